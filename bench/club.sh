#!/bin/sh
# The club player's figures, with HLE's rules so that they compare: one JSON line per evaluation into bench/results/club.jsonl.
# About an hour on one free core. Run from the repository's root, with `tamaya` on PATH; what was played is kept in build/lab.
set -eu
out=bench/results/club.jsonl
: > "$out"
measure() { tamaya evaluate club "$@" --seed 1 --rules hle --keep build/lab --json | tail -n 1 >> "$out"; }

for players in 2 3 4 5; do measure --with novice --players "$players" --games 10000; done
for players in 2 3 4 5; do measure --with beginner --players "$players" --games 150; done
for players in 2 3 4 5; do measure --players "$players" --games 10000; done
