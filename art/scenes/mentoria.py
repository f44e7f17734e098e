"""Mentoring: five people round one table, cut out for a dark ground."""
from eden3d import *

a = args()
reset()
R = random.Random(161)
podium(3.3, 0.22)
cyl(2.75, 0.03, (0, 0, 0.22), clay("#DCE7CF", rough=0.95, bump=0.3, scale=90), 0.01, seg=128)
lathe(
    [(0, 0), (0.62, 0), (0.66, 0.05), (0.22, 0.14), (0.17, 0.5), (0.3, 0.72), (0, 0.74)], (0, 0, 0.25), wood(), seg=64
)
cyl(1.42, 0.11, (0, 0, 0.98), clay("#F8F5EE", rough=0.6, bump=0.04), 0.04, seg=128)
for k, who in enumerate((1, 4, 3, 0, 5)):
    angle = math.radians((-8, 42, 90, 138, 188)[k])
    x, y = 1.95 * math.cos(angle), 1.75 * math.sin(angle)
    with group((x, y, 0.25), (0, 0, angle + math.pi / 2 + math.pi), 0.78):
        person(TEAM[who], R, hands=((-0.36, -0.64, 1.0), (0.36, -0.64, 1.0)))
potted("#1E4D3A", sprout, (0, -0.35, 1.09), 0.30, 0.23, "round", 0.95)
for angle, r in ((-0.14, 0.95), (0.73, 0.98), (2.41, 0.98), (3.28, 0.95), (1.57, 1.0)):
    x, y = r * math.cos(angle), r * math.sin(angle)
    rbox((0.34, 0.26, 0.03), (x, y, 1.09), paper(), r=0.008, rot=(0, 0, angle + math.pi / 2))
    lathe(
        [(0, 0), (0.07, 0), (0.085, 0.15), (0.075, 0.15), (0.06, 0.03), (0, 0.03)],
        (x * 0.72 - y * 0.25, y * 0.72 + x * 0.25, 1.09),
        ceramic("#C9704C" if r < 0.97 else "#8FAE8E"),
        seg=32,
    )
potted("#CF8B68", lambda: rosette(R, 16, 0.5), (-2.85, 0.75, 0.22), 0.55, 0.42, "round")
with group((2.7, 1.15, 0.22), scale=1.0):
    potted("#F0E4CC", lambda: tree(R, 6, 1500), (0, 0, 0), 0.6, 0.45, "taper", 0.95)
backdrop(a.get("bg", "#F8F1E4"), center=(0, -0.4), r0=4.0, r1=8.2)
daylight(1.0, (0, 0, 1.2))
look((0, 0, 1.12), 8.4, 18, elevation=20, azimuth=0, focus=(0, -0.4, 1.2))
frame_subject(a)
render(a, exposure=0.12)
