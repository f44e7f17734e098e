"""Soft-edged solids: boxes, slabs, lathed shapes, tubes, lettering and textured panels."""
import math

import bmesh
import bpy

from paths import ROOT


def _link(o):
    bpy.context.scene.collection.objects.link(o)
    return o


def mesh_obj(name, verts, faces, mat=None, loc=(0, 0, 0), rot=(0, 0, 0), smooth=40):
    me = bpy.data.meshes.new(name)
    me.from_pydata(verts, [], faces)
    me.update()
    return _finish(me, name, mat, loc, rot, smooth)


def _finish(me, name, mat, loc, rot, smooth=40):
    if smooth:
        me.polygons.foreach_set("use_smooth", [True] * len(me.polygons))
        me.use_auto_smooth = True
        me.auto_smooth_angle = math.radians(smooth)
    o = bpy.data.objects.new(name, me)
    o.location = loc
    o.rotation_euler = rot
    if mat:
        me.materials.append(mat)
    return _link(o)


def bevel(o, w, seg=4, angle=35):
    b = o.modifiers.new("bevel", "BEVEL")
    b.width = w
    b.segments = seg
    b.limit_method = "ANGLE"
    b.angle_limit = math.radians(angle)
    b.harden_normals = True
    b.miter_outer = "MITER_ARC"
    return o


def rbox(size, loc, mat, r=0.04, rot=(0, 0, 0), seg=4, name="box"):
    """Box with soft edges; loc = centre of the bottom face."""
    x, y, z = size[0] / 2, size[1] / 2, size[2]
    v = [(-x, -y, 0), (x, -y, 0), (x, y, 0), (-x, y, 0), (-x, -y, z), (x, -y, z), (x, y, z), (-x, y, z)]
    f = [(3, 2, 1, 0), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)]
    o = mesh_obj(name, v, f, mat, loc, rot)
    return bevel(o, min(r, 0.48 * min(size)), seg)


def rrect(w, d, r, n=12):
    pts = []
    for cx, cy, a0 in (
        (w / 2 - r, d / 2 - r, 0),
        (-w / 2 + r, d / 2 - r, 90),
        (-w / 2 + r, -d / 2 + r, 180),
        (w / 2 - r, -d / 2 + r, 270),
    ):
        for i in range(n + 1):
            a = math.radians(a0 + 90 * i / n)
            pts.append((cx + r * math.cos(a), cy + r * math.sin(a)))
    return pts


def prism(pts, h, loc, mat, r=0.03, rot=(0, 0, 0), seg=4, name="prism"):
    n = len(pts)
    v = [(x, y, 0) for x, y in pts] + [(x, y, h) for x, y in pts]
    f = [tuple(reversed(range(n))), tuple(range(n, 2 * n))] + [
        (i, (i + 1) % n, n + (i + 1) % n, n + i) for i in range(n)
    ]
    o = mesh_obj(name, v, f, mat, loc, rot)
    return bevel(o, r, seg, 50) if r else o


def rslab(w, d, h, loc, mat, corner=0.3, r=0.04, rot=(0, 0, 0), seg=4, name="slab"):
    return prism(rrect(w, d, corner), h, loc, mat, r, rot, seg, name)


def chaikin(p, it=2):
    for _ in range(it):
        q = [p[0]]
        for a, b in zip(p, p[1:]):
            q += [
                (a[0] * 0.75 + b[0] * 0.25, a[1] * 0.75 + b[1] * 0.25),
                (a[0] * 0.25 + b[0] * 0.75, a[1] * 0.25 + b[1] * 0.75),
            ]
        p = q + [p[-1]]
    return p


def lathe(profile, loc, mat, seg=72, smooth_it=2, rot=(0, 0, 0), name="lathe", scale=1.0):
    """Revolve (radius, z) profile; Chaikin rounding gives soft 'turned' edges."""
    p = [(r * scale, z * scale) for r, z in chaikin(profile, smooth_it)]
    v, f = [], []
    for r, z in p:
        for i in range(seg):
            a = 2 * math.pi * i / seg
            v.append((max(r, 1e-4) * math.cos(a), max(r, 1e-4) * math.sin(a), z))
    for j in range(len(p) - 1):
        for i in range(seg):
            k = (i + 1) % seg
            f.append((j * seg + i, j * seg + k, (j + 1) * seg + k, (j + 1) * seg + i))
    return mesh_obj(name, v, f, mat, loc, rot, 60)


def cyl(r, h, loc, mat, bev=0.02, rot=(0, 0, 0), seg=64, name="cyl"):
    pts = [(r * math.cos(2 * math.pi * i / seg), r * math.sin(2 * math.pi * i / seg)) for i in range(seg)]
    return prism(pts, h, loc, mat, bev, rot, 4, name)


def ball(r, loc, mat, squash=1.0, sub=4, name="ball", rot=(0, 0, 0)):
    me = bpy.data.meshes.new(name)
    bm = bmesh.new()
    bmesh.ops.create_icosphere(bm, subdivisions=sub, radius=r)
    bm.to_mesh(me)
    bm.free()
    o = _finish(me, name, mat, loc, rot, 180)
    o.scale.z = squash
    return o


def tube(points, radii, mat, name="tube", res=8):
    """Smooth tapered tube through points (stems, trunks, handles)."""
    cu = bpy.data.curves.new(name, "CURVE")
    cu.dimensions = "3D"
    cu.bevel_depth = 1.0
    cu.bevel_resolution = 5
    cu.use_fill_caps = True
    sp = cu.splines.new("BEZIER")
    sp.bezier_points.add(len(points) - 1)
    sp.resolution_u = res
    if not hasattr(radii, "__len__"):
        radii = [radii] * len(points)
    for bp, p, r in zip(sp.bezier_points, points, radii):
        bp.co = p
        bp.radius = r
        bp.handle_left_type = bp.handle_right_type = "AUTO"
    cu.materials.append(mat)
    return _link(bpy.data.objects.new(name, cu))


def text(
    s, size, loc, mat, font="fraunces-600", depth=0.03, bev=0.008, rot=(math.pi / 2, 0, 0), align="CENTER", spacing=1.0
):
    cu = bpy.data.curves.new("text", "FONT")
    cu.body = s
    cu.size = size
    cu.extrude = depth
    cu.bevel_depth = bev
    cu.bevel_resolution = 3
    cu.font = bpy.data.fonts.load(f"{ROOT}/fonts/{font}.ttf", check_existing=True)
    cu.align_x = align
    cu.align_y = "CENTER"
    cu.space_character = spacing
    cu.materials.append(mat)
    o = bpy.data.objects.new("text", cu)
    o.location = loc
    o.rotation_euler = rot
    return _link(o)


def uv_panel(w, h, corner, loc, mat, rot=(0, 0, 0), depth=0.0, name="panel"):
    """Rounded rectangle in the XZ plane facing -Y with 0..1 UVs (screens, covers)."""
    pts = rrect(w, h, corner, 16) if corner else [(-w / 2, -h / 2), (w / 2, -h / 2), (w / 2, h / 2), (-w / 2, h / 2)]
    me = bpy.data.meshes.new(name)
    me.from_pydata([(x, 0, y) for x, y in pts], [], [tuple(range(len(pts)))])
    me.update()
    uv = me.uv_layers.new()
    for l in me.loops:
        c = me.vertices[l.vertex_index].co
        uv.data[l.index].uv = (c.x / w + 0.5, c.z / h + 0.5)
    o = bpy.data.objects.new(name, me)
    o.location = loc
    o.rotation_euler = rot
    me.materials.append(mat)
    return _link(o)
