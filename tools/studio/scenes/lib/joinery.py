"""Built-in millwork: panelled walls, mouldings, bookcases, staircases. Fronts face -y."""

import math

import bmesh
import bpy
from mathutils import Vector

from . import materials as m
from .mesh import box, link, prism, rod

# Profiles as (projection from the wall, height) pairs, closed along the wall.
CROWN = [(0, 0), (0.012, 0), (0.016, 0.012), (0.030, 0.024), (0.052, 0.056), (0.078, 0.078), (0.084, 0.090), (0.092, 0.094), (0.092, 0.110), (0, 0.110)]
BASE = [(0, 0), (0.020, 0), (0.020, 0.115), (0.016, 0.124), (0.017, 0.130), (0.010, 0.146), (0.006, 0.150), (0, 0.150)]
RAIL = [(0, 0), (0.012, 0), (0.014, 0.010), (0.026, 0.022), (0.030, 0.034), (0.026, 0.044), (0.014, 0.050), (0, 0.052)]
ASTRAGAL = [(0, 0), (0.009, 0.001), (0.014, 0.008), (0.014, 0.014), (0.020, 0.020), (0.020, 0.028), (0.012, 0.032), (0, 0.034)]


def moulding(name, x0, x1, y, z, profile, material):
    """A straight run of moulding along a wall at `y`, the profile projecting towards -y from height z."""
    return prism(name, [(y - p, z + h) for p, h in profile], x1 - x0, material, "x", (x0, 0, 0))


def side_moulding(name, x, y0, y1, z, profile, material, side=1):
    """A straight run along a side wall at `x`; `side` 1 projects to +x (a left wall), -1 to -x."""
    return prism(name, [(x + side * p, z + h) for p, h in profile], y1 - y0, material, "y", (0, y0, 0))


def frame(name, x0, x1, z0, z1, y, material, profile=ASTRAGAL):
    """A picture-frame moulding on a wall at `y`: four mitred lengths round a rectangle; its outer edge is given.

    `material` may be a pair of timbers: grain across, grain upright.
    """
    def strip(tag, start, end, inward, timber):
        s, e, n = Vector(start), Vector(end), Vector(inward)
        along = (e - s).normalized()
        mesh = bpy.data.meshes.new(name)
        bm = bmesh.new()
        rows = []
        for point, sign in ((s, 1), (e, -1)):
            rows.append([bm.verts.new(point + n * h + along * sign * h + Vector((0, -p, 0))) for p, h in profile])
        k = len(profile)
        for i in range(k):
            bm.faces.new((rows[0][i], rows[0][(i + 1) % k], rows[1][(i + 1) % k], rows[1][i]))
        bm.faces.new(rows[0])
        bm.faces.new(rows[1])
        bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
        bm.to_mesh(mesh)
        bm.free()
        centre = (s + e) / 2
        for v in mesh.vertices:
            v.co -= centre
        obj = link(f"{name} {tag}", mesh, timber, centre, smooth=True)
        mesh.use_auto_smooth = True
        mesh.auto_smooth_angle = math.radians(28)
        return obj

    y -= 0.0003
    up = material if not isinstance(material, tuple) else material[1]
    across = material if not isinstance(material, tuple) else material[0]
    for tag, start, end, inward, mat in (
        ("bottom", (x0, y, z0), (x1, y, z0), (0, 0, 1), across),
        ("top", (x0, y, z1), (x1, y, z1), (0, 0, -1), across),
        ("left", (x0, y, z0), (x0, y, z1), (1, 0, 0), up),
        ("right", (x1, y, z0), (x1, y, z1), (-1, 0, 0), up),
    ):
        strip(tag, start, end, inward, mat)


def bookcase(x0, x1, y_front, depth, z0, z1, shelves, species="walnut", thick=0.028, back=True):
    """One open bay: uprights, shelves at the heights given (their tops), a back. Returns nothing; metres."""
    up, across = m.wood(species, "z"), m.wood(species, "x")
    y1 = y_front + depth
    box("upright", (x0, y_front, z0), (x0 + thick, y1, z1), up, 0.0012, 2)
    box("upright", (x1 - thick, y_front, z0), (x1, y1, z1), up, 0.0012, 2)
    for z in shelves:
        box("shelf", (x0 + thick + 0.0006, y_front + 0.004, z - thick), (x1 - thick - 0.0006, y1 - 0.008, z), across, 0.0012, 2)
    if back:
        n = max(1, round((x1 - x0) / 0.24))
        for i in range(n):
            a = x0 + (x1 - x0) * i / n
            box("back", (a + 0.0004, y1 - 0.0075, z0), (a + (x1 - x0) / n - 0.0004, y1, z1), m.wood(species, "z"), 0.0006, 1)


