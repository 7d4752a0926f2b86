"""The showroom floor: vanities ready to go under their mirrors, base cabinets on a plinth, doors to choose from."""

from contact import sample
from lib import cabinets, camera, lighting, materials as m, props, rooms
from lib.bathing import mirror, round_basin, seen_in_mirrors
from lib.cladding import floor
from lib.mesh import box
from lib.place import placed
from works.look import fronts, stone

DEVELOP = {"exposure": 0.4, "warmth": -0.02, "look": "High Contrast"}


def vanity(x, width, look, top, tap, vessel=False, kinds=None, foot=0.0):
    """A vanity against the wall at y = 0, its middle at `x`: drawers or doors, a stone top, a basin, a tap."""
    a, b, z = x - width / 2, x + width / 2, 0.86
    kinds = kinds or ["drawers2"] * 2
    n = len(kinds)
    low = foot or 0.10
    look.run("vanity", a, [width / n] * n, kinds, front=-0.53, depth=0.525, low=low, high=z - 0.03, toe=not foot)
    if foot:
        for fx in (a + 0.03, b - 0.03):
            for fy in (-0.49, -0.05):
                box("foot", (fx - 0.02, fy - 0.02, 0.001), (fx + 0.02, fy + 0.02, foot), look.material, 0.003)
    cabinets.counter("top", a - 0.012, b + 0.012, -0.55, -0.001, top, z=z, offset=(0.1 + x * 0.07, 0.2))
    if vessel:
        round_basin((x, -0.27, z + 0.0005), 0.19, 0.11)
        props.basin_tap((x, -0.055, z), tap, 0.12, 0.22)
    else:
        box("basin", (x - 0.23, -0.44, z + 0.0002), (x + 0.23, -0.14, z + 0.0010), m.ceramic("#F2EFE9", 0.12), 0)
        props.basin_tap((x, -0.085, z), tap)
    # The card with its size and price stands on every one.
    card = box("card", (a + 0.07, -0.46, z + 0.001), (a + 0.15, -0.455, z + 0.075), m.paint("#F7F4EC", 0.8), 0.001)
    card.rotation_euler = (-0.2, 0, 0)


