"""The commands for cards and decks of A Game of Thrones: `greathall cards` and `greathall deck`."""

from __future__ import annotations

import shlex
import textwrap
from pathlib import Path
from typing import Annotated, Final, cast

import typer
from rich.table import Table
from rich.text import Text

from greathall.games.thrones.cards import Card, CardSet
from greathall.games.thrones.decks import deckfile
from greathall.games.thrones.decks.decklist import ANY, DeckList, breaches, to_option
from greathall.games.thrones.decks.listed_names import SECTION_OF_TYPE, folded, names_of, singular
from greathall.games.thrones.decks.messages import HOUSE, NAMED_DECK, bad_deck
from greathall.games.thrones.decks.sections import heading, sections_of
from greathall.games.thrones.shown import labels_of
from greathall.games.thrones.terms import NOBODY, TYPES
from greathall.kernel.cards import file_fault
from greathall.kernel.catalog import find_game
from greathall.kernel.sentences.language import ENGLISH
from greathall.terminal import cardfiles, messages
from greathall.terminal.boards import faces
from greathall.terminal.languages import LanguageOption, chosen, told
from greathall.terminal.output import Unusable, console
from greathall.terminal.voice import CardVoice, Voice, refusals

GAME: Final = "thrones"
MOST_FACES: Final = 12
"""More cards than this are listed a line each."""

CardFile = Annotated[Path | None, typer.Option(help="A card file in place of ours.")]
DeckFile = Annotated[str, typer.Argument(help="A file, .o8d of OCTGN, .json or plain text, or the name of a ready deck.")]

ListLanguage = Annotated[
    str,
    typer.Option("--language", "-l", metavar="LANGUAGE", show_default="en", help="The language of a list in plain text, as de or en."),
]

deck_app = typer.Typer(help="Look at, check, convert and begin decks of A Game of Thrones.", no_args_is_help=True, rich_markup_mode=None)


def card_voice(cards: Path | None, language: str) -> CardVoice:
    """Speaks of the cards of a file, or of ours, in a language."""
    with refusals(Voice(language), cards):
        return CardVoice(language, cast(CardSet, find_game(GAME).read_cards(cards)))


cards_app = typer.Typer(help="Print cards, and check card files of your own.", rich_markup_mode=None)


@cards_app.callback(invoke_without_command=True)
def cards(
    context: typer.Context,
    find: Annotated[str, typer.Option(help="Only cards on which all these words stand: in name, traits, keywords or text.")] = "",
    house: Annotated[str, typer.Option(help="Only cards of this House, or neutral ones.")] = "",
    kind: Annotated[str, typer.Option("--type", help="Only one type: character, location, attachment, event, plot or agenda.")] = "",
    texts: Annotated[bool, typer.Option("--texts", help="Whole cards, however many there are.")] = False,
    cards: CardFile = None,
    language: LanguageOption = "",
) -> None:
    """Print cards of A Game of Thrones. A few are printed whole, many in a list. The commands below are for card files of any game."""
    if context.invoked_subcommand is not None:
        return
    voice = card_voice(cards, chosen(language))
    card_set = voice.card_set
    among = [card for card in card_set.cards if is_of(voice, card, house) and is_a(voice, card, kind)]
    found = [card for card in among if faces.holds(voice, card, card_set, find)]
    if not found:
        raise Unusable(voice.say(messages.NO_CARD_FOUND))
    if len(found) > MOST_FACES and not texts:
        console.print(card_table(voice, found, card_set))
        console.print(f"\n{voice.say(messages.CARDS_MANY, len(found), MOST_FACES)}", style="dim")
        return
    for card in found:
        console.print(faces.face(voice, card, card_set, console.width), end="")
        decks = faces.in_decks(card, card_set) or None
        console.print(f"  {voice.say(messages.FACE_IN_DECKS, decks)}\n", style="dim", markup=False)


for command in (cardfiles.check, cardfiles.show, cardfiles.new):
    cards_app.command()(command)


