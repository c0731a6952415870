"""What a client hears and sends about a shuffle, and what it finds out about a hall that cheats."""

from __future__ import annotations

import json
import stat
from pathlib import Path
from typing import Any

from greathall.client.shuffle import Shuffles, Verdict
from greathall.kernel.chance import commitment, sha256, shared_seed

PART, NONCE, RIVAL = "a" * 64, "n", "b" * 64
TABLE: dict[str, Any] = {"plan": {"lesson": ""}}


class Hall:
    """A hall of two seats that does as it is told, and a client at the first one."""

    def __init__(self, client: Shuffles | None = None, part: str = PART) -> None:
        self.client = client or Shuffles()
        self.part = part
        self.commitment = commitment(part, NONCE)
        self.seals: list[str | None] = [None, sha256(RIVAL)]
        self.numbers: list[str | None] = [None, RIVAL]
        self.closed = False
        self.rotated = False
        self.client.hear({"type": "welcome", "table": TABLE, "events": [], "position": {}})

    def begin(self) -> None:
        what = {"kind": "shuffle_begun", "game": 1, "commitment": self.commitment}
        self.hear(what, "seal")

    def hear(self, what: dict[str, Any], asks: str | None) -> dict[str, Any] | None:
        sealed = {"seals": list(self.seals), "sealed": self.seals[0], "closed": self.closed, "rotated": self.rotated}
        shuffle = {"game": 1, "commitment": self.commitment, **sealed, "asks": asks}
        answer = self.client.hear({"type": "event", "what": what, "position": {"shuffle": shuffle}})
        if answer is not None and answer["type"] == "seal_number":
            self.seals[0] = answer["seal"]
        if answer is not None and answer["type"] == "show_number":
            self.numbers[0] = answer["number"]
        return answer

    def close(self) -> None:
        self.closed = True
        self.hear({"kind": "numbers_closed"}, "show")

    def start(self, *added: int) -> None:
        """Deal, and say whose numbers are in."""
        what = {"kind": "started", "game": 1, "commitment": self.commitment, "rotated": self.rotated, "numbers": list(added) or [0, 1]}
        self.client.hear({"type": "event", "what": what, "position": {}})

    def result(self, **other: Any) -> dict[str, Any]:
        numbers = other.pop("numbers", self.numbers)
        shown = {seat: number for seat, number in enumerate(numbers) if number is not None}
        return {"part": self.part, "nonce": NONCE, "numbers": numbers, "seed": shared_seed(self.part, shown), **other}

    def verdict(self, **other: Any) -> Verdict:
        return self.client.verdict(1, self.result(**other))


def shuffled(hall: Hall, *added: int) -> Hall:
    hall.begin()
    hall.close()
    hall.start(*added)
    return hall


def test_a_number_that_is_in_the_seed_is_found_there() -> None:
    hall = shuffled(Hall())
    assert hall.verdict() == "shared"
    assert hall.numbers[0] is not None


def test_after_seats_have_moved_on_numbers_are_looked_for_one_seat_further() -> None:
    hall = Hall()
    hall.rotated = True
    shuffled(hall)
    assert hall.verdict(numbers=hall.numbers[::-1]) == "shared"
    assert hall.verdict() == "broken", "numbers that change places make another seed"


def test_whether_seats_move_on_can_not_be_decided_once_the_numbers_are_known() -> None:
    hall = Hall()
    hall.begin()
    hall.close()
    hall.rotated = True
    hall.start()
    assert hall.verdict(numbers=hall.numbers[::-1]) == "broken", "a hall could choose between two seeds"


def test_a_hall_that_makes_up_a_number_once_it_knows_the_others_is_found_out() -> None:
    hall = shuffled(Hall())
    assert hall.verdict(numbers=[hall.numbers[0], "c" * 64]) == "broken"
    hall = Hall()
    hall.seals[1] = None
    shuffled(hall, 0)
    assert hall.verdict() == "broken", "nobody had sealed that number"
    assert hall.verdict(numbers=[hall.numbers[0], None]) == "shared"


def test_a_hall_that_asks_for_the_number_before_it_shows_all_seals_is_not_answered() -> None:
    hall = Hall()
    hall.begin()
    assert hall.hear({"kind": "said"}, "show") is None, "numbers are still taken"
    hall.seals = [None, sha256(RIVAL)]
    hall.closed = True
    assert hall.hear({"kind": "numbers_closed"}, "show") is None, "their own seal is not among them"
    assert hall.numbers[0] is None
    # What was noted stays: a hall can't show other seals later, to have the number after all.
    hall.seals = [sha256(hall.client.games[1].number), sha256("c" * 64)]
    assert hall.hear({"kind": "said"}, "show") is None
    hall.start(1)
    assert hall.verdict() == "left_out"


def test_a_number_that_a_hall_has_without_having_been_shown_it_is_not_a_proof() -> None:
    hall = Hall()
    hall.begin()
    hall.start()
    assert hall.verdict(numbers=[hall.client.games[1].number, RIVAL]) == "broken"


