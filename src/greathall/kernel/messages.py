"""What the kernel says, in all games: how things are listed and phrases built, and what holds of every table."""

from __future__ import annotations

from typing import Final

from greathall.kernel.sentences.message import Message, Messages, Reason

KERNEL: Final = Messages()

LANGUAGE: Final[Message] = KERNEL.message("language")
"""What the language calls itself."""
LIST_NONE: Final[Message] = KERNEL.message("list-none")
LIST_COMMA: Final[Message] = KERNEL.message("list-comma", "first last")
LIST_AND: Final[Message] = KERNEL.message("list-and", "first last before")
LIST_OR: Final[Message] = KERNEL.message("list-or", "first last before")
"""`before` is what stands right before the joint, to choose by: the last of `first`."""
PHRASE: Final[Message] = KERNEL.message("phrase", "article adjectives noun after")
PHRASE_OR: Final[Message] = KERNEL.message("phrase-or", "first article adjectives noun")
COMPOUND: Final[Message] = KERNEL.message("phrase-compound", "what noun")
REFUSED: Final[Message] = KERNEL.message("refused", "reason line")

OVER: Final[Message] = KERNEL.prompt("over")
WAITING: Final[Message] = KERNEL.prompt("waiting", "who:seat")
POINTS: Final[Message] = KERNEL.account("points", "points:number")

# What a match is played for.
MATCH_VICTORIES: Final[Message] = KERNEL.message("match-victories", "victories:number")
MATCH_GAMES: Final[Message] = KERNEL.message("match-games", "games:number")

NO_DEALS: Final[Reason] = KERNEL.reason("no-deals")
NO_SEAT: Final[Reason] = KERNEL.reason("no-seat", "seat:number")
GAME_OVER: Final[Reason] = KERNEL.reason("game-over")
NOT_YOURS: Final[Reason] = KERNEL.reason("not-yours")
OF_THING: Final[Reason] = KERNEL.reason("of-thing", "thing reason")
"""Why a thing on the table can't be used, where the reason doesn't name it."""

# What was asked for and can't be had: games, their options and cards, bots, lines of the rules.
NO_GAME: Final[Message] = KERNEL.message("unknown-game", "game known")
WRONG_SEATS: Final[Message] = KERNEL.message("unknown-seats", "game fewest:number most:number seats")
NO_OPTION: Final[Message] = KERNEL.message("unknown-option", "game option known")
WRONG_VALUE: Final[Message] = KERNEL.message("unknown-value", "option known value")
NOT_ONE_LINE: Final[Message] = KERNEL.message("unknown-value-lines", "option")
NO_BOT: Final[Message] = KERNEL.message("unknown-bot", "bot known")
NO_CHARACTER: Final[Message] = KERNEL.message("bot-no-character", "bot")
WRONG_CHARACTER: Final[Message] = KERNEL.message("bot-character", "known character")
WRONG_BUDGET: Final[Message] = KERNEL.message("bot-budget", "budget")
BOT_NOT_MADE: Final[Message] = KERNEL.message("bot-not-made", "bot error")
NOT_A_BOT: Final[Message] = KERNEL.message("bot-none", "name")
NO_RULES: Final[Message] = KERNEL.message("rules-missing", "game")
NO_LINE: Final[Message] = KERNEL.message("rules-no-line", "game line near first last")
NO_LINE_HOLDS: Final[Message] = KERNEL.message("rules-no-words", "game words")
CARDS_UNREADABLE: Final[Message] = KERNEL.message("cards-unreadable", "path why")
CARDS_DAMAGED: Final[Message] = KERNEL.message("cards-damaged", "path error")
CARDS_NO_TABLE: Final[Message] = KERNEL.message("cards-no-table", "path")
FILE_FAULT: Final[Message] = KERNEL.message("file-fault", "fault:word said")
"""Why a file can't be read or written."""

# What is wrong inside a card file: where, then what.
CARDFILE_AT: Final[Message] = KERNEL.message("cardfile-at", "line place what")
CARDFILE_ENTRY: Final[Message] = KERNEL.message("cardfile-entry", "table:word name")
CARDFILE_SAID: Final[Message] = KERNEL.message("cardfile-said", "said")
"""What is said already."""
NO_TABLE: Final[Message] = KERNEL.message("cardfile-no-table", "table near known")
NO_LIST: Final[Message] = KERNEL.message("cardfile-no-list", "table")
WRONG_COUNT: Final[Message] = KERNEL.message("cardfile-count", "found:number table needed:number")
SAME_ID: Final[Message] = KERNEL.message("cardfile-same-id", "table name")
WRONG_ID: Final[Message] = KERNEL.message("cardfile-id", "name")
NO_FIELD: Final[Message] = KERNEL.message("cardfile-no-field", "field near known")
NOT_ITS_FIELD: Final[Message] = KERNEL.message("cardfile-not-its-field", "field kind known")
FIELD_MISSING: Final[Message] = KERNEL.message("cardfile-missing", "field")
NOT_A_TEXT: Final[Message] = KERNEL.message("cardfile-text", "field")
NOT_A_NUMBER: Final[Message] = KERNEL.message("cardfile-number", "field least:number most:number")
NOT_A_FLAG: Final[Message] = KERNEL.message("cardfile-flag", "field")
NOT_A_LIST: Final[Message] = KERNEL.message("cardfile-list", "field")
NOT_TABLES: Final[Message] = KERNEL.message("cardfile-tables", "field")
NO_WORD: Final[Message] = KERNEL.message("cardfile-word", "field value near known")

