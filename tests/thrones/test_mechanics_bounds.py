"""Mechanics with bounds on what players and characters do, and with who pays for what."""

from __future__ import annotations

from typing import Any

from greathall.games.thrones import values
from greathall.lab.contract import check_round_trip
from tests.thrones.mechanics import book, table
from tests.thrones.realm import Realm
from tests.thrones.test_mechanics_later import to_phase


def number(found: Realm, name: str) -> int:
    return found.thrones.roster.names.index(name)


def attacked(found: Realm, kind: str, *attackers: str) -> Realm:
    """The second seat attacks the first, which is asked for its defenders."""
    found.quiet().play(f"challenge challenge={kind} player=seat_0", *(f"attack card=1.{name}" for name in attackers), "done")
    return found.quiet()


def test_mechanic_11_draws_when_it_is_played() -> None:
    found = table(11, phase="marshalling", gold=[3, 0], hand=[["m11"], []], deck=[["page"], []]).play("marshal card=0.m11")
    assert found.play("pass", "respond card=0.m11 to=0.m11").names("hand") == ["page"]
    put = table(11, hand=[["m11", "summons"], []], deck=[["page"], []]).play("use card=0.summons", "choose card=0.m11")
    assert "respond card=0.m11 to=0.m11" not in put.moves(), "it was put into play"


def test_mechanic_13_makes_the_first_knight_cheaper() -> None:
    found = table(13, phase="marshalling", gold=[4, 0], hand=[["m102", "m90", "page"], []], play=[["m13"], []])
    costs = [int(values.cost(found.thrones, 0, number(found, name))) for name in ("0.m102", "0.m90", "0.page")]
    assert costs == [4, 2, 0], "the first is of another House"
    found.play("marshal card=0.m90")
    check_round_trip(found.thrones, book())
    assert values.cost(found.thrones, 0, number(found, "0.m102")) == 5
    other = table(13, phase="marshalling", gold=[4, 0], hand=[["m45"], []], play=[["m13"], []])
    assert values.cost(other.thrones, 0, number(other, "0.m45")) == 6, "no knight"


def test_mechanic_21_lets_one_location_be_played() -> None:
    found = table(21, phase="marshalling", hand=[["field", "chapel", "page"], []], revealed=[[], ["plain"]])
    found.play("marshal card=0.field")
    while found.asked != 0:
        found.play("pass")
    assert [move for move in found.moves() if move.startswith("marshal")] == ["marshal card=0.page"]


def test_mechanic_30_keeps_gold_for_later() -> None:
    found = table(30, phase="taxation", gold=[3, 0], play=[["m30"], []])
    found.play("use card=0.m30")
    assert found.moves() == ["use card=0.m30", "use card=0.m30 ability=2"]
    found.play("use card=0.m30 ability=2")
    assert (found["notes"], found["gold"]) == ([["gold", "0.m30", 2]], [0, 0])
    zones: dict[str, Any] = {"revealed": [["swift"], ["plain"]], "play": [["m30"], []], "hand": [["m67"], []]}
    rich = table(30, phase="marshalling", notes=[["gold", "0.m30", 4]], **zones).play("marshal card=0.m67")
    assert ([note for note in rich["notes"] if note[0] == "gold"], rich["gold"][0]) == ([], 0)
    poor = table(30, phase="taxation", gold=[1, 0], play=[["m30"], []]).play("use card=0.m30")
    assert poor.moves() == ["use card=0.m30"]
    shared = table(30, notes=[["gold", "0.m30", 2]], gold=[1, 0], play=[["m30", "m9", "m9"], []])
    shared.play("use card=0.m9", "use card=0.m9")
    assert shared["gold"] == [0, 0], "the pool is spent first"


def test_mechanic_38_protects_who_is_chosen() -> None:
    def cancels(event: str, *moves: str) -> bool:
        found = table(38, hand=[[], [event]], play=[["m38", "page"], ["knight"]], first=1)
        while found.asked != 1:
            found.play("pass")
        found.play(f"use card=1.{event}", *moves)
        return found.step == "cancelling" and "respond card=0.m38 to=1." + event in found.moves()

    assert cancels("strike", "choose card=0.page")
    assert not cancels("recall", "choose card=1.knight")
    assert not cancels("feast")


