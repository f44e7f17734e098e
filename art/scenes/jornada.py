"""Six pots in steps, seed to tree: the six levels as one path."""
from eden3d import *
from niveis import level_pot

a = args()
reset()
R = random.Random(7)
widths = [1.30 + 0.085 * i for i in range(6)]
total = sum(widths) + 0.07 * 5
edge = -total / 2
for i, width in enumerate(widths):
    x, step = edge + width / 2, 0.30 + 0.17 * i
    rslab(width, 1.40, step, (x, 0, 0), plinth(), corner=0.26, r=0.04)
    text(str(i + 1), 0.25, (x, -0.703, step - 0.16), clay("#2B6249", rough=0.5, bump=0), depth=0.010, bev=0.002)
    level_pot(i + 1, R, (x, 0, step))
    edge += width + 0.07
backdrop(a.get("bg", "#F8F1E4"), center=(0, -1.2), r0=3.5, r1=8.5)
world("#FFFAF4", 0.28)
area((-5.5, -4.2, 9.0), (0, 0, 0.8), 2.0, 1600, "#FFF8EC")
area((8, -7, 4), (1, 0, 1), 6, 160, "#F0F6F2")
area((5, 4.0, 6.5), (2, 0, 1.2), 2.5, 220, "#FFF6E8", 75)
camera((0, -15.0, 4.2), (0, 0, 1.98), lens=50, fstop=1.0, focus=(1.5, -0.5, 1.4))
render(a, exposure=0.12)
