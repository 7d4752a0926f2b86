"""The narrow bathroom of Nipigon: a step-free shower in green tile and a vanity on legs; or, `era` "before", the tub and the
golden oak that were found there, from the same camera."""

import math

import bpy
from lib import bathing, cabinets, camera, globes, lighting, materials as m, props, rooms, rugs, trim
from lib import vanity_things as vanity, washing_things as washing
from lib.cladding import tiled
from lib.crown_cut import wear
from lib.floor_rooms import curtain
from lib.folded_cloth import pile
from lib.lake_view import backdrop
from lib.loft import rounded, skin
from lib.mesh import box, lathe, rod, smooth_profile
from lib.openings import back_window
from lib.place import placed
from works.look import behind_camera, framed, fronts, glazed, ground, rail, stone

DEVELOP = {"exposure": 0.25, "warmth": -0.02, "look": "High Contrast"}

HEIGHT, HALF = 2.45, 1.18
# The window's edges are joints of the tile round it: three tiles from the corner, eleven wide, rows seven to ten.
WINDOW = (-0.985, -0.27, 1.40, 2.20)


def build(colour, stone_slug, tile, handle="black", tap="black", floor="tile:#B9B2A6", wall="#E4DFD4", era="after", seed=1):
    if era == "before":
        before()
    else:
        after(fronts(colour, "plain", handle), stone(stone_slug), tap, tile, floor, m.plaster(wall, 0.9, 0.3), seed)
    wear(bpy.data.objects)


def room(wall, seed, watts, strength):
    """Walls, window and camera: a narrow room seen from its door."""
    back_window(*WINDOW, -HALF - 0.2, HALF + 0.2, HEIGHT, wall, bars=(1, 1), watts=watts, sill=0.0, frame="#E9E5DB")
    # From below one sees the tops of spruces through it, and the sky.
    backdrop(eye=1.10, strength=strength, seed=seed, wide=9, near=(46, 0.62), gap=0.0, x=-0.6)
    rooms.wall("left wall", -HALF - 0.2, -HALF, -3.9, 0, HEIGHT, wall)
    rooms.wall("right wall", HALF, HALF + 0.2, -3.9, 0, HEIGHT, wall)
    rooms.ceiling(-HALF - 0.2, HALF + 0.2, -4.2, 0.2, HEIGHT)
    camera.level((0.03, -6.05, 1.32), -0.6, 41.0, (0, -0.058))
    behind_camera(-3.85, -HALF, HALF, HEIGHT)


