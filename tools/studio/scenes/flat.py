"""Blender's side of flat pictures: what lies on the ground, straight from above under an even white sky.

    blender -b -P flat.py -- picture <scene> <picture.png> <width> <height> <samples> [parameters.json]

A scene is a module in this folder whose `build(**parameters)` lays it from (0, 0) to the width and height in metres that it
returns, top at z = 0. A pixel is the reflectance seen there, in sRGB: light comes from everywhere and nothing shines, so
only joints and hollows are darker. No grain, no tone curve: the pictures are textures.
"""

import importlib
import json
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
sys.dont_write_bytecode = True

import bpy  # noqa: E402
import numpy as np  # noqa: E402

from lib import passes, studio  # noqa: E402

# So far below its surroundings, which are so wide, a point would be black; in metres.
DEEP, AROUND = 0.003, 0.01


def make_matt(material):
    """Only colour stays of a material, and its relief as a height in metres: gloss would show where the light comes from."""
    tree = material.node_tree
    surface = tree.nodes["Principled BSDF"]
    matt = tree.nodes.new("ShaderNodeBsdfDiffuse")
    colour, normal = surface.inputs["Base Color"], surface.inputs["Normal"]
    if colour.is_linked:
        tree.links.new(colour.links[0].from_socket, matt.inputs["Color"])
    else:
        matt.inputs["Color"].default_value = colour.default_value
    if normal.is_linked:
        bump = normal.links[0].from_node
        metres = tree.nodes.new("ShaderNodeMath")
        metres.operation = "MULTIPLY"
        metres.inputs[1].default_value = bump.inputs["Strength"].default_value * bump.inputs["Distance"].default_value
        tree.links.new(bump.inputs["Height"].links[0].from_socket, metres.inputs[0])
        # Beside the height a one: where both are mixed with what has none, as at joints, they tell the height all the same.
        pair = tree.nodes.new("ShaderNodeCombineXYZ")
        tree.links.new(metres.outputs[0], pair.inputs[0])
        pair.inputs[1].default_value = 1
        relief = tree.nodes.new("ShaderNodeOutputAOV")
        relief.name = "relief"
        tree.links.new(pair.outputs[0], relief.inputs["Color"])
    tree.links.new(matt.outputs[0], tree.get_output_node("CYCLES").inputs["Surface"])


def look_down(width, height):
    """A camera straight above, whose picture is exactly `width` × `height` metres."""
    data = bpy.data.cameras.new("camera")
    data.type = "ORTHO"
    data.ortho_scale = max(width, height)
    camera = bpy.data.objects.new("camera", data)
    camera.location = (width / 2, height / 2, 3)
    bpy.context.scene.collection.objects.link(camera)
    bpy.context.scene.camera = camera


def light_evenly():
    world = bpy.data.worlds.new("sky")
    world.use_nodes = True
    world.node_tree.nodes["Background"].inputs["Color"].default_value = (1, 1, 1, 1)
    # Rays towards the sky are aimed by the surface alone: over an open one every ray counts the same, which is no noise.
    world.cycles.sampling_method = "NONE"
    bpy.context.scene.world = world


def trace(width, height, samples):
    """From the top row down: linear reflectance, height × width × 3; the relief in metres; the share of each pixel that has one."""
    scene = passes.prepare(width, height, samples)
    scene.cycles.use_adaptive_sampling = False
    scene.cycles.max_bounces = 3
    scene.cycles.diffuse_bounces = 3
    wanted = scene.view_layers[0].aovs.add()
    wanted.name, wanted.type = "relief", "COLOR"
    planes = passes.render(scene, {"colour": "Image", "relief": "relief"})
    return planes["colour"], planes["relief"][:, :, 0], planes["relief"][:, :, 1]


def with_hollows(light, heights, shares, sigma):
    """Hollows get less of an even sky, edges more: by how far each point lies below what is around it."""
    if not shares.any():
        return light
    means = blur_around(heights, sigma) / np.maximum(blur_around(shares, sigma), 1e-6)
    return light * (1 + np.clip((heights - means * shares) / DEEP, -0.3, 0.2))[:, :, None]


def blur_around(plane, sigma):
    """A Gaussian that goes on at the opposite edge."""
    radius = int(sigma * 2.5)
    kernel = np.exp(-0.5 * (np.arange(-radius, radius + 1) / sigma) ** 2).astype(np.float32)
    for axis in (0, 1):
        plane = sum(k * np.roll(plane, shift, axis) for k, shift in zip(kernel / kernel.sum(), range(-radius, radius + 1)))
    return plane


def save(light, file):
    """An 8-bit PNG in sRGB."""
    light = np.clip(light, 0, 1)
    coded = np.where(light <= 0.0031308, light * 12.92, 1.055 * light ** (1 / 2.4) - 0.055)
    height, width, _ = light.shape
    image = bpy.data.images.new("flat", width, height, alpha=False)
    pixels = np.ones((height, width, 4), np.float32)
    pixels[:, :, :3] = coded[::-1]
    image.pixels.foreach_set(pixels.ravel())
    image.filepath_raw = str(file)
    image.file_format = "PNG"
    image.save()


_, name, out, *size = studio.arguments()
width, height, samples = map(int, size[:3])
parameters = json.loads(Path(size[3]).read_text()) if len(size) > 3 else {}
begun = time.time()
studio.clear()
extent = importlib.import_module(name).build(**parameters)
for material in bpy.data.materials:
    if material.use_nodes:
        make_matt(material)
light_evenly()
look_down(*extent)
save(with_hollows(*trace(width, height, samples), AROUND * width / extent[0]), out)
print(f"flat {name}: {time.time() - begun:.1f} s", flush=True)
