"""Offers typed at the terminal, part by part or on one line, in the words of the reader's language or of records."""

from __future__ import annotations

import json
import re
from typing import Final

from rich.console import Console

from greathall.kernel.bits import lowest
from greathall.kernel.deals.dealing import Dealing
from greathall.kernel.deals.offer import FARTHEST_TURN, PROMISES, Offer, goods
from greathall.kernel.errors import BadMove
from greathall.kernel.sentences.message import Part
from greathall.kernel.state import State
from greathall.terminal import messages
from greathall.terminal.voice import TableVoice

ALL: Final = "all"
COUNTERS: Final = "counters"
ANY_WORDS: Final = 'words="…"'
PROMISE_PARTS: Final = 3
KINDS: Final = {"to": "seat", "gives": "card", "wants": "card", "shows": "secret", "sees": "secret"}
"""Of which kind the names in a part are."""


class Invitations:
    """Which people are asked for an offer: each once a turn, at the first quiet moment in which another decides."""

    def __init__(self, people: list[int]) -> None:
        self.people = people
        self.turn = -1
        self.asked: set[int] = set()

    def next(self, state: State) -> int:
        """The next person to ask, clockwise from the seat that decides; −1 if there is none."""
        if not isinstance(state, Dealing) or not state.deals or not state.quiet():
            return -1
        if state.turn_number() != self.turn:
            self.turn = int(state.turn_number())
            self.asked = set()
        decides = int(lowest(state.deciders()))
        for seat in sorted(self.people, key=lambda seat: (seat - decides) % int(state.seats)):
            if seat not in self.asked:
                self.asked.add(seat)
                if seat != decides and state.may_propose(seat):
                    return seat
        return -1


class Unclear(Exception):
    """Something in an offer that can't be understood; its text says what, in the reader's language."""


class Wording:
    """The names of which offers are made, as people type them: those of the reader's language, and those that stand in records."""

    def __init__(self, voice: TableVoice, state: Dealing, seat: int) -> None:
        self.voice = voice
        names = state.names()
        houses = names["house"]
        self.kinds: dict[str, dict[str, str]] = {"seat": {}, "house": {}, "card": {}, "secret": {}, "promise": {}}
        """Of each kind, what people call the things, and what records do."""
        for other, name in enumerate(names["seat"]):
            if other != seat:
                called = voice.name("house", houses.index(name)) if name in houses else state.called(other)
                self.kinds["seat"][called] = name
        self.kinds["seat"][voice.say(messages.OFFER_ALL)] = ALL
        self.kinds["house"] = {voice.name("house", at): house for at, house in enumerate(houses)}
        for at, card in enumerate(goods(names)):
            # A suspicion is known by its House, and gold by no other name.
            known = card in houses or "goods" in names
            self.kinds["card"][card.capitalize() if known else voice.name("card", at, "title")] = card
        self.kinds["secret"] = {voice.say(messages.OFFER_SECRETS[secret]): secret for secret in names["secret"]}
        self.kinds["promise"] = {voice.say(messages.OFFER_PROMISES[promise]): promise for promise in PROMISES}

    def listed(self, kind: str) -> str:
        """All names of a kind, for the reader to choose from."""
        return ", ".join(self.kinds[kind])

    def recorded(self, kind: str, typed: str) -> str:
        """What a record calls the thing that somebody typed."""
        known = self.kinds[kind]
        by_name = {folded(name): record for name, record in known.items()} | {folded(record): record for record in known.values()}
        if folded(typed) not in by_name:
            raise Unclear(self.voice.say(messages.OFFER_UNKNOWN, typed, self.listed(kind)))
        return by_name[folded(typed)]

    def promise(self, typed: str) -> str:
        """`verschonen:Usari:12` as `spare:usari:12`."""
        parts = [part.strip() for part in typed.split(":")]
        if len(parts) != PROMISE_PARTS or not parts[2].isdecimal() or int(parts[2]) > FARTHEST_TURN:
            raise Unclear(self.voice.say(messages.OFFER_PROMISE_FORM, typed))
        kind = self.recorded("promise", parts[0])
        return f"{kind}:{self.recorded('card' if kind == 'card' else 'house', parts[1])}:{int(parts[2])}"

    def part(self, label: str, typed: str) -> str:
        """One part of an offer as records have it."""
        if label == "words":
            return f"words={json.dumps(unquoted(typed.strip()), ensure_ascii=False)}"
        if label == COUNTERS:
            return f"{COUNTERS}={offer_number(typed)}"
        items = [item.strip() for item in typed.split(",") if item.strip()]
        if label in ("promises", "demands"):
            return f"{label}={','.join(self.promise(item) for item in items)}"
        return f"{label}={','.join(self.recorded(KINDS[label], item) for item in items)}"

    def line(self, text: str) -> str:
        """A whole offer on one line, `an=lycosia gibt=skandal worte=…`, as records have it."""
        labels = {label: part for part, message in messages.OFFER_LABELS.items() for label in (part, self.voice.say(message))}
        labels[COUNTERS] = COUNTERS
        parts, rest = [], text.strip()
        while rest:
            label, equals, after = rest.partition("=")
            part = labels.get(label.casefold())
            if not equals or part is None:
                words = ", ".join(f"{self.voice.say(message)}=" for message in messages.OFFER_LABELS.values())
                raise Unclear(self.voice.say(messages.OFFER_FORM, rest.split()[0], words))
            value, rest = (after, "") if part == "words" else (after.partition(" ")[0], after.partition(" ")[2].strip())
            parts.append(self.part(part, value))
        return " ".join(parts)


