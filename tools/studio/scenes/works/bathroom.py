"""A finished bathroom, one of four houses: `layout` is double, shower, tub or powder; the rest is its materials.

`era` "before" shows the shower's room as it was found, from the same camera.
"""

from lib import cabinets, camera, joinery, lighting, materials as m, props, rooms
from lib.appliances import bulb, sink_counter
from lib.bathing import floor_filler, glass_screen, globe_sconce, mirror, round_basin, seen_in_mirrors, shower_set, tub, wall_tap
from lib.cladding import floor as lay_floor, tiled
from lib.landscape import backdrop
from lib.mesh import box, flat_uv, lathe, rod
from lib.openings import back_window
from lib.place import placed
from works.look import fronts, rail, splash, stone

DEVELOP = {"exposure": 0.3, "warmth": -0.025, "look": "High Contrast"}


def build(layout, colour, stone_slug, style="plain", handle="brass", tap="brass", tile="#E9E5DC", floor="tile:#C3BAAC", wall="#E9E3D8", era="after", seed=1):
    house = {"unit": fronts(colour, style, handle), "top": stone(stone_slug), "tap": tap, "tile": tile, "floor": floor, "wall": m.plaster(wall, 0.9, 0.3), "seed": seed}
    {"double": double, "shower": shower if era == "after" else shower_before, "tub": bath, "powder": powder}[layout](**house)


def double(unit, top, tap, tile, floor, wall, seed):
    """A floating vanity for two along the back wall, a linen tower beside it."""
    height, x0, x1 = 2.7, -2.4, 2.15
    lay_floor(floor, x0, x1, -5.2, 0, seed)
    rooms.wall("back wall", x0 - 0.2, x1 + 0.2, 0, 0.2, height, wall)
    rooms.wall("right wall", x1, x1 + 0.2, -5.2, 0, height, wall)
    rooms.side_window(x0, -2.9, -0.9, 0.6, 2.3, -5.4, 0, height, wall, bars=(2, 1), frame="#26292A", watts=85, colour="#FFF4E6")
    rooms.ceiling(x0 - 0.2, x1 + 0.2, -5.4, 0.2, height)
    a, b, z = -1.35, 0.75, 0.86
    splash(tile, x0 + 0.001, b + 0.62, 0.001, height - 0.001, top)
    unit.run("vanity", a + 0.02, [0.69, 0.68, 0.69], ["drawers2"] * 3, front=-0.55, depth=0.545, low=0.36, high=z - 0.04, toe=False)
    cabinets.counter("top", a, b, -0.57, -0.010, top, z=z, thick=0.04, offset=(0.1, 0.2))
    for x in (-0.92, 0.32):
        round_basin((x, -0.30, z + 0.0005), 0.205, 0.12)
        wall_tap(x, 1.14, -0.010, tap)
        mirror("rect", x, 1.66, (0.66, 0.82), -0.010, tap)
    for x in (-0.30,):
        globe_sconce(x, 1.66, -0.010, tap)
    globe_sconce(-1.48, 1.66, -0.010, tap)
    globe_sconce(0.88, 1.66, -0.010, tap)
    with placed(1.34, 0, 0):
        end = unit.tall("tower", 0.0, [0.58], front=-0.52, top=2.36)
        box("tower side", (-0.02, -0.52, 0.001), (0, -0.001, 2.36), unit.material, 0.001, 1)
        box("tower side", (end, -0.52, 0.001), (end + 0.02, -0.001, 2.36), unit.material, 0.001, 1)
    props.soap((-0.44, -0.22, z + 0.001), "#4A4A44", tap)
    props.folded_towels((-0.30, -0.36, z + 0.001), 2, (0.26, 0.18), 0.03)
    props.vase((-0.14, -0.16, z + 0.001), 0.2, 0.06, m.ceramic("#D9CFBF", 0.5))
    props.branches((-0.14, -0.16, z + 0.17), 4, 0.34, 0.32, seed)
    # A bench with a towel in the foreground, half out of the picture.
    box("bench", (-2.05, -2.55, 0.40), (-0.95, -2.15, 0.445), m.wood("oak", "x"), 0.006)
    for x in (-1.95, -1.05):
        for y in (-2.50, -2.20):
            rod("bench leg", (x, y, 0.001), (x, y, 0.399), 0.018, m.wood("oak", "z"))
    props.folded_towels((-1.65, -2.35, 0.446), 3, (0.36, 0.26), 0.04)
    props.bowl((-1.2, -2.35, 0.446), 0.1, 0.06, m.ceramic("#8C8271", 0.5, 0.4))
    seen_in_mirrors(-5.6, x0, x1, height)
    lighting.sun(80, 27, 14.7, 0.7, "#FFE6C8")
    lighting.area("fill", (1.0, -5.0, 2.3), (0, -0.8, 1.0), (2.4, 1.6), 26, "#F0F2F6").visible_glossy = False
    lighting.surround("#F0F1F3", 0.37)
    camera.level((0.98, -4.73, 1.32), -9.5, 33.6, (0, -0.033))


