"""The bathroom a vanity is photographed in: a wall of plaster, tile or boards that is another colour than the case, a floor,
the light of a window at the left with its sun on wall and fronts, and a camera that has the vanity in the middle."""

import math

from mathutils import Vector

from . import camera, lighting, materials as m, rooms
from .cladding import floor as floor_of
from .cladding import panel_boards, tiled
from .furniture_set import BACK
from .mesh import box
from .sash_light import sunlight

LENS = 58.0
EYE = 1.46
HEADING = {"front": 0.0, "angle": 33.0}
# How much of the picture's width and height a vanity takes, its faucet included.
WIDE, HIGH = 0.80, 0.80
ASPECT = 0.75
RAIL = 1.26
COURSES = 20 * 0.067


def surroundings(frame, back="plaster", accent="#E6E0D6", wall="#E6E0D6", floor="tile:#B9AE9F"):
    """Wall and floor round a picture `frame` metres wide. `back` is what covers the wall to above the top, in `accent`: tile,
    boards, or nothing but plaster; `wall` is the plaster. Courses of tile end whole, at the floor and under the cap."""
    x0, x1 = -frame * 1.6 - 1.6, frame * 1.5
    covered = back != "plaster"
    plaster = rooms.wall("wall", x0, x1, 0.0, 0.1, 3.4, m.plaster(wall, 0.9, 0.35))
    floor_of(floor, x0 + 0.6, x1, -frame * 1.8, 0.0)
    if covered:
        plaster.location.y += 0.02
    if back == "tile":
        box("tiles", (x0, 0.0, 0.0), (x1, 0.05, COURSES), tiled(accent, "#D8D2C6", (0.20, 0.067), 0.0028, "xz", 0.5, 0.08, 0.10), 0)
        box("tile cap", (x0, -0.012, COURSES + 0.0005), (x1, 0.05, COURSES + 0.024), m.ceramic(accent, 0.15), 0.006, 3)
    elif back == "stacked":
        box("tiles", (x0, 0.0, 0.0), (x1, 0.05, 3.6), tiled(accent, "#D8D2C6", (0.065, 0.20), 0.0028, "xz", 0.0, 0.09, 0.12), 0)
    elif back == "boards":
        paint = m.paint(accent, 0.42)
        panel_boards("board", x0, x1, 0.10, RAIL, 0.0118, paint, 0.10, 0.0115, 0.003)
        box("board ground", (x0, 0.0115, 0.0), (x1, 0.02, RAIL), paint, 0)
        box("rail", (x0, -0.022, RAIL + 0.0005), (x1, 0.02, RAIL + 0.032), paint, 0.005, 3)
        box("boards skirting", (x0, -0.010, 0.0005), (x1, 0.0118, 0.12), paint, 0.004, 3)
    else:
        rooms.skirting(x0, x1, -0.0005, 0.10, m.paint("#F0ECE4", 0.45), 0.012)


def daylight(frame, middle, sun):
    """The soft light of a window at the left, close and strong; little fill; and the sun that comes in by it, another
    for each `sun`."""
    size = max(0.95, frame / 1.8)
    lighting.area("window", (-1.7 * size, -1.45 * size, middle + 0.75 * size), (0.15, -0.25, middle - 0.15), (0.95 * size, 1.7 * size), 74 * size * size, "#F6F4F0")
    fill = lighting.area("fill", (2.2 * size, -2.6 * size, middle + 0.7 * size), (0, -0.2, middle), (1.8 * size, 1.8 * size), 9 * size * size, "#E6EDF6")
    fill.visible_glossy = False
    lighting.surround("#F3F0EA", 0.21, 1.7, "#FBFAF6")
    sunlight(frame, middle, sun)


def look(half, depth, high, view):
    """A level camera from the front, or from the right-hand corner, as far away as the vanity fills its share of the picture,
    the lens shifted so that it stands in the middle. Returns the width of the picture where the front is."""
    a = math.radians(HEADING[view])
    forward, right = Vector((-math.sin(a), math.cos(a), 0)), Vector((math.cos(a), math.sin(a), 0))
    corners = [Vector((x, y, z)) for x in (-half, half) for y in (-(BACK + depth), -BACK) for z in (0.0, high)]
    aim = Vector((0, -(BACK + depth), EYE))
    away = 4.0
    for _ in range(12):
        at = aim - forward * away
        seen = [((c - at).dot(right) / (c - at).dot(forward), (c - at).z / (c - at).dot(forward)) for c in corners]
        (left, to), (low, top) = ((min(s), max(s)) for s in zip(*seen))
        away *= max((to - left) / WIDE, (top - low) / (HIGH * ASPECT)) * LENS / 36
    scale = LENS / 36
    camera.level(at, -HEADING[view], LENS, ((left + to) / 2 * scale, (low + top) / 2 * scale))
    return away / scale
