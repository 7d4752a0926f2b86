"""A bathroom wall: walnut vanity, stone top, brass tap, a round mirror in which the room behind is seen."""

from lib import cabinets, camera, lighting, materials as m, props, rooms, washing_things
from lib.mesh import box, fold_uv, lathe, rod, smooth_profile
from lib.studio import slab_picture

DEVELOP = {"exposure": 0.12, "warmth": -0.03, "look": "Medium High Contrast"}


def round_mirror(centre, radius, finish="brass"):
    """A round mirror hung on the wall plane y = 0, in a thin deep rim."""
    x, z = centre
    rim = m.metal(finish)
    glass = lathe("mirror", [(0, 0), (radius, 0), (radius, -0.004), (0, -0.004)], m.mirror(), (x, -0.030, z), 160)
    glass.rotation_euler = (1.5707963, 0, 0)
    edge = lathe("mirror rim", [(radius - 0.001, -0.012), (radius + 0.011, -0.012), (radius + 0.012, -0.011), (radius + 0.012, 0.026), (radius + 0.011, 0.027), (radius + 0.0005, 0.027), (radius - 0.001, 0.026), (radius - 0.001, -0.012)], rim, (x, -0.018, z), 160)
    edge.rotation_euler = (1.5707963, 0, 0)
    edge.location.y = -0.014


def vessel(at, radius=0.20, height=0.12):
    """A round stone-white basin standing on the top, thin at the lip."""
    r, h = radius, height
    outer = smooth_profile([(0.001, 0), (r * 0.62, 0), (r * 0.72, 0.006), (r * 0.93, h * 0.5), (r, h)], 8)
    inner = smooth_profile([(r - 0.006, h + 0.0012), (r * 0.90 - 0.006, h * 0.5), (r * 0.66, 0.022), (r * 0.25, 0.014), (0.021, 0.012)], 8)
    lathe("basin", outer + inner + [(0.0, 0.010)], m.ceramic("#F1EEE8", 0.16), at, 96, 60)
    lathe("waste", [(0, 0.017), (0.018, 0.016), (0.021, 0.012)], m.metal("brass"), at)


def sconce(x, z):
    """A wall lamp: a brass arm and a small opal globe."""
    brass = m.metal("aged brass")
    plate = lathe("plate", [(0, 0.018), (0.042, 0.018), (0.048, 0.012), (0.048, 0)], brass, (x, -0.001, z))
    plate.rotation_euler = (1.5707963, 0, 0)
    rod("arm", (x, -0.01, z), (x, -0.11, z), 0.007, brass)
    rod("stem", (x, -0.11, z - 0.02), (x, -0.11, z + 0.035), 0.008, brass)
    lathe("cup", [(0.0, 0.0), (0.030, 0.004), (0.034, 0.018), (0, 0.018)], brass, (x, -0.11, z + 0.030))
    lathe("globe", smooth_profile([(0.028, 0.0), (0.062, 0.035), (0.072, 0.085), (0.05, 0.14), (0.0, 0.16)], 8), m.glow("#FFE6C6", 3.2), (x, -0.11, z + 0.048))
    lighting.point(f"sconce {x}", (x, -0.20, z + 0.12), 2, radius=0.07)


