"""The study by which the card set of A Game of Thrones: The Card Game was accepted.

    python benchmarks/thrones_set.py --games 400 --jobs 2 --write docs/studies/thrones-set.md

Plays every pairing of the six ready decks between equal bots, each deck in each seat equally often, and measures how many rounds games
last, how often each House wins, and how often every keyword, card type, crest, phase label and effect comes into play. What was played is
kept in `--kept`, part by part, so that a run that was stopped goes on where it was.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from itertools import combinations
from pathlib import Path
from typing import Any, Final, cast

from pages import publish
from rich.progress import Progress

import greathall
from greathall.bots import make
from greathall.games.thrones import verbs
from greathall.games.thrones.abilities.ability import ACTION
from greathall.games.thrones.abilities.card_effects import DEEDS, Deed
from greathall.games.thrones.abilities.choices import EachChooses
from greathall.games.thrones.abilities.effects import Effect
from greathall.games.thrones.abilities.player_effects import PLAYER_DEEDS, Look, PlayerDeed
from greathall.games.thrones.cards import Card, CardSet
from greathall.games.thrones.state import Thrones
from greathall.games.thrones.terms import BESIDE, CRESTS, EVENT, KEYWORDS, PHASES, TYPES
from greathall.kernel.bits import lowest
from greathall.kernel.cards import digest, load
from greathall.kernel.chance import swift
from greathall.kernel.move import field as part_of
from greathall.kernel.move import verb_of
from greathall.lab.intervals import share

CHUNK: Final = 10
ROUNDS: Final = range(5, 9)
IN_TIME: Final = 0.8
EVEN: Final = (0.45, 0.55)
FEWEST_CARDS: Final = 3


@dataclass
class Part:
    """Sums over some games of one pairing; parts add up."""

    games: int = 0
    won: float = 0.0
    """By the first deck of the pairing."""
    first: float = 0.0
    """By the player who was the first in the first round."""
    decisions: int = 0
    rounds: Counter[str] = field(default_factory=Counter)
    endings: Counter[str] = field(default_factory=Counter)
    entered: Counter[str] = field(default_factory=Counter)
    """By card, how often it came into play or was revealed."""
    used: Counter[str] = field(default_factory=Counter)
    """By card and phase (`*` for what is not an action), how often an ability of it was used."""

    def add(self, other: Part) -> None:
        self.games += other.games
        self.won += other.won
        self.first += other.first
        self.decisions += other.decisions
        for name in ("rounds", "endings", "entered", "used"):
            getattr(self, name).update(getattr(other, name))


Pairings = dict[tuple[str, str], Part]


def play(decks: tuple[str, str], number: int, bot: str) -> Part:
    """One game; in games of odd number the decks change seats."""
    seats = decks if number % 2 == 0 else decks[::-1]
    seed = f"{' '.join(decks)} {number}"
    state = cast(Thrones, greathall.game("thrones").new(2, seed, options={"decks": " ".join(seats)}))
    bots = [make(bot, swift(f"{seed} {seat}")) for seat in range(2)]
    chance = swift(f"{seed} views")
    part = Part(games=1)
    for seat in range(2):
        part.entered.update(state.roster.faces[card].id for card in state.pile(BESIDE, seat))
    first = -1
    while asked := state.deciders():
        seat = lowest(asked)
        moves = state.moves(seat)
        state.events = None
        move = moves[0] if len(moves) == 1 else bots[seat].choose(state.imagine(seat, chance), seat)
        part.decisions += len(moves) > 1
        state.events = []
        state.apply(seat, move)
        if first < 0 and state.round == 1 and state.phase > 1:
            first = int(state.first)
        for event in state.events:
            note(part, state, event.word)
    part.won = state.reward(seats.index(decks[0]))
    part.first = state.reward(first) if first >= 0 else 0.5
    part.rounds[str(int(state.round))] += 1
    part.endings[state.ending()] += 1
    return part


def note(part: Part, state: Thrones, word: int) -> None:
    """Enter what happened."""
    verb = verb_of(word)
    if verb in (verbs.TOLD_PLOT_REVEALED, verbs.TOLD_ENTERED):
        part.entered[state.roster.faces[part_of(word, 1)].id] += 1
    elif verb == verbs.TOLD_USED:
        part.used[f"{state.roster.faces[part_of(word, 1)].id} {PHASES[state.phase]}"] += 1
    elif verb == verbs.TOLD_RESPONDED:
        part.used[f"{state.roster.faces[part_of(word, 1)].id} *"] += 1


def play_some(work: tuple[tuple[str, str], int, int, str]) -> tuple[str, Part]:
    decks, start, end, bot = work
    part = Part()
    for number in range(start, end):
        part.add(play(decks, number, bot))
    return key_of(work), part


def key_of(work: tuple[tuple[str, str], int, int, str]) -> str:
    """What a part is kept under: the two decks as they are, the bot, the pairing and the games."""
    decks, start, end, bot = work
    return f"{cards_of(decks)} {bot} {' '.join(decks)} {start} {end}"


@cache
def cards_of(decks: tuple[str, str]) -> str:
    """A fingerprint of two decks and their cards: a card that changes leaves the games of the decks without it as they were."""
    data = load(greathall.game("thrones").cards)
    lists = [deck for deck in data["decks"] if deck["id"] in decks]
    held = {card for deck in lists for card in (*deck["cards"], *deck["plots"], deck.get("agenda"))}
    cards = [[place, card] for place, card in enumerate(data["cards"]) if card["id"] in held]
    return digest({"decks": lists, "cards": cards})


def run(decks: list[str], games: int, bot: str, jobs: int, kept: Path) -> tuple[Pairings, Pairings]:
    """Play what is not kept yet. Returns the sums over all games, and over the second half of each pairing's."""
    found: dict[str, Part] = {}
    if kept.exists():
        for line in kept.read_text(encoding="utf-8").splitlines():
            told = json.loads(line)
            sums: dict[str, Any] = {name: Counter(value) if isinstance(value, dict) else value for name, value in told["part"].items()}
            found[told["key"]] = Part(**sums)
    # All pairings grow together, so that a run that was stopped has something of each.
    work = [
        ((one, other), start, min(start + CHUNK, games), bot) for start in range(0, games, CHUNK) for one, other in combinations(decks, 2)
    ]
    missing = [one for one in work if key_of(one) not in found]
    kept.parent.mkdir(parents=True, exist_ok=True)
    with Progress() as progress, kept.open("a", encoding="utf-8") as file:
        bar = progress.add_task("games", total=sum(end - start for _, start, end, _ in work))
        progress.advance(bar, sum(end - start for _, start, end, _ in work) - sum(end - start for _, start, end, _ in missing))
        for key, part in played(missing, jobs):
            found[key] = part
            print(json.dumps({"key": key, "part": vars(part)}), file=file, flush=True)
            progress.advance(bar, part.games)
    totals: Pairings = {}
    later: Pairings = {}
    for one in work:
        totals.setdefault(one[0], Part()).add(found[key_of(one)])
        if one[1] >= games // 2 // CHUNK * CHUNK:  # the half, in whole parts
            later.setdefault(one[0], Part()).add(found[key_of(one)])
    return totals, later


