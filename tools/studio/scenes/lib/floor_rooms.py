"""The rooms in which floors are photographed: level camera at sitting height, the floor over half of the picture, daylight
from the left, and a corner of a life at the back of it."""

import math
import random

import bpy

from . import bathing, cabinets, camera, lighting, materials as m, props, rooms, wardrobe
from .landscape import backdrop
from .mesh import box, lathe, link, prism, rod, smooth_profile, tube
from .openings import back_window
from .place import placed

# What the camera may see of the floor: x0, x1, y0, y1; the right wall stands at RIGHT.
ROOM = (-4.2, 2.75, -3.7, -0.001)
RIGHT = 2.75
TALL = 2.75


def set_room(name, wall, heading=0.0, accent=None, lens=31.0):
    """Walls, light, what stands in the room, and the camera. `accent` colours what the eye goes to first: the chair and its
    cushion, the fronts, the door, the bed cover."""
    paint = m.plaster(wall, 0.9, 0.25)
    trim = m.paint("#F1EEE7", 0.45)
    base = 0.14
    if name in ("living", "bedroom"):
        back_window(-1.95, -0.25, 0.02 if name == "living" else 0.75, 2.25, -5.2, RIGHT, TALL, paint, bars=(2, 4 if name == "living" else 2), watts=36, colour="#F6F8FC", sill=0 if name == "living" else 0.06)
        # Mist over open water: trees near by would want leaves.
        backdrop(9.0, -5.0, 1.2, 26.0, 2.0, "day", 4, near=(0, 0.4))
        for a, b in ((-5.2, -1.99), (-0.21, RIGHT)) if name == "living" else ((-5.2, RIGHT),):
            rooms.skirting(a, b, -0.0005, base, trim, 0.016)
    else:
        rooms.wall("back wall", -5.2, RIGHT, 0.0, 0.1, TALL, paint)
        if name not in ("kitchen",):
            rooms.skirting(-5.2, RIGHT, -0.0005, base, trim, 0.016)
    rooms.wall("right wall", RIGHT, RIGHT + 0.1, -4.2, 0.0, TALL, paint)
    box("right skirting", (RIGHT - 0.0165, -4.2, 0.0005), (RIGHT - 0.0005, -0.018, base), trim, 0.004, 3)
    SETS[name](*([accent] if isinstance(accent, str) else accent or []))
    _daylight(name)
    turn = math.radians(heading)
    eye = (0.25 - 4.35 * math.sin(turn), -4.35 * math.cos(turn), 1.18)
    camera.level(eye, heading, lens, (0.0, -0.245))


def close_view():
    """Close to the floor, in the sun, sharp where the light lies."""
    camera.looking((-0.55, -2.35, 0.62), (-0.26, -1.42, 0.0), 52, (-0.28, -1.48, 0), 7)


def _daylight(name):
    """A tall window at the left, out of the picture: its soft light, and its sun in panes on the floor."""
    x, y0, y1, z0, z1 = -3.6, -2.60, -1.15, 0.35, 2.45
    lighting.area("window", (x, -1.9, 1.6), (0.6, -1.3, 0.3), (2.4, 2.2), 92, "#FFF6EA")
    fill = lighting.area("fill", (1.6, -5.4, 2.6), (0, -1.0, 0.4), (2.6, 2.2), 16, "#EDF2F8")
    fill.visible_glossy = False
    lighting.surround("#F4F1EC", 0.42, 2.2, "#FBFBFF")
    lighting.sun(90, 30, 4.4, 0.6, "#FFEBD2")
    bar, far = 0.022, 5.0
    middle = (y0 + y1) / 2
    strips = [((y0 - far, -1), (y0, 6)), ((y1, -1), (y1 + far, 6)), ((y0, -1), (y1, z0)), ((y0, z1), (y1, 6))]
    strips += [((middle - bar, z0), (middle + bar, z1))] + [((y0, z), (y1, z + 2 * bar)) for z in (z0 + (z1 - z0) / 3, z0 + (z1 - z0) * 2 / 3)]
    black = m.paint("#000000", 1.0, 0.0)
    for k, ((a, low), (b, high)) in enumerate(strips):
        screen = box(f"window screen {k}", (x - 0.021, a, low), (x - 0.019, b, high), black, 0)
        screen.visible_camera = screen.visible_diffuse = screen.visible_glossy = screen.visible_transmission = False


