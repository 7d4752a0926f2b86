"""Finished custom work: `layout` is library, mudroom or hearth; the rest is its colour, timber, stone and floor."""

import math
import random

import bpy
from mathutils import Matrix

from lib import cabinets, camera, fire, floor_rooms, joinery, kitchen_things as things, lighting, materials as m, props, rooms, rugs, trim
from lib import wardrobe, washing_things as washing
from lib.cladding import floor as lay_floor, panel_boards
from lib.crown_cut import wear
from lib.folded_cloth import pile
from lib.lake_view import backdrop, lake
from lib.mesh import box, flat_uv, lathe, rod, smooth_profile, tube
from lib.openings import back_window
from lib.place import placed
from contact import chair
from works.look import fronts, ground, stone

DEVELOP = {"exposure": 0.3, "warmth": -0.025, "look": "High Contrast"}


def build(layout, colour, stone_slug="bianco-neve", style="shaker", handle="brass", timber="oak", floor="oak", wall="#E9E3D8", back="stone", seed=1):
    house = {"unit": fronts(colour, style, handle), "top": stone(stone_slug), "timber": timber, "floor": floor, "wall": m.plaster(wall, 0.9, 0.3), "back": back, "seed": seed}
    {"library": library, "mudroom": mudroom, "hearth": hearth}[layout](**house)


def _bay(x0, x1, y_front, depth, z0, z1, shelves, material, back=None):
    """An open painted bay: uprights, shelves at these heights (their tops), a back."""
    t, y1 = 0.026, y_front + depth
    box("upright", (x0, y_front, z0), (x0 + t, y1, z1), material, 0.0012, 2)
    box("upright", (x1 - t, y_front, z0), (x1, y1, z1), material, 0.0012, 2)
    for z in shelves:
        box("shelf", (x0 + t + 0.0006, y_front + 0.004, z - t), (x1 - t - 0.0006, y1 - 0.010, z), material, 0.0012, 2)
    box("back", (x0 + 0.001, y1 - 0.009, z0), (x1 - 0.001, y1 - 0.001, z1), back or material, 0.0005, 1)


# Bindings as they come together on one shelf: cloth of a few publishers, not of all colours.
BINDINGS = (
    ("#8C7A5B", "#C7B99E", "#6B5A44", "#D8D0C0", "#4A3A2C"),
    ("#33393F", "#4A5A63", "#8E979A", "#C9C3B4", "#5A4A3C"),
    ("#5A2E28", "#7A4E36", "#B9A27C", "#2E3A36", "#C7B99E"),
    ("#D8D0C0", "#E4DDD0", "#B7AC98", "#8C8271", "#E0D7C5"),
    ("#2F4038", "#5E6B57", "#A4937A", "#4B4034", "#CFC4AE"),
)


def _dress(x0, x1, y, z, rng, tall=0.27):
    """One shelf: a row of books and something beside it, or a few things alone; never full."""
    clay = [m.ceramic(c, 0.45, 0.3) for c in ("#E6DFD2", "#5B564C", "#8C8271", "#B9A489", "#7E8C86")]
    wide, bindings = x1 - x0, rng.choice(BINDINGS)
    kind = rng.choice(("row", "row", "lying", "pot", "lying", "things"))
    if kind == "things":
        props.vase((x0 + wide * 0.26, y + 0.11, z), tall * rng.uniform(0.6, 0.85), rng.uniform(0.055, 0.08), rng.choice(clay), rng.uniform(0.3, 0.55))
        height = props.stack((x0 + wide * 0.66, y + 0.11, z), rng.randint(2, 3), rng.randint(1, 99), (0.25, 0.18), bindings)
        props.bowl((x0 + wide * 0.66, y + 0.11, height), 0.055, 0.035, rng.choice(clay))
        return
    share = {"row": rng.uniform(0.84, 0.96), "lying": rng.uniform(0.42, 0.52), "pot": rng.uniform(0.55, 0.66)}[kind]
    end = props.books(x0, x0 + wide * share, y, z, rng.randint(1, 999), tall, colours=bindings)
    middle = (end + x1) / 2 + 0.01
    if kind == "lying" and x1 - end > 0.26:
        props.stack((middle, y + 0.11, z), rng.randint(2, 4), rng.randint(1, 99), (min(0.26, x1 - end - 0.05), 0.17), bindings)
    elif kind == "pot" and x1 - end > 0.15:
        lathe("jar", smooth_profile([(0.001, 0), (0.048, 0), (0.060, 0.03), (0.058, 0.09), (0.036, 0.125), (0.040, 0.14), (0, 0.139)], 5), rng.choice(clay), (middle, y + 0.11, z), 48)


