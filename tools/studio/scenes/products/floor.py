"""A floor in the corner of a room, sun from a window raking over it, and something on it for scale."""

import math

from lib import camera, lighting, materials as m, props, rooms
from lib import floor_finishes as finish
from lib import floor_pieces as lay
from lib.mesh import box, lathe, prism, rod, smooth_profile, tube
from lib.studio import slab_picture

DEVELOP = {"exposure": 0.58, "warmth": 0.012, "look": "Medium High Contrast"}

INCH = 0.0254
# What the camera sees of the floor: x0, x1, y0, y1.
ROOM = (-2.6, 1.62, -3.3, -0.001)


def build(surface="board", colour="white oak", layout="straight", width_in=7.5, length_in=72, relief=0.25, roughness=0.42, joint_mm=0.4, grout="#8E877C", stagger=0.0, angle=0.0, options=None, styling="chair", wall="#E2DBCF", view="front"):
    """`surface`: "board", "clouded", "slate", "marble", "terrazzo", "glazed", "chequer" or "carpet"; `colour`: a
    timber, a colour, a list of colours, or the slug of a slab. `layout`: "straight", "herringbone", "hexagon" or
    "whole". Sizes of a piece in inches; `options` go to the finish as they are."""
    extra = options or {}
    surfaces = {
        "board": lambda: finish.board(colour, roughness, relief, **extra),
        "clouded": lambda: finish.clouded(colour, roughness, **extra),
        "slate": lambda: finish.slate(tuple(colour), roughness),
        "marble": lambda: finish.marble(slab_picture(colour), roughness),
        "terrazzo": lambda: finish.terrazzo(colour[0], tuple(colour[1:]), roughness),
        "glazed": lambda: finish.glazed(tuple(colour), roughness, **extra),
        "carpet": lambda: finish.carpet(tuple(colour), **extra),
    }
    width, length = width_in * INCH, length_in * INCH
    joint = joint_mm / 2000
    edge = dict(joint=joint, chamfer=0.0009 if surface == "board" else 0.0012, drop=0.0010)
    if surface == "carpet":
        lay.lay("carpet", [([(-5, -5), (5, -5), (5, 5), (-5, 5)], (0, 0), math.radians(angle))], ROOM, surfaces[surface](), 0, 0.0001, 0.0001, elsewhere=False)
    elif surface == "chequer":
        pieces = list(lay.tiles(width, width, angle))
        c, s = math.cos(math.radians(angle)), math.sin(math.radians(angle))
        for k, tint in enumerate(colour):
            some = [p for p in pieces if (math.floor((c * p[1][0] + s * p[1][1]) / width) + math.floor((c * p[1][1] - s * p[1][0]) / width)) % 2 == k]
            lay.lay("chequer", some, ROOM, finish.glazed((tint,), roughness, **extra), **edge, seed=k)
    else:
        layouts = {
            "straight": lambda: lay.boards(width, length * 0.55, length, angle) if surface == "board" else lay.tiles(length, width, angle, stagger, shift=(0.21, -0.07)),
            "herringbone": lambda: lay.herringbone(width, round(length / width), angle),
            "hexagon": lambda: lay.hexagons(width / math.sqrt(3), shift=(0.02, 0)),
        }
        lay.lay("floor", layouts[layout](), ROOM, surfaces[surface](), **edge, lippage=0.0012 if surface == "slate" else 0.0)
    box("bed", (ROOM[0], ROOM[2], -0.06), (ROOM[1], -0.001, -0.0016 if surface != "board" else -0.0105), m.plaster(grout if surface != "board" else "#1A1510", 0.9, 0.1), 0)

    paint = m.plaster(wall, 0.9, 0.4)
    rooms.wall("back wall", -4.2, 1.6, 0.0, 0.1, 3.0, paint)
    rooms.wall("right wall", 1.6, 1.7, -3.4, 0.0, 3.0, paint)
    base = m.paint("#ECE7DD", 0.5)
    rooms.skirting(-4.2, 1.5995, -0.0005, 0.12, base, 0.016)
    box("right skirting", (1.5845, -3.4, 0.0005), (1.5995, -0.018, 0.12), base, 0.004, 3)
    STYLINGS[styling]()
    daylight()
    if view == "detail":
        camera.looking((-0.42, -2.06, 0.60), (-0.10, -1.22, 0.0), 55, (-0.14, -1.32, 0), 7)
    else:
        camera.looking((-0.50, -3.50, 1.55), (0.09, -0.86, 0.0), 38)


