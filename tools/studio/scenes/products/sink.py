"""A sink where it is used: in a stone worktop, on a vanity top, on its own legs; seen from above so that the bowl shows."""

import math

from lib import camera, counter_set, faucets, props, rooms, sinks
from lib import materials as m
from lib.finishes import fitting, of
from lib.loft import grown, moved
from lib.mesh import rod

DEVELOP = {"exposure": -0.05, "warmth": 0.02, "look": "Medium High Contrast", "grain": 0.012}

TOP = counter_set.TOP
THICK = counter_set.THICK


def build(kind, view_width=1.42, slab="snow-ultra", top=TOP, front=-0.64, colour="#3A5148", handle="brushed brass", widths=(0.9, 0.9), doors=("doors", "doors"), backing=None, paint="#E6E0D6", heading=12.0, pitch=34.0, aim=(0.0, -0.28, 0.03), faucet=None, tap_at=(0.0, -0.085), styling=(), view="front", focus=None, wall_faucet=0.0, **sink):
    """`kind` names a function below, which takes what is left over. `top` is the height of the worktop; `backing` is the
    height of a stone splash, or arguments of counter_set.tiled_wall. `aim` is relative to the worktop;
    `wall_faucet` is how far above it a wall-mounted faucet leaves the wall."""
    half = max(1.4, view_width * 1.1)
    if isinstance(backing, dict):
        counter_set.tiled_wall(-half, half, 0.0 if kind in STANDING else top - 0.06, top + 1.0, y=-0.001, **backing)
    else:
        counter_set.plaster_wall(-half - 1.0, half + 1.0, colour=paint)
        if backing:
            counter_set.splash(slab, -half, half, backing, top)
    place = {"slab": slab, "top": top, "front": front, "half": half}
    KINDS[kind](place, **sink)
    if kind not in STANDING:
        total = sum(widths)
        # An apron hangs where the upper part of the doors would be.
        counter_set.fronts(-total / 2, widths, doors, front, colour, handle, top - (sink.get("height", 0.25) + 0.006 if kind == "apron" else 0))
        for side in (-1, 1):
            a, b = sorted((side * total / 2, side * half))
            if b - a > 0.05:
                counter_set.fronts(a, [b - a], ["panel"], front, colour, handle, top)
    if faucet:
        lift = sink.get("deck_lift", 0.0) + wall_faucet
        faucets.build((tap_at[0], tap_at[1], top + lift + 0.0004), **faucet)
    for name, *at in styling:
        style(name, *at, top)

    counter_set.window_light(at=(-1.7, -1.0, top + 0.95), aim=(0, -0.3, top))
    lens = 60
    distance = view_width * lens / 36
    if view == "detail":
        distance *= 0.62
        aim, pitch = focus or aim, 54.0
    target = (aim[0], aim[1], top + aim[2])
    h, p = math.radians(heading), math.radians(pitch)
    eye = (target[0] + distance * math.sin(h) * math.cos(p), target[1] - distance * math.cos(h) * math.cos(p), target[2] + distance * math.sin(p))
    camera.looking(eye, target, lens, focus=target, fstop=8.0)


def worktop(place, holes, notch=None):
    counter_set.worktop(place["slab"], -place["half"], place["half"], place["front"], holes, notch, place["top"])


