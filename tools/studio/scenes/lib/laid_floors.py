"""Floors laid piece by piece in the sets that products stand in."""

from . import floor_finishes, floor_pieces, materials as m
from .mesh import box


def laid(kind, x0, x1, y0):
    """A floor from the back wall to y0: a timber of floor_finishes by its name, or "stone:#colour", large tiles in half bond."""
    name, _, colour = kind.partition(":")
    area = (x0, x1, y0, -0.001)
    if name == "stone":
        floor_pieces.lay("floor", floor_pieces.tiles(0.60, 0.60, 0.0, 0.5, reach=x1 - x0, shift=(0.13, 0)), area, floor_finishes.clouded(colour, 0.40, 0.22, 2.0, 0.14, 0.07), 0.0016, 0.0012, 0.0012)
        box("screed", (x0, y0, -0.06), (x1, 0, -0.0016), m.plaster("#8F877A", 0.9, 0.1), 0)
        return
    floor_pieces.lay("floor", floor_pieces.boards(0.135, 0.9, 1.9, 90.0, reach=x1 - x0), area, floor_finishes.timber(name, 0.40), 0.0003)
    box("subfloor", (x0, y0, -0.06), (x1, 0, -0.0105), m.plaster("#1A1510", 0.9, 0.1), 0)
