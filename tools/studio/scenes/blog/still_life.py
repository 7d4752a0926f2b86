"""Small arrangements for articles: samples, tools and hardware on a table in window light. `subject` picks one."""

import math
import random

import bpy
from mathutils import Matrix, noise

from lib import cabinets, camera, kitchen_things as things, lighting, materials as m, props
from lib.folded_cloth import folded
from lib.lake_view import backdrop
from lib.mesh import box, flat_uv, fold_uv, lathe, link, prism, rod, smooth_profile, tube
from lib.openings import back_window
from lib.place import placed
from lib.studio import slab_picture

DEVELOP = {"exposure": 0.15, "warmth": -0.02, "look": "Medium High Contrast"}


def build(subject):
    {
        "quartz-care": quartz_care,
        "vanity-size": vanity_size,
        "under-cabinet": under_cabinet,
        "edge-profiles": edge_profiles,
        "door-styles": door_styles,
        "small-bathroom": small_bathroom,
        "hardware": hardware,
        "winter": winter,
    }[subject]()


def quartz(slug, roughness=0.12):
    return m.slab(slab_picture(slug), roughness)


def daylight(key=26, fill=0.38, wall="#E0D9CC", sun=4.0):
    """A table before a plaster wall, one window at the left. Table top is z = 0."""
    box("wall", (-3, 0.75, -0.8), (3, 0.85, 2.2), m.plaster(wall, 0.9, 0.45), 0)
    lighting.area("window", (-1.7, -0.5, 1.25), (0.1, 0.15, 0.05), (1.3, 1.3), key, "#FFF3E2")
    if sun:
        lighting.sun(78, 30, sun, 1.2, "#FFE6C8")
        # A window's bars, out of the picture, so that the sun arrives in panes.
        dark = m.paint("#222222")
        for y in (-1.25, -0.72, -0.22, 0.28):
            box("bar", (-2.32, y, 0.3), (-2.28, y + 0.06, 3.0), dark, 0)
        for low, high in (((-2.32, -4.0, -1), (-2.28, -1.2, 4)), ((-2.32, 0.33, -1), (-2.28, 3.0, 4)), ((-2.32, -1.2, 1.9), (-2.28, 0.33, 4))):
            box("blind", low, high, dark, 0)
    lighting.surround("#EFF1F4", fill, sky=2.0)


def table(material, thick=0.04, deep=1.5):
    return box("table", (-1.8, -deep, -thick), (1.8, 0.70, 0), material, 0.004)


def oak_table(species="oak"):
    """Boards 0.2 m wide along x."""
    y = -1.5
    while y < 0.7:
        box("board", (-1.8, y + 0.0006, -0.04), (1.8, y + 0.2194, 0), m.wood(species, "x"), 0.0015)
        y += 0.22


def pencil(x, y, heading, colour="#24463B", z=0.0045):
    c, s = math.cos(math.radians(heading)), math.sin(math.radians(heading))
    rod("pencil", (x, y, z), (x + 0.15 * c, y + 0.15 * s, z), 0.0038, m.paint(colour), 6)
    tip = lathe("pencil tip", [(0.0036, 0), (0.0009, 0.016), (0, 0.020)], m.wood("maple", "z"), (x + 0.15 * c, y + 0.15 * s, z), 16)
    tip.rotation_euler = (0, math.pi / 2, math.radians(heading))


def folding_rule(x, y, headings, z=0.002, length=0.22):
    """A joiner's rule, its sticks at these headings in turn, ticked in centimetres."""
    wood, black, brass = m.wood("maple", "x"), m.paint("#1B1B1B", 0.6), m.metal("brass")
    for k, h in enumerate(headings):
        with placed(x, y, z + 0.0035 * (k % 2), h):
            box("stick", (0, -0.008, 0), (length, 0.008, 0.0032), wood, 0.0008, 2)
            for i in range(1, int(length * 100)):
                long = 0.008 if i % 5 == 0 else 0.0045
                box("tick", (i * 0.01 - 0.0003, 0.0078 - long, 0.00325), (i * 0.01 + 0.0003, 0.0078, 0.0034), black, 0)
            rod("rivet", (length - 0.008, 0, 0.003), (length - 0.008, 0, 0.0042), 0.004, brass, 20)
        x += (length - 0.012) * math.cos(math.radians(h))
        y += (length - 0.012) * math.sin(math.radians(h))


