#!/bin/sh
# The tests of the page run in the system's Chromium; where there is none, Debian's is installed.
set -eu
[ -z "${CHROMIUM:-}" ] || exit 0
for browser in chromium chromium-browser google-chrome; do
  if command -v "$browser" >/dev/null; then exit 0; fi
done
if ! command -v apt-get >/dev/null; then
  echo 'The tests of the page need Chromium: install it, or name one with CHROMIUM=…' >&2
  exit 1
fi
echo 'Installing Chromium for the tests of the page.'
as_root=
[ "$(id -u)" = 0 ] || as_root='sudo'
$as_root apt-get update -qq
DEBIAN_FRONTEND=noninteractive $as_root apt-get install -y -qq --no-install-recommends chromium >/dev/null
