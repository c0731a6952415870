"""The game in sentences: what moves do and what happened."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from greathall.games.thrones import goals
from greathall.games.thrones.abilities.changes import of_players, signed, until
from greathall.games.thrones.terms import CHALLENGES, DURATIONS, ENDINGS, KEYWORDS, MANNERS, PHASES, TITLE_NAMES, TITLES, ZONES
from greathall.games.thrones.verbs import MOVES, TELLINGS
from greathall.kernel.deals import words
from greathall.kernel.deals.answers import JUDGED, WITHDRAW
from greathall.kernel.deals.book import FATES
from greathall.kernel.deals.offer import PROMISES
from greathall.kernel.event import Event, sees
from greathall.kernel.move import NONE, Names, field, verb_of

if TYPE_CHECKING:
    from greathall.games.thrones.state import Thrones

A_CHALLENGE: Final = ("a military", "an intrigue", "a power")
GOODS: Final = ("gold",)
"""What changes hands in deals."""
KEYWORD_IDS: Final = [keyword.lower().replace(" ", "_") for keyword in KEYWORDS]


def names(state: Thrones) -> Names:
    """The names of everything that moves and events speak of."""
    seats = [f"seat_{seat}" for seat in range(state.seats)]
    return {
        "card": state.roster.names,
        "player": seats,
        "seat": seats,
        "house": state.card_set.house_ids,
        "goods": GOODS,
        "secret": (),
        "promise": PROMISES,
        "fate": FATES,
        "challenge": CHALLENGES,
        "title": TITLES,
        "keyword": KEYWORD_IDS,
        "phase": PHASES,
        "manner": MANNERS,
        "zone": ZONES,
        "ending": ENDINGS,
        "change": state.card_set.change_ids,
        "duration": DURATIONS,
    }


# Sentences are templates: a field's number and what it is, a card, player, challenge, title, keyword, phase, manner, zone or number. What
# stands between [ and ] is left out with its field.
MOVE_SENTENCES: Final = {
    "pass": "Pass.",
    "place": "Place {0c} for setup[ on {1c}].",
    "done": "Be done.",
    "plot": "Choose the plot {0c}.",
    "first": "{0p} is the first player.",
    "title": "Take the title {0t}.",
    "marshal": "Marshal {0c}[ on {1c}].",
    "duplicate": "Lay {0c} under the card in play as a duplicate.",
    "ambush": "Put {0c} into play by Ambush[ on {1c}].",
    "use": "Use {0c}[, its ability {1n}].",
    "respond": "Respond with {0c}[, its ability {1n}][, to {2c}].",
    "pay": "Pay with {0c}.",
    "pay_title": "Pay with the 2 influence of the Hand of the King.",
    "choose": "Choose {0c}.",
    "choose_player": "Choose {0p}.",
    "order": "{0c} comes next[, its ability {1n}][, for {2c}].",
    "order_keyword": "{0k} comes next.",
    "challenge": "Initiate {0h} challenge against {1p}.",
    "attack": "{0c} attacks.",
    "redirect": "Make the attacker choose another target.",
    "target": "Attack {0p} instead.",
    "bypass": "Keep {0c} from defending, by Stealth.",
    "defend": "{0c} defends.",
    "step_in": "Step in.",
    "kill": "{0c} is to be killed.",
    "stand": "Stand {0c}.",
    "bestow": "Put 1 power on your House.",
    "crown": "{0p} wins the game.",
}
EVENT_SENTENCES: Final = {
    "drew": "{0p} draws {1c}.",
    "placed": "{0p} places {1c} face down.",
    "round": "Round {0n} begins.",
    "phase": "The {0f} phase begins.",
    "plot_revealed": "{0p} reveals the plot {1c}.",
    "initiative": "{0p} wins initiative.",
    "first_player": "{0p} is the first player.",
    "title_taken": "{0p} becomes {1t}.",
    "gained": "{0p} gains {1n} gold.",
    "paid": "{0p} gives up {1n} gold.",
    "entered": "{1c} comes into play for {0p}.",
    "attached": "{0c} is attached to {1c}.",
    "duplicated": "{0c} is laid under {1c} as a duplicate.",
    "used": "{0p} uses {1c}.",
    "responded": "{1c} takes effect, for {0p}.",
    "chosen": "{0p} chooses {1c}.",
    "chosen_player": "{0p} chooses {1p}.",
    "challenged": "{0p} initiates {2h} challenge against {1p}.",
    "attacks": "{0c} attacks.",
    "redirected": "The attack of {0p} turns to {1p}.",
    "bypassed": "{0c} is passed by with Stealth.",
    "defends": "{0c} defends.",
    "stepped_in": "{0p} steps in.",
    "won": "{0p} wins the challenge against {1p}.",
    "undecided": "Nobody wins the challenge.",
    "powered": "{0p} puts {1n} power on the House.",
    "card_powered": "{0c} gets {1n} power.",
    "lost_power": "{0p} loses {1n} power from the House.",
    "card_lost_power": "{0c} loses {1n} power.",
    "knelt": "{0c} kneels.",
    "stood": "{0c} stands.",
    "leaving": "{0c} is leaving play ({1m}).",
    "rescued": "{0c} is saved.",
    "went": "{0c} goes to {1p}'s {2z} pile.",
    "cancelled": "The effect of {0c} is cancelled.",
    "dropped": "{0c} is discarded from hand.",
    "removed": "{0c} is removed from the challenge.",
    "joined": "{0c} joins the challenge.",
    "controlled": "{0p} controls {1c}.",
    "shuffled": "{0p}'s deck is shuffled.",
    "shown": "{0c} is revealed.",
    "gave": "{0p} gives {2n} gold to {1p}.",
    "dominated": "{0p} wins dominance.",
    "called_back": "{0p} takes the used plots back.",
}


def fill(state: Thrones, template: str, word: i64, seen: bool, secret: list[bool]) -> str:
    """A template with what the fields of a word name."""
    written = ""
    for part in template.replace("]", "[").split("["):
        filled, there = filled_part(state, part, word, seen, secret)
        if there:
            written += filled
    return written[:1].upper() + written[1:]


def filled_part(state: Thrones, part: str, word: i64, seen: bool, secret: list[bool]) -> tuple[str, bool]:
    """A part of a template, and whether its fields are there."""
    pieces = part.split("{")
    written = pieces[0]
    for piece in pieces[1:]:
        code, _, rest = piece.partition("}")
        at = int(code[0])
        number = field(word, at)
        if number == NONE:
            return "", False
        written += ("a card" if secret[at] and not seen else thing(state, code[1], number)) + rest
    return written, True


def thing(state: Thrones, kind: str, number: i64) -> str:
    """One thing by its kind's letter."""
    if kind == "c":
        return state.roster.title(number)
    if kind == "p":
        return state.called(number)
    lists = {
        "h": A_CHALLENGE,
        "t": TITLE_NAMES,
        "k": KEYWORDS,
        "f": PHASES,
        "m": MANNERS,
        "z": ZONES,
    }
    return lists[kind][number] if kind in lists else str(number)


