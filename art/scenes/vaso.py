"""One pot of the six levels (level=1..6), cut out on a transparent ground."""
from eden3d import *
from niveis import level_pot

a = args()
reset()
level_pot(int(a["level"]), random.Random(7))
backdrop("#F8F1E4")
daylight(0.75, (0, 0, 0.8), 0.86, 0.44)
look((0, 0, 0.8), 3, 26, elevation=12, fstop=None)
frame_subject(a)
render(a, exposure=0.12)
