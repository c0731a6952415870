"""How the games of each library are stepped: random legal actions, one after another, as a program in Python does it.

python benchmarks/peer_games.py rlcard uno one 1.0

prints the steps a second as JSON. A step is one choice of one seat, a forced one included; what chance does is not counted. `peers.py`
runs this in the environments in which the libraries are installed, so nothing but the library that is asked for is imported.
"""

from __future__ import annotations

import json
import os
import random
import sys
import time
from collections.abc import Callable
from importlib import import_module, metadata
from typing import Any

RUNS = 3
MANY = 1024
"""How many games are stepped side by side, where a library can."""
MANY_IN_PYTHON = 64
"""As many for the environment of OpenSpiel that steps its games in a loop in Python, where more of them gain nothing."""

Step = Callable[[], int]
"""Does some steps, and returns how many."""


def steps_of_greathall(game: str, way: str) -> Step:
    greathall, envs = import_module("greathall"), import_module("greathall.envs")
    if way == "one":
        return steps_of_agents(envs.aec(game))
    if way == "many":
        env = envs.vector(game, MANY)
        env.reset(1)

        def step_all() -> int:
            env.step(env.sample())
            return MANY

        return step_all
    fewest = greathall.game(game).fewest
    dealt = [greathall.new(game, fewest, seed) for seed in range(20)]
    unit = random.Random(1).random

    def walk_all() -> int:
        return sum(walked(greathall.Walk(state.copy()), unit) for state in dealt)

    return walk_all


def walked(walk: Any, unit: Callable[[], float]) -> int:
    """A game of ours to its end, with one call a step."""
    steps = 0
    _, count = walk.asked()
    while count:
        steps += 1
        _, count = walk.step(int(unit() * count))
    return steps


def steps_of_pettingzoo(game: str, way: str) -> Step:
    return steps_of_agents(import_module(f"pettingzoo.classic.{game}").env())


def steps_of_agents(env: Any) -> Step:
    """Any game with the interface of PettingZoo in which agents act one after another."""
    numpy = import_module("numpy")
    rng = numpy.random.default_rng(1)
    env.reset(seed=1)

    def step() -> int:
        observation, _, ended, cut, info = env.last()
        if ended or cut:
            env.reset()
            return 0
        mask = observation["action_mask"] if isinstance(observation, dict) else info.get("action_mask")
        legal = numpy.flatnonzero(mask) if mask is not None else range(env.action_space(env.agent_selection).n)
        env.step(int(rng.choice(legal)))
        return 1

    return step


def steps_of_rlcard(game: str, way: str) -> Step:
    env = import_module("rlcard").make(game)
    chance = random.Random(1)
    state, _ = env.reset()

    def step() -> int:
        nonlocal state
        if env.is_over():
            state, _ = env.reset()
        state, _ = env.step(chance.choice(list(state["legal_actions"])))
        return 1

    return step


def steps_of_openspiel(game: str, way: str) -> Step:
    if way == "bare":
        pyspiel = import_module("pyspiel")
        chance = random.Random(1)
        dealt = [after_chance(pyspiel.load_game(game).new_initial_state(), chance) for _ in range(20)]
        return lambda: sum(played(state.clone(), chance) for state in dealt)
    made = [environment(game) for _ in range(1 if way == "one" else MANY_IN_PYTHON)]
    chance = random.Random(1)
    if way == "many":
        return steps_of_openspiel_vector(made, chance)
    (env,) = made
    now = env.reset()

    def step() -> int:
        nonlocal now
        if now.last():
            now = env.reset()
        now = env.step([chance.choice(now.observations["legal_actions"][now.current_player()])])
        return 1

    return step


def steps_of_openspiel_vector(made: list[Any], chance: random.Random) -> Step:
    """Its environment of environments; those that end are reset by it."""
    output = import_module("open_spiel.python.rl_agent").StepOutput
    vector = import_module("open_spiel.python.vector_env").SyncVectorEnv(made)
    now = vector.reset()

    def step() -> int:
        nonlocal now
        chosen = [output(action=chance.choice(each.observations["legal_actions"][each.current_player()]), probs=None) for each in now]
        now = vector.step(chosen, reset_if_done=True)[0]
        return len(chosen)

    return step


def environment(game: str) -> Any:
    """With observations where the game has them; some have only the longer information states."""
    pyspiel, module = import_module("pyspiel"), import_module("open_spiel.python.rl_environment")
    loaded = pyspiel.load_game(game)
    kind = module.ObservationType.OBSERVATION if loaded.get_type().provides_observation_tensor else None
    return module.Environment(loaded, observation_type=kind)


def after_chance(state: Any, chance: random.Random) -> Any:
    while state.is_chance_node():
        state.apply_action(chance.choice(state.legal_actions()))
    return state


def played(state: Any, chance: random.Random) -> int:
    """A dealt game of OpenSpiel to its end, with the three calls a step that it takes."""
    steps = 0
    unit = chance.random
    while not state.is_terminal():
        actions = state.legal_actions()
        steps += not state.is_chance_node()
        state.apply_action(actions[int(unit() * len(actions))])
    return steps


def steps_of_pgx(game: str, way: str) -> Step:
    """One compiled call steps all games, draws the next actions, and begins games again that have ended."""
    jax, pgx, wrappers = import_module("jax"), import_module("pgx"), import_module("pgx.experimental")
    env = pgx.make(game)
    count = 1 if way == "one" else MANY
    stepped = wrappers.auto_reset(env.step, env.init)

    def step_all(state: Any, key: Any) -> Any:
        key, drawing, dealing = jax.random.split(key, 3)
        chances = jax.numpy.where(state.legal_action_mask, 0.0, -jax.numpy.inf)
        actions = jax.random.categorical(drawing, chances, axis=-1)
        return jax.vmap(stepped)(state, actions, jax.random.split(dealing, count)), key

    call = jax.jit(step_all)
    key = jax.random.PRNGKey(1)
    state = jax.jit(jax.vmap(env.init))(jax.random.split(key, count))

    def step() -> int:
        nonlocal state, key
        state, key = call(state, key)
        state.observation.block_until_ready()
        return count

    return step


LIBRARIES: dict[str, tuple[Callable[[str, str], Step], tuple[str, ...]]] = {
    "greathall": (steps_of_greathall, ("greathall", "numpy")),
    "pettingzoo": (steps_of_pettingzoo, ("pettingzoo", "numpy")),
    "rlcard": (steps_of_rlcard, ("rlcard", "numpy")),
    "openspiel": (steps_of_openspiel, ("open_spiel", "numpy")),
    "pgx": (steps_of_pgx, ("pgx", "jax")),
}
"""How each is stepped, and the packages whose versions say which one it was."""


def rates(step: Step, seconds: float) -> list[float]:
    """Steps a second of processor time, run by run. The first steps, in which things are compiled and loaded, are not counted."""
    step()
    found = []
    for _ in range(RUNS):
        steps = 0
        began = time.process_time()
        while (spent := time.process_time() - began) < seconds:
            steps += sum(step() for _ in range(10))
        found.append(steps / spent)
    return found


def main(library: str, game: str, way: str, seconds: float) -> None:
    if hasattr(os, "sched_setaffinity"):
        # On one core, before a library starts threads for all of them.
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    steps, packages = LIBRARIES[library]
    found = rates(steps(game, way), seconds)
    print(json.dumps({"rates": found, "versions": {package: metadata.version(package) for package in packages}}))


if __name__ == "__main__":
    if len(sys.argv) != 5:
        sys.exit(__doc__)
    main(sys.argv[1], sys.argv[2], sys.argv[3], float(sys.argv[4]))
