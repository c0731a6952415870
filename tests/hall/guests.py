"""Clients that play at random over the wire, lose their connection, and write down everything that they were told."""

from __future__ import annotations

import asyncio
import random
import time
from contextlib import aclosing
from typing import Any

from greathall.client.connection import Link, Seat
from tests.hall.serving import PATIENCE

WHOLE_GAME = 600.0
"""The most seconds that a whole game may take, however busy the machine."""


def told(event: dict[str, Any]) -> dict[str, Any]:
    """An event without what it changed, which is sent only with the latest."""
    return {name: value for name, value in event.items() if name not in ("position", "table")}


class RandomGuest:
    """Plays any legal move, and asks for another game when one is over."""

    def __init__(self, link: Link, seed: int, drops: int = 0, others: tuple[str, ...] = (), again: bool = False, game: str = "") -> None:
        self.game = game
        self.seat = Seat(link, patience=PATIENCE, others=others)
        self.chance = random.Random(seed)
        self.drops = drops
        """After about how many messages it loses its connection, again and again; the first time soon, in the shortest of games."""
        self.until_drop = 2
        self.again = again
        self.events: list[dict[str, Any]] = []
        self.refused: list[dict[str, Any]] = []
        self.welcomes = 0
        self.heard = time.monotonic()
        self.result: dict[str, Any] | None = None

    async def play(self) -> dict[str, Any]:
        """Play until the game is over, or for ever if it wants another."""
        async with aclosing(self.seat.messages()) as messages:
            async for message in messages:
                if await self.hear(message):
                    assert self.result is not None
                    return self.result
        raise AssertionError("the messages ended")

    async def hear(self, message: dict[str, Any]) -> bool:
        """Take in a message and answer it; True when the game is over."""
        if message["type"] == "welcome":
            self.welcomes += 1
            for event in message["events"]:
                self.note(event)
            assert message["number"] == len(self.events), "nothing is missed and nothing comes twice"
        elif message["type"] == "event":
            self.note(message)
        elif message["type"] == "refused":
            self.refused.append(message)
        position = message.get("position")
        if position is not None:
            await self.answer(position)
            if position["result"] is not None and not self.again:
                self.result = position["result"]
                return True
        self.until_drop -= 1
        if self.drops and self.until_drop <= 0 and self.seat.socket is not None:
            self.until_drop = self.chance.randint(1, 2 * self.drops)
            await self.seat.socket.close()
        return False

    def note(self, event: dict[str, Any]) -> None:
        assert event["number"] == len(self.events) + 1, "events come in order, each once"
        self.events.append(told(event))
        self.heard = time.monotonic()

    async def answer(self, position: dict[str, Any]) -> None:
        if position["question"] is not None:
            move = self.chance.choice(position["moves"])["text"]
            await self.seat.send(type="move", question=position["question"], move=move)
        elif position["result"] is not None and self.again:
            await self.seat.send(type="vote", matter="again")


async def history(link: Link) -> list[dict[str, Any]]:
    """All events that a seat may know of, from the beginning."""
    return [told(event) for event in (await welcome(link))["events"]]


async def welcome(link: Link) -> dict[str, Any]:
    """What a guest is told first."""
    async with aclosing(Seat(link, patience=2).messages()) as messages:
        return await anext(messages)


async def play_game(links: list[Link], drops: int = 0, others: tuple[str, ...] = ()) -> list[RandomGuest]:
    """Play a game to its end with random guests."""
    guests = [RandomGuest(link, seed, drops, others) for seed, link in enumerate(links)]
    await asyncio.wait_for(asyncio.gather(*(guest.play() for guest in guests)), WHOLE_GAME)
    return guests
