"""Furniture of the shops' interiors, modelled around the origin: place it with marcas.placed."""
import math

from materials import clay, emit, metal
from meshes import ball, cyl, lathe, rbox, rslab, tube
from marcas import arch, cutout


def armchair(cloth, legs):
    """Shell chair whose back is an arch."""
    rslab(0.86, 0.8, 0.24, (0, 0, 0.26), cloth, corner=0.24, r=0.09)
    rslab(0.7, 0.66, 0.14, (0, -0.04, 0.46), cloth, corner=0.22, r=0.065)
    cutout(arch(0, 0, 0.92, 0.92), [], 0.2, (0, 0.36, 0.3), cloth, 0.09, (math.pi / 2 - 0.12, 0, 0))
    for s in (-1, 1):
        rslab(0.2, 0.74, 0.36, (s * 0.42, -0.02, 0.3), cloth, corner=0.09, r=0.085)
        for y in (-0.28, 0.28):
            tube([(s * 0.3, y, 0.3), (s * 0.36, y * 1.15, 0)], [0.03, 0.018], legs)


def round_table(top, leg, r=0.46, h=0.62):
    lathe(
        [(0, 0), (r * 0.6, 0), (r * 0.58, 0.03), (0.06, 0.06), (0.04, 0.2), (0.04, h - 0.06), (0.1, h)],
        (0, 0, 0),
        leg,
        seg=48,
        smooth_it=1,
    )
    cyl(r, 0.05, (0, 0, h), top, 0.02)


def floor_lamp(stem, shade, h=2.1):
    cyl(0.2, 0.035, (0, 0, 0), stem, 0.012)
    tube([(0, 0, 0.03), (0, 0, h * 0.72), (0.1, 0, h * 0.94), (0.42, 0, h), (0.62, 0, h * 0.9)], 0.016, stem)
    lathe(
        [(0.03, 0.2), (0.1, 0.19), (0.22, 0.02), (0.235, 0), (0.215, 0.0), (0.09, 0.17)],
        (0.64, 0, h * 0.9 - 0.22),
        shade,
        seg=48,
        smooth_it=1,
    )
    ball(0.075, (0.64, 0, h * 0.9 - 0.16), emit("#FFE3B4", 7), sub=3)


def pendant(x, y, top, z, shade, wire, r=0.2, glow=7):
    tube([(x, y, top), (x, y, z + 0.18)], 0.008, wire)
    lathe(
        [(0.02, 0.2), (0.07, 0.19), (r, 0.02), (r + 0.01, 0), (r - 0.015, 0), (0.06, 0.17)],
        (x, y, z),
        shade,
        seg=48,
        smooth_it=1,
    )
    ball(0.07, (x, y, z + 0.05), emit("#FFE3B4", glow), sub=3)


def pressure_monitor(body, cuff):
    """Blood-pressure monitor with its screen, button, hose and cuff."""
    rslab(0.3, 0.24, 0.1, (0, 0, 0), body, corner=0.06, r=0.025)
    rbox((0.2, 0.11, 0.012), (0, 0.03, 0.098), clay("#3B4A47", rough=0.25, bump=0), r=0.005)
    cyl(0.032, 0.02, (0, -0.08, 0.095), cuff, 0.008, seg=32)
    tube(
        [(0.14, 0.02, 0.05), (0.26, 0.04, 0.03), (0.3, 0.16, 0.03), (0.36, 0.12, 0.06)], 0.012, clay("#6A6470", bump=0)
    )
    lathe(
        [(0.09, 0), (0.11, 0), (0.115, 0.02), (0.115, 0.2), (0.11, 0.22), (0.09, 0.22), (0.088, 0.1), (0.09, 0)],
        (0.42, 0.05, 0.0),
        cuff,
        seg=40,
        smooth_it=1,
    )


def stethoscope(hose):
    """Lies on a surface: two ear tubes joining into one, with its chest piece."""
    steel = metal("#DAD8D6", 0.25)
    z = 0.018
    for s in (-1, 1):
        tube([(s * 0.1, 0.22, z), (s * 0.13, 0.1, z), (s * 0.05, -0.02, z), (0, -0.08, z)], 0.014, hose)
        ball(0.02, (s * 0.1, 0.23, z + 0.004), steel, sub=3)
    tube([(0, -0.08, z), (0.03, -0.2, z), (0.16, -0.26, z), (0.26, -0.16, z), (0.24, -0.05, z)], 0.015, hose)
    cyl(0.055, 0.03, (0.24, 0.0, 0.004), steel, 0.01, seg=40)
