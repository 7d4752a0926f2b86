"""Lamps with a globe of opal glass: brightest where one looks straight into it, softer and warmer towards its edge."""

import math
from functools import lru_cache

from . import materials as m
from .mesh import lathe, rod, tube


@lru_cache(maxsize=None)
def opal(glow=2.4):
    """Lit opal glass. Its shine is faint beside its light and is left out."""
    g = m.Graph(f"opal {glow}")
    facing = g.add("ShaderNodeLayerWeight", {"Blend": 0.42}).outputs["Facing"]
    colour = g.ramp(facing, [(0.0, m.linear("#FFF1DC")), (0.62, m.linear("#FBE3C2")), (1.0, m.linear("#D9B98F"))])
    strength = g.math("MULTIPLY", g.math("SUBTRACT", 1.12, facing), glow)
    emission = g.add("ShaderNodeEmission", {"Color": colour, "Strength": strength})
    g.tree.links.new(emission.outputs[0], g.tree.nodes["Material Output"].inputs["Surface"])
    return g.material


def globe(at, radius, glow=2.4):
    """A round globe, its neck up; `at` is its foot."""
    arc = [(radius * math.sin(a), radius - radius * math.cos(a)) for a in (math.pi * 0.965 * k / 30 for k in range(31))]
    lathe("globe", [(0.0, 0.0), *arc[1:]], opal(glow), at, 72, 80)


def pendant(at, ceiling, radius=0.115, finish="brass", glow=2.4):
    """A globe that hangs from the ceiling; `at` is its foot."""
    x, y, z = at
    metal = m.metal(finish)
    globe(at, radius, glow)
    top = z + 2 * radius - 0.006
    lathe("cap", [(0.0, 0.052), (0.010, 0.052), (0.014, 0.030), (0.040, 0.012), (0.043, -0.010), (0.038, -0.010), (0, 0.004)], metal, (x, y, top), 56)
    rod("stem", (x, y, top + 0.045), (x, y, ceiling - 0.012), 0.0042, metal, 16)
    lathe("rose", [(0.0, -0.022), (0.012, -0.022), (0.058, -0.012), (0.062, 0), (0, 0)], metal, (x, y, ceiling - 0.0006), 56)


def sconce(x, z, y=0.0, finish="brass", radius=0.062, glow=2.4):
    """A globe on a short arm out of the wall at `y`, above its plate."""
    metal = m.metal(finish)
    rod("sconce plate", (x, y - 0.0005, z - 0.03), (x, y - 0.014, z - 0.03), 0.046, metal, 48)
    tube("sconce arm", [(x, y - 0.012, z - 0.03), (x, y - 0.070, z - 0.036), (x, y - 0.098, z - 0.022), (x, y - 0.10, z + 0.004)], 0.0065, metal)
    lathe("sconce cup", [(0, 0), (0.020, 0), (0.031, 0.018), (0.032, 0.026), (0.029, 0.026), (0, 0.008)], metal, (x, y - 0.10, z - 0.006), 48)
    globe((x, y - 0.10, z + 0.010), radius, glow)