def daylight():
    """A window at the left, out of the picture: its soft light, and its sun in six panes on the floor."""
    x, y0, y1, z0, z1 = -2.75, -2.45, -1.25, 0.80, 2.30
    lighting.area("window", (x + 0.1, (y0 + y1) / 2, 1.5), (0.2, -1.5, 0.1), (1.9, 1.9), 21, "#FFF1E0")
    fill = lighting.area("fill", (1.4, -4.6, 2.4), (0, -1.2, 0.2), (2.2, 2.2), 7, "#E8EEF6")
    fill.visible_glossy = False
    lighting.surround("#F3EFE9", 0.36, 1.8, "#FFF8EE")
    lighting.sun(76, 36, 1.9, 0.7, "#FFDDB2")
    bar, far = 0.024, 4.0
    middle = (y0 + y1) / 2
    strips = [((y0 - far, -1), (y0, 5)), ((y1, -1), (y1 + far, 5)), ((y0, -1), (y1, z0)), ((y0, z1), (y1, 5))]
    strips += [((middle - bar, z0), (middle + bar, z1))] + [((y0, z), (y1, z + 2 * bar)) for z in (z0 + (z1 - z0) / 3, z0 + (z1 - z0) * 2 / 3)]
    black = m.paint("#000000", 1.0, 0.0)
    for k, ((a, low), (b, high)) in enumerate(strips):
        screen = box(f"window screen {k}", (x - 0.021, a, low), (x - 0.019, b, high), black, 0)
        screen.visible_camera = screen.visible_diffuse = screen.visible_glossy = screen.visible_transmission = False


def chair(x=0.62, y=-0.78, turn=-28.0, species="oak", seat="#CFC4B2"):
    """A dining chair with round legs, a padded seat and a bent back rail."""
    up = m.wood(species, "z")
    c, s = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    place = lambda u, v, z: (x + c * u - s * v, y + s * u + c * v, z)  # noqa: E731
    for u in (-1, 1):
        rod("front leg", place(u * 0.215, -0.205, 0.0012), place(u * 0.200, -0.190, 0.435), 0.0155, up)
        tube("back leg", [place(u * 0.200, 0.255, 0.0012), place(u * 0.190, 0.205, 0.40), place(u * 0.190, 0.215, 0.60), place(u * 0.195, 0.275, 0.80)], 0.0155, up)
        rod("side rail", place(u * 0.204, -0.19, 0.400), place(u * 0.192, 0.20, 0.395), 0.011, up)
        rod("stretcher", place(u * 0.209, -0.197, 0.205), place(u * 0.196, 0.228, 0.205), 0.008, up)
    for v, half in ((-0.195, 0.2), (0.205, 0.19)):
        rod("cross rail", place(-half, v, 0.400), place(half, v, 0.400), 0.011, up)
    cushion = box("seat", (-0.225, -0.225, 0.418), (0.225, 0.215, 0.462), m.fabric(seat, 700), 0.02, 5)
    cushion.location = place(0, -0.005, 0.440)
    cushion.rotation_euler = (0, 0, math.radians(turn))
    back = prism("back rail", [(-0.215, 0.255), (-0.11, 0.285), (0, 0.295), (0.11, 0.285), (0.215, 0.255), (0.215, 0.279), (0.11, 0.309), (0, 0.319), (-0.11, 0.309), (-0.215, 0.279)], 0.105, m.wood(species, "x"), "z", (x, y, 0.725), 0.006)
    back.rotation_euler = (0, 0, math.radians(turn))


def plant(x=1.12, y=-0.45, pot="#B7A78F", seed=21, tall=0.95):
    """A leafy plant in a clay pot."""
    lathe("pot", smooth_profile([(0.001, 0.0), (0.125, 0.0), (0.135, 0.01), (0.165, 0.16), (0.175, 0.30), (0.165, 0.306), (0.155, 0.28), (0.0, 0.275)], 6), m.ceramic(pot, 0.75), (x, y, 0.0012))
    props.branches((x, y, 0.26), 9, tall, 0.42, seed, 0.08, "#4C6140")


