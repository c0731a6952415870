"""The mechanics of the printed first edition that the card language can say: their cards are read, told on a page, and played."""

from __future__ import annotations

from greathall.games.thrones import values
from tests.thrones.mechanics import MECHANICS, PAGE, WRITTEN, page, played, table
from tests.thrones.realm import PASSING, Realm


def has(found: Realm, name: str, value: int) -> bool:
    """Whether a card has an icon."""
    return bool(values.icons(found.thrones, found.thrones.roster.names.index(name)) >> value & 1)


def test_the_page_tells_every_mechanic_and_what_becomes_of_it() -> None:
    assert [told["number"] for told in MECHANICS] == list(range(1, 121))
    assert all(("card" in told) != ("lacks" in told) for told in MECHANICS)
    assert played() <= set(WRITTEN)
    assert PAGE.read_text(encoding="utf-8") == page(), "write it again: python -m tests.thrones.mechanics"


def test_mechanic_2_is_stronger_while_it_attacks() -> None:
    found = table(2)
    assert found.strength("0.m2") == 2
    found.challenge("military", "0.m2")
    assert found.strength("0.m2") == 4


def test_mechanics_5_55_give_more_to_a_knight() -> None:
    found = table(5, play=[["m5", "m102", "m45"], []])
    found.challenge("power", "0.m102", "0.m45")
    found.use("0.m5", "choose card=0.m102")
    assert (found.strength("0.m102"), found.strength("0.m45")) == (6, 4)
    other = table(55, play=[["m55", "m102", "m45"], []])
    other.challenge("power", "0.m102", "0.m45").use("0.m55", "choose card=0.m45")
    assert (other.strength("0.m102"), other.strength("0.m45")) == (3, 5)


def test_mechanic_12_asks_for_the_margin() -> None:
    def answered(*attackers: str) -> bool:
        found = table(12, active=1, first=1, play=[["page"], list(attackers)])
        found.quiet().play("challenge challenge=power player=seat_0", *(f"attack card=1.{name}" for name in attackers), "done").quiet()
        found.play("defend card=0.page", "done")
        while found.step in PASSING:
            if "respond card=0.m12" in found.moves():
                return True
            found.play("pass")
        return False

    assert answered("knight", "squire"), "4 against 0"
    assert not answered("knight"), "3 against 0"


def test_mechanic_17_lies_on_a_military_icon() -> None:
    found = table(17, play=[["soldier", "m17 on=0.soldier"], []])
    assert found.strength("0.soldier") == 4


def test_mechanic_18_leads_armies() -> None:
    found = table(18, play=[["m18", "anyone", "knight"], ["anyone"]])
    assert [found.strength(name) for name in ("0.m18", "0.anyone", "0.knight", "1.anyone")] == [3, 3, 3, 2]


def test_mechanic_20_strengthens_a_participant() -> None:
    found = table(20, play=[["knight"], []])
    found.challenge("military", "0.knight").use("0.m20", "choose card=0.knight")
    assert found.strength("0.knight") == 6


def test_mechanic_24_stands_up_once_a_phase() -> None:
    found = table(24, play=[["m24"], []])
    found.challenge("military", "0.m24").quiet().resolve()
    assert "respond card=0.m24" in found.moves()
    found.play("respond card=0.m24").quiet()
    assert found.of("0.m24") == "0.m24"
    found.challenge("power", "0.m24").quiet().resolve()
    assert found.step not in ("window",) or "respond card=0.m24" not in found.moves(), "it was used in this phase"
    assert found.quiet().of("0.m24") == "0.m24 kneeling"


def test_mechanic_26_gives_an_icon_and_a_trait() -> None:
    found = table(26, play=[["lord", "m26 on=0.lord"], []])
    assert has(found, "0.lord", 1)


def test_mechanic_40_counts_hands() -> None:
    assert table(40, hand=[["page"], ["page", "page", "page"]]).strength("0.m40") == 4
    assert table(40, hand=[["page"], []]).strength("0.m40") == 2


def test_mechanic_54_weakens_who_carries_attachments() -> None:
    found = table(54, play=[["m54"], ["knight", "banner on=1.knight", "soldier"]])
    assert (found.strength("1.knight"), found.strength("1.soldier")) == (2, 2)


