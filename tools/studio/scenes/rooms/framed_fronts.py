"""Shaker fronts made of five boards each, so that any wood runs along its board; runs and banks of them."""

from lib import cabinets
from lib.mesh import box

THICK = cabinets.DOOR
# Between neighbours.
REVEAL = 0.003


def front(s, x0, x1, z0, z1, y, rail=0.058, recess=0.009):
    """One front whose face is at `y`: stiles, rails and a panel set back; a narrow one is a plain board."""
    across, up = s.cabinets("x"), s.cabinets("z")
    if z1 - z0 < 0.2:
        box("front", (x0, y, z0), (x1, y + THICK, z1), across, 0.0015, 2)
        return
    back, e = y + THICK, 0.0003
    for a, b in ((x0, x0 + rail), (x1 - rail, x1)):
        box("stile", (a, y, z0), (b, back, z1), up, 0.0012, 2)
    for a, b in ((z0, z0 + rail), (z1 - rail, z1)):
        box("rail", (x0 + rail + e, y, a), (x1 - rail - e, back, b), across, 0.0012, 2)
    wide = x1 - x0 > 1.6 * (z1 - z0)
    box("panel", (x0 + rail - 0.004, y + recess, z0 + rail - 0.004), (x1 - rail + 0.004, back - 0.002, z1 - rail + 0.004), across if wide else up, 0)


def column(s, x0, x1, heights, y, low, pulls):
    """Fronts one above another from `low` up. `pulls` by front: "bar", "left" and "right" (a knob at that side, in the
    upper corner), "low-left", "low-right" or None."""
    a, b = x0 + REVEAL / 2, x1 - REVEAL / 2
    for height, pull in zip(heights, pulls):
        z0, z1 = low + REVEAL / 2, low + height - REVEAL / 2
        front(s, a, b, z0, z1, y)
        if pull == "bar":
            z = (z0 + z1) / 2 if height < 0.2 else z1 - 0.029
            cabinets.bar_pull("pull", ((a + b) / 2, y, z), min(0.22, (b - a) * 0.4), s.metal(), reach=0.030, radius=0.005)
        elif pull:
            x = a + 0.029 if pull.endswith("left") else b - 0.029
            cabinets.knob("knob", (x, y, z0 + 0.075 if pull.startswith("low") else z1 - 0.075), s.metal())
        low += height


def carcass(s, x0, x1, y, depth, low, high, toe=0.068):
    """What stands behind the fronts: a dark inside that shows in the reveals, and the toe kick set back by `toe`."""
    inside = s.cabinets("x")
    box("carcass", (x0 + 0.001, y + THICK + 0.001, low + 0.0005), (x1 - 0.001, y + depth, high - 0.001), inside, 0.0005, 1)
    if toe:
        box("toe kick", (x0 + 0.001, y + toe, 0.0008), (x1 - 0.001, y + toe + 0.016, low), inside, 0.0005, 1)
