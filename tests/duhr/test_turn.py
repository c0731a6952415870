"""Action Phase, Acquire Phase, and the turn of a disfavored House."""

from __future__ import annotations

from typing import Any

import pytest

from greathall.kernel.chance import swift
from tests.duhr.court import FOUR, Court, fallen, names, rest, vile
from tests.scenario import rule

ACQUIRE = [{"step": "acquire", "seat": 0}]


def limited(*cards: str, aside: list[str], **position: Any) -> Court:
    """The first seat's turn began disfavored, with these cards usable and others set aside."""
    hands = {**position.pop("hands", {}), 0: list(cards)}
    boards = position.pop("boards", [fallen("usari")])
    return Court(*boards, hands=hands, aside=aside, limited=True, **position)


@rule("D-3.1")
def test_a_turn_is_actions_then_acquiring_then_the_next_player() -> None:
    table = Court(hands={0: ["lycosia", "scandal", "betrayal"]}, conspiracies={0: "kardosa up"})
    assert (table["active"], table.asked) == (0, 0)
    turn = table["turn"]
    table.play("raise_suspicion house=lycosia", "create_scandal target=lycosia")
    if "end_actions" in table.moves():
        table.play("end_actions")
    assert sorted(table.moves()) == ["draw", "exchange card=betrayal"]
    table.play("draw")
    assert len(table.hand(0)) == 2
    assert (table["active"], table["turn"]) == (1, turn + 1)


@rule("D-3.2")
def test_an_action_must_be_taken_even_if_it_hurts() -> None:
    table = Court(hands={0: ["usari"]}, conspiracies={0: "lycosia up"})
    assert table.moves() == ["raise_suspicion house=usari"]
    table.refuse("end_actions", "D-3.2")
    table.refuse("discard card=usari", "D-3.2", "D-3.3")
    table.refuse("draw", "D-3.1", "D-3.2", "D-3.7", "D-3.8")


@rule("D-3.3", "D-9.2")
def test_with_no_legal_action_a_card_of_choice_is_discarded_and_nobody_may_negate_that() -> None:
    boards = [["usari"], fallen("lycosia"), fallen("kardosa"), []]
    hands = {0: ["lycosia", "kardosa"], 1: ["silgaro", "silgaro"], 3: ["silgaro", "silgaro"]}
    table = Court(*boards, hands=hands, conspiracies={0: "usari up"})
    assert table.moves() == ["discard card=lycosia", "discard card=kardosa"]
    table.refuse("discard card=usari", "D-3.3")
    table.refuse("end_actions", "D-3.2", "D-3.3")
    table.play("discard card=kardosa")
    assert table.hand(0) == ["lycosia"]
    assert table.discarded("kardosa") == 1
    assert table.asked == 0


@rule("D-3.4", "D-3.7")
@pytest.mark.parametrize("deals", ["on", "off"])
def test_with_no_card_the_acquire_phase_follows_with_two_cards(deals: str) -> None:
    stack = [{"step": "acquire", "seat": 3}]
    options = {"deals": deals}
    table = Court(conspiracies={0: "lycosia up"}, active=3, hands={3: ["usari"], 1: ["usari"]}, stack=stack, options=options)
    web = names(table["web"])
    table.play("draw").turn_of(1)
    assert sorted(table.hand(0)) == sorted(web[-3:-1])
    assert names(table["web"]) == web[:-3]
    table = Court(active=3, hands={3: ["usari"]}, stack=stack, options=options).play("draw")
    assert set(table.moves()) == {"reveal_conspiracy", "end_actions"}, "a reveal by choice is not an action"


def empty_handed(*boards: list[str], **position: Any) -> Court:
    """The last player draws; the first has no card and a conspiracy that lies open."""
    hands = {3: ["usari"], 1: ["lycosia", "usari"]}
    stack = [{"step": "acquire", "seat": 3}]
    return Court(*boards, conspiracies={0: "lycosia up"}, active=3, hands=hands, stack=stack, **position).play("draw")


