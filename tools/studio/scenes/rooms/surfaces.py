"""The surfaces of a room that a visitor chooses: counter, backsplash, cabinets, floor, walls, metal.

A room's `build(s)` takes its materials from here, and never knows what was chosen. A choice is

- a number: grey that reflects this share of the light (so the room is lit once, for every choice);
- `#RRGGBB`: paint;
- for stone, the slug of a quartz colour; for the floor, that of a flooring product, with the size of its picture in metres
  (`terrace-bay-slate@4.27x3.25`); for cabinets, one of WOODS; for metal, a finish of `finishes.py`.

Polish is the same for every choice of a surface, so that what a coat reflects doesn't depend on the colour below it.
"""

import math
import os
import subprocess
import tempfile
from pathlib import Path

import bpy

from lib import crown_cut, finishes, materials as m, sample_woods, stone as stones
from lib.mesh import link
from lib.studio import slab_picture

# What each surface reflects while the room is lit for all choices: in the middle of what is chosen. Metal mirrors everything.
BASE = {"counter": 0.55, "backsplash": 0.55, "cabinets": 0.4, "floor": 0.3, "walls": 0.6, "metal": 1.0}
# A pleasant room, to look at while a scene is made.
PLEASANT = {"counter": "aurora", "backsplash": "aurora", "cabinets": "#66705F", "floor": "nipigon-white-oak-brushed", "walls": "#D9D2C4", "metal": "brushed brass"}
# The matrices of floors are for a picture of this size, in metres, that repeats; each floor's own is a little different.
FLOOR = (4.8, 3.6)
# Between brushed and polished: a faucet in a room is a few pixels wide.
METAL_ROUGHNESS = 0.18
# Roughness and specular of cabinets.
LACQUER = (0.42, 0.45)
# The shop's woods: those of its samples, whose rings are too fine for a room.
WOODS = {name: (*look[:5], 0.8 * look[5]) for name, look in sample_woods.WOODS.items() if name != "stained oak"}
WOODS |= {name: crown_cut.SPECIES[name] for name in ("oak", "maple", "walnut")}
FLOORS = Path(__file__).resolve().parents[4] / "packages" / "pictures" / "masters" / "room-floors"


