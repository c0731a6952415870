"""The vocabulary of abilities: trees of calls become predicates, amounts, changes, costs, targets and effects."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from greathall.games.thrones import terms
from greathall.games.thrones.abilities import (
    ability,
    amounts,
    card_effects,
    changes,
    choices,
    costs,
    effects,
    expressions,
    moments,
    player_effects,
    predicates,
    targets,
)
from greathall.games.thrones.abilities.ability import Ability, Choice
from greathall.games.thrones.abilities.changes import Change
from greathall.games.thrones.abilities.costs import Cost
from greathall.games.thrones.abilities.effects import Effect
from greathall.games.thrones.abilities.expressions import Amount, Predicate
from greathall.games.thrones.abilities.notation import Node, Reader
from greathall.games.thrones.abilities.targets import Ref
from greathall.games.thrones.abilities.wrong import (
    ARGUMENTS,
    BAD_MARGIN,
    BAD_NUMBER,
    GIVE_OR_ALLOW,
    NEVER_HAPPENS,
    NOT_OF_MOMENT,
    TOO_FEW,
    TOO_MANY,
    no_such,
    wrong,
)

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
        "any",
        "self",
        "host",
        "unique",
        "first_player",
    ),
)
TRAITS: Final = ("cost", "str", "power", "printed_str", "counters", "stored")
NAMED: Final = ("house", "trait", "crest", "keyword", "icon", "named", "title", "challenge", "phase")
PREDICATES: Final = (*PLAIN, "attached", *NAMED)
EFFECTS: Final = (
    *card_effects.DEEDS,
    *player_effects.PLAYER_DEEDS,
    *("put", "duplicate", "power", "control", "give", "allow", "move", "choose", "keep", "search", "look", "reveal"),
)


class Maker:
    """Makes values out of nodes, with the names of one card set."""

    known_effects: tuple[str, ...] = EFFECTS

    def __init__(self, card_set: CardSet) -> None:
        self.card_set = card_set

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
        plain = self.plain(name)
        if plain is not None:
            self.args(node, 0, 0)
            return plain
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
            return predicates.OfTrait(self.pick(arg, tuple(self.card_set.traits), "trait"))
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
            return amounts.Paid()
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

    # Changes.

    def change(self, node: Node, static: bool) -> Change:
        """`str(+1, where)`, `icon(power, where)`, `income(1, opponents)`, `cost(-1, where)`; lasting ones leave the cards out."""
        kind = self.pick(node, changes.CHANGES, "change")
        args = list(node.args)
        amount: Amount = expressions.Number(1)
        value = terms.NOBODY if changes.of_players(kind) else i64(0)
        if kind in (changes.ICON, changes.NO_ICON):
            value = self.pick(self.first(node, args), terms.CHALLENGES, "icon")
        elif kind in (changes.KEYWORD, changes.NO_KEYWORD):
            value = self.pick(self.first(node, args), terms.KEYWORDS, "keyword")
        elif kind == changes.TRAIT:
            value = self.pick(self.first(node, args), tuple(self.card_set.traits), "trait")
        elif kind == changes.CREST:
            value = self.pick(self.first(node, args), terms.CRESTS, "crest")
        elif kind == changes.IMMUNE:
            value = self.pick(self.first(node, args), terms.TYPES, "type")
        elif kind in (changes.EXTRA, changes.NO_CHALLENGE):
            value = self.or_any(self.first(node, args), terms.CHALLENGES, "challenge")
        elif kind == changes.STR or (changes.of_players(kind) and kind != changes.NO_CANCEL):
            amount = self.amount(self.first(node, args))
        whose = changes.YOURS
        if changes.of_players(kind) and static and args and args[-1].name in changes.WHOSE:
            whose = self.pick(args.pop(), changes.WHOSE, "player")
        about: Predicate = expressions.Anything()
        if args and (static or kind in (changes.COST, changes.NEXT_COST)):
            about = self.predicate(args.pop(0))
        if args:
            raise wrong(TOO_MANY.say(node.name))
        return Change(kind, amount, value, about, whose)

    def first(self, node: Node, args: list[Node]) -> Node:
        """The next argument, which must be there."""
        if not args:
            raise wrong(TOO_FEW.say(node.name))
        return args.pop(0)

    # Costs, targets and triggers.

    def cost(self, node: Node) -> Cost:
        kind = self.pick(node, costs.COSTS, "cost")
        amount: i64 = 0
        about: Predicate = expressions.Anything()
        if kind == costs.INFLUENCE and node.args and node.args[0].name == "x":
            amount = costs.ANY_AMOUNT
        elif kind in (costs.GOLD, costs.POWER, costs.INFLUENCE, costs.COUNTER, costs.STORED):
            amount = self.whole(self.args(node, 1, 1)[0])
        elif kind >= costs.KNEEL_CARD:
            args = self.args(node, 0, 2 if kind == costs.DROP else 1)
            if args:
                about = self.predicate(args[0])
            amount = self.whole(args[1]) if len(args) == 2 else i64(1)
        else:
            self.args(node, 0, 0)
        return Cost(kind, amount, about)

    def choice(self, text: str) -> Choice:
        """`character & opponents`, `dead: character`, `player`"""
        if text.strip() == "player":
            return Choice(terms.PLAY, True, expressions.Anything(), True)
        zone, colon, rest = text.partition(":")
        if not colon:
            return Choice(terms.PLAY, True, self.read_predicate(text), False)
        zones = {"hand": terms.HAND, "dead": terms.DEAD, "discard": terms.DISCARD}
        piles = {"dead_piles": terms.DEAD, "discards": terms.DISCARD}
        name = zone.strip()
        if name not in zones and name not in piles:
            raise no_such("zone", name, (*zones, *piles))
        return Choice(zones[name] if name in zones else piles[name], name in piles, self.read_predicate(rest), False)

    def read_predicate(self, text: str) -> Predicate:
        return self.predicate(Reader(text).whole())

    def trigger(self, made: Ability, text: str) -> None:
        """`won(you, attacker, military)`, `killed(character & yours)`; saves and cancels name only the card."""
        node = Reader(text).whole()
        if made.kind in (ability.SAVE, ability.CANCEL):
            nodes = node.args if node.name == "of" else [node]
        else:
            made.moment = self.pick(node, terms.MOMENTS, "moment")
            if made.moment == terms.ABILITY_USED:
                raise wrong(NEVER_HAPPENS.say(node.name, "cancel"))
            nodes = node.args
        for arg in nodes:
            if not self.circumstance(made, arg):
                if not arg.args and arg.name not in PLAIN:
                    raise no_such("predicate", arg.name, (*moments.words_of(made), *PREDICATES))
                made.subject = self.predicate(arg)
                if not moments.cards(made):
                    raise wrong(NOT_OF_MOMENT.say(moments.called(made), arg.name, moments.words_of(made)))

    def circumstance(self, made: Ability, arg: Node) -> bool:
        """Whether an argument of a trigger says by whom, on which side, in which challenge or phase, by how much, or how; it is noted."""
        name = arg.name
        if name == "margin":
            self.allow(made, name, moments.MARGIN)
            made.margin = self.whole(self.args(arg, 1, 1)[0])
            if not 0 < made.margin <= terms.MOST_MARGIN:
                raise wrong(BAD_MARGIN.say(terms.MOST_MARGIN))
            return True
        if arg.args:
            return False
        if name in ("you", "opponent"):
            self.allow(made, name, moments.BY)
            made.by = ability.YOU if name == "you" else ability.OPPONENT
        elif name in ("attacker", "defender"):
            self.allow(made, name, moments.SIDE)
            made.side = terms.ATTACKING if name == "attacker" else terms.DEFENDING
        elif name in terms.CHALLENGES:
            self.allow(made, name, moments.CHALLENGE)
            made.value = i64(terms.CHALLENGES.index(name))
        elif made.moment in moments.OF_PHASES and name in terms.PHASES[1:]:
            made.value = i64(terms.PHASES.index(name))
        elif made.kind == ability.SAVE and name in ("kill", "discard"):
            made.value = i64(terms.MANNERS.index(name))
        else:
            return False
        return True

    def allow(self, made: Ability, name: str, aspect: int) -> None:
        """Refuse what says nothing of such a trigger."""
        if not moments.aspects(made) & aspect:
            raise wrong(NOT_OF_MOMENT.say(moments.called(made), name, moments.words_of(made)))

    # Effects.

    def ref(self, node: Node) -> Ref:
        kinds = {
            "self": targets.SELF,
            "it": targets.IT,
            "host": targets.HOST,
            "target": targets.TARGET,
            "second": targets.SECOND,
        }
        if node.name == "each":
            return Ref(targets.EACH, self.predicate(self.args(node, 1, 1)[0]))
        if node.name not in kinds:
            raise no_such("card", node.name, ("each(…)", *kinds))
        return Ref(kinds[node.name])

    def who(self, node: Node) -> i64:
        return self.pick(node, targets.PLAYERS, "player")

    def effect(self, node: Node) -> Effect:
        name = node.name
        if name in card_effects.DEEDS:
            args = self.args(node, 1, 2)
            if len(args) == 2 and args[1].name != "unsaved":
                raise no_such("way", args[1].name, ("unsaved",))
            return card_effects.Deed(i64(card_effects.DEEDS.index(name)), self.ref(args[0]), len(args) == 2)
        if name in player_effects.PLAYER_DEEDS:
            args = self.args(node, 1, 2)
            amount: Amount = self.amount(args[1]) if len(args) == 2 else expressions.Number(1)
            return player_effects.PlayerDeed(i64(player_effects.PLAYER_DEEDS.index(name)), self.who(args[0]), amount)
        if name == "put":
            args = self.args(node, 1, 2)
            if len(args) == 2 and args[1].name != "kneeling":
                raise no_such("way", args[1].name, ("kneeling",))
            return effects.PutIntoPlay(self.ref(args[0]), len(args) == 2)
        if name == "duplicate":
            return effects.Duplicate(self.ref(self.args(node, 1, 1)[0]))
        if name == "power":
            args = self.args(node, 2, 2)
            return player_effects.ClaimOn(self.ref(args[0]), self.amount(args[1]))
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
                raise wrong(GIVE_OR_ALLOW.say())
            return (
                effects.Give(self.ref(args[0]), change, duration)
                if name == "give"
                else player_effects.Allow(self.who(args[0]), change, duration)
            )
        if name == "move":
            args = self.args(node, 3, 3)
            ends = [(i64(0), self.ref(end)) if end.name not in targets.PLAYERS else (self.who(end), targets.NO_REF) for end in args[1:]]
            return player_effects.MovePower(self.whole(args[0]), ends[0][0], ends[0][1], ends[1][0], ends[1][1])
        if name in ("choose", "keep"):
            return self.each_chooses(node)
        if name == "search":
            args = self.args(node, 2, 3)
            goals = {"hand": terms.HAND, "play": choices.TO_PLAY}
            if args[1].name not in goals:
                raise no_such("goal", args[1].name, goals)
            return choices.Search(self.predicate(args[0]), goals[args[1].name], self.whole(args[2]) if len(args) == 3 else i64(0))
        if name in ("look", "reveal"):
            args = self.args(node, 2, 2)
            return player_effects.Look(self.who(args[0]), self.whole(args[1]), name == "reveal")
        raise no_such("effect", name, self.known_effects)

    def each_chooses(self, node: Node) -> Effect:
        """`choose(each_player, 1, character, kill)`, `choose(chosen, 1, hand, discard)`, `keep(each_player, 4, character, discard)`"""
        args = self.args(node, 4, 4)
        deed = self.pick(args[3], card_effects.DEEDS, "deed")
        hand = args[2].name == "hand"
        about: Predicate = expressions.Anything() if hand else self.predicate(args[2])
        return choices.EachChooses(
            self.who(args[0]), self.whole(args[1]), terms.HAND if hand else terms.PLAY, about, deed, node.name == "keep"
        )


def predicate_of(text: str, card_set: CardSet) -> Predicate:
    """A predicate."""
    return Maker(card_set).read_predicate(text)
