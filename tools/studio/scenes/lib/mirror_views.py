"""What a mirror sees, told thing by thing: a far wall with a dado and what stands before it. And glass that has aged, a strap of
leather, and the things of those who wash below."""

import math

import bpy
from mathutils import Matrix, Vector

from . import materials as m, mirror_room as far
from . import washing_things as w
from .coatings import coating, limewash
from .mesh import box, lathe


def furnish(middle, y, wall="#C9C2B2", dado=None, floor="#8F7457", seen=()):
    """The far end of the room at depth `y`; `seen` is (what, x from the middle of the view, its own arguments). `dado` is the
    colour of boards to the height of a chair's back."""
    box("far wall", (middle - 5, y - 0.1, 0), (middle + 5, y, 3.6), limewash(wall, 0.05), 0)
    box("room floor", (middle - 5, y, -0.05), (middle + 5, -0.9, -0.002), m.paint(floor, 0.45, 0.0), 0)
    white = m.paint("#EFECE4")
    if dado:
        paint = m.paint(dado, 0.5)
        for k in range(50):
            x = middle - 5 + 0.2 * k
            box("dado", (x + 0.004, y + 0.0005, 0), (x + 0.196, y + 0.016, 1.02), paint, 0.003, 1)
        box("dado ground", (middle - 5, y + 0.0002, 0), (middle + 5, y + 0.006, 1.02), paint, 0)
        box("dado rail", (middle - 5, y + 0.0005, 1.0205), (middle + 5, y + 0.036, 1.055), paint, 0.004)
    box("skirting", (middle - 5, y + 0.001, 0), (middle + 5, y + 0.024, 0.15), m.paint(dado) if dado else white, 0.003)
    box("cornice", (middle - 5, y + 0.0005, 2.62), (middle + 5, y + 0.05, 2.70), white, 0.012)
    for what, x, *own in seen:
        SEEN[what](middle + x, y, **(own[0] if own else {}))


def overhead(middle, y, high=2.72):
    """The ceiling of what is seen from aslant, for mirrors alone: lamps above it shine through."""
    ceiling = box("ceiling", (middle - 5, y, high), (middle + 5, -0.9, high + 0.04), m.paint("#EDE9E0", 0.8), 0)
    ceiling.visible_camera = ceiling.visible_diffuse = ceiling.visible_shadow = False


def sconce(x, y, z=1.75, colour="#FFD9A6"):
    """A lit globe on the wall."""
    brass = m.metal("aged brass")
    box("sconce plate", (x - 0.035, y + 0.001, z - 0.10), (x + 0.035, y + 0.014, z + 0.02), brass, 0.004)
    globe = lathe("globe", [(0.075 * math.sin(a), -0.075 * math.cos(a)) for a in (math.pi * k / 16 for k in range(17))], m.glow(colour, 2.6), (x, y + 0.11, z + 0.02), 40)
    globe.visible_shadow = False


SEEN = {
    "window": lambda x, y, **own: far.window(x, y, **own),
    "doorway": lambda x, y, **own: far.doorway(x, y, **own),
    "picture": lambda x, y, **own: far.picture(x, y, **own),
    "plant": lambda x, y, seed=3, height=1.1: far.plant(x, y + 0.45, seed, height),
    "cupboard": lambda x, y, **own: far.cupboard(x, y, **own),
    "towels": lambda x, y, **own: far.towels(x, y, **own),
    "shower": lambda x, y, **own: far.shower(x, y, **own),
    "sconce": sconce,
}


def age(colour="#E2DED1", fox="#5E5444"):
    """Antique glass: the silver a little yellow, foxed in freckles that gather in drifts."""
    g = m.Graph("aged glass")
    where = g.add("ShaderNodeTexCoord").outputs["Object"]
    drift = g.ramp(g.noise(where, 5.0, 3, 0.6), [(0.0, 0.0), (0.46, 0.0), (0.66, 1.0)])
    freckles = g.ramp(g.noise(where, 95, 3, 0.65), [(0.0, 0.0), (0.52, 0.0), (0.64, 1.0)])
    spots = g.math("MULTIPLY", drift, freckles)
    g.set(Base_Color=g.mix(spots, m.linear(colour), m.linear(fox)), Metallic=1.0, Roughness=g.math("MULTIPLY", spots, 0.4))
    for obj in bpy.data.objects:
        if obj.name.startswith("glass"):
            obj.data.materials[0] = g.material


def strap(top, half, drop, of="leather:#8A5A36", peg="metal:brass", rise=0.16, wide=0.024):
    """A leather strap that runs from behind both shoulders of a round mirror over a peg; `top` is (x, z) of its head, the ends lie
    `half` aside and `drop` below it."""
    x, z = top
    lathe("peg", [(0, 0.062), (0.017, 0.062), (0.019, 0.057), (0.013, 0.040), (0.011, 0.0)], coating(peg), (x, -0.001, z + rise), 40).rotation_euler = (math.pi / 2, 0, 0)
    for side in (-1, 1):
        start, end = Vector((x + side * half, -0.020, z - drop)), Vector((x + side * 0.006, -0.020, z + rise + 0.012))
        along = (end - start).normalized()
        across = Vector((0, 1, 0)).cross(along)
        part = box("strap", (-wide / 2, -0.0016, 0), (wide / 2, 0.0016, (end - start).length), coating(of), 0.0012, 2)
        bpy.context.view_layer.update()
        turn = Matrix((across, (0, 1, 0), along)).transposed().to_4x4()
        part.matrix_world = Matrix.Translation((start + end) / 2) @ turn


def put(things, z):
    """Things on the top: (name, x)."""
    for name, x in things:
        THINGS[name](x, -0.2, z + 0.0008)


THINGS = {
    "amber": w.amber,
    "brushes": w.toothbrushes,
    "candle": w.candle,
    "reeds": w.diffuser,
    "soap": w.soap_dish,
    "daisies": w.flowers,
    "cosmos": lambda x, y, z: w.flowers(x, y, z, "#D9A3A0", 8),
    "asters": lambda x, y, z: w.flowers(x, y, z, "#9A8FB8", 17),
    "seedling": lambda x, y, z: w.terracotta(x, y, z, ((0.0, 0.058),)),
}
