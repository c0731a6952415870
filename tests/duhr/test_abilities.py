"""The six abilities: through one's own House, through a conspiracy, and on concealed cards."""

from __future__ import annotations

from typing import Any

import pytest

from tests.duhr.court import FOUR, SIX, Court, fallen, names, rest, vile
from tests.scenario import rule

WAYS = ("own", "conspirator")


def seated(house: str) -> tuple[str, ...]:
    """Four Houses, this one first."""
    return (house, *(other for other in SIX if other != house))[:4]


def wielding(house: str, way: str, *boards: list[str], hand: tuple[str, ...] = ("intrigue",), **position: Any) -> Court:
    """The first seat may use a House's ability: as its own, through a conspiracy in the second seat's House, or on concealed cards."""
    houses = seated(house)
    conspiracies = {0: f"{houses[1]} down"}
    if way == "conspirator":
        houses = (houses[1], houses[0], *houses[2:])
        conspiracies = {0: f"{house} up"}
    elif way == "concealed":
        conspiracies = {0: f"{house} up"}
    return Court(*boards, houses=houses, hands={0: [house, *hand]}, conspiracies=conspiracies, **position)


def ability(table: Court, house: str, source: int, card: str, **more: Any) -> str:
    parts = [f"use ability={house} source={table['houses'][source]} card={card}"]
    parts += [f"{key}={table['houses'][value] if key == 'to' else value}" for key, value in more.items()]
    return " ".join(parts)


def targets(table: Court) -> set[str]:
    """`source card`, with the number of the seat, of all uses."""
    found = set()
    for move in table.starting("use"):
        parts = dict(part.split("=") for part in move.split()[1:])
        found.add(f"{table['houses'].index(parts['source'])} {parts['card']}")
    return found


def mixed(table_suspicion: str) -> list[list[str]]:
    """A suspicion and a scandal, revealed and concealed, on a favored, a disfavored and a vilified House, and on nobody's else."""
    kind = table_suspicion
    return [
        [kind, "scandal", f"{kind} down", "scandal down"],
        [kind, "scandal", f"{kind} down"],
        [kind, "scandal", f"{kind} down", "scandal down", kind],
        ["scandal", "scandal", "scandal", kind, f"{kind} down"],
    ]


REVEALED = {
    "deluras": "suspicion",
    "lycosia": "scandal",
    "kardosa": "suspicion",
    "balistrad": "scandal",
    "silgaro": "suspicion",
    "usari": "both",
}


@rule("D-5.1", "D-5.2", "D-5.5", "D-5.6", "D-5.7", "D-5.9", "D-5.10", "D-5.17", "D-7.12")
@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("house", SIX)
def test_the_revealed_cards_that_each_ability_reaches(house: str, way: str) -> None:
    kind = seated(house)[2]
    table = wielding(house, way, *mixed(kind))
    wanted = {"suspicion": [kind], "scandal": ["scandal"], "both": [kind, "scandal"]}[REVEALED[house]]
    assert targets(table) == {f"{seat} {card}" for seat in range(4) for card in wanted}
    assert not any("concealed" in move for move in table.starting("use"))
    for card in ("concealed3", "scandal" if REVEALED[house] == "suspicion" else kind):
        if REVEALED[house] != "both" or card == "concealed3":
            to: dict[str, Any] = {"to": 1} if house in ("deluras", "lycosia") else {}
            own = {"deluras": "D-5.1", "lycosia": "D-5.2", "kardosa": "D-5.5", "balistrad": "D-5.6", "silgaro": "D-5.7", "usari": "D-5.9"}
            table.refuse(ability(table, house, 0, card, **to), own[house], "D-5.12", "D-5.17", "D-5.10")


