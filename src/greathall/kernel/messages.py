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
PHRASE_OR: Final = KERNEL.message("phrase-or", "first article adjectives noun")
COMPOUND: Final = KERNEL.message("phrase-compound", "what noun")
REFUSED: Final = KERNEL.message("refused", "reason line")

OVER: Final = KERNEL.prompt("over")
WAITING: Final = KERNEL.prompt("waiting", "who:seat")
POINTS: Final = KERNEL.account("points", "points:number")

NO_DEALS: Final = KERNEL.reason("no-deals")
NO_SEAT: Final = KERNEL.reason("no-seat", "seat:number")
GAME_OVER: Final = KERNEL.reason("game-over")
NOT_YOURS: Final = KERNEL.reason("not-yours")
