"""The parts of a vanity from the floor up: bases, the case with its fronts, the top with its holes. Metres.

A vanity is centred on x = 0 and its back is at y = -BACK. `Frame` holds what every part asks for.
"""

import math
from dataclasses import dataclass
from typing import NamedTuple

import bmesh
import bpy
from mathutils import Vector

from . import fronts
from .fronts import finish, front, handle, side_panel
from .furniture_set import BACK
from .materials import slab as stone_slab
from .finishes import fitting
from .mesh import bevel, box, fold_uv, lathe, link, prism, smooth_profile
from .studio import slab_picture
from .vanity_basins import outline

DEPTH = 21.5 * 0.0254
GAP = 0.003
SIDE = 0.019


@dataclass
class Frame:
    """A vanity's case: half its width, the depths of its face and back, and where the case begins and ends."""

    half: float
    low: float
    high: float
    style: str
    wood: str
    handle: str
    metal: str
    face: float = -(BACK + DEPTH - 0.012)
    back: float = -BACK
    # Posts stand at the corners, this wide; fronts lie between them.
    post: float = 0.0
    # Fronts begin this much above the case, where a moulding runs round its foot.
    foot: float = 0.0


class Piece(NamedTuple):
    """One front: its bay, its place there (doors from the left, drawers from the top), its edges, and what it is: a drawer, a door by
    its handle's side, or a fixed front."""

    name: str
    bay: int
    place: int
    x0: float
    x1: float
    z0: float
    z1: float
    on: str


def case(f, panelled, hollow=None):
    """Sides, floor and the dark inside that shows in the gaps between fronts. `hollow` (x0, x1, z0, z1) stays open."""
    y0, y1 = f.face + fronts.DOOR + 0.001, f.back
    # A side runs from behind the fronts, or from post to post.
    a0, a1 = (f.face + f.post + 0.0005, y1 - f.post - 0.0005) if f.post else (y0, y1)
    for s in (-1, 1):
        if panelled:
            side_panel(f.style, f"side {s}", s * (f.half - (0.004 if f.post else 0)), a0, a1, f.low, f.high, f.wood, s > 0)
        else:
            a, b = sorted((s * f.half, s * (f.half - SIDE)))
            box(f"side {s}", (a, a0, f.low), (b, a1, f.high), finish(f.wood, "z"), 0.0012, 2)
    inner = f.half - fronts.DOOR - 0.001
    box("case floor", (-inner, y0, f.low), (inner, y1, f.low + 0.018), finish(f.wood, "x"), 0.0008, 1)
    dark = fronts.lacquer("#1A1613", 0.8)
    if hollow is None:
        box("case inside", (-inner, y0 + 0.002, f.low + 0.0185), (inner, y1 - 0.001, f.high - 0.15), dark, 0)
        box("case rail", (-inner, y0, f.high - 0.149), (inner, y0 + 0.018, f.high), dark, 0)
        return
    x0, x1, z0, z1 = hollow
    floor = f.low + 0.0185
    for k, (a, b, low, high, deep) in enumerate(((-inner, x0, floor, f.high, 0.018), (x1, inner, floor, f.high, 0.018), (x0, x1, floor, z0, None), (x0, x1, z1, f.high, 0.018))):
        if b - a > 0.004 and high - low > 0.004:
            box(f"case dark {k}", (a, y0 + 0.001, low), (b, y1 - 0.001 if deep is None else y0 + deep, high), dark, 0)


def bays(f, layout, but=()):
    """Fronts by a layout: bays from left to right, each [kind, share of the width]. Those in `but` are left out."""
    for each in pieces(f, layout):
        if each not in but:
            piece(f, each)


