"""`greathall admin`: what whoever runs a hall can see and do there, by HTTP, with the key in its data folder."""

from __future__ import annotations

import json
import os
import urllib.error
import urllib.parse
import urllib.request
from pathlib import Path
from typing import Annotated, Any, Final

import typer
from rich.table import Table

from greathall.terminal.output import Unusable, console

admin_app = typer.Typer(help="Look after a hall, with the key in its data folder.", no_args_is_help=True, rich_markup_mode=None)

ASKED_FOR: Final = 30.0
"""For how many seconds an answer is waited for."""

Hall = Annotated[str, typer.Option("--hall", help="Where the hall is.", metavar="URL")]
Data = Annotated[
    Path,
    typer.Option(
        help="The data folder of the hall, with the file operator.key; or the key itself in GREATHALL_KEY.", envvar="GREATHALL_DATA"
    ),
]
AsJSON = Annotated[bool, typer.Option("--json", help="Print what the hall answers, as JSON.")]
TableName = Annotated[str, typer.Argument(metavar="TABLE", help="A table, by its name in its link.")]
SeatNumber = Annotated[int, typer.Argument(metavar="SEAT", min=1, max=15, help="A seat, counted from 1.")]
Who = Annotated[
    str,
    typer.Argument(
        metavar="WHO",
        help="A guest: an address or network, TABLE/SEAT with the seat counted from 1, - for a key that is asked, or as in `settled`.",
    ),
]
HERE: Final = "http://127.0.0.1:8344"
FOLDER: Final = Path("hall")


class Operator:
    """Asks a hall, with its key."""

    def __init__(self, hall: str, data: Path) -> None:
        self.url = f"{hall.rstrip('/')}/api/admin"
        self.key = os.environ.get("GREATHALL_KEY", "") or key_in(data)

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        headers = {"Authorization": f"Bearer {self.key}", "Content-Type": "application/json", "Accept-Language": "en"}
        data = None if body is None else json.dumps(body).encode()
        try:
            request = urllib.request.Request(self.url + path, data, headers, method=method)
            with urllib.request.urlopen(request, timeout=ASKED_FOR) as answer:
                return json.loads(answer.read() or b"null")
        except urllib.error.HTTPError as error:
            with error:
                raise Unusable(reason_in(error.read()) or f"the hall answers {error.code}") from error
        except (OSError, ValueError) as error:
            why = getattr(error, "reason", None) or error
            raise Unusable(f"the hall can't be asked at {self.url}: {why}") from error


def key_in(data: Path) -> str:
    """The key that the hall has written."""
    file = data / "operator.key"
    try:
        return file.read_text(encoding="ascii").strip()
    except (OSError, UnicodeError) as error:
        why = error.strerror if isinstance(error, OSError) else "it is not a key"
        raise Unusable(f"the key can't be read from {file}: {why}; name the data folder of the hall with --data") from error


def reason_in(answer: bytes) -> str:
    """Why the hall refuses, in its words."""
    try:
        return str(json.loads(answer)["reason"])
    except (ValueError, KeyError, TypeError):
        return ""


def guest(written: str) -> dict[str, Any]:
    """A guest as they are written on the command line."""
    if written == "-":
        return {"key": typer.prompt("Key", hide_input=True)}
    if len(written) == 64 and "." not in written and ":" not in written:
        return {"lock": written}
    table, _, seat = written.partition("/")
    if table.isalnum() and not table.isdigit() and seat.isdigit():
        return {"table": table, "seat": int(seat) - 1}
    return {"address": written}


def show(answer: Any, as_json: bool, said: str) -> None:
    if as_json:
        typer.echo(json.dumps(answer, indent=2, ensure_ascii=False))
    else:
        console.print(said, markup=False, soft_wrap=True)


@admin_app.command()
def tables(
    phase: Annotated[str, typer.Option(help="Only those: gathering, playing, pausing, over, abandoned or outdated.")] = "",
    most: Annotated[int, typer.Option(min=1, max=1000, help="How many at most.")] = 100,
    hall: Hall = HERE,
    data: Data = FOLDER,
    as_json: AsJSON = False,
) -> None:
    """List all tables, private ones too, those at which something happened last first."""
    found = Operator(hall, data).ask("GET", f"/tables?{urllib.parse.urlencode({'phase': phase, 'most': most})}")
    if as_json:
        show(found, as_json, "")
        return
    grid = Table("Table", "Game", "Phase", "Minutes ago", "Guests here", "Seats", box=None)
    for line in found:
        phase = "closed" if line["closed"] else line["phase"]
        seats = ", ".join(name or "–" for name in line["seats"])
        grid.add_row(line["table"], line["game"], phase, f"{line['age'] / 60:.0f}", str(line["guests"]), seats)
    console.print(grid, markup=False)


@admin_app.command()
def watch(table: TableName, hall: Hall = HERE, data: Data = FOLDER, as_json: AsJSON = False) -> None:
    """Show a table as its watchers see it, with its latest events, and from where its guests come."""
    seen = Operator(hall, data).ask("GET", f"/tables/{table}")
    lines = [f"{table}: {seen['table']['plan']['game']}, {'closed' if seen['closed'] else seen['table']['phase']}"]
    for number, seat in enumerate(seen["table"]["seats"]):
        addresses = ", ".join(each["address"] for each in seen["connected"] if each["seat"] == number)
        lines.append(f"  {number + 1}  {seat['name'] or '–'} ({seat['kind']})  {addresses}".rstrip())
    lines += [f"     watching from {each['address']}" for each in seen["connected"] if each["seat"] < 0]
    lines += [event["text"] or ", ".join(each["text"] for each in event["told"]) or event["what"]["kind"] for event in seen["events"]]
    show(seen, as_json, "\n".join(lines))


