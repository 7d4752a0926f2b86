"""A laundry that any stone suits: a counter over two machines and a sink, its near end in stone down to the floor."""

from lib import cabinets, camera, faucets, finishes, lighting, materials as m, props, rooms, sinks, stone as stones, wardrobe
from lib.cladding import floor
from lib.loft import rounded
from lib.mesh import box, lathe, rod, smooth_profile

# In even light, as fractions of the picture from its upper left corner: stone is seen here as it is.
EVEN = (0.44, 0.49, 0.52, 0.58)

SAGE = "#87917C"


def machine(x0, x1, front, high, dark=False):
    """A front loader: enamel case, a round door with its glass, a drawer and a dial."""
    enamel, black = m.paint("#E4E2DC", 0.22, 0.03), m.paint("#17181A", 0.08, 0.0)
    middle = (x0 + x1) / 2
    box("case", (x0, front + 0.004, 0.012), (x1, front + 0.56, high), enamel, 0.012)
    box("panel line", (x0 + 0.004, front + 0.0025, high - 0.135), (x1 - 0.004, front + 0.006, high - 0.132), m.paint("#9A9890"), 0)
    for radius, deep, material in ((0.205, 0.030, m.metal("steel")), (0.165, 0.034, black)):
        ring = lathe("door", smooth_profile([(0, deep), (radius * 0.72, deep * 1.02), (radius * 0.96, deep * 0.8), (radius, deep * 0.35), (radius, 0)], 5), material, (middle, front + 0.003, high - 0.40), 96)
        ring.rotation_euler = (1.5707963, 0, 0)
    dial = lathe("dial", [(0, 0.024), (0.026, 0.024), (0.029, 0.021), (0.031, 0)], m.metal("steel"), (middle + 0.02, front + 0.003, high - 0.068), 48)
    dial.rotation_euler = (1.5707963, 0, 0)
    box("display", (middle + 0.09, front + 0.0005, high - 0.092), (middle + 0.21, front + 0.006, high - 0.044), black, 0.001)
    if not dark:
        box("soap drawer", (x0 + 0.03, front - 0.002, high - 0.105), (x0 + 0.20, front + 0.006, high - 0.032), enamel, 0.004)


