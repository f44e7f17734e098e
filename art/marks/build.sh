#!/bin/bash
# Builds every mark: SVGs for the site, plates for the 3D signs, icons. Usage: build.sh <folder of TTF fonts>
# Fonts: fraunces-400, -600, -700, marcellus-400, nunito-800, -900, archivo-900-italic (all SIL OFL, from @fontsource).
set -e
here=$(cd "$(dirname "$0")" && pwd); site=$here/../../site; made=$(mktemp -d)
/usr/bin/python3 -B "$here/marks.py" "$1" "$made"
npx --yes svgo@4 -q -f "$made" --config "$here/svgo.config.mjs"
cp "$made"/*-placa.svg "$here/"
for name in eden-grupo eden-simbolo valora-farma dolado-farma bate-preco; do
  cp "$made/$name"*.svg "$site/app/images/marks/"
done
rm -f "$site"/app/images/marks/*-placa.svg
node "$here/icons.ts" "$made" "$site/public"
rm -r "$made"
