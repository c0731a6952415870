"""The shape of a view of Thrones, from which its schema is made."""

from __future__ import annotations

from typing import Annotated, Literal, NotRequired

from typing_extensions import TypedDict

from greathall.kernel.shapes import Asking, Deals, Head, Hidden, Holds

Kind = Literal["military", "intrigue", "power"]
Phase = Literal["setup", "plot", "draw", "marshalling", "challenges", "dominance", "standing", "taxation"]
Title = Literal["crown_regent", "hand_of_the_king", "master_of_laws", "lord_commander", "master_of_whispers", "master_of_coin"]


class Challenge(TypedDict):
    """The challenge that is fought."""

    kind: Kind
    """Of which kind it is."""
    attacker: int
    """The seat that initiated it."""
    target: int
    """The seat that it was initiated against."""
    defender: int
    """The seat that defends: the target, or whoever has stepped in for it."""
    stepped: bool
    """Whether the Lord Commander has stepped in and become the target."""


class Plots(TypedDict):
    """Everyone chooses a plot in secret."""

    step: Literal["plots"]
    answers: list[str | Hidden | None]
    """The plot that each seat has chosen; null while it has not. Each seat sees its own, and `?` for those of others."""


class Doing(TypedDict):
    """Any other step. What its number, place and chosen cards mean depends on the step; those that say nothing are left out."""

    step: Literal[
        "action",
        "aiming",
        "attackers",
        "bestow",
        "cancelling",
        "challenge",
        "challenging",
        "choosing",
        "crown",
        "defenders",
        "effects",
        "entering",
        "influence",
        "losses",
        "naming",
        "ordering",
        "paying",
        "picking",
        "placing",
        "redirect",
        "rising",
        "round",
        "saving",
        "stealth",
        "stepping_in",
        "titles",
        "turns",
        "unveiling",
        "window",
    ]
    seat: NotRequired[int]
    """Who is asked, or whose effect it is."""
    card: NotRequired[str]
    """The card that it is about."""
    number: NotRequired[int]
    """A number that the step needs."""
    at: NotRequired[int]
    """How far the step has come."""
    word: NotRequired[list[str | int | None]]
    """What set it off, written as in `happened`."""
    chosen: NotRequired[list[str]]
    """The cards and players, `seat_1`, that are chosen already, such as attackers before all of them are named."""


Step = Plots | Asking | Doing

_While = TypedDict("_While", {"while": Annotated[str | None, "While what is so, in words; null where nothing is asked."]})


class Cause(_While):
    """A card that changes how much power a side needs to win."""

    card: str
    """Which it is."""
    amount: int
    """By how much."""


class SeatFigures(TypedDict):
    """A House, and what follows for it from the open cards."""

    house: str
    """Its name."""
    agenda: str | None
    """The agenda beside the House card; null for none."""
    power: int
    """All its power that counts for victory (A-12.1)."""
    together: int
    """The power of its side: its own, with its partner's if it has one."""
    goal: int
    """How much power its side needs to win at the moment (A-12.6, A-12.9)."""
    causes: list[Cause]
    """Every card that makes it another goal than usual (A-12.9)."""
    income: int
    """The income of its plot with every bonus."""
    initiative: int
    """The initiative of its plot with every bonus."""
    claim: int
    """The claim of its plot with every bonus."""
    partner: int | None
    """The seat that plays with it, two on two (A-12.6)."""
    challenges: dict[Kind, int]
    """How many challenges of each kind it may still initiate in this phase (A-8.1)."""


class CharacterFigures(TypedDict):
    """A character as it stands, with everything that changes it."""

    strength: int
    """Its STR."""
    icons: str
    """The letters of its icons: M for military, I for intrigue, P for power."""
    keywords: list[str]
    """Its keywords."""


class TitleFigures(TypedDict):
    """A title of the council (A-11)."""

    title: Title
    """Which it is."""
    holder: int | None
    """The seat that holds it; null for none."""
    free: bool
    """Whether it may be taken. One that nobody holds and that is not free is set aside (A-12.4)."""
    supports: Title | None
    """The title that it supports; null for none."""
    opposes: list[Title]
    """The titles that it opposes."""


class Figures(TypedDict):
    """What follows from the position by the rules."""

    seats: list[SeatFigures]
    """The Houses."""
    offers_left: list[int]
    """How many offers each seat may still make in this phase (A-12.7); 0 where no deals are made."""
    characters: dict[str, CharacterFigures]
    """The characters in play."""
    sides: list[int] | None
    """The total STR of attackers and defenders in the challenge that is fought; null where there is none (A-8.5)."""
    costs: dict[str, int]
    """What the cards in hands that the viewer knows cost those who hold them."""
    totals: list[int] | None
    """The same totals with those who are just being declared, as if they were declared now."""
    asked: bool | None
    """Whether all who may defend in the challenge that is fought have been asked; null where there is none (A-8.4, A-11.13)."""
    titles: list[TitleFigures]
    """The titles of the council; empty where none are taken (A-12.5, A-12.6)."""


