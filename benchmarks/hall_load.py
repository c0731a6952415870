"""How many tables one server holds: the time from a move's sending until everyone at the table has heard of it.

    python benchmarks/hall_load.py --all --write docs/hall/load.md
    python benchmarks/hall_load.py --tables 300 1000 --seconds 30 --database sqlite --game treachery skirmish duhr thrones
    python benchmarks/hall_load.py --tables 1000 --seconds 60 --database postgresql --servers 2

Four clients sit at each table, and at each table someone moves every two seconds. The clients run in a process of their own, on the same
machine as the server and its database. Each run prints one row of the table in docs/hall/load.md; `--write` writes them there, and `--json`
keeps all figures. `--all` are all games on both stores with 300 and 1,000 tables, half of the clients in German. What was measured is kept
(`--keep`): stopped, and started again with the same words, it goes on from there.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import itertools
import json
import os
import platform
import random
import resource
import sys
import tempfile
import time
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import websockets
from pydantic_core import from_json
from websockets.asyncio.client import ClientConnection

sys.path.insert(0, str(Path(__file__).parents[1]))

from greathall.client.connection import Link
from greathall.client.shuffle import Shuffles
from greathall.hall.wire.protocol import PROTOCOL
from greathall.kernel.catalog import all_games, find_game
from greathall.version import VERSION
from tests.hall.serving import Server, postgresql

SEATS = 4


class Sitting:
    """A table with its clients: knows who is asked, and when the latest move was sent."""

    def __init__(self, game: str, links: list[Link], languages: list[str], chance: random.Random, latencies: list[float]) -> None:
        self.game = game
        self.links = links
        self.languages = languages
        self.chance = chance
        self.latencies = latencies
        self.sockets: list[ClientConnection] = []
        self.questions: dict[int, tuple[int, list[str]]] = {}
        self.sent: float | None = None
        self.over = False
        self.measured = False
        self.moves = 0
        self.shuffles = [Shuffles() for _ in links]

    async def join(self) -> None:
        for seat, link in enumerate(self.links):
            socket = await websockets.connect(link.wire(), compression=None, max_size=None, ping_interval=None)
            language = self.languages[seat % len(self.languages)]
            await socket.send(json.dumps({"type": "hello", "protocol": PROTOCOL, "key": link.key, "language": language}))
            self.sockets.append(socket)
            await self.note(seat, await socket.recv())

    async def note(self, seat: int, text: str | bytes) -> None:
        heard = time.perf_counter()
        message = from_json(text)
        told = message["type"] == "event" and message["what"]["kind"] in ("played", "started")
        if told and self.measured and self.sent is not None:
            self.latencies.append(heard - self.sent)
        position = message.get("position")
        if position is not None:
            self.over = position["result"] is not None
            self.questions.pop(seat, None)
            if position["question"] is not None and position["sealed"] is None:
                self.questions[seat] = position["question"], [move["text"] for move in position["moves"]]
        if (number := self.shuffles[seat].hear(message)) is not None:
            await self.sockets[seat].send(json.dumps(number))

    async def listen(self, seat: int) -> None:
        async for text in self.sockets[seat]:
            await self.note(seat, text)

    async def play(self, every: float) -> None:
        """Move at a steady pace; when a game is over, all vote for another."""
        await asyncio.sleep(self.chance.random() * every)
        while True:
            began = time.perf_counter()
            if self.over:
                self.sent = None
                for socket in self.sockets:
                    await socket.send('{"type":"vote","matter":"again"}')
            elif self.questions:
                seat, (question, moves) = next(iter(self.questions.items()))
                self.sent = time.perf_counter()
                self.moves += 1
                await self.sockets[seat].send(json.dumps({"type": "move", "question": question, "move": self.chance.choice(moves)}))
            await asyncio.sleep(max(0.0, every - (time.perf_counter() - began)))


async def load(servers: list[Server], game: str, languages: list[str], tables: int, seconds: float, every: float) -> dict[str, Any]:
    """Fill the hall, let everyone play, and measure."""
    latencies: list[float] = []
    chance = random.Random(1)
    gate = asyncio.Semaphore(8)
    sittings: list[Sitting] = []

    async def lay(number: int) -> None:
        server = servers[number % len(servers)]
        async with gate:
            links = await asyncio.to_thread(server.lay, game, SEATS, window=0)
            sitting = Sitting(game, links, languages, random.Random(number), latencies)
            await sitting.join()
            sittings.append(sitting)

    began = time.perf_counter()
    await asyncio.gather(*(lay(number) for number in range(tables)))
    print(f"{tables} tables laid, {tables * SEATS} clients connected in {time.perf_counter() - began:.0f} s", file=sys.stderr, flush=True)
    work = [asyncio.ensure_future(sitting.listen(seat)) for sitting in sittings for seat in range(SEATS)]
    work += [asyncio.ensure_future(sitting.play(every)) for sitting in sittings]
    # The clients' own pauses for tidying would count as the server's.
    gc.disable()
    await asyncio.sleep(max(every * 2, 5))  # until the pace is steady
    for sitting in sittings:
        sitting.measured = True
    before = usage(servers), resource.getrusage(resource.RUSAGE_SELF), sum(sitting.moves for sitting in sittings)
    await asyncio.sleep(seconds)
    after = usage(servers), resource.getrusage(resource.RUSAGE_SELF), sum(sitting.moves for sitting in sittings)
    for sitting in sittings:
        sitting.measured = False
    gc.enable()
    for task in work:
        task.cancel()
    await asyncio.gather(*work, return_exceptions=True)
    latencies.sort()
    chance.shuffle(sittings)
    return {
        "tables": tables,
        "clients": tables * SEATS,
        "moves_a_second": round((after[2] - before[2]) / seconds, 1),
        "heard": len(latencies),
        **{f"p{part}_ms": round(1000 * at(latencies, part), 1) for part in (50, 95, 99)},
        "server_cores": [round((late - early) / seconds, 2) for early, late in zip(before[0], after[0], strict=True)],
        "server_ms_a_move": round(1000 * (sum(after[0]) - sum(before[0])) / max(1, after[2] - before[2]), 3),
        "client_cores": round((cpu(after[1]) - cpu(before[1])) / seconds, 2),
        "server_mb": [memory(server) for server in servers],
    }


COLUMNS = ("Store", "Game", "Languages", "Tables", "Moves a second", *(f"{part} within" for part in ("Half", "95 of 100", "99 of 100")))
MORE = ("Server, cores", "Server, ms a move")
HEAD = f"| {' | '.join(COLUMNS + MORE)} |\n|{'---|' * len(COLUMNS + MORE)}"
BEGINS, ENDS = "<!-- measured -->", "<!-- as far as here -->"
"""Between these the page has the runs."""


def row(result: dict[str, Any]) -> str:
    """A run in the table of the documentation."""
    store = {"sqlite": "SQLite", "postgresql": "PostgreSQL"}[result["database"]]
    times = (f"{result[name]:.0f} ms" if result[name] >= 10 else f"{result[name]:.1f} ms" for name in ("p50_ms", "p95_ms", "p99_ms"))
    cores = ", ".join(f"{each:.2f}" for each in result["server_cores"])
    first = f"| {store} | {find_game(result['game']).title} | {', '.join(result['languages'])} | {result['tables']:,}"
    return f"{first} | {result['moves_a_second']:.0f} | {' | '.join(times)} | {cores} | {result['server_ms_a_move']:.2f} |"


def write(page: Path, results: list[dict[str, Any]]) -> None:
    """Put the runs on the page, in place of those that were there."""
    before, _, rest = page.read_text(encoding="utf-8").partition(BEGINS)
    _, _, after = rest.partition(ENDS)
    machine = f"{os.cpu_count()} cores, Python {platform.python_version()}, version {VERSION}, {results[0]['seconds']:.0f} seconds each."
    runs = "\n".join([machine, "", HEAD, *map(row, results)])
    page.write_text(f"{before}{BEGINS}\n{runs}\n{ENDS}{after}", encoding="utf-8")


def at(values: list[float], percent: float) -> float:
    return values[min(len(values) - 1, int(len(values) * percent / 100))] if values else float("nan")


def cpu(used: resource.struct_rusage) -> float:
    return used.ru_utime + used.ru_stime


def usage(servers: list[Server]) -> list[float]:
    """The processor time of each server so far, in seconds."""
    ticks = os.sysconf("SC_CLK_TCK")
    fields = [Path(f"/proc/{server.process.pid}/stat").read_text().rpartition(")")[2].split() for server in servers if server.process]
    return [(int(stat[11]) + int(stat[12])) / ticks for stat in fields]


def memory(server: Server) -> int:
    assert server.process is not None
    status = Path(f"/proc/{server.process.pid}/status").read_text()
    return int(status.partition("VmRSS:")[2].split()[0]) // 1024


class Runs:
    """What is measured, and what has been."""

    def __init__(self, keep: Path | None) -> None:
        self.keep = keep
        self.done: list[dict[str, Any]] = json.loads(keep.read_text()) if keep is not None and keep.exists() else []

    def measure(self, wanted: dict[str, Any]) -> dict[str, Any]:
        """A run, unless it was made before."""
        for result in self.done:
            if wanted.items() <= result.items():
                return result
        with ExitStack() as stack:
            if wanted["database"] == "postgresql":
                url = stack.enter_context(postgresql()).url
            else:
                url = f"sqlite:///{stack.enter_context(tempfile.TemporaryDirectory())}/hall.db"
            servers = [Server(url) for _ in range(wanted["servers"])]
            for server in servers:
                stack.callback(server.stop)
                server.start()
            measured = load(servers, wanted["game"], wanted["languages"], wanted["tables"], wanted["seconds"], wanted["every"])
            result = wanted | asyncio.run(measured)
        self.done.append(result)
        if self.keep is not None:
            self.keep.parent.mkdir(parents=True, exist_ok=True)
            self.keep.write_text(json.dumps(self.done, indent=2) + "\n")
        return result


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    games = [game.name for game in all_games()]
    parser.add_argument("--game", nargs="+", default=["treachery"], choices=games)
    parser.add_argument("--languages", nargs="+", default=["en"], help="of the clients at each table, in turn: en de is half and half")
    parser.add_argument("--tables", type=int, nargs="+", default=[1000])
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--every", type=float, default=2.0, help="seconds between the moves at a table")
    parser.add_argument("--database", nargs="+", choices=["sqlite", "postgresql"], default=["sqlite"])
    parser.add_argument("--servers", type=int, default=1)
    parser.add_argument(
        "--all", action="store_true", help="all games on both stores, 300 and 1,000 tables, half in German, 15 seconds each"
    )
    parser.add_argument(
        "--keep", type=Path, help="what was measured so far; with --all it is build/hall-load.json. Delete it to begin again"
    )
    parser.add_argument("--write", type=Path, help="write the runs to this page")
    parser.add_argument("--json", type=Path)
    given = parser.parse_args()
    if given.all:
        given.game, given.languages, given.tables = games, ["en", "de"], [300, 1000]
        given.database, given.seconds, given.keep = ["sqlite", "postgresql"], 15.0, given.keep or Path("build/hall-load.json")
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    runs, results = Runs(given.keep), []
    print(HEAD)
    for database, game, tables in itertools.product(given.database, given.game, given.tables):
        each = {"database": database, "servers": given.servers, "game": game, "languages": given.languages, "tables": tables}
        results.append(runs.measure({**each, "seconds": given.seconds, "every": given.every}))
        print(row(results[-1]), flush=True)
        if given.write:
            write(given.write, results)
    if given.json:
        given.json.write_text(json.dumps({"machine": platform.machine(), "cores": os.cpu_count(), "results": results}, indent=2) + "\n")


if __name__ == "__main__":
    main()
