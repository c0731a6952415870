"""A record is enough: it is written, read, replayed and verified, and every damage gets its one clear sentence."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from contextlib import suppress
from copy import deepcopy

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from greathall.kernel.cards import load
from greathall.kernel.catalog import Game
from greathall.kernel.chance import commitment, seeded, shared_seed
from greathall.kernel.errors import BadMove, BadRecord, GreathallError, IllegalMove, UnknownGame
from greathall.kernel.match import Contest, Match
from greathall.kernel.record import HEADING, Record
from greathall.kernel.state import State
from greathall.version import VERSION

pytestmark = pytest.mark.usefixtures("auction")

SHORT = """\
Greathall record 1
engine: 0.1.0
game: auction
seats: 2
player 1: Nick (you)
option losers: keep
match: {"games": 3}
deck: 00ff
commitment: 5df3
nonce: abc
seed: 7

1. 0 bid coin=crown
2. 1 bid coin=noble

scores: 3 0.5
winners: 0
"""


def played(record: Record, moves: int | None = None) -> State:
    """Play a record's game at random, to the end or for at most that many moves."""
    chance = seeded(1)
    state = record.deal()
    while state.deciders() and len(record.moves) != moves:
        seat = next(seat for seat in reversed(range(record.seats)) if state.deciders() >> seat & 1)
        listed = state.moves(seat)
        record.add(state, seat, int(listed[chance.below(len(listed))]))
    return state


def whole() -> Record:
    """A finished game of three with everything a record can hold."""
    record = Record("auction", 3, "secret", "nonce")
    record.options = {"losers": "keep"}
    record.players = ["Ada", "", "Nick (you)"]
    record.match = json.dumps(Match(Contest(games=3), 3, 0).to_dict())
    played(record)
    return record


# Writing and reading.


def test_a_record_reads_like_this() -> None:
    record = Record.from_text(SHORT)
    assert (record.engine, record.game, record.seats) == ("0.1.0", "auction", 2)
    assert record.players == ["", "Nick (you)"]
    assert record.options == {"losers": "keep"}
    assert record.match == '{"games": 3}'
    assert record.deck == "00ff"
    assert (record.commitment, record.nonce, record.seed) == ("5df3", "abc", 7)
    assert record.moves == [(0, "bid coin=crown"), (1, "bid coin=noble")]
    assert (record.scores, record.winners, record.finished()) == ([3, 0.5], [0], True)
    assert record.to_text() == SHORT


def test_a_finished_record_reads_back() -> None:
    record = whole()
    assert record.finished()
    again = Record.from_text(record.to_text())
    assert again.to_text() == record.to_text()
    assert again.verify().to_dict() == record.replay().to_dict()
    assert Match.from_dict(json.loads(again.match)).contest.games == 3


def test_an_unfinished_record_reads_back_and_goes_on() -> None:
    record = Record("auction", 2, 5)
    played(record, 3)
    again = Record.from_text(record.to_text())
    assert not again.finished()
    assert again.to_text() == record.to_text()
    state = again.verify()
    assert not state.over()
    seat = next(seat for seat in range(2) if state.deciders() >> seat & 1)
    again.add(state, seat, int(state.moves(seat)[0]))
    assert len(again.moves) == 4


def test_a_move_is_played_by_its_text_and_written_down() -> None:
    record = Record("auction", 2, 5)
    state = record.deal()
    while not state.over():
        seat = next(seat for seat in range(2) if state.deciders() >> seat & 1)
        record.play(state, seat, f" {state.text(state.moves(seat)[0])} ")
    assert record.finished()
    assert record.verify().to_dict() == state.to_dict()
    assert Record.from_text(record.to_text()).moves == record.moves


@pytest.mark.parametrize(
    ("text", "error"),
    [("bid coin=acorn", BadMove), ("bid\ncoin=crown", BadMove), ("bid coin=farthing", IllegalMove), ("offer to=all", IllegalMove)],
)
def test_what_cannot_be_played_is_not_written_down(text: str, error: type[GreathallError]) -> None:
    record = Record("auction", 2, 5)
    state = record.deal()
    before = state.to_dict()
    with pytest.raises(error):
        record.play(state, 0, text)
    assert state.to_dict() == before
    assert record.moves == []


def test_a_record_may_be_edited_by_hand() -> None:
    edited = SHORT.replace("\n", "  \r\n").replace("1. 0", "# The first lot.\r\n\r\n1. 0")
    assert Record.from_text(edited).to_text() == SHORT


@given(name=st.text(), card=st.text(min_size=1), seed=st.one_of(st.integers(), st.text()))
def test_no_name_card_or_seed_can_break_a_record(name: str, card: str, seed: int | str) -> None:
    record = Record("auction", 2, seed)
    record.players[0] = name
    record.cards = {"coins": [{"id": "bean", "name": card}]}
    again = Record.from_text(record.to_text())
    assert again.to_text() == record.to_text()
    assert again.players == [" ".join(name.split()), ""]
    assert (again.cards, again.seed) == (record.cards, record.seed)


