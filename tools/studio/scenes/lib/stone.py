"""The stone of a room that is lit once and then shown in any colour.

`surface("black")` and `surface("white")` are the same polished stone with nothing and with much to throw back;
`surface("uv")` shows where on the sheet each point lies. Any other word is a colour's slug: the real slab, to compare.
"""

import bpy

from . import materials as m
from .studio import slab_picture

# A slab, 126 by 64 inches, in metres.
SHEET = (3.2004, 1.6256)
# What the white stone throws back. No quartz is whiter than this by much; light that bounces between white faces
# grows faster than their whiteness, so the measure is taken where the white stones are.
WHITE = 0.8
ROUGHNESS = 0.11


def surface(kind):
    """The material that every stone part of the room is given."""
    if kind == "uv":
        return _coordinates()
    if kind in ("black", "white"):
        return _polished(kind, 0.0 if kind == "black" else WHITE)
    return m.slab(slab_picture(kind), ROUGHNESS)


def _polished(name, share):
    """materials.slab() without a picture."""
    g = m.Graph(f"stone {name}")
    where = g.add("ShaderNodeTexCoord").outputs["Object"]
    g.set(
        Base_Color=(share, share, share, 1),
        Roughness=g.math("MULTIPLY_ADD", g.noise(where, 5, 4), 0.10, ROUGHNESS - 0.05),
        Specular=0.5,
        Normal=g.bump(g.noise(where, 420, 2), 0.03, 0.0004),
    )
    return g.material


def _coordinates():
    """Red and green are the place on the sheet, folded back at its edges as book-matched slabs are; blue says "stone"."""
    g = m.Graph("stone uv")
    parts = g.add("ShaderNodeSeparateXYZ", {0: g.add("ShaderNodeUVMap", uv_map="slab").outputs[0]})
    u, v = (g.math("PINGPONG", parts.outputs[i], 1.0) for i in (0, 1))
    colour = g.add("ShaderNodeCombineXYZ", {0: u, 1: v, 2: 1.0}).outputs[0]
    _shows(g.tree, g.add("ShaderNodeEmission", {"Color": colour}))
    return g.material


def finish(kind):
    """Called last by a room's build(). For "uv" everything but the stone goes dark, glass lets through, mirrors mirror,
    and each pixel looks at its very middle; otherwise nothing happens."""
    if kind != "uv":
        return
    for material in bpy.data.materials:
        if material.name == "stone uv" or not material.use_nodes:
            continue
        tree = material.node_tree
        tree.nodes.clear()
        tree.nodes.new("ShaderNodeOutputMaterial")
        if material.name.startswith("glass"):
            _shows(tree, tree.nodes.new("ShaderNodeBsdfTransparent"))
        elif material.name == "mirror":
            glossy = tree.nodes.new("ShaderNodeBsdfGlossy")
            glossy.inputs["Color"].default_value = (1, 1, 1, 1)
            glossy.inputs["Roughness"].default_value = 0
            _shows(tree, glossy)
        else:
            dark = tree.nodes.new("ShaderNodeEmission")
            dark.inputs["Strength"].default_value = 0
            _shows(tree, dark)
    for light in [o for o in bpy.data.objects if o.type == "LIGHT"]:
        bpy.data.objects.remove(light)
    bpy.context.scene.world = None
    bpy.context.scene.cycles.pixel_filter_type = "BOX"
    bpy.context.scene.cycles.filter_width = 0.01


def _shows(tree, node):
    output = next(n for n in tree.nodes if n.type == "OUTPUT_MATERIAL")
    tree.links.new(node.outputs[0], output.inputs["Surface"])
