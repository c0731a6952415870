"""The generators give their published streams, and what is made of their words is fair."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Iterator
from itertools import islice, permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from greathall.kernel.chance import FARTHEST, Chance, Sealed, Swift, commitment, drawn, fresh_seed, resume, seeded, shared_seed, swift

PUBLISHED = [641, 1573767, 3222811527, 3517856514, 836907274, 4247214768, 3867114732, 1355841295, 495546011, 621204420]
"""The first words of xoshiro128++ from the state 1, 2, 3, 4."""

EMPTY_SHAKE = "46b9dd2b0ba88d13233b3feb743eeb243fcd52ea62b81b82b50c27646ed5762f"
"""The first bytes of SHAKE-256 of the empty message (FIPS 202)."""

words = st.integers(0, 2**32 - 1)
swifts = st.builds(Swift, st.integers(1, 2**32 - 1), words, words, words)
sealeds = st.builds(Sealed, st.text(max_size=20), st.integers(0, 2000))
chances = st.one_of(swifts, sealeds)


def xoshiro(state: list[int]) -> Iterator[int]:
    """xoshiro128++ written again, from the paper."""

    def rotated(x: int, k: int) -> int:
        return (x << k | x >> (32 - k)) % 2**32

    while True:
        yield (rotated((state[0] + state[3]) % 2**32, 7) + state[0]) % 2**32
        t = state[1] << 9 & 0xFFFFFFFF
        state[2] ^= state[0]
        state[3] ^= state[1]
        state[1] ^= state[2]
        state[0] ^= state[3]
        state[2] ^= t
        state[3] = rotated(state[3], 11)


def chi_square(counts: Counter[int] | Counter[tuple[int, ...]], kinds: int) -> float:
    """How far counts lie from all kinds being as likely."""
    expected = counts.total() / kinds
    return sum((count - expected) ** 2 for count in counts.values()) / expected + (kinds - len(counts)) * expected


# Published streams.


def test_swift_is_xoshiro() -> None:
    chance = Swift(1, 2, 3, 4)
    assert [chance.word() for _ in PUBLISHED] == PUBLISHED == list(islice(xoshiro([1, 2, 3, 4]), 10))


@given(words, words, words, words)
def test_swift_is_xoshiro_from_any_state(a: int, b: int, c: int, d: int) -> None:
    if a | b | c | d:
        chance = Swift(a, b, c, d)
        assert [chance.word() for _ in range(20)] == list(islice(xoshiro([a, b, c, d]), 20))


def test_swift_refuses_the_state_that_never_changes() -> None:
    with pytest.raises(ValueError, match="all zero"):
        Swift(0, 0, 0, 0)


def test_sealed_is_shake_256() -> None:
    stream = bytes.fromhex(EMPTY_SHAKE)
    chance = Sealed("")
    assert [chance.word() for _ in range(8)] == [int.from_bytes(stream[at : at + 4], "little") for at in range(0, 32, 4)]


def test_sealed_goes_on_past_its_first_reading() -> None:
    chance = Sealed("long")
    stream = hashlib.shake_256(b"long").digest(4 * 3000)
    assert [chance.word() for _ in range(3000)] == [int.from_bytes(stream[at : at + 4], "little") for at in range(0, 12000, 4)]


def test_numbers_seed_simulations_and_texts_seed_live_games() -> None:
    digest = hashlib.sha256(b"7").digest()
    assert seeded(7).to_text() == "swift " + "".join(digest[at : at + 4][::-1].hex() for at in (0, 4, 8, 12))
    assert seeded("7").to_text() == "sealed 0 7"
    assert swift("7").word() == seeded(7).word()


# Numbers below n.


def test_below_draws_again_where_a_word_would_be_unfair() -> None:
    # A state whose first and last words are 0 draws the word 0. Times 3 its low half is 0, less than 2³² mod 3 = 1: unfair.
    chance = Swift(0, 5, 6, 0)
    following = list(islice(xoshiro([0, 5, 6, 0]), 2))
    assert following[0] == 0
    assert chance.below(3) == following[1] * 3 >> 32
    assert chance.word() == next(islice(xoshiro([0, 5, 6, 0]), 2, None))


def test_below_keeps_a_low_word_that_is_fair() -> None:
    # 2³² is a multiple of 4: no word is unfair, not even 0.
    chance = Swift(0, 5, 6, 0)
    assert chance.below(4) == 0
    assert chance.word() == next(islice(xoshiro([0, 5, 6, 0]), 1, None))


@pytest.mark.parametrize("n", [0, -1])
def test_below_needs_a_positive_number(n: int) -> None:
    with pytest.raises(ValueError, match="positive"):
        seeded(1).below(n)


@given(chances, st.integers(1, 2**31))
def test_below_is_below(chance: Chance, n: int) -> None:
    assert all(0 <= chance.below(n) < n for _ in range(5))


@pytest.mark.parametrize("seed", [1, "one"])
def test_below_is_uniform(seed: int | str) -> None:
    chance = seeded(seed)
    counts = Counter(int(chance.below(7)) for _ in range(21_000))
    assert chi_square(counts, 7) < 22.5  # 99.9 % of fair dice, six degrees of freedom


@given(chances)
def test_unit_is_from_0_to_1(chance: Chance) -> None:
    assert chance.copy().unit() == chance.word() / 2**32
    assert 0 <= chance.unit() < 1


# Shuffles and samples.


@pytest.mark.parametrize("seed", [2, "two"])
def test_every_order_is_as_likely(seed: int | str) -> None:
    chance = seeded(seed)
    counts: Counter[tuple[int, ...]] = Counter()
    for _ in range(12_000):
        items = vec[i64]([0, 1, 2, 3])
        chance.shuffle(items)
        counts[tuple(items)] += 1
    assert set(counts) == set(permutations(range(4)))
    assert chi_square(counts, 24) < 49.7  # 99.9 %, 23 degrees of freedom


def test_every_sample_is_as_likely() -> None:
    chance = seeded(3)
    items = vec[i64]([0, 1, 2, 3])
    counts = Counter(tuple(int(item) for item in chance.sample(items, 2)) for _ in range(12_000))
    assert set(counts) == set(permutations(range(4), 2))
    assert chi_square(counts, 12) < 31.3  # 99.9 %, 11 degrees of freedom
    assert list(items) == [0, 1, 2, 3]


@given(chances, st.lists(st.integers(-5, 5), max_size=12))
def test_a_shuffle_keeps_the_items(chance: Chance, given_items: list[int]) -> None:
    items = vec[i64](given_items)
    chance.shuffle(items)
    assert sorted(items) == sorted(given_items)


@given(chances, st.integers(0, 10), st.integers(0, 10))
def test_a_sample_has_different_items(chance: Chance, n: int, k: int) -> None:
    items = vec[i64](list(range(n)))
    if k > n:
        with pytest.raises(ValueError, match="more items than there are"):
            chance.sample(items, k)
    else:
        drawn = list(chance.sample(items, k))
        assert len(set(drawn)) == k
        assert set(drawn) <= set(range(n))


def test_a_sample_of_less_than_nothing_is_refused() -> None:
    with pytest.raises(ValueError, match="more items"):
        seeded(1).sample(vec[i64]([1]), -1)


# Copies and texts.


@given(chances, st.integers(0, 300))
def test_copies_go_on_independently(chance: Chance, drawn: int) -> None:
    for _ in range(drawn):
        chance.word()
    twin = chance.copy()
    ahead = [chance.word() for _ in range(5)]
    assert [twin.word() for _ in range(5)] == ahead


@given(chances, st.integers(0, 300))
def test_a_generator_is_resumed_from_its_text(chance: Chance, drawn: int) -> None:
    for _ in range(drawn):
        chance.word()
    again = resume(chance.to_text())
    assert again.to_text() == chance.to_text()
    assert [again.word() for _ in range(5)] == [chance.word() for _ in range(5)]


@pytest.mark.parametrize(
    "text",
    [
        "",
        "dice 1",
        "swift 12",
        "swift " + "g" * 32,
        "swift " + "0" * 32,
        "sealed",
        "sealed x y",
        "sealed -1 seed",
        f"sealed {FARTHEST} seed",
        "sealed 99999999999999999999999999 seed",
    ],
)
def test_other_texts_are_refused(text: str) -> None:
    with pytest.raises(ValueError, match="not the state of a generator"):
        resume(text)


# Seeds of live games.


def test_fresh_seeds_have_256_bits_and_differ() -> None:
    seeds = {fresh_seed() for _ in range(20)}
    assert len(seeds) == 20
    assert all(len(bytes.fromhex(seed)) == 32 for seed in seeds)


def test_a_commitment_is_the_hash_of_nonce_and_seed() -> None:
    assert commitment("seed", "nonce") == hashlib.sha256(b'["nonce", "seed"]').hexdigest()
    assert commitment("seed", "nonce") != commitment("seed", "other")


def test_a_shared_seed_is_the_hash_of_the_part_and_of_all_numbers_in_the_order_of_seats() -> None:
    assert shared_seed("part", {2: "bb", 0: "aa"}) == hashlib.sha256(b"part 0 aa 2 bb").hexdigest()
    assert shared_seed("part", {2: "bb", 0: "aa"}) != shared_seed("part", {0: "bb", 2: "aa"})
    assert shared_seed("part", {}) == hashlib.sha256(b"part").hexdigest()


def test_what_is_settled_before_the_deal_follows_from_the_seed() -> None:
    found = [drawn(f"seed {at}", "who begins", 3) for at in range(60)]
    assert found == [int(hashlib.sha256(f"who begins seed {at}".encode()).hexdigest(), 16) % 3 for at in range(60)]
    assert set(found) == {0, 1, 2}


def test_no_other_nonce_and_seed_have_the_same_commitment() -> None:
    assert commitment(1, "nonce") != commitment("1", "nonce")
    assert commitment("b:c", "a") != commitment("c", "a:b")
