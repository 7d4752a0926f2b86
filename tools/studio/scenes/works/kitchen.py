"""A finished kitchen, one of three houses: `layout` is island, galley or corner; the rest is its materials."""

from lib import cabinets, camera, globes, joinery, kitchen_things as things, lighting, materials as m, props, rooms, rugs, trim
from lib.appliances import cased_hood, fridge, hood, sink_counter, stove, wall_oven
from lib.cladding import floor as lay_floor
from lib.lake_view import backdrop
from lib.mesh import box, lathe, smooth_profile
from lib.openings import back_window
from lib.place import placed
from lib.washing_things import flowers
from contact import chair
from works.look import cloths, drinking_glass, framed, fronts, splash, stone, tea_towel

DEVELOP = {"exposure": 0.3, "warmth": -0.025, "look": "High Contrast"}

CLAY, DARK = ("#E6DFD2", 0.4, 0.4), ("#5B564C", 0.5, 0.2)
TOP = cabinets.COUNTER


def build(layout, colour, stone_slug, style="shaker", accent=None, handle="brass", tap="brass", back="stone", floor="oak", wall="#E9E3D8", seed=1):
    main = fronts(colour, style, handle)
    second = fronts(accent or colour, style, handle)
    house = {"main": main, "second": second, "top": stone(stone_slug), "tap": tap, "back": back, "floor": floor, "wall": m.plaster(wall, 0.9, 0.3), "seed": seed}
    {"island": island, "galley": galley, "corner": corner}[layout](**house)


def island(main, second, top, tap, back, floor, wall, seed):
    height = 2.75
    lay_floor(floor, -3.4, 3.4, -6.8, 0.0, seed)
    rooms.wall("back wall", -3.6, 3.6, 0, 0.2, height, wall)
    rooms.wall("right wall", 3.0, 3.2, -6.8, 0, height, wall)
    rooms.side_window(-3.4, -3.9, -1.5, 0.5, 2.35, -7.0, 0, height, wall, bars=(3, 2), frame="#2E302E", watts=120, colour="#FFF4E6")
    rooms.ceiling(-3.6, 3.6, -7.0, 0.2, height)

    # Enamel, not steel: it stands before the window, and steel would show nothing but the sky.
    fridge(-2.62, -1.70, -0.66, "#D8D0C2")
    high = 2.58
    box("fridge cheek", (-1.694, -0.66, 0.001), (-1.67, -0.001, high), main.material, 0.001, 1)
    box("fridge cheek", (-2.65, -0.66, 0.001), (-2.626, -0.001, high), main.material, 0.001, 1)
    with placed(-1.72 - 0.44, 0, 0):
        main.uppers("over fridge", -0.46, [0.92], 1.82, high, 0.62, pulls=False)
    main.run("base left", -1.66, [0.55, 0.55], ["drawers3", "doors"])
    stove(-0.55, 0.35, -0.655)
    main.run("base right", 0.36, [0.6, 0.6, 0.6], ["drawers3", "door-r", "drawers3"])
    cabinets.counter("counter l", -1.665, -0.553, -0.64, -0.001, top, offset=(0.1, 0.2))
    cabinets.counter("counter r", 0.353, 2.17, -0.64, -0.001, top, offset=(0.6, 0.2))
    splash(back, -1.67, 2.17, TOP + 0.001, high, top)
    cased_hood(-0.62, 0.42, 1.62, height, main.material, second.material)
    main.uppers("upper left", -1.66, [0.51, 0.51], 1.46, high, kind="doors")
    main.uppers("upper right", 0.46, [0.57, 0.57, 0.56], 1.46, high)
    # Up to the ceiling: a frieze, and a crown before it.
    for a, b, y in ((-2.65, -1.67, -0.66), (-1.669, -0.641, -0.36), (0.441, 2.17, -0.36)):
        box("frieze", (a, y + 0.02, high + 0.001), (b, -0.001, height - 0.001), main.material, 0.001, 1)
        joinery.moulding("crown", a, b, y + 0.02, height - 0.111, joinery.CROWN, main.material)
    trim.skirting(2.18, 3.0, 0.0)
    trim.side_skirting(3.0, -6.7, -0.02, -1)
    trim.side_skirting(-3.4, -6.7, -0.02, 1)
    trim.outlet(-1.15, 1.14)
    trim.outlet(1.95, 1.14)
    trim.switch(2.55, 1.15)
    for x in (-1.7, 0.2, 2.1):
        trim.downlight(x, -1.05, height)

    # The island, in another colour, its sink toward the room.
    ix0, ix1, iy0, iy1 = -1.05, 1.55, -2.80, -1.72
    second.run("island", ix0 + 0.03, [0.62, 0.64, 0.64, 0.64], ["panels"] * 4, iy0 + 0.30, 0.70)
    sink_counter(ix0, ix1, iy0, iy1, top, (0.05, 0.78, -2.22, -1.82), thick=0.04, offset=(0.05, 0.1))
    props.gooseneck((0.42, -1.79, TOP), 0.40, 0.21, tap, (0, -1))
    for x in (-0.55, 0.25, 1.05):
        props.stool((x, iy0 - 0.06, 0), 0.66, "walnut", "black")
        globes.pendant((x, -2.30, 1.66), height, 0.115)
    props.vase((-0.62, -2.10, TOP + 0.001), 0.25, 0.09, m.ceramic(*DARK))
    props.branches((-0.62, -2.10, TOP + 0.20), 6, 0.55, 0.42, seed)
    things.loaf(1.06, -2.22, TOP + 0.001)
    cloths((1.34, -2.05, TOP + 0.001), heading=-24)
    drinking_glass((0.86, -1.95, TOP + 0.001))
    things.boards(0.92, -0.10, TOP + 0.001)
    things.crock(0.50, -0.22, TOP + 0.001, 3)
    things.mills(1.32, -0.26, TOP + 0.001)
    things.pitcher(1.72, -0.26, TOP + 0.001)
    things.cookbooks(-1.36, -0.22, TOP + 0.001)
    tea_towel(0.16, -0.70, 0.705, "#B9C1B5")

    lighting.sun(76, 27, 14.0, 0.9, "#FFE6C8")
    lighting.area("fill", (1.6, -6.4, 2.3), (0, -1.5, 0.9), (3.0, 2.0), 41, "#EEF2F8").visible_glossy = False
    lighting.surround("#EEF1F5", 0.37)
    camera.level((1.83, -6.99, 1.40), -14, 39.0, (0, -0.099))


