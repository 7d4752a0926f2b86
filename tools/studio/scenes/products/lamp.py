"""A lamp, lit, at the end of the day, in the place it is made for: over a table, at a mirror, on a ceiling, under a cupboard."""

from lib import cabinets, camera, lamps, lighting, materials as m, mirror_room, mirror_setting, props
from lib.coatings import tiled
from lib.mesh import box
from lib.mirrors import pane
from lib.studio import slab_picture

DEVELOP = {"exposure": 0.35, "warmth": 0.0, "bloom": 0.09}

# Per place: metres from foot to head of the picture, height of its foot, distance of the camera from the wall, and where
# a detail looks (z, metres high).
PLACES = {
    "table": (1.95, 0.4, 3.7, (1.74, 0.8)),
    "mirror": (1.5, 0.8, 2.75, (1.9, 0.55)),
    "ceiling": (1.65, 1.45, 4.0, (2.6, 0.7)),
    "kitchen": (1.4, 0.78, 2.6, (1.4, 0.5)),
    "console": (1.35, 0.58, 2.9, (1.2, 0.55)),
    "floor": (2.36, -0.14, 4.2, (1.5, 0.7)),
}


def table(seed, top="walnut"):
    """The near half of a dining table with a bowl and a runner of linen."""
    box("table", (-1.4, -1.25, 0.735), (1.4, -0.35, 0.77), m.wood(top, "x"), 0.004)
    box("runner", (-0.3, -1.252, 0.7703), (0.3, -0.348, 0.7718), m.fabric("#D9D0C0", 700), 0.0007, 1)
    if seed % 2:
        props.bowl((0.0, -0.8, 0.7722), 0.15, 0.085, m.ceramic("#CFC2AE", 0.4, 0.4))
        props.fruit((0.0, -0.8, 0.79), 5, "pear", 0.09, seed)
    else:
        props.vase((0.02, -0.8, 0.7722), 0.2, 0.08, m.ceramic("#8E8676", 0.6))
        props.branches((0.02, -0.8, 0.95), 4, 0.26, 0.5, seed, leaf=0.05)