def test_scores_are_written_exactly() -> None:
    record = Record.from_text(SHORT)
    record.scores = [1 / 3, 12345678.0]
    assert Record.from_text(record.to_text()).scores == record.scores


def test_a_live_record_has_a_seed_that_nobody_can_predict() -> None:
    one, other = Record.live("auction", 2), Record.live("auction", 2)
    assert isinstance(one.seed, str)
    assert len(one.seed) == 64
    assert len(one.nonce) == 32
    assert one.seed != other.seed
    assert one.engine == VERSION
    assert one.commitment == commitment(one.seed, one.nonce)


# Replaying.


def test_a_record_is_replayed_to_any_move() -> None:
    record = whole()
    state = record.deal()
    assert record.replay(0).to_dict() == state.to_dict()
    for number in range(1, len(record.moves) + 1):
        assert record.step(state, number) is state
        assert record.replay(number).to_dict() == state.to_dict()
    assert record.replay().to_dict() == state.to_dict()
    assert state.over()


def test_the_result_is_written_with_the_last_move() -> None:
    record = whole()
    state = record.replay()
    assert record.scores == state.scores()
    assert sum(1 << seat for seat in record.winners) == state.winners()


def test_custom_cards_are_embedded(auction: Game) -> None:
    record = Record("auction", 2, 1)
    record.cards = deepcopy(load(auction.cards))
    record.cards["coins"][3]["id"] = "doubloon"
    played(record)
    again = Record.from_text(record.to_text())
    assert again.cards == record.cards
    assert again.deck == auction.fingerprint(record.cards) != auction.fingerprint(None)
    assert "doubloon" in again.verify().census()


# Verifying.


def test_a_seed_is_not_revealed_before_the_end() -> None:
    record = Record("auction", 2, "secret", "nonce")
    played(record, 2)
    text = record.to_text(reveal=False)
    assert "secret" not in text
    assert "nonce" not in text
    hidden = Record.from_text(text)
    assert (hidden.seed, hidden.commitment) == (None, record.commitment)
    assert hidden.to_text() == text
    for ask in (hidden.deal, hidden.replay, hidden.verify):
        with pytest.raises(BadRecord, match="the seed of this game is not published before its end"):
            ask()


def shared() -> Record:
    """A game to whose seed two of three players have added."""
    numbers = {0: "1" * 64, 2: "2" * 64}
    record = Record("auction", 3, shared_seed("part", numbers), "nonce")
    record.add_numbers("part", numbers)
    played(record)
    return record


def test_a_seed_to_which_players_have_added_is_verified() -> None:
    record = shared()
    assert record.commitment == commitment("part", "nonce")
    record.verify()
    again = Record.from_text(record.to_text())
    assert (again.part, again.numbers, again.to_text()) == ("part", record.numbers, record.to_text())
    again.verify()
    hidden = record.to_text(reveal=False)
    assert "part:" not in hidden
    assert "number" not in hidden


@pytest.mark.parametrize("damage", ["part: other", f"number 0: {'3' * 64}"])
def test_a_false_part_or_number_is_found(damage: str) -> None:
    name = damage.partition(":")[0]
    text = re.sub(f"^{name}: .*$", damage, shared().to_text(), flags=re.MULTILINE)
    with pytest.raises(BadRecord, match="the seed is not the one that"):
        Record.from_text(text).verify()


def other_seed(record: Record) -> None:
    record.seed = "another"


def other_nonce(record: Record) -> None:
    record.nonce = "another"


def fewer_moves(record: Record) -> None:
    record.moves.pop()


def no_result(record: Record) -> None:
    record.scores, record.winners = [], []


def other_scores(record: Record) -> None:
    record.scores = [9.0, 9.0, 9.0]


def other_winners(record: Record) -> None:
    record.winners = [0, 1, 2]


def other_move(record: Record) -> None:
    record.moves[0] = (2, "bid coin=bean")


def other_deck(record: Record) -> None:
    record.deck = "00ff"


def move_out_of_turn(record: Record) -> None:
    record.moves[1] = record.moves[0]


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (other_seed, "the seed is not the one that was committed to before the deal"),
        (other_nonce, "the seed is not the one that was committed to before the deal"),
        (fewer_moves, "the record has a result, but its moves don't end the game"),
        (no_result, "the result is missing"),
        (other_scores, "the record says scores 9 9 9 and winners "),
        (other_winners, " and winners 0 1 2, but the game ends with scores "),
        (other_move, "move 1, 'bid coin=bean', can't be played: there is no coin 'bean'; there are "),
        (other_deck, f"the record was written by engine {VERSION} with other cards than {VERSION} has; replay it with that version"),
        (move_out_of_turn, "can't be played: it is not your turn to decide"),
    ],
)
def test_what_is_not_so_is_found(change: Callable[[Record], None], reason: str) -> None:
    record = Record.from_text(whole().to_text())
    record.verify()
    change(record)
    before = record.to_text()
    with pytest.raises(BadRecord) as refusal:
        record.verify()
    assert reason in str(refusal.value)
    assert record.to_text() == before


