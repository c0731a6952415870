"""The games for OpenSpiel: its own tests pass as far as its types reach, and its search plays them."""

from __future__ import annotations

import random
import unittest
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.integration_tests import api_test
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.observation import make_observation

from greathall import envs
from greathall.kernel.catalog import all_games

NAMES = [f"greathall_{game.name}" for game in all_games()]
named = pytest.mark.parametrize("name", NAMES)


@pytest.fixture(autouse=True)
def registered() -> None:
    assert set(NAMES) <= set(envs.register_openspiel())


@named
def test_a_game_passes_the_simulation_test_of_openspiel(name: str, capfd: pytest.CaptureFixture[str]) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


@named
def test_a_game_passes_the_api_test_of_openspiel_as_far_as_it_may_be_sampled(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its other half walks whole trees, of Kuhn poker and the like."""
    random.seed(1)  # by which it samples positions
    here = {"game": pyspiel.load_game(f"{name}(shuffles=2)"), "game_name": name}
    monkeypatch.setattr(api_test.sample_some_states, "sample_some_states", along_games)
    suite = unittest.defaultTestLoader.loadTestsFromTestCase(type("Ours", (api_test.EnforceAPIOnPartialTreeBase,), here))
    assert suite.countTestCases() >= 5
    result = unittest.TestResult()
    suite.run(result)
    assert [told for _, told in (*result.failures, *result.errors, *result.skipped)] == []


def along_games(game: Any, max_states: int) -> list[Any]:
    """Positions along whole games: OpenSpiel's own choice stays near the beginning of such large ones, and comes to no end."""
    states: list[Any] = []
    for seed in range(2):
        state = game.new_initial_state()
        while not state.is_terminal():
            states.append(state.clone())
            state.apply_action(random.choice(state.legal_actions()))
        states.append(state)
        assert len(state.returns()) == game.num_players(), f"game {seed} has an end"
    return random.sample(states[:-1], min(max_states, len(states) - 1)) + states[-1:]


@pytest.mark.parametrize(
    ("public", "private", "given"),
    [
        (True, "SINGLE_PLAYER", True),
        (True, "NONE", False),
        (True, "ALL_PLAYERS", False),
        (False, "SINGLE_PLAYER", False),
        (False, "NONE", False),
    ],
)
def test_kinds_of_observation_that_features_do_not_tell_apart_are_not_to_be_had(public: bool, private: str, given: bool) -> None:
    game = pyspiel.load_game("greathall_treachery")
    for recall in (True, False):
        kind = pyspiel.IIGObservationType(public_info=public, perfect_recall=recall, private_info=getattr(pyspiel.PrivateInfoType, private))
        assert (make_observation(game, kind) is not None) == given


def played(state: Any, seed: int, choices: int) -> Any:
    rng = np.random.default_rng(seed)
    state.apply_action(seed)
    for _ in range(choices):
        if not state.is_terminal():
            state.apply_action(int(rng.choice(state.legal_actions())))
    return state


@named
def test_its_search_plays_them(name: str) -> None:
    game = pyspiel.load_game(name)
    bot = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, np.random.RandomState(1)), 2.0, 5, random_state=np.random.RandomState(1))
    state = played(game.new_initial_state(), 3, 4)
    assert bot.step(state) in state.legal_actions()


@named
def test_a_position_drawn_again_looks_the_same_to_the_player(name: str) -> None:
    game = pyspiel.load_game(name)
    for choices in (0, 5, 9):
        state = played(game.new_initial_state(), 1, choices)
        player = state.current_player()
        twin = state.resample_from_infostate(player, pyspiel.UniformProbabilitySampler(0.0, 1.0))
        assert twin.information_state_string(player) == state.information_state_string(player)
        assert twin.legal_actions() == state.legal_actions()
        assert str(twin) != str(state)


def test_a_copy_leaves_the_first_alone() -> None:
    state = played(pyspiel.load_game("greathall_treachery").new_initial_state(), 1, 2)
    before = str(state)
    twin = state.clone()
    twin.apply_action(twin.legal_actions()[0])
    assert str(state) == before != str(twin)


def test_parameters_are_players_shuffles_rewards_offers_and_the_games_options() -> None:
    game = pyspiel.load_game("greathall_skirmish(players=3,shuffles=5,rewards=rank,life=20)")
    state = game.new_initial_state()
    assert len(state.chance_outcomes()) == 5
    state.apply_action(0)
    assert game.num_players() == 3
    assert state.choice.state.options["life"] == "20"
    dealing = pyspiel.load_game("greathall_duhr(offers=True)")
    assert dealing.num_distinct_actions() > pyspiel.load_game("greathall_duhr").num_distinct_actions()


def test_actions_have_names_and_rewards_add_up() -> None:
    state = pyspiel.load_game("greathall_thrones").new_initial_state()
    assert str(state) == "not dealt"
    assert state.action_to_string(state.current_player(), 7) == "deal 7"
    rng = np.random.default_rng(1)
    state.apply_action(7)
    names = set()
    while not state.is_terminal():
        names |= {state.action_to_string(state.current_player(), action).split()[0] for action in state.legal_actions()}
        state.apply_action(int(rng.choice(state.legal_actions())))
    assert {"marshal", "challenge", "which"} <= names
    assert sum(state.returns()) == pytest.approx(0)


def test_the_environment_of_openspiel_steps_them() -> None:
    env = rl_environment.Environment("greathall_treachery", observation_type=rl_environment.ObservationType.OBSERVATION)
    env.seed(1)
    step = env.reset()
    while not step.last():
        player = step.current_player()
        assert len(step.observations["info_state"][player]) == 446
        step = env.step([step.observations["legal_actions"][player][0]])
    assert sum(step.rewards) == pytest.approx(0)


def test_observations_take_no_parameters() -> None:
    game = pyspiel.load_game("greathall_treachery")
    with pytest.raises(ValueError, match="no parameters"):
        game.make_py_observer(None, {"x": 1})
    observer = game.make_py_observer()
    state = game.new_initial_state()
    observer.set_from(state, 0)
    assert observer.string_from(state, 0) == ""
    assert not observer.tensor.any()
