"""A kitchen with an island, seen from its corner: daylight from tall windows at the left, a smaller window behind."""

import bpy

from lib import cabinets, camera, faucets, finishes, joinery, kitchen_things as things, lamps, lighting, materials as m, props, rooms, sinks, stone as stones, trim
from lib.folded_cloth import folded
from lib.lake_view import backdrop
from lib.loft import rounded
from lib.mesh import box, lathe, prism, rod, smooth_profile, turn
from lib.place import placed

from . import side_walls
from .counter_stools import stool
from .framed_fronts import carcass, column, front
from .plaster_hood import plaster_hood

# The island's end, where stone is brightest: white ones keep their veins. Fractions of the picture: left, top, right, bottom.
EVEN = (0.345, 0.66, 0.415, 0.76)

TOP, THICK, TOE = cabinets.COUNTER, 0.030, cabinets.TOE
LEFT, RIGHT, NEAR, HEIGHT = -4.7, 3.0, -7.2, 2.72
# Faces of the fronts along the wall, the middle of the hob, where the run starts, the top of the wall's stone, the hood's foot.
FRONT, HOB, START, SPLASH, HOOD = -0.635, 0.25, -1.60, 1.56, 1.76
# Island: left, right, front, back, thickness, where its top begins on the sheet.
IX0, IX1, IY0, IY1, ITHICK, CUT = -1.35, 0.89, -3.20, -1.95, 0.040, (0.918, 0.06)
WHITE = "#EDEAE3"
# The small window: near and far end, sill, head.
WINDOW = (-2.40, -1.02, 1.075, 2.30)


def build(s):
    room(s)
    tall_bank(s)
    wall_run(s)
    side_run(s)
    hood(s)
    island(s)
    styling()
    light()
    camera.level((-2.38, -5.02, 1.63), 31.5, 27.0, (0.0, -0.141))


def room(s):
    s.floor(LEFT - 0.3, RIGHT + 0.3, NEAR, 0.2)
    walls = s.walls()
    rooms.wall("back wall", LEFT - 0.3, RIGHT + 0.3, 0.0, 0.2, HEIGHT, walls)
    # What the camera cannot see throws back little, so that pale rooms are not flooded and dark ones not starved.
    unseen = m.plaster("#8A867F", 0.9, 0.1)
    rooms.side_window(LEFT, -3.80, -0.95, 0.35, 2.52, NEAR, 0.0, HEIGHT, unseen, bars=(4, 3), watts=88, colour="#E8EFFA", frame=WHITE)
    side_walls.side_wall(RIGHT, NEAR, 0.0, HEIGHT, walls, 1, WINDOW)
    side_walls.side_sash(RIGHT, WINDOW, 1, bars=(3, 2))
    side_walls.side_daylight(RIGHT, WINDOW, 30, "#EDF1F8", 1)
    rooms.ceiling(LEFT - 0.3, RIGHT + 0.3, -3.4, 0.2, HEIGHT)
    rooms.ceiling(LEFT - 0.3, RIGHT + 0.3, NEAR, -3.4, HEIGHT, "#8A867F")
    with placed(0, 0, 0, -90):
        backdrop(y=9.0, x=-2.6, eye=1.45, wide=13.0, strength=1.5, seed=4, gap=0.16, near=(30, 0.5))


def tall_bank(s):
    """Refrigerator and larder behind tall fronts, up to the ceiling."""
    x0, wide, split, top = START - 0.02 - 1.32, 0.66, 1.86, 2.56
    y = FRONT - 0.02
    column(s, x0, x0 + wide, (split - TOE, top - split), y, TOE, (None, "low-right"))
    cabinets.bar_pull("long pull", (x0 + wide - 0.031, y, 1.12), 0.42, s.metal(), upright=True, radius=0.006)
    oven(s, x0 + wide, START - 0.02, y, 0.78, 1.38)
    column(s, x0 + wide, START - 0.02, (0.78 - TOE,), y, TOE, ("bar",))
    column(s, x0 + wide, START - 0.02, (split - 1.38, top - split), y, 1.38, ("bar", "low-left"))
    carcass(s, x0, START - 0.02, FRONT - 0.02, 0.65, TOE, top)
    box("end panel", (START - 0.0195, FRONT - 0.02, 0.001), (START - 0.0008, -0.001, top), s.cabinets("z"), 0.001, 2)
    box("frieze", (x0, FRONT - 0.008, top + 0.001), (START, -0.001, HEIGHT - 0.001), s.cabinets("x"), 0.001, 1)
    joinery.moulding("cornice", x0, START + 0.04, FRONT - 0.008, HEIGHT - 0.0705, [(p * 0.62, h * 0.64) for p, h in joinery.CROWN], s.cabinets("x"))


