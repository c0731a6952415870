"""More mechanics that the card language could say from the beginning, each played."""

from __future__ import annotations

from greathall.games.thrones import values
from tests.thrones.mechanics import book, table
from tests.thrones.realm import Realm
from tests.thrones.test_mechanics_later import to_phase


def acting(found: Realm, seat: int) -> Realm:
    """Pass until it is that seat's turn to act."""
    while found.asked != seat or found.step != "action":
        found.play("pass" if "pass" in found.moves() else "done")
    return found


def test_mechanic_3_takes_power_for_a_lord() -> None:
    found = table(3, power=[0, 2], play=[["m3", "lord"], []]).challenge("power", "0.lord").quiet().resolve()
    found.play("respond card=0.m3", "choose card=0.lord")
    assert (found.of("0.lord"), found.of("0.m3")) == ("0.lord kneeling power=1 attacking", "0.m3 kneeling")


def test_mechanic_4_is_free_for_the_learned() -> None:
    def cancels(*mine: str) -> list[str]:
        found = table(4, hand=[["m4"], ["feast"]], play=[list(mine), []], first=1)
        acting(found, 1).play("use card=1.feast")
        while found.step == "cancelling" and found.asked != 0:
            found.play("pass")
        return [move for move in found.moves() if "m4" in move]

    assert cancels() == []
    assert cancels("chapel") == ["respond card=0.m4 to=1.feast"]
    assert cancels("m25") == ["respond card=0.m4 ability=2 to=1.feast"]


def test_mechanic_7_takes_others_along() -> None:
    found = table(7, play=[["m7"], ["gallows", "page", "m45"]])
    acting(found, 1).play("use card=1.gallows", "choose card=0.m7").quiet()
    assert found.moves() == ["choose card=1.page"], "the other costs 4"
    assert found.play("choose card=1.page").quiet()["dead"] == [["0.m7"], ["1.page"]]


def test_mechanic_10_brings_gold() -> None:
    assert table(10, phase="marshalling")["gold"][0] == 4


def test_mechanic_25_saves_whoever_is_unique() -> None:
    def saved(name: str) -> bool:
        found = acting(table(25, play=[["m25", name], ["gallows"]]), 1)
        found.play("use card=1.gallows", f"choose card=0.{name}")
        return f"respond card=0.m25 to=0.{name}" in found.moves()

    assert saved("lord")
    assert not saved("page")


def test_mechanic_27_pays_for_a_lost_challenge() -> None:
    deck = {"agenda": "m27", "cards": ["page"], "plots": ["plain"]}
    other = {"cards": ["knight", "squire"], "plots": ["plain"]}
    told = {"decks": [deck, other], "active": 1, "first": 1, "play": [["page"], ["knight", "squire"]]}
    found = Realm("thrones", {"phase": "challenges", "revealed": [["plain"], ["plain"]], **told}, cards=book())
    found.quiet().play("challenge challenge=power player=seat_0", "attack card=1.knight", "attack card=1.squire", "done").quiet()
    found.play("done").quiet()
    assert found["power"] == [0, 2], "1 for the agenda, 1 for being unopposed"


def test_mechanic_32_defends_in_company() -> None:
    def defenders(*mine: str) -> list[str]:
        found = table(32, active=1, first=1, play=[["m32", *mine], ["knight"]]).quiet()
        found.play("challenge challenge=military player=seat_0", "attack card=1.knight", "done").quiet()
        return found.moves()

    assert defenders() == ["done"]
    assert "defend card=0.m32" in defenders("anyone")


def test_mechanic_36_makes_the_next_one_cheaper() -> None:
    found = table(36, phase="marshalling", hand=[["lord", "page"], []], play=[["m36"], []]).play("use card=0.m36")
    names = found.thrones.roster.names
    assert [int(values.cost(found.thrones, 0, names.index(name))) for name in ("0.lord", "0.page")] == [3, 0]


def test_mechanic_41_is_sacrificed_to_cancel() -> None:
    found = acting(table(41, play=[["m41"], ["gallows"]]), 1)
    found.play("use card=1.gallows", "choose card=0.m41")
    while found.asked != 0:
        found.play("pass")
    found.play("respond card=0.m41 to=1.gallows").quiet()
    assert (found["dead"][0], found["discard"][0]) == ([], ["0.m41"])


def test_mechanic_43_silences_a_card() -> None:
    found = table(43, play=[["m43"], ["sentry", "lord"]]).play("use card=0.m43")
    assert "choose card=1.lord" not in found.moves()
    assert found.play("choose card=1.sentry").keywords("1.sentry") == []


def test_mechanic_45_frightens_the_weak() -> None:
    found = table(45, play=[["m45"], ["knight"]]).challenge("power", "0.m45").quiet().resolve("1.knight").quiet()
    assert found["power"] == [1, 0], "the defender does not count"


