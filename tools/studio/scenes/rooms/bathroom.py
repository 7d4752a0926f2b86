"""A bathroom with a wall of stone: a fitted vanity, and a tub under the window whose light falls along the wall."""

import math

import bpy

from lib import bathing, camera, faucets, finishes, folded_cloth, lighting, materials as m, mirror_room, mirrors, outlines, props, rugs, sinks, stone as stones, trim, washing_things
from lib.loft import moved, pierced_slab, rounded
from lib.mesh import box, lathe, rod, smooth_profile, tube
from lib.place import placed

from . import framed_fronts, side_walls

# In even light, as fractions of the picture from its upper left corner: stone is seen here as it is.
EVEN = (0.38, 0.17, 0.46, 0.31)

LEFT, RIGHT, HIGH = -2.0, 1.2, 2.46
TOP, THICK = 0.86, 0.03
# The vanity's left end, its fronts, and the ledge that goes on beside it.
BEGINS, FRONT, LEDGE = -0.62, -0.55, -0.15
BASIN = 0.28


def build(s):
    shell(s)
    stone(s)
    vanity(s)
    over_basin(s)
    tub(s)
    things(s)
    rear()
    light()
    camera.level((0.68, -3.42, 1.53), -21.5, 24, (-0.004, -0.085))


def shell(s):
    window = (-1.72, -0.56, 0.98, 2.14)
    wall = s.walls()
    side_walls.side_wall(LEFT, -5.4, 0.0, HIGH, wall, -1, window)
    side_walls.side_wall(RIGHT, -3.0, 0.0, HIGH, wall, 1)
    box("back wall", (LEFT - 0.2, 0.0, 0.0), (RIGHT + 0.2, 0.1, HIGH), wall, 0)
    box("ceiling", (LEFT - 0.2, -3.0, HIGH), (RIGHT + 0.2, 0.1, HIGH + 0.05), m.paint("#EFECE6", 0.9, 0.0), 0)
    s.floor(LEFT, RIGHT, -5.4, 0.0)
    trim.side_skirting(LEFT, -5.4, LEDGE)
    trim.side_skirting(RIGHT, -3.0, FRONT, -1)
    side_walls.side_sash(LEFT, window)
    side_walls.outside(LEFT, window, 3.2)
    side_walls.side_daylight(LEFT, window, 62)
    side_walls.blind(LEFT, window)


def stone(s):
    """One sheet on the wall; one for the vanity's top and the ledge."""
    wall = box("stone wall", (LEFT + 0.0005, -0.021, TOP + 0.0005), (RIGHT - 0.0005, -0.001, HIGH - 0.0005), s.backsplash(), 0.0008, 1)
    stones.lay(wall, stones.upright(LEFT, TOP, (0.0, 0.012)))
    edge, step = FRONT - 0.018, BEGINS - 0.012
    outline = [(LEFT + 0.0005, LEDGE - 0.012), (step, LEDGE - 0.012), (step, edge), (RIGHT - 0.0005, edge), (RIGHT - 0.0005, -0.0215), (LEFT + 0.0005, -0.0215)]
    hole = moved(rounded(0.54, 0.33, 0.05), BASIN, -0.305)
    top = pierced_slab("worktop", outline, [hole], TOP, THICK, s.counter(), 0.002)
    stones.lay(top, stones.from_top((LEFT, edge, TOP), (0.0, 0.30)))


