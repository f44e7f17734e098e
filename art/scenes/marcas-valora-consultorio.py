"""Valora Farma's consulting corner: two shell chairs under an arch, warm light, a quiet moment of care."""
from eden3d import *
from marcas import BRANDS, arch, cutout, daylight, emboss, gold_paint, placed
from marcas_jardim import Garden
from marcas_moveis import armchair, floor_lamp, pressure_monitor, round_table, stethoscope
from marcas_produtos import bottle, jar

B = BRANDS["valora"]
a = args()
reset()
rnd = random.Random(3)
garden = Garden(rnd)
wall = clay("#E7DCEE", rough=0.8, bump=0.12, scale=40)
white = clay(B["white"], rough=0.65, bump=0.04)
ink = clay(B["ink"], rough=0.55, bump=0.05)
velvet = clay(B["mid"], rough=0.85, bump=0.12, sheen=0.5)
velvet2 = clay("#CDB6E2", rough=0.85, bump=0.12, sheen=0.5)
wood = clay("#D2AE82", rough=0.5, bump=0.1, scale=20)
gold = metal()
F, X1, Y1, H = 0.3, 2.75, 1.75, 3.0


def room():
    rslab(6.4, 4.4, 0.24, (0, -0.1, 0), clay(B["pale"], rough=0.8, bump=0.06), corner=0.5, r=0.06)
    rslab(6.0, 4.0, 0.06, (0, -0.1, 0.24), wood, corner=0.35, r=0.02)
    for k in range(13):
        rbox((5.9, 0.01, 0.006), (0, -1.95 + k * 0.31, F - 0.002), clay("#BC9566", bump=0), r=0.001)
    niche = (-0.55, 0.0, 2.7, 2.62)
    outline = [(-2.95, 0), (X1 + 0.1, 0), (X1 + 0.1, H), (-2.95, H)]
    cutout(outline, [arch(*niche), arch(2.0, 0.95, 0.8, 1.45)], 0.2, (0, Y1, F), wall, 0.03)
    cutout(arch(-0.55, 0, 2.92, 2.73), [arch(-0.55, -0.1, 2.7, 2.72)], 0.08, (0, Y1 - 0.12, F), white, 0.02)
    rbox((2.8, 0.06, 2.7), (-0.55, Y1 + 0.42, F), ink, r=0.02)
    for s in (-1, 1):
        rbox((0.06, 0.4, 2.0), (-0.55 + s * 1.36, Y1 + 0.25, F), ink, r=0.01)
    rbox((0.16, 3.7, H), (X1 + 0.1, -0.05, F), wall, r=0.03)
    for x, y, sx, sy in ((-2.43, Y1 - 0.12, 1.04, 0.05), (1.75, Y1 - 0.12, 1.75, 0.05), (X1, -0.05, 0.05, 3.5)):
        rbox((sx, sy, 0.16), (x, y, F), white, r=0.015)


def alcove():
    """Shelves with jars inside the arch, and the sign above them."""
    for z in (0.96, 1.44):
        rbox((2.3, 0.26, 0.05), (-0.55, Y1 + 0.26, F + z), wood, r=0.015)
    emboss("consultorio-placa", 1.22, (-0.5, Y1 + 0.37, F + 2.06), gold_paint(), 0.014, 0.005)
    x = -1.55
    for i in range(9):
        z = F + 1.01 + (0.48 if i % 2 else 0)
        colour = B["goods"][(1, 3, 2, 4, 3, 1, 6, 4, 2)[i]]
        if i % 3 == 1:
            bottle(x, Y1 + 0.24, z, 0.075, 0.36, colour, label=B["white"])
        else:
            jar(x, Y1 + 0.24, z, 0.1, 0.25, colour)
        x += 0.25
    for px, pz in ((-1.4, 1.49), (0.35, 1.01)):
        top = pot((px, Y1 + 0.24, F + pz), ceramic(B["white"]), 0.16, 0.11, "round", garden.soil)
        garden.sphere(px, Y1 + 0.24, top + 0.08, 0.14, garden.vine_leaf, (0.5, 0.75))
    area((-0.55, Y1 - 0.05, F + 2.45), (-0.55, Y1 + 0.3, F + 1.2), 0.9, 20, "#FFDFAE")


