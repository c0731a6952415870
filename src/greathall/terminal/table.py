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
from greathall.kernel.event import GALLERY, Event
from greathall.kernel.move import field, verb_of
from greathall.kernel.record import Record
from greathall.kernel.sentences.language import ENGLISH
from greathall.kernel.state import State
from greathall.kernel.undo import shows_nothing
from greathall.terminal import boards, commands, messages
from greathall.terminal.boards import draw
from greathall.terminal.offers import Invitations, as_recorded, typed_offer
from greathall.terminal.records import save
from greathall.terminal.results import print_result
from greathall.terminal.seating import Sitter
from greathall.terminal.telling import lines
from greathall.terminal.voice import TableVoice, how_many

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
    """The words with which all of some sentences begin and end, and a gap for what differs: the verb stands last in some languages."""
    split = [sentence.split() for sentence in sentences]
    start = common(split)
    end = common([words[len(start) :][::-1] for words in split])
    return " ".join([*start, "…", *end[::-1]])


def common(sentences: list[list[str]]) -> list[str]:
    """The words with which all sentences begin."""
    found = []
    for words in zip(*sentences, strict=False):
        if len(set(words)) > 1:
            break
        found.append(words[0])
    return found


def holds(text: str, words: list[str]) -> bool:
    """Whether all these words stand in a text."""
    return all(word in text.casefold() for word in words)


