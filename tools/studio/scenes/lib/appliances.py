"""Ranges, refrigerators, hoods, sinks. Fronts face -y; `finish` is a metal's name or a colour for enamel."""

from . import materials as m
from .cabinets import COUNTER, TOP
from .mesh import box, fold_uv, lathe, rod


def skin(finish):
    """Steel by name, or baked enamel by its colour ("#D9C9A3" is the almond of the 1980s)."""
    return m.paint(finish, 0.25, 0.05) if finish.startswith("#") else m.metal(finish)


def stove(x0, x1, front, finish="steel", old=False):
    """A free-standing range between x0 and x1 with its face at `front`. `old`: coil burners and a console behind."""
    body, black = skin(finish), m.metal("black")
    depth = 0.64
    box("range body", (x0 + 0.004, front + 0.02, 0.08), (x1 - 0.004, front + depth, COUNTER - 0.012), body, 0.003)
    box("range drawer", (x0 + 0.006, front, 0.09), (x1 - 0.006, front + 0.018, 0.235), body, 0.003)
    box("oven door", (x0 + 0.006, front, 0.24), (x1 - 0.006, front + 0.018, 0.755), body, 0.004)
    box("oven glass", (x0 + 0.11, front - 0.003, 0.36), (x1 - 0.11, front - 0.0005, 0.63), m.paint("#0C0C0D", 0.08, 0.0), 0.002)
    rod("oven rail", (x0 + 0.06, front - 0.045, 0.705), (x1 - 0.06, front - 0.045, 0.705), 0.011, m.metal("chrome") if old else body)
    for x in (x0 + 0.075, x1 - 0.075):
        rod("oven post", (x, front - 0.045, 0.705), (x, front, 0.705), 0.008, body, 16)
    box("range rail", (x0 + 0.006, front - 0.004, 0.76), (x1 - 0.006, front + 0.02, COUNTER - 0.014), body, 0.004)
    box("range top", (x0 + 0.003, front - 0.004, COUNTER - 0.011), (x1 - 0.003, front + depth, COUNTER + 0.004), body if old else black, 0.003)
    n = 5
    for i in range(n):
        x = x0 + (x1 - x0) * (i + 0.9) / (n + 0.8)
        z, y = (COUNTER + 0.115, front + depth - 0.062) if old else (0.832, front - 0.006)
        rod("range knob", (x, y, z), (x, y - 0.026, z), 0.019, black if old else body, 28)
    if old:
        box("console", (x0 + 0.004, front + depth - 0.06, COUNTER + 0.005), (x1 - 0.004, front + depth - 0.002, COUNTER + 0.19), body, 0.01)
    for i in range(2):
        for j in range(2):
            x, y = x0 + (x1 - x0) * (0.27 + 0.46 * i), front + 0.16 + 0.27 * j
            if old:
                for k in range(4):
                    lathe("coil", [(0.022 * (k + 1) - 0.006, 0), (0.022 * (k + 1) - 0.006, 0.008), (0.022 * (k + 1) + 0.004, 0.008), (0.022 * (k + 1) + 0.004, 0)], black, (x, y, COUNTER + 0.006), 40)
            else:
                lathe("burner", [(0, 0.014), (0.035, 0.012), (0.045, 0), (0, 0)], m.metal("iron"), (x, y, COUNTER + 0.005), 32)
                for s in (-0.1, 0, 0.1):
                    box("grate", (x - 0.15, y + s - 0.006, COUNTER + 0.022), (x + 0.15, y + s + 0.006, COUNTER + 0.034), m.metal("iron"), 0.002)


def fridge(x0, x1, front, finish="steel", height=1.78, old=False):
    """A refrigerator: two doors over a drawer, or one door under a freezer when `old`."""
    body = skin(finish)
    box("fridge body", (x0 + 0.004, front + 0.06, 0.03), (x1 - 0.004, front + 0.66, height - 0.004), body, 0.004)
    mid = (x0 + x1) / 2
    bar = m.metal("chrome") if old else body
    if old:
        for z0, z1 in ((0.05, 1.22), (1.227, height)):
            box("fridge door", (x0 + 0.003, front, z0), (x1 - 0.003, front + 0.055, z1), body, 0.012)
        for z0, z1 in ((0.75, 1.15), (1.29, 1.52)):
            box("fridge pull", (x1 - 0.075, front - 0.035, z0), (x1 - 0.045, front - 0.0005, z1), bar, 0.008)
    else:
        for a, b in ((x0 + 0.003, mid - 0.002), (mid + 0.002, x1 - 0.003)):
            box("fridge door", (a, front, 0.72), (b, front + 0.055, height), body, 0.006)
        box("fridge drawer", (x0 + 0.003, front, 0.05), (x1 - 0.003, front + 0.055, 0.715), body, 0.006)
        for x in (mid - 0.045, mid + 0.045):
            rod("fridge bar", (x, front - 0.05, 0.85), (x, front - 0.05, 1.55), 0.011, body)
        rod("fridge bar", (x0 + 0.1, front - 0.05, 0.64), (x1 - 0.1, front - 0.05, 0.64), 0.011, body)


