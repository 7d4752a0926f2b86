"""What lies about on a worktop: a few things each, so that no two cabinets share them. Each stands at a point."""

import math
import random

from . import materials as m, props
from .mesh import box, lathe, rod, smooth_profile, tube


def crock(x, y, z, seed=1):
    """Wooden spoons in a stoneware crock."""
    rng = random.Random(seed)
    lathe("crock", smooth_profile([(0.001, 0), (0.056, 0), (0.062, 0.01), (0.064, 0.15), (0.067, 0.162), (0.060, 0.160), (0.056, 0.10), (0, 0.09)], 6), m.ceramic("#DAD3C5", 0.35, 0.7), (x, y, z), 64)
    for k in range(5):
        a, lean = 2 * math.pi * k / 5 + rng.uniform(-0.3, 0.3), rng.uniform(0.05, 0.10)
        top = (x + lean * math.cos(a), y + lean * math.sin(a), z + rng.uniform(0.27, 0.33))
        wood = m.wood(rng.choice(("oak", "walnut", "maple")), "z")
        rod("spoon", (x, y, z + 0.10), top, 0.0055, wood, 16)
        bowl = lathe("spoon bowl", smooth_profile([(0, -0.042), (0.018, -0.030), (0.025, 0.0), (0.018, 0.030), (0, 0.040)], 5), wood, top, 28)
        bowl.scale = (1, 0.35, 1)
        bowl.rotation_euler = (0, 0, rng.uniform(0, 3))


def kettle(x, y, z, colour="#2B2D2C"):
    """An enamelled kettle with a wooden bow."""
    body = m.paint(colour, 0.25)
    lathe("kettle", smooth_profile([(0.001, 0), (0.092, 0), (0.105, 0.012), (0.106, 0.05), (0.086, 0.115), (0.052, 0.142), (0.0, 0.148)], 7), body, (x, y, z), 72)
    lathe("kettle knob", smooth_profile([(0, 0), (0.007, 0.0), (0.007, 0.012), (0.015, 0.022), (0.012, 0.034), (0, 0.037)], 4), m.wood("oak", "z"), (x, y, z + 0.146), 32)
    tube("kettle spout", [(x - 0.085, y, z + 0.055), (x - 0.125, y, z + 0.085), (x - 0.150, y, z + 0.128)], 0.016, body, taper=[1.35, 1.0, 0.75])
    tube("kettle bow", [(x - 0.075, y, z + 0.12), (x - 0.07, y, z + 0.19), (x, y, z + 0.235), (x + 0.07, y, z + 0.19), (x + 0.075, y, z + 0.12)], 0.0065, m.metal("steel"))
    tube("kettle grip", [(x - 0.045, y, z + 0.221), (x, y, z + 0.236), (x + 0.045, y, z + 0.221)], 0.012, m.wood("walnut", "x"))


def mills(x, y, z):
    """A pepper and a salt mill."""
    for dx, species, h in ((0.0, "walnut", 0.22), (0.075, "maple", 0.18)):
        lathe("mill", smooth_profile([(0, 0), (0.027, 0), (0.028, h * 0.1), (0.019, h * 0.42), (0.024, h * 0.70), (0.021, h * 0.74), (0.026, h * 0.86), (0.014, h * 0.97), (0, h)], 6), m.wood(species, "z"), (x + dx, y - dx * 0.4, z), 48)


def boards(x, y, z):
    """Three boards leaning on the wall, one before another."""
    for k, (w, h, species) in enumerate(((0.30, 0.42, "oak"), (0.22, 0.34, "walnut"), (0.17, 0.26, "maple"))):
        props.board((x - 0.06 * k, y - 0.028 * k, z), w, h, 0.02, species, 7 + 2 * k)


def herbs(x, y, z, seed=5):
    """Basil in a clay pot."""
    lathe("herb pot", smooth_profile([(0.001, 0), (0.048, 0), (0.066, 0.10), (0.071, 0.101), (0.072, 0.125), (0.064, 0.125), (0.058, 0.10), (0, 0.10)], 3), m.ceramic("#B9785A", 0.8), (x, y, z), 56)
    props.branches((x, y, z + 0.10), 9, 0.17, 0.75, seed, 0.042, "#5F7F3A", density=1.5)


def pitcher(x, y, z, colour="#EDE8DC"):
    """A stoneware jug."""
    clay = m.ceramic(colour, 0.3, 0.3)
    lathe("pitcher", smooth_profile([(0.001, 0), (0.055, 0), (0.072, 0.05), (0.070, 0.11), (0.048, 0.17), (0.050, 0.215), (0.046, 0.214), (0.042, 0.17), (0, 0.12)], 7), clay, (x, y, z), 64)
    tube("pitcher ear", [(x + 0.047, y, z + 0.195), (x + 0.10, y, z + 0.185), (x + 0.105, y, z + 0.12), (x + 0.068, y, z + 0.075)], 0.0075, clay)


