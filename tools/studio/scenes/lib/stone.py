"""The stone of a room that is lit once and then shown in any colour.

`surface("black")` and `surface("white")` are the same polished stone with nothing and with much to throw back; with
`surface("faces")` the room is not lit at all: `faces()` tells which plane of stone each point of the picture shows, and
where on the sheet that plane lies. Any other word is a colour's slug: the real slab, to compare.

A room is cut from one sheet, like a fabricator's: `lay()` says where each part was cut, so that veins run on over edges
and up the wall, nothing is mirrored, and no place on the sheet is seen twice.
"""

import bpy
import numpy as np

from . import materials as m
from .loft import moved, pierced_slab, rounded
from .mesh import box
from .studio import slab_picture

# A slab, 126 by 64 inches, in metres.
SHEET = (3.2004, 1.6256)
# What the white stone throws back. No quartz is whiter than this by much; light that bounces between white faces
# grows faster than their whiteness, so the measure is taken where the white stones are.
WHITE = 0.8
ROUGHNESS = 0.11
# Smaller than this, in square metres, is the rounding of an edge, and belongs to the face beside it.
SLIVER = 0.012


def surface(kind):
    """The material that every stone part of the room is given."""
    if kind in ("black", "white", "faces"):
        return _polished(kind, WHITE if kind == "white" else 0.0)
    material = m.slab(slab_picture(kind), ROUGHNESS)
    material.name = f"stone {kind}"
    return material


def _polished(name, share):
    """materials.slab() without a picture."""
    g = m.Graph(f"stone {name}")
    where = g.add("ShaderNodeTexCoord").outputs["Object"]
    g.set(
        Base_Color=(share, share, share, 1),
        Roughness=g.math("MULTIPLY_ADD", g.noise(where, 5, 4), 0.10, ROUGHNESS - 0.05),
        Specular=0.5,
        Normal=g.bump(g.noise(where, 420, 2), 0.03, 0.0004),
    )
    return g.material


def lay(obj, at):
    """Cuts a part from the sheet: `at(point, normal)` gives metres from the sheet's lower left corner."""
    mesh = obj.data
    layer = mesh.uv_layers.get("slab") or mesh.uv_layers.new(name="slab")
    for face in mesh.polygons:
        for loop in face.loop_indices:
            u, v = at(obj.matrix_basis @ mesh.vertices[mesh.loops[loop].vertex_index].co, face.normal)
            layer.data[loop].uv = (u / SHEET[0], v / SHEET[1])
    return obj


def from_top(corner, begins):
    """A part that lies flat, or hangs from one that does: `corner` is where the sheet's point `begins` lies on the top.
    What hangs over an edge goes on where the top ends."""
    cx, cy, cz = corner
    u, v = begins
    return lambda p, n: (u + p.x - cx + (cz - p.z) * _sign(n.x), v + p.y - cy + (cz - p.z) * _sign(n.y))


def _sign(part):
    return 0 if abs(part) < 0.7 else 1 if part > 0 else -1


def upright(x, z, begins):
    """A part on the wall: the sheet's point `begins` lies at (x, z)."""
    u, v = begins
    return lambda p, n: (u + p.x - x, v + p.z - z)


def worktop(x0, x1, y0, y1, top, thick, material, begins, holes=()):
    """A top with openings (x, y, width, depth, corner), eased edges, laid from its front left corner."""
    plans = [moved(rounded(w, d, r), x, y) for x, y, w, d, r in holes]
    obj = pierced_slab("worktop", [(x0, y0), (x1, y0), (x1, y1), (x0, y1)], plans, top, thick, material, 0.0022)
    return lay(obj, from_top((x0, y0, top), begins))


def waterfall_end(x0, x1, y0, y1, top, thick, material, begins, side=-1):
    """The end of an island under its top, at the left (`side` -1) or right: its outer face goes on where the top ends,
    and the narrow edge beside it goes on from there. `begins` as that of the top, whose corner is at the front left."""
    end = box("waterfall", (x0, y0, 0.001), (x1, y1, top - thick - 0.0004), material, 0.0012, 2)
    u, v = begins
    reach = lambda p: u - (top - p.z) if side < 0 else u + (top - p.z)  # noqa: E731
    beside = lambda p: p.x - x0 if side < 0 else x1 - p.x  # noqa: E731
    return lay(end, lambda p, n: (reach(p), v + (p.y - y0 if abs(n.x) > 0.7 else -beside(p))))