def _shower_room(floor, wall, seed, watts, fill):
    """The narrow room both eras share: window in the end wall, vanity on the right, camera in the door."""
    height, half = 2.45, 1.18
    lay_floor(floor, -half, half, -3.9, 0, seed)
    back_window(-0.98, -0.28, 1.45, 2.15, -half - 0.2, half + 0.2, height, wall, bars=(1, 1), watts=watts, sill=0.0, frame="#E6E1D6")
    backdrop(eye=1.38, strength=2.2, seed=seed, near=(60, 0.6))
    rooms.wall("left wall", -half - 0.2, -half, -3.9, 0, height, wall)
    rooms.wall("right wall", half, half + 0.2, -3.9, 0, height, wall)
    rooms.ceiling(-half - 0.2, half + 0.2, -4.2, 0.2, height)
    lighting.area("fill", (-0.3, -4.3, 1.9), (0.1, -1.0, 1.0), (1.9, 1.7), fill, "#FBF3E8").visible_glossy = False
    lighting.surround("#F4F2EE", 0.44)
    camera.level((0.03, -4.74, 1.34), -1, 28.8, (0, -0.061))
    seen_in_mirrors(-5.3, -half, half, height)
    return height, half


def shower(unit, top, tap, tile, floor, wall, seed):
    height, half = _shower_room(floor, wall, seed, 34, 42)
    split = 0.02
    # Walk-in shower on the left, tiled to the ceiling on two sides, behind one pane.
    for a, b, z0, z1 in ((-half + 0.001, -0.98, 0, height), (-0.28, split, 0, height), (-0.98, -0.28, 0, 1.45), (-0.98, -0.28, 2.15, height)):
        splash(tile, a, b, z0 + 0.001, z1 - 0.001, top)
    size = tuple(int(v) / 1000 for v in tile.split()[1].split("x"))
    box("tiles", (-half + 0.0005, -1.75, 0.001), (-half + 0.009, -0.0005, height - 0.001), tiled(tile.split()[0], size=size, plane="yz", shift=float(tile.split()[2])), 0)
    box("tray", (-half + 0.01, -1.72, 0.0005), (split - 0.02, -0.010, 0.02), m.concrete("#CFC8BB", 0.5), 0.004)
    box("niche", (-half + 0.0095, -1.02, 1.05), (-half + 0.0105, -0.55, 1.38), m.plaster("#8E9A8E", 0.9), 0)
    glass_screen(split, -1.74, -0.02, 2.02, tap)
    with placed(-half + 0.009, -0.75, 0, 90):
        shower_set(-0.35, 2.05, 0, tap)
    box("shelf", (-half + 0.01, -1.25, 1.02), (-half + 0.13, -0.85, 1.045), top, 0.002)
    props.soap((-half + 0.07, -1.13, 1.046), "#3B3A36", tap)
    props.soap((-half + 0.07, -0.99, 1.046), "#C9BFAE", tap)
    # Vanity on the right wall, facing the shower.
    with placed(half, 0, 0, -90):
        a, w, z = 0.32, 1.02, 0.86
        unit.run("vanity", a, [w / 2, w / 2], ["drawers2", "drawers2"], front=-0.50, depth=0.495, low=0.20, high=z - 0.03, toe=False)
        box("vanity side", (a + w, -0.50, 0.20), (a + w + 0.018, -0.001, z - 0.031), unit.material, 0.001)
        for x in (a + 0.04, a + w - 0.03):
            for y in (-0.46, -0.05):
                rod("foot", (x, y, 0.001), (x, y, 0.20), 0.014, m.metal(tap))
        cabinets.counter("top", a - 0.01, a + w + 0.025, -0.515, -0.001, top, z=z, offset=(0.2, 0.3))
        round_basin((a + w / 2, -0.27, z + 0.0005), 0.19, 0.11)
        wall_tap(a + w / 2, 1.10, 0, tap, 0.17)
        mirror("round", a + w / 2, 1.55, (0.74,), -0.001, tap)
        globe_sconce(a + w / 2 + 0.56, 1.55, 0, tap)
        globe_sconce(a + w / 2 - 0.56, 1.55, 0, tap)
        props.vase((a + w - 0.10, -0.2, z + 0.001), 0.18, 0.055, m.ceramic("#D9CFBF", 0.5))
        props.branches((a + w - 0.10, -0.2, z + 0.15), 4, 0.3, 0.3, seed)
        rail(a + w + 0.25, a + w + 0.85, -0.07, 1.15, m.metal(tap))
        props.hanging_towel((a + w + 0.55, -0.07, 1.152), 0.40, 0.55, "#DAD3C6", 3)
    splash(tile, split + 0.015, half - 0.001, 0.001, 1.12, top)
    cabinets.shelf("ledge", split + 0.02, half - 0.001, -0.09, -0.0095, 1.145, "oak", 0.024)
    props.vase((0.42, -0.05, 1.146), 0.16, 0.035, m.ceramic("#5B564C", 0.5))
    box("print", (0.58, -0.03, 1.30), (0.98, -0.002, 1.86), m.wood("oak", "z"), 0.003)
    box("print paper", (0.598, -0.0315, 1.318), (0.962, -0.0305, 1.842), m.paint("#EFEAE0", 0.8), 0)
    box("print stone", (0.67, -0.0330, 1.42), (0.89, -0.0320, 1.72), m.concrete("#7D8B83", 0.8), 0)
    box("mat", (-0.28, -2.9, 0.0005), (0.42, -2.25, 0.018), m.fabric("#D9D2C5", 300), 0.008)


