"""Water that runs in an open spout and falls from its lip as a sheet: its edges gather into cords and draw together, it thins
between them, and it is clear."""

import math

from mathutils import Vector

from . import materials as m
from .loft import skin


def fall(name, lip, width, depth, drop, speed=0.42, run=0.0, seed=2):
    """Water `depth` deep and `width` wide that comes to the edge of `lip` after `run` metres in the spout, and falls `drop` metres
    towards -y. `lip` is the middle of the spout's floor at its edge."""
    lip = Vector(lip)
    end = math.sqrt(2 * drop / 9.81)
    rings = []
    still = 8
    for k in range(still):
        # In the spout: a bar of water between its sides, its surface sinking towards the edge.
        t = k / still
        rings.append(section(lip + Vector((0, run * (1 - t), 0)), Vector((0, 0, 1)), width / 2, depth * (1.0 - 0.35 * t * t), 0.0, seed, -run * (1 - t)))
    steps = 72
    for k in range(steps + 1):
        t = end * k / steps
        at = lip + Vector((0, -speed * t - 0.0006, -9.81 / 2 * t * t))
        going = Vector((0, -speed, -9.81 * t)).normalized()
        out = Vector((0, going.z, -going.y))
        fallen = -(at.z - lip.z) / drop
        # What flows through each section is the same: the faster, the less of it.
        share = speed / math.hypot(speed, 9.81 * t)
        narrow = 1 - 0.50 * fallen**0.72
        thick = max(0.0011, depth * 0.65 * share / narrow)
        rings.append(section(at, out, width / 2 * narrow, thick, min(1.0, fallen * 3.2), seed, 0.10 * k / steps + fallen * 0.12))
    return skin(name, rings, clear(), first=True, last=True, angle=180)


def section(at, out, half, thick, corded, seed, along):
    """One closed ring of the sheet: flat with round edges in the spout; `corded` 1 is a thin web between two cords. Faint ripples
    run down it."""
    count = 30
    cord = max(thick / 2, 0.0009) * (1 + 0.9 * corded)
    front, back = [], []
    for k in range(count + 1):
        a = math.pi * k / count
        u = -math.cos(a)
        edge = max(0.0, 1 - (1 - abs(u)) * half / (2.2 * cord))
        body = thick / 2 * (1 - 0.30 * corded) * (1 - corded * 0.25 * (1 - u * u))
        swell = body + (cord - body) * edge * corded
        # The outermost part is round.
        rim = min(1.0, (1 - abs(u)) * half / cord)
        h = swell * math.sqrt(max(0.0, 1 - (1 - rim) ** 2))
        ripple = corded * 0.00075 * (0.5 * math.sin(120 * along + 4 * u + seed) + 0.9 * math.sin(5.5 * u + 31 * along + seed * 1.7) + 0.5 * math.sin(13 * u - 58 * along) + 0.25 * math.sin(260 * along - 9 * u))
        front.append(at + Vector((u * half, 0, 0)) + out * (h + ripple * rim))
        back.append(at + Vector((u * half, 0, 0)) + out * (-h + ripple * rim * 0.6))
    if not corded:
        # It lies on the floor of the spout.
        front = [p + out * thick / 2 for p in front]
        back = [at + Vector((p.x - at.x, 0, 0)) + out * 0.0003 for p in back]
    return front + back[-2:0:-1]


def clear():
    """Water: bends what is behind it, and lets the light through to what is below."""
    g = m.Graph("water")
    bent = g.add("ShaderNodeBsdfPrincipled", {"Base Color": (1, 1, 1, 1), "Transmission": 1.0, "IOR": 1.333, "Roughness": 0.0, "Specular": 0.5})
    through = g.add("ShaderNodeBsdfTransparent", {"Color": (0.94, 0.96, 0.96, 1)})
    path = g.add("ShaderNodeLightPath")
    soft = g.math("MAXIMUM", path.outputs["Is Shadow Ray"], path.outputs["Is Diffuse Ray"])
    either = g.add("ShaderNodeMixShader", {0: soft, 1: bent.outputs[0], 2: through.outputs[0]})
    g.tree.links.new(either.outputs[0], g.tree.nodes["Material Output"].inputs["Surface"])
    return g.material
