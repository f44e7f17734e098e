"""The group's book: green cloth, gold-foil cover, beside an olive tree."""
from eden3d import *

a = args()
reset()
R = random.Random(5)
cover = image_mat(f"{TEXTURES}/cover.png", rough=0.72, spec=0.25, metal_mask=f"{TEXTURES}/cover_mask.png", weave=0.22)
with group((-0.62, 0, 0.30), (0, 0, math.radians(33))):
    book(
        clay("#1B4636", rough=0.72, bump=0.25, scale=260, spec=0.25, sheen=0.2), cover, spine="Chamado para a Plenitude"
    )
cyl(1.42, 0.30, (-0.58, 0.08, 0), plinth(), 0.05, seg=128)
# companion books lying down + pot
sand = clay("#E3D3B8", rough=0.75, bump=0.25, scale=260)
sage = clay("#B4C0AA", rough=0.75, bump=0.25, scale=260)
for y, z, turn, w, h, t, mat in ((0.65, 0.15, -14, 1.5, 2.0, 0.30, sage), (0.63, 0.43, -5, 1.4, 1.9, 0.26, sand)):
    with group((2.0, y, z), (math.radians(90), 0, math.radians(turn))):
        book(mat, w=w, h=h, t=t)
t = pot((1.92, -0.32, 0.56), ceramic("#FBF5E9"), 0.56, 0.40, "round", soil())
ol = leaf("olive")
tube(
    [(1.92, -0.32, t), (1.88, -0.32, t + 0.28), (1.95, -0.32, t + 0.58), (1.92, -0.32, t + 0.8)],
    [0.055, 0.045, 0.04, 0.03],
    bark(),
)
crown(
    (1.92, -0.32, t + 1.0),
    [
        (0, 0, 0, 0.42),
        (0.24, -0.08, -0.12, 0.28),
        (-0.26, -0.04, -0.10, 0.28),
        (0, -0.2, -0.08, 0.3),
        (0, 0.2, -0.05, 0.3),
        (0.03, 0, 0.27, 0.27),
    ],
    ol,
    1150,
    R,
    clay("#3C7552", bump=0),
    droop=0.4,
)
# fallen leaves, gold seeds
for x, y, an in ((-1.35, -1.62, 0.5), (-1.0, -1.78, 2.6), (0.85, -1.30, 4.0)):
    put(ol, (x, y, 0.02), (math.cos(an), math.sin(an), 0.10), (0, 0, 1), 0, 1.15)
for x, y, r in ((-1.72, -1.75, 0.07), (1.12, -1.30, 0.06), (1.30, -1.46, 0.05)):
    ball(r, (x, y, r), metal("#E8C37A", 0.3), sub=4)
backdrop(a.get("bg", "#F8F1E4"), center=(0.6, -1.0), r0=2.6, r1=6.5)
world("#FFFAF4", 0.28)
area((-4.6, -4.4, 7.6), (0, 0, 1.0), 1.5, 1040, "#FFF8EC")
area((6.5, -6, 3.5), (0, 0, 1.2), 5, 120, "#F0F6F2")
area((4.0, 4.0, 6), (0.5, 0, 1.2), 2.2, 140, "#FFF6E8", 80)
area((-1.2, -6.5, 2.0), (-0.6, 0, 1.6), 1.6, 60, "#FFF2DC", 120)  # low card: makes the foil glint
camera((-0.70, -11.5, 2.75), (0.42, 0, 1.27), lens=70, fstop=1.4, focus=(-0.6, -0.3, 1.5))
render(a, exposure=0.12)
