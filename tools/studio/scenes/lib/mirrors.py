"""Mirrors: silvered glass cut to any outline, frames that follow it, light behind or in it. Wall plane y = 0, seen from -y."""

import math

import bmesh
import bpy

from . import materials as m
from .coatings import coating, silvered
from .mesh import box, lathe, link
from .outlines import grow, outline, resample


def sweep(name, points, profile, materials, at=(0, 0), angle=32, ribs=None):
    """Draws a closed profile [(outward, y), ...] round an outline, mitred at its corners.

    `materials` is one, or (across, upright) for timber whose grain follows the length. `ribs` = (pitch, depth) presses
    cross flutes into what stands forward of the profile's rear half.
    """
    if ribs:
        points = resample(points, ribs[0] / 8)
        count = max(3, round(len(points) / 8))
    mesh = bpy.data.meshes.new(name)
    bm = bmesh.new()
    rings = []
    front, back = min(y for _, y in profile), max(y for _, y in profile)
    outlines = [grow(points, out) for out, _ in profile]
    for i in range(len(points)):
        ring = []
        for (_, y), line in zip(profile, outlines):
            if ribs and y < (front + back) / 2:
                y += ribs[1] * (1 - abs(math.sin(math.pi * count * i / len(points))))
            ring.append(bm.verts.new((line[i][0], y, line[i][1])))
        rings.append(ring)
    paired = isinstance(materials, tuple)
    k = len(profile)
    for i, ring in enumerate(rings):
        after = rings[(i + 1) % len(rings)]
        p, q = points[i], points[(i + 1) % len(points)]
        upright = abs(q[1] - p[1]) > abs(q[0] - p[0])
        for j in range(k):
            face = bm.faces.new((ring[j], ring[(j + 1) % k], after[(j + 1) % k], after[j]))
            face.material_index = int(paired and upright)
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    bm.to_mesh(mesh)
    bm.free()
    for each in materials if paired else (materials,):
        mesh.materials.append(each)
    obj = link(name, mesh, None, (at[0], 0, at[1]), smooth=True)
    mesh.use_auto_smooth = True
    mesh.auto_smooth_angle = math.radians(angle)
    return obj


def sheet(name, points, y, thick, material, at=(0, 0), edge=0.0, fall=0.003):
    """A flat plate cut to an outline, its face at `y`; `edge` grinds a bevel that wide and `fall` deep."""
    mesh = bpy.data.meshes.new(name)
    bm = bmesh.new()
    rows = [(0.0, y + thick)]
    if edge:
        rows += [(0.0, y + fall), (-edge, y)]
    else:
        rows += [(0.0, y + 0.0008), (-0.0008, y)]
    rings = []
    for out, depth in rows:
        rings.append([bm.verts.new((px, depth, pz)) for px, pz in grow(points, out)])
    n = len(points)
    for low, high in zip(rings, rings[1:]):
        for i in range(n):
            bm.faces.new((low[i], low[(i + 1) % n], high[(i + 1) % n], high[i]))
    bm.faces.new(rings[-1])
    bm.faces.new(rings[0])
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    bm.to_mesh(mesh)
    bm.free()
    return link(name, mesh, material, (at[0], 0, at[1]))


def band(name, points, y, outer, inner, material, at=(0, 0)):
    """A flat ring on the glass between two insets from its edge."""
    return sweep(name, points, [(-outer, y), (-outer, y - 0.0004), (-inner, y - 0.0004), (-inner, y)], material, at)


