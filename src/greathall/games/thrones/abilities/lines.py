"""Abilities in lines, as cards print them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from greathall.games.thrones import terms
from greathall.games.thrones.abilities import ability, messages, moments
from greathall.games.thrones.abilities.ability import Ability, Choice, Static
from greathall.games.thrones.abilities.changes import Change, of_players
from greathall.games.thrones.abilities.effects import Effect, Give
from greathall.games.thrones.abilities.nouns import alike, all_of, noun_of, several, some
from greathall.games.thrones.abilities.targets import CARD, Called
from greathall.games.thrones.terms import ANY_PHASE, MANNERS, NOBODY, PLAY, REVEALED, ZONES
from greathall.kernel.sentences.message import Noun, Saying

PLAYERS: Final = ("a-player", "you", "an-opponent")
"""Whose doing a trigger must be."""
SIDES: Final = (None, "attacker", "defender")
OTHERS_CALLED: Final[dict[i64, str]] = {
    terms.WON: "loser",
    terms.WENT_UNOPPOSED: "loser",
    terms.LOST: "winner",
    terms.CLAIMING: "loser",
    terms.FULFILLING: "winner",
}
"""What the other player of a trigger is called."""
BEFORE: Final[list[i64]] = [terms.STARTS, terms.ENDS, terms.CLAIMING, terms.FULFILLING, terms.PLOTTED]
"""Moments that come before what they are about."""
OPPONENT: Final = Noun("opponent", [], [], [])


def static_lines(statics: list[Static]) -> list[Saying]:
    """What holds while a card is in play; one line tells all that holds for the same cards under the same condition."""
    groups: list[list[Static]] = []
    for static in statics:
        if groups and joins(groups[-1][-1], static):
            groups[-1].append(static)
        else:
            groups.append([static])
    return [static_line(group[0], [static.change for static in group[1:]]) for group in groups]


def joins(one: Static, two: Static) -> bool:
    """Whether two hold for the same cards under the same condition."""
    if of_players(one.change.kind) or of_players(two.change.kind) or one.condition is not two.condition:
        return False
    return alike(all_of(noun_of(one.change.where)), all_of(noun_of(two.change.where)))


def static_line(static: Static, others: Sequence[Change]) -> Saying:
    said = static.change.static(others)
    if static.condition is None:
        return messages.LINE_STATIC.say(said)
    return messages.LINE_WHILE.say(static.condition.clause(False), said)


def target(choice: Choice) -> Noun:
    """What is chosen."""
    if choice.player:
        return OPPONENT
    if choice.zone == PLAY:
        return noun_of(choice.where)
    if choice.zone == REVEALED:
        return noun_of(choice.where, [messages.AFTER_REVEALED.say()])
    place = messages.IN_ANY_PILE if choice.everyone else messages.IN_YOUR_PILE
    return noun_of(choice.where, [place.say(ZONES[choice.zone])])


def line(made: Ability) -> Saying:
    """An ability as its card prints it."""
    said = framed(made, what(made))
    if made.once:
        said = messages.LINE_ONCE[made.limit].say(said)
    if made.copies:
        said = messages.LINE_COPIES[made.copies - 1].say(said)
    if made.lies != NOBODY:
        said = messages.LINE_LIES.say(said, ZONES[made.lies])
    return messages.LINE_FIRM.say(said) if made.firm else said


def what(made: Ability) -> Saying:
    """What it does, if and for what it costs, and to whom."""
    targets = [target(choice) for choice in made.choices]
    said = deeds(made, targets)
    if targets:
        said = messages.CHOOSE.say(several(targets), said)
    if made.costs:
        said = messages.FOR_COSTS.say([cost.saying() for cost in made.costs], said)
    return said if made.condition is None else messages.IF.say(made.condition.clause(False), said)


def deeds(made: Ability, targets: list[Noun]) -> Saying:
    """What it does; players and cards of the trigger are called as the trigger calls them."""
    other = OTHERS_CALLED.get(made.moment, "other-player")
    saved = None if made.kind != ability.SAVE else CARD if made.subject is None else noun_of(made.subject)
    return in_order(made.effects, Called(targets, saved, other))


def part(made: Ability, called: Called) -> Saying:
    """What a part of an effect does, in brackets if that is more than one thing."""
    costs: list[Saying | int | str | Noun] = [cost.saying() for cost in made.costs]
    if not made.effects:
        return messages.COSTS_ALONE.say(costs)
    said = in_order(made.effects, called)
    if len(made.effects) > 1 or made.effects[0].parts():
        said = messages.AMOUNT_GROUPED.say(said)
    if made.choices:
        said = messages.CHOOSE.say(several([target(choice) for choice in made.choices]), said)
    return messages.FOR_COSTS.say(costs, said) if costs else said


def in_order(effects: list[Effect], called: Called) -> Saying:
    """Effects, one after the other."""
    parts: list[Saying] = []
    place = 0
    while place < len(effects):
        effect = effects[place]
        others = following(effects, place)
        parts.append(effect.together(others, called) if others and isinstance(effect, Give) else effect.saying(called))
        place += 1 + len(others)
    said = parts[0]
    for part in parts[1:]:
        said = messages.THEN.say(said, part)
    return said


def following(effects: list[Effect], place: int) -> list[Give]:
    """The effects that one sentence tells together with the one at this place."""
    first = effects[place]
    found: list[Give] = []
    if isinstance(first, Give):
        for effect in effects[place + 1 :]:
            if not isinstance(effect, Give) or not effect.joins(first):
                break
            found.append(effect)
    return found


def framed(made: Ability, said: Saying) -> Saying:
    """With its label, and what it listens for."""
    if made.kind == ability.ACTION:
        if made.phases == ANY_PHASE:
            return messages.LINE_ANY_PHASE.say(said)
        return messages.LINE_ACTION.say([at for at in range(8) if made.phases >> at & 1], said)
    if made.kind == ability.REVEALING:
        return messages.LINE_REVEALED.say(said)
    if made.kind == ability.PASSIVE:
        return (messages.LINE_PASSIVE_WHEN if made.moment in BEFORE else messages.LINE_PASSIVE).say(trigger(made), said)
    if made.kind in (ability.SAVE, ability.CANCEL) or made.moment in BEFORE:
        return (messages.LINE_LIMITED_WHEN if made.limited else messages.LINE_RESPONSE_WHEN).say(trigger(made), said)
    return (messages.LINE_LIMITED if made.limited else messages.LINE_RESPONSE).say(trigger(made), said)


def trigger(made: Ability) -> Saying:
    """What it listens for, as a clause."""
    card = some(CARD if made.subject is None else noun_of(made.subject))
    who = messages.WHO[PLAYERS[made.by]].say()
    if made.kind == ability.SAVE:
        return messages.WOULD_LEAVE.say(card, None if made.value == NOBODY else MANNERS[made.value])
    if made.kind == ability.CANCEL:
        return messages.INITIATES.say(card, None if made.by == ability.ANYONE else who)
    if made.moment in messages.WHO_TRIGGERS:
        said = messages.WHO_TRIGGERS[made.moment].say(who, challenge(made.value), SIDES[made.side])
        return messages.BY_MARGIN.say(said, made.margin) if made.margin else said
    if made.moment in moments.OF_PHASES:
        return messages.PHASES[made.moment].say(None if made.value == NOBODY else made.value)
    if made.moment == terms.CLAIMED and made.subject is None:
        return messages.CLAIMS.say(who)
    if made.moment in messages.DROPS:
        return messages.DROPS[made.moment].say(card, who)
    if made.moment == terms.PLOTTED:
        return messages.PLOTS_OPEN.say()
    if made.moment == terms.ENTERED and made.value != NOBODY:
        return messages.ENTERS[made.value].say(card)
    return messages.CARD_TRIGGERS[made.moment].say(card)


def challenge(value: i64) -> int | None:
    return None if value == NOBODY else value
