"""Rooms: floor of boards, walls with openings, windows that let the light in."""

import random

from . import materials as m
from .lighting import area
from .mesh import box, link, rod


def plank_floor(x0, x1, y0, y1, species="oak", width=0.18, along="y", seed=1, roughness=0.40):
    """Boards in running lengths of 1.2 to 2.4 m with a bevelled 0.6 mm joint, each from another part of the tree."""
    rng = random.Random(seed)
    material = m.wood(species, along, roughness)
    across = (x0, x1) if along == "y" else (y0, y1)
    lengthwise = (y0, y1) if along == "y" else (x0, x1)
    box("subfloor", (x0, y0, -0.06), (x1, y1, -0.021), m.paint("#1A1510", 0.9), 0)
    a = across[0]
    row = 0
    while a < across[1]:
        b = min(a + width, across[1])
        s = lengthwise[0] - rng.uniform(0.0, 1.6)
        while s < lengthwise[1]:
            e = s + rng.uniform(1.3, 2.4)
            p, q = max(s, lengthwise[0]), min(e, lengthwise[1])
            if q - p > 0.02:
                g = 0.0003
                if along == "y":
                    box(f"plank {row}", (a + g, p + g, -0.02), (b - g, q - g, 0), material, 0.0008, 1)
                else:
                    box(f"plank {row}", (p + g, a + g, -0.02), (q - g, b - g, 0), material, 0.0008, 1)
            s = e
            row += 1
        a = b


