"""A fitted closet against a wall: bays between panels, wire standards or pipe, and what is kept in them. Inches.

A bay is its width followed by its fittings, each written as a line of words, from the catalogue's rows:

    [30, "shelf 84 linen linen", "hang 80 white sky navy-knit", "shelf 40 knits knits", "drawers 4 28 3"]

    shelf Z things...          a shelf whose top is at Z; things of KEPT side by side, or one of FILLED from end to end
    hang Z pieces...           a rod at Z; pieces of outfits.py in their order
    on Z things...             things on what stands at Z already
    drawers Z0 Z1 N            N drawer fronts between two heights
    doors Z0 Z1                a pair of doors
    pull Z N                   N wire or woven baskets that pull out, one under another from Z
    cubbies Z0 Z1 C R things.. a grid of open boxes, filled from its lowest row up, each with a thing of KEPT or "-"
"""

import math
import random

import bmesh
import bpy
from mathutils import Matrix, Vector

from lib import cabinets, camera, closet_things as things, crown_cut, dressing_room, floor_rooms, kitchen_things, larder, lighting, materials as m, outfits, props, rugs, wardrobe
from lib.furniture_set import BACK
from lib.mesh import box, lathe, link, rod
from lib.place import placed

DEVELOP = {"exposure": 0.42, "warmth": 0.0, "look": "Medium High Contrast"}

INCH = 0.0254
PANEL = 0.019
TOE = 0.058
# How far an open drawer is pulled out.
OUT = 0.27
FOLDED = ("#DDD3C1", "#EAE5DA", "#8B8F8E", "#B08E63", "#33404F", "#93A08D")


def build(bays=(), system="panel", finish="#ECE8E0", fronts=None, metal="brass", pulls="bar", height_in=90, depth_in=18, side=None, backed=True, children=False, hangers="oak", tints=("#D6CBB8", "#8A9A86", "#2F3C4E"), niche=False, floor="natural oak", wall="#E4DBCD", back="plaster", tile="#D9D3C7", rug=None, beside=(), sun="", crop=(-0.24, 0.22), room_beside=0.7, aside=0.08, shift=0.0, view="front", close=None, heading=-30.0, kept="knits"):
    """`system`: "panel", "wire", "pipe" or "post". `metal`: a finish, or a colour of coated wire. `finish`: a timber or
    a colour of panels and shelves; `fronts` of drawers and doors, where it differs. `side`: bays of a second run at a
    right angle, along a wall at the right. `children`: small clothes and shoes. `hangers`: their timber. `tints` of boxes, bins and
    knitwear. `niche`: built into an opening with a painted casing, as reach-in closets are. `back` and `tile` cover the wall; `rug`
    is (x0, x1, how far it lies before the closet, how deep, tones, pattern). `beside`: (a function of BESIDE, its arguments).
    `crop`: how much is seen below its foot and above its head; `room_beside` at its sides; `aside` and `shift` of the camera.
    `close`: where the detail is taken from, what it looks at, through which lens, where it is sharp and how far stopped down; how far
    clothes are turned to it. `heading`: how far the camera of the angle is turned to the right, in degrees. `kept`: what lies in the
    drawer that is seen open, "knits" or one of FILLED."""
    turn = {"detail": close and close[5], "angle": math.copysign(24.0, heading)}.get(view, -24.0)
    made = Fitting(system, finish, fronts or finish, metal, pulls, height_in * INCH, depth_in * INCH, backed, children, hangers, tints, turn, kept if view == "open" else None)
    if back != "plaster":
        # Clear of the rail over boards, and of the skirting before tiles.
        made.y = -0.027
    width = sum(bay[0] for bay in bays) * INCH
    left = -width / 2
    before = set(bpy.data.objects)
    made.run(left, bays)
    right = -left
    corner = None
    if side:
        # Turned to look left, clear of the first run's depth.
        with placed(right + 0.02 + made.depth + 2 * BACK, 0, 0, -90):
            made.run(made.depth + 0.06, side, seed=40)
        corner = right + 0.02 + made.depth + 2 * BACK
    crown_cut.wear(set(bpy.data.objects) - before)
    front = -(BACK + made.depth)
    plane = front
    if niche:
        plane = front - 0.20
    low, high = crop[0], made.height + crop[1]
    if view == "angle":
        frame, middle = dressing_room.aslant(left, corner or right, front, made.depth, low, high, room_beside, heading)
    else:
        frame, middle = dressing_room.look(left, corner or right, plane, low, high, room_beside, aside, shift)
    dressing_room.room(frame, middle, wall, floor, back, tile, sun, corner)
    if niche:
        dressing_room.opening(left - 0.05, right + PANEL + 0.05, plane, front - 0.05, made.height + 0.16, frame * 1.4 + 1.0, wall)
    if rug:
        x0, x1, before_it, deep, tones, pattern = rug
        rugs.rug(x0, x1, plane - before_it - deep, plane - before_it, tuple(tones), pattern, turned=x1 - x0 > deep)
    for name, *where in beside:
        BESIDE[name](*where)
    if view in ("detail", "open"):
        at, towards, lens, sharp, stop, *_ = close if view == "detail" else made.into_drawer()
        bpy.data.objects.remove(bpy.context.scene.camera)
        camera.looking(at, towards, lens, sharp, stop)
        # A sheet of white card, as a photographer holds it up for a close view.
        x, y, z = at
        lighting.area("card", (x + 0.75, y - 0.35, z + 0.15), towards, (0.9, 0.9), 13, "#FFFBF4").visible_glossy = False


