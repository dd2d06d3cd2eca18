#!/bin/sh
# Checks game records in a build: sh check-records.sh RECORDS [REPORTS]
# RECORDS is a file or folder, REPORTS a folder for kifu.sarif (code hosts) and kifu-junit.xml (build servers).
# Exit code: that of kifu verify, so that a bad record fails the build (1), and so does a path that cannot be read (3).
# Environment: KIFU, the command (kifu); KIFU_FAIL_ON, the severity that fails the build (error).
set -u

records=$1
reports=${2:-reports}
kifu=${KIFU:-kifu}
fail_on=${KIFU_FAIL_ON:-error}

mkdir -p "$reports" || exit 3
"$kifu" verify "$records" --format sarif --fail-on never -o "$reports/kifu.sarif" --force
"$kifu" verify "$records" --format junit --fail-on "$fail_on" -o "$reports/kifu-junit.xml" --force >/dev/null
"$kifu" verify "$records" --fail-on "$fail_on"
