"""What would follow from a move is told before it is made, as far as the seat can know it, and comes about."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from starlette.websockets import WebSocket

import greathall
from greathall.hall.errors import Illegal, Refused, TooMuch
from greathall.hall.keys import lock_of
from greathall.hall.limits import RATES, Limits, Quotas
from greathall.hall.live import requests
from greathall.hall.live.connection import Connection
from greathall.hall.wire import foresight, incoming
from greathall.hall.wire.foresight import HIDDEN, agreed, foresee
from greathall.hall.wire.views import told
from greathall.kernel.chance import Chance, seeded
from greathall.kernel.state import State
from tests.hall.room import Room, asked, in_room
from tests.long import much
from tests.thrones.realm import realm

GAMES = ["treachery", "skirmish", "duhr", "thrones"]
POSITIONS = much(6, 200)
APART = 9
"""How many moves lie between two positions that are looked at."""
TRIED = 2
"""How many moves are foreseen in each."""


def positions(name: str) -> Iterator[tuple[State, Chance]]:
    """Positions of games that are played at random."""
    game, found, seed = greathall.game(name), 0, 0
    while found < POSITIONS:
        seed += 1
        chance = seeded(seed)
        state = game.new(game.fewest + seed % 2, seed)
        for number in range(400):
            if state.over() or found == POSITIONS:
                break
            if number % APART == APART - 1 and not answered(state):
                found += 1
                yield state, chance
            seat = state.asked()[0]
            moves = state.moves(seat)
            state.play(seat, moves[chance.below(len(moves))])


def answered(state: State) -> bool:
    """Whether somebody has answered already, in secret: then nobody can know whether they step in."""
    return any(step.get("answers", []).count(None) < len(step.get("answers", [])) for step in state.to_dict()["stack"])


def truth(state: State, seat: int, move: int) -> tuple[list[Any], dict[str, Any]]:
    """What really follows where everyone lets windows pass, up to where something is drawn by lot."""
    after = state.copy()
    after.listen()
    chain: list[Any] = []
    view, drawn, by = after.view(seat), after.chance.to_text(), seat
    while True:
        after.play(by, move)
        chain += told(after, after.events or [], seat, "en")
        if after.chance.to_text() != drawn:
            return chain, view
        view, others = after.view(seat), after.asked()
        if not others or any(after.declining(other) < 0 for other in others):
            return chain, view
        by, move = others[0], int(after.declining(others[0]))


def fits(foreseen: Any, seen: Any) -> bool:
    """Whether what is certain is so."""
    if foreseen == HIDDEN:
        return True
    if isinstance(foreseen, dict):
        return isinstance(seen, dict) and all(name in seen and fits(part, seen[name]) for name, part in foreseen.items())
    if isinstance(foreseen, list):
        return isinstance(seen, list) and len(seen) == len(foreseen) and all(map(fits, foreseen, seen))
    return bool(foreseen == seen)


@pytest.mark.parametrize("name", GAMES)
def test_what_is_foreseen_comes_about(name: str) -> None:
    some = 0
    for state, chance in positions(name):
        seat = state.asked()[0]
        moves = state.moves(seat)
        for _ in range(TRIED):
            move = moves[chance.below(len(moves))]
            seen = foresee(state, seat, [move], "en", seeded(1))
            chain, view = truth(state, seat, move)
            assert chain[: len(seen.told)] == seen.told, state.text(move)
            assert not seen.whole or len(chain) == len(seen.told)
            assert fits(seen.view, view), state.text(move)
            some += len(seen.told)
    assert some


@pytest.mark.parametrize("name", GAMES)
def test_it_depends_on_nothing_that_the_seat_cannot_know(name: str) -> None:
    for state, chance in positions(name):
        seat = state.asked()[0]
        moves = state.moves(seat)
        move = moves[chance.below(len(moves))]
        twin = state.imagine(seat, seeded(7))
        twin.players = state.players
        assert foresee(twin, seat, [move], "en", seeded(2)) == foresee(state, seat, [move], "en", seeded(2))


def test_both_totals_of_a_challenge_are_told_though_it_is_over_by_then() -> None:
    table = realm(2, play=[["knight"], ["squire"]]).quiet().play("challenge challenge=military player=seat_1")
    attack = foresee(table.state, 0, ["attack card=0.knight", "done"], "en", seeded(1))
    assert attack.figures["totals"] == attack.view["figures"]["totals"] == [3, 0]
    table.play("attack card=0.knight", "done").quiet()
    defence = foresee(table.state, 1, ["defend card=1.squire", "done"], "en", seeded(1))
    assert defence.figures["totals"] == [3, 1]


def test_what_differs_is_a_question_mark() -> None:
    assert agreed([{"a": 1, "b": [1, 2], "c": [1]}, {"a": 1, "b": [1, 3], "c": []}]) == {"a": 1, "b": [1, HIDDEN], "c": HIDDEN}
    assert agreed([{"a": 1, "b": 2}, {"a": 1}]) == {"a": 1}


def test_it_ends_where_chance_decides(monkeypatch: pytest.MonkeyPatch) -> None:
    state = greathall.game("treachery").new(2, 1)
    seat = state.asked()[0]
    seen = foresee(state, seat, [state.moves(seat)[0]], "en", seeded(1))
    assert seen.told
    assert seen.view["deck"].count(HIDDEN) == len(seen.view["deck"])
    monkeypatch.setattr(foresight, "IMAGINED", 1)
    alone = foresee(state, seat, [state.moves(seat)[0]], "en", seeded(1))
    assert alone.whole
    assert len(alone.told) >= len(seen.told)


@in_room
async def test_a_guest_asks_for_moves_one_after_the_other(room: Room) -> None:
    guests = await room.lay("treachery", 2)
    guest = asked(guests)
    table, seat, position = guest.live.table, guests.index(guest), guest.position
    number = table.number
    move = position["moves"][0]["text"]

    def ask(*moves: str, question: int = position["question"]) -> Any:
        request = incoming.Foresee(type="foresee", id=7, question=question, moves=list(moves))
        return requests.foresee(table, seat, request, "en")

    answer = ask(move)
    assert (answer["id"], answer["question"]) == (7, position["question"])
    assert answer["told"][0]["text"]
    assert table.number == number, "nothing was played"
    with pytest.raises(Illegal):
        ask(move, move)
    with pytest.raises(Refused) as refused:
        ask("dance")
    assert refused.value.code == "bad_move"
    with pytest.raises(Refused) as refused:
        ask(move, question=position["question"] + 1)
    assert refused.value.code == "too_late"


@in_room
async def test_who_asks_for_very_many_keeps_the_hall_from_nothing(room: Room) -> None:
    """Each is played a dozen times over: 400 a second, as many as messages are heard, would leave the hall time for nothing else."""
    live = (await room.lay("treachery", 2))[0].live
    seat = live.table.asked()[0]
    state, _ = live.table.game()
    asks: dict[str, Any] = {"type": "foresee", "question": live.table.questions[seat], "moves": [state.text(state.moves(seat)[0])], "id": 1}
    quotas = Quotas(Limits(previews=1), clock=lambda: 0.0)

    async def nothing(*_: object) -> Any:
        raise AssertionError("nothing is read here")

    def guest(address: str) -> Connection:
        socket = WebSocket({"type": "websocket", "client": (address, 1), "headers": []}, nothing, nothing)
        connection = Connection(socket, room.hall, quotas)
        connection.lock = lock_of(room.keys[seat])
        return connection

    request = incoming.Foresee.model_validate(asks)
    first, other = guest("192.0.2.1"), guest("192.0.2.2")
    for _ in range(int(RATES["previews"].at_once)):
        await first.answer(live, request)
    with pytest.raises(TooMuch):
        await first.answer(live, request)
    with pytest.raises(TooMuch):  # for each of these the whole game is played once more
        await first.answer(live, incoming.Undo(type="undo", id=3, position=0))
    await first.answer(live, incoming.Why(type="why", id=2, move=asks["moves"][0]))
    await other.answer(live, request)
