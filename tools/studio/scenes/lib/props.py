"""Things that make a room lived in: lamps, bowls, books, branches, towels, taps, stools. Each stands at a point."""

import math
import random

import bmesh
import bpy
from mathutils import Matrix, Vector

from . import materials as m
from .mesh import bevel, box, lathe, link, prism, rod, smooth_profile, tube, turn


def bowl(at, radius=0.14, height=0.08, material=None):
    """A thrown bowl with a foot."""
    r, h, t = radius, height, 0.006
    profile = smooth_profile([(0.001, 0), (r * 0.38, 0), (r * 0.40, h * 0.08), (r * 0.70, h * 0.35), (r * 0.93, h * 0.75), (r, h)], 6)
    inner = smooth_profile([(r - t * 0.7, h + 0.001), (r * 0.92 - t, h * 0.76), (r * 0.68 - t * 0.5, h * 0.40), (r * 0.35, h * 0.17), (0.0, h * 0.14)], 6)
    return lathe("bowl", profile + inner, material or m.ceramic("#E9E3D7", 0.4, 0.5), at)


def vase(at, height=0.26, radius=0.085, material=None, neck=0.35):
    """A shouldered vase with a narrow mouth."""
    r, h = radius, height
    outer = smooth_profile([(0.001, 0), (r * 0.62, 0), (r * 0.72, h * 0.04), (r * 0.98, h * 0.38), (r * 0.9, h * 0.62), (r * neck * 1.25, h * 0.84), (r * neck, h * 0.92), (r * neck * 1.22, h)], 7)
    inner = [(r * neck * 1.1, h - 0.001), (r * neck * 0.85, h * 0.92), (r * 0.7, h * 0.6), (r * 0.6, h * 0.2), (0.0, h * 0.15)]
    return lathe("vase", outer + inner, material or m.ceramic("#D8CFC0", 0.6), at, 80, 60)


def _leaf_mesh(name, length, width):
    existing = bpy.data.meshes.get(name)
    if existing:
        return existing
    mesh = bpy.data.meshes.new(name)
    bm = bmesh.new()
    rows = 8
    previous = None
    for i in range(rows + 1):
        t = i / rows
        half = width * math.sin(math.pi * min(1, t * 1.02)) ** 0.8 * (1 - 0.35 * t)
        z = -0.18 * length * t * t
        lift = half * 0.35
        line = [bm.verts.new((x, t * length, z + l)) for x, l in ((-half, lift), (0, 0), (half, lift))]
        if previous:
            for a, b in ((0, 1), (1, 2)):
                bm.faces.new((previous[a], previous[b], line[b], line[a]))
        previous = line
    bmesh.ops.remove_doubles(bm, verts=bm.verts, dist=1e-5)
    bm.to_mesh(mesh)
    bm.free()
    for face in mesh.polygons:
        face.use_smooth = True
    return mesh


