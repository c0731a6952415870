"""The vocabulary of abilities: what each word does."""

from __future__ import annotations

from typing import Any

from greathall.lab.contract import check_round_trip
from tests.scenario import rule
from tests.thrones.new_card import action, book_with, table
from tests.thrones.realm import Realm

TARGET = {"choose": "character & opponents"}


def test_deeds() -> None:
    def deed(name: str, told: dict[str, Any] = TARGET) -> Realm:
        return action(f"{name}(target)", "choose card=1.knight", play=[[], ["knight"]], told=told)

    assert deed("kill")["dead"][1] == ["1.knight"]
    assert deed("discard")["discard"][1] == ["1.knight"]
    assert deed("sacrifice")["discard"][1] == ["1.knight"]
    assert deed("return")["hand"][1] == ["1.knight seen"]
    assert deed("top")["deck"][1] == ["1.knight seen"]
    assert deed("shuffle")["deck"][1] == ["1.knight"]
    assert deed("remove")["out"][1] == ["1.knight"]
    assert deed("kneel")["play"][1] == ["1.knight kneeling"]
    stood = action("stand(each(character))", play=[["page kneeling"], ["knight kneeling"]])
    assert stood["play"] == [["0.page", "0.new"], ["1.knight"]]


def test_unsaved_kills_are_not_asked_about() -> None:
    found = action("kill(target, unsaved)", "choose card=1.knight", play=[[], ["knight"]], hand=[[], ["rescue"]], told=TARGET)
    assert found["dead"][1] == ["1.knight"]


def test_cards_come_from_hand_and_piles() -> None:
    assert action("put(target)", "choose card=0.page", hand=[["page"], []], told={"choose": "hand: character"}).names("play") == [
        "new",
        "page",
    ]
    assert action("put(target)", "choose card=0.page", dead=[["page"], []], told={"choose": "dead: character"}).names("play") == [
        "new",
        "page",
    ]
    back = action("return(target)", "choose card=1.page", discard=[[], ["page"]], told={"choose": "discards: character"})
    assert back["hand"][1] == ["1.page seen"]
    under = action(
        "duplicate(target)", "choose card=0.lord_again", play=[["lord"], []], discard=[["lord_again"], []], told={"choose": "discard: any"}
    )
    assert under["under"][0] == ["0.lord_again under=0.lord"]


def test_favours() -> None:
    chosen = {"choose": "player"}
    assert action("gold(you, count(character & yours))", play=[["page", "page"], []])["gold"] == [2, 0]
    spent = action("spend(chosen, 5)", "choose_player player=seat_1", gold=[0, 3], told=chosen)
    assert spent["gold"] == [0, 0]
    assert "Player 1 chooses Player 2." in spent.told, "whom an effect is aimed at is told to all"
    assert action("claim(each_player, 2)")["power"] == [2, 2]
    assert action("draw(each_opponent, 2)", deck=[[], ["page", "page", "page"]])["drawn"] == [0, 2]
    assert len(action("lose(each_opponent, 2)", hand=[[], ["page", "page", "page"]])["hand"][1]) == 1
    assert action("show(chosen)", "choose_player player=seat_1", hand=[[], ["page"]], told=chosen).state.view(0)["hand"][1] == [
        "1.page seen"
    ]


def test_power_is_claimed_and_moved() -> None:
    assert action("power(each(character & yours), 1)", play=[["page"], ["page"]])["play"] == [["0.page power=1", "0.new"], ["1.page"]]
    assert action("move(2, each_opponent, you)", power=[0, 3])["power"] == [2, 1]
    taken = action("move(1, target, you)", "choose card=1.page", play=[[], ["page power=2", "knight"]], told=TARGET)
    assert taken["power"] == [1, 0]
    assert taken.of("1.page") == "1.page power=1"
    assert action("move(1, you, self)", power=[2, 0]).of("0.new") == "0.new power=1"
    given = {"action": "any", "once": True, "choose": "character & yours", "do": "move(1, you, target)"}
    assert "use card=0.new" in table(given, play=[["page"], []], power=[1, 0]).moves()
    assert "use card=0.new" not in table(given, play=[["page"], []], power=[0, 1]).moves(), "no power to move"


def test_looking_and_revealing() -> None:
    looked = action("look(you, 2)", deck=[["page", "knight", "giant"], []])
    assert looked.state.view(0)["deck"][0] == ["?", "0.knight seen 0", "0.giant seen 0"]
    assert looked.state.view(1)["deck"][0] == ["?", "? seen 0", "? seen 0"]
    assert action("reveal(you, 1)", deck=[["page", "giant"], []]).state.view(1)["deck"][0] == ["?", "0.giant seen"]


