"""What floors are made of, read through the coordinates and the random number that floor_pieces.lay() writes."""

from functools import lru_cache

import bpy

from .materials import Graph, linear

# Early wood, late wood, pore; how strongly rings show; rings a metre; how far boards differ in tone; how many knots.
FLOOR_WOODS = {
    "white oak": ("#C6AE8F", "#9C7F5F", "#74593F", 0.8, 92, 0.26, 0.5),
    "natural oak": ("#B8946B", "#8E6A46", "#593F29", 0.85, 92, 0.28, 0.4),
    "smoked oak": ("#7A5B40", "#56402C", "#2E2016", 0.8, 92, 0.24, 0.5),
    "walnut": ("#7C6150", "#4A3529", "#291B14", 0.95, 80, 0.36, 0.3),
    "hickory": ("#CDB08A", "#94693F", "#4E331F", 0.9, 74, 0.40, 1.0),
    "grey ash": ("#BDB5A9", "#948B7F", "#6E665C", 0.85, 84, 0.16, 0.3),
    "chestnut": ("#8F6F54", "#664934", "#3F2C1E", 0.85, 88, 0.26, 0.4),
    "maple": ("#DDC49C", "#CDAE80", "#B99A6D", 0.35, 90, 0.12, 0.2),
}


def _piece(name):
    """A graph with its place on the piece (a vector in metres) and the piece's random number."""
    g = Graph(name)
    where = g.add("ShaderNodeUVMap", uv_map="piece").outputs[0]
    number = g.add("ShaderNodeAttribute", attribute_name="lot").outputs["Fac"]
    return g, where, number


def _noise(g, where, scale, detail=2.0, roughness=0.5, stretch=(1, 1), distortion=0.0):
    """Flat noise: cheaper than in space, and a floor is flat."""
    vector = where if stretch == (1, 1) else g.stretch(where, (*stretch, 1))
    node = g.add("ShaderNodeTexNoise", {"Vector": vector, "Scale": scale, "Detail": detail, "Roughness": roughness, "Distortion": distortion}, noise_dimensions="2D")
    return node.outputs["Fac"]


def _toned(g, colour, number, spread, hue=0.012):
    """The colour, lighter or darker from piece to piece."""
    return g.add(
        "ShaderNodeHueSaturation",
        {
            "Hue": g.math("MULTIPLY_ADD", g.math("FRACT", g.math("MULTIPLY", number, 11.7)), hue, 0.5 - hue / 2),
            "Value": g.math("MULTIPLY_ADD", number, spread, 1 - spread / 2),
            "Color": colour,
        },
    ).outputs[0]


