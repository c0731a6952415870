"""What is promised, and what the table keeps of it."""

from __future__ import annotations

from typing import Any

import pytest

from tests.duhr.court import FIVE, Court, fallen, vile
from tests.scenario import rule

TURN = 5


def promised(promise: str, *boards: list[str], seat: int = 0, to: str = "silgaro", **position: Any) -> Court:
    """A seat, the first unless told otherwise, has given a promise for nothing to another."""
    table = Court(*boards, **{"turn": TURN, **position})
    table.offer(seat, f"to={to} promises={promise}")
    return table.play(f"{table['houses'].index(to)}: accept offer=0")


@rule("D-11.18", "D-11.21", "D-11.25")
def test_a_promise_binds_nobody_and_breaking_it_is_seen_by_all() -> None:
    table = promised("spare:lycosia:9", hands={0: ["lycosia"]})
    pledge = {"by": "usari", "to": "silgaro", "promise": "spare:lycosia:9", "fate": "open"}
    assert table["deals"]["pledges"] == [pledge]
    table.play("raise_suspicion house=lycosia")
    for viewer in (-1, 0, 1, 2, 3):
        assert table.state.view(viewer)["deals"]["pledges"] == [{**pledge, "fate": "broken"}]
    assert table.board("lycosia") == ["lycosia"], "no other effect"


@rule("D-11.19", "D-11.21")
def test_spare_is_kept_when_its_turn_begins() -> None:
    table = promised(f"spare:lycosia:{TURN + 2}", hands={seat: ["usari", "silgaro"] for seat in range(3)})
    table.turn_of(1)
    assert (table["turn"], table.fates()) == (TURN + 1, ["open"])
    table.turn_of(2)
    assert (table["turn"], table.fates()) == (TURN + 2, ["kept"])


@rule("D-11.19")
def test_a_promise_names_a_turn_to_come_and_runs_from_the_acceptance() -> None:
    table = Court(turn=TURN, hands={0: ["lycosia", "lycosia"]})
    table.refuse_offer(0, f"to=silgaro promises=spare:lycosia:{TURN}")
    table.refuse_offer(0, f"to=silgaro demands=spare:lycosia:{TURN - 1}")
    table.offer(0, "to=silgaro promises=spare:lycosia:9").play("3: consider offer=0", "raise_suspicion house=lycosia")
    table.play("3: accept offer=0")
    assert table.fates() == ["open"], "what was before the deal does not count"
    table.play("raise_suspicion house=lycosia")
    assert table.fates() == ["broken"]


@rule("D-11.19", "D-11.22", "D-11.23", "D-11.24")
@pytest.mark.parametrize("promise", ["aid:lycosia", "strike:lycosia", "card:usari"])
def test_what_is_not_done_by_its_turn_is_broken(promise: str) -> None:
    table = promised(f"{promise}:{TURN + 1}", hands={0: ["usari"], 1: ["silgaro"]})
    assert table.fates() == ["open"]
    table.turn_of(1)
    assert table.fates() == ["broken"]


HARM: dict[str, tuple[list[str], list[str], str]] = {
    "raise": (["usari"], ["lycosia"], "raise_suspicion house=lycosia"),
    "create": (["usari"], ["scandal"], "create_scandal target=lycosia"),
    "place": (["usari"], ["kardosa", "kardosa"], "place_scandal pair=kardosa target=lycosia"),
    "reveal": (["usari down"], ["kardosa", "kardosa"], "reveal_card pair=kardosa source=lycosia card=concealed1"),
    "worsen": (["kardosa"], ["usari"], "use ability=usari source=lycosia card=kardosa"),
    "informants": (["usari down"], ["informants"], "informants source=lycosia card=concealed1"),
    "borrowed": (["kardosa"], ["collaborators"], "collaborators ability=usari source=lycosia card=kardosa"),
}
AID: dict[str, tuple[list[str], list[str], str]] = {
    "remove": (["scandal"], ["kardosa", "kardosa"], "remove_scandal pair=kardosa source=lycosia"),
    "better": (["scandal"], ["usari"], "use ability=usari source=lycosia card=scandal"),
    "conceal": (["kardosa"], ["collaborators"], "collaborators ability=kardosa source=lycosia card=kardosa"),
    "borrowed": (["scandal"], ["collaborators"], "collaborators ability=lycosia source=lycosia card=scandal to=kardosa"),
}


@rule("D-11.20", "D-11.21", "D-11.23")
@pytest.mark.parametrize("how", HARM)
def test_what_harms_a_house(how: str) -> None:
    board, hand, move = HARM[how]
    table = promised("spare:lycosia:9,strike:lycosia:9,aid:lycosia:9", [], board, hands={0: hand})
    table.play(move)
    assert table.fates() == ["broken", "kept", "open"]


