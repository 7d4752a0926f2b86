"""Rooms in which a lamp hangs or stands at its true height, beside furniture that a person uses, by the soft light of late
afternoon. Each returns how the lamp is placed; `look()` frames it upright."""

from . import appliances, cabinets, camera, floor_rooms, joinery, kitchen_things, lighting, materials as m, mirror_setting, mirror_views, props, rooms, rugs, vanity_piece, washing_things
from .cladding import floor as floor_of
from .coatings import coating
from .lamp_places import THINGS
from .mesh import box, lathe, rod
from .mirrors import pane
from .place import placed
from .studio import slab_picture

REACH = 3.4
DEEP = -4.4


def look(tall, low, distance, eye=1.35, middle=0.0):
    """A level camera at height `eye`, `distance` metres from the wall; the picture shows `tall` metres of the wall from `low` up."""
    camera.level((middle, -distance, eye), 0.0, 36 * distance / tall, (0.0, (low + tall / 2 - eye) / tall))


def daylight(watts=90, fill=12, colour="#F4F1EC", x=-2.9, z=2.0):
    """A tall window at the left, out of the picture, and what little the rest of the house gives back."""
    lighting.area("window", (x, -2.3, z), (0.2, -0.7, 0.9), (1.5, 2.1), watts, colour)
    soft = lighting.area("fill", (2.6, -4.6, 2.3), (0, -0.6, 1.0), (2.2, 2.0), fill, "#E6EDF6")
    soft.visible_glossy = False
    lighting.surround("#F1EDE6", 0.17, 1.2, "#EDF2FA")


def shell(wall, floor="oak", clad="limewash", ceiling=None, skirting="#EFEBE2", **cladding):
    """A wall, a floor and, if its height is told, a white ceiling."""
    mirror_setting.wall(clad, wall, REACH, (ceiling or 3.1), **cladding)
    floor_of(floor, -REACH, REACH, DEEP, 0.0)
    if skirting:
        rooms.skirting(-REACH, REACH, -0.0195 if clad in ("panel", "reeded", "boards") else -0.0005, 0.14, m.paint(skirting, 0.45))
    if ceiling:
        box("ceiling", (-REACH, DEEP, ceiling + 0.0005), (REACH, 0.1, ceiling + 0.06), m.paint("#F1EEE6", 0.6), 0)
        box("cornice", (-REACH, -0.06, ceiling - 0.08), (REACH, -0.0005, ceiling), m.paint("#F1EEE6", 0.5), 0.02, 4)


def table(x, y, long, deep, of="walnut", z=0.755, round=False):
    """A dining table on tapered legs, or on one turned foot."""
    top, leg = m.wood(of, "x"), m.wood(of, "z")
    if round:
        r = long / 2
        lathe("table top", [(0, z), (r - 0.006, z), (r, z - 0.006), (r, z - 0.022), (r - 0.03, z - 0.034), (0, z - 0.034)], top, (x, y, 0), 96)
        lathe("table foot", [(0, z - 0.035), (0.16, z - 0.035), (0.10, z - 0.07), (0.075, z - 0.30), (0.085, 0.22), (0.20, 0.05), (0.34, 0.03), (0.345, 0.001), (0, 0.001)], leg, (x, y, 0), 72)
        return
    box("table top", (x - long / 2, y - deep / 2, z - 0.032), (x + long / 2, y + deep / 2, z), top, 0.005)
    for u in (-1, 1):
        for v in (-1, 1):
            cx, cy = x + u * (long / 2 - 0.10), y + v * (deep / 2 - 0.10)
            rod("table leg", (cx + u * 0.03, cy + v * 0.03, 0.001), (cx, cy, z - 0.033), 0.024, leg)
        box("apron", (x - long / 2 + 0.12, y + u * (deep / 2 - 0.10) - 0.011, z - 0.10), (x + long / 2 - 0.12, y + u * (deep / 2 - 0.10) + 0.011, z - 0.0325), top, 0.003)


def sideboard(x0, x1, of="oak", things=(), deep=0.44, high=0.78, doors=3, metal="aged brass"):
    """A low cupboard on slender feet at the wall."""
    wood = coating(of, "x")
    box("sideboard", (x0, -deep, 0.16), (x1, -0.03, high - 0.0225), wood, 0.003)
    box("sideboard top", (x0 - 0.012, -deep - 0.012, high - 0.022), (x1 + 0.012, -0.025, high), wood, 0.004)
    wide = (x1 - x0 - 0.02) / doors
    for k in range(doors):
        a = x0 + 0.01 + wide * k
        cabinets.slab_front("sideboard door", a + 0.0015, a + wide - 0.0015, 0.175, high - 0.03, -deep - 0.0195, wood)
        cabinets.knob("knob", (a + (wide - 0.045 if k % 2 == 0 else 0.045), -deep - 0.0195, high * 0.62), m.metal(metal))
    for u in (x0 + 0.07, x1 - 0.07):
        for v in (-deep + 0.06, -0.09):
            rod("sideboard foot", (u, v, 0.001), (u, v, 0.16), 0.014, coating(of, "z"))
    for name, at in things:
        LYING[name](at, -deep / 2 - 0.01, high + 0.0006)