def curtain(x0, x1, y, z0, z1, colour="#E9E3D6", folds=7, seed=1):
    """A linen curtain in deep folds."""
    rng = random.Random(seed)
    columns, rows = folds * 10, 8
    phase = [rng.uniform(-0.35, 0.35) for _ in range(folds + 1)]
    vertices = []
    for i in range(rows + 1):
        t = i / rows
        for j in range(columns + 1):
            u = j / columns
            wave = math.sin(2 * math.pi * (u * folds + phase[int(u * folds)] * 0.15)) * (0.030 + 0.016 * t)
            vertices.append((x0 + (x1 - x0) * (u * (1 + 0.06 * t) - 0.03 * t), y + wave + 0.006 * math.sin(u * 40 + t * 3), z1 + (z0 - z1) * t))
    n = columns + 1
    mesh = bpy.data.meshes.new("curtain")
    mesh.from_pydata(vertices, [], [(i * n + j, i * n + j + 1, (i + 1) * n + j + 1, (i + 1) * n + j) for i in range(rows) for j in range(columns)])
    link("curtain", mesh, m.fabric(colour, 500), smooth=True)
    return mesh


def picture(x, z, width, height, tint="#8C948A", frame="oak", y=-0.001):
    """A framed sheet of paper with a quiet field of colour on it."""
    f = 0.022
    wood = m.wood(frame, "x") if frame in m.WOODS else m.metal(frame)
    for a, b, c, d in ((-width / 2, width / 2, height / 2 - f, height / 2), (-width / 2, width / 2, -height / 2, -height / 2 + f), (-width / 2, -width / 2 + f, -height / 2 + f, height / 2 - f), (width / 2 - f, width / 2, -height / 2 + f, height / 2 - f)):
        box("frame", (x + a, y - 0.03, z + c), (x + b, y, z + d), wood, 0.002, 2)
    box("mount", (x - width / 2 + f, y - 0.014, z - height / 2 + f), (x + width / 2 - f, y - 0.002, z + height / 2 - f), m.plaster("#F3EFE6", 0.8, 0.0), 0)
    w, h = width * 0.30, height * 0.30
    box("print", (x - w, y - 0.0150, z - h), (x + w, y - 0.0145, z + h * 0.25), m.plaster(tint, 0.9, 0.0), 0)
    lathe("print sun", [(0, 0.0), (min(w, h) * 0.42, 0.0)], m.plaster("#C79A6B", 0.9, 0.0), (x + w * 0.25, y - 0.0148, z + h * 0.62), 48).rotation_euler = (math.pi / 2, 0, 0)


def chair(species="oak", seat="#CFC4B2"):
    """A dining chair with round legs, a padded seat and a bent back rail, looking to -y."""
    up = m.wood(species, "z")
    for u in (-1, 1):
        rod("front leg", (u * 0.215, -0.205, 0.0012), (u * 0.200, -0.190, 0.435), 0.0155, up)
        tube("back leg", [(u * 0.200, 0.255, 0.0012), (u * 0.190, 0.205, 0.40), (u * 0.190, 0.215, 0.60), (u * 0.195, 0.275, 0.80)], 0.0155, up)
        rod("side rail", (u * 0.204, -0.19, 0.400), (u * 0.192, 0.20, 0.395), 0.011, up)
        rod("stretcher", (u * 0.209, -0.197, 0.205), (u * 0.196, 0.228, 0.205), 0.008, up)
    for v, half in ((-0.195, 0.2), (0.205, 0.19)):
        rod("cross rail", (-half, v, 0.400), (half, v, 0.400), 0.011, up)
    box("seat", (-0.225, -0.23, 0.418), (0.225, 0.21, 0.462), m.fabric(seat, 700), 0.02, 5)
    prism("back rail", [(-0.215, 0.255), (-0.11, 0.285), (0, 0.295), (0.11, 0.285), (0.215, 0.255), (0.215, 0.279), (0.11, 0.309), (0, 0.319), (-0.11, 0.309), (-0.215, 0.279)], 0.105, m.wood(species, "x"), "z", (0, 0, 0.725), 0.006)


