"""The place a sink or a faucet is photographed: a stone worktop against a wall, cabinets below, light from a window."""

import math
import random

import bmesh
import bpy
from mathutils import Matrix, Vector

from . import cabinets, finishes, lighting
from . import materials as m
from .loft import pierced_slab
from .mesh import box, flat_uv, link
from .studio import slab_picture

TOP = cabinets.COUNTER
THICK = 0.030


def stone(slug):
    return m.slab(slab_picture(slug), 0.13)


def worktop(slug, x0, x1, y0, holes=(), notch=None, top=TOP, thick=THICK, y1=-0.002, offset=(0.12, 0.14)):
    """A worktop from the wall to its front edge `y0`, with holes; `notch` (x0, x1, y) cuts its front for an apron sink."""
    outline = [(x0, y0), (x1, y0), (x1, y1), (x0, y1)]
    if notch:
        a, b, y = notch
        outline[1:1] = [(a, y0), (a, y), (b, y), (b, y0)]
    return pierced_slab("worktop", outline, holes, top, thick, stone(slug), offset=offset)


def fronts(x0, widths, kinds, y0, colour, handle="brushed brass", top=TOP, thick=THICK, style="shaker", overhang=0.022):
    """Cabinet fronts below a worktop, without bodies: a sink hangs behind them. `colour` may be a wood after "wood:"."""
    front = y0 + overhang
    wood = colour.startswith("wood:")
    material = m.wood(colour[5:], "z") if wood else m.paint(colour)
    x = x0
    for i, (width, kind) in enumerate(zip(widths, kinds)):
        cabinets.unit(f"front {i}", x, x + width, kind, front, material, finishes.fitting(handle), high=top - thick, style=colour if wood else style)
        x += width
    dark = m.paint("#191714", 0.8)
    box("behind", (x0, front + 0.022, 0.1), (x, front + 0.026, top - thick - 0.001), dark, 0)
    box("toe", (x0, front + 0.06, 0.001), (x, front + 0.07, 0.099), material, 0.001, 1)


def plaster_wall(x0=-2.0, x1=2.0, height=2.6, colour="#E6E0D6", trowel=0.5):
    return box("wall", (x0, 0, 0), (x1, 0.1, height), m.plaster(colour, 0.88, trowel), 0)


def splash(slug, x0, x1, height, top=TOP, offset=(0.12, 0.47)):
    """The worktop's stone carried up the wall."""
    panel = box("splash", (x0, -0.0215, top + 0.0006), (x1, -0.0015, top + height), stone(slug), 0.002, 2)
    return flat_uv(panel, offset=offset)


def studio_boxes(target, key=26, rim=9, top=5, surround=0.20):
    """Light for polished metal: one tall window left, a narrow strip right, a soft bank above, dark gaps between them.

    Chrome is a picture of what stands around it; the gaps draw its edges.
    """
    x, y, z = target
    lighting.area("window left", (x - 1.25, y - 0.75, z + 0.35), (x, y, z + 0.1), (0.75, 1.5), key, "#FFF4E6")
    lighting.area("strip right", (x + 1.15, y - 0.35, z + 0.25), (x, y, z + 0.1), (0.22, 1.4), rim, "#F1F5FA")
    lighting.area("bank above", (x - 0.1, y - 0.5, z + 1.5), (x, y, z), (1.2, 0.5), top, "#FFFFFF")
    lighting.surround("#E9E4DC", surround, sky=0.9)
    # What stands behind the camera: dark, so that a front of chrome is not a grey mirror of nothing.
    black = finishes.fitting("dark")
    for side in (-1, 1):
        flag = box("flag", (x + side * 0.62 - 0.16, y - 1.7, z - 0.6), (x + side * 0.62 + 0.16, y - 1.69, z + 1.3), black, 0)
        flag.visible_camera = False
        flag.visible_diffuse = False
        flag.visible_shadow = False


