"""Lights a room once, for every choice of its surfaces:

    blender -b -P room_passes.py -- <room> <pass> <folder> <width> <height> <samples>

Raw files in the folder, rows from the top: floats of linear light, or bytes. The passes, of which all need the first:

- `faces`: `faces`, a byte a point at twice the size, the number of the visible face; and `faces.json`.
- `light`: `light` and `gloss`, see below.
- `bounce`: maps of the size that is given, stacked: for each surface how light changes with it, and below it how gloss does.
- `woods`: `cabinets-<wood>` for each wood, the share of light that the cabinets reflect, at each point.

A point of a surface that reflects `a` is seen as `light × a + gloss`, one of nothing that is chosen as `light + gloss`; of
metal, `light` is what an ideal mirror shows. Bounce is explained in `docs/decisions/0026-light-of-rooms.md`.
"""

import importlib
import json
import os
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
sys.dont_write_bytecode = True
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

import numpy as np  # noqa: E402

from lib import studio  # noqa: E402
from rooms import face_map, light_parts as parts, surfaces, tracing  # noqa: E402

name, what, folder, *size = studio.arguments()
width, height, samples = map(int, size)
folder = Path(folder)
room = importlib.import_module(f"rooms.{name}")
begun = time.time()


def write(values, file):
    np.asarray(values, np.float32 if values.dtype.kind == "f" else None).tofile(folder / file)


studio.clear()
chosen = surfaces.Surfaces()
room.build(chosen)
if what == "faces":
    rows = face_map.map_faces(width, height)
    numbers = np.round(studio.render(width * 2, height * 2, 1)["color"][:, :, 0] * 255).astype(np.uint8)
    numbers = face_map.without_joints(numbers, rows)
    write(numbers, "faces")
    seen = {int(number) for number in np.unique(numbers)}
    rows = [row for row in rows if row["number"] in seen]
    bases = [{"name": surface, "base": [base] * 3} for surface, base in surfaces.BASE.items() if any(row["surface"] == surface for row in rows)]
    (folder / "faces.json").write_text(json.dumps({"width": width, "height": height, "even": room.EVEN, "surfaces": bases, "faces": rows}))
else:
    plan = json.loads((folder / "faces.json").read_text())
    numbers = np.fromfile(folder / "faces", np.uint8).reshape(2 * plan["height"], 2 * plan["width"])
if what == "light":
    light, gloss = parts.light_and_gloss(tracing.trace(width, height, samples, noise=0.01), numbers, plan["faces"])
    write(light, "light")
    write(gloss, "gloss")
elif what == "bounce":
    write(parts.bounce(chosen, numbers, plan, width, height, samples), "bounce")
elif what == "woods":
    for species in surfaces.WOODS:
        chosen.wear(species)
        albedo = tracing.trace(width, height, samples, passes=("diffuse",))["diffuse"]
        write(parts.only(albedo, numbers, plan["faces"], "cabinets"), f"cabinets-{species}")
print(f"{name} {what}: {time.time() - begun:.0f} s", flush=True)
