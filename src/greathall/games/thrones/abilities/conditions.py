"""The vocabulary of conditions: trees of calls become predicates and amounts."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from greathall.games.thrones import terms
from greathall.games.thrones.abilities import amounts, expressions, facts, predicates
from greathall.games.thrones.abilities.expressions import Amount, Predicate
from greathall.games.thrones.abilities.notation import Node
from greathall.games.thrones.abilities.wrong import ARGUMENTS, BAD_NUMBER, no_such, wrong

if TYPE_CHECKING:
    from greathall.games.thrones.cards import CardSet

MOST: Final = 99
PLAIN: Final = (
    *("character", "location", "attachment", "event", "plot"),
    *("yours", "opponents", "kneeling", "standing", *predicates.ROLE_WORDS),
    *(
        "you_attack",
        "you_defend",
        "neutral",
        "own_house",
        "duplicated",
        "rivals",
        "in_play",
        "has_attacked",
        "any",
        "self",
        "host",
        "unique",
        "first_player",
    ),
)
TRAITS: Final = ("cost", "str", "power", "printed_str", "counters", "stored")
NAMED: Final = ("house", "trait", "crest", "keyword", "icon", "named", "title", "challenge", "phase")
PREDICATES: Final = (*PLAIN, "attached", "aimed", *NAMED)


PILES: Final[dict[str, i64]] = {"dead": terms.DEAD, "discard": terms.DISCARD, "used": terms.USED}


class Conditions:
    """Makes predicates and amounts out of nodes, with the names of one card set."""

    def __init__(self, card_set: CardSet) -> None:
        self.card_set = card_set
        self.asked_traits: list[int] = []
        """The traits that have been asked for."""

    def pick(self, node: Node, names: tuple[str, ...], kind: str) -> i64:
        """The number of a name."""
        if node.name not in names:
            raise no_such(kind, node.name, names)
        return i64(names.index(node.name))

    def args(self, node: Node, least: int, most: int) -> list[Node]:
        """The arguments, if there are as many as there should be."""
        if not least <= len(node.args) <= most:
            raise wrong(ARGUMENTS.say(node.name, least, most, len(node.args)))
        return node.args

    def whole(self, node: Node) -> i64:
        """A plain number."""
        number = node.number()
        if number is None or abs(number) > MOST:
            raise wrong(BAD_NUMBER.say(node.name, MOST))
        return i64(number)

    # Predicates and amounts.

    def predicate(self, node: Node) -> Predicate:
        name, args = node.name, node.args
        if name == "&":
            return expressions.Both(self.predicate(args[0]), self.predicate(args[1]))
        if name == "|":
            return expressions.Either(self.predicate(args[0]), self.predicate(args[1]))
        if name == "~":
            return expressions.Not(self.predicate(args[0]))
        if name in amounts.COMPARISONS:
            return amounts.Compare(self.amount(args[0]), i64(amounts.COMPARISONS.index(name)), self.amount(args[1]))
        self.card_set.remembers = self.card_set.remembers or name == "has_attacked"
        plain = self.plain(name)
        if plain is not None:
            self.args(node, 0, 0)
            return plain
        if name == "aimed":
            return predicates.Aimed(self.predicate(self.args(node, 1, 1)[0]))
        if name == "attached":
            return predicates.Laden(self.predicate(self.args(node, 1, 1)[0]))
        if name not in NAMED:
            raise no_such("predicate", name, PREDICATES)
        return self.named(name, self.args(node, 1, 1)[0])

    def plain(self, name: str) -> Predicate | None:
        """Predicates without arguments."""
        if name in ("character", "location", "attachment", "event", "plot"):
            return predicates.OfType(i64(terms.TYPES.index(name.capitalize())), name)
        if name in ("yours", "opponents"):
            return predicates.Whose(name == "opponents")
        if name in ("kneeling", "standing"):
            return predicates.Posture(name == "kneeling")
        if name in predicates.ROLE_WORDS:
            return predicates.Role(i64(predicates.ROLE_WORDS.index(name)))
        if name in ("you_attack", "you_defend"):
            return predicates.YourPart(terms.ATTACKING if name == "you_attack" else terms.DEFENDING)
        if name == "neutral":
            return predicates.OfHouse(terms.NOBODY)
        if name == "own_house":
            return predicates.OfHouse(predicates.OWN_HOUSE)
        if name == "duplicated":
            return predicates.Laden(None)
        others: dict[str, Predicate] = {
            "any": expressions.Anything(),
            "self": expressions.Itself(),
            "host": predicates.Host(),
            "rivals": predicates.Rivals(),
            "has_attacked": predicates.HasAttacked(),
            "in_play": predicates.InPlay(),
            "unique": predicates.Unique(),
            "first_player": predicates.FirstPlayer(),
        }
        return others.get(name)

    def named(self, name: str, arg: Node) -> Predicate:
        """Predicates that name something."""
        if name == "house":
            return predicates.OfHouse(self.pick(arg, tuple(self.card_set.houses), "House"))
        if name == "trait":
            trait = self.pick(arg, tuple(self.card_set.traits), "trait")
            self.asked_traits.append(int(trait))
            return predicates.OfTrait(trait)
        if name == "crest":
            return predicates.OfCrest(self.pick(arg, terms.CRESTS, "crest"))
        if name == "keyword":
            return predicates.WithKeyword(self.pick(arg, terms.KEYWORDS, "keyword"))
        if name == "icon":
            return predicates.WithIcon(self.pick(arg, terms.CHALLENGES, "icon"))
        if name == "named":
            return predicates.Named(arg.name)
        if name == "title":
            return predicates.Titled(self.or_any(arg, terms.TITLES, "title"))
        if name == "challenge":
            return predicates.InChallenge(self.or_any(arg, terms.CHALLENGES, "challenge"))
        return predicates.InPhase(self.pick(arg, terms.PHASES, "phase"))

    def or_any(self, node: Node, names: tuple[str, ...], what: str) -> i64:
        """The number of a name, or −1 for `any`."""
        return terms.NOBODY if node.name == "any" else self.pick(node, names, what)

    def amount(self, node: Node) -> Amount:
        if node.number() is not None:
            return expressions.Number(self.whole(node))
        if node.name == "count":
            return amounts.Count(self.predicate(self.args(node, 1, 1)[0]))
        if node.name in TRAITS:
            return amounts.Trait(i64(TRAITS.index(node.name)))
        if node.name == "x":
            return facts.Paid()
        if node.name in facts.FACTS:
            self.card_set.remembers = self.card_set.remembers or node.name == "won"
            return facts.Fact(i64(facts.FACTS.index(node.name)))
        if node.name == "pile":
            args = self.args(node, 2, 2)
            zone = self.pick(args[0], tuple(PILES), "zone")
            return facts.PileCount(PILES[tuple(PILES)[zone]], self.predicate(args[1]))
        if node.name == "played":
            self.card_set.remembers = True
            return facts.Played(self.predicate(self.args(node, 1, 1)[0]))
        if node.name == "round":
            return amounts.Round()
        if node.name == "most_count":
            return amounts.MostCount(self.predicate(self.args(node, 1, 1)[0]))
        if node.name in ("+", "-"):
            return amounts.Sum(self.amount(node.args[0]), self.amount(node.args[1]), node.name == "-")
        if node.name == "none_or":
            return amounts.AtLeastNone(self.amount(self.args(node, 1, 1)[0]))
        if node.name == "own":
            of = self.pick(self.args(node, 1, 1)[0], TRAITS, "amount")
            return amounts.Own(amounts.Trait(of))
        if node.name == "either":
            args = self.args(node, 3, 3)
            return amounts.EitherAmount(self.predicate(args[0]), self.amount(args[1]), self.amount(args[2]))
        most = node.name.startswith("most_")
        return amounts.Holding(self.pick(Node(node.name.removeprefix("most_"), []), amounts.HOLDINGS, "amount"), most)
