"""What the closing objects of the pages share: a small lawn, one camera, and the cut-out for a dark ground."""
from garden import lawn, meadow, plinth, wildflower
from meshes import rslab
from render import render
from studio import backdrop, daylight, look

WIDTH, DEPTH, ground_height = 4.7, 2.2, 0.17


def lawn_island(rnd, flowers=12):
    """Its rim covers the part of the picture that overlaps the slab, so that nothing hangs before the dark."""
    rslab(WIDTH, DEPTH, 0.13, (0, 0, 0), plinth(), corner=0.95, r=0.04)
    rslab(WIDTH - 0.2, DEPTH - 0.2, 0.05, (0, 0, 0.12), lawn(), corner=0.86, r=0.02)
    meadow(rnd, [(*rim_point(rnd), ground_height) for _ in range(150)], (0.7, 1.2))
    for _ in range(flowers):
        wildflower(rnd, *rim_point(rnd), ground_height, 1.5)


def rim_point(rnd):
    """Towards the edge of the lawn: its middle belongs to the object."""
    while True:
        x, y = rnd.uniform(-0.93, 0.93), rnd.uniform(-0.84, 0.84)
        if 0.5 < x**4 + y**4 < 0.8:
            return x * WIDTH / 2, y * DEPTH / 2


def closing_picture(a):
    backdrop("#0E3B2E", "#17483A")
    daylight(0.9, (0, 0, 1.2))
    look((0, 0, 1.88), 5.0, 24, elevation=9, azimuth=-8, fstop=None)
    render(a, exposure=0.12)