def undermount(place, bowls, body=("steel", {}), middle=(0.0, -0.36), drain="kitchen", finish="stainless", ledge=False, board=None, rack=None):
    """One or more bowls under the worktop; each is {shape, width, depth, deep, corner, x, floor, drain_y}. `board` and `rack`
    (x0, x1 from the middle) lie across a workstation's ledge."""
    material = of(*body)
    top = place["top"]
    plans = [sinks.outline(b.get("shape", "rect"), b["width"], b["depth"], b.get("corner", 0.02)) for b in bowls]
    spots = [(middle[0] + b.get("x", 0.0), middle[1] + b.get("y", 0.0)) for b in bowls]
    worktop(place, [moved(plan, *spot) for plan, spot in zip(plans, spots)])
    for b, plan, spot in zip(bowls, plans, spots):
        rim = (*spot, top - THICK - 0.001)
        if b.get("shape") == "oval" or b.get("dish"):
            _, hole = sinks.dish("bowl", grown(plan, 0.004), b["deep"], material, rim, (0, b.get("drain_y", 0.0), 0.028), b.get("steep", 2.6))
        else:
            hole = sinks.undermount(grown(plan, 0.003), b["deep"], material, (*spot, top), THICK, floor=b.get("floor", 0.03), drain=(b.get("drain_x", 0.0), b.get("drain_y", 0.0), 0.0555 if drain == "kitchen" else 0.031))[1]
        (sinks.kitchen_drain if drain == "kitchen" else sinks.basin_drain)(hole, finish)
    if ledge:
        b = bowls[0]
        x, y = spots[0]
        rim = top - THICK - 0.001
        sinks.workstation_ledges(b["width"], b["depth"], (x, y, rim), material)
        z = rim - 0.0175
        if board:
            sinks.cutting_board(x + board[0], x + board[1], y - b["depth"] / 2 + 0.004, y + b["depth"] / 2 - 0.004, z, 0.024, m.wood("walnut", "y"))
        if rack:
            sinks.drying_rack(x + rack[0], x + rack[1], y - b["depth"] / 2 + 0.007, y + b["depth"] / 2 - 0.007, z + 0.005)


def apron(place, width=0.84, depth=0.50, height=0.25, body=("glaze", {}), face="plain", proud=0.022, reveal=0.010, finish="stainless"):
    """A farmhouse sink in a worktop cut out at the front; the stone covers the rim at its back."""
    front, top = place["front"], place["top"]
    y = front - proud + depth / 2
    back = y + depth / 2 - 0.014
    worktop(place, [], (-width / 2 + reveal, width / 2 - reveal, back))
    hole = sinks.apron_front((0, y, top - THICK - 0.0012), width, depth, height, of(*body), face=face)
    sinks.kitchen_drain(hole, finish)


def drop_in(place, shape="oval", width=0.43, depth=0.34, deep=0.15, corner=0.05, body=("glaze", {}), rim=0.045, deck=0.05, raise_by=0.014, middle=(0.0, -0.30), steep=2.6, tub=False, drain="basin", finish="chrome", deck_lift=0.0):
    """A self-rimming sink; `deck_lift` is told to the faucet, which stands on its rim."""
    plan = sinks.outline(shape, width, depth, corner)
    worktop(place, [moved(grown(plan, 0.014), *middle)])
    hole = sinks.drop_in(plan, deep, of(*body), (*middle, place["top"]), rim, raise_by, steep, deck, (0, 0.01, 0.0555 if drain == "kitchen" else 0.031), tub)
    (sinks.kitchen_drain if drain == "kitchen" else sinks.basin_drain)(hole, finish)


def vessel(place, shape="oval", width=0.42, depth=0.42, corner=0.03, height=0.14, body=("glaze", {}), wall=0.011, foot=0.5, belly=2.2, middle=(0.0, -0.29), finish="chrome", deep=None):
    """A basin standing on the top."""
    worktop(place, [])
    plan = sinks.outline(shape, width, depth, corner)
    hole = sinks.vessel(plan, height, of(*body), (*middle, place["top"] + 0.0004), wall, foot, belly, deep)
    sinks.basin_drain(hole, finish, "grid")


