"""Where the kit reads and writes."""
import os

ROOT = os.path.abspath(os.path.join(os.path.dirname(__file__), ".."))
TEXTURES = f"{ROOT}/textures"
