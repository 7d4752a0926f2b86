"""Washers and dryers that load from the front, as they stand under a counter."""

from lib import materials as m
from lib.mesh import box, lathe, smooth_profile

WIDE = 0.60


def front_loader(x0, front, high, drawer=True):
    """A machine 0.6 m wide from x0 whose case stands at `front`: a round glass door in a steel ring, a dial, a display and,
    on a washer, a drawer for soap."""
    x1 = x0 + WIDE
    enamel, dark = m.paint("#E6E4DF", 0.22, 0.03), m.paint("#15171A", 0.07, 0.0)
    steel, seam = m.metal("steel"), m.paint("#8B8983", 0.6, 0.0)
    middle = (x0 + x1) / 2
    box("case", (x0 + 0.002, front, 0.030), (x1 - 0.002, front + 0.56, high), enamel, 0.010)
    for x in (x0 + 0.06, x1 - 0.06):
        box("foot", (x - 0.02, front + 0.03, 0.001), (x + 0.02, front + 0.07, 0.0298), m.paint("#2A2A2A", 0.7, 0.0), 0.004)
    box("panel line", (x0 + 0.006, front - 0.0006, high - 0.134), (x1 - 0.006, front + 0.002, high - 0.1315), seam, 0)
    box("kick line", (x0 + 0.006, front - 0.0006, 0.118), (x1 - 0.006, front + 0.002, 0.1205), seam, 0)
    box("filter door", (x1 - 0.16, front - 0.0012, 0.048), (x1 - 0.04, front + 0.002, 0.102), enamel, 0.003)
    z = high - 0.405
    rim = [(0.236, 0.0), (0.236, 0.016), (0.226, 0.030), (0.196, 0.036), (0.188, 0.030), (0.184, 0.016)]
    glass = smooth_profile([(0.0, 0.008), (0.06, 0.010), (0.125, 0.020), (0.160, 0.027), (0.182, 0.022), (0.187, 0.010)], 5)
    for name, profile, material in (("ring", rim, steel), ("glass", glass, dark)):
        part = lathe(name, profile, material, (middle, front, z), 96)
        part.rotation_euler = (1.5707963, 0, 0)
    box("grip", (x1 - 0.094, front - 0.046, z - 0.055), (x1 - 0.076, front - 0.020, z + 0.055), steel, 0.006)
    dial = lathe("dial", [(0, 0.026), (0.027, 0.026), (0.030, 0.023), (0.033, 0.003), (0.040, 0.002), (0.040, 0)], steel, (middle, front - 0.0004, high - 0.067), 56)
    dial.rotation_euler = (1.5707963, 0, 0)
    box("display", (middle + 0.075, front - 0.0016, high - 0.090), (middle + 0.245, front + 0.004, high - 0.044), dark, 0.002)
    if drawer:
        box("soap drawer", (x0 + 0.028, front - 0.004, high - 0.112), (x0 + 0.215, front + 0.004, high - 0.026), enamel, 0.005)
        box("soap grip", (x0 + 0.085, front - 0.0052, high - 0.108), (x0 + 0.158, front - 0.003, high - 0.094), seam, 0.001)
