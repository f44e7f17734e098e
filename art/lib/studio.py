"""Backdrop, lights and camera."""
import math
import sys

import bpy
from mathutils import Vector

from colour import lin, neutral_inv
from materials import _mats, clay
from meshes import _link, mesh_obj


def reset():
    bpy.ops.wm.read_factory_settings(use_empty=True)
    _mats.clear()


def cyclorama(hex_, width=60, front=-20, back=9, height=26, radius=7, z=0.0):
    v, f, n = [], [], 24
    prof = (
        [(front, z)]
        + [
            (back - radius + radius * math.sin(math.pi / 2 * i / n), z + radius * (1 - math.cos(math.pi / 2 * i / n)))
            for i in range(n + 1)
        ]
        + [(back, z + height)]
    )
    for y, zz in prof:
        v += [(-width / 2, y, zz), (width / 2, y, zz)]
    for i in range(len(prof) - 1):
        f.append((2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2))
    return mesh_obj("cyc", v, f, clay(hex_, rough=0.95, bump=0, spec=0.05), smooth=180)


# The key light is warm: a floor looks like the page only if its own colour is a little bluer.
FLOOR = {"#F8F1E4": "#EBE7DE", "#E6F3EA": "#D3E5E5", "#E4F2F7": "#D2E3F1", "#F2EAF8": "#E0DFF7"}


def backdrop(
    page_hex,
    albedo_hex=None,
    exposure=0.12,
    center=(0, 0),
    r0=5.0,
    r1=11.0,
    edge=(0.72, 0.99),
    back=34,
    radius=24,
    lift=0.10,
):
    """Studio sweep that dissolves into the exact page colour: real shadows near the subject,
    flat `page_hex` (through the tone curve) far away and along the picture edges -> seamless in CSS."""
    floor = albedo_hex or FLOOR.get(page_hex, page_hex)
    o = cyclorama(floor, back=back, radius=radius, width=160, height=44, front=-44)
    m = bpy.data.materials.new("backdrop")
    m.use_nodes = True
    nt = m.node_tree
    nt.nodes.clear()
    N = nt.nodes.new
    lk = nt.links.new
    out = N("ShaderNodeOutputMaterial")
    dif = N("ShaderNodeBsdfDiffuse")
    dif.inputs[0].default_value = lin(floor)
    em = N("ShaderNodeEmission")
    em.inputs[0].default_value = tuple(v / 2**exposure for v in neutral_inv(lin(page_hex))) + (1,)

    def math_(op, a_, b_=None):
        n = N("ShaderNodeMath")
        n.operation = op
        for k, v in enumerate((a_, b_)):
            if v is None:
                continue
            if isinstance(v, (int, float)):
                n.inputs[k].default_value = v
            else:
                lk(v, n.inputs[k])
        return n.outputs[0]

    def smooth(v, lo, hi):
        n = N("ShaderNodeMapRange")
        n.interpolation_type = "SMOOTHERSTEP"
        n.inputs[1].default_value = lo
        n.inputs[2].default_value = hi
        lk(v, n.inputs[0])
        return n.outputs[0]

    tc = N("ShaderNodeTexCoord")
    w = N("ShaderNodeSeparateXYZ")
    lk(tc.outputs["Window"], w.inputs[0])

    def f(v):
        return math_("POWER", math_("ABSOLUTE", math_("SUBTRACT", math_("MULTIPLY", v, 2), 1)), 3.5)

    win = smooth(math_("POWER", math_("ADD", f(w.outputs[0]), f(w.outputs[1])), 1 / 3.5), *edge)
    g = N("ShaderNodeNewGeometry")
    sub = N("ShaderNodeVectorMath")
    sub.operation = "DISTANCE"
    sub.inputs[1].default_value = (center[0], center[1], 0)
    lk(g.outputs["Position"], sub.inputs[0])
    far = smooth(sub.outputs["Value"], r0, r1)
    lp = N("ShaderNodeLightPath")
    fac = math_("MULTIPLY", math_("MAXIMUM", math_("MAXIMUM", win, far), lift), lp.outputs["Is Camera Ray"])
    mx = N("ShaderNodeMixShader")
    lk(fac, mx.inputs[0])
    lk(dif.outputs[0], mx.inputs[1])
    lk(em.outputs[0], mx.inputs[2])
    lk(mx.outputs[0], out.inputs[0])
    if "alpha=1" in sys.argv:
        o.visible_camera = False
        return o
    o.data.materials.clear()
    o.data.materials.append(m)
    return o


