"""The shape of the cards of Houses-Skirmish as people read them, from which its schema is made."""

from __future__ import annotations

from typing_extensions import TypedDict

from greathall.kernel.shapes import Called, Printed


class House(Printed):
    """A suit of the deck."""

    letter: str
    """With it ends the id of each of its cards."""
    sign: str
    """What stands on its cards."""
    trait: str
    """What its trait is called."""


class Value(Printed):
    """A rank of each House, or a Joker."""

    attack: int
    """Its attack value."""
    defense: int
    """Its defense value."""


class Card(Called):
    """One card."""

    brief: str
    """What it does, in two or three words; empty where it does no more than all of its House, or all Jokers."""
    text: list[str]
    """What it does, in sentences."""


class Variant(Called):
    """What a Joker can be."""

    text: list[str]
    """What it does then, in sentences."""


class Names(TypedDict):
    """What people call the words of views."""

    slot: dict[str, str]
    """The places of the ranks."""


class Cards(TypedDict):
    """The cards of Houses-Skirmish."""

    houses: list[House]
    """The four Houses."""
    ranks: list[Value]
    """The thirteen ranks."""
    jokers: list[Value]
    """The two Jokers."""
    cards: list[Card]
    """All cards: those of each rank and House, and the Jokers."""
    variants: list[Variant]
    """All that a Joker can be."""
    names: Names
    """What words are called."""
