"""Effects that are made of others: how they are read."""

from __future__ import annotations

from mypy_extensions import i64

from greathall.games.thrones import terms
from greathall.games.thrones.abilities import ability, blocks, card_effects, choices, costs, digging, effects, laying, moving, targets
from greathall.games.thrones.abilities.ability import Ability, Choice
from greathall.games.thrones.abilities.effects import Effect
from greathall.games.thrones.abilities.expressions import Amount
from greathall.games.thrones.abilities.notation import Node
from greathall.games.thrones.abilities.vocabulary import EFFECTS, Maker
from greathall.games.thrones.abilities.wrong import BAD_PART, LAST_TARGET, NOT_LATER, NOT_THEIRS, no_such, wrong

DIGGING = ("mill", "arrange", "rummage", "inspect", "as_if", "replot")
BLOCKS = ("if", "may", "one", "later", "divert", "pays", "carry", "spare", "down", *DIGGING, *laying.WORDS)
DIVERTED = ("return", "top", "remove", "shuffle", "bottom")
ALL_EFFECTS = (*EFFECTS, *BLOCKS)
THEIR_COSTS = (costs.GOLD, costs.INFLUENCE, costs.KNEEL_HOUSE)
"""What somebody else than the ability's player can pay."""


class Composer(Maker):
    """Makes effects, those made of others among them."""

    known_effects: tuple[str, ...] = ALL_EFFECTS
    base: i64 = 0
    """How many targets the ability has."""

    def effect(self, node: Node) -> Effect:
        if node.name == "if":
            return self.under_condition(node)
        if node.name == "may":
            args = self.args(node, 2, 9)
            who = self.who(args[0])
            return blocks.May(who, [self.part(args[1:], who)])
        if node.name == "one":
            args = self.args(node, 3, 8)
            who = self.who(args[0])
            return blocks.One(who, [self.part([arg], who) for arg in args[1:]])
        if node.name == "later":
            args = self.args(node, 2, 9)
            for word in ("it", "that_player", "other_player"):
                if word in node.names():
                    raise wrong(NOT_LATER.say(word))
            return blocks.Later(self.pick(args[0], terms.DURATIONS[:3], "duration"), self.part(args[1:], targets.YOU))
        if node.name in DIGGING:
            return self.digging(node)
        if node.name == "down":
            args = self.args(node, 2, 2)
            return choices.Down(self.who(args[0]), self.whole(args[1]))
        if node.name == "spare":
            args = self.args(node, 5, 6)
            if len(args) == 6 and args[5].name != "unsaved":
                raise no_such("way", args[5].name, ("unsaved",))
            deed = self.pick(args[4], card_effects.DEEDS, "deed")
            where, strikes = self.predicate(args[2]), self.predicate(args[3])
            return choices.EachChooses(self.who(args[0]), self.whole(args[1]), terms.PLAY, where, deed, True, strikes, len(args) == 6)
        if node.name == "search" and len(node.args) == 4:
            if node.args[3].name != "bottom":
                raise no_such("way", node.args[3].name, ("bottom",))
            found = super().effect(Node("search", node.args[:3]))
            assert isinstance(found, choices.Search)
            return digging.SearchTop(found.where, found.goal, found.depth)
        if node.name == "pays":
            return moving.Pays(self.who(self.args(node, 1, 1)[0]))
        if node.name == "carry":
            return moving.Carry(self.ref(self.args(node, 1, 1)[0]))
        if node.name == "divert":
            args = self.args(node, 2, 2)
            manner = self.pick(args[1], DIVERTED, "deed")
            return card_effects.Divert(self.ref(args[0]), i64(card_effects.DEEDS.index(DIVERTED[manner])))
        if node.name in laying.WORDS:
            args = self.args(node, 2, 2)
            return laying.Lay(i64(laying.WORDS.index(node.name)), self.ref(args[0]), self.whole(args[1]))
        return super().effect(node)

    def digging(self, node: Node) -> Effect:
        """Effects on decks, hands and plots."""
        name = node.name
        if name == "as_if":
            return digging.AsIf(self.ref(self.args(node, 1, 1)[0]))
        if name == "replot":
            self.args(node, 0, 0)
            return digging.Replot(targets.NO_REF)
        if name == "arrange":
            args = self.args(node, 3, 3)
            return digging.Arrange(self.who(args[0]), self.whole(args[1]), self.whole(args[2]))
        args = self.args(node, 2, 2)
        if name == "inspect":
            return digging.Inspect(self.who(args[0]), self.predicate(args[1]))
        return (digging.Mill if name == "mill" else digging.Rummage)(self.who(args[0]), self.amount(args[1]))

    def amount(self, node: Node) -> Amount:
        if node.name == "droppers":
            return digging.Droppers(self.whole(self.args(node, 1, 1)[0]))
        if node.name == "this_way":
            return digging.ThisWay(self.predicate(self.args(node, 1, 1)[0]))
        return super().amount(node)

    def under_condition(self, node: Node) -> Effect:
        """`if(condition, effect)`, `if(is(target, trait(Knight)), effect, otherwise)`"""
        args = self.args(node, 2, 3)
        about = targets.NO_REF
        condition = args[0]
        if condition.name == "is":
            told = self.args(condition, 2, 2)
            about = self.ref(told[0])
            condition = told[1]
        one = self.part([args[1]], targets.YOU)
        two = self.part([args[2]], targets.YOU) if len(args) == 3 else None
        return blocks.If(about, self.predicate(condition), one, two)

    def part(self, nodes: list[Node], who: i64) -> Ability:
        """Effects that belong together, after what is paid and aimed at for them; several of them are `all(…)`."""
        made = Ability(ability.PART)
        made.inner = True
        made.base = self.base
        told: list[Node] = []
        for node in nodes:
            told += node.args if node.name == "all" else [node]
        for node in told:
            if node.name == "pay":
                for arg in self.args(node, 1, 4):
                    cost = self.cost(arg)
                    if who != targets.YOU and cost.kind not in THEIR_COSTS:
                        raise wrong(NOT_THEIRS.say(arg.name))
                    made.costs.append(cost)
            elif node.name == "target":
                aim = self.args(node, 1, 1)[0]
                made.choices.append(self.choice("player") if aim.name == "player" else Choice(terms.PLAY, True, self.predicate(aim), False))
                if who != targets.YOU:
                    raise wrong(NOT_THEIRS.say(node.name))
                if self.base + i64(len(made.choices)) > 2:
                    raise wrong(LAST_TARGET.say())
        # What its effects are made of comes after its own targets.
        self.base += i64(len(made.choices))
        for node in told:
            if node.name not in ("pay", "target"):
                made.effects.append(self.effect(node))
        self.base = made.base
        if not made.effects and not made.costs:
            raise wrong(BAD_PART.say())
        kinds = [cost.kind for cost in made.costs]
        for cost in made.costs:
            cost.join(kinds)
        made.leaves = effects.with_parts(made.effects)
        return made
