"""Brands pillar: the three brands' own buildings in miniature, side by side."""
from eden3d import *

a = args()
reset()
import loja_bate_preco
import loja_dolado
import loja_valora

SIZE = 0.5


def miniature(shop, loc, turn=0.0):
    """Lamps keep their power when they shrink: it has to shrink with the surfaces they light."""
    before = set(bpy.data.lights)
    with group(loc, (0, 0, turn), SIZE):
        shop.build()
    for lamp in set(bpy.data.lights) - before:
        lamp.energy *= SIZE * SIZE


rslab(5.2, 3.0, 0.62, (0.1, 2.55, 0), plinth(), corner=0.7, r=0.05)
miniature(loja_valora, (-0.08, 2.3, 0.62))
miniature(loja_bate_preco, (-2.5, -0.35, 0), 0.17)
miniature(loja_dolado, (2.5, -0.35, 0), -0.3)
backdrop(a.get("bg", "#FFFDF8"), "#EFEDEB", center=(0, 0.2), r0=5.4, r1=9.5)
daylight(1.3, (0, 0, 1.0), 0.84)
look((0, 0.6, 1.62), 10.7, 26, elevation=13, azimuth=0, focus=(0, -0.3, 1.2))
render(a, exposure=0.12)
