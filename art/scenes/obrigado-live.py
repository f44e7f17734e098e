"""Thanks after the live: the microphone it was spoken into, and the seed that was sown meanwhile."""
from eden3d import *
from niveis import level_pot

a = args()
reset()
R = random.Random(211)
podium(2.55, 0.24)
cream = ceramic("#F3E6CF")


def grille():
    """A dark core behind rings that follow the dome, and three bars over its front."""
    dome = [(0.55, 0.0), (0.56, 0.30), (0.52, 0.58), (0.38, 0.82), (0.0, 0.95)]
    lathe([(0, 0), *dome], (0, 0, 0), clay("#12261D", rough=0.6, bump=0), seg=64)
    for r, z in ((0.56, 0.10), (0.56, 0.25), (0.545, 0.40), (0.51, 0.54), (0.445, 0.67), (0.335, 0.78)):
        lathe([(r, z - 0.045), (r + 0.065, z), (r, z + 0.045)], (0, 0, 0), cream, seg=72, smooth_it=2)
    for turn in (-0.62, 0, 0.62):
        bar = [(r * 1.06 * math.sin(turn), -r * 1.06 * math.cos(turn), z) for r, z in chaikin(dome)]
        tube(bar, 0.05, cream)
    ball(0.11, (0, 0, 0.98), gold())


def microphone():
    """On its desk stand, 3.3 high, the head leaning towards the speaker."""
    lathe([(0, 0), (0.80, 0), (0.84, 0.04), (0.80, 0.13), (0.40, 0.20), (0, 0.21)], (0, 0, 0), wood(), seg=96)
    lathe([(0.83, 0.02), (0.865, 0.055), (0.83, 0.09)], (0, 0, 0), gold(), seg=96, smooth_it=1)
    tube([(0, 0, 0.18), (0, 0, 0.95)], 0.085, gold())
    fork = [(-0.80, 1.95), (-0.80, 1.45), (-0.52, 1.02), (0, 0.92), (0.52, 1.02), (0.80, 1.45), (0.80, 1.95)]
    tube([(x, 0, z) for x, z in fork], 0.06, gold())
    with group((0, 0, 1.95), (math.radians(10), 0, 0)):
        for side in (-1, 1):
            cyl(0.12, 0.26, (side * 0.74, 0, 0), gold(), 0.03, rot=(0, math.pi / 2 * side, 0), seg=40)
        body = [(0, -0.86), (0.30, -0.86), (0.50, -0.74), (0.60, -0.40), (0.62, 0.12), (0.55, 0.16), (0, 0.16)]
        lathe(body, (0, 0, 0), ceramic("#1E4D3A"), seg=96)
        lathe([(0.60, 0.08), (0.665, 0.13), (0.60, 0.20)], (0, 0, 0), gold(), seg=96, smooth_it=1)
        with group((0, 0, 0.18)):
            grille()


with group((-0.62, 0.15, 0.24), (0, 0, -0.30)):
    microphone()
cable = [(-1.25, 0.4), (-1.85, 0.1), (-1.95, -0.75), (-1.25, -1.2), (-0.7, -0.95), (-0.25, -1.2)]
tube([(x, y, 0.29) for x, y in cable], 0.05, clay("#1E4D3A", rough=0.5, bump=0.03))
with group((-0.28, -1.18, 0.29), (0, math.pi / 2, -0.5)):
    lathe([(0, 0), (0.075, 0), (0.075, 0.22), (0.04, 0.26), (0.04, 0.5), (0, 0.52)], (0, 0, 0), gold(), seg=40)
with group((1.38, -0.45, 0.24), scale=1.28):
    level_pot(1, R)
with group((1.15, 1.05, 0.24), (0, 0, -0.12)):
    for x in (-0.5, 0.5):
        tube([(x, 0, 0), (x, 0, 1.6)], 0.05, wood())
    with group((0, 0, 1.92)):
        board_sign("Ao vivo", 1.72, 0.72, size=0.42)
husk = clay("#A8713F", rough=0.42, bump=0.3, scale=12, coat=0.25)
for x, y, turn in ((0.78, -1.62, 0.4), (1.06, -1.76, -0.5), (1.32, -1.55, 1.1)):
    ball(0.085, (x, y, 0.29), husk, 0.6, rot=(0, 0, turn)).scale.x = 1.5
backdrop(a.get("bg", "#F8F1E4"), center=(0, -0.4), r0=3.4, r1=7.4)
daylight(0.98, (0, 0, 1.4))
look((0, 0, 1.56), 6.9, elevation=11, azimuth=-4, focus=(0, -0.4, 1.7))
render(a, exposure=0.12)
