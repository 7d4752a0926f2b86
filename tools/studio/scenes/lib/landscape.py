"""What lies outside: a northern lake between spruces, painted once into an image and hung behind the windows."""

import numpy as np

import bpy
from .materials import Graph, linear
from .mesh import box

# Sky above, sky at the horizon, water, far hills, far trees, near trees; sRGB.
HOURS = {
    "day": ("#8FB4D6", "#E3EBEF", "#9DB4C2", "#8CA0AC", "#5E7068", "#38463A"),
    "golden": ("#7F93B0", "#F6C98E", "#D9AE84", "#8E8490", "#57524E", "#262D26"),
    "winter": ("#B9C8D8", "#F0EFEE", "#E9ECEF", "#AEBBC6", "#6E7C80", "#3E4A48"),
}


def _spruces(mask, base, rng, count, tall, spread):
    """Fills silhouettes of `count` spruces, feet on row `base` (rows counted from below), into a mask."""
    height, width = mask.shape
    for _ in range(count):
        cx = rng.uniform(*spread) * width
        h = tall * rng.uniform(0.45, 1.0) * height
        half = h * rng.uniform(0.12, 0.19)
        phase, whorls = rng.uniform(0, 1), rng.uniform(9, 14)
        foot = base + rng.uniform(-0.01, 0.012) * height
        for row in range(max(0, int(foot)), min(height, int(foot + h))):
            t = 1 - (row - foot) / h
            ragged = 0.62 + 0.38 * ((t * whorls + phase) % 1.0)
            w = half * t**0.85 * ragged * rng.uniform(0.85, 1.1)
            mask[row, max(0, int(cx - w)) : max(0, int(cx + w)) + 1] = 1.0


def _soften(plane, radius):
    """A box blur, twice, along both axes: enough for what is out of focus."""
    if radius < 1:
        return plane
    for _ in range(2):
        for axis in (0, 1):
            pad = [(radius, radius) if a == axis else (0, 0) for a in range(plane.ndim)]
            total = np.cumsum(np.pad(plane, pad, mode="edge"), axis=axis)
            n = plane.shape[axis]
            total = np.concatenate([np.zeros_like(np.take(total, [0], axis=axis)), total], axis=axis)
            plane = (np.take(total, range(2 * radius + 1, 2 * radius + 1 + n), axis=axis) - np.take(total, range(n), axis=axis)) / (2 * radius + 1)
    return plane


def lake(hour="day", seed=1, width=1800, height=900, horizon=0.40, soft=2, near=(34, 0.42)):
    """An image of the lake, linear. `horizon` is the waterline's height in it; `near` the count and height of the
    spruces on the near shore, which keep to the sides."""
    rng = np.random.default_rng(seed)
    high, low, water, hills, far, close = (np.array(linear(c)[:3], np.float32) for c in HOURS[hour])
    row = np.linspace(0, 1, height, dtype=np.float32)[:, None, None]
    t = np.clip((row - horizon) / (1 - horizon), 0, 1) ** 0.7
    picture = np.repeat(low * (1 - t) + high * t, width, axis=1)
    x = np.linspace(0, 1, width, dtype=np.float32)
    cloud = sum(np.sin(x[None, :] * f + p + row[:, :, 0] * f * 5) * a for f, p, a in ((5, rng.uniform(0, 6), 0.5), (13, rng.uniform(0, 6), 0.3), (29, rng.uniform(0, 6), 0.2)))
    picture *= (1 + 0.06 * np.clip(cloud, 0, 1) * t[:, :, 0])[:, :, None]
    rows = np.arange(height)[:, None]
    waterline = int(horizon * height)
    for k, (colour, lift, mix) in enumerate(((hills, 0.075, 0.45), (hills, 0.05, 0.8))):
        ridge = lift * (0.7 + 0.3 * np.sin(x * (4 + 3 * k) + rng.uniform(0, 6)) + 0.12 * np.sin(x * 17 + k)) * height
        mask = ((rows >= waterline) & (rows < waterline + ridge[None, :])).astype(np.float32)[:, :, None]
        picture = picture * (1 - mask * mix) + colour * mask * mix
    mask = np.zeros((height, width), np.float32)
    mask[waterline : waterline + int(0.012 * height)] = 1
    _spruces(mask, waterline, rng, 260, 0.075, (0, 1))
    mask = _soften(mask, 1)[:, :, None]
    picture = picture * (1 - mask) + far * mask
    # Still water: what stands above it, upside down, darker and drawn out; then ripples.
    mirrored = picture[waterline : 2 * waterline][::-1]
    mirrored = mirrored[-waterline:] if len(mirrored) >= waterline else np.pad(mirrored, ((waterline - len(mirrored), 0), (0, 0), (0, 0)), mode="edge")
    ripple = np.repeat(rng.normal(0, 1, (waterline, 1, 1)), width, axis=1).astype(np.float32)
    picture[:waterline] = (_soften(mirrored, 4) * 0.72 + water * 0.28) * (1 + 0.035 * ripple)
    # The near shore rises from the water towards both sides; the spruces stand on it.
    count, tall = near
    side = np.abs(x - 0.5) * 2
    rise = np.clip((side - 0.30) / 0.55, 0, 1)
    shore = (rise * rise * (3 - 2 * rise) * horizon * 0.72 + 0.008 * np.sin(x * 47) * rise) * height
    mask = (rows < shore[None, :]).astype(np.float32)
    for k in range(count):
        at = rng.uniform(-0.03, 0.27) if k % 2 else rng.uniform(0.73, 1.03)
        foot = shore[int(np.clip(at, 0, 0.999) * width)] * 0.9
        _spruces(mask, foot, rng, 1, tall, (at, at + 1e-6))
    depth = 0.85 + 0.3 * rng.random((1, width, 1))
    mask = _soften(mask.astype(np.float32), 1)[:, :, None]
    picture = picture * (1 - mask) + close * depth.astype(np.float32) * mask
    picture = _soften(picture, soft)
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
