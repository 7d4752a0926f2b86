"""What one house is made of: the choices a record names, as materials."""

from dataclasses import dataclass

from lib import cabinets, materials as m
from lib.cladding import tiled
from lib.mesh import box, flat_uv, rod
from lib.studio import slab_picture


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
