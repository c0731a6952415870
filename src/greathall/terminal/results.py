"""How a game ended: the points of each seat, how they came about, and who wins."""

from __future__ import annotations

from rich.console import Console
from rich.text import Text

from greathall.kernel.bits import seats_of
from greathall.terminal import messages
from greathall.terminal.voice import TableVoice, listed, points


def print_result(console: Console, voice: TableVoice) -> None:
    """Say it to whoever the voice speaks to; where an account has more to say than the points themselves, it follows them."""
    state = voice.state
    names = [voice.seat(seat) for seat in range(state.seats)]
    for seat, score in enumerate(state.scores()):
        said = voice.say(messages.SCORE, names[seat], points(score), state.game.name)
        console.print(f"  {said}", markup=False, highlight=False)
        account = voice.speech.account(seat)
        for line in account if len(account) > 1 else []:
            console.print(f"    {line.text}", style="dim", markup=False, highlight=False)
    winners = seats_of(state.winners())
    won = messages.WINNER.say(winners[0]) if len(winners) == 1 else messages.WINNERS.say(listed([names[seat] for seat in winners]))
    console.print(Text(voice.text(won), style="bold"))
