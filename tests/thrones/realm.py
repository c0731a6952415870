"""A table set up by hand, with a small set of cards made for the tests: each card shows one thing."""

from __future__ import annotations

from typing import Any, Self

from greathall.games.thrones import values
from greathall.games.thrones.state import Thrones
from greathall.games.thrones.terms import KEYWORDS
from greathall.lab.contract import check_round_trip
from tests.scenario import Scenario

HOUSES = ("Thornmere", "Calder", "Vessaly", "Oruun", "Gravelund", "Marisk")
PASSING = ("action", "window", "saving", "cancelling", "redirect")


def card(ident: str, kind: str = "Character", **more: Any) -> dict[str, Any]:
    """An entry of a card file; a character costs 2, has STR 2 and all icons unless told otherwise."""
    usual: dict[str, Any] = {"id": ident, "name": ident.replace("_", " ").title(), "source": "ours", "type": kind}
    if kind in ("Character", "Location", "Attachment"):
        usual["cost"] = 2
    if kind == "Character":
        usual |= {"strength": 2, "icons": "MIP"}
    return usual | more


def keyword(ident: str, *words: str, **more: Any) -> dict[str, Any]:
    return card(ident, keywords=list(words), **more)


def does(ident: str, kind: str, *abilities: dict[str, Any], **more: Any) -> dict[str, Any]:
    return card(ident, kind, abilities=list(abilities), **more)