def dining(wall="#D9D0C2", floor="oak", clad="limewash", of="walnut", seat="#5A6350", wood="walnut", round=False, laid=(), board=None, rug=None, y=-1.5, long=1.7):
    """A table with chairs at it, and a sideboard behind."""
    shell(wall, floor, clad)
    if rug:
        rugs.rug(-1.45, 1.45, y - 1.05, y + 0.95, tuple(rug), "border", True)
    table(0.0, y, 1.25 if round else long, 0.92, of, round=round)
    spots = ((-0.78, y, 84), (0.78, y + 0.06, -82), (0.06, y + 0.80, 4), (0.18, y - 0.84, 170)) if round else ((-0.40, y + 0.56, 2), (0.40, y + 0.57, -3), (-0.42, y - 0.62, 176), (0.42, y - 0.60, 183))
    for cx, cy, turn in spots:
        with placed(cx, cy, 0.012 if rug else 0.0, turn):
            floor_rooms.chair(wood, seat)
    for name, dx, dy in laid:
        LYING[name](dx, y + dy, 0.7556)
    if board:
        sideboard(**board)
    daylight(72, 9)
    look(3.1, -0.54, 6.8)
    return dict(at=(0.0, y), ceiling=2.75)


def island(wall="#E4DFD3", floor="oak", front="#3D5346", run="#E4DED2", stone="carrara-classique", stool="oak", laid=(), y=-1.85):
    """An island with stools at it, and behind it the run of cabinets at the wall, a hood in its middle."""
    shell(wall, floor, "plaster", skirting=None)
    box("splash", (-REACH, -0.010, 0.9), (REACH, 0.0, 1.5), mirror_setting.tiled("#DAD5C9", (0.15, 0.075), 0.5, 0.16), 0)
    paint, metal = m.paint(run, 0.42), m.metal("aged brass")
    cabinets.run("run", -2.8, (0.7, 0.6, 0.8, 0.36), ("drawers3", "door-l", "doors", "drawers3"), -0.62, 0.60, paint, metal)
    cabinets.run("run right", 0.42, (0.36, 0.8, 0.6, 0.7), ("drawers3", "doors", "door-l", "drawers3"), -0.62, 0.60, paint, metal)
    appliances.stove(-0.338, 0.418, -0.66)
    top = m.slab(slab_picture(stone), 0.14)
    cabinets.counter("top left", -2.8, -0.34, -0.645, -0.011, top, offset=(0.1, 0.3))
    cabinets.counter("top right", 0.42, 2.9, -0.645, -0.011, top, offset=(1.1, 0.2))
    box("hood", (-0.42, -0.44, 1.62), (0.50, -0.0005, 3.1), m.plaster("#E9E4DA", 0.9, 0.2), 0.012, 4)
    box("hood lip", (-0.45, -0.47, 1.56), (0.53, -0.0005, 1.64), m.wood(stool, "x"), 0.006)
    # The island: its back towards the camera, in boards, the stone over it hanging out above the stools.
    half = 0.95
    box("island body", (-half + 0.03, y - 0.16, 0.10), (half - 0.03, y + 0.42, 0.885), m.paint(front, 0.42), 0.003)
    for k in range(6):
        a = -half + 0.03 + k * (2 * half - 0.06) / 6
        cabinets.shaker("island panel", a + 0.002, a + (2 * half - 0.06) / 6 - 0.002, 0.105, 0.88, y - 0.162, m.paint(front, 0.42))
    box("island toe", (-half + 0.06, y - 0.12, 0.001), (half - 0.06, y + 0.36, 0.1), m.paint("#1B211E", 0.6), 0)
    cabinets.counter("island top", -half - 0.01, half + 0.01, y - 0.46, y + 0.46, top, z=0.925, thick=0.04, offset=(0.4, 0.5))
    for k, x in enumerate((-0.52, 0.02, 0.56)):
        props.stool((x, y - 0.52 - 0.05 * (k % 2), 0.001), 0.66, stool, "black", 0.18)
    for name, dx, dy in laid:
        LYING[name](dx, y + dy, 0.9256)
    daylight(105, 16)
    look(2.95, -0.45, 6.9, eye=1.42)
    return dict(at=(0.0, y), ceiling=2.75)