@lru_cache(maxsize=None)
def timber(species, roughness=0.42, relief=0.25, scraped=0.0):
    """Timber, or vinyl printed with it: each board cut from another depth of another log. `relief` raises the grain as
    brushing does; `scraped` adds the long hollows of a hand scraper."""
    early, late, pore, contrast, rings, spread, knots = FLOOR_WOODS[species]
    g, where, number = _piece(f"timber {species}")
    parts = g.add("ShaderNodeSeparateXYZ", {0: where})
    along, across = parts.outputs[0], parts.outputs[1]
    # A knot here and there: dark in its middle, the rings flow round it.
    cell = g.add("ShaderNodeTexVoronoi", {"Vector": g.stretch(where, (1.5, 6.0, 1)), "Scale": 1.0, "Randomness": 1.0}, voronoi_dimensions="2D")
    pick = g.add("ShaderNodeSeparateXYZ", {0: cell.outputs["Color"]})
    there = g.math("LESS_THAN", pick.outputs[0], 0.34 * knots)
    near = g.math("MULTIPLY", there, g.ramp(cell.outputs["Distance"], [(0.0, 1.0), (0.05, 0.85), (0.11, 0.22), (0.24, 0.0)], "EASE"))
    # A shallow log under each board: the saw meets its rings as cathedrals near the heart, as stripes far from it.
    off = g.math("MULTIPLY_ADD", g.math("FRACT", g.math("MULTIPLY", number, 7.13)), 0.26, -0.13)
    depth = g.math("MULTIPLY_ADD", g.math("FRACT", g.math("MULTIPLY", number, 3.71)), 0.08, 0.025)
    x = g.math("ADD", g.math("PINGPONG", across, 0.2), off)
    radius = g.math("SQRT", g.math("ADD", g.math("MULTIPLY", x, x), g.math("MULTIPLY", depth, depth)))
    # The heart of the log wanders along the board: slowly, which draws the cathedrals, and in small waves.
    bent = g.math("MULTIPLY_ADD", _noise(g, where, 1.0, 1, 0.4, (0.75, 2.2)), 0.15, radius)
    bent = g.math("MULTIPLY_ADD", _noise(g, where, 1.0, 2, 0.5, (3.2, 24)), 0.012, bent)
    bent = g.math("MULTIPLY_ADD", near, 0.030, bent)
    ring = g.math("FRACT", g.math("MULTIPLY", bent, float(rings)))
    late_wood = g.ramp(ring, [(0.0, 0.0), (0.40, 0.10), (0.78, 0.62), (0.92, 1.0), (1.0, 0.0)], "EASE")
    presence = g.ramp(_noise(g, where, 1.0, 2, 0.5, (0.9, 7)), [(0.30, 0.10), (0.66, 1.0)])
    streak = _noise(g, where, 1.0, 3, 0.62, (0.7, 17))
    fibre = _noise(g, where, 1.0, 2, 0.6, (7, 260))
    amount = g.math("ADD", g.math("MULTIPLY", g.math("MULTIPLY", late_wood, presence), contrast * 0.62), g.math("MULTIPLY_ADD", streak, 1.5, -0.55))
    colour = g.mix(g.math("MULTIPLY", amount, 1.0, clamp=True), linear(early), linear(late))
    pores = g.ramp(_noise(g, where, 1.0, 1, 0.5, (14, 520)), [(0.0, 0.0), (0.60, 0.0), (0.74, 1.0)])
    pores = g.math("MULTIPLY", pores, g.math("MULTIPLY_ADD", late_wood, 0.7, 0.25))
    colour = g.mix(g.math("MULTIPLY", pores, 0.5), colour, linear(pore))
    colour = g.mix(g.math("MULTIPLY", near, 0.75), colour, linear(pore))
    colour = g.add("ShaderNodeHueSaturation", {"Value": g.math("MULTIPLY_ADD", fibre, 0.16, 0.92), "Color": colour}).outputs[0]
    # Relief is worked out three times a hit: fibre alone is enough.
    normal = g.bump(fibre, relief, 0.0010)
    if species == "hickory":
        # Cream sapwood and russet heart, sometimes in one board.
        heart = g.math("MULTIPLY_ADD", g.math("FRACT", g.math("MULTIPLY", number, 17.3)), 1.6, g.math("MULTIPLY_ADD", _noise(g, where, 1.0, 2, 0.5, (0.5, 5)), 1.6, -1.35))
        colour = g.mix(g.math("MULTIPLY", heart, 0.85, clamp=True), colour, g.mix(1.0, colour, linear("#9A7355"), "MULTIPLY"))
    if scraped:
        normal = g.bump(_noise(g, where, 1.0, 2, 0.5, (1.6, 13)), scraped, 0.012, normal)
    g.set(
        Base_Color=_toned(g, colour, number, spread, 0.014),
        Roughness=g.math("MULTIPLY_ADD", streak, 0.12, roughness - 0.06),
        Specular=0.42,
        Normal=normal,
    )
    return g.material


