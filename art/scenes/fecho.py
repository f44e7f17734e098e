"""Closing slab: a wheelbarrow full of seedlings and the shop's open sign."""
from eden3d import *

a = args()
reset()
R = random.Random(51)
lawn_island(R)
with group((0.05, 0, ground_height), scale=0.95):
    timber, iron, tray = wood(), clay("#22362C", rough=0.45, bump=0), clay("#D2805A", rough=0.5, bump=0.03)
    # tray: a tapered tub, its rim flaring to the front
    tub = [(-0.95, 0.62), (-1.3, 1.28), (1.35, 1.34), (0.85, 0.62)]
    prism(tub, 1.5, (0, 0.75, 0), tray, r=0.05, rot=UPRIGHT)
    rslab(2.45, 1.26, 0.06, (0.02, 0, 1.27), soil(), corner=0.1, r=0.02)
    rbox((2.75, 0.09, 0.10), (0.03, -0.72, 1.24), clay("#E29A76", rough=0.45, bump=0), r=0.035)
    rbox((2.75, 0.09, 0.10), (0.03, 0.72, 1.24), clay("#E29A76", rough=0.45, bump=0), r=0.035)
    with group((1.55, 0, 0.48), (math.pi / 2, 0, 0)):
        cyl(0.48, 0.20, (0, 0, -0.10), iron, 0.06)
        cyl(0.30, 0.24, (0, 0, -0.12), clay("#E9DFCB", rough=0.5, bump=0), 0.03)
        cyl(0.08, 0.34, (0, 0, -0.17), gold(), 0.02)
    for side in (-1, 1):
        tube(
            [(1.55, side * 0.24, 0.48), (0.6, side * 0.42, 0.58), (-1.0, side * 0.6, 0.78), (-2.05, side * 0.62, 1.12)],
            0.06,
            timber,
        )
        tube([(-0.75, side * 0.55, 0.68), (-0.95, side * 0.58, 0.0)], 0.055, timber)
        ball(0.085, (-2.06, side * 0.62, 1.12), clay("#C9704C", rough=0.5), sub=4)
    plants = (
        (-0.95, 0.1, lambda: young_plant(R), 1.0),
        (-0.35, -0.3, seedling, 1.0),
        (0.25, 0.2, lambda: tree(R, 9, 1500), 0.84),
        (0.95, -0.1, seedling, 1.15),
    )
    for x, y, plant, size in plants:
        with group((x, y, 1.32), (0, 0, x), size):
            plant()
    for x, y, s in ((-0.75, -0.42, 1.1), (0.05, -0.48, 0.9), (0.55, -0.42, 1.25), (1.12, 0.42, 1.1), (-1.08, 0.45, 1)):
        with group((x, y, 1.32), (0, 0, x * 2), s):
            sprout()
    with group((0.72, 0.38, 1.28), scale=0.55):
        bush(R, 20, 600)
    with group((-0.04, -0.80, 0.86)):
        board_sign("Aberto", 1.72, 0.60, "#FBF6EC", "#14563B", 0.46, "fraunces-700")
        tube([(-0.55, 0, 0.28), (-0.03, -0.01, 0.44), (0.5, 0, 0.28)], 0.016, gold())
closing_picture(a)
