"""What stands in a larder: dry goods in glass, tins in their paper, bags of flour, bottles. Each stands at a point."""

import math
import random
from functools import lru_cache

from . import materials as m
from .mesh import box, lathe, rod, smooth_profile
from .washing_things import thin_glass

# What a jar holds: colour, second colour, how coarse its grains are (to the metre).
FILLS = (("#D8BC85", "#B98F52", 260), ("#EDE7DA", "#E2DACA", 900), ("#6B4630", "#4C2F20", 210), ("#E3D4B4", "#C8B182", 160), ("#A4512E", "#7E3A20", 300), ("#8E8F5A", "#6F7044", 240), ("#EFE9DC", "#CFC4AC", 420), ("#3E2C22", "#2A1D16", 340))


@lru_cache(maxsize=None)
def grains(light, dark, scale):
    """Beans, rice or flour behind glass: every grain its own tone."""
    g = m.Graph(f"grains {light} {scale}")
    where = g.add("ShaderNodeTexCoord").outputs["Object"]
    cell = g.add("ShaderNodeTexVoronoi", {"Vector": where, "Scale": float(scale)})
    tone = g.add("ShaderNodeSeparateXYZ", {0: cell.outputs["Color"]}).outputs[0]
    edge = g.ramp(cell.outputs["Distance"], [(0.0, 1.0), (0.55, 0.9), (1.0, 0.35)])
    colour = g.mix(tone, m.linear(light), m.linear(dark))
    g.set(Base_Color=g.mix(1.0, colour, edge, "MULTIPLY"), Roughness=0.75, Specular=0.2)
    return g.material


def jar(at, radius, height, fill, full=0.8, lid="oak"):
    """Dry goods in a straight jar of clear glass under a wooden lid."""
    r, h = radius, height
    x, y, z = at
    top = h * 0.90 * full
    lathe("goods", [(0, 0.004), (r - 0.0035, 0.005), (r - 0.0030, top - 0.004), (r * 0.55, top + 0.003), (0, top)], grains(*fill), at, 40)
    lathe("jar glass", [(0, 0.0008), (r * 0.94, 0.0008), (r, 0.006), (r, h * 0.88), (r * 0.93, h * 0.94)], thin_glass(), at, 48)
    lathe("jar lid", [(0, h * 0.94), (r * 0.96, h * 0.94), (r * 0.985, h * 0.945), (r * 0.985, h * 0.945 + 0.018), (r * 0.96, h * 0.945 + 0.021), (0, h * 0.945 + 0.021)], m.wood(lid, "z"), (x, y, z), 44)


def jars(x0, x1, y, z, seed=1, tallest=0.26):
    """Jars of three sizes side by side; the same goods twice, as one buys them."""
    rng = random.Random(seed)
    x, fill = x0 + 0.015, rng.choice(FILLS)
    while x < x1 - 0.105:
        r, h = rng.choice(((0.046, 0.145), (0.050, 0.195), (0.050, 0.25)))
        if rng.random() < 0.75:
            fill = rng.choice(FILLS)
        jar((x + r, y + rng.uniform(-0.012, 0.012), z), r, min(h, tallest), fill, rng.uniform(0.55, 0.95))
        x += 2 * r + rng.uniform(0.008, 0.022)


PAPERS = (("#3F5147", "#E7DFCB"), ("#9C4A34", "#EFE6D2"), ("#D8C79F", "#4A3B2A"), ("#2F3F52", "#E3D7B8"), ("#E5E0D3", "#8A5A3A"), ("#C39A4B", "#F1E9D6"))


