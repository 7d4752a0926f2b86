"""Faucets from parts: turned bodies, swept spouts, handles, sprays. Real sizes in metres.

A faucet stands at `at` on a deck, or leaves a wall; `forward` (-y) is where the spout points. Kitchen spouts are 380 to 450 mm
high and reach 200 to 230; basin spouts reach 110 to 150.
"""

import math

import bpy
from mathutils import Matrix, Vector

from .finishes import fitting
from .loft import plate, rounded
from .mesh import bevel, box, lathe, rod, tube

UP = Vector((0, 0, 1))


def filleted(corners, radius, steps=14):
    """Points along a broken line whose corners are replaced by arcs of `radius` (or one radius per inner corner)."""
    corners = [Vector(c) for c in corners]
    radii = radius if isinstance(radius, (list, tuple)) else [radius] * (len(corners) - 2)
    out = [corners[0]]
    for before, here, after, r in zip(corners, corners[1:], corners[2:], radii):
        a, b = (before - here).normalized(), (after - here).normalized()
        angle = a.angle(b)
        cut = min(r / math.tan(angle / 2), (before - here).length * 0.999, (after - here).length * 0.999)
        r = cut * math.tan(angle / 2)
        centre = here + (a + b).normalized() * (r / math.sin(angle / 2))
        start, end = here + a * cut - centre, here + b * cut - centre
        sweep, axis = start.angle(end), start.cross(end).normalized()
        out += [centre + Matrix.Rotation(sweep * k / steps, 3, axis) @ start for k in range(steps + 1)]
    return [*out, corners[-1]]


def sweep(name, points, radius, material, ends=(1.0, 1.0)):
    """A round pipe through points, its radius going from the first to the second factor of `ends`."""
    lengths = [0.0]
    for a, b in zip(points, points[1:]):
        lengths.append(lengths[-1] + (b - a).length)
    taper = [ends[0] + (ends[1] - ends[0]) * s / lengths[-1] for s in lengths]
    return tube(name, points, radius, material, curved=False, taper=taper)


def turned(name, profile, material, at, towards=UP):
    """A turned part whose axis leaves `at` in the direction `towards`."""
    obj = lathe(name, profile, material, at, 56, 32)
    obj.rotation_euler = Vector(towards).to_track_quat("Z", "Y").to_euler()
    return obj


def edged(radius, low, high, ease=0.0015):
    """Profile of a cylinder between two heights with eased rims."""
    return [(0, low), (radius - ease, low), (radius, low + ease), (radius, high - ease), (radius - ease, high), (0, high)]


BODIES = {
    # (radius, z) in metres, from the deck up; the spout leaves from the last point.
    "slim": [(0.0, 0), (0.026, 0), (0.026, 0.004), (0.0245, 0.0055), (0.0215, 0.006), (0.0215, 0.098), (0.0200, 0.100), (0.0165, 0.1005), (0, 0.1005)],
    "stepped": [(0.0, 0), (0.030, 0), (0.030, 0.006), (0.028, 0.008), (0.0245, 0.0085), (0.0245, 0.075), (0.0225, 0.077), (0.0205, 0.0775), (0.0205, 0.110), (0.0185, 0.112), (0, 0.112)],
    "conical": [(0.0, 0), (0.031, 0), (0.031, 0.003), (0.029, 0.008), (0.0255, 0.030), (0.0225, 0.070), (0.0195, 0.112), (0.0180, 0.128), (0, 0.130)],
    "bell": [(0.0, 0), (0.032, 0), (0.032, 0.005), (0.030, 0.008), (0.025, 0.012), (0.021, 0.020), (0.0195, 0.034), (0.021, 0.048), (0.0245, 0.058), (0.0255, 0.066), (0.0245, 0.074), (0.0205, 0.082), (0.0180, 0.100), (0.0205, 0.106), (0.0205, 0.112), (0.0160, 0.116), (0, 0.116)],
    "heavy": [(0.0, 0), (0.034, 0), (0.034, 0.008), (0.032, 0.010), (0.0285, 0.0105), (0.0285, 0.105), (0.0265, 0.108), (0.019, 0.109), (0.019, 0.130), (0, 0.130)],
    "short": [(0.0, 0), (0.026, 0), (0.026, 0.004), (0.024, 0.006), (0.021, 0.0065), (0.021, 0.046), (0.019, 0.048), (0, 0.048)],
    "pedestal": [(0.0, 0), (0.027, 0), (0.027, 0.004), (0.024, 0.009), (0.0165, 0.016), (0.0145, 0.028), (0.0165, 0.038), (0.0195, 0.042), (0.0195, 0.048), (0.0150, 0.052), (0, 0.052)],
}


