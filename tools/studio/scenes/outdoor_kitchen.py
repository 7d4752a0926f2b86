"""Golden hour on a deck by the lake: a stone grill island under a cedar pergola, a table laid, spruces on the shore."""

import math
import random

import bpy
from lib import camera, counter_set, floor_finishes, floor_pieces, lighting, materials as m, props
from lib.cladding import tiled
from lib.folded_cloth import folded
from lib.lake_view import backdrop
from lib.mesh import box, fold_uv, lathe, link, prism, rod, smooth_profile, tube
from works.look import drinking_glass, stone

DEVELOP = {"exposure": 0.6, "warmth": 0.0, "look": "High Contrast"}


def grill(x, y, z):
    """A built-in gas grill 0.8 m wide: lid with a rail, knobs, a face of steel. `x`, `y`: middle of its front."""
    steel = m.metal("steel")
    w = 0.41
    box("grill face", (x - w, y - 0.02, z - 0.20), (x + w, y + 0.54, z - 0.004), steel, 0.004)
    lid = [(0.02, 0.0)] + [(0.30 - 0.28 * math.cos(math.radians(a)), 0.04 + 0.25 * math.sin(math.radians(a))) for a in range(0, 91, 9)] + [(0.53, 0.29), (0.53, 0.0)]
    prism("grill lid", lid, 2 * w - 0.01, steel, "x", (x - w + 0.005, y, z), round=0.004)
    rod("lid rail", (x - w + 0.08, y - 0.035, z + 0.085), (x + w - 0.08, y - 0.035, z + 0.085), 0.013, steel)
    for s in (-1, 1):
        rod("lid post", (x + s * (w - 0.11), y - 0.035, z + 0.085), (x + s * (w - 0.11), y + 0.04, z + 0.09), 0.009, steel, 20)
    for k in range(4):
        kx = x + (k - 1.5) * 0.17
        rod("knob plate", (kx, y - 0.0205, z - 0.105), (kx, y - 0.026, z - 0.105), 0.034, m.metal("chrome"), 32)
        rod("knob", (kx, y - 0.026, z - 0.105), (kx, y - 0.058, z - 0.105), 0.024, m.metal("black"), 32)


def needles(colour, haze="#E8C6A0", clear=7.0, far=46.0):
    """Spruce needles, warmer and paler the more of the evening's air lies before them."""
    g = m.Graph(f"needles {colour}")
    away = g.math("DIVIDE", g.math("SUBTRACT", g.add("ShaderNodeCameraData").outputs["View Z Depth"], clear), far, clamp=True)
    random_tint = g.add("ShaderNodeHueSaturation", {"Value": g.math("MULTIPLY_ADD", g.add("ShaderNodeObjectInfo").outputs["Random"], 0.5, 0.8), "Color": m.linear(colour)}).outputs[0]
    g.set(Base_Color=random_tint, Roughness=0.6, Specular=0.2, Emission=m.linear(haze), Emission_Strength=g.math("MULTIPLY", away, 0.24))
    return g.material


def stand_of_trees(places):
    """Spruces (x, y, height), a few grown once and turned and scaled, so that no two are seen to be the same."""
    grown = [spruce(tall, seed) for seed, tall in enumerate((9.0, 10.0, 8.0, 11.0, 7.5))]
    rng = random.Random(4)
    for k, (x, y, tall) in enumerate(places):
        mesh, height = grown[k % len(grown)]
        obj = bpy.data.objects.new("boughs", mesh)
        obj.location = (x, y, -0.9)
        size = tall / height
        obj.scale = (size * rng.uniform(1.0, 1.25), size * rng.uniform(1.0, 1.25), size)
        obj.rotation_euler = (0, 0, rng.uniform(0, 2 * math.pi))
        bpy.context.scene.collection.objects.link(obj)


