"""A shower on its tiled wall, in the sun of a window, wet: a whole system, a head, a valve's trim or body sprays, at the size of the
thing."""

import math

import bpy
from mathutils import Vector

from lib import camera, counter_set, lighting, shower_parts, wet
from lib import materials as m
from lib.mesh import box

DEVELOP = {"exposure": 0.1, "warmth": 0.015, "look": "Medium High Contrast", "grain": 0.012}


def build(parts, tiles, middle=(0.0, 1.5), tall=1.5, turn=16.0, pitch=0.0, styling=None, view="front", close_up=None, sun=3.4, water=None):
    """`parts` are arguments of shower_parts.build. The picture shows `tall` metres of wall about `middle` (x, z); the camera
    stands `turn` degrees to the right, and `pitch` metres above (or below) the middle. `close_up` (x, z, tall) frames any view but
    the front instead. `sun`: how strong it is. `water` says instead of the parts which of them run: pairs of a part's place in the
    list and how far its water falls."""
    x, z = middle
    low, high = z - tall * 0.95, z + tall * 0.95
    # Seen aslant, the wall reaches further.
    wide = 0.0 if view in ("front", "detail") else 1.4
    wall = counter_set.tiled_wall(x - tall * 1.0 - wide, x + tall * 0.9 + wide, low, high, **tiles)
    wet.soak(wall.data.materials[0], far=tall > 1)
    falls = None if water is None else {place: fall for place, fall in water}
    for place, part in enumerate(parts):
        if falls is None:
            shower_parts.build(**part)
        else:
            run(part, falls.get(place, 0.0))
    shower_parts.style(styling, x, z)

    # Tall soft boxes with dark gaps between, scaled with the thing: chrome draws itself with them.
    s = max(tall, 0.5)
    lighting.area("window left", (x - 0.8 * s, -1.05 * s, z + 0.25 * s), (x, 0, z), (0.45 * s, 1.5 * s), 19 * s * s, "#FFF4E6")
    lighting.area("strip right", (x + 1.1 * s, -0.65 * s, z + 0.1 * s), (x, 0, z), (0.18 * s, 1.4 * s), 7 * s * s, "#E9F0FA")
    lighting.surround("#DCE2E6", 0.16, sky=1.0)
    slant(x, z, s, sun)
    if view != "front" and close_up:
        x, z, tall = close_up
    lens = 70
    distance = tall * lens / 36
    heading = math.radians(turn)
    eye = (x + distance * math.sin(heading), -0.1 - distance * math.cos(heading), z + pitch)
    camera.level(eye, -turn, lens, (0, -pitch / tall))


def run(part, fall):
    """Builds a part whose water falls `fall` metres, if any."""
    if part["part"] in ("head", "angled-head", "column"):
        shower_parts.build(**{**part, "runs": fall})
        return
    before = set(bpy.data.objects)
    shower_parts.build(**part)
    if not fall:
        return
    bpy.context.view_layer.update()
    nozzles = [obj for obj in set(bpy.data.objects) - before if obj.name.startswith("nozzle")]
    nozzles.sort(key=lambda obj: obj.name)
    starts = [obj.matrix_world.translation for obj in nozzles]
    aim = nozzles[0].matrix_world.to_3x3() @ Vector((0, 0, 1))
    wet.threads(starts, aim, fall, 2.6, 4, 0.00042, 0.09)


def slant(x, z, s, strength):
    """The sun through a window at the left, in two panes that lie aslant over the wall; only its light is there."""
    lighting.sun(58, 34, strength, 0.7, "#FFE6C4")
    at, near, far, low, high = x - 1.6 * s, -1.75 * s, -0.42 * s, z + 0.50 * s, z + 1.95 * s
    black = m.paint("#000000", 1.0, 0.0)
    bar = 0.03 * s
    middle = (low + high) / 2
    strips = (((near - 6 * s, -9), (near, 12)), ((far, -9), (far + 6 * s, 12)), ((near, -9), (far, low)), ((near, high), (far, 12)), ((near, middle - bar), (far, middle + bar)))
    for (a, foot), (b, head) in strips:
        screen = box("screen", (at - 0.002, a, foot), (at, b, head), black, 0)
        screen.visible_camera = screen.visible_diffuse = screen.visible_glossy = screen.visible_transmission = False