def pieces(f, layout):
    """The fronts of a layout, unmade."""
    inner = f.half - (f.post + 0.0015 if f.post else 0)
    total = sum(share for _, share in layout)
    x = -inner
    made = []
    for i, (kind, share) in enumerate(layout):
        width = 2 * inner * share / total
        made += bay(f, f"bay {i}", i, kind, x + GAP / 2, x + width - GAP / 2, f.low + f.foot + (GAP / 2 if f.post else 0), f.high - GAP)
        x += width
    return made


def bay(f, name, i, kind, x0, x1, low, high):
    """One bay. kinds: door-l, door-r (handle side), doors, drawers<n>; "tip+" before one puts a shallow front on
    top of it, which is fixed before the basin and has no handle."""
    if kind.startswith("tip+"):
        tip = min(0.135, (high - low) * 0.3)
        return [Piece(f"{name} tip", i, -1, x0, x1, high - tip, high, "fixed"), *bay(f, name, i, kind[4:], x0, x1, low, high - tip - GAP)]
    if kind == "doors":
        mid = (x0 + x1) / 2
        return [Piece(f"{name} left", i, 0, x0, mid - GAP / 2, low, high, "door-r"), Piece(f"{name} right", i, 1, mid + GAP / 2, x1, low, high, "door-l")]
    if kind.startswith("door-"):
        return [Piece(name, i, 0, x0, x1, low, high, kind)]
    count = int(kind[-1])
    clear = high - low - GAP * (count - 1)
    first = clear * (0.26 if count > 2 else 1 / count)
    rest = (clear - first) / max(1, count - 1)
    drawers, top = [], high
    for k in range(count):
        h = first if k == 0 else rest
        drawers.append(Piece(f"{name} drawer {k}", i, k, x0, x1, top - h, top, "drawer"))
        top -= h + GAP
    return drawers


def piece(f, p):
    """A front with its handle."""
    front(f.style, p.name, p.x0, p.x1, p.z0, p.z1, f.face, f.wood, "z" if p.on.startswith("door") else "x")
    if p.on != "fixed":
        handle(f.handle, f.metal, f"{p.name} handle", p.x0, p.x1, p.z0, p.z1, f.face, p.on, f.style)


def posts(f, foot, top, shape="square", thick=0.05):
    """Four corner posts from the floor to `top`; below the case they are tapered, turned or square."""
    y0, y1 = f.face, f.back - thick
    for sx in (-1, 1):
        for front_row in (True, False):
            x0 = -f.half if sx < 0 else f.half - thick
            y = y0 if front_row else y1
            name = f"post {sx} {front_row}"
            wood = finish(f.wood, "z")
            if shape == "square":
                box(name, (x0, y, 0.0005), (x0 + thick, y + thick, top), wood, 0.0022, 2)
                continue
            box(name, (x0, y, foot), (x0 + thick, y + thick, top), wood, 0.0022, 2)
            c = (x0 + thick / 2, y + thick / 2)
            if shape == "tapered":
                _taper(f"{name} leg", c, thick, 0.026, foot - 0.0004, wood, sx, front_row)
            else:
                r = thick / 2
                profile = smooth_profile([(r * 0.55, 0), (r * 0.72, 0.012), (r * 0.95, foot * 0.45), (r * 1.02, foot * 0.62), (r * 0.72, foot * 0.76), (r * 0.62, foot * 0.80), (r * 0.98, foot * 0.86), (r * 0.98, foot * 0.93), (r * 0.75, foot)], 7)
                lathe(f"{name} leg", [(0, 0.0), *profile], wood, (*c, 0.0005), 40)


