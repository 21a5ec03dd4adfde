#!/bin/sh
# Make sure that a browser and fonts for the screenshots are there; say what to do if they can't be.
set -eu

missing=""
[ -n "${TAMAYA_CHROMIUM:-}" ] || command -v chromium >/dev/null || missing="chromium"
fonts() { command -v fc-list >/dev/null && [ -n "$(fc-list ":lang=$1" family)" ]; }
fonts vi && fonts ru || missing="$missing fonts-noto-core"
fonts ja && fonts zh-tw || missing="$missing fonts-noto-cjk"
[ -n "$missing" ] || exit 0

# shellcheck disable=SC2086
if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
  echo "installing $missing with apt"
  export DEBIAN_FRONTEND=noninteractive
  if apt-get update -qq && apt-get install -y -qq --no-install-recommends $missing >/dev/null; then
    exit 0
  fi
fi
echo "The browser tests want:$missing. On Debian: sudo apt install $missing" >&2
echo "Another Chromium: TAMAYA_CHROMIUM=/path/to/chromium" >&2
