"""All that the terminal says, with its fields. The words are in `words/`."""

from __future__ import annotations

from typing import Final

from greathall.kernel.sentences.message import Messages

MESSAGES: Final = Messages()

NAMED: Final = MESSAGES.message("named", "name")
"""A name of somebody or something, as the item of a list."""

# Who sits there.
BOT: Final = MESSAGES.message("bot", "letter level")
LEVEL: Final = MESSAGES.message("bot-level", "level:word")

# What can't be used on the command line.
NO_LANGUAGE: Final = MESSAGES.message("wrong-language", "language known")
WHICH_GAME: Final = MESSAGES.message("wrong-no-game", "known")
NO_BOT: Final = MESSAGES.message("wrong-bot", "bot known")
OPTION_FORM: Final = MESSAGES.message("wrong-option", "option")
RECORD_THERE: Final = MESSAGES.message("wrong-record-there", "path command")
RECORD_OVER: Final = MESSAGES.message("wrong-record-over", "path command")
RECORD_SEATS: Final = MESSAGES.message("wrong-record-seats", "seats:number")
RECORD_MOVES: Final = MESSAGES.message("wrong-record-moves", "moves:number")
RECORD_UNREADABLE: Final = MESSAGES.message("wrong-record-unreadable", "path why")
RECORD_UNWRITABLE: Final = MESSAGES.message("wrong-record-unwritable", "path why")
RECORD_NO_TEXT: Final = MESSAGES.message("wrong-record-no-text", "path")
RECORD_NONE: Final = MESSAGES.message("wrong-record-none", "path heading")
RECORD_WRONG: Final = MESSAGES.message("wrong-record", "path reason")
CARDS_WRONG: Final = MESSAGES.message("wrong-cards", "path reason")
NO_CARD_FOUND: Final = MESSAGES.message("wrong-search")
NO_HOUSE: Final = MESSAGES.message("wrong-house", "house known")
NO_TYPE: Final = MESSAGES.message("wrong-type", "word types:type")
NO_HOUSE_OR_DECK: Final = MESSAGES.message("wrong-house-or-deck", "name known")
NO_DECK_OR_FILE: Final = MESSAGES.message("wrong-deck-or-file", "name known")
FILE_THERE: Final = MESSAGES.message("wrong-file-there", "path")
FILE_UNWRITABLE: Final = MESSAGES.message("wrong-file-unwritable", "path why")

# The games there are, and their options.
GAMES_COLUMNS: Final = tuple(MESSAGES.message(f"games-{column}") for column in ("name", "game", "players", "match", "about", "options"))
OPTIONS_COLUMNS: Final = tuple(MESSAGES.message(f"options-{column}") for column in ("option", "values", "about"))
ANY_TEXT: Final = MESSAGES.message("options-any-text")

# A hall that is opened here.
HALL_OPEN: Final = MESSAGES.message("hall-open", "url")
NETWORK_ASK: Final = MESSAGES.message("network-ask")
NETWORK_YES: Final = MESSAGES.message("network-yes")
NETWORK_AT: Final = MESSAGES.message("network-at")
NETWORK_FIREWALL: Final = MESSAGES.message("network-firewall")
NETWORK_ALONE: Final = MESSAGES.message("network-alone")

# A person at the table.
GUEST: Final = MESSAGES.message("guest")
GUEST_NUMBER: Final = MESSAGES.message("guest-number", "number:number")
TYPE_HELP: Final = MESSAGES.message("table-type-help", "game help")
COMMITTED: Final = MESSAGES.message("table-committed", "commitment")
TIMES: Final = MESSAGES.message("table-times", "times:number")
DREW: Final = MESSAGES.message("table-drew", "seat cards:number")
OFFER_FIRST: Final = MESSAGES.message("table-offer-first", "prompt offer")
OFFER_OR_NOT: Final = MESSAGES.message("table-offer-or-not", "offer speak")
ASKED_FOR_OFFERS: Final = MESSAGES.message("table-asked-for-offers", "wanted:word")
NOTHING_TO_UNDO: Final = MESSAGES.message("table-nothing-to-undo", "why:word")
TAKEN_BACK: Final = MESSAGES.message("table-taken-back")
CHOOSE_NUMBER: Final = MESSAGES.message("table-choose-number", "range:word most:number")
CHOOSE_RULE: Final = MESSAGES.message("table-choose-rule", "range:word most:number")
NO_RULE: Final = MESSAGES.message("table-no-rule", "words")
NO_MOVE: Final = MESSAGES.message("table-no-move", "help")
NOT_SHOWN: Final = MESSAGES.message("table-not-shown", "number:number")
FOLDED: Final = MESSAGES.message("table-folded", "moves:number")
CANNOT_PLAY: Final = MESSAGES.message("table-cannot-play", "reason")
BAD_MOVE: Final = MESSAGES.message("table-bad-move", "fault:word name kind known")
CURTAIN: Final = MESSAGES.message("table-curtain", "name")
SCORE: Final = MESSAGES.message("table-score", "name points:number game:word")
WINNER: Final = MESSAGES.message("table-winner", "winner:seat")
WINNERS: Final = MESSAGES.message("table-winners", "winners")
RECORD: Final = MESSAGES.message("table-record", "path")
KEPT: Final = MESSAGES.message("table-kept", "command")
MATCH_STANDS: Final = MESSAGES.message("match-stands", "totals")
MATCH_WON: Final = MESSAGES.message("match-won", "winners")

