"""Education pillar: a plant grows out of an open book, on a pile of books, beside a graduate's cap."""
from eden3d import *

a = args()
reset()
R = random.Random(61)
podium(2.9, 0.22, clay("#FBEBC6", rough=0.75, bump=0.05))
for k, (colour, turn, w, h) in enumerate((("#1E4D3A", 0.08, 3.3, 2.3), ("#C9704C", -0.06, 3.1, 2.2))):
    with group((-0.2, 0.1, 0.22 + 0.17 + k * 0.34), (math.pi / 2, 0, turn)):
        with group((0, 0, -h / 2)):
            book(cloth(colour), w=w, h=h, t=0.34)
with group((-0.2, 0.05, 0.90), (0, 0, 0.03), 0.98):
    open_book(cloth("#2F7A57"))
    ink = clay("#CFC6B2", rough=0.9, bump=0)
    for side in (-1, 1):
        for k in range(6):
            written_line(side, 0.62 - k * 0.26, 0.55, 1.29 if k % 3 else 1.11, ink)
    with group((0, 0.1, 0.20), scale=1.25):
        tube([(0, 0, -0.1), (-0.04, 0, 0.35), (0.04, 0, 0.75), (0, 0, 1.15)], [0.05, 0.04, 0.034, 0.02], stem())
        for k in range(17):
            t = 0.2 + 0.8 * k / 16
            angle = k * 2.4
            put(
                leaf("round"),
                (0.02 * math.sin(t * 6), 0, t * 1.12),
                (math.cos(angle), math.sin(angle), 0.5 + t * 0.6),
                (0, 0, 1),
                0,
                2.5 - 1.1 * t,
            )
        for k in range(3):
            put(
                leaf("round"),
                (0, 0, 1.14),
                (math.cos(k * 2.1), math.sin(k * 2.1), 1.6),
                (math.cos(k * 2.1), 0, 1),
                0,
                0.9,
            )
with group((2.15, -0.75, 0.22), (0, 0, -0.25), 1.0):
    felt = clay("#173F31", rough=0.8, bump=0.2, scale=120)
    lathe([(0, 0.0), (0.40, 0), (0.43, 0.06), (0.42, 0.36), (0, 0.40)], (0, 0, 0), felt)
    rbox((1.12, 1.12, 0.06), (0, 0, 0.38), felt, r=0.02, rot=(0, 0, 0.7))
    ball(0.05, (0, 0, 0.46), gold(), 0.7)
    tube([(0, 0, 0.455), (0.3, -0.3, 0.46), (0.55, -0.5, 0.40), (0.57, -0.52, 0.12)], 0.016, gold())
    lathe([(0.0, 0.0), (0.06, 0.0), (0.035, 0.16), (0, 0.18)], (0.57, -0.52, -0.02), gold(), seg=24)
with group((-2.3, -0.7, 0.22)):
    potted("#F8F1E3", seedling, (0, 0, 0), 0.42, 0.3)
for x, colour in ((-1.45, "#1E4D3A"), (-1.22, "#C9704C")):
    with group((x, -1.62, 0.29), (0.0, math.pi / 2, 0.35)):
        cyl(0.055, 0.85, (0, 0, -0.4), clay(colour, rough=0.4, bump=0), 0.01, seg=6)
        lathe([(0.055, 0), (0.015, 0.14), (0, 0.15)], (0, 0, 0.45), clay("#E8CFA2", bump=0), seg=24, smooth_it=0)
backdrop(a.get("bg", "#F8E3B2"), "#EBD6B0", center=(0, -0.6), r0=3.4, r1=7.0)
daylight(0.95, (0, 0, 1.0))
look((0, 0, 1.16), 6.8, elevation=17, azimuth=-8, focus=(0, -0.4, 1.2))
render(a, exposure=0.12)