def vanity(s):
    low, high = 0.10, TOP - THICK - 0.014
    a, b = BEGINS + 0.019, RIGHT - 0.036
    body = FRONT + 0.021
    box("inside", (a, body, low), (b, body + 0.004, TOP - THICK - 0.001), m.paint("#241F1A", 0.8, 0.0), 0)
    box("end panel", (BEGINS, FRONT, 0.001), (a - 0.0005, -0.001, TOP - THICK - 0.0005), s.cabinets("z"), 0.0012, 2)
    box("filler", (b + 0.0015, FRONT + 0.003, low), (RIGHT - 0.0005, FRONT + 0.02, TOP - THICK - 0.0005), s.cabinets("z"), 0.001, 1)
    box("toe", (a, FRONT + 0.065, 0.001), (RIGHT, FRONT + 0.08, low), s.cabinets("x"), 0.0005, 1)
    box("deck", (a, FRONT + 0.021, low - 0.016), (RIGHT, -0.02, low - 0.001), s.cabinets("x"), 0.0005, 1)
    drawer = 0.45
    deep, middle = (high - low - 0.17) / 2, (a + b) / 2
    for x0, x1 in ((a, a + drawer), (b - drawer, b)):
        framed_fronts.column(s, x0, x1, (deep, deep, 0.17), FRONT, low, ("bar", "bar", "bar"))
    framed_fronts.column(s, a + drawer, middle, (high - low,), FRONT, low, ("right",))
    framed_fronts.column(s, middle, b - drawer, (high - low,), FRONT, low, ("left",))
    _, drain = sinks.undermount(rounded(0.54, 0.33, 0.05), 0.135, finishes.glaze(), (BASIN, -0.305, TOP), THICK, floor=0.05, drain=(0, 0, 0.03))
    sinks.basin_drain(drain, s.METAL)
    # The ledge beside it: boxed in, painted like the walls.
    box("boxing", (LEFT, LEDGE, 0.0), (BEGINS, -0.0, TOP - THICK), s.walls(), 0)
    trim.skirting(LEFT, BEGINS - 0.001, LEDGE)


def over_basin(s):
    """Faucet out of the stone, mirror, a lamp on either side."""
    metal, face = s.metal(), -0.0212
    faucets.wall_mounted((BASIN, face, 1.045), 0.19, "cross-metal", s.METAL, spread=0.20)
    points = outlines.outline("rectangle", 0.74, 0.98, radius=0.045)
    z = 1.72
    glass = mirrors.sheet("mirror", points, -0.020, 0.004, m.mirror(), (BASIN, z))
    frame = mirrors.sweep("mirror frame", points, [(-0.003, -0.001), (-0.003, -0.028), (-0.0015, -0.029), (0.0095, -0.029), (0.011, -0.0275), (0.011, -0.001)], metal, (BASIN, z))
    for part in (glass, frame):
        part.location.y += face
    for side in (-1, 1):
        sconce(s, BASIN + side * 0.58, 1.70, face)
    trim.outlet(1.02, 1.06, face)


def sconce(s, x, z, y):
    """A short tube of opal glass in a metal cup, on a round rose."""
    metal = s.metal()
    rod("rose", (x, y - 0.0004, z), (x, y - 0.014, z), 0.042, metal, 48)
    tube("arm", [(x, y - 0.012, z), (x, y - 0.075, z - 0.004), (x, y - 0.088, z + 0.012)], 0.0065, metal)
    lathe("cup", [(0, 0), (0.020, 0), (0.034, 0.012), (0.036, 0.030), (0.033, 0.030), (0, 0.010)], metal, (x, y - 0.088, z + 0.006), 48)
    shade = lathe("opal", smooth_profile([(0.030, 0.0), (0.037, 0.02), (0.040, 0.07), (0.040, 0.16), (0.034, 0.195), (0.0, 0.205)], 6), m.glow("#FFEFD9", 1.25), (x, y - 0.088, z + 0.026), 48)
    shade.visible_diffuse = False


def tub(s):
    """Under the window, its foot to the ledge; filled from a stand beside it."""
    with placed(LEFT + 0.50, -1.06, 0.0, 90):
        bathing.tub((0, 0, 0.001), 1.60, 0.76, 0.57)
    metal = s.metal()
    x, y = LEFT + 0.99, -0.72
    for dy in (-0.06, 0.06):
        rod("filler leg", (x, y + dy, 0.001), (x, y + dy, 0.74), 0.0135, metal)
        lathe("filler rose", [(0, 0.0), (0.034, 0.0), (0.034, 0.005), (0.015, 0.011), (0, 0.011)], metal, (x, y + dy, 0.001), 40)
        rod("filler grip", (x + 0.0, y + dy, 0.76), (x + 0.055, y + dy, 0.76), 0.017, metal)
    rod("filler bridge", (x, y - 0.085, 0.76), (x, y + 0.085, 0.76), 0.019, metal)
    neck = [(x, y, 0.77), (x, y, 0.90)] + [(x - 0.10 + 0.10 * math.cos(t), y, 0.93 + 0.10 * math.sin(t)) for t in (math.pi * 0.9 * k / 8 for k in range(9))]
    tube("filler neck", neck, 0.012, metal)
    rod("hand shower", (x + 0.02, y - 0.105, 0.72), (x + 0.0, y - 0.115, 0.94), 0.0105, metal)
    tube("hose", [(x + 0.02, y - 0.105, 0.72), (x + 0.04, y - 0.11, 0.40), (x + 0.06, y - 0.02, 0.22), (x + 0.04, y + 0.05, 0.42), (x + 0.015, y + 0.06, 0.74)], 0.0055, metal)


