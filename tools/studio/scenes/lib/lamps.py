"""Lamps, lit. Each stands or hangs at `at` (metres) with its light in it; colours of light are warm white, about 2700 K."""

import math

from . import materials as m
from .coatings import coating
from .lighting import point
from .mesh import box, lathe, rod, smooth_profile, tube
from .mirrors import sweep
from .outlines import outline

WARM = "#FFCF96"


def shade_material(colour="#FFD8A6", strength=1.6, weave=False):
    """Opal glass or linen with a lamp behind it: brightest where it faces the eye, a skin that still takes the light."""
    g = m.Graph(f"lit {colour} {strength} {weave}")
    facing = g.math("SUBTRACT", 1.0, g.add("ShaderNodeLayerWeight", {"Blend": 0.35}).outputs["Facing"])
    glow = g.math("MULTIPLY_ADD", facing, 0.44 * strength, 0.28 * strength)
    if weave:
        where = g.add("ShaderNodeTexCoord")
        height = g.add("ShaderNodeSeparateXYZ", {0: where.outputs["Generated"]}).outputs[2]
        # A bulb sits at mid height: linen fades towards both rims.
        middle = g.math("SUBTRACT", 1.0, g.math("MULTIPLY", g.math("ABSOLUTE", g.math("SUBTRACT", height, 0.48)), 1.15))
        threads = g.noise(g.stretch(where.outputs["Object"], (260, 260, 520)), 1.0, 2)
        glow = g.math("MULTIPLY", g.math("MULTIPLY", glow, middle), g.math("MULTIPLY_ADD", threads, 0.5, 0.75))
    g.set(Base_Color=m.linear("#F2E8D8"), Roughness=0.9 if weave else 0.25, Emission=m.linear(colour), Emission_Strength=glow)
    return g.material


def unshadowed(obj):
    """Lets the light that stands inside a translucent body out of it."""
    obj.visible_shadow = False
    return obj


def globe(at, radius, strength=1.6, watts=5.0):
    """An opal ball with its light inside; `at` is its centre."""
    unshadowed(lathe("opal", [(radius * math.sin(a), -radius * math.cos(a)) for a in (math.pi * k / 28 for k in range(29))], shade_material(strength=strength), at, 56))
    point("globe", at, watts, WARM, radius * 0.9)


def drum(at, top, foot, height, strength=1.5, watts=9.0, pleats=0, trim=None):
    """A linen shade, open above and below; `at` is the middle of its foot. Radii at the top and foot."""
    x, y, z = at
    linen = shade_material("#FFC88A", 0.72 * strength, True)
    if pleats:
        points = []
        for k in range(pleats * 2):
            a = math.pi * k / pleats
            points.append((a, 1.0 if k % 2 else 0.965))
        import bmesh
        import bpy

        from .mesh import link

        mesh = bpy.data.meshes.new("pleats")
        bm = bmesh.new()
        rows = [[bm.verts.new((r * f * math.cos(a), r * f * math.sin(a), h)) for a, f in points] for r, h in ((foot, 0.0), (top, height))]
        n = len(points)
        for k in range(n):
            bm.faces.new((rows[0][k], rows[0][(k + 1) % n], rows[1][(k + 1) % n], rows[1][k]))
        bm.to_mesh(mesh)
        bm.free()
        link("pleats", mesh, linen, at)
    else:
        lathe("shade", [(foot, 0), (top, height), (top - 0.003, height), (foot - 0.003, 0), (foot, 0)], linen, at, 96)
    for r, h in ((foot, 0.0), (top, height)):
        if trim:
            lathe("trim", [(r + 0.001, h - 0.004), (r + 0.0025, h - 0.004), (r + 0.0025, h + 0.004), (r + 0.001, h + 0.004)], coating(trim), at, 96)
    unshadowed(lathe("diffuser", [(0, 0.012), (foot * (0.9 if pleats else 0.96), 0.012)], m.glow("#FFE2B8", 2.2), at, 64))
    point("bulb", (x, y, z + height * 0.5), watts, WARM, 0.05)


def cord(at, up, finish="metal:black", rose=True, radius=0.0028):
    """A flex from `at` to the ceiling at height `up`."""
    x, y, z = at
    rod("flex", at, (x, y, up), radius, coating(finish), 10)
    if rose:
        lathe("rose", [(0.0, -0.026), (0.05, -0.026), (0.058, -0.02), (0.058, -0.001), (0, -0.001)], coating(finish), (x, y, up), 40)


