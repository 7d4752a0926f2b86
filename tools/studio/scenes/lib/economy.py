"""Spends light paths where they are seen: what a picture does not show of materials and surroundings is made plain."""

import bpy


def economize():
    """Call when the scene is complete, before it is traced."""
    for material in bpy.data.materials:
        if material.use_nodes:
            plain_for_bounces(material)
    world = bpy.context.scene.world
    if world and not any(node.type == "TEX_ENVIRONMENT" for node in (world.node_tree.nodes if world.use_nodes else ())):
        # Even light needs no aiming at, and rays towards it from inside a room are lost on walls.
        world.cycles.sampling_method = "NONE"


def plain_for_bounces(material):
    """Gives light that comes off another matt surface the material's mean colour: grain and relief cannot be seen there.

    Half of all paths end up in this branch, where Cycles skips the nodes of the other.
    """
    tree = material.node_tree
    output = tree.get_output_node("CYCLES")
    if not output or not output.inputs["Surface"].is_linked:
        return
    surface = output.inputs["Surface"].links[0].from_node
    if surface.type != "BSDF_PRINCIPLED" or not is_plainly_opaque(surface):
        return
    colour = surface.inputs["Base Color"]
    relief = surface.inputs["Normal"]
    if not (colour.is_linked or relief.is_linked or surface.inputs["Roughness"].is_linked):
        return
    plain = tree.nodes.new("ShaderNodeBsdfDiffuse")
    mean = mean_colour(colour)
    if mean:
        plain.inputs["Color"].default_value = mean
    else:
        tree.links.new(colour.links[0].from_socket, plain.inputs["Color"])
    either = tree.nodes.new("ShaderNodeMixShader")
    path = tree.nodes.new("ShaderNodeLightPath")
    tree.links.new(path.outputs["Is Diffuse Ray"], either.inputs[0])
    tree.links.new(surface.outputs[0], either.inputs[1])
    tree.links.new(plain.outputs[0], either.inputs[2])
    tree.links.new(either.outputs[0], output.inputs["Surface"])


def is_plainly_opaque(surface):
    """Not metal, glass, wax or a lamp."""
    want = {"Metallic": 0.0, "Transmission": 0.0, "Subsurface": 0.0, "Alpha": 1.0}
    if any(surface.inputs[name].is_linked or surface.inputs[name].default_value != value for name, value in want.items()):
        return False
    emission = surface.inputs["Emission"]
    return not emission.is_linked and max(emission.default_value[:3]) == 0


def mean_colour(socket):
    """About the colour that arrives at a socket, or None when only the nodes can tell (a picture, for one)."""
    if not socket.is_linked:
        value = socket.default_value
        return tuple(value) if hasattr(value, "__len__") else (value, value, value, 1.0)
    node = socket.links[0].from_node
    if node.type == "MIX_RGB" and node.blend_type == "MIX":
        a, b = mean_colour(node.inputs[1]), mean_colour(node.inputs[2])
        factor = 0.5 if node.inputs[0].is_linked else node.inputs[0].default_value
        return a and b and tuple(p + (q - p) * factor for p, q in zip(a, b))
    if node.type == "HUE_SAT":
        # Hue and value vary about their middle from piece to piece.
        return mean_colour(node.inputs["Color"])
    if node.type == "VALTORGB":
        stops = [element.color for element in node.color_ramp.elements]
        return tuple(sum(stop[i] for stop in stops) / len(stops) for i in range(4))
    return None