def shower_before(unit, top, tap, tile, floor, wall, seed):
    """The same room forty years old and well scrubbed: beige tile, an almond tub behind a curtain, a golden-oak cabinet."""
    height, half = _shower_room("check:#A8906C", m.plaster("#DCCFB2", 0.9, 0.1), seed, 26, 22)
    old = "#D3B897"
    box("tiles", (-half + 0.0005, -1.62, 0.001), (-half + 0.009, -0.0005, 1.85), tiled(old, "#B7A78E", (0.108, 0.108), 0.004, "yz", 0.0, 0.09, 0.42, 0.1), 0)
    for a, b, z0, z1 in ((-half + 0.001, -0.98, 0, 1.85), (-0.28, half - 0.001, 0, 1.30), (-0.28, -0.22, 1.30, 1.85), (-0.98, -0.28, 0, 1.45)):
        box("tiles", (a, -0.008, z0 + 0.001), (b, -0.0005, z1), tiled(old, "#B7A78E", (0.108, 0.108), 0.004, "xz", 0.0, 0.09, 0.42, 0.1), 0)
    almond = m.ceramic("#D9C7A4", 0.2)
    t = -0.42
    box("apron", (t - 0.03, -1.60, 0.001), (t, -0.009, 0.40), almond, 0.012)
    box("tub rim", (t - 0.09, -1.60, 0.37), (t + 0.008, -0.009, 0.415), almond, 0.016)
    box("tub rim", (-half + 0.01, -1.60, 0.37), (-half + 0.08, -0.009, 0.415), almond, 0.012)
    box("tub end", (-half + 0.01, -1.60, 0.001), (t, -1.52, 0.415), almond, 0.014)
    box("tub floor", (-half + 0.02, -1.52, 0.10), (t - 0.03, -0.02, 0.12), almond, 0)
    chrome = m.metal("chrome")
    rod("curtain rail", (t, -1.75, 1.98), (t, -0.002, 1.98), 0.012, chrome)
    # The curtain, drawn to the front: folds of cloth, each a soft round column, in and out of line.
    cloth = m.fabric("#C9B08C", 260)
    for k in range(11):
        x, y, bulge = t + (0.034, -0.026, 0.012, -0.036)[k % 4], -1.72 + 0.042 * k, 0.030 + 0.009 * (k * 5 % 3)
        lathe("curtain fold", [(0, 0.45), (bulge, 0.452), (bulge * 0.94, 1.2), (bulge * 0.55, 1.955), (0, 1.96)], cloth, (x, y, 0))
    with placed(-half + 0.009, -0.75, 0, 90):
        rod("old valve", (0, -0.001, 0.75), (0, -0.06, 0.75), 0.045, chrome)
        rod("old spout", (0, -0.001, 0.55), (0, -0.13, 0.54), 0.022, chrome)
        rod("old arm", (0, -0.001, 1.93), (0, -0.16, 1.86), 0.010, chrome)
        lathe("old head", [(0, 0.05), (0.015, 0.05), (0.04, 0), (0, 0)], chrome, (0, -0.17, 1.81))
    golden = fronts("wood:oak", "shaker", None)
    with placed(half, 0, 0, -90):
        a, w, z = 0.32, 1.02, 0.80
        golden.run("vanity", a, [w / 2, w / 2], ["panel", "panel"], front=-0.50, depth=0.495, high=z - 0.03)
        box("vanity side", (a + w, -0.50, 0.10), (a + w + 0.015, -0.001, z - 0.031), m.wood("oak", "z"), 0.001)
        for x in (a + w / 2 - 0.05, a + w / 2 + 0.05):
            cabinets.knob("knob", (x, -0.50, 0.55), m.metal("aged brass"), 0.016)
        cream = m.ceramic("#E2D3B4", 0.25)
        box("cultured top", (a - 0.01, -0.52, z - 0.03), (a + w + 0.02, -0.001, z), cream, 0.008)
        box("cultured back", (a - 0.01, -0.022, z + 0.0005), (a + w + 0.02, -0.001, z + 0.09), cream, 0.006)
        round_basin((a + w / 2, -0.28, z - 0.055), 0.19, 0.075, material=cream)
        props.basin_tap((a + w / 2, -0.07, z), "chrome", 0.12, 0.09)
        box("cabinet mirror", (a + 0.2, -0.11, 1.15), (a + w - 0.2, -0.001, 1.85), m.wood("oak", "z"), 0.006)
        box("cabinet glass", (a + 0.245, -0.1135, 1.195), (a + w - 0.245, -0.1105, 1.805), m.mirror(), 0)
        rail(a + w + 0.25, a + w + 0.85, -0.07, 1.15, chrome)
        props.hanging_towel((a + w + 0.55, -0.07, 1.152), 0.40, 0.55, "#9C7B63", 3)
        lathe("tooth glass", [(0, 0), (0.032, 0), (0.034, 0.09), (0.031, 0.09), (0.029, 0.004), (0, 0.004)], m.ceramic("#B9805A", 0.3), (a + 0.16, -0.15, z + 0.001))
    bulb((0.32, -1.55, 2.12), height, 10)
    lighting.point("bulb light", (0.32, -1.55, 2.05), 11, "#FFD39A", 0.05)
    box("mat", (-0.34, -2.2, 0.0005), (0.16, -1.7, 0.02), m.fabric("#A9825F", 300), 0.008)


