"""Water that runs from a spout: a clear column that thins as it falls, and spreads where it lands as a thin sheet inside a low rim,
with a few drops about it."""

import math
import random

import bmesh
import bpy
from mathutils import Vector

from . import water_sheet
from .loft import skin
from .mesh import link

AROUND = 40
FALL = Vector((0, 0, -9.81 / 2))


def outlets(name="mesh"):
    """The ends of spouts as they were built, by the name of what closes them: (middle, direction, radius)."""
    bpy.context.view_layer.update()
    found = [obj for obj in bpy.data.objects if obj.name.split(".")[0] == name]
    return [(obj.matrix_world.translation.copy(), (obj.matrix_world.to_3x3() @ Vector((0, 0, 1))).normalized(), max(obj.dimensions) / 2) for obj in found]


def below(point, far=1.0):
    """Where something lies below a point, or None."""
    scene = bpy.context.scene
    hit, place, *_ = scene.ray_cast(bpy.context.evaluated_depsgraph_get(), point, Vector((0, 0, -1)), distance=far)
    return place if hit else None


def run(outlet, aim, radius, speed=1.15, seed=1, splash=0.044):
    """A stream of `radius` that leaves `outlet` along `aim` at `speed` and falls on what is built below it."""
    push = Vector(aim) * speed

    def place(t):
        return Vector(outlet) + push * t + FALL * t * t

    t = 0.02
    while (floor := below(place(t), 0.012)) is None and t < 1.0:
        t += 0.003
    if floor is None:
        raise ValueError("The water falls on nothing")
    end = t
    rng = random.Random(seed)
    phase = [rng.uniform(0, 7) for _ in range(6)]
    rings, steps = [], 110
    along = Vector((1, 0, 0))
    for k in range(steps + 1):
        t = end * k / steps
        going = (push + FALL * 2 * t).normalized()
        across = going.cross(along).normalized()
        side = across.cross(going)
        # What flows through each section is the same: the faster, the thinner.
        r = radius * math.sqrt(speed / (push + FALL * 2 * t).length)
        s = (place(t) - Vector(outlet)).length
        rough = min(1.0, s / 0.16) * 0.11 + 0.012
        ring = []
        for j in range(AROUND):
            a = 2 * math.pi * j / AROUND
            twist = math.sin(2 * a + 26 * s + phase[0]) + 0.7 * math.sin(3 * a - 41 * s + phase[1]) + 0.45 * math.sin(5 * a + 73 * s + phase[2])
            beads = 0.6 * math.sin(118 * s + phase[3]) + 0.4 * math.sin(67 * s + phase[4])
            ring.append(place(t) + (side * math.cos(a) + across * math.sin(a)) * r * (1 + rough * (0.62 * twist + 0.55 * beads)))
        rings.append(ring)
    skin("stream", rings, water_sheet.clear(), first=True, last=True, angle=180)
    spread(place(end), r, splash, phase)
    drops(floor, splash, rng)


def spread(middle, stream, reach, phase):
    """The sheet where a stream lands, laid on what is below: it flows out thin, and stops in a rim."""
    rings = []
    for share, high in ((0.0, 0.0065), (0.04, 0.0030), (0.10, 0.0013), (0.22, 0.0008), (0.45, 0.0007), (0.62, 0.0008), (0.72, 0.0016), (0.79, 0.0030), (0.85, 0.0034), (0.91, 0.0026), (0.96, 0.0013), (1.0, 0.0002), (1.01, -0.0010)):
        ring = []
        for j in range(AROUND * 3):
            a = 2 * math.pi * j / (AROUND * 3)
            edge = reach * (1 + 0.11 * math.sin(2 * a + phase[0]) + 0.08 * math.sin(3 * a + phase[1]) + 0.06 * math.sin(7 * a + phase[2]) + 0.03 * math.sin(13 * a + phase[5]))
            out = stream * 1.02 + (edge - stream) * share
            at = middle + Vector((out * math.cos(a), out * math.sin(a), 0.02))
            ground = below(at, 0.05)
            wave = 0.00025 * math.sin(90 * share + 3 * a + phase[3]) if 0.1 < share < 0.8 else 0.0
            swell = 1 + 0.35 * math.sin(5 * a + phase[4]) + 0.25 * math.sin(11 * a + phase[1])
            lift = high * (swell if share > 0.6 else 1.0) + wave
            ring.append((at.x, at.y, (ground.z if ground else middle.z) + lift))
        rings.append(ring)
    skin("spread", rings, water_sheet.clear(), angle=180)


def drops(middle, reach, rng, count=34):
    """Drops thrown up round the place where water lands, and some that lie."""
    for _ in range(count):
        a, out = rng.uniform(0, 2 * math.pi), reach * rng.uniform(0.2, 2.1)
        at = middle + Vector((out * math.cos(a), out * math.sin(a), 0.03))
        ground = below(at, 0.09)
        if ground is None:
            continue
        lies = out > reach * 1.15
        size = rng.uniform(0.0007, 0.0022 if lies else 0.0014)
        bm = bmesh.new()
        bmesh.ops.create_icosphere(bm, subdivisions=3, radius=size)
        mesh = bpy.data.meshes.new("drop")
        bm.to_mesh(mesh)
        bm.free()
        high = size * 0.25 if lies else rng.uniform(0.002, 0.024) * (1 - out / reach / 1.6)
        obj = link("drop", mesh, water_sheet.clear(), ground + Vector((0, 0, max(high, 0.0002))), smooth=True)
        if lies:
            obj.scale = (1, 1, 0.55)
