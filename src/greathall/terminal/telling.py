"""What happened, line by line, as a viewer may know it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Final

from greathall.kernel.event import Event, sees
from greathall.kernel.move import NONE, field, verb_of
from greathall.terminal import messages
from greathall.terminal.voice import TableVoice

DREW: Final = "drew"
"""Every game calls it so when a card is drawn: first who draws, then the card, and what makes them draw if it is something special."""


def lines(voice: TableVoice, events: Sequence[Event], viewer: int) -> Iterator[str]:
    """What happened; what happened several times over is told once."""
    told = [(voice.speech.event(event, viewer).text, event) for event in events]
    for text, same in groupby(told, lambda line: line[0]):
        times = [event for _, event in same]
        if len(times) == 1:
            yield text
        elif drawn_unseen(voice, times[0], viewer):
            yield voice.say(messages.DREW, int(field(times[0].word, 0)), len(times))
        else:
            yield f"{text} {voice.say(messages.TIMES, len(times))}"


def drawn_unseen(voice: TableVoice, event: Event, viewer: int) -> bool:
    """Whether somebody draws a card that the viewer doesn't see, for no reason but that of the rules."""
    verb = voice.state.game.tellings.verbs[verb_of(event.word)]
    plain = all(field(event.word, place) == NONE for place in range(2, len(verb.fields)))
    return verb.name == DREW and plain and not sees(event.seen, viewer)
