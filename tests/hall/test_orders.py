"""Standing orders: the hall passes on the occasions that a seat names, and what leaves no choice is not asked among bots."""

from __future__ import annotations

import pytest

from greathall.hall.table import entries, orders
from greathall.hall.table.snapshot import from_dict, to_dict
from greathall.kernel.catalog import find_game
from greathall.kernel.deals.dealing import may_deal
from tests.hall.room import Guest, Room, asked, in_room

SELDOM = ["draw", "dominance", "standing", "taxation"]


async def to_a_window(guests: list[Guest]) -> Guest:
    """Play until someone is asked in a window."""
    while guests[0].position["occasion"] is None:
        await asked(guests).move()
    return asked(guests)


@in_room
async def test_orders_are_nobody_elses_business(room: Room) -> None:
    guests = await room.lay("thrones", 2, window=3)
    told = [len(guest.heard) for guest in guests]
    await guests[0].say(type="order", passing=["taxation", "draw", "draw"])
    assert guests[0].position["passing"] == ["draw", "taxation"]
    assert guests[0].events[-1]["text"] == "The hall passes for you: actions while cards are drawn, actions in taxation."
    assert len(guests[1].heard) == told[1]
    assert guests[1].position["passing"] == []
    number = guests[1].live.table.number
    assert guests[1].events[-1]["number"] == number - 1, "each counts only what it was told"
    assert await guests[0].refused(type="order", passing=["draw", "taxation"]) == "nothing_to_do"
    assert await guests[0].refused(type="order", passing=["draw", "sleep"]) == "no_such_occasion"
    again = from_dict(to_dict(guests[0].live.table))
    assert again.passing == guests[0].live.table.passing
    await guests[0].say(type="order", passing=[])
    assert guests[0].position["passing"] == []
    assert guests[0].events[-1]["text"] == "You are asked every time."


@in_room
async def test_a_game_without_windows_has_no_occasions(room: Room) -> None:
    guests = await room.lay("treachery", 2)
    assert await guests[0].refused(type="order", passing=["instants"]) == "no_such_occasion"
    assert await guests[0].refused(type="order") == "nothing_to_do"
    assert guests[0].position["occasion"] is None


@in_room
async def test_windows_with_a_closing_time_wait_for_it_whatever_is_ordered(room: Room) -> None:
    guests = await room.lay("skirmish", 2, window=3)
    for guest in guests:
        await guest.say(type="order", passing=["instants"])
    guest = await to_a_window(guests)
    assert guest.position["occasion"] == "instants"
    assert guest.position["question"] is not None, "an answer could still be given"
    await room.pass_time(2.9)
    assert guest.kinds[-1] == "played"
    await room.pass_time(0.2)
    assert guest.kinds[-1] == "window_closed"


@in_room
async def test_where_windows_wait_for_every_answer_an_order_is_answered_at_once(room: Room) -> None:
    guests = await room.lay("skirmish", 2, window=0)
    guest = await to_a_window(guests)
    other = next(found for found in guests if found is not guest)
    await room.pass_time(1000)
    assert guest.kinds[-1] == "played", "without an order nothing happens by itself"
    question = guest.position["question"]
    await guest.say(type="order", passing=["instants"])
    assert guest.events[-1]["what"] == {"kind": "unasked", "moves": [{"move": "pass", "occasion": "instants"}]}
    assert guest.events[-1]["text"] == "Passed for you: instants."
    assert other.events[-1]["what"] == {"kind": "unasked", "moves": []}
    assert other.events[-1]["text"] == ""
    assert await guest.refused(type="move", question=question, move="pass") == "too_late"


@in_room
async def test_only_the_occasions_that_were_named_are_passed(room: Room) -> None:
    guests = await room.lay("thrones", 2, window=0)
    for guest in guests:
        await guest.say(type="order", passing=SELDOM)
    seen: set[str | None] = set()
    while guests[0].position["view"]["round"] < 2:
        guest = asked(guests)
        assert guest.position["occasion"] not in SELDOM
        seen.add(guest.position["occasion"])
        moves = [move["text"] for move in guest.position["moves"]]
        await guest.move(next((move for move in moves if move in ("pass", "done")), moves[0]))
    passed = [event for event in guests[0].events if event["what"]["kind"] == "unasked"]
    assert {move["occasion"] for event in passed for move in event["what"]["moves"]} == set(SELDOM)
    assert {"plot", "marshalling", "challenges"} <= seen


