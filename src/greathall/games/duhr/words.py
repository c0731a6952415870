"""The game in sentences: moves, events, and what is asked."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from greathall.games.duhr import board, verbs
from greathall.games.duhr.board import ENDINGS, STATUSES, VILIFIED
from greathall.games.duhr.cards import CONCEALED, FIRST_EVENT, SCANDAL
from greathall.games.duhr.verbs import MOVES, TELLINGS
from greathall.kernel.deals import words
from greathall.kernel.deals.answers import HANDED, JUDGED, WITHDRAW
from greathall.kernel.deals.book import FATES
from greathall.kernel.deals.offer import PROMISES
from greathall.kernel.event import Event, sees
from greathall.kernel.move import NONE, Names, field, verb_of

if TYPE_CHECKING:
    from greathall.games.duhr.state import Duhr

SORTS: Final = ("suspicion", "scandal")
SECRETS: Final = ("conspiracy", "agenda")
PLACES: Final = ("first", "second", "third", "fourth", "fifth")
CONCEALED_CARDS: Final = tuple(f"concealed{place + 1}" for place in range(int(board.FULL)))

HOUSE_TELLINGS: Final = {
    "favor_lost": "{} loses favor.",
    "favor_regained": "{} regains favor.",
    "vilified": "{} is vilified.",
    "standing_regained": "{} regains standing.",
}
SEAT_TELLINGS: Final = {
    "conspiracy_down": "{} has lost favor, and the conspiracy is concealed.",
    "drew_nothing": "There is no card left for {} to draw.",
    "lost_hand": "{} loses the whole hand.",
    "nothing": "{} achieves nothing.",
    "dealt": "{} is dealt a hand: a scandal, two suspicions of {house}, and four cards.",
}
CARD_TELLINGS: Final = {
    "placed": "{who} lays {card} on {house}.",
    "removed": "{who} takes {card} from {house} and discards it.",
    "turned_up": "{who} reveals {card} on {house}.",
    "turned_down": "{who} conceals {card} on {house}.",
    "moved": "{who} moves {card} from {house} to {to}.",
    "taken": "{who} takes {card} from {house} into the hand.",
    "taken_down": "{who} takes {card} from {house} into the hand.",
    "replaced": "{who} replaces {card} on {house} with {new}.",
}
COUNT_TELLINGS: Final = {
    "turn": "Turn {n}: {who}.",
    "set_aside": "{who} sets {n} cards aside.",
    "scored": "{who}: {n} points.",
    "won": "{who} wins: {n} points are the highest total.",
    "shared": "{who} shares the win: {n} points are the highest total, and the Houses with as many have the same status.",
}
RAISED: Final = (
    "The Royal House raises {}, loved by the people, to a Great House.",
    "The Royal House allies itself with {}, disliked by the people, and raises it to a Great House.",
    "{} overthrows the Royal House, and a new royal family rules under its control.",
)
"""What becomes of a winner that is favored, disfavored or vilified (D-13.13)."""
ENDED_BY: Final = ("", "Only one House is favored: the game ends.", "No House is favored: the game ends.")


def names(state: Duhr) -> Names:
    """The names of everything that moves and events speak of. A seat goes by the name of its House."""
    deck = state.deck
    return {
        "house": deck.houses,
        "seat": [deck.houses[house] for house in state.houses],
        "card": deck.cards,
        "lying": (*deck.houses, "scandal", *CONCEALED_CARDS),
        "sort": SORTS,
        "agenda": deck.agendas,
        "secret": SECRETS,
        "promise": PROMISES,
        "fate": FATES,
        "effect": (*verbs.EFFECTS, "negation", *deck.houses),
        "status": STATUSES,
        "ending": ENDINGS,
    }


def card(state: Duhr, kind: i64) -> str:
    """`a suspicion of Usari`, `a scandal` or an event's name."""
    if kind < SCANDAL:
        return f"a suspicion of {state.deck.called[kind]}"
    return "a scandal" if kind == SCANDAL else state.deck.event_called[kind - FIRST_EVENT]


def lying(state: Duhr, named: i64) -> str:
    """A card on a House."""
    if named >= CONCEALED:
        return f"the concealed card in {PLACES[named - CONCEALED]} place"
    return card(state, named)


