"""Values: nine golden fruits on one tree, a ladder against it and a basket for what is shared."""
from eden3d import *

a = args()
reset()
R = random.Random(41)
podium(2.3, 0.24)
cyl(2.1, 0.06, (0, 0, 0.24), lawn(), 0.02, seg=128)
meadow(
    R,
    [
        (r * math.cos(t), r * math.sin(t), 0.28)
        for r, t in ((R.uniform(0.2, 2.0), R.uniform(0, 6.28)) for _ in range(300))
    ],
)
foot = 0.28
tube(
    [(0.1, 0.2, foot - 0.05), (0.02, 0.2, foot + 0.6), (0.16, 0.2, foot + 1.2), (0.1, 0.2, foot + 1.7)],
    [0.2, 0.15, 0.13, 0.1],
    bark(),
)
for x, y, z in ((-0.6, 0.1, 1.75), (0.75, 0.2, 1.8), (0.15, -0.3, 1.7), (0.1, 0.7, 1.9)):
    tube(
        [(0.1, 0.2, foot + 1.0), (0.1 + x * 0.5, 0.2 + (y - 0.2) * 0.5, foot + 1.35), (x + 0.1, y, foot + z)],
        [0.09, 0.065, 0.03],
        bark(),
    )
for angle in (0.3, 2.2, 3.6, 5.2):
    tube(
        [
            (0.1, 0.2, foot + 0.16),
            (0.1 + 0.25 * math.cos(angle), 0.2 + 0.25 * math.sin(angle), foot + 0.06),
            (0.1 + 0.5 * math.cos(angle), 0.2 + 0.5 * math.sin(angle), foot - 0.04),
        ],
        [0.1, 0.07, 0.03],
        bark(),
    )
centre = Vector((0.1, 0.2, foot + 2.35))
blobs = [
    (0, 0, 0.15, 0.85),
    (-0.75, -0.05, -0.15, 0.6),
    (0.78, 0, -0.12, 0.62),
    (0.02, -0.55, -0.12, 0.6),
    (0, 0.55, -0.05, 0.6),
]
blobs += [(-0.4, -0.1, 0.75, 0.55), (0.45, 0.05, 0.72, 0.56), (0, 0, 1.12, 0.42)]
crown(centre, blobs, leaf("olive"), 3300, R, core(), size=(0.85, 1.2))


def on_crown(x, z):
    """Front surface of the crown at that height, so that every fruit shows."""
    near = [
        by - math.sqrt(r * r - (x - bx) ** 2 - (z - bz) ** 2)
        for bx, by, bz, r in blobs
        if math.hypot(x - bx, z - bz) < r
    ]
    return centre + Vector((x, min(near) - 0.03, z))


for x, z in (
    (-0.98, -0.2),
    (-0.5, 0.2),
    (0.02, -0.3),
    (0.55, 0.1),
    (1.05, -0.25),
    (-0.55, 0.95),
    (0.02, 0.55),
    (0.6, 0.8),
    (0.05, 1.2),
):
    ball(0.115, on_crown(x, z), metal("#EBC470", 0.28), sub=5)
    put(leaf("olive"), on_crown(x, z + 0.05), (0.6, -0.4, 0.6), (0, -0.4, 1), 0, 0.8)
rail = wood()
with group((-0.98, -0.78, 0.26), (-0.30, 0.16, 0)):
    for x in (-0.22, 0.22):
        tube([(x, 0, 0), (x * 0.85, 0, 2.15)], 0.042, rail)
    for k in range(6):
        tube([(-0.22, 0, 0.28 + k * 0.33), (0.22, 0, 0.28 + k * 0.33)], 0.032, rail)
with group((0.95, -1.12, 0.28)):
    weave = clay("#C9995F", rough=0.7, bump=0.9, scale=38)
    lathe(
        [(0, 0.02), (0.30, 0.0), (0.40, 0.30), (0.43, 0.33), (0.41, 0.36), (0.36, 0.33), (0.30, 0.22), (0, 0.22)],
        (0, 0, 0),
        weave,
    )
    tube([(-0.39, 0, 0.3), (-0.3, 0, 0.66), (0, 0, 0.8), (0.3, 0, 0.66), (0.39, 0, 0.3)], 0.032, weave)
    orange = clay("#E2874C", rough=0.45, bump=0.12, scale=60)
    for x, y, z in (
        (-0.19, -0.12, 0.32),
        (0.03, -0.2, 0.33),
        (0.22, -0.08, 0.32),
        (-0.16, 0.13, 0.33),
        (0.1, 0.14, 0.34),
        (0.02, -0.02, 0.46),
    ):
        ball(0.125, (x, y, z), orange, sub=5)
    for x in (-0.12, 0.16):
        put(leaf("olive"), (x, -0.1, 0.48), (x, -0.3, 0.25), (0, -0.3, 1), 0, 1.1)
with group((-1.62, -0.35, 0.26), (0, 0, 0.5), 0.78):
    person(TEAM[5], R, hands=((-0.3, -0.7, 0.6), (0.42, -0.72, 0.95)))
for k in range(12):
    t = R.uniform(3.4, 6.0)
    flower((1.9 * math.cos(t), 1.7 * math.sin(t), 0.4), (0, -0.6, 0.8), 1.2)
backdrop(a.get("bg", "#E6F3EA"), center=(0, -0.4), r0=3.2, r1=7.0)
daylight(0.95, (0, 0, 1.6))
look((0, 0, 1.92), 5.2, elevation=10, azimuth=-4, focus=(0, -0.6, 2))
render(a, exposure=0.12)