def drawing(strokes, size, at, heading=0.0, ink="#3A4A5C", width=0.0011):
    """A sheet with lines on it: strokes are ((x0, y0), (x1, y1)) in metres on the sheet, straight along an axis."""
    w, h = size
    with placed(*at, heading):
        box("sheet", (-w / 2, -h / 2, 0.0002), (w / 2, h / 2, 0.0006), m.paint("#F2EEE5", 0.85, 0.1), 0)
        line = m.paint(ink, 0.8, 0.0)
        for (x0, y0), (x1, y1) in strokes:
            a, b, c, d = min(x0, x1), max(x0, x1), min(y0, y1), max(y0, y1)
            box("line", (a - width / 2, c - width / 2, 0.00065), (b + width / 2, d + width / 2, 0.00085), line, 0)


def outline(x0, y0, x1, y1):
    return [((x0, y0), (x1, y0)), ((x1, y0), (x1, y1)), ((x1, y1), (x0, y1)), ((x0, y1), (x0, y0))]


def chip(x, y, size, material, heading=0.0, z=0.0, thick=0.012, slab=False):
    """A sample lying on the table."""
    w, h = size
    piece = box("chip", (-w / 2, -h / 2, 0), (w / 2, h / 2, thick), material, 0.0014, 2)
    if slab:
        flat_uv(piece, (1.1, 0.55), ((x * 2.3) % 0.6, (y * 3.1) % 0.5), "xy")
    piece.location = (x, y, z + thick / 2 + 0.0007)
    piece.rotation_euler = (0, 0, math.radians(heading))
    return piece


def quartz_care():
    """A polished white top: a folded cloth, an amber spray bottle, a halved lemon kept away on a board."""
    stone = quartz("calacatta-midas", 0.09)
    fold_uv(table(stone), (-1.8, -1.5, 0), (2.4, 1.2), (0.05, 0.1))
    daylight(30, 0.36, "#DDD5C7", 5.0)
    top = folded((0.10, -0.03, 0.0005), (0.26, 0.20), 5, 0.0042, "#A9B5A4", 4, 2, 520)
    folded((0.105, -0.035, top), (0.235, 0.18), 4, 0.0042, "#E9E3D7", -5, 5, 520)
    amber = m.paint("#5E2E0E", 0.06, 0.0)
    lathe("spray bottle", smooth_profile([(0, 0), (0.036, 0), (0.039, 0.005), (0.039, 0.11), (0.030, 0.140), (0.014, 0.155), (0.014, 0.172)], 6), amber, (-0.16, 0.12, 0.0005), 64)
    lathe("label", [(0.0412, 0.03), (0.0412, 0.095)], m.paint("#EFE8DA", 0.8), (-0.16, 0.12, 0.0005), 64)
    black = m.metal("black")
    rod("spray collar", (-0.16, 0.12, 0.170), (-0.16, 0.12, 0.190), 0.017, black)
    box("spray head", (-0.178, 0.085, 0.190), (-0.142, 0.150, 0.218), black, 0.009, 4)
    rod("nozzle", (-0.16, 0.086, 0.206), (-0.16, 0.070, 0.206), 0.009, black)
    tube("trigger", [(-0.16, 0.090, 0.192), (-0.16, 0.074, 0.176), (-0.16, 0.082, 0.150)], 0.0055, black)
    lathe("dish", smooth_profile([(0.001, 0), (0.045, 0), (0.07, 0.012), (0.078, 0.028), (0.074, 0.029), (0.06, 0.014), (0.0, 0.007)], 6), m.ceramic("#E6DFD2", 0.4, 0.4), (0.34, 0.12, 0.0005), 64)
    box("soap bar", (0.305, 0.095, 0.012), (0.375, 0.145, 0.040), m.ceramic("#C9CDB4", 0.5), 0.012, 5)
    props.vase((-0.34, 0.30, 0.0005), 0.22, 0.075, m.ceramic("#B9AC96", 0.6))
    props.branches((-0.34, 0.30, 0.19), 5, 0.34, 0.4, 12)
    camera.looking((0.10, -0.98, 0.50), (0.02, 0.05, 0.055), 46, focus=(0.05, -0.05, 0.04), fstop=7)


