"""A noun with all that belongs to it, which agrees in number, gender and case: `each kneeling Knight character you control`."""

from __future__ import annotations

from collections.abc import Sequence

from greathall.kernel.messages import COMPOUND, PHRASE, PHRASE_OR
from greathall.kernel.sentences.language import ARTICLES, PHRASE_FORMS, Vocabulary
from greathall.kernel.sentences.pattern import Entry, Value
from greathall.kernel.sentences.values import NO, Plain

BARE = "bare"
"""What endings are called of a phrase without an article."""


class Phrase(Value):
    """A noun, its adjectives, what it is compounded with, and what stands after it."""

    def __init__(
        self,
        words: Vocabulary,
        noun: str,
        adjectives: list[str],
        compounds: Sequence[Value],
        after: Sequence[Value],
        others: Sequence[str] = (),
    ) -> None:
        self.words = words
        self.noun = noun
        """It is `-noun-…` in the files."""
        self.adjectives = adjectives
        """They are `-is-…` in the files: stems, if the language has an `-ending` for them."""
        self.compounds = compounds
        self.after = after
        self.others = others
        """Other nouns that may be meant just as well."""

    def text(self, form: str) -> str:
        """The form names an article, `plural` and a case, in any order, or `pronoun` and a case."""
        article, case = BARE, "nom"
        wanted = form.split()
        for word in wanted:
            if word in ARTICLES:
                article = word
            elif word not in PHRASE_FORMS:
                case = word
        many = "plural" in wanted
        if "pronoun" in wanted:
            return agreeing(self.words.entry("-it"), article, case, gender_of(self.nearest(), many))
        after = " ".join([value.text("") for value in self.after])
        written = self.parts(self.noun, article, case, many, after)
        parts: list[Value] = [*written, Plain(after)]
        if self.others:
            first = self.words.entry(PHRASE.key).pattern.write([*written, Plain("")])
            for other in self.others:
                first = self.words.entry(PHRASE_OR.key).pattern.write(
                    [Plain(first.strip()), *self.parts(other, article, case, many, after)]
                )
            parts = [Plain(""), Plain(""), Plain(first), Plain(after)]
        return " ".join(self.words.entry(PHRASE.key).pattern.write(parts).split())

    def parts(self, name: str, article: str, case: str, many: bool, after: str) -> list[Value]:
        """One of the nouns with its article and adjectives."""
        noun = self.words.entry(f"-noun-{name}")
        gender = gender_of(noun, many)
        called = first_of(noun, [f"{case}-plural", "plural"] if many else [case], noun.pattern.write([]))
        for compound in self.compounds:
            called = self.words.entry(COMPOUND.key).pattern.write([compound, Plain(called)])
        adjectives = " ".join([self.adjective(name, article, case, gender) for name in self.adjectives])
        the = "" if article == BARE else self.article(article, case, gender, f"{adjectives} {called} {after}".strip())
        return [Plain(the), Plain(adjectives), Plain(called)]

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
        return first_of(self.nearest(), [form], NO)

    def nearest(self) -> Entry:
        """The noun that comes last, with which words after it agree."""
        return self.words.entry(f"-noun-{self.others[-1] if self.others else self.noun}")


def gender_of(noun: Entry, many: bool) -> str:
    return "pl" if many else first_of(noun, ["gender"], "n")


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