def build(kind, place="table", wall="#D9D0C2", view="front", seed=1, top="walnut", lamp=None):
    """`kind` names a lamp of lib.lamps, `lamp` its arguments beside its place."""
    tall, low, distance, close = PLACES[place]
    make, own = lamps.KINDS[kind], dict(lamp or {})
    if place == "table":
        mirror_setting.wall("limewash", wall, 2.6, 3.2)
        table(seed, top)
        make((0, -0.8, own.pop("z", 1.5)), 2.75, **own)
    elif place == "mirror":
        mirror_setting.wall("plaster", wall, 2.4, 3.0)
        mirror_setting.foot("counter", seed=seed, of="calacatta-supreme", style=("branches", "soap") if seed % 2 else ("towels", "candle"), metal="brass")
        mirror_room.furnish(seed, -0.6, -5.2, 1.15)
        rim = [{"section": "flat", "width": 0.012, "depth": 0.03, "of": "metal:brass"}]
        if kind == "vanity_bar":
            pane(0.62, 0.70, {"kind": "rectangle", "radius": 0.04}, 0, 1.43, frames=rim)
            make((0, 0, 2.1), **own)
        else:
            pane(0.56, 0.86, {"kind": own.pop("glass", "oval")}, own.pop("aside", 0.13), 1.56, frames=rim)
            make((-0.38, 0, 1.62), **own)
    elif place == "ceiling":
        mirror_setting.wall("limewash", wall, 2.6, 2.6)
        box("ceiling", (-2.6, -3.4, 2.6), (2.6, 0.1, 2.66), m.plaster("#EDE8DE", 0.9, 0.15), 0)
        box("cornice", (-2.6, -0.045, 2.535), (2.6, -0.0005, 2.5995), m.paint("#EDE8DE"), 0.02)
        if kind == "track":
            mirror_room.picture(-0.02, -0.001, 1.9, (0.62, 0.8), "oak", "#E2D7C4", towards=-1)
        else:
            mirror_room.picture(-0.27, -0.001, 1.9, (0.36, 0.5), "black", towards=-1)
            mirror_room.picture(0.27, -0.001, 1.9, (0.36, 0.5), "black", "#DCD0BC", ("#A9765A", "#5E6B57"), towards=-1)
        make((0, -0.75 if kind != "track" else -0.85, 2.6), **own)
    elif place == "kitchen":
        box("splash", (-2, 0, 0.5), (2, 0.1, 2.6), tiled(wall, (0.065, 0.2), 0.0), 0)
        cabinets.counter("counter", -1.6, 1.6, -0.64, -0.0005, m.slab(slab_picture("calacatta-supreme"), 0.18), z=0.915, offset=(0.3, 0.2))
        green = m.paint("#3D5346")
        box("cupboard", (-1.6, -0.335, 1.44), (1.6, -0.0006, 2.4), green, 0.002)
        for k in range(-2, 2):
            a = k * 0.6
            cabinets.slab_front("door", a + 0.0015, a + 0.5985, 1.4405, 2.4, -0.356, green)
            cabinets.knob("knob", (a + (0.55 if k % 2 else 0.05), -0.356, 1.5), m.metal("brass"))
        make(-1.2, 1.2, -0.26, 1.4395, **own)
        props.board((-0.36, -0.07, 0.916), 0.26, 0.36)
        props.bowl((0.02, -0.3, 0.9156), 0.13, 0.075, m.ceramic("#E3DCCF", 0.4, 0.4))
        props.fruit((0.02, -0.3, 0.93), 5, "lemon", 0.08, 3)
        props.vase((0.36, -0.16, 0.9156), 0.17, 0.06, m.ceramic("#A9765A", 0.6))
        props.branches((0.36, -0.16, 1.065), 3, 0.2, 0.4, 6, leaf=0.04)
    else:
        mirror_setting.wall("limewash", wall, 2.6, 3.0)
        if place == "console":
            box("console", (-0.8, -0.42, 0.745), (0.8, -0.02, 0.78), m.wood("walnut", "x"), 0.003)
            for a, b in ((-0.78, -0.002), (0.002, 0.78)):
                cabinets.slab_front("drawer", a, b, 0.58, 0.742, -0.40, m.wood("walnut", "x"))
                cabinets.knob("knob", ((a + b) / 2, -0.40, 0.66), m.metal("aged brass"))
            box("console body", (-0.785, -0.378, 0.3), (0.785, -0.03, 0.7435), m.wood("walnut", "x"), 0.002)
            props.stack((0.34, -0.22, 0.7805), 3, seed, (0.22, 0.16))
            mirror_room.picture(0.26, -0.001, 1.5, (0.4, 0.52), "oak", towards=-1)
            make((-0.16, -0.21, 0.7806), **own)
        else:
            box("floor", (-2.6, -2.4, -0.05), (2.6, 0, 0), m.wood("pale oak", "x"), 0)
            box("skirting", (-2.6, -0.018, 0.0005), (2.6, -0.0005, 0.15), m.paint("#E9E4DA"), 0.004)
            props.stool((0.47, -0.5, 0), 0.46, "walnut", "black", 0.19)
            props.stack((0.47, -0.5, 0.465), 3, seed, (0.22, 0.16))
            mirror_room.picture(0.36, -0.001, 1.42, (0.42, 0.56), "oak", towards=-1)
            make((-0.2, -0.55, 0), **own)

    lighting.area("evening", (-2.6, -2.6, 2.4), (0, 0, 1.3), (1.8, 1.8), 44, "#E9EDF5")
    lighting.surround("#D9DEE8", 0.11, 0.8)
    if view == "detail":
        middle, tall = close
        low = middle - tall / 2
    aside = 0.3 if place == "mirror" else 0.0
    eye = 1.22 if place == "kitchen" else min(1.5, low + tall * 0.5)
    camera.level((aside, -distance, eye), 0.0, 36 * distance / tall, (-aside / tall, (low + tall / 2 - eye) / tall))


