"""The six levels as pots, from the seed to the tree."""
import math

from botany import put
from garden import bush, leaf, potted, seedling, soil, sprout, tree, young_plant
from materials import clay
from meshes import ball, lathe, tube

COLOURS = ["#CF8B68", "#E6D2B2", "#CBD3BF", "#8FAE8E", "#3E7559", "#1E4D3A"]
SIZES = [(0.56, 0.43), (0.60, 0.44), (0.64, 0.45), (0.68, 0.48), (0.74, 0.51), (0.82, 0.56)]
STYLES = ["taper", "taper", "round", "cyl", "taper", "round"]


def level_pot(level, rnd, loc=(0, 0, 0)):
    plants = [lambda: germinating_seed(rnd), sprout, seedling, lambda: young_plant(rnd), lambda: bush(rnd, 26)]
    plants.append(lambda: tree(rnd))
    height, radius = SIZES[level - 1]
    potted(COLOURS[level - 1], plants[level - 1], loc, height, radius, STYLES[level - 1])


def germinating_seed(rnd):
    """Soil heaped over the pot's rim, a seed that has opened and its first arching shoot."""
    lathe([(0, 0.17), (0.13, 0.155), (0.26, 0.085), (0.36, 0.0), (0.37, -0.06)], (0, 0, 0), soil(), smooth_it=3)
    husk = clay("#A8713F", rough=0.42, bump=0.3, scale=12, coat=0.25)
    seed = ball(0.105, (-0.13, -0.15, 0.135), husk, squash=0.62, rot=(0.1, -0.25, 0.35))
    seed.scale.x = 1.5
    shoot = [(-0.05, -0.13, 0.12), (0.035, -0.13, 0.20), (0.03, -0.12, 0.30), (0.0, -0.11, 0.39)]
    tube(shoot, [0.030, 0.027, 0.024, 0.02], clay("#A7CF83", rough=0.5, bump=0.04))
    ball(0.024, (0.0, -0.11, 0.39), clay("#A7CF83", rough=0.5, bump=0.04), sub=3)
    for side, size in ((1, 1.0), (-1, 0.92)):
        put(leaf("cotyledon"), (0, -0.11, 0.39), (side * 0.62, -0.25, 0.85), (-side * 0.2, -0.35, 1), 0, size)
    for _ in range(34):
        angle, away = rnd.uniform(0, 2 * math.pi), rnd.uniform(0.12, 0.27)
        height = 0.155 - 0.55 * (away - 0.11)
        ball(rnd.uniform(0.012, 0.026), (away * math.cos(angle), away * math.sin(angle), height), soil(), sub=2)