def bath(unit, top, tap, tile, floor, wall, seed):
    """A free-standing tub under a wide window, panelled walls, the vanity at the right."""
    height, x0, x1 = 2.75, -2.5, 2.2
    lay_floor(floor, x0, x1, -5.2, 0, seed)
    back_window(-1.45, 0.75, 0.95, 2.25, x0 - 0.2, x1 + 0.2, height, wall, bars=(3, 2), watts=95, sill=0.04)
    backdrop(eye=1.35, strength=2.3, seed=seed, x=-0.2)
    rooms.wall("right wall", x1, x1 + 0.2, -5.2, 0, height, wall)
    rooms.side_window(x0, -3.4, -2.0, 0.8, 2.2, -5.4, 0, height, wall, bars=(2, 2), watts=55, colour="#FFF2E0")
    rooms.ceiling(x0 - 0.2, x1 + 0.2, -5.4, 0.2, height)
    panel = m.paint("#DDDCD2", 0.5)
    box("wainscot", (x0 + 0.001, -0.012, 0.001), (x1 - 0.001, -0.0005, 0.86), panel, 0)
    joinery.moulding("base", x0 + 0.001, x1 - 0.001, -0.0125, 0.001, joinery.BASE, panel)
    joinery.moulding("rail", x0 + 0.001, x1 - 0.001, -0.0125, 0.845, joinery.RAIL, panel)
    n = 6
    w = (x1 - x0) / n
    for i in range(n):
        joinery.frame("panel", x0 + w * i + 0.09, x0 + w * (i + 1) - 0.09, 0.24, 0.77, -0.0125, panel)
    with placed(x1, 0, 0, -90):
        box("wainscot", (0.03, -0.012, 0.001), (4.5, -0.0005, 0.86), panel, 0)
        joinery.moulding("rail", 0.03, 4.5, -0.0125, 0.845, joinery.RAIL, panel)
        a, z = 0.95, 0.87
        unit.run("vanity", a, [0.45, 0.60, 0.45], ["drawers3", "doors", "drawers3"], front=-0.55, depth=0.53, low=0.12, high=z - 0.03)
        box("vanity side", (a + 1.5, -0.55, 0.10), (a + 1.515, -0.013, z - 0.031), unit.material, 0.001)
        sink_counter(a - 0.012, a + 1.53, -0.565, -0.0135, top, (a + 0.52, a + 0.98, -0.46, -0.15), z=z, basin="white", depth=0.13)
        props.basin_tap((a + 0.75, -0.10, z), tap)
        mirror("rect", a + 0.75, 1.60, (0.86, 0.96), -0.001, tap)
        globe_sconce(a + 0.12, 1.60, 0, tap)
        globe_sconce(a + 1.38, 1.60, 0, tap)
        props.soap((a + 1.1, -0.12, z + 0.001), "#C9BFAE", tap)
        props.folded_towels((a + 1.32, -0.3, z + 0.001), 2, (0.2, 0.24), 0.03)
    tub((-0.35, -1.02, 0.001))
    floor_filler((0.35, -0.42, 0), tap, (-0.5, -0.85), 1.02)
    # A stool with a towel and a book; a runner before the tub.
    props.stool((-1.62, -1.25, 0), 0.46, "oak", "aged brass")
    props.folded_towels((-1.62, -1.25, 0.465), 2, (0.26, 0.2), 0.034)
    box("rug", (-1.35, -2.75, 0.0005), (0.75, -1.72, 0.012), m.fabric("#8E8A78", 260), 0.005)
    box("rug edge", (-1.35, -2.71, 0.0122), (0.75, -2.66, 0.0132), m.fabric("#D3C7AE", 260), 0)
    props.vase((-1.95, -0.42, 0.001), 0.44, 0.16, m.ceramic("#B9AC96", 0.7))
    props.branches((-1.95, -0.42, 0.38), 7, 0.85, 0.4, seed, leaf=0.07)
    seen_in_mirrors(-5.6, x0, x1, height)
    lighting.sun(66, 28, 14.7, 0.7, "#FFE6C8")
    lighting.area("fill", (-0.3, -5.1, 2.2), (0, -0.8, 0.8), (2.4, 1.6), 26, "#F0F2F6").visible_glossy = False
    lighting.surround("#F0F1F3", 0.37)
    camera.level((-0.80, -5.45, 1.30), 9.5, 31.2, (0, -0.066))


