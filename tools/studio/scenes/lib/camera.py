"""The camera: level, so that verticals stay upright; the picture is framed by shifting the lens instead."""

import math

import bpy
from mathutils import Vector


def level(at, heading=0.0, lens=35.0, shift=(0.0, 0.0), focus=None, fstop=8.0):
    """A level camera. `heading` turns it in degrees, positive to the right; `shift` slides the picture as a view
    camera does; `focus` is a point to be sharp at, with `fstop` the blur around it."""
    data = bpy.data.cameras.new("camera")
    data.lens = lens
    data.sensor_width = 36
    data.shift_x, data.shift_y = shift
    data.clip_start = 0.02
    obj = bpy.data.objects.new("camera", data)
    obj.location = at
    obj.rotation_euler = (math.radians(90), 0, math.radians(-heading))
    bpy.context.scene.collection.objects.link(obj)
    bpy.context.scene.camera = obj
    if focus is not None:
        data.dof.use_dof = True
        forward = Vector((math.sin(math.radians(heading)), math.cos(math.radians(heading)), 0))
        data.dof.focus_distance = (Vector(focus) - Vector(at)).dot(forward)
        data.dof.aperture_fstop = fstop
    return obj


def looking(at, towards, lens=50.0, focus=None, fstop=4.0):
    """A free camera for close views, where nothing upright is in the picture to lean."""
    obj = level(at, 0, lens)
    aim = Vector(towards) - Vector(at)
    obj.rotation_euler = aim.to_track_quat("-Z", "Y").to_euler()
    if focus is not None:
        obj.data.dof.use_dof = True
        obj.data.dof.focus_distance = (Vector(focus) - Vector(at)).dot(aim.normalized())
        obj.data.dof.aperture_fstop = fstop
    return obj
