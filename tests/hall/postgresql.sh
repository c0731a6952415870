#!/bin/sh
# Some tests of the hall run a PostgreSQL of their own from the system's programs; where there are none, Debian's are installed.
# Where that can't be done these tests are skipped, and `make test` ends by saying so.
set -eu
if command -v initdb >/dev/null || ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1; then exit 0; fi
"$(dirname "$0")/../install.sh" postgresql 'the tests of the hall' ||
  echo 'PostgreSQL can’t be installed here, and tests will be skipped: install it, so that initdb is found.' >&2
