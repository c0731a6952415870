"""A game on paper: engine version, options, seed and moves. Same record, same game.

Greathall record 1
engine: 0.2.0
game: treachery
seats: 2
player 0: Nick (you)
option first: 0
commitment: 9f0c…
nonce: 51aa…
seed: "c0ffee…"

1. 0 act card=coup side=top first=asher
2. …

scores: 8 6
winners: 0
"""

from __future__ import annotations

import json
import re
import secrets
from typing import Any, Final

from greathall.kernel.bits import seats_of
from greathall.kernel.cards import as_json
from greathall.kernel.catalog import find_game
from greathall.kernel.chance import commitment, fresh_seed, shared_seed
from greathall.kernel.errors import BadMove, BadRecord, GreathallError
from greathall.kernel.state import State
from greathall.version import VERSION

HEADING: Final = "Greathall record 1"
MOVE: Final = re.compile(r"(\d{1,6})\. (\d{1,6}) (\S.*)")
SETTING: Final = re.compile(r"(\w+)(?: (\w+))?:(?: (.*))?")
SETTINGS: Final = ("engine", "game", "seats", "match", "cards", "deck", "commitment", "nonce", "part", "seed", "scores", "winners")
MOST_SEATS: Final = 15


class Record:
    """All that is needed to play a game again."""

    def __init__(self, game: str, seats: int, seed: int | str, nonce: str = "") -> None:
        self.engine = VERSION
        self.game = game
        self.seats = seats
        self.seed: int | str | None = seed
        self.nonce = nonce or secrets.token_hex(16)
        self.commitment = commitment(seed, self.nonce)
        self.part = ""
        """The part of the seed that was committed to, if players have added to it; empty: the whole seed was."""
        self.numbers: dict[int, str] = {}
        """What players have added to it, by seat."""
        self.options: dict[str, str] = {}
        self.cards: dict[str, Any] | None = None
        """The card file, if it was not ours."""
        self.deck = ""
        """The fingerprint of the cards, as a record that was read has it; empty: those of this version."""
        self.players: list[str] = [""] * seats
        self.match = ""
        """The match this game belongs to, as JSON; empty for a single game."""
        self.moves: list[tuple[int, str]] = []
        self.scores: list[float] = []
        self.winners: list[int] = []

    def add_numbers(self, part: str, numbers: dict[int, str]) -> None:
        """Say of which part and numbers the seed is made."""
        self.part, self.numbers = part, numbers
        self.commitment = commitment(part, self.nonce)

    def finished(self) -> bool:
        return bool(self.scores)

    def deal(self) -> State:
        """The position before the first move."""
        if self.seed is None:
            raise BadRecord("the seed of this game is not published before its end")
        game = find_game(self.game)
        if self.deck and self.deck != game.fingerprint(self.cards):
            raise BadRecord(
                f"the record was written by engine {self.engine} with other cards than {VERSION} has; replay it with that version"
            )
        return game.new(self.seats, self.seed, self.cards, self.options)

    def replay(self, moves: int | None = None) -> State:
        """The position after that many moves, or after all of them."""
        state = self.deal()
        for number in range(1, len(self.moves[:moves]) + 1):
            self.step(state, number)
        return state

    def step(self, state: State, number: int) -> State:
        """Play the move of that number, counted from 1, on the position before it."""
        seat, text = self.moves[number - 1]
        try:
            state.play(seat, text)
        except GreathallError as error:
            hint = "" if self.engine == VERSION else f"; it was written by engine {self.engine}, this is {VERSION}"
            raise BadRecord(f"move {number}, {text!r}, can't be played: {error}{hint}") from error
        return state

    def add(self, state: State, seat: int, move: int) -> None:
        """Play a move and write it down; the result too, if it was the last."""
        text = state.text(move)
        state.play(seat, move)
        self.note(state, seat, text)

    def play(self, state: State, seat: int, text: str) -> None:
        """Play the move or make the offer that a text names, and write that text down; the result too, if it was the last. `IllegalMove` or
        `BadMove`, and nothing changed, if it can't be played."""
        if not text.isprintable():
            raise BadMove("a move is one line of text")
        state.play(seat, text)
        self.note(state, seat, text.strip())

    def note(self, state: State, seat: int, text: str) -> None:
        """Write down what was played."""
        self.moves.append((seat, text))
        if state.over():
            self.close(state)

    def close(self, state: State) -> None:
        """Write down the result of a finished game."""
        self.scores = state.scores()
        self.winners = seats_of(state.winners())

    def verify(self) -> State:
        """Play everything again; `BadRecord` if the seed is not the one committed to, or the game went differently."""
        if self.seed is None:
            raise BadRecord("the seed of this game is not published before its end")
        if commitment(self.part or self.seed, self.nonce) != self.commitment:
            raise BadRecord("the seed is not the one that was committed to before the deal")
        if self.part and self.seed != shared_seed(self.part, self.numbers):
            raise BadRecord("the seed is not the one that the hall's part and the players' numbers make")
        state = self.replay()
        if state.over() != self.finished():
            raise BadRecord("the record has a result, but its moves don't end the game" if self.finished() else "the result is missing")
        if self.finished():
            told = (self.scores, self.winners)
            self.close(state)
            played = (self.scores, self.winners)
            self.scores, self.winners = told
            if told != played:
                raise BadRecord(f"the record says {result(*told)}, but the game ends with {result(*played)}")
        return state

    def to_text(self, reveal: bool = True) -> str:
        """The record as text; the seed and its nonce only where they may be revealed."""
        lines = [HEADING, f"engine: {self.engine}", f"game: {self.game}", f"seats: {self.seats}"]
        lines += [f"player {seat}: {' '.join(name.split())}" for seat, name in enumerate(self.players) if name.strip()]
        lines += [f"option {name}: {value}" for name, value in self.options.items()]
        if self.match:
            lines.append(f"match: {self.match}")
        if self.cards is not None:
            lines.append(f"cards: {as_json(self.cards)}")
        lines.append(f"deck: {self.deck or find_game(self.game).fingerprint(self.cards)}")
        lines.append(f"commitment: {self.commitment}")
        if reveal and self.seed is not None:
            lines += [f"nonce: {self.nonce}", *([f"part: {self.part}"] if self.part else [])]
            lines += [f"number {seat}: {self.numbers[seat]}" for seat in sorted(self.numbers)]
            lines.append(f"seed: {json.dumps(self.seed)}")
        lines.append("")
        lines += [f"{number}. {seat} {text}" for number, (seat, text) in enumerate(self.moves, 1)]
        if self.finished():
            lines += ["", "scores: " + " ".join(f"{score:.17g}" for score in self.scores)]
            lines.append("winners: " + " ".join(str(seat) for seat in self.winners))
        return "\n".join(lines) + "\n"

    def __repr__(self) -> str:
        return f"greathall.Record.from_text({self.to_text()!r})"

    @classmethod
    def live(cls, game: str, seats: int) -> Record:
        """A record for a game whose shuffle nobody can predict."""
        return cls(game, seats, fresh_seed())

    @classmethod
    def from_text(cls, text: str) -> Record:
        """Read a record; `BadRecord` names the line that is wrong."""
        # Only line feeds end lines: a card's text may hold other characters that `splitlines` would take for the end of one.
        lines = [line.strip() for line in text.split("\n")]
        if lines[0] != HEADING:
            raise BadRecord(f"this is not a record: its first line should be {HEADING!r}")
        settings: dict[str, str] = {}
        options: dict[str, str] = {}
        players: dict[str, str] = {}
        numbers: dict[str, str] = {}
        moves: list[tuple[int, str]] = []
        for number, line in enumerate(lines[1:], 2):
            if not line or line.startswith("#"):
                continue
            move = MOVE.fullmatch(line)
            setting = SETTING.fullmatch(line)
            if move:
                if int(move[1]) != len(moves) + 1:
                    raise BadRecord(f"line {number}: move {len(moves) + 1} is missing")
                moves.append((int(move[2]), move[3]))
            elif setting:
                kind, name = setting[1], setting[2] or ""
                where = {"option": options, "player": players, "number": numbers}.get(kind, settings)
                if bool(name) == (where is settings) or (where is settings and kind not in SETTINGS):
                    raise BadRecord(f"line {number}: a record has no {f'{kind} {name}'.strip()!r}")
                if (name or kind) in where:
                    raise BadRecord(f"line {number} says again what was said before: {line!r}")
                where[name or kind] = setting[3] or ""
            else:
                raise BadRecord(f"line {number} can't be read: {line!r}")
        return _filled(settings, options, players, numbers, moves)


