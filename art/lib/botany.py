"""Leaves, crowns, pots and grass."""
import math

import bmesh
import bpy
from mathutils import Matrix, Vector

from meshes import _link, ball, lathe


def leaf_mesh(
    length=1.0, width=0.32, curl=0.6, fold=0.25, thick=0.035, tip=1.15, base=0.75, nx=8, ny=14, mat=None, name="leaf"
):
    """Puffy leaf along +Y, normal +Z. curl = bend (rad) over the length; fold = V-fold along the midrib."""

    def w(t):
        return width * (math.sin(math.pi * t**base) ** tip if 0 < t < 1 else 0.0) + 0.012 * width * (1 - t)

    v, f = [], []
    for side in (1, -1):
        for j in range(ny + 1):
            t = j / ny
            ang = curl * t
            y = length * (math.sin(ang) / curl if abs(curl) > 1e-3 else t)
            z = -length * ((1 - math.cos(ang)) / curl if abs(curl) > 1e-3 else 0)
            ww = w(t)
            for i in range(nx + 1):
                s = i / nx * 2 - 1
                h = (
                    fold * abs(s) * ww
                    + side * thick * length * (1 - s * s) * math.sin(math.pi * min(max(t, 0.04), 0.97)) ** 0.5
                )
                v.append((s * ww, y + math.sin(ang) * h, z + math.cos(ang) * h))
    n = (nx + 1) * (ny + 1)
    for sd in (0, 1):
        for j in range(ny):
            for i in range(nx):
                a = sd * n + j * (nx + 1) + i
                q = (a, a + 1, a + nx + 2, a + nx + 1)
                f.append(q if sd == 0 else tuple(reversed(q)))
    me = bpy.data.meshes.new(name)
    me.from_pydata(v, [], f)
    bm = bmesh.new()
    bm.from_mesh(me)
    bmesh.ops.remove_doubles(bm, verts=bm.verts, dist=1e-5)
    bm.to_mesh(me)
    bm.free()
    me.polygons.foreach_set("use_smooth", [True] * len(me.polygons))
    me.use_auto_smooth = True
    me.auto_smooth_angle = math.radians(85)
    if mat:
        me.materials.append(mat)
    return me


def put(me, loc, direction, up=(0, 0, 1), roll=0.0, scale=1.0, name="leaf"):
    """Place an instance of mesh `me` so its +Y follows `direction` and its +Z leans to `up`."""
    y = Vector(direction).normalized()
    z = Vector(up)
    z = z - y * z.dot(y)
    if z.length < 1e-4:
        z = Vector((1, 0, 0)) - y * y.x
    z.normalize()
    x = y.cross(z)
    m = Matrix((x, y, z)).transposed().to_4x4() @ Matrix.Rotation(roll, 4, "Y")
    o = bpy.data.objects.new(name, me)
    o.matrix_world = Matrix.Translation(loc) @ m @ Matrix.Scale(scale, 4)
    return _link(o)


def crown(center, blobs, me, n, rnd, core=None, droop=0.25, size=(0.8, 1.15)):
    """Leafy crown: leaves scattered over a union of spheres [(dx,dy,dz,r)...]."""
    c = Vector(center)
    tot = sum(b[3] ** 2 for b in blobs)
    for bx, by, bz, r in blobs:
        bc = c + Vector((bx, by, bz))
        if core:
            ball(r * 0.86, bc, core, sub=3)
        k = int(n * r * r / tot)
        ga = math.pi * (3 - 5**0.5)
        for i in range(k):
            z = 1 - 2 * (i + 0.5) / k
            a = i * ga + rnd.uniform(-0.25, 0.25)
            q = math.sqrt(1 - z * z)
            nrm = Vector((q * math.cos(a), q * math.sin(a), z))
            p = bc + nrm * r * rnd.uniform(0.82, 0.98)
            if any((p - (c + Vector(o[:3]))).length < o[3] * 0.8 for o in blobs if o[:3] != (bx, by, bz)):
                continue
            tang = Vector((rnd.gauss(0, 1), rnd.gauss(0, 1), rnd.gauss(0, 1)))
            tang -= nrm * tang.dot(nrm)
            tang.normalize()
            d = (nrm * rnd.uniform(0.35, 0.9) + tang * 0.7 + Vector((0, 0, -droop))).normalized()
            put(me, p, d, nrm + Vector((0, 0, 0.35)), rnd.uniform(-0.4, 0.4), rnd.uniform(*size))


def pot(loc, mat, h=0.5, r=0.32, style="taper", soil=None, scale=1.0):
    """Lathed pots. Returns height of the soil surface (world z)."""
    if style == "taper":
        p = [
            (0, 0),
            (0.62, 0),
            (0.70, 0.03),
            (0.92, 0.86),
            (1.0, 0.88),
            (1.03, 0.94),
            (1.0, 1.0),
            (0.92, 1.0),
            (0.88, 0.95),
            (0.86, 0.82),
            (0, 0.82),
        ]
    elif style == "round":
        p = [
            (0, 0),
            (0.55, 0),
            (0.72, 0.03),
            (1.02, 0.30),
            (1.06, 0.55),
            (0.92, 0.86),
            (0.84, 0.95),
            (0.86, 1.0),
            (0.80, 1.02),
            (0.75, 0.97),
            (0.76, 0.85),
            (0, 0.85),
        ]
    else:
        p = [
            (0, 0),
            (0.9, 0),
            (0.98, 0.03),
            (1.0, 0.1),
            (1.0, 0.92),
            (0.99, 0.99),
            (0.93, 1.0),
            (0.88, 0.97),
            (0.87, 0.84),
            (0, 0.84),
        ]
    lathe([(x * r * scale, z * h * scale) for x, z in p], loc, mat)
    top = loc[2] + h * scale * 0.84
    if soil:
        rs = r * scale * (0.78 if style == "round" else 0.87)
        lathe(
            [(0, 0.07 * rs), (0.55 * rs, 0.05 * rs), (rs * 0.97, -0.02 * rs), (rs, -0.05 * rs)],
            (loc[0], loc[1], top),
            soil,
            smooth_it=2,
        )
    return top


def tufts(me, pts, rnd, size=(0.6, 1.2), lean=0.5):
    for p in pts:
        for _ in range(rnd.randint(3, 5)):
            a = rnd.uniform(0, 6.283)
            d = Vector((math.cos(a) * lean * rnd.random(), math.sin(a) * lean * rnd.random(), 1))
            put(
                me,
                (p[0] + rnd.uniform(-0.03, 0.03), p[1] + rnd.uniform(-0.03, 0.03), p[2]),
                d,
                (math.cos(a), math.sin(a), 0),
                0,
                rnd.uniform(*size),
            )
