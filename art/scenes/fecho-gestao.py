"""Closing object of the management page: a clipboard with the steps ticked off, leaning on a tree's pot."""
from eden3d import *

a = args()
reset()
R = random.Random(53)
lawn_island(R)
green, quiet = clay("#1B6B4A", rough=0.5, bump=0), clay("#C9D3C4", rough=0.7, bump=0)
potted("#1E4D3A", lambda: tree(R, 11, 1900), (1.2, 0.5, ground_height), 0.85, 0.56, "round", 0.86)
with group((-0.42, -0.12, ground_height), (math.radians(-11), 0, math.radians(8))):
    rslab(2.1, 2.75, 0.12, (0, 0.06, 1.375), wood(), corner=0.17, r=0.04, rot=UPRIGHT)
    rslab(1.82, 2.32, 0.03, (0, -0.06, 1.25), paper(), corner=0.06, r=0.008, rot=UPRIGHT)
    rslab(0.82, 0.26, 0.14, (0, -0.02, 2.62), gold(), corner=0.09, r=0.035, rot=UPRIGHT)
    letters = clay("#14563B", rough=0.5, bump=0)
    text("Plano", 0.42, (-0.68, -0.094, 2.08), letters, "fraunces-700", 0.003, 0.001, align="LEFT")
    for row, width in enumerate((0.95, 0.78, 0.9, 0.6)):
        z = 1.62 - row * 0.40
        cyl(0.135, 0.02, (-0.58, -0.09, z), green if row < 3 else quiet, 0.006, rot=UPRIGHT, seg=48)
        if row < 3:
            check_mark(0.13, paper(), (-0.58, -0.118, z))
        rslab(width, 0.10, 0.02, (-0.30 + width / 2, -0.09, z), quiet, corner=0.049, r=0.004, rot=UPRIGHT)
with group((-0.5, -0.86, ground_height + 0.075), (0, math.pi / 2, 0.12)):
    barrel = [(0, -0.82), (0.03, -0.76), (0.075, -0.6), (0.075, 0.55), (0.06, 0.62), (0, 0.64)]
    lathe(barrel, (0, 0, 0), ceramic("#C9704C"), seg=40, smooth_it=1)
    cyl(0.08, 0.12, (0, 0, 0.18), gold(), 0.02, seg=40)
potted("#F3E6CF", sprout, (-1.85, 0.15, ground_height), 0.42, 0.31, "taper", 1.1)
closing_picture(a)