def side_arch():
    """Small arched window with daylight behind it."""
    rbox((0.9, 0.04, 1.55), (2.0, Y1 + 0.14, F + 0.9), emit("#FFF3DC", 1.1), r=0.0)
    cutout(arch(2.0, 0.95, 0.96, 1.53), [arch(2.0, 1.02, 0.74, 1.35)], 0.1, (0, Y1 - 0.1, F), white, 0.02)
    rbox((0.035, 0.05, 1.4), (2.0, Y1 - 0.02, F + 0.97), white, r=0.01)
    rbox((1.1, 0.26, 0.06), (2.0, Y1 - 0.18, F + 0.9), white, r=0.02)
    garden.spikes(2.0, Y1 - 0.2, F + 1.0, 0.8, 0.1, ("#8259AD", "#A585C9"), 26, 0.26)
    rbox((0.9, 0.18, 0.13), (2.0, Y1 - 0.19, F + 0.95), ink, r=0.03)


def seating():
    cyl(1.75, 0.03, (-0.5, -0.25, F), clay("#E3D4EE", rough=0.95, bump=0.5, scale=70), 0.012, seg=96)
    cyl(1.52, 0.034, (-0.5, -0.25, F), clay("#F1E8F6", rough=0.95, bump=0.5, scale=70), 0.012, seg=96)
    placed(lambda: armchair(velvet, gold), (-1.55, 0.15, F + 0.03), -0.62 + 1.25, 1.12)
    placed(lambda: armchair(velvet2, gold), (0.62, 0.2, F + 0.03), -0.62, 1.12)
    placed(lambda: round_table(white, gold, 0.52, 0.6), (-0.46, -0.55, F + 0.03))
    t = F + 0.68
    placed(lambda: pressure_monitor(white, ink), (-0.62, -0.62, t), 0.12, 0.95)
    placed(lambda: stethoscope(clay("#6D46A0", rough=0.4, bump=0)), (-0.36, -0.3, t), 0.4, 0.62)
    for x, colour, turn in ((-1.5, "#F3E6D4", 0.5), (0.58, B["ink"], -0.6)):
        rbox((0.4, 0.13, 0.36), (x, 0.28, F + 0.66), clay(colour, rough=0.9, bump=0.3), r=0.09, rot=(-0.3, 0, turn))


def room_life():
    placed(lambda: floor_lamp(gold, white, 2.3), (-2.55, 0.75, F), -0.25)
    top = pot((1.75, 0.85, F), ceramic(B["white"]), 0.52, 0.3, "cyl", garden.soil)
    for k in range(22):
        an = k * 2.4
        put(
            garden.big_leaf,
            (1.75, 0.85, top + 0.05 * k / 22),
            (math.cos(an), math.sin(an), 0.4 + 2.2 * k / 22),
            (0, 0, 1),
            0,
            rnd.uniform(1.3, 2.0),
        )
    scale_and_desk()


def scale_and_desk():
    """Slim desk along the right wall, with a card rack and flowers."""
    x, y = 2.3, -0.6
    rbox((0.62, 1.5, 0.06), (x, y, F + 0.78), white, r=0.02)
    for dx, dy in ((-0.25, -0.65), (0.25, -0.65), (-0.25, 0.65), (0.25, 0.65)):
        tube([(x + dx, y + dy, F), (x + dx, y + dy, F + 0.78)], 0.02, gold)
    rbox((0.3, 0.44, 0.03), (x - 0.02, y - 0.2, F + 0.84), ink, r=0.01, rot=(0, 0, 0.15))
    rbox((0.28, 0.42, 0.02), (x - 0.02, y - 0.2, F + 0.87), white, r=0.008, rot=(0, 0, 0.15))
    lathe(
        [(0, 0), (0.09, 0), (0.12, 0.08), (0.1, 0.2), (0.05, 0.28), (0.06, 0.32)],
        (x, y + 0.42, F + 0.84),
        ceramic(B["mid"]),
        seg=40,
    )
    garden.spikes(x, y + 0.42, F + 1.1, 0.14, 0.14, ("#A585C9", "#BFA6D8"), 22, 0.4)


for build in (room, alcove, side_arch, seating, room_life):
    build()
daylight(
    B["tint"],
    (-6.4, -14.6, 6.0),
    (-0.02, 0.1, 1.22),
    lens=69,
    center=(0, -0.3),
    reach=(3.8, 8.4),
    key=2300,
    focus=(-0.5, -0.3, 1.0),
)
render(a, exposure=0.12)
