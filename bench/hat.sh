#!/bin/sh
# The hat players' figures: one JSON line per evaluation, into bench/results/hat.jsonl. A few minutes on one core, most of it compiling.
# Run from the repository's root, with `tamaya` on PATH.
set -eu
out=bench/results/hat.jsonl
: > "$out"
measure() { tamaya evaluate hat --seed 1 "$@" --json | tail -n 1 >> "$out"; }

for players in 3 2 5 4; do measure --players "$players" --games 10000 --rules hle; done
for players in 5 4 3 2; do measure --players "$players" --games 10000 --rules hle --variant hard; done
measure --players 5 --games 10000