@rule("D-5.1", "D-5.2", "D-5.3")
@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("house", ["deluras", "lycosia"])
@pytest.mark.parametrize("source", [0, 1, 2, 3])
def test_a_shifted_card_lands_on_another_favored_house(house: str, way: str, source: int) -> None:
    kind = seated(house)[2]
    card = kind if house == "deluras" else "scandal"
    boards = [[card], [card, "scandal"], [card, *["scandal"] * 2, kind, f"{kind} down"], []]
    if source == 3:
        boards[3] = [card, kind]
    table = wielding(house, way, *boards)
    status = table["status"]
    to = [seat for seat in range(4) if seat != source and status[seat] == "favored"]
    moves = [move for move in table.starting("use") if f"source={table['houses'][source]} " in move and f"card={card} " in move]
    assert moves == [ability(table, house, source, card, to=seat) for seat in to]
    table.refuse(ability(table, house, source, card, to=source), "D-5.3")
    target = to[-1]
    after = [list(board) for board in boards]
    after[source].remove(card)
    after[target].append(card)
    table.play(ability(table, house, source, card, to=target))
    assert table["boards"] == after
    assert names(table["discard"]) == [house]


@rule("D-5.3", "D-5.4", "D-6.4")
def test_the_house_a_card_leaves_regains_favor_before_the_card_is_placed() -> None:
    # Kardosa regains favor; Usari loses it, its conspiracy in Kardosa comes up, and Kardosa loses favor again.
    houses = ("deluras", "usari", "kardosa", "silgaro", "lycosia")
    boards = [[], ["usari"] * 4, ["usari", *["kardosa"] * 4], []]
    table = Court(*boards, houses=houses, hands={0: ["deluras"]}, conspiracies={1: "kardosa down", 2: "usari up"})
    table.play("use ability=deluras source=kardosa card=usari to=usari")
    assert table["boards"][1:3] == [["usari"] * 5, [*["kardosa"] * 4, "scandal"]]
    assert [table.conspiracy(1), table.conspiracy(2)] == ["kardosa up", "usari down"]
    told = [word.split()[0] for word in table.happened() if word.startswith("favor")]
    assert told == ["favor_regained", "favor_lost", "favor_lost"]


@rule("D-5.3")
def test_a_house_must_be_favored_before_the_move() -> None:
    table = wielding("deluras", "own", ["usari", *["deluras"] * 4], [], [])
    table.refuse(ability(table, "deluras", 0, "deluras", to=0), "D-5.3")
    assert not any("to=deluras" in move for move in table.starting("use"))


@rule("D-5.5", "D-5.6", "D-2.18")
@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("house", ["kardosa", "balistrad"])
@pytest.mark.parametrize("source", [0, 1, 2, 3])
def test_a_concealed_card_lies_where_it_lay(house: str, way: str, source: int) -> None:
    kind = seated(house)[2]
    card = kind if house == "kardosa" else "scandal"
    boards = [["scandal", kind], [kind, "scandal"], [kind, "scandal", *[kind] * 3], ["scandal", kind, "scandal", "scandal", "scandal"]]
    table = wielding(house, way, *boards)
    table.play(ability(table, house, source, card))
    place = boards[source].index(card)
    assert table["boards"][source] == [*boards[source][:place], f"{card} down", *boards[source][place + 1 :]]
    assert names(table["discard"]) == [house]


@rule("D-5.6", "D-8.10")
def test_concealing_the_third_scandal_ends_villainy() -> None:
    table = wielding("balistrad", "own", [], ["scandal", "scandal", "scandal", "balistrad", "balistrad"])
    table.play("use ability=balistrad source={} card=scandal".format(table["houses"][1]))
    assert table["status"][1] == "disfavored"
    assert len(table.hand(1)) == 1


