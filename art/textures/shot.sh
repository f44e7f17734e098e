#!/bin/bash
# shot.sh page.html[#hash] out.png WxH scale: photographs one texture page with Chromium.
set -e
cd "$(dirname "$0")"
IFS=x read -r width height <<<"$3"
page=${1%%#*}
hash=${1#"$page"}
chromium --headless --no-sandbox --disable-gpu --hide-scrollbars --allow-file-access-from-files \
  --force-device-scale-factor="${4:-2}" --window-size="$width,$height" --virtual-time-budget=3000 \
  --screenshot="$PWD/$2" "file://$PWD/$page$hash" >/dev/null 2>&1
test -s "$2"
