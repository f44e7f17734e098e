"""Technology pillar: a screen and a phone that light up a night garden."""
from eden3d import *

a = args()
reset()
R = random.Random(71)
deep = clay("#17523F", rough=0.6, bump=0.05)
podium(3.0, 0.22, deep)
with group((-0.35, 0.35, 0.22), (0, 0, 0.10), 1.12):
    monitor("painel", 3.1, 1.94, 1.0, "#E9F0E6")
with group((1.85, -0.55, 1.22), (math.radians(-8), math.radians(4), math.radians(-24)), 0.62):
    phone("app", 1.0, "#F1EBDD")
cyl(0.75, 0.16, (1.85, -0.5, 0.10), clay("#1F6A50", rough=0.6, bump=0.04), 0.04)
vine = [
    (-2.42, 0.3, 0.25),
    (-2.46, 0.2, 1.3),
    (-2.46, 0.25, 2.5),
    (-1.9, 0.3, 3.30),
    (-0.8, 0.3, 3.44),
    (0.5, 0.25, 3.38),
]
tube(vine, [0.035, 0.03, 0.028, 0.024, 0.02, 0.012], stem())
for k in range(46):
    t = k / 45 * (len(vine) - 1)
    i = min(int(t), len(vine) - 2)
    at = Vector(vine[i]).lerp(Vector(vine[i + 1]), t - i)
    angle = k * 2.4
    put(
        leaf("round"),
        at,
        (math.cos(angle), -0.5 + 0.4 * math.sin(angle), math.sin(angle) * 0.7 + 0.2),
        (0, -1, 0.6),
        0,
        R.uniform(0.7, 1.05),
    )
potted("#C9704C", lambda: None, (-2.3, 0.3, 0.22), 0.5, 0.36)
potted("#E9DFCB", lambda: rosette(R, 15, 0.42), (-2.0, -1.0, 0.22), 0.42, 0.32, "round")
with group((2.75, 0.35, 0.22), scale=0.85):
    bush(R, 22, 900)
keys = clay("#E9F0E6", rough=0.5, bump=0)
rslab(1.5, 0.5, 0.06, (-0.35, -0.95, 0.22), keys, corner=0.1, r=0.02)
for row in range(3):
    for k in range(10):
        rbox(
            (0.11, 0.10, 0.03),
            (-0.98 + k * 0.14, -1.1 + row * 0.145, 0.275),
            clay("#C9D8CC", rough=0.5, bump=0),
            r=0.012,
            seg=2,
        )
for x, y, z, r in (
    (-1.4, -1.1, 3.0, 0.05),
    (0.9, -0.7, 3.35, 0.045),
    (2.5, -0.4, 2.6, 0.05),
    (-2.7, -0.4, 2.2, 0.04),
    (2.1, 0.0, 3.1, 0.035),
):
    ball(r, (x, y, z), emit("#FFE3A0", 2.2), sub=3)
backdrop(a.get("bg", "#0E3B2E"), "#0F3F31", center=(0, -0.6), r0=3.4, r1=7.0)
daylight(0.95, (0, 0, 1.2), 0.8, 0.24)
look((0.1, 0, 1.55), 7.6, elevation=12, azimuth=6, focus=(0, -0.2, 1.4))
render(a, exposure=0.12)
