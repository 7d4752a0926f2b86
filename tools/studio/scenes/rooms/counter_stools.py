"""Stools for a counter: turned legs, two rails round them, a seat woven of paper cord."""

import math

from mathutils import Vector

from lib import materials as m
from lib.mesh import box, rod
from lib.place import placed


def cord(colour="#C9AE82"):
    """Paper cord woven from the sides to the middle: strands a few millimetres wide."""
    g = m.Graph(f"cord {colour}")
    where = g.add("ShaderNodeTexCoord").outputs["Object"]
    parts = g.add("ShaderNodeSeparateXYZ", {0: where})
    x, y = parts.outputs[0], parts.outputs[1]
    # Each triangle of the seat runs its own way; they meet on the diagonals.
    sides = g.math("GREATER_THAN", g.math("ABSOLUTE", x), g.math("ABSOLUTE", y))
    along = g.math("ADD", g.math("MULTIPLY", sides, x), g.math("MULTIPLY", g.math("SUBTRACT", 1.0, sides), y))
    strand = g.math("ABSOLUTE", g.math("SINE", g.math("MULTIPLY", along, math.pi / 0.0065)))
    base = m.linear(colour)
    dark = tuple(c * 0.42 for c in base[:3]) + (1,)
    tone = g.math("MULTIPLY_ADD", g.noise(where, 40, 2), 0.5, g.math("MULTIPLY", strand, 0.75), clamp=True)
    g.set(Base_Color=g.mix(tone, dark, base), Roughness=0.8, Specular=0.2, Normal=g.bump(strand, 0.5, 0.002))
    return g.material


def stool(x, y, heading=0.0, height=0.66, wood="oak"):
    """A stool at (x, y), turned by `heading` degrees."""
    timber, lying = m.wood(wood, "z"), m.wood(wood, "x")
    half, deep, splay = 0.185, 0.165, 0.030
    with placed(x, y, 0, heading):
        tops, feet = [], []
        for sx, sy in ((-1, -1), (1, -1), (1, 1), (-1, 1)):
            top, foot = Vector((sx * half, sy * deep, height - 0.004)), Vector((sx * (half + splay), sy * (deep + splay), 0.001))
            rod("stool leg", foot, top, 0.0155, timber, 20)
            tops.append(top)
            feet.append(foot)
        for k in range(4):
            a, b = (k, (k + 1) % 4)
            for share in (0.30, 0.42) if k % 2 else (0.36,):
                rod("stool rail", feet[a].lerp(tops[a], share), feet[b].lerp(tops[b], share), 0.0095, lying, 16)
            rod("seat rail", tops[a] - Vector((0, 0, 0.030)), tops[b] - Vector((0, 0, 0.030)), 0.0125, lying, 16)
        seat = box("seat", (-half - 0.006, -deep - 0.006, height - 0.052), (half + 0.006, deep + 0.006, height - 0.014), cord(), 0.014, 4)
        return seat
