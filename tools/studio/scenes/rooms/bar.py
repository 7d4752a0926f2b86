"""A home bar late in the day: a counter of thick stone with a waterfall end, and behind it a niche of stone with lit shelves.
Low sun falls in from tall windows at the left."""

import bpy

from lib import cabinets, camera, faucets, finishes, globes, lighting, materials as m, props, rooms, sinks, stone as stones, trim
from lib.folded_cloth import folded
from lib.loft import rounded
from lib.mesh import box, lathe, rod, smooth_profile
from lib.place import placed
from lib.washing_things import candle
from works import look
from works.bar import SPIRITS, bottle

from . import base_units, side_window
from .counter_stools import stool
from .framed_fronts import carcass, column, front
from .side_walls import side_wall

# The counter's front edge, in even light, as fractions of the picture: left, top, right, bottom.
EVEN = (0.42, 0.57, 0.48, 0.59)

HEIGHT = 2.62
LEFT = -2.10
TOP = cabinets.COUNTER
EYE = (2.32, -4.60, 1.54)
# The counter before the niche: left, right, front, back, thickness, where its top begins on the sheet.
X0, X1, Y0, Y1, THICK, CUT = -0.75, 1.30, -2.40, -1.68, 0.060, (0.04, 0.20)
# The niche: left, right, where its stone ends; its fronts' face; the shelves in it.
A, B, HEAD, FACE = -1.30, 1.75, 1.88, -0.622
SHELVES = (1.285, 1.585)
TALL = 2.30
WINDOW = (-2.45, -0.80, 0.40, 2.32)
SINK = (0.86, -0.34, 0.38, 0.30, 0.02)

# Bottles of green and amber glass, filled to the shoulder.
TINTED = SPIRITS[3:5]


def build(s):
    shell(s)
    counter(s)
    niche(s)
    tall(s)
    wine(s)
    shelves()
    back_counter()
    on_the_counter()
    before_it(s)
    light()


def shell(s):
    walls = s.walls()
    s.floor(LEFT - 0.3, 3.8, -6.2, 0.1)
    side_wall(LEFT, -2.75, 0.05, HEIGHT, walls, opening=WINDOW)
    side_wall(LEFT, -6.2, -2.75, HEIGHT, walls, opening=(-4.85, -3.0, 0.40, 2.32))
    with placed(LEFT, 0, 0, 0):
        y0, y1, z0, z1 = WINDOW
        side_window.casements(y0, y1, z0, z1, leaves=2, bars=2)
        box("window board", (-0.130, y0 - 0.03, z0 + 0.0005), (0.045, y1 + 0.03, z0 + 0.024), m.paint(side_window.FRAME, 0.42), 0.004)
    rooms.wall("back wall", LEFT, 3.8, 0, 0.2, HEIGHT, walls)
    rooms.ceiling(LEFT - 0.3, 3.8, -6.2, 0.2, HEIGHT)
    trim.side_skirting(LEFT, -6.0, -0.001)
    trim.skirting(LEFT + 0.02, A - 0.05, 0.0)


def counter(s):
    stone, u, v = s.counter(), *CUT
    stones.worktop(X0, X1, Y0, Y1, TOP, THICK, stone, CUT)
    stones.waterfall_end(X1 - THICK, X1, Y0, Y1, TOP, THICK, stone, (u + X1 - X0, v), 1)
    # Guests' side: panels set back for knees; a gable at the far end.
    face, high = Y0 + 0.30, TOP - THICK - 0.004
    end = X1 - THICK - 0.001
    wide = (end - X0 - 0.021) / 3
    for k in range(3):
        a = X0 + 0.021 + wide * k
        front(s, a + 0.0015, a + wide - 0.0015, 0.10, high, face)
    carcass(s, X0 + 0.021, end, face, 0.03, 0.10, high, 0.045)
    box("gable", (X0, Y0 + 0.02, 0.001), (X0 + 0.020, Y1 - 0.01, TOP - THICK - 0.0005), s.cabinets("z"), 0.001, 2)
    box("counter body", (X0 + 0.021, face + 0.035, 0.10), (end, Y1 - 0.03, high), s.cabinets("z"), 0)


