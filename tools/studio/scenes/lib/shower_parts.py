"""Showers from parts: heads, arms, hand showers with hose and bar, valve trims, body sprays, thermostatic columns.

Everything leaves a wall whose tiles face -y at y = `WALL`. `x` is across, `z` up from the shower's floor, in metres.
"""

import math

from mathutils import Matrix, Vector

from . import finishes, wet
from . import materials as m
from .faucets import UP, blade, edged, filleted, handle, lever, sweep, turned
from .finishes import fitting
from .loft import plate, rounded
from .mesh import box, lathe, rod, tube

WALL = -0.0075
OUT = Vector((0, -1, 0))


def rose(x, z, finish, radius=0.030, square=False, y=WALL):
    """The flange where a pipe leaves the wall."""
    if square:
        wall_plate(x, z, radius * 2, radius * 2, finish, 0.006, 0.004, y)
    else:
        turned("rose", [(0, 0), (radius, 0), (radius, 0.004), (radius * 0.9, 0.008), (radius * 0.5, 0.011), (0, 0.011)], fitting(finish), (x, y, z), OUT)


def wall_plate(x, z, width, height, finish, thick=0.008, corner=0.004, y=WALL):
    """An upright plate on the wall; returns the y of its face."""
    obj = plate("plate", rounded(width, height, corner), thick, fitting(finish), round=0.002)
    obj.matrix_world = Matrix.Translation((x, y, z)) @ Matrix.Rotation(math.radians(90), 4, "X")
    return y - thick


def spray_face(radius, square=False):
    """Where the rubber nozzles of a head sit, in its own plane."""
    if square:
        n = max(4, int(radius / 0.011))
        step = 2 * radius * 0.88 / n
        return [(-radius * 0.88 + step * (i + 0.5), -radius * 0.88 + step * (j + 0.5)) for i in range(n) for j in range(n)]
    rings = max(2, int(radius / 0.017))
    out = [(0.0, 0.0)]
    for k in range(1, rings + 1):
        r = radius * 0.88 * k / rings
        count = 6 * k
        out += [(r * math.cos(2 * math.pi * i / count), r * math.sin(2 * math.pi * i / count)) for i in range(count)]
    return out


def head(at, radius, finish, aim=(0, 0, -1), form="disc", square=False, runs=0.0):
    """A shower head whose joint is at `at`, spraying along `aim`. forms: disc (thin rain), dome, bell, drum. `runs`: how far
    its water falls, where it is turned on."""
    material = fitting(finish)
    at, aim = Vector(at), Vector(aim).normalized()
    turned("ball", [(0, -0.006), (0.011, -0.005), (0.0135, 0.004), (0.0135, 0.010), (0.010, 0.018), (0.0115, 0.024), (0.020, 0.027), (0, 0.028)], material, at, aim)
    start = 0.026
    if square:
        obj = plate("head", rounded(radius * 2, radius * 2, 0.012), 0.010, material, round=0.002)
        obj.matrix_world = Matrix.Translation(at + aim * (start + 0.010)) @ (-aim).to_track_quat("Z", "Y").to_matrix().to_4x4()
        face = start + 0.0102
    else:
        forms = {
            "disc": [(0, 0), (0.022, 0), (0.030, 0.004), (radius - 0.004, 0.0065), (radius, 0.009), (radius, 0.0125), (radius - 0.002, 0.014), (0, 0.014)],
            "dome": [(0, -0.006), (0.018, -0.006), (0.026, 0.000), (radius * 0.55, 0.006), (radius * 0.88, 0.018), (radius, 0.032), (radius, 0.038), (radius - 0.003, 0.040), (0, 0.040)],
            "bell": [(0, -0.006), (0.016, -0.006), (0.020, 0.010), (radius * 0.36, 0.030), (radius * 0.62, 0.045), (radius * 0.94, 0.052), (radius, 0.056), (radius, 0.064), (radius - 0.004, 0.067), (0, 0.067)],
            "drum": [(0, -0.006), (0.017, -0.006), (0.020, 0.006), (radius * 0.92, 0.012), (radius, 0.018), (radius, 0.052), (radius - 0.003, 0.055), (0, 0.055)],
        }
        turned("head", [(r, start + z) for r, z in forms[form]], material, at, aim)
        face = start + forms[form][-1][1]
    turn = aim.to_track_quat("Z", "Y")
    rubber = fitting("rubber")
    nozzles = [at + turn @ Vector((px, py, 0)) for px, py in spray_face(radius, square)]
    for nozzle in nozzles:
        turned("nozzle", [(0.0024, face - 0.001), (0.0018, face + 0.0026), (0, face + 0.0028)], rubber, nozzle, aim)
    if runs:
        wet.threads([nozzle + aim * (face + 0.0026) for nozzle in nozzles], aim, runs, 3.2 if aim.z > -0.99 else 1.9)