def oven(s, x0, x1, y, z0, z1):
    """An oven's door of black glass, its controls above, a rail across."""
    a, b, glass = x0 + 0.0015, x1 - 0.0015, m.paint("#0E0E0F", 0.08, 0.0)
    box("oven controls", (a, y + 0.002, z1 - 0.096), (b, y + 0.02, z1 - 0.0015), glass, 0.0015, 2)
    box("oven door", (a, y, z0 + 0.0015), (b, y + 0.02, z1 - 0.099), glass, 0.0025, 2)
    cabinets.bar_pull("oven rail", ((a + b) / 2, y, z1 - 0.145), b - a - 0.09, s.metal(), reach=0.042, radius=0.0075)
    for k in (-1, 1):
        rod("oven knob", ((a + b) / 2 + k * 0.19, y + 0.002, z1 - 0.049), ((a + b) / 2 + k * 0.19, y - 0.022, z1 - 0.049), 0.0175, s.metal(), 40)


def wall_run(s):
    """Base units, counter and stone on the back wall; the two halves of that stone are matched behind the hob."""
    corner = RIGHT - 0.635
    high = TOP - THICK - TOE
    drawers = (high - 0.155 - 0.235, 0.235, 0.155)
    x = START
    for width, heights, pulls in (
        (0.60, drawers, ("bar", "bar", "bar")),
        (0.80, ((high - 0.155) / 2, (high - 0.155) / 2, 0.155), ("bar", "bar", "bar")),
        (0.90, drawers, ("bar", "bar", None)),
        (0.70, drawers, ("bar", "bar", "bar")),
        (0.70, drawers, ("bar", "bar", "bar")),
    ):
        column(s, x, x + width, heights, FRONT, TOE, pulls)
        x += width
    box("filler", (x + 0.001, FRONT + 0.004, TOE), (corner + 0.018, FRONT + 0.022, TOP - THICK - 0.002), s.cabinets("z"), 0.001, 1)
    carcass(s, START, x, FRONT, 0.62, TOE, TOP - THICK)

    joint = 1.42
    edge = FRONT - 0.018
    stones.worktop(START, joint, edge, -0.001, TOP, THICK, s.counter(), (0.08, 0.90))
    stones.worktop(joint + 0.0006, RIGHT - 0.001, edge, -0.001, TOP, THICK, s.counter(), (1.55, 0.90))
    # Each half is one piece, higher under the hood; both are matched there.
    for end, side in ((START, -1), (RIGHT - 0.001, 1)):
        middle, flank = HOB + side * 0.0003, HOB + side * 0.54
        outline = [(middle, TOP + 0.0008), (end, TOP + 0.0008), (end, SPLASH), (flank, SPLASH), (flank, HOOD), (middle, HOOD)]
        piece = prism("splashback", outline, 0.019, s.backsplash(), "y", (0, -0.020, 0))
        stones.lay(piece, lambda p, n, side=side: (0.12 + side * (p.x - HOB), 0.35 + p.z - TOP))
    for x0, x1, u in ((START, HOB - 0.56, 0.1), (HOB + 0.56, RIGHT - 0.001, 0.6)):
        ledge = box("ledge", (x0, -0.125, SPLASH + 0.0004), (x1, -0.001, SPLASH + 0.0254), s.backsplash(), 0.0015, 2)
        stones.lay(ledge, stones.from_top((x0, -0.125, SPLASH + 0.0254), (u, 1.30)))
        lamp = lighting.area("ledge light", ((x0 + x1) / 2, -0.10, SPLASH - 0.004), ((x0 + x1) / 2, -0.06, TOP), (x1 - x0 - 0.1, 0.02), 1.3 * (x1 - x0), "#FFEBD2")
        lamp.visible_glossy = False
        box("ledge strip", (x0 + 0.04, -0.112, SPLASH - 0.0062), (x1 - 0.04, -0.098, SPLASH - 0.0002), m.glow("#FFEBD2", 1.4), 0.001, 1).visible_shadow = False
        cabinets.shelf("shelf", x0 + 0.03, x1 - (0.03 if x1 < 1 else 0.35), -0.24, -0.002, 1.96, "oak", 0.034)
    box("hob", (HOB - 0.39, -0.555, TOP + 0.0005), (HOB + 0.39, -0.095, TOP + 0.0055), m.paint("#101011", 0.10, 0.0), 0.002)
    for x in (-0.74, 1.52, 2.35):
        trim.outlet(x, 1.12, -0.0206)


