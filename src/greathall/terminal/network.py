"""Opening a hall to the local network, at the terminal: the question, and how other devices find it."""

from __future__ import annotations

import io
import sys
from typing import Final

import segno
from rich.console import Console
from rich.text import Text

from greathall.hall import network
from greathall.terminal.messages import HALL_OPEN, NETWORK_ALONE, NETWORK_ASK, NETWORK_AT, NETWORK_FIREWALL, NETWORK_YES
from greathall.terminal.voice import Voice

INK: Final = "white on black"
"""Colours of their own, so that the code can be read by cameras whatever the terminal's are."""
QUIET_ZONE: Final = 2
"""How many squares of free room the code has around it."""


def at_terminal() -> bool:
    """Whether somebody is there to answer."""
    return sys.stdin.isatty() and sys.stdout.isatty()


def wanted(console: Console, voice: Voice) -> bool:
    """Ask whether other devices may come; whoever says nothing stays alone."""
    try:
        answer = console.input(Text(voice.say(NETWORK_ASK) + " "))
    except EOFError:
        return False
    return answer.strip().casefold() in voice.say(NETWORK_YES).split()


def announce(console: Console, voice: Voice, host: str, port: int) -> None:
    """Say where the hall is: on this machine, and for others, with a code to photograph where somebody looks at it."""
    console.print(voice.say(HALL_OPEN, network.here(host, port)), markup=False, soft_wrap=True)
    others = network.reachable(host, port)
    if others:
        console.print(voice.say(NETWORK_AT), markup=False, soft_wrap=True)
        for url in [*others, *network.names(host, port)]:
            console.print(f"  {url}", markup=False, soft_wrap=True)
        if console.is_terminal and console.encoding.startswith("utf"):
            console.print(code(others[0]))
        console.print(voice.say(NETWORK_FIREWALL), markup=False, soft_wrap=True)
    elif network.everywhere(host):
        console.print(voice.say(NETWORK_ALONE), markup=False, soft_wrap=True)


def code(url: str) -> Text:
    """An address as a QR code, two squares to a character."""
    drawn = io.StringIO()
    segno.make(url, micro=False).terminal(drawn, border=QUIET_ZONE, compact=True)
    return Text("\n").join(Text(line, INK) for line in drawn.getvalue().splitlines())
