#!/bin/sh
# The tests of the page run in the system's Chromium: most in the one without windows, which takes a quarter less work, and those of notices in the
# whole one. Where one of the two is missing, Debian's is installed; the whole one alone will do.
set -eu
[ -z "${CHROMIUM:-}" ] || exit 0
there() {
  for browser in "$@"; do
    if command -v "$browser" >/dev/null; then return 0; fi
  done
  return 1
}
install() {
  "$(dirname "$0")/../tests/install.sh" "$1" 'the tests of the page'
}
if ! there chromium chromium-browser google-chrome && ! install chromium; then
  echo 'The tests of the page need Chromium: install it, or name one with CHROMIUM=…' >&2
  exit 1
fi
there chromium-headless-shell || install chromium-headless-shell || true