def played(work: list[Any], jobs: int) -> Iterator[tuple[str, Part]]:
    if jobs <= 1:
        yield from map(play_some, work)
        return
    with multiprocessing.get_context("spawn").Pool(jobs) as pool:
        yield from pool.imap_unordered(play_some, work)


# What is on the cards, and what came into play.


def effect_words(effect: Effect) -> list[str]:
    """What an effect is called in a card file."""
    if isinstance(effect, Deed):
        return [DEEDS[effect.deed]]
    if isinstance(effect, PlayerDeed):
        return [PLAYER_DEEDS[effect.deed]]
    if isinstance(effect, EachChooses):
        return ["keep" if effect.keep else "choose", DEEDS[effect.deed]]
    if isinstance(effect, Look):
        return ["reveal" if effect.all_see else "look"]
    name = type(effect).__name__
    return [{"ClaimOn": "power", "PutIntoPlay": "put", "MovePower": "move"}.get(name, name.lower())]


class Census:
    """Each kind of thing: on how many cards it is, and how often it came into play."""

    def __init__(self, card_set: CardSet, total: Part) -> None:
        self.cards: Counter[tuple[str, str]] = Counter()
        self.plays: Counter[tuple[str, str]] = Counter()
        for card in card_set.cards:
            names = self.traits(card)
            self.cards.update(names)
            used = sum(count for key, count in total.used.items() if key.split()[0] == card.id)
            for name in names:
                self.plays[name] += total.entered[card.id] + (used if card.kind == EVENT else 0)
            self.abilities(card, total)

    @staticmethod
    def traits(card: Card) -> set[tuple[str, str]]:
        """What a card is, whatever is done with it."""
        names = {("type", TYPES[card.kind])}
        names |= {("keyword", word) for at, word in enumerate(KEYWORDS) if card.keywords >> at & 1}
        return names | {("crest", word) for at, word in enumerate(CRESTS) if card.crests >> at & 1}

    def abilities(self, card: Card, total: Part) -> None:
        """Effects, and the labels of actions. An ability that shares its label with another of the card is counted with it."""
        labels: set[tuple[str, str]] = set()
        words: set[tuple[str, str]] = set()
        for made in card.abilities:
            phases = [phase for at, phase in enumerate(PHASES) if made.phases >> at & 1] if made.kind == ACTION else ["*"]
            used = sum(total.used[f"{card.id} {phase}"] for phase in phases)
            if made.kind == ACTION:
                label = ("phase label", phases[0] if len(phases) == 1 else "any phase")
                labels.add(label)
                self.plays[label] += used
            for word in {("effect", word) for effect in made.effects for word in effect_words(effect)}:
                words.add(word)
                self.plays[word] += used
        self.cards.update(labels | words)

    def breaches(self) -> list[str]:
        return [f"{kind} {word} on {self.cards[kind, word]} cards, {self.plays[kind, word]} times in play" for kind, word in self.rare()]

    def rare(self) -> list[tuple[str, str]]:
        return [name for name in self.cards if self.cards[name] < FEWEST_CARDS or not self.plays[name]]


