"""The words of the game as numbers: types, icons, keywords, zones, phases, titles, and what abilities listen for."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

NOBODY: Final[i64] = -1
"""No card, or no seat."""
MOST_SEATS: Final[i64] = 4

# Types of cards.
CHARACTER: Final[i64] = 0
LOCATION: Final[i64] = 1
ATTACHMENT: Final[i64] = 2
EVENT: Final[i64] = 3
PLOT: Final[i64] = 4
AGENDA: Final[i64] = 5
TYPES: Final = ("Character", "Location", "Attachment", "Event", "Plot", "Agenda")

# Icons, which are the kinds of challenges, and crests.
MILITARY: Final[i64] = 0
INTRIGUE: Final[i64] = 1
POWER: Final[i64] = 2
CHALLENGES: Final = ("military", "intrigue", "power")
ICON_LETTERS: Final = "MIP"
CRESTS: Final = ("Holy", "Learned", "Noble", "War")

# Keywords, as places of bits.
DEADLY: Final[i64] = 0
DEATHBOUND: Final[i64] = 1
LIMITED: Final[i64] = 2
NO_ATTACHMENTS: Final[i64] = 3
RENOWN: Final[i64] = 4
STEALTH: Final[i64] = 5
SETUP: Final[i64] = 6
AMBUSH: Final[i64] = 7
INFAMY: Final[i64] = 8
INTIMIDATE: Final[i64] = 9
STALWART: Final[i64] = 10
VENGEFUL: Final[i64] = 11
VIGILANT: Final[i64] = 12
KEYWORDS: Final = (
    "Deadly",
    "Deathbound",
    "Limited",
    "No Attachments",
    "Renown",
    "Stealth",
    "Setup",
    "Ambush",
    "Infamy",
    "Intimidate",
    "Stalwart",
    "Vengeful",
    "Vigilant",
)

# Where a card lies. Each zone is a pile of every seat.
DECK: Final[i64] = 0
HAND: Final[i64] = 1
PLAY: Final[i64] = 2
DISCARD: Final[i64] = 3
DEAD: Final[i64] = 4
OUT: Final[i64] = 5
"""Removed from the game."""
PLACED: Final[i64] = 6
"""Face down during setup."""
UNDER: Final[i64] = 7
"""A duplicate under its card."""
PLAYED: Final[i64] = 8
"""An event that is being played."""
PLOTS: Final[i64] = 9
USED: Final[i64] = 10
REVEALED: Final[i64] = 11
BESIDE: Final[i64] = 12
"""The agenda beside the House card."""
ZONES: Final = ("deck", "hand", "play", "discard", "dead", "out", "placed", "under", "played", "plots", "used", "revealed", "beside")

# Phases.
SETTING_UP: Final[i64] = 0
PLOTTING: Final[i64] = 1
DRAWING: Final[i64] = 2
MARSHALLING: Final[i64] = 3
CHALLENGING: Final[i64] = 4
DOMINANCE: Final[i64] = 5
STANDING: Final[i64] = 6
TAXATION: Final[i64] = 7
PHASES: Final = ("setup", "plot", "draw", "marshalling", "challenges", "dominance", "standing", "taxation")
ANY_PHASE: Final = 0xFE
"""The mask of all phases in which there are actions."""

# Occasions of windows; actions have the name of their phase.
RESPONSES: Final = "responses"
SAVES: Final = "saves"
CANCELS: Final = "cancels"
BY_TITLE: Final = "titles"

# Titles, whom they support and the masks of those they oppose.
REGENT: Final[i64] = 0
KINGS_HAND: Final[i64] = 1
LAWS: Final[i64] = 2
COMMANDER: Final[i64] = 3
WHISPERS: Final[i64] = 4
COIN: Final[i64] = 5
TITLES: Final = ("crown_regent", "hand_of_the_king", "master_of_laws", "lord_commander", "master_of_whispers", "master_of_coin")
TITLE_NAMES: Final = (
    "Crown Regent",
    "Hand of the King",
    "Master of Laws",
    "Lord Commander of the Kingsguard",
    "Master of Whispers",
    "Master of Coin",
)
ALL_TITLES: Final[i64] = 63


def supported(title: i64) -> i64:
    """The title that a title supports; −1 for none (A-11.6, A-11.7, A-11.11, A-11.12)."""
    if title == KINGS_HAND:
        return WHISPERS
    if title == LAWS:
        return KINGS_HAND
    if title == WHISPERS:
        return COIN
    if title == COIN:
        return LAWS
    return NOBODY


def opposes(title: i64, other: i64) -> bool:
    """Whether a title opposes another."""
    if title == KINGS_HAND:
        return other == COIN
    if title == LAWS:
        return other == WHISPERS
    if title == WHISPERS:
        return other in (LAWS, REGENT)
    if title == COIN:
        return other == KINGS_HAND
    return False


# The part that a card takes in a challenge.
ATTACKING: Final[i64] = 1
DEFENDING: Final[i64] = 2
BYPASSED: Final[i64] = 3
"""Kept from defending by Stealth."""
ROLES: Final = ("", "attacking", "defending", "bypassed")

# How cards are made to leave play; a card that is leaving is marked with 1 + the manner.
KILLING: Final[i64] = 0
DISCARDING: Final[i64] = 1
TO_HAND: Final[i64] = 2
TO_DECK: Final[i64] = 3
"""On top of the deck."""
SACRIFICE: Final[i64] = 4
REMOVAL: Final[i64] = 5
SHUFFLE_IN: Final[i64] = 6
TO_BOTTOM: Final[i64] = 7
MANNERS: Final = ("kill", "discard", "return", "top", "sacrifice", "remove", "shuffle", "bottom")

# Moments: what happens that abilities can listen for; what viewers are told is in `verbs`. A moment is packed with the fields card, seat,
# other, number.
KILLED: Final[i64] = 0
DISCARDED: Final[i64] = 1
"""From play."""
RETURNED: Final[i64] = 2
LEFT: Final[i64] = 3
"""Left play in any manner."""
ENTERED: Final[i64] = 4
WON: Final[i64] = 5
LOST: Final[i64] = 6
CLAIMED: Final[i64] = 7
"""A card or a seat claimed power."""
KNELT: Final[i64] = 8
STOOD: Final[i64] = 9
DREW: Final[i64] = 10
DROPPED: Final[i64] = 11
"""Discarded from hand."""
ATTACKED: Final[i64] = 12
"""A character was declared as attacker."""
DEFENDED: Final[i64] = 13
INITIATED: Final[i64] = 14
"""A challenge was initiated against a seat."""
DOMINATED: Final[i64] = 15
UNVEILED: Final[i64] = 16
"""A plot was revealed."""
BEGAN: Final[i64] = 17
"""A phase began; the number says which."""
EVENT_PLAYED: Final[i64] = 18
SAVED: Final[i64] = 19
EVADED: Final[i64] = 20
"""Stealth kept a character from defending."""
WENT_UNOPPOSED: Final[i64] = 21
ABILITY_USED: Final[i64] = 22
"""An effect was initiated: what cancels listen for; the number is the ability's."""
SACRIFICED: Final[i64] = 23
STARTS: Final[i64] = 24
"""A phase is about to begin, before what the rules do first in it; the number says which."""
ENDS: Final[i64] = 25
"""A phase is about to end."""
BURIED: Final[i64] = 26
"""A card has come into a dead pile from play."""
BINNED: Final[i64] = 27
"""A card has come into a discard pile, from wherever it was."""
CLAIMING: Final[i64] = 28
"""A claim is about to be fulfilled for a seat by the other."""
FULFILLING: Final[i64] = 29
"""The same, heard by whoever fulfils it."""
PLOTTED: Final[i64] = 30
"""Plots lie open, and initiative is about to be counted."""
MOMENTS: Final = (
    "killed",
    "discarded",
    "returned",
    "left",
    "entered",
    "won",
    "lost",
    "claimed",
    "knelt",
    "stood",
    "drew",
    "dropped",
    "attacked",
    "defended",
    "initiated",
    "dominated",
    "revealed",
    "began",
    "event",
    "saved",
    "evaded",
    "unopposed",
    "used",
    "sacrificed",
    "starts",
    "ends",
    "buried",
    "binned",
    "claiming",
    "fulfilling",
    "plotted",
)
SHOWN_MOMENTS: Final[i64] = 24
"""Those before it are told to programs that learn in every game, the others where a card listens for one of them."""

# How cards come into play.
MARSHALLED: Final[i64] = 0
AMBUSHED: Final[i64] = 1
PUT_IN: Final[i64] = 2
WAYS: Final = ("marshalled", "ambushed", "put")

MOST_MARGIN: Final[i64] = 15
"""By how much more STR a challenge is won, at most, as far as abilities ask."""

# How long effects last.
CHALLENGE_LONG: Final[i64] = 0
PHASE_LONG: Final[i64] = 1
ROUND_LONG: Final[i64] = 2
LASTING: Final[i64] = 3
"""As long as the card is in play."""
DURATIONS: Final = ("challenge", "phase", "round", "always")
HERE: Final[i64] = 4
"""As long as the card that does it is in play: who controls a card."""
LOANS: Final = (*DURATIONS, "here")

ENDINGS: Final = ("", "victory", "exhaustion")
VARIANTS: Final = ("standard", "littlefinger", "two_on_two")
