"""Where a lamp is photographed, near by: what hangs or stands round it, and no more than sets it off."""

from . import cabinets, floor_rooms, kitchen_things, lighting, materials as m, mirror_setting, mirror_views, props, rooms, washing_things
from .coatings import coating
from .mesh import box, rod, tube
from .mirrors import pane
from .place import placed
from .studio import slab_picture

# The table's upper side.
TOP = 0.77
# Of a hall with a ceiling to hang from.
TALL = 2.6


def put(things, z):
    """Things on a top at height `z`: (thing, x, y)."""
    for name, x, y in things:
        THINGS[name](x, y, z + 0.0005)


def table(wall, things=(), top="walnut"):
    """The near half of a table before a lime-washed wall."""
    mirror_setting.wall("limewash", wall, 2.8, 3.2)
    box("table", (-1.4, -1.35, TOP - 0.035), (1.4, -0.30, TOP), m.wood(top, "x"), 0.005)
    put(things, TOP)


def wall(wall, things=(), clad="limewash", glass=None, seen=(), far="#5F665C", shelf=None, reach=1.5, **cladding):
    """A wall that a lamp is fixed to. `glass`: arguments of mirrors.pane, and `seen` what is behind the camera, in it.
    `shelf`: (left, right, height, depth, of what) for the things."""
    mirror_setting.wall(clad, wall, reach, 3.0, **cladding)
    if glass:
        pane(**glass)
        mirror_views.furnish(-0.1, -5.2, far, seen=seen)
        # The other end of the room has a lamp of its own.
        lighting.area("far lamp", (-0.1, -3.4, 2.5), (-0.1, -5.2, 1.5), (1.6, 0.5), 30, "#FFD2A0")
    if shelf:
        left, right, z, depth, of = shelf
        box("shelf", (left, -depth, z - 0.032), (right, -0.0195, z), coating(of, "x"), 0.003)
        put(things, z)


def ceiling(wall, things=(), boards="#E6E1D6", shelf=None):
    """A ceiling of painted boards over the head of a wall. `shelf`: height and depth of a board on brackets, along the wall."""
    mirror_setting.wall("plaster", wall, 2.6, TALL)
    paint = m.paint(boards, 0.45)
    box("ceiling", (-2.6, -3.4, TALL + 0.004), (2.6, 0.1, TALL + 0.06), paint, 0)
    pitch = 0.135
    for k in range(-19, 19):
        box("board", (k * pitch + 0.002, -3.4, TALL), (k * pitch + pitch - 0.002, 0.0, TALL + 0.012), paint, 0.004, 2)
    box("cornice", (-2.6, -0.05, TALL - 0.075), (2.6, -0.0005, TALL - 0.0005), paint, 0.018, 4)
    if shelf:
        z, depth = shelf
        box("shelf", (-2.6, -depth, z - 0.028), (2.6, -0.0005, z), m.wood("oak", "x"), 0.003)
        for x in (-0.62, 0.62):
            tube("bracket", [(x, -0.004, z - 0.19), (x, -0.10, z - 0.12), (x, -depth + 0.03, z - 0.034)], 0.006, m.metal("black"))
            rod("bracket foot", (x, -0.006, z - 0.20), (x, -0.006, z - 0.03), 0.006, m.metal("black"))
        put(things, z)


def kitchen(wall, things=(), front="#3D5346", stone="sahara-noir", of="brass"):
    """Under the wall cupboards of a kitchen: tile, a dark polished counter, doors whose lower edge hides the lamp from who stands."""
    box("splash", (-2, 0, 0.5), (2, 0.1, 2.6), mirror_setting.tiled(wall, (0.13, 0.13), 0.0, 0.14), 0)
    cabinets.counter("counter", -1.6, 1.6, -0.64, -0.0005, m.slab(slab_picture(stone), 0.10), z=0.915, offset=(0.3, 0.2))
    paint = m.paint(front)
    box("cupboard", (-1.6, -0.335, 1.44), (1.6, -0.0006, 2.4), m.wood("oak", "x"), 0.002)
    for k in range(-2, 2):
        a = k * 0.6 + 0.14
        cabinets.slab_front("door", a + 0.0015, a + 0.5985, 1.4345, 2.4, -0.356, paint)
        cabinets.knob("knob", (a + (0.55 if k % 2 else 0.05), -0.356, 1.5), m.metal(of))
    put(things, 0.9155)