def lever(name, root, out, material, length=0.085, radius=0.0052, rise=0.0, tip=0.75):
    """A round lever that leaves `root` along `out` and ends `rise` higher."""
    root, out = Vector(root), Vector(out).normalized()
    end = root + out * length + UP * rise
    points = filleted([root, root + out * length * 0.3 + UP * rise * 0.1, end], 0.05)
    sweep(name, points, radius, material, (1.1, tip))
    ball = turned(f"{name} tip", [(0, -radius * tip), *[(radius * tip * math.cos(a), radius * tip * math.sin(a)) for a in (math.radians(-60 + 15 * k) for k in range(9))], (0, radius * tip)], material, end)
    return ball


def blade(name, root, out, material, length=0.09, width=0.018, thick=0.006, tilt=0.0):
    """A flat lever: a rounded bar from `root` along `out`, tilted up by degrees."""
    root, out = Vector(root), Vector(out).normalized()
    obj = plate(name, rounded(length, width, width * 0.45, 6), thick, material, round=thick * 0.35)
    turn = Matrix.Rotation(math.atan2(out.y, out.x), 4, "Z") @ Matrix.Rotation(math.radians(-tilt), 4, "Y")
    obj.matrix_world = Matrix.Translation(root) @ turn @ Matrix.Translation((length / 2 - width * 0.4, 0, 0))
    return obj


def cross(name, at, towards, material, span=0.034, porcelain=True):
    """A cross handle on its hub, facing `towards`, with an inlaid button."""
    at, towards = Vector(at), Vector(towards).normalized()
    turned(f"{name} hub", [(0, 0), (0.014, 0), (0.0125, 0.006), (0.0105, 0.016), (0.0135, 0.022), (0.0145, 0.030), (0.0125, 0.038), (0, 0.039)], material, at, towards)
    turned(f"{name} button", [(0.0085, 0.0388), (0.0080, 0.0405), (0, 0.0415)], fitting("white") if porcelain else material, at, towards)
    centre = at + towards * 0.026
    side = towards.orthogonal().normalized()
    for k in range(4):
        arm = Matrix.Rotation(math.radians(90 * k + 45), 3, towards) @ side
        turned(f"{name} arm {k}", [(0.0060, 0.008), (0.0042, 0.014), (0.0040, span - 0.009), (0.0062, span - 0.005), (0.0066, span), (0.0045, span + 0.004), (0, span + 0.005)], material, centre, arm)


def knurled(name, at, towards, material, radius=0.017, length=0.034):
    """A fluted round knob."""
    knob = turned(name, edged(radius, 0.004, length, 0.0016), material, at, towards)
    flutes = 26
    for k in range(flutes):
        a = 2 * math.pi * k / flutes
        turn = Vector(towards).to_track_quat("Z", "Y")
        foot = Vector(at) + turn @ Vector((radius * math.cos(a), radius * math.sin(a), 0.008))
        rod(f"{name} flute {k}", foot, foot + Vector(towards).normalized() * (length - 0.012), 0.0016, material, 10)
    turned(f"{name} collar", edged(radius * 0.8, 0, 0.006, 0.0006), material, at, towards)
    return knob


