"""A bathroom vanity as it is sold: case, top, basins and taps, with quiet styling, on the furniture set."""

from lib import furniture_set, materials as m, props
from lib import vanity_parts as parts
from lib.furniture_set import BACK
from lib.fronts import is_paint
from lib.mesh import lathe, rod
from lib.finishes import fitting
from lib.vanity_basins import UNDERMOUNT, VESSEL, VESSEL_HEIGHT, outline, tap, undermount, vessel

DEVELOP = {"exposure": 0.42, "look": "High Contrast", "warmth": -0.015}

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
    styling=(),
    china="#F3F0EA",
    floor="stone",
    view="front",
):
    """`top` is a quartz slug, or a wood after "wood:". `basin`: oval and rectangle are under the stone, the others
    stand on it. `layout`, `style`, `wood` and `pull` are those of lib.vanity_parts and lib.fronts."""
    half = width_in * 0.0254 / 2
    stands = basin in VESSEL
    z = HEIGHT - (VESSEL_HEIGHT if stands else 0)
    high = z - thick - 0.0006
    low = LOW[base] if LOW[base] is not None else high - CASE[base] + (0.08 if stands else 0)
    classical = style == "raised"
    posted = base in ("tapered", "turned", "square", "shelf")
    post = {"shelf": 0.06}.get(base, 0.046) if posted else 0.0
    f = parts.Frame(half - 0.012, low, high - (0.032 if classical else 0), style, wood, pull, pull_metal, post=post, foot=0.016 if base == "bracket" else 0.0)
    furniture_set.furniture_set(half * 2, parts.DEPTH, HEIGHT, view=view, floor=floor)

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
    xs = [0.0] if sinks == 1 else [-half * 0.5, half * 0.5]
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
    style_it(styling, half, z, f, xs, pull_metal)


def style_it(styling, half, z, f, xs, metal):
    """Puts down what a stylist would: each word names a thing and where it goes."""
    y = -(BACK + 0.16)
    # Free places on the top: beside a single basin, between two.
    free = half - 0.03 - 0.24 if len(xs) == 1 else half * 0.5 - 0.24
    right = half - max(0.07, free / 2) if len(xs) == 1 else 0.06
    left = -(half - max(0.07, free / 2)) if len(xs) == 1 else -0.09
    top = z + 0.0006
    for thing in styling:
        if thing == "soap":
            props.soap((right, y, top), "#4A4842", "brass" if "brass" in metal else "black")
        elif thing == "soap-white":
            props.soap((right, y, top), "#DCD6CA", "chrome")
        elif thing == "tumbler":
            props.tumbler((right + 0.07, y + 0.02, top), 0.034, 0.095)
        elif thing == "branches":
            props.vase((left, y + 0.02, top), 0.16, 0.055, m.ceramic("#C8BCA8", 0.6))
            props.branches((left, y + 0.02, top + 0.13), 4, 0.25, 0.34, 12 + int(half * 100), lean=(-0.05, -0.05), leaf=0.042)
        elif thing == "eucalyptus":
            props.vase((left, y + 0.02, top), 0.13, 0.05, m.ceramic("#5E6259", 0.5))
            props.branches((left, y + 0.02, top + 0.11), 3, 0.21, 0.36, 5 + int(half * 100), leaf=0.034, colour="#6E7F6A")
        elif thing == "bottle":
            props.vase((left, y, top), 0.15, 0.042, m.ceramic("#A7A79C", 0.5), 0.3)
        elif thing == "towels":
            props.folded_towels((left, y - 0.02, top), 2, (0.20, 0.16), 0.034)
        elif thing == "tray":
            props.tray((right, y, top), 0.15, 0.10)
            props.soap((right - 0.03, y, top + 0.0125), "#6C5F50", "brass" if "brass" in metal else "black")
            props.tumbler((right + 0.035, y, top + 0.0125), 0.030, 0.085)
        elif thing == "bowl":
            props.bowl((right, y, top), 0.06, 0.045)
        elif thing == "shelf-towels":
            props.folded_towels((-half * 0.42, -(BACK + 0.27), 0.1885), 3, (0.30, 0.26), 0.05)
        elif thing == "shelf-basket":
            basket((half * 0.42, -(BACK + 0.27), 0.1885))
        elif thing == "rail":
            x = half + 0.24
            rod("rail", (x - 0.17, -0.07, 0.83), (x + 0.17, -0.07, 0.83), 0.007, fitting(metal))
            for s in (-0.15, 0.15):
                rod("rail post", (x + s, -0.001, 0.83), (x + s, -0.07, 0.83), 0.006, fitting(metal))
            props.hanging_towel((x, -0.07, 0.832), 0.26, 0.42, "#D5CDBF")
        elif thing == "stool":
            props.stool((-half - 0.27, -0.38, 0), 0.45, "walnut" if not is_paint(f.wood) else "oak", "black", 0.155)
            props.folded_towels((-half - 0.27, -0.38, 0.4535), 2, (0.22, 0.18), 0.036)
        elif thing == "floor-basket":
            basket((-half - 0.26, -0.30, 0.0005), 0.15, 0.30)
            props.folded_towels((-half - 0.26, -0.30, 0.26), 2, (0.19, 0.17), 0.05)


def basket(at, radius=0.14, height=0.19):
    """A coiled seagrass basket."""
    profile = [(0, 0.0)]
    coils = int(height / 0.014)
    for k in range(coils):
        r = radius * (0.86 + 0.14 * k / coils)
        z = 0.014 * k
        profile += [(r, z + 0.001), (r + 0.005, z + 0.007), (r, z + 0.013)]
    profile += [(radius - 0.012, 0.014 * coils), (radius * 0.84, 0.012), (0, 0.012)]
    lathe("basket", profile, m.fabric("#B3996F", 700), at, 64, 30)