def branches(at, count=5, height=0.62, spread=0.35, seed=4, leaf=0.055, colour="#56683F", lean=(0, 0), density=1.0):
    """Leafy cut branches (olive, eucalyptus) standing in a vase whose mouth is `at`."""
    rng = random.Random(seed)
    bark = m.ceramic("#5B4735", 0.8)
    foliage = m.leaf(colour)
    mesh = _leaf_mesh(f"leaf {leaf}", leaf, leaf * 0.2)
    if not mesh.materials:
        mesh.materials.append(foliage)

    def sprout(start, direction, length, thickness, depth):
        steps = 6
        points = [Vector(start)]
        d = Vector(direction).normalized()
        for _ in range(steps):
            d = (d + Vector((rng.uniform(-1, 1), rng.uniform(-1, 1), rng.uniform(-0.4, 0.5))) * 0.16).normalized()
            points.append(points[-1] + d * length / steps)
        tube("twig", points, thickness, bark, taper=[1 - 0.75 * i / steps for i in range(steps + 1)], resolution=4)
        for i in range(1, steps + 1):
            bare = 2 if depth == 0 else 1
            if i >= bare:
                for _ in range(max(1, int(rng.choice((2, 3)) * density))):
                    t = rng.random()
                    p = points[i - 1].lerp(points[i], t)
                    aim = (d + Vector((rng.uniform(-1, 1), rng.uniform(-1, 1), rng.uniform(-0.5, 0.8)))).normalized()
                    obj = bpy.data.objects.new("leaf", mesh)
                    roll = Matrix.Rotation(rng.uniform(0, 6.28), 4, "Y")
                    scale = rng.uniform(0.7, 1.2)
                    obj.matrix_world = Matrix.Translation(p) @ aim.to_track_quat("Y", "Z").to_matrix().to_4x4() @ roll @ Matrix.Scale(scale, 4)
                    bpy.context.scene.collection.objects.link(obj)
            if depth == 0 and i in (2, 3, 4) and rng.random() < 0.85:
                side = (d + Vector((rng.uniform(-1, 1), rng.uniform(-1, 1), rng.uniform(0, 0.7)))).normalized()
                sprout(points[i], side, length * rng.uniform(0.28, 0.45), thickness * 0.6, 1)

    for k in range(count):
        angle = 2 * math.pi * (k + rng.uniform(0, 0.5)) / count
        out = Vector((math.cos(angle) * spread + lean[0], math.sin(angle) * spread * 0.8 + lean[1], 1.0))
        sprout(at, out, height * rng.uniform(0.75, 1.1), 0.0032, 0)


BOOK_COLOURS = ("#6B2F26", "#C7B99E", "#2F4038", "#D8D0C0", "#8C7A5B", "#33393F", "#A4937A", "#4A5A63", "#B9A27C", "#E4DDD0", "#59442F", "#7A8274")


def book(low, size, colour, lying=False):
    """One book. Upright: size = (thickness, depth, height), spine to -y. Lying: size = (width, depth, thickness)."""
    x, y, z = low
    a, b, c = size
    cover = m.cloth_cover(colour)
    t = 0.0028
    if lying:
        box("cover", (x, y, z), (x + a, y + b, z + t), cover, 0.001, 2)
        box("cover", (x, y, z + c - t), (x + a, y + b, z + c), cover, 0.001, 2)
        box("spine", (x, y - 0.001, z + 0.0004), (x + a, y + t, z + c - 0.0004), cover, 0.001, 2)
        box("pages", (x + 0.004, y + t, z + t), (x + a - 0.004, y + b - 0.004, z + c - t), m.paper(), 0.0005, 1)
    else:
        box("cover", (x, y, z), (x + t, y + b, z + c), cover, 0.001, 2)
        box("cover", (x + a - t, y, z), (x + a, y + b, z + c), cover, 0.001, 2)
        box("spine", (x + 0.0004, y - 0.001, z), (x + a - 0.0004, y + t, z + c), cover, 0.0012, 2)
        box("pages", (x + t, y + t, z + 0.004), (x + a - t, y + b - 0.004, z + c - 0.004), m.paper(), 0.0005, 1)


def books(x0, x1, y, z, seed=1, tallest=0.29, lean=True, colours=BOOK_COLOURS):
    """A row of upright books between x0 and x1, spines at about y (facing -y)."""
    rng = random.Random(seed)
    x = x0
    while True:
        t = rng.uniform(0.018, 0.044)
        if x + t > x1:
            break
        h = tallest * rng.uniform(0.68, 1.0)
        d = rng.uniform(0.15, 0.19)
        book((x, y + rng.uniform(0, 0.012), z + 0.0005), (t - 0.0008, d, h), rng.choice(colours))
        x += t
    return x


def stack(at, count=3, seed=2, size=(0.26, 0.20), colours=BOOK_COLOURS):
    """Books lying on one another, a little askew; `at` is the centre of the foot. Returns the height reached."""
    rng = random.Random(seed)
    x, y, z = at
    for k in range(count):
        w, d, t = size[0] * rng.uniform(0.85, 1.0) - k * 0.012, size[1] * rng.uniform(0.88, 1.0), rng.uniform(0.018, 0.036)
        before = set(bpy.data.objects)
        book((-w / 2, -d / 2, 0), (w, d, t), rng.choice(colours), lying=True)
        spin = Matrix.Rotation(math.radians(rng.uniform(-7, 7)), 4, "Z")
        for obj in set(bpy.data.objects) - before:
            obj.matrix_world = Matrix.Translation((x, y, z)) @ spin @ Matrix.Translation(obj.location)
        z += t + 0.0004
    return z