def library(unit, top, timber, floor, wall, back, seed):
    """A study: a wall of bookcases over cupboards with a desk let into them under a window."""
    rng = random.Random(seed)
    height, x0, x1 = 2.75, -2.7, 2.7
    ground(floor, x0, x1, -5.6)
    window = (-0.72, 0.72, 1.0, 2.16)
    back_window(*window, x0 - 0.2, x1 + 0.2, height, wall, bars=(2, 2), watts=62, sill=0.0)
    trim.casing(*window, wide=0.08)
    backdrop(eye=1.35, strength=1.8, seed=seed, wide=13, gap=0.08, near=(34, 0.42))
    rooms.side_window(x0, -4.4, -2.4, 0.6, 2.3, -5.8, 0, height, wall, bars=(3, 2), watts=90, colour="#FFF2E0")
    rooms.wall("right wall", x1, x1 + 0.2, -5.6, 0, height, wall)
    rooms.ceiling(x0 - 0.2, x1 + 0.2, -5.8, 0.2, height)
    paint = unit.material
    z = 0.80
    widths = [0.84, 0.84]
    for side in (-1, 1):
        a = x0 + 0.02 if side < 0 else x1 - 0.02 - sum(widths)
        unit.run(f"base {side}", a, widths, ["doors", "doors"], front=-0.48, depth=0.478, high=z - 0.028)
        box("ledge", (a, -0.495, z - 0.0275), (a + sum(widths), -0.001, z), paint, 0.003)
        for i, w in enumerate(widths):
            p, q = a + w * i, a + w * (i + 1)
            heights = (z + 0.40, z + 0.78, z + 1.14, z + 1.48)
            _bay(p, q, -0.32, 0.318, z + 0.0005, 2.60, heights, paint)
            for base, tall in zip((z, *heights), (0.30, 0.29, 0.27, 0.25, 0.22)):
                _dress(p + 0.04, q - 0.04, -0.27, base + 0.0005, rng, tall)
    # The head runs through, over the window, with a crown.
    box("head", (x0 + 0.02, -0.32, 2.30 + 0.301), (x1 - 0.02, -0.001, 2.66), paint, 0.002)
    joinery.moulding("crown", x0 + 0.01, x1 - 0.01, -0.321, 2.62, joinery.CROWN, paint)
    box("bridge", (-0.985, -0.30, 2.30), (0.985, -0.001, 2.6005), paint, 0.003)
    # The desk spans the gap.
    box("desk", (-0.998, -0.66, 0.722), (0.998, -0.001, 0.76), m.wood(timber, "x"), 0.004)
    box("desk drawer", (-0.60, -0.632, 0.60), (0.60, -0.612, 0.718), paint, 0.002)
    cabinets.bar_pull("desk pull", (0, -0.632, 0.66), 0.24, unit.handle)
    brass = m.metal("brass")
    # Somebody writes here: a lit lamp, a letter begun, spectacles laid down.
    props.stack((-0.76, -0.28, 0.761), 3, 5, (0.27, 0.20), BINDINGS[2])
    lathe("lamp foot", [(0, 0), (0.080, 0), (0.080, 0.012), (0.012, 0.022), (0, 0.022)], brass, (-0.44, -0.26, 0.761))
    rod("lamp stem", (-0.44, -0.26, 0.78), (-0.44, -0.26, 1.12), 0.007, brass)
    lathe("lamp shade", [(0.075, 0.13), (0.145, 0), (0.142, 0), (0.072, 0.13)], m.paint("#24463B"), (-0.44, -0.26, 1.06))
    lathe("lamp bulb", smooth_profile([(0, 0), (0.028, 0.02), (0.030, 0.04), (0.014, 0.075), (0, 0.076)], 4), m.glow("#FFD9A0", 4.0), (-0.44, -0.26, 1.055), 32)
    lighting.point("lamp light", (-0.44, -0.26, 1.05), 4.0, "#FFCF90", 0.04)
    for k, (x, y, turn) in enumerate(((0.02, -0.44, 5), (0.06, -0.42, -8))):
        with placed(x, y, 0.7607 + 0.0008 * k, turn):
            box("letter", (-0.105, -0.148, 0), (0.105, 0.148, 0.0006), m.paper("#F1ECE0"), 0)
    rod("pen", (0.10, -0.40, 0.767), (0.19, -0.32, 0.767), 0.0045, m.paint("#1E2A2E", 0.2), 16)
    things.cups(0.40, -0.34, 0.761, 1, "#8E9089")
    washing.flowers(0.70, -0.24, 0.761, "#C9B0C4", seed)
    chair(0.16, -1.02, 186, "#5A4332", "walnut")
    with placed(-1.80, -2.12, 0, 46):
        floor_rooms.armchair("#7E7362", "walnut", "#3C4E46")
    # The ladder leans on a brass rail.
    rod("ladder rail", (x0 + 0.03, -0.36, 2.30), (-0.99, -0.36, 2.30), 0.011, brass)
    rod("ladder rail", (0.99, -0.36, 2.30), (x1 - 0.03, -0.36, 2.30), 0.011, brass)
    wood = m.wood(timber, "z")
    for x in (1.32, 1.72):
        rod("ladder side", (x, -0.98, 0.002), (x, -0.365, 2.36), 0.021, wood)
    for k in range(1, 8):
        t = k / 8
        box("rung", (1.34, -0.98 + 0.615 * t - 0.045, 2.36 * t - 0.011), (1.70, -0.98 + 0.615 * t + 0.045, 2.36 * t + 0.011), m.wood(timber, "x"), 0.003)
    rugs.rug(-1.75, 1.75, -3.35, -1.30, ("#6A4E44", "#33383D", "#A8916C"), "border", turned=True, seed=seed)
    for x in (-1.7, 0.0, 1.7):
        trim.downlight(x, -1.0, height)
    trim.side_skirting(x0, -5.5, -0.50, 1)
    trim.side_skirting(x1, -5.5, -0.50, -1)
    lighting.sun(58, 31, 9.5, 0.9, "#FFE0B8")
    lighting.area("fill", (0.4, -5.6, 2.3), (0, -0.8, 1.2), (2.8, 1.8), 24, "#F2F1EE").visible_glossy = False
    lighting.surround("#F0F1F3", 0.23)
    camera.level((-0.22, -7.55, 1.36), 1.2, 45.0, (0, -0.028))
    wear(bpy.data.objects)


