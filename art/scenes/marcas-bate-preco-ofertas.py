"""Farmácias BatePreço's offers: crates on steps, giant price tags and a sunburst, ready for the rush."""
from eden3d import *
from marcas import BRANDS, cutout, daylight, emboss
from marcas_ofertas import basket, bunting, crate, price_tag
from marcas_produtos import bottle, box, jar

B = BRANDS["bate-preco"]
a = args()
reset()
rnd = random.Random(14)
white = clay(B["white"], rough=0.65, bump=0.04)
ink = clay(B["ink"], rough=0.5, bump=0.04)
orange = clay(B["mid"], rough=0.5, bump=0.04)
sun = clay("#F5B82E", rough=0.5, bump=0.04)
deep = clay(B["deep"], rough=0.5, bump=0.03)
wood = clay("#D3A873", rough=0.55, bump=0.12, scale=20)
F = 0.28


def stage():
    rslab(7.6, 4.2, 0.28, (0, 0.1, 0), clay("#F4DCCB", rough=0.8, bump=0.06), corner=0.9, r=0.07)
    for y, z, w in ((0.15, 0.32, 5.0), (0.85, 0.78, 4.6)):
        rslab(w, 0.78, z, (0, y, F), orange if z < 0.5 else ink, corner=0.08, r=0.03)


def sunburst(x, z, r, points=22):
    """Behind everything: a star of offers."""
    outline = []
    for i in range(points * 2):
        radius, an = (r if i % 2 == 0 else r * 0.84), math.pi * i / points
        outline.append((x + radius * math.cos(an), z + radius * math.sin(an)))
    cutout(outline, [], 0.14, (0, 1.42, 0), sun, 0.03)
    cutout(
        [(x + r * 0.74 * math.cos(t / 40 * math.pi), z + r * 0.74 * math.sin(t / 40 * math.pi)) for t in range(80)],
        [],
        0.08,
        (0, 1.33, 0),
        white,
        0.025,
    )
    emboss("oferta-placa", r * 1.24, (x, 1.288, z + 0.06 * r), ink, 0.005, 0.002)
    emboss("bate-preco-simbolo", r * 0.3, (x + 0.02, 1.288, z - 0.4 * r), orange, 0.005, 0.002)
    emboss("bate-preco-curto-placa", r * 0.82, (x + 0.02, 1.288, z + 0.45 * r), orange, 0.005, 0.001)


def crates():
    spots = (
        (-1.85, 0.85, 0.78),
        (-0.95, 0.85, 0.78),
        (0.95, 0.85, 0.78),
        (1.85, 0.85, 0.78),
        (-1.95, 0.12, 0.32),
        (-0.98, 0.12, 0.32),
        (0.0, 0.12, 0.32),
        (0.98, 0.12, 0.32),
        (1.95, 0.12, 0.32),
    )
    for x, y, z in spots:
        crate(x, y, F + z, 0.88, 0.64, 0.34, wood, rnd, B["goods"], 1.55)


def pyramid(x, y, z, rows=4, w=0.3):
    """Stacked packs at the foot of the sunburst."""
    for row in range(rows):
        for k in range(rows - row):
            px = x + (k - (rows - row - 1) / 2) * (w + 0.02)
            box(
                px,
                y,
                z + row * 0.21,
                w,
                0.24,
                0.2,
                ("#C9461A", "#F5B82E", "#FFF8EE", "#C9461A")[row],
                "#FFF8EE" if row != 2 else "#F5B82E",
            )


def tags():
    price_tag("leve-3-placa", -1.48, -0.36, F + 0.1, 0.98, white, ink, sun, turn=0.07)
    price_tag("preco-baixo-placa", 0.42, -0.36, F + 0.08, 1.2, sun, deep, white, turn=-0.05, h=0.62)
    price_tag("oferta-placa", 2.05, -0.36, F + 0.1, 0.92, white, ink, sun, turn=-0.08)


def foreground():
    basket(-2.75, -0.85, F, orange, rnd, B["goods"], 1.35)
    for i in range(3):
        basket(2.85, -0.8, F + i * 0.12, sun if i == 1 else orange, s=1.2)
    box(-2.12, -0.95, F, 0.34, 0.2, 0.5, "#C9461A", "#FFF8EE", 0.25)
    bottle(-0.72, -1.0, F, 0.14, 0.6, "#FFF8EE", "#C9461A", "#F5B82E")
    box(-0.36, -1.1, F, 0.3, 0.2, 0.36, "#F5B82E", "#8E2C0A", -0.15)
    jar(1.3, -1.0, F, 0.18, 0.36, "#7FA58B", "#FFF8EE")
    pyramid(0, 0.8, F + 0.78, 3)
    flag_poles()


def flag_poles():
    flags = ("#C9461A", "#F5B82E", "#FFF8EE", "#7FA58B", "#F2B08F")
    for x in (-3.3, 3.3):
        tube([(x, 0.9, F), (x, 0.9, F + 2.75)], [0.05, 0.04], white)
        ball(0.09, (x, 0.9, F + 2.8), sun, sub=3)
        cyl(0.22, 0.06, (x, 0.9, F), white, 0.02)
    bunting((-3.3, 0.9, F + 2.7), (-1.25, 1.35, F + 2.55), 7, flags, 0.24, 0.25)
    bunting((1.25, 1.35, F + 2.55), (3.3, 0.9, F + 2.7), 7, flags, 0.24, 0.25)


for build in (stage, crates, tags, foreground):
    build()
sunburst(0, F + 2.42, 1.46)
daylight(
    B["tint"],
    (-3.4, -15.6, 4.6),
    (0.0, 0.2, 1.72),
    lens=64,
    center=(0, -0.3),
    reach=(4.2, 8.6),
    key=2400,
    focus=(-0.2, -0.2, 1.0),
)
render(a, exposure=0.12)