class Fitting:
    """One closet's materials and measures, and the parts made of them."""

    def __init__(self, system, finish, fronts, metal, pulls, height, depth, backed, children, hangers, tints, turn, kept):
        self.hangers, self.tints, self.turn = hangers, tints, turn
        # What the first drawer holds that is pulled out, if one is; and that drawer: x from, x to, face, head.
        self.kept, self.pulled = kept, None
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

    def shelf(self, x0, x1, z, *contents, seed=1, depth=None):
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
        if contents:
            self.fill(x0 + 0.012, x1 - 0.012, y0, y1, z + 0.0008, contents, seed)

    def on(self, x0, x1, z, *contents, seed=1):
        """Things on what is there already: the top of drawers, the bottom."""
        self.fill(x0 + 0.012, x1 - 0.012, self.y - self.depth + 0.003, self.y - 0.008, float(z) * INCH + 0.0008, contents, seed)

    def fill(self, x0, x1, y0, y1, z, contents, seed):
        """Things side by side between x0 and x1, what room they leave spread between them."""
        if contents[0] in FILLED:
            FILLED[contents[0]](x0, x1, y0, y1, z, seed)
            return
        scale = 0.72 if self.children else 1.0
        wide = [KEPT[name][0] * (scale if name in SMALLER else 1.0) for name in contents]
        share = min(1.0, (x1 - x0) / sum(wide))
        spare = (x1 - x0 - sum(wide) * share) / len(wide)
        rng = random.Random(seed)
        x = x0
        for k, (name, w) in enumerate(zip(contents, wide)):
            w *= share
            middle = x + spare * rng.uniform(0.35, 0.65) + w / 2
            tint = self.tints[(seed + k) % len(self.tints)]
            KEPT[name][1](middle, y0, y1, z, w, tint, seed * 5 + k, scale)
            x += w + spare

    def hang(self, x0, x1, z, *pieces, seed=1):
        z = float(z) * INCH
        size = 0.62 if self.children else 1.0
        y = self.y - max(self.depth * 0.52, 0.27 * size)
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
            else:
                for x in (x0, x1):
                    rod("rod socket", (x, y, z), (x + (0.012 if x == x0 else -0.012), y, z), 0.021, self.metal)
        outfits.hang(x0, x1, y, z, pieces, seed, self.hooks, self.hangers, size, self.turn)

    def drawers(self, x0, x1, z0, z1, count, seed=1):
        z0, z1, count = float(z0) * INCH, float(z1) * INCH, int(count)
        front = self.y - self.depth
        gap = 0.003
        tall = (z1 - z0 - PANEL) / count
        box("drawer top", (x0, front + 0.003, z1 - PANEL), (x1, self.y - 0.008, z1), self.across, 0.0012, 2)
        pulled = count - 1 if self.kept and not self.pulled else None
        shut = z1 - PANEL - 0.002 if pulled is None else z1 - PANEL - tall
        box("drawer inside", (x0 + 0.004, front + 0.024, z0), (x1 - 0.004, self.y - 0.01, shut), m.paint("#2A241D", 0.8), 0)
        closed = front
        for k in range(count):
            low, high = z0 + tall * k + gap / 2, z0 + tall * (k + 1) - gap / 2 - 0.001
            front = closed - (OUT if k == pulled else 0.0)
            if k == pulled:
                self.drawer(x0 + 0.012, x1 - 0.012, front, low + 0.012, high - 0.030, seed)
                self.pulled = (x0, x1, front, high)
            cabinets.slab_front("drawer", x0 + 0.0015, x1 - 0.0015, low, high, front, self.front)
            middle = ((x0 + x1) / 2, front - 0.0006, (low + high) / 2 if tall < 0.2 else high - 0.07)
            if self.pulls == "bar":
                cabinets.bar_pull("pull", middle, min(0.20, (x1 - x0) * 0.4), self.metal, radius=0.005, reach=0.03)
            elif self.pulls == "knob":
                for dx in ((-0.16, 0.16) if x1 - x0 > 0.6 else (0,)):
                    cabinets.knob("knob", (middle[0] + dx, front - 0.0006, (low + high) / 2), self.metal, 0.014)

    def drawer(self, x0, x1, face, z0, z1, seed):
        """The box behind the front that is pulled out, and what lies in it."""
        y = face + cabinets.DOOR + 0.0005
        cabinets.drawer_box("drawer box", x0, x1, y, self.depth - 0.06, z0, z1)
        a, b, z = x0 + 0.024, x1 - 0.024, z0 + 0.019
        if self.kept in FILLED:
            for row in range(2):
                FILLED[self.kept](a, b, y + 0.012 + 0.115 * row, y + 0.4, z, seed + row)
            return
        scale = 0.8 if self.children else 1.0
        count, deep = max(2, int((b - a) / (0.27 * scale))), min(0.30, self.depth - 0.10) * scale
        wide = (b - a) / count
        for k in range(count):
            pieces = max(2, int((z1 - z0 - 0.03) / 0.036))
            colours = [self.tints[(k + n) % len(self.tints)] if n % 2 else FOLDED[(seed + k * 2 + n) % len(FOLDED)] for n in range(pieces)]
            things.knits((a + wide * (k + 0.5), y + 0.03 + deep / 2, z), pieces, colours, seed + k, (wide - 0.02, deep))

    def into_drawer(self):
        """Where to look into the open drawer from, as `close`."""
        x0, x1, face, head = self.pulled
        middle = (x0 + x1) / 2
        return (middle - 0.40, face - 0.72, head + 0.56), (middle + 0.01, face + 0.10, head - 0.09), 44, (middle, face + 0.04, head - 0.03), 6.3

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
            wire_basket(x0 + 0.03, x1 - 0.03, self.y - self.depth + 0.02, self.y - 0.05, top - 0.17, top, self.metal)
            for j, (share, pieces) in enumerate(((-0.19, 2 + k % 2), (0.19, 3 - k % 2))):
                at = ((x0 + x1) / 2 + (x1 - x0) * share, self.y - self.depth / 2, top - 0.167)
                things.knits(at, pieces, [self.tints[(k + j + n) % len(self.tints)] for n in range(pieces)], seed + 3 * k + j, (min(0.27, (x1 - x0) * 0.34), 0.28))

    def cubbies(self, x0, x1, z0, z1, columns, rows, *contents, seed=1):
        z0, z1, columns, rows = float(z0) * INCH, float(z1) * INCH, int(columns), int(rows)
        y0, y1 = self.y - self.depth + 0.003, self.y - 0.008
        wide, tall = (x1 - x0) / columns, (z1 - z0) / rows
        box("cubby top", (x0, y0, z1 - PANEL), (x1, y1, z1), self.across, 0.0012, 2)
        for i in range(1, columns):
            box("divider", (x0 + wide * i - PANEL / 2, y0 + 0.001, z0 + 0.0006), (x0 + wide * i + PANEL / 2, y1, z1 - PANEL - 0.0006), self.up, 0.0012, 2)
        for j in range(rows):
            for i in range(columns):
                a, b = x0 + wide * i + PANEL / 2 + 0.0006, x0 + wide * (i + 1) - PANEL / 2 - 0.0006
                z = z0 + tall * j
                box("cubby shelf", (a, y0, z), (b, y1, z + PANEL), self.across, 0.0012, 2)
                kept = contents[j * columns + i] if j * columns + i < len(contents) else "-"
                if kept != "-":
                    self.fill(a + 0.012, b - 0.012, y0, y1, z + PANEL + 0.001, kept.split("+"), seed + i * 3 + j)


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


