"""OpenSpiel's own games and searches, measured beside ours in the same way, where it is installed (`pip install greathall[bench]`)."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any, Final

GAMES: Final = ("dou_dizhu", "hearts", "crazy_eights", "python_kuhn_poker")
SEARCHED: Final = "oh_hell"
ITERATIONS: Final = 100

Rate = Callable[[Callable[[], int]], float]


def figures(rate: Rate, progress: Callable[[str], None]) -> dict[str, dict[str, float]]:
    """Decisions and clones a second of its card games, iterations a second of its two information-set searches; empty without it."""
    try:
        import pyspiel
        from open_spiel.python import games  # noqa: F401  (registers the games written in Python)
        from open_spiel.python.algorithms import ismcts, mcts
    except ImportError:
        return {}
    chance = random.Random(1)
    result: dict[str, dict[str, float]] = {}
    for name in GAMES:
        progress(f"OpenSpiel: {name}")
        game = pyspiel.load_game(name)
        dealt = [first_decision(game, chance) for _ in range(20)]
        result[name] = {
            "decisions": rate(lambda dealt=dealt: sum(play_out(state.clone(), chance) for state in dealt)),  # type: ignore[misc]
            "copies": rate(lambda clone=dealt[0].clone: sum(1 for _ in range(1000) if clone())),  # type: ignore[misc]
        }
    game = pyspiel.load_game(SEARCHED)
    state = first_decision(game, chance)
    native = pyspiel.ISMCTSBot(1, pyspiel.RandomRolloutEvaluator(1, 1), 2.0, ITERATIONS)
    python = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(), 2.0, ITERATIONS)
    for title, bot in ((f"{SEARCHED}, C++ search", native), (f"{SEARCHED}, Python search", python)):
        progress(f"OpenSpiel: {title}")
        result[title] = {"search_iterations": rate(lambda bot=bot: search(bot, state))}  # type: ignore[misc]
    return result


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
    """A dealt game played at random, stepped from Python as fast as may be; counts the players' choices among at least two actions."""
    decisions = 0
    unit = chance.random
    while not state.is_terminal():
        actions = state.legal_actions()
        count = len(actions)
        decisions += count > 1 and not state.is_chance_node()
        state.apply_action(actions[int(unit() * count)])
    return decisions
