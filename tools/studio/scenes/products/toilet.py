"""A toilet beside its wall: one-piece, two-piece or wall-hung, in glazed china. Sizes in inches, as sold."""

import math

import bpy
import numpy as np

from lib import camera, furniture_set, lighting, materials as m, props, rooms, vanity_room, vanity_things, washing_things
from lib.china import POINTS, block, body, curve, egg, glaze, inset, lid_over, plate, ridge, skin, torus
from lib.cladding import floor as floor_of
from lib.cladding import panel_boards, tiled
from lib.mesh import box, lathe, prism, rod, smooth_profile, tube

DEVELOP = {"exposure": 0.46, "warmth": -0.006, "look": "Medium High Contrast"}

INCH = 0.0254
SEAT = 0.034
FRAME = 1.68
BOWL_HALF = 0.184


def build(type="two-piece", base="skirted", colour="#F3F1EC", matt=False, length_in=28.5, rim_in=16.5, tank="soft", metal="chrome", lid="down", smart=False, styling=("holder",), back="plaster", wall="#DAD2C5", accent="#8E9A8F", floor="tile:#C3B8A8", side=1, sun="", view="front"):
    """`type`: "two-piece", "one-piece" or "wall-hung". `base`: "classic" (the trapway shows) or "skirted".
    `rim_in` is the height of the seat, `length_in` from wall to front. `tank`: "soft", "square" or "slim". `metal` is
    the finish of lever, button and plate. `smart` adds a washing seat with its panel. `styling`: what stands by.
    `back` of the wall's lower half: "plaster", "tile", "stacked" tiles or "boards", in `accent`. `side`: 1 is seen from its right, -1
    from its left. `sun`, any word, is another sun through a sash window; without it there is a faint one. `view`: front, side (its profile), open
    (the lid up, from above) or detail."""
    china = glaze(colour, 0.32 if matt else 0.07)
    front, rim = -length_in * INCH, rim_in * INCH - SEAT
    fittings = m.metal(metal)
    seat_back = {"two-piece": -0.245, "one-piece": -0.262, "wall-hung": -0.085}[type]
    if view == "open":
        lid = "up"
        seat_back = min(seat_back, -0.264) if type == "two-piece" else seat_back
    if type == "wall-hung":
        hung_bowl(front, rim, china, lid == "up")
        actuator(fittings, metal)
    else:
        bowl(front, rim, base, type, china, lid == "up")
        cistern(type, tank, rim, china, fittings)
        supply(rim, m.metal("chrome") if metal == "chrome" else fittings)
    if smart:
        washing_seat(front, seat_back, rim, china, fittings, lid, lean(type, tank, seat_back))
    else:
        seat(front, seat_back, rim, china, fittings, lid, lean(type, tank, seat_back))
    # From its left side the wall runs far back, and these would stick out behind the tank.
    if view == "side":
        styling = [thing for thing in styling if not thing.startswith(("holder", "brush"))]
    surroundings(styling, back, wall, accent, floor, 5.0 if view == "side" else 0.0)
    view_from(view, type, rim, side, lid == "up", sun)


def rim_outline(front, back, tail=2.8):
    """The plan of the rim, widest a little behind the middle of its egg."""
    widest = front + 0.58 * min(0.47, back - front)
    return egg(BOWL_HALF, front, back, widest, 2.05, tail)


def well_below(front, rim, back):
    """The hollow of the bowl: sections from the rim's inner edge down to the water."""
    widest = front + 0.26
    return [
        (rim + 0.006, egg(0.140, front + 0.047, back, widest, 2, 2)),
        (rim - 0.012, egg(0.136, front + 0.051, back - 0.004, widest, 2, 2)),
        (rim - 0.040, egg(0.142, front + 0.046, back + 0.002, widest, 2, 2)),
        (rim - 0.110, egg(0.112, front + 0.080, back - 0.03, widest, 2, 2)),
        (rim - 0.165, egg(0.068, front + 0.140, back - 0.06, widest + 0.02, 2, 2)),
        (rim - 0.185, egg(0.020, front + 0.23, back - 0.12, widest + 0.05, 2, 2)),
    ]


