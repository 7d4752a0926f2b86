"""Finishes of plumbing, and the bodies of sinks. Colours are those of samples under daylight."""

from functools import lru_cache

from .materials import Graph, linear

# Colour, roughness, metallic.
FITTINGS = {
    "chrome": ("#EDEEEF", 0.06, 1.0),
    "polished nickel": ("#E3D8C8", 0.08, 1.0),
    "brushed nickel": ("#B9B0A4", 0.27, 1.0),
    "stainless": ("#BDBBB7", 0.25, 1.0),
    "brushed brass": ("#C0A474", 0.30, 1.0),
    "polished brass": ("#DDB266", 0.09, 1.0),
    "oil-rubbed bronze": ("#4A372B", 0.34, 1.0),
    "matte black": ("#191919", 0.42, 0.0),
    "gunmetal": ("#5C5D5F", 0.24, 1.0),
    "white": ("#EFECE6", 0.22, 0.0),
    "rubber": ("#2A2A2A", 0.6, 0.0),
    "dark": ("#0C0C0C", 0.7, 0.0),
}


@lru_cache(maxsize=None)
def fitting(finish):
    """A plated, coated or brushed fitting."""
    colour, roughness, metallic = FITTINGS[finish]
    g = Graph(f"fitting {finish}")
    g.set(Base_Color=linear(colour), Roughness=roughness, Metallic=metallic, Specular=0.5)
    return g.material


@lru_cache(maxsize=None)
def sink_steel(roughness=0.34):
    """Stainless sheet with a satin grain along x, as sinks are brushed."""
    g = Graph("sink steel")
    where = g.add("ShaderNodeTexCoord").outputs["Object"]
    grain = g.noise(g.stretch(where, (8, 900, 900)), 1.0, 2)
    g.set(
        Base_Color=linear("#DAD9D6"),
        Metallic=1.0,
        Roughness=g.math("MULTIPLY_ADD", grain, 0.14, roughness - 0.07),
        Normal=g.bump(grain, 0.08, 0.0004),
    )
    return g.material


@lru_cache(maxsize=None)
def glaze(colour="#F3F0EA", roughness=0.10):
    """Fireclay and vitreous china: a deep clear glaze that softens every edge."""
    g = Graph(f"glaze {colour} {roughness}")
    g.set(Base_Color=linear(colour), Roughness=roughness, Specular=0.5, Clearcoat=0.4, Clearcoat_Roughness=0.04)
    return g.material


@lru_cache(maxsize=None)
def composite(colour="#3B3C3D", fleck="#8A8A88", roughness=0.48):
    """Granite or quartz grains in resin: matt, faintly sparkling."""
    g = Graph(f"composite {colour}")
    where = g.add("ShaderNodeTexCoord").outputs["Object"]
    grains = g.ramp(g.noise(where, 520, 2), [(0.0, 0.0), (0.60, 0.0), (0.70, 1.0)])
    fine = g.noise(where, 900, 1)
    g.set(
        Base_Color=g.mix(g.math("MULTIPLY", grains, 0.45), linear(colour), linear(fleck)),
        Roughness=roughness,
        Specular=0.45,
        Normal=g.bump(fine, 0.10, 0.0004),
    )
    return g.material


@lru_cache(maxsize=None)
def stone(colour="#C9BCA6", vein="#A08D73", roughness=0.5, scale=7.0):
    """Travertine, marble or basalt turned from a block: soft clouds, thin seams, small pits."""
    g = Graph(f"stone {colour} {vein}")
    where = g.add("ShaderNodeTexCoord").outputs["Object"]
    cloud = g.noise(g.stretch(where, (1.0, 1.0, 2.6)), scale, 5, 0.6, 0.8)
    seam = g.math("ABSOLUTE", g.math("SUBTRACT", g.noise(where, scale * 0.6, 4, 0.55, 1.4), 0.5))
    seam = g.ramp(seam, [(0.0, 1.0), (0.035, 0.0), (1.0, 0.0)])
    base = linear(colour)
    shade = g.mix(cloud, tuple(c * 0.74 for c in base[:3]) + (1,), base)
    g.set(
        Base_Color=g.mix(g.math("MULTIPLY", seam, 0.6), shade, linear(vein)),
        Roughness=roughness,
        Normal=g.bump(cloud, 0.08, 0.002),
    )
    return g.material


MATERIALS = {"steel": sink_steel, "glaze": glaze, "composite": composite, "stone": stone}


def of(name, arguments=None):
    """A sink's body by name: steel, glaze, composite or stone, or any fitting's finish."""
    return MATERIALS[name](**(arguments or {})) if name in MATERIALS else fitting(name)
