"""How water comes to a sink and leaves it: overflows, tailpieces, traps, stop valves and hoses. Real sizes in metres."""

import math

from mathutils import Vector

from .faucets import UP, edged, filleted, handle, sweep, turned
from .finishes import fitting
from .mesh import rod, tube


def overflow(at, out, finish="chrome"):
    """A ringed overflow on a basin's wall at `at`, whose surface faces `out`."""
    turned("overflow ring", [(0.0088, -0.002), (0.0088, 0.0026), (0.0104, 0.0036), (0.0132, 0.0026), (0.0138, -0.002)], fitting(finish), at, out)
    turned("overflow", [(0, 0.0009), (0.0090, 0.0009)], fitting("dark"), at, out)


def overflow_place(depth, deep, drain_y, radius, steep, below=0.036):
    """Where the back wall of sinks.dish() lies `below` its rim: (y, z) from its middle, and what it faces."""
    drained = drain_y + radius - depth / 2
    out = (1 - below / deep) ** (1 / steep)
    along = Vector((0, -drained, deep * steep * out ** (steep - 1))).normalized()
    return (depth / 2 + drained * (1 - out), -below), (0, -along.z, along.y)


def escutcheon(at, metal, radius=0.030, out=(0, -1, 0)):
    turned("escutcheon", [(0, 0.011), (radius * 0.62, 0.010), (radius * 0.96, 0.004), (radius, 0.0), (0, 0)], metal, at, out)


def nut(at, radius, metal, high=0.018):
    turned("nut", [(0, 0), (radius * 0.94, 0), (radius, 0.002), (radius, high - 0.002), (radius * 0.94, high), (0, high)], metal, at)


def tailpiece(at, length, finish="chrome", radius=0.019, basket=True):
    """The pipe below a drain whose strainer ends at `at`; with the body of a basket strainer around its head."""
    x, y, z = at
    metal = fitting(finish)
    if basket:
        turned("strainer body", [(0, -0.062), (0.026, -0.062), (0.028, -0.056), (0.030, -0.030), (0.050, -0.014), (0.054, -0.010), (0.054, 0.0), (0, 0.0)], metal, at)
        nut((x, y, z - 0.082), radius + 0.009, metal, 0.022)
    rod("tailpiece", (x, y, z - 0.01), (x, y, z - length), radius, metal)


def p_trap(at, wall, finish="chrome", radius=0.019, bend=0.048):
    """A trap below the tailpiece that ends at `at`: down, round, up, and into the wall that faces -y at `wall`."""
    x, y, z = at
    metal = fitting(finish)
    low, arm, rise = z - 0.105, z - 0.022, y + 2 * bend
    corners = [Vector((x, y, z + 0.03)), Vector((x, y, low)), Vector((x, rise, low)), Vector((x, rise, arm)), Vector((x, wall, arm))]
    sweep("trap", filleted(corners, [bend * 0.998, bend * 0.998, 0.034], 12), radius, metal)
    for place in ((x, y, z - 0.006), (x, rise, arm - 0.052)):
        nut(place, radius + 0.0075, metal)
    escutcheon((x, wall - 0.0005, arm), metal, radius * 1.9)


def bottle_trap(at, wall, finish="chrome", radius=0.016):
    """A bottle trap below a basin whose tailpiece begins at `at`."""
    x, y, z = at
    metal = fitting(finish)
    rod("tailpiece", (x, y, z), (x, y, z - 0.10), radius, metal)
    nut((x, y, z - 0.012), radius + 0.009, metal)
    turned("bottle", [(0, -0.235), (0.018, -0.235), (0.026, -0.230), (0.030, -0.222), (0.030, -0.120), (0.027, -0.112), (0.022, -0.108), (0.022, -0.088), (0.018, -0.084), (0, -0.084)], metal, at)
    rod("arm", (x, y, z - 0.138), (x, wall, z - 0.138), radius, metal)
    turned("arm collar", edged(radius + 0.006, 0.020, 0.044), metal, (x, y, z - 0.138), (0, 1, 0))
    escutcheon((x, wall - 0.0005, z - 0.138), metal, 0.033)


