"""How much guests may do: each limit by itself, who counts as one guest, and how long one has to wait."""

from __future__ import annotations

from dataclasses import fields
from pathlib import Path

import pytest

from greathall.hall.errors import Refused, TooMuch
from greathall.hall.limits import MOST_ADDRESSES, RATES, Bucket, Limits, Quotas, changed, network_of


class Time:
    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def taken(quotas: Quotas, kind: str, address: str, most: int = 1000) -> int:
    """How often an address may do something at once."""
    for times in range(most):
        try:
            quotas.take(kind, address)
        except TooMuch:
            return times
    return most


def test_a_bucket_fills_up_again_and_says_when() -> None:
    time = Time()
    bucket = Bucket(2.0, 4.0, time)
    assert [bucket.take() for _ in range(5)] == [True] * 4 + [False]
    assert not bucket.full()
    assert bucket.wait() == 0.5
    assert bucket.wait(3) == 1.5
    assert bucket.wait(100) == 2.0, "as much as it holds is enough for anything"
    time.now = 1.0
    assert [bucket.take() for _ in range(3)] == [True, True, False]
    bucket.put_back()
    assert bucket.take()


@pytest.mark.parametrize("kind", RATES)
def test_whoever_exceeds_a_limit_is_told_how_long_to_wait_and_may_come_back_then(kind: str) -> None:
    time = Time()
    quotas = Quotas(Limits(), clock=time)
    most = float(getattr(quotas.limits, kind)) * RATES[kind].at_once
    quotas.take(kind, "192.0.2.1", most)
    with pytest.raises(TooMuch) as refused:
        quotas.take(kind, "192.0.2.1")
    assert refused.value.code == "too_many"
    wait = refused.value.seconds
    assert wait >= 1
    assert ("minute" if wait >= 90 else "second") in refused.value.reason
    assert ("Minute" if wait >= 90 else "Sekunde") in refused.value.said("de")
    quotas.take(kind, "192.0.2.2")  # others may
    time.now += wait
    quotas.take(kind, "192.0.2.1")


def test_a_network_of_ipv6_is_one_guest_and_so_is_an_address_in_either_notation() -> None:
    quotas = Quotas(Limits(seats=4))
    addresses = [f"2001:db8:1:2::{number:x}" for number in range(1, 9)]
    assert sum(taken(quotas, "seats", address) for address in addresses) == 4
    assert taken(quotas, "seats", "2001:db8:1:3::1") == 4, "another network has its own"
    assert network_of("::ffff:192.0.2.1") == network_of("192.0.2.1") == "192.0.2.1"
    assert network_of("testclient") == "testclient"


def test_for_trusted_networks_nothing_is_counted() -> None:
    quotas = Quotas(Limits(seats=4, guests=1), ("192.168.1.0/24", "2001:db8::/32"))
    for address in ("192.168.1.77", "::ffff:192.168.1.77", "2001:db8:1::1"):
        assert taken(quotas, "seats", address) == 1000
        assert all(quotas.come("guests", address) for _ in range(5))
    assert taken(quotas, "seats", "192.168.2.1") == 4
    assert taken(quotas, "seats", "nowhere") == 4
    with pytest.raises(Refused, match="not a network; write it like"):
        Quotas(Limits(), ("the office",))


def test_connections_are_counted_until_they_end() -> None:
    quotas = Quotas(Limits(guests=2))
    assert [quotas.come("guests", "a") for _ in range(3)] == [True, True, False]
    assert quotas.come("guests", "b")
    quotas.go("guests", "a")
    assert quotas.come("guests", "a")
    for address in ("a", "a", "b"):
        quotas.go("guests", address)
    assert not quotas.connected["guests"], "nobody is remembered who has gone"


def test_what_turns_out_not_to_count_is_put_back() -> None:
    quotas = Quotas(Limits(tables=2))
    for _ in range(10):
        quotas.take("tables", "a")
        quotas.put_back("tables", "a")
    assert taken(quotas, "tables", "a") == 2


def test_those_who_asked_long_ago_are_forgotten() -> None:
    time = Time()
    quotas = Quotas(Limits(), clock=time)
    for address in range(MOST_ADDRESSES + 10):
        quotas.take("requests", f"{address}")
    time.now = 10_000.0
    quotas.take("requests", "a")
    assert len(quotas.buckets) < 10


def test_limits_are_changed_by_name() -> None:
    assert changed(["tables=100", "talk=0.5"]) == Limits(tables=100, talk=0.5)
    with pytest.raises(Refused, match="no limit called 'chairs'; `greathall serve --limits` lists them"):
        changed(["chairs=4"])
    for wrong in ("tables", "tables=", "tables=many", "tables=0", "tables=-1", "tables=nan"):
        with pytest.raises(Refused, match="needs a number above 0, as in tables=100"):
            changed([wrong])


def test_the_page_of_limits_lists_all_of_them_as_they_are() -> None:
    page = (Path(__file__).parents[2] / "docs/hall/limits.md").read_text(encoding="utf-8")
    for limit in fields(Limits):
        assert f"| `{limit.name}` | {limit.default:,} | {limit.metadata['about']} |" in page
