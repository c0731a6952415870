"""The contract suite: what must hold in every game, checked while it is played at random.

`check_game` plays one game and looks at every position; `Breach` says what was broken, where, and how to reproduce it.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from greathall.bots.random import any_offer
from greathall.kernel.bits import bit_at
from greathall.kernel.catalog import Game, Source
from greathall.kernel.chance import Chance, swift
from greathall.kernel.deals.dealing import Dealing
from greathall.kernel.deals.offer import Offer
from greathall.kernel.deals.words import offer_sentence, offered
from greathall.kernel.encoding import Encoding
from greathall.kernel.errors import IllegalMove, UnknownGame
from greathall.kernel.event import GALLERY, OPEN, Event
from greathall.kernel.move import NONE, NUMBERS, Names, Verbs, pack, with_field
from greathall.kernel.sentences.language import language, languages
from greathall.kernel.sentences.speech import Sentence, Speech
from greathall.kernel.state import State
from greathall.lab import pointing

HAGGLING = 3
"""How often a deal is tried where deals are made: one time in this many."""
MOST_MOVES = 20_000
STRANGE_MOVES = 12
MOST_PARTS = 8
"""Within this many parts any two moves must have been told apart."""

Misfit = Callable[[Mapping[str, Any]], str]
"""Says where a view is not of the game's shape; empty where it is."""


class Breach(AssertionError):
    """A game broke the contract."""


def demand(holds: bool, what: str) -> None:
    if not holds:
        raise Breach(what)


def fingerprint(state: State) -> str:
    """The whole position as one text."""
    return json.dumps(state.to_dict(), sort_keys=True)


def check_game(
    game: Game,
    seats: int,
    seed: int,
    options: Mapping[str, str] | None = None,
    cards: Source = None,
    every: int = 1,
    misfit: Misfit | None = None,
) -> int:
    """Play a game at random and check every position on the way, or in long games only some of them; `misfit` looks at every view. Returns
    the number of moves."""
    chance = swift(f"contract {seed}")
    state = game.new(seats, seed, cards, options)
    census = state.census()
    played: list[tuple[int, int | Offer]] = []
    before: State | None = None
    mark = ""
    try:
        while state.deciders():
            demand(len(played) < MOST_MOVES, f"the game has not ended after {MOST_MOVES} moves")
            looked = len(played) % every == 0
            if looked:
                demand(state.census() == census, "a card was lost or doubled")
                check_position(state, chance, cards)
                check_shape(state, misfit)
                if before is not None:
                    demand(fingerprint(before) == mark, "a copy changed when the other was played on")
                before, mark = state.copy(), fingerprint(state)
                if isinstance(state, Dealing) and chance.below(HAGGLING) == 0:
                    played += check_deal(state, chance)
                    check_events(state, chance)
                    continue
            asked = state.asked()
            seat = asked[chance.below(len(asked))]
            moves = state.moves(seat)
            move = moves[chance.below(len(moves))]
            if looked:
                check_twin_plays(state, seat, move)
            state.play(seat, move)
            if looked:
                check_events(state, chance)
            played.append((seat, move))
        check_end(state, census)
        check_accounts(state, chance)
        check_shape(state, misfit)
        check_round_trip(state, cards)
        check_again(game, state, seats, seed, options, cards, played)
    except Breach as breach:
        where = f"{game.name}, {seats} seats, seed {seed}, options {dict(options or {})}, after {len(played)} moves"
        raise Breach(f"{breach} ({where})") from breach
    return len(played)


def check_position(state: State, chance: Chance, cards: Source = None) -> None:
    """All that can be asked of one position."""
    check_moves(state, chance)
    check_round_trip(state, cards)
    encoding = encoding_of(state)
    if encoding is not None:
        check_encoding(state, encoding)
    for viewer in range(GALLERY, state.seats):
        check_twins(state, viewer, chance, cards, encoding)


