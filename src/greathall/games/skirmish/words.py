"""The game in sentences: what moves do and what happened."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from greathall.games.skirmish import verbs
from greathall.games.skirmish.cards import (
    ACE_OF_CLUBS,
    ACE_OF_DIAMONDS,
    ACE_OF_HEARTS,
    ACE_OF_SPADES,
    EMPTY,
    QUEEN_OF_CLUBS,
    QUEEN_OF_DIAMONDS,
    QUEEN_OF_HEARTS,
    QUEEN_OF_SPADES,
    TWO_OF_CLUBS,
    TWO_OF_DIAMONDS,
    TWO_OF_HEARTS,
    TWO_OF_SPADES,
)
from greathall.games.skirmish.phases import ENDINGS
from greathall.games.skirmish.verbs import MOVES, TELLINGS
from greathall.kernel.event import Event, sees
from greathall.kernel.move import NONE, Names, field, verb_of

if TYPE_CHECKING:
    from greathall.games.skirmish.state import Skirmish

SLOTS: Final = ("front_1", "front_2", "front_3", "front_4", "rear_1", "rear_2", "rear_3", "rear_4")
SPOTS: Final = (*SLOTS, "hand", "barrows")
VARIANTS: Final = ("necromancer", "wizard", "spirit")
VARIANT_NAMES: Final = ("Necromancer", "Insane Wizard", "Binding Spirit")
PLACES: Final = [f"{seat}.{slot}" for seat in range(6) for slot in SLOTS]


def place_name(place: i64) -> str | None:
    """`1.front_2`; None for no place."""
    return None if place == EMPTY else PLACES[place]


def names(state: Skirmish) -> Names:
    """The names of everything that moves and events speak of."""
    players = [f"seat_{seat}" for seat in range(state.seats)]
    ids = state.deck.ids
    return {
        "card": ids,
        "slot": SLOTS,
        "spot": SPOTS,
        "variant": VARIANTS,
        "player": players,
        "target": [*ids, *players],
        "ending": ENDINGS,
    }


# Sentences are templates: a field's number and what it is, a card, slot, player, target, variant, number, or where (a spot).
MOVE_SENTENCES: Final = {
    "start": "Start the game.",
    "defer": "Let the next player start.",
    "queen": "Use {0c}.",
    "fetch": "Fetch {0c} out of the Barrows.",
    "destroy": "{0c} goes to the Barrows.",
    "summon": "The Necromancer summons {0c} to {1s}.",
    "decline": "Summon nobody now.",
    "move": "Move {0c} to {1s}.",
    "return": "Return {0c} to your hand.",
    "bond": "Bond {0c} and {1c}; {0c} leads.",
    "separate": "Separate the bond of {0c}: {0c} to {1w}, the other to {2w}.",
    "done": "Be done with this phase.",
    "pass": "Play no instant.",
    "interrupt": "{0c} ends the turn, and the last unit deployed goes to the Barrows.",
    "double": "{0c}: {1c} deals double damage this turn.",
    "ward": "{0c}: your units take no damage this turn.",
    "seize": "{0c}: take {1c} into your hand.",
    "attack": "{0c} attacks {1t}.",
    "hold": "{0c} does not attack.",
    "let_through": "Let {0c} through.",
    "pick": "{1c} and {2c} must block {0c}.",
    "spill": "{1t} takes the excess damage of {0c}.",
    "forgo": "The excess damage of {0c} is lost.",
    "rage": "{0c} strikes {1t}.",
}
EVENT_SENTENCES: Final = {
    "advantage": "{0p} draws {1c} for the advantage.",
    "chance_chose": "The deck can't serve another draw: chance gives {0p} the advantage.",
    "turn": "{0p}'s turn begins.",
    "deployed": "{0p} deploys {1c} to {2s}.",
    "scouted": "{0p} sends {1c} to scout {2p}'s hand.",
    "revealed": "{0p} shows {1c}.",
    "taken": "{0p} takes {1c}.",
    "buried": "{0c} goes to the Barrows.",
    "burned": "{0c} is Soul Burned.",
    "played": "{0p} plays {1c}.",
    "aimed": "{0p} aims {1c} at {2c}.",
    "lost": "The target of {0c} is gone.",
    "damaged": "{0c} takes {1n} damage.",
    "negated": "{0c} takes no damage.",
    "poisoned": "{0c} is poisoned.",
    "shielded": "A Magic Shield saves {0c}.",
    "fetched": "{0p} fetches {1c} out of the Barrows.",
    "imitated": "{0p} plays {1c} as the double of {2c}.",
    "summoned": "{0p}'s Necromancer summons {1c} to {2s}.",
    "moved": "{0p} moves {1c} to {2s}.",
    "returned": "{0p} returns {1c} to their hand.",
    "bonded": "{0p} bonds {1c} and {2c}; {1c} leads.",
    "separated": "{1c} and {2c} of {0p} are separated.",
    "interrupted": "{0p} ends the turn.",
    "doubled": "{0c} deals double damage this turn.",
    "warded": "{0p}'s units take no damage this turn.",
    "seized": "{0p} takes {1c} into their hand.",
    "attacked": "{0c} attacks {1t}.",
    "blocked": "{1c} blocks {0c}.",
    "unblocked": "Nobody blocks {0c}.",
    "hurt": "{0p} loses {1n} life.",
    "out": "{0p} is out.",
    "sudden": "The deck is empty: everyone has one more turn.",
    "declared": "{0p} calls {1c} the {2v}.",
    "recovered": "{0c} is readied to block.",
}
ENDED_BY: Final = ("", "One player is left: the game ends.", "Sudden death is over: the game ends.")


def capital(sentence: str) -> str:
    """A sentence with its first letter large."""
    return sentence[:1].upper() + sentence[1:]


def fill(state: Skirmish, template: str, word: i64) -> str:
    """A template with what the fields of a word name."""
    parts = template.split("{")
    written = parts[0]
    for part in parts[1:]:
        code, _, rest = part.partition("}")
        written += thing(state, code[1], field(word, int(code[0]))) + rest
    return capital(written)


def thing(state: Skirmish, kind: str, number: i64) -> str:
    """One thing by its kind's letter."""
    if kind == "c":
        return state.deck.called[number]
    if kind == "s":
        return SLOTS[number].replace("_", " slot ")
    if kind == "w":
        return SPOTS[number].replace("_", " slot ")
    if kind == "p":
        return state.called(number)
    if kind == "v":
        return VARIANT_NAMES[number]
    if kind == "t":
        ids = i64(len(state.deck.ids))
        return state.called(number - ids) if number >= ids else state.deck.called[number]
    return str(number)