def washroom(wall="#DAD4C8", floor="tile:#B9AE9F", clad="plaster", glass=None, seen=(), far="#C9C2B2", vanity=None, things=(), half=0.46, aside=(), frame=(2.5, -0.18, 5.4), **cladding):
    """A vanity with its faucet, the mirror over it, and the wall that the lamps are fixed to."""
    shell(wall, floor, clad, skirting="#EFEBE2" if clad == "plaster" else None, **cladding)
    stood = vanity_piece.stand(half, (0.0,), **(vanity or {}))
    for each in glass or ():
        pane(**each)
    mirror_views.furnish(0.0, -5.6, far, seen=seen)
    for name, x in things:
        LYING[name](x, -0.2, stood.top + 0.0006)
    for name, x, y in aside:
        BESIDE[name](x, y)
    daylight(80, 8, z=2.2)
    lighting.area("seen", (0.6, -3.4, 2.9), (0, -5.2, 1.4), (2.0, 1.2), 70, "#FFF1E0").visible_glossy = False
    look(*frame, eye=1.42, middle=0.0)
    return dict(at=(0.0, 0.0), ceiling=2.75)


def bedside(wall="#4A5C50", floor="oak", clad="panel", board="#B08A62", cover="#8C9384", of="walnut", things=(), frame=(1.95, 0.10, 4.6), **cladding):
    """The head of a bed with its pillows, and a table at its side that a lamp hangs over."""
    shell(wall, floor, clad, skirting="#EFEBE2" if clad == "limewash" else None, **cladding)
    front = -0.0195 if clad == "panel" else -0.0005
    x0, x1 = 0.08, 1.85
    box("headboard", (x0 - 0.03, front - 0.085, 0.20), (x1, front - 0.001, 1.13), m.fabric(board, 600), 0.035, 6)
    for k in range(3):
        a = x0 - 0.02 + 0.60 * k
        box("headboard channel", (a + 0.004, front - 0.105, 0.5), (a + 0.596, front - 0.06, 1.115), m.fabric(board, 600), 0.022, 5)
    linen = m.fabric("#F1ECE2", 500)
    box("mattress", (x0, -2.15, 0.26), (x1, front - 0.115, 0.52), linen, 0.05, 5)
    box("bed frame", (x0 - 0.02, -2.2, 0.12), (x1, front - 0.115, 0.255), m.wood(of, "x"), 0.01)
    floor_rooms.duvet((x0 + x1) / 2, x1 - x0 + 0.06, -2.12, -0.72, 0.535, 0.34, m.fabric("#ECE6DA", 500))
    floor_rooms.duvet((x0 + x1) / 2, x1 - x0 + 0.16, -2.16, -1.10, 0.56, 0.36, m.fabric(cover, 460), 5)
    for x, turn, z in ((0.52, 0, 0.72), (1.28, 2, 0.72)):
        floor_rooms.pillow((x, front - 0.25, z), (0.68, 0.46), 0.20, "#F4F0E8", (64, 0, turn))
    floor_rooms.pillow((0.62, front - 0.40, 0.70), (0.48, 0.36), 0.15, cover, (62, 0, -3))
    wood = m.wood(of, "x")
    a, b = -0.58, -0.08
    box("night table", (a, -0.44, 0.40), (b, -0.03, 0.56), wood, 0.004)
    cabinets.slab_front("night drawer", a + 0.012, b - 0.012, 0.415, 0.545, -0.4595, wood)
    cabinets.knob("knob", ((a + b) / 2, -0.4595, 0.48), m.metal("aged brass"))
    for u in (a + 0.03, b - 0.03):
        for v in (-0.41, -0.06):
            rod("night leg", (u, v, 0.001), (u, v, 0.40), 0.013, m.wood(of, "z"))
    for name, x, y in things:
        LYING[name](x, y, 0.5606)
    daylight(74, 8, x=-2.6)
    look(*frame, eye=1.25, middle=0.05)
    return dict(at=(-0.33, front + 0.0005), ceiling=2.75)


