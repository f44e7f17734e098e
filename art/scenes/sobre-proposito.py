"""Purpose: a pharmacy that grows from a flower pot, and a person who waters what comes next."""
from eden3d import *

a = args()
reset()
R = random.Random(12)
podium(2.35, 0.24)
top = pot((0.25, 0.35, 0.24), ceramic("#CF8B68"), 1.15, 1.28, "taper", soil())
lathe([(0, 0.1), (0.7, 0.09), (1.04, 0.02), (1.1, -0.06)], (0.25, 0.35, top), lawn(), smooth_it=2)
meadow(
    R,
    [
        (0.25 + r * math.cos(t), 0.35 + r * math.sin(t), top + 0.05)
        for r, t in ((R.uniform(0.55, 1.02), R.uniform(0, 6.28)) for _ in range(260))
    ],
)
with group((0.25, 0.0, top + 0.06), (0, 0, 0.10), 0.72):
    mini_shop(R)
for x, y in ((-0.55, -0.35), (1.02, -0.25), (0.9, -0.42)):
    flower((x, y, top + 0.16), (0, -0.8, 0.6), 1.3)
with group((-1.42, -0.75, 0.24), (0, 0, 0.55), 0.92):
    person(TEAM[0], R, hands=((-0.1, -0.72, 0.62), (0.3, -0.72, 0.70)))
    with group((0.34, -0.84, 0.36), (0, 0.32, -0.35), 0.72):
        watering_can("#F0CB78")
potted("#1E4D3A", seedling, (1.5, -1.05, 0.24), 0.36, 0.26, "round", 0.95)
potted("#F3E6CF", sprout, (0.14, -1.62, 0.24), 0.28, 0.2)
backdrop(a.get("bg", "#E6F3EA"), center=(0, -0.6), r0=3.6, r1=7.5)
daylight(0.95, (0, 0, 1.5))
look((0, 0, 1.48), 5.0, elevation=12, azimuth=-6, focus=(0, -0.6, 1.6))
render(a, exposure=0.12)
