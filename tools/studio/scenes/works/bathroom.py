"""A finished bathroom, one of three houses: `layout` is double, tub or powder; the rest is its materials."""

import bpy
from lib import bathing, cabinets, camera, floor_rooms, globes, joinery, lighting, materials as m, props, rooms, rugs, trim
from lib import vanity_things as vanity, washing_things as washing
from lib.appliances import sink_counter
from lib.crown_cut import wear
from lib.folded_cloth import folded, pile
from lib.lake_view import backdrop
from lib.mesh import box, flat_uv, fold_uv, rod
from lib.openings import back_window
from lib.place import placed
from works.look import behind_camera, drinking_glass, framed, fronts, glazed, ground, rail, stone

DEVELOP = {"exposure": 0.22, "warmth": -0.02, "look": "High Contrast"}


def build(layout, colour, stone_slug, style="plain", handle="brass", tap="brass", tile="#E9E5DC", floor="tile:#C3BAAC", wall="#E9E3D8", seed=1):
    house = {"unit": fronts(colour, style, handle), "top": stone(stone_slug), "tap": tap, "tile": tile, "floor": floor, "wall": wall, "seed": seed}
    {"double": double, "tub": bath, "powder": powder}[layout](**house)
    wear(bpy.data.objects)


def double(unit, top, tap, tile, floor, wall, seed):
    """A floating vanity for two along the back wall, a linen tower beside it in the corner."""
    height, x0, x1, tiles = 2.7, -2.5, 1.945, 2.40
    plaster = m.plaster(wall, 0.9, 0.3)
    ground(floor, x0, x1, -5.2)
    rooms.wall("back wall", x0 - 0.2, x1 + 0.2, 0, 0.2, height, plaster)
    rooms.wall("right wall", x1, x1 + 0.2, -5.2, 0, height, plaster)
    rooms.side_window(x0, -2.5, -0.75, 0.75, 2.45, -5.4, 0, height, plaster, bars=(2, 2), frame="#26292A", watts=84, colour="#FFF6EC")
    rooms.ceiling(x0 - 0.2, x1 + 0.2, -5.4, 0.2, height)
    a, b, z = -1.35, 0.75, 0.86
    glazed(tile, x0 + 0.001, 1.33, 0.0, tiles, seed)
    box("tile cap", (x0 + 0.001, -0.016, tiles + 0.0005), (1.33, -0.0005, tiles + 0.014), m.metal("brass"), 0.001)
    unit.across().run("vanity", a + 0.02, [0.69, 0.68, 0.69], ["drawers2"] * 3, front=-0.55, depth=0.545, low=0.36, high=z - 0.04, toe=False)
    for x in (a + 0.001, b - 0.019):
        box("vanity side", (x, -0.549, 0.36), (x + 0.018, -0.010, z - 0.041), unit.material, 0.001)
    cabinets.counter("top", a - 0.012, b + 0.012, -0.57, -0.010, top, z=z, thick=0.04, offset=(0.10, 0.05))
    for x in (-0.92, 0.32):
        bathing.round_basin((x, -0.30, z + 0.0005), 0.205, 0.12)
        bathing.wall_tap(x, 1.12, -0.010, tap)
        bathing.mirror("rect", x, 1.68, (0.66, 0.86), -0.010, tap)
    for x in (-1.50, -0.30, 0.90):
        globes.sconce(x, 1.68, -0.010, tap)
    with placed(1.34, 0, 0):
        end = unit.tall("tower", 0.0, [0.58], front=-0.52, top=tiles)
        for x in (-0.02, end):
            box("tower side", (x, -0.52, 0.001), (x + 0.02, -0.001, tiles), unit.material, 0.001, 1)
    # Two people leave at the same hour.
    washing.toothbrushes(-0.58, -0.12, z + 0.001)
    props.tray((-0.30, -0.24, z + 0.0005), 0.24, 0.14)
    washing.amber(-0.36, -0.22, z + 0.013, "brass")
    props.soap((-0.27, -0.26, z + 0.013), "#D8CFBE", tap)
    vanity.twig(0.64, -0.14, z + 0.001, tap)
    pile((-1.22, -0.22, z + 0.001), 2, (0.17, 0.22), 3, 0.008, ("#E4DCCE", "#A7AFA6"), seed=seed)
    drinking_glass((-0.03, -0.13, z + 0.001), 0.033, 0.09)
    rail(-2.24, -1.66, -0.085, 1.22, m.metal(tap))
    props.hanging_towel((-1.99, -0.085, 1.222), 0.40, 0.66, "#D8CDB9", 4)
    vanity.coil((-2.02, -0.32, 0.001), 0.20, 0.38)
    floor_rooms.pillow((-2.02, -0.32, 0.40), (0.32, 0.30), 0.16, "#A7AFA6", (10, 5, 24))
    rugs.rug(-1.05, 0.45, -1.72, -1.02, ("#CFC6B6", "#8B8577", "#E4DCCB"), "border", turned=True, seed=seed)
    behind_camera(-5.3, x0, x1, height, door=0.10, art=-1.1)
    lighting.sun(60, 26, 9.5, 0.9, "#FFDFB8")
    lighting.area("fill", (1.4, -5.6, 2.2), (0.2, -0.8, 1.0), (2.2, 1.6), 9, "#EEF1F6").visible_glossy = False
    lighting.surround("#F0F1F3", 0.16)
    camera.level((-0.22, -5.85, 1.34), 0.0, 49.0, (0, -0.068))


