"""Why a card, a player or a kind of challenge that somebody points at can't be used now: the first thing that stands in its way."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from greathall.games.thrones import messages, reasons, values, verbs
from greathall.games.thrones.abilities import changes, costs
from greathall.games.thrones.abilities.ability import ACTION, CANCEL, RESPONSE, SAVE, Ability
from greathall.games.thrones.messages import CARD_THING, CHALLENGE_THING, PLAYER_THING, TITLE_THING
from greathall.games.thrones.steps import eligibility, keywords, setup, usable
from greathall.games.thrones.steps.step import Selection, ThronesStep
from greathall.games.thrones.terms import ATTACHMENT, CHALLENGING, CHARACTER, EVENT, HAND, MARSHALLING, PLAY
from greathall.kernel.errors import IllegalMove
from greathall.kernel.event import sees
from greathall.kernel.move import NO_MOVE, field, pack, verb_of

if TYPE_CHECKING:
    from greathall.games.thrones.state import Thrones


def refused(state: Thrones, step: ThronesStep, seat: i64, thing: i64, move: i64) -> IllegalMove:
    """By the step that asks. Of a card that the player can't see nothing is said but what is asked for."""
    kind, which = verb_of(thing), field(thing, 0)
    found: IllegalMove | None = None
    if kind == CARD_THING and sees(state.knows[which], seat):
        found = card_refused(state, step, seat, which, move)
    elif kind == CHALLENGE_THING:
        found = challenge_refused(state, step, seat, which)
    elif kind == PLAYER_THING and step.name == "challenging":
        found = player_refused(state, seat, which)
    elif kind == TITLE_THING and step.name != "titles":
        found = messages.TITLES_LATER.refuse(state)
    return found or step.why_not(state, seat, move)


ANSWERING: Final = {"window": RESPONSE, "saving": SAVE, "cancelling": CANCEL}
"""The steps that ask for abilities in answer to something, and for which."""

LACKING: Final = {
    int(ACTION): messages.HAS_NO_ACTION,
    int(RESPONSE): messages.HAS_NO_RESPONSE,
    int(SAVE): messages.HAS_NO_SAVE,
    int(CANCEL): messages.HAS_NO_CANCEL,
}


def card_refused(state: Thrones, step: ThronesStep, seat: i64, card: i64, move: i64) -> IllegalMove | None:
    """Why a card that one can see is of no use; None where the step says it best itself."""
    if isinstance(step, Selection):
        return taking_part_refused(state, step, seat, card)
    if step.name == "challenging":
        return messages.KIND_FIRST.refuse(state)
    if move != NO_MOVE:
        return None
    if step.name == "placing":
        return placing_refused(state, seat, card)
    if step.name == "action":
        return action_refused(state, seat, card)
    if step.name == "influence":
        return influence_refused(state, seat, card)
    if step.name in ANSWERING:
        return answer_refused(state, seat, card, ANSWERING[step.name])
    return None


def action_refused(state: Thrones, seat: i64, card: i64) -> IllegalMove:
    """While players may act."""
    if state.holder[card] != seat:
        return messages.NOT_YOUR_CARD.refuse(state)
    if state.zone[card] == HAND and state.roster.kinds[card] <= ATTACHMENT:
        if state.phase == MARSHALLING and seat == state.active:
            return reasons.marshal_refused(state, seat, pack(verbs.MARSHAL, card))
        if keywords.ambushes(state, card):
            return messages.WRONG_AMBUSH.refuse(state)
        return messages.MARSHAL_LATER.refuse(state)
    return ability_refused(state, seat, card, ACTION)


def answer_refused(state: Thrones, seat: i64, card: i64, kind: i64) -> IllegalMove:
    """While what happens may be responded to, cancelled, or somebody saved from it."""
    if state.holder[card] != seat:
        return messages.NOT_YOUR_CARD.refuse(state)
    return ability_refused(state, seat, card, kind)


def influence_refused(state: Thrones, seat: i64, card: i64) -> IllegalMove | None:
    """Why influence can't be paid with a card."""
    if state.holder[card] != seat:
        return messages.NOT_YOUR_CARD.refuse(state)
    if state.zone[card] != PLAY:
        return messages.NOT_IN_PLAY.refuse(state)
    if state.kneels[card]:
        return messages.KNEELS.refuse(state, card, line=messages.WANTED["influence"].line)
    return None if card in costs.sources(state, seat) else messages.GIVES_NO_INFLUENCE.refuse(state)


