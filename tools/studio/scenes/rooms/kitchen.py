"""A kitchen that any stone suits: an oak island with waterfall ends and its sink, green-grey cabinets, stone counter and
splashback."""

from lib import cabinets, camera, faucets, finishes, lamps, lighting, materials as m, props, rooms, sinks, stone as stones, wardrobe
from lib.loft import rounded
from lib.mesh import box, rod

# In even light, as fractions of the picture from its upper left corner: stone is seen here as it is.
EVEN = (0.13, 0.33, 0.30, 0.42)

GREEN = "#66705F"


def build(stone="white"):
    slab = stones.surface(stone)
    brass = m.metal("aged brass")
    green = m.paint(GREEN)
    wall = m.plaster("#BFB29D", 0.9, 0.35)
    height = 3.1
    top = cabinets.COUNTER

    rooms.plank_floor(-3.4, 4.2, -4.9, 0.0, "oak", 0.19, "y", seed=5)
    rooms.wall("back wall", -3.6, 4.6, 0.0, 0.2, height, wall)
    rooms.wall("right wall", 3.35, 3.6, -7.2, 0.0, height, wall)

    # Along the wall: base units, counter, stone up to a long oak shelf. The counter is the other half of the sheet, turned.
    x0, front = -1.75, -0.62
    end = cabinets.run("base", x0, [0.40, 0.85, 0.90, 0.60, 0.40], ["door-r", "drawers3", "drawers2", "drawers3", "door-l"], front, 0.60, green, brass)
    box("cheek", (x0 - 0.018, front, 0.001), (x0 - 0.0005, -0.002, top - cabinets.TOP - 0.0005), green, 0.001, 2)
    counter = stones.worktop(x0 - 0.02, end, front - 0.018, -0.001, top, cabinets.TOP, slab, (0, 0))
    stones.lay(counter, lambda p, n: (3.18 - (p.x - x0), 0.06 - p.y + (top - p.z if n.y < -0.7 else 0)))
    splash = box("splashback", (x0, -0.021, top + 0.001), (end, -0.001, 1.55), slab, 0.001, 1)
    stones.lay(splash, stones.upright(x0, top, (0.02, 0.98)))
    cabinets.shelf("shelf", x0, end, -0.25, -0.002, 1.588, "oak")
    box("hob", (-0.47, -0.55, top + 0.0005), (0.37, -0.10, top + 0.006), m.paint("#141414", 0.12, 0.0), 0.002)

    # Tall units close the run on the right.
    for i in range(2):
        a = end + 0.004 + i * 0.62
        cabinets.unit(f"tall low {i}", a, a + 0.62, "panel", front, green, None, 0.10, 1.50)
        cabinets.unit(f"tall high {i}", a, a + 0.62, "panel", front, green, None, 1.50, 2.40)
        side = a + 0.62 - 0.031 if i == 0 else a + 0.031
        cabinets.bar_pull(f"tall pull {i}", (side, front, 1.15), 0.40, brass, upright=True)
        cabinets.knob(f"tall knob {i}", (side, front, 1.62), brass)
    tall_end = end + 0.004 + 1.24
    box("tall body", (end + 0.004, front + 0.021, 0.1), (tall_end, -0.001, 2.40), green, 0.001, 1)
    box("tall crown", (end - 0.006, front - 0.012, 2.401), (3.349, -0.001, 2.45), green, 0.004)
    box("filler", (tall_end + 0.001, front + 0.004, 0.1), (3.349, -0.001, 2.40), green, 0.001, 1)
    box("tall toe", (end + 0.004, front + 0.065, 0.001), (3.349, front + 0.08, 0.099), green, 0.001, 1)

    # On the shelf and the counter.
    clay, dark, blue = m.ceramic("#E6DFD2", 0.4, 0.5), m.ceramic("#5B564C", 0.5, 0.2), m.ceramic("#6F8390", 0.35, 0.3)
    for k in range(5):
        props.bowl((-1.50, -0.13, 1.5895 + k * 0.020), 0.085, 0.05, clay)
    props.bowl((-1.24, -0.13, 1.5895), 0.10, 0.09, blue)
    wardrobe.jars(-1.02, -0.45, -0.13, 1.5885, seed=4)
    props.books(0.16, 0.50, -0.21, 1.5885, seed=9, tallest=0.25)
    props.vase((0.62, -0.13, 1.5895), 0.22, 0.07, dark, 0.5)
    for k in range(3):
        props.bowl((0.94, -0.13, 1.5895 + k * 0.026), 0.11, 0.055, blue)
    props.vase((1.22, -0.13, 1.5895), 0.17, 0.075, clay, 0.7)
    props.board((0.82, -0.085, top + 0.001), 0.26, 0.40, species="walnut")
    props.board((0.98, -0.115, top + 0.001), 0.20, 0.30, species="oak", lean=9)
    props.vase((0.60, -0.16, top + 0.001), 0.15, 0.062, clay, 0.8)
    for k, (dx, dy) in enumerate(((-0.05, 0.01), (0.01, 0.03), (0.055, -0.01), (0.0, -0.03))):
        rod("spoon", (0.60 + dx * 0.3, -0.16 + dy * 0.3, top + 0.02), (0.60 + dx, -0.16 + dy, top + 0.30 - 0.015 * k), 0.006, m.wood("oak", "z"), 14)
    wardrobe.jar((-1.45, -0.20, top + 0.001), 0.06, 0.20, "#D8C79E", "walnut")
    wardrobe.jar((-1.29, -0.16, top + 0.001), 0.055, 0.14, "#7A4B32", "walnut")

    # The island: oak between two stone ends, cut from one sheet, with its sink under the tap.
    ix0, ix1, iy0, iy1, thick, begins = -1.15, 1.03, -2.70, -1.82, 0.04, (0.94, 0.06)
    sink = (0.30, -2.17, 0.56, 0.40, 0.03)
    stones.worktop(ix0, ix1, iy0, iy1, top, thick, slab, begins, [sink])
    stones.waterfall_end(ix0, ix0 + thick, iy0, iy1, top, thick, slab, begins)
    stones.waterfall_end(ix1 - thick, ix1, iy0, iy1, top, thick, slab, (0.2, 1.2), 1)
    inner0, inner1 = ix0 + 0.0415, ix1 - 0.0415
    width = (inner1 - inner0) / 3
    oak = m.wood("oak", "x")
    for k, kind in enumerate(("drawers2", "doors", "drawers2")):
        cabinets.unit(f"island {k}", inner0 + k * width, inner0 + (k + 1) * width, kind, iy0 + 0.018, oak, brass, high=top - 0.041, style="plain")
    box("island body", (inner0 + 0.001, iy0 + 0.039, 0.10), (inner1 - 0.001, iy0 + 0.06, top - 0.042), m.paint("#20160F", 0.7), 0)
    box("island back", (inner0 + 0.001, iy1 - 0.03, 0.001), (inner1 - 0.001, iy1 - 0.012, top - 0.042), m.wood("oak", "z"), 0.001, 1)
    box("island toe", (inner0, iy0 + 0.083, 0.001), (inner1, iy0 + 0.098, 0.099), oak, 0.0005, 1)
    x, y, w, d, r = sink
    _, drain = sinks.undermount(rounded(w, d, r), 0.21, finishes.sink_steel(), (x, y, top), thick)
    sinks.kitchen_drain(drain)
    faucets.kitchen((x, y + d / 2 + 0.075, top), height=0.40, reach=0.22, finish="brushed brass", grip="side-lever")
    props.soap((x + 0.22, y + d / 2 + 0.07, top + 0.0005), "#6E6A5A")

    # Someone was cutting figs.
    sinks.cutting_board(-0.62, -0.20, -2.44, -2.16, top + 0.0005, 0.024, m.wood("walnut", "x"))
    props.fruit((-0.44, -2.30, top + 0.0), 4, "fig", 0.10, seed=5)
    props.bowl((-0.10, -2.60, top + 0.001), 0.095, 0.055, blue)
    props.vase((-0.82, -2.02, top + 0.001), 0.25, 0.075, m.ceramic("#3F4746", 0.35), 0.6)
    props.branches((-0.82, -2.02, top + 0.23), 4, 0.50, 0.34, 21, leaf=0.12, colour="#6B7A52", density=0.5)
    for x in (-0.50, 0.42):
        lamps.dome_pendant((x, -2.26, 1.88), height, 0.17, "paint:#2E322E", "metal:brass")

    # The window on the left lies outside the picture; its sun falls on floor and island.
    rooms.side_window(-3.4, -3.9, -1.2, 0.5, 2.5, -7.2, 0.0, height, wall, bars=(3, 2), watts=42, colour="#FFF6EC")
    lighting.sun(62, 34, 2.0, 2.0, "#FFE6C8")
    lighting.area("fill", (0.6, -6.7, 2.2), (-0.2, 0.0, 1.2), (3.6, 2.0), 180, "#EEF1F6").visible_glossy = False
    lighting.area("shelf light", (-0.2, -0.20, 1.548), (-0.2, -0.05, 0.9), (2.9, 0.03), 5, "#FFE9CF").visible_glossy = False
    lighting.surround("#EEF1F5", 0.34, sky=1.2)
    camera.level((-2.72, -4.95, 1.72), 32, 34, (0.05, -0.17))
