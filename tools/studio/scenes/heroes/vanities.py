"""Four vanities along a wall: walnut hung, white on tapered legs, pale oak for two, charcoal under gold-veined quartz."""

from lib import frieze, vanity_piece, vanity_room, vanity_things
from lib.fronts import is_paint
from lib.place import placed
from products.vanity import places

DEVELOP = {"exposure": 0.28, "look": "Medium High Contrast", "warmth": -0.008}

ROW = (
    (-2.20, 48, dict(layout=(("drawers2", 1), ("drawers2", 1)), style="slab", base="hung", wood="walnut", top="belgian-crema", thick=0.03, basin="long", tap_kind="tall", tap_metal="brushed brass", pull="bar", pull_metal="brushed brass"), 1, (("daisies", "left"), ("amber", "right"))),
    (-0.76, 36, dict(layout=(("tip+doors", 1),), style="shaker", base="tapered", wood="white", top="carrara-super", basin="rectangle", tap_kind="widespread", tap_metal="chrome", pull="bar", pull_metal="chrome"), 1, (("soap", "right"),)),
    (0.80, 60, dict(layout=(("doors", 1.5), ("drawers3", 1), ("doors", 1.5)), style="slim", base="plinth", wood="pale oak", top="white-valley", basin="oval", tap_kind="single", tap_metal="matte black", pull="knob", pull_metal="matte black"), 2, (("tray", "middle"),)),
    (2.36, 36, dict(layout=(("doors", 1.7), ("drawers3", 1)), style="raised", base="turned", wood="charcoal", top="calacatta-oro-classic", basin="oval", tap_kind="cross", tap_metal="brushed brass", pull="ring", pull_metal="brushed brass", upstand=True), 1, (("cosmos", "left"),)),
)


def build():
    wide = 6.2
    vanity_room.surroundings(wide, "tile", "#9DAA9B", "#E6E1D6", "pale oak")
    vanity_room.daylight(wide, 0.55, "vanities")
    for x, width_in, piece, sinks, things in ROW:
        half = width_in * 0.0254 / 2
        with placed(x):
            xs = places(piece["layout"], sinks, half)
            vanity = vanity_piece.stand(half, xs, **piece)
            vanity_things.put(things, half - 0.02, vanity.top + 0.0008, [(b, vanity.basin) for b in xs], vanity.metal, is_paint(vanity.wood))
    frieze.look(0.02, -0.56, 0.80, wide, 1.34)
