"""What the scenes of the three brands share: palettes, embossed signs, cut-out panels and the studio."""
import math

import addon_utils
import bpy

from materials import clay
from meshes import _link, cyl
from paths import ROOT
from studio import area, backdrop, camera, world

FRONT = (math.pi / 2, 0, 0)
GOLD_PAINT = "#E5BE68"
BRANDS = {
    "valora": dict(
        ink="#5B2A86",
        deep="#43206A",
        mid="#8259AD",
        soft="#BFA6D8",
        pale="#E6DCEE",
        wall="#F5F1F4",
        tint="#F2EAF8",
        white="#FBF9FB",
        goods=("#5B2A86", "#B79AD1", "#E6C98B", "#FBF8FC", "#D9C7E8", "#8FAE8E", "#F3E6D4"),
        mark="valora-farma",
    ),
    "dolado": dict(
        ink="#0B5E7A",
        deep="#084458",
        mid="#2C87A5",
        soft="#93C3D3",
        pale="#D3E6EC",
        wall="#F6F3EC",
        tint="#E4F2F7",
        white="#F9FBFA",
        goods=("#0B5E7A", "#93C3D3", "#E8C97C", "#F9FBFA", "#7FA58B", "#D9825B", "#D3E4EA"),
        mark="dolado-farma",
    ),
    "bate-preco": dict(
        ink="#A6330B",
        deep="#7E2608",
        mid="#D4501F",
        soft="#F2B08F",
        pale="#F6DACB",
        wall="#FAF1E8",
        tint="#FDEDE5",
        white="#FFF9F2",
        goods=("#C9461A", "#F5B82E", "#FFF8EE", "#7FA58B", "#F2C3A8", "#F7D37A", "#8E2C0A"),
        mark="bate-preco",
    ),
}


def emboss(svg, width, loc, mat, depth=0.02, bev=0.004, rot=FRONT):
    """Letters or a symbol from art/marks or the site's marks, raised by `depth`, centred on loc."""
    addon_utils.enable("io_curve_svg")
    before = set(bpy.data.objects)
    bpy.ops.import_curve.svg(filepath=mark_path(svg))
    curves = [o for o in bpy.data.objects if o not in before]
    points = [p for o in curves for s in o.data.splines for p in s.bezier_points]
    xs, ys = [p.co.x for p in points], [p.co.y for p in points]
    centre, scale = ((min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2), width / (max(xs) - min(xs))
    for o in curves:
        _raise(o, centre, scale, depth, bev, mat)
        o.location, o.rotation_euler = loc, rot
    return curves


def mark_path(name):
    folder = "marks" if name.endswith("-placa") else "../site/app/images/marks"
    return f"{ROOT}/{folder}/{name}.svg"


def _raise(o, centre, scale, depth, bev, mat):
    # All three at once: moving one point at a time lets Blender recompute its neighbours' handles.
    for spline in o.data.splines:
        points = spline.bezier_points
        moved = {
            part: [v for p in points for v in _scaled(getattr(p, part), centre, scale)]
            for part in ("co", "handle_left", "handle_right")
        }
        for p in points:
            p.handle_left_type = p.handle_right_type = "FREE"
        for part, values in moved.items():
            points.foreach_set(part, values)
    cu = o.data
    cu.dimensions, cu.fill_mode, cu.extrude, cu.resolution_u = "2D", "BOTH", depth, 8
    # The bevel grows outwards: drawing the outline back by as much keeps the counters of small letters open.
    cu.bevel_depth, cu.bevel_resolution, cu.offset = bev, 2, -bev
    cu.materials.clear()
    cu.materials.append(mat)
    if o.name not in bpy.context.scene.collection.objects:
        for owner in list(o.users_collection):
            owner.objects.unlink(o)
        bpy.context.scene.collection.objects.link(o)


def _scaled(v, centre, scale):
    return (v.x - centre[0]) * scale, (v.y - centre[1]) * scale, 0


def cutout(outer, holes, depth, loc, mat, bev=0.015, rot=FRONT):
    """Panel with openings: a filled outline in its own XY plane, standing upright and facing the street by default."""
    cu = bpy.data.curves.new("cutout", "CURVE")
    cu.dimensions, cu.fill_mode, cu.extrude = "2D", "BOTH", max(depth / 2 - bev, 0.001)
    cu.bevel_depth, cu.bevel_resolution, cu.offset = bev, 3, -bev
    for outline in (outer, *holes):
        spline = cu.splines.new("POLY")
        spline.points.add(len(outline) - 1)
        for point, (x, y) in zip(spline.points, outline):
            point.co = (x, y, 0, 1)
        spline.use_cyclic_u = True
    cu.materials.append(mat)
    o = bpy.data.objects.new("cutout", cu)
    o.location, o.rotation_euler = loc, rot
    return _link(o)


def rectangle(x, z, w, h):
    return [(x - w / 2, z), (x + w / 2, z), (x + w / 2, z + h), (x - w / 2, z + h)]


def arch(x, z, w, h, n=28):
    """Outline of an arched opening standing on z, h high at its crown."""
    r, spring = w / 2, z + h - w / 2
    crown = [(x + r * math.cos(math.pi * i / n), spring + r * math.sin(math.pi * i / n)) for i in range(n + 1)]
    return [(x - r, z), (x + r, z), *crown]


def placed(build, loc, turn=0.0, scale=1.0):
    """Runs `build`, which models around the origin, and moves what it made to its place."""
    before = set(bpy.data.objects)
    build()
    holder = _link(bpy.data.objects.new("placed", None))
    holder.location, holder.rotation_euler, holder.scale = loc, (0, 0, turn), (scale,) * 3
    for o in set(bpy.data.objects) - before - {holder}:
        if o.parent is None:
            o.parent = holder
    return holder


def gold_paint():
    """Small lettering is painted: metal that small turns brown."""
    return clay(GOLD_PAINT, rough=0.32, bump=0, spec=0.5, coat=0.3)


def disc_sign(mark, radius, loc, ground, figure, rot=FRONT, thick=0.1):
    """Round blade sign with the brand's symbol."""
    x, y, z = loc
    cyl(radius, thick, (x, y + thick / 2, z), ground, 0.03, rot=rot)
    emboss(f"{mark}-simbolo", radius * 1.15, (x, y - thick / 2 - 0.008, z), figure, 0.012, 0.004, rot)


def daylight(tint, eye, target, lens=56, center=(0, 0), reach=(3.8, 8.4), key=2450, focus=None, fstop=0.9):
    """The house light: key disk high on the left, soft fill, rim behind; backdrop in the section's tint."""
    backdrop(tint, center=center, r0=reach[0], r1=reach[1])
    world("#FFFAF4", 0.29)
    area((-6.2, -5.0, 11.0), (0, 0, 1.5), 2.4, key, "#FFF8EC")
    area((9, -8, 5), (0, 0, 1.5), 7, key * 0.106, "#F0F6F2")
    area((5, 7.5, 9), (0, 1, 2), 3.5, key * 0.171, "#FFF6E8", 75)
    camera(eye, target, lens=lens, fstop=fstop, focus=focus or target)
