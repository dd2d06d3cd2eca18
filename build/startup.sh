#!/bin/bash
# Prints a Markdown table with the time and memory of a small typical run of each command, from the list in
# build/startup.txt, and whether it loads the native library of SQLite.
# Usage: build/startup.sh RUNS KIFU [OTHER/kifu]
#
# Every command runs RUNS times after a run that is not counted; a round runs each once, so that a busy minute affects
# all of them. With OTHER the two run in turns, and the last column is the median ratio of the time of OTHER to that of
# KIFU, pair by pair.
set -eu
runs=$1 here=$(cd "$(dirname "$0")" && pwd)
kifus=()
for kifu in "${@:2}"; do
  kifus+=("$(cd "$(dirname "$kifu")" && pwd)/kifu")
done
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cp -r "$here/../examples" "$work/examples"
cd "$work"
grep '^kifu ' "$here/startup.txt" >commands
"${kifus[0]}" base create games.kifu examples/wthor --quiet

# A command that is missing in the list would not be measured.
for name in $("${kifus[0]}" --help | sed -n -E 's/^  ([a-z]+)  .*/\1/p'); do
  grep -q "^kifu $name " commands || echo "startup.sh: build/startup.txt has no run of 'kifu $name'" >&2
done

# run NUMBER SIDE ARGUMENTS: adds a line to the file "times": the number, the side, milliseconds passed and of processors,
# megabytes of memory, and 1 if the library of SQLite was loaded. The last is asked in the round that is not counted.
run() {
  local number=$1 side=$2 code=0 log=
  shift 2
  mkdir out
  [ "$round" -gt 0 ] || log="-Xlog:library=info:file=$work/loaded.$number.$side"
  KIFU_JAVA_OPTS="${KIFU_JAVA_OPTS:-} $log" command time -q -o time -f '%e %U %S %M' \
    "${kifus[side]}" "${@//OUT/out}" >said 2>&1 </dev/null || code=$?
  [ "$code" -le 1 ] || { echo "startup.sh: exit code $code: kifu $*" >&2 && head -3 said >&2; }
  awk -v number="$number" -v side="$side" -v loads="$(grep -c sqlite "loaded.$number.$side" 2>/dev/null || true)" \
    '{ print number, side, 1000 * $1, 1000 * ($2 + $3), $4 / 1024, (loads > 0) }' time >>times
  rm -rf out
}

for ((round = 0; round <= runs; round++)); do
  number=0
  while read -r _ line; do
    number=$((number + 1))
    read -r -a words <<<"$line"
    for ((i = 0; i < ${#kifus[@]}; i++)); do
      run "$number" $(((i + round) % ${#kifus[@]})) "${words[@]}"
    done
  done <commands
  [ "$round" -gt 0 ] || : >times # the first command has made the start-up cache
done

awk -v sides="${#kifus[@]}" '
  function median(list, n,    i, j, each) {
    for (i = 2; i <= n; i++) {
      each = list[i]
      for (j = i - 1; j > 0 && list[j] > each; j--) list[j + 1] = list[j]
      list[j + 1] = each
    }
    return n % 2 ? list[(n + 1) / 2] : (list[n / 2] + list[n / 2 + 1]) / 2
  }
  FILENAME == "commands" { command[FNR] = $0; commands = FNR; next }
  { n = ++count[$1, $2]; passed[$1, $2, n] = $3; used[$1, $2, n] = $4; held[$1, $2, n] = $5; loads[$1] = $6 }
  END {
    print "| run | ms | ms of processors | times `--version` | MB | SQLite" (sides > 1 ? " | other, ms | other / this" : "") " |"
    print "| --- | ---: | ---: | ---: | ---: | ---" (sides > 1 ? " | ---: | ---:" : "") " |"
    for (c = 1; c <= commands; c++) {
      n = count[c, 0]
      for (i = 1; i <= n; i++) { a[i] = passed[c, 0, i]; b[i] = used[c, 0, i]; m[i] = held[c, 0, i] }
      ms = median(a, n); cpu = median(b, n)
      if (c == 1) version = ms
      row = sprintf("| `%s` | %d | %d | %.1f | %d | %s", command[c], ms, cpu, ms / version, median(m, n),
        loads[c] ? "yes" : "")
      if (sides > 1) {
        for (i = 1; i <= n; i++) { a[i] = passed[c, 1, i]; b[i] = passed[c, 1, i] / passed[c, 0, i] }
        row = row sprintf(" | %d | %.3f", median(a, n), median(b, n))
      }
      print row " |"
    }
  }' commands times
