"""What a mirror sees: the far end of a bathroom behind the camera, in a few large simple shapes, dressed by a seed."""

import math
import random

import bmesh
import bpy

from . import materials as m, props
from .coatings import limewash, tiled
from .mesh import box, lathe, link, rod, smooth_profile


def curtain(x0, x1, z0, z1, y, colour="#E9E2D4", folds=7):
    """A linen curtain hanging in soft folds."""
    mesh = bpy.data.meshes.new("curtain")
    bm = bmesh.new()
    columns = folds * 10
    rows = []
    for z in (z0, z1):
        rows.append([bm.verts.new((x0 + (x1 - x0) * k / columns, y + 0.035 * math.sin(2 * math.pi * folds * k / columns) * (1.0 if z == z0 else 0.6), z)) for k in range(columns + 1)])
    for k in range(columns):
        bm.faces.new((rows[0][k], rows[0][k + 1], rows[1][k + 1], rows[1][k]))
    bm.to_mesh(mesh)
    bm.free()
    return link("curtain", mesh, m.paint(colour, 0.9, 0.0), smooth=True)


def sky(colour="#EAF1F7", ground="#A9AF9C", strength=3.2):
    """Daylight outside a window: a pale sky over the soft green-grey of trees."""
    g = m.Graph(f"outside {strength}")
    where = g.add("ShaderNodeSeparateXYZ", {0: g.add("ShaderNodeTexCoord").outputs["Generated"]}).outputs[2]
    noise = g.noise(g.add("ShaderNodeTexCoord").outputs["Object"], 3.5, 4, 0.6)
    height = g.math("MULTIPLY_ADD", noise, 0.5, g.math("SUBTRACT", where, 0.42))
    emission = g.add("ShaderNodeEmission", {"Color": g.ramp(height, [(0.0, m.linear(ground)), (0.22, m.linear(ground)), (0.34, m.linear(colour))]), "Strength": strength})
    g.tree.links.new(emission.outputs[0], g.tree.nodes["Material Output"].inputs["Surface"])
    return g.material


def window(x, y, width=1.1, z0=0.85, z1=2.35, curtains=True, bars=True):
    """A window in the far wall, the sky in it."""
    white = m.paint("#EFECE4", 0.5)
    a, b = x - width / 2, x + width / 2
    box("sky", (a, y + 0.002, z0), (b, y + 0.004, z1), sky(), 0)
    t = 0.06
    for p, q in (((a - t, z0 - t), (b + t, z0)), ((a - t, z1), (b + t, z1 + t)), ((a - t, z0), (a, z1)), ((b, z0), (b + t, z1))):
        box("casing", (p[0], y + 0.001, p[1]), (q[0], y + 0.05, q[1]), white, 0.004)
    if bars:
        box("mullion", (x - 0.022, y + 0.006, z0), (x + 0.022, y + 0.03, z1), white, 0.003)
        box("bar", (a, y + 0.006, z0 + (z1 - z0) * 0.62), (b, y + 0.028, z0 + (z1 - z0) * 0.62 + 0.03), white, 0.003)
    if curtains:
        rod("curtain rail", (a - 0.35, y + 0.11, z1 + 0.16), (b + 0.35, y + 0.11, z1 + 0.16), 0.012, m.metal("aged brass"))
        curtain(a - 0.34, a + 0.06, 0.05, z1 + 0.15, y + 0.11)
        curtain(b - 0.06, b + 0.34, 0.05, z1 + 0.15, y + 0.11)


def doorway(x, y, width=0.86, leaf="#DCD5C8", arch=False):
    """An open door: a lit hall beyond, the leaf standing half open."""
    white = m.paint("#EAE5DB", 0.5)
    a, b, top = x - width / 2, x + width / 2, 2.12
    box("hall", (a, y + 0.002, 0), (b, y + 0.004, top), m.glow("#E8CFAF", 0.55), 0)
    box("hall floor", (a, y + 0.0045, 0), (b, y + 0.006, 0.55), m.glow("#8F6F4C", 0.4), 0)
    box("hall picture", (x - 0.05, y + 0.0045, 1.25), (x + 0.22, y + 0.006, 1.65), m.glow("#6C6A58", 0.35), 0)
    for p, q in (((a - 0.09, 0), (a, top)), ((b, 0), (b + 0.09, top)), ((a - 0.09, top), (b + 0.09, top + 0.09))):
        box("door frame", (p[0], y + 0.001, p[1]), (q[0], y + 0.04, q[1]), white, 0.004)
    if not arch:
        door = box("door", (0, -0.02, 0.01), (width - 0.02, 0.02, top - 0.01), m.paint(leaf, 0.45), 0.003)
        turn = math.radians(68)
        half = (width - 0.02) / 2
        door.location = (b - half * math.cos(turn), y + 0.05 + half * math.sin(turn), top / 2)
        door.rotation_euler = (0, 0, math.pi - turn)


def picture(x, y, z=1.6, size=(0.5, 0.66), frame="oak", ground="#D9CDB8", shapes=("#5E6B57", "#B9794F"), towards=1):
    """A framed abstract print on a wall at `y` that faces +y (towards 1) or -y (towards -1)."""
    w, h = size[0] / 2, size[1] / 2

    def plate(name, rim, near, far, material, round):
        low, high = sorted((y + towards * near, y + towards * far))
        box(name, (x - w + rim, low, z - h + rim), (x + w - rim, high, z + h - rim), material, round)

    plate("picture frame", 0, 0.001, 0.03, m.wood(frame, "z") if frame != "black" else m.metal("black"), 0.003)
    plate("paper", 0.025, 0.0305, 0.032, m.plaster(ground, 0.9, 0.0), 0)
    for k, colour in enumerate(shapes):
        radius = w * (0.55 - 0.16 * k)
        disc = lathe("shape", [(0, 0), (radius, 0), (radius, 0.001), (0, 0.001)], m.plaster(colour, 0.9, 0.0), (x + w * (0.12 - 0.3 * k), y + towards * (0.034 + 0.002 * k), z + h * (0.18 - 0.5 * k)), 48)
        disc.rotation_euler = (math.pi / 2, 0, 0)


