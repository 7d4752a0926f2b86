"""A cabinet where it is used, upright, in the sun of a sash window: under real stone, before tile or boards, and in a run of its
kind that goes on out of the picture."""

import math

import bpy
from mathutils import Matrix

from lib import appliances, camera, counter_set, crown_cut, kitchen_corner, larder, lighting, materials as m, open_cabinet, props, washing_things
from lib.cabinet_unit import COUNTER, INCH, TOP, unit
from lib.floor_rooms import basket, picture, plant
from lib.fronts import finish
from lib.furniture_set import BACK
from lib.kitchen_things import THINGS
from lib.mesh import box, rod

DEVELOP = {"exposure": 0.38, "look": "Medium High Contrast", "warmth": 0.0}
RUN = ((0.22, "drawer"), (0.78, "doors"))


def build(width_in=24, height_in=34.5, depth_in=24, kind="base", layout=((1, "doors"),), style="shaker", wood="white", pull="bar", metal="brushed nickel", inside="maple", things=(), beside=(), hung=(), run=(), sink=None, slab="snow-ultra", base=("#D8D2C6", "brushed nickel"), floor="natural oak", wall="#DCD5C8", back="plaster", tile="#D9D3C7", heading=20.0, sun="", view="front", stock=()):
    """`layout`: rows from the top down, each (share of the height, fronts). Fronts: door-l, door-r (handle side), doors,
    drawer, two-drawers, open (shelves to be seen), "ajar-l" and "ajar-r" (a door that stands open, its shelves behind).
    `things`: (what of kitchen_things or washing_things, x in half widths) on the stone; `beside`: what stands on the floor;
    `hung`: (a function of HUNG, its arguments) on the wall. `run`: (side, width in inches, rows) of base cabinets next to it
    in the same finish, or (side, 30, "range"); their side is where the run goes on, out of the picture. Under a wall cabinet
    there are base cabinets in `base`, (colour, metal). `slab` is the stone, `sink` the metal of a faucet over a sink in it.
    `back` and `tile` cover the wall. The camera walks round by `heading` degrees, to the right if positive. `sun`, any word, is
    another sun. `view`: from the "front"; "open", all its doors and drawers so; "angle", from the other side with its doors shut;
    "detail", close to a handle and the edges about it. `stock`: for each row, how many shelves an open door shows, and what is on them."""
    half, height, depth = width_in * INCH / 2, height_in * INCH, depth_in * INCH
    bottom = 54 * INCH if kind == "wall" else 0.0
    if view == "open":
        layout = open_cabinet.opened(layout, bool(sink))
        heading = facing(layout)
    elif view in ("angle", "detail"):
        layout = open_cabinet.shut(layout)
        heading = -heading if view == "angle" else heading
    face = -(BACK + depth)
    made = (style, wood, pull, metal, inside)
    before = set(bpy.data.objects)
    unit(half, face, bottom, bottom + height, kind, layout, *made, stock if view == "open" else ())
    ends = neighbours(half, run, made) if run else (-half, half)
    crown_cut.wear(set(bpy.data.objects) - before)
    front_edge = -(BACK + 24 * INCH) - 0.024
    if kind == "base":
        overhang = [0.012 if abs(abs(end) - half) < 1e-6 else 0.0 for end in ends]
        stones(slab, ends[0] - overhang[0], ends[1] + overhang[1], front_edge, run, half, sink)
        put(things, half, COUNTER + 0.0006, -0.27)
    elif kind == "wall":
        under(slab, base)
        put(things, half, COUNTER + 0.0006, -0.24)
    elif run:
        side = run[0][0]
        span = (ends[0], -half - 0.001) if side == "left" else (half + 0.001, ends[1])
        kitchen_corner.worktop(slab, *span, front_edge, COUNTER, TOP)
        for name, x in things:
            THINGS_HERE[name](span[1] - x if side == "left" else span[0] + x, -0.27, COUNTER + 0.0006)
    for name, *where in hung:
        HUNG[name](*where)
    # A door that stands open comes towards the camera: it needs room above and at its side.
    swung = [fronts for _, fronts in layout if fronts.startswith(("ajar", "wide"))]
    opened = kind == "wall" and bool(swung)
    tilt = abs(math.sin(math.radians(heading)))
    if kind == "wall":
        low, high, room = COUNTER - 0.20, bottom + height + (0.25 if opened else 0.12), 0.80 if opened else 0.42
    else:
        low, high = -0.10 - 0.20 * tilt * depth / 0.6, bottom + height + (0.50 if kind == "base" else 0.12)
        room = 0.62 if beside else 0.46
    if view == "open":
        room += half * (0.8 if swung else 0.0)
        low -= 0.0 if kind == "wall" else 0.10
        high += 0.14 if kind in ("tall", "pantry") else 0.0
    frame = kitchen_corner.stand(half * 2, depth, low, high, heading, room, 1.58 if view == "open" and kind == "base" else {"base": 1.30, "wall": 1.52}.get(kind, 1.42))
    kitchen_corner.corner(frame, bottom + height / 2, COUNTER - 0.05 if kind == "wall" else 0.0, back, tile, wall, floor, sun, kind != "wall")
    for k, thing in enumerate(beside):
        BESIDE[thing](half, k)
    if view == "open":
        # A sheet of white card answers the window, so that the inside isn't a dark hole.
        inside = bottom + height / 2
        lighting.area("card", (0.5, face - 1.7, inside + 0.35), (0.0, face + 0.3, inside), (1.2, max(1.0, height * 0.8)), 9 + 9 * height, "#FFF8EC").visible_glossy = False
    if view == "detail":
        close(half, face, bottom, height, kind, layout, pull, heading)


