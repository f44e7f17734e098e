#!/usr/bin/python3
"""Blender reads TTF only: unpack the WOFF files of the font packages into fonts/."""
import os

from fontTools.ttLib import TTFont

os.chdir(os.path.dirname(os.path.abspath(__file__)))
os.makedirs("fonts", exist_ok=True)
for family in ("fraunces", "inter"):
    for weight in (500, 600, 700):
        font = TTFont(f"node_modules/@fontsource/{family}/files/{family}-latin-{weight}-normal.woff")
        font.flavor = None
        font.save(f"fonts/{family}-{weight}.ttf")
