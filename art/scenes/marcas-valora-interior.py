"""Inside Valora Farma: a curved counter before three lit arches, seen from the door."""
from eden3d import *
from marcas import BRANDS, arch, cutout, daylight, emboss, gold_paint, rectangle
from marcas_jardim import Garden
from marcas_moveis import pendant
from marcas_produtos import fill_shelf

B = BRANDS["valora"]
a = args()
reset()
rnd = random.Random(17)
garden = Garden(rnd)
wall = clay("#E7DCEE", rough=0.8, bump=0.12, scale=40)
white = clay(B["white"], rough=0.6, bump=0.03)
ink = clay(B["ink"], rough=0.5, bump=0.04)
wood = clay("#D8B78D", rough=0.5, bump=0.08, scale=20)
gold = metal()
F, Y1, H = 0.3, 1.7, 3.25


def floor():
    """Half-round floor in two tones."""
    half = lambda r: [
        (r * math.cos(math.pi + math.pi * i / 48), Y1 + 0.3 + r * 0.86 * math.sin(math.pi + math.pi * i / 48))
        for i in range(49)
    ]
    prism(half(4.1), 0.24, (0, 0, 0), clay(B["pale"], rough=0.8, bump=0.06), r=0.06)
    prism(half(3.9), 0.06, (0, 0, 0.24), clay("#F4EFF2", rough=0.35, bump=0.02, coat=0.15), r=0.02)
    prism(half(2.7), 0.01, (0, 0, F), clay("#DCCBE8", rough=0.4, bump=0.02, coat=0.15), r=0.004)
    prism(half(2.56), 0.014, (0, 0, F), clay("#F1EAF2", rough=0.35, bump=0.02, coat=0.15), r=0.004)


def back_wall():
    niches = [(-2.15, 0.5, 1.5, 2.25), (0, 0.35, 1.8, 2.65), (2.15, 0.5, 1.5, 2.25)]
    cutout(rectangle(0, 0, 7.0, H), [arch(*n) for n in niches], 0.3, (0, Y1, F), wall, 0.03)
    rbox((7.0, 0.08, H - 0.1), (0, Y1 + 0.48, F), ink, r=0.02)
    rslab(7.2, 0.62, 0.12, (0, Y1 + 0.1, F + H), white, corner=0.08, r=0.035)
    rbox((7.0, 0.06, 0.2), (0, Y1 - 0.16, F), white, r=0.02)
    for x, z, w, h in niches:
        cutout(arch(x, z - 0.02, w + 0.2, h + 0.12), [arch(x, z + 0.0, w, h)], 0.1, (0, Y1 - 0.16, F), white, 0.02)
        cutout(
            arch(x, z, w + 0.02, h + 0.01), [arch(x, z + 0.02, w - 0.04, h - 0.04)], 0.04, (0, Y1 - 0.2, F), gold, 0.01
        )
        shelves(x, z, w, h)
        area((x, Y1 + 0.1, F + z + h - 0.25), (x, Y1 + 0.3, F + z), 0.7, 15, "#FFDFAE")


def shelves(x, z, w, h):
    levels = int((h - w / 2) / 0.44) + 1
    for k in range(levels):
        rbox((w, 0.4, 0.045), (x, Y1 + 0.24, F + z + k * 0.46), wood, r=0.012)
        if x == 0 and k == levels - 1:
            continue
        fill_shelf(x - w / 2 + 0.06, x + w / 2 - 0.06, Y1 + 0.16, F + z + k * 0.46 + 0.045, rnd, B["goods"], 0.36, 0.18)
    if x == 0:
        emboss("valora-farma-simbolo", 0.42, (0, Y1 + 0.36, F + z + h - 0.5), gold_paint(), 0.02, 0.006)


