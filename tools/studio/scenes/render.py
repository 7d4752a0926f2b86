"""Blender's side of the studio: builds a scene, traces it, removes the grain, develops it.

    blender -b -P render.py -- picture <scene> <picture.png> <width> <height> <samples> [parameters.json]

A scene is a module in this folder with `build(**parameters)` and, if it wishes, `DEVELOP`: arguments for studio.develop().
STUDIO_THREADS is how many cores one picture may use.
"""

import importlib
import json
import os
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
sys.dont_write_bytecode = True
# Read once, when numpy is first imported.
os.environ.setdefault("OPENBLAS_NUM_THREADS", os.environ.get("STUDIO_THREADS", "2"))

from lib import studio  # noqa: E402
from lib.denoise import denoise  # noqa: E402

_, name, out, *size = studio.arguments()
width, height, samples = map(int, size[:3])
parameters = json.loads(Path(size[3]).read_text()) if len(size) > 3 else {}
scene = importlib.import_module(name.replace("-", "_"))


def step(what, work, *arguments, **options):
    begun = time.time()
    result = work(*arguments, **options)
    print(f"{what} {name}: {time.time() - begun:.1f} s", flush=True)
    return result


studio.clear()
step("build", scene.build, **parameters)
planes = step("trace", studio.render, width, height, samples)
light = step("denoise", denoise, **planes)
step("develop", studio.develop, light, out, **getattr(scene, "DEVELOP", {}))