def is_of(voice: CardVoice, card: Card, house: str) -> bool:
    """Whether a card belongs to the House that was asked for."""
    if not house:
        return True
    wanted = folded(house)
    if wanted == "neutral":
        return not card.houses and card.only == NOBODY
    names = names_of(voice.card_set)
    at = names.houses.get(wanted, names.full_houses.get(wanted))
    if at is not None:
        return bool(card.houses >> at & 1) or card.only == at
    raise Unusable(voice.say(messages.NO_HOUSE, house, voice.card_set.houses))


def is_a(voice: CardVoice, card: Card, kind: str) -> bool:
    """Whether a card is of the type that was asked for, in any language."""
    if not kind:
        return True
    wanted = names_of(voice.card_set).sections.get(singular(folded(kind)))
    if wanted not in SECTION_OF_TYPE:
        raise Unusable(voice.say(messages.NO_TYPE, kind, range(len(TYPES))))
    return SECTION_OF_TYPE[card.kind] == wanted


def card_table(voice: CardVoice, found: list[Card], card_set: CardSet) -> Table:
    """Cards, a line each."""
    table = Table(*(voice.say(column) for column in messages.CARDS_COLUMNS), "", box=None, pad_edge=False)
    for card in found:
        title = Text(card.title(voice.language), faces.colour(card))
        table.add_row(title, faces.kind(voice, card), faces.house(voice, card, card_set), faces.brief(voice, card))
    return table


@deck_app.command("list")
def list_decks(cards: CardFile = None, language: LanguageOption = "") -> None:
    """List the ready decks, with the names by which --decks takes them."""
    voice = card_voice(cards, chosen(language))
    card_set = voice.card_set
    for deck in card_set.decks:
        text = Text(deck.name, f"bold {faces.COLOURS[deck.house % len(faces.COLOURS)]}")
        title, about = described(voice, deck, card_set)
        house = voice.say(HOUSE, deck.house)
        text.append(f"  {title if title == house else f'{title} · {house}'}\n", "not bold")
        console.print(text.append(textwrap.fill(about, console.width, initial_indent="  ", subsequent_indent="  "), "dim"))


def described(voice: CardVoice, deck: DeckList, card_set: CardSet) -> tuple[str, str]:
    """What a deck is called, and how it plays: a ready one of ours in the reader's language, any other as its file has it."""
    if card_set.source or deck not in card_set.decks:
        return deck.title, deck.about
    labels, number = labels_of(find_game("thrones"), card_set, voice.language), card_set.decks.index(deck)
    return labels.name("deck", number), labels.form("deck", number, "text", deck.about)


@deck_app.command()
def check(file: DeckFile, cards: CardFile = None, language: LanguageOption = "") -> None:
    """Print a deck and say whether it is legal. If it is not, everything that is wrong with it is said."""
    voice = card_voice(cards, chosen(language))
    card_set = voice.card_set
    deck, wrong = opened(file, voice)
    show(voice, deck, card_set)
    if wrong:
        console.print(f"\n{voice.say(messages.DECK_WRONG, len(wrong))}", style="bold")
        for fault in wrong:
            console.print(f"  – {fault}", markup=False)
        raise typer.Exit(2)
    console.print(f"\n{voice.say(messages.DECK_LEGAL)}", style="bold")


@deck_app.command()
def convert(
    file: DeckFile,
    to: Annotated[Path, typer.Argument(help="The file to write: .o8d for OCTGN, .json, any other ending for plain text.")],
    tags: Annotated[bool, typer.Option("--tags", help="Write OCTGN's dialect with <Characters> in place of <section name=…>.")] = False,
    force: Annotated[bool, typer.Option("--force", help="Write over a file that is there.")] = False,
    cards: CardFile = None,
    language: ListLanguage = "",
) -> None:
    """Write a deck in another form. A deck that is not legal yet may be written too, one that can't be read may not."""
    voice = card_voice(cards, chosen(language))
    card_set = voice.card_set
    deck, wrong = opened(file, voice)
    if wrong != breaches(deck, card_set, voice.language):
        raise Unusable(voice.reason(bad_deck(NAMED_DECK.say(file), wrong)))
    write(voice, to, deckfile.write(deck, to.suffix, card_set, tags, chosen(language or ENGLISH)), force)
    for fault in breaches(deck, card_set, voice.language):
        console.print(voice.say(messages.DECK_NOT_YET, fault), markup=False)


