"""Immersion: a stage in the garden and the chairs before it."""
from eden3d import *

a = args()
reset()
R = random.Random(151)
rslab(8.6, 5.6, 0.24, (0, 0, 0), plinth(), corner=1.2, r=0.05)
rslab(4.6, 1.7, 0.36, (0, 1.55, 0.24), wood(), corner=0.3, r=0.04)
arch = [(-2.1, 0), (2.1, 0)] + [
    (2.1 * math.cos(k * math.pi / 40), 1.05 + 1.35 * math.sin(k * math.pi / 40)) for k in range(41)
]
prism(arch, 0.16, (0, 2.45, 0.58), clay("#1E4D3A", rough=0.6, bump=0.05), r=0.05, rot=(math.pi / 2, 0, 0))
text("Imersão", 0.50, (0, 2.27, 2.22), clay("#F0CB78", rough=0.4, bump=0), depth=0.014, bev=0.0025)
for k in range(230):
    t = R.random() * math.pi
    at = Vector(
        (2.15 * math.cos(t) + R.gauss(0, 0.05), 2.28 - 0.1 * R.random(), 1.63 + 1.42 * math.sin(t) + R.gauss(0, 0.05))
    )
    put(
        leaf("round"),
        at,
        (math.cos(t) + R.gauss(0, 0.6), -0.5, math.sin(t) + R.gauss(0, 0.6)),
        (0, -1, 0.4),
        0,
        R.uniform(0.55, 0.9),
    )
with group((-0.75, 1.55, 0.60), (0, 0, 0.12), 0.74):
    person(TEAM[0], R, hands=((-0.62, -0.62, 0.95), (0.38, -0.62, 0.62)))
with group((0.75, 1.45, 0.60), (0, 0, -0.1)):
    rslab(0.66, 0.46, 0.78, (0, 0, 0), clay("#F5EDDF", rough=0.8, bump=0.05), corner=0.1, r=0.03)
    rbox((0.76, 0.52, 0.06), (0, -0.02, 0.78), clay("#1E4D3A", rough=0.5), r=0.02, rot=(0.2, 0, 0))
    cross(0.26, clay("#2F7A57", bump=0), (0, -0.23, 0.42), 0.04)
    tube([(0.1, 0.05, 0.84), (0.1, -0.02, 1.06), (0.02, -0.12, 1.16)], 0.014, gold())
    ball(0.04, (0.02, -0.13, 1.17), clay("#14211B", rough=0.5), sub=3)
colours = ("#2F7A57", "#2F7A57", "#E3B04B", "#2F7A57", "#C9704C")
for row in range(3):
    for k in range(6):
        x = (k - 2.5) * 0.95
        with group((x, -0.15 - row * 0.85, 0.24), (0, 0, math.pi - 0.07 * (k - 2.5))):
            chair(colours[(k * 2 + row * 3) % 5])
for x in (-2.0, 2.0):
    potted("#CF8B68", lambda: rosette(R, 15, 0.42), (x, 1.1, 0.60), 0.42, 0.32, "round")
for x, y, s, n in ((-3.6, 1.9, 1.0, 14), (3.6, 1.8, 1.05, 18), (-3.75, 0.3, 0.65, 0), (3.75, 0.2, 0.6, 8)):
    with group((x, y, 0.24), scale=s):
        bush(R, n, 750)
backdrop(a.get("bg", "#F8F1E4"), center=(0, -0.4), r0=5.0, r1=9.5)
daylight(1.15, (0, 0, 1.0))
look((0, 0, 1.26), 9.5, 22, elevation=21, azimuth=-10, focus=(0, 0, 1.2))
render(a, exposure=0.12)
