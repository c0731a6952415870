"""What the reader takes out of Fluent, what it makes of it, and what it refuses."""

from __future__ import annotations

from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from hypothesis import given
from hypothesis import strategies as some

from greathall.kernel.errors import BadSentence
from greathall.kernel.sentences.fluent import read
from greathall.kernel.sentences.pattern import Entry, capital
from greathall.kernel.sentences.values import Plain

FIELDS = {"told": ["card", "seat"], "other": []}

WHOLE = """\
# A comment.
## Another.
###
told = { $seat ->
    [you] You draw { $card }.
   *[other] { $seat } draws { FORM($card, "acc") }.
}

    .hidden = { $seat } draws a card.
-term =  some { " " } words  \n
    .acc = a { "{" }brace
other =
    { "" }nothing, then [text] *and. more
"""


def one(body: str, key: str = "told") -> Entry:
    return read(f"{key} = {body}\n", "de.ftl", FIELDS)[key]


def said(body: str, card: str = "7♣", seat: str = "Anna") -> str:
    return one(body).pattern.write([Plain(card), Plain(seat)])


def test_messages_terms_attributes_and_comments() -> None:
    entries = read(WHOLE, "de.ftl", FIELDS)
    assert list(entries) == ["told", "-term", "other"]
    told = entries["told"]
    assert (told.key, told.where, told.forms) == ("told", "de.ftl:4: told", {"acc"})
    assert told.pattern.write([Plain("7♣"), Plain("you")]) == "You draw 7♣."
    assert told.pattern.write([Plain("7♣"), Plain("Anna")]) == "Anna draws 7♣."
    assert told.form("hidden").write([Plain(""), Plain("Anna")]) == "Anna draws a card."
    assert told.form("unknown") is told.form("") is told.pattern
    assert entries["-term"].pattern.write([]) == "some   words"
    assert entries["-term"].form("acc").write([]) == "a {brace"
    assert entries["other"].pattern.write([]) == "nothing, then [text] *and. more"


def test_fields_come_in_the_order_of_the_code_not_of_the_file() -> None:
    assert said("{ $seat } and { $card }") == "Anna and 7♣"
    assert one("{ $seat }").pattern.fields() == {1}
    assert one("{ $card -> \n [a] { $seat }\n *[b] x\n }").pattern.fields() == {0, 1}


def test_a_text_may_begin_on_the_line_below() -> None:
    body = "\n    Drawn: { $card ->\n        [a]\n            an A\n       *[b] { $card }\n    }.\n    .acc =\n        drawn"
    assert [said(body, card) for card in ("a", "7♣")] == ["Drawn: an A.", "Drawn: 7♣."]
    assert one(body).form("acc").write([]) == "drawn"


def test_a_choice_in_a_choice() -> None:
    body = '{ $card ->\n    [a] A{ $seat ->\n        [b] B\n       *[c] C\n    }!\n   *[d] { "" }\n}.'
    assert [said(body, card, seat) for card, seat in (("a", "b"), ("a", "x"), ("x", "b"))] == ["AB!.", "AC!.", "."]


def test_a_choice_by_a_form() -> None:
    body = '{ FORM($card, "gender") ->\n    [none] no gender\n   *[m] he\n}'
    assert said(body) == "no gender"


def test_cap_makes_a_large_letter() -> None:
    assert said("{ CAP($card) } and { $card }", card="élan") == "Élan and élan"
    assert said("{ CAP($card) }", card="") == ""
    assert said("{ CAP($card) }", card="ßx") == "ßx", "two letters would shift the marks"


def test_files_of_other_systems_and_empty_ones() -> None:
    assert read("told = a\r\n\r\nother = b\r\n", "x", FIELDS)["told"].pattern.write([]) == "a"
    assert read("", "x", FIELDS) == read("\n  \n   ", "x", FIELDS) == read("# only", "x", FIELDS) == {}
    assert read("told = last line", "x", FIELDS)["told"].pattern.write([]) == "last line"


