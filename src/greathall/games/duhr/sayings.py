"""What is said of moves and events where verb and fields don't tell it: the names of events out of the card file, abilities and whose they
are, and what is known besides."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from greathall.games.duhr import messages, verbs
from greathall.games.duhr.cards import CONCEAL_SUSPICION, CONVERT
from greathall.games.duhr.verbs import declaration
from greathall.kernel.event import Event, sees
from greathall.kernel.move import NONE, field, verb_of
from greathall.kernel.sentences.message import Part, Saying

if TYPE_CHECKING:
    from greathall.games.duhr.state import Duhr


def part(word: i64, place: i64) -> int | None:
    """What stands in a field of a move or an event; None if it is left out."""
    value = field(word, place)
    return None if value == NONE else int(value)


def ability(state: Duhr, move: i64, borrowed: bool) -> Saying:
    """What an ability would do; one that is borrowed with its House."""
    message = messages.BORROWED_ABILITY if borrowed else messages.ABILITY
    kind = state.deck.ability[field(move, 0)]
    parts: list[Part] = [part(move, 1), part(move, 2)]
    if kind < CONCEAL_SUSPICION:
        parts.append(part(move, 3))
    elif kind == CONVERT:
        parts.append(part(move, 4))
    return message.say(part(move, 0), messages.DEEDS[kind].say(*parts))


def event_parts(state: Duhr, move: i64) -> list[Part]:
    """The card of an event, and what the event would do."""
    verb = verb_of(move)
    card = int(state.deck.event_with[verb - verbs.BETRAYAL])
    if verb == verbs.COLLABORATORS:
        return [card, None if field(move, 0) == NONE else ability(state, move, False)]
    if verb == verbs.INFORMANTS:
        return [card, [messages.CARD_ON.say(part(move, at + 1), part(move, at)) for at in (i64(0), i64(2)) if field(move, at) != NONE]]
    if verb == verbs.INTRIGUE:
        return [card, part(move, 0), part(move, 1)]
    return [card, part(move, 0)]


def move_saying(state: Duhr, seat: i64, move: i64) -> Saying | None:
    """What a move would do, where its verb and fields don't tell it."""
    verb = verb_of(move)
    if verbs.BETRAYAL <= verb <= verbs.INTRIGUE:
        return messages.EVENT_MOVES[verb - verbs.BETRAYAL].say(*event_parts(state, move))
    if verb == verbs.USE:
        return messages.USE.say(ability(state, move, False))
    if verb == verbs.END_ACTIONS and state.usable(seat) == 0:
        return messages.GO_ON.say()
    return None


def declared(state: Duhr, seat: i64, move: i64) -> Saying:
    """Who declares what: an event, an ability or a masterstroke, with its targets."""
    verb = verb_of(move)
    message = messages.DECLARED[verb - verbs.BETRAYAL]
    if verb <= verbs.INTRIGUE:
        return message.say(int(seat), *event_parts(state, move))
    if verb == verbs.USE:
        used = ability(state, move, field(move, 0) != state.houses[seat])
        return (message if field(move, 4) == NONE else messages.DECLARED_INTO).say(int(seat), used)
    if verb == verbs.REVEAL_CARD:
        return message.say(int(seat), part(move, 0), part(move, 1), part(move, 2))
    return message.say(int(seat), part(move, 0), part(move, 1))


def event_saying(state: Duhr, event: Event, viewer: i64) -> Saying | None:
    """What happened, where its verb and fields don't tell it."""
    word = event.word
    verb, first = verb_of(word), field(word, 0)
    if verbs.DECLARED_BETRAYAL <= verb <= verbs.USE_INTO:
        return declared(state, first, declaration(word))
    if verb == verbs.NEGATED and field(word, 3) == field(word, 4) != NONE:
        # Both of the revealed cards lie on one House.
        return messages.NEGATED.say(part(word, 0), part(word, 1), part(word, 2), part(word, 3), None)
    if verb == verbs.DEALT:
        return messages.DEALT.say(int(first), int(state.houses[first]))
    if verb == verbs.AGENDAS and state.options["agendas"] == "both" and not sees(event.seen, viewer):
        return messages.TWO_AGENDAS.say(int(first))
    if verb == verbs.CONSPIRACY_UP and first == field(word, 2):
        return messages.OWN_CONSPIRACY.say(int(first), part(word, 1))
    if verb == verbs.INTRIGUED and first in (field(word, 1), field(word, 2)):
        other = field(word, 2) if first == field(word, 1) else field(word, 1)
        return messages.INTRIGUED_SELF.say(int(first), int(other))
    if verb == verbs.RAISED:
        return messages.RAISED.say(int(state.houses[first]), part(word, 1))
    return None
