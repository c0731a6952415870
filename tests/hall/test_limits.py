"""How much guests may do: each limit by itself, who counts as one guest, and how long one has to wait."""

from __future__ import annotations

import contextlib
from dataclasses import fields
from pathlib import Path

import pytest

from greathall.hall.errors import Refused, TooMuch
from greathall.hall.limits import MOST_ADDRESSES, PLACES, RATES, Bucket, Limits, Networks, Quotas, changed, network_of


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


def test_out_of_an_empty_bucket_as_much_can_be_owed_as_it_holds() -> None:
    time = Time()
    bucket = Bucket(2.0, 4.0, time)
    assert bucket.take(4)
    assert [bucket.owe() for _ in range(5)] == [True] * 4 + [False]
    assert bucket.wait() == 2.5, "what is owed has to be waited for, and what could not be is not"
    time.now = 2.5
    assert bucket.take()
    assert not bucket.take()


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


def test_whoever_has_many_networks_of_ipv6_has_no_more_than_a_few_guests() -> None:
    """65,536 times as much before, for whoever has a network of 48 bits."""
    quotas = Quotas(Limits(seats=4, guests=3, wider=8))
    networks = [f"2001:db8:1:{number:x}::1" for number in range(100)]
    assert sum(taken(quotas, "seats", network) for network in networks) == 4 * 8
    assert taken(quotas, "seats", "2001:db8:2::1") == 4, "others may"
    come = 0
    for network in networks:
        with contextlib.suppress(TooMuch):
            quotas.come("guests", network)
            come += 1
    assert come == 3 * 8
    with pytest.raises(TooMuch):
        quotas.come("guests", "2001:db8:1:ffff::1")
    quotas.go("guests", networks[0])
    quotas.come("guests", "2001:db8:1:ffff::1")
    for network in (*networks[1:24], "2001:db8:1:ffff::1"):
        quotas.go("guests", network)
    assert not quotas.connected["guests"], "nothing is remembered of those who are gone"


def test_what_waits_for_many_networks_of_ipv6_is_counted_together() -> None:
    class Slow:
        waiting, since, out = 0, 0.0, False

        def disconnect(self, why: str) -> None:
            self.out = True

    quotas = Quotas(Limits(backlog=100, wider=8))
    readers = [Slow() for _ in range(20)]
    for number, reader in enumerate(readers):
        quotas.let_wait(reader, network_of(f"2001:db8:1:{number:x}::1"), 90)
    assert sum(not reader.out for reader in readers) == 8
    other = Slow()
    quotas.let_wait(other, network_of("2001:db8:2::1"), 90)
    assert not other.out
    for number, reader in enumerate(readers):
        quotas.wait_no_more(reader, network_of(f"2001:db8:1:{number:x}::1"))
    quotas.wait_no_more(other, network_of("2001:db8:2::1"))
    assert not quotas.waiting
    assert not quotas.readers


def test_for_trusted_networks_nothing_is_counted() -> None:
    quotas = Quotas(Limits(seats=4, guests=1), ("192.168.1.0/24", "2001:db8::/32"))
    for address in ("192.168.1.77", "::ffff:192.168.1.77", "2001:db8:1::1"):
        assert taken(quotas, "seats", address) == 1000
        for _ in range(5):
            quotas.come("guests", address)
    assert taken(quotas, "seats", "192.168.2.1") == 4
    assert taken(quotas, "seats", "nowhere") == 4
    with pytest.raises(Refused, match="not a network; write it like"):
        Quotas(Limits(), ("the office",))


def test_connections_are_counted_until_they_end() -> None:
    quotas = Quotas(Limits(guests=2))
    for address in ("a", "a", "b"):
        quotas.come("guests", address)
    with pytest.raises(TooMuch, match="too many guests are here from your address; try again in 30 seconds"):
        quotas.come("guests", "a")
    quotas.go("guests", "a")
    quotas.come("guests", "a")
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


