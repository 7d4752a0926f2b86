"""Casements in the opening of a left wall, daylight that falls through them slantwise, the lake behind."""

import math

from lib import lighting, materials as m
from lib.lake_view import backdrop
from lib.mesh import box
from lib.place import placed

FRAME = "#E4DFD4"


def casements(y0, y1, z0, z1, x=0.0, leaves=2, bars=1, colour=FRAME):
    """Timber casements in the opening: a frame in the wall, sashes in it with a bar, a fastener."""
    painted, mid, t = m.paint(colour, 0.42), x - 0.175, 0.042
    parts = [(y0, y1, z0, z0 + t), (y0, y1, z1 - t, z1), (y0, y0 + t, z0 + t, z1 - t), (y1 - t, y1, z0 + t, z1 - t)]
    wide = (y1 - y0 - 2 * t) / leaves
    for k in range(1, leaves):
        y = y0 + t + wide * k
        parts.append((y - 0.022, y + 0.022, z0 + t, z1 - t))
    for a, b, low, high in parts:
        box("window frame", (mid - 0.045, a, low), (mid + 0.045, b, high), painted, 0.003)
    r = 0.044
    for k in range(leaves):
        a = y0 + t + wide * k + (0.024 if k else 0.003)
        b = y0 + t + wide * (k + 1) - (0.024 if k < leaves - 1 else 0.003)
        low, high = z0 + t + 0.003, z1 - t - 0.003
        for p, q, u, v in ((a, b, low, low + r), (a, b, high - r, high), (a, a + r, low + r, high - r), (b - r, b, low + r, high - r)):
            box("sash", (mid - 0.022, p, u), (mid + 0.026, q, v), painted, 0.004)
        for j in range(1, bars + 1):
            z = low + (high - low) * (j / (bars + 1) if bars > 1 else 0.66)
            box("sash bar", (mid - 0.014, a + r, z - 0.010), (mid + 0.018, b - r, z + 0.010), painted, 0.004)


def daylight(y, z, size, watts, x=-0.62, down=24, colour="#EEF3FA", spread=160):
    """The sky's light outside an opening whose middle is at (y, z): it comes from above and is never seen itself."""
    a = math.radians(down)
    light = lighting.area("sky", (x, y, z + 0.06), (x + math.cos(a), y, z + 0.06 - math.sin(a)), size, watts, colour, spread)
    light.visible_glossy = False
    return light


def lake(eye, heading, strength, far=9.0, wide=17.0, **painting):
    """The lake outside, hung square to the eye at (x, y, z); `heading` as the camera's, in degrees."""
    x, y, z = eye
    with placed(x, y, 0, -heading):
        backdrop(y=far, eye=z, wide=wide, strength=strength, **painting)
