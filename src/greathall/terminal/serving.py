"""The commands that need the hall: to open it, and to let a bot play in it."""

from __future__ import annotations

import asyncio
import dataclasses
import importlib
import os
from pathlib import Path
from typing import Annotated, Any

import typer

from greathall.bots import PLAIN
from greathall.kernel.chance import sha256
from greathall.terminal.languages import LanguageOption, chosen
from greathall.terminal.output import Unusable, console, errors
from greathall.terminal.records import data_folder
from greathall.terminal.voice import Voice


def show_limits(wanted: bool) -> None:
    if wanted:
        for limit in dataclasses.fields(hall_part("hall.limits").Limits):
            console.print(f"{limit.name:14} {limit.default:>9,}  {limit.metadata['about']}", markup=False, highlight=False, soft_wrap=True)
        raise typer.Exit


def serve(
    host: Annotated[str, typer.Option(help="The address to listen at.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="The port to listen at; 0 takes any that is free.")] = 8344,
    database: Annotated[
        str, typer.Option(help="sqlite:///FILE or postgresql://…; without it, a file in the data folder.", envvar="GREATHALL_DATABASE")
    ] = "",
    data: Annotated[Path, typer.Option(help="The folder for what the hall keeps.")] = Path("hall"),
    room: Annotated[
        int,
        typer.Option(min=0, metavar="MB", help="With less room on the disk of the store, the hall is not well; 0: by its size."),
    ] = 0,
    workers: Annotated[int, typer.Option(min=1, help="Processes in which bots think.")] = max(1, (os.cpu_count() or 2) - 1),
    budget: Annotated[float, typer.Option(min=0.1, help="The longest that a bot may think about a decision, in seconds.")] = 10.0,
    limit: Annotated[
        list[str] | None,
        typer.Option(
            metavar="NAME=NUMBER", help="Allow more or less of something, such as tables=100; --limits lists them all. May be given again."
        ),
    ] = None,
    limits: Annotated[
        bool, typer.Option("--limits", callback=show_limits, is_eager=True, help="List what is limited, and how, and exit.")
    ] = False,
    trusted: Annotated[
        list[str] | None,
        typer.Option(metavar="NET", help="A network for whose guests nothing is limited, such as 192.168.1.0/24. May be given again."),
    ] = None,
    name: Annotated[
        list[str] | None,
        typer.Option(
            help="A name by which guests may call the hall, beside that in --url: the hall answers to no others. May be given again.",
            envvar="GREATHALL_NAMES",
        ),
    ] = None,
    proxies: Annotated[
        str,
        typer.Option(
            help="Addresses or networks of proxies whose word for a guest's address is taken, such as 127.0.0.1; * for all.",
            envvar="GREATHALL_PROXIES",
        ),
    ] = "",
    url: Annotated[
        str, typer.Option(help="Where guests find the hall, such as https://hall.example: for links in notices.", envvar="GREATHALL_URL")
    ] = "",
    private_host: Annotated[
        list[str] | None,
        typer.Option(
            help="A host in your own network, with its port, that notices may be sent to. May be given again.",
            envvar="GREATHALL_PRIVATE_HOSTS",
        ),
    ] = None,
    webhook_host: Annotated[
        list[str] | None,
        typer.Option(
            help="A host whose webhooks may be told things: discord.com, hooks.slack.com, ntfy.sh … May be given again.",
            envvar="GREATHALL_WEBHOOK_HOSTS",
        ),
    ] = None,
    mail: Annotated[
        str,
        typer.Option(help="A mail server, such as smtp://user:password@mail.example:587, for notices by mail.", envvar="GREATHALL_MAIL"),
    ] = "",
    mail_from: Annotated[str, typer.Option(help="The address in whose name the hall writes mail.", envvar="GREATHALL_MAIL_FROM")] = "",
    log_requests: Annotated[
        bool, typer.Option("--log-requests", help="Log every request with the guest's address and the table's name; without it, none is.")
    ] = False,
    show: Annotated[bool, typer.Option("--open", help="Open a browser in the hall.")] = False,
    ask: Annotated[
        bool, typer.Option("--ask", help="In a terminal, ask whether other devices on the network may come; then listen to all of them.")
    ] = False,
    language: LanguageOption = "",
) -> None:
    """Open the hall: a server at whose tables people and programs play."""
    server, network, opening = hall_part("hall.server"), hall_part("hall.network"), hall_part("terminal.network")
    allowed = hall_part("hall.limits").changed(limit or [])
    voice = Voice(chosen(language))
    if ask and network.loopback(host) and opening.at_terminal() and opening.wanted(console, voice):
        host = "0.0.0.0"
    reach = hall_part("hall.notices.carriers").settled(url, private_host or [], webhook_host or [], mail, mail_from)

    def opened(port: int) -> None:
        opening.announce(console, voice, host, port)
        if show:
            server.show(network.here(host, port))

    settings = server.Settings(host, port, database, data, workers, budget, allowed, proxies, reach=reach)
    more = {"names": tuple(name or ()), "trusted": tuple(trusted or ()), "requests": log_requests, "room": room * 1e6}
    server.serve(dataclasses.replace(settings, **more), opened)


def bot(
    url: Annotated[
        str,
        typer.Option(
            help="A seat's link or an invitation, http://SERVER/table/NAME#KEY; or a hall, http://SERVER, to look for a table there.",
            envvar="GREATHALL_SEAT",
        ),
    ],
    bot: Annotated[str, typer.Option(help=f"A level, {', '.join(PLAIN)}, search:…, or module:Class of a bot of yours.")] = "middling",
    pipe: Annotated[
        bool, typer.Option("--pipe", help="Ask a program instead: positions go to standard output, moves come from standard input.")
    ] = False,
    again: Annotated[bool, typer.Option("--again", help="Vote for another game when one is over.")] = False,
    game: Annotated[str, typer.Option(help="In a hall, the game to look for; without it any will do.")] = "",
    table: Annotated[str, typer.Option(help="In a hall, the name of the table at which to sit down.")] = "",
    name: Annotated[str, typer.Option(help="In a hall, what the bot calls itself.")] = "Program",
) -> None:
    """Let a bot play at a table of the hall."""
    bots, connection, invitation = hall_part("client.bot"), hall_part("client.connection"), hall_part("client.invitation")
    player = bots.ProgramPlayer() if pipe else bots.BotPlayer(bot)

    def say(text: str) -> None:
        errors.print(text, markup=False, soft_wrap=True)

    finding = hall_part("client.finding")
    hall = finding.read_hall(url)
    link = connection.read_link(url) if hall is None else finding.sit_down(hall, finding.Wish(game, table, name), say)
    if invitation.invites(link):
        link = invitation.take_seat(link)
        say(f"The seat's own link, to come back to it: {link}")
    kept = data_folder() / "shuffles" / f"{link.table}-{sha256(link.key)[:16]}.json"
    asyncio.run(bots.sit(link, player, say, again, kept))


def hall_part(name: str) -> Any:
    """A module of the hall or its client, which need more packages than the rest."""
    try:
        return importlib.import_module(f"greathall.{name}")
    except ModuleNotFoundError as error:
        raise Unusable(f"the hall needs {error.name}; install it with: pip install 'greathall[hall]'") from error
