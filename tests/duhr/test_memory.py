"""What is remembered of cards in hands."""

from __future__ import annotations

from tests.duhr.court import Court, begun, known
from tests.scenario import rule


@rule("D-2.25")
def test_everyone_knows_what_everyone_begins_with() -> None:
    state = begun()
    for viewer in range(-1, 4):
        for seat in range(4):
            own = state.to_dict()["houses"][seat]
            hand = state.view(viewer)["hands"][seat]
            assert hand.count("?") == (0 if viewer == seat else 4)
            assert hand.count(own) >= 2
            assert "scandal" in hand


@rule("D-2.25")
def test_a_card_taken_for_all_to_see_stays_known_until_one_like_it_leaves() -> None:
    court = Court(["lycosia"], houses=("silgaro", "lycosia", "kardosa", "usari"), hands={0: ["silgaro", "lycosia", "scandal"]})
    court.play("use ability=silgaro source=silgaro card=lycosia").passing().play("discard card=scandal")
    assert known(court, 2, 0) == ["lycosia"]
    court.play("raise_suspicion house=lycosia")
    assert known(court, 2, 0) == []
    assert court.hand(0) == ["lycosia"]


@rule("D-2.25")
def test_a_card_that_leaves_unseen_takes_one_of_every_kind_from_what_others_know() -> None:
    court = Court(hands={0: ["usari", "usari", "scandal"], 1: ["lycosia"]}, public=[["usari", "usari", "scandal"], [], [], []])
    court.offer(0, "to=lycosia gives=scandal").play("accept offer=0")
    assert known(court, 2, 0) == ["usari"]
    assert known(court, 1, 0) == ["usari", "usari"]
    assert known(court, 0, 1) == ["scandal"]
    assert known(court, 2, 1) == []
