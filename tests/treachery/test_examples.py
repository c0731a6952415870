"""The rulebook's two worked turns and its scoring example."""

from __future__ import annotations

from tests.scenario import Scenario, rule

TURN = {
    "seats": 2,
    "rows": [
        ["lucius wounded", "brutol", "diane"],
        ["filia", "asher", "gerrard wounded"],
        ["physician", "envoy"],
        ["elaine", "isolde"],
    ],
    "hands": ["duel", "coup"],
    "revealed": "exile",
    "turn": 0,
}


@rule("T-3.2", "T-4.4", "T-4.5", "T-5.5", "T-6.3", "T-6.12", "T-3.4")
def test_the_two_worked_turns() -> None:
    table = Scenario("treachery", TURN)
    table.play("act card=duel side=bottom first=lucius second=filia")
    assert table["rows"][:2] == [["filia", "brutol", "diane", "lucius killed"], ["asher", "gerrard wounded"]]
    assert table.moves() == ["heal target=gerrard"]
    table.play("heal target=gerrard", "attack target=elaine")
    assert table["rows"][3] == ["elaine wounded", "isolde"]
    assert table["discard"] == ["duel"]
    assert table["hands"][0] not in (None, "duel")
    assert table.asked == 1
    table.play("act card=exile side=top first=asher")
    assert table["rows"] == [
        ["filia", "brutol", "diane", "lucius killed"],
        ["gerrard"],
        ["asher wounded", "physician", "envoy"],
        ["elaine wounded", "isolde"],
    ]
    assert table["discard"] == ["exile", "duel"]
    assert table["revealed"] not in (None, "exile")


@rule("T-7.5", "T-7.6", "T-7.7", "T-7.9")
def test_the_scoring_example() -> None:
    table = Scenario(
        "treachery",
        seats=2,
        rows=[
            ["filia", "lucius"],
            ["diane", "isolde"],
            ["asher wounded", "brutol", "physician"],
            ["gerrard", "elaine wounded", "envoy"],
        ],
        agendas=["green over red", "green over purple"],
        ending="deck",
    )
    assert table.state.scores() == [8, 6]
    assert table.state.winners() == 0b01
