"""Plants around the brands' shops. One Garden per scene: it owns the leaf meshes, which all its plants share."""
import math

from mathutils import Vector

from botany import crown, leaf_mesh, pot, put, tufts
from colour import PAL
from materials import clay, leafmat
from meshes import ball, tube


class Garden:
    def __init__(self, rnd):
        self.rnd = rnd
        self.soil = clay(PAL["soil"], rough=0.9, bump=0.8, scale=24)
        self.bark = clay("#8A6344", rough=0.75, bump=0.5, scale=18)
        self.lawn = clay("#7FA65F", rough=0.85, bump=0.5, scale=60)
        self.core = clay("#2F6B47", bump=0)
        self.bush_leaf = _leaf(0.13, 0.048, 4, 6, "#37794F", "#9CC877")
        self.olive_leaf = _leaf(0.16, 0.036, 4, 6, "#5E8A66", "#A6C08F")
        self.tree_leaf = _leaf(0.20, 0.070, 6, 8, "#357A4E", "#98C774")
        self.vine_leaf = _leaf(0.15, 0.066, 6, 8, "#448857", "#9DC976", base=0.62)
        self.blade = _leaf(0.15, 0.016, 4, 6, "#5F9150", "#9CC272", curl=0.8)
        self.big_leaf = _leaf(0.42, 0.115, 8, 14, "#2E6E49", "#6FAA5E", curl=1.0)

    def bush(self, x, y, z, r, leaf=None, dense=300):
        blobs = [(0, 0, 0, r), (r * 0.7, r * 0.1, -r * 0.25, r * 0.62), (-r * 0.62, -r * 0.1, -r * 0.2, r * 0.62)]
        crown(
            (x, y, z + r * 0.6),
            blobs,
            leaf or self.bush_leaf,
            int(dense * (r / 0.3) ** 2),
            self.rnd,
            self.core,
            size=(0.8, 1.2),
        )

    def sphere(self, x, y, z, r, leaf=None, size=(0.7, 1.0)):
        crown(
            (x, y, z), [(0, 0, 0, r)], leaf or self.bush_leaf, int(420 * (r / 0.3) ** 2), self.rnd, self.core, size=size
        )

    def topiary(self, x, y, z, material, r=0.28, height=0.42, pot_r=0.24):
        top = pot((x, y, z), material, 0.4, pot_r, "taper", self.soil)
        tube([(x, y, top), (x, y, top + height)], [0.032, 0.026], self.bark)
        self.sphere(x, y, top + height + r * 0.75, r)

    def cypress(self, x, y, z, height, r=0.3):
        """Slim column of stacked leaf balls."""
        steps = max(4, int(height / (r * 0.75)))
        blobs = [
            (0, 0, height * (i + 0.6) / steps, r * (1 - (i / steps) ** 1.8 * 0.72) * (0.9 if i == 0 else 1))
            for i in range(steps)
        ]
        crown(
            (x, y, z), blobs, self.olive_leaf, int(1700 * height * r), self.rnd, self.core, droop=-0.2, size=(0.7, 1.0)
        )
        tube([(x, y, z - 0.2), (x, y, z + 0.2)], 0.06, self.bark)

    def tree(self, x, y, z, trunk, spread, leaves=1300):
        s = spread / 0.58
        blobs = [
            (0, 0, 0.15, 0.58),
            (-0.42, -0.05, -0.12, 0.42),
            (0.44, 0, -0.1, 0.42),
            (0, -0.38, -0.12, 0.42),
            (0, 0.38, -0.05, 0.42),
            (-0.15, 0, 0.5, 0.38),
            (0.25, 0.05, 0.42, 0.36),
        ]
        crown(
            (x, y, z + trunk + 0.45 * s),
            [tuple(v * s for v in b) for b in blobs],
            self.tree_leaf,
            leaves,
            self.rnd,
            self.core,
            size=(0.85, 1.25),
        )
        points = [
            (x, y, z),
            (x - 0.05, y, z + trunk * 0.35),
            (x + 0.04, y, z + trunk * 0.7),
            (x, y, z + trunk + 0.4 * s),
        ]
        tube(points, [0.11 * s, 0.085 * s, 0.075 * s, 0.05 * s], self.bark)

    def rosette(self, x, y, z, material, r=0.3, h=0.5, leaves=17):
        top = pot((x, y, z), material, h, r, "round", self.soil)
        for k in range(leaves):
            an = k * 2.4
            direction = (math.cos(an), math.sin(an), 0.5 + 1.6 * k / leaves)
            put(
                self.big_leaf,
                (x + 0.05 * math.cos(an), y + 0.05 * math.sin(an), top),
                direction,
                (0, 0, 1),
                0,
                self.rnd.uniform(0.9, 1.35) * r / 0.3,
            )

    def grass(self, points):
        tufts(self.blade, points, self.rnd, (0.6, 1.1), 0.6)

    def vine(self, points, outward, scale=(0.7, 1.2)):
        """Leaves lying on a wall that faces `outward`."""
        for p in points:
            direction = Vector(outward) * 0.4 + Vector(
                (self.rnd.gauss(0, 0.5), self.rnd.gauss(0, 0.5), -self.rnd.random())
            )
            put(
                self.vine_leaf,
                p,
                direction,
                Vector(outward) + Vector((0, 0, 0.3)),
                self.rnd.uniform(-0.4, 0.4),
                self.rnd.uniform(*scale),
            )

    def spikes(self, x, y, z, width, depth, colours, n=40, height=0.3):
        """Lavender: thin stems with flower spikes."""
        stem = clay("#7E9F6A", bump=0)
        for _ in range(n):
            px, py = x + self.rnd.uniform(-width, width) / 2, y + self.rnd.uniform(-depth, depth) / 2
            h, lean = height * self.rnd.uniform(0.7, 1.1), self.rnd.gauss(0, 0.05)
            tube([(px, py, z), (px + lean, py, z + h)], 0.006, stem, res=2)
            petal = clay(self.rnd.choice(colours), rough=0.7, bump=0.2)
            for i in range(3):
                t = 0.62 + 0.19 * i
                ball(0.026 - 0.004 * i, (px + lean * t, py, z + h * t), petal, squash=1.5, sub=2)
        self.grass(
            [
                (x + self.rnd.uniform(-width, width) / 2, y + self.rnd.uniform(-depth, depth) / 2, z)
                for _ in range(n // 3)
            ]
        )

    def flower(self, p, direction, petal="#FFFFFF", s=1.2):
        mesh = _leaf(0.07, 0.03, 4, 5, "#FFF3DA", petal, curl=0.7)
        d = Vector(direction).normalized()
        t = d.orthogonal().normalized()
        b = d.cross(t)
        for q in range(5):
            put(mesh, p, t * math.cos(q * 1.2566) + b * math.sin(q * 1.2566) + d * 0.35, d, 0, s)
        ball(0.02 * s, Vector(p) + d * 0.012 * s, clay("#D9A63F", bump=0), sub=2)


_leaves = {}


def _leaf(length, width, nx, ny, a, b, curl=0.5, base=0.75):
    key = (length, width, a, b)
    if key not in _leaves:
        material = leafmat(a=a, b=b)
        _leaves[key] = leaf_mesh(length=length, width=width, curl=curl, fold=0.2, nx=nx, ny=ny, base=base, mat=material)
    return _leaves[key]
