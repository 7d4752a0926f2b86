"""Empties the scene, renders it, and develops the result: what happens before and after a scene is built."""

import os
import subprocess
import sys
import tempfile
from pathlib import Path

import bpy
import numpy as np

from .economy import economize

QUARTZ = Path(__file__).resolve().parents[4] / "packages" / "pictures" / "masters" / "quartz"
THREADS = int(os.environ.get("STUDIO_THREADS", "2"))


def clear():
    """Starts from nothing."""
    bpy.ops.wm.read_factory_settings(use_empty=True)


def render(width, height, samples, noise=0.03):
    """Traces the scene: colour, albedo and normal, each height × width × 3 linear floats from the top row down.

    The denoiser cleans what the few samples leave; `noise` is where a pixel may stop earlier.
    """
    economize()
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    scene.render.resolution_x, scene.render.resolution_y = width, height
    scene.render.resolution_percentage = 100
    c = scene.cycles
    c.samples = samples
    c.use_adaptive_sampling = True
    c.adaptive_threshold = noise
    c.adaptive_min_samples = min(samples, 6)
    c.use_denoising = False
    c.use_auto_tile = False
    c.max_bounces = 5
    c.diffuse_bounces = 3
    c.glossy_bounces = 3
    c.transmission_bounces = 5
    c.sample_clamp_indirect = 6
    c.light_sampling_threshold = 0.02
    c.caustics_reflective = False
    c.caustics_refractive = False
    c.blur_glossy = 0.5
    c.seed = 7
    scene.render.threads_mode = "FIXED"
    scene.render.threads = THREADS
    scene.render.use_persistent_data = False
    layer = scene.view_layers[0]
    layer.cycles.denoising_store_passes = True
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new("CompositorNodeRLayers")
    planes = {"color": "Image", "albedo": "Denoising Albedo", "normal": "Denoising Normal"}
    with tempfile.TemporaryDirectory(prefix="studio-") as folder:
        out = tree.nodes.new("CompositorNodeOutputFile")
        out.base_path = folder
        out.format.file_format = "OPEN_EXR"
        out.format.color_depth = "32"
        out.format.exr_codec = "NONE"
        out.file_slots.clear()
        for name, socket in planes.items():
            out.file_slots.new(name + "_")
            tree.links.new(layers.outputs[socket], out.inputs[name + "_"])
        bpy.ops.render.render(write_still=False)
        return {name: plane(next(Path(folder).glob(f"{name}_*.exr"))) for name in planes}


def plane(file):
    image = bpy.data.images.load(str(file))
    image.colorspace_settings.name = "Non-Color"
    width, height = image.size
    pixels = np.empty(width * height * 4, np.float32)
    image.pixels.foreach_get(pixels)
    bpy.data.images.remove(image)
    return np.nan_to_num(pixels.reshape(height, width, 4)[::-1, :, :3], nan=0.0, posinf=50.0)


def develop(light, out, exposure=0.0, look="Medium High Contrast", bloom=0.05, gamma=1.0, warmth=0.0, grain=0.02):
    """Turns linear light into a picture: a little glare around lights, film grain, Filmic tone, sRGB PNG.

    `exposure` is in stops; `warmth` shifts the white balance, positive to amber; `grain` is relative to the light.
    """
    height, width, _ = light.shape
    light = with_glare(light, bloom)
    light = light * np.array([1 + warmth, 1, 1 - warmth], np.float32)
    if grain:
        # A photograph is never perfectly smooth; without this, denoised walls look like plastic.
        speck = np.random.default_rng(1).standard_normal((height, width, 1), np.float32)
        light = light * (1 + grain * (0.65 * speck + 0.8 * blur(speck, 0.7)))
    scene = bpy.context.scene
    scene.view_settings.view_transform = "Filmic"
    scene.view_settings.look = look
    scene.view_settings.exposure = exposure
    scene.view_settings.gamma = gamma
    image = bpy.data.images.new("developed", width, height, float_buffer=True, alpha=False)
    image.colorspace_settings.name = "Linear"
    pixels = np.ones((height, width, 4), np.float32)
    pixels[:, :, :3] = light[::-1]
    image.pixels.foreach_set(pixels.ravel())
    image.update()
    settings = scene.render.image_settings
    settings.file_format = "PNG"
    settings.color_mode = "RGB"
    settings.color_depth = "8"
    settings.compression = 15
    scene.render.dither_intensity = 1.0
    image.save_render(str(out), scene=scene)


def blur(image, sigma):
    """A separable Gaussian."""
    radius = max(1, int(sigma * 2.5))
    kernel = np.exp(-0.5 * (np.arange(-radius, radius + 1) / sigma) ** 2).astype(np.float32)
    kernel /= kernel.sum()
    for axis in (0, 1):
        padding = [(0, 0)] * 3
        padding[axis] = (radius, radius)
        padded = np.moveaxis(np.pad(image, padding, mode="edge"), axis, 0)
        count = image.shape[axis]
        image = np.moveaxis(sum(k * padded[i : i + count] for i, k in enumerate(kernel)), 0, axis)
    return image


def with_glare(light, bloom=0.05):
    """Light with a little of what is brighter than white paper spread around, as lenses do."""
    bright = np.clip(light - 1.2, 0, 12)
    if not (bloom and bright.any()):
        return light
    width = light.shape[1]
    return light + bloom * (0.6 * glare(bright, width / 160) + 0.4 * glare(bright, width / 40))


def glare(image, sigma):
    """A wide Gaussian, taken on a smaller picture: nothing in it is finer than that."""
    step = max(1, int(sigma / 3))
    height, width, _ = image.shape
    padded = np.pad(image, [(0, -height % step), (0, -width % step), (0, 0)], mode="edge")
    small = padded.reshape(padded.shape[0] // step, step, padded.shape[1] // step, step, 3).mean(axis=(1, 3))
    small = blur(small, sigma / step)
    for axis, size in ((0, height), (1, width)):
        at = np.clip((np.arange(size, dtype=np.float32) + 0.5) / step - 0.5, 0, small.shape[axis] - 1)
        low = np.minimum(at.astype(int), small.shape[axis] - 2)
        part = (at - low).reshape([-1, 1, 1] if axis == 0 else [1, -1, 1])
        small = np.take(small, low, axis) * (1 - part) + np.take(small, low + 1, axis) * part
    return small


def slab_picture(slug):
    """The PNG of a quartz slab's master, unpacked beside the temporary files because Blender reads no WebP here.

    Until the master exists, a picture of the same name from the folder in STUDIO_SLABS is taken.
    """
    master = QUARTZ / slug / "slab.webp"
    target = Path(tempfile.gettempdir()) / "studio-slabs" / f"{slug}.png"
    if not master.exists():
        spare = Path(os.environ.get("STUDIO_SLABS", "")) / f"{slug}.png"
        if spare.is_file():
            return str(spare)
        raise FileNotFoundError(f"no slab master for {slug}: make it first with `pnpm studio quartz/{slug}`")
    if not target.exists() or target.stat().st_mtime < master.stat().st_mtime:
        target.parent.mkdir(parents=True, exist_ok=True)
        # Whole or not at all: another picture may need the same slab at this moment.
        draft = target.with_suffix(f".{os.getpid()}.draft")
        subprocess.run(["dwebp", "-quiet", str(master), "-o", str(draft)], check=True)
        draft.replace(target)
    return str(target)


def arguments():
    """What follows `--` on Blender's command line."""
    return sys.argv[sys.argv.index("--") + 1 :]
