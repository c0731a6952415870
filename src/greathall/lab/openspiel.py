"""OpenSpiel's own games and searches, measured beside ours in the same way, where it is installed (`pip install greathall[bench]`)."""

from __future__ import annotations

import random
from collections.abc import Callable
from importlib import metadata
from typing import Any, Final

GAMES: Final = ("dou_dizhu", "hearts", "crazy_eights", "python_kuhn_poker")
SEARCHED: Final = "oh_hell"
ITERATIONS: Final = 100
ROLLOUTS: Final = 50
"""How often its search plays on from a dealt position, in one step."""
COUNTED: Final = 100
"""How many games from each dealt position are stepped through to learn how many decisions a game has."""

Rate = Callable[[Callable[[], int]], float]


def version() -> str:
    """Its release; empty without it."""
    try:
        return metadata.version("open_spiel")
    except metadata.PackageNotFoundError:
        return ""


def figures(rate: Rate, progress: Callable[[str], None]) -> dict[str, dict[str, float]]:
    """Decisions and clones a second of its card games, iterations a second of its two information-set searches; empty without it."""
    try:
        import open_spiel.python.games  # noqa: F401  (registers those written in Python)
        import pyspiel
        from open_spiel.python.algorithms import ismcts, mcts
    except ImportError:
        return {}
    chance = random.Random(1)
    result: dict[str, dict[str, float]] = {}
    for name in GAMES:
        result[name] = game_figures(pyspiel, name, rate, chance)
        progress(f"OpenSpiel: {name}: {result[name]['stepped']:,.0f} decisions a second, stepped from Python")
    game = pyspiel.load_game(SEARCHED)
    state = first_decision(game, chance)
    native = pyspiel.ISMCTSBot(1, pyspiel.RandomRolloutEvaluator(1, 1), 2.0, ITERATIONS)
    python = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(), 2.0, ITERATIONS)
    for title, bot in ((f"{SEARCHED}, C++ search", native), (f"{SEARCHED}, Python search", python)):
        result[title] = {"search_iterations": rate(lambda bot=bot: search(bot, state))}  # type: ignore[misc]
        progress(f"OpenSpiel: {title}: {result[title]['search_iterations']:,.0f} iterations a second")
    return result


def game_figures(pyspiel: Any, name: str, rate: Rate, chance: random.Random) -> dict[str, float]:
    """One of its games stepped from Python and, if it is written in C++, played by a loop in C++ too.

    pyspiel has no function that just plays at random. What comes closest are the random rollouts of its `MCTSBot`, which with a single
    simulation starts them all from the position it is asked about. They don't count decisions, so each is taken to have as many as games
    stepped from the same positions have on average.
    """
    game = pyspiel.load_game(name)
    dealt = [first_decision(game, chance) for _ in range(20)]
    found = {
        "stepped": rate(lambda: sum(play_out(state.clone(), chance) for state in dealt)),
        "copies_stepped": rate(lambda: sum(clone_out(state, 50) for state in dealt)),
    }
    if not name.startswith("python_"):
        decisions = ROLLOUTS * sum(play_out(state.clone(), chance) for state in dealt for _ in range(COUNTED)) // COUNTED
        bot = pyspiel.MCTSBot(game, pyspiel.RandomRolloutEvaluator(ROLLOUTS, 1), 2.0, 1, 100, False, 1, False)
        found["decisions"] = rate(lambda: roll_out(bot, dealt, decisions))
    return found


def roll_out(bot: Any, dealt: list[Any], decisions: int) -> int:
    """One step of the search from each position: as many decisions as said, on average."""
    for state in dealt:
        bot.step(state)
    return decisions


def clone_out(state: Any, times: int) -> int:
    """Clones made by a loop in Python."""
    for _ in range(times):
        state.clone()
    return times


def search(bot: Any, state: Any) -> int:
    bot.step(state)
    return ITERATIONS


def first_decision(game: Any, chance: random.Random) -> Any:
    """The position after the deal."""
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(chance.choice(state.legal_actions()))
    return state


def play_out(state: Any, chance: random.Random) -> int:
    """A dealt game played at random, stepped from Python as fast as it can be; counts the players' choices among at least two actions."""
    decisions = 0
    unit = chance.random
    while not state.is_terminal():
        actions = state.legal_actions()
        count = len(actions)
        decisions += count > 1 and not state.is_chance_node()
        state.apply_action(actions[int(unit() * count)])
    return decisions
