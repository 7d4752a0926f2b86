"""Shows a lit room with some choices, fully rendered: a look while a scene is made, and what composed pictures are measured by.

    blender -b -P room_draft.py -- <room> <file.png> <width> <height> <samples> [surface=choice …] [seed=1]

Choices: see rooms/surfaces.py; what isn't named is pleasant. `stone=<slug>` names counter and backsplash. A file that
isn't a PNG gets linear light instead, as floats that aren't exposed.
"""

import importlib
import os
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
sys.dont_write_bytecode = True
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

import numpy as np  # noqa: E402

from lib import studio  # noqa: E402
from lib.denoise import denoise  # noqa: E402
from rooms import surfaces, tracing  # noqa: E402

name, file, *rest = studio.arguments()
width, height, samples = map(int, rest[:3])
choices = dict(part.split("=", 1) for part in rest[3:])
if stone := choices.pop("stone", None):
    choices = {"counter": stone, "backsplash": stone} | choices
seed = int(choices.pop("seed", 7))
choices = surfaces.PLEASANT | {surface: float(choice) if choice[0].isdigit() else choice for surface, choice in choices.items()}
begun = time.time()
room = importlib.import_module(f"rooms.{name}")
studio.clear()
room.build(surfaces.Surfaces(choices))
built = time.time()
measured = not file.endswith(".png")
planes = tracing.trace(width, height, samples, seed, noise=0.0 if measured else 0.02)
light = studio.with_glare(denoise(planes["color"], planes["albedo"], planes["normal"]))
if measured:
    light.astype(np.float32).tofile(file)
    print(f"{name}: rendered in {time.time() - built:.0f} s", flush=True)
    sys.exit()

# Exposed as storeLight() of src/rooms/room-files.ts does.
left, top, right, bottom = (round(part * size) for part, size in zip(room.EVEN, (width, height, width, height)))
even = np.s_[top:bottom, left:right]
gloss = planes["gloss"][even].mean(axis=(0, 1))
diffuse = (planes["color"] - planes["gloss"])[even].mean(axis=(0, 1)) / np.maximum(planes["diffuse"][even].mean(axis=(0, 1)), 1e-3)
gain = 0.94 * 0.3 / (0.3 * diffuse + gloss)
tracing.save(tracing.developed(light * gain), file)
print(f"{name}: built in {built - begun:.0f} s, rendered in {time.time() - built:.0f} s; gain {np.round(gain, 2)}", flush=True)
