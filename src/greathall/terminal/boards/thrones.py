"""The table of A Game of Thrones in text: every House with its plot, power and gold, and its cards in play; the challenge; the hand.

▶ Ada · House Thornmere · Master of Coin      power 6/15 · gold 2 · hand 5 · deck 38
    Steady Harvest: income 5, initiative 1, claim 1
    Osanne Thornmere 5 MIP Renown ★2 ⚔     Heron Levy ↷ 1 M·· Vigilant
    Fowler's Fief ↷, Reed Shrine
"""

from __future__ import annotations

import re
import textwrap
from collections import Counter
from collections.abc import Mapping
from typing import Any, Final, cast

from rich.text import Text

from greathall.games.thrones import goals, values, verbs
from greathall.games.thrones.abilities.changes import signed
from greathall.games.thrones.cards import Card
from greathall.games.thrones.decks.draft import folded
from greathall.games.thrones.state import Thrones
from greathall.games.thrones.steps import resolving, usable
from greathall.games.thrones.terms import (
    ATTACHMENT,
    ATTACKING,
    CHARACTER,
    DEFENDING,
    KEYWORDS,
    PLAY,
    TITLE_NAMES,
    TITLES,
    UNDER,
    opposes,
    supported,
)
from greathall.kernel.deals import words
from greathall.kernel.move import NONE, field, verb_of
from greathall.kernel.state import State
from greathall.terminal.boards import faces

WIDTH: Final = 80
INDENT: Final = "    "
CELL: Final = (WIDTH - len(INDENT)) // 2
MARKS: Final = {"kneeling": "↷", "attacking": "⚔", "defending": "⛨", "bypassed": "⤳"}
LEGEND: Final = "↷ kneels  ★ power  ⧉ duplicate  + attached  ⚔ attacks  ⛨ defends  † leaves"
HINT: Final = "card NAME, hand: texts of cards · skip: pass for this phase · help"
HELP: Final = """card N  the text of every card at this table whose name holds N
hand    your cards with their texts
skip    pass, and go on passing in this phase or challenge until you could do something new"""

TITLE_TEXTS: Final = (
    "+3 STR in power challenges; may have an attacker choose another target.",
    "2 influence, once a round.",
    "One more card in the draw phase.",
    "+3 STR in military challenges; may step into them for one who declares no defenders.",
    "+3 STR in intrigue challenges.",
    "2 more income.",
)
CHOOSING: Final = ("attackers", "defenders", "choosing", "picking", "losses")
"""Steps in which several cards are chosen one after the other."""
NOTED: Final = (
    *(verbs.USE, verbs.RESPOND, verbs.ORDER, verbs.CHOOSE_PLOT, verbs.MARSHAL, verbs.PLAY_AMBUSH, verbs.PLACE),
    *(verbs.ATTACK, verbs.DEFEND, verbs.BYPASS, verbs.KILL, verbs.STAND, verbs.CHOOSE, verbs.PAY, verbs.BESTOW),
)
"""Moves that name a card first of which more should be said."""


class Lying:
    """A card in play, as the view has it: its name and its state."""

    def __init__(self, state: Thrones, written: str) -> None:
        name, *marks = written.split(" ")
        self.number = state.roster.names.index(name)
        self.face: Card = state.roster.faces[self.number]
        self.marks = [mark for mark in marks if "=" not in mark]
        told = dict(mark.split("=") for mark in marks if "=" in mark)
        self.power = int(told.get("power", 0))
        self.host = told.get("on") or told.get("under") or ""
        self.spare = "under" in told
        self.leaving = "leaving" in told
        self.name = name


def board(state: State, view: Mapping[str, Any]) -> Text:
    """The whole table as the view's owner sees it. What follows from open cards, such as STR, is taken from the rules."""
    game = cast(Thrones, state)
    text = Text()
    phase = "setup" if view["round"] == 0 else f"Round {view['round']} · {view['phase']} · first player {game.called(view['first'])}"
    text.append(f"{phase}\n", style="bold")
    if view["phase"] == "plot" and game.seats > 2 and view["pool"]:
        titles = ", ".join(TITLE_NAMES[TITLES.index(title)] for title in view["pool"])
        text.append(textwrap.fill(f" Titles in the chamber: {titles}", WIDTH, subsequent_indent="   ") + "\n", style="dim")
    for seat in range(view["seats"]):
        text.append_text(house(game, view, seat))
    text.append_text(challenge(game, view))
    text.append_text(chosen(game, view))
    if view["viewer"] >= 0:
        text.append_text(hand(game, view, view["viewer"]))
    for offer in game.book.offers:
        text.append(f" {words.offer_sentence(game, offer, view['viewer'])}\n")
    text.append(f"\n {LEGEND}\n {HINT}\n", style="dim")
    return text


