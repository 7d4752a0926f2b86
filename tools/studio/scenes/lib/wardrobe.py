"""What people keep in closets: clothes on hangers, folded knitwear, shoes, boxes, jars. Each stands or hangs at a point."""

import math
import random

import bpy
import numpy as np

from . import china, materials as m
from .mesh import box, lathe, link, rod, smooth_profile

MUTED = ("#E4DED2", "#C9BFAE", "#8E8776", "#5E6A66", "#3F4A52", "#A98B70", "#D8CDBE", "#6C5648", "#B7B4AC", "#2F3438", "#7F8B7C", "#EDE8DF")
KIDS = ("#D9B36C", "#9DB3A6", "#C98F76", "#E9E2D4", "#7F94A6", "#B8C2B0")
# Length below the rod, half depth at the shoulder, thickness; metres, as garments measure.
GARMENTS = {
    "shirts": (0.80, 0.215, 0.030),
    "jackets": (0.90, 0.230, 0.048),
    "coats": (1.12, 0.235, 0.055),
    "dresses": (1.28, 0.190, 0.034),
    "trousers": (0.70, 0.175, 0.030),
    "small": (0.50, 0.140, 0.026),
}


# How long the sleeves are of those that have any.
SLEEVES = {"shirts": 0.60, "jackets": 0.62, "coats": 0.64, "small": 0.33, "dresses": 0.19}
COLLARED = ("shirts", "jackets", "coats", "small")


def garment(at, kind, colour, rng, length=None, sleeves=False):
    """One garment hanging from a rod along x at `at`, its shoulders in the y, z plane: a thin closed skin whose folds
    grow towards the hem. `sleeves` gives it sleeves, and a collar where it has one."""
    drop, half, thick = GARMENTS[kind]
    drop = (length or drop) * rng.uniform(0.92, 1.05)
    around, rows = 44, 26
    a = np.linspace(0, 2 * math.pi, around, endpoint=False)
    folds = rng.randint(3, 5)
    phases = [rng.uniform(0, 6.28) for _ in range(4)]
    lean, thick = rng.uniform(-0.012, 0.012), thick * rng.uniform(0.85, 1.2)
    rings = []
    for k in range(rows + 1):
        t = k / rows
        down = -0.055 - (drop - 0.055) * (t**1.15)
        below = -0.055 - down
        if kind == "trousers":
            reach = half * (1 - math.exp(-below / 0.012)) * (1 - 0.10 * t)
        else:
            slope = min(1.0, below / 0.085)
            reach = 0.045 + (half - 0.045) * slope**0.85 + 0.018 * math.sin(phases[0] + 4 * t) * t
        body = thick * (0.30 + 0.70 * min(1.0, below / 0.10)) * (1 + 0.25 * t)
        y = np.sign(np.cos(a)) * np.abs(np.cos(a)) ** 0.8 * reach
        x = np.sign(np.sin(a)) * np.abs(np.sin(a)) ** 0.7 * body / 2
        swing = 0.011 * t * np.sin(folds * 2.6 * y / half + phases[1]) + 0.005 * min(1.0, below / 0.1) * np.sin(7.1 * y / half + phases[2] + 3 * t)
        hem = 0.010 * np.sin(5 * y / half + phases[3]) * t
        rings.append(np.column_stack([x + swing + lean * t, y, np.full(around, down) + hem]))
    vertices = np.concatenate(rings)
    i = np.arange(around)
    j = (i + 1) % around
    faces = [np.stack([k * around + i, (k + 1) * around + i, (k + 1) * around + j, k * around + j], axis=1) for k in range(rows)]
    faces = np.concatenate(faces).tolist()
    faces.append(list(range(around)))
    faces.append(list(range(rows * around, (rows + 1) * around))[::-1])
    vertices = vertices.tolist()
    for side in (-1, 1) if sleeves and kind in SLEEVES else ():
        sleeve(vertices, faces, side, SLEEVES[kind] * rng.uniform(0.96, 1.04), half, thick, rng)
    if sleeves and kind in COLLARED:
        collar(vertices, faces, half, thick)
    mesh = bpy.data.meshes.new(kind)
    mesh.from_pydata(vertices, [], faces)
    obj = link(kind, mesh, cloth(colour), at, smooth=True)
    mesh.use_auto_smooth = True
    mesh.auto_smooth_angle = math.radians(75)
    return obj


