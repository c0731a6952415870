"""A bot that picks any legal move."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from greathall.bots.bot import Bot
from greathall.kernel.bits import bit_at
from greathall.kernel.chance import Chance
from greathall.kernel.deals.dealing import Dealing
from greathall.kernel.deals.offer import CARD, Offer, Promise, goods
from greathall.kernel.state import State


class RandomBot(Bot):
    """Every legal move is as likely as every other."""

    def __init__(self, chance: Chance) -> None:
        self.chance = chance

    def choose(self, position: State, seat: i64) -> i64:
        moves = position.moves(seat)
        return moves[self.chance.below(i64(len(moves)))]

    def offer(self, position: State, seat: i64) -> Offer | None:
        if not isinstance(position, Dealing) or self.chance.below(3):
            return None
        return any_offer(position, seat, self.chance)


def any_offer(state: Dealing, seat: i64, chance: Chance) -> Offer:
    """Some offer that can be put into words; whether it can be made is another matter."""
    to = bit_at((seat + 1 + chance.below(state.seats - 1)) % state.seats)
    if chance.below(4) == 0:
        to = (bit_at(state.seats) - 1) & ~bit_at(seat)
    cards = i64(len(goods(state.names())))
    gives = vec[i64]()
    wants = vec[i64]()
    for kind in state.cards_to_give(seat):
        if chance.below(4) == 0:
            gives = append(gives, kind)
    if chance.below(2):
        wants = append(wants, chance.below(cards))
    promises: list[Promise] = []
    demands: list[Promise] = []
    until = state.turn_number() + 1 + chance.below(2 * state.seats)
    if chance.below(2):
        promises.append(Promise(chance.below(CARD), state.house_of(chance.below(state.seats)), until))
    if chance.below(2):
        demands.append(Promise(CARD, chance.below(cards), until))
    words = "as we said" if chance.below(4) == 0 else ""
    secrets = bit_at(i64(len(state.names()["secret"]))) - 1
    return Offer(to, gives, wants, chance.below(8) & secrets, chance.below(8) & secrets, promises, demands, -1, words)
