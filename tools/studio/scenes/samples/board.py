"""Sample boards and sample doors as they stand on the ledges of the showroom: one a picture.

`of` says what stands there: a wood, a finish on a panelled door, or a style of door. `light` is what the sun comes past.
"""

import math

import bpy
from mathutils import Matrix

from lib import camera, fronts, lighting, materials as m, props, sample_woods
from lib.fronts import fitting
from lib.mesh import box, lathe

DEVELOP = {"exposure": 0.30, "warmth": -0.015, "look": "High Contrast"}


def build(of, light="panes", **look):
    {"wood": wood, "finish": finish, "door": door}[of](**look)
    LIGHTS[light]()
    lighting.surround("#EFF1F4", 0.27, sky=2.0)


def ledge(width, height, deep=0.30):
    """A shelf before a plaster wall; z = 0 is the top of the shelf, and the wall stands at y = 0."""
    box("wall", (-2, 0, -1), (2, 0.1, 2), m.plaster("#DDD6CA", 0.9, 0.5), 0)
    box("shelf", (-2, -deep, -0.03), (2, -0.0005, 0), m.wood("pale oak", "x"), 0.003)
    lighting.area("window", (-1.15, -0.85, height * 0.5 + 0.75), (0, -0.02, height * 0.45), (0.6, 0.8), 11, "#FFF2E0")


def panes():
    """The bars of a window, out of the picture: the sun arrives in panes."""
    lighting.sun(74, 30, 4.0, 1.0, "#FFE6C8")
    dark = m.paint("#1A1A1A", 0.9, 0.0)
    for y in (-0.62, -0.34, -0.06):
        box("bar", (-1.42, y, 0.2), (-1.40, y + 0.03, 2.4), dark, 0)
    for z in (0.55, 1.02):
        box("bar", (-1.42, -1.4, z), (-1.40, 0.0, z + 0.035), dark, 0)


def late():
    """A low sun and the upright edge of a window: shade on one side, and long shadows."""
    lighting.sun(66, 20, 3.0, 1.2, "#FFDDB6")
    dark = m.paint("#1A1A1A", 0.9, 0.0)
    box("shutter", (-0.95, -0.43, -0.5), (-0.93, -0.02, 2.0), dark, 0)


def leaves():
    """A branch before the window."""
    lighting.sun(72, 31, 4.2, 1.1, "#FFE8CE")
    props.branches((-0.56, -0.24, 0.22), 3, 0.46, 0.45, 5, leaf=0.06, density=0.5)


def open_sun():
    """Nothing between the sun and the shelf; a thin haze."""
    lighting.sun(80, 38, 3.4, 3.5, "#FFEFDC")


LIGHTS = {"panes": panes, "late": late, "leaves": leaves, "open": open_sun}


def leaning(make, degrees=-5.0, back=0.030):
    """Makes something that faces -y with its foot at z = 0, and leans it on the wall."""
    before = set(bpy.data.objects)
    make()
    bpy.context.view_layer.update()
    lean = Matrix.Translation((0, -back - 0.022, 0.0006)) @ Matrix.Rotation(math.radians(degrees), 4, "X")
    for obj in set(bpy.data.objects) - before:
        obj.matrix_world = lean @ obj.matrix_world


def wood(species):
    """Three boards glued up, rounded over, with the eyelet that samples hang by."""
    w, h, t = 0.27, 0.36, 0.020
    ledge(w, h)

    def make():
        edges = [-w / 2, -w * 0.13, w * 0.19, w / 2]
        for k, (a, b) in enumerate(zip(edges, edges[1:])):
            timber = sample_woods.flat_sawn(species, "z", k == 1)
            box(f"{species} board {k}", (a + 0.00008, 0, 0), (b - 0.00008, t, h), timber, 0.0016 if k != 1 else 0.0004, 3)
        at = (0, -0.0001, h - 0.026)
        eye = lathe("eyelet", [(0.0045, 0.0), (0.0045, 0.0016), (0.0066, 0.0024), (0.0088, 0.0013), (0.0092, 0.0), (0.0045, 0.0)], fitting("brushed brass"), at, 48)
        eye.rotation_euler = (math.pi / 2, 0, 0)
        hole = lathe("hole", [(0, 0.0006), (0.0046, 0.0006), (0.0046, 0)], m.paint("#17120E", 0.9, 0.0), at, 32)
        hole.rotation_euler = (math.pi / 2, 0, 0)

    leaning(make)
    close()


def close():
    """Frames a board of 0.27 by 0.36 m."""
    camera.level((0.0, -1.30, 0.18), 0.0, 112, (0, 0.0), focus=(0, -0.05, 0.18), fstop=11)


PANELS = {
    "natural": "oak",
    "stained": "stained oak",
    "painted": lambda: fronts.lacquer("#38473F"),
    "distressed": sample_woods.distressed,
    "glazed": sample_woods.glazed,
}


def finish(kind):
    """The same raised panel each time, so that only the finish differs."""
    w, h = 0.27, 0.36
    ledge(w, h)
    coat = PANELS[kind]

    def make():
        if callable(coat):
            fronts.raised("door", -w / 2, w / 2, 0, h, 0, "white")
            repaint(lambda axis: coat())
        else:
            fronts.raised("door", -w / 2, w / 2, 0, h, 0, "oak")
            repaint(lambda axis: sample_woods.flat_sawn(coat, axis))

    leaning(make)
    close()


def repaint(coat):
    """Gives each part of the door its own coat; only rails run across."""
    for obj in bpy.data.objects:
        if obj.name.startswith("door"):
            obj.data.materials.clear()
            obj.data.materials.append(coat("x" if "rail" in obj.name else "z"))


def door(style, wood, pull="bar", metal="brushed brass"):
    """A whole door, 14 by 20 inches, with its handle."""
    w, h = 0.36, 0.50
    ledge(w, h)

    def make():
        fronts.front(style, "door", -w / 2, w / 2, 0, h, 0, wood)
        if pull:
            fronts.handle(pull, metal, "handle", -w / 2, w / 2, 0, h, 0, "door-r", style)

    leaning(make)
    camera.level((0.0, -1.75, h * 0.5), 0.0, 102, (0, 0.0), focus=(0, -0.05, h / 2), fstop=11)
