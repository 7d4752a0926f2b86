"""Sinks that are cast or fired in one piece with their rims: decks, troughs, tubs, service sinks. Metres; `at` is on the
back edge at the height of the rim unless told."""

import math

from .finishes import fitting
from .loft import arc, flat, grown, moved, pierced_slab, plate, rounded, skin
from .mesh import box, lathe, prism, rod
from .sinks import bowl, dish, towards
from .wastes import overflow, overflow_place


def deck_basin(at, width, depth, material, bowl_size, bowl_y=0.0, corner=0.04, bowl_corner=0.07, height=0.15, deep=0.12, steep=4.2, thick=0.022, foot=0.62, foot_y=0.0, finish="chrome", ease=0.008):
    """A basin with a flat deck: hung on a wall, on legs, or half in a counter. `bowl_size` is its opening, `bowl_y` how far
    that lies in front of the middle; the underside draws in to `foot` of the plan. Returns where its drain is."""
    x, y, z = at
    middle = (x, y - depth / 2)
    outer = rounded(width, depth, corner)
    opening = rounded(*bowl_size, bowl_corner)
    centre = (x, middle[1] - bowl_y)
    pierced_slab("deck", moved(outer, *middle), [moved(opening, *centre)], z, thick, material, ease)
    drain = (0.0, 0.02, 0.030)
    _, hole = dish("bowl", grown(opening, 0.0015), deep - thick, material, (*centre, z - thick + 0.001), drain, steep)
    under = moved(rounded(width * foot, depth * foot, corner * 1.6), 0, foot_y)
    rings = [flat(outer, -thick + 0.0005)]
    for k in range(1, 11):
        a = math.pi / 2 * k / 10
        rings.append(flat(towards(under, outer, math.cos(a) ** 0.75), -thick - (height - thick) * math.sin(a) ** 1.35))
    skin("underside", rings, material, (*middle, z), False, True, 50)
    (back, down), out = overflow_place(bowl_size[1], deep - thick, drain[1], drain[2], steep, 0.030)
    overflow((centre[0], centre[1] + back, z - thick + down), out, finish)
    return hole


def trough(at, width, depth, height, material, bowls=1, wall=0.024, corner=0.020, divider=0.024, low=0.0, face="plain", weir=False):
    """A thick-walled sink whose front is seen, its apron toward -y; `at` is the middle of its rim. `low` is how far the wall
    between two bowls lies below the rim. Returns where its drains are."""
    x, y, z = at
    outer = rounded(width, depth, corner)
    opening = rounded(width - 2 * wall, depth - 2 * wall, 0.040)
    rim = max(0.03, low)
    pierced_slab("rim", moved(outer, x, y), [moved(opening, x, y)], z, rim, material, 0.008)
    skin("apron", [flat(outer, -height), flat(outer, -rim + 0.0004)], material, at, True, False)
    one = (width - 2 * wall - divider * (bowls - 1)) / bowls
    # A hair smaller than the opening above it, so that the walls run on.
    plan = rounded(one - 0.0008, depth - 2 * wall - 0.0008, 0.040 if bowls == 1 else 0.034)
    spots = [x - width / 2 + wall + one / 2 + k * (one + divider) for k in range(bowls)]
    top = z - rim
    if bowls > 1:
        # Its own edge lies inside the walls.
        pierced_slab("divider", moved(grown(opening, 0.012), x, y), [moved(plan, spot, y) for spot in spots], top + 0.006, 0.026, material, 0.006)
        top -= 0.0195
    drains = [bowl("bowl", plan, height - 0.03 - (z - top), material, (spot, y, top), 0.042, 0.004, (0, 0.03, 0.0555))[1] for spot in spots]
    front = y - depth / 2
    if face == "fluted":
        pitch = 0.0205
        count = int((width - 2 * corner) / pitch)
        for k in range(count + 1):
            fx = x + (k - count / 2) * pitch
            rod("flute", (fx, front + 0.0035, z - height + 0.010), (fx, front + 0.0035, z - 0.034), 0.0088, material, 24)
    if weir:
        side = x + width / 2 - wall
        dark = fitting("dark")
        for k in range(5):
            wy = y - 0.064 + 0.032 * k
            box("weir", (side - 0.0022, wy - 0.009, z - 0.078), (side + 0.006, wy + 0.009, z - 0.058), dark, 0.0075, 4)
        box("weir lip", (side - 0.013, y - 0.095, z - 0.052), (side + 0.004, y + 0.095, z - 0.036), material, 0.006, 4)
        box("weir face", (side - 0.011, y - 0.095, z - 0.104), (side + 0.004, y + 0.095, z - 0.084), material, 0.005, 4)
    return drains


