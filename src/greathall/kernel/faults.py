"""What is wrong with a card file: all of it, each mistake with its card, its line, and what may have been meant."""

from __future__ import annotations

import difflib
from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from greathall.kernel.errors import BadCards
from greathall.kernel.messages import (
    CARDFILE_AT,
    CARDFILE_ENTRY,
    CARDFILE_SAID,
    FIELD_MISSING,
    NO_FIELD,
    NO_LIST,
    NO_TABLE,
    NO_WORD,
    NOT_A_FLAG,
    NOT_A_LIST,
    NOT_A_NUMBER,
    NOT_A_TEXT,
    NOT_ITS_FIELD,
    NOT_TABLES,
    SAME_ID,
    WRONG_COUNT,
    WRONG_ID,
)
from greathall.kernel.sentences.language import ENGLISH, language
from greathall.kernel.sentences.message import Saying
from greathall.kernel.sentences.speech import text_of

if TYPE_CHECKING:
    from greathall.kernel.catalog import Game

MOST_KNOWN: Final = 40
"""More words than this are not listed; the nearest one is named all the same."""


class Fault:
    """One mistake: where it is in the data, which entry that is, and what is wrong."""

    def __init__(self, path: tuple[str, ...], place: Saying | None, what: Saying) -> None:
        self.path = path
        """Keys, and the numbers of entries from 0: `cards`, `3`, `abilities`, `0`, `do`."""
        self.place = place
        self.what = what

    def saying(self, lines: Mapping[tuple[str, ...], int]) -> Saying:
        """It with its line, as far as these lines of a file say it."""
        return CARDFILE_AT.say(line_at(self.path, lines), self.place, self.what)


def line_at(path: tuple[str, ...], lines: Mapping[tuple[str, ...], int]) -> str | None:
    """The line of a place in a file, or else of what it belongs to."""
    for count in range(len(path), 0, -1):
        found = lines.get(path[:count])
        if found is not None:
            return str(found)
    return None


def refused(faults: Sequence[Fault], game: Game | None, lines: Mapping[tuple[str, ...], int]) -> BadCards:
    """The refusal of a card file for all of these, in the order of its lines."""
    sayings = [fault.saying(lines) for fault in sorted(faults, key=lambda fault: int(line_at(fault.path, lines) or 0))]
    spoken = language(ENGLISH)
    return BadCards("\n".join(text_of(saying, spoken, game) for saying in sayings), None, faults, sayings, game)


def nearest(name: str, known: Iterable[str]) -> str | None:
    """The word that may have been meant."""
    known = list(known)
    folded = {each.casefold(): each for each in known}
    found = difflib.get_close_matches(name.casefold(), list(folded), 1)
    return folded[found[0]] if found else None


def listed(known: Iterable[str]) -> list[str]:
    """The words there are, if they are not too many to read; their beginning otherwise."""
    known = list(known)
    return known if len(known) <= MOST_KNOWN else [*known[:MOST_KNOWN], "…"]


class Field:
    """What stands in a field of an entry."""

    def __init__(self, needed: bool = False) -> None:
        self.needed = needed

    def fault(self, name: str, value: Any) -> Saying | None:
        """What is wrong with a value, if anything is."""
        return None


class TextField(Field):
    """A text; one that is needed is not empty."""

    def fault(self, name: str, value: Any) -> Saying | None:
        if not isinstance(value, str):
            return NOT_A_TEXT.say(name)
        return FIELD_MISSING.say(name) if self.needed and not value else None


class NumberField(Field):
    """A whole number within bounds."""

    def __init__(self, least: int, most: int, needed: bool = False) -> None:
        super().__init__(needed)
        self.least = least
        self.most = most

    def fault(self, name: str, value: Any) -> Saying | None:
        good = isinstance(value, int) and not isinstance(value, bool) and self.least <= value <= self.most
        return None if good else NOT_A_NUMBER.say(name, self.least, self.most)


class FlagField(Field):
    """`true` or `false`"""

    def fault(self, name: str, value: Any) -> Saying | None:
        return None if isinstance(value, bool) else NOT_A_FLAG.say(name)


class WordField(Field):
    """One of some words."""

    def __init__(self, words: Sequence[str], needed: bool = False) -> None:
        super().__init__(needed)
        self.words = words

    def fault(self, name: str, value: Any) -> Saying | None:
        if not isinstance(value, str):
            return NOT_A_TEXT.say(name)
        if self.needed and not value:
            return FIELD_MISSING.say(name)
        return None if value in self.words else no_word(name, value, self.words)