def house(state: Thrones, view: Mapping[str, Any], seat: int) -> Text:
    """One House: what it has, its plot, and its cards."""
    text = Text()
    arrow = "▶" if view["active"] == seat and not view["winners"] else " "
    number = state.roster.decks[seat].house
    text.append(f"\n{arrow} {state.called(seat)} · House {state.card_set.houses[number]}", style=f"bold {faces.COLOURS[number % 6]}")
    if view["titles"][seat]:
        text.append(f" · {TITLE_NAMES[TITLES.index(view['titles'][seat])]}")
    figures = view["figures"]["seats"][seat]
    text.append(f"{' ↷' if seat in view['kneeling_houses'] else ''}\n{INDENT}{power(state, figures)}", style="bold")
    if view["power"][seat] != figures["power"]:
        text.append(f" (House {view['power'][seat]})")
    text.append(f" · gold {view['gold'][seat]} · hand {len(view['hand'][seat])} · deck {len(view['deck'][seat])}")
    text.append("".join(f" · {pile} {len(view[pile][seat])}" for pile in ("dead", "discard", "out") if view[pile][seat]))
    text.append("\n")
    text.append(causes(state, figures))
    text.append_text(plot(state, view, seat))
    if view["placed"][seat]:
        down = [state.roster.faces[state.roster.names.index(card.split(" ")[0])].name for card in view["placed"][seat] if card[0] != "?"]
        text.append(f"{INDENT}face down: {', '.join(down) or len(view['placed'][seat])}\n")
    text.append_text(cards(state, view, seat))
    known = Counter(card.name for card in held(state, view, seat))
    if known and seat != view["viewer"]:
        names = ", ".join(f"{name}{f' ×{number}' if number > 1 else ''}" for name, number in known.items())
        text.append(textwrap.fill(f"known in hand: {names}", WIDTH, initial_indent=INDENT, subsequent_indent=INDENT) + "\n", style="dim")
    return text


def power(state: Thrones, figures: Mapping[str, Any]) -> str:
    """How much power a House has and needs; a team's together."""
    own, goal = figures["power"], figures["goal"]
    return f"power {own}, team {figures['together']}/{goal}" if state.roster.teams else f"power {own}/{goal}"


def causes(state: Thrones, figures: Mapping[str, Any]) -> str:
    """Why a House needs more or less power than the rules say; empty if no card changes it."""
    parts = []
    for cause in figures["causes"]:
        face = state.roster.faces[state.roster.names.index(cause["card"])]
        condition = f", while {cause['while']}" if cause["while"] else ""
        parts.append(f"{face.title()} {signed(cause['amount'])}{condition}")
    if not parts:
        return ""
    told = f"{figures['goal']} to win: {'; '.join([str(goals.printed(state)), *parts])}"
    return textwrap.fill(told, WIDTH, initial_indent=INDENT, subsequent_indent=f"{INDENT}  ") + "\n"


def plot(state: Thrones, view: Mapping[str, Any], seat: int) -> Text:
    """The revealed plot with its values as they stand, and the agenda."""
    text = Text()
    for name in view["revealed"][seat]:
        face = state.roster.faces[state.roster.names.index(name)]
        text.append(f"{INDENT}{face.name}", style="italic")
        text.append(
            f": income {values.income(state, seat)}, initiative {values.initiative(state, seat)}, claim {values.claim(state, seat)}"
        )
        text.append(f" · {len(view['plots'][seat])} plots left\n")
    deck = state.roster.decks[seat]
    if deck.agenda >= 0:
        text.append(f"{INDENT}{state.card_set.cards[deck.agenda].name}\n", style="italic")
    return text


