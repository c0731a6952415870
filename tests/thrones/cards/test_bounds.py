"""What cards do not do: the wrong side, the wrong challenge, another player's cards, another way of leaving play."""

from __future__ import annotations

from typing import Any

import pytest

from tests.thrones.cards.court import CHAPEL, Court, court, plotting

INFLUENCE = [CHAPEL, CHAPEL]


def table_of(*play: list[str], **position: Any) -> Court:
    return court("Marisk", play=list(play), **position)


ATTACKERS = [
    ("davan_heir_to_the_grass", "military"),
    ("nim_gravedigger", "intrigue"),
    ("the_ropewalker", "intrigue"),
    ("brida_drowned_forge", "power"),
    ("osric_goldhorn", "military"),
    ("silver_tongue", "intrigue"),
]
DECKS = [["hired_blade"] * 3, ["hired_blade"] * 3]
HANDS = [[], ["hired_blade"] * 3]


@pytest.mark.parametrize(("card", "kind"), ATTACKERS)
def test_a_beaten_attacker_has_nothing_to_answer(card: str, kind: str) -> None:
    defenders = ["nettle_duke", "nettle_levy", "canyon_fief"]
    table = table_of([card], defenders, deck=DECKS, hand=HANDS, gold=[0, 3]).clash(kind, [f"0.{card}"], ["1.nettle_duke"])
    while table.step in ("window", "ordering", "losses", "rising") and table.asked != 0:
        table.play("pass" if "pass" in table.moves() else table.moves()[0])
    assert not table.offers(f"0.{card}")


def test_the_iron_company_plunders_no_winner() -> None:
    table = table_of(["iron_company"], ["nettle_duke", "host_of_the_gorges"], gold=[0, 3])
    table.clash("military", ["0.iron_company"], ["1.nettle_duke", "1.host_of_the_gorges"]).quiet()
    assert table["gold"] == [0, 3]


@pytest.mark.parametrize(("card", "kind"), [("the_ropewalker", "military"), ("silver_tongue", "power")])
def test_answers_to_intrigue_are_for_intrigue(card: str, kind: str) -> None:
    table = table_of([card], ["canyon_fief", "hired_blade"], deck=DECKS).clash(kind, [f"0.{card}"], [])
    while table.step == "losses":
        table.play("kill card=1.hired_blade")
    assert not table.offers(f"0.{card}")


def test_aldous_and_lirra_answer_no_defeat() -> None:
    for card in ("aldous_wren", "lirra_sedgesting"):
        table = table_of([card], ["iron_company"], first=1, power=[0, 3]).clash("power", ["1.iron_company"], [f"0.{card}"], seat=1)
        assert not table.quiet().offers(f"0.{card}")
        assert table["power"][0] == 0


WON_ATTACKS = [
    ("lamplit_archive", "old_scholar", "intrigue"),
    ("loose_tongues", "old_scholar", "intrigue"),
    ("turncoats_price", "hired_blade", "military"),
    ("pyres_on_the_ridge", "hired_blade", "military"),
]


@pytest.mark.parametrize(("card", "fighter", "kind"), WON_ATTACKS)
def test_what_rewards_an_attack_rewards_no_defence_and_no_defeat(card: str, fighter: str, kind: str) -> None:
    def met(first: int, mine: str, theirs: str, defended: bool) -> bool:
        """Whether the card is offered after a challenge of the first player."""
        position: dict[str, Any] = {"deck": DECKS, "hand": [["nettle_levy"] * 3] * 2, "revealed": [["market_tithes"], ["market_tithes"]]}
        play = [[mine, *INFLUENCE], [theirs, "gully_riders", "rope_holding"]]
        if card in ("loose_tongues", "pyres_on_the_ridge"):
            position["revealed"][0] = [card]
        elif card == "turncoats_price":
            position["hand"][0] = [card]
        else:
            play[0].append(card)
        table = table_of(*play, first=first, **position)
        fighters = (f"{first}.{mine if first == 0 else theirs}", f"{1 - first}.{theirs if first == 0 else mine}")
        table.clash(kind, [fighters[0]], [fighters[1]] if defended else [], seat=first)
        while table.step == "losses":
            table.play(table.moves()[-1])
        return table.turn(0).offers(f"0.{card}")

    assert met(0, fighter, fighter, False)
    assert not met(0, fighter, "nettle_duke", True), "the attack was lost"
    assert not met(1, "nettle_duke", fighter, True), "the defence was won"
    assert not met(1, fighter, fighter, False), "the other's attack was won"


