"""In which line of a TOML file things stand; what `tomllib` reads no longer says it."""

from __future__ import annotations

import re
from typing import Final

HEADER: Final = re.compile(r"\s*(\[\[?)\s*([\w.\s\"'-]+?)\s*\]")
KEY: Final = re.compile(r"\s*([\w.-]+|\"[^\"]*\"|'[^']*')\s*=")
PIECE: Final = re.compile(r'"""|\'\'\'|"(?:[^"\\]|\\.)*"|\'[^\']*\'|[\[\]{}#]')
"""What decides whether a value goes on: quotes, brackets, and the comment that ends a line."""
LONG: Final = ('"""', "'''")


def toml_lines(text: str) -> dict[tuple[str, ...], int]:
    """The line of each table and of each field; entries of lists are counted from 0: `cards`, `3`, `cost`."""
    found: dict[tuple[str, ...], int] = {}
    counts: dict[tuple[str, ...], int] = {}
    table: tuple[str, ...] = ()
    depth = 0
    within = ""
    for number, line in enumerate(text.split("\n"), 1):
        if depth == 0 and not within:
            header = HEADER.match(line)
            if header is not None:
                table = place_of(header[2], header[1] == "[[", counts)
                found.setdefault(table, number)
                found.setdefault(table[:1], number)
                continue
            key = KEY.match(line)
            if key is not None:
                found[(*table, *parts_of(key[1]))] = number
        depth, within = after(line, depth, within)
    return found


def parts_of(written: str) -> list[str]:
    """The parts of a dotted name."""
    return [part.strip().strip("\"'") for part in written.split(".")]


def place_of(written: str, many: bool, counts: dict[tuple[str, ...], int]) -> tuple[str, ...]:
    """Where the table of a header is; one of a list is counted."""
    place: tuple[str, ...] = ()
    for part in parts_of(written):
        if place in counts:
            place = (*place, str(counts[place] - 1))
        place = (*place, part)
    if many:
        counts[place] = counts.get(place, 0) + 1
        place = (*place, str(counts[place] - 1))
    return place


def after(line: str, depth: int, within: str) -> tuple[int, str]:
    """How many brackets are open behind a line, and in which long text it ends."""
    at = 0
    while at < len(line):
        if within:
            end = line.find(within, at)
            if end < 0:
                return depth, within
            at, within = end + len(within), ""
            continue
        piece = PIECE.search(line, at)
        if piece is None or piece[0] == "#":
            break
        at = piece.end()
        if piece[0] in LONG:
            within = piece[0]
        elif piece[0] in "[{":
            depth += 1
        elif piece[0] in "]}":
            depth -= 1
    return depth, within
