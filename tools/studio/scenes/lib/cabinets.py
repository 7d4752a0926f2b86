"""Cabinet work to real sizes: doors 20 mm thick with 3 mm gaps, toe kick 100 mm, counter at 914 mm.

Fronts face -y. A run is described by its widths and kinds, so that a kitchen or a vanity is a line of data.
"""

import bmesh
import bpy
from mathutils import Vector

from . import materials as m
from .mesh import bevel, box, fold_uv, lathe, link, prism, rod

DOOR = 0.020
GAP = 0.003
TOE = 0.100
COUNTER = 0.914
TOP = 0.030


def shaker(name, x0, x1, z0, z1, front, material, rail=0.062, recess=0.009, round=0.0014):
    """A painted shaker front as one piece: frame `rail` wide, panel set back by `recess`. `front` is its y."""
    size = Vector((x1 - x0, DOOR, z1 - z0))
    mesh = bpy.data.meshes.new(name)
    bm = bmesh.new()
    bmesh.ops.create_cube(bm, size=1)
    bmesh.ops.scale(bm, vec=size, verts=bm.verts)
    face = min(bm.faces, key=lambda f: f.calc_center_median().y)
    rail = min(rail, min(size.x, size.z) * 0.3)
    bmesh.ops.inset_region(bm, faces=[face], thickness=rail, use_even_offset=True)
    walls = bmesh.ops.extrude_face_region(bm, geom=[face])
    bmesh.ops.delete(bm, geom=[face], context="FACES_ONLY")
    bmesh.ops.translate(bm, vec=(0, recess, 0), verts=[v for v in walls["geom"] if isinstance(v, bmesh.types.BMVert)])
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    bm.to_mesh(mesh)
    bm.free()
    obj = link(name, mesh, material, ((x0 + x1) / 2, front + DOOR / 2, (z0 + z1) / 2))
    return bevel(obj, round, 2)


def shaker_wood(name, x0, x1, z0, z1, front, species, rail=0.062, recess=0.009):
    """A shaker front in timber: stiles run up, rails across, a panel between, each its own board."""
    up, across = m.wood(species, "z"), m.wood(species, "x")
    rail = min(rail, min(x1 - x0, z1 - z0) * 0.3)
    y0, y1 = front, front + DOOR
    e = 0.0004
    return [
        box(f"{name} stile l", (x0, y0, z0), (x0 + rail, y1, z1), up, 0.001, 2),
        box(f"{name} stile r", (x1 - rail, y0, z0), (x1, y1, z1), up, 0.001, 2),
        box(f"{name} rail t", (x0 + rail + e, y0, z1 - rail), (x1 - rail - e, y1, z1), across, 0.001, 2),
        box(f"{name} rail b", (x0 + rail + e, y0, z0), (x1 - rail - e, y1, z0 + rail), across, 0.001, 2),
        box(
            f"{name} panel",
            (x0 + rail - 0.004, y0 + recess, z0 + rail - 0.004),
            (x1 - rail + 0.004, y1 - 0.002, z1 - rail + 0.004),
            up,
            0,
        ),
    ]


def slab_front(name, x0, x1, z0, z1, front, material):
    """A plain front, as modern vanities have."""
    return box(name, (x0, front, z0), (x1, front + DOOR, z1), material, 0.0015, 2)


def bar_pull(name, centre, length, material, upright=False, reach=0.034, radius=0.0055):
    """A round bar on two posts, `reach` proud of the front. `centre` lies on the face of the front."""
    c = Vector(centre)
    along = Vector((0, 0, 1)) if upright else Vector((1, 0, 0))
    out = Vector((0, -reach, 0))
    rod(f"{name} bar", c + out - along * length / 2, c + out + along * length / 2, radius, material)
    for side in (-1, 1):
        foot = c + along * side * (length / 2 - 0.018)
        rod(f"{name} post {side}", foot, foot + out, radius * 0.85, material, 20)
        plate = rod(f"{name} plate {side}", foot + Vector((0, 0.0005, 0)), foot + Vector((0, -0.003, 0)), radius * 1.7, material, 28)
        del plate


def knob(name, centre, material, radius=0.015):
    """A turned knob facing -y."""
    profile = [(0, 0.030), (radius * 0.7, 0.0295), (radius, 0.026), (radius, 0.022), (radius * 0.45, 0.016), (radius * 0.38, 0.004), (radius * 0.75, 0.0)]
    obj = lathe(name, profile, material, centre, 40)
    obj.rotation_euler = (1.5707963, 0, 0)
    return obj


