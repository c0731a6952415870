"""Positions as rows of numbers for programs that learn, made only of what a seat may know.

from greathall import features

encoding = features.of("treachery", seats=2)
encoding.features(state, 0)            # the features that hold, as rising numbers
features.row(encoding, state, 0)       # the same as a NumPy array of zeros and ones

`python -m greathall.features docs` writes the pages that describe every field.
"""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

from greathall.kernel.catalog import Game, Source, all_games, find_game
from greathall.kernel.encoding import Encoding, Field
from greathall.kernel.errors import GreathallError
from greathall.kernel.state import State

if TYPE_CHECKING:
    import numpy
    from librt.vecs import vec
    from mypy_extensions import i64
    from numpy.typing import NDArray

__all__ = ["Encoding", "Field", "NotInstalled", "flags", "mask", "numbers", "of", "pages", "row"]


class NotInstalled(GreathallError):
    """A package that is not part of the plain installation is missing."""


def needed(module: str) -> Any:
    """A module of the extra `envs`, or a sentence that says what to install."""
    try:
        return import_module(module)
    except ImportError as error:
        raise NotInstalled(f"{module.partition('.')[0]} is not installed; pip install 'greathall[envs]' brings it") from error


def of(
    game: str | Game, seats: int, *, whole: bool = False, offers: bool = False, cards: Source = None, options: dict[str, str] | None = None
) -> Encoding:
    """How the positions of a table are encoded: by the game, the number of seats, the options and the card file.

    With `whole`, features show everything that is hidden, too: for training alone. With `offers`, some of the deals that seats can make are
    actions. `UnknownGame` if the game says nothing of its features.
    """
    played = find_game(game) if isinstance(game, str) else game
    return played.encoding(played.new(seats, 0, cards, options), whole, offers)


def row(encoding: Encoding, state: State, seat: int) -> NDArray[numpy.int8]:
    """The features of a position as an array of zeros and ones."""
    return flags(encoding.features(state, seat), int(encoding.size))


def mask(encoding: Encoding, state: State, seat: int) -> NDArray[numpy.int8]:
    """The legal moves of a seat as an array of zeros and ones, one for each action."""
    return flags(encoding.places(state, seat, state.moves(seat), 0), int(encoding.choices))


def flags(places: vec[i64], size: int) -> NDArray[numpy.int8]:
    """An array of zeros with ones at these places."""
    np = needed("numpy")
    found: NDArray[numpy.int8] = np.zeros(size, np.int8)
    found[numbers(places)] = 1
    return found


def numbers(row: vec[i64]) -> NDArray[numpy.int64]:
    """A row of numbers as NumPy sees it, without a copy."""
    np = needed("numpy")
    found: NDArray[numpy.int64] = np.frombuffer(row, np.int64)
    return found


# The pages of the documentation.


def pages() -> dict[str, str]:
    """The page of each game, by its path below `docs`."""
    return {f"programs/features/{game.name}.md": page(game) for game in all_games()}


def page(game: Game) -> str:
    """Every field of a game's features and actions, with its size for each number of seats."""
    counts = range(game.fewest, game.most + 1)
    made = [of(game, seats, whole=True, offers=True, options=_dealing(game, seats)) for seats in counts]
    plain = [{field.name for field in of(game, seats).fields} for seats in counts]
    lines = [
        f"# The features of {game.title}",
        "",
        f"<!-- Made from src/greathall/games/{game.name}/ by `make schemas`; don't change it by hand. -->",
        "",
        "What programs that learn see of a position, and the actions they choose from. [How they are used](../envs.md).",
        "",
        "A field is a stretch of the row, one after another in this order; its size depends on the number of seats. Seats are counted from",
        "the one that sees it, which is 0, then clockwise. Numbers in the table are sizes for each number of seats, with our cards.",
        "",
        "## Features",
        "",
        *_table([encoding.fields for encoding in made], list(counts), plain[-1]),
        "",
        "Fields marked *whole* are there only where everything is shown, for training.",
        "",
        "## Actions",
        "",
        *_table([encoding.actions for encoding in made], list(counts), None),
    ]
    return "\n".join(lines) + "\n"


def _dealing(game: Game, seats: int) -> dict[str, str]:
    """The first options with which deals are made, if there are any."""
    for _, options in (variant for variant in game.variants() if variant[0] == seats):
        if of(game, seats, offers=True, options=options).terms:
            return options
    return {}


def _table(columns: list[list[Field]], seats: list[int], plain: set[str] | None) -> list[str]:
    """The fields with their sizes; those that only some numbers of seats have come last."""
    fields = {field.name: field for column in columns for field in column}
    sizes = [{field.name: field.size for field in column} for column in columns]
    lines = [f"| Field | {' | '.join(f'{count} seats' for count in seats)} | |", f"|---|{'--:|' * len(seats)}---|"]
    for name, field in fields.items():
        whole = " *whole*" if plain is not None and name not in plain else ""
        numbers = " | ".join(f"{size[name]:,}" if name in size else "–" for size in sizes)
        lines.append(f"| `{name}`{whole} | {numbers} | {field.meaning[0].upper()}{field.meaning[1:]}. |")
    totals = " | ".join(f"{sum(size.values()):,}" for size in sizes)
    return [*lines, f"| all | {totals} | |"]


def main(docs: str) -> None:
    """Write the pages."""
    for name, text in pages().items():
        path = Path(docs) / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1])