# What may be typed.
HELP_INTRODUCTION: Final = (MESSAGES.message("help-moves"), MESSAGES.message("help-narrow"), MESSAGES.message("help-text"))
HELP: Final = {
    "?": MESSAGES.message("help-rules"),
    "?3": MESSAGES.message("help-rule"),
    "?N": MESSAGES.message("help-rules-holding"),
    "undo": MESSAGES.message("help-undo"),
    "board": MESSAGES.message("help-board"),
    "log": MESSAGES.message("help-log"),
    "quit": MESSAGES.message("help-quit"),
}
DEALS_HELP: Final = {
    "offer": MESSAGES.message("help-offer"),
    "counter": MESSAGES.message("help-counter"),
    "accept 1": MESSAGES.message("help-answer"),
    "speak": MESSAGES.message("help-speak"),
}
THRONES_HELP: Final = {
    "card N": MESSAGES.message("help-card"),
    "hand": MESSAGES.message("help-hand"),
    "skip": MESSAGES.message("help-skip"),
}

EXAMPLES: Final = {DEALS_HELP["offer"]: MESSAGES.message("help-offer-example")}
"""What may be typed, below what is said of it."""
COMMANDS: Final = {
    "help": MESSAGES.message("command-help"),
    "undo": MESSAGES.message("command-undo"),
    "board": MESSAGES.message("command-board"),
    "log": MESSAGES.message("command-log"),
    "quit": MESSAGES.message("command-quit"),
    "offer": MESSAGES.message("command-offer"),
    "counter": MESSAGES.message("command-counter"),
    "accept": MESSAGES.message("command-accept"),
    "decline": MESSAGES.message("command-decline"),
    "consider": MESSAGES.message("command-consider"),
    "withdraw": MESSAGES.message("command-withdraw"),
    "speak": MESSAGES.message("command-speak"),
    "card": MESSAGES.message("command-card"),
    "hand": MESSAGES.message("command-hand"),
    "skip": MESSAGES.message("command-skip"),
}
"""By its English name, what each command is called."""
ANSWERS: Final = ("accept", "decline", "consider", "withdraw")
WITH_MORE: Final = ("offer", "counter", "card", *ANSWERS)
"""Commands behind which more may stand."""

# An offer, part by part.
OFFER_PARTS: Final = MESSAGES.message("offer-parts")
QUESTIONS: Final = {
    "to": MESSAGES.message("offer-to", "seats"),
    "gives": MESSAGES.message("offer-gives", "cards"),
    "wants": MESSAGES.message("offer-wants"),
    "shows": MESSAGES.message("offer-shows", "secrets"),
    "sees": MESSAGES.message("offer-sees"),
    "promises": MESSAGES.message("offer-promises", "turn:number"),
    "demands": MESSAGES.message("offer-demands"),
    "words": MESSAGES.message("offer-words"),
}
OFFER_LABELS: Final = {part: MESSAGES.message(f"offer-label-{part}") for part in QUESTIONS}
OFFER_ALL: Final = MESSAGES.message("offer-all")
OFFER_SECRETS: Final = {secret: MESSAGES.message(f"offer-secret-{secret}") for secret in ("conspiracy", "agenda")}
OFFER_PROMISES: Final = {promise: MESSAGES.message(f"offer-promise-{promise}") for promise in ("spare", "aid", "strike", "card")}
OFFER_UNKNOWN: Final = MESSAGES.message("offer-unknown", "word known")
OFFER_PROMISE_FORM: Final = MESSAGES.message("offer-promise-form", "word")
OFFER_FORM: Final = MESSAGES.message("offer-form", "word parts")
NO_COUNTER: Final = MESSAGES.message("offer-no-counter")
CANNOT_OFFER: Final = MESSAGES.message("offer-cannot", "reason")

