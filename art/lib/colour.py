"""sRGB and the Khronos PBR Neutral tone curve, in the one place both the backdrop and the grade read it."""

import numpy as np

PAL = dict(
    green="#1E4D3A",
    green2="#2F6B4F",
    leaf="#4E8B57",
    leaf2="#86B36B",
    sage="#A9BFA0",
    cream="#F6EDDC",
    sand="#E6D5B8",
    gold="#C9993A",
    terracotta="#C9704C",
    soil="#4A3426",
    wood="#B98A5A",
    white="#FBF7EF",
)


def lin(h, a=1.0):
    h = h.lstrip("#")

    def f(v):
        return v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4

    return tuple(f(int(h[i : i + 2], 16) / 255) for i in (0, 2, 4)) + (a,)


def neutral_fwd(c):
    """Khronos PBR Neutral tone curve on linear RGB (last axis)."""
    c = np.asarray(c, dtype=np.float64)
    low = c.min(axis=-1, keepdims=True)
    c = c - np.where(low < 0.08, low - 6.25 * low * low, 0.04)
    peak = c.max(axis=-1, keepdims=True)
    start, span = 0.76, 0.24
    squeezed = 1 - span * span / (np.maximum(peak, start) + span - start)
    grey = 1 - 1 / (0.15 * (np.maximum(peak, start) - squeezed) + 1)
    bright = c * squeezed / np.maximum(peak, 1e-6) * (1 - grey) + squeezed * grey
    return np.where(peak < start, c, bright)


def neutral_inv(target):
    """Scene-linear colour that PBR Neutral maps onto `target` (fixed point)."""
    target = np.asarray(target[:3], dtype=np.float64)
    c = target.copy()
    for _ in range(400):
        c = np.maximum(c + (target - neutral_fwd(c)) * 0.6, 0)
    return c.tolist()


def encode_srgb(c):
    c = np.clip(c, 0, 1)
    return np.where(c <= 0.0031308, c * 12.92, 1.055 * c ** (1 / 2.4) - 0.055)