def folded(name: str) -> str:
    """A name by its letters and digits alone."""
    return "".join(letter for letter in name.casefold() if letter.isalnum())


def typed_offer(console: Console, voice: TableVoice, state: Dealing, seat: int, text: str) -> Offer | None:
    """The offer that a line names, or that the answers to some questions make up; None if there is none, or it can't be made."""
    words = text.split(maxsplit=1)
    counter = words[0] == "counter"
    start = answering(state, seat) if counter else "offer"
    if start is None:
        console.print(voice.say(messages.NO_COUNTER), highlight=False)
        return None
    wording = Wording(voice, state, seat)
    if len(words) == 1:
        return asked(console, wording, state, seat, start)
    try:
        return checked(wording, state, seat, f"{start} {wording.line(words[1])}")
    except Unclear as unclear:
        console.print(f"{unclear}", highlight=False, markup=False)
        return None


def checked(wording: Wording, state: Dealing, seat: int, text: str) -> Offer:
    """The offer that a text makes as records have it; `Unclear` says why it can't be made."""
    try:
        offer = Offer.from_text(text, state.names())
    except BadMove as error:
        raise Unclear(f"{error}.") from error
    fault = state.offer_fault(seat, offer)
    if fault is not None:
        raise Unclear(wording.voice.say(messages.CANNOT_OFFER, wording.voice.speech.refusal(fault).text))
    return offer


def asked(console: Console, wording: Wording, state: Dealing, seat: int, start: str) -> Offer | None:
    """Ask for the parts of an offer; Enter leaves one out, and without anybody to make it to there is none. Each answer is checked at
    once, as if some free words were all that is still to come."""
    voice, secrets = wording.voice, state.names()["secret"]
    try:
        checked(wording, state, seat, f"{start} {ANY_WORDS}" if start != "offer" else f"offer to={ALL} {ANY_WORDS}")
    except Unclear as unclear:
        console.print(f"{unclear}", highlight=False, markup=False)
        return None
    known: dict[str, Part] = {
        "seats": wording.listed("seat"),
        "cards": wording.listed("card"),
        "secrets": wording.listed("secret"),
        "turn": int(state.turn_number()),
    }
    console.print(voice.say(messages.OFFER_PARTS), style="dim")
    text = start
    for label, question in messages.QUESTIONS.items():
        if label == "to" and start != "offer":
            continue
        if (label in ("shows", "sees") and not secrets) or (label in ("promises", "demands") and not state.judges):
            continue
        shown = voice.say(question, *(known[name] for name in question.fields))
        while answer := console.input(f"{shown}\n  {voice.say(messages.OFFER_LABELS[label])}: ", markup=False, emoji=False).strip():
            try:
                part = wording.part(label, answer)
                checked(wording, state, seat, f"{text} {part}" if label == "words" else f"{text} {part} {ANY_WORDS}")
            except Unclear as unclear:
                console.print(f"  {unclear}", highlight=False, markup=False)
                continue
            text = f"{text} {part}"
            break
        if label == "to" and not answer:
            return None
    try:
        return checked(wording, state, seat, text)
    except Unclear as unclear:
        console.print(f"{unclear}", highlight=False, markup=False)
        return None


def unquoted(words: str) -> str:
    """Free words, without the quotation marks in which records have them."""
    try:
        return str(json.loads(words)) if words.startswith('"') else words
    except ValueError:
        return words.strip('"')


def offer_number(typed: str) -> int:
    """The number of an offer as records have it, from 0; people count them from 1. What is none is more than any offer has."""
    return int(typed) - 1 if typed.isdecimal() and 0 < int(typed) <= FARTHEST_TURN else FARTHEST_TURN


def as_recorded(text: str) -> str:
    """A typed move with the number of its offer as records have it."""
    return re.sub(r"\boffer=(\d+)", lambda found: f"offer={offer_number(found[1])}", text)


def answering(state: Dealing, seat: int) -> str | None:
    """How a counter begins: to the offer that is being asked, or to the last one that lies open for the seat; None if there is none."""
    asking = state.asking()
    offers = [asking.offer] if asking is not None else [offer for offer in state.book.offers if offer.to >> seat & 1]
    if not offers:
        return None
    maker = state.names()["seat"][offers[-1].maker]
    return f"offer to={maker} counters={offers[-1].number}"
