"""The keywords."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import Any

from greathall.games.thrones.terms import KEYWORDS
from tests.scenario import rule
from tests.thrones.realm import card, does, realm, with_cards

SOURCE = Path(__file__).parents[2] / "src" / "greathall" / "games" / "thrones"
GAME = "greathall.games.thrones"
HOMES = {"terms.py", "steps/keywords.py", "scoring.py"}
"""Their names, their rules, and what bots think that they are worth."""


def test_what_a_keyword_does_stands_in_one_module() -> None:
    constants = "|".join(keyword.upper().replace(" ", "_") for keyword in KEYWORDS)
    naming = re.compile(rf"\b({constants})\b")
    found = {str(path.relative_to(SOURCE)) for path in SOURCE.rglob("*.py") if naming.search(path.read_text())}
    assert found <= HOMES
    named = set(re.findall(rf"\bterms\.({constants})\b", (SOURCE / "steps" / "keywords.py").read_text()))
    assert named == set(constants.split("|")), "each of them has a rule there"


def imported(module: str) -> set[str]:
    """The modules of the game that one needs when it is loaded, directly or through others; those for type checking don't count."""
    found: set[str] = set()
    waiting = [module]
    while waiting:
        path = SOURCE / f"{waiting.pop().replace('.', '/')}.py"
        for node in ast.parse(path.read_text()).body:
            if isinstance(node, ast.ImportFrom) and node.module and node.module.startswith(GAME):
                package = node.module[len(GAME) :].lstrip(".")
                for name in [package, *(f"{package}.{alias.name}".lstrip(".") for alias in node.names)]:
                    if name not in found and (SOURCE / f"{name.replace('.', '/')}.py").is_file():
                        found.add(name)
                        waiting.append(name)
    return found


def test_every_step_of_a_challenge_can_call_a_keyword() -> None:
    callers = {f"steps.{name}" for name in ("challenges", "defending", "eligibility", "resolving", "windows")}
    assert {"values", "terms", "steps.losses"} <= imported("steps.keywords")
    assert callers & imported("steps.keywords") == set(), "so each of them can import it"


@rule("A-9.1")
def test_deadly_kills_a_defender_whoever_wins() -> None:
    table = realm(play=[["assassin"], ["giant", "page"]]).fight("power", ["0.assassin"], ["1.giant"])
    assert table.moves(1) == ["kill card=1.giant"], "only a defender"
    table.play("kill card=1.giant").quiet()
    assert table["dead"][1] == ["1.giant"]
    even = realm(play=[["assassin"], ["assassin"]]).fight("power", ["0.assassin"], ["1.assassin"])
    assert even["dead"] == [[], []]
    immune = realm(play=[["assassin"], ["aloof"]]).fight("power", ["0.assassin"], ["1.aloof"])
    assert immune["dead"] == [[], []]


@rule("A-9.2", "A-9.12")
def test_deathbound_and_stalwart_go_elsewhere() -> None:
    table = realm(play=[[], ["zealot", "veteran", "both_ways"]], hand=[["banish", "banish", "banish"], []])
    table.use("0.banish", "choose card=1.zealot")
    assert table["dead"][1] == ["1.zealot"]
    table.use("0.banish.2", "choose card=1.veteran")
    assert table["deck"][1] == ["1.veteran seen"]
    table.use("0.banish.3", "choose card=1.both_ways")
    assert table["deck"][1] == ["1.veteran seen", "1.both_ways seen"], "Stalwart comes before Deathbound"
    killed = realm(play=[[], ["veteran"]], hand=[["strike"], []]).use("0.strike", "choose card=1.veteran")
    assert killed["deck"][1] == ["1.veteran seen"]


@rule("A-9.2")
def test_a_deathbound_event_is_dead_only_if_it_was_not_cancelled() -> None:
    table = realm(hand=[["last_word", "last_word"], ["refuse"]])
    table.use("0.last_word")
    assert table["dead"][0] == ["0.last_word"]
    table.play("pass", "use card=0.last_word.2", "respond card=1.refuse to=0.last_word.2").quiet()
    assert table["discard"][0] == ["0.last_word.2"]


