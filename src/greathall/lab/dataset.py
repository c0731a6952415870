"""Very many games as a dataset: every move, and for strong bots what their search thought of each choice.

For each game and bot there are pairs of Parquet files, `games-….parquet` with a row a game and `moves-….parquet` with a row a move; the
datasheet beside them says what is in them. A file appears when it is whole, so what was stopped goes on with the next.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from mypy_extensions import i64

from greathall.bots import Bot, SearchBot, make
from greathall.bots.dealing import breaks_word
from greathall.kernel.bits import seats_of
from greathall.kernel.catalog import find_game
from greathall.kernel.chance import swift
from greathall.kernel.deals.dealing import Dealing
from greathall.kernel.deals.offer import Offer
from greathall.kernel.state import State
from greathall.lab.kept import Kept, Progress
from greathall.lab.playing import play_game
from greathall.lab.report import write_parquet
from greathall.lab.seeds import seed_from
from greathall.lab.workers import Workers
from greathall.version import VERSION

SHARD: Final = 500
"""How many games are in a pair of files."""
HARD_SHARD: Final = 10
"""How many of those with estimates."""

Columns = dict[str, list[Any]]
Part = tuple["Dataset", str, str, int, int]
"""Game, bot, and the games from one number up to another."""


@dataclass(frozen=True)
class Dataset:
    """What is to be made."""

    games: tuple[str, ...]
    many: int
    """How many games of each without estimates."""
    few: int
    """How many games of each with estimates."""
    bot: str = "middling"
    hard: str = "hard"
    seed: int = 0

    def check(self) -> None:
        """Make sure that all that it names is there; the error says what is not."""
        for game in self.games:
            find_game(game)
        for bot in (self.bot, self.hard):
            make(bot, swift("probe"))

    def about(self) -> dict[str, Any]:
        """What a dataset must say to be made again."""
        return {
            "study": "dataset",
            "version": VERSION,
            "games": list(self.games),
            "cards": {game: find_game(game).fingerprint(None) for game in self.games},
            "many": self.many,
            "few": self.few,
            "bot": self.bot,
            "hard": self.hard,
            "seed": self.seed,
        }

    def parts(self) -> dict[str, Part]:
        """The pairs of files, by the ends of their names."""
        found: dict[str, Part] = {}
        for game in self.games:
            for bot, count, size in ((self.bot, self.many, SHARD), (self.hard, self.few, HARD_SHARD)):
                for start in range(0, count, size):
                    kind = "estimates" if bot == self.hard and size == HARD_SHARD else "plain"
                    found[f"{game}-{kind}-{start // size:05}"] = (self, game, kind, start, min(start + size, count))
        return found


class Noting(Bot):
    """A search that keeps what it thought of each move when it last chose one."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.thought: list[tuple[int, float, int]] = []
        """The moves with their values and visits; none where there was nothing to think about."""

    def choose(self, position: State, seat: i64) -> i64:
        self.thought = []
        bot = self.bot
        answering = isinstance(position, Dealing) and position.asking() is not None
        if not isinstance(bot, SearchBot) or answering or len(position.sensible(seat)) == 1:
            return bot.choose(position, seat)
        root = bot.think(position, seat)
        self.thought = [(int(node.move), node.value(), int(node.visits)) for node in root.children]
        best = bot.favourite(root.children)
        if bot.haggler is not None and isinstance(position, Dealing) and breaks_word(position, seat, best.move):
            best = bot.after_all(position, root, best)
        return best.move

    def offer(self, position: State, seat: i64) -> Offer | None:
        return self.bot.offer(position, seat)


def play_part(part: Part) -> tuple[Columns, Columns]:
    """Play the games of a pair of files; their columns."""
    dataset, name, kind, start, end = part
    game = find_game(name)
    games: Columns = {key: [] for key in ("game", "number", "seats", "seed", "options", "bot", "moves", "scores", "winners", "ending")}
    moves: Columns = {key: [] for key in ("game", "number", "move", "seat", "text", "choices")}
    if kind == "estimates":
        moves |= {"estimated": [], "value": [], "visits": []}
    bot = dataset.hard if kind == "estimates" else dataset.bot
    for number in range(start, end):
        seats = game.fewest + number % (game.most - game.fewest + 1)
        seed = seed_from(dataset.seed, number, int(kind == "estimates")) >> 1  # Parquet's whole numbers have a sign
        state = game.new(seats, seed)
        bots = [Noting(make(bot, swift(f"{seed} seat {seat}"))) for seat in range(seats)]
        lines: list[str] = []

        def note(
            seat: int, text: str, choices: int, thought: Sequence[tuple[str, float, int]], number: int = number, lines: list[str] = lines
        ) -> None:
            lines.append(text)
            row: dict[str, Any] = {"game": name, "number": number, "move": len(lines), "seat": seat, "text": text, "choices": choices}
            if kind == "estimates":
                row |= {
                    "estimated": [one[0] for one in thought],
                    "value": [one[1] for one in thought],
                    "visits": [one[2] for one in thought],
                }
            for key, value in row.items():
                moves[key].append(value)

        def watch(before: State, seat: int, move: int, bots: list[Noting] = bots) -> None:
            choices = len(before.moves(seat))
            thought = [(before.text(one), value, visits) for one, value, visits in bots[seat].thought] if choices > 1 else []
            note(seat, before.text(move), choices, thought)

        def listen(before: State, seat: int, offer: Offer) -> None:
            note(seat, offer.text(before.names()), 0, [])

        play_game(state, bots, swift(f"{seed} views"), watch, listen)
        row = {"game": name, "number": number, "seats": seats, "seed": seed, "options": json.dumps(dict(state.options)), "bot": bot}
        row |= {"moves": len(lines), "scores": state.scores(), "winners": seats_of(state.winners()), "ending": state.ending()}
        for key, value in row.items():
            games[key].append(value)
    return games, moves


def make_dataset(dataset: Dataset, folder: Path, workers: Workers | None = None, progress: Progress = lambda games: None) -> list[Path]:
    """Make what is missing of a dataset in a folder; returns all its files."""
    dataset.check()
    kept = Kept(folder / "dataset.partial", dataset.about())
    work = dataset.parts()
    missing = [key for key in work if key not in kept.parts]
    progress(sum(part[4] - part[3] for key, part in work.items() if key in kept.parts))
    for place, (games, moves) in (workers or Workers()).spread(play_part, [work[key] for key in missing]):
        key = missing[place]
        for kind, columns in (("games", games), ("moves", moves)):
            write_parquet(folder / f"{kind}-{key}.parquet", columns, dataset.about())
        endings = Counter(games["ending"])
        kept.add(key, {"games": len(games["game"]), "moves": len(moves["game"]), "endings": endings})
        progress(len(games["game"]))
    return [folder / f"{kind}-{key}.parquet" for key in work for kind in ("games", "moves")]


def counted(dataset: Dataset, folder: Path) -> Mapping[tuple[str, str], Counter[str]]:
    """For each game and kind how many games and moves there are."""
    found: dict[tuple[str, str], Counter[str]] = {}
    for key, part in Kept(folder / "dataset.partial", dataset.about()).parts.items():
        game, kind, _ = key.rsplit("-", 2)
        found.setdefault((game, kind), Counter()).update({"games": part["games"], "moves": part["moves"]})
    return found