# Records.
SCORE_OF: Final = MESSAGES.message("record-score-of", "name score:number")
RESULT: Final = MESSAGES.message("record-result", "first:number last:number")
VERIFIED: Final = MESSAGES.message("record-verified", "moves:number result:number")

# A game without a board of its own.
PLAIN_YES: Final = MESSAGES.message("plain-yes")
PLAIN_NO: Final = MESSAGES.message("plain-no")
PLAIN_NONE: Final = MESSAGES.message("plain-none")

# Treachery in a Pocket.
TREACHERY_TOP: Final = MESSAGES.message("treachery-top", "turn:number deck:number discards:card")
TREACHERY_NEUTRAL: Final = MESSAGES.message("treachery-neutral")
TREACHERY_LEGEND: Final = MESSAGES.message("treachery-legend")
TREACHERY_REVEALED: Final = MESSAGES.message("treachery-revealed", "card")
TREACHERY_USED: Final = MESSAGES.message("treachery-used", "card")
TREACHERY_HAND: Final = MESSAGES.message("treachery-hand", "seat card")
TREACHERY_GOAL: Final = MESSAGES.message("treachery-goal", "seat rise:house fall:house points:number when:word")

# Houses-Skirmish.
SKIRMISH_TOP: Final = MESSAGES.message("skirmish-top", "turn:number phase:word deck:number sudden:word")
SKIRMISH_BARROWS: Final = MESSAGES.message("skirmish-barrows", "cards")
SKIRMISH_BURNED: Final = MESSAGES.message("skirmish-burned", "cards")
SKIRMISH_PLAYED: Final = MESSAGES.message("skirmish-played", "cards")
SKIRMISH_OUT: Final = MESSAGES.message("skirmish-out")
SKIRMISH_LIFE: Final = MESSAGES.message("skirmish-life", "life:number")
SKIRMISH_HAND: Final = MESSAGES.message("skirmish-hand")
SKIRMISH_CARDS: Final = MESSAGES.message("skirmish-cards", "cards:number known:word")
SKIRMISH_RANK: Final = MESSAGES.message("skirmish-rank", "rank:word")
SKIRMISH_ROLE: Final = MESSAGES.message("skirmish-role", "role:word")
SKIRMISH_LEGEND: Final = MESSAGES.message("skirmish-legend")

# Dûhr.
DUHR_TOP: Final = MESSAGES.message("duhr-top", "turn:number suspicions:number scandals:number")
DUHR_DISCARDS: Final = MESSAGES.message("duhr-discards", "cards")
DUHR_CARDS: Final = MESSAGES.message("duhr-cards", "cards:number")
DUHR_CONSPIRACY: Final = MESSAGES.message("duhr-conspiracy", "house facing:word")
DUHR_WORD: Final = MESSAGES.message("duhr-word", "kept:number broken:number")
DUHR_NO_CARDS: Final = MESSAGES.message("duhr-no-cards")
DUHR_HAND: Final = MESSAGES.message("duhr-hand", "cards")
DUHR_ASIDE: Final = MESSAGES.message("duhr-aside", "cards")
DUHR_OWN_CONSPIRACY: Final = MESSAGES.message("duhr-own-conspiracy", "house")
DUHR_AGENDA: Final = MESSAGES.message("duhr-agenda", "agenda")
DUHR_PLEDGE: Final = MESSAGES.message("duhr-pledge", "by:seat to:seat what")
DUHR_SCANDAL: Final = MESSAGES.message("duhr-scandal")
DUHR_UNKNOWN: Final = MESSAGES.message("duhr-unknown", "cards:number")
DUHR_NONE: Final = MESSAGES.message("duhr-none")
DUHR_LEGEND: Final = MESSAGES.message("duhr-legend")

