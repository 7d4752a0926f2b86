"""A fitted closet against a wall: bays between panels, wire standards or pipe, and what is kept in them. Inches.

A bay is its width followed by its fittings, each written as a line of words, from the catalogue's rows:

    [30, "shelf 84", "hang 80 shirts", "shelf 40 folded", "drawers 4 28 3"]

    shelf Z [contents]         a shelf whose top is at Z; contents: folded, boxes, baskets, shoes, bags, jars, packages, toys, books
    hang Z garments            a rod at Z; garments: shirts, jackets, coats, dresses, trousers, small
    drawers Z0 Z1 N            N drawer fronts between two heights
    doors Z0 Z1                a pair of doors
    pull Z N                   N wire or woven baskets that pull out, one under another from Z
    cubbies Z0 Z1 COLUMNS ROWS a grid of open boxes with toys and bins
"""

import math
import random

import bmesh
import bpy
from mathutils import Matrix, Vector

from lib import cabinets, camera, floor_finishes, floor_pieces, furniture_set, lighting, materials as m, props, rooms, wardrobe
from lib.mesh import box, lathe, link, rod, smooth_profile, tube

DEVELOP = {"exposure": 0.50, "warmth": 0.0, "look": "Medium High Contrast"}

INCH = 0.0254
BACK = 0.014
PANEL = 0.019
TOE = 0.058
LENS = 46.0


def build(bays=(), system="panel", finish="#ECE8E0", fronts=None, metal="brass", pulls="bar", height_in=90, depth_in=18, side=None, backed=True, children=False, floor="natural oak", wall="#E4DBCD", niche=False, styling="plain", view="front"):
    """`system`: "panel", "wire", "pipe" or "post". `metal`: a finish, or a colour of coated wire. `finish`: a timber or
    a colour of panels and shelves; `fronts` of drawers and doors, where it differs. `side`: bays of a second run at a
    right angle, along a wall at the right. `children`: small clothes, toys and merry colours. `niche`: built into an
    opening with a painted casing, as reach-in closets are."""
    made = Fitting(system, finish, fronts or finish, metal, pulls, height_in * INCH, depth_in * INCH, backed, children)
    width = sum(bay[0] for bay in bays) * INCH
    left = -width / 2
    made.run(left, bays)
    right = -left
    frame = max(width + 0.55, (made.height + 0.42) / 0.75)
    if side:
        # Built as if along the back wall, then turned to look left, clear of the first run's depth.
        existing = set(bpy.data.objects)
        made.run(made.depth + 0.06, side, seed=40)
        turned = set(bpy.data.objects) - existing
        right += 0.02 + made.depth + 2 * BACK
        pivot = bpy.data.objects.new("right wall", None)
        bpy.context.scene.collection.objects.link(pivot)
        for obj in turned:
            obj.parent = pivot
        pivot.rotation_euler = (0, 0, -math.pi / 2)
        pivot.location = (right, 0, 0)
        frame = max(frame, width + made.depth + 1.0)
    surroundings(frame, right if side else None, floor, wall, made.height)
    if niche:
        opening(left - 0.05, right + PANEL + 0.05, made, frame, wall)
    STYLINGS[styling](left, right, made.depth)
    look(frame, made, view, bool(side), left)