def plant(x, y, seed, height=1.0):
    """A leafy shrub in a clay pot on the floor."""
    lathe("pot", smooth_profile([(0, 0), (0.15, 0.0), (0.19, 0.2), (0.2, 0.42), (0.18, 0.42), (0.16, 0.38), (0, 0.38)], 5), m.ceramic("#A9765A", 0.7), (x, y, 0), 40)
    props.branches((x, y, 0.4), 5, height, 0.36, seed, leaf=0.15, colour="#4F6142", density=0.6)


def cupboard(x, y, colour="oak", width=0.9, height=2.1):
    """A tall linen cupboard with two doors."""
    material = m.wood("oak", "z") if colour == "oak" else m.paint(colour)
    box("cupboard", (x - width / 2, y + 0.01, 0.02), (x + width / 2, y + 0.42, height), material, 0.004)
    for side in (-1, 1):
        a, b = sorted((x + side * 0.003, x + side * (width / 2 - 0.01)))
        box("cupboard door", (a, y + 0.4225, 0.1), (b, y + 0.444, height - 0.02), material, 0.003)
        rod("pull", (x + side * 0.04, y + 0.47, 1.0), (x + side * 0.04, y + 0.47, 1.3), 0.007, m.metal("aged brass"))


def towels(x, y, colour="#B7AE9C"):
    """A bath towel on a rail."""
    rod("rail", (x - 0.34, y + 0.07, 1.45), (x + 0.34, y + 0.07, 1.45), 0.010, m.metal("aged brass"))
    props.hanging_towel((x, y + 0.07, 1.452), 0.46, 0.8, colour)


def shower(x, y):
    """A tiled walk-in shower behind a framed sheet of glass: tiles, a rail, a black frame."""
    box("shower tiles", (x - 0.65, y + 0.002, 0), (x + 0.65, y + 0.012, 2.5), tiled("#A9B0A4", (0.3, 0.1)), 0)
    black = m.metal("black")
    for dx in (-0.66, 0.0, 0.66):
        box("screen post", (x + dx - 0.012, y + 0.55, 0), (x + dx + 0.012, y + 0.575, 2.1), black, 0.002)
    box("screen head", (x - 0.672, y + 0.55, 2.1), (x + 0.672, y + 0.575, 2.125), black, 0.002)
    rod("riser", (x + 0.2, y + 0.06, 1.0), (x + 0.2, y + 0.06, 2.2), 0.011, m.metal("aged brass"))
    rod("rose", (x + 0.2, y + 0.28, 2.2), (x + 0.2, y + 0.28, 2.18), 0.11, m.metal("aged brass"))
    rod("rose arm", (x + 0.2, y + 0.06, 2.2), (x + 0.2, y + 0.28, 2.21), 0.010, m.metal("aged brass"))


# Each arrangement: what stands in the middle, to the left and to the right of what the mirror sees.
ARRANGEMENTS = (
    ("window", "plant", "picture"),
    ("doorway", "window", "towels"),
    ("window-bare", "cupboard", "plant"),
    ("doorway", "picture", "window"),
    ("shower", "window", "plant"),
    ("window", "towels", "doorway"),
    ("picture", "window", "doorway"),
    ("cupboard", "window-bare", "doorway"),
)

WALLS = ("#DDD5C7", "#D3CDBF", "#C9CABD", "#D8CBB9", "#CCD0CC", "#E0D8CC", "#BFC3B4", "#D9C9BB")


def furnish(seed, middle=0.0, y=-4.6, spread=1.25):
    """Builds the far end of the room at depth `y`, round the point `middle` (x) that the mirror's centre looks at."""
    rng = random.Random(seed)
    wall = WALLS[(seed * 5) % len(WALLS)]
    box("far wall", (middle - 5, y - 0.1, 0), (middle + 5, y, 3.6), limewash(wall, 0.05), 0)
    box("room floor", (middle - 5, y, -0.05), (middle + 5, -0.9, -0.002), m.paint("#9C8467", 0.5, 0.0), 0)
    box("skirting", (middle - 5, y + 0.001, 0), (middle + 5, y + 0.02, 0.16), m.paint("#EFECE4"), 0)
    accent = rng.choice(("#8D9584", "#A9765A", "#6F7F86", "#C2A878", "#9A8F80"))
    for what, side in zip(ARRANGEMENTS[seed % len(ARRANGEMENTS)], (0, -1, 1)):
        x = middle + side * spread + rng.uniform(-0.22, 0.22)
        if what == "window":
            window(x, y, rng.choice((1.0, 1.2)))
        elif what == "window-bare":
            window(x, y, rng.choice((0.8, 1.0)), 1.0, 2.4, curtains=False)
        elif what == "doorway":
            doorway(x, y, leaf=rng.choice(("#DCD5C8", "#6B7566", "#B89B78")))
        elif what == "picture":
            picture(x - 0.3, y, 1.62, shapes=(accent, "#C9A27A"))
            picture(x + 0.32, y, 1.58, (0.42, 0.56), "black", "#E4DCCD", ("#B9A68C", accent))
        elif what == "plant":
            plant(x, y + 0.5, seed, rng.uniform(0.95, 1.25))
        elif what == "cupboard":
            cupboard(x, y, rng.choice(("oak", "#7E8777", "#E3DCCF")))
        elif what == "towels":
            towels(x, y, accent)
        elif what == "shower":
            shower(x, y)