def test_mechanic_42_keeps_armies_small() -> None:
    def after_three(written: str) -> list[str]:
        found = table(42, active=1, first=1, play=[[written], ["page"] * 4]).quiet()
        found.play("challenge challenge=power player=seat_0", "attack card=1.page", "attack card=1.page.2", "attack card=1.page.3")
        return found.moves()

    assert after_three("m42") == ["done"]
    assert after_three("m42 kneeling") == ["done", "attack card=1.page.4"]


def test_mechanic_44_lets_another_pay() -> None:
    found = table(44, active=1, first=1, hand=[["m44", "page"], []], play=[["knight", "herald"], ["squire", "page"]]).quiet()
    attacked(found, "military", "squire").play("done")
    while "respond card=0.m44" not in found.moves():
        found.play("pass")
    check_round_trip(found.thrones, book())
    assert found["held"]
    found.play("respond card=0.m44", "pay card=0.page", "choose_player player=seat_1")
    while found.step != "losses":
        found.play("pass")
    assert (found.asked, found.moves()) == (1, ["kill card=1.squire", "kill card=1.page"])


def test_mechanic_57_is_paid_for_to_stand() -> None:
    found = table(57, phase="standing", gold=[1, 0], play=[["m57 kneeling"], []])
    assert found.play("use card=0.m57").of("0.m57") == "0.m57"
    assert table(57, phase="standing", play=[["m57 kneeling"], []]).of("0.m57") == "0.m57 kneeling"


def test_mechanic_62_wins_initiative_for_another() -> None:
    zones: dict[str, Any] = {"revealed": [[], []], "plots": [["plain"], ["slow"]]}
    found = table(62, phase="plot", play=[["m62"], []], **zones)
    found.play("0: plot card=0.plain", "1: plot card=1.slow")
    check_round_trip(found.thrones, book())
    found.play("respond card=0.m62")
    assert found.quiet().moves() == ["first player=seat_1"]
    declined = table(62, phase="plot", play=[["m62"], []], **zones).play("0: plot card=0.plain", "1: plot card=1.slow", "pass").quiet()
    assert declined.moves() == ["first player=seat_0", "first player=seat_1"]


def test_mechanic_71_dies_of_failure() -> None:
    def after(*defenders: str) -> Realm:
        found = table(71, play=[["m71"], ["giant"]]).challenge("military", "0.m71").quiet().resolve(*(f"1.{name}" for name in defenders))
        check_round_trip(found.thrones, book())
        return to_phase(found, "dominance")

    assert after("giant")["dead"][0] == ["0.m71"]
    assert after()["dead"][0] == []
    assert to_phase(table(71, play=[["m71"], []]), "dominance")["dead"][0] == [], "it has not attacked"


def test_mechanic_72_counts_while_it_kneels() -> None:
    assert table(72, phase="dominance", play=[["m72 kneeling"], ["page"]])["power"] == [1, 0]


def test_mechanic_79_comes_out_of_ambush() -> None:
    found = (
        table(79, hand=[["m79"], []], play=[["knight", "chapel", "chapel", "chapel"], ["page"]]).challenge("military", "0.knight").quiet()
    )
    found.play("defend card=1.page", "done", "ambush card=0.m79", *(f"pay card=0.chapel{again}" for again in ("", ".2", ".3")))
    found.play("pass", "respond card=0.m79 to=0.m79", "choose card=1.page")
    assert found.strength("1.page") == 0
    bought = table(79, phase="marshalling", gold=[5, 0], hand=[["m79"], []]).play("marshal card=0.m79")
    assert "respond card=0.m79 to=0.m79" not in bought.moves()


def test_mechanic_80_is_discarded_to_save() -> None:
    found = table(80, play=[["m80", "m59"], ["gallows"]], active=1, first=1)
    while found.asked != 1:
        found.play("pass")
    found.play("use card=1.gallows", "choose card=0.m59", "respond card=0.m80 to=0.m59").quiet()
    assert (found.names("play"), found["discard"][0]) == (["m59"], ["0.m80"])