def test_a_hall_that_commits_to_nothing_is_found_out() -> None:
    hall = Hall()
    hall.commitment = ""
    hall.begin()
    hall.close()
    hall.commitment = commitment(hall.part, NONCE)
    hall.start()
    assert hall.verdict() == "broken"


def test_a_hall_that_names_other_seats_at_the_beginning_than_at_the_end_is_found_out() -> None:
    assert shuffled(Hall(), 0).verdict() == "broken"
    hall = shuffled(Hall())
    assert hall.verdict(numbers=[hall.numbers[0], None]) == "broken"


def test_a_hall_that_commits_to_its_part_once_it_knows_the_numbers_is_found_out() -> None:
    hall = Hall()
    hall.hear({"kind": "said"}, "seal")  # without having said that a shuffle has begun
    hall.close()
    hall.part = "d" * 64
    hall.commitment = commitment(hall.part, NONCE)
    hall.start()
    assert hall.verdict() == "broken"


def test_a_hall_that_reveals_another_part_nonce_or_seed_is_found_out() -> None:
    hall = shuffled(Hall())
    for other in ({"part": "d" * 64}, {"nonce": "m"}, {"seed": "e" * 64}):
        assert hall.verdict(**other) == "broken"


def test_a_number_that_was_sealed_and_is_not_in_the_seed_was_left_out() -> None:
    hall = shuffled(Hall(), 1)
    assert hall.verdict(numbers=[None, RIVAL]) == "left_out"
    hall.client.games[1].added = []
    whole = {"part": "", "seed": "s", "numbers": [None, None]}
    hall.client.games[1].commitment = commitment("s", NONCE)
    assert hall.verdict(**whole) == "left_out"


def test_of_two_devices_of_a_seat_the_one_that_was_slower_shows_nothing_and_says_so() -> None:
    slow = Hall()
    slow.begin()
    slow.seals[0] = sha256("f" * 64)
    slow.closed = True
    assert slow.hear({"kind": "numbers_closed"}, "show") is None
    slow.numbers[0] = "f" * 64
    slow.start()
    assert slow.verdict() == "elsewhere", "if there is no other device, the hall has made that number up"


def test_a_hall_that_invents_another_device_before_it_asks_is_mentioned() -> None:
    hall = Hall()
    hall.seals[0], hall.numbers[0] = sha256("f" * 64), "f" * 64
    hall.closed = True
    assert hall.hear({"kind": "numbers_closed"}, None) is None
    hall.start()
    assert hall.verdict() == "elsewhere"


def test_whoever_comes_when_all_numbers_are_sealed_has_added_none() -> None:
    hall = Hall()
    hall.closed = True
    hall.hear({"kind": "numbers_closed"}, None)
    hall.start(1)
    assert hall.verdict() == "others"


def test_a_hall_that_asks_nobody_is_mentioned_by_whoever_was_there() -> None:
    hall = Hall()
    whole = {"part": "", "seed": "s", "numbers": [None, None]}
    hall.commitment = commitment("s", NONCE)
    what = {"kind": "started", "game": 1, "commitment": hall.commitment, "rotated": False, "numbers": []}
    hall.client.hear({"type": "event", "what": what, "position": {}})
    assert hall.verdict(**whole) == "skipped"
    hall = Hall()
    hall.numbers[0] = "f" * 64
    hall.start()
    assert hall.verdict() == "skipped", "with numbers that it says are everyone's"
    hall.commitment = commitment("s", NONCE)
    # Whoever has come later only reads that it began, and lessons are never shuffled.
    late = Shuffles()
    late.hear({"type": "welcome", "table": TABLE, "events": [{"type": "event", "what": what}], "position": {}})
    assert late.verdict(1, hall.result(**whole)) == "alone"
    pupil = Shuffles()
    pupil.hear({"type": "welcome", "table": {"plan": {"lesson": "first"}}, "events": [], "position": {}})
    pupil.hear({"type": "event", "what": what, "position": {}})
    assert pupil.verdict(1, hall.result(**whole)) == "alone"


def test_a_program_that_is_started_again_shows_and_finds_its_number(tmp_path: Path) -> None:
    file = tmp_path / "shuffles" / "table.json"
    hall = Hall(Shuffles(file))
    hall.begin()
    hall.client = Shuffles(file)
    hall.client.hear({"type": "welcome", "table": TABLE, "events": [], "position": {}})
    hall.close()
    hall.start()
    hall.client = Shuffles(file)
    assert hall.verdict() == "shared"
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert json.loads(file.read_text())["1"]["number"] == hall.numbers[0]


def test_what_is_asked_again_after_a_loss_is_answered_the_same() -> None:
    hall = Hall()
    hall.begin()
    assert hall.hear({"kind": "said"}, "seal") is None, "answered already"
    sealed, hall.seals[0] = hall.seals[0], None
    shuffle = {
        "game": 1,
        "commitment": hall.commitment,
        "seals": [None, None],
        "sealed": None,
        "closed": False,
        "rotated": False,
        "asks": "seal",
    }
    again = hall.client.hear({"type": "welcome", "table": TABLE, "events": [], "position": {"shuffle": shuffle}})
    assert again == {"type": "seal_number", "game": 1, "seal": sealed}
