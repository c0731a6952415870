"""Reading abilities: the short texts of a card file become the values that the rules use.

Texts are calls joined with `&`, `|` and `~`: `character & opponents & ~kneeling`, `kneel(target)`, `give(target, str(2), phase)`.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import i64

from greathall.games.thrones import ability, changes, costs, effects, terms, where
from greathall.games.thrones.ability import Ability, Choice, Static
from greathall.games.thrones.changes import Change
from greathall.games.thrones.costs import Cost
from greathall.games.thrones.effects import Effect, Ref
from greathall.games.thrones.where import Amount, Where
from greathall.kernel.errors import BadCards

if TYPE_CHECKING:
    from greathall.games.thrones.cards import Book

TOKEN: Final = re.compile(r"\s*(>=|<=|[-+]?\d+|[^\W\d][\w’'-]*(?: +[^\W\d][\w’'-]*)*|[&|~(),=])")


class Node:
    """A call with its arguments; `&`, `|`, `~` and comparisons are calls too, and so are numbers."""

    def __init__(self, name: str, args: list[Node]) -> None:
        self.name = name
        self.args = args

    def number(self) -> int | None:
        """The number, if it is one."""
        return int(self.name) if re.fullmatch(r"[-+]?\d+", self.name) else None


class Reader:
    """Reads one text."""

    def __init__(self, text: str, place: str) -> None:
        self.text = text
        self.place = place
        self.tokens: list[str] = []
        at = 0
        while at < len(text.rstrip()):
            found = TOKEN.match(text, at)
            if found is None:
                raise self.wrong(f"{text[at:]!r} can't be read")
            self.tokens.append(found[1])
            at = found.end()
        self.at = 0

    def wrong(self, why: str) -> BadCards:
        return BadCards(f"{self.place}: in {self.text!r}, {why}")

    def peek(self) -> str:
        return self.tokens[self.at] if self.at < len(self.tokens) else ""

    def take(self, *wanted: str) -> bool:
        """Go past one of these tokens, if it comes next."""
        if self.peek() in wanted and self.peek():
            self.at += 1
            return True
        return False

    def whole(self) -> Node:
        """The whole text as one node."""
        node = self.either()
        if self.peek():
            raise self.wrong(f"{self.peek()!r} should not come there")
        return node

    def either(self) -> Node:
        node = self.both()
        while self.take("|"):
            node = Node("|", [node, self.both()])
        return node

    def both(self) -> Node:
        node = self.compared()
        while self.take("&"):
            node = Node("&", [node, self.compared()])
        return node

    def compared(self) -> Node:
        if self.take("~"):
            return Node("~", [self.compared()])
        node = self.single()
        sign = self.peek()
        if self.take(">=", "<=", "="):
            node = Node(sign, [node, self.single()])
        return node

    def single(self) -> Node:
        if self.take("("):
            node = self.either()
            self.expect(")")
            return node
        name = self.peek()
        if not name or name in "&|~),=":
            raise self.wrong("something is missing")
        self.at += 1
        args: list[Node] = []
        if self.take("("):
            args.append(self.either())
            while self.take(","):
                args.append(self.either())
            self.expect(")")
        return Node(name, args)

    def expect(self, token: str) -> None:
        if not self.take(token):
            raise self.wrong(f"a {token!r} is missing")


class Maker:
    """Makes values out of nodes, with the names of one book."""

    def __init__(self, book: Book, place: str) -> None:
        self.book = book
        self.place = place
        self.paired = False
        """Whether the ability has two targets."""

    def wrong(self, node: Node, what: str) -> BadCards:
        return BadCards(f"{self.place}: {node.name!r} is no {what}")

    def pick(self, node: Node, names: tuple[str, ...], what: str) -> i64:
        """The number of a name."""
        if node.name not in names:
            raise BadCards(f"{self.place}: {node.name!r} is no {what}; there are {', '.join(names)}")
        return i64(names.index(node.name))

    def args(self, node: Node, least: int, most: int) -> list[Node]:
        """The arguments, if there are as many as there should be."""
        if not least <= len(node.args) <= most:
            raise BadCards(f"{self.place}: {node.name} takes {least} to {most} arguments, not {len(node.args)}")
        return node.args

    def whole(self, node: Node) -> i64:
        """A plain number."""
        number = node.number()
        if number is None:
            raise self.wrong(node, "number")
        return i64(number)

    # Predicates and amounts.

    def where(self, node: Node) -> Where:
        name, args = node.name, node.args
        if name == "&":
            return where.Both(self.where(args[0]), self.where(args[1]))
        if name == "|":
            return where.Either(self.where(args[0]), self.where(args[1]))
        if name == "~":
            return where.Not(self.where(args[0]))
        if name in where.COMPARISONS:
            return where.Compare(self.amount(args[0]), i64(where.COMPARISONS.index(name)), self.amount(args[1]))
        plain = self.plain(name)
        if plain is not None:
            self.args(node, 0, 0)
            return plain
        if name == "attached":
            return where.Laden(self.where(self.args(node, 1, 1)[0]))
        return self.named(name, self.args(node, 1, 1)[0], node)

    def plain(self, name: str) -> Where | None:
        """Predicates without arguments."""
        if name in ("character", "location", "attachment", "event", "plot"):
            return where.OfType(i64(terms.TYPES.index(name.capitalize())), name)
        if name in ("yours", "opponents"):
            return where.Whose(name == "opponents")
        if name in ("kneeling", "standing"):
            return where.Posture(name == "kneeling")
        if name in where.ROLE_WORDS:
            return where.Role(i64(where.ROLE_WORDS.index(name)))
        if name in ("you_attack", "you_defend"):
            return where.YourPart(terms.ATTACKING if name == "you_attack" else terms.DEFENDING)
        if name == "neutral":
            return where.OfHouse(terms.NOBODY, "neutral")
        if name == "own_house":
            return where.OfHouse(where.OWN_HOUSE, "in-House")
        if name == "duplicated":
            return where.Laden(None)
        others: dict[str, Where] = {
            "any": where.Anything(),
            "self": where.Itself(),
            "host": where.Host(),
            "unique": where.Unique(),
            "first_player": where.FirstPlayer(),
        }
        return others.get(name)

    def named(self, name: str, arg: Node, node: Node) -> Where:
        """Predicates that name something."""
        if name == "house":
            return where.OfHouse(self.pick(arg, tuple(self.book.houses), "House"), arg.name)
        if name == "trait":
            return where.OfTrait(self.pick(arg, tuple(self.book.traits), "trait"), arg.name)
        if name == "crest":
            return where.OfCrest(self.pick(arg, terms.CRESTS, "crest"))
        if name == "keyword":
            return where.WithKeyword(self.pick(arg, terms.KEYWORDS, "keyword"))
        if name == "icon":
            return where.WithIcon(self.pick(arg, terms.CHALLENGES, "icon"))
        if name == "named":
            return where.Named(arg.name)
        if name == "title":
            return where.Titled(self.or_any(arg, terms.TITLES, "title"))
        if name == "challenge":
            return where.InChallenge(self.or_any(arg, terms.CHALLENGES, "challenge"))
        if name == "phase":
            return where.InPhase(self.pick(arg, terms.PHASES, "phase"))
        raise self.wrong(node, "predicate")

    def or_any(self, node: Node, names: tuple[str, ...], what: str) -> i64:
        """The number of a name, or −1 for `any`."""
        return terms.NOBODY if node.name == "any" else self.pick(node, names, what)

    def amount(self, node: Node) -> Amount:
        number = node.number()
        if number is not None:
            return where.Number(i64(number))
        if node.name == "count":
            return where.Count(self.where(self.args(node, 1, 1)[0]))
        if node.name in ("cost", "str", "power"):
            return where.Trait(i64(("cost", "str", "power").index(node.name)))
        holdings = ("gold", "cards", "total_power", "house_power", "used_plots")
        most = node.name.startswith("most_")
        return where.Holding(self.pick(Node(node.name.removeprefix("most_"), []), holdings, "amount"), most)

    # Changes.

    def change(self, node: Node, static: bool) -> Change:
        """`str(+1, where)`, `icon(power, where)`, `income(1, opponents)`, `cost(-1, where)`; lasting ones leave the cards out."""
        kind = self.pick(node, changes.CHANGES, "change")
        args = list(node.args)
        amount: Amount = where.Number(1)
        value = terms.NOBODY if changes.of_players(kind) else i64(0)
        if kind in (changes.ICON, changes.NO_ICON):
            value = self.pick(self.first(node, args), terms.CHALLENGES, "icon")
        elif kind in (changes.KEYWORD, changes.NO_KEYWORD):
            value = self.pick(self.first(node, args), terms.KEYWORDS, "keyword")
        elif kind == changes.IMMUNE:
            value = self.pick(self.first(node, args), terms.TYPES, "type")
        elif kind in (changes.EXTRA, changes.NO_CHALLENGE):
            value = self.or_any(self.first(node, args), terms.CHALLENGES, "challenge")
        elif kind == changes.STR or (changes.of_players(kind) and kind != changes.NO_CANCEL):
            amount = self.amount(self.first(node, args))
        whose = changes.YOURS
        if changes.of_players(kind) and static and args and args[-1].name in changes.WHOSE:
            whose = self.pick(args.pop(), changes.WHOSE, "player")
        about: Where = where.Anything()
        if args and (static or kind in (changes.COST, changes.NEXT_COST)):
            about = self.where(args.pop(0))
        if args:
            raise BadCards(f"{self.place}: {node.name} has too many arguments")
        return Change(kind, amount, value, about, whose)

    def first(self, node: Node, args: list[Node]) -> Node:
        """The next argument, which must be there."""
        if not args:
            raise BadCards(f"{self.place}: {node.name} needs an argument")
        return args.pop(0)

    # Costs, targets and triggers.

    def cost(self, node: Node) -> Cost:
        kind = self.pick(node, costs.COSTS, "cost")
        amount: i64 = 0
        about: Where = where.Anything()
        if kind in (costs.GOLD, costs.POWER, costs.INFLUENCE):
            amount = self.whole(self.args(node, 1, 1)[0])
        elif kind >= costs.KNEEL:
            if self.args(node, 0, 1):
                about = self.where(node.args[0])
        else:
            self.args(node, 0, 0)
        return Cost(kind, amount, about)

    def choice(self, text: str) -> Choice:
        """`character & opponents`, `dead: character`, `player`"""
        if text.strip() == "player":
            return Choice(terms.PLAY, True, where.Anything(), True)
        zone, colon, rest = text.partition(":")
        if not colon:
            return Choice(terms.PLAY, True, self.read_where(text), False)
        zones = {"hand": terms.HAND, "dead": terms.DEAD, "discard": terms.DISCARD}
        piles = {"dead_piles": terms.DEAD, "discards": terms.DISCARD}
        name = zone.strip()
        if name not in zones and name not in piles:
            raise BadCards(f"{self.place}: {name!r} is no zone; there are {', '.join((*zones, *piles))}")
        return Choice(zones[name] if name in zones else piles[name], name in piles, self.read_where(rest), False)

    def read_where(self, text: str) -> Where:
        return self.where(Reader(text, self.place).whole())

    def trigger(self, made: Ability, text: str) -> None:
        """`won(you, attacker, military)`, `killed(character & yours)`; saves and cancels name only the card."""
        node = Reader(text, self.place).whole()
        if made.kind in (ability.SAVE, ability.CANCEL):
            nodes = node.args if node.name == "of" else [node]
        else:
            made.moment = self.pick(node, terms.MOMENTS, "moment")
            nodes = node.args
        for arg in nodes:
            if not arg.args and arg.name in ("you", "opponent"):
                made.by = ability.YOU if arg.name == "you" else ability.OPPONENT
            elif not arg.args and arg.name in ("attacker", "defender"):
                made.side = terms.ATTACKING if arg.name == "attacker" else terms.DEFENDING
            elif not arg.args and arg.name in terms.CHALLENGES:
                made.value = i64(terms.CHALLENGES.index(arg.name))
            elif made.moment == terms.BEGAN and arg.name in terms.PHASES:
                made.value = i64(terms.PHASES.index(arg.name))
            elif made.kind == ability.SAVE and arg.name in ("kill", "discard"):
                made.value = i64(terms.MANNERS.index(arg.name))
            else:
                made.subject = self.where(arg)

    # Effects.

    def ref(self, node: Node) -> Ref:
        kinds = {
            "self": effects.SELF,
            "it": effects.IT,
            "host": effects.HOST,
            "target": effects.TARGET,
            "second": effects.SECOND,
        }
        if node.name == "each":
            return Ref(effects.EACH, self.where(self.args(node, 1, 1)[0]))
        if node.name not in kinds:
            raise self.wrong(node, "card; there are each(…), " + ", ".join(kinds))
        return Ref(kinds[node.name], None, self.paired)

    def who(self, node: Node) -> i64:
        return self.pick(node, effects.PLAYERS, "player")

    def effect(self, node: Node) -> Effect:
        name = node.name
        if name in ("save", "cancel"):
            self.args(node, 0, 0)
            return effects.Save(effects.NO_REF) if name == "save" else effects.Cancel(effects.NO_REF)
        if name in effects.DEEDS:
            args = self.args(node, 1, 2)
            if len(args) == 2 and args[1].name != "unsaved":
                raise self.wrong(args[1], "way to do it; there is unsaved")
            return effects.Deed(i64(effects.DEEDS.index(name)), self.ref(args[0]), len(args) == 2)
        if name in effects.FAVOURS:
            args = self.args(node, 1, 2)
            amount: Amount = self.amount(args[1]) if len(args) == 2 else where.Number(1)
            return effects.Favour(i64(effects.FAVOURS.index(name)), self.who(args[0]), amount)
        if name == "put":
            return effects.PutIntoPlay(self.ref(self.args(node, 1, 1)[0]))
        if name == "duplicate":
            return effects.Duplicate(self.ref(self.args(node, 1, 1)[0]))
        if name == "power":
            args = self.args(node, 2, 2)
            return effects.ClaimOn(self.ref(args[0]), self.amount(args[1]))
        return self.longer(node)

    def longer(self, node: Node) -> Effect:
        """Effects with more to say."""
        name = node.name
        if name == "control":
            args = self.args(node, 2, 2)
            return effects.Control(self.ref(args[0]), self.pick(args[1], terms.DURATIONS, "duration"))
        if name in ("give", "allow"):
            args = self.args(node, 3, 3)
            duration = self.pick(args[2], terms.DURATIONS, "duration")
            change = self.change(args[1], False)
            if changes.of_players(change.kind) != (name == "allow"):
                raise BadCards(f"{self.place}: give is for what changes cards, allow for what changes players")
            return (
                effects.Give(self.ref(args[0]), change, duration) if name == "give" else effects.Allow(self.who(args[0]), change, duration)
            )
        if name == "move":
            args = self.args(node, 3, 3)
            ends = [(i64(0), self.ref(end)) if end.name not in effects.PLAYERS else (self.who(end), effects.NO_REF) for end in args[1:]]
            return effects.MovePower(self.whole(args[0]), ends[0][0], ends[0][1], ends[1][0], ends[1][1])
        if name in ("choose", "keep"):
            return self.each_chooses(node)
        if name == "search":
            args = self.args(node, 2, 3)
            goals = {"hand": terms.HAND, "play": effects.TO_PLAY}
            if args[1].name not in goals:
                raise self.wrong(args[1], "goal of a search; there are hand, play")
            return effects.Search(self.where(args[0]), goals[args[1].name], self.whole(args[2]) if len(args) == 3 else i64(0))
        if name in ("look", "reveal"):
            args = self.args(node, 2, 2)
            return effects.Look(self.who(args[0]), self.whole(args[1]), name == "reveal")
        raise self.wrong(node, "effect")

    def each_chooses(self, node: Node) -> Effect:
        """`choose(each_player, 1, character, kill)`, `choose(chosen, 1, hand, discard)`, `keep(each_player, 4, character, discard)`"""
        args = self.args(node, 4, 4)
        deed = self.pick(args[3], effects.DEEDS, "deed")
        hand = args[2].name == "hand"
        about: Where = where.Anything() if hand else self.where(args[2])
        return effects.EachChooses(
            self.who(args[0]), self.whole(args[1]), terms.HAND if hand else terms.PLAY, about, deed, node.name == "keep"
        )


def where_of(text: str, book: Book, place: str) -> Where:
    """A predicate."""
    return Maker(book, place).read_where(text)


def texts(told: dict[str, Any], key: str, place: str) -> list[str]:
    """A text or a list of texts."""
    value = told.get(key, [])
    found = [value] if isinstance(value, str) else value
    if not isinstance(found, list) or not all(isinstance(text, str) for text in found):
        raise BadCards(f"{place}: {key} should be a text or a list of texts")
    return found


KEYS: Final = ("action", "response", "passive", "save", "cancel", "revealed", "static")
KNOWN: Final = frozenset((*KEYS, "while", "if", "cost", "choose", "do", "limited", "once", "firm"))


def abilities(told: Any, book: Book, event: bool, place: str) -> list[Ability | Static]:
    """The abilities that one table of a card file tells: one, or as many statics as it lists."""
    if not isinstance(told, dict):
        raise BadCards(f"{place}: an ability should be a table")
    for key in told:
        if key not in KNOWN:
            raise BadCards(f"{place}: an ability has no {key!r}; it has {', '.join(sorted(KNOWN))}")
    kinds = [key for key in KEYS if key in told]
    if len(kinds) != 1:
        raise BadCards(f"{place}: an ability is exactly one of {', '.join(KEYS)}")
    maker = Maker(book, place)
    found: list[Ability | Static] = []
    if kinds == ["static"]:
        condition = maker.read_where(told["while"]) if "while" in told else None
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
                made.phases |= 1 << terms.PHASES.index(name)
            else:
                raise BadCards(f"{place}: {name!r} is no phase; there are any, {', '.join(terms.PHASES[1:])}")
    elif key != "revealed":
        if not isinstance(told[key], str):
            raise BadCards(f"{place}: {key} should be a text")
        maker.trigger(made, told[key])
    if "if" in told:
        made.condition = maker.read_where(str(told["if"]))
    made.costs = [maker.cost(Reader(text, place).whole()) for text in texts(told, "cost", place)]
    made.choices = [maker.choice(text) for text in texts(told, "choose", place)]
    maker.paired = len(made.choices) == 2
    made.effects = [maker.effect(Reader(text, place).whole()) for text in texts(told, "do", place)]
    made.limited = bool(told.get("limited", False))
    made.once = bool(told.get("once", False))
    made.firm = bool(told.get("firm", False))
    kinds_of_costs = [cost.kind for cost in made.costs]
    if costs.INFLUENCE in kinds_of_costs and costs.KNEEL in kinds_of_costs:
        raise BadCards(f"{place}: influence and kneel_card can't be joined: one could take away what pays the other")
    if key == "save":
        made.effects.insert(0, effects.Save(effects.NO_REF))
    if key == "cancel":
        made.effects.insert(0, effects.Cancel(effects.NO_REF))
    if not made.effects:
        raise BadCards(f"{place}: the ability does nothing")
    if key == "action" and not event and not made.costs and not made.once:
        raise BadCards(f"{place}: an action needs a cost or a limit, or it could be taken for ever")
    return made