@rule("D-5.7", "D-5.8")
@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("source", [0, 1, 2, 3])
def test_silgaro_takes_a_suspicion_and_then_discards(way: str, source: int) -> None:
    kind = seated("silgaro")[2]
    boards = [["scandal", kind], [kind], [kind, "scandal", *[kind] * 3], ["scandal", kind, "scandal", "scandal", "scandal"]]
    table = wielding("silgaro", way, *boards, hand=("scandal", "betrayal"))
    table.play(ability(table, "silgaro", source, kind))
    board = list(boards[source])
    board.remove(kind)
    assert table["boards"][source] == board
    assert sorted(table.moves()) == sorted([f"discard card={kind}", "discard card=scandal", "discard card=betrayal"])
    table.refuse("end_actions", "D-5.8")
    table.refuse("discard card=silgaro", "D-5.8", "D-5.7")
    scandals = table["scandals"]
    table.play("discard card=scandal")
    assert table.hand(0) == [kind, "betrayal"]
    assert table["scandals"] == scandals + 1


@rule("D-5.8")
def test_the_card_just_taken_may_be_discarded_and_must_if_it_is_the_only_one() -> None:
    table = wielding("silgaro", "own", ["lycosia"], hand=())
    table.play("use ability=silgaro source=silgaro card=lycosia")
    assert table.moves() == ["discard card=lycosia"]
    table.play("discard card=lycosia")
    assert table.hand(0) == []
    assert sorted(names(table["discard"])) == ["lycosia", "silgaro"]


@rule("D-5.9")
@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("source", [0, 1, 2, 3])
def test_usari_turns_a_suspicion_into_a_scandal(way: str, source: int) -> None:
    kind = seated("usari")[2]
    boards = [[kind, "scandal"], ["scandal", kind], [kind, "scandal", *[kind] * 3], ["scandal", kind, "scandal", "scandal", "scandal"]]
    table = wielding("usari", way, *boards)
    scandals = table["scandals"]
    table.play(ability(table, "usari", source, kind))
    board = list(boards[source])
    board.remove(kind)
    assert sorted(table["boards"][source]) == sorted([*board, "scandal"])
    assert table["scandals"] == scandals - 1
    assert sorted(names(table["discard"])) == sorted([kind, "usari"])


@rule("D-5.10", "D-5.11")
@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("source", [0, 1, 2, 3])
def test_usari_turns_a_scandal_into_the_top_suspicion(way: str, source: int) -> None:
    kind, top = seated("usari")[2], seated("usari")[3]
    boards = [[kind, "scandal"], ["scandal", kind], [kind, "scandal", *[kind] * 3], ["scandal", kind, "scandal", "scandal", "scandal"]]
    table = wielding("usari", way, *boards, web=[kind, top, "betrayal", "espionage"])
    scandals = table["scandals"]
    pile = len(table["discard"])
    table.play(ability(table, "usari", source, "scandal"))
    board = list(boards[source])
    board.remove("scandal")
    assert sorted(table["boards"][source]) == sorted([*board, top])
    assert names(table["web"]) == [kind]
    assert table["scandals"] == scandals + 1
    assert len(table["discard"]) == pile + 3, "two events turned up and the suspicion paid"


@rule("D-5.11", "D-3.16")
def test_the_web_runs_out_while_a_suspicion_is_looked_for() -> None:
    table = wielding("usari", "own", ["scandal"], web=["betrayal"])
    table.play("use ability=usari source=usari card=scandal")
    assert table.board("usari")[0] in table["houses"]
    position = table.state.to_dict()
    assert len(position["web"]) + len(position["discard"]) == 46 - 2


@rule("D-5.12", "D-5.17")
@pytest.mark.parametrize("house", SIX)
def test_with_its_own_conspiracy_an_ability_reaches_any_concealed_card_too(house: str) -> None:
    kind = seated(house)[2]
    table = wielding(house, "concealed", *mixed(kind))
    wanted = {"suspicion": [kind], "scandal": ["scandal"], "both": [kind, "scandal"]}[REVEALED[house]]
    concealed = {"0 concealed3", "0 concealed4", "1 concealed3", "2 concealed3", "2 concealed4", "3 concealed5"}
    assert targets(table) == concealed | {f"{seat} {card}" for seat in range(4) for card in wanted}
    hidden = Court(*mixed(kind), houses=seated(house), hands={0: [house]}, conspiracies={0: f"{house} down"})
    assert not any("concealed" in move for move in hidden.starting("use")), "a conspiracy face down does not help"


