#!/bin/sh
# Make sure that what the tests start beside Python is there: a browser, fonts, PostgreSQL, nginx; say what to do if it can't be.
set -eu

missing=""
[ -n "${TAMAYA_CHROMIUM:-}" ] || command -v chromium >/dev/null || missing="chromium"
fonts() { command -v fc-list >/dev/null && [ -n "$(fc-list ":lang=$1" family)" ]; }
fonts vi && fonts ru || missing="$missing fonts-noto-core"
fonts ja && fonts zh-tw || missing="$missing fonts-noto-cjk"
# Neither is on everybody's PATH.
[ -n "$(ls /usr/lib/postgresql/*/bin/initdb 2>/dev/null)" ] || command -v initdb >/dev/null || missing="$missing postgresql"
[ -x /usr/sbin/nginx ] || command -v nginx >/dev/null || missing="$missing nginx-light"
[ -n "$missing" ] || exit 0

# shellcheck disable=SC2086
if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
  echo "installing $missing with apt"
  export DEBIAN_FRONTEND=noninteractive
  # The tests start their own: none shall run beside them.
  mkdir -p /etc/postgresql-common/createcluster.d
  echo "create_main_cluster = false" >/etc/postgresql-common/createcluster.d/tamaya.conf
  if apt-get update -qq && apt-get install -y -qq --no-install-recommends $missing >/dev/null; then
    exit 0
  fi
fi
echo "The tests want:$missing. On Debian: sudo apt install $missing" >&2
echo "Another Chromium: TAMAYA_CHROMIUM=/path/to/chromium" >&2
