"""The stone of rooms that are lit once and then shown in any colour.

A room is cut from one sheet, like a fabricator's: `lay()` says where each part was cut, so that veins run on over edges
and up the wall, nothing is mirrored, and no place on the sheet is seen twice.
"""

from .loft import moved, pierced_slab, rounded
from .mesh import box

# A slab, 126 by 64 inches, in metres.
SHEET = (3.2004, 1.6256)
# Of polished stone.
ROUGHNESS = 0.11


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
