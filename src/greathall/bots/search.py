"""Information-set tree search: for any game, any number of players, each of whom maximises their own result.

Every iteration draws a position that agrees with what the seat knows (`State.imagine`), walks down one tree that all draws share, adds a
node, and plays on at random to a horizon, where the network of the game takes over (`judgement.py`), or its own evaluation if there is
none. A move is rated by how it did among the draws in which it was legal.
(Single-observer information-set Monte Carlo tree search: Cowling, Powley and Whitehouse, 2012.)
"""

from __future__ import annotations

import math
import time
from pathlib import Path
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from greathall.bots.bot import Bot
from greathall.bots.dealing import Haggler, betrays, breaks_word, decline, keeps_word, owes_deed
from greathall.bots.judgement import FOLDER, Judgement, judgement_of
from greathall.bots.levels import iterations_of
from greathall.bots.rollout import play_on, worth
from greathall.kernel.bits import lowest
from greathall.kernel.chance import Chance
from greathall.kernel.deals.dealing import Dealing
from greathall.kernel.deals.offer import Offer
from greathall.kernel.move import BITS as MOVE_BITS
from greathall.kernel.state import State

EXPLORATION: Final = 0.12
COMPARED_DRAWS: Final[i64] = 4
LOOK_AT_CLOCK: Final[i64] = 8
"""How many iterations pass before a bot with a time budget looks at the clock again."""


@mypyc_attr(acyclic=True)
class Node:
    """A move that led here, and how the seat that made it fared."""

    def __init__(self, seat: i64, move: i64) -> None:
        self.seat: i64 = seat
        self.move: i64 = move
        self.visits: i64 = 0
        self.available: i64 = 0
        """In how many draws the move was legal when it was this seat's choice."""
        self.total: float = 0.0
        self.keys: vec[i64] = vec[i64]()
        """The seats and moves of the children, in their order."""
        self.children: list[Node] = []

    def child(self, seat: i64, move: i64, guess: i64 = 0) -> i64:
        """The place of the child with this move of this seat, or −1: who is asked may differ from draw to draw. It is looked for at
        the guess first: moves are mostly listed in the order in which they became children."""
        keys = self.keys
        key = seat << MOVE_BITS | move
        if guess < i64(len(keys)) and keys[guess] == key:
            return guess
        for place in range(i64(len(keys))):
            if keys[place] == key:
                return place
        return -1

    def add(self, seat: i64, move: i64) -> Node:
        node = Node(seat, move)
        self.keys = append(self.keys, seat << MOVE_BITS | move)
        self.children.append(node)
        return node

    def value(self) -> float:
        """The mean result, 0 to 1, of the seat that made the move."""
        return self.total / float(max(self.visits, i64(1)))


