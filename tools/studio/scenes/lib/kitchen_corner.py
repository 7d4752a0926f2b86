"""The corner of a kitchen or a hall that a cabinet is photographed in: wall, floor, stone, the sun of a sash window, and an
upright camera."""

import math

from . import camera, counter_set, materials as m, props, rooms
from .cladding import panel_boards
from .crown_cut import flat_sawn
from .finishes import fitting
from .furniture_set import BACK, LENS
from .laid_floors import laid
from .mesh import box, fold_uv, lathe, rod, smooth_profile, tube
from .vanity_room import daylight

# Height over width of the picture.
TALL = 1.25
RAIL = 1.18


def covered(x0, x1, foot, head, back, colour, wall):
    """A wall from x0 to x1: plaster in `wall`; before it up to `head` what `back` names, in `colour`: square, stacked or
    running tiles, upright boards up to a rail, or nothing."""
    plaster = rooms.wall("wall", x0, x1, 0.0, 0.1, 3.6, m.plaster(wall, 0.9, 0.35))
    if back == "plaster":
        return
    plaster.location.y += 0.02
    if back == "boards":
        paint = m.paint(colour, 0.42)
        panel_boards("board", x0, x1, 0.10, RAIL, 0.0118, paint, 0.10, 0.0115, 0.003)
        box("board ground", (x0, 0.0115, 0.0), (x1, 0.02, RAIL), paint, 0)
        box("rail", (x0, -0.022, RAIL + 0.0005), (x1, 0.02, RAIL + 0.032), paint, 0.005, 3)
        box("boards skirting", (x0, -0.012, 0.0005), (x1, 0.0118, 0.13), paint, 0.004, 3)
        return
    size, bond = {"square": ((0.13, 0.13), 0.0), "stacked": ((0.065, 0.20), 0.0), "running": ((0.20, 0.075), 0.5)}[back]
    counter_set.tiled_wall(x0, x1, foot, head, size, colour, 0.0028, bond, 0.32, "glazed", -0.001, 5, 0.16, "#D6CFC3", 0.09)


def worktop(slab, x0, x1, y0, top, thick):
    """Stone from x0 to x1, cut from its slab, its front edge at y0, its back against the wall."""
    piece = box("worktop", (x0, y0, top - thick), (x1, -0.0025, top), counter_set.stone(slab), 0.003)
    fold_uv(piece, (x0, y0, top), offset=(0.12, 0.16))


def corner(frame, middle, foot, back, colour, wall, floor, sun, standing):
    """All that is round a picture `frame` metres wide whose middle is `middle` high."""
    reach = frame * 1.6
    covered(-reach - 1.4, reach, foot, max(2.5, middle + frame * 0.75), back, colour, wall)
    if standing:
        laid(floor, -reach - 0.6, reach, -reach * 1.25)
        if back != "boards":
            rooms.skirting(-reach - 1.3, reach, -0.0082 if back != "plaster" else -0.0005, 0.12, m.paint("#F0ECE4", 0.45), 0.014)
    daylight(frame, middle, sun)


def stand(width, depth, low, high, heading, room, eye):
    """The camera: upright, level, framed from `low` to `high` by shifting the lens, with `room` at the sides. Walls are a
    little softer than what stands before them. Returns the width of the picture."""
    a = math.radians(heading)
    seen = width * math.cos(a) + depth * abs(math.sin(a))
    frame = max((high - low) / TALL, seen + room)
    middle = (low + high) / 2
    centre = -(BACK + depth * 0.7)
    # The sensor lies along the longer side of an upright picture.
    away = frame * TALL * LENS / 36 + depth * 0.25
    camera.level((0.02 + math.sin(a) * away, centre - math.cos(a) * away, eye), -heading, LENS, (0.0, (middle - eye) / frame / TALL), (0.0, -(BACK + depth), eye), 3.2)
    return frame


def hooks(x, z, finish="brushed brass", length=0.62, hung=("ladle", "towel", "spoon")):
    """A rail on the wall, and what hangs from its hooks: names of HUNG, or a towel over the rail."""
    metal = fitting(finish)
    y = -0.052
    rod("hook rail", (x - length / 2, y, z), (x + length / 2, y, z), 0.006, metal, 24)
    for side in (-1, 1):
        at = x + side * (length / 2 - 0.03)
        rod("rail post", (at, -0.001, z), (at, y, z), 0.006, metal, 20)
        rod("rail rose", (at, -0.001, z), (at, -0.010, z), 0.018, metal, 32)
    for k, thing in enumerate(hung):
        at = x - length / 2 + length * (k + 0.5) / len(hung)
        if thing == "towel":
            props.hanging_towel((at, y, z), 0.17, 0.36, "#C7B59A", 9)
            continue
        tube("hook", [(at, y + 0.004, z - 0.004), (at, y + 0.006, z + 0.009), (at, y - 0.006, z + 0.010), (at, y - 0.008, z - 0.012), (at, y - 0.006, z - 0.040), (at, y + 0.004, z - 0.044)], 0.0022, metal, resolution=8)
        HUNG[thing](at, y - 0.004, z - 0.042)


def ladle(x, y, z):
    """A steel ladle."""
    steel = m.metal("steel")
    tube("ladle arm", [(x, y, z + 0.006), (x, y - 0.003, z - 0.12), (x, y - 0.002, z - 0.245)], 0.0045, steel, resolution=8)
    bowl = lathe("ladle bowl", smooth_profile([(0, -0.030), (0.028, -0.020), (0.041, 0.004), (0.040, 0.005), (0.027, -0.017), (0, -0.026)], 5), steel, (x, y - 0.034, z - 0.262), 48)
    bowl.rotation_euler = (-0.5, 0, 0)


def pan(x, y, z):
    """A small iron pan, its bottom to the room."""
    iron = m.metal("iron")
    body = lathe("pan", [(0, 0.0), (0.082, 0.0), (0.092, -0.008), (0.104, -0.038), (0.101, -0.038), (0, -0.006)], iron, (x, y - 0.002, z - 0.275), 64)
    body.rotation_euler = (math.pi / 2, 0, 0)
    box("pan handle", (x - 0.011, y + 0.018, z - 0.185), (x + 0.011, y + 0.026, z + 0.010), iron, 0.004, 3)


def spoon(x, y, z):
    """A long wooden spoon."""
    wood = m.wood("oak", "z")
    rod("hung spoon", (x, y, z + 0.008), (x, y - 0.002, z - 0.225), 0.0055, wood, 20)
    bowl = lathe("hung bowl", smooth_profile([(0, -0.040), (0.019, -0.028), (0.027, 0.0), (0.019, 0.030), (0, 0.042)], 5), wood, (x, y - 0.002, z - 0.258), 32)
    bowl.scale = (1, 0.34, 1)


HUNG = {"ladle": ladle, "pan": pan, "spoon": spoon}


def shelf(x, z, width=0.70, wood="oak", metal="brushed brass"):
    """A board on two brackets; returns where things stand on it."""
    box("wall shelf", (x - width / 2, -0.19, z - 0.026), (x + width / 2, -0.002, z), flat_sawn(wood, "x"), 0.003)
    for side in (-1, 1):
        at = x + side * (width / 2 - 0.09)
        tube("bracket", [(at, -0.004, z - 0.155), (at, -0.030, z - 0.115), (at, -0.085, z - 0.060), (at, -0.155, z - 0.033)], 0.0065, fitting(metal), resolution=8)
        box("bracket plate", (at - 0.010, -0.007, z - 0.185), (at + 0.010, -0.002, z - 0.030), fitting(metal), 0.002, 2)
    return z + 0.0006