@rule("A-9.3")
def test_immune_cards_are_not_targets() -> None:
    table = realm(play=[["unmoved"], ["unmoved", "knight"]], hand=[["strike", "weaken", "toll"], []])
    table.play("use card=0.strike")
    assert table.moves() == ["choose card=1.knight"]
    table.play("choose card=1.knight").quiet()
    own = realm(play=[["unmoved"], ["unmoved"]], hand=[["weaken", "toll"], []])
    assert own.moves() == ["pass"], "events do nothing to them, one's own neither"


@rule("A-9.3")
def test_immune_cards_do_not_ignore_themselves() -> None:
    table = realm(play=[["loner"], []])
    assert table.strength("0.loner") == 3, "its own text counts for it"
    led = realm(play=[["captain", "aloof", "loner", "knight"], []])
    assert [led.strength(f"0.{name}") for name in ("aloof", "loner", "knight")] == [2, 3, 4], "others' text does not"


@rule("A-9.4")
def test_one_limited_card_and_one_limited_response_a_round() -> None:
    table = realm(phase="marshalling", hand=[["rare", "rarer"], []])
    table.play("marshal card=0.rare", "pass")
    table.refuse("marshal card=0.rarer", "A-9.4")
    bard = realm(play=[["bard", "bard"], []]).challenge("power", "0.bard").quiet()
    bard.play("done").play("pass", "pass")
    assert bard.moves() == ["pass", "respond card=0.bard", "respond card=0.bard.2"]
    bard.play("respond card=0.bard", "pass")
    assert bard.moves() == ["pass"]


@rule("A-9.5", "A-1.3")
def test_no_attachments_and_where_attachments_go() -> None:
    table = realm(phase="marshalling", play=[["hermit", "knight", "field"], ["squire"]], hand=[["sword", "collar"], []], gold=[9, 0])
    swords = [move for move in table.moves() if "sword" in move]
    assert swords == ["marshal card=0.sword on=0.knight", "marshal card=0.sword on=1.squire"]
    assert [move for move in table.moves() if "collar" in move] == ["marshal card=0.collar on=1.squire"]
    table.refuse("marshal card=0.sword on=0.hermit", "A-1.3")
    table.play("marshal card=0.sword on=0.knight")
    assert table.of("0.sword") == "0.sword on=0.knight"


@rule("A-1.3")
def test_an_attachment_falls_with_its_card_and_where_it_may_not_lie() -> None:
    table = realm(play=[[], ["knight", "sword on=1.knight"]], hand=[["strike"], []]).use("0.strike", "choose card=1.knight")
    assert table["discard"][1] == ["1.sword"]
    turned = realm(play=[["collar on=1.knight"], ["knight"]], hand=[["seize"], []]).use("0.seize", "choose card=1.knight")
    assert turned["discard"][0] == ["0.seize", "0.collar"]


@rule("A-9.6")
def test_renown_claims_for_participants_of_the_winner() -> None:
    table = realm(play=[["hero", "hero", "knight"], ["hero"]]).fight("power", ["0.hero", "0.knight"], ["1.hero"])
    assert [table.of(name) for name in ("0.hero", "0.hero.2", "1.hero")] == ["0.hero kneeling power=1", "0.hero.2", "1.hero kneeling"]


@rule("A-9.7")
def test_stealth_bypasses_one_character_each_after_the_attack_window() -> None:
    table = realm(play=[["shadow", "shadow"], ["knight", "shadow", "aloof"]]).challenge("power", "0.shadow", "0.shadow.2")
    assert table.step == "action"
    table.quiet()
    assert table.moves() == ["pass", "bypass card=1.knight"], "not those with Stealth or immune to characters"
    assert "Stealth" in table.state.prompt(0)
    table.play("bypass card=1.knight")
    assert table.moves() == ["done", "defend card=1.shadow", "defend card=1.aloof"]


@rule("A-9.9")
def test_ambush_costs_influence_in_any_phase() -> None:
    table = realm(play=[["chapel"], []], hand=[["raider"], []])
    assert table.moves() == ["pass", "ambush card=0.raider"]
    table.play("ambush card=0.raider")
    assert table.moves() == ["pay card=0.chapel"]
    table.play("pay card=0.chapel")
    assert table["play"][0] == ["0.chapel kneeling", "0.raider"]
    assert realm(play=[["chapel kneeling"], []], hand=[["raider"], []]).moves() == ["pass"]


