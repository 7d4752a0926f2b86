"""The wartime kitchen in Westfort: sage cupboards to the ceiling and a peninsula for three; or, `era` "before", the beige laminate
that was found there, from the same camera."""

import bpy
from lib import cabinets, camera, joinery, kitchen_things as things, lighting, materials as m, props, rooms, rugs, trim
from lib import washing_things as washing
from lib.appliances import cased_hood, fridge, sink_counter, stove
from lib.cladding import tiled
from lib.crown_cut import wear
from lib.floor_rooms import curtain
from lib.lake_view import backdrop
from lib.mesh import box, lathe, rod, smooth_profile, tube
from lib.openings import back_window
from lib.place import placed
from works.look import cloths, drinking_glass, framed, fronts, glazed, ground, stone, strip_pull, tea_towel

DEVELOP = {"exposure": 0.25, "warmth": -0.02, "look": "High Contrast"}

TOP = cabinets.COUNTER
HEIGHT, X0, X1 = 2.48, -2.35, 2.4
WINDOW = (-0.85, 0.45, 1.08, 2.02)


def build(colour, accent, stone_slug, back, handle="aged brass", tap="aged brass", floor="white oak", wall="#E4DED1", era="after", seed=1):
    if era == "before":
        before(seed)
    else:
        after(fronts(colour, "shaker", handle), fronts(accent, "shaker", handle), stone(stone_slug), tap, back, floor, m.plaster(wall, 0.9, 0.3), seed)
    wear(bpy.data.objects)


def room(wall, seed, frame, watts, side_watts):
    """What both eras share: walls, the window onto the water, the camera."""
    back_window(*WINDOW, X0 - 0.8, X1 + 0.2, HEIGHT, wall, bars=(2, 1), frame=frame, watts=watts, sill=0.0)
    backdrop(eye=1.36, strength=1.9, seed=seed, wide=14, gap=0.10, near=(34, 0.40))
    rooms.wall("right wall", X1, X1 + 0.2, -5.8, 0, HEIGHT, wall)
    rooms.side_window(X0 - 0.6, -4.4, -2.4, 0.55, 2.1, -6.0, 0, HEIGHT, wall, bars=(2, 1), frame=frame, watts=side_watts, colour="#FFF2E0")
    rooms.ceiling(X0 - 0.8, X1 + 0.2, -6.0, 0.2, HEIGHT)
    camera.level((-2.00, -7.70, 1.36), 16.2, 45.0, (0, -0.048))


def pinned(x, y, z, size, tone, tilt=0.0):
    """A paper held to a door by a magnet."""
    w, h = size
    sheet = box("paper", (-w / 2, -0.0006, -h / 2), (w / 2, 0, h / 2), m.paint(tone, 0.8, 0.0), 0)
    sheet.location = (x, y - 0.0008, z)
    sheet.rotation_euler = (0, tilt, 0)
    rod("magnet", (x, y - 0.0015, z + h * 0.40), (x, y - 0.006, z + h * 0.40), 0.010, m.paint("#3B3A36", 0.4), 20)