def deep(y0, y1, most):
    """How deep a thing may be on a shelf, and where its middle is: its front near the shelf's."""
    d = min(most, y1 - y0 - 0.03)
    return d, y0 + 0.022 + d / 2


def boxed(maker, high, most=0.36):
    """A thing of KEPT that fills its width."""

    def put(x, y0, y1, z, w, tint, seed, scale):
        d, y = deep(y0, y1, most)
        maker((x, y, z), (w - 0.025, d, high * (0.9 if scale < 1 else 1.0)), tint)

    return put


def standing(maker, *arguments):
    """A thing of KEPT that has its own size and colour."""
    return lambda x, y0, y1, z, w, tint, seed, scale: maker((x, (y0 + y1) / 2 - 0.03, z), *arguments)


def piled(x, y0, y1, z, w, tint, seed, scale):
    """Knitwear: two to four pieces in the closet's tints, the tint given lowest."""
    rng = random.Random(seed)
    d, y = deep(y0, y1, 0.31 * scale)
    colours = [tint, *rng.sample(FOLDED, 3)]
    things.knits((x, y, z), rng.choice((2, 3, 3, 4)), colours, seed, (min(0.27 * scale, w - 0.02), d))


def paired(colour):
    return lambda x, y0, y1, z, w, tint, seed, scale: wardrobe.pair(x, y0 + 0.30 * scale, z, colour, scale)


