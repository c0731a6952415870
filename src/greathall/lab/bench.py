"""How fast the games run: random decisions, legal moves listed, copies, search iterations, and sentences in two languages a second.

A decision is a choice among at least two moves; forced moves are played but not counted. Each figure is the median of three runs on
one core. Decisions and copies are measured in two ways: in a loop of the package, which is compiled with it, and stepped from Python,
where each call goes from there into the rules: three a decision on a state, or one on a `Walk`.

`python -m greathall.lab.bench` prints the figures of the package it was started from as JSON; `plain_figures` does that for a copy of
the package without its compiled modules.
"""

from __future__ import annotations

import json
import os
import random
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import greathall
from greathall.bots.rollout import count_copies, count_moves, play_out
from greathall.bots.search import SearchBot
from greathall.kernel import state as rules
from greathall.kernel.bits import lowest
from greathall.kernel.catalog import Game, all_games
from greathall.kernel.chance import Chance, swift
from greathall.kernel.event import GALLERY
from greathall.kernel.sentences.language import Language, language
from greathall.kernel.sentences.speech import Speech
from greathall.kernel.state import State
from greathall.kernel.walk import Walk

RUNS = 3
SECONDS = 0.5
"""How long one run takes at least."""
SEARCHED = 48
"""From how many positions a search starts."""

OWN_LOOP: Final = {
    "decisions": "decisions",
    "moves_listed": "moves listed",
    "copies": "copies",
    "search_iterations": "search iterations",
}
"""What is compared between the compiled rules and the same rules interpreted, each in loops of the package."""
SENTENCES: Final = {
    "moves_en": "moves in English",
    "moves_de": "moves in German",
    "events_en": "events in English",
    "events_de": "events in German",
}
"""The sentences that are measured, compiled and interpreted too."""
BOTH_WAYS: Final = {
    "stepped": "decisions, stepped from Python",
    "walked": "decisions, one call a step",
    "decisions": "decisions, own loop",
    "copies_stepped": "copies, from Python",
    "search_iterations": "search iterations",
}
"""What is compared with OpenSpiel."""

Figures = dict[str, float]
Progress = Callable[[str], None]
"""Hears of each figure as soon as it is known."""


def compiled() -> bool:
    """Whether the rules run as compiled code."""
    return not (rules.__file__ or "").endswith(".py")


def pin() -> None:
    """Stay on one core, so that figures compare."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})


def rate(work: Callable[[], int]) -> float:
    """How many units a second `work` does; it returns how many it did."""
    rates = []
    for _ in range(RUNS):
        units = 0
        began = time.perf_counter()
        while (spent := time.perf_counter() - began) < SECONDS:
            units += work()
        rates.append(units / spent)
    return statistics.median(rates)


def positions(game: Game, seats: int, games: int) -> list[State]:
    """Positions from all stages of random games, each with a choice to make."""
    chance = swift("positions")
    found: list[State] = []
    for seed in range(games):
        state = game.new(seats, seed)
        state.events = None
        while asked := state.deciders():
            seat = lowest(asked)
            moves = state.moves(seat)
            if len(moves) > 1:
                found.append(state.copy())
            state.apply(seat, moves[chance.below(len(moves))])
    return found


def figures_of(game: Game, progress: Progress) -> Figures:
    """All figures of a game at its lowest seat count."""
    seats = game.fewest
    chance = swift("bench")
    unit = random.Random(1).random
    dealt = [game.new(seats, seed) for seed in range(20)]
    for state in dealt:
        state.events = None
    middle = positions(game, seats, 3)
    bot = SearchBot(chance, iterations=50)
    # Few positions would measure which ones they are: a search from the last round runs ten times as fast as one from the first.
    searched = middle[:: max(1, len(middle) // SEARCHED)][:SEARCHED]
    heard = [played_on(state, chance) for state in searched]
    english, german = language("en"), language("de")
    measures: dict[str, Callable[[], int]] = {
        "stepped": lambda: sum(step_out(state.copy(), unit) for state in dealt),
        "walked": lambda: sum(walk_out(state.copy(), unit) for state in dealt),
        "decisions": lambda: sum(int(play_out(state.copy(), chance)) for state in dealt),
        "moves_listed": lambda: sum(int(count_moves(state, 4)) for state in middle),
        "copies": lambda: sum(int(count_copies(state, 50)) for state in middle) // seats,
        "copies_stepped": lambda: sum(copy_out(state, 50) for state in middle),
        "search_iterations": lambda: sum(think(bot, state) for state in searched),
        "moves_en": lambda: sum(word_moves(state, english) for state in searched),
        "moves_de": lambda: sum(word_moves(state, german) for state in searched),
        "events_en": lambda: sum(word_events(state, english) for state in heard),
        "events_de": lambda: sum(word_events(state, german) for state in heard),
    }
    titles = OWN_LOOP | BOTH_WAYS | SENTENCES
    figures: Figures = {}
    for name, work in measures.items():
        figures[name] = rate(work)
        progress(f"{game.title}: {titles[name]}: {figures[name]:,.0f} a second")
    return figures


def step_out(state: State, unit: Callable[[], float]) -> int:
    """A game played at random by a loop in Python, as OpenSpiel's are in `openspiel.play_out`; counts the decisions."""
    decisions = 0
    while asked := state.deciders():
        seat = lowest(asked)
        moves = state.moves(seat)
        count: int = len(moves)
        decisions += count > 1
        state.apply(seat, moves[int(unit() * count)])
    return decisions