def check_moves(state: State, chance: Chance) -> None:
    """Listed moves are different and read back; others are refused without a trace."""
    verbs, names = state.game.verbs, state.names()
    mark = fingerprint(state)
    for seat in range(state.seats):
        moves = list(state.moves(seat))
        asked = state.deciders() >> seat & 1
        demand(bool(moves) == bool(asked), f"seat {seat} {'owes a decision but has no move' if asked else 'has moves out of turn'}")
        moves += state.calls(seat)
        demand(len(set(moves)) == len(moves), "a move is listed twice")
        demand(state.declining(seat) in (-1, *moves), "a window is declined by a move that is not listed")
        occasions = [occasion.word for occasion in state.game.occasions]
        demand((state.declining(seat) >= 0) == bool(state.occasion(seat)), "a window opens on no occasion, or an occasion opens no window")
        demand(state.occasion(seat) in ("", *occasions), f"{state.occasion(seat)!r} is not an occasion of the game")
        for move in moves:
            demand(verbs.from_text(verbs.text(move, names), names) == move, f"{verbs.text(move, names)!r} does not read back")
            demand(verbs.from_json(verbs.json(move, names), names) == move, f"{verbs.json(move, names)!r} does not read back")
            demand(
                bool(state.sentence(seat, move)) and bool(state.lines(move)) and all(state.lines(move)),
                f"{verbs.text(move, names)!r} has no words",
            )
        for _ in range(STRANGE_MOVES):
            strange = any_move(verbs, names, chance)
            if strange not in moves:
                check_refused(state, seat, strange)
    demand(fingerprint(state) == mark, "a refused move left a trace")


def encoding_of(state: State) -> Encoding | None:
    """How the game is encoded, if it says so."""
    try:
        return state.game.encoding(state)
    except UnknownGame:
        return None


def check_encoding(state: State, encoding: Encoding) -> None:
    """The features are rising numbers, and each legal move has a place of its own in the table of actions, in one part or several."""
    for seat in range(state.seats):
        features = list(encoding.features(state, seat))
        demand(features == sorted(set(features)), "the features are not rising numbers")
        demand(not features or 0 <= features[0] <= features[-1] < encoding.size, "there is a feature outside the row")
        groups = [state.moves(seat)] if len(state.moves(seat)) else []
        part = 0
        while groups:
            demand(part < MOST_PARTS, f"two moves have the same place: {[state.text(move) for move in groups[0]]}")
            groups = [rest for group in groups for rest in apart(state, encoding, seat, group, part)]
            part += 1


def apart(state: State, encoding: Encoding, seat: int, moves: vec[i64], part: int) -> list[vec[i64]]:
    """The moves that one part of the table doesn't tell from each other, in groups."""
    places = list(encoding.places(state, seat, moves, part))
    demand(len(places) == len(moves) and 0 <= min(places) <= max(places) < encoding.choices, "a move has its place outside the table")
    groups: dict[int, list[int]] = {}
    for place, move in zip(places, moves, strict=True):
        groups.setdefault(place, []).append(move)
    return [vec[i64](group) for group in groups.values() if len(group) > 1]


def check_refused(state: State, seat: int, move: int) -> None:
    try:
        state.play(seat, move)
    except IllegalMove as refusal:
        demand(bool(refusal.reason), "a refusal has no words")
        return
    raise Breach(f"{state.text(move)!r} is not listed for seat {seat}, but was accepted")


def any_move(verbs: Verbs, names: Names, chance: Chance) -> int:
    """Some move that can be written, legal or not."""
    number = int(chance.below(len(verbs.verbs)))
    verb = verbs.verbs[number]
    values = [
        int(NONE) if verb.optional[place] and chance.below(2) else some_value(kind, names, chance) for place, kind in enumerate(verb.kinds)
    ]
    return pack(number, *values)


def some_value(kind: str, names: Names, chance: Chance) -> int:
    """The number of any thing of that kind."""
    return int(chance.below(10 if kind in NUMBERS else len(names[kind])))


def check_round_trip(state: State, cards: Source) -> None:
    """A snapshot is the whole position, in the middle of any step."""
    written = json.loads(json.dumps(state.to_dict()))
    again = state.game.from_dict(written, cards=cards)
    demand(again.to_dict() == written, "a snapshot does not read back")
    demand(again.deciders() == state.deciders(), "a snapshot asks other seats")
    for seat in range(state.seats):
        demand(list(again.moves(seat)) == list(state.moves(seat)), "a snapshot has other moves")
    standing, restored = (state.scores(), state.winners(), state.ending()), (again.scores(), again.winners(), again.ending())
    demand(restored == standing, "a snapshot has another result")


