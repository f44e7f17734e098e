"""Closing object of the app page: the phone on its wooden stand, plants at its side."""
from eden3d import *

a = args()
reset()
R = random.Random(55)
lawn_island(R)
with group((-0.1, 0, ground_height), (0, 0, math.radians(-10))):
    phone_on_stand("app")
potted("#CF8B68", lambda: rosette(R, 16, 0.5), (-1.6, 0.15, ground_height), 0.55, 0.40, "round")
potted("#F3E6CF", lambda: bush(R, 22, 800), (1.5, 0.3, ground_height), 0.50, 0.38, "taper", 0.95)
closing_picture(a)
