"""Three shower heads on a wall of wet green tile, the first and the last running, a hand shower on its bar between each two."""

from lib import counter_set, frieze, lighting, shower_parts, wet
from products.shower import slant

DEVELOP = {"exposure": 0.14, "warmth": 0.012, "look": "Medium High Contrast"}


def build():
    wide, z = 2.5, 1.98
    wall = counter_set.tiled_wall(-2.4, 2.4, 1.0, 2.9, (0.1, 0.1), "#4C665B", 0.002, 0.0, 0.6, "glazed", roughness=0.13)
    wet.soak(wall.data.materials[0], far=True)
    shower_parts.build("head", -0.78, 2.12, "brushed brass", reach=0.34, radius=0.15, runs=1.2)
    shower_parts.build("head", 0.02, 2.14, "chrome", reach=0.32, radius=0.14, form="dome", runs=1.2)
    shower_parts.build("head", 0.82, 2.12, "matte black", reach=0.34, radius=0.14, square=True)
    shower_parts.build("hand", -0.38, 1.30, "chrome", top=0.66, outlet=(-0.10, -0.1))
    shower_parts.build("hand", 0.42, 1.30, "brushed brass", top=0.66, outlet=(-0.10, -0.1))
    s = 1.7
    lighting.area("window left", (-1.9, -1.6, z + 0.3), (0, 0, z), (0.8, 2.2), 19 * s * s, "#FFF4E6")
    lighting.area("strip right", (2.0, -1.1, z + 0.1), (0, 0, z), (0.3, 2.0), 8 * s * s, "#E9F0FA")
    lighting.surround("#DCE2E6", 0.18, sky=1.0)
    slant(0.0, z, s, 3.2)
    frieze.look(0.02, -0.3, z, wide, 1.86, 70.0)
