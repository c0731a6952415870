"""The bits of masks, and rows of numbers."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from greathall.kernel.bits import bit_at, filled, highest, how_many, lowest, seats_of

SOURCE = Path(__file__).parents[2] / "src" / "greathall"


@pytest.mark.parametrize("place", range(63))
def test_every_bit_is_where_it_should_be(place: int) -> None:
    assert bit_at(place) == 1 << place
    assert lowest(bit_at(place)) == place
    assert seats_of(bit_at(place)) == [place]


def shifts_one(source: str) -> bool:
    """Whether `1 << x` or `i64(1) << x` stands there, with an x that may be beyond 30."""
    return any(
        isinstance(node, ast.BinOp)
        and isinstance(node.op, ast.LShift)
        and ast.unparse(node.left) in ("1", "i64(1)")
        and not isinstance(node.right, ast.Constant)
        for node in ast.walk(ast.parse(source))
    )


@pytest.mark.parametrize("source", ["mask |= 1 << place", "mask = i64(1) << state.seats"])
def test_a_shifted_one_is_found(source: str) -> None:
    assert shifts_one(source)


@pytest.mark.parametrize("package", ["kernel", "games"])
def test_rules_never_shift_a_one_themselves(package: str) -> None:
    modules = sorted((SOURCE / package).rglob("*.py"))
    assert modules
    assert [path for path in modules if shifts_one(path.read_text())] == []


def test_a_mask_is_a_list_of_seats() -> None:
    assert seats_of(0) == []
    assert seats_of(0b10110) == [1, 2, 4]
    assert lowest(0b10100) == 2
    assert how_many(0b10110) == 3
    with pytest.raises(ValueError, match="-1 is not a mask of seats"):
        seats_of(-1)


def test_a_row_is_one_number_repeated() -> None:
    assert list(filled(3, -1)) == [-1, -1, -1]
    assert list(filled(0, 7)) == []


@pytest.mark.parametrize(
    ("row", "among", "found"),
    [
        ([3, 7, 5], -1, 0b010),
        ([7, 3, 7], -1, 0b101),
        ([7, 3, 5], 0b110, 0b100),
        ([-4, -9, -4], 0b111, 0b101),
        ([0, 0], -1, 0b11),
        ([5, 5], 0, 0),
        ([], -1, 0),
    ],
)
def test_whoever_leads_is_found_by_what_they_score(row: list[int], among: int, found: int) -> None:
    assert highest(vec[i64](row), among) == found