def unit(name, x0, x1, kind, front, material, handle, low=TOE, high=COUNTER - TOP, style="shaker"):
    """The front of one cabinet between x0 and x1. kinds: door-l, door-r (handle side), doors, drawers2, drawers3,
    drawers4, panel, panels (no handles). `style`: shaker, plain, or a species name after "wood:"."""
    a, b = x0 + GAP / 2, x1 - GAP / 2
    low, high = low + GAP / 2, high - GAP

    def front_piece(tag, p, q, z0, z1):
        if style.startswith("wood:"):
            shaker_wood(f"{name} {tag}", p, q, z0, z1, front, style[5:])
        elif style == "plain":
            slab_front(f"{name} {tag}", p, q, z0, z1, front, material)
        else:
            shaker(f"{name} {tag}", p, q, z0, z1, front, material)

    if kind in ("door-l", "door-r", "panel"):
        front_piece("door", a, b, low, high)
        if kind != "panel" and handle:
            x = b - 0.031 if kind == "door-r" else a + 0.031
            bar_pull(f"{name} pull", (x, front, high - 0.155), 0.17, handle, upright=True)
    elif kind in ("doors", "panels"):
        mid = (a + b) / 2
        front_piece("door l", a, mid - GAP / 2, low, high)
        front_piece("door r", mid + GAP / 2, b, low, high)
        if kind == "doors" and handle:
            for s in (-1, 1):
                bar_pull(f"{name} pull {s}", (mid + s * 0.033, front, high - 0.155), 0.17, handle, upright=True)
    elif kind.startswith("drawers"):
        count = int(kind[-1])
        total = high - low - GAP * (count - 1)
        first = 0.150 if count > 2 else total / 2
        rest = (total - first) / (count - 1)
        top = high
        for i in range(count):
            h = first if i == 0 else rest
            front_piece(f"drawer {i}", a, b, top - h, top)
            if handle:
                z = top - h / 2 if i == 0 or count == 2 else top - 0.031
                bar_pull(f"{name} pull {i}", ((a + b) / 2, front, z), min(0.32, (b - a) * 0.42), handle)
            top -= h + GAP


def run(name, x0, widths, kinds, front, depth, material, handle, low=TOE, high=COUNTER - TOP, style="shaker", toe=True, inside=None):
    """A row of cabinets from x0 to the right: fronts at y = `front`, bodies `depth` deep behind them.

    Returns the x where the run ends.
    """
    end = x0 + sum(widths)
    body = inside or m.paint("#1B211E", 0.6)
    box(f"{name} body", (x0 + 0.001, front + DOOR + 0.001, low), (end - 0.001, front + depth, high - 0.001), body, 0.0005, 1)
    if toe:
        box(f"{name} toe", (x0 + 0.001, front + 0.065, 0.001), (end - 0.001, front + 0.08, low - 0.001), material, 0.0005, 1)
    x = x0
    for i, (width, kind) in enumerate(zip(widths, kinds)):
        unit(f"{name} {i}", x, x + width, kind, front, material, handle, low, high, style)
        x += width
    return end


def counter(name, x0, x1, y0, y1, stone, z=COUNTER, thick=TOP, corner=None, size=(3.2, 1.6), offset=(0, 0), turned=False):
    """A worktop between two corners with eased edges, its veins laid by fold_uv()."""
    obj = box(name, (x0, y0, z - thick), (x1, y1, z), stone, 0.0022, 3)
    return fold_uv(obj, corner or (x0, y0, z), size, offset, turned)


def waterfall(name, x0, x1, y0, y1, stone, z=COUNTER, thick=TOP, size=(3.2, 1.6), offset=(0, 0), turned=False):
    """A worktop whose two ends run down to the floor, mitred, the veins running over."""
    corner = (x0, y0, z)
    counter(f"{name} top", x0, x1, y0, y1, stone, z, thick, corner, size, offset, turned)
    waterfall_ends(name, x0, x1, y0, y1, stone, z, thick, corner, size, offset, turned)


