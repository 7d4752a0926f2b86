"""Traces a lit room: passes as linear floats, and the tone its pictures are shown in."""

import bpy
import numpy as np

from lib.economy import economize
from lib.passes import prepare, render

PASSES = {
    "color": "Image",
    "albedo": "Denoising Albedo",
    "normal": "Denoising Normal",
    "diffuse": "DiffCol",
    "gloss direct": "GlossDir",
    "gloss indirect": "GlossInd",
    "gloss colour": "GlossCol",
}


def trace(width, height, samples, seed=7, passes=tuple(PASSES), noise=0.0):
    """Light and what it is made of, each height × width × 3 from the top row down, and `gloss`: what polish and metal
    mirror. Pixels are averaged over their own square, so that edges agree with the map of faces; with `noise`, clean
    pixels stop earlier."""
    economize()
    scene = prepare(width, height, samples, seed)
    c = scene.cycles
    c.use_adaptive_sampling = noise > 0
    c.adaptive_threshold = noise
    c.adaptive_min_samples = min(samples, 16)
    # Colours alone need no light.
    c.max_bounces = 0 if passes == ("diffuse",) else 6
    c.diffuse_bounces = 4
    c.glossy_bounces = 3
    c.transmission_bounces = 5
    c.sample_clamp_indirect = 6
    c.light_sampling_threshold = 0.02
    c.caustics_reflective = False
    c.caustics_refractive = False
    c.blur_glossy = 0.5
    c.pixel_filter_type = "BOX"
    c.filter_width = 1.0
    # The scene isn't built anew for the next picture of the same room.
    scene.render.use_persistent_data = True
    layer = scene.view_layers[0]
    layer.cycles.denoising_store_passes = True
    for part in ("diffuse_color", "glossy_direct", "glossy_indirect", "glossy_color"):
        setattr(layer, f"use_pass_{part}", True)
    planes = render(scene, {name: PASSES[name] for name in passes})
    if "gloss colour" in planes:
        planes["gloss"] = (planes["gloss direct"] + planes["gloss indirect"]) * planes["gloss colour"]
    return planes


def developed(light):
    """The bytes a screen shows for linear light: the tone curve of `room-view`."""
    light = np.clip(light, 0, 16)
    toned = np.where(light <= 0.6, light, 0.905 - 0.305 * np.exp((0.6 - np.maximum(light, 0.6)) / 0.305))
    display = np.where(toned <= 0.0031308, toned * 12.92, 1.055 * np.power(np.maximum(toned, 1e-6), 1 / 2.4) - 0.055)
    return np.round(display * 255).astype(np.uint8)


def save(pixels, file):
    """Writes bytes, height × width × 3, as a PNG."""
    height, width, _ = pixels.shape
    image = bpy.data.images.new("picture", width, height)
    whole = np.ones((height, width, 4), np.float32)
    whole[:, :, :3] = pixels[::-1] / np.float32(255)
    image.pixels.foreach_set(whole.ravel())
    image.filepath_raw = str(file)
    image.file_format = "PNG"
    image.save()
    bpy.data.images.remove(image)
