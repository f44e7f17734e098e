"""Transforming consultancy: a workbench where a shop is being built, tools and a plant that thrives."""
from eden3d import *

a = args()
reset()
R = random.Random(221)
timber, dark = wood(), clay("#A97B4E", rough=0.55, bump=0.12, scale=20)
for x in (-2.3, 2.3):
    for y in (-0.6, 1.5):
        rbox((0.24, 0.24, 1.25), (x, y, 0), dark, r=0.04)
rbox((4.7, 0.16, 0.16), (0, -0.6, 0.35), dark, r=0.03)
rslab(5.5, 2.9, 0.18, (0, 0.45, 1.25), timber, corner=0.12, r=0.04)
top = 1.43
with group((-0.35, 0.15, top), (0, 0, 0.12), 0.98):
    mini_shop(R, garden=False)
    for x in (-1.25, 1.25):
        tube([(x, -0.35, 0), (x, -0.35, 2.0)], 0.035, dark)
        tube([(x, 1.5, 0), (x, 1.5, 2.0)], 0.035, dark)
        tube([(x, -0.35, 1.95), (x, 1.5, 1.95)], 0.03, dark)
    rbox((2.7, 0.3, 0.05), (0, -0.42, 1.98), timber, r=0.015)
    with group((0.2, 0.75, 1.70), scale=0.8):
        bush(R, 14, 700)
with group((1.55, -0.5, top), (0, 0, 0.5)):
    rbox((0.13, 0.95, 0.10), (0, 0, 0.02), clay("#C9704C", rough=0.5, bump=0.03), r=0.045)
    rbox((0.42, 0.2, 0.2), (0, 0.52, 0.0), clay("#7C8A84", rough=0.35, bump=0, spec=0.6), r=0.05)
with group((-1.75, -0.62, top), (0, 0, -0.25)):
    rbox((1.2, 0.2, 0.24), (0, 0, 0), clay("#E3B04B", rough=0.45, bump=0.02), r=0.03)
    cyl(
        0.07, 0.26, (0, -0.105, 0.12), clay("#8FD14F", rough=0.2, bump=0, coat=0.5), 0.02, rot=(0, math.pi / 2, 0)
    ).location.x = -0.13
with group((0.55, -0.78, top), (0, 0, -0.1)):
    rbox((1.05, 0.7, 0.02), (0, 0, 0), clay("#DCE9F0", rough=0.8, bump=0), r=0.006)
    for x, y, w, d in (
        (-0.2, 0.05, 0.5, 0.012),
        (-0.2, -0.2, 0.5, 0.012),
        (-0.45, -0.075, 0.012, 0.25),
        (0.05, -0.075, 0.012, 0.25),
        (0.3, 0.12, 0.22, 0.012),
        (0.3, 0.0, 0.22, 0.012),
    ):
        rbox((w, d, 0.006), (x, y, 0.021), clay("#0B5E7A", bump=0), r=0.002)
potted("#CF8B68", lambda: young_plant(R), (2.1, 0.35, top), 0.5, 0.38, "taper", 1.15)
potted("#F3E6CF", sprout, (-2.2, 0.35, top), 0.36, 0.27, "taper", 1.1)
with group((3.15, -0.1, 0)):
    potted("#1E4D3A", lambda: bush(R, 20, 900), (0, 0, 0), 0.7, 0.55, "round", 1.15)
backdrop(a.get("bg", "#F8F1E4"), center=(0, -0.4), r0=4.2, r1=8.6)
daylight(1.05, (0, 0, 1.6))
look((0.25, 0, 2.0), 8.2, 18, elevation=13, azimuth=-7, focus=(0, -0.2, 2.2))
render(a, exposure=0.12)