def powder(unit, top, tap, tile, floor, wall, seed):
    """A powder room in a deep colour: a hung vanity with a thick stone top, a round mirror, two globes."""
    height, x0, x1 = 2.6, -1.55, 1.35
    lay_floor(floor, x0, x1, -3.9, 0, seed)
    rooms.wall("back wall", x0 - 0.2, x1 + 0.2, 0, 0.2, height, wall)
    rooms.wall("right wall", x1, x1 + 0.2, -3.9, 0, height, wall)
    rooms.side_window(x0, -1.9, -0.75, 0.95, 2.15, -4.1, 0, height, wall, bars=(2, 2), frame="#D9D3C6", watts=60, colour="#FFF4E6")
    rooms.ceiling(x0 - 0.2, x1 + 0.2, -4.1, 0.2, height)
    a, b, z = -0.55, 0.65, 0.88
    splash("stone", a, b, z + 0.001, 1.26, top)
    flat_uv(box("block", (a, -0.50, z - 0.14), (b, -0.001, z - 0.0405), top, 0.002), offset=(0.4, 0.6))
    sink_counter(a, b, -0.50, -0.001, top, (-0.18, 0.28, -0.42, -0.13), z=z, thick=0.04, basin="white", depth=0.095, offset=(0.4, 0.5))
    oak = m.wood("oak", "z") if unit.style == "shaker" else unit.material
    n = 36
    w = (b - a - 0.06) / n
    box("case", (a + 0.03, -0.455, 0.36), (b - 0.03, -0.002, z - 0.1415), oak, 0.001)
    for i in range(n):
        rod("flute", (a + 0.03 + w * (i + 0.5), -0.458, 0.361), (a + 0.03 + w * (i + 0.5), -0.458, z - 0.143), w / 2 - 0.0008, oak, 20)
    wall_tap(0.05, 1.13, -0.015, tap, 0.17)
    mirror("round", 0.05, 1.66, (0.72,), -0.001, tap)
    for x in (-0.50, 0.60):
        globe_sconce(x, 1.66, 0, tap, glow=5.0)
        lighting.point("sconce light", (x, -0.22, 1.68), 2.2, "#FFDDB0", 0.06)
    props.soap((0.42, -0.12, z + 0.001), "#2C2C2A", tap)
    props.vase((-0.40, -0.25, z + 0.001), 0.19, 0.065, m.ceramic("#D9CFBF", 0.5))
    props.branches((-0.40, -0.25, z + 0.16), 5, 0.38, 0.34, seed)
    rail(0.82, 1.20, -0.07, 1.18, m.metal(tap))
    props.hanging_towel((1.01, -0.07, 1.182), 0.26, 0.46, "#E2DACB", 3)
    lathe("basket", [(0, 0.001), (0.15, 0.001), (0.18, 0.28), (0.172, 0.28), (0.145, 0.01), (0, 0.01)], m.fabric("#B89868", 200), (-0.98, -0.42, 0))
    props.folded_towels((-0.98, -0.42, 0.2), 2, (0.2, 0.2), 0.05, ("#E7E1D6", "#C9BFAE"))
    seen_in_mirrors(-4.3, x0, x1, height, "#CFC8BB")
    lighting.sun(84, 25, 14.7, 0.7, "#FFE6C8")
    lighting.area("fill", (0.5, -3.9, 2.0), (0, -0.5, 1.1), (1.8, 1.4), 20, "#F2F0EE").visible_glossy = False
    lighting.surround("#F0EEEA", 0.35)
    camera.level((-0.14, -3.96, 1.34), 2, 39.6, (0, -0.033))