@rule("A-9.10")
def test_infamy_takes_power_and_keeps_it_from_the_claim() -> None:
    table = realm(play=[["rogue", "den", "knight"], []]).fight("power", ["0.knight"], [])
    assert table.moves() == ["bestow", "bestow card=0.rogue", "bestow card=0.den"]
    table.play("bestow card=0.den")
    assert table.of("0.den") == "0.den power=1"
    assert table.state.scores() == [1.0, 0.0]
    safe = realm(play=[["knight"], ["den power=3"]], power=[0, 0]).fight("power", ["0.knight"], [])
    assert safe["power"] == [1, 0], "unopposed alone"
    blanked = realm(play=[["collar on=1.rogue"], ["rogue power=2", "den power=3"]])
    assert blanked.state.scores() == [0.0, 5.0], "a character counts anyway"


@rule("A-9.11")
def test_intimidate_silences_the_weaker_on_both_sides() -> None:
    table = realm(play=[["brute", "knight"], ["knight", "knight"]]).fight("power", ["0.brute", "0.knight"], ["1.knight", "1.knight.2"])
    assert table["power"] == [1, 0], "4 against 0: unopposed"
    equal = realm(play=[["brute"], ["brute", "knight"]]).fight("power", ["0.brute"], ["1.brute", "1.knight"])
    assert equal["power"] == [0, 0], "equal STR counts"


@rule("A-9.13")
def test_vengeful_stands_after_a_lost_defence() -> None:
    table = realm(play=[["knight"], ["avenger kneeling", "avenger kneeling"]]).fight("power", ["0.knight"], [])
    assert table.asked == 1
    assert table.moves() == ["done", "stand card=1.avenger", "stand card=1.avenger.2"]
    table.play("stand card=1.avenger", "done")
    assert table["play"][1] == ["1.avenger", "1.avenger.2 kneeling"]


@rule("A-9.14", "A-4.5")
def test_vigilant_stands_after_a_won_attack_in_the_first_players_order_with_other_passives() -> None:
    table = realm(play=[["sentry", "herald"], []], first=1, active=0)
    table.quiet().play("done").quiet()
    table.play("challenge challenge=power player=seat_1", "attack card=0.sentry", "done").quiet().play("done").quiet()
    assert table.asked == 1, "the first player orders"
    assert table.moves() == ["order card=0.herald", "order_keyword keyword=vigilant"]
    table.play("order_keyword keyword=vigilant", "stand card=0.sentry")
    assert table.of("0.sentry") == "0.sentry"
    assert table["gold"] == [1, 0]


@rule("A-9.3")
def test_a_card_may_choose_itself_whatever_it_is_immune_to() -> None:
    proud = card(
        "proud", immune=["Character"], abilities=[{"action": "any", "once": True, "choose": "character & yours", "do": "kneel(target)"}]
    )
    table = realm(play=[["proud", "aloof", "knight"], []], cards=with_cards(proud)).play("use card=0.proud")
    assert table.moves() == ["choose card=0.proud", "choose card=0.knight"], "others' characters of that kind are out of its reach"


@rule("A-9.3", "A-4.14")
def test_a_card_that_becomes_immune_ignores_what_lasts_on_it() -> None:
    def ward(against: str) -> dict[str, Any]:
        return {"action": "any", "once": True, "choose": "character", "do": f"give(target, immune({against}), challenge)"}

    cards = with_cards(
        does("ward", "Location", ward("Event"), ward("Location")),
        does("bless", "Location", {"action": "any", "once": True, "choose": "character", "do": "give(target, str(4), phase)"}),
        does("mute", "Event", {"action": "any", "choose": "character", "do": "give(target, blank, phase)"}),
        does("calm", "Event", {"action": "any", "choose": "character", "do": "give(target, no_keyword(Renown), phase)"}),
    )
    play = [["ward", "bless", "hero", "squire"], ["page"]]
    table = realm(play=play, hand=[["weaken", "calm", "mute"], []], cards=cards)
    table.use("0.bless", "choose card=0.hero").use("0.weaken", "choose card=0.hero")
    table.use("0.calm", "choose card=0.hero").use("0.mute", "choose card=0.hero")
    assert (table.strength("0.hero"), table.keywords("0.hero")) == (1, [])
    table.challenge("power", "0.squire").use("0.ward", "choose card=0.hero")
    assert (table.strength("0.hero"), table.keywords("0.hero")) == (6, ["Renown"]), "what events did is ignored, not what the location did"
    while table.asked != 0:
        table.play("pass")
    table.play("use card=0.ward ability=2", "choose card=0.hero").quiet()
    assert table.strength("0.hero") == 2
    table.play("done").quiet()
    assert (table.strength("0.hero"), table.keywords("0.hero")) == (1, []), "it lasts on when the immunity is over"


