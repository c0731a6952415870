"""A table on paper: everything that it is made of, so that it need not be made of all its entries again."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from greathall.hall.table import entries
from greathall.hall.table.chair import Chair
from greathall.hall.table.plan import Plan
from greathall.hall.table.shuffle import Shuffle
from greathall.hall.table.table import Table
from greathall.kernel.catalog import find_game
from greathall.kernel.match import Match
from greathall.kernel.record import Record


def to_dict(table: Table) -> dict[str, Any]:
    """Everything, with all that is secret; `from_dict` reads it back."""
    return {
        "cards": find_game(table.plan.game).fingerprint(None),
        "plan": table.plan.model_dump(mode="json"),
        "host": table.host,
        "hosted": table.hosted,
        "watch": table.watch,
        "chairs": [chair.to_dict() for chair in table.chairs],
        "barred": sorted(table.barred.items()),
        "swaps": sorted(table.swaps.items()),
        "phase": table.phase,
        "number": table.number,
        "at": table.at,
        "told": table.public,
        "invitations": table.invitations,
        "withdrawn": sorted(table.withdrawn),
        "games": table.games,
        "shuffle": None if table.shuffle is None else asdict(table.shuffle),
        "record": None if table.record is None else table.record.to_text(),
        "state": None if table.state is None else table.state.to_dict(),
        "match": None if table.match is None else table.match.to_dict(),
        "shared": sorted(table.shared),
        "position": table.position,
        "questions": table.questions,
        "since": table.since,
        "held": list(table.held.items()),
        "counted_from": table.counted_from,
        "reserves": table.reserves,
        "sealed": list(table.sealed.items()),
        "passing": [sorted(occasions) for occasions in table.passing],
        "forced": table.forced,
        "unasked": sorted(table.unasked),
        "undo_by": table.undo_by,
        "undo_agreed": sorted(table.undo_agreed),
        "undo_denied": table.undo_denied,
        "undo_from": table.undo_from,
        "former": table.former,
        "worn_links": table.worn_links,
        "substituted": table.substituted,
        "votes": sorted(table.votes),
    }


def from_dict(data: dict[str, Any]) -> Table:
    """Read back what `to_dict` wrote; `ValueError` if that was with other cards than there are now."""
    plan = Plan.model_validate(data["plan"])
    if data["cards"] != find_game(plan.game).fingerprint(None):
        raise ValueError("the snapshot was written with other cards")
    table = Table(entries.Opened(plan=plan, host=data["host"], watch=data["watch"]))
    table.chairs = [Chair(**chair) for chair in data["chairs"]]
    for name in (
        "phase",
        "number",
        "at",
        "games",
        "position",
        "questions",
        "since",
        "counted_from",
        "reserves",
        "forced",
        "undo_by",
        "undo_denied",
        "undo_from",
    ):
        setattr(table, name, data[name])
    table.former = [(lock, name) for lock, name in data["former"]]
    table.substituted = [(game, seat, moves, name) for game, seat, moves, name in data.get("substituted", ())]
    table.worn_links = [(lock, name) for lock, name in data.get("worn_links", ())]
    table.public = data["told"]
    table.held = dict(data["held"])
    for barred in data.get("barred", ()):
        browser, invitations = (barred, data["invitations"]) if isinstance(barred, str) else barred  # earlier versions have no number
        table.barred[browser] = invitations
    table.swaps = dict(data.get("swaps", ()))
    table.hosted = data["hosted"]
    table.invitations = data["invitations"]
    table.withdrawn = set(data["withdrawn"])
    table.sealed = dict(data["sealed"])
    table.passing = [frozenset(occasions) for occasions in data["passing"]]
    table.unasked = set(data["unasked"])
    table.undo_agreed = set(data["undo_agreed"])
    table.shared = {(game, lock) for game, lock in data.get("shared", [])}  # snapshots of earlier versions have none
    table.votes = {(matter, target, seat) for matter, target, seat in data["votes"]}
    if (shuffle := data.get("shuffle")) is not None:
        by_seat = {kind: {int(seat): text for seat, text in shuffle[kind].items()} for kind in ("seals", "numbers")}
        table.shuffle = Shuffle(**{**shuffle, **by_seat})
    if data["match"] is not None:
        table.match = Match.from_dict(data["match"])
    if data["record"] is not None:
        table.record = Record.from_text(data["record"])
        if data["state"] is not None:
            table.state = find_game(plan.game).from_dict(data["state"])
            table.state.players = table.record.players
            table.state.listen()
    return table
