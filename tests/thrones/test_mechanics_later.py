"""Mechanics with what is done later, what lies on cards, and abilities that are used from other places."""

from __future__ import annotations

from greathall.lab.contract import check_round_trip
from tests.scenario import rule
from tests.thrones.mechanics import book, table
from tests.thrones.new_card import action, book_with
from tests.thrones.new_card import table as new_table
from tests.thrones.realm import Realm


def to_phase(found: Realm, phase: str) -> Realm:
    """Nobody does anything until a phase has begun."""
    while found["phase"] != phase:
        moves = found.moves()
        found.play(next(move for move in ("pass", "done", *moves) if move in moves))
    return found


def test_mechanic_29_pays_as_much_influence_as_wanted() -> None:
    def burnt(*moves: str) -> Realm:
        found = table(29, phase="marshalling", play=[["chapel", "chapel"], ["field", "m67"]], deck=[[], ["page"]])
        return found.play("use card=0.m29", *moves)

    found = burnt()
    assert found.moves() == ["pay card=0.chapel", "pay card=0.chapel.2", "done"]
    assert "as much influence" in found.state.speech().prompt(0).text
    check_round_trip(found.play("pay card=0.chapel", "done").thrones, book())
    assert "choose a location with cost X or less" in found.state.speech().prompt(0).text
    assert found.moves() == ["choose card=0.chapel", "choose card=0.chapel.2", "choose card=1.field"], "of cost 1"
    found.play("choose card=1.field")
    assert (found.asked, found.moves()) == (1, ["use card=0.m29", "done"])
    found.play("use card=0.m29")
    assert (found["discard"], len(found["hand"][1])) == ([["0.m29"], ["1.field"]], 1)
    twice = burnt("pay card=0.chapel", "pay card=0.chapel.2", "done")
    assert "choose card=1.m67" in twice.moves()
    nothing = burnt("done")
    assert nothing["discard"] == [["0.m29"], []], "nothing costs 0"


def test_mechanic_37_comes_back_for_a_round() -> None:
    found = table(37, phase="marshalling", dead=[["knight"], []], deck=[["page"], []])
    found.play("use card=0.m37", "choose card=0.knight")
    check_round_trip(found.thrones, book())
    assert found.names("play") == ["knight"]
    to_phase(found, "plot")
    assert found["deck"][0] == ["0.knight seen", "0.page"]
    gone = table(37, phase="marshalling", dead=[["knight"], []], play=[["gallows"], ["gallows"]])
    gone.play("use card=0.m37", "choose card=0.knight").use("1.gallows", "choose card=0.knight")
    check_round_trip(gone.thrones, book())
    assert to_phase(gone, "plot")["dead"][0] == ["0.m37", "0.knight"], "it is not in play any more"


def test_mechanic_48_rides_in_from_hand() -> None:
    found = table(48, gold=[2, 0], hand=[["m48"], []], play=[["knight"], []]).challenge("military", "0.knight")
    found.use("0.m48")
    assert (found.of("0.m48"), found["gold"]) == ("0.m48 kneeling attacking", [0, 0])
    assert to_phase(found.quiet(), "dominance")["hand"][0] == ["0.m48 seen"]
    other = table(48, gold=[2, 0], hand=[["m48"], []], play=[["knight"], []]).challenge("power", "0.knight")
    assert "use card=0.m48" not in other.moves()


def test_mechanic_50_comes_back_to_hand() -> None:
    found = table(50, play=[["m24", "m50 on=0.m24"], ["gallows"]])
    while found.asked != 1:
        found.play("pass")
    found.play("use card=1.gallows", "choose card=0.m24", "respond card=0.m50 to=0.m24").quiet()
    assert found["hand"][0] == ["0.m50 seen"]