def test_many_addresses_are_not_looked_through_at_every_request(monkeypatch: pytest.MonkeyPatch) -> None:
    """Once 10,000 had done something lately, every request looked at all of them before."""
    looked = 0

    def full(bucket: Bucket) -> bool:
        nonlocal looked
        looked += 1
        assert looked <= 10 * MOST_ADDRESSES
        return bucket.level >= bucket.burst

    monkeypatch.setattr(Bucket, "full", full)
    quotas = Quotas(Limits(), clock=Time())
    for address in range(4 * MOST_ADDRESSES):
        quotas.take("tables", f"{address}")
    assert looked > 0


def test_what_an_address_says_too_much_of_is_heard_later_and_nobody_else_waits() -> None:
    time = Time()
    quotas = Quotas(Limits(heard=2), ("192.168.1.0/24",), clock=time)
    most = int(2 * RATES["heard"].at_once)
    assert [quotas.owe("heard", "192.0.2.1") for _ in range(most + 3)] == [0.0] * most + [0.5, 1.0, 1.5]
    assert quotas.owe("heard", "192.0.2.2") == 0.0
    assert [quotas.owe("heard", "192.168.1.1") for _ in range(50)] == [0.0] * 50
    time.now = 2.0
    assert quotas.owe("heard", "192.0.2.1") == 0.0
    for network in range(2 * 8 * most):
        waits = quotas.owe("heard", f"2001:db8:1:{network:x}::1")
    assert waits == most * 8 / (2 * 8), "all networks of one customer together are heard eight times as much"


@pytest.mark.parametrize("kind", PLACES)
def test_whoever_has_too_many_connections_is_told_when_it_is_worth_another_try(kind: str) -> None:
    quotas = Quotas(Limits(**{kind: 1}))
    quotas.come(kind, "192.0.2.1")
    with pytest.raises(TooMuch) as refused:
        quotas.come(kind, "192.0.2.1")
    assert refused.value.seconds == PLACES[kind].again
    assert "try again in" in refused.value.reason
    assert "noch einmal" in refused.value.said("de")


class Slow:
    """A guest who reads nothing, or everything."""

    def __init__(self) -> None:
        self.waiting = 0
        self.since = 0.0
        self.out = ""

    def disconnect(self, why: str) -> None:
        self.out = why


def test_where_too_much_waits_for_an_address_whoever_reads_least_has_to_go() -> None:
    time = Time()
    quotas = Quotas(Limits(backlog=1000), clock=time)
    quick, slow, slower, other = Slow(), Slow(), Slow(), Slow()
    quotas.let_wait(slow, "a", 300)
    quotas.let_wait(slower, "a", 600)
    quotas.let_wait(other, "b", 900)
    for time.now in range(100):
        quotas.let_wait(quick, "a", 90)
        quotas.let_wait(quick, "a", -90)
    assert not quick.out + slow.out + slower.out, "all of it together is allowed"
    quotas.let_wait(quick, "a", 300)
    assert (quick.out, slow.out, slower.out) == ("", "", "too_slow")
    for reader in (quick, slow):
        quotas.wait_no_more(reader, "a")
    quotas.wait_no_more(slower, "a")
    quotas.wait_no_more(other, "b")
    assert not quotas.readers, "nobody is remembered who has gone"
    assert not quotas.waiting


def test_networks_are_written_as_addresses_networks_or_all() -> None:
    some = Networks(["192.0.2.7", "10.0.0.1/8", "2001:db8::/32"])
    assert all(address in some for address in ("192.0.2.7", "::ffff:192.0.2.7", "10.200.1.1", "2001:db8:1::1"))
    assert not any(address in some for address in ("192.0.2.8", "11.0.0.1", "nowhere", ""))
    assert str(some) == "192.0.2.7/32,10.0.0.0/8,2001:db8::/32"
    assert "192.0.2.8" in Networks(["*"])
    assert str(Networks(["*"])) == "*"
    assert "192.0.2.8" not in Networks([])


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
