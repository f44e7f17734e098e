"""The Éden pharmacy with its roof garden: the picture that opens the site."""
from eden3d import *
from loja_interior import furnish

B = dict(
    primary="#1E4D3A",
    stripe="#FBF5E8",
    wall="#F5EDDF",
    trim="#1E4D3A",
    sign="#1E4D3A",
    cross="#2F7A57",
    base="#F1E9DB",
    pots=("#C9704C", "#F8F1E3", "#1E4D3A"),
    goods=("#1E4D3A", "#8FAE8E", "#E6C98B", "#F8F1E3", "#C9704C", "#D9E2CF"),
    label="Farmácia Éden",
)
a = args()
reset()
R = random.Random(11)
wall = clay(B["wall"], rough=0.8, bump=0.18, scale=40)
prim = clay(B["primary"], rough=0.55, bump=0.05)
trim = clay(B["trim"], rough=0.5, bump=0.03)
white = clay("#FBF6EC", rough=0.7, bump=0.04)
gold = metal()
wood = clay("#C79A67", rough=0.55, bump=0.12, scale=20)
woodd = clay("#A97B4E", rough=0.55, bump=0.12, scale=20)
soil = clay(PAL["soil"], rough=0.9, bump=0.8, scale=24)
bark = clay("#8A6344", rough=0.75, bump=0.5, scale=18)
stem = clay("#6E9A55", bump=0.05)
lawn = clay("#7FA65F", rough=0.85, bump=0.5, scale=60)
core = clay("#2F6B47", bump=0)
L = lambda **k: leaf_mesh(mat=leafmat(**k.pop("m", {})), **k)
lf_tree = L(length=0.20, width=0.070, curl=0.5, fold=0.2, nx=6, ny=8, m=dict(a="#357A4E", b="#98C774"))
lf_bush = L(length=0.13, width=0.048, curl=0.5, fold=0.2, nx=4, ny=6, m=dict(a="#37794F", b="#9CC877"))
lf_olive = L(length=0.16, width=0.036, curl=0.4, fold=0.2, nx=4, ny=6, m=dict(a="#5E8A66", b="#A6C08F"))
lf_big = L(length=0.42, width=0.115, curl=1.0, fold=0.22, m=dict(a="#2E6E49", b="#6FAA5E"))
blade = L(length=0.15, width=0.016, curl=0.8, fold=0.3, nx=4, ny=6, m=dict(a="#5F9150", b="#9CC272"))
vine = L(length=0.15, width=0.066, curl=0.4, fold=0.15, nx=6, ny=8, base=0.62, m=dict(a="#448857", b="#9DC976"))

# ---- base: plinth, pavement, lawn
rslab(6.9, 5.6, 0.26, (0, 0.55, 0), clay(B["base"], rough=0.8, bump=0.06), corner=0.75, r=0.06)
G = 0.26
rslab(6.5, 5.2, 0.05, (0, 0.55, G), lawn, corner=0.62, r=0.02)
Z = G + 0.07
rslab(6.5, 1.75, 0.075, (0, -1.175, G), clay("#EBE2D2", rough=0.85, bump=0.10), corner=0.5, r=0.02)  # pavement
for i in range(6):
    rbox((0.012, 1.66, 0.012), (-2.55 + i * 1.02, -1.16, G + 0.070), clay("#D6C6A8", rough=0.9, bump=0), r=0.003)
# ---- building shell
W, D, H = 4.4, 2.9, 2.95
rbox((W + 0.16, D + 0.1, 0.12), (0, D / 2, G + 0.02), clay("#DCCBB0", rough=0.8), r=0.03)
F = G + 0.13
rbox((W - 0.2, D - 0.2, 0.03), (0, D / 2, F - 0.01), wood, r=0.005)
rbox((W + 0.06, 0.14, H), (0, D - 0.06, F), wall, r=0.035)
for s in (-1, 1):
    rbox((0.14, D, H), (s * (W / 2 - 0.07), D / 2, F), wall, r=0.035)
for x, w in ((-2.075, 0.31), (0.52, 0.17), (2.075, 0.31)):
    rbox((w, 0.24, 2.3), (x, 0.08, F), wall, r=0.03)
rbox((2.42, 0.18, 0.46), (-0.74, 0.09, F), prim, r=0.03)
for i in range(3):
    rbox((0.66, 0.05, 0.27), (-1.52 + i * 0.78, -0.005, F + 0.09), clay(B["trim"], rough=0.5, bump=0.03), r=0.02)
