"""What things are made of. Colours are given as sRGB hex, as a designer writes them.

Materials are cached by their arguments, so that a scene of four hundred parts has a dozen materials.
"""

from functools import lru_cache

import bpy


def linear(hex_colour):
    """sRGB hex ("#24463B") to a linear RGBA tuple."""
    value = hex_colour.lstrip("#")
    channels = [int(value[i : i + 2], 16) / 255 for i in (0, 2, 4)]
    return (*(c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels), 1.0)


class Graph:
    """A thin writer of shader nodes: `g.add("ShaderNodeMath", operation="ADD", inputs={0: a, 1: 2.0})`."""

    def __init__(self, name):
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        self.tree = self.material.node_tree
        self.surface = self.tree.nodes["Principled BSDF"]

    def add(self, kind, inputs=None, **settings):
        node = self.tree.nodes.new(kind)
        for key, value in settings.items():
            setattr(node, key, value)
        for key, value in (inputs or {}).items():
            self.put(node.inputs[key], value)
        return node

    def put(self, socket, value):
        if isinstance(value, bpy.types.NodeSocket):
            self.tree.links.new(value, socket)
        else:
            socket.default_value = value

    def set(self, **inputs):
        """Sets inputs of the surface: spaces in socket names are written as underscores."""
        for key, value in inputs.items():
            self.put(self.surface.inputs[key.replace("_", " ")], value)

    def math(self, operation, a, b=0.0, c=0.0, clamp=False):
        node = self.add("ShaderNodeMath", {0: a, 1: b, 2: c}, operation=operation)
        node.use_clamp = clamp
        return node.outputs[0]

    def mix(self, factor, a, b, blend="MIX"):
        return self.add("ShaderNodeMixRGB", {0: factor, 1: a, 2: b}, blend_type=blend).outputs[0]

    def noise(self, vector, scale, detail=3.0, roughness=0.5, distortion=0.0):
        node = self.add(
            "ShaderNodeTexNoise",
            {"Vector": vector, "Scale": scale, "Detail": detail, "Roughness": roughness, "Distortion": distortion},
        )
        return node.outputs["Fac"]

    def ramp(self, factor, stops, interpolation="LINEAR"):
        node = self.add("ShaderNodeValToRGB", {0: factor})
        ramp = node.color_ramp
        ramp.interpolation = interpolation
        while len(ramp.elements) < len(stops):
            ramp.elements.new(0.5)
        for element, (position, colour) in zip(ramp.elements, stops):
            element.position = position
            element.color = colour if isinstance(colour, tuple) else (colour, colour, colour, 1)
        return node.outputs[0]

    def stretch(self, vector, scale):
        return self.add("ShaderNodeMapping", {"Vector": vector, "Scale": scale}).outputs[0]

    def bump(self, height, strength, distance=0.001, normal=None):
        inputs = {"Height": height, "Strength": strength, "Distance": distance}
        if normal is not None:
            inputs["Normal"] = normal
        return self.add("ShaderNodeBump", inputs).outputs[0]


@lru_cache(maxsize=None)
def paint(colour, roughness=0.38, texture=0.25):
    """Sprayed lacquer on joinery: satin, with the faintest unevenness that makes a reflection real."""
    g = Graph(f"paint {colour}")
    where = g.add("ShaderNodeTexCoord").outputs["Object"]
    broad = g.noise(where, 3.5, 1)
    base = linear(colour)
    darker = tuple(c * 0.93 for c in base[:3]) + (1,)
    g.set(
        Base_Color=g.mix(broad, darker, base),
        Roughness=g.math("MULTIPLY_ADD", broad, 0.10, roughness - 0.05),
    )
    if texture >= 0.5:
        g.set(Normal=g.bump(g.noise(where, 260, 1), texture * 0.12, 0.0006))
    return g.material


@lru_cache(maxsize=None)
def plaster(colour="#EEEAE2", roughness=0.85, trowel=0.5):
    """Wall paint or hand-trowelled plaster: matt, with low relief that side light finds."""
    g = Graph(f"plaster {colour}")
    where = g.add("ShaderNodeTexCoord").outputs["Object"]
    broad = g.noise(where, 1.7, 3, 0.55, 0.4)
    base = linear(colour)
    low = tuple(c * 0.94 for c in base[:3]) + (1,)
    g.set(Base_Color=g.mix(broad, low, base), Roughness=roughness, Specular=0.25)
    if trowel > 0.1:
        height = g.math("MULTIPLY_ADD", g.noise(where, 90, 1), 0.06, broad)
        g.set(Normal=g.bump(height, trowel, 0.006))
    return g.material


