"""Valora Farma's building and garden, on its own slab.

Import it after reset(): its materials belong to the open scene.
"""
from eden3d import *
from marcas import BRANDS, arch, cutout, disc_sign, emboss, gold_paint, rectangle
from marcas_jardim import Garden
from marcas_produtos import shelving

B = BRANDS["valora"]
rnd = random.Random(7)
garden = Garden(rnd)
wall = clay("#EEE6F1", rough=0.8, bump=0.14, scale=40)
white = clay(B["white"], rough=0.65, bump=0.04)
ink = clay(B["ink"], rough=0.5, bump=0.04)
deep = clay(B["deep"], rough=0.5, bump=0.03)
wood = clay("#D2AE82", rough=0.55, bump=0.1, scale=20)
gold = metal()
letters = gold_paint()
LAVENDER = ("#8259AD", "#A585C9", "#6D46A0")
G, W, D = 0.26, 4.0, 2.6
F = G + 0.14
H1, BAND, H2 = 2.45, 0.52, 1.72
TOP = F + H1 + BAND + H2


def ground():
    rslab(9.4, 5.0, G, (0.35, 0.35, 0), clay(B["pale"], rough=0.8, bump=0.06), corner=1.3, r=0.06)
    rslab(9.0, 4.6, 0.05, (0.35, 0.35, G), garden.lawn, corner=1.15, r=0.02)
    rslab(9.0, 1.6, 0.075, (0.35, -1.15, G), clay("#EFE9E6", rough=0.85, bump=0.08), corner=0.75, r=0.02)
    rslab(W + 0.3, D + 0.5, 0.14, (0, D / 2 - 0.1, G), clay("#E4DBE2", rough=0.8), corner=0.1, r=0.03)
    for i, radius in enumerate((0.95, 0.72)):
        cyl(radius, 0.085 + 0.06 * i, (0, -0.1, G + 0.05), clay("#E9E1E8", rough=0.8, bump=0.05), 0.02)


def front_wall(z, height, openings, thick=0.2):
    outline = rectangle(0, 0, W, height)
    cutout(outline, [arch(*o) for o in openings], thick, (0, thick / 2, z), wall, 0.02)
    for x, sill, w, h in openings:
        cutout(
            arch(x, sill - 0.0, w + 0.2, h + 0.1), [arch(x, sill - 0.1, w, h + 0.1)], 0.08, (0, -0.02, z), white, 0.015
        )
        cutout(arch(x, sill, w, h), [arch(x, sill + 0.05, w - 0.1, h - 0.1)], 0.06, (0, 0.1, z), deep, 0.01)


def window(x, z, w, h):
    mesh_obj(
        "glass",
        [(px, 0.13, F + z + pz) for px, pz in arch(x, 0, w, h)],
        [tuple(range(31))],
        glass("#FAF6FF", 0.7),
        smooth=0,
    )
    rbox((0.035, 0.05, h - 0.08), (x, 0.1, F + z), deep, r=0.01)
    rbox((w - 0.04, 0.05, 0.035), (x, 0.1, F + z + h - w / 2), deep, r=0.01)


def ground_floor():
    openings = [(-1.27, 0.42, 1.02, 1.72), (0, 0.0, 1.0, 2.1), (1.27, 0.42, 1.02, 1.72)]
    front_wall(F, H1, openings)
    for x in (-1.27, 1.27):
        window(x, 0.42, 1.02, 1.72)
        rbox((1.26, 0.3, 0.07), (x, -0.03, F + 0.36), white, r=0.02)
        rbox((1.08, 0.1, 0.26), (x, -0.03, F + 0.06), ink, r=0.03)
        garden.spikes(x, -0.14, F + 0.5, 1.0, 0.12, LAVENDER, 34, 0.26)
        rbox((1.14, 0.22, 0.16), (x, -0.13, F + 0.4), ink, r=0.03)
    door()


def door():
    """Two glazed leaves with long gold handles."""
    cutout(
        arch(0, 0.02, 0.94, 2.04),
        [arch(0, 0.5, 0.74, 1.46), rectangle(0, 0.12, 0.74, 0.3)],
        0.06,
        (0, 0.12, F),
        deep,
        0.01,
    )
    rbox((0.74, 0.03, 0.3), (0, 0.12, F + 0.12), ink, r=0.02)
    mesh_obj(
        "glass",
        [(px, 0.13, F + pz) for px, pz in arch(0, 0.5, 0.76, 1.48)],
        [tuple(range(31))],
        glass("#FAF6FF", 0.7),
        smooth=0,
    )
    rbox((0.06, 0.07, 1.9), (0, 0.1, F + 0.03), deep, r=0.01)
    for s in (-1, 1):
        tube([(s * 0.075, 0.03, F + 0.8), (s * 0.075, 0.03, F + 1.24)], 0.015, gold)


