"""The contract that every game fulfils: who decides, what they may do, what follows, and what a seat may know."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from greathall.kernel.bits import how_many, seats_of
from greathall.kernel.chance import Chance, Swift
from greathall.kernel.deals.offer import Offer, is_offer
from greathall.kernel.errors import IllegalMove
from greathall.kernel.event import GALLERY, OPEN, Event
from greathall.kernel.messages import GAME_OVER, NO_DEALS, NO_SEAT, NOT_YOURS, OF_THING, OVER, PLAYER, POINTS, WAITING
from greathall.kernel.move import Names
from greathall.kernel.sentences.language import ENGLISH, language
from greathall.kernel.sentences.message import Saying
from greathall.kernel.sentences.names import NameLists
from greathall.kernel.sentences.speech import Speech
from greathall.kernel.step import Step

if TYPE_CHECKING:
    from greathall.kernel.catalog import Game
    from greathall.kernel.shapes import Head


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class State:
    """A position of a game, whole, with everything hidden in it.

    The rules run on `apply`, which trusts its caller and tells nobody; `play` checks the move first and gathers what happened.
    """

    def __init__(self, game: Game, seats: i64, chance: Chance, options: Mapping[str, str]) -> None:
        self.game = game
        self.seats: i64 = seats
        self.chance = chance
        self.options = options
        """As the game was begun with them; never changed."""
        self.players: list[str] | None = None
        """What sentences call the seats; never changed in place."""
        self.stack: list[Step[Any]] = []
        self.events: list[Event] | None = None
        """What the last move made happen; None while nobody listens (search, simulation)."""
        self.name_lists: dict[str, NameLists] | None = None
        """By language, what its things are called; made when it is first worded (`sentences/speech.py`)."""

    # Who decides, and what they may do.

    def deciders(self) -> i64:
        """The mask of the seats that owe a decision; 0: the game is over."""
        if not self.stack:
            return 0
        return self.stack[-1].deciders(self)

    def asked(self) -> list[int]:
        """The seats that owe a decision; none: the game is over."""
        return seats_of(self.deciders())

    def moves(self, seat: i64) -> vec[i64]:
        """Every legal move of that seat, complete: nothing is left to ask."""
        if self.stack:
            step = self.stack[-1]
            if step.deciders(self) >> seat & 1:
                return step.moves(self, seat)
        return vec[i64]()

    def declining(self, seat: i64) -> i64:
        """The move by which a seat passes in a response window; −1 if it is not asked in one."""
        if self.deciders() >> seat & 1:
            return self.stack[-1].declining(self, seat)
        return -1

    def occasion(self, seat: i64) -> str:
        """On which of the game's occasions a seat is asked in a response window; empty if it is not asked in one."""
        return self.stack[-1].occasion(self) if self.declining(seat) >= 0 else ""

    def calls(self, seat: i64) -> vec[i64]:
        """What a seat may do although it owes no decision, or besides the one it owes: answers to offers that lie open."""
        return vec[i64]()

    def over(self) -> bool:
        return not self.stack

    # Do it.

    def play(self, seat: i64, move: int | str) -> None:
        """Play a legal move, given as a number of `moves` or as text; `IllegalMove`, and nothing changed, if it is not legal.

        The text of an offer makes that offer, so every line of a record can be played."""
        if isinstance(move, str):
            if is_offer(move):
                self.propose(seat, Offer.from_text(move, self.names()))
                return
            move = self.read(move)
        if not 0 <= seat < self.seats or (move not in self.moves(seat) and move not in self.calls(seat)):
            raise self.refusal(seat, move)
        if self.events is not None:
            self.events = []
        self.apply(seat, move)

    def apply(self, seat: i64, move: i64) -> None:
        """Play a move that is known to be legal."""
        self.stack[-1].play(self, seat, move)
        self.settle()

    def propose(self, seat: i64, offer: Offer) -> None:
        """Make an offer to other seats, in games where deals are made (`deals/dealing.py`)."""
        raise NO_DEALS.refuse(self)

    def settle(self) -> None:
        """Run the steps that need no decision."""
        while self.stack and not self.stack[-1].go(self):
            pass

    def tell(self, word: i64, seen: i64) -> None:
        """Note what happened, its secret fields for these seats only."""
        if self.events is not None:
            self.events.append(Event(word, seen))

    def listen(self) -> None:
        """From now on gather what each move makes happen."""
        if self.events is None:
            self.events = []

    # What a seat may know.

    def __repr__(self) -> str:
        return f"greathall.from_dict({self.to_dict()!r})"

    def view(self, seat: i64) -> dict[str, Any]:
        """The position with `?` for all that the seat can't know; seat −1 is the gallery, and −2 sees everything, as after the end."""
        if not OPEN <= seat < self.seats:
            raise NO_SEAT.refuse(self, str(seat))
        return {"viewer": int(seat), **self.describe(seat)}

    def head(self, cards: str) -> Head:
        """What every view begins with, beside the name of the game; the cards are those of the card file with this digest."""
        return {"seats": int(self.seats), "options": dict(self.options), "cards": cards}

    def to_dict(self) -> dict[str, Any]:
        """The whole position in readable names; `from_dict` reads it back."""
        return {**self.describe(OPEN), "chance": self.chance.to_text()}

    def imagine(self, seat: i64, chance: Chance) -> State:
        """A whole position drawn from all that agree with what the seat knows."""
        twin = self.copy()
        twin.events = None
        twin.chance = Swift(chance.word() | 1, chance.word(), chance.word(), chance.word())
        twin.redraw(seat, chance)
        twin.redraw_steps(seat, chance)
        return twin

    def redraw_steps(self, seat: i64, chance: Chance) -> None:
        """Draw again everything in the steps that the seat can't know."""
        for place in range(len(self.stack)):
            self.stack[place] = self.stack[place].imagined(self, seat, chance)

    # What each game says for itself.

    def copy(self) -> State:
        """A state that shares nothing with this one that can change."""
        raise NotImplementedError

    def redraw(self, seat: i64, chance: Chance) -> None:
        """Draw again everything outside the stack that the seat can't know."""
        raise NotImplementedError

    def describe(self, viewer: i64) -> Mapping[str, Any]:
        """The position in readable names, made only of what the viewer may know; `Game.shape` is its type."""
        raise NotImplementedError

    def scores(self) -> list[float]:
        """The points of each seat as the position stands."""
        raise NotImplementedError

    def winners(self) -> i64:
        """The mask of the seats that win as the position stands; shared wins are wins."""
        raise NotImplementedError

    def ending(self) -> str:
        """Why the game ended, in one word; empty while it runs."""
        raise NotImplementedError

    def evaluate(self, seat: i64) -> float:
        """How well the position stands for the seat, from 0 (lost) to 1 (won)."""
        raise NotImplementedError

    def sensible(self, seat: i64) -> vec[i64]:
        """The legal moves without those that need no thought, since others make up for them: what bots choose from."""
        return self.moves(seat)

    def calm(self) -> bool:
        """Whether nothing is being resolved, so that the evaluation can be trusted; greedy bots play on by habit until then."""
        return True

    def habit(self, seat: i64, chance: Chance) -> i64:
        """A move as a sensible player might choose at a glance, in games where playing at random tells a search little."""
        moves = self.moves(seat)
        return moves[chance.below(i64(len(moves)))]

    def chapter(self) -> i64:
        """The stretch of play, by number, to whose end a search plays on in games with habits."""
        return 0

    def census(self) -> list[str]:
        """Every card and token there is, wherever it lies, in sorted order: it never changes during a game."""
        raise NotImplementedError

    def names(self) -> Names:
        """The names of everything that a move or an event can mention."""
        raise NotImplementedError

    # How it is worded: in most games all of it is in the files of `Game.words`.

    def mixed_kinds(self) -> Mapping[str, Sequence[str]]:
        """The kinds that are made of others, one after another: in Skirmish a target is a card or a seat."""
        return {}

    def card_names(self) -> Mapping[str, Sequence[str | Saying]]:
        """For the kinds of things that the card file names, what it calls them; the others are named by the files of words alone."""
        return {}

    def our_cards(self) -> bool:
        """Whether the cards are ours, so that the files of words have names for them. Another card file says its own."""
        return True

    def seat_saying(self, seat: i64) -> Saying | str:
        """What a seat is called: by default its player's name."""
        return PLAYER.say(seat + 1) if self.players is None else self.players[seat]

    def move_saying(self, seat: i64, move: i64) -> Saying | None:
        """What is said of a move that its verb and fields don't tell; None for all others."""
        return None

    def event_saying(self, event: Event, viewer: i64) -> Saying | None:
        """What is said of an event that its verb and fields don't tell, made only of what the viewer may know; None for all others."""
        return None

    def reckoning(self, seat: i64) -> Sequence[Saying | str]:
        """How the seat's points came about, line by line; for when the game is over."""
        scored = self.scores()[seat]
        return [POINTS.say(int(scored) if scored.is_integer() else f"{scored:g}".replace("-", "−"))]

    def lines(self, move: i64) -> list[str]:
        """The lines of the rules that a move rests on, the most important first."""
        return [self.game.verbs.of(move).line]

    # What follows from it.

    def speech(self) -> Speech:
        """Words this state in English."""
        return Speech(language(ENGLISH), self)

    def sentence(self, seat: i64, move: i64) -> str:
        """What a move would do, in a sentence."""
        if self.game.words is None:
            raise NotImplementedError
        return self.speech().move(seat, move).text

    def telling(self, event: Event, viewer: i64) -> str:
        """What happened, in a sentence for that viewer."""
        if self.game.words is None:
            raise NotImplementedError
        return self.speech().event(event, viewer).text

    def account(self, seat: i64) -> list[str]:
        """How the seat's points came about, line by line; for when the game is over."""
        return [line.text for line in self.speech().account(seat)]

    def prompt(self, seat: i64) -> str:
        """What the seat is asked, in a sentence, or whom it waits for."""
        return self.speech().prompt(seat).text

    def question(self, seat: i64) -> Saying | str:
        """What the seat is asked, or whom it waits for."""
        asked = self.deciders()
        if not asked:
            return OVER.say()
        if seat >= 0 and asked >> seat & 1:
            return self.stack[-1].prompt(self, seat)
        return WAITING.say(seats_of(asked))

    def called(self, seat: i64) -> str:
        """What English sentences call a seat."""
        return self.speech().names.others[seat].text("")

    def refusal(self, seat: i64, move: i64) -> IllegalMove:
        """Why a move is not legal."""
        if not 0 <= seat < self.seats:
            return NO_SEAT.refuse(self, str(seat))
        if self.over():
            return GAME_OVER.refuse(self)
        if not self.deciders() >> seat & 1:
            return NOT_YOURS.refuse(self)
        return self.stack[-1].why_not(self, seat, move)

    def why_unusable(self, seat: i64, thing: i64, move: i64) -> IllegalMove:
        """Why a seat can't use a thing on the table now, or do this move with it: the first rule in its way, and the thing by its name.
        Without a move, `NO_MOVE`."""
        if self.over():
            return GAME_OVER.refuse(self)
        if not self.deciders() >> seat & 1:
            return NOT_YOURS.refuse(self, line=self.game.turns)
        why = self.stack[-1].why_thing(self, seat, thing, move)
        if why.saying is None:
            return why
        called = self.game.things.say(thing)
        if self.speech().phrase(called, GALLERY).text in why.reason:
            return why
        return OF_THING.refuse(self, called, why.saying, line=why.line)

    def reward(self, seat: i64) -> float:
        """A seat's share of the victory, when the game is over."""
        won = self.winners()
        if not won >> seat & 1:
            return 0.0
        return 1.0 / float(how_many(won))

    def text(self, move: i64) -> str:
        """The move's text form."""
        return self.game.verbs.text(move, self.names())

    def read(self, text: str) -> int:
        """The move that a text names."""
        return self.game.verbs.from_text(text, self.names())
