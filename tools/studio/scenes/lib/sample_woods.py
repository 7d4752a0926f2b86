"""Woods and finishes as sample boards show them, from a hand's breadth away: arches of the rings, vessels, what a rag or a
thumb leaves. Rooms are built of materials.wood(), which costs less light."""

from functools import lru_cache

from . import materials as m

# Early wood, late wood, pores; how strongly rings and pores show; rings per metre across the log.
WOODS = {
    "oak": ("#C2A077", "#93693F", "#5E4227", 0.95, 0.75, 290),
    "maple": ("#DFC8A4", "#C9A878", "#B79A70", 0.55, 0.10, 330),
    "cherry": ("#AE7C5A", "#8A5539", "#6A4029", 0.70, 0.18, 330),
    "walnut": ("#75563F", "#46301F", "#22160E", 0.85, 0.60, 270),
    "mahogany": ("#7C4E39", "#5C3527", "#331B12", 0.55, 0.75, 300),
    "pine": ("#DDBB8B", "#AE7740", "#B98C58", 1.00, 0.05, 230),
    "birch": ("#D9BA8E", "#B98F5E", "#AB8457", 0.62, 0.18, 280),
    "stained oak": ("#5C4430", "#3A2719", "#170E08", 0.95, 0.85, 290),
}
# Where a branch grew out, as (x, z) on the board in metres.
KNOTS = {"pine": ((0.012, 0.062), (-0.030, -0.118))}


@lru_cache(maxsize=None)
def flat_sawn(species, axis="z", knotty=False):
    """A board sawn beside the heart of the log, where rings run out in arches: the cut a sample is judged by. Every board is
    another one."""
    early, late, pore, contrast, porous, rings = WOODS[species]
    g = m.Graph(f"flat sawn {species} {axis} {knotty}")
    where = g.add("ShaderNodeTexCoord").outputs["Object"]
    turn = {"x": (0, 1.5707963, 0), "z": (0, 0, 0)}[axis]
    where = g.add("ShaderNodeMapping", {"Vector": where, "Rotation": turn}).outputs[0]
    random = g.add("ShaderNodeObjectInfo").outputs["Random"]
    other = g.math("FRACT", g.math("MULTIPLY", random, 7.13))
    own = g.add("ShaderNodeCombineXYZ", {0: g.math("MULTIPLY", random, 17.0), 1: g.math("MULTIPLY", other, 9.0), 2: g.math("MULTIPLY", random, 5.0)}).outputs[0]
    cut = g.add("ShaderNodeVectorMath", {0: where, 1: own}, operation="ADD").outputs[0]
    parts = g.add("ShaderNodeSeparateXYZ", {0: where})
    sway = g.noise(g.stretch(cut, (9, 9, 2.6)), 1.0, 2, 0.5)
    ripple = g.noise(g.stretch(cut, (60, 60, 7)), 1.0, 2, 0.5)
    # The saw runs at a small angle to the heart: up the board it meets ever older rings.
    x = g.math("ADD", parts.outputs[0], g.math("MULTIPLY_ADD", other, 0.05, -0.025))
    depth = g.math("MULTIPLY_ADD", parts.outputs[2], 0.075, g.math("MULTIPLY_ADD", random, 0.030, 0.026))
    depth = g.math("ADD", depth, g.math("MULTIPLY_ADD", sway, 0.034, -0.017))
    radius = g.math("SQRT", g.math("ADD", g.math("MULTIPLY", x, x), g.math("MULTIPLY", depth, depth)))
    radius = g.math("ADD", radius, g.math("MULTIPLY_ADD", ripple, 0.0034, -0.0017))
    knots = []
    for kx, kz in KNOTS.get(species, ()) if knotty else ():
        u = g.math("SUBTRACT", parts.outputs[0], kx)
        v = g.math("MULTIPLY", g.math("SUBTRACT", parts.outputs[2], kz), 0.72)
        far = g.math("SQRT", g.math("ADD", g.math("MULTIPLY", u, u), g.math("MULTIPLY", v, v)))
        far = g.math("ADD", far, g.math("MULTIPLY_ADD", ripple, 0.004, -0.002))
        knots.append(far)
        bend = g.math("POWER", 2.718, g.math("MULTIPLY", g.math("MULTIPLY", far, far), -2400.0))
        radius = g.math("MULTIPLY_ADD", bend, 0.016, radius)
    ring = g.math("FRACT", g.math("MULTIPLY", radius, float(rings)))
    late_wood = g.ramp(ring, [(0.0, 0.0), (0.40, 0.12), (0.82, 0.80), (0.94, 1.0), (1.0, 0.05)], "EASE")
    fibre = g.noise(g.stretch(cut, (900, 900, 16)), 1.0, 2, 0.6)
    streak = g.noise(g.stretch(cut, (46, 46, 1.3)), 1.0, 3, 0.6)
    dashes = g.ramp(g.noise(g.stretch(cut, (1500, 1500, 42)), 1.0, 1, 0.5), [(0.0, 0.0), (0.57, 0.0), (0.68, 1.0)])
    # Vessels are widest where the year begins.
    vessels = g.math("MULTIPLY", dashes, g.math("MULTIPLY_ADD", late_wood, -0.6, 0.9))
    amount = g.math("ADD", g.math("MULTIPLY", late_wood, contrast * 0.62), g.math("MULTIPLY_ADD", streak, 0.9, -0.32))
    colour = g.mix(g.math("MULTIPLY", amount, 1.0, clamp=True), m.linear(early), m.linear(late))
    colour = g.mix(g.math("MULTIPLY", vessels, porous), colour, m.linear(pore))
    for far in knots:
        rim = g.ramp(far, [(0.0, 1.0), (0.0085, 0.9), (0.0125, 0.55), (0.021, 0.0), (1.0, 0.0)])
        heart = g.ramp(g.math("FRACT", g.math("MULTIPLY", far, 420.0)), [(0.0, 0.55), (0.6, 0.9), (1.0, 0.55)])
        colour = g.mix(g.math("MULTIPLY", rim, heart), colour, m.linear("#6E3F1E"))
    value = g.math("ADD", g.math("MULTIPLY_ADD", random, 0.16, 0.90), g.math("MULTIPLY_ADD", fibre, 0.22, -0.11))
    colour = g.add("ShaderNodeHueSaturation", {"Saturation": 0.94, "Value": value, "Color": colour}).outputs[0]
    g.set(Base_Color=colour, Roughness=g.math("MULTIPLY_ADD", vessels, 0.2, 0.40), Specular=0.42, Normal=g.bump(fibre, 0.16, 0.0005))
    return g.material


