"""A deck that a player brings to the table, laid out for people, pages and files."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from greathall.kernel.shapes import Holds


class DeckSheet:
    """What a game says of a deck: what it holds, what is wrong with it, and how it is written down."""

    def __init__(self, name: str, title: str, about: str, holds: Holds, option: str, faults: list[str], files: dict[str, str]) -> None:
        self.name = name
        """Of a ready deck its id; others have none."""
        self.title = title
        self.about = about
        self.holds = holds
        """The cards, by their ids."""
        self.option = option
        """How the option that names the decks of a table takes it; empty for a deck that can't be played."""
        self.faults = faults
        """Everything that is wrong with it, in sentences."""
        self.files = files
        """The texts of its files, under the names of their forms."""