class Fitting:
    """One closet's materials and measures, and the parts made of them."""

    def __init__(self, system, finish, fronts, metal, pulls, height, depth, backed, children):
        self.system, self.pulls, self.height, self.depth = system, pulls, height, depth
        self.backed, self.children = backed, children
        painted = metal.startswith("#")
        self.hooks = "steel" if painted else metal
        self.metal = m.paint(metal, 0.35, 0.0) if painted else m.metal(metal)
        self.across, self.up = board(finish, "x"), board(finish, "z")
        self.front = board(fronts, "x")
        self.front_up = board(fronts, "z")
        self.y = -BACK

    def run(self, left, bays, seed=1):
        """Bays from left to right with their uprights."""
        x = left
        for k, bay in enumerate(bays):
            self.upright(x)
            end = x + bay[0] * INCH
            low, high = x + (PANEL if self.system == "panel" else 0.004), end
            if self.backed and self.system == "panel":
                box("back", (low + 0.0006, self.y - 0.007, TOE), (high - 0.0006, self.y - 0.0005, self.height - 0.001), self.up, 0)
            if self.system == "panel":
                y0 = self.y - self.depth
                box("bottom", (low + 0.0008, y0 + 0.003, TOE - 0.0004), (high - 0.0008, self.y - 0.008, TOE + PANEL - 0.004), self.across, 0.0012, 2)
                box("plinth", (low + 0.0008, y0 + 0.045, 0.0012), (high - 0.0008, y0 + 0.061, TOE - 0.0012), self.across, 0.001, 1)
            for n, line in enumerate(bay[1:]):
                word, *rest = line.split()
                getattr(self, word)(low + 0.0008, high - 0.0008, *rest, seed=seed + k * 11 + n)
            x = end
        self.upright(x)

    def upright(self, x):
        y0, y1 = self.y - self.depth, self.y
        if self.system == "panel":
            box("upright", (x, y0, 0.0012), (x + PANEL, y1, self.height), self.up, 0.0012, 2)
        elif self.system == "pipe":
            for y in (y0 + 0.05, y1 - 0.06):
                rod("pipe", (x + 0.009, y, 0.014), (x + 0.009, y, self.height), 0.0135, self.metal)
                lathe("flange", [(0, 0.001), (0.042, 0.001), (0.044, 0.003), (0.044, 0.008), (0.022, 0.011), (0.020, 0.028), (0.0137, 0.030)], self.metal, (x + 0.009, y, 0), 48)
                lathe("cap", [(0.0136, -0.03), (0.019, -0.028), (0.019, 0.002), (0.012, 0.008), (0, 0.009)], self.metal, (x + 0.009, y, self.height), 40)
        elif self.system == "post":
            for y in (y0 + 0.02, y1 - 0.02):
                box("post", (x - 0.004, y - 0.011, 0.0012), (x + 0.018, y + 0.011, self.height), self.metal, 0.0015, 2)
        else:
            box("standard", (x - 0.004, y1 - 0.012, 0.30), (x + 0.022, y1, self.height), self.metal, 0.0015, 2)

    def shelf(self, x0, x1, z, contents=None, seed=1, depth=None):
        z = float(z) * INCH
        y0, y1 = self.y - (depth or self.depth) + 0.003, self.y - 0.008
        if self.system == "wire":
            wire_shelf(x0, x1, y0, y1, z, self.metal)
        elif self.system == "panel":
            box("shelf", (x0, y0, z - PANEL), (x1, y1, z), self.across, 0.0012, 2)
        else:
            thick = 0.030 if self.system == "pipe" else PANEL
            inset = 0.026 if self.system == "pipe" else 0.018
            box("shelf", (x0 + inset, y0, z - thick), (x1 - (0.006 if self.system == "pipe" else 0.008), y1, z), self.across, 0.003, 2)
            if self.system == "pipe":
                for y in (y0 + 0.047, y1 - 0.052):
                    rod("bearer", (x0 - 0.010, y, z - thick - 0.0142), (x1 + 0.022, y, z - thick - 0.0142), 0.0135, self.metal)
        if contents:
            self.fill(x0 + 0.02, x1 - 0.02, y0, y1, z + 0.001, contents, seed)

    def fill(self, x0, x1, y0, y1, z, contents, seed):
        rng = random.Random(seed)
        middle, wide = (y0 + y1) / 2, x1 - x0
        colours = wardrobe.KIDS if self.children else wardrobe.MUTED
        if contents == "folded":
            count = max(1, int(wide / 0.31))
            for k in range(count):
                if rng.random() < 0.9:
                    wardrobe.folded((x0 + wide * (k + 0.5) / count, middle - 0.02, z), rng.randint(2, 5), (min(0.27, wide / count - 0.03), min(0.33, y1 - y0 - 0.05)), seed * 7 + k, colours)
        elif contents in ("boxes", "baskets"):
            count = max(1, int(wide / 0.36))
            size = (min(0.38, wide / count - 0.03), min(0.36, y1 - y0 - 0.04), 0.20)
            for k in range(count):
                at = (x0 + wide * (k + 0.5) / count, middle, z)
                if contents == "boxes":
                    wardrobe.storage_box(at, size, ("#CFC4B0", "#A59C8A", "#DDD5C6")[seed % 3])
                else:
                    wardrobe.woven(at, size)
        elif contents == "shoes":
            wardrobe.shoes(x0, x1, y0 + 0.30, z, seed, 0.72 if self.children else 1.0)
        elif contents == "jars":
            wardrobe.jars(x0, x1, y0 + 0.10, z, seed)
        elif contents == "packages":
            wardrobe.packages(x0, x1, y0 + 0.12, z, seed=seed)
        elif contents == "toys":
            wardrobe.toys(x0, x1, middle - 0.03, z, seed)
        elif contents == "books":
            props.books(x0, x0 + wide * 0.7, y0 + 0.05, z, seed, 0.24)
        elif contents == "bags":
            count = max(1, int(wide / 0.42))
            for k in range(count):
                bag(x0 + wide * (k + 0.5) / count, middle, z, ("#7A5638", "#C7B79C", "#33373A", "#9A6B4E")[(seed + k) % 4])
        else:
            raise ValueError(f"no such contents: {contents}")

    def hang(self, x0, x1, z, kind="shirts", seed=1):
        z = float(z) * INCH
        y = self.y - max(self.depth * 0.52, 0.26)
        radius = 0.0135 if self.system == "pipe" else 0.0125
        if self.system == "wire":
            rod("rod", (x0, y, z), (x1, y, z), radius, self.metal)
            for x in (x0 + 0.02, x1 - 0.02):
                rod("rod arm", (x, self.y, z + 0.012), (x, y, z + 0.012), 0.004, self.metal)
        else:
            rod("rod", (x0 - (0.012 if self.system == "pipe" else 0), y, z), (x1 + (0.02 if self.system == "pipe" else 0), y, z), radius, self.metal)
            if self.system == "pipe":
                for x in (x0 + 0.005, x1 + 0.01):
                    rod("rod arm", (x, self.y - 0.06, z), (x, y - 0.014, z), 0.0125, self.metal)
        wardrobe.hang(x0, x1, y, z, kind, seed, random.Random(seed).uniform(0.66, 0.84), wardrobe.KIDS if self.children else wardrobe.MUTED, self.hooks, sleeves=True)

    def drawers(self, x0, x1, z0, z1, count, seed=1):
        z0, z1, count = float(z0) * INCH, float(z1) * INCH, int(count)
        front = self.y - self.depth
        gap = 0.003
        tall = (z1 - z0 - PANEL) / count
        box("drawer top", (x0, front + 0.003, z1 - PANEL), (x1, self.y - 0.008, z1), self.across, 0.0012, 2)
        box("drawer inside", (x0 + 0.004, front + 0.024, z0), (x1 - 0.004, self.y - 0.01, z1 - PANEL - 0.002), m.paint("#2A241D", 0.8), 0)
        for k in range(count):
            low, high = z0 + tall * k + gap / 2, z0 + tall * (k + 1) - gap / 2 - 0.001
            cabinets.slab_front("drawer", x0 + 0.0015, x1 - 0.0015, low, high, front, self.front)
            middle = ((x0 + x1) / 2, front - 0.0006, (low + high) / 2 if tall < 0.2 else high - 0.07)
            if self.pulls == "bar":
                cabinets.bar_pull("pull", middle, min(0.20, (x1 - x0) * 0.4), self.metal, radius=0.005, reach=0.03)
            elif self.pulls == "knob":
                for dx in ((-0.16, 0.16) if x1 - x0 > 0.6 else (0,)):
                    cabinets.knob("knob", (middle[0] + dx, front - 0.0006, (low + high) / 2), self.metal, 0.014)

    def doors(self, x0, x1, z0, z1, seed=1):
        z0, z1 = float(z0) * INCH, float(z1) * INCH
        front, middle = self.y - self.depth, (x0 + x1) / 2
        box("door inside", (x0 + 0.004, front + 0.024, z0), (x1 - 0.004, self.y - 0.01, z1 - 0.002), m.paint("#2A241D", 0.8), 0)
        for a, b, side in ((x0 + 0.0015, middle - 0.0015, -1), (middle + 0.0015, x1 - 0.0015, 1)):
            if self.pulls == "knob":
                cabinets.shaker("door", a, b, z0 + 0.0015, z1 - 0.0015, front, self.front_up)
                cabinets.knob("knob", (middle + side * 0.032, front - 0.0006, (z0 + z1) / 2), self.metal, 0.014)
            else:
                cabinets.slab_front("door", a, b, z0 + 0.0015, z1 - 0.0015, front, self.front_up)
                cabinets.bar_pull("pull", (middle + side * 0.035, front - 0.0006, (z0 + z1) / 2), 0.2, self.metal, upright=True, radius=0.005, reach=0.03)

    def pull(self, x0, x1, z, count, seed=1):
        z = float(z) * INCH
        for k in range(int(count)):
            top = z - k * 0.235
            if self.system in ("wire", "post"):
                wire_basket(x0 + 0.03, x1 - 0.03, self.y - self.depth + 0.02, self.y - 0.05, top - 0.17, top, self.metal)
                wardrobe.folded(((x0 + x1) / 2 - (x1 - x0) * 0.17, self.y - self.depth / 2, top - 0.168), 3, (0.24, 0.3), seed + k)
                wardrobe.folded(((x0 + x1) / 2 + (x1 - x0) * 0.19, self.y - self.depth / 2, top - 0.168), 2, (0.24, 0.3), seed + k + 5)
            else:
                wardrobe.woven(((x0 + x1) / 2, self.y - self.depth / 2, top - 0.2), (x1 - x0 - 0.05, self.depth - 0.06, 0.185))
                if k:
                    box("runner", (x0, self.y - self.depth + 0.003, top + 0.012), (x1, self.y - 0.008, top + 0.012 + 0.016), self.across, 0.001, 1)

    def cubbies(self, x0, x1, z0, z1, columns, rows, seed=1):
        z0, z1, columns, rows = float(z0) * INCH, float(z1) * INCH, int(columns), int(rows)
        y0, y1 = self.y - self.depth + 0.003, self.y - 0.008
        rng = random.Random(seed)
        wide, tall = (x1 - x0) / columns, (z1 - z0) / rows
        box("cubby top", (x0, y0, z1 - PANEL), (x1, y1, z1), self.across, 0.0012, 2)
        for i in range(1, columns):
            box("divider", (x0 + wide * i - PANEL / 2, y0 + 0.001, z0 + 0.0006), (x0 + wide * i + PANEL / 2, y1, z1 - PANEL - 0.0006), self.up, 0.0012, 2)
        for j in range(rows):
            for i in range(columns):
                a, b = x0 + wide * i + PANEL / 2 + 0.0006, x0 + wide * (i + 1) - PANEL / 2 - 0.0006
                z = z0 + tall * j
                box("cubby shelf", (a, y0, z), (b, y1, z + PANEL), self.across, 0.0012, 2)
                choice = rng.choice(("bin", "bin", "toys", "books", "shoes")) if self.children else rng.choice(("bin", "folded", "shoes", "folded"))
                top = z + PANEL + 0.001
                if choice == "bin":
                    tint = rng.choice(wardrobe.KIDS) if self.children else "#CFC4B0"
                    wardrobe.storage_box(((a + b) / 2, (y0 + y1) / 2 - 0.01, top), (b - a - 0.03, y1 - y0 - 0.03, min(0.24, tall - 0.08)), tint)
                else:
                    self.fill(a + 0.012, b - 0.012, y0, y1, top, choice, seed + i * 3 + j)


