"""What is said of a game before it is played: out of its files, in English where they lack it, or out of its code."""

from __future__ import annotations

from pathlib import Path

from greathall.kernel.catalog import Game, Occasion, Option
from greathall.kernel.sentences import descriptions
from greathall.kernel.sentences.language import language
from tests.toy.auction import MOVES, TELLINGS
from tests.toy.game import AUCTION

LOSERS = Option("losers", "pay", "keep")
FIRST = Option("first", "random", "2", seat=True)
SALE = Occasion("sale")

ENGLISH = """\
about = Bid for lots.
option-losers = Whether losing bids are spent.
    .title = Losing bids
option-losers-pay = are spent
option-losers-keep = are kept
option-first = Who begins.
option-first-random = by lot
occasion-sale = sales
"""
GERMAN = """\
about = Biete auf Posten.
option-losers = Ob verlorene Gebote bezahlt werden.
    .title = Verlorene Gebote
option-losers-pay = werden bezahlt
"""


def described(folder: Path) -> Game:
    """The auction, with files that describe it."""
    for name, text in {"en": ENGLISH, "de": GERMAN}.items():
        (folder / f"{name}.ftl").write_text(text, encoding="utf-8")
    return Game(
        name=f"auction of {folder}",
        title="Auction",
        seats=(2, 3),
        verbs=MOVES,
        tellings=TELLINGS,
        cards=AUCTION.cards,
        contest=AUCTION.contest,
        shape=AUCTION.shape,
        options=(LOSERS, FIRST),
        occasions=(SALE,),
        words=folder,
    )


def test_files_describe_a_game(tmp_path: Path) -> None:
    game, german = described(tmp_path), language("de")
    assert descriptions.about(game, german) == "Biete auf Posten."
    assert descriptions.option_title(game, LOSERS, german) == "Verlorene Gebote"
    assert descriptions.option_about(game, LOSERS, german) == "Ob verlorene Gebote bezahlt werden."
    assert descriptions.choice_name(game, LOSERS, "pay", german) == "werden bezahlt"
    assert descriptions.about(game, language("en")) == "Bid for lots."


def test_what_a_language_lacks_is_said_in_english(tmp_path: Path) -> None:
    game, german = described(tmp_path), language("de")
    assert descriptions.choice_name(game, LOSERS, "keep", german) == "are kept"
    assert descriptions.occasion_name(game, SALE, german) == "sales"


def test_an_option_without_a_short_name_has_its_whole_one_and_numbers_need_none(tmp_path: Path) -> None:
    game, english = described(tmp_path), language("en")
    assert descriptions.option_title(game, FIRST, english) == "Who begins."
    assert [descriptions.choice_name(game, FIRST, choice, english) for choice in FIRST.choices(1)] == ["by lot", "2", "0"]


def test_a_game_without_files_is_described_by_its_code() -> None:
    (losers,) = AUCTION.options
    for name in ("en", "de"):
        spoken = language(name)
        assert descriptions.about(AUCTION, spoken) == "Bid secretly for three lots."
        assert descriptions.option_title(AUCTION, losers, spoken) == "Whether losing bids are spent or kept."
        assert descriptions.option_about(AUCTION, losers, spoken) == "Whether losing bids are spent or kept."
        assert descriptions.choice_name(AUCTION, losers, "pay", spoken) == "pay"
        assert descriptions.occasion_name(AUCTION, Occasion("sale", "sales"), spoken) == "sales"
        assert descriptions.occasion_name(AUCTION, SALE, spoken) == "sale"