@rule("A-1.15")
def test_mechanic_52_lays_gold_aside() -> None:
    found = table(52, phase="marshalling", gold=[0, 0], play=[["m52"], ["gallows"]])
    found.play("use card=0.m52", "pass", "use card=0.m52")
    assert (found["notes"], found["gold"][0]) == ([["gold", "0.m52", 2]], 1)
    check_round_trip(found.thrones, book())
    to_phase(found, "challenges").challenge("military", "0.m52").use("0.m52 ability=2", "choose card=0.m52")
    assert (["gold", "0.m52", 1] in found["notes"], found.strength("0.m52")) == (True, 4)
    while found.asked != 0:
        found.play("pass")
    assert "use card=0.m52 ability=2" not in found.moves(), "once a challenge"
    treasury = found.thrones.treasury
    found.quiet().resolve()
    while found.asked != 1 or found.step != "action":
        found.play("pass" if "pass" in found.moves() else "done")
    found.play("use card=1.gallows", "choose card=0.m52").quiet()
    assert [note for note in found["notes"] if note[0] == "gold"] == []
    assert found.thrones.treasury == treasury + 1


def test_mechanic_60_is_limited_for_all_copies() -> None:
    found = table(60, hand=[["m60", "m60", "page", "page", "knight", "knight"], []], deck=[["giant"] * 4, []])
    found.play("use card=0.m60", "pay card=0.page")
    check_round_trip(found.thrones, book())
    found.play("pay card=0.page.2")
    assert len(found["hand"][0]) == 5
    assert [move for move in found.quiet().moves() if "m60" in move] == []
    alone = table(60, hand=[["m60", "page"], []])
    assert "use card=0.m60" not in alone.moves(), "it takes two cards"


def test_mechanic_70_kills_in_time() -> None:
    found = table(70, play=[["m70 on=1.page"], ["page"]])
    to_phase(found, "dominance")
    assert (found["dead"][1], found["discard"][0]) == (["1.page"], ["0.m70"])
    slow = to_phase(table(70, play=[["m70 on=1.knight"], ["knight"]]), "dominance")
    assert (slow["dead"][1], slow["notes"]) == ([], [["counters", "0.m70", 1]])


def test_mechanic_77_comes_back_from_the_dead() -> None:
    found = table(77, gold=[2, 0], play=[["m77"], ["gallows"]])
    while found.asked != 1:
        found.play("pass")
    found.play("use card=1.gallows", "choose card=0.m77")
    found.play("respond card=0.m77 to=0.m77")
    assert (found["hand"][0], found["gold"]) == (["0.m77 seen"], [0, 0])


def test_mechanic_84_returns_for_a_high_victory() -> None:
    def offered(*attackers: str) -> Realm:
        found = table(84, discard=[["m84"], []], play=[list(attackers), []])
        return found.challenge("military", *(f"0.{name}" for name in attackers)).quiet().resolve()

    assert "respond card=0.m84" not in offered("knight").moves()
    found = offered("knight", "squire")
    assert found.play("respond card=0.m84").of("0.m84") == "0.m84 kneeling"


def test_mechanic_111_lets_nobody_rest() -> None:
    found = table(111, play=[["m111", "gallows"], ["lord", "page"]], deck=[[], ["knight"]]).challenge("power", "0.m111")
    found.use("0.gallows", "choose card=1.lord")
    assert (found["deck"][1], found.of("0.m111")) == (["1.lord seen", "1.knight"], "0.m111 kneeling power=1 attacking")


def test_what_is_done_at_the_end_of_a_challenge() -> None:
    told = {"action": "challenges", "once": True, "do": "later(challenge, gold(you, 1))"}
    assert new_table(told, play=[["knight"], []]).quiet().step == "challenging", "no challenge has an end yet"
    found = new_table(told, play=[["knight"], []]).challenge("power", "0.knight").use("0.new")
    assert found["gold"] == [0, 0]
    found.quiet().resolve()
    assert found.quiet()["gold"] == [1, 0]
    within = new_table({"action": "challenges", "once": True, "do": ["gold(you, 1)", "later(challenge, gold(you, 1))"]})
    assert within.play("use card=0.new").quiet()["gold"] == [1, 0]
    paid = {"action": "challenges", "once": True, "do": "later(phase, pay(gold(1)), draw(you, 1))"}
    drawn = to_phase(new_table(paid, gold=[1, 0], deck=[["page"], []]).play("use card=0.new"), "dominance")
    assert (len(drawn["hand"][0]), drawn["gold"]) == (1, [0, 0])
    kept = new_table({"action": "any", "once": True, "do": ["later(round, gold(you, 1))", "later(phase, gold(you, 2))"]})
    assert to_phase(kept.play("use card=0.new"), "dominance")["gold"] == [2, 0]


