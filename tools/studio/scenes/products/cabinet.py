"""A kitchen cabinet in a corner of the kitchen it is for, upright: on the floor under a piece of worktop, hung over one, or
standing from the floor to above the head.

Real sizes: base cabinets 34.5 in high and 24 deep on a 4 in toe-kick, wall cabinets 12 deep with their foot 54 in above the
floor, tall and pantry cabinets 84 to 96 high.
"""

import math

import bpy
from mathutils import Matrix

from lib import camera, furniture_set, lighting, materials as m, props, rooms, wardrobe
from lib.cladding import floor as floor_of
from lib.cladding import tiled
from lib.floor_rooms import basket, boots
from lib.fronts import DOOR, finish, front, handle, lacquer, side_panel
from lib.furniture_set import BACK, LENS
from lib.kitchen_things import THINGS
from lib.mesh import box, rod

DEVELOP = {"exposure": 0.42, "look": "Medium High Contrast", "warmth": -0.004}
INCH = 0.0254
GAP = 0.003
SIDE = 0.018
TOP = 0.030
COUNTER = 34.5 * INCH + TOP
# Height over width of the picture.
TALL = 1.25


def build(width_in=24, height_in=34.5, depth_in=24, kind="base", layout=((1, "doors"),), style="shaker", wood="white", pull="bar", metal="brushed nickel", inside="maple", things=(), beside=(), top="#E4DFD5", floor="pale oak", wall="#DCD5C8", tile=None, heading=20.0, view="front"):
    """`layout`: rows from the top down, each (share of the height, fronts). Fronts: door-l, door-r (handle side), doors,
    drawer, two-drawers, open (shelves to be seen), "ajar-l" and "ajar-r" (a door that stands open, its shelves behind).
    `things`: (what of kitchen_things, x in half widths) on the worktop; `beside`: what stands on the floor. `tile` covers
    the wall. The camera walks round by `heading` degrees, to the right if positive."""
    half, height, depth = width_in * INCH / 2, height_in * INCH, depth_in * INCH
    bottom = 54 * INCH if kind == "wall" else 0.0
    high = bottom + height
    face = -(BACK + depth)
    unit(half, face, bottom, high, kind, layout, style, wood, pull, metal, inside)
    if kind == "base":
        box("worktop", (-half - 0.012, face - 0.024, high + 0.0006), (half + 0.012, -0.0015, high + TOP), m.concrete(top, 0.22), 0.003)
        put(things, half, high + TOP + 0.0006, -0.27)
    elif kind == "wall":
        under(things, half, top)
    # A door that stands open comes towards the camera: it needs room above and at its side.
    opened = kind == "wall" and any(fronts.startswith("ajar") for _, fronts in layout)
    frame = view_of(half * 2, depth, height + (0.16 if opened else 0), bottom, kind, heading, 0.9 if opened else 0.72 if beside else 0.42)
    kitchen(frame, bottom + height / 2, floor, wall, tile, kind)
    for k, thing in enumerate(beside):
        BESIDE[thing](half, k)


def unit(half, face, bottom, high, kind, layout, style, wood, pull, metal, inside):
    """One cabinet about x = 0: its case, its foot and its rows of fronts."""
    toe = 0.0 if kind == "wall" else 0.1016
    low = bottom + toe
    case(half, face, low, high, style, wood, inside, kind)
    if toe:
        box("toe", (-half + 0.002, face + 0.075, 0.0005), (half - 0.002, face + 0.093, low - 0.001), finish(wood, "x"), 0.001, 2)
        for s in (-1, 1):
            a, b = sorted((s * (half - 0.002), s * (half - 0.018)))
            box(f"toe side {s}", (a, face + 0.0934, 0.0005), (b, -BACK, low - 0.001), finish(wood, "y"), 0.001, 2)
    inner = high - low - GAP
    total = sum(share for share, _ in layout)
    z = high - GAP / 2
    for k, (share, fronts) in enumerate(layout):
        h = inner * share / total - GAP * (len(layout) - 1) / len(layout)
        row(f"row {k}", fronts, half, z - h, z, face, style, wood, pull, metal, inside)
        z -= h + GAP