@rule("D-3.19", "D-11.1")
def test_a_player_with_no_card_and_nothing_to_reveal_can_be_given_one() -> None:
    table = empty_handed()
    assert (table.asked, table.moves()) == (0, ["end_actions"])
    assert table.state.prompt(0) == "House Usari, you have no card to use: make a deal, or go on to the Acquire Phase."
    assert table.state.sentence(0, table.state.moves(0)[0]) == "Go on to the Acquire Phase."
    assert table.state.lines(table.state.moves(0)[0]) == ["D-3.4", "D-3.19"]
    table.offer(1, "to=usari gives=lycosia").play("0: accept offer=0")
    assert table.moves() == ["raise_suspicion house=lycosia"], "with a card an action must be taken"
    table.play("raise_suspicion house=lycosia")
    assert (table["active"], len(table.hand(0))) == (1, 2), "the turn stops once"


@rule("D-3.14", "D-3.19")
def test_a_disfavored_player_with_no_card_can_be_given_one_for_later() -> None:
    table = empty_handed(fallen("usari"))
    table.offer(1, "to=usari gives=lycosia").play("0: accept offer=0")
    assert (table.asked, table.moves()) == (0, ["end_actions"]), "what is given in a disfavored turn is set aside"
    table.play("end_actions")
    assert (table["active"], len(table.hand(0))) == (1, 3)


@rule("D-3.19")
def test_where_no_deals_are_made_a_turn_without_a_card_stops_nowhere() -> None:
    table = empty_handed(options={"deals": "off"})
    assert (table["active"], len(table.hand(0))) == (1, 2)


@rule("D-3.19")
def test_whether_a_turn_stops_is_seen_in_what_everyone_knows() -> None:
    for board in ([], ["usari"] * 5):
        table = empty_handed(board)
        for viewer in range(-1, 4):
            view = table.state.view(viewer)
            assert (len(view["hands"][0]), view["conspiracies"][0], view["stack"]) == (
                0,
                "lycosia up",
                [{"step": "action", "seat": 0, "taken": 0}],
            )


@rule("D-3.5")
def test_a_favored_player_may_take_a_second_action() -> None:
    table = Court(hands={0: ["lycosia", "kardosa", "silgaro"]}, conspiracies={0: "usari up"})
    table.play("raise_suspicion house=lycosia")
    assert set(table.moves()) == {"raise_suspicion house=kardosa", "raise_suspicion house=silgaro", "end_actions"}
    table.play("end_actions")
    assert "draw" in table.moves()
    table = Court(hands={0: ["lycosia", "kardosa", "silgaro"]}, conspiracies={0: "usari up"})
    table.play("raise_suspicion house=lycosia", "raise_suspicion house=kardosa")
    assert not table.starting("raise_suspicion"), "there is no third action"


@rule("D-3.5")
def test_a_disfavored_player_has_one_action_unless_it_regains_favor() -> None:
    table = limited("lycosia", "kardosa", aside=[])
    table.play("raise_suspicion house=lycosia")
    assert "draw" in table.moves()
    boards = [["scandal", *["kardosa"] * 4]]
    table = limited("lycosia", "lycosia", aside=["silgaro"], boards=boards, conspiracies={0: "lycosia down"})
    table.play("remove_scandal pair=lycosia source=usari")
    assert table.status("usari") == "favored"
    table = Court([*["kardosa"] * 4], [], hands={0: ["scandal", "lycosia"]}, conspiracies={0: "usari up"})
    table.play("create_scandal target=usari")
    assert table.status("usari") == "disfavored"
    assert not table.starting("raise_suspicion"), "favor was lost by the first action"


@rule("D-3.5", "D-3.11")
def test_regaining_favor_gives_the_second_action_but_not_the_cards_set_aside() -> None:
    boards = [["scandal", *["kardosa"] * 4]]
    position = {"houses": ("lycosia", "usari", "kardosa", "silgaro"), "conspiracies": {0: "kardosa up"}}
    table = limited("lycosia", "silgaro", aside=["usari", "scandal"], boards=boards, **position)
    table.play("use ability=lycosia source=lycosia card=scandal to=usari")
    assert table.status("lycosia") == "favored"
    assert set(table.moves()) == {"raise_suspicion house=silgaro", "end_actions"}
    table.refuse("raise_suspicion house=usari", "D-3.13", "D-3.10", "D-4.1")
    table.refuse("create_scandal target=usari", "D-3.13", "D-3.10", "D-4.2")


