"""Cancelled: nothing broken, only a bench in the shade where one may sit and come back later."""
from eden3d import *

a = args()
reset()
R = random.Random(111)
rslab(6.0, 3.6, 0.24, (0, 0, 0), plinth(), corner=1.2, r=0.05)
rslab(5.7, 3.3, 0.05, (0, 0, 0.24), lawn(), corner=1.08, r=0.02)
rslab(4.0, 1.35, 0.04, (0.3, -0.75, 0.27), clay("#EFE6D4", rough=0.85, bump=0.12), corner=0.6, r=0.015)
grass = [(R.uniform(-2.7, 2.7), R.uniform(-1.5, 1.5), 0.28) for _ in range(480)]
meadow(R, [p for p in grass if not (abs(p[0] - 0.3) < 2.05 and -1.45 < p[1] < -0.05)])
with group((0.45, -0.35, 0.30)):
    iron = clay("#1E4D3A", rough=0.45, bump=0)
    for y in (-0.28, -0.10, 0.08):
        rbox((2.3, 0.15, 0.07), (0, y, 0.48), wood(), r=0.025)
    for z in (0.72, 0.94):
        rbox((2.3, 0.07, 0.16), (0, 0.24 + (z - 0.7) * 0.2, z), wood(), r=0.025, rot=(-0.16, 0, 0))
    for x in (-0.95, 0.95):
        tube([(x, -0.32, 0), (x, -0.32, 0.46), (x, 0.16, 0.46), (x, 0.18, 0)], 0.045, iron)
        tube([(x, 0.16, 0.44), (x, 0.22, 0.75), (x, 0.30, 1.12)], 0.045, iron)
        tube([(x, -0.30, 0.50), (x, -0.36, 0.72), (x, -0.1, 0.76), (x, 0.24, 0.76)], 0.038, iron)
    with group((0.55, -0.12, 0.56), (math.radians(-90), 0, 0.3), 0.24):
        book(cloth("#C9704C"))
    lathe(
        [(0, 0), (0.10, 0), (0.12, 0.03), (0.125, 0.2), (0.11, 0.2), (0.10, 0.05), (0, 0.04)],
        (-0.45, -0.12, 0.55),
        ceramic("#F8F5EE"),
    )
    cyl(0.105, 0.01, (-0.45, -0.12, 0.71), clay("#7A5236", rough=0.3, bump=0), 0.003)
    tube(
        [(-0.335, -0.12, 0.70), (-0.26, -0.12, 0.68), (-0.26, -0.12, 0.62), (-0.335, -0.12, 0.60)],
        0.018,
        ceramic("#F8F5EE"),
    )
with group((-1.75, 0.65, 0.26), scale=1.2):
    tree(R, 0, 2600)
for x, y, s, n in ((2.2, 0.75, 0.85, 14), (1.3, 1.15, 0.7, 0), (-2.3, -0.95, 0.5, 10), (-0.3, 1.1, 0.65, 0)):
    with group((x, y, 0.26), scale=s):
        bush(R, n, 650)
potted("#CF8B68", lambda: rosette(R, 15, 0.36), (2.15, -0.75, 0.28), 0.42, 0.32, "round")
with group((-1.25, -1.0, 0.30), (0, 0, 2.6), 0.62):
    watering_can("#2F7A57")
backdrop(a.get("bg", "#F8F1E4"), center=(0, -0.4), r0=3.8, r1=8.0)
daylight(1.0, (0, 0, 1.2))
look((0, 0, 1.55), 7.8, 18, elevation=13, azimuth=6, focus=(0, -0.3, 1.2))
render(a, exposure=0.12)
