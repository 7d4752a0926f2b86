"""Which surface each point of a picture shows, and where on its slab or floor picture."""

import bpy
import numpy as np

from lib import materials as m

from .surfaces import FLOOR

# Smaller than this, in square metres, is the rounding of an edge, and belongs to the face beside it.
SLIVER = 0.012


def map_faces(width, height):
    """Gives each face its own glow and darkens everything else, so that one sample a pixel is the map. Stone has a face
    for each plane, the others one each. Returns rows of `number`, `surface` and, for stone and floor, `matrix`: it takes
    (x, y, 1), as fractions of the picture from its upper left corner, to (u, v, 1) of the slab or floor picture."""
    picture = _projection(width, height)
    rows = []
    planes = []
    for obj in [o for o in bpy.data.objects if o.type == "MESH" and _is_stone(o)]:
        surface = next(s.material["surface"] for s in obj.material_slots if s.material and s.material.name.startswith("stone "))
        before = len(planes)
        _part(obj, planes)
        rows += [(surface, face) for face in planes[before:]]
    rows = [{"number": n, "surface": surface, "matrix": _matrix(picture, face["frame"], face["sheet"])} for n, (surface, face) in enumerate(rows, 1)]
    for surface in ("floor", "cabinets", "walls", "metal"):
        made = [material for material in bpy.data.materials if material.get("surface") == surface]
        if not any(material.users for material in made):
            continue
        row = {"number": len(rows) + 1, "surface": surface}
        if surface == "floor":
            row["matrix"] = _matrix(picture, FLAT, FLOOR_SHEET)
        glow = _glow(row["number"])
        for material in made:
            material.user_remap(glow)
        rows.append(row)
    if len(rows) > 255:
        raise ValueError(f"{len(rows)} faces are more than a byte can number")
    # Thin glass bends no light: what stands behind it is seen through it, in its own colour.
    for material in bpy.data.materials:
        if material.name.startswith("thin glass"):
            material.name = f"glass, {material.name}"
    _darken()
    return rows


# The floor's plane, and its picture from the upper left corner: x to the right, y away.
FLAT = (np.array([1, 0, 0]), np.array([0, 1, 0]), np.array([0, 0, 0]))
FLOOR_SHEET = np.array([[1 / FLOOR[0], 0, 0], [0, -1 / FLOOR[1], 1], [0, 0, 1]])


def _matrix(picture, frame, sheet):
    a, b, origin = frame
    on_picture = picture @ np.column_stack([[*a, 0], [*b, 0], [*origin, 1]])
    matrix = sheet @ np.linalg.inv(on_picture)
    return (matrix / np.linalg.norm(matrix)).ravel().tolist()


def without_joints(numbers, rows):
    """The map without what shows through the joint of two stones: half a pixel of wall would shine between black ones."""
    stone = np.isin(numbers, [row["number"] for row in rows if row["surface"] in ("counter", "backsplash")])
    clean = numbers.copy()
    for axis in (0, 1):
        between = ~stone & np.roll(stone, 1, axis) & np.roll(stone, -1, axis)
        clean[between] = np.roll(numbers, -1, axis)[between]
    return clean


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
