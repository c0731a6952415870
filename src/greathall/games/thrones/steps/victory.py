"""Who has won."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from greathall.games.thrones import names
from greathall.games.thrones.abilities import changes
from greathall.games.thrones.goals import GOAL, common, counted, goal, side, together, total_power
from greathall.games.thrones.messages import ASK_CROWN, NEEDED, NEEDED_TOGETHER, ON_CARD, ON_HOUSE, TOGETHER
from greathall.games.thrones.steps import keywords
from greathall.games.thrones.steps.step import SeatStep, ThronesStep, Written
from greathall.games.thrones.terms import PLAY
from greathall.games.thrones.verbs import CROWN
from greathall.kernel.bits import bit_at, filled, highest
from greathall.kernel.move import field, pack
from greathall.kernel.sentences.message import Saying

if TYPE_CHECKING:
    from greathall.games.thrones.state import Thrones

VICTORY: Final[i64] = 1
EXHAUSTION: Final[i64] = 2


def enough(state: Thrones, seat: i64) -> bool:
    """Whether a seat has the power to win, with its partner's; what is still to be laid on House or cards counts already (A-9.10)."""
    power = total_power(state, seat) + keywords.owed(state, seat)
    least = GOAL - state.roster.easier_victory[seat]
    if state.roster.teams:
        power += total_power(state, seat + 2) + keywords.owed(state, seat + 2)
        least += GOAL - state.roster.easier_victory[seat + 2]
    # What cards say is worth a look only if that much power could be enough at all.
    if power < least and not eased(state):
        return False
    return power >= goal(state, seat) + (goal(state, seat + 2) if state.roster.teams else i64(0))


def eased(state: Thrones) -> bool:
    """Whether something in force may lower the power needed by more than the agendas alone do."""
    kinds = state.lasting_kinds | (state.static_kinds if state.roster.easier_for_others else i64(0))
    return kinds >> changes.VICTORY & 1 == 1


def out_of_reach(state: Thrones) -> bool:
    """Whether nobody can have won by all the power that lies on cards, whoever's they are: a quick look, taken after every step."""
    if eased(state) or isinstance(state.stack[-1], keywords.Bestow):
        return False
    return all(state.house[seat] + state.laid < GOAL - state.roster.easier_victory[seat] for seat in range(state.seats))


def there(state: Thrones) -> i64:
    """The mask of the seats that have the power to win; of partners, the first of the two."""
    found: i64 = 0
    for seat in range(i64(2) if state.roster.teams else state.seats):
        if enough(state, seat):
            found |= bit_at(seat)
    return found


def reached(state: Thrones) -> bool:
    """Whether someone has just reached victory; then the game ends, or the first player chooses among them (A-12.1, A-12.2)."""
    if out_of_reach(state):
        return False
    found = there(state)
    if found == 0 or isinstance(state.stack[-1], Crown):
        return False
    keywords.lay_down(state)
    if found & (found - 1):
        state.stack.clear()
        state.stack.append(Crown(state.first, found))
    else:
        state.end(VICTORY, found | found << 2 if state.roster.teams else found)
    return True


def account(state: Thrones, seat: i64) -> list[Saying]:
    """How a seat's power came about: on its House and on cards, and what was needed (A-12.1, A-12.6)."""
    lines = [ON_HOUSE.say(state.house[seat])]
    for card in state.pile(PLAY, seat):
        power = counted(state, card)
        if power:
            lines.append(ON_CARD.say(card, power))
    needed = NEEDED_TOGETHER if state.roster.teams else NEEDED
    return [*lines, needed.say(*names.why(state, seat), common(state, seat)), TOGETHER.say(total_power(state, seat))]


class Crown(SeatStep):
    """Several players have reached victory: the first player chooses the winner (A-12.2)."""

    name = "crown"

    def __init__(self, seat: i64, victors: i64) -> None:
        super().__init__(seat)
        self.victors: i64 = victors
        """The mask of those who have; of partners, the first of the two."""

    def written(self) -> Written:
        return Written(self.name, self.seat, number=self.victors)

    @classmethod
    def read(cls, told: Written) -> ThronesStep:
        return Crown(told.seat, told.number)

    def moves(self, state: Thrones, seat: i64) -> vec[i64]:
        found = vec[i64]()
        for other in range(state.seats):
            if self.victors >> other & 1:
                found = append(found, pack(CROWN, other))
        return found

    def play(self, state: Thrones, seat: i64, move: i64) -> None:
        state.end(VICTORY, side(state, field(move, 0)))

    def prompt(self, state: Thrones, seat: i64) -> Saying:
        return ASK_CROWN.say(seat)


def exhaust(state: Thrones) -> None:
    """The last round is over: the most power wins (A-12.8)."""
    state.end(EXHAUSTION, leaders(state))


def leaders(state: Thrones) -> i64:
    """The mask of those with the most power; partners count together."""
    totals = filled(state.seats, 0)
    for seat in range(state.seats):
        totals[seat] = together(state, seat)
    return highest(totals)