REFUSED = {
    "told = a\tb": "1: Fluent takes spaces, not tabs",
    "told : a": "1: 'told : a' is neither a message nor a comment",
    "#no comment": "1: '#no comment' is neither a message nor a comment",
    "other = a\ntold = b\ntold = c": "3: told: it is there twice",
    "else = a": "1: else: nothing says this",
    "told = a\n    .x = b\n    .x = c": "1: told: it has .x twice",
    "told =": '1: told: a text is empty; { "" } says nothing on purpose',
    "told =\n    .x = a": '1: told: a text is empty; { "" } says nothing on purpose',
    "told =  \nother = a": '1: told: a text is empty; { "" } says nothing on purpose',
    "told = a\n    b": "1: told: a text should be on one line",
    "told = a\n    { $card }": "1: told: a text should be on one line",
    "told = a } b": "1: told: a brace closes that was not opened; that of a choice stands on a line of its own",
    "told = { $card": "1: told: a brace is not closed",
    'told = { "a': "1: told: '\"a' can't be read: in braces stand a field, FORM, CAP, a choice or a text",
    'told = { "a\\u0041" }': "1: told: '\"a\\\\u0041\" }' can't be read: in braces stand a field, FORM, CAP, a choice or a text",
    "told = { 5 }": "1: told: '5 }' can't be read: in braces stand a field, FORM, CAP, a choice or a text",
    "told = { -term }": "1: told: '-term }' can't be read: in braces stand a field, FORM, CAP, a choice or a text",
    "told = { other }": "1: told: 'other }' can't be read: in braces stand a field, FORM, CAP, a choice or a text",
    "told = { UPPER($card) }": "1: told: there is no function UPPER",
    "told = { FORM($card) }": "1: told: FORM takes a field and a form, CAP a field alone",
    'told = { CAP($card, "acc") }': "1: told: FORM takes a field and a form, CAP a field alone",
    "told = { $unit }": "1: told: there is no $unit here; it has $card, $seat",
    "other = { $unit }": "1: other: there is no $unit here; it has no fields",
    "-term = { $unit }": "1: -term: there is no $unit here; it has no fields",
    "told = { CAP($card) ->\n *[a] b\n }": "1: told: a choice is made by a field or by FORM, not by CAP",
    "told = { $card ->\n [a] b\n }": "1: told: a choice needs a case with *, for all that the others don't name",
    "told = { $card -> }": "1: told: a choice needs a case with *, for all that the others don't name",
    "told = { $card ->\n *[a] b\n *[c] d\n }": "1: told: a choice has two cases with *",
    "told = { $card ->\n [a] b\n *[a] c\n }": "1: told: a choice has [a] twice",
    "told = { $card -> *[a] b\n }": "1: told: each case of a choice has a line of its own",
    "told = { $card ->\n *[a] b }": "1: told: a brace closes that was not opened; that of a choice stands on a line of its own",
    "told = { $card ->\n *[a] b\n c\n }": "1: told: a text should be on one line",
    "told = { $card ->\n *[a] b": "1: told: a brace is not closed",
    "told = { $card ->\n [1] b\n *[c] d\n }": "1: told: a brace is not closed",
    "told = { $card ->\n *[a]\n }": '1: told: a text is empty; { "" } says nothing on purpose',
}


@pytest.mark.parametrize("text", REFUSED)
def test_everything_else_is_refused_with_file_line_and_message(text: str) -> None:
    with pytest.raises(BadSentence) as refusal:
        read(text, "words/de.ftl", FIELDS)
    assert str(refusal.value) == f"words/de.ftl:{REFUSED[text]}"


def test_what_is_read_is_fluent() -> None:
    tree = FluentParser().parse(WHOLE)
    assert [entry for entry in tree.body if isinstance(entry, ast.Junk)] == []
    assert {entry.id.name for entry in tree.body if isinstance(entry, ast.Message | ast.Term)} == {"told", "term", "other"}


def plain(value: Any, *_: Any) -> Any:
    """A form that is the same as none: the judge knows no forms of fields."""
    return value


def large(value: Any) -> Any:
    return capital(value)


def judged(text: str, key: str, card: str, seat: str) -> tuple[str, list[Any]]:
    """What Fluent's own reader and runtime say, and what they complain of."""
    bundle = FluentBundle(["en"], use_isolating=False, functions={"FORM": plain, "CAP": large})
    bundle.add_resource(FluentResource(text))
    value = bundle.get_message(key).value
    assert value is not None
    said, complaints = bundle.format_pattern(value, {"card": card, "seat": seat})
    return str(said), complaints


@pytest.mark.parametrize("seat", ["you", "Anna"])
def test_what_is_read_is_worded_as_fluent_words_it(seat: str) -> None:
    ours = read(WHOLE, "de.ftl", FIELDS)
    for key in ("told", "other"):
        assert judged(WHOLE, key, "7♣", seat) == (ours[key].pattern.write([Plain("7♣"), Plain(seat)]), [])


PIECES = (
    *("text", ".", " ", "  ", "\n", "\n    ", "#", "# c", "[", "]", "*", "=", "{", "}", "\nother = ", "\n    .hidden = "),
    *(
        "{ $card }",
        '{ "" }',
        '{ " " }',
        '{ FORM($card, "acc") }',
        "{ CAP($card) }",
        "{ $card ->",
        "\n    [a] x",
        "\n   *[b] y",
        "\n}",
        "[a] ",
    ),
)


@given(some.lists(some.sampled_from(PIECES), max_size=12))
def test_whatever_is_read_is_fluent_and_worded_the_same(pieces: list[str]) -> None:
    text = f"told = {''.join(pieces)}\n"
    try:
        ours = read(text, "x", {"told": ["card"], "other": ["card"]})
    except BadSentence:
        return
    assert [entry for entry in FluentParser().parse(text).body if isinstance(entry, ast.Junk)] == []
    for key, entry in ours.items():
        for card in ("a", "b", "c"):
            assert judged(text, key, card, "") == (entry.pattern.write([Plain(card)]), [])
