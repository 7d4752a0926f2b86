"""A library wall built into a panelled room: walnut shelves floor to ceiling, a window-seat bench in the middle."""

import random

from lib import camera, joinery, lighting, materials as m, props, rooms
from lib import cabinets
from lib.mesh import box, lathe, rod, smooth_profile

DEVELOP = {"exposure": 0.15, "warmth": -0.03, "look": "Medium High Contrast"}

SPECIES = "walnut"


def fill_shelf(x0, x1, y, z, room, rng, kind):
    """Puts one kind of thing on a shelf between x0 and x1; `room` is the clear height."""
    clay = m.ceramic("#E2DACC", 0.45, 0.5)
    dark = m.ceramic("#4A463F", 0.5, 0.2)
    tallest = min(0.27, room - 0.03)
    if kind == "books":
        props.books(x0 + 0.01, x1 - rng.uniform(0.02, 0.16), y, z, rng.randrange(99), tallest)
    elif kind == "half":
        end = props.books(x0 + 0.01, x0 + (x1 - x0) * 0.58, y, z, rng.randrange(99), tallest)
        props.vase(((end + x1) / 2, y + 0.10, z + 0.0005), min(0.2, room - 0.05), 0.055, rng.choice((clay, dark)))
    elif kind == "stack":
        top = props.stack(((x0 + x1) / 2 - 0.08, y + 0.11, z + 0.0005), 3, rng.randrange(99), (0.25, 0.18))
        props.bowl(((x0 + x1) / 2 - 0.08, y + 0.11, top + 0.0005), 0.06, 0.045, dark)
        props.vase((x1 - 0.12, y + 0.11, z + 0.0005), min(0.24, room - 0.05), 0.06, clay)
    elif kind == "bowl":
        props.bowl(((x0 + x1) / 2, y + 0.13, z + 0.0005), 0.13, 0.085, rng.choice((clay, dark)))
    elif kind == "picture":
        w, h = 0.26, min(0.32, room - 0.04)
        a = (x0 + x1) / 2
        outer = box("picture frame", (a - w / 2, y + 0.12, z + 0.001), (a + w / 2, y + 0.135, z + h), m.metal("black"), 0.002)
        inner = box("picture", (a - w / 2 + 0.014, y + 0.117, z + 0.015), (a + w / 2 - 0.014, y + 0.1205, z + h - 0.014), m.plaster("#DAD2C2", 0.9, 0.2), 0)
        field = box("picture field", (a - w / 5, y + 0.1165, z + h * 0.3), (a + w / 5, y + 0.1172, z + h * 0.68), m.plaster("#7A4B34", 0.9, 0.2), 0)
        del outer, inner, field


