"""What the game says besides its moves and events, and where these need more than their fields: names of cards, prompts, refusals with
their lines of the rules, accounts. The words are in `words/`."""

from __future__ import annotations

from typing import Final

from greathall.games.duhr.board import FULL
from greathall.games.duhr.cards import ABILITIES, CONCEAL_SUSPICION, CONVERT
from greathall.kernel.move import Verb
from greathall.kernel.sentences.message import Message, Messages, Reason
from greathall.kernel.things import Things

MESSAGES: Final = Messages()

# Who sits at the table.
SEAT: Final[Message] = MESSAGES.message("seat", "house")
NAMED_SEAT: Final[Message] = MESSAGES.message("seat-named", "player house")

# What the cards are called. The title of a House is that of its ability.
HOUSE: Final[Message] = MESSAGES.message("-house", "name title")
SUSPICION: Final[Message] = MESSAGES.message("-suspicion", "house")
SCANDAL: Final[Message] = MESSAGES.message("-scandal")
EVENT: Final[Message] = MESSAGES.message("-event", "name text")
AGENDA: Final[Message] = MESSAGES.message("-agenda", "name text")
CONCEALED: Final[list[Message]] = [MESSAGES.message(f"-lying-concealed{place + 1}") for place in range(int(FULL))]
# What the abilities of the Houses do.
ABILITY_TEXTS: Final[list[Message]] = [MESSAGES.message(f"text-{name}") for name in ABILITIES]
# What is negated.
EFFECT_OF_EVENT: Final[Message] = MESSAGES.message("-effect-of-event", "card")
EFFECT_OF_ABILITY: Final[Message] = MESSAGES.message("-effect-of-ability", "house")
MASTERSTROKE: Final[Message] = MESSAGES.message("-masterstroke")
NEGATION: Final[Message] = MESSAGES.message("-negation")

# Moves that their verbs don't tell. An event goes by the name in the card file.
ABILITY: Final[Message] = MESSAGES.message("ability", "ability:house does")
BORROWED_ABILITY: Final[Message] = MESSAGES.message("ability-borrowed", "ability:house does")
DEEDS: Final[list[Message]] = [
    *[MESSAGES.message(f"does-{name}", "source:house card:lying to:house") for name in ABILITIES[:CONCEAL_SUSPICION]],
    *[MESSAGES.message(f"does-{name}", "source:house card:lying") for name in ABILITIES[CONCEAL_SUSPICION:CONVERT]],
    MESSAGES.message("does-convert", "source:house card:lying into:sort"),
]
"""What each ability would do with a card."""
CARD_ON: Final[Message] = MESSAGES.message("card-on", "card:lying house")
EVENT_MOVES: Final[tuple[Message, ...]] = (
    MESSAGES.message("move-betrayal", "event:card target:house"),
    MESSAGES.message("move-blackmail", "event:card target:house"),
    MESSAGES.message("move-collaborators", "event:card what"),
    MESSAGES.message("move-espionage", "event:card target:house"),
    MESSAGES.message("move-informants", "event:card cards"),
    MESSAGES.message("move-intrigue", "event:card one:house other:house"),
)
USE: Final[Message] = MESSAGES.message("move-use", "what")
GO_ON: Final[Message] = MESSAGES.message("move-go-on")

# Events that their verbs don't tell: first what is declared, in the order of the moves.
DECLARED: Final[tuple[Message, ...]] = (
    MESSAGES.message("event-betrayal", "seat event:card target:house"),
    MESSAGES.message("event-blackmail", "seat event:card target:house"),
    MESSAGES.message("event-collaborators", "seat event:card what"),
    MESSAGES.message("event-espionage", "seat event:card target:house"),
    MESSAGES.message("event-informants", "seat event:card cards"),
    MESSAGES.message("event-intrigue", "seat event:card one:house other:house"),
    MESSAGES.message("event-use", "seat what"),
    MESSAGES.message("event-reveal_card", "seat pair:house source:house card:lying"),
    MESSAGES.message("event-remove_scandal", "seat pair:house source:house"),
    MESSAGES.message("event-place_scandal", "seat pair:house target:house"),
)
DECLARED_INTO: Final[Message] = MESSAGES.message("event-use_into", "seat what")
NEGATED: Final[Message] = MESSAGES.message("event-negated", "seat effect doer:seat target:house other:house")
DEALT: Final[Message] = MESSAGES.message("event-dealt", "seat house")
TWO_AGENDAS: Final[Message] = MESSAGES.message("event-two-agendas", "seat")
INTRIGUED_SELF: Final[Message] = MESSAGES.message("event-intrigued-self", "seat other:seat")
OWN_CONSPIRACY: Final[Message] = MESSAGES.message("event-own-conspiracy", "seat house")
RAISED: Final[Message] = MESSAGES.message("event-raised", "house status")

