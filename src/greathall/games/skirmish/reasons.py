"""Why a move is refused, in a player's words, with the line of the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from greathall.games.skirmish import verbs
from greathall.games.skirmish.cards import ACES, BLACK, JACKS, KINGS, NO_HOUSE, QUEENS, SOLDIERS
from greathall.games.skirmish.verbs import MOVES
from greathall.kernel.bits import bit_at
from greathall.kernel.errors import IllegalMove
from greathall.kernel.move import NONE, field, verb_of

if TYPE_CHECKING:
    from greathall.games.skirmish.state import Skirmish

FROM_HAND: Final = frozenset({verbs.DEPLOY, verbs.SCOUT, verbs.STRIKE, verbs.QUEEN, verbs.IMITATE})
INSTANTS: Final = frozenset({verbs.INTERRUPT, verbs.DOUBLE, verbs.WARD, verbs.SEIZE, verbs.STRIKE})
REDEPLOYS: Final = frozenset({verbs.MOVE, verbs.RETURN, verbs.BOND, verbs.SEPARATE})

WRONG_PLAYS: Final = {
    verbs.SCOUT: ("a Scout is a 2, needs an opponent with a card in hand, and of Hearts an empty Front slot", "S-5.1"),
    verbs.STRIKE: ("an Ace strikes enemy units, in the way printed on it", "S-8.4"),
    verbs.QUEEN: ("only a Queen that has something to choose from can be used", "S-5.6"),
    verbs.IMITATE: ("the Doppelganger imitates a card in play and needs an empty slot in its rank", "S-9.2"),
    verbs.SUMMON: ("your Necromancer summons once a phase, a soldier of the Barrows to an empty Front slot", "S-9.5"),
    verbs.INTERRUPT: ("the Jack of Diamonds is for an opponent's turn", "S-4.9"),
    verbs.DOUBLE: ("the Jack of Clubs is for one of your units, or an Ace of yours whose ability is announced", "S-4.11"),
    verbs.WARD: ("the Jack of Hearts is for an opponent's combat, before damage, or against another player's damage effect", "S-4.13"),
    verbs.SEIZE: ("the Jack of Spades is for a unit in play", "S-4.14"),
    verbs.MOVE: ("your units move to empty slots of their rank", "S-3.7"),
    verbs.RETURN: ("only your soldiers return to your hand", "S-3.9"),
    verbs.BOND: ("two unbonded soldiers of one House bond, at least one of them from your Front Ranks", "S-10.1"),
    verbs.SEPARATE: ("the cards of your bond stay, go to empty Front slots, or one of them to your hand", "S-10.6"),
}


def play_refused(state: Skirmish, seat: i64, move: i64) -> IllegalMove:
    """Why this can't be done in DEPLOY."""
    verb = verb_of(move)
    card = field(move, 0)
    if (verb in FROM_HAND or verb in INSTANTS) and not state.hands[seat] >> card & 1:
        return IllegalMove(f"{state.deck.called[card]} is not in your hand", MOVES.of(move).line)
    if verb == verbs.DEPLOY:
        return deployment_refused(state, seat, card, field(move, 1), field(move, 2))
    if verb in REDEPLOYS and state.redeployed:
        return IllegalMove("you have redeployed this turn", "S-3.6")
    if verb in WRONG_PLAYS:
        reason, line = WRONG_PLAYS[verb]
        return IllegalMove(reason, line)
    return IllegalMove("now deploy, use abilities, redeploy, or be done", "S-3.4")


def deployment_refused(state: Skirmish, seat: i64, card: i64, slot: i64, variant: i64) -> IllegalMove:
    """Why this card can't be deployed there."""
    bit = bit_at(card)
    if bit & (JACKS | QUEENS):
        return IllegalMove("Jacks and Queens never take a slot", "S-5.6")
    if bit & state.returned:
        return IllegalMove("a card returned to the hand can't be deployed again this turn", "S-3.8")
    if (slot < 4) != (bit & SOLDIERS != 0):
        return IllegalMove("soldiers stand in the Front Ranks, all others in the Rear Ranks", "S-1.3")
    if not state.free(seat, slot & 4) >> slot & 1:
        return IllegalMove("this slot is taken", "S-3.4")
    if slot >= 4 and slot != state.first_rear(seat):
        return IllegalMove("in the Rear Ranks a new unit takes the first empty slot", "S-1.4")
    if bit & KINGS and state.has_king(seat, NO_HOUSE):
        return IllegalMove("a player has at most one King", "S-5.12")
    if bit & ACES and variant == NONE:
        return IllegalMove("an Ace that has a target must use its ability", "S-8.4")
    return IllegalMove("a variant is declared for a Joker, one of its colour", "S-9.1")


def instant_refused(state: Skirmish, seat: i64, move: i64) -> IllegalMove:
    """Why this can't be played in a window."""
    verb = verb_of(move)
    if verb not in INSTANTS:
        return IllegalMove("now play an instant or pass", "S-4.1")
    card = field(move, 0)
    if not state.hands[seat] >> card & 1 or card == BLACK:
        return IllegalMove(f"{state.deck.called[card]} is no instant in your hand", MOVES.of(move).line)
    reason, line = WRONG_PLAYS[verb]
    return IllegalMove(reason, line)


def attack_refused(state: Skirmish, seat: i64, slot: i64, move: i64) -> IllegalMove:
    """Why this unit can't attack so."""
    if verb_of(move) == verbs.ATTACK and field(move, 0) == state.top[seat * 8 + slot]:
        return IllegalMove("Front Rank units attack opponents and their Front Ranks, Rear Rank units any of their units", "S-7.2")
    return IllegalMove(f"now say whom {state.deck.called[state.top[seat * 8 + slot]]} attacks, or hold it back", "S-7.1")


def block_refused(state: Skirmish, move: i64) -> IllegalMove:
    """Why this is not a block."""
    if verb_of(move) == verbs.BLOCK:
        return IllegalMove("ready Front units block, one an attacker; two block a Spade if two are eligible", "S-6.9")
    return IllegalMove("now block the attacker, or let it through", "S-7.5")
