"""What people keep in closets beside clothes on hangers: boxes and baskets, bags and cases, knitwear, hats, shoes and boots, and
trousers over a bar. Each stands at a point, the middle of its foot."""

import math
import random
from functools import lru_cache

import bpy
import numpy as np

from . import garments, materials as m
from .folded_cloth import pile
from .mesh import box, lathe, link, prism, rod, smooth_profile, tube

LINEN, SLATE, INK = "#D6CBB8", "#6E7678", "#2B2C2E"


@lru_cache(maxsize=None)
def wicker(colour, pitch=0.016):
    """Cane over stakes, seen from a step away: every second strand passes before."""
    g = m.Graph(f"wicker {colour} {pitch}")
    parts = g.add("ShaderNodeSeparateXYZ", {0: g.add("ShaderNodeTexCoord").outputs["Object"]})
    along = g.math("ADD", parts.outputs[0], parts.outputs[1])
    row = g.math("MULTIPLY", parts.outputs[2], math.pi / (pitch * 0.55))
    stake = g.math("MULTIPLY", along, math.pi / pitch)
    strand = g.math("ABSOLUTE", g.math("SINE", row))
    # Which strand passes before changes from row to row.
    flip = g.math("MULTIPLY_ADD", g.math("GREATER_THAN", g.math("SINE", row), 0.0), 2.0, -1.0)
    over = g.math("MULTIPLY_ADD", g.math("MULTIPLY", g.math("SINE", stake), flip), 0.5, 0.5)
    height = g.math("MULTIPLY", strand, g.math("MULTIPLY_ADD", over, 0.75, 0.25))
    fibre = g.noise(g.stretch(g.add("ShaderNodeTexCoord").outputs["Object"], (60, 60, 700)), 1.0, 2)
    base = m.linear(colour)
    tone = g.mix(height, tuple(c * 0.30 for c in base[:3]) + (1,), base)
    tone = g.add("ShaderNodeHueSaturation", {"Value": g.math("MULTIPLY_ADD", fibre, 0.5, 0.75), "Color": tone}).outputs[0]
    g.set(Base_Color=tone, Roughness=0.65, Specular=0.25, Normal=g.bump(height, 0.9, 0.005))
    return g.material


@lru_cache(maxsize=None)
def leather(colour):
    """Smooth hide with a fine grain, lighter where it is handled."""
    g = m.Graph(f"leather {colour}")
    where = g.add("ShaderNodeTexCoord").outputs["Object"]
    cells = g.add("ShaderNodeTexVoronoi", {"Vector": where, "Scale": 420.0}).outputs["Distance"]
    broad = g.noise(where, 14, 3)
    base = m.linear(colour)
    tone = g.mix(broad, tuple(c * 0.72 for c in base[:3]) + (1,), tuple(min(1.0, c * 1.18) for c in base[:3]) + (1,))
    g.set(Base_Color=tone, Roughness=g.math("MULTIPLY_ADD", broad, 0.2, 0.38), Specular=0.45, Normal=g.bump(cells, 0.25, 0.0008))
    return g.material


def linen_box(at, size, colour=LINEN, tab="#8A6543"):
    """A box of bookbinder's linen, its lid overhanging, a leather loop to pull it by."""
    x, y, z = at
    w, d, h = size
    material = m.fabric(colour, 1100)
    box("box", (x - w / 2, y - d / 2, z + 0.001), (x + w / 2, y + d / 2, z + h - 0.003), material, 0.003)
    box("box lid", (x - w / 2 - 0.003, y - d / 2 - 0.003, z + h - 0.048), (x + w / 2 + 0.003, y + d / 2 + 0.003, z + h), material, 0.003)
    hide = leather(tab)
    box("box tab", (x - 0.011, y - d / 2 - 0.0075, z + h * 0.38), (x + 0.011, y - d / 2 - 0.0005, z + h * 0.38 + 0.056), hide, 0.004, 4)
    rod("tab rivet", (x, y - d / 2 - 0.007, z + h * 0.38 + 0.044), (x, y - d / 2 - 0.0095, z + h * 0.38 + 0.044), 0.0042, m.metal("brass"), 16)


