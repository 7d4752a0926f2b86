"""The room a closet stands in: wall and floor, the sun of a sash window, what stands beside, and a camera that looks straight on,
as catalogues photograph wardrobes."""

import math

from . import camera, counter_set, kitchen_corner, kitchen_things, lighting, materials as m, rooms, trim
from .furniture_set import BACK
from .mesh import box, lathe, smooth_profile, tube
from .place import placed

LENS = 42.0
ASPECT = 0.75


def room(frame, middle, wall, floor, back="plaster", tile="#D9D3C7", sun="", right=None):
    """All that is round a picture `frame` metres wide; `right` is where a wall at a right angle stands."""
    kitchen_corner.corner(frame, middle, 0.0, back, tile, wall, floor, sun, True)
    # Clothes are turned away from the window: a pale room answers it.
    size = frame / 1.8
    answer = lighting.area("answer", (1.5 * size, -2.7 * size, middle + 0.5 * size), (0, -0.3, middle), (1.8 * size, 1.8 * size), 30 * size * size, "#F6F1E8")
    answer.visible_glossy = False
    if right is not None:
        rooms.wall("right wall", right, right + 0.1, -frame * 1.5, -0.0005, 3.6, m.plaster(wall, 0.9, 0.35))
        trim.side_skirting(right, -frame * 1.5, 0.0, -1)


def look(left, right, front, low, high, room_beside, aside=0.10, shift=0.0):
    """A level camera before the closet, a little aside so that its depth is seen, its lens shifted back. Framed from `low` to `high`,
    with `room_beside` at its sides; `shift` moves the frame to the right. Returns the width of the picture, and its middle."""
    frame = max((high - low) / ASPECT, right - left + room_beside)
    middle = low + frame * ASPECT / 2
    away = frame * LENS / 36
    centre = (left + right) / 2 + shift
    x = centre + aside * frame
    camera.level((x, front - away, 1.38), 0.0, LENS, ((centre - x) / frame, (middle - 1.38) / frame), (centre, front, 1.38), 5.6)
    return frame, middle


def aslant(left, right, front, depth, low, high, room_beside, heading):
    """The same from a corner: turned `heading` degrees to the right, the whole closet in the picture. Returns as look()."""
    a = math.radians(heading)
    seen = (right - left) * math.cos(a) + depth * abs(math.sin(a))
    # The near end is larger than the middle.
    near = (right - left) / 2 * abs(math.sin(a))
    frame = max((high - low) / ASPECT, seen + room_beside * 0.6) + near * 0.55
    middle = (low + high) / 2
    away = frame * LENS / 36
    x, y = (left + right) / 2, front + depth / 2
    camera.level((x - math.sin(a) * away, y - math.cos(a) * away, 1.38), heading, LENS, (0.0, (middle - 1.38) / frame), (x, front, 1.38), 6.3)
    return frame, middle


def opening(x0, x1, y0, y1, top, reach, wall, casing="#F1EEE7"):
    """The wall before a reach-in closet, with the opening it fills, its casing and its skirting."""
    paint, white = m.plaster(wall, 0.9, 0.35), m.paint(casing, 0.42)
    rooms.wall("wall left", -reach, x0, y0, y1, 3.6, paint)
    rooms.wall("wall right", x1, reach, y0, y1, 3.6, paint)
    rooms.wall("wall above", x0, x1, y0, y1, 3.6, paint, top)
    for a, b in ((x0 - 0.085, x0 - 0.0005), (x1 + 0.0005, x1 + 0.085)):
        box("casing", (a, y0 - 0.020, 0.0005), (b, y0 - 0.0005, top + 0.085), white, 0.004, 3)
    box("casing head", (x0, y0 - 0.020, top + 0.0005), (x1, y0 - 0.0005, top + 0.085), white, 0.004, 3)
    for a, b in ((x0, x0 + 0.014), (x1 - 0.014, x1)):
        box("jamb", (a, y0 + 0.0005, 0.0005), (b, y1, top - 0.0005), white, 0.001, 1)
    trim.skirting(-reach, x0 - 0.086, y0)
    trim.skirting(x1 + 0.086, reach, y0)


def pouf(x, y, colour="#A79B86", radius=0.24, high=0.40):
    """A round seat on a foot of walnut."""
    r, h = radius, high
    lathe("pouf", smooth_profile([(0.001, 0.03), (r * 0.84, 0.03), (r * 0.97, 0.06), (r, h * 0.5), (r * 0.97, h * 0.9), (r * 0.80, h * 0.985), (0.0, h)], 8), m.fabric(colour, 500), (x, y, 0.0), 96, 80)
    lathe("pouf seam", [(r * 0.985, h * 0.86), (r * 1.0, h * 0.875), (r * 0.975, h * 0.89)], m.fabric(colour, 500), (x, y, 0.0), 96, 80)
    lathe("pouf foot", [(0, 0.0012), (r * 0.78, 0.0012), (r * 0.78, 0.032), (0, 0.032)], m.wood("walnut", "z"), (x, y, 0), 72)


def steps(x, y, turned=0.0, wood="oak"):
    """A folding step of two treads."""
    with placed(x, y, 0, turned):
        for side in (-1, 1):
            tube("step leg", [(side * 0.20, -0.17, 0.001), (side * 0.185, 0.0, 0.43)], 0.013, m.wood(wood, "z"), False)
            tube("step leg", [(side * 0.20, 0.20, 0.001), (side * 0.185, 0.05, 0.43)], 0.013, m.wood(wood, "z"), False)
        box("tread", (-0.215, -0.08, 0.431), (0.215, 0.13, 0.457), m.wood(wood, "x"), 0.005)
        box("tread", (-0.205, -0.20, 0.205), (0.205, -0.03, 0.228), m.wood(wood, "x"), 0.005)


def kitchen_run(x, side, length, slab="snow-ultra", colour="#E4DFD4", metal="black", set_out=()):
    """Base cabinets under stone that go on out of the picture from x, to the right if `side` is 1."""
    depth = 0.60
    x0, x1 = (x, x + length) if side > 0 else (x - length, x)
    count = max(1, round(length / 0.6))
    kitchen_corner.worktop(slab, x0, x1, -(BACK + depth) - 0.022, 0.914, 0.03)
    counter_set.fronts(x0, (length / count,) * count, ("doors", "drawers3", "doors", "drawers3")[:count], -(BACK + depth) - 0.022, colour, metal)
    end = x0 if side > 0 else x1
    box("end panel", (min(end, end + side * 0.018), -(BACK + depth), 0.001), (max(end, end + side * 0.018), -0.003, 0.883), m.paint(colour), 0.001, 2)
    for name, dx, *nearer in set_out:
        kitchen_things.THINGS[name](x + side * dx, -0.27 - sum(nearer), 0.9146)