def vanity_size():
    """A plan of a bathroom wall, a joiner's rule across it, samples weighing down its corners."""
    oak_table()
    daylight(26, 0.40, sun=4.0)
    strokes = outline(-0.33, -0.20, 0.33, 0.20)
    for x0, x1 in ((-0.25, -0.03), (0.05, 0.25)):
        strokes += outline(x0, -0.06, x1, 0.10) + outline(x0 + 0.05, -0.03, x1 - 0.05, 0.06)
        strokes += [((x0, -0.10), (x1, -0.10)), ((x0, -0.115), (x0, -0.085)), ((x1, -0.115), (x1, -0.085))]
        mid = (x0 + x1) / 2
        strokes += [((mid, 0.065), (mid, 0.095)), ((mid - 0.012, 0.09), (mid + 0.012, 0.09))]
    strokes += [((-0.29, -0.06), (-0.29, 0.10)), ((-0.30, -0.06), (-0.28, -0.06)), ((-0.30, 0.10), (-0.28, 0.10))]
    drawing(strokes, (0.78, 0.50), (-0.02, -0.02, 0), 5)
    folding_rule(-0.38, -0.20, (14, 4, 10, 62), 0.003)
    pencil(0.20, -0.17, 152)
    chip(0.36, 0.13, (0.15, 0.15), quartz("statuario-classique"), -12, slab=True, z=0.0008)
    chip(0.40, 0.05, (0.10, 0.10), quartz("urban-ash"), 18, slab=True, z=0.0135)
    chip(-0.385, 0.19, (0.09, 0.20), m.wood("walnut", "y"), 9, z=0.0008)
    chip(-0.27, 0.21, (0.09, 0.20), m.paint("#24463B"), -4, z=0.0008)
    chip(-0.155, 0.225, (0.09, 0.20), m.wood("pale oak", "y"), 6, z=0.0008)
    lathe("cup", smooth_profile([(0.001, 0), (0.030, 0), (0.038, 0.02), (0.041, 0.07), (0.037, 0.07), (0.034, 0.02), (0.0, 0.008)], 6), m.ceramic("#DDD5C6", 0.4, 0.6), (0.12, 0.33, 0), 64)
    lathe("coffee", [(0.0355, 0), (0, 0)], m.paint("#2A170C", 0.05, 0.0), (0.12, 0.33, 0.058), 48)
    camera.looking((0.05, -0.74, 0.78), (0.0, 0.02, 0.0), 43, focus=(0, 0, 0), fstop=9)


def under_cabinet():
    """Dusk in a kitchen: light from under the wall cabinets washes stone and counter."""
    green = m.paint("#31463C")
    top, back = quartz("carrara-classique"), quartz("carrara-classique", 0.16)
    cabinets.counter("counter", -1.6, 1.6, -0.64, -0.001, top, z=0, offset=(0.1, 0.2))
    flat_uv(box("back", (-1.6, -0.014, 0.001), (1.6, -0.001, 0.60), back, 0), offset=(0.2, 0.4))
    box("wall", (-2.2, 0, -1), (2.2, 0.1, 2), m.plaster("#CFC8BB"), 0)
    widths = (0.45, 0.45, 0.45, 0.45, 0.45, 0.45)
    x = -1.35
    box("carcass", (-1.35, -0.338, 0.55), (1.35, -0.0145, 1.4), m.wood("oak", "x"), 0.001)
    for w in widths:
        cabinets.unit("upper", x, x + w, "panel", -0.36, green, None, 0.545, 1.4)
        cabinets.bar_pull("pull", (x + (w - 0.035 if round((x + 1.35) / 0.45) % 2 == 0 else 0.035), -0.36, 0.67), 0.14, m.metal("brass"), upright=True)
        x += w
    box("light rail", (-1.35, -0.338, 0.512), (1.35, -0.320, 0.5495), green, 0.001)
    box("strip", (-1.30, -0.310, 0.541), (1.30, -0.296, 0.5495), m.metal("steel"), 0.001)
    box("glow", (-1.28, -0.3085, 0.5395), (1.28, -0.2975, 0.5408), m.glow("#FFE2BC", 9.0), 0)
    lighting.area("strip light", (0, -0.29, 0.536), (0, -0.20, 0.0), (2.56, 0.03), 17, "#FFDFB8", 170)
    things.boards(-0.28, -0.075, 0.001)
    things.crock(-0.74, -0.2, 0.001, 2)
    things.kettle(0.10, -0.28, 0.001, "#E4DECF")
    things.herbs(0.56, -0.20, 0.001, 5)
    things.cups(0.33, -0.33, 0.001, 1, "#7E8A86")
    folded((-0.22, -0.42, 0.001), (0.30, 0.20), 4, 0.0045, "#CFC5B2", 9, 4, 520)
    lighting.area("dusk", (-1.8, -2.4, 1.3), (0, -0.3, 0.2), (1.6, 1.2), 13, "#C3CBD6")
    lighting.surround("#AEB6C0", 0.12, sky=0.3)
    camera.level((0.32, -1.75, 0.34), -9, 35, (0.0, 0.0), focus=(0, -0.3, 0.2), fstop=8)


