"""What is said of deals: offers, answers, and promises with what became of them, made only of what a viewer may know."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from greathall.kernel import messages
from greathall.kernel.bits import seats_of
from greathall.kernel.deals import answers
from greathall.kernel.deals.book import FATES, LAPSED
from greathall.kernel.deals.offer import Offer, Promise
from greathall.kernel.event import OPEN, Event
from greathall.kernel.move import field, verb_of
from greathall.kernel.sentences.message import Saying

if TYPE_CHECKING:
    from greathall.kernel.deals.dealing import Dealing


def promise(promise: Promise) -> Saying:
    """What is promised."""
    return messages.PROMISES[promise.kind].say(promise.thing, promise.until)


def terms(state: Dealing, offer: Offer, viewer: i64) -> Saying:
    """What an offer gives and what it wants, as that viewer may know it."""
    hidden = not offer.party(viewer) and viewer != OPEN
    gives = side(state, offer.gives, offer.shows, offer.promises, hidden)
    if offer.words:
        gives.append(messages.HIDDEN_WORDS.say(seats_of(offer.seen)) if hidden else messages.FREE_WORDS.say(offer.words))
    return messages.TERMS.say(gives, side(state, offer.wants, offer.sees, offer.demands, hidden))


def side(state: Dealing, kinds: vec[i64], shown: i64, promises: list[Promise], hidden: bool) -> list[Saying]:
    """What one of both gives, shows and promises."""
    found: list[Saying] = []
    if len(kinds):
        found += state.goods_sayings(kinds, hidden)
    found += [messages.LOOK.say(secret) for secret in range(len(state.names()["secret"])) if shown >> i64(secret) & 1]
    return found + [messages.PROMISE.say(promise(word)) for word in promises]


def offered(state: Dealing, offer: Offer, viewer: i64) -> Saying:
    """`Usari offers Lycosia: a scandal for a look at the agenda (offer 3).`"""
    to = seats_of(offer.to)
    countered = offer.counters if offer.counters >= 0 else None
    return messages.OFFERED.say(offer.maker, offer.number, to if len(to) > 1 else to[0], countered, terms(state, offer, viewer))


def event_saying(state: Dealing, event: Event, viewer: i64) -> Saying | None:
    """What happened around an offer, where its verb and fields don't tell it."""
    verb = verb_of(event.word)
    if event.offer is not None:
        return about_offer(state, event.word, event.offer, viewer)
    seat, other, kind, thing, last = (field(event.word, place) for place in range(i64(5)))
    if verb == answers.PROMISED:
        return messages.PROMISED.say(seat, other, promise(Promise(kind, thing, last)))
    if verb == answers.JUDGED:
        return messages.JUDGED.say(seat, other, messages.PROMISES[kind].say(thing, None), FATES[last])
    return None


def about_offer(state: Dealing, word: i64, offer: Offer, viewer: i64) -> Saying:
    """What happened to an offer. Whatever closes it says its terms again; where several are asked, their answers do not."""
    verb, seat, number, maker = verb_of(word), field(word, 0), offer.number, offer.maker
    if verb == answers.OFFERED:
        return offered(state, offer, viewer)
    if verb == answers.CONSIDERED:
        return messages.CONSIDERED.say(seat, number, maker)
    if verb == answers.DECLINED and offer.seen & (offer.seen - 1):
        return messages.DECLINED.say(seat, number, maker, None)
    said = terms(state, offer, viewer)
    if verb == answers.VOIDED:
        return messages.VOIDED.say(seat, number, FATES[LAPSED] if field(word, 2) == LAPSED else None, said)
    if verb == answers.WITHDRAWN:
        return messages.WITHDRAWN.say(seat, number, said)
    return (messages.ACCEPTED if verb == answers.ACCEPTED else messages.DECLINED).say(seat, number, maker, said)


def offer_sentence(state: Dealing, offer: Offer, viewer: i64) -> str:
    """An offer that lies open, in English."""
    return state.speech().say(offered(state, offer, viewer), viewer).text
