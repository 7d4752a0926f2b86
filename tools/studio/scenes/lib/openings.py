"""Windows and doors in the back wall, with the lake behind them."""

from . import materials as m
from .lighting import area
from .mesh import box
from .rooms import wall


def back_window(x0, x1, z0, z1, wall_x0, wall_x1, height, material, bars=(2, 1), frame="#EFECE5", watts=90, colour="#F4F6FA", thick=0.22, spread=150, sill=0.05):
    """The back wall (its face at y = 0) with a window in it and a soft light in the opening, as rooms.side_window()."""
    wall("wall below", wall_x0, wall_x1, 0, thick, z0, material)
    wall("wall above", wall_x0, wall_x1, 0, thick, height, material, z1)
    wall("wall left", wall_x0, x0, 0, thick, z1, material, z0)
    wall("wall right", x1, wall_x1, 0, thick, z1, material, z0)
    painted = m.paint(frame, 0.45)
    y0, y1, t = 0.10, 0.15, 0.05
    box("frame bottom", (x0, y0, z0), (x1, y1, z0 + t), painted, 0.003)
    box("frame top", (x0, y0, z1 - t), (x1, y1, z1), painted, 0.003)
    box("frame left", (x0, y0, z0 + t), (x0 + t, y1, z1 - t), painted, 0.003)
    box("frame right", (x1 - t, y0, z0 + t), (x1, y1, z1 - t), painted, 0.003)
    across, up = bars
    for i in range(1, across):
        x = x0 + (x1 - x0) * i / across
        wide = 0.030 if across == 2 else 0.014
        box("mullion", (x - wide, y0 + 0.004, z0 + t), (x + wide, y1 - 0.004, z1 - t), painted, 0.003)
    for i in range(1, up):
        z = z0 + (z1 - z0) * i / up
        box("bar", (x0 + t, y0 + 0.012, z - 0.011), (x1 - t, y1 - 0.012, z + 0.011), painted, 0.003)
    if sill:
        box("sill", (x0 - 0.03, -sill, z0 + 0.0005), (x1 + 0.03, y0 - 0.001, z0 + 0.026), painted, 0.004)
    middle = ((x0 + x1) / 2, 0.06, (z0 + z1) / 2)
    area("daylight", middle, (middle[0], -1, middle[2] - 0.15), ((x1 - x0) * 0.96, (z1 - z0) * 0.96), watts, colour, spread)