def niche(s):
    top, splash = s.counter(), s.backsplash()
    begins = (0.07, 0.05)
    deep = 0.645
    stones.worktop(A, B, -deep, -0.001, TOP, 0.030, top, begins, [SINK])
    back = box("splash", (A + 0.0005, -0.021, TOP + 0.0005), (B - 0.0005, -0.001, HEAD - 0.001), splash, 0.001, 1)
    stones.lay(back, stones.upright(A, TOP, (begins[0], begins[1] + deep)))
    base_units.run(s, A, [(0.61, "drawers"), (0.61, "doors"), (0.61, "drawers"), (0.62, "doors")], FACE)
    across, up = s.cabinets("x"), s.cabinets("z")
    box("left gable", (A - 0.040, -0.382, TOP + 0.0005), (A - 0.0005, -0.001, TALL), up, 0.001, 2)
    box("left end", (A - 0.040, FACE, 0.001), (A - 0.001, -0.001, TOP - 0.0005), up, 0.001, 2)
    box("bridge", (A, -0.360, HEAD), (B - 0.001, -0.001, TALL), across, 0.001, 2)
    wide = (B - A) / 4
    for k in range(4):
        column(s, A + wide * k, A + wide * (k + 1), (TALL - HEAD + 0.012,), -0.381, HEAD - 0.012, (None,))
    for z in SHELVES:
        box("shelf", (A + 0.0005, -0.262, z - 0.026), (B - 0.001, -0.0215, z), across, 0.0015, 2)
        for x in (A + wide, A + 2 * wide, A + 3 * wide):
            box("bracket", (x - 0.008, -0.225, z - 0.032), (x + 0.008, -0.0215, z - 0.0265), s.metal(), 0.001)
            box("bracket foot", (x - 0.008, -0.0275, z - 0.085), (x + 0.008, -0.0215, z - 0.0325), s.metal(), 0.001)
    x, y, w, d, r = SINK
    _, drain = sinks.undermount(rounded(w, d, r), 0.17, finishes.glaze("#E4E0D8", 0.16), (x, y, TOP), 0.030)
    sinks.kitchen_drain(drain)
    faucets.kitchen((x, -0.105, TOP), height=0.31, reach=0.17, finish=s.METAL, radius=0.0115, wand_kind=None, grip="side-lever")


def tall(s):
    """A tall cupboard closes the niche at the right; a print hangs beside it."""
    y, end = FACE, B + 0.602
    column(s, B + 0.002, end, (1.255, TALL - 1.355), y, 0.10, ("left", "low-left"))
    carcass(s, B + 0.002, end, y, -FACE - 0.002, 0.10, TALL)
    box("tall gable", (end + 0.001, y, 0.001), (end + 0.021, -0.001, TALL), s.cabinets("z"), 0.001, 2)
    trim.skirting(end + 0.022, 3.8, 0.0)
    look.framed(2.86, 1.50, (0.52, 0.66), ("#D6CDBB", "#AFA58E", "#7F8474", "#515C56"), timber="walnut")
    box("tall side", (B + 0.0005, y + 0.0215, TOP + 0.0005), (B + 0.0019, -0.001, TALL), s.cabinets("z"), 0)


def wine(s):
    """Bottles lying behind the dark frame of a wine cooler."""
    a, b, z0, z1 = 1.152, B - 0.003, base_units.LOW, base_units.HIGH
    black, inside = m.paint("#161616", 0.35, 0.0), m.paint("#100E0C", 0.7, 0.0)
    box("cooler back", (a, -0.40, z0), (b, -0.38, z1), inside, 0)
    t = 0.036
    for p, q, u, v in ((a, b, z0, z0 + 0.06), (a, b, z1 - t, z1), (a, a + t, z0 + 0.06, z1 - t), (b - t, b, z0 + 0.06, z1 - t)):
        box("cooler frame", (p, FACE, u), (q, FACE + 0.03, v), black, 0.002)
    box("cooler toe", (a, FACE + 0.068, 0.001), (b, FACE + 0.083, z0), s.cabinets("x"), 0)
    cabinets.bar_pull("cooler pull", (a + t / 2, FACE, (z0 + z1) / 2), 0.42, s.metal(), upright=True)
    glass = ("#16221A", "#22140E", "#1A1D20", "#26301F")
    for j in range(4):
        z = z0 + 0.075 + 0.172 * j
        box("cooler shelf", (a + t, -0.585, z), (b - t, -0.565, z + 0.022), m.wood("oak", "x"), 0.002)
        for k in range(5):
            x = a + t + 0.052 + 0.104 * k
            rod("wine", (x, -0.42, z + 0.062), (x, -0.575, z + 0.062), 0.037, m.paint(glass[(k + j) % 4], 0.14, 0.0), 28)


