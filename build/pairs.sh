#!/bin/sh
# Runs two versions of the command in turns, and prints the median ratio of the new time to the old time.
# Usage: build/pairs.sh PAIRS OLD/kifu NEW/kifu ARGUMENTS...
set -eu
pairs=$1 old=$2 new=$3
shift 3

# Prints the milliseconds that a run takes.
run() {
  begun=$(date +%s%N)
  "$@" >/dev/null 2>&1 || true # findings are not a failure here
  echo $((($(date +%s%N) - begun) / 1000000))
}

run "$old" "$@" >/dev/null # each makes its start-up cache
run "$new" "$@" >/dev/null
i=0
while [ "$i" -lt "$pairs" ]; do
  if [ $((i % 2)) = 0 ]; then
    before=$(run "$old" "$@")
    after=$(run "$new" "$@")
  else
    after=$(run "$new" "$@")
    before=$(run "$old" "$@")
  fi
  echo "$before $after"
  i=$((i + 1))
done | awk '{ print $2 / $1, $1, $2 }' | sort -n | awk '{ ratio[NR] = $1; old[NR] = $2; new[NR] = $3 }
  END { m = int((NR + 1) / 2); printf "median of %d pairs: %.3f (there %d and %d ms)\n", NR, ratio[m], old[m], new[m] }'
