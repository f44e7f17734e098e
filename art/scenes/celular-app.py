"""The app's home screen on a phone, standing in the garden."""
from eden3d import *

a = args()
reset()
R = random.Random(3)
with group((0.1, 0.05, 0.56), (0, 0, math.radians(-18))):
    phone_on_stand("app")
# podium + garden
pod = clay("#F3EEE5", rough=0.75, bump=0.05)
cyl(2.05, 0.30, (0.1, 0.25, 0), pod, 0.05, seg=128)
cyl(1.45, 0.26, (0.1, 0.25, 0.30), clay("#F8F5EE", rough=0.75, bump=0.05), 0.05, seg=128)
L = lambda **k: leaf_mesh(mat=leafmat(**k.pop("m", {})), **k)
big = L(length=1.0, width=0.24, curl=1.0, fold=0.2, thick=0.02, nx=10, ny=18, m=dict(a="#33754C", b="#86BA69"))
small = L(length=0.15, width=0.054, curl=0.5, fold=0.2, nx=6, ny=8, m=dict(a="#377A50", b="#98C774"))
t = pot((-2.75, 0.60, 0), ceramic("#1E4D3A"), 0.95, 0.62, "round", soil())
for k in range(19):
    an = k * 2.4 + 0.4
    put(
        big,
        (-2.75 + 0.1 * math.cos(an), 0.60 + 0.1 * math.sin(an), t),
        (math.cos(an), math.sin(an), 0.55 + 1.9 * k / 19),
        (0, 0, 1),
        R.uniform(-0.25, 0.25),
        R.uniform(0.85, 1.25),
    )
t = pot((2.72, 0.70, 0), ceramic("#F9F2E4"), 0.62, 0.46, "taper", soil())
tube([(2.72, 0.70, t), (2.69, 0.70, t + 0.35), (2.73, 0.70, t + 0.75)], [0.06, 0.05, 0.04], bark())
crown(
    (2.72, 0.70, t + 1.12),
    [(0, 0, 0, 0.46), (0.22, -0.1, -0.1, 0.3), (-0.24, -0.05, -0.08, 0.3), (0, -0.2, -0.05, 0.32), (0, 0.1, 0.28, 0.3)],
    small,
    1150,
    R,
    core(),
)
for k in range(9):
    d = Vector((R.gauss(0, 0.8), -abs(R.gauss(0.8, 0.4)), R.gauss(0, 0.7))).normalized()
    ball(0.055, Vector((2.72, 0.70, t + 1.12)) + d * 0.53, gold(), sub=3)
t = pot((2.02, -1.10, 0.0), ceramic("#C9704C"), 0.38, 0.27, "taper", soil())
crown(
    (2.02, -1.10, t + 0.16),
    [(0, 0, 0, 0.22), (0.12, 0, -0.03, 0.15), (-0.12, -0.02, -0.02, 0.15)],
    small,
    240,
    R,
    core(),
    size=(0.6, 0.9),
)
lying_capsule("#2F7A57", "#FBF6EC", (-1.05, -1.05, 0.30), 0.5)
lying_capsule("#DDAA44", "#FBF6EC", (1.2, -1.1, 0.30), -0.5, 0.11, 0.19)
backdrop(a.get("bg", "#F8F1E4"), center=(0, -1.0), r0=3.0, r1=7.0)
world("#FFFAF4", 0.29)
area((-4.6, -4.4, 8.2), (0, 0, 1.6), 1.7, 1250, "#FFF8EC")
area((7, -6, 4), (0, 0, 1.6), 5, 150, "#F0F6F2")
area((4.5, 4.0, 7), (0.5, 0, 1.6), 2.4, 300, "#FFF6E8", 80)
camera((-0.2, -14.0, 3.35), (0.02, 0, 1.98), lens=62, fstop=1.2, focus=(0.1, -0.3, 2.4))
render(a, exposure=0.12)
