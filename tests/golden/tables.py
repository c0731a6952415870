"""The tables that trained programs and datasets rest on: features, actions and the numbers of moves, and a digest of how they encode the
golden games."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from pathlib import Path

from librt.vecs import vec
from mypy_extensions import i64

from greathall import features
from greathall.kernel.catalog import Game, all_games, find_game
from greathall.kernel.deals.offer import is_offer
from greathall.kernel.record import Record

FILE = "tables.txt"


def lines(records: list[Path]) -> Iterator[str]:
    """Everything that must not change within a version of the rules, line by line."""
    for game in all_games():
        yield from numbers(game)
        for seats in range(game.fewest, game.most + 1):
            encoding = features.of(game, seats, whole=True, offers=True)
            for kind, fields in (("feature", encoding.fields), ("action", encoding.actions)):
                yield from (f"{game.name} {seats} {kind} {field.name} {field.offset} {field.size}" for field in fields)
    for path in records:
        yield f"{path.stem} {digest(Record.from_text(path.read_text(encoding='utf-8')))}"


def numbers(game: Game) -> Iterator[str]:
    """The moves by number, with their fields in order."""
    for number, verb in enumerate(game.verbs.verbs):
        fields = [f"{label}:{kind}{'?' * optional}" for label, kind, optional in zip(verb.fields, verb.kinds, verb.optional, strict=True)]
        yield " ".join([game.name, "move", str(number), verb.name, *fields])


def digest(record: Record) -> str:
    """The features, the moves and their places at every move of a game, in a few characters."""
    state = record.deal()
    encoding = find_game(record.game).encoding(state)
    found = hashlib.sha256()
    for number, (seat, text) in enumerate(record.moves, 1):
        moves: vec[i64] = state.moves(seat)
        if not is_offer(text) and len(moves) > 0:
            for row in (encoding.features(state, seat), moves, encoding.places(state, seat, moves, 0)):
                found.update(" ".join(str(int(value)) for value in row).encode() + b"\n")
        record.step(state, number)
    return found.hexdigest()[:16]