def hall(wall="#52655A", floor="oak", accent="#2F3B36"):
    """An entrance hall with its door, a bench, coats on pegs, and a low ceiling of boards."""
    tall = 2.44
    mirror_setting.wall("plaster", wall, REACH, tall)
    floor_of(floor, -REACH, REACH, DEEP, 0.0)
    paint = m.paint("#EFEBE2", 0.45)
    box("ceiling", (-REACH, DEEP, tall + 0.012), (REACH, 0.1, tall + 0.06), paint, 0)
    for k in range(-25, 25):
        box("board", (k * 0.135 + 0.002, DEEP, tall), (k * 0.135 + 0.133, 0.0, tall + 0.012), paint, 0.004, 2)
    box("cornice", (-REACH, -0.05, tall - 0.075), (REACH, -0.0005, tall - 0.0005), paint, 0.018, 4)
    with placed(0.20, 0, 0, 0):
        floor_rooms.SETS["hall"](accent)
    for a, b in ((-REACH, -1.445), (-0.275, REACH)):
        rooms.skirting(a, b, -0.0005, 0.14, paint)
    rugs.rug(-0.80, 0.70, -2.3, -1.0, ("#8C6A52", "#4D5A58", "#C9B79A"), "border", True)
    daylight(80, 14, z=1.9)
    look(3.32, -0.36, 6.4, eye=1.25)
    return dict(at=(0.0, -1.0), ceiling=tall)


def gallery(wall="#97866F", floor="oak", of="wood:walnut", art=(), things=(), chair=None, tall=2.6):
    """A wall of pictures over a long sideboard, a chair at its end."""
    shell(wall, floor, "limewash", ceiling=tall)
    sideboard(-1.0, 0.62, of, things, doors=3)
    for each in art:
        floor_rooms.picture(**each)
    if chair:
        with placed(1.10, -0.72, 0, -28):
            floor_rooms.armchair(*chair)
    rugs.rug(-1.3, 1.5, -2.5, -1.15, ("#A89A82", "#6D7770", "#D9CDB8"), "bands", True)
    daylight(50, 10)
    look(3.36, -0.34, 6.6, eye=1.2)
    return dict(at=(0.0, -0.85), ceiling=tall)


def kitchen(wall="#CFC7B4", floor="oak", front="#3D5346", stone="sahara-noir", metal="brass", things=()):
    """A run of cabinets from the floor up, wall cupboards over it with the lamp under them."""
    shell(wall, floor, "plaster", skirting=None)
    box("splash", (-REACH, -0.010, 0.9), (REACH, 0.0, 1.5), mirror_setting.tiled(wall, (0.13, 0.13), 0.0, 0.14), 0)
    paint, brass = m.paint(front, 0.42), m.metal(metal)
    cabinets.run("run", -1.9, (0.6, 0.75, 0.80, 0.75, 0.9), ("doors", "drawers3", "doors", "drawers3", "doors"), -0.62, 0.60, paint, brass)
    cabinets.counter("top", -1.92, 1.95, -0.645, -0.011, m.slab(slab_picture(stone), 0.10), offset=(0.3, 0.2))
    box("cupboard", (-1.9, -0.335, 1.44), (1.9, -0.011, 2.34), m.wood("oak", "x"), 0.002)
    x = -1.9
    for k, wide in enumerate((0.6, 0.375, 0.375, 0.4, 0.4, 0.375, 0.375, 0.45, 0.45)):
        cabinets.shaker("door", x + 0.0015, x + wide - 0.0015, 1.4345, 2.34, -0.356, paint)
        cabinets.knob("knob", (x + (wide - 0.05 if k % 2 else 0.05), -0.356, 1.5), brass)
        x += wide
    box("cornice", (-1.92, -0.375, 2.3405), (1.92, -0.011, 2.42), paint, 0.012, 3)
    props.gooseneck((-0.15, -0.12, cabinets.COUNTER + 0.0005), 0.36, 0.20, metal)
    box("sink", (-0.42, -0.52, cabinets.COUNTER + 0.0003), (0.12, -0.19, cabinets.COUNTER + 0.0008), m.metal("steel"), 0)
    for name, x, y in things:
        LYING[name](x, y, cabinets.COUNTER + 0.0006)
    rugs.rug(-0.95, 0.55, -1.55, -0.80, ("#8F5B40", "#5E6B5C", "#D3C8B4"), "stripes", True)
    daylight(78, 12)
    look(2.75, -0.12, 5.6, eye=1.32)
    return dict(at=(0.0, -0.19), ceiling=2.75)


def sitting(wall="#35494B", floor="oak", of="wood:walnut", chair=("#B59A78", "walnut", "#8F5B40"), art=None, things=()):
    """A sideboard that the lamp stands on, a picture over it, an armchair beside it on a rug."""
    shell(wall, floor, "limewash")
    sideboard(-1.35, 0.35, of, things, doors=3)
    if art:
        floor_rooms.picture(**art)
    with placed(0.92, -0.86, 0.012, -30):
        floor_rooms.armchair(*chair)
    rugs.rug(-0.5, 1.7, -1.9, -0.5, ("#B9AB92", "#7C8676", "#E4DAC6"), "bands", True)
    daylight(58, 8)
    look(2.5, -0.22, 5.6, eye=1.22, middle=0.16)
    return dict(at=(-0.42, -0.22), ceiling=2.75)


