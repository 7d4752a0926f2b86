"""Shapes that every part is made of. Metres, z up, the back wall at y = 0 and the camera at negative y.

Every shape keeps its origin at its own centre, because wood and stone read object coordinates: the grain
then follows the part, and the position of a part decides which piece of the tree it was cut from.
"""

import math

import bmesh
import bpy
from mathutils import Vector


def link(name, mesh, material=None, at=(0, 0, 0), smooth=False):
    """Puts a mesh in the scene as an object and returns it."""
    obj = bpy.data.objects.new(name, mesh)
    obj.location = at
    bpy.context.scene.collection.objects.link(obj)
    if material is not None:
        mesh.materials.append(material)
    if smooth:
        for face in mesh.polygons:
            face.use_smooth = True
    return obj


def bevel(obj, width, segments=3):
    """Rounds the edges of an object; nothing made by hand has a perfectly sharp edge, and light shows it."""
    if width <= 0:
        return obj
    for face in obj.data.polygons:
        face.use_smooth = True
    obj.data.use_auto_smooth = True
    obj.data.auto_smooth_angle = math.radians(35)
    modifier = obj.modifiers.new("bevel", "BEVEL")
    modifier.width = width
    modifier.segments = segments
    modifier.limit_method = "ANGLE"
    modifier.angle_limit = math.radians(30)
    modifier.harden_normals = True
    return obj


def box(name, low, high, material, round=0.002, segments=3):
    """A cuboid between two corners, edges rounded by `round` metres."""
    low, high = Vector(low), Vector(high)
    centre, size = (low + high) / 2, high - low
    mesh = bpy.data.meshes.new(name)
    bm = bmesh.new()
    bmesh.ops.create_cube(bm, size=1)
    bmesh.ops.scale(bm, vec=size, verts=bm.verts)
    bm.to_mesh(mesh)
    bm.free()
    obj = link(name, mesh, material, centre)
    return bevel(obj, min(round, min(size) * 0.4), segments)


def prism(name, outline, height, material, axis="z", at=(0, 0, 0), round=0.0):
    """Extrudes a closed 2-D outline. axis "z": outline in x, y; "x": outline in y, z; "y": outline in x, z."""
    mesh = bpy.data.meshes.new(name)
    bm = bmesh.new()

    def place(p, t):
        return {"z": (p[0], p[1], t), "x": (t, p[0], p[1]), "y": (p[0], t, p[1])}[axis]

    low = [bm.verts.new(place(p, 0)) for p in outline]
    high = [bm.verts.new(place(p, height)) for p in outline]
    n = len(outline)
    bm.faces.new(low)
    bm.faces.new(high)
    for i in range(n):
        bm.faces.new((low[i], low[(i + 1) % n], high[(i + 1) % n], high[i]))
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    bm.to_mesh(mesh)
    bm.free()
    obj = link(name, mesh, material, at)
    if round:
        bevel(obj, round)
    else:
        mesh.use_auto_smooth = True
        mesh.auto_smooth_angle = math.radians(28)
        for face in mesh.polygons:
            face.use_smooth = True
    return obj


def lathe(name, profile, material, at=(0, 0, 0), segments=72, angle=40):
    """A surface of revolution about z from a profile [(radius, z), ...]: bowls, vases, knobs, basins, lamps."""
    mesh = bpy.data.meshes.new(name)
    bm = bmesh.new()
    rings = []
    for radius, z in profile:
        if radius < 1e-5:
            rings.append([bm.verts.new((0, 0, z))])
        else:
            rings.append(
                [
                    bm.verts.new((radius * math.cos(a), radius * math.sin(a), z))
                    for a in (2 * math.pi * k / segments for k in range(segments))
                ]
            )
    for low, high in zip(rings, rings[1:]):
        for k in range(segments):
            j = (k + 1) % segments
            corners = [low[k % len(low)], low[j % len(low)], high[j % len(high)], high[k % len(high)]]
            unique = list(dict.fromkeys(corners))
            if len(unique) >= 3:
                bm.faces.new(unique)
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    bm.to_mesh(mesh)
    bm.free()
    obj = link(name, mesh, material, at, smooth=True)
    mesh.use_auto_smooth = True
    mesh.auto_smooth_angle = math.radians(angle)
    return obj


