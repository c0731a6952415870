"""The table of Dûhr in text: every House with its cards, face up and face down, and what the viewer holds and knows.

▶ House Usari   ▲ favored   7 cards   conspiracy concealed
    Lycosia  SCANDAL  (Kardosa)
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any, Final, cast

from rich.text import Text

from greathall.games.duhr.state import Duhr
from greathall.kernel.deals import words
from greathall.kernel.deals.offer import promise_from
from greathall.kernel.state import State

COLOURS: Final = ("magenta", "red", "yellow", "green", "cyan", "blue")
STATUS: Final = {"favored": "▲ favored", "disfavored": "◀ disfavored", "vilified": "▼ vilified"}
LEGEND: Final = "(…) concealed   ▲ favored   ◀ disfavored   ▼ vilified"


def board(state: State, view: Mapping[str, Any]) -> Text:
    """The whole table as the view's owner sees it."""
    game = cast(Duhr, state)
    text = Text()
    text.append(f"Turn {view['turn']} · Web of Suspicion {len(view['web'])} · Web of Scandal {view['scandals']}\n")
    text.append(f" Discards: {counted(game, view['discard'])}\n", style="dim")
    for seat in range(view["seats"]):
        text.append_text(house(game, view, seat))
    viewer = view["viewer"]
    if viewer >= 0:
        text.append_text(own(game, view, viewer))
    for offer in game.book.offers:
        text.append(f" {words.offer_sentence(game, offer, viewer)}\n")
    text.append(f"\n {LEGEND}\n", style="dim")
    return text


def house(state: Duhr, view: Mapping[str, Any], seat: int) -> Text:
    """One House: status, hand, conspiracy, how it keeps its word, and the cards on it."""
    text = Text()
    arrow = "▶" if view["active"] == seat and not view["ending"] else " "
    text.append(f"\n{arrow} {state.called(seat)}", style=f"bold {colour(state, view['houses'][seat])}")
    hand = view["hands"][seat]
    text.append(f"   {STATUS[view['status'][seat]]}   {len(hand)} card{'' if len(hand) == 1 else 's'}")
    known = [name for name in hand if name != "?"]
    if known and seat != view["viewer"]:
        text.append(f" ({counted(state, known)})", style="dim")
    plot, facing = view["conspiracies"][seat].split()
    text.append(f"   conspiracy {called(state, plot) if plot != '?' else ''}{' ' if plot != '?' else ''}")
    text.append("revealed" if facing == "up" else "concealed")
    fates = Counter(pledge["fate"] for pledge in pledges(view) if pledge["by"] == view["houses"][seat])
    if fates["kept"] or fates["broken"]:
        text.append(f"   word kept {fates['kept']}, broken {fates['broken']}")
    text.append("\n   ")
    for name in view["boards"][seat]:
        text.append(" ")
        text.append_text(lying(state, name))
    text.append("\n" if view["boards"][seat] else " no cards\n", style="" if view["boards"][seat] else "dim")
    return text


def own(state: Duhr, view: Mapping[str, Any], seat: int) -> Text:
    """What the viewer alone sees: hand, what is set aside, conspiracy and agenda, promises that bind nobody."""
    text = Text(f"\n Your hand: {counted(state, view['hands'][seat])}\n")
    if view["active"] == seat and view["aside"]:
        text.append(f" of which set aside for this turn: {counted(state, view['aside'])}\n")
    plot = view["conspiracies"][seat].split()[0]
    agenda = state.deck.agendas.index(view["agendas"][seat])
    text.append(f" Your conspiracy: {called(state, plot)}   ")
    if view["turn"]:
        text.append(f"Your agenda: {state.deck.agenda_called[agenda]}, {state.deck.agenda_texts[agenda]}")
    text.append("\n")
    for pledge in pledges(view):
        if pledge["fate"] == "open":
            promise = state.speech().phrase(words.promise(promise_from(pledge["promise"], state.names())), seat).text
            text.append(f" {called(state, pledge['by'])} has promised {called(state, pledge['to'])} {promise}\n", style="dim")
    return text


def pledges(view: Mapping[str, Any]) -> list[dict[str, Any]]:
    """The promises that were made; none where no deals are."""
    return [] if view["deals"] is None else list(view["deals"]["pledges"])


def called(state: Duhr, name: str) -> str:
    """A House, an event or the scandal by its name for people."""
    if name in state.deck.houses:
        return state.deck.called[state.deck.houses.index(name)]
    return "scandal" if name == "scandal" else state.deck.event_called[state.deck.events.index(name)]


def colour(state: Duhr, name: str) -> str:
    return COLOURS[state.deck.houses.index(name)]


def lying(state: Duhr, name: str) -> Text:
    """A card on a House."""
    bare, _, down = name.partition(" ")
    shown = "?" if bare == "?" else "SCANDAL" if bare == "scandal" else called(state, bare)
    if down:
        return Text(f"({shown})", style="dim")
    return Text(shown, style="bold reverse" if bare == "scandal" else colour(state, bare))


def counted(state: Duhr, names: list[str]) -> str:
    """`2 Usari, scandal, Betrayal`"""
    found = Counter(names)
    words = [f"{f'{number} ' if number > 1 else ''}{called(state, name)}" for name, number in found.items() if name != "?"]
    words += [f"{found['?']} unknown"] if found["?"] else []
    return ", ".join(words) or "none"