def bowl(front, rim, base, type, china, open_lid):
    """The bowl and its foot in one piece, its deck running back under the tank."""
    back = -0.045 if type == "two-piece" else -0.018
    top = rim_outline(front, back, 3.4 if type == "two-piece" else 6.0)
    low = rim - 0.008
    if base == "classic":
        sections = [
            (0.0005, egg(0.118, front + 0.215, -0.10, -0.30, 2.3, 3.4)),
            (0.014, egg(0.119, front + 0.214, -0.10, -0.30, 2.3, 3.4)),
            (0.034, egg(0.112, front + 0.221, -0.105, -0.30, 2.3, 3.2)),
            (0.11, egg(0.099, front + 0.228, -0.12, -0.31, 2.2, 3.0)),
            (0.19, egg(0.110, front + 0.190, -0.12, -0.34, 2.1, 3.0)),
            (0.27, egg(0.146, front + 0.110, -0.09, -0.40, 2.05, 3.0)),
            (0.335, egg(0.174, front + 0.036, -0.06, front + 0.28, 2.05, 3.2)),
            (low - 0.025, egg(0.1835, front + 0.004, -0.046, front + 0.272, 2.05, 3.4)),
            (low, top),
        ]
        relief = ridge([(-0.47, 0.15), (-0.42, 0.205), (-0.36, 0.245), (-0.29, 0.255), (-0.235, 0.215), (-0.205, 0.14), (-0.20, 0.03)], 0.026, 0.038)
    else:
        tail = 7.0
        sections = [
            (0.0005, egg(0.128, front + 0.120, -0.016, -0.34, 2.3, tail)),
            (0.010, egg(0.129, front + 0.119, -0.016, -0.34, 2.3, tail)),
            (0.10, egg(0.134, front + 0.100, -0.016, -0.35, 2.25, tail)),
            (0.20, egg(0.146, front + 0.070, -0.016, -0.38, 2.2, tail)),
            (0.30, egg(0.166, front + 0.028, -0.017, front + 0.30, 2.1, tail)),
            (low - 0.03, egg(0.1815, front + 0.004, -0.018, front + 0.274, 2.05, 6.2)),
            (low, top),
        ]
        relief = None
    well = well_below(front, rim, -0.275) if open_lid else None
    body("bowl", sections, china, 0.008, 10, relief, well)
    if open_lid:
        water(front, rim, -0.275)


def water(front, rim, back):
    """Still water in the well, a shade darker than the china; `back` as of the well."""
    z = rim - 0.112
    ring = egg(0.1105, front + 0.083, back - 0.032, front + 0.26, 2, 2)
    flat = np.column_stack([ring, np.full(POINTS, z)])
    skin("water", [flat, *lid_over(ring, z, 0.0, 2)], glaze("#9FB1B5", 0.0), low=False)


def supply(rim, metal):
    """The stop valve on the wall and the braided hose up to the tank, at the left."""
    x, z = -0.245, 0.19
    braid = m.metal("steel")
    lathe("escutcheon", [(0, 0.010), (0.016, 0.010), (0.030, 0.004), (0.032, 0.0), (0, 0)], metal, (x, -0.0005, z), 48).rotation_euler = (math.pi / 2, 0, 0)
    rod("stop pipe", (x, -0.008, z), (x, -0.062, z), 0.0075, metal)
    rod("stop body", (x, -0.046, z), (x, -0.084, z), 0.0125, metal)
    rod("stop outlet", (x, -0.066, z + 0.008), (x, -0.066, z + 0.036), 0.0095, metal)
    lathe("stop wheel", smooth_profile([(0, 0.012), (0.014, 0.012), (0.019, 0.006), (0.014, 0.0), (0, 0.0)], 5), metal, (x, -0.084, z), 40).rotation_euler = (math.pi / 2, 0, 0)
    top = (-0.135, -0.105, rim - 0.005)
    tube("hose", [(x, -0.066, z + 0.034), (x - 0.012, -0.072, z + 0.085), (x + 0.03, -0.090, rim - 0.075), (top[0], top[1], top[2] - 0.03), top], 0.0062, braid)
    rod("hose nut", (x, -0.066, z + 0.030), (x, -0.066, z + 0.050), 0.0105, metal, 6)