class SearchBot(Bot):
    """Thinks for a number of iterations, or for a time; the same seed and iterations give the same choice."""

    def __init__(
        self,
        chance: Chance,
        iterations: i64 = 1000,
        seconds: float = 0.0,
        exploration: float = EXPLORATION,
        haggler: Haggler | None = None,
        learned: bool = True,
        level: str = "",
    ) -> None:
        self.chance = chance
        self.haggler = haggler
        """How it deals; None: not at all."""
        self.exploration: float = exploration
        """How much a move that was tried seldom is favoured."""
        self.iterations: i64 = iterations
        self.level: str = level
        """The level that says how many iterations it has at a table; without one they are as given."""
        self.seconds: float = seconds
        self.learned: bool = learned
        """Whether it judges by the network of the game, where there is one that fits."""
        self.weights: Path = FOLDER
        """Where the weights of networks lie."""
        self.judgement: Judgement | None = None
        """The network by which it judges this position."""
        self.met: vec[i64] = vec[i64]()
        """The places of the children that were available when moves were last met."""
        self.within: float = 0.0
        """It stops after this many seconds, however many iterations are left; 0: there is no such limit."""

    def choose(self, position: State, seat: i64) -> i64:
        moves = position.sensible(seat)
        if len(moves) == 1:
            return moves[0]
        if isinstance(position, Dealing) and position.asking() is not None:
            return self.haggler.answer(position, seat) if self.haggler is not None else decline(position)
        root = self.think(position, seat)
        best = self.favourite(root.children)
        if self.haggler is not None and isinstance(position, Dealing):
            if breaks_word(position, seat, best.move):
                best = self.after_all(position, root, best)
            elif owes_deed(position, seat):
                best = self.as_promised(position, root, best)
        return best.move

    def offer(self, position: State, seat: i64) -> Offer | None:
        if self.haggler is None or not isinstance(position, Dealing):
            return None
        return self.haggler.offer(position, seat)

    def after_all(self, position: Dealing, root: Node, best: Node) -> Node:
        """The best move that keeps the seat's word, unless there is none, or breaking it pays too well for a bot that is not honest."""
        assert self.haggler is not None
        true = [node for node in root.children if not breaks_word(position, root.seat, node.move)]
        if not true:
            return self.overlooked(position, best) if self.haggler.character.honest else best
        kept = self.favourite(true)
        if self.haggler.character.honest:
            return kept
        # Nobody owes anything to those who have broken their word.
        tempted = best.value() - kept.value() > self.haggler.character.temptation
        return best if tempted or not betrays(position, root.seat, best.move) else kept

    def as_promised(self, position: Dealing, root: Node, best: Node) -> Node:
        """A move that does what the seat has promised, if it costs little."""
        true = [node for node in root.children if keeps_word(position, root.seat, node.move)]
        if not true:
            return best
        kept = self.favourite(true)
        assert self.haggler is not None
        patience = self.haggler.character.patience
        return kept if best.value() - kept.value() <= patience and not breaks_word(position, root.seat, kept.move) else best

    def overlooked(self, position: Dealing, best: Node) -> Node:
        """A move that keeps the seat's word although it was not noticed, if there is one."""
        for move in position.sensible(best.seat):
            if not breaks_word(position, best.seat, move):
                return Node(best.seat, move)
        return best

    def favourite(self, nodes: list[Node]) -> Node:
        """The move that was tried most; of those the one that did best, of those any."""
        best = nodes[0]
        tied: i64 = 0
        for node in nodes:
            if node.visits == best.visits and node.total == best.total:
                tied += 1
                if self.chance.below(tied) == 0:
                    best = node
            elif node.visits > best.visits or (node.visits == best.visits and node.total > best.total):
                best = node
                tied = 1
        return best

    def think(self, position: State, seat: i64) -> Node:
        """Grow a tree for a seat; its first branches carry the estimates of the seat's moves."""
        root = Node(seat, -1)
        start = time.perf_counter()
        if self.level:
            self.iterations = i64(iterations_of(self.level, position.game.name, position.seats))
        self.judgement = judgement_of(position, self.weights) if self.learned else None
        self.compare(root, position)
        longest = self.seconds if self.seconds > 0.0 else self.within
        while self.seconds > 0.0 or root.visits < self.iterations:
            self.iterate(root, position.imagine(seat, self.chance))
            if longest > 0.0 and root.visits % LOOK_AT_CLOCK == 0 and time.perf_counter() - start >= longest:
                break
        return root

    def compare(self, root: Node, position: State) -> None:
        """Value every move that is noticed on the same few draws, at least once and for up to half of the iterations: comparing moves on
        one draw tells more than comparing them on different ones."""
        seat = root.seat
        moves = self.noticed(position.sensible(seat))
        draws = max(i64(1), min(COMPARED_DRAWS, self.iterations // (2 * i64(len(moves)))))
        for _each in range(draws):
            drawn = position.imagine(seat, self.chance)
            for move in moves:
                place = root.child(seat, move)
                node = root.children[place] if place >= 0 else root.add(seat, move)
                trial = drawn.copy()
                trial.apply(seat, move)
                self.look_ahead(trial, position.chapter())
                node.available += 1
                node.visits += 1
                node.total += self.judge(trial, seat)
                root.visits += 1

    def noticed(self, moves: vec[i64]) -> vec[i64]:
        """The moves, or as many of them as there are iterations, drawn by chance: who thinks for so short overlooks the others."""
        count = i64(len(moves))
        if self.seconds > 0.0 or count <= self.iterations:
            return moves
        left = moves[:]
        found = vec[i64](capacity=self.iterations)
        for taken in range(self.iterations):
            place = taken + self.chance.below(count - taken)
            found = append(found, left[place])
            left[place] = left[taken]
        return found

    def look_ahead(self, state: State, chapter: i64) -> None:
        """Play on to where the position is judged."""
        play_on(state, self.chance, chapter, i64(-1) if self.judgement is None else self.judgement.horizon)

    def judge(self, state: State, seat: i64) -> float:
        """What a position is worth to a seat, from 0 to 1."""
        if self.judgement is None or state.over():
            return worth(state, seat)
        return self.judgement.chance(state, seat)

    def iterate(self, root: Node, state: State) -> None:
        """One walk down the tree, a new node, random play from there, and what it was worth to everyone on the way."""
        path: list[Node] = [root]
        node = root
        chapter = state.chapter()
        while state.chapter() == chapter:
            asked = state.deciders()
            if asked == 0:
                break
            # Where several are asked at once, the seat that thinks answers first: the first branches are its own moves.
            seat = root.seat if node is root and asked >> root.seat & 1 else lowest(asked)
            moves = state.sensible(seat)
            if state.game.habits and len(moves) == 1:
                state.apply(seat, moves[0])
                continue
            untried = self.meet(node, seat, moves)
            if untried >= 0:
                node = node.add(seat, untried)
                node.available = 1
                path.append(node)
                state.apply(seat, untried)
                self.look_ahead(state, chapter)
                break
            node = self.select(node)
            path.append(node)
            state.apply(seat, node.move)
        results = [-1.0] * int(state.seats)
        if state.seats == 2 and self.judgement is not None:
            # What one of two wins the other loses; it is judged with the eyes of the seat that thinks.
            results[root.seat] = self.judge(state, root.seat)
            results[1 - root.seat] = 1.0 - results[root.seat]
        for passed in path:
            if results[passed.seat] < 0.0:
                results[passed.seat] = self.judge(state, passed.seat)
            passed.visits += 1
            passed.total += results[passed.seat]

    def meet(self, node: Node, seat: i64, moves: vec[i64]) -> i64:
        """Note that these moves were available; one of those never tried, by chance, or −1."""
        untried: i64 = -1
        fresh: i64 = 0
        met = vec[i64](capacity=i64(len(moves)))
        guess: i64 = 0
        for move in moves:
            place = node.child(seat, move, guess)
            if place >= 0:
                node.children[place].available += 1
                met = append(met, place)
                guess = place + 1
            else:
                fresh += 1
                if self.chance.below(fresh) == 0:
                    untried = move
        self.met = met
        return untried

    def select(self, node: Node) -> Node:
        """The child with the highest upper confidence bound among those just met."""
        best = node.children[self.met[0]]
        highest = -1.0
        for place in self.met:
            child = node.children[place]
            visits = float(child.visits)
            bound = child.total / visits + self.exploration * math.sqrt(math.log(float(child.available)) / visits)
            if bound > highest:
                highest = bound
                best = child
        return best