def wall_oven(x0, x1, z0, z1, front):
    """A built-in oven's face: black glass, a steel rail."""
    box("oven", (x0 + 0.004, front - 0.004, z0), (x1 - 0.004, front + 0.03, z1), m.paint("#111213", 0.1, 0.0), 0.003)
    rod("oven bar", (x0 + 0.06, front - 0.05, z1 - 0.14), (x1 - 0.06, front - 0.05, z1 - 0.14), 0.010, m.metal("steel"))
    for x in (x0 + 0.08, x1 - 0.08):
        rod("oven post", (x, front - 0.05, z1 - 0.14), (x, front - 0.004, z1 - 0.14), 0.007, m.metal("steel"), 16)


def hood(x0, x1, z0, ceiling, finish="steel", depth=0.46):
    """A canopy on a chimney, against the wall at y = 0."""
    body = skin(finish)
    mid = (x0 + x1) / 2
    box("canopy", (x0, -depth, z0), (x1, -0.002, z0 + 0.07), body, 0.004)
    box("chimney", (mid - 0.15, -0.30, z0 + 0.071), (mid + 0.15, -0.002, ceiling), body, 0.003)


def cased_hood(x0, x1, z0, ceiling, material, trim=None, depth=0.44):
    """A hood boxed in joinery: a straight case with a ledge at its foot."""
    box("hood case", (x0, -depth, z0 + 0.09), (x1, -0.002, ceiling - 0.001), material, 0.003)
    box("hood ledge", (x0 - 0.02, -depth - 0.02, z0), (x1 + 0.02, -0.002, z0 + 0.089), trim or material, 0.004)
    box("hood filter", (x0 + 0.08, -depth + 0.06, z0 - 0.004), (x1 - 0.08, -0.06, z0 - 0.0005), m.metal("iron"), 0.001)


def sink_counter(x0, x1, y0, y1, stone, bowl, z=COUNTER, thick=TOP, offset=(0.1, 0.2), size=(3.2, 1.6), depth=0.21, basin="steel", corner=None):
    """A worktop with a sink hung under it. `bowl` = (x0, x1, y0, y1) of the opening."""
    a, b, c, d = bowl
    e = 0.0003
    corner = corner or (x0, y0, z)
    for low, high in (((x0, y0), (a - e, y1)), ((b + e, y0), (x1, y1)), ((a, y0), (b, c - e)), ((a, d + e), (b, y1))):
        fold_uv(box("worktop", (*low, z - thick), (*high, z), stone, 0), corner, size, offset)
    metal = m.ceramic("#EFEDE7", 0.2) if basin == "white" else m.metal(basin)
    t = 0.008
    bottom = z - thick - depth
    box("bowl floor", (a - t, c - t, bottom - t), (b + t, d + t, bottom), metal, 0)
    for low, high in (((a - t, c - t), (a, d + t)), ((b, c - t), (b + t, d + t)), ((a, c - t), (b, c)), ((a, d), (b, d + t))):
        box("bowl wall", (*low, bottom + 0.0005), (*high, z - thick - 0.0005), metal, 0)


def bulb(at, ceiling, strength=14):
    """A bare bulb on a short flex and a brown batten holder."""
    x, y, z = at
    rod("flex", (x, y, z + 0.1), (x, y, ceiling), 0.0035, m.metal("black"), 12)
    lathe("rose", [(0, -0.03), (0.045, -0.025), (0.055, 0), (0, 0)], m.paint("#E9E1CC"), (x, y, ceiling - 0.001))
    lathe("holder", [(0, 0.11), (0.016, 0.108), (0.019, 0.06), (0.019, 0.05), (0, 0.05)], m.paint("#E9E1CC"), at)
    lathe("bulb", [(0, -0.05), (0.018, -0.045), (0.029, -0.025), (0.030, 0.0), (0.022, 0.025), (0.014, 0.049), (0, 0.05)], m.glow("#FFD9A0", strength), at, 40)


