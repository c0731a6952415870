"""One seat against bots, for Gymnasium."""

from __future__ import annotations

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import greathall
from greathall import envs
from greathall.envs.single import SeatEnv
from greathall.kernel.catalog import all_games


def play(env: SeatEnv, seed: int | None = None) -> tuple[float, list[int]]:
    """A game at random; its reward, and what was chosen."""
    rng = np.random.default_rng(seed)
    _, info = env.reset(seed=seed)
    chosen: list[int] = []
    while True:
        action = int(rng.choice(np.flatnonzero(info["action_mask"])))
        chosen.append(action)
        _, reward, ended, _, info = env.step(action)
        if ended:
            return reward, chosen


@pytest.mark.filterwarnings("ignore:.*not having a spec")
@pytest.mark.parametrize("name", [game.name for game in all_games()])
def test_a_seat_passes_the_checks_of_gymnasium(name: str) -> None:
    """They choose actions without a look at the mask, so an illegal one must end the game here."""
    check_env(envs.gym(name, bots="random", illegal="ends"))


@pytest.mark.parametrize("rewards", ["win", "rank"])
def test_a_game_is_played_to_its_end_against_bots(rewards: str) -> None:
    env = envs.gym("treachery", bots=["greedy", "random"], seats=3, rewards=rewards)
    reward, chosen = play(env, 1)
    assert reward == env.table.result(env.choice.state)[env.seat]
    assert chosen
    assert not env.action_masks().any(), "nothing can be chosen when the game is over"


def test_the_same_seed_gives_the_same_games() -> None:
    games = []
    for _ in range(2):
        env = envs.gym("duhr", bots="random")
        games.append([play(env, 7), play(env)[0] is not None])
    assert games[0][0] == games[1][0]


def test_the_seat_changes_from_game_to_game_unless_it_is_chosen() -> None:
    env = envs.gym("treachery", bots="random", seats=3)
    seats = [env.reset(seed=1)[1]["seat"], *(env.reset()[1]["seat"] for _ in range(3))]
    assert seats == [0, 1, 2, 0]
    fixed = envs.gym("treachery", bots="random", seats=3, seat=2)
    assert [fixed.reset()[1]["seat"] for _ in range(2)] == [2, 2]


def test_bots_make_their_offers() -> None:
    """Where deals are made, the seat is asked to answer what a bot offers it."""
    env = envs.gym("duhr", bots="random", seat=0)
    rng = np.random.default_rng(1)
    for seed in range(20):
        _, info = env.reset(seed=seed)
        ended = False
        while not ended:
            state = env.choice.state
            if any(state.text(move).startswith("accept") for move in env.choice.moves):
                return
            _, _, ended, _, info = env.step(int(rng.choice(np.flatnonzero(info["action_mask"]))))
    raise AssertionError("no bot made an offer")


def test_an_illegal_action_raises_or_ends_the_game() -> None:
    env = envs.gym("treachery", bots="random")
    _, info = env.reset(seed=1)
    illegal = int(np.flatnonzero(info["action_mask"] == 0)[0])
    with pytest.raises(greathall.IllegalMove):
        env.step(illegal)
    mild = envs.gym("treachery", bots="random", illegal="ends")
    _, info = mild.reset(seed=1)
    _, reward, ended, _, info = mild.step(illegal)
    assert (reward, ended, info["action_mask"].any()) == (-1.0, True, False)


def test_a_drawing_is_a_text_or_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    env = envs.gym("treachery", bots="random", render_mode="ansi")
    env.reset(seed=1)
    assert "Treachery in a Pocket" in str(env.render())
    envs.gym("treachery", bots="random", render_mode="human").reset(seed=1)
    assert "Treachery in a Pocket" in capsys.readouterr().out
    assert envs.gym("treachery", bots="random").render() is None


def test_wrong_company_is_refused_in_a_sentence() -> None:
    with pytest.raises(greathall.UnknownGame, match="2 other seats need as many bots, not 1"):
        envs.gym("treachery", bots=["random"], seats=3)
    with pytest.raises(greathall.UnknownGame, match="there is no seat 2 among 2"):
        envs.gym("treachery", seat=2)
    with pytest.raises(greathall.UnknownBot):
        envs.gym("treachery", bots="nobody")
