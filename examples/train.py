"""A policy for Treachery that learns by playing against itself, and then against the bot that looks one move ahead.

python examples/train.py          # five minutes on one core
python examples/train.py 240 2    # as many updates of both kinds as are named: about ten seconds

An actor and its critic in NumPy. The actor is a network with one hidden layer that says how often to choose each action; the critic, on the
same layer, says what whoever is asked may expect. Each update plays many games on for some choices. Then what was chosen becomes more
likely if more came of it than the critic expected, and less likely otherwise.
"""

from __future__ import annotations

import os
import sys
import time
from typing import Any

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

import numpy as np

from greathall import envs
from greathall.envs.many import Buffers, VectorEnv

GAMES = 128
"""How many are played side by side."""
CHOICES = 16
"""How many choices are made in each of them between two updates; a game of two players has about twice as many."""
HIDDEN = 128
RATE = 0.01
"""How far an update goes; half as far against the bot."""
CURIOSITY = 0.01
"""How much it is worth not to be sure: without it, the policy would stop trying other actions early."""
ALONE, AGAINST_BOT = 600, 1500
"""How many updates are made from play against itself, and then from play against the bot, which takes four times as long."""

Numbers = np.ndarray[Any, np.dtype[np.float32]]


class Policy:
    def __init__(self, features: int, actions: int, rng: np.random.Generator) -> None:
        first = rng.normal(0, 0.1, (features, HIDDEN)).astype(np.float32)
        sizes = [(HIDDEN,), (HIDDEN, actions), (actions,), (HIDDEN,), (1,)]
        self.weights: list[Numbers] = [first, *(np.zeros(size, np.float32) for size in sizes)]
        self.means = [np.zeros_like(part) for part in self.weights]
        self.squares = [np.zeros_like(part) for part in self.weights]
        self.updates = 0

    def think(self, seen: Numbers, mask: Numbers) -> tuple[Numbers, Numbers, Numbers]:
        """For each row the hidden layer, how likely each action is chosen, and what the seat may expect, between −1 and 1."""
        first, first0, act, act0, expect, expect0 = self.weights
        hidden = np.maximum(seen @ first + first0, 0)
        scores = np.where(mask, hidden @ act + act0, -np.inf)
        likely = np.exp(scores - scores.max(axis=1, keepdims=True))
        return hidden, likely / likely.sum(axis=1, keepdims=True), np.tanh(hidden @ expect + expect0)

    def learn(self, slopes: list[Numbers], rate: float) -> None:
        """A step uphill, by Adam."""
        self.updates += 1
        for part, slope, mean, square in zip(self.weights, slopes, self.means, self.squares, strict=True):
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope * slope - square)
            fair = np.sqrt(1 - 0.999**self.updates) / (1 - 0.9**self.updates)
            part += rate * fair * mean / (np.sqrt(square) + 1e-8)


class Against:
    """Games against a bot side by side, in rows like those of many games."""

    def __init__(self, bot: str, seed: int) -> None:
        self.envs = [envs.gym("treachery", bots=bot) for _ in range(GAMES)]
        self.table = self.envs[0].table
        bits = [np.zeros((GAMES, width), np.int8) for width in (self.table.features, self.table.actions)]
        reward, done, seat = np.zeros((GAMES, self.table.seats)), np.zeros(GAMES, np.bool_), np.zeros(GAMES, np.int64)
        self.buffers = Buffers(bits[0], bits[1], reward, done, seat)
        for at, env in enumerate(self.envs):
            self.show(at, *env.reset(seed=seed + at))

    def show(self, at: int, seen: Any, info: dict[str, Any]) -> None:
        self.buffers.observation[at], self.buffers.mask[at], self.buffers.seat[at] = seen, info["action_mask"], info["seat"]

    def step(self, actions: Any) -> Buffers:
        now = self.buffers
        now.reward[:] = 0
        for at, env in enumerate(self.envs):
            seen, now.reward[at, env.seat], now.done[at], _, info = env.step(int(actions[at]))
            if now.done[at]:
                seen, info = env.reset()
            self.show(at, seen, info)
        return now


