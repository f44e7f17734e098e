"""Success: the ribbon at the shop's door is tied, the check mark stands in flower."""
from eden3d import *

a = args()
reset()
R = random.Random(101)
podium(2.8, 0.24)
cyl(1.8, 0.22, (0, 0, 0.24), clay("#F8F5EE", rough=0.75, bump=0.05), 0.05, seg=128)
disc = clay("#1B6B4A", rough=0.5, bump=0.03)
cyl(1.35, 0.28, (0, 0.34, 1.86), disc, 0.09, rot=(math.pi / 2, 0, 0), seg=128)
lathe(
    [(1.33, 0), (1.43, 0.06), (1.43, 0.14), (1.33, 0.2)],
    (0, 0.30, 1.86),
    gold(),
    rot=(math.pi / 2, 0, 0),
    seg=128,
    smooth_it=2,
)
check_mark(1.18, clay("#FFFDF8", rough=0.5, bump=0.02), (-0.02, 0.02, 1.86))
for k in range(170):
    angle = R.uniform(math.pi * 0.98, math.pi * 2.02)
    r = 1.46 + R.gauss(0, 0.09)
    at = Vector((r * math.cos(angle), 0.12 + R.gauss(0, 0.10), 1.86 + r * math.sin(angle)))
    outward = Vector((math.cos(angle), -0.6, math.sin(angle)))
    tangent = Vector((-math.sin(angle), 0, math.cos(angle))) * (1 if math.cos(angle) > 0 else -1)
    put(
        leaf("round"),
        at,
        outward * 0.6 + tangent + Vector((R.gauss(0, 0.4), 0, R.gauss(0, 0.4))),
        (0, -1, 0.4),
        0,
        R.uniform(0.8, 1.25),
    )
for k in range(22):
    angle = math.pi + math.pi * (k + 0.5) / 22
    at = (1.5 * math.cos(angle) + R.gauss(0, 0.05), -0.10, 1.86 + 1.5 * math.sin(angle) + R.gauss(0, 0.05))
    flower(at, (math.cos(angle) * 0.4, -1, 0.3), 1.9)
potted("#CF8B68", seedling, (-2.02, -1.0, 0.24), 0.5, 0.36, "taper", 1.15)
potted("#1E4D3A", lambda: bush(R, 20, 700), (2.04, -0.95, 0.24), 0.55, 0.42, "round", 0.85)
potted("#F0E4CC", sprout, (1.2, -1.85, 0.24), 0.36, 0.26)
backdrop(a.get("bg", "#F8F1E4"), center=(0, -0.4), r0=3.6, r1=7.8)
daylight(0.98, (0, 0, 1.4))
look((0, 0, 1.74), 7.7, elevation=11, azimuth=-5, focus=(0, -0.3, 1.7))
render(a, exposure=0.12)
