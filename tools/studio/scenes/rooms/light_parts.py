"""Takes a traced room apart: what its surfaces would show if they reflected everything, and what polish adds."""

import numpy as np

from lib.denoise import denoise
from lib.studio import glare

from . import tracing
from .surfaces import BASE


def coverage(numbers, rows, of):
    """What share of each pixel shows faces of these surfaces, by its four points."""
    wanted = np.zeros(256, np.float32)
    for row in rows:
        wanted[row["number"]] = row["surface"] in of
    return quarters(wanted[numbers])


def quarters(points):
    return (points[0::2, 0::2] + points[1::2, 0::2] + points[0::2, 1::2] + points[1::2, 1::2]) / 4


def light_and_gloss(planes, numbers, rows):
    """Both clean, without the colours of the surfaces."""
    metal = coverage(numbers, rows, ("metal",))[:, :, None]
    reflected = np.ones(256, np.float32)
    for row in rows:
        reflected[row["number"]] = BASE[row["surface"]]
    flat = np.full_like(planes["albedo"], 0.5)
    gloss = denoise(planes["gloss"], np.where(metal > 0, planes["albedo"], flat), planes["normal"])
    matt = denoise(planes["color"] - planes["gloss"], planes["albedo"], planes["normal"])
    # What metal shows belongs to its colour; beside it, polish goes on as around it.
    beside = spread(gloss, metal[:, :, 0] == 0, 4)
    mirrored = np.where(metal > 0, np.maximum(gloss - (1 - metal) * beside, 0), 0)
    gloss = gloss - mirrored
    light = (matt + mirrored) / quarters(reflected[numbers])[:, :, None]
    # Lamps and windows shine a little over what is beside them, whatever its colour.
    bright = np.clip(matt + mirrored + gloss - 1.2, 0, 12)
    across = bright.shape[1]
    return light, gloss + 0.05 * (0.6 * glare(bright, across / 160) + 0.4 * glare(bright, across / 40))


def only(values, numbers, rows, surface):
    """The values of one surface, carried over its edges, so that none of what is beside it is mixed in."""
    return spread(values, coverage(numbers, rows, (surface,)) == 1, 6)


def spread(values, known, steps):
    """Values of known pixels carried into those beside them, so many pixels far; beyond, their mean."""
    values, known = np.where(known[:, :, None], values, 0), known.astype(np.float32)
    mean = values.sum(axis=(0, 1)) / max(known.sum(), 1)
    for _ in range(steps):
        sums, counts = around(values * known[:, :, None]), around(known[:, :, None])
        new = (known == 0) & (counts[:, :, 0] > 0)
        values[new] = sums[new] / counts[new]
        known[new] = 1
    values[known == 0] = mean
    return values


def around(values):
    """Sums over 3 × 3 pixels."""
    for axis in (0, 1):
        padding = [(1, 1) if a == axis else (0, 0) for a in range(3)]
        padded = np.pad(values, padding)
        count = values.shape[axis]
        values = sum(np.take(padded, range(k, k + count), axis) for k in range(3))
    return values


# Bounce is the slope between a surface this dark and this light. Product of slopes: near enough (see decision 0026).
DARK, LIGHT = 0.04, 0.85


def bounce(chosen, numbers, plan, width, height, samples):
    """How much light and, below it, gloss changes with each surface: relative to what it is, for each unit of its
    reflectance. Maps are stacked in the order of the plan's surfaces. Metal throws no light at anything."""
    names = [surface["name"] for surface in plan["surfaces"]]
    shares = {name: small_coverage(numbers, plan["faces"], name, width, height) for name in names}
    shine = 1 - shares.get("metal", 0)

    def lit(**changed):
        for name in names:
            if name != "metal":
                chosen.show(name, changed.get(name, BASE[name]))
        planes = tracing.trace(width, height, samples)
        gloss = planes["gloss"] * shine
        matt = denoise(planes["color"] - gloss, planes["albedo"], planes["normal"])
        reflected = sum(share * changed.get(name, BASE[name]) for name, share in shares.items()) + 1 - sum(shares.values())
        return matt / reflected, denoise(gloss, np.full_like(gloss, 0.5), planes["normal"])

    now = lit()
    least = [0.01 * part.mean() for part in now]
    maps = []
    for name in names:
        dark, light = (now, now) if name == "metal" else (lit(**{name: DARK}), lit(**{name: LIGHT}))
        for k in (0, 1):
            slope = (light[k] - dark[k]) / (LIGHT - DARK) / np.maximum(now[k], least[k])
            maps.append(np.maximum(slope, 0))
    return np.concatenate(maps)


def small_coverage(numbers, rows, of, width, height):
    """`coverage` of the pixels of a smaller picture."""
    wanted = np.isin(numbers, [row["number"] for row in rows if row["surface"] == of])
    across, down = (np.arange(size) * small // size for size, small in ((numbers.shape[1], width), (numbers.shape[0], height)))
    sums = np.zeros((height, width), np.float32)
    np.add.at(sums, (down[:, None], across[None, :]), wanted)
    return (sums / np.outer(np.bincount(down), np.bincount(across)))[:, :, None].astype(np.float32)
