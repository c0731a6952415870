"""Positions read and written in the middle of everything, and what is wrong with those that can't be read."""

from __future__ import annotations

from typing import Any

import pytest

import greathall
from greathall.kernel.chance import swift
from greathall.lab.contract import check_position
from tests.duhr.court import FIVE, FOUR, Court, begun, dealt, fallen, names, vile


def again(table: Court) -> None:
    """The position can be asked everything, and reads back as it is."""
    check_position(table.state, swift("again"))
    twin = greathall.from_dict(table.state.to_dict())
    assert twin.to_dict() == table.state.to_dict()


def test_a_new_game_reads_back_before_and_after_the_choice() -> None:
    for seats in (4, 5, 6):
        state = dealt(seats, 5)
        state.play(1, state.moves(1)[1])
        check_position(state, swift("1"))
        check_position(begun(seats, 5), swift("1"))
        check_position(begun(seats, 5, agendas="white", memory="true", deals="off"), swift("1"))


def test_every_step_reads_back() -> None:
    hands = {0: ["betrayal", "kardosa", "kardosa"], 1: ["lycosia"] * 2, 2: ["silgaro"] * 2}
    boards = [["usari", "lycosia", "usari", "usari", "kardosa down"]]
    table = Court(*boards, houses=FIVE, hands=hands, limited=True, conspiracies={3: "usari down"})
    table.play("betrayal target=silgaro")
    again(table)
    table.play("1: negate pair=lycosia")
    again(table)
    table.play("2: negate pair=silgaro")
    again(table)
    table.play("0: negate pair=kardosa")
    again(table)
    table.play("2: negate pair=silgaro").passing()
    again(table)


def test_choices_within_effects_read_back() -> None:
    boards = [["usari", "lycosia", "usari", "usari", "kardosa down"]]
    table = Court(*boards, houses=FIVE, hands={0: ["betrayal", "usari"]}, limited=True, conspiracies={3: "usari down"})
    table.play("betrayal target=silgaro")
    assert table["stack"][-1]["step"] == "consequence"
    assert table["event"] == "betrayal"
    again(table)
    table.play("replace card=lycosia")
    again(table)
    table = Court(hands={0: ["blackmail"], 1: ["usari", "scandal", "lycosia"]}).play("blackmail target=lycosia").passing()
    assert table["stack"][-1]["step"] == "giving"
    again(table)
    table = Court(hands={0: ["espionage"], 1: ["usari", "scandal", "lycosia"]}).play("espionage target=lycosia").passing()
    assert table["stack"][-1]["step"] == "taking"
    again(table)
    table = Court(["usari"], houses=("silgaro", *FOUR[:3]), hands={0: ["silgaro", "scandal"]})
    table.play("use ability=silgaro source=silgaro card=usari")
    assert table["stack"][-1]["step"] == "dropping"
    again(table)


def test_a_house_that_is_falling_reads_back() -> None:
    boards = [[], ["scandal", "scandal", "usari", "kardosa"]]
    table = Court(*boards, houses=FIVE, hands={0: ["scandal"], 1: ["usari"]}, conspiracies={1: "lycosia down"})
    table.play("create_scandal target=lycosia")
    assert table["falling"] == [1]
    again(table)
    table.play("replace card=usari")
    assert table["falling"] == []
    assert table.status("lycosia") == "vilified"


def test_the_second_card_of_informants_reads_back() -> None:
    hidden = ["scandal", "scandal", "scandal down", "usari", "kardosa"]
    table = Court(hidden, hidden, houses=FIVE, active=4, hands={4: ["informants"], 0: ["usari"]})
    table.play("informants source=usari card=concealed3 second=lycosia other=concealed3")
    assert table["status"][:2] == ["vilified", "vilified"]
    again(table)


def test_the_end_reads_back() -> None:
    table = Court(fallen(), fallen(), ["own"] * 4, active=3, hands={3: ["kardosa"], 0: ["usari"]}, conspiracies={2: "usari up"})
    table.play("raise_suspicion house=kardosa")
    assert table.over
    twin = greathall.from_dict(table.state.to_dict())
    assert twin.over()
    assert (twin.scores(), twin.winners(), twin.ending()) == (table.state.scores(), table.state.winners(), table.state.ending())


def test_what_is_left_out_is_drawn() -> None:
    for seats in (4, 5, 6):
        position = greathall.from_dict({"game": "duhr", "seats": seats}).to_dict()
        assert [len(hand) for hand in position["hands"]] == [7] * seats
        assert len(position["web"]) == 6 + 10 * seats + 24 - 7 * seats - position["scandals"]
    assert greathall.from_dict({"game": "duhr"}).to_dict()["seats"] == 4
    table = Court(hands={0: ["?", "usari"]}, agendas=["?", "good_names", "?", "?"])
    assert len(table.hand(0)) == 2
    assert "usari" in table.hand(0)
    assert names(table["agendas"])[1] == "good_names"
    drawn = {greathall.from_dict({"game": "duhr"}, swift(f"{word}")).to_dict()["houses"][0] for word in range(40)}
    assert len(drawn) == 6


