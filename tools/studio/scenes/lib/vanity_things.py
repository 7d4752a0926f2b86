"""What stands on a vanity, beside it and on the wall by it: a few things each, so that no two of a size share them."""

import math
import random

from . import materials as m, props
from . import washing_things as w
from .finishes import fitting
from .furniture_set import BACK
from .mesh import box, lathe, prism, rod, smooth_profile


def put(things, half, top, basins, metal, paint):
    """`basins`: (middle, half width) of each along the top. A thing is (name, place): "left", "right" and "middle" are the free
    stretches of the top, "floor-left", "floor-right", "wall" and "shelf" are what they say."""
    spots = free(half, basins)
    for name, place in things:
        if place in spots:
            x, narrow = spots[place]
            THINGS[name](x, -(BACK + (0.078 if narrow else 0.17)), top, metal)
        elif place == "wall":
            THINGS[name](half + 0.20, 0.0, 0.0, metal)
        elif place == "shelf":
            shelf(name, half)
        else:
            side = -1 if place == "floor-left" else 1
            THINGS[name](side * (half + 0.23), -0.27, 0.0006, "walnut" if paint else "oak")


def free(half, basins):
    """The middle of each free stretch of the top, and whether it is a narrow one, where things stand behind the basin."""
    edges = [-half, *[edge for x, r in basins for edge in (x - r, x + r)], half]
    found = {}
    for name, a, b in zip(("left", "middle", "right") if len(basins) == 2 else ("left", "right"), edges[::2], edges[1::2]):
        narrow = b - a < 0.16
        x = (a + b) / 2
        if narrow and name != "middle":
            x = a + 0.062 if name == "left" else b - 0.062
        found[name] = (x, narrow)
    return found


def shelf(name, half):
    """On the slatted shelf below."""
    z, y = 0.1885, -(BACK + 0.27)
    if name == "towels":
        props.folded_towels((-half * 0.42, y, z), 3, (0.30, 0.26), 0.05, ("#B9C0B4", "#E4DED2", "#B9C0B4"))
    elif name == "bath sheets":
        props.folded_towels((-half * 0.40, y, z), 2, (0.34, 0.27), 0.055, ("#C8A78E", "#E4DED2"))
    elif name == "rolls":
        rolled((-half * 0.38, y, z))
    elif name == "crate":
        crate((half * 0.42, y, z))
    else:
        coil((half * 0.42, y, z), 0.14, 0.19)


def coil(at, radius, height):
    """A coiled seagrass basket."""
    profile = [(0, 0.0)]
    coils = int(height / 0.014)
    for k in range(coils):
        r = radius * (0.86 + 0.14 * k / coils)
        z = 0.014 * k
        profile += [(r, z + 0.001), (r + 0.005, z + 0.007), (r, z + 0.013)]
    profile += [(radius - 0.012, 0.014 * coils), (radius * 0.84, 0.012), (0, 0.012)]
    lathe("basket", profile, m.fabric("#B3996F", 700), at, 64, 30)


def crate(at):
    """A slatted beech crate of cloths."""
    x, y, z = at
    beech = m.wood("maple", "x")
    for k in range(3):
        low = z + 0.001 + 0.056 * k
        for dy in (-0.125, 0.115):
            box("crate slat", (x - 0.17, y + dy, low), (x + 0.17, y + dy + 0.010, low + 0.046), beech, 0.002)
        for dx in (-0.17, 0.160):
            box("crate end", (x + dx, y - 0.1148, low), (x + dx + 0.010, y + 0.1148, low + 0.046), m.wood("maple", "y"), 0.002)
    props.folded_towels((x, y, z + 0.02), 3, (0.28, 0.20), 0.05, ("#DDD6C8", "#8FA0A6", "#DDD6C8"))


def rolled(at, tints=("#E6E0D4", "#A9B3A6", "#E6E0D4")):
    """Rolled towels, one on two, their spirals towards the room."""
    x, y, z = at
    for k, (dx, dz, turn) in enumerate(((-0.064, 0.0, 0.4), (0.064, 0.0, 1.9), (0.0, 0.109, 3.0))):
        roll = prism("rolled towel", spiral(0.062, 0.0105, turn), 0.27, m.fabric(tints[k], 420), "y", (x + dx, y - 0.14, z + 0.0625 + dz), 0.003)
        roll.data.auto_smooth_angle = 0.7


def spiral(radius, thick, turn, gap=0.0014):
    """The outline of cloth `thick` metres thick, rolled up to `radius`, its end at the angle `turn`."""
    rounds = (radius - thick) / (thick + gap) - 0.5
    steps = int(rounds * 26)
    ways = [2 * math.pi * rounds * k / steps for k in range(steps + 1)]

    def point(way, inward):
        r = radius - (thick + gap) * way / (2 * math.pi) - inward
        return r * math.cos(turn - way), r * math.sin(turn - way)

    return [point(way, 0.0) for way in ways] + [point(way, thick) for way in reversed(ways)]


def twig(x, y, z, _):
    """One eucalyptus stem in a narrow clay bottle."""
    props.vase((x, y, z), 0.135, 0.042, m.ceramic("#6B6F66", 0.5), 0.3)
    props.branches((x, y, z + 0.12), 2, 0.17, 0.30, int(abs(x) * 1000), leaf=0.034, colour="#74856F")


def bottle(x, y, z, _):
    props.vase((x, y, z), 0.15, 0.042, m.ceramic("#A7A79C", 0.5), 0.3)