class Table:
    """One game on the screen and in its record."""

    def __init__(self, console: Console, record: Record, state: State, sitters: list[Sitter], path: Path, language: str = ENGLISH) -> None:
        self.console = console
        self.language = language
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
        self.fixed: tuple[int, str] | None = None
        """Who did last what can't be taken back, nor anything before it, and what that was."""
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
        self.tell_first()
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
        """Ask a person who wants to be asked for an offer, before somebody else's turn; None if they make none."""
        assert isinstance(self.state, Dealing)
        if seat != self.at_keyboard:
            self.curtain(seat)
        self.console.print(draw(self.state, seat, self.language))
        voice = self.voice(seat)
        question = voice.say(messages.OFFER_FIRST, voice.speech.prompt(seat).text, commands.spoken(voice, "offer"))
        while text := commands.understood(voice, self.state, self.console.input(f"{question} ", markup=False).strip()):
            if text.partition(" ")[0] == "offer":
                offer = typed_offer(self.console, voice, self.state, seat, text)
                if offer is not None:
                    return offer
            elif text == "speak":
                self.speak(voice)
                return None
            else:
                words = [commands.spoken(voice, command) for command in ("offer", "speak")]
                self.console.print(voice.say(messages.OFFER_OR_NOT, *words), highlight=False)
        return None

    def speak(self, voice: TableVoice) -> None:
        """From now on ask people for offers before the turns of others, or no longer."""
        self.invitations = Invitations(self.people) if self.invitations is None else None
        self.console.print(voice.say(messages.ASKED_FOR_OFFERS, "yes" if self.invitations else "no"))

    def propose(self, seat: int, offer: Offer) -> None:
        """Make an offer, tell it and write it down."""
        self.undoable, self.fixed = [], (seat, "offered")
        self.told.append(len(self.log))
        self.record.play(self.state, seat, offer.text(self.state.names()))
        save(self.record, self.path)
        self.tell()

    def take(self, seat: int, move: int) -> None:
        """Play a move, tell it and write it down."""
        before = self.state.copy()
        keeps = self.sitters[seat].bot is None and shows_nothing(self.state, [(seat, move)], self.chance)
        self.undoable = [*self.undoable, before] if keeps else []
        self.fixed = self.fixed if keeps else (seat, "showed")
        self.told.append(len(self.log))
        self.record.add(self.state, seat, move)
        save(self.record, self.path)
        self.tell()

    def tell_first(self) -> None:
        """Say how the game began. Where several people share the keyboard, nobody has it to themselves yet."""
        self.tell(self.at_keyboard if len(self.people) < 2 else int(GALLERY))

    def tell(self, viewer: int | None = None) -> None:
        """Say what happened, as the person at the keyboard may know it, or as that viewer may."""
        reader = self.at_keyboard if viewer is None else viewer
        events = self.state.events or []
        self.log += events
        for line in lines(self.voice(reader), events, reader):
            self.console.print(f"  {line}", highlight=False)

    def ask(self, seat: int) -> int | None:
        """Ask the person in a seat; None if the position changed instead (undo, an offer)."""
        if seat != self.at_keyboard:
            self.curtain(seat)
        self.console.print()
        self.draw(seat)
        moves = [int(move) for move in (*self.state.moves(seat), *self.state.calls(seat))]
        shown = self.show(seat, moves, moves)
        while True:
            text = commands.understood(self.voice(seat), self.state, self.read())
            if text == "undo" and self.can_undo():
                self.undo()
                return None
            if text.isdecimal() and 1 <= int(text) <= len(moves):
                if moves[int(text) - 1] in shown:
                    return moves[int(text) - 1]
                self.console.print(self.voice(seat).say(messages.NOT_SHOWN, int(text)))
                continue
            if text == "skip" and self.named("pass", moves) and boards.part(self.state, seat) is not None:
                self.skipped = (seat, str(boards.part(self.state, seat)), moves)
                return self.named("pass", moves)[0]
            named = self.named(text, moves)
            if len(named) == 1:
                return named[0]
            if named:
                shown = self.show(seat, moves, named)
                continue
            if isinstance(self.state, Dealing) and text.split(maxsplit=1)[:1] in (["offer"], ["counter"]):
                offer = typed_offer(self.console, self.voice(seat), self.state, seat, text)
                if offer is not None:
                    self.propose(seat, offer)
                    return None
                continue
            if text.partition(" ")[0] in self.state.game.verbs.numbers and "=" in text:
                move = self.typed(seat, text)
                if move is not None:
                    return move
            elif not self.answered(text, seat, moves):
                shown = self.show(seat, moves, self.narrowed(text, seat, moves)) or shown

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
        voice = self.voice(seat)
        if text in ("help", "h"):
            self.help(voice)
        elif text == "speak" and isinstance(self.state, Dealing):
            self.speak(voice)
        elif text == "undo":
            why = None if self.fixed is None else self.fixed[1] if self.fixed[0] == seat else "others"
            self.console.print(voice.say(messages.NOTHING_TO_UNDO, why))
        elif text == "board":
            self.draw(seat)
        elif text == "log":
            for event in self.log:
                self.console.print(f"  {voice.speech.event(event, seat).text}", highlight=False)
        elif text == "quit":
            raise Left
        elif text.isdecimal():
            self.console.print(voice.say(messages.CHOOSE_NUMBER, how_many(len(moves)), len(moves)))
        elif text.startswith("?"):
            self.explain(text[1:].strip(), moves)
        elif (found := boards.read(self.state, seat, text, self.console.width, self.language)) is not None:
            self.console.print(found)
        else:
            return False
        return True

    def help(self, voice: TableVoice) -> None:
        """What may be typed, and what it does."""
        for message in messages.HELP_INTRODUCTION:
            self.console.print(voice.say(message), highlight=False)
        helps = {commands.spoken(voice, typed): message for typed, message in commands.helps(self.state).items()}
        width = max(len(typed) for typed in helps) + 2
        for typed, message in helps.items():
            self.console.print(f"{typed:<{width}}{voice.say(message)}", highlight=False)
            if message in messages.EXAMPLES:
                self.console.print(f"{'':<{width}}{voice.say(messages.EXAMPLES[message])}", highlight=False)

    def draw(self, seat: int) -> None:
        """The table as the person in a seat sees it, and what they may type there besides moves."""
        self.console.print(draw(self.state, seat, self.language), end="")
        self.console.print(boards.hint(self.state, seat, self.language), style="dim", highlight=False)

    def voice(self, seat: int) -> TableVoice:
        """Speaks to whoever sits in a seat of the table as it is now."""
        return TableVoice(self.language, self.state, seat)

    def read(self) -> str:
        return self.console.input("\n[bold]>[/bold] ").strip()

    def show(self, seat: int, moves: list[int], shown: list[int]) -> list[int]:
        """The prompt and the moves, with their numbers; gives back the moves that can be seen now."""
        voice = self.voice(seat)
        if not shown:
            self.console.print(voice.say(messages.NO_MOVE, commands.spoken(voice, "help")))
            return shown
        self.console.print(Text(voice.speech.prompt(seat).text, style="bold"))
        fold = shown is moves and len(shown) > LONG and self.state.game.name in boards.FOLDED
        for group in alike(shown):
            if fold and len(group) > MOST_ALIKE:
                first, last = moves.index(group[0]) + 1, moves.index(group[-1]) + 1
                text = Text(f" {first:>3}–{last}  {shared([voice.speech.move(seat, move).text for move in group])}")
                self.console.print(text.append(f"  {voice.say(messages.FOLDED, len(group))}", style="dim"))
                continue
            for move in group:
                self.console.print(self.line(voice, seat, move, moves.index(move) + 1))
        return shown

    def line(self, voice: TableVoice, seat: int, move: int, number: int) -> Text:
        """A move with its number, and what should be known of it behind or below."""
        text = Text(f" {number:>3}  {voice.speech.move(seat, move).text}")
        note = boards.note(self.state, seat, move, self.language)
        if len(text) + len(note) + 3 <= self.console.width:
            return text.append(f"  {note}", style="dim") if note else text
        return text.append("\n" + textwrap.fill(note, self.console.width, initial_indent=" " * 8, subsequent_indent=" " * 8), style="dim")

    def narrowed(self, text: str, seat: int, moves: list[int]) -> list[int]:
        """The moves that hold all these words in their sentences, or else in the English ones, or else in their texts as in a record."""
        words, speech = text.casefold().split(), self.voice(seat).speech
        by_sentence = [move for move in moves if holds(speech.move(seat, move).text, words)]
        by_english = by_sentence or [move for move in moves if holds(self.state.sentence(seat, move), words)]
        return by_english or [move for move in moves if holds(self.state.text(move), words)]

    def typed(self, seat: int, text: str) -> int | None:
        """A move typed as text; says why if it can't be played."""
        try:
            move = self.state.read(as_recorded(text) if isinstance(self.state, Dealing) else text)
        except BadMove as error:
            self.console.print(self.voice(seat).misread(error), highlight=False, markup=False)
            return None
        if move in self.state.moves(seat) or move in self.state.calls(seat):
            return move
        refusal: IllegalMove = self.state.refusal(seat, move)
        voice = self.voice(seat)
        self.console.print(voice.say(messages.CANNOT_PLAY, voice.speech.refusal(refusal).text), highlight=False)
        return None

    def explain(self, number: str, moves: list[int]) -> None:
        """The rule behind a move, behind all that are listed, or the rules that hold a word."""
        if number.isdecimal() and not 1 <= int(number) <= len(moves):
            self.console.print(self.voice(self.at_keyboard).say(messages.CHOOSE_RULE, how_many(len(moves)), len(moves)))
        elif number and not number.isdecimal():
            found = rulebook.holding(self.state.game.name, number, self.language)
            for line, text in found.items():
                self.console.print(f"  {line}  {rulebook.plain(text)}", highlight=False, markup=False)
            if not found:
                self.console.print(self.voice(self.at_keyboard).say(messages.NO_RULE, number), highlight=False)
        else:
            asked = [moves[int(number) - 1]] if number else moves
            for line in dict.fromkeys(line for move in asked for line in self.state.lines(move)):
                self.console.print(f"  {line}  {rulebook.plain(self.rule(line))}", highlight=False, markup=False)

    def rule(self, line: str) -> str:
        """The text of a line of the rules, or why there is none."""
        try:
            return rulebook.line(self.state.game.name, line, self.language)
        except rulebook.NoSuchLine as error:
            return f"{self.voice(self.at_keyboard).reason(error)}."

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
        self.console.print(f"  {self.voice(seat).say(messages.TAKEN_BACK)}")

    def curtain(self, seat: int) -> None:
        """Hide one person's table from the next at the same keyboard."""
        self.console.clear()
        self.console.input(f"{self.voice(seat).say(messages.CURTAIN, self.sitters[seat].name)} ", markup=False)
        self.console.clear()
        self.at_keyboard = seat

    def finish(self) -> None:
        """Show the end: the table open, the scores, the winners."""
        self.console.print()
        self.console.print(draw(self.state, self.at_keyboard, self.language))
        print_result(self.console, self.voice(self.at_keyboard if len(self.people) == 1 else int(GALLERY)))