# Early wood, late wood, pore; how strongly rings show; rings per metre across the log.
WOODS = {
    "oak": ("#C4A681", "#94714C", "#6B4E33", 1.0, 150),
    "pale oak": ("#D8C1A0", "#BE9F78", "#957550", 0.65, 150),
    "smoked oak": ("#6E5138", "#523A27", "#2C1E14", 0.75, 150),
    "walnut": ("#775B46", "#463225", "#271B13", 1.0, 120),
    "ash": ("#DCCBB0", "#BEA583", "#A08560", 0.9, 140),
    "maple": ("#E0CBA8", "#D0B58C", "#BFA278", 0.35, 160),
}


@lru_cache(maxsize=None)
def wood(species="oak", axis="x", roughness=0.42, gloss=0.0, tone=1.0):
    """Solid timber cut from a log: rings bent by growth, pores along the grain, a different cut for every board.

    `axis` is the direction of the grain in the part's own coordinates.
    """
    early, late, pore, contrast, rings = WOODS[species]
    g = Graph(f"{species} {axis}")
    where = g.add("ShaderNodeTexCoord").outputs["Object"]
    # Whatever way the part lies, the shader thinks the trunk runs along z.
    turn = {"x": (0, 1.5707963, 0), "y": (1.5707963, 0, 0), "z": (0, 0, 0)}[axis]
    where = g.add("ShaderNodeMapping", {"Vector": where, "Rotation": turn}).outputs[0]
    info = g.add("ShaderNodeObjectInfo")
    random = info.outputs["Random"]
    shift = g.add(
        "ShaderNodeCombineXYZ",
        {
            0: g.math("MULTIPLY_ADD", g.math("FRACT", g.math("MULTIPLY", random, 7.13)), 0.22, -0.11),
            1: g.math("MULTIPLY_ADD", g.math("FRACT", g.math("MULTIPLY", random, 3.71)), 0.10, 0.05),
            2: g.math("MULTIPLY", random, 41.0),
        },
    ).outputs[0]
    cut = g.add("ShaderNodeVectorMath", {0: where, 1: shift}, operation="ADD").outputs[0]

    # The trunk wanders, tapers and swells: that is what makes cathedrals and not stripes.
    sway = g.noise(g.stretch(cut, (2.2, 2.2, 0.55)), 2.0, 1, 0.45)
    ripple = g.noise(g.stretch(cut, (14, 14, 1.6)), 2.0, 2, 0.55)
    parts = g.add("ShaderNodeSeparateXYZ", {0: cut})
    x = g.math("MULTIPLY_ADD", parts.outputs[2], 0.012, parts.outputs[0])
    radius = g.math("SQRT", g.math("ADD", g.math("MULTIPLY", x, x), g.math("MULTIPLY", parts.outputs[1], parts.outputs[1])))
    bent = g.math("ADD", radius, g.math("ADD", g.math("MULTIPLY", sway, 0.055), g.math("MULTIPLY", ripple, 0.0060)))
    ring = g.math("FRACT", g.math("MULTIPLY", bent, float(rings)))
    # Slow spring growth, then a dense dark line, then suddenly spring again.
    late_wood = g.ramp(ring, [(0.0, 0.05), (0.45, 0.16), (0.80, 0.75), (0.93, 1.0), (1.0, 0.10)], "EASE")

    fibre = g.noise(g.stretch(cut, (420, 420, 9)), 1.0, 1, 0.6)
    streak = g.noise(g.stretch(cut, (34, 34, 0.9)), 1.0, 3, 0.6)
    pores = g.ramp(g.noise(g.stretch(cut, (950, 950, 16)), 1.0, 1, 0.5), [(0.0, 0.0), (0.60, 0.0), (0.72, 1.0)])
    pores = g.math("MULTIPLY", pores, g.math("MULTIPLY_ADD", late_wood, 0.75, 0.2))

    # Rings are plain in one place and faint in another.
    presence = g.ramp(g.noise(g.stretch(cut, (9, 9, 0.7)), 1.0, 1, 0.5), [(0.30, 0.12), (0.70, 1.0)])
    rings_seen = g.math("MULTIPLY", late_wood, presence)
    amount = g.math("ADD", g.math("MULTIPLY", rings_seen, contrast * 0.62), g.math("MULTIPLY_ADD", streak, 1.25, -0.47))
    colour = g.mix(g.math("MULTIPLY", amount, 1.0, clamp=True), linear(early), linear(late))
    colour = g.mix(g.math("MULTIPLY", pores, 0.55), colour, linear(pore))
    value = g.math("MULTIPLY_ADD", random, 0.26, 0.87 * tone)
    value = g.math("ADD", value, g.math("MULTIPLY_ADD", fibre, 0.22, -0.11))
    hue = g.math("MULTIPLY_ADD", g.math("FRACT", g.math("MULTIPLY", random, 11.7)), 0.016, 0.492)
    colour = g.add("ShaderNodeHueSaturation", {"Hue": hue, "Saturation": 0.98, "Value": value, "Color": colour}).outputs[0]
    g.set(
        Base_Color=colour,
        Roughness=g.math("MULTIPLY_ADD", fibre, 0.16, g.math("MULTIPLY_ADD", pores, 0.15, roughness - 0.08)),
        Specular=0.42,
        # Relief is worked out three times a hit: fibre alone is enough.
        Normal=g.bump(fibre, 0.16, 0.0006),
    )
    if gloss:
        g.set(Clearcoat=gloss, Clearcoat_Roughness=0.12)
    return g.material


