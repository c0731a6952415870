"""What follows from moves before they are made, as far as whoever makes them can know: they are played on positions imagined from what the
seat knows, and what is the same in all of these is certain. What is hidden, and what chance decides, differs from one to the next.

Whoever may only answer, or let the window pass, passes in all of them: what is told is what comes about if nobody steps in.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from greathall.hall.errors import Illegal
from greathall.hall.wire.outgoing import ToldForm
from greathall.hall.wire.views import told
from greathall.kernel.chance import Chance, seeded
from greathall.kernel.errors import IllegalMove
from greathall.kernel.state import State

HIDDEN: Final = "?"

IMAGINED: Final = 12
"""In how many positions it is played."""

MOST_PASSES: Final = 60
"""More windows than one move ever opens."""


@dataclass(frozen=True)
class Foreseen:
    """What is certain."""

    told: list[ToldForm]
    """What the seat would be told, up to where that is uncertain."""
    whole: bool
    """Whether all of it is certain."""
    unanswered: bool
    """Whether somebody could step in before."""
    view: dict[str, Any]
    """What the seat would see, with `?` for what is uncertain; at the latest before something is drawn by lot."""
    figures: dict[str, Any]
    """The figures of its view as soon as the last of its moves is made, before anybody answers: both totals of a fight, even if it is over
    then."""


def foresee(state: State, seat: int, moves: Sequence[int | str], spoken: str, chance: Chance | None = None) -> Foreseen:
    """What is certain to follow from these moves of a seat, made one after the other."""
    chance = chance or seeded(secrets.token_hex(16))
    futures = [future(state, seat, moves, spoken, chance) for _ in range(IMAGINED)]
    chains = [future.told for future in futures]
    certain = 0
    while all(len(chain) > certain and chain[certain] == chains[0][certain] for chain in chains):
        certain += 1
    return Foreseen(
        told=chains[0][:certain],
        whole=all(future.whole and len(future.told) == certain for future in futures),
        unanswered=any(future.unanswered for future in futures),
        view=agreed([future.view for future in futures]),
        figures=agreed([future.figures for future in futures]),
    )


def future(state: State, seat: int, moves: Sequence[int | str], spoken: str, chance: Chance) -> Foreseen:
    """What would follow in one position that agrees with what the seat knows, up to where something is drawn by lot: of that only is told
    what comes first."""
    twin = state.imagine(seat, chance)
    twin.listen()
    chain: list[ToldForm] = []
    view, drawn, passes = twin.view(seat), twin.chance.to_text(), 0
    figures = view.get("figures", {})
    left = list(moves)
    while left or passes < MOST_PASSES:
        if left:
            by, move = seat, left.pop(0)
        elif (asked := twin.asked()) and all(twin.declining(other) >= 0 for other in asked):
            by, move = asked[0], int(twin.declining(asked[0]))
            passes += 1
        else:
            break
        try:
            twin.play(by, move)
        except IllegalMove as illegal:
            raise Illegal(illegal) from illegal
        chain += told(twin, twin.events or [], seat, spoken)
        if twin.chance.to_text() != drawn:
            return Foreseen(chain, whole=False, unanswered=passes > 0, view=view, figures=figures)
        view = twin.view(seat)
        if passes == 0:
            figures = view.get("figures", {})
    return Foreseen(chain, whole=True, unanswered=passes > 0, view=view, figures=figures)


def agreed(views: Sequence[Any]) -> Any:
    """What is the same in all of them; `?` stands for what is not."""
    first = views[0]
    if all(view == first for view in views):
        return first
    if all(isinstance(view, dict) for view in views):
        return {name: agreed([view[name] for view in views]) for name in first if all(name in view for view in views)}
    if all(isinstance(view, list) and len(view) == len(first) for view in views):
        return [agreed(parts) for parts in zip(*views, strict=True)]
    return HIDDEN