class ListField(Field):
    """A list of texts: of any, or each one of some words."""

    def __init__(self, words: Sequence[str] | None = None, needed: bool = False) -> None:
        super().__init__(needed)
        self.words = words

    def fault(self, name: str, value: Any) -> Saying | None:
        if not isinstance(value, list) or not all(isinstance(each, str) for each in value):
            return NOT_A_LIST.say(name)
        if self.words is not None:
            for each in value:
                if each not in self.words:
                    return no_word(name, each, self.words)
        return None


class TablesField(Field):
    """A list of tables."""

    def fault(self, name: str, value: Any) -> Saying | None:
        good = isinstance(value, list) and all(isinstance(each, dict) for each in value)
        return None if good else NOT_TABLES.say(name)


def no_word(name: str, value: str, known: Sequence[str]) -> Saying:
    return NO_WORD.say(name, value, nearest(value, known), listed(known))


class Faults:
    """Gathers what is wrong with the data of a card file, while it is read as far as it can be."""

    def __init__(self, data: dict[str, Any], game: Game | None = None) -> None:
        self.data = data
        self.game = game
        """In whose words it is said."""
        self.found: list[Fault] = []

    def add(self, path: tuple[str, ...], what: Saying) -> None:
        """One more mistake."""
        self.found.append(Fault(path, self.place(path), what))

    def note(self, path: tuple[str, ...], error: BadCards) -> None:
        """One more mistake, which something that was read has raised."""
        self.add(path, error.saying or CARDFILE_SAID.say(str(error)))

    def place(self, path: tuple[str, ...]) -> Saying | None:
        """Which entry a place belongs to."""
        if len(path) < 2:
            return None
        entry = self.data[path[0]][int(path[1])]
        name = entry.get("id")
        return CARDFILE_ENTRY.say(path[0], name if isinstance(name, str) and name else str(int(path[1]) + 1))

    def refuse(self) -> None:
        """Refuse the file if anything is wrong with it."""
        if self.found:
            raise refused(self.found, self.game, {})

    # What any card file is made of.

    def tables(self, known: Sequence[str]) -> None:
        """There is nothing else in the file."""
        for key in self.data:
            if key not in known:
                self.add((key,), NO_TABLE.say(key, nearest(key, known), list(known)))

    def entries(self, key: str, count: int | None = None) -> list[tuple[tuple[str, ...], dict[str, Any]]]:
        """The tables of a list that the file must have, `count` of them if that is said, with their places. They have different ids."""
        value = self.data.get(key)
        if not isinstance(value, list) or not all(isinstance(entry, dict) for entry in value):
            self.add((key,), NO_LIST.say(key))
            return []
        if count is not None and len(value) != count:
            self.add((key,), WRONG_COUNT.say(len(value), key, count))
        seen: set[str] = set()
        found: list[tuple[tuple[str, ...], dict[str, Any]]] = []
        for number, entry in enumerate(value):
            path = (key, str(number))
            name = entry.get("id")
            if not isinstance(name, str) or not name:
                self.add(path, FIELD_MISSING.say("id"))
                continue
            if name in seen:
                self.add((*path, "id"), SAME_ID.say(key, name))
            elif not name.replace("_", "").isalnum():
                self.add((*path, "id"), WRONG_ID.say(name))
            seen.add(name)
            found.append((path, entry))
        return found

    def check(
        self,
        path: tuple[str, ...],
        entry: dict[str, Any],
        fields: Mapping[str, Field],
        kind: str = "",
        others: Mapping[str, Field] | None = None,
    ) -> dict[str, Any]:
        """The fields of an entry that are as they should be; what else stands there is wrong.

        `others` are fields of entries that are not of the type `kind`.
        """
        right: dict[str, Any] = {}
        for name, value in entry.items():
            field = fields.get(name)
            if field is None:
                if others is not None and name in others:
                    self.add((*path, name), NOT_ITS_FIELD.say(name, kind, list(fields)))
                else:
                    self.add((*path, name), NO_FIELD.say(name, nearest(name, fields), list(fields)))
                continue
            wrong = field.fault(name, value)
            if wrong is None:
                right[name] = value
            else:
                self.add((*path, name), wrong)
        for name, field in fields.items():
            if field.needed and name not in entry:
                self.add(path, FIELD_MISSING.say(name))
        return right

    def checked(self, key: str, fields: Mapping[str, Field], count: int | None = None) -> list[dict[str, Any]]:
        """The tables of a list, each with the fields that are right. The rest of the file can be read if nothing is wrong so far."""
        return [self.check(path, entry, fields) for path, entry in self.entries(key, count)]
