"""A bathroom wall that any stone suits: a walnut vanity with a stone top and its basin, before a panel of the same sheet."""

from lib import bathing, cabinets, camera, faucets, finishes, lamps, lighting, materials as m, mirror_room, props, rooms, sinks, stone as stones, wardrobe
from lib.loft import rounded
from lib.mesh import box, lathe, rod, smooth_profile

# In even light, as fractions of the picture from its upper left corner: stone is seen here as it is.
EVEN = (0.245, 0.09, 0.32, 0.20)


def build(stone="white"):
    slab = stones.surface(stone)
    brass = m.metal("brass")
    wall = m.plaster("#A39685", 0.9, 0.5)
    height = 2.9
    rooms.wall("back wall", -3.2, 3.2, 0.0, 0.2, height, wall)
    rooms.wall("right wall", 2.45, 2.65, -6.0, 0.0, height, wall)
    rooms.tile_floor(-3.0, 2.45, -4.2, 0.0, 0.6, "#A79C8C")
    rooms.skirting(-3.0, 2.45, -0.0005, 0.10, m.paint("#8F8373"))

    # One sheet: most of it stands behind the vanity, the rest, turned, is its top.
    left, right, low = -1.10, 1.10, 0.915
    clad = box("cladding", (left, -0.021, low + 0.0005), (right, -0.001, low + 1.53), slab, 0.001, 1)
    stones.lay(clad, stones.upright(left, low, (0.02, 0.05)))
    x0, x1, front, foot, top, thick = -0.80, 0.80, -0.545, 0.36, 0.855, 0.058
    surface, edge = low, front - 0.014
    basin = (0.0, -0.305, 0.50, 0.32, 0.07)
    plate = stones.worktop(x0 - 0.010, x1 + 0.010, edge, -0.0225, surface, thick, slab, (0, 0), [basin])
    drop = lambda p, n: surface - p.z if n.y < -0.7 else 0  # noqa: E731
    stones.lay(plate, lambda p, n: (2.30 + p.y - edge - drop(p, n), 0.81 - p.x))

    # The vanity hangs on the wall: 1.6 m of walnut, two drawers high.
    box("side left", (x0, front + 0.021, foot), (x0 + 0.019, -0.002, top), m.wood("walnut", "y"), 0.001, 2)
    box("side right", (x1 - 0.019, front + 0.021, foot), (x1, -0.002, top), m.wood("walnut", "y"), 0.001, 2)
    box("floor", (x0 + 0.0195, front + 0.021, foot), (x1 - 0.0195, -0.002, foot + 0.019), m.wood("walnut", "x"), 0.001, 2)
    box("inside", (x0 + 0.02, front + 0.022, foot + 0.02), (x1 - 0.02, front + 0.028, top - 0.001), m.paint("#20160F", 0.7), 0)
    gap, mid = 0.003, (foot + top) / 2
    for i, (a, b) in enumerate(((x0, 0.0), (0.0, x1))):
        for j, (p, q) in enumerate(((foot, mid), (mid, top - 0.012))):
            cabinets.slab_front(f"drawer {i}{j}", a + gap / 2, b - gap / 2, p + gap / 2, q - gap / 2, front, m.wood("walnut", "x"))
            cabinets.bar_pull(f"pull {i}{j}", ((a + b) / 2, front, q - 0.045), 0.28, brass)

    # A basin under the top, its tap behind it.
    x, y, w, d, r = basin
    _, drain = sinks.undermount(rounded(w, d, r), 0.135, finishes.glaze(), (x, y, surface), thick, floor=0.05, drain=(0, 0, 0.03))
    sinks.basin_drain(drain, "brushed brass")
    faucets.widespread((x, -0.085, surface), "gooseneck", 0.21, 0.14, "lever", finish="brushed brass")
    bathing.mirror("rect", 0.0, 1.69, (0.86, 1.06), y=-0.022)
    for s in (-1, 1):
        lamps.tube_sconce((s * 0.66, -0.0215, 1.72), 0.42, "metal:brass")

    for k, (dx, h, colour) in enumerate(((-0.62, 0.17, "#7A4F2A"), (-0.545, 0.12, "#D8CDBA"), (-0.485, 0.085, "#4E5A4C"))):
        lathe("bottle", smooth_profile([(0, 0), (0.026, 0), (0.029, 0.005), (0.029, h * 0.68), (0.011, h * 0.8), (0.011, h)], 5), m.ceramic(colour, 0.15), (dx, -0.17 + 0.02 * (k - 1), surface + 0.0005), 40)
        rod("stopper", (dx, -0.17 + 0.02 * (k - 1), surface + h), (dx, -0.17 + 0.02 * (k - 1), surface + h + 0.018), 0.012, m.metal("black"))
    lathe("candle", [(0, 0), (0.040, 0), (0.041, 0.002), (0.041, 0.09), (0.038, 0.09), (0.038, 0.078), (0, 0.078)], m.ceramic("#C9B79C", 0.4), (0.62, -0.20, surface + 0.0005), 48)
    props.bowl((0.47, -0.22, surface + 0.0005), 0.06, 0.035, m.ceramic("#E3DCCF", 0.5))
    props.soap((0.335, -0.13, surface + 0.0005), "#3B3A36")

    # To the right a towel on its rail over a basket, to the left a plant.
    rod("rail", (1.42, -0.062, 1.30), (2.02, -0.062, 1.30), 0.008, brass)
    for x in (1.46, 1.98):
        rod("rail post", (x, -0.002, 1.30), (x, -0.062, 1.30), 0.007, brass)
    props.hanging_towel((1.68, -0.062, 1.302), 0.40, 0.62, "#E3DCD0")
    wardrobe.woven((1.72, -0.26, 0.0), (0.42, 0.34, 0.38))
    mirror_room.plant(-1.72, -0.45, 5, 0.95)

    # What the mirror and the polish see: the other end of the room, furnished.
    mirror_room.furnish(8, 0.0, -5.6, 1.35)

    # The window on the left lies outside the picture; its sun falls across the wall.
    rooms.side_window(-3.0, -3.1, -0.7, 0.7, 2.5, -5.6, 0.0, height, wall, bars=(2, 2), watts=110, colour="#FFF6EC")
    lighting.sun(60, 30, 2.6, 2.5, "#FFE6C8")
    lighting.area("fill", (1.6, -3.6, 2.8), (0, -0.2, 0.9), (2.4, 1.6), 60, "#EEF1F6").visible_glossy = False
    lighting.surround("#EEF1F5", 0.34, sky=1.2)
    camera.level((0.0, -3.75, 1.52), 0.0, 33, (0.0, -0.09))