@admin_app.command()
def close(table: TableName, hall: Hall = HERE, data: Data = FOLDER, as_json: AsJSON = False) -> None:
    """Close a table: whoever is there is shown out, nobody may come, and its clocks stand still."""
    show(
        Operator(hall, data).ask("POST", f"/tables/{table}/close"),
        as_json,
        f"{table} is closed. `greathall admin open {table}` opens it again.",
    )


@admin_app.command("open")
def open_again(table: TableName, hall: Hall = HERE, data: Data = FOLDER, as_json: AsJSON = False) -> None:
    """Open a closed table again: everything goes on where it stood."""
    show(Operator(hall, data).ask("POST", f"/tables/{table}/open"), as_json, f"{table} is open again.")


@admin_app.command()
def delete(
    table: TableName,
    yes: Annotated[bool, typer.Option("--yes", help="Don't ask whether that is meant.")] = False,
    hall: Hall = HERE,
    data: Data = FOLDER,
    as_json: AsJSON = False,
) -> None:
    """Delete a table for good, with its records and everything else that is kept of it."""
    if not yes:
        typer.confirm(f"Delete {table} and all its games for good?", abort=True)
    show(Operator(hall, data).ask("DELETE", f"/tables/{table}"), as_json, f"{table} is deleted.")


@admin_app.command()
def free(table: TableName, seat: SeatNumber, hall: Hall = HERE, data: Data = FOLDER, as_json: AsJSON = False) -> None:
    """Free a seat. In a game a bot plays on, and those who are there may ask somebody else to take it."""
    show(Operator(hall, data).ask("DELETE", f"/tables/{table}/seats/{seat - 1}"), as_json, f"Seat {seat} of {table} is free.")


@admin_app.command()
def ban(who: Who, hall: Hall = HERE, data: Data = FOLDER, as_json: AsJSON = False) -> None:
    """Shut somebody out of the hall."""
    show(Operator(hall, data).ask("POST", "/bans", guest(who)), as_json, "They are shut out.")


@admin_app.command()
def unban(who: Who, hall: Hall = HERE, data: Data = FOLDER, as_json: AsJSON = False) -> None:
    """Let somebody come again."""
    show(Operator(hall, data).ask("POST", "/bans/lift", guest(who)), as_json, "They may come again.")


@admin_app.command()
def mute(who: Who, hall: Hall = HERE, data: Data = FOLDER, as_json: AsJSON = False) -> None:
    """Let somebody say no more at any table."""
    show(Operator(hall, data).ask("POST", "/mutes", guest(who)), as_json, "They can't say anything any more.")


@admin_app.command()
def unmute(who: Who, hall: Hall = HERE, data: Data = FOLDER, as_json: AsJSON = False) -> None:
    """Let somebody speak again."""
    show(Operator(hall, data).ask("POST", "/mutes/lift", guest(who)), as_json, "They may speak again.")


@admin_app.command()
def announce(
    text: Annotated[
        str, typer.Argument(help="What to say, in your own words; without it, that the hall restarts, in the language of each.")
    ] = "",
    minutes: Annotated[float | None, typer.Option(help="When the hall restarts; until then no new tables are laid.")] = None,
    withdraw: Annotated[bool, typer.Option("--withdraw", help="What was announced is no longer so.")] = False,
    hall: Hall = HERE,
    data: Data = FOLDER,
    as_json: AsJSON = False,
) -> None:
    """Tell everyone at all tables something, and whoever comes."""
    asking = Operator(hall, data)
    if withdraw:
        show(asking.ask("DELETE", "/announcement"), as_json, "What was announced is withdrawn.")
        return
    if not text and minutes is None:
        raise Unusable("say something, or with --minutes when the hall restarts")
    show(asking.ask("PUT", "/announcement", {"text": text, "minutes": minutes}), as_json, "Everyone is told.")


@admin_app.command()
def settled(hall: Hall = HERE, data: Data = FOLDER, as_json: AsJSON = False) -> None:
    """List who may not come or speak, which tables are closed, and what is announced."""
    found = Operator(hall, data).ask("GET", "/settled")
    lines = [f"{what}: {', '.join(found[what]) or 'none'}" for what in ("banned", "muted", "closed")]
    announced = found["announcement"]
    lines.append(f"announced: {'nothing' if announced is None else announced['text'] or 'a restart'}")
    show(found, as_json, "\n".join(lines))


@admin_app.command()
def export(hall: Hall = HERE, data: Data = FOLDER) -> None:
    """Print everything that belongs to a key, as JSON; the key is asked for."""
    show(Operator(hall, data).ask("POST", "/belongings/export", guest("-")), True, "")


@admin_app.command()
def erase(hall: Hall = HERE, data: Data = FOLDER, as_json: AsJSON = False) -> None:
    """Delete what belongs to a key; the key is asked for. Games with others stay, without what its owner said there."""
    gone = Operator(hall, data).ask("POST", "/belongings/delete", guest("-"))
    said = (
        f"Deleted: {gone['tables']} tables, {gone['sayings']} sayings at others, {gone['addresses']} addresses. The key opens nothing more."
    )
    show(gone, as_json, said)
