#!/bin/sh
# The tests of the page run in the system's Chromium, best in the one without windows, which takes a quarter less work; where there is none,
# Debian's is installed.
set -eu
[ -z "${CHROMIUM:-}" ] || exit 0
for browser in chromium-headless-shell chromium chromium-browser google-chrome; do
  if command -v "$browser" >/dev/null; then exit 0; fi
done
for package in chromium-headless-shell chromium; do
  if "$(dirname "$0")/../tests/install.sh" "$package" 'the tests of the page'; then exit 0; fi
done
echo 'The tests of the page need Chromium: install it, or name one with CHROMIUM=…' >&2
exit 1