def handle(kind, at, towards, side, finish, name="handle"):
    """A handle on a valve at `at`: its axis leaves along `towards`, a lever swings to `side`.

    kinds: lever, blade, pin, cross, cross-metal, knob, hoop.
    """
    material = fitting(finish)
    at, towards, side = Vector(at), Vector(towards).normalized(), Vector(side).normalized()
    if kind.startswith("cross"):
        cross(name, at, towards, material, porcelain=kind == "cross")
    elif kind == "knob":
        knurled(name, at, towards, material)
    elif kind == "lever":
        turned(f"{name} hub", [(0, 0), (0.0155, 0), (0.0155, 0.004), (0.0135, 0.010), (0.0115, 0.018), (0.0130, 0.026), (0.0105, 0.034), (0, 0.036)], material, at, towards)
        lever(name, at + towards * 0.026, side, material, 0.078, 0.0056, 0.008)
    elif kind == "blade":
        turned(f"{name} hub", edged(0.0165, 0.0005, 0.030), material, at, towards)
        blade(name, at + towards * 0.0305, side, material, 0.088, 0.022, 0.007, 3)
    elif kind == "pin":
        turned(f"{name} hub", edged(0.0150, 0.0005, 0.034), material, at, towards)
        lever(name, at + towards * 0.020, side, material, 0.072, 0.0042, 0.0, 1.0)
    elif kind == "hoop":
        turned(f"{name} hub", edged(0.0140, 0.0005, 0.026), material, at, towards)
        for lift in (-1, 1):
            sweep(f"{name} {lift}", filleted([at + towards * 0.018, at + towards * 0.018 + side * 0.03 + UP * 0.009 * lift, at + towards * 0.018 + side * 0.085], 0.02), 0.0032, material)


def spout_path(shape, at, height, reach, drop=0.05, base=0.09):
    """The middle line of a spout, from `base` above the deck. `height` is of its highest point, `reach` to its outlet."""
    x, y, z = at

    def p(forward, up):
        return Vector((x, y - forward, z + up))

    if shape == "gooseneck":
        r = reach / 2
        return filleted([p(0, base), p(0, height), p(reach, height), p(reach, height - r - drop)], r, 26)
    if shape == "swan":
        return filleted([p(0, base), p(0.0, height * 0.62), p(reach * 0.10, height), p(reach * 0.80, height * 1.0), p(reach, height - reach * 0.42 - drop)], [0.12, reach * 0.34, reach * 0.36], 20)
    if shape == "square":
        return filleted([p(0, base), p(0, height), p(reach, height), p(reach, height - drop)], 0.028, 14)
    if shape == "angled":
        return filleted([p(0, base), p(0, height * 0.66), p(reach, height), p(reach + drop * 0.12, height - drop)], [0.05, 0.022], 14)
    if shape == "low":
        return filleted([p(0, base), p(0, height * 0.72), p(reach * 0.42, height), p(reach, height * 0.86), p(reach + 0.012, height * 0.86 - drop)], [0.06, 0.10, 0.02], 14)
    if shape == "arched":
        return filleted([p(0, base), p(0, height * 0.86), p(reach * 0.32, height * 1.08), p(reach, height * 0.78), p(reach, height * 0.78 - drop)], [0.05, 0.09, 0.03], 16)
    if shape == "straight":
        return [p(0, base), p(reach * 0.5, (base + height) / 2), p(reach, height)]
    raise ValueError(shape)


def aerator(points, radius, finish):
    """The outlet of a spout: a collar and a dark mesh."""
    aim = (points[-1] - points[-2]).normalized()
    turned("collar", [(0, -0.010), (radius * 1.10, -0.010), (radius * 1.14, -0.008), (radius * 1.14, 0.004), (radius * 1.02, 0.005), (radius * 0.85, 0.005), (radius * 0.85, 0.002), (0, 0.002)], fitting(finish), points[-1], aim)
    turned("mesh", [(radius * 0.8, 0.0024), (0, 0.0024)], fitting("rubber"), points[-1], aim)


WANDS = {
    "straight": (0.118, [(1.00, 0), (1.06, 0.02), (1.06, 0.95), (1.0, 1.0)]),
    "bell": (0.128, [(1.00, 0), (1.05, 0.03), (1.10, 0.45), (1.40, 0.86), (1.46, 0.93), (1.46, 0.985), (1.40, 1.0)]),
    "flared": (0.108, [(1.00, 0), (1.20, 0.05), (1.22, 0.30), (1.55, 0.55), (1.62, 0.62), (1.62, 0.97), (1.54, 1.0)]),
    "slim": (0.145, [(1.00, 0), (1.0, 0.95), (0.96, 1.0)]),
}