def ability(state: Duhr, move: i64, borrowed: bool = False) -> str:
    """What an ability would do: `Shift Scandal: a scandal on House Usari, to House Kardosa`; one that is borrowed with its House."""
    used, source, named, to, into = (field(move, place) for place in range(5))
    whose = f" of {state.house_called(used)}" if borrowed else ""
    text = f"{state.deck.titles[used]}{whose}: {lying(state, named)} on {state.house_called(source)}"
    if to != NONE:
        text += f", to {state.house_called(to)}"
    if into != NONE:
        text += f", into a {SORTS[into]}"
    return text


def sentence(state: Duhr, seat: i64, move: i64) -> str:
    """What a move would do."""
    verb = verb_of(move)
    if verb <= WITHDRAW:
        return words.sentence(state, move)
    first, second = field(move, 0), field(move, 1)
    if verb == verbs.KEEP:
        return f"Keep the agenda {state.deck.agenda_called[first]}: {state.deck.agenda_texts[first]}"
    if verbs.BETRAYAL <= verb <= verbs.INTRIGUE:
        return event_sentence(state, move)
    if verb == verbs.USE:
        return f"{ability(state, move)}."
    if verb in (verbs.REVEAL_CARD, verbs.REMOVE_SCANDAL, verbs.PLACE_SCANDAL):
        return f"{masterstroke(state, move)}, for two suspicions of {state.deck.called[first]}."
    if verb in (verbs.DEFAME, verbs.EXPOSE):
        done = "Replace {} on {} by a scandal." if verb == verbs.DEFAME else "Reveal {} on {}."
        return done.format(lying(state, second), state.house_called(first))
    if verb == verbs.REPLACE:
        return f"The scandal replaces {lying(state, first)}."
    if verb == verbs.END_ACTIONS and state.usable(seat) == 0:
        return "Go on to the Acquire Phase."
    if verb == verbs.GIVE:
        both = card(state, first) + (f" and {card(state, second)}" if second != NONE else "")
        return f"Give {both}."
    return SIMPLE[MOVES.of(move).name].format(
        house=state.house_called(first) if verb in HOUSE_VERBS else "",
        card=card(state, first) if verb in CARD_VERBS else "",
        pair=state.deck.called[first] if verb == verbs.NEGATE else "",
    )


HOUSE_VERBS: Final = (verbs.RAISE, verbs.CREATE, verbs.SCANDALIZE)
CARD_VERBS: Final = (verbs.DISCARD, verbs.EXCHANGE, verbs.TAKE)
SIMPLE: Final = {
    "raise_suspicion": "Raise a suspicion against {house}.",
    "create_scandal": "Create a scandal around {house}.",
    "scandalize": "Put a scandal on {house}.",
    "reveal_conspiracy": "Reveal your conspiracy; a scandal falls on your own House.",
    "end_actions": "Take no further action.",
    "discard": "Discard {card}.",
    "draw": "Draw a card.",
    "exchange": "Discard {card} and draw two cards.",
    "pass": "Pass.",
    "negate": "Negate it with two suspicions of {pair}.",
    "take": "Take {card}.",
}


def event_sentence(state: Duhr, move: i64) -> str:
    """What an event would do."""
    verb, first, second = verb_of(move), field(move, 0), field(move, 1)
    title = state.deck.event_called[state.deck.event_with[verb - verbs.BETRAYAL] - FIRST_EVENT]
    if first == NONE:
        return f"{title}, to no effect."
    if verb == verbs.COLLABORATORS:
        return f"{title} for {ability(state, move)}."
    if verb == verbs.INTRIGUE:
        return f"{title}: {state.house_called(first)} and {state.house_called(second)} exchange conspiracies."
    if verb == verbs.INFORMANTS:
        also, other = field(move, 2), field(move, 3)
        more = f" and {lying(state, other)} on {state.house_called(also)}" if also != NONE else ""
        return f"{title}: reveal {lying(state, second)} on {state.house_called(first)}{more}."
    return f"{title} against {state.house_called(first)}."


def masterstroke(state: Duhr, move: i64) -> str:
    verb, house = verb_of(move), state.house_called(field(move, 1))
    if verb == verbs.REVEAL_CARD:
        return f"Reveal {lying(state, field(move, 2))} on {house}"
    return f"Remove a scandal from {house}" if verb == verbs.REMOVE_SCANDAL else f"Put a scandal on {house}"


