"""DoLado Farma's house, porch and neighbour, on their own slab.

Import it after reset(): its materials belong to the open scene.
"""
from eden3d import *
from marcas import BRANDS, FRONT, cutout, disc_sign, emboss, rectangle
from marcas_jardim import Garden
from marcas_obra import a_board, bench, sash_window, string_lights, tiled_slope
from marcas_produtos import cross, shelving

B = BRANDS["dolado"]
rnd = random.Random(5)
garden = Garden(rnd)
wall = clay(B["wall"], rough=0.8, bump=0.16, scale=40)
cream = clay("#F3E3C4", rough=0.8, bump=0.16, scale=40)
white = clay(B["white"], rough=0.65, bump=0.04)
ink = clay(B["ink"], rough=0.5, bump=0.04)
mid = clay(B["mid"], rough=0.5, bump=0.04)
wood = clay("#C79A67", rough=0.55, bump=0.12, scale=20)
tiles = clay("#CC7A54", rough=0.7, bump=0.15, vary=0.1)
tiles2 = clay("#D99A72", rough=0.7, bump=0.15, vary=0.1)
G = 0.26
F = G + 0.16
XM, W, D, H, RIDGE = 0.55, 3.9, 3.1, 1.95, 3.5
XN, WN, DN, HN, RN, YN = -2.5, 1.9, 2.5, 1.4, 2.35, 0.45


def ground():
    rslab(8.6, 6.3, G, (-0.1, 0.5, 0), clay("#DCE9EC", rough=0.8, bump=0.06), corner=0.9, r=0.06)
    rslab(8.2, 5.9, 0.08, (-0.1, 0.5, G), clay("#EDE6D8", rough=0.85, bump=0.1), corner=0.76, r=0.02)
    rslab(6.8, 4.55, 0.1, (-0.75, 1.13, G), garden.lawn, corner=0.3, r=0.02)
    joint = clay("#D9CFBB", rough=0.9, bump=0)
    for i in range(7):
        rbox((0.014, 1.15, 0.012), (-3.6 + i * 1.0, -1.82, G + 0.074), joint, r=0.003)
    for i in range(5):
        rbox((1.15, 0.014, 0.012), (3.37, -0.9 + i * 0.95, G + 0.074), joint, r=0.003)


def gable(xc, w, h, ridge):
    return [(xc - w / 2, 0), (xc + w / 2, 0), (xc + w / 2, h), (xc, ridge), (xc - w / 2, h)]


def house(xc, y0, w, d, h, ridge, paint, roof, holes):
    """Gable towards the street; the ridge runs back from it."""
    rbox((w + 0.16, d + 0.16, 0.16), (xc, y0 + d / 2, G), clay("#D9CDB8", rough=0.8), r=0.03)
    cutout(gable(xc, w, h, ridge), holes, 0.16, (0, y0 + 0.08, F), paint, 0.015)
    cutout(gable(xc, w, h, ridge), [], 0.14, (0, y0 + d - 0.07, F), paint, 0.015)
    for s in (-1, 1):
        rbox((0.14, d - 0.1, h + 0.05), (xc + s * (w / 2 - 0.07), y0 + d / 2, F), paint, r=0.02)
    rise, half, over = ridge - h, w / 2, 0.24
    length = math.hypot(half + over, rise * (half + over) / half)
    for s in (-1, 1):
        eave = (xc + s * (half + over), y0 - over, F + h - rise * over / half + 0.05)
        tiled_slope(eave, (0, 1, 0), (-s * half, 0, rise), d + 2 * over, length, roof, rnd)
        for yy in (y0 - over + 0.03, y0 + d + over - 0.03):
            edge = [(xc + s * (half + over), F + h - rise * over / half - 0.06), (xc, F + ridge - 0.05)]
            board = [edge[0], edge[1], (edge[1][0], edge[1][1] + 0.14), (edge[0][0], edge[0][1] + 0.14)]
            cutout(board if s < 0 else board[::-1], [], 0.06, (0, yy, 0), white, 0.012)
    for k in range(round(d / 0.33) + 1):
        cyl(0.13, 0.4, (xc, y0 - over + k * 0.37 + 0.38, F + ridge + 0.03), roof, 0.02, rot=FRONT, seg=24)