def wand(kind, points, radius, finish, button=True):
    """A pull-down spray at the end of a spout: a seam, a body, two buttons, a rubber face with nozzles."""
    length, form = WANDS[kind]
    material = fitting(finish)
    start, aim = points[-1], (points[-1] - points[-2]).normalized()
    turned("seam", edged(radius * 0.93, -0.001, 0.0022, 0.0002), fitting("rubber"), start, aim)
    start = start + aim * 0.0016
    profile = [(0, 0), *((radius * r, length * t) for r, t in form), (0, length)]
    turned("wand", profile, material, start, aim)
    face = radius * form[-1][0]
    turned("spray face", [(face * 0.9, length + 0.0004), (face * 0.84, length + 0.0026), (0, length + 0.0026)], fitting("rubber"), start, aim)
    if button:
        back = aim.cross(Vector((1, 0, 0))).normalized()
        back = back if back.y < 0 else -back
        bend = next(r for r, t in form if t > 0.4)
        pad = plate("button", rounded(0.013, 0.034, 0.006, 6), 0.003, fitting("rubber"), round=0.001)
        pad.matrix_world = Matrix.Translation(start + aim * length * 0.40 + back * (radius * (bend if kind != "flared" else 1.2) - 0.0012)) @ back.to_track_quat("Z", "Y").to_matrix().to_4x4()


def coil(points, radius, material, pitch=0.0072, wire=0.0021):
    """A spring wound round a path."""
    lengths = [0.0]
    for a, b in zip(points, points[1:]):
        lengths.append(lengths[-1] + (b - a).length)
    turns = lengths[-1] / pitch
    count = int(turns * 14)
    out, i = [], 0
    side = Vector((1, 0, 0))
    for k in range(count + 1):
        s = lengths[-1] * k / count
        while i < len(points) - 2 and lengths[i + 1] < s:
            i += 1
        along = (points[i + 1] - points[i]).normalized()
        centre = points[i] + along * (s - lengths[i])
        a = 2 * math.pi * turns * k / count
        out.append(centre + (side * math.cos(a) + along.cross(side) * math.sin(a)) * radius)
    return sweep("spring", out, wire, material)


def deck_plate(at, width, finish, depth=0.058, thick=0.008, radius=0.028):
    return plate("deck plate", rounded(width, depth, radius), thick, fitting(finish), (at[0], at[1], at[2] + 0.0004), 0.003)


def side_spray(at, finish):
    """A hand spray resting in its holder on the deck."""
    material = fitting(finish)
    turned("holder", [(0, 0), (0.024, 0), (0.024, 0.004), (0.019, 0.010), (0.0175, 0.030), (0.0155, 0.032), (0, 0.032)], material, at)
    turned("spray", [(0, 0.033), (0.0125, 0.033), (0.0135, 0.06), (0.0115, 0.10), (0.0135, 0.125), (0.0175, 0.140), (0.0185, 0.148), (0.0165, 0.152), (0, 0.153)], material, at)


def dispenser(at, finish):
    """A soap pump on the deck."""
    material = fitting(finish)
    turned("pump", [(0, 0), (0.022, 0), (0.022, 0.004), (0.0165, 0.008), (0.0155, 0.040), (0.0135, 0.043), (0.006, 0.044), (0.006, 0.062), (0.0125, 0.064), (0.0125, 0.078), (0.0105, 0.080), (0, 0.080)], material, at)
    x, y, z = at
    sweep("pump spout", filleted([Vector((x, y, z + 0.071)), Vector((x, y - 0.085, z + 0.078)), Vector((x, y - 0.093, z + 0.060))], 0.012), 0.0052, material)


def air_gap(at, finish):
    turned("air gap", [(0, 0), (0.024, 0), (0.024, 0.004), (0.020, 0.006), (0.020, 0.042), (0.017, 0.050), (0.008, 0.054), (0, 0.0545)], fitting(finish), at)


