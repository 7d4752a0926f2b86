"""A bathroom vanity as it is sold, with a few things of those who use it, in a bathroom by a window."""

from lib import vanity_piece, vanity_room, vanity_things, vanity_views
from lib.fronts import is_paint
from lib.vanity_parts import DEPTH

DEVELOP = {"exposure": 0.24, "look": "Medium High Contrast", "warmth": -0.008, "grain": 0.012}


def build(width_in=36, layout=(("doors", 1),), sinks=1, things=(), room=None, sun="", view="front", opened=None, **piece):
    """`piece` is that of lib.vanity_piece, `things` are lib.vanity_things, `room` is that of lib.vanity_room, `sun` any word: another is
    another sun. `opened` is that of vanity_piece, for the view "open"."""
    half = width_in * 0.0254 / 2
    xs = places(layout, sinks, half)
    if view == "open":
        vanity = vanity_piece.stand(half, xs, layout, opened=opened, **piece)
        frame = max(1.7, vanity_views.into(vanity.opened, half, vanity.top))
    else:
        frame = vanity_room.look(half, DEPTH, vanity_piece.HEIGHT + 0.19, view)
    vanity_room.surroundings(frame, **(room or {}))
    vanity_room.daylight(frame, 0.55, sun)
    if view != "open":
        vanity = vanity_piece.stand(half, xs, layout, **piece)
    vanity_things.put(things, half - 0.02, vanity.top + 0.0008, [(x, vanity.basin) for x in xs], vanity.metal, is_paint(vanity.wood))


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
