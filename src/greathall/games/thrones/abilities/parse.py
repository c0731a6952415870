"""Reading abilities: a table of a card file becomes the value that the rules use. What is wrong is gathered, not only the first of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import i64

from greathall.games.thrones import terms
from greathall.games.thrones.abilities import ability, costs, effects, sense, targets, wrong
from greathall.games.thrones.abilities.ability import Ability, Choice, Static
from greathall.games.thrones.abilities.composing import Composer
from greathall.games.thrones.abilities.costs import Cost
from greathall.games.thrones.abilities.effects import Effect
from greathall.games.thrones.abilities.expressions import Predicate
from greathall.games.thrones.abilities.notation import Node, Reader
from greathall.games.thrones.terms import EVENT
from greathall.kernel.bits import bit_at
from greathall.kernel.errors import BadCards
from greathall.kernel.faults import Faults, nearest
from greathall.kernel.sentences.message import Saying

if TYPE_CHECKING:
    from greathall.games.thrones.cards import CardSet

KINDS: Final[dict[str, i64]] = {
    "action": ability.ACTION,
    "response": ability.RESPONSE,
    "passive": ability.PASSIVE,
    "save": ability.SAVE,
    "cancel": ability.CANCEL,
    "revealed": ability.REVEALING,
}
KEYS: Final = (*KINDS, "static")
OF_STATICS: Final = ("static", "while")
OF_OTHERS: Final = (*KINDS, "if", "cost", "choose", "do", "limited", "once", "limit", "copies", "from", "firm")
KNOWN: Final = (*KEYS, "while", *OF_OTHERS[len(KINDS) :])
LIMITS: Final[dict[str, i64]] = {
    "round": ability.ROUND_LIMIT,
    "challenge": ability.CHALLENGE_LIMIT,
    "phase": ability.PHASE_LIMIT,
    "game": ability.GAME_LIMIT,
}
COPIES: Final[dict[str, i64]] = {"each": ability.EACH_COPY, "yours": ability.YOUR_COPIES, "all": ability.ALL_COPIES}
PLACES: Final[dict[str, i64]] = {"hand": terms.HAND, "discard": terms.DISCARD, "dead": terms.DEAD}
INSTEAD: Final = {"if": "while", "while": "if"}
"""What a static ability has where others have another word, and the other way round."""


class AbilityReader:
    """Reads one table of abilities."""

    def __init__(self, told: dict[str, Any], card_set: CardSet, kind: i64, path: tuple[str, ...], faults: Faults) -> None:
        self.told = told
        self.maker = Composer(card_set)
        self.kind = kind
        """The type of the card."""
        self.path = path
        self.faults = faults
        self.clean = True
        """Whether nothing has been wrong so far."""
        self.read: dict[str, list[str]] = {"choose": []}
        """The texts that could be read, by their keys."""

    def wrong(self, key: str, what: Saying) -> None:
        self.clean = False
        self.faults.add((*self.path, key) if key else self.path, what)

    def note(self, key: str, error: BadCards) -> None:
        self.clean = False
        self.faults.note((*self.path, key), error)

    def texts(self, key: str) -> list[str]:
        """A text or a list of texts."""
        value = self.told.get(key, [])
        found = [value] if isinstance(value, str) else value
        if not isinstance(found, list) or not all(isinstance(text, str) for text in found):
            self.wrong(key, wrong.TEXT_OR_TEXTS.say(key))
            return []
        return found

    def text(self, key: str) -> str:
        """A text that is there, or nothing."""
        value = self.told[key]
        if isinstance(value, str):
            return value
        self.wrong(key, wrong.A_TEXT.say(key))
        return ""

    def flag(self, key: str) -> bool:
        value = self.told.get(key, False)
        if not isinstance(value, bool):
            self.wrong(key, wrong.A_FLAG.say(key))
        return value is True

    def word(self, key: str, known: dict[str, i64], usual: i64) -> i64:
        """One of these words."""
        text = self.text(key) if key in self.told else ""
        if text and text not in known:
            self.note(key, wrong.no_such(key, text, known))
        return known.get(text, usual)

    def nodes(self, key: str) -> list[Node]:
        """The texts of a key that can be read, as trees."""
        found: list[Node] = []
        for text in self.texts(key):
            try:
                found.append(Reader(text).whole())
            except BadCards as error:
                self.note(key, error)
        return found

    def condition(self, key: str) -> Predicate | None:
        """What must hold, if anything must."""
        text = self.text(key) if key in self.told else ""
        if not text:
            return None
        try:
            return self.maker.read_predicate(text)
        except BadCards as error:
            self.note(key, error)
            return None

    def whole(self) -> list[Ability | Static]:
        """The abilities of the table: one, or as many statics as it lists."""
        kinds = [key for key in KEYS if key in self.told]
        for key in self.told:
            if key not in KNOWN:
                self.wrong(key, wrong.NO_KEY.say(key, nearest(key, KNOWN), list(KNOWN)))
        if len(kinds) != 1:
            self.wrong("", wrong.ONE_OF.say(list(KEYS)))
            return []
        allowed = OF_STATICS if kinds[0] == "static" else OF_OTHERS
        for key in self.told:
            if key in KNOWN and key not in allowed:
                self.wrong(key, wrong.NOT_WITH.say(key, kinds[0], INSTEAD.get(key)))
        if kinds[0] == "static":
            return self.statics()
        made = self.active(kinds[0])
        return [made] if self.clean else []

    def statics(self) -> list[Ability | Static]:
        """What holds while the card is in play."""
        if self.kind == EVENT:
            self.wrong("static", wrong.NOT_ON.say("static", terms.TYPES[self.kind]))
        condition = self.condition("while")
        asked = self.maker.asked_traits
        found: list[Ability | Static] = []
        for node in self.nodes("static"):
            try:
                self.maker.asked_traits = asked.copy()
                change = self.maker.change(node, True)
            except BadCards as error:
                self.note("static", error)
                continue
            if sense.never(change.where, self.kind):
                self.wrong("static", wrong.NEVER_MEANT.say(node.name))
            made = Static(change, condition)
            made.asked_traits = self.maker.asked_traits
            found.append(made)
        return found

    def active(self, key: str) -> Ability:
        """An ability that is used or happens."""
        made = Ability(KINDS[key])
        self.occasion(made, key)
        made.condition = self.condition("if")
        made.costs = self.costs()
        made.choices = self.choices()
        do = self.nodes("do")
        self.maker.base = i64(len(made.choices))
        made.effects = self.effects(do)
        made.limited = self.flag("limited")
        made.once = self.flag("once")
        if "limit" in self.told:
            text = self.text("limit")
            if text not in LIMITS:
                self.note("limit", wrong.no_such("limit", text, LIMITS))
            made.once = True
            made.limit = LIMITS.get(text, ability.ROUND_LIMIT)
        made.copies = self.word("copies", COPIES, ability.EACH_COPY)
        made.lies = self.word("from", PLACES, terms.NOBODY)
        if "copies" in self.told and not made.once:
            self.wrong("copies", wrong.WITHOUT_LIMIT.say())
        if "from" in self.told and key not in ("action", "response"):
            self.wrong("from", wrong.NOT_WITH.say("from", key, None))
        made.firm = self.flag("firm")
        if key == "save":
            made.effects.insert(0, effects.Save(targets.NO_REF))
        if key == "cancel":
            made.effects.insert(0, effects.Cancel(targets.NO_REF))
        made.leaves = effects.with_parts(made.effects)
        if self.clean and not made.effects:
            self.wrong("", wrong.DOES_NOTHING.say())
        if self.clean:
            found = [*sense.of_type(made, key, self.kind), *sense.of_words(made, do, self.kind)]
            found += [*sense.of_cards(made, key, self.read, self.kind), *sense.endless(made, key, self.kind)]
            for where, what in found:
                self.wrong(where, what)
        return made

    def occasion(self, made: Ability, key: str) -> None:
        """When it may be used, or what it listens for."""
        if key == "action":
            for name in self.texts("action"):
                if name == "any":
                    made.phases = terms.ANY_PHASE
                elif name in terms.PHASES[1:]:
                    made.phases |= bit_at(terms.PHASES.index(name))
                else:
                    self.note("action", wrong.no_such("phase", name, ("any", *terms.PHASES[1:])))
        elif key == "revealed":
            self.flag("revealed")
        else:
            text = self.text(key)
            if text:
                self.read[key] = [text]
                try:
                    self.maker.trigger(made, text)
                except BadCards as error:
                    self.note(key, error)

    def costs(self) -> list[Cost]:
        """What it costs."""
        found: list[Cost] = []
        for node in self.nodes("cost"):
            try:
                found.append(self.maker.cost(node))
            except BadCards as error:
                self.note("cost", error)
        kinds = [cost.kind for cost in found]
        if len(set(kinds)) < len(kinds):
            self.wrong("cost", wrong.COST_TWICE.say())
        if costs.INFLUENCE in kinds and costs.KNEEL_CARD in kinds:
            self.wrong("cost", wrong.COSTS_JOINED.say())
        for cost in found:
            cost.join(kinds)
        # What the card itself pays comes first: by then it kneels or leaves, and pays nothing else in that way.
        found.sort(key=kind_of_cost)
        return found

    def choices(self) -> list[Choice]:
        """Its targets."""
        texts = self.texts("choose")
        if len(texts) > 2:
            self.wrong("choose", wrong.TARGET_COUNT.say(len(texts)))
        found: list[Choice] = []
        for text in texts:
            try:
                found.append(self.maker.choice(text))
                self.read["choose"].append(text)
            except BadCards as error:
                self.note("choose", error)
        return found

    def effects(self, nodes: list[Node]) -> list[Effect]:
        """What it does."""
        found: list[Effect] = []
        for node in nodes:
            try:
                found.append(self.maker.effect(node))
            except BadCards as error:
                self.note("do", error)
        return found


def kind_of_cost(cost: Cost) -> int:
    return int(cost.kind)


def abilities(told: dict[str, Any], card_set: CardSet, kind: i64, path: tuple[str, ...], faults: Faults) -> list[Ability | Static]:
    """The abilities that one table of a card file tells, of a card of that type; none if anything is wrong with it."""
    return AbilityReader(told, card_set, kind, path, faults).whole()