def columns():
    profile = [
        (0, 0),
        (0.2, 0),
        (0.2, 0.1),
        (0.14, 0.15),
        (0.13, 0.22),
        (0.115, 1.4),
        (0.11, 2.85),
        (0.11, 2.9),
        (0.15, 2.98),
        (0.16, 3.06),
        (0, 3.06),
    ]
    for x in (-3.35, -1.15, 1.15, 3.35):
        lathe(profile, (x, Y1 - 0.32, F), white, seg=48, smooth_it=1)
        cyl(0.15, 0.05, (x, Y1 - 0.32, F + 2.88), gold, 0.015)
        rbox((0.4, 0.4, 0.12), (x, Y1 - 0.32, F + 3.06), white, r=0.02)


def counter():
    """Bowed front with fluting, a gold line and the sign."""
    n, r, half = 40, 3.2, 0.56
    at = lambda rad, t: (rad * math.sin(t), 2.72 - rad * math.cos(t))
    angles = [-half + 2 * half * i / n for i in range(n + 1)]
    body = [at(r, t) for t in angles] + [at(r - 0.62, t) for t in reversed(angles)]
    top = [at(r + 0.07, t * 1.03) for t in angles] + [at(r - 0.69, t * 1.03) for t in reversed(angles)]
    prism(body, 0.92, (0, 0, F), ink, r=0.02)
    prism(top, 0.07, (0, 0, F + 0.92), white, r=0.025)
    tube([(*at(r + 0.015, t), F + 0.82) for t in angles], 0.014, gold, res=2)
    tube([(*at(r + 0.015, t), F + 0.1) for t in angles], 0.014, gold, res=2)
    for i in range(45):
        t = -half + 2 * half * (i + 0.5) / 45
        if abs(t) > 0.24:
            x, y = at(r + 0.005, t)
            cyl(0.03, 0.66, (x, y, F + 0.13), ink, 0.01, seg=20)
    emboss("valora-farma-placa", 1.36, (0, 2.72 - r - 0.035, F + 0.46), gold_paint(), 0.012, 0.005)
    on_counter(at, r - 0.3)


def on_counter(at, r):
    z = F + 0.99
    x, y = at(r, -0.4)
    lathe(
        [(0, 0), (0.08, 0), (0.11, 0.08), (0.09, 0.2), (0.05, 0.28), (0.06, 0.32)], (x, y, z), ceramic(B["mid"]), seg=40
    )
    garden.spikes(x, y, z + 0.27, 0.14, 0.14, ("#A585C9", "#BFA6D8", "#8259AD"), 24, 0.38)
    x, y = at(r, 0.34)
    rbox((0.4, 0.04, 0.3), (x, y, z + 0.06), clay("#F6F3F4", rough=0.3, bump=0), r=0.015, rot=(0.25, 0, 0.35 + math.pi))
    rbox((0.12, 0.1, 0.1), (x, y, z), white, r=0.02)
    x, y = at(r, 0.1)
    cyl(0.14, 0.02, (x, y, z), gold, 0.006)
    ball(0.1, (x, y, z + 0.02), gold, 0.75, sub=4)


def life():
    for x in (-3.3, 3.3):
        garden.topiary(x, 0.55, F, ceramic(B["white"]), 0.3, 0.6, 0.26)
    rbox((3.0, 0.05, 0.05), (0, 0.35, F + 3.2), gold, r=0.015)
    for x in (-1.3, 1.3):
        tube([(x, 0.35, F + 3.22), (x, Y1 - 0.1, F + 3.22)], 0.018, gold)
    for x in (-1.15, 1.15):
        pendant(x, 0.35, F + 3.2, F + 2.35, white, gold, 0.2, 6)


for build in (floor, back_wall, columns, counter, life):
    build()
daylight(
    B["tint"],
    (-2.2, -16.2, 4.9),
    (0, 0.3, 1.72),
    lens=69,
    center=(0, -0.2),
    reach=(4.4, 8.8),
    key=2200,
    focus=(0, -0.4, 1.2),
)
render(a, exposure=0.12)
