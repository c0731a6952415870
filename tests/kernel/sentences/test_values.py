"""What stands in fields: numbers, seats, things, lists, sayings; what choices see of them, and where they are marked."""

from __future__ import annotations

import pytest

from greathall.kernel.sentences.fluent import read
from greathall.kernel.sentences.language import Lacking, Language, language
from greathall.kernel.sentences.pattern import Mark, Pattern, Value
from greathall.kernel.sentences.values import Formed, Listed, Nothing, Number, Plain, Said, Seat, Thing, Unnamed

DE = language("de").words
NAMES = read("-doctor = der Arzt\n    .acc = den Arzt\n    .dat = dem Arzt\n    .gender = m\n-lady = Lady Filia\n", "x", {})
DOCTOR = Thing("noble", "doctor", Said(NAMES["-doctor"], []))
LADY = Thing("noble", "lady", Said(NAMES["-lady"], []))
ANNA, BELA = Seat(0, "anna", False), Seat(1, "Bela", True)


def pattern(text: str) -> Pattern:
    return read(f"m = {text}\n", "x", {"m": ["a", "b"]})["m"].pattern


def spans(pattern: Pattern, *values: Value) -> tuple[str, list[tuple[str, str, str]]]:
    """A sentence, and its marks as the words they mark, their kind and name."""
    marks: list[Mark] = []
    text = pattern.sentence(list(values), marks)
    return text, [(text[mark.start : mark.end], mark.kind, mark.name) for mark in marks]


def test_numbers() -> None:
    assert [Number(number, DE.plurals).text("acc") for number in (0, 7, -3)] == ["0", "7", "−3"]
    assert [Number(number, DE.plurals).key("") for number in (0, 1, 2, -1)] == ["other", "one", "other", "one"]


def test_things_in_their_forms() -> None:
    assert [DOCTOR.text(form) for form in ("", "acc", "dat", "gen", "acc")] == ["der Arzt", "den Arzt", "dem Arzt", "der Arzt", "den Arzt"]
    assert [DOCTOR.key(form) for form in ("", "gender", "gen")] == ["doctor", "m", "none"]
    assert LADY.text("dat") == "Lady Filia"


def test_people_are_never_bent() -> None:
    assert (ANNA.text("dat"), ANNA.key(""), BELA.key("")) == ("anna", "other", "you")


def test_nothing_and_plain_words() -> None:
    assert (Nothing().text("acc"), Nothing().key("")) == ("", "none")
    assert (Plain("top").text("acc"), Plain("top").key(""), Plain("top").key("gender")) == ("top", "top", "none")


def test_what_has_no_name_can_be_seen_by_a_choice_but_not_be_said() -> None:
    ending = Thing("ending", "victory", Unnamed("-ending-victory"))
    assert (ending.key(""), ending.key("gender")) == ("victory", "none")
    with pytest.raises(Lacking, match="-ending-victory"):
        ending.text("")


@pytest.mark.parametrize(
    ("form", "words"),
    [
        ("", ["nichts", "der Arzt", "der Arzt und Lady Filia", "der Arzt, Lady Filia und der Arzt"]),
        ("and dat", ["nichts", "dem Arzt", "dem Arzt und Lady Filia", "dem Arzt, Lady Filia und dem Arzt"]),
        ("or acc", ["nichts", "den Arzt", "den Arzt oder Lady Filia", "den Arzt, Lady Filia oder den Arzt"]),
        ("comma", ["nichts", "der Arzt", "der Arzt, Lady Filia", "der Arzt, Lady Filia, der Arzt"]),
    ],
)
def test_lists(form: str, words: list[str]) -> None:
    things: list[Value] = [DOCTOR, LADY, DOCTOR]
    assert [Listed(things[:count], DE).text(form) for count in range(4)] == words


def test_a_choice_sees_how_many_a_list_has() -> None:
    assert [Listed([DOCTOR] * count, DE).key("") for count in range(3)] == ["none", "one", "other"]


