"""What makes a shop of offers: price tags, crates, baskets, bunting."""
import math

from mathutils import Vector

from materials import clay, metal
from meshes import mesh_obj, rbox, rrect, rslab, tube
from marcas import cutout, emboss
from marcas_produtos import bottle, box, jar, tube_pack


def price_tag(word, x, y, z, w, ground, letters, edge, turn=0.0, h=None):
    """Upright tag with cut corners and an eyelet, its word embossed; z is its lower edge."""
    h = h or w * 0.62
    cut, rot = h * 0.26, (math.pi / 2, turn, 0)
    outline = [(-w / 2, 0), (w / 2, 0), (w / 2, h - cut), (w / 2 - cut, h), (-w / 2 + cut, h), (-w / 2, h - cut)]
    grown = [(px * 1.09, py + (py - h / 2) * 0.13) for px, py in outline]
    eye = [
        (0.032 * w / 0.6 * math.cos(t / 8 * math.pi), h * 0.87 + 0.032 * w / 0.6 * math.sin(t / 8 * math.pi))
        for t in range(16)
    ]
    cutout(grown, [eye], 0.04, (x, y + 0.03, z), edge, 0.012, rot)
    cutout(outline, [eye], 0.05, (x, y, z), ground, 0.014, rot)
    shift = h * 0.4
    emboss(
        word, w * 0.82, (x + math.sin(turn) * shift, y - 0.03, z + math.cos(turn) * shift), letters, 0.004, 0.002, rot
    )


def crate(x, y, z, w, d, h, wood, rnd, colours, s=1.0):
    """Slatted crate with goods peeping out."""
    slat = h * 0.26
    for k in range(3):
        zz = z + 0.02 + k * (h - slat) / 2
        for side in (-1, 1):
            rbox((w, 0.025, slat), (x, y + side * (d / 2 - 0.012), zz), wood, r=0.008)
            rbox((0.025, d - 0.04, slat), (x + side * (w / 2 - 0.012), y, zz), wood, r=0.008)
    for sx in (-1, 1):
        for sy in (-1, 1):
            rbox((0.04, 0.04, h + 0.02), (x + sx * (w / 2 - 0.03), y + sy * (d / 2 - 0.03), z), wood, r=0.008)
    rbox((w - 0.04, d - 0.04, 0.02), (x, y, z + 0.02), wood, r=0.005)
    fill(x, y, z + 0.05, w - 0.1, d - 0.1, h, rnd, colours, s)


def fill(x, y, z, w, d, h, rnd, colours, s=1.0):
    """Rows of one or two sorts of goods, standing a little above the rim."""
    sort, colour, second = rnd.random(), rnd.choice(colours), rnd.choice(colours)
    step = 0.15 * s
    nx, ny = max(1, int(w / step)), max(1, int(d / step))
    for i in range(nx):
        for j in range(ny):
            px, py = x - w / 2 + (i + 0.5) * w / nx, y - d / 2 + (j + 0.5) * d / ny
            tall, paint = h * rnd.uniform(1.0, 1.28) * (1 + 0.6 * (s - 1)), colour if i < nx * 0.6 else second
            if sort < 0.4:
                box(
                    px,
                    py,
                    z,
                    0.12,
                    0.11,
                    tall,
                    paint,
                    second if paint == colour and second != colour else None,
                    rnd.gauss(0, 0.06),
                )
            elif sort < 0.7:
                bottle(
                    px, py, z, 0.055, tall * 1.1, paint, label=second if paint == colour and second != colour else None
                )
            elif sort < 0.88:
                jar(px, py, z, 0.062 * s, tall * 0.9, paint)
            else:
                tube_pack(px, py, z, 0.055 * s, tall * 1.05, paint)


def basket(x, y, z, material, rnd=None, colours=(), s=1.0):
    """Shopping basket with pierced sides and two folded handles."""
    w, d, h = 0.62 * s, 0.42 * s, 0.3 * s
    rslab(w * 0.86, d * 0.86, 0.03, (x, y, z), material, corner=0.05 * s, r=0.01)
    for k in range(4):
        t = k / 3
        pts = [
            (px + x, py + y, z + 0.03 + h * t)
            for px, py in rrect(w * (0.86 + 0.14 * t), d * (0.86 + 0.14 * t), 0.06 * s, 4)
        ]
        tube([*pts, pts[0]], (0.018 if k == 3 else 0.011) * s, material, res=2)
    for px, py in rrect(1, 1, 0.1, 2):
        tube([(x + px * w * 0.86, y + py * d * 0.86, z), (x + px * w, y + py * d, z + h)], 0.012 * s, material, res=1)
    for i in range(-3, 4):
        for s_ in (-1, 1):
            tube(
                [(x + i * w * 0.12, y + s_ * d * 0.43, z), (x + i * w * 0.14, y + s_ * d * 0.5, z + h)],
                0.01 * s,
                material,
                res=1,
            )
    if rnd:
        fill(x, y, z + 0.04, w * 0.7, d * 0.7, h * 1.1, rnd, colours)
        arc = [
            (x, y - d / 2 * math.cos(t / 10 * math.pi), z + h + 0.02 + h * 0.95 * math.sin(t / 10 * math.pi))
            for t in range(11)
        ]
        tube(arc, 0.016 * s, metal("#D9D4CC", 0.35), res=3)


def bunting(start, end, count, colours, size=0.26, sag=0.3):
    """Bandeirinhas on a sagging string."""
    a, b = Vector(start), Vector(end)
    at = lambda t: a.lerp(b, t) - Vector((0, 0, sag * 4 * t * (1 - t)))
    tube([at(i / 10) for i in range(11)], 0.009, clay("#8A7767", bump=0), res=3)
    side = b - a
    side.z = 0
    side.normalize()
    for i in range(count):
        p, half = at((i + 0.5) / count), size / 2
        drop = Vector((0, 0, -1))
        v = [
            p - side * half,
            p + side * half,
            p + side * half + drop * size * 1.25,
            p + drop * size * 0.85,
            p - side * half + drop * size * 1.25,
        ]
        o = mesh_obj(
            "flag",
            [tuple(q) for q in v],
            [(0, 1, 2, 3), (0, 3, 4)],
            clay(colours[i % len(colours)], rough=0.8, bump=0.05),
            smooth=0,
        )
        o.modifiers.new("solid", "SOLIDIFY").thickness = 0.015
