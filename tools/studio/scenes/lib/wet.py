"""Water: drops and runs on a wall that was showered on, and threads that fall from a head."""

import random

import bpy
from mathutils import Vector

from . import materials as m


def soak(material, sheen=0.45, far=False):
    """Wets the material of a wall that faces -y: glossier by `sheen`, beaded with drops in drifts, streaked with runs. From `far` the
    finest drops are not seen."""
    tree = material.node_tree
    surface = tree.nodes["Principled BSDF"]
    g = m.Graph.__new__(m.Graph)
    g.material, g.tree, g.surface = material, tree, surface
    parts = g.add("ShaderNodeSeparateXYZ", {0: g.add("ShaderNodeTexCoord").outputs["Object"]})
    x, z = parts.outputs[0], parts.outputs[2]
    heights, lenses, inside = [], [], []
    drift = g.ramp(g.noise(g.add("ShaderNodeCombineXYZ", {0: x, 1: z, 2: 0.0}).outputs[0], 3.2, 3, 0.6), [(0.40, 0.0), (0.62, 1.0)])
    for scale, share in ((62, 0.70), (110, 0.72)) if far else ((95, 0.64), (210, 0.60)):
        flat = g.add("ShaderNodeCombineXYZ", {0: g.math("MULTIPLY", x, scale), 1: g.math("MULTIPLY", z, scale * 0.84), 2: 0.0}).outputs[0]
        cell = g.add("ShaderNodeTexVoronoi", {"Vector": flat, "Scale": 1.0}, voronoi_dimensions="2D")
        luck = g.add("ShaderNodeSeparateXYZ", {0: cell.outputs["Color"]}).outputs[0]
        radius = g.math("MULTIPLY", g.math("MULTIPLY", g.math("MAXIMUM", g.math("SUBTRACT", luck, share), 0.0), 0.34 / (1 - share)), drift)
        depth = g.math("SUBTRACT", g.math("MULTIPLY", radius, radius), g.math("MULTIPLY", cell.outputs["Distance"], cell.outputs["Distance"]))
        dome = g.math("SQRT", g.math("MAXIMUM", depth, 0.0))
        heights.append(g.math("MULTIPLY", dome, 0.75 / scale))
        # A drop is a lens: what is above it shows at its foot.
        centre = g.add("ShaderNodeSeparateXYZ", {0: cell.outputs["Position"]}).outputs[1]
        off = g.math("DIVIDE", g.math("SUBTRACT", centre, g.math("MULTIPLY", z, scale * 0.84)), g.math("MAXIMUM", radius, 0.001))
        within = g.math("GREATER_THAN", depth, 0.0)
        inside.append(within)
        lenses.append(g.math("MULTIPLY", g.math("MULTIPLY", off, 0.55), within))
    # Runs: thin, nearly upright, here and there.
    sway = g.noise(g.add("ShaderNodeCombineXYZ", {0: g.math("MULTIPLY", x, 3.0), 1: g.math("MULTIPLY", z, 5.0), 2: 0.0}).outputs[0], 1.0, 1)
    lane = g.math("FRACT", g.math("MULTIPLY", g.math("MULTIPLY_ADD", sway, 0.010, x), 21.0))
    across = g.math("ABSOLUTE", g.math("SUBTRACT", lane, 0.5))
    ridge = g.math("SQRT", g.math("MAXIMUM", g.math("SUBTRACT", 1.0, g.math("MULTIPLY", across, 1 / 0.045)), 0.0))
    column = g.add("ShaderNodeTexWhiteNoise", {"Vector": g.add("ShaderNodeCombineXYZ", {0: g.math("FLOOR", g.math("MULTIPLY", g.math("MULTIPLY_ADD", sway, 0.010, x), 21.0)), 1: 0.0, 2: 0.0}).outputs[0]}).outputs["Value"]
    patch = g.noise(g.add("ShaderNodeCombineXYZ", {0: g.math("MULTIPLY", column, 40.0), 1: g.math("MULTIPLY", z, 2.4), 2: 0.0}).outputs[0], 1.0, 1)
    here = g.math("MULTIPLY", g.math("GREATER_THAN", patch, 0.53), g.math("GREATER_THAN", column, 0.45))
    run = g.math("MULTIPLY", ridge, here)
    heights.append(g.math("MULTIPLY", run, 0.0009))
    height = g.math("MAXIMUM", g.math("MAXIMUM", heights[0], heights[1]), heights[2])
    wet = g.math("MAXIMUM", g.math("MAXIMUM", inside[0], inside[1]), g.math("GREATER_THAN", run, 0.05))

    rough = surface.inputs["Roughness"]
    dry = rough.links[0].from_socket if rough.is_linked else rough.default_value
    film = g.math("MULTIPLY", dry, 1 - sheen)
    g.put(rough, g.math("MULTIPLY", film, g.math("MULTIPLY_ADD", wet, -0.85, 1.0)))
    colour = surface.inputs["Base Color"]
    ground = colour.links[0].from_socket if colour.is_linked else tuple(colour.default_value)
    value = g.math("ADD", g.math("ADD", 0.86, lenses[0]), g.math("MULTIPLY", lenses[1], 0.8))
    g.put(colour, g.add("ShaderNodeHueSaturation", {"Saturation": 1.06, "Value": value, "Color": ground}).outputs[0])
    normal = surface.inputs["Normal"]
    before = normal.links[0].from_socket if normal.is_linked else None
    g.put(normal, g.bump(height, 0.8, 1.0, before))
    return material


