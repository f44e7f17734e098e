#!/bin/bash
# Once, on Debian 12 as root after apt-get update: programs, fonts and textures the renders need.
set -e
cd "$(dirname "$0")"
apt-get install -y --no-install-recommends \
  blender python3-torch python3-openimageio python3-numpy python3-fonttools chromium
[ -d node_modules/sharp ] || npm install --no-audit --no-fund
./fonts.py
./textures.sh
mkdir -p out/exr out/png