def armchair(colour="#A79B86", leg="oak", cushion="#A4613F"):
    """A low upholstered chair: a loose cushion between round arms, on tapered legs, looking to -y."""
    cloth = m.fabric(colour, 650)
    wood = m.wood(leg, "z")
    box("base", (-0.36, -0.36, 0.16), (0.36, 0.36, 0.30), cloth, 0.03, 5)
    box("seat", (-0.285, -0.40, 0.295), (0.285, 0.22, 0.46), cloth, 0.06, 6)
    back = box("back", (-0.29, 0.16, 0.42), (0.29, 0.34, 0.86), cloth, 0.075, 6)
    back.rotation_euler = (math.radians(-9), 0, 0)
    shell = box("shell", (-0.375, 0.30, 0.17), (0.375, 0.40, 0.80), cloth, 0.04, 5)
    shell.rotation_euler = (math.radians(-7), 0, 0)
    for u in (-1, 1):
        box("arm", (min(u * 0.285, u * 0.39), -0.37, 0.18), (max(u * 0.285, u * 0.39), 0.34, 0.60), cloth, 0.045, 6)
        for v in (-0.30, 0.30):
            rod("leg", (u * 0.35, v * 1.08, 0.0012), (u * 0.32, v, 0.17), 0.016, wood)
    pillow((0.05, -0.02, 0.62), (0.40, 0.40), 0.15, cushion, (72, 0, 8))


def pillow(at, size, thick, colour, turn):
    """A stuffed cushion: full in the middle, thin at its edges."""
    n = 20
    vertices, faces = [], []
    for side in (-1, 1):
        for i in range(n + 1):
            for j in range(n + 1):
                u, v = 2 * i / n - 1, 2 * j / n - 1
                full = ((1 - u**4) * (1 - v**4)) ** 0.55
                pinch = 1 - 0.06 * (1 - abs(u) ** 2) * abs(v) ** 3
                pinch2 = 1 - 0.06 * (1 - abs(v) ** 2) * abs(u) ** 3
                vertices.append((u * size[0] / 2 * pinch2, v * size[1] / 2 * pinch, side * thick / 2 * full))
    m1 = (n + 1) ** 2
    for s in (0, 1):
        for i in range(n):
            for j in range(n):
                a = s * m1 + i * (n + 1) + j
                quad = (a, a + 1, a + n + 2, a + n + 1)
                faces.append(quad if s else quad[::-1])
    mesh = bpy.data.meshes.new("pillow")
    mesh.from_pydata(vertices, [], faces)
    obj = link("pillow", mesh, m.fabric(colour, 520), at, smooth=True)
    obj.rotation_euler = tuple(math.radians(a) for a in turn)
    return obj


def plant(x, y, pot="#B7A78F", seed=21, tall=0.95):
    """A leafy plant in a clay pot."""
    lathe("pot", smooth_profile([(0.001, 0.0), (0.125, 0.0), (0.135, 0.01), (0.165, 0.16), (0.175, 0.30), (0.165, 0.306), (0.155, 0.28), (0.0, 0.275)], 6), m.ceramic(pot, 0.75), (x, y, 0.0012))
    props.branches((x, y, 0.26), 9, tall, 0.42, seed, 0.08, "#4C6140")


def reading_lamp(x, y, metal="black", shade="#EFE6D5"):
    """A floor lamp with a drum shade."""
    fitting = m.metal(metal)
    lathe("lamp foot", [(0, 0.02), (0.14, 0.018), (0.15, 0.008), (0.15, 0.0012), (0, 0.0012)], fitting, (x, y, 0))
    rod("lamp pole", (x, y, 0.02), (x, y, 1.32), 0.009, fitting)
    lathe("lamp shade", [(0.215, 1.22), (0.175, 1.56), (0.172, 1.56), (0.212, 1.22)], m.fabric(shade, 800), (x, y, 0))