def facing(layout):
    """Where the camera stands before an open cabinet: away from a door that would hide the inside."""
    swung = [fronts for _, fronts in layout if fronts.startswith(("ajar", "wide"))]
    if not swung:
        return 24.0
    return {"ajar-r": -14.0, "ajar-l": 14.0}.get(swung[0], 7.0)


def close(half, face, bottom, height, kind, layout, pull, heading):
    """Close to where fronts meet: a handle, the profile, the edge of the stone or of the case."""
    shares = [share for share, _ in layout]
    low = bottom + (0.0 if kind == "wall" else 0.1016)
    inner = bottom + height - low
    seams = [low + inner * (1 - sum(shares[:k]) / sum(shares)) for k in range(1, len(shares))]
    fronts = [each for _, each in layout]
    side = 1 if heading > 0 else -1
    if kind == "wall":
        z = bottom + 0.13
    elif kind == "base":
        z = bottom + height - 0.13
    else:
        z = min(seams, key=lambda seam: abs(seam - 1.15)) if seams else 1.1
    near = [each for each in fronts if each.startswith("door")]
    paired = near and near[-1] == "doors"
    x = side * half / 2 if "two-drawers" in fronts else side * max(0.0, half - 0.19) if not paired or pull == "none" else side * min(0.07, max(0.0, half - 0.2))
    if near and not paired:
        x = (half - 0.11) * (1 if near[-1] == "door-r" else -1)
        side = 1 if x > 0 else -1
    bpy.data.objects.remove(bpy.context.scene.camera)
    a = math.radians(31) * side
    away = 0.80
    at = (x + math.sin(a) * away, face - math.cos(a) * away, z + (0.19 if kind != "wall" else -0.06))
    camera.looking(at, (x, face, z), 52, (x, face - 0.01, z), 5.0)
    # A sheet of white card, as a photographer holds it up for a close view.
    lighting.area("card", (at[0] + 0.5, at[1] - 0.5, at[2] + 0.4), (x, face, z), (0.9, 0.9), 7, "#FFFBF4").visible_glossy = False


def neighbours(half, run, made):
    """The base cabinets, or the range, of the same run; returns where the run begins and ends."""
    ends = {"left": -half, "right": half}
    for side, width_in, layout in run:
        sign, wide = (-1 if side == "left" else 1), width_in * INCH
        middle = ends[side] + sign * (wide / 2 + 0.001)
        if layout == "range":
            appliances.stove(middle - wide / 2 + 0.002, middle + wide / 2 - 0.002, -(BACK + 0.64), "steel")
        else:
            before = set(bpy.data.objects)
            unit(wide / 2, -(BACK + 24 * INCH), 0.0, 34.5 * INCH, "base", layout or RUN, *made)
            for obj in set(bpy.data.objects) - before:
                obj.matrix_world = Matrix.Translation((middle, 0, 0)) @ obj.matrix_basis
        ends[side] = middle + sign * wide / 2
    return ends["left"], ends["right"]