def pendant(at, ceiling, radius=0.16, outer=None, finish="brass", shape="dome", glow=6.0):
    """A hanging lamp whose lower rim is at `at`; the flex runs up to `ceiling`."""
    x, y, z = at
    metal = m.metal(finish)
    if shape == "globe":
        lathe("globe", smooth_profile([(0.012, 2 * radius), (radius * 0.7, radius * 1.72), (radius, radius), (radius * 0.7, radius * 0.28), (0.0, 0.0)], 10), m.glow("#FFE9CC", glow), at)
        top = z + 2 * radius
        lathe("cap", [(0.0, 0.05), (0.012, 0.05), (0.03, 0.02), (0.034, -0.004), (0, -0.004)], metal, (x, y, top))
        top += 0.05
    else:
        h = radius * (0.85 if shape == "dome" else 1.25)
        t = 0.004
        outside = smooth_profile([(radius, 0), (radius * 0.985, h * 0.12), (radius * 0.88, h * 0.48), (radius * 0.55, h * 0.82), (0.03, h)], 8)
        inside = smooth_profile([(0.026, h - t), (radius * 0.55 - t, h * 0.82 - t), (radius * 0.88 - t, h * 0.48), (radius * 0.985 - t, h * 0.12), (radius - t, 0)], 8)
        lathe("shade", outside, outer or metal, at)
        lathe("shade inside", inside, m.ceramic("#F3EBDB", 0.5), at)
        lathe("rim", [(radius - t, 0), (radius - t, -0.001), (radius, -0.001), (radius, 0)], outer or metal, at)
        lathe("bulb", smooth_profile([(0.0, 0.0), (0.03, 0.012), (0.042, 0.045), (0.028, 0.085), (0.016, 0.11)], 6), m.glow("#FFE2B8", glow), (x, y, z + h * 0.3))
        lathe("cap", [(0.031, 0.0), (0.026, 0.03), (0.012, 0.055), (0.006, 0.075), (0, 0.075)], metal, (x, y, z + h - 0.006))
        top = z + h + 0.06
    rod("flex", (x, y, top), (x, y, ceiling), 0.003, m.metal("black"), 12)
    lathe("rose", [(0.0, -0.028), (0.02, -0.028), (0.055, -0.006), (0.055, 0), (0, 0)], metal, (x, y, ceiling - 0.001))


def gooseneck(at, height=0.38, reach=0.21, finish="brass", towards=(0, -1), radius=0.0125):
    """A tap with a swan neck and one lever, standing on a counter; `towards` is where the spout points."""
    x, y, z = at
    metal = m.metal(finish)
    d = Vector((towards[0], towards[1], 0)).normalized()
    lathe("tap base", [(0, 0.0), (0.028, 0.0), (0.028, 0.006), (0.024, 0.010), (0.0205, 0.014), (0.0205, 0.085), (0.017, 0.092), (0.0, 0.092)], metal, at)
    r = reach / 2
    points = [Vector((x, y, z + 0.085)), Vector((x, y, z + (height - r) * 0.6)), Vector((x, y, z + height - r))]
    for k in range(1, 9):
        a = math.pi * k / 8
        points.append(Vector((x, y, z + height - r)) + d * (r - r * math.cos(a)) + Vector((0, 0, r * math.sin(a))))
    tip = points[-1] + Vector((0, 0, -0.045))
    points.append(tip)
    tube("tap neck", points, radius, metal, resolution=10)
    rod("tap tip", tip + Vector((0, 0, 0.012)), tip + Vector((0, 0, -0.010)), radius * 1.2, metal)
    side = Vector((d.y, -d.x, 0))
    hub = Vector((x, y, z + 0.055))
    rod("tap hub", hub, hub + side * 0.040, 0.013, metal)
    rod("tap lever", hub + side * 0.034, hub + side * 0.046 + Vector((0, 0, 0.085)) , 0.0048, metal, 20)


