"""Sentences are for whoever reads them: they say "you" to a seat of itself, and to nobody else."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

import greathall
from greathall.kernel.chance import swift
from greathall.kernel.event import GALLERY, OPEN
from greathall.kernel.sentences.language import language
from greathall.kernel.sentences.speech import Speech
from greathall.kernel.state import State

PLAYERS = ["Zadkiel", "Yolanthe", "Xenophon", "Wilhelmina"]
"""Names that occur nowhere else."""
YOU = {"en": r"\b[Yy]ou(r|rs|rself)?\b", "de": r"\b([Dd]u|[Dd]ich|[Dd]ir|[Dd]ein(e[mnrs]?)?)\b"}
AGENDAS = ("kept", "agendas", "agenda_shown", "saw_agenda")
"""Agendas speak to their owner, whoever reads them."""

games = pytest.mark.parametrize(("name", "seed"), [("treachery", 1), ("skirmish", 1), ("duhr", 1), ("duhr", 2), ("thrones", 1)])
languages = pytest.mark.parametrize("spoken", ["en", "de"])


def states(name: str, seed: int) -> Iterator[State]:
    """A game that is played at random, with its events after each move."""
    state, chance = greathall.new(name, 4, seed), swift(f"readers {seed}")
    state.players = PLAYERS
    state.listen()
    yield state
    while asked := state.asked():
        moves = state.moves(asked[0])
        state.play(asked[0], moves[chance.below(len(moves))])
        yield state


def verb(state: State, word: int) -> str:
    return state.game.tellings.of(word).name


@games
@languages
def test_a_seat_reads_of_itself_as_you(name: str, seed: int, spoken: str) -> None:
    read = 0
    for state in states(name, seed):
        speech = Speech(language(spoken), state)
        for seat, player in enumerate(PLAYERS):
            for event in state.events or []:
                text = speech.event(event, seat).text
                assert player not in text, text
                read += bool(re.search(YOU[spoken], text))
            assert not any(player in speech.move(seat, move).text for move in state.moves(seat))
            asked = speech.prompt(seat).text
            own = seat in state.asked()
            # Whoever is asked is called by name, once, and then addressed.
            called = re.findall(rf"{player}( \([^)]*\))?, ", asked)
            assert asked.count(player) == len(called) == own, asked
    assert read > 20


@games
@languages
def test_the_gallery_is_never_addressed(name: str, seed: int, spoken: str) -> None:
    for state in states(name, seed):
        speech = Speech(language(spoken), state)
        for event in state.events or []:
            for viewer in (GALLERY, OPEN):
                text = speech.event(event, viewer).text
                assert verb(state, event.word) in AGENDAS or not re.search(YOU[spoken], text), text


@games
@languages
def test_nobody_is_called_you_of_what_another_does(name: str, seed: int, spoken: str) -> None:
    """Whoever has no part in an event reads what the gallery reads, but for what that seat may know."""
    for state in states(name, seed):
        speech = Speech(language(spoken), state)
        for event in state.events or []:
            told = speech.event(event, OPEN).text
            hidden = speech.event(event, GALLERY).text
            for seat, player in enumerate(PLAYERS):
                if player not in told and player not in hidden:
                    assert speech.event(event, seat).text in (told, hidden)
