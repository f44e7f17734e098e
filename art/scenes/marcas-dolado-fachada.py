"""DoLado Farma from the street: a low gabled house with a porch, next to its smaller neighbour."""
from eden3d import *
from marcas import BRANDS, daylight

a = args()
reset()
import loja_dolado

loja_dolado.build()
daylight(
    BRANDS["dolado"]["tint"],
    (8.0, -16.4, 5.5),
    (-0.16, 0.35, 1.72),
    lens=59.5,
    center=(0, -0.4),
    reach=(4.8, 9.6),
    focus=(0.5, -1.2, 1.8),
)
render(a, exposure=0.12)
