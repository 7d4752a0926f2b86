"""Other views of a floor than the one from its front: a second furnished room, seen across a corner in other light, and a look at
the floor from close above it."""

import math

from . import camera, floor_rooms, kitchen_things, lighting, materials as m, props, rooms
from .floor_rooms import RIGHT, TALL
from .landscape import backdrop
from .mesh import box
from .openings import back_window
from .place import placed

LEFT = -5.2
# Windows in the back wall: from, to, sill, head. The curtains of floor_rooms hang beside them.
WINDOWS = {"living": (-1.95, -0.25, 0.02, 2.25), "bedroom": (-1.95, -0.25, 0.75, 2.25)}


def second_room(name, wall, accent=None, light="late", eye=(-1.35, -4.1, 1.42), heading=20.0, lens=27.0):
    """One of floor_rooms.SETS towards its right corner. `light`: "late" is low sun from the left, "soft" an overcast day, "facing"
    the sun in the window of the back wall."""
    paint, trim = m.plaster(wall, 0.9, 0.25), m.paint("#F1EEE7", 0.45)
    if name in WINDOWS:
        x0, x1, z0, z1 = WINDOWS[name]
        door = z0 < 0.1
        back_window(x0, x1, z0, z1, LEFT, RIGHT, TALL, paint, bars=(2, 4 if door else 2), watts=36, colour="#F6F8FC", sill=0 if door else 0.06)
        backdrop(9.0, -5.0, 1.2, 26.0, 2.0, "day", 4, near=(0, 0.4))
        for a, b in ((LEFT, x0 - 0.04), (x1 + 0.04, RIGHT)) if door else ((LEFT, RIGHT),):
            rooms.skirting(a, b, -0.0005, 0.14, trim, 0.016)
    else:
        rooms.wall("back wall", LEFT, RIGHT, 0.0, 0.1, TALL, paint)
        if name != "kitchen":
            rooms.skirting(LEFT, RIGHT, -0.0005, 0.14, trim, 0.016)
    rooms.wall("right wall", RIGHT, RIGHT + 0.1, -4.2, 0.0, TALL, paint)
    box("right skirting", (RIGHT - 0.0165, -4.2, 0.0005), (RIGHT - 0.0005, -0.018, 0.14), trim, 0.004, 3)
    floor_rooms.SETS[name](*([accent] if isinstance(accent, str) else accent or []))
    ADDED.get(name, lambda: None)()
    LIGHTS[light]()
    camera.level(eye, heading, lens, (0.0, -0.235))


def close(at, heading, lens=50.0):
    """A camera held near the floor, half a metre from the place `at` the middle of the picture, which is sharp."""
    x, y = at
    a = math.radians(heading)
    away, high = 0.44, 0.27
    camera.looking((x - away * math.sin(a), y - away * math.cos(a), high), (x, y, 0.0), lens, (x, y, 0.0), 6.3)


def _late():
    """Low sun through a window at the left that is nearer than the picture, in long panes towards the corner."""
    lighting.area("window", (-3.6, -2.6, 1.6), (0.8, -1.0, 0.4), (2.2, 2.2), 80, "#FFF1E0")
    fill = lighting.area("fill", (1.4, -5.4, 2.6), (0.4, -1.0, 0.4), (2.6, 2.2), 18, "#EDF2F8")
    fill.visible_glossy = False
    lighting.surround("#F4F1EC", 0.40, 2.2, "#FBFBFF")
    lighting.sun(66, 24, 4.6, 0.6, "#FFDDB5")
    panes(-3.6, -3.55, -1.95, 0.25, 2.35)


def panes(x, y0, y1, z0, z1, bar=0.022, far=5.0):
    """The sun alone is kept out by all but the panes of a window at x."""
    middle = (y0 + y1) / 2
    strips = [((y0 - far, -1), (y0, 6)), ((y1, -1), (y1 + far, 6)), ((y0, -1), (y1, z0)), ((y0, z1), (y1, 6))]
    strips += [((middle - bar, z0), (middle + bar, z1)), ((y0, (z0 + z1) / 2 - bar), (y1, (z0 + z1) / 2 + bar))]
    black = m.paint("#000000", 1.0, 0.0)
    for (a, low), (b, high) in strips:
        screen = box("window screen", (x - 0.021, a, low), (x - 0.019, b, high), black, 0)
        screen.visible_camera = screen.visible_diffuse = screen.visible_glossy = screen.visible_transmission = False


def _soft():
    """Even light under cloud, from a wide window at the left."""
    lighting.area("window", (-3.7, -1.9, 1.6), (0.8, -1.2, 0.2), (3.2, 2.3), 190, "#F4F6FA")
    fill = lighting.area("fill", (1.4, -5.4, 2.6), (0.4, -1.0, 0.4), (2.6, 2.2), 34, "#F3F1EC")
    fill.visible_glossy = False
    lighting.surround("#F2F2F0", 0.55, 2.4, "#F4F8FF")


def _facing():
    """Sun through the back window, towards the camera."""
    lighting.area("window", (-3.6, -2.4, 1.6), (0.8, -1.0, 0.4), (2.2, 2.2), 70, "#FBF6EE")
    fill = lighting.area("fill", (1.2, -5.4, 2.4), (0.6, -1.0, 0.6), (2.6, 2.2), 30, "#F1F1F0")
    fill.visible_glossy = False
    lighting.surround("#F4F1EC", 0.42, 2.2, "#FBFBFF")
    lighting.sun(152, 38, 5.0, 0.6, "#FFE6C8")


LIGHTS = {"late": _late, "soft": _soft, "facing": _facing}


def on_right_wall(y, z, width, height, tint, frame="oak"):
    with placed(RIGHT - 0.0005, y, 0, -90):
        floor_rooms.picture(0, z, width, height, tint, frame)


def _added_to_dining():
    on_right_wall(-0.5, 1.5, 0.44, 0.56, "#B08B6A", "black")
    floor_rooms.plant(-1.25, -0.42, "#A9795A", 14, 1.05)


def _added_to_kitchen():
    """A shelf over the worktop."""
    wood = m.wood("oak", "x")
    box("shelf", (-0.35, -0.24, 1.46), (1.85, -0.001, 1.494), wood, 0.003)
    for name, x in (("plates", 0.0), ("bowls", 0.45), ("pitcher", 0.85), ("crock", 1.45)):
        kitchen_things.THINGS[name](x, -0.13, 1.4945)


def _added_to_living():
    on_right_wall(-0.52, 1.45, 0.58, 0.76, "#7E8A86", "walnut")
    floor_rooms.basket(0.28, -0.32, 0.19, 0.30)


def _added_to_bedroom():
    on_right_wall(-0.42, 1.5, 0.46, 0.6, "#A8846B", "oak")


def _added_to_bath():
    floor_rooms.picture(0.95, 1.46, 0.60, 0.46, "#8FA09B", "oak")


def _added_to_foyer():
    floor_rooms.plant(-0.85, -0.40, "#8C8377", 5, 1.1)
    on_right_wall(-0.48, 1.62, 0.40, 0.50, "#B39470", "brass")


def _added_to_hall():
    props.stack((1.55, -0.30, 0.4585), 3, 4, (0.24, 0.18))
    on_right_wall(-0.45, 1.55, 0.40, 0.52, "#7D8B90", "oak")


ADDED = {
    "dining": _added_to_dining,
    "kitchen": _added_to_kitchen,
    "living": _added_to_living,
    "bedroom": _added_to_bedroom,
    "bath": _added_to_bath,
    "foyer": _added_to_foyer,
    "hall": _added_to_hall,
}
