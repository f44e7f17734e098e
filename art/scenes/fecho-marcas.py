"""Closing object of the brands page: a village sign with the three brands' boards."""
from eden3d import *
from marcas import BRANDS, emboss

a = args()
reset()
R = random.Random(52)
lawn_island(R)
BOARDS = (
    ("valora", "valora-farma-placa", 1.85),
    ("dolado", "dolado-farma-placa", 1.95),
    ("bate-preco", "bate-preco-curto-placa", 1.75),
)
with group((-1.3, 0.1, ground_height)):
    cyl(0.34, 0.16, (0, 0, 0), clay("#E9DFCB", rough=0.8, bump=0.1), 0.05)
    tube([(0, 0, 0), (0, 0, 3.42)], 0.10, wood())
    ball(0.16, (0, 0, 3.46), gold())
    tube([(-0.25, 0, 3.16), (2.72, 0, 3.16)], 0.055, wood())
    ball(0.08, (2.74, 0, 3.16), gold(), sub=3)
    for row, (name, word, width) in enumerate(BOARDS):
        z = 2.62 - row * 0.86
        for x in (0.72, 2.18):
            tube([(x, 0, z + 0.56), (x, 0, z + 0.28)], 0.018, gold())
        paint = clay(BRANDS[name]["ink"], rough=0.5, bump=0.03)
        rslab(2.32, 0.68, 0.10, (1.45, 0.05, z), paint, corner=0.18, r=0.03, rot=UPRIGHT)
        emboss(word, width, (1.45, -0.058, z), clay("#FFFDF8", rough=0.5, bump=0), 0.012, 0.0)
with group((-1.3, -0.25, ground_height), scale=0.62):
    bush(R, 20, 700)
potted("#CF8B68", lambda: rosette(R, 15, 0.36), (1.72, 0.25, ground_height), 0.40, 0.30, "round")
closing_picture(a)
