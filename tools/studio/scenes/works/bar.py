"""A home bar at the end of a day: stone from counter to ceiling, two lit walnut shelves, a sink and a rack for sixteen bottles."""

import math
import random

import bpy
from lib import cabinets, camera, lighting, materials as m, props, rooms, rugs, trim
from lib.crown_cut import wear
from lib.floor_rooms import armchair
from lib.mesh import box, flat_uv, lathe, prism, rod, smooth_profile
from lib.place import placed
from lib.washing_things import candle, thin_glass
from works.look import cloths, drinking_glass, framed, fronts, ground, stone

DEVELOP = {"exposure": 0.35, "warmth": -0.01, "look": "High Contrast"}

A, WIDTHS = -1.30, (0.55, 0.80, 0.55, 0.70)
B = A + sum(WIDTHS)
Z = cabinets.COUNTER
HEAD = 2.40

# What a bottle holds, the glass it is in, its label: colours.
SPIRITS = (
    ("#4A1F08", "#F4EFE6", "#E2D7BC"),
    ("#6B3410", "#F6F2EA", "#20231F"),
    ("#D9CFAE", "#F3F7F4", "#E9E4D6"),
    ("#22301E", "#7D9472", "#D9CDA9"),
    ("#2A120A", "#9C7A55", "#C8B48A"),
    ("#8A5A1C", "#F6F1E4", "#EDE8DA"),
)


def build(colour, stone_slug, timber, floor="walnut", wall="#8E8878", style="plain", handle="brass", seed=1):
    rng = random.Random(seed)
    unit, top, plaster = fronts(colour, style, handle), stone(stone_slug, 0.10), m.plaster(wall, 0.88, 0.4)
    height, x0, x1 = 2.6, -2.15, 2.15
    ground(floor, x0, x1, -4.8)
    rooms.wall("back wall", x0 - 0.2, x1 + 0.2, 0, 0.2, height, plaster)
    rooms.wall("right wall", x1, x1 + 0.2, -4.8, 0, height, plaster)
    rooms.side_window(x0, -3.1, -1.1, 0.6, 2.3, -5.0, 0, height, plaster, bars=(2, 2), watts=46, colour="#E9EDF6", frame="#2B2D2C")
    rooms.ceiling(x0 - 0.2, x1 + 0.2, -5.0, 0.2, height)
    cupboards(unit, timber, rng)
    stonework(top)
    shelves(timber, rng)
    on_the_counter(timber)
    before_it(top)
    for a, b in ((x0, A - 0.06), (B + 0.06, x1)):
        trim.skirting(a, b, 0.0)
    trim.side_skirting(x1, -4.7, -0.02, -1)
    framed(1.76, 1.62, (0.42, 0.56), ("#D3C8B2", "#A68F6E", "#6F6552", "#3F4640"), timber="walnut")
    trim.switch(-1.74, 1.15)
    lighting.sun(63, 15, 6.0, 0.9, "#FFD8AE")
    lighting.area("fill", (0.8, -4.9, 2.1), (0, -0.6, 1.0), (2.2, 1.5), 13, "#E6EAF2").visible_glossy = False
    lighting.surround("#E4E6EA", 0.15)
    camera.level((0.06, -6.25, 1.30), 0.0, 47.5, (0, -0.062))
    wear(bpy.data.objects)


def cupboards(unit, timber, rng):
    """Drawers, doors and the rack, between two gables that carry a head above the stone."""
    unit.run("bar", A, WIDTHS, ["drawers3", "doors", "door-r", "panel"])
    for x in (A - 0.052, B + 0.012):
        box("gable", (x, -0.64, 0.001), (x + 0.04, -0.001, Z - 0.0305), unit.material, 0.001, 1)
        box("gable", (x, -0.30, Z + 0.0005), (x + 0.04, -0.001, HEAD + 0.11), unit.material, 0.001, 1)
    box("head", (A - 0.0115, -0.30, HEAD), (B + 0.0115, -0.001, HEAD + 0.11), m.wood(timber, "x"), 0.001, 1)
    left = B - 0.67
    low, high, step = 0.16, Z - 0.07, 0.16
    box("rack hole", (left, -0.6215, low), (left + 4 * step, -0.6205, high), m.paint("#17130F", 0.9), 0)
    for i in range(4):
        for j in range(4):
            x, z = left + step * (i + 0.5), low + (high - low) * (j + 0.5) / 4 - 0.028
            if rng.random() < 0.8:
                rod("wine", (x, -0.60, z), (x, -0.650, z), 0.036, m.paint(rng.choice(("#101A12", "#1A0F0C", "#14181A")), 0.12, 0.0), 28)
                rod("capsule", (x, -0.650, z), (x, -0.690, z), 0.0155, m.paint(rng.choice(("#5E1A1E", "#8F7340", "#23272B", "#2F3F38")), 0.35), 24)
    for i in range(5):
        x, z = left + step * i, low + (high - low) * i / 4
        box("rack upright", (x - 0.006, -0.640, low), (x + 0.006, -0.6218, high), m.wood(timber, "z"), 0.001)
        box("rack shelf", (left, -0.642, z - 0.006), (left + 4 * step, -0.6222, z + 0.006), m.wood(timber, "x"), 0.001)