@rule("D-5.12", "D-5.13", "D-5.3")
@pytest.mark.parametrize("house", ["deluras", "lycosia"])
@pytest.mark.parametrize("kind", ["scandal", "usari"])
def test_a_concealed_card_is_shifted_face_down(house: str, kind: str) -> None:
    houses = (house, "usari", "kardosa", "silgaro")
    boards = [["kardosa"], ["scandal", f"{kind} down", "kardosa"], fallen("kardosa"), []]
    table = Court(*boards, houses=houses, hands={0: [house]}, conspiracies={0: f"{house} up"})
    moves = [move for move in table.starting("use") if "concealed" in move]
    assert moves == [f"use ability={house} source=usari card=concealed2 to={to}" for to in (house, "silgaro")]
    table.play(moves[1])
    assert table["boards"] == [["kardosa"], ["scandal", "kardosa"], fallen("kardosa"), [f"{kind} down"]]


@rule("D-5.14")
@pytest.mark.parametrize("house", ["kardosa", "balistrad"])
@pytest.mark.parametrize("kind", ["scandal", "usari"])
def test_a_concealed_card_is_turned_up(house: str, kind: str) -> None:
    houses = (house, "usari", "lycosia", "silgaro")
    table = Court([], ["scandal", f"{kind} down"], houses=houses, hands={0: [house]}, conspiracies={0: f"{house} up"})
    table.play(f"use ability={house} source=usari card=concealed2")
    assert table.board("usari") == ["scandal", kind]


@rule("D-5.14", "D-8.1")
def test_turning_up_a_third_scandal_vilifies() -> None:
    houses = ("kardosa", "usari", "lycosia", "silgaro")
    boards = [[], ["scandal", "scandal", "scandal down", "usari", "usari"]]
    table = Court(*boards, houses=houses, hands={0: ["kardosa"], 1: ["usari"]}, conspiracies={0: "kardosa up"})
    table.play("use ability=kardosa source=usari card=concealed3")
    assert (table.status("usari"), table.hand(1)) == ("vilified", [])


@rule("D-5.15", "D-5.8")
@pytest.mark.parametrize("kind", ["scandal", "usari"])
def test_a_concealed_card_is_taken_into_hand(kind: str) -> None:
    houses = ("silgaro", "usari", "lycosia", "kardosa")
    boards = [[], ["scandal", f"{kind} down"]]
    table = Court(*boards, houses=houses, hands={0: ["silgaro", "betrayal"]}, conspiracies={0: "silgaro up"})
    table.play("use ability=silgaro source=usari card=concealed2")
    assert table.board("usari") == ["scandal"]
    assert sorted(table.moves()) == sorted([f"discard card={kind}", "discard card=betrayal"])
    table.play("discard card=betrayal")
    assert table.hand(0) == [kind]


@rule("D-5.15", "D-2.20")
def test_with_true_memory_only_the_taker_learns_which_concealed_card_it_was() -> None:
    houses = ("silgaro", "usari", "lycosia", "kardosa")
    table = Court(
        [],
        ["scandal down"],
        houses=houses,
        hands={0: ["silgaro", "betrayal"]},
        conspiracies={0: "silgaro up"},
        options={"memory": "true"},
    )
    table.play("use ability=silgaro source=usari card=concealed1", "discard card=betrayal")
    assert names(table.state.view(0)["hands"][0]) == ["scandal"]
    for viewer in (-1, 1, 2, 3):
        assert names(table.state.view(viewer)["hands"][0]) == ["?"]