def bath(unit, top, tap, tile, floor, wall, seed):
    """A free-standing tub under a wide window, panelled walls, the vanity at the right."""
    height, x0, x1 = 2.7, -2.5, 2.2
    plaster = m.plaster(wall, 0.9, 0.3)
    ground(floor, x0, x1, -5.2)
    window = (-1.45, 0.75, 0.98, 2.22)
    back_window(*window, x0 - 0.2, x1 + 0.2, height, plaster, bars=(3, 1), watts=58, sill=0)
    trim.casing(*window, wide=0.09)
    backdrop(eye=1.32, strength=1.9, seed=seed, x=-0.3, wide=14, gap=0.06, near=(34, 0.40))
    rooms.wall("right wall", x1, x1 + 0.2, -5.2, 0, height, plaster)
    rooms.side_window(x0, -3.3, -1.5, 0.5, 2.3, -5.4, 0, height, plaster, bars=(2, 2), watts=56, colour="#FFF2E0")
    rooms.ceiling(x0 - 0.2, x1 + 0.2, -5.4, 0.2, height)
    panel = m.paint("#A4AAA0", 0.45)
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
        a, z = 0.55, 0.87
        unit.run("vanity", a, [0.45, 0.60, 0.45], ["drawers3", "doors", "drawers3"], front=-0.55, depth=0.53, low=0.12, high=z - 0.03)
        for x in (a - 0.015, a + 1.5):
            box("vanity side", (x, -0.55, 0.001), (x + 0.015, -0.013, z - 0.031), unit.material, 0.001)
        sink_counter(a - 0.022, a + 1.522, -0.565, -0.0135, top, (a + 0.52, a + 0.98, -0.46, -0.15), z=z, basin="white", depth=0.13, offset=(0.2, 0.25))
        flat_uv(box("upstand", (a - 0.022, -0.026, z + 0.0005), (a + 1.522, -0.0135, z + 0.09), top, 0.001), offset=(0.2, 0.6))
        props.basin_tap((a + 0.75, -0.10, z), tap)
        bathing.mirror("rect", a + 0.75, 1.62, (0.86, 0.96), -0.001, tap)
        globes.sconce(a + 0.16, 1.64, 0, tap)
        globes.sconce(a + 1.34, 1.64, 0, tap)
        washing.toothbrushes(a + 0.30, -0.14, z + 0.001, "#8FA09C")
        props.soap((a + 1.08, -0.14, z + 0.001), "#C9BFAE", tap)
        pile((a + 1.30, -0.30, z + 0.001), 2, (0.22, 0.26), 3, 0.009, ("#E7E1D6", "#9FAAA4"), seed=seed)
    bathing.tub((-0.35, -1.02, 0.001))
    bathing.floor_filler((0.35, -0.42, 0), tap, (-0.5, -0.85), 1.02)
    # Across the tub a board, with what one takes into a bath.
    box("tub board", (-0.86, -1.42, 0.585), (-0.68, -0.62, 0.603), m.wood("oak", "y"), 0.004)
    with placed(-0.77, -1.05, 0.6035, 74):
        props.book((-0.11, -0.08, 0), (0.22, 0.15, 0.022), "#7A4E36", lying=True)
    drinking_glass((-0.77, -0.80, 0.6035), 0.034, 0.10)
    props.hanging_towel((0.28, -1.40, 0.592), 0.34, 0.40, "#B9AE9C", 7, 0.008)
    props.stool((-1.72, -1.32, 0), 0.46, "oak", "black")
    top_of = folded((-1.72, -1.32, 0.465), (0.30, 0.24), 4, 0.012, "#E4DDCF", 8, seed, 300)
    folded((-1.71, -1.31, top_of), (0.28, 0.22), 3, 0.011, "#9FAAA4", -6, seed + 1, 300)
    floor_rooms.plant(-2.08, -0.52, "#9C8F7C", 12, 1.02)
    rugs.rug(-1.30, 0.62, -2.66, -1.72, ("#8F9186", "#5F6A66", "#C9BFA8"), "bands", turned=True, seed=seed)
    behind_camera(-5.3, x0, x1, height)
    lighting.sun(64, 29, 6.5, 0.9, "#FFE0BA")
    lighting.area("fill", (0.6, -5.5, 2.2), (0, -0.8, 0.8), (2.4, 1.6), 12, "#F0F2F6").visible_glossy = False
    lighting.surround("#F0F1F3", 0.17)
    camera.level((-0.72, -6.75, 1.30), 6.4, 44.5, (0.004, -0.066))


