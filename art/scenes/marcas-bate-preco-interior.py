"""Inside Farmácias BatePreço: full gondolas, tags hanging over the aisles, the checkout in front."""
from eden3d import *
from marcas import BRANDS, daylight, emboss
from marcas_ofertas import basket, crate, price_tag
from marcas_produtos import box, fill_shelf, jar

B = BRANDS["bate-preco"]
a = args()
reset()
rnd = random.Random(41)
wall = clay("#FBEBDD", rough=0.8, bump=0.12, scale=40)
white = clay(B["white"], rough=0.6, bump=0.03)
ink = clay(B["ink"], rough=0.5, bump=0.04)
orange = clay(B["mid"], rough=0.5, bump=0.04)
sun = clay("#F5B82E", rough=0.5, bump=0.04)
deep = clay(B["deep"], rough=0.5, bump=0.03)
wood = clay("#D3A873", rough=0.55, bump=0.12, scale=20)
F, Y1, H = 0.3, 1.95, 2.9


def room():
    rslab(8.2, 4.8, 0.24, (0, 0, 0), clay("#F4DCCB", rough=0.8, bump=0.06), corner=0.5, r=0.06)
    rslab(7.8, 4.4, 0.06, (0, 0, 0.24), clay("#F6EBDD", rough=0.4, bump=0.02), corner=0.36, r=0.02)
    rbox((7.6, 0.18, H), (0, Y1 + 0.1, F), wall, r=0.03)
    rbox((7.6, 0.26, 0.86), (0, Y1 + 0.04, F + H - 0.86), ink, r=0.04)
    rbox((7.64, 0.29, 0.07), (0, Y1 + 0.04, F + H - 0.95), sun, r=0.02)
    emboss("farmacias-placa", 1.2, (-1.62, Y1 - 0.11, F + H - 0.42), sun, 0.006, 0.002)
    emboss("bate-preco-curto-placa", 2.5, (0.55, Y1 - 0.11, F + H - 0.44), white, 0.02, 0.006)
    emboss("bate-preco-simbolo", 0.54, (-2.75, Y1 - 0.11, F + H - 0.43), sun, 0.02, 0.008)
    arrow = [(0.5, 0), (0.18, 0.3), (0.18, 0.12), (-0.5, 0.12), (-0.5, -0.12), (0.18, -0.12), (0.18, -0.3)]
    prism([(x * 0.9 - 2.2, y * 0.9 - 1.55) for x, y in arrow], 0.012, (0, 0, F), sun, r=0.004)


def wall_shelves():
    for x in (-2.6, -0.87, 0.87, 2.6):
        rbox((1.66, 0.05, 1.86), (x, Y1 - 0.02, F), white, r=0.015)
        for k in range(4):
            z = F + 0.12 + k * 0.46
            rbox((1.66, 0.36, 0.045), (x, Y1 - 0.2, z), white, r=0.012)
            rbox((1.66, 0.02, 0.07), (x, Y1 - 0.39, z - 0.01), orange if k % 2 else sun, r=0.008)
            fill_shelf(x - 0.8, x + 0.8, Y1 - 0.22, z + 0.045, rnd, B["goods"], 0.36, 0.2)


def gondola(x, y, length):
    """Low double gondola with a coloured cap."""
    rbox((length, 0.62, 0.14), (x, y, F), ink, r=0.03)
    rbox((length, 0.06, 1.05), (x, y, F + 0.1), white, r=0.015)
    for k in range(3):
        z = F + 0.14 + k * 0.34
        rbox((length, 0.56, 0.035), (x, y, z), white, r=0.01)
        rbox((length, 0.02, 0.06), (x, y - 0.29, z - 0.01), sun if k % 2 else orange, r=0.006)
        fill_shelf(x - length / 2 + 0.03, x + length / 2 - 0.03, y - 0.16, z + 0.035, rnd, B["goods"], 0.29, 0.16)
    for s in (-1, 1):
        rbox((0.07, 0.64, 1.2), (x + s * (length / 2 + 0.03), y, F), orange, r=0.03)
    rbox((length + 0.14, 0.2, 0.06), (x, y, F + 1.16), orange, r=0.02)


def checkout(x, y):
    rslab(1.7, 0.72, 0.82, (x, y, F), orange, corner=0.12, r=0.04)
    rslab(1.8, 0.8, 0.07, (x, y, F + 0.82), white, corner=0.14, r=0.025)
    rbox((0.9, 0.42, 0.02), (x - 0.34, y, F + 0.885), clay("#4A403A", rough=0.6, bump=0), r=0.008)
    z = F + 0.9
    box(x - 0.6, y, z, 0.16, 0.12, 0.24, "#C9461A", "#FFF8EE", 0.2)
    jar(x - 0.34, y + 0.05, z, 0.09, 0.2, "#7FA58B")
    box(x - 0.1, y - 0.04, z, 0.14, 0.12, 0.18, "#F5B82E", "#8E2C0A", -0.2)
    rbox((0.36, 0.3, 0.12), (x + 0.55, y + 0.08, F + 0.88), white, r=0.03)
    rbox((0.36, 0.04, 0.26), (x + 0.55, y + 0.06, F + 0.94), deep, r=0.02, rot=(0.2, 0, 0))
    emboss("bate-preco-simbolo", 0.42, (x - 0.52, y - 0.372, F + 0.44), sun, 0.005, 0.002)
    emboss("bate-preco-curto-placa", 0.92, (x + 0.24, y - 0.372, F + 0.43), white, 0.005, 0.002)


def topper(word, x, y, w, ground, letters, edge):
    """Tag on two short posts above a gondola."""
    for s in (-1, 1):
        tube([(x + s * w * 0.28, y + 0.06, F + 1.2), (x + s * w * 0.28, y + 0.06, F + 1.5)], 0.016, white, res=1)
    price_tag(word, x, y, F + 1.34, w, ground, letters, edge)


def life():
    gondola(-2.1, 0.45, 2.3)
    gondola(0.95, 0.45, 2.3)
    checkout(2.35, -1.25)
    for i in range(4):
        basket(0.62, -1.5, F + i * 0.1, orange if i % 2 == 0 else sun)
    crate(-0.75, -1.25, F, 0.9, 0.6, 0.4, wood, rnd, B["goods"], 1.4)
    price_tag("leve-3-placa", -0.75, -1.62, F + 0.06, 0.66, white, ink, sun)
    topper("oferta-placa", -2.1, 0.45, 0.95, sun, deep, white)
    topper("preco-baixo-placa", 0.95, 0.45, 1.1, white, ink, sun)


for build in (room, wall_shelves, life):
    build()
daylight(
    B["tint"],
    (-3.6, -16.0, 6.0),
    (0.0, 0.15, 1.5),
    lens=60,
    center=(0, -0.2),
    reach=(4.8, 9.2),
    key=2300,
    focus=(0, -0.6, 1.0),
)
render(a, exposure=0.12)
