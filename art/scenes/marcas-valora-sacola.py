"""Valora Farma still life: the purple bag with its ribbon, bottles on round plinths, the loyalty card."""
from eden3d import *
from marcas import BRANDS, arch, cutout, daylight, emboss, gold_paint, placed
from marcas_jardim import Garden
from marcas_produtos import bottle, jar, tube_pack
from marcas_sacolas import cord_handles, loyalty_card, paper_bag, ribbon_bow, tissue

B = BRANDS["valora"]
a = args()
reset()
rnd = random.Random(8)
garden = Garden(rnd)
white = clay(B["white"], rough=0.55, bump=0.03)
ink = clay(B["ink"], rough=0.55, bump=0.05)
lilac = clay("#D8C6E8", rough=0.7, bump=0.05)
gold = metal()
letters = gold_paint()


def plinths():
    cyl(2.75, 0.16, (0, 0.1, 0), clay(B["pale"], rough=0.75, bump=0.05), 0.05, seg=128)
    cyl(0.85, 0.46, (1.25, 0.45, 0.16), lilac, 0.04, seg=96)
    cyl(0.55, 0.24, (2.0, -0.55, 0.16), white, 0.035, seg=96)
    cyl(0.5, 0.3, (-1.95, -0.15, 0.16), white, 0.035, seg=96)
    cutout(
        arch(0, 0, 2.6, 3.35),
        [arch(0, -0.2, 2.3, 3.4)],
        0.4,
        (0.35, 1.35, 0.16),
        clay("#E7DCEE", rough=0.8, bump=0.1),
        0.04,
    )


def bag():
    paper_bag(1.5, 0.72, 1.75, ink, lilac)
    tissue(1.5, 0.72, 1.72, clay("#F6EFFA", rough=0.9, bump=0.05), rnd)
    cord_handles(1.5, 0.72, 1.75, letters, 0.5, 0.022)
    emboss("valora-farma-simbolo", 0.52, (0, -0.385, 1.0), letters, 0.008, 0.004, (math.pi / 2 - 0.012, 0, 0))
    emboss("valora-farma-placa", 1.06, (0, -0.38, 0.5), letters, 0.008, 0.003, (math.pi / 2 - 0.012, 0, 0))
    ribbon_bow((0.0, -0.43, 1.62), clay("#E9DDF3", rough=0.7, bump=0.05), 0.16)


def goods():
    bottle(0.98, 0.4, 0.62, 0.24, 1.12, "#B79AD1", "#E5BE68", B["white"])
    bottle(1.52, 0.55, 0.62, 0.18, 0.82, B["white"], "#5B2A86", "#D9C7E8")
    jar(1.5, 0.1, 0.62, 0.2, 0.36, "#F3E6D4", "#E5BE68")
    jar(2.0, -0.55, 0.4, 0.3, 0.5, B["mid"], "#E5BE68")
    tube_pack(-1.95, -0.15, 0.46, 0.2, 0.9, "#F3E6D4", "#5B2A86")
    garden.spikes(-1.5, 0.75, 0.5, 0.3, 0.3, ("#8259AD", "#A585C9", "#6D46A0"), 60, 0.75)
    lathe(
        [(0, 0), (0.2, 0), (0.26, 0.12), (0.24, 0.3), (0.14, 0.44), (0.17, 0.52)],
        (-1.5, 0.75, 0.16),
        ceramic(B["white"]),
        seg=56,
    )


def card():
    loyalty_card(clay("#43206A", rough=0.3, bump=0, coat=0.4), letters, gold, B["mark"], "valora-farma-placa", 1.2)


for build in (plinths, goods):
    build()
placed(bag, (-0.55, 0.25, 0.16), 0.12)
placed(card, (0.72, -1.3, 0.16)).rotation_euler = (-0.2, 0, -0.12)
daylight(
    B["tint"],
    (-2.6, -12.4, 3.7),
    (0.1, 0.1, 1.28),
    lens=55,
    center=(0, 0),
    reach=(3.2, 7.2),
    key=2250,
    focus=(-0.4, -0.4, 1.0),
    fstop=1.2,
)
render(a, exposure=0.12)
