"""The shape of a view of Skirmish, from which its schema is made."""

from __future__ import annotations

from typing import Literal

from typing_extensions import TypedDict

from greathall.kernel.shapes import Head


class Plain(TypedDict):
    """A step that is the active seat's and needs no more to be said: a phase, the end of the turn, or a choice that a card asks for."""

    step: Literal["deploy", "end_turn", "fetching", "looking", "summoning", "aiming"]


class BySlot(TypedDict):
    """The active seat's units are asked in turn: those that can attack for a target, those that deal too much for where it goes."""

    step: Literal["attack", "damage"]
    at: int
    """The slot whose unit is asked: 0 to 3 in front, 4 to 7 in the rear."""


class BySeat(TypedDict):
    """The other seats are asked in turn: how they answer attacks, or how the Insane Wizard separates their bonds."""

    step: Literal["blocks", "sundering"]
    at: int
    """How far to the left of the active seat the one is that is asked."""


class Asked(TypedDict):
    """One seat is asked: whether it begins, or which Instant it plays to interrupt another."""

    step: Literal["advantage", "interruption"]
    seat: int
    """Who is asked."""


class Window(TypedDict):
    """Seats may play Instants, one after the other."""

    step: Literal["window"]
    kind: Literal["after_play", "response", "before_damage", "effect"]
    """What it was opened by."""
    at: int
    """How far to the left of the active seat the one is that is asked."""
    by: int | None
    """The seat that announced what may be answered; null where nobody did."""


class Effect(TypedDict):
    """The announced strike of an Ace, before it takes effect."""

    step: Literal["effect"]
    card: str
    """The card that was played."""
    face: str
    """The Ace that it counts as."""
    place: str | None
    """What it strikes, such as `1.front_2`."""
    also: str | None
    """What it strikes besides; null for nothing."""


class Destroying(TypedDict):
    """The Queen of Clubs chooses two units."""

    step: Literal["destroying"]
    first: str | None
    """The place of the one that is chosen already."""


class Picking(TypedDict):
    """The active seat chooses the two units that block its enhanced Spade."""

    step: Literal["picking"]
    slot: str
    """The Spade's slot."""
    seat: int
    """The defender."""
    offered: list[str]
    """The slots of the defender's units that can block."""


class Rage(TypedDict):
    """A defeated Club strikes again."""

    step: Literal["rage"]
    card: str
    """The Club."""
    amount: int
    """What it deals."""
    seat: int
    """The defender."""
    hit: list[str | None]
    """The places that it has hit already."""


Step = Plain | BySlot | BySeat | Asked | Window | Effect | Destroying | Picking | Rage


class Attack(TypedDict):
    """An attack of the active seat."""

    slot: str
    """The attacker's slot, such as `front_2`."""
    target: str
    """The place of a unit, `1.front_2`, or a player, `seat_1`."""
    blockers: list[str] | None
    """The places of its blockers; null while the defender has not answered."""
    excess: str | None
    """Where what is too much for the blocker goes: a place or a player."""


Trait = Literal["", "normal", "enhanced", "silenced"]


class UnitFigures(TypedDict):
    """A unit as it stands."""

    strength: int
    """What it deals: both cards of a bond together, doubled where the Jack of Clubs says so (S-4.11, S-10.2)."""
    trait: Trait
    """How its leader's trait stands: enhanced by a King (S-5.11), silenced by the Insane Wizard (S-9.8); empty if it has none."""
    damage: int
    """What its cards have taken this turn (S-7.8)."""


class Figures(TypedDict):
    """What follows from the position by the rules. It is the same for every viewer."""

    units: dict[str, UnitFigures]
    """Every unit in play by its place, such as `1.front_2`."""
    alive: list[int]
    """The seats that are not out (S-11.1)."""
    attacker: str | None
    """The place of the unit that is asked whom it attacks (S-7.1); null where none is."""
    looked_at: int
    """How many cards on top of the deck the active seat looks at, to keep one of them (S-5.10)."""


class View(Head):
    """A position of Houses-Skirmish, as a viewer may know it. `?` stands for what is hidden. Cards are named by rank and House, `7c`."""

    game: Literal["skirmish"]
    """Which game it is."""
    life: list[int]
    """The life of each seat."""
    hands: list[list[str]]
    """The hands: first the cards that the viewer knows, then `?` for each of the others. `7c seen` is known to everyone, `7c seen 0 2` to
    these seats."""
    front: list[list[str | None]]
    """The four Front slots of each seat: `7c`, a bond with its leader first, `7c+9c`, and how the unit stands, `7c exhausted` or `7d
    recovered` (readied to block); null for an empty one. A Joker is named with what it is: `black_joker:7c`, `red_joker:wizard`."""
    rear: list[list[str | None]]
    """The four Rear slots of each seat, written in the same way."""
    deck: list[str]
    """The deck; the last card is drawn next. `?` for what the viewer doesn't know, with the seats that do: `? seen 1`."""
    barrows: list[str]
    """The cards that lie face up in the Barrows."""
    burned: list[str]
    """The cards that are Soul Burned."""
    used: list[str]
    """Cards that were played without a slot, on their way to the Barrows."""
    marked: list[str]
    """Cards that are Soul Burned when they next go to the Barrows."""
    summoned: list[str]
    """Soldiers that the Necromancer has summoned."""
    poisoned: list[str]
    """Cards in the ranks that go to the Barrows at the end of the turn."""
    spent: list[str]
    """Hearts whose Magic Shield is used."""
    doubled: list[str]
    """Cards that deal double damage this turn."""
    leaving: list[str]
    """Aces in the ranks that go at the end of the turn."""
    returned: list[str]
    """Cards that can't be deployed again this turn."""
    damage: dict[str, int]
    """What cards in the ranks have taken this turn."""
    turn: int
    """The active seat."""
    phase: Literal["deploy", "response", "combat"]
    """Which phase it is."""
    turns: int
    """How many turns were begun."""
    extra: int
    """How many extra turns were earned and not begun."""
    redeployed: bool
    """Whether the one Redeploy of the turn is made."""
    raised: bool
    """Whether the Necromancer was used in this phase."""
    last: str | None
    """The card of a unit that was last deployed from hand this turn."""
    warded: list[int]
    """The seats whose units take no damage this turn."""
    finale: list[int] | None
    """In sudden death the seats whose last turn is still to end; null before."""
    attacks: list[Attack]
    """The attacks of this combat."""
    ending: Literal["", "last_standing", "sudden_death"]
    """Why the game ended; empty while it runs."""
    stack: list[Step]
    """What is being done, the step that decides last. Everyone sees it."""
    figures: Figures
    """What follows from all that by the rules."""