def _living(accent="#9A8C78", cushion="#8F5B40"):
    curtain(-0.42, 0.02, -0.085, 0.012, 2.42, "#DAD2C2", 5, 2)
    curtain(-2.75, -2.2, -0.085, 0.012, 2.42, "#DAD2C2", 5, 3)
    rod("curtain rail", (-3.2, -0.085, 2.45), (0.2, -0.085, 2.45), 0.011, m.metal("black"))
    with placed(1.35, -0.78, 0, -24):
        armchair(accent, "walnut", cushion)
    reading_lamp(2.25, -0.35)
    lathe("side table", [(0, 0.46), (0.21, 0.46), (0.215, 0.452), (0.21, 0.440), (0, 0.440)], m.wood("walnut", "x"), (0.70, -0.62, 0))
    for k in range(3):
        a = 2 * math.pi * k / 3 + 0.4
        rod("table leg", (0.70 + 0.17 * math.cos(a), -0.62 + 0.17 * math.sin(a), 0.0012), (0.70 + 0.11 * math.cos(a), -0.62 + 0.11 * math.sin(a), 0.44), 0.011, m.wood("walnut", "z"))
    props.stack((0.66, -0.62, 0.4605), 2, 9, (0.20, 0.15))
    lathe("cup", smooth_profile([(0.001, 0), (0.026, 0), (0.036, 0.03), (0.038, 0.062), (0.034, 0.061), (0.03, 0.012), (0, 0.01)], 5), m.ceramic("#E4DCCB", 0.35), (0.83, -0.68, 0.4605), 48)


def _dining(accent="#8F937F"):
    oak = m.wood("oak", "x")
    box("table top", (0.35, -1.22, 0.715), (2.15, -0.34, 0.745), oak, 0.006)
    for u in (0.46, 2.04):
        for v in (-1.12, -0.44):
            rod("table leg", (u, v, 0.0012), (u, v, 0.714), 0.026, m.wood("oak", "z"))
    for a, b in (((0.46, -1.12), (2.04, -1.12)), ((0.46, -0.44), (2.04, -0.44)), ((0.46, -1.12), (0.46, -0.44))):
        rod("apron", (*a, 0.675), (*b, 0.675), 0.018, oak)
    for x, y, turn in ((0.85, -1.38, 172), (1.60, -1.34, 188), (0.12, -0.80, 84)):
        with placed(x, y, 0, turn):
            chair("oak", accent)
    props.bowl((1.22, -0.78, 0.7456), 0.16, 0.075, m.ceramic("#6C7468", 0.5, 0.3))
    props.fruit((1.22, -0.78, 0.757), 5, "lemon", 0.09, 5)
    picture(1.15, 1.38, 0.96, 0.70, "#8D9B97", "oak")


def _kitchen(accent="#5F6E63"):
    paint, brass = m.paint(accent, 0.42), m.metal("aged brass")
    cabinets.run("run", -2.55, (0.75, 0.60, 0.90, 0.60, 0.75, 1.60), ("drawers3", "door-l", "doors", "drawers3", "doors", "doors"), -0.62, 0.60, paint, brass)
    box("top", (-2.57, -0.645, cabinets.COUNTER - 0.03), (2.74, -0.001, cabinets.COUNTER), m.concrete("#E9E5DC", 0.25), 0.003)
    props.gooseneck((-0.75, -0.16, cabinets.COUNTER), 0.38, 0.20, "aged brass")
    props.board((0.55, -0.05, cabinets.COUNTER + 0.0005), 0.26, 0.40, 0.022, "walnut", 7)
    props.bowl((1.15, -0.32, cabinets.COUNTER + 0.0005), 0.15, 0.09, m.ceramic("#D8CFC0", 0.5, 0.5))
    with placed(1.55, -1.15, 0, 0):
        props.stool((0, 0, 0), 0.66, "oak", "black", 0.18)
    props.stool((2.15, -1.10, 0), 0.66, "oak", "black", 0.18)