def powder(unit, top, tap, tile, floor, wall, seed):
    """A powder room in a deep colour: a hung vanity with a thick stone top, a round mirror, two globes."""
    height, x0, x1 = 2.6, -1.75, 1.45
    plaster = m.plaster(wall, 0.85, 0.35)
    ground(floor, x0, x1, -3.9)
    rooms.wall("back wall", x0 - 0.2, x1 + 0.2, 0, 0.2, height, plaster)
    rooms.wall("right wall", x1, x1 + 0.2, -3.9, 0, height, plaster)
    rooms.side_window(x0, -2.05, -1.10, 0.95, 2.30, -4.1, 0, height, plaster, bars=(2, 2), frame="#D9D3C6", watts=62, colour="#FFF4E6")
    rooms.ceiling(x0 - 0.2, x1 + 0.2, -4.1, 0.2, height)
    a, b, z = -0.55, 0.65, 0.88
    # One sheet: up the wall, over the top, mitred, and down its apron.
    sheet = {"corner": (a, -0.50, z), "offset": (0.06, 0.17)}
    sink_counter(a, b, -0.50, -0.001, top, (-0.18, 0.28, -0.42, -0.13), z=z, thick=0.04, basin="white", depth=0.095, **sheet)
    fold_uv(box("apron", (a, -0.50, z - 0.14), (b, -0.001, z - 0.0402), top, 0), **sheet)
    back = box("splashback", (a, -0.014, z + 0.0005), (b, -0.001, 1.28), top, 0.001, 1)
    flat_uv(back, offset=(0.06, 0.17 + 0.499 / 1.6))
    oak = m.wood("oak", "z")
    n = 36
    w = (b - a - 0.06) / n
    box("case", (a + 0.03, -0.455, 0.36), (b - 0.03, -0.002, z - 0.1415), oak, 0.001)
    for i in range(n):
        x = a + 0.03 + w * (i + 0.5)
        rod("flute", (x, -0.458, 0.361), (x, -0.458, z - 0.143), w / 2 - 0.0008, oak, 20)
    bathing.wall_tap(0.05, 1.13, -0.015, tap, 0.17)
    bathing.mirror("round", 0.05, 1.68, (0.72,), -0.001, tap)
    for x in (-0.50, 0.60):
        globes.sconce(x, 1.68, 0, tap, 0.068, 3.2)
        lighting.point("sconce light", (x, -0.22, 1.70), 2.6, "#FFDDB0", 0.06)
    washing.amber(0.44, -0.12, z + 0.001, "brass")
    washing.candle(0.53, -0.20, z + 0.001, "#C9BDA8", 0.07)
    props.vase((-0.41, -0.24, z + 0.001), 0.23, 0.055, m.ceramic("#241F1B", 0.35), 0.3)
    props.branches((-0.41, -0.24, z + 0.21), 3, 0.40, 0.26, seed + 3, leaf=0.04, colour="#8A5A34", lean=(-0.06, 0.0))
    rail(0.84, 1.26, -0.07, 1.18, m.metal(tap))
    props.hanging_towel((1.04, -0.07, 1.182), 0.28, 0.50, "#D9CFBB", 3)
    framed(-1.08, 1.60, (0.44, 0.58), ("#C9BFA9", "#8F8A74", "#5E6557", "#39443E"))
    vanity.coil((-1.10, -0.34, 0.001), 0.19, 0.34)
    vanity.rolled((-1.10, -0.34, 0.20), ("#E6DFD2", "#B5A68C", "#E6DFD2"))
    trim.skirting(x0, x1, 0.0, wall)
    trim.side_skirting(x1, -3.8, -0.02, -1, wall)
    trim.switch(-0.80, 1.15, gangs=1, colour="#C8A873")
    behind_camera(-4.05, x0, x1, height, "#5A655E")
    lighting.sun(66, 14, 7.0, 0.9, "#FFDDB0")
    lighting.area("fill", (0.6, -4.2, 2.0), (0, -0.5, 1.1), (1.8, 1.4), 26, "#F2F0EE").visible_glossy = False
    lighting.surround("#F0EEEA", 0.34)
    camera.level((-0.10, -4.75, 1.34), 0.6, 47.0, (0, -0.052))
