"""DoLado Farma still life: a cotton tote on a small bench, everyday goods, a plant and the loyalty card."""
from eden3d import *
from marcas import BRANDS, daylight, emboss, placed
from marcas_jardim import Garden
from marcas_obra import bench
from marcas_produtos import bottle, box, jar, tube_pack
from marcas_sacolas import loyalty_card, paper_bag

B = BRANDS["dolado"]
a = args()
reset()
rnd = random.Random(12)
garden = Garden(rnd)
white = clay(B["white"], rough=0.55, bump=0.03)
ink = clay(B["ink"], rough=0.5, bump=0.04)
cotton = clay("#F5EDDC", rough=0.95, bump=0.45, scale=140)
wood = clay("#C99B66", rough=0.5, bump=0.12, scale=20)


def ground():
    rslab(6.4, 3.6, 0.16, (0.1, 0, 0), clay("#D8E8ED", rough=0.8, bump=0.05), corner=1.2, r=0.05)
    rslab(3.5, 1.9, 0.05, (-0.6, 0.1, 0.16), clay("#E7C98F", rough=0.95, bump=0.5, scale=60), corner=0.4, r=0.02)
    rslab(3.2, 1.6, 0.06, (-0.6, 0.1, 0.16), clay("#F6E9CE", rough=0.95, bump=0.5, scale=60), corner=0.3, r=0.02)
    placed(lambda: bench(0, 0, 0, 2.5, wood, ink, back=False), (-0.6, 0.25, 0.21), 0.0, 1.25)


def tote():
    paper_bag(1.4, 0.62, 1.3, cotton, clay("#E2D6BE", rough=0.9), 1.03)
    for s in (-1, 1):
        y = s * 0.3
        points = [
            (-0.38, y - s * 0.01, 1.0),
            (-0.38, y, 1.35),
            (-0.22, y * 0.8, 1.78),
            (0, y * 0.6, 1.92),
            (0.22, y * 0.8, 1.78),
            (0.38, y, 1.35),
            (0.38, y - s * 0.01, 1.0),
        ]
        tube(points, 0.042, ink)
    emboss("dolado-farma-simbolo", 0.56, (0, -0.325, 0.82), ink, 0.006, 0.003)
    emboss("dolado-farma-placa", 1.08, (0, -0.322, 0.38), ink, 0.006, 0.003)
    bottle(-0.42, 0.02, 0.95, 0.13, 0.72, B["mid"], B["white"], B["white"])
    box(0.02, 0.05, 1.0, 0.36, 0.2, 0.62, "#E8C97C", B["white"], 0.1)
    tube_pack(0.42, 0.02, 0.98, 0.13, 0.62, "#D9825B", B["white"])


def goods():
    box(1.15, 0.45, 0.16, 0.52, 0.34, 0.86, B["ink"], B["white"], -0.15)
    bottle(1.62, 0.12, 0.16, 0.22, 0.92, B["white"], B["mid"], "#93C3D3")
    jar(2.1, -0.2, 0.16, 0.26, 0.5, "#D9825B", B["white"])
    jar(1.72, -0.55, 0.16, 0.2, 0.36, "#E8C97C", B["white"])
    mug(0.28, 0.2, 0.7)
    garden.rosette(-2.35, 0.55, 0.16, ceramic(B["mid"]), 0.36, 0.58, 17)
    garden.topiary(2.35, 0.8, 0.16, ceramic("#D9825B"), 0.32, 0.3, 0.28)


def mug(x, y, z):
    paint = ceramic("#7FA58B")
    lathe(
        [(0, 0), (0.13, 0), (0.15, 0.03), (0.15, 0.3), (0.13, 0.3), (0.12, 0.08)], (x, y, z), paint, seg=48, smooth_it=1
    )
    tube(
        [(x + 0.14, y, z + 0.24), (x + 0.25, y, z + 0.2), (x + 0.24, y, z + 0.1), (x + 0.14, y, z + 0.06)], 0.026, paint
    )


def card():
    loyalty_card(
        clay(B["ink"], rough=0.3, bump=0, coat=0.4),
        white,
        clay("#E8C97C", rough=0.4, bump=0),
        B["mark"],
        "dolado-farma-placa",
        1.25,
    )


for build in (ground, goods):
    build()
placed(tote, (-0.95, 0.25, 0.7), 0.1)
placed(card, (0.55, -1.1, 0.16)).rotation_euler = (-0.2, 0, 0.14)
daylight(
    B["tint"],
    (3.4, -12.2, 4.0),
    (0.05, 0.1, 1.2),
    lens=61,
    center=(0, 0),
    reach=(3.4, 7.4),
    key=2250,
    focus=(-0.4, -0.4, 1.0),
    fstop=1.2,
)
render(a, exposure=0.12)
