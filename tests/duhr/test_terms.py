"""Cards on Houses, their status, and what is public."""

from __future__ import annotations

import pytest

from tests.duhr.court import FIVE, Court, fallen, known, names, rest, vile
from tests.scenario import rule


@rule("D-2.1", "D-2.2", "D-2.3", "D-2.4", "D-2.5", "D-2.7")
@pytest.mark.parametrize(
    ("cards", "status"),
    [
        ([], "favored"),
        (["scandal"] * 4, "favored"),
        (["usari down"] * 4, "favored"),
        (["usari"] * 5, "disfavored"),
        (["usari down"] * 5, "disfavored"),
        (["scandal", "scandal", "usari", "kardosa", "silgaro down"], "disfavored"),
        (["scandal", "scandal", "scandal down", "scandal down", "scandal down"], "disfavored"),
        (["scandal", "scandal", "scandal", "usari", "usari"], "vilified"),
        (["scandal", "usari down", "scandal", "scandal down", "scandal"], "vilified"),
        (["scandal"] * 5, "vilified"),
    ],
)
def test_status_follows_from_the_cards(cards: list[str], status: str) -> None:
    table = Court([], cards)
    for viewer in (-1, 0, 1, 2, 3):
        assert table.state.view(viewer)["status"] == ["favored", status, "favored", "favored"]


@rule("D-2.1", "D-6.1")
def test_concealed_cards_count_to_five() -> None:
    table = Court([], ["usari down", "scandal down", "scandal down", "kardosa"], hands={0: ["lycosia"]})
    table.play("raise_suspicion house=lycosia")
    assert table.status("lycosia") == "disfavored"


@rule("D-2.6")
def test_disfavored_houses_have_standing_and_vilified_have_not() -> None:
    table = Court([], fallen("lycosia"), vile("kardosa"), hands={0: ["blackmail"], 1: ["usari"], 3: ["usari"]})
    assert table.starting("blackmail") == ["blackmail target=lycosia", "blackmail target=silgaro"]


@rule("D-2.8")
def test_nothing_is_played_on_a_house_with_five_cards() -> None:
    boards = [[], fallen("lycosia"), vile("kardosa"), ["silgaro"]]
    table = Court(*boards, hands={0: ["lycosia", "kardosa", "kardosa", "scandal", "silgaro"]})
    assert table.starting("raise_suspicion") == ["raise_suspicion house=silgaro"]
    table.refuse("raise_suspicion house=lycosia", "D-4.1", "D-2.8")
    table.refuse("raise_suspicion house=kardosa", "D-4.1", "D-2.8")
    table.refuse("create_scandal target=lycosia", "D-4.2", "D-2.8")
    table.refuse("create_scandal target=kardosa", "D-4.2", "D-2.8")
    table.refuse("place_scandal pair=kardosa target=lycosia", "D-4.9", "D-2.8")


@rule("D-2.8")
@pytest.mark.parametrize(("house", "card"), [("deluras", "usari"), ("lycosia", "scandal")])
def test_nothing_is_moved_to_a_house_with_five_cards(house: str, card: str) -> None:
    houses = (house, *(other for other in FIVE if other != house))[:4]
    table = Court(["usari", "scandal"], fallen("usari"), [], [], houses=houses, hands={0: [house]})
    assert table.starting("use") == [
        f"use ability={house} source={source} card={card} to={to}"
        for source in houses[:2]
        for to in (houses[0], *houses[2:])
        if to != source and (source != houses[1] or card == "usari")
    ]
    table.refuse(f"use ability={house} source={house} card={card} to={houses[1]}", "D-2.8", "D-5.1", "D-5.2", "D-5.3")


@rule("D-2.9", "D-2.10")
def test_cards_come_face_up_and_replace_nothing() -> None:
    table = Court([], ["usari down", "scandal"], hands={0: ["lycosia", "scandal"]})
    table.play("raise_suspicion house=lycosia", "create_scandal target=lycosia")
    assert table.board("lycosia") == ["usari down", "scandal", "lycosia", "scandal"]
    table = Court([], ["usari down"], hands={0: ["usari", "usari"]})
    table.play("place_scandal pair=usari target=lycosia")
    assert table.board("lycosia") == ["usari down", "scandal"]


