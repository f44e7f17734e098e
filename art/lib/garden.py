"""Plants and earth every scene shares. Each grows at the origin: wrap it in `group` to place and scale it."""
import math

from botany import crown, leaf_mesh, pot, put, tufts
from colour import PAL
from materials import ceramic, clay, leafmat, metal
from mathutils import Vector
from meshes import ball, tube
from group import group

LEAVES = dict(
    cotyledon=(dict(length=0.20, width=0.075, curl=0.5, fold=0.12, base=0.9, thick=0.06), ("#7FB663", "#9CCB78")),
    round=(dict(length=0.30, width=0.105, curl=0.55, fold=0.18, base=0.8), ("#4B8A55", "#8FBB6C")),
    point=(dict(length=0.42, width=0.10, curl=0.9, fold=0.25), ("#3A7E52", "#86BA69")),
    small=(dict(length=0.17, width=0.058, curl=0.5, fold=0.2, nx=6, ny=8), ("#377A50", "#95C673")),
    tree=(dict(length=0.155, width=0.054, curl=0.5, fold=0.2, nx=6, ny=8), ("#33754C", "#93C371")),
    olive=(dict(length=0.185, width=0.050, curl=0.5, fold=0.2), ("#4F8560", "#A9CB8E")),
    big=(dict(length=1.0, width=0.24, curl=1.0, fold=0.2, thick=0.02, nx=10, ny=18), ("#33754C", "#86BA69")),
    blade=(dict(length=0.15, width=0.016, curl=0.8, fold=0.3, nx=4, ny=6), ("#5F9150", "#9CC272")),
    vine=(dict(length=0.15, width=0.066, curl=0.4, fold=0.15, nx=6, ny=8, base=0.62), ("#448857", "#9DC976")),
    petal=(dict(length=0.075, width=0.034, curl=0.7, fold=0.15, nx=4, ny=6, thick=0.07), ("#FFF6E4", "#FFFDF6")),
)
_meshes = {}


def leaf(kind):
    if kind not in _meshes:
        shape, colours = LEAVES[kind]
        _meshes[kind] = leaf_mesh(mat=leafmat(*colours, transl=0.1 if kind == "petal" else 0.22), **shape)
    return _meshes[kind]


def soil():
    return clay(PAL["soil"], rough=0.9, bump=0.9, scale=24)


def stem():
    return clay("#6E9A55", rough=0.55, bump=0.05)


def bark():
    return clay("#8A6344", rough=0.75, bump=0.5, scale=18)


def core():
    return clay("#2F6B47", bump=0)


def gold():
    return metal("#E8C37A", 0.3)


def plinth():
    return clay("#F3EEE5", rough=0.75, bump=0.05)


def wood():
    return clay("#C79A67", rough=0.55, bump=0.12, scale=20)


def lawn():
    return clay("#7FA65F", rough=0.85, bump=0.5, scale=60)


def sprout(height=0.30, size=1.5):
    tube([(0, 0, -0.02), (0.02, 0, height * 0.55), (-0.01, -0.01, height)], [0.026, 0.022, 0.018], stem())
    ball(0.021, (-0.01, -0.01, height), stem(), sub=3)
    for side, scale in ((1, 1.25), (-1, 1.1)):
        put(leaf("cotyledon"), (-0.01, -0.01, height - 0.005), (side, -0.25, 0.55), (0, -0.2, 1), 0, scale * size)


def seedling():
    tube([(0, 0, -0.02), (-0.03, 0, 0.3), (0.02, 0, 0.62)], [0.030, 0.024, 0.016], stem())
    ring = ((0.22, 20, 0.95), (0.25, 195, 1), (0.42, 100, 0.85), (0.43, 285, 0.95), (0.60, 10, 0.75), (0.61, 150, 0.72))
    for height, degrees, scale in ring + ((0.62, 260, 0.66),):
        angle = math.radians(degrees)
        direction = (math.cos(angle), math.sin(angle), 0.55 + height * 0.4)
        put(leaf("round"), (0, 0, height), direction, (0, 0, 1), 0, scale * 1.3)


def young_plant(rnd, stems=7):
    for k in range(stems):
        angle = k * 2 * math.pi / stems + 0.3
        reach = rnd.uniform(0.20, 0.34) if k else 0.05
        height = rnd.uniform(0.55, 0.95)
        out = Vector((math.cos(angle), math.sin(angle), 0))
        foot, knee = out * 0.06, out * reach * 0.6 + Vector((0, 0, height * 0.6))
        tip = out * reach * 1.3 + Vector((0, 0, height))
        tube([foot, knee, tip], [0.022, 0.018, 0.010], stem())
        for t in (0.38, 0.55, 0.72, 0.88, 1.0):
            at = foot.lerp(knee, t * 2) if t < 0.5 else knee.lerp(tip, t * 2 - 1)
            turn = angle + (1 if int(t * 20) % 2 else -1) * rnd.uniform(0.7, 1.3) if t < 1 else angle
            direction = (math.cos(turn), math.sin(turn), 0.55 if t < 1 else 0.9)
            put(leaf("point"), at, direction, (0, 0, 1), rnd.uniform(-0.3, 0.3), rnd.uniform(0.62, 0.95))