def _coat(x, y, z, kind, colour, rng, length=None):
    """A coat on its hanger, on a hook, its front to the room."""
    with placed(x, y, z - 0.03, 90):
        wardrobe.hanger((0, 0, 0), "iron", "oak")
        wardrobe.garment((0, 0, 0), kind, colour, rng, length, sleeves=True)


def _boots(x, y, colour, height=0.24):
    """A pair of felt-lined boots."""
    leather = m.ceramic(colour, 0.55)
    for dx in (-0.062, 0.062):
        lathe("shaft", smooth_profile([(0.048, 0.05), (0.050, 0.12), (0.056, height - 0.01), (0.060, height), (0.050, height), (0.042, 0.06)], 5), leather, (x + dx, y, 0), 36)
        box("foot", (x + dx - 0.046, y - 0.19, 0.022), (x + dx + 0.046, y + 0.052, 0.098), leather, 0.036, 6)
        box("sole", (x + dx - 0.049, y - 0.195, 0.001), (x + dx + 0.049, y + 0.056, 0.024), m.ceramic("#2A2622", 0.7), 0.01)


def _snowshoe(x, y, back, aside):
    """An ash snowshoe on its tail, leaning on the wall: a bow drawn to a point below, two bars, a laced web."""
    before = set(bpy.data.objects)
    ash, gut = m.wood("ash", "z"), m.fabric("#B99768", 300)

    def half(t):
        # From the tail's tip up to the toe: the tail is straight and narrow, the body broad, the toe round.
        if t < 0.26:
            return 0.009 + 0.020 * t / 0.26
        s = (t - 0.26) / 0.74
        return 0.029 + 0.082 * math.sin(math.pi * min(1.0, 0.06 + 0.94 * s)) ** 0.72 - 0.029 * s

    high, n = 1.02, 30
    for side in (-1, 1):
        tube("snowshoe", [(side * max(0.0, half(k / n)), 0, high * k / n) for k in range(n + 1)], 0.0095, ash, resolution=4)
    for z in (0.40, 0.74):
        h = half(z / high)
        box("crossbar", (-h, -0.008, z - 0.012), (h, 0.008, z + 0.012), m.wood("ash", "x"), 0.004)
    # The web runs in three directions, as lacing does; each strand ends at the bow.
    for slope in (0.0, 1.7, -1.7):
        for k in range(-26, 50):
            z0 = 0.30 + k * 0.030
            inside = [(u, z0 + slope * u) for u in (i / 60 * 0.24 - 0.12 for i in range(61)) if 0.28 < z0 + slope * u < 1.0 and abs(u) < half((z0 + slope * u) / high) - 0.004]
            if len(inside) > 2:
                (u0, a0), (u1, a1) = inside[0], inside[-1]
                rod("web", (u0, 0.0015 * slope, a0), (u1, 0.0015 * slope, a1), 0.0017, gut, 6)
    bpy.context.view_layer.update()
    place = Matrix.Translation((x, y - math.sin(math.radians(back)) * 1.02, 0.012)) @ Matrix.Rotation(math.radians(aside), 4, "Y") @ Matrix.Rotation(math.radians(-back), 4, "X")
    for obj in set(bpy.data.objects) - before:
        obj.matrix_world = place @ obj.matrix_world