def stones(slab, x0, x1, front_edge, run, half, sink):
    """The stone over a run of base cabinets: in one piece, or up to a range; a sink with its faucet in the middle if told."""
    ranges = [side for side, _, layout in run if layout == "range"]
    if "left" in ranges:
        x0 = -half
    if "right" in ranges:
        x1 = half
    if not sink:
        kitchen_corner.worktop(slab, x0, x1, front_edge, COUNTER, TOP)
        return
    bowl = (-half + 0.08, half - 0.08, -0.53, -0.15)
    appliances.sink_counter(x0, x1, front_edge, -0.0025, counter_set.stone(slab), bowl, COUNTER, TOP, (0.12, 0.16))
    props.gooseneck((0.0, -0.085, COUNTER + 0.0004), 0.36, 0.20, sink)


def put(things, half, z, y):
    """Things on stone at z; their x is told in half widths, and how much nearer than y they stand if that is told too."""
    for name, x, *nearer in things:
        THINGS_HERE[name](x * half, y - sum(nearer), z)


def under(slab, base):
    """The base cabinets over which a wall cabinet hangs, and their stone, from one edge of the picture to the other."""
    colour, metal = base
    kitchen_corner.worktop(slab, -2.2, 2.2, -0.645, COUNTER, TOP)
    counter_set.fronts(-2.1, (0.6,) * 7, ("drawers3",) * 7, -0.645, colour, metal, COUNTER, TOP)


def along(maker, width):
    """Things of a larder side by side, as one thing in the middle of `width` metres."""
    return lambda x, y, z: maker(x - width / 2, x + width / 2, y, z, round(x * 100) % 17 + 2)


THINGS_HERE = {
    **THINGS,
    **{name: getattr(washing_things, name) for name in ("flowers", "bottles", "limes", "dish_brush", "plate_rack", "terracotta", "candle", "amber")},
    "bread": larder.bread,
    "jars": along(larder.jars, 0.34),
    "groceries": along(larder.groceries, 0.36),
    "oils": lambda x, y, z: (larder.oil(x, y, z), larder.oil(x + 0.085, y - 0.03, z, "#6B3A1A", 0.22)),
    "white kettle": lambda x, y, z: THINGS["kettle"](x, y, z, "#E4DFD3"),
    "sage pitcher": lambda x, y, z: THINGS["pitcher"](x, y, z, "#8C9A8C"),
}

HUNG = {
    "hooks": kitchen_corner.hooks,
    "picture": picture,
    "shelf": lambda x, z, width, wood, things: shelved(x, kitchen_corner.shelf(x, z, width, wood), things),
}


def shelved(x, z, things):
    """Things on a wall shelf about x; each is (name, its x from there)."""
    for name, dx in things:
        THINGS_HERE[name](x + dx, -0.095, z)


BESIDE = {
    "stool": lambda half, k: props.stool((-half - 0.34, -0.45, 0.001), 0.62, "oak", "black", 0.17),
    "basket": lambda half, k: basket(half + 0.30, -0.30, 0.16, 0.27),
    "basket-l": lambda half, k: basket(-half - 0.26, -0.32, 0.16, 0.27),
    "broom": lambda half, k: broom(half + 0.16),
    "plant": lambda half, k: plant(-half - 0.34, -0.30, "#8D8A80", 31, 0.8),
    "pail": lambda half, k: washing_things.pail(half + 0.30, -0.26, 0.001),
    "can": lambda half, k: washing_things.watering_can(half + 0.25, -0.28, 0.001, 0.9),
}


def broom(x):
    """A beech broom that leans on the wall, its bristles splayed on the floor."""
    rod("broomstick", (x, -0.21, 0.12), (x + 0.05, -0.018, 1.38), 0.0115, m.wood("maple", "z"))
    box("broom head", (x - 0.14, -0.240, 0.088), (x + 0.14, -0.182, 0.124), m.wood("maple", "x"), 0.009, 4)
    rod("broom neck", (x, -0.212, 0.118), (x, -0.206, 0.160), 0.017, m.wood("maple", "z"))
    for k in range(34):
        for row, y in enumerate((-0.230, -0.211, -0.192)):
            at = x - 0.130 + 0.26 * (k + 0.5 * (row % 2)) / 33.5
            rod("bristle", (at, y, 0.092), (at + 0.012 * math.sin(7.0 * k + row), y - 0.010 + 0.006 * math.cos(5.0 * k), 0.001), 0.0030, m.fabric("#8C6B42", 900), 6)