@rule("D-3.6")
def test_no_discard_in_place_of_the_second_action() -> None:
    boards = [[], ["lycosia"] * 4, fallen("kardosa"), []]
    table = Court(*boards, hands={0: ["lycosia", "lycosia", "kardosa"]}, conspiracies={0: "usari up", 1: "silgaro up"})
    table.play("raise_suspicion house=lycosia")
    assert table.starting("discard") == []
    assert table.hand(0) == ["lycosia", "kardosa"]
    if "end_actions" in table.moves():
        table.play("end_actions")
    assert sorted(table.moves()) == ["draw", "exchange card=kardosa", "exchange card=lycosia"]


@rule("D-3.7")
def test_only_usable_cards_count_as_the_hand() -> None:
    table = limited("lycosia", aside=["kardosa", "scandal"], conspiracies={0: "usari up"})
    table.play("raise_suspicion house=lycosia").turn_of(1)
    assert len(table.hand(0)) == 4, "two drawn, two back"


@rule("D-3.8", "D-3.1")
@pytest.mark.parametrize("card", ["scandal", "betrayal", "usari"])
def test_draw_one_or_exchange_one_for_two(card: str) -> None:
    table = Court(hands={0: [card, "kardosa", "kardosa"]}, stack=ACQUIRE)
    assert set(table.moves()) == {"draw", f"exchange card={card}", "exchange card=kardosa"}
    table.refuse("exchange card=silgaro", "D-3.8")
    table.refuse("end_actions", "D-3.8", "D-3.1")
    web = names(table["web"])
    table.play(f"exchange card={card}")
    assert sorted(table.hand(0)) == sorted(["kardosa", "kardosa", *web[-2:]])
    table = Court(hands={0: [card, "kardosa", "kardosa"]}, stack=ACQUIRE)
    table.play("draw")
    assert sorted(table.hand(0)) == sorted([card, "kardosa", "kardosa", web[-1]])


@rule("D-3.9")
def test_there_is_no_hand_limit() -> None:
    table = Court(hands={0: ["kardosa"] * 9 + ["lycosia"] * 9 + ["scandal"] * 9}, stack=ACQUIRE)
    table.play("draw")
    assert len(table.hand(0)) == 28


def begins_disfavored(hand: list[str], **position: Any) -> Court:
    """The turn of the first seat begins; its House is disfavored."""
    stack = [{"step": "acquire", "seat": 3}]
    return Court(fallen("usari"), hands={0: hand, 3: ["usari"]}, active=3, stack=stack, conspiracies={0: "usari up"}, **position).play(
        "draw"
    )


@rule("D-3.10")
def test_two_random_cards_are_the_hand_of_a_disfavored_turn() -> None:
    cards = ["lycosia", "kardosa", "silgaro", "scandal", "betrayal"]
    usable = set()
    for word in range(24):
        table = begins_disfavored(cards, chance=swift(f"{word}").to_text())
        aside = names(table["aside"])
        mine = sorted(set(cards) - set(aside))
        assert len(aside) == 3
        usable.add(tuple(mine))
        first = {move.split("=")[-1] if move.startswith("raise") else move.split()[0] for move in table.moves()}
        named = {{"create_scandal": "scandal"}.get(name, name) for name in first}
        assert named == set(mine)
    assert len(usable) > 6
    assert {card for pair in usable for card in pair} == set(cards)


@rule("D-3.10")
@pytest.mark.parametrize("cards", [["lycosia"], ["lycosia", "kardosa"]])
def test_two_cards_or_fewer_are_all_usable(cards: list[str]) -> None:
    table = begins_disfavored(cards)
    assert table["aside"] == []
    assert table.moves() == [f"raise_suspicion house={card}" for card in cards]


@rule("D-3.10")
def test_a_favored_turn_sets_nothing_aside() -> None:
    hands = {0: ["lycosia", "kardosa", "silgaro"], 3: ["usari"]}
    table = Court(hands=hands, active=3, stack=[{"step": "acquire", "seat": 3}])
    table.play("draw")
    assert table["aside"] == []
    assert len(table.starting("raise_suspicion")) == 3


