"""BatePreço's shop and street, on its own slab.

Import it after reset(): its materials belong to the open scene.
"""
from eden3d import *
from marcas import BRANDS, FRONT, cutout, emboss
from marcas_jardim import Garden
from marcas_obra import a_board, awning
from marcas_ofertas import basket, bunting, crate, price_tag
from marcas_produtos import shelving

B = BRANDS["bate-preco"]
rnd = random.Random(9)
garden = Garden(rnd)
wall = clay(B["wall"], rough=0.8, bump=0.14, scale=40)
white = clay(B["white"], rough=0.65, bump=0.04)
ink = clay(B["ink"], rough=0.5, bump=0.04)
orange = clay(B["mid"], rough=0.5, bump=0.04)
sun = clay("#F5B82E", rough=0.5, bump=0.04)
deep = clay(B["deep"], rough=0.5, bump=0.03)
wood = clay("#CDA06C", rough=0.55, bump=0.12, scale=20)
G, W, D, H = 0.26, 6.8, 2.5, 2.5
F = G + 0.1
Z = G + 0.08


def ground():
    rslab(9.4, 5.2, G, (0, 0.1, 0), clay("#F1D9CA", rough=0.8, bump=0.06), corner=0.8, r=0.06)
    rslab(9.0, 4.8, 0.08, (0, 0.1, G), clay("#F0E6D9", rough=0.85, bump=0.1), corner=0.66, r=0.02)
    joint = clay("#DFD0BD", rough=0.9, bump=0)
    for i in range(8):
        rbox((0.014, 2.2, 0.01), (-3.85 + i * 1.1, -1.2, Z - 0.006), joint, r=0.003)
    rbox((8.7, 0.014, 0.01), (0, -1.2, Z - 0.006), joint, r=0.003)


def shell():
    rbox((W + 0.12, D + 0.12, 0.1), (0, D / 2, G + 0.02), clay("#D8C2AC", rough=0.8), r=0.03)
    rbox((W, 0.14, H), (0, D - 0.07, F), wall, r=0.03)
    for s in (-1, 1):
        rbox((0.16, D, H), (s * (W / 2 - 0.08), D / 2, F), wall, r=0.03)
        rbox((0.4, 0.26, H - 0.3), (s * (W / 2 - 0.2), 0.1, F), orange, r=0.04)
    rbox((W - 0.2, D - 0.2, 0.03), (0, D / 2, F - 0.01), clay("#EBDCC8", rough=0.5, bump=0.02), r=0.005)
    rbox((W + 0.06, 0.34, 0.62), (0, 0.12, F + H - 0.62), wall, r=0.04)
    rslab(W + 0.3, D + 0.3, 0.12, (0, D / 2, F + H), white, corner=0.1, r=0.035)
    rbox((0.22, 0.24, H - 0.6), (0.95, 0.1, F), orange, r=0.03)


def billboard():
    """The sign stands on the roof, taller than the shop's own fascia."""
    z = F + H + 0.1
    w, h = 6.1, 1.28
    rslab(w, h, 0.2, (0.25, 0.12, z + h / 2), ink, corner=0.26, r=0.05, rot=FRONT)
    cutout([(p[0] + 0.25, p[1]) for p in rrect(w + 0.22, h + 0.22, 0.36)], [], 0.14, (0, 0.1, z + h / 2), sun, 0.04)
    emboss("farmacias-placa", 1.75, (-0.62, -0.1, z + h * 0.8), sun, 0.02, 0.006)
    emboss("bate-preco-curto-placa", 4.1, (0.75, -0.1, z + h * 0.35), white, 0.025, 0.008)
    tag(-2.72, -0.16, z + h / 2 + 0.12)


def tag(x, y, z):
    emboss("bate-preco-simbolo", 1.62, (x, y + 0.05, z), sun, 0.08, 0.025)
    emboss("bate-preco-simbolo", 1.62, (x, y + 0.12, z), white, 0.05, 0.06)


