"""Fronts of furniture, their finishes and their handles: doors and drawers of six styles in paint or timber.

A front faces -y, its face at y = `y`; x0, x1, z0, z1 are its edges. All sizes in metres.
"""

import math
from functools import lru_cache

import bmesh
import bpy
from mathutils import Matrix, Vector

from . import cabinets, materials as m
from .cabinets import DOOR
from .finishes import fitting
from .mesh import bevel, box, lathe, link, prism, rod, tube


@lru_cache(maxsize=None)
def stained(colour, axis="z", grain=0.34, roughness=0.55):
    """Open-grained timber under stain, limewash or grey oil: the grain is felt more than seen. `axis` as in wood()."""
    g = m.Graph(f"stained {colour} {axis}")
    where = g.add("ShaderNodeTexCoord").outputs["Object"]
    random = g.add("ShaderNodeObjectInfo").outputs["Random"]
    shift = g.add("ShaderNodeCombineXYZ", {0: g.math("MULTIPLY", random, 7.0), 1: g.math("MULTIPLY", random, 3.0), 2: random}).outputs[0]
    where = g.add("ShaderNodeVectorMath", {0: where, 1: shift}, operation="ADD").outputs[0]
    along = {"x": (5, 210, 210), "y": (210, 5, 210), "z": (210, 210, 5)}[axis]
    broad = {"x": (1.2, 26, 26), "y": (26, 1.2, 26), "z": (26, 26, 1.2)}[axis]
    fibre = g.noise(g.stretch(where, along), 1.0, 2, 0.6)
    figure = g.noise(g.stretch(where, broad), 1.0, 2, 0.6, 0.6)
    base = m.linear(colour)
    dark = tuple(c * (1 - grain) for c in base[:3]) + (1,)
    amount = g.math("ADD", g.math("MULTIPLY", fibre, 0.9), g.math("MULTIPLY_ADD", figure, 1.3, -0.6), clamp=True)
    tint = g.math("MULTIPLY_ADD", random, 0.16, 0.92)
    colour_out = g.add("ShaderNodeHueSaturation", {"Value": tint, "Color": g.mix(amount, dark, base)}).outputs[0]
    g.set(Base_Color=colour_out, Roughness=roughness, Specular=0.35, Normal=g.bump(fibre, 0.25, 0.0007))
    return g.material


@lru_cache(maxsize=None)
def lacquer(colour, roughness=0.36):
    """Sprayed lacquer without texture: what a satin door is at arm's length."""
    g = m.Graph(f"lacquer {colour}")
    g.set(Base_Color=m.linear(colour), Roughness=roughness, Specular=0.45)
    return g.material


PAINTS = {
    "white": "#EDE9E0",
    "linen": "#DED5C4",
    "warm grey": "#A09D94",
    "dove": "#BFBBB1",
    "charcoal": "#35363A",
    "black": "#262624",
    "spruce": "#38473F",
    "harbour": "#505C66",
}
STAINS = {"limed oak": "#D2C7B4", "driftwood": "#938C81", "ebonised oak": "#2D2825", "ebonised ash": "#232220"}
TIMBERS = {"oak": "oak", "pale oak": "pale oak", "walnut": "walnut", "smoked oak": "smoked oak", "ash": "ash", "maple": "maple"}


def finish(name, axis="z"):
    """The material of a finish; paint has no grain, timber runs along `axis`."""
    if name in PAINTS:
        return lacquer(PAINTS[name])
    if name in STAINS:
        return stained(STAINS[name], axis)
    return m.wood(TIMBERS[name], axis)


def is_paint(name):
    return name in PAINTS


def _faced(name, x0, x1, z0, z1, y, material, thick, steps, round=0.0012):
    """A board whose face is stepped: each step is (inset, depth), depth positive outwards."""
    mesh = bpy.data.meshes.new(name)
    bm = bmesh.new()
    bmesh.ops.create_cube(bm, size=1)
    bmesh.ops.scale(bm, vec=(x1 - x0, thick, z1 - z0), verts=bm.verts)
    face = min(bm.faces, key=lambda f: f.calc_center_median().y)
    for inset, depth in steps:
        bmesh.ops.inset_region(bm, faces=[face], thickness=inset, depth=depth, use_even_offset=True)
    bm.to_mesh(mesh)
    bm.free()
    obj = bevel(link(name, mesh, material, ((x0 + x1) / 2, y + thick / 2, (z0 + z1) / 2)), round, 2)
    # A raised field is flat up to its slope: shaded as one curve, it would look like a cushion.
    mesh.auto_smooth_angle = math.radians(9)
    return obj


