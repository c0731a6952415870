"""What people call the things of a study, in English: by the words of the game, not by the ids that moves and records have."""

from __future__ import annotations

from typing import Final

from greathall.kernel.catalog import Game, Source
from greathall.kernel.event import GALLERY
from greathall.kernel.sentences.labels import TITLE
from greathall.kernel.sentences.language import ENGLISH, Lacking, language
from greathall.kernel.sentences.names import names_of

LISTS: Final = {
    "House": ("house",),
    "deck": ("deck",),
    "agenda": ("agenda", "face"),
    "title": ("title",),
    "card drawn": ("face", "card"),
    "card played": ("face", "card"),
}
"""In which list of a game's names a kind of thing stands; the first one that the game has."""
HOUSES: Final = "house"
ENDED: Final = "ended"
"""The event that says why a game is over."""


class Naming:
    """The names of a game's things. What a game has no words for keeps its id."""

    def __init__(self, game: Game, cards: Source = None) -> None:
        self.words = language(ENGLISH).of(game)
        self.names = names_of(language(ENGLISH), game.new(game.fewest, 0, cards))

    def called(self, kind: str, name: str) -> str:
        """What a thing of a kind is called: as it stands on its card, a House as in a sentence, since its card may bear another title."""
        for things in LISTS.get(kind, ()):
            if name in self.names.ids.get(things, ()):
                return self.named(things, name, "" if things == HOUSES else TITLE)
        # An Agenda of Treachery is written with two Houses: `green over red`.
        houses = self.names.ids.get(HOUSES, ())
        return " ".join(self.named(HOUSES, word, "") if word in houses else word for word in name.split(" "))

    def named(self, things: str, name: str, form: str) -> str:
        try:
            return self.names.value(things, self.names.ids[things].index(name), GALLERY).text(form)
        except Lacking:
            return name

    def ending(self, name: str) -> str:
        """Why games ended, as the game tells it."""
        entry, endings = self.words.find(f"event-{ENDED}"), self.names.ids.get("ending", ())
        if entry is None or name not in endings:
            return name
        return entry.pattern.sentence([self.names.value("ending", endings.index(name), GALLERY)], [])
