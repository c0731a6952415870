"""The datasheet that lies beside a dataset (after Gebru and others, 2018)."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

from greathall.lab.dataset import Dataset, counted
from greathall.lab.report import write

TEXT: Final = """# Games of Greathall: a datasheet

## Why it was made

To learn from, without playing first: to predict moves and results, to start a policy or a value function, to study how bots play four games
of several players with hidden information. Nobody is in it: all games are between bots, so there is no personal data.

## What is in it

{counts}

`games-GAME-KIND-NUMBER.parquet`, a row a game:

| column | |
|---|---|
| game, number | which game, and its number within the kind |
| seats | how many players; all counts that the game allows take turns |
| seed, options | what it was dealt from: `greathall.game(game).new(seats, seed, options=json.loads(options))` deals it again |
| bot | who sat in every seat |
| moves | how many moves and offers it has |
| scores, winners, ending | the result: points by seat, the seats that won, and why it ended |

`moves-GAME-KIND-NUMBER.parquet`, a row a move or an offer, in the order of play:

| column | |
|---|---|
| game, number, move | the game, and which of its moves it is, counted from 1 |
| seat, text | who played what, as `state.play(seat, text)` takes it |
| choices | how many legal moves there were; 1: it was forced; 0: it is an offer, not a move |
| estimated | only of the kind `estimates`: the moves that the search looked at; empty where nothing was searched |
| value, visits | what each of them was worth to the seat, from 0 to 1, and how often it was tried |

Kind `plain` was played by `{bot}`, kind `estimates` by `{hard}`. Every position can be had by playing the moves again with the version
below; `state.view(seat)` or `greathall.features` then gives what a seat could know. Nothing is left out, and no game was chosen or dropped.

## How it was made

By `greathall dataset` from one seed; the same command gives the same files, byte for byte.

```json
{about}
```

## What it is good for, and what not

- Values are a search's, from random play or habits to a horizon: good for ranking moves, not exact chances.
- Both bots are far from perfect. Whoever learns from the plain games alone learns to play like `{bot}`.
- Games of one number of seats share nothing with others but the rules. Split by `number`, never by move.

## Licence and upkeep

Apache-2.0, as Greathall itself. A version whose rules or cards differ needs a new dataset; the fingerprints of the cards are above.
"""


def write_datasheet(folder: Path, dataset: Dataset) -> Path:
    """Write the datasheet of a dataset into its folder."""
    rows = ["| game | kind | games | moves |", "|---|---|---|---|"]
    rows += [
        f"| {game} | {kind} | {sums['games']:,} | {sums['moves']:,} |" for (game, kind), sums in sorted(counted(dataset, folder).items())
    ]
    about = json.dumps(dataset.about(), indent=2)
    write(folder / "README.md", TEXT.format(counts="\n".join(rows), bot=dataset.bot, hard=dataset.hard, about=about))
    return folder / "README.md"
