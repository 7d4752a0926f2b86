"""A sink where it is used: in a stone worktop, on a vanity top, on the wall, on its own legs or on the floor, in the light of
a window at the left. Those in a worktop are seen from above, so that the bowl shows; those that stand or hang, upright."""

import math

from lib import basins, camera, counter_set, faucets, kitchen_things, lighting, props, rooms, sinks, washing_things, wastes
from lib import materials as m
from lib.cladding import floor as floor_of
from lib.cladding import panel_boards
from lib.finishes import fitting
from lib.furniture_set import sun_patch
from lib.loft import grown, moved, pierced_slab, rounded
from lib.mesh import box
from lib.sink_bodies import of

DEVELOP = {"exposure": 0.40, "warmth": -0.004, "look": "Medium High Contrast", "grain": 0.012}

TOP = counter_set.TOP
THICK = counter_set.THICK
LENS = 60


def build(kind, view_width=1.3, slab="snow-ultra", top=TOP, front=-0.64, colour="#3A5148", handle="brushed brass", style="shaker", widths=(0.9, 0.9), doors=("doors", "doors"), backing=None, boards=None, paint="#E6E0D6", floor="tile:#A79F93", heading=12.0, pitch=34.0, eye=1.62, aim=(0.0, -0.28, 0.03), sun=-0.45, key=1.0, faucet=None, tap_at=(0.0, -0.085), tap_lift=0.0, styling=(), view="front", focus=None, **sink):
    """`kind` names a function below, which takes what is left over. `top` is the height of the worktop or the rim.
    Behind it: plaster in `paint`; `backing`, the height of a stone splash or arguments of counter_set.tiled_wall;
    `boards`, (colour, height from the floor). `aim` is relative to the worktop. `sun` is how far above the worktop its panes
    lie, None for an overcast day; `key` is how strong the window is. `tap_lift` is how far above the worktop a faucet stands or
    leaves the wall. `styling`: (thing, x, y) on the worktop; "floor:thing" on the floor; "wall:thing" at (x, height over
    the worktop)."""
    half = max(1.4, view_width * 1.15)
    standing = kind in STANDING
    behind(half, top, standing, slab, backing, boards, paint)
    place = {"slab": slab, "top": top, "front": front, "half": half}
    if standing or view == "above":
        floor_of(floor, -half - 1.4, half + 0.4, -2.6, 0.0)
    drop = KINDS[kind](place, **sink) or 0.0
    if not standing:
        total = sum(widths)
        if kind == "semi":
            # What is cut for the basin: at full height beside it, a strip below its bowl.
            edges = [-total / 2, -sink.get("width", 0.56) * 0.4, sink.get("width", 0.56) * 0.4, total / 2]
            for x0, x1, lower in zip(edges, edges[1:], (0.0, 0.04, 0.0)):
                box("rail", (x0, front + 0.024, top - drop - 0.02), (x1, front + 0.042, top - THICK - 0.001 - lower), m.paint(colour), 0)
        # An apron hangs where the upper part of the doors would be.
        counter_set.fronts(-total / 2, widths, doors, front, colour, handle, top - drop, style=style)
        for side in (-1, 1):
            a, b = sorted((side * total / 2, side * half))
            if b - a > 0.05:
                counter_set.fronts(a, [b - a], ["panel"], front, colour, handle, top, style=style)
    if faucet:
        faucets.build((tap_at[0], tap_at[1], top + tap_lift + 0.0004), **faucet)
    for thing in styling:
        put(top, *thing)
    daylight(top, view_width, sun, key)
    look(view, view_width, top, aim, heading, pitch, focus, eye if standing else None)


