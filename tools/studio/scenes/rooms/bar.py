"""A home bar that any stone suits: counter and back panel in stone between walnut, glass shelves on brass rails."""

from lib import cabinets, camera, lighting, materials as m, props, rooms, stone as stones
from lib.mesh import box, flat_uv, lathe, rod, smooth_profile

DEVELOP = {"exposure": 0.45, "warmth": -0.02}


def bottle(at, height=0.30, radius=0.037, colour="#2B3A2C", label="#E4DBC8"):
    """A corked bottle with a paper label."""
    x, y, z = at
    r, h = radius, height
    lathe("bottle", smooth_profile([(0, 0), (r * 0.9, 0), (r, h * 0.02), (r, h * 0.55), (r * 0.9, h * 0.64), (r * 0.38, h * 0.76), (r * 0.36, h * 0.97), (0, h * 0.97)], 6), m.ceramic(colour, 0.12), at, 56)
    lathe("label", [(r + 0.0006, h * 0.17), (r + 0.0008, h * 0.45)], m.paper(label), at, 56)
    rod("cork", (x, y, z + h * 0.95), (x, y, z + h), r * 0.40, m.metal("aged brass"), 24)


def goblet(at, height=0.20, radius=0.040):
    """A wine glass."""
    r, h = radius, height
    outer = smooth_profile([(r * 0.85, 0), (r * 0.82, 0.002), (0.006, 0.008), (0.0042, h * 0.25), (0.0046, h * 0.46), (r * 0.7, h * 0.58), (r, h * 0.76), (r * 0.82, h)], 6)
    inner = smooth_profile([(r * 0.82 - 0.0016, h), (r - 0.002, h * 0.76), (r * 0.68, h * 0.60), (0.0, h * 0.50)], 6)
    lathe("goblet", [(0, 0), *outer, *inner], m.glass(), at, 48)


def build(stone="white"):
    slab = stones.surface(stone)
    brass = m.metal("brass")
    wall = m.plaster("#DDD5C8", 0.9, 0.5)
    height, top = 2.9, cabinets.COUNTER
    rooms.plank_floor(-2.4, 2.6, -3.2, 0.0, "oak", 0.19, "y", seed=3)
    rooms.wall("back wall", -2.8, 3.0, 0.0, 0.2, height, wall)

    # Between two tall walnut cheeks: cabinets, counter, and stone behind the shelves up to a walnut bridge.
    left, right, front = -1.15, 1.15, -0.60
    across, up = m.wood("walnut", "x"), m.wood("walnut", "z")
    for tag, a, b in (("left", left - 0.34, left), ("right", right, right + 0.34)):
        box(f"cheek {tag}", (a, front + 0.0, 0.001), (b, -0.001, 2.45), up, 0.002)
    box("bridge", (left + 0.0005, front + 0.02, 2.20), (right - 0.0005, -0.001, 2.45), across, 0.002)
    cabinets.run("base", left + 0.002, [0.765] * 3, ["doors", "drawers3", "doors"], front + 0.045, 0.55, across, brass, high=top - 0.061, style="plain")
    cabinets.counter("counter", left + 0.001, right - 0.001, front + 0.005, -0.001, slab, thick=0.06, size=stones.SHEET, offset=(0.14, 0.0))
    back = box("panel", (left + 0.001, -0.021, top + 0.001), (right - 0.001, -0.001, 2.1995), slab, 0.001, 1)
    flat_uv(back, stones.SHEET, (0.14, 0.18))

    # Two glass shelves between brass rails.
    for z in (1.42, 1.80):
        box("shelf", (left + 0.16, -0.25, z - 0.010), (right - 0.16, -0.040, z), m.glass(), 0.001, 2)
        for y in (-0.252, -0.038):
            rod("rail", (left + 0.14, y, z - 0.017), (right - 0.14, y, z - 0.017), 0.006, brass)
    for x in (left + 0.14, right - 0.14):
        for y in (-0.252, -0.038):
            rod("upright", (x, y, top + 0.0005), (x, y, 2.195), 0.007, brass)
        for z in (1.42, 1.80):
            rod("bracket", (x, -0.252, z - 0.017), (x, -0.038, z - 0.017), 0.006, brass)

    for k in range(4):
        goblet((-0.86 + 0.105 * k, -0.14, 1.8005))
    for k, (h, colour) in enumerate(((0.30, "#2B3A2C"), (0.27, "#5A3A1E"), (0.32, "#1E2326"))):
        bottle((-0.10 + 0.115 * k, -0.14, 1.8005), h, 0.036, colour)
    props.vase((0.72, -0.145, 1.8005), 0.20, 0.06, m.ceramic("#D8CFC0", 0.6))
    for k in range(3):
        props.tumbler((-0.84 + 0.10 * k, -0.145, 1.4205), 0.038, 0.09)
    props.bowl((-0.25, -0.145, 1.4205), 0.095, 0.07, m.ceramic("#8C8271", 0.5, 0.4))
    for k, (h, colour) in enumerate(((0.28, "#6B4A22"), (0.30, "#2F2A26"))):
        bottle((0.42 + 0.12 * k, -0.14, 1.4205), h, 0.036, colour)
    for k in range(2):
        goblet((0.72 + 0.105 * k, -0.14, 1.4205))

    # On the counter: a small tap, a tray with a decanter, a board with lemons.
    props.gooseneck((0.45, -0.16, top), 0.34, 0.18, "brass", (0, -1), 0.011)
    props.tray((-0.62, -0.30, top + 0.0005), 0.36, 0.22)
    for k in range(2):
        props.tumbler((-0.70 + 0.11 * k, -0.33, top + 0.013), 0.040, 0.092)
    bottle((-0.55, -0.24, top + 0.013), 0.26, 0.042, "#7A4A1C", "#EFE7D6")
    props.bowl((0.86, -0.32, top + 0.001), 0.11, 0.06, m.ceramic("#E6DFD2", 0.4, 0.5))
    props.fruit((0.86, -0.32, top + 0.006), 5, "lemon", 0.075)

    lighting.area("daylight", (-3.2, -2.6, 2.1), (0, -0.2, 1.2), (2.4, 2.2), 170, "#FFF3E4")
    lighting.area("shelf light", (0, -0.20, 2.19), (0, -0.12, 1.0), (2.1, 0.05), 6, "#FFDDB0").visible_glossy = False
    lighting.area("fill", (2.4, -3.8, 2.6), (0, -0.2, 1.0), (2.4, 1.8), 45, "#EAF0F8").visible_glossy = False
    lighting.surround("#EEF1F5", 0.28, sky=1.2)
    camera.level((-0.95, -3.05, 1.50), 15, 33, (0.02, -0.03))
    stones.finish(stone)
