"""The kernel and its peers on one core, in turns.

    python bench/peers.py --players 2 5 --rounds 5 --out bench/results/peers.json

Each contestant runs in a process of its own, on the same core, for a second or so at a time; the rounds are interleaved, so that a
noisy minute hits everybody. What counts is a step: one move, uniformly random among the legal ones, with its deals, end test, reset
and legal list. Rates are per second of the process's own time on the core, which other programs' load changes less than the clock.

Contestants that aren't installed are left out. Install them into the interpreter given by ``--peer-python``:
``pip install open_spiel`` and ``CMAKE_POLICY_VERSION_MINIMUM=3.5 pip install hanabi-learning-environment``; ``pip install jaxmarl``.
HLE's C++ core is measured without Python by ``hle_native.cc``, if ``--hle-source`` names its unpacked source distribution.
"""

import argparse
import json
import os
import random
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median
from typing import Any

HERE = Path(__file__).resolve().parent
BATCH = 1024


def rate(run: Callable[[int], int], seconds: float) -> float:
    """Steps a second; ``run`` makes about so many steps and says how many."""
    run(64)
    steps = 256
    while True:
        start = time.process_time()
        done = run(steps)
        took = time.process_time() - start
        if took > seconds / 2:
            return done / took
        steps = int(steps * min(16, max(2, seconds / max(took, 1e-6))))


# ------------------------------------------------------------------- kernel


