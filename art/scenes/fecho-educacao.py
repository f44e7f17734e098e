"""Closing object of the education page: a notebook, books and a cup, ready for the next lesson."""
from eden3d import *

a = args()
reset()
R = random.Random(56)
lawn_island(R)
with group((-0.08, 0.04, ground_height), scale=1.1):
    books = ((1.75, 1.15, 0, 0.30, "#1E4D3A", 0.06), (1.6, 1.05, 0.30, 0.26, "#C9704C", -0.08))
    for w, d, z, h, colour, turn in (*books, (1.5, 1.0, 0.56, 0.22, "#E3B04B", 0.10)):
        with group((0.95, -0.28, z), (0, 0, turn)):
            for lift in (0, h - 0.05):
                rslab(w, d, 0.05, (0, 0, lift), cloth(colour), corner=0.05, r=0.015)
            rbox((w - 0.12, d - 0.1, h - 0.1), (0.03, -0.01, 0.05), pages(), r=0.01)
            rbox((0.06, d, h), (-w / 2 + 0.03, 0, 0), cloth(colour), r=0.025)
    with group((0.95, -0.30, 0.78)):
        cup = ceramic("#F3E6CF")
        cyl(0.52, 0.05, (0, 0, 0), cup, 0.02)
        bowl = [(0, 0.04), (0.24, 0.04), (0.30, 0.10), (0.40, 0.56), (0.36, 0.56), (0.30, 0.44), (0, 0.44)]
        lathe(bowl, (0, 0, 0), cup, smooth_it=1)
        lathe([(0, 0), (0.34, 0)], (0, 0, 0.47), clay("#5A3622", rough=0.3, bump=0), smooth_it=0)
        tube([(0.36, 0, 0.44), (0.58, 0, 0.42), (0.56, 0, 0.22), (0.32, 0, 0.18)], 0.05, cup)
        lathe([(0.405, 0.50), (0.412, 0.53), (0.405, 0.56)], (0, 0, 0), gold(), smooth_it=1)
    potted("#1E4D3A", lambda: young_plant(R, 9), (0.28, 0.70, 0), 0.95, 0.40, "round", 1.15)
    with group((-0.9, -0.1, 0), (math.radians(-12), 0, math.radians(10))):
        rslab(1.5, 2.05, 0.16, (0, 0.08, 1.03), cloth("#2F7A57"), corner=0.14, r=0.04, rot=UPRIGHT)
        rslab(0.98, 0.56, 0.02, (0.06, -0.082, 1.36), paper(), corner=0.08, r=0.006, rot=UPRIGHT)
        text("Aulas", 0.30, (0.06, -0.106, 1.36), clay("#14563B", rough=0.5, bump=0), "fraunces-700", 0.003, 0.001)
        rbox((0.10, 0.19, 2.06), (0.6, 0, 0), clay("#E3B04B", rough=0.6, bump=0.05), r=0.02)
        for k in range(9):
            ring = [(-0.62, -0.11, 0), (-0.74, -0.13, 0.02), (-0.84, 0, 0.03), (-0.74, 0.12, 0.02), (-0.62, 0.1, 0)]
            tube([(x, y, z + 0.20 + k * 0.205) for x, y, z in ring], 0.022, gold())
    with group((-0.75, -0.82, 0.07), (0, math.pi / 2, 0.10)):
        cyl(0.07, 1.15, (0, 0, -0.5), clay("#E3B04B", rough=0.5, bump=0), 0.01, seg=6)
        lathe([(0, -0.72), (0.02, -0.68), (0.07, -0.5)], (0, 0, 0), wood(), seg=32, smooth_it=0)
        cyl(0.072, 0.12, (0, 0, 0.62), clay("#C9704C", rough=0.6, bump=0), 0.02, seg=32)
closing_picture(a)
