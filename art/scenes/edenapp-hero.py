"""The app page's opening: two phones side by side, home and lessons, among tall leaves."""
from eden3d import *

a = args()
reset()
R = random.Random(181)
podium(2.75, 0.22)
cyl(2.15, 0.22, (0, 0, 0.22), clay("#E6F3EA", rough=0.75, bump=0.05), 0.05, seg=128)
for k in range(13):
    angle = math.pi * (0.08 + 0.84 * k / 12)
    foot = (1.25 * math.cos(angle), 0.85 + 0.25 * math.sin(angle), 0.44)
    put(
        leaf("big"),
        foot,
        (0.75 * math.cos(angle), 0.15, 1.0),
        (-0.3 * math.cos(angle), -1, 0.3),
        R.uniform(-0.2, 0.2),
        R.uniform(1.7, 2.7),
    )
with group((0.62, 0.30, 0.44 + 1.68), (math.radians(-5), math.radians(5), math.radians(-16))):
    phone("aulas", 1.0, "#E7DDC8")
with group((-0.62, -0.42, 0.44 + 1.62), (math.radians(-5), math.radians(-4), math.radians(14))):
    phone("app")
potted("#CF8B68", seedling, (-1.95, -0.75, 0.22), 0.5, 0.36, "taper", 1.1)
potted("#1E4D3A", lambda: bush(R, 18, 700), (2.0, -0.6, 0.22), 0.5, 0.40, "round", 0.8)
potted("#F3E6CF", sprout, (1.15, -1.35, 0.44), 0.34, 0.25)
with group((-1.75, -0.5, 2.75), (0.5, 0.75, 0.3)):
    capsule("#2F7A57", "#FBF6EC", 0.14, 0.24)
with group((1.9, -0.3, 3.1), (0.3, -0.7, 0.5)):
    capsule("#C9704C", "#FBF6EC", 0.11, 0.19)
backdrop(a.get("bg", "#F8F1E4"), center=(0, -0.4), r0=3.6, r1=7.6)
daylight(0.98, (0, 0, 1.6))
look((0, 0, 1.95), 6.6, elevation=9, azimuth=0, focus=(-0.4, -0.6, 2.0))
render(a, exposure=0.12)
