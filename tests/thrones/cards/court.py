"""A table set up by hand with the cards of our own set."""

from __future__ import annotations

from typing import Any, Final

from greathall.games.thrones import values
from greathall.games.thrones.cards import CardSet
from greathall.games.thrones.terms import CHALLENGES, KEYWORDS, TYPES
from greathall.kernel.catalog import find_game
from greathall.lab.contract import check_round_trip
from tests.thrones.realm import ZONES, Realm, owner

PLAIN: Final = "market_tithes"
"""A plot that does nothing more once it lies there: income 5, initiative 0, claim 1."""
CHAPEL: Final = "pilgrims_chapel"
PAY: Final = "pay card=0.pilgrims_chapel"
PAY_2: Final = ("pay card=0.pilgrims_chapel", "pay card=0.pilgrims_chapel.2")


class Court(Realm):
    """A table with what tests of single cards ask again and again."""

    def number(self, name: str) -> int:
        return self.thrones.roster.names.index(name)

    def strength(self, name: str) -> int:
        return int(values.strength(self.thrones, self.number(name)))

    def icons(self, name: str) -> list[str]:
        mask = values.icons(self.thrones, self.number(name))
        return [kind for at, kind in enumerate(CHALLENGES) if mask >> at & 1]

    def keywords(self, name: str) -> list[str]:
        mask = values.keywords(self.thrones, self.number(name))
        return [keyword for at, keyword in enumerate(KEYWORDS) if mask >> at & 1]

    def offers(self, name: str) -> bool:
        """Whether the seat that is asked may use a card, or respond with it."""
        return any(f"{verb} card={name}" in f"{move} " for move in self.moves() for verb in ("use", "respond"))

    def turn(self, seat: int) -> Court:
        """Pass until a seat is asked."""
        while self.asked != seat:
            self.play("pass")
        return self

    def answer(self, name: str, *moves: str) -> Court:
        """Someone responds with a card, and nobody answers to that."""
        self.turn(int(name.split(".")[0]))
        fitting = [move for move in self.moves() if f"{move} ".startswith(f"respond card={name} ")]
        assert fitting, f"{name} is not offered in {self.moves()}"
        self.play(fitting[0], *moves)
        while not self.over and self.step in ("window", "saving", "cancelling"):
            self.play("pass")
        return self

    def clash(self, kind: str, attackers: list[str], defenders: list[str], *moves: str, seat: int = 0) -> Court:
        """A whole challenge up to what follows its resolution; `moves` are choices of the claim. The other seat is attacked."""
        self.attack(kind, attackers, seat)
        self.play(*(f"defend card={name}" for name in defenders), "done")
        while self.step == "action":
            self.play("pass")
        self.play(*moves)
        return self

    def attack(self, kind: str, attackers: list[str], seat: int = 0) -> Court:
        """A challenge up to its defenders; nobody acts, and Stealth passes nobody by."""
        self.quiet()
        while self.asked != seat:
            self.play("done").quiet()
        self.play(f"challenge challenge={kind} player=seat_{1 - seat}", *(f"attack card={name}" for name in attackers), "done").quiet()
        while self.step == "stealth":
            self.play("pass")
        return self

    def finish(self) -> Court:
        """Pass all that is open until the phase ends."""
        phase = self["phase"]
        while self["phase"] == phase:
            self.play("done" if "done" in self.moves() else "pass")
        return self


def our_cards() -> CardSet:
    """Our set."""
    card_set = find_game("thrones").read_cards(None)
    assert isinstance(card_set, CardSet)
    return card_set


def court(house: str, seats: int = 2, agenda: str | None = None, **position: Any) -> Court:
    """A challenges phase of Houses of that name with the cards that the position names, no others; the first seat begins."""
    told: dict[str, Any] = {"revealed": [[PLAIN] for _ in range(seats)], **position}
    for zone in ZONES:
        if zone in told:
            told[zone] = [list(cards) for cards in told[zone]] + [[] for _ in range(seats - len(told[zone]))]
    card_set = our_cards()
    decks = []
    for seat in range(seats):
        own = []
        for zone in ZONES:
            for cards in told.get(zone, []):
                own += [plain(written) for written in cards if owner(written, told, cards) == seat]
        plots = [name for name in own if TYPES[card_set.card(name, "test").kind] == "Plot"]
        decks.append({"house": house, "agenda": agenda, "cards": [name for name in own if name not in plots], "plots": plots})
    table = Court("thrones", {"seats": seats, "decks": decks, "phase": "challenges", **told})
    check_round_trip(table.state, None)
    return table


def plain(written: str) -> str:
    """The id of a card that a position names."""
    name = written.split(" ")[0]
    return name.split(".")[1] if "." in name else name


def plotting(house: str, *plots: str, first: int = 0, **position: Any) -> Court:
    """A plot phase in which these plots have been revealed, seat after seat, and a seat is named the first player."""
    table = court(house, phase="plot", revealed=[], plots=[[plot] for plot in plots], **position)
    table.play(*(f"{seat}: plot card={seat}.{plot}" for seat, plot in enumerate(plots)), f"first player=seat_{first}")
    return table