def hung_bowl(front, rim, china, open_lid):
    """A bowl that hangs on the wall, its underside rising from the floor."""
    back = -0.0012
    low = rim - 0.008
    top = rim_outline(front, back, 9.0)
    rows = [(0.175, 0.146, 0.105, 0.17), (0.23, 0.160, 0.060, 0.20), (0.30, 0.1745, 0.022, 0.235), (low - 0.03, 0.182, 0.004, 0.266)]
    sections = [(z, egg(half, front + inwards, back, front + wide, 2.1, 9.0)) for z, half, inwards, wide in rows]
    # Below, the bowl turns under and back to the wall.
    z, ring = sections[0]
    under = []
    for k in range(1, 9):
        a = math.pi / 2 * k / 9
        under.append((z - 0.075 * math.cos(a), np.column_stack([ring[:, 0] * math.sin(a) ** 0.9, back + (ring[:, 1] - back) * math.sin(a)])))
    sections = under + sections
    body("bowl", [*sections, (low, top)], china, 0.008, 10, None, well_below(front, rim, front + 0.43) if open_lid else None)
    if open_lid:
        water(front, rim, front + 0.43)


def cistern(type, style, rim, china, fittings):
    """The tank and its lid: standing on the deck (two-piece) or drawn out of it (one-piece)."""
    radius = {"soft": 0.052, "square": 0.024, "slim": 0.034}[style]
    half = {"soft": 0.212, "square": 0.205, "slim": 0.190}[style]
    front = {"soft": -0.212, "square": -0.205, "slim": -0.180}[style]
    bow = 0.018 if style == "soft" else 0.004
    back = -0.016
    if type == "two-piece":
        z0, z1 = rim + 0.006, rim + 0.345
        taper = 0.022 if style == "soft" else 0.008
        sections = [
            (z0, block(half - taper - 0.022, front + 0.040, back, radius, bow)),
            (z0 + 0.010, block(half - taper - 0.008, front + 0.024, back, radius, bow)),
            (z0 + 0.030, block(half - taper, front + 0.012, back, radius, bow)),
            (z0 + 0.15, block(half - taper * 0.55, front + 0.006, back, radius, bow)),
            (z1 - 0.002, block(half, front, back, radius, bow)),
        ]
    else:
        half = min(half, 0.196)
        z0, z1 = rim - 0.06, rim + 0.255
        sections = [
            (z0, block(0.170, front - 0.085, back, 0.07, bow)),
            (rim - 0.004, block(0.1835, front - 0.066, back, 0.07, bow)),
            (rim + 0.012, block(0.1840, front - 0.036, back, 0.064, bow)),
            (rim + 0.035, block(half - 0.011, front - 0.016, back, 0.058, bow)),
            (rim + 0.075, block(half - 0.008, front - 0.005, back, radius + 0.008, bow)),
            (z1 - 0.002, block(half, front, back, radius, bow)),
        ]
    skin("tank", curve(sections, 10), china)
    over = 0.008 if type == "two-piece" else 0.003
    top = z1 + 0.036
    plate("tank lid", block(half + over, front - over, back + 0.004, radius + over, bow), z1 + 0.0025, top, china, 0.011 if style == "soft" else 0.006, 0.004)
    if type == "two-piece" and style == "soft":
        lever(half, front - bow, z1, fittings)
    else:
        button((0, (front + back) / 2 - 0.005, top + 0.004), fittings)


