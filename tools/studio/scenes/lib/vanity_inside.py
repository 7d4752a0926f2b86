"""A vanity that stands open: a dovetailed drawer on its slides, or what is behind a door; and what is kept in them."""

import math

import bpy
from mathutils import Matrix

from . import cabinets, materials as m, props, vanity_parts as parts, wastes
from .fronts import DOOR, finish
from .loft import plate, rounded
from .mesh import box, lathe, prism, rod, smooth_profile
from .vanity_things import spiral

BOX = "maple"
# How far a drawer is pulled out, and how deep its box is.
PULLED, DEEP = 0.36, 0.46
SWUNG = 104


def stand_open(f, ajar, kept, basins, drain):
    """Opens fronts of a frame: one drawer, or the doors of a bay. `kept` names what is in there; `basins` are the middles of the
    basins above, and `drain` is the height at which they end below."""
    lined = lining(f, ajar)
    if ajar[0].on == "drawer":
        drawer(f, ajar[0], kept)
    else:
        cupboard(f, ajar, lined, kept, basins, drain)


def lining(f, ajar):
    """The panels round an opening; returns where they end at the left and at the right."""
    x0, x1, z0, z1 = ajar[0].x0, ajar[-1].x1, ajar[-1].z0, ajar[0].z1
    y0, y1 = f.face + DOOR + 0.0015, f.back
    # Behind the case's own sides where there is no post.
    a, b = (x + s * (DOOR + 0.0015 if not f.post and abs(abs(x) - f.half) < 0.01 else 0.0) for x, s in ((x0, 1), (x1, -1)))
    door = ajar[0].on != "drawer"
    low = f.low + 0.0185 if door else z0
    for tag, p, q in (("l", a, a + 0.012), ("r", b - 0.012, b)):
        box(f"lining {tag}", (p, y0, low), (q, y1 - 0.012, z1), finish(BOX, "z"), 0.0006, 1)
    box("lining back", (a, y1 - 0.0115, low), (b, y1 - 0.0015, z1), finish(BOX, "z"), 0)
    if door:
        box("lining floor", (a + 0.0122, y0 + 0.001, low + 0.0002), (b - 0.0122, y1 - 0.012, low + 0.0065), finish(BOX, "x"), 0)
        box("stretcher", (a + 0.0122, y0, z1 - 0.020), (b - 0.0122, y0 + 0.018, z1 - 0.0005), finish(BOX, "x"), 0.0008, 1)
    return a + 0.0122, b - 0.0122


def moved(make, matrix):
    """Makes something and moves it."""
    before = set(bpy.data.objects)
    make()
    bpy.context.view_layer.update()
    for obj in set(bpy.data.objects) - before:
        obj.matrix_world = matrix @ obj.matrix_world


def drawer(f, p, kept):
    """A drawer pulled out: its front, its dovetailed box, and steel slides at both sides."""
    moved(lambda: parts.piece(f, p), Matrix.Translation((0, -PULLED, 0)))
    edge = DOOR + 0.0135
    x0, x1 = (x + s * (edge + 0.012 if not f.post and abs(abs(x) - f.half) < 0.01 else 0.026) for x, s in ((p.x0, 1), (p.x1, -1)))
    high = p.z1 - p.z0
    z1 = p.z1 - 0.026
    z0 = max(p.z0 + min(0.022, high * 0.14), z1 - 0.118)
    y = f.face - PULLED + DOOR + 0.0004
    cabinets.drawer_box("drawer", x0, x1, y, DEEP, z0, z1, BOX)
    steel = m.metal("steel")
    mid = z0 + (z1 - z0) * 0.36
    for a, b in ((x0 - 0.0125, x0 - 0.001), (x1 + 0.001, x1 + 0.0125)):
        box("slide", (a, y + 0.012, mid - 0.020), (b, y + DEEP - 0.006, mid + 0.020), steel, 0.0012, 2)
        box("slide groove", (a - 0.0002, y + 0.016, mid - 0.007), (b + 0.0002, y + DEEP - 0.01, mid + 0.007), m.metal("black"), 0)
        box("slide rail", (a, f.face + DOOR + 0.006, mid - 0.023), (b, f.back - 0.04, mid - 0.0205), steel, 0.0008, 1)
    fill(kept, x0 + 0.0145, x1 - 0.0145, y + 0.0145, y + 0.335, z0 + 0.0184, z1)


