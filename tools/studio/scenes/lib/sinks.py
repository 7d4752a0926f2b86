"""Sinks from parts: bowls, rims, drains, aprons, pedestals, legs. Real sizes in metres; z = 0 of a bowl is its rim."""

import math

from .finishes import fitting
from .loft import arc, ellipse, flat, grown, moved, pierced_slab, rounded, skin
from .mesh import box, lathe, rod


def outline(shape, width, depth, corner=0.02):
    """The plan of a bowl: rect (corners of radius `corner`) or oval."""
    return ellipse(width, depth) if shape == "oval" else rounded(width, depth, corner)


def towards(ring, hole, share):
    """A ring moved point by point toward another."""
    return [(a + (c - a) * share, b + (d - b) * share) for (a, b), (c, d) in zip(ring, hole)]


def circle_like(ring, x, y, radius):
    """A circle with a point for each point of a ring, in the same directions."""
    return [(x + radius * math.cos(a), y + radius * math.sin(a)) for a in (math.atan2(py - y, px - x) for px, py in ring)]


def kitchen_drain(at, finish="stainless"):
    """A 3½ inch basket strainer: flange, basket with holes, lifting knob."""
    metal = fitting(finish)
    lathe("flange", [(0.0570, 0.0004), (0.0560, 0.0022), (0.0475, 0.0026), (0.0440, -0.0010), (0.0430, -0.010), (0, -0.010)], metal, at)
    lathe("basket", [(0.0420, -0.0030), (0.0410, -0.0015), (0.0330, -0.0055), (0.0300, -0.0085), (0, -0.0085)], metal, at)
    hole = fitting("dark")
    for ring, count in ((0.0365, 20), (0.0235, 10), (0.0150, 6)):
        for k in range(count):
            a = 2 * math.pi * k / count
            z = at[2] - (0.0037 if ring > 0.03 else 0.0084)
            lathe("hole", [(0.0024, 0), (0, 0.0001)], hole, (at[0] + ring * math.cos(a), at[1] + ring * math.sin(a), z + 0.0004), 10)
    lathe("knob", [(0.0050, -0.0085), (0.0045, 0.002), (0.0095, 0.004), (0.0095, 0.007), (0.008, 0.0085), (0, 0.009)], metal, at, 32)


def basin_drain(at, finish="chrome", kind="dome"):
    """A pop-up for a basin: a dome, or a flat grid for basins without overflow."""
    metal = fitting(finish)
    lathe("flange", [(0.0330, 0.0003), (0.0325, 0.0020), (0.0235, 0.0024), (0.0225, -0.004), (0, -0.004)], metal, at)
    if kind == "dome":
        lathe("stopper", [(0.0195, 0.0015), (0.0205, 0.0035), (0.0190, 0.0055), (0.011, 0.0075), (0, 0.0082)], metal, at)
    else:
        lathe("grid", [(0.0210, 0.0006), (0, 0.0006)], metal, at)
        for ring, count in ((0.0150, 10), (0.0075, 5)):
            for k in range(count):
                a = 2 * math.pi * k / count
                lathe("hole", [(0.0022, 0.0009), (0, 0.0009)], fitting("dark"), (at[0] + ring * math.cos(a), at[1] + ring * math.sin(a), at[2]), 10)


def bowl(name, plan, depth, material, at, floor=0.03, draft=0.006, drain=(0.0, 0.0, 0.055), fall=0.008, lip=0.0):
    """A straight-sided bowl: walls lean in by `draft`, turn into the floor by an arc of `floor`, and the floor falls to the
    drain. `lip` rounds the rim over, outward."""
    rings = []
    if lip:
        rings += [flat(grown(plan, lip * (1 - c)), -lip * (1 - s)) for c, s in arc(5, 90, 0)]
    else:
        rings.append(flat(plan, 0))
    rings.append(flat(grown(plan, -draft), -(depth - floor)))
    rings += [flat(grown(plan, -draft - floor * (1 - c)), -(depth - floor) - floor * s) for c, s in arc(7)[1:]]
    inner = grown(plan, -draft - floor)
    x, y, r = drain
    hole = circle_like(inner, x, y, r)
    for share in (0.25, 0.5, 0.75, 1.0):
        rings.append(flat(towards(inner, hole, share), -depth - fall * share**1.4))
    obj = skin(name, rings, material, at)
    return obj, (at[0] + x, at[1] + y, at[2] - depth - fall)


