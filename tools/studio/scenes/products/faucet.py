"""A kitchen or bathroom faucet on stone, a basin below its spout, a wall behind: one photograph of the catalogue."""

import math

import bpy
from mathutils import Vector

from lib import camera, counter_set, faucets, props, pulled_spray, running_water, sinks, wet
from lib import materials as m
from lib.finishes import glaze, sink_steel
from lib.loft import ellipse, moved, rounded
from lib.mesh import link

DEVELOP = {"exposure": 0.0, "warmth": 0.02, "look": "Medium High Contrast", "grain": 0.012}

TOP = counter_set.TOP


def build(faucet, room="kitchen", slab="snow-ultra", wall=None, tiles=None, view="front", tallest=0.42, lift=None, turn=0.0, styling=None):
    """`faucet` holds the arguments of faucets.build; `tallest` is its height in metres, for the framing
    (more, if it is broad); `lift` is how far above the worktop the picture's middle lies, half of that unless told.

    room: kitchen (steel bowl), bathroom (white oval basin) or wall (a wall-mounted faucet above a basin). `tiles` are the
    arguments of counter_set.tiled_wall and stand in for the plaster. `turn` moves the camera round, in degrees.
    `view`: front, detail, side (its profile over the bowl), running, or pulled-out (the spray on its hose).
    """
    # Seen aslant, wall and worktop reach further.
    wide, deeper = (2.4, 0.35) if view in VIEWS else (0.0, 0.0)
    if tiles:
        counter_set.tiled_wall(-1.4 - wide, 1.4 + wide, TOP - 0.05, TOP + 1.2, y=-0.001, **tiles)
    else:
        counter_set.plaster_wall(-1.6 - wide, 1.6 + wide, colour=wall or "#E3DCD0")
    if room == "kitchen":
        plan, middle, depth, front = rounded(0.70, 0.40, 0.02), (0.0, -0.385), 0.20, -0.64
        foot = (0.0, -0.115, TOP)
        material, drain = sink_steel(), sinks.kitchen_drain
    else:
        plan, middle, depth, front = ellipse(0.46, 0.36), (0.0, -0.330), 0.13, -0.56
        foot = (0.0, -0.105, TOP)
        material, drain = glaze(), sinks.basin_drain
    counter_set.worktop(slab, -1.2 - wide / 2, 1.2 + wide / 2, front - deeper, [moved(plan, *middle)])
    if room == "kitchen":
        _, hole = sinks.undermount(plan, depth, material, (*middle, TOP), counter_set.THICK)
        drain(hole)
    else:
        rim = (*middle, TOP - counter_set.THICK - 0.001)
        _, hole = sinks.dish("bowl", plan, depth, material, rim, (0, 0.03, 0.028))
        drain(hole, faucet.get("finish", "chrome"))
    if room == "wall":
        foot = (0.0, -0.0085 if tiles else -0.0005, TOP + 0.17)
    if view == "pulled-out":
        pulled_spray.build(foot, **faucet)
    else:
        faucets.build(foot, **faucet)
    if view == "running":
        turn_on(faucet)
    if view != "side" or styling not in NEAR:
        style(styling, foot)

    high = faucet.get("height", 0.36 if faucet["kind"] == "bridge" else 0.165) + faucet.get("tall", 0.0)
    if view == "side" and room != "wall":
        # Handles lie behind one another: its height says how near the camera may come.
        tallest, lift = max(high, 0.30 if faucet["kind"] in ("widespread", "centerset") else 0.0), high * 0.52
    elif view == "running" and room == "kitchen":
        tallest = min(tallest, high * 1.2)
    middle_z = TOP + (tallest * 0.50 if lift is None else lift)
    if room != "wall":
        cards_behind(foot[0], TOP + tallest)
    counter_set.studio_boxes((0, -0.2, TOP + tallest * 0.5))
    # The frame is 4:5; the faucet fills five eighths of its height.
    lens, frame = 85, max(tallest / 0.60, 0.36)
    distance = frame * lens / 45
    toward = faucet.get("reach", 0.19) * 0.4
    if view == "detail":
        distance *= 0.56
        middle_z = TOP + (tallest * 0.66 if lift is None else lift)
        toward *= 1.5
    rise = 0.16
    if view in VIEWS:
        turn, rise, further, lower, forward = VIEWS[view]
        if room != "kitchen":
            further, lower = further * 0.88, lower * 0.6
        if room == "wall":
            further, forward = further * 1.15, forward - 0.2
        distance *= further
        middle_z -= tallest * lower
        toward = faucet.get("reach", 0.2) * forward
    heading = math.radians(turn)
    aim = (foot[0], foot[1] - toward, middle_z)
    eye = (aim[0] + distance * math.sin(heading), aim[1] - distance * math.cos(heading), middle_z + distance * rise)
    camera.looking(eye, aim, lens, focus=aim, fstop=8.0 if view == "front" else 5.6)