def card_box(at, size, colour="#A98C66", label="#EFEAE0"):
    """A box of grey or brown board with metal corners and a card in its holder."""
    x, y, z = at
    w, d, h = size
    board = m.plaster(colour, 0.8, 0.2)
    box("board box", (x - w / 2, y - d / 2, z + 0.001), (x + w / 2, y + d / 2, z + h - 0.0405), board, 0.0015, 2)
    box("board lid", (x - w / 2 - 0.002, y - d / 2 - 0.002, z + h - 0.040), (x + w / 2 + 0.002, y + d / 2 + 0.002, z + h), board, 0.0015, 2)
    steel = m.metal("steel")
    box("card holder", (x - 0.036, y - d / 2 - 0.0025, z + h * 0.30), (x + 0.036, y - d / 2 - 0.0005, z + h * 0.30 + 0.042), steel, 0.0008, 1)
    box("card", (x - 0.032, y - d / 2 - 0.0032, z + h * 0.30 + 0.005), (x + 0.032, y - d / 2 - 0.0027, z + h * 0.30 + 0.038), m.paint(label, 0.7, 0.0), 0)
    for s in (-1, 1):
        a, b = sorted((x + s * (w / 2 + 0.0022), x + s * (w / 2 - 0.020)))
        box("corner", (a, y - d / 2 - 0.0030, z + h - 0.026), (b, y - d / 2 - 0.0022, z + h - 0.002), steel, 0)


def open_box(name, at, size, radius, material, flare=0.06):
    """A box without a lid, its corners round, a little wider above; returns its rim."""
    w, d, h = size
    corners = [(cx * (w / 2 - radius) + radius * math.cos(a), cy * (d / 2 - radius) + radius * math.sin(a)) for cx, cy, s in ((1, 1, 0), (-1, 1, 90), (-1, -1, 180), (1, -1, 270)) for a in (math.radians(s + 15 * k) for k in range(7))]
    ring = lambda by: [(px * (1 + by), py * (1 + by)) for px, py in corners]  # noqa: E731
    rows = ((-flare, 0.001), (-flare / 3, h * 0.4), (0.0, h), (-0.04, h), (-0.08, h * 0.35))
    vertices = [(px, py, pz) for by, pz in rows for px, py in ring(by)]
    n = len(corners)
    faces = [(k * n + i, k * n + (i + 1) % n, (k + 1) * n + (i + 1) % n, (k + 1) * n + i) for k in range(4) for i in range(n)] + [tuple(range(n))[::-1], tuple(range(4 * n, 5 * n))]
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata(vertices, [], faces)
    link(name, mesh, material, at, smooth=True)
    mesh.use_auto_smooth, mesh.auto_smooth_angle = True, math.radians(50)
    return ring(-0.02)


def wicker_basket(at, size, colour="#A9824F"):
    """A woven basket with a bound rim and a gap to hold it by."""
    x, y, z = at
    w, d, h = size
    rim = open_box("basket", at, size, 0.035, wicker(colour))
    tube("basket rim", [(x + px, y + py, z + h) for px, py in [*rim, rim[0]]], 0.0085, wicker(colour, 0.010), curved=False)
    box("grip", (x - 0.052, y - d / 2 - 0.0015, z + h * 0.66), (x + 0.052, y - d / 2 + 0.004, z + h * 0.66 + 0.026), m.paint("#2B2118", 0.9, 0.0), 0.010, 4)


def felt_bin(at, size, colour=SLATE, handle="#8A6543"):
    """A soft open bin of felt with a leather handle."""
    x, y, z = at
    w, d, h = size
    open_box("bin", at, size, 0.030, m.fabric(colour, 520), 0.03)
    front = y - d / 2 - 0.002
    tube("bin handle", [(x - 0.065, front, z + h * 0.62), (x - 0.058, front - 0.008, z + h * 0.50), (x, front - 0.011, z + h * 0.45), (x + 0.058, front - 0.008, z + h * 0.50), (x + 0.065, front, z + h * 0.62)], 0.0058, leather(handle), resolution=8)


