#!/bin/sh
# The tests of the page run in the system's Chromium; where there is none, Debian's is installed.
set -eu
[ -z "${CHROMIUM:-}" ] || exit 0
for browser in chromium chromium-browser google-chrome; do
  if command -v "$browser" >/dev/null; then exit 0; fi
done
"$(dirname "$0")/../tests/install.sh" chromium 'the tests of the page' || {
  echo 'The tests of the page need Chromium: install it, or name one with CHROMIUM=…' >&2
  exit 1
}