@lru_cache(maxsize=None)
def slab(path, roughness=0.13, fallback="#ECEAE5"):
    """Polished stone from a picture of the slab, read through the "slab" coordinates that mesh.fold_uv() lays.

    Past its edge the sheet mirrors, as book-matched slabs do.
    """
    g = Graph(f"slab {path}")
    uv = g.add("ShaderNodeUVMap", uv_map="slab").outputs[0]
    parts = g.add("ShaderNodeSeparateXYZ", {0: uv})
    folded = g.add(
        "ShaderNodeCombineXYZ",
        {0: g.math("PINGPONG", parts.outputs[0], 1.0), 1: g.math("PINGPONG", parts.outputs[1], 1.0)},
    ).outputs[0]
    image = g.add("ShaderNodeTexImage", {"Vector": folded}, interpolation="Cubic", extension="EXTEND")
    image.image = bpy.data.images.load(str(path), check_existing=True)
    where = g.add("ShaderNodeTexCoord").outputs["Object"]
    broad = g.noise(where, 5, 2)
    g.set(
        Base_Color=image.outputs[0],
        Roughness=g.math("MULTIPLY_ADD", broad, 0.10, roughness - 0.05),
        Specular=0.5,
    )
    return g.material


@lru_cache(maxsize=None)
def metal(finish="brass"):
    """Brass, brushed steel, chrome, black or bronze fittings."""
    colours = {
        "brass": ("#C8A873", 0.24),
        "aged brass": ("#A08760", 0.34),
        "steel": ("#B9B7B2", 0.30),
        "chrome": ("#E6E6E6", 0.05),
        "bronze": ("#5B4636", 0.36),
        "black": ("#1B1B1B", 0.40),
        "iron": ("#2C2D2E", 0.48),
    }
    colour, roughness = colours[finish]
    g = Graph(finish)
    where = g.add("ShaderNodeTexCoord").outputs["Object"]
    smudge = g.noise(where, 28, 2)
    g.set(
        Base_Color=linear(colour),
        Metallic=0.0 if finish in ("black", "iron") else 1.0,
        Roughness=g.math("MULTIPLY_ADD", smudge, 0.12, roughness - 0.04),
    )
    return g.material


@lru_cache(maxsize=None)
def ceramic(colour="#EFEBE3", roughness=0.32, speckle=0.0):
    """Glazed or bisque clay; `speckle` scatters iron spots as in hand-thrown ware."""
    g = Graph(f"ceramic {colour}")
    where = g.add("ShaderNodeTexCoord").outputs["Object"]
    broad = g.noise(where, 9, 2)
    colour_out = g.mix(broad, tuple(c * 0.88 for c in linear(colour)[:3]) + (1,), linear(colour))
    if speckle:
        spots = g.ramp(g.noise(where, 230, 2), [(0.0, 0.0), (0.66, 0.0), (0.72, 1.0)])
        colour_out = g.mix(g.math("MULTIPLY", spots, speckle), colour_out, linear("#5C4A3A"))
    g.set(
        Base_Color=colour_out,
        Roughness=g.math("MULTIPLY_ADD", broad, 0.14, roughness - 0.07),
        Normal=g.bump(broad, 0.12, 0.002),
    )
    return g.material


@lru_cache(maxsize=None)
def fabric(colour="#D9D2C5", weave=900):
    """Linen or towelling: matt, a visible weave, a little sheen at the edge."""
    g = Graph(f"fabric {colour}")
    where = g.add("ShaderNodeTexCoord").outputs["Object"]
    warp = g.noise(g.stretch(where, (weave, weave, 60)), 1.0, 2)
    weft = g.noise(g.stretch(where, (60, 60, weave)), 1.0, 2)
    threads = g.math("ADD", warp, weft)
    base = linear(colour)
    g.set(
        Base_Color=g.mix(g.math("MULTIPLY", threads, 0.5), tuple(c * 0.78 for c in base[:3]) + (1,), base),
        Roughness=0.95,
        Specular=0.1,
        Sheen=0.35,
        Normal=g.bump(threads, 0.5, 0.0012),
    )
    return g.material