def basin_tap(at, finish="brass", reach=0.13, height=0.17):
    """A low bathroom mixer: turned body, straight spout tilted down, a lever on top; the spout points to -y."""
    x, y, z = at
    metal = m.metal(finish)
    lathe("mixer", [(0, 0), (0.027, 0), (0.027, 0.005), (0.0215, 0.009), (0.0205, height - 0.03), (0.0205, height), (0.018, height + 0.004), (0, height + 0.004)], metal, at)
    tube("mixer spout", [(x, y, z + height - 0.045), (x, y - reach * 0.55, z + height - 0.036), (x, y - reach * 0.92, z + height - 0.046), (x, y - reach, z + height - 0.072)], 0.0115, metal)
    rod("mixer stem", (x, y, z + height), (x, y, z + height + 0.018), 0.011, metal)
    rod("mixer lever", (x, y + 0.006, z + height + 0.016), (x, y - 0.075, z + height + 0.034), 0.0045, metal, 20)


def board(at, width=0.24, height=0.38, thick=0.02, species="walnut", lean=8):
    """A chopping board with round corners, leaning back on the wall; `at` is its foot."""
    r = 0.03
    outline = []
    for cx, cz, start in ((width / 2 - r, height - r, 0), (-width / 2 + r, height - r, 90), (-width / 2 + r, r, 180), (width / 2 - r, r, 270)):
        for k in range(7):
            a = math.radians(start + 15 * k)
            outline.append((cx + r * math.cos(a), cz + r * math.sin(a)))
    obj = prism("board", outline, thick, m.wood(species, "z"), "y", at, round=0.003)
    return turn(obj, -lean)


def fruit(at, count=5, kind="lemon", radius=0.07, seed=3):
    """Lemons or pears heaped in a bowl whose inside floor is `at`."""
    rng = random.Random(seed)
    colours = {"lemon": "#D9B23C", "pear": "#A7A052", "fig": "#4A3040"}
    skin = m.ceramic(colours[kind], 0.45)
    for k in range(count):
        ring = radius * 0.52 if count > 1 and k < count - 1 else 0
        a = 2 * math.pi * k / max(1, count - 1) + rng.uniform(-0.2, 0.2)
        high = 0.032 if ring else 0.068
        if kind == "pear":
            profile = smooth_profile([(0, -0.036), (0.026, -0.030), (0.036, -0.006), (0.026, 0.026), (0.015, 0.048), (0, 0.056)], 6)
        else:
            profile = smooth_profile([(0, -0.044), (0.010, -0.037), (0.028, -0.018), (0.032, 0.0), (0.028, 0.018), (0.011, 0.036), (0, 0.046)], 6)
        obj = lathe(kind, profile, skin, (at[0] + ring * math.cos(a), at[1] + ring * math.sin(a), at[2] + high), 40)
        turn(obj, rng.uniform(60, 110) if kind != "pear" else rng.uniform(-25, 25), rng.uniform(-30, 30), rng.uniform(0, 360))


def folded_towels(at, count=3, size=(0.34, 0.24), thick=0.034, colours=("#E7E1D6", "#B9AE9C", "#E7E1D6")):
    """A pile of folded towels; `at` is the centre of its foot."""
    x, y, z = at
    for k in range(count):
        w, d = size[0] * (1 - 0.01 * k), size[1]
        material = m.fabric(colours[k % len(colours)], 420)
        for fold in range(2):
            h = thick / 2
            box("towel", (x - w / 2, y - d / 2 + 0.004 * fold, z + 0.0004), (x + w / 2, y + d / 2, z + h), material, h * 0.46, 4)
            z += h
    return z