def check_twins(state: State, viewer: int, chance: Chance, cards: Source, encoding: Encoding | None = None) -> None:
    """What a viewer can't know makes no difference to what it sees, may do or is asked; and a view is enough to play from."""
    mark = fingerprint(state)
    wire = json.dumps(state.view(viewer))
    imagined = state.imagine(viewer, chance)
    demand(fingerprint(state) == mark, "the position changed when a twin was imagined")
    for twin in (imagined, state.game.from_dict(json.loads(wire), chance, cards)):
        demand(json.dumps(twin.view(viewer)) == wire, f"viewer {viewer} can tell a twin by its view")
        demand(twin.deciders() == state.deciders(), f"viewer {viewer} can tell a twin by who is asked")
        demand(windows(twin) == windows(state), f"viewer {viewer} can tell a twin by its windows")
        demand(twin.prompt(viewer) == state.prompt(viewer), f"viewer {viewer} can tell a twin by its prompt")
        spoken = list(zip(speeches(state), speeches(twin), strict=True))
        for speech, other in spoken:
            demand(whole(other.prompt(viewer)) == whole(speech.prompt(viewer)), f"viewer {viewer} can tell a twin by its prompt")
        demand(twin.census() == state.census(), "a twin has other cards")
        if viewer >= 0:
            moves = list(state.moves(viewer))
            demand(list(twin.moves(viewer)) == moves, f"viewer {viewer} can tell a twin by its moves")
            if encoding is not None:
                same = list(encoding.features(twin, viewer)) == list(encoding.features(state, viewer))
                demand(same, f"viewer {viewer} can tell a twin by its features")
            calls = list(state.calls(viewer))
            demand(list(twin.calls(viewer)) == calls, f"viewer {viewer} can tell a twin by what it may do besides")
            for move in moves + calls:
                demand(twin.sentence(viewer, move) == state.sentence(viewer, move), f"viewer {viewer} can tell a twin by a move's words")
                for speech, other in spoken:
                    same = whole(other.move(viewer, move)) == whole(speech.move(viewer, move))
                    demand(same, f"viewer {viewer} can tell a twin by a move's words in another language")
            strange = any_move(state.game.verbs, state.names(), chance)
            if strange not in moves + calls:
                why, twin_why = state.refusal(viewer, strange), twin.refusal(viewer, strange)
                demand(str(twin_why) == str(why), f"viewer {viewer} can tell a twin by a refusal: {why}, {twin_why}")
                for speech, other in spoken:
                    same = whole(other.refusal(twin_why)) == whole(speech.refusal(why))
                    demand(same, f"viewer {viewer} can tell a twin by a refusal in another language")
            wrong = pointing.fault(state, twin, viewer, chance)
            demand(not wrong, wrong)
        if isinstance(state, Dealing) and isinstance(twin, Dealing):
            told = [offer_sentence(state, offer, viewer) for offer in state.book.offers]
            demand([offer_sentence(twin, offer, viewer) for offer in twin.book.offers] == told, f"viewer {viewer} can read another's offer")
            for speech, other in spoken:
                same = laid_out(speech, state, viewer) == laid_out(other, twin, viewer)
                demand(same, f"viewer {viewer} can read another's offer in another language")
        for seat in range(twin.seats):
            demand(len(twin.moves(seat)) > 0 or not twin.deciders() >> seat & 1, "a twin asks a seat that has no move")


def speeches(state: State) -> list[Speech]:
    """The game in every language, if its sentences are in files."""
    return [] if state.game.words is None else [Speech(language(name), state) for name in languages()]


def whole(said: Sentence) -> object:
    """All that a sentence gives away: its words, and what is marked in it."""
    return said.text, [(mark.start, mark.end, mark.kind, mark.name) for mark in said.marks]


def laid_out(speech: Speech, state: Dealing, viewer: int) -> list[object]:
    """The offers that lie open, as a viewer reads of them."""
    return [whole(speech.say(offered(state, offer, viewer), viewer)) for offer in state.book.offers]


def check_shape(state: State, misfit: Misfit | None) -> None:
    """Every viewer's view, and that with everything open, has the shape that the game documents."""
    if misfit is not None:
        for viewer in range(OPEN, state.seats):
            wrong = misfit(state.describe(OPEN) if viewer == OPEN else state.view(viewer))
            demand(not wrong, f"the view of viewer {viewer} has another shape: {wrong}")


def windows(state: State) -> list[tuple[bool, str]]:
    """For each seat, whether it is asked in a response window, and on which occasion."""
    return [(state.declining(seat) >= 0, state.occasion(seat)) for seat in range(state.seats)]


def check_twin_plays(state: State, seat: int, move: int) -> None:
    """A copy plays as the state itself: the same events, the same position."""
    one, other = state.copy(), state.copy()
    one.listen()
    other.listen()
    try:
        one.play(seat, move)
    except IllegalMove as refusal:
        raise Breach(f"{state.text(move)!r} is listed for seat {seat}, but was refused: {refusal}") from refusal
    other.apply(seat, move)
    demand(fingerprint(one) == fingerprint(other), "play and apply lead to different positions")