def dish(name, plan, depth, material, at, drain=(0.0, 0.0, 0.028), steep=2.6, lip=0.0):
    """A curved basin: from the rim down along a power curve to the drain; `steep` 2 is a bowl, 4 nearly a tub."""
    x, y, r = drain
    hole = circle_like(plan, x, y, r)
    rings = [flat(grown(plan, lip * (1 - c)), -lip * (1 - s)) for c, s in arc(5, 90, 0)][:-1] if lip else []
    count = 22
    for k in range(count + 1):
        # Closer together at the drain's end, where the curve is flat and light lingers.
        out = math.cos(math.pi / 2 * k / count)
        rings.append(flat(towards(plan, hole, 1 - out), -depth * (1 - out**steep)))
    obj = skin(name, rings, material, at)
    return obj, (at[0] + x, at[1] + y, at[2] - depth)


def vessel(plan, height, material, at, wall=0.012, foot=0.6, belly=2.2, depth=None, drain=0.026, rim=None):
    """A basin that stands on the top: outside rises from a foot (`foot` of the plan) to the rim, inside falls to the drain.

    `belly` 1 is a straight cone, larger is fuller at the foot.
    """
    rim = wall / 2 if rim is None else rim
    depth = depth or height - 0.022
    centre = circle_like(plan, 0, 0, 1e-4)

    def scaled(share):
        return towards(centre, plan, share)

    base = 0.006
    rings = [flat(scaled(foot - 0.02), 0.0005), flat(scaled(foot), base * 0.5)]
    for k in range(1, 15):
        t = k / 14
        share = foot + (1 - foot) * (1 - (1 - t) ** belly) if belly > 1 else foot + (1 - foot) * t
        rings.append(flat(scaled(share), base * 0.5 + (height - rim - base * 0.5) * t))
    # Over the rim.
    rings += [flat(grown(plan, -rim + rim * c), height - rim + rim * s) for c, s in arc(5)[1:]]
    rings += [flat(grown(plan, -wall + rim - rim * s), height - rim + rim * c) for c, s in arc(5)]
    inner = grown(plan, -wall)
    hole = circle_like(inner, 0, 0, drain)
    top, low = height - rim, height - depth
    for k in range(1, 19):
        a = math.pi / 2 * k / 18
        out, down = math.cos(a), math.sin(a)
        # A superellipse, squarer for upright vessels.
        power = 1 / (1 + 0.9 * foot)
        rings.append(flat(towards(hole, inner, out**power), top - (top - low) * down**power))
    skin("vessel", rings, material, at, True, False, 50)
    return (at[0], at[1], at[2] + low + 0.0)


def undermount(plan, depth, material, at, thick, **bowl_parts):
    """A bowl under a worktop whose top is `at`: its flange hides below the stone."""
    x, y, z = at
    rim = z - thick - 0.001
    skin("flange", [flat(grown(plan, 0.03), 0), flat(plan, 0)], material, (x, y, rim))
    return bowl("bowl", plan, depth, material, (x, y, rim), **bowl_parts)


def workstation_ledges(plan_width, plan_depth, at, material, drop=0.018, wide=0.012):
    """The two rails inside a workstation bowl that boards and racks slide on; `at` is the middle of the rim."""
    x, y, z = at
    for side in (-1, 1):
        a, b = sorted((y + side * plan_depth / 2, y + side * (plan_depth / 2 - wide)))
        box("ledge", (x - plan_width / 2 + 0.002, a, z - drop - 0.003), (x + plan_width / 2 - 0.002, b, z - drop), material, 0.001)


def drying_rack(x0, x1, y0, y1, z, finish="stainless"):
    """A rack of round bars lying across a bowl."""
    metal = fitting(finish)
    for y in (y0, y1):
        rod("rack rail", (x0, y, z), (x1, y, z), 0.0042, metal, 16)
    count = int((x1 - x0) / 0.022)
    for k in range(count + 1):
        x = x0 + (x1 - x0) * k / count
        rod("rack bar", (x, y0, z), (x, y1, z), 0.0030, metal, 12)


