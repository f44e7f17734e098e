"""Inside DoLado Farma: a wooden counter, full shelves and a place to sit down for a coffee."""
from eden3d import *
from marcas import BRANDS, cutout, daylight, emboss, placed, rectangle
from marcas_jardim import Garden
from marcas_moveis import pendant, round_table
from marcas_produtos import bottle, box, cross, jar, shelving

B = BRANDS["dolado"]
a = args()
reset()
rnd = random.Random(31)
garden = Garden(rnd)
wall = clay("#F3ECDD", rough=0.8, bump=0.14, scale=40)
panel = clay(B["mid"], rough=0.6, bump=0.06)
white = clay(B["white"], rough=0.65, bump=0.04)
ink = clay(B["ink"], rough=0.5, bump=0.04)
wood = clay("#C99B66", rough=0.5, bump=0.12, scale=20)
oak = clay("#DDB684", rough=0.5, bump=0.1, scale=20)
F, X1, Y1, H = 0.3, 3.2, 1.75, 2.75


def room():
    rslab(7.0, 4.2, 0.24, (0, 0.1, 0), clay("#D8E7EB", rough=0.8, bump=0.06), corner=0.5, r=0.06)
    rslab(6.6, 3.8, 0.06, (0, 0.1, 0.24), oak, corner=0.36, r=0.02)
    for k in range(12):
        rbox((6.5, 0.01, 0.006), (0, -1.65 + k * 0.3, F - 0.002), clay("#C29A68", bump=0), r=0.001)
    rbox((6.5, 0.18, H), (0.05, Y1 + 0.09, F), wall, r=0.03)
    cutout(
        rectangle(0.05, 0, 3.5, H),
        [rectangle(-0.6, 0.95, 1.4, 1.15)],
        0.18,
        (X1 + 0.09, -0.1, F),
        wall,
        0.03,
        (math.pi / 2, 0, math.pi / 2),
    )
    rbox((6.4, 0.05, 0.9), (0.05, Y1 - 0.02, F), panel, r=0.02)
    rbox((0.05, 3.4, 0.9), (X1 - 0.02, 0.0, F), panel, r=0.02)
    for x, y, sx, sy in ((0.05, Y1 - 0.04, 6.4, 0.09), (X1 - 0.04, 0.0, 0.09, 3.4)):
        rbox((sx, sy, 0.07), (x, y, F + 0.9), white, r=0.02)


def side_window():
    """Daylight from the street side, with a curtain rail and herbs on the sill."""
    y = -0.7
    rbox((0.02, 1.42, 1.17), (X1 - 0.005, y, F + 0.94), emit("#E3F2F8", 0.9), r=0.0)
    # The crossbars stand a little proud: faces in one plane render black where they overlap.
    for dy, dz, sy, sz in (
        (-0.7, 0, 0.07, 1.2),
        (0.7, 0, 0.07, 1.2),
        (0, 0, 0.05, 1.2),
        (0, 0, 1.44, 0.07),
        (0, 1.13, 1.44, 0.07),
        (0, 0.6, 1.44, 0.05),
    ):
        rbox((0.12 if sy > sz else 0.1, sy, sz), (X1 - 0.01, y + dy, F + 0.94 + dz), white, r=0.015)
    rbox((0.26, 1.6, 0.06), (X1 - 0.08, y, F + 0.9), white, r=0.02)
    for k in range(3):
        top = pot(
            (X1 - 0.1, y - 0.45 + 0.45 * k, F + 0.96),
            ceramic(("#D9825B", "#F9FBFA", "#E8C97C")[k]),
            0.17,
            0.11,
            "taper",
            garden.soil,
        )
        garden.sphere(X1 - 0.1, y - 0.45 + 0.45 * k, top + 0.07, 0.13)


def shelves():
    for x in (-2.15, -0.45):
        shelving(x, Y1 - 0.24, F + 1.02, 1.55, 3, 0.46, wood, rnd, B["goods"], 0.32)
        for s in (-1, 1):
            rbox((0.05, 0.34, 1.5), (x + s * 0.78, Y1 - 0.24, F + 0.98), wood, r=0.012)
        rbox((1.66, 0.38, 0.05), (x, Y1 - 0.24, F + 2.45), wood, r=0.012)
    emboss("dolado-farma-placa", 1.8, (1.62, Y1 - 0.005, F + 1.78), ink, 0.004, 0.002)
    emboss("dolado-farma-simbolo", 0.54, (1.62, Y1 - 0.005, F + 2.24), ink, 0.004, 0.002)


def counter():
    """Tiled in blue and white like a kitchen."""
    x, y, w, h = -1.3, 0.3, 3.0, 0.92
    rbox((w, 0.6, h), (x, y, F), wood, r=0.03)
    rbox((w + 0.16, 0.76, 0.08), (x, y, F + h), oak, r=0.03)
    side = 0.245
    for i in range(11):
        for j in range(3):
            px, pz = x - w / 2 + 0.21 + i * (side + 0.016), F + 0.1 + j * (side + 0.016)
            rbox((side, 0.025, side), (px, y - 0.31, pz), ceramic(B["white"] if (i + j) % 2 else "#CFE3EA"), r=0.01)
            if (i + j) % 2:
                cross(0.11, (px, y - 0.318, pz + side / 2), mid_blue, 0.012, (math.pi / 2, 0.785, 0))
    z = F + h + 0.08
    till(x + 0.95, y, z)
    jar(x - 1.15, y - 0.08, z, 0.14, 0.36, "#EFD9B4", "#C99B66")
    jar(x - 0.82, y - 0.02, z, 0.12, 0.3, "#D9825B", "#F9FBFA")
    box(x - 0.1, y - 0.05, z, 0.22, 0.14, 0.26, B["ink"], B["white"], 0.2)
    bottle(x + 0.18, y - 0.02, z, 0.07, 0.3, "#F9FBFA", B["ink"], "#E8C97C")