def test_loose_tongues_speak_of_intrigue_alone() -> None:
    table = table_of(["hired_blade"], hand=HANDS, revealed=[["loose_tongues"], ["market_tithes"]])
    assert not table.clash("military", ["0.hired_blade"], []).offers("0.loose_tongues")


def test_pyres_on_the_ridge_burn_once_a_round() -> None:
    play = [["hired_blade", "nettle_levy", "windmast"], ["rope_holding", "canyon_fief"]]
    table = table_of(*play, revealed=[["pyres_on_the_ridge"], ["market_tithes"]]).clash("military", ["0.hired_blade"], [])
    table.answer("0.pyres_on_the_ridge", "choose card=1.rope_holding")
    again = table_of(*play, revealed=[["pyres_on_the_ridge"], ["market_tithes"]], spent=table["spent"])
    assert not again.clash("military", ["0.hired_blade"], []).offers("0.pyres_on_the_ridge")


LOST_DEFENCES = ["ilke_the_sting", "ilke_unforgiving", "doctor_henbane", "gleaners_right", "long_grudge"]


@pytest.mark.parametrize("card", LOST_DEFENCES)
def test_what_consoles_for_a_lost_defence_is_for_no_other_outcome(card: str) -> None:
    def met(first: int, attacker: str, defender: str) -> bool:
        """Whether the card answers after a challenge of the first player, or has done so of itself."""
        plots = [[card if card == "gleaners_right" else "market_tithes"], ["market_tithes"]]
        mine = [card] if card not in ("gleaners_right", "long_grudge") else []
        fighters = (attacker, defender) if first == 0 else (defender, attacker)
        table = court(
            "Marisk",
            agenda="long_grudge" if card == "long_grudge" else None,
            play=[[*mine, *INFLUENCE, *([fighters[0]] if fighters[0] else [])], [fighters[1]] if fighters[1] else []],
            deck=[["canyon_fief"]],
            discard=[["hired_blade"]],
            revealed=plots,
            first=first,
        )
        table.clash("power", [f"{first}.{attacker}"], [f"{1 - first}.{defender}"] if defender else [], seat=first)
        drew = len(table["hand"][0]) > 0
        while table.step == "rising":
            table.play("done")
        return drew or (table.step == "window" and table.turn(0).offers(f"0.{card}"))

    assert met(1, "toll_sergeant", "")
    assert not met(0, "toll_sergeant", ""), "the attack was won"
    assert not met(0, "toll_sergeant", "iron_company"), "the attack was lost"
    assert not met(1, "toll_sergeant", "iron_company"), "the defence was won"


SAVERS = [
    ("father_tinder", "kite_levy"),
    ("saddle_shield", "nettle_duke"),
    ("father_loam", "nettle_levy"),
    ("cairn_guard", "nettle_levy"),
    ("brother_dock", "nettle_levy"),
    ("feud_shield", "the_ropewalker"),
    ("mother_ysolde", "nettle_levy"),
    ("hold_the_ledge", "nettle_levy"),
    ("out_by_the_postern", "nettle_levy"),
]


@pytest.mark.parametrize(("card", "victim"), SAVERS)
def test_an_opponents_characters_are_not_saved(card: str, victim: str) -> None:
    hand = ["hired_blade", card] if card in ("hold_the_ledge", "out_by_the_postern") else ["hired_blade"]
    mine = ["hired_blade", *INFLUENCE, *([] if card in hand else [card])]
    table = table_of(mine, [victim], hand=[hand]).clash("military", ["0.hired_blade"], [], f"kill card=1.{victim}")
    assert table.step == "saving"
    assert not table.turn(0).offers(f"0.{card}")


KILLING_ALONE = [
    ("father_tinder", "kite_levy"),
    ("father_loam", "nettle_levy"),
    ("cairn_guard", "nettle_levy"),
    ("feud_shield", "the_ropewalker"),
    ("hold_the_ledge", "nettle_levy"),
    ("padded_jack", "nettle_levy"),
]


