"""A mirror on its wall, over the hint of a vanity; the room it hangs in is seen in it. Sizes in inches, as sold."""

import math

from lib import camera, lighting, materials as m, mirror_room, mirror_setting, mirror_views, sash_light
from lib.mesh import box
from lib.mirrors import ledge, pane

DEVELOP = {"exposure": 0.3}
INCH = 0.0254

# Metres of wall from the foot of the picture to its head, and the height the mirror's middle hangs at.
VIEWS = {"single": (1.5, 0.75, 1.53), "double": (2.62, -0.02, 1.56)}


def build(panes=(), wall=None, foot=None, seed=1, view="single", light="day", hang=0.0, extras=(), seen=None, things=(), aged=False, shot="front", off=False):
    """`panes` are lib.mirrors.pane() records with `width_in`, `height_in`, and `x_in`, `z_in` from the middle.
    `seen` is what the glass shows, as in lib.mirror_views; without it a `seed` dresses the room. `things` stand on the top.
    `shot`: from the "front", from the "side", or a "detail" of its edge from there. `off`: its lamps and marks are dark."""
    if shot != "front":
        return aslant(panes, wall, foot, seed, view, light, hang, extras, seen, things, aged, shot == "detail")
    tall, low, middle = VIEWS[view]
    double = view == "double"
    distance = 2.75 if not double else 3.9
    aside = 0.34 if not double else 0.3
    mirror_setting.wall(**{"reach": 2.4 if not double else 3.2, **(wall or {})})
    mirror_setting.foot(**{"seed": seed, **(foot or {})})
    if double:
        box("floor", (-3.2, -1.6, -0.04), (3.2, 0, 0), m.concrete("#BDB2A0", 0.45), 0)
    middle_seen, far = -aside * 1.75, -5.2 if not double else -5.6
    if seen:
        mirror_views.furnish(middle_seen, far, **seen)
    else:
        mirror_room.furnish(seed, middle_seen, far, 1.15 if not double else 1.75)
    mirror_views.put(things, (foot or {}).get("z", 0.9))

    z = middle + hang
    put_up(panes, extras, z, aged, off)

    dim = {"sun": 1.0, "day": 1.0, "evening": 0.56, "dusk": 0.36}[light]
    if light == "sun":
        # Between the sashes and the wall: their bars throw shadows of the sun alone.
        sash_light.sunlight(tall, z, f"{seed} {panes[0]['width_in']}")
        lighting.area("window", (-2.2 if not double else -2.7, -1.7, 2.1), (0.2, 0, 1.2), (1.5, 1.9), 56, "#FFEBD2")
    else:
        lighting.area("window", (-2.5, -1.7, 2.1), (0.2, 0, 1.2), (1.5, 1.9), 105 * dim, "#FFEBD2")
    lighting.area("room", (1.4, -3.6, 2.9), (0, -5.0, 1.4), (2.4, 1.4), 105 * (0.5 + dim / 2), "#FFF1E0").visible_glossy = False
    lighting.surround("#F0EEEA", 0.34 * dim, 1.2)
    camera.level((aside, -distance, 1.46), 0.0, 36 * distance / tall, (-aside / tall, (low + tall / 2 - 1.46) / tall), focus=(0, -0.03, z), fstop=3.2)


def put_up(panes, extras, z, aged=False, off=False):
    """The mirror itself, its middle at z."""
    for each in panes:
        each = dict(each)
        width, height = each.pop("width_in") * INCH, each.pop("height_in") * INCH
        if off:
            each = unlit(each)
        pane(width, height, each.pop("shape"), each.pop("x_in", 0.0) * INCH, z + each.pop("z_in", 0.0) * INCH, **each)
    for each in extras:
        each = dict(each)
        kind = each.pop("kind")
        if kind == "strap":
            mirror_views.strap((0, z + each.pop("up_in") * INCH), each.pop("half_in") * INCH, each.pop("drop_in") * INCH, **each)
        else:
            ledge((0, z - each.pop("down_in") * INCH), each.pop("width_in") * INCH, each.pop("depth_in") * INCH, **each)
    if aged:
        mirror_views.age()


def unlit(each):
    """A pane with its lamps off: frosted bands stay, as bands that only daylight reaches; marks are gone."""
    each = {key: value for key, value in each.items() if key not in ("keys", "shows")}
    if "halo" in each:
        each["halo"] = {**each["halo"], "strength": 0.0}
    if "lit" in each:
        each["lit"] = [{**band, "strength": 0.0} for band in each["lit"]]
    return each