def cup(x, y, z, material):
    """A beaker of metal or clay: clear glass would be lost before some stones, and only its label would be left of a bottle."""
    lathe("cup", [(0, 0.001), (0.031, 0.001), (0.033, 0.004), (0.038, 0.084), (0.0365, 0.086), (0.035, 0.084), (0.030, 0.008), (0, 0.007)], material, (x, y, z), 44)


def shelves():
    low, high = SHELVES
    heights, spacing = (0.245, 0.225, 0.25, 0.235, 0.215, 0.24), (0.105, 0.12, 0.10, 0.14, 0.11)
    x = A + 0.14
    for k in range(11):
        bottle(x, -0.125 - 0.02 * (k % 3), high + 0.0005, TINTED[k % 2], heights[k % 6], 0.034 + 0.003 * (k % 3), 0.58)
        x += spacing[k % 5]
    for k in range(4):
        cup(0.42 + 0.105 * k, -0.14, high + 0.0005, m.metal("aged brass"))
    props.stack((1.17, -0.14, high + 0.0005), 3, 6, (0.22, 0.16), ("#3F4A42", "#8A6A4C", "#C9BEA8"))
    props.vase((1.50, -0.135, high + 0.0005), 0.20, 0.062, m.ceramic("#B7A58C", 0.6), 0.4)
    for k in range(6):
        for dy in (0, 0.088):
            cup(A + 0.12 + 0.092 * k, -0.10 - dy, low + 0.0005, m.ceramic("#B9B0A0" if k < 3 else "#6E7B78", 0.4, 0.3))
    for x, tall, clay in ((-0.50, 0.21, "#8C7A66"), (-0.34, 0.15, "#C6B69C"), (-0.16, 0.18, "#4E5A57")):
        props.vase((x, -0.135, low + 0.0005), tall, 0.055, m.ceramic(clay, 0.5, 0.3), 0.3)
    for k in range(3):
        bottle(0.20 + 0.11 * k, -0.13, low + 0.0005, TINTED[k % 2], 0.22 + 0.012 * k, 0.036, 0.58)
    bowl = m.ceramic("#8C9087", 0.4, 0.3)
    for k in range(3):
        props.bowl((0.78, -0.14, low + 0.0005 + 0.024 * k), 0.095, 0.055, bowl)
    lathe("bucket", smooth_profile([(0, 0), (0.074, 0), (0.080, 0.006), (0.092, 0.17), (0.096, 0.176), (0.090, 0.176), (0.078, 0.02), (0, 0.016)], 4), m.metal("steel"), (1.08, -0.14, low + 0.0005), 56)
    for k, h in enumerate((0.17, 0.135)):
        lathe("canister", smooth_profile([(0, 0), (0.048, 0), (0.052, 0.006), (0.052, h), (0.046, h + 0.008), (0.012, h + 0.012), (0.012, h + 0.024), (0, h + 0.026)], 3), m.ceramic("#59655F" if k else "#C6B69C", 0.45, 0.3), (1.35 + 0.13 * k, -0.14, low + 0.0005), 48)


def back_counter():
    props.tray((-0.62, -0.34, TOP + 0.0005), 0.46, 0.28, "walnut")
    bottle(-0.76, -0.29, TOP + 0.0135, TINTED[1], 0.27, 0.045, 0.58)
    bottle(-0.65, -0.27, TOP + 0.0135, TINTED[0], 0.30, 0.038, 0.58)
    for dx, dy in ((0.10, -0.30), (0.16, -0.40)):
        cup(-0.62 + dx, dy, TOP + 0.0135, m.metal("aged brass"))
    props.vase((0.22, -0.20, TOP + 0.0005), 0.22, 0.075, m.ceramic("#5D6A66", 0.5, 0.2), 0.4)
    props.branches((0.22, -0.20, TOP + 0.20), 4, 0.30, 0.42, 12, 0.052, "#66754E", density=0.7)
    folded((1.30, -0.32, TOP + 0.0005), (0.26, 0.18), 4, 0.0048, "#8A9188", 10, 5, 520)
    candle(-1.10, -0.22, TOP + 0.0005, "#6E5A48", 0.09)
    trim.outlet(1.46, 1.09, -0.0212)


