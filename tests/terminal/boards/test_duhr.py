"""The table of Dûhr on the screen, and offers made and answered there."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import greathall
from greathall.kernel.deals.offer import Offer
from greathall.kernel.record import Record
from greathall.kernel.state import State
from greathall.terminal.boards import draw
from greathall.terminal.offers import Invitations
from greathall.terminal.seating import seat
from greathall.terminal.table import Table
from tests.terminal.screen import Screen, play

HOUSES = ["usari", "lycosia", "kardosa", "silgaro"]


def court(**position: Any) -> State:
    return greathall.from_dict({"game": "duhr", "seats": 4, "houses": HOUSES, "hands": [[], [], [], []], **position})


def sit(folder: Path, kinds: list[str], *answers: str, **position: Any) -> tuple[Table, Screen]:
    """A table set up by hand; its record can't be replayed, but it is written."""
    screen = Screen(*answers)
    record = Record("duhr", 4, 7, "nonce")
    return Table(screen, record, court(**position), seat(kinds, "Ada", 7), folder / "game.record"), screen


def test_houses_are_drawn_with_cards_up_and_down() -> None:
    state = court(
        boards=[["lycosia", "scandal", "kardosa down"], ["lycosia"] * 5, ["scandal"] * 3 + ["kardosa"] * 2, []],
        hands=[["usari", "usari", "betrayal"], ["scandal"], [], ["silgaro"]],
        conspiracies=["lycosia down", "usari up", "silgaro down", "kardosa down"],
        agendas=["clean_hands", "?", "?", "?"],
        public=[[], ["scandal"], [], []],
        deals={"pledges": [{"by": "lycosia", "to": "usari", "promise": "spare:usari:9", "fate": "kept"}]},
    )
    text = draw(state, 0).plain
    assert "▶ House Usari   ▲ favored   3 cards in hand   conspiracy Lycosia concealed\n    Lycosia SCANDAL (Kardosa)\n" in text
    assert "House Lycosia   ◀ disfavored   1 card in hand (scandal)   conspiracy Usari revealed   word kept 1, broken 0" in text
    assert "House Kardosa   ▼ vilified   0 cards in hand   conspiracy concealed" in text
    assert "House Silgaro   ▲ favored   1 card in hand   conspiracy concealed\n    no cards on the House" in text
    assert "Your hand: 2 Usari, Betrayal\n" in text
    assert "Your conspiracy: Lycosia   Your agenda: Clean Hands, The House of your conspiracy ends with no revealed scandal." in text
    assert "Your hand" not in draw(state, -1).plain


def test_what_is_set_aside_promised_and_offered_is_shown() -> None:
    state = court(
        boards=[["lycosia"] * 5, [], [], []],
        hands=[["usari", "usari", "scandal"], [], [], []],
        aside=["scandal"],
        deals={"pledges": [{"by": "lycosia", "to": "usari", "promise": "spare:usari:9", "fate": "open"}]},
    )
    state.propose(1, Offer.from_text("offer to=usari shows=agenda wants=usari", state.names()))
    text = draw(state, 0).plain
    assert "of which set aside for this turn: scandal" in text
    assert "House Lycosia has promised you to spare House Usari until turn 9." in text
    assert "House Lycosia offers you: a look at the agenda for a suspicion of Usari (offer 1)." in text
    assert "a look at the agenda for a card (offer 1)" in draw(state, 2).plain


def test_true_memory_hides_what_is_concealed() -> None:
    state = court(boards=[["lycosia down"], [], [], []], options={"memory": "true"})
    assert "    (?)" in draw(state, 0).plain


def test_a_whole_game_on_the_screen(tmp_path: Path) -> None:
    screen = Screen(*["1"] * 2000)
    record = Record("duhr", 4, 3, "nonce")
    path = tmp_path / "game.record"
    assert play(Table(screen, record, record.deal(), seat(["you", "search:10", "random", "greedy"], "Ada", 7), path))
    assert any(ending in screen.text for ending in ("You win.", "wins.", "share the victory."))
    assert any(text.startswith("offer ") for _, text in record.moves)
    assert Record.from_text(path.read_text()).verify().over()


def test_an_offer_is_made_on_one_line_and_answered_by_word(tmp_path: Path) -> None:
    table, screen = sit(
        tmp_path,
        ["you"] * 4,
        "offer to=lycosia gives=scandal wants=lycosia",
        "",
        "accept",
        hands=[["usari", "scandal"], ["lycosia"], [], []],
    )
    assert not play(table)
    assert table.state.to_dict()["hands"][:2] == [["lycosia", "usari"], ["scandal"]]
    assert "You accept offer 1 from Ada 1 (House Usari): a scandal for a suspicion of Lycosia." in screen.text


def test_a_person_with_no_card_can_make_an_offer_before_drawing(tmp_path: Path) -> None:
    table, screen = sit(
        tmp_path,
        ["you"] * 4,
        "offer to=lycosia wants=lycosia shows=agenda",
        "",
        "accept",
        "",
        "raise_suspicion house=lycosia",
        hands=[[], ["lycosia"], [], []],
        conspiracies=["lycosia up", "usari down", "silgaro down", "kardosa down"],
    )
    assert not play(table)
    assert "you have no card to use: make a deal, or go on to the Acquire Phase." in screen.text
    assert table.state.to_dict()["boards"][1] == ["lycosia"]


