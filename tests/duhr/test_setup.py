"""The cards, the deal and the choice of agendas."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import pytest

import greathall
from greathall.kernel.cards import load
from tests.duhr.court import BLACK, EVENTS, FOUR, HOUSES, WHITE, Court, begun, dealt, names, vile, written
from tests.scenario import rule

GAME = greathall.game("duhr")


@rule("D-1.1")
def test_four_to_six_play_and_each_has_a_house() -> None:
    for seats in (4, 5, 6):
        houses = dealt(seats).to_dict()["houses"]
        assert len(set(houses)) == len(houses) == seats
        assert set(houses) <= set(HOUSES)
    for seats in (3, 7):
        with pytest.raises(greathall.UnknownGame):
            dealt(seats)


@rule("D-1.2", "D-1.7", "D-1.8", "D-1.9")
@pytest.mark.parametrize(("seats", "web", "scandals"), [(4, 22, 20), (5, 26, 19), (6, 30, 18)])
def test_counts_of_the_deal(seats: int, web: int, scandals: int) -> None:
    for seed in range(5):
        position = begun(seats, seed).to_dict()
        hands = [names(hand) for hand in position["hands"]]
        assert [len(hand) for hand in hands] == [7] * seats
        assert len(position["web"]) == web
        assert position["scandals"] == scandals
        assert position["discard"] == []
        for seat, house in enumerate(position["houses"]):
            assert hands[seat].count("scandal") == 1
            assert hands[seat].count(house) >= 2
        cards = Counter([card for hand in hands for card in hand] + names(position["web"]))
        assert cards == Counter({**dict.fromkeys(position["houses"], 10), **dict.fromkeys(EVENTS, 1), "scandal": seats})
        assert cards["scandal"] + position["scandals"] == 24


@rule("D-1.2", "D-1.3")
def test_houses_are_dealt_at_random_and_only_they_are_in_play() -> None:
    first = {dealt(4, seed).to_dict()["houses"][0] for seed in range(60)}
    assert first == set(HOUSES)
    state = begun(4, 3)
    position = state.to_dict()
    absent = set(HOUSES) - set(position["houses"])
    lying = {card for hand in position["hands"] for card in names(hand)} | set(names(position["web"]))
    assert not absent & lying
    assert not absent & {conspiracy.split()[0] for conspiracy in position["conspiracies"]}
    table = Court(hands={0: ["collaborators"]})
    assert not any("deluras" in move or "balistrad" in move for move in table.moves())


@rule("D-1.4", "D-1.11")
def test_conspiracies_are_those_of_the_houses_in_play_face_down() -> None:
    own = set()
    for seed in range(40):
        position = dealt(5, seed).to_dict()
        shown = [conspiracy.split()[:2] for conspiracy in position["conspiracies"]]
        assert sorted(house for house, _ in shown) == sorted(position["houses"])
        assert {facing for _, facing in shown} == {"down"}
        own.add(any(house == mine for (house, _), mine in zip(shown, position["houses"], strict=True)))
    assert own == {True, False}


@rule("D-1.5", "D-1.2")
def test_one_agenda_of_each_colour_is_dealt_and_one_is_kept() -> None:
    seen = set()
    for seed in range(30):
        state = dealt(6, seed)
        assert state.deciders() == 0b111111
        offered = [[state.text(move).removeprefix("keep agenda=") for move in state.moves(seat)] for seat in range(6)]
        for pair in offered:
            assert len(pair) == 2
            assert sum(agenda in WHITE for agenda in pair) == sum(agenda in BLACK for agenda in pair) == 1
        every = [agenda for pair in offered for agenda in pair]
        assert len(set(every)) == 12
        seen.add(tuple(every))
        for seat, pair in enumerate(offered):
            assert state.to_dict()["hands"] == [[]] * 6, "before hands are dealt"
            state.play(seat, state.read(f"keep agenda={pair[seat % 2]}"))
        position = state.to_dict()
        assert names(position["agendas"]) == [pair[seat % 2] for seat, pair in enumerate(offered)]
        assert [len(hand) for hand in position["hands"]] == [7] * 6
    assert len(seen) == 30


@rule("D-1.5", "D-2.21")
def test_nobody_else_sees_which_agendas_were_dealt_kept_and_returned() -> None:
    state = dealt(4, 2)
    state.listen()
    pairs = [[state.text(move).removeprefix("keep agenda=") for move in state.moves(seat)] for seat in range(4)]

    def check() -> None:
        for viewer in (-1, 0, 1, 2, 3):
            told = written(state, viewer) + "".join(
                json.dumps(event.json(GAME.tellings, state.names(), viewer)) for event in state.events or []
            )
            for seat, pair in enumerate(pairs):
                assert seat == viewer or not any(agenda in told for agenda in pair)

    check()
    told = " ".join(state.telling(event, 2) for event in state.events)
    assert told.count("You conspire with") == 1
    assert "conspires with" not in told, "its own alone"
    assert all(agenda in written(state, 2) for agenda in pairs[2])
    for seat in (2, 0, 3, 1):
        state.play(seat, state.read(f"keep agenda={pairs[seat][1]}"))
        check()
    assert pairs[2][1] in written(state, 2)


@rule("D-1.5")
def test_an_agenda_that_was_not_dealt_is_not_kept() -> None:
    state = dealt(4, 2)
    offered = [state.text(move).removeprefix("keep agenda=") for move in state.moves(0)]
    other = next(agenda for agenda in WHITE if agenda not in offered)
    with pytest.raises(greathall.IllegalMove) as refusal:
        state.play(0, state.read(f"keep agenda={other}"))
    assert refusal.value.line == "D-1.5"


@rule("D-1.6")
def test_white_agendas_only() -> None:
    for seats in (4, 5, 6):
        for seed in range(10):
            state = dealt(seats, seed, agendas="white")
            agendas = names(state.to_dict()["agendas"])
            assert set(agendas) <= set(WHITE)
            assert len(set(agendas)) == seats
            assert bin(state.deciders()).count("1") == 1, "nothing is chosen, the first turn begins"
            assert not state.text(state.moves(state.to_dict()["active"])[0]).startswith("keep")


@rule("D-1.8", "D-1.9")
def test_the_four_cards_drawn_come_out_of_a_shuffled_web() -> None:
    drawn: Counter[str] = Counter()
    for seed in range(40):
        position = begun(4, seed).to_dict()
        for hand in position["hands"]:
            drawn.update(card for card in names(hand) if card in EVENTS)
    assert set(drawn) == set(EVENTS)
    assert len({tuple(names(begun(4, seed).to_dict()["web"])) for seed in range(5)}) == 5


@rule("D-1.10")
def test_the_first_player_is_drawn_and_play_goes_clockwise() -> None:
    assert {begun(4, seed).to_dict()["active"] for seed in range(40)} == {0, 1, 2, 3}
    assert begun(4, 1, first="2").to_dict()["active"] == 2
    table = Court(active=2, hands={seat: ["usari", "lycosia", "kardosa"] for seat in range(4)})
    for seat in (3, 0, 1, 2):
        before = table["turn"]
        assert table.turn_of(seat)["turn"] == before + 1


@rule("D-1.11", "D-2.3")
def test_every_house_begins_favored_and_bare() -> None:
    position = begun(5, 4).to_dict()
    assert position["boards"] == [[]] * 5
    assert position["status"] == ["favored"] * 5


@rule("D-1.12")
def test_events_and_agendas_are_data_marked_as_ours() -> None:
    data: dict[str, Any] = load(GAME.cards)
    assert len(data["events"]) == 6
    assert len(data["agendas"]) == 12
    assert all("ours" in entry["source"] for entry in data["events"])
    assert all(entry["source"] == "ours" for entry in data["agendas"])
    changed = json.loads(json.dumps(data))
    next(entry for entry in changed["agendas"] if entry["id"] == "good_names")["points"] = 9
    effects = {entry["id"]: entry for entry in changed["events"]}
    effects["blackmail"]["effect"], effects["espionage"]["effect"] = effects["espionage"]["effect"], effects["blackmail"]["effect"]
    boards = [["usari"] * 5, ["lycosia"] * 4, ["kardosa"] * 5, []]
    agendas = ["loyal_patron", "sinister_hand", "clean_hands", "good_names"]
    scores = []
    for cards in (None, changed):
        table = Court(*boards, active=3, hands={3: ["lycosia"]}, agendas=agendas, conspiracies={1: "usari up"}, cards=cards)
        table.play("raise_suspicion house=lycosia")
        assert table.over
        scores.append(table.state.scores()[3])
    assert scores == [10 + 5, 10 + 9]


def test_a_bad_card_file_is_refused() -> None:
    def changed(key: str, place: int, **values: object) -> dict[str, Any]:
        data: dict[str, Any] = json.loads(json.dumps(load(GAME.cards)))
        data[key][place].update(values)
        return data

    for broken, reason in (
        (changed("houses", 0, ability="convert"), "ability"),
        (changed("houses", 0, ability="dance"), "dance"),
        (changed("houses", 0, id="scandal"), "different ids"),
        (changed("events", 2, effect="spy"), "effect"),
        (changed("agendas", 0, who="nobody"), "nobody"),
        (changed("agendas", 0, are="blue"), "blue"),
        (changed("agendas", 0, points="two"), "points"),
        (changed("agendas", 0, least=100), "least"),
        (changed("agendas", 0, colour="black"), "6 white"),
    ):
        with pytest.raises(greathall.BadCards, match=reason):
            greathall.new("duhr", 4, 1, broken)


@rule("D-2.6")
def test_a_position_says_what_stands() -> None:
    assert Court(vile("usari"), ["usari"] * 5, active=1)["status"] == ["vilified", "disfavored", "favored", "favored"]
    assert Court(houses=FOUR)["houses"] == list(FOUR)