# What lies on the table: cards of the hand, those set aside, Houses, cards on them, conspiracies by the House that plots, agendas, cards
# that are known in another's hand, and the event being carried out.
CARD_THING: Final = 0
ASIDE_THING: Final = 1
HOUSE_THING: Final = 2
LYING_THING: Final = 3
PLOT_THING: Final = 4
AGENDA_THING: Final = 5
KNOWN_THING: Final = 6
EVENT_THING: Final = 7
THINGS: Final = Things(
    MESSAGES,
    Verb("card", "card"),
    Verb("aside", "card"),
    Verb("house", "house"),
    Verb("lying", "house card:lying"),
    Verb("plot", "house"),
    Verb("agenda", "agenda"),
    Verb("known", "house card"),
    Verb("event", "card"),
)

# What a player is asked.
ASK_AGENDA: Final[Message] = MESSAGES.prompt("agenda", "seat")
ASK_ACTION: Final[Message] = MESSAGES.prompt("action", "seat")
ASK_SECOND: Final[Message] = MESSAGES.prompt("second-action", "seat")
ASK_END: Final[Message] = MESSAGES.prompt("end-actions", "seat")
ASK_NO_CARD: Final[Message] = MESSAGES.prompt("no-card", "seat instead:word")
ASK_ACQUIRE: Final[Message] = MESSAGES.prompt("acquire", "seat")
ASK_VILLAIN: Final[Message] = MESSAGES.prompt("villain", "seat")
ASK_DISCARD: Final[Message] = MESSAGES.prompt("discard", "seat")
ASK_GIVE: Final[Message] = MESSAGES.prompt("give", "seat taker:seat")
ASK_TAKE: Final[Message] = MESSAGES.prompt("take", "seat owner:seat")
ASK_REPLACE: Final[Message] = MESSAGES.prompt("replace", "seat house")
ASK_NEGATE: Final[Message] = MESSAGES.prompt("negate", "declared seat negators by:seat stands:word")
NEGATOR: Final[Message] = MESSAGES.message("negator", "seat")
"""One of those who negate, in their order."""

# Why an action is refused.
ACTION_FIRST: Final[Reason] = MESSAGES.reason("action-first", "", "D-3.2")
ACTION_PHASE: Final[Reason] = MESSAGES.reason("action-phase", "", "D-3.1")
BOTH_TAKEN: Final[Reason] = MESSAGES.reason("both-taken", "", "D-3.5")
REVEALED_ALREADY: Final[Reason] = MESSAGES.reason("revealed-already", "", "D-7.4")
REVEAL_FAVORED: Final[Reason] = MESSAGES.reason("reveal-favored", "", "D-7.3")
DISCARD_SECOND: Final[Reason] = MESSAGES.reason("discard-second", "", "D-3.6")
NO_SUCH_CARD: Final[Reason] = MESSAGES.reason("no-such-card", "", "D-3.3")
MUST_ACT: Final[Reason] = MESSAGES.reason("must-act", "", "D-3.2")
SET_ASIDE: Final[Reason] = MESSAGES.reason("set-aside", "", "D-3.13")
NEEDS_PAIR: Final[Reason] = MESSAGES.reason("needs-pair", "", "D-4.6")
NOT_HELD: Final[Reason] = MESSAGES.reason("not-held")
NOT_IN_PLAY: Final[Reason] = MESSAGES.reason("not-in-play", "house", "D-1.3")
NO_SCANDALS: Final[Reason] = MESSAGES.reason("no-scandals", "", "D-2.15")