def test_mechanic_56_helps_who_has_fewer_characters() -> None:
    def power(mine: list[str], theirs: list[str]) -> str:
        found = table(56, play=[["m56", *mine], theirs], phase="dominance")
        if "respond card=0.m56" in found.moves():
            found.play("respond card=0.m56")
        return found.of("0.m56")

    assert power([], ["page", "page"]) == "0.m56 power=1"
    assert power(["page"], ["page", "page"]) == "0.m56"


def test_mechanic_58_takes_an_icon() -> None:
    found = table(58, play=[["m58 on=1.knight"], ["knight"]])
    assert (has(found, "1.knight", 0), has(found, "1.knight", 1)) == (False, True)


def test_mechanic_59_needs_more_power_than_each_opponent() -> None:
    assert has(table(59, power=[2, 1]), "0.m59", 2)
    assert not has(table(59, power=[2, 2]), "0.m59", 2)


def test_mechanic_73_counts_the_difference_of_characters() -> None:
    assert table(73, phase="marshalling", play=[["page"], ["page", "page", "page"]])["gold"][0] == 4
    assert table(73, phase="marshalling", play=[["page", "page"], ["page"]])["gold"][0] == 2


def test_mechanic_99_counts_locations() -> None:
    found = table(99, phase="marshalling", gold=[5, 0], play=[["m99"], ["squire", "knight"]])
    assert found.play("use card=0.m99").moves() == ["choose card=1.squire"]


def test_mechanic_103_takes_the_text() -> None:
    found = table(103, play=[["m103 on=1.hero"], ["hero"]])
    assert found.keywords("1.hero") == []


def test_mechanic_16_pays_more_for_a_high_victory() -> None:
    def offered(*attackers: str) -> list[str]:
        found = table(16, play=[["m16", *attackers], []], deck=[["page", "page"], []])
        found.challenge("power", *(f"0.{name}" for name in attackers)).quiet().resolve()
        return [move for move in found.moves() if "m16" in move]

    assert offered("knight") == ["respond card=0.m16"]
    assert offered("knight", "squire") == ["respond card=0.m16", "respond card=0.m16 ability=2"]


def test_mechanic_22_raises_claim_in_company() -> None:
    def claim(*attackers: str) -> int:
        found = table(22, play=[["m22", "anyone", "m32", "knight"], []])
        found.challenge("military", "0.m22", *(f"0.{name}" for name in attackers))
        return int(values.claim(found.thrones, 0))

    assert claim("anyone", "m32") == 2
    assert claim("anyone", "knight") == 1


def test_mechanic_23_stands_who_takes_no_part() -> None:
    found = table(23, play=[["m23", "chapel", "knight kneeling", "giant kneeling"], []])
    found.play("use card=0.m23")
    found.play(next(move for move in found.moves() if "chapel" in move))
    assert found.moves() == ["choose card=0.knight"]


def test_mechanic_95_trades_power_for_standing() -> None:
    found = table(95, play=[["m95 kneeling power=1"], []]).use("0.m95")
    assert found.of("0.m95") == "0.m95"


def test_mechanic_102_stands_while_it_attacks_for_power() -> None:
    assert table(102).challenge("power", "0.m102").of("0.m102") == "0.m102 attacking"
    assert table(102).challenge("military", "0.m102").of("0.m102") == "0.m102 kneeling attacking"


def test_mechanic_106_doubles_gold_for_dominance() -> None:
    assert table(106, phase="dominance", gold=[2, 0], play=[["m106"], ["knight"]])["power"] == [1, 0]
    assert table(106, phase="dominance", gold=[2, 0], play=[["m106 kneeling"], ["knight"]])["power"] == [0, 1]


def test_mechanic_109_draws_and_discards() -> None:
    found = table(109, phase="draw", deck=[["page", "page", "page"], []], hand=[["knight"], []])
    assert found.step == "picking"
    found.play("choose card=0.knight")
    assert (len(found["hand"][0]), found["discard"][0]) == (3, ["0.knight"])