def test_mechanic_63_holds_the_small_ones_down() -> None:
    def standing(written: str) -> list[str]:
        found = table(63, phase="standing", play=[[written, "page kneeling"], ["knight kneeling", "m45 kneeling"]])
        return [found.of(name) for name in ("0.page", "1.knight", "1.m45")]

    assert standing("m63") == ["0.page", "1.knight", "1.m45"]
    # It stands up together with the others, so it is asked while it still kneels.
    assert standing("m63 kneeling")[2] == "1.m45"


def test_mechanic_64_sings_of_events() -> None:
    found = acting(table(64, hand=[[], ["feast"]]), 1).play("use card=1.feast")
    while "respond card=0.m64 to=1.feast" not in found.moves():
        found.play("pass")
    assert found.play("respond card=0.m64 to=1.feast").of("0.m64") == "0.m64 power=1"
    own = table(64, hand=[["feast"], []]).play("use card=0.feast")
    assert [move for move in own.moves() if "m64" in move] == [], "their events, not yours"


def test_mechanic_65_steals_what_is_claimed() -> None:
    found = table(65, active=1, first=1, play=[["m65"], ["hero"]]).quiet()
    found.play("challenge challenge=power player=seat_0", "attack card=1.hero", "done").quiet().resolve()
    while "respond card=0.m65 to=1.hero" not in found.moves():
        found.play("pass")
    found.play("respond card=0.m65 to=1.hero")
    assert (found["power"], found.of("1.hero")) == ([1, 1], "1.hero kneeling attacking")


def test_mechanic_74_fetches_a_weapon() -> None:
    found = table(74, phase="marshalling", hand=[["page"], []], deck=[["sword", "m17"], []]).play("use card=0.m74", "pay card=0.page")
    assert found.moves() == ["choose card=0.m17", "done"]
    assert found.play("choose card=0.m17").names("hand") == ["m17"]


def test_mechanic_78_rises_for_war() -> None:
    found = table(78, phase="plot", revealed=[[], []], plots=[["warlike"], ["plain"]], play=[["m78 kneeling"], []])
    found.play("0: plot card=0.warlike", "1: plot card=1.plain")
    while not any("m78" in move for move in found.moves()):
        found.play("pass" if "pass" in found.moves() else found.moves()[0])
    found.play(next(move for move in found.moves() if "m78" in move))
    assert (found.of("0.m78"), found.strength("0.m78")) == ("0.m78", 4)
    theirs = table(78, phase="plot", revealed=[[], []], plots=[["plain"], ["warlike"]], play=[["m78 kneeling"], []])
    theirs.play("0: plot card=0.plain", "1: plot card=1.warlike")
    while theirs.step in ("naming", "window"):
        assert not any("m78" in move for move in theirs.moves()), "only for your own"
        theirs.play("pass" if "pass" in theirs.moves() else theirs.moves()[0])


def test_mechanic_85_kneels_or_weakens() -> None:
    found = table(85, play=[[], ["knight", "lord"]])
    assert [move for move in found.moves() if "m85" in move] == ["use card=0.m85", "use card=0.m85 ability=2"]
    assert found.play("use card=0.m85").moves() == ["choose card=1.knight"]
    assert found.play("choose card=1.knight").of("1.knight") == "1.knight kneeling"
    weak = table(85, play=[[], ["knight"]]).play("use card=0.m85 ability=2", "choose card=1.knight")
    assert weak.strength("1.knight") == 1


def test_mechanic_91_gathers_power_for_knights() -> None:
    found = table(91, play=[["field", "m91 on=0.field", "anyone", "m102"], []])
    found.challenge("military", "0.anyone", "0.m102").quiet().resolve()
    while "respond card=0.m91" not in found.moves():
        found.play("pass" if "pass" in found.moves() else "bestow")
    assert found.play("respond card=0.m91").of("0.field") == "0.field power=1"


def test_mechanic_100_stands_an_army() -> None:
    found = table(100, phase="dominance", hand=[["m100"], []], play=[["knight", "anyone kneeling", "page kneeling"], []])
    found.play("respond card=0.m100")
    assert (found.of("0.anyone"), found.of("0.page")) == ("0.anyone", "0.page kneeling")


def test_mechanic_112_gives_an_event_back() -> None:
    found = table(112, gold=[2, 0], hand=[[], ["feast"]])
    acting(found, 1).play("use card=1.feast")
    while found.asked != 0:
        found.play("pass")
    found.play("respond card=0.m112 to=1.feast").quiet()
    assert (found["power"], found["hand"][1], found["gold"]) == ([0, 0], ["1.feast seen"], [0, 0])
    assert to_phase(found, "dominance")["hand"][1] == ["1.feast seen"]