def fill(kept, x0, x1, y0, y1, z, rim):
    """A cell across the drawer for each of `kept`, walnut between them; nothing is higher than the rim."""
    count = len(kept)
    width = (x1 - x0) / count
    for k in range(count):
        a, b = x0 + width * k, x0 + width * (k + 1)
        if k:
            box("divider", (a - 0.004, y0 + 0.001, z + 0.0004), (a + 0.004, y1 + 0.105, z + (rim - z) * 0.72), m.wood("walnut", "y"), 0.0012, 2)
        IN_DRAWERS[kept[k]](a + 0.010, b - 0.010, y0 + 0.045, y1, z + 0.0008, rim - z - 0.006)


def towels(x0, x1, y0, y1, z, high):
    """Hand towels in two piles, one behind the other."""
    thick = 0.030
    count = max(1, int(high / thick))
    deep = (y1 - y0) / 2
    for k, tints in enumerate((("#DAD2C4", "#A9B5AC"), ("#C9A88F", "#DAD2C4"))):
        props.folded_towels(((x0 + x1) / 2, y0 + deep * (k + 0.5), z), count, (min(0.30, x1 - x0 - 0.004), deep - 0.012), thick, tints)


def cloths(x0, x1, y0, y1, z, high):
    """Face cloths rolled up, side by side."""
    r = min(0.030, high / 2.1, (x1 - x0) / 4.2)
    count = max(2, int((x1 - x0) / (2 * r + 0.002)))
    for k in range(count):
        x = x0 + (x1 - x0) * (k + 0.5) / count
        for row in range(2):
            tint = ("#E2DCD0", "#93A39B", "#C9B49B")[(k + row) % 3]
            roll = prism("rolled cloth", spiral(r, 0.0055, 0.4 + k), 0.125, m.fabric(tint, 420), "y", (x, y0 + 0.004 + 0.135 * row, z + r + 0.001), 0.002)
            roll.data.auto_smooth_angle = 0.7


def jars(x0, x1, y0, y1, z, high):
    """Low jars of glazed clay with turned lids."""
    pitch = min(0.074, (x1 - x0) / max(1, int((x1 - x0) / 0.066)))
    columns = max(1, int((x1 - x0 + 0.002) / pitch))
    tall = min(0.070, high - 0.014)
    for k in range(columns * 3):
        i, j = k % columns, k // columns
        r = 0.029 - 0.004 * ((i + 2 * j) % 3 == 1)
        at = (x0 + (x1 - x0) * (i + 0.5) / columns, y0 + 0.036 + 0.076 * j, z)
        lathe("jar", smooth_profile([(0.001, 0), (r * 0.92, 0), (r, 0.005), (r, tall)], 4) + [(0, tall)], m.ceramic(("#E3DBCD", "#8A978F", "#B98E73", "#6F7B80")[(i + j) % 4], 0.3), at, 44)
        lathe("jar lid", [(0, tall + 0.011), (r * 0.96, tall + 0.011), (r * 1.01, tall + 0.008), (r * 1.01, tall + 0.001), (0, tall + 0.001)], m.wood(("oak", "walnut")[(i + j) % 2], "z") if (i + j) % 3 else m.metal("brass"), at, 44)