@rule("D-3.10", "D-3.13")
def test_the_acquire_phase_of_a_disfavored_turn_reaches_the_two_cards_only() -> None:
    table = limited("lycosia", "kardosa", aside=["silgaro", "scandal"])
    table.play("raise_suspicion house=lycosia")
    assert set(table.moves()) == {"draw", "exchange card=kardosa"}
    table.refuse("exchange card=scandal", "D-3.13", "D-3.10", "D-3.8")


@rule("D-3.11")
def test_favor_lost_during_the_turn_sets_nothing_aside() -> None:
    hands = {0: ["scandal", "lycosia", "kardosa", "silgaro"]}
    table = Court(["kardosa"] * 4, hands=hands, conspiracies={0: "usari up"})
    table.play("create_scandal target=usari")
    assert table["aside"] == []
    assert sorted(table.moves()) == ["draw", "exchange card=kardosa", "exchange card=lycosia", "exchange card=silgaro"]


@rule("D-3.12", "D-9.10")
def test_after_the_turn_the_whole_hand_is_back() -> None:
    position = {"hands": {1: ["betrayal", "usari"]}, "conspiracies": {0: "usari up", 2: "lycosia down"}}
    table = limited("lycosia", "kardosa", aside=["silgaro", "silgaro"], **position)
    table.play("raise_suspicion house=lycosia", "draw")
    assert table["active"] == 1
    assert table["aside"] == []
    assert len(table.hand(0)) == 4
    table.play("betrayal target=kardosa", "0: negate pair=silgaro")
    assert table.conspiracy(2) == "lycosia down", "set aside before, used now"


@rule("D-3.13")
def test_cards_set_aside_are_neither_used_nor_discarded() -> None:
    boards = [fallen("usari"), fallen("lycosia")]
    table = limited("lycosia", aside=["kardosa", "scandal", "betrayal"], boards=boards, conspiracies={0: "usari up"})
    assert table.moves() == ["discard card=lycosia"]
    table.refuse("discard card=scandal", "D-3.13", "D-3.10", "D-3.3")
    table.refuse("betrayal target=lycosia", "D-3.13", "D-3.10", "D-4.3")


@rule("D-3.13", "D-8.1", "D-8.2")
def test_cards_set_aside_are_lost_with_the_hand() -> None:
    boards = [["scandal", "scandal", "scandal down", "lycosia", "lycosia"]]
    table = limited("kardosa", "kardosa", aside=["silgaro", "scandal", "betrayal"], boards=boards)
    scandals = table["scandals"]
    table.play("reveal_card pair=kardosa source=usari card=concealed3")
    assert table.status("usari") == "vilified"
    assert table.hand(0) == []
    assert table["aside"] == []
    assert (table.discarded("silgaro"), table.discarded("betrayal"), table["scandals"]) == (1, 1, scandals + 1)
    assert table["active"] == 1


@rule("D-3.14")
@pytest.mark.parametrize("aside", [[], ["kardosa", "scandal"]])
def test_cards_from_a_deal_in_a_disfavored_turn_are_set_aside(aside: list[str]) -> None:
    table = limited("lycosia", aside=aside, hands={1: ["silgaro"]}, conspiracies={0: "usari up"})
    table.offer(1, "to=usari gives=silgaro").play("0: accept offer=0")
    assert sorted(names(table["aside"])) == sorted([*aside, "silgaro"])
    assert table.moves() == ["raise_suspicion house=lycosia"]
    table = Court(hands={0: ["lycosia"], 1: ["silgaro"]}, conspiracies={0: "usari up"})
    table.offer(1, "to=usari gives=silgaro").play("0: accept offer=0")
    assert "raise_suspicion house=silgaro" in table.moves()


@rule("D-3.14")
def test_cards_from_a_deal_in_the_turn_of_another_are_not_set_aside() -> None:
    table = Court(fallen("usari"), active=1, hands={0: ["lycosia"], 1: ["silgaro", "kardosa"], 2: ["betrayal", "scandal"]})
    table.offer(1, "to=usari gives=silgaro").play("0: accept offer=0")
    assert sorted(table.hand(0)) == ["lycosia", "silgaro"]
    assert table["aside"] == []


