#!/bin/bash
# Photographs every page named in textures/*.txt (or only the lists given): page, picture, size, scale.
set -e
cd "$(dirname "$0")/textures"
for list in "${@:-*.txt}"; do
  # shellcheck disable=SC2086
  cat $list | while read -r page picture size scale; do ./shot.sh "$page" "$picture" "$size" "$scale" </dev/null; done
done