def hat_box(at, radius=0.16, height=0.17, colour="#3A4640", ribbon="#D8C7A6"):
    """A round box with a ribbon under its lid."""
    x, y, z = at
    r, h = radius, height
    paper = m.fabric(colour, 1500)
    lathe("hat box", [(0, 0.001), (r - 0.002, 0.001), (r, 0.003), (r, h - 0.04)], paper, at, 72)
    lathe("hat box lid", [(r, h - 0.046), (r + 0.004, h - 0.046), (r + 0.004, h - 0.003), (r + 0.001, h), (0, h)], paper, at, 72)
    lathe("ribbon", [(r + 0.0006, h - 0.068), (r + 0.0008, h - 0.047)], m.fabric(ribbon, 900), at, 72)


def suitcase(at, size=(0.50, 0.34, 0.16), colour="#7A4E30"):
    """A small leather case lying flat, its handle and its locks to the front."""
    x, y, z = at
    w, d, h = size
    hide, brass = leather(colour), m.metal("aged brass")
    box("case", (x - w / 2, y - d / 2, z + 0.001), (x + w / 2, y + d / 2, z + h), hide, 0.018, 5)
    box("case seam", (x - w / 2 - 0.0008, y - d / 2 - 0.0008, z + h * 0.60), (x + w / 2 + 0.0008, y + d / 2, z + h * 0.60 + 0.004), m.paint("#3A2618", 0.5, 0.0), 0.001, 1)
    for s in (-1, 1):
        lock = x + s * w * 0.30
        box("case lock", (lock - 0.016, y - d / 2 - 0.006, z + h * 0.50), (lock + 0.016, y - d / 2 - 0.0002, z + h * 0.72), brass, 0.002, 2)
        strap = x + s * w * 0.42
        box("case strap", (strap - 0.012, y - d / 2 - 0.0032, z + 0.012), (strap + 0.012, y - d / 2 + 0.004, z + h - 0.012), leather("#4A2F1D"), 0.002, 2)
    tube("case handle", [(x - 0.060, y - d / 2 - 0.001, z + h * 0.60), (x - 0.052, y - d / 2 - 0.022, z + h * 0.52), (x, y - d / 2 - 0.030, z + h * 0.48), (x + 0.052, y - d / 2 - 0.022, z + h * 0.52), (x + 0.060, y - d / 2 - 0.001, z + h * 0.60)], 0.0075, leather("#4A2F1D"), resolution=8)


def tote(at, colour="#A3703F", wide=0.34, high=0.27):
    """A leather bag that widens to its top, standing, its two handles up."""
    x, y, z = at
    hide = leather(colour)
    outline = [(-wide * 0.42, 0.002), (wide * 0.42, 0.002), (wide * 0.46, high * 0.5), (wide * 0.50, high), (wide * 0.2, high - 0.006), (0, high - 0.010), (-wide * 0.2, high - 0.006), (-wide * 0.50, high), (-wide * 0.46, high * 0.5)]
    body = prism("tote", outline, 0.13, hide, "y", (x, y - 0.065, z), 0.012)
    body.modifiers["bevel"].segments = 4
    for dy in (-0.050, 0.045):
        tube("tote handle", [(x - 0.075, y + dy - 0.016, z + high - 0.050), (x - 0.070, y + dy - 0.012, z + high + 0.06), (x - 0.03, y + dy, z + high + 0.125), (x + 0.03, y + dy, z + high + 0.125), (x + 0.070, y + dy - 0.012, z + high + 0.06), (x + 0.075, y + dy - 0.016, z + high - 0.050)], 0.0056, hide, resolution=8)
    for dx in (-0.075, 0.075):
        box("tote patch", (x + dx - 0.014, y - 0.0675, z + high - 0.085), (x + dx + 0.014, y - 0.0645, z + high - 0.040), leather("#5A3820"), 0.001, 1)


