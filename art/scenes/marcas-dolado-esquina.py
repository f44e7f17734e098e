"""DoLado Farma's corner: a bench under a yellow ipê and the delivery bicycle ready to leave."""
from eden3d import *
from marcas import BRANDS, FRONT, cutout, daylight, disc_sign, emboss, placed, rectangle
from marcas_bicicleta import bicycle
from marcas_jardim import Garden, _leaf
from marcas_obra import awning, bench, sash_window, tiled_slope
from marcas_produtos import cross, shelving

B = BRANDS["dolado"]
a = args()
reset()
rnd = random.Random(21)
garden = Garden(rnd)
wall = clay(B["wall"], rough=0.8, bump=0.16, scale=40)
white = clay(B["white"], rough=0.65, bump=0.04)
ink = clay(B["ink"], rough=0.5, bump=0.04)
mid = clay(B["mid"], rough=0.5, bump=0.04)
wood = clay("#C79A67", rough=0.55, bump=0.12, scale=20)
tiles = clay("#CC7A54", rough=0.7, bump=0.15, vary=0.1)
G = 0.26
Z = G + 0.09
XS, WS, YS, DS, H = 1.35, 3.5, 0.5, 1.7, 2.2


def corner():
    rslab(7.4, 5.4, G, (0, 0.0, 0), clay("#DCE9EC", rough=0.8, bump=0.06), corner=0.7, r=0.06)
    rslab(7.0, 5.0, 0.03, (0, 0.0, G), clay("#B7C5CB", rough=0.9, bump=0.15, scale=70), corner=0.56, r=0.01)
    round_corner = [
        (-2.55 + 0.9 * math.cos(t), -0.25 + 0.9 * math.sin(t))
        for t in [math.pi + math.pi / 2 * i / 12 for i in range(13)]
    ]
    outline = [(3.45, -1.15), (3.45, 2.45), (-3.45, 2.45), *round_corner]
    prism(outline, 0.09, (0, 0, G), clay("#EDE6D8", rough=0.85, bump=0.1), r=0.025)
    kerb = [(3.45, -1.2), *[(x, y) for x, y in reversed(round_corner)], (-3.45, 2.45)]
    tube([(x, y, G + 0.06) for x, y in kerb], 0.045, clay("#DAD3C6", rough=0.8), res=2)
    stripe = clay("#F6F5F0", rough=0.8, bump=0.05)
    for k in range(5):
        rbox((0.34, 1.0, 0.012), (0.5 + k * 0.58, -1.8, G + 0.028), stripe, r=0.004)
    joint = clay("#D9CFBB", rough=0.9, bump=0)
    for i in range(7):
        rbox((0.014, 1.6, 0.01), (-2.9 + i * 1.0, -0.32, Z - 0.006), joint, r=0.003)


def shop():
    holes = [rectangle(XS - 0.78, 0.6, 1.5, 1.05), rectangle(XS + 0.98, 0.0, 0.86, 1.68)]
    cutout(rectangle(XS, 0, WS, H), holes, 0.16, (0, YS, Z), wall, 0.02)
    rbox((WS, 0.12, H), (XS, YS + DS, Z), wall, r=0.02)
    for s in (-1, 1):
        rbox((0.14, DS, H), (XS + s * (WS / 2 - 0.07), YS + DS / 2, Z), wall, r=0.02)
    sash_window(XS - 0.78, YS, Z + 0.6, 1.5, 1.05, ink, (2, 0))
    rbox((1.7, 0.24, 0.06), (XS - 0.78, YS - 0.12, Z + 0.55), white, r=0.02)
    rbox((0.82, 0.06, 1.64), (XS + 0.98, YS, Z + 0.02), ink, r=0.02)
    rbox((0.6, 0.05, 0.78), (XS + 0.98, YS - 0.02, Z + 0.74), emit("#FFE9C6", 0.85), r=0.02)
    rbox((0.58, 0.04, 0.42), (XS + 0.98, YS - 0.025, Z + 0.16), mid, r=0.03)
    ball(0.035, (XS + 0.66, YS - 0.06, Z + 0.72), metal(), sub=3)
    awning(XS - 1.7, XS + 1.7, YS - 0.08, Z + 2.12, 0.78, 0.36, [mid, clay(B["white"], rough=0.6, bump=0.05)], 9, 0.45)
    rslab(WS + 0.05, 0.66, 0.1, (XS, YS + 0.02, Z + 2.52), ink, corner=0.16, r=0.025, rot=FRONT)
    emboss("dolado-farma-placa", 2.5, (XS, YS - 0.1, Z + 2.52), white, 0.014, 0.006)
    rbox((WS + 0.2, DS + 0.2, 0.08), (XS, YS + DS / 2 + 0.1, Z + H), white, r=0.02)
    tiled_slope((XS - WS / 2 - 0.15, YS + 0.1, Z + 2.78), (1, 0, 0), (0, 1.9, 0.9), WS + 0.3, 2.05, tiles, rnd)
    gable_fill()
    disc_sign(B["mark"], 0.38, (XS - WS / 2 - 0.5, YS + 0.1, Z + 1.75), white, ink)
    tube([(XS - WS / 2, YS + 0.1, Z + 2.2), (XS - WS / 2 - 0.52, YS + 0.1, Z + 2.2)], 0.022, ink)


