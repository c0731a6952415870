"""A game in sentences of a language, out of files."""

from __future__ import annotations

from pathlib import Path

import pytest

from greathall.kernel.errors import IllegalMove
from greathall.kernel.event import GALLERY, OPEN, Event
from greathall.kernel.move import pack
from greathall.kernel.sentences.language import Language, language
from greathall.kernel.sentences.message import Message, Noun
from greathall.kernel.sentences.names import NameLists
from greathall.kernel.sentences.speech import Sentence, Speech, text_of
from tests.kernel.sentences.auctioneer import A_LOT, ENGLISH, NOT_SO, PRIZES, Auctioneer, auctioneer
from tests.toy.auction import BADE, BID, SEALED, SHOW, SHOWN, TAKEN
from tests.toy.game import AUCTION

FARTHING, PENNY, GROAT = range(3)


@pytest.fixture
def state(tmp_path: Path) -> Auctioneer:
    made = auctioneer(tmp_path)
    made.players = ["anna", "Bela", "Cleo"]
    return made


@pytest.fixture
def german(state: Auctioneer) -> Speech:
    return Speech(language("de"), state)


def spans(said: Sentence) -> list[tuple[str, str, str]]:
    return [(said.text[mark.start : mark.end], mark.kind, mark.name) for mark in said.marks]


def test_a_move_by_its_verb(state: Auctioneer, german: Speech) -> None:
    assert state.sentence(0, pack(BID, FARTHING)) == "Bid the Farthing."
    assert german.move(0, pack(BID, FARTHING)).text == "Den Heller bieten."
    assert spans(german.move(0, pack(BID, FARTHING))) == [("Den Heller", "coin", "farthing")]


def test_an_event_by_its_verb_for_each_viewer(state: Auctioneer, german: Speech) -> None:
    event = Event(pack(SEALED, 0, PENNY), 0b001)
    assert state.telling(event, 0) == state.telling(event, OPEN) == "anna bids the Penny face down."
    assert state.telling(event, 1) == state.telling(event, GALLERY) == "anna bids a coin face down."
    assert german.event(event, 0).text == "Du bietest verdeckt den Pfennig."
    assert german.event(event, OPEN).text == "anna bietet verdeckt den Pfennig."
    assert german.event(event, 1).text == "anna bietet verdeckt."
    assert spans(german.event(event, 1)) == [("anna", "seat", "0")], "no mark gives a secret away"


def test_a_field_that_is_left_out(state: Auctioneer) -> None:
    assert state.telling(Event(pack(BADE, 0)), 0) == "anna has bid nothing."


def test_what_a_language_lacks_is_said_in_english_as_a_whole(state: Auctioneer, german: Speech) -> None:
    assert german.move(0, pack(SHOW, FARTHING, 1)).text == "Show the Farthing to Bela.", "there is no such message"
    assert german.event(Event(pack(TAKEN, 0, 2)), 0).text == "anna takes lot 2."
    assert german.event(Event(pack(SHOWN, 0, 1, PENNY), 0), 2).text == "anna shows a coin to Bela."
    assert german.move(1, pack(SHOW, FARTHING, 1)).text == "Bela shows nobody anything."


def polish_words(folder: Path, state: Auctioneer) -> Speech:
    (folder / "pl.ftl").write_text("language = polski\n", encoding="utf-8")
    return Speech(Language("pl", folder), state)


def test_a_part_that_is_lacking_takes_the_sentence_with_it(tmp_path: Path) -> None:
    state = auctioneer(tmp_path, pl="event-taken = { $seat } ma { $lot }.\naccount-sold = { $lots }.\n")
    polish = polish_words(tmp_path, state)
    assert polish.event(Event(pack(TAKEN, 0, 1)), 0).text == "Player 1 takes lot 1."
    state.takers = [0]
    assert [line.text for line in polish.account(0)] == ["In words already.", "Lot 0 and lot 9: 1 points"]


