"""Clothes on hangers that are believed near by: they have hung (draping.py), and have collars, cuffs, buttons and a pattern that
follows their folds."""

import math
from functools import lru_cache

import bpy
import numpy as np
from mathutils import Vector
from mathutils.kdtree import KDTree

from . import crown_cut, draping, materials as m

# Half measures, in metres; "room" is how far neighbours let it spread to either side.
SHIRT = {"fabric": "shirt", "neck": 0.072, "neck_front": 0.062, "neck_back": 0.016, "neck_thick": 0.042, "shoulder": 0.218, "slope": 0.062, "chest": 0.272, "pit": 0.265, "length": 0.76, "hem": 0.275, "side_up": 0.055, "sleeve": 0.60, "cuff": 0.058, "angle": 62, "room": 0.050}
CUTS = {
    "shirt": SHIRT,
    "knit": {**SHIRT, "fabric": "knit", "neck": 0.082, "neck_front": 0.084, "neck_thick": 0.036, "length": 0.66, "hem": 0.245, "side_up": 0.0, "squeeze": 0.86, "sleeve": 0.58, "cuff": 0.050, "room": 0.046},
    "jacket": {**SHIRT, "fabric": "wool", "neck": 0.075, "neck_thick": 0.050, "shoulder": 0.228, "slope": 0.050, "chest": 0.285, "length": 0.76, "hem": 0.280, "side_up": 0.008, "squeeze": 0.86, "sleeve": 0.62, "cuff": 0.074, "room": 0.062},
    "coat": {**SHIRT, "fabric": "wool", "neck": 0.078, "neck_thick": 0.052, "shoulder": 0.230, "slope": 0.052, "chest": 0.290, "length": 1.04, "hem": 0.325, "side_up": 0.008, "squeeze": 0.84, "sleeve": 0.63, "cuff": 0.080, "room": 0.066},
    "dress": {"fabric": "fine", "neck": 0.090, "neck_front": 0.110, "neck_back": 0.050, "neck_thick": 0.030, "shoulder": 0.190, "slope": 0.050, "chest": 0.205, "pit": 0.205, "waist": 0.178, "waist_at": 0.22, "hem": 0.375, "length": 1.12, "side_up": 0.012, "sleeve": 0.13, "cuff": 0.055, "angle": 40, "squeeze": 0.62, "forward": 0.01, "room": 0.052},
    "tee": {**SHIRT, "neck": 0.084, "neck_front": 0.080, "neck_thick": 0.034, "length": 0.68, "hem": 0.255, "chest": 0.262, "pit": 0.235, "side_up": 0.006, "sleeve": 0.17, "cuff": 0.065, "angle": 35, "room": 0.042, "forward": 0.012},
}
COLLARS = {"shirt": (0.032, 0.047, 0.030), "jacket": (0.030, 0.055, 0.012), "coat": (0.036, 0.075, 0.030)}
BANDS = {"knit": 0.024, "tee": 0.016, "dress": 0.006}
HANG = 0.082


@lru_cache(maxsize=None)
def skin(kind, seed):
    """The mesh of one garment as it has hung, with its collar and its buttons: material 0 is cloth, 1 buttons."""
    cut = CUTS[kind]
    got = draping.hung(cut, seed)
    points, triangles, pattern = got["points"], got["triangles"].tolist(), got["pattern"]
    vertices, faces, slots, places = points.tolist(), list(triangles), [0] * len(triangles), pattern.tolist()

    def add(grid, where, slot=0, closed=False):
        """A grid of points with its pattern coordinates."""
        first, wide = len(vertices), len(grid[0])
        for row, at in zip(grid, where):
            vertices.extend(row)
            places.extend(at)
        for r in range(len(grid) - 1):
            for k in range(wide if closed else wide - 1):
                j = (k + 1) % wide
                faces.append([first + r * wide + k, first + (r + 1) * wide + k, first + (r + 1) * wide + j, first + r * wide + j])
                slots.append(slot)

    if kind in COLLARS:
        add(*turned_collar(cut, *COLLARS[kind]))
    if kind in BANDS:
        add(*neck_band(cut, BANDS[kind]), closed=True)
    if kind in COLLARS:
        find = KDTree(len(pattern))
        for k, (p, q, side) in enumerate(pattern):
            find.insert((p, q, side * 0.5), k)
        find.balance()
        big, step = (0.0058, 0.088) if kind == "shirt" else (0.0115, 0.125)
        q = -cut["neck_front"] - (0.045 if kind == "shirt" else 0.22)
        while q > -cut["length"] + 0.12:
            _, k, _ = find.find((0.0, q, 0.5))
            x, y, z = points[k]
            ring = [[(x + 0.0030 - 0.0014 * (r > 0.9), y + r * big * math.cos(a), z + r * big * math.sin(a)) for a in (2 * math.pi * i / 12 for i in range(12))] for r in (0.001, 0.8, 1.0)]
            add(ring, [[(9, 9, 1)] * 12] * 3, 1, True)
            q -= step
    mesh = bpy.data.meshes.new(f"{kind} {seed}")
    mesh.from_pydata(vertices, [], faces)
    mesh.polygons.foreach_set("material_index", slots)
    mesh.polygons.foreach_set("use_smooth", [True] * len(faces))
    layer = mesh.uv_layers.new(name="pattern")
    loops = np.empty(len(mesh.loops), np.int32)
    mesh.loops.foreach_get("vertex_index", loops)
    layer.data.foreach_set("uv", np.array([(p + 1.0, q + 2.0) for p, q, _ in places], np.float32)[loops].ravel())
    mesh.materials.append(None)
    mesh.materials.append(None)
    return softened(mesh)


