"""Vitreous china: closed outlines joined into one smooth skin, as a mould maker draws a toilet section by section.

A ring is an array of POINTS (x, y) pairs, evenly spaced and starting at the middle of the front, so that any ring
can be joined to any other. Metres; the wall is y = 0 and the bowl reaches towards -y.
"""

import math
from functools import lru_cache

import bpy
import numpy as np

from . import materials as m
from .mesh import link

POINTS = 192


def even(points):
    """The same closed outline through POINTS evenly spaced points."""
    closed = np.vstack([points, points[:1]])
    run = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(closed, axis=0), axis=1))])
    where = np.linspace(0, run[-1], POINTS, endpoint=False)
    return np.stack([np.interp(where, run, closed[:, i]) for i in (0, 1)], axis=1)


def egg(half, front, back, widest, nose=2.0, tail=2.6):
    """The plan of a bowl: `half` wide at y = `widest`, from `front` to `back`. The exponents `nose` and `tail` say
    how square its two halves are: 2 is an ellipse, 8 nearly a rectangle."""
    a = np.linspace(0, 2 * math.pi, 4096, endpoint=False) - math.pi / 2
    c, s = np.cos(a), np.sin(a)
    n = np.where(s < 0, nose, tail)
    reach = np.where(s < 0, widest - front, back - widest)
    x = half * np.sign(c) * np.abs(c) ** (2 / n)
    y = widest + reach * np.sign(s) * np.abs(s) ** (2 / n)
    return even(np.stack([x, y], axis=1))


def block(half, front, back, radius, bow=0.0):
    """The plan of a tank: a rectangle with round corners; `bow` swells its front."""
    corners = []
    for cx, cy, start in ((half - radius, front + radius, -90), (half - radius, back - radius, 0), (radius - half, back - radius, 90), (radius - half, front + radius, 180)):
        for k in range(33):
            a = math.radians(start + 90 * k / 32)
            corners.append((cx + radius * math.cos(a), cy + radius * math.sin(a)))
    outline = even(np.array([(0.0, front), *corners]))
    if bow:
        depth = np.clip((back - outline[:, 1]) / (back - front), 0, 1)
        outline[:, 1] -= bow * depth**3 * (1 - (outline[:, 0] / half) ** 2)
    return outline


def inset(ring, by):
    """The outline `by` metres further in (out, when negative)."""
    along = np.roll(ring, -1, 0) - np.roll(ring, 1, 0)
    along /= np.linalg.norm(along, axis=1, keepdims=True)
    return ring + by * np.stack([-along[:, 1], along[:, 0]], axis=1)


def skin(name, rings, material, low=True, high=True, angle=70):
    """A mesh over rings of shape (count, POINTS, 3); `low` and `high` close its ends."""
    count = len(rings)
    vertices = np.concatenate(rings)
    i = np.arange(POINTS)
    j = (i + 1) % POINTS
    faces = [
        np.stack([k * POINTS + i, k * POINTS + j, (k + 1) * POINTS + j, (k + 1) * POINTS + i], axis=1) for k in range(count - 1)
    ]
    faces = np.concatenate(faces).tolist()
    if low:
        faces.append(list(range(POINTS))[::-1])
    if high:
        faces.append(list(range((count - 1) * POINTS, count * POINTS)))
    centre = (vertices.min(0) + vertices.max(0)) / 2
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata((vertices - centre).tolist(), [], faces)
    obj = link(name, mesh, material, centre, smooth=True)
    mesh.use_auto_smooth = True
    mesh.auto_smooth_angle = math.radians(angle)
    return obj


def curve(sections, steps):
    """Rings between the sections [(z, ring), ...], along a curve through every point that keeps its pace: uneven
    distances between sections neither pinch nor swell."""
    keys = np.array([np.column_stack([ring, np.full(POINTS, z)]) for z, ring in sections])
    gaps = np.sqrt(((keys[1:] - keys[:-1]) ** 2).sum(2).mean(1)) + 1e-6
    at = np.concatenate([[0], np.cumsum(gaps)])
    slopes = np.empty_like(keys)
    chords = (keys[1:] - keys[:-1]) / gaps[:, None, None]
    slopes[0], slopes[-1] = chords[0], chords[-1]
    for k in range(1, len(keys) - 1):
        a, b = gaps[k - 1], gaps[k]
        slopes[k] = (chords[k - 1] * b + chords[k] * a) / (a + b)
    out = []
    for k in range(len(keys) - 1):
        h = at[k + 1] - at[k]
        for t in np.linspace(0, 1, steps, endpoint=False):
            out.append(
                (2 * t**3 - 3 * t**2 + 1) * keys[k]
                + (t**3 - 2 * t**2 + t) * h * slopes[k]
                + (3 * t**2 - 2 * t**3) * keys[k + 1]
                + (t**3 - t**2) * h * slopes[k + 1]
            )
    out.append(keys[-1])
    return out


