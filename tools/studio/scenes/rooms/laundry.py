"""A laundry with its counter round a corner: machines along the back, a sink under the window, the near end in stone to the floor."""

from lib import cabinets, camera, faucets, finishes, folded_cloth, lighting, materials as m, outfits, props, sinks, stone as stones, trim, wardrobe, washing_things
from lib.cabinets import COUNTER as TOP
from lib.loft import rounded
from lib.mesh import box, rod
from lib.place import placed

from . import base_units, framed_fronts, front_loaders, side_walls

# In even light, as fractions of the picture from its upper left corner: stone is seen here as it is.
EVEN = (0.40, 0.31, 0.47, 0.42)

LEFT, RIGHT, HIGH = -1.64, 1.75, 2.52
THICK = 0.03
FRONT = -0.62
EDGE = FRONT - 0.018
# The tall cupboard's right side; the leg's near end.
RUN, END = -1.0, -1.62
SHELF = 2.02
WINDOW = (-1.50, -0.46, 1.10, 2.16)
SINK = (1.41, -1.02)


def build(s):
    shell(s)
    stone(s)
    back_run(s)
    leg(s)
    shelf(s)
    things(s)
    light()
    camera.level((-0.70, -3.22, 1.54), 23.5, 24, (0.0, -0.10))


def shell(s):
    wall = s.walls()
    side_walls.side_wall(RIGHT, -5.0, 0.0, HIGH, wall, 1, WINDOW)
    side_walls.side_wall(LEFT, -2.6, 0.0, HIGH, wall, -1)
    box("back wall", (LEFT - 0.2, 0.0, 0.0), (RIGHT + 0.2, 0.1, HIGH), wall, 0)
    box("ceiling", (LEFT - 0.2, -3.0, HIGH), (RIGHT + 0.2, 0.1, HIGH + 0.05), m.paint("#EFECE6", 0.9, 0.0), 0)
    s.floor(LEFT, RIGHT, -5.0, 0.0)
    trim.side_skirting(RIGHT, -5.0, END - 0.002, -1)
    side_walls.side_sash(RIGHT, WINDOW, 1)
    side_walls.outside(RIGHT, WINDOW, 3.2, 1)
    side_walls.side_daylight(RIGHT, WINDOW, 24, side=1)
    side_walls.blind(RIGHT, WINDOW, 1)


def stone(s):
    """One sheet gives the counter in two strips, the second turned and run down to the floor; another the walls above."""
    stones.worktop(RUN + 0.0005, RIGHT - 0.0005, EDGE, -0.0215, TOP, THICK, s.counter(), (0.30, 0.04))
    x, y, wide, deep = *SINK, 0.40, 0.56
    x0 = RIGHT - 0.638

    def cut(p, n):
        down = TOP - p.z
        return 0.25 + (EDGE - p.y) + (down if n.y < -0.7 else 0), 0.84 + (p.x - x0) - (down if n.x < -0.7 else 0)

    stones.lay(stones.worktop(x0, RIGHT - 0.0005, END, EDGE - 0.0003, TOP, THICK, s.counter(), (0, 0), [(x, y, wide, deep, 0.04)]), cut)

    def hanging(p, n):
        return 0.25 + (EDGE - END) + (TOP - p.z), 0.84 + (p.x - x0) - (p.y - END if n.x < -0.7 else 0)

    stones.lay(box("waterfall", (x0, END, 0.001), (RIGHT - 0.0005, END + THICK, TOP - THICK - 0.0004), s.counter(), 0.0012, 2), hanging)
    splash = box("splash", (RUN + 0.0005, -0.021, TOP + 0.0005), (RIGHT - 0.0005, -0.001, SHELF - 0.0345), s.backsplash(), 0.0008, 1)
    stones.lay(splash, stones.upright(RUN, TOP, (0.05, 0.02)))
    beside = box("splash beside", (RIGHT - 0.021, END, TOP + 0.0005), (RIGHT - 0.001, -0.0215, WINDOW[2] - 0.098), s.backsplash(), 0.0008, 1)
    stones.lay(beside, lambda p, n: (0.4 - p.y, 1.30 + p.z - TOP))


def back_run(s):
    low, high = cabinets.TOE, TOP - THICK - 0.0006
    # A tall cupboard closes the run.
    framed_fronts.column(s, LEFT + 0.03, RUN - 0.02, (1.50 - low, 0.937), FRONT, low, ("right", "low-right"))
    box("tall filler", (LEFT, FRONT + 0.003, low), (LEFT + 0.0285, FRONT + 0.02, 2.44), s.cabinets("z"), 0.001, 1)
    box("tall side", (RUN - 0.0195, FRONT, 0.001), (RUN - 0.0002, -0.001, 2.44), s.cabinets("z"), 0.0012, 2)
    box("tall inside", (LEFT, FRONT + 0.021, low), (RUN - 0.02, FRONT + 0.026, 2.43), m.paint("#171513", 0.8), 0)
    box("tall head", (LEFT, FRONT - 0.006, 2.4405), (RUN + 0.006, -0.001, HIGH - 0.001), s.cabinets("x"), 0.002, 2)
    box("tall toe", (LEFT, FRONT + 0.068, 0.001), (RUN - 0.02, FRONT + 0.083, low), s.cabinets("x"), 0.0005, 1)
    # Two machines between panels.
    a = RUN + 0.006
    for k in range(2):
        front_loaders.front_loader(a + 0.61 * k, FRONT - 0.004, 0.855, k == 0)
    b = a + 1.216
    box("cheek", (b, FRONT, 0.001), (b + 0.019, -0.03, high), s.cabinets("z"), 0.0012, 2)
    box("behind machines", (RUN, -0.06, 0.001), (b, -0.03, high), m.paint("#26221E", 0.8, 0.0), 0)
    base_units.run(s, b + 0.02, ((RIGHT - 0.67 - b - 0.02, "drawers"),), FRONT)
    box("corner", (RIGHT - 0.668, FRONT + 0.002, low), (RIGHT - 0.60, FRONT + 0.02, high), s.cabinets("z"), 0.001, 1)


