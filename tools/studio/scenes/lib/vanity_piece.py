"""A vanity itself: case, top, basins and faucets, alike in whatever room it is photographed."""

from typing import NamedTuple

from . import fronts
from . import vanity_inside
from . import vanity_parts as parts
from .furniture_set import BACK
from .vanity_basins import UNDERMOUNT, VESSEL, VESSEL_HEIGHT, outline, tap, undermount, vessel

# Their greys and limewash, by the name on the card: the sun of a bathroom lifts a front by ten steps of lightness.
fronts.PAINTS["dove"] = "#8C8C89"
fronts.STAINS["limed oak"] = "#F0EBE2"

# From the underside of the top to the waste of a basin under it.
UNDERMOUNT_DEPTH = 0.145
# To the water: the stone of an undermount vanity, the rim of a vessel.
HEIGHT = 34.5 * 0.0254
# Where the case begins above the floor, by base.
LOW = {"hung": None, "plinth": 0.10, "bracket": 0.115, "tapered": 0.17, "turned": 0.15, "square": 0.15, "shelf": None, "sled": None}
CASE = {"hung": 0.50, "shelf": 0.36, "sled": 0.46}


class Vanity(NamedTuple):
    """What those need who put things on it and beside it: the height of its top, the half width of its basins, its wood, the
    metal of its pulls, and what stands open (x0, x1, z0, z1)."""

    top: float
    basin: float
    wood: str
    metal: str
    opened: tuple | None = None


def stand(
    half,
    xs,
    layout=(("doors", 1),),
    style="shaker",
    base="plinth",
    wood="white",
    top="carrara-classique",
    thick=0.02,
    basin="rectangle",
    tap_kind="single",
    tap_metal="chrome",
    pull="bar",
    pull_metal="chrome",
    upstand=False,
    china="#F3F0EA",
    opened=None,
):
    """Stands a vanity `half` metres to both sides of the middle against the wall, with basins at `xs`. `top` is a quartz slug, or a
    wood after "wood:". `basin`: oval and rectangle are under the stone, the others stand on it. `layout`, `style`, `wood` and
    `pull` are those of lib.vanity_parts and lib.fronts. `opened` (bay, place of its front or -1 for all, things) stands open."""
    stands = basin in VESSEL
    z = HEIGHT - (VESSEL_HEIGHT if stands else 0)
    high = z - thick - 0.0006
    low = LOW[base] if LOW[base] is not None else high - CASE[base] + (0.08 if stands else 0)
    classical = style == "raised"
    posted = base in ("tapered", "turned", "square", "shelf")
    post = {"shelf": 0.06}.get(base, 0.046) if posted else 0.0
    f = parts.Frame(half - 0.012, low, high - (0.032 if classical else 0), style, wood, pull, pull_metal, post=post, foot=0.016 if base == "bracket" else 0.0)

    if posted:
        parts.posts(f, low if base in ("tapered", "turned") else 0.0, f.high, {"tapered": "tapered", "turned": "turned"}.get(base, "square"), post)
        if base == "shelf":
            parts.slats(f, 0.17, post)
    elif base == "plinth":
        parts.plinth(f)
    elif base == "bracket":
        parts.bracket_feet(f)
    elif base == "sled":
        parts.sled(f, "matte black")
    ajar = [p for p in parts.pieces(f, layout) if opened and p.bay == opened[0] and p.on != "fixed" and opened[1] in (-1, p.place)]
    hollow = (ajar[0].x0, ajar[-1].x1, ajar[-1].z0, ajar[0].z1) if ajar else None
    parts.case(f, style in ("shaker", "raised", "slim"), hollow)
    parts.bays(f, layout, ajar)
    if ajar:
        drain = z - thick - (0.0 if stands else UNDERMOUNT_DEPTH)
        vanity_inside.stand_open(f, ajar, opened[2], [x for x in xs if ajar[0].x0 < x < ajar[-1].x1], drain)
    if classical:
        parts.cornice(f)

    y0, y1 = -(BACK + parts.DEPTH), -BACK
    centre_y = -(BACK + 0.292)
    holes = [] if stands else [(x, centre_y, outline(*UNDERMOUNT[basin])) for x in xs]
    if top.startswith("wood:"):
        parts.timber_top(half, y0, y1, z, thick, top[5:])
    else:
        stone = parts.stone_top(half, y0, y1, z, thick, top, holes)
        if upstand:
            parts.splash(half, y1, z, stone)
    for x in xs:
        if stands:
            vessel(basin, (x, centre_y, z + 0.0006), china)
        else:
            undermount(basin, (x, centre_y, z - thick))
        tap(tap_kind, tap_metal, (x, -(BACK + 0.075), z + 0.0006))
    return Vanity(z, VESSEL[basin][0] if stands else UNDERMOUNT[basin][0], wood, pull_metal, hollow)