def board(finish, axis):
    """A timber by its name, or lacquered board by its colour."""
    return m.paint(finish, 0.45, 0.1) if finish.startswith("#") else m.wood(finish, axis)


def wires(name, lines, radius, material):
    """Many straight wires as one mesh of six-sided bars."""
    mesh = bpy.data.meshes.new(name)
    bm = bmesh.new()
    for start, end in lines:
        a, b = Vector(start), Vector(end)
        turn = (b - a).to_track_quat("Z", "Y").to_matrix().to_4x4()
        bmesh.ops.create_cone(bm, cap_ends=True, segments=8, radius1=radius, radius2=radius, depth=(b - a).length, matrix=Matrix.Translation((a + b) / 2) @ turn)
    bm.to_mesh(mesh)
    bm.free()
    obj = link(name, mesh, material, smooth=True)
    mesh.use_auto_smooth = True
    return obj


def wire_shelf(x0, x1, y0, y1, z, material):
    """Coated wire: deck wires an inch apart over two bars, a lip folded down at the front."""
    count = int((x1 - x0) / 0.0254)
    deck = [((x0 + (x1 - x0) * (k + 0.5) / count, y0, z), (x0 + (x1 - x0) * (k + 0.5) / count, y1, z)) for k in range(count)]
    lip = [((x, y0, z), (x, y0, z - 0.03)) for (x, _, _), _ in deck]
    wires("deck", deck + lip, 0.0019, material)
    wires("bars", [((x0, y, z - 0.004), (x1, y, z - 0.004)) for y in (y0 + 0.003, (y0 + y1) / 2, y1 - 0.01)] + [((x0, y0, z - 0.031), (x1, y0, z - 0.031))], 0.0032, material)
    for x in (x0 + 0.004, x1 - 0.004):
        rod("brace", (x, y0 + 0.05, z - 0.012), (x, y1 - 0.002, z - 0.20), 0.0055, material)


