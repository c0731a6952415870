"""The forms in which decks are written down: plain text, OCTGN and JSON."""

from __future__ import annotations

import time
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from greathall.games.thrones.decks import deckfile
from greathall.games.thrones.decks.decklist import DeckList, breaches
from greathall.games.thrones.decks.draft import Draft
from greathall.games.thrones.decks.listed_names import ListedNames, folded, names_of
from greathall.games.thrones.decks.messages import LINE, BadDeck
from greathall.games.thrones.decks.textlist import readings
from greathall.games.thrones.terms import AGENDA, NOBODY, PLOT
from tests.long import much
from tests.thrones.ready_decks import CARD_SET, FORMS, READY, text


def contents(deck: DeckList) -> tuple[int, int, list[int], list[int]]:
    """What makes two decks the same: the order of the cards means nothing."""
    return deck.house, deck.agenda, sorted(deck.cards), sorted(deck.plots)


def faults(written: str, ending: str = ".txt", language: str = "en") -> list[str]:
    return deckfile.read(written, ending, CARD_SET, "mine", language)[1]


# Writing and reading.


@pytest.mark.parametrize("name", READY)
@pytest.mark.parametrize(("ending", "tags"), FORMS)
def test_a_ready_deck_is_read_as_it_was_written(name: str, ending: str, tags: bool) -> None:
    deck, wrong = deckfile.read(text(ending, tags, name), ending, CARD_SET, name)
    assert wrong == []
    assert contents(deck) == contents(READY[name])
    assert deck.title == name


def some(kinds: list[int]) -> st.SearchStrategy[list[int]]:
    """Any cards of some types, each up to 60 times."""
    numbers = [int(card.number) for card in CARD_SET.cards if int(card.kind) in kinds]
    counts = st.dictionaries(st.sampled_from(numbers), st.integers(1, 60), max_size=20)
    return counts.map(lambda found: [number for number, copies in sorted(found.items()) for _ in range(copies)])


any_deck = st.builds(
    lambda house, agenda, cards, plots: DeckList("", "mine", "", house, agenda, cards, plots),
    st.integers(0, len(CARD_SET.houses) - 1),
    st.sampled_from([int(NOBODY), *(int(card.number) for card in CARD_SET.cards if card.kind == AGENDA)]),
    some([0, 1, 2, 3]),
    some([int(PLOT)]),
)


@settings(deadline=None, max_examples=much(60, 2000))
@given(deck=any_deck, form=st.sampled_from(FORMS))
def test_any_deck_is_read_as_it_was_written(deck: DeckList, form: tuple[str, bool]) -> None:
    again, wrong = deckfile.read(deckfile.write(deck, form[0], CARD_SET, form[1]), form[0], CARD_SET, "mine")
    assert contents(again) == contents(deck)
    assert wrong == breaches(deck, CARD_SET)


words = st.sampled_from(
    [
        *("House:", "Agenda:", "Plots", "3x", "2", "x3", "(Core)", "\n", "#", "0x", "-1", "99999x"),
        *("<deck>", "</deck>", "<section name='Characters'>", "</section>", "<Plots>", "</Plots>", "<card qty='2'>", "</card>", "&amp;"),
        *(card.title() for card in CARD_SET.cards[::20]),
        *CARD_SET.houses,
        *('{"house":', '{"cards": [', "]", "}", '"ram_levy"', ":", ",", "null"),
    ]
)
any_text = st.one_of(st.text(), st.lists(st.one_of(words, st.text(max_size=4)), max_size=30).map(" ".join))


@settings(deadline=None, max_examples=much(300, 10_000))
@given(written=any_text, ending=st.sampled_from([".txt", ".o8d", ".json"]))
def test_any_text_gives_a_deck_or_says_what_is_wrong(written: str, ending: str) -> None:
    deck, wrong = deckfile.read(written, ending, CARD_SET, "mine")
    assert wrong or breaches(deck, CARD_SET) == []
    assert all(isinstance(fault, str) and fault for fault in wrong)


# Plain text.


@pytest.mark.parametrize(
    ("line", "meant"),
    [
        ("3x Heron Levy", 3),
        ("3 Heron Levy", 3),
        ("3 x heron levy", 3),
        ("2× HERON-LEVY", 2),
        ("Heron Levy x3", 3),
        ("Heron Levy X 2", 2),
        ("Heron Levy", 1),
        ("3x Heron Levy (Core)", 3),
        ("Heron Levy (Core) x2", 2),
        ("Heron Levy x2 (Core)", 2),
        ("heron_levy", 1),
        ("2x Osanne Thornmere: In Exile", 2),
    ],
)
def test_a_line_is_read_in_every_usual_form(line: str, meant: int) -> None:
    draft = Draft(CARD_SET)
    draft.add(readings(line), LINE.say(1))
    assert draft.faults == []
    assert len(draft.cards) == meant