def spruce(tall, seed):
    """The boughs of a slim northern spruce, which hang and lift again at their tips, feathered with twigs that hang from them, down
    to the ground. Returns the mesh and its height."""
    rng = random.Random(seed)
    points, faces = [], []

    def twig(root, way, side, length, width):
        n = len(points)
        middle = [r + w * length * 0.4 for r, w in zip(root, way)]
        points.extend((root, [m_ + s * width for m_, s in zip(middle, side)], [r + w * length for r, w in zip(root, way)], [m_ - s * width for m_, s in zip(middle, side)]))
        faces.append((n, n + 1, n + 2, n + 3))

    boughs = int(tall * 105)
    for k in range(boughs):
        t = (k + rng.random()) / boughs
        z = tall * (0.02 + 0.975 * t)
        # No two sides of a spruce are alike: it reaches out where it had light.
        a = rng.uniform(0, 2 * math.pi)
        favour = 1 + 0.22 * math.sin(a * 2 + seed) + 0.16 * math.sin(t * 23 + a * 3 + seed)
        long = (tall * 0.165 * (1 - t) ** 0.78 * favour + 0.05) * rng.uniform(0.62, 1.12)
        c, s = math.cos(a), math.sin(a)
        lift = rng.uniform(0.05, 0.22) - 0.25 * (1 - t) * rng.random()
        steps = max(5, int(long * 15))
        for i in range(steps):
            u = (i + 0.5) / steps
            drop = long * (lift * u - 0.58 * u * u + 0.36 * u**4)
            root = (c * long * u, s * long * u, z + drop)
            size = (0.07 + 0.20 * long * (1 - 0.7 * u)) * rng.uniform(0.6, 1.2)
            for turn in (-0.95, 0.95, rng.uniform(-0.4, 0.4), rng.uniform(-1.4, 1.4)):
                d = a + turn
                way = (math.cos(d) * 0.86, math.sin(d) * 0.86, rng.uniform(-0.75, -0.05))
                twig(root, way, (-math.sin(d), math.cos(d), rng.uniform(-0.6, 0.6)), size, 0.010 + 0.016 * rng.random())
    mesh = bpy.data.meshes.new("boughs")
    mesh.from_pydata(points, [], faces)
    mesh.materials.append(needles(("#4C5B3B", "#56653F", "#465840", "#5B6742", "#50613F")[seed]))
    return mesh, tall


# Two points of the near shore run out into the lake, wooded down to the water: tall at the sides, lower and hazier farther out.
WOOD = (
    *((-7.2, 9.0, 10.5), (-9.0, 8.0, 12.0), (-8.2, 11.5, 11.0), (-6.9, 13.5, 9.0), (-10.5, 12.0, 12.5), (-8.6, 16.0, 10.0), (-7.4, 18.5, 8.6), (-6.6, 21.5, 7.4)),
    *((-9.8, 19.0, 10.5), (-8.0, 24.0, 8.0), (-6.0, 24.5, 6.6), (-11.0, 15.0, 12.0), (-9.4, 22.0, 9.0), (-5.3, 27.0, 5.6), (-7.0, 27.5, 6.4), (-12.5, 10.0, 12.0)),
    *((7.6, 10.0, 11.0), (9.4, 9.0, 12.5), (8.4, 13.0, 10.5), (10.4, 12.5, 12.0), (9.2, 16.0, 10.0), (11.6, 15.0, 12.0), (8.3, 18.5, 8.5), (10.0, 20.0, 9.4)),
    *((11.8, 19.5, 10.8), (9.2, 23.0, 7.6), (8.0, 25.5, 6.4), (10.6, 25.5, 7.6), (12.6, 23.0, 9.4), (7.0, 27.5, 5.4), (12.8, 12.0, 12.4), (13.4, 17.0, 11.4)),
)


def shore():
    """Rock and moss between the deck and the water, in low swells."""
    rng = random.Random(6)
    phase = [rng.uniform(0, 6.3) for _ in range(6)]
    columns, rows = 90, 34
    vertices = []
    for j in range(rows + 1):
        for i in range(columns + 1):
            x, y = -16 + 32 * i / columns, 1.3 + 14 * j / rows
            swell = 0.16 * math.sin(x * 0.9 + phase[0]) * math.sin(y * 0.8 + phase[1]) + 0.10 * math.sin(x * 2.3 + y * 1.7 + phase[2]) + 0.05 * math.sin(x * 5.1 - y * 3.9 + phase[3]) + 0.03 * rng.random()
            vertices.append((x, y, -0.42 - 0.075 * (y - 1.3) + swell - 0.03 * max(0, 3 - abs(x)) * (y - 1.3) / 6))
    n = columns + 1
    mesh = bpy.data.meshes.new("shore")
    mesh.from_pydata(vertices, [], [(j * n + i, j * n + i + 1, (j + 1) * n + i + 1, (j + 1) * n + i) for j in range(rows) for i in range(columns)])
    g = m.Graph("rock and moss")
    where = g.add("ShaderNodeTexCoord").outputs["Object"]
    patch = g.ramp(g.noise(where, 1.3, 4, 0.6), [(0.0, m.linear("#4B4F33")), (0.45, m.linear("#3C4229")), (0.55, m.linear("#6B6459")), (1.0, m.linear("#7C7468"))])
    fine = g.noise(where, 26, 4, 0.7)
    g.set(Base_Color=g.mix(fine, g.mix(1.0, patch, (0.55, 0.55, 0.5, 1), "MULTIPLY"), patch), Roughness=0.95, Normal=g.bump(fine, 0.9, 0.05))
    link("shore", mesh, g.material, smooth=True)