class View(Head):
    """A position of A Game of Thrones, as a viewer may know it. `?` stands for what is hidden. A card is named by its owner, its id and,
    from the second copy on, a number: `0.heron_levy.2`. Piles have one list for each seat."""

    game: Literal["thrones"]
    """Which game it is."""
    decks: list[str | Holds]
    """The deck of each seat: a ready one by its name, or what it holds."""
    round: int
    """Which round it is; 0 during setup."""
    phase: Phase
    """Which phase it is."""
    first: int
    """The first player."""
    active: int | None
    """The seat whose turn it is in the phase; null where all act together."""
    gold: list[int]
    """The gold of each seat."""
    power: list[int]
    """The power on each House card."""
    titles: list[Title | None]
    """The title that each seat holds."""
    pool: list[Title]
    """The titles that may be taken."""
    deck: list[list[str]]
    """The decks; the last card is drawn next. `?` for what the viewer doesn't know, with the seats that do: `? seen 1`."""
    hand: list[list[str]]
    """The hands: first the cards that the viewer knows, then `?` for each of the others. `0.levy seen` is known to everyone, `0.levy seen
    0 2` to these seats."""
    play: list[list[str]]
    """The cards in play, each with its state: `0.levy kneeling power=1 attacking on=0.other leaving=kill`."""
    discard: list[list[str]]
    """The discard piles."""
    dead: list[list[str]]
    """The dead piles."""
    out: list[list[str]]
    """Cards that are removed from the game."""
    placed: list[list[str]]
    """Cards that lie face down during setup; their owner sees them."""
    under: list[list[str]]
    """Duplicates, with the card they lie under: `0.lord.2 under=0.lord`."""
    played: list[list[str]]
    """Events that are being played."""
    plots: list[list[str]]
    """The plots that are left. Everyone knows them."""
    used: list[list[str]]
    """The plots that were used."""
    revealed: list[list[str]]
    """The plots that are revealed."""
    drawn: list[int]
    """How many cards each seat has drawn by effects in this round."""
    made: list[int]
    """How many challenges were initiated in this phase: three numbers a seat, military, intrigue and power."""
    kneeling_houses: list[int]
    """The seats whose House card kneels."""
    limited: list[int]
    """The seats that have played a Limited card in this round."""
    limited_responses: list[int]
    """The seats that have used a limited response in this round."""
    rewarded: list[int]
    """The seats that have claimed power for winning against an opposed title in this round."""
    hand_used: bool
    """Whether the Hand of the King has used the title's influence in this round."""
    challenge: Challenge | None
    """The challenge that is fought; null where there is none."""
    pending: list[str]
    """The keywords that still work in this challenge."""
    lasting: list[list[str | int]]
    """What lasts for a time: how long, the number of the change, the card or `seat_1` that it changes, its source, a seat and an amount."""
    borrowed: list[list[str | int]]
    """Cards that are controlled for a time: how long, the card, and the seat that gets it back."""
    happened: list[list[str | int | None]]
    """What may be answered: what happened, its card, seat, other seat and number; null for what it doesn't have."""
    answered: list[list[str | int]]
    """Which abilities have answered what happened: the card, the ability's number and the place in `happened`."""
    spent: list[list[str | int]]
    """Abilities that are used up: the card and the ability's number."""
    delayed: NotRequired[list[list[str | int | None]]]
    """What is done at the end of a challenge, a phase or the round: of which, the number of the part of an ability, its card, a seat and
    two targets; left out where there is nothing."""
    notes: NotRequired[list[list[str | int]]]
    """What lies on cards besides power: counters or gold, and how much was paid as X; the card and the number. Left out where there is
    nothing."""
    held: NotRequired[list[list[str | int | None]]]
    """What may be answered later, written as in `happened`: a claim is about to be fulfilled, and that is answered first. Left out where
    there is nothing."""
    ending: Literal["", "victory", "exhaustion"]
    """Why the game ended; empty while it runs."""
    winners: list[int]
    """The seats that have won."""
    deals: Deals | None
    """Offers of gold in the Littlefinger variant; null in others."""
    stack: list[Step]
    """What is being done, the step that decides last. Everyone sees it."""
    figures: Figures
    """What follows from all that by the rules."""
