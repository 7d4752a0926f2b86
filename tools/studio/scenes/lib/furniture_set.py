"""The set in which furniture is photographed: one plaster wall, a pale floor, a tall window to the left, its sun on
the wall, and two camera positions. One call makes everything but the product, so that a family reads as one catalogue.

The product stands with its back at y = -BACK, centred on x = 0, its front at y = -(BACK + depth).
"""

import math
from functools import lru_cache

from . import camera, lighting, materials as m, rooms
from .mesh import box

BACK = 0.014
ASPECT = 0.75  # of the picture, 3:4
LENS = 52.0
EYE = 1.42
HEADING = 35.0
TILE = 0.75


def furniture_set(width, depth=0.55, height=0.88, bottom=0.0, view="front", floor="stone", skirting=True, wall="#E6E0D6"):
    """Wall, floor, light and camera for a product `width` by `depth` by `height` metres.

    `bottom` is where it begins: above 0.9 m it hangs on the wall and is framed by its own middle. `view`: "front" or
    "angle". `floor`: "stone" or "oak". Returns the width of the picture in metres, at the front of the product.
    """
    frame = frame_width(width, depth, height, view)
    reach = frame * 1.5
    rooms.wall("wall", -reach - 1.0, reach, 0.0, 0.1, max(3.0, bottom + height + 1.2), clouded(wall, 1.6, 0.05, 0.9))
    if floor == "oak":
        rooms.plank_floor(-reach, reach, -reach * 1.1, 0.0, "pale oak", 0.19, "x", 5)
    else:
        tiles(reach, math.ceil(reach * 1.1 / TILE) * TILE)
    if skirting:
        rooms.skirting(-reach - 0.9, reach, -0.0005, 0.07, clouded("#E9E4DA", 2.0, 0.0, 0.5), 0.011)
    light(frame, bottom + height / 2)
    stand(frame, depth, height, bottom, view)
    return frame


@lru_cache(maxsize=None)
def clouded(colour, scale, depth, roughness):
    """Plaster or limestone in one soft tone of clouds: what is far from the lens needs no more, and it traces fast."""
    g = m.Graph(f"clouded {colour}")
    random = g.add("ShaderNodeObjectInfo").outputs["Random"]
    shift = g.add("ShaderNodeCombineXYZ", {0: g.math("MULTIPLY", random, 31.0), 1: random, 2: 0.0}).outputs[0]
    where = g.add("ShaderNodeVectorMath", {0: g.add("ShaderNodeTexCoord").outputs["Object"], 1: shift}, operation="ADD").outputs[0]
    base = m.linear(colour)
    low = tuple(c * (1 - 3 * depth) for c in base[:3]) + (1,)
    g.set(Base_Color=g.mix(g.noise(where, scale, 3, 0.6, 0.3), low, base), Roughness=roughness, Specular=0.3)
    return g.material


def tiles(reach, deep):
    """Large limestone tiles with a fine joint."""
    box("joint", (-reach, -deep, -0.05), (reach, 0, -0.0012), m.plaster("#A39B8E", 0.9, 0.0), 0)
    stone = clouded("#D2CABD", 3.2, 0.06, 0.45)
    for i in range(-math.ceil(reach / TILE), math.ceil(reach / TILE)):
        for j in range(round(deep / TILE)):
            x, y = (i + 0.28) * TILE, -(j + 1) * TILE
            box("tile", (x + 0.0012, y + 0.0012, -0.012), (x + TILE - 0.0012, y + TILE - 0.0012, 0), stone, 0.0008, 1)


def frame_width(width, depth, height, view="front"):
    """How wide the picture is at the product's front: near the same for small products, so that 24 inches look
    smaller than 72, and wider for large and for tall ones."""
    if view == "angle":
        a = math.radians(HEADING)
        width = 1.12 * (width * math.cos(a) + depth * math.sin(a))
    return max(2.0 if view == "angle" else 1.9, width + 0.75, (height + 0.40) / ASPECT)


def light(frame, middle):
    """A tall window to the left, a weak cool fill from the right, a pale room, and the window's sun on the wall."""
    size = max(1.0, frame / 2.1)
    key = lighting.area("window", (-1.75 * size, -1.75 * size, middle + 0.85 * size), (0.1, -0.2, middle - 0.1), (1.5 * size, 1.9 * size), 62 * size * size, "#FFEEDB")
    key.visible_glossy = True
    fill = lighting.area("fill", (2.2 * size, -2.4 * size, middle + 0.9 * size), (0, -0.2, middle), (1.8 * size, 1.8 * size), 9 * size * size, "#E8EEF6")
    fill.visible_glossy = False
    lighting.surround("#F3EFE9", 0.27, 1.6, "#FFF8EE")
    sun_patch(frame, middle)


def sun_patch(frame, middle, azimuth=58.0, elevation=32.0):
    """Faint sun through a window of six panes, falling on the wall to the left of and above the product."""
    lighting.sun(azimuth, elevation, 4.0, 1.3, "#FFDDB4")
    a, e = math.radians(azimuth), math.radians(elevation)
    along = (math.sin(a) * math.cos(e), math.cos(a) * math.cos(e), -math.sin(e))
    far = 3.2 * frame / along[0]
    # The panes as they shall lie on the wall, carried back against the sun to a screen that only shadows.
    x0, x1 = -0.50 * frame, 0.16 * frame
    z0, z1 = middle - 0.02 * frame, middle + 0.60 * frame
    bar = 0.016 * frame
    big = 3.0 * frame
    sx, sy, sz = (-c * far for c in along)
    across = [x0, x0 + (x1 - x0) / 2, x1]
    up = [z0 + (z1 - z0) * k / 3 for k in range(4)]
    strips = [((x0 - big, z0 - big), (x0, z1 + big)), ((x1, z0 - big), (x1 + big, z1 + big)), ((x0, z0 - big), (x1, z0)), ((x0, z1), (x1, z1 + big))]
    strips += [((across[1] - bar, z0), (across[1] + bar, z1))]
    strips += [((x0, z - bar), (x1, z + bar)) for z in up[1:3]]
    black = clouded("#000000", 1.0, 0.0, 1.0)
    for k, ((ax, az), (bx, bz)) in enumerate(strips):
        screen = box(f"sun screen {k}", (ax + sx, sy - 0.001, az + sz), (bx + sx, sy + 0.001, bz + sz), black, 0)
        screen.visible_camera = screen.visible_diffuse = screen.visible_glossy = screen.visible_transmission = False


def stand(frame, depth, height, bottom, view):
    """The camera: level, at standing height, framed by shifting the lens. "angle" walks round to the right."""
    distance = frame * LENS / 36
    hung = bottom > 0.9
    # Walking round brings the near foot closer, and lower in the picture.
    middle = bottom + height / 2 if hung else frame * (ASPECT / 2 - (0.125 if view == "angle" else 0.085))
    eye = min(EYE, bottom + height + 0.45) if not hung else middle + 0.1
    up = (middle - eye) / frame
    front = BACK + depth
    if view == "angle":
        a = math.radians(HEADING)
        centre = -(BACK + depth * 0.62)
        away = distance + 0.25 * depth
        camera.level((math.sin(a) * away, centre - math.cos(a) * away, eye), -HEADING, LENS, (0.0, up))
    else:
        camera.level((0.05 * frame, -front - distance, eye), -2.2, LENS, (0.0, up))
