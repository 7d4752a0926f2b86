"""A mirror on its wall, over the hint of a vanity; the room it hangs in is seen in it. Sizes in inches, as sold."""

from lib import camera, lighting, materials as m, mirror_room, mirror_setting, mirror_views, sash_light
from lib.mesh import box
from lib.mirrors import ledge, pane

DEVELOP = {"exposure": 0.3}
INCH = 0.0254

# Metres of wall from the foot of the picture to its head, and the height the mirror's middle hangs at.
VIEWS = {"single": (1.5, 0.75, 1.53), "double": (2.62, -0.02, 1.56)}


def build(panes=(), wall=None, foot=None, seed=1, view="single", light="day", hang=0.0, extras=(), seen=None, things=(), aged=False):
    """`panes` are lib.mirrors.pane() records with `width_in`, `height_in`, and `x_in`, `z_in` from the middle.
    `seen` is what the glass shows, as in lib.mirror_views; without it a `seed` dresses the room. `things` stand on the top."""
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
    for each in panes:
        each = dict(each)
        width, height = each.pop("width_in") * INCH, each.pop("height_in") * INCH
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
