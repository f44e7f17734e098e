"""Closing object of the plans page: a golden key planted in the garden, a tag on its bow."""
from eden3d import *

a = args()
reset()
R = random.Random(54)
lawn_island(R)
lathe([(0, 0.34), (0.3, 0.30), (0.62, 0.14), (0.85, 0.0)], (0, 0, ground_height), soil(), smooth_it=3)
brass = metal("#E9C274", 0.34)
with group((-0.05, 0, ground_height + 0.2), (0, math.radians(7), 0)):
    cyl(0.13, 2.1, (0, 0, 0), brass, 0.03)
    for z, r in ((0.62, 0.17), (1.72, 0.19), (1.92, 0.17)):
        lathe([(r * 0.7, -0.06), (r, -0.03), (r, 0.03), (r * 0.7, 0.06)], (0, 0, z), brass, smooth_it=2)
    for z, w in ((0.30, 0.52), (0.06, 0.40)):
        rbox((w, 0.16, 0.17), (0.1 + w / 2, 0, z), brass, r=0.03)
    for angle in (90, 205, 335):
        x, z = 0.37 * math.cos(math.radians(angle)), 2.62 + 0.37 * math.sin(math.radians(angle))
        ring = [(0.24, -0.07), (0.34, -0.1), (0.43, -0.07), (0.46, 0), (0.43, 0.07), (0.34, 0.1), (0.24, 0.07)]
        ring += [(0.21, 0), (0.24, -0.07)]
        lathe(ring, (x, 0, z), brass, rot=UPRIGHT, seg=72)
    for k in range(46):
        turn = k * 0.42
        at = (0.17 * math.cos(turn), 0.17 * math.sin(turn), 0.28 + k * 0.029)
        put(leaf("round"), at, (math.cos(turn), math.sin(turn) - 0.3, 0.8), (0, -1, 0.4), 0, R.uniform(0.7, 1.0))
        if k % 9 == 4:
            flower((at[0] * 1.5, -0.24, at[2]), (at[0], -1, 0.4), 2.0)
with group((0.66, -0.30, 1.60), (0, math.radians(-4), 0), 0.92):
    outline = [(-0.66, -0.36), (0.66, -0.36), (0.66, 0.36), (-0.66, 0.36), (-0.96, 0)]
    outline = [(y, -x) for x, y in outline]
    card = clay("#FBF6EC", rough=0.6, bump=0.04)
    prism([(x * 1.35, z) for x, z in outline], 0.08, (0, 0.04, 0), card, r=0.03, rot=UPRIGHT)
    eyelet = [(0.05, -0.05), (0.10, -0.05), (0.10, 0.05), (0.05, 0.05), (0.05, -0.05)]
    lathe(eyelet, (0, 0, 0.66), brass, rot=UPRIGHT, smooth_it=1)
    text("Seu", 0.34, (0, -0.045, 0.16), clay("#14563B", rough=0.5, bump=0), "fraunces-700", 0.004, 0.002)
    text("plano", 0.34, (0, -0.045, -0.20), clay("#14563B", rough=0.5, bump=0), "fraunces-700", 0.004, 0.002)
cord = [(0.70, -0.34, 2.20), (0.66, -0.16, 2.42), (0.60, 0.02, 2.52)]
cord += [(0.60, 0.12, 2.42), (0.66, -0.10, 2.26), (0.70, -0.24, 2.20)]
tube(cord, 0.026, clay("#C9704C", rough=0.7))
potted("#CF8B68", seedling, (-1.45, 0.1, ground_height), 0.48, 0.34, "taper", 1.15)
with group((1.75, 0.3, ground_height), scale=0.62):
    bush(R, 16, 700)
closing_picture(a)