def console(wall, things=(), of="walnut"):
    """A narrow table with drawers, at a wall."""
    mirror_setting.wall("limewash", wall, 2.6, 3.0)
    wood = m.wood(of, "x")
    box("console", (-0.9, -0.44, 0.745), (0.9, -0.02, 0.78), wood, 0.003)
    box("console body", (-0.885, -0.398, 0.3), (0.885, -0.03, 0.7435), wood, 0.002)
    for a, b in ((-0.88, -0.302), (-0.298, 0.298), (0.302, 0.88)):
        cabinets.slab_front("drawer", a, b, 0.58, 0.742, -0.42, wood)
        cabinets.knob("knob", ((a + b) / 2, -0.42, 0.66), m.metal("aged brass"))
    put(things, 0.7806)


def corner(wall, things=(), chair="#5A6350", cushion="#B07A3E", floor="oak"):
    """A chair to read in, on a floor of boards."""
    mirror_setting.wall("limewash", wall, 2.6, 3.0)
    rooms.plank_floor(-2.6, 2.6, -2.6, 0, floor, 0.16, "x", 3)
    rooms.skirting(-2.6, 2.6, -0.0005, 0.15, m.paint("#D8D0C2", 0.45))
    box("rug", (-0.95, -1.75, 0.0006), (1.5, -0.32, 0.012), m.fabric("#A99F8B", 380), 0.005, 2)
    with placed(0.52, -0.72, 0.012, -22):
        floor_rooms.armchair(chair, "walnut", cushion)
    put(things, 0)


def tall_jar(x, y, z, radius=0.085, height=0.26, of="#C9BBA4"):
    """A thrown jar with a shoulder, nothing in it."""
    props.vase((x, y, z), height, radius, m.ceramic(of, 0.55, 0.3), 0.45)


THINGS = {
    **kitchen_things.THINGS,
    "jug": lambda x, y, z: (kitchen_things.pitcher(x, y, z, "#C8BBA6"), props.branches((x, y, z + 0.19), 5, 0.30, 0.42, 9, leaf=0.05)),
    "low plates": lambda x, y, z: kitchen_things.plates(x, y, z, 4, "#CFC8BA", 0.13),
    "dark bowls": lambda x, y, z: kitchen_things.bowls(x, y, z, 3, "#5B6660", 0.08),
    "clay bowl": lambda x, y, z: props.bowl((x, y, z), 0.15, 0.075, m.ceramic("#A9694B", 0.5, 0.2)),
    "pale bowl": lambda x, y, z: props.bowl((x, y, z), 0.12, 0.085, m.ceramic("#D9D0BF", 0.45, 0.4)),
    "tumblers": lambda x, y, z: kitchen_things.glasses(x, y, z, 3, 0.10),
    "candle": lambda x, y, z: washing_things.candle(x, y, z, "#8C8374"),
    "flowers": lambda x, y, z: washing_things.flowers(x, y, z, "#D8A6A0", 8),
    "amber": lambda x, y, z: washing_things.amber(x, y, z, "brass"),
    "reeds": lambda x, y, z: washing_things.diffuser(x, y, z),
    "books": lambda x, y, z: props.stack((x, y, z), 3, 11, (0.24, 0.17)),
    "two books": lambda x, y, z: props.stack((x, y, z), 2, 5, (0.21, 0.15)),
    "row of books": lambda x, y, z: props.books(x - 0.20, x + 0.20, y - 0.06, z, 8, 0.24),
    "basket": lambda x, y, z: washing_things.basket(x, y, z, 0.14, 0.20),
    "sprig": lambda x, y, z: (props.vase((x, y, z), 0.15, 0.045, m.ceramic("#4E4A44", 0.5), 0.3), props.branches((x, y, z + 0.135), 2, 0.24, 0.30, 12, leaf=0.04, colour="#74856F")),
    "jar": tall_jar,
    "dark jar": lambda x, y, z: tall_jar(x, y, z, 0.065, 0.20, "#4A4F4C"),
    "red jar": lambda x, y, z: tall_jar(x, y, z, 0.075, 0.17, "#A5644A"),
}

PLACES = {f.__name__: f for f in (table, wall, ceiling, kitchen, console, corner)}
