"""A bathroom wall that any stone suits: a walnut vanity with a stone top before a wall clad in one sheet."""

from home_bathroom import round_mirror, sconce, vessel
from lib import cabinets, camera, lighting, materials as m, props, rooms, stone as stones
from lib.mesh import box, flat_uv, fold_uv, rod

DEVELOP = {"exposure": 0.22, "warmth": -0.02}


def build(stone="white"):
    slab = stones.surface(stone)
    brass = m.metal("brass")
    wall = m.plaster("#DED7CB", 0.9, 0.5)
    height = 2.9
    rooms.wall("back wall", -3.2, 3.2, 0.0, 0.2, height, wall)
    rooms.tile_floor(-3.0, 3.0, -4.2, 0.0, 0.6, "#BDB2A2")

    # One sheet behind the vanity from its top to over the mirror, its mirror image below.
    left, right, low = -1.60, 1.60, 0.885
    clad = box("cladding", (left, -0.021, low + 0.0005), (right, -0.001, low + 1.56), slab, 0.001, 1)
    flat_uv(clad, stones.SHEET, (0.0, 0.03))
    under = box("cladding low", (left, -0.021, 0.001), (right, -0.001, low - 0.0005), slab, 0.001, 1)
    fold_uv(under, (left, -0.021, low), stones.SHEET, (0.0, 0.03))

    # The vanity hangs on it: 1.5 m of walnut, two drawers high.
    x0, x1, front, foot, top = -0.75, 0.75, -0.545, 0.36, 0.845
    box("side left", (x0, front + 0.021, foot), (x0 + 0.019, -0.023, top), m.wood("walnut", "y"), 0.001, 2)
    box("side right", (x1 - 0.019, front + 0.021, foot), (x1, -0.023, top), m.wood("walnut", "y"), 0.001, 2)
    box("floor", (x0 + 0.0195, front + 0.021, foot), (x1 - 0.0195, -0.023, foot + 0.019), m.wood("walnut", "x"), 0.001, 2)
    box("inside", (x0 + 0.02, front + 0.03, foot + 0.02), (x1 - 0.02, -0.026, top - 0.001), m.paint("#20160F", 0.7), 0)
    gap, mid = 0.003, (foot + top) / 2
    for i, (a, b) in enumerate(((x0, 0.0), (0.0, x1))):
        for j, (p, q) in enumerate(((foot, mid), (mid, top - 0.012))):
            cabinets.slab_front(f"drawer {i}{j}", a + gap / 2, b - gap / 2, p + gap / 2, q - gap / 2, front, m.wood("walnut", "x"))
            cabinets.bar_pull(f"pull {i}{j}", ((a + b) / 2, front, q - 0.045), 0.28, brass)
    cabinets.counter("top", x0 - 0.010, x1 + 0.010, front - 0.014, -0.022, slab, z=0.905, thick=0.058, size=stones.SHEET, offset=(0.25, 0.55))

    vessel((0, -0.29, 0.9055))
    props.basin_tap((0, -0.10, 0.9055), "brass", 0.16, 0.27)
    round_mirror((0, 1.62), 0.41)
    sconce(-0.64, 1.60)
    sconce(0.64, 1.60)
    props.vase((-0.52, -0.24, 0.9055), 0.20, 0.065, m.ceramic("#C9BEAC", 0.6))
    props.branches((-0.52, -0.24, 1.07), 4, 0.30, 0.30, 12, lean=(-0.1, 0), leaf=0.045)
    props.tray((0.50, -0.25, 0.9055), 0.26, 0.15)
    props.soap((0.45, -0.25, 0.9185))
    props.tumbler((0.56, -0.255, 0.9185), 0.034, 0.09)

    props.stool((1.24, -0.40, 0), 0.44, "walnut", "black", 0.17)
    props.folded_towels((1.24, -0.40, 0.444), 2, (0.26, 0.22), 0.04)
    rod("rail", (1.00, -0.082, 1.10), (1.44, -0.082, 1.10), 0.008, brass)
    for x in (1.03, 1.41):
        rod("rail post", (x, -0.022, 1.10), (x, -0.082, 1.10), 0.007, brass)
    props.hanging_towel((1.22, -0.082, 1.102), 0.32, 0.42, "#D8D1C4")

    # What the mirror and the polish see: a far wall with a door and a picture.
    rooms.wall("far wall", -3.2, 3.2, -5.6, -5.4, height, m.plaster("#D5CDBF", 0.9, 0.3))
    box("door", (0.10, -5.40, 0.002), (1.00, -5.36, 2.10), m.wood("walnut", "z"), 0.003)
    box("picture frame", (-1.25, -5.40, 1.25), (-0.55, -5.37, 2.15), m.wood("oak", "z"), 0.003)
    box("picture", (-1.22, -5.372, 1.28), (-0.58, -5.366, 2.12), m.plaster("#B7A98F", 0.9, 0.2), 0)

    # The window on the left lies outside the picture; its sun falls across the stone.
    rooms.side_window(-3.0, -3.1, -0.7, 0.7, 2.5, -5.4, 0.0, height, wall, bars=(2, 2), watts=62, colour="#FFF3E4")
    lighting.sun(64, 27, 4.0, 0.8, "#FFE6C8")
    lighting.area("fill", (2.4, -3.6, 3.0), (0, -0.2, 0.9), (2.4, 1.6), 34, "#EAF0F8").visible_glossy = False
    lighting.surround("#EEF1F5", 0.28, sky=1.2)
    camera.level((0.0, -3.95, 1.36), 0.0, 34, (0.0, -0.06))
    stones.finish(stone)