def check_deal(state: Dealing, chance: Chance) -> list[tuple[int, int | Offer]]:
    """Somebody takes up, declines or withdraws an offer, or makes one, perhaps in answer to another: it reads back and can be made, or it
    is refused without a trace. Returns what was done."""
    seat = int(chance.below(state.seats))
    calls = state.calls(seat)
    if len(calls) and chance.below(2):
        call = calls[chance.below(len(calls))]
        check_twin_plays(state, seat, call)
        state.play(seat, call)
        return [(seat, call)]
    offer = any_offer(state, seat, chance)
    open_offers = state.book.offers
    if open_offers and chance.below(2):
        answered = open_offers[chance.below(len(open_offers))]
        offer.counters, offer.to = answered.number, bit_at(answered.maker)
    names = state.names()
    text = offer.text(names)
    demand(Offer.from_text(text, names).text(names) == text, f"{text!r} does not read back")
    demand(Offer.from_json(offer.json(names), names).text(names) == text, f"{text!r} does not read back from JSON")
    mark = fingerprint(state)
    fault = state.offer_fault(seat, offer)
    try:
        state.propose(seat, offer)
    except IllegalMove:
        demand(fault is not None, f"{text!r} was refused without reason")
        demand(fingerprint(state) == mark, "a refused offer left a trace")
        return []
    demand(fault is None, f"{text!r} was accepted although {fault}")
    return [(seat, offer)]


def check_events(state: State, chance: Chance) -> None:
    """Everyone learns what happened in words that hold no secret of others: other secrets would be told in the same words."""
    verbs, names, spoken = state.game.tellings, state.names(), speeches(state)
    for event in state.events or []:
        verb = verbs.of(event.word)
        other = event.word
        for place, kind in enumerate(verb.kinds):
            if verb.secret[place]:
                other = with_field(other, place, some_value(kind, names, chance))
        for viewer in range(GALLERY, state.seats):
            told = state.telling(event, viewer)
            demand(bool(told), f"{verb.name} has no words")
            seen = event.seen >> (15 if viewer == GALLERY else viewer) & 1
            offer = event.offer
            if offer is not None and isinstance(state, Dealing):
                offer = state.imagined_offer(offer, viewer, chance)
            changed = Event(other, event.seen, offer)
            same = state.telling(changed, viewer) == told
            demand(same or (bool(seen) and event.offer is None), f"viewer {viewer} can read a secret in {told!r}")
            for speech in spoken:
                words = speech.event(event, viewer)
                demand(
                    bool(seen) or whole(speech.event(changed, viewer)) == whole(words),
                    f"viewer {viewer} can read a secret in {words.text!r}",
                )
            demand(bool(seen) or changed.json(verbs, names, viewer) == event.json(verbs, names, viewer), f"{verb.name} shows a secret")


def check_end(state: State, census: list[str]) -> None:
    demand(state.census() == census, "a card was lost or doubled at the end")
    demand(bool(state.ending()), "the game is over without saying why")
    demand(len(state.scores()) == state.seats, "not every seat has a score")
    won = state.winners()
    demand(0 < won < bit_at(state.seats), "nobody wins")
    share = sum(state.reward(seat) for seat in range(state.seats))
    demand(abs(share - 1.0) < 1e-9, "the shares of the victory don't add up")


def check_accounts(state: State, chance: Chance) -> None:
    """Everyone reads how the points came about: what a viewer can't know even then makes no difference to it, in any language."""
    for viewer in range(GALLERY, state.seats):
        twin = state.imagine(viewer, chance)
        for seat in range(state.seats):
            demand(twin.account(seat) == state.account(seat), f"viewer {viewer} can tell a twin by an account")
            for speech, other in zip(speeches(state), speeches(twin), strict=True):
                same = list(map(whole, other.account(seat))) == list(map(whole, speech.account(seat)))
                demand(same, f"viewer {viewer} can tell a twin by an account in another language")


def check_again(
    game: Game,
    state: State,
    seats: int,
    seed: int,
    options: Mapping[str, str] | None,
    cards: Source,
    played: list[tuple[int, int | Offer]],
) -> None:
    """Same seed and moves, same game."""
    again = game.new(seats, seed, cards, options)
    for seat, move in played:
        if isinstance(move, Offer):
            again.propose(seat, move)
            continue
        demand(move in again.moves(seat) or move in again.calls(seat), "the same seed gave another game: a move can't be played again")
        again.play(seat, move)
    demand(fingerprint(again) == fingerprint(state), "the same seed and moves gave another game")
