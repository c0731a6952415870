"""The keywords."""

from __future__ import annotations

from tests.scenario import rule
from tests.thrones.realm import realm


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
def test_immune_cards_are_no_targets() -> None:
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
def test_stealth_passes_by_one_character_each_after_the_attack_window() -> None:
    table = realm(play=[["shadow", "shadow"], ["knight", "shadow", "aloof"]]).challenge("power", "0.shadow", "0.shadow.2")
    assert table.step == "action"
    table.quiet()
    assert table.moves() == ["pass", "bypass card=1.knight"], "not those with Stealth or immune to characters"
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
