"""Where a mirror hangs: the wall behind it, and the little that shows below it for scale."""

import random

from . import cabinets, materials as m, props
from .coatings import coating, limewash, tiled
from .mesh import box, lathe, rod, smooth_profile
from .studio import slab_picture


def wall(kind="plaster", colour="#E6E0D6", reach=2.2, height=3.0, **particular):
    """The wall at y = 0: plaster, limewash, paint, tiles (all over or up to `top`), panels (to `top`), reeded boards."""
    materials = {"plaster": lambda: m.plaster(colour, 0.9, 0.35), "limewash": lambda: limewash(colour), "paint": lambda: m.paint(colour, 0.7)}
    above = particular.get("above", "#E6E0D6")
    if kind in materials:
        box("wall", (-reach, 0, 0), (reach, 0.1, height), materials[kind](), 0)
        return
    top = particular.get("top", height)
    if kind == "tile":
        size = tuple(particular.get("size", (0.2, 0.065)))
        shift = particular.get("shift", 0.0)
        box("tiled wall", (-reach, -0.008 if top < height else 0, 0), (reach, 0.1, top), tiled(colour, size, shift, particular.get("roughness", 0.22), particular.get("grout", "#D6CFC2")), 0.002, 1)
    elif kind == "panel":
        material = m.paint(colour, 0.45)
        box("panel ground", (-reach, -0.004, 0), (reach, 0.1, top), material, 0)
        pitch = particular.get("pitch", 0.62)
        x = -reach + particular.get("phase", 0.0)
        while x < reach:
            box("stile", (x - 0.045, -0.018, 0), (x + 0.045, -0.0035, top), material, 0.003)
            x += pitch
        box("panel rail", (-reach, -0.0185, top - 0.09), (reach, -0.0034, top), material, 0.003)
    else:
        material = m.paint(colour, 0.45) if colour.startswith("#") else m.wood(colour, "z")
        pitch = particular.get("pitch", 0.06)
        count = int(2 * reach / pitch)
        for k in range(count):
            x = -reach + k * pitch
            box("board", (x + 0.0006, -0.016, 0), (x + pitch - 0.0006, 0.0, top), material, 0.006 if kind == "boards" else pitch * 0.3, 2)
    if top < height:
        box("wall above", (-reach, 0, top), (reach, 0.1, height), m.plaster(above, 0.9, 0.35), 0)
        box("cap", (-reach, -0.036, top + 0.0005), (reach, -0.0005, top + 0.02), m.paint(particular.get("cap", colour)) if kind != "tile" else m.concrete("#D9D2C5", 0.4), 0.004)


def mixer(kind, at, of):
    """A tap on the counter, or a spout from the wall."""
    x, y, z = at
    if kind == "deck":
        props.basin_tap(at, of, 0.14, 0.15)
    else:
        metal = m.metal(of)
        rod("spout", (x, -0.002, z + 0.13), (x, -0.19, z + 0.13), 0.011, metal)
        rod("spout lip", (x, -0.18, z + 0.13), (x, -0.18, z + 0.112), 0.010, metal)
        for dx in (-0.1, 0.1):
            rod("handle", (x + dx, -0.002, z + 0.13), (x + dx, -0.05, z + 0.13), 0.017, metal)
            rod("cross", (x + dx - 0.028, -0.044, z + 0.13), (x + dx + 0.028, -0.044, z + 0.13), 0.005, metal, 16)


def vessel(at, radius=0.2, height=0.11, colour="#EFEBE3"):
    """A round basin standing on the top."""
    r, h = radius, height
    outer = smooth_profile([(0.001, 0), (r * 0.62, 0), (r * 0.75, 0.006), (r * 0.95, h * 0.5), (r, h)], 7)
    inner = smooth_profile([(r - 0.007, h + 0.001), (r * 0.9 - 0.006, h * 0.5), (r * 0.6, 0.02), (0.0, 0.012)], 7)
    return lathe("basin", outer + inner, m.ceramic(colour, 0.2), at, 72, 60)


