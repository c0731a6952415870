"""The table of Treachery in a Pocket in text: rows of Characters, the two Action cards, what the viewer wants.

▲  1   G Lady Filia        P Countess Diane*
   2   N the Physician     N the Envoy
▼  3   R Lord Brutol†      …
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, cast

from rich.text import Text

from greathall.games.treachery.state import Treachery
from greathall.kernel.state import State

COLOURS: Final = ("green", "red", "magenta", "cyan")
MARKS: Final = {"w": "○", "y": "●", "+": "✚", "^": "↑", "v": "↓", "!": "✕", ".": "·"}
HEALTH: Final = {"": "", "wounded": "*", "killed": "†"}
LEGEND: Final = "* Wounded  † Killed    ○ white  ● yellow  ✚ heal  ↑ up  ↓ down  ✕ attack"


def board(state: State, view: Mapping[str, Any]) -> Text:
    """The whole table as the view's owner sees it."""
    game = cast(Treachery, state)
    text = Text()
    text.append(f"Turn {view['turns'] + 1} · deck {len(view['deck'])} · discards {', '.join(titles(game, view['discard'])) or 'none'}\n\n")
    rows = view["rows"]
    for number, row in enumerate(rows, 1):
        edge = "▲" if number == 1 else "▼" if number == len(rows) else " "
        text.append(f" {edge} {number:>2}  ", style="dim")
        for name in row:
            text.append_text(character(game, name))
        text.append("\n")
    text.append(f"\n {LEGEND}\n\n", style="dim")
    text.append_text(cards(game, view))
    text.append_text(goals(game, view))
    return text


def character(state: Treachery, written: str) -> Text:
    """A Character with the letter of its House and the mark of its health."""
    name, _, health = written.partition(" ")
    who = state.deck.characters.index(name)
    house = int(state.deck.house[who])
    letter, colour = ("N", "white") if house == 4 else (state.deck.houses[house][0].upper(), COLOURS[house])
    called = f"{letter} {state.deck.called[who]}{HEALTH[health]}"
    return Text(f"{called:<22}", style=colour if health != "killed" else "dim")


def drawing(notation: str) -> list[str]:
    """An action as small symbols, a line a row."""
    return ["".join(MARKS.get(sign, sign) for sign in row.strip()) for row in notation.split("/")]


def cards(state: Treachery, view: Mapping[str, Any]) -> Text:
    """The Action cards the viewer can see, side by side: name, top action, bottom action."""
    shown = [("Revealed", view["revealed"]), ("In use", view["used"])]
    for seat, hand in enumerate(view["hands"]):
        mine = seat == view["viewer"]
        shown.append(("Your hand" if mine else f"{state.called(seat)}'s hand", hand))
    columns = [column(state, title, card) for title, card in shown if card not in (None, "?")]
    height = max((len(lines) for lines in columns), default=0)
    text = Text()
    for at in range(height):
        line = "   ".join(f"{lines[at] if at < len(lines) else '':<24}" for lines in columns)
        text.append(f" {line.rstrip()}\n")
    return text


def column(state: Treachery, title: str, card: str) -> list[str]:
    at = state.deck.actions.index(card)
    lines = [f"{title}: {state.deck.titles[at]}"]
    for side, action in (("top", state.deck.tops[at]), ("bottom", state.deck.bottoms[at])):
        for number, row in enumerate(drawing(action.notation)):
            lines.append(f"  {side if number == 0 else '':<7}{row}")
    return lines


def goals(state: Treachery, view: Mapping[str, Any]) -> Text:
    """What every player whose Agenda the viewer knows wants, and what it would score now."""
    text = Text()
    scores = state.scores()
    for seat, agenda in enumerate(view["agendas"]):
        if agenda == "?":
            continue
        rise, fall = (house.capitalize() for house in agenda.split(" over "))
        who = "You want" if seat == view["viewer"] else f"{state.called(seat)} wants"
        text.append(f"\n {who} {rise} to rise and {fall} to fall: {scores[seat]:g} points{'' if view['ending'] else ' if it ended now'}.")
    text.append("\n")
    return text


def titles(state: Treachery, cards: list[str]) -> list[str]:
    return [state.deck.titles[state.deck.actions.index(card)] for card in cards]
