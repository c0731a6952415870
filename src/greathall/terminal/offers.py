"""Offers typed at the terminal, part by part or on one line."""

from __future__ import annotations

from typing import Final

from rich.console import Console

from greathall.kernel.bits import lowest
from greathall.kernel.deals.dealing import Dealing
from greathall.kernel.deals.offer import Offer, goods
from greathall.kernel.errors import BadMove
from greathall.kernel.state import State

HELP: Final = """offer     make an offer, part by part; or on one line:
          offer to=usari gives=lycosia,scandal wants=betrayal shows=agenda promises=spare:usari:12
counter   answer an offer with one of your own
speak     be asked for an offer before every turn, or no longer"""

QUESTIONS: Final = (
    ("to", "To whom? {seats}, or all"),
    ("gives", "Which cards do you give? {cards}"),
    ("wants", "Which cards do you want?"),
    ("shows", "What do you show? {secrets}"),
    ("sees", "What do you want to see?"),
    ("promises", "What do you promise? spare, aid or strike:HOUSE:TURN, or card:CARD:TURN (this is turn {turn})"),
    ("demands", "What should be promised to you?"),
    ("words", "Anything else, in free words?"),
)


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


def typed_offer(console: Console, state: Dealing, seat: int, text: str) -> Offer | None:
    """The offer that a line names, or that the answers to some questions make up; None if there is none, or it can't be made."""
    try:
        words = text.split(maxsplit=1)
        start = answering(state, seat) if words[0] == "counter" else "offer"
        parts = words[1] if len(words) > 1 else asked(console, state, counter=words[0] == "counter")
        offer = Offer.from_text(f"{start} {parts}", state.names())
    except BadMove as error:
        console.print(f"{error}.", highlight=False)
        return None
    fault = state.offer_fault(seat, offer)
    if fault is not None:
        console.print(f"That can't be offered: {fault}.", highlight=False)
        return None
    return offer


def asked(console: Console, state: Dealing, counter: bool) -> str:
    """Ask for the parts of an offer; Enter leaves one out."""
    names = state.names()
    console.print("Enter leaves a part out; several names are parted by commas.", style="dim")
    parts = []
    for label, question in QUESTIONS[1:] if counter else QUESTIONS:
        if (label in ("shows", "sees") and not names["secret"]) or (label in ("promises", "demands") and not state.judges):
            continue
        shown = question.format(
            seats=", ".join(names["seat"]),
            cards=", ".join(goods(names)),
            secrets=", ".join(names["secret"]),
            turn=state.turn_number(),
        )
        answer = console.input(f"{shown}\n  {label}: ", emoji=False).strip()
        if answer:
            parts.append(f"{label}={answer if label == 'words' else answer.replace(' ', '')}")
    return " ".join(parts)


def answering(state: Dealing, seat: int) -> str:
    """How a counter begins: to the offer that is being asked, or to the last one that lies open for the seat."""
    asking = state.asking()
    offers = [asking.offer] if asking is not None else [offer for offer in state.book.offers if offer.to >> seat & 1]
    if not offers:
        raise BadMove("there is no offer to counter")
    maker = state.names()["seat"][offers[-1].maker]
    return f"offer to={maker} counters={offers[-1].number}"