def wall_arm(x, z, reach, finish, drop=0.05, square=False, rise=0.0, radius=0.0105):
    """A pipe from the wall that turns down at its end; returns the end."""
    path = filleted([Vector((x, WALL - 0.002, z)), Vector((x, WALL - reach, z + rise)), Vector((x, WALL - reach, z + rise - drop))], 0.035 if drop > 0.04 else 0.02)
    sweep("arm", path, radius, fitting(finish))
    rose(x, z, finish, 0.032, square)
    return path[-1]


def angled_arm(x, z, finish, reach=0.15, slope=40, radius=0.0105):
    """The common short arm: out of the wall, then down at an angle. Returns its end and direction."""
    down = Vector((0, -math.cos(math.radians(slope)), -math.sin(math.radians(slope))))
    bend = Vector((x, WALL - 0.07, z))
    path = filleted([Vector((x, WALL - 0.002, z)), bend, bend + down * reach], 0.045)
    sweep("arm", path, radius, fitting(finish))
    rose(x, z, finish, 0.030)
    return path[-1], down


def hose(start, end, finish, sag=0.35, out=0.03, swing=0.0, radius=0.0070):
    """A metal hose hanging between two points, its loop standing `out` of the wall and `swing` to the right."""
    start, end = Vector(start), Vector(end)
    low = min(start.z, end.z) - sag
    # Two parabola-like legs that meet at the bottom.
    points = []
    steps = 40
    for k in range(steps + 1):
        t = k / steps
        x = start.x + (end.x - start.x) * t + swing * math.sin(math.pi * t)
        y = start.y + (end.y - start.y) * t - out * math.sin(math.pi * t)
        line = start.z + (end.z - start.z) * t
        points.append(Vector((x, y, line - (line - low) * (1 - (2 * t - 1) ** 2) ** 0.75)))
    ribbed(points, radius, finish)


def loop(start, end, finish, sag=0.28, swing=0.17, out=0.03, radius=0.0070):
    """A hose that leaves straight down, turns in a bow `sag` below and comes up at the right, clear of what it hangs from."""
    start, end = Vector(start), Vector(end)
    low, side = start.z - sag, start.x + swing
    knots = [
        start,
        Vector((start.x + 0.002, start.y - out * 0.3, start.z - sag * 0.45)),
        Vector((start.x + swing * 0.20, start.y - out * 0.8, low + sag * 0.12)),
        Vector((start.x + swing * 0.52, start.y - out, low)),
        Vector((side - swing * 0.10, start.y - out, low + sag * 0.20)),
        Vector((side, start.y - out, start.z - sag * 0.25)),
        Vector((side - swing * 0.06, start.y - out * 1.2, start.z + (end.z - start.z) * 0.28)),
        Vector((end.x + (side - end.x) * 0.48, end.y, start.z + (end.z - start.z) * 0.66)),
        end + (Vector((0.012, 0.010, -0.05))),
        end,
    ]
    ribbed(smoothed(knots, 14), radius, finish)


def smoothed(knots, steps):
    """A Catmull-Rom curve through points in space."""
    ends = [knots[0], *knots, knots[-1]]
    out = []
    for p0, p1, p2, p3 in zip(ends, ends[1:], ends[2:], ends[3:]):
        for k in range(steps):
            t = k / steps
            out.append(0.5 * (2 * p1 + (p2 - p0) * t + (2 * p0 - 5 * p1 + 4 * p2 - p3) * t * t + (3 * p1 - p0 - 3 * p2 + p3) * t**3))
    return [*out, knots[-1]]


