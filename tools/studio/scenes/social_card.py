"""The background of a link's preview: still life on stone at the right, quiet lit wall at the left for words."""

from lib import camera, lighting, materials as m, props, rooms
from lib.mesh import box, flat_uv, fold_uv
from lib.studio import slab_picture

DEVELOP = {"exposure": 0.0, "warmth": -0.03, "look": "Medium High Contrast"}


def build():
    wall = m.plaster("#CFC7B8", 0.9, 0.8)
    rooms.wall("back wall", -3.4, 3.4, 0.0, 0.2, 2.7, wall)
    rooms.side_window(-1.9, -2.1, -0.55, 0.95, 2.3, -3.4, 0.0, 2.7, wall, bars=(3, 3), watts=48, colour="#FFF3E2")
    rooms.ceiling(-3.4, 3.4, -3.6, 0.2, 2.7)
    stone = m.slab(slab_picture("calacatta-supreme"), 0.12)
    top = box("counter", (-2.2, -0.66, 0.874), (2.2, -0.001, 0.914), stone, 0.003, 4)
    fold_uv(top, (-2.2, -0.66, 0.914), (3.2, 1.6), (0.0, 0.2))
    box("cabinet", (-2.2, -0.63, 0.1), (2.2, -0.002, 0.872), m.paint("#3A5148"), 0.002)
    z = 0.9148
    props.vase((0.78, -0.30, z), 0.30, 0.105, m.ceramic("#E2DACC", 0.45, 0.5))
    props.branches((0.78, -0.30, z + 0.25), 7, 0.55, 0.42, 9)
    props.bowl((0.42, -0.40, z), 0.13, 0.075, m.ceramic("#6A6255", 0.5, 0.4))
    props.fruit((0.42, -0.40, z + 0.012), 5, "pear", 0.085, seed=8)
    board = box("sample", (-0.17, -0.02, 0), (0.17, 0, 0.44), m.slab(slab_picture("space-black"), 0.12), 0.0015, 2)
    flat_uv(board, (1.3, 0.65), (0.55, 0.30), "xz")
    board.location = (1.08, -0.10, z + 0.218)
    board.rotation_euler = (-0.14, 0, 0)
    props.board((1.25, -0.15, z), 0.22, 0.32, species="walnut")
    lighting.sun(66, 25, 10.0, 0.6, "#FFE2BE")
    lighting.area("fill", (1.9, -3.0, 2.2), (0.2, -0.2, 1.0), (1.6, 1.6), 8, "#E6EEF8")
    lighting.surround("#E9EEF5", 0.2)
    camera.level((0.12, -2.75, 1.20), 0.0, 41, (0.0, 0.015))
