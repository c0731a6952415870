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

Verdict = Literal["shared", "others", "alone", "skipped", "left_out", "broken"]
"""What became of the number: it is in the seed; others have added theirs, and this client none; the hall shuffled alone, since nobody was
there, or although this client was; the number was sealed and is not in the seed; or what the hall says now is not what it said then."""


@dataclass
class Heard:
    """What was heard and sent about the shuffle of one game."""

    commitment: str = ""
    """What the hall committed to, as it was first heard: before this client sealed anything."""
    number: str = ""
    """The client's own, if it was asked for one; empty once another device of the seat was faster."""
    seals: list[str | None] = field(default_factory=list)
    """By what all numbers were sealed, as it was heard before this client showed its own."""
    rotated: bool = False
    """Whether everyone has moved on by a seat since they sealed."""
    skipped: bool = False
    """Whether the game began without a shuffle while this client was there."""


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

    def heard(self, game: int) -> Heard:
        return self.games.setdefault(game, Heard())

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
                heard = self.heard(what["game"])
                heard.commitment = heard.commitment or what["commitment"]
            if what.get("kind") == "started":
                heard.rotated = what["rotated"]
                heard.skipped = event is message and not self.lesson and not heard.number and not what.get("numbers")
        if message["type"] == "welcome":
            self.answered = None
        shuffle = message.get("position", {}).get("shuffle")
        return None if shuffle is None else self.answer(shuffle)

    def answer(self, shuffle: dict[str, Any]) -> dict[str, Any] | None:
        """What to say to a shuffle that goes on."""
        game, asks = shuffle["game"], shuffle["asks"]
        heard = self.heard(game)
        heard.commitment = heard.commitment or shuffle["commitment"]
        if shuffle["closed"] and not heard.seals:
            heard.seals = shuffle["seals"]
        if shuffle["sealed"] is not None and shuffle["sealed"] != sha256(heard.number):
            heard.number = ""
        if asks is None or self.answered == (game, asks):
            return None
        self.answered = game, asks
        if asks == "seal":
            heard.number = heard.number or secrets.token_hex(32)
            return {"type": "seal_number", "game": game, "seal": sha256(heard.number)}
        return {"type": "show_number", "game": game, "number": heard.number} if heard.number else None

    def verdict(self, game: int, result: dict[str, Any]) -> Verdict:
        """What became of one's own number in a finished game."""
        part, seed, nonce, numbers = result["part"], result["seed"], result["nonce"], result["numbers"]
        heard = self.games.get(game, Heard())
        committed = commitment(part or seed, nonce)
        shown = {seat: number for seat, number in enumerate(numbers) if number is not None}
        if committed != (heard.commitment or committed) or (part and shared_seed(part, shown) != seed) or not sealed(heard, numbers):
            return "broken"
        if not part:
            return "left_out" if heard.number else "skipped" if heard.skipped else "alone"
        if not heard.number:
            return "others"
        return "shared" if heard.number in numbers else "left_out"


def sealed(heard: Heard, numbers: Sequence[str | None]) -> bool:
    """Whether every number was sealed, by whoever has it, before this client showed its own. Otherwise the hall could have made one up."""
    seals, by = heard.seals, int(heard.rotated)
    return not seals or all(number is None or seals[(seat - by) % len(seals)] == sha256(number) for seat, number in enumerate(numbers))


def keep(file: Path, games: dict[int, Any]) -> None:
    """Write what was heard and sent, for the owner alone."""
    file.parent.mkdir(parents=True, exist_ok=True)
    with open(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w", encoding="utf-8") as written:
        json.dump(games, written)