def kitchen(at, spout="gooseneck", height=0.41, reach=0.215, body="slim", radius=0.0135, wand_kind="straight", drop=None, grip="side-lever", finish="chrome", accent=None, plate_width=0.0, extras=(), aim=0.0):
    """A one-hole kitchen faucet. grip: side-lever, side-pin, side-blade, side-knob, top-lever, top-blade. `extras` stand to
    the right: spray, soap, air-gap. `accent` is a second finish for wand and grip; `aim` swings the spout, in degrees."""
    before = set(bpy.data.objects)
    material = fitting(finish)
    second = accent or finish
    profile = BODIES[body]
    turned("body", profile, material, at)
    top = profile[-1][1]
    drop = (0.012 if wand_kind else 0.05) if drop is None else drop
    path = spout_path(spout, at, height, reach, drop, top - 0.002)
    sweep("spout", path, radius, material)
    if wand_kind:
        wand(wand_kind, path, radius, second)
    else:
        aerator(path, radius, second)
    if aim:
        swing = Matrix.Translation(at) @ Matrix.Rotation(math.radians(aim), 4, "Z") @ Matrix.Translation(-Vector(at))
        bpy.context.view_layer.update()
        for obj in set(bpy.data.objects) - before:
            obj.matrix_world = swing @ obj.matrix_world
    kitchen_grip(grip, at, top, second)
    if plate_width:
        deck_plate(at, plate_width, finish)
    for i, extra in enumerate(extras):
        stand = (at[0] + 0.115 + 0.10 * i, at[1], at[2])
        {"spray": side_spray, "soap": dispenser, "air-gap": air_gap}[extra](stand, finish)


def kitchen_grip(grip, at, top, finish):
    where, kind = grip.split("-", 1)
    at = Vector(at)
    if where == "side":
        hub = at + UP * (top * 0.62)
        material = fitting(finish)
        if kind == "lever":
            turned("hub", edged(0.0165, 0.010, 0.046), material, hub, (1, 0, 0))
            lever("grip", hub + Vector((0.036, 0, 0.008)), (0.35, 0, 1), material, 0.098, 0.0052, 0)
        elif kind == "pin":
            turned("hub", edged(0.0150, 0.010, 0.040), material, hub, (1, 0, 0))
            lever("grip", hub + Vector((0.036, 0, 0)), (1, 0, 0.25), material, 0.072, 0.0042, 0, 1.0)
        elif kind == "blade":
            turned("hub", edged(0.0175, 0.010, 0.044), material, hub, (1, 0, 0))
            paddle = plate("grip", rounded(0.106, 0.019, 0.006, 6), 0.006, material, round=0.002)
            paddle.matrix_world = Matrix.Translation(hub + Vector((0.047, 0, 0.030))) @ Matrix.Rotation(math.radians(-82), 4, "Y")
        elif kind == "knob":
            handle("knob", hub + Vector((0.014, 0, 0)), (1, 0, 0), UP, finish)
    else:
        raise ValueError(grip)


def bridge(at, height=0.36, reach=0.21, spread=0.203, grip="cross", spout="gooseneck", finish="polished nickel", extras=("spray",), radius=0.0115, lift=0.085):
    """A bridge faucet: two risers `spread` apart carry a bar, the spout stands on its middle."""
    x, y, z = at
    material = fitting(finish)
    for side in (-1, 1):
        foot = Vector((x + side * spread / 2, y, z))
        turned("riser", [(0, 0), (0.028, 0), (0.028, 0.004), (0.0245, 0.009), (0.0165, 0.016), (0.0135, 0.030), (0.0125, lift - 0.022), (0.0175, lift - 0.016), (0.0195, lift), (0.0175, lift + 0.016), (0.0145, lift + 0.020), (0, lift + 0.021)], material, foot)
        handle(grip, foot + UP * (lift + 0.019), UP, (side, -0.25, 0), finish, f"handle {side}")
    rod("bridge", (x - spread / 2, y, z + lift), (x + spread / 2, y, z + lift), 0.0105, material)
    turned("hub", [(0, -0.018), (0.0150, -0.018), (0.0185, -0.010), (0.0185, 0.010), (0.0155, 0.020), (0.0175, 0.026), (0.0175, 0.030), (0.0135, 0.036), (0, 0.038)], material, (x, y, z + lift))
    path = spout_path(spout, at, height, reach, 0.025, lift + 0.030)
    sweep("spout", path, radius, material)
    aerator(path, radius, finish)
    for i, extra in enumerate(extras):
        {"spray": side_spray, "soap": dispenser}[extra]((x + spread / 2 + 0.11 + 0.1 * i, y, z), finish)