def mudroom(unit, top, timber, floor, wall, back, seed):
    """Where a house comes in from the snow: four lockers with hooks over a bench, drawers below, cupboards above."""
    height, x0, x1 = 2.6, -2.2, 2.1
    lay_floor(floor, x0, x1, -5.0, 0, seed)
    rooms.wall("back wall", x0 - 0.2, x1 + 0.2, 0, 0.2, height, wall)
    rooms.wall("right wall", x1, x1 + 0.2, -5.0, 0, height, wall)
    rooms.side_window(x0, -2.6, -1.3, 0.9, 2.2, -5.2, 0, height, wall, bars=(2, 2), watts=90, colour="#FFF4E6", frame="#EFECE5")
    rooms.ceiling(x0 - 0.2, x1 + 0.2, -5.2, 0.2, height)
    paint, brass = unit.material, unit.handle
    a, n, w = -1.62, 4, 0.72
    b = a + n * w
    depth, bench = 0.50, 0.46
    unit.run("drawers", a, [w] * n, ["panel"] * n, front=-depth + 0.02, depth=depth - 0.02, high=bench - 0.038, low=0.10)
    for i in range(n):
        cabinets.bar_pull("drawer pull", (a + w * (i + 0.5), -depth + 0.02, 0.34), 0.20, brass)
    box("bench", (a - 0.012, -depth - 0.02, bench - 0.0375), (b + 0.012, -0.001, bench), m.wood(timber, "x"), 0.005)
    panel_boards("boards", a + 0.02, b - 0.02, bench + 0.0005, 1.86, -0.001, paint, 0.12)
    t = 0.024
    for i in range(n + 1):
        x = a + w * i - t / 2
        box("divider", (x, -depth + 0.06, bench + 0.0006), (x + t, -0.0135, 1.859), paint, 0.002)
    unit.uppers("upper", a - t / 2, [w + t / 4] * n, 1.86, 2.42, depth - 0.06, pulls=True)
    # On up to the ceiling: a frieze under a crown.
    box("frieze", (a - t / 2, -depth + 0.05, 2.4205), (b + t / 2, -0.001, height - 0.001), paint, 0.002)
    joinery.moulding("crown", a - t / 2 - 0.03, b + t / 2 + 0.03, -depth + 0.049, height - 0.1115, joinery.CROWN, paint)
    for i in range(n):
        mid = a + w * (i + 0.5)
        box("peg rail", (a + w * i + t / 2 + 0.001, -0.034, 1.56), (a + w * (i + 1) - t / 2 - 0.001, -0.0140, 1.66), m.wood(timber, "x"), 0.003)
        for dx in (-0.2, 0.0, 0.2):
            tube("hook", [(mid + dx, -0.034, 1.635), (mid + dx, -0.085, 1.640), (mid + dx, -0.105, 1.668)], 0.006, brass)
            tube("hook low", [(mid + dx, -0.034, 1.60), (mid + dx, -0.065, 1.582), (mid + dx, -0.080, 1.605)], 0.005, brass)
    rng = random.Random(seed)
    _coat(a + 0.30, -0.115, 1.665, "coats", "#3F4B45", rng, 1.0)
    with placed(a + 0.60, -0.10, 1.61):
        props.hanging_towel((0, 0, 0), 0.13, 0.80, "#B9AE9C", 9)
    _coat(a + w * 2 + 0.36, -0.120, 1.665, "coats", "#71443A", rng, 0.92)
    _coat(a + w * 3 + 0.27, -0.120, 1.665, "jackets", "#A4855E", rng, 0.80)
    # A scarf, a basket, boots on a tray, mittens.
    with placed(a + w + 0.16, -0.10, 1.61):
        props.hanging_towel((0, 0, 0), 0.16, 0.86, "#B5653F", 6)
    with placed(a + 3 * w + 0.56, -0.10, 1.61):
        props.hanging_towel((0, 0, 0), 0.15, 0.74, "#D9CFBB", 8)
    washing.basket(a + w * 3 + 0.42, -0.25, bench, 0.16, 0.21)
    pile((a + w + 0.44, -0.25, bench + 0.001), 2, (0.36, 0.30), 3, 0.014, ("#6F5D4E", "#BDAE95"), seed=seed, weave=160)
    with placed(a + w + 0.17, -0.26, bench):
        lathe("mitten", smooth_profile([(0.001, 0.0), (0.040, 0.004), (0.052, 0.03), (0.042, 0.052), (0.001, 0.06)], 5), m.fabric("#8A4A38", 160), (0, 0, 0), 32).scale = (1.0, 1.9, 0.7)
        lathe("mitten", smooth_profile([(0.001, 0.0), (0.040, 0.004), (0.052, 0.03), (0.042, 0.052), (0.001, 0.06)], 5), m.fabric("#8A4A38", 160), (0.06, 0.04, 0.035), 32).scale = (1.0, 1.8, 0.7)
    cushion = box("cushion", (a + w * 2 + 0.10, -0.20, bench + 0.012), (a + w * 2 + 0.52, -0.06, bench + 0.34), m.fabric("#8C7C66", 220), 0.062, 8)
    cushion.rotation_euler = (-0.16, 0, 0.05)
    box("boot tray", (a + 0.10, -1.06, 0.001), (a + 0.98, -0.64, 0.014), m.metal("black"), 0.004)
    _boots(a + 0.33, -0.80, "#5A3F2B", 0.27)
    _boots(a + 0.72, -0.82, "#2F3A35", 0.30)
    _snowshoe(1.52, -0.09, 5, -3)
    _snowshoe(1.84, -0.07, 7, 4)
    rugs.rug(-0.6, 1.05, -2.35, -1.35, ("#6F766C", "#4C5550", "#C9BFA8"), "stripes", turned=True, seed=seed)
    trim.skirting(x0, a - 0.02, 0.0)
    trim.skirting(b + 0.02, x1, 0.0)
    trim.side_skirting(x0, -4.9, -0.02, 1)
    trim.side_skirting(x1, -4.9, -0.02, -1)
    trim.switch(b + 0.30, 1.25)
    for x in (-0.9, 0.6):
        trim.downlight(x, -1.0, height)
    lighting.sun(72, 27, 11.0, 0.9, "#FFE6C8")
    lighting.area("fill", (0.6, -4.9, 2.1), (0, -0.5, 1.1), (2.4, 1.6), 27, "#F2F1EE").visible_glossy = False
    lighting.surround("#F0F1F3", 0.37)
    camera.level((0.59, -4.91, 1.30), -6.5, 36.6, (0, -0.022))


