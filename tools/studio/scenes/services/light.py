"""The light that all services are shown in: low sun through a window at the left, its bars on the wall."""

from lib import lighting, materials as m
from lib.mesh import box


def window(at, towards, size, watts, bars, sun=(72, 29, 4.0), level=0.40, x=-3.4, top=3.8):
    """A soft window and a sun of (azimuth, elevation, strength); `bars` are where, along y, the sun is cut at `x`."""
    lighting.area("window", at, towards, size, watts, "#FFF1DF")
    azimuth, elevation, strength = sun
    lighting.sun(azimuth, elevation, strength, 0.9, "#FFE2BE")
    dark = m.paint("#1A1A1A", 0.9, 0.0)
    for y in bars:
        box("bar", (x, y, 0.3), (x + 0.03, y + 0.07, top), dark, 0)
    lighting.surround("#EEF1F5", level, sky=2.0)