def wire_basket(x0, x1, y0, y1, z0, z1, material):
    """A basket of wire that slides on its rim."""
    lines = []
    n, k = max(4, int((x1 - x0) / 0.03)), max(4, int((y1 - y0) / 0.03))
    for i in range(n + 1):
        x = x0 + (x1 - x0) * i / n
        lines += [((x, y0, z0), (x, y0, z1)), ((x, y0, z0), (x, y1, z0))]
    for i in range(k + 1):
        y = y0 + (y1 - y0) * i / k
        lines += [((x0, y, z0), (x0, y, z1)), ((x1, y, z0), (x1, y, z1))]
    for z in (z0 + (z1 - z0) * 0.33, z0 + (z1 - z0) * 0.66):
        lines += [((x0, y0, z), (x1, y0, z)), ((x0, y0, z), (x0, y1, z)), ((x1, y0, z), (x1, y1, z))]
    wires("basket", lines, 0.0016, material)
    rim = [((x0, y0, z1), (x1, y0, z1)), ((x0, y1, z1), (x1, y1, z1)), ((x0, y0, z1), (x0, y1, z1)), ((x1, y0, z1), (x1, y1, z1))]
    wires("basket rim", rim, 0.004, material)


def bag(x, y, z, colour):
    """A leather bag standing on its base, with two handles."""
    leather = m.ceramic(colour, 0.5)
    box("bag", (x - 0.155, y - 0.065, z + 0.001), (x + 0.155, y + 0.065, z + 0.20), leather, 0.035, 6)
    box("flap", (x - 0.15, y - 0.0685, z + 0.105), (x + 0.15, y - 0.0655, z + 0.19), leather, 0.001, 1)
    tube("handle", [(x - 0.07, y - 0.01, z + 0.196), (x - 0.06, y - 0.012, z + 0.27), (x, y - 0.012, z + 0.30), (x + 0.06, y - 0.012, z + 0.27), (x + 0.07, y - 0.01, z + 0.196)], 0.006, leather, resolution=8)
    box("clasp", (x - 0.014, y - 0.0715, z + 0.10), (x + 0.014, y - 0.0688, z + 0.122), m.metal("brass"), 0.001)


