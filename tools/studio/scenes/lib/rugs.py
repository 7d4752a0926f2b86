"""Woven rugs: heathered wool with bands or a border, edges that are not quite straight, a fringe at both ends."""

import random
from functools import lru_cache

import bpy

from . import materials as m
from .mesh import link


@lru_cache(maxsize=None)
def wool(length, width, tones, pattern):
    """Hand-woven wool over a rug `width` by `length` metres about its middle. `tones`: field, border, accent."""
    field, border, accent = (m.linear(tone) for tone in tones)
    g = m.Graph(f"rug {pattern} {tones}")
    where = g.add("ShaderNodeTexCoord").outputs["Object"]
    stray = g.math("MULTIPLY_ADD", g.noise(where, 38, 2), 0.012, -0.006)
    parts = g.add("ShaderNodeSeparateXYZ", {0: where})
    x, y = parts.outputs[0], parts.outputs[1]
    from_end = g.math("ADD", g.math("SUBTRACT", length / 2, g.math("ABSOLUTE", y)), stray)
    from_side = g.math("ADD", g.math("SUBTRACT", width / 2, g.math("ABSOLUTE", x)), stray)
    if pattern == "border":
        near = g.math("MINIMUM", from_end, from_side)
        colour = g.ramp(g.math("DIVIDE", near, 0.44), [(0.0, border), (0.16, accent), (0.19, border), (0.40, accent), (0.43, field)], "CONSTANT")
    elif pattern == "bands":
        colour = g.ramp(g.math("DIVIDE", from_end, 0.60), [(0.0, border), (0.10, field), (0.22, accent), (0.27, field), (0.36, border), (0.56, field), (0.66, accent), (0.71, field)], "CONSTANT")
    else:
        # Narrow stripes across the whole length, no two spaced alike.
        at = g.math("FRACT", g.math("MULTIPLY", g.math("ADD", y, stray), 3.3))
        colour = g.ramp(at, [(0.0, field), (0.46, border), (0.58, field), (0.80, accent), (0.84, field)], "CONSTANT")
    yarn = g.noise(g.stretch(where, (60, 420, 1)), 1.0, 2)
    heather = g.noise(g.stretch(where, (240, 330, 1)), 1.0, 2, 0.7)
    worn = g.noise(where, 2.2, 3, 0.6, 0.5)
    value = g.math("ADD", g.math("MULTIPLY_ADD", heather, 0.55, 0.52), g.math("ADD", g.math("MULTIPLY_ADD", worn, 0.28, -0.05), g.math("MULTIPLY_ADD", yarn, 0.30, -0.15)))
    tint = g.add("ShaderNodeHueSaturation", {"Value": value, "Saturation": 0.94, "Color": colour}).outputs[0]
    g.set(Base_Color=tint, Roughness=0.95, Specular=0.08, Sheen=0.3, Normal=g.bump(g.math("ADD", yarn, heather), 0.8, 0.004))
    return g.material


def rug(x0, x1, y0, y1, tones=("#B9AB92", "#8A7D68", "#E4DAC6"), pattern="bands", turned=False, fringe=0.055, seed=1):
    """A rug on the floor; its fringes lie at its ends in y, or in x when `turned`."""
    rng = random.Random(seed)
    width, length = (y1 - y0, x1 - x0) if turned else (x1 - x0, y1 - y0)
    material = wool(length, width, tuple(tones), pattern)
    columns, rows, thick = 40, 40, 0.009
    wander = [rng.uniform(-0.004, 0.004) for _ in range(9)]
    vertices, faces = [], []

    def stray(t):
        k = t * 7.99
        a, part = wander[int(k)], k - int(k)
        return a + (wander[int(k) + 1] - a) * part

    for j in range(rows + 1):
        v = j / rows
        for i in range(columns + 1):
            u = i / columns
            side, end = (2 * u - 1), (2 * v - 1)
            x = side * (width / 2 + stray(v) * abs(side))
            y = end * (length / 2 + stray(1 - u) * abs(end))
            low = 1 - max(abs(side) ** 60, abs(end) ** 60)
            vertices.append((x, y, 0.0006 + thick * max(0.0, low) ** 0.5 + 0.0012 * rng.random()))
    n = columns + 1
    faces = [(j * n + i, j * n + i + 1, (j + 1) * n + i + 1, (j + 1) * n + i) for j in range(rows) for i in range(columns)]
    mesh = bpy.data.meshes.new("rug")
    mesh.from_pydata(vertices, [], faces)
    parts = [link("rug", mesh, material, smooth=True)]
    if fringe:
        parts.append(link("fringe", _fringe(width, length, fringe, rng), m.fabric("#D8CDB8", 500)))
    for part in parts:
        part.location = ((x0 + x1) / 2, (y0 + y1) / 2, 0.0)
        part.rotation_euler = (0, 0, 1.5707963 if turned else 0)


def _fringe(width, length, long, rng):
    """Knotted ends of the warp: thin tapering tufts that lie every way."""
    vertices, faces = [], []
    for end in (-1, 1):
        x = -width / 2 + 0.004
        while x < width / 2:
            reach, drift, half = long * rng.uniform(0.75, 1.1), rng.gauss(0, 0.008), rng.uniform(0.0016, 0.0026)
            first = len(vertices)
            y = end * (length / 2 - 0.004)
            for t, w, z in ((0.0, 1.0, 0.006), (0.35, 0.8, 0.0045), (1.0, 1.25, 0.0016)):
                px, py = x + drift * t * t, y + end * reach * t
                vertices += [(px - half * w, py, z * 0.4), (px, py, z), (px + half * w, py, z * 0.4)]
            for k in (0, 3):
                for c in (0, 1):
                    faces.append((first + k + c, first + k + c + 1, first + k + c + 4, first + k + c + 3))
            x += rng.uniform(0.006, 0.011)
    mesh = bpy.data.meshes.new("fringe")
    mesh.from_pydata(vertices, [], faces)
    return mesh
