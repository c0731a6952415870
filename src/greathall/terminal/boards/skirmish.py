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
from greathall.terminal import messages
from greathall.terminal.voice import TableVoice

COLOURS: Final = {"♦": "yellow", "♣": "green", "♥": "red", "♠": "cyan"}
STATES: Final = {"": [], "exhausted": ["↷"], "recovered": ["↶"]}
MARKS: Final = {"poisoned": "☠", "spent": "◇", "doubled": "×2", "summoned": "✝", "marked": "✶"}
RANKS: Final = ("front", "rear")
WIDTH: Final = 18


def board(voice: TableVoice, view: Mapping[str, Any]) -> Text:
    """The whole table as the view's owner sees it."""
    game = cast(Skirmish, voice.state)
    text = Text()
    sudden = None if view["finale"] is None else "sudden"
    text.append(f"{voice.say(messages.SKIRMISH_TOP, view['turns'] + 1, view['phase'], len(view['deck']), sudden)}\n")
    text.append(f" {voice.say(messages.SKIRMISH_BARROWS, listing(voice, game, view['barrows']))}\n", style="dim")
    for message, cards in ((messages.SKIRMISH_BURNED, view["burned"]), (messages.SKIRMISH_PLAYED, view["used"])):
        if cards:
            text.append(f" {voice.say(message, listing(voice, game, cards))}\n", style="dim")
    for seat in range(view["seats"]):
        text.append_text(army(voice, game, view, seat))
    text.append(f"\n {voice.say(messages.SKIRMISH_LEGEND)}\n", style="dim")
    return text


def army(voice: TableVoice, state: Skirmish, view: Mapping[str, Any], seat: int) -> Text:
    """One player: life, what is known of the hand, and both ranks."""
    text = Text()
    life, hand = view["life"][seat], view["hands"][seat]
    arrow = "▶" if view["turn"] == seat and not view["ending"] else " "
    if life <= 0:
        return Text(f"\n{arrow} {voice.seat(seat)}   {voice.say(messages.SKIRMISH_OUT)}\n", style="dim")
    text.append(f"\n{arrow} {voice.seat(seat)}   {voice.say(messages.SKIRMISH_LIFE, life)}   ", style="bold")
    known = [name.partition(" ")[0] for name in hand if name[0] != "?"]
    hidden = len(hand) - len(known)
    if known:
        text.append(f"{voice.say(messages.SKIRMISH_HAND)} ")
        for name in known:
            text.append_text(coloured(voice, state, name))
            text.append(" ")
    if hidden or not known:
        text.append(voice.say(messages.SKIRMISH_CARDS, hidden, "known" if known else None))
    called = {rank: voice.say(messages.SKIRMISH_RANK, rank) for rank in RANKS}
    width = max(len(name) for name in called.values()) + 1
    for rank in RANKS:
        text.append(f"\n    {called[rank]:<{width}}", style="dim")
        for slot, unit in enumerate(view[rank][seat], 1):
            attacks = view["turn"] == seat and any(attack["slot"] == f"{rank}_{slot}" for attack in view["attacks"])
            text.append_text(unit_text(voice, state, view, unit, attacks))
    text.append("\n")
    return text


def unit_text(voice: TableVoice, state: Skirmish, view: Mapping[str, Any], unit: str | None, attacks: bool) -> Text:
    """A unit in its slot, with its marks."""
    if unit is None:
        return Text(f"{'·':<{WIDTH}}", style="dim")
    names, _, how = unit.partition(" ")
    text = Text()
    marks = [*STATES[how]]
    for place, name in enumerate(names.split("+")):
        text.append("+" if place else "")
        text.append_text(coloured(voice, state, name))
        card = name.partition(":")[0]
        marks += [mark for key, mark in MARKS.items() if card in view[key] and mark not in marks]
        marks += [f"−{view['damage'][card]}"] if card in view["damage"] else []
    marks += ["⚔"] if attacks else []
    text.append(f" {' '.join(marks)}" if marks else "")
    text.append(" " * max(1, WIDTH - len(text)))
    return text


def coloured(voice: TableVoice, state: Skirmish, name: str) -> Text:
    """A card by its symbol, in the colour of its House; a Joker with what it is."""
    card, _, role = name.partition(":")
    called = voice.name("card", state.deck.ids.index(card), "title")
    if role in state.deck.ids:
        return Text(f"{called}=").append_text(coloured(voice, state, role))
    played_as = f" ({voice.say(messages.SKIRMISH_ROLE, role)})" if role else ""
    return Text(f"{called}{played_as}", style=COLOURS.get(called[-1], "magenta"))


def listing(voice: TableVoice, state: Skirmish, names: list[str]) -> str | None:
    """Cards in one line; None if there are none."""
    return " ".join(coloured(voice, state, name).plain for name in names) or None