@in_room
async def test_what_is_about_to_be_answered_is_not_a_question(room: Room) -> None:
    guests = await room.lay("skirmish", 2, window=0)
    for guest in guests:
        await guest.say(type="order", passing=["instants"])
    for _ in range(20):
        await asked(guests).move()
    for guest in guests:
        for message in guest.messages:
            position = message.get("position")
            assert position is None or position["question"] is None or position["occasion"] is None


@in_room
async def test_a_bot_that_stands_in_does_not_follow_orders(room: Room) -> None:
    guests = await room.lay("skirmish", 2, window=0, thinking=1)
    guest = await to_a_window(guests)
    await guest.say(type="hand_over", bot="easy")
    await guest.say(type="order", passing=["instants"])
    assert guest.kinds[-1] == "ordered"
    await room.pass_time(1)
    assert guest.events[-1]["what"]["by"] == "bot"


@in_room
async def test_bots_are_quicker_in_windows_whatever_they_hold(room: Room) -> None:
    guests = await room.lay("skirmish", 2, window=0, thinking=3)
    guest = await to_a_window(guests)
    await guest.say(type="hand_over", bot="easy")
    await room.pass_time(0.9)
    assert guest.kinds[-1] == "handed_over"
    await room.pass_time(0.2)
    assert guest.events[-1]["what"]["by"] == "bot"


# Among bots, no choice is not a question.


@in_room
async def test_among_bots_what_leaves_no_choice_is_done_at_once(room: Room) -> None:
    guests = await room.lay("skirmish", 1, ("easy",), window=0, thinking=0)
    [guest] = guests
    assert guest.position["forced"]
    for _ in range(30):
        if guest.position["result"] is not None:
            break
        assert len(guest.position["moves"]) > 1
        await guest.move(guest.position["moves"][-1]["text"])
        await room.wait_for_bots(guest)
    made = [event for event in guest.events if event["what"]["kind"] == "unasked"]
    assert made
    assert all(move["occasion"] == "" for event in made for move in event["what"]["moves"])
    assert all(event["text"] == "" for event in made), "what happens is told by the game"


@in_room
async def test_in_a_lesson_every_move_is_the_guests(room: Room) -> None:
    [guest] = await room.lay("skirmish", 1, ("easy",), window=0, thinking=0, lesson="skirmish_1", listed=False)
    assert not guest.position["forced"]
    assert await guest.refused(type="order", passing=["instants"]) == "lesson"


@in_room
async def test_who_wants_to_do_it_with_their_own_hand_may(room: Room) -> None:
    [guest] = await room.lay("skirmish", 1, ("easy",), window=0, thinking=0)
    await guest.say(type="order", forced=False)
    assert not guest.position["forced"]
    assert guest.events[-1]["text"] == "You are asked every time, even where you have no choice."
    assert await guest.refused(type="order", forced=False) == "nothing_to_do"
    while len(guest.position["moves"]) != 1:
        await guest.move("pass" if guest.position["occasion"] else guest.position["moves"][-1]["text"])
        await room.wait_for_bots(guest)
    await guest.say(type="order", forced=True)
    assert "unasked" in guest.kinds


@in_room
async def test_among_people_every_answer_is_given(room: Room) -> None:
    guests = await room.lay("skirmish", 2, ("easy",), window=0, thinking=0)
    assert not guests[0].position["forced"]
    assert await guests[0].refused(type="order", forced=True) == "not_alone"
    assert await guests[0].refused(type="order", forced=False) == "not_alone"
    while len(asked(guests).position["moves"]) > 1:
        await asked(guests).move()
    await room.pass_time(1000)
    assert len(asked(guests).position["moves"]) == 1
    assert "unasked" not in guests[0].kinds


@in_room
async def test_a_deal_is_a_choice(room: Room) -> None:
    [guest] = await room.lay("duhr", 1, ("easy",) * 3, window=0, thinking=0, options={"first": "0", "agendas": "white"})
    state, _ = guest.live.table.game()
    assert may_deal(state, 0)
    [guest] = await room.lay("duhr", 1, ("easy",) * 3, window=0, thinking=0, options={"first": "0", "agendas": "white", "deals": "off"})
    state, _ = guest.live.table.game()
    assert not may_deal(state, 0)


# Taking back.


@in_room
async def test_what_was_done_for_a_seat_is_taken_back_with_its_own_choice(room: Room) -> None:
    [guest] = await room.lay("skirmish", 1, ("easy",), window=0, thinking=0)
    while not guest.live.table.unasked or max(guest.live.table.unasked) < len(moves_of(guest)) - 1:
        if guest.position["result"] is not None:
            await guest.say(type="vote", matter="again")
        await room.wait_for_bots(guest)
        before = guest.position
        await guest.move(before["moves"][-1]["text"])
    seat, number = guest.position["view"]["viewer"], max(guest.live.table.unasked)
    assert moves_of(guest)[number][0] == seat
    again = from_dict(to_dict(guest.live.table))
    assert again.unasked == guest.live.table.unasked
    await guest.say(type="undo", position=guest.position["number"])
    assert guest.kinds[-1] == "undone"
    assert guest.position["view"] == before["view"]
    assert guest.position["moves"] == before["moves"]
    assert number not in guest.live.table.unasked