def styling(style, x, y, z, seed):
    """One quiet group of things, its middle at a point on a top."""
    rng = random.Random(seed)
    if style == "branches":
        props.vase((x, y, z), 0.2, 0.062, m.ceramic(rng.choice(("#C9BEAC", "#8A8F80", "#D9D2C5")), 0.6))
        props.branches((x, y, z + 0.18), 4, 0.3, 0.34, seed, leaf=0.045)
    elif style == "soap":
        props.tray((x, y, z), 0.2, 0.12, rng.choice(("walnut", "oak")))
        props.soap((x - 0.04, y, z + 0.0125), rng.choice(("#3B3A36", "#6E6A5A", "#C7BBA6")))
        props.tumbler((x + 0.05, y, z + 0.0125), 0.032, 0.085)
    elif style == "towels":
        props.folded_towels((x, y, z), 2, (0.26, 0.19), 0.036, (rng.choice(("#E7E1D6", "#B7AE9C", "#8D9584")), "#E7E1D6"))
    elif style == "bowl":
        props.bowl((x, y, z), 0.085, 0.055, m.ceramic(rng.choice(("#B5714F", "#E3DCCF", "#6E7568")), 0.45, 0.3))
    elif style == "bottles":
        for k, (dx, h, colour) in enumerate(((-0.05, 0.15, "#7A4F2A"), (0.03, 0.11, "#D8CDBA"), (0.09, 0.075, "#4E5A4C"))):
            lathe("bottle", smooth_profile([(0, 0), (0.024, 0), (0.027, 0.005), (0.027, h * 0.68), (0.011, h * 0.8), (0.011, h)], 5), m.ceramic(colour, 0.15), (x + dx, y + 0.02 * (k - 1), z), 40)
            rod("stopper", (x + dx, y + 0.02 * (k - 1), z + h), (x + dx, y + 0.02 * (k - 1), z + h + 0.018), 0.012, m.metal("black"))
    elif style == "candle":
        lathe("candle", [(0, 0), (0.036, 0), (0.037, 0.002), (0.037, 0.082), (0.034, 0.082), (0.034, 0.07), (0, 0.07)], m.ceramic(rng.choice(("#E9E1D2", "#C9B79C")), 0.4), (x, y, z), 48)
        props.bowl((x + 0.12, y - 0.02, z), 0.045, 0.03, m.ceramic("#D8CFC0", 0.5))
    elif style == "books":
        top = props.stack((x, y, z), 2, seed, (0.2, 0.15))
        props.bowl((x, y, top), 0.05, 0.035, m.ceramic("#B9A68C", 0.5))
    elif style == "stone":
        lathe("stone jar", smooth_profile([(0, 0), (0.04, 0), (0.052, 0.02), (0.05, 0.075), (0.038, 0.09), (0.034, 0.09), (0.03, 0.08), (0, 0.08)], 6), m.concrete("#B9AD9B", 0.5), (x, y, z), 48)
        props.bowl((x + 0.13, y + 0.01, z), 0.04, 0.028, m.ceramic("#E3DCCF", 0.4))


def foot(kind="counter", of="calacatta-supreme", tap="deck", metal="brass", style=("branches", "soap"), basin=True, z=0.9, seed=1, half=1.1, places=(0.0,), body="oak", pull="brass"):
    """What stands under the mirror. `counter`: a stone top running out of the picture; `shelf`: a short thick board on
    the wall; `vanity`: a whole piece of furniture with a basin and tap at each of `places`; `none`."""
    if kind == "none":
        return
    front = -0.52
    if kind == "shelf":
        box("shelf", (-half, -0.17, z - 0.036), (half, -0.001, z), coating(of, "x"), 0.003)
        for side, what in zip((-1, 1), style):
            styling(what, side * half * 0.62, -0.085, z + 0.0006, seed + side)
        return
    if kind == "counter":
        cabinets.counter("top", -half, half, front, -0.001, m.slab(slab_picture(of), 0.2), z=z, thick=0.03, offset=(0.1 * (seed % 9), 0.25))
        box("splash", (-half, -0.02, z + 0.0008), (half, -0.0006, z + 0.075), m.slab(slab_picture(of), 0.2), 0.0015, 2)
    else:
        stone = m.slab(slab_picture(of), 0.2)
        wide = half
        low, top = 0.34, z - 0.032
        grain = (lambda axis: m.wood(body, axis)) if not body.startswith("#") else (lambda axis: m.paint(body))
        box("carcass", (-wide, front + 0.022, low), (wide, -0.001, top), grain("x"), 0.001, 2)
        cabinets.counter("top", -wide - 0.006, wide + 0.006, front - 0.01, -0.001, stone, z=z, thick=0.03, offset=(0.1 * (seed % 9), 0.25))
        columns = 4
        for i in range(columns):
            a, b = -wide + 2 * wide * i / columns, -wide + 2 * wide * (i + 1) / columns
            for p, q in ((low, (low + top) / 2), ((low + top) / 2, top)):
                cabinets.slab_front("drawer", a + 0.0015, b - 0.0015, p + 0.0015, q - 0.0015, front, grain("x"))
                cabinets.bar_pull("pull", ((a + b) / 2, front, q - 0.045), 0.16, m.metal(pull))
    z += 0.0006
    for x in places if basin else ():
        vessel((x, -0.29, z))
        mixer(tap, (x, -0.075, z), metal)
    sides = (-1, 1) if kind == "counter" else (-0.0, 1)
    for side, what in zip(sides, style):
        styling(what, side * half * (0.42 if kind == "counter" else 0.88), -0.2, z, seed + int(side))


__all__ = ["foot", "styling", "wall"]