def bear(x, y0, y1, z, w, tint, seed, scale):
    """A sitting bear of plush."""
    y = y0 + 0.12
    plush, pad, dark = m.fabric("#A9825A", 300), m.fabric("#D9C3A0", 300), m.paint("#1E1915", 0.3, 0.0)

    def ball(at, radius, stretch=(1, 1, 1), material=plush):
        made = lathe("bear", [(radius * math.sin(k * math.pi / 14), -radius * math.cos(k * math.pi / 14)) for k in range(15)], material, (x + at[0], y + at[1], z + at[2]), 32)
        made.scale = stretch

    ball((0, 0, 0.075), 0.066, (1, 0.85, 1.12))
    ball((0, -0.012, 0.185), 0.056, (1.06, 0.95, 0.95))
    ball((0, -0.058, 0.172), 0.024, (1.1, 0.9, 0.85), pad)
    ball((0, -0.080, 0.178), 0.0075, (1.3, 0.8, 0.9), dark)
    for side in (-1, 1):
        ball((side * 0.045, 0, 0.232), 0.020, (1, 0.6, 1))
        ball((side * 0.021, -0.062, 0.198), 0.0055, (1, 1, 1), dark)
        ball((side * 0.073, -0.020, 0.095), 0.025, (0.9, 1.2, 1.9))
        ball((side * 0.048, -0.085, 0.030), 0.030, (0.95, 1.9, 0.95))
        ball((side * 0.048, -0.141, 0.034), 0.020, (0.9, 0.4, 1.1), pad)