def on_the_counter():
    """A drink is being made."""
    z = TOP + 0.0005
    box("bar board", (0.10, -2.12, z), (0.46, -1.90, z + 0.020), m.wood("walnut", "x"), 0.005)
    lemon = m.ceramic("#CDA636", 0.5)
    for dx, dy, spin in ((0.12, -2.03, 0.3), (0.20, -1.97, 1.4)):
        fruit = lathe("lemon", smooth_profile([(0, -0.042), (0.012, -0.034), (0.029, -0.016), (0.031, 0.0), (0.029, 0.016), (0.011, 0.034), (0, 0.042)], 6), lemon, (0.08 + dx, dy, z + 0.051), 40)
        fruit.rotation_euler = (1.5708, 0, spin)
    lathe("half", smooth_profile([(0, 0.0), (0.029, 0.0), (0.030, 0.003), (0.026, 0.018), (0.010, 0.034), (0, 0.036)], 4), lemon, (0.37, -2.03, z + 0.0205), 40)
    lathe("shaker", smooth_profile([(0, 0), (0.036, 0.0), (0.040, 0.01), (0.045, 0.13), (0.040, 0.165), (0.028, 0.19), (0.022, 0.20), (0.022, 0.225), (0, 0.232)], 5), m.metal("steel"), (-0.06, -1.98, z), 56)
    bottle(-0.20, -1.93, z, TINTED[1], 0.28, 0.043, 0.58)
    for x, y in ((0.62, -2.06), (0.76, -1.96)):
        cup(x, y, z, m.metal("aged brass"))
    props.bowl((1.00, -1.92, z), 0.075, 0.045, m.ceramic("#59655F", 0.45, 0.3))
    folded((0.98, -2.20, z), (0.22, 0.16), 4, 0.0048, "#C9BDA6", 24, 7, 520)


def before_it(s):
    for x, y, heading in ((-0.38, -2.44, 4), (0.20, -2.46, -3), (0.84, -2.66, 24)):
        stool(x, y, heading, 0.66, "walnut")
    for x in (-0.28, 0.82):
        globes.pendant((x, -2.04, 1.74), HEIGHT, 0.105, s.METAL, 1.5)


def light():
    y0, y1, z0, z1 = WINDOW
    side_window.daylight((y0 + y1) / 2, (z0 + z1) / 2, (1.9, 2.1), 72, LEFT - 0.75, colour="#FBF7F1")
    side_window.daylight(-3.92, (z0 + z1) / 2, (2.1, 2.1), 88, LEFT - 0.75, colour="#FBF7F1")
    lighting.sun(62, 21, 2.6, 1.0, "#FFF0DE")
    side_window.lake(EYE, -53, 0.9, hour="golden", seed=7)
    # Under the head and under both shelves, so that no part of the stone is lit by the cool sky alone.
    for z, watts in ((HEAD - 0.014, 2.7), (SHELVES[1] - 0.030, 1.9), (SHELVES[0] - 0.030, 2.0)):
        strip = lighting.area("strip", ((A + B) / 2, -0.20, z), ((A + B) / 2, -0.12, z - 0.5), (B - A - 0.1, 0.03), watts, "#FFE6C8", 165)
        strip.visible_glossy = False
    # The globes are seen; so warm and so near, they would colour the counter more than the day does.
    for part in bpy.data.objects:
        if part.name.startswith("globe"):
            part.visible_diffuse = False
    fill = lighting.area("fill", (4.4, -5.2, 2.1), (0.6, -1.0, 1.3), (2.4, 1.9), 168, "#FFF8EF")
    # What the floor gives the ceiling.
    floor = lighting.area("from the floor", (0.6, -2.6, 1.66), (0.6, -2.6, 3.0), (3.4, 3.0), 33, "#FFF7EC")
    for lamp in (fill, floor):
        lamp.visible_glossy = False
    lighting.surround("#FBF6EF", 0.34, sky=0.34, sky_colour="#FBF6EF")
    camera.level(EYE, -25, 27, (0.0, -0.138))