@rule("D-2.10", "D-2.8")
def test_a_moved_card_replaces_nothing() -> None:
    table = Court(
        [], ["usari", "kardosa"], ["kardosa", "scandal"], houses=("deluras", "usari", "kardosa", "silgaro"), hands={0: ["deluras"]}
    )
    table.play("use ability=deluras source=usari card=kardosa to=kardosa")
    assert table["boards"][1:3] == [["usari"], ["kardosa", "scandal", "kardosa"]]


@rule("D-2.11")
def test_a_replacement_never_passes_through_four() -> None:
    boards = [vile("usari"), ["usari", "usari", "usari", "scandal", "scandal"], [], []]
    table = Court(*boards, active=0, hands={1: ["silgaro"]}, conspiracies={1: "kardosa up"})
    table.play("defame source=lycosia card=usari")
    assert table.status("lycosia") == "vilified"
    assert table.conspiracy(1) == "kardosa up"
    assert not any(word.startswith(("favor", "standing")) for word in table.happened())
    boards = [[], ["scandal", "scandal", "kardosa", "kardosa", "kardosa"], [], []]
    table = Court(*boards, hands={0: ["usari"]}, conspiracies={1: "usari down"})
    table.play("use ability=usari source=lycosia card=scandal")
    assert table.status("lycosia") == "disfavored"
    assert table.conspiracy(1) == "usari down"
    assert not any(word.startswith(("favor", "conspiracy")) for word in table.happened())


@rule("D-2.12", "D-2.16")
def test_discards_go_to_the_pile_or_the_web_of_scandal() -> None:
    table = Court([], fallen("lycosia"), hands={0: ["lycosia"]})
    scandals = table["scandals"]
    table.play("discard card=lycosia")
    assert names(table["discard"]) == ["lycosia"]
    table = Court(hands={0: ["scandal", "betrayal"]}, stack=[{"step": "acquire", "seat": 0}])
    assert table["scandals"] == scandals - 1
    table.play("exchange card=scandal")
    assert table["scandals"] == scandals
    assert table["discard"] == []
    table = Court(hands={0: ["scandal", "betrayal"]}, stack=[{"step": "acquire", "seat": 0}])
    table.play("exchange card=betrayal")
    assert names(table["discard"]) == ["betrayal"]


@rule("D-2.13", "D-7.12", "D-10.3")
def test_nobody_uses_the_ability_of_a_vilified_house() -> None:
    table = Court(["usari"], vile("lycosia"), hands={0: ["lycosia", "collaborators"]}, conspiracies={0: "lycosia up"})
    assert table.starting("use") == []
    table.refuse("use ability=lycosia source=lycosia card=scandal to=usari", "D-2.13", "D-7.12")
    assert not any("ability=lycosia" in move for move in table.moves())
    table.refuse("collaborators ability=lycosia source=lycosia card=scandal to=usari", "D-2.13", "D-10.3")


@rule("D-2.14")
def test_your_own_house_is_a_target_like_any_other() -> None:
    table = Court(["scandal", "usari", "silgaro down"], hands={0: ["usari", "usari", "scandal", "informants"]})
    for move in (
        "raise_suspicion house=usari",
        "create_scandal target=usari",
        "use ability=usari source=usari card=scandal",
        "use ability=usari source=usari card=usari",
        "reveal_card pair=usari source=usari card=concealed3",
        "remove_scandal pair=usari source=usari",
        "place_scandal pair=usari target=usari",
        "informants source=usari card=concealed3",
    ):
        assert move in table.moves()
    table = Court([*vile("usari")[:4], "usari down"], active=0)
    assert "defame source=usari card=usari" in table.moves()
    assert "expose source=usari card=concealed5" in table.moves()


def without_scandals(*boards: list[str], **position: object) -> Court:
    """The last seat holds all scandals that lie on no House."""
    lying = sum(card.startswith("scandal") for board in boards for card in board)
    hands = {**position.pop("hands", {}), 3: ["scandal"] * (24 - lying)}  # type: ignore[dict-item]
    return Court(*boards, hands=hands, **position)  # type: ignore[arg-type]