def lever(half, front, z1, fittings):
    """A trip lever on the front of the tank, at the left."""
    x, z = -half * 0.66, z1 - 0.062
    y = front + 0.012
    rod("lever rose", (x, y + 0.012, z), (x, y - 0.016, z), 0.015, fittings)
    rod("lever neck", (x, y - 0.014, z), (x, y - 0.024, z), 0.008, fittings)
    rod("lever arm", (x - 0.008, y - 0.026, z + 0.001), (x + 0.078, y - 0.030, z - 0.007), 0.0068, fittings)


def button(at, fittings):
    """A round push button in two halves on the lid."""
    x, y, z = at
    lathe("button rim", [(0.0, -0.004), (0.030, -0.004), (0.030, 0.0012), (0.0288, 0.0024), (0.0266, 0.0024), (0.0258, 0.0008), (0.0, 0.0008)], fittings, at, 96)
    for side in (-1, 1):
        outline = [(side * 0.0008, 0.024)] + [(side * max(0.0008, 0.0245 * math.cos(a)), 0.0245 * math.sin(a)) for a in np.linspace(math.pi / 2 - 0.05, -math.pi / 2 + 0.05, 32)] + [(side * 0.0008, -0.024)]
        prism("button half", outline, 0.0022, fittings, "z", (x, y, z + 0.0009), 0.0007)


def actuator(fittings, metal):
    """The flush plate of an in-wall cistern: two buttons in a thin frame."""
    z = 0.95
    box("plate", (-0.123, -0.0085, z - 0.082), (0.123, -0.0005, z + 0.082), fittings, 0.004, 4)
    box("large button", (-0.105, -0.0150, z - 0.064), (0.017, -0.0088, z + 0.064), fittings, 0.0025, 3)
    box("small button", (0.023, -0.0150, z - 0.064), (0.105, -0.0088, z + 0.064), fittings, 0.0025, 3)


def lean(type, tank, hinge):
    """How far an open lid leans back before it meets the tank, in degrees."""
    before = {"two-piece": 0.008, "one-piece": 0.003}
    depth = 0.0 if type == "wall-hung" else {"soft": 0.230, "square": 0.209, "slim": 0.184}[tank] + before[type]
    return max(0.0, min(7.0, math.degrees(math.asin((-hinge - 0.019 - depth) / 0.38))))


def leaf_up(leaf, back, hinge_z, lean):
    """Turns a lid up on its hinge."""
    hinge = (0, back + 0.002, hinge_z)
    middle = np.array(leaf.location)
    angle = math.radians(-90 - lean)
    offset = middle - np.array([0, back, 0])
    c, s = math.cos(angle), math.sin(angle)
    leaf.location = (0, hinge[1] + c * offset[1] - s * offset[2], hinge[2] + s * offset[1] + c * offset[2])
    leaf.rotation_euler = (angle, 0, 0)


def seat(front, back, rim, china, fittings, lid, lean):
    """Seat and lid with the gaps that let them move, on two hinges; `lid` "up" leans it on the tank."""
    outline = egg(BOWL_HALF + 0.003, front - 0.004, back, front + 0.272, 2.05, 4.2)
    z = rim + 0.0035
    inner = egg(0.118, front + 0.068, front + 0.385, front + 0.235, 2.0, 2.1)
    torus("seat", outline, inner, z, z + 0.0165, china, 0.008)
    thick = 0.017
    if lid == "up":
        leaf = plate("lid", inset(outline, 0.001), 0, thick, china, 0.007, 0.006)
        leaf_up(leaf, back, z + 0.020, lean)
    else:
        plate("lid", inset(outline, -0.001), z + 0.0190, z + 0.0190 + thick, china, 0.009, 0.007)
    for x in (-0.078, 0.078):
        rod("hinge", (x - 0.020, back + 0.010, z + 0.015), (x + 0.020, back + 0.010, z + 0.015), 0.0105, fittings)


