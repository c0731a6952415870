"""Many games at once: the same as one game at a time, in one process or several."""

from __future__ import annotations

import os
import signal

import numpy as np
import pytest

import greathall
from greathall import envs, features
from greathall.envs.many import Buffers, WorkerLost
from greathall.envs.table import Table
from greathall.kernel.catalog import all_games
from greathall.kernel.chance import swift

NAMES = [game.name for game in all_games()]


def same(one: Buffers, other: Buffers) -> bool:
    return all(np.array_equal(getattr(one, name), getattr(other, name)) for name in Buffers._fields)


@pytest.mark.parametrize("name", NAMES)
def test_many_games_go_as_one_does(name: str) -> None:
    """Every row is what the table of a single game says, dealt from the same seed and chosen alike."""
    env = envs.vector(name, 3, rewards="rank")
    buffers = env.reset(5)
    table = Table(name, rewards="rank")
    chances = [swift(f"5 {at}") for at in range(3)]
    games = [table.deal(int(chance.word())) for chance in chances]
    for _ in range(120):
        for at, game in enumerate(games):
            assert buffers.seat[at] == game.seat
            assert np.array_equal(buffers.observation[at], features.flags(game.features(game.seat), table.features))
            assert np.array_equal(buffers.mask[at], features.flags(game.places, table.actions))
        actions = env.sample()
        buffers = env.step(actions)
        for at, game in enumerate(games):
            game.choose(int(actions[at]))
            assert buffers.done[at] == (game.seat < 0)
            assert buffers.reward[at].tolist() == (table.result(game.state) if game.seat < 0 else [0.0] * table.seats)
            if game.seat < 0:
                games[at] = table.deal(int(chances[at].word()))


def test_several_processes_give_the_same_games() -> None:
    one, two = envs.vector("treachery", 5), envs.vector("treachery", 5, processes=2)
    try:
        one.reset(3)
        two.reset(3)
        for _ in range(40):
            actions = two.sample()
            assert same(one.step(actions), two.step(actions))
    finally:
        two.close()
    two.close()


def test_a_process_that_is_killed_is_told_in_words() -> None:
    env = envs.vector("treachery", 3, processes=3)
    try:
        (child, _) = env._others
        os.kill(child.process.pid or 0, signal.SIGKILL)
        for _ in range(2):
            with pytest.raises(WorkerLost, match="of this environment ended with -9 while it stepped its games; close the environment"):
                env.step(env.sample())
        with pytest.raises(WorkerLost):
            env.reset()
    finally:
        env.close()
    assert not child.process.is_alive()


def test_samples_are_legal_and_games_begin_again() -> None:
    env = envs.vector("treachery", 8)
    buffers = env.reset(1)
    ended = 0
    for _ in range(60):
        actions = env.sample()
        assert buffers.mask[np.arange(8), actions].all()
        buffers = env.step(actions)
        ended += int(buffers.done.sum())
        assert not buffers.reward[~buffers.done].any()
        assert buffers.mask.any(axis=1).all()
    assert ended > 8


def test_an_illegal_action_raises_and_changes_nothing_in_any_game() -> None:
    env = envs.vector("treachery", 4)
    env.reset(1)
    before = Buffers(*(part.copy() for part in env.buffers))  # type: ignore[arg-type]
    actions = env.sample()
    for wrong in (int(np.flatnonzero(env.buffers.mask[2] == 0)[0]), -1, env.table.actions):
        with pytest.raises(greathall.IllegalMove):
            env.step([*actions[:2], wrong, actions[3]])
    assert same(before, env.buffers)


def test_where_it_is_asked_for_an_illegal_action_ends_its_game() -> None:
    env = envs.vector("treachery", 2, illegal="ends")
    env.reset(1)
    seat = int(env.buffers.seat[1])
    buffers = env.step([int(env.sample()[0]), -1])
    assert buffers.done.tolist() == [False, True]
    assert buffers.reward[1][seat] == -1.0
    assert buffers.reward.sum() == -1.0


def test_without_a_seed_the_deals_are_new() -> None:
    env = envs.vector("treachery", 4)
    assert not np.array_equal(env.reset().observation.copy(), env.reset().observation)


def test_there_are_as_many_processes_as_games_at_most() -> None:
    with pytest.raises(greathall.UnknownGame, match="2 games can be shared by 1 to 2 processes, not 3"):
        envs.vector("treachery", 2, processes=3)
