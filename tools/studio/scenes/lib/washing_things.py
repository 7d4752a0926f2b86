"""What lies about where things and people are washed: a few things each, so that no two sinks share them. Each stands at a
point, or hangs from one on the wall."""

import math
import random
from functools import lru_cache

import bpy
from mathutils import Matrix, Vector

from . import materials as m, props
from .finishes import fitting
from .loft import plate, rounded
from .mesh import box, lathe, rod, smooth_profile, tube


def soap_dish(x, y, z, tint="#8E978C", bar="#E8DDC6"):
    """A cake of soap in a clay dish."""
    dish = lathe("soap dish", smooth_profile([(0.001, 0), (0.046, 0), (0.062, 0.010), (0.066, 0.020), (0.062, 0.019), (0.050, 0.009), (0, 0.007)], 5), m.ceramic(tint, 0.35, 0.3), (x, y, z), 64)
    dish.scale = (1.05, 0.78, 1)
    cake = plate("soap", rounded(0.078, 0.050, 0.020), 0.024, m.ceramic(bar, 0.55), (x, y, z + 0.010), 0.009)
    cake.rotation_euler = (0, 0, 0.35)


def amber(x, y, z, pump="black", tint="#4A2A14", tall=0.125):
    """A brown apothecary's bottle with a pump."""
    lathe("amber bottle", smooth_profile([(0, 0), (0.031, 0.0), (0.034, 0.005), (0.034, tall * 0.80), (0.028, tall * 0.93), (0.014, tall), (0.014, tall + 0.012)], 5), m.ceramic(tint, 0.10), (x, y, z), 56)
    lathe("label", [(0.0357, tall * 0.22), (0.0357, tall * 0.60)], m.paint("#E9E2D3", 0.7), (x, y, z), 56)
    metal = m.metal(pump)
    rod("pump collar", (x, y, z + tall + 0.010), (x, y, z + tall + 0.024), 0.0150, metal)
    rod("pump stem", (x, y, z + tall + 0.022), (x, y, z + tall + 0.052), 0.0042, metal)
    rod("pump nozzle", (x, y + 0.010, z + tall + 0.053), (x - 0.012, y - 0.036, z + tall + 0.049), 0.0052, metal)


def dish_brush(x, y, z):
    """A beech dish brush and a bottle brush in a stoneware jar."""
    lathe("brush jar", smooth_profile([(0.001, 0), (0.042, 0), (0.047, 0.008), (0.048, 0.085), (0.044, 0.085), (0.043, 0.01), (0, 0.008)], 5), m.ceramic("#6C7A78", 0.35, 0.3), (x, y, z), 56)
    beech = m.wood("maple", "z")
    for dx, dy, top in ((-0.018, 0.012, 0.235), (0.020, -0.004, 0.215)):
        head = (x + dx * 1.9, y + dy * 1.4, z + top)
        rod("brush handle", (x + dx * 0.3, y + dy * 0.3, z + 0.03), head, 0.0068, beech, 20)
        lathe("brush head", smooth_profile([(0, -0.016), (0.024, -0.013), (0.029, 0.0), (0.022, 0.010), (0, 0.013)], 5), beech, head, 40)
        lathe("bristles", [(0.027, -0.001), (0.030, -0.024), (0, -0.027)], m.fabric("#D8C8A6", 1400), head, 40).rotation_euler = (1.2, 0, 0.4)


def scrub_brush(x, y, z, turned=0.4):
    """A scrubbing brush lying on its back."""
    back = plate("scrub brush", rounded(0.175, 0.056, 0.020), 0.017, m.wood("oak", "x"), (x, y, z + 0.020), 0.005)
    tuft = plate("scrub bristles", rounded(0.160, 0.044, 0.014), 0.0195, m.fabric("#8E7A5A", 1200), (x, y, z), 0.004)
    back.rotation_euler = tuft.rotation_euler = (0, 0, turned)


