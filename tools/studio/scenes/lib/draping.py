"""Cloth as it hangs from a hanger: a pattern is cut flat, front and back sewn along their edges, and left to fall from its
shoulders in Blender's cloth simulation.

A pattern lies in metres: p across, q up from the foot of the neck. What has hung keeps its pattern as the "pattern" coordinates:
stripes and seams follow the folds. The garment hangs with p along y, its front to +x, q = 0 at z = 0.
"""

import hashlib
import math
import os
import random
import tempfile
from pathlib import Path

import bpy
import numpy as np
from mathutils import Vector
from mathutils.geometry import delaunay_2d_cdt

# Weight of a square metre in kilograms, and how stiffly it bends.
FABRIC = {"shirt": (0.15, 0.18), "fine": (0.11, 0.08), "knit": (0.32, 1.3), "wool": (0.42, 4.5)}


def hung(cut, seed=1):
    """The points (front and back), triangles, pattern coordinates and rim of a cut that has hung, from the store of earlier runs
    where it is."""
    key = hashlib.sha1((Path(__file__).read_text() + repr(cut) + str(seed)).encode()).hexdigest()[:20]
    kept = Path(tempfile.gettempdir()) / "studio-garments" / f"{key}.npz"
    if not kept.exists():
        kept.parent.mkdir(parents=True, exist_ok=True)
        # Whole or not at all: another picture may need the same cloth at this moment.
        draft = kept.with_suffix(f".{os.getpid()}.npz")
        np.savez(draft, **fall(cut, seed))
        draft.replace(kept)
    return dict(np.load(kept))


def outline(cut):
    """The edge of one panel of a cut, once round, as (p, q, kind): kind is "neck", "shoulder", "seam" or "open"."""
    neck, shoulder, slope, chest, length = cut["neck"], cut["shoulder"], cut["slope"], cut["chest"], cut["length"]
    arm, cuff, angle, pit = cut["sleeve"], cut["cuff"], math.radians(cut["angle"]), cut["pit"]
    waist, hem = cut.get("waist", chest), cut.get("hem", chest)
    right = [(neck, 0.0, "shoulder"), (shoulder, -slope, "seam")]
    armpit = (chest, -pit)
    along = Vector((math.cos(angle), -math.sin(angle)))
    across = Vector((-math.sin(angle), -math.cos(angle)))
    top = Vector((shoulder, -slope)) + along * arm
    right += [(top.x, top.y, "open"), (top.x + across.x * 2 * cuff, top.y + across.y * 2 * cuff, "seam"), (*armpit, "seam")]
    right += [(waist, -pit - (length - pit) * cut.get("waist_at", 0.35), "seam"), (hem, -length + cut.get("side_up", 0.0), "open")]
    kinds = [kind for _, _, kind in right]
    return right + [(-p, q, kind) for (p, q, _), kind in zip(reversed(right), [*kinds[-2::-1], "neck"])]