def two_handle_kitchen(at, height=0.33, reach=0.205, spread=0.203, grip="lever", spout="swan", finish="oil-rubbed bronze", extras=(), body="bell", radius=0.0125):
    """Spout and two handles, each in its own hole."""
    x, y, z = at
    for side in (-1, 1):
        foot = Vector((x + side * spread / 2, y, z))
        turned("valve", BODIES["pedestal"], fitting(finish), foot)
        handle(grip, foot + UP * 0.050, UP, (side, -0.2, 0), finish, f"handle {side}")
    turned("body", BODIES[body], fitting(finish), at)
    path = spout_path(spout, at, height, reach, 0.03, BODIES[body][-1][1] - 0.002)
    sweep("spout", path, radius, fitting(finish))
    aerator(path, radius, finish)
    for i, extra in enumerate(extras):
        {"spray": side_spray, "soap": dispenser}[extra]((x + spread / 2 + 0.10 + 0.1 * i, y, z), finish)


def commercial(at, height=0.52, reach=0.22, finish="stainless", spring=None, second_spout=False, two_valves=False, body="heavy"):
    """A sprung pre-rinse faucet: riser, spring arch, spray head in its docking arm; perhaps a pot-filler spout below."""
    x, y, z = at
    material = fitting(finish)
    turned("body", BODIES[body], material, at)
    top = BODIES[body][-1][1]
    post = 0.245
    rod("riser", (x, y, z + top - 0.002), (x, y, z + post), 0.0115, material)
    turned("joint", edged(0.0155, -0.012, 0.016), material, (x, y, z + post))
    r = reach / 2
    path = filleted([Vector((x, y, z + post + 0.014)), Vector((x, y, z + height)), Vector((x, y - reach, z + height)), Vector((x, y - reach, z + height - r - 0.085))], r, 26)
    sweep("hose", path, 0.0080, fitting("rubber"))
    coil(path, 0.0138, fitting(spring or finish))
    end = path[-1]
    turned("spray", [(0, -0.006), (0.0155, -0.006), (0.0165, 0.002), (0.0150, 0.020), (0.0140, 0.070), (0.0180, 0.096), (0.0235, 0.108), (0.0245, 0.120), (0.0225, 0.124), (0, 0.124)], material, end, (0, 0, -1))
    turned("face", [(0.020, 0.1243), (0.019, 0.127), (0, 0.127)], fitting("rubber"), end, (0, 0, -1))
    lever("trigger", end + Vector((0, 0.015, -0.030)), (0, 0.35, -1), material, 0.075, 0.0038, 0, 1.0)
    dock = z + post - 0.035
    turned("dock collar", edged(0.0165, -0.013, 0.013), material, (x, y, dock))
    low = end.z - 0.035
    sweep("dock arm", filleted([Vector((x, y, dock)), Vector((x, y - reach * 0.55, dock)), Vector((x, y - reach * 0.55, low)), Vector((x, y - reach + 0.020, low))] if abs(low - dock) > 0.03 else [Vector((x, y, dock)), Vector((x, y - reach * 0.5, dock)), Vector((x, y - reach + 0.020, low))], 0.02), 0.0062, material)
    turned("dock ring", [(0.0195, -0.008), (0.0225, -0.006), (0.0225, 0.006), (0.0195, 0.008), (0.0185, 0.0), (0.0195, -0.008)], material, (x, y - reach, low))
    if second_spout:
        fill = spout_path("square", (x, y, z), top + 0.012, 0.19, 0.035, top - 0.03)
        sweep("pot filler", fill, 0.0108, material)
        aerator(fill, 0.0108, finish)
    if two_valves:
        for side in (-1, 1):
            foot = Vector((x + side * 0.102, y, z))
            turned("valve", BODIES["short"], material, foot)
            turned("valve neck", edged(0.0135, 0.0, 0.018), material, foot + UP * 0.047)
            handle("blade", foot + UP * 0.060, UP, (side, -0.35, 0), finish, f"handle {side}")
        rod("bar", (x - 0.102, y, z + 0.030), (x + 0.102, y, z + 0.030), 0.014, material)
    else:
        kitchen_grip("side-lever", at, top, finish)


