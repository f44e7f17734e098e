"""The toy pharmacy that recurs in many scenes, and its awning."""
import math

from garden import core, gold, lawn, leaf
from botany import crown
from group import group
from materials import clay, emit
from meshes import chaikin, mesh_obj, rbox, rslab, text, tube


def awning(width, colours, stripes=9, drop=0.34, reach=0.42):
    """Puffy scalloped stripes hanging from z=0 at y=0 towards -Y."""
    step = width / stripes
    mats = [clay(c, rough=0.85, bump=0.05, spec=0.08) for c in colours]
    curve = [(0, 0), (-0.36, -0.18), (-0.69, -0.47), (-0.93, -0.85), (-0.985, -1.0), (-1, -1.2)]
    rows = [(y * reach, z * drop, 1.0) for y, z in chaikin(curve, 2)]
    end_y, end_z, _ = rows[-1]
    for k in range(1, 9):
        angle = k / 8 * math.pi / 2
        rows.append((end_y, end_z - math.sin(angle) * step * 0.5, max(math.cos(angle), 0.02)))
    for i in range(stripes):
        strip(-width / 2 + step * (i + 0.5), step, rows, mats[i % 2])


def strip(centre, step, rows, mat, n=10):
    verts, faces = [], []
    for y, z, narrow in rows:
        for k in range(n + 1):
            s = k / n * 2 - 1
            bulge = 0.11 * step * (1 - s * s) * narrow
            verts.append((centre + s * step * 0.497 * narrow, y - bulge * 0.55, z + bulge))
    for j in range(len(rows) - 1):
        for k in range(n):
            p = j * (n + 1) + k
            faces.append((p, p + 1, p + n + 2, p + n + 1))
    o = mesh_obj("awning", verts, faces, mat, smooth=80)
    solid = o.modifiers.new("solid", "SOLIDIFY")
    solid.thickness, solid.offset = 0.03, -1


def mini_shop(rnd, primary="#1E4D3A", stripe="#FBF5E8", wall="#F5EDDF", label="Éden", letters="#F0CB78", garden=True):
    """2.0 wide, 1.4 deep, 1.75 high without its roof garden; standing on z=0, door to the right."""
    walls, trim = clay(wall, rough=0.8, bump=0.15, scale=40), clay(primary, rough=0.5, bump=0.03)
    white, warm = clay("#FBF6EC", rough=0.7, bump=0.04), emit("#FFE6BE", 0.85)
    rbox((2.0, 1.4, 1.6), (0, 0.7, 0), walls, r=0.05)
    rslab(2.2, 1.6, 0.1, (0, 0.7, 1.6), white, corner=0.1, r=0.035)
    rbox((1.06, 0.05, 0.66), (-0.36, 0.0, 0.36), trim, r=0.02)
    rbox((0.94, 0.05, 0.54), (-0.36, -0.012, 0.42), warm, r=0.01)
    rbox((0.04, 0.03, 0.56), (-0.36, -0.03, 0.41), trim, r=0.01)
    rbox((1.14, 0.14, 0.05), (-0.36, -0.03, 0.33), white, r=0.015)
    rbox((0.54, 0.05, 1.04), (0.60, 0.0, 0.0), trim, r=0.02)
    rbox((0.36, 0.04, 0.62), (0.60, -0.018, 0.32), warm, r=0.03)
    tube([(0.46, -0.05, 0.42), (0.46, -0.06, 0.48), (0.46, -0.05, 0.56)], 0.018, gold())
    goods = [clay(c, rough=0.5, bump=0) for c in (primary, "#E6C98B", "#8FAE8E", "#FBF6EC")]
    for k in range(7):
        height = rnd.uniform(0.14, 0.26)
        rbox((0.085, 0.05, height), (-0.75 + k * 0.13, -0.06, 0.38), rnd.choice(goods), r=0.014, seg=3)
    with group((0, -0.02, 1.18)):
        awning(2.04, (primary, stripe), 9, 0.16, 0.36)
    rslab(1.5, 0.30, 0.05, (0, -0.01, 1.38), trim, corner=0.1, r=0.015, rot=(math.pi / 2, 0, 0))
    text(
        label,
        0.30 if len(label) < 7 else 0.22,
        (0, -0.07, 1.37),
        clay(letters, rough=0.4, bump=0),
        depth=0.01,
        bev=0.002,
    )
    if garden:
        rbox((1.9, 1.3, 0.08), (0, 0.7, 1.68), lawn(), r=0.02)
        for x, y, r in ((-0.7, 0.35, 0.26), (-0.2, 0.5, 0.32), (0.35, 0.35, 0.24), (0.75, 0.6, 0.3), (-0.6, 1.0, 0.3)):
            blobs = [(0, 0, 0, r), (r * 0.7, 0.02, -r * 0.25, r * 0.6), (-r * 0.6, 0, -r * 0.2, r * 0.62)]
            crown((x, y, 1.72 + r * 0.5), blobs, leaf("small"), int(190 * (r / 0.3) ** 2), rnd, core(), size=(0.6, 0.9))
