#!/bin/bash
# render.sh <picture>|all [key=value ...]: renders pictures named in pictures/*.json into out/png.
# Preview: ./render.sh loja-eden spp=16 scale=0.5
set -e
cd "$(dirname "$0")"
picture=$1
shift
/usr/bin/python3 pictures.py "$picture" "$@" | while read -r scene parameters; do
  # shellcheck disable=SC2086
  PYTHONPATH="$PWD/lib:/usr/lib/python3/dist-packages" nice -n 19 blender -b --factory-startup \
    --python-use-system-env --python-exit-code 1 -P "scenes/$scene.py" -- $parameters </dev/null 2>&1 |
    { grep -E "^EDEN|Error|Traceback|^  File" || true; }
done