# What may stand on a shelf: how wide it is, and what makes it.
KEPT = {
    "linen": (0.37, boxed(things.linen_box, 0.205)),
    "card": (0.35, boxed(things.card_box, 0.17)),
    "wicker": (0.38, boxed(lambda at, size, tint: things.wicker_basket(at, size), 0.21)),
    "dark-wicker": (0.38, boxed(lambda at, size, tint: things.wicker_basket(at, size, "#6B4E33"), 0.20)),
    "felt": (0.34, boxed(things.felt_bin, 0.215, 0.33)),
    "hatbox": (0.35, standing(things.hat_box)),
    "case": (0.52, standing(things.suitcase)),
    "tote": (0.38, standing(things.tote)),
    "black-tote": (0.38, standing(things.tote, "#2A2726")),
    "satchel": (0.31, standing(things.satchel)),
    "green-satchel": (0.31, standing(things.satchel, "#4B5A4C")),
    "duffel": (0.50, standing(things.duffel)),
    "hat": (0.36, standing(things.hat)),
    "felt-hat": (0.36, standing(things.hat, "#6B5A4A", "#2B2420", False)),
    "knits": (0.30, piled),
    "boots": (0.27, lambda x, y0, y1, z, w, tint, seed, scale: things.boots((x, y0 + 0.30, z))),
    "black-boots": (0.27, lambda x, y0, y1, z, w, tint, seed, scale: things.boots((x, y0 + 0.30, z), "#262422", 0.30)),
    **{f"{name}-shoes": (0.235, paired(colour)) for name, colour in (("tan", "#9A6B42"), ("black", "#232325"), ("white", "#E9E4DA"), ("brown", "#4A3224"), ("grey", "#7B7C7A"), ("red", "#A2523A"), ("blue", "#4D6379"))},
    "books": (0.30, lambda x, y0, y1, z, w, tint, seed, scale: props.books(x - w / 2, x + w / 2 - 0.02, y0 + 0.05, z, seed, 0.24)),
    "few-books": (0.17, lambda x, y0, y1, z, w, tint, seed, scale: props.books(x - w / 2, x + w / 2, y0 + 0.05, z, seed, 0.22)),
    "stack": (0.28, lambda x, y0, y1, z, w, tint, seed, scale: props.stack((x, (y0 + y1) / 2 - 0.04, z), 3, seed, (0.25, 0.19))),
    "vase": (0.20, lambda x, y0, y1, z, w, tint, seed, scale: props.vase((x, (y0 + y1) / 2 - 0.03, z), 0.21, 0.075, m.ceramic("#D5C8B2", 0.6, 0.3))),
    "toys": (0.36, lambda x, y0, y1, z, w, tint, seed, scale: wardrobe.toys(x - w / 2, x + w / 2, y0 + 0.12, z, seed)),
    "bear": (0.22, bear),
    "gap": (0.20, lambda *_: None),
    **{name: (wide, (lambda maker: lambda x, y0, y1, z, w, tint, seed, scale: maker(x, (y0 + y1) / 2 - 0.03, z))(kitchen_things.THINGS[name])) for name, wide in (("pitcher", 0.20), ("plates", 0.28), ("bowls", 0.21), ("crock", 0.17), ("kettle", 0.24), ("eggs", 0.24))},
    "bread": (0.44, lambda x, y0, y1, z, w, tint, seed, scale: larder.bread(x, (y0 + y1) / 2 - 0.02, z)),
}
# Children's are smaller.
SMALLER = {"knits", *(name for name in KEPT if name.endswith("-shoes"))}
# What fills a shelf from end to end.
FILLED = {
    "jars": lambda x0, x1, y0, y1, z, seed: larder.jars(x0, x1, y0 + 0.09, z, seed),
    "low-jars": lambda x0, x1, y0, y1, z, seed: larder.jars(x0, x1, y0 + 0.09, z, seed, 0.195),
    "groceries": lambda x0, x1, y0, y1, z, seed: larder.groceries(x0, x1, y0 + 0.085, z, seed),
}


def set_down(maker):
    """What floor_rooms makes at the origin, put at (x, y) and turned."""

    def put(x, y, turned, *arguments):
        with placed(x, y, 0, turned):
            maker(*arguments)

    return put


BESIDE = {
    "chair": set_down(floor_rooms.chair),
    "armchair": set_down(floor_rooms.armchair),
    "bench": floor_rooms.bench,
    "plant": floor_rooms.plant,
    "lamp": floor_rooms.reading_lamp,
    "basket": floor_rooms.basket,
    "picture": floor_rooms.picture,
    "curtain": floor_rooms.curtain,
    "boots": floor_rooms.boots,
    "pouf": dressing_room.pouf,
    "steps": dressing_room.steps,
    "run": dressing_room.kitchen_run,
    "toys": lambda x, y, seed: wardrobe.toys(x - 0.2, x + 0.2, y, 0.012, seed),
    "shoes": lambda x, y, colour: wardrobe.pair(x, y, 0.001, colour),
}