def test_where_no_deals_are_made_nobody_is_asked_for_a_forced_move(tmp_path: Path) -> None:
    stack = [{"step": "acquire", "seat": 3}]
    conspiracies = ["lycosia up", "usari down", "silgaro down", "kardosa down"]
    hands = [[], ["lycosia"], [], ["usari"]]
    position: dict[str, Any] = {"active": 3, "stack": stack, "hands": hands, "conspiracies": conspiracies}
    table, screen = sit(tmp_path, ["you"] * 4, "", "draw", **position, options={"deals": "off"})
    assert not play(table)
    assert table.state.to_dict()["active"] == 1
    assert "you have no card" not in screen.text


def test_an_offer_is_made_part_by_part(tmp_path: Path) -> None:
    answers = ["offer", "lycosia", "scandal", "", "agenda", "", "spare:lycosia:9", "", "trust me"]
    table, _ = sit(tmp_path, ["you"] * 4, *answers, hands=[["usari", "scandal"], ["lycosia"], [], []])
    assert not play(table)
    assert table.record.moves[0] == (0, 'offer to=lycosia gives=scandal shows=agenda promises=spare:lycosia:9 words="trust me"')


def test_an_offer_is_countered(tmp_path: Path) -> None:
    answers = ["offer to=lycosia gives=scandal", "", "counter sees=agenda", "", "counter", "", "", "", "", "", "", "please"]
    table, _ = sit(tmp_path, ["you"] * 4, *answers, hands=[["usari", "scandal"], ["lycosia"], [], []])
    assert not play(table)
    assert [text for _, text in table.record.moves] == [
        "offer to=lycosia gives=scandal",
        "offer to=usari sees=agenda counters=0",
        'offer to=lycosia counters=1 words="please"',
    ]


def test_an_offer_is_answered_by_the_number_that_is_read(tmp_path: Path) -> None:
    answers = ["offer to=lycosia gives=scandal", "", 'offer to=usari counters=1 words="not offer=1"', "", "accept offer=2"]
    table, screen = sit(tmp_path, ["you"] * 4, *answers, hands=[["usari", "scandal"], ["lycosia"], [], []])
    assert not play(table)
    assert "in answer to offer 1: “not offer=1” for nothing (offer 2)." in screen.text
    assert [text for _, text in table.record.moves] == [
        "offer to=lycosia gives=scandal",
        'offer to=usari counters=0 words="not offer=1"',
        "accept offer=1",
    ]


def test_what_cannot_be_offered_is_said(tmp_path: Path) -> None:
    answers = ["offer to=nobody", "offer to=lycosia gives=betrayal", "counter gives=scandal", "help", "accept offer=3"]
    table, screen = sit(tmp_path, ["you"] * 4, *answers, hands=[["usari", "scandal"], ["lycosia"], [], []])
    assert not play(table)
    assert "“nobody” does not fit here. There are: Lycosia, Kardosa, Silgaro, all." in screen.text
    assert "That can't be offered: you can't give these cards now (D-11.4)." in screen.text
    assert "There is no offer to counter." in screen.text
    assert "make an offer, part by part" in screen.text
    assert "That can't be played: there is no such offer to answer (D-11.9)." in screen.text


def test_an_offer_left_lying_is_taken_up_later(tmp_path: Path) -> None:
    answers = ["offer to=lycosia gives=scandal", "", "consider", "", "withdraw", "log"]
    table, screen = sit(tmp_path, ["you"] * 4, *answers, hands=[["usari", "scandal"], ["lycosia"], [], []])
    assert not play(table)
    assert "You withdraw offer 1: a scandal for nothing." in screen.text
    terms = "a scandal for nothing (offer 1).\n"
    said = [screen.text.count(f"{words}: {terms}") for words in ("You offer Ada 2 (House Lycosia)", "Ada 1 (House Usari) offers you")]
    assert said == [3, 1], "the log keeps what it was"


def test_whoever_wishes_is_asked_for_an_offer_before_each_turn(tmp_path: Path) -> None:
    answers = ["speak", "discard card=usari", "draw", "offer to=lycosia shows=agenda", "quit"]
    table, screen = sit(
        tmp_path,
        ["you", "greedy", "greedy", "greedy"],
        *answers,
        boards=[["usari"] * 4, [], [], []],
        hands=[["usari", "usari"], ["lycosia"], [], []],
    )
    play(table)
    assert "You are asked for an offer before every turn." in screen.text
    assert any(text == "offer to=lycosia shows=agenda" for _, text in table.record.moves)


def test_whoever_is_asked_for_an_offer_makes_one_says_no_or_wants_to_be_asked_no_longer(tmp_path: Path) -> None:
    answers = ["yes", "offer to=nobody", "offer to=lycosia shows=agenda", "", "speak"]
    table, screen = sit(tmp_path, ["you", "greedy", "greedy", "greedy"], *answers, active=2)
    table.invitations = Invitations([0])
    made = table.invited(0)
    assert made is not None
    assert made.text(table.state.names()) == "offer to=lycosia shows=agenda"
    assert "Type offer to make an offer, press Enter to make none, or type speak to stop being asked." in screen.text
    assert "“nobody” does not fit here." in screen.text
    says_no = table.invited(0), table.invitations is None
    wants_no_more = table.invited(0), table.invitations is None
    assert (says_no, wants_no_more) == ((None, False), (None, True))
    assert "You are no longer asked for offers." in screen.text
