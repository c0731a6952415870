"""Holidays in games over days: spans of time, in the order in which they were taken, in which nobody's time runs."""

from __future__ import annotations

from greathall.hall.table.plan import DAY

Off = list[list[float]]
"""For each holiday when it began and when it ends. They don't overlap."""


def taken(off: Off, at: float, until: float) -> Off:
    """The holidays with one until that time. It begins now, or goes on if one is under way; if it ends now, they are back."""
    before = [[began, ended] for began, ended in off if ended <= at]
    began = next((began for began, ended in off if ended > at), at)
    return [*before, [began, max(at, until)]] if began < until else before


def left_over(off: Off, at: float) -> Off:
    """The rest of a holiday that is under way; those that are over no longer count."""
    return [[max(began, at), ended] for began, ended in off if ended > at]


def days(off: Off) -> float:
    """How many days off they are together."""
    return sum(ended - began for began, ended in off) / DAY


def pushed_back(since: float, ends: float, off: Off) -> float:
    """When a time is over that began to run then and would end then, but stands still on holidays."""
    for began, ended in off:
        if ended > since and began < ends:
            ends += ended - max(began, since)
    return ends
