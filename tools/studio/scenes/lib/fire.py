"""A wood fire: logs in a grate, flames, and the wood stacked beside it."""

import math
import random

from . import materials as m
from .mesh import box, rod


def _log(start, end, radius, rng, charred=False):
    """A round of birch or spruce: bark along it, pale rings on both ends."""
    bark = m.ceramic("#1D1815" if charred else rng.choice(("#4A3A2D", "#5A4938", "#6B5B4A", "#8A7C6C")), 0.95, 0.8)
    rod("log", start, end, radius, bark, 18)
    cut = m.wood("ash", "y", 0.7, tone=rng.uniform(0.75, 1.0))
    way = [b - a for a, b in zip(start, end)]
    long = math.sqrt(sum(w * w for w in way))
    skin = [w / long * 0.0012 for w in way]
    if charred:
        return
    rod("log end", [a - s for a, s in zip(start, skin)], start, radius * 0.9, cut, 18)
    rod("log end", end, [b + s for b, s in zip(end, skin)], radius * 0.9, cut, 18)


def logs(half, front, floor):
    """Three logs on an iron grate over their embers, in an opening from -half to half whose face is at y = front."""
    rng = random.Random(5)
    iron = m.metal("iron")
    y = front + 0.16
    for k in range(7):
        x = -0.33 + 0.11 * k
        rod("grate", (x, y - 0.10, floor + 0.045), (x, y + 0.11, floor + 0.045), 0.007, iron, 12)
    for dy in (-0.08, 0.09):
        rod("grate rail", (-0.36, y + dy, floor + 0.038), (0.36, y + dy, floor + 0.038), 0.008, iron, 12)
    _log((-0.34, y + 0.05, floor + 0.105), (0.33, y + 0.03, floor + 0.100), 0.052, rng, charred=True)
    _log((-0.30, y - 0.06, floor + 0.100), (0.35, y - 0.04, floor + 0.105), 0.046, rng, charred=True)
    _log((-0.22, y - 0.02, floor + 0.185), (0.25, y + 0.03, floor + 0.195), 0.044, rng, charred=True)
    for _ in range(60):
        x, dy, size = rng.uniform(-0.32, 0.32), rng.uniform(-0.07, 0.09), rng.uniform(0.008, 0.022)
        hot = m.glow(rng.choice(("#FF7A2A", "#FF5A1A", "#E8431A", "#7A2410")), rng.choice((2.0, 4.0, 7.0)))
        box("ember", (x - size, y + dy - size, floor), (x + size, y + dy + size, floor + size * 1.3), hot, size * 0.4, 1)


def _burning(name, seed):
    """Tongues of flame on a sheet, `Generated` x along it and z up: bright at the foot, torn and thin towards the tips."""
    g = m.Graph(name)
    where = g.add("ShaderNodeTexCoord").outputs["Generated"]
    parts = g.add("ShaderNodeSeparateXYZ", {0: where})
    across, up = parts.outputs[0], parts.outputs[2]
    shift = g.add("ShaderNodeVectorMath", {0: where, 1: (seed * 1.7, seed * 3.1, seed * 0.9)}, operation="ADD").outputs[0]
    tongues = g.noise(g.stretch(shift, (5.5, 1.0, 1.1)), 1.0, 2, 0.55, 0.9)
    torn = g.noise(g.stretch(shift, (11.0, 1.0, 3.6)), 1.0, 3, 0.6, 1.6)
    # How far up the fire reaches here: highest in the middle, nothing at the sides.
    middle = g.math("SUBTRACT", 1.0, g.math("POWER", g.math("ABSOLUTE", g.math("MULTIPLY_ADD", across, 2.0, -1.0)), 2.4))
    reach = g.math("MULTIPLY", g.math("MULTIPLY_ADD", tongues, 2.3, -0.52), middle)
    body = g.math("SUBTRACT", reach, g.math("MULTIPLY_ADD", torn, 0.55, g.math("SUBTRACT", up, 0.28)))
    density = g.math("MULTIPLY", body, 3.4, clamp=True)
    colour = g.ramp(density, ((0.0, m.linear("#B3260A")), (0.3, m.linear("#FF6A14")), (0.65, m.linear("#FFA63C")), (1.0, m.linear("#FFE6A8"))))
    light = g.add("ShaderNodeEmission", {"Color": colour, "Strength": g.math("MULTIPLY_ADD", density, 7.0, 1.0)})
    clear = g.add("ShaderNodeBsdfTransparent")
    either = g.add("ShaderNodeMixShader", {0: g.math("MULTIPLY", density, 0.92)})
    g.tree.links.new(clear.outputs[0], either.inputs[1])
    g.tree.links.new(light.outputs[0], either.inputs[2])
    g.tree.links.new(either.outputs[0], g.tree.nodes["Material Output"].inputs["Surface"])
    return g.material


def flames(x0, x1, y, z0, height, seed=1):
    """Three sheets of flame, one behind the other; they light nothing (set a point light among them)."""
    for k, (dy, part) in enumerate(((0.0, 0.86), (0.045, 1.0), (0.09, 0.8))):
        inset = (x1 - x0) * (0.10, 0.0, 0.14)[k]
        sheet = box("flames", (x0 + inset, y + dy, z0), (x1 - inset * 0.6, y + dy + 0.0005, z0 + height * part), _burning(f"flames {k}", seed + 2.3 * k), 0)
        sheet.visible_shadow = sheet.visible_diffuse = False


def stacked(x0, x1, front, z0, z1, seed=1, length=0.34):
    """Split and round firewood laid up between two cheeks, ends to the room, as full as it is usually kept."""
    rng = random.Random(seed)
    radius = 0.048
    z, row = z0 + radius, 0
    while z + radius < z1:
        x = x0 + radius + (radius if row % 2 else 0)
        while x + radius < x1 + 0.001:
            r = radius * rng.uniform(0.84, 0.995)
            out = rng.uniform(-0.018, 0.012)
            _log((x, front + out, z), (x, front + out + length, z), r, rng)
            x += 2 * radius
        z += radius * 1.74
        row += 1