def drawn_in(width, depth, corner, by):
    """A rectangle with round corners, smaller all round by a distance that its corners need not outlast."""
    return rounded(width - 2 * by, depth - 2 * by, max(corner - by, 0.018))


def legged_tub(at, width, depth, deep, material, bowls=1, rim=0.028, ledge=0.0, corner=0.05, draft=0.016, leg_finish="stainless", shelf=None, splash=0.0, leg=0.0165):
    """A deep sink on four legs; `at` is the middle of its rim. `ledge` widens the rim at the back, for a faucet; `shelf` is how
    high its slats lie. Returns where its drains are."""
    x, y, z = at
    gap = 0.036
    inner = (width - 2 * rim - gap * (bowls - 1)) / bowls
    across = depth - 2 * rim - ledge
    plan = rounded(inner, across, corner)
    round = max(0.022, corner - draft - 0.004)
    spots = [(x - width / 2 + rim + inner / 2 + k * (inner + gap), y - ledge / 2) for k in range(bowls)]
    thick = 0.032
    pierced_slab("rim", moved(rounded(width, depth, 0.018), x, y), [moved(plan, *spot) for spot in spots], z, thick, material, 0.007)
    drains = []
    for spot in spots:
        drains.append(bowl("tub", grown(plan, 0.0006), deep - thick, material, (*spot, z - thick + 0.001), round, draft, (0, 0.03, 0.0555))[1])
        rings = [flat(grown(plan, 0.006), -thick + 0.001)]
        rings += [flat(drawn_in(inner, across, corner, draft - 0.006 + round * (1 - c)), -deep + round - (round + 0.012) * s) for c, s in arc(6)]
        skin("tub outside", rings, material, (*spot, z), False, True)
    metal = fitting(leg_finish)
    inset = leg + 0.004
    corners = [(x + sx * (width / 2 - inset), y + sy * (depth / 2 - inset)) for sx in (-1, 1) for sy in (-1, 1)]
    for lx, ly in corners:
        rod("leg", (lx, ly, 0.045), (lx, ly, z - thick - 0.0005), leg, metal)
        lathe("collar", [(0, 0.040), (leg + 0.004, 0.040), (leg + 0.004, 0.062), (leg, 0.066)], metal, (lx, ly, 0), 32)
        rod("foot stem", (lx, ly, 0.012), (lx, ly, 0.045), 0.0055, fitting("stainless"), 16)
        lathe("foot", [(0, 0.0005), (0.0225, 0.0005), (0.0235, 0.004), (0.021, 0.010), (0.009, 0.016), (0, 0.016)], fitting("rubber"), (lx, ly, 0), 32)
        for dx, dy in ((1, 0), (0, 1)):
            # Plates that stiffen the corner between leg and rim.
            ex, ey = (-1 if lx > x else 1) * dx, (-1 if ly > y else 1) * dy
            a = (min(lx, lx + 0.055 * ex) - 0.0015 * dy, min(ly, ly + 0.055 * ey) - 0.0015 * dx, z - thick - 0.050)
            b = (max(lx, lx + 0.055 * ex) + 0.0015 * dy, max(ly, ly + 0.055 * ey) + 0.0015 * dx, z - thick - 0.0006)
            box("gusset", a, b, metal, 0.001, 1)
    x0, x1, y0, y1 = x - width / 2 + inset, x + width / 2 - inset, y - depth / 2 + inset, y + depth / 2 - inset
    if shelf:
        for sy in (y0, y1):
            rod("shelf rail", (x0, sy, shelf), (x1, sy, shelf), 0.0095, metal)
        for sx in (x0, x1):
            rod("shelf end", (sx, y0, shelf), (sx, y1, shelf), 0.0095, metal)
        slats = 7
        for k in range(slats):
            sy = y0 + (y1 - y0) * (k + 1) / (slats + 1)
            box("slat", (x0, sy - 0.021, shelf - 0.004), (x1, sy + 0.021, shelf + 0.006), metal, 0.003, 2)
    else:
        # A stretcher at the back holds legs that no shelf ties.
        rod("stretcher", (x0, y1, 0.22), (x1, y1, 0.22), 0.0085, metal)
        for sx in (x0, x1):
            rod("stretcher", (sx, y0, 0.22), (sx, y1, 0.22), 0.0085, metal)
    if splash:
        back = prism("splash", [(-width / 2, 0), (width / 2, 0), *[(width / 2 - 0.02 + 0.02 * c, splash - 0.02 + 0.02 * s) for c, s in arc(6)], *[(-width / 2 + 0.02 - 0.02 * s, splash - 0.02 + 0.02 * c) for c, s in arc(6)]], 0.014, material, "y", (x, y + depth / 2 - 0.014, z - 0.001), 0.004)
        back.name = "splash"
    return drains