def ability_refused(state: Thrones, seat: i64, card: i64, kind: i64) -> IllegalMove:
    """Why none of a card's abilities of a kind can be used."""
    made = [one for one in state.roster.faces[card].abilities if one.kind == kind]
    if not made:
        return LACKING[int(kind)].refuse(state)
    if state.roster.kinds[card] == EVENT and state.zone[card] == HAND:
        if keywords.limited_bars(state, seat, card):
            return messages.LIMITED_PLAYED.refuse(state)
    elif state.zone[card] not in usable.USABLE_ZONES or state.zone[card] == HAND:
        return messages.NOT_IN_PLAY.refuse(state)
    elif values.blank(state, card):
        return messages.IS_BLANK.refuse(state)
    if kind == ACTION:
        made = [one for one in made if one.phases >> state.phase & 1]
        if not made:
            return messages.OTHER_PHASE.refuse(state, state.phase)
    return use_refused(state, seat, card, made[0])


def use_refused(state: Thrones, seat: i64, card: i64, made: Ability) -> IllegalMove:
    """Why an ability can't be used although it is at hand and this is its time."""
    if (made.once and made.is_spent(state, card)) or (made.limited and state.limited_responses >> seat & 1):
        return messages.USED_ALREADY.refuse(state)
    if made.condition is not None and not made.condition.holds(state, card, seat, card):
        return messages.CONDITION_UNMET.refuse(state)
    for cost in made.costs:
        if not cost.payable(state, seat, card):
            return messages.CANNOT_PAY.refuse(state, cost.saying())
    return (messages.NOTHING_TO_CHANGE if made.kind == ACTION else messages.NOT_SET_OFF).refuse(state)


def taking_part_refused(state: Thrones, step: Selection, seat: i64, card: i64) -> IllegalMove | None:
    """Why a character can't attack, defend or be chosen to die."""
    line = messages.WANTED[step.name].line
    if state.zone[card] != PLAY or state.roster.kinds[card] != CHARACTER:
        return messages.CHARACTERS_ONLY.refuse(state, line=line)
    if state.holder[card] != seat:
        return messages.NOT_YOUR_CARD.refuse(state, line=line)
    if card in step.chosen:
        return messages.CHOSEN_ALREADY.refuse(state, card, line=line)
    if step.name == "losses":
        return None
    if state.kneels[card]:
        return messages.KNEELS.refuse(state, card, line=line)
    if not values.fit(state, card) >> state.contest & 1:
        return messages.NO_ICON.refuse(state, card, state.contest, line=line)
    ban = changes.NO_ATTACK if step.name == "attackers" else changes.NO_DEFEND
    return messages.MAY_NOT.refuse(state, card, line=line) if values.marked(state, card, ban) else None


def challenge_refused(state: Thrones, step: ThronesStep, seat: i64, kind: i64) -> IllegalMove | None:
    """Why a kind of challenge can't be chosen."""
    if step.name == "action" and state.phase == CHALLENGING:
        return messages.ACT_FIRST.refuse(state)
    if step.name != "challenging":
        return messages.CHALLENGES_LATER.refuse(state)
    if state.made[seat * 3 + kind] >= eligibility.allowed(state, seat, kind):
        return messages.CHALLENGED_ALREADY.refuse(state, kind)
    if not eligibility.fit_to_attack(state, seat) >> kind & 1:
        return messages.NO_ATTACKER.refuse(state, kind)
    return None


def player_refused(state: Thrones, seat: i64, other: i64) -> IllegalMove | None:
    """Why a player can't be challenged."""
    if seat == other or not state.foes(seat, other):
        return messages.NO_OPPONENT.refuse(state)
    if not eligibility.may_challenge(state, seat, other):
        return messages.TITLE_SUPPORTED.refuse(state)
    return messages.KIND_FIRST.refuse(state)


def placing_refused(state: Thrones, seat: i64, card: i64) -> IllegalMove | None:
    """Why a card can't be placed in setup."""
    if state.zone[card] != HAND:
        return None
    face = state.roster.faces[card]
    if not keywords.may_be_set_up(face):
        return messages.NOT_SET_UP.refuse(state)
    left = setup.gold_left(state, seat)
    cost = face.cost + values.penalty(state, seat, card)
    if cost > left:
        return messages.TOO_DEAR.refuse(state, card, cost, left, line="A-3.3")
    return None if setup.may_place(state, seat, card) else messages.NOT_BESIDE.refuse(state)
