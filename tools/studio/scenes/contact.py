"""The showroom's counter: fluted oak under stone, samples laid out, ledges of sample tiles behind, two chairs."""

import math
import random

from mathutils import Matrix

import bpy
from lib import cabinets, camera, lighting, materials as m, props, rooms, washing_things
from lib.mesh import box, flat_uv, prism, rod
from lib.studio import slab_picture

DEVELOP = {"exposure": 0.1, "warmth": -0.03, "look": "Medium High Contrast"}

STONES = ("calacatta-oro-classic", "space-black", "carrara-classique", "statuario-extra", "carrara-super", "sahara-noir")
TONES = ("#A9A296", "#D8D2C6", "#6E6A63", "#C7B8A0", "#8C8F88", "#E3DED4", "#4B4A47", "#B5A48C")


def sample(x, y, z, size, kind, lean=0.0, spin=0.0):
    """One sample tile standing (lean > 0, degrees back) or lying (lean = 0). kind: a slug, a hex tone or a wood."""
    w, h = size
    if kind.startswith("#"):
        stone = m.concrete(kind, 0.3)
    elif kind.startswith("wood:"):
        stone = m.wood(kind[5:], "z" if lean else "y")
    else:
        stone = m.slab(slab_picture(kind), 0.13)
    if lean:
        tile = box("sample", (-w / 2, -0.012, 0), (w / 2, 0, h), stone, 0.0012, 2)
        tile.data.transform(Matrix.Translation((0, -0.006, h / 2)))
        if not kind.startswith(("#", "wood")):
            flat_uv(tile, (1.3, 0.65), ((x * 3.1) % 0.7, (z * 2.3) % 0.6), "xz")
        tile.location = (x, y, z)
        tile.rotation_euler = (math.radians(-lean), 0, 0)
    else:
        tile = box("sample", (-w / 2, -h / 2, 0), (w / 2, h / 2, 0.012), stone, 0.0012, 2)
        if not kind.startswith(("#", "wood")):
            flat_uv(tile, (1.3, 0.65), ((x * 3.1) % 0.7, (y * 2.3) % 0.6), "xy")
        tile.location = (x, y, z + 0.006)
        tile.rotation_euler = (0, 0, math.radians(spin))
    return tile


def chair(x, y, heading, cover="#6F7A6B", species="oak"):
    """A low-backed chair: turned legs, an upholstered seat, a curved back rail."""
    before = set(bpy.data.objects)
    wood, cloth = m.wood(species, "z"), m.fabric(cover, 600)
    for sx in (-1, 1):
        rod("front leg", (sx * 0.235, -0.22, 0.001), (sx * 0.215, -0.20, 0.43), 0.017, wood)
        rod("back leg", (sx * 0.225, 0.26, 0.001), (sx * 0.205, 0.215, 0.43), 0.017, wood)
        rod("back post", (sx * 0.205, 0.215, 0.43), (sx * 0.215, 0.285, 0.74), 0.015, wood)
        rod("side rail", (sx * 0.217, -0.20, 0.40), (sx * 0.207, 0.215, 0.40), 0.013, wood)
    rod("front rail", (-0.215, -0.20, 0.40), (0.215, -0.20, 0.40), 0.013, wood)
    rod("rear rail", (-0.205, 0.215, 0.40), (0.205, 0.215, 0.40), 0.013, wood)
    box("seat", (-0.245, -0.245, 0.418), (0.245, 0.235, 0.482), cloth, 0.028, 6)
    # The back: a padded band bent round the sitter.
    radius, arc, n = 0.36, 78, 24
    inner, outer = [], []
    for k in range(n + 1):
        a = math.radians(90 - arc / 2 + arc * k / n)
        inner.append((radius * math.cos(a), radius * math.sin(a) - 0.085))
        outer.append(((radius + 0.035) * math.cos(a), (radius + 0.035) * math.sin(a) - 0.085))

    back = prism("back", inner + outer[::-1], 0.19, cloth, "z", (0, 0, 0.575), round=0.014)
    back.rotation_euler = (math.radians(-6), 0, 0)
    back.location.y = 0.05
    bpy.context.view_layer.update()
    place = Matrix.Translation((x, y, 0)) @ Matrix.Rotation(math.radians(heading), 4, "Z")
    for obj in set(bpy.data.objects) - before:
        obj.matrix_world = place @ obj.matrix_world