@pytest.mark.parametrize(
    "position",
    [
        {"cards": "other"},
        {"houses": ["usari", "usari", "kardosa", "silgaro"]},
        {"houses": ["usari", "lycosia"]},
        {"houses": ["usari", "lycosia", "kardosa", "wolf"]},
        {"boards": [["usari"] * 6, [], [], []]},
        {"boards": [["betrayal"], [], [], []]},
        {"boards": [["usari sideways"], [], [], []]},
        {"boards": [["?"], [], [], []]},
        {"boards": [[], []]},
        {"boards": ["usari", [], [], []]},
        {"status": ["vilified", "favored", "favored", "favored"]},
        {"status": ["proud", "favored", "favored", "favored"]},
        {"hands": [["usari"] * 11, [], [], []]},
        {"hands": [["betrayal", "betrayal"], [], [], []]},
        {"hands": [["wolf"], [], [], []]},
        {"hands": ["usari", [], [], []]},
        {"hands": [[], [], []]},
        {"hands": [["scandal"] * 25, [], [], []]},
        {"hands": [["?"] * 90, [], [], []]},
        {"scandals": 25},
        {"scandals": "many"},
        {"hands": [[], [], [], []], "scandals": 20},
        {"discard": ["scandal"]},
        {"discard": ["?"]},
        {"web": "usari"},
        {"web": ["scandal"]},
        {"conspiracies": ["usari up", "usari down", "? down", "? down"]},
        {"conspiracies": ["deluras up", "? down", "? down", "? down"]},
        {"conspiracies": ["usari", "? down", "? down", "? down"]},
        {"conspiracies": ["? up", "? down", "? down", "? down"]},
        {"agendas": ["good_names", "good_names", "?", "?"]},
        {"agendas": ["wolf", "?", "?", "?"]},
        {"agendas": ["good_names"]},
        {"active": 4},
        {"turn": -1},
        {"aside": ["usari"], "hands": [[], [], [], []]},
        {"aside": ["?"], "hands": [[], [], [], []]},
        {"limited": "yes"},
        {"stack": []},
        {"stack": [3]},
        {"stack": [{"step": "dance"}]},
        {"stack": [{"step": "action", "seat": 9}]},
        {"stack": [{"step": "action", "taken": 3}]},
        {"stack": [{"step": "window", "seat": 0, "asked": [1]}]},
        {"stack": [{"step": "action"}, {"step": "negation", "seat": 1}]},
        {"stack": [{"step": "action"}, {"step": "action"}, {"step": "action"}]},
        {"stack": [{"step": "action"}, {"step": "declared", "move": "dance"}]},
        {"stack": [{"step": "action"}, {"step": "asking", "offer": 5}]},
        {
            "options": {"memory": "true"},
            "boards": [["? down"], [], [], []],
            "hands": [[], [], [], []],
            "discard": [house for house in FOUR for _ in range(10)],
            "scandals": 24,
        },
        {"stack": [{"step": "agendas", "kept": [None]}]},
        {"ending": "flood"},
        {"deals": 3},
        {"deals": {"offers": [3]}},
        {"deals": {"offers": [{"number": 0, "maker": "wolf", "to": ["usari"]}]}},
        {"deals": {"pledges": [{"by": "usari", "to": "lycosia", "promise": "love:usari:3", "fate": "open"}]}},
        {"deals": {"pledges": [{"by": "usari", "to": "lycosia", "promise": "spare:usari:3", "fate": "lost"}]}},
        {"deals": {"made": [1]}},
        {"known": [[[]]]},
        {"known": [[["usari"], [], [], []]] * 4, "hands": [[], [], [], []]},
        {"known": [[], [], [], []]},
        {"agendas": ["good_names", "?", "?", "?"], "dropped": ["empty_throne", "?", "?", "?"]},
        {"web": ["?"] * 90},
        {"web": [], "discard": [], "hands": [[], [], [], []]},
        {"stack": [{"step": "action"}, {"step": "event_over"}, {"step": "objecting", "waiting": []}]},
        {"stack": [{"step": "objecting", "waiting": [3]}]},
        {"conspiracies_seen": [3]},
        {"falling": [7]},
        {"event": "flood"},
    ],
)
def test_positions_that_cannot_be_read(position: dict[str, Any]) -> None:
    with pytest.raises(greathall.BadPosition) as error:
        greathall.from_dict({"game": "duhr", "seats": 4, "houses": list(FOUR), **position})
    assert str(error.value)


def test_a_copy_shares_nothing_that_changes() -> None:
    table = Court(["scandal"], hands={0: ["usari", "scandal"], 1: ["lycosia"]})
    table.offer(0, "to=lycosia gives=scandal").play("1: consider offer=0")
    before = table.state.to_dict()
    twin = table.state.copy()
    twin.play(1, twin.read("accept offer=0"))
    twin.play(0, twin.read("use ability=usari source=usari card=scandal"))
    assert table.state.to_dict() == before
    assert twin.to_dict() != before


def test_a_villain_to_move_reads_back() -> None:
    table = Court(vile(), ["lycosia"], active=0)
    assert table["stack"] == [{"step": "act", "seat": 0}]
    again(table)
