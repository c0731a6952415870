"""What an ability of a card file says and can't mean: targets that nothing uses, triggers that never happen, what could go on for ever."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from greathall.games.thrones.abilities import ability, card_effects, costs, moments, player_effects, targets
from greathall.games.thrones.abilities.ability import Ability, Choice
from greathall.games.thrones.abilities.costs import Cost
from greathall.games.thrones.abilities.effects import Effect
from greathall.games.thrones.abilities.expressions import Number, Predicate
from greathall.games.thrones.abilities.notation import Node
from greathall.games.thrones.abilities.wrong import (
    FOR_EVER,
    NEVER_MEANT,
    NO_HOST,
    NO_TARGET,
    NO_TRIGGER,
    NOT_ITSELF,
    NOT_ON,
    PAYS_ITSELF,
    SETS_ITSELF_OFF,
    TARGET_UNUSED,
)
from greathall.games.thrones.terms import AGENDA, ATTACHMENT, CLAIMED, EVENT, PLOT, TYPES
from greathall.kernel.sentences.message import Saying

if TYPE_CHECKING:
    from collections.abc import Mapping

OWN_COSTS: Final = ("kneel", "sacrifice", "remove", "return", "discard", "power", "counter", "stored")
"""Costs that the card itself pays."""


def of_type(made: Ability, key: str, kind: i64) -> list[tuple[str, Saying]]:
    """What a card of a type can't have: events are used from hand, plots and agendas never leave their place."""
    found: list[tuple[str, Saying]] = []
    called = TYPES[kind]
    if kind == EVENT and made.kind == ability.PASSIVE:
        found.append((key, NOT_ON.say(key, called)))
    if made.kind == ability.REVEALING and kind != PLOT:
        found.append((key, NOT_ON.say(key, called)))
    if kind in (EVENT, PLOT, AGENDA):
        for cost in made.costs:
            name = costs.COSTS[cost.kind]
            if name in OWN_COSTS and not (kind == EVENT and name == "remove"):
                found.append(("cost", NOT_ON.say(name, called)))
    if kind in (PLOT, AGENDA):
        for effect in made.leaves:
            if isinstance(effect, card_effects.Deed) and effect.ref.kind == targets.SELF:
                found.append(("do", NOT_ITSELF.say(card_effects.DEEDS[effect.deed], called)))
    return found


def of_words(made: Ability, do: list[Node], kind: i64) -> list[tuple[str, Saying]]:
    """What its effects are about and isn't there, and targets that none of them is about."""
    used: set[str] = set()
    for node in do:
        used |= node.names()
    found: list[tuple[str, Saying]] = []
    words = [word_of(choice, place) for place, choice in enumerate(made.choices)]
    for effect in made.leaves:
        for part in effect.parts():
            words += [word_of(choice, int(part.base) + place) for place, choice in enumerate(part.choices)]
    for word in words:
        if word not in used:
            found.append(("choose", TARGET_UNUSED.say(word)))
    for word in ("target", "second", "chosen"):
        if word in used and word not in words:
            found.append(("do", NO_TARGET.say(word)))
    triggered = made.kind not in (ability.ACTION, ability.REVEALING)
    if "it" in used and not (triggered and moments.cards(made)):
        found.append(("do", NO_TRIGGER.say("it")))
    if "that_player" in used and not (triggered and made.moment not in moments.OF_PHASES):
        found.append(("do", NO_TRIGGER.say("that_player")))
    if "other_player" in used and not (triggered and moments.aspects(made) & moments.OTHER):
        found.append(("do", NO_TRIGGER.say("other_player")))
    for word in ("host", "hosts"):
        if word in used and kind != ATTACHMENT:
            found.append(("do", NO_HOST.say(word, TYPES[kind])))
    return found


def word_of(choice: Choice, place: int) -> str:
    """What effects call a target."""
    return "chosen" if choice.player else "target" if place == 0 else "second"


def of_cards(made: Ability, key: str, texts: Mapping[str, list[str]], kind: i64) -> list[tuple[str, Saying]]:
    """Triggers that never happen, and targets that there never are, by the types of cards."""
    found: list[tuple[str, Saying]] = []
    if made.subject is not None and not made.subject.types(kind) & moments.cards(made):
        found.append((key, NEVER_MEANT.say(texts[key][0])))
    for choice, text in zip(made.choices, texts["choose"], strict=True):
        if never(choice.where, kind):
            found.append(("choose", NEVER_MEANT.say(text)))
    return found


def never(where: Predicate, kind: i64) -> bool:
    """Whether no type of cards can be meant."""
    return where.types(kind) == 0


def endless(made: Ability, key: str, kind: i64) -> list[tuple[str, Saying]]:
    """What could be done for ever: actions without a cost or a limit, or that give back what they cost, and what sets itself off."""
    if made.once or kind == EVENT:
        return []
    found: list[tuple[str, Saying]] = []
    if made.kind == ability.ACTION:
        if not made.costs:
            found.append((key, FOR_EVER.say()))
        for effect in made.leaves:
            if rises(effect) and all(cost.kind == costs.KNEEL_SELF for cost in made.costs):
                found.append(("do", PAYS_ITSELF.say("kneel", "stand")))
            elif isinstance(effect, player_effects.PlayerDeed) and all(gives(effect, cost) for cost in made.costs):
                found.append(("do", PAYS_ITSELF.say("gold", "gold")))
    elif made.moment == CLAIMED and not made.costs and made.by != ability.OPPONENT:
        for effect in made.leaves:
            if (
                isinstance(effect, player_effects.PlayerDeed) and effect.deed == player_effects.CLAIM and made.subject is None
            ) or isinstance(effect, player_effects.ClaimOn):
                found.append(("do", SETS_ITSELF_OFF.say()))
    return found


def rises(effect: Effect) -> bool:
    """Whether the card of the ability stands up by it."""
    return isinstance(effect, card_effects.Deed) and effect.deed == card_effects.RISING and effect.ref.kind == targets.SELF


def gives(effect: player_effects.PlayerDeed, cost: Cost) -> bool:
    """Whether it gives you at least as much gold as a cost takes, or may give it."""
    if effect.deed != player_effects.GOLD or effect.who != targets.YOU or cost.kind != costs.GOLD:
        return False
    return not isinstance(effect.amount, Number) or effect.amount.amount >= cost.amount