# A Game of Thrones: the table.
THRONES_SETUP: Final = MESSAGES.message("thrones-setup", "phase")
THRONES_ROUND: Final = MESSAGES.message("thrones-round", "round:number phase first:seat")
THRONES_CHAMBER: Final = MESSAGES.message("thrones-chamber", "titles:title")
THRONES_HOUSE: Final = MESSAGES.message("thrones-house", "seat house")
THRONES_POWER: Final = MESSAGES.message("thrones-power", "power:number goal:number")
THRONES_TEAM: Final = MESSAGES.message("thrones-team", "power:number together:number goal:number")
THRONES_ON_HOUSE: Final = MESSAGES.message("thrones-on-house", "power:number")
THRONES_HAS: Final = MESSAGES.message("thrones-has", "gold:number hand:number deck:number")
THRONES_PILE: Final = MESSAGES.message("thrones-pile", "pile:word cards:number")
THRONES_GOAL: Final = MESSAGES.message("thrones-goal", "goal:number printed:number causes")
THRONES_CAUSE: Final = MESSAGES.message("thrones-cause", "card amount condition")
THRONES_PLOT: Final = MESSAGES.message("thrones-plot", "income:number initiative:number claim:number left:number")
THRONES_FACE_DOWN: Final = MESSAGES.message("thrones-face-down", "cards")
THRONES_KNOWN: Final = MESSAGES.message("thrones-known", "cards")
THRONES_CHALLENGE: Final = MESSAGES.message("thrones-challenge", "attacker:seat target:seat challenge")
THRONES_SIDES: Final = MESSAGES.message("thrones-sides", "attack:number defence:number claim:number")
THRONES_DEFENDS: Final = MESSAGES.message("thrones-defends", "seat")
THRONES_CHOSEN: Final = MESSAGES.message("thrones-chosen", "cards")
THRONES_HAND: Final = MESSAGES.message("thrones-hand", "cards:number")
THRONES_LEGEND: Final = MESSAGES.message("thrones-legend")
THRONES_HINT: Final = MESSAGES.message("thrones-hint")
THRONES_NO_CARD: Final = MESSAGES.message("thrones-no-card")
THRONES_EMPTY_HAND: Final = MESSAGES.message("thrones-empty-hand")

# A Game of Thrones: what is said behind moves.
NOTE_READY: Final = MESSAGES.message("note-ready", "own:number other:number")
NOTE_WHOSE: Final = MESSAGES.message("note-whose", "seat")
NOTE_OWNER: Final = MESSAGES.message("note-owner", "seat")
NOTE_DUPLICATE: Final = MESSAGES.message("note-duplicate")
NOTE_INFLUENCE: Final = MESSAGES.message("note-influence", "influence:number")
NOTE_POWER: Final = MESSAGES.message("note-power", "power:number")
NOTE_KNEELS: Final = MESSAGES.message("note-kneels")
NOTE_TITLE: Final = MESSAGES.message("note-title", "title bonus:word")
NOTE_SUPPORTS: Final = MESSAGES.message("note-supports", "title")
NOTE_OPPOSES: Final = MESSAGES.message("note-opposes", "titles")
NOTE_OPPOSED: Final = MESSAGES.message("note-opposed", "title")

# Cards of A Game of Thrones.
FACE_KIND: Final = MESSAGES.message("face-kind", "kind:type unique:word")
FACE_HOUSES: Final = MESSAGES.message("face-houses", "houses:house")
FACE_ONLY: Final = MESSAGES.message("face-only", "house")
FACE_COST: Final = MESSAGES.message("face-cost", "cost:number")
FACE_STRENGTH: Final = MESSAGES.message("face-strength", "strength:number")
FACE_ICONS: Final = MESSAGES.message("face-icons", "icons:challenge")
FACE_LETTER: Final = MESSAGES.message("face-letter", "icon:challenge")
FACE_CREST: Final = MESSAGES.message("face-crest", "crest")
FACE_PLOT: Final = MESSAGES.message("face-plot", "income:number initiative:number claim:number")
FACE_GOLD: Final = MESSAGES.message("face-gold", "gold:number")
FACE_SHORT_GOLD: Final = MESSAGES.message("face-short-gold", "gold:number")
FACE_IN_DECKS: Final = MESSAGES.message("face-in-decks", "decks")
CARDS_MANY: Final = MESSAGES.message("cards-many", "cards:number most:number")
CARDS_COLUMNS: Final = (MESSAGES.message("cards-card"), MESSAGES.message("cards-type"), MESSAGES.message("cards-house"))

# Card files.
CARDFILE_WRONG: Final = MESSAGES.message("cardfile-wrong", "path faults:number")
CARDFILE_RIGHT: Final = MESSAGES.message("cardfile-right", "path")
CARDFILE_CHECK: Final = MESSAGES.message("cardfile-check", "command")
CARDFILE_SHOW: Final = MESSAGES.message("cardfile-show", "command")

# Decks.
DECK_TOP: Final = MESSAGES.message("deck-top", "title house cards:number plots:number")
DECK_WRONG: Final = MESSAGES.message("deck-wrong", "faults:number")
DECK_LEGAL: Final = MESSAGES.message("deck-legal")
DECK_NOT_YET: Final = MESSAGES.message("deck-not-yet", "fault")
DECK_EDIT: Final = MESSAGES.message("deck-edit", "command")
DECK_PLAY: Final = MESSAGES.message("deck-play", "command")
DECK_WRITTEN: Final = MESSAGES.message("deck-written", "path")
