"""Coatings of walls, frames and lamps, named by one word pair as the rows write it: `metal:brass`, `wood:walnut`,
`clay:#B5714F`, `glaze:#EFEBE3`, `paint:#24463B`, `stone:#CFC7BA`, `leather:#8A5A3A`, `linen:#E6DDCB`, `gilt:`."""

from functools import lru_cache

from . import materials as m


@lru_cache(maxsize=None)
def gilt(colour="#B59160", ground="#7A3A22"):
    """Gold leaf over red clay, rubbed through a little, as gilders leave it."""
    g = m.Graph(f"gilt {colour}")
    where = g.add("ShaderNodeTexCoord").outputs["Object"]
    rub = g.ramp(g.noise(where, 34, 4, 0.7), [(0.0, 1.0), (0.30, 0.7), (0.40, 0.0)])
    cloud = g.noise(where, 60, 3)
    g.set(
        Base_Color=g.mix(g.math("MULTIPLY", rub, 0.55), m.linear(colour), m.linear(ground)),
        Metallic=g.math("MULTIPLY_ADD", rub, -0.6, 1.0),
        Roughness=g.math("MULTIPLY_ADD", cloud, 0.24, 0.28),
    )
    return g.material


@lru_cache(maxsize=None)
def plated(colour, roughness=0.2):
    """Any plated metal by its colour."""
    g = m.Graph(f"plated {colour}")
    where = g.add("ShaderNodeTexCoord").outputs["Object"]
    g.set(Base_Color=m.linear(colour), Metallic=1.0, Roughness=g.math("MULTIPLY_ADD", g.noise(where, 26, 3), 0.1, roughness - 0.05))
    return g.material


@lru_cache(maxsize=None)
def tiled(colour="#E6E2D8", size=(0.2, 0.065), shift=0.0, roughness=0.2, grout="#D6CFC2"):
    """A wall of glazed tiles in one material, on parts that face -y; size is (width, height) in metres."""
    g = m.Graph(f"tiled {colour} {size}")
    where = g.add("ShaderNodeTexCoord").outputs["Object"]
    parts = g.add("ShaderNodeSeparateXYZ", {0: where})
    flat = g.add("ShaderNodeCombineXYZ", {0: parts.outputs[0], 1: parts.outputs[2], 2: 0.0}).outputs[0]
    base = m.linear(colour)
    brick = g.add(
        "ShaderNodeTexBrick",
        {
            "Vector": flat, "Scale": 1.0, "Color1": tuple(c * 0.84 for c in base[:3]) + (1,), "Color2": tuple(min(1, c * 1.04) for c in base[:3]) + (1,),
            "Mortar": m.linear(grout), "Mortar Size": 0.0013, "Mortar Smooth": 0.15, "Brick Width": size[0], "Row Height": size[1],
        },
        offset=shift,
    )
    swell = g.noise(where, 24, 2)
    height = g.math("MULTIPLY_ADD", brick.outputs["Fac"], -0.5, swell)
    g.set(
        Base_Color=brick.outputs["Color"],
        Roughness=g.math("MULTIPLY_ADD", brick.outputs["Fac"], 0.6, g.math("MULTIPLY_ADD", swell, 0.1, roughness - 0.05)),
        Normal=g.bump(height, 0.5, 0.004),
    )
    return g.material


@lru_cache(maxsize=None)
def limewash(colour="#C99A78", depth=0.14):
    """Brushed lime paint: soft clouds of tone, matt."""
    g = m.Graph(f"limewash {colour}")
    where = g.add("ShaderNodeTexCoord").outputs["Object"]
    cloud = g.noise(g.stretch(where, (1.0, 1.0, 0.7)), 3.2, 5, 0.62, 0.8)
    base = m.linear(colour)
    low = tuple(c * (1 - 2.4 * depth) for c in base[:3]) + (1,)
    g.set(Base_Color=g.mix(cloud, low, base), Roughness=0.92, Specular=0.15, Normal=g.bump(cloud, 0.25, 0.005))
    return g.material


@lru_cache(maxsize=None)
def silvered(tint="silver"):
    """Mirror glass: silver, bronze, smoke, blush, or antique with foxing in the silver."""
    colours = {"silver": "#EDF0EE", "bronze": "#C9A184", "smoke": "#8F9396", "antique": "#DCD8CC", "blush": "#E2B9A6"}
    g = m.Graph(f"silvered {tint}")
    g.set(Base_Color=m.linear(colours[tint]), Metallic=1.0, Roughness=0.0)
    if tint == "antique":
        where = g.add("ShaderNodeTexCoord").outputs["Object"]
        spots = g.ramp(g.noise(where, 11, 6, 0.72, 0.6), [(0.0, 0.0), (0.56, 0.0), (0.74, 1.0)])
        g.set(Base_Color=g.mix(spots, m.linear(colours[tint]), m.linear("#6E6350")), Roughness=g.math("MULTIPLY", spots, 0.35))
    return g.material


PLATES = {"gold": "#D9B878", "nickel": "#CFC8BC", "champagne": "#CDB797", "copper": "#B8714F", "gunmetal": "#55575A", "pewter": "#8C8A86"}


def coating(spec, axis="z"):
    """The material of a coating; `axis` is the direction of the grain where there is one."""
    kind, _, value = spec.partition(":")
    if kind == "metal":
        return plated(PLATES[value]) if value in PLATES else m.metal(value)
    if kind == "wood":
        return m.wood(value, axis)
    if kind == "clay":
        return m.ceramic(value, 0.62, 0.3)
    if kind == "glaze":
        return m.ceramic(value, 0.18)
    if kind == "paint":
        return m.paint(value)
    if kind == "stone":
        return m.concrete(value, 0.4)
    if kind in ("leather", "linen"):
        return m.fabric(value, 1500 if kind == "leather" else 700)
    if kind == "gilt":
        return gilt(value or "#B59160")
    raise ValueError(f"no coating called {spec}")
