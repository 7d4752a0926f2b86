"""What lies outside: a northern lake between spruces, painted once into an image and hung behind the windows."""

import numpy as np

import bpy
from .materials import Graph, linear
from .mesh import box

# Sky above, sky at the horizon, water, far hills, far trees, near trees; sRGB.
HOURS = {
    "day": ("#86ABCF", "#DDE7EC", "#7F9BAB", "#8FA3AE", "#56694F", "#3F5136"),
    "golden": ("#7F93B0", "#F6C98E", "#D9AE84", "#8E8490", "#57524E", "#2E3328"),
    "winter": ("#B4C3D4", "#E9ECEF", "#E9EDF2", "#AEBBC6", "#66757A", "#3C4845"),
}


def _smooth(rng, rows, columns, shape):
    """Noise between 0 and 1 that turns about `rows` times down and `columns` times across a plane."""
    height, width = shape
    grid = rng.random((rows + 3, columns + 3), dtype=np.float32)
    y, x = np.linspace(0, rows, height, dtype=np.float32), np.linspace(0, columns, width, dtype=np.float32)

    def along(plane, at, axis):
        low = at.astype(int)
        part = at - low
        part = (part * part * (3 - 2 * part)).reshape([-1, 1] if axis == 0 else [1, -1])
        return np.take(plane, low, axis) * (1 - part) + np.take(plane, low + 1, axis) * part

    return along(along(grid, y, 0), x, 1)


def _mottle(rng, rows, columns, shape, octaves=5, fade=0.55):
    """Noise with finer noise upon it, 0 to 1, the mean near a half."""
    total, weight, amount = np.zeros(shape, np.float32), 0.0, 1.0
    for k in range(octaves):
        if max(rows, columns) << k > 2 * max(shape):
            break
        total += amount * _smooth(rng, max(1, rows << k), max(1, columns << k), shape)
        weight += amount
        amount *= fade
    return total / weight


def _treeline(rng, width, count, tall, height):
    """How high a far wood stands over each column: crowns of many heights, close together, some pointed, some round."""
    x = np.arange(width, dtype=np.float32)
    stand = 0.55 + 0.75 * _mottle(rng, 1, 9, (2, width), 4)[0]
    line = np.zeros(width, np.float32)
    for cx in rng.uniform(0, width, count):
        half = rng.uniform(0.0022, 0.0050) * width
        a, b = max(0, int(cx - half)), min(width, int(cx + half) + 1)
        if b - a < 2:
            continue
        off = np.abs(x[a:b] - cx) / half
        pointed = rng.random() < 0.62
        crown = np.clip(1 - off, 0, 1) ** 0.85 if pointed else np.sqrt(np.clip(1 - off * off, 0, 1)) * 0.8
        line[a:b] = np.maximum(line[a:b], crown * rng.uniform(0.55, 1.0) * tall * height * stand[int(np.clip(cx, 0, width - 1))])
    return np.maximum(line, 0.30 * tall * height * stand)


def _spruce(alpha, shade, rng, cx, foot, h):
    """One near spruce, its foot on row `foot`: boughs that hang in layers, gaps between them, lit from the left."""
    height, width = alpha.shape
    r0, r1 = max(0, int(foot)), min(height, int(foot + h))
    half = h * rng.uniform(0.15, 0.23)
    c0, c1 = max(0, int(cx - half)), min(width, int(cx + half) + 1)
    if r1 - r0 < 4 or c1 - c0 < 3:
        return
    row, column = np.arange(r0, r1, dtype=np.float32)[:, None], np.arange(c0, c1, dtype=np.float32)[None, :]
    t = 1 - (row - foot) / h
    lean = rng.uniform(-0.02, 0.02) * half * (row - foot) / h
    off = (column - cx - lean) / half
    side = (off > 0).astype(np.float32)
    # Boughs are no rings: each side has its own, and they droop outwards.
    layers = rng.uniform(11, 17)
    phase = (t + 0.035 * np.abs(off)) * layers + side * rng.uniform(0.3, 0.7)
    bough = np.modf(phase)[0]
    long = np.take(rng.uniform(0.62, 1.12, 64).astype(np.float32), (np.floor(phase) * 2 + side).astype(int) % 64)
    reach = t**0.8 * long * (0.52 + 0.48 * bough)
    texture = _mottle(rng, 26, 16, (r1 - r0, c1 - c0), 4, 0.7)
    cover = np.clip((reach - np.abs(off) + (texture - 0.5) * 0.34) * 14, 0, 1)
    thin = np.clip((texture - 0.30 + 0.5 * (1 - np.abs(off) / np.maximum(reach, 0.05))) * 6, 0, 1)
    trunk = (np.abs(off) < 0.035).astype(np.float32) * (t < 0.98)
    cover = np.maximum(cover * np.maximum(thin, 0.25), trunk * 0.9)
    light = np.clip(0.55 - 0.55 * off + 1.1 * (texture - 0.5) + 0.35 * (bough - 0.5), 0.06, 1.5)
    old_a, old_s = alpha[r0:r1, c0:c1], shade[r0:r1, c0:c1]
    shade[r0:r1, c0:c1] = light * cover + old_s * (1 - cover)
    alpha[r0:r1, c0:c1] = cover + old_a * (1 - cover)


