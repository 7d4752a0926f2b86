"""Windows in a side wall: the wall is one sheet without joints, so that paint of any colour shows none."""

import bpy

from lib import materials as m
from lib.lighting import area
from lib.mesh import box, link, prism

THICK = 0.22
WHITE = "#EFECE5"


def side_wall(x, y0, y1, height, material, side=-1, opening=None):
    """A wall at `x` whose face looks into the room: `side` -1 is a left wall, 1 a right one. `opening` = (y0, y1, z0, z1)
    is cut through it, with its reveal."""
    if not opening:
        return _sheet("side wall", [(x, y0, 0), (x, y1, 0), (x, y1, height), (x, y0, height)], [(0, 1, 2, 3)], material)
    a, b, c, d = opening
    ys, zs = (y0, a, b, y1), (0, c, d, height)
    points = [(x, y, z) for z in zs for y in ys]
    faces = [(4 * j + i, 4 * j + i + 1, 4 * j + i + 5, 4 * j + i + 4) for j in range(3) for i in range(3) if (i, j) != (1, 1)]
    out = x + side * THICK
    first = len(points)
    points += [(out, ys[i], zs[j]) for j, i in ((1, 1), (1, 2), (2, 2), (2, 1))]
    corners = (5, 6, 10, 9)
    faces += [(corners[k], corners[(k + 1) % 4], first + (k + 1) % 4, first + k) for k in range(4)]
    return _sheet("side wall", points, faces, material)


def side_sash(x, opening, side=-1, bars=(2, 2), wide=0.072):
    """What fills an opening in a side wall: a sash with its bars, casing round it, a stool and an apron below."""
    y0, y1, z0, z1 = opening
    white = m.paint(WHITE, 0.42)
    mid = x + side * 0.11
    t, d = 0.052, 0.022
    for a, b, c, e in ((y0, y1, z0, z0 + t), (y0, y1, z1 - t, z1), (y0, y0 + t, z0 + t, z1 - t), (y1 - t, y1, z0 + t, z1 - t)):
        box("sash", (mid - d, a, c), (mid + d, b, e), white, 0.003, 2)
    across, up = bars
    for k in range(1, across):
        y = y0 + (y1 - y0) * k / across
        box("bar", (mid - 0.015, y - 0.011, z0 + t), (mid + 0.015, y + 0.011, z1 - t), white, 0.003, 2)
    for k in range(1, up):
        z = z0 + (z1 - z0) * k / up
        box("bar", (mid - 0.016, y0 + t, z - 0.011), (mid + 0.016, y1 - t, z + 0.011), white, 0.003, 2)
    inner, outer = sorted((x, x + side * THICK))
    for a, b, c, e in ((y0, y1, z1 - 0.006, z1), (y0, y0 + 0.006, z0, z1 - 0.006), (y1 - 0.006, y1, z0, z1 - 0.006)):
        box("lining", (inner, a, c), (outer, b, e), white, 0)
    near, far = sorted((x - side * 0.0006, x - side * 0.019))
    for a, b in ((y0 - wide, y0 + 0.004), (y1 - 0.004, y1 + wide)):
        box("casing", (near, a, z0), (far, b, z1 + 0.004), white, 0.003, 2)
    near, far = sorted((x - side * 0.0006, x - side * 0.023))
    box("casing head", (near, y0 - wide - 0.010, z1 + 0.0045), (far, y1 + wide + 0.010, z1 + wide + 0.018), white, 0.003, 2)
    near, far = sorted((x + side * 0.10, x - side * 0.050))
    box("stool", (near, y0 - wide - 0.018, z0 - 0.026), (far, y1 + wide + 0.018, z0 + 0.001), white, 0.005)
    near, far = sorted((x - side * 0.0006, x - side * 0.016))
    box("apron", (near, y0 - wide, z0 - 0.096), (far, y1 + wide, z0 - 0.0265), white, 0.003, 2)


def blind(x, opening, side=-1, colour="#DDD3C1"):
    """A linen blind drawn up under the head of a window in a side wall."""
    y0, y1, _, z1 = opening
    inward = -side
    outline = [(0.0, 0.0), (0.0, -0.10)]
    for k in range(4):
        z, out = -0.10 - 0.028 * k, 0.030 - 0.004 * k
        outline += [(out, z - 0.012), (out + 0.004, z - 0.026), (0.004, z - 0.030)]
    outline += [(-0.003, -0.226), (-0.007, -0.226), (-0.007, 0.0)]
    points = [(x + side * 0.055 + inward * p, z1 - 0.004 + z) for p, z in outline]
    prism("blind", points, y1 - y0 - 0.024, m.fabric(colour, 500), "y", (0, y0 + 0.012, 0))


def side_daylight(x, opening, watts, colour="#F3F6FA", side=-1, fall=0.10):
    """The soft light of the sky in an opening of a side wall, aimed a little down. What polish mirrors there is `outside()`."""
    y0, y1, z0, z1 = opening
    at = (x + side * 0.03, (y0 + y1) / 2, (z0 + z1) / 2)
    light = area("daylight", at, (at[0] - side, at[1], at[2] - fall), ((y1 - y0) * 0.97, (z1 - z0) * 0.97), watts, colour)
    light.visible_glossy = False
    return light


def outside(x, opening, strength=1.0, side=-1, far=5.0, ground="#8E9A7C", sky="#F2F6FA"):
    """What is seen through an opening: hazy greens under a pale sky, far too near to be sharp. It lights nothing."""
    y0, y1, *_ = opening
    g = m.Graph(f"outside {strength} {ground}")
    where = g.add("ShaderNodeTexCoord").outputs["Object"]
    height = g.add("ShaderNodeSeparateXYZ", {0: where}).outputs[2]
    rough = g.math("MULTIPLY_ADD", g.noise(where, 0.9, 5, 0.62), 2.6, g.math("MULTIPLY_ADD", height, 0.55, -1.25))
    green = g.mix(g.noise(where, 2.6, 4, 0.6), m.linear("#5F6E55"), m.linear(ground))
    colour = g.mix(g.math("MINIMUM", g.math("MAXIMUM", rough, 0.0), 1.0), green, m.linear(sky))
    # The lens is kind to what is bright; polish mirrors more of it.
    mirrored = g.add("ShaderNodeLightPath").outputs["Is Glossy Ray"]
    emission = g.add("ShaderNodeEmission", {"Color": colour, "Strength": g.math("MULTIPLY_ADD", mirrored, 3.0 * strength, strength)})
    g.tree.links.new(emission.outputs[0], g.tree.nodes["Material Output"].inputs["Surface"])
    out, middle, wide = x + side * far, (y0 + y1) / 2, 9.0
    view = _sheet("outside", [(out, middle - wide, -3), (out, middle + wide, -3), (out, middle + wide, 6), (out, middle - wide, 6)], [(0, 1, 2, 3)], g.material)
    view.visible_diffuse = view.visible_shadow = False
    return view


def _sheet(name, points, faces, material):
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata(points, [], faces)
    return link(name, mesh, material)