def dome_pendant(at, ceiling, radius=0.2, of="paint:#24463B", cap="metal:brass"):
    """A spun dome, white within, on a flex; `at` is the middle of its rim."""
    x, y, z = at
    h, t = radius * 0.92, 0.004
    lathe("dome", smooth_profile([(radius, 0), (radius * 0.985, h * 0.16), (radius * 0.87, h * 0.52), (radius * 0.52, h * 0.86), (0.035, h)], 9), coating(of), at, 96)
    lathe("dome inside", smooth_profile([(0.03, h - t), (radius * 0.52 - t, h * 0.86 - t), (radius * 0.87 - t, h * 0.52), (radius * 0.985 - t, h * 0.16), (radius - t, 0)], 9), m.ceramic("#F6EEDF", 0.5), at, 96)
    lathe("rim", [(radius - t, 0.0), (radius - t, -0.003), (radius + 0.001, -0.003), (radius + 0.001, 0.002)], coating(cap), at, 96)
    lathe("cap", [(0.04, -0.004), (0.04, 0.02), (0.03, 0.05), (0.014, 0.075), (0.008, 0.09), (0, 0.09)], coating(cap), (x, y, z + h), 48)
    unshadowed(lathe("bulb", smooth_profile([(0.0, 0.0), (0.034, 0.014), (0.048, 0.05), (0.03, 0.095), (0.018, 0.12)], 6), m.glow("#FFE2B8", 4), (x, y, z + 0.02), 40))
    point("bulb", (x, y, z + 0.06), 16, WARM, 0.045)
    cord((x, y, z + h + 0.085), ceiling, "metal:black")


def globes_pendant(at, ceiling, radii=(0.11, 0.085, 0.13), drops=(0.0, 0.26, 0.12), spacing=0.30, of="metal:brass"):
    """Opal balls in brass caps at different heights, in a row along x."""
    x, y, z = at
    for k, (r, d) in enumerate(zip(radii, drops)):
        px, pz = x + (k - (len(radii) - 1) / 2) * spacing, z + d + r
        globe((px, y, pz), r, 1.5, 5)
        lathe("cap", [(r * 0.42, -0.012), (r * 0.44, 0.0), (r * 0.34, 0.018), (0.009, 0.03), (0.009, 0.07), (0, 0.07)], coating(of), (px, y, pz + r * 0.93), 40)
        cord((px, y, pz + r + 0.05), ceiling, of, True, 0.0035)


def drum_pendant(at, ceiling, radius=0.26, height=0.28):
    """A wide linen drum; `at` is the middle of its foot."""
    x, y, z = at
    drum(at, radius, radius, height, 1.25, 14, trim="linen:#D8CBB4")
    for k in range(3):
        a = 2 * math.pi * k / 3 + 0.4
        rod("spoke", (x, y, z + height - 0.02), (x + (radius - 0.004) * math.cos(a), y + (radius - 0.004) * math.sin(a), z + height - 0.02), 0.003, coating("metal:brass"), 10)
    rod("stem", (x, y, z + height - 0.04), (x, y, z + height + 0.07), 0.008, coating("metal:brass"))
    cord((x, y, z + height + 0.07), ceiling, "metal:brass")


def lath_pendant(at, ceiling, count=34, of="pale oak"):
    """A bell of thin bent laths about a frosted core; `at` is the middle of its foot."""
    x, y, z = at
    wood = m.wood(of, "z")
    profile = [(0.075, 0.40), (0.135, 0.34), (0.185, 0.24), (0.205, 0.13), (0.19, 0.03), (0.17, 0.0)]
    curve = smooth_profile(profile, 4)
    for k in range(count):
        a = 2 * math.pi * k / count
        tube("lath", [(x + r * math.cos(a), y + r * math.sin(a), z + h) for r, h in curve], 0.0042, wood, curved=False)
    for r, h in (profile[0], profile[-1], (0.203, 0.13)):
        lathe("hoop", [(r - 0.010, h - 0.005), (r - 0.004, h - 0.005), (r - 0.004, h + 0.005), (r - 0.010, h + 0.005), (r - 0.010, h - 0.005)], wood, at, 80)
    unshadowed(lathe("core", [(0, 0.07), (0.055, 0.075), (0.06, 0.09), (0.06, 0.29), (0.05, 0.3), (0, 0.3)], shade_material(strength=2.2), at, 48))
    # Small, so that the laths draw their stripes on the wall.
    point("core", (x, y, z + 0.19), 14, WARM, 0.008)
    lathe("lid", [(0.078, -0.004), (0.078, 0.008), (0.012, 0.016), (0.01, 0.05), (0, 0.05)], coating("metal:black"), (x, y, z + 0.403), 48)
    cord((x, y, z + 0.45), ceiling)