def ribbed(points, radius, finish, pitch=0.0030):
    """A hose wound of metal strip along points: a rib every `pitch`, a joint at each end."""
    lengths = [0.0]
    for a, b in zip(points, points[1:]):
        lengths.append(lengths[-1] + (b - a).length)
    count = int(lengths[-1] / pitch) * 2
    ring, k = [], 0
    for n in range(count + 1):
        s = lengths[-1] * n / count
        while lengths[k + 1] < s and k < len(points) - 2:
            k += 1
        ring.append(points[k].lerp(points[k + 1], (s - lengths[k]) / max(1e-6, lengths[k + 1] - lengths[k])))
    tube("hose", ring, radius, fitting(finish), curved=False, taper=[1.0 if n % 2 else 0.87 for n in range(count + 1)])
    for end, inward in ((ring[0], ring[8]), (ring[-1], ring[-9])):
        rod("hose joint", end, end + (inward - end).normalized() * 0.026, radius * 1.32, fitting(finish))


def hand_piece(at, finish, form="stick", lean=18):
    """A hand shower resting in a holder at `at`, its face toward the bather. Returns the foot where the hose joins."""
    material = fitting(finish)
    at = Vector(at)
    axis = Vector((0, -math.sin(math.radians(lean)), math.cos(math.radians(lean))))
    foot, top = at - axis * 0.10, at + axis * 0.075
    turned("grip", [(0, 0), (0.0095, 0), (0.0105, 0.006), (0.0125, 0.05), (0.0130, 0.11), (0.0120, 0.15), (0.0105, 0.18), (0, 0.182)], material, foot, axis)
    if form == "stick":
        turned("stick", [(0, 0.0), (0.0122, 0.0), (0.0122, 0.062), (0.010, 0.066), (0, 0.066)], material, top, axis)
        for k in range(4):
            turned("nozzle", [(0.0022, 0), (0.0018, 0.0022), (0, 0.0022)], fitting("rubber"), top + axis * (0.010 + 0.013 * k) + Vector((0, -0.0118, -0.003)), Vector((0, -1, -0.3)))
    else:
        aim = (OUT * math.cos(math.radians(28)) - UP * math.sin(math.radians(28))).normalized()
        radius = 0.052
        centre = top + axis * 0.030
        turned("face", [(0, -0.016), (radius * 0.5, -0.015), (radius * 0.92, -0.006), (radius, 0.0), (radius, 0.006), (radius - 0.003, 0.008), (0, 0.008)], material, centre, aim)
        turned("face pad", [(radius * 0.86, 0.0082), (radius * 0.84, 0.0092), (0, 0.0092)], fitting("white" if form == "white" else "rubber"), centre, aim)
        turn = aim.to_track_quat("Z", "Y")
        for px, py in spray_face(radius * 0.84):
            turned("nozzle", [(0.0017, 0.009), (0.0013, 0.0112), (0, 0.0112)], material, centre + turn @ Vector((px, py, 0)), aim)
    return foot


def slide_bar(x, z0, z1, finish, stand=0.055, radius=0.0100, square=False):
    """A bar on two brackets with a sliding holder; returns the middle of the holder."""
    material = fitting(finish)
    y = WALL - stand
    rod("bar", (x, y, z0), (x, y, z1), radius, material)
    for z in (z0 + 0.025, z1 - 0.025):
        rose(x, z, finish, 0.024, square)
        rod("bracket", (x, WALL - 0.004, z), (x, y - radius * 1.4, z), 0.0125, material)
    z = z0 + (z1 - z0) * 0.80
    rod("slider", (x, y, z - 0.022), (x, y, z + 0.022), radius * 1.7, material)
    rod("holder", (x, y, z), (x, y - 0.042, z), 0.0105, material)
    turned("cup", [(0.0135, -0.014), (0.0165, -0.012), (0.0175, 0.014), (0.0150, 0.015), (0.0140, 0), (0.0135, -0.014)], material, (x, y - 0.050, z), Vector((0, -0.31, 0.95)))
    return Vector((x, y - 0.050, z))


def hand_shower(x, z0, z1, finish, outlet, form="stick", square=False, sag=0.12):
    """A hand shower on a slide bar, its hose ending at a wall elbow at `outlet` (x, z)."""
    cup = slide_bar(x, z0, z1, finish, square=square)
    foot = hand_piece(cup, finish, form)
    ex, ez = outlet
    rose(ex, ez, finish, 0.024, square)
    sweep("elbow", filleted([Vector((ex, WALL - 0.004, ez)), Vector((ex, WALL - 0.045, ez)), Vector((ex, WALL - 0.045, ez - 0.030))], 0.018), 0.0095, fitting(finish))
    hose((ex, WALL - 0.045, ez - 0.028), foot, finish, sag)


