"""Expired: a great hourglass whose sand has run through, with a sprout already growing in it."""
from eden3d import *

a = args()
reset()
R = random.Random(121)
podium(2.6, 0.24)
cyl(1.75, 0.2, (0, 0, 0.24), clay("#F8F5EE", rough=0.75, bump=0.05), 0.05, seg=128)
foot = 0.44
for z in (foot, foot + 2.86):
    lathe([(0, 0), (0.98, 0), (1.08, 0.05), (1.08, 0.13), (0.98, 0.18), (0, 0.18)], (0, 0, z), wood(), seg=96)
    lathe([(1.07, 0.06), (1.105, 0.09), (1.07, 0.12)], (0, 0, z), gold(), seg=96, smooth_it=1)
for k in range(3):
    angle = math.pi / 2 + k * 2 * math.pi / 3 + 0.35
    x, y = 0.86 * math.cos(angle), 0.86 * math.sin(angle)
    turned = [
        (0, 0),
        (0.075, 0.02),
        (0.06, 0.3),
        (0.085, 0.9),
        (0.05, 1.3),
        (0.05, 1.4),
        (0.085, 1.8),
        (0.06, 2.4),
        (0.075, 2.68),
        (0, 2.7),
    ]
    lathe(turned, (x, y, foot + 0.17), wood(), seg=40)
bulb = [
    (0.30, 0.02),
    (0.62, 0.10),
    (0.70, 0.45),
    (0.60, 0.85),
    (0.28, 1.18),
    (0.075, 1.33),
    (0.075, 1.36),
    (0.28, 1.52),
]
bulb += [(0.60, 1.85), (0.70, 2.25), (0.62, 2.60), (0.30, 2.68)]
lathe(bulb, (0, 0, foot + 0.16), glass("#E3F1EA", 1.0), seg=96, smooth_it=3)
sand = clay("#EBC98A", rough=0.9, bump=0.5, scale=90)
lathe(
    [(0, 0.62), (0.12, 0.57), (0.42, 0.36), (0.625, 0.22), (0.63, 0.14), (0.55, 0.05), (0, 0.05)],
    (0, 0, foot + 0.16),
    sand,
    seg=72,
)
with group((0, 0, foot + 0.74), scale=0.95):
    sprout(0.26, 1.35)
potted("#CF8B68", lambda: young_plant(R), (-2.05, -0.75, 0.24), 0.55, 0.40, "taper", 1.1)
potted("#1E4D3A", lambda: rosette(R, 15, 0.42), (2.08, -0.7, 0.24), 0.5, 0.40, "round")
for x, y in ((-0.95, -1.75), (1.0, -1.7), (0.65, -1.95)):
    put(leaf("olive"), (x, y, 0.27), (x, 0.5, 0.1), (0, 0, 1), 0, 1.3)
backdrop(a.get("bg", "#F8F1E4"), center=(0, -0.4), r0=3.4, r1=7.4)
daylight(0.98, (0, 0, 1.4))
look((0, 0, 1.7), 7.3, elevation=10, azimuth=-4, focus=(0, -0.6, 1.7))
render(a, exposure=0.12)