@rule("D-3.15", "D-5.8")
def test_a_card_silgaro_takes_joins_the_usable_hand() -> None:
    houses = ("silgaro", "usari", "lycosia", "kardosa")
    boards = [["lycosia", *["usari"] * 4], []]
    table = limited("silgaro", "silgaro", aside=["usari"], boards=boards, houses=houses, conspiracies={0: "usari up"})
    table.play("use ability=silgaro source=silgaro card=lycosia")
    assert set(table.moves()) == {"discard card=silgaro", "discard card=lycosia"}
    table.refuse("discard card=usari", "D-3.13", "D-5.8")
    table.play("discard card=silgaro")
    assert set(table.moves()) == {"raise_suspicion house=lycosia", "end_actions"}


@rule("D-3.15")
def test_cards_won_by_blackmail_and_espionage_join_the_usable_hand() -> None:
    table = limited("blackmail", aside=["usari"], hands={1: ["silgaro", "kardosa"]}, conspiracies={0: "usari up"})
    table.play("blackmail target=lycosia").passing().play("give card=kardosa other=silgaro")
    assert set(table.moves()) == {"draw", "exchange card=silgaro", "exchange card=kardosa"}
    table = limited("espionage", aside=["usari"], hands={1: ["silgaro", "kardosa"]}, conspiracies={0: "usari up"})
    table.play("espionage target=lycosia").passing().play("take card=kardosa")
    assert set(table.moves()) == {"draw", "exchange card=kardosa"}


@rule("D-3.16", "D-1.9")
def test_an_empty_web_is_made_of_the_discard_pile_when_a_card_is_needed() -> None:
    table = Court(hands={0: ["usari", "lycosia"]}, web=["kardosa"], stack=ACQUIRE)
    pile = len(table["discard"])
    assert pile == 46 - 3
    table.play("exchange card=lycosia")
    assert "kardosa" in table.hand(0)
    assert len(table.hand(0)) == 3
    assert len(table["web"]) == pile
    assert table["discard"] == []
    assert set(table.state.view(1)["web"]) == {"?"}
    table = Court(hands={0: ["usari"]}, web=["kardosa"], stack=ACQUIRE)
    table.play("draw")
    assert (table["web"], len(table["discard"])) == ([], 44), "not before it is needed"
    orders = set()
    for word in range(4):
        table = Court(hands={0: ["usari"]}, web=[], stack=ACQUIRE, chance=swift(f"{word}").to_text())
        orders.add(tuple(names(table.play("draw")["web"])))
    assert len(orders) == 4


@rule("D-3.17")
def test_an_event_being_resolved_is_not_yet_in_the_pile() -> None:
    table = Court([], ["scandal"], hands={0: ["collaborators"]}, web=[])
    table.play("collaborators ability=usari source=lycosia card=scandal")
    assert names(table["discard"]).count("collaborators") == 1
    assert "collaborators" not in names(table["web"])
    assert table.board("lycosia") != ["scandal"]


@rule("D-3.18")
def test_with_nothing_left_nothing_is_drawn() -> None:
    table = Court(hands={0: ["usari"], 3: rest(FOUR, "usari")}, web=[], stack=ACQUIRE)
    assert (table["web"], table["discard"]) == ([], [])
    table.play("draw")
    assert table.hand(0) == ["usari"]
    assert table["active"] == 1
    table = Court(hands={0: ["usari"], 3: rest(FOUR, "usari")}, web=[], stack=ACQUIRE)
    table.play("exchange card=usari")
    assert table.hand(0) == ["usari"], "the card discarded is the only one to draw"


@rule("D-3.4")
def test_a_villain_who_regained_standing_plays_with_what_it_has() -> None:
    table = Court(vile("usari"), active=3, hands={3: ["lycosia", "lycosia", "usari"]}, conspiracies={0: "lycosia up"})
    table.play("remove_scandal pair=lycosia source=usari")
    assert table.status("usari") == "favored"
    assert len(table.hand(0)) == 1
    table.turn_of(0)
    assert not table.starting("defame", "expose", "scandalize")
