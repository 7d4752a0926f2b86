"""Close at a shaker cabinet: a drawer stands open and shows its dovetails and its ordered inside."""

import random

from lib import cabinets, camera, lighting, materials as m, props, rooms
from lib.mesh import box, flat_uv, lathe, rod, smooth_profile
from lib.studio import slab_picture

DEVELOP = {"exposure": 0.45, "warmth": -0.03, "look": "High Contrast"}


def spoon(x, y, z, length, species, heading):
    """A wooden spoon lying down."""
    import math

    wood = m.wood(species, "x")
    c, s = math.cos(heading), math.sin(heading)
    rod("spoon stem", (x, y, z + 0.008), (x + c * length, y + s * length, z + 0.010), 0.0055, wood, 20)
    head = lathe("spoon head", smooth_profile([(0, -0.005), (0.018, -0.004), (0.026, 0.003), (0.024, 0.005), (0.015, 0.0), (0, -0.001)], 5), m.wood(species, "y"), (x - c * 0.025, y - s * 0.025, z + 0.010), 40)
    head.scale = (1.45, 0.95, 1)
    head.rotation_euler = (0, 0, heading)


def build():
    brass = m.metal("brass")
    green = m.paint("#3A5148")
    stone = m.slab(slab_picture("calacatta-supreme"), 0.12)
    wall = m.plaster("#DDD6CA", 0.9, 0.5)
    rooms.plank_floor(-2.6, 2.9, -3.6, 0.0, "oak", 0.19, "x", seed=5)
    rooms.wall("back wall", -3.0, 3.0, 0.0, 0.2, 2.7, wall)
    rooms.wall("right wall", 2.9, 3.1, -3.6, 0.0, 2.7, wall)
    rooms.side_window(-2.6, -2.4, -0.9, 0.85, 2.3, -3.8, 0.0, 2.7, wall, bars=(2, 3), watts=85, colour="#FFF3E2")
    rooms.ceiling(-3.0, 3.0, -4.0, 0.2, 2.7)

    front = -0.62
    gap = cabinets.GAP
    x = -1.35
    widths = [0.6, 0.6, 0.9, 0.6, 0.6]
    low, high = cabinets.TOE, cabinets.COUNTER - cabinets.TOP
    a, b = -0.15, 0.75
    cabinets.run("left", x, [0.6, 0.6], ["door-r", "door-l"], front, 0.60, green, brass)
    cabinets.run("right", b, [0.6, 0.6], ["drawers3", "door-r"], front, 0.60, green, brass)
    del widths
    # The middle unit: its top drawer is open, so its body is a frame and not a block.
    dark = m.wood("maple", "z")
    for p, q in ((a + 0.0005, a + 0.018), (b - 0.018, b - 0.0005)):
        box("side", (p, front + 0.0205, low), (q, -0.021, high - 0.001), dark, 0.0005, 1)
    box("bottom", (a + 0.019, front + 0.0205, low), (b - 0.019, -0.021, low + 0.018), dark, 0.0005, 1)
    box("back", (a, -0.02, low), (b, -0.012, high), dark, 0)
    box("stretcher", (a + 0.019, front + 0.0205, high - 0.020), (b - 0.019, front + 0.10, high - 0.001), dark, 0.0005, 1)
    box("toe", (a, front + 0.065, 0.001), (b, front + 0.08, low - 0.001), green, 0.0005, 1)
    top_h = 0.185
    z1 = high - gap
    pull = 0.40
    for tag, z0, zz1, out in (("top", z1 - top_h, z1, pull), ("mid", low + 0.31, z1 - top_h - gap, 0), ("low", low + gap / 2, low + 0.31 - gap, 0)):
        cabinets.shaker(f"drawer {tag}", a + gap / 2, b - gap / 2, z0, zz1, front - out, green)
        z = (z0 + zz1) / 2 if tag == "top" else zz1 - 0.031
        cabinets.bar_pull(f"pull {tag}", ((a + b) / 2, front - out, z), 0.34, brass)
    bx0, bx1, bz0, bz1 = a + 0.032, b - 0.032, z1 - top_h + 0.022, z1 - 0.030
    by = front - pull + cabinets.DOOR + 0.0006
    cabinets.drawer_box("box", bx0, bx1, by, 0.52, bz0, bz1, "maple")
    steel = m.metal("steel")
    for sx in (bx0 - 0.011, bx1 + 0.001):
        box("runner", (sx, by + 0.02, bz0 + 0.012), (sx + 0.010, by + 0.50, bz0 + 0.040), steel, 0.001)

    # Inside: walnut dividers, wooden spoons, folded linen.
    floor = bz0 + 0.0185
    walnut = m.wood("walnut", "y")
    inside0, inside1 = bx0 + 0.0145, bx1 - 0.0145
    y0, y1 = by + 0.0145, by + 0.505
    for t in (0.30, 0.56, 0.78):
        dx = inside0 + (inside1 - inside0) * t
        box("divider", (dx - 0.004, y0 + 0.001, floor), (dx + 0.004, y1 - 0.001, floor + 0.075), walnut, 0.0012, 2)
    rng = random.Random(3)
    cell = [inside0 + (inside1 - inside0) * t for t in (0, 0.30, 0.56, 0.78, 1)]
    for k, species in enumerate(("oak", "walnut", "ash", "smoked oak")):
        spoon(cell[1] + 0.045 + 0.034 * k, y0 + 0.07 + rng.uniform(0, 0.03), floor + 0.004, 0.28, species, 1.5708 + rng.uniform(-0.04, 0.04))
    props.folded_towels((cell[0] + 0.112, y0 + 0.13, floor), 2, (0.20, 0.20), 0.026, ("#DCD4C6", "#8F9A88"))
    props.folded_towels((cell[0] + 0.112, y0 + 0.36, floor), 2, (0.20, 0.19), 0.026, ("#B58A66", "#DCD4C6"))
    for k in range(6):
        fx = cell[2] + 0.028 + 0.021 * k
        rod("knife", (fx, y0 + 0.06, floor + 0.006), (fx + 0.002, y0 + 0.30, floor + 0.006), 0.0042, brass, 16)
    for k in range(3):
        props.bowl((cell[3] + 0.085, y0 + 0.11 + 0.15 * k, floor + 0.001), 0.068, 0.05, m.ceramic(("#E2DACC", "#8C8271", "#5B564C")[k], 0.4, 0.4))

    cabinets.counter("counter", x - 0.01, 1.97, front - 0.020, -0.001, stone, size=(3.5, 1.75), offset=(0.02, 0.25))
    splash = box("splashback", (x - 0.01, -0.014, cabinets.COUNTER + 0.001), (1.97, -0.001, 1.46), stone, 0.001, 1)
    # The sheet is as long as the wall: no vein is seen twice.
    flat_uv(splash, (3.5, 1.75), (0.02, 0.05))
    props.vase((-0.62, -0.30, cabinets.COUNTER + 0.001), 0.26, 0.09, m.ceramic("#E2DACC", 0.4, 0.5))
    props.branches((-0.62, -0.30, cabinets.COUNTER + 0.21), 6, 0.46, 0.4, 17)
    props.board((1.02, -0.10, cabinets.COUNTER + 0.001), 0.26, 0.38, species="walnut")
    props.board((1.22, -0.125, cabinets.COUNTER + 0.001), 0.19, 0.28, species="oak", lean=10)
    props.bowl((0.62, -0.36, cabinets.COUNTER + 0.001), 0.14, 0.08, m.ceramic("#5B564C", 0.5, 0.3))
    props.fruit((0.62, -0.36, cabinets.COUNTER + 0.012), 5, "fig", 0.09)

    lighting.sun(74, 29, 15.0, 0.6, "#FFE6C6")
    lighting.area("fill", (1.8, -3.2, 2.3), (0.2, -0.7, 0.8), (2.0, 1.6), 20, "#E8EFF8")
    lighting.surround("#EEF1F5", 0.32)
    camera.level((-1.15, -1.95, 1.36), 46, 40, (0.0, -0.26), focus=(0.0, -0.9, 0.8), fstop=6.3)
