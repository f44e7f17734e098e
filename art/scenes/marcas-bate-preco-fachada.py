"""Farmácias BatePreço from the street: a wide shop with a big awning, bunting, crates and giant price tags."""
from eden3d import *
from marcas import BRANDS, daylight

a = args()
reset()
import loja_bate_preco

loja_bate_preco.build()
daylight(
    BRANDS["bate-preco"]["tint"],
    (-5.6, -18.6, 4.9),
    (0.02, 0.2, 1.98),
    lens=60,
    center=(0, -0.4),
    reach=(5.0, 9.8),
    focus=(0, -0.6, 1.6),
)
render(a, exposure=0.12)
