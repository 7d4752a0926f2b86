"""The workshop: a beech bench by a window with planes, chisels and shavings, oak boards against the wall, stone samples."""

import math
import random

import bpy
from contact import sample
from lib import camera, lighting, materials as m, props, rooms
from lib.cladding import panel_boards
from lib.mesh import box, lathe, link, prism, rod
from lib.place import placed

DEVELOP = {"exposure": 0.4, "warmth": -0.015, "look": "High Contrast"}

BENCH = 0.90


def plane(x, y, heading, length=0.24, species="walnut"):
    """A wooden bench plane: body, wedge, iron, a turned knob and a tote."""
    wood, steel = m.wood(species, "x"), m.metal("steel")
    with placed(x, y, BENCH + 0.0008, heading):
        half = length / 2
        box("plane body", (-half, -0.033, 0), (half, 0.033, 0.062), wood, 0.005)
        iron = box("iron", (-0.003, -0.025, 0), (0.003, 0.025, 0.14), steel, 0.001)
        iron.location = (0.012, 0, 0.092)
        iron.rotation_euler = (0, math.radians(-42), 0)
        wedge = prism("wedge", [(-0.006, -0.05), (0.012, -0.05), (0.005, 0.06), (-0.003, 0.06)], 0.044, m.wood("oak", "z"), "y", (0.030, -0.022, 0.075), round=0.002)
        wedge.rotation_euler = (0, math.radians(-42), 0)
        lathe("knob", [(0, 0), (0.014, 0), (0.012, 0.012), (0.020, 0.030), (0.021, 0.042), (0.012, 0.052), (0, 0.054)], m.wood(species, "z"), (-half + 0.045, 0, 0.062), 36)
        prism("tote", [(0, 0), (0.030, 0), (0.026, 0.03), (0.040, 0.075), (0.030, 0.085), (0.012, 0.080), (0.004, 0.05)], 0.022, m.wood(species, "z"), "y", (half - 0.065, -0.011, 0.062), round=0.006)


def chisel(x, y, heading, width=0.018, species="oak"):
    """A chisel lying down: blade, ferrule, handle."""
    with placed(x, y, BENCH + 0.001, heading):
        prism("blade", [(0, 0), (0.012, 0.0045), (0.13, 0.005), (0.13, 0)], width, m.metal("steel"), "y", (0, -width / 2, 0.008))
        rod("neck", (0.13, 0, 0.0115), (0.155, 0, 0.0125), 0.005, m.metal("steel"), 16)
        rod("ferrule", (0.155, 0, 0.0125), (0.172, 0, 0.0130), 0.0105, m.metal("brass"), 24)
        handle = lathe("handle", [(0, 0), (0.0105, 0), (0.0145, 0.03), (0.0135, 0.08), (0.0155, 0.105), (0.012, 0.115), (0, 0.116)], m.wood(species, "z"), (0.172, 0, 0.0135), 32)
        handle.rotation_euler = (0, math.pi / 2, 0)


def shaving(x, y, z, rng, species="maple"):
    """A curl of planed wood: a thin ribbon wound into an open spiral."""
    turns, width = rng.uniform(1.2, 2.6), rng.uniform(0.014, 0.030)
    n = 40
    points, faces = [], []
    for i in range(n + 1):
        a = 2 * math.pi * turns * i / n
        r = 0.008 + 0.010 * i / n
        for s in (0, 1):
            points.append((r * math.cos(a), (s - 0.5) * width + 0.010 * i / n, r * math.sin(a) + 0.018))
    for i in range(n):
        faces.append((2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2))
    mesh = bpy.data.meshes.new("shaving")
    mesh.from_pydata(points, [], faces)
    obj = link("shaving", mesh, m.wood(species, "y", tone=1.05), (x, y, z), smooth=True)
    obj.rotation_euler = (rng.uniform(-0.3, 0.3), rng.uniform(-0.3, 0.3), rng.uniform(0, 6.3))


