"""Mouldings: six short lengths on a bench, sawn square towards the eye, so that each section is read against the light."""

import math

from mathutils import Matrix

from lib import camera, materials as m, profiles
from lib.mesh import box, prism
from services.light import window

DEVELOP = {"exposure": 0.42, "warmth": -0.01, "look": "Medium High Contrast"}


def build():
    box("wall", (-3, 0.78, -0.8), (3, 0.88, 2.2), m.plaster("#CFC6B7", 0.9, 0.45), 0)
    # A bench topped with linoleum, as benches for finished work are.
    box("bench", (-1.8, -1.5, -0.04), (1.8, 0.77, 0), m.paint("#3F4B45", 0.62, 0.4), 0.002)
    white, blue = m.paint("#ECE7DC", 0.42, 0.0), m.paint("#8496A0", 0.42, 0.0)
    oak, maple, walnut = m.wood("oak", "y"), m.wood("maple", "y"), m.wood("walnut", "y")
    rail = [(z, x + 0.029) for x, z in profiles.handrail()]
    row = (
        (profiles.BASEBOARD, white, 0.0),
        (profiles.CASING, oak, 0.045),
        (profiles.CROWN, blue, -0.01),
        (profiles.CHAIR_RAIL, maple, 0.05),
        (profiles.PICTURE_RAIL, walnut, 0.01),
        (rail, oak, 0.055),
    )
    x = -0.36
    for k, (profile, material, back) in enumerate(row):
        wide = max(h for _, h in profile)
        piece = prism(f"length {k}", [(h - wide / 2, p) for p, h in profile], 0.44, material, "y", (0, 0, 0))
        piece.matrix_world = Matrix.Translation((x + wide / 2, -0.13 + back, 0.0006)) @ Matrix.Rotation(math.radians(-24), 4, "Z")
        x += wide + 0.040
    # Long ones of the same wait behind, before the wall.
    for k, (profile, material, at) in enumerate(((profiles.CASING, m.wood("oak", "x"), 0.30), (profiles.CROWN, white, 0.40), (profiles.BASEBOARD, m.wood("maple", "x"), 0.51))):
        wide = max(h for _, h in profile)
        long = prism(f"long {k}", [(h - wide / 2, p) for p, h in profile], 1.6 - 0.1 * k, material, "x", (0, 0, 0))
        long.location = (-0.86 + 0.23 * k, at + 0.11, 0.0006)
    window((-1.7, -0.5, 1.2), (0.1, 0.0, 0.1), (1.1, 1.1), 24, (-0.95, -0.30, 0.30), (68, 27, 4.4), 0.34, x=-2.3, top=3.0)
    camera.looking((0.17, -0.90, 0.63), (0.054, 0.24, 0.0), 46, focus=(0.0, -0.06, 0.02), fstop=16)