def surroundings(frame, right, floor, wall, height):
    """The wall the closet stands on, a second one at `right` if the closet turns, and a floor of boards."""
    reach = frame * 1.2
    paint = m.plaster(wall, 0.9, 0.4)
    end = right if right is not None else reach
    rooms.wall("back wall", -reach - 1.0, end + 0.001, 0.0, 0.1, height + 2.2, paint)
    if right is not None:
        rooms.wall("right wall", right, right + 0.1, -frame * 1.6, 0.0, height + 2.2, paint)
    else:
        rooms.skirting(-reach - 0.9, end, -0.0005, 0.09, m.paint("#ECE7DD", 0.5), 0.012)
    area = (-reach, end, -frame * 1.5, -0.001)
    floor_pieces.lay("floor", floor_pieces.boards(0.18, 1.2, 2.2, reach=reach + 1.5), area, floor_finishes.timber(floor), 0.0002)
    box("subfloor", (area[0], area[2], -0.06), (area[1], area[3], -0.0105), m.plaster("#1A1510", 0.9, 0.1), 0)


def opening(x0, x1, made, frame, wall):
    """The wall in front of a reach-in closet, with the opening that it fills and its casing."""
    paint, trim = m.plaster(wall, 0.9, 0.3), m.paint("#F1EEE7", 0.42)
    y0, y1, top, reach = -(BACK + made.depth + 0.16), -(BACK + made.depth + 0.05), made.height + 0.30, frame * 1.3 + 1.0
    rooms.wall("wall left", -reach, x0, y0, y1, made.height + 2.2, paint)
    rooms.wall("wall right", x1, reach, y0, y1, made.height + 2.2, paint)
    rooms.wall("wall above", x0, x1, y0, y1, made.height + 2.2, paint, top)
    for a, b in ((x0 - 0.08, x0 - 0.0005), (x1 + 0.0005, x1 + 0.08)):
        box("casing", (a, y0 - 0.018, 0.0005), (b, y0 - 0.0005, top + 0.08), trim, 0.004, 3)
    box("casing head", (x0, y0 - 0.018, top + 0.0005), (x1, y0 - 0.0005, top + 0.08), trim, 0.004, 3)
    for a, b in ((x0, x0 + 0.014), (x1 - 0.014, x1)):
        box("jamb", (a, y0 + 0.0005, 0.0005), (b, y1, top - 0.0005), trim, 0.001, 1)
    for a, b in ((-reach, x0 - 0.081), (x1 + 0.081, reach)):
        box("skirting", (a, y0 - 0.014, 0.0005), (b, y0 - 0.0005, 0.10), trim, 0.004, 3)


