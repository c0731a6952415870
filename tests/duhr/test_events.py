"""The six events."""

from __future__ import annotations

import pytest

from tests.duhr.court import FIVE, SIX, Court, fallen, known, names, vile
from tests.scenario import rule


@rule("D-10.1", "D-7.6")
def test_betrayal_reveals_a_rivals_concealed_conspiracy() -> None:
    conspiracies = {0: "usari down", 1: "silgaro down", 2: "lycosia up", 3: "kardosa down"}
    table = Court(hands={0: ["betrayal"]}, conspiracies=conspiracies)
    assert table.starting("betrayal") == ["betrayal target=lycosia", "betrayal target=silgaro"]
    table.refuse("betrayal target=usari", "D-10.1")
    table.refuse("betrayal target=kardosa", "D-10.1")
    table.play("betrayal target=silgaro")
    assert table["boards"] == [[], [], ["scandal"], []]
    assert table.conspiracy(3) == "kardosa up"


@rule("D-10.1", "D-6.3")
def test_betrayal_of_a_villain_and_its_chain() -> None:
    boards = [[], vile("kardosa"), ["kardosa"] * 4, []]
    table = Court(*boards, [], houses=FIVE, hands={0: ["betrayal"]}, conspiracies={1: "kardosa down", 2: "silgaro down"})
    table.play("betrayal target=lycosia")
    assert table.status("kardosa") == "disfavored"
    assert table.board("silgaro") == ["scandal"]


@rule("D-10.2")
def test_blackmail_takes_two_cards_of_the_rivals_choice() -> None:
    table = Court(hands={0: ["blackmail"], 1: ["usari", "scandal", "scandal"]})
    table.play("blackmail target=lycosia").passing()
    assert table.asked == 1
    pairs = {frozenset((part.split("=")[1], i) for i, part in enumerate(sorted(move.split()[1:]))) for move in table.moves()}
    assert len(table.moves()) == len(pairs) == 2, "a suspicion and a scandal, or two scandals"
    table.refuse("give card=usari", "D-10.2")
    table.play(next(move for move in table.moves() if "usari" in move))
    assert sorted(table.hand(0)) == ["scandal", "usari"]
    assert table.hand(1) == ["scandal"]
    for viewer in (-1, 2, 3):
        assert known(table, viewer, 0) == []
    assert sorted(known(table, 1, 0)) == ["scandal", "usari"], "the giver knows what was given"


@rule("D-10.2", "D-10.8")
def test_blackmail_of_one_card_and_of_none() -> None:
    table = Court(hands={0: ["blackmail", "silgaro"], 1: ["usari"]})
    table.play("blackmail target=lycosia")
    assert table.asked == 1
    assert table.moves() == ["give card=usari"]
    table.play("give card=usari")
    assert (sorted(table.hand(0)), table.hand(1)) == (["silgaro", "usari"], [])
    table = Court(hands={0: ["blackmail", "silgaro"]})
    table.play("blackmail target=lycosia")
    assert table.hand(0) == ["silgaro"]
    assert table.discarded("blackmail") == 1
    assert table.asked == 0


@rule("D-10.2", "D-2.6")
def test_blackmail_needs_a_standing_rival() -> None:
    boards = [[], vile("lycosia"), fallen("kardosa"), []]
    table = Court(*boards, hands={0: ["blackmail"], 2: ["usari"], 3: ["usari"]})
    assert table.starting("blackmail") == ["blackmail target=kardosa", "blackmail target=silgaro"]
    table.refuse("blackmail target=lycosia", "D-10.2")
    table.refuse("blackmail target=usari", "D-10.2")


REACH = {
    "deluras": ("lycosia", "scandal"),
    "lycosia": ("scandal", "kardosa"),
    "kardosa": ("lycosia", "scandal"),
    "balistrad": ("scandal", "lycosia"),
    "silgaro": ("lycosia", "scandal"),
}