def walk_out(state: State, unit: Callable[[], float]) -> int:
    """The same with one call a decision."""
    walk = Walk(state, skip_forced=True)
    decisions = 0
    _, count = walk.asked()
    while count:
        decisions += 1
        _, count = walk.step(int(unit() * count))
    return decisions


def copy_out(state: State, times: int) -> int:
    """Copies made by a loop in Python."""
    for _ in range(times):
        state.copy()
    return times


def think(bot: SearchBot, state: State) -> int:
    bot.think(state, lowest(state.deciders()))
    return int(bot.iterations)


def played_on(state: State, chance: Chance) -> State:
    """The position after a random move, with all that happened."""
    after = state.copy()
    after.listen()
    seat = lowest(after.deciders())
    moves = after.moves(seat)
    after.apply(seat, moves[chance.below(len(moves))])
    return after


def word_moves(state: State, spoken: Language) -> int:
    """The sentences of all legal moves of a seat."""
    speech = Speech(spoken, state)
    seat = lowest(state.deciders())
    moves = state.moves(seat)
    for move in moves:
        speech.move(seat, move)
    return len(moves)


def word_events(state: State, spoken: Language) -> int:
    """The sentences of what has happened, for every seat and the gallery."""
    speech = Speech(spoken, state)
    events = state.events or []
    for event in events:
        for viewer in range(GALLERY, state.seats):
            speech.event(event, viewer)
    return len(events) * (int(state.seats) + 1)


def own_figures(progress: Progress) -> dict[str, Figures]:
    """The figures of every game in this interpreter."""
    return {game.name: figures_of(game, progress) for game in all_games()}


def plain_figures(progress: Progress) -> dict[str, Figures]:
    """The same from a copy of the package without compiled modules, in a process of its own."""
    progress("The same rules, interpreted:")
    with tempfile.TemporaryDirectory() as folder:
        package = Path(greathall.__file__).parent
        shutil.copytree(package, Path(folder) / "greathall", ignore=shutil.ignore_patterns("*.so", "*.pyd", "__pycache__"))
        command = [sys.executable, "-m", "greathall.lab.bench"]
        ours = {**os.environ, "PYTHONPATH": folder}
        with subprocess.Popen(command, env=ours, cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as running:
            assert running.stderr is not None
            assert running.stdout is not None
            said: list[str] = []
            for line in running.stderr:
                said.append(line)
                progress(line.rstrip())
            answer = running.stdout.read()
        if running.returncode:
            raise subprocess.CalledProcessError(running.returncode, command, answer, "".join(said))
    figures: dict[str, Figures] = json.loads(answer)["figures"]
    return figures


def report(progress: Progress) -> dict[str, Any]:
    """Everything `greathall bench` prints."""
    from greathall.lab import openspiel

    result: dict[str, Any] = {"version": greathall.__version__, "python": sys.version.split()[0], "cores": os.cpu_count()}
    pin()
    result["compiled"] = {}
    if compiled():
        result["compiled"] = own_figures(progress)
    result["interpreted"] = plain_figures(progress)
    result["openspiel_version"] = openspiel.version()
    result["openspiel"] = openspiel.figures(rate, progress)
    return result


if __name__ == "__main__":
    pin()
    print(json.dumps({"compiled": compiled(), "figures": own_figures(lambda what: print(what, file=sys.stderr, flush=True))}))
