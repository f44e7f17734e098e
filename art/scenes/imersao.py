"""Immersion: a stage in the garden and a full audience before it."""
from eden3d import *

SKINS = ("#C98F68", "#8B5A3C", "#EBC3A0", "#E3B48E", "#6F452E", "#D7A27A")
HAIR = (
    ("#2A1B14", "long"),
    ("#1B1412", "short"),
    ("#8A5A34", "bob"),
    ("#B9B2A6", "short"),
    ("#3B2619", "bun"),
    ("#17110F", "curly"),
    ("#5B3A22", "short"),
)
CLOTHES = ("#1E4D3A", "#F6F0E4", "#C9993A", "#C9704C", "#8FAE8E", "#E8C9B4", "#2D6B78")

a = args()
reset()
R = random.Random(151)
rslab(8.6, 5.6, 0.24, (0, 0, 0), plinth(), corner=1.2, r=0.05)
rslab(4.6, 1.7, 0.36, (0, 1.55, 0.24), wood(), corner=0.3, r=0.04)
arch = [(-2.1, 0), (2.1, 0)] + [
    (2.1 * math.cos(k * math.pi / 40), 1.05 + 1.35 * math.sin(k * math.pi / 40)) for k in range(41)
]
prism(arch, 0.16, (0, 2.45, 0.58), clay("#1E4D3A", rough=0.6, bump=0.05), r=0.05, rot=(math.pi / 2, 0, 0))
text("Imersão", 0.50, (0.5, 2.27, 2.18), clay("#F0CB78", rough=0.4, bump=0), depth=0.014, bev=0.0025)
for k in range(230):
    t = R.random() * math.pi
    at = Vector(
        (2.15 * math.cos(t) + R.gauss(0, 0.05), 2.28 - 0.1 * R.random(), 1.63 + 1.42 * math.sin(t) + R.gauss(0, 0.05))
    )
    put(
        leaf("round"),
        at,
        (math.cos(t) + R.gauss(0, 0.6), -0.5, math.sin(t) + R.gauss(0, 0.6)),
        (0, -1, 0.4),
        0,
        R.uniform(0.55, 0.9),
    )
# A half-figure always stands behind something: a lectern as wide as the torso.
with group((-1.0, 1.72, 0.90), (0, 0, 0.12), 0.74):
    person({**TEAM[0], "top": "#F6F0E4", "under": "#2F6B4F"}, R, hands=((-0.62, -0.62, 0.95), (0.38, -0.62, 0.70)))
with group((-0.97, 1.12, 0.60), (0, 0, 0.06)):
    rslab(1.36, 0.46, 0.74, (0, 0, 0), clay("#F5EDDF", rough=0.8, bump=0.05), corner=0.12, r=0.03)
    rbox((1.50, 0.56, 0.06), (0, -0.02, 0.75), clay("#1E4D3A", rough=0.5), r=0.02, rot=(0.2, 0, 0))
    cross(0.30, clay("#2F7A57", bump=0), (0, -0.23, 0.40), 0.04)
    tube([(0.48, 0.05, 0.80), (0.48, -0.02, 1.04), (0.38, -0.10, 1.15)], 0.016, gold())
    ball(0.05, (0.37, -0.11, 1.16), clay("#14211B", rough=0.5), sub=3)
potted("#1E4D3A", lambda: topiary(R, 0.28, 360), (1.15, 1.5, 0.60), 0.42, 0.32, "taper", 1.1)
colours = ("#2F7A57", "#2F7A57", "#E3B04B", "#2F7A57", "#C9704C")


def seated(seat):
    """One of the audience, seen from behind: neighbours never share hair, skin and clothes."""
    hair, style = HAIR[(seat * 3 + seat // 6) % len(HAIR)]
    figure = dict(skin=SKINS[(seat * 5 + seat // 6) % 6], hair=hair, style=style, under="#FBF6EC")
    figure["top"] = CLOTHES[(seat * 4 + seat // 7) % len(CLOTHES)]
    with group((0, -0.03, 0.44), (0, 0, R.uniform(-0.22, 0.22)), (0.47, 0.52, 0.52)):
        person(figure, R)


for row in range(3):
    for k in range(6):
        x = (k - 2.5) * 0.97
        with group((x, -0.28 - row * 0.86, 0.24), (0, 0, math.pi - 0.07 * (k - 2.5))):
            chair(colours[(k * 2 + row * 3) % 5])
            seated(row * 6 + k)
for x in (-2.0, 2.0):
    potted("#CF8B68", lambda: rosette(R, 15, 0.42), (x, 1.1, 0.60), 0.42, 0.32, "round")
for x, y, s, n in ((-3.6, 1.9, 1.0, 14), (3.6, 1.8, 1.05, 18), (-3.75, 0.3, 0.65, 0), (3.75, 0.2, 0.6, 8)):
    with group((x, y, 0.24), scale=s):
        bush(R, n, 750)
backdrop(a.get("bg", "#F8F1E4"), center=(0, -0.4), r0=5.0, r1=9.5)
daylight(1.15, (0, 0, 1.0))
look((0, 0, 1.26), 10.0, 22, elevation=21, azimuth=-10, focus=(0, 0, 1.2))
render(a, exposure=0.12)