def shopfront():
    """Half of the front is open to the street, half is glass."""
    for x in (1.05, 2.1, 3.05):
        rbox((0.06, 0.08, 1.86), (x, 0.12, F), deep, r=0.015)
    for z in (0.02, 0.5, 1.84):
        rbox((2.06, 0.08, 0.06), (2.06, 0.12, F + z), deep, r=0.015)
    mesh_obj(
        "glass",
        [(1.06, 0.13, F), (3.06, 0.13, F), (3.06, 0.13, F + 1.86), (1.06, 0.13, F + 1.86)],
        [(0, 1, 2, 3)],
        glass("#FFF8F2", 0.7),
        smooth=0,
    )
    awning(
        -3.55,
        3.55,
        0.0,
        F + 2.36,
        1.15,
        0.58,
        [clay(B["mid"], rough=0.6, bump=0.05), clay(B["white"], rough=0.6, bump=0.05)],
        17,
        0.55,
    )


def interior():
    shelving(0, D - 0.36, F + 0.2, W - 0.5, 4, 0.44, white, rnd, B["goods"], back=clay("#F7E3D2", rough=0.8))
    for x in (-2.0, -0.5):
        shelving(x, 1.05, F + 0.1, 1.1, 3, 0.34, white, rnd, B["goods"])
    rslab(1.3, 0.5, 0.85, (2.2, 1.0, F), orange, corner=0.08, r=0.03)
    area((-1.4, 1.0, F + 2.05), (-1.4, 1.2, F), 2.0, 60, "#FFE9C8")
    area((2.0, 1.0, F + 2.05), (2.0, 1.2, F), 1.4, 36, "#FFE9C8")


def stall():
    """Crates on steps before the open half."""
    for y, z in ((-0.3, 0.5), (-0.85, 0.14)):
        rbox((3.5, 0.56, z), (-1.3, y, Z), wood, r=0.02)
        for k in range(4):
            crate(-2.59 + k * 0.86, y, Z + z, 0.82, 0.52, 0.28, wood, rnd, B["goods"], 1.3)
    price_tag("oferta-placa", -2.3, -1.18, Z + 0.1, 0.82, sun, deep, white, turn=0.06)
    price_tag("leve-3-placa", -0.62, -1.18, Z + 0.1, 0.82, white, ink, sun, turn=-0.06)


def street():
    price_tag("oferta-placa", 2.1, -0.6, F + 0.85, 1.1, sun, deep, white, turn=0.0)
    spot, tilt = a_board(3.3, -1.25, Z, wood, ink, -0.28, (0.86, 1.1))
    emboss("leve-3-placa", 0.62, (spot[0], spot[1], spot[2] + 0.04), sun, 0.01, 0.005, tilt)
    for i in range(3):
        basket(0.62, -1.35, Z + i * 0.1, orange if i % 2 == 0 else sun)
    basket(1.35, -0.7, Z, orange, rnd, B["goods"])
    garden.topiary(-4.0, -0.5, Z, ceramic(B["white"]), 0.3, 0.42, 0.26)
    garden.topiary(4.0, -0.35, Z, ceramic("#F5B82E"), 0.3, 0.42, 0.26)
    for x, y, r in ((-4.0, 0.9, 0.4), (-4.0, 1.7, 0.44), (4.0, 0.8, 0.38), (4.0, 1.6, 0.42)):
        garden.bush(x, y, Z, r)
    flags = ("#C9461A", "#F5B82E", "#FFF8EE", "#7FA58B", "#F2B08F")
    for x in (-4.15, 4.15):
        tube([(x, -1.75, Z), (x, -1.75, Z + 2.75)], [0.045, 0.035], white)
        ball(0.08, (x, -1.75, Z + 2.8), sun, sub=3)
    bunting((-4.15, -1.75, Z + 2.7), (-3.2, 0.1, F + 3.7), 6, flags)
    bunting((4.15, -1.75, Z + 2.7), (3.3, 0.1, F + 3.7), 6, flags)


def roof():
    for x, y, r in (
        (-2.9, 1.3, 0.4),
        (-2.0, 1.6, 0.46),
        (-1.0, 1.5, 0.4),
        (0.2, 1.6, 0.46),
        (1.3, 1.5, 0.42),
        (2.3, 1.6, 0.46),
        (3.0, 1.2, 0.36),
    ):
        garden.bush(x, y, F + H + 0.1, r)
    garden.tree(2.35, 1.75, F + H, 1.02, 0.6, 1300)
    garden.vine(
        [(rnd.uniform(-3.5, -3.2), -0.2 + 0.02 * rnd.random(), F + H + 0.1 - 0.3 * rnd.random()) for _ in range(40)],
        (0, -1, 0.3),
        (0.5, 0.9),
    )


def build():
    for part in (ground, shell, billboard, shopfront, interior, stall, street, roof):
        part()