def shop():
    holes = [rectangle(XM - 0.95, 0.62, 1.35, 1.1), rectangle(XM + 0.72, 0.0, 0.98, 1.8)]
    house(XM, 0, W, D, H, RIDGE, wall, tiles, holes)
    sash_window(XM - 0.95, 0.06, F + 0.62, 1.35, 1.1, ink, (2, 1))
    rbox((1.55, 0.26, 0.06), (XM - 0.95, -0.05, F + 0.57), white, r=0.02)
    for s in (-1, 1):
        shutter(XM - 0.95 + s * 0.86, -0.03, F + 0.6)
    half_door()
    disc_sign(B["mark"], 0.46, (XM, -0.05, F + 2.62), white, ink)
    cutout(
        [(XM + 0.53 * math.cos(t / 24 * math.pi), 2.62 + 0.53 * math.sin(t / 24 * math.pi)) for t in range(48)],
        [],
        0.08,
        (0, -0.01, F),
        ink,
        0.02,
    )
    side_window()


def shutter(x, y, z):
    rbox((0.32, 0.06, 1.14), (x, y, z), mid, r=0.02)
    for k in range(7):
        rbox((0.24, 0.03, 0.07), (x, y - 0.03, z + 0.12 + k * 0.135), ink, r=0.01, rot=(0.5, 0, 0))


def half_door():
    x = XM + 0.72
    cutout(rectangle(x, 0, 1.14, 1.88), [rectangle(x, -0.1, 0.94, 1.88)], 0.16, (0, 0.0, F), white, 0.015)
    rbox((0.92, 0.07, 0.82), (x, 0.05, F + 0.03), ink, r=0.02)
    rbox((0.74, 0.03, 0.54), (x, 0.005, F + 0.17), mid, r=0.03)
    rbox((1.0, 0.14, 0.05), (x, 0.03, F + 0.84), wood, r=0.015)
    rbox((0.07, 0.86, 0.92), (x - 0.5, 0.5, F + 0.88), ink, r=0.02)
    cross(0.26, (x, -0.005, F + 0.44), white, 0.02, FRONT)


def side_window():
    """The corner side has its own window, with a flower box."""
    x, y = XM + W / 2, 1.35
    rbox((0.06, 1.3, 1.02), (x, y, F + 0.62), ink, r=0.015)
    for dy in (-0.31, 0.31):
        rbox((0.03, 0.54, 0.86), (x + 0.035, y + dy, F + 0.7), emit("#FFE9C6", 0.95), r=0.005)
    for dy in (-0.82, 0.82):
        rbox((0.06, 0.3, 1.06), (x + 0.02, y + dy, F + 0.6), mid, r=0.02)
    rbox((0.3, 1.36, 0.2), (x + 0.17, y, F + 0.42), wood, r=0.03)
    for k in range(7):
        garden.sphere(x + 0.18, y - 0.56 + k * 0.19, F + 0.66, 0.13)
    for k in range(22):
        garden.flower(
            (x + 0.3 + rnd.uniform(-0.06, 0.06), y + rnd.uniform(-0.62, 0.62), F + 0.66 + rnd.uniform(-0.06, 0.12)),
            (1, -0.6, 0.7),
            "#F8C9A0",
            1.2,
        )