# Heading in degrees; how far the camera rises with each metre of distance; how much further away, lower and more forward (of the
# spout's reach) than in front it aims.
VIEWS = {"side": (62.0, 0.24, 1.02, 0.06, 0.55), "running": (-36.0, 0.42, 1.08, 0.17, 0.6), "pulled-out": (40.0, 0.34, 1.06, 0.15, 0.8)}
# Things at the right, which would stand before the faucet when it is seen from there.
NEAR = {"pale-soap", "bowl", "tumbler", "vase"}


def turn_on(faucet):
    """Opens the valve: water runs from every spout, and from a pre-rinse's spray."""
    if faucet["kind"] == "commercial":
        for middle, aim, radius in running_water.outlets("face"):
            start = middle + aim * 0.127
            spots = [(radius * 0.8 * k / 3, 2 * math.pi * i / (5 * k)) for k in (1, 2, 3) for i in range(5 * k)]
            floor = running_water.below(start + aim * 0.01)
            wet.threads([start + Vector((r * math.cos(a), r * math.sin(a), 0)) for r, a in spots], aim, start.z - floor.z, 2.2, 3, 0.00085, 0.07)
        return
    for middle, aim, radius in running_water.outlets():
        running_water.run(middle + aim * 0.001, aim, radius * 0.72)


def cards_behind(x, head):
    """Two cards before the wall that only reflections see: a dark one behind the metal, which draws its outline, a lit
    one above `head`, for its upper side. Without them chrome mirrors the wall that it stands before, and melts into it.
    """
    card("flag", x, 0.55, TOP + 0.12, head - 0.06, 0.045)
    card("card", x, 0.8, head - 0.06, head + 0.9, 1.1)


def card(name, x, half, low, high, strength):
    """A card facing the room; from its rear it is clear, so that tiles and boards behind it mirror the room as before."""
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata([(x - half, 0, low), (x + half, 0, low), (x + half, 0, high), (x - half, 0, high)], [], [(0, 1, 2, 3)])
    g = m.Graph(name)
    emission = g.add("ShaderNodeEmission", {"Color": m.linear("#F6F1E8"), "Strength": strength})
    rear = g.add("ShaderNodeNewGeometry").outputs["Backfacing"]
    clear = g.add("ShaderNodeBsdfTransparent")
    sides = g.add("ShaderNodeMixShader", {0: rear, 1: emission.outputs[0], 2: clear.outputs[0]})
    g.tree.links.new(sides.outputs[0], g.tree.nodes["Material Output"].inputs["Surface"])
    obj = link(name, mesh, g.material, (0, -0.014, 0))
    obj.visible_camera = obj.visible_diffuse = obj.visible_transmission = obj.visible_shadow = False


def style(kind, foot):
    """A quiet thing beside the faucet, out of the way of its outline."""
    x, y, z = foot[0], foot[1], TOP + 0.0008
    if kind == "soap":
        props.soap((-0.22, -0.07, z), "#3B3A36", "brass")
    elif kind == "pale-soap":
        props.soap((0.20, -0.07, z), "#D9D0C0", "black")
    elif kind == "branch":
        props.vase((-0.30, -0.075, z), 0.20, 0.062, m.ceramic("#D9D0C1", 0.6))
        props.branches((-0.30, -0.075, z + 0.17), 4, 0.34, 0.3, 5, leaf=0.045)
    elif kind == "boards":
        props.board((-0.30, -0.045, z), 0.24, 0.36, species="walnut", lean=6)
    elif kind == "bowl":
        props.bowl((0.30, -0.115, z), 0.085, 0.06, m.ceramic("#8C8271", 0.5, 0.4))
    elif kind == "tumbler":
        props.tumbler((0.24, -0.08, z))
    elif kind == "vase":
        props.vase((0.27, -0.07, z), 0.19, 0.05, m.ceramic("#5B564C", 0.5))
    elif kind == "pears":
        props.bowl((-0.30, -0.11, z), 0.10, 0.06, m.ceramic("#E3DACB", 0.4))
        props.fruit((-0.30, -0.11, z + 0.012), 4, "pear", 0.075, 5)
    elif kind == "towel":
        props.folded_towels((-0.25, -0.12, z), 2, (0.16, 0.12), 0.026)
