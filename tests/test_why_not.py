"""Whoever points at anything on any table is told why it can't be used now: the thing or the rule by name, and nothing of the protocol."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import greathall
from greathall.kernel.chance import seeded
from greathall.kernel.move import NO_MOVE
from greathall.kernel.sentences.language import language, languages
from greathall.kernel.sentences.speech import Speech
from greathall.kernel.state import State
from greathall.lab import pointing
from greathall.lab.contract import Breach, check_game
from greathall.lab.pointing import all_things, attempt
from tests.long import much
from tests.toy.game import AUCTION
from tests.treachery.table import Table

RULES = Path(__file__).parent.parent / "docs" / "rules"
GAMES = ["treachery", "skirmish", "duhr", "thrones"]
POSITIONS = much(12, 300)
APART = 7
"""How many moves lie between two positions that are looked at."""
PROTOCOL = re.compile(r"\w_\w|\w=|[\[\]{}?]|refusal-|thing-|\bseat \d")
"""What only programs write."""


def positions(name: str) -> Iterator[State]:
    """Positions of games that are played at random, with all seat counts."""
    game, found, seed = greathall.game(name), 0, 0
    while found < POSITIONS:
        seed += 1
        chance = seeded(seed)
        state = game.new(game.fewest + seed % (game.most - game.fewest + 1), seed)
        for number in range(200):
            if state.over() or found == POSITIONS:
                break
            if number % APART == seed % APART:
                found += 1
                yield state
            seat = state.asked()[0]
            moves = state.moves(seat)
            state.play(seat, moves[chance.below(len(moves))])


@pytest.mark.parametrize("name", GAMES)
def test_everything_on_the_table_has_a_reason_in_words_with_a_line_of_the_rules(name: str) -> None:
    written = (RULES / f"{name}.md").read_text()
    chance = seeded(1)
    for state in positions(name):
        speeches = [Speech(language(spoken), state) for spoken in languages()]
        for seat in {state.asked()[0], (state.asked()[0] + 1) % state.seats}:
            for thing in all_things(state):
                for move in {int(NO_MOVE), attempt(state, seat, thing, chance)}:
                    why = state.why_unusable(seat, thing, move)
                    assert f"**{why.line}**" in written, why
                    for speech in speeches:
                        said = speech.reason(why).text
                        assert said
                        assert not PROTOCOL.search(said), said


@pytest.mark.parametrize("name", GAMES)
def test_the_one_who_is_asked_hears_the_name_of_the_thing(name: str) -> None:
    for state in positions(name):
        seat = state.asked()[0]
        for thing in all_things(state):
            called = Speech(language("en"), state).phrase(state.game.things.say(thing), -1).text
            why = state.why_unusable(seat, thing, int(NO_MOVE))
            assert called in why.reason or "offer" in why.reason, (called, why)


def test_a_thing_is_written_as_a_list_and_reads_back() -> None:
    for name in GAMES:
        state = greathall.game(name).new(greathall.game(name).fewest, 1)
        for thing in all_things(state):
            assert state.game.things.read(state.game.things.written(thing, state.names()), state.names()) == thing


@pytest.mark.parametrize("written", [[], ["dragon", "drogon"], ["character"], ["character", "asher", "filia"], ["character", "drogon"]])
def test_what_is_not_on_the_table_is_not_a_thing(written: list[str]) -> None:
    state = greathall.game("treachery").new(2, 1)
    with pytest.raises(greathall.BadMove):
        state.game.things.read(written, state.names())


def test_after_the_end_nothing_can_be_used() -> None:
    state = Table("filia", hand="duel", ending="deck").state
    assert str(state.why_unusable(0, state.game.things.read(["character", "filia"], state.names()), int(NO_MOVE))) == "the game is over"


def test_a_game_without_files_of_words_gives_the_reason_of_its_step() -> None:
    state = AUCTION.new(2, 1)
    seat = state.asked()[0]
    assert str(state.why_unusable(seat, 0, int(NO_MOVE))) == str(state.refusal(seat, int(NO_MOVE)))


def test_the_contract_would_see_a_thing_without_a_line_of_the_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    treachery = greathall.game("treachery")
    monkeypatch.setattr(treachery, "turns", "")
    with pytest.raises(Breach, match=r"no line of the rules says why \[.*\] can't be used"):
        check_game(treachery, 2, 1)


def test_the_contract_would_see_an_answer_that_tells_what_others_hold(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pointing, "reasons", lambda state, *about: [str(state.to_dict()["hands"])])
    with pytest.raises(Breach, match=r"seat \d can tell a twin by why \[.*\] can't be used"):
        check_game(greathall.game("treachery"), 2, 1)
