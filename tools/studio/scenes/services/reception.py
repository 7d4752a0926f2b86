"""Reception and retail: the desk of the lobby from beside it, its lower part for those who sit and the lit shelves behind."""

import commercial_millwork
from lib import camera

DEVELOP = {"exposure": 0.38, "warmth": -0.02, "look": "Medium High Contrast"}


def build():
    commercial_millwork.build()
    camera.level((2.75, -5.95, 1.36), -24, 37, (0.0, -0.085))
