"""The games as environments for programs that learn: PettingZoo, Gymnasium, OpenSpiel, and many games at once.

from greathall import envs

env = envs.aec("thrones", seats=4)
env = envs.gym("treachery", bots="greedy")
env = envs.vector("skirmish", 1024)
envs.register_openspiel()

`pip install 'greathall[envs]'` brings what they need; OpenSpiel is installed by itself.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from greathall.envs.table import RAISES, Table
from greathall.features import NotInstalled, needed
from greathall.kernel.catalog import Source
from greathall.kernel.rewards import BY_WIN

if TYPE_CHECKING:
    from greathall.envs.many import VectorEnv
    from greathall.envs.seats import SeatsEnv
    from greathall.envs.single import SeatEnv

__all__ = ["NotInstalled", "Table", "aec", "gym", "register_openspiel", "vector"]


def aec(
    game: str,
    seats: int | None = None,
    *,
    rewards: str = BY_WIN,
    illegal: str = RAISES,
    offers: bool = False,
    whole: bool = False,
    cards: Source = None,
    render_mode: str | None = None,
    **options: str,
) -> SeatsEnv:
    """A table at which every seat is an agent, for PettingZoo: agents act one after another.

    `rewards` are by "win" or by "rank". An `illegal` action "raises"; with "ends" it ends the game, with −1 for whoever chose it. With
    `offers`, deals are actions too. With `whole`, observations show everything that is hidden: for training alone. Further keywords are the
    game's options.
    """
    needed("pettingzoo")
    needed("numpy")
    from greathall.envs.seats import SeatsEnv

    return SeatsEnv(Table(game, seats, rewards, illegal, offers, whole, cards, options), render_mode)


def gym(
    game: str,
    bots: str | Sequence[str] = "greedy",
    seats: int | None = None,
    *,
    seat: int | None = None,
    rewards: str = BY_WIN,
    illegal: str = RAISES,
    offers: bool = False,
    whole: bool = False,
    cards: Source = None,
    render_mode: str | None = None,
    **options: str,
) -> SeatEnv:
    """One seat at a table of bots, for Gymnasium: the same `seat` in every game, or without one each in turn.

    `bots` is the name of a bot for all other seats, or a list of names, one for each of them. The rest is as in `aec`.
    """
    needed("gymnasium")
    needed("numpy")
    from greathall.envs.single import SeatEnv

    return SeatEnv(Table(game, seats, rewards, illegal, offers, whole, cards, options), bots, seat, render_mode)


def vector(
    game: str,
    count: int,
    seats: int | None = None,
    *,
    processes: int = 1,
    rewards: str = BY_WIN,
    illegal: str = RAISES,
    offers: bool = False,
    whole: bool = False,
    cards: Source = None,
    **options: str,
) -> VectorEnv:
    """Several games side by side, stepped by one call into NumPy buffers; games that end begin again.

    With several `processes`, each steps its share of the games, and the buffers lie in memory that they share. The rest is as in `aec`.
    """
    needed("numpy")
    from greathall.envs.many import VectorEnv

    return VectorEnv(Table(game, seats, rewards, illegal, offers, whole, cards, options), count, processes)


def register_openspiel() -> list[str]:
    """Make all games known to OpenSpiel, as `greathall_treachery` and so on; returns these names."""
    try:
        needed("pyspiel")
    except NotInstalled as error:
        raise NotInstalled("OpenSpiel is not installed; pip install open_spiel brings it") from error
    from greathall.envs.openspiel import register

    return register()
