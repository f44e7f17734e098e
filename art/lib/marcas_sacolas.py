"""Bags and loyalty cards, modelled around the origin: place them with marcas.placed."""
import math

from meshes import mesh_obj, rbox, rslab, tube
from marcas import FRONT, emboss


def paper_bag(w, d, h, paper, lining, flare=1.06):
    """Open paper bag with folded sides, slightly wider at its mouth."""
    x0, x1, y0, y1 = w / 2, w / 2 * flare, d / 2, d / 2 * flare
    pinch = d * 0.12
    ring = lambda x, y, z, p: [(-x, -y, z), (x, -y, z), (x - p, 0, z), (x, y, z), (-x, y, z), (-x + p, 0, z)]
    outer = [*ring(x0, y0, 0, 0), *ring((x0 + x1) / 2, (y0 + y1) / 2, h * 0.5, pinch * 0.4), *ring(x1, y1, h, pinch)]
    faces = [(5, 4, 3, 2, 1, 0)]
    for level in range(2):
        for i in range(6):
            j = (i + 1) % 6
            faces.append((level * 6 + i, level * 6 + j, level * 6 + 6 + j, level * 6 + 6 + i))
    o = mesh_obj("bag", outer, faces, paper, smooth=20)
    solid = o.modifiers.new("solid", "SOLIDIFY")
    solid.thickness, solid.offset = 0.02, -1
    soft = o.modifiers.new("soft", "BEVEL")
    soft.width, soft.segments = 0.012, 2
    rbox((w * 0.94, d * 0.9, 0.02), (0, 0, h * 0.82), lining, r=0.005)


def cord_handles(w, d, h, cord, rise=0.42, r=0.02, flare=1.06):
    for s in (-1, 1):
        y = s * (d / 2 * flare - 0.01)
        a = w * 0.24
        tube(
            [
                (-a, y - s * 0.02, h - 0.1),
                (-a, y, h + 0.02),
                (-a * 0.7, y * 0.9, h + rise * 0.75),
                (0, y * 0.82, h + rise),
                (a * 0.7, y * 0.9, h + rise * 0.75),
                (a, y, h + 0.02),
                (a, y - s * 0.02, h - 0.1),
            ],
            r,
            cord,
        )


def loyalty_card(ground, figure, stripe, mark, word, w=1.25):
    """Rounded card standing on its long edge, facing the street."""
    h = w * 0.63
    rslab(w, h, 0.03, (0, 0.015, h / 2), ground, corner=0.09, r=0.01, rot=FRONT)
    rbox((w * 0.999, 0.034, h * 0.13), (0, 0, h * 0.16), stripe, r=0.004)
    emboss(f"{mark}-simbolo", w * 0.17, (-w * 0.34, -0.02, h * 0.74), figure, 0.004, 0.002)
    emboss(word, w * 0.5, (w * 0.06, -0.02, h * 0.73), figure, 0.004, 0.002)


def tissue(w, d, z, paper, rnd, n=9):
    """Crumpled tissue peeping out of the bag's mouth."""
    for i in range(n):
        x, y = w * (i / (n - 1) - 0.5) * 0.82, rnd.uniform(-d, d) * 0.22
        size = rnd.uniform(0.16, 0.26)
        verts = [
            (x - size * 0.6, y - 0.05, z - 0.1),
            (x + size * 0.6, y + 0.05, z - 0.1),
            (x + size * rnd.uniform(0, 0.5), y + rnd.uniform(-0.1, 0.1), z + size),
            (x - size * 0.4, y, z + size * rnd.uniform(0.4, 0.8)),
        ]
        o = mesh_obj("tissue", verts, [(0, 1, 2, 3)], paper, smooth=0)
        o.rotation_euler = (0, 0, rnd.gauss(0, 0.1))
        o.modifiers.new("solid", "SOLIDIFY").thickness = 0.012


def ribbon_bow(loc, cloth, size=0.2):
    x, y, z = loc
    for s in (-1, 1):
        loop = [
            (x, y, z),
            (x + s * size * 0.7, y - 0.03, z + size * 0.5),
            (x + s * size * 1.15, y - 0.02, z + 0.02),
            (x + s * size * 0.7, y - 0.03, z - size * 0.25),
            (x, y, z),
        ]
        tube(loop, 0.026, cloth)
        tube(
            [
                (x, y, z),
                (x + s * size * 0.35, y - 0.02, z - size * 0.6),
                (x + s * size * 0.5, y - 0.03, z - size * 1.25),
            ],
            [0.026, 0.024, 0.016],
            cloth,
        )
    rslab(0.09, 0.09, 0.06, (x, y, z - 0.01), cloth, corner=0.03, r=0.02, rot=(math.pi / 2, 0, 0))