def behind(half, top, standing, slab, backing, boards, paint):
    """The wall: plaster, tile, boards or a splash of the worktop's stone."""
    foot = 0.0 if standing else top - 0.06
    if isinstance(backing, dict):
        backing = dict(backing)
        high = backing.pop("high", None)
        counter_set.tiled_wall(-half - 0.4, half, foot, high or top + 1.0, y=-0.001, **backing)
        if high:
            box("tile cap", (-half - 0.4, -0.014, high), (half, 0.05, high + 0.020), m.ceramic(backing["colour"], 0.15), 0.005, 3)
    if not isinstance(backing, dict) or high:
        wall = counter_set.plaster_wall(-half - 1.6, half + 1.0, 3.0, paint)
        if isinstance(backing, dict) or boards:
            wall.location.y += 0.02
        if standing and not boards and not isinstance(backing, dict):
            rooms.skirting(-half - 1.5, half + 1.0, -0.0005, 0.10, m.paint("#EDE8DE", 0.45), 0.014)
        if isinstance(backing, (int, float)) and backing:
            counter_set.splash(slab, -half, half, backing, top)
    if boards:
        colour, high = boards
        lacquer = m.paint(colour, 0.42)
        panel_boards("board", -half - 1.2, half + 0.8, max(foot, 0.002), high, 0.0128, lacquer, 0.105, 0.0120, 0.003)
        box("board ground", (-half - 1.2, 0.0125, foot), (half + 0.8, 0.02, high), lacquer, 0)
        box("board rail", (-half - 1.2, -0.024, high + 0.0005), (half + 0.8, 0.02, high + 0.030), lacquer, 0.005, 3)
        if standing:
            box("boards skirting", (-half - 1.2, -0.012, 0.0005), (half + 0.8, 0.0125, 0.12), lacquer, 0.004, 3)


def daylight(top, width, sun, key):
    """A tall window at the left, close by: a clear key, little fill, its panes on the wall and the worktop. The ceiling above
    is there for steel and glaze to show."""
    lighting.area("window", (-1.50, -0.85, top + 0.80), (0.05, -0.30, top - 0.06), (0.95, 1.5), 62 * key, "#FFF2E2")
    lighting.area("ceiling", (0.10, -0.75, top + 1.75), (0.0, -0.3, top), (1.9, 1.1), 8.5 * key, "#FBF8F2")
    fill = lighting.area("fill", (2.2, -2.3, top + 0.75), (0, -0.25, top), (1.8, 1.8), 7, "#E6EDF6")
    fill.visible_glossy = False
    lighting.surround("#F1EDE6", 0.22, 1.7, "#FBFAF6")
    if sun is not None:
        sun_patch(width * 1.05, top + sun)


def look(view, width, top, aim, heading, pitch, focus, eye):
    """The camera: turned down to a worktop, or, where `eye` is its height, level and framed by shifting the lens."""
    distance = width * LENS / 36
    h = math.radians(heading)
    if view == "detail":
        distance *= 0.62
        aim, pitch = focus or aim, 50.0
    elif view == "above":
        # Straight down, but for so much that what is upright keeps a side.
        distance *= 0.78 if eye is None else 0.62
        aim, pitch, heading, eye = (aim[0], aim[1] if eye is None else -0.27, 0.0), 84.0, 0.0, None
        h = 0.0
    target = (aim[0], aim[1], top + aim[2])
    if eye is not None:
        at = (target[0] + distance * math.sin(h), target[1] - distance * math.cos(h), eye)
        camera.level(at, -heading, LENS, (0.0, (target[2] - eye) / width), (target[0], target[1], eye), 8.0)
        return
    p = math.radians(pitch)
    at = (target[0] + distance * math.sin(h) * math.cos(p), target[1] - distance * math.cos(h) * math.cos(p), target[2] + distance * math.sin(p))
    camera.looking(at, target, LENS, focus=target, fstop=8.0)


def worktop(place, holes, notch=None):
    counter_set.worktop(place["slab"], -place["half"], place["half"], place["front"], holes, notch, place["top"])


def drain_of(kind, at, finish):
    if kind == "kitchen":
        sinks.kitchen_drain(at, finish)
    else:
        sinks.basin_drain(at, finish, "grid" if kind == "grid" else "dome")


