"""Closed outlines on a wall, as lists of (x, z) points, anticlockwise, in metres, centred on nothing but themselves:
`outline(kind, width, height, ...)` always fills exactly the given width and height."""

import math
import random


def fit(points, width, height):
    """Stretches an outline to fill a box of that size about the origin."""
    xs, zs = [p[0] for p in points], [p[1] for p in points]
    x0, x1, z0, z1 = min(xs), max(xs), min(zs), max(zs)
    return [((x - (x0 + x1) / 2) * width / (x1 - x0), (z - (z0 + z1) / 2) * height / (z1 - z0)) for x, z in points]


def polar(radius, count=300):
    """Points at radius(angle) round the origin."""
    return [(radius(a) * math.cos(a), radius(a) * math.sin(a)) for a in (2 * math.pi * k / count for k in range(count))]


def arc(cx, cz, radius, start, end, count=28, squash=1.0):
    """Points on an arc between two angles in degrees, both ends included."""
    return [
        (cx + radius * math.cos(a), cz + radius * squash * math.sin(a))
        for a in (math.radians(start + (end - start) * k / count) for k in range(count + 1))
    ]


def soften(points, radius, count=9):
    """Rounds each corner of a polygon by an arc-like curve that begins `radius` before it; 0 leaves it sharp."""
    if radius <= 0:
        return list(points)
    out = []
    n = len(points)
    for i, p in enumerate(points):
        a, b = points[i - 1], points[(i + 1) % n]
        ends = []
        for q in (a, b):
            length = math.dist(p, q)
            t = min(radius, length * 0.48) / length
            ends.append((p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t))
        for k in range(count + 1):
            t = k / count
            out.append(tuple((1 - t) ** 2 * ends[0][c] + 2 * t * (1 - t) * p[c] + t * t * ends[1][c] for c in (0, 1)))
    return out


def rectangle(width, height, radius=0.0):
    """A rectangle, its corners rounded by true quarter circles."""
    w, h = width / 2, height / 2
    if radius <= 0:
        return [(-w, -h), (w, -h), (w, h), (-w, h)]
    r = min(radius, w, h)
    corners = ((w - r, -h + r, -90), (w - r, h - r, 0), (-w + r, h - r, 90), (-w + r, -h + r, 180))
    return [p for cx, cz, start in corners for p in arc(cx, cz, r, start, start + 90, 18)]


def oval(width, height, power=2.0):
    """An ellipse; a higher power squares it off (3 to 5: a squircle)."""
    def point(a):
        c, s = math.cos(a), math.sin(a)
        return (math.copysign(abs(c) ** (2 / power), c), math.copysign(abs(s) ** (2 / power), s))

    return fit([point(2 * math.pi * (k + 0.5) / 260) for k in range(260)], width, height)


def arch(width, height, rise=0.5, radius=0.0, pointed=False):
    """Upright sides and a curved head; `rise` is the head's height as a part of the width (0.5: half a circle)."""
    w = width / 2
    spring = height - width * rise
    foot = [(-w, 0.0), (w, 0.0)] if radius <= 0 else [*arc(-w + radius, radius, radius, 180, 270, 10), *arc(w - radius, radius, radius, 270, 360, 10)]
    if pointed:
        head = [(w * (1 - (k / 30) ** 1.8), spring + width * rise * (k / 30) ** 0.85) for k in range(31)]
        head += [(-x, z) for x, z in reversed(head[:-1])]
    else:
        head = arc(0, spring, w, 0, 180, 64, 2 * rise)
    return fit([*foot, *head], width, height)


def pebble(width, height, seed=1, roughness=0.1):
    """A river stone: a circle that a few slow waves have pushed out of true."""
    rng = random.Random(seed)
    waves = [(k, rng.uniform(0.4, 1.0) * roughness / k**0.7, rng.uniform(0, 6.28)) for k in (2, 3, 4)]
    return fit(polar(lambda a: 1 + sum(size * math.cos(k * a + phase) for k, size, phase in waves)), width, height)


