"""Mechanics with conditions on effects, with choices, and with what players may do."""

from __future__ import annotations

from greathall.games.thrones import values
from greathall.games.thrones.terms import CRESTS
from greathall.lab.contract import check_round_trip
from tests.thrones.mechanics import book, table
from tests.thrones.realm import Realm


def crests(found: Realm, name: str) -> list[str]:
    mask = values.crests(found.thrones, found.thrones.roster.names.index(name))
    return [crest for at, crest in enumerate(CRESTS) if mask >> at & 1]


def test_mechanic_1_aims_at_the_loser_alone() -> None:
    found = table(1, play=[["m1", "giant"], ["knight", "giant"]]).challenge("power", "0.m1").quiet()
    assert found.resolve().play("respond card=0.m1").moves() == ["choose card=1.knight"], "of less STR than 4"
    defended = table(1, active=1, first=1, play=[["m1"], ["knight", "page"]]).quiet()
    defended.play("challenge challenge=power player=seat_0", "attack card=1.page", "done").quiet().resolve("0.m1")
    assert "respond card=0.m1" not in defended.moves(), "it did not attack"


def test_mechanic_6_is_bought_off_before_cards_stand() -> None:
    def bound(*answer: str) -> Realm:
        found = table(6, phase="standing", gold=[0, 2], play=[["m6 on=1.knight"], ["knight kneeling"]])
        assert (found.asked, found.moves()) == (1, ["use card=0.m6", "done"])
        check_round_trip(found.thrones, book())
        return found.play(*answer)

    assert bound("done").of("1.knight") == "1.knight kneeling"
    freed = bound("use card=0.m6")
    assert (freed.of("1.knight"), freed["gold"], freed["discard"][0]) == ("1.knight", [0, 0], ["0.m6"])
    poor = table(6, phase="standing", gold=[0, 1], play=[["m6 on=1.knight"], ["knight kneeling"]])
    assert (poor.step, poor.of("1.knight")) == ("action", "1.knight kneeling"), "1 gold is not enough"


def test_mechanic_9_gains_one_of_two_keywords() -> None:
    found = table(9, gold=[2, 0]).play("use card=0.m9")
    assert found.moves() == ["use card=0.m9", "use card=0.m9 ability=2"]
    speech = found.state.speech()
    assert [speech.move(0, move).text for move in found.state.moves(0)] == [
        "This card gains Stealth until the end of the phase.",
        "This card gains Deadly until the end of the phase.",
    ]
    assert found.play("use card=0.m9 ability=2").keywords("0.m9") == ["Deadly"]
    assert "use card=0.m9" not in found.quiet().moves()


def test_mechanic_14_discards_a_card_or_itself() -> None:
    def lost(hand: list[str]) -> Realm:
        zones = {"revealed": [["plain"], ["mild"]], "hand": [hand, []]}
        found = table(14, active=1, first=1, play=[["m14"], ["giant", "giant"]], **zones).quiet()
        found.play("challenge challenge=military player=seat_0", "attack card=1.giant", "attack card=1.giant.2", "done").quiet()
        return found.play("defend card=0.m14", "done").quiet()

    found = lost(["page"])
    assert found.asked == 0
    assert found.moves() == ["use card=0.m14", "use card=0.m14 ability=2"]
    assert found.play("use card=0.m14", "choose card=0.page")["discard"][0] == ["0.page"]
    assert lost([]).moves() == ["use card=0.m14 ability=2"], "the hand is empty"


def test_mechanic_33_kills_whom_it_leaves_without_strength() -> None:
    def burnt(name: str) -> Realm:
        found = table(33, play=[["m33", "knight"], [name]]).challenge("military", "0.knight").quiet()
        found.play(f"defend card=1.{name}", "done").use("0.m33", f"choose card=1.{name}")
        return found

    assert burnt("page")["dead"][1] == ["1.page"]
    assert burnt("knight")["dead"][1] == []


