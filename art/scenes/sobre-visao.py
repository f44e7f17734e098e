"""Vision: a telescope on the hill, and shop after shop on the hills ahead, up to the sun."""
from eden3d import *

a = args()
reset()
R = random.Random(31)
HILLS = (
    (1.3, 2.3, 2.0, 2.1, "#A9C98B"),
    (-1.2, 1.6, 1.9, 1.45, "#8DB874"),
    (0.55, -0.5, 2.25, 0.85, "#7FA65F"),
    (-1.15, -1.0, 1.35, 1.35, "#6F9A56"),
)
SLOPE = ((0, 1), (0.35, 0.97), (0.7, 0.62), (1, 0.05))


def ground(x, y):
    """Height of the highest hill at that point."""
    best = 0
    for cx, cy, r, h, _ in HILLS:
        away = math.hypot(x - cx, y - cy) / r
        for (near, high), (far, low) in zip(SLOPE, SLOPE[1:]):
            if near <= away < far:
                best = max(best, h * (high + (low - high) * (away - near) / (far - near)))
    return best


def telescope():
    brass, body = gold(), ceramic("#1E4D3A")
    for angle in (0.4, 2.5, 4.6):
        tube([(0, 0, 0.62), (0.34 * math.cos(angle), 0.30 * math.sin(angle), 0)], [0.03, 0.025], wood())
    ball(0.075, (0, 0, 0.64), brass, sub=4)
    with group((0, 0, 0.74), (0, 1.1, 0.35)):
        lathe([(0, -0.50), (0.085, -0.50), (0.085, -0.1), (0.09, -0.1)], (0, 0, 0), body, smooth_it=0, seg=48)
        lathe([(0.10, -0.1), (0.115, -0.09), (0.115, 0.45), (0.10, 0.46)], (0, 0, 0), body, smooth_it=0, seg=48)
        for z, r in ((-0.52, 0.10), (-0.12, 0.118), (0.42, 0.135)):
            cyl(r, 0.08, (0, 0, z), brass, 0.02)
        cyl(0.12, 0.01, (0, 0, 0.5), clay("#DDEFF0", rough=0.1, bump=0, spec=0.6), 0.003)


sun = clay("#F2C55C", rough=0.5, bump=0.02)
cyl(1.05, 0.16, (0.75, 3.2, 3.05), sun, 0.06, rot=(math.pi / 2, 0, 0), seg=128)
for x, y, r, h, colour in HILLS:
    profile = [(r * away, h * high) for away, high in SLOPE] + [(r, 0)]
    lathe(profile, (x, y, 0), clay(colour, rough=0.85, bump=0.4, scale=50), smooth_it=3, seg=96)
SHOPS = (
    (1.15, 1.75, 1.9, 0.42, -0.15, "#5B2A86"),
    (-0.12, 1.25, 0.98, 0.44, 0.05, "#0B5E7A"),
    (0.95, -0.75, 0.78, 0.60, -0.12, "#1E4D3A"),
)
for x, y, z, scale, turn, colour in SHOPS:
    with group((x, y, z), (0, 0, turn), scale):
        mini_shop(R, colour, label="Farmácia")
for k in range(9):
    x, y = -0.62 + 0.17 * k, -1.72 + 0.075 * k + 0.10 * math.sin(k * 1.3)
    cyl(0.105, 0.06, (x, y, ground(x, y) - 0.01), clay("#EFE6D4", rough=0.8), 0.02, seg=24)
with group((-1.02, -1.05, 1.32)):
    telescope()
with group((-1.62, -1.12, 1.12), (0, 0, 0.85), 0.50):
    person(TEAM[1], R, hands=((-0.2, -0.72, 0.72), (0.42, -0.7, 0.86)))
spots = [(R.uniform(-2.2, 2.5), R.uniform(-2.0, 0.6)) for _ in range(330)]
meadow(R, [(x, y, ground(x, y)) for x, y in spots if ground(x, y) > 0.25 and math.hypot(x - 0.95, y + 0.3) > 0.8])
for _ in range(26):
    x, y = R.uniform(-1.9, 2.2), R.uniform(-2.2, -1.2)
    if ground(x, y) > 0.2:
        flower((x, y, ground(x, y) + 0.1), (R.gauss(0, 0.3), -0.8, 0.8), 1.1)
for x, y, s in ((2.05, -0.35, 0.5), (-2.05, 1.2, 0.55), (2.35, 1.7, 0.55), (1.85, 1.35, 0.4), (-0.85, 1.45, 0.4)):
    with group((x, y, ground(x, y) - 0.12), scale=s):
        bush(R, 0, 420)
backdrop(a.get("bg", "#E6F3EA"), center=(0, 0), r0=4.0, r1=8.5)
daylight(0.95, (0, 0, 1.5))
look((0, 0.2, 1.80), 5.9, elevation=13, azimuth=0, focus=(-0.6, -0.8, 1.6))
render(a, exposure=0.12)
