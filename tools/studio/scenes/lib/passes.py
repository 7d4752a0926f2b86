"""Cycles for pictures that are measured: no denoiser, and passes as linear floats."""

import tempfile
from pathlib import Path

import bpy

from .studio import THREADS, plane


def prepare(width, height, samples, seed=7):
    """Sets the scene up for so many light paths a pixel, and returns it."""
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    scene.render.resolution_x, scene.render.resolution_y = width, height
    scene.render.resolution_percentage = 100
    scene.render.threads_mode = "FIXED"
    scene.render.threads = THREADS
    scene.cycles.samples = samples
    scene.cycles.seed = seed
    scene.cycles.use_denoising = False
    scene.cycles.use_auto_tile = False
    return scene


def render(scene, sockets):
    """Renders passes by name, each height × width × 3 from the top row down. `sockets` has the name of each on Blender's
    layers."""
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new("CompositorNodeRLayers")
    with tempfile.TemporaryDirectory(prefix="studio-") as folder:
        out = tree.nodes.new("CompositorNodeOutputFile")
        out.base_path = folder
        out.format.file_format = "OPEN_EXR"
        out.format.color_depth = "32"
        out.format.exr_codec = "NONE"
        out.file_slots.clear()
        for name, socket in sockets.items():
            out.file_slots.new(f"{name}_")
            tree.links.new(layers.outputs[socket], out.inputs[f"{name}_"])
        bpy.ops.render.render(write_still=False)
        return {name: plane(next(Path(folder).glob(f"{name}_*.exr"))) for name in sockets}