def tin(x, y, z, paper, radius=0.039, height=0.112):
    """A tin in its paper, a ground and a label, its rims bare."""
    ground, label = paper
    r, h = radius, height
    steel = m.metal("steel")
    lathe("tin", [(0, 0.001), (r - 0.002, 0.001), (r, 0.003), (r, h - 0.004), (r - 0.002, h - 0.002), (r - 0.004, h - 0.004), (0, h - 0.004)], steel, (x, y, z), 44)
    lathe("tin paper", [(r + 0.0005, 0.007), (r + 0.0005, h - 0.008)], m.paint(ground, 0.55, 0.0), (x, y, z), 44)
    lathe("tin label", [(r + 0.0008, h * 0.34), (r + 0.0008, h * 0.68)], m.paint(label, 0.6, 0.0), (x, y, z), 44)


def flour(x, y, z, seed=1, width=0.105, height=0.185):
    """A paper bag of flour, its top folded over."""
    rng = random.Random(seed)
    kraft = m.plaster(rng.choice(("#E9E3D6", "#B58F63", "#D9CDB6")), 0.8, 0.9)
    ink = m.paint(rng.choice(("#7C2F27", "#2F4B44", "#33415A")), 0.7, 0.0)
    spin = rng.uniform(-0.16, 0.16)
    parts = [
        box("bag of flour", (-width / 2, -0.036, 0.001), (width / 2, 0.036, height), kraft, 0.012, 4),
        box("bag fold", (-width / 2 + 0.003, -0.020, height - 0.004), (width / 2 - 0.003, 0.020, height + 0.020), kraft, 0.008, 4),
        box("bag print", (-width * 0.30, -0.0368, height * 0.40), (width * 0.30, -0.0362, height * 0.72), ink, 0),
        box("bag line", (-width * 0.24, -0.0368, height * 0.28), (width * 0.24, -0.0362, height * 0.315), ink, 0),
    ]
    c, s = math.cos(spin), math.sin(spin)
    for part in parts:
        px, py, pz = part.location
        part.location = (x + c * px - s * py, y + s * px + c * py, z + pz)
        part.rotation_euler.z = spin


def carton(x, y, z, width, height, paper):
    """A carton of pasta or tea: a ground, a window of another colour, a line of print."""
    ground, label = paper
    box("carton", (x - width / 2, y - 0.030, z + 0.001), (x + width / 2, y + 0.030, z + height), m.paint(ground, 0.5, 0.0), 0.0015, 2)
    box("carton label", (x - width * 0.36, y - 0.0308, z + height * 0.34), (x + width * 0.36, y - 0.0302, z + height * 0.62), m.paint(label, 0.6, 0.0), 0)
    box("carton line", (x - width * 0.28, y - 0.0308, z + height * 0.70), (x + width * 0.28, y - 0.0302, z + height * 0.735), m.paint(label, 0.6, 0.0), 0)


def oil(x, y, z, tint="#5A5A1E", height=0.27):
    """A bottle of oil or vinegar with its cork."""
    r, h = 0.031, height
    lathe("oil", smooth_profile([(0, 0), (r * 0.92, 0), (r, 0.006), (r, h * 0.62), (r * 0.75, h * 0.74), (0.0125, h * 0.84), (0.0122, h * 0.97)], 5), m.ceramic(tint, 0.07), (x, y, z), 48)
    lathe("oil label", [(r + 0.0016, h * 0.20), (r + 0.0016, h * 0.46)], m.paint("#EAE2CF", 0.7, 0.0), (x, y, z), 48)
    rod("cork", (x, y, z + h * 0.96), (x, y, z + h * 1.03), 0.0105, m.ceramic("#B08A5E", 0.8), 20)


