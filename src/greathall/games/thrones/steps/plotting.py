"""The plot phase: plots are chosen in secret and revealed, initiative names the first player, plots take effect, titles are taken."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from greathall.games.thrones import bounds, goals, values, verbs
from greathall.games.thrones.abilities import changes
from greathall.games.thrones.abilities.ability import REVEALING
from greathall.games.thrones.messages import ASK_FIRST, ASK_NEXT_PLOT, ASK_PLOT, ASK_TITLE, WRONG_PLOT
from greathall.games.thrones.steps import using
from greathall.games.thrones.steps.step import SeatStep, ThronesStep, Written
from greathall.games.thrones.steps.windows import Action, action, window
from greathall.games.thrones.terms import NOBODY, PLOTS, PLOTTED, REVEALED, TITLES, UNVEILED, USED
from greathall.games.thrones.verbs import CHOOSE_PLOT, FIRST, ORDER, TITLE
from greathall.kernel.bits import bit_at
from greathall.kernel.errors import IllegalMove
from greathall.kernel.event import EVERYONE, OPEN
from greathall.kernel.move import NONE, field, pack
from greathall.kernel.sentences.message import Saying
from greathall.kernel.step import Step, Together

if TYPE_CHECKING:
    from greathall.games.thrones.position.shapes import Plots
    from greathall.games.thrones.state import Thrones


def begin(state: Thrones) -> None:
    """Lay the steps of the phase, the first on top."""
    state.stack.append(action(state.first))
    if state.titled():
        state.stack.append(Titles())
    state.stack.append(Unveiling())
    state.stack.append(ChoosePlots(bit_at(state.seats) - 1, vec[i64]([-1] * state.seats)))


class ChoosePlots(Together["Thrones"]):
    """Everyone chooses a plot in secret (A-5.1)."""

    def choices(self, state: Thrones, seat: i64) -> vec[i64]:
        found = vec[i64]()
        for card in state.pile(PLOTS, seat):
            found = append(found, pack(CHOOSE_PLOT, card))
        return found

    def answered(self, answers: vec[i64]) -> Step[Thrones]:
        return ChoosePlots(self.asked, answers)

    def resolve(self, state: Thrones) -> None:
        state.stack.pop()
        for seat in range(state.seats):
            for card in state.pile(REVEALED, seat):
                state.put(card, USED)
        for seat in range(state.seats):
            card = field(self.answers[seat], 0)
            state.put(card, REVEALED)
        state.refresh()
        for seat in range(state.seats):
            # With the initiative that is compared next: all plots lie open, and some change those of others.
            shown = max(i64(0), values.initiative(state, seat))
            state.tell(pack(verbs.TOLD_PLOT_REVEALED, seat, state.plot(seat), shown), EVERYONE)
        if state.hears(PLOTTED):
            state.stack.append(Counting(state.first))
            state.stack.append(window(state.first))
            state.happen(PLOTTED, NONE, NONE, NONE, NONE)
        else:
            count(state)

    def prompt(self, state: Thrones, seat: i64) -> Saying:
        return ASK_PLOT.say(seat)

    def why_not(self, state: Thrones, seat: i64, move: i64) -> IllegalMove:
        return WRONG_PLOT.refuse(state)

    def to_dict(self, state: Thrones, viewer: i64) -> Plots:
        shown: list[str | None] = []
        for seat in range(state.seats):
            answer = self.answers[seat]
            if answer < 0:
                shown.append(None)
            else:
                shown.append(state.roster.names[field(answer, 0)] if viewer in (seat, OPEN) else "?")
        return {"step": "plots", "answers": shown}


def initiative_winner(state: Thrones) -> i64:
    """The highest initiative, then the least power, then chance (A-5.3, A-5.4)."""
    best = vec[i64]()
    for seat in range(state.seats):
        if len(best):
            gain = values.initiative(state, seat) - values.initiative(state, best[0])
            if gain == 0:
                gain = goals.total_power(state, best[0]) - goals.total_power(state, seat)
            if gain < 0:
                continue
            if gain > 0:
                best = vec[i64]()
        best = append(best, seat)
    return best[0] if len(best) == 1 else best[state.chance.below(i64(len(best)))]


def count(state: Thrones) -> None:
    """Plots lie open, and initiative is counted."""
    for seat in range(state.seats):
        state.happen(UNVEILED, state.plot(seat), seat, NONE, NONE)
    winner = initiative_winner(state)
    state.tell(pack(verbs.TOLD_INITIATIVE, winner), EVERYONE)
    state.stack.append(Naming(winner))


class Counting(SeatStep):
    """Initiative is still to be counted, when what comes before that is done."""

    name = "naming"

    def written(self) -> Written:
        # Positions know it from the naming of the first player by the 1.
        return Written(self.name, self.seat, at=1)

    def go(self, state: Thrones) -> bool:
        state.stack.pop()
        count(state)
        return False


class Naming(SeatStep):
    """The winner of initiative names the first player (A-5.5)."""

    name = "naming"

    def moves(self, state: Thrones, seat: i64) -> vec[i64]:
        found = vec[i64]()
        for other in range(state.seats):
            if other != seat or not bounds.is_so(state, seat, changes.NOT_FIRST):
                found = append(found, pack(FIRST, other))
        return found

    def play(self, state: Thrones, seat: i64, move: i64) -> None:
        state.stack.pop()
        state.first = field(move, 0)
        state.tell(pack(verbs.TOLD_FIRST_PLAYER, state.first), EVERYONE)
        # The steps of the phase that wait for the first player are told who it is.
        for place in range(len(state.stack)):
            step = state.stack[place]
            if isinstance(step, Action):
                state.stack[place] = action(state.first)

    def prompt(self, state: Thrones, seat: i64) -> Saying:
        return ASK_FIRST.say(seat)


class Unveiling(ThronesStep):
    """Plots take effect, in the first player's order (A-5.6)."""

    name = "unveiling"

    def __init__(self, unveiled: i64 = 0) -> None:
        self.unveiled: i64 = unveiled
        """The mask of the seats whose plots have taken effect."""

    def written(self) -> Written:
        return Written(self.name, number=self.unveiled)

    @classmethod
    def read(cls, told: Written) -> ThronesStep:
        return Unveiling(told.number)

    def deciders(self, state: Thrones) -> i64:
        return bit_at(state.first)

    def waiting(self, state: Thrones) -> vec[i64]:
        """The plots that are still to take effect."""
        found = vec[i64]()
        for seat in range(state.seats):
            card = state.plot(seat)
            if card == NOBODY or self.unveiled >> seat & 1 or values.blank(state, card):
                continue
            if state.roster.faces[card].revealing:
                found = append(found, card)
        return found

    def go(self, state: Thrones) -> bool:
        waiting = self.waiting(state)
        if len(waiting) > 1:
            return True
        if len(waiting) == 1:
            self.unveil(state, waiting[0])
            return False
        state.stack.pop()
        refill(state)
        state.stack.append(window(state.first))
        return False

    def unveil(self, state: Thrones, card: i64) -> None:
        """A plot takes effect."""
        seat = state.roster.owners[card]
        state.stack[-1] = Unveiling(self.unveiled | bit_at(seat))
        for made in state.roster.faces[card].abilities:
            if made.kind == REVEALING and made.usable(state, seat, card) and made.works(state, seat, card, 0):
                using.initiate(state, seat, card, made, 0)

    def moves(self, state: Thrones, seat: i64) -> vec[i64]:
        found = vec[i64]()
        for card in self.waiting(state):
            found = append(found, pack(ORDER, card))
        return found

    def play(self, state: Thrones, seat: i64, move: i64) -> None:
        self.unveil(state, field(move, 0))

    def prompt(self, state: Thrones, seat: i64) -> Saying:
        return ASK_NEXT_PLOT.say(seat)