@rule("A-9.3")
def test_nothing_blanks_a_card_that_is_immune_to_it() -> None:
    cards = with_cards(
        card("fog", "Location", abilities=[{"static": "blank(character)"}]),
        card("clear", immune=["Location"], keywords=["Renown"]),
        card("shield", "Attachment", abilities=[{"static": "immune(Location, host)"}]),
    )
    table = realm(play=[["fog", "clear", "hero", "hero", "shield on=0.hero"], []], cards=cards)
    assert [table.keywords(name) for name in ("0.clear", "0.hero", "0.hero.2")] == [["Renown"], ["Renown"], []]


@rule("A-9.3")
def test_immunity_is_of_one_type_and_not_against_the_framework() -> None:
    table = realm(play=[["knight", "gallows"], ["unmoved", "aloof"]], hand=[["strike"], []])
    table.play("use card=0.gallows")
    assert table.moves() == ["choose card=1.unmoved", "choose card=1.aloof"], "a location's effect"
    event = realm(play=[["knight"], ["unmoved", "aloof"]], hand=[["strike"], []]).play("use card=0.strike")
    assert event.moves() == ["choose card=1.aloof"]
    claim = realm(play=[["knight"], ["unmoved", "aloof"]]).fight("military", ["0.knight"], [])
    assert claim.moves() == ["kill card=1.unmoved", "kill card=1.aloof"], "the claim is the rules' own"
    awed = realm(play=[["brute"], ["aloof", "aloof", "knight"]]).fight("power", ["0.brute"], ["1.aloof", "1.aloof.2", "1.knight"])
    assert awed["power"] == [0, 0], "4 against 2 + 2: what is immune to characters counts against Intimidate, the knight does not"
    shield = with_cards(
        card("ward", "Attachment", cost=0),
        card("clean", immune=["Attachment"]),
        card("crowned", "Attachment", cost=0, abilities=[{"static": "immune(Event, host)"}]),
    )
    bare = realm(phase="marshalling", play=[["clean", "knight"], []], hand=[["ward"], []], cards=shield)
    assert bare.moves() == ["pass", "marshal card=0.ward on=0.knight"]
    given = realm(play=[[], ["knight", "crowned on=1.knight"]], hand=[["strike"], []], cards=shield)
    assert given.moves() == ["pass"], "immunity that another card gives"


@rule("A-9.4")
def test_a_limited_event_counts_as_well() -> None:
    cards = with_cards(does("boon", "Event", {"action": "any", "do": "gold(you, 1)"}, keywords=["Limited"]))
    table = realm(phase="marshalling", hand=[["boon", "boon", "rare"], []], cards=cards).use("0.boon").play("pass")
    assert "marshal card=0.rare" not in table.moves()
    assert "use card=0.boon.2" not in table.moves()
    other = realm(phase="marshalling", hand=[["boon", "rare"], []], cards=cards).play("marshal card=0.rare", "pass")
    assert other.moves() == ["pass"]


@rule("A-9.9", "A-4.18")
def test_a_card_in_ambush_is_announced_before_it_is_paid() -> None:
    table = realm(play=[["chapel"], []], hand=[["raider", "knight"], []]).play("ambush card=0.raider")
    assert table.state.view(1)["hand"][0] == ["0.raider seen", "?"]


@rule("A-1.10")
def test_influence_is_knelt_with_characters_and_locations() -> None:
    cards = with_cards(card("ring", "Attachment", influence=2))
    table = realm(play=[["mint", "envoy", "ring on=0.envoy"], []], cards=cards)
    assert table.moves() == ["pass"], "an attachment gives none"
    both = realm(play=[["mint", "envoy", "chapel", "chapel kneeling"], []]).play("use card=0.mint")
    assert both.moves() == ["pay card=0.envoy", "pay card=0.chapel"], "any standing sources together"
    both.play("pay card=0.envoy", "pay card=0.chapel")
    assert both["gold"] == [3, 0]
    hand = realm(3, play=[["mint", "chapel"]], titles=["hand_of_the_king", None, None]).play("use card=0.mint")
    assert hand.moves() == ["pay card=0.chapel", "pay_title"]
    hand.play("pay card=0.chapel", "pay_title").quiet()
    assert hand["gold"] == [3, 0, 0]
    assert hand["hand_used"], "its second influence was too much and is lost"
    assert realm(3, play=[["mint"]], titles=["hand_of_the_king", None, None], hand_used=True).moves() == ["pass"]


