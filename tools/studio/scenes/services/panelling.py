"""Panelling: an oak wainscot to the height of a chair's back, plaster above, in light along the wall."""

from lib import camera, joinery, materials as m, profiles, props, rooms
from lib.mesh import box, lathe, prism, rod
from services.light import window

DEVELOP = {"exposure": 0.22, "warmth": -0.02, "look": "Medium High Contrast"}

BEAD = profiles.section((0, 0), ("line", 16, 0), ("bead", 0, 5), ("line", -3, 0), ("rise", -10, 11), ("line", -3, 2))
CAP = profiles.section((0, 0), ("line", 10, 0), ("rise", 20, 16), ("line", 0, 2), ("line", 3, 0), ("bead", 0, 18), ("line", -33, 0))


def build():
    rooms.plank_floor(-2.8, 2.8, -3.2, 0, "smoked oak", 0.16, "x", 4)
    box("wall", (-3, 0, 0), (3, 0.1, 3), m.plaster("#D9D3C7", 0.9, 0.5), 0)
    up, across = m.wood("oak", "z"), m.wood("oak", "x")
    low, high, rail, stile, face = 0.13, 1.16, 0.115, 0.105, -0.032
    edges = [-2.36 + 0.66 * k for k in range(8)]
    for a, b in zip(edges, edges[1:]):
        for i in range(3):
            p, q = a + (b - a) * i / 3, a + (b - a) * (i + 1) / 3
            box("panel", (p + 0.0002, -0.016, low), (q - 0.0002, -0.001, high), up, 0)
        joinery.frame("bead", a + stile / 2 + 0.0004, b - stile / 2 - 0.0004, low + rail + 0.0004, high - rail - 0.0004, -0.016, (across, up), BEAD)
        for z0, z1 in ((low, low + rail), (high - rail, high)):
            box("rail", (a + stile / 2 + 0.0004, face, z0), (b - stile / 2 - 0.0004, -0.012, z1), across, 0.0012, 2)
    for e in edges:
        box("stile", (e - stile / 2, face, low + 0.001), (e + stile / 2, -0.012, high - 0.001), up, 0.0012, 2)
    joinery.moulding("cap", -2.7, 2.7, face + 0.006, high, CAP, across)
    joinery.moulding("base", -2.7, 2.7, face + 0.004, 0.0008, profiles.BASEBOARD, across)
    # A switch in the middle of a stile's width of plaster, where no panel ends at it.
    x, z = edges[2] + 0.02, 1.36
    box("plate", (x - 0.036, -0.006, z - 0.058), (x + 0.036, -0.0005, z + 0.058), m.metal("aged brass"), 0.003)
    box("rocker", (x - 0.016, -0.0090, z - 0.033), (x + 0.016, -0.0062, z + 0.033), m.paint("#E9E3D6", 0.4, 0.0), 0.002)
    console()
    window((-2.8, -1.6, 1.7), (0.2, -0.1, 0.8), (1.6, 1.8), 74, (-3.0, -2.3, -1.62, -1.0), (66, 27, 4.2))
    camera.level((0.20, -2.85, 1.00), 0, 38, (0.0, -0.06))


def console():
    """A narrow walnut table on tapered legs, with books, a lamp and a vase of branches."""
    x0, x1, y0, y1, top = 0.10, 1.26, -0.44, -0.10, 0.76
    wood, leg = m.wood("walnut", "x"), m.wood("walnut", "z")
    box("top", (x0, y0, top - 0.022), (x1, y1, top), wood, 0.005)
    box("apron", (x0 + 0.07, y0 + 0.030, top - 0.115), (x1 - 0.07, y0 + 0.050, top - 0.0225), wood, 0.001)
    for s, a in ((1, x0 + 0.03), (-1, x1 - 0.03)):
        for y in (y0 + 0.025, y1 - 0.065):
            prism("leg", [(a, top - 0.023), (a + s * 0.042, top - 0.023), (a + s * 0.042, top - 0.13), (a + s * 0.024, 0.001), (a, 0.001)], 0.04, leg, "y", (0, y, 0), 0.002)
    props.stack((0.52, -0.27, top + 0.0005), 3, 6, (0.26, 0.19))
    props.vase((1.05, -0.27, top + 0.0005), 0.27, 0.09, m.ceramic("#C9BEA9", 0.6, 0.4))
    props.branches((1.05, -0.27, top + 0.22), 5, 0.52, 0.36, 9, leaf=0.05)
    brass = m.metal("aged brass")
    lathe("lamp foot", [(0, 0), (0.065, 0), (0.065, 0.012), (0.010, 0.020), (0, 0.02)], brass, (0.30, -0.25, top + 0.0005), 48)
    rod("lamp stem", (0.30, -0.25, top + 0.015), (0.30, -0.25, top + 0.40), 0.006, brass)
    lathe("lamp shade", [(0.075, 0.17), (0.125, 0), (0.1235, 0), (0.0735, 0.17)], m.fabric("#E2D8C4", 700), (0.30, -0.25, top + 0.31), 64)
