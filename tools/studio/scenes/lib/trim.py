"""What a finished room has where its planes meet and where people need it: skirting, window casing, outlets, switches,
lights let into the ceiling."""

from . import joinery, materials as m
from .mesh import box, lathe, rod

PAINT = "#EFECE5"


def skirting(x0, x1, y, colour=PAINT):
    """Along a wall that faces -y."""
    joinery.moulding("skirting", x0, x1, y - 0.0006, 0.001, joinery.BASE, m.paint(colour, 0.45))


def side_skirting(x, y0, y1, side=1, colour=PAINT):
    """Along a side wall: `side` 1 is a left wall, -1 a right one."""
    joinery.side_moulding("skirting", x + side * 0.0006, y0, y1, 0.001, joinery.BASE, m.paint(colour, 0.45), side)


def casing(x0, x1, z0, z1, colour=PAINT, wide=0.075, y=-0.0006, foot=True):
    """Boards round a window in the back wall, a stool and an apron below it where `foot` is true."""
    painted, t = m.paint(colour, 0.45), 0.019
    for a, b in ((x0 - wide, x0 + 0.004), (x1 - 0.004, x1 + wide)):
        box("casing", (a, y - t, z0), (b, y, z1 + 0.004), painted, 0.003)
    box("casing head", (x0 - wide - 0.012, y - t - 0.004, z1 + 0.0045), (x1 + wide + 0.012, y, z1 + wide + 0.022), painted, 0.003)
    if foot:
        box("stool", (x0 - wide - 0.02, y - 0.052, z0 - 0.026), (x1 + wide + 0.02, 0.10, z0 - 0.0005), painted, 0.005)
        box("apron", (x0 - wide, y - t + 0.003, z0 - 0.096), (x1 + wide, y, z0 - 0.0265), painted, 0.003)


def outlet(x, z, y=-0.009, colour="#F3F1EC"):
    """A duplex outlet in its plate on a wall facing -y."""
    white, dark = m.paint(colour, 0.3, 0.0), m.paint("#2B2A28", 0.6, 0.0)
    box("plate", (x - 0.036, y - 0.006, z - 0.058), (x + 0.036, y - 0.0002, z + 0.058), white, 0.004)
    for dz in (-0.020, 0.020):
        box("socket", (x - 0.017, y - 0.0085, z + dz - 0.014), (x + 0.017, y - 0.0062, z + dz + 0.014), white, 0.006, 4)
        for dx in (-0.006, 0.006):
            box("slot", (x + dx - 0.0011, y - 0.0089, z + dz - 0.004), (x + dx + 0.0011, y - 0.0084, z + dz + 0.005), dark, 0)


def switch(x, z=1.15, y=-0.0006, gangs=2, colour="#F3F1EC"):
    """Rocker switches in one plate on a wall facing -y."""
    white = m.paint(colour, 0.3, 0.0)
    half = 0.014 + 0.023 * gangs
    box("plate", (x - half, y - 0.006, z - 0.058), (x + half, y - 0.0002, z + 0.058), white, 0.004)
    for k in range(gangs):
        mid = x + 0.046 * (k - (gangs - 1) / 2)
        box("rocker", (mid - 0.0165, y - 0.0095, z - 0.033), (mid + 0.0165, y - 0.0062, z + 0.033), white, 0.002)


def downlight(x, y, height, glow=2.2):
    """A small light let into the ceiling."""
    lathe("trim ring", [(0.040, 0.0), (0.052, -0.0035), (0.058, -0.001), (0.058, 0.0)], m.paint("#F2F0EA", 0.5), (x, y, height - 0.0004), 40)
    rod("downlight", (x, y, height - 0.0009), (x, y, height - 0.0004), 0.040, m.glow("#FFE6C4", glow), 36)
