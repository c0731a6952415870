"""Whatever an event is about, whoever reads is addressed, and those who only watch or look back are not."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import product
from typing import NamedTuple

import pytest

import greathall
from greathall.games.thrones.abilities.changes import of_players
from greathall.games.thrones.state import Thrones
from greathall.kernel.catalog import find_game
from greathall.kernel.event import EVERYONE, GALLERY, Event
from greathall.kernel.move import NONE, NUMBER, OFFER, Verb, pack
from greathall.kernel.sentences.language import language, languages
from greathall.kernel.sentences.names import SEAT
from greathall.kernel.sentences.speech import Speech
from greathall.kernel.state import State

GAMES = ("treachery", "skirmish", "duhr", "thrones")
NAMES = ("Quirin", "Wanja", "Xenia", "Zadkiel")
YOU = {"en": r"\b(you|yours?|yourself)\b", "de": r"\b(du|dich|dir|dein\w*)\b"}
QUOTED = {"en": "“[^”]*”", "de": "„[^“]*“"}

every_game = pytest.mark.parametrize("game", GAMES)
every_language = pytest.mark.parametrize("name", languages())


def table(game: str) -> State:
    seats = max(3, find_game(game).fewest)
    state = greathall.new(game, seats, seed=5)
    state.players = list(NAMES[:seats])
    state.listen()
    return state


def addresses(text: str, name: str) -> bool:
    """Whether somebody is called `you`, other than in a quotation: an agenda speaks to its owner, whoever reads it."""
    return re.search(YOU[name], re.sub(QUOTED[name], "", text), re.IGNORECASE) is not None


def misread(speech: Speech, event: Event, name: str) -> list[str]:
    """What is told of an event as it should not be, to whom."""
    found = [text for seat, player in enumerate(speech.state.players or []) if player in (text := speech.event(event, seat).text)]
    watched = speech.event(event, GALLERY).text
    return [*found, watched] if addresses(watched, name) else found


class Filling(NamedTuple):
    """What may stand in a field."""

    value: int
    seat: int | None = None
    mixed: bool = False
    """Whether it is a seat where a thing could stand."""


def happenings(game: str) -> Iterator[tuple[int, Verb]]:
    """What may happen, but for offers: they are on the table, and `tests/kernel/deals` has them."""
    for number, verb in enumerate(find_game(game).tellings.verbs):
        if OFFER not in verb.kinds:
            yield number, verb


def shown(state: State, verb: Verb, kind: str) -> Sequence[int]:
    """The numbers of things of a kind that are tried: all of a few, two of many; of changes for a player, all that there are."""
    if isinstance(state, Thrones) and verb.name == "lasts_for" and kind == "change":
        return [number for number, change in enumerate(state.card_set.changes) if of_players(change.kind)]
    count = 1 if kind == NUMBER else state.seats if kind == SEAT else len(state.names()[kind])
    return range(count if count < 10 else 2)


def fillings(state: State, verb: Verb) -> Iterator[list[int]]:
    """Fields of an event: different seats in every order, all of a few things or two of many; nothing where a field may be left out."""
    choices: list[list[Filling]] = []
    for kind, optional in zip(verb.kinds, verb.optional, strict=True):
        found = [Filling(int(NONE))] if optional else []
        before, parts = 0, state.mixed_kinds().get(kind, (kind,))
        for part in parts:
            seated = part == SEAT
            found += [
                Filling(before + number, number if seated else None, seated and len(parts) > 1) for number in shown(state, verb, part)
            ]
            before += state.seats if seated else len(state.names().get(part, ()))
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
    for number, verb in happenings(game):
        for fields in fillings(state, verb):
            event = Event(pack(number, *fields), EVERYONE)
            assert misread(speech, event, name) == [], (verb.name, fields)


@every_language
@every_game
def test_nobody_is_addressed_in_a_replay(game: str, name: str) -> None:
    state = table(game)
    speech = Speech(language(name), state, addresses=False)
    for number, verb in happenings(game):
        for fields in fillings(state, verb):
            event = Event(pack(number, *fields), EVERYONE)
            assert not any(addresses(speech.event(event, seat).text, name) for seat in range(state.seats)), (verb.name, fields)