def washing_seat(front, back, rim, china, fittings, lid, lean):
    """A seat that washes: a deep flush lid over a housing, with a panel of keys at the right. Under the open lid lies the seat."""
    outline = egg(BOWL_HALF + 0.005, front - 0.005, back, front + 0.272, 2.05, 5.0)
    z = rim + 0.003
    if lid == "up":
        torus("seat", inset(outline, 0.004), egg(0.116, front + 0.070, front + 0.375, front + 0.235, 2.0, 2.1), z, z + 0.030, china, 0.009)
        leaf_up(plate("lid", outline, 0, 0.020, china, 0.010, 0.007), back, z + 0.034, lean)
        rod("wand", (0, front + 0.395, z + 0.004), (0, front + 0.345, z - 0.010), 0.009, m.ceramic("#ECE9E3", 0.2))
    else:
        plate("housing", inset(outline, 0.004), z, z + 0.030, china, 0.006)
        plate("lid", outline, z + 0.0325, z + 0.060, china, 0.016, 0.009)
    x = BOWL_HALF + 0.003
    y = back - 0.17
    arm = block(0.030, y - 0.105, y + 0.125, 0.024)
    arm[:, 0] += x + 0.016
    plate("key arm", arm, z + 0.004, z + 0.040, china, 0.010)
    for k in range(3):
        lathe("key", [(0, 0.0014), (0.0098, 0.0014), (0.0108, 0.0004), (0.0108, -0.001)], fittings, (x + 0.019, y + 0.075 - 0.036 * k, z + 0.0404), 48)
    lathe("dial", [(0, 0.007), (0.0150, 0.007), (0.0165, 0.0055), (0.0165, -0.001)], fittings, (x + 0.019, y - 0.050, z + 0.0404), 64)


def surroundings(styling, back, wall, accent, floor, further=0.0):
    """The wall, tiled or boarded to above the tank if told, a floor, and what is kept beside a toilet. Wall and floor run `further`
    metres to the right."""
    reach = FRAME * 1.6
    ends = reach + 0.5 + further
    rooms.wall("wall", -reach - 1.6, ends + 0.1, 0.0, 0.1, 3.2, m.plaster(wall, 0.9, 0.35))
    floor_of(floor, -reach - 1.2, ends + 0.1, -3.0, 0.0)
    trim = m.paint("#EFECE4", 0.45)
    if back in ("tile", "stacked"):
        size, shift = ((0.20, 0.067), 0.5) if back == "tile" else ((0.065, 0.20), 0.0)
        # Tile is flush with where the china begins: the plaster above stands back.
        box("tiles", (-reach - 1.5, 0.0, 0.0), (ends, 0.05, 1.16), tiled(accent, "#D8D2C6", size, 0.0028, "xz", shift, 0.08, 0.10), 0)
        box("tile cap", (-reach - 1.5, -0.012, 1.1605), (ends, 0.05, 1.185), m.ceramic(accent, 0.15), 0.006, 3)
        step_back()
    elif back == "boards":
        paint = m.paint(accent, 0.42)
        panel_boards("board", -reach - 1.5, ends, 0.10, 1.20, 0.0118, paint, 0.10, 0.0115, 0.003)
        box("board ground", (-reach - 1.5, 0.0115, 0.0), (ends, 0.02, 1.2), paint, 0)
        box("rail", (-reach - 1.5, -0.022, 1.2005), (ends, 0.02, 1.232), paint, 0.005, 3)
        box("boards skirting", (-reach - 1.5, -0.010, 0.0005), (ends, 0.0118, 0.12), paint, 0.004, 3)
        step_back()
    else:
        rooms.skirting(-reach - 1.4, ends, -0.0005, 0.10, trim, 0.012)
    for thing in styling:
        STYLINGS[thing]()


def step_back():
    """Moves the plaster behind what covers its lower half."""
    bpy.data.objects["wall"].location.y += 0.02