def pail(x, y, z, colour="#AEB2B2", radius=0.145, high=0.27, lean=0.35, enamel=False):
    """A pail of zinc, or of enamelled steel, its bail fallen to one side."""
    metal = m.paint(colour, 0.20) if enamel else zinc()
    r = radius
    lathe("pail", [(0, 0.006), (r * 0.70, 0.006), (r * 0.70, 0.0), (r * 0.72, 0.0), (r * 0.985, high * 0.97), (r * 1.01, high * 0.97), (r * 1.02, high * 0.985), (r * 1.01, high), (r * 0.985, high), (r * 0.97, high * 0.97), (r * 0.71, 0.010), (0, 0.010)], metal, (x, y, z), 72, 30)
    for t in (0.34, 0.66):
        w = r * (0.72 + 0.265 * t / 0.97)
        lathe("bead", [(w, high * t - 0.004), (w + 0.003, high * t), (w, high * t + 0.004)], metal, (x, y, z), 72, 60)
    ears, top = r * 0.99, z + high * 0.90
    bail = []
    for k in range(13):
        a = math.pi * k / 12
        out = r * 1.02 * math.sin(a)
        bail.append((x + ears * math.cos(a), y - out * math.cos(lean), top + out * math.sin(lean)))
    tube("bail", bail, 0.0032, fitting("stainless"))
    grip = Vector(bail[6])
    rod("bail grip", grip - Vector((0.045, 0, 0)), grip + Vector((0.045, 0, 0)), 0.0105, m.wood("oak", "z"))


@lru_cache(maxsize=None)
def zinc():
    """Galvanized steel: grey spangles, no two alike."""
    g = m.Graph("zinc")
    where = g.add("ShaderNodeTexCoord").outputs["Object"]
    spangle = g.add("ShaderNodeTexVoronoi", {"Vector": where, "Scale": 55.0})
    tone = g.add("ShaderNodeSeparateXYZ", {0: spangle.outputs["Color"]}).outputs[0]
    g.set(Base_Color=g.mix(tone, m.linear("#9DA2A4"), m.linear("#C2C6C7")), Metallic=0.9, Roughness=g.math("MULTIPLY_ADD", tone, 0.14, 0.36))
    return g.material


def mop(x, y, foot, length=1.12, lean=(0.06, 0.0), seed=4):
    """A cotton mop that hangs by its clip, the ends of its strings at `foot`; `lean` is how far its handle strays."""
    rng = random.Random(seed)
    head = Vector((x, y, foot + 0.34))
    end = head + Vector((lean[0], lean[1], length))
    rod("mop handle", head, end, 0.0125, m.wood("maple", "z"), 24)
    rod("mop clip", head + Vector((-0.065, 0, -0.004)), head + Vector((0.065, 0, -0.004)), 0.016, fitting("stainless"))
    cotton = m.fabric("#DDD5C4", 900)
    for k in range(46):
        across = -0.062 + 0.124 * (k % 23) / 22
        near = -1 if k < 23 else 1
        spread = rng.uniform(1.2, 2.1)
        points = [head + Vector((across, near * 0.010, -0.010)), head + Vector((across * spread * 0.8, near * rng.uniform(0.020, 0.040), -0.11)), head + Vector((across * spread + rng.uniform(-0.012, 0.012), near * rng.uniform(0.012, 0.045), -0.23)), head + Vector((across * spread + rng.uniform(-0.022, 0.022), near * rng.uniform(0.004, 0.04), -rng.uniform(0.29, 0.34)))]
        tube("string", points, 0.0046, cotton, resolution=4)


def washboard(x, y, z, width=0.30, high=0.56, lean=0.5):
    """A beech washboard standing at (x, y, z), leaning back by `lean` radians from the upright."""
    beech = m.wood("maple", "z")
    parts = [box("washboard", (-width / 2, -0.011, 0), (-width / 2 + 0.030, 0.011, high), beech, 0.005), box("washboard", (width / 2 - 0.030, -0.011, 0), (width / 2, 0.011, high), beech, 0.005)]
    for low, tall in ((high - 0.085, 0.075), (0.075, 0.030)):
        parts.append(box("washboard rail", (-width / 2 + 0.0302, -0.009, low), (width / 2 - 0.0302, 0.009, low + tall), beech, 0.004))
    rise = high - 0.085 - 0.105
    ribs = 17
    for k in range(ribs):
        parts.append(rod("rib", (-width / 2 + 0.028, -0.001, 0.105 + rise * (k + 0.5) / ribs), (width / 2 - 0.028, -0.001, 0.105 + rise * (k + 0.5) / ribs), rise / ribs * 0.44, zinc(), 20))
    stand(parts, (x, y, z), lean)


