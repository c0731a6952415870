"""The table of A Game of Thrones in text: every House with its plot, power and gold, and its cards in play; the challenge; the hand.

▶ Ada · House Thornmere · Master of Coin      power 6/15 · gold 2 · hand 5 · deck 38
    Steady Harvest: income 5, initiative 1, claim 1
    Osanne Thornmere 5 MIP Renown ★2 ⚔     Heron Levy ↷ 1 M·· Vigilant
    Fowler's Fief ↷, Reed Shrine
"""

from __future__ import annotations

import textwrap
from collections import Counter
from collections.abc import Mapping
from typing import Any, Final, cast

from rich.text import Text

from greathall.games.thrones import goals, values, verbs
from greathall.games.thrones.abilities.changes import signed
from greathall.games.thrones.cards import Card
from greathall.games.thrones.decks.listed_names import folded
from greathall.games.thrones.state import Thrones
from greathall.games.thrones.steps import resolving, usable
from greathall.games.thrones.terms import (
    ATTACHMENT,
    ATTACKING,
    CHALLENGES,
    CHARACTER,
    DEFENDING,
    KEYWORDS,
    PHASES,
    PLAY,
    TITLES,
    UNDER,
    opposes,
    supported,
)
from greathall.kernel.deals import words
from greathall.kernel.move import NONE, field, verb_of
from greathall.terminal import messages
from greathall.terminal.boards import faces
from greathall.terminal.voice import TableVoice

WIDTH: Final = 80
INDENT: Final = "    "
CELL: Final = (WIDTH - len(INDENT)) // 2
MARKS: Final = {"kneeling": "↷", "attacking": "⚔", "defending": "⛨", "bypassed": "⤳"}
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


def board(voice: TableVoice, view: Mapping[str, Any]) -> Text:
    """The whole table as the view's owner sees it. What follows from open cards, such as STR, is taken from the rules."""
    game = cast(Thrones, voice.state)
    text = Text()
    phase = PHASES.index(view["phase"])
    top = voice.say(messages.THRONES_SETUP, phase)
    if view["round"]:
        top = voice.say(messages.THRONES_ROUND, view["round"], phase, view["first"])
    text.append(f"{top}\n", style="bold")
    if view["phase"] == "plot" and game.seats > 2 and view["pool"]:
        titles = voice.say(messages.THRONES_CHAMBER, [TITLES.index(title) for title in view["pool"]])
        text.append(textwrap.fill(f" {titles}", WIDTH, subsequent_indent="   ") + "\n", style="dim")
    for seat in range(view["seats"]):
        text.append_text(house(voice, game, view, seat))
    text.append_text(challenge(voice, game, view))
    text.append_text(chosen(voice, game, view))
    if view["viewer"] >= 0:
        text.append_text(hand(voice, game, view, view["viewer"]))
    for offer in game.book.offers:
        text.append(f" {voice.speech.say(words.offered(game, offer, view['viewer']), view['viewer']).text}\n")
    text.append(f"\n {voice.say(messages.THRONES_LEGEND)}\n", style="dim")
    return text