def result(scores: list[float], winners: list[int]) -> str:
    """Scores and winners in a few words."""
    return f"scores {' '.join(f'{score:g}' for score in scores)} and winners {' '.join(map(str, winners))}"


def _filled(
    settings: dict[str, str],
    options: dict[str, str],
    players: dict[str, str],
    numbers: dict[str, str],
    moves: list[tuple[int, str]],
) -> Record:
    try:
        seed = json.loads(settings["seed"]) if "seed" in settings else 0
        if not isinstance(seed, int | str):
            raise ValueError("the seed should be a number or a text")
        seats = int(settings["seats"])
        if not 0 < seats <= MOST_SEATS:
            raise ValueError(f"there are 1 to {MOST_SEATS} seats at a table")
        record = Record(settings["game"], seats, seed, settings.get("nonce", "unpublished"))
        if "seed" not in settings:
            record.seed = None
        record.part = settings.get("part", "")
        record.numbers = {seat: numbers.pop(str(seat)) for seat in range(seats) if str(seat) in numbers}
        if numbers:
            raise ValueError(f"there is no seat for number {next(iter(numbers))}")
        if record.numbers and not record.part:
            raise ValueError("there are numbers of players, but no part that they were added to")
        record.commitment = settings["commitment"]
        record.engine = settings["engine"]
        record.options = options
        record.players = [players.pop(str(seat), "") for seat in range(seats)]
        if players:
            raise ValueError(f"there is no seat for player {next(iter(players))}")
        record.match = settings.get("match", "")
        if "cards" in settings:
            cards = json.loads(settings["cards"])
            if not isinstance(cards, dict):
                raise ValueError("the cards should be a table")
            record.cards = cards
        record.deck = settings.get("deck", "")
        record.moves = moves
        record.scores = [float(score) for score in settings.get("scores", "").split()]
        record.winners = [int(seat) for seat in settings.get("winners", "").split()]
    except KeyError as error:
        raise BadRecord(f"the record doesn't say its {error.args[0]}") from error
    except (ValueError, RecursionError) as error:
        raise BadRecord(f"the record is damaged: {error}") from error
    return record