def test_a_change_is_given_only_where_it_differs() -> None:
    def targets(change: str) -> list[str]:
        told = {"action": "any", "once": True, "choose": "character & opponents", "do": f"give(target, {change}, phase)"}
        found = table(told, play=[["collar on=1.rogue"], ["soldier", "hero", "unmoved", "rogue"]])
        if "use card=0.new" not in found.moves():
            return []
        return [move.split(".")[1] for move in found.play("use card=0.new").moves()]

    assert targets("str(1)") == ["soldier", "hero", "unmoved", "rogue"]
    assert targets("icon(power)") == ["soldier"]
    assert targets("no_icon(power)") == ["hero", "unmoved", "rogue"]
    assert targets("keyword(Renown)") == ["soldier", "unmoved", "rogue"]
    assert targets("no_keyword(Renown)") == ["hero"]
    assert targets("no_keyword(Deadly)") == []
    assert targets("immune(Event)") == ["soldier", "hero", "rogue"]
    assert targets("blank") == ["soldier", "hero", "unmoved"]


def test_nothing_is_given_to_a_card_that_leaves() -> None:
    gone = action(["kill(target)", "give(target, str(1), phase)"], "choose card=1.knight", play=[[], ["knight"]], told=TARGET)
    assert gone["dead"][1] == ["1.knight"]
    assert gone["lasting"] == []


def test_power_is_moved_only_where_there_is_some() -> None:
    def offered(giver: str, power: list[int], choose: str = "character & yours") -> bool:
        told = {"action": "any", "once": True, "choose": choose, "do": f"move(1, {giver}, target)"}
        return "use card=0.new" in table(told, play=[["page"], ["knight"]], power=power).moves()

    assert offered("you", [1, 0])
    assert not offered("you", [0, 1])
    assert offered("each_opponent", [0, 1])
    assert not offered("each_opponent", [1, 0])
    response = {"response": "won(you)", "choose": "character & yours", "do": "move(1, other_player, target)"}
    won = table(response, play=[["page", "knight"], []], power=[0, 2]).fight("intrigue", ["0.knight"], [])
    assert won["power"] == [1, 2], "unopposed"
    won = table(response, play=[["page", "knight"], []], power=[0, 2]).challenge("intrigue", "0.knight").quiet()
    won.play("done", "pass", "pass", "respond card=0.new", "choose card=0.page")
    assert won.of("0.page") == "0.page power=1"
    pile = {"action": "any", "once": True, "choose": "dead: character", "do": "move(1, you, target)"}
    assert table(pile, dead=[["page"], []], power=[3, 0]).moves() == ["pass"], "power lies on cards in play"


def test_control_for_a_time() -> None:
    found = action("control(target, phase)", "choose card=1.knight", play=[[], ["knight"]], told=TARGET)
    assert "1.knight" in found["play"][0]
    while found["phase"] == "challenges":
        found.play("done" if found.step == "challenging" else "pass")
    assert found["play"][1] == ["1.knight"]


def test_joining_and_leaving_a_challenge() -> None:
    told = {"action": "challenges", "cost": "kneel", "choose": "character & yours & ~participating", "do": "join(target)"}
    found = table(told, play=[["page", "knight kneeling"], []]).quiet()
    found.play("challenge challenge=power player=seat_1", "attack card=0.page", "done", "use card=0.new", "choose card=0.knight")
    assert found.of("0.knight") == "0.knight kneeling attacking"


def test_static_changes() -> None:
    def strong(static: Any, **more: Any) -> int:
        found = table({"static": static, **more}, play=[["page", "giant"], ["giant"]], phase="dominance")
        return int(found["power"][0]) - int(found["power"][1])

    assert strong("str(+1, character & yours)") == 1
    assert strong("dominance(1, opponents)") == -1
    assert table({"static": "income(2)"}, phase="marshalling")["gold"] == [5, 0]
    assert table({"static": "draw(1)"}, phase="draw", deck=[["page"] * 4, ["page"] * 4])["hand"][0] == ["0.page.4", "0.page.3", "0.page.2"]
    extra = table({"static": "extra(power)"}, play=[["hero", "knight"], []]).quiet()
    extra.play("challenge challenge=power player=seat_1", "attack card=0.hero", "done").quiet().play("done").quiet()
    assert "challenge challenge=power player=seat_1" in extra.moves()
    banned = table({"static": "no_challenge(any, all)"}, play=[["knight"], []]).quiet()
    assert banned.moves() == ["done"]


