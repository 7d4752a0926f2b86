"""A floor as a texture that repeats: each piece that crosses an edge goes on at the opposite one, with the same grain."""

import math
import random

import bpy

from lib import floor_finishes as finish
from lib import floor_pieces as lay
from lib.materials import Graph, linear
from lib.mesh import link
from lib.studio import slab_picture

INCH = 0.0254
# The size of a slab in metres: see floor_finishes.marble().
SHEET = (3.2, 1.6)


def build(width_m, height_m, surface="board", colour="white oak", laying="staggered", width_in=7.5, length_in=72, relief=0.0, joint_mm=0.4, grout="#8E877C", options=None):
    """Lays `width_m` × `height_m`, which must be a whole number of the pattern's repeats. `laying`: "staggered" (boards along
    y), "grid", "half-bond", "herringbone", "hexagon", "chequerboard" or "broadloom". The rest as in products.floor."""
    extra = options or {}
    extent = (width_m, height_m)
    if laying == "broadloom":
        kind = extra.get("kind", "loop")
        tufts(extent, yarn(tuple(colour), extent, 0.12 if kind == "pile" else 0.0), kind, extra.get("tuft", 0.009))
        bed(extent, -0.02, colour[-1])
        return extent
    width, length = width_in * INCH, length_in * INCH
    edge = dict(joint=joint_mm / 2000, chamfer=0.0009 if surface == "board" else 0.0012, drop=0.0010)
    if laying == "chequerboard":
        for k, tint in enumerate(colour):
            spread(f"floor {k}", unique(extent, parity(width, k)), extent, finish.glazed((tint,), **extra), **edge, seed=k)
    else:
        layouts = {
            "staggered": lambda: boards(extent, width, length * 0.5, length),
            "grid": lambda: unique(extent, lay.tiles(length, width, reach=7.0, shift=(0.11, 0.07))),
            "half-bond": lambda: unique(extent, lay.tiles(length, width, stagger=0.5, reach=7.0, shift=(0.11, 0.07))),
            "herringbone": lambda: unique(extent, shifted(lay.herringbone(width, round(length / width), 45.0, reach=8.0))),
            "hexagon": lambda: unique(extent, lay.hexagons(width / math.sqrt(3), reach=7.0, shift=(0.0317, 0.0413))),
        }
        spread("floor", layouts[laying](), extent, material(surface, colour, relief, extra), **edge, lippage=0.0012 if surface == "slate" else 0.0, sheet=SHEET if surface == "marble" else None)
    bed(extent, *{"board": (-0.0105, "#1A1510")}.get(surface, (-0.0016, grout)))
    return extent


def material(surface, colour, relief, extra):
    if surface == "board":
        return finish.timber(colour, relief=relief, **extra)
    if surface == "clouded":
        return finish.clouded(colour, **extra)
    if surface == "slate":
        return finish.slate(tuple(colour))
    if surface == "marble":
        return finish.marble(slab_picture(colour), size=SHEET)
    if surface == "terrazzo":
        return finish.terrazzo(colour[0], tuple(colour[1:]))
    return finish.glazed(tuple(colour), **extra)


def shifted(layout, by=(0.0317, 0.0213)):
    for corners, middle, direction in layout:
        yield [(x + by[0], y + by[1]) for x, y in corners], (middle[0] + by[0], middle[1] + by[1]), direction


def parity(width, k):
    """The squares of one colour of a chequerboard laid corner to corner."""
    half = width / math.sqrt(2)
    for i in range(k - 20, 40, 2):
        for j in range(k - 20, 40, 2):
            x, y = i * half + 0.0317, j * half + 0.0213
            yield [(x - half, y), (x, y - half), (x + half, y), (x, y + half)], (x, y), math.pi / 4


def unique(extent, layout):
    """One of each piece that repeats: those whose middle lies inside. Layouts start off the corner: a piece whose middle is on
    an edge would be found twice, or never."""
    return [piece for piece in layout if 0 <= piece[1][0] < extent[0] and 0 <= piece[1][1] < extent[1]]