# Sections of frames as (outward, y) pairs for a width w and depth d; the glass lies at -d * 0.55.
SECTIONS = {
    "flat": lambda w, d: [(-0.004, -0.001), (-0.004, -d + 0.0015), (-0.0025, -d), (w - 0.0025, -d), (w, -d + 0.0025), (w, -0.001)],
    "round": lambda w, d: [(w / 2 - 0.002 + w / 2 * math.cos(a) * 1.0, -d / 2 + d / 2 * math.sin(a)) for a in (2 * math.pi * k / 20 for k in range(20))],
    "ogee": lambda w, d: [(-0.004, -0.001), (-0.004, -d * 0.62), (w * 0.06, -d * 0.68), (w * 0.16, -d * 0.66), (w * 0.26, -d * 0.72), (w * 0.44, -d * 0.92), (w * 0.58, -d), (w * 0.74, -d * 0.97), (w * 0.86, -d * 0.84), (w * 0.9, -d * 0.6), (w, -d * 0.52), (w, -0.001)],
    "dished": lambda w, d: [(-0.004, -0.001), (-0.004, -d * 0.6), (w * 0.25, -d * 0.64), (w * 0.6, -d * 0.8), (w * 0.88, -d * 0.99), (w * 0.96, -d), (w, -d * 0.95), (w, -0.001)],
    "slope": lambda w, d: [(-0.004, -0.001), (-0.004, -d * 0.98), (-0.001, -d), (w * 0.12, -d), (w * 0.95, -d * 0.3), (w, -d * 0.2), (w, -0.001)],
    "steps": lambda w, d: [(-0.004, -0.001), (-0.004, -d * 0.6), (w * 0.3, -d * 0.6), (w * 0.305, -d * 0.8), (w * 0.62, -d * 0.8), (w * 0.625, -d), (w - 0.002, -d), (w, -d + 0.002), (w, -0.001)],
    "reeds": lambda w, d: [(-0.004, -0.001), (-0.004, -d * 0.8)] + [(w * (i + 0.5 - 0.5 * math.cos(math.pi * t / 6)) / 5, -d * (0.8 + 0.2 * math.sin(math.pi * t / 6))) for i in range(5) for t in range(1, 7)] + [(w, -0.001)],
}


def frame(points, at, section="flat", width=0.012, depth=0.03, of="metal:black", ribs=None, lift=0.0):
    """A frame round an outline, of a section above; width is how far it reaches beyond the glass."""
    profile = [(o, y - lift) for o, y in SECTIONS[section](width, depth)]
    material = (coating(of, "x"), coating(of, "z")) if of.startswith("wood:") else coating(of)
    return sweep("frame", points, profile, material, at, ribs=ribs)


def beads(points, at, y, radius, of):
    """A string of turned beads laid along an outline."""
    material = coating(of)
    first = None
    for x, z in resample(points, radius * 2.02):
        if first is None:
            first = lathe("bead", [(radius * math.sin(a), -radius * math.cos(a)) for a in (math.pi * k / 8 for k in range(9))], material, (at[0] + x, y, at[1] + z), 14)
        else:
            obj = bpy.data.objects.new("bead", first.data)
            obj.location = (at[0] + x, y, at[1] + z)
            bpy.context.scene.collection.objects.link(obj)


def writing(text, at, y, size, material, align="CENTER"):
    """Lit characters lying on the glass; `at` is the foot of the line (x, z)."""
    curve = bpy.data.curves.new(text, "FONT")
    curve.body = text
    curve.size = size
    curve.align_x = align
    curve.extrude = 0.0001
    obj = bpy.data.objects.new(text, curve)
    obj.location = (at[0], y, at[1])
    obj.rotation_euler = (math.pi / 2, 0, 0)
    curve.materials.append(material)
    bpy.context.scene.collection.objects.link(obj)
    return obj


def frosted(kind, shape, width, height, points, y, outer, inner, material, at):
    """A band between two insets. A rectangle's corners are struck anew: moved inward past their radius, they would cross."""
    if kind != "rectangle":
        return band("frosted", points, y, outer, inner, material, at)
    radius = min(shape.get("radius", 0.0), width / 2, height / 2)
    lines = [outline("rectangle", width - 2 * d, height - 2 * d, radius=max(radius - d, 0.0005)) for d in (outer, inner)]
    mesh = bpy.data.meshes.new("frosted")
    bm = bmesh.new()
    rings = [[bm.verts.new((px, y - 0.0004, pz)) for px, pz in line] for line in lines]
    n = len(rings[0])
    for i in range(n):
        bm.faces.new((rings[0][i], rings[0][(i + 1) % n], rings[1][(i + 1) % n], rings[1][i]))
    bm.to_mesh(mesh)
    bm.free()
    return link("frosted", mesh, material, (at[0], 0, at[1]))