def columns():
    profile = [
        (0, 0),
        (0.17, 0),
        (0.17, 0.09),
        (0.125, 0.13),
        (0.118, 0.2),
        (0.105, 1.2),
        (0.1, 2.1),
        (0.1, 2.14),
        (0.13, 2.2),
        (0.14, 2.28),
        (0, 2.28),
    ]
    for x in (-1.92, -0.64, 0.64, 1.92):
        lathe(profile, (x, -0.2, F), white, seg=48, smooth_it=1)
        cyl(0.135, 0.05, (x, -0.2, F + 2.12), gold, 0.015)
        rbox((0.34, 0.34, 0.1), (x, -0.2, F + 2.28), white, r=0.02)
        rbox((0.38, 0.38, 0.08), (x, -0.2, F - 0.02), white, r=0.02)


def entablature():
    z = F + H1
    rbox((W + 0.34, 0.6, 0.09), (0, 0.04, z - 0.06), white, r=0.025)
    rbox((W + 0.22, 0.5, BAND), (0, 0.05, z), ink, r=0.03)
    rbox((W + 0.4, 0.66, 0.1), (0, 0.03, z + BAND - 0.02), white, r=0.03)
    rbox((W + 0.26, 0.03, 0.02), (0, -0.205, z + 0.06), gold, r=0.008)
    rbox((W + 0.26, 0.03, 0.02), (0, -0.205, z + BAND - 0.09), gold, r=0.008)
    emboss("valora-farma-placa", 2.4, (0.0, -0.215, z + 0.26), letters, 0.014, 0.006)


def upper_floor():
    z = H1 + BAND
    openings = [(x, 0.26, 0.66, 1.2) for x in (-1.27, 0, 1.27)]
    front_wall(F + z, H2, openings)
    curtain = clay("#F3ECF6", rough=0.9, bump=0.1)
    for x in (-1.27, 0, 1.27):
        window(x, z + 0.26, 0.66, 1.2)
        rbox((0.7, 0.03, 1.3), (x, 0.32, F + z + 0.2), emit("#FFE2B0", 1.7), r=0.0)
        for s in (-1, 1):
            cutout(
                drape(s),
                [],
                0.04,
                (x - s * 0.33, 0.24, F + z + 0.26),
                curtain,
                0.01,
            )
        balcony(x, F + z + 0.16)


def drape(side):
    """Outline of a curtain gathered at a third of its height."""
    points = [(0, 0), (0.17, 0), (0.19, 0.1), (0.1, 0.4), (0.13, 0.6), (0.26, 0.95), (0.27, 1.2), (0, 1.2)]
    return [(side * x, y) for x, y in chaikin(points, 3)]


def balcony(x, z):
    rbox((0.94, 0.3, 0.07), (x, -0.13, z), white, r=0.02)
    for k in range(9):
        px = x - 0.42 + k * 0.105
        tube([(px, -0.25, z + 0.06), (px, -0.25, z + 0.36)], 0.008, gold, res=2)
    for h in (0.1, 0.36):
        tube(
            [(x - 0.44, 0, z + h), (x - 0.44, -0.25, z + h), (x + 0.44, -0.25, z + h), (x + 0.44, 0, z + h)],
            0.013,
            gold,
            res=1,
        )
    garden.spikes(x, -0.13, z + 0.1, 0.74, 0.1, LAVENDER, 16, 0.2)


def shell():
    height = TOP - F
    for s in (-1, 1):
        rbox((0.16, D - 0.1, height), (s * (W / 2 - 0.08), D / 2 + 0.05, F), wall, r=0.03)
    rbox((W, 0.14, height), (0, D - 0.05, F), wall, r=0.03)
    rbox((W - 0.2, D - 0.2, 0.03), (0, D / 2, F), wood, r=0.005)
    rbox((W - 0.2, D - 0.2, 0.06), (0, D / 2, F + H1 + 0.1), white, r=0.005)
    for s in (-1, 1):
        rbox((0.3, 0.12, H2), (s * (W / 2 - 0.12), -0.02, F + H1 + BAND), white, r=0.02)
    garden.vine(
        [(-W / 2 - 0.02, 1.3 + rnd.gauss(0, 0.22), F + TOP * 0.8 * rnd.random()) for _ in range(230)], (-1, 0, 0)
    )


def interior():
    shelving(0, D - 0.35, F + 0.35, W - 0.5, 4, 0.46, wood, rnd, B["goods"])
    rslab(1.5, 0.5, 0.85, (-0.9, 1.2, F), white, corner=0.24, r=0.03)
    for x in (-1.2, 0, 1.2):
        tube([(x, 0.9, F + H1), (x, 0.9, F + 2.0)], 0.008, gold)
        ball(0.11, (x, 0.9, F + 1.92), emit("#FFE3B4", 7), sub=3)
    area((0, 1.2, F + 2.3), (0, 1.4, F), 1.6, 75, "#FFDFAE")


