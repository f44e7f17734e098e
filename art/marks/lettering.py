"""Outlines of lettering: text set in a font becomes one SVG path, so that a mark needs no font where it is shown."""
import re

from fontTools.misc.transform import Transform
from fontTools.pens.basePen import AbstractPen
from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.pens.transformPen import TransformPen
from fontTools.ttLib import TTFont


def lettering(fonts, font, text, size, x, baseline, tracking=0.0, kerning=None, leafless=False):
    """Path data of `text` with its left edge at x, and the x where it ends. `leafless` drops the accent of É."""
    face = TTFont(fonts / f"{font}.ttf")
    glyphs, cmap, scale = face.getGlyphSet(), face.getBestCmap(), size / face["head"].unitsPerEm
    pen = SVGPathPen(glyphs, ntos=lambda v: f"{v:.2f}".rstrip("0").rstrip("."))
    previous = ""
    for char in text.replace("É", "E") if leafless else text:
        x += (kerning or {}).get(previous + char, 0) * size
        glyph = glyphs[cmap[ord(char)]]
        glyph.draw(CubicPen(TransformPen(pen, Transform(scale, 0, 0, -scale, x, baseline))))
        x += glyph.width * scale + tracking * size
        previous = char
    return pen.getCommands(), x - tracking * size


class CubicPen(AbstractPen):
    """Turns each TrueType spline back into the one cubic curve it was drawn as: half the bytes, and smoother."""

    def __init__(self, out):
        self.out, self.here = out, (0, 0)

    def moveTo(self, point):
        self.here = point
        self.out.moveTo(point)

    def lineTo(self, point):
        self.here = point
        self.out.lineTo(point)

    def closePath(self):
        self.out.closePath()

    def addComponent(self, name, transformation):
        self.out.addComponent(name, transformation)

    def qCurveTo(self, *points):
        first, last, end = points[0], points[-2], points[-1]
        reach = 2 * (len(points) - 1) / 3
        self.out.curveTo(_along(self.here, first, reach), _along(end, last, reach), end)
        self.here = end


def _along(origin, to, share):
    return origin[0] + (to[0] - origin[0]) * share, origin[1] + (to[1] - origin[1]) * share


def rounded(points, radius):
    """Closed polygon with its corners rounded off, as SVG path data. A point may carry its own radius."""
    out = []
    for i, point in enumerate(points):
        (x, y), r = point[:2], point[2] if len(point) > 2 else radius
        before, after = points[i - 1], points[(i + 1) % len(points)]
        a, b = _towards(x, y, before, r), _towards(x, y, after, r)
        out.append(f"{'L' if out else 'M'}{a[0]:.2f} {a[1]:.2f}Q{x} {y} {b[0]:.2f} {b[1]:.2f}")
    return "".join(out) + "Z"


def _towards(x, y, other, r):
    dx, dy = other[0] - x, other[1] - y
    length = (dx * dx + dy * dy) ** 0.5
    share = min(r, length / 2) / length
    return x + dx * share, y + dy * share


def outlines(data):
    """Splits path data into one piece per outer contour with its holes.

    Contours of a letter may overlap, and so may neighbouring letters: filled together they would leave holes.
    """
    pieces = [f"M{piece}" for piece in data.split("M") if piece]
    areas, boxes = [_area(_corners(p)) for p in pieces], [_box(_corners(p)) for p in pieces]
    outward = max(areas, key=abs) > 0
    groups = {i: [piece] for i, piece in enumerate(pieces) if (areas[i] > 0) == outward}
    for i, piece in enumerate(pieces):
        if i not in groups:
            owner = next(k for k in groups if _contains(boxes[k], boxes[i]))
            groups[owner].append(piece)
    return ["".join(group) for group in groups.values()]


def _corners(piece):
    numbers = [float(n) for n in re.findall(r"-?[\d.]+", re.sub(r"([HV])(-?[\d.]+)", "", piece))]
    return list(zip(numbers[::2], numbers[1::2]))


def _area(points):
    return sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(points, points[1:] + points[:1]))


def _box(points):
    xs, ys = zip(*points)
    return min(xs), min(ys), max(xs), max(ys)


def _contains(outer, inner):
    return outer[0] <= inner[0] and outer[1] <= inner[1] and outer[2] >= inner[2] and outer[3] >= inner[3]


def circle(cx, cy, r):
    return f"M{cx - r} {cy}a{r} {r} 0 1 0 {2 * r} 0a{r} {r} 0 1 0 {-2 * r} 0Z"