def build():
    rng = random.Random(8)
    height = 2.9
    wall = m.plaster("#D8D1C4", 0.9, 0.5)
    rooms.plank_floor(-3.4, 3.4, -6.2, 0.0, "oak", 0.20, "y", seed=15)
    rooms.wall("back wall", -3.7, 3.7, 0.0, 0.2, height, wall)
    rooms.wall("right wall", 3.3, 3.5, -6.2, 0.0, height, wall)
    rooms.side_window(-3.3, -3.6, -0.9, 0.4, 2.5, -6.4, 0.0, height, wall, bars=(4, 3), frame="#2F322F", watts=120, colour="#FFF4E6")
    rooms.ceiling(-3.7, 3.7, -6.4, 0.2, height)
    rooms.track_light(-1.8, 1.8, -1.5, height, 4)

    # Ledges of samples behind the counter, on a spruce-green panel.
    green = m.paint("#3A5148")
    for i in range(4):
        a = -1.92 + 0.96 * i
        box("panel", (a + 0.001, -0.03, 0.0), (a + 0.959, -0.001, 2.35), green, 0.002)
    choices = list(STONES) * 2 + list(TONES) + ["wood:oak", "wood:walnut", "wood:smoked oak", "wood:ash"]
    for row, z in enumerate((1.08, 1.46, 1.84)):
        cabinets.shelf("ledge", -1.80, 1.80, -0.13, -0.031, z, "oak", 0.026)
        box("lip", (-1.80, -0.1420, z - 0.026), (1.80, -0.1305, z + 0.012), m.wood("oak", "x"), 0.0015, 2)
        x = -1.70
        last = None
        while x < 1.68:
            w = rng.choice((0.20, 0.20, 0.24))
            if x + w > 1.78:
                break
            kind = rng.choice([c for c in choices if c != last])
            last = kind
            sample(x + w / 2, -0.075, z + 0.0005, (w, rng.choice((0.25, 0.25, 0.30))), kind, lean=8)
            x += w + 0.018

    # The counter: fluted oak, stone over it and down its left end.
    x0, x1, y0, y1, top = -1.15, 1.15, -1.95, -1.30, 1.02
    stone = m.slab(slab_picture("calacatta-supreme"), 0.12)
    cabinets.waterfall("counter", x0, x1, y0, y1, stone, z=top, thick=0.04, offset=(0.08, 0.1))
    box("counter body", (x0 + 0.042, y0 + 0.075, 0.10), (x1 - 0.042, y1 - 0.03, top - 0.042), m.wood("oak", "z"), 0.001, 1)
    box("counter toe", (x0 + 0.042, y0 + 0.10, 0.001), (x1 - 0.042, y1 - 0.05, 0.099), m.metal("black"), 0.001, 1)
    flute = 0.034
    n = int((x1 - x0 - 0.088) / flute)
    start = (x0 + x1) / 2 - n * flute / 2
    oak = m.wood("oak", "z")
    for i in range(n):
        cx = start + flute * (i + 0.5)
        rod("flute", (cx, y0 + 0.072, 0.101), (cx, y0 + 0.072, top - 0.043), flute / 2 - 0.0008, oak, 20)

    # On it: laid-out samples, books, garden flowers.
    z = top + 0.0006
    layout = [(-0.62, "calacatta-oro-classic"), (-0.42, "wood:walnut"), (-0.22, "sahara-noir"), (-0.02, "#C7B8A0"), (0.18, "carrara-super")]
    for k, (sx, kind) in enumerate(layout):
        sample(sx, -1.66 + 0.03 * math.sin(k * 2.1), z, (0.15, 0.20), kind, 0, rng.uniform(-9, 9))
    sample(-0.32, -1.70, z + 0.0125, (0.15, 0.15), "wood:oak", 0, 24)
    washing_things.flowers(0.80, -1.54, z, "#D9A3A0", 8)
    props.stack((0.50, -1.58, z), 2, 6, (0.25, 0.19))
    for px in (-0.72, 0.0, 0.72):
        props.pendant((px, -1.62, 1.95), height, 0.12, finish="aged brass", glow=5.0)
        lighting.point(f"pendant light {px}", (px, -1.62, 1.97), 5)

    chair(-0.62, -2.72, 172, "#6F7A6B")
    chair(0.58, -2.78, 196, "#A98F6E")
    lighting.sun(72, 29, 10.0, 0.6, "#FFE6C6")
    lighting.area("fill", (1.8, -5.6, 2.5), (0, -1.0, 1.0), (2.8, 1.8), 40, "#E8EFF8")
    lighting.surround("#EEF1F5", 0.35)
    camera.level((-0.55, -6.0, 1.42), 4.0, 36, (0.0, -0.055))