def _rail(x0, x1, z0, z1, rail):
    return min(rail, min(x1 - x0, z1 - z0) * 0.27)


def _frame(name, x0, x1, z0, z1, y, wood, rail):
    up, across = finish(wood, "z"), finish(wood, "x")
    e = 0.0004
    box(f"{name} stile l", (x0, y, z0), (x0 + rail, y + DOOR, z1), up, 0.001, 2)
    box(f"{name} stile r", (x1 - rail, y, z0), (x1, y + DOOR, z1), up, 0.001, 2)
    box(f"{name} rail t", (x0 + rail + e, y, z1 - rail), (x1 - rail - e, y + DOOR, z1), across, 0.001, 2)
    box(f"{name} rail b", (x0 + rail + e, y, z0), (x1 - rail - e, y + DOOR, z0 + rail), across, 0.001, 2)
    return x0 + rail, x1 - rail, z0 + rail, z1 - rail


def slab(name, x0, x1, z0, z1, y, wood, grain="z"):
    box(name, (x0, y, z0), (x1, y + DOOR, z1), finish(wood, grain), 0.0014, 2)


def shaker(name, x0, x1, z0, z1, y, wood, grain="z", rail=0.06):
    rail = _rail(x0, x1, z0, z1, rail)
    if is_paint(wood):
        cabinets.shaker(name, x0, x1, z0, z1, y, finish(wood), rail)
    else:
        a, b, c, d = _frame(name, x0, x1, z0, z1, y, wood, rail)
        e = 0.0006
        box(f"{name} panel", (a + e, y + 0.009, c + e), (b - e, y + DOOR - 0.002, d - e), finish(wood, grain), 0)


def slim(name, x0, x1, z0, z1, y, wood, grain="z"):
    """A shaker front with a narrow frame."""
    shaker(name, x0, x1, z0, z1, y, wood, grain, 0.026)


def raised(name, x0, x1, z0, z1, y, wood, grain="z", rail=0.056):
    """A frame with a moulded edge round a raised, bevelled panel."""
    rail = _rail(x0, x1, z0, z1, rail)
    slope = min(0.026, (min(x1 - x0, z1 - z0) - 2 * rail) * 0.18)
    if is_paint(wood):
        _faced(name, x0, x1, z0, z1, y, finish(wood), DOOR, [(rail, 0), (0.005, -0.005), (0.002, 0), (0.003, -0.004), (0.003, 0), (slope, 0.007)])
    else:
        a, b, c, d = _frame(name, x0, x1, z0, z1, y, wood, rail)
        e = 0.0006
        _faced(f"{name} panel", a + e, b - e, c + e, d - e, y + 0.009, finish(wood, grain), 0.009, [(0.004, 0), (slope, 0.007)], 0.0006)


def fluted(name, x0, x1, z0, z1, y, wood, grain="z", pitch=0.024, swell=0.008):
    """Upright half-round reeds over the whole front."""
    count = max(3, round((x1 - x0) / pitch))
    pitch = (x1 - x0) / count
    outline = [(x0, y + DOOR)]
    for k in range(count):
        for s in range(9):
            a = math.pi * s / 8
            outline.append((x0 + pitch * (k + 0.5 - 0.49 * math.cos(a)), y + swell * (1 - math.sin(a))))
    outline.append((x1, y + DOOR))
    cx = (x0 + x1) / 2
    prism(name, [(px - cx, py - y) for px, py in outline], z1 - z0, finish(wood, "z"), "z", (cx, y, z0))