def _hall(accent="#3F4A45"):
    door, brass = m.paint(accent, 0.42), m.metal("aged brass")
    box("door", (-1.52, -0.035, 0.008), (-0.60, -0.004, 2.08), door, 0.002)
    for z0, z1 in ((0.20, 0.92), (1.06, 1.94)):
        for x0, x1 in ((-1.40, -1.11), (-1.01, -0.72)):
            cabinets.shaker("door panel", x0, x1, z0, z1, -0.046, door, 0.03, 0.008)
    trim = m.paint("#F1EEE7", 0.45)
    for a, b in ((-1.64, -1.53), (-0.59, -0.48)):
        box("casing", (a, -0.034, 0.0005), (b, -0.0005, 2.10), trim, 0.004, 3)
    box("casing head", (-1.64, -0.034, 2.1005), (-0.48, -0.0005, 2.21), trim, 0.004, 3)
    rod("knob", (-0.68, -0.047, 1.0), (-0.68, -0.085, 1.0), 0.009, brass)
    lathe("door knob", smooth_profile([(0, 0), (0.02, 0.004), (0.028, 0.018), (0.02, 0.032), (0, 0.036)], 6), brass, (-0.68, -0.083, 1.0)).rotation_euler = (math.pi / 2, 0, 0)
    bench(0.15, 1.75, -0.30)
    box("rail", (0.15, -0.024, 1.40), (1.75, -0.0005, 1.50), m.wood("oak", "x"), 0.004)
    for k in range(5):
        x = 0.31 + 0.32 * k
        rod("peg", (x, -0.024, 1.45), (x, -0.10, 1.47), 0.011, m.wood("oak", "y"))
    rng = random.Random(3)
    for x, colour, kind in ((0.63, "#8C8B78", "jackets"), (1.27, "#4A5560", "shirts")):
        coat = wardrobe.garment((x, -0.085, 1.49), kind, colour, rng, sleeves=True)
        coat.rotation_euler = (0, 0, math.pi / 2)
    boots(0.48, -0.34)
    basket(1.35, -0.31, 0.17, 0.26)


def boots(x, y, colour="#3E4438"):
    """A pair of rubber boots."""
    rubber = m.paint(colour, 0.32)
    for dx in (0.0, 0.15):
        tube("shaft", [(x + dx, y + 0.03, 0.05), (x + dx, y + 0.032, 0.16), (x + dx, y + 0.03, 0.34)], 0.052, rubber, taper=[0.86, 0.88, 1.08])
        foot = lathe("foot", smooth_profile([(0, 0), (0.045, 0.0), (0.052, 0.02), (0.046, 0.06), (0.02, 0.085), (0, 0.09)], 6), rubber, (x + dx, y - 0.045, 0.008), 48)
        foot.scale = (0.95, 2.5, 1.0)
        sole = lathe("sole", [(0, 0.012), (0.050, 0.012), (0.052, 0.006), (0.050, 0.0), (0, 0.0)], m.paint("#23241F", 0.5), (x + dx, y - 0.045, 0.0012), 48)
        sole.scale = (0.98, 2.5, 1.0)


def bench(x0, x1, y, species="oak"):
    """A low bench of two uprights and a top."""
    top, end = m.wood(species, "x"), m.wood(species, "z")
    box("bench top", (x0, y - 0.18, 0.425), (x1, y + 0.18, 0.458), top, 0.004)
    for a in (x0 + 0.05, x1 - 0.085):
        box("bench end", (a, y - 0.17, 0.0012), (a + 0.035, y + 0.17, 0.4245), end, 0.003)
    box("bench rail", (x0 + 0.0855, y - 0.012, 0.32), (x1 - 0.0855, y + 0.012, 0.40), top, 0.002)
    box("cushion", (x0 + 0.10, y - 0.165, 0.4585), (x0 + (x1 - x0) * 0.62, y + 0.165, 0.51), m.fabric("#A3A08E", 600), 0.022, 5)


