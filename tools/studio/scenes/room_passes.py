"""Lights a room for every stone there is:

    blender -b -P room_passes.py -- <room> <stone> <file> <width> <height> <samples>

With stone `black` or `white` (see lib/stone.py) the file gets width × height × 3 floats of linear light, cleaned, from
the top row down. With `faces` it gets, at twice the width and height, a byte a point: the number of the face of stone
seen there, 0 for none; and `<file>.json` gets where each face lies on the sheet and where light is even.
"""

import importlib
import json
import os
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
sys.dont_write_bytecode = True
# Read once, when numpy is first imported. Two threads would wait for one another by turns: on a busy machine, for minutes.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

import numpy as np  # noqa: E402

from lib import stone as stones, studio  # noqa: E402
from lib.denoise import denoise  # noqa: E402

name, stone, file, *size = studio.arguments()
width, height, samples = map(int, size)
room = importlib.import_module(f"rooms.{name}")
begun = time.time()
studio.clear()
room.build(stone)
if stone == "faces":
    faces = stones.faces(width, height)
    numbers = np.round(studio.render(width * 2, height * 2, 1)["color"][:, :, 0] * 255).astype(np.uint8)
    seen = {int(number) for number in np.unique(numbers)}
    numbers.tofile(file)
    listed = [{"number": number, "matrix": matrix.ravel().tolist()} for number, matrix in faces if number in seen]
    Path(f"{file}.json").write_text(json.dumps({"even": room.EVEN, "faces": listed}))
    print(f"{len(listed)} faces of stone cover {(numbers > 0).mean():.0%} of {name}", flush=True)
else:
    light = studio.with_glare(denoise(**studio.render(width, height, samples)))
    light.astype(np.float32).tofile(file)
print(f"{stone} {name}: {time.time() - begun:.0f} s", flush=True)