def test_a_thing_that_has_no_name_takes_the_sentence_with_it(tmp_path: Path) -> None:
    english = f"-coin-farthing = farthing\n{ENGLISH}"
    state = auctioneer(tmp_path, en=english, pl="event-bade = { $seat } ma { $coin }.\n-coin-penny = pens\n")
    state.named_by_file = False
    polish = polish_words(tmp_path, state)
    assert polish.event(Event(pack(BADE, 0, PENNY)), 0).text == "Player 1 ma pens."
    assert polish.event(Event(pack(BADE, 0, FARTHING)), 0).text == "Player 1 has bid farthing."


def test_names_in_the_card_file_are_said_in_all_languages(tmp_path: Path) -> None:
    state = auctioneer(tmp_path, pl="event-bade = { $seat } ma { $coin }.\n")
    assert polish_words(tmp_path, state).event(Event(pack(BADE, 0, GROAT)), 0).text == "Player 1 ma the Groat."


def test_a_move_and_an_event_that_their_verbs_do_not_tell(tmp_path: Path) -> None:
    two = auctioneer(tmp_path, 2)
    assert two.sentence(1, pack(SHOW, FARTHING, 1)) == "Player 2 shows nobody anything."
    shown = Event(pack(SHOWN, 0, 1, PENNY), 0b11)
    assert two.telling(shown, 1) == "Player 1 shows the Penny to everybody."
    assert Speech(language("de"), two).event(shown, 1).text == "Spieler 1 zeigt allen den Pfennig."
    assert two.telling(shown, GALLERY) == "Player 1 shows a coin to Player 2."


def test_prompts_of_all_games(state: Auctioneer, german: Speech) -> None:
    assert german.prompt(0).text == "anna, bid a coin for the Ring.", "the step has it in English words"
    assert state.prompt(GALLERY) == "anna, Bela and Cleo must decide."
    assert german.prompt(GALLERY).text == "Gefragt: anna, Bela und Cleo."
    assert [name for _, _, name in spans(german.prompt(GALLERY))] == ["0", "1", "2"]
    state.stack.clear()
    assert (state.prompt(0), german.prompt(0).text) == ("The game is over.", "Die Partie ist vorbei.")


def test_refusals_hold_what_is_to_be_said(state: Auctioneer, german: Speech) -> None:
    why = state.why(FARTHING)
    assert (str(why), why.reason, why.line) == ("the Farthing can't be bid (A-1.2)", "the Farthing can't be bid", "A-1.2")
    assert german.reason(why).text == "der Heller kann nicht geboten werden"
    assert german.refusal(why).text == "der Heller kann nicht geboten werden (A-1.2)"
    assert spans(german.refusal(why)) == [("der Heller", "coin", "farthing")]
    nobody = state.refusal(7, 0)
    assert (str(nobody), german.refusal(nobody).text) == ("there is no seat 7 at this table", "an diesem Tisch gibt es keinen Platz 7")
    assert german.refusal(IllegalMove("in words", "A-1.1")).text == "in words (A-1.1)"
    assert german.refusal(IllegalMove("in words")).text == "in words"


def test_accounts_with_lists_plurals_and_what_is_left_out(state: Auctioneer, german: Speech) -> None:
    state.takers = [0, 1, 0]
    state.about = "well bought"
    assert state.account(0) == ["In words already.", "Lot 0, lot 2 and lot 9: 5 points, well bought"]
    state.about = None
    assert german.account(0)[1].text == "Posten 0, Posten 2 und Posten 9: 5 Punkte"
    assert german.account(2)[1].text == "Posten 9: 0 Punkte"
    assert spans(german.account(0)[1])[:2] == [("Posten 0", "lot", state.deck.lots[0]), ("Posten 2", "lot", state.deck.lots[2])]


def test_a_kind_that_is_made_of_others(state: Auctioneer, german: Speech) -> None:
    coins = len(state.deck.coins)
    said = german.say(PRIZES.say([FARTHING, coins + 1, coins + 3]), GALLERY)
    assert said.text == "The Farthing, Bela and lot 0", "German has no such message"