def groceries(x0, x1, y, z, seed=1, tallest=0.25):
    """Tins, cartons, bags and bottles side by side, in twos and threes."""
    rng = random.Random(seed)
    x = x0 + 0.01
    while x < x1 - 0.10:
        kind = rng.choice(("tins", "carton", "flour", "oil", "tins", "carton"))
        paper = rng.choice(PAPERS)
        if kind == "tins":
            for _ in range(rng.choice((1, 2, 2, 3))):
                if x > x1 - 0.085:
                    break
                tin(x + 0.041, y + rng.uniform(-0.008, 0.008), z, paper)
                if rng.random() < 0.45 and tallest > 0.235:
                    tin(x + 0.043, y + rng.uniform(-0.006, 0.006), z + 0.1135, rng.choice(PAPERS))
                x += 0.086
        elif kind == "carton":
            w, h = rng.uniform(0.07, 0.115), min(tallest, rng.uniform(0.15, 0.25))
            carton(x + w / 2, y + rng.uniform(-0.006, 0.006), z, w, h, paper)
            x += w + 0.004
        elif kind == "flour":
            flour(x + 0.058, y, z, rng.randint(1, 99), height=min(tallest - 0.02, 0.185))
            x += 0.118
        else:
            oil(x + 0.034, y, z, rng.choice(("#4E4F1C", "#6B3A1A", "#2B2118")), min(tallest, 0.26))
            x += 0.072
        x += rng.uniform(0.004, 0.014)


@lru_cache(maxsize=None)
def crust():
    """Baked crust: brown where the oven caught it, pale towards the board, dusted with flour in patches."""
    g = m.Graph("crust")
    where = g.add("ShaderNodeTexCoord").outputs["Object"]
    # The loaf is turned on its side.
    high = g.math("MULTIPLY", g.add("ShaderNodeSeparateXYZ", {0: where}).outputs[0], -1.0)
    patch = g.noise(where, 26, 4, 0.62)
    fine = g.noise(where, 190, 3, 0.6)
    baked = g.math("ADD", g.math("MULTIPLY_ADD", high, 9.0, 0.35), g.math("MULTIPLY_ADD", patch, 1.1, -0.55), clamp=True)
    colour = g.mix(baked, m.linear("#C08C52"), m.linear("#7A4321"))
    flour = g.ramp(g.math("MULTIPLY_ADD", fine, 0.35, patch), [(0.0, 0.0), (0.66, 0.0), (0.84, 0.75)])
    colour = g.mix(flour, colour, m.linear("#E6D6BC"))
    g.set(Base_Color=colour, Roughness=0.72, Specular=0.25, Normal=g.bump(g.math("MULTIPLY_ADD", patch, 2.0, fine), 0.55, 0.003))
    return g.material


def bread(x, y, z):
    """A slashed loaf on a walnut board, a knife before it."""
    box("bread board", (x - 0.20, y - 0.13, z), (x + 0.20, y + 0.13, z + 0.02), m.wood("walnut", "x"), 0.005)
    top = z + 0.0205
    loaf = lathe("loaf", smooth_profile([(0, -0.125), (0.030, -0.112), (0.055, -0.060), (0.063, 0.0), (0.055, 0.062), (0.028, 0.112), (0, 0.122)], 7), crust(), (x - 0.02, y + 0.02, top + 0.041), 64)
    loaf.rotation_euler = (0, math.pi / 2, 0.22)
    loaf.scale = (0.72, 1.08, 1)
    crumb = m.ceramic("#DDBB85", 0.8)
    for k in (-1, 0, 1):
        along = 0.062 * k
        slash = lathe("slash", smooth_profile([(0, -0.040), (0.006, -0.026), (0.0085, 0.0), (0.006, 0.026), (0, 0.040)], 5), crumb, (x - 0.02 + along * math.cos(0.22), y + 0.016 + along * math.sin(0.22), top + 0.0835 - 0.010 * abs(k)), 24)
        slash.rotation_euler = (math.pi / 2, 0.16 * k, 0.22 - 0.75)
        slash.scale = (1, 0.45, 1)
    rod("knife grip", (x + 0.05, y - 0.10, top + 0.008), (x + 0.15, y - 0.085, top + 0.008), 0.0085, m.wood("smoked oak", "x"), 20)
    blade = box("knife", (x - 0.13, y - 0.123, top + 0.001), (x + 0.05, y - 0.097, top + 0.0028), m.metal("steel"), 0.0006)
    blade.rotation_euler = (0, 0, 0.14)
