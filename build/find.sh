#!/bin/sh
# Finds the sources that answer a question in the words of the field, and has the table of CONTRIBUTING.md.
# Usage: build/find.sh WORD...   the first files for these words, best first
#        build/find.sh           exit code 1 if the file of a question is not among the first three for its words
#
# A file gets 4 points for each word in its name or those of its packages, 2 for one in the comment of its class, 1 for
# one elsewhere; of files with equal points, the one with more occurrences of the words comes first. A word is also
# found inside other words, and in capitals.
set -eu
cd "$(dirname "$0")/.."

# Sources of programs, without files that only describe packages and modules.
sources() {
  find toolkit-*/src/main/java -name '*.java' ! -name '*-info.java' | LC_ALL=C sort
}

# The questions of CONTRIBUTING.md, each on a line: words, a tab, the end of the path of the file.
questions() {
  if [ $# -gt 0 ]; then
    printf '%s\t\n' "$*"
  else
    sed -n -E 's/^\| [a-z].*\? \| `([a-z ]+)` \| `([A-Za-z/]+\.java)` \|$/\1\t\2/p' CONTRIBUTING.md
  fi
}

questions "$@" >"${TMPDIR:-/tmp}/kifu-questions.$$"
trap 'rm -f "${TMPDIR:-/tmp}/kifu-questions.$$"' EXIT
# shellcheck disable=SC2046
awk -F '\t' '
  function rate(    w, q, i, list, n, points) {
    for (w in words) {
      part = words[w]
      worth[w] = index(name, part) ? 4 : index(about, part) ? 2 : index(text, part) ? 1 : 0
      often[w] = worth[w] ? gsub(part, "&", text) : 0
    }
    for (q = 1; q <= questions; q++) {
      points = 0
      n = split(asked[q], list, " ")
      for (i = 1; i <= n; i++) points += 10000 * worth[list[i]] + often[list[i]]
      rank(q, points)
    }
  }
  function rank(q, points,    i) {
    if (points == 0 || points <= score[q, 3]) return
    for (i = 3; i > 1 && points > score[q, i - 1]; i--) {
      score[q, i] = score[q, i - 1]
      found[q, i] = found[q, i - 1]
    }
    score[q, i] = points
    found[q, i] = path
  }
  FILENAME ~ /kifu-questions/ {
    asked[++questions] = $1
    wanted[questions] = $2
    n = split($1, list, " ")
    for (i = 1; i <= n; i++) words[list[i]] = list[i]
    next
  }
  FNR == 1 {
    if (path != "") rate()
    path = FILENAME
    name = path
    sub(/.*\/org\/kifu/, "", name)
    name = tolower(name)
    text = about = ""
    begun = 0
  }
  /^import / { next }
  /^(public |final |abstract |sealed |non-sealed )*(class|interface|record|enum|@interface) / { begun = 1 }
  {
    line = tolower($0)
    text = text "\n" line
    if (!begun && line ~ /^( \*|\/\*\*)/) about = about "\n" line
  }
  END {
    rate()
    for (q = 1; q <= questions; q++) {
      right = wanted[q] == ""
      for (i = 1; i <= 3; i++) right = right || index(found[q, i] "\n", "/" wanted[q] "\n")
      if (!right) {
        wrong = 1
        print "not among the first three for \"" asked[q] "\": " wanted[q]
      }
      if (!right || wanted[q] == "") for (i = 1; i <= 3; i++) if (found[q, i] != "") print found[q, i]
    }
    if (questions == 0) print "CONTRIBUTING.md has no questions"
    exit wrong || questions == 0
  }
' "${TMPDIR:-/tmp}/kifu-questions.$$" $(sources)