def test_a_form_is_kept_whatever_is_asked() -> None:
    formed = Formed(DOCTOR, "dat")
    assert (formed.text("acc"), formed.key("")) == ("dem Arzt", "dem Arzt")
    assert Formed(DOCTOR, "gender").key("") == "m"


def test_a_term_with_fields_has_forms_too() -> None:
    term = read("-suspicion = ein Verdacht gegen { $noble }\n    .acc = einen Verdacht gegen { $noble }\n", "x", {"-suspicion": ["noble"]})
    said = Said(term["-suspicion"], [LADY])
    assert (said.text(""), said.text("acc")) == ("ein Verdacht gegen Lady Filia", "einen Verdacht gegen Lady Filia")
    assert (said.key(""), said.key("acc"), said.key("dat")) == ("-suspicion", "einen Verdacht gegen Lady Filia", "none")


def test_a_sentence_that_begins_with_a_thing_begins_large() -> None:
    assert spans(pattern("{ $a } stirbt."), DOCTOR)[0] == "Der Arzt stirbt."
    assert spans(pattern("{ $a ->\n *[x] { $a } stirbt.\n }"), DOCTOR)[0] == "Der Arzt stirbt."
    assert spans(pattern("{ $a } sterben."), Listed([DOCTOR, LADY], DE))[0] == "Der Arzt und Lady Filia sterben."
    assert spans(pattern("{ $a }."), Listed([], DE))[0] == "Nichts."
    assert spans(pattern("{ $a }."), Said(read("m = ein Fest", "x", {"m": []})["m"], []))[0] == "Ein Fest."


def test_what_people_are_called_and_what_the_file_says_stay_as_they_are() -> None:
    assert spans(pattern("{ $a } stirbt."), ANNA)[0] == "anna stirbt."
    assert spans(pattern("{ $a } sterben."), Listed([ANNA, BELA], DE))[0] == "anna und Bela sterben."
    assert spans(pattern("{ $a } siegen."), Said(DE.entry("list-and"), [ANNA, BELA, ANNA]))[0] == "anna und Bela siegen."
    assert spans(pattern("{ CAP($a) } stirbt."), ANNA)[0] == "Anna stirbt."
    assert spans(pattern("stirbt { $a }?"), DOCTOR)[0] == "stirbt der Arzt?"


def test_marks_say_where_things_stand() -> None:
    said = spans(pattern('{ FORM($a, "acc") } sieht { $b }.'), DOCTOR, ANNA)
    assert said == ("Den Arzt sieht anna.", [("Den Arzt", "noble", "doctor"), ("anna", "seat", "0")])


def test_marks_in_lists_and_sayings_and_choices() -> None:
    within = Said(read("m = Rache an { $a }", "x", {"m": ["a"]})["m"], [DOCTOR])
    listed = Listed([DOCTOR, within, LADY], DE)
    text = pattern('{ $b ->\n [none] –\n *[x] Heute: { FORM($a, "and acc") }, { $b }.\n }')
    assert spans(text, listed, Plain("bald")) == (
        "Heute: den Arzt, Rache an der Arzt und Lady Filia, bald.",
        [("den Arzt", "noble", "doctor"), ("der Arzt", "noble", "doctor"), ("Lady Filia", "noble", "lady")],
    )
    assert spans(text, listed, Nothing()) == ("–", [])


def test_marks_count_code_points() -> None:
    fox = Seat(0, "🦊", False)
    marks: list[Mark] = []
    pattern("{ $a } und { $b }").sentence([fox, LADY], marks)
    assert [(mark.start, mark.end) for mark in marks] == [(0, 1), (6, 16)]


def test_names_are_never_read_as_fluent() -> None:
    assert spans(pattern("Für { $a }."), Seat(0, "{ $b }", False))[0] == "Für { $b }."


def test_a_language_may_lack_what_lists_need() -> None:
    bare = Language("en").words
    del bare.entries["list-none"]
    with pytest.raises(Lacking, match="list-none"):
        Listed([], bare).text("")
