"""What floors show only from close by, put over the materials of floor_finishes: pores and raised grain, the broken edges of slate."""

from .floor_finishes import FLOOR_WOODS
from .materials import Graph, linear


def _over(material):
    """A writer of nodes for a material that exists already, and its place on the piece."""
    g = Graph.__new__(Graph)
    g.material, g.tree = material, material.node_tree
    g.surface = g.tree.nodes["Principled BSDF"]
    return g, g.add("ShaderNodeUVMap", uv_map="piece").outputs[0]


def _flat_noise(g, where, stretch, detail=2.0, roughness=0.5):
    return g.add("ShaderNodeTexNoise", {"Vector": g.stretch(where, (*stretch, 1)), "Scale": 1.0, "Detail": detail, "Roughness": roughness}, noise_dimensions="2D").outputs["Fac"]


def _given(g, name):
    """What feeds an input of the surface so far."""
    return g.surface.inputs[name].links[0].from_socket


def grain(material, species, raised):
    """Open pores in bands along the grain, and lines of early and late wood that stand `raised` above one another."""
    g, where = _over(material)
    pore = FLOOR_WOODS[species][2]
    bands = g.ramp(_flat_noise(g, where, (1.6, 64), 2), [(0.0, 0.0), (0.38, 0.05), (0.62, 1.0)])
    pores = g.ramp(_flat_noise(g, where, (46, 1350), 1), [(0.0, 0.0), (0.55, 0.0), (0.66, 1.0)])
    pores = g.math("MULTIPLY", pores, bands)
    lines = _flat_noise(g, where, (2.0, 190), 4, 0.66)
    colour = g.add("ShaderNodeHueSaturation", {"Value": g.math("MULTIPLY_ADD", lines, 0.8, 0.58), "Color": _given(g, "Base Color")}).outputs[0]
    colour = g.mix(g.math("MULTIPLY", pores, 0.78), colour, linear(pore))
    height = g.math("MULTIPLY_ADD", pores, -0.6, lines)
    g.set(Base_Color=colour, Normal=g.bump(height, raised, 0.0022, _given(g, "Normal")))


def riven(material):
    """The face of slate where it was split: ragged hollows, and grit."""
    g, where = _over(material)
    hollows = _flat_noise(g, where, (7, 11), 9, 0.64)
    grit = _flat_noise(g, where, (420, 420), 2, 0.7)
    colour = g.add("ShaderNodeHueSaturation", {"Value": g.math("MULTIPLY_ADD", hollows, 0.9, 0.52), "Color": _given(g, "Base Color")}).outputs[0]
    normal = g.bump(hollows, 0.6, 0.012, _given(g, "Normal"))
    g.set(Base_Color=colour, Normal=g.bump(grit, 0.35, 0.001, normal))