def tubed(vertices, faces, rings):
    """Joins rings of points into a skin, shut at its end."""
    first, n = len(vertices), len(rings[0])
    for ring in rings:
        vertices += ring
    for r in range(len(rings) - 1):
        for k in range(n):
            j = (k + 1) % n
            faces.append([first + r * n + k, first + (r + 1) * n + k, first + (r + 1) * n + j, first + r * n + j])
    faces.append([first + (len(rings) - 1) * n + k for k in range(n)][::-1])


def sleeve(vertices, faces, side, length, half, thick, rng):
    """A sleeve that hangs from the end of the shoulder, bent a little at its elbow, with a fold or two and a cuff."""
    swing, bend, phase = rng.uniform(-0.014, 0.014), rng.uniform(-0.006, 0.016), rng.uniform(0, 6.28)
    n, rows, rings = 12, 12, []
    for r in range(rows + 1):
        t = r / rows
        crease = 1 + 0.10 * math.sin(phase + 9 * t) * math.sin(math.pi * t)
        wide = (0.058 - 0.022 * t) * crease * (half / 0.215)
        flat = thick * (0.62 - 0.10 * t) + 0.004
        if t > 0.93:
            wide, flat = wide * 1.05, flat * 1.08
        y = side * (half - 0.052 + 0.040 * min(1.0, t / 0.25) - bend * math.sin(math.pi * t))
        z = -0.082 - (length - 0.03) * t
        rings.append([(swing * t + flat * math.sin(a), y + wide * math.cos(a), z - side * 0.012 * math.cos(a) * (1 - t)) for a in (2 * math.pi * k / n for k in range(n))])
    tubed(vertices, faces, rings)


def collar(vertices, faces, half, thick):
    """A turned-down collar about the neck of the hanger."""
    n = 16
    scale = half / 0.215
    rings = []
    for reach, body, z in ((0.074, 0.80, -0.072), (0.062, 0.72, -0.040), (0.052, 0.62, -0.022), (0.046, 0.46, -0.024), (0.043, 0.40, -0.050)):
        rings.append([(thick * body * math.sin(a), reach * scale * math.cos(a), z) for a in (2 * math.pi * k / n for k in range(n))])
    tubed(vertices, faces, rings)


def cloth(colour):
    """Cotton or wool, matt."""
    return m.fabric(colour, 700)


def hanger(at, finish="chrome", shoulders="oak", half=0.19):
    """A hanger on a rod at `at`: a wire hook over the rod and a wooden bow below it."""
    x, y, z = at
    data = bpy.data.curves.get(f"hook {finish}")
    if data is None:
        data = bpy.data.curves.new(f"hook {finish}", "CURVE")
        data.dimensions = "3D"
        data.bevel_depth, data.bevel_resolution = 0.0019, 2
        points = [(0, 0.021 * math.sin(s), 0.021 * math.cos(s)) for s in np.linspace(-1.9, 2.6, 14)] + [(0, 0.004, -0.030), (0, 0.0, -0.062)]
        spline = data.splines.new("POLY")
        spline.points.add(len(points) - 1)
        for knot, p in zip(spline.points, points):
            knot.co = (*p, 1)
        data.materials.append(m.metal(finish))
    hook = bpy.data.objects.new("hook", data)
    hook.location = (x, y, z)
    bpy.context.scene.collection.objects.link(hook)


def hang(x0, x1, y, z, kind, seed=1, fill=0.72, colours=MUTED, finish="chrome", length=None, sleeves=False):
    """Garments side by side on a rod from x0 to x1, sorted in runs of one colour as tidy people do."""
    rng = random.Random(seed)
    thick = GARMENTS[kind][2]
    x = x0 + 0.05 + rng.uniform(0, 0.03)
    end = x0 + (x1 - x0) * fill
    colour = rng.choice(colours)
    while x < end:
        if rng.random() < 0.45:
            colour = rng.choice(colours)
        hanger((x, y, z), finish)
        piece = garment((x, y, z), kind, colour, rng, length, sleeves)
        piece.rotation_euler.z = math.radians(rng.uniform(-5, 5))
        x += thick * rng.uniform(1.35, 1.9) + (0.022 if sleeves else 0.012)


def folded(at, count, size=(0.27, 0.32), seed=1, colours=MUTED):
    """A stack of folded knitwear; `at` is the middle of its foot."""
    rng = random.Random(seed)
    x, y, z = at
    for _ in range(count):
        t = rng.uniform(0.026, 0.042)
        dx, dy = rng.uniform(-0.006, 0.006), rng.uniform(-0.006, 0.006)
        w, d = size[0] * rng.uniform(0.93, 1.0), size[1] * rng.uniform(0.93, 1.0)
        box("folded", (x - w / 2 + dx, y - d / 2 + dy, z + 0.0008), (x + w / 2 + dx, y + d / 2 + dy, z + t), cloth(rng.choice(colours)), t * 0.38, 4)
        z += t + 0.0006
    return z


