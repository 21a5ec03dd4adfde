#!/bin/sh
# The hat players' figures: one JSON line per evaluation, into bench/results/hat.jsonl. Some ten minutes on one core, half of it compiling.
# Run from the repository's root, with `tamaya` on PATH.
set -eu
out=bench/results/hat.jsonl
: > "$out"
measure() { tamaya evaluate hat --games 10000 --seed 1 --rules hle "$@" --json | tail -n 1 >> "$out"; }

for players in 3 2 5 4; do measure --players "$players"; done
for players in 5 4 3 2; do measure --players "$players" --variant hard; done
