#!/bin/sh
# Makes anew what follows from the weights of the evaluation: the annotated games of the examples, then the texts that the
# tests with the tag "weights" hold. CONTRIBUTING.md lists the files. Read "git diff" afterwards.
# Usage: build/renew.sh
set -eu
cd "$(dirname "$0")/.."
games=examples/wthor/WTH_1997-match.wtb
./kifu annotate "$games" --format jsonl -o examples/annotated-1997.jsonl --force
./mvnw -B -Pweights test -Dkifu.renew=true