def _profile(kind, t=0.030, deep=0.11):
    """The section of a worktop's edge as (y, z), y = 0 at its face; z from 0 to t."""
    def arc(cy, cz, r, start, end, n=10, flip=1):
        return [(cy + r * math.cos(math.radians(start + (end - start) * i / n)), cz + flip * r * math.sin(math.radians(start + (end - start) * i / n))) for i in range(n + 1)]

    back = [(deep, 0.0), (deep, t)]
    if kind == "eased":
        front = arc(0.003, t - 0.003, 0.003, 90, 180, 5) + arc(0.003, 0.003, 0.003, 180, 270, 5)
    elif kind == "bevel":
        front = [(0.011, t), (0.0, t - 0.011), (0.0, 0.0015), (0.0015, 0)]
    elif kind == "quarter round":
        front = arc(0.016, t - 0.016, 0.016, 90, 180, 12) + [(0, 0.0015), (0.0015, 0)]
    elif kind == "bullnose":
        front = arc(t / 2, t / 2, t / 2, 90, 270, 22)
    elif kind == "ogee":
        r = t * 0.36
        front = [(2 * r + 0.004, t), (2 * r + 0.004, t - 0.004)]
        front += [(r + 0.004 + r * math.cos(math.radians(a)), t - 0.004 - r * math.sin(math.radians(a))) for a in range(0, 91, 9)]
        front += [(r + 0.004 - r * math.sin(math.radians(a)), t - 0.004 - r - r + r * math.cos(math.radians(a))) for a in range(0, 91, 9)]
        front += [(0.0, t - 0.004 - 2 * r), (0.0, 0.0015), (0.0015, 0)]
    else:  # mitred: a deep apron folded down
        return [(deep, 0.034), (deep, 0.064), (0.002, 0.064), (0, 0.062), (0, 0.002), (0.002, 0), (0.028, 0), (0.030, 0.002), (0.030, 0.034)]
    return back + front


