"""Puts what was built facing -y somewhere else: a run of cabinets onto a side wall, a chair at a table."""

import math
from contextlib import contextmanager

import bpy
from mathutils import Matrix


@contextmanager
def placed(x=0.0, y=0.0, z=0.0, heading=0.0):
    """Moves everything made inside the block: turned `heading` degrees (counter-clockwise from above) about the
    origin, then shifted. A run that faced -y faces +x at 90 (a left wall), -x at -90 (a right wall)."""
    before = set(bpy.data.objects)
    yield
    bpy.context.view_layer.update()
    move = Matrix.Translation((x, y, z)) @ Matrix.Rotation(math.radians(heading), 4, "Z")
    for obj in set(bpy.data.objects) - before:
        obj.matrix_world = move @ obj.matrix_world