# The lines that cards and variants have of their own.
CARD_LINES: Final = {
    TWO_OF_DIAMONDS: "S-5.2",
    TWO_OF_CLUBS: "S-5.3",
    TWO_OF_HEARTS: "S-5.4",
    TWO_OF_SPADES: "S-5.5",
    QUEEN_OF_DIAMONDS: "S-5.7",
    QUEEN_OF_CLUBS: "S-5.8",
    QUEEN_OF_HEARTS: "S-5.9",
    QUEEN_OF_SPADES: "S-5.10",
    ACE_OF_DIAMONDS: "S-8.7",
    ACE_OF_CLUBS: "S-8.8",
    ACE_OF_HEARTS: "S-8.9",
    ACE_OF_SPADES: "S-8.11",
}
VARIANT_LINES: Final = ("S-9.5", "S-9.8", "S-9.10")
OF_CARDS: Final = frozenset({verbs.SCOUT, verbs.STRIKE, verbs.QUEEN})


def lines(move: i64) -> list[str]:
    """The rules behind a move: those of its verb, and of the card or variant it uses."""
    found = [MOVES.of(move).line]
    verb = verb_of(move)
    card = field(move, 0)
    if verb in OF_CARDS and card in CARD_LINES:
        found.append(CARD_LINES[card])
    if verb == verbs.DEPLOY and field(move, 2) != NONE:
        found += ["S-9.1", VARIANT_LINES[field(move, 2)]]
    return found


def sentence(state: Skirmish, move: i64) -> str:
    """What a move would do."""
    name = MOVES.of(move).name
    if name in MOVE_SENTENCES:
        return fill(state, MOVE_SENTENCES[name], move)
    called = state.deck.called
    first = called[field(move, 0)]
    more = [called[field(move, at)] for at in range(1, 5) if field(move, at) != NONE]
    verb = verb_of(move)
    if verb == verbs.DEPLOY:
        variant = field(move, 2)
        as_what = "" if variant == NONE else f" as the {VARIANT_NAMES[variant]}"
        return f"Deploy {first}{as_what} to {thing(state, 's', field(move, 1))}."
    if verb == verbs.SCOUT:
        goal = "" if field(move, 2) == NONE else f", then deploy it to {thing(state, 's', field(move, 2))}"
        return f"Scout {state.called(field(move, 1))}'s hand with {first}{goal}."
    if verb == verbs.STRIKE:
        also = "" if field(move, 2) == NONE else f" and {called[field(move, 2)]}"
        stay = "" if field(move, 3) == NONE else f", and stay on guard at {thing(state, 's', field(move, 3))}"
        return f"Strike {called[field(move, 1)]}{also} with {first}{stay}."
    if verb == verbs.IMITATE:
        goal = "" if field(move, 2) == NONE else f" at {thing(state, 's', field(move, 2))}"
        return capital(f"{first} becomes the double of {called[field(move, 1)]}{goal}.")
    if verb == verbs.KEEP:
        back = f" and put back {', then '.join(more)}" if more else ""
        return f"Keep {first}{back}."
    if verb == verbs.BLOCK:
        return f"Block {first} with {' and '.join(more)}."
    offered = f", offering {' and '.join(more)} too" if more else ""
    return f"Block {first} with two units of the attacker's choice{offered}."


def telling(state: Skirmish, event: Event, viewer: i64) -> str:
    """What happened, as that viewer may know it."""
    name = TELLINGS.of(event.word).name
    if name in EVENT_SENTENCES:
        return fill(state, EVENT_SENTENCES[name], event.word)
    if name == "ended":
        return ENDED_BY[field(event.word, 0)]
    who = state.called(field(event.word, 0))
    card = state.deck.called[field(event.word, 1)] if sees(event.seen, viewer) else "a card"
    done = {"dealt": "is dealt", "drew": "draws"}.get(name, "keeps")
    return f"{who} {done} {card}."
