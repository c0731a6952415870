"""What the sentences of each game mark: in every language the same things, one after the other, and nothing twice at one place."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import greathall
from greathall.kernel.catalog import Game, all_games
from greathall.kernel.chance import swift
from greathall.kernel.event import OPEN
from greathall.kernel.sentences.language import language, languages
from greathall.kernel.sentences.speech import Sentence, Speech

GAMES = [game for game in all_games() if game.words is not None]
THINGS = {"agenda", "card", "character", "house", "lying", "title"}
"""The kinds of what one can look at; somebody at the table may be spoken to instead."""


def told(game: Game) -> Iterator[list[Sentence]]:
    """All that is told in a game, to every viewer: each sentence in every language."""
    chance = swift("marks")
    state = greathall.new(game.name, game.fewest, 1)
    state.listen()
    while asked := state.asked():
        speeches = [Speech(language(name), state) for name in languages()]
        for event in state.events or []:
            for viewer in range(int(OPEN), state.seats):
                yield [speech.event(event, viewer) for speech in speeches]
        moves = state.moves(asked[0])
        state.play(asked[0], moves[chance.below(len(moves))])


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_language_marks_the_same_things(game: Game) -> None:
    found = False
    for sentences in told(game):
        named = [{(mark.kind, mark.name) for mark in said.marks if mark.kind in THINGS} for said in sentences]
        assert all(things == named[0] for things in named), [said.text for said in sentences]
        found = found or bool(named[0])
    assert found


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_marks_stand_one_after_the_other(game: Game) -> None:
    for said in [said for sentences in told(game) for said in sentences]:
        places = [place for mark in said.marks for place in (mark.start, mark.end)]
        assert places == sorted(places), said.text
        assert all(0 <= mark.start < mark.end <= len(said.text) for mark in said.marks), said.text
