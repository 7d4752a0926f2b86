"""Outlines, and skins stretched over them: what basins, plates and worktops with openings are made of.

An outline is a counter-clockwise list of (x, y) about its own centre; outlines of one skin have the same number of points.
"""

import math

import bmesh
import bpy
from mathutils import Vector

from .mesh import link

STEPS = 10


def rounded(width, depth, radius, steps=STEPS):
    """A rectangle with round corners."""
    radius = max(0.0005, min(radius, width / 2 - 1e-4, depth / 2 - 1e-4))
    points = []
    for quarter, (sx, sy) in enumerate(((1, 1), (-1, 1), (-1, -1), (1, -1))):
        cx, cy = sx * (width / 2 - radius), sy * (depth / 2 - radius)
        for k in range(steps + 1):
            a = math.radians(90 * quarter + 90 * k / steps)
            points.append((cx + radius * math.cos(a), cy + radius * math.sin(a)))
    return points


def ellipse(width, depth, count=4 * (STEPS + 1) * 2):
    return [(width / 2 * math.cos(a), depth / 2 * math.sin(a)) for a in (2 * math.pi * k / count for k in range(count))]


def moved(outline, x, y):
    return [(px + x, py + y) for px, py in outline]


def grown(outline, distance):
    """The outline moved outward by `distance` (inward if negative), its corners mitred."""
    out = []
    count = len(outline)
    for i in range(count):
        before, here, after = (Vector(outline[(i + k) % count]) for k in (-1, 0, 1))
        a, b = (here - before).normalized(), (after - here).normalized()
        na, nb = Vector((a.y, -a.x)), Vector((b.y, -b.x))
        mitre = na + nb
        out.append(tuple(here + mitre * (distance / max(0.2, 1 + na.dot(nb)))))
    return out


def skin(name, rings, material, at=(0, 0, 0), first=False, last=False, angle=40):
    """Joins rings of (x, y, z) points one to the next; `first` and `last` close the ends with a face."""
    mesh = bpy.data.meshes.new(name)
    bm = bmesh.new()
    loops = [[bm.verts.new(p) for p in ring] for ring in rings]
    count = len(loops[0])
    for low, high in zip(loops, loops[1:]):
        for k in range(count):
            j = (k + 1) % count
            bm.faces.new((low[k], low[j], high[j], high[k]))
    if first:
        bm.faces.new(loops[0][::-1])
    if last:
        bm.faces.new(loops[-1])
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    bm.to_mesh(mesh)
    bm.free()
    obj = link(name, mesh, material, at, smooth=True)
    mesh.use_auto_smooth = True
    mesh.auto_smooth_angle = math.radians(angle)
    return obj


def flat(outline, z):
    """An outline as a ring at one height."""
    return [(x, y, z) for x, y in outline]


def arc(count, start=0.0, end=90.0):
    """(cos, sin) along an arc of degrees, both ends included."""
    return [(math.cos(math.radians(start + (end - start) * k / count)), math.sin(math.radians(start + (end - start) * k / count))) for k in range(count + 1)]


def plate(name, outline, thick, material, at=(0, 0, 0), round=0.002):
    """A plate lying on its outline, its upper edge rounded."""
    round = min(round, thick * 0.9)
    rings = [flat(outline, 0)] + [flat(grown(outline, round * (c - 1)), thick - round + round * s) for c, s in arc(4)]
    return skin(name, rings, material, at, True, True)


def pierced_slab(name, outline, holes, top, thick, material, ease=0.003, sheet=(3.2, 1.6), offset=(0.1, 0.1)):
    """A worktop in world coordinates with openings cut through it, every upper edge eased.

    Stone runs over the edges unbroken: what hangs down is unfolded into the plane of the top.
    """
    mesh = bpy.data.meshes.new(name)
    bm = bmesh.new()
    borders = []
    for loop, sign in [(outline, 1), *((hole, -1) for hole in holes)]:
        ring_above = None
        for c, s in [*arc(4, 90, 0), (None, None)]:
            if c is None:
                ring = [bm.verts.new((x, y, top - thick)) for x, y in loop]
            else:
                ring = [bm.verts.new((x, y, top - ease + ease * s)) for x, y in grown(loop, sign * ease * (c - 1))]
            if ring_above is None:
                borders += [bm.edges.new((ring[i], ring[(i + 1) % len(ring)])) for i in range(len(ring))]
            else:
                for i in range(len(ring)):
                    j = (i + 1) % len(ring)
                    bm.faces.new((ring_above[i], ring[i], ring[j], ring_above[j]))
            ring_above = ring
    bmesh.ops.triangle_fill(bm, use_beauty=True, use_dissolve=False, edges=borders, normal=(0, 0, 1))
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    if max(bm.faces, key=lambda f: abs(f.normal.z) * f.calc_area()).normal.z < 0:
        bmesh.ops.reverse_faces(bm, faces=bm.faces)
    bm.to_mesh(mesh)
    bm.free()
    layer = mesh.uv_layers.new(name="slab")
    x0, y0 = min(x for x, _ in outline), min(y for _, y in outline)
    for face in mesh.polygons:
        n = face.normal
        for loop in face.loop_indices:
            p = mesh.vertices[mesh.loops[loop].vertex_index].co
            drop = top - p.z
            layer.data[loop].uv = (offset[0] + (p.x - x0 + n.x * drop) / sheet[0], offset[1] + (p.y - y0 + n.y * drop) / sheet[1])
    obj = link(name, mesh, material, smooth=True)
    mesh.use_auto_smooth = True
    mesh.auto_smooth_angle = math.radians(35)
    return obj