def bottles(x0, x1, y0, y1, z, high):
    """Small bottles of brown, green and frosted glass, as high as the drawer lets them be."""
    columns = max(1, int((x1 - x0) / 0.058))
    tall = min(0.115, high - 0.004)
    for k in range(columns * 4):
        i, j = k % columns, k // columns
        h = tall * (1.0, 0.86, 0.94)[(2 * i + j) % 3]
        r = min(0.021, h * 0.26)
        at = (x0 + (x1 - x0) * (i + 0.5) / columns, y0 + 0.030 + 0.062 * j, z)
        lathe("bottle", smooth_profile([(0, 0), (r * 0.92, 0), (r, 0.004), (r, h * 0.62), (r * 0.45, h * 0.76), (r * 0.45, h * 0.80)], 5), m.ceramic(("#4A2A14", "#D9D6CC", "#3F5146")[(i + 2 * j) % 3], 0.10), at, 40)
        lathe("label", [(r + 0.0006, h * 0.14), (r + 0.0006, h * 0.50)], m.paint("#E9E2D3", 0.7), at, 40)
        lathe("cap", [(0, h), (r * 0.56, h), (r * 0.60, h - 0.002), (r * 0.60, h * 0.79), (0, h * 0.79)], m.metal("black") if (i + j) % 2 else m.metal("brass"), at, 32)


def brushes(x0, x1, y0, y1, z, high):
    """A hairbrush, a comb and a clothes brush lying side by side."""
    x, wide = (x0 + x1) / 2, x1 - x0
    walnut, oak = m.wood("walnut", "y"), m.wood("oak", "y")
    across = min(0.058, wide * 0.42)
    plate("hairbrush", rounded(across, 0.105, across * 0.44), 0.016, walnut, (x0 + across / 2 + 0.003, y0 + 0.185, z + 0.014), 0.006)
    plate("bristles", rounded(across * 0.74, 0.085, across * 0.3), 0.014, m.fabric("#3A322B", 1400), (x0 + across / 2 + 0.003, y0 + 0.185, z + 0.0005), 0.003)
    rod("brush handle", (x0 + across / 2 + 0.003, y0 + 0.008, z + 0.020), (x0 + across / 2 + 0.003, y0 + 0.140, z + 0.022), 0.0085, walnut)
    at = x1 - 0.022
    box("comb", (at - 0.004, y0 + 0.020, z + 0.001), (at + 0.012, y0 + 0.190, z + 0.005), oak, 0.0014, 2)
    for k in range(30):
        box("tooth", (at - 0.020, y0 + 0.026 + 0.0054 * k, z + 0.0012), (at - 0.0042, y0 + 0.0285 + 0.0054 * k, z + 0.0046), oak, 0)
    if wide > 0.125:
        plate("clothes brush", rounded(0.038, 0.165, 0.017), 0.013, oak, (x + 0.010, y0 + 0.105, z + 0.014), 0.005)
        plate("clothes bristles", rounded(0.030, 0.150, 0.012), 0.014, m.fabric("#B59B72", 1400), (x + 0.010, y0 + 0.105, z + 0.0005), 0.003)


def soaps(x0, x1, y0, y1, z, high):
    """Cakes of soap, some in their paper bands."""
    columns = max(1, int((x1 - x0) / 0.072))
    for k in range(columns * 4):
        i, j = k % columns, k // columns
        x, y = x0 + (x1 - x0) * (i + 0.5) / columns, y0 + 0.034 + 0.068 * j
        plate("soap", rounded(0.058, 0.050, 0.012), 0.026, m.ceramic(("#E8DDC6", "#C9CDB9", "#D8B9A4", "#E4E0D6")[(i + j) % 4], 0.55), (x, y, z), 0.008)
        if (i + j) % 2:
            box("band", (x - 0.0145, y - 0.0256, z - 0.0003), (x + 0.0145, y + 0.0256, z + 0.0266), m.paint(("#6E7F77", "#B9A98C")[i % 2], 0.7), 0.006, 3)


