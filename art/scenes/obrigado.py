"""Thank you: a postbox that has just taken in a letter, in a flowering garden."""
from eden3d import *

a = args()
reset()
R = random.Random(131)
rslab(5.4, 3.4, 0.24, (0, 0, 0), plinth(), corner=1.2, r=0.05)
rslab(5.1, 3.1, 0.05, (0, 0, 0.24), lawn(), corner=1.08, r=0.02)
meadow(R, [(R.uniform(-2.4, 2.4), R.uniform(-1.4, 1.4), 0.28) for _ in range(430)])
rbox((0.22, 0.22, 1.5), (0.2, 0.1, 0.2), wood(), r=0.04)
rbox((0.8, 0.9, 0.12), (0.2, 0.0, 1.66), wood(), r=0.04)
green = clay("#1B6B4A", rough=0.45, bump=0.03, coat=0.2)
half = [(-0.52, 0), (0.52, 0)] + [
    (0.52 * math.cos(k * math.pi / 24), 0.5 + 0.52 * math.sin(k * math.pi / 24)) for k in range(25)
]
with group((0.2, 0, 1.78), (0, 0, -0.42)):
    prism(half, 1.7, (0, 0.9, 0), green, r=0.05, rot=(math.pi / 2, 0, 0))
    inner = [(x * 0.86, 0.07 + z * 0.86) for x, z in half]
    prism(inner, 0.03, (0, -0.79, 0), clay("#14543A", rough=0.6, bump=0.03), r=0.01, rot=(math.pi / 2, 0, 0))
    rbox((0.62, 0.05, 0.06), (0, -0.83, 0.62), clay("#14211B", rough=0.5, bump=0), r=0.02)
    cross(0.30, clay("#F3E6CF", rough=0.5, bump=0), (0, -0.81, 0.34), 0.04)
    with group((0.02, -0.86, 0.66), (math.radians(-38), 0, 0.04)):
        rbox((0.58, 0.42, 0.035), (0, -0.12, 0), paper(), r=0.012)
        tube([(-0.27, -0.31, 0.04), (0, -0.1, 0.045), (0.27, -0.31, 0.04)], 0.008, clay("#D9CDB6", bump=0))
        ball(0.06, (0, -0.12, 0.045), clay("#B4452C", rough=0.4, bump=0), 0.4)
    tube([(0.56, 0.2, 0.5), (0.60, 0.2, 0.52), (0.60, 0.2, 1.1)], 0.03, gold())
    rbox((0.04, 0.34, 0.2), (0.60, 0.06, 0.94), clay("#C9704C", rough=0.5, bump=0), r=0.015)
with group((-1.75, 0.55, 0.26), scale=1.0):
    tree(R, 9, 2000)
for x, y, s, n in (
    (1.75, 0.55, 0.9, 26),
    (-1.9, -0.75, 0.55, 14),
    (1.0, -0.85, 0.5, 16),
    (-0.55, -0.75, 0.42, 12),
    (2.05, -0.6, 0.42, 8),
):
    with group((x, y, 0.26), scale=s):
        bush(R, n, 620)
for _ in range(26):
    flower((R.uniform(-2.2, 2.2), R.uniform(-1.4, -0.9), 0.42), (R.gauss(0, 0.3), -0.7, 0.8), 1.3)
backdrop(a.get("bg", "#F8F1E4"), center=(0, -0.4), r0=3.4, r1=7.4)
daylight(0.98, (0, 0, 1.3))
look((0, 0, 1.52), 7.0, elevation=12, azimuth=4, focus=(0, -0.5, 1.8))
render(a, exposure=0.12)
