"""Whatever an event is about, whoever reads is addressed, and those who only watch or look back are not."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import product
from typing import NamedTuple

import pytest

import greathall
from greathall.kernel.catalog import find_game
from greathall.kernel.event import EVERYONE, GALLERY, Event
from greathall.kernel.move import NONE, Verb, pack
from greathall.kernel.sentences.language import language, languages
from greathall.kernel.sentences.names import SEAT
from greathall.kernel.sentences.speech import Speech
from greathall.kernel.state import State

GAMES = ("treachery", "skirmish")
PLAYERS = ("Quirin", "Wanja", "Xenia")
YOU = {"en": r"\b(you|yours?|yourself)\b", "de": r"\b(du|dich|dir|dein\w*)\b"}

every_game = pytest.mark.parametrize("game", GAMES)
every_language = pytest.mark.parametrize("name", languages())


def table(game: str) -> State:
    state = greathall.new(game, 3, seed=5)
    state.players = list(PLAYERS)
    state.listen()
    return state


def addresses(text: str, name: str) -> bool:
    """Whether somebody is called `you`."""
    return re.search(YOU[name], text, re.IGNORECASE) is not None


def misread(speech: Speech, event: Event, name: str) -> list[str]:
    """What is told of an event as it should not be, to whom."""
    found = [text for seat, player in enumerate(PLAYERS) if player in (text := speech.event(event, seat).text)]
    watched = speech.event(event, GALLERY).text
    return [*found, watched] if addresses(watched, name) else found


class Filling(NamedTuple):
    """What may stand in a field."""

    value: int
    seat: int | None = None
    mixed: bool = False
    """Whether it is a seat where a thing could stand."""


def fillings(state: State, verb: Verb) -> Iterator[list[int]]:
    """Fields of an event: different seats in every order, all of a few things or two of many; nothing where a field may be left out."""
    choices: list[list[Filling]] = []
    for kind, optional in zip(verb.kinds, verb.optional, strict=True):
        found = [Filling(int(NONE))] if optional else []
        before, parts = 0, state.mixed_kinds().get(kind, (kind,))
        for part in parts:
            things = [""] if part == "number" else PLAYERS if part == SEAT else state.names()[part]
            shown = range(len(things) if len(things) < 10 else 2)
            found += [Filling(before + number, number if part == SEAT else None, part == SEAT and len(parts) > 1) for number in shown]
            before += len(things)
        choices.append(found)
    for chosen in product(*choices):
        seats = [each.seat for each in chosen if each.seat is not None]
        # Nobody does something to themselves, and a target that is somebody at the table belongs to nobody.
        if len(set(seats)) == len(seats) and not (len(seats) > 1 and any(each.mixed for each in chosen)):
            yield [each.value for each in chosen]


@every_language
@every_game
def test_whatever_happens_whoever_reads_is_addressed(game: str, name: str) -> None:
    state = table(game)
    speech = Speech(language(name), state)
    for number, verb in enumerate(find_game(game).tellings.verbs):
        for fields in fillings(state, verb):
            event = Event(pack(number, *fields), EVERYONE)
            assert misread(speech, event, name) == [], (verb.name, fields)


@every_language
@every_game
def test_nobody_is_addressed_in_a_replay(game: str, name: str) -> None:
    state = table(game)
    speech = Speech(language(name), state, addresses=False)
    for number, verb in enumerate(find_game(game).tellings.verbs):
        for fields in fillings(state, verb):
            event = Event(pack(number, *fields), EVERYONE)
            assert not any(addresses(speech.event(event, seat).text, name) for seat in range(len(PLAYERS))), (verb.name, fields)