def stand(parts, at, lean, spin=0.0):
    """Moves parts that were built upright at the origin to their place, leaning away from the camera."""
    bpy.context.view_layer.update()
    place = Matrix.Translation(at) @ Matrix.Rotation(spin, 4, "Z") @ Matrix.Rotation(-lean, 4, "X")
    for part in parts:
        part.matrix_world = place @ part.matrix_world


def pegs(x, y, z):
    """Clothes pegs in an enamel bowl."""
    rng = random.Random(9)
    props.bowl((x, y, z), 0.085, 0.055, m.paint("#E8E6DF", 0.18))
    beech = m.wood("maple", "x")
    for k in range(11):
        a, r = 2.4 * k, 0.014 + 0.0042 * k
        peg = box("peg", (-0.036, -0.005, -0.006), (0.036, 0.005, 0.006), beech, 0.002, 2)
        peg.location = (x + r * math.cos(a), y + r * math.sin(a), z + 0.030 + 0.0026 * k)
        peg.rotation_euler = (rng.uniform(-0.3, 0.3), rng.uniform(-0.5, 0.5), rng.uniform(0, 3.1))


def powder(x, y, z):
    """Washing powder in a glass jar with a wooden lid, a scoop beside it."""
    r, h = 0.062, 0.20
    lathe("powder", [(0, 0.004), (r - 0.004, 0.004), (r - 0.004, h * 0.72), (r * 0.5, h * 0.75), (0, h * 0.74)], m.ceramic("#EDEDEA", 0.9), (x, y, z), 48)
    lathe("powder jar", [(0, 0.0008), (r * 0.95, 0.0008), (r, 0.006), (r, h * 0.92), (r * 0.94, h)], thin_glass(), (x, y, z), 56)
    lathe("powder lid", [(0, h), (r * 0.99, h), (r * 1.02, h + 0.004), (r * 1.02, h + 0.020), (r, h + 0.024), (0, h + 0.024)], m.wood("oak", "z"), (x, y, z), 48)
    lathe("lid knob", smooth_profile([(0, 0), (0.009, 0), (0.008, 0.008), (0.014, 0.018), (0, 0.026)], 4), m.wood("oak", "z"), (x, y, z + h + 0.023), 28)


@lru_cache(maxsize=None)
def thin_glass(tint="#FAFDFC"):
    """A pane-thin wall of glass that bends no light; it shines on the side that one sees, for a sheet this thin has no inside that
    would mirror all of a flat ray."""
    g = m.Graph(f"thin glass {tint}")
    clear = g.add("ShaderNodeBsdfTransparent", {"Color": m.linear(tint)})
    shine = g.add("ShaderNodeBsdfGlossy", {"Color": (1, 1, 1, 1), "Roughness": 0.01})
    near = g.math("SUBTRACT", 1.0, g.add("ShaderNodeNewGeometry").outputs["Backfacing"])
    share = g.math("MULTIPLY", g.add("ShaderNodeFresnel", {"IOR": 1.4}).outputs[0], near)
    mix = g.add("ShaderNodeMixShader", {0: share, 1: clear.outputs[0], 2: shine.outputs[0]})
    g.tree.links.new(mix.outputs[0], g.tree.nodes["Material Output"].inputs["Surface"])
    return g.material


def bottles(x, y, z):
    """Two bottles of wine and a decanter's stopper: what stands on a bar."""
    for dx, dy, tint, foil in ((0.0, 0.0, "#1B2A20", "#5A1F22"), (0.095, -0.035, "#2A2118", "#B79A5B")):
        lathe("wine", smooth_profile([(0, 0), (0.034, 0), (0.0375, 0.006), (0.0375, 0.185), (0.030, 0.215), (0.015, 0.245), (0.0145, 0.300)], 5), m.ceramic(tint, 0.06), (x + dx, y + dy, z), 56)
        lathe("foil", [(0.0152, 0.238), (0.0152, 0.300), (0.0162, 0.302), (0.0162, 0.310), (0, 0.311)], m.paint(foil, 0.3), (x + dx, y + dy, z), 40)
        lathe("wine label", [(0.0393, 0.060), (0.0393, 0.140)], m.paint("#E6DFCE", 0.7), (x + dx, y + dy, z), 56)


