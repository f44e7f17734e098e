"""Clay figures: friendly peg people, about 2.1 high, standing on z=0 and facing -Y."""
import math

import bpy

from materials import clay, metal
from meshes import ball, lathe, mesh_obj, tube

HEAD, RADIUS, TALL = 1.62, 0.44, 1.10


def smooth_step(x):
    return x * x * (3 - 2 * x)


def away(phi):
    """0 at the face, 1 from about 115 degrees round to the back."""
    turn = abs(((phi + math.pi) % (2 * math.pi)) - math.pi)
    return smooth_step(min(1, turn / math.pi * 1.55))


def cap(reach, thick, mat, drop=None, push=0.0, n=72, m=22):
    """Hair as a patch on the head: for azimuth phi (0 = face) it covers polar angle 0..reach(phi), then may fall."""
    verts, faces = [], []
    for j in range(m + 5):
        for i in range(n):
            phi = 2 * math.pi * i / n
            limit, t = reach(phi), min(j / m, 1.0)
            theta, past = limit * t, max(0, (j - m) / 4)
            r = RADIUS * (1 + thick * (1 - 0.35 * t**6))
            if past:
                r = RADIUS * (1 + thick * 0.65 * (1 - past) - 0.06 * past)
                theta = limit + 0.05 * math.sin(past * math.pi)
            rho, z = r * math.sin(theta), r * TALL * math.cos(theta)
            fall = drop(phi) if drop else 0
            if fall and theta > 1.75:
                q = (theta - 1.75) / max(limit - 1.75, 0.01)
                rho = r * math.sin(1.75) * (1 + 0.05 * math.sin(q * 2.6)) * (1 - 0.2 * past)
                z = r * TALL * math.cos(1.75) - fall * min(q, 1)
            verts.append((rho * math.sin(phi), push - rho * math.cos(phi), HEAD + z))
    for j in range(m + 4):
        for i in range(n):
            k = (i + 1) % n
            faces.append((j * n + i, (j + 1) * n + i, (j + 1) * n + k, j * n + k))
    return mesh_obj("hair", verts, faces, mat, smooth=180)


def hairdo(style, mat, rnd):
    def parting(phi):
        return 0.10 * math.sin(phi + 0.6)

    if style == "short":
        cap(lambda q: 0.80 + parting(q) + 1.12 * away(q), 0.10, mat, push=0.015)
    if style == "cropped":
        cap(lambda q: 0.72 + parting(q) + 0.62 * away(q), 0.07, mat, push=0.015)
    if style == "bun":
        cap(lambda q: 0.78 + 0.04 * math.sin(q) + 1.28 * away(q), 0.075, mat, push=0.012)
        ball(0.20, (0, 0.12, 2.20), mat, 0.9, 5)
    if style == "bob":
        cap(lambda q: 0.72 + parting(q) * 1.4 + 1.75 * away(q), 0.16, mat, lambda q: 0.42 * smooth_step(away(q)), 0.03)
    if style == "long":
        cap(lambda q: 0.70 + parting(q) * 1.4 + 1.85 * away(q), 0.16, mat, lambda q: 0.82 * smooth_step(away(q)), 0.03)
    if style == "curly":
        curls(mat, rnd)


def curls(mat, rnd, count=620):
    cap(lambda q: 0.80 + 1.25 * away(q), 0.12, mat, push=0.02)
    for k in range(count):
        phi, theta = (k * 2.39996) % (2 * math.pi), math.acos(1 - 1.75 * (k + 0.5) / count)
        if theta > 0.86 + 1.22 * away(phi):
            continue
        r = RADIUS * 1.20
        x, y = r * math.sin(theta) * math.sin(phi), 0.03 - r * math.sin(theta) * math.cos(phi)
        ball(rnd.uniform(0.045, 0.066), (x, y, HEAD + 0.02 + r * TALL * math.cos(theta)), mat, 1, 2)


def beard(mat):
    """Round the chin, ending before the ears: the smile stays free, and hair and beard do not close like a hood."""

    def reach(phi):
        turn = abs(((phi + math.pi) % (2 * math.pi)) - math.pi)
        rise, fall = smooth_step(min(1, turn / 0.95)), smooth_step(min(1, max(0, turn - 0.95) / 0.5))
        return 0.90 + 0.36 * rise - 0.62 * fall

    o = cap(reach, 0.05, mat, push=-0.01)
    o.scale.z = -1
    o.location.z = 2 * HEAD - 0.01