def tiled_wall(x0, x1, z0, z1, tile=(0.30, 0.60), colour="#DAD3C6", joint=0.003, bond=0.0, tilt=0.0, kind="stone", y=0.0, seed=3, roughness=0.3, grout="#B9B1A4", jitter=0.10):
    """Tiles on a wall facing -y as one mesh: each has its own tone, and by `tilt` (degrees) its own lean.

    kinds: stone (clouded matt), glazed (hand-made, each its own sheen). `bond` shifts every second row by that share of a tile.
    """
    rng = random.Random(seed)
    w, h = tile
    mesh = bpy.data.meshes.new("tiles")
    bm = bmesh.new()
    tone = bm.verts.layers.float.new("tone")
    ease = min(0.0022, 0.02 * min(w, h))
    row, z = 0, z0
    while z < z1 - 0.004:
        x = x0 - (w * bond if row % 2 else 0)
        while x < x1 - 0.004:
            a, b = max(x, x0) + joint / 2, min(x + w, x1) - joint / 2
            c, d = z + joint / 2, min(z + h, z1) - joint / 2
            x += w
            if b - a < 0.008 or d - c < 0.008:
                continue
            middle = Vector(((a + b) / 2, 0, (c + d) / 2))
            lean = Matrix.Rotation(math.radians(rng.gauss(0, tilt)), 3, "X") @ Matrix.Rotation(math.radians(rng.gauss(0, tilt)), 3, "Z")
            shade = rng.random()
            rings = []
            for inset, out in ((0, 0.001), (0, -0.006 + ease * 0.7), (ease * 0.35, -0.006 + ease * 0.2), (ease, -0.006)):
                ring = []
                for px, pz in ((a + inset, c + inset), (b - inset, c + inset), (b - inset, d - inset), (a + inset, d - inset)):
                    v = bm.verts.new(middle + lean @ (Vector((px, out, pz)) - middle))
                    v[tone] = shade
                    ring.append(v)
                rings.append(ring)
            for low, high in zip(rings, rings[1:]):
                for k in range(4):
                    j = (k + 1) % 4
                    bm.faces.new((low[k], low[j], high[j], high[k]))
            bm.faces.new(rings[-1])
        z += h
        row += 1
    bm.to_mesh(mesh)
    bm.free()
    box("grout", (x0, y - 0.0035, z0), (x1, y + 0.08, z1), m.plaster(grout, 0.9, 0.1), 0)
    return link("tiles", mesh, tile_material(kind, colour, roughness, jitter), (0, y - 0.001, 0))


def tile_material(kind, colour, roughness, jitter):
    g = m.Graph(f"tiles {kind} {colour}")
    where = g.add("ShaderNodeTexCoord").outputs["Object"]
    tone = g.add("ShaderNodeAttribute", attribute_name="tone").outputs["Fac"]
    shift = g.add("ShaderNodeCombineXYZ", {0: g.math("MULTIPLY", tone, 37.0), 1: tone, 2: g.math("MULTIPLY", tone, 19.0)}).outputs[0]
    place = g.add("ShaderNodeVectorMath", {0: where, 1: shift}, operation="ADD").outputs[0]
    if kind == "glazed":
        swell = g.noise(place, 26, 2)
        value = g.math("MULTIPLY_ADD", tone, jitter * 2, 1 - jitter)
        value = g.math("ADD", value, g.math("MULTIPLY_ADD", swell, 0.16, -0.08))
        g.set(Roughness=g.math("MULTIPLY_ADD", swell, 0.12, roughness - 0.04), Normal=g.bump(swell, 0.30, 0.004))
    else:
        cloud = g.noise(place, 3.2, 5, 0.6, 0.7)
        grain = g.noise(place, 170, 2)
        value = g.math("ADD", g.math("MULTIPLY_ADD", tone, jitter, 0.80 - jitter / 2), g.math("MULTIPLY_ADD", cloud, 0.34, g.math("MULTIPLY_ADD", grain, 0.10, -0.05)))
        g.set(Roughness=g.math("MULTIPLY_ADD", cloud, 0.18, roughness - 0.08), Specular=0.4)
    g.set(Base_Color=g.add("ShaderNodeHueSaturation", {"Value": value, "Color": m.linear(colour)}).outputs[0])
    return g.material