def pouf(left, right, depth):
    """A round seat in front of the closet."""
    x, y = left + (right - left) * 0.30, -depth - 0.62
    lathe("pouf", smooth_profile([(0.001, 0.03), (0.20, 0.03), (0.235, 0.06), (0.245, 0.20), (0.235, 0.35), (0.19, 0.385), (0.0, 0.392)], 8), m.fabric("#A79B86", 500), (x, y, 0.0), 96, 80)
    lathe("pouf foot", [(0, 0.0012), (0.19, 0.0012), (0.19, 0.032), (0, 0.032)], m.wood("walnut", "z"), (x, y, 0), 72)


def rug(left, right, depth):
    """A plain rug along the closet."""
    box("rug", (left + 0.15, -depth - 1.55, 0.0012), (left + (right - left) * 0.8, -depth - 0.35, 0.010), m.fabric("#B9B09D", 420), 0.004)


def stool(left, right, depth):
    """A stool to reach the upper shelves."""
    props.stool((left + (right - left) * 0.22, -depth - 0.45, 0.0012), 0.46, "oak", "black")


def plant(left, right, depth):
    """A pot with branches beside the closet."""
    x, y = left - 0.30, -0.30
    lathe("pot", smooth_profile([(0.001, 0.0), (0.115, 0.0), (0.125, 0.01), (0.15, 0.15), (0.16, 0.28), (0.15, 0.286), (0.14, 0.26), (0.0, 0.255)], 6), m.ceramic("#B7A78F", 0.75), (x, y, 0.0012))
    props.branches((x, y, 0.24), 8, 0.85, 0.40, 17, 0.08, "#4C6140")


STYLINGS = {"plain": lambda *_: None, "pouf": pouf, "rug": rug, "stool": stool, "plant": plant, "rug-pouf": lambda *a: (rug(*a), pouf(*a))}


def daylight(frame, middle):
    """A tall window at the left behind the camera, a pale room behind it."""
    size = max(1.0, frame / 2.1)
    lighting.area("window", (-1.6 * size, -2.3 * size, middle + 0.8 * size), (0.2, -0.2, middle - 0.1), (1.4 * size, 1.9 * size), 84 * size * size, "#FFF4E6")
    fill = lighting.area("fill", (2.2 * size, -2.6 * size, middle + 0.7 * size), (0, -0.2, middle), (1.8 * size, 1.8 * size), 16 * size * size, "#E8EEF6")
    fill.visible_glossy = False
    lighting.surround("#F4F1EB", 0.34, 1.7, "#FBFAF6")
    furniture_set.sun_patch(frame, middle)


def look(frame, made, view, cornered, left):
    """Daylight; a level camera a little to one side, so that depth is seen."""
    daylight(frame, made.height * 0.5)
    if view == "detail":
        camera.level((left + 0.95, -2.35, 1.50), -14, 50, (0.02, -0.05), focus=(left + 0.5, -made.depth, 1.3), fstop=5.6)
        return
    distance = frame * LENS / 36
    eye = 1.42
    heading = 15.0 if cornered else -11.0
    a = math.radians(heading)
    middle = frame * 0.75 / 2 - (0.30 if cornered else 0.15)
    x = 0.10 + (made.depth * 0.55 if cornered else 0)
    y = -(BACK + made.depth) * 0.8
    camera.level((x - math.sin(a) * distance, y - math.cos(a) * distance, eye), heading, LENS, (0.0, (middle - eye) / frame))