def area(loc, target, size, watts, hex_="#FFFFFF", spread=180):
    l = bpy.data.lights.new("area", "AREA")
    l.shape = "DISK"
    l.size = size
    l.energy = watts
    l.color = lin(hex_)[:3]
    l.spread = math.radians(spread)
    o = bpy.data.objects.new("area", l)
    o.location = loc
    o.rotation_euler = (Vector(target) - Vector(loc)).to_track_quat("-Z", "Y").to_euler()
    return _link(o)


def world(hex_="#FFF4E4", strength=0.45):
    w = bpy.data.worlds.new("w")
    bpy.context.scene.world = w
    w.use_nodes = True
    b = w.node_tree.nodes["Background"]
    b.inputs[0].default_value = lin(hex_)
    b.inputs[1].default_value = strength


def camera(loc, target, lens=85, fstop=None, focus=None, shift=(0, 0)):
    c = bpy.data.cameras.new("cam")
    c.lens = lens
    c.sensor_width = 36
    c.clip_end = 500
    c.shift_x, c.shift_y = shift
    o = bpy.data.objects.new("cam", c)
    o.location = loc
    o.rotation_euler = (Vector(target) - Vector(loc)).to_track_quat("-Z", "Y").to_euler()
    if fstop:
        c.dof.use_dof = True
        c.dof.aperture_fstop = fstop
        c.dof.aperture_blades = 0
        c.dof.focus_distance = (Vector(focus or target) - Vector(loc)).length
    _link(o)
    bpy.context.scene.camera = o
    return o


def daylight(scale=1.0, target=(0, 0, 1.2), strength=1.0, ambient=0.29):
    """The light of every picture: key from the left, wide fill from the right, rim behind. scale 1 suits 6 m."""
    world("#FFFAF4", ambient)
    power = scale * scale * strength

    def at(x, y, z):
        return (x * scale + target[0], y * scale + target[1], z * scale)

    area(at(-6.0, -5.0, 10.5), target, 2.4 * scale, 2350 * power, "#FFF8EC")
    area(at(8.5, -7.5, 4.8), target, 7 * scale, 270 * power, "#F0F6F2")
    area(at(5.0, 6.0, 8.5), target, 3.2 * scale, 400 * power, "#FFF6E8", 78)


def look(target, width, distance=17, elevation=14, azimuth=0, fstop=1.2, focus=None):
    """Camera that frames `width` metres at the target: `azimuth` degrees to the right, `elevation` above the horizon."""
    e, a = math.radians(elevation), math.radians(azimuth)
    flat = distance * math.cos(e)
    loc = (target[0] + flat * math.sin(a), target[1] - flat * math.cos(a), target[2] + distance * math.sin(e))
    o = camera(loc, target, 36 * distance / width, fstop, focus)
    o.data.sensor_fit = "HORIZONTAL"
    return o


def frame_subject(a, margin=0.02):
    """For cut-outs: zooms and shifts the camera onto everything built; the picture's height follows."""
    bpy.context.view_layer.update()
    cam = bpy.context.scene.camera
    to_camera = cam.matrix_world.inverted()
    seen = [o for o in bpy.data.objects if o.type in ("MESH", "CURVE", "FONT") and o.visible_camera]
    points = [to_camera @ (o.matrix_world @ Vector(corner)) for o in seen for corner in o.bound_box]
    us, vs = [p.x / -p.z for p in points], [p.y / -p.z for p in points]
    wide = (max(us) - min(us)) * (1 + 2 * margin)
    tall = (max(vs) - min(vs)) * (1 + 2 * margin)
    cam.data.sensor_fit = "HORIZONTAL"
    cam.data.lens = cam.data.sensor_width / wide
    cam.data.shift_x, cam.data.shift_y = (max(us) + min(us)) / 2 / wide, (max(vs) + min(vs)) / 2 / wide
    a["h"] = str(round(int(a["w"]) * tall / wide))