STYLINGS = {
    "stool": lambda: (low_stool(0.50, -0.24, 0.43), props.folded_towels((0.50, -0.24, 0.431), 3, (0.26, 0.20))),
    "stool-book": lambda: (low_stool(0.50, -0.26, 0.43), props.stack((0.50, -0.26, 0.431), 2, 8, (0.20, 0.15)), candle(0.56, -0.20, 0.49)),
    "plant": lambda: planter(0.56, -0.26),
    "holder": lambda: roll_holder(0.42, 0.66, m.metal("brass")),
    "holder-chrome": lambda: roll_holder(0.42, 0.66, m.metal("chrome")),
    "holder-black": lambda: roll_holder(0.42, 0.66, m.metal("black")),
    "basket": lambda: basket(0.54, -0.24),
    "brush": lambda: brush(0.34, -0.13),
    "rolls": lambda: spare_rolls(0.50, -0.20),
    "hamper": lambda: vanity_things.hamper(0.58, -0.26, 0.001, None),
    "round-stool": lambda: (props.stool((0.56, -0.30, 0), 0.45, "walnut", "black", 0.16), washing_things.terracotta(0.56, -0.30, 0.4535, ((0.0, 0.062),))),
}


def candle(x, y, z):
    """A candle in a clay cup."""
    lathe("candle cup", smooth_profile([(0.001, 0), (0.034, 0), (0.037, 0.006), (0.037, 0.075), (0.033, 0.075), (0.033, 0.055), (0, 0.055)], 3), m.ceramic("#6F7A6C", 0.5), (x, y, z), 48)
    rod("wick", (x, y, z + 0.05), (x, y, z + 0.068), 0.0012, m.paint("#2A2622", 0.9), 8)


def brush(x, y):
    """A brush in a steel holder."""
    steel = m.metal("steel")
    lathe("brush holder", smooth_profile([(0.001, 0.001), (0.048, 0.001), (0.050, 0.006), (0.050, 0.13), (0.047, 0.132), (0.012, 0.135)], 3), steel, (x, y, 0), 56)
    rod("brush handle", (x, y, 0.13), (x, y, 0.40), 0.008, steel)


def spare_rolls(x, y):
    """Paper in a low wire stand."""
    black = m.metal("black")
    lathe("stand foot", [(0, 0.010), (0.075, 0.010), (0.078, 0.006), (0.078, 0.001), (0, 0.001)], black, (x, y, 0), 56)
    rod("stand pole", (x, y, 0.01), (x, y, 0.52), 0.006, black)
    for k in range(4):
        lathe("roll", [(0.020, 0), (0.053, 0), (0.055, 0.002), (0.055, 0.098), (0.053, 0.10), (0.020, 0.10), (0.020, 0)], m.fabric("#F1EEE8", 1600), (x, y, 0.011 + 0.102 * k), 56)


def planter(x, y, tall=0.62):
    """Branches in a clay pot."""
    lathe("pot", smooth_profile([(0.001, 0.0), (0.095, 0.0), (0.105, 0.01), (0.125, 0.14), (0.130, 0.24), (0.122, 0.245), (0.116, 0.22), (0.0, 0.215)], 6), m.ceramic("#B9A88E", 0.7), (x, y, 0.001))
    props.branches((x, y, 0.20), 7, tall, 0.42, 21, 0.07, "#4C6140")


def low_stool(x, y, height):
    """A small oak stool."""
    oak = m.wood("oak", "x")
    up = m.wood("oak", "z")
    box("stool top", (x - 0.165, y - 0.14, height - 0.028), (x + 0.165, y + 0.14, height), oak, 0.006, 4)
    for dx in (-1, 1):
        for dy in (-1, 1):
            rod("stool leg", (x + dx * 0.148, y + dy * 0.122, 0.001), (x + dx * 0.122, y + dy * 0.098, height - 0.0285), 0.014, up)
        box("stool rail", (x + dx * 0.135 - 0.009, y - 0.10, 0.15), (x + dx * 0.135 + 0.009, y + 0.10, 0.172), m.wood("oak", "y"), 0.003)


