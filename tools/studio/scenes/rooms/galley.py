"""A kitchen by a window: the sink looks on the lake, stone runs from the foreground into the corner and up the wall behind
the hob; the next room lies open beyond."""

from lib import camera, faucets, finishes, floor_rooms, globes, kitchen_things as things, larder, lighting, materials as m, props, rooms, sinks, stone as stones, trim
from lib.folded_cloth import folded
from lib.loft import rounded
from lib.mesh import box, lathe, smooth_profile
from lib.place import placed
from works import look

from . import base_units, side_window
from .plaster_hood import plaster_hood
from .side_walls import side_wall

# Stone in even light, as fractions of the picture: left, top, right, bottom.
EVEN = (0.02, 0.86, 0.05, 0.88)

HEIGHT = 2.62
TOP, THICK = 0.914, 0.030
DEEP, FACE = 0.645, 0.622
# Where the run along the back wall ends.
END = 1.90
EYE = (1.78, -3.62, 1.50)
WINDOW = (-2.36, -0.98, 1.085, 2.20)
SPLASH = 1.50
# The middle of the hob and its hood.
HOB = DEEP + 0.030 + 0.58


def build(s):
    shell(s)
    stonework(s)
    cupboards(s)
    hood(s)
    by_the_window(s)
    by_the_hob(s)
    foreground()
    beyond(s)
    light()


def shell(s):
    wall = s.walls()
    s.floor(-0.3, 3.6, -5.2, 4.4)
    y0, y1, z0, z1 = WINDOW
    side_wall(0.0, -2.68, 0.20, HEIGHT, wall, opening=WINDOW)
    side_wall(0.0, -5.2, -2.68, HEIGHT, wall, opening=(-3.95, -2.72, 1.55, 2.30))
    # Dark frames keep their shape before the bright lake.
    side_window.casements(y0, y1, z0 + 0.022, z1, colour="#3E4140")
    # The back wall up to the doorway, and above it.
    rooms.wall("back wall", -0.26, END + 0.14, 0, 0.20, HEIGHT, wall)
    rooms.wall("over the doorway", END + 0.14, 3.6, 0, 0.20, HEIGHT, wall, 2.12)
    rooms.ceiling(-0.3, 3.6, -5.2, 4.4, HEIGHT)
    painted = m.paint("#E7E2D7", 0.42)
    x = END + 0.14
    box("jamb", (x - 0.001, -0.012, 0.001), (x + 0.018, 0.212, 2.102), painted, 0.002)
    box("head jamb", (x + 0.0185, -0.012, 2.102), (3.6, 0.212, 2.1195), painted, 0.002)
    box("casing", (x - 0.078, -0.022, 0.001), (x + 0.010, -0.0006, 2.19), painted, 0.003)
    box("casing head", (x + 0.0105, -0.022, 2.110), (3.6, -0.0006, 2.19), painted, 0.003)


def stonework(s):
    counter, splash = s.counter(), s.backsplash()
    # The back run from corner to doorway; its splash goes on up the wall, and round the corner as far as the window.
    corner = 1.04
    stones.worktop(0.001, END, -DEEP, -0.001, TOP, THICK, counter, (corner, 0.06))
    back = box("splash", (0.022, -0.021, TOP + 0.0005), (END - 0.001, -0.001, SPLASH), splash, 0.001, 1)
    stones.lay(back, stones.upright(0.001, TOP, (corner, 0.06 + DEEP)))
    y0, y1, z0, _ = WINDOW
    beside = box("side splash", (0.001, y1 + 0.0005, TOP + 0.0005), (0.021, -0.0215, SPLASH), splash, 0.001, 1)
    stones.lay(beside, lambda p, n: (corner + p.y, 0.06 + DEEP + p.z - TOP))
    # Under the window: from the corner towards the eye, cut from a second slab that lies the other way round.
    near, far = -3.72, -DEEP - 0.0008
    x, y, w, d, r = SINK
    side = stones.worktop(0.001, DEEP, near, far, TOP, THICK, counter, (0, 0), [(x, y, w, d, r)])
    stones.lay(side, lambda p, n: (3.16 - (p.y - near), 0.70 + p.x + (TOP - p.z) * round(n.x)))
    # Below the window and before it, another sheet up to that joint.
    for a, b, low, high in ((near, y1, TOP + 0.0005, z0 - 0.0005), (-2.70, y0 - 0.0005, z0, SPLASH)):
        part = box("side splash", (0.001, a, low), (0.021, b, high), splash, 0.001, 1)
        stones.lay(part, lambda p, n: (3.16 + p.y - y1, 0.50 + p.z - TOP))
    sill = box("sill", (-0.215, y0 + 0.001, z0 + 0.0005), (0.045, y1 - 0.001, z0 + 0.022), counter, 0.002, 2)
    stones.lay(sill, lambda p, n: (0.30 + p.y - y0, 1.34 + p.x + (z0 - p.z if n.x > 0.7 else 0)))