def stairs(x, y, width, steps, rise=0.18, going=0.27, species="oak", riser=None, towards=1, overhang=0.022):
    """An open-string flight along x: oak treads with a rounded nosing on painted risers. `towards` +1 climbs right.

    `x`, `y`: foot of the first riser and the front (-y) face of the string; treads overhang it a little.
    """
    painted = riser or m.paint("#ECE7DD")
    tread = m.wood(species, "y")
    for i in range(steps):
        a = x + towards * going * i
        b = a + towards * going
        lo, hi = min(a, b), max(a, b)
        z = rise * (i + 1)
        nose = 0.028
        t0, t1 = (lo - nose, hi - 0.0005) if towards > 0 else (lo + 0.0005, hi + nose)
        box("tread", (t0, y - overhang, z - 0.034), (t1, y + width, z), tread, 0.010, 5)
        r = a if towards > 0 else a - 0.018
        box("riser", (r, y + 0.0305, z - rise + 0.0005), (r + 0.018, y + width, z - 0.0345), painted, 0.001, 1)


def balustrade(x, y, steps, rise=0.18, going=0.27, towards=1, height=0.92, finish="black", species="oak", per_step=2):
    """Square steel balusters, two a tread, under a round timber handrail."""
    steel = m.metal(finish)
    for i in range(steps):
        for k in range(per_step):
            px = x + towards * going * (i + (k + 0.5) / per_step)
            z = rise * (i + 1)
            top = height + rise * (px - x) * towards / going + rise * 0.5
            box("baluster", (px - 0.007, y - 0.007, z), (px + 0.007, y + 0.007, top), steel, 0.001, 1)
    start = (x - towards * 0.05, y, height + rise * 0.5 - rise * 0.05 / going)
    end = (x + towards * going * steps, y, height + rise * 0.5 + rise * steps)
    rail = rod("handrail", start, end, 0.026, m.wood(species, "z"))
    return rail


def frame_polygon(name, corners, y, material, profile=ASTRAGAL):
    """A mitred moulding round any convex outline [(x, z), ...] on a wall at `y`; the corners are its outer edge."""
    points = [Vector((x, 0, z)) for x, z in corners]
    centre = sum(points, Vector()) / len(points)
    n = len(points)
    mesh = bpy.data.meshes.new(name)
    bm = bmesh.new()
    rings = []
    for i, p in enumerate(points):
        a = (p - points[i - 1]).normalized()
        b = (points[(i + 1) % n] - p).normalized()

        def inward(d):
            side = Vector((-d.z, 0, d.x))
            return side if side.dot(centre - p) > 0 else -side

        na, nb = inward(a), inward(b)
        mitre = (na + nb) / (1 + na.dot(nb))
        rings.append([bm.verts.new(p + mitre * h + Vector((0, -q, 0)) - centre) for q, h in profile])
    k = len(profile)
    for i in range(n):
        for j in range(k):
            bm.faces.new((rings[i][j], rings[i][(j + 1) % k], rings[(i + 1) % n][(j + 1) % k], rings[(i + 1) % n][j]))
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    bm.to_mesh(mesh)
    bm.free()
    obj = link(name, mesh, material, centre + Vector((0, y - 0.0003, 0)), smooth=True)
    mesh.use_auto_smooth = True
    mesh.auto_smooth_angle = math.radians(28)
    return obj


def string_wall(name, x, y, steps, rise, going, material, thick=0.03, towards=1):
    """The stepped wall under an open flight that climbs along x; treads rest on it."""
    outline = [(x, 0.001)]
    for i in range(steps):
        top = rise * (i + 1) - 0.0345
        outline += [(x + towards * going * i, top), (x + towards * going * (i + 1), top)]
    outline.append((x + towards * going * steps, 0.001))
    return prism(name, outline, thick, material, "y", (0, y, 0))


def coffers(x0, x1, y0, y1, height, columns, rows, material, beam=(0.16, 0.14)):
    """A coffered ceiling: crossing beams with a small moulding at each edge."""
    w, d = beam
    for i in range(columns + 1):
        x = x0 + (x1 - x0) * i / columns
        box("beam", (x - w / 2, y0, height - d), (x + w / 2, y1, height - 0.0005), material, 0.004)
        for s in (-1, 1):
            side_moulding("beam moulding", x + s * w / 2, y0, y1, height - 0.0505, [(0, 0), (0.006, 0.004), (0.014, 0.020), (0.034, 0.040), (0.040, 0.050), (0, 0.050)], material, s)
    for j in range(rows + 1):
        y = y0 + (y1 - y0) * j / rows
        for i in range(columns):
            a, b = x0 + (x1 - x0) * i / columns + w / 2, x0 + (x1 - x0) * (i + 1) / columns - w / 2
            box("cross beam", (a, y - w / 2, height - d), (b, y + w / 2, height - 0.0005), material, 0.004)