@pytest.mark.parametrize(("card", "victim"), KILLING_ALONE)
def test_saves_from_killing_save_from_nothing_else(card: str, victim: str) -> None:
    mine = [victim, *INFLUENCE]
    hand = ["hired_blade", card] if card == "hold_the_ledge" else ["hired_blade"]
    if card == "padded_jack":
        mine.append(f"padded_jack on=0.{victim}")
    elif card not in hand:
        mine.append(card)
    others = ["gorge_steward"] * 4
    table = plotting("Marisk", "steady_harvest", "four_to_a_table", play=[[*mine, *others]], hand=[hand])
    table.play("choose card=0.gorge_steward", *(f"choose card=0.gorge_steward.{copy}" for copy in (2, 3, 4)))
    assert table.step == "saving"
    assert not table.turn(0).offers(f"0.{card}")


def test_shields_do_not_save_themselves() -> None:
    for card in ("father_tinder", "feud_shield"):
        table = table_of([card], ["hired_blade"], first=1).clash("military", ["1.hired_blade"], [], f"kill card=0.{card}", seat=1)
        assert not table.turn(0).offers(f"0.{card}")


@pytest.mark.parametrize("card", ["smoke_on_the_wind", "barrow_silence"])
def test_ones_own_effects_are_not_cancelled(card: str) -> None:
    own = ["hesk_smoke_reader", "kite_levy", "barrow_levy", *INFLUENCE]
    table = table_of(own, hand=[[card, "sudden_resolve"]])
    if card == "smoke_on_the_wind":
        table.play("use card=0.hesk_smoke_reader", "pay card=0.pilgrims_chapel", "choose card=0.kite_levy")
    else:
        table.play("use card=0.sudden_resolve", "choose card=0.kite_levy")
    assert table.step == "cancelling"
    assert not table.turn(0).offers(f"0.{card}")


def test_the_outrider_and_the_ledge_scout_drive_off_participants_alone() -> None:
    table = table_of(["nettle_levy", "ledge_scout"], ["hired_blade", "toll_sergeant"]).attack("military", ["0.nettle_levy"])
    table.play("defend card=1.hired_blade", "done", "use card=0.ledge_scout")
    assert table.moves() == ["choose card=1.hired_blade"]


def test_ilke_answers_the_deaths_of_others_of_hers() -> None:
    own = table_of(["ilke_the_sting"], ["hired_blade", "toll_sergeant"], first=1, limited_responses=[0])
    own.clash("military", ["1.hired_blade"], [], "kill card=0.ilke_the_sting", seat=1)
    assert not own.turn(0).offers("0.ilke_the_sting")
    theirs = table_of(["ilke_the_sting"], ["hired_blade", "toll_sergeant"], limited_responses=[0])
    theirs.clash("military", ["0.ilke_the_sting"], [], "kill card=1.hired_blade")
    assert not theirs.turn(0).offers("0.ilke_the_sting")


OWN = ["0.nettle_duke", "0.nettle_levy"]
THEIRS = ["1.nettle_duke", "1.hired_blade"]
ATTACHMENTS = [
    ("first_kite", ["0.ash_knife"]),
    ("warden_of_fires", [*OWN, "0.ash_knife", "0.barrow_levy"]),
    ("cinder_cough", THEIRS),
    ("crown_of_yew", ["0.barrow_levy"]),
    ("keeper_of_the_roll", ["0.nettle_duke"]),
    ("grave_chill", THEIRS),
    ("feud_book", OWN),
    ("voice_of_the_canyon", [*OWN, "0.ash_knife", "0.barrow_levy"]),
    ("fouled_well", ["1.canyon_fief"]),
    ("worn_cloak", ["0.nettle_levy", "0.ash_knife", "0.barrow_levy"]),
    ("padded_jack", [*OWN, "0.ash_knife", "0.barrow_levy"]),
    ("writ_of_seizure", ["1.canyon_fief"]),
    ("borrowed_mask", [*OWN, "0.ash_knife", "0.barrow_levy"]),
    ("hangmans_token", THEIRS),
]


@pytest.mark.parametrize(("card", "hosts"), ATTACHMENTS)
def test_an_attachment_goes_where_it_may(card: str, hosts: list[str]) -> None:
    own = ["nettle_duke", "nettle_levy", "ash_knife", "barrow_levy", "canyon_fief"]
    table = table_of(own, ["nettle_duke", "hired_blade", "canyon_fief"], hand=[[card]], phase="marshalling")
    found = [move.split(" on=")[1] for move in table.moves() if move.startswith(f"marshal card=0.{card}")]
    assert found == hosts
