"""The games for OpenSpiel: `pyspiel.load_game("greathall_treachery(players=3)")` after `envs.register_openspiel()`.

The first node of a game is chance and chooses one of `shuffles` deals; all that chance does later follows from it, so there are no other
chance nodes. Players are the seats; those that decide at the same time are asked one after another.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel
from librt.vecs import vec
from mypy_extensions import i64
from numpy.typing import NDArray

from greathall.envs.table import Table
from greathall.features import numbers
from greathall.kernel.catalog import Game, Option, all_games
from greathall.kernel.chance import swift
from greathall.kernel.choice import Choice
from greathall.kernel.rewards import BY_WIN

SHUFFLES = 1000
LONGEST = 20_000
"""More choices than any game has taken; there is no proof that none takes more."""

_registered: dict[str, type[pyspiel.Game]] = {}


def register() -> list[str]:
    """Make all games known that are encoded, each once; returns their names."""
    for game in all_games():
        name = f"greathall_{game.name}"
        if name not in _registered and type(game).encoding is not Game.encoding:
            _registered[name] = made_for(game)
            pyspiel.register_game(game_type(game), _registered[name])
    return list(_registered)


def game_type(game: Game) -> pyspiel.GameType:
    """What OpenSpiel wants to know of a game before it is loaded."""
    return pyspiel.GameType(
        short_name=f"greathall_{game.name}",
        long_name=game.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.most,
        min_num_players=game.fewest,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": game.fewest,
            "shuffles": SHUFFLES,
            "rewards": BY_WIN,
            "offers": False,
            **{option.name: as_parameter(option.default) for option in game.options},
        },
    )


def made_for(game: Game) -> type[pyspiel.Game]:
    """The class of a game, which OpenSpiel makes with its parameters alone."""

    class HallGame(pyspiel.Game):  # type: ignore[misc]
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            given = params or {}
            options = {option.name: text_of(option, given) for option in game.options}
            seats = given.get("players", game.fewest)
            self.table = Table(game.name, seats, given.get("rewards", BY_WIN), offers=given.get("offers", False), options=options)
            self.shuffles = given.get("shuffles", SHUFFLES)
            info = pyspiel.GameInfo(
                num_distinct_actions=self.table.actions,
                max_chance_outcomes=self.shuffles,
                num_players=seats,
                min_utility=-1.0,
                max_utility=1.0,
                utility_sum=0.0,
                max_game_length=LONGEST,
            )
            super().__init__(game_type(game), info, given)

        def new_initial_state(self) -> HallState:
            return HallState(self)

        def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> HallObserver | None:
            return HallObserver(self.table, iig_obs_type, params) if observable(iig_obs_type) else None

    return HallGame


def observable(kind: Any) -> bool:
    """Whether there are observations of a kind. Features tell what all know and what a player alone knows in one, as that player sees it;
    neither is to be had without the other, nor what several know together."""
    return kind is None or (kind.public_info and kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER)


def as_parameter(value: str) -> int | str:
    """A value as OpenSpiel reads it out of a text: what looks like a number is one."""
    return int(value) if value.isdecimal() else value


def text_of(option: Option, given: dict[str, Any]) -> str:
    """An option as the game reads it."""
    return str(given.get(option.name, option.default))


class Held:
    """A choice that OpenSpiel can copy and write down."""

    def __init__(self, choice: Choice, table: Table) -> None:
        self.choice = choice
        self.table = table

    def __deepcopy__(self, memo: object) -> Held:
        return Held(self.choice.copy(), self.table)

    def __reduce__(self) -> tuple[Any, ...]:
        choice = self.choice
        return read_held, (Shared(self.table, 0), choice.state.to_dict(), list(choice.moves), int(choice.part))


def read_held(shared: Shared, position: dict[str, Any], moves: list[int], part: int) -> Held:
    """A choice as it was written down."""
    table = shared.table
    choice = Choice(table.game.from_dict(position), table.encoding)
    if part:
        choice.resume(vec[i64](moves), part)
    return Held(choice, table)


class HallState(pyspiel.State):  # type: ignore[misc]
    """A position, from the deal on."""

    def __init__(self, game: Any) -> None:
        super().__init__(game)
        self._table: Shared = Shared(game.table, game.shuffles)
        self._held: Held | None = None
        self._own: tuple[str, ...] = ("",) * game.table.seats
        """What each seat has chosen so far."""

    @property
    def choice(self) -> Choice:
        assert self._held is not None, "the cards are not dealt yet"
        return self._held.choice

    def current_player(self) -> int:
        if self._held is None:
            return int(pyspiel.PlayerId.CHANCE)
        seat = int(self.choice.seat)
        return int(pyspiel.PlayerId.TERMINAL) if seat < 0 else seat

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(set(self.choice.places)) if player == self.choice.seat else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        shuffles = self._table.shuffles
        return [(deal, 1.0 / shuffles) for deal in range(shuffles)]

    def _apply_action(self, action: int) -> None:
        if self._held is None:
            self._held = Held(self._table.table.deal(action), self._table.table)
            return
        seat = int(self.choice.seat)
        self._table.table.choose(self.choice, action)
        self._own = (*self._own[:seat], f"{self._own[seat]} {action}", *self._own[seat + 1 :])

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        choice = self.choice
        named = [move for move, place in zip(choice.moves, choice.places, strict=True) if place == action]
        if choice.part == 0 and len(named) == 1 and named[0] >= 0:
            return choice.state.text(named[0])
        field = next(field for field in self._table.table.encoding.actions if field.offset <= action < field.offset + field.size)
        return f"{field.name} {action - field.offset}"

    def is_terminal(self) -> bool:
        return self._held is not None and self.choice.seat < 0

    def returns(self) -> list[float]:
        return self._table.table.result(self.choice.state) if self.is_terminal() else [0.0] * self._table.table.seats

    def resample_from_infostate(self, player_id: int, sampler: Any) -> HallState:
        """A position drawn from all that agree with what a player knows; `sampler` gives numbers from 0 to 1."""
        twin: HallState = self.clone()
        chance = swift(f"{sampler()}")
        twin._held = Held(self.choice.imagine(player_id, chance), self._table.table)
        return twin

    def __str__(self) -> str:
        if self._held is None:
            return "not dealt"
        return f"{self.choice.state.view(-2)} part {self.choice.part}"


class Shared:
    """What the copies of a state have in common."""

    def __init__(self, table: Table, shuffles: int) -> None:
        self.table = table
        self.shuffles = shuffles

    def __deepcopy__(self, memo: object) -> Shared:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        table = self.table
        return read_shared, (table.game.name, table.seats, table.rewards, table.offers, table.options, self.shuffles)


def read_shared(game: str, seats: int, rewards: str, offers: bool, options: dict[str, str], shuffles: int) -> Shared:
    """What the copies of a state have in common, as it was written down."""
    return Shared(Table(game, seats, rewards, offers=offers, options=options), shuffles)


class HallObserver:
    """What a player may know: the features of the position. With perfect recall also what the player has chosen so far."""

    def __init__(self, table: Table, kind: Any, params: Any) -> None:
        if params:
            raise ValueError(f"there are no parameters of observations; {params} was given")
        self.recall = kind is not None and kind.perfect_recall
        self.tensor: NDArray[np.float32] = np.zeros(table.features, np.float32)
        self.dict = {field.name: self.tensor[field.offset : field.offset + field.size] for field in table.encoding.fields}

    def set_from(self, state: HallState, player: int) -> None:
        self.tensor.fill(0)
        if state._held is not None:
            self.tensor[numbers(state.choice.features(player))] = 1

    def string_from(self, state: HallState, player: int) -> str:
        if state._held is None:
            return ""
        choice = state.choice
        told = " ".join(map(str, choice.features(player)))
        if player == choice.seat:
            # Features don't say everything in every game, but the same question is always the same.
            told += f" of {' '.join(map(str, sorted(set(choice.places))))}"
        return f"{told} after{state._own[player]}" if self.recall else told