def build(stone="white"):
    slab = stones.surface(stone)
    brass = m.metal("aged brass")
    sage = m.paint(SAGE)
    wall = m.plaster("#B3A491", 0.9, 0.35)
    height, top, thick, front = 3.8, cabinets.COUNTER, 0.04, -0.62
    x0, x1 = -1.25, 1.00
    rooms.wall("back wall", -3.2, 4.6, 0.0, 0.2, height, wall)
    floor("tile:#A08F7C", -3.0, 4.6, -4.4, 0.0)
    rooms.skirting(-3.0, x0 - 0.001, -0.0005, 0.12, m.paint("#CFC5B4"))

    # One sheet: the near end, the counter, and from the counter up the wall.
    begins, edge = (0.94, 0.06), front - 0.02
    sink = (0.50, -0.33, 0.52, 0.38, 0.03)
    stones.worktop(x0, x1, edge, -0.001, top, thick, slab, begins, [sink])
    stones.waterfall_end(x0, x0 + thick, edge, -0.001, top, thick, slab, begins)
    splash = box("splashback", (x0, -0.021, top + 0.0005), (x1, -0.001, 1.43), slab, 0.001, 1)
    stones.lay(splash, stones.upright(x0, top, (begins[0], begins[1] - edge)))

    inside = x0 + thick + 0.006
    for k in range(2):
        machine(inside + 0.61 * k, inside + 0.61 * k + 0.60, front - 0.005, 0.855, k == 1)
    box("between", (inside - 0.004, -0.2, 0.001), (inside + 1.22, -0.02, top - thick - 0.002), m.paint("#2A2520", 0.8), 0)
    a = inside + 1.222
    cabinets.unit("sink unit", a, x1, "doors", front, sage, brass, high=top - thick - 0.001)
    box("sink body", (a + 0.001, front + 0.021, 0.10), (x1 - 0.001, front + 0.027, top - thick - 0.002), m.paint("#1B1712", 0.7), 0)
    box("sink cheek", (a - 0.012, front + 0.002, 0.001), (a - 0.0005, -0.02, top - thick - 0.001), sage, 0.001, 1)
    box("toe", (a, front + 0.065, 0.001), (x1, front + 0.08, 0.099), sage, 0.0005, 1)
    x, y, w, d, r = sink
    _, drain = sinks.undermount(rounded(w, d, r), 0.24, finishes.glaze(), (x, y, top), thick, floor=0.05)
    sinks.kitchen_drain(drain)
    faucets.bridge((x, -0.085, top), height=0.32, reach=0.19, finish="brushed brass", grip="cross", extras=())

    # A tall cupboard closes the run; above the counter a shelf with a rail for what must not be folded.
    for z0, z1, tag in ((0.10, 1.45, "low"), (1.45, 2.35, "high")):
        cabinets.unit(f"tall {tag}", x1 + 0.006, x1 + 0.62, "panel", front, sage, None, z0, z1)
    cabinets.bar_pull("tall pull", (x1 + 0.040, front, 1.18), 0.36, brass, upright=True)
    box("tall body", (x1 + 0.004, front + 0.021, 0.001), (x1 + 0.624, -0.001, 2.35), sage, 0.001, 1)
    box("tall crown", (x1 - 0.004, front - 0.012, 2.351), (x1 + 0.64, -0.001, 2.40), sage, 0.004)
    cabinets.shelf("shelf", x0, x1 + 0.002, -0.30, -0.002, 2.09, "oak")
    rod("rail", (x0 + 0.05, -0.19, 1.985), (x1 - 0.35, -0.19, 1.985), 0.010, brass)
    for rx in (x0 + 0.12, x1 - 0.42):
        rod("rail hanger", (rx, -0.19, 1.985), (rx, -0.19, 2.054), 0.006, brass)
    wardrobe.hang(x0 + 0.16, x0 + 0.95, -0.19, 1.985, "shirts", seed=6, fill=0.9, colours=("#E7E2D6", "#C9BFAE", "#8FA0A6", "#D9C2A8"), length=0.55)
    wardrobe.woven((-0.95, -0.16, 2.0905), (0.36, 0.26, 0.20))
    wardrobe.woven((-0.52, -0.16, 2.0905), (0.36, 0.26, 0.20))
    wardrobe.storage_box((-0.06, -0.16, 2.0905), (0.34, 0.27, 0.18), "#C9BDA8")
    wardrobe.jars(0.28, 0.80, -0.15, 2.0905, seed=5)

    # On the counter: linen fresh from the machine, soap, pegs in a bowl.
    wardrobe.folded((-0.88, -0.33, top), 4, (0.34, 0.30), seed=3, colours=("#E7E1D6", "#9DAAA8", "#D8CDBE"))
    wardrobe.folded((-0.46, -0.31, top), 2, (0.30, 0.26), seed=8, colours=("#C8A98C", "#EDE8DF"))
    wardrobe.jar((0.06, -0.15, top + 0.001), 0.06, 0.20, "#E9E5DC", "oak")
    wardrobe.jar((0.185, -0.13, top + 0.001), 0.05, 0.14, "#D7DADA", "oak")
    props.soap((0.86, -0.16, top + 0.0005), "#7A6A50", "brass")
    props.bowl((-0.02, -0.40, top + 0.001), 0.075, 0.05, m.ceramic("#6F8390", 0.4, 0.3))
    wardrobe.woven((-1.66, -0.36, 0.0), (0.46, 0.40, 0.46))
    wardrobe.folded((-1.66, -0.36, 0.40), 2, (0.36, 0.30), seed=12, colours=("#E7E1D6", "#B7C0BC"))

    # A window on the left, outside the picture.
    rooms.side_window(-3.0, -3.4, -0.9, 0.6, 2.5, -5.6, 0.0, height, wall, bars=(2, 2), watts=52, colour="#FFF8EE")
    lighting.sun(58, 33, 1.8, 2.5, "#FFE6C8")
    lighting.area("fill", (1.2, -4.2, 2.4), (-0.1, 0.0, 1.1), (2.6, 1.8), 74, "#EEF1F6").visible_glossy = False
    lighting.surround("#EEF1F5", 0.36, sky=1.2)
    camera.level((-2.25, -3.25, 1.62), 31, 30, (0.03, -0.08))
