#!/bin/sh
# Installs the package under each Python that it is for, as users do (locked dependencies first, then the package without any), and runs its
# tests there: tools/matrix.sh [what pytest is told]
# Interpreters are looked for by their names, and where pyenv keeps them. Says at the end which were not to be had.
set -eu
cd "$(dirname "$0")/.."
[ $# -gt 0 ] || set -- -n auto --dist worksteal tests
missing='' failed=''
for version in 3.11 3.12 3.13; do
  python=$(ls -d "${PYENV_ROOT:-$HOME/.pyenv}/versions/$version".*/bin/python 2>/dev/null | tail -1)
  [ -n "$python" ] || python=$(command -v "python$version") || { missing="$missing $version"; continue; }
  place=build/matrix/$version
  echo "Python $version: $python"
  "$python" -m venv --clear "$place"
  "$place/bin/pip" install --quiet --require-hashes -r requirements/test.txt
  "$place/bin/pip" install --quiet --no-deps --no-build-isolation .
  "$place/bin/greathall" --version
  "$place/bin/pytest" "$@" || failed="$failed $version"
done
[ -z "$missing" ] || echo "Not tried, since there is no such interpreter here:$missing"
[ -z "$failed" ] || { echo "Failed under:$failed"; exit 1; }
