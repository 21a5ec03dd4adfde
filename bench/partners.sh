#!/bin/sh
# The partners' figures: one JSON line per evaluation, appended to bench/results/partners.jsonl. About ten minutes on one core.
# Run from the repository's root, with `tamaya` on PATH.
set -eu
out=bench/results/partners.jsonl
: > "$out"
measure() { tamaya evaluate "$@" --json | tail -n 1 >> "$out"; }

for players in 2 3 4 5; do measure beginner --players "$players" --games 1000 --seed 1; done
measure beginner --players 6 --games 200 --seed 1
for variant in tricky hard avalanche black-powder; do
    measure beginner --players 3 --games 200 --seed 1 --variant "$variant"
done
for players in 2 3 4 5; do measure beginner --with novice --players "$players" --games 200 --seed 1; done
for players in 2 3 4 5; do measure novice --players "$players" --games 200 --seed 1; done
