"""A bathroom vanity as it is sold: case, top, basins and taps, with a few things of those who use it, in a bathroom by a window."""

from lib import vanity_parts as parts
from lib import vanity_room, vanity_things
from lib.furniture_set import BACK
from lib.fronts import is_paint
from lib.vanity_basins import UNDERMOUNT, VESSEL, VESSEL_HEIGHT, outline, tap, undermount, vessel

DEVELOP = {"exposure": 0.36, "look": "Medium High Contrast", "warmth": -0.004}

# To the water: the stone of an undermount vanity, the rim of a vessel.
HEIGHT = 34.5 * 0.0254
# Where the case begins above the floor, by base.
LOW = {"hung": None, "plinth": 0.10, "bracket": 0.115, "tapered": 0.17, "turned": 0.15, "square": 0.15, "shelf": None, "sled": None}
CASE = {"hung": 0.50, "shelf": 0.36, "sled": 0.46}


def build(
    width_in=36,
    layout=(("doors", 1),),
    style="shaker",
    base="plinth",
    wood="white",
    top="carrara-classique",
    thick=0.02,
    basin="rectangle",
    sinks=1,
    tap_kind="single",
    tap_metal="chrome",
    pull="bar",
    pull_metal="chrome",
    upstand=False,
    things=(),
    china="#F3F0EA",
    room=None,
    view="front",
):
    """`top` is a quartz slug, or a wood after "wood:". `basin`: oval and rectangle are under the stone, the others
    stand on it. `layout`, `style`, `wood` and `pull` are those of lib.vanity_parts and lib.fronts; `things` are
    lib.vanity_things, `room` is that of lib.vanity_room."""
    half = width_in * 0.0254 / 2
    stands = basin in VESSEL
    z = HEIGHT - (VESSEL_HEIGHT if stands else 0)
    high = z - thick - 0.0006
    low = LOW[base] if LOW[base] is not None else high - CASE[base] + (0.08 if stands else 0)
    classical = style == "raised"
    posted = base in ("tapered", "turned", "square", "shelf")
    post = {"shelf": 0.06}.get(base, 0.046) if posted else 0.0
    f = parts.Frame(half - 0.012, low, high - (0.032 if classical else 0), style, wood, pull, pull_metal, post=post, foot=0.016 if base == "bracket" else 0.0)
    frame = vanity_room.look(half, parts.DEPTH, HEIGHT + 0.19, view)
    vanity_room.surroundings(frame, **(room or {}))
    vanity_room.daylight(frame, 0.55)

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
    parts.case(f, style in ("shaker", "raised", "slim"))
    parts.bays(f, layout)
    if classical:
        parts.cornice(f)

    y0, y1 = -(BACK + parts.DEPTH), -BACK
    centre_y = -(BACK + 0.292)
    xs = places(layout, sinks, half)
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
    wide = VESSEL[basin][0] if stands else UNDERMOUNT[basin][0]
    vanity_things.put(things, half - 0.02, z + 0.0008, [(x, wide) for x in xs], pull_metal, is_paint(wood))


def places(layout, sinks, half):
    """The middles of the basins: in a case that is the same to both sides, one in the middle; otherwise over the bays with
    doors, where no drawer is in its way."""
    shares = [share for _, share in layout]
    total = sum(shares)
    middles = [(sum(shares[:k]) + share / 2) / total * 2 * half - half for k, share in enumerate(shares)]
    if sinks == 1 and shares == shares[::-1]:
        return [0.0]
    doors = [k for k, (kind, _) in enumerate(layout) if kind.endswith("doors")] or range(len(layout))
    widest = sorted(doors, key=lambda k: -shares[k])[:sinks]
    return [middles[k] for k in sorted(widest)]