def test_only_what_may_come_is_searched_into_play() -> None:
    found = table(
        {"action": "any", "once": True, "do": "search(any, play)"}, deck=[["sword", "strike", "page", "lord"], []], play=[["lord"], []]
    )
    found.play("use card=0.new")
    assert found.moves() == ["choose card=0.page", "done"]


def test_a_card_is_not_a_duplicate_of_itself() -> None:
    found = table({"passive": "knelt(character)", "do": ["duplicate(it)", "gold(you, 1)"]}, play=[["lord"], []], phase="challenges")
    found.unopposed("power", "0.lord")
    assert found["under"] == [[], []]


def test_effects_leave_out_what_they_can_not_change() -> None:
    pair = {"choose": ["hand: unique", "hand: unique"]}
    found = action(
        ["put(target)", "put(second)"], "choose card=0.lord", "choose card=0.lord_again", hand=[["lord", "lord_again"], []], told=pair
    )
    assert found.names("play") == ["new", "lord"], "the second copy may not come"
    taken = action("control(each(character & opponents), phase)", play=[[], ["lord", "page"]], dead=[["lord"], []])
    assert taken["play"] == [["0.new", "1.page"], ["1.lord"]], "one that lies in their own dead pile is not taken"
    told = {"response": "killed(character & opponents)", "do": ["power(it, 1)", "gold(you, 1)"]}
    gone = table(told, play=[[], ["page"]], hand=[["strike"], []])
    gone.play("use card=0.strike", "choose card=1.page", "pass", "respond card=0.new to=1.page").quiet()
    assert gone["gold"] == [1, 0], "a card on its way out claims nothing"
    assert table({"action": "any", "once": True, "do": "kneel(host)"}, kind="Attachment").moves() == ["pass"], "it lies on nothing"
    chosen = table({"action": "any", "once": True, "choose": "opponents", "do": "kill(target)"}, play=[[], ["field", "page"]]).play(
        "use card=0.new"
    )
    assert chosen.moves() == ["choose card=1.page"], "only characters are killed"


def test_power_moves_only_where_there_is_a_taker() -> None:
    own = table({"action": "any", "once": True, "do": "move(1, self, you)"})
    assert own.moves() == ["pass"], "there is none on it"
    swept = action("move(1, each(character & opponents), self)", play=[[], ["page power=2", "knight", "squire power=1"]])
    assert swept.of("0.new") == "0.new power=2"
    nowhere = action(["gold(you, 1)", "move(1, you, each(character & opponents))"], power=[3, 0])
    assert nowhere["power"] == [3, 0]


def test_a_search_puts_into_play() -> None:
    assert action("search(character, play)", "choose card=0.page", deck=[["field", "page"], []]).names("play") == ["new", "page"]


def test_conditions_that_are_counted() -> None:
    def income(condition: str, **position: Any) -> int:
        return int(table({"static": "income(1)", "while": condition}, phase="marshalling", **position)["gold"][0]) - 3

    assert income("house_power >= 2", power=[2, 0]) == 1
    assert income("most_house_power >= 2", power=[2, 0]) == 0
    assert income("used_plots >= 1") == 0
    assert income("round >= 1") == 1
    assert income("round >= 2") == 0
    assert income("phase(marshalling)") == 1
    assert income("phase(draw)") == 0
    assert income("count(attached(any)) >= 1", play=[["page", "sword on=0.page"], []]) == 1
    assert income("count(attached(unique)) >= 1", play=[["page", "sword on=0.page"], []]) == 0
    assert income("count(icon(power)) = 1", play=[["envoy", "spy"], []]) == 1
    assert income("count(neutral & character) = 1", play=[["lord", "page"], []]) == 1


def test_traits_and_crests_are_gained() -> None:
    led = table({"static": ["trait(Lord, character & yours)", "str(+1, character & trait(Lord))"]}, play=[["page"], ["page", "lord"]])
    assert [led.strength(name) for name in ("0.page", "1.page", "1.lord")] == [1, 0, 5]
    noble = action(
        ["give(target, crest(Noble), phase)", "gold(you, count(crest(Noble)))"], "choose card=1.page", play=[[], ["page"]], told=TARGET
    )
    assert noble["gold"] == [1, 0]
    titled = action(
        ["give(target, trait(Lord), phase)", "gold(you, count(trait(Lord)))"], "choose card=1.page", play=[[], ["page"]], told=TARGET
    )
    assert titled["gold"] == [1, 0]
    for gained in ("trait(Lord)", "crest(Noble)"):
        told = {"action": "any", "once": True, "choose": "unique", "do": f"give(target, {gained}, phase)"}
        assert table(told, play=[["lord"], []]).moves() == ["pass"], "it has it already"


