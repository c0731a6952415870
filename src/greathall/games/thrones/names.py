"""The names of everything that moves, events and card texts speak of, and what is said of moves and events that their fields don't tell."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from greathall.games.thrones import goals, notes, verbs
from greathall.games.thrones.abilities.blocks import Deciding
from greathall.games.thrones.abilities.changes import ONE, of_players, signed
from greathall.games.thrones.abilities.messages import OPTION, WHO
from greathall.games.thrones.messages import CARD, CAUSE, SHARED_VICTORY, VICTORY, VICTORY_NEEDED
from greathall.games.thrones.steps.causes import RULES
from greathall.games.thrones.steps.using import Picking
from greathall.games.thrones.terms import CHALLENGES, CRESTS, DURATIONS, ENDINGS, KEYWORDS, MANNERS, PHASES, TITLES, TYPES, ZONES
from greathall.kernel.bits import seats_of
from greathall.kernel.deals import words
from greathall.kernel.deals.answers import JUDGED
from greathall.kernel.deals.book import FATES
from greathall.kernel.deals.offer import PROMISES
from greathall.kernel.event import Event
from greathall.kernel.move import NONE, Names, field, verb_of
from greathall.kernel.sentences.message import Message, Part, Saying

if TYPE_CHECKING:
    from greathall.games.thrones.cards import CardSet
    from greathall.games.thrones.state import Thrones

GOODS: Final = ("gold",)
"""What changes hands in deals."""
KEYWORD_IDS: Final = [keyword.lower().replace(" ", "_") for keyword in KEYWORDS]
CREST_IDS: Final = [crest.lower() for crest in CRESTS]
TYPE_IDS: Final = [kind.lower() for kind in TYPES]
MIXED_KINDS: Final = {"player": ("seat",), "cause": ("rule", "card")}
"""What is a seat by another word; and what brings something about."""
ANSWERING: Final = {name: Message(f"move-{name}", "card ability:number to:card") for name in ("respond", "order")}
LASTS_FOR: Final = Message("event-lasts_for", "card player:seat change duration")


def of_cards(card_set: CardSet) -> Names:
    """The names of everything that card texts speak of."""
    return {
        "face": card_set.ids,
        "house": card_set.house_ids,
        "trait": card_set.trait_ids,
        "challenge": CHALLENGES,
        "crest": CREST_IDS,
        "title": TITLES,
        "type": TYPE_IDS,
        "keyword": KEYWORD_IDS,
        "phase": PHASES,
        "change": card_set.change_ids,
        "duration": DURATIONS,
        "deck": [deck.name for deck in card_set.decks],
    }


def names(state: Thrones) -> Names:
    """The names of everything that moves and events speak of."""
    seats = [f"seat_{seat}" for seat in range(state.seats)]
    return {
        **of_cards(state.card_set),
        "card": state.roster.names,
        "player": seats,
        "seat": seats,
        "goods": GOODS,
        "secret": (),
        "promise": PROMISES,
        "fate": FATES,
        "rule": RULES,
        "cause": [*RULES, *state.roster.names],
        "manner": MANNERS,
        "note": notes.KINDS,
        "zone": ZONES,
        "ending": ENDINGS,
    }


def written(card_set: CardSet) -> Mapping[str, Sequence[str | Saying]]:
    """What the card file calls its things; made once, for it stays the same."""
    if not card_set.called:
        card_set.called = {
            "face": [card.title() for card in card_set.cards],
            "house": card_set.houses,
            "trait": card_set.traits,
            "deck": [deck.title for deck in card_set.decks],
            "change": [
                change.of_player(WHO["that-player"].say()) if of_players(change.kind) else change.deed(ONE) for change in card_set.changes
            ],
        }
    return card_set.called


def card_names(state: Thrones) -> Mapping[str, Sequence[str | Saying]]:
    """What the card file calls its things; a card of the table is called by its face."""
    return {**written(state.card_set), "card": [CARD.say(face.number) for face in state.roster.faces]}


def move_saying(move: i64) -> Saying | None:
    """What is said of a card that answers what happened to itself: it need not be named twice."""
    verb = verbs.MOVES.of(move)
    if verb.name not in ANSWERING or field(move, 2) != field(move, 0):
        return None
    ability = field(move, 1)
    return ANSWERING[verb.name].say(field(move, 0), None if ability == NONE else ability, None)


def option_saying(state: Thrones, move: i64) -> Saying | None:
    """What an option does that is chosen of an effect."""
    if verb_of(move) != verbs.USE or not state.stack:
        return None
    step = state.stack[-1]
    if not isinstance(step, Picking):
        return None
    effect = step.asking(state)
    return OPTION.say(effect.told(move)) if isinstance(effect, Deciding) else None


def event_saying(state: Thrones, event: Event, viewer: i64) -> Saying | None:
    """What is said of deals, of changes for a player, and of a victory."""
    verb = verb_of(event.word)
    if verb <= JUDGED:
        return words.event_saying(state, event, viewer)
    if verb == verbs.TOLD_LASTS_FOR:
        change = state.card_set.changes[field(event.word, 2)]
        target = field(event.word, 1)
        return LASTS_FOR.say(field(event.word, 0), target, change.of_player(target), field(event.word, 3))
    if verb == verbs.TOLD_ENDED and ENDINGS[state.ended] == "victory":
        victors = seats_of(state.victors)
        first = victors[0]
        message = VICTORY if len(victors) == 1 else SHARED_VICTORY
        needed = VICTORY_NEEDED.say(goals.common(state, first), *why(state, first))
        return message.say(*victors, goals.together(state, first), needed)
    return None


def why(state: Thrones, seat: i64) -> tuple[Part, Part]:
    """What a side needs by the rules alone, and every card that makes it more or less (A-12.9)."""
    return goals.printed(state), [CAUSE.say(cause.card, signed(cause.amount)) for cause in goals.causes(state, seat)]