def after(unit, top, tap, tile, floor, wall, seed):
    room(wall, seed, 30, 1.7)
    ground(floor, -HALF, HALF, -3.9)
    split = 0.02
    a, b, z0, z1 = WINDOW
    # Walk-in shower on the left, tiled to the ceiling on two sides, behind one pane.
    for p, q, low, high in ((-HALF, a, 0, HEIGHT), (b, split + 0.0, 0, HEIGHT), (a, b, 0, z0), (a, b, z1, HEIGHT)):
        glazed(tile, p, q, low, high, seed=int(p * 100) + 7)
    # The window is lined with the stone of the vanity.
    for low, high in (((a - 0.014, z0 - 0.014), (b + 0.014, z0 + 0.012)), ((a - 0.014, z1 - 0.012), (b + 0.014, z1 + 0.014)), ((a - 0.014, z0 + 0.0125), (a + 0.012, z1 - 0.0125)), ((b - 0.012, z0 + 0.0125), (b + 0.014, z1 - 0.0125))):
        box("window lining", (low[0], -0.016, low[1]), (high[0], 0.099, high[1]), top, 0.001)
    with placed(-HALF, 0, 0, 90):
        glazed(tile, -1.755, 0.0, 0, HEIGHT, seed=4)
        bathing.shower_set(-1.05, 2.05, -0.009, tap)
        box("ledge", (-0.62, -0.125, 1.02), (-0.22, -0.008, 1.045), top, 0.002)
        washing.amber(-0.52, -0.07, 1.046, tap)
        props.soap((-0.36, -0.07, 1.046), "#D8CFBE", tap)
    box("tray", (-HALF + 0.01, -1.755, 0.0005), (split - 0.02, -0.010, 0.014), m.concrete("#A9A397", 0.5), 0.004)
    box("drain", (-1.02, -0.14, 0.0142), (-0.14, -0.07, 0.0152), m.metal("black"), 0)
    bathing.glass_screen(split, -1.755, -0.02, 2.02, tap)
    # The vanity on the right wall faces the shower.
    with placed(HALF, 0, 0, -90):
        left, w, z = 0.32, 1.02, 0.86
        end, mid = left + w, left + w / 2
        unit.across().run("vanity", left, [w / 2, w / 2], ["drawers2", "drawers2"], front=-0.50, depth=0.495, low=0.20, high=z - 0.03, toe=False)
        box("vanity side", (end, -0.50, 0.20), (end + 0.018, -0.001, z - 0.031), unit.material, 0.001)
        for x in (left + 0.04, end - 0.03):
            for y in (-0.46, -0.05):
                rod("foot", (x, y, 0.001), (x, y, 0.20), 0.014, m.metal(tap))
        cabinets.counter("top", left - 0.01, end + 0.025, -0.515, -0.001, top, z=z, offset=(0.2, 0.3))
        bathing.round_basin((mid, -0.27, z + 0.0005), 0.19, 0.11)
        bathing.wall_tap(mid, 1.10, 0, tap, 0.17)
        bathing.mirror("round", mid, 1.58, (0.74,), -0.001, tap)
        for x in (mid - 0.54, mid + 0.54):
            globes.sconce(x, 1.60, 0, tap, 0.058)
        washing.toothbrushes(end - 0.10, -0.10, z + 0.001, "#B9A58C")
        washing.soap_dish(left + 0.10, -0.36, z + 0.001)
        pile((end - 0.11, -0.34, z + 0.001), 2, (0.16, 0.20), 3, 0.008, ("#E6DFD2", "#A9B3A0"), seed=seed)
        rail(end + 0.25, end + 0.85, -0.07, 1.15, m.metal(tap))
        props.hanging_towel((end + 0.50, -0.07, 1.152), 0.42, 0.62, "#CFC5B2", 3)
        props.hanging_towel((end + 0.74, -0.07, 1.154), 0.17, 0.36, "#8E9C8C", 8)
        vanity.coil((end + 0.36, -0.19, 0.001), 0.15, 0.27)
        pile((end + 0.36, -0.19, 0.20), 2, (0.20, 0.19), 3, 0.016, ("#B9B29F", "#E4DED2"), seed=seed + 2, weave=200)
    glazed(tile, split + 0.015, HALF - 0.001, 0, 1.20, seed=12)
    cabinets.shelf("ledge", split + 0.02, HALF - 0.001, -0.10, -0.0095, 1.226, "oak", 0.024)
    washing.terracotta(0.30, -0.055, 1.2265, ((0.0, 0.042),))
    washing.candle(0.46, -0.05, 1.2265, "#8C8271", 0.07)
    framed(0.78, 1.66, (0.40, 0.52), ("#DDD5C5", "#A9AFA2", "#7C877C", "#4F5F55"), y=-0.001)
    rugs.rug(0.09, 0.60, -1.86, -1.02, ("#D3CBBC", "#B9B09F", "#8E9C8C"), "border", fringe=0, seed=seed)
    trim.downlight(-0.55, -0.85, HEIGHT)
    trim.downlight(0.5, -1.9, HEIGHT)
    trim.side_skirting(HALF, -3.8, -1.36, -1)
    lighting.area("door", (0.35, -4.6, 1.5), (-0.3, -0.8, 0.9), (1.5, 2.0), 34, "#FFF3E4").visible_glossy = False
    # By the window in the end wall the sun comes towards the room and lies on the vanity's wall.
    lighting.sun(142, 33, 7.0, 0.9, "#FFE2BE")
    lighting.surround("#F4F2EE", 0.24)