def ring_chandelier(at, ceiling, radius=0.42, of="metal:brass"):
    """A flat brass hoop, lit on its inner face, on three thin cables; `at` is its centre."""
    x, y, z = at
    lathe("hoop", [(radius - 0.010, -0.024), (radius, -0.024), (radius, 0.024), (radius - 0.010, 0.024), (radius - 0.010, -0.024)], coating(of), at, 140)
    lathe("light", [(radius - 0.020, -0.029), (radius - 0.0105, -0.029), (radius - 0.0105, 0.018), (radius - 0.020, 0.018), (radius - 0.020, -0.029)], m.glow("#FFD29A", 2.4), at, 140)
    for k in range(3):
        a = 2 * math.pi * k / 3 + 0.5
        rod("cable", (x + (radius - 0.006) * math.cos(a), y + (radius - 0.006) * math.sin(a), z + 0.024), (x, y, z + 0.66), 0.0014, coating("metal:black"), 8)
    rod("hub", (x, y, z + 0.64), (x, y, z + 0.70), 0.012, coating(of))
    cord((x, y, z + 0.69), ceiling, of, True, 0.005)
    point("ring", (x, y, z), 16, WARM, 0.3)


def branch_chandelier(at, ceiling, arms=6, reach=0.36, of="metal:aged brass"):
    """Curved arms from a turned stem, each with a small opal ball; `at` is the foot of the stem."""
    x, y, z = at
    metal = coating(of)
    lathe("stem", smooth_profile([(0, -0.04), (0.014, -0.03), (0.02, -0.01), (0.012, 0.012), (0.03, 0.05), (0.034, 0.075), (0.012, 0.11), (0.010, 0.40), (0.016, 0.42), (0.006, 0.44)], 5), metal, at, 48)
    for k in range(arms):
        a = 2 * math.pi * (k + 0.25) / arms
        c, s = math.cos(a), math.sin(a)
        tip = (x + reach * c, y + reach * s, z + 0.13)
        tube("arm", [(x + 0.02 * c, y + 0.02 * s, z + 0.062), (x + reach * 0.45 * c, y + reach * 0.45 * s, z + 0.0), (x + reach * 0.9 * c, y + reach * 0.9 * s, z + 0.03), tip], 0.0065, metal)
        lathe("cup", [(0, -0.012), (0.014, -0.01), (0.03, 0.012), (0.033, 0.02), (0, 0.02)], metal, tip, 32)
        globe((tip[0], tip[1], tip[2] + 0.062), 0.05, 1.5, 2.2)
    cord((x, y, z + 0.43), ceiling, of, True, 0.006)


def frosted_capsule(colour="#FFDDB0", far="#FF9E4C"):
    """Frosted glass with a capsule in its foot: brightest there, amber and fainter towards its open end."""
    g = m.Graph("frosted capsule")
    height = g.add("ShaderNodeSeparateXYZ", {0: g.add("ShaderNodeTexCoord").outputs["Generated"]}).outputs[2]
    facing = g.math("SUBTRACT", 1.0, g.add("ShaderNodeLayerWeight", {"Blend": 0.4}).outputs["Facing"])
    fall = g.ramp(height, [(0.0, 0.72), (0.22, 1.0), (0.55, 0.66), (1.0, 0.30)], "EASE")
    glow = g.math("MULTIPLY", fall, g.math("MULTIPLY_ADD", facing, 1.0, 0.28))
    g.set(Base_Color=m.linear("#EFE8DA"), Roughness=0.35, Emission=g.mix(fall, m.linear(far), m.linear(colour)), Emission_Strength=glow)
    return g.material


