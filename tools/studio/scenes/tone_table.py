"""Measures how Blender's Filmic view, medium-high contrast, develops light:

    blender -b -P tone_table.py -- <table.png>

The picture is 33 × 33 pixels wide and 33 high, 16 bits a channel: red steps fastest, then green along the row, blue
from row to row. Steps are even in stops, from FLOOR to CEILING, and hold the display value of that light.
src/rooms/tone.ts reads it.
"""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
sys.dont_write_bytecode = True

import bpy  # noqa: E402
import numpy as np  # noqa: E402

from lib import studio  # noqa: E402

STEPS = 33
FLOOR, CEILING = -12.0, 4.0

studio.clear()
light = np.exp2(np.linspace(FLOOR, CEILING, STEPS)).astype(np.float32)
pixels = np.ones((STEPS, STEPS, STEPS, 4), np.float32)
pixels[..., 0] = light[None, None, :]
pixels[..., 1] = light[None, :, None]
pixels[..., 2] = light[:, None, None]
image = bpy.data.images.new("ramp", STEPS * STEPS, STEPS, float_buffer=True, alpha=False)
image.colorspace_settings.name = "Linear"
image.pixels.foreach_set(pixels[::-1].ravel())
image.update()
scene = bpy.context.scene
scene.view_settings.view_transform = "Filmic"
scene.view_settings.look = "Medium High Contrast"
scene.render.dither_intensity = 0
settings = scene.render.image_settings
settings.file_format = "PNG"
settings.color_mode = "RGB"
settings.color_depth = "16"
image.save_render(studio.arguments()[0], scene=scene)