def put(things, half, z, y):
    """Things on a worktop at z; their x is told in half widths."""
    for name, x in things:
        THINGS[name](x * half, y, z)


def under(things, half, top):
    """The worktop over which a wall cabinet hangs, from one edge of the picture to the other."""
    box("worktop", (-3.0, -0.645, COUNTER - TOP), (3.0, -0.0015, COUNTER), m.concrete(top, 0.22), 0.003)
    box("fronts", (-3.0, -0.62, 0.1), (3.0, -0.60, COUNTER - TOP - 0.003), lacquer("#D8D2C6"), 0.001)
    put(things, half, COUNTER + 0.0006, -0.24)


def kitchen(frame, middle, floor, wall, tile, kind):
    """Wall, floor and the light of a window at the left: a strong key, little fill, its sun on the wall."""
    reach = frame * 1.7
    covered = tiled(tile, "#D9D3C7", (0.13, 0.13) if kind == "base" else (0.065, 0.20), 0.003, "xz", 0.0, 0.06, 0.12) if tile else m.plaster(wall, 0.9, 0.35)
    rooms.wall("wall", -reach - 1.4, reach, 0.0, 0.1, 3.6, covered)
    if kind != "wall":
        floor_of(floor, -reach - 0.6, reach, -reach * 1.25, 0.0)
        rooms.skirting(-reach - 1.3, reach, -0.0005, 0.10, m.paint("#F0ECE4", 0.45), 0.014)
    size = max(0.9, frame / 1.7)
    lighting.area("window", (-1.7 * size, -1.5 * size, middle + 0.7 * size), (0.15, -0.2, middle - 0.1), (1.0 * size, 1.8 * size), 78 * size * size, "#FFF2E2")
    fill = lighting.area("fill", (2.2 * size, -2.6 * size, middle + 0.7 * size), (0, -0.2, middle), (1.8 * size, 1.8 * size), 9 * size * size, "#E6EDF6")
    fill.visible_glossy = False
    lighting.surround("#F3F0EA", 0.26, 1.7, "#FBFAF6")
    furniture_set.sun_patch(frame * 1.25, middle)


def view_of(width, depth, height, bottom, kind, heading, room):
    """The camera: upright, level at standing height, framed by shifting the lens, with `room` at the
    sides. Returns the width of the picture."""
    a = math.radians(heading)
    seen = width * math.cos(a) + depth * abs(math.sin(a))
    if kind == "wall":
        low, high = COUNTER - 0.20, bottom + height + 0.14
    else:
        low, high = -0.16 - 0.20 * abs(math.sin(a)) * depth / 0.6, bottom + height + (0.62 if kind == "base" else 0.16)
    frame = max((high - low) / TALL, seen + room)
    eye = {"base": 1.34, "wall": 1.52}.get(kind, 1.45)
    middle = (low + high) / 2
    centre = -(BACK + depth * 0.7)
    # The sensor lies along the longer side of an upright picture.
    away = frame * TALL * LENS / 36 + depth * 0.25
    camera.level((0.02 + math.sin(a) * away, centre - math.cos(a) * away, eye), -heading, LENS, (0.0, (middle - eye) / frame / TALL))
    return frame


BESIDE = {
    "stool": lambda half, k: props.stool((-half - 0.34, -0.45, 0), 0.62, "oak", "black", 0.17),
    "basket": lambda half, k: basket(half + 0.30, -0.30, 0.16, 0.27),
    "boots": lambda half, k: boots(half + 0.16, -0.22),
    "broom": lambda half, k: broom(half + 0.13),
    "plant": lambda half, k: tall_plant(-half - 0.34),
    "boards": lambda half, k: props.board((half + 0.22, -0.09, 0.0008), 0.34, 0.50, 0.024, "walnut", 9),
}