def galley(main, second, top, tap, back, floor, wall, seed):
    height, half = 2.6, 1.36
    lay_floor(floor, -half, half, -6.0, 0.0, seed)
    back_window(-0.78, 0.78, 1.02, 2.20, -half - 0.2, half + 0.2, height, wall, bars=(2, 1), watts=75, sill=0.0)
    trim.casing(-0.78, 0.78, 1.02, 2.20, wide=0.07, foot=False)
    backdrop(eye=1.40, strength=1.9, seed=seed, wide=13, gap=0.10, near=(34, 0.40))
    rooms.wall("right wall", half, half + 0.2, -6.0, 0, height, wall)
    rooms.side_window(-half, -5.4, -3.6, 0.2, 2.3, -6.2, 0, height, wall, bars=(2, 1), watts=60, colour="#FFF2E0")
    rooms.ceiling(-half - 0.2, half + 0.2, -6.2, 0.2, height)

    # Under the window: the sink.
    side = 0.64
    main.run("sink run", -half + side, [0.72, 0.72], ["doors", "drawers3"])
    sink_counter(-half + 0.001, half - 0.001, -side, -0.001, top, (-0.38, 0.38, -0.52, -0.12), offset=(0.05, 0.1), basin="white")
    props.gooseneck((0.0, -0.075, TOP), 0.36, 0.20, tap)
    splash(back, -half, half, TOP + 0.001, 1.018, top)
    # Left: base units below open shelves.
    with placed(-half, 0, 0, 90):
        main.run("left", -3.30, [0.55, 0.75, 0.75, 0.61], ["door-r", "drawers3", "doors", "drawers3"])
        cabinets.counter("counter left", -3.305, -side - 0.001, -0.64, -0.001, top, offset=(0.15, 0.05))
        splash(back, -3.305, -0.001, TOP + 0.001, 1.46, top)
        for z in (1.50, 1.86):
            cabinets.shelf("shelf", -3.0, -0.35, -0.26, -0.010, z, "oak" if "wood" not in main.style else "walnut", 0.034)
        for k in range(5):
            props.bowl((-2.75, -0.14, 1.501 + k * 0.022), 0.085, 0.05, m.ceramic(*CLAY))
        for k in range(4):
            drinking_glass((-2.45 + 0.09 * k, -0.15, 1.501))
        props.vase((-1.9, -0.14, 1.501), 0.19, 0.07, m.ceramic(*DARK))
        props.books(-1.5, -1.05, -0.22, 1.501, 3, 0.26)
        props.bowl((-0.75, -0.14, 1.501), 0.10, 0.075, m.ceramic(*DARK))
        props.stack((-2.6, -0.14, 1.861), 3, 8)
        props.vase((-1.55, -0.14, 1.861), 0.25, 0.075, m.ceramic(*CLAY))
        for k in range(3):
            props.bowl((-0.95, -0.14, 1.861 + k * 0.026), 0.10, 0.06, m.ceramic(*CLAY))
        props.board((-2.9, -0.08, TOP + 0.001), 0.24, 0.36, species="oak")
        things.kettle(-0.95, -0.30, TOP + 0.001, "#E2DCCB")
        things.crock(-1.35, -0.20, TOP + 0.001, 4)
        things.loaf(-2.15, -0.34, TOP + 0.001)
        trim.outlet(-2.45, 1.14)
        trim.outlet(-0.75, 1.14)
    # Right: cooking, then tall cupboards nearer the camera.
    with placed(half, 0, 0, -90):
        main.run("right near", side, [0.50], ["drawers3"])
        stove(side + 0.51, side + 1.27, -0.655)
        main.run("right far", side + 1.28, [0.50], ["drawers3"])
        cabinets.counter("counter right", side + 0.001, side + 0.507, -0.64, -0.001, top, offset=(0.5, 0.1))
        cabinets.counter("counter right", side + 1.273, side + 1.779, -0.64, -0.001, top, offset=(0.5, 0.1))
        splash(back, 0.001, side + 1.78, TOP + 0.001, 1.70, top)
        hood(side + 0.51, side + 1.27, 1.62, height, "steel")
        x = main.tall("tall", side + 1.785, [0.62], top=2.36)
        box("tall side", (x, -0.62, 0.001), (x + 0.004, -0.001, 2.36), main.material, 0.001, 1)
        things.mills(side + 0.22, -0.3, TOP + 0.001)
        tea_towel(side + 0.80, -0.70, 0.705, "#D8CDB9", 0.28, 0.38)
    # Panelled ends, where one walks past them.
    if main.style == "shaker":
        cabinets.shaker("tall end", half - 0.62, half - 0.002, 0.10, 1.495, -(side + 1.785 + 0.62 + 0.024), main.material)
        cabinets.shaker("tall end", half - 0.62, half - 0.002, 1.50, 2.36, -(side + 1.785 + 0.62 + 0.024), main.material)
        cabinets.shaker("left end", -half + 0.002, -half + 0.62, 0.10, TOP - cabinets.TOP - 0.002, -3.3222, main.material)
    things.herbs(-0.60, -0.17, TOP + 0.001, seed)
    props.soap((0.30, -0.09, TOP + 0.001), "#3B3A36", tap)
    cloths((0.50, -0.30, TOP + 0.001), ("#E2DACB", "#8FA0A2"), heading=12)
    for y in (-1.3, -2.9):
        trim.downlight(0.0, y, height)
    rugs.rug(-0.36, 0.36, -3.4, -0.95, ("#93826C", "#5D6B6C", "#D6C7A8"), "stripes", seed=seed)
    lighting.area("fill", (0.1, -5.8, 2.2), (0, -1.5, 1.0), (2.0, 1.4), 24, "#F4F2EE").visible_glossy = False
    lighting.surround("#F3F1EC", 0.40)
    camera.level((-0.26, -5.78, 1.42), 1.2, 32.5, (-0.012, -0.077))