def jars(x, y, z, _):
    """Two lidded jars of stoneware."""
    for dx, r, h, tint in ((-0.036, 0.038, 0.085, "#D9CFBD"), (0.046, 0.030, 0.062, "#7E8C86")):
        lathe("jar", smooth_profile([(0.001, 0), (r * 0.9, 0), (r, 0.006), (r, h)], 4) + [(0, h)], m.ceramic(tint, 0.4, 0.3), (x + dx, y, z), 48)
        lathe("jar lid", smooth_profile([(0, h), (r * 1.02, h), (r * 1.02, h + 0.008), (r * 0.5, h + 0.013), (0.008, h + 0.014), (0.010, h + 0.026), (0, h + 0.030)], 4), m.wood("oak", "z"), (x + dx, y, z), 40)


def cup_and_soap(x, y, z, _):
    w.soap_dish(x - 0.01, y - 0.015, z, "#8E978C")


def cloths(x, y, z, _):
    """Two folded cloths with a cake of soap on them."""
    top = props.folded_towels((x, y - 0.02, z), 2, (0.19, 0.15), 0.028, ("#9FB0AE", "#E3DCCE"))
    lathe("cake", smooth_profile([(0, 0), (0.026, 0.002), (0.030, 0.010), (0.026, 0.019), (0, 0.021)], 5), m.ceramic("#DCCFAF", 0.55), (x, y - 0.02, top + 0.0004), 40)


def tray(x, y, z, metal):
    """A walnut tray with a bottle and a tumbler."""
    props.tray((x, y, z), 0.17, 0.11)
    w.amber(x - 0.038, y, z + 0.0128, "brass" if "brass" in metal else "black")
    props.tumbler((x + 0.042, y, z + 0.0125), 0.030, 0.085)


def stone_tray(x, y, z, _):
    """A slate tray with a candle and a dish."""
    box("slate", (x - 0.10, y - 0.055, z + 0.0005), (x + 0.10, y + 0.055, z + 0.009), m.concrete("#5C5F60", 0.5), 0.003)
    w.candle(x - 0.045, y, z + 0.0095, "#C9BDA8", 0.072)
    props.bowl((x + 0.048, y - 0.004, z + 0.0095), 0.038, 0.024, m.ceramic("#A7694C", 0.4))


def fern(x, y, z, _):
    """A small plant in a terracotta pot."""
    w.terracotta(x, y, z, ((0.0, 0.058),))


def stool(x, y, z, wood):
    props.stool((x - 0.04 if x < 0 else x + 0.04, y - 0.10, 0), 0.45, wood, "black", 0.155)
    props.folded_towels((x - 0.04 if x < 0 else x + 0.04, y - 0.10, 0.4535), 2, (0.22, 0.18), 0.036, ("#B7A68E", "#E7E1D6"))


def hamper(x, y, z, _):
    coil((x, y, z), 0.15, 0.30)
    props.folded_towels((x, y, 0.262), 2, (0.19, 0.17), 0.05, ("#8E9B93", "#E3DCCF"))


def planter(x, y, z, _):
    """A rubber plant in a clay pot."""
    lathe("pot", smooth_profile([(0.001, 0.0), (0.088, 0.0), (0.098, 0.01), (0.117, 0.14), (0.122, 0.23), (0.114, 0.235), (0.108, 0.21), (0.0, 0.205)], 6), m.ceramic("#A88A70", 0.75), (x, y, z))
    props.branches((x, y, 0.19), 6, 0.50, 0.34, 21 + int(abs(x) * 100), 0.075, "#48603F")


def rail(x, y, z, metal):
    """A towel on a rail."""
    bar = fitting(metal)
    rod("rail", (x - 0.15, -0.07, 0.83), (x + 0.15, -0.07, 0.83), 0.007, bar)
    for s in (-0.13, 0.13):
        rod("rail post", (x + s, -0.001, 0.83), (x + s, -0.07, 0.83), 0.006, bar)
    props.hanging_towel((x, -0.07, 0.832), 0.24, 0.42, random.Random(int(x * 1000)).choice(("#C7A98F", "#E3DCCE", "#9AA9A3")))


THINGS = {
    "amber": lambda x, y, z, metal: w.amber(x, y, z, "brass" if "brass" in metal else "black"),
    "white pump": lambda x, y, z, metal: props.soap((x, y, z), "#DCD6CA", "chrome"),
    "grey pump": lambda x, y, z, metal: props.soap((x, y, z), "#7D8580", "brass" if "brass" in metal else "black"),
    "brushes": lambda x, y, z, metal: w.toothbrushes(x, y, z),
    "reeds": lambda x, y, z, metal: w.diffuser(x, y, z),
    "candle": lambda x, y, z, metal: w.candle(x, y, z),
    "pale candle": lambda x, y, z, metal: w.candle(x, y, z, "#D5CAB5", 0.075),
    "daisies": lambda x, y, z, metal: w.flowers(x, y, z),
    "cosmos": lambda x, y, z, metal: w.flowers(x, y, z, "#D9A3A0", 8),
    "cornflowers": lambda x, y, z, metal: w.flowers(x, y, z, "#8C9CC4", 14),
    "bowl": lambda x, y, z, metal: props.bowl((x, y, z), 0.06, 0.042, m.ceramic("#B5714F", 0.4)),
    "tumbler": lambda x, y, z, metal: props.tumbler((x, y, z), 0.034, 0.095),
    "soap": cup_and_soap,
    "twig": twig,
    "bottle": bottle,
    "jars": jars,
    "cloths": cloths,
    "tray": tray,
    "stone tray": stone_tray,
    "fern": fern,
    "stool": stool,
    "hamper": hamper,
    "planter": planter,
    "rail": rail,
    "ring": lambda x, y, z, metal: w.towel_ring(x, 1.02, metal if metal != "oil-rubbed bronze" else "matte black", "#D7C6AE"),
}