def flower(at, facing, size=1.0):
    facing = Vector(facing).normalized()
    across = facing.orthogonal().normalized()
    up = facing.cross(across)
    for k in range(5):
        angle = k * 2 * math.pi / 5
        put(leaf("petal"), at, across * math.cos(angle) + up * math.sin(angle) + facing * 0.35, facing, 0, size)
    ball(0.022 * size, Vector(at) + facing * 0.014 * size, clay("#D9A63F", bump=0), sub=2)


def wildflower(rnd, x, y, z, size=1.2):
    """A flower on its own stem, leaning a little."""
    tip = (x + rnd.gauss(0, 0.03), y + rnd.gauss(-0.02, 0.02), z + rnd.uniform(0.11, 0.18) * size)
    tube([(x, y, z - 0.02), (x, y, z + 0.07 * size), tip], 0.011 * size, stem(), res=3)
    flower(tip, (rnd.gauss(0, 0.3), -0.7, 0.8), size)


BUSH = [(0, 0, 0.12, 0.46), (-0.3, 0.02, -0.1, 0.34), (0.3, -0.03, -0.08, 0.35), (0.02, -0.26, -0.1, 0.34)]
BUSH += [(0, 0.28, -0.06, 0.34), (-0.08, 0.0, 0.42, 0.27)]


def bush(rnd, flowers=0, leaves=1250):
    crown((0, 0, 0.52), BUSH, leaf("small"), leaves, rnd, core(), size=(0.85, 1.25))
    for _ in range(flowers):
        d = Vector((rnd.gauss(0, 1), rnd.gauss(-0.35, 0.8), rnd.gauss(0.25, 0.8))).normalized()
        flower((d.x * 0.60, d.y * 0.56, 0.56 + d.z * 0.60), d)


TREE = [(0, 0, 0.25, 0.60), (-0.48, -0.05, -0.12, 0.44), (0.50, 0, -0.08, 0.45), (0.02, -0.42, -0.10, 0.43)]
TREE += [(0, 0.42, -0.05, 0.45), (-0.26, -0.1, 0.55, 0.40), (0.30, 0.05, 0.52, 0.42), (0, 0, 0.85, 0.30)]


def tree(rnd, fruit=17, leaves=3000):
    tube([(0, 0, -0.02), (-0.05, 0, 0.4), (0.05, 0, 0.85), (0, 0, 1.3)], [0.105, 0.078, 0.068, 0.05], bark())
    for x, y, z in ((-0.36, -0.05, 1.22), (0.38, 0.0, 1.25), (0.05, -0.3, 1.2), (0, 0.3, 1.3)):
        tube([(0.02, 0, 0.78), (x * 0.45, y * 0.45, 0.98), (x, y, z)], [0.05, 0.038, 0.02], bark())
    centre = Vector((0, 0, 1.62))
    crown(centre, TREE, leaf("tree"), leaves, rnd, clay("#2C6644", bump=0), size=(0.85, 1.25))
    for _ in range(fruit):
        blob = rnd.choice(TREE)
        d = Vector((rnd.gauss(0, 0.8), -abs(rnd.gauss(0.7, 0.5)), rnd.gauss(-0.1, 0.7))).normalized()
        at = centre + Vector(blob[:3]) + d * (blob[3] + 0.035)
        if all((at - centre - Vector(o[:3])).length >= o[3] * 0.97 for o in TREE if o != blob):
            ball(0.062, at, metal("#E8C37A", 0.32), sub=3)


def rosette(rnd, leaves=17, size=0.45):
    for k in range(leaves):
        angle = k * 2.4 + 0.4
        direction = (math.cos(angle), math.sin(angle), 0.55 + 1.8 * k / leaves)
        foot = (0.05 * math.cos(angle), 0.05 * math.sin(angle), 0)
        put(leaf("big"), foot, direction, (0, 0, 1), rnd.uniform(-0.25, 0.25), rnd.uniform(0.85, 1.25) * size)


def topiary(rnd, radius=0.30, leaves=420):
    tube([(0, 0, -0.02), (0, 0, 0.42)], [0.032, 0.026], bark())
    crown((0, 0, 0.42 + radius * 0.75), [(0, 0, 0, radius)], leaf("small"), leaves, rnd, core(), size=(0.55, 0.8))


def potted(colour, plant, loc, h=0.5, r=0.32, style="taper", scale=1.0):
    """A pot at `loc` with `plant()` growing from its soil."""
    top = pot(loc, ceramic(colour), h, r, style, soil(), scale)
    with group((loc[0], loc[1], top), scale=scale):
        plant()


def meadow(rnd, points, size=(0.6, 1.1)):
    tufts(leaf("blade"), points, rnd, size, 0.6)