def build():
    rng = random.Random(11)
    height = 2.85
    wall = m.plaster("#D9D2C5", 0.9, 0.4)
    rooms.plank_floor(-3.2, 3.2, -6.0, 0.0, "oak", 0.20, "y", seed=9)
    rooms.wall("back wall", -3.5, 3.5, 0.0, 0.2, height, wall)
    rooms.wall("right wall", 3.0, 3.2, -6.2, 0.0, height, wall)
    rooms.side_window(-3.0, -3.3, -1.0, 0.45, 2.45, -6.2, 0.0, height, wall, bars=(3, 4), watts=120, colour="#FFF4E6")
    rooms.ceiling(-3.5, 3.5, -6.2, 0.2, height, "#EFEBE3")

    # Five bays, the middle one a panelled niche with a bench; drawers below, shelves above.
    up, across = m.wood(SPECIES, "z"), m.wood(SPECIES, "x")
    brass = m.metal("aged brass")
    depth, low_depth = 0.34, 0.46
    low, crown_z = 0.62, height - 0.13
    bays = [(-2.72, -1.86), (-1.86, -0.98), (0.98, 1.86), (1.86, 2.72)]
    kinds = [
        ["half", "books", "bowl", "books", "stack"],
        ["books", "stack", "books", "half", "books"],
        ["stack", "books", "half", "books", "bowl"],
        ["books", "picture", "books", "stack", "books"],
    ]
    for b, (x0, x1) in enumerate(bays):
        box("plinth", (x0 + 0.0005, -low_depth + 0.03, 0.001), (x1 - 0.0005, -0.001, 0.0995), across, 0.001, 1)
        box("base body", (x0 + 0.0005, -low_depth + 0.0205, 0.1), (x1 - 0.0005, -0.001, low - 0.036), m.paint("#1D140E", 0.7), 0)
        half = (x0 + x1) / 2
        for i, (a, c) in enumerate(((x0, half), (half, x1))):
            cabinets.shaker_wood(f"door {b}{i}", a + 0.002, c - 0.002, 0.102, low - 0.038, -low_depth, SPECIES, rail=0.055)
            cabinets.knob(f"knob {b}{i}", (half + (-0.03 if i == 0 else 0.03), -low_depth, low - 0.11), brass, 0.013)
        box("ledge", (x0 - (0.012 if b == 0 else 0), -low_depth - 0.014, low - 0.035), (x1 + (0.012 if b == 3 else 0), -0.001, low), across, 0.004)
        levels = [low + 0.0]
        room = (crown_z - low) / 5
        tops = [low + room * k for k in range(1, 5)]
        joinery.bookcase(x0 + 0.0005, x1 - 0.0005, -depth, depth - 0.001, low + 0.0005, crown_z, tops, SPECIES)
        box("face rail", (x0 + 0.03, -depth + 0.001, crown_z - 0.07), (x1 - 0.03, -depth + 0.024, crown_z), across, 0.001)
        for k, z in enumerate(levels + tops):
            clear = room - 0.028 - (0.07 if k == 4 else 0)
            fill_shelf(x0 + 0.035, x1 - 0.035, -depth + 0.05, z + 0.0005, clear, rng, kinds[b][k])
        # A brass lamp rail's glow under each top.
        lighting.area(f"shelf light {b}", (half, -depth + 0.06, crown_z - 0.075), (half, -depth + 0.10, 1.0), (x1 - x0 - 0.1, 0.03), 3.0, "#FFDDB0", 140)
    box("frieze", (-2.73, -depth - 0.004, crown_z + 0.0005), (2.73, -0.001, height - 0.1105), across, 0.001)
    joinery.moulding("crown", -2.74, 2.74, -depth - 0.0045, height - 0.1108, joinery.CROWN, across)

    # The niche: raised-and-fielded panelling, a bench with a cushion, a picture light and a picture.
    n0, n1 = -0.98, 0.98
    box("niche back", (n0, -0.02, 0.0), (n1, -0.001, crown_z), up, 0)
    third = (n1 - n0) / 3
    for i in range(3):
        a, b = n0 + third * i, n0 + third * (i + 1)
        for z0, z1 in ((0.60, 1.02), (1.08, crown_z - 0.06)):
            joinery.frame("panel", a + 0.05, b - 0.05, z0, z1, -0.0205, (across, up))
            box("field", (a + 0.115, -0.030, z0 + 0.065), (b - 0.115, -0.0203, z1 - 0.065), up, 0.006, 3)
    box("niche head", (n0 + 0.0005, -depth + 0.001, crown_z - 0.07), (n1 - 0.0005, -depth + 0.024, crown_z), across, 0.001)
    box("niche soffit", (n0 + 0.0005, -depth + 0.0245, crown_z - 0.02), (n1 - 0.0005, -0.021, crown_z), across, 0.001)
    seat = 0.44
    box("bench body", (n0 + 0.0005, -0.50, 0.10), (n1 - 0.0005, -0.021, seat - 0.036), m.paint("#1D140E", 0.7), 0)
    box("bench plinth", (n0 + 0.0005, -0.47, 0.001), (n1 - 0.0005, -0.021, 0.0995), across, 0.001, 1)
    for i in range(3):
        a, b = n0 + third * i, n0 + third * (i + 1)
        cabinets.shaker_wood(f"bench drawer {i}", a + 0.002, b - 0.002, 0.102, seat - 0.038, -0.5205, SPECIES, rail=0.05)
        cabinets.knob(f"bench knob {i}", ((a + b) / 2, -0.5205, seat - 0.155), brass, 0.013)
    box("seat", (n0 + 0.0005, -0.535, seat - 0.035), (n1 - 0.0005, -0.0215, seat), across, 0.004)
    linen = m.fabric("#C9C0AF", 700)
    box("cushion", (n0 + 0.015, -0.52, seat + 0.001), (n1 - 0.015, -0.035, seat + 0.085), linen, 0.03, 6)
    green = m.fabric("#4C5B4B", 700)
    rust = m.fabric("#9A6A48", 700)
    pillow(-0.72, -0.20, seat + 0.085, 0.46, green, -16, 6)
    pillow(-0.42, -0.26, seat + 0.085, 0.40, m.fabric("#DAD2C2", 700), -22, -8)
    pillow(0.72, -0.20, seat + 0.085, 0.44, rust, -17, -7)
    props.stack((0.28, -0.28, seat + 0.088), 2, 4, (0.26, 0.20))

    # Picture light and picture.
    box("art frame", (-0.36, -0.062, 1.30), (0.36, -0.032, 2.20), m.metal("aged brass"), 0.003)
    box("art", (-0.335, -0.066, 1.325), (0.335, -0.0605, 2.175), m.plaster("#D5CAB6", 0.9, 0.4), 0)
    box("art hill", (-0.335, -0.0670, 1.325), (0.335, -0.0662, 1.62), m.plaster("#5D6653", 0.9, 0.4), 0)
    sun_disc = lathe("art sun", [(0, 0), (0.11, 0), (0.11, 0.0008), (0, 0.0008)], m.plaster("#B4683E", 0.9, 0.3), (0.08, -0.0663, 1.90))
    sun_disc.rotation_euler = (1.5707963, 0, 0)
    rod("picture arm", (0, -0.035, 2.27), (0, -0.17, 2.31), 0.006, brass)
    rod("picture lamp", (-0.17, -0.17, 2.31), (0.17, -0.17, 2.31), 0.016, brass)
    lighting.area("picture light", (0, -0.165, 2.29), (0, -0.06, 1.7), (0.32, 0.02), 3.0, "#FFDCAE", 140)

    # A round table and a rug in front.
    box("rug", (-1.5, -2.55, 0.001), (1.5, -0.75, 0.012), m.fabric("#B9AC97", 300), 0.004)
    oak = m.wood("smoked oak", "x")
    lathe("table", smooth_profile([(0, 0.40), (0.36, 0.40), (0.385, 0.392), (0.385, 0.372), (0.36, 0.365), (0, 0.365)], 4), oak, (0.30, -1.55, 0.012))
    lathe("table stem", smooth_profile([(0, 0.364), (0.20, 0.364), (0.09, 0.30), (0.075, 0.18), (0.12, 0.06), (0.24, 0.0), (0, 0)], 6), m.wood("smoked oak", "z"), (0.30, -1.55, 0.0125))
    props.vase((0.18, -1.52, 0.413), 0.22, 0.10, m.ceramic("#4C5A55", 0.35, 0.3), 0.5)
    props.branches((0.18, -1.52, 0.61), 6, 0.42, 0.48, 63, leaf=0.05, colour="#A5683A")
    props.stack((0.44, -1.62, 0.413), 2, 14, (0.24, 0.18))

    lighting.sun(72, 27, 10.0, 0.6, "#FFE6C6")
    lighting.area("fill", (1.6, -5.2, 2.4), (0, -0.4, 1.0), (2.6, 1.8), 40, "#EAF0F8")
    lighting.surround("#EEF1F5", 0.35)
    camera.level((0.0, -5.1, 1.35), 0.0, 33, (0.0, -0.01))