def lattice(cut, step):
    """Points and triangles of one panel, and the kind of every point on its edge."""
    edge = outline(cut)
    hem, foot = cut.get("hem", cut["chest"]), -cut["length"] + 0.2
    rim, kinds = [], []
    for k, (p, q, kind) in enumerate(edge):
        p1, q1, _ = edge[(k + 1) % len(edge)]
        count = max(1, round(math.hypot(p1 - p, q1 - q) / step))
        for i in range(count):
            t = i / count
            x, y = p + (p1 - p) * t, q + (q1 - q) * t
            if kind == "open" and max(q, q1) < foot:
                # A shirt's tail is longer than its sides.
                y -= cut.get("side_up", 0.0) * max(0.0, 1 - (x / hem) ** 2) ** 1.2
            rim.append((x, y))
            kinds.append(kind if i else (kind if kind in ("neck", "shoulder") else "seam"))
    low, high = np.min(rim, 0), np.max(rim, 0)
    inner = []
    row = 0
    y = low[1] + step / 2
    while y < high[1]:
        x = low[0] + (step / 2 if row % 2 else 0)
        while x < high[0]:
            inner.append((x, y))
            x += step
        y += step * 0.866
        row += 1
    inner = np.array(inner)
    apart = np.min(((inner[:, None, :] - np.array(rim)[None, :, :]) ** 2).sum(2), 1)
    inner = inner[apart > (0.55 * step) ** 2]
    n = len(rim)
    points = [Vector(p) for p in rim] + [Vector(p) for p in inner]
    made = delaunay_2d_cdt(points, [(k, (k + 1) % n) for k in range(n)], [list(range(n))], 1, 1e-6)
    flat, faces, origin = np.array([tuple(v) for v in made[0]]), [f for f in made[2] if len(f) == 3], made[3]
    kind_of = {k: kinds[s] for k, sources in enumerate(origin) for s in sources if s < n}
    # Points outside the edge belong to no triangle.
    used = sorted({k for face in faces for k in face})
    new = {k: i for i, k in enumerate(used)}
    return flat[used], [[new[k] for k in face] for face in faces], {new[k]: kind for k, kind in kind_of.items() if k in new}


def neckline(cut, p, front):
    """Where the pinned neck lies over p: (x, q)."""
    neck, deep, thick = cut["neck"], cut["neck_front"] if front else cut["neck_back"], cut["neck_thick"]
    share = math.sqrt(max(0.0, 1 - (p / neck) ** 2))
    return (thick if front else -thick * 0.75) * share, -deep * share**0.8


def fall(cut, seed, step=0.0205, frames=55):
    """Sews a cut and lets it hang."""
    rng = random.Random(seed)
    flat, faces, kinds = lattice(cut, step)
    n = len(flat)
    sewn = {k for k, kind in kinds.items() if kind in ("shoulder", "seam")}
    back = {}
    rest, start, pattern, pins = [], [], [], []
    shoulder, slope = cut["shoulder"], cut["slope"]
    phases = [rng.uniform(0, 6.28) for _ in range(8)]
    squeeze = cut.get("squeeze", 0.80)
    angle = math.radians(cut["angle"])
    for side in (1, -1):
        for k, (p, q) in enumerate(flat):
            if side < 0 and k in sewn:
                back[k] = k
                continue
            if side < 0:
                back[k] = len(rest)
            kind = kinds.get(k)
            rest.append((0.0, p, q))
            pattern.append((p, q, side))
            held = kind in ("neck", "shoulder") and abs(p) <= shoulder + 0.002
            x, y, z = 0.0, p, q
            if kind == "neck":
                x, z = neckline(cut, p, side > 0)
            elif not held:
                # Into the room the neck takes, then narrower and full of small waves that gravity makes folds of.
                down = min(1.0, max(0.0, (-q - slope) / 0.16))
                reach = max(0.0, 1 - abs(p) / (cut["neck"] * 2.2)) * math.exp(q / 0.10)
                x = side * (0.010 + cut["neck_thick"] * reach)
                arm = abs(p) - shoulder
                beyond = arm > 0 and (-q - slope) < math.tan(angle) * arm + 3 * cut["cuff"]
                if beyond and arm > 0.02:
                    turn = (math.radians(86) - angle) * min(1.0, arm / 0.07)
                    u, v = arm, q + slope
                    c, s = math.cos(-turn), math.sin(-turn)
                    y = math.copysign(shoulder + u * c - v * s, p)
                    z = -slope + u * s + v * c
                    x += cut.get("forward", 0.035) * min(1.0, arm / 0.10)
                else:
                    y = p * (1 - (1 - squeeze) * down)
                    x += down * (0.012 * math.sin(22 * p + phases[0] + side) + 0.009 * math.sin(39 * p + phases[1] * side + 2 * q) + 0.004 * math.sin(70 * p + phases[2]))
            pins.append(1.0 if held else 0.0)
            start.append((x, y, z))
    triangles = [tuple(f) for f in faces] + [tuple(back[k] for k in reversed(f)) for f in faces]
    moved = gathered(simulate(start, rest, triangles, pins, cut, frames), np.array(pattern), cut, rng)
    return {"points": moved, "triangles": np.array(triangles), "pattern": np.array(pattern)}