def test_another_card_file_says_its_own_names(tmp_path: Path) -> None:
    other = auctioneer(tmp_path, source="digest")
    assert Speech(language("de"), other).move(0, pack(BID, FARTHING)).text == "The Farthing bieten."


def test_names_of_players_are_taken_as_they_come(state: Auctioneer) -> None:
    event = Event(pack(BADE, 1, FARTHING))
    assert Speech(language("de"), state).event(event, 0).text == "Bela hat den Heller geboten."
    state.players = ["A", "{ $coin }", "C"]
    assert Speech(language("de"), state).event(event, 0).text == "{ $coin } hat den Heller geboten."


def test_names_are_made_once_for_a_state_and_a_language(state: Auctioneer) -> None:
    assert Speech(language("de"), state).names is Speech(language("de"), state).names
    assert Speech(Language("de"), state).names is not Speech(language("de"), state).names, "another set of files has other names"


def test_a_game_that_words_itself_is_said_in_its_own_words() -> None:
    state = AUCTION.new(2, 1)
    german = Speech(language("de"), state)
    move = state.moves(0)[0]
    assert german.move(0, move).text == state.sentence(0, move)
    assert state.events is not None
    assert german.event(state.events[0], 0).text == state.telling(state.events[0], 0)
    assert german.account(0)[0].text == "0 Punkte."


def test_english_must_be_whole(tmp_path: Path) -> None:
    state = auctioneer(tmp_path, en=ENGLISH.replace("move-bid = Bid { $coin }.\n", "").replace("account-prizes = { $prizes }\n", ""))
    with pytest.raises(LookupError, match="has no English for bid"):
        state.sentence(0, pack(BID, FARTHING))
    with pytest.raises(LookupError, match="has no English for account-prizes"):
        state.speech().say(PRIZES.say([]), 0)


def test_a_message_is_said_with_all_its_fields() -> None:
    with pytest.raises(ValueError, match="prompt-x has 2 fields, not 1"):
        Message("prompt-x", "seat card").say(1)


def test_a_noun_with_what_belongs_to_it_agrees_with_the_language(tmp_path: Path) -> None:
    words = (
        '-noun-coin = Münze\n    .gender = f\n    .plural = Münzen\n-is-shown = gezeigt\naccount-prizes = Für { FORM($prizes, "a acc") }.\n'
    )
    state = auctioneer(tmp_path, de=words + "-a-lot = Los { $lot }\n")
    coin = Noun("coin", ["shown"], [], [A_LOT.say(2)])
    german = Speech(language("de"), state)
    assert german.say(PRIZES.say(coin), GALLERY).text == "Für eine gezeigte Münze Los 2."
    assert german.say(PRIZES.say([coin, A_LOT.say(1)]), GALLERY).text == "Für eine gezeigte Münze Los 2 und Los 1."


def test_what_is_said_at_no_table(tmp_path: Path) -> None:
    game = auctioneer(tmp_path).game
    assert text_of(A_LOT.say(2), language("de"), game) == "Posten 2"
    assert text_of(PRIZES.say([A_LOT.say(2)]), language("de"), game) == "lot 2", "German has no such message"
    with pytest.raises(LookupError, match=r"auctioneer of .* has no English for prompt-x"):
        text_of(Message("prompt-x").say(), language("de"), game)
    with pytest.raises(LookupError, match="the kernel has no English for prompt-x"):
        text_of(Message("prompt-x").say(), language("de"))


def test_what_is_said_at_no_table_may_name_things(tmp_path: Path) -> None:
    game = auctioneer(tmp_path).game
    names = NameLists(language("de").of(game), {"coin": ["penny", "groat"], "lot": ["a"]}, {"prize": ["lot"]}, {"lot": ["Chair"]}, True)
    assert text_of(NOT_SO.say(0), language("de"), game, names) == "der Pfennig kann nicht geboten werden"
    assert text_of(PRIZES.say([0]), language("de"), game, names) == "Chair", "German has no such message"
    with pytest.raises(LookupError):
        text_of(NOT_SO.say(1), language("de"), game, names)