def test_a_record_of_another_engine_says_so_when_it_fails() -> None:
    record = whole()
    record.engine = "0.0.1"
    record.verify()
    other_move(record)
    with pytest.raises(BadRecord, match=f"; it was written by engine 0.0.1, this is {VERSION}"):
        record.replay()


def test_an_unknown_game_is_named() -> None:
    with pytest.raises(UnknownGame, match="there is no game 'chess'"):
        Record.from_text(SHORT.replace("auction", "chess")).deal()


# Damage.


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        (HEADING, "Greathall record 9", f"this is not a record: its first line should be '{HEADING}'"),
        (SHORT, "", f"this is not a record: its first line should be '{HEADING}'"),
        ("1. 0 bid coin=crown\n", "", "line 13: move 1 is missing"),
        ("2. 1", "3. 1", "line 14: move 2 is missing"),
        ("2. 1", "1. 1", "line 14: move 2 is missing"),
        ("2. 1 bid", "2. one bid", "line 14 can't be read: '2. one bid coin=noble'"),
        ("2. 1", "9" * 5000 + ". 1", "line 14 can't be read: '9999"),
        ("2. 1", "2. " + "9" * 5000, "line 14 can't be read: '2. 9999"),
        ("seats: 2", "seats 2", "line 4 can't be read: 'seats 2'"),
        ("seed: 7", "sede: 7", "line 11: a record has no 'sede'"),
        ("seed: 7", "seed too: 7", "line 11: a record has no 'seed too'"),
        ("option losers: keep", "option: keep", "line 6: a record has no 'option'"),
        ("seed: 7", "seed: 7\nseed: 8", "line 12 says again what was said before: 'seed: 8'"),
        ("player 1: Nick (you)", "player 1: Nick\nplayer 1: Ada", "line 6 says again what was said before: 'player 1: Ada'"),
        ("player 1:", "player 2:", "the record is damaged: there is no seat for player 2"),
        ("seed: 7", "part: abc\nnumber 2: 1f\nseed: 7", "the record is damaged: there is no seat for number 2"),
        ("seed: 7", "number 0: 1f\nseed: 7", "the record is damaged: there are numbers of players, but no part that they were added to"),
        ("engine: 0.1.0\n", "", "the record doesn't say its engine"),
        ("game: auction\n", "", "the record doesn't say its game"),
        ("seats: 2\n", "", "the record doesn't say its seats"),
        ("commitment: 5df3\n", "", "the record doesn't say its commitment"),
        ("seats: 2", "seats: two", "the record is damaged: invalid literal for int() with base 10: 'two'"),
        ("seats: 2", "seats: 0", "the record is damaged: there are 1 to 15 seats at a table"),
        ("seats: 2", "seats: 99999999999", "the record is damaged: there are 1 to 15 seats at a table"),
        ("seed: 7", "seed: [7]", "the record is damaged: the seed should be a number or a text"),
        ("seed: 7", "seed: 7.5", "the record is damaged: the seed should be a number or a text"),
        ("seed: 7", "seed: secret", "the record is damaged: Expecting value"),
        ("nonce: abc", 'cards: "/etc/hostname"', "the record is damaged: the cards should be a table"),
        ("nonce: abc", "cards: {", "the record is damaged: Expecting property name"),
        ("nonce: abc", "cards: " + "[" * 100_000, "the record is damaged: maximum recursion depth exceeded"),
        ("scores: 3 0.5", "scores: 3 many", "the record is damaged: could not convert string to float: 'many'"),
        ("winners: 0", "winners: Ada", "the record is damaged: invalid literal for int() with base 10: 'Ada'"),
    ],
    ids=range(32),
)
def test_every_damage_gets_its_sentence(old: str, new: str, reason: str) -> None:
    assert old in SHORT
    with pytest.raises(BadRecord) as refusal:
        Record.from_text(SHORT.replace(old, new))
    assert str(refusal.value).startswith(reason)


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.integers(0, 1000), st.integers(0, 40), st.text(max_size=8))
def test_no_damage_raises_another_error(start: int, length: int, put: str) -> None:
    text = whole().to_text()
    damaged = text[:start] + put + text[start + length :]
    with suppress(GreathallError):
        Record.from_text(damaged).verify()
