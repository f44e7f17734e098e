"""Farmácias BatePreço still life: a bold bag bursting with goods, a price tag on it, the loyalty card."""
from eden3d import *
from marcas import BRANDS, daylight, emboss, placed
from marcas_ofertas import crate, price_tag
from marcas_produtos import bottle, box, jar, tube_pack
from marcas_sacolas import loyalty_card, paper_bag

B = BRANDS["bate-preco"]
a = args()
reset()
rnd = random.Random(6)
white = clay(B["white"], rough=0.55, bump=0.03)
ink = clay(B["ink"], rough=0.5, bump=0.04)
orange = clay(B["mid"], rough=0.55, bump=0.04)
sun = clay("#F5B82E", rough=0.5, bump=0.04)
deep = clay(B["deep"], rough=0.5, bump=0.03)
wood = clay("#D3A873", rough=0.55, bump=0.12, scale=20)


def ground():
    """Stripes like an awning laid flat."""
    rslab(6.6, 3.6, 0.16, (0, 0, 0), clay("#F4DCCB", rough=0.8, bump=0.05), corner=0.6, r=0.05)
    for k in range(11):
        rbox((0.52, 3.2, 0.02), (-2.75 + k * 0.55, 0, 0.155), orange if k % 2 == 0 else white, r=0.006)


def bag():
    paper_bag(1.7, 0.8, 1.45, orange, deep, 1.1)
    for s in (-1, 1):
        y = s * 0.42
        points = [
            (-0.4, y, 1.25),
            (-0.4, y, 1.5),
            (-0.22, y * 0.85, 1.86),
            (0, y * 0.7, 1.98),
            (0.22, y * 0.85, 1.86),
            (0.4, y, 1.5),
            (0.4, y, 1.25),
        ]
        tube(points, 0.045, sun)
    emboss("bate-preco-simbolo", 0.6, (0, -0.432, 0.98), white, 0.008, 0.004, (math.pi / 2 + 0.03, 0, 0))
    emboss("farmacias-placa", 0.62, (-0.26, -0.422, 0.54), sun, 0.008, 0.003, (math.pi / 2 + 0.03, 0, 0))
    emboss("bate-preco-curto-placa", 1.22, (0.02, -0.416, 0.33), white, 0.008, 0.003, (math.pi / 2 + 0.03, 0, 0))
    box(-0.6, 0.05, 1.1, 0.36, 0.24, 0.74, "#F5B82E", "#FFF8EE", 0.12)
    bottle(-0.2, 0.12, 1.1, 0.15, 0.9, "#FFF8EE", "#7E2608", "#F5B82E")
    box(0.2, 0.1, 1.1, 0.32, 0.22, 0.62, "#7FA58B", "#FFF8EE", -0.1)
    tube_pack(0.58, 0.06, 1.1, 0.15, 0.8, "#F2B08F", "#7E2608")


def goods():
    crate(1.95, 0.55, 0.17, 1.5, 0.9, 0.5, wood, rnd, B["goods"], 1.9)
    price_tag("leve-3-placa", 2.12, 0.02, 0.2, 0.95, sun, deep, white, turn=-0.05)
    jar(-2.0, 0.1, 0.17, 0.28, 0.52, "#7FA58B", "#FFF8EE")
    box(-2.35, 0.65, 0.17, 0.46, 0.34, 0.86, "#C9461A", "#FFF8EE", 0.2)
    bottle(-1.75, 0.75, 0.17, 0.2, 0.96, "#F7D37A", "#A6330B", "#FFF8EE")
    box(-2.1, -0.6, 0.17, 0.34, 0.24, 0.4, "#F5B82E", "#8E2C0A", -0.25)
    jar(2.75, -0.55, 0.17, 0.22, 0.4, "#C9461A", "#FFF8EE")


def card():
    loyalty_card(clay(B["ink"], rough=0.3, bump=0, coat=0.4), white, sun, B["mark"], "bate-preco-curto-placa", 1.3)


for build in (ground, goods):
    build()
placed(bag, (-0.45, 0.2, 0.17), -0.08)
placed(card, (0.72, -1.05, 0.17)).rotation_euler = (-0.2, 0, -0.1)
daylight(
    B["tint"],
    (-1.6, -12.6, 4.2),
    (0.1, 0.1, 1.02),
    lens=57,
    center=(0, 0),
    reach=(3.4, 7.4),
    key=2250,
    focus=(-0.3, -0.4, 1.0),
    fstop=1.2,
)
render(a, exposure=0.12)