def smooth_profile(points, steps=8):
    """A Catmull-Rom curve through profile points, for lathe()."""
    out = []
    pts = [points[0], *points, points[-1]]
    for i in range(1, len(pts) - 2):
        p0, p1, p2, p3 = pts[i - 1 : i + 3]
        for s in range(steps):
            t = s / steps
            out.append(
                tuple(
                    0.5
                    * (
                        2 * p1[c]
                        + (p2[c] - p0[c]) * t
                        + (2 * p0[c] - 5 * p1[c] + 4 * p2[c] - p3[c]) * t * t
                        + (3 * p1[c] - p0[c] - 3 * p2[c] + p3[c]) * t**3
                    )
                    for c in (0, 1)
                )
            )
    out.append(tuple(points[-1]))
    return [(max(0.0, r), z) for r, z in out]


def tube(name, points, radius, material, curved=True, resolution=12, taper=None):
    """A round bar along points: handles, taps, branches. `taper` gives a radius factor per point."""
    curve = bpy.data.curves.new(name, "CURVE")
    curve.dimensions = "3D"
    curve.bevel_depth = radius
    curve.bevel_resolution = 6
    curve.use_fill_caps = True
    curve.resolution_u = resolution
    if curved:
        spline = curve.splines.new("BEZIER")
        spline.bezier_points.add(len(points) - 1)
        for i, p in enumerate(points):
            knot = spline.bezier_points[i]
            knot.co = p
            knot.handle_left_type = knot.handle_right_type = "AUTO"
            knot.radius = taper[i] if taper else 1
    else:
        spline = curve.splines.new("POLY")
        spline.points.add(len(points) - 1)
        for i, p in enumerate(points):
            spline.points[i].co = (*p, 1)
            spline.points[i].radius = taper[i] if taper else 1
    obj = bpy.data.objects.new(name, curve)
    bpy.context.scene.collection.objects.link(obj)
    curve.materials.append(material)
    return obj


def rod(name, start, end, radius, material, segments=32):
    """A straight cylinder with slightly rounded ends, from one point to another."""
    start, end = Vector(start), Vector(end)
    length = (end - start).length
    mesh = bpy.data.meshes.new(name)
    bm = bmesh.new()
    bmesh.ops.create_cone(bm, cap_ends=True, segments=segments, radius1=radius, radius2=radius, depth=length)
    bm.to_mesh(mesh)
    bm.free()
    obj = link(name, mesh, material, (start + end) / 2)
    obj.rotation_euler = (end - start).to_track_quat("Z", "Y").to_euler()
    return bevel(obj, min(0.0012, radius * 0.25), 2)


def turn(obj, x=0.0, y=0.0, z=0.0):
    """Rotates an object, in degrees."""
    obj.rotation_euler = (math.radians(x), math.radians(y), math.radians(z))
    return obj


def fold_uv(obj, corner, size=(3.2, 1.6), offset=(0.0, 0.0), turned=False):
    """Lays a slab over a part as if it were cut and mitred from one sheet.

    `corner` is the world point (x, y, z) where the sheet begins on the top face. Tops read x, y; what hangs over an
    edge continues downward, so veins run over a waterfall end. `size` is the sheet in metres; `turned` swaps the
    sheet's axes.
    """
    mesh = obj.data
    layer = mesh.uv_layers.get("slab") or mesh.uv_layers.new(name="slab")
    cx, cy, cz = corner
    xs = [(obj.matrix_basis @ v.co).x for v in mesh.vertices]
    right = max(xs)
    left = min(xs)
    for face in mesh.polygons:
        n = face.normal
        for loop in face.loop_indices:
            p = obj.matrix_basis @ mesh.vertices[mesh.loops[loop].vertex_index].co
            u, v = p.x - cx, p.y - cy
            drop = cz - p.z
            if abs(n.x) > 0.7:
                u = (right - cx + drop) if n.x > 0 else (left - cx - drop)
            elif abs(n.y) > 0.7:
                v = (p.y - cy) - drop if n.y < 0 else (p.y - cy) + drop
            if turned:
                u, v = v, u
            layer.data[loop].uv = (offset[0] + u / size[0], offset[1] + v / size[1])
    return obj


def flat_uv(obj, size=(3.2, 1.6), offset=(0.0, 0.0), plane="xz"):
    """Lays a sheet straight onto an upright part: wall cladding, standing slabs."""
    mesh = obj.data
    layer = mesh.uv_layers.get("slab") or mesh.uv_layers.new(name="slab")
    a, b = "xyz".index(plane[0]), "xyz".index(plane[1])
    low = [min(v.co[i] for v in mesh.vertices) for i in range(3)]
    for face in mesh.polygons:
        for loop in face.loop_indices:
            co = mesh.vertices[mesh.loops[loop].vertex_index].co
            layer.data[loop].uv = (
                offset[0] + (co[a] - low[a]) / size[0],
                offset[1] + (co[b] - low[b]) / size[1],
            )
    return obj
