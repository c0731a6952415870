"""The table of Dûhr in text: every House with its cards, face up and face down, and what the viewer holds and knows.

▶ House Usari   ▲ favored   7 cards in hand   conspiracy concealed
    Lycosia  SCANDAL  (Kardosa)
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any, Final, cast

from rich.text import Text

from greathall.games.duhr.board import STATUSES
from greathall.games.duhr.state import Duhr
from greathall.kernel.deals import words
from greathall.kernel.deals.offer import promise_from
from greathall.terminal import messages
from greathall.terminal.voice import TableVoice

COLOURS: Final = ("magenta", "red", "yellow", "green", "cyan", "blue")
SIGNS: Final = {"favored": "▲", "disfavored": "◀", "vilified": "▼"}


def board(voice: TableVoice, view: Mapping[str, Any]) -> Text:
    """The whole table as the view's owner sees it."""
    game = cast(Duhr, voice.state)
    text = Text()
    text.append(f"{voice.say(messages.DUHR_TOP, view['turn'], len(view['web']), view['scandals'])}\n")
    text.append(f" {voice.say(messages.DUHR_DISCARDS, counted(voice, game, view['discard']))}\n", style="dim")
    for seat in range(view["seats"]):
        text.append_text(house(voice, game, view, seat))
    viewer = view["viewer"]
    if viewer >= 0:
        text.append_text(own(voice, game, view, viewer))
    for offer in game.book.offers:
        text.append(f" {voice.speech.say(words.offered(game, offer, viewer), viewer).text}\n")
    text.append(f"\n {voice.say(messages.DUHR_LEGEND)}\n", style="dim")
    return text


def house(voice: TableVoice, state: Duhr, view: Mapping[str, Any], seat: int) -> Text:
    """One House: status, hand, conspiracy, how it keeps its word, and the cards on it."""
    text = Text()
    arrow = "▶" if view["active"] == seat and not view["ending"] else " "
    text.append(f"\n{arrow} {voice.seat(seat)}", style=f"bold {colour(state, view['houses'][seat])}")
    hand, status = view["hands"][seat], view["status"][seat]
    text.append(f"   {SIGNS[status]} {voice.name('status', STATUSES.index(status))}   {voice.say(messages.DUHR_CARDS, len(hand))}")
    known = [name for name in hand if name != "?"]
    if known and seat != view["viewer"]:
        text.append(f" ({counted(voice, state, known)})", style="dim")
    plot, facing = view["conspiracies"][seat].split()
    conspired = None if plot == "?" else state.deck.houses.index(plot)
    text.append(f"   {voice.say(messages.DUHR_CONSPIRACY, conspired, facing)}")
    fates = Counter(pledge["fate"] for pledge in pledges(view) if pledge["by"] == view["houses"][seat])
    if fates["kept"] or fates["broken"]:
        text.append(f"   {voice.say(messages.DUHR_WORD, fates['kept'], fates['broken'])}")
    text.append("\n   ")
    for name in view["boards"][seat]:
        text.append(" ")
        text.append_text(lying(voice, state, name))
    if view["boards"][seat]:
        return text.append("\n")
    return text.append(f" {voice.say(messages.DUHR_NO_CARDS)}\n", style="dim")


def own(voice: TableVoice, state: Duhr, view: Mapping[str, Any], seat: int) -> Text:
    """What the viewer alone sees: hand, what is set aside, conspiracy and agenda, promises that bind nobody."""
    text = Text(f"\n {voice.say(messages.DUHR_HAND, counted(voice, state, view['hands'][seat]))}\n")
    if view["active"] == seat and view["aside"]:
        text.append(f" {voice.say(messages.DUHR_ASIDE, counted(voice, state, view['aside']))}\n")
    plot = view["conspiracies"][seat].split()[0]
    text.append(f" {voice.say(messages.DUHR_OWN_CONSPIRACY, state.deck.houses.index(plot))}   ")
    if view["turn"]:
        text.append(voice.say(messages.DUHR_AGENDA, state.deck.agendas.index(view["agendas"][seat])))
    text.append("\n")
    for pledge in pledges(view):
        if pledge["fate"] == "open":
            by, to = (view["houses"].index(pledge[side]) for side in ("by", "to"))
            promise = words.promise(promise_from(pledge["promise"], state.names()))
            text.append(f" {voice.say(messages.DUHR_PLEDGE, by, to, promise)}\n", style="dim")
    return text


def pledges(view: Mapping[str, Any]) -> list[dict[str, Any]]:
    """The promises that were made; none where no deals are."""
    return [] if view["deals"] is None else list(view["deals"]["pledges"])


def called(voice: TableVoice, state: Duhr, name: str) -> str:
    """A card by itself: a suspicion by its House, an event by its name, the scandal."""
    if name in state.deck.houses:
        return voice.name("house", state.deck.houses.index(name))
    return voice.say(messages.DUHR_SCANDAL) if name == "scandal" else voice.name("card", state.deck.cards.index(name))


def colour(state: Duhr, name: str) -> str:
    return COLOURS[state.deck.houses.index(name)]


def lying(voice: TableVoice, state: Duhr, name: str) -> Text:
    """A card on a House."""
    bare, _, down = name.partition(" ")
    shown = "?" if bare == "?" else called(voice, state, bare)
    shown = shown.upper() if bare == "scandal" else shown
    if down:
        return Text(f"({shown})", style="dim")
    return Text(shown, style="bold reverse" if bare == "scandal" else colour(state, bare))


def counted(voice: TableVoice, state: Duhr, names: list[str]) -> str:
    """`2 Usari, scandal, Betrayal`"""
    found = Counter(names)
    said = [f"{f'{number} ' if number > 1 else ''}{called(voice, state, name)}" for name, number in found.items() if name != "?"]
    said += [voice.say(messages.DUHR_UNKNOWN, found["?"])] if found["?"] else []
    return ", ".join(said) or voice.say(messages.DUHR_NONE)
