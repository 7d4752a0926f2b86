"""What sinks are made of beyond finishes.py: brushed sheet, hammered copper, cast concrete, terrazzo, glass."""

from functools import lru_cache

from . import finishes
from .materials import Graph, linear


@lru_cache(maxsize=None)
def sheet(roughness=0.30, across="x"):
    """Stainless sheet as a press leaves it and a belt finishes it: light runs off along the grain."""
    g = Graph(f"sheet {across}")
    where = g.add("ShaderNodeTexCoord").outputs["Object"]
    grain = g.noise(g.stretch(where, (10, 1100, 1100) if across == "x" else (1100, 10, 1100)), 1.0, 2)
    broad = g.noise(where, 7, 2)
    g.set(
        Base_Color=g.mix(broad, linear("#DCDCDA"), linear("#E6E6E4")),
        Metallic=1.0,
        Roughness=g.math("MULTIPLY_ADD", grain, 0.07, roughness - 0.035),
        Normal=g.bump(grain, 0.05, 0.0003),
    )
    return g.material


@lru_cache(maxsize=None)
def hammered(colour="#B27A5A", dark="#5C3A2A", roughness=0.30):
    """Copper beaten over a stake: facets the size of a thumbnail, darker where the patina lies."""
    g = Graph(f"hammered {colour}")
    where = g.add("ShaderNodeTexCoord").outputs["Object"]
    marks = g.add("ShaderNodeTexVoronoi", {"Vector": where, "Scale": 62.0}, feature="SMOOTH_F1")
    marks.inputs["Smoothness"].default_value = 0.35
    cloud = g.noise(where, 11, 4, 0.6, 0.5)
    fine = g.noise(where, 240, 2)
    seen = g.ramp(cloud, [(0.34, 0.0), (0.72, 1.0)])
    g.set(
        Base_Color=g.mix(g.math("MULTIPLY", seen, 0.55), linear(colour), linear(dark)),
        Metallic=1.0,
        Roughness=g.math("MULTIPLY_ADD", fine, 0.10, g.math("MULTIPLY_ADD", seen, 0.14, roughness - 0.05)),
        Normal=g.bump(marks.outputs["Distance"], 0.55, 0.010),
    )
    return g.material


@lru_cache(maxsize=None)
def cast(colour="#A39E95", roughness=0.62):
    """Concrete from a mould: clouds, small pores, a sealer's faint sheen."""
    g = Graph(f"cast {colour}")
    where = g.add("ShaderNodeTexCoord").outputs["Object"]
    cloud = g.noise(where, 8, 5, 0.62, 0.5)
    sand = g.noise(where, 420, 2)
    pores = g.ramp(g.noise(where, 110, 2, 0.6), [(0.0, 1.0), (0.285, 1.0), (0.31, 0.0), (1.0, 0.0)])
    base = linear(colour)
    shade = g.mix(cloud, tuple(c * 0.62 for c in base[:3]) + (1,), tuple(min(1, c * 1.12) for c in base[:3]) + (1,))
    shade = g.mix(g.math("MULTIPLY", sand, 0.22), shade, linear("#5F5A52"))
    g.set(
        Base_Color=g.mix(g.math("MULTIPLY", pores, 0.65), shade, linear("#4E4A44")),
        Roughness=g.math("MULTIPLY_ADD", cloud, 0.16, roughness - 0.08),
        Specular=0.35,
        Normal=g.bump(g.math("SUBTRACT", g.math("MULTIPLY", sand, 0.18), pores), 0.35, 0.0012),
    )
    return g.material


@lru_cache(maxsize=None)
def chips(ground="#9F9C96", stones=("#E6E1D6", "#6A675F", "#C6B9A4", "#F1EEE6", "#45443F"), roughness=0.34):
    """Terrazzo: marble chips of two sizes in grey cement, ground smooth."""
    g = Graph(f"chips {ground}")
    where = g.add("ShaderNodeTexCoord").outputs["Object"]
    drift = g.add("ShaderNodeTexNoise", {"Vector": where, "Scale": 60.0, "Detail": 1.0}).outputs["Color"]
    drift = g.add("ShaderNodeVectorMath", {0: drift, "Scale": 0.010}, operation="SCALE").outputs[0]
    bent = g.add("ShaderNodeVectorMath", {0: where, 1: drift}, operation="ADD").outputs[0]
    base = linear(ground)
    out = g.mix(g.noise(where, 240, 2), base, tuple(c * 0.80 for c in base[:3]) + (1,))
    for scale, share in ((210.0, 0.34), (105.0, 0.31)):
        cell = g.add("ShaderNodeTexVoronoi", {"Vector": bent, "Scale": scale})
        pick = g.add("ShaderNodeSeparateXYZ", {0: cell.outputs["Color"]})
        limit = g.math("MULTIPLY_ADD", pick.outputs[1], 0.30, share - 0.14)
        inside = g.math("LESS_THAN", cell.outputs["Distance"], limit)
        colour = g.ramp(pick.outputs[0], [(k / len(stones), linear(c)) for k, c in enumerate(stones)], "CONSTANT")
        out = g.mix(inside, out, colour)
    g.set(Base_Color=out, Roughness=roughness, Specular=0.45)
    return g.material


@lru_cache(maxsize=None)
def lake_glass(tint="#A9CDBF", deep="#2F6B58"):
    """Thick clear glass: green where one looks along it, clear where one looks through. It bends no light, which would
    cost much and show little; both its faces shine."""
    g = Graph(f"lake glass {tint}")
    facing = g.add("ShaderNodeLayerWeight", {"Blend": 0.42}).outputs["Facing"]
    through = g.add("ShaderNodeBsdfTransparent", {"Color": g.mix(g.math("POWER", facing, 1.6), linear(tint), linear(deep))})
    milk = g.add("ShaderNodeBsdfDiffuse", {"Color": linear("#9CC4B4")})
    body = g.add("ShaderNodeMixShader", {0: 0.10, 1: through.outputs[0], 2: milk.outputs[0]})
    shine = g.add("ShaderNodeBsdfGlossy", {"Color": (1, 1, 1, 1), "Roughness": 0.015})
    edge = g.add("ShaderNodeFresnel", {"IOR": 1.5})
    mix = g.add("ShaderNodeMixShader", {0: edge.outputs[0], 1: body.outputs[0], 2: shine.outputs[0]})
    g.tree.links.new(mix.outputs[0], g.tree.nodes["Material Output"].inputs["Surface"])
    return g.material


BODIES = {"sheet": sheet, "hammered": hammered, "cast": cast, "chips": chips, "lake glass": lake_glass}


def of(name, arguments=None):
    """A sink's body by name: of these, or of finishes.py."""
    return BODIES[name](**(arguments or {})) if name in BODIES else finishes.of(name, arguments)
