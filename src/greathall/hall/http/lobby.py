"""HTTP: the lobby. Before a game only tables at which a stranger can sit down now, and games to watch."""

from __future__ import annotations

from typing import Annotated, Any, Literal, NotRequired

from fastapi import APIRouter, Query

from greathall.hall.http.dependencies import TheHall
from greathall.hall.http.refusals import REFUSALS
from greathall.hall.store.base import Search
from greathall.hall.wire.outgoing import TableForm

router = APIRouter(prefix="/api", responses=REFUSALS)


class LobbyForm(TableForm):
    """A table as the lobby shows it. Who sits there is known, but of all seats `here` is false: only whether the host is there is kept."""

    age: NotRequired[float]
    """Before the game: how many seconds ago the table was laid."""
    host_here: NotRequired[bool]
    """Before the game: whether the host is there now; where people are paired, whether anyone is who waits."""


Game = Annotated[str, Query(max_length=40, description="Only tables of this game.")]
PaceKind = Annotated[Literal["", "untimed", "real_time", "days"], Query(description="Only tables with this pace.")]
Tongue = Annotated[str, Query(max_length=3, description="Only tables that were laid in this language.")]
HostHere = Annotated[bool, Query(description="Only tables whose host is there.")]
Paired = Annotated[bool, Query(description="Only tables at which people are paired.")]


@router.get("/tables")
async def tables(
    hall: TheHall,
    phase: Literal["gathering", "playing"] = "gathering",
    game: Game = "",
    pace: PaceKind = "",
    language: Tongue = "",
    host: HostHere = False,
    pairing: Paired = False,
    most: Annotated[int, Query(ge=1, le=200)] = 50,
) -> list[LobbyForm]:
    """The listed tables that wait for guests and have a free seat, those whose host is there first, then the newest; or those at which a
    game is under way, the newest first. A table at which nobody has been for a while is left out, though its link still works."""
    if phase == "playing":
        return [shown(table) for table in await hall.store.running_tables(most) if table["table"] not in hall.warden.closed]
    now, closed = hall.clock.now(), hall.warden.closed
    found = await hall.store.open_tables(Search(now, game, pace, language, host, pairing, most))
    there = [table for table in found if table.shown["table"] not in closed]
    return [shown(table.shown, age=max(0.0, now - table.laid), host_here=table.host_until > now) for table in there]


def shown(table: dict[str, Any], **more: Any) -> LobbyForm:
    form: LobbyForm = {**table, **more}  # type: ignore[typeddict-item]
    return form
