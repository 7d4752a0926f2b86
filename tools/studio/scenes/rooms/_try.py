from lib import cabinets, camera, faucets, finishes, lamps, lighting, materials as m, props, rooms, sinks, stone as stones, wardrobe
from lib.loft import rounded
from lib.mesh import box
EVEN = (0.13, 0.33, 0.30, 0.42)
def build(s):
    slab = s.counter()
    brass = s.metal()
    green = s.cabinets()
    wall = s.walls()
    height = 3.1
    top = cabinets.COUNTER
    s.floor(-3.4, 4.2, -4.9, 0.0)
    rooms.wall("back wall", -3.6, 4.6, 0.0, 0.2, height, wall)
    rooms.wall("right wall", 3.35, 3.6, -7.2, 0.0, height, wall)
    x0, front = -1.75, -0.62
    end = cabinets.run("base", x0, [0.40, 0.85, 0.90, 0.60, 0.40], ["door-r", "drawers3", "drawers2", "drawers3", "door-l"], front, 0.60, green, brass)
    counter = stones.worktop(x0 - 0.02, end, front - 0.018, -0.001, top, cabinets.TOP, slab, (0, 0))
    stones.lay(counter, lambda p, n: (3.18 - (p.x - x0), 0.06 - p.y + (top - p.z if n.y < -0.7 else 0)))
    splash = box("splashback", (x0, -0.021, top + 0.001), (end, -0.001, 1.55), s.backsplash(), 0.001, 1)
    stones.lay(splash, stones.upright(x0, top, (0.02, 0.98)))
    cabinets.shelf("shelf", x0, end, -0.25, -0.002, 1.588, "oak")
    for i in range(2):
        a = end + 0.004 + i * 0.62
        cabinets.unit(f"tall low {i}", a, a + 0.62, "panel", front, green, None, 0.10, 1.50)
        cabinets.unit(f"tall high {i}", a, a + 0.62, "panel", front, green, None, 1.50, 2.40)
        side = a + 0.62 - 0.031 if i == 0 else a + 0.031
        cabinets.bar_pull(f"tall pull {i}", (side, front, 1.15), 0.40, brass, upright=True)
    ix0, ix1, iy0, iy1, thick, begins = -1.15, 1.03, -2.70, -1.82, 0.04, (0.94, 0.06)
    sink = (0.30, -2.17, 0.56, 0.40, 0.03)
    stones.worktop(ix0, ix1, iy0, iy1, top, thick, slab, begins, [sink])
    stones.waterfall_end(ix0, ix0 + thick, iy0, iy1, top, thick, slab, begins)
    stones.waterfall_end(ix1 - thick, ix1, iy0, iy1, top, thick, slab, (0.2, 1.2), 1)
    inner0, inner1 = ix0 + 0.0415, ix1 - 0.0415
    width = (inner1 - inner0) / 3
    for k, kind in enumerate(("drawers2", "doors", "drawers2")):
        cabinets.unit(f"island {k}", inner0 + k * width, inner0 + (k + 1) * width, kind, iy0 + 0.018, s.cabinets("x"), brass, high=top - 0.041, style="plain")
    x, y, w, d, r = sink
    _, drain = sinks.undermount(rounded(w, d, r), 0.21, finishes.sink_steel(), (x, y, top), thick)
    sinks.kitchen_drain(drain)
    faucets.kitchen((x, y + d / 2 + 0.075, top), height=0.40, reach=0.22, finish=s.METAL, grip="side-lever")
    props.vase((-0.82, -2.02, top + 0.001), 0.25, 0.075, m.ceramic("#3F4746", 0.35), 0.6)
    for x in (-0.50, 0.42):
        lamps.dome_pendant((x, -2.26, 1.88), height, 0.17, "metal:" + s.METAL, "metal:brass")
    rooms.side_window(-3.4, -3.9, -1.2, 0.5, 2.5, -7.2, 0.0, height, wall, bars=(3, 2), watts=42, colour="#FFF6EC")
    lighting.sun(62, 34, 2.0, 2.0, "#FFE6C8")
    lighting.area("fill", (0.6, -6.7, 2.2), (-0.2, 0.0, 1.2), (3.6, 2.0), 180, "#EEF1F6").visible_glossy = False
    lighting.surround("#EEF1F5", 0.34, sky=1.2)
    camera.level((-2.72, -4.95, 1.72), 32, 34, (0.05, -0.17))
