"""What is said: prompts, moves and events, to those who may and may not know."""

from __future__ import annotations

import pytest

import greathall
from tests.scenario import rule
from tests.treachery.table import ACTIONS, Table, trial


def heard(table: Table, viewer: int) -> list[str]:
    """What happened in the last move, as that viewer is told."""
    return [table.state.telling(event, viewer) for event in table.state.events or []]


@rule("T-2.3", "T-2.6", "T-2.7")
def test_the_deal_is_told_to_each_seat_as_far_as_it_may_know() -> None:
    state = greathall.new("treachery", 2, seed=3)
    whole = state.to_dict()
    titles = {card: card.capitalize() for card in ACTIONS}
    (rise, fall), hand = whole["agendas"][0].split(" over "), whole["hands"][0]
    own = [f"You want {rise.capitalize()} to rise and {fall.capitalize()} to fall.", f"You are dealt {titles[hand]}."]
    hidden = ["Player 1 gets a Hidden Agenda.", "Player 1 is dealt a card."]
    events = state.events or []
    assert [state.telling(event, 0) for event in events[:2]] == own
    assert [state.telling(event, 1) for event in events[:2]] == hidden
    assert [state.telling(event, -1) for event in events[:2]] == hidden
    assert [state.telling(event, 0) for event in events[2:4]] == ["Player 2 gets a Hidden Agenda.", "Player 2 is dealt a card."]
    assert state.telling(events[4], -1) == f"{titles[whole['revealed']]} is revealed."
    assert len(events) == 5


@rule("T-3.2", "T-3.4", "T-5.2")
def test_a_card_from_the_hand_is_named_but_the_one_drawn_only_to_its_owner() -> None:
    rest = [card for card in ACTIONS if card not in ("duel", "exile", "riot", "coup")]
    table = Table("filia, asher", hand="duel", deck=[*rest, "coup"])
    table.play("act card=duel side=top first=filia")
    public = ["Lady Filia moves up.", "Lady Filia is Wounded."]
    assert heard(table, 0) == ["You use the top action of Duel.", *public, "You draw Coup."]
    assert heard(table, 1) == heard(table, -1) == ["Player 1 uses the top action of Duel.", *public, "Player 1 draws a card."]


@rule("T-3.4", "T-5.1", "T-5.2")
def test_a_new_revealed_card_is_named_to_all() -> None:
    rest = [card for card in ACTIONS if card not in ("duel", "exile", "riot", "coup")]
    table = Table("filia", "asher wounded", hand="duel", deck=[*rest, "coup"])
    table.play("act card=exile side=bottom first=filia second=asher")
    told = ["Duke Asher is healed.", "Lady Filia moves down.", "Coup is revealed."]
    assert heard(table, 0) == ["You use the bottom action of Exile.", *told]
    assert heard(table, 1) == heard(table, -1) == ["Player 1 uses the bottom action of Exile.", *told]


@rule("T-6.15", "T-5.4")
def test_a_death_and_an_exchange_are_told_to_all() -> None:
    table = Table("filia, envoy wounded", "asher", action="w!").play(trial("envoy"))
    assert heard(table, -1) == ["Player 1 uses the top action of Trial.", "The Envoy is Killed."]
    table.play("exchange one=filia other=asher")
    assert heard(table, -1) == ["Lady Filia and Duke Asher exchange rows because the Envoy died.", "Player 1 draws a card."]


@rule("T-5.7")
def test_a_lost_attack_is_told_to_all() -> None:
    table = Table("lucius wounded, brutol, gerrard", action="w! w!").play(trial("brutol", "lucius"), "attack target=lucius")
    table.play("attack target=gerrard")
    assert heard(table, -1) == [
        "Commander Gerrard is Wounded because Master Lucius died.",
        "The attack on Lord Brutol is lost because an ability protects its target.",
        "Player 1 draws a card.",
    ]


@rule("T-3.5", "T-7.2", "T-7.4")
def test_the_deck_running_out_is_told_to_all() -> None:
    rest = [card for card in ACTIONS if card not in ("duel", "exile", "riot", "coup")]
    first = Table(hand="duel", deck=["coup"], discard=rest).play("act card=duel side=top first=filia")
    assert heard(first, 1)[-2:] == ["Player 1 draws a card.", "The deck has run out: the discards are shuffled into a new one."]
    again = Table(hand="duel", deck=["coup"], discard=rest, run_out=1, agendas=["green over red", "blue over purple"])
    again.play("act card=duel side=top first=filia")
    assert heard(again, -1)[-4:] == [
        "Player 1 draws a card.",
        "The game is over: the Action deck has run out a second time.",
        "Player 1 wanted Green to rise and Red to fall.",
        "Player 2 wanted Blue to rise and Purple to fall.",
    ]


@rule("T-7.3")
def test_the_card_of_one_who_is_stuck_is_told_to_all() -> None:
    heals = {card: {"top": "w+", "bottom": "w+^"} for card in ("riot", "exile")}
    table = Table(action="w^", changes=heals).play(trial("filia"))
    for viewer in (-1, 0):
        assert heard(table, viewer)[-4:-2] == [
            "Player 2 can't perform any action, and shows Riot.",
            "The game is over: no action is possible.",
        ]
    assert heard(table, 1)[-4:] == [
        "You can't perform any action, and show Riot.",
        "The game is over: no action is possible.",
        heard(table, -1)[-2],
        heard(table, -1)[-1].replace("Player 2", "You"),
    ]