def scallop(width, height, lobes=12, depth=0.06):
    """A flower or cloud edge of equal round lobes, meeting in cusps."""
    return fit(polar(lambda a: 1 - depth + depth * abs(math.cos(lobes * a / 2)) ** 0.7 * 1.6, 60 * max(6, lobes // 2)), width, height)


def drop(width, height, turned=1):
    """A water drop, pointing up (turned 1) or down (-1)."""
    points = []
    for k in range(240):
        t = 2 * math.pi * k / 240
        points.append((math.sin(t) * math.sin(t / 2) ** 1.5, math.cos(t)))
    points = [(x, turned * z) for x, z in points]
    return fit(points if turned < 0 else points[::-1], width, height)


def wave(width, height, swing=0.05, count=1.5, sides="both", radius=0.03):
    """A rectangle whose long sides sway together (`both`) or whose right side alone does (`right`)."""
    w, h = width / 2, height / 2
    n = 90
    right = [(w + swing * math.sin(2 * math.pi * count * k / n), -h + height * k / n) for k in range(n + 1)]
    left = [(-w + (swing * math.sin(2 * math.pi * count * k / n) if sides == "both" else 0), -h + height * k / n) for k in range(n, -1, -1)]
    return fit([*right, *left], width, height)


def polygon(width, height, corners=(), radius=0.0):
    """Any straight-sided figure from corners in a unit square (anticlockwise), its corners rounded by `radius`."""
    return soften(fit([tuple(c) for c in corners], width, height), radius)


def clipped(width, height, cut=0.08):
    """A rectangle with its corners cut off straight."""
    w, h = width / 2, height / 2
    return [(-w + cut, -h), (w - cut, -h), (w, -h + cut), (w, h - cut), (w - cut, h), (-w + cut, h), (-w, h - cut), (-w, -h + cut)]


def notched(width, height, cut=0.06):
    """A rectangle whose corners are hollowed by quarter circles, as on a ticket."""
    w, h = width / 2, height / 2
    corners = ((w, -h, 180, 90), (w, h, 270, 180), (-w, h, 360, 270), (-w, -h, 90, 0))
    return [p for cx, cz, a, b in corners for p in arc(cx, cz, cut, a, b, 14)]


def circles(width, height, discs=()):
    """The union of discs (x, z, radius) that all overlap the first one's centre of view: a cloud, a trefoil."""
    def radius(a):
        far = 0.0
        c, s = math.cos(a), math.sin(a)
        for x, z, r in discs:
            along, off = x * c + z * s, -x * s + z * c
            if abs(off) < r:
                far = max(far, along + math.sqrt(r * r - off * off))
        return far

    return fit(polar(radius, 540), width, height)


def crescent(width, height, flat=0.25):
    """A disc with one side cut off straight, `flat` of its diameter from the left."""
    a = math.degrees(math.acos(1 - 2 * flat))
    return fit(arc(0, 0, 1, -180 + a, 180 - a, 120), width, height)


def waisted(width, height, waist=0.72):
    """Two round ends joined by a softly drawn-in waist."""
    points = []
    for k in range(280):
        t = 2 * math.pi * k / 280
        z = math.sin(t)
        points.append((math.copysign(abs(math.cos(t)) ** 0.75, math.cos(t)) * (1 - (1 - waist) * math.cos(math.pi * z / 1.35) ** 2 * (abs(z) < 0.675)), z))
    return fit(points, width, height)


def lens(width, height):
    """Two arcs that meet in a point above and below: an almond."""
    r = (width / 2 + (height / 2) ** 2 / (width / 2)) / 2
    a = math.degrees(math.asin(height / 2 / r))
    return fit([*arc(-(r - width / 2), 0, r, -a, a, 60)[:-1], *arc(r - width / 2, 0, r, 180 - a, 180 + a, 60)[:-1]], width, height)


def stepped(width, height, steps=3, tread=0.05, rise=0.045):
    """A rectangle whose head climbs to the middle in steps."""
    w, h = width / 2, height / 2
    right = [(w, -h)]
    for k in range(steps):
        z = h - rise * (steps - k)
        right += [(w - tread * k, z), (w - tread * (k + 1), z)]
    right.append((w - tread * steps, h))
    return [(-x, z) for x, z in right[:1]] + right + [(-x, z) for x, z in reversed(right[1:])]


KINDS = {f.__name__: f for f in (rectangle, oval, arch, pebble, scallop, drop, wave, polygon, clipped, notched, circles, crescent, waisted, lens, stepped)}


def outline(kind, width, height, **particular):
    """The outline of a kind, filling the given size."""
    return KINDS[kind](width, height, **particular)


def resample(points, spacing):
    """The same outline with points at equal distances: for ribs, beads and studs."""
    lengths = [math.dist(p, points[(i + 1) % len(points)]) for i, p in enumerate(points)]
    total = sum(lengths)
    count = max(8, round(total / spacing))
    out, i, walked = [], 0, 0.0
    for k in range(count):
        target = total * k / count
        while walked + lengths[i] < target:
            walked += lengths[i]
            i += 1
        t = (target - walked) / lengths[i]
        p, q = points[i], points[(i + 1) % len(points)]
        out.append((p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t))
    return out


def grow(points, distance):
    """The outline moved outward by a distance (inward if negative), corners mitred."""
    out = []
    n = len(points)
    for i, p in enumerate(points):
        a, b = points[i - 1], points[(i + 1) % n]
        la, lb = math.dist(a, p) or 1e-9, math.dist(p, b) or 1e-9
        na = ((p[1] - a[1]) / la, -(p[0] - a[0]) / la)
        nb = ((b[1] - p[1]) / lb, -(b[0] - p[0]) / lb)
        scale = distance / max(0.35, 1 + na[0] * nb[0] + na[1] * nb[1])
        out.append((p[0] + (na[0] + nb[0]) * scale, p[1] + (na[1] + nb[1]) * scale))
    return out