@deck_app.command()
def new(
    file: Annotated[Path, typer.Argument(help="The file to write: .o8d for OCTGN, .json, any other ending for plain text.")],
    house: Annotated[str, typer.Option("--house", "--like", help="The House, or the ready deck to begin with.")],
    force: Annotated[bool, typer.Option("--force", help="Write over a file that is there.")] = False,
    cards: CardFile = None,
    language: ListLanguage = "",
) -> None:
    """Write a legal deck of a House to begin with, for you to edit."""
    voice = card_voice(cards, chosen(language))
    card_set = voice.card_set
    write(voice, file, deckfile.write(ready(house, voice), file.suffix, card_set, False, chosen(language or ENGLISH)), force)
    others = ([] if cards is None else ["--cards", str(cards)]) + told(voice.language)
    check_it = shlex.join(["greathall", "deck", "check", str(file), *others])
    play_it = shlex.join(["greathall", "play", GAME, "--decks", str(file), *others])
    for message, command in ((messages.DECK_EDIT, check_it), (messages.DECK_PLAY, play_it)):
        console.print(voice.say(message, command), markup=False, soft_wrap=True)


def ready(name: str, voice: CardVoice) -> DeckList:
    """A ready deck by its name, or the first of a House."""
    wanted, card_set = folded(name), voice.card_set
    for deck in card_set.decks:
        if wanted in (folded(deck.name), folded(deck.title), folded(card_set.houses[deck.house])):
            return deck
    raise Unusable(voice.say(messages.NO_HOUSE_OR_DECK, name, [*card_set.houses, *(deck.name for deck in card_set.decks)]))


def opened(file: str, voice: CardVoice) -> tuple[DeckList, list[str]]:
    """The deck of a file, or a ready one, and what is wrong with it."""
    for deck in voice.card_set.decks:
        if deck.name == file:
            return deck, []
    with refusals(voice):
        return deckfile.load(Path(file), voice.card_set, voice.language)


def show(voice: CardVoice, deck: DeckList, card_set: CardSet) -> None:
    """Print a deck by types."""
    house = HOUSE.say(deck.house) if deck.house != NOBODY else None
    title, about = described(voice, deck, card_set)
    top = voice.say(messages.DECK_TOP, title, house, len(deck.cards), len(deck.plots))
    console.print(top, style="bold", markup=False)
    if about:
        console.print(about, markup=False)
    for section in sections_of(deck, card_set):
        console.print(f"\n{heading(section.name, card_set, voice.language)} ({section.size()})", style="bold")
        for card, copies in section.cards:
            text = Text(f"  {copies} {card.title(voice.language):<42} ", faces.colour(card))
            console.print(text.append(faces.brief(voice, card), "dim"))


def write(voice: CardVoice, path: Path, text: str, force: bool) -> None:
    """Write a file that is not there yet, and say so."""
    if path.exists() and not force:
        raise Unusable(voice.say(messages.FILE_THERE, str(path)))
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise Unusable(voice.say(messages.FILE_UNWRITABLE, str(path), file_fault(error))) from error
    console.print(voice.say(messages.DECK_WRITTEN, str(path)), markup=False, soft_wrap=True)


def decks_option(written: str, cards: Path | None, language: str) -> str:
    """What the game's option `decks` says for decks named on the command line: ready ones by name, those of files card by card."""
    voice = card_voice(cards, language)
    card_set = voice.card_set
    names = [deck.name for deck in card_set.decks]
    found = []
    for part in (part.strip() for part in written.split(",")):
        if part == ANY or part in names:
            found.append(part)
            continue
        if not Path(part).is_file():
            raise Unusable(voice.say(messages.NO_DECK_OR_FILE, part, names))
        deck, wrong = opened(part, voice)
        if wrong:
            raise Unusable(voice.reason(bad_deck(NAMED_DECK.say(part), wrong)))
        found.append(to_option(deck, card_set))
    return " ".join(found)
