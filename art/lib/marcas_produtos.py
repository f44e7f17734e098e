"""Goods on the shelves: boxes, bottles, jars and tubes without words, in the brand's colours."""
from materials import ceramic, clay
from meshes import cyl, lathe, prism, rbox


def box(x, y, z, w, d, h, colour, band=None, turn=0.0):
    rbox((w, d, h), (x, y, z), clay(colour, rough=0.5, bump=0.03), r=0.012, rot=(0, 0, turn))
    if band:
        rbox(
            (w * 1.01, d * 1.01, h * 0.18),
            (x, y, z + h * 0.52),
            clay(band, rough=0.5, bump=0),
            r=0.008,
            rot=(0, 0, turn),
        )


def bottle(x, y, z, r, h, colour, cap="#FBF8F2", label=None):
    body = [(0, 0), (0.92, 0), (1, 0.04), (1, 0.62), (0.9, 0.72), (0.42, 0.80), (0.38, 0.84), (0.38, 0.86), (0, 0.86)]
    lathe([(a * r, b * h) for a, b in body], (x, y, z), ceramic(colour), seg=40)
    cyl(r * 0.46, h * 0.17, (x, y, z + h * 0.83), clay(cap, rough=0.4, bump=0), 0.01, seg=32)
    if label:
        cyl(r * 1.02, h * 0.26, (x, y, z + h * 0.2), clay(label, rough=0.6, bump=0), 0.004, seg=40)


def jar(x, y, z, r, h, colour, lid="#FBF8F2"):
    body = [(0, 0), (0.9, 0), (1, 0.06), (1.02, 0.55), (0.9, 0.72), (0.84, 0.78), (0, 0.78)]
    lathe([(a * r, b * h) for a, b in body], (x, y, z), ceramic(colour), seg=40)
    cyl(r * 0.88, h * 0.22, (x, y, z + h * 0.76), clay(lid, rough=0.4, bump=0), 0.015, seg=40)


def tube_pack(x, y, z, r, h, colour, cap="#FBF8F2"):
    """Cream tube standing on its cap."""
    cyl(r * 0.8, h * 0.16, (x, y, z), clay(cap, rough=0.4, bump=0), 0.01, seg=32)
    lathe(
        [(0, 0.14), (0.95, 0.14), (1, 0.2), (0.9, 0.7), (0.55, 1.0), (0, 1.0)], (x, y, z), ceramic(colour), seg=32
    ).scale = (r, r * 0.7, h)


def fill_shelf(x0, x1, y, z, rnd, colours, height=0.34, depth=0.16):
    """Groups of equal goods side by side, as a tidy shop shows them."""
    x = x0 + 0.03
    while x < x1 - 0.12:
        kind, colour, band = rnd.random(), rnd.choice(colours), rnd.choice(colours)
        w, h = rnd.uniform(0.11, 0.17), height * rnd.uniform(0.62, 0.95)
        for _ in range(rnd.randint(2, 4)):
            if x + w > x1 - 0.02:
                break
            cx = x + w / 2
            if kind < 0.5:
                box(cx, y, z, w * 0.92, depth, h, colour, band if band != colour else None)
            elif kind < 0.75:
                bottle(cx, y, z, w * 0.42, h, colour, label=band if band != colour else None)
            elif kind < 0.9:
                jar(cx, y, z, w * 0.44, h * 0.72, colour)
            else:
                tube_pack(cx, y, z, w * 0.42, h, colour)
            x += w
        x += rnd.uniform(0.03, 0.08)


def shelving(x, y, z, w, levels, step, material, rnd, colours, depth=0.26, back=None):
    """Boards with goods; levels are counted from z upwards."""
    if back:
        rbox((w, 0.04, levels * step + 0.08), (x, y + depth / 2, z), back, r=0.01)
    for i in range(levels):
        rbox((w, depth, 0.04), (x, y, z + i * step), material, r=0.012)
        fill_shelf(
            x - w / 2 + 0.04, x + w / 2 - 0.04, y - 0.02, z + i * step + 0.04, rnd, colours, step - 0.08, depth * 0.62
        )


def cross(size, loc, material, thick=0.1, rot=(0, 0, 0)):
    w, s = 0.34 * size, size
    outline = [
        (-w / 2, -s / 2),
        (w / 2, -s / 2),
        (w / 2, -w / 2),
        (s / 2, -w / 2),
        (s / 2, w / 2),
        (w / 2, w / 2),
        (w / 2, s / 2),
        (-w / 2, s / 2),
        (-w / 2, w / 2),
        (-s / 2, w / 2),
        (-s / 2, -w / 2),
        (-w / 2, -w / 2),
    ]
    return prism(outline, thick, loc, material, r=min(0.045, thick * 0.45), rot=rot)