def limes(x, y, z):
    """Limes on a small board, one cut."""
    box("lime board", (x - 0.12, y - 0.075, z), (x + 0.12, y + 0.075, z + 0.014), m.wood("walnut", "x"), 0.004)
    rind, flesh = m.ceramic("#6E8E3A", 0.4), m.ceramic("#C4D08A", 0.35)
    for dx, dy, spin in ((0.055, 0.018, 0.4), (0.020, 0.040, 1.9)):
        lime = lathe("lime", smooth_profile([(0, -0.032), (0.012, -0.028), (0.026, -0.010), (0.027, 0.008), (0.014, 0.026), (0, 0.032)], 6), rind, (x + dx, y + dy, z + 0.040), 40)
        lime.rotation_euler = (1.45, 0, spin)
    half = lathe("half lime", smooth_profile([(0, -0.028), (0.014, -0.024), (0.026, -0.004), (0.0265, 0.0)], 6), rind, (x - 0.045, y - 0.015, z + 0.026), 40)
    cut = lathe("cut lime", [(0.0262, 0.0002), (0.0235, 0.0008), (0, 0.0008)], flesh, (x - 0.045, y - 0.015, z + 0.026), 40)
    half.rotation_euler = cut.rotation_euler = (1.1, 0, -0.5)


def towel_ring(x, z, finish="chrome", colour="#B9C1B8", drop=0.34, width=0.20, y=-0.001):
    """A towel through a ring on the wall."""
    metal = fitting(finish)
    rod("ring post", (x, y, z), (x, y - 0.052, z), 0.0085, metal)
    rod("ring rose", (x, y, z), (x, y - 0.010, z), 0.024, metal, 40)
    loop = [(x + 0.075 * math.sin(2 * math.pi * k / 24), y - 0.050, z - 0.075 + 0.075 * math.cos(2 * math.pi * k / 24)) for k in range(25)]
    tube("ring", loop, 0.0048, metal)
    props.hanging_towel((x, y - 0.052, z - 0.148), width, drop, colour, 5)


def hook_towel(x, z, finish="chrome", colour="#9C6B52", drop=0.42, y=-0.001):
    """A towel over a short bar on the wall."""
    metal = fitting(finish)
    for side in (-1, 1):
        rod("bar post", (x + side * 0.15, y, z), (x + side * 0.15, y - 0.060, z), 0.0075, metal, 20)
        rod("bar rose", (x + side * 0.15, y, z), (x + side * 0.15, y - 0.008, z), 0.020, metal, 36)
    rod("towel bar", (x - 0.17, y - 0.060, z), (x + 0.17, y - 0.060, z), 0.0075, metal, 20)
    props.hanging_towel((x, y - 0.060, z), 0.25, drop, colour, 7)


def terracotta(x, y, z, sizes=((0.0, 0.075), (0.15, 0.055))):
    """Clay pots, the larger with soil and a seedling."""
    for k, (dx, r) in enumerate(sizes):
        h = r * 1.55
        clay = m.ceramic("#B4714F" if k == 0 else "#A9664A", 0.85)
        lathe("pot", [(0.001, 0), (r * 0.66, 0), (r * 0.90, h * 0.74), (r, h * 0.74), (r * 1.02, h), (r * 0.90, h), (r * 0.86, h * 0.80), (0, h * 0.78)], clay, (x + dx, y - dx * 0.25, z), 56, 30)
        lathe("soil", [(r * 0.87, h * 0.82), (0, h * 0.845)], m.fabric("#33271D", 300), (x + dx, y - dx * 0.25, z), 40)
    props.branches((x, y, z + sizes[0][1] * 1.25), 8, 0.13, 0.7, 21, 0.034, "#5E7B43", density=1.3)