def cutting_board(x0, x1, y0, y1, z, thick=0.022, material=None):
    """A board lying across a bowl, with a finger slot at one end."""
    width, depth = x1 - x0, y1 - y0
    slot = moved(rounded(0.024, 0.10, 0.0118), x0 + 0.035, (y0 + y1) / 2)
    outline = moved(rounded(width, depth, 0.010), (x0 + x1) / 2, (y0 + y1) / 2)
    board = pierced_slab("board", outline, [slot], z + thick, thick, material, 0.0025)
    return board


def drop_in(plan, depth, material, at, rim=0.05, raise_by=0.012, steep=2.8, deck=0.0, drain=(0, 0, 0.028), tub=False, floor=0.05):
    """A self-rimming sink: a rolled rim on the worktop, a bowl inside. `deck` widens the rim at the back, for the faucet."""
    x, y, z = at
    outside = [(px, py + (deck if py > 0 else 0)) for px, py in grown(plan, rim)]
    r = raise_by * 0.6
    rings = [flat(outside, 0.0006), flat(outside, raise_by - r)]
    rings += [flat(grown(outside, r * (c - 1)), raise_by - r + r * s) for c, s in arc(4)[1:]]
    roll = 0.010
    rings += [flat(grown(plan, roll), raise_by)]
    rings += [flat(grown(plan, roll * (1 - s)), raise_by - roll + roll * c) for c, s in arc(4)[1:]]
    skin("rim", rings, material, at)
    inside = (x, y, z + raise_by - roll)
    if tub:
        return bowl("bowl", plan, depth, material, inside, floor, 0.012, drain)[1]
    return dish("bowl", plan, depth, material, inside, drain, steep)[1]


def washstand_basin(plan, height, material, at, wall_y, deck=0.10, depth=0.13, steep=2.6, foot=0.52):
    """The basin of a pedestal or a console: a thick deck with its back at `wall_y`, a bowl sunk in, its underside
    drawn in toward the foot. `at` is the middle of the bowl at the rim."""
    x, y, z = at
    front = grown(plan, 0.045)
    back = wall_y - y
    outside = [(px, min(py if py < 0 else py * 1.0 + deck * min(1, py / 0.12), back)) for px, py in front]
    r = 0.010
    under = [(px * foot, py * foot + 0.04) for px, py in outside]
    rings = [flat(under, -height), flat(towards(under, outside, 0.45), -height * 0.90), flat(towards(under, outside, 0.84), -height * 0.66), flat(towards(under, outside, 0.975), -height * 0.42), flat(outside, -height * 0.30), flat(outside, -r)]
    rings += [flat(grown(outside, r * (c - 1)), -r + r * s) for c, s in arc(4)[1:]]
    roll = 0.012
    rings += [flat(grown(plan, roll), 0.0)]
    rings += [flat(grown(plan, roll * (1 - s)), -roll + roll * c) for c, s in arc(4)[1:]]
    skin("washstand", rings, material, at, True, False, 50)
    return dish("bowl", plan, depth, material, (x, y, z - roll), (0, 0.01, 0.028), steep)[1]


def pedestal(at, height, material, width=0.20, depth=0.17, fluted=False):
    """The column under a basin, standing at `at`."""
    form = [(1.22, 0), (1.22, 0.025), (1.10, 0.055), (0.98, 0.10), (0.90, 0.22), (0.86, 0.50), (0.90, 0.80), (1.04, 0.93), (1.20, 1.0)]
    rings = [flat(ellipse(width * s, depth * s), height * t) for s, t in form]
    skin("pedestal", rings, material, at, True, True, 60)
    if fluted:
        for k in range(22):
            a = 2 * math.pi * k / 22
            rod("flute", (at[0] + width * 0.43 * math.cos(a), at[1] + depth * 0.43 * math.sin(a), at[2] + height * 0.2), (at[0] + width * 0.43 * math.cos(a), at[1] + depth * 0.43 * math.sin(a), at[2] + height * 0.8), 0.007, material, 16)
