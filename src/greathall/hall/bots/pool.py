"""The workers that think for bots, each a process of its own: however long a bot thinks, no table waits for it but its own."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import sys
from typing import Any, Final

from greathall.hall import metrics
from greathall.hall.bots.turns import WINDOW, Turns

log = logging.getLogger(__name__)

LONGEST_LINE: Final = 1 << 20


class Worker:
    """One worker process, started when it is first needed."""

    def __init__(self, command: tuple[str, ...]) -> None:
        self.command = command
        self.process: asyncio.subprocess.Process | None = None

    async def ask(self, question: dict[str, Any]) -> dict[str, Any]:
        """What the worker answers."""
        if self.process is None or self.process.returncode is not None:
            self.process = await asyncio.create_subprocess_exec(
                *self.command, stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE, limit=LONGEST_LINE
            )
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(json.dumps(question).encode() + b"\n")
        await self.process.stdin.drain()
        line = await self.process.stdout.readline()
        answer: dict[str, Any] = json.loads(line)
        return answer

    async def stop(self) -> None:
        """End the process; the next question starts another."""
        if self.process is not None and self.process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                self.process.kill()
            await self.process.wait()
        self.process = None


class Pool:
    """A few workers, and who waits for one."""

    def __init__(
        self, workers: int, budget: float, command: tuple[str, ...] = (sys.executable, "-m", "greathall.hall.bots.worker")
    ) -> None:
        self.budget = budget
        """The longest that a bot may think about one decision, in seconds."""
        self.spare = Worker(command)
        """Answers in windows alone, which is soon done: however long all others think about moves, no bot passes for want of a worker."""
        self.workers = [*(Worker(command) for _ in range(workers)), self.spare]
        self.idle = self.workers[::-1]
        """Whoever is last is taken first."""
        self.turns: Turns[Worker] = Turns()

    async def think(
        self, table: str, bot: str, view: dict[str, Any], offers: bool = False, seed: str = "", within: float = 0.0, whose: str = ""
    ) -> str | None:
        """The move of a bot in the position of a view, as text, or an offer if it may make one; None if it found none in its time."""
        question = {"ask": "move", "bot": bot, "view": view, "offers": offers, "seed": seed, "within": within}
        answer = await self.ask(table, question, whose)
        return answer.get("move")

    async def ask(self, table: str, question: dict[str, Any], whose: str = "") -> dict[str, Any]:
        """What a worker answers, see `greathall.hall.bots.worker`; empty if it found no answer in its time."""
        worker = await self.take(WINDOW if question.get("within") else question["ask"], table, whose)
        try:
            with metrics.THINKING.time():
                answer = await asyncio.wait_for(worker.ask(question), self.budget)
        except (TimeoutError, OSError, ValueError) as error:
            metrics.OVERRUNS.inc()
            log.warning("a bot was stopped", extra={"asked": question["ask"], "error": type(error).__name__})
            await worker.stop()
            return {}
        except asyncio.CancelledError:
            await worker.stop()
            raise
        finally:
            self.give_back(worker)
        if "error" in answer:
            log.error("a bot can't read its question", extra={"asked": question["ask"], "error": answer["error"]})
        return answer

    async def take(self, kind: str, table: str, whose: str = "") -> Worker:
        """A worker, as soon as it is the turn of this work."""
        fit = next((worker for worker in reversed(self.idle) if kind == WINDOW or worker is not self.spare), None)
        if fit is not None:
            self.idle.remove(fit)
            return fit
        turn = self.turns.wait(kind, table, whose)
        try:
            return await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self.give_back(turn.result())
            raise

    def give_back(self, worker: Worker) -> None:
        """Let the worker do what is next."""
        turn = self.turns.next([WINDOW] if worker is self.spare else [])
        if turn is None:
            self.idle.append(worker)
            self.idle.sort(key=lambda each: each is not self.spare)
        else:
            turn.set_result(worker)

    async def close(self) -> None:
        for worker in self.workers:
            await worker.stop()
