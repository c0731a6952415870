"""A player's own share in the shuffle: a number for each game that nobody else knows beforehand, and what shows after the game that it was
used."""

from __future__ import annotations

import json
import os
import secrets
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any, Literal

from greathall.kernel.chance import commitment, sha256, shared_seed

Verdict = Literal["shared", "elsewhere", "others", "alone", "skipped", "left_out", "broken"]
"""What became of the number: it is in the seed; the hall says that the seat's came from another device; others have added theirs, and this
client came too late; the hall shuffled alone, since nobody was there; it has not asked this client, who was; the number was sealed and is
not in the seed; or what the hall says now is not what it said then."""


@dataclass
class Heard:
    """What was heard and sent about the shuffle of one game."""

    commitment: str | None = None
    """What the hall committed to, as it was first heard: before this client sealed anything."""
    number: str = ""
    """The client's own, if it was asked for one; empty once another device of the seat was faster."""
    elsewhere: bool = False
    """Whether the hall says that another device of the seat has sealed its number."""
    seals: list[str | None] = field(default_factory=list)
    """By what all numbers were sealed, as it was heard before this client showed its own."""
    rotated: bool = False
    """Whether everyone moves on by a seat before the cards are dealt, as it was heard with the seals."""
    added: list[int] | None = None
    """The seats whose numbers are in, as the hall said when the game began."""
    skipped: bool = False
    """Whether the game began while this client was there, and the hall had not asked it for a number."""


class Shuffles:
    """What was heard and sent about the shuffles of a table, by the number of the game. It is kept in a file, if there is one, so that a
    program that is started again can still show and check its numbers."""

    def __init__(self, file: Path | None = None) -> None:
        self.file = file
        self.games: dict[int, Heard] = {}
        self.answered: tuple[int, str] | None = None
        """What was answered last since the connection stands."""
        self.lesson = False
        if file is not None and file.exists():
            self.games = {int(game): Heard(**heard) for game, heard in json.loads(file.read_text(encoding="utf-8")).items()}

    def hear(self, message: dict[str, Any]) -> dict[str, Any] | None:
        """Note what the hall says of a shuffle; what to answer, if it asks for something."""
        before = {game: Heard(**asdict(heard)) for game, heard in self.games.items()}
        answer = self.note(message)
        if self.file is not None and self.games != before:
            keep(self.file, {game: asdict(heard) for game, heard in self.games.items()})
        return answer

    def note(self, message: dict[str, Any]) -> dict[str, Any] | None:
        if "table" in message:
            self.lesson = bool(message["table"]["plan"]["lesson"])
        for event in (message, *message.get("events", ())):
            what = event.get("what", {})
            if what.get("kind") in ("shuffle_begun", "started"):
                heard = self.commit(what["game"], what["commitment"])
            if what.get("kind") == "started":
                heard.added = what.get("numbers", []) if heard.added is None else heard.added
                asked = heard.number or heard.elsewhere or heard.seals
                heard.skipped = heard.skipped or (event is message and not self.lesson and not asked)
        if message["type"] == "welcome":
            self.answered = None
        shuffle = message.get("position", {}).get("shuffle")
        return None if shuffle is None else self.answer(shuffle)

    def commit(self, game: int, commitment: str) -> Heard:
        """Note what the hall commits to. What was heard first stays, even if it was nothing."""
        heard = self.games.setdefault(game, Heard())
        heard.commitment = commitment if heard.commitment is None else heard.commitment
        return heard

    def answer(self, shuffle: dict[str, Any]) -> dict[str, Any] | None:
        """What to say to a shuffle that goes on. The number is shown only once it is noted by what all others are sealed: a hall that had
        it before could make up theirs."""
        game, asks = shuffle["game"], shuffle["asks"]
        heard = self.commit(game, shuffle["commitment"])
        if shuffle["closed"] and not heard.seals:
            heard.seals, heard.rotated = shuffle["seals"], shuffle["rotated"]
        if shuffle["sealed"] is not None and shuffle["sealed"] != sha256(heard.number):
            heard.number, heard.elsewhere = "", True
        if asks is None or self.answered == (game, asks):
            return None
        if asks == "seal":
            self.answered = game, asks
            heard.number = heard.number or secrets.token_hex(32)
            return {"type": "seal_number", "game": game, "seal": sha256(heard.number)}
        if not heard.number or sha256(heard.number) not in heard.seals:
            return None
        self.answered = game, asks
        return {"type": "show_number", "game": game, "number": heard.number}

    def verdict(self, game: int, result: dict[str, Any]) -> Verdict:
        """What became of one's own number in a finished game."""
        part, seed, nonce, numbers = result["part"], result["seed"], result["nonce"], result["numbers"]
        heard = self.games.get(game, Heard())
        committed = commitment(part or seed, nonce)
        shown = {seat: number for seat, number in enumerate(numbers) if number is not None}
        agreed = (
            heard.commitment in (None, committed),
            not part or shared_seed(part, shown) == seed,
            heard.added is None or heard.added == [*shown],
            sealed(heard, numbers),
        )
        if not all(agreed):
            return "broken"
        if heard.number:
            return "shared" if part and heard.number in numbers else "left_out"
        if heard.skipped:
            return "skipped"
        return "alone" if not part else "elsewhere" if heard.elsewhere else "others"


def sealed(heard: Heard, numbers: Sequence[str | None]) -> bool:
    """Whether every number was sealed, by whoever has it, before this client showed its own. Otherwise the hall could have made one up."""
    seals, by = heard.seals, int(heard.rotated)
    if not seals:
        return not heard.number or heard.number not in numbers  # nothing was shown here
    return all(number is None or seals[(seat - by) % len(seals)] == sha256(number) for seat, number in enumerate(numbers))


def keep(file: Path, games: dict[int, Any]) -> None:
    """Write what was heard and sent, for the owner alone."""
    file.parent.mkdir(parents=True, exist_ok=True)
    with open(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w", encoding="utf-8") as written:
        json.dump(games, written)
