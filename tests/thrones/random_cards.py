"""Random card files: abilities are put together by chance out of the words of the language, and played by chance."""

from __future__ import annotations

from copy import deepcopy
from random import Random
from typing import Any, Final

from greathall.games.thrones.cards import CardSet
from greathall.kernel.catalog import find_game
from greathall.kernel.chance import swift
from greathall.kernel.errors import BadCards
from greathall.kernel.state import State
from tests.thrones.realm import DECK, PLOTS, SET, card

CARDS: Final = ("character", "location", "character & yours", "character & opponents", "attacking", "kneeling & yours", "trait(Lord)")
AMOUNTS: Final = ("1", "2", "count(character & yours)", "gold", "pile(dead, character)", "own(counters)", "claim", "this_way(character)")
CONDITIONS: Final = ("gold >= 1", "count(character) > 2", "attacking", "first_player", "margin >= 2", "played(location) >= 1", "won = 0")
WHO: Final = ("you", "each_opponent", "each_player", "in_order")
DEEDS: Final = ("kill", "discard", "return", "kneel", "stand", "bottom", "shuffle")
LASTING: Final = (
    "str(1)",
    "keyword(Stealth)",
    "no_kill",
    "blank",
    "crest(War)",
    "toll(1)",
    "warded(Event)",
    "must_defend",
    "house(Calder)",
)
BINDING: Final = ("income(1)", "claim(1)", "no_draw", "most_attackers(1)", "skip_draw", "no_claim", "fresh(power)", "open_hand")
TRIGGERS: Final = (
    *("won(you)", "lost(you)", "killed(character)", "entered(character)", "starts(challenges)", "ends(challenges)", "claiming(you)"),
    *("fulfilling(you)", "knelt(character)", "binned(character)", "buried(character)", "drew(you)", "began(draw)", "plotted", "dominated"),
)
COSTS: Final = ("kneel", "gold(1)", "influence(1)", "kneel_card(character)", "sacrifice", "drop", "discard", "counter(1)", "influence(x)")


class Writer:
    """Writes abilities."""

    def __init__(self, seed: str) -> None:
        self.pick = Random(seed)

    def one(self, words: tuple[str, ...]) -> str:
        return self.pick.choice(words)

    def effect(self, deep: int = 2) -> str:
        """One effect; those that are made of others go so deep."""
        made = self.pick.randrange(24 if deep else 16)
        amount, who, where = self.one(AMOUNTS), self.one(WHO), self.one(CARDS)
        simple = (
            *(f"{deed}({who}, {amount})" for deed in ("draw", "gold", "claim", "lose", "spend", "mill")),
            f"{self.one(DEEDS)}(each({where}))",
            f"give(each({where}), {self.one(LASTING)}, phase)",
            f"allow({who}, {self.one(BINDING)}, phase)",
            f"choose({who}, 1, {where}, {self.one(DEEDS)})",
            f"spare({who}, 2, character, {where}, {self.one(DEEDS)})",
            f"search({where}, hand, 3, bottom)",
            f"arrange({who}, 3, 1)",
            f"rummage({who}, 1)",
            f"mark(self, {self.pick.choice((1, 2, -1))})",
            f"down({who}, 3)",
        )
        if made < len(simple):
            return simple[made]
        one, two = self.effect(deep - 1), self.effect(deep - 1)
        return (
            f"if({self.one(CONDITIONS)}, {one}, {two})",
            f"may({who}, {one}, {two})",
            f"one({who}, {one}, {two})",
            f"later({self.one(('phase', 'round', 'challenge'))}, {one})",
            f"may(you, pay(gold(1)), {one})",
            f"may(you, target(character), kneel(target), {one})",
            f"one({who}, all({one}, {two}), draw(they, 1))",
            f"if({self.one(CONDITIONS)}, {one})",
        )[made - 16]

    def ability(self) -> dict[str, Any]:
        kind = self.one(("action", "response", "passive", "static"))
        if kind == "static":
            changes = (f"str(1, {self.one(CARDS)})", f"{self.one(BINDING)}", f"no_loss({self.one(CARDS)})", f"twice({self.one(CARDS)})")
            return {"static": self.one(changes), "while": self.one(CONDITIONS)}
        told: dict[str, Any] = {kind: "any" if kind == "action" else self.one(TRIGGERS), "limit": "phase", "do": [self.effect()]}
        if self.pick.random() < 0.4:
            told["do"].append(self.effect())
        if kind != "passive" and self.pick.random() < 0.5:
            told["cost"] = self.one(COSTS)
        if self.pick.random() < 0.3:
            told["if"] = self.one(CONDITIONS)
        return told


def card_file(seed: str) -> dict[str, Any]:
    """The set of the tests with six more cards, each with two abilities that can be read."""
    writer = Writer(seed)
    data = deepcopy(SET)
    for number in range(6):
        kind = writer.one(("Character", "Location"))
        while True:
            entry = card(f"random_{number}", kind, cost=1, abilities=[writer.ability(), writer.ability()])
            try:
                CardSet({**data, "cards": [*data["cards"], entry]}, "")
            except BadCards:
                continue
            break
        data["cards"].append(entry)
    names = [f"random_{number}" for number in range(6)]
    data["decks"] = [{"id": "ready", "house": "Thornmere", "plots": PLOTS, "cards": dict.fromkeys([*names, *DECK[:14]], 3)}]
    return data


def played(seed: str, moves: int) -> State:
    """A game with such a file, by chance, up to that many moves."""
    state = find_game("thrones").new(2, seed, card_file(seed))
    chance = swift(f"moves {seed}")
    for _ in range(moves):
        if state.over():
            break
        seat = state.asked()[0]
        found = state.moves(seat)
        state.apply(seat, found[chance.below(len(found))])
    return state
