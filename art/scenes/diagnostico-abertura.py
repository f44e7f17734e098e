"""Diagnostic, opening: a magnifying glass over a young plant, the first question on the clipboard."""
from eden3d import *

a = args()
reset()
R = random.Random(231)
podium(2.9, 0.22)
z = 0.22
with group((-1.25, 0.45, z), (math.radians(-12), 0, math.radians(12)), 1.0):
    rslab(2.2, 2.95, 0.10, (0, 0.05, 1.5), wood(), corner=0.16, r=0.04, rot=(math.pi / 2, 0, 0))
    uv_panel(1.92, 2.58, 0.05, (0, -0.056, 1.42), image_mat(f"{TEXTURES}/questao.png", rough=0.8, spec=0.1))
    rslab(0.8, 0.26, 0.12, (0, -0.02, 2.9), gold(), corner=0.08, r=0.03, rot=(math.pi / 2, 0, 0))
potted("#CF8B68", lambda: young_plant(R), (1.15, 0.25, z), 0.62, 0.46, "taper", 1.2)
with group((1.05, -0.62, z + 1.48), (math.radians(8), math.radians(24), math.radians(-6)), 1.0):
    brass = gold()
    ring = [(0.74, -0.07), (0.82, -0.07), (0.85, 0.0), (0.82, 0.07), (0.74, 0.07), (0.72, 0.0), (0.74, -0.07)]
    lathe(ring, (0, 0, 0), brass, rot=(math.pi / 2, 0, 0), seg=96)
    lens = cyl(0.74, 0.02, (0, 0.01, 0), glass("#F2FAF4", 0.35), 0.004, rot=(math.pi / 2, 0, 0), seg=96)
    tube([(0, 0, -0.84), (0, 0, -1.0)], 0.06, brass)
    lathe(
        [(0, 0), (0.085, 0.02), (0.11, 0.3), (0.085, 0.66), (0.06, 0.7)],
        (0, 0, -1.68),
        clay("#1E4D3A", rough=0.4, bump=0.03),
        seg=40,
    )
with group((2.25, -0.75, z)):
    potted("#F3E6CF", sprout, (0, 0, 0), 0.36, 0.27)
with group((-2.35, -0.75, z)):
    potted("#1E4D3A", lambda: rosette(R, 15, 0.4), (0, 0, 0), 0.45, 0.36, "round")
backdrop(a.get("bg", "#F8F1E4"), center=(0, -0.4), r0=3.6, r1=7.6)
daylight(0.98, (0, 0, 1.3))
look((0, 0, 1.55), 7.0, elevation=11, azimuth=3, focus=(0.3, -0.3, 1.5))
render(a, exposure=0.12)
