"""Close along the edge of a stone counter, window light raking over the polish: a wide picture."""

from lib import camera, lighting, materials as m, props, rooms
from lib.mesh import box, fold_uv
from lib.studio import slab_picture

DEVELOP = {"exposure": -0.1, "warmth": -0.03, "look": "Medium High Contrast"}


def build():
    wall = m.plaster("#CFC8BB", 0.9, 0.7)
    rooms.wall("back wall", -3.4, 3.4, 0.0, 0.2, 2.7, wall)
    rooms.side_window(-2.4, -1.85, -0.35, 0.95, 2.2, -6.0, 0.0, 2.7, wall, bars=(2, 3), watts=75, colour="#FFF3E2")
    rooms.ceiling(-3.4, 3.4, -3.2, 0.2, 2.7)

    stone = m.slab(slab_picture("calacatta-oro-classic"), 0.10)
    x0, x1, y0, y1, z = -1.9, 2.2, -1.62, -0.62, 0.914
    top = box("counter", (x0, y0, z - 0.03), (x1, y1, z), stone, 0.003, 4)
    fold_uv(top, (x0, y0, z), (3.2, 1.6), (0.12, 0.12))
    green = m.paint("#3A5148")
    box("cabinet", (x0 + 0.05, y0 + 0.03, 0.1), (x1 - 0.05, y1 - 0.03, z - 0.032), green, 0.002)
    # The wall run behind, out of focus.
    back = box("back counter", (-2.4, -0.60, z - 0.03), (3.2, -0.001, z - 0.0), m.wood("oak", "x"), 0.003)
    del back
    box("back cabinet", (-2.4, -0.58, 0.1), (3.2, -0.002, z - 0.031), green, 0.002)
    box("shelf", (-0.9, -0.26, 1.42), (2.6, -0.001, 1.455), m.wood("oak", "x"), 0.003)
    clay = m.ceramic("#E2DACC", 0.4, 0.5)
    dark = m.ceramic("#514C44", 0.5, 0.2)
    for k in range(3):
        props.bowl((-0.55, -0.14, 1.456 + 0.024 * k), 0.1, 0.06, clay)
    props.vase((0.0, -0.14, 1.456), 0.22, 0.07, dark)
    props.vase((1.25, -0.3, z + 0.001), 0.28, 0.10, dark)
    props.board((0.7, -0.09, z + 0.001), 0.28, 0.40, species="walnut")
    props.board((0.92, -0.12, z + 0.001), 0.20, 0.30, species="oak")

    props.bowl((-0.30, -1.02, z + 0.0008), 0.15, 0.085, m.ceramic("#8C8271", 0.5, 0.4))
    props.fruit((-0.30, -1.02, z + 0.014), 5, "pear", 0.10, seed=8)
    props.vase((-1.05, -0.95, z + 0.0008), 0.24, 0.09, clay)
    props.branches((-1.05, -0.95, z + 0.20), 6, 0.46, 0.45, 9)

    lighting.sun(118, 24, 8.0, 0.6, "#FFE4C2")
    lighting.area("fill", (2.2, -2.8, 2.2), (0.2, -1.0, 0.9), (1.6, 1.6), 5, "#EEF2F8")
    lighting.surround("#EFF1F4", 0.24, sky=2.6)
    camera.level((1.22, -2.22, 1.16), -44, 38, (0.0, -0.09), focus=(0.35, -1.35, z), fstop=4.0)