def linear_chandelier(at, ceiling, length=1.0, count=5, of="metal:black", accent="metal:brass"):
    """A long bar with frosted cylinders standing through it; `at` is the middle of the bar."""
    x, y, z = at
    capsule = frosted_capsule()
    box("bar", (x - length / 2, y - 0.011, z - 0.011), (x + length / 2, y + 0.011, z + 0.011), coating(of), 0.003)
    for k in range(count):
        px = x - length / 2 + length * (k + 0.5) / count
        for side in (-1, 1):
            glass = unshadowed(lathe("cylinder", [(0, 0), (0.036, 0.0), (0.037, 0.004), (0.037, 0.130), (0.034, 0.134), (0.030, 0.134), (0.030, 0.118), (0, 0.118)], capsule, (px, y, z + side * 0.026), 48))
            glass.rotation_euler = (0 if side > 0 else math.pi, 0, 0)
        lathe("collar", [(0, -0.027), (0.039, -0.027), (0.039, 0.027), (0, 0.027)], coating(accent), (px, y, z), 48)
    for k in (-1, 0, 1):
        point("bar", (x + k * length * 0.34, y, z - 0.03), 5.5, WARM, 0.09)
    for side in (-1, 1):
        rod("hanger", (x + side * length * 0.3, y, z + 0.01), (x + side * length * 0.3, y, ceiling), 0.004, coating(of), 12)


def vanity_bar(at, count=3, pitch=0.2, of="metal:brass"):
    """A bar on the wall with opal cylinders hanging from it; `at` is the bar's middle, y the wall's face."""
    x, y, z = at
    metal = coating(of)
    half = pitch * (count - 1) / 2
    box("plate", (x - 0.06, y - 0.018, z - 0.035), (x + 0.06, y - 0.0005, z + 0.035), metal, 0.004)
    rod("arm", (x, y - 0.015, z), (x, y - 0.1, z), 0.009, metal)
    rod("bar", (x - half - 0.03, y - 0.1, z), (x + half + 0.03, y - 0.1, z), 0.008, metal)
    for k in range(count):
        px = x - half + pitch * k
        lathe("cup", [(0, 0.03), (0.022, 0.028), (0.03, 0.0), (0.03, -0.022), (0, -0.022)], metal, (px, y - 0.1, z - 0.02), 40)
        unshadowed(lathe("opal", [(0, -0.15), (0.036, -0.15), (0.042, -0.144), (0.042, 0), (0, 0)], shade_material(strength=1.8), (px, y - 0.1, z - 0.043), 48))
        point("vanity", (px, y - 0.1, z - 0.12), 2.2, WARM, 0.05)


def disc_sconce(at, radius=0.14, of="metal:aged brass"):
    """A dish of alabaster held by a brass boss before a plate; the light goes round it onto the wall."""
    x, y, z = at
    plate = lathe("plate", [(0, 0.02), (0.055, 0.02), (0.06, 0.014), (0.06, 0)], coating(of), (x, y - 0.0005, z), 48)
    plate.rotation_euler = (math.pi / 2, 0, 0)
    g = m.Graph("alabaster")
    where = g.add("ShaderNodeTexCoord").outputs["Object"]
    cloud = g.ramp(g.noise(where, 7, 5, 0.62, 1.6), [(0.30, 0.0), (0.70, 1.0)])
    # Seams of rust: where the noise crosses its middle.
    seam = g.math("ABSOLUTE", g.math("SUBTRACT", g.noise(where, 5, 4, 0.6, 2.2), 0.5))
    seam = g.ramp(seam, [(0.0, 1.0), (0.012, 0.65), (0.045, 0.0)])
    stone = g.mix(g.math("MULTIPLY", seam, 0.8), g.mix(cloud, m.linear("#E0CDB2"), m.linear("#F6EEDF")), m.linear("#9A6A44"))
    light = g.mix(g.math("MULTIPLY", seam, 0.75), g.mix(cloud, m.linear("#E89A4E"), m.linear("#FFDDB0")), m.linear("#B0602A"))
    # The ring of light lies behind the dish's shoulder: there it glows most; its lip and its thicker middle are stone.
    parts = g.add("ShaderNodeSeparateXYZ", {0: where})
    out = g.math("DIVIDE", g.math("SQRT", g.math("ADD", g.math("POWER", parts.outputs[0], 2.0), g.math("POWER", parts.outputs[1], 2.0))), radius)
    lit = g.ramp(out, [(0.0, 0.42), (0.22, 0.50), (0.62, 1.0), (0.84, 0.62), (0.97, 0.26), (1.0, 0.16)], "EASE")
    g.set(Base_Color=stone, Roughness=0.3, Emission=light, Emission_Strength=g.math("MULTIPLY", lit, g.math("MULTIPLY_ADD", cloud, 0.75, 0.42)))
    dish = [(0, 0.046), (radius * 0.55, 0.050), (radius * 0.90, 0.072), (radius, 0.088), (radius * 0.985, 0.0945), (radius * 0.95, 0.0925), (radius * 0.86, 0.076), (radius * 0.5, 0.058), (0, 0.054)]
    disc = lathe("disc", smooth_profile(dish, 6), g.material, (x, y, z), 96)
    disc.rotation_euler = (math.pi / 2, 0, 0)
    boss = lathe("boss", smooth_profile([(0.017, 0.052), (0.018, 0.058), (0.014, 0.064), (0.006, 0.067), (0, 0.067)], 5), coating(of), (x, y, z), 40)
    boss.rotation_euler = (math.pi / 2, 0, 0)
    ring = sweep("lamp", outline("oval", radius * 1.2, radius * 1.2), [(0, y - 0.030), (0, y - 0.045), (-0.012, y - 0.045), (-0.012, y - 0.030)], m.glow("#FFD29A", 20), (x, z))
    ring.visible_camera = False