def declaration(state: Duhr, seat: i64, move: i64) -> str:
    """Who declares what: an event, an ability or a masterstroke, with its targets."""
    who, verb = state.called(seat), verb_of(move)
    if verb <= verbs.INTRIGUE:
        return f"{who} plays {event_sentence(state, move)}"
    if verb == verbs.USE:
        return f"{who} uses {ability(state, move, field(move, 0) != state.houses[seat])}."
    done = masterstroke(state, move)
    return f"{who} makes a masterstroke: {done[:1].lower()}{done[1:]}."


def negation(state: Duhr, word: i64) -> str:
    """Who negates what, by whom, against whom."""
    seat, effect, by, target, other = (field(word, place) for place in range(5))
    houses = [state.house_called(house) for house in (target, other) if house != NONE]
    if effect >= verbs.ABILITIES_AT:
        what = state.deck.titles[effect - verbs.ABILITIES_AT]
    elif effect >= verbs.STROKES_AT:
        what = "the negation" if effect == verbs.NEGATION else "the masterstroke"
    else:
        what = state.deck.event_called[state.deck.event_with[effect] - FIRST_EVENT]
    return f"{state.called(seat)} negates {what} by {state.called(by)}, {aimed(effect, houses)}."


def aimed(effect: i64, houses: list[str]) -> str:
    """At whom a negated effect was directed."""
    if not houses:
        return "to no effect"
    if verbs.STROKES_AT <= effect < verbs.NEGATION:
        return STROKES[effect - verbs.STROKES_AT].format(houses[0])
    if effect == verbs.INTRIGUE - verbs.BETRAYAL:
        return f"between {houses[0]} and {houses[1]}"
    if effect == verbs.INFORMANTS - verbs.BETRAYAL:
        return f"on {' and '.join(dict.fromkeys(houses))}"
    if effect >= verbs.ABILITIES_AT or effect == verbs.COLLABORATORS - verbs.BETRAYAL:
        return f"on {houses[0]}" if len(houses) == 1 else f"from {houses[0]} to {houses[1]}"
    return f"against {houses[0]}"


STROKES: Final = ("to reveal a card on {}", "to remove a scandal from {}", "to put a scandal on {}")


def action_prompt(state: Duhr, seat: i64, taken: i64) -> str:
    """What a player is asked in the Action Phase."""
    who = state.called(seat)
    if taken == 0 and state.usable(seat) == 0:
        choice = "reveal your conspiracy" if state.can_reveal(seat) else "make a deal"
        return f"{who}, you have no card to use: {choice}, or go on to the Acquire Phase."
    if taken == 0:
        return f"{who}, take a House Action."
    return f"{who}, a second House Action?" if taken == 1 else f"{who}, reveal your conspiracy, or end your actions?"


def telling(state: Duhr, event: Event, viewer: i64) -> str:
    """What happened, as that viewer may know it."""
    if verb_of(event.word) <= JUDGED and verb_of(event.word) != HANDED:
        return words.telling(state, event, viewer)
    verb = TELLINGS.of(event.word).name
    first, second, third = field(event.word, 0), field(event.word, 1), field(event.word, 2)
    if verb in HOUSE_TELLINGS:
        return HOUSE_TELLINGS[verb].format(state.house_called(first))
    if verb == "reshuffled":
        return "The discard pile is shuffled into a new Web of Suspicion."
    if verb == "ended":
        return ENDED_BY[first]
    who = state.called(first)
    if verbs.DECLARED <= verb_of(event.word) <= verbs.DECLARED_INTO:
        return declaration(state, first, verbs.declaration(event.word))
    if verb == "negated":
        return negation(state, event.word)
    if verb in CARD_TELLINGS:
        return CARD_TELLINGS[verb].format(
            who=who,
            house=state.house_called(second),
            card=card(state, third) if sees(event.seen, viewer) else "a concealed card",
            to=state.house_called(field(event.word, 3)) if verb == "moved" else "",
            new=card(state, field(event.word, 3)) if verb == "replaced" else "",
        )
    if verb in SEAT_TELLINGS:
        return SEAT_TELLINGS[verb].format(who, house=state.deck.called[state.houses[first]])
    if verb in SECRET_TELLINGS:
        return secret(state, event, viewer)
    if verb in COUNT_TELLINGS:
        return COUNT_TELLINGS[verb].format(who=who, n=second)
    if verb in ("discarded", "uncovered"):
        done = "{} discards {}." if verb == "discarded" else "{} turns up the event {} and discards it."
        return done.format(who, card(state, second))
    if verb == "raised":
        return RAISED[second].format(state.house_called(state.houses[first]))
    return about_houses(state, verb, event.word) if verb in HOUSE_VERBS_TOLD else about_seats(state, verb, event.word)


