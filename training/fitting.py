"""Fits a network to positions, with PyTorch."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray
from torch import nn

from greathall.bots.judgement import INNER, UNITS
from training.selfplay import Positions
from training.weights import HIGHEST, Weights, by_chance

KEPT_BACK = 10
"""Every so many games are kept back, to see how well the network judges what it has not learned from."""


@dataclass(frozen=True)
class Fit:
    """How a network is fitted."""

    epochs: int = 15
    batch: int = 8192
    rate: float = 2e-3
    decay: float = 1e-6
    seed: int = 0


class Network(nn.Module):
    """The network of `greathall.bots.judgement` in real numbers; the row after the last is for places that are left empty."""

    def __init__(self, size: int, seed: int) -> None:
        super().__init__()
        start = by_chance(size, seed)
        self.size = size
        self.rows = nn.EmbeddingBag(size + 1, int(UNITS), mode="sum", padding_idx=size)
        self.second = nn.Linear(int(UNITS), int(INNER))
        self.third = nn.Linear(int(INNER), 1)
        self.first = nn.Parameter(torch.tensor(start.first, dtype=torch.float32))
        self.leaning = nn.Parameter(torch.tensor(start.leaning, dtype=torch.float32))
        self.kept = nn.Parameter(torch.tensor(start.kept))
        with torch.no_grad():
            self.rows.weight[:size] = torch.tensor(start.rows, dtype=torch.float32) * 0.3
            self.rows.weight[size] = 0.0
            self.second.weight.copy_(torch.tensor(start.second))
            self.second.bias.copy_(torch.tensor(start.second_bias))
            self.third.weight.copy_(torch.tensor(start.third)[None])
            self.third.bias.zero_()

    def forward(self, places: Any, leans: Any) -> Any:
        units = self.rows(places) + self.first + leans[:, None] * self.leaning
        inner = torch.relu(self.second(units.clamp(0.0, 1.0)))
        return self.third(inner)[:, 0] + self.kept * leans

    def weights(self) -> Weights:
        """The network as numbers."""

        def plain(tensor: Any) -> NDArray[np.float64]:
            return np.asarray(tensor.detach().cpu().numpy(), np.float64)

        return Weights(
            plain(self.rows.weight)[: self.size],
            plain(self.first),
            plain(self.leaning),
            plain(self.second.weight),
            plain(self.second.bias),
            plain(self.third.weight)[0],
            self.third.bias.item(),
            self.kept.item(),
        )


def padded(positions: Positions) -> NDArray[np.int16]:
    """The features of each position in a row of its own, as long as the longest."""
    table = np.full((len(positions), int(positions.counts.max())), positions.size, np.int16)
    table[np.arange(table.shape[1]) < positions.counts[:, None]] = positions.places.astype(np.int16)
    return table


def device() -> str:
    """Where it is fitted: on an accelerator if there is one."""
    return "cuda" if torch.cuda.is_available() else "cpu"


def kept_back(positions: Positions) -> NDArray[np.bool_]:
    """The positions that are not learned from."""
    return np.asarray(positions.games % KEPT_BACK == 0)


def fit(positions: Positions, how: Fit, progress: Callable[[dict[str, float]], None]) -> tuple[Weights, list[dict[str, float]]]:
    """The network of the epoch that judged best what was kept back, and the losses of all epochs."""
    torch.manual_seed(how.seed)
    where = device()
    network = Network(positions.size, how.seed).to(where)
    table = torch.tensor(padded(positions))
    leans, results = torch.tensor(positions.leans), torch.tensor(positions.results)
    back = torch.tensor(kept_back(positions))
    learned, tested = torch.nonzero(~back)[:, 0], torch.nonzero(back)[:, 0]
    loss_of = nn.BCEWithLogitsLoss()
    moved = [parameter for name, parameter in network.named_parameters() if name != "kept"]
    optimizer = torch.optim.AdamW([{"params": moved, "weight_decay": how.decay / how.rate}, {"params": [network.kept]}], lr=how.rate)
    steps = how.epochs * (len(learned) // how.batch + 1)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, how.rate, total_steps=steps + 1)
    if where != "cpu":
        table, leans, results, learned, tested = (part.to(where) for part in (table, leans, results, learned, tested))
    best, curve = network.weights(), list[dict[str, float]]()
    for epoch in range(how.epochs):
        network.train()
        sums = 0.0
        for chosen in torch.randperm(len(learned), device=learned.device).split(how.batch):
            rows = learned[chosen]
            optimizer.zero_grad()
            loss = loss_of(network(table[rows].int(), leans[rows]), results[rows])
            loss.backward()
            optimizer.step()
            schedule.step()
            with torch.no_grad():
                network.rows.weight.clamp_(-HIGHEST, HIGHEST)
            sums += loss.item() * len(rows)
        network.eval()
        with torch.no_grad():
            losses = [float(loss_of(network(table[rows].int(), leans[rows]), results[rows])) * len(rows) for rows in tested.split(65536)]
        curve.append({"epoch": epoch + 1, "learned": round(sums / len(learned), 5), "kept_back": round(sum(losses) / len(tested), 5)})
        progress(curve[-1])
        if curve[-1]["kept_back"] <= min(one["kept_back"] for one in curve):
            best = network.weights()
    return best, curve


def calibrated(positions: Positions) -> float:
    """The log-loss of the game's own evaluation on what is kept back, its leaning stretched and moved as fits best what is learned from."""
    back = kept_back(positions)
    x, y = torch.tensor(positions.leans[~back]), torch.tensor(positions.results[~back])
    line = torch.tensor([1.0, 0.0], requires_grad=True)
    optimizer = torch.optim.LBFGS([line], max_iter=50)
    loss_of = nn.BCEWithLogitsLoss()

    def closure() -> Any:
        optimizer.zero_grad()
        loss = loss_of(line[0] * x + line[1], y)
        loss.backward()
        return loss

    optimizer.step(closure)
    with torch.no_grad():
        return float(loss_of(line[0] * torch.tensor(positions.leans[back]) + line[1], torch.tensor(positions.results[back])))