@rule("D-2.15")
def test_without_a_scandal_left_nothing_that_needs_one_is_offered() -> None:
    table = without_scandals(["usari"], ["scandal"], hands={0: ["usari", "usari"]})
    assert table["scandals"] == 0
    assert table.starting("use", "place_scandal", "remove_scandal", "reveal_conspiracy") == [
        "use ability=usari source=lycosia card=scandal",
        "remove_scandal pair=usari source=lycosia",
    ]
    table.refuse("use ability=usari source=usari card=usari", "D-2.15", "D-5.9")
    table.refuse("place_scandal pair=usari target=usari", "D-2.15", "D-4.9")
    table.refuse("reveal_conspiracy", "D-2.15", "D-7.1", "D-7.3")
    table = without_scandals(vile("usari"), ["lycosia", "scandal down"])
    assert table.moves() == ["expose source=lycosia card=concealed2"]
    table.refuse("defame source=lycosia card=lycosia", "D-2.15", "D-8.4")
    table.refuse("scandalize target=lycosia", "D-2.15", "D-8.6")


@rule("D-2.15", "D-5.16")
def test_without_a_scandal_left_usari_turns_a_concealed_card_into_a_suspicion_only() -> None:
    table = without_scandals(["kardosa down"], hands={0: ["usari"]}, conspiracies={0: "usari up"})
    assert table.starting("use") == ["use ability=usari source=usari card=concealed1 into=suspicion"]


@rule("D-2.16", "D-2.17")
def test_counts_and_revealed_cards_are_public_and_hands_and_web_are_not() -> None:
    table = Court(["scandal", "kardosa"], hands={0: ["usari", "lycosia"], 1: ["betrayal"], 2: ["scandal"] * 3}, discard=["silgaro"])
    web = len(table["web"])
    for viewer in (-1, 0, 1, 2, 3):
        view = table.state.view(viewer)
        assert view["boards"][0] == ["scandal", "kardosa"]
        assert names(view["discard"]) == ["silgaro"]
        assert (view["scandals"], len(view["web"]), set(view["web"])) == (20, web, {"?"})
        assert [len(hand) for hand in view["hands"]] == [2, 1, 3, 0]
        for seat in range(4):
            assert known(table, viewer, seat) == (table.hand(seat) if seat == viewer else [])


@rule("D-2.18")
def test_concealed_cards_keep_their_place_and_nobody_looks() -> None:
    table = Court([], ["usari", "scandal", "kardosa"], houses=("kardosa", "lycosia", "usari", "silgaro"), hands={0: ["kardosa", "kardosa"]})
    table.play("use ability=kardosa source=lycosia card=usari")
    assert table.board("lycosia") == ["usari down", "scandal", "kardosa"]
    table.play("use ability=kardosa source=lycosia card=kardosa")
    assert table.board("lycosia") == ["usari down", "scandal", "kardosa down"]
    table = Court([], ["usari down", "scandal", "kardosa down"], hands={0: ["usari", "usari"]})
    assert table.starting("reveal_card") == [
        "reveal_card pair=usari source=lycosia card=concealed1",
        "reveal_card pair=usari source=lycosia card=concealed3",
    ]
    table.refuse("reveal_card pair=usari source=lycosia card=concealed2", "D-4.7", "D-4.10")
    table.play("reveal_card pair=usari source=lycosia card=concealed3")
    assert table.board("lycosia") == ["usari down", "scandal", "kardosa"]


@rule("D-2.19", "D-2.20")
def test_what_is_concealed_is_remembered_unless_memory_is_true() -> None:
    for memory, seen in (("open", ["scandal down", "usari down"]), ("true", ["? down", "? down"])):
        table = Court([], ["scandal down", "usari down"], options={"memory": memory})
        assert table.board("lycosia") == ["scandal down", "usari down"]
        for viewer in (-1, 0, 1, 2, 3):
            assert table.state.view(viewer)["boards"][1] == seen