@rule("D-10.3", "D-5.17")
@pytest.mark.parametrize("house", SIX)
def test_collaborators_use_any_standing_house_on_revealed_cards(house: str) -> None:
    table = Court(["usari down"], ["lycosia", "scandal", "kardosa down"], houses=SIX, hands={0: ["collaborators", "silgaro"]})
    moves = [move for move in table.starting("collaborators") if f"ability={house} " in move]
    cards = {move.split("card=")[1].split()[0] for move in moves}
    assert cards == ({"lycosia", "scandal"} if house == "usari" else {REACH[house][0]})
    assert {move.split("source=")[1].split()[0] for move in moves} == {"lycosia"}
    assert len(moves) == (5 if house in ("deluras", "lycosia") else len(cards))
    table.play(next(move for move in moves if "to=" not in move or "to=usari" in move))
    if house == "silgaro":
        assert set(table.moves()) == {"discard card=lycosia", "discard card=silgaro"}
        table.play("discard card=silgaro")
    after = {
        "deluras": ["scandal", "kardosa down"],
        "lycosia": ["lycosia", "kardosa down"],
        "kardosa": ["lycosia down", "scandal", "kardosa down"],
        "balistrad": ["lycosia", "scandal down", "kardosa down"],
        "silgaro": ["scandal", "kardosa down"],
    }
    if house in after:
        assert table.board("lycosia") == after[house]
    else:
        assert len(table.board("lycosia")) == 3
        assert table.board("lycosia") != ["lycosia", "scandal", "kardosa down"]
    assert table.discarded("collaborators") == 1
    if house != "silgaro":
        assert table.hand(0) == ["silgaro"], "no suspicion is paid"


@rule("D-10.3")
def test_collaborators_not_of_villains_nor_of_houses_out_of_play_but_of_ones_own() -> None:
    boards = [["lycosia"], vile("kardosa"), fallen("kardosa"), []]
    table = Court(*boards, hands={0: ["collaborators"]})
    abilities = {move.split("ability=")[1].split()[0] for move in table.starting("collaborators")}
    assert abilities == {"usari", "kardosa", "silgaro"}
    table.refuse("collaborators ability=lycosia source=lycosia card=scandal to=usari", "D-10.3", "D-2.13")
    with_own = Court(["kardosa down"], hands={0: ["collaborators"]}, conspiracies={0: "usari up"})
    assert with_own.starting("collaborators") == ["collaborators"], "on revealed cards only, whatever the conspiracy"


@rule("D-10.4")
def test_collaborators_open_one_window() -> None:
    hands = {0: ["collaborators"], 1: ["usari", "usari"], 2: ["usari", "lycosia"]}
    table = Court([], ["scandal"], hands=hands, conspiracies={0: "usari up"})
    table.play("collaborators ability=lycosia source=lycosia card=scandal to=usari")
    assert table.all_asked == [1, 2]
    table.play("1: pass", "2: pass")
    assert table.board("usari") == ["scandal"], "the ability opens none"
    table = Court([], ["scandal"], hands=hands)
    table.play("collaborators ability=lycosia source=lycosia card=scandal to=usari", "1: negate pair=usari", "2: pass").passing()
    assert table.board("usari") == []


@rule("D-10.5", "D-2.23")
def test_espionage_sees_hand_and_conspiracy_and_takes_a_card() -> None:
    table = Court(hands={0: ["espionage"], 1: ["usari", "scandal", "scandal"]}, conspiracies={1: "silgaro down"})
    assert len(table.starting("espionage")) == 3
    table.refuse("espionage target=usari", "D-10.5")
    table.play("espionage target=lycosia").passing()
    assert table.asked == 0
    assert table.moves() == ["take card=usari", "take card=scandal"]
    assert sorted(known(table, 0, 1)) == ["scandal", "scandal", "usari"]
    assert table.state.view(0)["conspiracies"][1].split()[:2] == ["silgaro", "down"]
    for viewer in (-1, 2, 3):
        assert known(table, viewer, 1) == []
        assert table.state.view(viewer)["conspiracies"][1].split()[0] == "?"
    table.refuse("take card=betrayal", "D-10.5")
    table.play("take card=scandal")
    assert (table.hand(0), table.hand(1)) == (["scandal"], ["usari", "scandal"])
    assert table["conspiracies"][1].split()[:2] == ["silgaro", "down"], "nothing flips"
    assert table["boards"] == [[], [], [], []]


@rule("D-10.5", "D-10.8")
def test_espionage_on_a_villain_shows_the_conspiracy() -> None:
    table = Court([], vile("kardosa"), hands={0: ["espionage", "usari"]}, conspiracies={1: "silgaro down"})
    table.play("espionage target=lycosia")
    assert table.state.view(0)["conspiracies"][1].split()[:2] == ["silgaro", "down"]
    assert table.hand(0) == ["usari"]
    assert table.asked == 0
    assert "take" not in {move.split()[0] for move in table.moves()}