def leg(s):
    """Along the window wall: a corner post, the sink's doors, the stone end."""
    with placed(RIGHT, 0.0, 0.0, -90):
        wide = -END - THICK - 0.02 - 0.69
        base_units.run(s, 0.69, ((wide, "doors"),), FRONT)
        box("post", (0.622, FRONT + 0.002, cabinets.TOE), (0.688, FRONT + 0.02, base_units.HIGH), s.cabinets("z"), 0.001, 1)
        box("end filler", (0.69 + wide + 0.001, FRONT + 0.002, cabinets.TOE), (-END - THICK - 0.0005, FRONT + 0.02, base_units.HIGH), s.cabinets("z"), 0.001, 1)
        box("post toe", (0.60, FRONT + 0.068, 0.001), (0.69, FRONT + 0.083, cabinets.TOE), s.cabinets("x"), 0.0005, 1)
        faucets.bridge((-SINK[1], -0.095, TOP), height=0.32, reach=0.20, finish=s.METAL, grip="lever", extras=())
    _, drain = sinks.undermount(rounded(0.40, 0.56, 0.04), 0.24, finishes.glaze(), (*SINK, TOP), THICK, floor=0.05)
    sinks.kitchen_drain(drain)


def shelf(s):
    """A shelf the length of the run, and a rail below it for what must not be folded."""
    box("shelf", (RUN + 0.0005, -0.30, SHELF - 0.034), (RIGHT - 0.0005, -0.001, SHELF), s.cabinets("x"), 0.0015, 2)
    metal, z, y = s.metal(), SHELF - 0.115, -0.19
    rod("rail", (RUN + 0.03, y, z), (RUN + 1.12, y, z), 0.0105, metal)
    for x in (RUN + 0.08, RUN + 1.07):
        rod("rail hanger", (x, y, z), (x, y, SHELF - 0.034), 0.006, metal)
        rod("rail rose", (x, y, SHELF - 0.038), (x, y, SHELF - 0.0342), 0.020, metal)
    outfits.hang(RUN + 0.16, RUN + 0.74, y, z, ("white", "sky", "linen", "sage"), 4, s.METAL, size=0.82)


def things(s):
    z = SHELF + 0.0004
    wardrobe.woven((-0.72, -0.16, z), (0.36, 0.25, 0.19))
    wardrobe.woven((-0.30, -0.16, z), (0.36, 0.25, 0.19))
    folded_cloth.pile((0.12, -0.16, z), 3, (0.32, 0.24), 3, 0.012, ("#E5DED0", "#9FAAA6", "#D8CCB8"), 2, 3)
    washing_things.powder(0.46, -0.15, z)
    wardrobe.jar((0.61, -0.14, z), 0.055, 0.17, "#D9D6CE", "oak")
    props.vase((0.85, -0.15, z), 0.20, 0.075, m.ceramic("#A9907A", 0.55, 0.3), 0.4)
    wardrobe.storage_box((1.20, -0.16, z), (0.38, 0.26, 0.18), "#C9BDA8")
    # On the counter.
    z = TOP + 0.0004
    folded_cloth.pile((0.02, -0.36, z), 4, (0.34, 0.27), 3, 0.013, ("#EAE4D8", "#A9B3AE", "#DDD3C1", "#EAE4D8"), 4, 6)
    washing_things.pegs(0.44, -0.30, z)
    washing_things.amber(0.72, -0.16, z, s.METAL, tall=0.15)
    washing_things.amber(0.83, -0.13, z, s.METAL, "#39443C", 0.12)
    props.vase((1.42, -0.24, z), 0.22, 0.072, m.ceramic("#C7BBA6", 0.5, 0.3), 0.35)
    props.branches((1.42, -0.24, z + 0.20), 4, 0.42, 0.34, 15, leaf=0.05, colour="#66785A", lean=(-0.10, -0.10))
    washing_things.soap_dish(1.62, -1.34, z)
    trim.outlet(0.60, 1.16, -0.0212)
    # Washing to be done.
    washing_things.basket(0.60, -0.98, 0.001, 0.205, 0.33)


def light():
    # A second window in the same wall, beside the camera.
    near = lighting.area("near window", (RIGHT - 0.02, -2.95, 1.6), (-1.0, -0.4, 0.9), (1.2, 1.4), 58, "#F4F6F9")
    # The hall, through an open door behind the camera.
    hall = lighting.area("hall", (LEFT + 0.5, -4.2, 1.6), (-0.3, -0.6, 0.6), (1.4, 2.0), 105, "#F5F4F1")
    # A round lamp on the ceiling, out of sight, and what the floor gives back.
    lamp = lighting.area("ceiling lamp", (-0.5, -2.1, HIGH - 0.03), (-0.5, -2.0, 0.0), (0.8, 0.8), 26, "#FBF5EC")
    floor = lighting.area("from the floor", (-0.1, -1.7, 1.55), (-0.1, -1.6, 3.0), (2.4, 2.0), 12, "#F6F3EE")
    for part in (near, hall, lamp, floor):
        part.visible_glossy = False
    lighting.sun(284, 28, 3.6, 0.8, "#FFE9CF")
    lighting.surround("#F0F0F0", 0.30, sky=0.9)