def watering_can(x, y, z, turned=0.6):
    """A small zinc watering can."""
    skin = zinc()
    before = set(bpy.data.objects)
    lathe("can", [(0, 0.002), (0.084, 0.002), (0.086, 0.0), (0.088, 0.004), (0.084, 0.150), (0.086, 0.154), (0.080, 0.158), (0.050, 0.176), (0.048, 0.172), (0, 0.160)], skin, (0, 0, 0), 64, 30)
    tube("can spout", [(0.075, 0, 0.050), (0.150, 0, 0.110), (0.230, 0, 0.190)], 0.013, skin, taper=[1.3, 1.0, 0.85])
    rose = lathe("can rose", [(0, 0.028), (0.030, 0.026), (0.031, 0.022), (0.012, 0.0), (0, 0)], skin, (0.226, 0, 0.186), 40)
    rose.rotation_euler = (0, 0.95, 0)
    tube("can handle", [(-0.040, 0, 0.168), (-0.075, 0, 0.235), (-0.135, 0, 0.205), (-0.135, 0, 0.120), (-0.086, 0, 0.060)], 0.0065, skin)
    stand(set(bpy.data.objects) - before, (x, y, z), 0.0, turned)


def toothbrushes(x, y, z, tint="#C9B8A0"):
    """Two toothbrushes in a clay cup."""
    lathe("brush cup", smooth_profile([(0.001, 0), (0.032, 0), (0.037, 0.006), (0.038, 0.095), (0.0345, 0.095), (0.033, 0.01), (0, 0.008)], 5), m.ceramic(tint, 0.4, 0.4), (x, y, z), 48)
    for dx, dy, tone in ((-0.020, 0.012, "#7E8F86"), (0.022, 0.006, "#D9CBB2")):
        top = (x + dx * 1.3, y + dy * 1.5, z + 0.185)
        rod("toothbrush", (x - dx * 0.6, y - dy * 0.4, z + 0.012), top, 0.0040, m.paint(tone, 0.4), 14)
        box("tufts", (top[0] - 0.005, top[1] - 0.011, top[2] - 0.024), (top[0] + 0.005, top[1] - 0.002, top[2] + 0.002), m.paint("#EFEDE6", 0.6), 0.002)


def diffuser(x, y, z):
    """Reeds in a bottle of scent."""
    lathe("scent", smooth_profile([(0, 0), (0.034, 0), (0.037, 0.006), (0.036, 0.055), (0.014, 0.075), (0.013, 0.095)], 5), m.ceramic("#A9855A", 0.08), (x, y, z), 48)
    rng = random.Random(3)
    for k in range(6):
        a = 1.05 * k + rng.uniform(0, 0.5)
        rod("reed", (x - 0.006 * math.cos(a), y - 0.006 * math.sin(a), z + 0.04), (x + 0.045 * math.cos(a), y + 0.035 * math.sin(a), z + 0.225), 0.0016, m.wood("oak", "z"), 8)


def candle(x, y, z, tint="#5F6A60", tall=0.085):
    """A candle in a clay cup."""
    lathe("candle cup", smooth_profile([(0.001, 0), (0.037, 0), (0.041, 0.006), (0.041, tall), (0.037, tall), (0.037, tall - 0.02), (0, tall - 0.02)], 3), m.ceramic(tint, 0.5, 0.3), (x, y, z), 48)
    rod("wick", (x, y, z + tall - 0.022), (x, y, z + tall - 0.006), 0.0012, m.paint("#2A2622", 0.9), 8)