def kernel(players: int, observations: str | None, batch: int = BATCH) -> Callable[[int], int]:
    """Policy and steps in compiled code."""
    from tamaya.kernel.games import Games
    from tamaya.rules.options import preset

    games = Games(preset("hle", players), batch, seed=1)
    arrays = games.arrays(observations=observations)  # type: ignore[arg-type]

    def run(steps: int) -> int:
        rounds = -(-steps // batch)
        games.play_random(arrays, rounds)
        return rounds * batch

    return run


def kernel_one(players: int, observations: str | None) -> Callable[[int], int]:
    """One game: two calls from Python a step, into preallocated arrays."""
    from tamaya.kernel.games import Games
    from tamaya.rules.options import preset

    games = Games(preset("hle", players), 1, seed=1)
    stepper = games.stepper(games.arrays(observations=observations))  # type: ignore[arg-type]

    def run(steps: int) -> int:
        for _ in range(steps):
            stepper.pick()
            stepper.step()
        return steps

    return run


def aec(players: int) -> Callable[[int], int]:
    """PettingZoo's way: one game, an observation and a mask by dictionary for every move."""
    from tamaya.envs.aec import HanabiAEC
    from tamaya.rules.options import preset

    env, chance = HanabiAEC(preset("hle", players)), random.Random(1)
    env.reset(seed=1)

    def run(steps: int) -> int:
        for _ in range(steps):
            observation, _, terminated, _, _ = env.last()
            if terminated:
                env.reset()
                observation = env.last()[0]
            env.step(chance.choice(observation["action_mask"].nonzero()[0].tolist()))
        return steps

    return run


def vector(players: int) -> Callable[[int], int]:
    """Gymnasium's way: 1024 games; the policy in numpy, its time counts."""
    import numpy as np

    from tamaya.envs.vector import HanabiVectorEnv
    from tamaya.rules.options import preset

    env = HanabiVectorEnv(preset("hle", players), BATCH, autoreset_mode="SameStep", copy=False)
    chance = np.random.default_rng(1)
    observations, _ = env.reset(seed=1)

    def run(steps: int) -> int:
        rounds = -(-steps // BATCH)
        for _ in range(rounds):
            mask = observations["action_mask"]
            env.step((mask * chance.random(mask.shape, np.float32)).argmax(1))
        return rounds * BATCH

    return run


# -------------------------------------------------------------------- peers


def openspiel(players: int, observed: bool) -> Callable[[int], int]:
    """OpenSpiel's Hanabi; observed: with its in-place observer for the player whose turn it is."""
    import pyspiel
    from open_spiel.python.observation import make_observation

    game = pyspiel.load_game("hanabi", {"players": players})
    observer, chance = make_observation(game), random.Random(1)
    state = game.new_initial_state()

    def run(steps: int) -> int:
        nonlocal state
        made = 0
        while made < steps:
            if state.is_terminal():
                state = game.new_initial_state()
            elif state.is_chance_node():
                actions, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(chance.choices(actions, weights)[0])
            else:
                if observed:
                    observer.set_from(state, state.current_player())
                state.apply_action(chance.choice(state.legal_actions()))
                made += 1
        return made

    return run


def hle_python(players: int) -> Callable[[int], int]:
    """HLE's ``rl_env``, which observes for everybody."""
    from hanabi_learning_environment import rl_env

    env, chance = rl_env.make("Hanabi-Full", players), random.Random(1)
    seen = env.reset()

    def run(steps: int) -> int:
        nonlocal seen
        for _ in range(steps):
            moves = seen["player_observations"][seen["current_player"]]["legal_moves"]
            seen, _, done, _ = env.step(chance.choice(moves))
            if done:
                seen = env.reset()
        return steps

    return run


def jaxmarl(players: int) -> Callable[[int], int]:
    """JaxMARL's Hanabi: 1024 games, jitted, random legal moves, every player's observation in every step (that is its interface)."""
    import jax
    import jax.numpy as jnp
    from jaxmarl import make

    env = make("hanabi", num_agents=players)
    keys = jax.random.split(jax.random.PRNGKey(0), BATCH)
    _, states = jax.vmap(env.reset)(keys)

    def move(carry: Any, _: Any) -> Any:
        states, key = carry
        key, for_moves, for_steps = jax.random.split(key, 3)
        legal = jax.vmap(env.get_legal_moves)(states)
        picks = {
            agent: jax.random.categorical(jax.random.fold_in(for_moves, n), jnp.where(legal[agent] > 0, 0.0, -1e9))
            for n, agent in enumerate(env.agents)
        }
        seen, states, *_ = jax.vmap(env.step)(jax.random.split(for_steps, BATCH), states, picks)
        # Something of what was seen is handed on: what nobody uses, XLA wouldn't compute.
        return (states, key), sum(seen[agent].sum() for agent in env.agents)

    play = jax.jit(lambda carry: jax.lax.scan(move, carry, None, length=16))
    carry = (states, jax.random.PRNGKey(1))

    def run(steps: int) -> int:
        nonlocal carry
        rounds = -(-steps // (16 * BATCH))
        for _ in range(rounds):
            carry, _ = jax.block_until_ready(play(carry))
        return rounds * 16 * BATCH

    return run


OURS: dict[str, Callable[[int], Callable[[int], int]]] = {
    "kernel": lambda players: kernel(players, None),
    "kernel, uint8 observed": lambda players: kernel(players, "uint8"),
    "kernel, float32 observed": lambda players: kernel(players, "float32"),
    "kernel, packed observed": lambda players: kernel(players, "packed"),
    "one game, stepper": lambda players: kernel_one(players, None),
    "one game, stepper, observed": lambda players: kernel_one(players, "uint8"),
    "one game, policy compiled": lambda players: kernel(players, None, 1),
    "one game, policy compiled, observed": lambda players: kernel(players, "uint8", 1),
    "one game, AEC": aec,
    "vector environment": vector,
}
PEERS: dict[str, Callable[[int], Callable[[int], int]]] = {
    "OpenSpiel": lambda players: openspiel(players, False),
    "OpenSpiel, observed in place": lambda players: openspiel(players, True),
    "HLE, rl_env": hle_python,
    "JaxMARL, observed": jaxmarl,
}
NATIVE = {"HLE, C++": "0", "HLE, C++, observed": "1"}
RATIOS = (
    ("kernel, uint8 observed", "OpenSpiel, observed in place"),
    ("kernel, float32 observed", "OpenSpiel, observed in place"),
    ("kernel", "HLE, C++"),
    ("one game, stepper", "OpenSpiel"),
    ("one game, stepper, observed", "OpenSpiel, observed in place"),
)


def build_native(source: Path) -> Path:
    """Compile ``hle_native.cc`` with HLE's own sources."""
    library = next(source.rglob("hanabi_state.cc")).parent
    target = HERE / "results" / ".hle_native"
    sources = [str(path) for path in library.glob("*.cc")]
    subprocess.run(
        ["g++", "-O3", "-march=native", "-std=c++17", f"-I{library}", "-o", target, HERE / "hle_native.cc", *sources],
        check=True,
    )
    return target


def one_run(name: str, given: argparse.Namespace, players: int, native: Path | None) -> float | None:
    """One contestant's turn; None if it isn't installed."""
    if name in NATIVE:
        if native is None:
            return None
        command = [str(native), str(players), NATIVE[name], str(given.seconds)]
    else:
        python = sys.executable if name in OURS else given.peer_python
        command = [python, __file__, "--child", name, "--players", str(players), "--seconds", str(given.seconds)]
    core = given.core
    done = subprocess.run(command, capture_output=True, text=True, preexec_fn=lambda: os.sched_setaffinity(0, {core}))
    return float(done.stdout.split()[-1]) if done.returncode == 0 else None


def summary(rounds: list[dict[str, float | None]]) -> dict[str, Any]:
    """Median, lowest and highest of every contestant, and the ratios that the project promises, taken within rounds."""
    rates = {
        name: {"median": median(seen), "lowest": min(seen), "highest": max(seen)}
        for name in rounds[0]
        if (seen := [value for row in rounds if (value := row[name]) is not None])
    }
    ratios = {}
    for ours, theirs in RATIOS:
        seen = [a / b for row in rounds if (a := row.get(ours)) and (b := row.get(theirs))]
        if seen:
            ratios[f"{ours} / {theirs}"] = {"median": median(seen), "lowest": min(seen), "highest": max(seen)}
    return {"steps_per_s": rates, "ratios": ratios}


def main() -> None:
    """Run everybody in turns and print the medians."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--players", type=int, nargs="+", default=[2, 5])
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--core", type=int, default=0)
    parser.add_argument("--peer-python", default=sys.executable)
    parser.add_argument("--hle-source", type=Path)
    parser.add_argument("--only", nargs="+", help="some of the contestants, by name")
    parser.add_argument("--out", type=Path)
    parser.add_argument("--child", help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.child:
        print(rate((OURS | PEERS)[given.child](given.players[0]), given.seconds))
        return
    native = build_native(given.hle_source) if given.hle_source else None
    results = {}
    for players in given.players:
        names = [name for name in (*OURS, *PEERS, *NATIVE) if name in (given.only or (*OURS, *PEERS, *NATIVE))]
        for name in OURS.keys() & set(names):  # fill the compiler's cache before anything counts
            one_run(name, given, players, native)
        rounds = [{name: one_run(name, given, players, native) for name in names} for _ in range(given.rounds)]
        results[f"{players} players"] = summary(rounds)
        print(json.dumps({f"{players} players": results[f"{players} players"]}, indent=1), flush=True)
    if given.out:
        given.out.write_text(json.dumps(results, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main()
