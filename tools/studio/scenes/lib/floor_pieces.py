"""Floors laid piece by piece, all pieces in one mesh: boards, tiles, hexagons, herringbone.

A layout yields pieces (corners, middle, direction): a convex outline in x, y and the way its grain runs. `lay` cuts
them to the room and writes for the shader, on every piece, its own coordinates in metres along and across the grain
(UV map "piece") and its own random number (attribute "lot"). One mesh traces faster than hundreds of objects.
"""

import math
import random

import bpy
from mathutils import Vector

from .mesh import link


def lay(name, layout, room, material, joint=0.0006, chamfer=0.0008, drop=0.0012, seed=1, elsewhere=True, lippage=0.0):
    """Lays the pieces of a layout inside `room` (x0, x1, y0, y1), top at z = 0.

    `joint`: half the gap between pieces; `chamfer`, `drop`: width and depth of the broken edge. `elsewhere`: each
    piece reads its pattern from another place; off, every piece shows the same middle. `lippage`: how far pieces
    stand proud of one another.
    """
    rng = random.Random(seed)
    vertices, faces, uvs, numbers = [], [], [], []
    for corners, middle, direction in layout:
        number = rng.random()
        away = (rng.uniform(0, 40), rng.uniform(0, 40)) if elsewhere else (0.0, 0.0)
        outer = shrink(clip(corners, room), joint)
        inner = shrink(outer, chamfer)
        if len(outer) < 3 or len(inner) != len(outer):
            continue
        n, first = len(outer), len(vertices)
        lift = rng.uniform(-lippage, 0)
        vertices += [(x, y, lift) for x, y in inner] + [(x, y, lift - drop) for x, y in outer] + [(x, y, -0.012) for x, y in outer]
        top = [first + k for k in range(n)]
        rim = [first + n + k for k in range(n)]
        foot = [first + 2 * n + k for k in range(n)]
        piece = [top] + [[rim[k], rim[(k + 1) % n], top[(k + 1) % n], top[k]] for k in range(n)] + [[foot[k], foot[(k + 1) % n], rim[(k + 1) % n], rim[k]] for k in range(n)]
        c, s = math.cos(direction), math.sin(direction)
        for face in piece:
            faces.append(face)
            numbers.append(number)
            for v in face:
                x, y = vertices[v][0] - middle[0], vertices[v][1] - middle[1]
                uvs += [away[0] + c * x + s * y, away[1] - s * x + c * y]
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata(vertices, [], faces)
    mesh.uv_layers.new(name="piece").data.foreach_set("uv", uvs)
    mesh.attributes.new("lot", "FLOAT", "FACE").data.foreach_set("value", numbers)
    return link(name, mesh, material)


def clip(corners, room):
    """The part of a convex outline that lies in the room."""
    x0, x1, y0, y1 = room
    for axis, limit, sign in ((0, x0, 1), (0, x1, -1), (1, y0, 1), (1, y1, -1)):
        kept = []
        for a, b in zip(corners, [*corners[1:], *corners[:1]]):
            da, db = sign * (a[axis] - limit), sign * (b[axis] - limit)
            if da >= 0:
                kept.append(a)
            if (da < 0) != (db < 0):
                t = da / (da - db)
                kept.append((a[0] + t * (b[0] - a[0]), a[1] + t * (b[1] - a[1])))
        corners = kept
        if len(corners) < 3:
            return []
    return corners


def shrink(corners, by):
    """A convex outline, counter-clockwise, with every side moved in by `by`; empty if nothing is left."""
    tidy = [p for k, p in enumerate(corners) if math.dist(p, corners[k - 1]) > 1e-5]
    n = len(tidy)
    if n < 3:
        return []
    out = []
    for k in range(n):
        before, p, after = Vector(tidy[k - 1]), Vector(tidy[k]), Vector(tidy[(k + 1) % n])
        a, b = (p - before).normalized(), (after - p).normalized()
        na, nb = Vector((-a.y, a.x)), Vector((-b.y, b.x))
        out.append(tuple(p + (na + nb) * (by / max(0.2, 1 + na.dot(nb)))))
    area = sum(p[0] * q[1] - q[0] * p[1] for p, q in zip(out, out[1:] + out[:1])) / 2
    return out if area > 1e-5 and all((Vector(out[(k + 1) % n]) - Vector(out[k])).dot(Vector(tidy[(k + 1) % n]) - Vector(tidy[k])) > 0 for k in range(n)) else []


def _turned(u0, u1, v0, v1, angle, grain=0.0):
    """A rectangle of the layout's own u, v, as a piece in the room turned by `angle`."""
    c, s = math.cos(angle), math.sin(angle)
    place = lambda u, v: (c * u - s * v, s * u + c * v)  # noqa: E731
    return [place(u0, v0), place(u1, v0), place(u1, v1), place(u0, v1)], place((u0 + u1) / 2, (v0 + v1) / 2), angle + grain


def boards(width, shortest, longest, angle=0.0, reach=4.5, seed=2):
    """Boards in running lengths; `angle` in degrees from the back wall."""
    rng = random.Random(seed)
    rows = int(reach / width) + 1
    for row in range(-rows, rows):
        u = -reach - rng.uniform(0, longest)
        while u < reach:
            end = u + rng.uniform(shortest, longest)
            yield _turned(u, end, row * width, (row + 1) * width, math.radians(angle))
            u = end


