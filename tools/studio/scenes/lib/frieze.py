"""The wide, low pictures at the top of a family's page: a row of what it sells. Wide screens show only a band about their middle,
a sixth as high as it is long; phones show three times that."""

from . import camera


def look(x, y, z, wide, eye=1.3, lens=50.0):
    """A level camera before a row at depth `y`: the picture is `wide` metres there and its middle is at height `z`."""
    camera.level((x, y - wide * lens / 36, eye), 0.0, lens, (0.0, (z - eye) / wide))
