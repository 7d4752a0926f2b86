"""A panelled hall: mouldings in raking light, an oak stair climbing along the wall, a coffered ceiling."""

from lib import camera, joinery, lighting, materials as m, props, rooms
from lib.mesh import box, lathe, rod, smooth_profile

DEVELOP = {"exposure": 0.1, "warmth": -0.03, "look": "Medium High Contrast"}

PUTTY = "#C8C1B2"


def build():
    height = 3.0
    painted = m.paint(PUTTY, 0.42)
    upper = m.plaster("#E2DCD0", 0.9, 0.4)
    rooms.plank_floor(-3.4, 3.9, -6.0, 0.0, "oak", 0.20, "x", seed=12)
    rooms.wall("back wall", -3.7, 4.2, 0.0, 0.2, height + 0.4, painted)
    rooms.wall("right wall", 3.9, 4.1, -6.2, 0.0, height, upper)
    rooms.side_window(-3.4, -3.4, -1.2, 0.3, 2.55, -6.2, 0.0, height, upper, bars=(3, 4), watts=120, colour="#FFF3E2")
    rooms.ceiling(-3.7, 4.2, -6.2, 0.2, height)
    joinery.coffers(-3.4, 3.9, -4.2, -0.08, height, 5, 3, m.paint("#E9E3D8", 0.45))

    # The wall: base, lower panels, rail, tall panels, crown.
    joinery.moulding("base", -3.4, 3.9, 0, 0.001, joinery.BASE, painted)
    joinery.moulding("rail", -3.4, 3.9, 0, 0.92, joinery.RAIL, painted)
    bays = 7
    pitch = 7.3 / bays
    for i in range(bays):
        a, b = -3.4 + pitch * i + 0.09, -3.4 + pitch * (i + 1) - 0.09
        joinery.frame_polygon("low panel", [(a, 0.24), (b, 0.24), (b, 0.83), (a, 0.83)], 0, painted)
        joinery.frame_polygon("tall panel", [(a, 1.06), (b, 1.06), (b, 2.70), (a, 2.70)], 0, painted)
    joinery.moulding("crown", -3.4, 3.9, 0, height - 0.1405 - 0.11, joinery.CROWN, painted)

    # The stair, climbing to the right, with a panelled string below.
    x, y, steps, rise, going = -0.72, -1.12, 13, 0.178, 0.262
    joinery.stairs(x, y, 1.09, steps, rise, going, "oak", m.paint("#E6E0D4"))
    joinery.string_wall("string", x, y, steps, rise, going, painted)
    slope = rise / going
    for k, (p, q) in enumerate(((0.62, 1.34), (1.44, 2.16), (2.26, 2.98), (3.08, 3.80))):
        def top(at):
            return slope * at - 0.16

        corners = [(x + p, 0.20), (x + q, 0.20), (x + q, top(q)), (x + p, max(0.28, top(p)))]
        joinery.frame_polygon(f"string panel {k}", corners, y, painted)
    joinery.moulding("string base", x + 0.06, 3.9, y, 0.001, joinery.BASE, painted)

    # Runner, newel, balusters, rail.
    for i in range(steps):
        z = rise * (i + 1)
        a = x + going * i
        wool = m.fabric("#7C8476", 350)
        box("runner", (a - 0.034, y + 0.22, z + 0.0004), (a + going - 0.006, y + 0.88, z + 0.007), wool, 0.003)
        box("runner drop", (a - 0.0365, y + 0.22, z - 0.036), (a - 0.0295, y + 0.88, z + 0.0065), wool, 0.003)
        box("runner riser", (a - 0.0065, y + 0.22, z - rise + 0.007), (a - 0.0005, y + 0.88, z - 0.036), wool, 0.002)
    nx, ny = x - 0.01, y + 0.035
    oak = m.wood("oak", "z")
    box("newel", (nx - 0.05, ny - 0.05, rise * 0 + 0.001), (nx + 0.05, ny + 0.05, 1.16), oak, 0.004)
    box("newel cap", (nx - 0.064, ny - 0.064, 1.1605), (nx + 0.064, ny + 0.064, 1.186), oak, 0.006)
    lathe("newel ball", smooth_profile([(0, 0), (0.028, 0.0), (0.02, 0.012), (0.046, 0.05), (0.034, 0.085), (0, 0.098)], 7), oak, (nx, ny, 1.1865))
    box("newel foot", (nx - 0.06, ny - 0.06, 0.001), (nx + 0.06, ny + 0.06, 0.16), oak, 0.004)
    iron = m.metal("iron")
    for i in range(steps):
        for k in range(2):
            px = x + going * (i + 0.28 + 0.5 * k)
            if px < nx + 0.09:
                continue
            z = rise * (i + 1)
            t = 1.03 + slope * (px - nx)
            box("baluster", (px - 0.007, ny - 0.007, z), (px + 0.007, ny + 0.007, t), iron, 0.001, 1)
            lathe("collar", smooth_profile([(0.008, -0.016), (0.016, 0.0), (0.008, 0.016)], 5), m.metal("aged brass"), (px, ny, (z + t) / 2), 24)
    end = x + going * steps
    rod("handrail", (nx + 0.03, ny, 1.045 + slope * 0.03), (end, ny, 1.045 + slope * (end - nx)), 0.027, oak)

    # A bench, boots of green, a lamp.
    seat = m.wood("smoked oak", "x")
    box("bench top", (-2.75, -0.52, 0.43), (-1.35, -0.14, 0.47), seat, 0.005)
    for bx in (-2.66, -1.50):
        box("bench leg", (bx, -0.49, 0.001), (bx + 0.06, -0.17, 0.4295), m.wood("smoked oak", "z"), 0.004)
    box("bench cushion", (-2.70, -0.51, 0.471), (-1.75, -0.15, 0.525), m.fabric("#B8AD99", 600), 0.02, 5)
    props.stack((-1.56, -0.33, 0.471), 2, 8, (0.24, 0.19))
    props.vase((-3.02, -0.48, 0.0), 0.58, 0.19, m.ceramic("#6F675B", 0.7))
    props.branches((-3.02, -0.48, 0.50), 7, 0.85, 0.34, 33, leaf=0.07)
    props.pendant((-1.55, -1.9, 2.10), height, 0.17, finish="aged brass", glow=5.0)
    lighting.point("pendant light", (-1.55, -1.9, 2.12), 6)

    lighting.sun(72, 25, 10.0, 0.6, "#FFE4C2")
    lighting.area("fill", (2.0, -5.4, 2.5), (0.3, -0.6, 1.0), (2.6, 1.8), 42, "#E8EFF8")
    lighting.surround("#EEF1F5", 0.35)
    camera.level((-0.35, -5.45, 1.45), 0.0, 32, (0.03, -0.022))
