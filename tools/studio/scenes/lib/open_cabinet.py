"""A cabinet that stands open: which of its fronts, how far its drawers come out, and what lies in them."""

import math
import random

from . import closet_things, folded_cloth, larder, materials as m, props, washing_things as washing, wastes
from .cabinets import DOOR, drawer_box
from .kitchen_things import THINGS
from .mesh import box, lathe, rod, smooth_profile

# How far drawers one under another come out, the lowest furthest, so that each is seen into.
STAIRS = {1: (34,), 2: (22, 40), 3: (14, 28, 42)}


def opened(layout, sink=False):
    """The same rows with doors and drawers open. A false front before a sink stays shut."""
    drawers = [k for k, (_, fronts) in enumerate(layout) if "drawer" in fronts and not (sink and k == 0)]
    doors = any("door" in fronts for _, fronts in layout)
    rows = []
    for k, (share, fronts) in enumerate(layout):
        if k in drawers:
            # Over open doors a drawer comes out a little: it would darken them.
            below = any("door" in lower for _, lower in layout[k + 1 :])
            out = 16 if below else STAIRS[min(3, len(drawers))][min(2, drawers.index(k))]
            if doors and not below:
                out = (20, 34)[drawers.index(k) % 2] if len(drawers) > 1 else 28
            fronts = f"{'left-' if fronts == 'two-drawers' else ''}out-{out}"
        elif fronts == "door-l":
            fronts = "ajar-r"
        elif fronts == "door-r":
            fronts = "ajar-l"
        elif fronts == "doors":
            fronts = "wide"
        rows.append((share, fronts))
    return tuple(rows)


def shut(layout):
    """The same rows with every door closed."""
    return tuple((share, {"ajar-r": "door-l", "ajar-l": "door-r"}.get(fronts, fronts)) for share, fronts in layout)


def drawer(name, x0, x1, z0, z1, face, depth, out, wood="maple"):
    """The dovetailed box behind a front between x0 and x1, z0 and z1 that has come out by `out`, and what lies in it. `x0` and `x1`
    are the inner sides of the case."""
    gap, y = 0.013, face + DOOR + 0.0005 - out
    a, b, low, high = x0 + gap, x1 - gap, z0 + 0.014, z1 - 0.034
    drawer_box(f"{name} box", a, b, y, depth, low, high, wood)
    for s, x in ((-1, x0), (1, x1)):
        p, q = sorted((x, x - s * (gap - 0.003)))
        box(f"{name} runner {s}", (p, face + DOOR + 0.004 - out * 0.55, low + 0.010), (q, face + DOOR + depth - 0.03, low + 0.032), m.metal("steel"), 0.001, 1)
    contents(a + 0.016, b - 0.016, y + 0.018, y + min(depth - 0.02, out + 0.16), low + 0.019, high - low, round(z0 * 100))


def contents(x0, x1, y0, y1, z, tall, seed):
    """Cutlery in a shallow drawer; crockery, bowls or linen in a deep one."""
    wide = x1 - x0
    if tall < 0.135:
        cutlery(x0, x1, y0, y1, z, seed)
        return
    rng = random.Random(seed)
    y = y0 + 0.155
    if tall < 0.19:
        count = max(1, int(wide / 0.24))
        for k in range(count):
            x = x0 + wide * (k + 0.5) / count
            folded_cloth.pile((x, y, z + 0.0006), 3, (min(0.22, wide / count - 0.02), 0.23), 3, 0.008, rng.sample(("#E7E1D6", "#B9AE9C", "#8D9A8C", "#C79A6B", "#7D8A94"), 3), 0.0, seed + k)
        return
    places = max(1, int(wide / 0.29))
    for k in range(places):
        x = x0 + wide * (k + 0.5) / places
        room = wide / places
        what = (seed + k) % 3
        if what == 0:
            THINGS["plates"](x, y, z, 8, "#E7E2D7", min(0.13, room * 0.45))
        elif what == 1:
            THINGS["bowls"](x, y, z, 5, "#A9B2A6", min(0.095, room * 0.42))
        else:
            pot(x, y, z, min(0.115, room * 0.42))


def cutlery(x0, x1, y0, y1, z, seed):
    """Forks, knives and spoons between dividers of maple."""
    wood, steel = m.wood("maple", "y"), m.metal("steel")
    count = max(2, min(5, round((x1 - x0) / 0.095)))
    pitch = (x1 - x0) / count
    for k in range(1, count):
        x = x0 + pitch * k
        box("divider", (x - 0.004, y0 + 0.001, z), (x + 0.004, y1 + 0.12, z + 0.048), wood, 0.001, 2)
    rng = random.Random(seed)
    for k in range(count):
        for n in range(max(2, int((pitch - 0.02) / 0.021))):
            x = x0 + pitch * k + 0.020 + 0.021 * n
            if x > x0 + pitch * (k + 1) - 0.014:
                break
            start = y0 + 0.022 + rng.uniform(0, 0.008)
            handle = box("cutlery", (x - 0.0045, start + 0.055, z + 0.006), (x + 0.0045, start + 0.205, z + 0.0095), steel, 0.0016, 2)
            handle.rotation_euler = (0, 0, rng.uniform(-0.02, 0.02))
            if k % 3 == 1:
                box("blade", (x - 0.008, start - 0.012, z + 0.0066), (x + 0.006, start + 0.056, z + 0.0088), steel, 0.001, 2)
                continue
            bowl = lathe("spoon", smooth_profile([(0, -0.030), (0.013, -0.020), (0.018, 0.0), (0.013, 0.022), (0, 0.030)], 5), steel, (x, start + 0.028, z + 0.010), 28)
            bowl.rotation_euler = (1.5708, 0, 0)
            bowl.scale = (0.75, 0.22, 1.0)


