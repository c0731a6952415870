"""Two halls at real ports that look the same to one viewer, and everything that the viewer may try there."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from itertools import zip_longest
from typing import Any

from greathall.bots.random import any_offer
from greathall.hall.table import entries
from greathall.hall.table.entries import NOBODY
from greathall.hall.table.table import Table
from greathall.kernel.chance import swift
from greathall.kernel.deals.dealing import Dealing
from greathall.lab.pointing import all_things
from tests.hall.wired import WiredRoom, WireGuest, twin_of

DECISION = 20.0
LANGUAGES = ("en", "de")
PEOPLE = 2
PACE = {"kind": "real_time", "decision": DECISION, "reserve": 0}
PLANS: dict[str, tuple[str, int, int, dict[str, Any]]] = {
    "treachery": ("treachery", 1, 2, {}),
    "skirmish": ("skirmish", 2, 60, {"window": 3}),
    "duhr": ("duhr", 2, 30, {"window": 3}),
    "duhr_delayed": ("duhr", 2, 30, {"window": 3, "watchers": "delayed", "delay": 1}),
    "thrones": ("thrones", 1, 40, {"window": 0, "options": {"variant": "littlefinger"}}),
    "thrones_windows": ("thrones", 1, 40, {"window": 3, "options": {"variant": "littlefinger"}}),
}
"""By name, the game, how many bots play beside two people, how many moves were made before anyone comes, and what else is settled."""

TRIES = 20
"""How many offers are thought of to find one that can be made."""

SOON, UNDER_A_THIRD, A_LITTLE, TO_A_SECOND, TO_THE_END = 0.1, 0.22, 0.02, 0.67, 2.01
"""The steps in which time passes. The bots of one hall have thought after the first, those of the other in the second; in windows they
answer in the third, otherwise in the fourth."""


class Twins:
    """Two halls, and those through whom they are compared."""

    def __init__(self, one: WiredRoom, two: WiredRoom, viewer: int, seed: str, only: str = "") -> None:
        self.one, self.two = one, two
        self.viewer = viewer
        self.only = only
        """What alone the viewer tries; empty: everything in turn."""
        self.seed = seed
        self.chance = random.Random(seed)
        self.seen = Counter[str]()
        """What happened on the way, to know that the test tests something."""
        self.people: list[tuple[WireGuest, WireGuest]] = []
        """For each person, their connection to each hall."""
        self.eyes: list[tuple[WireGuest, WireGuest]] = []
        """The viewer's, in each language."""
        self.compared = [0, 0]
        self.base = 0
        """How many moves there were when the worlds were last told apart."""
        two.pool.takes, two.pool.heeds = 0.2, False

    @property
    def rooms(self) -> tuple[WiredRoom, WiredRoom]:
        return self.one, self.two

    async def begin(self, name: str, until: Callable[[Table], bool] | None = None) -> None:
        """Lay the tables, play for a while, and let everyone come."""
        game, bots, ahead, plan = PLANS[name]
        keys = [f"the key of seat {seat}" for seat in range(PEOPLE)]
        for room in self.rooms:
            await room.begin({"game": game, **plan, "hints": "always", "thinking": 1, "pace": PACE}, keys, bots, self.seed)
        while not until(self.one.table) if until else len(self.one.record.moves) < ahead:
            seat = self.one.table.asked()[0]
            move = self.chance.choice(self.one.moves(seat))
            for room in self.rooms:
                await room.do(room.live, entries.Played(seat=seat, move=move))
        for key in keys:
            self.people.append((await self.one.connect(key, "en"), await self.two.connect(key, "en")))
        key = "" if self.viewer < 0 else keys[self.viewer]
        for language in LANGUAGES:
            self.eyes.append((await self.one.connect(key, language), await self.two.connect(key, language)))
        await self.settle()
        self.compare_from_now()

    def part(self, alike: bool = False) -> None:
        """Deal everything otherwise in the second hall that the viewer can't know; or let it be as in the first one."""
        self.base = len(self.one.record.moves)
        self.two.redraw(self.one.state if alike else twin_of(self.one.state, self.viewer, f"{self.seed} {self.chance.random()}"))
        if self.two.table.asked() != self.one.table.asked():
            for room in self.rooms:
                room.ask_again()
        for room in self.rooms:
            room.think_again()
        self.compare_from_now()

    def compare_from_now(self) -> None:
        self.compared = [len(one.heard) for one, _ in self.eyes]
        assert self.compared == [len(two.heard) for _, two in self.eyes]

    def alike(self) -> bool:
        """Whether the rules have shown the viewer nothing in which the worlds differ."""
        return bool(self.one.state.view(self.viewer) == self.two.state.view(self.viewer))

    def compare(self) -> None:
        for number, (one, two) in enumerate(self.eyes):
            heard = one.heard[self.compared[number] :]
            differing = [pair for pair in zip_longest(heard, two.heard[self.compared[number] :]) if pair[0] != pair[1]]
            assert not differing, f"{self.seed}, after {self.one.record.moves}: {differing[0]}"
            self.seen["heard"] += sum(message.startswith(b'{"type":"event"') for _, message in heard)
        assert self.one.pool.hints == self.two.pool.hints, "a hint is asked for with the view, and nothing else"

    async def settle(self) -> None:
        """All hear everything, also on how many devices their seat is open: the hall says that when it next looks."""
        for room in self.rooms:
            room.live.notice()
        for pair in (*self.people, *self.eyes):
            for guest in pair:
                await guest.catch_up()

    async def ask(self, seat: int, **message: Any) -> None:
        """A person asks for the same in both halls."""
        for guest in self.people[seat]:
            await guest.ask(**message)

    async def see(self, **message: Any) -> None:
        """The viewer asks for something, in each language."""
        for pair in self.eyes:
            for guest in pair:
                await guest.ask(**message)

    async def wait(self, *seconds: float) -> None:
        await self.settle()
        for each in seconds:
            for room in self.rooms:
                await room.pass_time(each)

    # What the viewer tries.

    async def probe(self, number: int) -> None:
        """Something that a viewer may ask for at any time, at which something hidden could show: one after the other."""
        probes = {
            "why": self.try_why,
            "move": self.try_a_move,
            "hint": self.try_a_hint,
            "undo": self.try_undo,
            "offer": self.try_an_offer,
            "others_offer": self.hear_an_offer,
            "order": self.try_an_order,
            "replay": self.try_a_replay,
        }
        await probes[self.only or [*probes][number % len(probes)]]()
        if not self.only and not self.seen["hint"] and self.viewer in self.one.table.asked():
            await self.try_a_hint()
        if not self.only and not self.seen["others_offer"]:
            await self.hear_an_offer()

    def any_move(self) -> str:
        """A move of somebody, perhaps with what nobody else may know."""
        state = self.chance.choice(self.rooms).state
        moves = [state.text(move) for seat in range(state.seats) for move in (*state.moves(seat), *state.calls(seat))]
        return self.chance.choice(moves or ["pass"])

    def any_thing(self) -> list[str]:
        """Something on the table, perhaps what nobody else may know of."""
        state = self.one.state
        return state.game.things.written(self.chance.choice(all_things(state)), state.names())

    async def try_why(self) -> None:
        self.seen["why"] += 1
        await self.see(type="why", id=1, move=self.any_move())
        await self.see(type="why", id=1, thing=self.any_thing())

    async def try_a_move(self) -> None:
        self.seen["move"] += 1
        move = self.any_move()
        if self.viewer < 0 or move not in self.one.moves(self.viewer):
            await self.see(type="move", id=2, question=self.eyes[0][0].position()["number"], move=move)

    async def try_a_hint(self) -> None:
        self.seen["hint"] += self.viewer in self.one.table.asked()
        for room in self.rooms if self.viewer in self.one.table.asked() else ():
            room.pool.want(self.viewer, self.one.moves(self.viewer)[0])
        await self.see_by_http("/api/tables/thetable/hint")

    async def try_a_replay(self) -> None:
        at = len(self.one.record.moves)
        if at > self.base:
            self.seen["replay"] += 1
            await self.see_by_http(f"/api/replays/thetable/1?viewer={self.viewer}&at={at}")

    async def see_by_http(self, path: str) -> None:
        key = "" if self.viewer < 0 else f"the key of seat {self.viewer}"
        for language in LANGUAGES:
            assert await self.one.get(path, key, language) == await self.two.get(path, key, language)

    async def try_undo(self) -> None:
        """Whoever moved last wants to take it back, perhaps the viewer, and the other one says what they think of it."""
        moves = self.one.record.moves
        last = max((number for number, (mover, _) in enumerate(moves) if mover < PEOPLE), default=-1)
        if last < self.base or last in self.one.table.unasked:
            return
        seat = moves[last][0]
        self.seen["undo"] += 1
        await self.ask(seat, type="undo", id=3, position=self.people[seat][0].position()["number"])
        if self.one.table.undo_by != NOBODY:
            await self.ask(1 - seat, type="undo_answer", agreed=self.chance.random() < 0.5)

    async def try_an_offer(self) -> None:
        state = self.one.state
        if self.viewer >= 0 and isinstance(state, Dealing):
            self.seen["offer"] += 1
            offer = any_offer(state, self.viewer, swift(f"{self.chance.random()}")).text(state.names())
            await self.ask(self.viewer, type="offer", id=4, position=self.people[self.viewer][0].position()["number"], offer=offer)

    async def hear_an_offer(self) -> None:
        """Somebody else makes an offer that they can make in both halls."""
        states = [state for room in self.rooms if isinstance(state := room.state, Dealing)]
        for seat in range(PEOPLE) if states else ():
            drawn = [any_offer(states[0], seat, swift(f"{self.chance.random()}")) for _ in range(TRIES)]
            sound = (each for each in drawn if all(state.offer_fault(seat, each) is None for state in states))
            if seat != self.viewer and (offer := next(sound, None)) is not None:
                self.seen["others_offer"] += 1
                position = self.people[seat][0].position()["number"]
                await self.ask(seat, type="offer", id=6, position=position, offer=offer.text(states[0].names()))
                return

    async def try_an_order(self) -> None:
        known = [occasion.word for occasion in self.one.state.game.occasions]
        if known:
            self.seen["order"] += 1
            await self.see(type="order", id=5, passing=self.chance.choice([[], known[:1]]))

    # What happens at the table.

    def shared(self, seat: int) -> list[str]:
        """The moves that a seat has in both halls."""
        return [move for move in self.one.moves(seat) if move in self.two.moves(seat)]

    async def step(self) -> None:
        """The same happens in both halls, as far as everyone can see."""
        asked = self.one.table.asked()
        assert self.two.table.asked() == asked
        if not all(self.shared(seat) for seat in asked):
            self.part(alike=True)  # what is played now shows something hidden
        self.seen["uneven"] += any(
            (len(self.one.moves(seat)) > 1) != (len(self.two.moves(seat)) > 1) for seat in asked if seat != self.viewer
        )
        state, window = self.one.state, self.one.table.in_window()
        passes = {seat: state.text(state.declining(seat)) for seat in asked if state.declining(seat) >= 0}
        for seat in asked:
            for room in self.rooms:
                room.pool.want(seat, passes[seat] if seat in passes else self.shared(seat)[0])
        people = [seat for seat in asked if seat < PEOPLE]
        if window:
            await self.answer(people, passes)
        elif not people:
            self.seen["bot"] += 1
            await self.wait(SOON, UNDER_A_THIRD, A_LITTLE, TO_A_SECOND)
        elif self.chance.random() < (0.2 if self.seen["late"] else 0.6):
            await self.be_late(people[0])
        else:
            seat = people[0]
            move = passes[seat] if seat in passes and self.chance.random() < 0.7 else self.chance.choice(self.shared(seat))
            await self.ask(seat, type="move", question=self.one.table.questions[seat], move=move)

    async def answer(self, people: list[int], passes: dict[int, str]) -> None:
        """In a window the viewer answers the same in both halls, or nothing; what others do before it closes is theirs alone."""
        self.seen["window"] += 1
        self.seen["bot"] += not people
        for seat in people:
            own = seat == self.viewer
            same = self.chance.choice(["seal", "nothing"])
            for number, room in enumerate(self.rooms):
                doing = same if own else self.chance.choice(["seal", "order", "nothing"])
                if doing == "seal" and seat not in room.table.sealed:
                    await self.people[seat][number].ask(type="move", question=room.table.questions[seat], move=passes[seat])
                elif doing == "order":
                    word = [] if room.table.passing[seat] else [room.state.game.occasions[0].word]
                    await self.people[seat][number].ask(type="order", passing=word)
        if self.chance.random() < 0.5:
            await self.try_undo()
        await self.wait(SOON, UNDER_A_THIRD, A_LITTLE, TO_A_SECOND, TO_THE_END)

    async def be_late(self, seat: int) -> None:
        """Somebody's time runs out, and a bot decides for them."""
        self.seen["late"] += 1
        ends = self.one.table.runs_out(seat)
        assert ends is not None
        third = self.one.state.declining(seat) >= 0
        before = SOON + UNDER_A_THIRD if third else 0.9
        await self.wait(ends - before - self.one.hall.clock.now(), before - A_LITTLE, 2 * A_LITTLE)

    async def play(self, steps: int) -> None:
        number = 0
        while number < steps and self.one.table.phase == "playing":
            await self.probe(number)
            if self.alike():
                await self.step()
            await self.settle()
            assert self.one.record.moves == self.two.record.moves
            if self.alike():
                if not self.only and not self.seen["replay"]:
                    await self.try_a_replay()
                    await self.settle()  # who looks at a replay is another device
                self.compare()
            else:
                self.seen["shown"] += 1
                if self.one.table.plan.watchers == "delayed":
                    return  # what is shown now will be told later
            if self.one.table.public != self.two.table.public or self.one.table.position != self.two.table.position:
                return  # what was shown has led to different things
            if not self.alike() or self.chance.random() < 0.15:
                self.part()
            number += 1