def ring(at, y, radius, stroke, material):
    """A fine lit circle on the glass: the mark of a touch key, the sun of a forecast."""
    return band("mark", outline("oval", radius * 2, radius * 2), y, 0.0, stroke, material, at)


def touch_keys(at, y, count, material, pitch=0.045, radius=0.011):
    """A row of lit touch marks on the glass: a ring each, with a different sign inside."""
    for k in range(count):
        x = at[0] + (k - (count - 1) / 2) * pitch
        ring((x, at[1]), y, radius, 0.0014, material)
        if k == 0:
            box("sign", (x - 0.0008, y - 0.0004, at[1]), (x + 0.0008, y, at[1] + 0.0065), material, 0)
        elif k == 1:
            sheet("sign", outline("oval", 0.0075, 0.0075), y - 0.0004, 0.0003, material, (x, at[1]))
        else:
            for d in (-0.003, 0.0, 0.003):
                box("sign", (x - 0.0045, y - 0.0004, at[1] + d - 0.0005), (x + 0.0045, y, at[1] + d + 0.0005), material, 0)


def display(kind, at, y, material, scale=1.0):
    """What a smart mirror shows: `clock`, `weather`, `day` (clock over forecast), `music` or `bars`."""
    x, z = at
    s = scale
    if kind in ("clock", "day"):
        writing("7:42", (x, z), y, 0.085 * s, material)
        writing("Saturday 21", (x, z - 0.034 * s), y, 0.021 * s, material)
    if kind in ("weather", "day"):
        down = 0.105 * s if kind == "day" else 0.0
        for k, (name, degrees) in enumerate((("Sat", "-6"), ("Sun", "-3"), ("Mon", "1"))):
            px, pz = x + (k - 1) * 0.062 * s, z - down
            if k == 1:
                sheet("cloud", outline("circles", 0.028 * s, 0.017 * s, discs=((0, 0, 0.5), (-0.55, -0.12, 0.36), (0.55, -0.12, 0.4))), y - 0.0004, 0.0003, material, (px, pz))
            else:
                ring((px, pz), y, 0.011 * s, 0.002 * s, material)
            writing(degrees + "°", (px, pz - 0.042 * s), y, 0.021 * s, material)
            writing(name, (px, pz - 0.066 * s), y, 0.014 * s, material)
    if kind == "music":
        sheet("play", [(-0.007 * s, -0.011 * s), (0.013 * s, 0), (-0.007 * s, 0.011 * s)], y - 0.0004, 0.0003, material, (x, z))
        for side in (-1, 1):
            px = x + side * 0.045 * s
            for k in range(2):
                back = px + side * (0.009 * k - 0.009) * s
                sheet("skip", [(-side * 0.0045 * s, -0.008 * s), (side * 0.0045 * s, 0), (-side * 0.0045 * s, 0.008 * s)][::side], y - 0.0004, 0.0003, material, (back, z))
            box("skip stop", (px + (side * 0.0065 - 0.0012) * s, y - 0.0004, z - 0.008 * s), (px + (side * 0.0065 + 0.0012) * s, y, z + 0.008 * s), material, 0)
        box("track", (x - 0.075 * s, y - 0.0004, z - 0.034 * s), (x + 0.02 * s, y, z - 0.0315 * s), material, 0)
        writing("Morning list", (x, z + 0.026 * s), y, 0.021 * s, material)
    if kind == "bars":
        for k, h in enumerate((0.016, 0.028, 0.022, 0.036, 0.030, 0.042, 0.024)):
            box("bar", (x + (k - 3) * 0.016 * s - 0.004 * s, y - 0.0004, z), (x + (k - 3) * 0.016 * s + 0.004 * s, y, z + h * s), material, 0)
        writing("21.4°", (x, z + 0.058 * s), y, 0.034 * s, material)


