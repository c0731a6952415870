"""Nothing that people read of a game is worded in code: English out of the files has a dot below each letter, and no letter lacks it."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

import pytest

from greathall.bots.random import any_offer
from greathall.kernel.cards import load
from greathall.kernel.catalog import Game, find_game
from greathall.kernel.chance import Chance, swift
from greathall.kernel.deals.dealing import Dealing
from greathall.kernel.deals.words import offered
from greathall.kernel.sentences.descriptions import about, choice_name, occasion_name, option_about, option_title
from greathall.kernel.sentences.language import Language, _ours, languages
from greathall.kernel.sentences.message import Saying
from greathall.kernel.sentences.pattern import Literal
from greathall.kernel.sentences.speech import Sentence, Speech
from greathall.kernel.state import State
from greathall.lab.contract import any_move
from tests.test_sentences import GAMES, nodes
from tests.test_shown import leaves, read

DOT = "\u0323"
HAGGLING = 4
"""Of how many decisions an offer is made before one."""
SETTINGS: list[tuple[str, Mapping[str, str]]] = [
    *((game.name, {}) for game in GAMES),
    ("thrones", {"variant": "littlefinger"}),
]

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


def dotted(game: Game) -> Language:
    """English, with a dot below each letter that comes out of a file."""
    made = Language("en")
    for entry in [*made.words.entries.values(), *made.of(game).entries.values()]:
        if not entry.key.startswith(("-plurals", "-forms")):
            for pattern in (entry.pattern, *entry.attributes.values()):
                for node in nodes(pattern):
                    if isinstance(node, Literal):
                        node.words = re.sub("[A-Za-z]", f"\\g<0>{DOT}", node.words)
    return made


def card_file_names(state: State) -> list[str]:
    """All names that a card file gives, also without an epithet, the longest first."""
    found = set()
    for named in (each for kind in state.card_names().values() for each in kind):
        found |= {part for part in (named.parts if isinstance(named, Saying) else [named]) if isinstance(part, str)}
    return sorted({*found, *(name.partition(", ")[0] for name in found)} - {""}, key=len, reverse=True)


def undotted(said: Sentence, names: list[str]) -> str:
    """The letters that are in no file of words and in no name."""
    text = said.text
    for mark in reversed(said.marks):
        text = text[: mark.start] + text[mark.end :]
    return bare(text, names)


def bare(text: str, names: list[str]) -> str:
    for name in names:
        text = text.replace(name, "")
    return "".join(re.findall(f"[A-Za-z](?!{DOT})", text))


def all_told(state: State, speech: Speech, chance: Chance) -> Iterator[Sentence]:
    """What everyone may read at a position: prompts, moves, calls, events, offers, and a refusal."""
    viewers = range(-1, state.seats)
    yield from (speech.prompt(viewer) for viewer in viewers)
    for seat in range(state.seats):
        yield from (speech.move(seat, move) for move in [*state.moves(seat), *state.calls(seat)])
    yield from (speech.event(event, viewer) for event in state.events or [] for viewer in viewers)
    if isinstance(state, Dealing):
        yield from (speech.say(offered(state, offer, viewer), viewer) for offer in state.book.offers for viewer in viewers)
    seat = state.asked()[0]
    strange = any_move(state.game.verbs, state.names(), chance)
    if strange not in (*state.moves(seat), *state.calls(seat)):
        yield speech.reason(state.refusal(seat, strange))


def make_an_offer(state: Dealing, chance: Chance) -> None:
    """An offer at random, without words of its maker, if it can be made."""
    seat = int(chance.below(state.seats))
    offer = any_offer(state, seat, chance)
    offer.words = ""
    if state.offer_fault(seat, offer) is None:
        state.propose(seat, offer)


@pytest.mark.parametrize("most", [False, True], ids=["few", "many"])
@pytest.mark.parametrize(("name", "options"), SETTINGS, ids=[" ".join([name, *options.values()]) for name, options in SETTINGS])
def test_nothing_is_worded_in_code(name: str, options: Mapping[str, str], most: bool) -> None:
    game = find_game(name)
    pseudo, chance = dotted(game), swift("pseudo")
    seats = game.most if most else next(seats for seats in range(game.fewest, game.most + 1) if fits(game, seats, options))
    state = game.new(seats, 1, options=options)
    state.listen()
    names = card_file_names(state)
    while state.asked():
        if isinstance(state, Dealing) and chance.below(HAGGLING) == 0:
            make_an_offer(state, chance)
        assert {said.text for said in all_told(state, Speech(pseudo, state), chance) if undotted(said, names)} == set()
        asked = state.asked()
        moves = state.moves(asked[0])
        state.play(asked[0], moves[chance.below(len(moves))])
    assert [line.text for seat in range(state.seats) for line in Speech(pseudo, state).account(seat) if undotted(line, names)] == []


def fits(game: Game, seats: int, options: Mapping[str, str]) -> bool:
    return all(options[option.name] in option.choices(seats) for option in game.options if option.name in options)


@every_game
def test_what_is_said_before_a_game_is_not_worded_in_code(game: Game) -> None:
    pseudo = dotted(game)
    said = [about(game, pseudo), *(occasion_name(game, occasion, pseudo) for occasion in game.occasions)]
    for option in game.options:
        said += [option_title(game, option, pseudo), option_about(game, option, pseudo)]
        said += [choice_name(game, option, choice, pseudo) for choice in option.choices(game.most) if choice and not choice.isdecimal()]
    assert [words for words in said if bare(words, [])] == []


@every_game
def test_what_is_printed_on_cards_is_not_worded_in_code(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    pseudo = dotted(game)
    pseudo.name = "xx"
    monkeypatch.setattr(_ours, "names", [*languages(), "xx"])
    monkeypatch.setitem(_ours.made, "xx", pseudo)
    names = card_file_names(game.new(game.most, 1))
    names += [name.split()[-1] for name in names]  # what a name is shortened to where it has no room
    given = {value for _, value in leaves(load(game.cards))}
    shown = [value for path, value in leaves(game.shown("xx")) if read(path) and isinstance(value, str)]
    assert [value for value in shown if DOT in value], "what comes out of files is shown"
    assert [value for value in shown if value not in given and bare(value, names)] == []
