"""Tubs, showers, basins and mirrors, as they stand in a finished bathroom."""

import math

import bmesh
import bpy

from . import materials as m
from .mesh import box, lathe, link, rod, smooth_profile, tube


def _oval(t, length, width, square=2.6):
    c, s = math.cos(t), math.sin(t)
    return length / 2 * math.copysign(abs(c) ** (2 / square), c), width / 2 * math.copysign(abs(s) ** (2 / square), s)


def tub(at, length=1.68, width=0.78, height=0.58, colour="#F3F1EC"):
    """A free-standing tub along x: sides that draw in toward the floor, a rolled rim, hollow. `at`: middle of its foot."""
    # (scale of the plan, height, how far the outline has drawn in) from foot to rim, over the rim, down to the floor.
    outside = [(0.80, 0.0), (0.83, 0.04), (0.88, 0.20), (0.94, 0.42), (0.985, height - 0.02), (1.0, height - 0.006), (0.992, height)]
    inside = [(0.955, height - 0.002), (0.935, height - 0.02), (0.90, height - 0.12), (0.84, 0.24), (0.76, 0.15), (0.55, 0.125), (0.0, 0.12)]
    mesh = bpy.data.meshes.new("tub")
    bm = bmesh.new()
    n = 96
    rings = []
    for scale, z in outside + inside:
        if scale == 0:
            rings.append([bm.verts.new((0, 0, z))])
            continue
        ring = []
        for k in range(n):
            x, y = _oval(2 * math.pi * k / n, length, width)
            # Draw in by the same distance all round, not in proportion: a tub keeps an even wall.
            shrink = (1 - scale) * width * 0.9
            ring.append(bm.verts.new((x * (1 - 2 * shrink / length), y * (1 - 2 * shrink / width), z)))
        rings.append(ring)
    for a, b in zip(rings, rings[1:]):
        for k in range(n):
            j = (k + 1) % n
            corners = list(dict.fromkeys([a[k], a[j], b[j % len(b)], b[k % len(b)]]))
            bm.faces.new(corners)
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    bm.to_mesh(mesh)
    bm.free()
    obj = link("tub", mesh, m.ceramic(colour, 0.16), at, smooth=True)
    sub = obj.modifiers.new("round", "SUBSURF")
    sub.levels = sub.render_levels = 1
    return obj


def floor_filler(at, finish="brass", towards=(0, -1), height=1.0):
    """A standing tub filler: pipe, swan neck, hand shower on a cradle."""
    x, y, _ = at
    metal = m.metal(finish)
    dx, dy = towards
    lathe("filler foot", [(0, 0.0), (0.045, 0.0), (0.045, 0.006), (0.018, 0.012), (0, 0.012)], metal, (x, y, 0.001))
    rod("filler pipe", (x, y, 0.01), (x, y, height - 0.1), 0.015, metal)
    points = [(x, y, height - 0.12)]
    for k in range(0, 9):
        a = math.pi * 0.92 * k / 8
        r = 0.11
        points.append((x + dx * (r - r * math.cos(a)), y + dy * (r - r * math.cos(a)), height - 0.06 + r * math.sin(a)))
    tube("filler neck", points, 0.013, metal)
    rod("filler valve", (x - 0.06 * (dy != 0), y - 0.06 * (dx != 0), 0.72), (x + 0.06 * (dy != 0), y + 0.06 * (dx != 0), 0.72), 0.016, metal)
    rod("filler wand", (x + 0.055, y + 0.0, 0.74), (x + 0.055, y - 0.03, 0.98), 0.010, metal)


