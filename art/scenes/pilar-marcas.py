"""Brands pillar: three neighbouring shops, each in the colour of its brand, on one street."""
from eden3d import *

a = args()
reset()
R = random.Random(81)
rslab(8.4, 3.6, 0.22, (0, 0.25, 0), plinth(), corner=0.8, r=0.05)
rslab(8.1, 1.6, 0.06, (0, -0.6, 0.22), clay("#E9E1D3", rough=0.85, bump=0.1), corner=0.5, r=0.02)
rslab(8.1, 1.7, 0.05, (0, 1.0, 0.22), lawn(), corner=0.5, r=0.02)
SHOPS = (
    (-2.55, 0.14, 1.12, "#5B2A86", "#FBF6FF", "#F4EEF6", "Valora Farma", "#F0CB78"),
    (0.0, 0.0, 1.24, "#0B5E7A", "#F7FBFC", "#EEF3F2", "DoLado Farma", "#FFFDF8"),
    (2.6, -0.14, 1.12, "#C9461A", "#FFF8EE", "#F8EADF", "BatePreço", "#FFE3A0"),
)
for x, turn, scale, primary, stripe, wall, label, letters in SHOPS:
    with group((x, 0.1, 0.26), (0, 0, turn), scale):
        mini_shop(R, primary, stripe, wall, label, letters)
for x in (-3.75, -1.28, 1.3, 3.8):
    potted("#C9704C" if abs(x) < 2 else "#1E4D3A", lambda: topiary(R, 0.26, 300), (x, -0.35, 0.28), 0.34, 0.2)
with group((-1.28, -0.95, 0.28), (0, 0, 0.3), 0.42):
    person(TEAM[2], R)
with group((0.62, -1.05, 0.28), (0, 0, 0.35), 0.42):
    person(TEAM[1], R)
with group((1.62, -1.0, 0.28), (0, 0, -0.35), 0.42):
    person(TEAM[3], R)
for x in (-3.6, 3.7):
    with group((x, 1.2, 0.26), scale=0.9):
        bush(R, 8, 700)
backdrop(a.get("bg", "#FFFDF8"), "#EFEDEB", center=(0, -0.4), r0=4.4, r1=8.5)
daylight(1.1, (0, 0, 1.0))
look((0, 0, 1.32), 9.3, 20, elevation=12, azimuth=0, focus=(0, -0.3, 1.2))
render(a, exposure=0.12)