def softened(mesh):
    """A mesh once subdivided, for many to share."""
    obj = bpy.data.objects.new("soft", mesh)
    bpy.context.scene.collection.objects.link(obj)
    soft = obj.modifiers.new("soft", "SUBSURF")
    soft.levels = 1
    made = bpy.data.meshes.new_from_object(obj.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    bpy.data.objects.remove(obj)
    return made


def neck_ring(cut, turn):
    """A point of the neck: `turn` 0 is its front."""
    p = cut["neck"] * math.sin(turn)
    x, q = draping.neckline(cut, p, math.cos(turn) >= 0)
    return x, p, q


def turned_collar(cut, stand, fall, gap):
    """A stand about the neck and the leaf that turns down from it, longest at its points; `gap` is how wide it opens in front."""
    turns = np.linspace(gap / 0.05, 2 * math.pi - gap / 0.05, 41)
    grid, where = [], []
    rows = [(0.001, 0.0), (0.0, 0.5), (-0.002, 0.95), (0.0015, 1.10), (0.0065, 0.95)]
    for out, high in rows:
        row, at = [], []
        for t in turns:
            x, y, z = neck_ring(cut, t)
            n = Vector((math.cos(t), math.sin(t)))
            row.append((x + n.x * out, y + n.y * out, z + stand * high * (0.80 + 0.20 * (1 - math.cos(t)) / 2)))
            at.append((0.3 + 0.07 * t, high * stand, 1))
        grid.append(row)
        where.append(at)
    for share in (0.35, 0.7, 1.0):
        row, at = [], []
        for k, t in enumerate(turns):
            x, y, z = neck_ring(cut, t)
            n = Vector((math.cos(t), math.sin(t)))
            near = max(0.0, math.cos(t)) ** 3
            long = fall * (1 + 0.45 * near)
            out = 0.0065 + (0.010 + 0.010 * (1 - near)) * share
            # The points of the leaf spread to either side.
            spread = 0.020 * near * share * (1 if t < math.pi else -1)
            top = z + stand * 0.95 * (0.80 + 0.20 * (1 - math.cos(t)) / 2)
            row.append((x + n.x * out, y + n.y * out + spread, top - long * share))
            at.append((0.3 + 0.07 * t, stand + long * share, 1))
        grid.append(row)
        where.append(at)
    return grid, where


def neck_band(cut, high):
    """A band sewn round the neck."""
    turns = np.linspace(0, 2 * math.pi, 44, endpoint=False)
    grid, where = [], []
    for out, up in ((0.0035, -0.004), (0.0035, high * 0.6), (0.0015, high), (-0.002, high * 0.96), (-0.002, 0.0)):
        grid.append([(x + math.cos(t) * (out - 0.10 * up), y + math.sin(t) * (out - 0.25 * up), z + up) for t in turns for x, y, z in (neck_ring(cut, t),)])
        where.append([(0.3 + 0.07 * t, up, 1) for t in turns])
    return grid, where


@lru_cache(maxsize=None)
def cloth(colour, weave="plain", second="#F2EFE8", seams=None):
    """Cloth cut from a pattern: "plain", "linen", "stripe", "check", "windowpane", "knit", "wool", "breton" or "denim"; `seams` names the
    cut whose seams are seen on it."""
    g = m.Graph(f"cloth {weave} {colour} {second}")
    uv = g.add("ShaderNodeUVMap", uv_map="pattern").outputs[0]
    parts = g.add("ShaderNodeSeparateXYZ", {0: uv})
    p, q = parts.outputs[0], parts.outputs[1]
    where = g.add("ShaderNodeCombineXYZ", {0: p, 1: q, 2: 0.0}).outputs[0]
    random = g.add("ShaderNodeObjectInfo").outputs["Random"]
    ground, other = m.linear(colour), m.linear(second)

    def lines(along, pitch, wide, soft=0.06):
        at = g.math("FRACT", g.math("MULTIPLY", along, 1 / pitch))
        return g.ramp(at, [(0.0, 1.0), (max(0.001, wide - soft), 1.0), (wide, 0.0), (1 - soft, 0.0), (1.0, 1.0)])

    tone = ground
    if weave == "stripe":
        tone = g.mix(lines(p, 0.0125, 0.42), ground, other)
    elif weave == "pinstripe":
        tone = g.mix(lines(p, 0.017, 0.14), ground, other)
    elif weave == "breton":
        tone = g.mix(lines(q, 0.026, 0.36), ground, other)
    elif weave == "check":
        both = g.math("MULTIPLY", g.math("ADD", lines(p, 0.034, 0.5), lines(q, 0.034, 0.5)), 0.5)
        tone = g.mix(both, ground, other)
    elif weave == "windowpane":
        tone = g.mix(g.math("MAXIMUM", lines(p, 0.062, 0.05, 0.02), lines(q, 0.062, 0.05, 0.02)), ground, other)
    relief, depth = g.noise(g.stretch(where, (900, 220, 1)), 1.0, 2), 0.35
    if weave == "knit":
        rib = g.math("ABSOLUTE", g.math("MULTIPLY_ADD", g.math("FRACT", g.math("MULTIPLY", p, 1 / 0.0075)), 2.0, -1.0))
        row = g.math("FRACT", g.math("MULTIPLY", q, 1 / 0.0062))
        relief, depth = g.math("ADD", rib, g.math("MULTIPLY", row, 0.35)), 0.9
        tone = g.mix(g.math("MULTIPLY", rib, 0.30), tone, tuple(c * 0.62 for c in ground[:3]) + (1,))
    elif weave == "cable":
        rib = g.math("SINE", g.math("MULTIPLY_ADD", g.math("SINE", g.math("MULTIPLY", q, 110.0)), 1.3, g.math("MULTIPLY", p, 170.0)))
        relief, depth = rib, 1.0
        tone = g.mix(g.math("MULTIPLY_ADD", rib, -0.14, 0.16), tone, tuple(c * 0.58 for c in ground[:3]) + (1,))
    elif weave == "wool":
        fleck = g.noise(g.stretch(where, (520, 520, 1)), 1.0, 3, 0.7)
        tone = g.mix(g.ramp(fleck, [(0.35, 0.0), (0.68, 1.0)]), tuple(c * 0.74 for c in ground[:3]) + (1,), tuple(min(1.0, c * 1.16) for c in ground[:3]) + (1,))
        relief, depth = fleck, 0.6
    elif weave == "linen":
        slub = g.noise(g.stretch(where, (26, 620, 1)), 1.0, 2)
        slub = g.math("ADD", slub, g.noise(g.stretch(where, (620, 26, 1)), 1.0, 2))
        tone = g.mix(g.math("MULTIPLY_ADD", slub, 1.2, -0.75, clamp=True), ground, tuple(c * 0.80 for c in ground[:3]) + (1,))
    elif weave == "denim":
        twill = lines(g.math("ADD", p, q), 0.0028, 0.5, 0.2)
        tone = g.mix(g.math("MULTIPLY", twill, 0.35), ground, other)
    if seams:
        tone = g.mix(g.math("MULTIPLY", seam_lines(g, p, q, seams), 0.5), tone, tuple(c * 0.35 for c in ground[:3]) + (1,))
    worn = g.noise(where, 5.0, 2)
    value = g.math("ADD", g.math("MULTIPLY_ADD", worn, 0.10, 0.93), g.math("MULTIPLY", random, 0.05))
    tone = g.add("ShaderNodeHueSaturation", {"Value": value, "Color": tone}).outputs[0]
    g.set(Base_Color=tone, Roughness=0.92, Specular=0.10, Sheen=0.28, Normal=g.bump(relief, depth, 0.0012))
    return g.material


def seam_lines(g, p, q, kind):
    """1 where a cut is sewn: the edge of its placket, the armholes, the cuffs, the hem."""
    cut = CUTS[kind]
    across = g.math("SUBTRACT", p, 1.0)
    reach = g.math("ABSOLUTE", across)
    down = g.math("SUBTRACT", 2.0, q)

    def at(value, where, half=0.0011):
        return g.math("LESS_THAN", g.math("ABSOLUTE", g.math("SUBTRACT", value, where)), half)

    lines = []
    if kind in COLLARS:
        lines.append(at(across, 0.017 if kind == "shirt" else 0.050))
    arm = g.math("SUBTRACT", reach, cut["shoulder"] + 0.002)
    high = g.math("LESS_THAN", down, cut["pit"] + 0.01)
    lines.append(g.math("MULTIPLY", at(g.math("ADD", arm, g.math("MULTIPLY", down, -0.10)), -0.010, 0.0013), high))
    angle = math.radians(cut["angle"])
    along = g.math("ADD", g.math("MULTIPLY", g.math("SUBTRACT", reach, cut["shoulder"]), math.cos(angle)), g.math("MULTIPLY", g.math("SUBTRACT", down, cut["slope"]), math.sin(angle)))
    sleeve = g.math("GREATER_THAN", reach, cut["chest"] + 0.02)
    lines.append(g.math("MULTIPLY", at(along, cut["sleeve"] - (0.062 if kind == "shirt" else 0.022)), sleeve))
    found = lines[0]
    for line in lines[1:]:
        found = g.math("MAXIMUM", found, line)
    return found


@lru_cache(maxsize=None)
def bow(kind, species):
    """A wooden hanger below its hook, its shoulders bent to the front."""
    cut = CUTS[kind]
    data = bpy.data.curves.new(f"bow {kind}", "CURVE")
    data.dimensions = "3D"
    data.bevel_depth, data.bevel_resolution, data.use_fill_caps = 0.0075, 3, True
    reach = cut["neck"] + 0.004
    # Only what is seen in the neck: in the shoulders cloth lies so close that wood would show through it.
    points = [(0.0, u * reach, -0.012 + 0.016 * (1 - abs(u))) for u in np.linspace(-1, 1, 11)]
    spline = data.splines.new("POLY")
    spline.points.add(len(points) - 1)
    for knot, at in zip(spline.points, points):
        knot.co, knot.radius = (*at, 1), 1.0 - 0.25 * abs(at[1] / reach)
    data.materials.append(crown_cut.flat_sawn(species, "x") if species in crown_cut.SPECIES else m.wood(species, "y"))
    return data


@lru_cache(maxsize=None)
def hook(finish):
    """The wire over the rod; the rod's middle is the origin."""
    data = bpy.data.curves.new(f"hook {finish}", "CURVE")
    data.dimensions = "3D"
    data.bevel_depth, data.bevel_resolution = 0.0018, 2
    r = 0.0165
    points = [(0, r * math.sin(s), r * math.cos(s)) for s in np.linspace(-2.0, 2.35, 16)] + [(0, 0.006, -0.026), (0, 0.0, -0.036), (0, 0.0, -HANG + 0.006)]
    spline = data.splines.new("POLY")
    spline.points.add(len(points) - 1)
    for knot, at in zip(spline.points, points):
        knot.co = (*at, 1)
    data.materials.append(m.metal(finish))
    return data


def placed(data, at, turn, scale=(1, 1, 1)):
    obj = bpy.data.objects.new(data.name, data)
    obj.location = at
    obj.rotation_euler = (0, 0, turn)
    obj.scale = scale
    bpy.context.scene.collection.objects.link(obj)
    return obj


def garment(at, kind, material, turn=0.0, seed=1, finish="steel", wood="oak", size=1.0, button="#EFEBE2", long=1.0):
    """A garment on a hanger on a rod that runs along x at `at`, its front towards +x when `turn` (radians) is 0."""
    x, y, z = at
    mesh = skin(kind, seed)
    obj = placed(mesh, (x, y, z - HANG), turn, (size, size, size * long))
    for slot, each in zip(obj.material_slots, (material, m.ceramic(button, 0.35))):
        slot.link, slot.material = "OBJECT", each
    placed(bow(kind, wood), (x, y, z - HANG), turn, (size, size, size))
    placed(hook(finish), (x, y, z), turn * 0.5)
    return obj
