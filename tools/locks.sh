#!/bin/sh
# Writes requirements/ again: everything that is installed, in the versions of constraints.txt, with the hashes of all files of each. No
# file names a server from which they come.
set -eu
cd "$(dirname "$0")/.."
lock() {
  out=$1 python=$2
  shift 2
  uv pip compile --quiet --universal --python-version "$python" --generate-hashes --no-emit-index-url --no-strip-extras --no-header --no-annotate \
    --constraint constraints.txt --output-file "requirements/$out.txt" "$@"
}
mkdir -p requirements
lock build 3.11 tools/build.in
lock hall 3.11 pyproject.toml --extra postgres
# What the documentation is built with needs a little more than the package.
lock test 3.11.5 pyproject.toml --extra postgres --group test tools/build.in
lock wheel 3.11 --group wheel tools/build.in
