"""Closing object of the technology page: the shop's till with its screen, receipt and card reader."""
from eden3d import *

a = args()
reset()
R = random.Random(57)
lawn_island(R)
cream, dark = clay("#F6F1E7", rough=0.5, bump=0.02), clay("#173B2D", rough=0.4, bump=0)
with group((-0.02, 0.0, ground_height), (0, 0, math.radians(-8)), 1.14):
    rslab(2.75, 1.3, 0.52, (0, 0, 0), cream, corner=0.16, r=0.06)
    drawer = clay("#E4DCCB", rough=0.6, bump=0)
    rslab(2.05, 0.30, 0.04, (0, -0.64, 0.26), drawer, corner=0.08, r=0.012, rot=UPRIGHT)
    rbox((0.5, 0.06, 0.07), (0, -0.70, 0.24), gold(), r=0.03)
    rbox((0.34, 0.16, 0.62), (-0.32, 0.30, 0.50), dark, r=0.05)
    with group((-0.32, 0.14, 0.86), (math.radians(-9), 0, 0)):
        rslab(2.5, 1.66, 0.14, (0, 0.07, 0.83), dark, corner=0.16, r=0.05, rot=UPRIGHT)
        uv_panel(2.3, 1.44, 0.08, (0, -0.075, 0.83), screen("painel", 1.0))
    rslab(0.52, 0.44, 0.30, (1.06, -0.2, 0.50), dark, corner=0.1, r=0.05)
    curl = ((-0.22, 0.76), (-0.23, 0.92), (-0.28, 1.02), (-0.40, 1.03), (-0.48, 0.92))
    verts = [(x, y, z) for x in (0.90, 1.22) for y, z in curl]
    slip = mesh_obj("receipt", verts, [(k, k + 5, k + 6, k + 1) for k in range(4)], paper(), smooth=60)
    slip.modifiers.new("solid", "SOLIDIFY").thickness = 0.012
with group((1.58, -0.55, ground_height), (0, 0, math.radians(-16))):
    with group((0, 0, 0.09), (math.radians(-62), 0, 0)):
        rslab(0.52, 0.92, 0.15, (0, 0.07, 0.42), ceramic("#C9704C"), corner=0.1, r=0.04, rot=UPRIGHT)
        display = clay("#CFE8B6", rough=0.3, bump=0)
        rslab(0.40, 0.30, 0.02, (0, -0.08, 0.66), display, corner=0.04, r=0.006, rot=UPRIGHT)
        for k in range(9):
            key = (-0.13 + 0.13 * (k % 3), -0.08, 0.40 - 0.12 * (k // 3))
            rslab(0.10, 0.08, 0.03, key, cream, corner=0.03, r=0.01, rot=UPRIGHT)
potted("#1E4D3A", lambda: young_plant(R), (-1.72, 0.72, ground_height), 0.75, 0.34, "cyl", 0.95)
potted("#CF8B68", lambda: bush(R, 14, 700), (1.75, 0.45, ground_height), 0.42, 0.32, "taper", 0.85)
closing_picture(a)