def loaf(x, y, z):
    """Half a loaf on a board, a knife beside it."""
    box("bread board", (x - 0.19, y - 0.13, z), (x + 0.19, y + 0.13, z + 0.02), m.wood("walnut", "x"), 0.005)
    crust = m.ceramic("#A86E3C", 0.75, 0.25)
    bread = lathe("loaf", smooth_profile([(0, -0.12), (0.045, -0.105), (0.062, -0.04), (0.064, 0.03), (0.050, 0.09), (0, 0.11)], 7), crust, (x - 0.04, y, z + 0.062), 48)
    bread.rotation_euler = (0, math.pi / 2, 0.25)
    bread.scale = (0.72, 1, 1)
    rod("knife grip", (x + 0.05, y - 0.09, z + 0.029), (x + 0.15, y - 0.07, z + 0.029), 0.009, m.wood("smoked oak", "x"), 16)
    box("knife", (x - 0.13, y - 0.112, z + 0.0215), (x + 0.05, y - 0.088, z + 0.0235), m.metal("chrome"), 0.0006)


def plates(x, y, z, count=6, tint="#E7E2D7", radius=0.125):
    """A pile of plates."""
    clay = m.ceramic(tint, 0.25)
    for k in range(count):
        lathe("plate", [(0, 0.002), (radius * 0.6, 0.002), (radius * 0.64, 0.006), (radius, 0.017), (radius, 0.020), (radius * 0.62, 0.0095), (0, 0.0085)], clay, (x, y, z + 0.0105 * k), 64)


def cups(x, y, z, count=4, tint="#8E9089", gap=0.095):
    """Handled cups in a row."""
    clay = m.ceramic(tint, 0.3, 0.2)
    for k in range(count):
        at = x + (k - (count - 1) / 2) * gap
        lathe("cup", smooth_profile([(0.001, 0), (0.026, 0), (0.036, 0.02), (0.039, 0.078), (0.0355, 0.078), (0.033, 0.02), (0, 0.012)], 5), clay, (at, y, z), 48)
        tube("cup ear", [(at + 0.037, y - 0.004, z + 0.062), (at + 0.062, y - 0.012, z + 0.052), (at + 0.058, y - 0.012, z + 0.026), (at + 0.034, y - 0.004, z + 0.020)], 0.0045, clay)


def glasses(x, y, z, count=4, gap=0.085):
    """Clear tumblers in a row."""
    for k in range(count):
        props.tumbler((x + (k - (count - 1) / 2) * gap, y, z), 0.034, 0.095)


def bowls(x, y, z, count=4, tint="#D8CFC0", radius=0.085):
    """Bowls one in another."""
    for k in range(count):
        props.bowl((x, y, z + k * 0.021), radius, 0.055, m.ceramic(tint, 0.4, 0.4))


def lemons(x, y, z):
    props.bowl((x, y, z), 0.14, 0.075, m.ceramic("#5E6A66", 0.45, 0.2))
    props.fruit((x, y, z + 0.012), 5, "lemon", 0.08, 4)


def cookbooks(x, y, z):
    """Four books held by a jar."""
    end = props.books(x - 0.10, x + 0.10, y - 0.09, z, 6, 0.25)
    lathe("jar", smooth_profile([(0.001, 0), (0.05, 0), (0.055, 0.01), (0.055, 0.12), (0.040, 0.14), (0.042, 0.16), (0, 0.16)], 5), m.ceramic("#6F5B4B", 0.35), (end + 0.07, y, z), 48)


def eggs(x, y, z):
    props.bowl((x, y, z), 0.10, 0.05, m.ceramic("#B5BDB4", 0.4, 0.3))
    rng = random.Random(4)
    for k in range(6):
        a = 2 * math.pi * k / 5
        r = 0.05 if k < 5 else 0
        egg = lathe("egg", smooth_profile([(0, -0.028), (0.015, -0.022), (0.022, -0.004), (0.017, 0.018), (0, 0.030)], 6), m.ceramic(rng.choice(("#E9DCC8", "#C99E78", "#F1EADF")), 0.6), (x + r * math.cos(a), y + r * math.sin(a), z + (0.040 if k < 5 else 0.062)), 36)
        egg.rotation_euler = (rng.uniform(0.8, 1.6), 0, rng.uniform(0, 6))


THINGS = {f.__name__: f for f in (crock, kettle, mills, boards, herbs, pitcher, loaf, plates, cups, glasses, bowls, lemons, cookbooks, eggs)}