def rolls(x0, x1, y0, y1, z, high):
    """Paper in rolls, on end in a deep drawer, lying in a shallow one."""
    upright = high > 0.105
    across = max(1, int((x1 - x0) / 0.112))
    for k in range(across * 2):
        x, y = x0 + (x1 - x0) * (k % across + 0.5) / across, y0 + 0.058 + 0.118 * (k // across)
        if upright:
            paper_roll(x, y, z)
        else:
            paper_roll(x, y, z + 0.0485).rotation_euler = (math.pi / 2, 0, 0)


def paper_roll(x, y, z):
    return lathe("roll", [(0.019, 0.001), (0.050, 0.001), (0.052, 0.003), (0.052, 0.097), (0.050, 0.099), (0.019, 0.099), (0.019, 0.001)], m.fabric("#F1EEE8", 1600), (x, y, z), 56)


IN_DRAWERS = {"towels": towels, "cloths": cloths, "jars": jars, "bottles": bottles, "brushes": brushes, "soaps": soaps, "rolls": rolls}


def cupboard(f, ajar, lined, kept, basins, drain):
    """Doors that stand open, hinges and all; behind them the trap of the basin above and what is kept on the floor and a shelf."""
    for p in ajar:
        right = p.on == "door-l"
        hinge = p.x1 if right else p.x0

        def door(p=p, right=right):
            parts.piece(f, p)
            door_back(f, p, right)

        turn = Matrix.Translation((hinge, f.face, 0)) @ Matrix.Rotation(math.radians(SWUNG if right else -SWUNG), 4, "Z") @ Matrix.Translation((-hinge, -f.face, 0))
        moved(door, turn)
        hinge_plates(f, p, lined[1] if right else lined[0], right)
    x0, x1 = lined
    z, top = f.low + 0.0255, ajar[0].z1
    y = f.face + DOOR + 0.20
    for x in basins:
        trap = min(top + 0.02, z + 0.36, drain - 0.035)
        wastes.p_trap((x, -0.30, trap), f.back - 0.012, "chrome", 0.016, 0.040)
        rod("tailpiece", (x, -0.30, trap), (x, -0.30, drain), 0.016, m.metal("chrome"))
        for s in (-1, 1):
            wastes.supply(x + 0.10 * s, z + 0.20, (x + 0.018 * s, -0.12, top + 0.05), f.back - 0.012, handed=s)
    # What is kept stands to both sides of the trap.
    middle = basins[0] if basins else (x0 + x1) / 2
    spans = [(x0 + 0.016, middle - 0.045), (middle + 0.045, x1 - 0.016)] if basins else [(x0 + 0.016, middle), (middle + 0.01, x1 - 0.016)]
    spans = [span for span in spans if span[1] - span[0] > 0.09]
    for (a, b), name in zip(spans, kept):
        IN_CUPBOARDS[name](a, b, y, z, top - z - 0.03)


def door_back(f, p, right, rail=0.056):
    """What an open door shows: the frame round its panel, and the cups and arms of its hinges."""
    y, t = f.face + DOOR, 0.0035
    if f.style in ("shaker", "raised", "slim"):
        for tag, x0, x1, low, high in (("l", p.x0, p.x0 + rail, p.z0, p.z1), ("r", p.x1 - rail, p.x1, p.z0, p.z1), ("b", p.x0 + rail, p.x1 - rail, p.z0, p.z0 + rail), ("t", p.x0 + rail, p.x1 - rail, p.z1 - rail, p.z1)):
            box(f"{p.name} back {tag}", (x0, y + 0.0002, low), (x1, y + t, high), finish(f.wood, "z"), 0.0012, 2)
    elif f.style in ("plank", "ledged"):
        for z in (p.z0 + 0.06, p.z1 - 0.115):
            box(f"{p.name} back batten", (p.x0 + 0.03, y + 0.0002, z), (p.x1 - 0.03, y + 0.014, z + 0.055), finish(f.wood, "x"), 0.003, 2)
    steel = m.metal("steel")
    edge, inwards = (p.x1, -1) if right else (p.x0, 1)
    for z in hinges_at(p):
        x = edge + inwards * 0.024
        rod("hinge cup", (x, y + t, z), (x, y + t + 0.0016, z), 0.0175, steel, 40)
        box("hinge arm", (min(x, edge + inwards * 0.002), y + t + 0.0016, z - 0.007), (max(x, edge + inwards * 0.002), y + t + 0.010, z + 0.007), steel, 0.002, 2)


def hinge_plates(f, p, x, right):
    """The plates of the hinges on the lining that ends at x."""
    a, b = (x - 0.015, x - 0.0002) if right else (x + 0.0002, x + 0.015)
    for z in hinges_at(p):
        box("hinge plate", (a, f.face + DOOR + 0.004, z - 0.0085), (b, f.face + DOOR + 0.070, z + 0.0085), m.metal("steel"), 0.002, 2)


def hinges_at(p):
    return (p.z0 + 0.085, p.z1 - 0.085)


def bath_towels(x0, x1, y, z, high):
    """A pile of bath towels."""
    count = max(2, min(5, int((high - 0.04) / 0.055)))
    props.folded_towels(((x0 + x1) / 2, y, z), count, (min(0.32, x1 - x0), 0.27), 0.05, ("#DAD2C4", "#A3B0A8", "#C8A88E", "#DAD2C4", "#8E9CA3"))


def basket(x0, x1, y, z, high):
    """A seagrass basket, cloths in it."""
    r = min(0.13, (x1 - x0) / 2)
    tall = min(0.20, high * 0.6)
    profile, coils = [(0, 0.0)], int(tall / 0.014)
    for k in range(coils):
        w = (r - 0.006) * (0.88 + 0.12 * k / coils)
        profile += [(w, 0.014 * k + 0.001), (w + 0.005, 0.014 * k + 0.007), (w, 0.014 * k + 0.013)]
    profile += [(r - 0.016, 0.014 * coils), (r * 0.82, 0.012), (0, 0.012)]
    lathe("basket", profile, m.fabric("#B3996F", 700), ((x0 + x1) / 2, y, z), 64, 30)
    props.folded_towels(((x0 + x1) / 2, y, z + tall - 0.05), 2, (r * 1.25, r * 1.2), 0.032, ("#B98C72", "#E4DED2"))


def cleaners(x0, x1, y, z, high):
    """Tall bottles and a spray, as one has them under a basin."""
    count = max(1, min(4, int((x1 - x0) / 0.082)))
    for k in range(count):
        x = x0 + (x1 - x0) * (k + 0.5) / count
        tall = min(high - 0.06, (0.23, 0.19, 0.25, 0.17)[k])
        at = (x, y - 0.03 + 0.05 * (k % 2), z)
        lathe("cleaner", smooth_profile([(0, 0), (0.031, 0), (0.035, 0.006), (0.035, tall * 0.66), (0.016, tall * 0.84), (0.015, tall * 0.88)], 5), m.ceramic(("#4A2A14", "#DAD6CB", "#6E8077", "#C9B79A")[k], 0.2), at, 48)
        lathe("label", [(0.0362, tall * 0.16), (0.0362, tall * 0.52)], m.paint(("#E9E2D3", "#7E8F86", "#EDE8DC", "#8C5A44")[k], 0.7), at, 48)
        lathe("cap", [(0, tall), (0.018, tall), (0.019, tall - 0.003), (0.019, tall * 0.87), (0, tall * 0.87)], m.metal("black") if k % 2 else m.paint("#EDEAE2", 0.4), at, 36)


def paper(x0, x1, y, z, high):
    """Rolls of paper, two high."""
    across = max(1, int((x1 - x0) / 0.108))
    for k in range(across * 2):
        if high > 0.11 + 0.10 * (k // across):
            paper_roll(x0 + (x1 - x0) * (k % across + 0.5) / across, y - 0.02 + 0.012 * (k // across), z + 0.1005 * (k // across))


def crate(x0, x1, y, z, high):
    """A box of maple with brushes, jars and soap."""
    wide, tall = min(0.26, x1 - x0), min(0.11, high * 0.4)
    x = (x0 + x1) / 2
    a, b, y0, y1 = x - wide / 2, x + wide / 2, y - 0.13, y + 0.13
    for p, q in (((a, y0, z), (b, y0 + 0.010, z + tall)), ((a, y1 - 0.010, z), (b, y1, z + tall))):
        box("crate", p, q, m.wood("oak", "x"), 0.002)
    for p in (a, b - 0.010):
        box("crate end", (p, y0 + 0.0102, z), (p + 0.010, y1 - 0.0102, z + tall), m.wood("oak", "y"), 0.002)
    bottles(a + 0.012, b - 0.012, y0 + 0.010, y1, z + 0.001, tall * 1.5)


IN_CUPBOARDS = {"bath towels": bath_towels, "basket": basket, "cleaners": cleaners, "paper": paper, "crate": crate}
