"""A kitchen cabinet itself: its case and foot, rows of fronts, and what stands behind a door that is open.

Real sizes: base cabinets 34.5 in high and 24 deep on a 4 in toe-kick, wall cabinets 12 deep with their foot 54 in above the
floor, tall and pantry cabinets 84 to 96 high.
"""

import math

import bpy
from mathutils import Matrix

from . import materials as m, open_cabinet, wardrobe
from .fronts import DOOR, finish, front, handle, lacquer, side_panel
from .furniture_set import BACK
from .kitchen_things import THINGS
from .mesh import box, rod

INCH = 0.0254
GAP = 0.003
SIDE = 0.018
TOP = 0.030
COUNTER = 34.5 * INCH + TOP


def unit(half, face, bottom, high, kind, layout, style, wood, pull, metal, inside, stock=()):
    """One cabinet about x = 0: its case, its foot and its rows of fronts. `stock`: for each row that opens on a space, how many
    shelves it has and what is kept there (a name in open_cabinet.KEPT), or nothing."""
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
        row(f"row {k}", fronts, half, z - h, z, face, style, wood, pull, metal, inside, stock[k] if k < len(stock) else None)
        if k < len(stock) and stock[k] and k < len(layout) - 1:
            box(f"deck {k}", (-clear(half, style), face + DOOR + 0.006, z - h + 0.001), (clear(half, style), -BACK - 0.011, z - h + 0.019), finish(inside, "x"), 0.0008, 1)
        z -= h + GAP


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


def row(name, fronts, half, z0, z1, face, style, wood, pull, metal, inside, stock=None):
    a, b = -half + GAP / 2, half - GAP / 2

    def piece(tag, x0, x1, on):
        front(style, f"{name} {tag}", x0, x1, z0, z1, face, wood, "x" if on == "drawer" else "z")
        handle(pull, metal, f"{name} {tag} handle", x0, x1, z0, z1, face, on, style)

    def dark():
        box(f"{name} dark", (-clear(half, style), face + DOOR + 0.006, z0 + 0.004), (clear(half, style), face + DOOR + 0.012, z1 - 0.004), lacquer("#1A1613", 0.8), 0)

    if fronts == "open":
        shelves(name, clear(half, style), z0, z1, face, inside, True)
    elif fronts.startswith("ajar"):
        shelves(name, clear(half, style), z0, z1, face, inside, stock=stock)
        right = fronts == "ajar-r"

        def door():
            piece("door", a, b, "door-l" if right else "door-r")
            door_back(name, a, b, z0, z1, face, wood, right)

        swing(door, b if right else a, face, 100 if right else -100)
        hinge_plates(name, clear(half, style), z0, z1, face, right)
    elif fronts == "wide":
        shelves(name, clear(half, style), z0, z1, face, inside, stock=stock)
        for tag, p, q, right in (("left", a, -GAP / 2, False), ("right", GAP / 2, b, True)):

            def door():
                piece(tag, p, q, "door-l" if right else "door-r")
                door_back(f"{name} {tag}", p, q, z0, z1, face, wood, right)

            swing(door, q if right else p, face, 106 if right else -106)
            hinge_plates(name, clear(half, style), z0, z1, face, right)
    elif "out-" in fronts:
        out = int(fronts.split("-")[-1]) / 100
        deep = min(0.50, -BACK - face - 0.05)
        case_half = clear(half, style)
        middle = case_half if not fronts.startswith("left") else -0.009
        before = set(bpy.data.objects)
        piece("front", a, b if not fronts.startswith("left") else -GAP / 2, "drawer")
        for obj in set(bpy.data.objects) - before:
            obj.location.y -= out
        open_cabinet.drawer(name, -case_half, middle, z0, z1, face, deep, out)
        if fronts.startswith("left"):
            piece("right", GAP / 2, b, "drawer")
            box(f"{name} dark", (0.001, face + DOOR + 0.006, z0 + 0.004), (case_half, face + DOOR + 0.012, z1 - 0.004), lacquer("#1A1613", 0.8), 0)
        # The case behind is closed above and below by its rails.
        box(f"{name} rail", (-case_half, face + DOOR + 0.004, z0 - 0.008), (case_half, face + DOOR + 0.06, z0 + 0.006), finish(inside, "x"), 0.0008, 1)
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


def shelves(name, r, z0, z1, face, inside, trimmed=False, stock=None):
    """Adjustable shelves, about a foot apart if `stock` doesn't say how many, with a few things on them."""
    count, kept = stock or (max(1, round((z1 - z0) / 0.31) - 1), "crockery")
    y0, y1 = face + DOOR + (0.004 if trimmed else 0.03), -BACK - 0.011
    for k in range(count + 1):
        z = z0 + (z1 - z0) * k / (count + 1)
        if k:
            box(f"{name} shelf {k}", (-r, y0, z - 0.018), (r, y1, z), finish(inside, "x"), 0.0008, 1)
        on = z + (0.0196 if k == 0 else 0.0006)
        if kept == "crockery":
            contents(k + round(z0 * 10), r, on, (y0 + y1) / 2, y0)
        else:
            open_cabinet.KEPT[kept](r, on, y0, y1, k, round(z0 * 10), inside)


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


def put(things, half, z, y):
    """Things on a shelf at z; their x is told in half widths."""
    for name, x in things:
        THINGS[name](x * half, y, z)
