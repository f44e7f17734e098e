"""The app page's opening: two phones on their stands, home and lessons, among tall leaves."""
from eden3d import *

a = args()
reset()
R = random.Random(181)
podium(2.75, 0.22)
cyl(2.15, 0.22, (0, 0, 0.22), clay("#E6F3EA", rough=0.75, bump=0.05), 0.05, seg=128)
for k in range(13):
    angle = math.pi * (0.08 + 0.84 * k / 12)
    foot = (1.15 * math.cos(angle), 1.5 + 0.35 * math.sin(angle), 0.44)
    put(
        leaf("big"),
        foot,
        (0.75 * math.cos(angle), 0.15, 1.0),
        (-0.3 * math.cos(angle), 1, 0.3),
        R.uniform(-0.2, 0.2),
        R.uniform(1.8, 2.5),
    )
with group((0.92, 0.42, 0.44), (0, 0, math.radians(-17))):
    phone_on_stand("aulas")
with group((-0.78, -0.42, 0.44), (0, 0, math.radians(13))):
    phone_on_stand("app")
potted("#CF8B68", seedling, (-1.95, -0.75, 0.22), 0.5, 0.36, "taper", 1.1)
potted("#1E4D3A", lambda: bush(R, 18, 700), (2.0, -0.6, 0.22), 0.5, 0.40, "round", 0.8)
potted("#F3E6CF", sprout, (1.35, -1.55, 0.44), 0.34, 0.25)
lying_capsule("#2F7A57", "#FBF6EC", (0.35, -1.75, 0.44), 0.5, 0.14, 0.24)
lying_capsule("#C9704C", "#FBF6EC", (-1.3, -2.1, 0.22), -0.4, 0.11, 0.19)
backdrop(a.get("bg", "#F8F1E4"), center=(0, -0.4), r0=3.6, r1=7.6)
daylight(0.98, (0, 0, 1.6))
look((0, 0, 1.95), 6.6, elevation=9, azimuth=0, focus=(-0.4, -0.6, 2.0))
render(a, exposure=0.12)