def _soften(plane, radius):
    """A box blur, twice, along both axes: enough for what is out of focus."""
    if radius < 1:
        return plane
    for _ in range(2):
        for axis in (0, 1):
            pad = [(radius, radius) if a == axis else (0, 0) for a in range(plane.ndim)]
            total = np.cumsum(np.pad(plane, pad, mode="edge"), axis=axis, dtype=np.float64)
            n = plane.shape[axis]
            total = np.concatenate([np.zeros_like(np.take(total, [0], axis=axis)), total], axis=axis)
            plane = ((np.take(total, range(2 * radius + 1, 2 * radius + 1 + n), axis=axis) - np.take(total, range(n), axis=axis)) / (2 * radius + 1)).astype(np.float32)
    return plane


def lake(hour="day", seed=1, width=2000, height=1000, horizon=0.40, soft=2, near=(26, 0.42), gap=0.44):
    """An image of the lake in linear light. `horizon` is the waterline's height in it; `near` the count and height of
    the spruces on the near shore, which keep to the sides and leave the `gap` in the middle, a share of the picture, open."""
    rng = np.random.default_rng(seed)
    high, low, water, hills, far, close = (np.array(linear(c)[:3], np.float32) for c in HOURS[hour])
    winter = hour == "winter"
    shape = (height, width)
    waterline = int(horizon * height)
    rows = np.arange(height, dtype=np.float32)[:, None]
    t = np.clip((rows / height - horizon) / (1 - horizon), 0, 1)[:, :, None]
    picture = np.repeat(low * (1 - t**0.7) + high * t**0.7, width, axis=1)
    # Thin cloud, drawn out along the horizon, brighter than the sky.
    cloud = np.clip((_mottle(rng, 9, 4, shape, 6, 0.6) - 0.46) * 3.4, 0, 1)[:, :, None] * (0.35 if winter else 0.75)
    picture = picture * (1 - cloud) + (low * 0.5 + 0.5) * cloud
    x = np.linspace(0, 1, width, dtype=np.float32)
    # Hills, each range with woods on it that air makes pale.
    for lift, haze in ((0.085, 0.62), (0.058, 0.40)):
        ridge = lift * (0.45 + 0.8 * _mottle(rng, 1, 4, (2, width), 6, 0.5)[0]) * height
        edge = np.clip((ridge[None, :] - (rows - waterline)) * 0.6, 0, 1)[:, :, None] * (rows >= waterline)[:, :, None]
        woods = (0.86 + 0.28 * _mottle(rng, 60, 40, shape, 3))[:, :, None]
        tone = (hills * 0.55 + far * 0.45) * woods
        picture = picture * (1 - edge) + (tone * (1 - haze) + low * haze * 0.9) * edge
    # The far shore: a mixed wood, sunlit in places, dark at its foot, on a line of pale rock.
    line = _treeline(rng, width, 900, 0.074, height)
    up = (rows - waterline) / np.maximum(line[None, :], 1)
    edge = np.clip((1 - up) * np.maximum(line[None, :], 1) * 0.7, 0, 1)[:, :, None] * (rows >= waterline)[:, :, None]
    patches = _mottle(rng, 5, 16, shape, 2)
    crowns = _mottle(rng, 110, 220, shape, 3, 0.75)
    lit = (0.42 + 0.75 * np.clip(up, 0, 1) ** 1.3) * (0.35 + 1.35 * crowns) * (0.55 + 0.9 * patches)
    birch = np.array([1.30, 1.16, 0.72], np.float32) if not winter else np.array([1.25, 1.25, 1.28], np.float32)
    mix = np.clip((_mottle(rng, 12, 70, shape, 3) - 0.52) * 5, 0, 1)[:, :, None]
    wood = far * lit[:, :, None] * (1 - mix) + far * birch * lit[:, :, None] * 1.15 * mix
    wood = wood * 0.80 + low * 0.06
    picture = picture * (1 - edge) + wood * edge
    bank = ((rows >= waterline - 1) & (rows < waterline + 0.0035 * height * (0.5 + 1.5 * _mottle(rng, 1, 60, (2, width), 3)[0])[None, :])).astype(np.float32)[:, :, None]
    picture = picture * (1 - bank * 0.75) + (low * 0.42 + far * 0.25) * bank * 0.75
    # Water: what stands above it, upside down and drawn out, sideways where it is stirred; wind lies on it in streaks.
    if winter:
        snow = 0.90 + 0.12 * _mottle(rng, 26, 5, (waterline, width), 4)
        picture[:waterline] = water * snow[:, :, None]
    else:
        depth = (waterline - np.arange(waterline, dtype=np.float32)) / waterline
        source = np.clip(waterline + (depth * waterline * 1.02), waterline, height - 1)
        stir = (_mottle(rng, 150, 6, (waterline, width), 4, 0.7) - 0.5) * (6 + 60 * depth[:, None])
        r = np.clip(source[:, None] + stir * 1.6, waterline, height - 1).astype(int)
        c = np.clip(np.arange(width)[None, :] + stir * 0.35, 0, width - 1).astype(int)
        mirrored = picture[r, c]
        share = (0.62 - 0.40 * depth)[:, None, None]
        streak = np.clip((_mottle(rng, 46, 3, (waterline, width), 4, 0.65) - 0.5) * 4, -1, 1)[:, :, None]
        body = water * (0.62 + 0.30 * depth[:, None, None]) + high * 0.18
        picture[:waterline] = (mirrored * share + body * (1 - share)) * (1 + 0.16 * streak)
    # The near shore rises from the water towards both sides, rough with rock and low growth; the spruces stand on it.
    count, tall = near
    side = np.abs(x - 0.5) * 2
    rise = np.clip((side - gap + 0.10) / 0.55, 0, 1)
    shore = ((rise * rise * (3 - 2 * rise)) * horizon * 0.66 + rise * 0.05 * (_mottle(rng, 1, 30, (2, width), 5, 0.6)[0] - 0.4)) * height
    edge = np.clip((shore[None, :] - rows) * 0.5, 0, 1)[:, :, None]
    ground = 0.30 + 0.95 * _mottle(rng, 40, 60, shape, 5, 0.7)
    earth = (np.array(linear("#DFE5EC")[:3], np.float32) * (0.75 + 0.3 * ground[:, :, None])) if winter else (close * np.array([1.35, 1.15, 0.85], np.float32) * (0.4 + ground[:, :, None]))
    picture = picture * (1 - edge) + earth * edge
    alpha, shade = np.zeros(shape, np.float32), np.zeros(shape, np.float32)
    spots = [0.5 + (-1 if k % 2 else 1) * rng.uniform(gap / 2, 0.53) for k in range(count)]
    # From the farthest to the nearest: those that stand high on the bank are behind.
    for at in sorted(spots, key=lambda p: -abs(p - 0.5)):
        foot = shore[int(np.clip(at, 0, 0.999) * width)] * rng.uniform(0.72, 0.95)
        _spruce(alpha, shade, rng, at * width, foot, tall * rng.uniform(0.5, 1.0) * height)
    tint = close * (0.28 + 1.15 * shade[:, :, None])
    if winter:
        tint = tint + np.clip(shade - 0.85, 0, 1)[:, :, None] * 0.55
    picture = picture * (1 - alpha[:, :, None]) + tint * alpha[:, :, None]
    picture = _soften(picture.astype(np.float32), soft)
    image = bpy.data.images.new(f"lake {hour} {seed}", width, height, float_buffer=True, alpha=False)
    pixels = np.ones((height, width, 4), np.float32)
    pixels[:, :, :3] = picture
    image.pixels.foreach_set(pixels.ravel())
    image.update()
    return image