def corner(main, second, top, tap, back, floor, wall, seed):
    height = 2.7
    x1 = 2.15
    lay_floor(floor, -3.4, x1, -6.4, 0.0, seed)
    back_window(-1.15, 0.75, 1.06, 2.24, -3.6, x1 + 0.2, height, wall, bars=(3, 1), frame="#26292A", watts=95, sill=0.0)
    backdrop(eye=1.42, strength=1.9, seed=seed, x=-0.5, gap=0.12, near=(34, 0.42))
    rooms.wall("right wall", x1, x1 + 0.2, -6.4, 0, height, wall)
    rooms.side_window(-3.4, -4.6, -2.2, 0.1, 2.3, -6.6, 0, height, wall, bars=(3, 1), frame="#26292A", watts=90, colour="#FFF2E0")
    rooms.ceiling(-3.6, x1 + 0.2, -6.6, 0.2, height)

    # Window wall: dishwasher panel, sink, drawers, into the corner.
    start = -2.25
    main.run("window run", start, [0.60, 0.60, 0.90, 0.80, 0.82], ["drawers3", "panel", "doors", "drawers3", "door-l"])
    sink_counter(start - 0.012, x1 - 0.001, -0.64, -0.001, top, (-0.60, 0.16, -0.54, -0.13), offset=(0.08, 0.12))
    props.gooseneck((-0.22, -0.075, TOP), 0.38, 0.21, tap)
    splash(back, start - 0.012, x1 - 0.001, TOP + 0.001, 1.058, top)
    splash(back, 0.84, x1 - 0.001, 1.06, 1.52, top)
    splash(back, start - 0.012, -1.24, 1.06, 1.52, top)
    for z in (1.54, 1.90):
        cabinets.shelf("shelf", start + 0.02, -1.26, -0.25, -0.010, z, "oak", 0.032)
    for k in range(4):
        props.bowl((-2.0, -0.13, 1.541 + k * 0.022), 0.085, 0.05, m.ceramic(*CLAY))
    props.vase((-1.68, -0.13, 1.541), 0.2, 0.065, m.ceramic(*DARK))
    for k in range(2):
        drinking_glass((-1.48 + 0.09 * k, -0.14, 1.541))
    props.stack((-1.95, -0.13, 1.901), 3, 11)
    props.vase((-1.5, -0.13, 1.901), 0.17, 0.07, m.ceramic(*CLAY))
    main.uppers("corner upper", 0.90, [0.88], 1.52, 2.36)
    # Where the two runs meet: a filler on each.
    box("filler", (1.471, -0.62, 0.10), (1.529, -0.60, TOP - cabinets.TOP - 0.001), main.material, 0.001, 1)
    box("filler", (1.5295, -0.644, 0.10), (1.55, -0.60, TOP - cabinets.TOP - 0.001), main.material, 0.001, 1)
    # Right wall: the range under a steel hood, an oven tower at the end.
    with placed(x1, 0, 0, -90):
        main.run("side", 0.645, [0.55], ["drawers3"])
        stove(1.20, 2.00, -0.655)
        main.run("side far", 2.005, [0.60], ["drawers3"])
        cabinets.counter("side top", 0.6415, 1.197, -0.64, -0.001, top, offset=(0.5, 0.1))
        cabinets.counter("side top", 2.003, 2.608, -0.64, -0.001, top, offset=(0.5, 0.3))
        splash(back, 0.001, 2.61, TOP + 0.001, 1.60, top)
        hood(1.20, 2.00, 1.62, height)
        end = main.tall("tower", 2.615, [0.66, 0.60], top=2.36, split=1.62)
        wall_oven(2.65, 3.24, 0.86, 1.46, -0.622)
        box("tower side", (end, -0.62, 0.001), (end + 0.02, -0.001, 2.36), main.material, 0.001, 1)
        things.boards(0.98, -0.10, TOP + 0.001)
        things.crock(2.16, -0.2, TOP + 0.001, 6)
        tea_towel(1.60, -0.70, 0.705, "#B7BFB4", 0.30, 0.40)
        trim.outlet(0.55, 1.16)
    # A round table comes into the picture from the left.
    lathe("table", [(0, 0.742), (0.56, 0.742), (0.572, 0.730), (0.565, 0.712), (0, 0.712)], m.wood("walnut", "x"), (-1.55, -2.65, 0), 96)
    lathe("table foot", smooth_profile([(0.001, 0.71), (0.16, 0.71), (0.16, 0.695), (0.062, 0.67), (0.05, 0.45), (0.055, 0.16), (0.075, 0.06), (0.25, 0.028), (0.27, 0.018), (0.27, 0.001), (0.001, 0.001)], 5), m.wood("walnut", "z"), (-1.55, -2.65, 0))
    flowers(-1.62, -2.52, 0.743, "#E6DCC8", seed)
    things.eggs(-1.30, -2.62, 0.743)
    cloths((-1.78, -2.86, 0.743), ("#A9B3A6",), (0.26, 0.20), 24)
    globes.pendant((-1.55, -2.65, 1.72), height, 0.125, "black")
    chair(-0.78, -2.42, -72, "#B7A98E", "walnut")
    chair(-1.5, -1.8, 8, "#B7A98E", "walnut")
    things.herbs(0.62, -0.22, TOP + 0.001, seed)
    things.pitcher(1.12, -0.24, TOP + 0.001, "#8C9087")
    things.cookbooks(-1.95, -0.2, TOP + 0.001)
    props.soap((-0.66, -0.1, TOP + 0.001), "#6B5A48", tap)
    framed(-2.86, 1.62, (0.50, 0.66), ("#DAD2C2", "#A9AFA2", "#7C877C", "#56635A"), timber="walnut")
    trim.skirting(-3.4, start - 0.002, 0.0)
    trim.side_skirting(-3.4, -6.3, -0.02, 1)
    trim.switch(-2.48, 1.15)
    trim.outlet(-1.60, 1.16, -0.0145)
    for x in (-1.2, 0.6):
        trim.downlight(x, -1.0, height)
    lighting.sun(63, 30, 12.5, 0.9, "#FFE6C8")
    lighting.area("fill", (-0.5, -6.2, 2.3), (0.4, -1.5, 0.9), (3.0, 2.0), 38, "#F0F2F6").visible_glossy = False
    lighting.surround("#F0F1F3", 0.37)
    camera.level((-1.62, -6.20, 1.40), 14.5, 37.5, (0, -0.072))