@rule("D-5.16")
@pytest.mark.parametrize("kind", ["scandal", "lycosia"])
@pytest.mark.parametrize("into", ["suspicion", "scandal"])
def test_a_concealed_card_becomes_what_usari_chose(kind: str, into: str) -> None:
    boards = [[], ["kardosa", f"{kind} down"]]
    table = Court(*boards, hands={0: ["usari", "intrigue"]}, conspiracies={0: "usari up"}, web=["silgaro"])
    scandals = table["scandals"]
    assert [move for move in table.starting("use") if "concealed" in move] == [
        "use ability=usari source=lycosia card=concealed2 into=suspicion",
        "use ability=usari source=lycosia card=concealed2 into=scandal",
    ]
    lying = table.discarded("lycosia")
    table.play(f"use ability=usari source=lycosia card=concealed2 into={into}")
    came = "silgaro" if into == "suspicion" else "scandal"
    assert table.board("lycosia") == ["kardosa", came]
    assert table["scandals"] == scandals + (kind == "scandal") - (into == "scandal")
    assert table.discarded("lycosia") == lying + (kind == "lycosia")


@rule("D-5.17")
@pytest.mark.parametrize("house", SIX)
def test_a_rivals_ability_never_reaches_concealed_cards(house: str) -> None:
    kind = seated(house)[2]
    table = wielding(house, "conspirator", *mixed(kind))
    assert table.starting("use")
    assert not any("concealed" in move for move in table.starting("use"))
    to: dict[str, Any] = {"to": 1} if house in ("deluras", "lycosia") else {"into": "scandal"} if house == "usari" else {}
    table.refuse(ability(table, house, 0, "concealed3", **to), "D-5.17")


@rule("D-5.18", "D-9.3")
def test_standing_is_tested_at_activation_only() -> None:
    # The card that Lycosia's player takes off Lycosia itself, disfavored until then, is moved all the same.
    boards = [["scandal", "scandal", *["lycosia"] * 3], []]
    table = Court(*boards, houses=("lycosia", "usari", "kardosa", "silgaro"), hands={0: ["lycosia"]}, conspiracies={0: "kardosa up"})
    table.play("use ability=lycosia source=lycosia card=scandal to=usari")
    assert table["boards"][:2] == [["scandal", *["lycosia"] * 3], ["scandal"]]
    # Own ability with standing while disfavored; none without.
    table = Court(fallen("usari"), hands={0: ["usari"]})
    assert table.starting("use")
    table = Court(vile("usari"), active=0)
    assert not table.starting("use")


@rule("D-5.18")
def test_an_own_conspiracy_counts_for_a_disfavored_house_too() -> None:
    boards = [["usari down", *["lycosia"] * 4]]
    table = Court(*boards, hands={0: ["usari"]}, conspiracies={0: "usari up"})
    assert "use ability=usari source=usari card=concealed1 into=scandal" in table.moves()


@rule("D-5.10", "D-5.11", "D-10.3")
def test_without_a_suspicion_left_a_scandal_stays() -> None:
    # A suspicion paid for the ability could be drawn again, so it takes Collaborators.
    held = ["collaborators", "betrayal"]
    hands = {0: held, 3: [card for card in rest(FOUR, *held) if card != "intrigue"]}
    table = Court([], ["scandal"], hands=hands, web=["intrigue"])
    table.play("collaborators ability=usari source=lycosia card=scandal", "3: pass")
    assert table.board("lycosia") == ["scandal"]
    assert (names(table["web"]), names(table["discard"])) == (["intrigue"], ["collaborators"])


@rule("D-5.16", "D-5.3")
def test_parts_that_a_use_does_not_have_are_refused() -> None:
    table = Court(["scandal", "lycosia"], hands={0: ["usari", "intrigue"]})
    table.refuse("use ability=usari source=usari card=scandal into=scandal", "D-5.16", "D-5.10")
    table.refuse("use ability=usari source=usari card=scandal to=lycosia", "D-5.16", "D-5.10")