def sentence(state: Thrones, move: i64) -> str:
    """What a move would do."""
    if verb_of(move) <= WITHDRAW:
        return words.sentence(state, move)
    verb = MOVES.of(move)
    if verb.name == "bestow" and field(move, 0) != NONE:
        return f"Put 1 power on {state.roster.title(field(move, 0))}."
    template = MOVE_SENTENCES[verb.name]
    if verb.name in ("respond", "order") and field(move, 2) == field(move, 0):
        # A card that answers what happened to itself need not be named twice.
        template = f"{template.rpartition('[')[0]}."
    return fill(state, template, move, True, verb.secret)


def lasting(state: Thrones, word: i64) -> str:
    """What holds from now on: for which card or player, how, for how long, and by which card."""
    change = state.card_set.changes[field(word, 2)]
    target = field(word, 1)
    what = change.of_player(state.called(target), True) if of_players(change.kind) else f"{state.roster.title(target)} {change.deed(True)}"
    return f"{state.roster.title(field(word, 0))}: {what}{until(field(word, 3))}."


def why(state: Thrones, seat: i64) -> str:
    """Why a side needs more or less power than the rules say: ` (15, The Court of Pomp −3)`; empty if no card changes it (A-12.9)."""
    parts = [f"{state.roster.title(cause.card)} {signed(cause.amount)}" for cause in goals.causes(state, seat)]
    return f" ({', '.join([str(goals.printed(state)), *parts])})" if parts else ""


def ended(state: Thrones) -> str:
    """The end: who has won, with how much power, how much it took, and what has changed that."""
    told = f"The game ends ({ENDINGS[state.ended]})"
    if ENDINGS[state.ended] != "victory":
        return f"{told}."
    victors = [seat for seat in range(state.seats) if state.victors >> seat & 1]
    first = victors[0]
    has = "have" if len(victors) > 1 else "has"
    names = " and ".join(state.called(seat) for seat in victors)
    return f"{told}: {names} {has} {goals.together(state, first)} power and needed {goals.common(state, first)}{why(state, first)}."


def telling(state: Thrones, event: Event, viewer: i64) -> str:
    """What happened, as that viewer may know it."""
    if verb_of(event.word) <= JUDGED:
        return words.telling(state, event, viewer)
    verb = TELLINGS.of(event.word)
    if verb.name in ("lasts", "lasts_for"):
        return lasting(state, event.word)
    if verb.name == "ended":
        return ended(state)
    return fill(state, EVENT_SENTENCES[verb.name], event.word, sees(event.seen, viewer), verb.secret)
