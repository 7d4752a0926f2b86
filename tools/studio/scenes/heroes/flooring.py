"""Oak blocks in herringbone in a living room, the window's sun over them, the feet of the furniture along the far wall."""

from lib import camera
from products import floor

DEVELOP = {"exposure": 0.62, "warmth": 0.0, "look": "Medium High Contrast"}


def build():
    floor.build(colour="natural oak", layout="herringbone", width_in=4, length_in=24, angle=45, room="living", wall="#D5CFC2", accent=["#7C8474", "#A4613F"])
    # Of the room's own view, the strip with the most floor.
    camera.level((0.05, -4.35, 1.18), 0.0, 31.0, (0.0, -0.325))