def washstand(place, width=0.46, depth=0.34, body=("glaze", {}), shape="oval", corner=0.05, foot=0.52, legs=None, height=0.17, deep=0.14, middle=(0.0, -0.32), floor="#CFC6B8", fluted=False, finish="chrome", deck_lift=0.0):
    """A basin on a pedestal, or on metal `legs` (a finish) as a console."""
    material = of(*body)
    top = place["top"]
    rooms.tile_floor(-1.5, 1.5, -1.6, 0.0, 0.45, floor)
    plan = sinks.outline(shape, width, depth, corner)
    at = (*middle, top)
    hole = sinks.washstand_basin(plan, height, material, at, -0.003, 0.10, deep, foot=foot)
    sinks.basin_drain(hole, finish)
    if legs:
        spread = width / 2 + 0.01
        sinks.console_legs(-spread, spread, middle[1] - depth / 2 + 0.015, top - height * 0.55, legs)
        rod("trap", (0, middle[1], top - 0.36), (0, middle[1], top - height * 0.8), 0.019, fitting(legs))
        rod("waste", (0, middle[1], top - 0.36), (0, -0.004, top - 0.36), 0.019, fitting(legs))
    else:
        sinks.pedestal((0, middle[1] + 0.05, 0.0005), top - height - 0.001, material, fluted=fluted)


def tub(place, width=0.62, depth=0.56, deep=0.33, bowls=1, body=("steel", {}), leg_finish="stainless", splash=0.0, shelf=True, floor="#BDB5A8", drain="kitchen", deck_lift=0.0):
    """A utility sink on legs."""
    rooms.tile_floor(-1.7, 1.7, -1.8, 0.0, 0.40, floor)
    holes = sinks.freestanding_tub((0, -depth / 2 - 0.012, place["top"]), width, depth, deep, of(*body), bowls, 0.032, leg_finish, shelf, splash)
    for hole in holes:
        sinks.kitchen_drain(hole)


KINDS = {"undermount": undermount, "apron": apron, "drop-in": drop_in, "vessel": vessel, "washstand": washstand, "tub": tub}
STANDING = {"washstand", "tub"}


def style(name, x, y, top):
    """One styled thing at (x, y) on the worktop, or on the floor for `basket` and `stool`."""
    at = (x, y, top + 0.0008)
    if name == "soap":
        props.soap(at, "#3B3A36", "brass")
    elif name == "pale-soap":
        props.soap(at, "#DDD5C7", "black")
    elif name == "board":
        props.board((x, y, top + 0.001), 0.26, 0.38, species="walnut", lean=7)
    elif name == "oak-board":
        props.board((x, y, top + 0.001), 0.22, 0.32, species="oak", lean=7)
    elif name == "branch":
        props.vase(at, 0.22, 0.07, m.ceramic("#D9D0C1", 0.6))
        props.branches((x, y, top + 0.19), 5, 0.36, 0.35, 6, leaf=0.048)
    elif name == "dark-branch":
        props.vase(at, 0.17, 0.055, m.ceramic("#4F4A42", 0.5))
        props.branches((x, y, top + 0.15), 4, 0.30, 0.32, 11, leaf=0.042, colour="#6B7752")
    elif name == "lemons":
        props.bowl(at, 0.115, 0.065, m.ceramic("#8C8271", 0.5, 0.4))
        props.fruit((x, y, top + 0.012), 5, "lemon", 0.085)
    elif name == "towels":
        props.folded_towels(at, 2, (0.24, 0.17), 0.030)
    elif name == "tray":
        props.tray(at, 0.26, 0.15)
        props.soap((x - 0.06, y, top + 0.0135), "#E1D9CB", "black")
        props.tumbler((x + 0.06, y, top + 0.0135), 0.032, 0.085)
    elif name == "bowls":
        for k in range(3):
            props.bowl((x, y, top + 0.001 + 0.022 * k), 0.085, 0.05, m.ceramic("#E6DFD2", 0.4, 0.5))
    elif name == "vase":
        props.vase(at, 0.20, 0.055, m.ceramic("#5B564C", 0.5))
    elif name == "tumblers":
        for k in range(2):
            props.tumbler((x + 0.09 * k, y - 0.02 * k, top + 0.0008))
    elif name == "floor-towels":
        props.stool((x, y, 0), 0.44, "oak", "black", 0.16)
        props.folded_towels((x, y, 0.445), 2, (0.24, 0.18), 0.032)
    else:
        raise ValueError(name)