def build():
    deck, cedar = "walnut", "walnut"
    floor_pieces.lay("deck", floor_pieces.boards(0.14, 2.2, 3.9, 0.0, reach=9.0), (-6.0, 6.0, -7.4, 1.2), floor_finishes.timber("grey ash", 0.58), 0.0026, 0.002, 0.0022)
    box("deck ground", (-6.0, -7.4, -0.25), (6.0, 1.2, -0.0125), m.paint("#17130F", 0.9), 0)
    box("deck edge", (-6.0, 1.2, -0.25), (6.0, 1.23, 0.0), m.wood(deck, "x"), 0.004)
    backdrop(y=30.0, eye=1.5, wide=66.0, strength=1.15, hour="golden", seed=17, near=(0, 0.42), gap=2.2, soft=1, horizon=0.36)
    shore()
    stand_of_trees(WOOD)
    # The island: split stone under a leathered dark top; the grill, doors, a small refrigerator, a sink.
    side = tiled("#8D8578", "#6E675C", (0.31, 0.085), 0.004, "yz", 0.37, 0.22, 0.75, 1.6)
    x0, x1, y0, y1, z = -1.75, 1.85, -0.95, -0.15, 0.93
    box("island", (x0, y0 + 0.045, 0.001), (x1, y1, z - 0.041), m.plaster("#5F594F", 0.9, 0.3), 0)
    counter_set.tiled_wall(x0, x1, 0.002, z - 0.041, (0.29, 0.083), "#9A9184", 0.006, 0.37, 1.1, "stone", y0 + 0.040, 4, 0.75, "#5F594F", 0.34)
    for a, b in ((x0 - 0.003, x0 - 0.0005), (x1 + 0.0005, x1 + 0.003)):
        box("island end", (a, y0 + 0.03, 0.001), (b, y1, z - 0.041), side, 0)
    top = stone("space-grey", 0.35)
    gx = -0.35
    for a, b in ((x0 - 0.04, gx - 0.413), (gx + 0.413, x1 + 0.04)):
        fold_uv(box("top", (a, y0 - 0.02, z - 0.04), (b, y1 + 0.03, z), top, 0.003), (x0, y0, z))
    fold_uv(box("top back", (gx - 0.4125, y0 + 0.58, z - 0.04), (gx + 0.4125, y1 + 0.03, z), top, 0.0), (x0, y0, z))
    grill(gx, y0 + 0.01, z)
    steel = m.metal("steel")
    for a, b, low, high in ((gx - 0.40, gx - 0.003, 0.14, 0.66), (gx + 0.003, gx + 0.40, 0.14, 0.66), (0.40, 0.92, 0.14, 0.86), (1.05, 1.60, 0.14, 0.50), (1.05, 1.60, 0.506, 0.86), (-1.55, -0.95, 0.14, 0.86)):
        box("door", (a, y0 + 0.012, low), (b, y0 + 0.0295, high), steel, 0.004)
        if high - low < 0.4:
            rod("pull", (a + 0.08, y0 - 0.025, high - 0.06), (b - 0.08, y0 - 0.025, high - 0.06), 0.008, steel)
        else:
            px = b - 0.05 if a < gx else a + 0.05
            rod("pull", (px, y0 - 0.025, high - 0.30), (px, y0 - 0.025, high - 0.05), 0.008, steel)
    props.gooseneck((1.3, -0.30, z), 0.34, 0.18, "steel")
    box("sink", (1.10, -0.72, z + 0.0003), (1.52, -0.38, z + 0.001), steel, 0)
    box("board", (0.45, -0.75, z + 0.001), (0.85, -0.45, z + 0.026), m.wood("walnut", "x"), 0.006)
    props.fruit((0.62, -0.6, z + 0.028), 4, "lemon", 0.07)
    props.bowl((-1.35, -0.5, z + 0.001), 0.15, 0.085, m.ceramic("#E6DFD2", 0.4, 0.4))
    # The pergola.
    post = m.wood(cedar, "z")
    for x in (-3.0, 3.0):
        for y in (0.35, -3.2):
            box("post", (x - 0.075, y - 0.075, 0.001), (x + 0.075, y + 0.075, 2.50), post, 0.006)
            box("post foot", (x - 0.085, y - 0.085, 0.0005), (x + 0.085, y + 0.085, 0.05), m.metal("black"), 0.003)
    for y in (0.35, -3.2):
        for dy in (-0.10, 0.078):
            box("beam", (-3.4, y + dy, 2.34), (3.4, y + dy + 0.022, 2.56), m.wood(cedar, "x"), 0.004)
    for k in range(13):
        x = -3.0 + 0.5 * k
        box("rafter", (x - 0.022, -3.7, 2.562), (x + 0.022, 0.85, 2.72), m.wood(cedar, "y"), 0.004)
    for k in range(9):
        y = -3.5 + 0.52 * k
        box("lath", (-3.3, y - 0.02, 2.722), (3.3, y + 0.02, 2.757), m.wood(cedar, "x"), 0.003)
    # A string of bulbs from beam to beam.
    for run, (ya, yb) in enumerate(((-3.0, 0.2), (0.2, -3.0))):
        pts = []
        for i in range(13):
            t = i / 12
            pts.append((-2.9 + 5.8 * t, ya + (yb - ya) * t, 2.32 - 0.30 * math.sin(math.pi * t)))
        tube("string", pts, 0.004, m.metal("black"), resolution=4)
        for p in pts[1:-1]:
            lathe("bulb", smooth_profile([(0, -0.075), (0.022, -0.055), (0.024, -0.035), (0.012, -0.012), (0.011, 0.0), (0, 0.0)], 4), m.glow("#FFD08A", 9.0), p, 24)
    # A table laid for four comes in from the right.
    tx, ty = 1.35, -3.05
    for k in range(5):
        box("table board", (tx - 0.95, ty - 0.45 + 0.18 * k + 0.002, 0.71), (tx + 0.95, ty - 0.45 + 0.18 * (k + 1) - 0.002, 0.75), m.wood("walnut", "x"), 0.004)
    for sx in (-0.8, 0.8):
        for sy in (-0.36, 0.36):
            box("table leg", (tx + sx - 0.04, ty + sy - 0.04, 0.001), (tx + sx + 0.04, ty + sy + 0.04, 0.709), m.wood("walnut", "z"), 0.005)
    for s in (-1, 1):
        box("bench", (tx - 0.85, ty + s * 0.80 - 0.16, 0.42), (tx + 0.85, ty + s * 0.80 + 0.16, 0.455), m.wood("walnut", "x"), 0.005)
        for sx in (-0.7, 0.7):
            box("bench leg", (tx + sx - 0.03, ty + s * 0.80 - 0.13, 0.001), (tx + sx + 0.03, ty + s * 0.80 + 0.13, 0.4195), m.wood("walnut", "z"), 0.004)
    for sx in (-0.5, 0.35):
        for sy in (-0.24, 0.24):
            lathe("plate", smooth_profile([(0.001, 0), (0.08, 0.0), (0.13, 0.014), (0.128, 0.017), (0.08, 0.006), (0, 0.004)], 4), m.ceramic("#E6DFD2", 0.35, 0.4), (tx + sx, ty + sy, 0.751), 56)
            drinking_glass((tx + sx + 0.17, ty + sy * 0.7, 0.751))
    props.vase((tx - 0.08, ty, 0.751), 0.2, 0.075, m.ceramic("#8C8271", 0.5, 0.3))
    props.branches((tx - 0.08, ty, 0.92), 5, 0.32, 0.4, 9, colour="#4E5F3C")
    # Where somebody is about to cook: a platter, tongs, a cloth; a blanket for later on the bench.
    lathe("platter", smooth_profile([(0.001, 0), (0.10, 0.0), (0.16, 0.016), (0.158, 0.019), (0.10, 0.006), (0, 0.004)], 4), m.ceramic("#C9C0AE", 0.35, 0.4), (-1.02, -0.62, z + 0.001), 56)
    for dy in (-0.012, 0.012):
        rod("tongs", (-1.16, -0.66 + dy * 0.4, z + 0.026), (-0.88, -0.58 + dy * 2.4, z + 0.026), 0.005, steel, 16)
    folded((0.98, -0.72, z + 0.001), (0.22, 0.16), 3, 0.005, "#8C5A48", 12, 5, 500)
    folded((tx - 0.55, ty - 0.80, 0.4555), (0.44, 0.30), 4, 0.016, "#6F5A4C", 4, 8, 240)
    for k, (x, r) in enumerate(((-2.9, 0.22), (-3.35, 0.17))):
        lathe("planter", [(0, 0.001), (r * 0.78, 0.001), (r, 0.42), (r * 0.93, 0.42), (r * 0.9, 0.38), (0, 0.38)], m.concrete("#6F6A62", 0.7), (x, -1.3 - 0.5 * k, 0), 56)
        props.branches((x, -1.3 - 0.5 * k, 0.36), 8, 0.6, 0.5, 40 + k, leaf=0.06, colour="#4E5F3C")
    lighting.sun(122, 14, 11.0, 0.9, "#FFC285")
    lighting.area("sky", (-2.5, -6.5, 4.0), (0, -1.0, 0.6), (5.0, 3.0), 130, "#C9D3E6")
    lighting.surround("#C3C2CB", 0.42, sky=1.4, sky_colour="#F6C98E")
    camera.level((-1.50, -7.25, 1.50), 8.5, 33, (0.0, -0.05), focus=(0.0, -1.6, 1.0), fstop=1.6)