def refill(state: Thrones) -> None:
    """Players who have revealed their last plot take the used ones back (A-5.2)."""
    for seat in range(state.seats):
        if len(state.pile(PLOTS, seat)) == 0:
            for card in state.pile(USED, seat):
                state.put(card, PLOTS)
            state.tell(pack(verbs.TOLD_CALLED_BACK, seat), EVERYONE)


class Titles(ThronesStep):
    """Players take titles, from the first player clockwise (A-5.7)."""

    name = "titles"

    def __init__(self, taken: i64 = 0) -> None:
        self.taken: i64 = taken
        """How many players have theirs."""

    def written(self) -> Written:
        return Written(self.name, at=self.taken)

    @classmethod
    def read(cls, told: Written) -> ThronesStep:
        return Titles(told.at)

    def go(self, state: Thrones) -> bool:
        if self.taken < state.seats:
            return True
        state.stack.pop()
        return False

    def deciders(self, state: Thrones) -> i64:
        return bit_at((state.first + self.taken) % state.seats)

    def moves(self, state: Thrones, seat: i64) -> vec[i64]:
        found = vec[i64]()
        for title in range(i64(len(TITLES))):
            if state.pool >> title & 1:
                found = append(found, pack(TITLE, title))
        return found

    def play(self, state: Thrones, seat: i64, move: i64) -> None:
        title = field(move, 0)
        state.pool &= ~bit_at(title)
        state.titles[seat] = title
        state.tell(pack(verbs.TOLD_TITLE_TAKEN, seat, title), EVERYONE)
        state.stack[-1] = Titles(self.taken + 1)

    def prompt(self, state: Thrones, seat: i64) -> Saying:
        return ASK_TITLE.say(seat)
