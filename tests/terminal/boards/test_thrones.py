"""The table of A Game of Thrones on the screen."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import greathall
from greathall.kernel.deals.offer import Offer
from greathall.kernel.event import GALLERY, OPEN
from greathall.kernel.record import Record
from greathall.kernel.state import State
from greathall.terminal import boards
from greathall.terminal.boards import draw
from greathall.terminal.boards.thrones import standing
from greathall.terminal.seating import seat
from greathall.terminal.table import Table
from greathall.terminal.voice import TableVoice
from tests.scenario import rule
from tests.terminal.screen import Screen, play
from tests.thrones.realm import card, realm, with_cards


def marsh(**more: Any) -> State:
    """A table with a little of everything."""
    position: dict[str, Any] = {
        "round": 2,
        "active": 0,
        "gold": [3, 1],
        "power": [4, 2],
        "play": [
            ["lord power=2", "sword kneeling on=0.lord", "squire kneeling", "fief kneeling", "assassin"],
            ["brute", "field", "field", "collar on=0.squire"],
        ],
        "under": [["0.lord_again under=0.lord"], []],
        "hand": [["banner", "feast", "knight"], ["giant seen", "spy", "spy"]],
        "revealed": [["rich"], ["harsh"]],
        "dead": [[], ["page"]],
        "agenda": "league",
    }
    return realm(**position | more).state


def shown(state: State, viewer: int) -> str:
    return draw(state, viewer).plain


def test_a_house_is_drawn_with_all_that_it_has() -> None:
    text = shown(marsh(), 0)
    assert text.startswith("Round 2 · challenges · first player Player 1\n")
    assert "▶ Player 1 · House Thornmere\n    power 6/15 (House 4) · gold 3 · hand 3 · deck 0\n" in text
    assert "    Rich: income 5, initiative 3, claim 1 · 0 plots left\n    League\n" in text
    assert "    Lord 6 MIP ★2 ⧉1 +Sword↷              Squire ↷ 1 MIP +Collar\n" in text
    assert "    Assassin 2 MIP Deadly\n    Fief ↷\n" in text
    assert "    Brute 4 MIP Intimidate\n    Field ×2\n" in text
    assert "Player 2 · House Thornmere\n    power 2/15 · gold 1 · hand 3 · deck 0 · dead 1\n" in text


def test_a_hand_is_drawn_for_its_owner_and_what_is_known_for_others() -> None:
    own = shown(marsh(), 0)
    assert " Your hand (3)\n" in own
    assert "Banner 1g attachment" in own
    assert "Feast event" in own
    assert "Knight 2g 3 MIP" in own
    assert "known in hand: Giant\n" in own
    for viewer in (1, int(GALLERY)):
        assert "Banner" not in shown(marsh(), viewer)
    assert "Your hand" not in shown(marsh(), int(GALLERY))
    assert "known in hand: Giant, Spy ×2\n" in shown(marsh(), int(OPEN))


def test_the_challenge_is_drawn_with_its_totals() -> None:
    state = marsh(
        play=[["knight kneeling attacking"], ["squire kneeling defending"]],
        under=[],
        challenge={"kind": "military", "attacker": 0, "target": 1, "defender": 1, "stepped": False},
    )
    text = shown(state, 0)
    assert "⚔ Player 1 attacks Player 2: military · STR 3 against 1 · claim 1\n" in text
    assert "Knight ↷ ⚔ 3 MIP" in text
    assert "Squire ↷ ⛨ 1 MIP" in text


def test_a_card_that_is_leaving_is_marked() -> None:
    table = realm(play=[["mourner", "squire"], ["gallows"]])
    table.play("pass", "use card=1.gallows", "choose card=0.squire")
    while "respond card=0.mourner to=0.squire" not in table.moves():
        table.play("pass")
    assert "Squire † 1 MIP" in shown(table.state, 0)


def test_attackers_chosen_so_far_are_named() -> None:
    table = realm(play=[["knight", "squire"], ["brute"]])
    table.quiet().play("challenge challenge=military player=seat_1", "attack card=0.squire")
    assert "Chosen so far: Squire\n" in shown(table.state, 0)


def test_three_and_four_players_have_titles_and_teams() -> None:
    text = shown(greathall.new("thrones", 4, 3, variant="two_on_two", decks="gravelund_mourners"), 0)
    assert text.startswith("setup\n")
    assert "power 0, team 0/40 · gold 0" in text
    assert "The Sworn Circle" in text
    state = realm(
        seats=3,
        play=[["squire kneeling attacking"], [], ["knight"]],
        titles=["crown_regent", "hand_of_the_king", None],
        pool=["master_of_coin", "master_of_laws"],
        kneeling_houses=[1],
        challenge={"kind": "military", "attacker": 0, "target": 1, "defender": 2, "stepped": False},
    ).state
    text = shown(state, 0)
    assert "Player 1 · House Thornmere · Crown Regent\n" in text
    assert "Player 2 · House Thornmere · Hand of the King ↷\n" in text
    assert "· Player 3 defends\n" in text
    plots = realm(seats=3, phase="plot", pool=["master_of_coin", "master_of_laws"]).state
    assert " Titles in the chamber: Master of Laws, Master of Coin\n" in shown(plots, 0)


@rule("A-12.9")
def test_the_goal_of_the_moment_is_drawn_with_its_causes() -> None:
    abilities = [{"static": "victory(-3)", "while": "most_total_power >= 7"}, {"static": "victory(-4)", "while": "round >= 7"}]
    cards = with_cards(card("pomp", "Agenda", abilities=abilities))
    early = shown(realm(agenda="pomp", power=[6, 7], cards=cards).state, 0)
    assert "    power 6/12 · gold" in early
    assert "Needed to win: 12 power instead of 15; Pomp −3, while an opponent has at least 7 power" in " ".join(early.split())
    assert "    power 7/15 · gold" in early
    assert early.count("to win") == 1, "nothing is said of what is as the rules say"
    late = shown(realm(agenda="pomp", round=7, power=[6, 7], cards=cards).state, 1)
    assert (
        "Needed to win: 8 power instead of 15; Pomp −3, while an opponent has at least 7 power; Pomp −4, "
        "while the number of the round is at least 7"
    ) in " ".join(late.split())
    team = shown(realm(4, agenda="pomp", options={"variant": "two_on_two"}, power=[3, 7, 5, 1], cards=cards).state, 0)
    assert "    power 3, team 8/24 · gold" in team
    assert "Needed to win: 24 power instead of 30; Pomp −3, while an opponent has at least 7 power; Pomp −3," in " ".join(team.split())


def test_face_down_cards_are_named_for_their_owner() -> None:
    state = greathall.new("thrones", 2, 1, decks="thornmere calder")
    first = 0 if state.deciders() & 1 else 1
    move = next(move for move in state.moves(first) if state.text(move).startswith("place"))
    state.play(first, move)
    down = next(line for line in shown(state, first).splitlines() if "face down: " in line)
    assert down.partition(": ")[2] in state.sentence(first, move)
    assert "face down: 1\n" in shown(state, 1 - first)


@pytest.mark.parametrize("viewer", [0, 1, int(GALLERY), int(OPEN)])
def test_lines_fit_into_eighty_columns(viewer: int) -> None:
    places = ["shrine", "well", "mint", "fief", "gallows", "court", "tower", "chapel", "debt", "field", "den"]
    people = ["both_ways", "hermit", "veteran", "raider kneeling power=2", "sentry", "avenger"]
    attached = ["sword on=0.veteran", "banner on=0.veteran", "sword kneeling on=0.raider"]
    state = marsh(play=[[*people, *attached, *places, *(f"{place} kneeling" for place in places)], []], under=[])
    text = shown(state, viewer)
    assert max(len(line) for line in text.splitlines()) <= 80
    assert "    Veteran 4 MIP Renown Stalwart +Sword +Banner\n" in text


# What may be asked, and what is said of moves.


def test_texts_of_cards_are_read_at_the_table(tmp_path: Path) -> None:
    screen = Screen("card osanne", "card nobody", "hand", "help", "quit")
    record = Record("thrones", 2, 3, "nonce")
    record.options = {"decks": "thornmere calder"}
    assert not play(Table(screen, record, record.deal(), seat(["you", "random"], "Ada", 7), tmp_path / "game.record"))
    assert "Osanne Thornmere, the Reed Regent  unique character · Thornmere" in screen.text
    assert "Osanne Thornmere, in Exile" in screen.text
    assert "No card at this table has that name." in screen.text
    assert "skip    pass, and go on passing" in screen.text
    assert boards.read(record.deal(), int(GALLERY), "hand", 80) is None
    empty = boards.read(marsh(hand=[]), 0, "hand", 80)
    assert empty is not None
    assert empty.plain == "Your hand is empty."
    assert boards.read(greathall.new("treachery", 2, 1), 0, "card x", 80) is None


def notes(state: State, asked: int, verb: str) -> list[str]:
    return [boards.note(state, asked, move) for move in state.moves(asked) if state.text(move).startswith(verb)]


def test_moves_are_told_with_what_matters_of_their_cards() -> None:
    marshalling = marsh(phase="marshalling", gold=[5, 0])
    assert notes(marshalling, 0, "marshal card=0.knight") == ["2 gold · STR 3 MIP"]
    assert notes(marshalling, 0, "pass") == [""]
    assert notes(marshalling, 0, "use card=0.feast") == ["Any Phase: Claim 1 power for your House."]
    hurt = realm(play=[["lord"], ["gallows"]], under=[["0.lord_again under=0.lord"], []])
    hurt.play("pass", "use card=1.gallows")
    while "respond card=0.lord_again to=0.lord" not in hurt.moves():
        hurt.play("pass" if "pass" in hurt.moves() else hurt.moves()[0])
    assert notes(hurt.state, 0, "respond") == ["A duplicate."]
    both = realm(play=[["singer", "knight"], ["singer"]], deck=[["page"], ["page"]]).unopposed("intrigue", "0.knight")
    assert notes(both.state, 0, "order") == [
        "After a player wins a challenge, draw 1 card.",
        "Player 2's. After a player wins a challenge, draw 1 card.",
    ]
    plots = greathall.new("thrones", 3, 1, decks="thornmere calder vessaly")
    while not any(plots.text(move).startswith("title") for move in plots.moves(first(plots))):
        for move in plots.moves(first(plots)):
            if plots.text(move) == "plot card=0.steady_harvest":
                assert boards.note(plots, 0, move).startswith("income 5 · initiative 1 · claim 1. Each location")
        plots.play(first(plots), plots.moves(first(plots))[0])
    titles = {plots.text(move): boards.note(plots, 0, move) for move in plots.moves(first(plots))}
    assert titles["title title=master_of_whispers"] == (
        "+3 STR in intrigue challenges. Supports the Master of Coin. Opposes the Crown Regent and the Master of Laws."
    )
    assert titles["title title=crown_regent"] == "+3 STR in power challenges; may have an attacker choose another target."


def test_a_challenge_is_told_with_what_both_sides_could_send() -> None:
    table = realm(play=[["knight", "soldier", "squire kneeling"], ["brute", "spy", "field"]]).quiet()
    told = {table.state.text(move): boards.note(table.state, 0, move) for move in table.state.moves(0)}
    assert told["challenge challenge=military player=seat_1"] == "standing with the icon: STR 5 against 4"
    assert told["challenge challenge=intrigue player=seat_1"] == "standing with the icon: STR 3 against 6"


def first(state: State) -> int:
    asked = int(state.deciders())
    return (asked & -asked).bit_length() - 1


def test_a_literal_bonus_is_told_so() -> None:
    state = greathall.new("thrones", 3, 1, title_bonus="literal")
    while not any(state.text(move).startswith("title") for move in state.moves(first(state))):
        state.play(first(state), state.moves(first(state))[0])
    told = [boards.note(state, 0, move) for move in state.moves(first(state)) if "commander" in state.text(move)]
    assert told == ["+3 STR in all challenges; may step into them for one who declares no defenders."]


def test_a_card_in_play_is_told_as_it_stands() -> None:
    state = realm(play=[["lord power=2", "chapel kneeling"], ["squire"]], hand=[["weaken"], []])
    state.quiet().play("pass") if state.asked else state.play("use card=0.weaken")
    told = {state.state.text(move): boards.note(state.state, 0, move) for move in state.state.moves(0)}
    assert told == {"choose card=0.lord": "STR 4 MIP · 2 power", "choose card=1.squire": "STR 1 MIP · Player 2's"}
    voice = TableVoice("en", state.thrones, 0)
    assert standing(voice, state.thrones, 0, state.thrones.roster.names.index("0.chapel")) == "1 influence · kneels"


def test_a_long_list_is_folded_and_opened_by_words_its_verb_or_enter(tmp_path: Path) -> None:
    people = ["knight", "squire", "page", "soldier", "spy", "envoy", "hero", "shadow", "brute", "rogue"]
    table = realm(phase="marshalling", play=[people, []], hand=[["sword", "giant"], []], gold=[9, 0])
    screen = Screen("sword", "marshal", "", "quit")
    record = Record("thrones", 2, 3, "nonce")
    assert not play(Table(screen, record, table.state, seat(["you", "random"], "Ada", 7), tmp_path / "game.record"))
    assert "   2–11  Marshal Sword on …  10 moves: Enter lists all, words from them those that match" in screen.text
    assert screen.text.count("Marshal Sword on Hero.") == 3, "for a word, for the verb, for all"
    assert screen.text.count("Marshal Giant.") == 3, "folded or not, but not for the word"


def test_offers_that_lie_open_are_told() -> None:
    state = realm(3, phase="draw", gold=[3, 0, 0], options={"variant": "littlefinger"}).thrones
    state.propose(0, Offer.from_text("offer to=seat_1 gives=gold", state.names()))
    assert "Player 1 offers you: 1 gold for nothing (offer 1).\n" in shown(state, 1)


def test_whoever_skips_is_asked_again_only_for_something_new(tmp_path: Path) -> None:
    def asked(*answers: str) -> int:
        screen = Screen(*answers)
        state = realm(phase="dominance", play=[["shrine"], ["shrine", "court"]], deck=[["page"], ["page"]]).state
        record = Record("thrones", 2, 3, "nonce")
        play(Table(screen, record, state, seat(["you", "you"], "Ada", 7), tmp_path / "game.record"))
        return screen.text.count("Ada 1, take an action, or pass (dominance).")

    # The second player acts, so that the first could act again; the curtain between them is an Enter.
    assert asked("pass", "", "use card=1.shrine", "") == 2
    assert asked("skip", "", "use card=1.shrine", "") == 1


def test_a_whole_game_on_the_screen(tmp_path: Path) -> None:
    screen = Screen(*["2", "1", "skip"] * 2000)
    record = Record("thrones", 2, 3, "nonce")
    assert play(Table(screen, record, record.deal(), seat(["you", "random"], "Ada", 7), tmp_path / "game.record"))
    assert " power\n" in screen.text
    assert "Bot wins." in screen.text or "You win." in screen.text
    assert "Bot draws 2 cards." in screen.text