def dense(plan, step=0.012):
    """The same plan with points along its straight sides: a bowl's hole has a point in the direction of each, and is round only then."""
    points = []
    for (x0, y0), (x1, y1) in zip(plan, [*plan[1:], plan[0]]):
        count = max(1, math.ceil(math.hypot(x1 - x0, y1 - y0) / step))
        points += [(x0 + (x1 - x0) * k / count, y0 + (y1 - y0) * k / count) for k in range(count)]
    return points


def undermount(place, bowls, body=("sheet", {}), middle=(0.0, -0.36), drain="kitchen", finish="stainless", ledge=False, board=None, rack=None, hung=None):
    """One or more bowls under the worktop; each is {shape, width, depth, deep, corner, x, floor, drain_y}. `board` and `rack`
    (x0, x1 from the middle) lie across a workstation's ledge; `hung` is where a washboard hangs on the front of the bowl."""
    material = of(*body)
    top = place["top"]
    plans = [sinks.outline(b.get("shape", "rect"), b["width"], b["depth"], b.get("corner", 0.02)) for b in bowls]
    spots = [(middle[0] + b.get("x", 0.0), middle[1] + b.get("y", 0.0)) for b in bowls]
    worktop(place, [moved(plan, *spot) for plan, spot in zip(plans, spots)])
    for b, plan, spot in zip(bowls, plans, spots):
        rim = (*spot, top - THICK - 0.001)
        if b.get("shape") == "oval" or b.get("dish"):
            steep, drained = b.get("steep", 2.6), b.get("drain_y", 0.0)
            _, hole = sinks.dish("bowl", grown(plan, 0.004), b["deep"], material, rim, (0, drained, 0.028), steep)
            (back, down), out = wastes.overflow_place(b["depth"] + 0.008, b["deep"], drained, 0.028, steep, 0.022)
            wastes.overflow((spot[0], spot[1] + back, rim[2] + down), out, finish)
        else:
            hole = sinks.undermount(grown(dense(plan), 0.003), b["deep"], material, (*spot, top), THICK, floor=b.get("floor", 0.03), drain=(b.get("drain_x", 0.0), b.get("drain_y", 0.0), 0.0555 if drain == "kitchen" else 0.031))[1]
            if drain == "basin":
                wastes.overflow((spot[0], spot[1] + b["depth"] / 2 + 0.002, rim[2] - 0.032), (0, -1, 0), finish)
        drain_of(drain, hole, finish)
    b, (x, y) = bowls[0], spots[0]
    rim = top - THICK - 0.001
    if ledge:
        sinks.workstation_ledges(b["width"], b["depth"], (x, y, rim), material)
        z = rim - 0.0175
        if board:
            sinks.cutting_board(x + board[0], x + board[1], y - b["depth"] / 2 + 0.004, y + b["depth"] / 2 - 0.004, z, 0.024, m.wood("walnut", "y"))
        if rack:
            sinks.drying_rack(x + rack[0], x + rack[1], y - b["depth"] / 2 + 0.007, y + b["depth"] / 2 - 0.007, z + 0.005)
    if hung is not None:
        washing_things.washboard(x + hung, y + b["depth"] / 2 - 0.172, rim - b["deep"] + 0.010, 0.25, 0.50, 0.42)


def apron(place, width=0.84, depth=0.50, height=0.25, body=("glaze", {}), face="plain", bowls=1, low=0.0, weir=False, proud=0.022, reveal=0.010, finish="stainless"):
    """A farmhouse sink in a worktop cut out at the front; the stone covers the rim at its back."""
    front, top = place["front"], place["top"]
    y = front - proud + depth / 2
    back = y + depth / 2 - 0.014
    worktop(place, [], (-width / 2 + reveal, width / 2 - reveal, back))
    for hole in basins.trough((0, y, top - THICK - 0.0012), width, depth, height, of(*body), bowls, face=face, low=low, weir=weir):
        sinks.kitchen_drain(hole, finish)
    return height + THICK - 0.012