def trim(x, z, finish, shape="round", size=(0.165, 0.165), grips=(("lever", 0.0),), accent=None):
    """A valve's trim: a plate with one or more handles. `grips` are (kind, height above the plate's middle); kinds of
    faucets.handle and "dial" (a thermostatic wheel)."""
    material = fitting(finish)
    if shape == "round":
        radius = size[0] / 2
        turned("plate", [(0, 0), (radius, 0), (radius, 0.003), (radius - 0.003, 0.007), (radius * 0.86, 0.0085), (0, 0.0085)], material, (x, WALL, z), OUT)
        face = WALL - 0.0085
    else:
        face = wall_plate(x, z, *size, finish, 0.008, {"square": 0.006, "rect": 0.022}.get(shape, min(size) * 0.49))
    for k, (kind, up) in enumerate(grips):
        place = (x, face, z + up)
        if kind == "dial":
            turned("dial", [(0, 0), (0.027, 0), (0.027, 0.008), (0.0235, 0.0095), (0.0235, 0.040), (0.0215, 0.043), (0, 0.043)], fitting(accent or finish), place, OUT)
            rod("mark", (x, face - 0.0412, z + up + 0.024), (x, face - 0.020, z + up + 0.024), 0.0018, fitting("dark"), 12)
        elif kind == "drop":
            turned("hub", edged(0.024, 0.0003, 0.046), fitting(accent or finish), place, OUT)
            blade("lever", (x, face - 0.036, z + up - 0.010), (0, 0, -1), fitting(accent or finish), 0.01, 0.004, 0.004)
            lever("drop lever", (x, face - 0.034, z + up - 0.018), (0, -0.20, -1), fitting(accent or finish), 0.078, 0.0058, 0, 0.9)
        else:
            handle(kind, place, OUT, (0.12, 0, -1) if kind in ("lever", "blade", "pin") else (1, 0, 0), accent or finish, f"grip {k}")
    return face


def body_spray(x, z, finish, square=False, size=0.032):
    """A jet in the wall: a rose, a ball, a face with nozzles."""
    material = fitting(finish)
    if square:
        face = wall_plate(x, z, size * 2.4, size * 2.4, finish, 0.010, 0.005)
        inner = wall_plate(x, z, size * 1.75, size * 1.75, finish, 0.004, 0.003, face - 0.0004)
        aim, at = OUT, Vector((x, inner, z))
    else:
        turned("rose", [(0, 0), (size * 1.15, 0), (size * 1.15, 0.006), (size * 1.0, 0.011), (size * 0.72, 0.013), (0, 0.013)], material, (x, WALL, z), OUT)
        turned("jet", [(size * 0.6, 0.013), (size * 0.66, 0.020), (size * 0.80, 0.028), (size * 0.82, 0.036), (size * 0.76, 0.040), (0, 0.040)], material, (x, WALL, z), OUT)
        aim, at = OUT, Vector((x, WALL - 0.0402, z))
    turn = aim.to_track_quat("Z", "Y")
    for px, py in spray_face(size * (0.80 if square else 0.70), square):
        turned("nozzle", [(0.0022, -0.001), (0.0017, 0.0024), (0, 0.0026)], fitting("rubber"), at + turn @ Vector((px, py, 0)), aim)


def tub_spout(x, z, finish, reach=0.15):
    path = filleted([Vector((x, WALL - 0.002, z)), Vector((x, WALL - reach, z)), Vector((x, WALL - reach, z - 0.030))], 0.022)
    sweep("tub spout", path, 0.021, fitting(finish))
    rose(x, z, finish, 0.036)