def house(voice: TableVoice, state: Thrones, view: Mapping[str, Any], seat: int) -> Text:
    """One House: what it has, its plot, and its cards."""
    text = Text()
    arrow = "▶" if view["active"] == seat and not view["winners"] else " "
    number = int(state.roster.decks[seat].house)
    text.append(f"\n{arrow} {voice.say(messages.THRONES_HOUSE, seat, number)}", style=f"bold {faces.COLOURS[number % 6]}")
    if view["titles"][seat]:
        text.append(f" · {voice.name('title', TITLES.index(view['titles'][seat]))}")
    figures = view["figures"]["seats"][seat]
    text.append(f"{' ↷' if seat in view['kneeling_houses'] else ''}\n{INDENT}{power(voice, state, figures)}", style="bold")
    if view["power"][seat] != figures["power"]:
        text.append(f" {voice.say(messages.THRONES_ON_HOUSE, view['power'][seat])}")
    held_now = (view["gold"][seat], len(view["hand"][seat]), len(view["deck"][seat]))
    text.append(f" · {voice.say(messages.THRONES_HAS, *held_now)}")
    piles = [(pile, len(view[pile][seat])) for pile in ("dead", "discard", "out") if view[pile][seat]]
    text.append("".join(f" · {voice.say(messages.THRONES_PILE, pile, size)}" for pile, size in piles))
    text.append("\n")
    text.append(causes(voice, state, seat))
    text.append_text(plot(voice, state, view, seat))
    if view["placed"][seat]:
        down = ", ".join(face_of(state, card).short(voice.language) for card in view["placed"][seat] if card[0] != "?")
        text.append(f"{INDENT}{voice.say(messages.THRONES_FACE_DOWN, down or str(len(view['placed'][seat])))}\n")
    text.append_text(cards(voice, state, view, seat))
    known = Counter(card.short(voice.language) for card in held(state, view, seat))
    if known and seat != view["viewer"]:
        names = ", ".join(f"{name}{f' ×{number}' if number > 1 else ''}" for name, number in known.items())
        said = voice.say(messages.THRONES_KNOWN, names)
        text.append(textwrap.fill(said, WIDTH, initial_indent=INDENT, subsequent_indent=INDENT) + "\n", style="dim")
    return text


def face_of(state: Thrones, written: str) -> Card:
    """What is printed on a card that a view names."""
    return state.roster.faces[state.roster.names.index(written.split(" ")[0])]


def power(voice: TableVoice, state: Thrones, figures: Mapping[str, Any]) -> str:
    """How much power a House has and needs; a team's together."""
    own, goal = figures["power"], figures["goal"]
    if state.roster.teams:
        return voice.say(messages.THRONES_TEAM, own, figures["together"], goal)
    return voice.say(messages.THRONES_POWER, own, goal)


def causes(voice: TableVoice, state: Thrones, seat: int) -> str:
    """Why a House needs more or less power than the rules say; empty if no card changes it."""
    parts = []
    for cause in goals.causes(state, seat):
        condition = None if cause.condition is None else cause.condition.clause(False)
        title = state.roster.faces[cause.card].title(voice.language)
        parts.append(voice.say(messages.THRONES_CAUSE, title, signed(cause.amount), condition))
    if not parts:
        return ""
    told = voice.say(messages.THRONES_GOAL, int(goals.common(state, seat)), int(goals.printed(state)), "; ".join(parts))
    return textwrap.fill(told, WIDTH, initial_indent=INDENT, subsequent_indent=f"{INDENT}  ") + "\n"


def plot(voice: TableVoice, state: Thrones, view: Mapping[str, Any], seat: int) -> Text:
    """The revealed plot with its values as they stand, and the agenda."""
    text = Text()
    for name in view["revealed"][seat]:
        text.append(f"{INDENT}{face_of(state, name).short(voice.language)}", style="italic")
        standing_now = (int(values.income(state, seat)), int(values.initiative(state, seat)), int(values.claim(state, seat)))
        text.append(f"{voice.say(messages.THRONES_PLOT, *standing_now, len(view['plots'][seat]))}\n")
    deck = state.roster.decks[seat]
    if deck.agenda >= 0:
        text.append(f"{INDENT}{state.card_set.cards[deck.agenda].short(voice.language)}\n", style="italic")
    return text


def cards(voice: TableVoice, state: Thrones, view: Mapping[str, Any], seat: int) -> Text:
    """Characters, two to a line where they fit, then the other cards in one list."""
    everything = [Lying(state, card) for pile in (*view["play"], *view["under"]) for card in pile]
    own = [Lying(state, card) for card in view["play"][seat]]
    lines: list[Text] = []
    half: Text | None = None
    for card in own:
        if card.face.kind != CHARACTER:
            continue
        cell = in_play(voice, state, card, everything)
        if cell.cell_len >= CELL:
            lines.append(cell)
        elif half is None:
            half = cell
            lines.append(half)
        else:
            half.append(" " * (CELL - half.cell_len)).append_text(cell)
            half = None
    others = [in_play(voice, state, card, everything) for card in own if card.face.kind not in (CHARACTER, ATTACHMENT)]
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