@rule("D-11.20", "D-11.22")
@pytest.mark.parametrize("how", AID)
def test_what_aids_a_house(how: str) -> None:
    board, hand, move = AID[how]
    table = promised("spare:lycosia:9,strike:lycosia:9,aid:lycosia:9", [], board, hands={0: hand})
    table.play(move)
    assert table.fates() == ["open", "open", "kept"]


@rule("D-11.20")
@pytest.mark.parametrize("house", ["deluras", "lycosia"])
def test_a_shifted_card_aids_one_house_and_harms_another(house: str) -> None:
    card = "silgaro" if house == "deluras" else "scandal"
    houses = (house, "usari", "kardosa", "silgaro")
    promise = "aid:usari:9,strike:usari:9,aid:kardosa:9,strike:kardosa:9,spare:silgaro:9"
    table = promised(promise, [], [card], houses=houses, hands={0: [house]})
    table.play(f"use ability={house} source=usari card={card} to=kardosa")
    assert table.fates() == ["kept", "open", "open", "kept", "open"]


@rule("D-11.20", "D-11.22")
def test_silgaro_and_concealing_aid() -> None:
    houses = ("silgaro", "usari", "kardosa", "lycosia")
    table = promised("aid:usari:9,spare:usari:9", [], ["usari"], houses=houses, to="kardosa", hands={0: ["silgaro"]})
    table.play("use ability=silgaro source=usari card=usari")
    table.play("discard card=usari")
    assert table.fates() == ["kept", "open"]
    houses = ("balistrad", "usari", "kardosa", "silgaro")
    table = promised("aid:usari:9,spare:usari:9", [], ["scandal"], houses=houses, hands={0: ["balistrad"]})
    table.play("use ability=balistrad source=usari card=scandal")
    assert table.fates() == ["kept", "open"]


@rule("D-11.20")
@pytest.mark.parametrize(
    ("act", "fates"),
    [
        ("defame source=lycosia card=lycosia", ["broken", "kept", "open"]),
        ("expose source=lycosia card=concealed2", ["broken", "kept", "open"]),
        ("scandalize target=lycosia", ["broken", "kept", "open"]),
        ("scandalize target=kardosa", ["open", "open", "open"]),
    ],
)
def test_villainous_acts_harm(act: str, fates: list[str]) -> None:
    promise = "spare:lycosia:9,strike:lycosia:9,aid:lycosia:9"
    table = promised(promise, vile("usari"), ["lycosia", "scandal down"], active=0)
    table.play(act)
    assert table.fates() == fates


@rule("D-11.20")
def test_consequences_do_not_count_as_harm() -> None:
    boards = [[], ["lycosia"] * 4, []]
    hands = {0: ["lycosia", "betrayal"]}
    conspiracies = {1: "kardosa down", 2: "usari down"}
    table = promised("spare:kardosa:9,spare:usari:9", *boards, houses=FIVE, hands=hands, conspiracies=conspiracies)
    table.play("raise_suspicion house=lycosia")
    assert table.board("kardosa") == ["scandal"]
    table.play("betrayal target=kardosa")
    assert table.board("usari") == ["scandal"]
    assert table.fates() == ["open", "open"]


@rule("D-11.20")
def test_a_reveal_by_choice_is_not_a_house_action_and_harms_nobody() -> None:
    table = promised("spare:usari:9", hands={0: ["lycosia"]}, conspiracies={0: "kardosa down"})
    table.play("reveal_conspiracy")
    assert table.fates() == ["open"]


@rule("D-11.20", "D-9.4")
def test_what_is_negated_is_neither() -> None:
    hands = {0: ["usari", "kardosa", "kardosa"], 1: ["lycosia", "lycosia"], 2: ["silgaro"]}
    promise = "spare:lycosia:9,aid:lycosia:9"
    table = promised(promise, [], ["scandal", "kardosa"], hands=hands)
    table.play("use ability=usari source=lycosia card=kardosa", "1: negate pair=lycosia").passing()
    assert table.fates() == ["open", "open"]
    table.play("place_scandal pair=kardosa target=lycosia")
    assert table.fates() == ["broken", "open"]


@rule("D-11.20", "D-11.21")
def test_what_others_do_breaks_no_promise_of_mine() -> None:
    table = promised("spare:lycosia:9", active=1, hands={1: ["lycosia"]})
    table.play("raise_suspicion house=lycosia")
    assert table.fates() == ["open"]


@rule("D-11.24", "D-11.4")
def test_a_card_promised_is_kept_by_a_later_deal_with_the_same_player() -> None:
    hands = {0: ["usari", "usari", "usari", "kardosa"], 1: ["lycosia"], 2: ["lycosia"]}
    table = Court(hands=hands, turn=TURN, active=1)
    table.offer(0, "to=silgaro gives=usari promises=card:usari:9").play("3: accept offer=0")
    assert table.fates() == ["open"], "the card of the same deal is not it"
    table.turn_of(2)
    table.offer(0, "to=lycosia gives=usari").play("1: accept offer=1")
    assert table.fates() == ["open"], "another player"
    table.offer(0, "to=silgaro gives=kardosa").play("3: accept offer=2")
    assert table.fates() == ["open"], "another kind"
    table.offer(3, "to=usari wants=usari").play("0: accept offer=3")
    assert table.fates() == ["kept"]