def waterfall_ends(name, x0, x1, y0, y1, stone, z=COUNTER, thick=TOP, corner=None, size=(3.2, 1.6), offset=(0, 0), turned=False):
    """The two ends of a waterfall alone, below a worktop that is laid from the same corner of the same sheet."""
    corner = corner or (x0, y0, z)
    for tag, a, b in (("left", x0, x0 + thick), ("right", x1 - thick, x1)):
        end = box(f"{name} {tag}", (a, y0, 0.001), (b, y1, z - thick - 0.0006), stone, 0.0012, 2)
        fold_uv(end, corner, size, offset, turned)


def shelf(name, x0, x1, y0, y1, z, species="oak", thick=0.036):
    """A floating shelf of solid timber; z is its top."""
    return box(name, (x0, y0, z - thick), (x1, y1, z), m.wood(species, "x"), 0.0025, 3)


def dovetail_side(name, x0, x1, y_front, y_back, z0, z1, species="maple", tails=3, joint=0.016, pins="maple"):
    """A drawer side (between x0 and x1) whose ends are cut as through dovetails, with the pins of the front and back
    boards showing their end grain between the tails. `joint` is the thickness of those boards."""
    slope = joint / 6.5
    pitch = (z1 - z0) / tails
    narrow = pitch * 0.27
    outline = []
    # Down the front end: tails are wide at the very end, narrow at their root.
    cuts = []
    for k in range(tails):
        low, high = z0 + pitch * k, z0 + pitch * (k + 1)
        lo = low + (narrow / 2 if k else 0.006)
        hi = high - (narrow / 2 if k < tails - 1 else 0.006)
        cuts.append((lo, hi))
    outline = []
    for lo, hi in cuts:
        outline += [(y_front + joint, lo + slope), (y_front, lo), (y_front, hi), (y_front + joint, hi - slope)]
    for lo, hi in reversed(cuts):
        outline += [(y_back - joint, hi - slope), (y_back, hi), (y_back, lo), (y_back - joint, lo + slope)]
    # The ends of the board above the last tail and below the first belong to half pins; the board's own edges close it.
    body = [(y_front + joint, z0)] + outline[: 4 * tails] + [(y_front + joint, z1), (y_back - joint, z1)] + outline[4 * tails :] + [(y_back - joint, z0)]
    centre = ((x0 + x1) / 2, (y_front + y_back) / 2, (z0 + z1) / 2)
    prism(name, [(y - centre[1], z - centre[2]) for y, z in body], x1 - x0, m.wood(species, "y"), "x", (x0, centre[1], centre[2]))
    end_grain = m.wood(pins, "x", tone=0.62)
    gap = 0.00025
    edges = [z0] + [v for pair in cuts for v in pair] + [z1]
    for k in range(tails + 1):
        lo, hi = edges[2 * k], edges[2 * k + 1]
        inner_lo, inner_hi = (lo if k == 0 else lo - slope), (hi if k == tails else hi + slope)
        for root, tip in ((y_front + joint, y_front), (y_back - joint, y_back)):
            s = 1 if tip > root else -1
            shape = [(root - s * gap, inner_lo + gap), (tip, lo + gap), (tip, hi - gap), (root - s * gap, inner_hi - gap)]
            c = ((root + tip) / 2, (lo + hi) / 2)
            prism(f"{name} pin", [(y - c[0], z - c[1]) for y, z in shape], x1 - x0 - 0.0002, end_grain, "x", (x0 + 0.0001, *c))


def drawer_box(name, x0, x1, y_front, depth, z0, z1, species="maple", side=0.014):
    """A dovetailed drawer box, open above: two sides, front, back and a bottom let into them."""
    y1 = y_front + depth
    dovetail_side(f"{name} left", x0, x0 + side, y_front, y1, z0, z1, species, joint=side)
    dovetail_side(f"{name} right", x1 - side, x1, y_front, y1, z0, z1, species, joint=side)
    wood = m.wood(species, "x")
    e = 0.0003
    box(f"{name} front", (x0 + side + e, y_front + 0.0002, z0), (x1 - side - e, y_front + side, z1), wood, 0.0008, 2)
    box(f"{name} back", (x0 + side + e, y1 - side, z0), (x1 - side - e, y1 - 0.0002, z1), wood, 0.0008, 2)
    box(f"{name} bottom", (x0 + side + e, y_front + side + e, z0 + 0.010), (x1 - side - e, y1 - side - e, z0 + 0.018), m.wood(species, "y"), 0)