def column(x, bar_z, top_z, reach, finish, radius, form="disc", hand="white", hand_z=None, runs=0.0):
    """An exposed thermostatic bar with a riser, an overhead head on a crook, and a hand shower on the riser."""
    material = fitting(finish)
    y = WALL - 0.062
    half = 0.145
    rod("thermostat", (x - half, y, bar_z), (x + half, y, bar_z), 0.021, material)
    for side in (-1, 1):
        turned("knob", [(0, 0.001), (0.0225, 0.001), (0.0240, 0.006), (0.0240, 0.040), (0.0215, 0.045), (0, 0.045)], material, (x + side * half, y, bar_z), (side, 0, 0))
        rod("key", (x + side * (half + 0.018), y - 0.0235, bar_z), (x + side * (half + 0.034), y - 0.0235, bar_z), 0.0030, fitting("dark"), 12)
        rod("leg", (x + side * 0.075, WALL - 0.004, bar_z), (x + side * 0.075, y, bar_z), 0.0135, material)
        rose(x + side * 0.075, bar_z, finish, 0.034)
    rise = filleted([Vector((x, y, bar_z + 0.016)), Vector((x, y, top_z)), Vector((x, y - reach, top_z)), Vector((x, y - reach, top_z - 0.055))], [0.09, 0.035], 18)
    sweep("riser", rise, 0.0105, material)
    rod("stay", (x, WALL - 0.004, top_z - 0.16), (x, y, top_z - 0.16), 0.0085, material)
    rose(x, top_z - 0.16, finish, 0.024)
    head(rise[-1], radius, finish, form=form, runs=runs)
    z = hand_z or bar_z + 0.52
    rod("slider", (x, y, z - 0.022), (x, y, z + 0.022), 0.0175, material)
    rod("holder", (x, y, z), (x, y - 0.046, z), 0.0105, material)
    foot = hand_piece((x, y - 0.054, z), finish, hand)
    turned("hose nut", edged(0.0105, 0, 0.022, 0.001), material, (x + 0.03, y, bar_z - 0.020), (0, 0, -1))
    loop((x + 0.03, y, bar_z - 0.040), foot, finish)


def niche_shelf(x0, x1, z, material, depth=0.11, thick=0.022):
    """A small stone ledge on the wall."""
    return box("ledge", (x0, WALL - depth, z - thick), (x1, WALL - 0.0005, z), material, 0.002)


def bottle(at, colour_material, radius=0.030, height=0.17):
    x, y, z = at
    r, h = radius, height
    lathe("bottle", [(0, 0), (r * 0.9, 0), (r, 0.004), (r, h * 0.72), (r * 0.92, h * 0.78), (r * 0.42, h * 0.84), (r * 0.42, h * 0.97), (r * 0.36, h), (0, h)], colour_material, at, 40)


def style(kind, x, z):
    """A ledge with bottles, by the middle (x, z) of the picture."""
    if kind == "ledge":
        niche_shelf(x - 0.50, x - 0.22, z - 0.36, finishes.stone("#D9D3C8", "#B9B0A2", 0.35))
        bottle((x - 0.42, -0.062, z - 0.3595), finishes.glaze("#6E5A45", 0.25), 0.030, 0.19)
        bottle((x - 0.33, -0.062, z - 0.3595), finishes.glaze("#E6DFD2", 0.3), 0.027, 0.15)
    elif kind == "black-ledge":
        niche_shelf(x + 0.24, x + 0.50, z - 0.30, m.metal("black"), 0.10, 0.006)
        bottle((x + 0.33, -0.058, z - 0.2995), finishes.glaze("#D8CDBB", 0.3), 0.029, 0.18)


PARTS = {
    "head": lambda x, z, finish, reach=0.38, radius=0.15, form="disc", square=False, drop=0.05, runs=0.0: head(wall_arm(x, z, reach, finish, drop, square), radius, finish, form=form, square=square, runs=runs),
    "angled-head": lambda x, z, finish, radius=0.06, form="bell", reach=0.10, slope=40, runs=0.0: (lambda end, aim: head(end, radius, finish, aim, form, runs=runs))(*angled_arm(x, z, finish, reach, slope)),
    "ceiling-head": lambda x, z, finish, drop=0.3, y=-0.40, radius=0.15, form="disc", square=False: (rod("drop", (x, y, z), (x, y, z + drop), 0.0105, fitting(finish)), head((x, y, z), radius, finish, form=form, square=square)),
    "hand": lambda x, z, finish, top=0.7, outlet=(0.2, 0.0), form="stick", square=False, sag=0.12: hand_shower(x, z, z + top, finish, (x + outlet[0], z + outlet[1]), form, square, sag),
    "trim": trim,
    "spray": body_spray,
    "tub-spout": tub_spout,
    "column": lambda x, z, finish, top=1.15, reach=0.36, radius=0.13, form="disc", hand="white", runs=0.0: column(x, z, z + top, reach, finish, radius, form, hand, runs=runs),
}


def build(part, x, z, finish, **rest):
    """One part by name, `x` across and `z` up."""
    PARTS[part](x, z, finish, **rest)
