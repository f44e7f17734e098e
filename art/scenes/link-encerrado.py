"""A link that opens nothing any more: a sealed envelope, leaning on a flowerpot."""
from eden3d import *

a = args()
reset()
R = random.Random(231)
podium(2.6, 0.24)
sheet, fold = clay("#BFCBB6", rough=0.8, bump=0.04), clay("#AFBDA6", rough=0.8, bump=0.04)
W, H = 3.0, 2.0
with group((0.3, -0.45, 0.25), (math.radians(-14), 0, 0.12)):
    rslab(W, H, 0.10, (0, 0.10, H / 2), sheet, corner=0.08, r=0.03, rot=UPRIGHT)
    pocket = [(-W / 2 + 0.05, 0.05), (W / 2 - 0.05, 0.05), (W / 2 - 0.05, 0.12), (0, 1.06), (-W / 2 + 0.05, 0.12)]
    prism(pocket, 0.02, (0, 0.0, 0), fold, r=0.008, rot=UPRIGHT)
    flap = [(-W / 2 + 0.03, H - 0.03), (-W / 2 + 0.03, H - 0.14), (-0.1, 0.78), (0.1, 0.78)]
    flap += [(W / 2 - 0.03, H - 0.14), (W / 2 - 0.03, H - 0.03)]
    prism(flap, 0.035, (0, -0.02, 0), sheet, r=0.014, rot=UPRIGHT)
    wax = clay("#B4452C", rough=0.35, bump=0.06, scale=14, coat=0.3)
    edge = [0.30 + 0.008 * math.sin(k / 48 * 14 * math.pi) + 0.012 * math.sin(k / 48 * 6 * math.pi + 1) for k in range(48)]
    outline = [(r * math.cos(k * math.pi / 24), r * math.sin(k * math.pi / 24)) for k, r in enumerate(edge)]
    with group((0, -0.055, 0.86)):
        prism(outline, 0.07, (0, 0, 0), wax, r=0.03, rot=UPRIGHT)
        cyl(0.21, 0.02, (0, -0.065, 0), clay("#A33C25", rough=0.4, bump=0, coat=0.3), 0.008, rot=UPRIGHT)
        tube([(0, -0.09, -0.13), (0, -0.09, 0.02)], 0.018, wax)
        for side in (-1, 1):
            petal = ball(0.095, (side * 0.072, -0.088, 0.065), wax, rot=(0, -side * 0.72, 0))
            petal.scale = (1, 0.3, 0.52)
potted("#1E4D3A", lambda: young_plant(R, 9), (-1.25, 1.0, 0.24), 0.62, 0.46, "round", 1.6)
potted("#F3E6CF", sprout, (-1.75, -0.85, 0.24), 0.38, 0.28, "taper", 1.15)
potted("#CF8B68", lambda: topiary(R, 0.34, 420), (2.12, 0.15, 0.24), 0.52, 0.34, "taper", 1.15)
for x, y in ((-1.35, -1.45), (-1.0, -1.65), (1.35, -1.4)):
    put(leaf("olive"), (x, y, 0.27), (x, 0.5, 0.1), (0, 0, 1), 0, 1.3)
backdrop(a.get("bg", "#F8F1E4"), center=(0, -0.4), r0=3.4, r1=7.4)
daylight(0.98, (0, 0, 1.4))
look((0, 0, 1.5), 6.9, elevation=11, azimuth=-4, focus=(0, -0.5, 1.3))
render(a, exposure=0.12)
