"""A hood plastered like the wall: one smooth body whose front corners are round, flared towards its foot."""

from lib.loft import arc, skin
from lib.mesh import smooth_profile


def plaster_hood(middle, y, flank, depths, material, corner=0.030):
    """Against a wall at `y`. `flank` are (half width, height) from foot to head, joined by a smooth curve; `depths` at the
    foot and at the head."""
    curve = smooth_profile(flank, 10)
    widest, least = flank[0][0], flank[-1][0]
    rings = []
    for half, z in curve:
        share = (half - least) / (widest - least)
        deep = depths[1] + (depths[0] - depths[1]) * share
        front = [(half - corner + corner * c, -deep + corner - corner * s) for c, s in arc(8)]
        outline = [(half, 0.0), *front, *((-px, py) for px, py in reversed(front)), (-half, 0.0)]
        rings.append([(middle + px, y + py, z) for px, py in outline])
    return skin("hood", rings, material, (0, 0, 0), True, False, 50)