CARDS: list[dict[str, Any]] = [
    card("knight", strength=3),
    card("squire", strength=1, cost=1),
    card("page", strength=0, cost=0),
    card("giant", strength=6, cost=6),
    card("soldier", icons="M"),
    card("spy", icons="I"),
    card("envoy", icons="P", influence=1),
    card("lord", unique=True, strength=4, cost=4, crests=["Noble"], traits=["Lord"], houses=["Thornmere"]),
    card("lord_again", name="Lord", epithet="Again", unique=True, cost=1),
    card("rival", houses=["Calder"]),
    card("ally", houses=["Calder", "Thornmere"]),
    keyword("assassin", "Deadly"),
    keyword("zealot", "Deathbound"),
    keyword("rare", "Limited", cost=0),
    keyword("rarer", "Limited", cost=0),
    keyword("hermit", "No Attachments"),
    keyword("hero", "Renown"),
    keyword("shadow", "Stealth"),
    keyword("raider", "Ambush", cost=1),
    keyword("rogue", "Infamy"),
    keyword("brute", "Intimidate", strength=4),
    keyword("veteran", "Stalwart"),
    keyword("both_ways", "Stalwart", "Deathbound"),
    keyword("avenger", "Vengeful"),
    keyword("sentry", "Vigilant"),
    card("aloof", immune=["Character"]),
    card("unmoved", immune=["Event"]),
    card("loner", immune=["Character"], abilities=[{"static": "str(+1, self)"}]),
    card("captain", abilities=[{"static": "str(+1, character & yours & ~self)"}]),
    card("field", "Location", cost=1, income=1),
    card("debt", "Location", cost=1, income=-2),
    card("chapel", "Location", cost=1, influence=1),
    card("tower", "Location", cost=1, initiative=3),
    card("den", "Location", keywords=["Infamy"], cost=1),
    does("shrine", "Location", {"action": "any", "cost": "kneel", "do": "draw(you, 1)"}, cost=1),
    does("well", "Location", {"action": "any", "once": True, "do": "draw(you, 9)"}, cost=1),
    does("mint", "Location", {"action": "challenges", "cost": "influence(2)", "do": "gold(you, 3)"}, cost=1),
    does("fief", "Location", {"action": "marshalling", "cost": "kneel", "do": "allow(you, next_cost(-2, character), phase)"}, cost=0),
    does("gallows", "Location", {"action": "any", "cost": "kneel", "choose": "character & opponents", "do": "kill(target)"}, cost=1),
    does("court", "Location", {"action": "standing", "cost": "kneel_house", "do": "gold(you, 1)"}, cost=1),
    card("sword", "Attachment", cost=1, abilities=[{"static": "str(+2, host)"}]),
    card("banner", "Attachment", cost=1, keywords=["Setup"], abilities=[{"static": "keyword(Renown, host)"}]),
    card("collar", "Attachment", cost=1, goes_on="character & opponents", abilities=[{"static": ["blank(host)", "income(-1, hosts)"]}]),
    does("strike", "Event", {"action": "any", "choose": "character & opponents", "do": "kill(target)"}),
    does("banish", "Event", {"action": "any", "choose": "character & opponents", "do": "discard(target)"}),
    does("recall", "Event", {"action": "any", "choose": "character", "do": "return(target)"}),
    does("exile", "Event", {"action": "any", "choose": "character", "do": "remove(target)"}),
    does("rally", "Event", {"action": "challenges", "choose": "character & yours", "do": "give(target, str(3), phase)"}),
    does("weaken", "Event", {"action": "any", "choose": "character", "do": "give(target, str(-5), phase)"}),
    does("refuse", "Event", {"cancel": "event"}),
    does("rescue", "Event", {"save": "character & yours"}),
    does("last_word", "Event", {"action": "any", "do": "gold(you, 1)"}, keywords=["Deathbound"]),
    does("summons", "Event", {"action": "any", "choose": "hand: character", "do": "put(target)"}),
    does("raise", "Event", {"action": "any", "choose": "dead: character", "do": "put(target)"}),
    does("scour", "Event", {"action": "any", "do": "search(character, hand)"}),
    does("toll", "Event", {"action": "any", "do": "choose(each_player, 1, character, kneel)"}),
    does("seize", "Event", {"action": "any", "choose": "character & opponents", "do": "control(target, phase)"}),
    does("pull_back", "Event", {"action": "challenges", "choose": "participating", "do": "withdraw(target)"}),
    does("feast", "Event", {"action": "any", "do": "claim(you, 1)"}),
    does("gift", "Event", {"action": "any", "do": "claim(each_player, 1)"}),
    does("herald", "Character", {"passive": "won(you)", "do": "gold(you, 1)"}, strength=2, icons="MIP"),
    does("singer", "Character", {"passive": "won", "do": "draw(you, 1)"}, strength=2, icons="MIP"),
    does("mourner", "Character", {"response": "killed(character & yours)", "do": "gold(you, 1)"}, strength=2, icons="MIP"),
    does("bard", "Character", {"response": "won(you)", "limited": True, "do": "gold(you, 1)"}, strength=2, icons="MIP"),
    does("guard", "Character", {"save": "character & yours & ~self", "cost": "sacrifice"}, strength=2, icons="MIP"),
    does("house_event", "Event", {"action": "any", "do": "gold(you, 1)"}, only="Calder"),
    card("league", "Agenda", abilities=[{"static": "income(1)"}]),
    card("plain", "Plot", income=3, initiative=3, claim=1),
    card("slow", "Plot", income=3, initiative=0, claim=1),
    card("harsh", "Plot", income=3, initiative=3, claim=2),
    card("swift", "Plot", income=0, initiative=7, claim=1),
    card("rich", "Plot", income=5, initiative=3, claim=1),
    card("mild", "Plot", income=3, initiative=3, claim=0),
    does("unveil", "Plot", {"revealed": True, "do": "gold(you, 1)"}, income=3, initiative=3, claim=1),
    does("unveil_first", "Plot", {"revealed": True, "do": "draw(you, 1)"}, income=3, initiative=5, claim=1),
]
PLOTS = ["plain", "slow", "harsh", "swift", "rich", "mild", "unveil"]
DECK = [entry["id"] for entry in CARDS if entry["type"] in ("Character", "Location") and entry["id"] != "lord_again"][:20]
SET: dict[str, Any] = {
    "houses": [{"id": house.lower(), "name": house} for house in HOUSES],
    "cards": CARDS,
    "decks": [{"id": "ready", "house": "Thornmere", "plots": PLOTS, "cards": dict.fromkeys(DECK, 3)}],
}


def with_cards(*more: dict[str, Any]) -> dict[str, Any]:
    """The set of the tests with more cards in it."""
    return {**SET, "cards": [*CARDS, *more]}


ZONES = ("deck", "hand", "play", "discard", "dead", "out", "placed", "under", "used", "revealed", "plots")


