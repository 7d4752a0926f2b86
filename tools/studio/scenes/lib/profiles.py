"""Sections of mouldings, drawn as a spindle cuts them: fillets, coves, rounds, beads and ogees, fine enough to shade as curves.

A section is a list of (projection, height) points in metres, closed along the wall.
"""

import math

FINE = 14


def section(start, *moves):
    """Draws from `start` by moves of (kind, projection, height), the last two in millimetres and relative.

    Kinds: "line"; "swell" leaves along the projection and arrives along the height, "rise" the other way round, each a
    quarter of an ellipse; "bead" is a half round outwards over its height.
    """
    points = [start]
    for kind, across, up in moves:
        p, h = points[-1]
        dp, dh = across / 1000, up / 1000
        if kind == "line":
            points.append((p + dp, h + dh))
            continue
        for k in range(1, FINE + 1):
            t = math.pi / 2 * k / FINE
            if kind == "swell":
                points.append((p + dp * math.sin(t), h + dh * (1 - math.cos(t))))
            elif kind == "rise":
                points.append((p + dp * (1 - math.cos(t)), h + dh * math.sin(t)))
            elif kind == "bead":
                points.append((p + abs(dh) / 2 * math.sin(2 * t) + dp * k / FINE, h + dh * (1 - math.cos(2 * t)) / 2))
            else:
                raise ValueError(f"no move {kind}")
    return points


# A board against the floor, its top worked to an ogee under a small bead.
BASEBOARD = section((0, 0), ("line", 18, 0), ("line", 0, 100), ("line", -2.5, 0), ("rise", -5, 14), ("swell", -4, 12), ("line", 0, 2), ("bead", 0, 6), ("line", -1.5, 0), ("rise", -4, 4), ("line", -1, 0))
# Round a door: thin where it meets the jamb, thick where it meets the wall.
CASING = section((0, 0), ("line", 8, 0), ("bead", 0, 8), ("line", 0, 1.5), ("line", 4, 0), ("line", 0, 30), ("rise", 1.5, 9), ("swell", 5, 8), ("line", 0, 2), ("swell", 3.5, 0.8), ("bead", 0, 11), ("line", -3, 0), ("line", 0, 6), ("rise", -3, 3), ("line", -16, 0))
# A crown as it comes off the machine: a board with its back eased to stand in the corner of wall and ceiling.
CROWN = section((0, 0.010), ("line", 7, -10), ("line", 3, 0), ("line", 0, 8), ("rise", 4, 9), ("swell", 4, 5), ("line", 0, 2), ("line", -3, 0), ("rise", -5, 22), ("rise", 0.0, 3), ("swell", 6, 18), ("line", 0, 1.5), ("line", 2.5, 0), ("line", 0, 3), ("swell", 5, 1), ("bead", 0, 13), ("line", -4, 0), ("line", 0, 8), ("line", -7, 1), ("line", -12.5, -9))
# Along a wall at the height of a chair's back.
CHAIR_RAIL = section((0, 0), ("line", 6, 0), ("rise", 3, 3), ("line", 0, 3), ("swell", 3, 0.2), ("rise", 8, 13), ("line", 0, 1.5), ("line", 2, 0), ("bead", 0, 13), ("line", -2, 0), ("line", 0, 1.5), ("swell", -7, 7), ("line", 0, 2), ("bead", -1, 6), ("line", -12, 0))
# From which pictures hang: a hooked top over a cove.
PICTURE_RAIL = section((0, 0), ("line", 5, 0), ("bead", 0, 7), ("line", 0, 2), ("line", 3, 0), ("rise", 14, 20), ("line", 0, 2), ("line", 2, 0), ("bead", 0, 12), ("line", -6, 0), ("swell", -8, -5), ("rise", -5, 5), ("line", -5, 0))


def handrail(wide=0.058, high=0.050):
    """What a hand closes round: a round top over a waist and a flat foot; (x, z), about its middle."""
    half, foot = wide / 2, wide * 0.36
    right = section((foot, 0), ("line", 0, high * 180), ("rise", (half - foot) * 1000, high * 240), ("line", 0, high * 120), ("rise", -half * 1000, high * 460))
    return right + [(-x, z) for x, z in reversed(right[:-1])]