def reading(wall="#A47C62", floor="oak", chair=("#4F5C48", "walnut", "#B07A3E"), case="walnut"):
    """A bookcase, an armchair before it on a rug, a small table, and a lamp to read by."""
    shell(wall, floor, "limewash")
    shelves = [0.10 + 0.385 * k for k in range(6)]
    joinery.bookcase(0.28, 1.42, -0.30, 0.29, 0.001, 2.055, shelves, case)
    for k, (z, long) in enumerate(zip(shelves, (0.72, 0.98, 0.55, 0.90, 0.60))):
        props.books(0.34, 0.34 + long, -0.15, z + 0.0005, 11 + k, 0.27)
        if long < 0.7:
            props.bowl((1.16, -0.15, z + 0.0005), 0.11, 0.09, m.ceramic("#C9BBA4" if k == 2 else "#7D8A80", 0.5, 0.3))
    with placed(0.42, -1.02, 0.012, -20):
        floor_rooms.armchair(*chair)
    lathe("side table", [(0, 0.50), (0.20, 0.50), (0.205, 0.492), (0.20, 0.480), (0, 0.480)], m.wood(case, "x"), (-0.28, -0.78, 0))
    rod("side table leg", (-0.28, -0.78, 0.02), (-0.28, -0.78, 0.48), 0.014, m.metal("black"))
    lathe("side table foot", [(0, 0.03), (0.13, 0.022), (0.135, 0.013), (0, 0.013)], m.metal("black"), (-0.28, -0.78, 0))
    LYING["two books"](-0.28, -0.78, 0.5006)
    rugs.rug(-1.0, 1.3, -2.1, -0.5, ("#A99F8B", "#6F5B4B", "#DDD3C0"), "border", True)
    daylight(62, 8)
    look(2.65, -0.35, 6.0, eye=1.25, middle=-0.02)
    return dict(at=(-0.62, -0.72), ceiling=2.75)


LYING = {
    **THINGS,
    "tall branches": lambda x, y, z: (props.vase((x, y, z), 0.30, 0.10, m.ceramic("#CFC3B0", 0.6, 0.2), 0.5), props.branches((x, y, z + 0.27), 5, 0.55, 0.36, 17, leaf=0.05, colour="#69743F")),
    "dark vase": lambda x, y, z: (props.vase((x, y, z), 0.24, 0.085, m.ceramic("#454B49", 0.5, 0.2), 0.45), props.branches((x, y, z + 0.21), 4, 0.42, 0.30, 8, leaf=0.045, colour="#5F6E55")),
    "lemons": lambda x, y, z: (props.bowl((x, y, z), 0.15, 0.08, m.ceramic("#E1DACB", 0.4, 0.3)), props.fruit((x, y, z + 0.012), 6, "lemon", 0.085, 5)),
    "plate rack": lambda x, y, z: washing_things.plate_rack(x, y, z),
    "bowls": lambda x, y, z: kitchen_things.bowls(x, y, z),
    "pitcher": lambda x, y, z: kitchen_things.pitcher(x, y, z, "#8C9A8C"),
    "boards": lambda x, y, z: kitchen_things.boards(x, y, z),
    "crock": lambda x, y, z: kitchen_things.crock(x, y, z),
    "towels": lambda x, y, z: props.folded_towels((x, y, z), 2, (0.26, 0.19), 0.036, ("#B7AE9C", "#E7E1D6")),
    "soap": lambda x, y, z: washing_things.soap_dish(x, y, z),
    "terracotta": lambda x, y, z: washing_things.terracotta(x, y, z, ((0.0, 0.062),)),
}

BESIDE = {
    "basket": lambda x, y: floor_rooms.basket(x, y, 0.18, 0.30),
    "stool": lambda x, y: (props.stool((x, y, 0.001), 0.46, "oak", "black", 0.17), props.folded_towels((x, y, 0.464), 2, (0.26, 0.20), 0.04, ("#E9E3D8", "#A9B0A0"))),
    "plant": lambda x, y: floor_rooms.plant(x, y, "#C7C0B2", 8, 0.8),
}

ROOMS = {f.__name__: f for f in (dining, island, washroom, bedside, hall, gallery, kitchen, sitting, reading)}