# Middle, width along x, depth along y, corner.
SINK = (0.335, -1.67, 0.40, 0.72, 0.02)


def cupboards(s):
    # Along the back wall, from the corner: pan drawers under the hob between two doors, an end panel.
    start = DEEP + 0.030
    base_units.run(s, start, [(0.25, "door-r"), (0.66, "pans"), (END - 0.022 - start - 0.91, "door-l")], -FACE)
    box("end panel", (END - 0.0215, -FACE, 0.001), (END - 0.002, -0.001, TOP - THICK - 0.0005), s.cabinets("z"), 0.001, 2)
    for a, b in (((FACE - 0.02, -FACE + 0.003), (start - 0.002, -FACE + 0.02)), ((FACE - 0.02, -start + 0.002), (FACE - 0.003, -FACE + 0.0025))):
        box("corner", (*a, base_units.LOW), (*b, base_units.HIGH), s.cabinets("z"), 0.0005, 1)
    with placed(0, 0, 0, 90):
        # In the run's own measure x counts from the eye towards the back wall.
        base_units.run(s, -3.68, [(0.60, "drawers"), (0.45, "drawers"), (0.57, "panel"), (0.80, "doors"), (0.585, "door-r")], -FACE)


def hood(s):
    """A plastered hood on a ledge, shelves at both sides of it in the cabinets' finish."""
    middle = HOB
    low, half = 1.62, 0.36
    flank = [(half, low), (half, low + 0.07), (half - 0.012, low + 0.14), (half - 0.040, low + 0.30), (half - 0.062, low + 0.55), (half - 0.072, low + 0.80), (half - 0.075, HEIGHT - 0.001)]
    plaster_hood(middle, -0.0005, flank, (0.40, 0.33), s.walls())
    box("hood filter", (middle - 0.27, -0.34, low - 0.006), (middle + 0.27, -0.07, low - 0.0005), m.metal("iron"), 0.002)
    box("hood edge", (middle - half - 0.012, -0.416, low - 0.030), (middle + half + 0.012, -0.001, low - 0.0065), s.cabinets("x"), 0.002)
    for a, b in ((0.001, middle - half - 0.014), (middle + half + 0.014, END)):
        box("shelf", (a, -0.225, SPLASH + 0.0005), (b, -0.001, SPLASH + 0.034), s.cabinets("x"), 0.002)


def by_the_window(s):
    x, y, w, d, r = SINK
    _, drain = sinks.undermount(rounded(w, d, r), 0.20, finishes.glaze("#E4E0D8", 0.16), (x, y, TOP), THICK)
    sinks.kitchen_drain(drain)
    faucets.kitchen((0.075, y, TOP), height=0.37, reach=0.20, finish=s.METAL, grip="side-lever", aim=90)
    props.soap((0.085, y + 0.24, TOP + 0.0005), "#4B4A3E", s.METAL)
    z = WINDOW[2] + 0.0225
    for k, (dy, high) in enumerate(((-1.13, 0.15), (-1.31, 0.12))):
        pot((-0.055 - 0.01 * k, dy, z), high, 3 + k)
    props.vase((-0.06, -2.14, z), 0.17, 0.055, m.ceramic("#A8917A", 0.6), 0.4)
    props.branches((-0.06, -2.14, z + 0.15), 3, 0.26, 0.30, 6, 0.05, "#6F7F5A", density=0.6)
    folded((0.46, -1.12, TOP + 0.0005), (0.28, 0.19), 4, 0.0048, "#7F9194", 78, 4, 520)
    folded((0.465, -1.115, TOP + 0.022), (0.25, 0.17), 3, 0.0045, "#D5CBB8", 84, 9, 520)


def pot(at, high, seed):
    """Herbs in a clay pot on its saucer."""
    x, y, z = at
    clay = m.ceramic("#B07052", 0.8)
    lathe("saucer", [(0, 0), (0.052, 0), (0.064, 0.012), (0.060, 0.012), (0.050, 0.004), (0, 0.004)], clay, at, 48)
    lathe("pot", smooth_profile([(0.001, 0), (0.042, 0), (0.057, 0.088), (0.062, 0.089), (0.063, 0.110), (0.056, 0.110), (0.051, 0.09), (0, 0.09)], 3), clay, (x, y, z + 0.0045), 56)
    props.branches((x, y, z + 0.095), 4, high, 0.60, seed, 0.046, "#5F7F3A", density=0.9)


