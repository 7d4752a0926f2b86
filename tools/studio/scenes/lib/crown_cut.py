"""Timber as a cabinetmaker chooses it for fronts: flat sawn, the rings in arches up every door, vessels drawn between them.
materials.wood(), which rooms are built of, is sawn anywhere; a few steps away its fronts look like boards of fir."""

from functools import lru_cache

from . import materials as m

# Early wood, late wood, vessels; how strongly rings and vessels show; rings a metre across the log.
SPECIES = {
    "oak": ("#C3A47A", "#9A7448", "#6E5030", 0.72, 0.62, 235),
    "pale oak": ("#D3BE9C", "#B3976E", "#8E724E", 0.62, 0.50, 235),
    "smoked oak": ("#5E4D3D", "#3F3227", "#231A13", 0.62, 0.60, 235),
    "walnut": ("#735742", "#46311F", "#2A1C12", 0.80, 0.45, 210),
    "maple": ("#DCC6A1", "#C9AD84", "#B99B70", 0.36, 0.08, 250),
    "driftwood": ("#A0988B", "#7C7468", "#5A5349", 0.78, 0.70, 220),
    "ebonised oak": ("#352E29", "#231E1A", "#141110", 0.55, 0.65, 235),
}
# What is worn instead of a material of this name; the axis of the grain follows it.
INSTEAD = {species: species for species in ("oak", "pale oak", "smoked oak", "walnut", "maple")} | {"stained #938C81": "driftwood", "stained #2D2825": "ebonised oak"}


def wear(parts):
    """Gives parts of plain timber the same species flat sawn."""
    for part in parts:
        for slot in part.material_slots:
            name, _, axis = slot.material.name.rpartition(" ") if slot.material else ("", "", "")
            if name in INSTEAD and axis in ("x", "z"):
                slot.material = flat_sawn(INSTEAD[name], axis)


@lru_cache(maxsize=None)
def flat_sawn(species, axis="z"):
    """A front a few steps away; every part is another board, its heart beside or within it."""
    early, late, pore, contrast, porous, rings = SPECIES[species]
    g = m.Graph(f"crown cut {species} {axis}")
    where = g.add("ShaderNodeTexCoord").outputs["Object"]
    turn = {"x": (0, 1.5707963, 0), "z": (0, 0, 0)}[axis]
    where = g.add("ShaderNodeMapping", {"Vector": where, "Rotation": turn}).outputs[0]
    random = g.add("ShaderNodeObjectInfo").outputs["Random"]
    second = g.math("FRACT", g.math("MULTIPLY", random, 7.13))
    third = g.math("FRACT", g.math("MULTIPLY", random, 31.7))
    own = g.add("ShaderNodeCombineXYZ", {0: g.math("MULTIPLY", random, 17.0), 1: g.math("MULTIPLY", second, 9.0), 2: g.math("MULTIPLY", third, 23.0)}).outputs[0]
    cut = g.add("ShaderNodeVectorMath", {0: where, 1: own}, operation="ADD").outputs[0]
    parts = g.add("ShaderNodeSeparateXYZ", {0: where})
    # The saw runs at a small angle to a heart that wanders: up the board it meets ever other rings, which draws the arches.
    sway = g.noise(g.stretch(cut, (1.1, 1.1, 0.85)), 1.0, 2, 0.45)
    ripple = g.noise(g.stretch(cut, (26, 26, 2.6)), 1.0, 2, 0.55)
    x = g.math("ADD", parts.outputs[0], g.math("MULTIPLY_ADD", second, 0.16, -0.08))
    depth = g.math("MULTIPLY_ADD", parts.outputs[2], 0.030, g.math("MULTIPLY_ADD", third, 0.050, 0.035))
    depth = g.math("ADD", depth, g.math("MULTIPLY_ADD", sway, 0.16, -0.08))
    radius = g.math("SQRT", g.math("ADD", g.math("MULTIPLY", x, x), g.math("MULTIPLY", depth, depth)))
    radius = g.math("ADD", radius, g.math("MULTIPLY_ADD", ripple, 0.0075, -0.00375))
    ring = g.math("FRACT", g.math("MULTIPLY", radius, float(rings)))
    late_wood = g.ramp(ring, [(0.0, 0.0), (0.35, 0.10), (0.80, 0.72), (0.93, 1.0), (1.0, 0.0)], "EASE")
    # Some years are fat and some lean, and in places rings hardly show.
    years = g.noise(g.math("MULTIPLY", radius, 60.0), 1.0, 1, 0.5)
    presence = g.ramp(g.noise(g.stretch(cut, (6, 6, 0.7)), 1.0, 1, 0.5), [(0.28, 0.25), (0.66, 1.0)])
    fibre = g.noise(g.stretch(cut, (520, 520, 10)), 1.0, 2, 0.6)
    streak = g.noise(g.stretch(cut, (30, 30, 0.8)), 1.0, 3, 0.62)
    dashes = g.ramp(g.noise(g.stretch(cut, (620, 620, 20)), 1.0, 1, 0.5), [(0.0, 0.0), (0.55, 0.0), (0.68, 1.0)])
    vessels = g.math("MULTIPLY", dashes, g.math("MULTIPLY_ADD", late_wood, -0.55, 0.8))
    amount = g.math("MULTIPLY", g.math("MULTIPLY", late_wood, presence), contrast * 0.62)
    amount = g.math("ADD", amount, g.math("MULTIPLY_ADD", streak, 1.0, -0.34))
    colour = g.mix(g.math("MULTIPLY", amount, 1.0, clamp=True), m.linear(early), m.linear(late))
    colour = g.mix(g.math("MULTIPLY", vessels, porous), colour, m.linear(pore))
    value = g.math("ADD", g.math("MULTIPLY_ADD", random, 0.12, 0.93), g.math("MULTIPLY_ADD", fibre, 0.16, -0.08))
    value = g.math("ADD", value, g.math("MULTIPLY_ADD", years, 0.10, -0.05))
    colour = g.add("ShaderNodeHueSaturation", {"Saturation": 0.95, "Value": value, "Color": colour}).outputs[0]
    g.set(Base_Color=colour, Roughness=g.math("MULTIPLY_ADD", vessels, 0.18, g.math("MULTIPLY_ADD", streak, 0.10, 0.36)), Specular=0.42, Normal=g.bump(fibre, 0.16, 0.0006))
    return g.material