def after(main, second, top, tap, back, floor, wall, seed):
    room(wall, seed, "#EFECE5", 58, 84)
    ground(floor, X0 - 0.6, X1, -5.8)
    trim.casing(*WINDOW, wide=0.07, foot=False)
    high, base = 2.34, -1.43
    fridge(-2.36, -1.46, -0.68, "steel", 1.78)
    for a in (-2.385, -1.455):
        box("cheek", (a, -0.66, 0.001), (a + 0.02, -0.001, high), main.material, 0.001, 1)
    main.uppers("over fridge", -2.363, [0.907], 1.82, high, 0.62, pulls=False)
    pinned(-2.12, -0.6805, 1.42, (0.13, 0.18), "#E8DFC8", 0.05)
    pinned(-2.26, -0.6805, 1.30, (0.09, 0.09), "#A7B6B4", -0.08)
    main.run("base", base, [0.60, 0.60, 0.80, 0.55], ["drawers3", "panel", "doors", "drawers3"])
    stove(1.13, 1.76, -0.655)
    main.run("corner", 1.765, [0.63], ["panel"])
    sink_counter(base - 0.003, 1.127, -0.64, -0.001, top, (-0.20, 0.52, -0.53, -0.13), offset=(0.05, 0.1))
    cabinets.counter("corner top", 1.763, X1 - 0.001, -0.64, -0.001, top, offset=(0.7, 0.1))
    props.gooseneck((0.16, -0.075, TOP), 0.36, 0.2, tap)
    # Upright tile; its courses begin at the counter and end under the cupboards.
    foot = TOP + 0.001
    for a, b, z1 in ((base, WINDOW[0] - 0.072, 1.46), (WINDOW[1] + 0.072, X1 - 0.001, 1.64), (WINDOW[0] - 0.072, WINDOW[1] + 0.072, WINDOW[2] - 0.001)):
        glazed(back, a, b, foot, z1, seed + int(a * 10))
    main.uppers("upper l", base, [0.47], 1.46, high)
    main.uppers("upper m", 0.56, [0.50], 1.46, high)
    cased_hood(1.08, 1.80, 1.60, HEIGHT, main.material, m.wood("oak", "x"))
    main.uppers("upper r", 1.83, [0.56], 1.46, high)
    # Up to the ceiling: a frieze, and a crown before it.
    for a, b, y in ((-2.385, -1.435, -0.66), (-1.434, -0.958, -0.36), (0.558, 1.079, -0.36), (1.801, X1 - 0.001, -0.36)):
        box("frieze", (a, y + 0.02, high + 0.001), (b, -0.001, HEIGHT - 0.001), main.material, 0.001, 1)
        joinery.moulding("crown", a, b, y + 0.02, HEIGHT - 0.111, joinery.CROWN, main.material)
    # The peninsula runs out from the right wall, stools on the camera's side.
    py0, py1, px0 = -2.62, -1.98, 0.35
    second.run("peninsula", px0 + 0.03, [0.50] * 4, ["panel"] * 4, py0, 0.60, toe=True)
    cabinets.waterfall("peninsula", px0, X1 - 0.001, py0 - 0.28, py1 + 0.02, top, thick=0.035, offset=(0.10, 0.22))
    for x in (0.80, 1.40, 2.00):
        props.stool((x, py0 - 0.32, 0), 0.66, "oak", "black")
    for x in (0.95, 1.80):
        props.pendant((x, -2.42, 1.64), HEIGHT, 0.15, outer=m.ceramic("#E4DDCF", 0.45), shape="dome", glow=3.0, finish="aged brass")
        lighting.point(f"pendant light {x}", (x, -2.42, 1.62), 2.5, "#FFD9A8", 0.05)
    washing.flowers(0.72, -2.30, TOP + 0.001, "#D9A79C", 8)
    things.loaf(1.30, -2.42, TOP + 0.001)
    cloths((0.98, -2.66, TOP + 0.001), ("#E2DACB", "#8E9A80"), heading=18)
    drinking_glass((1.04, -2.20, TOP + 0.001))
    things.plates(1.86, -2.40, TOP + 0.001, 4)
    things.boards(-1.02, -0.09, TOP + 0.001)
    things.herbs(-0.68, -0.20, TOP + 0.001, seed)
    props.soap((-0.30, -0.10, TOP + 0.001), "#6B5A48", tap)
    things.crock(0.86, -0.20, TOP + 0.001, seed)
    things.mills(1.90, -0.26, TOP + 0.001)
    things.kettle(1.32, -0.24, TOP + 0.036, "#D8D0BE")
    tea_towel(1.45, -0.70, 0.705, "#D9CDB6", 0.26, 0.38)
    trim.outlet(0.66, 1.16)
    trim.outlet(-1.18, 1.16)
    for x in (-1.2, 0.2, 1.5):
        trim.downlight(x, -1.05, HEIGHT)
    trim.skirting(X0 - 0.6, -2.387, 0.0)
    with placed(X1, 0, 0, -90):
        framed(1.62, 1.52, (0.46, 0.60), ("#DAD2C2", "#A9AFA2", "#7C877C", "#5C6B60"))
        framed(2.20, 1.56, (0.38, 0.50), ("#D6CBB6", "#B79F84", "#8E7A62"))
    rugs.rug(-1.05, 0.60, -1.80, -1.00, ("#A08A6E", "#6E7562", "#D8CAAE"), "stripes", turned=True, seed=seed)
    lighting.sun(68, 28, 7.0, 0.9, "#FFE2BE")
    lighting.area("fill", (0.2, -6.6, 2.1), (0.4, -1.5, 0.9), (2.6, 1.8), 22, "#F0F2F6").visible_glossy = False
    lighting.surround("#F0F1F3", 0.22)