def porch():
    x0, x1, y1 = XM - W / 2 - 0.1, XM + W / 2 + 0.1, -1.22
    rbox((x1 - x0, 1.3, 0.17), ((x0 + x1) / 2, -0.63, G), wood, r=0.02)
    for k in range(12):
        rbox(
            (x1 - x0 - 0.04, 0.012, 0.006),
            ((x0 + x1) / 2, -1.2 + k * 0.105, F + 0.008),
            clay("#AE8150", bump=0),
            r=0.001,
        )
    rslab(1.3, 0.4, 0.1, (XM + 0.72, -1.42, G + 0.02), clay("#DDCFB6", rough=0.8), corner=0.06, r=0.02)
    slope = (0, 1.35, 0.46)
    tiled_slope((x0 - 0.08, -1.38, F + 1.62), (1, 0, 0), slope, x1 - x0 + 0.16, math.hypot(1.35, 0.46), tiles, rnd)
    rbox((x1 - x0 + 0.1, 0.1, 0.14), ((x0 + x1) / 2, -1.26, F + 1.52), white, r=0.02)
    for x in (x0 + 0.12, XM - 0.02, XM + 1.42, x1 - 0.12):
        rbox((0.13, 0.13, 1.54), (x, y1, F), white, r=0.03)
        rbox((0.2, 0.2, 0.1), (x, y1, F), white, r=0.02)
    area((XM, -0.7, F + 1.5), (XM, -0.4, F), 2.2, 26, "#FFE6BE")
    string_lights([(x0 + 0.15, y1 - 0.09, F + 1.5), (XM - 0.02, y1 - 0.09, F + 1.5)], 7)
    string_lights([(XM + 1.42, y1 - 0.09, F + 1.5), (x1 - 0.12, y1 - 0.09, F + 1.5)], 2)
    rslab(3.05, 0.62, 0.09, (XM, -1.36, F + 1.97), ink, corner=0.2, r=0.025, rot=FRONT)
    cutout([(p[0] + XM, p[1]) for p in rrect(3.17, 0.74, 0.25)], [], 0.06, (0, -1.33, F + 1.97), white, 0.02)
    emboss("dolado-farma-placa", 2.55, (XM, -1.462, F + 1.97), white, 0.014, 0.006)


def porch_life():
    bench(XM - 0.95, -0.36, F, 1.35, wood, ink)
    for dx, colour in ((-0.4, "#E8C97C"), (0.38, "#D9825B")):
        rbox(
            (0.34, 0.1, 0.3),
            (XM - 0.95 + dx, -0.28, F + 0.4),
            clay(colour, rough=0.9, bump=0.3),
            r=0.09,
            rot=(-0.25, 0, 0),
        )
    garden.rosette(XM + 1.62, -0.5, F, ceramic(B["mid"]), 0.24, 0.42, 15)
    garden.topiary(XM - 1.75, -1.62, G + 0.08, ceramic("#D9825B"), 0.24, 0.3, 0.22)
    garden.rosette(XM + 1.72, -1.62, G + 0.08, ceramic("#E0B155"), 0.24, 0.4, 15)
    for x in (XM - 1.0, XM + 1.0):
        hanging_pot(x if x < XM else XM + 1.68, -1.0, F + 1.42)
    cat(XM + 0.25, -0.95)


def hanging_pot(x, y, z):
    tube([(x, y, z + 0.14), (x, y, z - 0.12)], 0.006, clay("#5B5148", bump=0))
    pot((x, y, z - 0.34), ceramic(B["white"]), 0.2, 0.14, "round", garden.soil)
    garden.sphere(x, y, z - 0.12, 0.15, garden.vine_leaf, (0.5, 0.8))


def cat(x, y):
    """The neighbourhood's cat, asleep on the deck."""
    fur = clay("#E2A661", rough=0.85, bump=0.3)
    ball(0.16, (x, y, F + 0.09), fur, 0.62).scale = (1.35, 1, 0.62)
    ball(0.095, (x - 0.19, y - 0.06, F + 0.1), fur, 0.85)
    for dy in (-0.05, 0.05):
        lathe([(0.035, 0), (0.02, 0.04), (0, 0.07)], (x - 0.2, y - 0.06 + dy, F + 0.16), fur, seg=20)
    tube(
        [(x + 0.2, y, F + 0.06), (x + 0.22, y - 0.14, F + 0.04), (x + 0.06, y - 0.2, F + 0.035)],
        [0.035, 0.03, 0.02],
        fur,
    )


