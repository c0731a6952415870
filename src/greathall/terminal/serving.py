"""The commands that need the hall: to open it, and to let a bot play in it."""

from __future__ import annotations

import asyncio
import dataclasses
import importlib
import inspect
import os
from pathlib import Path
from typing import Annotated, Any, Final

import typer

from greathall.bots import PLAIN
from greathall.kernel.chance import sha256
from greathall.kernel.errors import GreathallError
from greathall.terminal.languages import LanguageOption, chosen
from greathall.terminal.output import Unusable, console, errors
from greathall.terminal.records import data_folder
from greathall.terminal.settings import SETTINGS, Setting, check_environment, read_file
from greathall.terminal.voice import Voice


def show_limits(wanted: bool) -> None:
    if wanted:
        for limit in dataclasses.fields(hall_part("hall.limits").Limits):
            console.print(f"{limit.name:14} {limit.default:>9,}  {limit.metadata['about']}", markup=False, highlight=False, soft_wrap=True)
        raise typer.Exit


def settings_option(setting: Setting) -> inspect.Parameter:
    """A setting as an option of the command; typer knows options by parameters."""
    kind = list[str] if setting.several() else type(setting.default)
    flag = isinstance(setting.default, bool)
    what = typer.Option(
        *([setting.option()] if setting.flag or flag else []),
        help=setting.about,
        envvar=setting.variable(),
        metavar=None if flag else setting.metavar or ("NUMBER" if isinstance(setting.default, int | float) else "TEXT"),
        min=setting.least,
        max=setting.most,
    )
    default = list(setting.default) if isinstance(setting.default, tuple) else setting.default
    return inspect.Parameter(setting.name, inspect.Parameter.KEYWORD_ONLY, default=default, annotation=Annotated[kind, what])


def read_config(context: typer.Context, file: Path | None) -> Path | None:
    """Before other options are read: what the file says holds where neither a flag nor the environment says anything."""
    check_environment(os.environ)
    if file is not None:
        context.default_map = read_file(file)
    return file


Config = Annotated[
    Path | None,
    typer.Option(
        "--config",
        help="A file of TOML with settings of this list; a flag is called there as its variable, without GREATHALL_ and in small letters.",
        envvar="GREATHALL_CONFIG",
        metavar="FILE",
        callback=read_config,
        is_eager=True,
    ),
]
ShowLimits = Annotated[bool, typer.Option("--limits", callback=show_limits, is_eager=True, help="List what is limited, and how, and exit.")]
Show = Annotated[bool, typer.Option("--open", help="Open a browser in the hall.")]
Ask = Annotated[
    bool, typer.Option("--ask", help="In a terminal, ask whether other devices on the network may come; then listen to all of them.")
]


def serve(
    config: Config = None,
    show_limits: ShowLimits = False,
    show: Show = False,
    ask: Ask = False,
    language: LanguageOption = "",
    **given: Any,
) -> None:
    """Open the hall: a server at whose tables people and programs play."""
    server, network, opening = hall_part("hall.server"), hall_part("hall.network"), hall_part("terminal.network")
    voice = Voice(chosen(language))
    host = given["host"]
    if ask and network.loopback(host) and opening.at_terminal() and opening.wanted(console, voice):
        host = "0.0.0.0"
    reach = hall_part("hall.notices.carriers").settled(
        given["url"], given["private_hosts"], given["webhook_hosts"], given["mail"], given["mail_from"]
    )

    def opened(port: int) -> None:
        opening.announce(console, voice, host, port)
        if show:
            server.show(network.here(host, port))

    settings = server.Settings(
        host,
        given["port"],
        given["database"],
        Path(given["data"]),
        given["workers"],
        given["budget"],
        hall_part("hall.limits").changed(given["limits"]),
        given["proxies"],
        reach=reach,
        names=tuple(given["names"]),
        trusted=tuple(given["trusted"]),
        room=given["room"] * 1e6,
        requests=given["log_requests"],
        metrics=given["metrics"],
        password=given["password"],
    )
    server.serve(settings, opened)


OPTIONS: Final = [settings_option(setting) for setting in SETTINGS]
OTHER_OPTIONS: Final = [each for each in inspect.signature(serve, eval_str=True).parameters.values() if each.name != "given"]
# The table of settings is the one list of them: the command's options are made from it.
vars(serve)["__signature__"] = inspect.Signature([*OTHER_OPTIONS, *OPTIONS])
serve.__annotations__ = {each.name: each.annotation for each in [*OTHER_OPTIONS, *OPTIONS]}


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
    password: Annotated[str, typer.Option(help="What the hall asks for at its entrance, if it does.", envvar="GREATHALL_PASSWORD")] = "",
) -> None:
    """Let a bot play at a table of the hall."""
    bots, connection, invitation = hall_part("client.bot"), hall_part("client.connection"), hall_part("client.invitation")
    player = bots.ProgramPlayer() if pipe else bots.BotPlayer(bot)

    def say(text: str) -> None:
        errors.print(text, markup=False, soft_wrap=True)

    finding = hall_part("client.finding")
    hall = finding.read_hall(url)
    link: Any = None if hall else connection.read_link(url)
    try:
        if password:
            hall_part("client.asking").enter(hall or link.server, password)
        if hall:
            link = finding.sit_down(hall, finding.Wish(game, table, name), say)
        elif invitation.invites(link):
            link = invitation.take_seat(link)
            say(f"The seat's own link, to come back to it: {link}")
        kept = data_folder() / "shuffles" / f"{link.table}-{sha256(link.key)[:16]}.json"
        asyncio.run(bots.sit(link, player, say, again, kept))
    except GreathallError as error:
        if getattr(error, "code", "") == "password_needed":
            raise Unusable("this hall asks for a password; give it with --password or in GREATHALL_PASSWORD") from error
        raise


def hall_part(name: str) -> Any:
    """A module of the hall or its client, which need more packages than the rest."""
    try:
        return importlib.import_module(f"greathall.{name}")
    except ModuleNotFoundError as error:
        raise Unusable(f"the hall needs {error.name}; install it with: pip install 'greathall[hall]'") from error