def service_sink(at, width, depth, deep, material, back=0.30, guard="stainless"):
    """An enamelled sink that hangs on the wall, its high back cast with it; `at` is the middle of its back at the wall, at the
    height of its rim. A guard of steel covers the front of the rim. Returns where its drain is."""
    x, y, z = at
    wall, thick = 0.030, 0.035
    middle = (x, y - depth / 2)
    outer = rounded(width, depth, 0.045)
    plan = rounded(width - 2 * wall, depth - 2 * wall - 0.025, 0.055)
    centre = (x, middle[1] - 0.0125)
    pierced_slab("rim", moved(outer, *middle), [moved(plan, *centre)], z, thick, material, 0.011)
    drain = bowl("well", grown(plan, 0.0006), deep - thick, material, (*centre, z - thick + 0.001), 0.036, 0.016, (0, 0.03, 0.044))[1]
    rings = [flat(outer, -thick + 0.001)]
    rings += [flat(drawn_in(width, depth, 0.045, 0.012 + 0.085 * (1 - c)), -deep * 0.70 - (deep * 0.30 + 0.03) * s) for c, s in arc(7)]
    skin("outside", rings, material, (*middle, z), False, True, 50)
    r = 0.050
    outline = [(-width / 2, -0.10), (width / 2, -0.10), *[(width / 2 - r + r * c, back - r + r * s) for c, s in arc(8)], *[(-width / 2 + r - r * s, back - r + r * c) for c, s in arc(8)]]
    prism("back", outline, 0.036, material, "y", (x, y - 0.0365, z), 0.010)
    # Where back and rim meet, the casting is hollowed out, not cornered.
    cove = [(-0.030, 0.0), (0.0, 0.0), (0.0, 0.030), *[(-0.030 + 0.030 * s, 0.030 - 0.030 * c) for c, s in arc(6)][::-1]]
    prism("cove", cove, width - 0.02, material, "x", (x - width / 2 + 0.01, y - 0.036, z - 0.001))
    if guard:
        front = y - depth
        steel = fitting(guard)
        box("guard top", (x - width / 2 + 0.045, front - 0.0015, z + 0.0004), (x + width / 2 - 0.045, front + 0.026, z + 0.0022), steel, 0.0008, 2)
        box("guard face", (x - width / 2 + 0.045, front - 0.0022, z - 0.022), (x + width / 2 - 0.045, front - 0.0004, z + 0.0018), steel, 0.0008, 2)
    return drain


