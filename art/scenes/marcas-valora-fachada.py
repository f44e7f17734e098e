"""Valora Farma from the street: a tall boutique with arched windows, columns and a lavender garden."""
from eden3d import *
from marcas import BRANDS, daylight

a = args()
reset()
import loja_valora

loja_valora.build()
daylight(
    BRANDS["valora"]["tint"],
    (-4.6, -18.6, 5.0),
    (0.35, 0.4, 2.84),
    lens=57,
    center=(0.2, -0.4),
    reach=(4.6, 9.4),
    focus=(0, -0.2, 2.2),
)
render(a, exposure=0.12)
