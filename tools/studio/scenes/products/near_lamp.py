"""A lamp over a table, lit, at dusk: near enough to be what one sees, before a wall whose colour sets it off."""

from lib import camera, kitchen_things, lamps, lighting, materials as m, mirror_setting, props
from lib.mesh import box

DEVELOP = {"exposure": 0.55, "warmth": -0.01, "look": "Medium High Contrast", "bloom": 0.10, "grain": 0.014}

# The table's upper side, and how far the camera stands from the wall.
TOP = 0.77
DISTANCE = 3.3
# Metres from foot to head of the picture at the wall, and the height of its foot, by which the light is set.
ROOM = (1.62, 0.60)


def lit_skin(colour="#FFE3BC", strength=1.6, weave=False):
    """Opal glass or linen with a lamp behind it, seen near by: brightest where it faces the eye, amber towards its outline,
    where the way through is longer; a skin that still takes the light of the room."""
    rim = "#FF9A45"
    if weave:
        colour, rim, strength = "#FFD9A2", "#E88B3C", strength * 1.05 / 0.72
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
    g.set(Base_Color=m.linear("#E9DCC6"), Roughness=0.9 if weave else 0.12, Emission=tint, Emission_Strength=glow)
    return g.material


def build(kind, wall="#D9D0C2", view="front", top="walnut", things=(), frame=ROOM, lamp=None):
    """`kind` names a lamp of lib.lamps, `lamp` its arguments beside its place, of which `z` is how high it hangs. `things`:
    (thing, x, y) on the table. `frame`: metres from foot to head of the picture at the wall, and the height of its foot."""
    # The lamps are those of the rooms; here one looks into what glows.
    lamps.shade_material = lit_skin
    own = dict(lamp or {})
    mirror_setting.wall("limewash", wall, 2.8, 3.2)
    box("table", (-1.4, -1.35, TOP - 0.035), (1.4, -0.30, TOP), m.wood(top, "x"), 0.005)
    lamps.KINDS[kind]((0, -0.8, own.pop("z", 1.5)), 2.75, **own)
    for name, x, y in things:
        THINGS[name](x, y, TOP + 0.0005)
    # The last of the day from a window at the left, cool beside the lamp; a narrow light at the right draws metal's edges.
    tall, low = ROOM
    lighting.area("dusk", (-2.2, -2.2, low + tall * 0.75), (0, -0.4, low + tall * 0.5), (1.2, 1.9), 30, "#DCE6F6")
    lighting.area("edge", (1.9, -1.5, low + tall * 0.6), (0, -0.5, low + tall * 0.6), (0.25, 1.6), 6, "#E6EDF8")
    lighting.surround("#C9D3E2", 0.10, 0.9, "#C3D2EA")
    tall, low = frame
    eye = min(1.5, low + tall * 0.5)
    camera.level((0.0, -DISTANCE, eye), 0.0, 36 * DISTANCE / tall, (0.0, (low + tall / 2 - eye) / tall))


THINGS = {
    **kitchen_things.THINGS,
    "jug": lambda x, y, z: (kitchen_things.pitcher(x, y, z, "#C8BBA6"), props.branches((x, y, z + 0.19), 5, 0.30, 0.42, 9, leaf=0.05)),
}
