"""Cloth that lies folded: linen and towels whose layers turn round their folds, sag and stray a little."""

import math
import random

import bpy

from . import materials as m
from .mesh import link


def folded(at, size=(0.34, 0.24), layers=4, thick=0.007, colour="#E7E1D6", heading=0.0, seed=1, weave=420):
    """One piece of cloth folded to `size` (along x, along y), its folds towards -y; `at` is the middle of its foot.

    Returns the height reached.
    """
    rng = random.Random(seed)
    w, d = size
    pitch = thick * 1.12
    phases = [rng.uniform(0, 6.28) for _ in range(6)]
    strays = [(rng.uniform(-0.006, 0.006), rng.uniform(-0.005, 0.005), rng.uniform(0.985, 1.0)) for _ in range(layers)]
    # The way across: from the back to the fold in front, round it, back, and so on up; (y, height, layer).
    path = []
    flat, bend = 12, 6
    for k in range(layers):
        dy = strays[k][1]
        front, back = -d / 2 + dy, d / 2 + dy
        a, b = (back, front) if k % 2 == 0 else (front, back)
        for i in range(flat + 1):
            t = i / flat
            path.append((a + (b - a) * t, (k + 0.5) * pitch, k))
        if k < layers - 1:
            out = -1 if k % 2 == 0 else 1
            for i in range(1, bend):
                turn = math.pi * i / bend
                path.append((b + out * math.sin(turn) * pitch * 0.75, (k + 0.5 + 0.5 * (1 - math.cos(turn))) * pitch, k + 0.5))
    columns = 28
    vertices = []
    for y, z, k in path:
        low = strays[min(int(k), layers - 1)]
        for i in range(columns + 1):
            u = 2 * i / columns - 1
            x = u * w / 2 * low[2] + low[0]
            rise = 0.25 + 0.75 * z / (layers * pitch)
            soft = 0.0022 * math.sin(7 * u + phases[0] + 2 * k) + 0.0018 * math.sin(19 * y + 5 * u + phases[1]) + 0.0012 * math.sin(13 * u - 23 * y + phases[2])
            # Nothing folded is flat: it is fuller in the middle and gives way at its ends.
            sag = -0.0035 * rise * (abs(u) ** 6) - 0.0030 * rise * (abs(y) / (d / 2)) ** 8
            edge = 0.0035 * math.sin(9 * u + phases[3]) * (abs(y) / (d / 2)) ** 4
            vertices.append((x, y + edge, max(thick * 0.45, z + rise * soft + sag)))
    n = columns + 1
    faces = [(r * n + i, r * n + i + 1, (r + 1) * n + i + 1, (r + 1) * n + i) for r in range(len(path) - 1) for i in range(columns)]
    mesh = bpy.data.meshes.new("folded")
    mesh.from_pydata(vertices, [], faces)
    obj = link("folded", mesh, m.fabric(colour, weave), at, smooth=True)
    obj.rotation_euler = (0, 0, math.radians(heading))
    solid = obj.modifiers.new("thick", "SOLIDIFY")
    solid.thickness = thick * 0.86
    solid.offset = 0
    round_off = obj.modifiers.new("round", "SUBSURF")
    round_off.levels = round_off.render_levels = 1
    return at[2] + layers * pitch


def pile(at, count=2, size=(0.34, 0.24), layers=3, thick=0.009, colours=("#E7E1D6", "#B9AE9C"), heading=0.0, seed=1, weave=420):
    """Folded towels on one another, each a little askew; `at` is the middle of the foot. Returns the height reached."""
    rng = random.Random(seed)
    x, y, z = at
    for k in range(count):
        place = (x + rng.uniform(-0.006, 0.006), y + rng.uniform(-0.006, 0.006), z)
        z = folded(place, (size[0] * (1 - 0.015 * k), size[1] * (1 - 0.01 * k)), layers, thick, colours[k % len(colours)], heading + rng.uniform(-3, 3), seed * 7 + k, weave)
    return z