HOUSE_VERBS_TOLD: Final = ("discarded_pair", "moved_down", "conspiracy_up", "conspiracy_shown")


def about_houses(state: Duhr, verb: str, word: i64) -> str:
    """What happened between a player and Houses."""
    who, house, third = state.called(field(word, 0)), state.house_called(field(word, 1)), field(word, 2)
    if verb == "discarded_pair":
        return f"{who} discards two suspicions of {state.deck.called[field(word, 1)]}."
    if verb == "moved_down":
        return f"{who} moves a concealed card from {house} to {state.house_called(third)}."
    if verb == "conspiracy_shown":
        return f"The conspiracy of {who}: {house}."
    if third == NONE:
        return f"{who} has lost favor, and the conspiracy with {house} is revealed."
    if third == field(word, 0):
        return f"{who} reveals a conspiracy with {house}."
    return f"{state.called(third)} reveals the conspiracy of {who} with {house}."


def about_seats(state: Duhr, verb: str, word: i64) -> str:
    """What happened between players, or to one of them at the end."""
    who, second, third = state.called(field(word, 0)), field(word, 1), field(word, 2)
    if verb == "saw_hand":
        return f"{who} looks at the hand of {state.called(second)}."
    if verb == "intrigued":
        return f"{who} has {state.called(second)} and {state.called(third)} exchange conspiracies."
    if verb == "agenda_shown":
        return f"The agenda of {who}: {state.deck.agenda_texts[second]}"
    better = (
        "a favored House wins a tie with a disfavored one" if third < VILIFIED else "a House with standing wins a tie with a vilified one"
    )
    return f"{who} has {second} points too, but is {STATUSES[third]}: {better}."


SECRET_TELLINGS: Final = {
    "drew": ("{who} draws {card}.", "{who} draws a card."),
    "agendas": ("{who} is dealt {white}{black}.", "{who} is dealt {number}."),
    "conspiracy": ("{who} conspires with {house}.", "{who} gets a conspiracy card."),
    "kept": ("{who} keeps the agenda {white}.", "{who} has an agenda."),
    "saw_conspiracy": ("{who} sees the conspiracy of {other}: {secret}.", "{who} sees the conspiracy of {other}."),
    "saw_agenda": ("{who} sees the agenda of {other}: {agenda}", "{who} sees the agenda of {other}."),
    "handed": ("{who} gives {other} {given}.", "{who} gives {other} a card."),
    "gave": ("{who} gives {other} {given}.", "{who} gives {other} a card."),
    "seized": ("{who} takes {given} from the hand of {other}.", "{who} takes a card from the hand of {other}."),
}


def secret(state: Duhr, event: Event, viewer: i64) -> str:
    """What only some may know."""
    verb = TELLINGS.of(event.word).name
    second, third = field(event.word, 1), field(event.word, 2)
    deck = state.deck
    known, hidden = SECRET_TELLINGS[verb]
    number = "two agendas" if state.options["agendas"] == "both" else "an agenda"
    parts = {"who": state.called(field(event.word, 0)), "number": number}
    if verb in ("saw_conspiracy", "saw_agenda", "handed", "gave", "seized"):
        parts["other"] = state.called(second)
    if not sees(event.seen, viewer):
        return hidden.format(**parts)
    if verb == "drew":
        parts["card"] = card(state, second)
    elif verb in ("agendas", "kept"):
        parts["white"] = deck.agenda_called[second]
        parts["black"] = f" and {deck.agenda_called[third]}" if verb == "agendas" and third != NONE else ""
    elif verb == "conspiracy":
        parts["house"] = deck.called[second]
    elif verb == "saw_conspiracy":
        parts["secret"] = deck.called[third]
    elif verb == "saw_agenda":
        parts["agenda"] = deck.agenda_texts[third]
    else:
        parts["given"] = card(state, third)
    return known.format(**parts)