def hearth(unit, top, timber, floor, wall, back, seed):
    """A fireplace wall: a tall stone breast with a fire, a timber mantel, cupboards and open shelves either side."""
    rng = random.Random(seed)
    height, x0, x1 = 2.8, -2.9, 2.9
    ground(floor, x0, x1, -5.8)
    rooms.wall("back wall", x0 - 0.2, x1 + 0.2, 0, 0.2, height, wall)
    rooms.wall("right wall", x1, x1 + 0.2, -5.8, 0, height, wall)
    rooms.side_window(x0, -3.9, -1.3, 0.3, 2.4, -6.0, 0, height, wall, bars=(3, 1), watts=92, colour="#FFF2E0", frame="#26292A")
    rooms.ceiling(x0 - 0.2, x1 + 0.2, -6.0, 0.2, height)
    # The breast: stone cladding round an opening.
    bx, f = 0.86, -0.42
    oz0, oz1, ox = 0.42, 1.02, 0.52
    for a, b, z0, z1 in ((-bx, -ox, 0.001, height - 0.001), (ox, bx, 0.001, height - 0.001), (-ox + 0.0005, ox - 0.0005, 0.001, oz0), (-ox + 0.0005, ox - 0.0005, oz1, height - 0.001)):
        piece = box("breast", (a, f, z0), (b, -0.001, z1), top, 0)
        flat_uv(piece, (2.9, 1.45), (0.05 + (a + bx) / 2.9, 0.02 + z0 / 1.45))
    soot = m.paint("#141210", 0.8)
    for low, high in (((-ox, -0.05, oz0), (ox, -0.02, oz1)), ((-ox, f + 0.03, oz0 - 0.0), (ox, -0.05, oz0 + 0.004))):
        box("firebox", low, high, soot, 0)
    box("frame", (-ox, f - 0.004, oz0), (-ox + 0.02, f + 0.03, oz1), m.metal("black"), 0.001)
    box("frame", (ox - 0.02, f - 0.004, oz0), (ox, f + 0.03, oz1), m.metal("black"), 0.001)
    box("frame", (-ox + 0.02, f - 0.004, oz1 - 0.02), (ox - 0.02, f + 0.03, oz1), m.metal("black"), 0.001)
    box("frame", (-ox + 0.02, f - 0.004, oz0), (ox - 0.02, f + 0.03, oz0 + 0.02), m.metal("black"), 0.001)
    fire.logs(ox, f, oz0 + 0.005)
    fire.flames(-0.36, 0.36, f + 0.12, oz0 + 0.05, 0.42, seed)
    lighting.point("fire", (0, f + 0.16, oz0 + 0.20), 12, "#FF9A45", 0.12)
    box("mantel", (-1.02, f - 0.14, 1.26), (1.02, f - 0.0005, 1.38), m.wood(timber, "x"), 0.006)
    box("hearthstone", (-1.05, f - 0.42, 0.001), (1.05, f - 0.0005, 0.06), m.concrete("#7D7870", 0.5), 0.005)
    # On the mantel: a painting of a lake, branches, candlesticks, a box of matches.
    painting(-0.06, f - 0.02, 1.385, (0.98, 0.68), seed)
    props.vase((0.72, f - 0.07, 1.3805), 0.26, 0.085, m.ceramic("#4A443C", 0.55, 0.2), 0.4)
    props.branches((0.72, f - 0.07, 1.60), 4, 0.52, 0.30, seed + 5, leaf=0.03, colour="#7A6A3E", lean=(0.10, 0.0), density=0.8)
    for k, dx in enumerate((-0.82, -0.70)):
        lathe("candlestick", smooth_profile([(0, 0), (0.035, 0), (0.03, 0.01), (0.008, 0.03), (0.008, 0.14 + 0.06 * k), (0.018, 0.16 + 0.06 * k), (0, 0.16 + 0.06 * k)], 4), m.metal("aged brass"), (dx, f - 0.07, 1.3805), 32)
        rod("candle", (dx, f - 0.07, 1.54 + 0.06 * k), (dx, f - 0.07, 1.72 + 0.05 * k), 0.010, m.paint("#EFE6D2", 0.6), 20)
    box("matches", (0.44, f - 0.11, 1.3805), (0.54, f - 0.06, 1.402), m.paint("#6E2F26", 0.6), 0.001)
    # Either side: cupboards, then shelves of solid timber on a painted back.
    for side in (-1, 1):
        a = -bx - 0.004 - 1.60 if side < 0 else bx + 0.004
        if side < 0:
            unit.run("side left", a, [0.80, 0.80], ["doors", "doors"], front=-0.40, depth=0.398, high=0.72)
        else:
            # Beside the fire the wood for the evening, in a bay of its own.
            _bay(a, a + 0.80, -0.40, 0.398, 0.001, 0.7195, (0.06,), unit.material)
            fire.stacked(a + 0.04, a + 0.76, -0.385, 0.062, 0.66, seed)
            unit.run("side right", a + 0.80, [0.80], ["doors"], front=-0.40, depth=0.398, high=0.72)
        box("side top", (a, -0.42, 0.7205), (a + 1.6, -0.001, 0.752), m.wood(timber, "x"), 0.003)
        box("side back", (a, -0.012, 0.7525), (a + 1.6, -0.0005, 2.40), unit.material, 0)
        for z in (1.18, 1.58, 1.98):
            cabinets.shelf("shelf", a + 0.01, a + 1.59, -0.28, -0.0125, z, timber, 0.034)
        for z in (0.752, 1.18, 1.58, 1.98):
            for i in range(2):
                _dress(a + 0.06 + 0.80 * i, a + 0.74 + 0.80 * i, -0.22, z + 0.0005, rng, 0.28)
    # A rug, a chair by a lamp, a low table with a cup on it.
    with placed(-1.95, -1.62, 0, 48):
        floor_rooms.armchair("#777A6E", "walnut", "#7E4A36")
        floor_rooms.duvet(0.0, 0.30, -0.39, 0.02, 0.515, 0.22, m.fabric("#C9B797", 260), seed)
    lamp(-2.50, -0.95)
    rugs.rug(-1.45, 1.75, -3.55, -1.55, ("#BFB196", "#7C6F5B", "#E2D8C2"), "bands", turned=True, seed=seed)
    tx, ty = 0.42, -2.55
    lathe("table", [(0, 0.40), (0.46, 0.40), (0.468, 0.388), (0.46, 0.37), (0, 0.37)], m.wood(timber, "x"), (tx, ty, 0), 96)
    for k in range(3):
        ang = 0.6 + k * 2.094
        rod("table leg", (tx + 0.38 * math.cos(ang), ty + 0.38 * math.sin(ang), 0.012), (tx + 0.28 * math.cos(ang), ty + 0.28 * math.sin(ang), 0.37), 0.022, m.wood(timber, "z"))
    props.stack((tx - 0.14, ty + 0.05, 0.401), 2, 4, (0.30, 0.22), BINDINGS[1])
    things.cups(tx + 0.18, ty - 0.10, 0.401, 1, "#C9BEA8")
    props.bowl((tx + 0.12, ty + 0.20, 0.401), 0.10, 0.055, m.ceramic("#5B564C", 0.5, 0.3))
    trim.side_skirting(x0, -5.7, -0.02, 1)
    trim.side_skirting(x1, -5.7, -0.02, -1)
    for x in (-1.7, 1.7):
        trim.downlight(x, -1.0, height)
    lighting.sun(64, 25, 8.0, 0.9, "#FFD9AE")
    lighting.area("fill", (0.6, -5.7, 2.3), (0, -0.8, 1.1), (2.8, 1.8), 20, "#F2F0EC").visible_glossy = False
    lighting.surround("#F0F0F1", 0.21)
    camera.level((0.10, -7.60, 1.28), 0.0, 44.0, (0, -0.010))
    wear(bpy.data.objects)


