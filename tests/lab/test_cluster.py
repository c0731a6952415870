"""On a cluster a study gives the same results, also when one of its machines is killed."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from greathall.kernel.errors import IllegalMove
from greathall.lab import cluster
from greathall.lab.cluster import NoCluster
from greathall.lab.extras import Missing
from greathall.lab.workers import Workers
from tests.hall.serving import PATIENCE
from tests.lab.nodes import Pair
from tests.long import much
from tests.terminal.test_command import COMMAND, refused, run

SOME = 3
"""The lines of partial results with which a study has begun: what it is, and two parts."""


def test_without_ray_a_sentence_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(Missing, match=r"this needs ray; install it with: pip install 'greathall\[cluster\]'"):
        list(Workers(2, "ray").spread(str, [1]))


def test_its_usage_statistics_are_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    monkeypatch.setenv("RAY_USAGE_STATS_ENABLED", "1")
    with pytest.raises(Missing):
        cluster.check("ray")
    assert os.environ["RAY_USAGE_STATS_ENABLED"] == "0"


@pytest.mark.parametrize("on", ["spark", "ray://", "ray:x"])
def test_other_clusters_are_refused(on: str) -> None:
    with pytest.raises(NoCluster, match="--on takes ray, or ray://HOST:PORT of a cluster that runs"):
        cluster.check(on)


class FailingRay:
    """Ray where something goes wrong: at the start, or when it is asked for a result."""

    class exceptions:  # noqa: N801 (as it is called in Ray)
        class RayError(Exception):
            pass

        class RayTaskError(RayError):
            def __init__(self, cause: Exception) -> None:
                super().__init__("ray::play_deals()\nTraceback …")
                self.cause = cause

    def __init__(self, at_start: Exception | None = None, at_result: Exception | None = None) -> None:
        self.at_start = at_start
        self.at_result = at_result
        self.ended = False

    def init(self, **options: object) -> None:
        if self.at_start is not None:
            raise self.at_start

    def remote(self, work: object) -> FailingRay:
        return self

    def options(self, **options: object) -> FailingRay:
        return self

    def wait(self, waiting: list[object], num_returns: int) -> tuple[list[object], list[object]]:
        return waiting, []

    def get(self, done: object) -> object:
        assert self.at_result is not None
        raise self.at_result

    def shutdown(self) -> None:
        self.ended = True


def spread_on(ray: FailingRay, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", ray)
    list(Workers(on="ray://head:10001").spread(str, [1]))


def test_no_connection_is_told_in_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    ray = FailingRay(at_start=RuntimeError("Initialization failure from server:\nTraceback …\nRuntimeError: the server did not start.\n"))
    with pytest.raises(
        NoCluster, match=r"there is no cluster at ray://head:10001, or it can't be used: RuntimeError: the server did not start$"
    ):
        spread_on(ray, monkeypatch)


@pytest.mark.parametrize("error", [FailingRay.exceptions.RayError("The node has died."), ConnectionError("The node has died.")])
def test_a_lost_node_is_told_in_one_sentence(error: Exception, monkeypatch: pytest.MonkeyPatch) -> None:
    ray = FailingRay(at_result=error)
    with pytest.raises(NoCluster, match="the cluster at ray://head:10001 was lost: The node has died; what was finished is kept"):
        spread_on(ray, monkeypatch)
    assert ray.ended


def test_what_the_work_raises_is_raised_as_without_a_cluster(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(IllegalMove, match="one of its legal moves"):
        spread_on(FailingRay(at_result=FailingRay.exceptions.RayTaskError(IllegalMove("not one of its legal moves"))), monkeypatch)


def test_a_cluster_started_for_the_study_gives_the_same_results(tmp_path: Path) -> None:
    words = ("arena", "treachery", "random", "random", "--games", "32", "--jobs", "2", "--out")
    alone = run(*words, str(tmp_path / "alone"))
    there = run(*words, str(tmp_path / "ray"), "--on", "ray")
    assert there.returncode == 0, there.stderr
    assert alone.returncode == 0, alone.stderr
    for name in ("arena.json", "arena.html", "arena.parquet"):
        assert (tmp_path / "ray" / name).read_bytes() == (tmp_path / "alone" / name).read_bytes()


@pytest.fixture
def pair(tmp_path: Path) -> Iterator[Pair]:
    # The paths of sockets are short on every system; pytest's own folders are too deep for them.
    with tempfile.TemporaryDirectory(prefix="ray") as folder, Pair.started(Path(folder)) as made:
        yield made


@pytest.mark.long
def test_a_node_that_is_killed_in_mid_study_changes_nothing(pair: Pair, tmp_path: Path) -> None:
    words = ("arena", "treachery", "greedy", "random", "--games", str(much(400, 20_000)), "--out")
    alone = run(*words, str(tmp_path / "alone"))
    assert alone.returncode == 0, alone.stderr
    there = subprocess.Popen([*COMMAND, *words, str(tmp_path / "ray"), "--on", pair.address], stderr=subprocess.PIPE, text=True)
    partial = tmp_path / "ray" / "arena.partial"
    while not partial.exists() or partial.read_text(encoding="utf-8").count("\n") < SOME:
        assert there.poll() is None, there.communicate()
        time.sleep(0.02)
    pair.nodes[1].kill()
    assert there.poll() is None, "it was killed while the study was going on"
    _, told = there.communicate(timeout=PATIENCE)
    assert there.returncode == 0, told
    for name in ("arena.json", "arena.html", "arena.parquet"):
        assert (tmp_path / "ray" / name).read_bytes() == (tmp_path / "alone" / name).read_bytes()


def test_the_command_names_what_on_takes() -> None:
    assert "--on takes ray" in refused("arena", "treachery", "random", "random", "--on", "spark")
