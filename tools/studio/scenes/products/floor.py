"""A floor in a room that suits it, the sun of a tall window raking over it."""

import math

from lib import close_floors
from lib import floor_finishes as finish
from lib import floor_pieces as lay
from lib import materials as m
from lib.floor_rooms import ROOM, close_view, set_room
from lib.floor_views import close, second_room
from lib.mesh import box
from lib.studio import slab_picture

DEVELOP = {"exposure": 0.68, "warmth": 0.0, "look": "Medium High Contrast"}

INCH = 0.0254


def build(surface="board", colour="white oak", layout="straight", width_in=7.5, length_in=72, relief=0.25, roughness=0.42, joint_mm=0.4, grout="#8E877C", stagger=0.0, angle=0.0, options=None, room="dining", wall="#EFEBE3", heading=0.0, accent=None, light="late", at=(-0.28, -1.95), near=True, view="front"):
    """`surface`: "board", "clouded", "slate", "marble", "terrazzo", "glazed", "chequer" or "carpet"; `colour`: a
    timber, a colour, a list of colours, or the slug of a slab. `layout`: "straight", "herringbone", "hexagon" or
    "whole". Sizes of a piece in inches; `options` go to the finish as they are. `room`: one of floor_rooms.SETS, seen with
    the camera turned by `heading` degrees. `view`: from the "front", a "room" of floor_views in its `light`, or a "detail":
    the floor `at` a place, from close above; unless `near`, a step further off, where a pattern is seen."""
    extra = options or {}
    surfaces = {
        "board": lambda: finish.timber(colour, roughness, relief, **extra),
        "clouded": lambda: finish.clouded(colour, roughness, **extra),
        "slate": lambda: finish.slate(tuple(colour), roughness),
        "marble": lambda: finish.marble(slab_picture(colour), roughness),
        "terrazzo": lambda: finish.terrazzo(colour[0], tuple(colour[1:]), roughness),
        "glazed": lambda: finish.glazed(tuple(colour), roughness, **extra),
    }
    width, length = width_in * INCH, length_in * INCH
    joint = joint_mm / 2000
    edge = dict(joint=joint, chamfer=0.0009 if surface == "board" else 0.0012, drop=0.0010)
    if surface == "carpet":
        kind = extra.get("kind", "loop")
        lay.tufts("carpet", ROOM, finish.yarn(tuple(colour), 0.16 if kind == "pile" else 0.0), kind, extra.get("tuft", 0.009))
    elif surface == "chequer":
        pieces = list(lay.tiles(width, width, angle))
        c, s = math.cos(math.radians(angle)), math.sin(math.radians(angle))
        for k, tint in enumerate(colour):
            some = [p for p in pieces if (math.floor((c * p[1][0] + s * p[1][1]) / width) + math.floor((c * p[1][1] - s * p[1][0]) / width)) % 2 == k]
            lay.lay("chequer", some, ROOM, finish.glazed((tint,), roughness, **extra), **edge, seed=k)
    else:
        layouts = {
            "straight": lambda: lay.boards(width, length * 0.55, length, angle) if surface == "board" else lay.tiles(length, width, angle, stagger, shift=(0.21, -0.07)),
            "herringbone": lambda: lay.herringbone(width, round(length / width), angle),
            "hexagon": lambda: lay.hexagons(width / math.sqrt(3), shift=(0.02, 0)),
        }
        laid = surfaces[surface]()
        if view == "detail" and surface == "board":
            close_floors.grain(laid, colour, 0.15 + relief)
        elif view == "detail" and surface == "slate":
            close_floors.riven(laid)
        lay.lay("floor", layouts[layout](), ROOM, laid, **edge, lippage=0.0012 if surface == "slate" else 0.0)
    # What lies between the pieces: the joint, the dark under boards, the backing of a carpet.
    low, between = {"board": (-0.0105, "#1A1510"), "carpet": (-0.0065, colour[-1])}.get(surface, (-0.0016, grout))
    box("bed", (ROOM[0], ROOM[2], -0.06), (ROOM[1], -0.001, low), m.plaster(between, 0.9, 0.1), 0)

    if view == "room":
        second_room(room, wall, accent, light)
        return
    set_room(room, wall, heading, accent)
    if view == "detail":
        if near:
            close(at, -38.0)
        else:
            close_view()