def build():
    rng = random.Random(6)
    height = 2.9
    wall = m.plaster("#DDD6CA", 0.9, 0.4)
    rooms.plank_floor(-2.9, 3.0, -5.0, 0.0, "oak", 0.2, "x", seed=7)
    rooms.wall("back wall", -3.1, 3.2, 0, 0.2, height, wall)
    rooms.side_window(-2.9, -2.9, -0.5, 0.95, 2.5, -5.2, 0, height, wall, bars=(4, 3), frame="#3B4A43", watts=130, colour="#FFF2E0")
    rooms.ceiling(-3.1, 3.2, -5.2, 0.2, height)
    panel_boards("boards", -1.75, 1.15, 1.02, 2.16, -0.001, m.paint("#3A5148", 0.55), 0.16)
    # Tools on the wall: saws, squares, mallets, a rack of chisels.
    steel, brass, beech = m.metal("steel"), m.metal("brass"), m.wood("oak", "x")
    for k, (x, z, size) in enumerate(((-1.42, 1.86, 0.52), (-1.36, 1.60, 0.44))):
        prism("saw blade", [(0, 0), (size, 0.03), (size, 0.075), (0, 0.125)], 0.0015, steel, "y", (x, -0.026, z), round=0.0)
        prism("saw handle", [(-0.11, 0.02), (-0.10, 0.115), (-0.05, 0.135), (0.02, 0.125), (0.02, 0.0), (-0.05, -0.01)], 0.02, m.wood("walnut", "z"), "y", (x, -0.036, z), round=0.006)
        box("saw grip", (x - 0.072, -0.0366, z + 0.035), (x - 0.035, -0.0150, z + 0.095), m.paint("#2A3B34"), 0.003)
    for k, x in enumerate((-0.60, -0.42)):
        box("square stock", (x, -0.034, 1.62), (x + 0.026, -0.0145, 1.86 - 0.06 * k), m.wood("walnut", "z"), 0.003)
        box("square blade", (x + 0.0265, -0.026, 1.80 - 0.06 * k), (x + 0.25 - 0.06 * k, -0.023, 1.845 - 0.06 * k), steel, 0.0008)
    box("chisel rack", (-0.10, -0.075, 1.72), (0.98, -0.014, 1.752), beech, 0.003)
    for k in range(9):
        x = -0.02 + 0.12 * k
        lathe("rack handle", [(0, 0), (0.011, 0), (0.0145, 0.03), (0.0135, 0.08), (0.0155, 0.105), (0.012, 0.115), (0, 0.116)], m.wood(("oak", "walnut", "ash")[k % 3], "z"), (x, -0.05, 1.765), 28)
        rod("rack ferrule", (x, -0.05, 1.7525), (x, -0.05, 1.766), 0.0108, brass, 24)
        box("rack blade", (x - 0.004 - 0.0016 * k, -0.0525, 1.56), (x + 0.004 + 0.0016 * k, -0.0475, 1.7195), steel, 0.0006)
    box("wall shelf", (-1.70, -0.19, 1.33), (1.10, -0.0145, 1.362), beech, 0.003)
    for k in range(5):
        lathe("tin", [(0, 0), (0.038, 0), (0.038, 0.085), (0.035, 0.088), (0, 0.088)], m.paint(("#B5653F", "#D9CFBF", "#24463B", "#8C8271", "#C9A35E")[k]), (-1.55 + 0.10 * k, -0.10, 1.3625), 40)
    with placed(-0.75, -0.10, 1.3625 - BENCH):
        plane(0, 0, 4, 0.22, "oak")
    with placed(-0.38, -0.10, 1.3625 - BENCH):
        plane(0, 0, -6, 0.16, "walnut")
    for k, kind in enumerate(("calacatta-oro-classic", "sahara-noir", "carrara-super", "wood:walnut", "statuario-extra", "urban-bronze")):
        sample(-0.06 + 0.205 * k, -0.085, 1.3628, (0.18, 0.22), kind, lean=9)
    # The bench: a thick top on square legs, a vice at the left, a tool tray behind.
    y0, y1 = -1.45, -0.75
    for k in range(4):
        a = y0 + (y1 - y0) * k / 4
        box("bench top", (-1.60, a + 0.0004, BENCH - 0.085), (1.30, a + (y1 - y0) / 4 - 0.0004, BENCH), m.wood("maple", "x"), 0.003)
    for x in (-1.35, 1.0):
        for y in (y0 + 0.06, y1 - 0.15):
            box("leg", (x, y, 0.001), (x + 0.10, y + 0.09, BENCH - 0.0855), m.wood("oak", "z"), 0.004)
    box("stretcher", (-1.25, y0 + 0.08, 0.20), (1.0, y0 + 0.12, 0.32), beech, 0.004)
    box("bench shelf", (-1.30, y0 + 0.13, 0.30), (1.05, y1 - 0.10, 0.325), beech, 0.003)
    box("vice chop", (-1.30, y0 - 0.075, BENCH - 0.20), (-0.86, y0 - 0.012, BENCH - 0.002), m.wood("walnut", "x"), 0.006)
    rod("vice screw", (-1.08, y0 - 0.16, BENCH - 0.12), (-1.08, y0 - 0.01, BENCH - 0.12), 0.022, m.metal("iron"))
    rod("vice bar", (-1.20, y0 - 0.145, BENCH - 0.12), (-0.96, y0 - 0.145, BENCH - 0.12), 0.009, m.wood("ash", "z"))
    # Work on it: a shaker door being fitted, a plane in a drift of shavings, chisels, a square, a sheet.
    with placed(0.42, -1.12, 0, -7):
        for low, high, grain in (((-0.30, -0.20), (-0.236, 0.20), "y"), ((0.236, -0.20), (0.30, 0.20), "y"), ((-0.2355, 0.136), (0.2355, 0.20), "x"), ((-0.2355, -0.20), (0.2355, -0.136), "x")):
            box("door frame", (*low, BENCH + 0.0008), (*high, BENCH + 0.0208), m.wood("oak", grain), 0.0012)
        box("door panel", (-0.2355, -0.1355, BENCH + 0.001), (0.2355, 0.1355, BENCH + 0.011), m.wood("oak", "x"), 0)
    plane(-0.36, -1.14, 14, 0.28)
    plane(0.98, -0.92, 80, 0.20, "oak")
    for k in range(26):
        shaving(-0.55 + rng.uniform(-0.22, 0.34), -1.18 + rng.uniform(-0.2, 0.2), BENCH, rng)
    for k in range(9):
        shaving(-0.5 + rng.uniform(-0.5, 0.5), -1.75 + rng.uniform(-0.25, 0.2), 0.0, rng)
    for k in range(3):
        chisel(-0.98 + 0.075 * k, -1.22 + 0.02 * k, 84 + 5 * k, 0.012 + 0.006 * k, ("oak", "walnut", "ash")[k])
    box("mallet head", (0.86, -1.36, BENCH + 0.001), (1.00, -1.28, BENCH + 0.081), m.wood("oak", "x"), 0.006)
    rod("mallet grip", (0.93, -1.28, BENCH + 0.041), (0.93, -1.06, BENCH + 0.030), 0.013, m.wood("ash", "z"))
    # Boards against the wall at the right, short ones on the shelf below.
    for k, (species, w, h, lean) in enumerate((("oak", 0.24, 2.35, 7), ("walnut", 0.20, 2.1, 8), ("pale oak", 0.26, 2.5, 6), ("oak", 0.22, 1.9, 9), ("ash", 0.18, 2.2, 8))):
        board = box("board", (-w / 2, -0.016, -h / 2), (w / 2, 0.016, h / 2), m.wood(species, "z"), 0.003)
        a = math.radians(lean)
        board.rotation_euler = (-a, 0, 0)
        board.location = (1.45 + 0.255 * k, -0.03 - h / 2 * math.sin(a) - 0.02 * (k % 2), h / 2 * math.cos(a) + 0.006)
    for k in range(4):
        box("offcut", (-1.1 + 0.04 * k, y0 + 0.18, 0.326 + 0.034 * k), (-0.1 - 0.06 * k, y0 + 0.42 - 0.02 * k, 0.356 + 0.034 * k), m.wood(("oak", "walnut", "ash", "oak")[k], "x"), 0.002)
    lathe("bucket", [(0, 0.001), (0.13, 0.001), (0.16, 0.30), (0.153, 0.30), (0.125, 0.01), (0, 0.01)], m.metal("steel"), (0.55, -1.1, 0.325), 48)
    lathe("stool", [(0, 0.62), (0.17, 0.62), (0.175, 0.605), (0.16, 0.585), (0, 0.585)], m.wood("walnut", "x"), (1.72, -1.5, 0), 56)
    for k in range(3):
        a = 0.5 + k * 2.094
        rod("stool leg", (1.72 + 0.20 * math.cos(a), -1.5 + 0.20 * math.sin(a), 0.002), (1.72 + 0.10 * math.cos(a), -1.5 + 0.10 * math.sin(a), 0.59), 0.016, m.wood("walnut", "z"))
    props.pendant((-0.25, -1.1, 1.95), height, 0.17, outer=m.paint("#24463B", 0.3), finish="brass", glow=4.0)
    lighting.sun(74, 28, 16.0, 0.7, "#FFE3BE")
    lighting.area("fill", (0.8, -4.6, 2.3), (0, -0.9, 1.0), (2.4, 1.6), 27, "#EEF1F6").visible_glossy = False
    lighting.surround("#EEF1F5", 0.36)
    camera.level((-0.95, -4.85, 1.34), 11, 36, (0.0, -0.075))
