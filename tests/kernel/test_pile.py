"""Decks that never change, and dealing again what a seat doesn't know."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from greathall.kernel.chance import swift
from greathall.kernel.event import EVERYONE
from greathall.kernel.pile import EMPTY_PILE, Pile, Redeal, pile_of, shuffled

NOBODY, ADA, BELA = 0, 1, 2


def row(*numbers: int) -> vec[i64]:
    return vec[i64](numbers)


def test_the_last_card_is_on_top_and_drawing_leaves_the_pile_as_it_was() -> None:
    pile = pile_of(row(4, 7, 9))
    rest = pile.rest()
    assert (pile.top(), rest.top(), rest.rest().top()) == (9, 7, 4)
    assert list(pile.lying()) == [4, 7, 9]
    assert list(rest.lying()) == [4, 7]
    assert (pile.left, rest.left, EMPTY_PILE.left) == (3, 2, 0)


def test_what_was_drawn_lies_in_it_no_longer() -> None:
    assert list(Pile(row(4, 7, 9), 1).lying()) == [4]


def test_a_shuffled_pile_holds_the_same_cards() -> None:
    orders = {tuple(shuffled(row(1, 2, 3), swift(str(seed))).lying()) for seed in range(100)}
    assert len(orders) == 6
    assert {tuple(sorted(order)) for order in orders} == {(1, 2, 3)}


def test_cards_that_a_seat_knows_stay_where_they_are() -> None:
    for seed in range(20):
        redeal = Redeal(row(EVERYONE, ADA, BELA, NOBODY, NOBODY), 0)
        redeal.gather_mask(0b00110)
        redeal.gather(row(3, 4))
        redeal.shuffle(swift(str(seed)))
        hand, deck = redeal.mask(0b00110), list(redeal.cards(row(3, 4)))
        assert hand & 0b00011 == 0b00010, "Ada knows the card 1"
        held = [card for card in range(2, 5) if hand >> card & 1]
        assert sorted([*held, *deck]) == [2, 3, 4]
        assert [redeal.knows[card] for card in (0, 1, *held, *deck)] == [EVERYONE, ADA, BELA, NOBODY, NOBODY], "as before, place by place"


def test_every_card_that_a_seat_does_not_know_can_lie_in_every_place() -> None:
    found = set()
    for seed in range(200):
        redeal = Redeal(row(NOBODY, NOBODY, NOBODY), 0)
        redeal.gather(row(0, 1, 2))
        redeal.shuffle(swift(str(seed)))
        found.add(tuple(redeal.cards(row(2, 1, 0))))
    assert len(found) == 6


def test_groups_of_cards_are_dealt_apart() -> None:
    for seed in range(20):
        redeal = Redeal(row(*[NOBODY] * 4), 0)
        chance = swift(str(seed))
        redeal.gather(row(0, 1))
        redeal.shuffle(chance)
        assert sorted(redeal.cards(row(0, 1))) == [0, 1]
        redeal.gather(row(2, 3))
        redeal.shuffle(chance)
        assert sorted(redeal.cards(row(3, 2))) == [2, 3]


def test_the_row_of_those_who_know_is_not_written_to() -> None:
    knows = row(ADA, BELA, NOBODY)
    redeal = Redeal(knows, 2)
    redeal.gather(row(0, 1, 2))
    redeal.shuffle(swift("1"))
    redeal.cards(row(0, 1, 2))
    assert list(knows) == [ADA, BELA, NOBODY]
