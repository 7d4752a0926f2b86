"""What covers walls and floors: tile as one surface (cheap to trace), boards, vinyl of another age."""

from functools import lru_cache

from .materials import Graph, linear
from .mesh import box


@lru_cache(maxsize=None)
def tiled(colour="#E9E5DC", grout="#CFC9BE", size=(0.20, 0.065), joint=0.0025, plane="xz", shift=0.5, tones=0.10, roughness=0.16, swell=0.25):
    """Glazed tiles laid in a bond: `shift` 0.5 is running bond, 0 stacked. `tones` is how far pieces differ."""
    g = Graph(f"tiled {colour} {plane}")
    where = g.add("ShaderNodeTexCoord").outputs["Object"]
    parts = g.add("ShaderNodeSeparateXYZ", {0: where})
    a, b = ("xyz".index(c) for c in plane)
    flat = g.add("ShaderNodeCombineXYZ", {0: parts.outputs[a], 1: parts.outputs[b]}).outputs[0]
    base = linear(colour)
    brick = g.add(
        "ShaderNodeTexBrick",
        {
            "Vector": flat,
            "Color1": base,
            "Color2": tuple(c * (1 - tones * 2) for c in base[:3]) + (1,),
            "Mortar": linear(grout),
            "Scale": 1.0,
            "Mortar Size": joint / 2,
            "Mortar Smooth": 0.15,
            "Bias": 0.0,
            "Brick Width": size[0],
            "Row Height": size[1],
        },
    )
    brick.offset = shift
    uneven = g.noise(where, 1.6 / max(size), 3)
    body = g.math("SUBTRACT", 1.0, brick.outputs["Fac"])
    relief = g.math("MULTIPLY_ADD", uneven, swell, body)
    g.set(
        Base_Color=brick.outputs["Color"],
        Roughness=g.math("MULTIPLY_ADD", brick.outputs["Fac"], 0.6, roughness),
        Normal=g.bump(relief, 0.5, 0.002),
    )
    return g.material


def panel_boards(name, x0, x1, z0, z1, y, material, pitch=0.14, thick=0.012, gap=0.004):
    """Upright boards on a wall at `y` (facing -y), a shadow gap between them."""
    n = max(1, round((x1 - x0) / pitch))
    w = (x1 - x0) / n
    for i in range(n):
        box(name, (x0 + w * i + gap / 2, y - thick, z0), (x0 + w * (i + 1) - gap / 2, y - 0.0005, z1), material, 0.002, 2)


def floor(kind, x0, x1, y0, y1, seed=5):
    """The floor a record names: a species ("oak"), "tile:#B9B2A6" (600 mm stone), "check:#colour" (small squares)."""
    from . import rooms

    name, _, colour = kind.partition(":")
    if name == "tile":
        box("screed", (x0, y0, -0.06), (x1, y1, 0), tiled(colour, "#A79F93", (0.6, 0.6), 0.004, "xy", 0.5, 0.05, 0.36, 0.05), 0)
    elif name == "check":
        box("vinyl", (x0, y0, -0.06), (x1, y1, 0), tiled(colour, "#8A7656", (0.15, 0.15), 0.004, "xy", 0.0, 0.14, 0.32, 0.05), 0)
    else:
        rooms.plank_floor(x0, x1, y0, y1, name, 0.19, "y", seed=seed)


