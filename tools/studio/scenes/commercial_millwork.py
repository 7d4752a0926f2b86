"""The lobby of an office by the lake: a stone and fluted-oak reception desk, a wall of slats with lit shelves, a booth."""

from contact import chair
from lib import cabinets, camera, lighting, materials as m, props, rooms
from lib.cladding import floor
from lib.mesh import box, flat_uv, lathe, rod
from lib.place import placed
from works.look import stone

DEVELOP = {"exposure": 0.05, "warmth": -0.02, "look": "Medium High Contrast"}


def build():
    height = 3.3
    wall = m.plaster("#E2DBCF", 0.9, 0.4)
    oak, oak_x = m.wood("oak", "z"), m.wood("oak", "x")
    floor("tile:#8F887C", -4.6, 4.6, -8.2, 0)
    rooms.wall("back wall", -4.8, 4.8, 0, 0.2, height, wall)
    rooms.wall("right wall", 4.4, 4.6, -8.2, 0, height, wall)
    rooms.side_window(-4.6, -6.6, -1.0, 0.05, 3.0, -8.4, 0, height, wall, bars=(5, 1), frame="#232524", watts=260, colour="#FFF4E6", thick=0.3)
    rooms.ceiling(-4.8, 4.8, -8.4, 0.2, height, "#E9E5DC")
    # Timber baffles under the ceiling.
    for k in range(17):
        x = -4.0 + 0.5 * k
        box("baffle", (x - 0.025, -6.8, height - 0.26), (x + 0.025, -0.4, height - 0.04), m.wood("oak", "y"), 0.002)
    # The wall behind the desk: slats, then a dark field with lit shelves.
    box("felt", (-4.0, -0.02, 0.001), (4.2, -0.0005, 3.0), m.paint("#2A302D", 0.9), 0)
    x = -4.0
    while x < 4.2:
        if not (-1.25 < x + 0.02 < 2.05):
            box("slat", (x, -0.07, 0.001), (x + 0.036, -0.0205, 3.0), oak, 0.002, 2)
        x += 0.064
    box("niche", (-1.26, -0.04, 0.001), (2.06, -0.0205, 3.0), m.paint("#3A5148", 0.6), 0.001)
    for z in (1.30, 1.72, 2.14, 2.56):
        box("shelf", (-1.25, -0.30, z - 0.036), (2.05, -0.0405, z), oak_x, 0.002)
        box("shelf light", (-1.2, -0.06, z - 0.0385), (2.0, -0.05, z - 0.0365), m.glow("#FFDCA8", 10.0), 0)
    for x in (-1.25, -0.15, 0.95, 2.05):
        box("upright", (x - 0.018, -0.31, 0.001), (x + 0.018, -0.0410, 3.0), oak, 0.002)
    clay = [m.ceramic(c, 0.45, 0.3) for c in ("#E6DFD2", "#5B564C", "#8C8271")]
    for i, z in enumerate((1.30, 1.72, 2.14, 2.56)):
        for k in range(3):
            x = -0.70 + 1.10 * k
            pick = (i * 2 + k * 3) % 4
            if pick == 0:
                props.books(x - 0.42, x + 0.15, -0.25, z + 0.0005, 5 + i * 3 + k, 0.29)
            elif pick == 1:
                props.vase((x - 0.15, -0.17, z + 0.0005), 0.26, 0.08, clay[(i + k) % 3])
                props.stack((x + 0.2, -0.17, z + 0.0005), 3, i + k)
            elif pick == 2:
                props.bowl((x, -0.17, z + 0.0005), 0.13, 0.09, clay[(i + 1) % 3])
            else:
                props.stack((x - 0.2, -0.17, z + 0.0005), 4, 9 + i)
                props.vase((x + 0.22, -0.17, z + 0.0005), 0.2, 0.1, clay[k % 3], 0.5)
    # The desk: a stone sheet folded over fluted oak, a lower part for those who sit.
    top = stone("calacatta-supreme")
    x0, x1, y0, y1, z = -1.75, 1.35, -2.85, -2.05, 1.06
    cabinets.waterfall("desk", x0, x1, y0, y1, top, z=z, thick=0.05, offset=(0.05, 0.1))
    box("desk body", (x0 + 0.052, y0 + 0.10, 0.08), (x1 - 0.052, y1 - 0.04, z - 0.052), oak, 0.001, 1)
    box("desk toe", (x0 + 0.052, y0 + 0.13, 0.001), (x1 - 0.052, y1 - 0.06, 0.0795), m.metal("black"), 0.001, 1)
    box("toe light", (x0 + 0.06, y0 + 0.118, 0.074), (x1 - 0.06, y0 + 0.128, 0.0785), m.glow("#FFDCA8", 12.0), 0)
    n = int((x1 - x0 - 0.11) / 0.05)
    for i in range(n):
        cx = x0 + 0.055 + (x1 - x0 - 0.11) * (i + 0.5) / n
        rod("flute", (cx, y0 + 0.10, 0.081), (cx, y0 + 0.10, z - 0.053), 0.0242, oak, 20)
    box("low desk", (x1 + 0.001, y0 + 0.06, 0.70), (x1 + 1.35, y1, 0.745), top, 0.002)
    flat_uv(box("low end", (x1 + 1.305, y0 + 0.06, 0.001), (x1 + 1.35, y1, 0.6995), top, 0.002), offset=(0.5, 0.2), plane="yz")
    box("low front", (x1 + 0.001, y0 + 0.30, 0.10), (x1 + 1.30, y0 + 0.32, 0.699), oak_x, 0.002)
    props.vase((-1.3, -2.4, z + 0.001), 0.40, 0.095, m.ceramic("#3C4A43", 0.3, 0.3), 0.28)
    props.branches((-1.3, -2.4, z + 0.36), 4, 0.70, 0.34, 52, leaf=0.085, colour="#7C7A4A", density=0.7)
    props.stack((0.4, -2.45, z + 0.001), 2, 6)
    box("screen", (1.78, -2.42, 0.80), (2.36, -2.40, 1.14), m.paint("#1A1B1B", 0.25), 0.006)
    rod("screen foot", (2.07, -2.38, 0.746), (2.07, -2.38, 0.90), 0.018, m.metal("steel"))
    for px in (-1.0, -0.2, 0.6):
        props.pendant((px, -2.45, 2.05), height - 0.26, 0.13, shape="globe", glow=3.0)
    # A booth along the right wall and chairs by the window.
    cloth = m.fabric("#6F7A6B", 500)
    with placed(4.4, -3.3, 0, -90):
        box("booth base", (-1.6, -0.62, 0.001), (1.6, -0.001, 0.36), oak_x, 0.002)
        for k in range(3):
            a = -1.59 + 1.062 * k
            box("booth seat", (a, -0.66, 0.3605), (a + 1.055, -0.14, 0.47), cloth, 0.035, 5)
            box("booth back", (a, -0.16, 0.475), (a + 1.055, -0.03, 0.98), cloth, 0.035, 5)
        box("booth panel", (-1.62, -0.028, 0.3605), (1.62, -0.0005, 1.9), oak, 0.002)
    lathe("table", [(0, 0.745), (0.36, 0.745), (0.366, 0.735), (0.36, 0.72), (0, 0.72)], oak_x, (3.2, -3.3, 0), 80)
    lathe("table foot", [(0, 0.719), (0.03, 0.719), (0.03, 0.03), (0.24, 0.015), (0.24, 0.001), (0, 0.001)], m.metal("black"), (3.2, -3.3, 0))
    chair(-3.2, -2.6, 58, "#A98F6E")
    chair(-3.1, -4.1, 112, "#A98F6E")
    lathe("low table", [(0, 0.42), (0.30, 0.42), (0.306, 0.41), (0.30, 0.395), (0, 0.395)], top, (-2.75, -3.4, 0), 72)
    lathe("low table foot", [(0, 0.394), (0.025, 0.394), (0.025, 0.02), (0.18, 0.01), (0.18, 0.001), (0, 0.001)], m.metal("black"), (-2.75, -3.4, 0))
    lighting.sun(70, 30, 8.0, 0.7, "#FFE6C8")
    lighting.area("fill", (1.0, -8.0, 2.8), (0, -1.5, 1.0), (3.6, 2.0), 95, "#EEF1F6").visible_glossy = False
    lighting.surround("#EEF1F5", 0.42)
    camera.level((-1.05, -7.45, 1.48), 4.0, 29, (0.0, -0.045))
