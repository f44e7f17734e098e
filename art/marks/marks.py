"""Writes the SVG marks of the group and of its three brands: python3 marks.py <fonts folder> <output folder>.

Symbols are drawn in a 64 x 64 box, lettering stands to their right. Every symbol is a single silhouette with
cut-outs, so that it can be recoloured, embossed in a 3D sign or printed in one ink.
"""
import sys
from pathlib import Path

from lettering import circle, lettering, outlines, rounded

LEAF = "M1 14C.5 6.5 5 .8 17.5 .5 17 9.5 11 14.6 1 14Z"
BROTO, FOLHA = "#8FD14F", "#1B6B4A"
SYMBOLS = {
    # An arched door holding a V of two leaves.
    "valora-farma": (
        "M7 60V29a25 25 0 0 1 50 0V60a3 3 0 0 1-3 3H10a3 3 0 0 1-3-3Z"
        "M31 55C16 49.5 10.5 36.5 15 19C27.5 25.5 33 38.5 31 55Z"
        "M33 55C48 49.5 53.5 36.5 49 19C36.5 25.5 31 38.5 33 55Z"
    ),
    # Two neighbouring houses; the pharmacy is the one with the cross.
    "dolado-farma": (
        rounded([(1, 61), (1, 37, 3), (12.5, 26.5, 4), (20, 33, 2), (20, 61)], 4)
        + rounded([(24, 61), (24, 24, 3), (43.5, 5, 5), (63, 24, 3), (63, 61)], 4)
        + rounded(
            [
                (40, 25),
                (47, 25),
                (47, 33, 1),
                (55, 33),
                (55, 40),
                (47, 40, 1),
                (47, 48),
                (40, 48),
                (40, 40, 1),
                (32, 40),
                (32, 33),
                (40, 33, 1),
            ],
            1.5,
        )
    ),
    # A price tag with the price going down.
    "bate-preco": (
        rounded([(3, 3, 7), (34, 3, 6), (63, 32, 8), (33, 62, 8), (3, 33, 6)], 6)
        + circle(15.5, 15.5, 5)
        + rounded([(30, 21), (39, 21), (39, 33, 1), (47, 33, 1.5), (34.5, 48, 2), (22, 33, 1.5), (30, 33, 1)], 1.5)
    ),
}
BRANDS = {
    "valora-farma": dict(
        ink="#5B2A86",
        lines=[("marcellus-400", "Valora", 46, 36, 0.0), ("marcellus-400", "Farma", 26, 61, 0.27)],
        sign=("marcellus-400", "Valora Farma", 0.02),
        kerning={"Va": -0.06, "Fa": -0.03},
    ),
    "dolado-farma": dict(
        ink="#0B5E7A",
        lines=[("nunito-900", "DoLado", 40, 35, -0.01), ("nunito-800", "Farma", 27, 61, 0.02)],
        sign=("nunito-900", "DoLado Farma", 0.0),
        kerning={"Fa": -0.03},
    ),
    "bate-preco": dict(
        ink="#A6330B",
        lines=[("archivo-900-italic", "Farmácias", 23, 22, 0.0), ("archivo-900-italic", "BatePreço", 40, 54, -0.02)],
        sign=("archivo-900-italic", "Farmácias BatePreço", 0.0),
        kerning={"Fa": -0.03},
    ),
}
# Words on the shops' small signs.
WORDS = {
    "farmacias": ("archivo-900-italic", "Farmácias"),
    "oferta": ("archivo-900-italic", "Oferta"),
    "leve-3": ("archivo-900-italic", "Leve 3"),
    "bate-preco-curto": ("archivo-900-italic", "BatePreço"),
    "preco-baixo": ("archivo-900-italic", "Preço baixo"),
    "consultorio": ("marcellus-400", "Consultório"),
    "valora": ("marcellus-400", "Valora"),
    "dolado": ("nunito-900", "DoLado"),
    "entrega": ("nunito-900", "Entrega"),
    "aberto": ("nunito-900", "Aberto"),
}


def svg(width, height, *bodies):
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}">{"".join(bodies)}</svg>'


def path(data, fill, extra=""):
    return f'<path fill="{fill}"{extra} d="{data}"/>'


def leaf(x, y, size, fill):
    return f'<path fill="{fill}" transform="translate({x:g} {y:g}) scale({size:g})" d="{LEAF}"/>'


def group_word(fonts):
    eden, end = lettering(fonts, "fraunces-600", "Éden", 56, 2, 62, -0.03, leafless=True)
    grupo, end = lettering(fonts, "fraunces-400", "Grupo", 56, end + 13, 62, -0.025)
    return svg(
        round(end + 2), 78, path(eden + grupo, "currentColor"), leaf(16.5, 1, 1.15, f"var(--folha-da-marca,{FOLHA})")
    )


def group_symbol(fonts):
    letter, _ = lettering(fonts, "fraunces-700", "É", 64, 9, 62, leafless=True)
    return svg(64, 64, path(letter, "currentColor"), leaf(22, 0, 1.1, f"var(--folha-da-marca,{FOLHA})"))


def brand_word(fonts, name, brand):
    x, ends, data = 64 + 14, [], SYMBOLS[name]
    for font, words, size, baseline, tracking in brand["lines"]:
        line, end = lettering(fonts, font, words, size, x, baseline, tracking, brand["kerning"])
        data, ends = data + line, [*ends, end]
    return svg(round(max(ends) + 2), 66, path(data, brand["ink"], ' fill-rule="evenodd"'))


def plate(fonts, font, words, tracking, kerning=None):
    """One line of lettering, to be embossed on a 3D sign."""
    line, end = lettering(fonts, font, words, 64, 2, 52, tracking, kerning)
    return svg(round(end + 2), 72, *(path(outline, "#000") for outline in outlines(line)))


def icon(size, radius, inset):
    """The group's sprout on mata; `inset` is the share of the box left free around it."""
    scale = size * (1 - 2 * inset) / 64
    shift = size * inset
    sprout = (
        "M29 62V45C29 41 28.5 37.5 27 34.500C12 35.5 4.5 28 3 13C18 12 27.5 17.5 31 29.500C34.5 12.5 44 3 61 2"
        "C62 22 53.5 34.5 36.5 36C35.6 38.5 35 41.5 35 45V62A3 3 0 0 1 29 62Z"
    )
    ground = f'<rect width="{size}" height="{size}" rx="{radius}" fill="#0E3B2E"/>'
    return svg(
        size,
        size,
        ground,
        f'<path fill="{BROTO}" transform="translate({shift:g} {shift:g}) scale({scale:g})" d="{sprout}"/>',
    )


def main(fonts, out):
    out.mkdir(parents=True, exist_ok=True)
    files = {
        "eden-grupo": group_word(fonts),
        "eden-simbolo": group_symbol(fonts),
        "favicon": icon(64, 15, 0.16),
        "icone": icon(512, 0, 0.2),
        "icone-mascara": icon(512, 0, 0.27),
    }
    for name, brand in BRANDS.items():
        files[name] = brand_word(fonts, name, brand)
        files[f"{name}-simbolo"] = svg(64, 64, path(SYMBOLS[name], brand["ink"], ' fill-rule="evenodd"'))
        files[f"{name}-placa"] = plate(fonts, *brand["sign"], brand["kerning"])
    for name, (font, words) in WORDS.items():
        files[f"{name}-placa"] = plate(fonts, font, words, 0)
    for name, content in files.items():
        (out / f"{name}.svg").write_text(content)


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]))