def pot(x, y, z, radius):
    """A steel pot with its lid on."""
    steel, r = m.metal("steel"), radius
    lathe("pot", smooth_profile([(0, 0), (r * 0.94, 0.0), (r, 0.008), (r, 0.105), (r * 1.03, 0.108)], 4), steel, (x, y, z), 64)
    lathe("lid", smooth_profile([(r * 1.02, 0.109), (r * 0.9, 0.118), (r * 0.4, 0.130), (0, 0.132)], 5), steel, (x, y, z), 64)
    lathe("lid knob", [(0, 0.158), (0.012, 0.157), (0.016, 0.150), (0.007, 0.142), (0.007, 0.130)], m.metal("black"), (x, y, z), 32)
    for s in (-1, 1):
        rod("pot ear", (x + s * (r - 0.002), y - 0.03, z + 0.085), (x + s * (r - 0.002), y + 0.03, z + 0.085), 0.006, steel, 16)


def under_sink(r, z, y0, y1, k, seed, inside):
    """The trap, and what stands on the floor of a sink cabinet: a pail, bottles, washing powder."""
    wastes.p_trap((0.0, -0.33, z + 0.36), y1 - 0.002, "chrome")
    wastes.supplies(0.0, z + 0.34, (0.0, y1 - 0.05, z + 0.56), y1 - 0.002, "chrome")
    y = y0 + 0.13
    washing.pail(-r * 0.5, y + 0.10, z, lean=0.9, radius=min(0.12, r * 0.4), high=0.22)
    washing.powder(r * 0.34, y + 0.02, z)
    washing.amber(r * 0.62, y + 0.05, z)
    washing.amber(r * 0.80, y + 0.01, z, "black", "#D8D2C4")


def linen(r, z, y0, y1, k, seed, inside):
    """Folded towels and sheets, a pile or two side by side."""
    rng = random.Random(seed * 3 + k)
    places = max(1, int(2 * r / 0.27))
    for n in range(places):
        x = -r + 2 * r * (n + 0.5) / places
        wide = min(0.25, 2 * r / places - 0.03)
        colours = rng.sample(("#E7E1D6", "#D3C6B0", "#A9B3A6", "#C9A58A", "#8E9BA3", "#EDE9E0"), 3)
        folded_cloth.pile((x, y0 + 0.15, z + 0.0006), rng.choice((2, 3, 4)), (wide, 0.25), 4, 0.009, colours, 0.0, seed + 7 * k + n)


def brooms(r, z, y0, y1, k, seed, inside):
    """A broom that leans in the corner and a pail: nothing is on shelves here."""
    wood, x = m.wood("maple", "z"), r * 0.45
    rod("broomstick", (x, y1 - 0.20, z + 0.11), (x + 0.03, y1 - 0.016, z + 1.24), 0.0115, wood)
    box("broom head", (x - 0.11, y1 - 0.235, z + 0.078), (x + 0.07, y1 - 0.177, z + 0.112), wood, 0.009, 4)
    for n in range(24):
        for deep in (0.225, 0.206, 0.187):
            at = x - 0.105 + 0.17 * n / 23
            rod("bristle", (at, y1 - deep, z + 0.080), (at + 0.006 * math.sin(7.0 * n), y1 - deep - 0.006, z + 0.001), 0.003, m.fabric("#8C6B42", 900), 6)
    rod("mop stick", (-r * 0.5, y1 - 0.16, z + 0.20), (-r * 0.62, y1 - 0.016, z + 1.30), 0.0105, wood)
    washing.pail(-r * 0.34, y0 + 0.16, z, lean=0.9, radius=min(0.115, r * 0.5), high=0.23)


def boxes(r, z, y0, y1, k, seed, inside):
    """Linen boxes side by side."""
    places = max(1, round(2 * r / 0.30))
    for n in range(places):
        closet_things.linen_box((-r + 2 * r * (n + 0.5) / places, y0 + 0.17, z), (2 * r / places - 0.03, 0.27, 0.19), ("#CFC4B0", "#9FA596")[n % 2])


def utility(r, z, y0, y1, k, seed, inside):
    """Baskets on the shelf; below it a rail with cloths, a pail and brooms."""
    if k:
        boxes(r, z, y0, y1, k, seed, inside)
        rod("rail", (-r, y0 + 0.20, z - 0.085), (r, y0 + 0.20, z - 0.085), 0.0095, m.metal("black"))
        props.hanging_towel((-r * 0.40, y0 + 0.20, z - 0.084), 0.20, 0.42, "#B9A487", 4)
        props.hanging_towel((r * 0.25, y0 + 0.20, z - 0.084), 0.18, 0.34, "#7F8C84", 9)
    else:
        brooms(r, z, y0, y1, k, seed, inside)


def trays(r, z, y0, y1, k, seed, inside):
    """A tray that pulls out, with jars and packets."""
    out = (0.06, 0.16, 0.10, 0.20)[k % 4] if k else 0.14
    drawer_box(f"tray {k}", -r + 0.014, r - 0.014, y0 - out, 0.48, z + 0.002, z + 0.080, "maple")
    larder_line = larder.jars if (k + seed) % 2 else larder.groceries
    larder_line(-r + 0.05, r - 0.05, y0 - out + 0.10, z + 0.021, seed + k)


KEPT = {"sink": under_sink, "linen": linen, "brooms": brooms, "boxes": boxes, "utility": utility, "trays": trays}
