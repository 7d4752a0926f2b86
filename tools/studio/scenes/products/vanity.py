"""A bathroom vanity as it is sold, with quiet styling, on the furniture set."""

from lib import furniture_set, materials as m, props, vanity_piece
from lib.furniture_set import BACK
from lib.fronts import is_paint
from lib.mesh import rod
from lib.finishes import fitting
from lib.vanity_parts import DEPTH
from lib.vanity_things import coil

DEVELOP = {"exposure": 0.42, "look": "High Contrast", "warmth": -0.015}


def build(width_in=36, sinks=1, styling=(), floor="stone", view="front", **piece):
    """`piece` is that of lib.vanity_piece."""
    half = width_in * 0.0254 / 2
    furniture_set.furniture_set(half * 2, DEPTH, vanity_piece.HEIGHT, view=view, floor=floor)
    xs = [0.0] if sinks == 1 else [-half * 0.5, half * 0.5]
    style_it(styling, half, vanity_piece.stand(half, xs, **piece), xs)


def style_it(styling, half, vanity, xs):
    """Puts down what a stylist would: each word names a thing and where it goes."""
    y, metal = -(BACK + 0.16), vanity.metal
    # Free places on the top: beside a single basin, between two.
    free = half - 0.03 - 0.24 if len(xs) == 1 else half * 0.5 - 0.24
    right = half - max(0.07, free / 2) if len(xs) == 1 else 0.06
    left = -(half - max(0.07, free / 2)) if len(xs) == 1 else -0.09
    top = vanity.top + 0.0006
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
            coil((half * 0.42, -(BACK + 0.27), 0.1885), 0.14, 0.19)
        elif thing == "rail":
            x = half + 0.24
            rod("rail", (x - 0.17, -0.07, 0.83), (x + 0.17, -0.07, 0.83), 0.007, fitting(metal))
            for s in (-0.15, 0.15):
                rod("rail post", (x + s, -0.001, 0.83), (x + s, -0.07, 0.83), 0.006, fitting(metal))
            props.hanging_towel((x, -0.07, 0.832), 0.26, 0.42, "#D5CDBF")
        elif thing == "stool":
            props.stool((-half - 0.27, -0.38, 0), 0.45, "walnut" if not is_paint(vanity.wood) else "oak", "black", 0.155)
            props.folded_towels((-half - 0.27, -0.38, 0.4535), 2, (0.22, 0.18), 0.036)
        elif thing == "floor-basket":
            coil((-half - 0.26, -0.30, 0.0005), 0.15, 0.30)
            props.folded_towels((-half - 0.26, -0.30, 0.26), 2, (0.19, 0.17), 0.05)