def before(seed):
    """Beige laminate with oak strips, almond appliances, a bulkhead over the cupboards: kept clean, forty years old."""
    almond = "#D2C19A"
    laminate = fronts("#CDBD9B", "plain", None)
    wall = m.plaster("#D8D0BA", 0.9, 0.1)
    room(wall, seed, "#7A5C3E", 40, 60)
    box("vinyl", (X0 - 0.6, -5.8, -0.06), (X1, 0, 0), tiled("#8F7857", "#76613F", (0.229, 0.229), 0.003, "xy", 0.0, 0.11, 0.46, 0.08), 0)
    fridge(-2.30, -1.52, -0.70, almond, 1.66, old=True)
    for x, z, size, tone, tilt in ((-2.14, 1.04, (0.20, 0.27), "#E6DCC2", 0.02), (-1.98, 1.10, (0.10, 0.14), "#C9D2CC", -0.09), (-2.20, 1.44, (0.11, 0.08), "#D9B48C", 0.07), (-2.0, 1.46, (0.12, 0.09), "#EDE7D8", -0.03)):
        pinned(x, -0.7005, z, size, tone, tilt)
    counter = m.concrete("#87663F", 0.40)

    def strips(x, widths, front=-0.62, z=0.845):
        for w in widths:
            strip_pull("strip", x + 0.004, x + w - 0.004, z, front)
            x += w

    laminate.run("base", -1.43, [0.50, 0.50, 0.80, 0.75], ["panel", "drawers3", "panels", "panel"])
    strips(-1.43, [0.50, 0.50, 0.40, 0.40, 0.75])
    for z in (0.70, 0.41):
        strip_pull("strip", -0.926, -0.434, z, -0.62)
    stove(1.13, 1.76, -0.655, almond, old=True)
    laminate.run("corner", 1.765, [0.63], ["panel"])
    sink_counter(-1.44, 1.127, -0.645, -0.001, counter, (-0.20, 0.52, -0.53, -0.13), thick=0.038, basin="chrome")
    cabinets.counter("corner top", 1.763, X1 - 0.001, -0.645, -0.001, counter, thick=0.038)
    for a, b in ((-1.44, 1.127), (1.763, X1 - 0.001)):
        box("upstand", (a, -0.02, TOP + 0.0005), (b, -0.001, TOP + 0.10), counter, 0.004)
    props.basin_tap((0.16, -0.075, TOP), "chrome", 0.18, 0.12)
    old = dict(jitter=0.05, tilt=0.25, roughness=0.16, grout="#BFAE8E")
    glazed("#D3C29C 108x108 0", 0.52, X1 - 0.001, TOP + 0.101, 1.42, 2, **old)
    glazed("#D3C29C 108x108 0", -1.44, -0.92, TOP + 0.101, 1.42, 3, **old)
    for x, w in ((-1.43, 0.55), (0.50, 0.60), (1.765, 0.63)):
        laminate.uppers("upper", x, [w], 1.42, 2.12, 0.32, pulls=False)
        strip_pull("strip", x + 0.004, x + w - 0.004, 1.442, -0.32)
    laminate.uppers("over range", 1.105, [0.655], 1.78, 2.12, 0.32, pulls=False)
    strip_pull("strip", 1.109, 1.756, 1.802, -0.32)
    box("old hood", (1.13, -0.46, 1.66), (1.76, -0.002, 1.775), m.paint(almond, 0.3), 0.01)
    laminate.uppers("over fridge", -2.36, [0.9], 1.74, 2.12, 0.32, pulls=False)
    box("soffit", (-2.36, -0.34, 2.1225), (X1 - 0.001, -0.001, HEIGHT), wall, 0.001, 1)
    py0 = -2.62
    laminate.run("peninsula", 0.38, [0.50] * 4, ["panel"] * 4, py0, 0.60)
    cabinets.counter("peninsula top", 0.35, X1 - 0.001, py0 - 0.03, -1.97, counter, thick=0.038)
    # A fluorescent tube behind ribbed acrylic.
    box("light tray", (-0.75, -1.80, HEIGHT - 0.03), (0.55, -1.50, HEIGHT - 0.001), m.wood("oak", "x"), 0.004)
    box("light cover", (-0.72, -1.78, HEIGHT - 0.085), (0.52, -1.52, HEIGHT - 0.0305), m.glow("#FFF0D2", 2.6), 0.03, 5)
    lighting.area("tube", (-0.1, -1.65, HEIGHT - 0.10), (-0.1, -1.65, 0), (1.2, 0.24), 26, "#FFEBC8", 170)
    # What people leave on counters.
    box("bread bin", (-1.30, -0.42, TOP + 0.001), (-0.92, -0.14, TOP + 0.19), m.wood("oak", "x"), 0.03, 5)
    things.kettle(1.29, -0.44, TOP + 0.014, "#8C4A2E")
    for x, r, h in ((0.70, 0.055, 0.16), (0.83, 0.048, 0.13), (0.94, 0.042, 0.105)):
        lathe("canister", smooth_profile([(0, 0), (r, 0), (r, h * 0.9), (r * 0.9, h), (r * 0.3, h + 0.004), (0.012, h + 0.02), (0, h + 0.022)], 3), m.ceramic("#8C5A36", 0.3), (x, -0.2, TOP + 0.001), 40)
    washing.plate_rack(-0.48, -0.30, TOP + 0.001, 7)
    props.soap((0.42, -0.10, TOP + 0.001), "#6E8B6A", "chrome")
    box("mail", (1.2, -2.4, TOP + 0.001), (1.42, -2.2, TOP + 0.012), m.paper("#E8E0CE"), 0.001)
    things.cups(1.02, -2.30, TOP + 0.001, 2, "#B08A5E", 0.16)
    props.bowl((1.80, -2.30, TOP + 0.001), 0.15, 0.07, m.ceramic("#8A5A38", 0.3))
    props.fruit((1.80, -2.30, TOP + 0.012), 5, "pear", 0.09)
    # Short gathered curtains, and a frill above.
    for a, b, s in ((-0.95, -0.58, 3), (0.18, 0.55, 5)):
        curtain(a, b, -0.06, 1.30, 2.04, "#B97F4E", 5, s)
    curtain(-0.95, 0.55, -0.075, 1.88, 2.05, "#B97F4E", 17, 8)
    rod("curtain rod", (-1.0, -0.06, 2.05), (0.52, -0.06, 2.05), 0.008, m.metal("aged brass"))
    # The telephone of the house, on the wall by the corner cupboards.
    with placed(X1, -1.15, 1.42, -90):
        box("telephone", (-0.10, -0.055, -0.11), (0.10, -0.001, 0.11), m.paint(almond, 0.25), 0.018, 4)
        box("dial plate", (-0.07, -0.058, -0.09), (0.07, -0.0555, 0.01), m.paint("#3A342C", 0.3), 0.004)
        tube("receiver", [(-0.10, -0.075, 0.10), (-0.11, -0.085, 0.0), (-0.10, -0.075, -0.11)], 0.022, m.paint(almond, 0.25), taper=[1.25, 0.8, 1.25])
        tube("cord", [(-0.10, -0.06, -0.13), (-0.13, -0.05, -0.32), (-0.05, -0.04, -0.36), (0.0, -0.03, -0.13)], 0.006, m.paint(almond, 0.35))
    box("skirting", (X0 - 0.6, -0.014, 0.001), (-2.31, -0.0005, 0.09), m.wood("oak", "x"), 0.003)
    lighting.sun(68, 28, 5.0, 0.9, "#FFE2BE")
    lighting.area("fill", (-0.4, -6.6, 2.1), (0.2, -1.5, 0.9), (2.6, 1.8), 16, "#F6F1E6").visible_glossy = False
    lighting.surround("#F3EFE6", 0.22)
