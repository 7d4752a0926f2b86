"""A small kitchen by a window that any stone suits: ash fronts round a corner, the sink under the window."""

from lib import appliances, cabinets, camera, faucets, finishes, lighting, materials as m, props, rooms, sinks, stone as stones, wardrobe
from lib.landscape import backdrop
from lib.loft import rounded
from lib.mesh import box, lathe, rod, smooth_profile, tube
from lib.place import placed

# In even light, as fractions of the picture from its upper left corner: stone is seen here as it is.
EVEN = (0.55, 0.40, 0.70, 0.50)

WALL = "#8F9896"


def pot(at, seed, height=0.13):
    """A herb in a clay pot."""
    x, y, z = at
    lathe("pot", [(0, 0), (0.042, 0), (0.055, 0.085), (0.059, 0.085), (0.060, 0.105), (0.053, 0.105), (0.050, 0.09), (0, 0.088)], m.ceramic("#B4714F", 0.75), at, 48)
    props.branches((x, y, z + 0.085), 7, height, 0.42, seed, leaf=0.034, colour="#5F7A3C", density=1.5)


def build(stone="white"):
    slab = stones.surface(stone)
    steel = m.metal("black")
    wall = m.plaster(WALL, 0.9, 0.35)
    height, top, thick, front = 2.7, cabinets.COUNTER, cabinets.TOP, -0.60
    left, end = -1.70, 0.85
    edge_of_side = left + 0.549
    rooms.wall("back wall", left - 0.24, 2.6, 0.0, 0.2, height, wall)
    rooms.ceiling(left - 0.24, 2.6, -2.4, 0.2, height)
    rooms.tile_floor(-1.70, 2.4, -4.0, 0.0, 0.45, "#8E8577", seed=2)

    # Along the back wall: an oven under its hob, stone from the counter to an ash shelf.
    run, kinds = [0.57, 0.60, 0.70], ["door-r", "panel", "drawers3"]
    ash = "wood:pale oak"
    x = -1.02
    for k, (width, kind) in enumerate(zip(run, kinds)):
        if k != 1:
            cabinets.unit(f"base {k}", x, x + width, kind, front, None, steel, style=ash)
        else:
            appliances.wall_oven(x + 0.002, x + width - 0.002, 0.26, top - thick - 0.012, front)
            cabinets.shaker_wood("oven drawer", x + 0.002, x + width - 0.002, 0.102, 0.255, front, "pale oak")
        x += width
    box("body", (-1.02, front + 0.021, 0.10), (end, front + 0.027, top - thick - 0.002), m.paint("#1B1712", 0.7), 0)
    box("corner", (edge_of_side, front + 0.004, 0.101), (-1.0215, front + 0.02, top - thick - 0.002), m.wood("pale oak", "z"), 0.001, 1)
    box("toe", (-1.10, front + 0.065, 0.001), (end, front + 0.08, 0.099), m.wood("pale oak", "x"), 0.0005, 1)
    u, v = 0.02, 0.05
    stones.worktop(left + 0.001, end, front - 0.02, -0.001, top, thick, slab, (u, v))
    splash = box("splashback", (left + 0.022, -0.021, top + 0.0005), (end, -0.001, 1.475), slab, 0.001, 1)
    stones.lay(splash, stones.upright(left, top, (u, v + 0.619)))
    hob = -0.15
    box("hob", (hob - 0.29, -0.545, top + 0.0005), (hob + 0.29, -0.065, top + 0.006), m.paint("#121212", 0.12, 0.0), 0.002)
    cabinets.shelf("shelf", left + 0.001, end, -0.24, -0.002, 1.512, "pale oak")

    # Before the window, at a right angle: the sink. Its top is what the sheet has left beside the other's.
    far, near, edge = front - 0.0205, -2.10, left + 0.569
    sink_at = (-1.43, -1.36, 0.38, 0.54, 0.03)
    side = stones.worktop(left + 0.001, edge, near, far, top, thick, slab, (0, 0), [sink_at])
    stones.lay(side, lambda p, n: (2.585 + p.x - left + (top - p.z if n.x > 0.7 else 0), 0.07 + p.y - near - (top - p.z if n.y < -0.7 else 0)))
    up = box("upstand", (left + 0.001, near, top + 0.0005), (left + 0.021, -0.022, 1.03), slab, 0.001, 1)
    stones.lay(up, lambda p, n: (0.04 + p.y - near, 1.30 + p.z - top))
    with placed(edge - 0.02, 0, 0, 90):
        # In the run's own measure x counts from the camera towards the back wall.
        for k, (a, b, kind) in enumerate(((near + 0.02, -1.64, "door-l"), (-1.64, -1.06, "doors"), (-1.06, front - 0.002, "panel"))):
            cabinets.unit(f"side {k}", a, b, kind, 0.0, None, steel, style=ash)
        box("side body", (near + 0.02, 0.021, 0.10), (far - 0.02, 0.027, top - thick - 0.002), m.paint("#1B1712", 0.7), 0)
        box("side toe", (near + 0.02, 0.065, 0.001), (far, 0.08, 0.099), m.wood("pale oak", "x"), 0.0005, 1)
    box("side cheek", (left + 0.001, near + 0.001, 0.001), (edge - 0.02, near + 0.0195, top - thick - 0.0005), m.wood("pale oak", "z"), 0.001, 1)
    x, y, w, d, r = sink_at
    _, drain = sinks.undermount(rounded(w, d, r), 0.20, finishes.sink_steel(), (x, y, top), thick)
    sinks.kitchen_drain(drain)
    faucets.kitchen((left + 0.055, y, top), height=0.36, reach=0.20, finish="matte black", grip="side-lever", aim=90)

    # A tall larder closes the run.
    for z0, z1, tag in ((0.10, 1.45, "low"), (1.45, 2.30, "high")):
        cabinets.shaker_wood(f"larder {tag}", end + 0.004, end + 0.60, z0 + 0.0015, z1 - 0.0015, front, "pale oak")
    cabinets.bar_pull("larder pull", (end + 0.036, front, 1.18), 0.36, steel, upright=True)
    box("larder body", (end + 0.002, front + 0.021, 0.001), (end + 0.605, -0.001, 2.30), m.wood("pale oak", "z"), 0.001, 1)

    # On shelf and counter.
    clay, white = m.ceramic("#B98868", 0.5, 0.3), m.ceramic("#E9E4D9", 0.35, 0.4)
    for k in range(6):
        props.bowl((-1.42, -0.125, 1.5135 + k * 0.016), 0.10, 0.035, white)
    for k in range(3):
        lathe("cup", smooth_profile([(0, 0), (0.030, 0), (0.036, 0.01), (0.040, 0.075), (0.037, 0.075), (0.033, 0.012), (0, 0.010)], 4), clay if k != 1 else white, (-1.20 + 0.10 * k, -0.12, 1.5135), 48)
    wardrobe.jars(-0.88, -0.18, -0.12, 1.5125, seed=11)
    props.books(-0.06, 0.22, -0.20, 1.5125, seed=14, tallest=0.24)
    props.vase((0.38, -0.12, 1.5135), 0.19, 0.06, clay, 0.45)
    for k in range(2):
        props.bowl((0.62, -0.12, 1.5135 + k * 0.028), 0.11, 0.06, clay)
    # A kettle on the hob, bread on its board, herbs on the sill.
    kettle = m.ceramic("#2F4A55", 0.18)
    lathe("kettle", smooth_profile([(0, 0), (0.085, 0), (0.098, 0.012), (0.10, 0.05), (0.075, 0.115), (0.035, 0.135), (0.030, 0.137), (0, 0.142)], 6), kettle, (hob - 0.13, -0.20, top + 0.0065), 64)
    lathe("kettle knob", smooth_profile([(0, 0), (0.008, 0), (0.014, 0.012), (0.008, 0.022), (0, 0.024)], 4), m.wood("walnut", "z"), (hob - 0.13, -0.20, top + 0.148), 32)
    rod("kettle spout", (hob - 0.05, -0.21, top + 0.065), (hob + 0.015, -0.22, top + 0.135), 0.014, kettle)
    tube("kettle handle", [(hob - 0.20, -0.20, top + 0.10), (hob - 0.18, -0.20, top + 0.21), (hob - 0.08, -0.20, top + 0.21), (hob - 0.06, -0.20, top + 0.10)], 0.006, m.metal("black"))
    props.board((0.58, -0.085, top + 0.001), 0.24, 0.36, species="walnut")
    sinks.cutting_board(0.30, 0.68, -0.46, -0.22, top + 0.0005, 0.022, m.wood("walnut", "x"))
    loaf = lathe("loaf", smooth_profile([(0, -0.13), (0.045, -0.11), (0.062, -0.05), (0.064, 0.04), (0.048, 0.11), (0, 0.13)], 6), m.ceramic("#A9703C", 0.8, 0.3), (0.48, -0.34, top + 0.080), 48)
    loaf.rotation_euler = (1.5708, 0, 1.2)
    wardrobe.jar((-0.62, -0.16, top + 0.001), 0.055, 0.19, "#C9A76C", "oak")
    props.soap((left + 0.06, y + 0.20, top + 0.0005), "#6E6A5A", "black")
    for k, dy in enumerate((-1.86, -1.70, -0.92)):
        pot((left - 0.045, dy, 1.0795), 3 + k, 0.10 + 0.02 * (k % 2))

    # The key: the window itself, trees behind it.
    rooms.side_window(left, -2.05, -0.72, 1.06, 2.22, -4.2, 0.0, height, wall, bars=(2, 2), frame="#ECE8DF", watts=34, colour="#FBF8F2")
    box("sill board", (left - 0.125, -2.05, 1.0605), (left + 0.05, -0.72, 1.079), m.paint("#ECE8DF", 0.4), 0.004)
    lighting.area("sky", (left - 1.0, -1.4, 2.9), (left + 0.3, -1.4, 0.9), (1.8, 1.2), 60, "#F4F6FA")
    with placed(0, -1.4, 0, 90):
        backdrop(y=7.0, eye=1.5, wide=14, strength=1.5, seed=4)
    lighting.sun(62, 38, 1.6, 2.5, "#FFE6C8")
    lighting.area("fill", (1.8, -3.9, 2.3), (-0.4, 0.0, 1.1), (2.4, 1.8), 80, "#EEF1F6").visible_glossy = False
    lighting.surround("#EEF1F5", 0.34, sky=1.2)
    camera.level((0.95, -3.35, 1.62), -25, 27, (0.0, -0.10))
