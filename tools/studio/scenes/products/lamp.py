"""A lamp in the place it is made for, before a wall whose colour sets it off: lit at dusk, or off by day; and in a furnished room."""

import math

import bpy

from lib import camera, lamp_places, lamp_rooms, lamps, lighting, materials as m
from lib.sash_light import sunlight

DEVELOP = {"exposure": 0.55, "warmth": -0.01, "look": "Medium High Contrast", "bloom": 0.10, "grain": 0.014}

# Of each place: metres from foot to head of the picture, and the height of its foot; how far the camera stands from the wall;
# how high above the foot the last of the day comes in, in pictures' heights.
PLACES = {
    "table": (1.62, 0.60, 3.3),
    "wall": (0.90, 1.20, 2.5),
    "ceiling": (1.20, 2.08, 3.0),
    "kitchen": (0.74, 0.89, 1.8),
    "console": (0.96, 0.62, 2.8),
    "corner": (2.28, -0.24, 4.2),
}


def lit_skin(colour="#FFE3BC", strength=1.6, weave=False):
    """Opal glass or linen with a lamp behind it, seen near by: brightest where it faces the eye, amber towards its outline,
    where the way through is longer; a skin that still takes the light of the room."""
    rim = "#FF9A45"
    if weave:
        colour, rim, strength = "#FFB76B", "#D9701F", strength * 1.25
    g = m.Graph(f"skin {colour} {strength} {weave}")
    facing = g.math("SUBTRACT", 1.0, g.add("ShaderNodeLayerWeight", {"Blend": 0.45}).outputs["Facing"])
    glow = g.math("MULTIPLY_ADD", facing, 0.62 * strength, 0.10 * strength)
    tint = g.mix(facing, m.linear(rim), m.linear(colour))
    if weave:
        where = g.add("ShaderNodeTexCoord")
        height = g.add("ShaderNodeSeparateXYZ", {0: where.outputs["Generated"]}).outputs[2]
        # A bulb sits at mid height: linen fades towards both rims, and yellows as it does.
        off = g.math("ABSOLUTE", g.math("SUBTRACT", height, 0.46))
        middle = g.math("SUBTRACT", 1.05, g.math("MULTIPLY", off, 1.55))
        tint = g.mix(g.math("MULTIPLY", off, 1.7, clamp=True), tint, m.linear(rim))
        threads = g.noise(g.stretch(where.outputs["Object"], (260, 260, 520)), 1.0, 2)
        slubs = g.noise(g.stretch(where.outputs["Object"], (14, 14, 420)), 1.0, 3)
        woven = g.math("ADD", g.math("MULTIPLY_ADD", threads, 0.42, 0.50), g.math("MULTIPLY", slubs, 0.55))
        glow = g.math("MULTIPLY", g.math("MULTIPLY", glow, middle), woven)
    g.set(Base_Color=m.linear("#9A8768" if weave else "#E9DCC6"), Roughness=0.9 if weave else 0.12, Emission=tint, Emission_Strength=glow)
    return g.material


def cold_skin(colour="#F1EDE4", strength=1.0, weave=False):
    """The same opal glass or linen by day, with nothing lit behind it."""
    g = m.Graph(f"cold skin {weave}")
    if not weave:
        g.set(Base_Color=m.linear("#EFEBE2"), Roughness=0.14, Specular=0.5)
        return g.material
    where = g.add("ShaderNodeTexCoord")
    threads = g.noise(g.stretch(where.outputs["Object"], (260, 260, 520)), 1.0, 2)
    slubs = g.noise(g.stretch(where.outputs["Object"], (14, 14, 420)), 1.0, 3)
    woven = g.math("ADD", g.math("MULTIPLY_ADD", threads, 0.22, 0.62), g.math("MULTIPLY", slubs, 0.42))
    g.set(Base_Color=g.add("ShaderNodeHueSaturation", {"Value": woven, "Color": m.linear("#DCD0B8")}).outputs[0], Roughness=0.95, Specular=0.1, Normal=g.bump(threads, 0.4, 0.002))
    return g.material


def switch_off(parts):
    """Takes the light out of a lamp: its lights go, and what glowed is the frosted glass that it is by day."""
    frosted = m.paint("#E9E4D8", 0.4)
    for obj in parts:
        if obj.type == "LIGHT":
            bpy.data.objects.remove(obj)
            continue
        for slot in obj.material_slots:
            nodes = slot.material.node_tree
            if any(node.type == "EMISSION" for node in nodes.nodes):
                slot.material = frosted
                continue
            for node in nodes.nodes:
                if node.type == "BSDF_PRINCIPLED":
                    strength = node.inputs["Emission Strength"]
                    for wire in list(strength.links):
                        nodes.links.remove(wire)
                    strength.default_value = 0.0


