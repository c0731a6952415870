"""Golden words: what golden playthroughs don't show, one text a line, so that each changed word is a changed line.

`cards.txt` has what the cards of Thrones do, ability by ability; `refusals.txt` why moves are refused in the golden games, once for each
verb and line of the rules.
"""

from __future__ import annotations

from pathlib import Path

from greathall.kernel.catalog import find_game
from greathall.kernel.chance import swift
from greathall.kernel.record import Record
from greathall.kernel.state import State
from greathall.lab.contract import any_move

EVERY = 5
"""At every which position moves are tried."""
TRIED = 12
"""How many moves of each seat."""


def card_texts() -> list[str]:
    """Of every card, its whole text and what each of its abilities does."""
    found = []
    for card in find_game("thrones").shown()["cards"]:
        found += [f"{card['id']} | {line}" for line in card["text"]]
        found += [f"{card['id']}, {number} | {words}" for number, words in enumerate(card["does"], 1)]
    return found


def refusals(paths: list[Path]) -> list[str]:
    """Why moves that anybody could write are refused in these games."""
    found: dict[tuple[str, str, str], str] = {}
    for path in paths:
        record = Record.from_text(path.read_text(encoding="utf-8"))
        state = record.deal()
        state.players = record.players
        chance = swift(f"refusals of {path.stem}")
        for number in range(len(record.moves) + 1):
            if number:
                record.step(state, number)
            if number % EVERY == 0 or state.over():
                for seat in range(state.seats):
                    for _ in range(TRIED):
                        note(state, seat, any_move(state.game.verbs, state.names(), chance), found)
    return [f"{game} {verb} | {words}" for (game, verb, _), words in sorted(found.items())]


def note(state: State, seat: int, move: int, found: dict[tuple[str, str, str], str]) -> None:
    if move not in state.moves(seat) and move not in state.calls(seat):
        why = state.refusal(seat, move)
        found.setdefault((state.game.name, state.game.verbs.of(move).name, why.line), str(why))


def files(folder: Path, paths: list[Path]) -> dict[Path, list[str]]:
    return {folder / "cards.txt": card_texts(), folder / "refusals.txt": refusals(paths)}


def write(folder: Path, paths: list[Path]) -> None:
    for path, lines in files(folder, paths).items():
        path.write_text("\n".join([*lines, ""]), encoding="utf-8")