rbox((2.50, 0.30, 0.06), (-0.74, 0.03, F + 0.45), white, r=0.02)
rbox((W + 0.10, 0.34, 0.80), (0, 0.12, F + 2.18), wall, r=0.04)  # fascia
rslab(W + 0.34, D + 0.36, 0.12, (0, D / 2 - 0.02, F + H), white, corner=0.12, r=0.035)  # cornice
T = F + H + 0.12
for sx, sy, x, y in (
    (W + 0.2, 0.14, 0, -0.06),
    (W + 0.2, 0.14, 0, D + 0.02),
    (0.14, D + 0.1, -W / 2 - 0.03, D / 2),
    (0.14, D + 0.1, W / 2 + 0.03, D / 2),
):
    rbox((sx, sy, 0.24), (x, y, T - 0.01), wall, r=0.035)
rbox((W, D - 0.1, 0.16), (0, D / 2, T), lawn, r=0.02)
tufts(blade, [(R.uniform(-2.1, 2.1), R.uniform(0.1, D - 0.1), T + 0.15) for _ in range(420)], R, (0.6, 1.1), 0.6)
# ---- window + door
fw = trim
for x in (-1.93, -0.74, 0.41):
    rbox((0.06, 0.08, 1.70), (x, 0.05, F + 0.50), fw, r=0.015)
for z in (0.50, 1.62, 2.14):
    rbox((2.40, 0.08, 0.06), (-0.76, 0.05, F + z), fw, r=0.015)
gl = glass("#F4FAF6")
mesh_obj(
    "glass",
    [(-1.92, 0.06, F + 0.5), (0.42, 0.06, F + 0.5), (0.42, 0.06, F + 2.18), (-1.92, 0.06, F + 2.18)],
    [(0, 1, 2, 3)],
    gl,
    smooth=0,
)
dx = 1.265
for x in (0.66, 1.87):
    rbox((0.09, 0.12, 2.18), (x, 0.06, F), fw, r=0.02)
rbox((1.28, 0.12, 0.09), (dx, 0.06, F + 2.09), fw, r=0.02)
rbox((1.10, 0.07, 0.34), (dx, 0.06, F + 0.03), fw, r=0.02)
for x in (0.76, 1.77):
    rbox((0.10, 0.07, 2.05), (x, 0.06, F + 0.03), fw, r=0.02)
rbox((1.10, 0.07, 0.10), (dx, 0.06, F + 1.98), fw, r=0.02)
mesh_obj(
    "glass",
    [(0.8, 0.06, F + 0.35), (1.73, 0.06, F + 0.35), (1.73, 0.06, F + 2.0), (0.8, 0.06, F + 2.0)],
    [(0, 1, 2, 3)],
    gl,
    smooth=0,
)
tube([(0.87, -0.04, F + 0.85), (0.87, -0.06, F + 0.9), (0.87, -0.06, F + 1.3), (0.87, -0.04, F + 1.35)], 0.022, gold)
rbox((1.5, 0.42, 0.07), (dx, -0.22, G + 0.06), clay("#DCCBB0", rough=0.8), r=0.02)
rbox((0.95, 0.40, 0.02), (dx, -0.62, G + 0.075), clay(B["primary"], rough=0.9, bump=0.6, scale=120), r=0.008)
furnish(R, B, F, W, D, dict(white=white, wood=wood, dark=woodd, trim=trim, gold=gold), lf_bush)
with group((0, 0, F + 2.34)):
    awning(4.32, (B["primary"], B["stripe"]), 13, 0.34, 0.67)
# ---- sign, cross
lm = clay("#F0CB78", rough=0.4, bump=0, spec=0.4)
rslab(
    3.7,
    0.56,
    0.06,
    (0, -0.055, F + 2.60),
    clay(B["sign"], rough=0.5, bump=0.03),
    corner=0.16,
    r=0.02,
    rot=(math.pi / 2, 0, 0),
)
text(B["label"], 0.42, (0, -0.128, F + 2.575), lm, font="fraunces-600", depth=0.016, bev=0.0025, spacing=1.03)
# blade sign on the left corner
bx, by, bz = -W / 2 - 0.46, 0.10, F + 2.05
tube([(-W / 2, by, bz + 0.46), (bx - 0.02, by, bz + 0.46)], 0.020, gold)
cyl(0.40, 0.10, (bx, by + 0.05, bz), clay("#FBF6EC", rough=0.5, bump=0), 0.035, rot=(math.pi / 2, 0, 0))
cross(0.50, clay(B["cross"], rough=0.4, bump=0), (bx, by - 0.045, bz), 0.05)
# ---- side wall: window-box + vine
for k in range(150):
    t = R.random()
    y = 0.35 + 1.3 * t + 0.22 * math.sin(t * 9) + R.gauss(0, 0.13)
    z = F + 0.1 + 2.7 * (1 - (t - 0.15) ** 2) * R.random() ** 0.75
    put(
        vine,
        (W / 2 + 0.02, min(max(y, 0.15), D - 0.2), z),
        (0.35, R.gauss(0, 0.5), -R.random()),
        (1, 0, 0.3),
        R.uniform(-0.4, 0.4),
        R.uniform(0.8, 1.5),
    )
