"""The game in sentences: moves, events and what the dying ask."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from greathall.games.treachery import actions, verbs
from greathall.games.treachery.verbs import ACT, EXCHANGE, TELLINGS
from greathall.kernel.event import Event, sees
from greathall.kernel.move import Names, field, verb_of

if TYPE_CHECKING:
    from greathall.games.treachery.state import Treachery

SIDES: Final = ("top", "bottom")
ENDINGS: Final = ("", "deaths", "deck", "no_action")
ENDED_BY: Final = {
    "deaths": "Two Characters are Killed: the game ends.",
    "deck": "The Action deck has run out a second time: the game ends.",
    "no_action": "The game ends.",
}
SIMPLE: Final = {
    "healed": "{} is healed.",
    "moved_up": "{} moves up.",
    "moved_down": "{} moves down.",
    "wounded": "{} is Wounded.",
    "killed": "{} is Killed.",
    "lost": "The attack on {} is lost.",
    "unheard": "The last wish of {} finds nobody.",
}
WISHES: Final = (
    "{} is Killed: who of that row moves up?",
    "{} is Killed: who of that row is attacked?",
    "{} is Killed: who moves down?",
    "{} is Killed: which Wounded Character is healed?",
    "{} is Killed: which Unwounded Character is attacked?",
    "{} is Killed: which two exchange rows?",
)


def names(state: Treachery) -> Names:
    """The names of everything that moves and events speak of."""
    deck = state.deck
    return {
        "character": deck.characters,
        "card": deck.actions,
        "side": SIDES,
        "house": deck.houses,
        "ending": ENDINGS,
        "seat": [str(seat) for seat in range(state.seats)],
    }


def listed(state: Treachery, mask: i64) -> list[str]:
    """The ids of the Characters of a mask."""
    return [name for who, name in enumerate(state.deck.characters) if mask >> who & 1]


def cards(state: Treachery, mask: i64) -> list[str]:
    """The ids of the Action cards of a mask."""
    return [name for card, name in enumerate(state.deck.actions) if mask >> card & 1]


def capital(sentence: str) -> str:
    return sentence[:1].upper() + sentence[1:]


def sentence(state: Treachery, move: i64) -> str:
    """What a move would do."""
    verb = verb_of(move)
    called = state.deck.called
    if verb == ACT:
        return _action(state, move)
    if verb == EXCHANGE:
        return capital(f"{called[field(move, 0)]} and {called[field(move, 1)]} exchange rows.")
    who = called[field(move, 0)]
    done = {verbs.ATTACK: "is attacked", verbs.HEAL: "is healed", verbs.RAISE: "moves up", verbs.LOWER: "moves down"}
    return capital(f"{who} {done[verb]}.")


def _action(state: Treachery, move: i64) -> str:
    card, side = field(move, 0), field(move, 1)
    action = state.deck.action(card, side)
    clauses = []
    for at in range(action.bearing):
        effects = action.effects[at]
        done = [
            phrase
            for flag, phrase in (
                (actions.HEAL, "is healed"),
                (actions.UP, "moves up"),
                (actions.DOWN, "moves down"),
                (actions.ATTACK, "is attacked"),
            )
            if effects & flag
        ]
        clauses.append(f"{state.deck.called[field(move, 2 + at)]} {' and '.join(done)}")
    return f"{state.deck.titles[card]}, {SIDES[side]}: {', '.join(clauses)}."


def wish(state: Treachery, seat: i64, who: i64, part: i64) -> str:
    """What a Killed Character's ability asks."""
    return f"{state.called(seat)}, {WISHES[part].format(state.deck.called[who])}"


def telling(state: Treachery, event: Event, viewer: i64) -> str:
    """What happened, as that viewer may know it."""
    verb = TELLINGS.of(event.word).name
    deck = state.deck
    a, b, c = field(event.word, 0), field(event.word, 1), field(event.word, 2)
    if verb in SIMPLE:
        return capital(SIMPLE[verb].format(deck.called[a]))
    if verb == "exchanged":
        return capital(f"{deck.called[a]} and {deck.called[b]} exchange rows.")
    if verb == "revealed":
        return f"{deck.titles[a]} is revealed."
    if verb == "reshuffled":
        return "The deck has run out: the discards are shuffled into a new one."
    if verb == "ended":
        return ENDED_BY[ENDINGS[a]]
    who = state.called(a)
    if verb == "acted":
        return f"{who} uses the {SIDES[c]} action of {deck.titles[b]}."
    if verb == "stuck":
        return f"{who} can perform no action and shows {deck.titles[b]}."
    if verb == "goal":
        return f"{who} wanted {deck.houses[b].capitalize()} to rise and {deck.houses[c].capitalize()} to fall."
    known = sees(event.seen, viewer)
    if verb == "agenda":
        if known:
            return f"{who} wants {deck.houses[b].capitalize()} to rise and {deck.houses[c].capitalize()} to fall."
        return f"{who} gets a Hidden Agenda."
    card = deck.titles[b] if known else "a card"
    return f"{who} {'is dealt' if verb == 'dealt' else 'draws'} {card}."