def rounded(ring, z, edge, up=True, steps=8):
    """Rings that turn the edge of a ring at height `z` through a quarter circle of radius `edge`, outside first."""
    out = []
    for k in range(1, steps + 1):
        a = math.pi / 2 * k / steps
        lift = edge * (math.sin(a) - 1)
        out.append(np.column_stack([inset(ring, edge * (1 - math.cos(a))), np.full(POINTS, z + (lift if up else -lift))]))
    return out


def lid_over(ring, z, dome, steps=10):
    """Rings that close an outline towards its middle, rising by `dome`."""
    middle = (ring.min(0) + ring.max(0)) / 2
    return [
        np.column_stack([middle + (ring - middle) * s, np.full(POINTS, z + dome * (1 - s * s))])
        for s in np.linspace(1, 0.02, steps + 1)[1:]
    ]


def plate(name, ring, z0, z1, material, edge=0.006, dome=0.0, foot=0.002):
    """A lying slab with a rounded upper edge: lids of tanks and seats."""
    rings = rounded(ring, z0, foot, up=False, steps=3)[::-1]
    rings.append(np.column_stack([ring, np.full(POINTS, z0 + foot)]))
    rings.append(np.column_stack([ring, np.full(POINTS, z1 - edge)]))
    rings += rounded(ring, z1, edge)
    return skin(name, rings + lid_over(inset(ring, edge), z1, dome), material)


def torus(name, outer, inner, z0, z1, material, edge=0.008):
    """A flat ring between two outlines with round edges: the seat."""
    edge = min(edge, (z1 - z0) / 2 - 0.0005)
    rings = rounded(outer, z0, edge, up=False)[::-1] + rounded(outer, z1, edge)
    grown = inset(inner, -2 * edge)
    inward = lambda z, up: [  # noqa: E731
        np.column_stack([inset(grown, 2 * edge - r), np.full(POINTS, h)])
        for r, h in ((edge * (1 - math.cos(a)), z + (1 if up else -1) * edge * (math.sin(a) - 1)) for a in np.linspace(0, math.pi / 2, 9))
    ]
    rings += inward(z1, True)[::-1] + inward(z0, False)
    return skin(name, rings + rings[:1], material, low=False, high=False)


def body(name, sections, material, edge=0.008, steps=8, relief=None, well=None):
    """A bowl through sections [(z, ring), ...] from the floor to the rim, its rim rounded by `edge`.

    `relief` moves the points of the skin (an array in, an array out). `well`: sections from the rim downwards that
    hollow the bowl; without them the top is closed.
    """
    rings = curve(sections, steps)
    z, rim = sections[-1]
    rings += rounded(rim, z + edge, edge)
    if relief:
        rings = [relief(ring) for ring in rings]
    if well:
        rings += curve([(z + edge, inset(rim, edge)), *well], steps)[1:]
    return skin(name, rings, material)


def ridge(path, height, reach):
    """Relief for body(): a soft ridge on both sides along a path of (y, z) points, where the trapway shows."""
    path = np.array(path)

    def raise_points(ring):
        p = ring[:, 1:]
        nearest = np.full(len(p), 9.0)
        for a, b in zip(path[:-1], path[1:]):
            along = np.clip(((p - a) @ (b - a)) / ((b - a) @ (b - a)), 0, 1)
            nearest = np.minimum(nearest, np.linalg.norm(p - a - along[:, None] * (b - a), axis=1))
        moved = ring.copy()
        side = np.tanh(ring[:, 0] / 0.03)
        moved[:, 0] += side * height * np.exp(-((nearest / reach) ** 2))
        return moved

    return raise_points


@lru_cache(maxsize=None)
def glaze(colour="#F4F3EF", roughness=0.06):
    """Fired glaze: smooth and deep; a matt glaze has a roughness of about 0.35."""
    g = m.Graph(f"glaze {colour}")
    g.set(Base_Color=m.linear(colour), Roughness=roughness, Specular=0.5)
    return g.material
