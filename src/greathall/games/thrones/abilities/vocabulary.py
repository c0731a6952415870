"""The vocabulary of abilities: trees of calls become predicates, amounts, changes, costs, targets and effects."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from greathall.games.thrones import terms
from greathall.games.thrones.abilities import (
    ability,
    card_effects,
    changes,
    choices,
    costs,
    effects,
    expressions,
    moments,
    player_effects,
    targets,
)
from greathall.games.thrones.abilities.ability import Ability, Choice
from greathall.games.thrones.abilities.changes import Change
from greathall.games.thrones.abilities.conditions import PLAIN, PREDICATES, Conditions
from greathall.games.thrones.abilities.costs import Cost
from greathall.games.thrones.abilities.effects import Effect
from greathall.games.thrones.abilities.expressions import Amount, Predicate
from greathall.games.thrones.abilities.notation import Node, Reader
from greathall.games.thrones.abilities.targets import Ref
from greathall.games.thrones.abilities.wrong import (
    BAD_MARGIN,
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


EFFECTS: Final = (
    *card_effects.DEEDS,
    *player_effects.PLAYER_DEEDS,
    *("put", "duplicate", "power", "control", "give", "allow", "move", "choose", "keep", "search", "look", "reveal"),
)


class Maker(Conditions):
    """Makes values out of nodes, with the names of one card set."""

    known_effects: tuple[str, ...] = EFFECTS

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
        elif kind == changes.HOUSE:
            value = self.pick(self.first(node, args), tuple(self.card_set.houses), "House")
        elif kind in (changes.IMMUNE, changes.WARDED):
            value = self.pick(self.first(node, args), terms.TYPES, "type")
        elif kind in (changes.EXTRA, changes.NO_CHALLENGE):
            value = self.or_any(self.first(node, args), terms.CHALLENGES, "challenge")
        elif kind == changes.MOST_PLAYED:
            self.card_set.remembers = True
            amount = self.amount(self.first(node, args))
        elif kind in (changes.FIGHTS, changes.CLAIM_AS, changes.FRESH):
            self.card_set.remembers = self.card_set.remembers or kind == changes.FRESH
            value = self.pick(self.first(node, args), terms.CHALLENGES, "challenge")
        elif kind in (changes.STR, changes.TOLL, changes.CLAIM_IS) or (changes.of_players(kind) and not changes.is_flag(kind)):
            amount = self.amount(self.first(node, args))
        whose = changes.YOURS
        if changes.of_players(kind) and static and args and args[-1].name in changes.WHOSE:
            whose = self.pick(args.pop(), changes.WHOSE, "player")
        about: Predicate = expressions.Anything()
        if args and (static or kind in (changes.COST, changes.NEXT_COST, changes.MOST_PLAYED)):
            about = self.predicate(args.pop(0))
        least = self.whole(args.pop(0)) if args and kind == changes.COST and static else i64(0)
        if args:
            raise wrong(TOO_MANY.say(node.name))
        made = Change(kind, amount, value, about, whose)
        made.least = least
        return made

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
        piles = {"dead_piles": terms.DEAD, "discards": terms.DISCARD, "revealed": terms.REVEALED}
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
        elif made.moment == terms.ENTERED and name in terms.WAYS:
            made.value = i64(terms.WAYS.index(name))
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
            return effects.Control(self.ref(args[0]), self.pick(args[1], terms.LOANS, "duration"))
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