@rule("D-11.24")
def test_a_card_keeps_one_promise_only() -> None:
    table = promised("card:usari:9,card:usari:9", hands={0: ["usari", "usari"]})
    table.offer(0, "to=silgaro gives=usari").play("3: accept offer=1")
    assert table.fates() == ["kept", "open"]


@rule("D-11.24")
def test_blackmail_is_not_a_deal() -> None:
    table = promised("card:usari:9", hands={0: ["usari", "kardosa"], 3: ["blackmail"]}, active=3)
    table.play("blackmail target=usari").passing()
    table.play(table.moves()[0])
    assert "usari" in table.hand(3)
    assert table.fates() == ["open"]


@rule("D-11.3", "D-11.21")
def test_a_promise_asked_is_the_takers() -> None:
    table = Court(turn=TURN, active=3, hands={3: ["usari"]})
    table.offer(0, "to=silgaro demands=spare:usari:9").play("3: accept offer=0")
    assert [(pledge["by"], pledge["to"]) for pledge in table["deals"]["pledges"]] == [("silgaro", "usari")]
    table.play("raise_suspicion house=usari")
    assert table.fates() == ["broken"]


@rule("D-11.18")
def test_a_declined_promise_is_none() -> None:
    table = Court(turn=TURN).offer(0, "to=silgaro promises=spare:usari:9").play("3: decline offer=0")
    assert table["deals"]["pledges"] == []


@rule("D-11.25")
@pytest.mark.parametrize("promise", ["spare:lycosia:99", "aid:lycosia:99", "strike:lycosia:99", "card:usari:99"])
def test_a_promise_still_running_at_the_end_is_neither_kept_nor_broken(promise: str) -> None:
    boards = [fallen(), ["own"] * 4, [], fallen()]
    table = promised(promise, *boards, seat=2, active=3, hands={3: ["scandal"]}, conspiracies={1: "usari up"})
    table.play("create_scandal target=lycosia")
    assert table.over
    assert table.fates()[0] not in ("kept", "broken")


@rule("D-11.26", "D-11.16")
def test_free_words_are_neither_kept_nor_broken() -> None:
    table = Court(turn=TURN, hands={0: ["lycosia"]})
    table.offer(0, 'to=silgaro words="I shall spare Lycosia for ever"')
    assert "I shall spare Lycosia for ever" in str(table.state.view(3)["deals"])
    assert "I shall spare" not in str(table.state.view(1)["deals"])
    table.play("3: accept offer=0", "raise_suspicion house=lycosia")
    assert table["deals"]["pledges"] == [] or table.fates() == ["open"]


@rule("D-11.19", "D-11.25")
@pytest.mark.parametrize("until", [999, 1000, 1022])
def test_a_promise_may_run_far(until: int) -> None:
    table = promised(f"spare:lycosia:{until}", hands={0: ["usari"]})
    assert table["deals"]["pledges"][0]["promise"] == f"spare:lycosia:{until}"
    assert any(str(until) in line for line in table.told), table.told


@rule("D-11.20")
@pytest.mark.parametrize(
    ("house", "kind", "move", "fates"),
    [
        ("kardosa", "scandal", "", ["broken", "open"]),
        ("balistrad", "lycosia", "", ["broken", "open"]),
        ("silgaro", "scandal", "", ["open", "kept"]),
        ("usari", "lycosia", " into=scandal", ["broken", "open"]),
        ("usari", "lycosia", " into=suspicion", ["broken", "open"]),
        ("deluras", "scandal", " to=lycosia", ["open", "kept"]),
        ("lycosia", "scandal", " to=balistrad", ["open", "kept"]),
    ],
)
def test_abilities_on_concealed_cards_harm_or_aid(house: str, kind: str, move: str, fates: list[str]) -> None:
    others = [name for name in ("balistrad", "lycosia", "kardosa", "silgaro", "usari", "deluras") if name != house]
    houses = (house, *others)
    target = others[-1]
    boards: list[list[str]] = [[], [], [], [], [], [f"{kind} down"]]
    table = promised(
        f"spare:{target}:9,aid:{target}:9",
        *boards,
        houses=houses,
        to=others[2],
        hands={0: [house, "intrigue"]},
        conspiracies={0: f"{house} up"},
    )
    table.play(f"use ability={house} source={target} card=concealed1{move}")
    while any(move.startswith("discard") for move in table.moves()) and not table.starting("end_actions"):
        table.play(table.starting("discard")[0])
    assert table.fates() == fates
