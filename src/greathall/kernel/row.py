"""Rows of numbers."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64


def filled(length: i64, value: i64) -> vec[i64]:
    """So many times the same number."""
    row = vec[i64]()
    for _ in range(length):
        row = append(row, value)
    return row