def basin_spout(shape, at, finish, height=0.18, reach=0.13, body="short", radius=0.0115):
    """The spout of a basin faucet: a pipe shape, or `trough` (open waterfall), `flat` (a broad blade)."""
    x, y, z = at
    material = fitting(finish)
    if shape in ("trough", "flat"):
        width = 0.042 if shape == "trough" else 0.036
        bevel(box("column", (x - width / 2, y - 0.020, z + 0.0005), (x + width / 2, y + 0.020, z + height), material, 0.004), 0)
        lip = z + height - 0.004
        if shape == "trough":
            box("trough floor", (x - width / 2, y - reach, lip - 0.020), (x + width / 2, y - 0.0205, lip - 0.014), material, 0.0015)
            for side in (-1, 1):
                a, b = sorted((x + side * width / 2, x + side * (width / 2 - 0.004)))
                box("trough side", (a, y - reach, lip - 0.0135), (b, y - 0.0205, lip), material, 0.0012)
        else:
            box("blade spout", (x - width / 2, y - reach, lip - 0.018), (x + width / 2, y - 0.0205, lip), material, 0.003)
            turned("mesh", [(0, 0), (0.010, 0), (0.010, 0.003), (0, 0.003)], fitting("rubber"), (x, y - reach + 0.020, lip - 0.0185), (0, 0, -1))
        return
    turned("body", BODIES[body], material, at)
    path = spout_path(shape, at, height, reach, 0.022, BODIES[body][-1][1] - 0.002)
    sweep("spout", path, radius, material, (1.08, 0.96))
    aerator(path, radius * 0.96, finish)


def widespread(at, spout="gooseneck", height=0.20, reach=0.135, grip="lever", spread=0.203, finish="chrome", body="short", radius=0.0115, square=False, accent=None):
    """A basin faucet in three holes, handles `spread` apart."""
    x, y, z = at
    basin_spout(spout, at, finish, height, reach, body, radius)
    for side in (-1, 1):
        foot = Vector((x + side * spread / 2, y, z))
        if square:
            box("valve", foot + Vector((-0.021, -0.021, 0.0005)), foot + Vector((0.021, 0.021, 0.034)), fitting(finish), 0.004)
            blade(f"handle {side}", foot + Vector((-side * 0.012, 0, 0.036)), (side, 0, 0), fitting(accent or finish), 0.085, 0.030, 0.008, 4)
        else:
            turned("valve", BODIES["pedestal" if body in ("bell", "pedestal") else "short"], fitting(finish), foot)
            handle(grip, foot + UP * 0.046, UP, (side, -0.25, 0), accent or finish, f"handle {side}")


def centerset(at, spout="arched", height=0.13, reach=0.115, grip="lever", finish="chrome", radius=0.012, square=False, body="short"):
    """A basin faucet on one 100 mm plate, handles 4 inches apart."""
    x, y, z = at
    plate("base", rounded(0.160, 0.052, 0.006 if square else 0.026), 0.018, fitting(finish), (x, y, z + 0.0004), 0.005)
    deck = z + 0.0182
    basin_spout(spout, (x, y, deck), finish, height, reach, body, radius)
    for side in (-1, 1):
        foot = Vector((x + side * 0.0508, y, deck))
        turned("valve", edged(0.0175, 0.0, 0.016), fitting(finish), foot)
        handle(grip, foot + UP * 0.0155, UP, (side, -0.15, 0), finish, f"handle {side}")