def shower_set(x, z_head, y=0.0, finish="brass"):
    """On a wall at `y` facing -y: a rain head on an arm, a round thermostat below, a rail with a hand shower."""
    metal = m.metal(finish)
    tube("arm", [(x, y, z_head + 0.06), (x, y - 0.20, z_head + 0.07), (x, y - 0.34, z_head + 0.045)], 0.011, metal)
    lathe("head", [(0, 0.022), (0.02, 0.02), (0.11, 0.008), (0.12, 0), (0, 0)], metal, (x, y - 0.34, z_head + 0.015))
    for z in (1.08, 1.30):
        rod("valve plate", (x, y - 0.0005, z), (x, y - 0.010, z), 0.062, metal, 48)
        rod("valve", (x, y - 0.010, z), (x, y - 0.045, z), 0.026, metal)
        rod("valve lever", (x, y - 0.038, z), (x + 0.055, y - 0.040, z), 0.005, metal, 16)
    rod("slide", (x + 0.26, y - 0.05, 1.0), (x + 0.26, y - 0.05, 1.75), 0.009, metal)
    for z in (1.03, 1.72):
        rod("slide post", (x + 0.26, y - 0.05, z), (x + 0.26, y, z), 0.009, metal, 20)
    rod("hand shower", (x + 0.26, y - 0.06, 1.50), (x + 0.26, y - 0.13, 1.66), 0.011, metal)
    tube("hose", [(x + 0.26, y - 0.06, 1.49), (x + 0.27, y - 0.09, 1.05), (x + 0.20, y - 0.05, 0.86), (x + 0.10, y - 0.03, 1.0), (x + 0.06, y - 0.005, 1.05)], 0.006, metal)


def glass_screen(x, y0, y1, z1=2.05, finish="black", z0=0.02):
    """A fixed pane across the room at `x`, in a thin frame. One sheet that lets light through: two refracting faces
    would cost time and show nothing more."""
    g = m.Graph("pane")
    clear = g.add("ShaderNodeBsdfTransparent", {"Color": (0.955, 0.975, 0.965, 1)})
    shine = g.add("ShaderNodeBsdfGlossy", {"Color": (1, 1, 1, 1), "Roughness": 0.0})
    edge = g.add("ShaderNodeFresnel", {"IOR": 1.35})
    mix = g.add("ShaderNodeMixShader", {0: edge.outputs[0], 1: clear.outputs[0], 2: shine.outputs[0]})
    g.tree.links.new(mix.outputs[0], g.tree.nodes["Material Output"].inputs["Surface"])
    mesh = bpy.data.meshes.new("pane")
    mesh.from_pydata([(0, y0, z0), (0, y1, z0), (0, y1, z1), (0, y0, z1)], [], [(0, 1, 2, 3)])
    link("pane", mesh, g.material, (x, 0, 0))
    metal, t = m.metal(finish), 0.011
    box("screen head", (x - t, y0, z1), (x + t, y1, z1 + 0.022), metal, 0.001)
    box("screen foot", (x - t, y0, z0 - 0.02), (x + t, y1, z0), metal, 0.001)
    for y in (y0, y1):
        box("screen post", (x - t, y - t, z0 - 0.02), (x + t, y + t, z1 + 0.022), metal, 0.001)


def round_basin(at, radius=0.20, height=0.13, colour="#F2EFE9", material=None):
    """A thin-walled bowl that stands on the top."""
    r, h = radius, height
    outer = smooth_profile([(0.001, 0), (r * 0.62, 0), (r * 0.74, h * 0.12), (r * 0.95, h * 0.62), (r, h)], 8)
    inner = smooth_profile([(r - 0.008, h + 0.001), (r * 0.93 - 0.008, h * 0.62), (r * 0.70, h * 0.2), (r * 0.4, h * 0.12), (0, h * 0.10)], 8)
    lathe("basin", outer + inner, material or m.ceramic(colour, 0.14), at, 96, 60)
    lathe("waste", [(0, 0.004), (0.022, 0.004), (0.026, 0), (0, 0)], m.metal("chrome"), (at[0], at[1], at[2] + h * 0.105))