def drop_in(place, shape="oval", width=0.43, depth=0.34, deep=0.15, corner=0.05, body=("glaze", {}), rim=0.045, deck=0.05, raise_by=0.014, middle=(0.0, -0.30), steep=2.6, tub=False, drain="basin", finish="chrome"):
    """A self-rimming sink of one bowl; its rim is rolled, and wider at the back for the faucet."""
    plan = sinks.outline(shape, width, depth, corner)
    worktop(place, [moved(grown(plan, 0.014), *middle)])
    drained = (0, 0.01, 0.0555 if drain == "kitchen" else 0.031)
    hole = sinks.drop_in(plan, deep, of(*body), (*middle, place["top"]), rim, raise_by, steep, deck, drained, tub)
    drain_of(drain, hole, finish)
    if not tub:
        (back, down), out = wastes.overflow_place(depth, deep, drained[1], drained[2], steep, 0.030)
        wastes.overflow((middle[0], middle[1] + back, place["top"] + raise_by - 0.010 + down), out, finish)


def rimmed(place, width, depth, bowls, body=("glaze", {}), corner=0.03, raise_by=0.013, middle=(0.0, -0.30), drain="kitchen", finish="stainless", steep=None):
    """A sink with a flat rim that lies on the worktop, one or more bowls in it: {width, depth, deep, corner, x, y, drain_y}.
    `steep` makes basins of them, curved to the drain."""
    material = of(*body)
    outer = rounded(width, depth, corner)
    top = place["top"] + raise_by
    plans = [rounded(b["width"], b["depth"], b.get("corner", 0.05)) for b in bowls]
    spots = [(middle[0] + b.get("x", 0.0), middle[1] + b.get("y", 0.0)) for b in bowls]
    worktop(place, [moved(grown(outer, -0.016), *middle)])
    pierced_slab("rim", moved(outer, *middle), [moved(plan, *spot) for plan, spot in zip(plans, spots)], top, raise_by - 0.0006, material, 0.009)
    for b, plan, spot in zip(bowls, plans, spots):
        rim, drained = (*spot, top - raise_by + 0.0016), b.get("drain_y", 0.0)
        if steep:
            _, hole = sinks.dish("bowl", grown(plan, 0.0006), b["deep"], material, rim, (0, drained, 0.030), steep)
            (back, down), out = wastes.overflow_place(b["depth"], b["deep"], drained, 0.030, steep, 0.026)
            wastes.overflow((spot[0], spot[1] + back, rim[2] + down), out, finish)
        else:
            hole = sinks.bowl("bowl", grown(plan, 0.0006), b["deep"], material, rim, b.get("floor", 0.05), 0.010, (0, drained, 0.0555))[1]
        drain_of(drain, hole, finish)


def semi(place, width=0.56, depth=0.457, out=0.152, rise=0.085, body=("glaze", {}), bowl=(0.47, 0.29), bowl_y=0.045, height=0.178, deep=0.125, finish="chrome"):
    """A basin that stands half before a shallow worktop, `rise` above it."""
    front, top = place["front"], place["top"]
    back = front - out + depth
    worktop(place, [], (-width / 2 + 0.022, width / 2 - 0.022, back - 0.020))
    hole = basins.deck_basin((0, back, top + rise), width, depth, of(*body), bowl, bowl_y, 0.05, 0.10, height, deep, 3.6, 0.024, 0.84, 0.0, finish)
    sinks.basin_drain(hole, finish)
    return height - rise + 0.012


def vessel(place, shape="oval", width=0.42, depth=0.42, corner=0.03, height=0.14, body=("glaze", {}), wall=0.011, foot=0.5, belly=2.2, middle=(0.0, -0.29), finish="chrome", deep=None, rolled=0.0):
    """A basin standing on the top; `rolled` is the radius of a rim rolled outward."""
    worktop(place, [])
    plan = sinks.outline(shape, width, depth, corner)
    material = of(*body)
    at = (*middle, place["top"] + 0.0004)
    hole = sinks.vessel(plan, height, material, at, wall, foot, belly, deep)
    if rolled:
        ring = [(at[0] + px, at[1] + py, at[2] + height - rolled * 0.6) for px, py in grown(plan, rolled * 0.2)]
        faucets.tube("rolled rim", [*ring, ring[0]], rolled, material, curved=False)
    sinks.basin_drain(hole, finish, "grid")


