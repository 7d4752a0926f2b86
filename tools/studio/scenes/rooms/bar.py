"""A home bar that any stone suits: a counter with its sink and a back panel in one piece of stone between walnut, glass
shelves on brass rails."""

from lib import cabinets, camera, faucets, finishes, lighting, materials as m, props, rooms, sinks, stone as stones
from lib.loft import rounded
from lib.mesh import box, lathe, rod, smooth_profile

# In even light, as fractions of the picture from its upper left corner: stone is seen here as it is.
EVEN = (0.40, 0.55, 0.60, 0.64)


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


def shaker(at):
    """A cocktail shaker."""
    lathe("shaker", smooth_profile([(0, 0), (0.036, 0), (0.038, 0.004), (0.046, 0.14), (0.040, 0.165), (0.026, 0.185), (0.024, 0.21), (0.020, 0.222), (0, 0.226)], 5), finishes.fitting("stainless"), at, 56)


def build(stone="white"):
    slab = stones.surface(stone)
    brass = m.metal("brass")
    wall = m.plaster("#8A8A80", 0.9, 0.5)
    height, top = 2.9, cabinets.COUNTER
    rooms.plank_floor(-2.4, 2.6, -3.2, 0.0, "oak", 0.19, "y", seed=3)
    rooms.wall("back wall", -2.8, 3.0, 0.0, 0.2, height, wall)

    # Between two tall walnut cheeks: cabinets, counter, and the counter's stone carried up the wall to the wall cabinets.
    left, right, front, bridge = -1.15, 1.15, -0.60, 1.875
    across, up = m.wood("walnut", "x"), m.wood("walnut", "z")
    for tag, a, b in (("left", left - 0.34, left), ("right", right, right + 0.34)):
        box(f"cheek {tag}", (a, front, 0.001), (b, -0.001, 2.45), up, 0.002)
    box("bridge body", (left + 0.0005, -0.345, bridge), (right - 0.0005, -0.001, 2.45), across, 0.002)
    for k in range(3):
        a = left + 0.002 + k * 0.765
        cabinets.slab_front(f"bridge door {k}", a + 0.0015, a + 0.7635, bridge - 0.012, 2.447, -0.366, up)
    widths, kinds = [0.765] * 3, ["drawers3", "drawers3", "doors"]
    for k, (width, kind) in enumerate(zip(widths, kinds)):
        cabinets.unit(f"base {k}", left + 0.002 + k * width, left + 0.002 + (k + 1) * width, kind, front + 0.045, across, brass, high=top - 0.061, style="plain")
    box("base body", (left + 0.003, front + 0.066, 0.10), (right - 0.003, front + 0.072, top - 0.062), m.paint("#1A120C", 0.7), 0)
    box("toe", (left + 0.003, front + 0.11, 0.001), (right - 0.003, front + 0.125, 0.099), across, 0.0005, 1)
    begins, deep = (0.45, 0.065), 0.570
    sink = (0.46, -0.315, 0.40, 0.30, 0.03)
    stones.worktop(left + 0.001, right - 0.001, -deep, -0.001, top, 0.06, slab, begins, [sink])
    panel = box("panel", (left + 0.001, -0.021, top + 0.0005), (right - 0.001, -0.001, bridge - 0.001), slab, 0.001, 1)
    stones.lay(panel, stones.upright(left + 0.001, top, (begins[0], begins[1] + deep)))
    x, y, w, d, r = sink
    _, drain = sinks.undermount(rounded(w, d, r), 0.17, finishes.sink_steel(), (x, y, top), 0.06)
    sinks.kitchen_drain(drain)
    faucets.kitchen((x, -0.10, top), height=0.34, reach=0.17, finish="brushed brass", radius=0.0115, wand_kind=None, grip="side-lever")

    # Two glass shelves between brass rails.
    for z in (1.34, 1.62):
        box("shelf", (left + 0.16, -0.25, z - 0.010), (right - 0.16, -0.040, z), m.glass(), 0.001, 2)
        for y in (-0.252, -0.038):
            rod("rail", (left + 0.14, y, z - 0.017), (right - 0.14, y, z - 0.017), 0.006, brass)
    for x in (left + 0.14, right - 0.14):
        for y in (-0.252, -0.038):
            rod("upright", (x, y, 1.30), (x, y, bridge - 0.001), 0.006, brass)
        for z in (1.34, 1.62):
            rod("bracket", (x, -0.252, z - 0.017), (x, -0.038, z - 0.017), 0.006, brass)

    for k in range(4):
        goblet((-0.86 + 0.105 * k, -0.14, 1.6205))
    for k, (h, colour) in enumerate(((0.22, "#2B3A2C"), (0.20, "#5A3A1E"), (0.23, "#1E2326"))):
        bottle((0.20 + 0.105 * k, -0.14, 1.6205), h, 0.036, colour)
    for k in range(3):
        goblet((0.60 + 0.105 * k, -0.14, 1.6205), 0.17, 0.046)
    for k in range(4):
        props.tumbler((-0.84 + 0.10 * k, -0.145, 1.3405), 0.038, 0.09)
    props.stack((-0.30, -0.145, 1.3405), 3, 8, (0.20, 0.15))
    bottle((0.02, -0.14, 1.3405), 0.25, 0.036, "#6B4A22")
    for k in range(3):
        goblet((0.62 + 0.105 * k, -0.14, 1.3405), 0.14, 0.048)

    # On the counter: a tray with a decanter and a shaker, limes on a board.
    props.tray((-0.66, -0.30, top + 0.0005), 0.40, 0.24)
    for k in range(2):
        props.tumbler((-0.60 + 0.10 * k, -0.35, top + 0.013), 0.040, 0.092)
    bottle((-0.76, -0.27, top + 0.013), 0.26, 0.046, "#7A4A1C", "#EFE7D6")
    shaker((-0.62, -0.23, top + 0.013))
    sinks.cutting_board(-0.16, 0.12, -0.40, -0.20, top + 0.0005, 0.020, m.wood("maple", "x"))
    lime = m.ceramic("#7C8F3A", 0.4)
    for dx, dy in ((-0.05, 0.01), (0.015, 0.03), (0.03, -0.035)):
        lathe("lime", smooth_profile([(0, -0.028), (0.016, -0.024), (0.026, -0.008), (0.026, 0.008), (0.016, 0.024), (0, 0.028)], 5), lime, (-0.02 + dx, -0.30 + dy, top + 0.048), 36)
    props.book((0.82, -0.30, top + 0.001), (0.20, 0.15, 0.024), "#2F4038", lying=True)

    lighting.area("daylight", (-3.2, -2.8, 2.1), (0, -0.2, 1.2), (2.4, 2.2), 190, "#FFF6EC")
    lighting.area("shelf light", (0, -0.20, bridge - 0.006), (0, -0.12, 1.0), (2.1, 0.05), 5, "#FFE2BC").visible_glossy = False
    lighting.area("fill", (2.4, -3.8, 2.6), (0, -0.2, 1.0), (2.4, 1.8), 70, "#EEF1F6").visible_glossy = False
    lighting.surround("#EEF1F5", 0.34, sky=1.2)
    camera.level((-0.95, -3.05, 1.62), 15, 33, (0.02, -0.10))