def broom(x):
    """A beech broom that leans on the wall."""
    rod("broomstick", (x, -0.20, 0.10), (x + 0.04, -0.018, 1.36), 0.0115, m.wood("maple", "z"))
    box("broom head", (x - 0.14, -0.235, 0.075), (x + 0.14, -0.175, 0.105), m.wood("maple", "x"), 0.006)
    box("bristles", (x - 0.137, -0.232, 0.001), (x + 0.137, -0.178, 0.0745), m.fabric("#4A4038", 900), 0.004)


def tall_plant(x):
    from lib.floor_rooms import plant

    plant(x, -0.30, "#8D8A80", 31, 0.8)


PANELLED = ("shaker", "raised", "beadboard", "slim")


def clear(half, style):
    """Half the width inside: framed ends are lined, plain ones are not."""
    return half - (DOOR + 0.0145 if style in PANELLED else SIDE + 0.0005)


def case(half, face, low, high, style, wood, inside, kind):
    """A box of plywood panels, open towards the front; the ends wear the front's finish."""
    y0, y1 = face + DOOR + 0.0015, -BACK
    for s in (-1, 1):
        x = s * half
        a, b = sorted((x, x - s * SIDE))
        if style in PANELLED:
            side_panel(style if style != "beadboard" else "shaker", f"end {s}", x, y0, y1, low, high, wood, s > 0)
            a, b = sorted((x - s * (DOOR + 0.001), x - s * (DOOR + 0.013)))
            box(f"lining {s}", (a, y0 + 0.001, low + 0.001), (b, y1 - 0.001, high - 0.001), finish(inside, "z"), 0.0006, 1)
        else:
            box(f"end {s}", (a, y0, low), (b, y1, high), finish(wood, "z"), 0.0008, 1)
    r = clear(half, style)
    across = finish(inside, "x")
    box("floor", (-r, y0, low + 0.0005), (r, y1, low + SIDE), across, 0.0006, 1)
    box("back", (-r, y1 - 0.010, low + SIDE + 0.0005), (r, y1 - 0.001, high - SIDE - 0.0005), finish(inside, "z"), 0)
    if kind != "base":
        box("roof", (-r, y0, high - SIDE), (r, y1, high - 0.0005), across, 0.0006, 1)
        box("roof skin", (-half + 0.0215, y0, high - 0.0004), (half - 0.0215, y1, high), finish(wood, "x"), 0)


def row(name, fronts, half, z0, z1, face, style, wood, pull, metal, inside):
    a, b = -half + GAP / 2, half - GAP / 2

    def piece(tag, x0, x1, on):
        front(style, f"{name} {tag}", x0, x1, z0, z1, face, wood, "x" if on == "drawer" else "z")
        handle(pull, metal, f"{name} {tag} handle", x0, x1, z0, z1, face, on, style)

    def dark():
        box(f"{name} dark", (-clear(half, style), face + DOOR + 0.006, z0 + 0.004), (clear(half, style), face + DOOR + 0.012, z1 - 0.004), lacquer("#1A1613", 0.8), 0)

    if fronts == "open":
        shelves(name, clear(half, style), z0, z1, face, inside, True)
    elif fronts.startswith("ajar"):
        shelves(name, clear(half, style), z0, z1, face, inside)
        right = fronts == "ajar-r"

        def door():
            piece("door", a, b, "door-l" if right else "door-r")
            door_back(name, a, b, z0, z1, face, wood, right)

        swing(door, b if right else a, face, 100 if right else -100)
        hinge_plates(name, clear(half, style), z0, z1, face, right)
    else:
        dark()
        if fronts == "doors":
            piece("left", a, -GAP / 2, "door-r")
            piece("right", GAP / 2, b, "door-l")
        elif fronts == "two-drawers":
            piece("left", a, -GAP / 2, "drawer")
            piece("right", GAP / 2, b, "drawer")
        else:
            piece("front", a, b, fronts)


def swing(make, x, face, degrees):
    """Makes a door and opens it about its hinge edge at x."""
    before = set(bpy.data.objects)
    make()
    bpy.context.view_layer.update()
    hinge = Matrix.Translation((x, face + DOOR, 0))
    turn = hinge @ Matrix.Rotation(math.radians(degrees), 4, "Z") @ hinge.inverted()
    for obj in set(bpy.data.objects) - before:
        obj.matrix_world = turn @ obj.matrix_world


