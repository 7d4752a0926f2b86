"""Base cabinets side by side, each a word: doors, drawers, a panel that hides an appliance."""

from lib import cabinets

from .framed_fronts import carcass, column

LOW = cabinets.TOE
# Stone of 30 mm rests on the boxes; the fronts end a shadow line below it.
HIGH = cabinets.COUNTER - 0.030 - 0.006
TALL = HIGH - LOW
KINDS = {
    "door-l": ((TALL,), ("left",)),
    "door-r": ((TALL,), ("right",)),
    "panel": ((TALL,), (None,)),
    "drawers": (((TALL - 0.153) / 2, (TALL - 0.153) / 2, 0.153), ("bar", "bar", "bar")),
    "pans": ((TALL * 0.64, TALL * 0.36), ("bar", "bar")),
}


def run(s, x0, units, y):
    """Cabinets from x0 to the right, their faces at `y`; `units` are (width, kind). Returns where they end."""
    x = x0
    for width, kind in units:
        if kind == "doors":
            column(s, x, x + width / 2, *_tall("door-r", y))
            column(s, x + width / 2, x + width, *_tall("door-l", y))
        else:
            column(s, x, x + width, *_tall(kind, y))
        x += width
    carcass(s, x0, x, y, 0.026, LOW, HIGH + 0.005)
    return x


def _tall(kind, y):
    heights, pulls = KINDS[kind]
    return heights, y, LOW, pulls