def test_amounts_are_added_up_and_compared() -> None:
    def income(condition: str, **position: Any) -> int:
        return int(table({"static": "income(1)", "while": condition}, phase="marshalling", **position)["gold"][0]) - 3

    assert income("house_power > 1", power=[2, 0]) == 1
    assert income("house_power > 2", power=[2, 0]) == 0
    assert income("house_power < most_house_power", power=[2, 3]) == 1
    assert income("house_power < most_house_power + 0", power=[3, 3]) == 0
    assert income("count(character) >= 3 -1", play=[["page"], ["page"]]) == 1
    assert income("most_count(character) = 2", play=[["page"] * 3, ["page"] * 2]) == 1
    assert income("most_count(unique) = 0", play=[[], ["page"]]) == 1
    assert income("own(cost) = 0") == 1
    assert income("none_or(1 - 2) = 0") == 1
    assert income("either(location, 2, 3) = 2") == 1
    assert income("either(character, 2, 3) = 2") == 0


@rule("A-4.19")
def test_a_limit_holds_for_its_time() -> None:
    def used(limit: str) -> list[bool]:
        told = {"response": "attacked(character & yours)", "limit": limit, "do": "gold(you, 1)"}
        found = table(told, play=[["knight", "hero", "giant"], []])
        offered = []
        for kind, attackers in (("military", ("0.knight", "0.hero")), ("power", ("0.giant",))):
            found.quiet().play(f"challenge challenge={kind} player=seat_1", *(f"attack card={name}" for name in attackers), "done")
            for name in attackers:
                move = f"respond card=0.new to={name}"
                offered.append(move in found.moves())
                if offered[-1]:
                    found.play(move)
                    check_round_trip(found.thrones, book_with(abilities=[told]))
                    found.play("pass")
            found.quiet().resolve()
        return offered

    assert used("challenge") == [True, False, True]
    assert used("phase") == [True, False, False]


def test_strength_that_does_not_count() -> None:
    found = table({"static": "no_count(character & opponents)"}, play=[["page", "knight"], ["giant"]])
    found.fight("power", ["0.knight"], ["1.giant"])
    assert found["power"] == [1, 0], "3 against nothing"


def test_a_card_that_can_not_be_saved_among_others() -> None:
    told = {
        "action": "any",
        "once": True,
        "choose": "character & opponents",
        "do": ["give(target, no_save, phase)", "kill(each(character & opponents))"],
    }
    found = table(told, play=[[], ["page", "knight"]], hand=[[], ["rescue"]]).play("use card=0.new", "choose card=1.page")
    assert found.moves() == ["pass", "respond card=1.rescue to=1.knight"]


def test_the_same_thing_twice_is_one_answer_at_a_time() -> None:
    found = table({"response": "drew(you)", "do": "gold(you, 1)"}, play=[["well"], []], deck=[["page"] * 4, []])
    found.play("use card=0.well", "pass")
    assert found.moves() == ["pass", "respond card=0.new"], "three cards were drawn"
    found.play("respond card=0.new", "pass", "respond card=0.new", "pass", "respond card=0.new", "pass")
    assert found.moves() == ["pass"]
    assert found["gold"] == [3, 0]


def test_a_card_that_gains_no_attachments_loses_them() -> None:
    found = action(
        "give(target, keyword(No Attachments), phase)", "choose card=1.knight", play=[[], ["knight", "sword on=1.knight"]], told=TARGET
    )
    assert found["discard"][1] == ["1.sword"]


def test_the_beginning_of_a_phase_is_answered() -> None:
    found = table({"response": "began(dominance)", "do": "gold(you, 1)"}, phase="dominance")
    assert found.moves() == ["pass", "respond card=0.new"]


def test_the_top_of_decks_is_looked_at_or_revealed() -> None:
    seen = action("look(each_opponent, 2)", deck=[[], ["page", "knight", "squire"]])
    assert seen.state.view(0)["deck"][1] == ["?", "1.knight seen 0", "1.squire seen 0"]
    shown = action("reveal(each_player, 1)", deck=[["page"], ["page", "knight"]])
    assert shown.state.view(-1)["deck"] == [["0.page seen"], ["?", "1.knight seen"]]
    assert table({"action": "any", "once": True, "do": "look(each_player, 1)"}).moves() == ["pass"], "there is no card to see"
    assert action("gold(you, count(own_house & yours))", play=[["lord"], []])["gold"] == [1, 0]
