"""The delivery bicycle, modelled around the origin and heading to +X."""
import math

from materials import clay, metal
from meshes import ball, cyl, lathe, rbox, rslab, tube
from marcas import emboss


def bicycle(brand, rnd):
    frame = clay(brand["mid"], rough=0.35, bump=0, coat=0.3)
    dark = clay("#3F4A4E", rough=0.6, bump=0.05)
    tan = clay("#B5793F", rough=0.6, bump=0.1)
    for x in (-0.6, 0.62):
        wheel(x, dark)
    frame_tubes(frame)
    cranks(dark)
    rbox((0.3, 0.15, 0.06), (-0.3, 0, 0.97), tan, r=0.03)
    for s in (-1, 1):
        tube([(0.44, 0, 1.05), (0.42, s * 0.14, 1.1), (0.34, s * 0.28, 1.08)], 0.018, dark)
        tube([(0.36, s * 0.25, 1.085), (0.28, s * 0.33, 1.06)], 0.026, tan)
    delivery_box(brand)
    front_basket(tan, brand)


def wheel(x, dark, r=0.42):
    n = 16
    ring = lambda radius, thick: [
        (radius + thick * math.cos(2 * math.pi * i / n), thick * math.sin(2 * math.pi * i / n)) for i in range(n + 1)
    ]
    lathe(ring(r - 0.03, 0.032), (x, 0, r), dark, smooth_it=0, rot=(math.pi / 2, 0, 0))
    lathe(ring(r - 0.065, 0.014), (x, 0, r), metal("#DCD8D0", 0.35), smooth_it=0, rot=(math.pi / 2, 0, 0))
    spoke = clay("#C9C9C4", rough=0.4, bump=0)
    for i in range(14):
        an = 2 * math.pi * i / 14
        tube([(x, 0, r), (x + (r - 0.07) * math.cos(an), 0, r + (r - 0.07) * math.sin(an))], 0.005, spoke, res=1)
    cyl(0.035, 0.1, (x, 0.05, r), metal("#DCD8D0", 0.35), 0.01, rot=(math.pi / 2, 0, 0), seg=24)


def frame_tubes(frame):
    crank, seat, head_low, head_top, rear, front = (
        (-0.08, 0.38),
        (-0.26, 0.9),
        (0.46, 0.72),
        (0.43, 0.98),
        (-0.6, 0.42),
        (0.62, 0.42),
    )
    for p, q, r in (
        (crank, seat, 0.027),
        (crank, head_low, 0.03),
        (seat, (0.44, 0.86), 0.025),
        (head_low, head_top, 0.032),
        (head_top, (0.44, 1.06), 0.02),
    ):
        tube([(p[0], 0, p[1]), (q[0], 0, q[1])], r, frame, res=1)
    tube([(-0.26, 0, 0.88), (-0.29, 0, 0.98)], 0.018, metal("#DCD8D0", 0.35), res=1)
    for s in (-0.05, 0.05):
        tube([(crank[0], s, crank[1]), (rear[0], s, rear[1])], 0.017, frame, res=1)
        tube([(seat[0] + 0.02, s * 0.6, seat[1] - 0.08), (rear[0], s, rear[1])], 0.015, frame, res=1)
        tube([(head_low[0], s * 0.6, head_low[1]), (front[0] - 0.04, s, 0.55), (front[0], s, front[1])], 0.019, frame)


def cranks(dark):
    cyl(0.1, 0.02, (-0.08, 0.06, 0.38), metal("#DCD8D0", 0.35), 0.005, rot=(math.pi / 2, 0, 0), seg=32)
    for s in (-1, 1):
        tube([(-0.08, -s * 0.06, 0.38), (-0.08 + s * 0.12, -s * 0.07, 0.38 - s * 0.1)], 0.014, dark, res=1)
        rbox((0.1, 0.09, 0.025), (-0.08 + s * 0.12, -s * 0.12, 0.37 - s * 0.1), dark, r=0.008)


def delivery_box(brand):
    ink, white = clay(brand["ink"], rough=0.45, bump=0.03), clay(brand["white"], rough=0.5, bump=0)
    rbox((0.5, 0.3, 0.025), (-0.68, 0, 0.86), clay("#3F4A4E", rough=0.6, bump=0), r=0.008)
    for s in (-0.08, 0.08):
        tube([(-0.6, s, 0.44), (-0.74, s, 0.86)], 0.012, clay("#3F4A4E", bump=0), res=1)
    rbox((0.58, 0.5, 0.46), (-0.7, 0, 0.88), ink, r=0.05)
    rbox((0.6, 0.52, 0.07), (-0.7, 0, 1.29), white, r=0.03)
    emboss("dolado-farma-simbolo", 0.3, (-0.7, -0.252, 1.08), white, 0.008, 0.003)


def front_basket(tan, brand):
    x, z, w, d = 0.74, 0.86, 0.34, 0.36
    for k in range(4):
        rslab(w * (0.86 + 0.05 * k), d * (0.86 + 0.05 * k), 0.035, (x, 0, z + k * 0.065), tan, corner=0.05, r=0.012)
    rbox((0.14, 0.12, 0.2), (x - 0.04, -0.04, z + 0.2), clay("#E8C97C", rough=0.5), r=0.012)
    rbox((0.12, 0.1, 0.16), (x + 0.06, 0.08, z + 0.2), clay(brand["white"], rough=0.5), r=0.012)
    ball(0.07, (x + 0.07, -0.08, z + 0.26), clay("#D9825B", rough=0.6), sub=3)
