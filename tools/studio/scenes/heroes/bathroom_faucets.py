"""Three faucets in three finishes on one long stone: brushed brass, chrome and matte black, each above its own basin."""

from lib import counter_set, faucets, finishes, frieze, sash_light, sinks, swan_faucets, vanity_things
from lib.loft import ellipse, moved

DEVELOP = {"exposure": 0.26, "warmth": -0.004, "look": "Medium High Contrast"}

TOP = counter_set.TOP
ROW = (-0.60, 0.0, 0.60)


def build():
    wide = 1.72
    counter_set.tiled_wall(-2.2, 2.0, TOP - 0.05, TOP + 1.2, (0.15, 0.075), "#7F9188", 0.002, 0.5, 0.35, "glazed", -0.001, roughness=0.12)
    plan, middle = ellipse(0.43, 0.34), (0.0, -0.320)
    counter_set.worktop("statuario-venato", -1.6, 1.6, -0.60, [moved(plan, x, middle[1]) for x in ROW])
    counter_set.fronts(-1.6, (0.8,) * 4, ("drawers2",) * 4, -0.60, "wood:walnut")
    for x in ROW:
        _, hole = sinks.dish("bowl", plan, 0.135, finishes.of("glaze"), (x, middle[1], TOP - counter_set.THICK - 0.001), (0, -0.02, 0.028))
        sinks.basin_drain(hole)
    swan_faucets.build((ROW[0], -0.088, TOP), kind="swan", finish="brushed brass", height=0.17, reach=0.135)
    faucets.build((ROW[1], -0.088, TOP), kind="widespread", finish="chrome", height=0.20, reach=0.135, grip="lever")
    faucets.build((ROW[2], -0.088, TOP), kind="single-hole", finish="matte black", height=0.175, reach=0.13, style="cylinder")
    for name, x, y in (("amber", -0.29, -0.075), ("daisies", 0.30, -0.09), ("soap", -0.30, -0.20), ("twig", 0.86, -0.10)):
        vanity_things.THINGS[name](x, y, TOP + 0.0008, "brushed brass")
    counter_set.studio_boxes((0, -0.2, TOP + 0.15), key=44, rim=12, top=10, surround=0.24)
    sash_light.sunlight(wide, TOP + 0.20, "faucets")
    frieze.look(0.0, -0.16, TOP + 0.085, wide, TOP + 1.0, 85.0)
