"""A kitchen: an island with waterfall ends in veined white quartz, spruce-green shaker cabinets, oak floor."""

from lib import cabinets, camera, lighting, materials as m, props, rooms
from lib.appliances import sink_counter
from lib.mesh import box, flat_uv, prism
from lib.studio import slab_picture

DEVELOP = {"exposure": 0.45, "warmth": -0.03, "look": "High Contrast"}

GREEN = "#3A5148"


def build():
    brass = m.metal("brass")
    green = m.paint(GREEN)
    stone = m.slab(slab_picture("calacatta-supreme"), 0.14)
    white = m.plaster("#EAE5DB", 0.9, 0.35)
    height = 2.75

    rooms.plank_floor(-3.0, 3.6, -6.2, 0.0, "oak", 0.19, "y", seed=5)
    rooms.wall("back wall", -3.3, 3.9, 0.0, 0.2, height, white)
    rooms.wall("right wall", 3.6, 3.8, -5.2, 0.0, height, white)
    rooms.side_window(-3.0, -3.5, -1.0, 0.80, 2.40, -6.8, 0.0, height, white, bars=(4, 3), watts=95, colour="#FFF6EA")
    rooms.ceiling(-3.3, 3.9, -6.8, 0.2, height)

    # The wall run: base units, a stone splashback, oak shelves either side of a plaster hood.
    front = -0.62
    widths = [0.6, 0.6, 0.9, 0.9, 0.6]
    kinds = ["door-r", "drawers3", "drawers3", "drawers3", "door-l"]
    end = cabinets.run("base", -2.1, widths, kinds, front, 0.60, green, brass)
    cabinets.counter("counter", -2.1, end, front - 0.018, -0.001, stone, offset=(0.1, 0.2))
    splash = box("splashback", (-2.1, -0.014, cabinets.COUNTER + 0.001), (end, -0.001, 1.52), stone, 0.001, 1)
    flat_uv(splash, offset=(0.02, 0.62))

    # Tall units on the right close the run.
    for i in range(2):
        x = end + 0.004 + i * 0.62
        cabinets.unit(f"tall low {i}", x, x + 0.62, "door-r" if i == 0 else "door-l", front, green, None, 0.10, 1.50)
        cabinets.unit(f"tall high {i}", x, x + 0.62, "panel", front, green, None, 1.50, 2.32)
        side = x + 0.62 - 0.031 if i == 0 else x + 0.031
        cabinets.bar_pull(f"tall pull {i}", (side, front, 1.15), 0.36, brass, upright=True)
        cabinets.knob(f"tall knob {i}", (side, front, 1.62), brass)
    tall_end = end + 0.004 + 1.24
    box("tall body", (end + 0.004, front + 0.021, 0.1), (tall_end, -0.001, 2.32), green, 0.001, 1)
    box("tall crown", (end - 0.01, front - 0.02, 2.321), (tall_end + 0.01, -0.001, 2.38), green, 0.004)
    box("tall toe", (end + 0.004, front + 0.065, 0.001), (tall_end, front + 0.08, 0.099), green, 0.001, 1)
    box("tall left cheek", (end + 0.001, front + 0.0, 0.001), (end + 0.0035, -0.001, 2.32), green, 0.0005, 1)

    # Hood: a plaster chimney over the hob.
    hx = -2.1 + 0.6 + 0.6 + 0.45
    hood = prism("hood", [(-0.50, 1.66), (0.50, 1.66), (0.50, 1.80), (0.34, 2.10), (0.30, height), (-0.30, height), (-0.34, 2.10), (-0.50, 1.80)], 0.46, white, "y", (hx, -0.462, 0), round=0.012)
    del hood
    box("hood lip", (hx - 0.515, -0.478, 1.615), (hx + 0.515, -0.016, 1.66), m.wood("oak", "x"), 0.004)
    box("hob", (hx - 0.40, -0.55, cabinets.COUNTER + 0.0005), (hx + 0.40, -0.08, cabinets.COUNTER + 0.006), m.metal("black"), 0.002)

    for x0, x1 in ((-2.1, hx - 0.62), (hx + 0.62, end - 0.02)):
        for z in (1.60, 1.98):
            cabinets.shelf("shelf", x0, x1, -0.27, -0.015, z, "oak")

    # Things on the shelves.
    clay = m.ceramic("#E6DFD2", 0.4, 0.5)
    dark = m.ceramic("#5B564C", 0.5, 0.2)
    for k in range(4):
        props.bowl((-1.93, -0.14, 1.601 + k * 0.022), 0.082, 0.05, clay)
    props.vase((-1.66, -0.14, 1.601), 0.20, 0.06, dark)
    for k in range(3):
        props.tumbler((-1.46 + 0.09 * k, -0.15, 1.601))
    props.stack((-1.85, -0.14, 1.981), 3, 5, (0.24, 0.18))
    props.bowl((-1.50, -0.14, 1.981), 0.12, 0.08, dark)
    props.vase((hx + 0.76, -0.14, 1.601), 0.24, 0.07, clay)
    for k in range(3):
        props.bowl((hx + 1.02, -0.14, 1.601 + k * 0.024), 0.09, 0.055, dark)
    props.bowl((hx + 0.85, -0.14, 1.981), 0.1, 0.07, clay)
    props.books(hx + 1.05, hx + 1.25, -0.24, 1.981, 3, 0.25)
    props.board((-1.98, -0.075, cabinets.COUNTER + 0.001), 0.26, 0.40, species="walnut")
    props.board((-1.80, -0.105, cabinets.COUNTER + 0.001), 0.20, 0.30, species="oak", lean=9)
    props.vase((hx + 0.95, -0.3, cabinets.COUNTER + 0.001), 0.22, 0.08, clay)
    props.tumbler((hx + 0.72, -0.28, cabinets.COUNTER + 0.001), 0.05, 0.13)

    # The island.
    ix0, ix1, iy0, iy1 = -1.30, 1.30, -2.72, -1.78
    sheet = {"corner": (ix0, iy0, cabinets.COUNTER), "offset": (0.05, 0.05)}
    sink_counter(ix0, ix1, iy0, iy1, stone, (0.10, 0.80, -2.36, -1.98), thick=0.04, **sheet)
    cabinets.waterfall_ends("island", ix0, ix1, iy0, iy1, stone, thick=0.04, **sheet)
    inner0, inner1 = ix0 + 0.0415, ix1 - 0.0415
    w = (inner1 - inner0) / 4
    cabinets.run("island", inner0, [w] * 4, ["door-r", "drawers3", "drawers3", "door-l"], iy0 + 0.018, 0.88, green, brass, high=cabinets.COUNTER - 0.041)
    props.gooseneck((0.45, -1.90, cabinets.COUNTER), 0.40, 0.22, "brass", (0, -1))

    props.bowl((-0.32, -2.34, cabinets.COUNTER + 0.001), 0.165, 0.085, m.ceramic("#8C8271", 0.5, 0.4))
    props.fruit((-0.32, -2.34, cabinets.COUNTER + 0.012), 6, "lemon", 0.12)
    props.vase((-0.82, -2.16, cabinets.COUNTER + 0.001), 0.27, 0.095, clay)
    props.branches((-0.82, -2.16, cabinets.COUNTER + 0.22), 6, 0.52, 0.42, 8, lean=(0.1, 0))
    props.stack((0.93, -2.45, cabinets.COUNTER + 0.001), 2, 9, (0.28, 0.21))

    for x in (-0.62, 0.62):
        props.pendant((x, -2.25, 1.72), height, 0.17, finish="aged brass", glow=5.0)
        lighting.point(f"pendant light {x}", (x, -2.25, 1.74), 9, radius=0.06)

    lighting.sun(97, 28, 26.0, 0.6, "#FFE9CF")
    lighting.area("fill", (1.4, -5.6, 2.3), (0, -1.5, 0.9), (3.2, 2.0), 36, "#EAF0F8")
    lighting.surround("#EEF1F5", 0.36)
    camera.level((-1.15, -5.95, 1.45), 9.5, 34, (0.015, -0.105))