def _edges(g, distance, inside):
    """White along outer edges (inside) or in corners (outside): what hands rub and what a rag leaves."""
    node = g.add("ShaderNodeAmbientOcclusion", {"Distance": distance}, samples=6, inside=inside, only_local=True)
    return g.math("SUBTRACT", 1.0, node.outputs["AO"], clamp=True)


@lru_cache(maxsize=None)
def distressed(colour="#7D8F8A", wood="#A98A63"):
    """Paint rubbed through to the wood at its edges, by hand and unevenly."""
    g = m.Graph("distressed")
    where = g.add("ShaderNodeTexCoord").outputs["Object"]
    patch = g.noise(where, 16, 4, 0.65)
    fine = g.noise(g.stretch(where, (160, 160, 40)), 1.0, 3, 0.6)
    edge = g.math("MULTIPLY", _edges(g, 0.012, True), 2.1)
    amount = g.math("ADD", edge, g.math("MULTIPLY_ADD", patch, 1.5, -0.82))
    rubbed = g.ramp(g.math("ADD", amount, g.math("MULTIPLY_ADD", fine, 0.5, -0.25)), [(0.0, 0.0), (0.43, 0.0), (0.47, 1.0)])
    specks = g.ramp(g.noise(where, 60, 5, 0.7), [(0.0, 0.0), (0.70, 0.0), (0.735, 1.0)])
    worn = g.math("MAXIMUM", rubbed, specks)
    bare = g.mix(fine, m.linear(wood), m.linear("#6E5233"))
    g.set(Base_Color=g.mix(worn, m.linear(colour), bare), Roughness=0.62, Specular=0.3, Normal=g.bump(worn, -0.35, 0.0008))
    return g.material


@lru_cache(maxsize=None)
def glazed(colour="#E9DFC9", glaze="#5B4227"):
    """Paint under a thin brown glaze that a rag has wiped off wherever it could reach."""
    g = m.Graph("glazed")
    where = g.add("ShaderNodeTexCoord").outputs["Object"]
    brushed = g.noise(g.stretch(where, (120, 120, 3)), 1.0, 2, 0.6)
    left = g.math("MULTIPLY", _edges(g, 0.022, False), 4.2)
    film = g.math("MULTIPLY_ADD", brushed, 0.55, -0.14)
    amount = g.math("MULTIPLY", g.math("ADD", left, film), 0.85, clamp=True)
    g.set(Base_Color=g.mix(amount, m.linear(colour), m.linear(glaze)), Roughness=0.40, Specular=0.45)
    return g.material