def mirror(shape, x, z, size, y=-0.001, rim="brass", depth=0.03):
    """A mirror on a wall at `y`: "round" of diameter size[0], or "rect" (width, height), in a thin metal rim."""
    metal, glass = m.metal(rim), m.mirror()
    if shape == "round":
        r = size[0] / 2
        for tag, profile, material in (("rim", [(r - 0.009, depth), (r, depth), (r, 0), (r - 0.009, 0)], metal), ("glass", [(0, depth - 0.008), (r - 0.0095, depth - 0.008)], glass), ("plate", [(r - 0.0095, depth - 0.009), (0, depth - 0.009)], metal)):
            obj = lathe(tag, profile + ([profile[0]] if tag == "rim" else []), material, (x, y, z), 128, 20)
            obj.rotation_euler = (math.pi / 2, 0, 0)
        return
    w, h = size
    x0, x1, z0, z1, t = x - w / 2, x + w / 2, z - h / 2, z + h / 2, 0.010
    box("glass", (x0 + t, y - depth + 0.008, z0 + t), (x1 - t, y - 0.004, z1 - t), glass, 0)
    for a, b in (((x0, z0), (x1, z0 + t)), ((x0, z1 - t), (x1, z1)), ((x0, z0 + t), (x0 + t, z1 - t)), ((x1 - t, z0 + t), (x1, z1 - t))):
        box("rim", (a[0], y - depth, a[1]), (b[0], y, b[1]), metal, 0.001, 1)


def wall_tap(x, z, y=0.0, finish="brass", reach=0.19):
    """Spout and two levers out of the wall."""
    metal = m.metal(finish)
    for dx in (-0.10, 0, 0.10):
        rod("tap plate", (x + dx, y - 0.0005, z), (x + dx, y - 0.008, z), 0.027, metal, 40)
    tube("spout", [(x, y - 0.006, z), (x, y - reach * 0.7, z), (x, y - reach, z - 0.012), (x, y - reach - 0.004, z - 0.035)], 0.0115, metal)
    for dx in (-0.10, 0.10):
        rod("valve", (x + dx, y - 0.006, z), (x + dx, y - 0.055, z), 0.012, metal)
        rod("lever", (x + dx, y - 0.048, z - 0.002), (x + dx * 1.05, y - 0.050, z + 0.055), 0.005, metal, 16)


def globe_sconce(x, z, y=0.0, finish="brass", radius=0.065, glow=4.0):
    """A glass globe on a short arm."""
    metal = m.metal(finish)
    rod("sconce plate", (x, y - 0.0005, z - 0.03), (x, y - 0.012, z - 0.03), 0.045, metal, 40)
    tube("sconce arm", [(x, y - 0.01, z - 0.03), (x, y - 0.075, z - 0.035), (x, y - 0.10, z)], 0.007, metal)
    lathe("sconce cup", [(0, 0), (0.024, 0), (0.03, 0.02), (0.028, 0.02), (0, 0.004)], metal, (x, y - 0.10, z - 0.005))
    lathe("sconce globe", smooth_profile([(0.0, 0.0), (radius * 0.7, radius * 0.28), (radius, radius), (radius * 0.7, radius * 1.72), (0, 2 * radius)], 8), m.glow("#FFEBD0", glow), (x, y - 0.10, z + 0.012), 56)


def seen_in_mirrors(y, x0, x1, height, colour="#E6E0D6"):
    """The wall behind the camera, there for mirrors only: it neither stops light nor costs any."""
    wall = box("rear wall", (x0, y - 0.1, 0), (x1, y, height), m.plaster(colour, 0.9, 0.2), 0)
    door = box("rear door", (x0 + (x1 - x0) * 0.42, y, 0.01), (x0 + (x1 - x0) * 0.42 + 0.86, y + 0.04, 2.08), m.wood("oak", "z"), 0.004)
    for obj in (wall, door):
        obj.visible_camera = obj.visible_diffuse = obj.visible_shadow = False