def supply(x, z, top, wall, finish="chrome", handed=1):
    """A stop valve on the wall at (x, z), and its braided hose up to `top`."""
    metal = fitting(finish)
    escutcheon((x, wall - 0.0005, z), metal, 0.027)
    rod("stop pipe", (x, wall - 0.006, z), (x, wall - 0.060, z), 0.0078, metal)
    turned("stop body", edged(0.0125, 0.0, 0.038), metal, (x, wall - 0.044, z), (0, -1, 0))
    rod("stop outlet", (x, wall - 0.062, z + 0.008), (x, wall - 0.062, z + 0.038), 0.0092, metal)
    turned("stop wheel", [(0, 0.010), (0.013, 0.010), (0.0175, 0.006), (0.0165, 0.001), (0, 0.0)], metal, (x, wall - 0.083, z), (0, -1, 0))
    start = Vector((x, wall - 0.062, z + 0.036))
    end = Vector(top)
    middle = (start + end) / 2 + Vector((0.028 * handed, -0.012, 0))
    tube("hose", [start, start + Vector((0, 0, 0.05)), middle, end - Vector((0, 0, 0.05)), end], 0.0060, fitting("stainless"))
    nut(start - Vector((0, 0, 0.006)), 0.0105, metal, 0.016)


def supplies(x, z, top, wall, finish="chrome", apart=0.20):
    """Hot and cold, either side of x, drawn together under the faucet at `top`."""
    for side in (-1, 1):
        supply(x + side * apart / 2, z, (top[0] + side * 0.018, top[1], top[2]), wall, finish, side)


def service_faucet(at, finish="chrome", reach=0.22, centres=0.203):
    """A faucet for pails on the wall at `at`, facing -y: two valves, a spout with a hook, a stay to the wall."""
    x, y, z = at
    metal = fitting(finish)
    out = Vector((0, -1, 0))
    for side in (-1, 1):
        sx = x + side * centres / 2
        escutcheon((sx, y - 0.0005, z), metal, 0.034)
        rod("shank", (sx, y - 0.004, z), (sx, y - 0.062, z), 0.0135, metal)
        turned("union", edged(0.021, 0.026, 0.048), metal, (sx, y, z), out)
        turned("valve", [(0, -0.026), (0.016, -0.026), (0.0205, -0.018), (0.0205, 0.020), (0.016, 0.030), (0.016, 0.046), (0.0125, 0.050), (0, 0.050)], metal, (sx, y - 0.070, z), UP)
        handle("cross-metal", (sx, y - 0.070, z + 0.046), UP, (side, -0.2, 0), finish, f"handle {side}")
    rod("bridge", (x - centres / 2, y - 0.070, z), (x + centres / 2, y - 0.070, z), 0.0155, metal)
    turned("hub", edged(0.0235, -0.024, 0.028, 0.004), metal, (x, y - 0.070, z))
    # The spout falls a little, then turns down: a hook in front of its end holds the pail.
    root, tip = Vector((x, y - 0.070, z)), Vector((x, y - 0.070 - reach, z - 0.012))
    sweep("spout", filleted([root, tip, tip - UP * 0.052], 0.022), 0.0130, metal)
    turned("hose thread", [(0.0138, 0.0), (0.0158, 0.001), (0.0158, 0.004), (0.0142, 0.005), (0.0158, 0.007), (0.0158, 0.010), (0.0142, 0.011), (0.0158, 0.013), (0.0152, 0.017), (0.010, 0.017), (0.010, 0.012)], metal, tip - UP * 0.048, -UP)
    sweep("hook", filleted([tip + Vector((0, 0.02, 0.012)), tip + Vector((0, -0.020, 0.016)), tip + Vector((0, -0.030, 0.036))], 0.009), 0.0042, metal)
    sweep("stay", [tip + Vector((0, 0.03, 0.010)), Vector((x, y - 0.002, z + 0.19))], 0.0050, metal)
    escutcheon((x, y - 0.0005, z + 0.19), metal, 0.020)


__all__ = ["bottle_trap", "escutcheon", "overflow", "overflow_place", "p_trap", "service_faucet", "supplies", "supply", "tailpiece"]