def cards(state: Thrones, view: Mapping[str, Any], seat: int) -> Text:
    """Characters, two to a line where they fit, then the other cards in one list."""
    everything = [Lying(state, card) for pile in (*view["play"], *view["under"]) for card in pile]
    own = [Lying(state, card) for card in view["play"][seat]]
    lines: list[Text] = []
    half: Text | None = None
    for card in own:
        if card.face.kind != CHARACTER:
            continue
        cell = in_play(state, card, everything)
        if cell.cell_len >= CELL:
            lines.append(cell)
        elif half is None:
            half = cell
            lines.append(half)
        else:
            half.append(" " * (CELL - half.cell_len)).append_text(cell)
            half = None
    others = [in_play(state, card, everything) for card in own if card.face.kind not in (CHARACTER, ATTACHMENT)]
    alike = Counter(other.plain for other in others)
    single = {other.plain: other for other in others}
    text = Text()
    for line in lines + flowing([other.append(f" ×{alike[name]}" if alike[name] > 1 else "") for name, other in single.items()]):
        text.append(INDENT).append_text(line).append("\n")
    return text


def flowing(parts: list[Text]) -> list[Text]:
    """Parts with commas between them, on as many lines as they need."""
    lines: list[Text] = []
    for part in parts:
        if lines and lines[-1].cell_len + part.cell_len + 3 < WIDTH - len(INDENT):
            lines[-1].append(", ").append_text(part)
        else:
            if lines:
                lines[-1].append(",")
            lines.append(part.copy())
    return lines


def in_play(state: Thrones, card: Lying, everything: list[Lying]) -> Text:
    """A card with its STR, icons and keywords as they stand, its marks, and what lies on and under it."""
    kneels = "kneeling" in card.marks
    text = Text(card.face.name, style=faces.colour(card.face) + (" dim" if kneels else ""))
    parts = [MARKS[mark] for mark in card.marks] + (["†"] if card.leaving else [])
    if card.face.kind == CHARACTER:
        parts += [str(values.strength(state, card.number)), faces.icons(int(values.icons(state, card.number)))]
    words = int(values.keywords(state, card.number))
    if card.face.kind in (CHARACTER, ATTACHMENT):
        parts += [name for at, name in enumerate(KEYWORDS) if words >> at & 1 and name not in ("Setup", "Limited")]
    parts += [f"★{card.power}"] if card.power else []
    lying = [other for other in everything if other.host == card.name]
    spares = sum(other.spare for other in lying)
    parts += [f"⧉{spares}"] if spares else []
    parts += [f"+{other.face.name}{'↷' if 'kneeling' in other.marks else ''}" for other in lying if not other.spare]
    if parts:
        text.append(f" {' '.join(parts)}", style="dim" if kneels else "default")
    return text


def challenge(state: Thrones, view: Mapping[str, Any]) -> Text:
    """The challenge that is being fought, with both sides' totals."""
    fought = view["challenge"]
    if fought is None:
        return Text()
    attack, defence = resolving.side_strength(state, ATTACKING), resolving.side_strength(state, DEFENDING)
    text = Text("\n ⚔ ", style="bold")
    text.append(f"{state.called(fought['attacker'])} attacks {state.called(fought['target'])}: {fought['kind']}", style="bold")
    text.append(f" · STR {attack} against {defence} · claim {values.claim(state, fought['attacker'])}")
    if fought["defender"] != fought["target"]:
        text.append(f" · {state.called(fought['defender'])} defends")
    return text.append("\n")


def chosen(state: Thrones, view: Mapping[str, Any]) -> Text:
    """What has been chosen so far, where several are."""
    step = view["stack"][-1] if view["stack"] else {}
    names = [name for name in step.get("chosen", []) if name in state.roster.names]
    if step.get("step") not in CHOOSING or not names:
        return Text()
    return Text(f" Chosen so far: {', '.join(state.roster.faces[state.roster.names.index(name)].name for name in names)}\n", style="bold")


def hand(state: Thrones, view: Mapping[str, Any], seat: int) -> Text:
    """The viewer's hand: what each card costs and is."""
    text = Text(f"\n Your hand ({len(view['hand'][seat])})\n", style="bold")
    half = 0
    for card in held(state, view, seat):
        cell = Text(card.name, style=faces.colour(card)).append(f" {faces.signs(card)}", style="dim")
        if half and half + cell.cell_len < WIDTH - len(INDENT):
            text.append(" " * (CELL - half)).append_text(cell).append("\n")
            half = 0
            continue
        text.append(("\n" if half else "") + INDENT).append_text(cell)
        half = cell.cell_len if cell.cell_len < CELL else 0
        text.append("" if half else "\n")
    return text.append("\n" if half else "")


