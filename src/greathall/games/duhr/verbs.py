"""The moves of the game and the things that happen in it, by name and number."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from greathall.games.duhr.cards import HOUSES
from greathall.kernel.deals.answers import move_verbs, telling_verbs
from greathall.kernel.move import NONE, Verb, Verbs, field, pack, verb_of

# Moves. The first four answer offers.
KEEP: Final[i64] = 4
RAISE: Final[i64] = 5
CREATE: Final[i64] = 6
BETRAYAL: Final[i64] = 7
BLACKMAIL: Final[i64] = 8
COLLABORATORS: Final[i64] = 9
ESPIONAGE: Final[i64] = 10
INFORMANTS: Final[i64] = 11
INTRIGUE: Final[i64] = 12
USE: Final[i64] = 13
REVEAL_CARD: Final[i64] = 14
REMOVE_SCANDAL: Final[i64] = 15
PLACE_SCANDAL: Final[i64] = 16
REVEAL_CONSPIRACY: Final[i64] = 17
END_ACTIONS: Final[i64] = 18
DISCARD: Final[i64] = 19
DRAW: Final[i64] = 20
EXCHANGE: Final[i64] = 21
DEFAME: Final[i64] = 22
EXPOSE: Final[i64] = 23
SCANDALIZE: Final[i64] = 24
PASS: Final[i64] = 25
NEGATE: Final[i64] = 26
REPLACE: Final[i64] = 27
GIVE: Final[i64] = 28
TAKE: Final[i64] = 29

MOVES: Final = Verbs(
    *move_verbs("D-11.8"),
    Verb("keep", "agenda", "D-1.5"),
    Verb("raise_suspicion", "house", "D-4.1"),
    Verb("create_scandal", "target:house", "D-4.2"),
    Verb("betrayal", "target:house?", "D-10.1"),
    Verb("blackmail", "target:house?", "D-10.2"),
    Verb("collaborators", "ability:house? source:house? card:lying? to:house?", "D-10.3"),
    Verb("espionage", "target:house?", "D-10.5"),
    Verb("informants", "source:house? card:lying? second:house? other:lying?", "D-10.6"),
    Verb("intrigue", "one:house other:house", "D-10.7"),
    Verb("use", "ability:house source:house card:lying to:house? into:sort?", "D-4.5"),
    Verb("reveal_card", "pair:house source:house card:lying", "D-4.7"),
    Verb("remove_scandal", "pair:house source:house", "D-4.8"),
    Verb("place_scandal", "pair:house target:house", "D-4.9"),
    Verb("reveal_conspiracy", "", "D-7.1"),
    Verb("end_actions", "", "D-3.5"),
    Verb("discard", "card", "D-3.3"),
    Verb("draw", "", "D-3.8"),
    Verb("exchange", "card", "D-3.8"),
    Verb("defame", "source:house card:lying", "D-8.4"),
    Verb("expose", "source:house card:lying", "D-8.5"),
    Verb("scandalize", "target:house", "D-8.6"),
    Verb("pass", "", "D-9.5"),
    Verb("negate", "pair:house", "D-9.1"),
    Verb("replace", "card:lying", "D-7.7"),
    Verb("give", "card other:card?", "D-10.2"),
    Verb("take", "card", "D-10.5"),
)

# What happens. The first nine belong to deals.
DEALT: Final[i64] = 9
AGENDAS: Final[i64] = 10
CONSPIRACY: Final[i64] = 11
KEPT: Final[i64] = 12
TURN: Final[i64] = 13
SET_ASIDE: Final[i64] = 14
PLACED: Final[i64] = 15
REMOVED: Final[i64] = 16
TURNED_UP: Final[i64] = 17
TURNED_DOWN: Final[i64] = 18
MOVED: Final[i64] = 19
MOVED_DOWN: Final[i64] = 20
TAKEN: Final[i64] = 21
TAKEN_DOWN: Final[i64] = 22
REPLACED: Final[i64] = 23
DISCARDED: Final[i64] = 24
DISCARDED_PAIR: Final[i64] = 25
UNCOVERED: Final[i64] = 26
# What can be negated, as it is declared: in the order of the moves, from `BETRAYAL` to `PLACE_SCANDAL`.
DECLARED_BETRAYAL: Final[i64] = 27
USE_INTO: Final[i64] = 37
NEGATED: Final[i64] = 38
FAVOR_LOST: Final[i64] = 39
FAVOR_REGAINED: Final[i64] = 40
VILIFIED: Final[i64] = 41
STANDING_REGAINED: Final[i64] = 42
CONSPIRACY_UP: Final[i64] = 43
CONSPIRACY_DOWN: Final[i64] = 44
DREW: Final[i64] = 45
DREW_NOTHING: Final[i64] = 46
RESHUFFLED: Final[i64] = 47
LOST_HAND: Final[i64] = 48
SAW_HAND: Final[i64] = 49
SAW_CONSPIRACY: Final[i64] = 50
SAW_AGENDA: Final[i64] = 51
GAVE: Final[i64] = 52
SEIZED: Final[i64] = 53
INTRIGUED: Final[i64] = 54
NOTHING: Final[i64] = 55
ENDED: Final[i64] = 56
AGENDA_SHOWN: Final[i64] = 57
CONSPIRACY_SHOWN: Final[i64] = 58
SCORED: Final[i64] = 59
TIED: Final[i64] = 60
WON: Final[i64] = 61
SHARED: Final[i64] = 62
RAISED: Final[i64] = 63
COUNTERED: Final[i64] = 64

TELLINGS: Final = Verbs(
    *telling_verbs("D-11.16"),
    Verb("dealt", "seat", "D-1.9"),
    Verb("agendas", "seat white:agenda* black:agenda*?", "D-1.5"),
    Verb("conspiracy", "seat house*", "D-1.4"),
    Verb("kept", "seat agenda*", "D-1.5"),
    Verb("turn", "seat turn:number", "D-3.1"),
    Verb("set_aside", "seat left:number", "D-3.10"),
    Verb("placed", "seat house card cause?", "D-2.9"),
    Verb("removed", "seat house card cause?", "D-2.12"),
    Verb("turned_up", "seat house card cause?", "D-4.7"),
    Verb("turned_down", "seat house card", "D-5.5"),
    Verb("moved", "seat house card to:house", "D-5.3"),
    Verb("moved_down", "seat house to:house", "D-5.13"),
    Verb("taken", "seat house card", "D-5.7"),
    Verb("taken_down", "seat house card*", "D-5.15"),
    Verb("replaced", "seat house card by:card cause?", "D-2.11"),
    Verb("discarded", "seat card", "D-2.12"),
    Verb("discarded_pair", "seat pair:house", "D-4.6"),
    Verb("uncovered", "seat card", "D-5.11"),
    Verb("betrayal", "seat target:house?", "D-9.12"),
    Verb("blackmail", "seat target:house?", "D-9.12"),
    Verb("collaborators", "seat ability:house? source:house? card:lying? to:house?", "D-9.12"),
    Verb("espionage", "seat target:house?", "D-9.12"),
    Verb("informants", "seat source:house? card:lying? second:house? other:lying?", "D-9.12"),
    Verb("intrigue", "seat one:house other:house", "D-9.12"),
    Verb("use", "seat ability:house source:house card:lying to:house?", "D-9.12"),
    Verb("reveal_card", "seat pair:house source:house card:lying", "D-9.12"),
    Verb("remove_scandal", "seat pair:house source:house", "D-9.12"),
    Verb("place_scandal", "seat pair:house target:house", "D-9.12"),
    Verb("use_into", "seat ability:house source:house card:lying into:sort", "D-9.12"),
    Verb("negated", "seat effect doer:seat target:house? other:house?", "D-9.12"),
    Verb("favor_lost", "house", "D-6.1"),
    Verb("favor_regained", "house", "D-6.4"),
    Verb("vilified", "house", "D-8.1"),
    Verb("standing_regained", "house status", "D-8.9"),
    Verb("conspiracy_up", "seat house doer:seat?", "D-7.1"),
    Verb("conspiracy_down", "seat", "D-7.11"),
    Verb("drew", "seat card*", "D-3.8"),
    Verb("drew_nothing", "seat", "D-3.18"),
    Verb("reshuffled", "", "D-3.16"),
    Verb("lost_hand", "seat", "D-8.1"),
    Verb("saw_hand", "seat owner:seat", "D-10.5"),
    Verb("saw_conspiracy", "seat owner:seat house*", "D-2.23"),
    Verb("saw_agenda", "seat owner:seat agenda*", "D-2.23"),
    Verb("gave", "seat to:seat card*", "D-10.2"),
    Verb("seized", "seat owner:seat card*", "D-10.5"),
    Verb("intrigued", "seat one:seat other:seat", "D-10.7"),
    Verb("nothing", "seat cause?", "D-4.4"),
    Verb("ended", "ending", "D-13.1"),
    Verb("agenda_shown", "seat agenda", "D-13.8"),
    Verb("conspiracy_shown", "seat house", "D-13.9"),
    Verb("scored", "seat points:number", "D-13.10"),
    Verb("tied", "seat points:number status over:status", "D-13.11"),
    Verb("won", "seat points:number", "D-13.10"),
    Verb("shared", "seat points:number", "D-13.11"),
    Verb("raised", "seat status", "D-13.13"),
    Verb("countered", "seat doer:seat effect owner:seat", "D-9.12"),
)

# What a negation is directed at: events in the order of their moves, masterstrokes, negations, and the ability of each House.
STROKES_AT: Final[i64] = INTRIGUE - BETRAYAL + 1
NEGATION: Final[i64] = STROKES_AT + PLACE_SCANDAL - REVEAL_CARD + 1
ABILITIES_AT: Final[i64] = NEGATION + 1
# What else brings something about: a conspiracy that is revealed, and a Villainous Act.
MOTIVES_AT: Final[i64] = ABILITIES_AT + HOUSES
BY_CONSPIRACY: Final[i64] = MOTIVES_AT
BY_VILLAINY: Final[i64] = MOTIVES_AT + 1
MOTIVES: Final = ("conspiracy", "villainy")
EFFECTS: Final = tuple(verb.name for verb in MOVES.verbs[BETRAYAL : INTRIGUE + 1] + MOVES.verbs[REVEAL_CARD : PLACE_SCANDAL + 1])


def declared(seat: i64, move: i64) -> i64:
    """What is told of an event, an ability or a masterstroke when it is declared: whose it is, then the fields of the move."""
    if verb_of(move) == USE and field(move, 4) != NONE:
        return pack(USE_INTO, seat, field(move, 0), field(move, 1), field(move, 2), field(move, 4))
    return pack(DECLARED_BETRAYAL + verb_of(move) - BETRAYAL, seat, field(move, 0), field(move, 1), field(move, 2), field(move, 3))


def declaration(word: i64) -> i64:
    """The move of which `declared` tells."""
    if verb_of(word) == USE_INTO:
        return pack(USE, field(word, 1), field(word, 2), field(word, 3), NONE, field(word, 4))
    return pack(BETRAYAL + verb_of(word) - DECLARED_BETRAYAL, field(word, 1), field(word, 2), field(word, 3), field(word, 4))


def effect_of(move: i64) -> i64:
    """An event, an ability or a masterstroke, as what it brings about."""
    verb = verb_of(move)
    if verb == USE:
        return ABILITIES_AT + field(move, 0)
    return STROKES_AT + verb - REVEAL_CARD if verb >= REVEAL_CARD else verb - BETRAYAL


def negated(seat: i64, by: i64, move: i64) -> i64:
    """What is told of a negation: who negates what, by whom, against whom."""
    verb, first, second, third, fourth = verb_of(move), field(move, 0), field(move, 1), field(move, 2), field(move, 3)
    effect = effect_of(move)
    if verb >= REVEAL_CARD:
        return pack(NEGATED, seat, effect, by, second)
    if verb in (USE, COLLABORATORS):
        return pack(NEGATED, seat, effect, by, second, fourth)
    if verb == INFORMANTS:
        return pack(NEGATED, seat, effect, by, first, third)
    return pack(NEGATED, seat, effect, by, first, second)