def in_play(voice: TableVoice, state: Thrones, card: Lying, everything: list[Lying]) -> Text:
    """A card with its STR, icons and keywords as they stand, its marks, and what lies on and under it."""
    kneels = "kneeling" in card.marks
    text = Text(card.face.short(voice.language), style=faces.colour(card.face) + (" dim" if kneels else ""))
    parts = [MARKS[mark] for mark in card.marks] + (["†"] if card.leaving else [])
    if card.face.kind == CHARACTER:
        parts += [str(values.strength(state, card.number)), faces.icons(voice, int(values.icons(state, card.number)))]
    keywords = int(values.keywords(state, card.number))
    if card.face.kind in (CHARACTER, ATTACHMENT):
        told = [at for at, name in enumerate(KEYWORDS) if keywords >> at & 1 and name not in ("Setup", "Limited")]
        parts += [voice.name("keyword", at) for at in told]
    parts += [f"★{card.power}"] if card.power else []
    lying = [other for other in everything if other.host == card.name]
    spares = sum(other.spare for other in lying)
    parts += [f"⧉{spares}"] if spares else []
    parts += [f"+{other.face.short(voice.language)}{'↷' if 'kneeling' in other.marks else ''}" for other in lying if not other.spare]
    if parts:
        text.append(f" {' '.join(parts)}", style="dim" if kneels else "default")
    return text


def challenge(voice: TableVoice, state: Thrones, view: Mapping[str, Any]) -> Text:
    """The challenge that is being fought, with both sides' totals."""
    fought = view["challenge"]
    if fought is None:
        return Text()
    attacker, target, defender = fought["attacker"], fought["target"], fought["defender"]
    attack, defence = int(resolving.side_strength(state, ATTACKING)), int(resolving.side_strength(state, DEFENDING))
    text = Text("\n ⚔ ", style="bold")
    text.append(voice.say(messages.THRONES_CHALLENGE, attacker, target, CHALLENGES.index(fought["kind"])), style="bold")
    text.append(f" · {voice.say(messages.THRONES_SIDES, attack, defence, int(values.claim(state, attacker)))}")
    if defender != target:
        text.append(f" · {voice.say(messages.THRONES_DEFENDS, defender)}")
    return text.append("\n")


def chosen(voice: TableVoice, state: Thrones, view: Mapping[str, Any]) -> Text:
    """What has been chosen so far, where several are."""
    step = view["stack"][-1] if view["stack"] else {}
    names = [name for name in step.get("chosen", []) if name in state.roster.names]
    if step.get("step") not in CHOOSING or not names:
        return Text()
    told = ", ".join(face_of(state, name).short(voice.language) for name in names)
    return Text(f" {voice.say(messages.THRONES_CHOSEN, told)}\n", style="bold")


def hand(voice: TableVoice, state: Thrones, view: Mapping[str, Any], seat: int) -> Text:
    """The viewer's hand: what each card costs and is."""
    text = Text(f"\n {voice.say(messages.THRONES_HAND, len(view['hand'][seat]))}\n", style="bold")
    half = 0
    for card in held(state, view, seat):
        cell = Text(card.short(voice.language), style=faces.colour(card)).append(f" {faces.signs(voice, card)}", style="dim")
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
    return [face_of(state, name) for name in view["hand"][seat] if name[0] != "?"]


# What a person may ask for.