def plank(name, x0, x1, z0, z1, y, wood, grain="z", board=0.1):
    """Solid boards side by side, upright on doors; a drawer is one board."""
    if grain == "x":
        return slab(name, x0, x1, z0, z1, y, wood, "x")
    count = max(2, round((x1 - x0) / board))
    w = (x1 - x0) / count
    for k in range(count):
        box(f"{name} board {k}", (x0 + w * k + 0.0008, y, z0), (x0 + w * (k + 1) - 0.0008, y + DOOR, z1), finish(wood, "z"), 0.0028, 2)


def ledged(name, x0, x1, z0, z1, y, wood, grain="z"):
    """Upright boards held by two battens across the face."""
    plank(name, x0, x1, z0, z1, y, wood, grain)
    if grain == "z":
        for tag, z in (("low", z0 + 0.045), ("high", z1 - 0.045 - 0.062)):
            box(f"{name} batten {tag}", (x0 + 0.004, y - 0.0135, z), (x1 - 0.004, y - 0.0006, z + 0.062), finish(wood, "x"), 0.003, 2)


def beadboard(name, x0, x1, z0, z1, y, wood, grain="z", rail=0.056, bead=0.038):
    """A frame round a panel of narrow tongued boards."""
    rail = _rail(x0, x1, z0, z1, rail)
    if is_paint(wood):
        cabinets.shaker(name, x0, x1, z0, z1, y, finish(wood), rail, 0.013)
        a, b, c, d = x0 + rail, x1 - rail, z0 + rail, z1 - rail
    else:
        a, b, c, d = _frame(name, x0, x1, z0, z1, y, wood, rail)
    count = max(2, round((b - a) / bead))
    w = (b - a) / count
    for k in range(count):
        box(f"{name} bead {k}", (a + w * k + 0.0007, y + 0.007, c + 0.0006), (a + w * (k + 1) - 0.0007, y + 0.0125, d - 0.0006), finish(wood, "z"), 0.0022, 2)


STYLES = {f.__name__: f for f in (slab, shaker, slim, raised, fluted, plank, ledged, beadboard)}
# How far the face of a style stands in front of y, for what is screwed onto it.
PROUD = {"ledged": 0.0135}


def front(style, name, x0, x1, z0, z1, y, wood, grain="z"):
    """One front; `grain` is "x" for drawers."""
    STYLES[style](name, x0, x1, z0, z1, y, wood, grain)


def side_panel(style, name, x, y0, y1, z0, z1, wood, right=True):
    """The same front as the end of a cabinet: its face at x, between two depths, looking right or left."""
    before = set(bpy.data.objects)
    width = y1 - y0
    front(style, name, -width / 2, width / 2, z0, z1, 0.0, wood)
    turn = Matrix.Translation((x, (y0 + y1) / 2, 0)) @ Matrix.Rotation(math.radians(90 if right else -90), 4, "Z")
    for obj in set(bpy.data.objects) - before:
        obj.matrix_world = turn @ Matrix.Translation(obj.location)


def _bar(name, c, material, upright, length):
    cabinets.bar_pull(name, c, length, material, upright)


def _knob(name, c, material, upright, length):
    cabinets.knob(name, c, material, 0.0155)


def _cup(name, c, material, upright, length):
    """A bin pull: a half shell, open below."""
    w, h = 0.046, 0.034
    arc = [(w * math.cos(math.pi * k / 16), h * math.sin(math.pi * k / 16) ** 0.8 - h / 2) for k in range(17)]
    prism(name, arc, -0.024, material, "y", (c[0], c[1] - 0.0004, c[2]), 0.007)


def _ring(name, c, material, upright, length):
    """A ring hanging from a round plate."""
    plate = lathe(f"{name} plate", [(0, 0.006), (0.012, 0.006), (0.016, 0.003), (0.017, 0.0)], material, c, 36)
    plate.rotation_euler = (math.pi / 2, 0, 0)
    rod(f"{name} eye", Vector(c), Vector(c) + Vector((0, -0.014, 0)), 0.004, material, 16)
    r = 0.021
    points = [(c[0] + r * math.sin(a), c[1] - 0.012 - 0.004 * (1 - math.cos(a)), c[2] - r + r * math.cos(a)) for a in (2 * math.pi * k / 28 for k in range(29))]
    tube(f"{name} ring", points, 0.0028, material, curved=False)


