"""Names and texts that stand by themselves, on a card or beside it, in one language."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

from greathall.kernel.event import GALLERY
from greathall.kernel.move import Names
from greathall.kernel.sentences.language import ENGLISH, Lacking, language, spoken
from greathall.kernel.sentences.message import Saying
from greathall.kernel.sentences.names import NameLists
from greathall.kernel.sentences.speech import text_of
from greathall.kernel.sentences.values import NO

if TYPE_CHECKING:
    from greathall.kernel.catalog import Game

TITLE: Final = "title"
"""The form of a name that stands by itself, where it differs from that in a sentence: `Der Arzt`."""


class Labels:
    """What our cards say in a language, or in English if there are no words of it. What it lacks is said in English, each by itself."""

    def __init__(self, game: Game, wanted: str, ids: Names, card_names: Mapping[str, Sequence[str | Saying]]) -> None:
        self.game = game
        self.spoken = language(spoken(wanted))
        self.names = NameLists(self.spoken.of(game), ids, {}, card_names, True)
        self.english: Labels | None = None if self.spoken.name == ENGLISH else Labels(game, ENGLISH, ids, card_names)

    def name(self, kind: str, number: int, form: str = TITLE) -> str:
        """What the thing of a kind with that number is called."""
        try:
            return self.names.value(kind, number, GALLERY).text(form)
        except Lacking:
            if self.english is None:
                raise
            return self.english.name(kind, number, form)

    def all(self, kind: str, keys: Sequence[str] | None = None) -> dict[str, str]:
        """The names of all things of a kind, by their ids or by whatever else the card file calls them."""
        return {key: self.name(kind, number) for number, key in enumerate(self.names.ids[kind] if keys is None else keys)}

    def form(self, kind: str, number: int, form: str, otherwise: str) -> str:
        """What a form of a name says, such as `text`; otherwise what the card file says."""
        found = self.names.value(kind, number, GALLERY).key(form)
        return otherwise if found == NO else found

    def text(self, saying: Saying) -> str:
        return text_of(saying, self.spoken, self.game, self.names)
