#!/usr/bin/env bash
# Measures verify and openings on synthetic archives, plain and on Spark, and then a base of each, and prints the tables of
# docs/scale.md. The first rows are for ten games, which shows the time of a start. Start both commands once before, so
# that they make their start-up caches. BASES=only measures the bases alone, BASES=no leaves them out.
#
#   build/scale.sh REAL WORK MILLIONS...
#
# REAL: real games to follow, such as a folder of WTHOR files. WORK: a folder on the disk, 140 MB for each million
# games, and 1.8 GB for its base while that is measured; existing archives are used again. Both ways have two cores; Spark has a heap of 2 GB and the plain way one of 4
# GB, because it keeps all positions at once. KIFU names a command in place of ./kifu, MASTER a Spark in place of
# local[2].
set -euo pipefail
kifu=${KIFU:-./kifu}
master=${MASTER:-local[2]}
spark_opts=${KIFU_JAVA_OPTS:--Xmx2g}
plain_opts=${PLAIN_JAVA_OPTS:--Xmx4g}
bases=${BASES:-yes}
rare=f5d6c3d3c4f4c5b3c2b4c6d2a3c1
real=$1
work=$2
shift 2
mkdir -p "$work"
TIMEFORMAT='%R %U %S'

# Runs a command; sets wall and cpu in seconds. Its data goes to $work/$1, its messages to $work/$1.err.
measure() {
  out=$work/$1
  shift
  taken=$({ time env KIFU_JAVA_OPTS="$opts" "$@" >"$out" 2>"$out.err" || [ $? -eq 1 ]; } 2>&1)
  read -r wall user system <<<"$taken"
  cpu=$(awk "BEGIN { print $user + $system }")
}

# Prints a row: job, way, millions, and the measurements.
row() {
  awk -v job="$1" -v way="$2" -v millions="$3" -v wall="$wall" -v cpu="$cpu" -v ratio="$4" -v shuffled="$5" \
    -v load="$(cut -d' ' -f1 /proc/loadavg 2>/dev/null || echo '?')" 'BEGIN {
      printf "| %s | %s | %s | %.1f | %.1f | %d | %d | %s | %s | %s |\n", job, millions, way, wall, cpu,
        millions * 1e6 / wall, millions * 1e6 / cpu, ratio, shuffled, load }'
}

# Runs one job both ways, compares the results, and prints both rows.
both() {
  job=$1
  millions=$2
  shift 2
  opts=$plain_opts
  measure "$job.plain" $kifu "$job" "$@" --jobs 2
  plain_wall=$wall
  plain_cpu=$cpu
  row "$job" plain "$millions" "" ""
  opts=$spark_opts
  measure "$job.spark" $kifu spark "$job" "$@" --master "$master" --metrics
  cmp "$work/$job.plain" "$work/$job.spark"
  ratio=$(awk "BEGIN { printf \"%.0f %% / %.0f %% / %.0f %%\", 100 * $plain_wall / $wall, 100 * $plain_cpu / $cpu,
    100 * ($plain_cpu - $plain_start) / ($cpu - $spark_start) }")
  shuffled=$(sed -n 's/.* \([0-9]*\) bytes and .*/\1/p' "$work/$job.spark.err")
  row "$job" Spark "$millions" "$ratio" "$(awk "BEGIN { printf \"%.1f\", $shuffled / ($millions * 1e6) }")"
}

# Runs a command on a base and prints a row: the words before "--" name it, the others are the command.
ask() {
  words=()
  while [ "$1" != -- ]; do words+=("$1"); shift; done
  shift
  KIFU_JAVA_OPTS=$heap command time -q -o "$work/time" -f '%e %U %S %M' "$@" >"$work/answer" 2>"$work/answer.err" ||
    [ $? -eq 1 ] || { cat "$work/answer.err" >&2 && return 1; }
  read -r wall user system held <"$work/time"
  awk -v millions="$millions" -v what="${words[*]}" -v wall="$wall" -v cpu="$user $system" -v held="$held" \
    -v size="$(wc -c <"$base")" -v load="$(cut -d' ' -f1 /proc/loadavg 2>/dev/null || echo '?')" 'BEGIN {
      split(cpu, part, " ")
      printf "| %s | %s | %.1f | %.1f | %d | %d | %s |\n", millions, what, wall, part[1] + part[2], held / 1024,
        size / 1e6, load }'
}

# Makes a base of an archive, asks it, and deletes it. Of the two lines of moves, many games have the first and few the
# second; the player has a thousandth of all games.
of_base() {
  millions=$1
  archive=$2
  base=$work/games-$millions.kifu
  rm -f "$base"
  heap=-Xmx512m
  ask base create -- $kifu base create "$base" "$archive" --quiet
  heap=-Xmx256m
  ask base check -- $kifu base check "$base" --jobs 2
  for line in f5d6c3d3c4 "$rare"; do
    ask "openings --at $line" -- $kifu openings "$base" --at "$line"
    ask "query --position $line" -- $kifu query "$base" --position "$line" --format csv
  done
  ask 'query --player "Player 555"' -- $kifu query "$base" --player "Player 555" --format csv
  ask 'sql, games by result' -- $kifu sql "$base" \
    "SELECT black_disc_diff, count(*) FROM games GROUP BY 1 ORDER BY 1" --format csv
  heap=-Xmx4g
  ask 'openings --plies 12, of the base' -- $kifu openings "$base" --plies 12 --min-games 10 --format csv --jobs 2
  ask 'openings --plies 12, of the files' -- $kifu openings "$archive" --plies 12 --min-games 10 --format csv --jobs 2
  ask "openings --at $line, of the files" -- $kifu openings "$archive" --at "$line" --jobs 2
  rm -f "$base"
}

make_archive() {
  archive=$work/games-$1
  [ -d "$archive" ] || $kifu generate "$real" --games "${1}000000" -o "$archive" --quiet >"$archive.json"
}

if [ "$bases" != only ]; then
  echo "| job | million games | way | wall, s | CPU, s | games/s | games/CPU s | per cent of the plain rate: wall / CPU / CPU without start | bytes shuffled per game | load |"
  echo "| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |"
  [ -d "$work/start" ] || $kifu generate "$real" --games 10 -o "$work/start" --quiet >"$work/start.json"
  opts=$plain_opts
  measure start.plain $kifu verify "$work/start" --jobs 2
  plain_start=$cpu
  row start plain 0.00001 "" ""
  opts=$spark_opts
  measure start.spark $kifu spark verify "$work/start" --master "$master"
  spark_start=$cpu
  row start Spark 0.00001 "" ""
  for millions in "$@"; do
    make_archive "$millions"
    both verify "$millions" "$archive" --format jsonl
    both openings "$millions" "$archive" --plies 12 --min-games 10 --format csv
  done
fi

if [ "$bases" != no ]; then
  echo
  echo "| million games | command | wall, s | CPU, s | memory, MB | base, MB | load |"
  echo "| --- | --- | --- | --- | --- | --- | --- |"
  for millions in "$@"; do
    make_archive "$millions"
    of_base "$millions" "$archive"
  done
fi
