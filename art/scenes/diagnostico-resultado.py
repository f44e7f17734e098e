"""Diagnostic, result: a dial whose colours are the six levels, and the plant it points to."""
from eden3d import *

a = args()
reset()
R = random.Random(241)
podium(3.0, 0.22)
cyl(1.95, 0.2, (0, 0, 0.22), clay("#F8F5EE", rough=0.75, bump=0.05), 0.05, seg=128)
base = Vector((0, 0.2, 0.72))
LEVELS = ("#E6F3EA", "#CFE8B6", "#A9D77F", "#F9D98A", "#1B6B4A", "#0E3B2E")
half = [(1.86 * math.cos(k * math.pi / 60), 1.86 * math.sin(k * math.pi / 60)) for k in range(61)]
prism(
    half + [(-1.86, -0.22), (1.86, -0.22)],
    0.20,
    tuple(base + Vector((0, 0.2, 0))),
    clay("#EADFC9", rough=0.6, bump=0.03),
    r=0.05,
    rot=(math.pi / 2, 0, 0),
)
for i, colour in enumerate(LEVELS):
    start, end = math.pi - (i + 0.04) * math.pi / 6, math.pi - (i + 0.96) * math.pi / 6
    outer = [
        (1.70 * math.cos(start + (end - start) * k / 12), 1.70 * math.sin(start + (end - start) * k / 12))
        for k in range(13)
    ]
    inner = [
        (1.12 * math.cos(end + (start - end) * k / 12), 1.12 * math.sin(end + (start - end) * k / 12))
        for k in range(13)
    ]
    prism(
        list(reversed(outer + inner)),
        0.09,
        tuple(base + Vector((0, 0.05, 0))),
        clay(colour, rough=0.55, bump=0.02),
        r=0.02,
        rot=(math.pi / 2, 0, 0),
    )
    middle = (start + end) / 2
    ink = clay("#FFFDF8" if i > 3 else "#0E3B2E", rough=0.5, bump=0)
    text(
        str(i + 1),
        0.30,
        tuple(base + Vector((1.41 * math.cos(middle), -0.05, 1.41 * math.sin(middle)))),
        ink,
        depth=0.008,
        bev=0.001,
    )
aim = math.pi - 3.5 * math.pi / 6
with group(tuple(base + Vector((0, -0.06, 0))), (0, math.pi / 2 - aim, 0)):
    prism(
        [(-0.09, 0), (0.09, 0), (0.0, 1.05)],
        0.06,
        (0, 0, 0),
        clay("#B4452C", rough=0.4, bump=0),
        r=0.015,
        rot=(math.pi / 2, 0, 0),
    )
cyl(0.2, 0.16, tuple(base + Vector((0, -0.02, 0))), gold(), 0.05, rot=(math.pi / 2, 0, 0))
potted("#8FAE8E", lambda: young_plant(R), (2.28, -0.9, 0.22), 0.62, 0.44, "cyl", 1.15)
potted("#CF8B68", sprout, (-2.3, -0.9, 0.22), 0.42, 0.32, "taper", 1.1)
potted("#CBD3BF", seedling, (-1.65, -1.75, 0.22), 0.42, 0.31, "round", 0.95)
backdrop(a.get("bg", "#F8F1E4"), center=(0, -0.4), r0=3.6, r1=7.6)
daylight(0.98, (0, 0, 1.3))
look((0, 0, 1.38), 7.2, elevation=11, azimuth=-4, focus=(0, -0.3, 1.4))
render(a, exposure=0.12)