def shoe(x, y, z, colour, sole="#D8CFC0", scale=1.0):
    """A low shoe, its toe to -y, its heel at `y`."""
    s = scale
    e = lambda half, front, back, wide: china.egg(half * s, front * s, back * s, wide * s, 2.1, 2.3)  # noqa: E731
    sections = [
        (0.0012, e(0.040, -0.262, 0.0, -0.17)),
        (0.018 * s, e(0.044, -0.272, 0.004, -0.175)),
        (0.034 * s, e(0.043, -0.268, 0.003, -0.17)),
        (0.052 * s, e(0.038, -0.235, 0.0, -0.13)),
        (0.068 * s, e(0.033, -0.170, -0.002, -0.08)),
        (0.088 * s, e(0.030, -0.125, -0.004, -0.06)),
    ]
    rings = china.curve(sections, 4)
    last = sections[-1][1]
    rings.append(np.column_stack([china.inset(last, 0.004), np.full(china.POINTS, 0.087 * s)]))
    rings.append(np.column_stack([china.inset(last, 0.006), np.full(china.POINTS, 0.055 * s)]))
    upper = china.skin("shoe", rings, m.ceramic(colour, 0.5))
    low = [np.column_stack([sections[1][1], np.full(china.POINTS, h)]) for h in (0.001, 0.014 * s)]
    under = china.skin("sole", [np.column_stack([china.inset(sections[1][1], -0.002), np.full(china.POINTS, r[0, 2])]) for r in low], m.ceramic(sole, 0.6))
    for part in (upper, under):
        part.location.x += x
        part.location.y += y
        part.location.z += z


def pair(x, y, z, colour, scale=1.0):
    """Two shoes side by side, the toes to the front; `y` is the heel."""
    for dx in (-0.052 * scale, 0.052 * scale):
        shoe(x + dx, y, z, colour, scale=scale)


def shoes(x0, x1, y, z, seed=1, scale=1.0):
    """Pairs along a shelf."""
    rng = random.Random(seed)
    colours = ("#3A2E27", "#8A6A4B", "#E7E1D6", "#2B2C2E", "#B7A183", "#6E6A62", "#A9583C")
    count = max(1, int((x1 - x0) / (0.235 * scale)))
    step = (x1 - x0) / count
    for k in range(count):
        if rng.random() < 0.86:
            pair(x0 + step * (k + 0.5), y, z, rng.choice(colours), scale)


def storage_box(at, size=(0.30, 0.32, 0.20), colour="#CFC4B0", label=True):
    """A linen box with a lid and a brass card holder."""
    x, y, z = at
    w, d, h = size
    material = m.fabric(colour, 900)
    box("storage box", (x - w / 2, y - d / 2, z + 0.001), (x + w / 2, y + d / 2, z + h - 0.045), material, 0.003)
    box("box lid", (x - w / 2 - 0.003, y - d / 2 - 0.003, z + h - 0.0445), (x + w / 2 + 0.003, y + d / 2 + 0.003, z + h), material, 0.003)
    if label:
        box("label", (x - 0.032, y - d / 2 - 0.0035, z + h * 0.36), (x + 0.032, y - d / 2 - 0.0008, z + h * 0.36 + 0.034), m.paint("#EFEAE0", 0.6), 0.001)


def woven(at, size=(0.30, 0.34, 0.22), colour="#B1926A"):
    """A square woven basket: wales of cane round an open box, with a rolled rim and a hand hole."""
    x, y, z = at
    w, d, h = size
    material = m.fabric(colour, 330)
    wales = max(5, int(h / 0.022))
    for k in range(wales):
        a, b = z + 0.001 + h * k / wales, z + h * (k + 1) / wales - 0.0012
        grow = 0.010 * k / wales
        box("wale", (x - w / 2 - grow, y - d / 2 - grow, a), (x + w / 2 + grow, y + d / 2 + grow, b), material, 0.008, 3)
    box("hand hole", (x - 0.045, y - d / 2 - 0.0125, z + h * 0.66), (x + 0.045, y - d / 2 - 0.0100, z + h * 0.78), m.paint("#3B2E20", 0.9), 0.0008)


