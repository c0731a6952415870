"""Mechanics with decks, hands and plots, and with who controls what."""

from __future__ import annotations

from typing import Any

from greathall.games.thrones import values
from greathall.lab.contract import check_round_trip
from tests.scenario import rule
from tests.thrones.mechanics import book, table
from tests.thrones.new_card import ability, action, book_with
from tests.thrones.new_card import table as new_table
from tests.thrones.realm import Realm, realm


def revealed(number: int, **position: Any) -> Realm:
    """The first seat reveals the plot of a mechanic."""
    found = table(number, phase="plot", **{"revealed": [[], []], "plots": [[f"m{number}"], ["plain"]], **position})
    found.play(f"0: plot card=0.m{number}", "1: plot card=1.plain")
    while found.step in ("window", "naming"):
        found.play("pass" if "pass" in found.moves() else found.moves()[0])
    return found


def test_mechanic_8_spares_four_each() -> None:
    found = revealed(8, play=[["page"] * 5, ["knight", "guard"]])
    found.play(*(f"choose card=0.page{again}" for again in ("", ".2", ".3", ".4")), "choose card=1.knight", "done")
    assert (found.names("dead"), found.names("dead", 1)) == (["page.5"], ["guard"]), "nobody is saved"


def test_mechanic_19_reads_a_hand_instead_of_the_claim() -> None:
    found = table(19, hand=[[], ["page", "knight"]], revealed=[["harsh"], ["plain"]], play=[["m19"], []])
    found.challenge("intrigue", "0.m19").quiet().resolve().play("respond card=0.m19")
    check_round_trip(found.thrones, book())
    assert found.moves() == ["choose card=1.page", "choose card=1.knight", "done"]
    found.play("choose card=1.knight", "done").quiet()
    assert (found["discard"][1], len(found["hand"][1])) == (["1.knight"], 1)
    both = table(19, hand=[[], ["page", "knight"]], revealed=[["harsh"], ["plain"]], play=[["m19"], []])
    both.challenge("intrigue", "0.m19").quiet().resolve()
    both.play("respond card=0.m19", "choose card=1.knight", "choose card=1.page").quiet()
    assert both["hand"][1] == []


def test_mechanic_28_puts_the_rest_under_the_deck() -> None:
    deck = ["giant", "page", "knight", "sword", "squire", "lord"]
    found = table(28, phase="marshalling", deck=[deck, []]).play("use card=0.m28")
    assert found.moves() == ["choose card=0.sword", "done"]
    found.play("choose card=0.sword")
    assert found.names("hand") == ["sword"]
    check_round_trip(found.thrones, book())
    hidden = found.state.view(1)
    assert hidden["deck"][0][0] == "?", "only the player sees them"
    found.play("choose card=0.lord", "choose card=0.page", "choose card=0.squire", "choose card=0.knight")
    assert found.names("deck") == ["knight", "squire", "page", "lord", "giant"]
    none = table(28, phase="marshalling", deck=[["page", "knight"], []]).play("use card=0.m28", "done")
    assert none.play("choose card=0.page", "choose card=0.knight").names("deck") == ["knight", "page"]


def test_mechanic_34_finds_a_second_one_in_the_city() -> None:
    deck = ["page", "knight", "giant"]
    found = revealed(34, deck=[deck, []]).play("choose card=0.page")
    assert found.step == "action"
    city = revealed(34, deck=[deck, []], used=[["urban"], []], plots=[["m34", "plain"], ["plain", "slow"]]).play("choose card=0.page")
    assert city.moves() == ["use card=0.m34", "done"]
    assert city.play("use card=0.m34", "choose card=0.knight").names("hand") == ["page", "knight"]


def test_mechanic_35_keeps_whom_it_has_taken() -> None:
    found = table(35, play=[["m35"], ["knight", "gallows"]]).challenge("power", "0.m35").quiet().resolve()
    found.play("respond card=0.m35", "choose card=1.knight")
    check_round_trip(found.thrones, book())
    assert found.names("play") == ["m35", "knight"]
    while found.asked != 1 or found.step != "action":
        found.play("pass" if "pass" in found.moves() else "done")
    found.play("use card=1.gallows", "choose card=0.m35").quiet()
    assert (found.names("play"), found.names("play", 1)) == ([], ["gallows", "knight"])