def test_a_limit_for_the_game_and_for_all_players() -> None:
    once = new_table({"action": "any", "limit": "game", "do": "gold(you, 1)"}).play("use card=0.new")
    assert "use card=0.new" not in to_phase(once, "dominance").moves()
    to_phase(once, "taxation")
    while once["round"] == 1:
        once.play("pass")
    assert once["spent"]
    check_round_trip(once.thrones, book_with(abilities=[{"action": "any", "limit": "game", "do": "gold(you, 1)"}]))
    own = {"action": "any", "limit": "round", "copies": "yours", "do": "gold(you, 1)"}
    found = new_table(own, "Event", hand=[[], ["new"]]).play("use card=0.new")
    assert "use card=1.new" in found.moves()
    event = {"action": "any", "limit": "round", "copies": "all", "do": "gold(you, 1)"}
    found = new_table(event, "Event", hand=[[], ["new"]]).play("use card=0.new")
    assert "use card=1.new" not in found.moves()


def test_what_is_put_off_for_a_card_that_is_gone() -> None:
    told = {"action": "any", "once": True, "choose": "character", "do": "later(phase, may(you, gold(you, 1), kneel(target)))"}
    found = new_table(told, play=[["gallows"], ["knight"]]).play("use card=0.new", "choose card=1.knight", "pass")
    found.play("use card=0.gallows", "choose card=1.knight")
    while found.step != "picking":
        found.play("pass" if "pass" in found.moves() else "done")
    assert found["stack"][-1]["chosen"] == ["gone", "seat_0 for seat_0"]
    check_round_trip(found.thrones, book_with(abilities=[told]))
    found.thrones.game.encoding(found.thrones).features(found.thrones, 0)
    assert found.play("use card=0.new")["gold"] == [1, 0]


def test_only_what_is_leaving_is_diverted() -> None:
    assert action(["gold(you, 1)", "divert(self, return)"]).names("play") == ["new"]


def test_only_what_dies_in_play_is_buried() -> None:
    told = {"response": "buried(character)", "do": "gold(you, 1)"}
    found = new_table(told, hand=[["last_word"], []]).play("use card=0.last_word")
    assert (found["dead"][0], found["gold"]) == (["0.last_word"], [1, 0])


def test_cards_go_under_decks() -> None:
    target = {"choose": "character & opponents"}
    assert action("bottom(target)", "choose card=1.knight", play=[[], ["knight"]], deck=[[], ["page"]], told=target)["deck"][1] == [
        "1.knight seen",
        "1.page",
    ]
    held = {"choose": "hand: character"}
    assert action("bottom(target)", "choose card=0.knight", hand=[["knight"], []], deck=[["page"], []], told=held)["deck"][0] == [
        "0.knight seen",
        "0.page",
    ]


def test_counters_are_put_and_taken() -> None:
    found = action(["mark(self, 3)", "mark(self, -1)", "store(self, 2)", "store(self, -5)"])
    assert found["notes"] == [["counters", "0.new", 2]]
    assert found.thrones.treasury == 0
    spent = {"action": "any", "cost": "counter(1)", "do": "gold(you, 1)"}
    assert new_table(spent).moves() == ["pass"]
    found = new_table(spent, notes=[["counters", "0.new", 1]]).play("use card=0.new")
    assert (found["gold"], "notes" in found.state.view(0)) == ([1, 0], False)
    assert "There are 2 counters" in " ".join(action("mark(self, 2)").log)
    away = {"action": "any", "once": True, "choose": "character", "do": "mark(target, 1)"}
    assert new_table({**away, "choose": "dead: character"}, dead=[["page"], []]).moves() == ["pass"]
