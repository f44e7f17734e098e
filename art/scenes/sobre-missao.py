"""Mission: side by side, one teaches the other to plant; the bed is already a row of growing seedlings."""
from eden3d import *

a = args()
reset()
R = random.Random(21)
rslab(4.6, 3.6, 0.22, (0, 0.1, 0), plinth(), corner=0.9, r=0.05)
rslab(4.3, 3.3, 0.05, (0, 0.1, 0.22), lawn(), corner=0.78, r=0.02)
grass = [(R.uniform(-2.0, 2.0), R.uniform(-1.35, 1.55), 0.26) for _ in range(380)]
meadow(R, [p for p in grass if not (abs(p[0]) < 1.72 and -1.32 < p[1] < -0.25)])
rslab(3.3, 0.95, 0.36, (0, -0.78, 0.24), wood(), corner=0.14, r=0.04)
rslab(3.1, 0.75, 0.06, (0, -0.78, 0.57), soil(), corner=0.1, r=0.02)
for x, plant, size in (
    (-1.2, sprout, 0.8),
    (-0.62, sprout, 1.1),
    (0.05, seedling, 0.75),
    (0.7, seedling, 0.95),
    (1.25, lambda: young_plant(R), 0.8),
):
    with group((x, -0.8, 0.62), (0, 0, x), size):
        plant()
with group((-0.86, 0.35, 0.26), (0, 0, 0.28), 1.0):
    person(TEAM[3], R, hands=((-0.42, -0.66, 0.62), (0.30, -0.74, 0.72)))
    with group((0.30, -0.80, 0.72)):
        potted("#CF8B68", lambda: sprout(0.2, 1.1), (0, 0, 0.02), 0.22, 0.16)
with group((0.86, 0.38, 0.26), (0, 0, -0.28), 0.98):
    person(TEAM[4], R, hands=((-0.34, -0.74, 0.72), (0.42, -0.66, 0.60)))
tube([(-1.9, 1.2, 0.2), (-1.9, 1.2, 1.0), (-1.95, 1.2, 1.7)], [0.09, 0.075, 0.05], bark())
blobs = [
    (0, 0, 0, 0.62),
    (0.4, -0.05, -0.15, 0.42),
    (-0.4, 0, -0.1, 0.42),
    (0.05, -0.3, -0.1, 0.42),
    (0.1, 0, 0.45, 0.4),
]
crown((-1.85, 1.2, 2.25), blobs, leaf("tree"), 1500, R, core())
with group((1.72, 0.95, 0.27)):
    bush(R, 12, 700)
backdrop(a.get("bg", "#E6F3EA"), center=(0, -0.4), r0=3.4, r1=7.0)
daylight(0.95, (0, 0, 1.2))
look((0, 0, 1.36), 5.4, elevation=14, azimuth=5, focus=(0, -0.4, 1.4))
render(a, exposure=0.12)