def test_players_are_called_by_their_names() -> None:
    table = Table("filia", hand="duel")
    table.state.players = ["Nick", "Maria"]
    assert table.state.prompt(0).startswith("Nick, choose an action")
    assert table.state.prompt(1) == "Nick must decide."
    table.play("act card=duel side=top first=filia")
    assert table.told[0] == "Nick uses the top action of Duel."


@rule("T-3.2")
def test_the_prompt_of_a_turn() -> None:
    table = Table("filia", hand="duel")
    assert table.state.prompt(0) == "Player 1, choose an action: top or bottom, from your hand or the revealed card."
    assert table.state.prompt(1) == table.state.prompt(-1) == "Player 1 must decide."
    assert Table(ending="deck").state.prompt(0) == "The game is over."


@rule("T-5.6")
def test_the_prompt_for_the_order_of_attacks() -> None:
    table = Table("asher wounded, filia", action="w! w!").play(trial("filia", "asher"))
    assert table.state.prompt(0) == "Player 1, who is attacked first? The order makes a difference."
    assert table.state.prompt(1) == "Player 1 must decide."


@pytest.mark.parametrize(
    ("who", "words"),
    [
        ("asher", "Duke Asher is Killed: who in that row moves up?"),
        ("brutol", "Lord Brutol is Killed: who in that row is attacked?"),
        ("elaine", "Lady Elaine is Killed: who moves down?"),
        ("lucius", "Master Lucius is Killed: which Wounded Character is healed?"),
        ("envoy", "the Envoy is Killed: which two Characters exchange rows?"),
    ],
)
@rule("T-6.3")
def test_the_prompt_for_a_killed_character(who: str, words: str) -> None:
    table = Table(f"{who} wounded, filia wounded", "gerrard", action="w!").play(trial(who))
    assert table.state.prompt(0) == f"Player 1, {words}"
    assert table.state.prompt(1) == table.state.prompt(-1) == "Player 1 must decide."


@rule("T-6.12")
def test_the_prompt_for_the_second_part_of_lucius() -> None:
    table = Table("lucius wounded", action="w!").play(trial("lucius"))
    assert table.state.prompt(0) == "Player 1, Master Lucius is Killed: which Unwounded Character is attacked?"


@pytest.mark.parametrize(
    ("move", "words"),
    [
        ("act card=duel side=bottom first=lucius second=filia", "Duel, bottom: Master Lucius is attacked, Lady Filia moves up."),
        ("act card=coup side=top first=filia", "Coup, top: Lady Filia is attacked."),
        ("act card=duel side=top first=filia", "Duel, top: Lady Filia is healed and moves up."),
        ("act card=exile side=top first=envoy", "Exile, top: the Envoy moves down and is attacked."),
        ("attack target=physician", "The Physician is attacked."),
        ("heal target=isolde", "Dame Isolde is healed."),
        ("raise target=diane", "Countess Diane moves up."),
        ("lower target=gerrard", "Commander Gerrard moves down."),
        ("exchange one=envoy other=filia", "The Envoy and Lady Filia exchange rows."),
    ],
)
def test_a_move_in_a_sentence(move: str, words: str) -> None:
    state = Table("filia", changes={"duel": {"top": "w+^"}}).state
    assert state.sentence(0, state.read(move)) == words


@pytest.mark.parametrize(
    ("action", "lines"),
    [
        ("w+^", ["T-3.2", "T-5.1", "T-5.2"]),
        ("wv!", ["T-3.2", "T-5.2", "T-5.4"]),
        ("y^ y^", ["T-3.2", "T-5.2", "T-4.4"]),
        ("y! / w", ["T-3.2", "T-5.4", "T-4.7", "T-4.5"]),
        ("w! / y^ y", ["T-3.2", "T-5.2", "T-5.4", "T-4.4", "T-4.5"]),
    ],
)
def test_the_lines_that_an_action_rests_on(action: str, lines: list[str]) -> None:
    table = Table("filia", action=action)
    assert table.state.lines(table.state.read(trial("filia"))) == lines


@pytest.mark.parametrize(
    ("who", "move", "lines"),
    [
        ("asher", "raise target=filia", ["T-6.7", "T-5.2"]),
        ("brutol", "attack target=filia", ["T-6.8", "T-5.4"]),
        ("elaine", "lower target=gerrard", ["T-6.11", "T-5.2"]),
        ("lucius", "heal target=filia", ["T-6.12", "T-5.1"]),
        ("envoy", "exchange one=filia other=gerrard", ["T-6.15"]),
    ],
)
def test_the_lines_that_a_wish_rests_on(who: str, move: str, lines: list[str]) -> None:
    table = Table(f"{who} wounded, filia wounded", "gerrard", action="w!").play(trial(who))
    assert list(dict.fromkeys(table.state.lines(table.state.read(move)))) == lines


def test_the_lines_that_an_order_of_attacks_rests_on() -> None:
    table = Table("asher wounded, filia", action="w! w!").play(trial("filia", "asher"))
    assert table.state.lines(table.state.read("attack target=asher")) == ["T-5.4", "T-5.6"]
