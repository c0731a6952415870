"""A table as an environment of PettingZoo: every seat is an agent, and they act one after another (AEC)."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv

from greathall.envs.table import NOTHING, Table, drawn, fresh_seed
from greathall.features import flags
from greathall.kernel.chance import swift

Observation = dict[str, NDArray[np.int8]]


class SeatsEnv(AECEnv):  # type: ignore[misc]
    """Agents are `seat_0`, `seat_1` and so on.

    An observation has the features of `greathall.features` under `observation`, and under `action_mask` the actions that are legal now.
    Seats that decide at the same time are asked one after another, and none sees what another has chosen.
    """

    def __init__(self, table: Table, render_mode: str | None = None) -> None:
        super().__init__()
        self.table = table
        self.render_mode = render_mode
        self.metadata = {"render_modes": ["human", "ansi"], "is_parallelizable": False, "name": f"greathall_{table.game.name}_v0"}
        self.possible_agents = [f"seat_{seat}" for seat in range(table.seats)]
        self._numbers = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {agent: self._observation_space() for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(table.actions) for agent in self.possible_agents}
        self._chance = swift(str(fresh_seed()))

    def _observation_space(self) -> spaces.Dict:
        rows = {"observation": self.table.features, "action_mask": self.table.actions}
        return spaces.Dict({name: spaces.Box(0, 1, (size,), np.int8) for name, size in rows.items()})

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self._chance = swift(str(seed))
        self.choice = self.table.deal(int(self._chance.word()))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self.choice.seat]
        self._show()

    def observe(self, agent: str) -> Observation:
        seat = self._numbers[agent]
        row = flags(self.choice.features(seat), self.table.features)
        asked = seat == self.choice.seat and not self.terminations.get(agent, True)
        mask = flags(self.choice.places if asked else NOTHING, self.table.actions)
        return {"observation": row, "action_mask": mask}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise self.table.refusal(-1, self._numbers[agent])
        if not self.table.choose(self.choice, int(action)):
            self._end([-1.0 if seat == self._numbers[agent] else 0.0 for seat in range(self.table.seats)])
        else:
            self._cumulative_rewards[agent] = 0.0
            if self.choice.seat < 0:
                self._end(self.table.result(self.choice.state))
            else:
                self.agent_selection = self.possible_agents[self.choice.seat]
        self._show()

    def _end(self, rewards: list[float]) -> None:
        """The game is over for all."""
        for agent, reward in zip(self.possible_agents, rewards, strict=True):
            self.rewards[agent] = reward
            self.terminations[agent] = True
        self._accumulate_rewards()
        self.agent_selection = self.agents[0]

    def _show(self) -> None:
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        if self.render_mode is None:
            return None
        shown = drawn(self.choice.state, self._numbers[self.agent_selection])
        if self.render_mode == "ansi":
            return shown
        print(shown)
        return None

    def close(self) -> None:
        """There is nothing to close."""
