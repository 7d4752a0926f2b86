"""Blender's side of the studio.

    blender -b -P render.py -- trace <scene> <folder> <width> <height> <samples>
    blender -b -P render.py -- develop <scene> <folder> <picture.png>

A scene is a module in this folder with `build()` and, if it wishes, `DEVELOP`: arguments for studio.develop().
"""

import importlib
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
sys.dont_write_bytecode = True

from lib import studio  # noqa: E402

step, name, folder, *rest = studio.arguments()
scene = importlib.import_module(name.replace("-", "_"))
started = time.time()
if step == "trace":
    width, height, samples = map(int, rest)
    studio.clear()
    scene.build()
    studio.render(folder, width, height, samples)
else:
    studio.develop(folder, rest[0], **getattr(scene, "DEVELOP", {}))
print(f"{step} {name}: {time.time() - started:.0f} s", flush=True)
