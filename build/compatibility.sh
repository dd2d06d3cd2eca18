#!/bin/sh
# Keeps the output of a release for the tests of later versions: runs the commands of an earlier folder with the kifu of
# this checkout, and writes what they print.
#
#   build/compatibility.sh 1.0.0 1.1.0
#
# KIFU names a command in place of ./kifu. The first version is that of the folder with the commands, the second that of
# the release; they may be the same.
set -euf
cd "$(dirname "$0")/.."
kept=toolkit-core/src/test/resources/compatibility
mkdir -p "$kept/$2"
[ "$1" = "$2" ] || cp "$kept/$1/commands.txt" "$kept/$2/commands.txt"
while read -r code file words; do
  case $code in \#* | "") continue ;; esac
  found=0
  # shellcheck disable=SC2046,SC2086 # the words of a command
  ${KIFU:-./kifu} $(echo $words | sed "s#KEPT#$kept/$2#g") >"$kept/$2/$file" 2>/dev/null </dev/null || found=$?
  [ "$found" = "$code" ] || { echo "exit code $found, not $code: kifu $words" >&2 && exit 1; }
done <"$kept/$2/commands.txt"
