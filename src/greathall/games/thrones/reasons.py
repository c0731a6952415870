"""Why a move is refused, in a player's words, with the line of the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from greathall.games.thrones import values, verbs
from greathall.games.thrones.steps import keywords
from greathall.games.thrones.steps.step import ThronesStep
from greathall.games.thrones.terms import ATTACHMENT, CHALLENGING, HAND, MARSHALLING
from greathall.kernel.errors import IllegalMove
from greathall.kernel.move import field, verb_of

if TYPE_CHECKING:
    from greathall.games.thrones.state import Thrones

WANTED: Final = {
    "paying": ("pay with one of the cards that can pay this cost", "A-4.2"),
    "influence": ("kneel standing cards that give influence", "A-1.10"),
    "choosing": ("choose a target that the effect can change", "A-4.2"),
    "cancelling": ("now an effect may be cancelled, or pass", "A-4.8"),
    "picking": ("choose one of the cards that the effect is about", "A-4.13"),
    "placing": ("place characters and locations for 5 gold, attachments with Setup, one Limited card and no duplicates", "A-3.3"),
    "bestow": ("put the power on your House or on your card with Infamy", "A-9.10"),
    "challenging": ("one challenge of each kind, against an opponent whom your title does not support", "A-8.1"),
    "attackers": ("attackers are your standing characters with the icon, at least one", "A-8.3"),
    "redirect": ("the Crown Regent redirects or passes", "A-11.5"),
    "aiming": ("choose another legal target", "A-11.5"),
    "stealth": ("Stealth passes by a character without Stealth of the target", "A-9.7"),
    "defenders": ("defenders are your standing characters with the icon", "A-8.4"),
    "stepping_in": ("step in or pass", "A-11.13"),
    "saving": ("now cards may be saved, or pass", "A-4.9"),
    "naming": ("name the first player", "A-5.5"),
    "unveiling": ("say which plot takes effect next", "A-5.6"),
    "titles": ("take a title that is in the pool", "A-5.7"),
    "losses": ("choose your characters that can be killed", "A-8.6"),
    "rising": ("stand your kneeling cards with the keyword, or be done", "A-9.14"),
    "crown": ("choose among those who have reached victory", "A-12.2"),
    "window": ("now responses to what happened may be used, each once, or pass", "A-4.7"),
    "ordering": ("say which passive comes next", "A-4.5"),
}


def refused(state: Thrones, step: ThronesStep, seat: i64, move: i64) -> IllegalMove:
    """Why a step does not take a move."""
    if step.name == "action":
        return action_refused(state, seat, move)
    reason, line = WANTED[step.name]
    return IllegalMove(reason, line)


def action_refused(state: Thrones, seat: i64, move: i64) -> IllegalMove:
    """Why this is not an action now. Nothing is said about cards that the player can't see."""
    verb = verb_of(move)
    card = field(move, 0)
    if verb in (verbs.MARSHAL, verbs.DUPLICATE):
        return marshal_refused(state, seat, move)
    if verb == verbs.PLAY_AMBUSH:
        return IllegalMove("Ambush is for cards in your hand with that keyword, for their cost in influence", "A-9.9")
    if verb == verbs.USE:
        if state.holder[card] != seat:
            return IllegalMove("you use your own cards", "A-4.2")
        return IllegalMove("the card has no action now that could be paid and change something", "A-4.2")
    if verb == verbs.CHALLENGE and state.phase == CHALLENGING:
        return IllegalMove("first all players may act; then you declare a challenge", "A-8.2")
    return IllegalMove("take an action, or pass", "A-4.3")


def marshal_refused(state: Thrones, seat: i64, move: i64) -> IllegalMove:
    """Why a card can't be marshalled."""
    card = field(move, 0)
    if state.phase != MARSHALLING or seat != state.active:
        return IllegalMove("cards are marshalled on your turn of the marshalling phase", "A-7.2")
    if state.zone[card] != HAND or state.holder[card] != seat:
        return IllegalMove("you marshal cards from your hand", "A-7.2")
    if verb_of(move) == verbs.DUPLICATE:
        return IllegalMove("a duplicate goes under your own unique card of that name in play", "A-7.7")
    face = state.roster.faces[card]
    if face.kind > ATTACHMENT:
        return IllegalMove("only characters, locations and attachments are marshalled", "A-7.2")
    if not state.may_enter(seat, card):
        return IllegalMove("you may not have another copy of this unique card in play", "A-7.5")
    if keywords.limited_bars(state, seat, card):
        return IllegalMove("you have played a Limited card this round", "A-9.4")
    cost = values.cost(state, seat, card)
    if cost > state.gold[seat]:
        return IllegalMove(f"{face.title()} costs {cost} gold, you have {state.gold[seat]}", "A-7.2")
    return IllegalMove("an attachment goes on a card that it may lie on", "A-1.3")
