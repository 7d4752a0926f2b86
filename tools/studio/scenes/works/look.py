"""What one house is made of: the choices a record names, as materials."""

import math
from dataclasses import dataclass, replace

import bpy

from lib import cabinets, counter_set, materials as m, props, trim
from lib.cladding import tiled
from lib.folded_cloth import folded
from lib.laid_floors import laid
from lib.mesh import box, flat_uv, lathe, prism, rod
from lib.place import placed
from lib.studio import slab_picture
from lib.washing_things import thin_glass


@dataclass(frozen=True)
class Front:
    """Joinery of one colour or species, in one style, with one metal."""

    material: object
    style: str
    handle: object

    def run(self, name, x0, widths, kinds, front=-0.62, depth=0.60, **more):
        return cabinets.run(name, x0, widths, kinds, front, depth, self.material, self.handle, style=self.style, inside=self.material, **more)

    def uppers(self, name, x0, widths, z0=1.46, z1=2.30, depth=0.34, kind="doors", pulls=True):
        """Wall cabinets; pulls sit at the foot of the doors, where a hand reaches."""
        end = x0 + sum(widths)
        box(f"{name} body", (x0 + 0.001, -depth + 0.021, z0), (end - 0.001, -0.001, z1), self.material, 0.001, 1)
        x = x0
        for i, w in enumerate(widths):
            single = w < 0.5
            cabinets.unit(f"{name} {i}", x, x + w, "panel" if single else kind.replace("doors", "panels"), -depth, self.material, None, z0, z1, self.style)
            if pulls and self.handle:
                for px in [x + w - 0.035] if single else [x + w / 2 - 0.033, x + w / 2 + 0.033]:
                    cabinets.bar_pull(f"{name} pull", (px, -depth, z0 + 0.13), 0.14, self.handle, upright=True)
            x += w
        return end

    def tall(self, name, x0, widths, front=-0.62, top=2.30, split=1.50):
        """Full-height cupboards with a long pull on each lower door."""
        end = x0 + sum(widths)
        box(f"{name} body", (x0 + 0.001, front + 0.021, 0.1), (end - 0.001, -0.001, top), self.material, 0.001, 1)
        box(f"{name} toe", (x0 + 0.001, front + 0.065, 0.001), (end - 0.001, front + 0.08, 0.099), self.material, 0.001, 1)
        x = x0
        for i, w in enumerate(widths):
            cabinets.unit(f"{name} low {i}", x, x + w, "panel", front, self.material, None, 0.10, split, self.style)
            cabinets.unit(f"{name} high {i}", x, x + w, "panel", front, self.material, None, split, top, self.style)
            if self.handle:
                side = x + w - 0.035 if i % 2 == 0 else x + 0.035
                cabinets.bar_pull(f"{name} pull {i}", (side, front, 1.12), 0.36, self.handle, upright=True)
                cabinets.bar_pull(f"{name} pull {i}", (side, front, split + 0.13), 0.14, self.handle, upright=True)
            x += w
        return end

    def across(self):
        """The same timber with its grain lying: for wide drawers."""
        return replace(self, material=m.wood(self.material.name.rpartition(" ")[0], "x"))


def ground(kind, x0, x1, y0):
    """The floor of a room from its back wall to `y0`, laid piece by piece: "tile:#colour", or a timber of floor_finishes."""
    half = max(-x0, x1, -y0 / 2)
    laid(kind.replace("tile:", "stone:"), -half, half, y0)


def glazed(kind, x0, x1, z0, z1, seed=3, jitter=0.10, tilt=0.35, roughness=0.2, grout="#CFC8BB"):
    """Hand-made tiles on a wall, each with its own tone and lean. `kind`: "<hex> <width>x<height> <shift>": colour,
    size in mm, how far each row is shifted."""
    colour, size, bond = kind.split()
    counter_set.tiled_wall(x0, x1, z0, z1, tuple(int(v) / 1000 for v in size.split("x")), colour, 0.0028, float(bond), tilt, "glazed", -0.001, seed, roughness, grout, jitter)


def fronts(colour, style="shaker", handle="brass"):
    """`colour`: a hex or "wood:<species>"; `style`: shaker or plain; `handle`: a metal or None."""
    metal = m.metal(handle) if handle else None
    if colour.startswith("wood:"):
        species = colour[5:]
        timber = m.wood(species, "z")
        return Front(timber, f"wood:{species}" if style == "shaker" else "plain", metal)
    return Front(m.paint(colour), style, metal)


def stone(slug, roughness=0.13):
    """A quartz colour by its slug, or laminate by its hex."""
    return m.concrete(slug, 0.4) if slug.startswith("#") else m.slab(slab_picture(slug), roughness)


def splash(kind, x0, x1, z0, z1, top, y=-0.001):
    """The wall behind a counter: "stone" (of the top), "<hex>" or "<hex> <width>x<height> <shift>" in mm for tile.

    Pieces of one wall are cut from one sheet, 3.2 × 1.6 m, as they hang: what runs out of one runs on in the next.
    """
    if kind == "stone":
        piece = box("splashback", (x0, y - 0.013, z0), (x1, y, z1), top, 0.001, 1)
        flat_uv(piece, offset=((x0 + 2.5) / 3.2, (z0 - 0.4) / 1.6))
        return
    colour, *rest = kind.split()
    size, shift = ((0.20, 0.065), 0.5)
    if rest:
        size = tuple(int(v) / 1000 for v in rest[0].split("x"))
        shift = float(rest[1]) if len(rest) > 1 else 0.5
    box("tiles", (x0, y - 0.008, z0), (x1, y, z1), tiled(colour, size=size, shift=shift), 0)


