"""The table of Houses-Skirmish in text: everyone's two ranks, slot by slot, and the hand of the viewer.

▶ Player 1   life 40   5 cards in hand
    front   7♣          9♥+3♥ ↷     ·           ·
    rear    K♦          ·           ·           ·
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, cast

from rich.text import Text

from greathall.games.skirmish.state import Skirmish
from greathall.kernel.state import State

COLOURS: Final = {"♦": "yellow", "♣": "green", "♥": "red", "♠": "cyan"}
STATES: Final = {"": [], "exhausted": ["↷"], "recovered": ["↶"]}
MARKS: Final = {"poisoned": "☠", "spent": "◇", "doubled": "×2", "summoned": "✝", "marked": "✶"}
LEGEND: Final = "↷ exhausted  ☠ poisoned  ◇ shield used  ↶ readied to block  ×2 double damage  ✝ summoned  ✶ marked  −n damage  ⚔ attacks"
WIDTH: Final = 18


def board(state: State, view: Mapping[str, Any]) -> Text:
    """The whole table as the view's owner sees it."""
    game = cast(Skirmish, state)
    text = Text()
    sudden = "" if view["finale"] is None else " · sudden death"
    text.append(f"Turn {view['turns'] + 1} · {view['phase']} · deck {len(view['deck'])}{sudden}\n")
    text.append(f" Barrows: {listing(game, view['barrows'])}\n", style="dim")
    if view["burned"]:
        text.append(f" Soul Burned: {listing(game, view['burned'])}\n", style="dim")
    if view["used"]:
        text.append(f" Played: {listing(game, view['used'])}\n", style="dim")
    for seat in range(view["seats"]):
        text.append_text(army(game, view, seat))
    text.append(f"\n {LEGEND}\n", style="dim")
    return text


def army(state: Skirmish, view: Mapping[str, Any], seat: int) -> Text:
    """One player: life, what is known of the hand, and both ranks."""
    text = Text()
    life, hand = view["life"][seat], view["hands"][seat]
    arrow = "▶" if view["turn"] == seat and not view["ending"] else " "
    if life <= 0:
        return Text(f"\n{arrow} {state.called(seat)}   out\n", style="dim")
    text.append(f"\n{arrow} {state.called(seat)}   life {life}   ", style="bold")
    known = [name.partition(" ")[0] for name in hand if name[0] != "?"]
    hidden = len(hand) - len(known)
    if known:
        text.append("hand ")
        for name in known:
            text.append_text(coloured(state, name))
            text.append(" ")
    if hidden or not known:
        text.append(f"{'and ' if known else ''}{hidden} card{'' if hidden == 1 else 's'}{' more' if known else ' in hand'}")
    for rank in ("front", "rear"):
        text.append(f"\n    {rank:<6}", style="dim")
        for slot, unit in enumerate(view[rank][seat], 1):
            attacks = view["turn"] == seat and any(attack["slot"] == f"{rank}_{slot}" for attack in view["attacks"])
            text.append_text(unit_text(state, view, unit, attacks))
    text.append("\n")
    return text


def unit_text(state: Skirmish, view: Mapping[str, Any], unit: str | None, attacks: bool) -> Text:
    """A unit in its slot, with its marks."""
    if unit is None:
        return Text(f"{'·':<{WIDTH}}", style="dim")
    names, _, how = unit.partition(" ")
    text = Text()
    marks = [*STATES[how]]
    for place, name in enumerate(names.split("+")):
        text.append("+" if place else "")
        text.append_text(coloured(state, name))
        card = name.partition(":")[0]
        marks += [mark for key, mark in MARKS.items() if card in view[key] and mark not in marks]
        marks += [f"−{view['damage'][card]}"] if card in view["damage"] else []
    marks += ["⚔"] if attacks else []
    text.append(f" {' '.join(marks)}" if marks else "")
    text.append(" " * max(1, WIDTH - len(text)))
    return text


def coloured(state: Skirmish, name: str) -> Text:
    """A card by its symbol, in the colour of its House; a Joker with what it is."""
    card, _, role = name.partition(":")
    called = state.deck.called[state.deck.ids.index(card)]
    if role in state.deck.ids:
        return Text(f"{called}=").append_text(coloured(state, role))
    return Text(f"{called}{f' ({role})' if role else ''}", style=COLOURS.get(called[-1], "magenta"))


def listing(state: Skirmish, names: list[str]) -> str:
    """Cards in one line."""
    return " ".join(coloured(state, name).plain for name in names) or "none"