def moves_of(guest: Guest) -> list[tuple[int, str]]:
    _, record = guest.live.table.game()
    return record.moves


@in_room
async def test_ordered_passes_do_not_keep_a_move_from_being_taken_back_and_orders_stay(room: Room) -> None:
    guests = await room.lay("thrones", 2, window=0)
    for guest in guests:
        await guest.say(type="order", passing=[occasion.word for occasion in find_game("thrones").occasions])
    for _ in range(200):
        guest = asked(guests)
        before = guest.position
        moves = [move["text"] for move in before["moves"]]
        await guest.move(next((move for move in moves if move in ("pass", "done")), moves[0]))
        if before["occasion"] is None and moves_of(guest)[-1][1] == "pass" and "done" in moves:
            break
    await guest.say(type="undo", position=guest.position["number"])
    assert guest.kinds[-1] == "undone", "nobody has acted since"
    assert guest.position["view"] == before["view"]
    assert [len(found.position["passing"]) for found in guests] == [len(find_game("thrones").occasions)] * 2


@in_room
async def test_whoever_takes_back_a_pass_is_asked_in_that_window_again(room: Room) -> None:
    guests = await room.lay("thrones", 2, window=0)
    guest = asked(guests)
    while guest.position["occasion"] is None:
        await guest.move(guest.position["moves"][-1]["text"])
        guest = asked(guests)
    before = guest.position
    await guest.move("pass")
    await guest.say(type="order", passing=[occasion.word for occasion in find_game("thrones").occasions])
    assert before["occasion"] in guest.position["passing"]
    await guest.say(type="undo", position=guest.position["number"])
    if guest.kinds[-1] == "undo_asked":
        other = next(found for found in guests if found is not guest)
        await other.say(type="undo_answer", agreed=True)
    assert guest.position["moves"] == before["moves"], "it is asked, though it passes on such occasions"
    assert before["occasion"] not in guest.position["passing"]


# All at once.


@in_room
async def test_a_chain_of_answers_is_one_entry(room: Room) -> None:
    guests = await room.lay("thrones", 4, window=0)
    for guest in guests:
        await guest.say(type="order", passing=[occasion.word for occasion in find_game("thrones").occasions])
    longest = 0
    while guests[0].position["view"]["round"] < 2:
        guest = asked(guests)
        number, made = guest.live.table.number, len(moves_of(guest))
        await guest.move()
        chain = len(moves_of(guest)) - made - 1
        assert guest.live.table.number - number == (2 if chain else 1)
        longest = max(longest, chain)
    assert longest > 8


@in_room
async def test_a_very_long_chain_lets_other_tables_have_their_turn(room: Room) -> None:
    guests = await room.lay("thrones", 4, window=0)
    for guest in guests:
        await guest.say(type="order", passing=[occasion.word for occasion in find_game("thrones").occasions])
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(orders, "MOST_TOGETHER", 3)
        while guests[0].kinds.count("unasked") < 2:
            await asked(guests).move()
    lengths = [len(entry.moves) for entry in await written(guests[0]) if isinstance(entry, entries.Unasked)]
    assert max(lengths) == 3


async def written(guest: Guest) -> list[entries.Entry]:
    return [entries.read(row.body) for row in await guest.live.hall.store.entries(guest.live.name, 0)]


@in_room
async def test_clocks_run_while_one_thinks_and_not_for_what_follows_at_once(room: Room) -> None:
    guests = await room.lay("skirmish", 2, window=0, pace={"kind": "real_time", "decision": 10, "reserve": 100})
    guest = await to_a_window(guests)
    seat = guests.index(guest)
    other = guests[1 - seat]
    await room.pass_time(30)
    await guest.say(type="order", passing=["instants"])
    assert guest.kinds[-1] == "unasked"
    assert guest.position["clocks"][seat]["reserve"] == 80, "who orders after a long thought has thought long"
    await room.pass_time(5)
    await other.say(type="order", passing=["instants"])
    while guest.kinds.count("unasked") < 4:
        await asked(guests).move()
    assert guest.position["clocks"][seat]["reserve"] == 80
    assert guest.position["clocks"][1 - seat]["reserve"] == 100
