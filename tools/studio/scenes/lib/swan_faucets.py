"""Faucets of an older drawing: necks like a swan's on turned vases, cross handles, bronze rubbed by hands; and one whose spout is an
open trough. Real sizes in metres; `at` and -y as in lib.faucets."""

from functools import lru_cache

from mathutils import Vector

from . import materials as m, water_sheet
from .faucets import UP, cross, lever, sweep, turned
from .finishes import fitting
from .mesh import box, smooth_profile


@lru_cache(maxsize=None)
def rubbed_bronze():
    """Bronze under a dark patina that hands have rubbed through at the edges."""
    g = m.Graph("rubbed bronze")
    where = g.add("ShaderNodeTexCoord").outputs["Object"]
    soft = g.add("ShaderNodeBevel", {"Radius": 0.0022}).outputs[0]
    true = g.add("ShaderNodeNewGeometry").outputs["Normal"]
    same = g.add("ShaderNodeVectorMath", {0: soft, 1: true}, operation="DOT_PRODUCT").outputs["Value"]
    worn = g.ramp(g.math("SUBTRACT", 1.0, same), [(0.0, 0.0), (0.006, 0.05), (0.07, 1.0)])
    cloud = g.noise(where, 34, 4, 0.6)
    patina = g.mix(cloud, m.linear("#231811"), m.linear("#4A3222"))
    g.set(
        Base_Color=g.mix(g.math("MULTIPLY", worn, 0.85), patina, m.linear("#A8734A")),
        Metallic=1.0,
        Roughness=g.math("MULTIPLY_ADD", cloud, 0.16, 0.22),
    )
    return g.material


def metal(finish):
    return rubbed_bronze() if finish == "rubbed bronze" else fitting(finish)


def spline(points, steps=9):
    """A smooth line through points."""
    points = [2 * points[0] - points[1], *points, 2 * points[-1] - points[-2]]
    out = []
    for a, b, c, d in zip(points, points[1:], points[2:], points[3:]):
        for k in range(steps):
            t = k / steps
            out.append(0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t**3))
    return [*out, points[-2]]


def neck(at, height, reach, base, outlet, radius, material):
    """A spout that swells from its vase, arches over and looks down; `outlet` is how far above the deck it ends."""
    line = [(0, base), (0, base + (height * 0.66 - base) * 0.5), (0.004, height * 0.68), (0.09, height * 0.845), (0.27, height * 0.962), (0.50, height), (0.73, height * 0.957), (0.90, height * 0.84), (0.975, height * 0.72), (1.0, outlet)]
    path = spline([Vector(at) + Vector((0, -reach * f if f > 0.005 else 0, up)) for f, up in line])
    sweep("spout", path, radius, material, (1.22, 0.90))
    end, aim = path[-1], (path[-1] - path[-2]).normalized()
    r = radius
    turned("lip", [(0, -0.016), *smooth_profile([(r * 0.92, -0.016), (r * 1.14, -0.013), (r * 1.14, -0.010), (r * 0.98, -0.007), (r * 1.02, 0.0), (r * 1.26, 0.009), (r * 1.28, 0.012)], 5), (r * 1.05, 0.0125), (r * 0.95, 0.006), (0, 0.006)], material, end, aim)
    turned("mesh", [(r * 0.94, 0.0065), (0, 0.0065)], fitting("rubber"), end, aim)


def vase(name, scale, material, at, tall=1.0):
    """A turned body: foot, waist, belly and a ring under what it carries. Its top is 0.086 `tall` metres above `at`."""
    s, t = scale, tall
    foot = [(0, 0), (0.0300 * s, 0), (0.0300 * s, 0.0035 * t), (0.0288 * s, 0.0052 * t), (0.0262 * s, 0.0058 * t)]
    belly = smooth_profile([(0.0262 * s, 0.0058 * t), (0.0200 * s, 0.0110 * t), (0.0150 * s, 0.0200 * t), (0.0155 * s, 0.0290 * t), (0.0205 * s, 0.0420 * t), (0.0228 * s, 0.0520 * t), (0.0212 * s, 0.0620 * t), (0.0160 * s, 0.0710 * t), (0.0148 * s, 0.0745 * t)], 7)
    ring = smooth_profile([(0.0150 * s, 0.0750 * t), (0.0182 * s, 0.0768 * t), (0.0190 * s, 0.0792 * t), (0.0182 * s, 0.0816 * t), (0.0150 * s, 0.0832 * t)], 5)
    turned(name, [*foot, *belly, *ring, (0.0138 * s, 0.086 * t), (0, 0.086 * t)], material, at)
    return 0.086 * t


