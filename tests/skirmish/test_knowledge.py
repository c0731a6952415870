"""What seats know of each other's cards, and what is drawn again for them."""

from __future__ import annotations

from greathall.kernel.chance import swift
from tests.scenario import rule
from tests.skirmish.war import dealt, rest, war


@rule("S-1.9")
def test_a_hand_is_its_owners_secret() -> None:
    state = dealt(3, seed=2)
    for viewer in (-1, 0, 1, 2):
        hands = state.view(viewer)["hands"]
        assert [hand == ["?"] * 5 for hand in hands] == [seat != viewer for seat in range(3)]
    assert set(state.view(0)["deck"]) == {"?"}


@rule("S-1.9")
def test_imagining_keeps_what_is_known_and_draws_the_rest() -> None:
    table = war(3, hands=[["3c", "4c"], ["5c seen", "6c", "7c seen 1 2"], ["8c"]], top=["9c seen 2", "10c"])
    chance = swift("imagine")
    seen = set()
    for _ in range(60):
        twin = table.state.imagine(0, chance).to_dict()
        assert twin["hands"][0] == ["3c", "4c"]
        assert "5c seen" in twin["hands"][1]
        assert sum(card.endswith(" seen 1 2") for card in twin["hands"][1]) == 1
        assert twin["deck"][-1].endswith(" seen 2")
        seen.add(twin["hands"][2][0])
    assert len(seen) > 10
    twin = table.state.imagine(2, chance).to_dict()
    assert "7c seen 1 2" in twin["hands"][1]
    assert twin["deck"][-1] == "9c seen 2"


@rule("S-1.9")
def test_a_hand_does_not_show_to_others_which_card_somebody_knows() -> None:
    for card in ("6c", "8c"):
        table = war(3, turn=1, hands=[[], ["6c seen 0 1", "8c"], []])
        assert table.state.view(0)["hands"][1] == ["6c seen 0 1", "?"]
        table.play(f"deploy card={card} slot=front_1")
        assert table.state.view(2)["hands"][1] == ["?"], "nor afterwards whether the card that was played is the one that was known"


@rule("S-1.9")
def test_imagining_with_nothing_unknown() -> None:
    table = war(hands=[["3c"], []], deck=[], barrows=rest("3c"))
    assert table.state.imagine(0, swift("1")).to_dict()["hands"] == [["3c"], []]


@rule("S-1.9")
def test_the_gallery_learns_only_what_is_shown() -> None:
    table = war(hands=[["2d"], ["3c", "4c"]])
    table.play("scout card=2d player=seat_1")
    assert table.state.view(-1)["hands"][1] == ["3c seen", "4c seen"]
    told = [table.state.telling(event, -1) for event in table.state.events or []]
    assert {"Player 2 shows 3♣.", "Player 2 shows 4♣."} <= set(told)
