"""Deals in sentences: offers, answers, and promises with what became of them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from greathall.kernel.deals import answers
from greathall.kernel.deals.book import LAPSED
from greathall.kernel.deals.dealing import Dealing, joined
from greathall.kernel.deals.offer import CARD, Offer, Promise
from greathall.kernel.event import OPEN, Event, sees
from greathall.kernel.move import field, verb_of

PROMISED: Final = ("to spare {} until turn {}", "to help {} before turn {}", "to act against {} before turn {}", "{} before turn {}")
DEEDS: Final = ("to spare {}", "to help {}", "to act against {}", "to give {}")
JUDGEMENTS: Final = (
    "",
    "{} has kept the promise to {}.",
    "{} has broken the promise to {}.",
    "The promise of {} to {} ends with the game.",
)
ANSWERS: Final = ("Accept offer {}.", "Decline offer {}.", "Leave offer {} lying.", "Withdraw offer {}.")


def promise(state: Dealing, promise: Promise) -> str:
    """What is promised."""
    thing = state.card_called(promise.thing) if promise.kind == CARD else state.house_called(promise.thing)
    return PROMISED[promise.kind].format(thing, promise.until)


def terms(state: Dealing, offer: Offer, viewer: i64) -> str:
    """What an offer gives and what it wants, as that viewer may know it."""
    hidden = not offer.party(viewer) and viewer != OPEN
    secrets = state.names()["secret"]
    gives: list[str] = []
    wants: list[str] = []
    for side, kinds, shown, promises in (
        (gives, offer.gives, offer.shows, offer.promises),
        (wants, offer.wants, offer.sees, offer.demands),
    ):
        if len(kinds):
            side.append(state.goods_called(kinds, hidden))
        side += [f"a look at the {name}" for at, name in enumerate(secrets) if shown >> at & 1]
        side += [f"the promise {'of' if word.kind == CARD else ''} {promise(state, word)}".replace("  ", " ") for word in promises]
    if offer.words:
        gives.append("words in private" if hidden else f"“{offer.words}”")
    return f"{joined(gives) if gives else 'nothing'} for {joined(wants) if wants else 'nothing'}"


def offer_sentence(state: Dealing, offer: Offer, viewer: i64) -> str:
    """`Usari offers Lycosia a scandal for a look at the agenda.`"""
    asked = joined([state.called(seat) for seat in range(state.seats) if offer.to >> seat & 1])
    answer = f", in answer to offer {offer.counters}" if offer.counters >= 0 else ""
    return f"{state.called(offer.maker)} offers {asked}{answer}: {terms(state, offer, viewer)} (offer {offer.number})."


def sentence(move: i64) -> str:
    """What an answer to an offer would do."""
    return ANSWERS[verb_of(move)].format(field(move, 0))


def telling(state: Dealing, event: Event, viewer: i64) -> str:
    """What happened around an offer."""
    verb = verb_of(event.word)
    if event.offer is not None:
        return about_offer(state, event, event.offer, viewer)
    seat, second, third, fourth = field(event.word, 0), field(event.word, 1), field(event.word, 2), field(event.word, 3)
    who = state.called(seat)
    if verb == answers.HANDED:
        card = state.card_called(third) if sees(event.seen, viewer) else "a card"
        return f"{who} gives {state.called(second)} {card}."
    if verb == answers.PROMISED:
        return f"{who} promises {state.called(second)} {promise(state, Promise(third, fourth, field(event.word, 4)))}."
    deed = DEEDS[third].format(state.card_called(fourth) if third == CARD else state.house_called(fourth))
    return JUDGEMENTS[field(event.word, 4)].format(who, f"{state.called(second)} {deed}")


def about_offer(state: Dealing, event: Event, offer: Offer, viewer: i64) -> str:
    """What happened to an offer. Whatever closes it says its terms again; where several are asked, their answers do not."""
    verb, who, maker = verb_of(event.word), state.called(field(event.word, 0)), state.called(offer.maker)
    if verb == answers.OFFERED:
        return offer_sentence(state, offer, viewer)
    if verb == answers.CONSIDERED:
        return f"{who} leaves offer {offer.number} of {maker} lying."
    if verb == answers.DECLINED and offer.seen & (offer.seen - 1):
        return f"{who} declines offer {offer.number} of {maker}."
    return f"{closed(event.word, who, maker)}: {terms(state, offer, viewer)}."


def closed(word: i64, who: str, maker: str) -> str:
    """How an offer was closed."""
    verb, number = verb_of(word), field(word, 1)
    if verb == answers.VOIDED:
        late = field(word, 2) == LAPSED
        return f"Offer {number} of {maker} lapses" if late else f"Offer {number} is void, since {maker} can’t do their part any more"
    if verb == answers.WITHDRAWN:
        return f"{who} withdraws offer {number}"
    return f"{who} {'accepts' if verb == answers.ACCEPTED else 'declines'} offer {number} of {maker}"