@rule("A-1.10")
def test_a_card_gives_influence_for_its_own_ability_unless_it_kneels_for_it_anyway() -> None:
    cards = with_cards(
        does("abbot", "Character", {"action": "any", "cost": "influence(1)", "do": "gold(you, 1)"}, influence=1, strength=2),
        does("prior", "Character", {"action": "any", "cost": ["influence(1)", "kneel"], "do": "gold(you, 1)"}, influence=1, strength=2),
    )
    alone = realm(play=[["abbot"], []], cards=cards)
    assert alone.moves() == ["pass", "use card=0.abbot"]
    alone.play("use card=0.abbot", "pay card=0.abbot").quiet()
    assert (alone["gold"], alone.of("0.abbot")) == ([1, 0], "0.abbot kneeling")
    assert realm(play=[["prior"], []], cards=cards).moves() == ["pass"], "it can't kneel twice"
    both = realm(play=[["prior", "chapel"], []], cards=cards).play("use card=0.prior")
    assert both.moves() == ["pay card=0.chapel"]
    both.play("pay card=0.chapel").quiet()
    assert both["play"][0] == ["0.prior kneeling", "0.chapel kneeling"]


@rule("A-9.10")
def test_infamy_takes_moved_power_too_and_loses_it_with_the_card() -> None:
    table = realm(play=[["rogue", "knight"], []], power=[0, 3]).fight("power", ["0.knight"], [])
    assert table.moves() == ["bestow", "bestow card=0.rogue"], "power moved by the claim"
    table.play("bestow card=0.rogue", "bestow card=0.rogue").quiet()
    assert table.of("0.rogue") == "0.rogue power=2"
    assert table["power"] == [0, 2]
    other = realm(play=[["knight"], ["rogue"]]).fight("power", ["0.knight"], [])
    assert other["power"] == [1, 0], "only on a card that one controls"
    gone = realm(
        play=[[], ["den power=3"]],
        hand=[["raze"], []],
        cards=with_cards(does("raze", "Event", {"action": "any", "choose": "location", "do": "discard(target)"})),
    )
    assert gone.state.scores() == [0.0, 3.0]
    gone.use("0.raze", "choose card=1.den")
    assert gone.state.scores() == [0.0, 0.0]
    lost = realm(
        play=[["mute on=1.den"], ["den power=3"]],
        cards=with_cards(card("mute", "Attachment", goes_on="location", abilities=[{"static": "no_keyword(Infamy, host)"}])),
    )
    assert lost.state.scores() == [0.0, 0.0], "on a location it counts only with Infamy"


@rule("A-9.2", "A-9.12")
def test_sacrifice_is_not_discarding_but_goes_to_the_discard_pile() -> None:
    cards = with_cards(
        does("altar", "Location", {"action": "any", "cost": "sacrifice_card(character)", "do": "gold(you, 1)"}),
    )
    table = realm(play=[["altar", "zealot", "veteran"], []], cards=cards)
    table.play("use card=0.altar", "pay card=0.zealot").quiet()
    assert table["dead"][0] == ["0.zealot"], "instead of the discard pile"
    again = realm(play=[["altar", "veteran"], []], cards=cards).play("use card=0.altar", "pay card=0.veteran").quiet()
    assert again["discard"][0] == ["0.veteran"], "Stalwart is for killing and discarding"
    attached = with_cards(card("oath", "Attachment", keywords=["Stalwart"]), card("grief", "Attachment", keywords=["Deathbound"]))
    fallen = realm(play=[[], ["knight", "oath on=1.knight", "grief on=1.knight"]], hand=[["strike"], []], cards=attached)
    fallen.use("0.strike", "choose card=1.knight")
    assert fallen["deck"][1] == ["1.oath seen"], "attachments that fall with their card are discarded from play"
    assert fallen["dead"][1] == ["1.knight", "1.grief"]