def flowers(x, y, z, petals="#E9E2D0", seed=3):
    """Garden flowers in a clear glass."""
    rng = random.Random(seed)
    lathe("flower glass", [(0, 0.0008), (0.036, 0.0008), (0.038, 0.004), (0.042, 0.13), (0.0405, 0.13)], thin_glass(), (x, y, z), 56)
    lathe("flower water", [(0.0375, 0.006), (0.0395, 0.085), (0, 0.085)], thin_glass("#F2F8F6"), (x, y, z), 48)
    stem, bloom, heart = m.leaf("#55703E"), m.fabric(petals, 700), m.fabric("#C9A24A", 700)
    for k in range(9):
        a = 2 * math.pi * k / 9 + rng.uniform(-0.3, 0.3)
        reach, high = rng.uniform(0.03, 0.11), rng.uniform(0.20, 0.30)
        top = Vector((x + reach * math.cos(a), y + reach * 0.8 * math.sin(a), z + high))
        tube("stem", [(x - 0.02 * math.cos(a), y - 0.02 * math.sin(a), z + 0.02), (x + reach * 0.35 * math.cos(a), y + reach * 0.3 * math.sin(a), z + high * 0.6), top], 0.0018, stem, resolution=6)
        size = rng.uniform(0.020, 0.030)
        for p in range(9):
            b = 2 * math.pi * p / 9
            leaf = lathe("petal", smooth_profile([(0, -size * 0.5), (size * 0.28, -size * 0.2), (size * 0.30, size * 0.2), (0, size * 0.5)], 3), bloom, top + Vector((size * 0.55 * math.cos(b), size * 0.55 * math.sin(b), 0.002)), 14)
            leaf.scale = (1, 0.22, 1)
            leaf.rotation_euler = (math.pi / 2 - 0.35, 0, b + math.pi / 2)
        lathe("heart", smooth_profile([(0, -0.004), (size * 0.30, 0.0), (0, 0.006)], 4), heart, top, 18)
    for k in range(6):
        a = 1.1 * k
        props.branches((x + 0.012 * math.cos(a), y + 0.012 * math.sin(a), z + 0.11), 1, 0.12, 0.4, 30 + k, 0.030, "#5E7A48")


def basket(x, y, z, radius=0.20, high=0.30):
    """A round basket of cane, washing in it."""
    cane = m.fabric("#A98A60", 330)
    wales = int(high / 0.022)
    for k in range(wales):
        a, r = high * k / wales, radius * (0.84 + 0.16 * k / wales)
        lathe("wale", smooth_profile([(r - 0.010, a + 0.001), (r, a + 0.004), (r + 0.004, a + 0.011), (r, a + 0.018), (r - 0.010, a + 0.021)], 3), cane, (x, y, z), 64)
    lathe("basket rim", smooth_profile([(radius - 0.012, high), (radius + 0.006, high + 0.004), (radius + 0.004, high + 0.020), (radius - 0.012, high + 0.018), (radius - 0.012, high)], 4), cane, (x, y, z), 64)
    lathe("basket inside", [(radius - 0.012, high), (radius * 0.80, 0.01), (0, 0.01)], m.fabric("#6B5436", 330), (x, y, z), 48)
    rng = random.Random(8)
    side = radius * 1.05
    for k, tint in enumerate(("#93A4A8", "#E4E0D6", "#D9CDB8", "#B98C72")):
        fold = box("washing", (-side / 2, -side * 0.42, 0), (side / 2, side * 0.42, 0.036), m.fabric(tint, 420), 0.015, 4)
        fold.location = (x + rng.uniform(-0.012, 0.012), y + rng.uniform(-0.012, 0.012), z + high - 0.062 + 0.0365 * k)
        fold.rotation_euler = (rng.uniform(-0.03, 0.03), rng.uniform(-0.03, 0.03), rng.uniform(-0.25, 0.25))


def plate_rack(x, y, z, count=6):
    """Plates drying on edge in a beech rack."""
    beech = m.wood("maple", "x")
    for dy in (-0.07, 0.07):
        box("rack rail", (x - 0.15, y + dy - 0.008, z), (x + 0.15, y + dy + 0.008, z + 0.016), beech, 0.004)
        for k in range(count + 1):
            rod("rack peg", (x - 0.135 + 0.27 * k / count, y + dy, z + 0.012), (x - 0.135 + 0.27 * k / count, y + dy, z + 0.085), 0.0042, beech, 14)
    clay = m.ceramic("#E4DED1", 0.22)
    for k in range(count - 1):
        px = x - 0.135 + 0.27 * (k + 0.5) / count
        p = lathe("plate", [(0, 0.002), (0.070, 0.002), (0.075, 0.006), (0.115, 0.016), (0.115, 0.019), (0.072, 0.0095), (0, 0.0085)], clay, (px, y, z + 0.128), 56)
        p.rotation_euler = (0, math.pi / 2 - 0.12, 0)