mid_blue = clay(B["mid"], rough=0.5, bump=0)


def till(x, y, z):
    rbox((0.42, 0.36, 0.14), (x, y, z), white, r=0.03)
    rbox((0.36, 0.04, 0.26), (x, y + 0.1, z + 0.14), ink, r=0.02, rot=(0.2, 0, 0))
    rbox((0.26, 0.14, 0.012), (x, y - 0.08, z + 0.138), clay("#B9CDD4", rough=0.5, bump=0), r=0.004)


def waiting_corner():
    rslab(2.1, 1.6, 0.025, (1.85, -0.75, F), clay("#E7C98F", rough=0.95, bump=0.5, scale=70), corner=0.3, r=0.01)
    rslab(1.84, 1.34, 0.03, (1.85, -0.75, F), clay("#F4E6C8", rough=0.95, bump=0.5, scale=70), corner=0.24, r=0.01)
    placed(lambda: sofa(clay("#D9825B", rough=0.85, bump=0.15)), (2.0, 0.35, F))
    placed(lambda: round_table(oak, wood, 0.42, 0.42), (1.45, -0.95, F + 0.03))
    coffee(1.45, -0.95, F + 0.5)
    top = pot((2.95, 1.3, F), ceramic(B["white"]), 0.5, 0.28, "taper", garden.soil)
    garden.rosette(-2.85, -0.75, F, ceramic(B["mid"]), 0.28, 0.46, 17)
    garden.tree(2.95, 1.3, top - 0.05, 0.5, 0.4, 520)


def sofa(cloth):
    rslab(1.5, 0.74, 0.2, (0, 0, 0.18), cloth, corner=0.16, r=0.08)
    for s in (-1, 1):
        rslab(0.66, 0.62, 0.16, (s * 0.34, -0.03, 0.36), cloth, corner=0.12, r=0.07)
        rslab(0.2, 0.74, 0.36, (s * 0.72, 0, 0.22), cloth, corner=0.09, r=0.08)
        rbox((0.07, 0.5, 0.2), (s * 0.6, 0, 0), wood, r=0.02)
        rbox(
            (0.38, 0.14, 0.36),
            (s * 0.4, 0.14, 0.5),
            clay(B["soft"] if s > 0 else "#F1DDB0", rough=0.9, bump=0.3),
            r=0.1,
            rot=(-0.3, 0, 0.1 * s),
        )
    rslab(1.5, 0.2, 0.66, (0, 0.3, 0.24), cloth, corner=0.09, r=0.085)


def coffee(x, y, z):
    """Cafezinho: a pot and two cups."""
    lathe(
        [(0, 0), (0.1, 0), (0.12, 0.05), (0.09, 0.2), (0.07, 0.24), (0.08, 0.27), (0.0, 0.3)],
        (x - 0.08, y + 0.08, z),
        ceramic(B["mid"]),
        seg=40,
    )
    tube(
        [(x - 0.18, y + 0.08, z + 0.2), (x - 0.28, y + 0.08, z + 0.16), (x - 0.2, y + 0.08, z + 0.06)],
        0.016,
        ceramic(B["mid"]),
    )
    for dx, dy in ((0.16, 0.06), (0.06, -0.18)):
        cyl(0.075, 0.012, (x + dx, y + dy, z), ceramic(B["white"]), 0.004, seg=32)
        lathe(
            [(0, 0.01), (0.035, 0.01), (0.055, 0.05), (0.058, 0.1), (0.05, 0.1), (0.045, 0.06)],
            (x + dx, y + dy, z),
            ceramic(B["white"]),
            seg=32,
        )
        cyl(0.046, 0.004, (x + dx, y + dy, z + 0.08), clay("#6A4328", rough=0.3, bump=0), 0.001, seg=24)


for build in (room, side_window, shelves, counter, waiting_corner):
    build()
for px in (-2.1, -0.5):
    pendant(px, 0.3, F + H, F + 1.95, panel, clay("#5B5148", bump=0), 0.24, 6)
rbox((2.6, 0.07, 0.07), (-1.3, 0.3, F + H - 0.02), wood, r=0.02)
for px in (-2.5, -0.1):
    rbox((0.06, 1.5, 0.06), (px, 1.02, F + H - 0.08), wood, r=0.02)
daylight(
    B["tint"],
    (-6.2, -14.8, 5.8),
    (0.08, 0.1, 1.36),
    lens=65,
    center=(0, -0.3),
    reach=(4.2, 8.6),
    key=2300,
    focus=(-0.5, -0.2, 1.0),
)
render(a, exposure=0.12)