def lamp(x, y):
    """A floor lamp that is lit: light leaves its linen shade above and below."""
    floor_rooms.reading_lamp(x, y, "bronze", "#E9DCC2")
    shine = lathe("lamp lining", [(0.205, 1.225), (0.168, 1.555)], m.glow("#FFDDB0", 1.6), (x, y, 0), 56)
    shine.visible_shadow = False
    lighting.point("lamp light", (x, y, 1.40), 9.0, "#FFCE92", 0.07)


def painting(x, y, z, size, seed):
    """A lake at evening, painted on canvas, in a thin frame that stands on a mantel; (x, z) is the middle of its foot."""
    w, h = size
    box("picture", (x - w / 2, y - 0.030, z), (x + w / 2, y, z + h), m.wood("oak", "x"), 0.003)
    g = m.Graph("painted lake")
    parts = g.add("ShaderNodeSeparateXYZ", {0: g.add("ShaderNodeTexCoord").outputs["Generated"]})
    at = g.add("ShaderNodeCombineXYZ", {0: parts.outputs[0], 1: parts.outputs[2]}).outputs[0]
    canvas = g.add("ShaderNodeTexImage", {"Vector": at}, extension="EXTEND")
    canvas.image = lake("golden", seed, 900, 620, 0.34, 2, (5, 0.34), 0.62)
    g.set(Base_Color=g.mix(1.0, canvas.outputs[0], (0.80, 0.78, 0.74, 1), "MULTIPLY"), Roughness=0.75, Specular=0.2)
    box("canvas", (x - w / 2 + 0.018, y - 0.0315, z + 0.018), (x + w / 2 - 0.018, y - 0.0305, z + h - 0.018), g.material, 0)
