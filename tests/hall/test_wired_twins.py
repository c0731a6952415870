"""Nothing given away on the real wire: two halls in which everything that a viewer can't know was dealt differently send that viewer the
same bytes, in the same order and at the same times. In all games and both languages; to seats and watchers; through windows, bots and
clocks; and whatever the viewer asks for: moves that can't be made, why not, hints, offers, orders, replays, and moves to be taken back."""

from __future__ import annotations

import asyncio
from collections import Counter
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from greathall.hall import hall as halls
from greathall.hall.errors import Illegal
from greathall.hall.live import requests
from greathall.hall.table import due, entries, undo
from greathall.hall.table.entries import Entry
from greathall.hall.table.table import Table
from greathall.hall.wire import sentences, views
from tests.hall.test_undo import quiet
from tests.hall.twins import PLANS, Twins
from tests.hall.wired import wired
from tests.long import much

STEPS = much(12, 150)
GAMES = much(1, 4)
MOST_GAMES = much(6, 8)


@pytest.fixture(autouse=True)
def _same_names(monkeypatch: pytest.MonkeyPatch) -> None:
    """Both halls give their table the same name."""
    monkeypatch.setattr(halls, "fresh_name", lambda: "thetable")


def compare_games(folder: Path, plan: str, viewer: int, wanted: set[str], games: int = 1, only: str = "") -> Counter[str]:
    """Compare this many games in two halls, and more where they had nothing of what is wanted; what was seen on the way."""

    async def compare(seed: int) -> Counter[str]:
        async with AsyncExitStack() as stack:
            one = await stack.enter_async_context(wired(folder / f"{seed} one"))
            two = await stack.enter_async_context(wired(folder / f"{seed} two"))
            twins = Twins(one, two, viewer, f"{plan} {viewer} {seed}", only)
            await twins.begin(plan)
            twins.part()
            await twins.play(STEPS)
            return twins.seen

    seen = Counter[str]()
    for seed in range(MOST_GAMES):
        if seed >= games and wanted <= set(+seen):
            return seen
        seen += asyncio.run(compare(seed))
    return seen


ALWAYS = {"heard", "bot", "move", "why", "late", "replay"}
TRIED: dict[str, set[str]] = {
    "treachery": ALWAYS,
    "skirmish": {*ALWAYS, "window", "undo", "order"},
    "duhr": {*ALWAYS, "window", "undo", "order", "others_offer"},
    "duhr_delayed": {*ALWAYS, "window", "order", "others_offer"},
    "thrones": {*ALWAYS, "undo", "order", "others_offer"},
    "thrones_windows": {*ALWAYS, "window", "undo", "order", "others_offer"},
}
"""What must be seen on the way at each table."""
BY_SEATS: dict[str, set[str]] = {
    "treachery": {"hint"},
    "skirmish": {"hint"},
    "duhr": {"hint", "offer"},
    "thrones": {"hint", "offer"},
    "thrones_windows": {"hint", "offer"},
}
"""And what only somebody with a seat may do. The others are compared by watchers alone."""
OF_SEATS = {"skirmish": {"uneven"}, "thrones": {"uneven"}, "thrones_windows": {"uneven"}}
"""And what watchers must see: that somebody has more moves in one hall than in the other."""
VIEWED = [*((name, -1) for name in PLANS), *((name, 0) for name in BY_SEATS)]


@pytest.mark.long
@pytest.mark.parametrize(("plan", "viewer"), VIEWED)
def test_what_a_viewer_cannot_know_makes_no_difference_on_the_wire(tmp_path: Path, plan: str, viewer: int) -> None:
    wanted = TRIED[plan] | (BY_SEATS[plan] if viewer >= 0 else OF_SEATS.get(plan, set()))
    seen = compare_games(tmp_path, plan, viewer, wanted, GAMES)
    print(plan, viewer, dict(seen))
    assert wanted <= set(+seen)


# The test would see what gives something away.

NEVER = {"seen"}
"""Compare games as long as no difference is found."""


def test_the_test_would_see_a_message_whose_length_tells_something(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The number of moves that others have."""

    def telling(table: Table, viewer: int, spoken: str) -> str:
        state, _ = table.game()
        return sentences.prompt(table, viewer, spoken) + " " * sum(len(state.moves(seat)) for seat in table.asked())

    monkeypatch.setattr(views, "prompt", telling)
    with pytest.raises(AssertionError):
        compare_games(tmp_path, "skirmish", 0, NEVER)


def test_the_test_would_see_bots_who_answer_as_soon_as_they_can(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(due, "released", lambda table, seat, thought, *more: thought.ready)
    with pytest.raises((AssertionError, Illegal)):  # some answer before they are told what to do
        compare_games(tmp_path, "skirmish", 0, NEVER)


def test_the_test_would_see_a_refusal_that_tells_who_holds_a_card(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One that names every move that others could make."""
    why = requests.why

    def telling(table: Table, seat: int, written: requests.MoveText, thing: list[str]) -> object:
        state, _ = table.game()
        others = [state.text(move) for other in table.asked() if other != seat for move in state.moves(other)]
        return None if written in others else why(table, seat, written, thing)

    monkeypatch.setattr(requests, "why", telling)
    with pytest.raises(AssertionError):
        compare_games(tmp_path, "skirmish", 0, NEVER, only="why")


# Taking back, where it could tell the most.


async def undo_in_a_window(folder: Path, game: str) -> None:
    """The viewer wants to take a move back that showed nothing, while a window is open in which somebody has answered in one hall alone."""

    def until(table: Table) -> bool:
        return quiet(table) and table.written().moves[-1][0] == 0 and 1 in table.asked()

    async with AsyncExitStack() as stack:
        one, two = [await stack.enter_async_context(wired(folder / name)) for name in ("one", "two")]
        twins = Twins(one, two, 0, "an evening")
        await twins.begin(game, until)
        passing = two.state.text(two.state.declining(1))
        await twins.people[1][1].ask(type="move", question=two.table.questions[1], move=passing)
        await twins.ask(0, type="undo", id=3, position=one.table.position)
        await twins.settle()
        twins.compare()


@pytest.mark.parametrize("game", ["skirmish", "duhr"])
def test_an_undo_does_not_tell_whether_somebody_has_answered(tmp_path: Path, game: str) -> None:
    asyncio.run(undo_in_a_window(tmp_path, game))


def test_the_test_would_see_an_undo_that_does(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def telling(table: Table, seat: int) -> Entry:
        kept = undo.last_move(table, seat)
        return entries.Undone(seat=seat, moves=kept) if undo.shown_nobody(table, kept) else entries.UndoAsked(seat=seat)

    monkeypatch.setattr(undo, "ask", telling)
    with pytest.raises(AssertionError):
        asyncio.run(undo_in_a_window(tmp_path, "skirmish"))
