"""A noun with all that belongs to it, which agrees in number, gender and case: `each kneeling Knight character you control`."""

from __future__ import annotations

from collections.abc import Sequence

from greathall.kernel.messages import COMPOUND, PHRASE
from greathall.kernel.sentences.language import ARTICLES, PHRASE_FORMS, Vocabulary
from greathall.kernel.sentences.pattern import Entry, Value
from greathall.kernel.sentences.values import NO, Plain

BARE = "bare"
"""What endings are called of a phrase without an article."""


class Phrase(Value):
    """A noun, its adjectives, what it is compounded with, and what stands after it."""

    def __init__(self, words: Vocabulary, noun: str, adjectives: list[str], compounds: Sequence[Value], after: Sequence[Value]) -> None:
        self.words = words
        self.noun = noun
        """It is `-noun-…` in the files."""
        self.adjectives = adjectives
        """They are `-is-…` in the files: stems, if the language has an `-ending` for them."""
        self.compounds = compounds
        self.after = after

    def text(self, form: str) -> str:
        """The form names an article, `plural` and a case, in any order, or `pronoun` and a case."""
        article, case = BARE, "nom"
        wanted = form.split()
        for word in wanted:
            if word in ARTICLES:
                article = word
            elif word not in PHRASE_FORMS:
                case = word
        noun = self.words.entry(f"-noun-{self.noun}")
        gender = "pl" if "plural" in wanted else first_of(noun, ["gender"], "n")
        if "pronoun" in wanted:
            return agreeing(self.words.entry("-it"), article, case, gender)
        called = noun.pattern.write([])
        called = first_of(noun, [f"{case}-plural", "plural"] if gender == "pl" else [case], called)
        for compound in self.compounds:
            called = self.words.entry(COMPOUND.key).pattern.write([compound, Plain(called)])
        adjectives = " ".join([self.adjective(name, article, case, gender) for name in self.adjectives])
        after = " ".join([value.text("") for value in self.after])
        the = "" if article == BARE else self.article(article, case, gender, f"{adjectives} {called}".strip())
        parts: list[Value] = [Plain(the), Plain(adjectives), Plain(called), Plain(after)]
        return " ".join(self.words.entry(PHRASE.key).pattern.write(parts).split())

    def adjective(self, name: str, article: str, case: str, gender: str) -> str:
        stem = self.words.entry(f"-is-{name}").pattern.write([])
        ending = self.words.find("-ending")
        return stem if ending is None else stem + agreeing(ending, article, case, gender)

    def article(self, article: str, case: str, gender: str, before: str) -> str:
        """The article; where the language has another before a vowel, by the letters that follow."""
        entry = self.words.entry(f"-article-{article}")
        plain = agreeing(entry, article, case, gender)
        vowels = self.words.find("-vowels")
        if vowels is None or before[0].lower() not in vowels.pattern.write([]):
            return plain
        for beginning in first_of(vowels, ["not"], "").split():
            if before.startswith(beginning):
                return plain
        return first_of(entry, ["before-vowel"], plain)

    def key(self, form: str) -> str:
        return first_of(self.words.entry(f"-noun-{self.noun}"), [form], NO)


def first_of(entry: Entry, names: list[str], otherwise: str) -> str:
    """The first of these attributes that an entry has, or what is given."""
    for name in names:
        found = entry.attributes.get(name)
        if found is not None:
            return found.write([])
    return otherwise


def agreeing(entry: Entry, article: str, case: str, gender: str) -> str:
    """The attribute that agrees best."""
    return first_of(entry, [f"{article}-{case}-{gender}", f"{case}-{gender}", gender, case], entry.pattern.write([]))
