#!/bin/sh
# Some tests of the hall run a PostgreSQL of their own, put the time of day back for a server (libfaketime), or put nginx or Caddy in front of it. Where the
# system lacks them, Debian's are installed; where that can't be done these tests are skipped, and `make test` ends by saying so.
set -eu
install() {
  "$(dirname "$0")/../install.sh" "$1" 'the tests of the hall' ||
    echo "$1 can’t be installed here, and tests will be skipped: install it, so that $2 is found." >&2
}
command -v initdb >/dev/null || ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || install postgresql initdb
ls /usr/lib/*/faketime/libfaketime.so.1 >/dev/null 2>&1 || install faketime libfaketime.so.1
command -v nginx >/dev/null || [ -x /usr/sbin/nginx ] || install nginx-light nginx
command -v caddy >/dev/null || install caddy caddy
