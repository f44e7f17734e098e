"""Inside the Éden pharmacy: shelves full of goods, counter, window display, warm lamps."""
import math

from botany import put
from materials import ceramic, clay, emit
from meshes import ball, cyl, lathe, rbox, rslab, tube
from studio import area

SHELF_PLANE = 1.95  # nearer than the back wall, so that the goods read through the window


def furnish(rnd, B, F, W, D, mats, sprig):
    """`F` floor height, `W` x `D` the building; `mats`: white, wood, dark wood, trim, gold; `sprig` a leaf mesh."""
    goods = [clay(c, rough=0.5, bump=0, vary=0.12) for c in B["goods"]]
    back_shelves(rnd, goods, F, mats)
    side_shelves(rnd, goods, F, W, D, mats)
    counter_and_display(rnd, goods, B, F, mats, sprig)
    lamps(F, mats)


def back_shelves(rnd, goods, F, mats):
    rbox((4.0, 0.06, 2.75), (0, SHELF_PLANE + 0.16, F), clay("#FBF4E6", rough=0.6, bump=0.03), r=0.01)
    for k in range(5):
        z = F + 0.22 + k * 0.46
        rbox((3.9, 0.36, 0.045), (0, SHELF_PLANE, z), mats["dark"], r=0.012)
        x = -1.86
        while x < 1.84:
            m = rnd.choice(goods)
            t = rnd.random()
            w = rnd.uniform(0.10, 0.19)
            h = rnd.uniform(0.16, 0.33)
            rep = rnd.choice((1, 2, 2, 3))
            for _ in range(rep):
                if x + w > 1.9:
                    break
                if t < 0.66:
                    rbox((w, 0.20, h), (x + w / 2, SHELF_PLANE - 0.04, z + 0.045), m, r=0.018, seg=3)
                else:
                    r = w * 0.46
                    lathe(
                        [(0, 0), (r, 0), (r, h * 0.62), (r * 0.45, h * 0.74), (r * 0.45, h * 0.8), (0, h * 0.8)],
                        (x + w / 2, SHELF_PLANE - 0.04, z + 0.045),
                        m,
                        seg=24,
                        smooth_it=1,
                    )
                    cyl(
                        r * 0.55,
                        h * 0.18,
                        (x + w / 2, SHELF_PLANE - 0.04, z + 0.045 + h * 0.76),
                        mats["white"],
                        0.01,
                        seg=20,
                    )
                x += w + 0.018
            x += rnd.uniform(0.01, 0.07)


def side_shelves(rnd, goods, F, W, D, mats):
    for k in range(4):
        z = F + 0.3 + k * 0.46
        rbox((0.30, 1.7, 0.04), (-W / 2 + 0.30, D / 2 + 0.1, z), mats["dark"], r=0.012)
        y = 0.75
        while y < 2.2:
            w = rnd.uniform(0.12, 0.2)
            rbox(
                (0.18, w, rnd.uniform(0.16, 0.32)),
                (-W / 2 + 0.30, y + w / 2, z + 0.04),
                rnd.choice(goods),
                r=0.018,
                seg=3,
            )
            y += w + 0.03


def counter_and_display(rnd, goods, B, F, mats, sprig):
    rslab(1.0, 0.46, 0.62, (1.15, 1.30, F), clay("#FBF4E6", rough=0.6), corner=0.2, r=0.03)
    rslab(1.1, 0.54, 0.06, (1.15, 1.30, F + 0.62), mats["wood"], corner=0.24, r=0.02)
    rslab(2.1, 0.42, 0.34, (-0.76, 0.42, F), clay("#FBF4E6", rough=0.6), corner=0.1, r=0.02)  # window display
    for k in range(9):
        xx = -1.66 + k * 0.225
        m = rnd.choice(goods)
        hh = rnd.uniform(0.16, 0.34)
        if k % 3:
            rbox((0.15, 0.15, hh), (xx, 0.42 + rnd.uniform(-0.06, 0.06), F + 0.34), m, r=0.02, seg=3)
        else:
            bottle = [(0, 0), (0.075, 0), (0.075, hh * 0.6), (0.03, hh * 0.75), (0.03, hh), (0, hh)]
            lathe(bottle, (xx, 0.40, F + 0.34), m, seg=28, smooth_it=1)
    cyl(0.09, 0.18, (1.4, 1.3, F + 0.68), ceramic(B["pots"][0]), 0.02)
    for k in range(9):
        an = k * 0.7
        put(sprig, (1.4, 1.3, F + 0.84), (math.cos(an), math.sin(an), 0.9), (0, 0, 1), 0, 1.5)


def lamps(F, mats):
    area((-0.1, 1.0, F + 2.75), (-0.3, 1.5, F), 2.2, 120, "#FFE6C2")
    area((-0.8, 0.35, F + 2.05), (-0.6, SHELF_PLANE, F + 1.0), 1.0, 30, "#FFE9CC")
    for x in (-1.25, -0.25):  # pendant lamps
        tube([(x, 0.75, F + 2.6), (x, 0.75, F + 1.85)], 0.008, mats["trim"])
        lathe(
            [(0.02, 0.15), (0.06, 0.14), (0.15, 0), (0.14, 0), (0.05, 0.12)], (x, 0.75, F + 1.72), mats["gold"], seg=40
        )
        ball(0.055, (x, 0.75, F + 1.75), emit("#FFE3B0", 9), sub=3)
