"""Which surface each point of a picture shows, and where on its slab or floor picture."""

import bpy
import numpy as np

from lib import stone as stones

from .surfaces import FLOOR


def map_faces(width, height):
    """Gives each face its own glow and darkens everything else, so that one sample a pixel is the map. Stone has a face
    for each plane, the others one each. Returns rows of `number`, `surface` and, for stone and floor, `matrix`: it takes
    (x, y, 1), as fractions of the picture from its upper left corner, to (u, v, 1) of the slab or floor picture."""
    picture = stones._projection(width, height)
    rows = []
    planes = []
    for obj in [o for o in bpy.data.objects if o.type == "MESH" and stones._is_stone(o)]:
        surface = next(s.material["surface"] for s in obj.material_slots if s.material and s.material.name.startswith("stone "))
        before = len(planes)
        stones._part(obj, planes)
        rows += [(surface, face) for face in planes[before:]]
    rows = [{"number": n, "surface": surface, "matrix": _matrix(picture, face["frame"], face["sheet"])} for n, (surface, face) in enumerate(rows, 1)]
    for surface in ("floor", "cabinets", "walls", "metal"):
        made = [material for material in bpy.data.materials if material.get("surface") == surface]
        if not any(material.users for material in made):
            continue
        row = {"number": len(rows) + 1, "surface": surface}
        if surface == "floor":
            row["matrix"] = _matrix(picture, FLAT, FLOOR_SHEET)
        glow = stones._glow(row["number"])
        for material in made:
            material.user_remap(glow)
        rows.append(row)
    if len(rows) > 255:
        raise ValueError(f"{len(rows)} faces are more than a byte can number")
    # Thin glass bends no light: what stands behind it is seen through it, in its own colour.
    for material in bpy.data.materials:
        if material.name.startswith("thin glass"):
            material.name = f"glass, {material.name}"
    stones._darken()
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