def threads(starts, aim, fall, speed=1.9, seed=4, radius=0.00085, spread=0.04):
    """Water that leaves `starts` along `aim` and falls `fall` metres: whole at first, then in streaks as a slow shutter sees them."""
    rng = random.Random(seed)
    curve = bpy.data.curves.new("water", "CURVE")
    curve.dimensions = "3D"
    curve.bevel_depth = radius
    curve.bevel_resolution = 2
    curve.use_fill_caps = True
    middle = sum((Vector(s) for s in starts), Vector()) / len(starts)
    aim = Vector(aim).normalized()

    def spline(points, widths):
        line = curve.splines.new("POLY")
        line.points.add(len(points) - 1)
        for knot, point, width in zip(line.points, points, widths):
            knot.co = (*point, 1)
            knot.radius = width

    for start in map(Vector, starts):
        out = (start - middle) * spread / max(0.001, max((Vector(s) - middle).length for s in starts))
        push = aim * speed * rng.uniform(0.96, 1.04) + out * speed + Vector((rng.uniform(-1, 1), rng.uniform(-1, 1), 0)) * 0.012

        def place(t):
            return start + push * t + Vector((0, 0, -4.9)) * t * t

        end = 0.0
        while (start - place(end)).z < fall:
            end += 0.01
        whole = end * rng.uniform(0.16, 0.38)
        steps = 9
        spline([place(whole * k / steps) for k in range(steps + 1)], [1.15 - 0.5 * k / steps for k in range(steps)] + [0.2])
        t = whole
        while t < end:
            t += rng.uniform(0.006, 0.022)
            long = rng.uniform(0.008, 0.020)
            wide = rng.uniform(0.55, 1.1)
            spline([place(t + long * k / 4) for k in range(5)], [0.15 * wide, 0.8 * wide, wide, 0.7 * wide, 0.1 * wide])
            t += long
    obj = bpy.data.objects.new("water", curve)
    bpy.context.scene.collection.objects.link(obj)
    curve.materials.append(thread())
    # Many threads lie behind one another.
    bpy.context.scene.cycles.transparent_max_bounces = 24
    return obj


def thread():
    """A thread of water that a slow shutter drew out: half clear, bright where a window shines through it."""
    g = m.Graph("thread of water")
    surface = g.add("ShaderNodeBsdfPrincipled", {"Base Color": (0.86, 0.90, 0.92, 1), "Roughness": 0.12, "Specular": 0.6})
    clear = g.add("ShaderNodeBsdfTransparent")
    facing = g.add("ShaderNodeLayerWeight", {"Blend": 0.35}).outputs["Facing"]
    both = g.add("ShaderNodeMixShader", {0: g.math("MULTIPLY_ADD", facing, 0.45, 0.34), 1: clear.outputs[0], 2: surface.outputs[0]})
    g.tree.links.new(both.outputs[0], g.tree.nodes["Material Output"].inputs["Surface"])
    return g.material