def test_mechanic_39_gives_a_crest_or_looks_at_a_card() -> None:
    def used(*moves: str, hand: str = "sword") -> Realm:
        return table(39, hand=[[], [hand]], play=[["m28", "m39 on=0.m28"], []]).play("use card=0.m39", "pay card=0.m28", *moves)

    crest = used("use card=0.m39", "choose card=0.m28", "use card=0.m39 ability=4")
    assert [told[2] for told in crest["lasting"]] == ["0.m28"]
    assert used("use card=0.m39 ability=2", "choose_player player=seat_1")["discard"][1] == ["1.sword"]
    kept = used("use card=0.m39 ability=2", "choose_player player=seat_1", hand="page")
    assert kept.state.view(0)["hand"][1] == ["1.page seen 0 1"]


def test_mechanic_53_kneels_the_powerless() -> None:
    found = table(53, phase="dominance", play=[["page", "knight", "hero power=1"], ["page", "giant"]]).play("use card=0.m53")
    found.play("choose card=0.page", "choose card=1.giant")
    assert [found.of(name).split(" ")[1:] for name in ("0.page", "0.knight", "0.hero", "1.page", "1.giant")] == [
        [],
        ["kneeling"],
        ["power=1"],
        ["kneeling"],
        [],
    ]


def test_mechanic_61_makes_way_for_another_plot() -> None:
    found = revealed(61, plots=[["m61", "unveil", "plain"], ["plain", "slow"]])
    check_round_trip(found.thrones, book())
    assert found.moves() == ["choose card=0.unveil", "choose card=0.plain", "done"]
    found.play("choose card=0.unveil")
    assert (found.names("revealed"), found.names("used"), found["gold"]) == (["unveil"], ["m61"], [1, 0])
    kept = revealed(61, plots=[["m61", "plain"], ["plain", "slow"]]).play("done")
    assert kept.names("revealed") == ["m61"]


def test_mechanic_66_makes_knights_of_allies() -> None:
    found = table(66, phase="marshalling", gold=[0, 0], play=[["m66", "m11"], ["m11"]])
    roster = found.thrones.roster.names
    knight = found.thrones.card_set.traits.index("Knight")
    assert values.has_trait(found.thrones, roster.index("0.m11"), knight)
    assert not values.has_trait(found.thrones, roster.index("1.m11"), knight)


def test_mechanic_68_empties_a_plot() -> None:
    found = table(68, phase="plot", hand=[["m68"], []], revealed=[[], []], plots=[["plain"], ["m47"]])
    found.play("0: plot card=0.plain", "1: plot card=1.m47")
    while found.step in ("window", "naming"):
        found.play("pass" if "pass" in found.moves() else found.moves()[0])
    while found.asked != 0:
        found.play("pass")
    found.play("use card=0.m68", "choose card=1.m47")
    check_round_trip(found.thrones, book())
    assert found["figures"]["seats"][1]["claim"] == 1


def test_mechanic_81_turns_somebody_coat() -> None:
    found = table(81, phase="marshalling", gold=[9, 0], hand=[["m81"], []], play=[["gallows"], ["knight", "page", "sword on=1.page"]])
    assert [move for move in found.moves() if "m81" in move] == ["marshal card=0.m81 on=1.knight"], "the other has an attachment"
    found.play("marshal card=0.m81 on=1.knight")
    assert found.names("play") == ["gallows", "m81", "knight"]
    check_round_trip(found.quiet().thrones, book())
    assert found.names("play") == ["gallows", "m81", "knight"], "it stays where it lies"


def test_mechanic_88_does_what_another_plot_does() -> None:
    found = table(88, phase="plot", revealed=[[], []], plots=[["m88"], ["unveil"]], deck=[["page"] * 3, []])
    found.play("0: plot card=0.m88", "1: plot card=1.unveil")
    while found.step in ("window", "naming", "unveiling"):
        found.play("pass" if "pass" in found.moves() else found.moves()[0])
    found.play("choose card=1.unveil")
    assert found["gold"] == [1, 1] or found.quiet()["gold"] == [1, 1]


def test_mechanic_94_scuttles_a_deck() -> None:
    def raided(top: str) -> Realm:
        found = table(94, deck=[[], ["page", top]], play=[["m94", "knight", "m16 kneeling"], []])
        found.challenge("power", "0.knight").quiet().resolve()
        return found.play("respond card=0.m94")

    found = raided("field")
    assert (found.names("discard", 1), found.moves()) == (["field"], ["choose card=0.m16"])
    assert found.play("choose card=0.m16").of("0.m16") == "0.m16"
    assert raided("giant").of("0.m16") == "0.m16 kneeling"