def build():
    height = 3.1
    wall = m.plaster("#E6E0D6", 0.9, 0.4)
    floor("tile:#8E877B", -4.2, 4.2, -7.4, 0)
    rooms.wall("back wall", -4.4, 4.4, 0, 0.2, height, wall)
    rooms.wall("right wall", 4.0, 4.2, -7.4, 0, height, wall)
    rooms.side_window(-4.2, -5.2, -1.0, 0.3, 2.7, -7.6, 0, height, wall, bars=(4, 1), frame="#2B2D2C", watts=150, colour="#FFF4E6")
    rooms.ceiling(-4.4, 4.2, -7.6, 0.2, height)
    rooms.track_light(-2.8, 2.8, -1.9, height, 5)
    # A spruce-green panel carries the mirrors.
    box("panel", (-3.5, -0.02, 0.001), (3.5, -0.0005, 2.55), m.paint("#3A5148", 0.5), 0.002)
    with placed(0, -0.021, 0):
        box("plinth", (-3.4, -0.72, 0.001), (3.4, -0.001, 0.06), m.paint("#EFEBE2", 0.5), 0.003)
    with placed(0, -0.022, 0.0605):
        row = (
            (-2.65, 0.92, fronts("wood:walnut", "plain", "brass"), stone("statuario-classique"), "brass", True, ["drawers2"] * 2, 0.0, ("round", (0.74,))),
            (-0.98, 1.22, fronts("#EEE9DF", "shaker", "brass"), stone("carrara-super"), "brass", False, ["doors", "drawers3"], 0.12, ("rect", (0.84, 0.92))),
            (0.82, 0.92, fronts("wood:pale oak", "plain", "black"), stone("bianco-neve"), "black", True, ["drawers2"], 0.0, ("round", (0.80,))),
            (2.52, 1.22, fronts("#5E6F72", "shaker", "steel"), stone("calacatta-oro-classic"), "steel", False, ["drawers3", "doors"], 0.12, ("rect", (0.80, 0.92))),
        )
        for x, w, look, top, tap, vessel, kinds, foot, glass in row:
            vanity(x, w, look, top, tap, vessel, kinds, foot)
            mirror(glass[0], x, 1.62, glass[1], -0.001, tap)
        props.vase((-0.5, -0.2, 0.861), 0.2, 0.065, m.ceramic("#D9CFBF", 0.5))
        props.branches((-0.5, -0.2, 1.03), 5, 0.38, 0.36, 3)
        props.folded_towels((2.9, -0.3, 0.861), 3, (0.26, 0.2), 0.03)
        props.soap((-2.35, -0.12, 0.861), "#3B3A36", "brass")
    # In the middle of the floor: kitchen cabinets, ready assembled, stone laid over them.
    green, cream = fronts("#7E8672", "shaker", "aged brass"), fronts("wood:oak", "shaker", "aged brass")
    with placed(0.08, -3.15, 0):
        end = green.run("stock", 0.0, [0.46, 0.76, 0.46], ["door-r", "drawers3", "drawers3"], front=-0.62)
        box("stock side", (-0.018, -0.62, 0.001), (0.0, -0.02, cabinets.COUNTER - 0.031), green.material, 0.001)
        cabinets.counter("stock top", -0.03, end + 0.9, -0.65, 0.0, stone("calacatta-supreme"), offset=(0.1, 0.3))
        cream.run("stock oak", end + 0.003, [0.86], ["doors"], front=-0.62)
        props.bowl((0.5, -0.3, cabinets.COUNTER + 0.001), 0.15, 0.08, m.ceramic("#8C8271", 0.5, 0.4))
        props.fruit((0.5, -0.3, cabinets.COUNTER + 0.012), 5, "pear", 0.1)
        for k, kind in enumerate(("sahara-noir", "#C7B8A0", "wood:walnut", "carrara-super")):
            sample(1.25 + 0.2 * k, -0.32 + 0.02 * (k % 2), cabinets.COUNTER + 0.001, (0.15, 0.2), kind, 0, (-8, 5, -3, 10)[k])
    # On the right wall: a rack of sample doors.
    with placed(4.0, 0, 0, -90):
        colours = ("#E9E2D5", "wood:walnut", "#3A5148", "#A9AFA2", "wood:oak", "#6E7A80", "#B58A66", "#2F3836")
        for row_z in (0.95, 1.55):
            cabinets.shelf("rack", 0.9, 4.6, -0.12, -0.001, row_z, "oak", 0.03)
        for i in range(2):
            for k in range(8):
                colour = colours[(k + 3 * i) % 8]
                look = fronts(colour, "shaker" if (k + i) % 3 else "plain", None)
                x = 1.0 + 0.45 * k
                z = (0.951, 1.551)[i]
                cabinets.unit("sample door", x, x + 0.36, "panel", -0.055, look.material, None, z, z + 0.5, look.style)
    # What the mirrors show: the wall behind the camera, with slabs leaning on it.
    seen_in_mirrors(-8.4, -4.2, 4.0, height, "#9C9585")
    for x, slug in ((-3.3, "aurora"), (-1.5, "calacatta-supreme"), (1.2, "statuario-classique"), (2.9, "sahara-noir")):
        slab = box("slab", (x - 0.75, -8.26, 0.02), (x + 0.75, -8.24, 1.9), stone(slug), 0)
        slab.visible_shadow = False
    lighting.sun(74, 30, 10.0, 0.7, "#FFE6C8")
    lighting.area("fill", (0.8, -7.2, 2.6), (0, -1.5, 1.0), (3.4, 2.0), 42, "#EEF1F6").visible_glossy = False
    lighting.surround("#EEF1F5", 0.42)
    camera.level((-2.35, -7.95, 1.42), 15, 36, (0.0, -0.08))
