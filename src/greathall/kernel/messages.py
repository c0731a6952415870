"""What the kernel says, in all games: how things are listed and phrases built, and what holds of every table."""

from __future__ import annotations

from typing import Final

from greathall.kernel.sentences.message import Messages

KERNEL: Final = Messages()

LANGUAGE: Final = KERNEL.message("language")
"""What the language calls itself."""
LIST_NONE: Final = KERNEL.message("list-none")
LIST_COMMA: Final = KERNEL.message("list-comma", "first last")
LIST_AND: Final = KERNEL.message("list-and", "first:seat last:seat")
LIST_OR: Final = KERNEL.message("list-or", "first last")
PHRASE: Final = KERNEL.message("phrase", "article adjectives noun after")
COMPOUND: Final = KERNEL.message("phrase-compound", "what noun")
REFUSED: Final = KERNEL.message("refused", "reason line")

OVER: Final = KERNEL.prompt("over")
WAITING: Final = KERNEL.prompt("waiting", "who:seat")
POINTS: Final = KERNEL.account("points", "points:number")

NO_DEALS: Final = KERNEL.reason("no-deals")
NO_SEAT: Final = KERNEL.reason("no-seat", "seat:number")
GAME_OVER: Final = KERNEL.reason("game-over")
NOT_YOURS: Final = KERNEL.reason("not-yours")
NO_OFFER: Final = KERNEL.reason("no-offer")

PLAYER: Final = KERNEL.message("player", "number:number")
"""Somebody at the table who has no name."""

# Answers to offers, in the order of their verbs.
ANSWERS: Final = (
    KERNEL.message("move-accept", "offer:number"),
    KERNEL.message("move-decline", "offer:number"),
    KERNEL.message("move-consider", "offer:number"),
    KERNEL.message("move-withdraw", "offer:number"),
)
ASK_OFFER: Final = KERNEL.prompt("offer", "seat maker:seat")

# What happens to an offer. Its terms, if they are said, are those that the reader may know.
OFFERED: Final = KERNEL.message("event-offered", "seat offer:number to:seat countered:number terms")
ACCEPTED: Final = KERNEL.message("event-accepted", "seat offer:number maker:seat terms")
DECLINED: Final = KERNEL.message("event-declined", "seat offer:number maker:seat terms")
CONSIDERED: Final = KERNEL.message("event-considered", "seat offer:number maker:seat")
WITHDRAWN: Final = KERNEL.message("event-withdrawn", "seat offer:number terms")
VOIDED: Final = KERNEL.message("event-voided", "seat offer:number fate:word terms")
HANDED: Final = KERNEL.message("event-handed", "seat to:seat card")
PROMISED: Final = KERNEL.message("event-promised", "seat to:seat what")
JUDGED: Final = KERNEL.message("event-judged", "seat to:seat what fate:word")

# The terms of an offer: what one side gives for what the other gives.
TERMS: Final = KERNEL.message("terms", "gives wants")
GOODS: Final = KERNEL.message("terms-goods", "goods:card")
HIDDEN_CARDS: Final = KERNEL.message("terms-hidden-cards", "cards:number")
LOOK: Final = KERNEL.message("terms-look", "secret")
PROMISE: Final = KERNEL.message("terms-promise", "what")
FREE_WORDS: Final = KERNEL.message("terms-words", "words")
HIDDEN_WORDS: Final = KERNEL.message("terms-hidden-words")
PROMISES: Final = (
    KERNEL.message("promise-spare", "house until:number"),
    KERNEL.message("promise-aid", "house until:number"),
    KERNEL.message("promise-strike", "house until:number"),
    KERNEL.message("promise-card", "card until:number"),
)
"""What is promised, by the kind of the promise; without its turn, once it is judged."""

# Why an offer or an answer is refused. The line of the rules is that of each game.
DEALS_OFF: Final = KERNEL.reason("deals-off")
NOT_QUIET: Final = KERNEL.reason("not-quiet")
COUNTER_WHOM: Final = KERNEL.reason("counter-whom")
OTHER_OFFER: Final = KERNEL.reason("other-offer")
TOO_MANY_OFFERS: Final = KERNEL.reason("too-many-offers", "most:number")
OFFER_WHOM: Final = KERNEL.reason("offer-whom")
OFFER_EMPTY: Final = KERNEL.reason("offer-empty")
OFFER_LONG: Final = KERNEL.reason("offer-long", "cards:number promises:number")
CANNOT_GIVE: Final = KERNEL.reason("cannot-give")
WORDS_ALONE: Final = KERNEL.reason("words-alone")
TURN_PAST: Final = KERNEL.reason("turn-past")
UNABLE: Final = KERNEL.reason("unable")
ANSWER_FIRST: Final = KERNEL.reason("answer-first")
