#!/bin/sh
# Makes one picture: render.sh <scene> <out.png|out.webp> [width height samples]
# Traces the scene in Blender, removes the grain, develops it.
set -e
here=$(cd "$(dirname "$0")" && pwd)
scene=$1 out=$2 width=${3:-1600} height=${4:-1000} samples=${5:-128}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
blender -b --python-exit-code 1 -P "$here/render.py" -- trace "$scene" "$work" "$width" "$height" "$samples" >"$work/log" 2>&1 || { tail -20 "$work/log" >&2; exit 1; }
grep -E '^trace' "$work/log"
node "$here/denoise.mjs" "$work"
blender -b --python-exit-code 1 -P "$here/render.py" -- develop "$scene" "$work" "$work/picture.png" >"$work/log" 2>&1 || { tail -20 "$work/log" >&2; exit 1; }
case $out in
  *.webp) cwebp -quiet -preset photo -m 6 -q "${QUALITY:-86}" -sharp_yuv "$work/picture.png" -o "$out" ;;
  *) cp "$work/picture.png" "$out" ;;
esac