def build():
    height = 2.7
    white = m.plaster("#DEDAD1", 0.9, 0.5)
    rooms.wall("back wall", -2.6, 2.9, 0.0, 0.2, height, white)
    rooms.wall("right wall", 2.5, 2.7, -4.6, 0.0, height, white)
    rooms.wall("far wall", -2.6, 2.9, -4.8, -4.6, height, m.plaster("#D9D2C6", 0.9, 0.4))
    rooms.side_window(-2.2, -2.2, -0.9, 0.9, 2.3, -4.6, 0.0, height, white, bars=(2, 2), watts=105, colour="#FFF6EA")
    rooms.ceiling(-2.6, 2.9, -4.8, 0.2, height)
    rooms.tile_floor(-2.2, 2.5, -4.6, 0.0, 0.6, "#BDB4A6")

    # Wainscot of stacked hand-made tiles behind the vanity, up to a ledge.
    tile = m.tile("#D9D6CD")
    box("tile bed", (-2.2, -0.006, 0.0), (2.5, -0.0005, 1.172), m.plaster("#CFC8BA", 0.9, 0.1), 0)
    w, h, g = 0.065, 0.195, 0.0022
    import random

    rng = random.Random(4)
    columns, rows = int(4.7 / (w + g)), 6
    for i in range(columns):
        for j in range(rows):
            x, z = -2.2 + i * (w + g), 0.0 + j * (h + g)
            piece = box("wall tile", (x, -0.0135, z), (x + w, -0.0050, z + h), tile, 0.0016, 2)
            piece.rotation_euler = (rng.uniform(-0.006, 0.006), 0, rng.uniform(-0.009, 0.009))
    ledge = box("ledge", (-2.2, -0.022, 1.184), (2.5, -0.0005, 1.200), m.slab(slab_picture("carrara-classique"), 0.2), 0.003)
    fold_uv(ledge, (-2.2, -0.022, 1.2))

    # The vanity hangs on the wall: 1.35 m of walnut, two drawers high.
    x0, x1, front, low, top = -0.675, 0.675, -0.535, 0.36, 0.845
    box("carcass left", (x0, front + 0.021, low), (x0 + 0.019, -0.016, top), m.wood("walnut", "y"), 0.001, 2)
    box("carcass right", (x1 - 0.019, front + 0.021, low), (x1, -0.016, top), m.wood("walnut", "y"), 0.001, 2)
    box("carcass floor", (x0 + 0.0195, front + 0.021, low), (x1 - 0.0195, -0.016, low + 0.019), m.wood("walnut", "x"), 0.001, 2)
    box("carcass inside", (x0 + 0.02, front + 0.03, low + 0.02), (x1 - 0.02, -0.02, top - 0.001), m.paint("#20160F", 0.7), 0)
    gap = 0.003
    mid = (low + top) / 2
    brass = m.metal("brass")
    for i, (a, b) in enumerate(((x0, 0.0), (0.0, x1))):
        for j, (p, q) in enumerate(((low, mid), (mid, top))):
            cabinets.slab_front(f"drawer {i}{j}", a + gap / 2, b - gap / 2, p + gap / 2, q - gap / 2 - (0.012 if j else 0), front, m.wood("walnut", "x"))
            cabinets.bar_pull(f"pull {i}{j}", ((a + b) / 2, front, q - 0.045 - (0.012 if j else 0)), 0.26, brass)
    stone = m.slab(slab_picture("calacatta-supreme"), 0.16)
    cabinets.counter("top", x0 - 0.008, x1 + 0.008, front - 0.012, -0.016, stone, z=0.885, thick=0.038, offset=(0.20, 0.3))
    splash = box("upstand", (x0 - 0.008, -0.0305, 0.8855), (x1 + 0.008, -0.0165, 0.985), stone, 0.001, 2)
    fold_uv(splash, (x0 - 0.008, front - 0.012, 0.985), offset=(0.20, 0.36))

    vessel((0, -0.285, 0.8855))
    props.basin_tap((0, -0.095, 0.8855), "brass", 0.16, 0.27)
    round_mirror((0, 1.58), 0.42)
    sconce(-0.62, 1.60)
    sconce(0.62, 1.60)

    washing_things.flowers(-0.46, -0.22, 0.8862, "#9A8FB8", 17)
    props.tray((0.47, -0.24, 0.8855), 0.26, 0.15)
    props.soap((0.42, -0.24, 0.898))
    props.tumbler((0.53, -0.245, 0.898), 0.034, 0.09)

    # A stool with towels under the rail.
    props.stool((1.26, -0.36, 0), 0.44, "walnut", "black", 0.17)
    props.folded_towels((1.26, -0.36, 0.444), 2, (0.26, 0.22), 0.04)

    # Towel ring on the right.
    rod("rail", (1.02, -0.075, 1.04), (1.50, -0.075, 1.04), 0.008, brass)
    for rx in (1.05, 1.47):
        rod("rail post", (rx, -0.012, 1.04), (rx, -0.075, 1.04), 0.007, brass)
    props.hanging_towel((1.26, -0.075, 1.042), 0.36, 0.46, "#C9C2B4")

    # What the mirror sees: a walnut door, a bath, a picture, a plant.
    for k, (a, b) in enumerate(((0.05, 0.95),)):
        box("door", (a, -4.60, 0.002), (b, -4.555, 2.10), m.wood("walnut", "z"), 0.003)
        box("door frame t", (a - 0.07, -4.60, 2.103), (b + 0.07, -4.545, 2.18), m.paint("#EFEBE2"), 0.003)
        box("door frame l", (a - 0.07, -4.60, 0.0), (a - 0.003, -4.545, 2.1025), m.paint("#EFEBE2"), 0.003)
        box("door frame r", (b + 0.003, -4.60, 0.0), (b + 0.07, -4.545, 2.1025), m.paint("#EFEBE2"), 0.003)
    box("picture frame", (-1.25, -4.60, 1.25), (-0.55, -4.57, 2.15), m.wood("oak", "z"), 0.003)
    box("picture", (-1.22, -4.572, 1.28), (-0.58, -4.568, 2.12), m.plaster("#B7A98F", 0.9, 0.2), 0)
    box("picture field", (-1.10, -4.5685, 1.42), (-0.70, -4.567, 1.80), m.plaster("#4E5A4C", 0.9, 0.2), 0)
    rod("hook rail", (1.2, -4.53, 1.7), (1.8, -4.53, 1.7), 0.008, brass)
    props.hanging_towel((1.5, -4.53, 1.702), 0.4, 0.7, "#8D9584")
    props.pendant((0.0, -2.6, 2.05), height, 0.15, finish="aged brass")

    lighting.sun(60, 25, 9.0, 0.6, "#FFE9CF")
    lighting.area("fill", (1.3, -3.6, 2.5), (0, -0.2, 0.9), (1.8, 1.4), 10, "#EAF0F8").visible_glossy = False
    lighting.surround("#EEF1F5", 0.3)
    camera.level((0.0, -3.85, 1.32), 0.0, 36, (0.0, -0.075))
