"""A stone showroom: slabs upright on A-frames, daylight raking across them from a tall window."""

import math
import random

from mathutils import Matrix

import bpy
from lib import camera, lighting, materials as m, props, rooms
from lib.mesh import box, flat_uv, rod
from lib.studio import slab_picture

DEVELOP = {"exposure": 0.45, "warmth": -0.03, "look": "High Contrast"}

LEAN = math.radians(7)


def standing(slug, x, foot_y, low, size=(2.2, 1.5), thick=0.02, offset=(0, 0), heading=0.0):
    """A slab standing on edge at (x, foot_y, low), leaning back by LEAN; `heading` turns it about its foot."""
    w, h = size
    slab = box(f"slab {slug}", (-w / 2, -thick, 0), (w / 2, 0, h), m.slab(slab_picture(slug), 0.10), 0.0015, 2)
    slab.location = (0, 0, 0)
    slab.data.transform(Matrix.Translation((0, -thick / 2, h / 2)))
    flat_uv(slab, (2.06 * h, 1.03 * h), (min(offset[0], 1 - w / (2.06 * h)), 0.015))
    slab.matrix_world = Matrix.Translation((x, foot_y, low)) @ Matrix.Rotation(math.radians(heading), 4, "Z") @ Matrix.Rotation(-LEAN, 4, "X")
    return slab


def a_frame(x, y, width, heading=0.0, height=1.45):
    """A steel A-frame with timber rests: two sloped sides that lean at the slabs' own angle."""
    steel = m.metal("iron")
    before = set(bpy.data.objects)
    rest = 0.12
    for sx in (-width / 2 + 0.12, 0, width / 2 - 0.12):
        for side in (-1, 1):
            foot = (sx, side * (0.06 + math.tan(LEAN) * height), rest)
            rod("post", foot, (sx, side * 0.06, rest + height), 0.022, steel, 20)
        box("tie", (sx - 0.022, -0.52, 0.055), (sx + 0.022, 0.52, 0.10), steel, 0.004)
        for side in (-1, 1):
            box("pad", (sx - 0.05, side * 0.47 - 0.05, 0.001), (sx + 0.05, side * 0.47 + 0.05, 0.054), m.metal("black"), 0.004)
    rod("top", (-width / 2, 0, rest + height), (width / 2, 0, rest + height), 0.026, steel)
    for side in (-1, 1):
        edge = side * 0.36
        box("rest", (-width / 2, edge - 0.13, 0.101), (width / 2, edge + 0.13, 0.132), m.wood("oak", "x"), 0.004)
    place = Matrix.Translation((x, y, 0)) @ Matrix.Rotation(math.radians(heading), 4, "Z")
    for obj in set(bpy.data.objects) - before:
        bpy.context.view_layer.update()
        obj.matrix_world = place @ obj.matrix_world


def build():
    height = 3.3
    wall = m.plaster("#C4BDB0", 0.9, 0.6)
    rooms.wall("back wall", -4.2, 4.9, 0.0, 0.2, height, wall)
    rooms.wall("right wall", 4.6, 4.8, -6.6, 0.0, height, wall)
    rooms.side_window(-3.9, -4.2, -1.1, 0.35, 2.95, -7.4, 0.0, height, wall, bars=(4, 4), frame="#2A2B2A", watts=150, colour="#FFF4E6")
    rooms.ceiling(-4.2, 4.9, -7.4, 0.2, height, "#E4E0D8")
    rooms.tile_floor(-3.9, 4.6, -7.0, 0.0, 1.2, "#A39C90", 0.004, 0.32)
    rooms.track_light(-2.6, 3.0, -1.9, height, 5)

    # Against the wall: timber rests with leaning slabs, edges staggered as a mason leaves them.
    rng = random.Random(6)
    colours = ["calacatta-oro-classic", "space-black", "urban-ash", "statuario-extra"]
    starts = [-3.05, -0.95, 1.30, 3.45]
    box("wall rest", (-3.8, -0.62, 0.001), (4.5, -0.10, 0.10), m.wood("smoked oak", "x"), 0.006)
    for k, (slug, x) in enumerate(zip(colours, starts)):
        for layer in range(2):
            standing(slug, x + rng.uniform(-0.05, 0.05) + layer * 0.07, -0.32 - layer * 0.026, 0.101, (2.02, 1.95), offset=(0.1 * k + 0.2 * layer, 0.0))

    # In the middle: one A-frame, slabs on the near side, the hero in front.
    y = -2.35
    a_frame(-0.15, y, 2.9, 0)
    near = y - 0.06 - math.tan(LEAN) * 1.45 - 0.03
    for layer, (slug, dx, w) in enumerate((("carrara-super", 0.10, 2.75), ("sahara-noir", -0.08, 2.75), ("calacatta-supreme", 0.0, 2.65))):
        standing(slug, -0.15 + dx, near - layer * 0.024, 0.133, (w, 1.44), offset=(0.04, 0.0))

    # A low table with samples at the right front, a stool beside it.
    tx, ty = 2.25, -2.55
    for lx in (-0.5, 0.5):
        for ly in (-0.28, 0.28):
            box("table leg", (tx + lx - 0.03, ty + ly - 0.03, 0.001), (tx + lx + 0.03, ty + ly + 0.03, 0.70), m.wood("oak", "z"), 0.004)
    box("table top", (tx - 0.62, ty - 0.38, 0.701), (tx + 0.62, ty + 0.38, 0.738), m.wood("oak", "x"), 0.004)
    for i, slug in enumerate(("statuario-extra", "space-black", "himalaya-dove", "calacatta-oro-classic")):
        for j in range(2):
            tile = box("sample", (-0.075, -0.10, 0), (0.075, 0.10, 0.02), m.slab(slab_picture(slug), 0.12), 0.0015, 2)
            flat_uv(tile, (1.2, 0.6), (0.17 * i + 0.3 * j, 0.4), "xy")
            tile.location = (tx - 0.40 + 0.20 * i, ty - 0.12 + 0.24 * j, 0.7485)
            tile.rotation_euler = (0, 0, rng.uniform(-0.06, 0.06))
    props.vase((-3.35, -3.2, 0.0), 0.62, 0.20, m.ceramic("#8A8174", 0.7))
    props.branches((-3.35, -3.2, 0.54), 7, 0.95, 0.40, 21, leaf=0.075)

    lighting.sun(70, 27, 15.0, 0.5, "#FFEBD2")
    lighting.area("fill", (2.2, -6.4, 3.1), (0.2, -1.5, 0.9), (3.0, 1.8), 25, "#E6EEF8")
    for i in range(5):
        x = -2.6 + 5.6 * (i + 0.5) / 5
        lighting.area(f"spot {i}", (x, -1.85, height - 0.2), (x, -0.35, 0.9), (0.12, 0.12), 14, "#FFE2BE", 70)
    lighting.surround("#EEF1F5", 0.25)
    camera.level((-2.15, -7.0, 1.42), 16, 36, (0.0, -0.07))