def _taper(name, c, thick, foot, height, wood, sx, front_row):
    """A leg whose two inner faces taper to the floor; the outer ones run straight down from the post."""
    mesh = bpy.data.meshes.new(name)
    bm = bmesh.new()
    h = thick / 2
    ox, oy = (h * sx, -h if front_row else h)

    def ring(size, z):
        xs, ys = sorted((ox, ox - math.copysign(size, ox))), sorted((oy, oy - math.copysign(size, oy)))
        return [bm.verts.new((x, y, z)) for x, y in ((xs[0], ys[0]), (xs[1], ys[0]), (xs[1], ys[1]), (xs[0], ys[1]))]

    low, high = ring(foot, -height / 2), ring(thick, height / 2)
    bm.faces.new(low)
    bm.faces.new(high)
    for k in range(4):
        bm.faces.new((low[k], low[(k + 1) % 4], high[(k + 1) % 4], high[k]))
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    bm.to_mesh(mesh)
    bm.free()
    bevel(link(name, mesh, wood, (*c, 0.0005 + height / 2)), 0.002, 2)


def plinth(f, setback=0.06):
    """A recessed toe-kick."""
    y = f.face + setback
    box("toe", (-f.half + 0.004, y, 0.0005), (f.half - 0.004, y + 0.018, f.low - 0.001), finish(f.wood, "x"), 0.001, 2)
    for s in (-1, 1):
        a, b = sorted((s * (f.half - 0.004), s * (f.half - 0.022)))
        box(f"toe side {s}", (a, y + 0.0184, 0.0005), (b, f.back, f.low - 0.001), finish(f.wood, "y"), 0.001, 2)


def bracket_feet(f, thick=0.02):
    """A moulded base cut into ogee bracket feet, returned along the sides."""
    h = f.low - 0.001
    band = 0.034

    def cut(a, b):
        foot, arc = min(0.13, (b - a) * 0.24), 0.05
        line = [(a, 0.0005), (a + foot * 0.55, 0.0005)]
        for k in range(1, 9):
            t = k / 8
            line.append((a + foot * 0.55 + arc * t + 0.012 * math.sin(2 * math.pi * t), 0.0005 + (h - band) * (t - 0.10 * math.sin(2 * math.pi * t))))
        mirrored = [(a + b - x, z) for x, z in reversed(line)]
        return [*line, *mirrored, (b, h), (a, h)]

    wood = finish(f.wood, "x")
    prism("base front", cut(-f.half - 0.008, f.half + 0.008), thick, wood, "y", (0, f.face - 0.006, 0), 0.0015)
    for s in (-1, 1):
        a = f.half + 0.008 - thick if s > 0 else -f.half - 0.008
        prism(f"base side {s}", cut(f.face - 0.006 + thick + 0.0004, f.back), thick, finish(f.wood, "y"), "x", (a, 0, 0), 0.0015)
    box("base mould", (-f.half - 0.012, f.face - 0.010, f.low - 0.0006), (f.half + 0.012, f.back, f.low + 0.0135), wood, 0.006, 3)


def cornice(f):
    """A cove moulding under the top, along the front and returned along the sides; the basin hangs between."""
    for k, (out, z0, z1) in enumerate(((0.005, 0.002, 0.012), (0.010, 0.0124, 0.0216), (0.0145, 0.022, 0.0314))):
        low, high = f.high + z0, f.high + z1
        box(f"cornice {k}", (-f.half - out, f.face - out, low), (f.half + out, f.face + 0.02, high), finish(f.wood, "x"), 0.004, 3)
        for s in (-1, 1):
            a, b = sorted((s * (f.half - 0.02), s * (f.half + out)))
            box(f"cornice {k} {s}", (a, f.face + 0.0204, low), (b, f.back, high), finish(f.wood, "y"), 0.004, 3)


def slats(f, z=0.17, thick=0.05):
    """A slatted shelf between the posts of an open base."""
    a, b = f.face + 0.006, f.back - 0.006
    count = 5
    w = (b - a - 0.02) / count
    for s in (a - 0.001, b - 0.03):
        box("slat rail", (-f.half + thick + 0.0005, s, z - 0.055), (f.half - thick - 0.0005, s + 0.028, z - 0.0006), finish(f.wood, "x"), 0.002, 2)
    for s in (-1, 1):
        p, q = sorted((s * (f.half - 0.008), s * (f.half - 0.034)))
        box("slat end", (p, a + thick, z - 0.055), (q, b - thick, z - 0.0006), finish(f.wood, "y"), 0.002, 2)
    for k in range(count):
        box(f"slat {k}", (-f.half + thick + 0.002, a + 0.01 + w * k + 0.005, z), (f.half - thick - 0.002, a + 0.01 + w * (k + 1) - 0.005, z + 0.018), finish(f.wood, "x"), 0.002, 2)


