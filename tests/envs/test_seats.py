"""The tables for PettingZoo pass its own suite, and keep what they promise."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import numpy as np
import pytest
from pettingzoo.test import api_test, performance_benchmark, render_test, seed_test
from pettingzoo.test import performance_benchmark as benchmark_module

import greathall
from greathall import envs
from greathall.kernel.catalog import all_games
from tests.long import much

NAMES = [game.name for game in all_games()]
named = pytest.mark.parametrize("name", NAMES)
# Observations with an action mask are a dictionary, which PettingZoo asks for and then remarks on.
masked = pytest.mark.filterwarnings("ignore:Observation")


@named
@masked
@pytest.mark.long
def test_a_table_passes_the_suite_of_pettingzoo(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    api_test(envs.aec(name), num_cycles=much(100, 1000))
    seed_test(partial(envs.aec, name), num_cycles=much(50, 500))
    render_test(partial(envs.aec, name))
    assert "Passed API test" in capsys.readouterr().out


@masked
@pytest.mark.parametrize("seats", [2, 4])
def test_any_number_of_seats_and_any_option_passes_too(seats: int) -> None:
    api_test(envs.aec("thrones", seats=seats, rewards="rank", illegal="ends", whole=True), num_cycles=50)
    api_test(envs.aec("duhr", seats=seats + 2, offers=True, memory="true"), num_cycles=50)


@named
def test_the_benchmark_of_pettingzoo_runs(name: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    clock = iter(range(10_000))
    module = __import__(benchmark_module.__module__, fromlist=["time"])
    monkeypatch.setattr(module.time, "time", lambda: float(next(clock)))
    performance_benchmark(envs.aec(name))
    assert "turns per second" in capsys.readouterr().out


@pytest.mark.parametrize("rewards", ["win", "rank"])
def test_whoever_wins_gets_the_most(rewards: str) -> None:
    env = envs.aec("skirmish", seats=3, rewards=rewards)
    rng = np.random.default_rng(1)
    env.reset(seed=4)
    while not any(env.terminations.values()):
        env.step(int(rng.choice(np.flatnonzero(env.last()[0]["action_mask"]))))
    state = env.choice.state
    assert env.rewards == dict(zip(env.possible_agents, env.table.result(state), strict=True))
    won = [agent for seat, agent in enumerate(env.possible_agents) if state.winners() >> seat & 1]
    assert max(env.rewards, key=lambda agent: env.rewards[agent]) in won
    assert sum(env.rewards.values()) == pytest.approx(0)


def test_an_illegal_action_raises_and_changes_nothing() -> None:
    env = envs.aec("treachery")
    env.reset(seed=1)
    before = env.choice.state.to_dict()
    illegal = int(np.flatnonzero(env.last()[0]["action_mask"] == 0)[0])
    with pytest.raises(greathall.IllegalMove, match=rf"action {illegal}, of 'act .*', is not legal for seat \d now"):
        env.step(illegal)
    with pytest.raises(greathall.IllegalMove, match="960 is none of the 960 actions"):
        env.step(960)
    with pytest.raises(greathall.IllegalMove, match="is none of the"):
        env.step(None)
    assert env.choice.state.to_dict() == before


def test_where_it_is_asked_for_an_illegal_action_ends_the_game() -> None:
    env = envs.aec("treachery", illegal="ends")
    env.reset(seed=1)
    agent = env.agent_selection
    env.step(int(np.flatnonzero(env.last()[0]["action_mask"] == 0)[0]))
    assert all(env.terminations.values())
    assert env.rewards == {other: -1.0 if other == agent else 0.0 for other in env.possible_agents}


def test_what_one_seat_chooses_in_secret_no_other_sees() -> None:
    """In Dûhr all choose an agenda at once: the seats asked later see the same whatever the first one chose."""
    seen = []
    for first in (0, 1):
        env = envs.aec("duhr")
        env.reset(seed=3)
        assert env.choice.state.asked() == [0, 1, 2, 3]
        env.step(int(np.flatnonzero(env.last()[0]["action_mask"])[first]))
        assert env.agent_selection == "seat_1"
        seen.append([env.observe(agent)["observation"] for agent in env.possible_agents[1:]])
    assert all(np.array_equal(one, other) for one, other in zip(*seen, strict=True))


def test_only_whoever_is_asked_has_legal_actions() -> None:
    env = envs.aec("treachery", seats=3)
    env.reset(seed=2)
    asked = [agent for agent in env.possible_agents if env.observe(agent)["action_mask"].any()]
    assert asked == [env.agent_selection]


def test_a_drawing_shows_what_the_seat_may_know() -> None:
    env = envs.aec("treachery", render_mode="ansi")
    assert envs.aec("treachery").render() is None
    env.reset(seed=1)
    drawn = env.render()
    assert drawn is not None
    assert "Treachery in a Pocket" in drawn
    seat = int(env.choice.seat)
    hidden = env.choice.state.view(-2)["agendas"][1 - seat]
    assert hidden not in drawn


@pytest.mark.parametrize(
    ("settings", "words"),
    [
        ({"rewards": "gold"}, "rewards are by win or rank, not 'gold'"),
        ({"illegal": "fine"}, "an illegal action raises or ends, not 'fine'"),
        ({"seats": 9}, "is for 2 to 4 players, not 9"),
        ({"variant": "x"}, "has no option 'variant'"),
    ],
)
def test_a_table_that_can_not_be_laid_is_refused_in_a_sentence(settings: dict[str, object], words: str) -> None:
    with pytest.raises(greathall.UnknownGame, match=words):
        envs.aec("treachery", **settings)  # type: ignore[arg-type]


@pytest.mark.parametrize("module", ["pettingzoo", "numpy", "gymnasium", "pyspiel"])
def test_without_the_extra_a_sentence_says_what_to_install(module: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(__import__("sys").modules, module, None)
    made: dict[str, Callable[[str], object]] = {"pettingzoo": envs.aec, "numpy": partial(envs.vector, count=2), "gymnasium": envs.gym}
    words = "pip install open_spiel" if module == "pyspiel" else r"pip install 'greathall\[envs\]'"
    with pytest.raises(envs.NotInstalled, match=words):
        envs.register_openspiel() if module == "pyspiel" else made[module]("treachery")