def boards(extent, width, shortest, longest, seed=2):
    """Rows of boards along y, each a ring as long as the picture is high; ends keep clear of the ends next to them."""
    rng = random.Random(seed)
    count = round(extent[0] / width)
    rows = []
    for k in range(count):
        beside = (rows[-1] if rows else []) + (rows[0] if k == count - 1 else [])
        rows.append(ends(rng, extent[1], shortest, longest, beside))
    for k, cuts in enumerate(rows):
        x0, x1 = k * width, (k + 1) * width
        for a, b in zip(cuts, [*cuts[1:], cuts[0] + extent[1]]):
            yield [(x0, a), (x1, a), (x1, b), (x0, b)], ((x0 + x1) / 2, (a + b) / 2), math.pi / 2


def ends(rng, around, shortest, longest, beside, clear=0.2):
    """Where the boards of one row end: lengths between the two, and not beside the ends of the next row."""
    best, most = [], -1.0
    for _ in range(400):
        start, cuts = rng.uniform(0, around), []
        at = start
        while at < start + around - 1e-9:
            cuts.append(at)
            left = start + around - at
            if left <= longest:
                step = left
            else:
                step = rng.uniform(shortest, min(longest, left - shortest))
            at += step
        gap = min((abs((a - b + around / 2) % around - around / 2) for a in cuts for b in beside), default=around)
        if gap > most:
            best, most = cuts, gap
        if gap >= clear and rng.random() < 0.5:
            break
    return best


def spread(name, layout, extent, surface, joint, chamfer, drop, seed=1, lippage=0.0, sheet=None):
    """Lays pieces as floor_pieces.lay() does, and again beyond each edge that they cross. `sheet`: the size of the slab that they
    are printed from; each shows a part that lies on it whole, because past its edge the sheet mirrors."""
    rng = random.Random(seed)
    vertices, faces, uvs, numbers = [], [], [], []
    for corners, middle, direction in layout:
        number, away, lift = rng.random(), place_on(sheet, corners, rng), rng.uniform(-lippage, 0)
        outer = lay.shrink(corners, joint)
        inner = lay.shrink(outer, chamfer)
        n = len(outer)
        c, s = math.cos(direction), math.sin(direction)
        for dx, dy in around(corners, extent):
            first = len(vertices)
            for ring, z in ((inner, lift), (outer, lift - drop), (outer, -0.012)):
                vertices += [(x + dx, y + dy, z) for x, y in ring]
            top, rim, foot = ([first + r * n + k for k in range(n)] for r in range(3))
            turn = [(k, (k + 1) % n) for k in range(n)]
            for face in [top, *([rim[a], rim[b], top[b], top[a]] for a, b in turn), *([foot[a], foot[b], rim[b], rim[a]] for a, b in turn)]:
                faces.append(face)
                numbers.append(number)
                for v in face:
                    x, y = vertices[v][0] - dx - middle[0], vertices[v][1] - dy - middle[1]
                    uvs += [away[0] + c * x + s * y, away[1] - s * x + c * y]
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata(vertices, [], faces)
    mesh.uv_layers.new(name="piece").data.foreach_set("uv", uvs)
    mesh.attributes.new("lot", "FLOAT", "FACE").data.foreach_set("value", numbers)
    return link(name, mesh, surface)


def place_on(sheet, corners, rng):
    """Where on its material the middle of a piece lies."""
    if sheet is None:
        return rng.uniform(0, 40), rng.uniform(0, 40)
    halves = [(max(p[axis] for p in corners) - min(p[axis] for p in corners)) / 2 for axis in (0, 1)]
    return tuple(rng.uniform(half, side - half) for half, side in zip(halves, sheet))


def around(corners, extent, margin=0.03):
    """How far to move a piece so that it shows: nowhere, and across each edge that it crosses or comes near."""
    moves = []
    for axis in (0, 1):
        low, high = min(p[axis] for p in corners), max(p[axis] for p in corners)
        moves.append([step * extent[axis] for step in (-1, 0, 1) if high + step * extent[axis] > -margin and low + step * extent[axis] < extent[axis] + margin])
    return [(dx, dy) for dx in moves[0] for dy in moves[1]]


