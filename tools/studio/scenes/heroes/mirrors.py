"""Five mirrors of five outlines in a row over a walnut shelf, a globe light between each two; a sunlit room is seen in them."""

from lib import frieze, globes, lighting, materials as m, mirror_setting, mirror_views, sash_light, vanity_things
from lib.mesh import box
from lib.mirrors import pane

DEVELOP = {"exposure": 0.34, "look": "Medium High Contrast"}

ROW = (
    (-2.08, 0.62, 0.90, {"kind": "arch"}, {"section": "flat", "width": 0.016, "depth": 0.030, "of": "metal:black"}),
    (-1.04, 0.80, 0.80, {"kind": "oval"}, {"section": "round", "width": 0.024, "depth": 0.032, "of": "metal:brass"}),
    (0.0, 0.64, 0.88, {"kind": "rectangle", "radius": 0.03}, {"section": "slope", "width": 0.036, "depth": 0.034, "of": "wood:walnut"}),
    (1.04, 0.62, 0.92, {"kind": "oval"}, {"section": "flat", "width": 0.020, "depth": 0.034, "of": "wood:oak"}),
    (2.08, 0.70, 0.84, {"kind": "rectangle", "radius": 0.10}, {"section": "round", "width": 0.014, "depth": 0.026, "of": "metal:chrome"}),
)


def build():
    wide, z = 5.2, 1.60
    mirror_setting.wall("plaster", "#7F8F86", 5.5)
    box("shelf", (-3.4, -0.17, 0.984), (3.4, -0.001, 1.02), m.wood("walnut", "x"), 0.003)
    room = -6.4, "#D6CDBD", "#8E9A92", "#A58A68"
    mirror_views.furnish(0.0, *room, (("picture", -4.5), ("window", -2.4), ("doorway", 0.0), ("plant", 1.3), ("window", 2.4), ("cupboard", 4.5)))
    # The outermost mirrors see further along that wall.
    for aside in (-10.0, 10.0):
        mirror_views.furnish(aside, *room)
    for k, (x, width, height, shape, frame) in enumerate(ROW):
        pane(width, height, shape, x, z, frames=(frame,))
        if k:
            globes.sconce(x - 0.52, z + 0.06, 0.0, "aged brass")
    for name, x in (("twig", -2.45), ("jars", -0.55), ("candle", 0.52), ("daisies", 1.56)):
        vanity_things.THINGS[name](x, -0.09, 1.0208, "brushed brass")
    sash_light.sunlight(wide, z, "mirrors")
    lighting.area("window", (-3.6, -2.6, 2.4), (0.3, 0, 1.3), (1.8, 2.1), 190, "#FFEBD2").visible_glossy = False
    lighting.area("room", (1.4, -3.4, 2.9), (0, -5.2, 1.4), (3.4, 1.4), 150, "#FFF1E0").visible_glossy = False
    lighting.surround("#F0EEEA", 0.36, 1.2)
    frieze.look(0.0, 0.0, z, wide, 1.52, 34.0)