def _drop(name, c, material, upright, length):
    """A swan-neck bail between two rosettes."""
    half = 0.048
    for s in (-1, 1):
        rose = lathe(f"{name} rose {s}", [(0, 0.010), (0.006, 0.009), (0.008, 0.004), (0.013, 0.0)], material, (c[0] + s * half, c[1], c[2] + 0.008), 28)
        rose.rotation_euler = (math.pi / 2, 0, 0)
    curve = [(-half, 0.008), (-half * 0.98, -0.008), (-half * 0.7, -0.020), (0, -0.024), (half * 0.7, -0.020), (half * 0.98, -0.008), (half, 0.008)]
    tube(f"{name} bail", [(c[0] + x, c[1] - 0.013, c[2] + z) for x, z in curve], 0.0032, material)


def _strap(name, c, material, upright, length):
    """A forged bow on two spade plates."""
    along = Vector((0, 0, 1)) if upright else Vector((1, 0, 0))
    half = min(length, 0.16) / 2
    c = Vector(c)
    tube(name, [c - along * half + Vector((0, -0.003, 0)), c - along * half * 0.72 + Vector((0, -0.016, 0)), c + Vector((0, -0.030, 0)), c + along * half * 0.72 + Vector((0, -0.016, 0)), c + along * half + Vector((0, -0.003, 0))], 0.0055, material)
    for s in (-1, 1):
        p = c + along * s * (half + 0.004)
        size = Vector((0.011, 0.0015, 0.011)) + along * 0.006
        box(f"{name} plate {s}", p - size - Vector((0, 0.0022, 0)), p + size - Vector((0, 0.0022, 0)), material, 0.003, 2)


HANDLES = {"bar": _bar, "knob": _knob, "cup": _cup, "ring": _ring, "drop": _drop, "strap": _strap}
# What goes on a door where a drawer has a horizontal pull.
ON_DOORS = {"cup": "knob", "drop": "ring"}


def handle(kind, metal, name, x0, x1, z0, z1, y, on="drawer", style="slab"):
    """A handle on a front. `on`: "drawer"; "door-l" and "door-r" have it at their left and right edge. "edge" is a thin
    lip folded over the top edge; "none" nothing."""
    y -= PROUD.get(style, 0) if on != "drawer" else 0
    material = fitting(metal)
    if kind == "none":
        return
    if kind == "edge":
        c = (x0 + x1) / 2 if on == "drawer" else (x1 - 0.075 if on == "door-r" else x0 + 0.075)
        half = min(0.16, (x1 - x0) * 0.3) if on == "drawer" else 0.05
        box(f"{name} lip", (c - half, y - 0.020, z1 + 0.0004), (c + half, y + 0.016, z1 + 0.0022), material, 0.0006, 2)
        box(f"{name} fold", (c - half, y - 0.020, z1 - 0.010), (c + half, y - 0.0184, z1), material, 0.0006, 2)
        return
    if on == "drawer":
        framed = style in ("shaker", "raised", "beadboard")
        z = (z0 + z1) / 2 if framed or z1 - z0 < 0.24 or kind in ("knob", "ring", "drop") else z1 - 0.05
        if kind in ("knob", "ring") and x1 - x0 > 0.55:
            for s in (-1, 1):
                HANDLES[kind](f"{name} {s}", ((x0 + x1) / 2 + s * (x1 - x0) * 0.27, y, z), material, False, 0)
        else:
            HANDLES[kind](name, ((x0 + x1) / 2, y, z), material, False, max(0.12, min(0.32, (x1 - x0) * 0.42)))
        return
    kind = ON_DOORS.get(kind, kind)
    x = x1 - 0.029 if on == "door-r" else x0 + 0.029
    low = z0 > 1.2
    high = z1 - z0 > 1.0
    reach = 0.30 if high else 0.17
    z = z0 + 0.14 if low else (z0 + min(1.0, (z1 - z0) * 0.5) if high else z1 - 0.15)
    if kind == "ring":
        z += 0.03 if not low else 0
    HANDLES[kind](name, (x, y, z), material, True, reach)