class Realm(Scenario):
    """A table with what the tests ask again and again."""

    def __init__(self, *position: Any, **more: Any) -> None:
        super().__init__(*position, **more)
        self.log: list[str] = []
        """All that has happened, in words, with everything open."""

    def play(self, *moves: str) -> Self:
        super().play(*moves)
        self.log += self.told
        return self

    @property
    def step(self) -> str:
        """What is asked now."""
        return str(self["stack"][-1]["step"])

    def quiet(self) -> Self:
        """Pass until something else than an action or a response is asked."""
        while not self.over and self.step in PASSING:
            self.play(f"{self.asked}: pass")
        return self

    def use(self, name: str, *moves: str) -> Self:
        """Someone uses a card when it is their turn to act; nobody answers."""
        seat = name.split(".")[0]
        while self.asked != int(seat):
            self.play("pass")
        self.play(f"use card={name}", *moves)
        while not self.over and self.step in PASSING[1:]:
            self.play("pass")
        return self

    def challenge(self, kind: str, *attackers: str, target: int = 1) -> Self:
        """The active player declares a challenge; what follows up to the defenders is passed."""
        self.quiet().play(f"challenge challenge={kind} player=seat_{target}", *(f"attack card={name}" for name in attackers), "done")
        return self

    def fight(self, kind: str, attackers: list[str], defenders: list[str], target: int = 1) -> Self:
        """A whole challenge up to its first choice after the defence."""
        self.challenge(kind, *attackers, target=target).quiet()
        self.play(*(f"defend card={name}" for name in defenders), "done").quiet()
        return self

    def names(self, zone: str, seat: int = 0) -> list[str]:
        """The cards of a pile without the state of them."""
        return [written.split(" ")[0].split(".", 1)[1] for written in self[zone][seat]]

    def of(self, name: str) -> str:
        """A card in play as it is written."""
        return next(str(written) for cards in self["play"] for written in cards if written.split(" ")[0] == name)

    def unopposed(self, kind: str, *attackers: str, target: int = 1) -> Self:
        """A challenge that nobody defends against, up to what is asked after its resolution."""
        return self.challenge(kind, *attackers, target=target).quiet().resolve()

    def resolve(self, *defenders: str) -> Self:
        """The defenders are named and actions passed, up to what is asked after the resolution."""
        self.play(*(f"defend card={name}" for name in defenders), "done")
        while self.step == "action":
            self.play("pass")
        return self

    def strength(self, name: str) -> int:
        """The STR of a card in play, with all that changes it."""
        return int(values.strength(self.thrones, self.thrones.roster.names.index(name)))

    def keywords(self, name: str) -> list[str]:
        """The keywords of a card in play, with all that changes them."""
        found = values.keywords(self.thrones, self.thrones.roster.names.index(name))
        return [word for at, word in enumerate(KEYWORDS) if found >> at & 1]

    @property
    def thrones(self) -> Thrones:
        assert isinstance(self.state, Thrones)
        return self.state


def realm(seats: int = 2, house: str = "Thornmere", agenda: str | None = None, cards: dict[str, Any] = SET, **position: Any) -> Realm:
    """Everyone has a revealed plot and the cards that the position names, no others; the first seat begins the phase."""
    told: dict[str, Any] = {"revealed": [["plain"] for _ in range(seats)], **position}
    for zone in ZONES:
        if zone in told:
            told[zone] = [list(pile) for pile in told[zone]] + [[] for _ in range(seats - len(told[zone]))]
    decks = []
    for seat in range(seats):
        ids = [
            written.split(" ")[0] for zone in ZONES for pile in told.get(zone, []) for written in pile if owner(written, told, pile) == seat
        ]
        own = [name.split(".")[1] if "." in name else name for name in ids]
        kinds = {entry["id"]: entry["type"] for entry in cards["cards"]}
        decks.append(
            {
                "house": house,
                "agenda": agenda,
                "cards": [name for name in own if kinds[name] not in ("Plot", "Agenda")],
                "plots": [name for name in own if kinds[name] == "Plot"],
            }
        )
    table = Realm("thrones", {"seats": seats, "decks": decks, "phase": "challenges", **told}, cards=cards)
    check_round_trip(table.state, cards)
    return table


def owner(written: str, told: dict[str, Any], cards: list[str]) -> int:
    """Whose card it is: named with a seat, or that of the pile."""
    if "." in written.split(" ")[0]:
        return int(written.split(".")[0])
    for zone in ZONES:
        for seat, pile in enumerate(told.get(zone, [])):
            if pile is cards:
                return seat
    raise AssertionError(written)