def hanging_towel(centre, width=0.34, drop=0.52, colour="#DAD3C6", seed=2, thickness=0.006):
    """A towel over a rail that runs along x at `centre`: soft folds below the rail, front and back."""
    rng = random.Random(seed)
    mesh = bpy.data.meshes.new("towel")
    bm = bmesh.new()
    columns, rows = 48, 56
    phase, phase2 = rng.uniform(0, 6), rng.uniform(0, 6)
    back = drop * 0.82
    total = drop + back + 0.05
    grid = []
    for i in range(rows + 1):
        s = i / rows * total
        line = []
        for j in range(columns + 1):
            u = j / columns - 0.5
            if s < drop:
                d, z, sign = drop - s, -(drop - s), -1
            elif s < drop + 0.05:
                a = (s - drop) / 0.05 * math.pi
                line.append(bm.verts.new((u * width, -0.016 * math.cos(a), 0.016 * math.sin(a))))
                continue
            else:
                d, z, sign = s - drop - 0.05, -(s - drop - 0.05), 1
            fold = (math.sin(u * 15 + phase) * 0.010 + math.sin(u * 31 + phase2) * 0.004) * min(1, d / 0.25)
            x = u * width * (1 - 0.06 * min(1, d / 0.4))
            line.append(bm.verts.new((x, sign * (0.016 + 0.004 * min(1, d / 0.1)) + fold, z)))
        grid.append(line)
    for a, b in zip(grid, grid[1:]):
        for j in range(columns):
            bm.faces.new((a[j], a[j + 1], b[j + 1], b[j]))
    bm.to_mesh(mesh)
    bm.free()
    obj = link("towel", mesh, m.fabric(colour, 420), centre, smooth=True)
    solid = obj.modifiers.new("thick", "SOLIDIFY")
    solid.thickness = thickness
    return obj


def stool(at, height=0.66, species="oak", finish="black", seat=0.19):
    """A counter stool: a round dished seat on four splayed legs with a foot ring."""
    x, y, _ = at
    lathe("seat", smooth_profile([(0, height - 0.008), (seat * 0.6, height - 0.004), (seat * 0.94, height + 0.003), (seat, height - 0.010), (seat * 0.93, height - 0.032), (seat * 0.4, height - 0.036), (0, height - 0.036)], 6), m.wood(species, "x"), (x, y, 0))
    metal = m.metal(finish)
    feet = []
    for k in range(4):
        a = math.pi / 4 + math.pi / 2 * k
        foot = Vector((x + math.cos(a) * seat * 1.12, y + math.sin(a) * seat * 1.12, 0.001))
        top = Vector((x + math.cos(a) * seat * 0.62, y + math.sin(a) * seat * 0.62, height - 0.034))
        rod("leg", foot, top, 0.010, metal)
        feet.append(foot.lerp(top, 0.30))
    for k in range(4):
        rod("rung", feet[k], feet[(k + 1) % 4], 0.007, metal)


def soap(at, colour="#3B3A36", finish="brass"):
    """A bottle with a pump."""
    x, y, z = at
    lathe("bottle", smooth_profile([(0, 0), (0.030, 0.0), (0.034, 0.006), (0.034, 0.10), (0.026, 0.122), (0.012, 0.13), (0.012, 0.142)], 5), m.ceramic(colour, 0.3), at, 56)
    metal = m.metal(finish)
    rod("collar", (x, y, z + 0.140), (x, y, z + 0.152), 0.013, metal)
    rod("stem", (x, y, z + 0.150), (x, y, z + 0.180), 0.004, metal)
    rod("nozzle", (x, y + 0.008, z + 0.181), (x, y - 0.038, z + 0.178), 0.005, metal)


def tumbler(at, radius=0.036, height=0.10):
    """A drinking glass."""
    r, h = radius, height
    return lathe("tumbler", [(0, 0), (r * 0.86, 0), (r * 0.88, 0.004), (r, h), (r - 0.0025, h), (r * 0.86 - 0.0025, 0.009), (0, 0.009)], m.glass(), at, 56)


def tray(at, width=0.34, depth=0.2, species="walnut"):
    """A shallow wooden tray."""
    x, y, z = at
    wood = m.wood(species, "x")
    box("tray", (x - width / 2, y - depth / 2, z + 0.0005), (x + width / 2, y + depth / 2, z + 0.012), wood, 0.004)


__all__ = [
    "basin_tap", "bevel", "board", "book", "books", "bowl", "branches", "folded_towels", "fruit", "gooseneck",
    "hanging_towel", "pendant", "soap", "stack", "stool", "tray", "tumbler", "vase",
]