def satchel(at, colour="#5A3A28", wide=0.28, high=0.19, metal="brass"):
    """A small bag with a rounded flap, a turn lock and one handle."""
    x, y, z = at
    hide = leather(colour)
    box("satchel", (x - wide / 2, y - 0.048, z + 0.001), (x + wide / 2, y + 0.048, z + high), hide, 0.030, 6)
    flap = [(-wide / 2 + 0.002, 0.0), (-wide / 2 + 0.002, -high * 0.40)] + [(-math.cos(a) * (wide / 2 - 0.002), -high * 0.40 - math.sin(a) * high * 0.22) for a in np.linspace(0.15, math.pi - 0.15, 11)] + [(wide / 2 - 0.002, -high * 0.40), (wide / 2 - 0.002, 0.0)]
    prism("satchel flap", flap, 0.006, hide, "y", (x, y - 0.0545, z + high - 0.016), 0.002)
    box("satchel lock", (x - 0.013, y - 0.0605, z + high * 0.36), (x + 0.013, y - 0.0545, z + high * 0.36 + 0.022), m.metal(metal), 0.003, 3)
    tube("satchel handle", [(x - 0.055, y, z + high - 0.006), (x - 0.048, y, z + high + 0.040), (x, y, z + high + 0.062), (x + 0.048, y, z + high + 0.040), (x + 0.055, y, z + high - 0.006)], 0.0068, hide, resolution=8)


def duffel(at, colour="#39423F", trim="#7A4E30", wide=0.46, high=0.25):
    """A canvas bag for a weekend, sunk a little in its middle, with leather ends and handles."""
    x, y, z = at
    canvas = m.fabric(colour, 700)
    profile = smooth_profile([(0, -wide / 2), (high * 0.40, -wide / 2 + 0.006), (high * 0.50, -wide / 2 + 0.05), (high * 0.485, -wide * 0.2), (high * 0.465, 0), (high * 0.485, wide * 0.2), (high * 0.50, wide / 2 - 0.05), (high * 0.40, wide / 2 - 0.006), (0, wide / 2)], 5)
    body = lathe("duffel", profile, canvas, (x, y, z + high * 0.44), 56)
    body.rotation_euler = (0, math.pi / 2, 0)
    body.scale = (0.90, 0.98, 1)
    for s in (-1, 1):
        end = lathe("duffel end", [(high * 0.502, 0.055), (high * 0.504, 0.03), (high * 0.42, -0.001), (0, -0.003)], leather(trim), (x + s * (wide / 2 - 0.055) + s * 0.055, y, z + high * 0.44), 56)
        end.rotation_euler = (0, -s * math.pi / 2, 0)
        end.scale = (0.91, 0.99, 1)
    for dy in (-0.085, 0.07):
        tube("duffel handle", [(x - 0.11, y + dy * 1.25, z + high * 0.45), (x - 0.095, y + dy * 1.1, z + high * 0.80), (x - 0.05, y + dy * 0.6, z + high * 1.12), (x + 0.05, y + dy * 0.6, z + high * 1.12), (x + 0.095, y + dy * 1.1, z + high * 0.80), (x + 0.11, y + dy * 1.25, z + high * 0.45)], 0.0065, leather(trim), resolution=8)


def hat(at, colour="#B79A6E", band=INK, straw=True):
    """A hat lying on its brim, its crown pinched."""
    material = wicker(colour, 0.006) if straw else m.fabric(colour, 420)
    crown = lathe("hat", smooth_profile([(0.170, 0.010), (0.150, 0.004), (0.100, 0.003), (0.092, 0.012), (0.088, 0.060), (0.080, 0.100), (0.055, 0.112), (0.0, 0.098)], 5), material, at, 64)
    crown.scale = (0.92, 1.08, 1)
    ribbon = lathe("hat band", [(0.0945, 0.010), (0.0925, 0.038)], m.fabric(band, 900), at, 64)
    ribbon.scale = (0.92, 1.08, 1)


def knits(at, count, colours, seed=1, size=(0.27, 0.31)):
    """Folded knitwear, each piece in its colour; returns the height reached."""
    return pile(at, count, size, 2, 0.0165, colours, 0.0, seed, 300)