def stonework(top):
    """Counter and wall from one slab: what climbs the wall goes on from what lies before it."""
    across, foot = 0.08, 0.06
    cabinets.counter("top", A - 0.0115, B + 0.0115, -0.64, -0.001, top, offset=(across, foot))
    back = box("stone wall", (A - 0.0115, -0.015, Z + 0.0005), (B + 0.0115, -0.0005, HEAD - 0.0005), top, 0)
    flat_uv(back, offset=(across, foot + 0.625 / 1.6))
    x = A + 0.95
    props.gooseneck((x, -0.10, Z), 0.30, 0.16, "brass")
    box("sink rim", (x - 0.172, -0.462, Z + 0.0003), (x + 0.172, -0.168, Z + 0.0016), m.metal("brass"), 0.001)
    box("sink", (x - 0.165, -0.455, Z + 0.0017), (x + 0.165, -0.175, Z + 0.0020), m.metal("black"), 0)


def shelves(timber, rng):
    brass = m.metal("brass")
    a, b = A + 0.20, B - 0.20
    for z in (1.42, 1.84):
        cabinets.shelf("shelf", a, b, -0.26, -0.0155, z, timber, 0.036)
        rod("gallery", (a + 0.02, -0.25, z + 0.045), (b - 0.02, -0.25, z + 0.045), 0.004, brass)
        for x in (a + 0.03, (a + b) / 2, b - 0.03):
            rod("gallery post", (x, -0.25, z), (x, -0.25, z + 0.045), 0.004, brass, 16)
        box("strip light", (a + 0.04, -0.075, z - 0.0375), (b - 0.04, -0.062, z - 0.0365), m.glow("#FFDDAE", 6.0), 0)
        lighting.area("shelf light", ((a + b) / 2, -0.07, z - 0.040), ((a + b) / 2, -0.03, z - 0.5), (b - a - 0.1, 0.02), 6.0, "#FFD39A", 170)
    lighting.area("head light", ((a + b) / 2, -0.10, HEAD - 0.004), ((a + b) / 2, -0.05, 1.9), (b - a, 0.03), 5.5, "#FFD39A", 170)
    x = a + 0.10
    while x < b - 0.08:
        bottle(x, -0.13 + rng.uniform(-0.025, 0.02), 1.8405, rng.choice(SPIRITS), rng.uniform(0.25, 0.33), rng.uniform(0.034, 0.044), rng.uniform(0.32, 0.62))
        x += rng.choice((0.094, 0.10, 0.12, 0.17))
    for k in range(7):
        for dy in (0, 0.085):
            drinking_glass((a + 0.10 + 0.088 * k, -0.10 - dy, 1.4205), 0.036, 0.085)
    for k in range(5):
        wine_glass(a + 0.92 + 0.105 * k, -0.13, 1.4205)
    for k in range(4):
        coupe(a + 1.56 + 0.112 * k, -0.13, 1.4205)
    props.stack((b - 0.15, -0.13, 1.4205), 2, 6, (0.20, 0.16), ("#3F4A42", "#7A4E36"))


def bottle(x, y, z, spirit, high, radius, full):
    """Glass, what is left in it, a paper label and a cork; no name on it."""
    inside, glass, label = spirit
    r, h = radius, high
    body = [(r * 0.96, 0), (r, 0.006), (r, h * 0.60), (r * 0.88, h * 0.68), (r * 0.36, h * 0.79), (r * 0.32, h * 0.95)]
    lathe("spirit", [(0, 0.005), (r * 0.92, 0.006), (r * 0.93, h * full), (0, h * full)], m.paint(inside, 0.06, 0.0), (x, y, z), 40)
    lathe("bottle", [(0, 0.0008), *smooth_profile(body, 4)], thin_glass(glass), (x, y, z), 44)
    lathe("label", [(r + 0.0006, h * 0.16), (r + 0.0006, h * 0.44)], m.paint(label, 0.8), (x, y, z), 44)
    lathe("cork", [(0, h * 0.93), (r * 0.30, h * 0.93), (r * 0.40, h * 0.952), (r * 0.40, h), (0, h)], m.paint("#2A2420" if full > 0.45 else "#8E6B45", 0.5), (x, y, z), 28)