def strip_pull(name, x0, x1, z, front, species="smoked oak"):
    """The timber strip along the foot or head of a laminate door, by which the 1980s opened it."""
    box(name, (x0, front - 0.016, z - 0.02), (x1, front - 0.0005, z + 0.02), m.wood(species, "x"), 0.008, 3)


def rail(x0, x1, y, z, metal):
    """A rail on two short posts, along x, for towels and hooks."""
    rod("rail", (x0, y, z), (x1, y, z), 0.009, metal)
    for x in (x0 + 0.02, x1 - 0.02):
        rod("rail post", (x, y, z), (x, -0.001, z), 0.007, metal, 20)


def drinking_glass(at, radius=0.036, height=0.095, tint="#F7FBFA"):
    """A tumbler of glass so thin that it bends no light."""
    r, h = radius, height
    lathe("tumbler", [(0, 0.003), (r * 0.84, 0.003), (r * 0.88, 0.008), (r, h)], thin_glass(tint), at, 48)
    lathe("tumbler foot", [(0, 0.0005), (r * 0.86, 0.0005), (r * 0.87, 0.003), (0, 0.003)], thin_glass("#DDE6E4"), at, 48)


def framed(x, z, size, tones, y=-0.001, timber="oak"):
    """A print of hills in a frame with a mat, on a wall facing -y; (x, z) is its middle."""
    w, h = size
    box("frame", (x - w / 2, y - 0.026, z - h / 2), (x + w / 2, y - 0.0005, z + h / 2), m.wood(timber, "z"), 0.002)
    box("mat", (x - w / 2 + 0.018, y - 0.0268, z - h / 2 + 0.018), (x + w / 2 - 0.018, y - 0.0262, z + h / 2 - 0.018), m.paint("#EFEBE2", 0.85, 0.0), 0)
    a, b = w / 2 - 0.018 - 0.16 * w, h / 2 - 0.018 - 0.16 * w
    box("print", (x - a, y - 0.0276, z - b), (x + a, y - 0.0270, z + b), m.paint(tones[0], 0.9, 0.0), 0)
    for k, tone in enumerate(tones[1:]):
        hills = [(x - a, z - b)]
        for i in range(17):
            t = i / 16
            lift = b * (1.15 - 0.62 * k) + 0.13 * b * math.sin(t * (4.1 + 2.3 * k) + 2.1 * k + x) + 0.06 * b * math.sin(t * 13 + k)
            hills.append((x - a + 2 * a * t, z - b + max(0.02, lift)))
        hills.append((x + a, z - b))
        prism("hills", hills, 0.0004, m.paint(tone, 0.9, 0.0), "y", (0, y - 0.0284 - 0.0007 * k, 0))


def tea_towel(x, y, z, colour="#D9D2C4", width=0.30, drop=0.40, seed=2):
    """Over the rail of a range, whose middle is at (x, y, z)."""
    props.hanging_towel((x, y, z + 0.002), width, drop, colour, seed, 0.004)


def behind_camera(y, x0, x1, height, colour="#E6E0D6", door=0.46, art=None):
    """What mirrors see of the room's other end: a panelled door in its casing, a towel on a hook, a print, a skirting.

    It neither stops light nor costs any. `door` is where along the wall its left side begins, a share of the width;
    `art` how far from the wall's middle the print hangs, if not beside the door.
    """
    before = set(bpy.data.objects)
    box("rear wall", (x0, y - 0.1, 0), (x1, y, height), m.plaster(colour, 0.9, 0.2), 0)
    with placed((x0 + x1) / 2, y, 0, 180):
        half, white = (x1 - x0) / 2, m.paint("#EDE9E0", 0.45)
        trim.skirting(-half, half, 0.0)
        a = half - (x1 - x0) * door - 0.82
        b = a + 0.82
        for p, q in ((a - 0.085, a), (b, b + 0.085)):
            box("door casing", (p, -0.024, 0.001), (q, -0.0006, 2.08), white, 0.003)
        box("door head", (a - 0.10, -0.028, 2.0805), (b + 0.10, -0.0006, 2.18), white, 0.003)
        for z0, z1 in ((0.01, 0.98), (0.9805, 2.075)):
            cabinets.shaker("door", a + 0.003, b - 0.003, z0, z1, -0.020, white, rail=0.11, recess=0.010)
        rod("door knob", (a + 0.07, -0.02, 0.98), (a + 0.07, -0.075, 0.98), 0.024, m.metal("aged brass"))
        framed(a - 0.65 if art is None else art, 1.55, (0.46, 0.60), ("#DAD2C2", "#A9AFA2", "#7C877C"))
        with placed(b + 0.40, -0.05, 1.62):
            props.hanging_towel((0, 0, 0), 0.20, 0.62, "#B9AE9C", 5)
    for obj in set(bpy.data.objects) - before:
        obj.visible_camera = obj.visible_diffuse = obj.visible_shadow = False


def cloths(at, colours=("#E2DACB", "#9FA898"), size=(0.30, 0.22), heading=0.0, seed=3):
    """Two folded tea towels, one on the other."""
    x, y, z = at
    for k, colour in enumerate(colours):
        z = folded((x + 0.012 * k, y - 0.008 * k, z), (size[0] * (1 - 0.1 * k), size[1] * (1 - 0.08 * k)), 4, 0.0042, colour, heading + 7 * k, seed + k, 520)
    return z