def tiles(length, width, angle=0.0, stagger=0.0, reach=4.0, shift=(0.0, 0.0)):
    """Rectangular tiles; every next row is moved by `stagger` of a length."""
    rows, columns = int(reach / width) + 1, int(reach / length) + 2
    for row in range(-rows, rows):
        for column in range(-columns, columns):
            u = (column + (row * stagger) % 1) * length + shift[0]
            v = row * width + shift[1]
            yield _turned(u, u + length, v, v + width, math.radians(angle))


def herringbone(width, blocks, angle=45.0, reach=4.0):
    """Blocks `blocks` times as long as wide, at right angles to one another."""
    steps = int(2 * reach / width) + 2
    strips = int(reach / (width * blocks)) + 2
    for j in range(-strips, strips):
        for k in range(-steps, steps):
            a, b = (k + j * blocks) * width, (k - j * blocks) * width
            if abs(a) > reach * 1.5 or abs(b) > reach * 1.5:
                continue
            yield _turned(a, a + blocks * width, b, b + width, math.radians(angle))
            yield _turned(a, a + width, b + width, b + (blocks + 1) * width, math.radians(angle), math.pi / 2)


def hexagons(side, reach=3.2, shift=(0.0, 0.0)):
    """Regular hexagons with the given side, a point towards the wall."""
    across = side * math.sqrt(3)
    rows = int(reach / (1.5 * side)) + 1
    columns = int(reach / across) + 2
    for row in range(-rows, rows):
        for column in range(-columns, columns):
            cx = column * across + (row % 2) * across / 2 + shift[0]
            cy = row * 1.5 * side + shift[1]
            yield [(cx + side * math.cos(math.radians(60 * k + 30)), cy + side * math.sin(math.radians(60 * k + 30))) for k in range(6)], (cx, cy), 0.0


def tufts(name, room, material, kind="loop", pitch=0.009, patch=0.40, seed=7):
    """A carpet of real tufts, one patch of it laid many times: "loop" is rows of fat loops, "pile" cut ends that lean
    every way. Their tops lie near z = 0."""
    rng = random.Random(seed)
    vertices, faces, numbers = [], [], []
    count = round(patch / pitch)
    step = patch / count
    for i in range(count):
        for j in range(count):
            x, y = (i + 0.5 + rng.uniform(-0.22, 0.22)) * step, (j + 0.5 + rng.uniform(-0.2, 0.2)) * step
            number = rng.random()
            if kind == "loop":
                _loop(vertices, faces, x, y, step, rng)
            else:
                _cut_end(vertices, faces, x, y, step, rng)
            numbers += [number] * (len(faces) - len(numbers))
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata(vertices, [], faces)
    mesh.attributes.new("lot", "FLOAT", "FACE").data.foreach_set("value", numbers)
    mesh.materials.append(material)
    mesh.polygons.foreach_set("use_smooth", [True] * len(mesh.polygons))
    x0, x1, y0, y1 = room
    for a in range(math.ceil((x1 - x0) / patch)):
        for b in range(math.ceil((y1 - y0) / patch)):
            obj = bpy.data.objects.new(name, mesh)
            half = (a * 7 + b * 13) % 2
            obj.location = (x0 + (a + half) * patch, y1 - (b + 1 - half) * patch, 0)
            obj.rotation_euler = (0, 0, math.pi * half)
            bpy.context.scene.collection.objects.link(obj)


def _loop(vertices, faces, x, y, step, rng):
    """One fat loop: a low dome, longer than wide."""
    n, rings = 8, 3
    a = rng.uniform(-0.5, 0.5)
    c, s = math.cos(a), math.sin(a)
    long, wide, high = step * 0.60, step * 0.47, step * rng.uniform(0.62, 0.85)
    first = len(vertices)
    for r in range(rings):
        t = math.pi / 2 * r / rings
        for k in range(n):
            u, v = long * math.cos(t) * math.cos(2 * math.pi * k / n), wide * math.cos(t) * math.sin(2 * math.pi * k / n)
            vertices.append((x + c * u - s * v, y + s * u + c * v, -step * 0.75 + high * math.sin(t)))
    vertices.append((x, y, -step * 0.75 + high))
    for r in range(rings - 1):
        for k in range(n):
            j = (k + 1) % n
            faces.append((first + r * n + k, first + r * n + j, first + (r + 1) * n + j, first + (r + 1) * n + k))
    for k in range(n):
        faces.append((first + (rings - 1) * n + k, first + (rings - 1) * n + (k + 1) % n, first + rings * n))


def _cut_end(vertices, faces, x, y, step, rng):
    """One cut tuft: a twisted stub, flat on top, that leans."""
    n, first = 5, len(vertices)
    lean = (rng.gauss(0, 0.5) * step, rng.gauss(0, 0.5) * step)
    high = rng.uniform(-0.25, 0.0) * step
    for z, radius, part, turn in ((-2.2 * step, 0.40, 0.0, 0.0), (-0.35 * step + high, 0.60, 0.8, 0.5), (high, 0.50, 1.0, 0.7)):
        for k in range(n):
            a = 2 * math.pi * k / n + turn
            vertices.append((x + lean[0] * part + radius * step * math.cos(a), y + lean[1] * part + radius * step * math.sin(a), z))
    for r in range(2):
        for k in range(n):
            j = (k + 1) % n
            faces.append((first + r * n + k, first + r * n + j, first + (r + 1) * n + j, first + (r + 1) * n + k))
    faces.append(tuple(first + 2 * n + k for k in range(n)))