def side_run(s):
    """Under the small window, round the corner."""
    high = TOP - THICK - TOE
    with placed(RIGHT, 0, 0, -90):
        x = 0.655
        for width in (0.60, 0.60, 0.60):
            column(s, x, x + width, (high - 0.155, 0.155), FRONT, TOE, ("right", "bar"))
            x += width
        carcass(s, 0.655, x, FRONT, 0.62, TOE, TOP - THICK)
        box("end panel", (x + 0.0005, FRONT, 0.001), (x + 0.019, -0.001, TOP - THICK - 0.001), s.cabinets("z"), 0.001, 2)
        stones.worktop(0.6545, x + 0.020, FRONT - 0.018, -0.001, TOP, THICK, s.counter(), (0.5, 0.1))
        piece = box("upstand", (0.0205, -0.020, TOP + 0.0008), (x + 0.020, -0.001, 1.0485), s.backsplash(), 0.0008, 1)
        stones.lay(piece, stones.upright(0, TOP, (0.3, 0.2)))


def hood(s):
    """Plastered like the wall, flared, over a strip of metal."""
    z0 = HOOD
    flank = [(0.55, z0), (0.55, z0 + 0.10), (0.525, z0 + 0.19), (0.455, z0 + 0.36), (0.402, z0 + 0.56), (0.372, z0 + 0.78), (0.362, HEIGHT - 0.001)]
    plaster_hood(HOB, -0.0005, flank, (0.46, 0.33), s.walls())
    box("hood band", (HOB - 0.556, -0.466, z0 - 0.034), (HOB + 0.556, -0.022, z0 - 0.0005), s.metal(), 0.002)
    box("hood filter", (HOB - 0.40, -0.40, z0 - 0.038), (HOB + 0.40, -0.08, z0 - 0.0345), m.metal("iron"), 0.001)


def island(s):
    sink = (0.34, -2.28, 0.56, 0.39, 0.03)
    stones.worktop(IX0, IX1, IY0, IY1, TOP, ITHICK, s.counter(), CUT, [sink])
    stones.waterfall_end(IX0, IX0 + ITHICK, IY0, IY1, TOP, ITHICK, s.counter(), CUT)
    stones.waterfall_end(IX1 - ITHICK, IX1, IY0, IY1, TOP, ITHICK, s.counter(), (0.2, 0.3), 1)
    a, b, y = IX0 + ITHICK + 0.002, IX1 - ITHICK - 0.002, IY0 + 0.30
    wide = (b - a) / 4
    for k in range(4):
        front(s, a + k * wide + 0.0015, a + (k + 1) * wide - 0.0015, TOE + 0.001, TOP - ITHICK - 0.003, y)
    x, yy, w, d, r = sink
    # The bowl hangs between front and back.
    carcass(s, a, b, y, yy - d / 2 - 0.035 - y, TOE, TOP - ITHICK - 0.001)
    box("island back", (a + 0.001, yy + d / 2 + 0.035, TOE), (b - 0.001, IY1 - 0.02, TOP - ITHICK - 0.002), s.cabinets("x"), 0.0005, 1)
    sinks.undermount(rounded(w, d, r), 0.20, finishes.sink_steel(), (x, yy, TOP), ITHICK)
    with placed(x + 0.02, yy - d / 2 - 0.075, 0, 180):
        faucets.kitchen((0, 0, TOP), height=0.40, reach=0.215, finish=s.METAL, grip="side-lever")
    for at in (-0.52, 0.26):
        stool(at, IY0 + 0.03, heading=4 if at < 0 else -9)
    for at in (-0.48, 0.42):
        lamps.dome_pendant((at, -2.58, 1.90), HEIGHT, 0.135, f"metal:{s.METAL}", f"metal:{s.METAL}")


