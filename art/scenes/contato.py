"""Contact: somebody behind the counter, ready to listen."""
from eden3d import *

a = args()
reset()
R = random.Random(141)
podium(2.55, 0.24)
green, white = clay("#1E4D3A", rough=0.5, bump=0.03), clay("#F8F5EE", rough=0.7, bump=0.04)
rslab(3.5, 0.9, 1.05, (0, -0.35, 0.24), clay("#F5EDDF", rough=0.8, bump=0.1), corner=0.2, r=0.04)
rslab(3.75, 1.12, 0.09, (0, -0.35, 1.29), wood(), corner=0.26, r=0.03)
for k in range(5):
    rbox((0.58, 0.05, 0.78), (-1.32 + k * 0.66, -0.80, 0.36), green, r=0.02)
for x in (-1.72, 1.72):
    tube([(x, 0.25, 0.24), (x, 0.25, 4.2)], 0.06, wood())
rbox((3.75, 0.12, 0.80), (0, 0.25, 3.72), green, r=0.05)
text("Fale conosco", 0.40, (0, 0.175, 4.22), clay("#F0CB78", rough=0.4, bump=0), depth=0.008, bev=0.002)
with group((0, 0.2, 3.78)):
    awning(3.95, ("#1E4D3A", "#FBF5E8"), 11, 0.30, 0.62)
with group((-0.25, 0.42, 0.42), scale=1.08):
    person(TEAM[2], R, hands=((-0.38, -0.66, 0.98), (0.44, -0.62, 1.0)))
cream = ceramic("#F3E6CF")
with group((0.98, -0.5, 1.38), (0, 0, -0.3), 0.95):
    rslab(0.66, 0.50, 0.16, (0, 0, 0), ceramic("#C9704C"), corner=0.14, r=0.06)
    cyl(0.16, 0.03, (0, -0.06, 0.15), cream, 0.01)
    tube([(-0.36, 0.05, 0.32), (-0.2, 0.05, 0.40), (0.2, 0.05, 0.40), (0.36, 0.05, 0.32)], 0.055, ceramic("#C9704C"))
    for x in (-0.36, 0.36):
        ball(0.11, (x, 0.05, 0.28), ceramic("#C9704C"), 0.75)
    for x in (-0.16, 0.16):
        rbox((0.07, 0.1, 0.2), (x, 0.05, 0.14), cream, r=0.02)
with group((-1.15, -0.55, 1.38)):
    lathe([(0, 0), (0.2, 0), (0.21, 0.03), (0.16, 0.12), (0.06, 0.18), (0, 0.19)], (0, 0, 0), gold())
    ball(0.035, (0, 0, 0.21), gold())
with group((1.24, 0.02, 2.72)):
    tube([(0, 0, -1.36), (0, 0, -0.28)], 0.035, gold())
    lathe([(0, 0), (0.17, 0), (0.18, 0.02), (0.14, 0.05), (0, 0.06)], (0, 0, -1.35), gold(), seg=48)
    bubble = rslab(
        1.0, 0.66, 0.12, (0, 0, 0), clay("#CFE8B6", rough=0.6, bump=0.03), corner=0.26, r=0.05, rot=(math.pi / 2, 0, 0)
    )
    prism(
        [(-0.42, -0.2), (-0.52, -0.52), (-0.12, -0.28)],
        0.1,
        (0, -0.01, 0),
        clay("#CFE8B6", rough=0.6, bump=0.03),
        r=0.02,
        rot=(math.pi / 2, 0, 0),
    )
    for x in (-0.24, 0, 0.24):
        ball(0.075, (x, -0.14, 0), clay("#1B6B4A", rough=0.5, bump=0), sub=4)
potted("#CF8B68", lambda: rosette(R, 16, 0.5), (-2.0, -0.95, 0.24), 0.6, 0.42, "round")
potted("#1E4D3A", lambda: topiary(R, 0.36, 420), (2.02, -0.85, 0.24), 0.55, 0.34, "taper", 1.1)
backdrop(a.get("bg", "#F8F1E4"), center=(0, -0.4), r0=3.6, r1=7.6)
daylight(0.98, (0, 0, 1.6))
look((0, 0, 2.12), 5.7, elevation=9, azimuth=-5, focus=(0, -0.4, 1.8))
render(a, exposure=0.12)