@rule("D-10.6")
def test_informants_reveal_up_to_two_cards() -> None:
    boards = [["usari down"], ["scandal", "kardosa down", "scandal down"], [*fallen("silgaro")[:4], "silgaro down"]]
    for move, after in (
        ("informants source=lycosia card=concealed2", [["usari down"], ["scandal", "kardosa", "scandal down"]]),
        ("informants source=lycosia card=concealed2 second=lycosia other=concealed3", [["usari down"], ["scandal", "kardosa", "scandal"]]),
        ("informants source=usari card=concealed1 second=lycosia other=concealed3", [["usari"], ["scandal", "kardosa down", "scandal"]]),
    ):
        table = Court(*boards, houses=FIVE, hands={0: ["informants"]})
        table.play(move)
        assert table["boards"][:2] == after
    table = Court(*boards, houses=FIVE, hands={0: ["informants"]})
    table.refuse("informants source=lycosia card=concealed1", "D-10.6")
    table.refuse("informants source=lycosia card=concealed2 second=lycosia other=concealed2", "D-10.6")
    table.refuse("informants source=lycosia card=scandal", "D-10.6")


@rule("D-10.6", "D-2.24")
def test_each_pair_of_cards_is_one_choice_of_informants() -> None:
    boards = [["usari down"], ["kardosa down", "scandal down"]]
    table = Court(*boards, hands={0: ["informants"]})
    chosen = []
    for move in table.starting("informants"):
        parts = dict(part.split("=") for part in move.split()[1:])
        pairs = {(parts["source"], parts["card"])} if parts else set()
        if "second" in parts:
            pairs.add((parts["second"], parts["other"]))
        chosen.append(frozenset(pairs))
    assert len(set(chosen)) == len(chosen)
    assert {len(pairs) for pairs in chosen} >= {1, 2}
    assert len([pairs for pairs in chosen if pairs]) == 3 + 3


@rule("D-10.7")
@pytest.mark.parametrize(("one", "other"), [("usari", "lycosia"), ("lycosia", "kardosa"), ("kardosa", "silgaro")])
def test_intrigue_exchanges_conspiracies_with_their_facing(one: str, other: str) -> None:
    conspiracies = {0: "lycosia up", 1: "usari down", 2: "silgaro up", 3: "kardosa up"}
    table = Court(vile("kardosa")[:4], hands={0: ["intrigue"]}, conspiracies=conspiracies)
    houses = table["houses"]
    before = [table.conspiracy(seat) for seat in range(4)]
    scandals = table["scandals"]
    assert len(table.starting("intrigue")) == 6
    move = next(move for move in table.starting("intrigue") if one in move and other in move)
    table.play(move)
    first, second = houses.index(one), houses.index(other)
    before[first], before[second] = before[second], before[first]
    assert [table.conspiracy(seat) for seat in range(4)] == before
    assert table["scandals"] == scandals
    table = Court(hands={0: ["intrigue"]})
    table.refuse("intrigue one=usari other=usari", "D-10.7")


@rule("D-10.7", "D-2.22", "D-2.23")
def test_intrigue_of_face_down_conspiracies_hides_them_from_all_but_their_new_owners() -> None:
    table = Court(hands={0: ["espionage", "intrigue"]}, conspiracies={1: "silgaro down", 2: "usari down"})
    table.play("espionage target=lycosia")
    assert table.state.view(0)["conspiracies"][1].split()[0] == "silgaro"
    table.play("intrigue one=lycosia other=kardosa")
    assert [table.state.view(0)["conspiracies"][seat].split()[0] for seat in (1, 2)] == ["?", "?"]
    assert table.state.view(1)["conspiracies"][1].split()[:2] == ["usari", "down"]
    assert table.state.view(2)["conspiracies"][2].split()[:2] == ["silgaro", "down"]
    assert table.state.view(3)["conspiracies"][2].split()[0] == "?"


@rule("D-10.7")
def test_intrigue_with_villains() -> None:
    table = Court([], vile("kardosa"), hands={0: ["intrigue"]}, conspiracies={1: "silgaro down", 2: "usari down"})
    assert any("lycosia" in move for move in table.starting("intrigue"))


@rule("D-10.8")
def test_of_an_empty_hand_nothing_is_taken() -> None:
    table = Court(hands={0: ["espionage", "usari"]}, conspiracies={1: "silgaro down"})
    table.play("espionage target=lycosia")
    assert table.hand(0) == ["usari"]
    assert names(table["discard"]) == ["espionage"]
    assert table.asked == 0