def bed(extent, z, colour):
    """What lies between the pieces."""
    g = Graph(f"bed {colour}")
    g.set(Base_Color=linear(colour))
    mesh = bpy.data.meshes.new("bed")
    mesh.from_pydata([(-1, -1, z), (extent[0] + 1, -1, z), (extent[0] + 1, extent[1] + 1, z), (-1, extent[1] + 1, z)], [], [(0, 1, 2, 3)])
    link("bed", mesh, g.material)


def yarn(colours, extent, swept):
    """Wool as floor_finishes.yarn() has it, its broad light and dark going round so that the picture repeats."""
    g = Graph(f"yarn {colours}")
    number = g.add("ShaderNodeAttribute", attribute_name="lot").outputs["Fac"]
    where = g.add("ShaderNodeSeparateXYZ", {0: g.add("ShaderNodeNewGeometry").outputs["Position"]})
    # Each axis is a circle of its length: noise on the two circles has neither beginning nor end.
    circles = []
    for axis in (0, 1):
        turn = g.math("MULTIPLY", where.outputs[axis], 2 * math.pi / extent[axis])
        radius = extent[axis] / (2 * math.pi)
        circles += [g.math("MULTIPLY", g.math(wave, turn), radius) for wave in ("COSINE", "SINE")]
    place = g.add("ShaderNodeCombineXYZ", {0: circles[0], 1: circles[1], 2: circles[2]}).outputs[0]
    broad = g.add("ShaderNodeTexNoise", {"Vector": place, "W": circles[3], "Scale": 1.3, "Detail": 3.0, "Roughness": 0.55, "Distortion": 0.0}, noise_dimensions="4D").outputs["Fac"]
    tone = g.ramp(number, [(k / max(1, len(colours) - 1), linear(c)) for k, c in enumerate(colours)])
    value = g.math("MULTIPLY_ADD", broad, 0.12 + swept * 0.5, 0.94 - swept * 0.25)
    if swept:
        lane = extent[0] / (2 * round(extent[0] / 0.68))
        across = g.math("PINGPONG", g.math("ADD", where.outputs[0], g.math("MULTIPLY", broad, 0.16)), lane)
        light = g.ramp(g.math("DIVIDE", across, lane), [(0.0, 0.0), (0.42, 0.05), (0.58, 0.95), (1.0, 1.0)], "EASE")
        value = g.math("MULTIPLY_ADD", light, swept, value)
    g.set(Base_Color=g.add("ShaderNodeHueSaturation", {"Value": value, "Color": tone}).outputs[0])
    return g.material


def tufts(extent, surface, kind, pitch, patch=0.4, kinds=6):
    """A carpet of real tufts: a few patches, dealt by chance, so that none is seen to come back."""
    rng = random.Random(7)
    meshes = [tuft_patch(surface, kind, pitch, patch, seed) for seed in range(kinds)]
    columns, rows = round(extent[0] / patch), round(extent[1] / patch)
    deal = [[(rng.choice(meshes), rng.randrange(2)) for _ in range(rows)] for _ in range(columns)]
    # One more around, so that the edges of the picture have neighbours.
    for a in range(-1, columns + 1):
        for b in range(-1, rows + 1):
            mesh, half = deal[a % columns][b % rows]
            obj = bpy.data.objects.new("carpet", mesh)
            obj.location = ((a + half) * patch, (b + half) * patch, 0)
            obj.rotation_euler = (0, 0, math.pi * half)
            bpy.context.scene.collection.objects.link(obj)


def tuft_patch(surface, kind, pitch, patch, seed):
    """One patch of carpet, as floor_pieces.tufts() makes it."""
    before = set(bpy.data.objects)
    lay.tufts("patch", (0, patch, 0, patch), surface, kind, pitch, patch, seed)
    (made,) = set(bpy.data.objects) - before
    mesh = made.data
    bpy.data.objects.remove(made)
    return mesh