def read(voice: TableVoice, view: Mapping[str, Any], words: str, width: int) -> Text | None:
    """The texts of the cards at this table whose names hold the words, or with `hand` those in hand; None if nobody asks for them."""
    game = cast(Thrones, voice.state)
    asked, _, rest = words.partition(" ")
    if asked == "hand" and not rest and view["viewer"] >= 0:
        found = held(game, view, view["viewer"])
    elif asked == "card" and rest:
        found = [card for card in dict.fromkeys(game.roster.faces) if folded(rest) in folded(card.title(voice.language))]
    else:
        return None
    if not found:
        return Text(voice.say(messages.THRONES_NO_CARD if rest else messages.THRONES_EMPTY_HAND))
    text = Text("\n").join(faces.face(voice, card, game.card_set, width) for card in dict.fromkeys(found))
    text.rstrip()
    return text


def part(view: Mapping[str, Any]) -> str:
    """The round, the phase and the challenge."""
    return f"{view['round']} {view['phase']} {view['challenge']}"


def note(voice: TableVoice, seat: int, move: int) -> str:
    """What a person should know of what a move names; empty where the sentence says it all."""
    game = cast(Thrones, voice.state)
    verb = verb_of(move)
    number = field(move, 0)
    if verb == verbs.TITLE:
        return title_text(voice, game, number)
    if verb == verbs.CHALLENGE:
        return voice.say(messages.NOTE_READY, ready(game, seat, number), ready(game, field(move, 1), number))
    if number == NONE or verb not in NOTED:
        return ""
    face = game.roster.faces[number]
    if verb in (verbs.USE, verbs.RESPOND, verbs.ORDER):
        if game.zone[number] == UNDER:
            return voice.say(messages.NOTE_DUPLICATE)
        whose = "" if game.holder[number] == seat else f"{voice.say(messages.NOTE_OWNER, int(game.holder[number]))} "
        return whose + face.does(voice.language)[usable.ability_of(game, number, field(move, 1)).place]
    if verb == verbs.CHOOSE_PLOT:
        return " ".join([f"{faces.brief(voice, face)}.", *face.printed(voice.language)])
    if verb == verbs.MARSHAL:
        return faces.brief(voice, face, int(values.cost(game, seat, number)))
    return standing(voice, game, seat, number) if game.zone[number] == PLAY else faces.brief(voice, face)


def standing(voice: TableVoice, state: Thrones, seat: int, card: int) -> str:
    """A card in play as it stands: STR, icons, influence, power, and whose it is if it is another's."""
    face = state.roster.faces[card]
    parts = []
    if face.kind == CHARACTER:
        parts.append(faces.strength(voice, int(values.strength(state, card)), int(values.icons(state, card))))
    parts += [voice.say(messages.NOTE_INFLUENCE, int(face.influence))] if face.influence else []
    parts += [voice.say(messages.NOTE_POWER, int(state.power[card]))] if state.power[card] else []
    parts += [voice.say(messages.NOTE_KNEELS)] if state.kneels[card] else []
    parts += [voice.say(messages.NOTE_WHOSE, int(state.holder[card]))] if state.holder[card] != seat else []
    return " · ".join(parts)


def ready(state: Thrones, seat: int, kind: int) -> int:
    """The STR that a seat could send into a challenge: of its standing characters with the icon."""
    able = [card for card in state.pile(PLAY, seat) if state.roster.kinds[card] == CHARACTER and not state.kneels[card]]
    return sum(int(values.strength(state, card)) for card in able if values.icons(state, card) >> kind & 1)


def title_text(voice: TableVoice, state: Thrones, title: int) -> str:
    """What a title does, whom it supports and opposes."""
    parts = [voice.say(messages.NOTE_TITLE, title, "literal" if state.roster.literal else "typed")]
    if supported(title) >= 0:
        parts.append(voice.say(messages.NOTE_SUPPORTS, int(supported(title))))
    against = [messages.NOTE_OPPOSED.say(at) for at in range(len(TITLES)) if opposes(title, at)]
    if against:
        parts.append(voice.say(messages.NOTE_OPPOSES, against))
    return " ".join(parts)
