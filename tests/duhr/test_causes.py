"""What follows from something else is told with its cause."""

from __future__ import annotations

import pytest

from tests.duhr.court import Court, fallen, vile
from tests.scenario import rule


@rule("D-6.2", "D-7.6", "D-7.7")
def test_what_follows_from_a_loss_of_favor_is_told_with_its_cause() -> None:
    boards = [[], ["own"] * 4, fallen(), ["own"] * 4]
    table = Court(*boards, hands={0: ["lycosia", "silgaro"]}, conspiracies={1: "kardosa down", 3: "usari up"})
    table.play("raise_suspicion house=lycosia")
    assert "House Lycosia has its fifth card and loses favor." in table.told
    assert "House Lycosia has lost favor, so their conspiracy with House Kardosa is revealed." in table.told
    table.play("replace card=kardosa")
    assert (
        "House Lycosia replaces a suspicion of Kardosa on House Kardosa with a scandal, because their conspiracy with it is revealed."
        in table.told
    )
    boards = [[], ["own"] * 4, [], []]
    table = Court(*boards, hands={0: ["lycosia"]}, conspiracies={1: "kardosa up"}).play("raise_suspicion house=lycosia")
    assert "House Lycosia has lost favor, so their conspiracy is concealed." in table.told


@rule("D-6.4", "D-8.9")
@pytest.mark.parametrize(
    ("board", "move", "told"),
    [
        (
            ["scandal", *["own"] * 4],
            "remove_scandal pair=silgaro source=kardosa",
            "House Kardosa has fewer than five cards again and regains favor.",
        ),
        (
            vile(),
            "remove_scandal pair=silgaro source=kardosa",
            "House Kardosa has fewer than five cards again and regains standing and favor.",
        ),
        (
            vile(),
            "use ability=usari source=kardosa card=scandal",
            "House Kardosa has fewer than three revealed scandals again and regains standing.",
        ),
    ],
)
def test_favor_and_standing_are_regained_with_their_cause(board: list[str], move: str, told: str) -> None:
    table = Court([], [], board, hands={0: ["usari", "silgaro", "silgaro"]}, web=["lycosia"] * 3)
    assert told in table.play(move).told


@rule("D-8.1")
def test_who_is_vilified_is_told_why_and_loses_the_hand_for_it() -> None:
    boards = [[], ["scandal", "scandal", "usari", "usari"]]
    table = Court(*boards, hands={0: ["scandal"], 1: ["kardosa"]}, conspiracies={1: "kardosa up"}).play("create_scandal target=lycosia")
    assert "House Lycosia has five cards, three or more of them revealed scandals, and is vilified." in table.told
    assert "House Lycosia loses their whole hand because their House is vilified." in table.told


@rule("D-10.2", "D-4.4")
def test_what_comes_to_nothing_is_told_by_its_name() -> None:
    table = Court(hands={0: ["informants"]}).play("informants")
    assert "House Usari achieves nothing with Informants." in table.told
