"""A person at a plain terminal, playing with bots and with others at the same keyboard."""

from __future__ import annotations

import textwrap
from itertools import groupby
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.text import Text

from greathall import rulebook
from greathall.bots.offers import first_offer
from greathall.kernel.bits import lowest
from greathall.kernel.chance import Chance, swift
from greathall.kernel.deals.dealing import Dealing, may_deal
from greathall.kernel.deals.offer import Offer
from greathall.kernel.errors import BadMove, IllegalMove
from greathall.kernel.event import Event
from greathall.kernel.move import field, verb_of
from greathall.kernel.record import Record
from greathall.kernel.state import State
from greathall.kernel.undo import shows_nothing
from greathall.terminal import boards
from greathall.terminal.boards import draw
from greathall.terminal.offers import HELP as DEALS_HELP
from greathall.terminal.offers import Invitations, typed_offer
from greathall.terminal.records import save
from greathall.terminal.seating import Sitter

HELP: Final = """A number plays that move; so does its text, as in a record, or its verb where only one move has it.
Other words narrow the list: "filia up".
?      the rules that matter here        ?3     the rule behind move 3
undo   take your last move back, if it showed nothing hidden
board  draw the table again              log    what happened so far
quit   stop; the record is kept, and the game can be resumed"""

LONG: Final = 10
"""Lists with more moves are folded together."""
MOST_ALIKE: Final = 3
"""In those, more moves than this with one verb and one card become one line."""


class Left(Exception):
    """The person has left the table; the record is kept."""


def alike(moves: list[int]) -> list[list[int]]:
    """Moves that follow each other and differ only in what is named after the first thing."""
    return [list(group) for _, group in groupby(moves, lambda move: (verb_of(move), field(move, 0)))]


def shared(sentences: list[str]) -> str:
    """The words with which all of some sentences begin."""
    found = []
    for words in zip(*(sentence.split() for sentence in sentences), strict=False):
        if len(set(words)) > 1:
            break
        found.append(words[0])
    return " ".join(found)