YOU: Final[Message] = KERNEL.message("you")
"""Whoever reads, in a list of several."""
PLAYER: Final[Message] = KERNEL.message("player", "number:number")
"""Somebody at the table who has no name."""

# Answers to offers, in the order of their verbs.
ANSWERS: Final[tuple[Message, ...]] = (
    KERNEL.message("move-accept", "offer"),
    KERNEL.message("move-decline", "offer"),
    KERNEL.message("move-consider", "offer"),
    KERNEL.message("move-withdraw", "offer"),
)
ASK_OFFER: Final[Message] = KERNEL.prompt("offer", "seat maker:seat")

# What happens to an offer. Its terms, if they are said, are those that the reader may know.
OFFERED: Final[Message] = KERNEL.message("event-offered", "seat offer to:seat countered:offer terms")
ACCEPTED: Final[Message] = KERNEL.message("event-accepted", "seat offer maker:seat terms")
DECLINED: Final[Message] = KERNEL.message("event-declined", "seat offer maker:seat terms")
CONSIDERED: Final[Message] = KERNEL.message("event-considered", "seat offer maker:seat")
WITHDRAWN: Final[Message] = KERNEL.message("event-withdrawn", "seat offer terms")
VOIDED: Final[Message] = KERNEL.message("event-voided", "seat offer fate:word terms")
HANDED: Final[Message] = KERNEL.message("event-handed", "seat to:seat card")
PROMISED: Final[Message] = KERNEL.message("event-promised", "seat to:seat what")
JUDGED: Final[Message] = KERNEL.message("event-judged", "seat to:seat what fate:word")

# The terms of an offer: what one side gives for what the other gives.
TERMS: Final[Message] = KERNEL.message("terms", "gives wants")
GOODS: Final[Message] = KERNEL.message("terms-goods", "card")
HIDDEN_CARDS: Final[Message] = KERNEL.message("terms-hidden-cards", "cards:number")
LOOK: Final[Message] = KERNEL.message("terms-look", "secret")
PROMISE: Final[Message] = KERNEL.message("terms-promise", "what")
FREE_WORDS: Final[Message] = KERNEL.message("terms-words", "words")
HIDDEN_WORDS: Final[Message] = KERNEL.message("terms-hidden-words", "to:seat")
PROMISES: Final[tuple[Message, ...]] = (
    KERNEL.message("promise-spare", "house until:number"),
    KERNEL.message("promise-aid", "house until:number"),
    KERNEL.message("promise-strike", "house until:number"),
    KERNEL.message("promise-card", "card until:number"),
)
"""What is promised, by the kind of the promise; without its turn, once it is judged."""

# Why an offer or an answer is refused. The line of the rules is that of each game.
NO_OFFER: Final[Reason] = KERNEL.reason("no-offer")
DEALS_OFF: Final[Reason] = KERNEL.reason("deals-off")
NOT_QUIET: Final[Reason] = KERNEL.reason("not-quiet")
COUNTER_WHOM: Final[Reason] = KERNEL.reason("counter-whom")
OTHER_OFFER: Final[Reason] = KERNEL.reason("other-offer")
TOO_MANY_OFFERS: Final[Reason] = KERNEL.reason("too-many-offers", "most:number")
OFFER_WHOM: Final[Reason] = KERNEL.reason("offer-whom")
OFFER_EMPTY: Final[Reason] = KERNEL.reason("offer-empty")
OFFER_LONG: Final[Reason] = KERNEL.reason("offer-long", "cards:number promises:number")
CANNOT_GIVE: Final[Reason] = KERNEL.reason("cannot-give")
WORDS_ALONE: Final[Reason] = KERNEL.reason("words-alone")
TURN_PAST: Final[Reason] = KERNEL.reason("turn-past")
UNABLE: Final[Reason] = KERNEL.reason("unable")
ANSWER_FIRST: Final[Reason] = KERNEL.reason("answer-first")