def single_hole(at, height=0.165, reach=0.12, style="cylinder", finish="chrome", tall=0.0, accent=None):
    """A basin mixer in one hole. styles: cylinder (lever on top), joystick, arc (side pin), block (square, blade lever).
    `tall` lengthens the body for vessel basins."""
    x, y, z = at
    material, second = fitting(finish), fitting(accent or finish)
    if style in ("cylinder", "joystick"):
        h = height + tall
        turned("body", [(0, 0), (0.027, 0), (0.027, 0.004), (0.025, 0.006), (0.0225, 0.0065), (0.0215, h - 0.004), (0.0200, h), (0, h)], material, at)
        path = filleted([Vector((x, y, z + h - 0.052)), Vector((x, y - reach * 0.9, z + h - 0.034)), Vector((x, y - reach, z + h - 0.062))], 0.014)
        sweep("spout", path, 0.0125, material)
        aerator(path, 0.0122, finish)
        if style == "cylinder":
            turned("cap", edged(0.0212, 0.0015, 0.022), second, (x, y, z + h))
            blade("lever", (x, y + 0.004, z + h + 0.023), (0, -1, 0), second, 0.098, 0.017, 0.006, 7)
        else:
            turned("cap", [(0, 0.0015), (0.0195, 0.0015), (0.0175, 0.010), (0.010, 0.016), (0, 0.017)], second, (x, y, z + h))
            lever("stick", (x, y, z + h + 0.012), (0.0, 0.22, 1), second, 0.068, 0.0046, 0, 1.0)
    elif style == "arc":
        h = height + tall
        turned("body", [(0, 0), (0.026, 0), (0.026, 0.004), (0.0225, 0.0055), (0.0205, 0.006), (0.0205, 0.088), (0.0185, 0.090), (0, 0.090)], material, at)
        path = spout_path("gooseneck", at, h, reach, 0.018, 0.088)
        sweep("spout", path, 0.0115, material)
        aerator(path, 0.0115, finish)
        turned("hub", edged(0.0135, 0.010, 0.046), second, Vector(at) + UP * 0.056, (1, 0, 0))
        lever("pin", Vector(at) + Vector((0.040, 0, 0.056)), (0.15, 0, 1), second, 0.058, 0.0042, 0, 1.0)
    elif style == "block":
        h = height + tall
        box("column", (x - 0.021, y - 0.021, z + 0.0005), (x + 0.021, y + 0.021, z + h), material, 0.004)
        box("spout", (x - 0.019, y - reach, z + h - 0.042), (x + 0.019, y - 0.0215, z + h - 0.022), material, 0.003)
        turned("mesh", edged(0.010, 0, 0.003, 0.0005), fitting("rubber"), (x, y - reach + 0.018, z + h - 0.0422), (0, 0, -1))
        box("lever", (x - 0.0205, y - 0.100, z + h + 0.0015), (x + 0.0205, y + 0.0205, z + h + 0.0105), second, 0.003)


def wall_mounted(at, reach=0.19, grip="cross-metal", finish="brushed brass", plate_size=None, spout="pipe", spread=0.20):
    """A basin faucet that leaves the wall at `at`, facing -y; on one plate, or with three roses."""
    x, y, z = at
    material = fitting(finish)
    out = Vector((0, -1, 0))
    y0 = y - 0.0005
    if plate_size:
        backing = plate("plate", rounded(*plate_size, 0.006), 0.006, material, round=0.002)
        backing.matrix_world = Matrix.Translation((x, y0, z)) @ Matrix.Rotation(math.radians(90), 4, "X")
        y0 -= 0.006
    for side in (-1, 0, 1):
        foot = Vector((x + side * spread / 2, y0, z))
        if not plate_size:
            turned("rose", [(0, 0), (0.030, 0), (0.030, 0.005), (0.028, 0.007), (0, 0.007)], material, foot, out)
        if side:
            turned("valve", edged(0.0165, 0.0, 0.030), material, foot, out)
            handle(grip, foot + out * 0.029, out, (side * 0.3, 0, -1) if grip == "lever" else (side, 0, 0.15), finish, f"handle {side}")
    if spout == "pipe":
        path = filleted([Vector((x, y0, z)), Vector((x, y0 - reach, z)), Vector((x, y0 - reach, z - 0.035))], 0.022)
    else:
        path = filleted([Vector((x, y0, z)), Vector((x, y0 - reach * 0.5, z + 0.02)), Vector((x, y0 - reach, z + 0.012)), Vector((x, y0 - reach - 0.004, z - 0.032))], [0.1, 0.022])
    turned("spout collar", edged(0.018, 0.0, 0.022), material, (x, y0, z), out)
    sweep("spout", path, 0.0115, material)
    aerator(path, 0.0115, finish)


KINDS = {
    "kitchen": kitchen,
    "bridge": bridge,
    "two-handle": two_handle_kitchen,
    "commercial": commercial,
    "widespread": widespread,
    "centerset": centerset,
    "single-hole": single_hole,
    "wall": wall_mounted,
}


def build(at, kind, **parts):
    """A faucet by kind, as the catalogue's rows name it."""
    KINDS[kind](at, **parts)