# Why an ability can't be used so.
NAME_ABILITY: Final[Reason] = MESSAGES.reason("name-ability", "", "D-4.4")
OF_VILLAIN: Final[Reason] = MESSAGES.reason("of-villain", "", "D-2.13")
WHOSE_ABILITY: Final[Reason] = MESSAGES.reason("whose-ability", "", "D-7.12")
OUT_OF_REACH: Final[Reason] = MESSAGES.reason("out-of-reach", "", "D-5.17")
NO_CARD_THERE: Final[Reason] = MESSAGES.reason("no-card-there")
OTHER_SORT: Final[Reason] = MESSAGES.reason("other-sort")
MOVES_TO_FAVORED: Final[Reason] = MESSAGES.reason("moves-to-favored", "", "D-5.3")
ONLY_MOVED: Final[Reason] = MESSAGES.reason("only-moved", "", "D-5.16")

# Why it can't be done to that House or those cards.
NOT_FAVORED: Final[Reason] = MESSAGES.reason("not-favored", "house")
NO_SCANDAL_ON: Final[Reason] = MESSAGES.reason("no-scandal-on", "house")
NO_CONCEALED: Final[Reason] = MESSAGES.reason("no-concealed")
TWO_PLAYERS: Final[Reason] = MESSAGES.reason("two-players")
TWO_CARDS: Final[Reason] = MESSAGES.reason("two-cards")
NAME_RIVAL: Final[Reason] = MESSAGES.reason("name-rival", "", "D-4.4")
RIVAL_ONLY: Final[Reason] = MESSAGES.reason("rival-only")
NO_EFFECT: Final[Reason] = MESSAGES.reason("no-effect")
VILLAIN_NOW: Final[Reason] = MESSAGES.reason("villain-now", "", "D-8.3")
NO_SUSPICION_ON: Final[Reason] = MESSAGES.reason("no-suspicion-on", "house")
NO_CONCEALED_ON: Final[Reason] = MESSAGES.reason("no-concealed-on", "house")

# Why a thing can't be used now.
AGENDA_LATER: Final[Reason] = MESSAGES.reason("agenda-later", "", "D-13.8")
CARRIED_OUT: Final[Reason] = MESSAGES.reason("carried-out", "", "D-9.12")
ONLY_KNOWN: Final[Reason] = MESSAGES.reason("only-known", "", "D-2.23")
PLOT_OF_ANOTHER: Final[Reason] = MESSAGES.reason("plot-of-another", "", "D-7.1")

# Why an answer is refused.
KEEP_ONE: Final[Reason] = MESSAGES.reason("keep-one", "", "D-1.5")
DISCARD_USABLE: Final[Reason] = MESSAGES.reason("discard-usable")
ACQUIRE_NOW: Final[Reason] = MESSAGES.reason("acquire-now", "", "D-3.8")
GIVE_TWO: Final[Reason] = MESSAGES.reason("give-two", "", "D-10.2")
TAKE_SEEN: Final[Reason] = MESSAGES.reason("take-seen", "", "D-10.5")
REPLACE_SUSPICION: Final[Reason] = MESSAGES.reason("replace-suspicion", "", "D-7.7")
REPLACE_CONCEALED: Final[Reason] = MESSAGES.reason("replace-concealed", "", "D-7.8")
NEGATE_PAIR: Final[Reason] = MESSAGES.reason("negate-pair", "", "D-9.10")
NEGATE_OR_PASS: Final[Reason] = MESSAGES.reason("negate-or-pass", "", "D-9.5")
VILLAINS_GIVE_NOTHING: Final[Reason] = MESSAGES.reason("villains-give-nothing")
TO_VILLAIN: Final[Reason] = MESSAGES.reason("to-villain", "seat")

# How a player's points came about.
VILIFIED: Final[Message] = MESSAGES.account("vilified", "house")
VILLAINS: Final[Message] = MESSAGES.account("villains", "villains:number")
STATUS: Final[Message] = MESSAGES.account("status", "house status points:number")
SUSPICIONS: Final[Message] = MESSAGES.account("suspicions", "suspicions:number")
SCANDALS: Final[Message] = MESSAGES.account("scandals", "scandals:number points:number")
AGENDA_SCORED: Final[Message] = MESSAGES.account("agenda", "agenda points:number")
"""Without points if it was not fulfilled."""
TOGETHER: Final[Message] = MESSAGES.account("together", "points:number")

# What is wrong with a card file.
AGENDA_COLOURS: Final[Message] = MESSAGES.message("cardfile-agenda-colours", "each:number")
DIFFERENT_IDS: Final[Message] = MESSAGES.message("cardfile-different-ids")
ONE_EACH: Final[Message] = MESSAGES.message("cardfile-one-each", "parts field")