def crownwork():
    """Cornice, arched pediment with the symbol, and the hedge on the roof."""
    rslab(W + 0.42, D + 0.4, 0.13, (0, D / 2 - 0.02, TOP), white, corner=0.1, r=0.04)
    for k in range(21):
        rbox((0.09, 0.1, 0.1), (-W / 2 + 0.02 + k * 0.198, -0.1, TOP - 0.11), white, r=0.015)
    rslab(W + 0.2, D + 0.2, 0.22, (0, D / 2, TOP + 0.12), wall, corner=0.08, r=0.03)
    z = TOP + 0.12
    cutout(arch(0, 0, 1.3, 0.98), [], 0.22, (0, -0.03, z), wall, 0.03)
    cutout(arch(0, 0, 1.42, 1.06), [arch(0, -0.1, 1.22, 1.02)], 0.3, (0, -0.03, z), white, 0.03)
    emboss("valora-farma-simbolo", 0.46, (0, -0.16, z + 0.47), letters, 0.02, 0.006)
    for x in (-1.72, -1.3, -0.9, 0.9, 1.3, 1.72):
        garden.sphere(x, 0.25, z + 0.42, 0.24)
    for x, y, r in ((-1.5, 1.3, 0.42), (-0.5, 1.5, 0.5), (0.6, 1.5, 0.46), (1.5, 1.4, 0.44)):
        garden.bush(x, y, z + 0.2, r)


def gallery():
    """Low arcade to the right, overgrown, with a gate to the garden."""
    x0, w, h = 3.15, 2.3, 1.75
    cutout(
        rectangle(x0, 0, w, h),
        [arch(x0 - 0.55, 0.0, 0.8, 1.42), arch(x0 + 0.55, 0.0, 0.8, 1.42)],
        0.24,
        (0, 0.75, F - 0.08),
        wall,
        0.025,
    )
    for dx in (-0.55, 0.55):
        cutout(arch(x0 + dx, 0, 0.98, 1.51), [arch(x0 + dx, -0.1, 0.8, 1.52)], 0.06, (0, 0.62, F - 0.08), white, 0.012)
    rbox((w + 0.12, 0.42, 0.1), (x0, 0.75, F - 0.08 + h), white, r=0.03)
    garden.vine(
        [
            (x0 + rnd.uniform(-1.2, 1.2), 0.6 - 0.04 * rnd.random(), F + 1.6 + rnd.uniform(-0.15, 0.22))
            for _ in range(200)
        ],
        (0, -1, 0.4),
    )
    for k in range(26):
        p = (x0 + rnd.uniform(-1.1, 1.1), 0.54, F + 1.55 + rnd.uniform(-0.08, 0.22))
        garden.flower(p, (rnd.gauss(0, 0.3), -1, 0.5), "#C9A8E6", 1.1)
    for x, r in ((2.55, 0.32), (3.2, 0.4), (3.9, 0.36)):
        garden.bush(x, 1.7, G, r)


def street():
    pots = ceramic(B["white"])
    for x in (-0.98, 0.98):
        garden.topiary(x, -0.72, G + 0.07, pots, 0.25, 0.5, 0.2)
    garden.cypress(-2.75, 0.9, G + 0.1, 3.1, 0.36)
    garden.cypress(-3.45, 0.5, G + 0.1, 2.2, 0.3)
    garden.cypress(4.55, 1.0, G + 0.1, 2.5, 0.32)
    for x, y, w in ((-2.85, -0.1, 1.1), (2.75, 0.15, 1.0), (3.95, 0.15, 1.0)):
        garden.spikes(x, y, G + 0.05, w, 0.42, LAVENDER, 70, 0.42)
    garden.bush(-3.7, -0.15, G, 0.28)
    lamp(2.2, -1.2)
    bench(3.1, -0.78)
    points = [(rnd.uniform(-3.9, 4.6), rnd.uniform(-0.2, 2.4), G + 0.05) for _ in range(700)]
    garden.grass([p for p in points if not -2.2 < p[0] < 2.2])


def lamp(x, y):
    z = G + 0.07
    lathe(
        [(0, 0), (0.16, 0), (0.15, 0.06), (0.06, 0.12), (0.035, 0.3), (0.03, 2.1), (0, 2.1)],
        (x, y, z),
        deep,
        seg=32,
        smooth_it=1,
    )
    cyl(0.1, 0.04, (x, y, z + 2.08), gold, 0.012)
    ball(0.19, (x, y, z + 2.27), ceramic("#FFF3DC", 0.35), sub=4)


def bench(x, y):
    z = G + 0.07
    for k in range(3):
        rbox((1.3, 0.1, 0.045), (x, y - 0.13 + k * 0.13, z + 0.34), wood, r=0.015)
    for s in (-1, 1):
        tube(
            [
                (x + s * 0.5, y - 0.18, z),
                (x + s * 0.5, y - 0.16, z + 0.33),
                (x + s * 0.5, y + 0.16, z + 0.33),
                (x + s * 0.5, y + 0.18, z),
            ],
            0.025,
            gold,
            res=3,
        )


def build():
    for part in (ground, shell, interior, ground_floor, columns, entablature, upper_floor, crownwork, gallery, street):
        part()
    disc_sign(B["mark"], 0.36, (-2.42, 0.35, F + 2.0), clay(B["white"], rough=0.5, bump=0), ink)
    tube([(-W / 2, 0.35, F + 2.42), (-2.44, 0.35, F + 2.42)], 0.02, gold)
