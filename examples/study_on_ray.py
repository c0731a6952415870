"""A study on a Ray cluster: the same tournament on this machine and on the cluster, with the same result.

python examples/study_on_ray.py                    # a cluster that is started for it
python examples/study_on_ray.py ray://HOST:10001   # one that runs
"""

from __future__ import annotations

import sys

from greathall.lab.arena import Arena, play_arena
from greathall.lab.workers import Workers

ARENA = Arena("treachery", seats=2, bots=("greedy", "random"), games=64, seed=1)


def main(on: str) -> None:
    there = play_arena(ARENA, Workers(jobs=2, on=on), progress=lambda games: print(f"{games} more games"))
    here = play_arena(ARENA)
    print("the same games" if there.meetings == here.meetings else "other games")
    for row in there.to_dict()["standings"]:
        print(f"{row['bot']:8} {row['wins']['share']:.0%} of the victories, rating {row['rating']:.1f}")


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else "ray")
