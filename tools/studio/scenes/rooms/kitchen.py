"""A kitchen that any stone suits: oak island with waterfall ends, putty cabinets, stone counter and splashback."""

from lib import cabinets, camera, lighting, materials as m, props, rooms, stone as stones
from lib.mesh import box, flat_uv

DEVELOP = {"exposure": -0.25, "warmth": -0.02}

PUTTY = "#A89C8A"


def build(stone="white"):
    slab = stones.surface(stone)
    brass = m.metal("aged brass")
    putty = m.paint(PUTTY)
    wall = m.plaster("#E3DCD0", 0.9, 0.35)
    height = 3.3
    top = cabinets.COUNTER

    rooms.plank_floor(-3.4, 4.2, -4.6, 0.0, "pale oak", 0.19, "y", seed=5)
    rooms.wall("back wall", -3.6, 4.6, 0.0, 0.2, height, wall)
    rooms.wall("right wall", 4.2, 4.4, -3.2, 0.0, height, wall)

    # Along the wall: base units, counter, stone up to a long oak shelf.
    x0, front = -1.75, -0.62
    end = cabinets.run("base", x0, [0.45, 0.90, 0.90, 0.90, 0.45], ["door-r", "drawers3", "drawers3", "drawers3", "door-l"], front, 0.60, putty, brass)
    box("cheek", (x0 - 0.018, front, 0.001), (x0 - 0.0005, -0.002, top - cabinets.TOP - 0.0005), putty, 0.001, 2)
    cabinets.counter("counter", x0 - 0.020, end, front - 0.018, -0.001, slab, size=stones.SHEET, offset=(0.0, 0.02))
    splash = box("splashback", (x0, -0.021, top + 0.001), (end, -0.001, 1.68), slab, 0.001, 1)
    flat_uv(splash, stones.SHEET, (0.0, 0.42))
    cabinets.shelf("shelf", x0, end, -0.25, -0.002, 1.720, "oak")
    box("hob", (-0.42, -0.55, top + 0.0005), (0.42, -0.10, top + 0.006), m.paint("#141414", 0.12, 0.0), 0.002)

    # Tall units close the run on the right.
    for i in range(2):
        a = end + 0.004 + i * 0.62
        cabinets.unit(f"tall low {i}", a, a + 0.62, "panel", front, putty, None, 0.10, 1.50)
        cabinets.unit(f"tall high {i}", a, a + 0.62, "panel", front, putty, None, 1.50, 2.40)
        side = a + 0.62 - 0.031 if i == 0 else a + 0.031
        cabinets.bar_pull(f"tall pull {i}", (side, front, 1.15), 0.40, brass, upright=True)
        cabinets.knob(f"tall knob {i}", (side, front, 1.62), brass)
    tall_end = end + 0.004 + 1.24
    box("tall body", (end + 0.004, front + 0.021, 0.1), (tall_end, -0.001, 2.40), putty, 0.001, 1)
    box("tall crown", (end - 0.006, front - 0.012, 2.401), (tall_end + 0.01, -0.001, 2.45), putty, 0.004)
    box("tall toe", (end + 0.004, front + 0.065, 0.001), (tall_end, front + 0.08, 0.099), putty, 0.001, 1)

    # On the shelf and the counter.
    clay = m.ceramic("#E6DFD2", 0.4, 0.5)
    dark = m.ceramic("#5B564C", 0.5, 0.2)
    for k in range(4):
        props.bowl((-1.52, -0.13, 1.7215 + k * 0.022), 0.085, 0.05, clay)
    props.vase((-1.18, -0.13, 1.7215), 0.21, 0.065, dark)
    props.stack((-0.72, -0.13, 1.7215), 3, 5, (0.26, 0.18))
    props.bowl((0.62, -0.13, 1.7215), 0.12, 0.08, dark)
    for k in range(3):
        props.bowl((1.02, -0.13, 1.7215 + k * 0.024), 0.09, 0.055, clay)
    props.vase((1.45, -0.13, 1.7215), 0.26, 0.075, clay)
    props.board((1.30, -0.085, top + 0.001), 0.26, 0.40, species="walnut")
    props.board((1.48, -0.115, top + 0.001), 0.20, 0.30, species="oak", lean=9)

    # The island: oak between two stone ends.
    ix0, ix1, iy0, iy1 = -1.20, 1.45, -2.72, -1.70
    cabinets.waterfall("island", ix0, ix1, iy0, iy1, slab, thick=0.04, size=stones.SHEET, offset=(0.295, 0.20))
    inner0, inner1 = ix0 + 0.0415, ix1 - 0.0415
    width = (inner1 - inner0) / 3
    cabinets.run("island", inner0, [width] * 3, ["drawers2", "drawers2", "drawers2"], iy0 + 0.018, 0.96, m.wood("oak", "x"), brass, high=top - 0.041, style="plain")
    props.gooseneck((0.62, -1.93, top), 0.40, 0.22, "aged brass", (0, -1))
    props.bowl((-0.05, -2.28, top + 0.001), 0.165, 0.085, m.ceramic("#8C8271", 0.5, 0.4))
    props.fruit((-0.05, -2.28, top + 0.012), 6, "pear", 0.12)
    props.vase((-0.62, -2.02, top + 0.001), 0.27, 0.095, clay)
    props.branches((-0.62, -2.02, top + 0.22), 5, 0.46, 0.40, 8, lean=(0.1, 0))
    for x in (-0.50, 0.75):
        props.pendant((x, -2.2, 1.80), height, 0.15, finish="aged brass", glow=3.0)

    # The window on the left lies outside the picture; its sun falls on floor and island.
    rooms.side_window(-3.4, -3.9, -1.2, 0.5, 2.5, -6.2, 0.0, height, wall, bars=(3, 2), watts=105, colour="#FFF3E4")
    lighting.sun(78, 32, 4.5, 1.0, "#FFE6C8")
    lighting.area("fill", (2.2, -6.0, 2.8), (0.2, -1.2, 0.8), (3.2, 2.0), 40, "#EAF0F8")
    lighting.surround("#EEF1F5", 0.26, sky=1.2)
    camera.level((-2.75, -5.05, 1.52), 32, 34, (0.06, -0.15))
    stones.finish(stone)
