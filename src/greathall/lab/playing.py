"""One game, or one match, between bots that see only what their seats may know."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from greathall.bots.bot import Bot
from greathall.bots.offers import first_offer
from greathall.kernel.bits import lowest
from greathall.kernel.catalog import Game, Source
from greathall.kernel.chance import Chance, swift
from greathall.kernel.deals.offer import Offer
from greathall.kernel.errors import IllegalMove, UnknownGame
from greathall.kernel.match import Match
from greathall.kernel.state import State

Watcher = Callable[[State, int, int], None]
"""Called with the position, the seat and the move, before each move."""
Listener = Callable[[State, int, Offer], None]
"""Called with the position, the seat and its offer, before each offer."""


class Played:
    """What came of a game."""

    def __init__(self, state: State, moves: int, decisions: int) -> None:
        self.state = state
        self.moves = moves
        self.decisions = decisions
        """Choices among at least two moves; the others were forced."""


def play_game(
    state: State,
    bots: Sequence[Bot],
    chance: Chance,
    watcher: Watcher | None = None,
    listener: Listener | None = None,
) -> Played:
    """Play to the end. Each bot gets the position as its seat may know it, the rest drawn from `chance`. `IllegalMove` if one chooses a
    move that the rules don't allow."""
    if len(bots) != state.seats:
        raise UnknownGame(f"{state.seats} seats need as many bots, not {len(bots)}")
    state.events = None
    moves = decisions = 0
    while asked := state.deciders():
        seat = int(lowest(asked))
        legal = state.moves(seat)
        if len(legal) == 1:
            move = int(legal[0])
        else:
            position = state.imagine(seat, chance)
            offer = first_offer(bots[seat], position, seat)
            if offer is not None:
                if listener is not None:
                    listener(state, seat, offer)
                state.propose(seat, offer)
                continue
            move = int(bots[seat].choose(position, seat))
            if move not in legal:
                # Unnoticed, a mistaken bot would spoil all that is counted.
                raise IllegalMove(f"the bot of seat {seat}, {type(bots[seat]).__name__}, chose {move}, which is not one of its legal moves")
            decisions += 1
        if watcher is not None:
            watcher(state, seat, move)
        state.apply(seat, move)
        moves += 1
    return Played(state, moves, decisions)


def play_match(
    game: Game,
    seats: int,
    seed: int,
    bots: Sequence[Bot],
    options: Mapping[str, str],
    cards: Source = None,
) -> tuple[Match, list[Played]]:
    """Play games until the match is won; seats take turns to begin."""
    chance = swift(f"{seed} match")
    match = Match(game.contest, seats, int(chance.below(seats)))
    games: list[Played] = []
    while not match.over():
        state = game.new(seats, int(chance.word()), cards, game.begun_by(match.beginner(), options))
        games.append(play_game(state, bots, chance))
        match.add(games[-1].state)
    return match, games
