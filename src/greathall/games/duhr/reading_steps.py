"""Steps and deals in readable names, read back."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from librt.vecs import append, vec
from mypy_extensions import i64

from greathall.games.duhr import abilities, event_cards, favor, negation, steps
from greathall.games.duhr.verbs import KEEP, PASS
from greathall.kernel.bits import bit_at
from greathall.kernel.chance import Chance
from greathall.kernel.deals.answers import read_asking
from greathall.kernel.deals.book import read_book
from greathall.kernel.errors import BadMove, BadPosition
from greathall.kernel.move import pack
from greathall.kernel.position import index, items, number, text
from greathall.kernel.step import Step

if TYPE_CHECKING:
    from greathall.games.duhr.state import Duhr


def read_deals(state: Duhr, data: Any, viewer: i64, chance: Chance) -> None:
    """The deals of the table."""
    state.book = read_book(data, state.names(), int(state.seats))
    state.imagine_offers(viewer, chance)


def read_stack(state: Duhr, written: list[Any]) -> None:
    """What is to be done, from below."""
    if not written:
        raise BadPosition("a game that is not over needs a step")
    for data in written:
        if not isinstance(data, dict):
            raise BadPosition("a step should be a table of names and values")
        state.stack.append(read_step(state, data))
    check_order(state)


def read_step(state: Duhr, data: Mapping[str, Any]) -> Step[Any]:
    """A step as its `to_dict` wrote it."""
    kind = text(data, "step", "action")
    most = int(state.seats) - 1
    seat = i64(number(data, "seat", int(state.active), most=most))
    if kind == "action":
        return steps.ACTIONS[3 * seat + number(data, "taken", 0, most=2)]
    if kind in ONE_SEAT:
        return one_seat(kind, seat)
    if kind == "agendas":
        return steps.Choosing(bit_at(state.seats) - 1, answers(state, data, "kept", "keep agenda="))
    if kind == "asking":
        return read_asking(state, data)
    if kind == "declared":
        return negation.Declared(seat, move(state, text(data, "move", "")))
    if kind == "event_over":
        return negation.EVENT_OVER
    if kind == "window":
        mask: i64 = 0
        for other in items(data, "asked", []):
            mask |= bit_at(i64(number({"asked": other}, "asked", 0, most=most)))
        return negation.Window(seat, mask, answers(state, data, "answers", ""))
    if kind == "objecting":
        queue = vec[i64]()
        for entry in items(data, "waiting", []):
            if not isinstance(entry, dict):
                raise BadPosition("those who wait to object should be tables of seat and pair")
            who = i64(number(entry, "seat", 0, most=most))
            queue = append(queue, who << 3 | i64(index(state.deck.houses, entry.get("pair"), "House")))
        return negation.Objecting(queue)
    if kind == "giving":
        return event_cards.Giving(seat, i64(number(data, "to", 0, most=most)))
    if kind == "taking":
        return event_cards.Taking(seat, i64(number(data, "from", 0, most=most)))
    raise BadPosition(f"there is no step {kind!r}")


ONE_SEAT = ("acquire", "act", "acted", "verdict", "consequence", "dropping", "negation")


def one_seat(kind: str, seat: i64) -> Step[Any]:
    """A step that is somebody's and no more."""
    if kind == "acquire":
        return steps.ACQUIRES[seat]
    if kind == "act":
        return steps.ACTS[seat]
    if kind == "acted":
        return steps.ACTED[seat]
    if kind == "verdict":
        return favor.VERDICTS[seat]
    if kind == "consequence":
        return favor.CONSEQUENCES[seat]
    return abilities.Dropping(seat) if kind == "dropping" else negation.Negation(seat)


def move(state: Duhr, written: str) -> i64:
    try:
        return i64(state.read(written))
    except BadMove as error:
        raise BadPosition(f"{written!r} is not a move: {error}") from error


def answers(state: Duhr, data: Mapping[str, Any], key: str, before: str) -> vec[i64]:
    """What each seat has answered; a `?` is any answer, drawn when the step is imagined."""
    found = vec[i64]()
    written = items(data, key, [None] * int(state.seats))
    if len(written) != state.seats:
        raise BadPosition(f"{key} should have one entry a seat")
    for seat, answer in enumerate(written):
        if answer is None:
            found = append(found, i64(-1))
        elif answer == "?":
            found = append(found, pack(KEEP, state.agendas[seat]) if key == "kept" else pack(PASS))
        else:
            found = append(found, move(state, f"{before}{answer}"))
    return found


def check_order(state: Duhr) -> None:
    """At the bottom lies a phase of the turn; above a declared thing, objections and negations alternate."""
    bottom = state.stack[0]
    if not isinstance(bottom, steps.Action | steps.Acquire | steps.Act | steps.Acted | steps.Choosing):
        raise BadPosition("the lowest step should be a phase of a turn, or the choice of agendas")
    for place in range(1, len(state.stack)):
        step, below = state.stack[place], state.stack[place - 1]
        if isinstance(step, negation.Negation) and not isinstance(below, negation.Objecting):
            raise BadPosition("a negation lies on those who object")
        if isinstance(step, negation.Objecting | negation.Window) and not isinstance(below, negation.Declared | negation.Negation):
            raise BadPosition("objections lie on what is declared, or on a negation")
        if isinstance(below, negation.Window) or (below.quiet() and place > 1):
            raise BadPosition("nothing lies on a window, and a phase only at the bottom")