def spectacles():
    frame = metal("#CFA75A", 0.3)
    for side in (-1, 1):
        bpy.ops.mesh.primitive_torus_add(
            major_radius=0.112,
            minor_radius=0.011,
            major_segments=56,
            minor_segments=10,
            location=(side * 0.155, -0.452, 1.635),
            rotation=(math.pi / 2, 0, side * 0.22),
        )
        bpy.context.object.data.materials.append(frame)
        bpy.ops.object.shade_smooth()
        tube([(side * 0.26, -0.42, 1.65), (side * 0.40, -0.22, 1.66), (side * 0.44, 0.02, 1.65)], 0.010, frame)
    tube([(-0.045, -0.478, 1.65), (0, -0.486, 1.665), (0.045, -0.478, 1.65)], 0.010, frame)


def face(skin, hair, ears):
    eye = clay("#241A16", rough=0.25, bump=0, spec=0.6)
    lip = clay("#7A3B2E", rough=0.5, bump=0)
    for side in (-1, 1):
        ball(0.040, (side * 0.155, -0.408, 1.64), eye, 1.25, 4)
        brow = [(side * 0.095, -0.430, 1.792), (side * 0.16, -0.420, 1.800), (side * 0.225, -0.390, 1.768)]
        tube(brow, [0.011, 0.014, 0.009], hair)
        if ears:
            ball(0.085, (side * 0.435, 0.03, 1.58), skin, 1.25, 4)
    ball(0.058, (0, -0.445, 1.555), skin, 0.95, 4)
    smile = [(-0.10, -0.418, 1.44), (-0.05, -0.434, 1.412), (0, -0.438, 1.402), (0.05, -0.434, 1.412)]
    tube(smile + [(0.10, -0.418, 1.44)], [0.010, 0.016, 0.017, 0.016, 0.010], lip)


def arm(side, hand, sleeve, skin):
    """From the shoulder round the body to `hand`."""
    x, y, z = hand
    elbow = (side * 0.80, -0.16, min(0.55, z + 0.05))
    ball(0.15, (side * 0.50, 0.02, 0.80), sleeve, 1, 4)
    tube([(side * 0.50, 0.02, 0.80), elbow, (x + side * 0.10, y + 0.06, z)], [0.15, 0.15, 0.12], sleeve)
    ball(0.125, (x, y, z), skin, 1, 4)


def person(p, rnd, hands=None):
    """`p`: skin, hair, style, top, under, glasses, beard. `hands`: left and right hand positions, if it has arms."""
    skin = clay(p["skin"], rough=0.5, bump=0.04, spec=0.3)
    hair = clay(p["hair"], rough=0.55, bump=0.25, scale=18, spec=0.35)
    top = clay(p["top"], rough=0.75, bump=0.2, scale=90)
    under = clay(p["under"], rough=0.7, bump=0.1)
    ball(RADIUS, (0, 0, HEAD), skin, TALL, 5)
    tube([(0, 0.03, 0.95), (0, 0.03, 1.3)], [0.165, 0.155], skin)
    shape = [
        (0, 1.08),
        (0.17, 1.08),
        (0.22, 1.06),
        (0.38, 0.99),
        (0.58, 0.86),
        (0.68, 0.66),
        (0.71, 0.35),
        (0.69, 0),
        (0, 0),
    ]
    lathe(shape, (0, 0.03, 0), top, seg=96, smooth_it=3).scale.y = 0.64
    collar = [(0.155, 1.0), (0.225, 1.02), (0.235, 1.10), (0.205, 1.14), (0.165, 1.11)]
    lathe(collar, (0, 0.02, 0), under, seg=64)
    ball(0.035, (0.30, -0.36, 0.74), metal("#E8C37A", 0.3), 0.9, 4)
    face(skin, hair, ears=p["style"] not in ("long", "bob"))
    hairdo(p["style"], hair, rnd)
    if p.get("beard"):
        beard(hair)
    if p.get("glasses"):
        spectacles()
    if hands:
        for side, hand in zip((-1, 1), hands):
            arm(side, hand, top, skin)