def wine_glass(x, y, z):
    lathe("wine glass", [(0, 0.001), (0.034, 0.001), (0.006, 0.006), (0.0035, 0.012), (0.0035, 0.085), (0.012, 0.092), (0.034, 0.115), (0.040, 0.145), (0.034, 0.195)], thin_glass(), (x, y, z), 48)


def coupe(x, y, z):
    lathe("coupe", [(0, 0.001), (0.034, 0.001), (0.006, 0.006), (0.0035, 0.012), (0.0035, 0.085), (0.012, 0.090), (0.038, 0.108), (0.048, 0.140)], thin_glass(), (x, y, z), 48)


def on_the_counter(timber):
    """A drink is being made: bottle, shaker, glasses, a lemon cut."""
    x = A + 0.36
    props.tray((x, -0.33, Z), 0.42, 0.27, "oak")
    bottle(x - 0.12, -0.29, Z + 0.013, SPIRITS[0], 0.26, 0.046, 0.5)
    lathe("shaker", smooth_profile([(0, 0), (0.036, 0.0), (0.040, 0.01), (0.045, 0.13), (0.040, 0.165), (0.028, 0.19), (0.022, 0.20), (0.022, 0.225), (0, 0.232)], 5), m.metal("chrome"), (x + 0.0, -0.37, Z + 0.013), 48)
    for dx, dy in ((0.10, -0.30), (0.15, -0.40)):
        drinking_glass((x + dx, dy, Z + 0.013), 0.039, 0.088)
    lathe("whisky", [(0, 0.004), (0.033, 0.004), (0.0345, 0.030), (0, 0.030)], thin_glass("#C07A2E"), (x + 0.10, -0.30, Z + 0.013), 40)
    box("bar board", (0.12, -0.42, Z + 0.0005), (0.40, -0.22, Z + 0.019), m.wood(timber, "x"), 0.004)
    for dx, dy, turn in ((0.05, -0.30, 0.3), (0.11, -0.35, 1.4)):
        fruit = lathe("lemon", smooth_profile([(0, -0.042), (0.012, -0.034), (0.029, -0.016), (0.031, 0.0), (0.029, 0.016), (0.011, 0.034), (0, 0.042)], 6), m.ceramic("#C9A436", 0.5), (0.12 + dx, dy, Z + 0.050), 40)
        fruit.rotation_euler = (math.pi / 2, 0, turn)
    props.bowl((0.60, -0.30, Z + 0.001), 0.085, 0.055, m.ceramic("#3C423D", 0.4, 0.2))
    cloths((0.92, -0.34, Z + 0.001), ("#D9D0BE",), (0.26, 0.18), -14)
    candle(1.14, -0.22, Z + 0.001, "#5E4A38", 0.085)


def before_it(top):
    """A chair, a low table of the same stone, a rug."""
    rugs.rug(-1.75, 1.35, -3.05, -1.15, ("#6E5B4A", "#463B33", "#B3986F"), "border", turned=True, seed=4)
    with placed(-1.40, -1.72, 0, 42):
        armchair("#4C5A50", "walnut", "#A8764A")
    x, y = -0.52, -2.12
    round_top = [(0.28 * math.cos(k * math.pi / 40), 0.28 * math.sin(k * math.pi / 40)) for k in range(80)]
    flat_uv(prism("table", round_top, 0.022, top, "z", (x, y, 0.44)), offset=(0.3, 0.3), plane="xy")
    lathe("table foot", [(0, 0.439), (0.018, 0.439), (0.018, 0.03), (0.17, 0.016), (0.17, 0.011), (0, 0.011)], m.metal("brass"), (x, y, 0), 56)
    props.stack((x - 0.08, y + 0.05, 0.4625), 2, 9, (0.21, 0.15), ("#6B4A36", "#C9BEA6"))
    drinking_glass((x + 0.13, y - 0.06, 0.4625), 0.038, 0.085)
