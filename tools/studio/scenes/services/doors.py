"""Doors and built-ins: a panelled oak door ajar in its casing, beside it a painted bookcase and a seat under the window."""

import math
import random

import bmesh
import bpy
from mathutils import Vector

from home_millwork import pillow
from lib import cabinets, camera, fronts, joinery, materials as m, profiles, rooms
from lib.lighting import area
from lib.landscape import backdrop
from lib.mesh import box, link, rod
from lib.openings import back_window
from lib.place import placed
from services.light import window
from works.built_in import _bay, _dress

DEVELOP = {"exposure": 0.02, "warmth": -0.02, "look": "Medium High Contrast"}

CORNICE = profiles.section((0, 0), ("line", 5, 0), ("bead", 0, 7), ("line", 0, 2), ("line", 5, 0), ("rise", 26, 36), ("line", 0, 3), ("line", 5, 0), ("swell", 18, 18), ("line", 0, 9), ("line", 3, 0), ("line", 0, 12), ("line", -62, 0))


def build():
    rng = random.Random(5)
    plaster = m.plaster("#D2C9B8", 0.9, 0.4)
    blue, brass = m.paint("#55656A", 0.42), m.metal("aged brass")
    height, open0, open1, head = 2.7, -1.10, -0.26, 2.06
    rooms.plank_floor(-2.4, 3.2, -5.0, 2.8, "oak", 0.18, "y", 8)
    back_window(1.12, 2.36, 0.82, 2.12, open1, 3.4, height, plaster, bars=(2, 2), watts=60, sill=0.03)
    rooms.wall("wall left", -2.6, open0, 0, 0.22, height, plaster)
    rooms.wall("wall over door", open0, open1, 0, 0.22, height, plaster, head)
    backdrop(eye=1.25, strength=2.2, seed=14)
    # The room behind the door lies in sun.
    box("next wall", (-3.4, 2.8, 0), (0.6, 2.9, height), m.plaster("#CFC4AE", 0.9, 0.4), 0)
    area("next room", (-1.9, 1.5, 2.2), (-0.5, 2.4, 0.8), (1.2, 1.2), 46, "#FFEBCF")
    # Jambs and casings.
    white = m.paint("#ECE7DC", 0.42)
    box("jamb left", (open0, 0.001, 0), (open0 + 0.018, 0.219, head), white, 0.001)
    box("jamb right", (open1 - 0.018, 0.001, 0), (open1, 0.219, head), white, 0.001)
    box("jamb head", (open0 + 0.0185, 0.001, head - 0.018), (open1 - 0.0185, 0.219, head), white, 0.001)
    e, wide = 0.006, 0.083
    casing(open0 - e, open1 + e, 0.0008, head + e, white)
    casing(1.12 - e, 2.36 + e, 0.847, 2.12 + e, white)
    joinery.moulding("base", -2.6, open0 - e - wide - 0.001, 0, 0.0008, profiles.BASEBOARD, white)
    door(open0 + 0.021, -0.0015, open1 - open0 - 0.042, head - 0.026, -38, brass)
    # Built in: cupboards and shelves, and a seat under the window.
    case0, case1, seat1, low = -0.02, 0.98, 2.72, 0.47
    cupboards("base", case0, [case1 - case0], low, blue, brass)
    box("case top", (case0 - 0.008, -0.495, low + 0.0005), (case1, -0.001, low + 0.028), blue, 0.003)
    shelves = (0.84, 1.17, 1.50, 1.82)
    for p, q in ((case0, (case0 + case1) / 2), ((case0 + case1) / 2 + 0.0005, case1)):
        _bay(p, q, -0.32, 0.318, low + 0.029, 2.14, shelves, blue)
        for z, tall in zip((low + 0.0285, *shelves), (0.29, 0.27, 0.26, 0.25, 0.26)):
            _dress(p + 0.04, q - 0.04, -0.27, z + 0.0005, rng, tall)
    box("case head", (case0, -0.322, 2.1405), (case1, -0.001, 2.255), blue, 0.002)
    joinery.moulding("case crown", case0 - 0.01, case1 + 0.01, -0.3225, 2.175, CORNICE, blue)
    cupboards("seat", case1 + 0.0006, [(seat1 - case1) / 2] * 2, 0.40, blue, brass)
    box("seat board", (case1 + 0.001, -0.51, 0.4005), (seat1, -0.001, 0.43), m.wood("oak", "x"), 0.005)
    linen = m.fabric("#CFC6B4", 700)
    for k in range(2):
        a = case1 + 0.012 + (seat1 - case1) / 2 * k
        box("cushion", (a, -0.50, 0.431), (a + (seat1 - case1) / 2 - 0.02, -0.035, 0.505), linen, 0.028, 6)
    pillow(1.24, -0.17, 0.503, 0.40, m.fabric("#7C5A45", 700), -18, 8)
    pillow(2.46, -0.17, 0.503, 0.40, m.fabric("#66705F", 700), -18, -7)
    box("book", (1.66, -0.42, 0.506), (1.86, -0.28, 0.526), m.cloth_cover("#6B4A32"), 0.003)
    window((-2.6, -2.4, 1.9), (0.1, 0.0, 1.0), (1.8, 1.9), 105, (-3.6, -2.9, -2.2, -1.5), (60, 30, 4.2), 0.42)
    camera.level((0.48, -4.35, 1.22), 0, 37, (0.0, -0.012))


