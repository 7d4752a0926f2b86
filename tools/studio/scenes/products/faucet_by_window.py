"""A faucet above its basin, near by and through a long lens, in the sun of a window at the left."""

import math

from lib import camera, counter_set, finishes, materials as m, running_water, sash_light, sinks, swan_faucets, vanity_things
from lib.cladding import panel_boards
from lib.loft import ellipse, moved, rounded
from lib.mesh import box

DEVELOP = {"exposure": 0.34, "warmth": -0.004, "look": "Medium High Contrast", "grain": 0.012}

TOP = counter_set.TOP
LENS = 105
# Plan of the basin, its middle, its depth, and where the worktop ends towards the room.
BASINS = {
    "oval": (ellipse(0.43, 0.34), (0.0, -0.320), 0.135, -1.1),
    "square": (rounded(0.46, 0.33, 0.030), (0.0, -0.325), 0.120, -1.1),
    "kitchen": (rounded(0.74, 0.42, 0.030), (0.0, -0.400), 0.215, -0.66),
}


def build(faucet, basin="oval", china="glaze", slab="snow-ultra", back=None, things=(), sun="", frame=0.46, turn=0.0, rise=20.0, aim=(0.0, -0.16, 0.06), view="front"):
    """`faucet` holds the arguments of swan_faucets.build, `china` those of finishes.of. `back` is what covers the wall: {"wall": colour}, with "boards": colour
    before it, or the arguments of counter_set.tiled_wall. `things` are names of lib.vanity_things or of props here, with their
    x and y. The picture is `frame` metres wide at `aim` (from the foot of the wall, on the worktop); the camera stands `turn`
    degrees to the right and `rise` degrees above it."""
    wall_of(dict(back or {}))
    plan, middle, depth, edge = BASINS[basin]
    counter_set.worktop(slab, -1.5, 1.5, edge, [moved(plan, *middle)])
    rim = (*middle, TOP - counter_set.THICK - 0.001)
    body = finishes.of(*china) if isinstance(china, list) else finishes.of(china)
    if basin == "oval":
        _, hole = sinks.dish("bowl", plan, depth, body, rim, (0, -0.02, 0.028))
    else:
        _, hole = sinks.undermount(plan, depth, body, (*middle, TOP), counter_set.THICK)
    (sinks.kitchen_drain if basin == "kitchen" else sinks.basin_drain)(hole)
    foot = (0.0, -0.088, TOP)
    swan_faucets.build(foot, **faucet)
    if view == "running":
        for middle, outward, radius in running_water.outlets():
            running_water.run(middle + outward * 0.007, outward, radius * 0.72)
    for name, x, y in things:
        THINGS[name](x, y, TOP + 0.0008)

    counter_set.studio_boxes((0, -0.2, TOP + 0.15), key=20, rim=7, top=5, surround=0.20)
    sash_light.sunlight(1.1, TOP + 0.20, sun)
    distance = frame * LENS / 36
    heading, above = math.radians(turn), math.radians(rise)
    at = (aim[0], aim[1], TOP + aim[2])
    flat = distance * math.cos(above)
    eye = (at[0] + flat * math.sin(heading), at[1] - flat * math.cos(heading), at[2] + distance * math.sin(above))
    camera.looking(eye, at, LENS, focus=(foot[0], foot[1] - 0.06, TOP + 0.09), fstop=11)


def wall_of(back):
    x0, x1 = -2.6, 2.0
    if "tile" in back:
        counter_set.tiled_wall(x0, x1, TOP - 0.05, TOP + 1.5, y=-0.001, **back)
        return
    wall = counter_set.plaster_wall(x0, x1, 3.0, back["wall"])
    if "boards" in back:
        wall.location.y += 0.02
        paint = m.paint(back["boards"], 0.42)
        panel_boards("board", x0, x1, TOP - 0.1, TOP + 0.9, 0.0118, paint, 0.09, 0.0115, 0.003)
        box("board ground", (x0, 0.0115, TOP - 0.1), (x1, 0.02, TOP + 0.9), paint, 0)


def thing(name):
    return lambda x, y, z: vanity_things.THINGS[name](x, y, z, "brushed brass")


THINGS = {name: thing(name) for name in vanity_things.THINGS}