for k in range(210):
    t = R.random() ** 0.8
    y = 1.15 + R.gauss(0, 0.16) + 0.75 * (t - 0.5) + 0.2 * math.sin(t * 8)
    z = F + 2.95 * t
    put(
        vine,
        (-(W / 2 + 0.02), min(max(y, 0.2), D - 0.15), z),
        (-0.35, R.gauss(0, 0.6), -R.random()),
        (-1, 0, 0.3),
        R.uniform(-0.4, 0.4),
        R.uniform(0.75, 1.4),
    )
# ---- roof garden
crown(
    (1.15, 1.5, T + 1.16),
    [
        (0, 0, 0.15, 0.58),
        (-0.42, -0.05, -0.12, 0.42),
        (0.44, 0, -0.1, 0.42),
        (0, -0.38, -0.12, 0.42),
        (0, 0.38, -0.05, 0.42),
        (-0.15, 0, 0.5, 0.38),
        (0.25, 0.05, 0.42, 0.36),
    ],
    lf_tree,
    1500,
    R,
    core,
    size=(0.85, 1.25),
)
tube(
    [(1.15, 1.5, T), (1.10, 1.5, T + 0.35), (1.18, 1.5, T + 0.7), (1.15, 1.5, T + 1.1)], [0.10, 0.08, 0.07, 0.05], bark
)
for x, y, r in (
    (-1.75, 0.45, 0.34),
    (-1.2, 0.38, 0.24),
    (-0.62, 0.42, 0.30),
    (0.05, 0.40, 0.26),
    (0.62, 0.42, 0.33),
    (1.85, 0.45, 0.32),
    (-1.7, 1.3, 0.36),
    (-1.1, 2.2, 0.42),
    (-0.2, 2.3, 0.4),
    (1.9, 2.3, 0.36),
    (-0.5, 1.35, 0.30),
    (0.35, 1.1, 0.25),
):
    crown(
        (x, y, T + 0.12 + r * 0.45),
        [(0, 0, 0, r), (r * 0.7, r * 0.1, -r * 0.25, r * 0.6), (-r * 0.6, -r * 0.1, -r * 0.2, r * 0.62)],
        lf_bush if R.random() < 0.6 else lf_olive,
        int(270 * (r / 0.3) ** 2),
        R,
        core,
        size=(0.8, 1.2),
    )
for k in range(240):  # garland trailing over the parapet
    x = R.uniform(-2.25, 2.25)
    dr = (0.5 + 0.5 * math.sin(x * 3.1 + 1)) * (0.42 if abs(x) > 1.9 else 0.12) + 0.06
    z = T + 0.24 - dr * R.random()
    put(
        vine,
        (x, -0.15 - 0.02 * R.random(), z),
        (R.gauss(0, 0.6), -0.45, -0.6),
        (0, -1, 0.5),
        R.uniform(-0.4, 0.4),
        R.uniform(0.55, 0.95),
    )
fl = L(
    length=0.07, width=0.03, curl=0.7, fold=0.1, nx=4, ny=5, thick=0.07, m=dict(a="#FFF3DA", b="#FFFFFF", transl=0.1)
)
eye = clay("#D9A63F", bump=0)


def flower(p, d, s=1.0):
    d = Vector(d).normalized()
    t = d.orthogonal().normalized()
    b = d.cross(t)
    for q in range(5):
        an = q * 1.2566
        put(fl, p, t * math.cos(an) + b * math.sin(an) + d * 0.35, d, 0, s)
    ball(0.02 * s, Vector(p) + d * 0.012 * s, eye, sub=2)


