"""Page not found: a signpost at a fork of garden paths."""
from eden3d import *

a = args()
reset()
R = random.Random(91)
rslab(6.4, 4.0, 0.24, (0, 0, 0), plinth(), corner=1.2, r=0.05)
rslab(6.1, 3.7, 0.05, (0, 0, 0.24), lawn(), corner=1.08, r=0.02)
stone = clay("#EFE6D4", rough=0.85, bump=0.12)
for side in (-1, 1):
    for k in range(6):
        t = (k + 0.6) / 6
        x, y = side * (0.25 + 2.3 * t * t), -1.45 + 2.6 * t
        slab = lathe([(0, 0.05), (0.25, 0.05), (0.30, 0.02), (0.30, 0)], (x, y, 0.27), stone, seg=32)
        slab.scale.y, slab.rotation_euler.z = 0.72, R.uniform(0, 3)
for y in (-1.65,):
    lathe([(0, 0.05), (0.3, 0.05), (0.36, 0.02), (0.36, 0)], (0, y, 0.27), stone, seg=32).scale.y = 0.7
grass = [(R.uniform(-2.9, 2.9), R.uniform(-1.7, 1.7), 0.28) for _ in range(520)]
meadow(R, [p for p in grass if abs(abs(p[0]) - 0.25 - 2.3 * ((p[1] + 1.45) / 2.6) ** 2) > 0.42 and p[1] > -1.5])
tube([(0, 0.1, 0.2), (0, 0.1, 3.1)], 0.085, wood())
ball(0.14, (0, 0.1, 3.16), gold(), sub=4)


def arrow(words, z, side, colour, letters, turn):
    w, h = 1.75, 0.46
    outline = [(-w / 2, -h / 2), (w / 2 - 0.18, -h / 2), (w / 2 + 0.14, 0), (w / 2 - 0.18, h / 2), (-w / 2, h / 2)]
    outline = outline if side > 0 else [(-x, y) for x, y in reversed(outline)]
    with group((0, 0, z), (0, 0, turn)):
        prism(
            outline, 0.10, (side * 0.42, 0.02, 0), clay(colour, rough=0.55, bump=0.05), r=0.03, rot=(math.pi / 2, 0, 0)
        )
        text(words, 0.27, (side * 0.40, -0.086, -0.02), clay(letters, rough=0.4, bump=0), depth=0.004, bev=0.001)


arrow("Início", 2.72, 1, "#1E4D3A", "#F0CB78", -0.10)
arrow("Planos", 2.18, -1, "#F3E6CF", "#1B6B4A", 0.10)
arrow("Contato", 1.64, 1, "#C9704C", "#FFF8EE", -0.06)
with group((-2.2, 0.75, 0.27), scale=1.0):
    tree(R, 10, 2000)
for x, y, s, n in ((2.2, -0.7, 0.75, 16), (-2.35, -0.75, 0.6, 10), (1.0, 1.35, 0.7, 0), (0.1, -0.35, 0.3, 6)):
    with group((x, y, 0.26), scale=s):
        bush(R, n, 650)
with group((1.72, 1.0, 0.26), (0, 0, -0.25), 0.62):
    mini_shop(R)
for _ in range(20):
    wildflower(R, R.choice((-1, 1)) * R.uniform(0.9, 2.7), R.uniform(-1.6, -0.9), 0.28, 1.3)
backdrop(a.get("bg", "#F8F1E4"), center=(0, -0.4), r0=4.0, r1=8.5)
daylight(1.0, (0, 0, 1.2))
look((0, 0, 1.62), 8.2, 18, elevation=13, azimuth=0, focus=(0, -0.2, 1.8))
render(a, exposure=0.12)