def pillow(x, y, z, size, material, back, spin):
    """A loose square cushion standing on its lower edge and leaning back."""
    import math

    import bmesh
    import bpy
    from lib.mesh import link

    mesh = bpy.data.meshes.new("pillow")
    bm = bmesh.new()
    n = 20
    sides = []
    for side in (-1, 1):
        grid = []
        for i in range(n + 1):
            row = []
            for j in range(n + 1):
                u, v = i / n * 2 - 1, j / n * 2 - 1
                puff = max(0.0, (1 - u**4) * (1 - v**4)) ** 0.55
                pinch = 1 - 0.06 * (1 - abs(u) ** 2) * abs(v) ** 6 - 0.06 * (1 - abs(v) ** 2) * abs(u) ** 6
                row.append(bm.verts.new((u * size / 2 * pinch, side * (0.065 * puff + 0.002), v * size / 2 * pinch)))
            grid.append(row)
        sides.append(grid)
        for i in range(n):
            for j in range(n):
                bm.faces.new((grid[i][j], grid[i + 1][j], grid[i + 1][j + 1], grid[i][j + 1]))
    edge = [(i, 0) for i in range(n)] + [(n, j) for j in range(n)] + [(i, n) for i in range(n, 0, -1)] + [(0, j) for j in range(n, 0, -1)]
    for k in range(len(edge)):
        a, b = edge[k], edge[(k + 1) % len(edge)]
        bm.faces.new((sides[0][a[0]][a[1]], sides[0][b[0]][b[1]], sides[1][b[0]][b[1]], sides[1][a[0]][a[1]]))
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    bm.to_mesh(mesh)
    bm.free()
    obj = link("pillow", mesh, material, (x, y, z + size / 2 * math.cos(math.radians(back)) - 0.012), smooth=True)
    obj.rotation_euler = (math.radians(back), math.radians(spin * 0.4), math.radians(spin))
    return obj