def basket(x, y, radius=0.21, height=0.34):
    """A big woven basket with a folded blanket over its rim."""
    rings = []
    coils = 18
    for k in range(coils):
        z, step = height * k / coils, height / coils
        r = radius * (0.88 + 0.12 * math.sin(math.pi * min(1, 0.2 + 0.7 * k / coils)))
        rings += [(r - 0.004, z), (r + 0.003, z + step * 0.3), (r + 0.005, z + step * 0.5), (r + 0.003, z + step * 0.7)]
    lathe("basket", [(0.0, 0.0), *rings, (rings[-1][0] - 0.014, height - 0.002), (rings[-1][0] - 0.016, height * 0.6), (0.0, height * 0.55)], m.fabric("#B7986C", 420), (x, y, 0.0012), 96, 70)
    pillow((x, y, height * 0.92), (radius * 1.5, radius * 1.4), 0.16, "#7D8779", (8, 6, 20))


def _bath(accent="#F3F1EC"):
    bathing.tub((0.95, -0.62, 0.0012), 1.72, 0.80, 0.58, accent)
    bathing.floor_filler((-0.12, -0.50, 0), "aged brass", (1, 0), 0.98)
    top = m.wood("oak", "x")
    box("stool top", (1.98, -1.34, 0.42), (2.36, -1.04, 0.452), top, 0.006)
    for u in (2.02, 2.32):
        for v in (-1.30, -1.08):
            rod("stool leg", (u, v, 0.0012), (u, v, 0.42), 0.014, m.wood("oak", "z"))
    props.folded_towels((2.17, -1.19, 0.4525), 2, (0.30, 0.24), 0.042, ("#F0ECE4", "#C9C6BA"))
    props.soap((2.29, -1.11, 0.4525), "#4B4A42")
    with placed(-1.75, -0.42, 0, 0):
        plant(0, 0, "#C7C0B2", 8, 0.85)


def _foyer(accent="#F0EDE6"):
    paint = m.paint(accent, 0.45)
    for k in range(5):
        x = -3.1 + k * 1.17
        cabinets.shaker("panel", x, x + 1.165, 0.14, 1.10, -0.021, paint, 0.10, 0.012)
    box("dado", (-3.1, -0.045, 1.1005), (RIGHT - 0.001, -0.0005, 1.145), paint, 0.006, 3)
    black, wood = m.metal("black"), m.wood("walnut", "x")
    x0, x1, y0, y1 = 0.30, 1.75, -0.42, -0.08
    box("console", (x0, y0, 0.80), (x1, y1, 0.832), wood, 0.004)
    for u in (x0 + 0.03, x1 - 0.03):
        for v in (y0 + 0.03, y1 - 0.03):
            box("leg", (u - 0.012, v - 0.012, 0.0012), (u + 0.012, v + 0.012, 0.7995), black, 0.002)
    box("shelf", (x0 + 0.01, y0 + 0.01, 0.16), (x1 - 0.01, y1 - 0.01, 0.182), wood, 0.003)
    props.stack((1.30, -0.25, 0.1825), 4, 3, (0.30, 0.22))
    props.vase((0.62, -0.26, 0.8325), 0.34, 0.12, m.ceramic("#D9CFBE", 0.6, 0.2), 0.5)
    props.branches((0.62, -0.26, 1.14), 5, 0.55, 0.34, 17, leaf=0.05, colour="#69743F")
    picture(1.20, 1.52, 0.54, 0.66, "#7F8C84", "brass")
    lathe("dish", smooth_profile([(0.001, 0), (0.07, 0), (0.11, 0.022), (0.105, 0.024), (0.06, 0.008), (0, 0.008)], 5), m.metal("aged brass"), (1.42, -0.25, 0.8325), 56)