def gable_fill():
    """Wall under the single-pitch roof."""
    x0, x1, y0, y1 = XS - WS / 2, XS + WS / 2, YS + 0.1, YS + DS + 0.06
    low, eave, ridge = Z + H, Z + 2.74, Z + 2.74 + (DS - 0.04) * 0.45
    verts = [(x, *p) for x in (x0, x1) for p in ((y0, low), (y1, low), (y1, ridge), (y0, eave))]
    faces = [(0, 1, 2, 3), (7, 6, 5, 4), (0, 4, 5, 1), (1, 5, 6, 2), (2, 6, 7, 3), (3, 7, 4, 0)]
    mesh_obj("gable", verts, faces, wall, smooth=0)


def inside():
    shelving(XS, YS + DS - 0.3, Z + 0.5, WS - 0.4, 3, 0.4, wood, rnd, B["goods"])
    area((XS - 0.4, YS + 0.7, Z + H - 0.15), (XS - 0.4, YS + 1.2, Z + 0.8), 1.2, 34, "#FFDFAE")


def ipe():
    """Yellow ipê in full bloom over the bench."""
    x, y = -2.35, 0.95
    bloom = _leaf(0.15, 0.075, 5, 6, "#F3B31F", "#FFE27D", curl=0.7)
    core = clay("#EDB632", bump=0)
    tube(
        [(x, y, Z), (x - 0.06, y, Z + 0.6), (x + 0.05, y, Z + 1.2), (x, y, Z + 1.9)],
        [0.15, 0.11, 0.1, 0.06],
        garden.bark,
    )
    for dx, dy, dz in ((-0.5, 0, 2.0), (0.55, 0.1, 2.05), (0.05, -0.45, 1.95)):
        tube(
            [(x, y, Z + 1.15), (x + dx * 0.5, y + dy * 0.5, Z + 1.6), (x + dx, y + dy, Z + dz)],
            [0.07, 0.05, 0.03],
            garden.bark,
        )
    blobs = [
        (0, 0, 0.25, 0.62),
        (-0.62, 0, -0.05, 0.48),
        (0.64, 0.05, 0.0, 0.48),
        (0.05, -0.5, -0.08, 0.46),
        (0, 0.5, 0, 0.46),
        (-0.25, -0.1, 0.62, 0.4),
        (0.3, 0, 0.55, 0.4),
    ]
    crown((x, y, Z + 2.25), blobs, bloom, 1900, rnd, core, size=(0.75, 1.15))
    cyl(0.5, 0.05, (x, y, Z - 0.03), garden.soil, 0.02)
    garden.grass([(x + rnd.gauss(0, 0.2), y + rnd.gauss(0, 0.2), Z) for _ in range(60)])
    for _ in range(60):
        px, py = x + rnd.gauss(0, 0.8), y + rnd.gauss(-0.5, 0.6)
        if py > -1.05 and px > -3.3 and (px < XS - WS / 2 - 0.1 or py < YS - 0.2):
            put(bloom, (px, py, Z + 0.012), (rnd.gauss(0, 1), rnd.gauss(0, 1), 0.02), (0, 0, 1), 0, 0.55)


def street_life():
    bench(-2.25, -0.05, Z, 1.55, wood, ink)
    rbox((0.34, 0.12, 0.3), (-2.7, 0.02, Z + 0.4), clay("#E8C97C", rough=0.9, bump=0.3), r=0.09, rot=(-0.25, 0, 0))
    paper_bag(-1.8, -0.06, Z + 0.385)
    placed(lambda: bicycle(B, rnd), (-0.1, -0.62, Z), -0.12, 1.12)
    garden.topiary(XS + 1.62, -0.2, Z, ceramic("#D9825B"), 0.24, 0.32, 0.21)
    garden.rosette(XS + 0.32, 0.12, Z, ceramic("#E0B155"), 0.2, 0.36, 13)
    for x, y, r in ((-3.1, 2.0, 0.36), (-1.1, 2.05, 0.34), (-1.9, 2.1, 0.4)):
        garden.bush(x, y, Z, r)
    for k in range(5):
        garden.sphere(XS - 1.4 + k * 0.3, YS - 0.15, Z + 0.68, 0.1)
    street_sign(-3.05, -0.5)


def paper_bag(x, y, z):
    rbox((0.24, 0.16, 0.32), (x, y, z), clay("#D9B98A", rough=0.8, bump=0.15), r=0.015, rot=(0, 0, 0.2))
    cross(0.12, (x + 0.016, y - 0.085, z + 0.16), ink, 0.012, (math.pi / 2, 0, 0.2))


def street_sign(x, y):
    tube([(x, y, Z), (x, y, Z + 1.75)], 0.032, ink)
    ball(0.06, (x, y, Z + 1.78), metal(), sub=3)
    rslab(0.78, 0.26, 0.04, (x + 0.36, y + 0.02, Z + 1.55), mid, corner=0.06, r=0.012, rot=FRONT)
    emboss("entrega-placa", 0.58, (x + 0.36, y - 0.025, Z + 1.55), white, 0.006, 0.003)


for build in (corner, shop, inside, ipe, street_life):
    build()
daylight(
    B["tint"],
    (-5.4, -15.2, 5.0),
    (-0.05, 0.1, 1.52),
    lens=62,
    center=(0, -0.4),
    reach=(4.2, 8.8),
    focus=(-0.2, -0.6, 1.0),
)
render(a, exposure=0.12)