for k in range(16):
    flower(
        (R.uniform(-2, 2), 0.12 + R.uniform(0, 0.2), T + 0.42 + R.uniform(-0.06, 0.1)), (R.gauss(0, 0.3), -1, 0.6), 1.2
    )


# ---- street life
def topiary(x, y, z, m, r=0.30, ph=0.42):
    t = pot((x, y, z), m, ph, 0.24, "taper", soil)
    tube([(x, y, t), (x, y, t + 0.42)], [0.032, 0.026], bark)
    crown((x, y, t + 0.42 + r * 0.75), [(0, 0, 0, r)], lf_bush, 420, R, core, size=(0.7, 1.0))


P = [ceramic(c) for c in B["pots"]]
topiary(0.44, -0.62, Z, P[0])
topiary(2.12, -0.62, Z, P[0])
t = pot((-2.55, -0.55, Z), P[1], 0.5, 0.30, "round", soil)
for k in range(17):
    an = k * 2.4
    put(
        lf_big,
        (-2.55 + 0.05 * math.cos(an), -0.55 + 0.05 * math.sin(an), t),
        (math.cos(an), math.sin(an), 0.5 + 1.6 * k / 17),
        (0, 0, 1),
        0,
        R.uniform(0.9, 1.35),
    )
t = pot((-2.15, -1.05, Z), P[2], 0.30, 0.21, "cyl", soil)
crown(
    (-2.15, -1.05, t + 0.14),
    [(0, 0, 0, 0.19), (0.1, 0.03, -0.02, 0.13), (-0.1, -0.02, -0.02, 0.13)],
    lf_olive,
    150,
    R,
    core,
    size=(0.6, 0.9),
)
# bench
for y in (-0.58, -0.46, -0.34):
    rbox((1.5, 0.09, 0.045), (-0.95, y, Z + 0.30), wood, r=0.015)
for x in (-1.55, -0.35):
    rbox((0.07, 0.34, 0.30), (x, -0.46, Z), trim, r=0.02)
# sandwich board
for s in (1, -1):
    rbox((0.50, 0.035, 0.72), (2.72, -1.28 - s * 0.13, Z), wood, r=0.012, rot=(-s * 0.17, 0, 0.0))
rbox((0.42, 0.02, 0.52), (2.72, -1.445 + 0.02, Z + 0.13), clay(B["primary"], rough=0.7), r=0.01, rot=(-0.17, 0, 0))
cross(0.24, gold, (2.72, -1.425 + 0.02, Z + 0.40), 0.02, (math.pi / 2 - 0.17, 0, 0))
# grass + bushes around
pts = [(R.uniform(-3.1, 3.1), R.uniform(-0.2, 3.0), G + 0.05) for _ in range(900)]
pts = [p for p in pts if (abs(p[0]) > 2.36 or p[1] > 3.0) and not (abs(p[0]) > 2.75 and p[1] > 2.7)]
tufts(blade, pts, R, (0.6, 1.1), 0.6)
for x, y, r in ((-2.85, 1.9, 0.34), (-2.75, 2.55, 0.44), (2.85, 0.75, 0.30), (2.85, 1.5, 0.42), (2.72, 2.4, 0.5)):
    crown(
        (x, y, G + r * 0.6),
        [(0, 0, 0, r), (0, r * 0.7, -r * 0.2, r * 0.65), (0, -r * 0.7, -r * 0.25, r * 0.6)],
        lf_bush,
        int(330 * (r / 0.3) ** 2),
        R,
        core,
        size=(0.85, 1.2),
    )
for k in range(22):
    s = R.choice((-1, 1))
    flower((s * R.uniform(2.5, 3.05), R.uniform(-0.15, 1.6), G + 0.18), (R.gauss(0, 0.3), -0.5, 1), 1.2)

# ---- studio
backdrop(a.get("bg", "#F8F1E4"), center=(-0.3, -0.6), r0=3.6, r1=8.2)
world("#FFFAF4", 0.29)
area((-6.2, -5.0, 11.0), (0, 0, 1.5), 2.4, 2450, "#FFF8EC")
area((9, -8, 5), (0, 0, 1.5), 7, 260, "#F0F6F2")
area((5, 7.5, 9), (0, 1, 2), 3.5, 420, "#FFF6E8", 75)
camera((-8.0, -15.8, 7.0), (-0.02, 0.45, 2.24), lens=56.5, fstop=0.9, focus=(-0.6, -0.4, 1.8))
render(a, exposure=0.12)