def washstand(place, width=0.46, depth=0.34, body=("glaze", {}), shape="oval", corner=0.05, foot=0.52, height=0.17, deep=0.14, middle=(0.0, -0.32), fluted=False, finish="chrome"):
    """A basin on a pedestal."""
    material = of(*body)
    top = place["top"]
    plan = sinks.outline(shape, width, depth, corner)
    hole = sinks.washstand_basin(plan, height, material, (*middle, top), -0.003, 0.10, deep, foot=foot)
    sinks.basin_drain(hole, finish)
    (back, down), out = wastes.overflow_place(depth, deep, 0.01, 0.028, 2.6, 0.034)
    wastes.overflow((middle[0], middle[1] + back, top - 0.012 + down), out, finish)
    sinks.pedestal((0, middle[1] + 0.05, 0.0005), top - height - 0.001, material, fluted=fluted)


def hung(place, width=0.51, depth=0.41, body=("glaze", {}), bowl=(0.41, 0.26), bowl_y=0.045, corner=0.04, bowl_corner=0.08, height=0.15, deep=0.125, foot=0.60, finish="chrome", legs=None, rail=0.30, towel=None, tap_y=-0.085):
    """A basin on the wall, or on metal `legs` (a finish) as a console; its trap and its valves are to be seen."""
    top = place["top"]
    hole = basins.deck_basin((0, -0.0015, top), width, depth, of(*body), bowl, bowl_y, corner, bowl_corner, height, deep, 4.0, 0.024, foot, depth * (0.5 - foot / 2) * 0.8, finish)
    sinks.basin_drain(hole, finish)
    under = (hole[0], hole[1], top - height + 0.012)
    if legs:
        spread, y = width / 2 - 0.035, -depth + 0.045
        basins.turned_legs(-spread, spread, y, top - 0.052, legs, rail=rail)
        wastes.tailpiece(under, 0.10, legs, 0.016, basket=False)
        wastes.p_trap((under[0], under[1], under[2] - 0.08), -0.001, legs, 0.016, 0.042)
        if towel:
            props.hanging_towel((-spread * 0.42, y, top - 0.052 - rail), 0.26, 0.40, towel, 4)
    else:
        wastes.bottle_trap(under, -0.001, finish)
    wastes.supplies(0.0, top - 0.36, (0.0, tap_y, top - 0.06), -0.001, legs or finish, 0.22)


def tub(place, width=0.62, depth=0.56, deep=0.33, bowls=1, body=("sheet", {}), leg_finish="stainless", splash=0.0, ledge=0.0, shelf=0.20, rim=0.028, corner=0.05, draft=0.016, pipes="chrome", tap_y=-0.05, hoses=True):
    """A utility sink on legs, with its trap and its valves."""
    top, wall = place["top"], -0.008
    holes = basins.legged_tub((0, -depth / 2 - 0.014, top), width, depth, deep, of(*body), bowls, rim, ledge, corner, draft, leg_finish, shelf, splash)
    for hole in holes:
        sinks.kitchen_drain(hole)
        wastes.tailpiece((hole[0], hole[1], hole[2] - 0.006), 0.13 if bowls == 1 else 0.16, pipes)
    low = holes[0][2] - 0.13
    if bowls > 1:
        for hole in holes:
            bend = [(hole[0], hole[1], low + 0.01), (hole[0], hole[1], low - 0.04), (0.0, hole[1], low - 0.052)]
            faucets.sweep("waste arm", faucets.filleted(bend, 0.036), 0.019, fitting(pipes))
        low -= 0.05
        faucets.turned("tee", faucets.edged(0.026, -0.040, 0.030, 0.003), fitting(pipes), (0.0, holes[0][1], low))
    wastes.p_trap((sum(h[0] for h in holes) / bowls, holes[0][1], low), wall, pipes)
    if hoses:
        wastes.supplies(0.0, top - 0.44, (0.0, tap_y, top - 0.05), wall, pipes, 0.20)


