"""Guiding consultancy: a compass on an open notebook, the path drawn to the flag."""
from eden3d import *

a = args()
reset()
R = random.Random(211)
podium(3.0, 0.2)
z = 0.2
with group((-0.15, 0.1, z), (0, 0, 0.10), 1.18):
    open_book(cloth("#1E4D3A"), 1.55, 2.1)
    dots = clay("#C9704C", rough=0.6, bump=0)
    for k in range(11):
        t = k / 10
        x, y = -1.25 + 2.35 * t, -0.65 + 1.25 * t + 0.28 * math.sin(t * 7)
        lift = 0.05 + page_height(abs(x), 1.55)
        cyl(0.055, 0.02, (x, y, lift), dots, 0.006, seg=24)
    tube([(1.2, 0.62, 0.28), (1.2, 0.62, 0.95)], 0.022, wood())
    prism(
        [(0, 0), (0.42, 0.13), (0, 0.27)],
        0.03,
        (1.21, 0.635, 0.66),
        clay("#2F7A57", rough=0.6, bump=0.05),
        r=0.01,
        rot=(math.pi / 2, 0, 0),
    )
with group((-0.85, -0.55, z + 1.06), (math.radians(58), math.radians(-6), math.radians(14)), 1.0):
    brass = metal("#E6C682", 0.26)
    lathe(
        [(0, -0.12), (0.66, -0.12), (0.74, -0.06), (0.75, 0.05), (0.70, 0.10), (0.63, 0.07), (0.62, 0.0), (0, 0)],
        (0, 0, 0),
        brass,
        seg=96,
    )
    cyl(0.625, 0.012, (0, 0, 0.0), clay("#FFFDF8", rough=0.6, bump=0), 0.003, seg=96)
    for k in range(24):
        angle = k * math.pi / 12
        long_ = 0.10 if k % 6 == 0 else 0.05
        rbox(
            (0.014, long_, 0.008),
            (0.54 * math.sin(angle), 0.54 * math.cos(angle), 0.012),
            clay("#0E3B2E", bump=0),
            r=0.003,
            rot=(0, 0, -angle),
        )
    for letter, x, y in (("N", 0, 0.38), ("S", 0, -0.38), ("L", 0.38, 0), ("O", -0.38, 0)):
        text(letter, 0.17, (x, y, 0.016), clay("#0E3B2E", bump=0), depth=0.004, bev=0, rot=(0, 0, 0))
    for colour, turn in (("#B4452C", 0.5), ("#1B6B4A", 0.5 + math.pi)):
        prism(
            [(-0.07, 0), (0.07, 0), (0, 0.44)],
            0.02,
            (0, 0, 0.035),
            clay(colour, rough=0.4, bump=0),
            r=0.006,
            rot=(0, 0, turn),
        )
    cyl(0.05, 0.05, (0, 0, 0.03), brass, 0.012)
    tube([(-0.09, 0.78, 0), (-0.09, 0.92, 0), (0.09, 0.92, 0), (0.09, 0.78, 0)], 0.03, brass)
with group((0.5, -1.35, z + 0.06), (0, math.pi / 2, 0.35)):
    cyl(0.06, 1.15, (0, 0, -0.6), clay("#E3B04B", rough=0.4, bump=0), 0.01, seg=6)
    lathe([(0.06, 0), (0.015, 0.16), (0, 0.17)], (0, 0, 0.55), clay("#E8CFA2", bump=0), seg=20, smooth_it=0)
potted("#CF8B68", seedling, (-2.3, 0.55, z), 0.5, 0.38, "taper", 1.2)
potted("#F3E6CF", lambda: rosette(R, 15, 0.4), (2.3, -0.6, z), 0.42, 0.34, "round")
backdrop(a.get("bg", "#F8F1E4"), center=(0, 0), r0=3.0, r1=5.0)
daylight(0.98, (0, 0, 1.0))
look((0, 0, 0.92), 7.6, elevation=24, azimuth=-4, focus=(-0.5, -0.5, 0.9))
render(a, exposure=0.12)