def things(s):
    # On the ledge and the vanity.
    props.vase((-1.05, -0.085, TOP), 0.17, 0.052, m.ceramic("#B9AE9C", 0.5, 0.3), 0.35)
    props.branches((-1.05, -0.085, TOP + 0.155), 3, 0.34, 0.26, 12, leaf=0.045, colour="#66785A", lean=(0.05, -0.25))
    washing_things.candle(-0.80, -0.085, TOP + 0.0003, "#8B8072", 0.075)
    washing_things.diffuser(-1.62, -0.085, TOP + 0.0003)
    box("tray", (0.70, -0.27, TOP + 0.0004), (0.98, -0.10, TOP + 0.012), m.wood("walnut", "x"), 0.005)
    washing_things.amber(0.77, -0.18, TOP + 0.0125, s.METAL)
    washing_things.amber(0.855, -0.155, TOP + 0.0125, s.METAL, "#2F3B33", 0.11)
    props.tumbler((0.93, -0.20, TOP + 0.0125), 0.033, 0.09)
    folded_cloth.pile((-0.32, -0.27, TOP + 0.0004), 3, (0.25, 0.19), 3, 0.010, ("#E4DCCD", "#A8AE9F", "#E4DCCD"), 8, 4)
    # By the tub a drum to put things on.
    x, y = -0.78, -1.36
    lathe("drum", smooth_profile([(0, 0.001), (0.150, 0.001), (0.158, 0.010), (0.150, 0.06), (0.128, 0.20), (0.150, 0.36), (0.165, 0.415), (0.160, 0.428), (0, 0.430)], 6), m.ceramic("#CDBFA9", 0.7, 0.3), (x, y, 0), 72)
    folded_cloth.pile((x, y, 0.4305), 2, (0.25, 0.21), 3, 0.012, ("#EAE4D8", "#9FA79A"), 24, 9)
    rugs.rug(BASIN - 0.44, BASIN + 0.44, -1.16, -0.66, ("#BFB39C", "#8C8272", "#D9CFBC"), "stripes", True, 0.0, 5)
    with placed(RIGHT, -1.05, 0.0, -90):
        washing_things.hook_towel(0.0, 1.42, s.METAL, "#C9BFAE", 0.52)


def rear():
    """The room behind the camera, for the mirror and for polish: a window with curtains. It neither stops light nor gives any."""
    before = set(bpy.data.objects)
    y = -5.2
    box("rear wall", (LEFT - 1.5, y - 0.1, 0), (RIGHT + 1.5, y, HIGH), m.paint("#D8D2C6", 0.9, 0.0), 0)
    box("rear ceiling", (LEFT - 1.5, y, HIGH), (RIGHT + 1.5, -3.0, HIGH + 0.05), m.paint("#EFECE6", 0.9, 0.0), 0)
    mirror_room.window(-0.30, y, 1.0, 0.80, 2.10)
    for part in set(bpy.data.objects) - before:
        part.visible_camera = part.visible_diffuse = part.visible_shadow = False


def light():
    # A second window in the same wall, beside the camera.
    near = lighting.area("near window", (LEFT + 0.02, -3.1, 1.55), (0.3, -0.6, 0.9), (1.0, 1.3), 30, "#F4F5F6")
    # The rest of the house, through the door behind the camera, and what the floor gives back.
    house = lighting.area("house", (0.5, -4.6, 1.7), (-0.7, -0.4, 0.75), (1.8, 1.8), 74, "#FAF4EB")
    floor = lighting.area("from the floor", (-0.4, -1.6, 1.5), (-0.4, -1.5, 3.0), (2.4, 2.0), 5, "#F8F2E9")
    for part in (near, house, floor):
        part.visible_glossy = False
    lighting.sun(76, 28, 4.6, 0.8, "#FFE9CF")
    lighting.surround("#F0EFED", 0.17, sky=0.9)
