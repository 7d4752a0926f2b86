"""Basins of vanities and their taps. A basin's plan is a superellipse: 2 is an oval, 7 a rectangle with soft corners.

Taps stand behind the basin and their spouts point to -y. Metres.
"""

import math

import bmesh
import bpy
from mathutils import Vector

from .finishes import fitting, glaze
from .mesh import box, lathe, link, rod, tube

SEGMENTS = 96


def outline(half_x, half_y, power, count=SEGMENTS):
    """The closed plan of a basin around its own middle."""
    points = []
    for k in range(count):
        c, s = math.cos(2 * math.pi * k / count), math.sin(2 * math.pi * k / count)
        points.append((half_x * math.copysign(abs(c) ** (2 / power), c), half_y * math.copysign(abs(s) ** (2 / power), s)))
    return points


def _shell(name, rings, at, material):
    """A skin through rings of (half_x, half_y, power, z); the last ring is closed."""
    mesh = bpy.data.meshes.new(name)
    bm = bmesh.new()
    previous = None
    for half_x, half_y, power, z in rings:
        ring = [bm.verts.new((x, y, z)) for x, y in outline(half_x, half_y, power)]
        if previous:
            for k in range(SEGMENTS):
                j = (k + 1) % SEGMENTS
                bm.faces.new((previous[k], previous[j], ring[j], ring[k]))
        previous = ring
    bm.faces.new(previous)
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    bm.to_mesh(mesh)
    bm.free()
    obj = link(name, mesh, material, at, smooth=True)
    mesh.use_auto_smooth = True
    mesh.auto_smooth_angle = math.radians(50)
    return obj


# Half width, half depth, power of the plan: of the hole in the top (undermount) or of the rim (vessel).
UNDERMOUNT = {"oval": (0.215, 0.160, 2.0), "rectangle": (0.235, 0.155, 9.0)}
VESSEL = {"round": (0.195, 0.195, 2.0), "square": (0.190, 0.190, 9.0), "long": (0.245, 0.170, 7.0), "boat": (0.245, 0.165, 2.6)}
VESSEL_HEIGHT = 0.114


def undermount(shape, at):
    """A china basin under a hole in the stone; `at` is the middle of the hole at the underside of the top."""
    a, b, n = UNDERMOUNT[shape]
    china = glaze()
    depth = 0.135
    rings = [(a + 0.016, b + 0.016, n, -0.0006), (a + 0.004, b + 0.004, n, -0.0008)]
    for k in range(11):
        t = k / 10
        shrink = 1 - 0.10 * t - 0.42 * max(0, (t - 0.62) / 0.38) ** 2
        rings.append(((a + 0.003) * shrink, (b + 0.003) * shrink, n - (n - 2.5) * 0.5 * t, -0.004 - depth * math.sin(t * math.pi / 2) ** 0.9))
    rings.append((0.03, 0.03, 2.0, -0.006 - depth))
    _shell("basin", rings, at, china)
    _waste((at[0], at[1], at[2] - depth - 0.0055))


def vessel(shape, at, colour="#F3F0EA", roughness=0.12):
    """A basin standing on the top; `at` is the middle of its foot."""
    a, b, n = VESSEL[shape]
    h, t = VESSEL_HEIGHT, 0.008
    rings = []
    upright = n > 4
    for k in range(9):
        s = k / 8
        grow = (0.86 + 0.14 * s**0.7) if upright else (0.52 + 0.48 * math.sin(s * math.pi / 2) ** 0.8)
        rings.append((a * grow, b * grow, n, h * s))
    rings.append((a - t * 0.3, b - t * 0.3, n, h + 0.0022))
    rings.append((a - t * 0.8, b - t * 0.8, n, h + 0.0016))
    for k in range(9):
        s = 1 - k / 8
        grow = (0.87 + 0.13 * s**0.7) if upright else (0.50 + 0.50 * math.sin(s * math.pi / 2) ** 0.8)
        rings.append(((a - t) * grow, (b - t) * grow, n, 0.014 + (h - 0.015) * s))
    rings += [(0.6 * rings[-1][0], 0.6 * rings[-1][1], 2.4, 0.0115), (0.03, 0.03, 2.0, 0.0105)]
    _shell("vessel", rings, at, glaze(colour, roughness))
    _waste((at[0], at[1], at[2] + 0.011))