@lru_cache(maxsize=None)
def clouded(colour, roughness=0.42, contrast=0.3, scale=2.4, grain=0.12, spread=0.05, relief=0.05, fleck=None):
    """Cement, limestone and their likeness in porcelain or vinyl: broad clouds under fine grain; `fleck` is the colour
    of small shells and pits."""
    g, where, number = _piece(f"clouded {colour}")
    cloud = _noise(g, where, scale, 5, 0.6, distortion=0.7)
    fine = _noise(g, where, 240, 2, 0.7)
    base = linear(colour)
    dark = tuple(c * (1 - contrast) for c in base[:3]) + (1,)
    shade = g.math("MULTIPLY_ADD", fine, grain, g.math("MULTIPLY_ADD", cloud, 1.9, -0.5 - grain / 2))
    out = g.mix(g.math("MULTIPLY", shade, 1.0, clamp=True), dark, base)
    if fleck:
        spots = g.ramp(_noise(g, where, 1.0, 2, 0.55, (38, 95)), [(0.0, 0.0), (0.60, 0.0), (0.68, 1.0)])
        out = g.mix(g.math("MULTIPLY", spots, 0.5), out, linear(fleck))
    g.set(Base_Color=_toned(g, out, number, spread), Roughness=g.math("MULTIPLY_ADD", cloud, 0.14, roughness - 0.07), Specular=0.42, Normal=g.bump(fine, relief, 0.001))
    return g.material


@lru_cache(maxsize=None)
def slate(colours=("#4A4F50", "#62625C", "#3C4143"), roughness=0.5):
    """Riven slate: thin leaves broken away in steps, each stone of another tone, a little rust."""
    g, where, number = _piece("slate")
    broad = _noise(g, where, 3.2, 5, 0.55, (1, 1.4), 0.9)
    steps = g.math("MULTIPLY_ADD", g.math("FLOOR", g.math("MULTIPLY", broad, 11.0)), 0.09, g.math("MULTIPLY", broad, 0.35))
    fine = _noise(g, where, 85, 3, 0.65)
    tone = g.ramp(number, [(0.0, linear(colours[0])), (0.5, linear(colours[1])), (1.0, linear(colours[2]))])
    tone = g.mix(g.math("MULTIPLY", fine, 0.5), tone, linear("#2F3436"))
    rust = g.ramp(_noise(g, where, 2.1, 3, 0.6), [(0.0, 0.0), (0.58, 0.0), (0.72, 1.0)])
    tone = g.mix(g.math("MULTIPLY", rust, 0.30), tone, linear("#7A5C3F"))
    height = g.math("MULTIPLY_ADD", fine, 0.12, steps)
    g.set(Base_Color=_toned(g, tone, number, 0.12), Roughness=g.math("MULTIPLY_ADD", fine, 0.2, roughness - 0.1), Specular=0.45, Normal=g.bump(height, 0.75, 0.006))
    return g.material


@lru_cache(maxsize=None)
def marble(path, roughness=0.08, size=(3.2, 1.6)):
    """Porcelain printed from a slab: each tile shows another part of the sheet of `size` metres."""
    g, where, number = _piece(f"marble {path}")
    uv = g.stretch(where, (1 / size[0], 1 / size[1], 1))
    parts = g.add("ShaderNodeSeparateXYZ", {0: uv})
    folded = g.add("ShaderNodeCombineXYZ", {0: g.math("PINGPONG", parts.outputs[0], 1.0), 1: g.math("PINGPONG", parts.outputs[1], 1.0)}).outputs[0]
    image = g.add("ShaderNodeTexImage", {"Vector": folded}, extension="EXTEND")
    image.image = bpy.data.images.load(str(path), check_existing=True)
    g.set(Base_Color=_toned(g, image.outputs[0], number, 0.03, 0.0), Roughness=roughness, Specular=0.5)
    return g.material


