"""The sun that comes into a room through a sash window in its left wall."""

import math
import random

from . import lighting
from .furniture_set import clouded
from .mesh import box


def sunlight(frame, middle, seed):
    """Sun through the sashes of a window in the left wall: its bars lie aslant on the wall, as they do.
    `seed`, any word, says how high it stands, and how wide the window is and how divided."""
    rng = random.Random(seed)
    azimuth, elevation, strength = rng.uniform(56, 64), rng.uniform(23, 30), rng.uniform(5.5, 8.0)
    lighting.sun(azimuth, elevation, strength, 0.9, "#FFDDB2")
    a, e = math.radians(azimuth), math.radians(elevation)
    ax, ay, az = math.sin(a) * math.cos(e), math.cos(a) * math.cos(e), math.sin(e)
    x = -0.5 * frame - 1.6
    fall = az / ax

    def back(at_x, at_z):
        """Where in the window the sun passes that falls on the wall there: (y, z)."""
        return -(at_x - x) * ay / ax, at_z + (at_x - x) * fall

    (near, _), (far, _) = back(rng.uniform(0.36, 0.60) * frame, 0), back(rng.uniform(-0.44, -0.22) * frame, 0)
    _, sill = back(0.0, middle - 0.10 * frame)
    _, head = back(0.0, middle + 0.62 * frame)
    columns, panes = rng.choice(((2, 2), (2, 3), (1, 2), (3, 2)))
    bar, big = 0.016 * frame, 4.0 * frame
    strips = [((near - big, sill - big), (near, head + big)), ((far, sill - big), (far + big, head + big)), ((near, sill - big), (far, sill)), ((near, head), (far, head + big))]
    strips += [((near + (far - near) * k / columns - bar, sill), (near + (far - near) * k / columns + bar, head)) for k in range(1, columns)]
    strips += [((near, sill + (head - sill) * k / panes - bar), (far, sill + (head - sill) * k / panes + bar)) for k in range(1, panes)]
    black = clouded("#000000", 1.0, 0.0, 1.0)
    for k, ((y0, z0), (y1, z1)) in enumerate(strips):
        screen = box(f"sash {k}", (x - 0.002, y0, z0), (x, y1, z1), black, 0)
        screen.visible_camera = screen.visible_diffuse = screen.visible_glossy = screen.visible_transmission = False