def styling():
    clay, dark = m.ceramic("#E6DFD2", 0.4, 0.5), m.ceramic("#5B564C", 0.5, 0.2)
    # On the island.
    props.bowl((-0.62, -2.30, TOP + 0.001), 0.165, 0.085, m.ceramic("#D9D2C4", 0.45, 0.5))
    props.fruit((-0.62, -2.30, TOP + 0.012), 7, "pear", 0.115, seed=5)
    sinks.cutting_board(-0.36, 0.0, -2.86, -2.60, TOP + 0.0005, 0.022, m.wood("walnut", "x"))
    for x, y, turned in ((-0.25, -2.70, 20), (-0.13, -2.77, 130), (-0.20, -2.66, 250)):
        fig(x, y, TOP + 0.0225, turned)
    props.vase((0.70, -2.84, TOP + 0.001), 0.27, 0.085, m.ceramic("#4A4D4A", 0.4, 0.2), 0.55)
    props.branches((0.70, -2.84, TOP + 0.24), 5, 0.50, 0.36, 21, leaf=0.095, colour="#6B7A52", density=0.6)
    # By the hob and on the ledge.
    things.kettle(HOB + 0.16, -0.22, TOP + 0.006, "#D9D4C8")
    things.boards(-1.22, -0.045, TOP + 0.001)
    things.crock(-0.42, -0.20, TOP + 0.001, 3)
    things.mills(0.98, -0.20, TOP + 0.001)
    things.pitcher(2.62, -0.34, TOP + 0.001, "#CFC6B5")
    z = SPLASH + 0.0262
    things.cups(-1.30, -0.062, z, 3, "#E2DBCD")
    props.vase((-0.55, -0.062, z), 0.15, 0.045, dark)
    things.bowls(1.12, -0.064, z, 3, "#74838A", 0.055)
    props.vase((1.95, -0.062, z), 0.17, 0.05, clay, 0.5)
    # On the shelves.
    z = 1.961
    things.plates(-1.30, -0.125, z, 7, "#E4DED2", 0.115)
    things.bowls(-1.04, -0.125, z, 4, "#CFC5B4", 0.080)
    things.pitcher(-0.80, -0.125, z, "#6E7A78")
    props.books(-0.66, -0.40, -0.20, z, seed=9, tallest=0.25, colours=("#C7B99E", "#2F4038", "#D8D0C0", "#8C7A5B", "#4A5A63", "#E4DDD0", "#59442F"))
    props.stack((1.10, -0.125, z), 3, 5, (0.24, 0.18))
    props.vase((1.42, -0.125, z), 0.22, 0.07, dark, 0.5)
    things.bowls(1.76, -0.125, z, 3, "#E4DED2", 0.095)
    things.plates(2.16, -0.125, z, 5, "#74838A", 0.11)
    # At the window.
    pot(2.74, -1.98)
    folded((0.05, -2.22, TOP + 0.001), (0.20, 0.13), 3, 0.006, "#D9D0BF", 8)


def fig(x, y, z, turned):
    body = lathe("fig", smooth_profile([(0, -0.028), (0.014, -0.024), (0.026, -0.006), (0.022, 0.012), (0.009, 0.028), (0.004, 0.036), (0, 0.037)], 6), m.ceramic("#463244", 0.5, 0.1), (x, y, z + 0.0255), 36)
    turn(body, 78, 0, turned)


def pot(x, y):
    """A small plant in a clay pot on the worktop by the window."""
    lathe("pot", smooth_profile([(0.001, 0), (0.052, 0), (0.072, 0.11), (0.077, 0.112), (0.077, 0.135), (0.069, 0.135), (0.062, 0.11), (0, 0.11)], 3), m.ceramic("#B9785A", 0.8), (x, y, TOP + 0.001), 56)
    props.branches((x, y, TOP + 0.11), 4, 0.24, 0.55, 5, 0.062, "#5F7F3A", density=0.7)


def light():
    # From windows alone the upright end of the island would be three times as bright as its top.
    lighting.area("rooflight", (-1.95, -3.55, HEIGHT - 0.01), (-1.5, -3.2, 0.0), (1.5, 1.8), 80, "#EDF1F8")
    # The rest of the house, behind the camera, lights the wall and the fronts; the floor lights the ceiling.
    lighting.area("house", (1.5, -6.7, 2.1), (0.2, 0.0, 1.75), (2.6, 1.8), 116, "#F5F3F0")
    lighting.area("from the floor", (0.4, -2.2, 1.7), (0.4, -2.2, 3.0), (3.6, 3.0), 21, "#F6F2EC")
    for lamp in [o for o in bpy.data.objects if o.type == "LIGHT"]:
        lamp.visible_glossy = False
        if lamp.data.type == "POINT":
            lamp.data.energy = 2.5
    # Low sun along the tall fronts and over the floor; it passes the island.
    lighting.sun(60, 22, 4.2, 0.9, "#FFF0DF")
    lighting.surround("#F1F1F0", 0.34, sky=1.4)
