"""Clothes by their names, and how they hang on a rod: irregularly, turned a little to who opens the closet."""

import math
import random

from . import garments
from .closet_things import trousers

# Cut, weave, colour, second colour.
PIECES = {
    "white": ("shirt", "plain", "#EFECE6", "#FFFFFF"),
    "linen": ("shirt", "linen", "#D9CDB8", "#FFFFFF"),
    "sky": ("shirt", "plain", "#B4C4D1", "#FFFFFF"),
    "stripe": ("shirt", "stripe", "#EDEAE3", "#6F8BA8"),
    "check": ("shirt", "check", "#E3DCCD", "#55697A"),
    "flannel": ("shirt", "check", "#8C4A38", "#2E2A2C"),
    "sage": ("shirt", "linen", "#8D9C88", "#FFFFFF"),
    "denim": ("shirt", "denim", "#4A6078", "#8FA1B3"),
    "ink": ("shirt", "plain", "#2C3440", "#FFFFFF"),
    "ochre": ("shirt", "linen", "#AE8B54", "#FFFFFF"),
    "clay": ("shirt", "linen", "#B57A5E", "#FFFFFF"),
    "breton": ("tee", "breton", "#ECE8DF", "#33435A"),
    "tee": ("tee", "plain", "#EAE6DC", "#FFFFFF"),
    "moss-tee": ("tee", "plain", "#77825F", "#FFFFFF"),
    "rust-tee": ("tee", "breton", "#E7DDCB", "#A55A3C"),
    "blue-tee": ("tee", "plain", "#7C93A8", "#FFFFFF"),
    "oat-knit": ("knit", "knit", "#CFC2AC", "#FFFFFF"),
    "cream-knit": ("knit", "cable", "#E6DECD", "#FFFFFF"),
    "navy-knit": ("knit", "knit", "#2E3B50", "#FFFFFF"),
    "sage-knit": ("knit", "knit", "#86957F", "#FFFFFF"),
    "camel-knit": ("knit", "knit", "#A88C68", "#FFFFFF"),
    "mustard-knit": ("knit", "knit", "#B4965A", "#FFFFFF"),
    "grey-knit": ("knit", "knit", "#8C8D8B", "#FFFFFF"),
    "rust-knit": ("knit", "knit", "#9B5A3C", "#FFFFFF"),
    "navy-jacket": ("jacket", "wool", "#27313F", "#FFFFFF"),
    "camel-jacket": ("jacket", "wool", "#A0835F", "#FFFFFF"),
    "grey-jacket": ("jacket", "windowpane", "#6E7072", "#9AA0A3"),
    "olive-jacket": ("jacket", "plain", "#5B6049", "#FFFFFF"),
    "denim-jacket": ("jacket", "denim", "#40556E", "#8798AB"),
    "camel-coat": ("coat", "wool", "#A68A68", "#FFFFFF"),
    "navy-coat": ("coat", "wool", "#262F3C", "#FFFFFF"),
    "charcoal-coat": ("coat", "wool", "#484A4C", "#FFFFFF"),
    "oat-coat": ("coat", "wool", "#CBBDA4", "#FFFFFF"),
    "sage-dress": ("dress", "linen", "#8C9A86", "#FFFFFF"),
    "ink-dress": ("dress", "plain", "#2B3039", "#FFFFFF"),
    "linen-dress": ("dress", "linen", "#DDD2BE", "#FFFFFF"),
    "rose-dress": ("dress", "linen", "#B98575", "#FFFFFF"),
    "stripe-dress": ("dress", "stripe", "#E9E4DA", "#7D8B95"),
    "oat-trousers": ("trousers", "linen", "#CFC3AD", "#FFFFFF"),
    "navy-trousers": ("trousers", "wool", "#2C3644", "#FFFFFF"),
    "grey-trousers": ("trousers", "wool", "#77787A", "#FFFFFF"),
    "olive-trousers": ("trousers", "plain", "#66694F", "#FFFFFF"),
    "camel-trousers": ("trousers", "plain", "#A58963", "#FFFFFF"),
    "jeans": ("trousers", "denim", "#37495F", "#8192A5"),
}
# How much of a rod each takes.
THICK = {"shirt": 0.056, "tee": 0.048, "knit": 0.060, "jacket": 0.082, "coat": 0.088, "dress": 0.064, "trousers": 0.044}
# Of two that have hung, so that neighbours differ.
VARIANTS = {"shirt": (1, 2)}
DARK_BUTTONS = ("jacket", "coat")


def hang(x0, x1, y, z, names, seed=1, finish="steel", wood="oak", size=1.0, turn=-24.0):
    """Pieces by their names side by side on a rod from x0 to x1, each a little otherwise; "gap" leaves room. Where the rod is
    longer than they need, its end stays free."""
    rng = random.Random(seed)
    wide = [0.10 if name == "gap" else THICK[PIECES[name][0]] * size * rng.uniform(0.92, 1.22) for name in names]
    share = min(1.25 if turn > -30 else 1.5, (x1 - x0 - 0.16 * size) / sum(wide))
    x = x0 + 0.10 * size
    for name, step in zip(names, wide):
        step *= share
        if name != "gap":
            piece((x + step / 2, y, z), name, math.radians(turn + rng.gauss(0, 3.2)), rng, finish, wood, size)
        x += step


def piece(at, name, turn, rng, finish="steel", wood="oak", size=1.0):
    """One piece on its hanger."""
    kind, weave, colour, second = PIECES[name]
    if kind == "trousers":
        trousers(at, garments.cloth(colour, weave, second), turn, finish, wood, 0.58 * size, rng.randint(1, 9))
        return
    button = "#2A2622" if kind in DARK_BUTTONS else "#EDE8DE"
    garments.garment(at, kind, garments.cloth(colour, weave, second, kind), turn, rng.choice(VARIANTS.get(kind, (1,))), finish, wood, size * rng.uniform(0.97, 1.02), button, rng.uniform(0.96, 1.05))
