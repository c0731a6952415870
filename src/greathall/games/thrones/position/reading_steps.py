"""Reading the steps of a position, and the moments that set them off."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from greathall.games.thrones import verbs
from greathall.games.thrones.steps import (
    challenges,
    defending,
    entering,
    influence,
    keywords,
    leaving,
    losses,
    plotting,
    rounds,
    setup,
    using,
    victory,
    windows,
)
from greathall.games.thrones.steps.step import DECIDER, GONE, PLAYER, ThronesStep, Written
from greathall.games.thrones.terms import MOMENTS, MOST_SEATS, NOBODY, PHASES, PLOTS, PLOTTING
from greathall.kernel.bits import bit_at
from greathall.kernel.deals.answers import read_asking
from greathall.kernel.errors import BadPosition
from greathall.kernel.move import NONE, pack
from greathall.kernel.position import index, items, number, text
from greathall.kernel.step import Step

if TYPE_CHECKING:
    from greathall.games.thrones.state import Thrones


STEPS: Final[list[type[ThronesStep]]] = [
    using.Paying,
    influence.Influence,
    using.Choosing,
    using.Cancelling,
    using.Effects,
    using.Picking,
    setup.Placing,
    keywords.Bestow,
    challenges.Challenging,
    challenges.Attackers,
    challenges.Challenge,
    challenges.Redirect,
    challenges.Aiming,
    keywords.Stealth,
    defending.Defenders,
    defending.SteppingIn,
    leaving.Saving,
    entering.Entering,
    plotting.Naming,
    plotting.Unveiling,
    plotting.Titles,
    losses.Losses,
    keywords.Rising,
    rounds.Round,
    rounds.Turns,
    victory.Crown,
    windows.Action,
    windows.Window,
    windows.Ordering,
]
KINDS: Final[dict[str, type[ThronesStep]]] = {kind.name: kind for kind in STEPS}
AFTER_PASSIVES: Final[type[ThronesStep]] = keywords.Deadly
BEFORE_NAMING: Final[type[ThronesStep]] = plotting.Counting
MARKED: Final[dict[str, type[ThronesStep]]] = {AFTER_PASSIVES.name: AFTER_PASSIVES, BEFORE_NAMING.name: BEFORE_NAMING}
"""Steps that positions write under the name of another, marked by `at`."""


def parts(value: Any, count: int, what: str) -> list[Any]:
    """A list of the right length."""
    if not isinstance(value, list) or len(value) != count:
        raise BadPosition(f"{what} should be a list of {count} things")
    return value


def read_moment(state: Thrones, told: Any) -> i64:
    """What happened, as `view.moment` writes it."""
    name, card, *rest = parts(told, 5, "what happened")
    fields = [int(NONE) if value is None else number({"value": value}, "value", 0, most=int(NONE)) for value in rest]
    about = NONE if card is None else i64(index(state.roster.names, card, "card"))
    return pack(i64(index(MOMENTS, name, "moment")), about, i64(fields[0]), i64(fields[1]), i64(fields[2]))


def read_step(state: Thrones, data: Any) -> Step[Any]:
    """A step as `view.frame` wrote it."""
    if not isinstance(data, dict):
        raise BadPosition("a step should be a table of names and values")
    seats = int(state.seats)
    kind = text(data, "step", "")
    if kind == "asking":
        return read_asking(state, data)
    if kind == "plots":
        return read_plots(state, data)
    if kind not in KINDS:
        raise BadPosition(f"there is no step {kind!r}")
    seat = i64(number(data, "seat", 0, most=seats - 1)) if "seat" in data else NOBODY
    card = i64(index(state.roster.names, data["card"], "card")) if "card" in data else NOBODY
    word = read_moment(state, data["word"]) if "word" in data else i64(0)
    chosen = vec[i64]()
    for one in items(data, "chosen", []):
        chosen = append(chosen, read_chosen(state, one))
    at = i64(number(data, "at", 0, most=99))
    kinds = MARKED if at and kind in MARKED else KINDS
    step = kinds[kind].read(Written(kind, seat, card, i64(number(data, "number", 0)), at, word, chosen))
    check(state, step, seat, card)
    return step


def read_chosen(state: Thrones, one: Any) -> i64:
    """What was chosen, as `view.named` writes it."""
    players = [f"seat_{other}" for other in range(int(state.seats))]
    if one == "gone":
        return GONE
    if one in players:
        return PLAYER + i64(players.index(one))
    for seat, player in enumerate(players):
        for place, other in enumerate(players):
            if one == f"{player} for {other}":
                return DECIDER + i64(seat) * MOST_SEATS + i64(place)
    return i64(index(state.roster.names, one, "card"))


def check(state: Thrones, step: ThronesStep, seat: i64, card: i64) -> None:
    """Refuse steps that speak of something unknown."""
    if isinstance(step, (using.Paying, using.Choosing, using.Cancelling, using.Effects)) and (
        step.ability >= len(state.card_set.abilities) or card == NOBODY
    ):
        raise BadPosition("there is no such ability")
    if isinstance(step, using.Picking) and (step.effect >= len(state.card_set.effects) or card == NOBODY):
        raise BadPosition("there is no such effect")
    if seat == NOBODY and not isinstance(step, (challenges.Challenge, plotting.Titles, plotting.Unveiling, rounds.Round)):
        raise BadPosition(f"the step {step.name!r} needs a seat")
    if isinstance(step, rounds.Round) and not PLOTTING <= step.phase < len(PHASES):
        raise BadPosition("a round goes on with a phase")
    if isinstance(step, rounds.Round) and step.stage > rounds.OVER:
        raise BadPosition("a round has no such stage")


def read_plots(state: Thrones, data: Mapping[str, Any]) -> Step[Any]:
    """The secret choice of plots; unknown answers are drawn by chance."""
    seats = int(state.seats)
    answers = vec[i64]()
    for seat, told in enumerate(parts(items(data, "answers", []), seats, "the answers")):
        own = state.pile(PLOTS, i64(seat))
        if told is None:
            answers = append(answers, i64(-1))
        elif told == "?" and len(own):
            answers = append(answers, pack(verbs.CHOOSE_PLOT, own[state.chance.below(i64(len(own)))]))
        else:
            card = i64(index(state.roster.names, told, "plot"))
            if card not in own:
                raise BadPosition(f"the plot {told} is not in its deck")
            answers = append(answers, pack(verbs.CHOOSE_PLOT, card))
    return plotting.ChoosePlots(bit_at(state.seats) - 1, answers)
