"""What every state does in the same way: ask, play, refuse, tell, show and imagine."""

from __future__ import annotations

import pytest

from greathall.kernel.chance import seeded
from greathall.kernel.errors import BadMove, IllegalMove
from greathall.kernel.event import EVERYONE, GALLERY, OPEN
from greathall.kernel.move import pack
from greathall.kernel.state import State
from tests.toy.auction import BADE
from tests.toy.game import AUCTION

HANDS = [["farthing", "sovereign"], ["penny", "crown"]]


def at_last_lots(**more: object) -> State:
    """Two lots are left, all coins known."""
    return AUCTION.from_dict({"hands": HANDS, "takers": [-1], **more})


def play(state: State, *moves: str) -> None:
    for text in moves:
        seat, move = text.split(": ")
        state.play(int(seat), state.read(move))


def refused(state: State, seat: int, move: int) -> IllegalMove:
    before = state.to_dict()
    with pytest.raises(IllegalMove) as refusal:
        state.play(seat, move)
    assert state.to_dict() == before
    return refusal.value


# Who decides and what they may do.


def test_a_game_goes_on_until_nobody_is_asked() -> None:
    state = at_last_lots()
    assert (state.deciders(), state.over(), state.ending()) == (0b11, False, "")
    play(state, "0: bid coin=sovereign", "1: bid coin=penny")
    assert state.deciders() == 0b01
    play(state, "0: show coin=farthing to=1", "1: bid coin=crown", "0: bid coin=farthing")
    assert (state.deciders(), state.over(), state.ending()) == (0, True, "sold_out")
    assert [len(state.moves(seat)) for seat in range(2)] == [0, 0]
    assert state.scores() == [2, 4]


def test_a_seat_that_is_not_asked_has_no_moves() -> None:
    state = at_last_lots()
    play(state, "0: bid coin=sovereign")
    assert [len(state.moves(seat)) for seat in range(2)] == [0, 2]


# Refusals.


def test_a_move_that_is_not_listed_is_refused_with_its_line() -> None:
    refusal = refused(at_last_lots(), 0, at_last_lots().read("bid coin=crown"))
    assert (refusal.reason, refusal.line) == ("bid one of the coins in your hand", "A-1.2")
    assert str(refusal) == "bid one of the coins in your hand (A-1.2)"


@pytest.mark.parametrize("seat", [-2, -1, 2, 70])
def test_nobody_else_can_play(seat: int) -> None:
    state = at_last_lots()
    assert str(refused(state, seat, state.moves(0)[0])) == f"there is no seat {seat} at this table"


def test_a_move_out_of_turn_is_refused() -> None:
    state = at_last_lots()
    move = state.moves(0)[0]
    state.play(0, move)
    assert str(refused(state, 0, move)) == "it is not your turn to decide"


def test_a_move_after_the_end_is_refused() -> None:
    state = AUCTION.from_dict({"takers": [0, 1, 0]})
    assert str(refused(state, 0, state.read("bid coin=crown"))) == "the game is over"


# What happened.


def test_play_gathers_what_its_move_made_happen() -> None:
    state = at_last_lots()
    state.listen()
    play(state, "0: bid coin=sovereign")
    assert state.events is not None
    assert [state.telling(event, OPEN) for event in state.events] == ["Player 1 bids the Sovereign face down."]
    assert [state.telling(event, 1) for event in state.events] == ["Player 1 bids a coin face down."]
    play(state, "1: bid coin=penny")
    assert [state.telling(event, GALLERY) for event in state.events] == [
        "Player 2 bids a coin face down.",
        "Player 1 has bid the Sovereign.",
        "Player 2 has bid the Penny.",
        "Player 1 takes the Horse.",
    ]


def test_nobody_listens_unless_asked() -> None:
    state = at_last_lots()
    play(state, "0: bid coin=sovereign")
    assert state.events is None
    state.tell(pack(BADE, 0, 0), EVERYONE)
    assert state.events is None


def test_listening_again_keeps_what_was_told() -> None:
    state = AUCTION.new(2, 1)
    assert state.events is not None
    told = len(state.events)
    state.listen()
    assert len(state.events) == told == 6


