"""Where one stands to look into a vanity, or down on its top."""

import math

from mathutils import Vector

from . import camera
from .furniture_set import BACK
from .vanity_parts import DEPTH

LENS = 36.0
EYE = 1.72
ASPECT = 0.75
WIDE, HIGH = 0.90, 0.88


def into(opened, half, top):
    """A level camera at standing height before what is open (x0, x1, z0, z1), drawn out or swung into the room, with its part of the
    top above it. Returns the width of the picture where the front is."""
    x0, x1, z0, z1 = opened
    face = -(BACK + DEPTH)
    middle = (x0 + x1) / 2
    # From the free side; close to the middle of a pair of doors.
    heading = 20.0 if middle > -0.05 else -20.0
    a, b = max(-half, x0 - 0.26), min(half, x1 + 0.26)
    corners = [Vector((x, y, z)) for x in (a, b) for y, z in ((face - 0.30, z0), (face - 0.30, z1), (face, max(0.10, z0 - 0.24)), (-BACK, top + 0.20), (face, top))]
    return stand(corners, heading, EYE)


def stand(corners, heading, eye):
    """A level camera that turns by `heading` degrees (to the right of what it sees if positive) and sees all corners, the lens shifted
    so that they are in the middle."""
    a = math.radians(heading)
    forward, right = Vector((-math.sin(a), math.cos(a), 0)), Vector((math.cos(a), math.sin(a), 0))
    aim = sum(corners, Vector()) / len(corners)
    aim.z = eye
    away, scale = 3.0, LENS / 36
    for _ in range(14):
        at = aim - forward * away
        seen = [((c - at).dot(right) / (c - at).dot(forward), (c - at).z / (c - at).dot(forward)) for c in corners]
        (left, to), (low, high) = ((min(s), max(s)) for s in zip(*seen))
        away *= max((to - left) / WIDE, (high - low) / (HIGH * ASPECT)) * scale
    camera.level(at, -heading, LENS, ((left + to) / 2 * scale, (low + high) / 2 * scale))
    return away / scale