def boots(at, colour="#5B3D28", high=0.36):
    """A pair of boots, their shafts leaning a little, toes to -y."""
    x, y, z = at
    hide, sole = leather(colour), m.paint("#2A211A", 0.6, 0.0)
    for s in (-1, 1):
        bx = x + s * 0.062
        tube("shaft", [(bx, y - 0.055, z + 0.06), (bx, y - 0.052, z + 0.14), (bx + s * 0.006, y - 0.050, z + high * 0.6), (bx + s * 0.012, y - 0.046, z + high)], 0.047, hide, taper=[0.92, 0.86, 1.02, 1.12])
        foot = lathe("boot foot", smooth_profile([(0, 0), (0.040, 0.0), (0.046, 0.018), (0.042, 0.055), (0.026, 0.085), (0, 0.092)], 6), hide, (bx, y - 0.125, z + 0.014), 40)
        foot.scale = (0.98, 2.75, 1)
        heel = lathe("boot sole", [(0, 0.013), (0.043, 0.013), (0.045, 0.008), (0.044, 0.0), (0, 0)], sole, (bx, y - 0.125, z + 0.001), 40)
        heel.scale = (0.98, 2.75, 1)
        lathe("boot mouth", [(0.050, 0.0), (0.0, -0.004)], m.paint("#17120E", 0.9, 0.0), (bx + s * 0.012, y - 0.046, z + high + 0.0006), 32)


def trousers(at, material, turn=0.0, finish="steel", wood="oak", drop=0.58, seed=1):
    """Trousers folded over the bar of a hanger: two legs lie on each other and hang down on either side."""
    rng = random.Random(seed)
    x, y, z = at
    bar = -0.135
    layers = ((0.0100, drop, 0.0), (0.0175, drop * rng.uniform(0.90, 0.97), 0.5))
    for k, (around, long, drift) in enumerate(layers):
        path = [(-around - 0.004 * min(1.0, t * 4), bar - long * t) for t in np.linspace(1, 0.02, 18)] + [(around * math.sin(a), bar + around * math.cos(a)) for a in np.linspace(-math.pi / 2 * 0.9, math.pi / 2 * 0.9, 9)] + [(around + 0.004 * min(1.0, t * 4), bar - long * (0.93 + 0.05 * drift) * t) for t in np.linspace(0.02, 1, 18)]
        columns, rows = 14, len(path)
        phase = [rng.uniform(0, 6.28) for _ in range(4)]
        vertices, uv = [], []
        for r, (px, pz) in enumerate(path):
            down = max(0.0, (bar - pz) / drop)
            for c in range(columns + 1):
                u = 2 * c / columns - 1
                half = 0.115 + 0.035 * down * (1 if r < rows / 2 else 0.3)
                ripple = (0.0035 * math.sin(5 * u + phase[0] + 3 * down) + 0.0022 * math.sin(11 * u + phase[1])) * down
                bulge = 0.0045 * (1 - u * u) * (1 if px > 0 else -1)
                vertices.append((px + ripple + bulge, u * half + 0.008 * math.sin(3 * down + phase[2]) * down, pz + 0.004 * math.sin(4 * u + phase[3]) * down))
                uv.append((u * half + 1.0, pz + 2.0))
        n = columns + 1
        faces = [(r * n + c, r * n + c + 1, (r + 1) * n + c + 1, (r + 1) * n + c) for r in range(rows - 1) for c in range(columns)]
        mesh = bpy.data.meshes.new("trousers")
        mesh.from_pydata(vertices, [], faces)
        layer = mesh.uv_layers.new(name="pattern")
        for loop in mesh.loops:
            layer.data[loop.index].uv = uv[loop.vertex_index]
        obj = link("trousers", mesh, material, (x, y, z), smooth=True)
        obj.rotation_euler = (0, 0, turn)
        solid = obj.modifiers.new("thick", "SOLIDIFY")
        solid.thickness, solid.offset = 0.0042, 0
    garments.placed(trouser_bar(wood), at, turn)
    garments.placed(garments.hook(finish), at, turn * 0.5)


@lru_cache(maxsize=None)
def trouser_bar(wood):
    """A hanger with shoulders and a bar, as one curve."""
    data = bpy.data.curves.new("trouser hanger", "CURVE")
    data.dimensions = "3D"
    data.bevel_depth, data.bevel_resolution = 0.0062, 3
    outline = [(0, -0.185, -0.132), (0, -0.190, -0.120), (0, -0.10, -0.092), (0, 0, -0.074), (0, 0.10, -0.092), (0, 0.190, -0.120), (0, 0.185, -0.132), (0, -0.185, -0.135)]
    spline = data.splines.new("POLY")
    spline.points.add(len(outline) - 1)
    for knot, at in zip(spline.points, outline):
        knot.co = (*at, 1)
    data.materials.append(m.wood(wood, "y"))
    return data
