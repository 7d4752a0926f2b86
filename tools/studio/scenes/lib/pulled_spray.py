"""A kitchen faucet whose spray is drawn out of its spout on the hose, and runs."""

import math

from mathutils import Vector

from . import faucets, running_water, wet
from .finishes import fitting
from .loft import skin
from .materials import Graph, linear

HOSE = 0.0062


def build(at, finish="chrome", accent=None, wand_kind="straight", radius=0.0135, **parts):
    """Arguments as of faucets.kitchen. The spray hangs over the bowl, its face near the height of the deck."""
    faucets.build(at, finish=finish, accent=accent, radius=radius, **{**parts, "wand_kind": None, "drop": 0.012})
    (outlet, aim, _), *_ = running_water.outlets()
    long = faucets.WANDS[wand_kind][0]
    drawn = max(0.10, outlet.z - at[2] - long - 0.030)
    hang = Vector((-0.16, -0.30, -1)).normalized()
    start = outlet + Vector((-0.016, -0.034 - 0.10 * drawn, -drawn))
    line = bent(outlet - aim * 0.004, aim, start, hang)
    braided("hose", line, HOSE, finish)
    r = radius * 1.02
    faucets.turned("hose nut", faucets.edged(HOSE * 1.35, -0.016, 0.002, 0.001), fitting(accent or finish), start, hang)
    faucets.wand(wand_kind, [start - hang * 0.01, start], r, accent or finish)
    face = start + hang * (long + 0.004)
    wide = r * faucets.WANDS[wand_kind][1][-1][0] * 0.74
    turn = hang.to_track_quat("Z", "Y")
    nozzles = [face + turn @ Vector((wide * k / 3 * math.cos(2 * math.pi * i / (5 * k)), wide * k / 3 * math.sin(2 * math.pi * i / (5 * k)), 0)) for k in (1, 2, 3) for i in range(5 * k)]
    floor = running_water.below(face + Vector((0, 0, -0.01)), 0.6)
    wet.threads(nozzles, hang, face.z - floor.z if floor else 0.3, 2.3, 3, 0.00075, 0.10)


def bent(start, aim, end, towards):
    """A hose between two points that leaves along `aim` and arrives along `towards`."""
    pull = (end - start).length * 0.55
    a, b = start + aim * pull, end - towards * pull
    return [start * (1 - t) ** 3 + a * 3 * t * (1 - t) ** 2 + b * 3 * t * t * (1 - t) + end * t**3 for t in (k / 60 for k in range(61))]


def braided(name, line, radius, finish):
    """A hose in a braid of steel, or of dark nylon where the faucet isn't bright."""
    lengths = [0.0]
    for a, b in zip(line, line[1:]):
        lengths.append(lengths[-1] + (b - a).length)
    count, around, strands = int(lengths[-1] / 0.00055), 48, 8
    rings, i = [], 0
    for k in range(count + 1):
        s = lengths[-1] * k / count
        while i < len(line) - 2 and lengths[i + 1] < s:
            i += 1
        along = (line[i + 1] - line[i]).normalized()
        middle = line[i] + along * (s - lengths[i])
        side = along.cross(Vector((0, 1, 0))).normalized()
        up = side.cross(along)
        ring = []
        for j in range(around):
            a = 2 * math.pi * j / around
            over = math.sin(strands * a + 1050 * s) * math.sin(strands * a - 1050 * s)
            ring.append(middle + (side * math.cos(a) + up * math.sin(a)) * radius * (1 + 0.035 * over))
        rings.append(ring)
    return skin(name, rings, braid(finish in ("chrome", "stainless")), angle=180)


def braid(bright):
    g = Graph(f"braid {bright}")
    g.set(Base_Color=linear("#C9C9C8" if bright else "#34332F"), Metallic=1.0 if bright else 0.0, Roughness=0.30 if bright else 0.55, Specular=0.5)
    return g.material