def rug(colour="#BFB5A2", stripe="#8C8472"):
    """The corner of a woven rug, with a darker border."""
    box("rug", (0.35, -3.2, 0.0012), (1.45, -1.02, 0.0085), m.fabric(colour, 420), 0.003)
    box("rug border", (0.40, -1.10, 0.0088), (1.40, -1.075, 0.0092), m.fabric(stripe, 420), 0)
    box("rug border", (0.40, -3.1, 0.0088), (0.425, -1.1005, 0.0092), m.fabric(stripe, 420), 0)


def bench(x0=0.02, x1=1.22, y=-0.36, species="oak", books=True):
    """A low bench of two uprights and a top, with a stack of books and a vase."""
    top, end = m.wood(species, "x"), m.wood(species, "z")
    box("bench top", (x0, y - 0.17, 0.415), (x1, y + 0.17, 0.445), top, 0.003)
    for a in (x0 + 0.09, x1 - 0.12):
        box("bench end", (a, y - 0.165, 0.0012), (a + 0.03, y + 0.165, 0.4145), end, 0.003)
    box("bench rail", (x0 + 0.1205, y - 0.012, 0.30), (x1 - 0.1205, y + 0.012, 0.375), top, 0.002)
    if books:
        props.stack((x0 + 0.30, y, 0.4455), 3, 7)
    props.vase((x1 - 0.28, y, 0.4455), 0.28, 0.10, m.ceramic("#8F8471", 0.6, 0.3))


def armchair(x=0.72, y=-0.72):
    """A low upholstered chair: a thick seat and back on tapered legs."""
    cloth = m.fabric("#A79B86", 650)
    oak = m.wood("oak", "z")
    turn = math.radians(-24)
    c, s = math.cos(turn), math.sin(turn)

    def part(name, low, high, material, round):
        piece = box(name, low, high, material, round, 6)
        u, v, z = piece.location
        piece.location = (x + c * u - s * v, y + s * u + c * v, z)
        piece.rotation_euler = (0, 0, turn)

    part("seat", (-0.27, -0.36, 0.26), (0.27, 0.24, 0.43), cloth, 0.05)
    part("base", (-0.335, -0.34, 0.17), (0.335, 0.34, 0.258), cloth, 0.02)
    part("back", (-0.335, 0.205, 0.262), (0.335, 0.375, 0.82), cloth, 0.06)
    for u in (-1, 1):
        part("arm", (min(u * 0.275, u * 0.355), -0.33, 0.262), (max(u * 0.275, u * 0.355), 0.200, 0.56), cloth, 0.038)
        for v in (-0.29, 0.29):
            rod("leg", (x + c * u * 0.31 - s * v * 1.05, y + s * u * 0.31 + c * v * 1.05, 0.0012), (x + c * u * 0.28 - s * v * 0.95, y + s * u * 0.28 + c * v * 0.95, 0.172), 0.015, oak)


STYLINGS = {
    "chair": lambda: (chair(), plant(1.22, -0.36, "#B7A78F", 5, 0.7)),
    "walnut chair": lambda: chair(0.70, -0.85, -34, "walnut", "#8B8474"),
    "plant": lambda: plant(),
    "bench": lambda: bench(),
    "walnut bench": lambda: bench(0.10, 1.30, -0.34, "walnut", False),
    "rug": lambda: (rug(), chair(0.95, -0.62, -18)),
    "armchair": lambda: armchair(),
    "basket": lambda: (basket(1.05, -0.50), bench(-0.35, 0.72, -0.30)),
}


def basket(x, y, radius=0.21, height=0.34):
    """A big woven basket with a folded blanket over its rim."""
    rings = []
    coils = 22
    for k in range(coils):
        z, step = height * k / coils, height / coils
        r = radius * (0.88 + 0.12 * math.sin(math.pi * min(1, 0.2 + 0.7 * k / coils)))
        rings += [(r - 0.004, z), (r + 0.003, z + step * 0.3), (r + 0.005, z + step * 0.5), (r + 0.003, z + step * 0.7)]
    lathe("basket", [(0.0, 0.0), *rings, (rings[-1][0] - 0.014, height - 0.002), (rings[-1][0] - 0.016, height * 0.6), (0.0, height * 0.55)], m.fabric("#B7986C", 420), (x, y, 0.0012), 96, 70)
    box("blanket", (x - 0.12, y - 0.10, height * 0.58), (x + 0.12, y + 0.11, height + 0.05), m.fabric("#6E7A6C", 500), 0.04, 6)