def in_room(kind, room, wall, lamp):
    """The lamp at its true height in one of lib.lamp_rooms. `room`: its name and arguments, and where the lamp is: `at`, metres
    from where the room has it (one place, or several for more than one lamp); what else is told of it goes to the lamp."""
    own = dict(room)
    places, more = own.pop("at", ((0.0, 0.0, 1.6),)), own.pop("lamp", {})
    spot = lamp_rooms.ROOMS[own.pop("name")](**{"wall": wall, **own})
    told = {**{k: v for k, v in (lamp or {}).items() if k not in ("x", "y", "z", "aims")}, **more}
    for dx, dy, z in places:
        at = (spot["at"][0] + dx, spot["at"][1] + dy, z)
        if kind == "strip_under":
            lamps.strip_under(-1.88, 1.88, at[1], z, **told)
        elif kind.endswith(("pendant", "chandelier")):
            lamps.KINDS[kind](at, spot["ceiling"], **told)
        else:
            lamps.KINDS[kind](at, **told)


def build(kind, place="table", wall="#D9D0C2", view="front", frame=None, detail=None, dusk=1.0, edge=1.0, turn=0.0, eye=None, middle=0.0, lamp=None, sun="", room=None, **setting):
    """`kind` names a lamp of lib.lamps, `lamp` its arguments beside its place; of those, `x`, `y` and `z` say where it hangs or
    stands. `place` is one of lib.lamp_places, `setting` its arguments. `frame`: metres from foot to head of the picture at the
    wall, and the height of its foot; `detail` is that of the close view. `dusk` and `edge`: how strong the day is, and the light that
    draws metal's edges. `turn`: degrees that the camera goes round the lamp to the right; `eye`: its height; `middle`: where
    it looks, left or right of the lamp's wall's middle. `sun`, any word, is another sun by day; `room` is told in in_room()."""
    # The lamps are those of the rooms; here one looks into what glows.
    lamps.shade_material = cold_skin if view == "unlit" else lit_skin
    if view == "room":
        in_room(kind, room, wall, lamp)
        return
    lamp_places.PLACES[place](wall, **setting)
    own = dict(lamp or {})
    before = set(bpy.data.objects)
    at = (own.pop("x", 0.0), own.pop("y", STANDS[place][0]), own.pop("z", STANDS[place][1]))
    if kind == "strip_under":
        lamps.strip_under(-1.5, 1.5, at[1], at[2], **own)
    elif place == "table":
        lamps.KINDS[kind](at, 2.75, **own)
    else:
        lamps.KINDS[kind](at, **own)
    if view == "unlit":
        switch_off(set(bpy.data.objects) - before)
    tall, low, distance = PLACES[place]
    s = tall / PLACES["table"][0]
    if view == "unlit":
        by_day(s, low, tall, sun if place != "ceiling" else None)
    else:
        at_dusk(s, low, tall, dusk, edge)
    tall, low = (detail if view == "detail" else frame) or (tall, low)
    if eye is None:
        eye = min(1.5, low + tall * 0.5)
    t = math.radians(turn)
    pivot = at[1] if turn else 0.0
    camera.level((middle + distance * math.sin(t), pivot - distance * math.cos(t), eye), -turn, 36 * distance / tall, (0.0, (low + tall / 2 - eye) / tall))


def at_dusk(s, low, tall, dusk, edge):
    """The last of the day from a window at the left, cool beside the lamp; a narrow light at the right draws metal's edges."""
    lighting.area("dusk", (-2.2 * s, -2.2 * s, low + tall * 0.75), (0, -0.4 * s, low + tall * 0.5), (1.2 * s, 1.9 * s), 30 * s * s * dusk, "#DCE6F6")
    lighting.area("edge", (1.9 * s, -1.5 * s, low + tall * 0.6), (0, -0.5 * s, low + tall * 0.6), (0.25 * s, 1.6 * s), 6 * s * s * edge, "#E6EDF8")
    lighting.surround("#C9D3E2", 0.10 * dusk, 0.9, "#C3D2EA")


def by_day(s, low, tall, sun):
    """The same window at noon, its sun on the wall if it comes in."""
    lighting.area("window", (-2.2 * s, -2.2 * s, low + tall * 0.75), (0, -0.4 * s, low + tall * 0.5), (1.2 * s, 1.9 * s), 62 * s * s, "#FFF7EC")
    lighting.area("edge", (1.9 * s, -1.5 * s, low + tall * 0.6), (0, -0.5 * s, low + tall * 0.6), (0.25 * s, 1.6 * s), 7 * s * s, "#EDF1F8")
    lighting.surround("#EFECE6", 0.26, 1.4, "#F4F6FA")
    if sun is not None:
        sunlight(tall * 0.9, low + tall * 0.45, sun)


# Where a lamp is fixed, hung or stood in each place: y, z.
STANDS = {"table": (-0.8, 1.5), "wall": (0.0, 1.62), "ceiling": (-0.75, lamp_places.TALL), "kitchen": (-0.19, 1.4395), "console": (-0.21, 0.7806), "corner": (-0.55, 0.0)}
