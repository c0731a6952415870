"""Reading abilities: a table of a card file becomes the value that the rules use."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from greathall.games.thrones import terms
from greathall.games.thrones.abilities import ability, costs, effects, targets
from greathall.games.thrones.abilities.ability import Ability, Static
from greathall.games.thrones.abilities.costs import Cost
from greathall.games.thrones.abilities.notation import Reader
from greathall.games.thrones.abilities.vocabulary import Maker
from greathall.kernel.bits import bit_at
from greathall.kernel.errors import BadCards

if TYPE_CHECKING:
    from greathall.games.thrones.cards import CardSet


def texts(told: dict[str, Any], key: str, place: str) -> list[str]:
    """A text or a list of texts."""
    value = told.get(key, [])
    found = [value] if isinstance(value, str) else value
    if not isinstance(found, list) or not all(isinstance(text, str) for text in found):
        raise BadCards(f"{place}: {key} should be a text or a list of texts")
    return found


KEYS: Final = ("action", "response", "passive", "save", "cancel", "revealed", "static")
KNOWN: Final = frozenset((*KEYS, "while", "if", "cost", "choose", "do", "limited", "once", "firm"))


def abilities(told: Any, card_set: CardSet, event: bool, place: str) -> list[Ability | Static]:
    """The abilities that one table of a card file tells: one, or as many statics as it lists."""
    if not isinstance(told, dict):
        raise BadCards(f"{place}: an ability should be a table")
    for key in told:
        if key not in KNOWN:
            raise BadCards(f"{place}: an ability has no {key!r}; it has {', '.join(sorted(KNOWN))}")
    kinds = [key for key in KEYS if key in told]
    if len(kinds) != 1:
        raise BadCards(f"{place}: an ability is exactly one of {', '.join(KEYS)}")
    maker = Maker(card_set, place)
    found: list[Ability | Static] = []
    if kinds == ["static"]:
        condition = maker.read_predicate(str(told["while"])) if "while" in told else None
        for text in texts(told, "static", place):
            found.append(Static(maker.change(Reader(text, place).whole(), True), condition))
        return found
    found.append(active(told, maker, kinds[0], event, place))
    return found


def active(told: dict[str, Any], maker: Maker, key: str, event: bool, place: str) -> Ability:
    """An ability that is used or happens."""
    kinds = {
        "action": ability.ACTION,
        "response": ability.RESPONSE,
        "passive": ability.PASSIVE,
        "save": ability.SAVE,
        "cancel": ability.CANCEL,
        "revealed": ability.REVEALING,
    }
    made = Ability(kinds[key])
    if key == "action":
        for name in texts(told, "action", place):
            if name == "any":
                made.phases = terms.ANY_PHASE
            elif name in terms.PHASES[1:]:
                made.phases |= bit_at(terms.PHASES.index(name))
            else:
                raise BadCards(f"{place}: {name!r} is not a phase; there are any, {', '.join(terms.PHASES[1:])}")
    elif key != "revealed":
        if not isinstance(told[key], str):
            raise BadCards(f"{place}: {key} should be a text")
        maker.trigger(made, told[key])
    if "if" in told:
        made.condition = maker.read_predicate(str(told["if"]))
    made.costs = [maker.cost(Reader(text, place).whole()) for text in texts(told, "cost", place)]
    made.choices = [maker.choice(text) for text in texts(told, "choose", place)]
    if len(made.choices) > 2:
        raise BadCards(f"{place}: choose names {len(made.choices)} targets; an ability has two at most")
    made.effects = [maker.effect(Reader(text, place).whole()) for text in texts(told, "do", place)]
    made.limited = bool(told.get("limited", False))
    made.once = bool(told.get("once", False))
    made.firm = bool(told.get("firm", False))
    kinds_of_costs = [cost.kind for cost in made.costs]
    if len(set(kinds_of_costs)) < len(kinds_of_costs):
        raise BadCards(f"{place}: the same cost twice can't be joined: one could take away what pays the other")
    if costs.INFLUENCE in kinds_of_costs and costs.KNEEL_CARD in kinds_of_costs:
        raise BadCards(f"{place}: influence and kneel_card can't be joined: one could take away what pays the other")
    for cost in made.costs:
        cost.join(kinds_of_costs)
    # What the card itself pays comes first: by then it kneels or leaves, and pays nothing else in that way.
    made.costs.sort(key=kind_of_cost)
    if key == "save":
        made.effects.insert(0, effects.Save(targets.NO_REF))
    if key == "cancel":
        made.effects.insert(0, effects.Cancel(targets.NO_REF))
    if not made.effects:
        raise BadCards(f"{place}: the ability does nothing")
    if key == "action" and not event and not made.costs and not made.once:
        raise BadCards(f"{place}: an action needs a cost or a limit, or it could be taken for ever")
    return made


def kind_of_cost(cost: Cost) -> int:
    return int(cost.kind)