def shelves(name, r, z0, z1, face, inside, trimmed=False):
    """Adjustable shelves about a foot apart, with a few things on them."""
    count = max(1, round((z1 - z0) / 0.31) - 1)
    y0, y1 = face + DOOR + (0.004 if trimmed else 0.03), -BACK - 0.011
    for k in range(count + 1):
        z = z0 + (z1 - z0) * k / (count + 1)
        if k:
            box(f"{name} shelf {k}", (-r, y0, z - 0.018), (r, y1, z), finish(inside, "x"), 0.0008, 1)
        contents(k + round(z0 * 10), r, z + (0.0196 if k == 0 else 0.0006), (y0 + y1) / 2, y0)


def door_back(name, a, b, z0, z1, face, wood, right, rail=0.06):
    """What an open door shows: its frame round the panel, and the cups and arms of its hinges."""
    y, t = face + DOOR, 0.0035
    for tag, x0, x1, low, high in (("l", a, a + rail, z0, z1), ("r", b - rail, b, z0, z1), ("b", a + rail, b - rail, z0, z0 + rail), ("t", a + rail, b - rail, z1 - rail, z1)):
        box(f"{name} back {tag}", (x0, y + 0.0002, low), (x1, y + t, high), finish(wood, "z"), 0.0012, 2)
    steel = m.metal("steel")
    edge, inwards = (b, -1) if right else (a, 1)
    for z in hinges_at(z0, z1):
        x = edge + inwards * 0.0235
        rod("hinge cup", (x, y + t, z), (x, y + t + 0.0016, z), 0.0175, steel, 40)
        box("hinge arm", (min(x, edge + inwards * 0.002), y + t + 0.0016, z - 0.007), (max(x, edge + inwards * 0.002), y + t + 0.010, z + 0.007), steel, 0.002, 2)


def hinge_plates(name, r, z0, z1, face, right):
    """The plates of the hinges on the cabinet's side."""
    steel = m.metal("steel")
    for z in hinges_at(z0, z1):
        x0, x1 = (r - 0.016, r - 0.0005) if right else (-r + 0.0005, -r + 0.016)
        box(f"{name} hinge plate", (x0, face + DOOR + 0.004, z - 0.0085), (x1, face + DOOR + 0.075, z + 0.0085), steel, 0.002, 2)


def hinges_at(z0, z1):
    count = 2 if z1 - z0 < 1.1 else 4
    return [z0 + 0.10 + (z1 - z0 - 0.20) * k / (count - 1) for k in range(count)]


SHELVES = (
    (("plates", -0.45), ("bowls", 0.45)),
    (("cups", 0.0),),
    (("pitcher", -0.4), ("plates", 0.42)),
    (("glasses", 0.0),),
    (("bowls", -0.5), ("crock", 0.5)),
    (("cookbooks", -0.1),),
)


def contents(pick, r, z, y, y0):
    """Crockery, glasses, jars and dry goods: a different few on every shelf."""
    y = min(y, y0 + 0.15)
    if r > 0.42:
        put((("plates", -0.62), ("bowls", -0.1), ("pitcher", 0.55)) if pick % 2 else (("cookbooks", -0.6), ("cups", 0.15), ("eggs", 0.72)), r, z, y)
        return
    if pick % 7 == 6:
        wardrobe.jars(-r + 0.02, r, y, z, pick)
        return
    if pick % 7 == 3:
        wardrobe.packages(-r + 0.02, r, y, z, 0.22, pick)
        return
    chosen = SHELVES[pick % len(SHELVES)]
    small = {"gap": min(0.1, r * 0.42)}
    for name, x in chosen:
        if name in ("cups", "glasses"):
            THINGS[name](x * r, y, z, 4, **small)
        elif name == "plates":
            THINGS[name](x * r, y, z, 6, "#E7E2D7", min(0.125, r * 0.44))
        elif name == "bowls":
            THINGS[name](x * r, y, z, 4, "#B9BFB4", min(0.085, r * 0.42))
        else:
            THINGS[name](x * r, y, z)