def basket(x, y, radius=0.135, height=0.27):
    """A woven basket: stacked coils, a folded towel in its mouth."""
    rings = []
    coils = 20
    for k in range(coils):
        z = height * k / coils
        r = radius * (0.86 + 0.14 * math.sin(math.pi * min(1, 0.25 + k / coils * 0.6)))
        step = height / coils
        rings += [(r - 0.003, z), (r + 0.002, z + step * 0.25), (r + 0.0035, z + step * 0.5), (r + 0.002, z + step * 0.75)]
    inner = [(rings[-1][0] - 0.010, height - 0.002), (rings[-1][0] - 0.012, height * 0.5), (0.0, height * 0.45)]
    lathe("basket", [(0.0, 0.0), *rings, *inner], m.fabric("#B7986C", 500), (x, y, 0.001), 96, 70)
    lathe("rolled towel", smooth_profile([(0.001, 0.0), (0.062, 0.0), (0.066, 0.02), (0.066, 0.17), (0.058, 0.185), (0.0, 0.18)], 6), m.fabric("#E4DDD0"), (x - 0.030, y - 0.01, 0.14))
    lathe("rolled towel", smooth_profile([(0.001, 0.0), (0.050, 0.0), (0.054, 0.02), (0.054, 0.15), (0.046, 0.162), (0.0, 0.158)], 6), m.fabric("#A9A18F"), (x + 0.062, y + 0.020, 0.13))


def roll_holder(x, z, finish):
    """A paper holder on the wall with a full roll."""
    rod("holder rose", (x - 0.075, -0.0005, z + 0.0), (x - 0.075, -0.010, z), 0.022, finish)
    rod("holder arm", (x - 0.075, -0.008, z), (x - 0.075, -0.068, z), 0.006, finish)
    rod("holder bar", (x - 0.080, -0.068, z), (x + 0.078, -0.068, z), 0.006, finish)
    roll = lathe("roll", [(0.020, -0.05), (0.053, -0.05), (0.054, -0.049), (0.054, 0.049), (0.053, 0.05), (0.020, 0.05), (0.020, -0.05)], m.fabric("#F1EEE8", 1600), (x + 0.005, -0.068, z - 0.013), 64)
    roll.rotation_euler = (0, math.pi / 2, 0)


def daylight(middle):
    """A window at the left, its sun on the wall: a stronger key than the furniture set's, for white china."""
    key = lighting.area("window", (-1.7, -1.6, middle + 0.9), (0.1, -0.25, middle - 0.2), (1.1, 1.7), 62, "#FFF3E4")
    key.visible_glossy = True
    fill = lighting.area("fill", (2.2, -2.4, middle + 0.9), (0, -0.2, middle), (1.6, 1.6), 7, "#E6EDF6")
    fill.visible_glossy = False
    lighting.surround("#F2EFE9", 0.25, 1.9, "#FBFAF6")
    furniture_set.sun_patch(FRAME, middle + 0.1)


def view_from(view, type, rim, side, open_lid, sun):
    """A level camera from the front and one side, high enough to see the lid, or into the bowl where it is open."""
    vanity_room.daylight(FRAME, 0.62, sun) if sun else daylight(0.62)
    if view == "detail":
        if type == "wall-hung":
            camera.looking((0.62, -1.18, 0.98), (0.03, -0.25, 0.56), 50, (0.05, -0.4, rim), 9)
        else:
            camera.looking((0.60, -1.16, 1.02), (0.05, -0.28, 0.56), 50, (0.06, -0.36, rim), 9)
        return
    heading, frame = side * 31.0, FRAME
    x, y = 0.08 if side > 0 else 0.14, -0.36
    hung = type == "wall-hung"
    # Of a hung one, the flush plate on the wall is seen whole.
    middle = 0.58 if hung else 0.39 if open_lid else 0.42
    eye = 1.62 if open_lid else 1.12
    if view == "side":
        heading, frame, x, middle, eye = -62.0, FRAME * 0.80, -0.02, 0.52 if hung else 0.39, 0.92
    elif view == "open":
        heading, frame, x, middle, eye = side * 20.0, FRAME * 0.86, 0.0, 0.58 if hung else 0.47, 1.66
    a = math.radians(heading)
    distance = frame * 52 / 36
    camera.level((x + math.sin(a) * distance, y - math.cos(a) * distance, eye), -heading, 52, (0.0, (middle - eye) / frame))