@rule("D-2.20")
def test_with_true_memory_nobody_is_told_by_moves_or_words() -> None:
    options = {"memory": "true"}
    table = Court([], ["scandal down", "usari down"], hands={0: ["usari"]}, conspiracies={0: "usari up"}, options=options)
    assert not any("concealed" in move for move in table.moves() if "into=" not in move)
    table.play("use ability=usari source=lycosia card=concealed2 into=scandal")
    assert table.board("lycosia") == ["scandal down", "scandal"]
    assert table.state.view(2)["boards"][1] == ["? down", "scandal"]


@rule("D-2.21", "D-2.22")
def test_secrets_of_others_are_hidden_until_a_conspiracy_is_face_up() -> None:
    agendas = ["loyal_patron", "good_names", "clean_hands", "empty_throne"]
    table = Court(["usari"] * 4, agendas=agendas, hands={0: ["scandal"]}, conspiracies={0: "lycosia up"})
    for viewer in (-1, 0, 1, 2, 3):
        view = table.state.view(viewer)
        assert [agenda != "?" for agenda in names(view["agendas"])] == [seat == viewer for seat in range(4)]
        shown = [conspiracy.split()[0] != "?" for conspiracy in view["conspiracies"]]
        assert shown == [seat in (0, viewer) for seat in range(4)]
    table.play("create_scandal target=usari")
    assert table.conspiracy(0) == "lycosia down"
    for viewer in (-1, 0, 1, 2, 3):
        assert table.state.view(viewer)["conspiracies"][0].split()[:2] == ["lycosia", "down"], "it was once face up"


@rule("D-2.22", "D-10.7")
def test_intrigue_makes_a_conspiracy_that_was_known_secret_again() -> None:
    table = Court(["usari"] * 4, hands={0: ["scandal", "usari"], 1: ["intrigue"]}, conspiracies={0: "lycosia up", 1: "usari down"})
    table.play("create_scandal target=usari").turn_of(1)
    table.play("intrigue one=usari other=lycosia").passing()
    assert [table.conspiracy(seat) for seat in (0, 1)] == ["usari down", "lycosia down"]
    for viewer in (-1, 2, 3):
        assert [table.state.view(viewer)["conspiracies"][seat].split()[0] for seat in (0, 1)] == ["?", "?"]


@rule("D-2.23")
def test_what_espionage_saw_stays_seen_until_it_moves() -> None:
    hands = {0: ["espionage"], 1: ["usari", "scandal", "betrayal"]}
    table = Court(hands=hands, conspiracies={1: "silgaro down"})
    table.play("espionage target=lycosia").passing().play("take card=betrayal")
    assert known(table, 0, 1) == ["usari", "scandal"]
    assert table.state.view(0)["conspiracies"][1].split()[:2] == ["silgaro", "down"]
    for viewer in (-1, 2, 3):
        assert known(table, viewer, 1) == []
        assert known(table, viewer, 0) == []
        assert table.state.view(viewer)["conspiracies"][1].split()[0] == "?"
    assert known(table, 1, 0) == ["betrayal"], "its former owner knows what was taken"
    table.turn_of(1).play("create_scandal target=kardosa")
    assert known(table, 0, 1) == ["usari"]


@rule("D-2.24")
def test_cards_of_one_kind_are_one_choice() -> None:
    table = Court(["scandal", "usari", "usari"], hands={0: ["usari", "usari", "scandal", "scandal"]})
    assert len(set(table.moves())) == len(table.moves())
    assert table.moves().count("create_scandal target=usari") == 1
    assert table.starting("remove_scandal") == ["remove_scandal pair=usari source=usari"]
    assert [move for move in table.starting("use") if "card=usari" in move] == ["use ability=usari source=usari card=usari"]


@rule("D-2.12", "D-2.16")
def test_cards_are_conserved() -> None:
    table = Court(["scandal", "usari"], hands={0: ["usari", "usari", "scandal"], 1: ["betrayal"]}, discard=["silgaro", "kardosa"])
    census = table.state.census()
    position = table.state.to_dict()
    lying = sorted(names(position["web"]) + names(position["discard"]) + ["usari"] * 3 + ["betrayal"])
    assert lying == rest(("usari", "lycosia", "kardosa", "silgaro"))
    table.play("remove_scandal pair=usari source=usari", "create_scandal target=lycosia")
    assert table.state.census() == census
