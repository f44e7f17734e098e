"""What this device keeps: a chest of drawers with one drawer pulled out."""
from eden3d import *

a = args()
reset()
R = random.Random(221)
podium(2.4, 0.24)
body, inside = wood(), clay("#E9D9BD", rough=0.8, bump=0.05)
front, green = clay("#F5EDDF", rough=0.7, bump=0.05), clay("#1E4D3A", rough=0.5, bump=0.03)
W, D, H = 2.9, 1.35, 2.05


def drawer(w, h, out=0.0, words=None):
    """Its closed front is flush with the chest; `out` pulls it towards -Y, so that its tray shows."""
    with group((0, -D / 2 - out, 0)):
        rbox((w, 0.10, h), (0, 0, 0), front, r=0.03)
        if out:
            rbox((w - 0.24, D * 0.8, 0.05), (0, D * 0.4, 0.06), inside, r=0.01)
            for x in (-1, 1):
                rbox((0.06, D * 0.8, h - 0.14), (x * (w / 2 - 0.15), D * 0.4, 0.06), body, r=0.015)
        for x in (-0.62, 0.62) if w > 2 else (0,):
            ball(0.085, (x * w / 2, -0.11, h * 0.5), gold())
        if words:
            with group((0, -0.085, h * 0.5)):
                board_sign(words, 1.06, 0.34, size=0.215)


with group((0.1, 0.3, 0.24), (0, 0, 0.16), 0.92):
    for x in (-1, 1):
        for y in (-1, 1):
            turned = [(0, 0), (0.07, 0.0), (0.10, 0.16), (0.14, 0.30), (0, 0.30)]
            lathe(turned, (x * (W / 2 - 0.22), y * (D / 2 - 0.2), 0), body, seg=32)
    with group((0, 0, 0.28)):
        rbox((W, 0.08, H), (0, D / 2 - 0.04, 0), body, r=0.02)
        for x in (-1, 1):
            rbox((0.12, D, H), (x * (W / 2 - 0.06), 0, 0), body, r=0.03)
        for z in (0, 0.66, 1.32):
            rbox((W - 0.2, D - 0.04, 0.08), (0, 0.02, z), body, r=0.02)
        rslab(W + 0.26, D + 0.22, 0.12, (0, 0, H), body, corner=0.14, r=0.04)
        with group((0, 0, 0.10)):
            drawer(W - 0.30, 0.54)
        with group((0, 0, 0.76)):
            drawer(W - 0.30, 0.54, 0.78, "Seus dados")
        for x in (-0.66, 0.66):
            with group((x, 0, 1.42)):
                drawer(1.24, 0.58)
        top = H + 0.12
        potted("#1E4D3A", lambda: topiary(R, 0.36, 440), (-0.92, 0.05, top), 0.46, 0.32, "taper")
        for k, (colour, turn) in enumerate((("#C9704C", 0.1), ("#8FAE8E", -0.14))):
            with group((1.22, 0.08, top + 0.15 + k * 0.25), (math.radians(-90), 0, math.pi / 2 + turn), 0.56):
                book(cloth(colour), t=0.42)
        with group((0.50, 0.06, top + 0.48)):
            potted("#F3E6CF", sprout, (0, 0, 0), 0.26, 0.2, "taper")
potted("#CF8B68", lambda: rosette(R, 16, 0.46), (-1.75, -0.85, 0.24), 0.5, 0.38, "round")
backdrop(a.get("bg", "#F8F1E4"), center=(0, -0.4), r0=3.4, r1=7.4)
daylight(0.98, (0, 0, 1.4))
look((0, 0, 1.52), 7.0, elevation=17, azimuth=-6, focus=(0, -0.6, 1.5))
render(a, exposure=0.12)
