"""Prints one line per picture, `scene key=value ...`, from the manifests in pictures/."""
import glob
import json
import os
import sys


def main(wanted, *overrides):
    # A picture without a scene is a capture of the product, not a render.
    found = [p for p in read_pictures() if p["scene"] and wanted in ("all", p["name"])]
    if not found:
        sys.exit(f"no picture named {wanted} in pictures/*.json")
    for picture in found:
        parameters = {"name": picture["name"], **picture["params"], **dict(o.split("=", 1) for o in overrides)}
        scale = float(parameters.pop("scale", 1))
        for side in ("w", "h"):
            parameters[side] = round(int(parameters[side]) * scale)
        print(picture["scene"], *(f"{key}={value}" for key, value in parameters.items()))


def read_pictures():
    folder = os.path.join(os.path.dirname(os.path.abspath(__file__)), "pictures")
    for path in sorted(glob.glob(f"{folder}/*.json")):
        with open(path, encoding="utf-8") as manifest:
            yield from json.load(manifest)


main(*sys.argv[1:])
