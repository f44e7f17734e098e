"""One leader (person=1..6) before an arched niche, holding something of the area he or she leads."""
from eden3d import *

a = args()
reset()
R = random.Random(4)
number = int(a["person"])
figure = TEAM[number - 1]


def sprout_pot():
    potted("#E9DCC3", lambda: sprout(0.22, 1.3), (0, 0, -0.16), 0.30, 0.20)


def crate():
    rbox((0.62, 0.34, 0.30), (0, 0, -0.16), wood(), r=0.03)
    for x, h, c in ((-0.18, 0.24, "#8FAE8E"), (0.0, 0.30, "#FBF6EC"), (0.17, 0.2, "#C9704C")):
        rbox((0.15, 0.16, h), (x, 0, 0.10), clay(c, rough=0.5, bump=0), r=0.02)
    cross(0.15, clay("#2F7A57", bump=0), (0, -0.16, 0), 0.03)


def tablet():
    rslab(0.66, 0.48, 0.05, (0, 0, 0.05), clay("#173B2D", rough=0.35, bump=0), corner=0.07, r=0.02, rot=(1.35, 0, 0))
    with group((0, -0.075, 0.04), (-0.22, 0, 0)):
        uv_panel(0.58, 0.40, 0.04, (0, 0, 0), screen("folha", 0.9))


def megaphone():
    with group((-0.02, -0.04, 0.16), (0, -0.14, 0.3)):
        horn = [
            (0.05, -0.2),
            (0.07, -0.05),
            (0.12, 0.12),
            (0.24, 0.32),
            (0.26, 0.36),
            (0.22, 0.34),
            (0.09, 0.1),
            (0, 0.05),
        ]
        lathe(horn, (0, 0, 0), ceramic("#F8F1E3"), rot=(0, math.pi / 2, 0))
        lathe([(0.252, 0.325), (0.275, 0.345), (0.262, 0.375)], (0, 0, 0), gold(), rot=(0, math.pi / 2, 0), smooth_it=1)
        tube([(-0.1, 0, -0.03), (-0.11, 0, -0.2), (-0.12, 0, -0.34)], 0.042, ceramic("#C9704C"))


def bouquet():
    for k in range(10):
        angle, r = k * math.pi / 4.5, 0.21 if k else 0
        tip = (r * math.cos(angle), -0.1, 0.38 + 0.7 * r * math.sin(angle))
        tube([(0, 0, -0.18), (tip[0] * 0.3, tip[1] * 0.3, 0.1), tip], 0.012, stem())
        flower(tip, (tip[0], -0.6, 0.6), 1.1)
        put(leaf("round"), (tip[0] * 0.6, tip[1] * 0.5, 0.22), (tip[0] * 3, -0.3, 0.5), (0, -1, 1), 0, 0.7)
    lathe([(0.05, -0.2), (0.09, -0.05), (0.25, 0.26), (0.24, 0.26), (0.05, -0.02)], (0, 0, 0), cloth("#F3E3C4"))


def shopping_bag():
    rbox((0.44, 0.22, 0.46), (0, 0, -0.24), clay("#E6C98B", rough=0.8, bump=0.1), r=0.02)
    cross(0.2, clay("#2F7A57", bump=0), (0, -0.11, -0.02), 0.03)
    tube([(-0.11, 0, 0.2), (-0.09, 0, 0.36), (0.09, 0, 0.36), (0.11, 0, 0.2)], 0.016, clay("#B98A5A"))
    put(leaf("round"), (0.1, 0.0, 0.2), (0.6, -0.2, 1), (0, -1, 0.4), 0, 0.7)
    put(leaf("round"), (0.02, 0.0, 0.2), (-0.2, -0.2, 1), (0, -1, 0.4), 0, 0.85)


rbox((14, 0.2, 12), (0, 1.25, -4), clay(figure["wall"], rough=0.9, bump=0.05, spec=0.1), r=0.02)
arch = [(-0.86, -1), (0.86, -1)]
arch += [(0.86 * math.cos(k * math.pi / 40), 1.56 + 0.86 * math.sin(k * math.pi / 40)) for k in range(41)]
prism(arch, 0.09, (0, 1.16, 0), clay(figure["niche"], rough=0.9, bump=0.05, spec=0.1), r=0.03, rot=(math.pi / 2, 0, 0))
blades = leafmat("#5E9E6E", "#B5D78F") if number == 5 else leafmat("#3F8558", "#A5CF80")
spray = leaf_mesh(length=0.46, width=0.12, curl=0.5, fold=0.2, mat=blades)
for side, knee, tip, lean in ((-1, 1.0, 2.2, 0.66), (1, 0.9, 1.8, 0.80), (-1, 0.8, 1.4, 1.1), (1, 0.8, 1.2, 1.1)):
    foot, bend = Vector((side * 0.55, 0.55, -0.1)), Vector((side * (lean + 0.25), 0.62, knee))
    end = Vector((side * lean, 0.66, tip))
    tube([foot, bend, end], [0.024, 0.020, 0.010], stem())
    for k in range(13):
        u = 0.1 + 0.9 * k / 12
        at, along = (foot.lerp(bend, u * 2), bend - foot) if u < 0.5 else (bend.lerp(end, u * 2 - 1), end - bend)
        direction = along.normalized() * 0.6 + Vector(((1 if k % 2 else -1) * 0.8, -0.35, 0.1))
        put(spray, at, direction, (0, -1, 0.5), R.uniform(-0.4, 0.4), R.uniform(0.75, 1.1) * (1 - 0.35 * u))
# Closed round the handle of the megaphone and the paper of the bouquet; at both sides of everything else.
HANDS = {4: ((-0.12, -0.72, 0.46), (0.2, -0.66, 0.44)), 5: ((-0.13, -0.70, 0.42), (0.13, -0.72, 0.40))}
person(figure, R, hands=HANDS.get(number, ((-0.27, -0.60, 0.42), (0.27, -0.60, 0.42))))
with group((0, -0.66, 0.50)):
    [sprout_pot, crate, tablet, megaphone, bouquet, shopping_bag][number - 1]()
world("#FFFAF4", 0.34)
area((-3.2, -4.2, 5.0), (0, 0, 1.4), 1.8, 520, "#FFF8EC")
area((4.5, -4, 2.2), (0, 0, 1.2), 3.5, 70, "#F0F6F2")
area((2.2, 0.9, 3.6), (0, 0, 1.6), 1.0, 60, "#FFF6E8")
camera((0, -11, 1.95), (0, 0, 1.42), lens=150, fstop=1.6, focus=(0, -0.35, 1.6))
render(a, exposure=0.12)