def test_mechanic_46_takes_an_icon_that_is_there() -> None:
    found = table(46, active=1, first=1, play=[["m46"], ["soldier"]]).quiet()
    found.play("challenge challenge=military player=seat_0", "attack card=1.soldier", "done")
    found.play("pass", "respond card=0.m46", "choose card=1.soldier")
    assert found.moves() == ["use card=0.m46"], "it has no other icon to lose"
    assert found.play("use card=0.m46").of("1.soldier") == "1.soldier kneeling attacking"
    assert values.icons(found.thrones, found.thrones.roster.names.index("1.soldier")) == 0


def test_mechanic_47_lets_others_draw() -> None:
    found = table(47, play=[["knight"], ["page", "page"]], deck=[[], ["page"]]).quiet()
    assert "challenge challenge=power player=seat_1" not in found.moves()
    found.challenge("military", "0.knight").quiet().resolve()
    found.play("kill card=1.page", "kill card=1.page.2")
    assert (found.asked, found.moves()) == (1, ["use card=0.m47", "done"])
    assert len(found.play("use card=0.m47")["hand"][1]) == 1


def test_mechanic_49_takes_power_or_gives_cards() -> None:
    def won(written: str) -> Realm:
        return table(49, phase="dominance", play=[[written, "knight"], []], deck=[["page", "page"], []]).play(
            "bestow", "respond card=0.m49"
        )

    assert won("m49").play("use card=0.m49").of("0.m49") == "0.m49 kneeling power=1"
    drawn = won("m49 kneeling power=1")
    assert drawn.moves() == ["use card=0.m49 ability=2"]
    assert len(drawn.play("use card=0.m49 ability=2")["hand"][0]) == 2


def test_mechanic_51_bears_the_crest_that_was_named() -> None:
    found = table(51, phase="marshalling", gold=[6, 0], hand=[["m51"], []])
    found.play("marshal card=0.m51", "use card=0.m51 ability=4")
    assert crests(found, "0.m51") == ["War"]


def test_mechanic_67_is_bought_off() -> None:
    def sunk(gold: int) -> Realm:
        return table(67, gold=[0, gold], play=[["m67"], ["field"]]).play("use card=0.m67", "choose card=1.field")

    rich = sunk(2)
    assert (rich.asked, rich.moves()) == (1, ["use card=0.m67", "use card=0.m67 ability=2"])
    assert rich.play("use card=0.m67").quiet().names("play", 1) == ["field"]
    assert rich["gold"] == [0, 0]
    assert sunk(1).play("use card=0.m67 ability=2").quiet().names("play", 1) == []


def test_mechanic_69_draws_for_a_knight() -> None:
    def crowned(name: str) -> Realm:
        found = table(69, phase="dominance", deck=[["page"], []], play=[["m69", f"{name} power=2"], []])
        return found.quiet() if found.over else found.play("use card=0.m69", f"choose card=0.{name}")

    knight = crowned("anyone")
    assert (knight.of("0.m69"), len(knight["hand"][0])) == ("0.m69 power=1", 1)
    assert len(crowned("page")["hand"][0]) == 0


def test_mechanic_75_asks_in_turn_order() -> None:
    found = table(75, first=1, hand=[["page"], []], play=[["m75"], ["knight", "giant kneeling"]])
    assert (found.asked, found.moves()) == (1, ["use card=0.m75"]), "an empty hand discards nothing"
    found.play("use card=0.m75", "choose card=1.knight")
    assert (found.asked, found.moves()) == (0, ["use card=0.m75", "use card=0.m75 ability=2"])
    found.play("use card=0.m75 ability=2")
    assert (found["hand"][0], found.step) == ([], "action")


def test_mechanic_108_leaves_the_choice_to_an_opponent() -> None:
    def asked(*moves: str) -> Realm:
        found = table(108, phase="marshalling", hand=[["m108"], ["page", "page", "knight"]], deck=[["giant", "giant"], []])
        return found.play("use card=0.m108", "choose_player player=seat_1", *moves)

    drawn = asked("use card=0.m108")
    assert len(drawn["hand"][0]) == 2
    dropped = asked("use card=0.m108 ability=2", "choose card=1.page", "choose card=1.knight")
    assert dropped["discard"] == [["0.m108"], ["1.page", "1.knight"]]