def cupboards(name, x, widths, high, paint, metal):
    """Low cupboards of two doors each, with knobs at their upper corners."""
    cabinets.run(name, x, widths, ["panels"] * len(widths), -0.48, 0.478, paint, None, low=0.09, high=high)
    for wide in widths:
        for side in (-1, 1):
            cabinets.knob(f"{name} knob", (x + wide / 2 + side * 0.030, -0.48, high - 0.075), metal, 0.014)
        x += wide


def casing(x0, x1, low, z, material):
    """Two uprights and a head, their thick edges outwards, mitred at the corners."""
    path = [((x0, low), (-1, 0)), ((x0, z), (-1, 1)), ((x1, z), (1, 1)), ((x1, low), (1, 0))]
    section = profiles.CASING
    mesh = bpy.data.meshes.new("casing")
    bm = bmesh.new()
    rings = [[bm.verts.new(Vector((x + dx * h, -p - 0.0003, zz + dz * h))) for p, h in section] for (x, zz), (dx, dz) in path]
    k = len(section)
    for a, b in zip(rings, rings[1:]):
        for j in range(k):
            bm.faces.new((a[j], a[(j + 1) % k], b[(j + 1) % k], b[j]))
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    bm.to_mesh(mesh)
    bm.free()
    link("casing", mesh, material, smooth=True)
    mesh.use_auto_smooth = True
    mesh.auto_smooth_angle = math.radians(28)


def door(x, y, wide, high, swing, metal):
    """A solid oak door of two raised panels, hung at its left edge and turned `swing` degrees."""
    up, across = m.wood("oak", "z"), m.wood("oak", "x")
    thick, stile, top, lock, foot = 0.044, 0.115, 0.115, (0.86, 1.04), 0.23
    with placed(x, y, 0.008, swing):
        box("stile hinge", (0, 0, 0), (stile, thick, high), up, 0.0015, 2)
        box("stile lock", (wide - stile, 0, 0), (wide, thick, high), up, 0.0015, 2)
        e = 0.0005
        for z0, z1 in ((0, foot), lock, (high - top, high)):
            box("rail", (stile + e, 0, z0), (wide - stile - e, thick, z1), across, 0.0015, 2)
        bead = profiles.section((0, 0), ("line", 13, 0), ("rise", -9, 9), ("line", 0, 2), ("line", -4, 0))
        for z0, z1 in ((foot, lock[0]), (lock[1], high - top)):
            fronts._faced("panel", stile + e, wide - stile - e, z0 + e, z1 - e, 0.015, up, 0.014, [(0.012, 0), (0.045, 0.010)], 0.0006)
            joinery.frame("panel bead", stile + e, wide - stile - e, z0 + e, z1 - e, 0.0155, (across, up), bead)
        kx, kz = wide - 0.062, 0.95
        box("plate", (kx - 0.022, -0.003, kz - 0.09), (kx + 0.022, -0.0003, kz + 0.09), metal, 0.001)
        cabinets.knob("knob", (kx, -0.003, kz + 0.03), metal, 0.027)
        rod("keyhole", (kx, -0.0034, kz - 0.045), (kx, -0.0030, kz - 0.045), 0.005, m.metal("black"), 16)
        for z in (0.22, high / 2, high - 0.22):
            rod("hinge", (-0.004, -0.004, z - 0.05), (-0.004, -0.004, z + 0.05), 0.006, metal, 20)