def jar(at, radius=0.05, height=0.17, fill="#C9A76C", lid="oak"):
    """A storage jar full of something dry, under a wooden lid."""
    r, h = radius, height
    body = [(0.001, 0), (r * 0.9, 0), (r, 0.008), (r, h * 0.82), (r * 0.86, h * 0.93), (r * 0.84, h * 0.95), (0, h * 0.95)]
    lathe("jar", smooth_profile(body[:6], 4) + [body[-1]], m.ceramic(fill, 0.14), at, 48)
    lathe("jar neck", [(r * 1.002, h * 0.70), (r * 1.004, h * 0.80), (r * 0.90, h * 0.935), (r * 0.86, h * 0.95)], m.ceramic("#DFE2DE", 0.08), at, 48)
    lathe("jar lid", [(0, h * 0.952), (r * 0.86, h * 0.952), (r * 0.88, h * 0.96), (r * 0.88, h * 1.04), (r * 0.86, h * 1.05), (0, h * 1.05)], m.wood(lid, "z"), at, 48)


def jars(x0, x1, y, z, seed=1):
    """Jars of three sizes along a shelf."""
    rng = random.Random(seed)
    fills = ("#C9A76C", "#E6DCC6", "#7A4B32", "#D8C79E", "#B5552F", "#5C4632", "#A8A06A", "#EDE6D6")
    x = x0 + 0.02
    while x < x1 - 0.11:
        r, h = rng.choice(((0.046, 0.14), (0.052, 0.20), (0.052, 0.26)))
        jar((x + r, y + rng.uniform(-0.015, 0.015), z), r, h, rng.choice(fills))
        x += 2 * r + rng.uniform(0.012, 0.03)


def packages(x0, x1, y, z, tallest=0.26, seed=1):
    """Paper bags, tins and cartons along a shelf."""
    rng = random.Random(seed)
    tints = ("#D9C9A8", "#E8E0D0", "#6F7E6C", "#B4846A", "#C8B48E", "#4F5D63", "#DDB77A")
    x = x0 + 0.02
    while x < x1 - 0.12:
        tint = rng.choice(tints)
        if rng.random() < 0.45:
            lathe("tin", [(0, 0.0012), (0.040, 0.0012), (0.042, 0.003), (0.042, 0.112), (0.040, 0.114), (0.038, 0.111), (0, 0.111)], m.paint(tint, 0.35), (x + 0.045, y, z), 40)
            lathe("tin rim", [(0.0424, 0.110), (0.0434, 0.112), (0.0424, 0.1145), (0.040, 0.1145)], m.metal("steel"), (x + 0.045, y, z), 40)
            x += 0.10
        else:
            w, h = rng.uniform(0.08, 0.13), rng.uniform(0.6, 1.0) * tallest
            box("carton", (x, y - 0.05, z + 0.001), (x + w, y + 0.06, z + h), m.paint(tint, 0.7), 0.004)
            box("band", (x + 0.006, y - 0.0515, z + h * 0.45), (x + w - 0.006, y - 0.0502, z + h * 0.68), m.paint("#F2EDE3", 0.7), 0)
            x += w + rng.uniform(0.008, 0.03)


def toys(x0, x1, y, z, seed=1):
    """Wooden toys: stacked rings, blocks, a ball."""
    rng = random.Random(seed)
    x = x0 + 0.06
    while x < x1 - 0.07:
        kind = rng.choice(("rings", "blocks", "ball"))
        if kind == "rings":
            h = 0.002
            for k in range(4):
                r = 0.055 - 0.009 * k
                lathe("ring", smooth_profile([(0.012, h), (r - 0.01, h), (r, h + 0.012), (r - 0.01, h + 0.024), (0.012, h + 0.024)], 4), m.paint(KIDS[(k + seed) % len(KIDS)], 0.45), (x, y, z), 40)
                h += 0.0245
            rod("peg", (x, y, z + h), (x, y, z + h + 0.02), 0.010, m.wood("maple", "z"))
        elif kind == "blocks":
            for k, (dx, dz) in enumerate(((-0.024, 0), (0.024, 0), (0.0, 1))):
                box("block", (x + dx - 0.022, y - 0.022, z + 0.001 + dz * 0.0455), (x + dx + 0.022, y + 0.022, z + 0.0445 + dz * 0.0455), m.paint(rng.choice(KIDS), 0.5), 0.003)
        else:
            r = 0.055
            lathe("ball", [(r * math.sin(s), r - r * math.cos(s) + 0.0012) for s in np.linspace(0.0, math.pi, 24)], m.fabric(rng.choice(KIDS), 300), (x, y, z), 48, 80)
        x += rng.uniform(0.14, 0.19)