def swan(at, finish="brushed brass", height=0.17, reach=0.135, outlet=0.098, spread=0.203, grip="cross", radius=0.0112, tall=1.0, pump=False):
    """A swan-neck spout and two handles, each on a vase in a hole of its own. grip: cross (porcelain buttons) or lever. `tall` is how
    much taller the spout's vase is than those of the handles; `pump` adds one for soap at the right."""
    x, y, z = at
    material = metal(finish)
    top = vase("body", 1.06, material, at, tall)
    neck(at, height, reach, top - 0.002, outlet, radius, material)
    for side in (-1, 1):
        foot = Vector((x + side * spread / 2, y, z))
        high = vase(f"valve {side}", 0.92, material, foot, 0.62)
        hub = foot + UP * (high - 0.001)
        if grip == "cross":
            cross(f"handle {side}", hub, UP, material)
        else:
            turned(f"hub {side}", [(0, 0), *smooth_profile([(0.0125, 0.0), (0.0155, 0.004), (0.0150, 0.009), (0.0108, 0.015), (0.0112, 0.021), (0.0140, 0.027), (0.0125, 0.034), (0.0060, 0.038)], 6), (0, 0.0385)], material, hub)
            lever(f"lever {side}", hub + UP * 0.026, (side, -0.30, 0), material, 0.080, 0.0058, 0.006)
    if pump:
        soap(Vector((x + spread / 2 + 0.105, y, z)), material)


def soap(at, material):
    """A soap pump of the same turning."""
    high = vase("pump", 0.80, material, at, 0.50)
    turned("pump stem", [(0.0058, 0), (0.0058, 0.024), (0, 0.024)], material, at + UP * high)
    turned("pump head", [(0, 0), *smooth_profile([(0.0090, 0.0), (0.0122, 0.003), (0.0122, 0.011), (0.0080, 0.017), (0.0030, 0.019)], 5), (0, 0.0192)], material, at + UP * (high + 0.020))
    out = at + UP * (high + 0.028)
    sweep("pump spout", spline([out, out + Vector((0, -0.045, 0.004)), out + Vector((0, -0.080, 0.002)), out + Vector((0, -0.092, -0.012))]), 0.0050, material, (1.1, 0.85))


def trough(at, finish="matte black", height=0.12, reach=0.135, spread=0.203, width=0.046, drop=0.24):
    """An open spout on a square column, two square valves with flat levers, and the water that it is open for."""
    x, y, z = at
    material = metal(finish)
    half, wall, floor = width / 2, 0.0032, 0.0042
    foot = 0.007
    box("spout foot", (x - half - 0.004, y - 0.026, z + 0.0004), (x + half + 0.004, y + 0.026, z + foot), material, 0.0014, 3)
    box("column", (x - half, y - 0.022, z + foot + 0.0006), (x + half, y + 0.022, z + height), material, 0.0016, 3)
    low = z + height - 0.024
    box("trough floor", (x - half, y - reach, low), (x + half, y - 0.0224, low + floor), material, 0.0009, 3)
    for side in (-1, 1):
        a, b = sorted((x + side * half, x + side * (half - wall)))
        box(f"trough side {side}", (a, y - reach, low + floor + 0.0001), (b, y - 0.0224, z + height), material, 0.0009, 3)
        stand = Vector((x + side * spread / 2, y, z))
        box("valve foot", stand + Vector((-0.025, -0.025, 0.0004)), stand + Vector((0.025, 0.025, foot)), material, 0.0014, 3)
        box("valve", stand + Vector((-0.0205, -0.0205, foot + 0.0006)), stand + Vector((0.0205, 0.0205, 0.038)), material, 0.0016, 3)
        a, b = sorted((stand.x - side * 0.0205, stand.x + side * 0.066))
        box(f"lever {side}", (a, y - 0.0145, z + 0.0392), (b, y + 0.0145, z + 0.0466), material, 0.0016, 3)
    water_sheet.fall("water", (x, y - reach, low + floor + 0.0002), width - 2 * wall - 0.0006, 0.0058, drop, run=reach - 0.024)


KINDS = {"swan": swan, "trough": trough}


def build(at, kind, **parts):
    KINDS[kind](at, **parts)
