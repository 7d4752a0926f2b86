"""Cabinet fronts that any paint or wood suits: frames of boards with a panel, each board with its own grain."""

from lib import cabinets, materials as m
from lib.cabinets import COUNTER, DOOR, GAP, TOE
from lib.mesh import box

# What the stone needs above the fronts: its thickness and a shadow line.
HIGH = COUNTER - 0.030 - 0.006


def shaker(s, name, x0, x1, z0, z1, y, rail=0.055, recess=0.010):
    """Stiles run up, rails across, a panel stands back between them; `y` is the face."""
    up, across = s.cabinets("z"), s.cabinets("x")
    rail = min(rail, (x1 - x0) * 0.3, (z1 - z0) * 0.26)
    e = 0.0002
    for tag, a, b in (("left", x0, x0 + rail), ("right", x1 - rail, x1)):
        box(f"{name} stile {tag}", (a, y, z0), (b, y + DOOR, z1), up, 0.0014, 2)
    for tag, a, b in (("low", z0, z0 + rail), ("high", z1 - rail, z1)):
        box(f"{name} rail {tag}", (x0 + rail + e, y, a), (x1 - rail - e, y + DOOR, b), across, 0.0014, 2)
    panel = up if z1 - z0 > 0.9 * (x1 - x0) else across
    box(f"{name} panel", (x0 + rail - 0.004, y + recess, z0 + rail - 0.004), (x1 - rail + 0.004, y + DOOR - 0.001, z1 - rail + 0.004), panel, 0)


def slab(s, name, x0, x1, z0, z1, y):
    """A plain front, its grain upright, as veneer is laid over doors and drawers alike."""
    box(name, (x0, y, z0), (x1, y + DOOR, z1), s.cabinets("z"), 0.0014, 2)


def unit(s, name, x0, x1, kind, y, low=TOE, high=HIGH, front=shaker, pull=0.16):
    """One cabinet's fronts between x0 and x1. `kind`: door-l and door-r (where the knob is), doors, panel, drawers2,
    drawers3. Drawers have bars, doors knobs."""
    a, b = x0 + GAP / 2, x1 - GAP / 2
    low = low + GAP / 2
    metal = s.metal()
    if kind.startswith("drawers"):
        count = int(kind[-1])
        first = 0.150 if count > 2 else (high - low) * 0.36
        rest = (high - low - first - GAP * (count - 1)) / (count - 1)
        top = high
        for k in range(count):
            deep = first if k == 0 else rest
            front(s, f"{name} drawer {k}", a, b, top - deep, top, y)
            z = top - deep / 2 if k == 0 else top - 0.0275
            cabinets.bar_pull(f"{name} pull {k}", ((a + b) / 2, y, z), pull, metal, reach=0.030, radius=0.0048)
            top -= deep + GAP
        return
    middle = (a + b) / 2
    leaves = [(a, b, kind)] if kind != "doors" else [(a, middle - GAP / 2, "door-r"), (middle + GAP / 2, b, "door-l")]
    for k, (p, q, hand) in enumerate(leaves):
        front(s, f"{name} door {k}", p, q, low, high, y)
        if hand != "panel":
            x = q - 0.0275 if hand == "door-r" else p + 0.0275
            cabinets.knob(f"{name} knob {k}", (x, y, high - 0.085), metal, 0.0145)


def run(s, name, x0, widths, kinds, y, low=TOE, high=HIGH, front=shaker):
    """Cabinets side by side from x0, their toe kick and the dark between them; returns where they end."""
    x = x0
    for k, (width, kind) in enumerate(zip(widths, kinds)):
        unit(s, f"{name} {k}", x, x + width, kind, y, low, high, front)
        x += width
    box(f"{name} inside", (x0 + 0.001, y + DOOR + 0.001, low), (x - 0.001, y + DOOR + 0.006, high + 0.004), m.paint("#171513", 0.8), 0)
    box(f"{name} toe", (x0 + 0.001, y + 0.068, 0.001), (x - 0.001, y + 0.083, low + 0.002), s.cabinets("x"), 0.0005, 1)
    return x
