"""A bathroom wall: a one-piece toilet, a wall-hung one under its flush plate, a tub with a towel over its rim."""

from lib import bathing, frieze, materials as m, props, vanity_room
from lib.china import glaze
from lib.place import placed
from products import toilet

DEVELOP = {"exposure": 0.40, "warmth": -0.006, "look": "Medium High Contrast"}


def build():
    wide = 3.9
    china, chrome, brass = glaze("#F3F1EC", 0.07), m.metal("chrome"), m.metal("brass")
    vanity_room.surroundings(wide, "boards", "#6F8078", "#E9E4DA", "oak")
    front, rim = -28.5 * 0.0254, 16.5 * 0.0254 - toilet.SEAT
    with placed(-1.30):
        toilet.bowl(front, rim, "skirted", "one-piece", china, False)
        toilet.cistern("one-piece", "slim", rim, china, chrome)
        toilet.supply(rim, chrome)
        toilet.seat(front, -0.262, rim, china, chrome, "down", 0.0)
        toilet.roll_holder(-0.42, 0.70, chrome)
    with placed(-0.18):
        toilet.hung_bowl(front + 0.16, rim, china, False)
        toilet.actuator(brass, "brass")
        toilet.seat(front + 0.16, -0.085, rim, china, brass, "down", 0.0)
        toilet.roll_holder(0.40, 0.70, brass)
    toilet.low_stool(-0.74, -0.26, 0.43)
    props.folded_towels((-0.74, -0.26, 0.431), 2, (0.24, 0.19))
    toilet.planter(0.46, -0.26)
    bathing.tub((1.62, -0.60, 0.001))
    bathing.floor_filler((0.86, -0.26, 0), "brass", (0.6, -0.8), 0.98)
    props.hanging_towel((1.28, -0.985, 0.592), 0.34, 0.40, "#B9AE9C", 7, 0.008)
    vanity_room.daylight(wide, 0.5, "toilets")
    frieze.look(0.05, -0.55, 0.38, wide, 1.12)