def edge_profiles():
    """Six edges, cut from one stone, side by side: eased, bevel, quarter round, bullnose, ogee, mitred."""
    table(m.concrete("#6E6B66", 0.55))
    daylight(32, 0.34, "#D9D2C4", 4.0)
    stone = quartz("calacatta-oro-classic", 0.09)
    for k, kind in enumerate(("eased", "bullnose", "ogee", "bevel", "quarter round", "mitred")):
        x = -0.23 + 0.165 * (k % 3) + 0.05 * (k // 3)
        outline_yz = _profile(kind)
        piece = prism(f"edge {kind}", [(y - 0.055, z) for y, z in outline_yz], 0.10, stone, "x", (x, 0.0, 0.0006))
        fold_uv(piece, (-0.5, -0.06, 0.03), (1.5, 0.75), (0.12 + 0.07 * k if kind != "mitred" else 0.30, 0.2))
        before = piece.matrix_basis.copy()
        piece.matrix_basis = Matrix.Translation((x + 0.05, 0.185 * (k // 3), 0)) @ Matrix.Rotation(math.radians(38), 4, "Z") @ Matrix.Translation((-x - 0.05, 0, 0)) @ before
    pencil(-0.02, -0.15, -9, "#7A2E24")
    chip(-0.40, 0.33, (0.22, 0.16), quartz("calacatta-oro-classic"), 6, slab=True)
    chip(-0.36, 0.34, (0.15, 0.11), m.wood("oak", "x"), -8, z=0.013)
    folded((0.40, 0.40, 0.0005), (0.26, 0.20), 4, 0.0045, "#B9B09C", -12, 6, 520)
    camera.looking((0.17, -0.64, 0.34), (0.03, 0.075, 0.012), 43, focus=(0.02, 0.02, 0.03), fstop=13)


def door_styles():
    """Four sample doors lean on a wall: shaker, slim shaker, plain walnut, and a reeded front."""
    oak_table("pale oak")
    daylight(30, 0.40, "#E4DDD1", 6.0)
    wall_y, w, h = 0.735, 0.34, 0.56
    doors = (("shaker", "#3A5148", 0.062), ("plain", "wood:walnut", 0), ("shaker", "#E9E2D5", 0.030), ("reeded", "wood:oak", 0), ("plain", "#A9AFA2", 0))
    for k, (style, colour, frame) in enumerate(doors):
        x = -0.90 + 0.36 * k + (0.012 if k % 2 else 0)
        material = m.wood(colour[5:], "z") if colour.startswith("wood:") else m.paint(colour)
        before = set(bpy.data.objects)
        if style == "shaker":
            cabinets.shaker("door", 0, w, 0, h, 0, material, rail=frame)
        elif style == "plain":
            cabinets.slab_front("door", 0, w, 0, h, 0, material)
        else:
            box("door", (0, 0.004, 0), (w, 0.020, h), material, 0.001)
            n = 20
            for i in range(n):
                rod("reed", (w * (i + 0.5) / n, 0.004, 0.001), (w * (i + 0.5) / n, 0.004, h - 0.001), w / n / 2 - 0.0006, material, 20)
        finish = ("brass", "black", "steel", "bronze", "brass")[k]
        if style != "reeded":
            cabinets.bar_pull("pull", (w - 0.032, 0.0, h - 0.15), 0.15, m.metal(finish), upright=True)
        bpy.context.view_layer.update()
        lean = Matrix.Translation((x, wall_y - 0.115 - 0.03 * (k % 2), 0.0005)) @ Matrix.Rotation(math.radians(-8.5 - (k % 2) * 2.6), 4, "X")
        for obj in set(bpy.data.objects) - before:
            obj.matrix_world = lean @ obj.matrix_world
    chip(0.28, 0.16, (0.22, 0.22), quartz("statuario-bianco"), 14, slab=True)
    chip(0.34, 0.14, (0.12, 0.12), quartz("space-grey"), -20, slab=True, z=0.013)
    for i, tone in enumerate(("#3A5148", "#E9E2D5", "#A9AFA2", "#6E7A80", "#B58A66")):
        chip(-0.42 + 0.052 * i, 0.10 + 0.012 * i, (0.05, 0.16), m.paint(tone, 0.5), 24 - 11 * i, z=0.0025 * i, thick=0.0018)
    props.bowl((0.52, 0.04, 0.0005), 0.11, 0.06, m.ceramic("#D9CFBF", 0.5, 0.4))
    for k, finish in enumerate(("brass", "black", "bronze")):
        cabinets.knob("knob", (0.48 + 0.045 * k, 0.04 + 0.02 * (k % 2), 0.012), m.metal(finish), 0.015).rotation_euler = (0.3 * k, 0.2, 0)
    camera.level((0.0, -1.22, 0.40), 0.0, 35, (0.0, -0.075), focus=(0, 0.45, 0.3), fstop=8)


def small_bathroom():
    """A card model of a bathroom at one to ten, on the drawing it was cut from."""
    oak_table()
    daylight(28, 0.40, "#DDD6C9", 4.5)
    card, grey, wood = m.paint("#F1EDE4", 0.7, 0.1), m.paint("#B9B2A5", 0.7, 0.1), m.wood("walnut", "x")
    strokes = outline(-0.34, -0.19, 0.34, 0.19) + [((-0.10, -0.19), (-0.10, 0.19)), ((0.16, -0.19), (0.16, -0.02)), ((0.16, -0.02), (0.34, -0.02))]
    drawing(strokes, (0.86, 0.56), (-0.03, 0.0, 0), -6)
    with placed(-0.02, 0.10, 0.001, -16):
        w, d, h, t = 0.30, 0.21, 0.235, 0.004
        box("floor", (-w / 2, -d / 2, 0), (w / 2, d / 2, t), grey, 0.0005)
        for i in range(1, 6):
            box("joint", (-w / 2, -d / 2 + d * i / 6 - 0.0004, t), (w / 2, -d / 2 + d * i / 6 + 0.0004, t + 0.0002), m.paint("#8F887B"), 0)
        z0 = t + 0.0002
        box("back a", (-w / 2, d / 2 - t, z0), (-0.02, d / 2, h), card, 0.0005)
        box("back b", (0.07, d / 2 - t, z0), (w / 2, d / 2, h), card, 0.0005)
        box("back c", (-0.02, d / 2 - t, z0), (0.07, d / 2, 0.13), card, 0.0005)
        box("back d", (-0.02, d / 2 - t, 0.20), (0.07, d / 2, h), card, 0.0005)
        box("left", (-w / 2, -d / 2, z0), (-w / 2 + t, d / 2 - t - 0.0003, h), card, 0.0005)
        # Shower at the left behind a pane, vanity under a mirror, the toilet, a towel.
        green = m.paint("#7C8B7E", 0.35)
        box("tiles", (-w / 2 + t + 0.0003, -0.01, z0), (-w / 2 + t + 0.0015, d / 2 - t - 0.0006, 0.21), green, 0)
        box("tiles", (-w / 2 + t + 0.0003, d / 2 - t - 0.0018, z0), (-0.055, d / 2 - t - 0.0006, 0.21), green, 0)
        box("tray", (-w / 2 + t + 0.002, -0.01, z0), (-0.056, d / 2 - t - 0.002, z0 + 0.004), card, 0.001)
        g = m.glass("#F4FAF7", 0.0)
        box("pane", (-0.056, -0.01, z0 + 0.0005), (-0.0548, d / 2 - t - 0.002, 0.20), g, 0)
        tube("arm", [(-0.10, d / 2 - t - 0.001, 0.185), (-0.10, d / 2 - 0.03, 0.188), (-0.10, d / 2 - 0.035, 0.182)], 0.0014, m.metal("brass"))
        lathe("head", [(0, 0.002), (0.011, 0.001), (0.011, 0), (0, 0)], m.metal("brass"), (-0.10, d / 2 - 0.035, 0.180), 32)
        box("vanity", (0.065, 0.047, z0 + 0.022), (0.147, d / 2 - t - 0.0004, 0.082), wood, 0.001)
        box("top", (0.062, 0.044, 0.0823), (0.149, d / 2 - t - 0.0004, 0.087), card, 0.001)
        lathe("basin", smooth_profile([(0.001, 0), (0.012, 0), (0.018, 0.008), (0.0165, 0.008), (0.011, 0.003), (0, 0.002)], 5), m.ceramic("#F4F1EA", 0.2), (0.106, 0.072, 0.0872), 40)
        mir = lathe("mirror", [(0, 0.001), (0.030, 0.001), (0.030, 0), (0, 0)], m.metal("steel"), (0.106, d / 2 - t - 0.0008, 0.15), 48)
        mir.rotation_euler = (math.pi / 2, 0, 0)
        box("tank", (0.002, d / 2 - t - 0.020, z0 + 0.03), (0.042, d / 2 - t - 0.0006, z0 + 0.078), card, 0.003)
        lathe("bowl", smooth_profile([(0, 0), (0.012, 0), (0.013, 0.02), (0.019, 0.038), (0.019, 0.042), (0, 0.042)], 5), card, (0.022, d / 2 - 0.045, z0), 40)
        # A scale figure of card would be a person; a plant is enough.
        lathe("pot", [(0, 0), (0.009, 0), (0.011, 0.018), (0, 0.018)], m.ceramic("#B5653F", 0.7), (0.125, -0.07, z0), 32)
        props.branches((0.125, -0.07, z0 + 0.016), 5, 0.05, 0.5, 3, leaf=0.012)
    folding_rule(-0.40, -0.26, (8, 2, 6), 0.003)
    pencil(0.26, -0.20, 130, "#24463B")
    chip(0.33, 0.10, (0.12, 0.12), m.tile("#7C8B7E"), 12, z=0.001)
    chip(0.43, -0.03, (0.10, 0.10), quartz("bianco-cristallo"), -16, slab=True, z=0.001)
    chip(0.35, 0.27, (0.08, 0.17), m.wood("walnut", "y"), 22, z=0.001)
    camera.looking((0.10, -0.82, 0.50), (0.02, 0.03, 0.075), 42, focus=(0.0, 0.0, 0.08), fstop=8)


def hardware():
    """Six finishes on six fronts: a long pull, a short one and a knob of each."""
    daylight(30, 0.36, "#D6CEC1", 5.0)
    oak_table("smoked oak")
    fronts = (("#3A5148", "brass"), ("#E9E2D5", "aged brass"), ("wood:walnut", "steel"), ("#8E9A9C", "chrome"), ("wood:pale oak", "black"), ("#B58A66", "bronze"))
    w, h = 0.118, 0.36
    for k, (colour, finish) in enumerate(fronts):
        material = m.wood(colour[5:], "z") if colour.startswith("wood:") else m.paint(colour)
        before = set(bpy.data.objects)
        box("front", (0, 0, 0), (w, 0.020, h), material, 0.002)
        metal = m.metal(finish)
        cabinets.bar_pull("long", (w * 0.36, 0, h * 0.50), 0.26, metal, upright=True)
        cabinets.knob("knob", (w * 0.72, 0, h * 0.80), metal, 0.016)
        cabinets.knob("small knob", (w * 0.72, 0, h * 0.60), metal, 0.011)
        cabinets.bar_pull("short", (w * 0.72, 0, h * 0.29), 0.11, metal, upright=True, radius=0.0045)
        bpy.context.view_layer.update()
        lean = Matrix.Translation((-0.39 + 0.131 * k, 0.42, 0.0005)) @ Matrix.Rotation(math.radians(-24), 4, "X")
        for obj in set(bpy.data.objects) - before:
            obj.matrix_world = lean @ obj.matrix_world
    box("rest", (-0.35, 0.50, 0.0005), (0.35, 0.55, 0.14), m.wood("oak", "x"), 0.003)
    camera.looking((0.07, -0.46, 0.42), (0.0, 0.42, 0.150), 40.5, focus=(0.0, 0.43, 0.15), fstop=8)


def _drift(x0, x1, y0, y1, z, high):
    """Snow on a sill: blown smooth, higher towards one corner, its edge rounded over."""
    columns, rows = 120, 40
    vertices = []
    for j in range(rows + 1):
        for i in range(columns + 1):
            u, v = i / columns, j / rows
            rise = high * (0.62 + 0.38 * abs(2 * u - 1) ** 1.6) * min(1.0, (v + 0.02) * 5) ** 0.6 * (1 - 0.5 * v)
            lumps = 0.010 * noise.noise((u * 7, v * 3, 1.5)) + 0.003 * noise.noise((u * 40, v * 14, 7))
            vertices.append((x0 + (x1 - x0) * u, y0 + (y1 - y0) * v, z + max(0.0, rise + lumps)))
    n = columns + 1
    mesh = bpy.data.meshes.new("snow")
    mesh.from_pydata(vertices, [], [(j * n + i, j * n + i + 1, (j + 1) * n + i + 1, (j + 1) * n + i) for j in range(rows) for i in range(columns)])
    link("snow", mesh, m.plaster("#F4F6F9", 0.95, 0.6), smooth=True)


def _scarf(at, colour):
    """A knitted scarf folded in four, the fringe of its end hanging out over the fold."""
    rng = random.Random(5)
    x, y, z = at
    top = folded(at, (0.27, 0.19), 4, 0.013, colour, 9, 3, 150)
    wool = m.fabric(colour, 150)
    for k in range(22):
        at_x = x - 0.118 + 0.0112 * k
        foot = y - 0.088 + 0.009 * (k / 22) + rng.uniform(-0.003, 0.003)
        reach = rng.uniform(0.050, 0.068)
        drift = rng.gauss(0, 0.006)
        tube("fringe", [(at_x, foot + 0.012, top + 0.001), (at_x + drift * 0.4, foot - 0.016, top - 0.006), (at_x + drift, foot - 0.024, top - reach)], 0.0024, wool, resolution=4)


def winter():
    """A deep sill in January: samples and a rolled plan in the warm, snow and spruces outside."""
    wall = m.plaster("#E4DDD1", 0.9, 0.4)
    sill_z = 0.0
    back_window(-0.75, 0.75, 0.0, 1.25, -2.4, 2.4, 2.0, wall, bars=(2, 1), watts=34, colour="#F4F7FC", sill=0.0, thick=0.30)
    backdrop(y=7.0, eye=0.42, wide=12.0, strength=1.25, hour="winter", seed=12, near=(30, 0.46), soft=6, gap=0.22)
    box("sill", (-0.95, -0.42, sill_z - 0.045), (0.95, 0.095, sill_z + 0.0008), m.wood("oak", "x"), 0.005)
    _drift(-0.95, 0.95, 0.152, 0.60, -0.05, 0.075)
    lathe("mug", smooth_profile([(0.001, 0), (0.036, 0), (0.041, 0.012), (0.042, 0.085), (0.038, 0.086), (0.036, 0.012), (0.0, 0.008)], 6), m.ceramic("#5E6F64", 0.35, 0.5), (-0.20, -0.10, 0.001), 64)
    tube("ear", [(-0.238, -0.115, 0.072), (-0.268, -0.125, 0.066), (-0.270, -0.126, 0.034), (-0.238, -0.115, 0.024)], 0.0055, m.ceramic("#5E6F64", 0.35, 0.5))
    lathe("tea", [(0.036, 0), (0, 0)], m.paint("#6A3410", 0.05, 0.0), (-0.20, -0.10, 0.074), 48)
    roll = m.paint("#EFEAE0", 0.85, 0.1)
    for k, (y, r) in enumerate(((-0.02, 0.022), (-0.062, 0.018))):
        rod("plan", (0.02, y, r + 0.001), (0.52, y + 0.03, r + 0.001), r, roll)
        rod("band", (0.25, y + 0.0135, r + 0.001), (0.262, y + 0.0143, r + 0.001), r + 0.0008, m.paint("#24463B"))
    chip(0.12, -0.24, (0.17, 0.13), quartz("glacier-oro"), 8, slab=True, z=0.001)
    chip(0.20, -0.26, (0.10, 0.13), m.wood("walnut", "y"), -14, z=0.0135)
    chip(0.30, -0.23, (0.09, 0.14), m.paint("#8A9187"), 16, z=0.001)
    pencil(-0.10, -0.27, 18, "#7A2E24")
    _scarf((-0.47, -0.19, 0.001), "#8E3B2B")
    lathe("candle pot", [(0, 0), (0.034, 0), (0.036, 0.07), (0.032, 0.07), (0.031, 0.05), (0, 0.05)], m.ceramic("#D9CFBF", 0.4, 0.4), (-0.50, 0.02, 0.001), 48)
    lathe("flame", smooth_profile([(0, 0), (0.004, 0.006), (0.003, 0.016), (0, 0.026)], 5), m.glow("#FFC070", 10.0), (-0.50, 0.02, 0.058), 20)
    # The sky on the snow: it is brighter out there than in the room.
    lighting.area("sky", (0.0, 0.75, 1.5), (0.0, 0.36, 0.0), (1.8, 0.8), 20, "#EAF1FA")
    lighting.area("lamp", (1.3, -1.3, 0.9), (0.0, -0.15, 0.05), (0.7, 0.7), 14, "#FFC98E")
    lighting.surround("#DDE6F2", 0.30, sky=1.0)
    camera.looking((0.04, -1.12, 0.40), (-0.02, 0.05, 0.17), 36, focus=(0.02, -0.18, 0.03), fstop=5.6)