def faces(width, height):
    """Which face of stone each point shows: gives each face its own glow and turns everything else dark, so that one
    sample a pixel without a filter is the map. Returns the faces as (number, matrix): the matrix takes (x, y, 1), as
    fractions of the picture from its upper left corner, to (u, v, 1) of the sheet from its upper left corner."""
    picture = _projection(width, height)
    found = []
    for obj in [o for o in bpy.data.objects if o.type == "MESH" and _is_stone(o)]:
        _part(obj, found)
    _darken()
    result = []
    for number, face in enumerate(found, 1):
        a, b, origin = face["frame"]
        on_picture = picture @ np.column_stack([[*a, 0], [*b, 0], [*origin, 1]])
        matrix = face["sheet"] @ np.linalg.inv(on_picture)
        result.append((number, matrix / np.linalg.norm(matrix)))
    return result


def _is_stone(obj):
    return any(slot.material and slot.material.name.startswith("stone ") for slot in obj.material_slots)


def _part(obj, found):
    """Sorts the polygons of one part into planes with one place on the sheet; slivers follow their likest neighbour."""
    mesh, layer, world = obj.data, obj.data.uv_layers["slab"], obj.matrix_world
    own, slivers = [], []
    for polygon in mesh.polygons:
        if polygon.area < SLIVER:
            slivers.append(polygon)
            continue
        points = np.array([world @ mesh.vertices[mesh.loops[i].vertex_index].co for i in polygon.loop_indices])
        places = np.array([layer.data[i].uv for i in polygon.loop_indices])
        normal = np.array(world.to_3x3() @ polygon.normal)
        face = next((f for f in own if _fits(f, normal, points, places)), None)
        if face is None:
            face = _face(normal, points, places)
            face["material"] = _glow(len(found) + 1)
            found.append(face)
            own.append(face)
            mesh.materials.append(face["material"])
            face["slot"] = len(mesh.materials) - 1
        polygon.material_index = face["slot"]
    for polygon in slivers:
        normal = np.array(world.to_3x3() @ polygon.normal)
        polygon.material_index = max(own, key=lambda f: float(f["normal"] @ normal))["slot"]


def _face(normal, points, places):
    a = points[1] - points[0]
    a /= np.linalg.norm(a)
    b = np.cross(normal, a)
    offsets = points - points[0]
    flat = np.column_stack([offsets @ a, offsets @ b, np.ones(len(points))])
    affine, *_ = np.linalg.lstsq(flat, places, rcond=None)
    u, v = affine[:, 0], affine[:, 1]
    sheet = np.array([u, np.array([0, 0, 1]) - v, [0, 0, 1]])
    return {"normal": normal, "frame": (a, b, points[0]), "sheet": sheet}


def _fits(face, normal, points, places):
    if face["normal"] @ normal < 0.999:
        return False
    a, b, origin = face["frame"]
    offsets = points - origin
    if np.abs(offsets @ face["normal"]).max() > 0.0005:
        return False
    there = face["sheet"] @ np.array([offsets @ a, offsets @ b, np.ones(len(points))])
    return np.abs(np.column_stack([there[0], 1 - there[1]]) - places).max() < 0.0005


def _glow(number):
    g = m.Graph(f"stone face {number}")
    _shows(g.tree, g.add("ShaderNodeEmission", {"Color": (number / 255, 0, 1, 1)}))
    return g.material


def _projection(width, height):
    """World points to fractions of the picture, 3 × 4."""
    scene = bpy.context.scene
    bpy.context.view_layer.update()
    camera = scene.camera
    clip = np.array(camera.calc_matrix_camera(bpy.context.evaluated_depsgraph_get(), x=width, y=height)) @ np.array(camera.matrix_world.inverted())
    return np.array([(clip[0] + clip[3]) / 2, (clip[3] - clip[1]) / 2, clip[3]])


def _darken():
    """Everything but the stone goes dark, glass lets through, and each pixel looks at its very middle."""
    for material in bpy.data.materials:
        if material.name.startswith("stone face") or not material.use_nodes:
            continue
        tree = material.node_tree
        tree.nodes.clear()
        tree.nodes.new("ShaderNodeOutputMaterial")
        if material.name.startswith("glass"):
            _shows(tree, tree.nodes.new("ShaderNodeBsdfTransparent"))
        else:
            dark = tree.nodes.new("ShaderNodeEmission")
            dark.inputs["Strength"].default_value = 0
            _shows(tree, dark)
    for light in [o for o in bpy.data.objects if o.type == "LIGHT"]:
        bpy.data.objects.remove(light)
    bpy.context.scene.world = None
    bpy.context.scene.cycles.pixel_filter_type = "BOX"
    bpy.context.scene.cycles.filter_width = 0.01


def _shows(tree, node):
    output = next(n for n in tree.nodes if n.type == "OUTPUT_MATERIAL")
    tree.links.new(node.outputs[0], output.inputs["Surface"])


__all__ = ["SHEET", "faces", "from_top", "lay", "surface", "upright", "waterfall_end", "worktop"]