def test_remarks_headings_and_rules_are_passed_over() -> None:
    remarks = "# my deck\n// of the marsh\n-----\nPlot deck:\nCharacters (36):\n"
    assert faults(remarks + text()) == []


def test_the_house_may_stand_among_the_cards() -> None:
    assert faults(text(name="marisk").replace("House: Marisk", "1x House Marisk")) == []
    assert faults(text(name="marisk").replace("House: Marisk", "House: house marisk")) == []


def test_a_near_name_is_suggested_and_not_taken() -> None:
    wrong = faults(text(name="thornmere").replace("2x Heron Levy", "2x Herron Levie"))
    assert "there is no card 'Herron Levie'; did you mean Heron Levy?" in wrong[0]
    assert wrong[0].startswith("line ")
    assert wrong[1:] == [
        "cards that are not known (2) are not counted in what follows",
        "the House deck has 58 cards but needs at least 60 (A-2.2)",
    ]
    assert faults("xyzzy plugh\n" + text(name="thornmere")) == ["line 1: there is no card 'xyzzy plugh'"]
    long = "q" * 1000
    assert faults(f"{text()}{long}\n")[0].endswith(f"there is no card '{long}'")


def test_beyond_twenty_faults_nothing_more_is_suggested() -> None:
    wrong = faults("Heron Levyy\n" * 60)
    assert "did you mean" in wrong[0]
    assert "did you mean" not in wrong[55]


def test_a_name_with_versions_must_be_written_out() -> None:
    (wrong, *_) = faults("House: Thornmere\n2x Osanne Thornmere\n")
    assert wrong == (
        "line 2: 'Osanne Thornmere' may be Osanne Thornmere, the Reed Regent or Osanne Thornmere, in Exile; write the whole name"
    )


def test_houses_and_agendas_that_cannot_be() -> None:
    wrong = faults(
        "House: Thornmere\nHouse: Calder\nHouse: Stag\nAgenda: The Open Rode\nAgenda:\nAgenda: The Open Road\n2x The Long Grudge\n"
    )
    assert wrong[:5] == [
        "line 2: the deck already belongs to House Thornmere, not to House Calder",
        "line 3: there is no House 'Stag'; there are Thornmere, Calder, Vessaly, Oruun, Gravelund, Marisk",
        "line 4: there is no agenda 'The Open Rode'; did you mean The Open Road?",
        "line 7: a deck has at most one agenda, so The Long Grudge is one too many (A-1.1)",
        "the House deck has 0 cards but needs at least 60 (A-2.2)",
    ]


def test_a_deck_without_a_house_is_told_so_and_still_checked() -> None:
    wrong = faults(text(name="thornmere").replace("House: Thornmere\n", ""))
    assert wrong == ["the deck names no House; there are Thornmere, Calder, Vessaly, Oruun, Gravelund, Marisk"]


def test_impossible_numbers_of_copies() -> None:
    wrong = faults("House: Calder\n0x Ram Levy\n61x Ram Levy\n")
    assert wrong[:2] == ["line 2: 0 is not a number of copies of Ram Levy", "line 3: 61 is not a number of copies of Ram Levy"]
    assert "but at most 200 are allowed" in " ".join(faults("60 Ram Levy\n" * 4))


# OCTGN.


def test_both_dialects_look_as_octgn_writes_them() -> None:
    sections, tags = text(".o8d"), text(".o8d", True)
    assert '  <section name="Characters">\n    <card qty="2" id="' in sections
    assert "  <Characters>\n    <card qty=" in tags
    assert ">Morcant Gravelund, the Barrow Lord</card>" in sections
    assert ">House Gravelund</card>" in tags


def test_a_file_of_octgn_with_notes_and_without_numbers() -> None:
    written = text(".o8d").replace("</deck>", "<notes><note>3x Heron Levy</note></notes><sleeve/></deck>").replace(' qty="1"', "")
    assert faults(written, ".o8d") == []


def test_an_unknown_section_and_what_is_not_a_number() -> None:
    written = (
        "<deck><section name='Sideboard'><card>Heron Levy</card></section><Events><card qty='two'>Into the Reeds</card></Events></deck>"
    )
    assert faults(written, ".O8D")[:2] == [
        "line 1: there is no section 'Sideboard'; there are House, Agenda, Plots, Characters, Locations, Attachments, Events",
        "line 1: 'two' is not a number of copies of Into the Reeds",
    ]