def test_apply_adds_to_what_was_told() -> None:
    state = at_last_lots()
    state.listen()
    for seat in range(2):
        state.apply(seat, state.moves(seat)[0])
    assert state.events is not None
    assert len(state.events) == 5


# Knowing.


def test_a_view_names_its_viewer_and_hides_what_they_cannot_know() -> None:
    state = at_last_lots()
    assert state.view(1)["viewer"] == 1
    assert state.view(1)["hands"] == [["?", "?"], ["crown", "penny"]]
    assert state.view(GALLERY)["hands"] == [["?", "?"], ["?", "?"]]
    assert "chance" not in state.view(1)
    assert state.to_dict()["hands"] == [["farthing", "sovereign"], ["crown", "penny"]]
    assert state.to_dict()["chance"] == state.chance.to_text()


def test_what_is_shown_is_known_and_stays_known() -> None:
    state = at_last_lots()
    play(state, "0: bid coin=sovereign", "1: bid coin=penny", "0: show coin=farthing to=1")
    assert state.view(1)["hands"][0] == ["farthing shown=3"]
    assert state.view(GALLERY)["hands"][0] == ["? shown=3"]
    assert {state.imagine(1, seeded(seed)).to_dict()["hands"][0][0] for seed in range(10)} == {"farthing shown=3"}
    assert len({state.imagine(GALLERY, seeded(seed)).to_dict()["hands"][0][0] for seed in range(30)}) > 4


def test_an_imagined_position_has_another_future() -> None:
    state = AUCTION.new(2, 1)
    twin = state.imagine(0, seeded(1))
    assert twin.events is None
    assert twin.chance.to_text() not in (state.chance.to_text(), seeded(1).to_text())
    assert state.imagine(0, seeded(1)).to_dict() == twin.to_dict() != state.imagine(0, seeded(2)).to_dict()


# Words.


def test_a_seat_is_asked_and_the_others_wait() -> None:
    state = at_last_lots()
    assert state.prompt(0) == "Player 1, bid a coin for the Horse."
    assert state.prompt(GALLERY) == "Player 1 and Player 2 must decide."
    play(state, "0: bid coin=sovereign")
    assert state.prompt(0) == state.prompt(GALLERY) == "Player 2 must decide."
    play(state, "1: bid coin=penny", "0: show coin=farthing to=1", "0: bid coin=farthing", "1: bid coin=crown")
    assert state.prompt(0) == state.prompt(GALLERY) == "The game is over."


def test_players_can_have_names() -> None:
    state = at_last_lots()
    state.players = ["Ada", "Nick"]
    assert state.prompt(1) == "Nick, bid a coin for the Horse."
    assert state.copy().called(0) == "Ada"


def test_a_move_has_a_text_a_sentence_and_lines() -> None:
    state = at_last_lots()
    move = state.read("bid coin=sovereign")
    assert state.text(move) == "bid coin=sovereign"
    assert state.sentence(0, move) == "Bid the Sovereign."
    assert state.lines(move) == ["A-1.2"]
    with pytest.raises(BadMove, match="there is no coin 'bean'"):
        state.read("bid coin=bean")


# Results.


@pytest.mark.parametrize(
    ("takers", "winners", "rewards"),
    [([0, 1, 2], 0b100, [0, 0, 1]), ([0, 0, -1], 0b001, [1, 0, 0]), ([-1, -1, -1], 0b111, [1 / 3, 1 / 3, 1 / 3])],
)
def test_a_victory_is_shared(takers: list[int], winners: int, rewards: list[float]) -> None:
    state = AUCTION.from_dict({"seats": 3, "takers": takers})
    assert state.over()
    assert state.winners() == winners
    assert [state.reward(seat) for seat in range(3)] == rewards


def test_the_account_of_a_game_that_says_no_more_is_its_score() -> None:
    state = at_last_lots(takers=[0, 1, 0])
    for seat, score in enumerate(state.scores()):
        assert state.account(seat) == [f"{score:g} point." if score == 1 else f"{score:g} points."]


# What bots ask.


def test_a_game_without_habits_leaves_bots_every_move() -> None:
    state = at_last_lots()
    assert list(state.sensible(0)) == list(state.moves(0))
    assert state.calm()
    assert state.chapter() == 0
    assert state.habit(0, seeded(1)) in list(state.moves(0))
