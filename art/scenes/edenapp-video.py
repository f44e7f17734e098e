"""Video thumbnail: the owner shows the app before her shop; the middle stays quiet for the play button."""
from eden3d import *

a = args()
reset()
R = random.Random(191)
rslab(9.6, 5.0, 0.2, (0, 0.4, 0), clay("#CFE0C4", rough=0.85, bump=0.1), corner=0.9, r=0.05)
rslab(9.2, 1.9, 0.05, (0, -0.9, 0.2), clay("#EFE6D4", rough=0.85, bump=0.12), corner=0.6, r=0.02)
with group((1.9, 0.6, 0.24), (0, 0, -0.18), 1.55):
    mini_shop(R)
with group((-2.25, -0.55, 0.25), (0, 0, 0.22), 1.22):
    person(TEAM[4], R, hands=((-0.36, -0.62, 0.62), (0.50, -0.70, 0.92)))
    with group((0.52, -0.82, 1.16), (math.radians(-6), 0, -0.1), 0.24):
        phone("app")
potted("#CF8B68", lambda: topiary(R, 0.34, 380), (0.05, -0.1, 0.25), 0.5, 0.32, "taper", 1.1)
potted("#1E4D3A", lambda: rosette(R, 16, 0.5), (3.0, -0.95, 0.25), 0.5, 0.4, "round")
for x, y, s, n in ((-3.45, 1.0, 1.1, 18), (-2.9, 1.5, 1.0, 0), (-1.2, 1.6, 0.8, 10), (4.1, 1.3, 1.0, 12)):
    with group((x, y, 0.22), scale=s):
        bush(R, n, 800)
backdrop(a.get("bg", "#E6F3EA"), center=(0, -0.4), r0=5.0, r1=9.5)
daylight(1.15, (0, 0, 1.4))
look((0, 0, 1.5), 8.6, 20, elevation=8, azimuth=-4, focus=(-0.8, -0.4, 1.6))
render(a, exposure=0.12)