def inside():
    shelving(XM, D - 0.4, F + 0.3, W - 0.5, 4, 0.4, wood, rnd, B["goods"])
    rslab(1.5, 0.5, 0.8, (XM + 0.6, 1.3, F), wood, corner=0.1, r=0.03)
    rbox((W - 0.3, D - 0.3, 0.03), (XM, D / 2, F), wood, r=0.005)
    rbox((W - 0.3, D - 0.3, 0.03), (XM, D / 2, F + H), white, r=0.005)
    area((XM, 1.2, F + H - 0.15), (XM, 1.3, F), 1.4, 52, "#FFDFAE")


def neighbour():
    holes = [rectangle(XN, 0.55, 0.72, 0.66)]
    house(XN, YN, WN, DN, HN, RN, cream, tiles2, holes)
    sash_window(XN, YN + 0.06, F + 0.55, 0.72, 0.66, white, (1, 1))
    rbox((0.76, 0.04, 0.7), (XN, YN + 0.2, F + 0.53), emit("#FFE9C6", 0.9), r=0.005)
    rbox((0.9, 0.24, 0.16), (XN, YN - 0.12, F + 0.38), clay("#D9825B", rough=0.7), r=0.03)
    for k in range(5):
        garden.sphere(XN - 0.34 + k * 0.17, YN - 0.13, F + 0.58, 0.12)
    for k in range(14):
        garden.flower(
            (XN + rnd.uniform(-0.4, 0.4), YN - 0.24, F + 0.56 + rnd.uniform(0, 0.14)),
            (rnd.gauss(0, 0.3), -1, 0.6),
            "#FFFFFF",
            1.1,
        )
    for k in range(11):
        picket(-4.0 + k * 0.24, -1.02)
    for z in (0.16, 0.36):
        rbox((2.5, 0.03, 0.05), (-2.8, -1.0, G + z), white, r=0.01)


def picket(x, y):
    cutout(
        [(x - 0.05, 0), (x + 0.05, 0), (x + 0.05, 0.44), (x, 0.52), (x - 0.05, 0.44)],
        [],
        0.04,
        (0, y - 0.03, G + 0.04),
        white,
        0.01,
    )


def garden_round():
    garden.tree(-3.55, 2.75, G, 1.5, 0.75, 1300)
    for x, y, r in ((-3.6, 0.2, 0.34), (-1.75, -0.35, 0.26), (-3.75, 1.3, 0.36), (2.5, 3.0, 0.34)):
        garden.bush(x, y, G, r)
    for k in range(24):
        garden.flower(
            (rnd.uniform(-3.9, -1.7), rnd.uniform(-0.85, 0.1), G + 0.18), (rnd.gauss(0, 0.3), -0.5, 1), "#FFFFFF", 1.3
        )
    points = [(rnd.uniform(-4.0, 2.7), rnd.uniform(-1.15, 3.3), G + 0.1) for _ in range(1500)]
    inside_shop = lambda p: XM - 2.1 < p[0] < XM + 2.1 and p[1] > -1.3
    garden.grass([p for p in points if not inside_shop(p) and not (XN - 1.1 < p[0] < XN + 1.1 and p[1] > 0.3)])
    mailbox(2.95, -1.1)
    spot, tilt = a_board(-1.0, -1.9, G + 0.08, wood, ink, 0.35, (0.7, 0.86))
    emboss("aberto-placa", 0.48, spot, white, 0.008, 0.004, tilt)


def mailbox(x, y):
    rbox((0.07, 0.07, 0.62), (x, y, G + 0.06), white, r=0.02)
    rbox((0.22, 0.34, 0.2), (x, y, G + 0.66), ink, r=0.08)
    cross(0.12, (x, y - 0.165, G + 0.76), white, 0.02, FRONT)


def build():
    for part in (ground, shop, porch, porch_life, inside, neighbour, garden_round):
        part()