def breaches(totals: Pairings, decks: list[str], total: Part, census: Census) -> list[str]:
    """What the set would be refused for."""
    found = []
    if in_time(total) < IN_TIME:
        found.append(f"only {in_time(total):.1%} of the games last 5 to 8 rounds")
    for deck in decks:
        wins = wins_of(totals, deck)
        if not EVEN[0] <= wins <= EVEN[1]:
            found.append(f"{deck.capitalize()} wins {wins:.1%}")
    return found + census.breaches()


def in_time(total: Part) -> float:
    return sum(count for rounds, count in total.rounds.items() if int(rounds) in ROUNDS) / total.games


def wins_of(totals: Pairings, deck: str) -> float:
    won = sum(part.won if pair[0] == deck else part.games - part.won for pair, part in totals.items() if deck in pair)
    return won / sum(part.games for pair, part in totals.items() if deck in pair)


def page(totals: Pairings, later: Pairings, decks: list[str], bot: str, card_set: CardSet) -> str:
    """The tables for the documentation."""
    total = Part()
    for part in totals.values():
        total.add(part)
    census = Census(card_set, total)
    games = total.games // len(totals)
    mean = sum(int(rounds) * count for rounds, count in total.rounds.items()) / total.games
    lines = [
        "# The card set of A Game of Thrones: The Card Game",
        "",
        f"Measured by `benchmarks/thrones_set.py`: the six ready decks, {games} games a pairing between equal bots (`{bot}`), each deck in "
        "each seat equally often. The set is accepted when at least 80 % of the games last 5 to 8 rounds, every House wins 45 to 55 % over "
        "all its pairings, and every keyword, card type, crest, phase label and effect is on at least 3 cards and comes into play.",
        "",
        "Breaches: " + ("; ".join(breaches(totals, decks, total, census)) or "none."),
        "",
        "## Rounds",
        "",
        f"{total.games:,} games, {mean:.2f} rounds on average, {in_time(total):.1%} of them within 5 to 8; "
        f"{total.decisions / total.games:.0f} decisions a game; "
        + ", ".join(f"{count / total.games:.1%} end by {ending}" for ending, count in total.endings.most_common())
        + f"; whoever is the first player in round 1 wins {total.first / total.games:.1%}.",
        "",
        "| rounds | games | share | |",
        "|---|---|---|---|",
    ]
    for rounds in range(min(map(int, total.rounds)), max(map(int, total.rounds)) + 1):
        part_share = total.rounds[str(rounds)] / total.games
        lines.append(f"| {rounds} | {total.rounds[str(rounds)]} | {part_share:.1%} | {'█' * round(100 * part_share)} |")
    lines += [
        "",
        "## Houses: share of the wins, row against column",
        "",
        "Agendas are balanced by the first half of each pairing's games at most; the last column is of the second half alone.",
        "",
        "| | " + " | ".join(deck.capitalize() for deck in decks) + " | all | 95 % | second half |",
        "|---" * (len(decks) + 4) + "|",
    ]
    for deck in decks:
        cells = []
        for other in decks:
            if deck == other:
                cells.append("")
                continue
            part = totals[(deck, other) if (deck, other) in totals else (other, deck)]
            cells.append(f"{(part.won if (deck, other) in totals else part.games - part.won) / part.games:.0%}")
        wins = wins_of(totals, deck)
        interval = share(wins * games * (len(decks) - 1), games * (len(decks) - 1))
        lines.append(
            f"| {deck.capitalize()} | "
            + " | ".join(cells)
            + f" | **{wins:.1%}** | {interval['low']:.1%} to {interval['high']:.1%} | {wins_of(later, deck):.1%} |"
        )
    for kind in ("keyword", "type", "crest", "phase label", "effect"):
        lines += ["", f"## {kind.capitalize()}s", "", f"| {kind} | cards | in play, a game |", "|---|---|---|"]
        for name in sorted(word for other, word in census.cards if other == kind):
            lines.append(f"| {name} | {census.cards[kind, name]} | {census.plays[kind, name] / total.games:.2f} |")
    return "\n".join(lines) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=400, help="for each pairing")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--bot", default="middling", help="the bot in every seat")
    parser.add_argument("--kept", type=Path, default=Path("build/thrones-set.jsonl"), help="where played games are kept")
    parser.add_argument("--write", type=Path, help="write the tables to this page")
    arguments = parser.parse_args()
    card_set = cast(CardSet, greathall.game("thrones").read_cards(None))
    decks = [deck.name for deck in card_set.decks if deck.name in {house.lower() for house in card_set.houses}]
    totals, later = run(decks, arguments.games, arguments.bot, arguments.jobs, arguments.kept)
    text = page(totals, later, decks, arguments.bot, card_set)
    publish(text, arguments.write)


if __name__ == "__main__":
    main()