def arm_sconce(at, of="metal:brass"):
    """A swan arm on a round plate with a small pleated shade."""
    x, y, z = at
    metal = coating(of)
    plate = lathe("plate", [(0, 0.02), (0.04, 0.02), (0.05, 0.012), (0.052, 0)], metal, (x, y - 0.0005, z), 48)
    plate.rotation_euler = (math.pi / 2, 0, 0)
    tube("arm", [(x, y - 0.018, z), (x, y - 0.07, z - 0.045), (x, y - 0.14, z - 0.02), (x, y - 0.145, z + 0.06)], 0.0065, metal)
    lathe("pan", [(0, 0), (0.024, 0.002), (0.028, 0.012), (0, 0.012)], metal, (x, y - 0.145, z + 0.05), 32)
    rod("candle", (x, y - 0.145, z + 0.06), (x, y - 0.145, z + 0.13), 0.011, m.ceramic("#EFE6D4", 0.5))
    drum((x, y - 0.145, z + 0.10), 0.055, 0.10, 0.15, 1.5, 5, pleats=40)


def tube_sconce(at, length=0.5, of="metal:nickel"):
    """An upright frosted tube between two turned ends, on a slim plate."""
    x, y, z = at
    metal = coating(of)
    box("plate", (x - 0.025, y - 0.014, z - 0.06), (x + 0.025, y - 0.0005, z + 0.06), metal, 0.004)
    rod("arm", (x, y - 0.012, z), (x, y - 0.075, z), 0.008, metal)
    unshadowed(rod("tube", (x, y - 0.075, z - length / 2), (x, y - 0.075, z + length / 2), 0.021, shade_material(strength=2.0)))
    for s in (-1, 1):
        rod("end", (x, y - 0.075, z + s * (length / 2 - 0.003)), (x, y - 0.075, z + s * (length / 2 + 0.035)), 0.0235, metal)
    rod("band", (x, y - 0.075, z - 0.013), (x, y - 0.075, z + 0.013), 0.0235, metal)
    for s in (-0.5, 0.5):
        point("tube", (x, y - 0.075, z + s * length / 2), 3, WARM, 0.06)


def flush_dome(at, radius=0.19, of="metal:brass"):
    """An opal bowl held to the ceiling in a brass ring; `at` lies on the ceiling."""
    x, y, z = at
    lathe("ring", [(radius - 0.02, -0.001), (radius + 0.008, -0.001), (radius + 0.012, -0.010), (radius + 0.012, -0.034), (radius + 0.004, -0.042), (radius - 0.012, -0.042)], coating(of), at, 96)
    unshadowed(lathe("bowl", smooth_profile([(radius - 0.006, -0.036), (radius * 0.93, -0.075), (radius * 0.7, -0.118), (radius * 0.35, -0.140), (0.0, -0.146)], 8), shade_material(strength=1.6), at, 96))
    lathe("finial", smooth_profile([(0, -0.175), (0.010, -0.168), (0.008, -0.158), (0.018, -0.148), (0.0, -0.144)], 5), coating(of), at, 32)
    point("flush", (x, y, z - 0.12), 16, WARM, 0.12)