def aslant(panes, wall, foot, seed, view, light, hang, extras, seen, things, aged, near):
    """The same mirror seen from the left, the side of the window: the depth of its edge, and the right of the room in the glass.
    `near` shows a part of its edge alone."""
    double = view == "double"
    _, _, middle = VIEWS[view]
    z = middle + hang
    left, right, bottom, top = extent(panes, z)
    top = max(top, *(z + (each["up_in"] + 5) * INCH for each in extras if each["kind"] == "strap"), 0)
    # The wider, the more from the front: a long mirror would run out of focus.
    turn = math.radians(26 if double else 36)
    reach = 2.4 if not double else 3.2
    mirror_setting.wall(**{"reach": reach, **(wall or {})})
    mirror_setting.foot(**{"seed": seed, **(foot or {})})
    if double:
        box("floor", (-3.2, -1.6, -0.04), (3.2, 0, 0), m.concrete("#BDB2A0", 0.45), 0)
    mirror_views.put(things, (foot or {}).get("z", 0.9))
    put_up(panes, extras, z, aged)

    across = (right - left) * math.cos(turn) + 0.10
    head, low = top + 0.10 * (top - bottom), bottom - 0.32 * (top - bottom)
    if (foot or {}).get("kind") not in ("none", "shelf"):
        low = min(low, 0.86)
    tall = max(head - low, across * 1.25 * 1.22)
    distance = 1.9 * tall
    x, y = -math.sin(turn) * distance, -math.cos(turn) * distance
    far = -5.2 if not double else -5.6
    opposite = -far * math.tan(turn)
    if seen:
        mirror_views.furnish(opposite, far, **seen)
    else:
        mirror_room.furnish(seed, opposite, far, 1.15 if not double else 1.75)
    mirror_views.overhead(opposite, far)

    dim = {"sun": 1.0, "day": 1.0, "evening": 0.56, "dusk": 0.36}[light]
    if light == "sun":
        sash_light.sunlight(1.5 if not double else 2.62, z, f"{seed} {panes[0]['width_in']}")
        lighting.area("window", (-2.2 if not double else -2.7, -1.7, 2.1), (0.2, 0, 1.2), (1.5, 1.9), 56, "#FFEBD2").visible_glossy = False
    else:
        lighting.area("window", (-2.5, -1.7, 2.1), (0.2, 0, 1.2), (1.5, 1.9), 105 * dim, "#FFEBD2").visible_glossy = False
    lighting.area("room", (opposite - 0.6, -3.2, 2.6), (opposite, -5.0, 1.4), (2.4, 1.4), 105 * (0.5 + dim / 2), "#FFF1E0").visible_glossy = False
    lighting.surround("#F0EEEA", 0.34 * dim, 1.2)
    if near:
        close_up(panes, z, turn, any(each["kind"] == "ledge" for each in extras))
        return
    eye = 1.46
    camera.level((x + (left + right) / 2, y, eye), math.degrees(turn), 36 * distance / tall, (0.0, (head - tall / 2 - eye) / tall), (0, -0.03, z), 4.5)


def close_up(panes, z, turn, foot):
    """The camera close to the upper left of the leftmost pane, at its height: the glass shows the room, not the ceiling. Or, for a
    mirror with a ledge, to its `foot`, from a little above."""
    left, right, bottom, top = extent([min(panes, key=lambda each: each.get("x_in", 0.0) - each["width_in"] / 2)], z)
    tall = max(0.5 * min(top - bottom, 1.25 * (right - left)), 0.34)
    x, z, distance = left + 0.36 * 0.8 * tall, bottom + 0.2 * tall if foot else top - 0.4 * tall, 1.3
    rise = 0.14 if foot else 0.0
    at = (x - math.sin(turn) * distance, -math.cos(turn) * distance, z + rise)
    camera.level(at, math.degrees(turn), 36 * distance / tall, (0.0, -rise / tall), (x, -0.02, at[2]), 11)


def extent(panes, z):
    """Where all glasses with their frames lie on the wall: left, right, foot, head."""
    edges = []
    for each in panes:
        frames = sum(f.get("width", 0.012) + f.get("gap", 0.0) for f in each.get("frames", ()))
        half, tall = each["width_in"] * INCH / 2 + frames, each["height_in"] * INCH / 2 + frames
        x, up = each.get("x_in", 0.0) * INCH, z + each.get("z_in", 0.0) * INCH
        edges.append((x - half, x + half, up - tall, up + tall))
    lefts, rights, feet, heads = zip(*edges)
    return min(lefts), max(rights), min(feet), max(heads)