def _bedroom(accent="#A9A690"):
    oak = m.wood("oak", "x")
    linen, cover = m.fabric("#EFEAE0", 500), m.fabric(accent, 500)
    x0, x1 = 0.25, 1.95
    box("headboard", (x0 - 0.06, -0.06, 0.25), (x1 + 0.06, -0.02, 1.08), oak, 0.01)
    box("bed frame", (x0 - 0.04, -2.10, 0.16), (x1 + 0.04, -0.0605, 0.30), oak, 0.012)
    for u in (x0 + 0.06, x1 - 0.06):
        rod("bed leg", (u, -2.0, 0.0012), (u, -2.0, 0.16), 0.024, m.wood("oak", "z"))
    box("mattress", (x0, -2.05, 0.30), (x1, -0.07, 0.50), linen, 0.05, 5)
    duvet((x0 + x1) / 2, x1 - x0 + 0.10, -2.09, -0.62, 0.51, 0.33, linen)
    duvet((x0 + x1) / 2, x1 - x0 + 0.22, -2.15, -1.35, 0.545, 0.36, cover)
    for x, tint in ((0.68, "#F3EFE7"), (1.52, "#F3EFE7")):
        pillow((x, -0.30, 0.66), (0.70, 0.46), 0.20, tint, (58, 0, 0))
    pillow((1.1, -0.50, 0.66), (0.50, 0.34), 0.15, "#9C7B5C", (60, 0, 3))
    curtain(-0.30, 0.08, -0.085, 0.012, 2.42, "#DAD2C2", 5, 2)
    curtain(-2.7, -2.0, -0.085, 0.012, 2.42, "#DAD2C2", 6, 3)
    rod("curtain rail", (-3.2, -0.085, 2.45), (0.2, -0.085, 2.45), 0.011, m.metal("black"))
    with placed(-1.15, -0.62, 0, 18):
        armchair("#B6A78E", "oak", "#D8CFBE")


def duvet(x, width, y0, y1, z, drop, material, seed=3):
    """A cover that lies on a bed and hangs over its sides and foot in soft folds."""
    rng = random.Random(seed)
    nx, ny = 64, 48
    phase = [rng.uniform(0, 6.3) for _ in range(6)]
    vertices = []
    half = width / 2
    for i in range(ny + 1):
        for j in range(nx + 1):
            u, v = (j / nx * 2 - 1) * (half + drop), y1 + (y0 - drop - y1) * i / ny
            over_x, over_y = max(0.0, abs(u) - half), max(0.0, y0 - v)
            px = math.copysign(min(abs(u), half), u)
            py = max(v, y0)
            pz = z - max(over_x, over_y)
            wave = 0.016 * math.sin(v * 9 + phase[0]) + 0.009 * math.sin(v * 21 + phase[1])
            wave2 = 0.016 * math.sin(u * 9 + phase[2]) + 0.009 * math.sin(u * 23 + phase[3])
            if over_x and over_y:
                # About a corner there is cloth to spare: it stands off in a cone.
                around = math.atan2(over_y, over_x)
                off = 0.014 + 0.22 * max(over_x, over_y) * math.sin(2 * around) ** 2
                px += math.copysign(off * math.cos(around), u)
                py -= off * math.sin(around)
            elif over_x:
                px += math.copysign(0.014 + wave * min(1.0, over_x / 0.1, (v - y0) / 0.15), u)
            elif over_y:
                py += -0.014 + wave2 * min(1.0, over_y / 0.1, (half - abs(u)) / 0.15)
            rumple = 0.010 * math.sin(u * 6 + v * 4 + phase[4]) * math.sin(v * 7 - u * 3 + phase[5]) if not over_x and not over_y else 0
            vertices.append((x + px, py, max(0.06, pz + rumple)))
    n = nx + 1
    mesh = bpy.data.meshes.new("duvet")
    mesh.from_pydata(vertices, [], [(i * n + j, i * n + j + 1, (i + 1) * n + j + 1, (i + 1) * n + j) for i in range(ny) for j in range(nx)])
    obj = link("duvet", mesh, material, smooth=True)
    sub = obj.modifiers.new("soft", "SUBSURF")
    sub.levels = sub.render_levels = 1
    solid = obj.modifiers.new("thick", "SOLIDIFY")
    solid.thickness = 0.022
    return obj


SETS = {"living": _living, "dining": _dining, "kitchen": _kitchen, "hall": _hall, "bath": _bath, "foyer": _foyer, "bedroom": _bedroom}