def test_mechanic_83_takes_what_is_thrown_away() -> None:
    found = table(83, gold=[1, 2], play=[["m83", "m67"], ["field"]])
    found.play("use card=0.m67", "choose card=1.field", "use card=0.m67 ability=2")
    while found.asked != 0 or found.step != "window":
        found.play("pass")
    found.play("respond card=0.m83 to=1.field").quiet()
    assert found["play"][0][-1] == "1.field"
    assert found["gold"] == [0, 2]


def test_mechanic_86_stands_where_others_have_knelt() -> None:
    found = attacked(table(86, active=1, first=1, play=[["m86"], ["knight"]]), "military", "knight").play("defend card=0.m86", "done")
    assert found.of("0.m86") == "0.m86 defending"
    tired = table(86, active=1, first=1, play=[["m86", "page kneeling"], ["knight"]])
    assert attacked(tired, "military", "knight").play("defend card=0.m86", "done").of("0.m86") == "0.m86 kneeling defending"


def test_mechanic_89_counts_used_plots() -> None:
    assert table(89, used=[["urban", "plain"], []], revealed=[["slow"], ["slow"]]).strength("0.m89") == 3


def test_mechanic_90_forces_a_defence() -> None:
    found = table(90, play=[["m90"], ["m45", "page"]]).challenge("military", "0.m90").quiet()
    assert found.moves() == ["defend card=1.m45", "defend card=1.page"]
    assert "done" in found.play("defend card=1.m45").moves()


def test_mechanic_92_is_not_hit_by_opponents() -> None:
    found = table(92, play=[["m92", "m69"], []], hand=[["recall"], ["strike"]], first=1)
    while found.asked != 1:
        found.play("pass")
    assert "use card=1.strike" not in found.moves() or found.play("use card=1.strike").moves() == ["choose card=0.m69"]
    own = table(92, hand=[["recall"], []]).play("use card=0.recall")
    assert "choose card=0.m92" in own.moves(), "its own player's events may choose it"
    guarded = attacked(table(92, active=1, first=1, play=[["m92", "m1"], ["knight"]]), "military", "knight").play("done").quiet()
    assert guarded.moves() == ["kill card=0.m1"]


def test_mechanic_93_searches_instead_of_drawing() -> None:
    found = table(93, phase="draw", hand=[["m93"], []], deck=[["page", "page", "field"], ["page", "page"]])
    found.play("respond card=0.m93", "choose card=0.field")
    while found.step == "window":
        found.play("pass")
    assert (found.names("hand"), len(found["hand"][1])) == (["field"], 2)


def test_mechanic_96_costs_gold_to_fight() -> None:
    found = table(96, gold=[1, 0]).quiet()
    found.play("challenge challenge=military player=seat_1")
    assert found.moves() == ["attack card=0.m96"]
    assert found.play("attack card=0.m96", "done")["gold"] == [0, 0]
    assert table(96).quiet().moves() == ["done"], "nobody could attack"
    poor = table(96, play=[["m96", "knight"], []]).quiet().play("challenge challenge=military player=seat_1")
    assert poor.moves() == ["attack card=0.knight"]


def test_mechanic_97_silences_the_loser() -> None:
    def answers(*attackers: str) -> list[str]:
        found = table(97, hand=[[], ["m12"]], play=[["m97", "knight"], ["page"]])
        found.challenge("power", *(f"0.{name}" for name in attackers)).quiet().resolve("1.page")
        seen: list[str] = []
        while found.step == "window":
            seen += found.moves()
            found.play("pass")
        return seen

    assert table(97).challenge("power", "0.m97").strength("0.m97") == 5
    assert "respond card=1.m12" not in answers("m97")
    assert "respond card=1.m12" in answers("m97", "knight")


def test_mechanic_98_outshines_defenders() -> None:
    found = table(98, play=[["m98"], ["page", "giant", "knight"]]).challenge("power", "0.m98").quiet()
    assert found.play("defend card=1.page").moves() == ["done"]
    assert found.play("done").quiet()["power"] == [1, 0], "its STR does not count: unopposed, and no power to take"


def test_mechanic_101_pays_no_close_claim() -> None:
    def lost(*attackers: str) -> Realm:
        found = table(101, active=1, first=1, play=[["page"], list(attackers)])
        return attacked(found, "military", *attackers).play("done")

    assert lost("knight").quiet().step != "losses"
    assert lost("knight", "squire").quiet().moves() == ["kill card=0.page"]


