"""Management pillar: clipboard with a checked plan, rising bars, gold coins, a potted sprout."""
from eden3d import *

a = args()
reset()
R = random.Random(5)
wood = clay("#C79A67", rough=0.55, bump=0.12, scale=20)
paper = clay("#FFFDF8", rough=0.8, bump=0.02)
line_ = clay("#D9D2C2", rough=0.8, bump=0)
dark = clay("#2B6249", rough=0.5, bump=0)
green = clay("#2F7A57", rough=0.5, bump=0.03)
gold = metal("#E8C37A", 0.3)
soil = clay(PAL["soil"], rough=0.9, bump=0.8, scale=24)
white = clay("#FFFFFF", rough=0.6, bump=0)
T = math.radians(-14)
ct = math.cos(T)


def box(w, h, x, z, mat, d=0.03, off=0.0, r=0.02):
    o = rbox((w, d, h), (0, 0, 0), mat, r=r)
    o.rotation_euler = (T, 0, 0)
    o.location = (-1.55 + x, 0.1 + (z) * math.sin(-T) - off, 0.08 + z * ct)
    return o


box(2.3, 3.0, 0, 0, wood, 0.10, 0, 0.05)
box(2.02, 2.62, 0, 0.12, paper, 0.03, 0.075, 0.02)
box(0.9, 0.26, 0, 2.78, gold, 0.14, 0.07, 0.06)
box(1.0, 0.13, -0.36, 2.34, dark, 0.02, 0.10, 0.03)
for i in range(4):
    z = 1.78 - i * 0.47
    b = ball(0.145, (0, 0, 0), green if i < 3 else line_, squash=1, sub=4)
    b.scale = (1, 0.35, 1)
    b.rotation_euler = (T, 0, 0)
    b.location = (-1.55 - 0.70, 0.1 + (z + 0.06) * math.sin(-T) - 0.12, 0.08 + (z + 0.06) * ct)
    if i < 3:
        y = 0.1 + (z + 0.06) * math.sin(-T) - 0.185
        zz = 0.08 + (z + 0.06) * ct
        tube(
            [(-1.55 - 0.765, y, zz + 0.0), (-1.55 - 0.715, y, zz - 0.05), (-1.55 - 0.625, y, zz + 0.06)],
            [0.017, 0.017, 0.017],
            white,
        )
    box(1.05 if i % 2 else 0.86, 0.10, (0.06 if i % 2 else -0.035), z + 0.055, line_, 0.02, 0.10, 0.03)
    box(0.6, 0.07, -0.165, z - 0.09, line_, 0.02, 0.10, 0.02)
# rising bars
cols = ["#CFE0B4", "#A9CF86", "#6FAF6C", "#3B8158", "#1E5A41"]
for i in range(5):
    rslab(
        0.56,
        0.56,
        0.55 + 0.47 * i,
        (0.25 + i * 0.68, 0.25, 0),
        clay(cols[i], rough=0.6, bump=0.04),
        corner=0.14,
        r=0.05,
    )
# sprout pot on the last bar
zt = 0.55 + 0.47 * 4
x = 0.25 + 4 * 0.68
top = pot((x, 0.25, zt), ceramic("#CF8B68"), 0.40, 0.25, "taper", soil)
cot = leaf_mesh(length=0.30, width=0.11, curl=0.5, fold=0.12, base=0.9, thick=0.06, mat=leafmat("#6FAE5A", "#9CCB78"))
tube([(x, 0.25, top), (x + 0.02, 0.25, top + 0.16), (x - 0.01, 0.24, top + 0.34)], [0.026, 0.022, 0.018], stem())
for s, sc in ((1, 1.15), (-1, 1.05)):
    put(cot, (x - 0.01, 0.24, top + 0.33), (s, -0.25, 0.6), (0, -0.2, 1), 0, sc)
put(cot, (x, 0.24, top + 0.34), (0.1, -0.3, 1), (0, -1, 0.2), 0, 0.6)
# coins
for k in range(4):
    cyl(0.26, 0.085, (0.15 + R.uniform(-0.02, 0.02), -1.05 + R.uniform(-0.02, 0.02), k * 0.088), gold, bev=0.025)
for k in range(2):
    cyl(0.26, 0.085, (0.80, -1.2, k * 0.088), gold, bev=0.025)
ball(0.10, (-0.55, -1.25, 0.10), gold)
# low plant at left foot
pt = pot((-2.75, -0.75, 0), ceramic("#1E4D3A"), 0.55, 0.42, "round", soil)
lf = leaf_mesh(length=0.62, width=0.15, curl=0.9, fold=0.22, mat=leafmat("#2E6E49", "#7DB766"))
for k in range(15):
    an = k * 2.4
    el = 0.35 + 0.9 * (k / 15)
    put(
        lf,
        (-2.75 + 0.08 * math.cos(an), -0.75 + 0.08 * math.sin(an), pt),
        (math.cos(an) * (1.2 - el * 0.8), math.sin(an) * (1.2 - el * 0.8), el),
        (0, 0, 1),
        0,
        R.uniform(0.75, 1.05),
    )
backdrop(a.get("bg", "#E6F3EA"), center=(0, -0.6), r0=3.5, r1=8)
world("#FFFAF4", 0.30)
area((-5.5, -5.2, 9.5), (0, 0, 0.8), 2.2, 1900, "#FFF8EC")
area((7, -6, 3.5), (0, 0, 1), 6, 190, "#F0F6F2")
area((4, 4.0, 6), (0.5, 0, 1.2), 2.2, 260, "#FFF6E8", 80)
look((-0.05, 0, 1.42), 7.9, elevation=13, azimuth=4, focus=(0, -0.4, 1.2))
render(a, exposure=0.12)
