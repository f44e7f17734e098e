"""Building parts the brands' shops share: tiled roofs, awnings, benches, sash windows, string lights."""
import math

from mathutils import Vector

from botany import put
from materials import clay, emit, glass
from meshes import ball, chaikin, cyl, mesh_obj, rbox, tube
from marcas import cutout, rectangle

_tiles = {}


def tile_mesh(material, r=0.125, length=0.46):
    """Barrel tile along +Y, bulging to +Z, a little narrower at its upper end."""
    if material.name not in _tiles:
        verts, faces, n = [], [], 10
        for j, (y, k) in enumerate(((0, 1.0), (length, 0.86))):
            for radius in (r * k, (r - 0.028) * k):
                verts += [
                    (radius * math.cos(math.pi * i / n), y, radius * math.sin(math.pi * i / n) * 0.8)
                    for i in range(n + 1)
                ]
        m = n + 1
        for i in range(n):
            faces += [
                (i, i + 1, 2 * m + i + 1, 2 * m + i),
                (m + i + 1, m + i, 3 * m + i, 3 * m + i + 1),
                (i + 1, i, m + i, m + i + 1),
            ]
        o = mesh_obj("tile", verts, faces, material, smooth=50)
        o.hide_render = True
        _tiles[material.name] = o.data
    return _tiles[material.name]


def tiled_slope(corner, along, upward, width, length, material, rnd):
    """Tiles from the eave line (corner + along * width) up to the ridge (+ upward * length)."""
    corner, along, up = Vector(corner), Vector(along).normalized(), Vector(upward).normalized()
    normal = along.cross(up) if along.cross(up).z > 0 else up.cross(along)
    mesh, columns, rows = tile_mesh(material), max(2, round(width / 0.25)), max(2, round(length / 0.36))
    points = [corner, corner + along * width, corner + along * width + up * length, corner + up * length]
    mesh_obj("roof", points, [(0, 1, 2, 3)], material, smooth=0)
    for row in range(rows):
        for col in range(columns):
            p = corner + along * width * (col + 0.5) / columns + up * (length * row / rows - 0.03) + normal * 0.02
            o = put(mesh, p, up + normal * -0.045 + along * rnd.gauss(0, 0.012), normal)
            o.scale = (width / columns / 0.25, length / rows / 0.36, 1)


def awning(x0, x1, y, z, reach, drop, stripes, count, scallop=0.5):
    """Puffy striped awning with a scalloped edge, fixed at (y, z) and reaching towards the street."""
    profile = [(0, 0), (-0.36, -0.09), (-0.7, -0.35), (-0.93, -0.72), (-0.99, -0.86), (-1, -1)]
    width = (x1 - x0) / count
    rows = [(y + reach * a, z + drop * b, 1.0) for a, b in chaikin(profile, 2)]
    edge = rows[-1]
    for q in range(1, 9):
        angle = q / 8 * math.pi / 2
        rows.append((edge[0], edge[1] - math.sin(angle) * width * scallop, max(math.cos(angle), 0.02)))
    for i in range(count):
        _stripe(x0 + width * (i + 0.5), width, rows, stripes[i % len(stripes)])


def _stripe(cx, width, rows, material, n=10):
    verts, faces = [], []
    for y, z, share in rows:
        for k in range(n + 1):
            s = k / n * 2 - 1
            bulge = width * 0.1 * (1 - s * s) * share
            verts.append((cx + s * width * 0.497 * share, y - bulge * 0.55, z + bulge))
    for j in range(len(rows) - 1):
        for k in range(n):
            p = j * (n + 1) + k
            faces.append((p, p + 1, p + n + 2, p + n + 1))
    solid = mesh_obj("stripe", verts, faces, material, smooth=80).modifiers.new("solid", "SOLIDIFY")
    solid.thickness, solid.offset = 0.03, -1


def sash_window(x, y, z, w, h, frame, bars=(1, 1), thick=0.08):
    """Framed glass in the street plane."""
    cutout(rectangle(x, z, w, h), [rectangle(x, z + 0.06, w - 0.12, h - 0.12)], thick, (0, y, 0), frame, 0.012)
    corners = [
        (x - w / 2, y + 0.02, z),
        (x + w / 2, y + 0.02, z),
        (x + w / 2, y + 0.02, z + h),
        (x - w / 2, y + 0.02, z + h),
    ]
    mesh_obj("glass", corners, [(0, 1, 2, 3)], glass("#F6FAFA", 0.7), smooth=0)
    for i in range(bars[0]):
        rbox((0.04, thick * 0.8, h - 0.06), (x - w / 2 + w * (i + 1) / (bars[0] + 1), y, z + 0.03), frame, r=0.01)
    for i in range(bars[1]):
        rbox((w - 0.06, thick * 0.8, 0.04), (x, y, z + h * (i + 1) / (bars[1] + 1)), frame, r=0.01)


def bench(x, y, z, width, slats, legs, back=True):
    for k in range(3):
        rbox((width, 0.11, 0.045), (x, y - 0.14 + k * 0.14, z + 0.34), slats, r=0.015)
    for s in (-1, 1):
        rbox((0.07, 0.4, 0.34), (x + s * (width / 2 - 0.12), y, z), legs, r=0.02)
        if back:
            rbox((0.06, 0.06, 0.5), (x + s * (width / 2 - 0.12), y + 0.2, z + 0.34), legs, r=0.02, rot=(-0.12, 0, 0))
    for k in range(2 if back else 0):
        rbox((width, 0.04, 0.11), (x, y + 0.19 + k * 0.02, z + 0.48 + k * 0.17), slats, r=0.015, rot=(-0.12, 0, 0))


def string_lights(points, count, glow="#FFE1A8"):
    """A sagging wire with warm bulbs between two points."""
    (x0, y0, z0), (x1, y1, z1) = points
    at = lambda t: (x0 + (x1 - x0) * t, y0 + (y1 - y0) * t, z0 + (z1 - z0) * t - 0.22 * math.sin(math.pi * t))
    tube([at(i / 10) for i in range(11)], 0.007, clay("#5B5148", bump=0), res=3)
    for i in range(count):
        x, y, z = at((i + 0.5) / count)
        cyl(0.016, 0.04, (x, y, z - 0.05), clay("#5B5148", bump=0), 0.004, seg=16)
        ball(0.038, (x, y, z - 0.075), emit(glow, 4.5), sub=3)


def a_board(x, y, z, wood, panel, turn=0.0, size=(0.56, 0.8)):
    """Sandwich board; returns where a sign can be embossed on its front face."""
    w, h = size
    for s in (1, -1):
        dx, dy = 0.14 * s * math.sin(turn), -0.14 * s * math.cos(turn)
        rbox((w, 0.04, h), (x + dx, y + dy, z), wood, r=0.012, rot=(-s * 0.17, 0, turn))
    fx, fy = x + 0.118 * math.sin(turn), y - 0.118 * math.cos(turn)
    rbox(
        (w - 0.09, 0.03, h - 0.17),
        (fx + 0.03 * math.sin(turn), fy - 0.03 * math.cos(turn), z + 0.09),
        panel,
        r=0.01,
        rot=(-0.17, 0, turn),
    )
    lift = h * 0.5
    ahead = 0.054 - (lift - 0.09) * math.tan(0.17)
    return (fx + ahead * math.sin(turn), fy - ahead * math.cos(turn), z + lift), (math.pi / 2 - 0.17, 0, turn)
