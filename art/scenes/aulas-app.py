"""Lessons in the app: the phone leans on books, with all a student needs around it."""
from eden3d import *

a = args()
reset()
R = random.Random(171)
podium(2.6, 0.24)
with group((-0.35, 0.05, 0.24 + 1.42), (math.radians(-10), math.radians(-5), math.radians(12)), 0.90):
    phone("aulas")
for k, (colour, turn) in enumerate((("#1E4D3A", -0.12), ("#E3B04B", 0.05), ("#C9704C", -0.05))):
    with group((1.35, -0.1, 0.24 + 0.14 + k * 0.28), (math.pi / 2, 0, turn)):
        with group((0, 0, -0.75)):
            book(cloth(colour), w=1.7, h=1.5, t=0.28)
potted("#F3E6CF", seedling, (1.3, -0.1, 1.08), 0.4, 0.3, "taper", 1.15)
with group((1.55, -1.25, 0.24), (0, 0, -0.5)):
    rbox((1.15, 0.85, 0.06), (0, 0, 0), cloth("#8FAE8E"), r=0.02)
    rbox((1.08, 0.79, 0.05), (0.02, 0, 0.05), paper(), r=0.012)
    for k in range(4):
        rbox((0.7 if k % 2 else 0.82, 0.03, 0.008), (0, 0.25 - k * 0.15, 0.097), clay("#CFC6B2", bump=0), r=0.003)
    with group((0.2, -0.15, 0.16), (0, math.pi / 2, 0.6)):
        cyl(0.045, 0.7, (0, 0, -0.35), clay("#E3B04B", rough=0.4, bump=0), 0.008, seg=6)
        lathe([(0.045, 0), (0.012, 0.12), (0, 0.13)], (0, 0, 0.35), clay("#E8CFA2", bump=0), seg=20, smooth_it=0)
band = clay("#F3EEE5", rough=0.5, bump=0)
with group((-1.75, -0.85, 0.24), (0, 0, 0.4), 1.0):
    tube(
        [(-0.36, 0, 0.25), (-0.34, 0, 0.75), (0, 0, 1.02), (0.34, 0, 0.75), (0.36, 0, 0.25)],
        0.055,
        clay("#1E4D3A", rough=0.5, bump=0),
    )
    for x in (-0.36, 0.36):
        cyl(0.25, 0.2, (x - 0.1, 0, 0.26), clay("#2F7A57", rough=0.5, bump=0.02), 0.07, rot=(0, math.pi / 2, 0))
for x, y in ((-0.6, -1.75), (0.2, -1.9)):
    put(leaf("olive"), (x, y, 0.27), (1, 0.5, 0.1), (0, 0, 1), 0, 1.3)
backdrop(a.get("bg", "#F8F1E4"), center=(0, -0.4), r0=3.4, r1=7.4)
daylight(0.98, (0, 0, 1.3))
look((0, 0, 1.62), 6.9, elevation=11, azimuth=0, focus=(-0.3, -0.3, 1.6))
render(a, exposure=0.12)