def held(state: Thrones, view: Mapping[str, Any], seat: int) -> list[Card]:
    """The cards of a hand that the view shows."""
    return [state.roster.faces[state.roster.names.index(name.split(" ")[0])] for name in view["hand"][seat] if name[0] != "?"]


# What a person may ask for.


def read(state: State, view: Mapping[str, Any], words: str, width: int) -> Text | None:
    """The texts of the cards at this table whose names hold the words, or with `hand` those in hand; None if nobody asks for them."""
    game = cast(Thrones, state)
    asked, _, rest = words.partition(" ")
    if asked == "hand" and not rest and view["viewer"] >= 0:
        found = held(game, view, view["viewer"])
    elif asked == "card" and rest:
        found = [card for card in dict.fromkeys(game.roster.faces) if folded(rest) in folded(card.title())]
    else:
        return None
    if not found:
        return Text("No card at this table is called so." if rest else "Your hand is empty.")
    text = Text("\n").join(faces.face(card, game.card_set, width) for card in dict.fromkeys(found))
    text.rstrip()
    return text


def part(view: Mapping[str, Any]) -> str:
    """The round, the phase and the challenge."""
    return f"{view['round']} {view['phase']} {view['challenge']}"


def note(state: State, seat: int, move: int) -> str:
    """What a person should know of what a move names; empty where the sentence says it all."""
    game = cast(Thrones, state)
    verb = verb_of(move)
    number = field(move, 0)
    if verb == verbs.TITLE:
        return title_text(game, number)
    if verb == verbs.CHALLENGE:
        return f"standing with the icon: STR {ready(game, seat, number)} against {ready(game, field(move, 1), number)}"
    if number == NONE or verb not in NOTED:
        return ""
    face = game.roster.faces[number]
    if verb in (verbs.USE, verbs.RESPOND, verbs.ORDER):
        whose = f"{game.called(game.holder[number])}'s. " if game.holder[number] != seat else ""
        return "A duplicate." if game.zone[number] == UNDER else whose + face.does()[usable.ability_of(game, number, field(move, 1)).place]
    if verb == verbs.CHOOSE_PLOT:
        return " ".join([f"{faces.brief(face)}.", *face.printed()])
    if verb == verbs.MARSHAL:
        return faces.brief(face, int(values.cost(game, seat, number)))
    return standing(game, seat, number) if game.zone[number] == PLAY else faces.brief(face)


def standing(state: Thrones, seat: int, card: int) -> str:
    """A card in play as it stands: STR, icons, influence, power, and whose it is if it is another's."""
    face = state.roster.faces[card]
    parts = [f"STR {values.strength(state, card)} {faces.icons(int(values.icons(state, card)))}"] if face.kind == CHARACTER else []
    parts += [f"{face.influence} influence"] if face.influence else []
    parts += [f"{state.power[card]} power"] if state.power[card] else []
    parts += ["kneels"] if state.kneels[card] else []
    parts += [f"{state.called(state.holder[card])}'s"] if state.holder[card] != seat else []
    return " · ".join(parts)


def ready(state: Thrones, seat: int, kind: int) -> int:
    """The STR that a seat could send into a challenge: of its standing characters with the icon."""
    able = [card for card in state.pile(PLAY, seat) if state.roster.kinds[card] == CHARACTER and not state.kneels[card]]
    return sum(int(values.strength(state, card)) for card in able if values.icons(state, card) >> kind & 1)


def title_text(state: Thrones, title: int) -> str:
    """What a title does, whom it supports and opposes."""
    text = TITLE_TEXTS[title]
    if state.roster.literal:
        text = re.sub(r"in \w+ challenges", "in all challenges", text, count=1)
    if supported(title) >= 0:
        text += f" Supports the {TITLE_NAMES[supported(title)]}."
    against = [f"the {name}" for at, name in enumerate(TITLE_NAMES) if opposes(title, at)]
    return f"{text} Opposes {' and '.join(against)}." if against else text
