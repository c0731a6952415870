"""Bots are made by name, and every name that makes none gets a sentence."""

from __future__ import annotations

import pytest

import greathall
from greathall.bots import LEVELS, GreedyBot, RandomBot, SearchBot, UnknownBot, make
from greathall.bots.levels import iterations_of
from greathall.kernel.chance import swift
from tests.bots.yours import LastBot


def test_bots_are_made_by_name() -> None:
    chance = swift("bots")
    assert isinstance(make("random", chance), RandomBot)
    assert isinstance(make("greedy", chance), GreedyBot)
    assert isinstance(make("tests.bots.yours:LastBot", chance), LastBot)


@pytest.mark.parametrize(
    ("name", "iterations", "seconds"),
    [("search", 1000, 0.0), ("search:300", 300, 0.0), ("search:1", 1, 0.0), ("search:0.2s", 1000, 0.2), ("search:3s", 1000, 3.0)],
)
def test_a_search_has_a_budget(name: str, iterations: int, seconds: float) -> None:
    bot = make(name, swift("bots"))
    assert isinstance(bot, SearchBot)
    assert (bot.iterations, bot.seconds) == (iterations, seconds)


@pytest.mark.parametrize("game", ["treachery", "skirmish", "duhr", "thrones", "a game nobody measured"])
def test_each_level_thinks_longer_than_the_one_before(game: str) -> None:
    for seats in range(2, 7):
        iterations = [iterations_of(level, game, seats) for level in LEVELS]
        assert iterations == sorted(set(iterations))
    assert iterations_of("expert", "skirmish", 6) == iterations_of("expert", "skirmish", 3) != iterations_of("expert", "skirmish", 2)


def test_a_level_thinks_as_long_as_the_table_asks_for() -> None:
    bot = make("easy/honest", swift("bots"))
    assert isinstance(bot, SearchBot)
    assert bot.haggler is not None
    for seats in (2, 3):
        state = greathall.new("treachery", seats, 1)
        bot.choose(state, state.asked()[0])
        assert bot.iterations == iterations_of("easy", "treachery", seats)


def test_a_bot_of_yours_may_lie_in_a_module_without_a_package(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend("tests/bots")
    assert type(make("yours:LastBot", swift("bots"))).__name__ == "LastBot"


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("", "there is no bot ''; there are random, greedy, search, "),
        ("genius", "there is no bot 'genius'; there are random, greedy, search, "),
        ("random:5", "there is no bot 'random:5'; there are "),
        ("greedy:2s", "there is no bot 'greedy:2s'; there are "),
        ("easy:5", "there is no bot 'easy:5'; there are "),
        ("search:0", "search:0 should name a number of iterations, as search:300, or a time, as search:0.2s"),
        ("search:-3", "search:-3 should name "),
        ("search:1000000000", "search:1000000000 should name "),
        ("search:much", "search:much should name "),
        ("search:0s", "search:0s should name "),
        ("search:-1s", "search:-1s should name "),
        ("search:nans", "search:nans should name "),
        ("search:infs", "search:infs should name "),
        ("search:3600s", "search:3600s should name "),
        ("search:s", "search:s should name "),
        ("no.such.module:Bot", "the bot no.such.module:Bot can't be made: No module named 'no'"),
        ("tests.bots.yours:Absent", "the bot tests.bots.yours:Absent can't be made: module 'tests.bots.yours' has no attribute 'Absent'"),
        ("tests.bots.yours:NeedsMore", "the bot tests.bots.yours:NeedsMore can't be made: "),
        ("tests.bots.yours:NoBot", "tests.bots.yours:NoBot is not a greathall.bots.Bot"),
        (".yours:LastBot", "the bot .yours:LastBot can't be made: "),
    ],
)
def test_another_name_gets_a_sentence(name: str, reason: str) -> None:
    with pytest.raises(UnknownBot) as refusal:
        make(name, swift("bots"))
    assert str(refusal.value).startswith(reason)
