"""A kitchen cabinet as it is stocked, on the floor or hung on the wall of the furniture set.

Real sizes: base cabinets 34.5 in high and 24 deep on a 4 in toe-kick, wall cabinets 12 deep with their foot 54 in above the
floor, tall and pantry cabinets 84 to 96 high.
"""

import math

import bpy
from mathutils import Matrix

from lib import furniture_set, materials as m, props
from lib.fronts import DOOR, finish, front, handle, lacquer, side_panel
from lib.furniture_set import BACK
from lib.mesh import box

DEVELOP = {"exposure": 0.42, "look": "High Contrast", "warmth": -0.015}
INCH = 0.0254
GAP = 0.003
SIDE = 0.018


def build(width_in=24, height_in=34.5, depth_in=24, kind="base", layout=((1, "doors"),), style="shaker", wood="white", pull="bar", metal="brushed nickel", inside="maple", styling=(), floor="stone", view="front"):
    """`layout`: rows from the top down, each (share of the height, fronts). Fronts: door-l, door-r (handle side), doors,
    drawer, two-drawers, open (shelves to be seen), "ajar-l" and "ajar-r" (a door that stands open, its shelves behind)."""
    half, height, depth = width_in * INCH / 2, height_in * INCH, depth_in * INCH
    bottom = 54 * INCH if kind == "wall" else 0.0
    furniture_set.furniture_set(half * 2, depth, height, bottom, view, floor, skirting=True)
    toe = 0.0 if kind == "wall" else 0.1016
    low, high = bottom + toe, bottom + height
    face = -(BACK + depth)
    case(half, face, low, high, style, wood, inside, kind)
    if toe:
        box("toe", (-half + 0.002, face + 0.075, 0.0005), (half - 0.002, face + 0.093, low - 0.001), finish(wood, "x"), 0.001, 2)
        for s in (-1, 1):
            a, b = sorted((s * (half - 0.002), s * (half - 0.018)))
            box(f"toe side {s}", (a, face + 0.0934, 0.0005), (b, -BACK, low - 0.001), finish(wood, "y"), 0.001, 2)
    inner = high - low - GAP
    total = sum(share for share, _ in layout)
    top = high - GAP / 2
    for k, (share, fronts) in enumerate(layout):
        h = inner * share / total - GAP * (len(layout) - 1) / len(layout)
        row(f"row {k}", fronts, half, top - h, top, face, style, wood, pull, metal, inside)
        top -= h + GAP
    if kind == "base":
        # Base cabinets are sold without a top: a raw edge of plywood shows.
        box("stretcher", (-half + SIDE + 0.0005, face + DOOR + 0.002, high - 0.016), (half - SIDE - 0.0005, face + 0.12, high - 0.0005), finish(inside, "x"), 0.0006, 1)
    style_it(styling, half, bottom, high, face)


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
        swing(lambda: piece("door", a, b, "door-l" if fronts == "ajar-r" else "door-r"), b if fronts == "ajar-r" else a, face, 106 if fronts == "ajar-r" else -106)
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
        contents(k + int(r * 100), r, z + (0.0196 if k == 0 else 0.0006), (y0 + y1) / 2, y0)


def contents(pick, r, z, y, y0):
    """Plates, bowls, jars and a folded cloth: a different few on every shelf."""
    clay = m.ceramic("#DDD5C7", 0.4)
    grey = m.ceramic("#8E9089", 0.45)
    y = min(y, y0 + 0.13)
    if pick % 4 == 0:
        for k in range(4):
            props.bowl((-r * 0.35, y, z + k * 0.022), min(0.085, r * 0.45), 0.05, clay)
        if r > 0.2:
            props.vase((r * 0.45, y, z), 0.19, 0.055, grey)
    elif pick % 4 == 1:
        props.folded_towels((0, y, z), 3, (min(0.26, r * 1.3), 0.2), 0.036, ("#D9D2C5", "#9DA394", "#D9D2C5"))
    elif pick % 4 == 2:
        for s in (-0.55, 0.0, 0.55) if r > 0.17 else (-0.4, 0.4):
            props.vase((s * r, y, z), 0.15 - 0.03 * abs(s), min(0.045, r * 0.25), grey if s else clay, 0.6)
    else:
        props.stack((0, y, z), 3, 4, (min(0.24, r * 1.3), 0.17), ("#C7B99E", "#8C7A5B", "#D8D0C0"))


def style_it(styling, half, bottom, high, face):
    """One quiet thing beside or on the cabinet."""
    for thing in styling:
        if thing == "vase":
            props.vase((half * 0.3, face + 0.22, high + 0.0006), 0.22, 0.07, m.ceramic("#C8BCA8", 0.6))
            props.branches((half * 0.3, face + 0.22, high + 0.19), 4, 0.40, 0.3, 11, leaf=0.045)
        elif thing == "stool":
            props.stool((-half - 0.36, -0.42, 0), 0.62, "oak", "black", 0.17)
        elif thing == "board":
            props.board((half + 0.24, -0.075, 0.0008), 0.26, 0.42, 0.022, "walnut", 8)
        elif thing == "basket":
            from products.vanity import basket

            basket((half + 0.30, -0.30, 0.0005), 0.17, 0.28)