@pytest.mark.parametrize(
    ("written", "wrong"),
    [
        ("<deck>", "line 1: this is not XML: no element found"),
        ("House: Thornmere", "line 1: this is not XML: syntax error"),
        ("<list></list>", "line 1: the file should contain a <deck>, not a <list>"),
        ('<!DOCTYPE deck [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><deck>&b;</deck>', "line 1: a deck needs no <!DOCTYPE>; leave it out"),
        ("x" * 100_001, "the file is too long for a deck list: 100,000 characters on 1,000 lines are enough"),
        ("\n" * 1001, "the file is too long for a deck list: 100,000 characters on 1,000 lines are enough"),
    ],
)
def test_a_file_that_is_not_a_deck_at_all(written: str, wrong: str) -> None:
    assert faults(written, ".o8d") == [wrong]


def test_a_list_that_is_pasted_may_begin_with_empty_lines() -> None:
    assert faults(f"\n\n  {text('.o8d')}", ".o8d") == []


@pytest.mark.parametrize("between", [" ", "x ", "( ", "(x) ", "1 "])
def test_a_long_line_is_read_in_a_moment(between: str) -> None:
    begun = time.thread_time()  # the work it takes, however busy the machine is otherwise
    faults(f"1x Heron {between * 20_000} Levy")
    assert time.thread_time() - begun < 2


# JSON.


def test_a_deck_in_json_names_cards_by_id_or_name_in_lists_or_with_numbers() -> None:
    written = '{"house": "House Calder", "agenda": null, "cards": {"ram_levy": 2, "Ram Levy": 1}, "plots": ["market_tithes"]}'
    deck, _ = deckfile.read(written, ".JSON", CARD_SET, "mine")
    assert [CARD_SET.cards[number].id for number in deck.cards] == ["ram_levy"] * 3
    assert [CARD_SET.cards[number].id for number in deck.plots] == ["market_tithes"]
    assert CARD_SET.houses[deck.house] == "Calder"


@pytest.mark.parametrize(
    ("written", "wrong"),
    [
        ("[]", "a deck in JSON is a table with house, agenda, cards and plots"),
        ("[" * 100_000, "this is not JSON: maximum recursion depth exceeded"),
        ("{'", "this is not JSON: Expecting property name"),
        ('{"house": 7}', "house: there is no House '7'"),
        ('{"agenda": "ram_levy"}', "agenda: there is no agenda 'ram_levy'"),
        ('{"agenda": "nothing"}', "agenda: there is no agenda 'nothing'"),
        ('{"cards": 3}', "cards should be a list, or a table with numbers of copies"),
        ('{"cards": [[]]}', "cards: 1 of [] can't be read"),
        ('{"cards": {"ram_levy": 1.5}}', "cards: 1.5 of 'ram_levy' can't be read"),
        ('{"cards": {"ram_levy": 61}}', "cards: 61 is not a number of copies of Ram Levy"),
        ('{"plots": ["rum_levy"]}', "plots: there is no card 'rum_levy'; did you mean Ram Levy?"),
    ],
)
def test_what_is_wrong_with_a_deck_in_json(written: str, wrong: str) -> None:
    assert faults(written, ".json")[0].startswith(wrong)


# Languages.


@pytest.mark.parametrize("name", READY)
def test_a_ready_deck_is_read_as_it_was_written_in_german(name: str) -> None:
    written = deckfile.write(READY[name], ".txt", CARD_SET, language="de")
    assert written.startswith("Haus: ")
    assert "\nCharaktere (" in written
    deck, wrong = deckfile.read(written, ".txt", CARD_SET, name)
    assert wrong == []
    assert contents(deck) == contents(READY[name])
    assert contents(deckfile.read(written.upper(), ".txt", CARD_SET, name)[0]) == contents(deck)


def test_a_list_may_mix_languages_and_have_any_heading() -> None:
    written = (
        "Haus: haus thornmere\nAgenda: The Open Road\nHausdeck:\n2x Reiheraufgebot\nHeron Levy x1\nStrategiedeck (1)\n1 Steady Harvest\n"
    )
    deck, wrong = deckfile.read(written, ".txt", CARD_SET, "mine")
    assert [CARD_SET.cards[number].id for number in deck.cards] == ["heron_levy"] * 3
    assert CARD_SET.houses[deck.house] == "Thornmere"
    assert CARD_SET.cards[deck.agenda].title() == "The Open Road"
    assert not [fault for fault in wrong if fault.startswith("line")]
    assert deckfile.read("1x Haus Calder\n", ".txt", CARD_SET, "mine")[0].house == CARD_SET.houses.index("Calder")


