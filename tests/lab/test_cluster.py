"""On a cluster a study gives the same results, also when one of its machines is killed."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

from greathall.lab import cluster
from greathall.lab.cluster import NoCluster
from greathall.lab.extras import Missing
from greathall.lab.workers import Workers
from tests.terminal.test_command import refused, run


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


def test_a_cluster_started_for_the_study_gives_the_same_results(tmp_path: Path) -> None:
    pytest.importorskip("ray")
    words = ("arena", "treachery", "random", "random", "--games", "32", "--jobs", "2", "--out")
    alone = run(*words, str(tmp_path / "alone"))
    there = run(*words, str(tmp_path / "ray"), "--on", "ray")
    assert there.returncode == 0, there.stderr
    assert alone.returncode == 0, alone.stderr
    for name in ("arena.json", "arena.html", "arena.parquet"):
        assert (tmp_path / "ray" / name).read_bytes() == (tmp_path / "alone" / name).read_bytes()


def test_the_command_names_what_on_takes() -> None:
    assert "--on takes ray" in refused("arena", "treachery", "random", "random", "--on", "spark")
