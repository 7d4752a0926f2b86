"""Light as a photographer sets it: one warm key from the left, a cool weak fill, a dim surround to reflect."""

import math

import bpy
from mathutils import Vector

from .materials import linear


def area(name, at, towards, size, watts, colour="#FFFFFF", spread=180, camera=False):
    """A rectangular soft light of (width, height) metres at a point, facing another."""
    light = bpy.data.lights.new(name, "AREA")
    light.shape = "RECTANGLE"
    light.size, light.size_y = size
    light.energy = watts
    light.color = linear(colour)[:3]
    light.spread = math.radians(spread)
    obj = bpy.data.objects.new(name, light)
    obj.location = at
    obj.rotation_euler = (Vector(towards) - Vector(at)).to_track_quat("-Z", "Y").to_euler()
    obj.visible_camera = camera
    bpy.context.scene.collection.objects.link(obj)
    return obj


def sun(azimuth, elevation, strength, softness=2.0, colour="#FFE3C2"):
    """Direct sun. azimuth: degrees, 0 shines along +y (from the camera to the wall), 90 along +x (from the left).

    `softness` is the sun's angle in degrees: 0.5 is a clear sky, 3 a thin haze.
    """
    light = bpy.data.lights.new("sun", "SUN")
    light.energy = strength
    light.angle = math.radians(softness)
    light.color = linear(colour)[:3]
    obj = bpy.data.objects.new("sun", light)
    a, e = math.radians(azimuth), math.radians(elevation)
    direction = Vector((math.sin(a) * math.cos(e), math.cos(a) * math.cos(e), -math.sin(e)))
    obj.rotation_euler = direction.to_track_quat("-Z", "Y").to_euler()
    bpy.context.scene.collection.objects.link(obj)
    return obj


def point(name, at, watts, colour="#FFD9A8", radius=0.05):
    """A small lamp."""
    light = bpy.data.lights.new(name, "POINT")
    light.energy = watts
    light.color = linear(colour)[:3]
    light.shadow_soft_size = radius
    obj = bpy.data.objects.new(name, light)
    obj.location = at
    obj.visible_camera = False
    bpy.context.scene.collection.objects.link(obj)
    return obj


def surround(colour="#DDE3EA", strength=0.25, sky=5.0, sky_colour="#DCE9F5"):
    """Light from everywhere that has no wall: the rest of the house, behind the camera.

    To the left lies the sky: what eyes and reflections see through a window is `sky` bright, without adding light
    (the soft light in the window's opening does that, and converges sooner).
    """
    world = bpy.data.worlds.new("surround")
    bpy.context.scene.world = world
    world.use_nodes = True
    tree = world.node_tree
    background = tree.nodes["Background"]
    background.inputs[0].default_value = linear(colour)
    background.inputs[1].default_value = strength
    outside = tree.nodes.new("ShaderNodeBackground")
    outside.inputs[0].default_value = linear(sky_colour)
    outside.inputs[1].default_value = sky
    where = tree.nodes.new("ShaderNodeSeparateXYZ")
    tree.links.new(tree.nodes.new("ShaderNodeTexCoord").outputs["Generated"], where.inputs[0])
    left = tree.nodes.new("ShaderNodeMath")
    left.operation = "LESS_THAN"
    left.inputs[1].default_value = -0.55
    tree.links.new(where.outputs[0], left.inputs[0])
    path = tree.nodes.new("ShaderNodeLightPath")
    seen = tree.nodes.new("ShaderNodeMath")
    seen.operation = "MAXIMUM"
    tree.links.new(path.outputs["Is Camera Ray"], seen.inputs[0])
    tree.links.new(path.outputs["Is Glossy Ray"], seen.inputs[1])
    both = tree.nodes.new("ShaderNodeMath")
    both.operation = "MULTIPLY"
    tree.links.new(left.outputs[0], both.inputs[0])
    tree.links.new(seen.outputs[0], both.inputs[1])
    mix = tree.nodes.new("ShaderNodeMixShader")
    tree.links.new(both.outputs[0], mix.inputs[0])
    tree.links.new(background.outputs[0], mix.inputs[1])
    tree.links.new(outside.outputs[0], mix.inputs[2])
    tree.links.new(mix.outputs[0], tree.nodes["World Output"].inputs["Surface"])