@pytest.mark.parametrize("section", ["Charaktere", "Charakter", "Characters", "character"])
def test_the_sections_of_octgn_may_be_german(section: str) -> None:
    written = (
        f"<deck><section name='Haus'><card>Haus Calder</card></section><{section}><card qty='2'>Widderaufgebot</card></{section}></deck>"
    )
    deck, wrong = deckfile.read(written, ".o8d", CARD_SET, "mine")
    assert [CARD_SET.cards[number].id for number in deck.cards] == ["ram_levy"] * 2
    assert deck.house == CARD_SET.houses.index("Calder")
    assert not [fault for fault in wrong if fault.startswith("line")]


def test_a_deck_in_json_may_name_cards_in_german() -> None:
    deck, _ = deckfile.read('{"house": "Haus Calder", "cards": {"Widderaufgebot": 2}}', ".json", CARD_SET, "mine")
    assert [CARD_SET.cards[number].id for number in deck.cards] == ["ram_levy"] * 2


def test_what_is_wrong_is_said_in_the_readers_language() -> None:
    wrong = faults("Haus: Hirsch\n2x Reiheraufgebt\n2x Osanne Thornmere\n0x Ram Levy\n", language="de")
    assert wrong == [
        "Zeile 1: Es gibt kein Haus „Hirsch“; es gibt Thornmere, Calder, Vessaly, Oruun, Gravelund, Marisk",
        "Zeile 2: Es gibt keine Karte „Reiheraufgebt“; meinst du Reiheraufgebot oder Widderaufgebot?",
        "Zeile 3: „Osanne Thornmere“ kann Osanne Thornmere, die Schilfregentin oder Osanne Thornmere, im Exil sein; "
        "schreib den ganzen Namen",
        "Zeile 4: 0 ist keine Zahl von Exemplaren für Widderaufgebot",
        "das Deck nennt kein Haus; es gibt Thornmere, Calder, Vessaly, Oruun, Gravelund, Marisk",
        "4 unbekannte Karten sind im Folgenden nicht mitgezählt",
        "das Hausdeck hat 0 Karten, es braucht mindestens 60 (A-2.2)",
        "das Strategiedeck hat 0 Karten, es braucht genau 7 (A-2.1)",
    ]
    many = faults("House: Calder\n4x Ram Levy\n2x Market Tithes\n", language="de")
    assert "„Widderaufgebot“ ist 4-mal da, erlaubt sind höchstens 3 Exemplare (A-2.2)" in many


def test_no_name_of_ours_is_that_of_two_cards_in_different_languages_or_of_a_section() -> None:
    listed = names_of(CARD_SET)
    assert {key: found for key, found in listed.titles.items() if len(found) > 1} == {}
    mixed = [key for key, found in listed.names.items() if len({named.card.name for named in found}) > 1]
    assert mixed == []
    assert not set(listed.headings) & (set(listed.titles) | set(listed.names))


def test_a_name_that_two_languages_give_to_different_cards_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    german = CARD_SET.names_in("de")
    heron, ram = CARD_SET.numbers["heron_levy"], CARD_SET.numbers["ram_levy"]
    monkeypatch.setattr(german, "titles", [*german.titles[:ram], "Heron Levy", *german.titles[ram + 1 :]])
    monkeypatch.setattr(CARD_SET, "listed", ListedNames(CARD_SET))
    assert CARD_SET.cards[heron].title("de") == "Reiheraufgebot"
    (wrong, *_) = faults("2x Heron Levy\n")
    assert wrong == "line 1: 'Heron Levy' is not the same card in English and Deutsch; write Reiheraufgebot or Ram Levy"


# Files.


def test_a_deck_comes_from_a_file(tmp_path: Path) -> None:
    path = tmp_path / "marsh.o8d"
    path.write_text("\ufeff" + text(".o8d", name="thornmere"), encoding="utf-8")
    deck, wrong = deckfile.load(path, CARD_SET)
    assert wrong == []
    assert deck.title == "marsh"
    with pytest.raises(BadDeck, match="can't be read: there is no such file"):
        deckfile.load(tmp_path / "nothing.txt", CARD_SET)
    path.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BadDeck, match="not a text in UTF-8"):
        deckfile.load(path, CARD_SET)


def test_names_are_compared_by_letters_and_digits() -> None:
    assert folded("The Bailiffs' WRIT, 2nd") == "thebailiffswrit2nd"
    assert folded("Du\u0302hr") == folded("D\u00fbhr")
    titles = [folded(card.title()) for card in CARD_SET.cards]
    assert len(set(titles)) == len(titles), "a title of ours names one card"
