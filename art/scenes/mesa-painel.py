"""The owner's desk: a panel on the screen, a lamp, a plant, coffee."""
from eden3d import *

a = args()
reset()
R = random.Random(201)
for x in (-2.35, 2.35):
    for y in (-0.6, 0.9):
        tube([(x, y, 0), (x * 0.96, y * 0.92, 1.3)], [0.06, 0.085], wood())
rslab(5.6, 2.3, 0.14, (0, 0.15, 1.3), wood(), corner=0.3, r=0.05)
top = 1.44
with group((0.0, 0.5, top), (0, 0, 0.06), 1.0):
    monitor("painel", 3.1, 1.94, 1.0)
keys = clay("#F6F1E7", rough=0.5, bump=0)
rslab(1.5, 0.5, 0.06, (0.0, -0.48, top), keys, corner=0.1, r=0.02)
for row in range(3):
    for k in range(10):
        rbox(
            (0.11, 0.10, 0.03),
            (-0.63 + k * 0.14, -0.63 + row * 0.145, top + 0.055),
            clay("#DCD3C0", rough=0.5, bump=0),
            r=0.012,
            seg=2,
        )
ball(0.15, (1.08, -0.48, top + 0.05), keys, 0.5).scale.y = 1.35
lathe(
    [(0, 0), (0.15, 0), (0.17, 0.04), (0.175, 0.3), (0.155, 0.3), (0.14, 0.06), (0, 0.05)],
    (-1.25, -0.42, top),
    ceramic("#C9704C"),
)
cyl(0.15, 0.01, (-1.25, -0.42, top + 0.25), clay("#6B4630", rough=0.3, bump=0), 0.003)
tube(
    [(-1.40, -0.42, top + 0.24), (-1.52, -0.42, top + 0.2), (-1.52, -0.42, top + 0.12), (-1.40, -0.42, top + 0.09)],
    0.024,
    ceramic("#C9704C"),
)
brass = gold()
with group((-2.15, 0.45, top)):
    cyl(0.3, 0.06, (0, 0, 0), brass, 0.02)
    tube([(0, 0, 0.04), (-0.2, 0, 0.7), (0.0, 0, 1.35), (0.28, 0, 1.62)], 0.035, brass)
    with group((0.32, 0, 1.62), (0, 0.55, 0)):
        lathe(
            [(0.05, 0.14), (0.14, 0.10), (0.34, -0.2), (0.32, -0.21), (0.12, 0.06), (0.04, 0.1)],
            (0, 0, 0),
            ceramic("#1E4D3A"),
        )
        ball(0.1, (0, 0, -0.08), emit("#FFE3B0", 3.0), sub=3)
potted("#F3E6CF", lambda: rosette(R, 16, 0.42), (2.15, 0.35, top), 0.46, 0.36, "round")
with group((1.75, -0.5, top), (0, 0, -0.25)):
    rbox((0.72, 0.95, 0.05), (0, 0, 0), cloth("#2F7A57"), r=0.015)
    rbox((0.67, 0.90, 0.05), (0.02, 0, 0.045), pages(), r=0.006)
    rbox((0.72, 0.95, 0.03), (0, 0, 0.09), cloth("#2F7A57"), r=0.012)
with group((-3.3, 0.75, 0)):
    potted("#CF8B68", lambda: tree(R, 6, 1500), (0, 0, 0), 0.75, 0.52, "taper", 0.95)
with group((0.9, -1.35, 0), (0, 0, math.pi), 1.75):
    chair("#2F7A57")
backdrop(a.get("bg", "#F8F1E4"), center=(0, -0.4), r0=4.2, r1=8.6)
daylight(1.05, (0, 0, 1.6))
look((-0.25, 0, 1.86), 8.2, 18, elevation=12, azimuth=7, focus=(0, 0, 2.2))
render(a, exposure=0.12)