def gathered(points, pattern, cut, rng):
    """Draws the cloth together below the shoulders, as on a rod where there is little room: folds run down to the hem, each its own
    width, and neighbours keep it thin."""
    x, y, z = points.T
    p, q, side = pattern.T
    down = np.clip((-q - cut["slope"] - 0.02) / (cut["length"] * 0.75), 0, 1) ** 1.15
    width, deep = cut.get("fold", 0.105), cut.get("gather", 0.017)
    folds = sum(a * np.sin(2 * math.pi * p / (width * w) + rng.uniform(0, 6.28) + 1.1 * np.sin(2.2 * q + rng.uniform(0, 6.28))) for w, a in ((1.0, 0.62), (1.62, 0.5), (0.56, 0.20)))
    own = np.sin(2 * math.pi * p / (width * 1.3) + 2.0 * side + rng.uniform(0, 6.28)) * 0.4
    # Sleeves hang free, with a bend of their own at the elbow.
    arm = np.clip((np.abs(p) - cut["shoulder"] - 0.03) / 0.05, 0, 1) if cut["sleeve"] > 0.3 else np.zeros(len(p))
    room = cut.get("room", 0.045)
    x = room * np.tanh(x / room) + deep * down * (folds + own) * (1 - 0.75 * arm) + arm * 0.012 * np.sign(p) * np.sin(3.4 * q + rng.uniform(0, 6.28))
    y = y * (1 - cut.get("draw", 0.13) * down)
    return np.stack([x, y, z], 1).astype(np.float32)


def simulate(start, rest, triangles, pins, cut, frames):
    """Lets cloth fall from `start`; its true size is `rest`, and what is pinned stays. Returns where its points come to hang."""
    mesh = bpy.data.meshes.new("cut")
    mesh.from_pydata(start, [], triangles)
    obj = bpy.data.objects.new("cut", mesh)
    bpy.context.scene.collection.objects.link(obj)
    obj.shape_key_add(name="start")
    flat = obj.shape_key_add(name="flat")
    for k, co in enumerate(rest):
        flat.data[k].co = co
    group = obj.vertex_groups.new(name="held")
    group.add([k for k, pin in enumerate(pins) if pin], 1.0, "REPLACE")
    mass, bend = FABRIC[cut["fabric"]]
    modifier = obj.modifiers.new("cloth", "CLOTH")
    s = modifier.settings
    s.quality = 7
    s.mass = mass
    s.tension_stiffness = s.compression_stiffness = 22
    s.shear_stiffness = 4
    s.bending_stiffness = bend
    s.bending_damping = 0.6
    s.tension_damping = s.compression_damping = s.shear_damping = 8
    s.air_damping = 2.2
    s.vertex_group_mass = "held"
    s.pin_stiffness = 1
    s.rest_shape_key = flat
    # A breath of air keeps front and back apart, which spares looking for where cloth meets itself.
    s.use_pressure = True
    s.uniform_pressure_force = cut.get("air", 0.22)
    c = modifier.collision_settings
    c.use_collision = False
    c.distance_min = 0.004
    c.collision_quality = 2
    c.use_self_collision = False
    c.self_distance_min = 0.0045
    modifier.point_cache.frame_end = frames
    scene = bpy.context.scene
    for frame in range(1, frames + 1):
        scene.frame_set(frame)
    worn = obj.evaluated_get(bpy.context.evaluated_depsgraph_get())
    points = np.empty(len(start) * 3, np.float32)
    worn.data.vertices.foreach_get("co", points)
    for each in (obj,):
        bpy.data.objects.remove(each)
    scene.frame_set(1)
    return points.reshape(-1, 3)