def _waste(at):
    lathe("waste", [(0.0, 0.0028), (0.019, 0.0024), (0.023, 0.0004), (0.031, 0.0)], fitting("chrome"), at, 40)


def tap(kind, metal, at):
    """"single" and "tall" (for vessels) have one lever; "widespread" and "cross" two handles and an arched spout."""
    {"single": _single, "tall": _tall, "square": _square, "widespread": _widespread, "cross": _cross}[kind](Vector(at), fitting(metal))


def _body(at, radius, height, metal):
    profile = [(0, 0), (radius + 0.006, 0), (radius + 0.006, 0.004), (radius, 0.007), (radius, height - 0.003), (radius - 0.003, height), (0, height)]
    return lathe("tap body", profile, metal, at, 48)


def _arc(at, rise, reach, radius, metal, drop=0.03):
    r = reach / 2
    points = [at, at + Vector((0, 0, rise - r))]
    points += [at + Vector((0, -r + r * math.cos(a), rise - r + r * math.sin(a))) for a in (math.pi * k / 12 for k in range(1, 13))]
    points.append(points[-1] + Vector((0, 0, -drop)))
    tube("tap spout", points, radius, metal, curved=False)


def _single(at, metal, height=0.15, reach=0.125):
    _body(at, 0.0205, height, metal)
    tube("tap spout", [at + Vector((0, 0, height - 0.04)), at + Vector((0, -reach * 0.55, height - 0.030)), at + Vector((0, -reach * 0.94, height - 0.036)), at + Vector((0, -reach, height - 0.056))], 0.0115, metal)
    rod("tap stem", at + Vector((0, 0, height)), at + Vector((0, 0, height + 0.016)), 0.012, metal)
    rod("tap lever", at + Vector((0, 0.004, height + 0.014)), at + Vector((0, -0.070, height + 0.030)), 0.0045, metal, 20)


def _tall(at, metal):
    _single(at, metal, 0.275, 0.165)


def _square(at, metal, height=0.155, reach=0.13):
    x, y, z = at
    box("tap foot", (x - 0.026, y - 0.026, z + 0.0003), (x + 0.026, y + 0.026, z + 0.006), metal, 0.002)
    box("tap body", (x - 0.019, y - 0.019, z + 0.006), (x + 0.019, y + 0.019, z + height), metal, 0.003)
    box("tap spout", (x - 0.017, y - reach, z + height - 0.034), (x + 0.017, y - 0.0195, z + height - 0.016), metal, 0.003)
    box("tap lever", (x - 0.0165, y - 0.055, z + height + 0.006), (x + 0.0165, y + 0.018, z + height + 0.013), metal, 0.002)
    box("tap neck", (x - 0.010, y - 0.010, z + height), (x + 0.010, y + 0.010, z + height + 0.006), metal, 0.001)


def _widespread(at, metal):
    _body(at, 0.0175, 0.05, metal)
    _arc(at + Vector((0, 0, 0.048)), 0.135, 0.135, 0.0105, metal)
    for s in (-1, 1):
        foot = at + Vector((s * 0.102, 0, 0))
        _body(foot, 0.0165, 0.045, metal)
        rod("tap hub", foot + Vector((0, 0, 0.045)), foot + Vector((0, 0, 0.058)), 0.010, metal)
        rod("tap lever", foot + Vector((-s * 0.008, 0, 0.055)), foot + Vector((s * 0.062, -0.006, 0.063)), 0.0048, metal, 20)


def _cross(at, metal):
    _body(at, 0.0185, 0.05, metal)
    _arc(at + Vector((0, 0, 0.048)), 0.15, 0.14, 0.0115, metal)
    for s in (-1, 1):
        foot = at + Vector((s * 0.102, 0, 0))
        _body(foot, 0.0175, 0.042, metal)
        rod("tap hub", foot + Vector((0, 0, 0.042)), foot + Vector((0, 0, 0.068)), 0.009, metal)
        for a in (0.4, 0.4 + math.pi / 2):
            d = Vector((math.cos(a), math.sin(a), 0)) * 0.030
            rod("tap cross", foot + Vector((0, 0, 0.060)) - d, foot + Vector((0, 0, 0.060)) + d, 0.0050, metal, 20)