def by_the_hob(s):
    black = m.paint("#131313", 0.10, 0.0)
    box("hob", (HOB - 0.29, -0.585, TOP + 0.0005), (HOB + 0.29, -0.075, TOP + 0.005), black, 0.002)
    things.kettle(HOB + 0.13, -0.21, TOP + 0.0055, "#3C4A46")
    things.boards(0.30, -0.075, TOP + 0.0005)
    things.crock(0.52, -0.15, TOP + 0.0005, 4)
    larder.oil(END - 0.27, -0.12, TOP + 0.0005)
    things.mills(END - 0.17, -0.16, TOP + 0.0005)
    trim.outlet(0.74, 1.13, -0.0212)
    z = SPLASH + 0.0345
    things.plates(0.17, -0.115, z, 8, "#D9D2C4", 0.105)
    things.bowls(0.42, -0.115, z, 4, "#9AA39A", 0.080)
    things.cups(0.64, -0.115, z, 2, "#B99B7B", 0.10)
    things.pitcher(END - 0.14, -0.11, z, "#CDC3B1")
    globes.sconce(0.42, 2.02, -0.0006, s.METAL, 0.070, 1.3)


def foreground():
    """On the stone nearest the eye."""
    larder.bread(0.30, -2.66, TOP + 0.0005)
    props.bowl((0.40, -2.20, TOP + 0.0005), 0.125, 0.075, m.ceramic("#59655F", 0.45, 0.3))
    props.fruit((0.40, -2.20, TOP + 0.012), 6, "lemon", 0.075, 4)


def beyond(s):
    """The next room: a table by a window that is out of sight, a print on its far wall."""
    far = 3.7
    rooms.wall("far wall", 0.6, 5.0, far, far + 0.2, HEIGHT, s.walls())
    trim.skirting(0.6, 5.0, far, "#E7E2D7")
    look.framed(2.98, 1.52, (0.62, 0.80), ("#D9D1C1", "#A9AFA2", "#7C877C", "#4F5B54"), far, "oak")
    top = m.wood("oak", "x")
    lathe("table", [(0, 0.742), (0.55, 0.742), (0.56, 0.730), (0.553, 0.712), (0, 0.712)], top, (3.30, 2.45, 0), 72)
    lathe("table foot", smooth_profile([(0.001, 0.71), (0.16, 0.71), (0.16, 0.695), (0.062, 0.67), (0.05, 0.45), (0.055, 0.16), (0.075, 0.06), (0.25, 0.028), (0.27, 0.018), (0.27, 0.001), (0.001, 0.001)], 5), top, (3.30, 2.45, 0), 56)
    with placed(2.74, 2.10, 0, 118):
        floor_rooms.chair("oak", "#8D8A7C")
    props.vase((3.10, 2.42, 0.743), 0.22, 0.075, m.ceramic("#6E7A75", 0.5), 0.4)
    props.branches((3.10, 2.42, 0.95), 3, 0.42, 0.35, 11, 0.06, "#66754E", density=0.6)
    sky = lighting.area("far light", (0.9, 2.2, 1.7), (3.0, 2.6, 0.8), (1.5, 1.6), 60, "#F2F4F8", 150)
    sky.visible_glossy = False


def light():
    y0, y1, z0, z1 = WINDOW
    side_window.daylight((y0 + y1) / 2, (z0 + z1) / 2, (1.75, 1.5), 77)
    side_window.daylight(-3.33, 1.92, (1.4, 0.9), 43)
    lighting.sun(48, 34, 1.75, 1.0, "#FFE4C4")
    side_window.lake(EYE, -46, 1.35, seed=4)
    # What the rest of the house gives back, from behind and from the right.
    fill = lighting.area("fill", (3.9, -4.4, 2.1), (0.4, -0.9, 1.5), (2.4, 1.9), 132, "#F5F3EF")
    # What the floor gives the ceiling.
    floor = lighting.area("from the floor", (1.6, -1.7, 1.62), (1.6, -1.7, 3.0), (2.4, 2.6), 12, "#F6F2EC")
    for lamp in (fill, floor):
        lamp.visible_glossy = False
    lighting.surround("#F1EFEA", 0.36, sky=0.36, sky_colour="#F1EFEA")
    camera.level(EYE, -24, 24.5, (0.0, -0.105))
