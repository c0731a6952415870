"""What a seat of a game had, drew and played, read from the positions and the events of any game."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any, Final

from greathall.games.thrones.cards import CardSet
from greathall.games.thrones.terms import NOBODY
from greathall.kernel.move import field
from greathall.kernel.state import State

DEALT: Final = {"houses": "House", "agendas": "agenda", "decks": "deck"}
"""Fields of a position that hold one thing for each seat, and what it is."""
DRAWN: Final = ("dealt", "drew")
PLAYED: Final = ("acted", "deployed", "played", "summoned", "scouted", "entered", "plot_revealed", "used", "responded")
EVENT_CARDS: Final = ("betrayal", "blackmail", "collaborators", "espionage", "informants", "intrigue")
"""In Dûhr what an event card does has its name."""
COPY: Final = re.compile(r"^\d+\.(\w+?)(\.\d+)?$")
"""A card of A Game of Thrones is named by its seat, its own name, and the number of the copy."""

Had = set[tuple[str, str, int]]
"""A kind of thing, its name, and the seat that had it."""


class Watched:
    """Notes during a game what each seat draws and plays; whatever comes twice is noted once."""

    def __init__(self, state: State) -> None:
        self.had: Had = set()
        self.first = state.to_dict()["first"] if "first" in state.options else None
        """Who begins, in games that let one choose it: the place in the order of play counts from there."""
        self.hear(state)

    def watch(self, state: State, seat: int, move: int) -> None:
        """Called before each move, and once more when the game is over."""
        self.hear(state)
        state.events = []

    def hear(self, state: State) -> None:
        names = state.names()
        for event in state.events or []:
            verb = state.game.tellings.of(event.word)
            values = {label: int(field(event.word, place)) for place, label in enumerate(verb.fields)}
            seat = values.get("seat", values.get("player", -1))
            if verb.name in EVENT_CARDS:
                self.had.add(("card played", verb.name, seat))
            elif verb.name == "title_taken":
                self.had.add(("title", names["title"][values["title"]], seat))
            elif "card" in values and verb.name in DRAWN + PLAYED:
                kind = "card drawn" if verb.name in DRAWN else "card played"
                self.had.add((kind, plain(names["card"][values["card"]]), seat))
            elif verb.name in DRAWN and "card" not in values:
                self.had |= {("card drawn", plain(card), seat) for card in hands(state)[seat]}

    def all(self, state: State) -> Had:
        """Everything, when the game is over."""
        self.hear(state)
        self.had |= set(dealt(state))
        if self.first is not None:
            self.had |= {
                ("place in the order of play", f"place {(seat - self.first) % state.seats + 1}", seat) for seat in range(state.seats)
            }
        return self.had


def hands(state: State) -> list[list[str]]:
    """What each seat holds, where a game deals without saying the cards."""
    written: Mapping[str, Any] = state.to_dict()
    return [list(hand) for hand in written["hands"]]


def dealt(state: State) -> Iterator[tuple[str, str, int]]:
    """What each seat was given for the whole game."""
    written = state.to_dict()
    for seat in range(state.seats):
        yield "seat", f"seat {seat + 1}", seat
    for name, kind in DEALT.items():
        if isinstance(things := written.get(name), list):
            yield from ((kind, str(thing), seat) for seat, thing in enumerate(things))
    deck_set = getattr(state, "card_set", None)
    if isinstance(deck_set, CardSet):
        ready = {deck.name: deck for deck in deck_set.decks}
        for seat, name in enumerate(written["decks"]):
            if name in ready:
                deck = ready[name]
                yield "House", deck_set.house_ids[deck.house], seat
                yield "agenda", "none" if deck.agenda == NOBODY else deck_set.cards[deck.agenda].id, seat


def plain(card: str) -> str:
    """A card by its own name."""
    found = COPY.match(card)
    return found[1] if found else card