def track(at, aims=((-0.39, 1.75), (-0.13, 1.75), (0.13, 1.75), (0.39, 1.75)), length=1.067, of="metal:black", watts=4):
    """A ceiling track with a cylinder head for each of `aims`, turned to that place (x, z) of the wall; `at` is the middle of the
    track, on the ceiling."""
    from .lighting import area

    x, y, z = at
    metal = coating(of)
    box("track", (x - length / 2, y - 0.017, z - 0.034), (x + length / 2, y + 0.017, z - 0.001), metal, 0.002)
    box("groove", (x - length / 2 + 0.01, y - 0.006, z - 0.0346), (x + length / 2 - 0.01, y + 0.006, z - 0.030), m.paint("#050505", 0.6), 0)
    for k, (tx, tz) in enumerate(aims):
        px = x + length * ((k + 0.5) / len(aims) - 0.5)
        box("adapter", (px - 0.034, y - 0.014, z - 0.050), (px + 0.034, y + 0.014, z - 0.0345), metal, 0.003)
        pivot = (px, y, z - 0.112)
        rod("stem", (px, y, z - 0.048), (px, y, z - 0.085), 0.0065, metal)
        aim = (tx - px, -y, tz - pivot[2])
        far = math.hypot(*aim)
        d = [c / far for c in aim]

        def along(t):
            return [p + t * c for p, c in zip(pivot, d)]

        rod("head", along(-0.066), along(0.084), 0.035, metal)
        rod("trim", along(0.0845), along(0.0895), 0.0335, coating("metal:brass"))
        rod("lens", along(0.0897), along(0.0905), 0.027, m.glow("#FFE6C2", 9))
        area("spot", along(0.11), along(1.0), (0.05, 0.05), watts, WARM, 32)


def strip_under(x0, x1, y, z, watts=11):
    """A light strip in an aluminium channel under a cupboard; y, z the middle of its upper face."""
    from .lighting import area

    box("channel", (x0, y - 0.011, z - 0.010), (x1, y + 0.011, z - 0.0005), coating("metal:steel"), 0.001)
    box("lens", (x0 + 0.004, y - 0.008, z - 0.0125), (x1 - 0.004, y + 0.008, z - 0.0105), m.glow("#FFE1B6", 7), 0)
    area("strip", ((x0 + x1) / 2, y, z - 0.02), ((x0 + x1) / 2, y + 0.10, z - 0.5), (x1 - x0, 0.03), watts, WARM, 160)


def table_lamp(at, base="clay:#C7A98A", shade=(0.12, 0.19, 0.23), height=0.30):
    """A swelling clay base under a linen cone; `at` is its foot."""
    x, y, z = at
    lathe("base", smooth_profile([(0, 0), (0.07, 0.0), (0.085, 0.012), (0.135, height * 0.35), (0.13, height * 0.55), (0.07, height * 0.86), (0.028, height * 0.95), (0.024, height)], 7), coating(base), at, 72)
    rod("neck", (x, y, z + height - 0.004), (x, y, z + height + 0.075), 0.009, coating("metal:aged brass"))
    drum((x, y, z + height + 0.04), *shade, strength=1.35, watts=10, trim="linen:#D8CBB4")
    lathe("finial", [(0, 0.03), (0.009, 0.022), (0.006, 0.012), (0.012, 0.006), (0.012, 0.0), (0, 0.0)], coating("metal:aged brass"), (x, y, z + height + 0.04 + shade[2]), 24)


def floor_lamp(at, height=1.62, of="metal:black"):
    """Three slender legs to a joint of oak, and a wide linen shade; `at` is the middle of the floor under it."""
    x, y, z = at
    for k in range(3):
        a = 2 * math.pi * k / 3 + 0.9
        rod("leg", (x + 0.27 * math.cos(a), y + 0.27 * math.sin(a), z + 0.002), (x + 0.02 * math.cos(a), y + 0.02 * math.sin(a), z + height - 0.24), 0.009, coating(of))
    lathe("joint", [(0, 0), (0.034, 0), (0.036, 0.003), (0.036, 0.055), (0.034, 0.058), (0, 0.058)], m.wood("oak", "z"), (x, y, z + height - 0.27), 40)
    rod("stem", (x, y, z + height - 0.215), (x, y, z + height), 0.008, coating("metal:brass"))
    drum((x, y, z + height - 0.12), 0.19, 0.25, 0.30, 1.3, 13, trim="linen:#D8CBB4")


KINDS = {f.__name__: f for f in (dome_pendant, globes_pendant, drum_pendant, lath_pendant, ring_chandelier, branch_chandelier, linear_chandelier, vanity_bar, disc_sconce, arm_sconce, tube_sconce, flush_dome, track, strip_under, table_lamp, floor_lamp)}