class Surfaces:
    # Passed to whatever takes the name of a finish: `faucets.kitchen(…, finish=s.METAL)`, `coating("metal:" + s.METAL)`.
    METAL = "room metal"

    def __init__(self, choices=None):
        """`choices` by surface; what is left out reflects its share of BASE."""
        self.choices = BASE | (choices or {})
        self._made = {}
        self._name_metal()

    def counter(self):
        """Polished stone; lay the part on its slab with `lib.stone`."""
        return self._stone("counter")

    def backsplash(self):
        """Polished stone; lay the part on its slab with `lib.stone`."""
        return self._stone("backsplash")

    def cabinets(self, axis="z"):
        """Fronts, panels and ends: satin lacquer on paint or on wood whose grain runs along `axis` of the part."""
        key = f"cabinets {axis}"
        if key not in self._made:
            choice = self.choices["cabinets"]
            wood = isinstance(choice, str) and not choice.startswith("#")
            self._made[key] = lacquered_wood(choice, axis) if wood else self._plain(key, "cabinets", *LACQUER)
        return self._made[key]

    def walls(self):
        """Wall paint."""
        if "walls" not in self._made:
            self._made["walls"] = self._plain("walls", "walls", 0.9, 0.25)
        return self._made["walls"]

    def metal(self):
        """Faucets, handles, the metal of lamps."""
        return finishes.fitting(self.METAL)

    def floor(self, x0, x1, y0, y1):
        """Lays the floor: one plane at z = 0, its UV in metres."""
        mesh = bpy.data.meshes.new("floor")
        mesh.from_pydata([(x0, y0, 0), (x1, y0, 0), (x1, y1, 0), (x0, y1, 0)], [], [(0, 1, 2, 3)])
        layer = mesh.uv_layers.new(name="floor")
        for loop in mesh.loops:
            layer.data[loop.index].uv = mesh.vertices[loop.vertex_index].co[:2]
        return link("floor", mesh, self._floor())

    def wear(self, species):
        """Changes plain cabinets to a wood, after the room was built."""
        for key, material in [*self._made.items()]:
            if material.get("surface") == "cabinets":
                self._made[key] = lacquered_wood(species, key.split()[1])
                material.user_remap(self._made[key])

    def show(self, surface, grey):
        """Changes how much a plain surface reflects, after the room was built."""
        for material in bpy.data.materials:
            if material.get("surface") == surface:
                colour = material.node_tree.nodes.get("choice")
                colour.outputs[0].default_value = (grey, grey, grey, 1)

    def _name_metal(self):
        """Makes the finish known by its name to all that builds faucets and lamps."""
        choice = self.choices["metal"]
        known = choice in finishes.FITTINGS
        hex_colour, roughness, metallic = finishes.FITTINGS[choice] if known else ("#FFFFFF", METAL_ROUGHNESS, 1.0)
        finishes.FITTINGS[self.METAL] = (choice if str(choice).startswith("#") else hex_colour, roughness, metallic)
        finishes.fitting.cache_clear()
        material = finishes.fitting(self.METAL)
        material.name = "surface metal"
        material["surface"] = "metal"
        if not isinstance(choice, str):
            material.node_tree.nodes["Principled BSDF"].inputs["Base Color"].default_value = (choice, choice, choice, 1)
        plain_metal = getattr(m.metal, "other", m.metal)

        def metal(finish="brass"):
            return material if finish == self.METAL else plain_metal(finish)

        metal.other = plain_metal
        m.metal = metal

    def _stone(self, surface):
        if surface in self._made:
            return self._made[surface]
        g = m.Graph(f"stone {surface}")
        where = g.add("ShaderNodeTexCoord").outputs["Object"]
        choice = self.choices[surface]
        if isinstance(choice, str) and not choice.startswith("#"):
            uv = g.add("ShaderNodeUVMap", uv_map="slab").outputs[0]
            colour = _picture(g, uv, slab_picture(choice), "EXTEND")
        else:
            colour = _choice(g, choice)
        g.set(Base_Color=colour, Roughness=g.math("MULTIPLY_ADD", g.noise(where, 5, 2), 0.10, stones.ROUGHNESS - 0.05), Specular=0.5)
        return self._keep(surface, surface, g)

    def _floor(self):
        if "floor" in self._made:
            return self._made["floor"]
        g = m.Graph("surface floor")
        where = g.add("ShaderNodeTexCoord").outputs["Object"]
        choice = self.choices["floor"]
        if isinstance(choice, str) and not choice.startswith("#"):
            metres = g.add("ShaderNodeUVMap", uv_map="floor").outputs[0]
            slug, _, size = choice.partition("@")
            width, depth = map(float, size.split("x")) if size else FLOOR
            # Its upper edge lies where that of a picture of FLOOR's size would.
            moved = g.add("ShaderNodeVectorMath", {0: metres, 1: (0, depth - FLOOR[1], 0)}, operation="ADD").outputs[0]
            place = g.stretch(moved, (1 / width, 1 / depth, 1))
            colour = _picture(g, place, floor_picture(slug), "REPEAT")
        else:
            colour = _choice(g, choice)
        g.set(Base_Color=colour, Roughness=g.math("MULTIPLY_ADD", g.noise(where, 2.2, 2), 0.10, 0.36), Specular=0.4)
        return self._keep("floor", "floor", g)

    def _plain(self, key, surface, roughness, specular):
        g = m.Graph(f"surface {key}")
        g.set(Base_Color=_choice(g, self.choices[surface]), Roughness=roughness, Specular=specular)
        return self._keep(key, surface, g)

    def _keep(self, key, surface, graph):
        graph.material["surface"] = surface
        self._made[key] = graph.material
        return graph.material


def lacquered_wood(species, axis):
    """Wood under the same satin lacquer as paint, without relief: fibres are far smaller than a pixel of a room."""
    crown_cut.SPECIES[species] = WOODS[species]
    material = crown_cut.flat_sawn.__wrapped__(species, "z" if axis == "y" else axis)
    nodes, links = material.node_tree.nodes, material.node_tree.links
    if axis == "y":
        next(node for node in nodes if node.type == "MAPPING").inputs["Rotation"].default_value = (math.pi / 2, 0, 0)
    material.name = f"surface cabinets {axis}"
    material["surface"] = "cabinets"
    surface = nodes["Principled BSDF"]
    for wire in [*surface.inputs["Roughness"].links, *surface.inputs["Normal"].links]:
        links.remove(wire)
    surface.inputs["Roughness"].default_value, surface.inputs["Specular"].default_value = LACQUER
    return material


def floor_picture(slug):
    """The PNG of a floor's master, unpacked for Blender."""
    master = FLOORS / f"{slug}.webp"
    if not master.exists():
        raise FileNotFoundError(f"no floor picture {master}")
    target = Path(tempfile.gettempdir()) / "studio-floors" / f"{slug}.png"
    if not target.exists() or target.stat().st_mtime < master.stat().st_mtime:
        target.parent.mkdir(parents=True, exist_ok=True)
        draft = target.with_suffix(f".{os.getpid()}.draft")
        subprocess.run(["dwebp", "-quiet", str(master), "-o", str(draft)], check=True)
        draft.replace(target)
    return str(target)


def _picture(graph, place, file, extension):
    image = graph.add("ShaderNodeTexImage", {"Vector": place}, interpolation="Linear", extension=extension)
    image.image = bpy.data.images.load(str(file), check_existing=True)
    return image.outputs[0]


def _choice(graph, choice):
    """A colour that `show` can change. A node of its own: `economize` then links it instead of copying its value."""
    node = graph.add("ShaderNodeRGB")
    node.name = "choice"
    node.outputs[0].default_value = m.linear(choice) if isinstance(choice, str) else (choice, choice, choice, 1)
    return node.outputs[0]