class Table:
    """One game on the screen and in its record."""

    def __init__(self, console: Console, record: Record, state: State, sitters: list[Sitter], path: Path) -> None:
        self.console = console
        self.record = record
        self.state = state
        self.sitters = sitters
        self.path = path
        self.chance: Chance = swift(f"{record.seed} views")
        self.people = [seat for seat, sitter in enumerate(sitters) if sitter.bot is None]
        self.at_keyboard = self.people[0] if self.people else -1
        self.log: list[Event] = []
        self.undoable: list[State] = []
        """The positions before the last moves, as long as those may be taken back."""
        self.told: list[int] = []
        """How long the log was before each move."""
        self.invitations: Invitations | None = None
        """Where people want to be asked for offers before the turns of others."""
        self.skipped: tuple[int, str, list[int]] | None = None
        """Who does not want to be asked the same again, in which part of the game, and the moves that they passed over."""
        state.players = [sitter.name for sitter in sitters]
        state.listen()
        save(record, path)

    def play(self) -> None:
        """Play to the end, or until there is nobody left to answer."""
        try:
            self.play_out()
        except EOFError:
            raise Left from None

    def play_out(self) -> None:
        self.tell()
        while self.state.deciders():
            self.invite()
            seat = int(lowest(self.state.deciders()))
            bot = self.sitters[seat].bot
            moves = self.state.moves(seat)
            if len(moves) == 1 and (bot is not None or not may_deal(self.state, seat)):
                move = int(moves[0])
            elif bot is None and self.skips(seat, [int(move) for move in moves]):
                move = self.named("pass", [int(move) for move in moves])[0]
            elif bot is None:
                answer = self.ask(seat)
                if answer is None:
                    continue
                move = answer
            else:
                position = self.state.imagine(seat, self.chance)
                offer = first_offer(bot, position, seat)
                if offer is not None:
                    self.propose(seat, offer)
                    continue
                move = int(bot.choose(position, seat))
            self.take(seat, move)
        self.finish()

    def invite(self) -> None:
        """Ask the people who want to be asked for an offer, while it is somebody else's decision."""
        while self.invitations is not None and (seat := self.invitations.next(self.state)) >= 0:
            offer = self.invited(seat)
            if offer is not None:
                self.propose(seat, offer)

    def invited(self, seat: int) -> Offer | None:
        """Ask a person who wants to be asked for an offer, before somebody else's turn."""
        assert isinstance(self.state, Dealing)
        if seat != self.at_keyboard:
            self.curtain(seat)
        self.console.print(draw(self.state, seat))
        text = self.console.input(f"{self.state.prompt(seat)} An offer first? (Enter: none) ").strip()
        return typed_offer(self.console, self.state, seat, text) if text.startswith("offer") else None

    def propose(self, seat: int, offer: Offer) -> None:
        """Make an offer, tell it and write it down."""
        self.undoable = []
        self.told.append(len(self.log))
        self.record.play(self.state, seat, offer.text(self.state.names()))
        save(self.record, self.path)
        self.tell()

    def take(self, seat: int, move: int) -> None:
        """Play a move, tell it and write it down."""
        before = self.state.copy()
        keeps = self.sitters[seat].bot is None and shows_nothing(self.state, [(seat, move)], self.chance)
        self.undoable = [*self.undoable, before] if keeps else []
        self.told.append(len(self.log))
        self.record.add(self.state, seat, move)
        save(self.record, self.path)
        self.tell()

    def tell(self) -> None:
        """Say what happened, as the person at the keyboard may know it."""
        events = self.state.events or []
        self.log += events
        for told, same in groupby(self.state.telling(event, self.at_keyboard) for event in events):
            times = len(list(same))
            self.console.print(f"  {told}{f' ({times} times)' if times > 1 else ''}", highlight=False)

    def ask(self, seat: int) -> int | None:
        """Ask the person in a seat; None if the position changed instead (undo, an offer)."""
        if seat != self.at_keyboard:
            self.curtain(seat)
        self.console.print()
        self.console.print(draw(self.state, seat))
        moves = [int(move) for move in (*self.state.moves(seat), *self.state.calls(seat))]
        self.show(seat, moves, moves)
        while True:
            text = self.read()
            if text == "undo" and self.can_undo():
                self.undo()
                return None
            if text.isdecimal() and 1 <= int(text) <= len(moves):
                return moves[int(text) - 1]
            if text == "skip" and self.named("pass", moves) and boards.part(self.state, seat) is not None:
                self.skipped = (seat, str(boards.part(self.state, seat)), moves)
                return self.named("pass", moves)[0]
            named = self.named(text, moves)
            if len(named) == 1:
                return named[0]
            if named:
                self.show(seat, moves, named)
                continue
            if isinstance(self.state, Dealing) and text.split(maxsplit=1)[:1] in (["offer"], ["counter"]):
                offer = typed_offer(self.console, self.state, seat, text)
                if offer is not None:
                    self.propose(seat, offer)
                    return None
                continue
            if text.partition(" ")[0] in self.state.game.verbs.numbers and "=" in text:
                move = self.typed(seat, text)
                if move is not None:
                    return move
            elif not self.answered(text, seat, moves):
                self.show(seat, moves, self.narrowed(text, seat, moves))

    def named(self, verb: str, moves: list[int]) -> list[int]:
        """The moves of a verb."""
        return [move for move in moves if self.state.game.verbs.of(move).name == verb]

    def skips(self, seat: int, moves: list[int]) -> bool:
        """Whether a person has passed over all this before, in the same part of the game, and does not want to be asked again."""
        if self.skipped is None or self.skipped[0] != seat:
            return False
        _, part, passed = self.skipped
        if part == boards.part(self.state, seat) and all(move in passed for move in moves):
            return True
        self.skipped = None
        return False

    def answered(self, text: str, seat: int, moves: list[int]) -> bool:
        """Do what a word asks for that plays no move; False if it is a move or nothing known."""
        if text in ("help", "h"):
            self.console.print(HELP, highlight=False)
            if isinstance(self.state, Dealing) and self.state.deals:
                self.console.print(DEALS_HELP, highlight=False)
            if boards.help_for(self.state):
                self.console.print(boards.help_for(self.state), highlight=False)
        elif text == "speak" and isinstance(self.state, Dealing):
            self.invitations = Invitations(self.people) if self.invitations is None else None
            self.console.print(
                "You are asked for an offer before every turn." if self.invitations else "You are no longer asked for offers."
            )
        elif text == "undo":
            self.console.print("There is nothing to take back: your last move showed something, or others have moved since.")
        elif text == "board":
            self.console.print(draw(self.state, seat))
        elif text == "log":
            for event in self.log:
                self.console.print(f"  {self.state.telling(event, seat)}", highlight=False)
        elif text == "quit":
            raise Left
        elif text.isdecimal():
            self.console.print(f"Choose a number from 1 to {len(moves)}.")
        elif text.startswith("?"):
            self.explain(text[1:].strip(), moves)
        elif (found := boards.read(self.state, seat, text, self.console.width)) is not None:
            self.console.print(found)
        else:
            return False
        return True

    def read(self) -> str:
        return self.console.input("\n[bold]>[/bold] ").strip()

    def show(self, seat: int, moves: list[int], shown: list[int]) -> None:
        """The prompt and the moves, with their numbers."""
        if not shown:
            self.console.print("No move says that. Other words, or Enter for all moves, or help.")
            return
        self.console.print(f"[bold]{self.state.prompt(seat)}[/bold]", highlight=False)
        fold = shown is moves and len(shown) > LONG and self.state.game.name in boards.FOLDED
        for group in alike(shown):
            if fold and len(group) > MOST_ALIKE:
                first, last = moves.index(group[0]) + 1, moves.index(group[-1]) + 1
                start = shared([self.state.sentence(seat, move) for move in group])
                text = Text(f" {first:>3}–{last}  {start} …")
                self.console.print(text.append(f"  {len(group)} moves; words from them, or Enter, show them", style="dim"))
                continue
            for move in group:
                self.console.print(self.line(seat, move, moves.index(move) + 1))

    def line(self, seat: int, move: int, number: int) -> Text:
        """A move with its number, and what should be known of it behind or below."""
        text = Text(f" {number:>3}  {self.state.sentence(seat, move)}")
        note = boards.note(self.state, seat, move)
        if len(text) + len(note) + 3 <= self.console.width:
            return text.append(f"  {note}", style="dim") if note else text
        return text.append("\n" + textwrap.fill(note, self.console.width, initial_indent=" " * 8, subsequent_indent=" " * 8), style="dim")

    def narrowed(self, text: str, seat: int, moves: list[int]) -> list[int]:
        """The moves whose sentences hold all these words."""
        words = text.lower().split()
        return [move for move in moves if all(word in self.state.sentence(seat, move).lower() for word in words)]

    def typed(self, seat: int, text: str) -> int | None:
        """A move typed as text; says why if it can't be played."""
        try:
            move = self.state.read(text)
        except BadMove as error:
            self.console.print(f"{error}.", highlight=False)
            return None
        if move in self.state.moves(seat) or move in self.state.calls(seat):
            return move
        refusal: IllegalMove = self.state.refusal(seat, move)
        self.console.print(f"That can't be played: {refusal}.", highlight=False)
        return None

    def explain(self, number: str, moves: list[int]) -> None:
        """The rule behind a move, or behind all that are listed."""
        if number and not (number.isdecimal() and 1 <= int(number) <= len(moves)):
            self.console.print(f"Choose a number from ?1 to ?{len(moves)}.")
            return
        asked = [moves[int(number) - 1]] if number else moves
        for line in dict.fromkeys(line for move in asked for line in self.state.lines(move)):
            self.console.print(f"  {line}  {self.rule(line)}", highlight=False, markup=False)

    def rule(self, line: str) -> str:
        """The text of a line of the rules, or why there is none."""
        try:
            return rulebook.line(self.state.game.name, line)
        except rulebook.NoSuchLine as error:
            return f"{error}."

    def can_undo(self) -> bool:
        """Whether any of the moves that may be taken back was a choice."""
        return any(len(state.moves(lowest(state.deciders()))) > 1 for state in self.undoable)

    def undo(self) -> None:
        """Go back to the person's last choice, before any moves that were forced after it; the record forgets them too."""
        self.skipped = None
        while True:
            self.state = self.undoable.pop()
            seat, _ = self.record.moves.pop()
            del self.log[self.told.pop() :]
            if len(self.state.moves(seat)) > 1:
                break
        save(self.record, self.path)
        self.console.print("  Taken back.")

    def curtain(self, seat: int) -> None:
        """Hide one person's table from the next at the same keyboard."""
        self.console.clear()
        self.console.input(f"{self.sitters[seat].name}, it is your turn. Press Enter when you are alone at the screen. ")
        self.console.clear()
        self.at_keyboard = seat

    def finish(self) -> None:
        """Show the end: the table open, the scores, the winners."""
        self.console.print()
        self.console.print(draw(self.state, self.at_keyboard))
        names = [sitter.name for sitter in self.sitters]
        for seat, score in enumerate(self.record.scores):
            self.console.print(f"  {names[seat]}: {score:g} points", highlight=False)
        winners = " and ".join(names[seat] for seat in self.record.winners)
        self.console.print(f"[bold]{winners} {'share the victory' if len(self.record.winners) > 1 else 'wins'}.[/bold]", highlight=False)