@lru_cache(maxsize=None)
def terrazzo(ground="#DDD6CA", chips=("#8C8377", "#B79F84", "#F2EEE6", "#5E6A60"), roughness=0.3):
    """Chips of stone of two sizes in a pale binder, ground flat."""
    g, where, number = _piece("terrazzo")
    out = g.mix(_noise(g, where, 300, 1), linear(ground), tuple(c * 0.9 for c in linear(ground)[:3]) + (1,))
    drift = g.add("ShaderNodeTexNoise", {"Vector": where, "Scale": 55.0, "Detail": 1.0}).outputs["Color"]
    drift = g.add("ShaderNodeVectorMath", {0: drift, "Scale": 0.012}, operation="SCALE").outputs[0]
    bent = g.add("ShaderNodeVectorMath", {0: where, 1: drift}, operation="ADD").outputs[0]
    for scale, share in ((95.0, 0.30), (38.0, 0.27)):
        cell = g.add("ShaderNodeTexVoronoi", {"Vector": bent, "Scale": scale}, voronoi_dimensions="2D")
        pick = g.add("ShaderNodeSeparateXYZ", {0: cell.outputs["Color"]})
        limit = g.math("MULTIPLY_ADD", pick.outputs[1], 0.34, share - 0.22)
        inside = g.math("LESS_THAN", cell.outputs["Distance"], limit)
        colour = g.ramp(pick.outputs[0], [(k / len(chips), linear(c)) for k, c in enumerate(chips)], "CONSTANT")
        out = g.mix(inside, out, colour)
    g.set(Base_Color=_toned(g, out, number, 0.03, 0.0), Roughness=roughness, Specular=0.45)
    return g.material


@lru_cache(maxsize=None)
def glazed(colours, roughness=0.16, spread=0.12, swell=0.3, crackle=0.0):
    """Fired and glazed clay: each tile its own tone and its own slight unevenness. Two colours are dealt by chance of
    the piece; for a chequerboard lay each colour by itself."""
    g, where, number = _piece(f"glazed {colours}")
    cloud = _noise(g, where, 16, 3, 0.5)
    tone = linear(colours[0])
    if len(colours) > 1:
        tone = g.ramp(g.math("FRACT", g.math("MULTIPLY", number, 5.31)), [(k / (len(colours) - 1), linear(c)) for k, c in enumerate(colours)])
    dark = g.mix(1.0, tone, (0.86, 0.86, 0.86, 1), "MULTIPLY")
    out = g.mix(cloud, dark, tone)
    g.set(Base_Color=_toned(g, out, number, spread), Roughness=g.math("MULTIPLY_ADD", cloud, 0.12, roughness - 0.05), Specular=0.5, Normal=g.bump(cloud, swell, 0.004))
    return g.material


@lru_cache(maxsize=None)
def yarn(colours, swept=0.0):
    """Wool as it is tufted: each tuft one of the colours; `swept` lays the broad light and dark of a cut pile that a
    vacuum cleaner and feet have turned."""
    g = Graph(f"yarn {colours}")
    number = g.add("ShaderNodeAttribute", attribute_name="lot").outputs["Fac"]
    where = g.add("ShaderNodeNewGeometry").outputs["Position"]
    broad = _noise(g, where, 1.3, 3, 0.55, distortion=0.6)
    tone = g.ramp(number, [(k / max(1, len(colours) - 1), linear(c)) for k, c in enumerate(colours)])
    value = g.math("MULTIPLY_ADD", broad, 0.12 + swept * 0.5, 0.94 - swept * 0.25)
    if swept:
        across = g.add("ShaderNodeSeparateXYZ", {0: where}).outputs[0]
        lane = g.math("PINGPONG", g.math("ADD", across, g.math("MULTIPLY", broad, 0.16)), 0.34)
        lane = g.ramp(g.math("DIVIDE", lane, 0.34), [(0.0, 0.0), (0.42, 0.05), (0.58, 0.95), (1.0, 1.0)], "EASE")
        value = g.math("MULTIPLY_ADD", lane, swept, value)
    out = g.add("ShaderNodeHueSaturation", {"Value": value, "Color": tone}).outputs[0]
    g.set(Base_Color=out, Roughness=0.95, Specular=0.04, Sheen=0.35)
    return g.material
