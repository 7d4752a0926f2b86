"""Lights a room for every stone there is:

    blender -b -P room_passes.py -- <room> <stone> <file> <width> <height> <samples>

With stone `black` or `white` (see lib/stone.py) the file gets width × height × 3 floats of linear light, cleaned and
exposed, from the top row down. With `uv` it gets twice the width and height × 3 unsigned 16-bit numbers: the place on
the sheet (65535 is 1, counted from its lower left corner), and 65535 where stone is seen.
"""

import importlib
import os
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
sys.dont_write_bytecode = True
# Read once, when numpy is first imported.
os.environ.setdefault("OPENBLAS_NUM_THREADS", os.environ.get("STUDIO_THREADS", "2"))

import numpy as np  # noqa: E402

from lib import studio  # noqa: E402
from lib.denoise import denoise  # noqa: E402

name, stone, file, *size = studio.arguments()
width, height, samples = map(int, size)
room = importlib.import_module(f"rooms.{name}")
begun = time.time()
studio.clear()
room.build(stone)
if stone == "uv":
    places = studio.render(width * 2, height * 2, 1)["color"]
    seen = places[:, :, 2:] > 0.5
    np.round(np.where(seen, places, 0) * 65535).astype(np.uint16).tofile(file)
    print(f"stone covers {seen.mean():.0%} of {name}", flush=True)
else:
    light = studio.with_glare(denoise(**studio.render(width, height, samples)))
    exposure, warmth = room.DEVELOP["exposure"], room.DEVELOP["warmth"]
    light = light * np.array([1 + warmth, 1, 1 - warmth]) * 2**exposure
    light.astype(np.float32).tofile(file)
print(f"{stone} {name}: {time.time() - begun:.0f} s", flush=True)
