"""The table of Treachery in a Pocket in text: rows of Characters, the two Action cards, what the viewer wants.

▲  1   G Lady Filia        P Countess Diane*
   2   N the Physician     N the Envoy
▼  3   R Lord Brutol†      …
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, cast

from rich.text import Text

from greathall.games.treachery.names import SIDES
from greathall.games.treachery.state import Treachery
from greathall.terminal import messages
from greathall.terminal.voice import TableVoice, points

COLOURS: Final = ("green", "red", "magenta", "cyan")
MARKS: Final = {"w": "○", "y": "●", "+": "✚", "^": "↑", "v": "↓", "!": "✕", ".": "·"}
HEALTH: Final = {"": "", "wounded": "*", "killed": "†"}
COLUMN: Final = 24


def board(voice: TableVoice, view: Mapping[str, Any]) -> Text:
    """The whole table as the view's owner sees it."""
    game = cast(Treachery, voice.state)
    text = Text()
    discards = [game.deck.actions.index(card) for card in view["discard"]]
    text.append(f"{voice.say(messages.TREACHERY_TOP, view['turns'] + 1, len(view['deck']), discards)}\n\n")
    rows = view["rows"]
    for number, row in enumerate(rows, 1):
        edge = "▲" if number == 1 else "▼" if number == len(rows) else " "
        text.append(f" {edge} {number:>2}  ", style="dim")
        for name in row:
            text.append_text(character(voice, game, name))
        text.append("\n")
    text.append(f"\n {voice.say(messages.TREACHERY_LEGEND)}\n\n", style="dim")
    text.append_text(cards(voice, game, view))
    text.append_text(goals(voice, game, view))
    return text


def character(voice: TableVoice, state: Treachery, written: str) -> Text:
    """A Character with the letter of its House and the mark of its health."""
    name, _, health = written.partition(" ")
    who = state.deck.characters.index(name)
    house = int(state.deck.house[who])
    if house == len(state.deck.houses):
        letter, colour = voice.say(messages.TREACHERY_NEUTRAL), "white"
    else:
        letter, colour = voice.name("house", house)[0].upper(), COLOURS[house]
    called = f"{letter} {voice.name('character', who, 'title')}{HEALTH[health]}"
    return Text(f"{called:<22}", style=colour if health != "killed" else "dim")


def drawing(notation: str) -> list[str]:
    """An action as small symbols, a line a row."""
    return ["".join(MARKS.get(sign, sign) for sign in row.strip()) for row in notation.split("/")]


def cards(voice: TableVoice, state: Treachery, view: Mapping[str, Any]) -> Text:
    """The Action cards the viewer can see, side by side: name, top action, bottom action."""

    def number(card: str) -> int:
        return state.deck.actions.index(card)

    shown = [
        (number(card), message)
        for message, card in ((messages.TREACHERY_REVEALED, view["revealed"]), (messages.TREACHERY_USED, view["used"]))
        if card not in (None, "?")
    ]
    columns = [column(voice, state, card, voice.say(message, card)) for card, message in shown]
    for seat, hand in enumerate(view["hands"]):
        if hand not in (None, "?"):
            columns.append(column(voice, state, number(hand), voice.say(messages.TREACHERY_HAND, seat, number(hand))))
    widths = [max(COLUMN, *(len(line) for line in lines)) for lines in columns]
    text = Text()
    for at in range(max((len(lines) for lines in columns), default=0)):
        line = "   ".join(f"{lines[at] if at < len(lines) else '':<{width}}" for lines, width in zip(columns, widths, strict=True))
        text.append(f" {line.rstrip()}\n")
    return text


def column(voice: TableVoice, state: Treachery, card: int, title: str) -> list[str]:
    """A card: its title, and both actions."""
    lines = [title]
    names = [voice.name("side", side) for side in range(len(SIDES))]
    width = max(len(name) for name in names) + 1
    for side, action in zip(names, (state.deck.tops[card], state.deck.bottoms[card]), strict=True):
        for number, row in enumerate(drawing(action.notation)):
            lines.append(f"  {side if number == 0 else '':<{width}}{row}")
    return lines


def goals(voice: TableVoice, state: Treachery, view: Mapping[str, Any]) -> Text:
    """What every player whose Agenda the viewer knows wants, and what it would score now."""
    text = Text()
    scores = state.scores()
    for seat, agenda in enumerate(view["agendas"]):
        if agenda == "?":
            continue
        rise, fall = (state.deck.houses.index(house) for house in agenda.split(" over "))
        when = "over" if view["ending"] else "now"
        text.append(f"\n {voice.say(messages.TREACHERY_GOAL, seat, rise, fall, points(scores[seat]), when)}")
    text.append("\n")
    return text