def test_mechanic_104_counts_twice() -> None:
    def killed(*written: str) -> list[str]:
        found = table(104, active=1, first=1, revealed=[["plain"], ["harsh"]], play=[list(written), ["knight"]])
        attacked(found, "military", "knight").play("done").quiet().play("kill card=0.m104").quiet()
        return found.names("dead") if found.step != "losses" else []

    assert killed("m104", "page") == ["m104"]
    assert killed("m104 kneeling", "page") == []


def test_mechanic_105_takes_lives_by_intrigue() -> None:
    def won(*attackers: str) -> Realm:
        found = table(105, hand=[[], ["page"]], play=[["m105", "knight"], ["squire"]])
        return found.challenge("intrigue", *(f"0.{name}" for name in attackers)).quiet().resolve()

    alone = won("m105").play("respond card=0.m105")
    assert alone.quiet().moves() == ["kill card=1.squire"]
    assert won("m105").play("pass").quiet()["discard"][1] == ["1.page"]
    assert "respond card=0.m105" not in won("m105", "knight").moves()


def test_mechanic_107_fights_without_the_icon() -> None:
    assert "challenge challenge=power player=seat_1" in table(107, play=[["m107", "lord kneeling"], []]).quiet().moves()
    assert "challenge challenge=power player=seat_1" not in table(107).quiet().moves()


def test_mechanic_110_forbids_drawing() -> None:
    def drawn(first: int) -> int:
        found = table(110, first=first, play=[["m110"], ["shrine"]], deck=[[], ["page"]])
        while found.asked != 1:
            found.play("pass")
        return len(found.play("use card=1.shrine")["hand"][1]) if "use card=1.shrine" in found.moves() else 0

    assert (drawn(0), drawn(1)) == (0, 1)


def test_mechanic_116_opens_hands() -> None:
    found = table(116, hand=[["knight"], ["page"]])
    assert found.state.view(0)["hand"] == [["0.knight"], ["1.page seen"]]
    kneeling = table(116, hand=[[], ["page"]], play=[["m116 kneeling"], []])
    assert kneeling.state.view(0)["hand"][1] == ["?"]


def test_mechanic_119_remembers_the_dead() -> None:
    def claim(dead: list[str]) -> int:
        found = table(119, active=1, first=1, dead=[dead, []], play=[["m119", "lord"], ["m22", "m32", "anyone"]])
        attacked(found, "military", "m22", "m32", "anyone").play("defend card=0.lord", "done")
        assert found.strength("0.lord") == (5 if len(dead) > 3 else 4)
        return int(values.claim(found.thrones, 1))

    assert claim(["page"] * 4) == 1
    assert claim(["page"] * 3) == 2


def test_mechanic_120_moves_attachments() -> None:
    found = table(120, play=[["m120", "m26 on=0.m120"], ["knight", "sword on=1.knight", "page", "hermit"]])
    assert found.play("use card=0.m120").moves() == ["choose card=1.sword"]
    found.play("choose card=1.sword")
    check_round_trip(found.thrones, book())
    assert found.moves() == ["choose card=1.page"], "a hermit has no attachments"
    assert found.play("choose card=1.page").of("1.sword") == "1.sword on=1.page"


def test_mechanic_76_attacks_again_with_the_rested() -> None:
    def again(*others: str) -> Realm:
        found = table(76, hand=[["m76"], []], play=[["m24", *others], []]).challenge("military", "0.m24").quiet().resolve()
        while "respond card=0.m76" not in found.moves():
            found.play("respond card=0.m24" if "respond card=0.m24" in found.moves() else "pass")
        return found.play("respond card=0.m76").quiet()

    assert "challenge challenge=military player=seat_1" not in again().moves(), "it has attacked"
    found = again("knight", "squire")
    found.play("challenge challenge=military player=seat_1")
    assert found.moves() == ["attack card=0.knight", "attack card=0.squire"]
    found.play("attack card=0.knight", "done").quiet().resolve().quiet()
    assert "challenge challenge=military player=seat_1" not in found.moves()