def backdrop(y=7.0, x=0.0, eye=1.45, wide=15.0, strength=2.2, hour="day", seed=1, horizon=0.40, **painting):
    """Hangs the lake behind a window in the back wall, its horizon at the height of the eye. It shines on nothing:
    the soft light in the window's opening does that."""
    image = lake(hour, seed, horizon=horizon, **painting)
    g = Graph("outside")
    where = g.add("ShaderNodeTexCoord").outputs["Generated"]
    parts = g.add("ShaderNodeSeparateXYZ", {0: where})
    uv = g.add("ShaderNodeCombineXYZ", {0: parts.outputs[0], 1: parts.outputs[2]}).outputs[0]
    texture = g.add("ShaderNodeTexImage", {"Vector": uv}, extension="EXTEND")
    texture.image = image
    emission = g.add("ShaderNodeEmission", {"Color": texture.outputs[0], "Strength": strength})
    g.tree.links.new(emission.outputs[0], g.tree.nodes["Material Output"].inputs["Surface"])
    tall = wide / 2
    low = eye - horizon * tall
    sheet = box("outside", (x - wide / 2, y, low), (x + wide / 2, y + 0.05, low + tall), g.material, 0)
    sheet.visible_diffuse = False
    sheet.visible_shadow = False
    return sheet
