#!/bin/sh
# Install a package of Debian's that the tests need: install.sh PACKAGE 'what needs it'
set -eu
command -v apt-get >/dev/null || exit 1
echo "Installing $1 for $2."
as_root=
[ "$(id -u)" = 0 ] || as_root='sudo'
$as_root apt-get update -qq
$as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "$1" >/dev/null