def pane(width, height, shape, x=0.0, z=0.0, lift=0.0, tint="silver", edge=0.0, frames=(), halo=None, lit=None, keys=None, shows=None, bead=None, tilt=0.0):
    """One glass with all that belongs to it; (x, z) is its middle on the wall, sizes in metres.

    `lift` is how far its rear stands off the wall; `frames` are arguments of frame(), from the glass outward;
    `halo` = {"colour", "strength", "inset", "part": all|foot|head} is a strip behind the glass; `lit` is a list of
    frosted bands {"outer", "inner", "colour", "strength"} in the glass; `keys` and `shows` are marks on it.
    """
    shape = dict(shape)
    shape_kind = shape.pop("kind")
    points = outline(shape_kind, width, height, **shape)
    if tilt:
        c, s = math.cos(math.radians(tilt)), math.sin(math.radians(tilt))
        points = [(px * c - pz * s, px * s + pz * c) for px, pz in points]
    at = (x, z)
    deepest = max((f.get("depth", 0.03) for f in frames), default=0.0)
    y = -lift - (deepest * 0.55 if deepest else 0.006)
    if halo:
        y = min(y, -lift - 0.034)
    sheet("glass", points, y, 0.005, silvered(tint), at, edge)
    grown = points
    for each in frames:
        each = dict(each)
        gap = each.pop("gap", 0.0)
        grown = grow(grown, gap)
        frame(grown, at, lift=lift, **each)
        grown = grow(grown, each.get("width", 0.012))
    if bead:
        beads(grow(points, bead.get("out", 0.01)), at, y - bead.get("proud", 0.004), bead["radius"], bead["of"])
    if halo:
        inset = halo.get("inset", 0.045)
        strip = sweep("halo", points, [(-inset, y + 0.007), (-inset, y + 0.022), (-inset - 0.012, y + 0.022), (-inset - 0.012, y + 0.007)], lamp(halo.get("colour", "#FFD9A6"), halo.get("strength", 22)), at)
        part = halo.get("part", "all")
        if part != "all":
            keep(strip, (lambda pz: pz < 0) if part == "foot" else (lambda pz: pz > 0))
        sheet("tray", grow(points, -inset - 0.016), y + 0.0055, 0.02, m.paint("#2A2A2A"), at)
    for each in lit or ():
        glow = lamp(each.get("colour", "#FFE9CF"), each.get("strength", 5))
        outer, inner, part = each["outer"], each["inner"], each.get("part", "all")
        if part == "all":
            frosted(shape_kind, shape, width, height, points, y - 0.0004, outer, inner, glow, at)
            continue
        for side in (-1, 1):
            across, along = (width / 2, height / 2) if part == "sides" else (height / 2, width / 2)
            low, high = sorted((side * (across - outer), side * (across - inner)))
            corners = ((low, outer - along), (high, along - outer)) if part == "sides" else ((outer - along, low), (along - outer, high))
            box("frosted", (x + corners[0][0], y - 0.0008, z + corners[0][1]), (x + corners[1][0], y - 0.0004, z + corners[1][1]), glow, 0)
    mark = m.glow("#F4F1E8", 2.6)
    if keys:
        touch_keys((x + keys.get("x", 0.0), z - height / 2 + keys.get("up", 0.05)), y - 0.0006, keys.get("count", 2), mark)
    if shows:
        display(shows["kind"], (x + shows["x"], z + shows["z"]), y - 0.0006, mark, shows.get("scale", 1.0))
    return points


def lamp(colour, strength):
    """What covers a strip of light: lit, or at strength 0 the frosted white that it is by day."""
    return m.glow(colour, strength) if strength else m.paint("#DEE1DE", 0.5)


def keep(obj, test):
    """Cuts away the faces of a strip whose middle fails a test of its height."""
    bm = bmesh.new()
    bm.from_mesh(obj.data)
    gone = []
    for face in bm.faces:
        if not test(face.calc_center_median().z):
            gone.append(face)
    bmesh.ops.delete(bm, geom=gone, context="FACES")
    bm.to_mesh(obj.data)
    bm.free()


def ledge(at, width, depth, of, thick=0.022):
    """A shelf that is part of the mirror, at its foot: `at` is (x, z) of its top's middle."""
    x, z = at
    return box("ledge", (x - width / 2, -depth, z - thick), (x + width / 2, -0.001, z), coating(of, "x"), 0.003)


