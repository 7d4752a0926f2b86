"""Stairs: the foot of an oak flight, its turned newel, and the handrail that runs into it."""

import math

from mathutils import Matrix, Vector

from lib import camera, joinery, materials as m, profiles, props, rooms
from lib.mesh import box, lathe, prism, smooth_profile
from services.light import window
from works.built_in import _boots

DEVELOP = {"exposure": 0.22, "warmth": -0.02, "look": "Medium High Contrast"}

STEPS, RISE, GOING = 9, 0.18, 0.27
NEWEL = [(0.052, 0.30), (0.052, 0.306), (0.044, 0.318), (0.052, 0.334), (0.040, 0.352), (0.030, 0.372), (0.036, 0.46), (0.040, 0.56), (0.034, 0.70), (0.030, 0.80), (0.040, 0.815), (0.046, 0.828), (0.040, 0.842), (0.052, 0.852), (0.052, 0.858)]
BALUSTER = [(0.015, 0.0), (0.015, 0.15), (0.011, 0.165), (0.016, 0.18), (0.011, 0.195), (0.017, 0.26), (0.014, 0.38), (0.010, 0.56), (0.014, 0.575), (0.010, 0.59), (0.012, 0.72), (0.012, 0.9)]


def build():
    rooms.plank_floor(-3, 3.4, -3.5, 1.6, "pale oak", 0.18, "x", 6)
    white = m.paint("#EDE8DD", 0.45)
    wall_y = 1.12
    box("wall", (-4, wall_y, 0), (4, wall_y + 0.1, 4), m.plaster("#7F8A80", 0.9, 0.45), 0)
    joinery.moulding("base", -4, -0.36, wall_y, 0.0008, profiles.BASEBOARD, white)
    x, y = -0.35, 0.0
    oak, along = m.wood("oak", "z"), m.wood("oak", "y")
    for i in range(STEPS):
        a, z = x + GOING * i, RISE * (i + 1)
        box("tread", (a - 0.030, y - 0.030, z - 0.034), (a + GOING + 0.004, wall_y - 0.002, z), along, 0.012, 6)
        # Under the nosing, along the front and round the open end.
        box("scotia", (a - 0.014, y - 0.014, z - 0.048), (a - 0.0005, wall_y - 0.003, z - 0.0345), white, 0.005, 4)
        box("scotia return", (a, y - 0.014, z - 0.048), (a + GOING, y - 0.0005, z - 0.0345), white, 0.005, 4)
        box("riser", (a, y + 0.0305, z - RISE - 0.02), (a + 0.018, wall_y - 0.002, z - 0.0345), white, 0.0008, 1)
    joinery.string_wall("string", x, y, STEPS, RISE, GOING, white)
    joinery.moulding("string base", x + 0.02, 3.4, y, 0.0008, profiles.BASEBOARD, white)
    slope = RISE / GOING
    panels(x, y, slope, white)
    nx, ny = x - 0.012, y + 0.035
    newel(nx, ny, oak)
    for i in range(STEPS):
        # Three a tread: nothing of four inches may pass between them.
        for k in range(3):
            px = x + GOING * (i + 0.16 + k / 3)
            if px < nx + 0.10:
                continue
            z = RISE * (i + 1)
            top = 1.065 + slope * (px - nx)
            scale = (top - z) / 0.9
            lathe("baluster", [(r, h * scale) for r, h in smooth_profile(BALUSTER, 4)], white, (px, ny, z), 32)
    length = (GOING * STEPS) / math.cos(math.atan(slope))
    rail = prism("handrail", profiles.handrail(), length, m.wood("oak", "y"), "y")
    along_slope, upright = Vector((1, 0, slope)).normalized(), Vector((-slope, 0, 1)).normalized()
    turned = Matrix((along_slope.cross(upright), along_slope, upright)).transposed()
    rail.matrix_world = Matrix.Translation((nx + 0.045, ny, 1.052 + slope * 0.045)) @ turned.to_4x4()
    bench(-1.52, wall_y)
    window((-2.6, -1.6, 1.9), (0.1, 0.2, 0.7), (1.5, 1.7), 66, (-2.7, -2.0, -1.3, -0.6), (70, 29, 3.8), 0.42)
    camera.level((-0.02, -2.75, 1.02), 0, 36, (0.04, -0.085))



def bench(x, wall_y):
    """A walnut bench against the wall, a blanket on it and boots below."""
    y0, y1, high, wide = wall_y - 0.40, wall_y - 0.04, 0.44, 0.92
    box("bench top", (x, y0, high - 0.034), (x + wide, y1, high), m.wood("walnut", "x"), 0.005)
    for a in (x + 0.05, x + wide - 0.084):
        box("bench end", (a, y0 + 0.02, 0.001), (a + 0.034, y1 - 0.02, high - 0.0345), m.wood("walnut", "z"), 0.003)
    box("bench rail", (x + 0.085, y1 - 0.10, 0.12), (x + wide - 0.085, y1 - 0.075, 0.19), m.wood("walnut", "x"), 0.003)
    props.folded_towels((x + 0.30, (y0 + y1) / 2, high + 0.001), 2, (0.36, 0.28), 0.05, ("#A5583A", "#D8CDBA"))
    _boots(x + 0.60, (y0 + y1) / 2 + 0.07, "#4A3526", 0.25)


def panels(x, y, slope, material):
    """Framed panels under the flight, their heads on the slope."""
    for p, q in ((0.74, 1.16), (1.28, 1.70), (1.82, 2.24)):
        corners = [(x + p, 0.20), (x + q, 0.20), (x + q, slope * q - 0.16), (x + p, slope * p - 0.16)]
        joinery.frame_polygon("string panel", corners, y, material, MOULD)


MOULD = profiles.section((0, 0), ("line", 7, 0), ("bead", 0, 6), ("line", 0, 1), ("swell", 6, 1), ("rise", -9, 14), ("line", 0, 1), ("line", -4, 0))


def newel(x, y, oak):
    box("newel foot", (x - 0.055, y - 0.055, 0.001), (x + 0.055, y + 0.055, 0.38), oak, 0.003)
    lathe("newel turned", smooth_profile(NEWEL, 6), oak, (x, y, 0.08), 72)
    box("newel head", (x - 0.055, y - 0.055, 0.938), (x + 0.055, y + 0.055, 1.17), oak, 0.003)
    box("newel cap", (x - 0.066, y - 0.066, 1.1704), (x + 0.066, y + 0.066, 1.192), oak, 0.006)
    lathe("newel ball", smooth_profile([(0, 0), (0.030, 0.0), (0.022, 0.012), (0.048, 0.052), (0.036, 0.088), (0, 0.1)], 8), oak, (x, y, 1.1924), 72)
