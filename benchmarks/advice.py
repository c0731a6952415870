"""Bots that play by the advice of each game's lesson alone: what an attentive beginner knows after ten minutes.

`easy` should lose to them more often than not (`benchmarks/ladder.py`). They look at the table as the lesson does, never ahead.
"""

from __future__ import annotations

from mypy_extensions import i64

from greathall.bots import Bot
from greathall.games.duhr import verbs as duhr
from greathall.games.duhr.board import laid
from greathall.games.duhr.state import Duhr
from greathall.games.skirmish import verbs as skirmish
from greathall.games.skirmish.resolving import PLAYER
from greathall.games.skirmish.state import Skirmish
from greathall.games.thrones import verbs as thrones
from greathall.games.thrones.state import Thrones
from greathall.games.thrones.terms import PLAY
from greathall.games.treachery.scoring import total
from greathall.games.treachery.state import Treachery
from greathall.kernel.chance import Chance
from greathall.kernel.deals.answers import ACCEPT
from greathall.kernel.move import NONE, field, verb_of
from greathall.kernel.state import State


class Advice(Bot):
    """Plays what the advice puts first; of several such moves any."""

    def __init__(self, chance: Chance) -> None:
        self.chance = chance

    def choose(self, position: State, seat: i64) -> i64:
        moves = position.sensible(seat)
        ranks = [self.rank(position, int(seat), int(move)) for move in moves]
        best = [move for move, rank in zip(moves, ranks, strict=True) if rank == max(ranks)]
        return best[int(self.chance.below(len(best)))]

    def rank(self, state: State, seat: int, move: int) -> float:
        """How far in front a move stands."""
        raise NotImplementedError


class TreacheryAdvice(Advice):
    """Raise the one House, lower the other, and keep both from wounds: whatever brings most points at once."""

    def rank(self, state: State, seat: int, move: int) -> float:
        trial = state.copy()
        trial.apply(seat, move)
        assert isinstance(trial, Treachery)
        return float(total(trial, seat))


class SkirmishAdvice(Advice):
    """Deploy, strongest first; strike together; hold the strongest back as a guard and let the others attack the rival's life; block who is
    weaker than the blocker."""

    def rank(self, state: State, seat: int, move: int) -> float:
        assert isinstance(state, Skirmish)
        verb, card, other = verb_of(move), int(field(move, 0)), int(field(move, 1))
        if verb in (skirmish.DEPLOY, skirmish.BOND):
            return 10.0 + self.strength(state, card)
        if verb == skirmish.ATTACK:
            return 5.0 if other >= PLAYER and not self.guard(state, seat, card) else 3.0
        if verb == skirmish.BLOCK:
            return 4.0 + self.strength(state, other) - self.strength(state, card)
        if verb in (skirmish.HOLD, skirmish.LET_THROUGH):
            return 4.0
        if verb in (skirmish.MOVE, skirmish.RETURN, skirmish.SEPARATE):
            return -1.0
        return 0.0 if verb in (skirmish.DONE, skirmish.PASS, skirmish.DECLINE, skirmish.DEFER, skirmish.FORGO) else 2.0

    def strength(self, state: Skirmish, card: int) -> float:
        return float(state.deck.attack[state.face(card)])

    def guard(self, state: Skirmish, seat: int, card: int) -> bool:
        """Whether a unit is the strongest of several."""
        units = [int(top) for top in state.top[seat * 8 : seat * 8 + 8] if top >= 0]
        return len(units) > 1 and card == max(units, key=lambda unit: self.strength(state, unit))


class DuhrAdvice(Advice):
    """Harm the House that is nearest to falling, never one's own; accept what is offered, let others negate, and never cost one's own House
    a scandal by revealing the conspiracy."""

    HARM = (duhr.RAISE, duhr.CREATE, duhr.SCANDALIZE, duhr.DEFAME)

    def rank(self, state: State, seat: int, move: int) -> float:
        assert isinstance(state, Duhr)
        verb = verb_of(move)
        if verb in self.HARM or verb == duhr.PLACE_SCANDAL:
            house = int(field(move, 1 if verb == duhr.PLACE_SCANDAL else 0))
            struck = int(state.seat_of[house])
            return -1.0 if struck == seat else 5.0 + float(laid(state.boards[struck]))
        if verb == duhr.REVEAL_CONSPIRACY:
            return -1.0
        return 2.0 if verb in (ACCEPT, duhr.PASS, duhr.DRAW, duhr.KEEP) else 1.0 if verb == duhr.END_ACTIONS else 0.0


class ThronesAdvice(Advice):
    """Choose the plot that pays most and marshal the dearest; win a challenge of every kind, with one character kept standing to defend;
    defend, stand, and let the cheapest be killed."""

    def rank(self, state: State, seat: int, move: int) -> float:
        assert isinstance(state, Thrones)
        verb, card = verb_of(move), int(field(move, 0))
        if verb in (thrones.PLACE, thrones.MARSHAL):
            return 5.0 + float(state.roster.faces[card].cost)
        if verb == thrones.CHOOSE_PLOT:
            return float(state.roster.faces[card].income)
        if verb in (thrones.ATTACK, thrones.DEFEND):
            ready = sum(1 for one in state.pile(PLAY, seat) if state.kneels[one] == 0)
            return 3.0 if verb == thrones.DEFEND or ready > 1 else 0.0
        if verb == thrones.KILL:
            return -float(state.roster.faces[card].cost)
        if verb in (thrones.CHALLENGE, thrones.STAND, thrones.BESTOW, thrones.DUPLICATE, thrones.RESPOND):
            return 4.0 if field(move, 0) != NONE else 1.0
        return 1.0 if verb in (thrones.PASS, thrones.DONE) else 0.5
