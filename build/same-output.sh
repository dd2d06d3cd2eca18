#!/bin/bash
# Runs every documented command on two checkouts and compares each byte: output, messages, exit codes, files written.
# Usage: build/same-output.sh OLD NEW
#
# The commands are those of README.md and docs/ in OLD, the lines of build/same-output.txt, and --help of every command.
# Parts that a run cannot repeat (seconds, dates, the version of the build) are replaced before comparing.
set -eu
old=$(cd "$1" && pwd) new=$(cd "$2" && pwd)
here=$(cd "$(dirname "$0")" && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

documented() {
  cat "$old/README.md" "$old"/docs/*.md | sed -n -E 's/^(\$ )?\.\/kifu /kifu /p'
}

help_pages() {
  echo 'kifu --help'
  "$old/kifu" --help | sed -n -E 's/^  ([a-z]+)  .*/kifu \1 --help/p'
}

# Prints each command once, in the order of the documents: later ones read what earlier ones wrote.
commands() {
  { documented; grep '^kifu ' "$here/same-output.txt"; help_pages; } |
    sed -E 's/ +# .*//' |
    grep -v -E '\.\./|^kifu (spark|bench|train|engine)( |$)|repair --measure' |
    awk '!seen[$0]++'
}

# Replaces the parts that differ between two runs of the same program.
steady() {
  sed -E -e "s#$1#CHECKOUT#g; s#$2#WORK#g" \
    -e 's/[0-9][0-9,.]* (ms|s|seconds|minutes)\b/N \1/g' \
    -e 's/[0-9][0-9,.]* (games|positions|nodes|records|bytes|MB|Mn)(\/s| (a|per) second)/N \1\2/g' \
    -e 's/[0-9.]+ (million nodes|M leaves)\/s/N \1\/s/g' \
    -e 's/ +[0-9]+\.[0-9]{3}  ([a-h][1-8]|-|pass)/ N  \1/' \
    -e 's/"(seconds|elapsedSeconds|millis|nodesPerSecond)":[0-9.eE-]+/"\1":N/g' \
    -e 's/20[0-9]{2}-[0-9]{2}-[0-9]{2}T[0-9:.]+Z?/TIME/g'
}

# run CHECKOUT FOLDER NUMBER COMMAND
run() {
  local checkout=$1 folder=$2 number=$3 code=0
  (
    cd "$folder/in"
    kifu() { "$checkout/kifu" "$@"; }
    eval "$4"
  ) >"$folder/out.raw" 2>"$folder/err.raw" </dev/null || code=$?
  steady "$checkout" "$folder" <"$folder/out.raw" >"$folder/said/$number.out"
  steady "$checkout" "$folder" <"$folder/err.raw" >"$folder/said/$number.err"
  echo "$code" >"$folder/said/$number.code"
}

for side in old new; do
  mkdir -p "$work/$side/in" "$work/$side/said"
  cp -r "${!side}/examples" "$work/$side/in/examples"
done
commands >"$work/commands"
number=0 different=0
while read -r command; do
  number=$((number + 1))
  for side in old new; do
    run "${!side}" "$work/$side" "$number" "$command"
  done
  for part in code out err; do
    if ! cmp -s "$work/old/said/$number.$part" "$work/new/said/$number.$part"; then
      different=$((different + 1))
      echo "DIFFERENT ($part): $command"
      diff "$work/old/said/$number.$part" "$work/new/said/$number.$part" | head -10 || true
    fi
  done
done <"$work/commands"

# Compares the files that the commands wrote, without the time of writing in those that hold it.
files() {
  (cd "$work/$1/in" && find . -type f ! -path './examples/*' -print0 | sort -z |
    while IFS= read -r -d '' file; do
      printf '%s %s\n' "$(steady "${!1}" "$work/$1" <"$file" | sha256sum | cut -d' ' -f1)" "$file"
    done)
}
files old >"$work/old.files"
files new >"$work/new.files"
diff "$work/old.files" "$work/new.files" || different=$((different + 1))
echo "$number commands, $(wc -l <"$work/old.files") files, $different differences"
[ "$different" = 0 ]