def service(place, width=0.56, depth=0.457, deep=0.29, back=0.30, body=("glaze", {}), finish="chrome", tap=0.20):
    """An enamelled service sink on the wall, with a faucet for pails through its back, and a trap to the wall."""
    top = place["top"]
    hole = basins.service_sink((0, -0.008, top), width, depth, deep, of(*body), back)
    sinks.basin_drain(hole, "stainless", "grid")
    wastes.service_faucet((0, -0.0455, top + tap), finish)
    under = (hole[0], hole[1], top - deep - 0.02)
    wastes.tailpiece(under, 0.09, finish, 0.024, basket=False)
    wastes.p_trap((under[0], under[1], under[2] - 0.06), -0.008, finish, 0.024, 0.058)


def on_floor(place, size=0.61, height=0.305, deep=0.27, body=("chips", {}), faucet_at=0.92, finish="chrome", hose=True):
    """A mop basin on the floor along the wall, with its faucet above and a hose on it."""
    y = -size / 2 - 0.010
    hole = basins.floor_basin((0, y, 0.0005), size, height, deep, of(*body))
    basins.dome_strainer(hole)
    wastes.service_faucet((0, -0.008, faucet_at), finish, 0.20)
    if hose:
        end = (0.0, -0.278, faucet_at - 0.075)
        rubber = m.paint("#2F3A36", 0.5)
        faucets.tube("hose", [end, (0.0, -0.285, faucet_at - 0.20), (0.05, -0.22, faucet_at - 0.42), (0.16, -0.10, 0.36), (0.19, -0.16, 0.20), (0.12, -0.22, 0.075)], 0.0105, rubber)
        faucets.turned("hose end", faucets.edged(0.0165, -0.012, 0.030), fitting("stainless"), end)


KINDS = {"undermount": undermount, "apron": apron, "drop-in": drop_in, "rimmed": rimmed, "semi": semi, "vessel": vessel, "washstand": washstand, "hung": hung, "tub": tub, "service": service, "floor": on_floor}
STANDING = {"washstand", "hung", "tub", "service", "floor"}


def tray(x, y, z):
    """A small tray with soap and a glass."""
    props.tray((x, y, z), 0.26, 0.15)
    props.soap((x - 0.06, y, z + 0.0125), "#E1D9CB", "black")
    props.tumbler((x + 0.06, y, z + 0.0125), 0.032, 0.085)


THINGS = {
    "soap": lambda x, y, z, colour="#3B3A36", pump="brass": props.soap((x, y, z), colour, pump),
    "board": lambda x, y, z, species="walnut", size=(0.26, 0.38): props.board((x, y, z), *size, species=species, lean=7),
    "bowls": kitchen_things.bowls,
    "stool": lambda x, y, z: props.stool((x, y, z), 0.44, "oak", "black", 0.16),
    "vase": lambda x, y, z, colour="#5B564C": props.vase((x, y, z), 0.20, 0.055, m.ceramic(colour, 0.5)),
    "tray": tray,
}
for module in (kitchen_things, washing_things):
    THINGS.update({name: value for name, value in vars(module).items() if getattr(value, "__module__", "") == module.__name__})


def put(top, name, *at):
    """One styled thing: its place, then perhaps its own arguments."""
    *numbers, last = at
    own = last if isinstance(last, dict) else {}
    numbers = numbers if own else list(at)
    where, _, thing = name.rpartition(":")
    if where == "wall":
        THINGS[thing](numbers[0], top + numbers[1], **own)
    elif where == "floor":
        THINGS[thing](*numbers[:2], numbers[2] if len(numbers) > 2 else 0.0006, **own)
    else:
        THINGS[thing](*numbers[:2], top + 0.0008 + (numbers[2] if len(numbers) > 2 else 0.0), **own)
