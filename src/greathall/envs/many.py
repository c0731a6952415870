"""Many games side by side, stepped by one call into NumPy buffers, in one process or several."""

from __future__ import annotations

import multiprocessing
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import pairwise
from multiprocessing.connection import Connection
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import ArrayLike, NDArray

from greathall.envs.table import RAISES, Table, fresh_seed
from greathall.features import numbers
from greathall.kernel.chance import swift
from greathall.kernel.errors import GreathallError, UnknownGame

Flags = NDArray[np.int8]


class WorkerLost(GreathallError):
    """A process that steps a share of the games is gone, and its games with it."""


class Buffers(NamedTuple):
    """A row for each game."""

    observation: Flags
    """The features of `greathall.features`, as the seat that is asked may know them: zeros and ones."""
    mask: Flags
    """One for each action that is legal."""
    reward: NDArray[np.float64]
    """What each seat got by the last step."""
    done: NDArray[np.bool_]
    """Whether the game ended with the last step; then the row already shows the next one."""
    seat: NDArray[np.int64]
    """Who is asked."""


class VectorEnv:
    """`buffers` holds what is known after the last `reset` or `step`. Each step writes over it, so copy what you keep."""

    def __init__(self, table: Table, count: int, processes: int = 1) -> None:
        if not 1 <= processes <= count:
            raise UnknownGame(f"{count} games can be shared by 1 to {count} processes, not {processes}")
        self.table = table
        self.count = count
        memory = Memory(table, count)
        self.buffers = memory.buffers()
        self._actions = memory.numbers(ACTIONS)
        self._samples = memory.numbers(SAMPLES)
        self._rows = np.arange(count)
        bounds = [count * at // processes for at in range(processes + 1)]
        shares = list(pairwise(bounds))
        # This process has the first share itself, so that as many processes work as were asked for.
        self._own = Share(table, memory, *shares[0])
        self._others = [Worker(table, memory, *share) for share in shares[1:]]
        self.reset()

    def reset(self, seed: int | None = None) -> Buffers:
        """Deal all games again. Without a seed nobody knows what comes; with one, always the same, in however many processes."""
        text = str(fresh_seed() if seed is None else seed)
        for worker in self._others:
            worker.tell(text)
        self._own.begin(text)
        self._wait()
        return self.buffers

    def step(self, actions: ArrayLike) -> Buffers:
        """Choose an action in every game. Where an illegal one raises, nothing is changed in any game."""
        self._actions[:] = actions
        if self.table.illegal == RAISES:
            self._check()
        for worker in self._others:
            worker.tell(None)
        self._own.step()
        self._wait()
        return self.buffers

    def sample(self) -> NDArray[np.int64]:
        """A legal action for each game, drawn at random once for each step."""
        return self._samples.copy()

    def close(self) -> None:
        """End the other processes."""
        for worker in self._others:
            worker.end()
        self._others = []

    def _wait(self) -> None:
        for worker in self._others:
            worker.wait()

    def _check(self) -> None:
        actions = self._actions
        inside = (actions >= 0) & (actions < self.table.actions)
        legal = inside & (self.buffers.mask[self._rows, np.where(inside, actions, 0)] != 0)
        if not legal.all():
            at = int(np.flatnonzero(~legal)[0])
            raise self.table.refusal(int(actions[at]), int(self.buffers.seat[at]))


class Memory:
    """The buffers as memory that processes share."""

    def __init__(self, table: Table, count: int) -> None:
        self.count = count
        self.widths = (table.features, table.actions, table.seats, 1, 1)
        sizes = [count * width * size for width, size in zip(self.widths, (1, 1, 8, 1, 8), strict=True)]
        self.parts = [CONTEXT.RawArray("b", size) for size in (*sizes, 8 * count, 8 * count)]

    def buffers(self, rows: slice = slice(None)) -> Buffers:
        """What some of the rows hold."""
        kinds = (np.int8, np.int8, np.float64, np.bool_, np.int64)
        flat: list[Any] = [np.frombuffer(part, kind) for part, kind in zip(self.parts, kinds, strict=False)]
        shaped = [row.reshape(self.count, width) for row, width in zip(flat[:3], self.widths, strict=False)]
        return Buffers(*(part[rows] for part in (*shaped, *flat[3:])))

    def numbers(self, part: int) -> NDArray[np.int64]:
        """What is chosen in each game, or what might be."""
        return np.frombuffer(self.parts[part], np.int64)


class Share:
    """Some of the games, stepped in one process."""

    def __init__(self, table: Table, memory: Memory, first: int, end: int) -> None:
        self.rows = slice(first, end)
        self.first = first
        self.batch = table.batch(end - first)
        self.buffers = memory.buffers(self.rows)
        self.observation = self.buffers.observation.reshape(-1)
        self.mask = self.buffers.mask.reshape(-1)
        self.actions = memory.numbers(ACTIONS)[self.rows]
        self.samples = memory.numbers(SAMPLES)[self.rows]
        self.marked: tuple[NDArray[np.int64], ...] = ()
        self.chance = swift("")

    def begin(self, seed: str) -> None:
        self.chance = swift(f"{seed} samples {self.first}")
        self.batch.begin(seed, self.first)
        self.write()

    def step(self) -> None:
        self.batch.step(self.actions.tobytes())
        self.write()

    def write(self) -> None:
        """Take the marks of the last step away and set those of this one."""
        batch, buffers = self.batch, self.buffers
        if self.marked:
            self.observation[self.marked[0]] = 0
            self.mask[self.marked[1]] = 0
        self.marked = numbers(batch.features), numbers(batch.places)
        self.observation[self.marked[0]] = 1
        self.mask[self.marked[1]] = 1
        buffers.reward[:] = np.frombuffer(memoryview(batch.reward)).reshape(buffers.reward.shape)
        buffers.done[:] = np.frombuffer(memoryview(batch.done), np.bool_)
        buffers.seat[:] = numbers(batch.seat)
        self.samples[:] = numbers(batch.sample(self.chance))


class Worker:
    """A share of the games in another process."""

    def __init__(self, table: Table, memory: Memory, first: int, end: int) -> None:
        self.pipe, other = CONTEXT.Pipe()
        laid = (table.game.name, table.seats, table.rewards, table.illegal, table.offers, table.whole, table.cards, table.options)
        self.process = CONTEXT.Process(target=serve, args=(other, laid, memory, first, end), daemon=True)
        self.process.start()
        other.close()

    def tell(self, what: str | None) -> None:
        with self.noticed():
            self.pipe.send(what)

    def wait(self) -> None:
        with self.noticed():
            self.pipe.recv()

    @contextmanager
    def noticed(self) -> Iterator[None]:
        """Around what goes over the pipe, which is closed when the other process is gone."""
        try:
            yield
        except (EOFError, OSError) as error:
            self.process.join()
            raise WorkerLost(
                f"process {self.process.pid} of this environment ended with {self.process.exitcode} while it stepped its games; "
                "close the environment and make another"
            ) from error

    def end(self) -> None:
        self.pipe.close()
        self.process.join()


def serve(pipe: Connection[Any, Any], laid: tuple[Any, ...], memory: Memory, first: int, end: int) -> None:
    """What another process does: deal at a seed, step at nothing, until the pipe is closed."""
    share = Share(Table(*laid), memory, first, end)
    for told in received(pipe):
        if told is None:
            share.step()
        else:
            share.begin(told)
        pipe.send(None)


def received(pipe: Connection[Any, Any]) -> Iterator[str | None]:
    while True:
        try:
            yield pipe.recv()
        except EOFError:
            return


CONTEXT = multiprocessing.get_context("spawn")
ACTIONS = 5
SAMPLES = 6