def test_mechanic_115_orders_a_deck() -> None:
    def prayed(*moves: str) -> Realm:
        decks = [["giant", "page", "knight", "squire"], ["giant", "page", "knight", "squire"]]
        return table(115, deck=decks, play=[["m115", "chapel"], []]).play("use card=0.m115", "pay card=0.chapel", *moves)

    found = prayed("use card=0.m115 ability=2", "choose_player player=seat_1")
    assert found.moves() == ["choose card=1.page", "choose card=1.knight", "choose card=1.squire"]
    found.play("choose card=1.squire")
    check_round_trip(found.thrones, book())
    assert "1.squire" not in str(found.state.view(1)["stack"])
    found.play("choose card=1.page")
    assert found.names("deck", 1) == ["squire", "giant", "knight", "page"]
    own = prayed("use card=0.m115", "choose card=0.page", "choose card=0.squire")
    assert own.names("deck") == ["page", "giant", "knight", "squire"]


def test_mechanic_118_grows_with_every_character() -> None:
    found = table(118, deck=[[], ["page", "field", "knight"]], play=[["m118"], []]).challenge("military", "0.m118").quiet().resolve()
    found.play("respond card=0.m118")
    assert (found.strength("0.m118"), len(found["discard"][1])) == (5, 3)
    assert "notes" not in found.state.view(0) or "this_way" not in str(found["notes"])


def test_decks_that_are_shorter() -> None:
    short = action("mill(you, 3)", deck=[["page"], []])
    assert short.names("discard") == ["page"]
    assert new_table({"action": "any", "once": True, "do": "mill(you, 1)"}).moves() == ["pass"]
    assert action(["gold(you, 1)", "mill(you, 1)", "arrange(you, 3, 1)", "inspect(you, any)"])["gold"] == [1, 0]
    one = action("arrange(you, 3, 1)", "choose card=0.page", deck=[["page"], []])
    assert one.names("deck") == ["page"]
    chosen = {"choose": "player"}
    assert action("arrange(chosen, 1, 0)", "choose_player player=seat_1", deck=[[], ["page", "knight"]], told=chosen).names("deck", 1) == [
        "page",
        "knight",
    ]
    assert new_table({"action": "any", "once": True, **chosen, "do": "arrange(chosen, 1, 0)"}).moves() == ["pass"]
    assert action(["gold(you, 1)", "rummage(each_opponent, 1)"])["gold"] == [1, 0]
    within = action("may(you, mill(you, 1), arrange(you, 1, 0))", "use card=0.new", deck=[["page", "knight"], []])
    assert within.names("discard") == ["knight"]
    read = action("may(you, rummage(each_opponent, 1))", "use card=0.new", "choose card=1.page", hand=[[], ["page"]])
    assert read["discard"][1] == ["1.page"]
    plots = book_with(abilities=[{"action": "any", "once": True, "do": "may(you, replot)"}])
    again = realm(cards=plots, play=[["new"], []], plots=[["slow"], []]).play("use card=0.new", "use card=0.new", "choose card=0.slow")
    assert (again.names("revealed"), again.names("used")) == (["slow"], ["plain"])
    played = action("search(character, play, 2, bottom)", "choose card=0.page", deck=[["page", "sword"], []])
    assert played.names("play") == ["new", "page"]
    assert ability(action="any", cost="kneel", do="search(character, play, 2, bottom)") == (
        "Any Phase: Kneel this card – look at the top 2 cards of your deck, you may reveal a character among them and put it into play, "
        "then put the rest on the bottom of your deck in any order."
    )


@rule("A-7.10")
def test_control_goes_back_when_its_card_leaves() -> None:
    told = {"action": "any", "once": True, "choose": "character & opponents", "do": "control(target, here)"}
    found = new_table(told, play=[[], ["knight", "page"]]).play("use card=0.new", "choose card=1.knight")
    assert found["borrowed"] == [["here", "1.knight", 1, "0.new"]]


def test_mechanic_114_levels_hands() -> None:
    found = revealed(114, hand=[["page"] * 5, ["knight"] * 6], deck=[["giant"] * 3, []])
    assert found.asked == 0
    found.play("choose card=0.page", "choose card=1.knight", "choose card=1.knight.2")
    assert [len(hand) for hand in found["hand"]] == [5, 4], "one opponent has discarded two"
    few = revealed(114, hand=[["page"] * 4, ["knight"] * 5], deck=[["giant"] * 3, []])
    few.play("choose card=1.knight")
    assert [len(hand) for hand in few["hand"]] == [4, 4]