def sled(f, metal, bar=0.025):
    """A frame of square steel tube: two hoops and a rail between them."""
    black = fitting(metal)
    y0, y1 = f.face + 0.03, f.back - 0.03
    top = f.low - 0.0006
    for s in (-1, 1):
        a, b = sorted((s * (f.half - 0.02), s * (f.half - 0.02 - bar)))
        box("sled foot", (a, y0, 0.0005), (b, y1, bar), black, 0.002, 2)
        box("sled front", (a, y0, bar + 0.0002), (b, y0 + bar, top), black, 0.002, 2)
        box("sled back", (a, y1 - bar, bar + 0.0002), (b, y1, top), black, 0.002, 2)
    rail = f.half - 0.02 - bar - 0.0004
    box("sled rail", (-rail, y1 - bar, 0.14), (rail, y1, 0.14 + bar), black, 0.002, 2)
    box("sled apron", (-rail, y0, top - bar), (rail, y0 + bar, top), black, 0.002, 2)


def stone_top(half, y0, y1, z, thick, slug, holes, offset=(0.15, 0.2)):
    """A quartz top between two depths, its upper face at `z`. `holes`: [(x, y, shape outline)]."""
    stone = stone_slab(slab_picture(slug), 0.16)
    middle = Vector((0, (y0 + y1) / 2, z - thick / 2))
    mesh = bpy.data.meshes.new("top")
    bm = bmesh.new()
    loops = [[(-half, y0), (half, y0), (half, y1), (-half, y1)]]
    loops += [[(x + px, y + py) for px, py in plan] for x, y, plan in holes]
    edges = []
    for loop in loops:
        ring = [bm.verts.new((px, py - middle.y, thick / 2)) for px, py in loop]
        edges += [bm.edges.new((ring[k], ring[(k + 1) % len(ring)])) for k in range(len(ring))]
    bmesh.ops.triangle_fill(bm, use_beauty=True, use_dissolve=False, edges=edges)
    for face in bm.faces:
        if face.normal.z < 0:
            face.normal_flip()
    result = bmesh.ops.extrude_face_region(bm, geom=list(bm.faces), use_keep_orig=True)
    bmesh.ops.translate(bm, vec=(0, 0, -thick), verts=[v for v in result["geom"] if isinstance(v, bmesh.types.BMVert)])
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    bm.to_mesh(mesh)
    bm.free()
    obj = bevel(link("top", mesh, stone, middle), 0.002, 2)
    fold_uv(obj, (-half, y0, z), offset=offset)
    return stone


def splash(half, y1, z, stone, height=0.1, offset=(0.15, 0.42)):
    """An upstand of the same stone along the wall."""
    obj = box("upstand", (-half, y1 - 0.0205, z + 0.0006), (half, y1 - 0.0005, z + height), stone, 0.0012, 2)
    fold_uv(obj, (-half, y1, z + height), offset=offset)


def timber_top(half, y0, y1, z, thick, wood):
    """A solid top of three glued staves."""
    w = (y1 - y0) / 3
    for k in range(3):
        box(f"top stave {k}", (-half, y0 + w * k + 0.0001, z - thick), (half, y0 + w * (k + 1) - 0.0001, z), finish(wood, "x"), 0.0022 if k == 0 else 0.0006, 2)


__all__ = ["Frame", "Piece", "bays", "bracket_feet", "case", "cornice", "outline", "piece", "pieces", "plinth", "posts", "slats", "sled", "splash", "stone_top", "timber_top"]