def floor_basin(at, size, height, deep, material, wall=0.05, cap="stainless"):
    """A mop basin that stands on the floor; `at` is the middle of its foot. A steel cap covers its rim."""
    x, y, z = at
    outer = rounded(size, size, 0.030)
    plan = rounded(size - 2 * wall, size - 2 * wall, 0.045)
    top = z + height
    pierced_slab("rim", moved(outer, x, y), [moved(plan, x, y)], top, 0.03, material, 0.006)
    skin("outside", [flat(outer, 0.0), flat(outer, height - 0.0295)], material, at, True, False)
    drain = bowl("well", grown(plan, 0.0006), deep - 0.03, material, (x, y, top - 0.0295), 0.045, 0.014, (0, 0, 0.050), 0.022)[1]
    if cap:
        pierced_slab("cap", moved(grown(outer, 0.0012), x, y), [moved(grown(plan, -0.0012), x, y)], top + 0.0015, 0.030, fitting(cap), 0.006)
    return drain


def dome_strainer(at, finish="stainless"):
    """The drain of a mop basin: a flange and a dome with slots."""
    metal, dark = fitting(finish), fitting("dark")
    lathe("flange", [(0.056, 0.0004), (0.054, 0.003), (0.040, 0.004), (0.038, -0.004), (0, -0.004)], metal, at, 64)
    lathe("dome", [(0.037, 0.002), (0.036, 0.010), (0.030, 0.019), (0.018, 0.025), (0, 0.027)], metal, at, 64)
    for k in range(12):
        a = 2 * math.pi * k / 12
        slot = plate("slot", rounded(0.016, 0.0034, 0.0016, 4), 0.0006, dark, round=0.0002)
        slot.location = (at[0] + 0.0285 * math.cos(a), at[1] + 0.0285 * math.sin(a), at[2] + 0.0208)
        slot.rotation_euler = (0, math.radians(38), a)


def turned_legs(x0, x1, y, height, finish, wall=-0.001, rail=0.30):
    """Two turned legs under the front of a console, on round feet, with a towel rail between them and stays to the wall."""
    metal = fitting(finish)
    for lx in (x0, x1):
        profile = [(0, 0.001), (0.022, 0.001), (0.023, 0.006), (0.018, 0.012), (0.013, 0.022), (0.0115, 0.050), (0.0170, 0.056), (0.0185, 0.063), (0.0170, 0.070), (0.0122, 0.076), (0.0140, 0.12), (0.0158, height * 0.42), (0.0140, height - rail - 0.06), (0.0125, height - rail - 0.036), (0.0178, height - rail - 0.028), (0.0178, height - rail + 0.028), (0.0125, height - rail + 0.036), (0.0135, height - 0.085), (0.0185, height - 0.074), (0.0185, height - 0.062), (0.0135, height - 0.052), (0.0200, height - 0.014), (0.0240, height - 0.006), (0.0240, height), (0, height)]
        lathe("leg", profile, metal, (lx, y, 0), 48, 28)
        rod("stay", (lx, y, height - rail), (lx, wall, height - rail), 0.0080, metal, 24)
        lathe("stay rose", [(0, 0.010), (0.016, 0.010), (0.024, 0.004), (0.025, 0), (0, 0)], metal, (lx, wall, height - rail), 40).rotation_euler = (math.pi / 2, 0, 0)
    rod("towel rail", (x0, y, height - rail), (x1, y, height - rail), 0.0080, metal, 24)


__all__ = ["deck_basin", "dome_strainer", "floor_basin", "legged_tub", "service_sink", "trough", "turned_legs"]
