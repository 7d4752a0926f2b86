"""A shower on its tiled wall: a whole system, a head, a valve's trim or body sprays, at the size of the thing."""

import math

from lib import camera, counter_set, lighting, shower_parts
from lib import materials as m
from lib.finishes import glaze
from lib.finishes import stone as marble
from lib.mesh import box

DEVELOP = {"exposure": -0.18, "warmth": 0.02, "look": "Medium High Contrast", "grain": 0.012}


def build(parts, tiles, middle=(0.0, 1.5), tall=1.5, turn=16.0, pitch=0.0, styling=None, side_wall=True, view="front", close_up=None):
    """`parts` are arguments of shower_parts.build. The picture shows `tall` metres of wall about `middle` (x, z); the camera
    stands `turn` degrees to the right, and `pitch` metres above (or below) the middle. `close_up` (x, z, tall) frames the detail instead."""
    x, z = middle
    low, high = z - tall * 0.95, z + tall * 0.95
    counter_set.tiled_wall(x - tall * 1.0, x + tall * 0.9, low, high, **tiles)
    if side_wall and tall > 1.0:
        # The niche's left cheek: plaster, as a return would be.
        box("cheek", (x - 0.72, -0.9, low), (x - 0.60, -0.0085, high), m.plaster("#E4DDD1", 0.85, 0.4), 0.002, 1)
    for part in parts:
        shower_parts.build(**part)
    style(styling, x, z)

    # Tall soft boxes with dark gaps between, scaled with the thing: chrome draws itself with them.
    s = max(tall, 0.5)
    lighting.area("window left", (x - 0.52 * s if tall > 1 else x - 1.0 * s, -1.05 * s, z + 0.25 * s), (x, 0, z), (0.65 * s, 1.5 * s), 34 * s * s, "#FFF4E6")
    lighting.area("strip right", (x + 1.1 * s, -0.65 * s, z + 0.1 * s), (x, 0, z), (0.22 * s, 1.4 * s), 10 * s * s, "#F0F4FA")
    lighting.surround("#EAE5DD", 0.34, sky=1.0)
    if view == "detail":
        x, z, tall = close_up
    lens = 70
    distance = tall * lens / 36
    heading = math.radians(turn)
    eye = (x + distance * math.sin(heading), -0.1 - distance * math.cos(heading), z + pitch)
    camera.level(eye, -turn, lens, (0, -pitch / tall))


def style(kind, x, z):
    if kind == "ledge":
        shower_parts.niche_shelf(x - 0.50, x - 0.22, z - 0.36, marble("#D9D3C8", "#B9B0A2", 0.35))
        shower_parts.bottle((x - 0.42, -0.062, z - 0.3595), glaze("#6E5A45", 0.25), 0.030, 0.19)
        shower_parts.bottle((x - 0.33, -0.062, z - 0.3595), glaze("#E6DFD2", 0.3), 0.027, 0.15)
    elif kind == "black-ledge":
        shower_parts.niche_shelf(x + 0.24, x + 0.50, z - 0.30, m.metal("black"), 0.10, 0.006)
        shower_parts.bottle((x + 0.33, -0.058, z - 0.2995), glaze("#D8CDBB", 0.3), 0.029, 0.18)
