#!/usr/bin/python3
"""Atkinson Hyperlegible Next draws only a slashed zero and has no `zero` feature: write a font of that one glyph without
its slash, at every weight and with the same widths, into ui/fonts. The licence asks for a name of its own."""
import os

from fontTools import subset
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTFont
from fontTools.varLib.iup import iup_delta

NAME = "Atkinson Zero"
FAMILY = "atkinson-hyperlegible-next"
os.chdir(os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))


def open_counter(glyph):
    """How the points of the plain zero follow from those of the slashed one: linear, so it also maps their variations."""
    points, (outer_end, lower_end, _) = list(glyph.coordinates), glyph.endPtsOfContours
    outer, lower = range(outer_end + 1), range(outer_end + 1, lower_end + 1)
    left, right = (pick(outer, key=lambda k: points[k][0]) for pick in (min, max))
    foot, top = (pick(outer, key=lambda k: points[k][1]) for pick in (min, max))
    side = min(lower, key=lambda k: points[k][0])

    def plain(at):
        axis_x, axis_y = at[left][0] + at[right][0], at[foot][1] + at[top][1]
        # A quarter of the counter, from its foot up to its left side; the lower half of the slashed one ends with it.
        quarter = [at[lower[0]], *(at[k] for k in reversed(lower[-3:])), (at[side][0], axis_y / 2)]
        half = quarter + [(x, axis_y - y) for x, y in reversed(quarter[:-1])]
        ring = half + [(axis_x - x, y) for x, y in reversed(half[1:-1])]
        # Against the outer contour, or the counter is filled.
        return [*(at[k] for k in outer), ring[0], *reversed(ring[1:])]

    return plain


def draw(points, outer_end):
    """Every quarter of both contours begins and ends on the curve."""
    pen = TTGlyphPen(None)
    for contour in (points[: outer_end + 1], points[outer_end + 1 :]):
        step = len(contour) // 4
        pen.moveTo(contour[0])
        for k in range(0, len(contour), step):
            pen.qCurveTo(*contour[k + 1 : k + step], contour[(k + step) % len(contour)])
        pen.closePath()
    return pen.glyph()


font = TTFont(f"node_modules/@fontsource-variable/{FAMILY}/files/{FAMILY}-latin-wght-normal.woff2")
glyph = font["glyf"]["zero"]
plain = open_counter(glyph)
whole = list(glyph.coordinates) + [(0, 0)] * 4
for variation in font["gvar"].variations["zero"]:
    deltas = iup_delta(variation.coordinates, whole, glyph.endPtsOfContours)
    variation.coordinates = [(round(x), round(y)) for x, y in plain(deltas)] + deltas[-4:]
font["glyf"]["zero"] = draw([(round(x), round(y)) for x, y in plain(list(glyph.coordinates))], glyph.endPtsOfContours[0])

for record in font["name"].names:
    if record.nameID in (1, 3, 4, 16):
        record.string = NAME
    elif record.nameID == 6:
        record.string = NAME.replace(" ", "")
options = subset.Options()
options.layout_features, options.notdef_outline, options.hinting = ["tnum", "pnum"], False, False
options.drop_tables += ["MVAR", "STAT"]
subsetter = subset.Subsetter(options)
subsetter.populate(unicodes=[0x30])
subsetter.subset(font)
font.flavor = "woff2"
font.save("ui/fonts/atkinson-zero.woff2")