def almond_tub(x0, x1, y0, y1, high, china):
    """An enamelled tub with a flat apron: one skin from its foot over the rim down to the floor inside."""
    w, d = x1 - x0, y1 - y0
    sections = ((0.0, 0.000, 0.004), (0.0, high - 0.030, 0.020), (0.0, high - 0.008, 0.026), (-0.008, high, 0.03), (-0.060, high, 0.06), (-0.070, high - 0.006, 0.07), (-0.095, high - 0.10, 0.10), (-0.135, 0.13, 0.14), (-0.185, 0.085, 0.15))
    rings = [[(x, y, z) for x, y in rounded(w + 2 * inset, d + 2 * inset, radius)] for inset, z, radius in sections]
    skin("tub", rings, china, ((x0 + x1) / 2, (y0 + y1) / 2, 0.001), last=True, angle=50)


def before():
    """The room forty years old and well scrubbed."""
    wall = m.plaster("#D3C9B6", 0.9, 0.2)
    room(wall, 3, 24, 1.6)
    box("vinyl", (-HALF, -3.9, -0.06), (HALF, 0, 0), tiled("#A08A68", "#8A7656", (0.20, 0.20), 0.003, "xy", 0.0, 0.10, 0.34, 0.12), 0)
    old, a, b = "#CDB496 108x108 0", WINDOW[0], WINDOW[1]
    tiles = dict(jitter=0.05, tilt=0.25, roughness=0.14, grout="#B3A38A")
    high = 0.108 * 17
    # A hair short of the window's edges, for faces that coincide are black.
    e = 0.0015
    for p, q, low, top in ((-HALF, a - e, 0, high), (b + e, b + 0.108, WINDOW[2], high), (a, b, 0, WINDOW[2] - e), (b + e, HALF, 0, 0.108 * 12)):
        glazed(old, p, q, low, top, seed=int(q * 50) + 9, **tiles)
    almond, chrome, oak = m.ceramic("#D3C19C", 0.14), m.metal("chrome"), m.wood("oak", "z")
    t = -0.40
    with placed(-HALF, 0, 0, 90):
        glazed(old, -1.62, 0, 0, high, seed=2, **tiles)
        for x, z, r, out in ((-0.80, 0.74, 0.042, 0.055), (-0.80, 0.55, 0.020, 0.135)):
            rod("tub fitting", (x, -0.009, z), (x, -out, z), r, chrome)
        lathe("tub valve", smooth_profile([(0, 0.03), (0.022, 0.028), (0.030, 0.0), (0.0, 0.0)], 4), chrome, (-0.80, -0.056, 0.74)).rotation_euler = (math.pi / 2, 0, 0)
        rod("shower arm", (-0.80, -0.006, 1.93), (-0.80, -0.15, 1.87), 0.009, chrome)
        lathe("shower head", [(0, 0.05), (0.014, 0.05), (0.036, 0), (0, 0)], chrome, (-0.80, -0.165, 1.82))
        box("soap recess", (-0.52, -0.012, 1.08), (-0.36, -0.009, 1.19), m.ceramic("#B79C7C", 0.2), 0.004)
        box("cake of soap", (-0.48, -0.03, 1.10), (-0.41, -0.012, 1.122), m.ceramic("#E5D3B4", 0.5), 0.008)
    almond_tub(-HALF + 0.010, t, -1.60, -0.010, 0.42, almond)
    for k, (y, tint, tall) in enumerate(((-0.14, "#7F9A8E", 0.20), (-0.22, "#D9CBB0", 0.17), (-0.30, "#9C5C40", 0.19))):
        lathe("shampoo", smooth_profile([(0, 0), (0.026, 0), (0.029, 0.008), (0.029, tall * 0.72), (0.014, tall * 0.84), (0.013, tall)], 4), m.paint(tint, 0.25), (t - 0.045, y, 0.422), 32)
    rod("curtain rail", (t - 0.02, -1.78, 1.98), (t - 0.02, -0.002, 1.98), 0.011, chrome)
    with placed(t - 0.02, 0, 0, 90):
        curtain(-0.60, -0.06, 0.0, 0.30, 1.955, "#B9A68A", 6, 5)
    for k in range(9):
        lathe("curtain ring", [(0.016, 0), (0.018, 0.002), (0.016, 0.004), (0.014, 0.002), (0.016, 0)], m.paint("#E9E3D5", 0.3), (t - 0.02, -0.64 + 0.07 * k, 1.968), 20).rotation_euler = (math.pi / 2, 0, 0)
    golden = fronts("wood:oak", "shaker", None)
    with placed(HALF, 0, 0, -90):
        left, w, z = 0.32, 1.02, 0.80
        end = left + w
        golden.run("vanity", left, [w / 2, w / 2], ["panel", "panel"], front=-0.50, depth=0.495, high=z - 0.03)
        box("vanity side", (end, -0.50, 0.001), (end + 0.015, -0.001, z - 0.031), oak, 0.001)
        for x in (left + w / 2 - 0.05, left + w / 2 + 0.05):
            cabinets.knob("knob", (x, -0.50, 0.55), m.metal("aged brass"), 0.016)
        cream = m.ceramic("#DCCBA6", 0.22)
        box("cultured top", (left - 0.01, -0.52, z - 0.03), (end + 0.02, -0.001, z), cream, 0.008)
        box("cultured back", (left - 0.01, -0.022, z + 0.0005), (end + 0.02, -0.001, z + 0.09), cream, 0.006)
        bathing.round_basin((left + w / 2, -0.28, z - 0.055), 0.19, 0.075, material=cream)
        props.basin_tap((left + w / 2, -0.07, z), "chrome", 0.12, 0.09)
        box("cabinet mirror", (left + 0.2, -0.11, 1.15), (end - 0.2, -0.001, 1.85), oak, 0.006)
        box("cabinet glass", (left + 0.245, -0.1135, 1.195), (end - 0.245, -0.1105, 1.805), m.mirror(), 0)
        washing.toothbrushes(end - 0.12, -0.13, z + 0.001, "#B9805A")
        props.soap((left + 0.12, -0.14, z + 0.001), "#C98F5A", "chrome")
        rail(end + 0.22, end + 0.86, -0.07, 1.15, chrome)
        props.hanging_towel((end + 0.44, -0.07, 1.152), 0.34, 0.62, "#8C6F57", 3)
        props.hanging_towel((end + 0.72, -0.07, 1.154), 0.20, 0.40, "#B99468", 5)
        vanity.coil((end + 0.34, -0.20, 0.001), 0.16, 0.40)
    # The lamp of those years: a mushroom of opal glass against the ceiling.
    lathe("lamp", smooth_profile([(0, -0.11), (0.07, -0.10), (0.125, -0.06), (0.135, -0.025), (0.11, -0.012), (0, -0.012)], 6), globes.opal(3.0), (0.24, -1.55, HEIGHT), 56)
    lathe("lamp plate", [(0, -0.014), (0.12, -0.014), (0.125, -0.001), (0, -0.001)], m.metal("aged brass"), (0.24, -1.55, HEIGHT), 56)
    lighting.point("lamp light", (0.24, -1.55, 2.20), 13, "#FFD8A4", 0.11)
    rugs.rug(-0.36, 0.24, -2.34, -1.84, ("#9A7556", "#7E5C42", "#B08D6A"), "border", turned=True, fringe=0, seed=5)
    box("scales", (0.55, -0.42, 0.001), (0.84, -0.13, 0.055), m.paint("#C9B892", 0.3), 0.02, 4)
    box("dial", (0.63, -0.26, 0.0552), (0.76, -0.17, 0.058), m.paint("#EFEBDD", 0.2), 0.002)
    lighting.area("door", (0.1, -4.6, 1.6), (-0.1, -0.8, 1.0), (1.6, 1.9), 20, "#FFF0DA").visible_glossy = False
    lighting.surround("#F4F0E6", 0.22)