def herringbone(x0, x1, y0, y1, species="oak", width=0.09, length=0.54, roughness=0.4):
    """A herringbone floor at 45 degrees; what lies outside the rectangle is left out board by board."""
    import math

    box("subfloor", (x0, y0, -0.06), (x1, y1, -0.021), m.paint("#1A1510", 0.9), 0)
    material = m.wood(species, "x", roughness)
    c = math.sqrt(0.5)
    n = int((max(x1 - x0, y1 - y0) * 2) / width) + 4
    cx, cy = (x0 + x1) / 2, (y0 + y1) / 2
    k = int(length / width)
    for i in range(-n, n):
        for j in range(-n // k - 2, n // k + 2):
            # One board along u and one along v per step of the pattern's lattice.
            u, v = i * width + 2 * j * length * 0.5 - 0, i * width - 2 * j * length * 0.5
            for turned in (False, True):
                a, b = (u + length / 2, v + width / 2) if not turned else (u + length + width / 2, v + length / 2 - 0)
                x, y = cx + (a - b) * c, cy + (a + b) * c
                if x0 - 0.3 < x < x1 + 0.3 and y0 - 0.3 < y < y1 + 0.3:
                    g = 0.0004
                    board = box("board", (-length / 2 + g, -width / 2 + g, -0.02), (length / 2 - g, width / 2 - g, 0), material, 0.0006, 1)
                    board.location = (x, y, -0.01)
                    board.rotation_euler = (0, 0, math.radians(45 if not turned else 135))


def tile_floor(x0, x1, y0, y1, size=0.6, colour="#B9B2A6", grout=0.003, roughness=0.35, seed=3):
    """Large stone-look tiles with grout lines."""
    rng = random.Random(seed)
    del rng
    box("grout", (x0, y0, -0.05), (x1, y1, -0.0012), m.plaster("#9A948A", 0.9, 0.1), 0)
    material = m.concrete(colour, roughness)
    x = x0
    while x < x1:
        y = y0
        while y < y1:
            box("tile", (x + grout / 2, y + grout / 2, -0.012), (min(x + size, x1) - grout / 2, min(y + size, y1) - grout / 2, 0), material, 0.001, 1)
            y += size
        x += size


def wall(name, x0, x1, y0, y1, height, material, z0=0.0):
    """A plain wall block."""
    return box(name, (x0, y0, z0), (x1, y1, height), material, 0.001, 1)


def side_window(x, y0, y1, z0, z1, wall_y0, wall_y1, height, material, thick=0.24, bars=(2, 2), frame="#EFECE5", watts=260, colour="#FFEAD0", spread=150, side=-1):
    """A side wall at `x` with a window in it and a soft light in the opening; lighting.surround() is the sky outside.

    `side` -1: the room lies to the right of it (a left wall); +1: a right wall. `bars` counts the panes across and up.
    """
    a, b = (x - thick, x) if side < 0 else (x, x + thick)
    wall("wall below", a, b, wall_y0, wall_y1, z0, material)
    wall("wall above", a, b, wall_y0, wall_y1, height, material, z1)
    wall("wall near", a, b, wall_y0, y0, z1, material, z0)
    wall("wall far", a, b, y1, wall_y1, z1, material, z0)
    painted = m.paint(frame, 0.45)
    mid = (a + b) / 2 + side * 0.04
    t, d = 0.055, 0.03
    box("frame bottom", (mid - d, y0, z0), (mid + d, y1, z0 + t), painted, 0.003)
    box("frame top", (mid - d, y0, z1 - t), (mid + d, y1, z1), painted, 0.003)
    box("frame near", (mid - d, y0, z0 + t), (mid + d, y0 + t, z1 - t), painted, 0.003)
    box("frame far", (mid - d, y1 - t, z0 + t), (mid + d, y1, z1 - t), painted, 0.003)
    across, up = bars
    for i in range(1, across):
        y = y0 + (y1 - y0) * i / across
        wide = 0.028 if across == 2 else 0.012
        box(f"mullion {i}", (mid - 0.022, y - wide, z0 + t), (mid + 0.022, y + wide, z1 - t), painted, 0.003)
    for i in range(1, up):
        z = z0 + (z1 - z0) * i / up
        box(f"bar {i}", (mid - 0.016, y0 + t, z - 0.011), (mid + 0.016, y1 - t, z + 0.011), painted, 0.003)
    inner = b if side < 0 else a
    sill = box("sill", (min(inner, mid) - 0.0, y0 - 0.04, z0 - 0.03), (max(inner, mid) + (0.035 if side < 0 else 0), y1 + 0.04, z0), painted, 0.004)
    if side > 0:
        sill.location.x -= 0.035
    centre = (inner + side * 0.02, (y0 + y1) / 2, (z0 + z1) / 2)
    area("daylight", centre, (centre[0] - side, centre[1], centre[2] - 0.12), ((y1 - y0) * 0.98, (z1 - z0) * 0.98), watts, colour, spread)


def ceiling(x0, x1, y0, y1, height, colour="#F3F0EA"):
    """A painted ceiling."""
    return box("ceiling", (x0, y0, height), (x1, y1, height + 0.1), m.plaster(colour, 0.9, 0.1), 0)


def skirting(x0, x1, y, height=0.14, material=None, thick=0.018):
    """A skirting board along a wall that faces -y."""
    return box("skirting", (x0, y - thick, 0.0005), (x1, y - 0.0005, height), material or m.paint("#EFECE5"), 0.004, 3)


def beam_ceiling(x0, x1, y0, y1, height, species="oak", spacing=0.9, size=(0.12, 0.16)):
    """Exposed beams across the room."""
    x = x0 + spacing / 2
    while x < x1:
        box("beam", (x - size[0] / 2, y0, height - size[1]), (x + size[0] / 2, y1, height - 0.001), m.wood(species, "y"), 0.005)
        x += spacing


def track_light(x0, x1, y, height, count=4, finish="black"):
    """A ceiling rail with small spotlights (the lamps themselves give no light here)."""
    black = m.metal(finish)
    box("rail", (x0, y - 0.017, height - 0.03), (x1, y + 0.017, height - 0.001), black, 0.002)
    for i in range(count):
        x = x0 + (x1 - x0) * (i + 0.5) / count
        rod("spot stem", (x, y, height - 0.03), (x, y, height - 0.09), 0.006, black)
        rod("spot", (x, y - 0.03, height - 0.08), (x, y + 0.05, height - 0.19), 0.032, black)
        rod("spot face", (x, y + 0.0505, height - 0.1907), (x, y + 0.0515, height - 0.1921), 0.026, m.glow("#FFE3BC", 8.0))


__all__ = ["beam_ceiling", "ceiling", "herringbone", "link", "plank_floor", "side_window", "skirting", "tile_floor", "track_light", "wall"]