@lru_cache(maxsize=None)
def leaf(colour="#4E5F3C"):
    """Foliage, a little translucent."""
    g = Graph(f"leaf {colour}")
    random = g.add("ShaderNodeObjectInfo").outputs["Random"]
    tint = g.add(
        "ShaderNodeHueSaturation",
        {
            "Hue": g.math("MULTIPLY_ADD", random, 0.05, 0.475),
            "Value": g.math("MULTIPLY_ADD", random, 0.6, 0.65),
            "Color": linear(colour),
        },
    ).outputs[0]
    g.set(Base_Color=tint, Roughness=0.5, Specular=0.35, Subsurface=0.0)
    return g.material


@lru_cache(maxsize=None)
def glass(tint="#FFFFFF", roughness=0.0):
    """Thin clear glass for drinking glasses and lamp shades."""
    g = Graph(f"glass {tint}")
    g.set(Base_Color=linear(tint), Transmission=1.0, Roughness=roughness, IOR=1.45, Specular=0.5)
    return g.material


@lru_cache(maxsize=None)
def mirror():
    """Silvered glass, faintly green as real float glass is."""
    g = Graph("mirror")
    g.set(Base_Color=(0.86, 0.885, 0.87, 1), Metallic=1.0, Roughness=0.0)
    return g.material


@lru_cache(maxsize=None)
def glow(colour="#FFE2B8", strength=4.0):
    """A lit surface: lamp globes, the sky behind a window."""
    g = Graph(f"glow {colour} {strength}")
    emission = g.add("ShaderNodeEmission", {"Color": linear(colour), "Strength": strength})
    g.tree.links.new(emission.outputs[0], g.tree.nodes["Material Output"].inputs["Surface"])
    return g.material


@lru_cache(maxsize=None)
def paper(colour="#EDE6D8"):
    """Page edges of books: fine parallel lines."""
    g = Graph(f"paper {colour}")
    where = g.add("ShaderNodeTexCoord").outputs["Object"]
    lines = g.noise(g.stretch(where, (1500, 4, 4)), 1.0, 2)
    base = linear(colour)
    g.set(Base_Color=g.mix(lines, tuple(c * 0.7 for c in base[:3]) + (1,), base), Roughness=0.9, Specular=0.1)
    return g.material


@lru_cache(maxsize=None)
def cloth_cover(colour):
    """Book cloth."""
    return fabric(colour, 1800)


@lru_cache(maxsize=None)
def tile(colour="#E9E5DC", roughness=0.18):
    """Hand-made glazed tile: every piece its own tone and its own slight tilt."""
    g = Graph(f"tile {colour}")
    where = g.add("ShaderNodeTexCoord").outputs["Object"]
    random = g.add("ShaderNodeObjectInfo").outputs["Random"]
    swell = g.noise(g.add("ShaderNodeVectorMath", {0: where, 1: (3.3, 5.1, 7.7)}, operation="ADD").outputs[0], 22, 3)
    tint = g.add(
        "ShaderNodeHueSaturation",
        {"Value": g.math("MULTIPLY_ADD", random, 0.16, 0.88), "Saturation": 1.0, "Color": linear(colour)},
    ).outputs[0]
    g.set(Base_Color=tint, Roughness=g.math("MULTIPLY_ADD", swell, 0.12, roughness), Normal=g.bump(swell, 0.35, 0.004))
    return g.material


@lru_cache(maxsize=None)
def concrete(colour="#B9B2A6", roughness=0.45):
    """Cement, limestone or porcelain: broad clouding, fine grain; every piece from another place."""
    g = Graph(f"concrete {colour}")
    where = g.add("ShaderNodeTexCoord").outputs["Object"]
    random = g.add("ShaderNodeObjectInfo").outputs["Random"]
    shift = g.add("ShaderNodeCombineXYZ", {0: g.math("MULTIPLY", random, 31.0), 1: g.math("MULTIPLY", random, 17.0), 2: random}).outputs[0]
    where = g.add("ShaderNodeVectorMath", {0: where, 1: shift}, operation="ADD").outputs[0]
    cloud = g.noise(where, 2.6, 4, 0.6, 0.6)
    grain = g.noise(where, 160, 2, 0.7)
    base = linear(colour)
    darker = tuple(c * 0.72 for c in base[:3]) + (1,)
    shade = g.math("MULTIPLY_ADD", grain, 0.35, g.math("MULTIPLY_ADD", cloud, 1.1, -0.2))
    g.set(
        Base_Color=g.mix(g.math("MULTIPLY", shade, 1.0, clamp=True), darker, base),
        Roughness=g.math("MULTIPLY_ADD", cloud, 0.2, roughness - 0.1),
        Specular=0.4,
        Normal=g.bump(grain, 0.06, 0.0006),
    )
    return g.material