def update(policy: Policy, env: VectorEnv | Against, rng: np.random.Generator, rate: float) -> None:
    """Play on, and learn from it."""
    rows, kept = np.arange(GAMES), []
    now = env.buffers
    for _ in range(CHOICES):
        seen, mask, seat = now.observation.astype(np.float32), now.mask.astype(bool), now.seat.copy()
        hidden, likely, expected = policy.think(seen, mask)
        drawn = rng.random((GAMES, 1), np.float32) * 0.9999
        chosen = (likely.cumsum(axis=1) > drawn).argmax(axis=1)
        now = env.step(chosen)
        kept.append((seen, hidden, likely, expected, chosen, seat, now.done.copy(), now.reward.copy()))
    # What each seat gets of a game that isn't over yet is what the critic expects; what one wins, the other loses.
    last = policy.think(now.observation.astype(np.float32), now.mask.astype(bool))[2]
    outcome = np.where(now.seat[:, None] == np.arange(env.table.seats), last[:, None], -last[:, None])
    slopes = [np.zeros_like(part) for part in policy.weights]
    for seen, hidden, likely, expected, chosen, seat, done, reward in reversed(kept):
        outcome = np.where(done[:, None], reward, outcome)
        surprise = (outcome[rows, seat] - expected).astype(np.float32)
        logs = np.log(np.maximum(likely, 1e-9))
        unsure = -(likely * logs).sum(axis=1, keepdims=True)
        scores = -likely * (surprise[:, None] + CURIOSITY * (logs + unsure))
        scores[rows, chosen] += surprise
        value = surprise * (1 - expected**2)
        act, expect = policy.weights[2], policy.weights[4]
        inner = (scores @ act.T + value[:, None] * expect) * (hidden > 0)
        for slope, part in zip(
            slopes,
            (seen.T @ inner, inner.sum(axis=0), hidden.T @ scores, scores.sum(axis=0), hidden.T @ value, value.sum(keepdims=True)),
            strict=True,
        ):
            slope += part / (GAMES * CHOICES)
    policy.learn(slopes, rate)


def trained(alone: int = ALONE, against_bot: int = AGAINST_BOT, seed: int = 1) -> Policy:
    """A policy after these numbers of updates."""
    env, rng = envs.vector("treachery", GAMES), np.random.default_rng(seed)
    env.reset(seed)
    policy = Policy(env.table.features, env.table.actions, rng)
    for _ in range(alone):
        update(policy, env, rng, RATE)
    against = Against("greedy", seed)
    for _ in range(against_bot):
        update(policy, against, rng, RATE / 2)
    return policy


def meeting(policy: Policy, bot: str, games: int = 1000, seed: int = 2) -> tuple[float, float]:
    """What the policy gets a game against a bot, from −1 to 1, and by how much that may be wrong (95 %)."""
    env = envs.gym("treachery", bots=bot)
    seen, info = env.reset(seed=seed)
    rewards: list[float] = []
    while len(rewards) < games:
        likely = policy.think(seen[None].astype(np.float32), info["action_mask"][None].astype(bool))[1][0]
        seen, reward, ended, _, info = env.step(int(likely.argmax()))
        if ended:
            rewards.append(reward)
            seen, info = env.reset()
    return float(np.mean(rewards)), float(1.96 * np.std(rewards) / games**0.5)


if __name__ == "__main__":
    began = time.perf_counter()
    policy = trained(*map(int, sys.argv[1:]))
    print(f"{policy.updates} updates, {policy.updates * GAMES * CHOICES:,} choices, {time.perf_counter() - began:.0f} s")
    for bot in ("random", "greedy"):
        mean, wrong = meeting(policy, bot)
        print(f"against {bot}: {mean:+.2f} a game, ± {wrong:.2f}")
