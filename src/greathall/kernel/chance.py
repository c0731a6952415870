"""The one source of randomness of a game: seeded, and the same on every machine and in every release.

Two published generators stand behind one interface. `Sealed` reads the SHAKE-256 stream (FIPS 202) of a secret seed:
nobody can predict it, so live games use it. `Swift` is xoshiro128++ (Blackman and Vigna, 2019): fast, for simulations and search.
"""

from __future__ import annotations

import hashlib
import json
import secrets
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

WORD: Final[i64] = 0xFFFFFFFF
FIRST_READ: Final = 1024
FARTHEST: Final = 1 << 24
"""More words than any game reads; a generator said to be further on is a mistake, or meant to fill the memory."""


@mypyc_attr(acyclic=True)
class Chance:
    """Draws 32-bit words; everything else is made of them."""

    def word(self) -> i64:
        """The next word, 0 to 2³² − 1."""
        raise NotImplementedError

    def copy(self) -> Chance:
        """An independent generator that goes on from the same place."""
        raise NotImplementedError

    def to_text(self) -> str:
        """Where the generator stands; `resume` reads it back."""
        raise NotImplementedError

    def below(self, n: i64) -> i64:
        """A number from 0 to n − 1, each exactly as likely (Lemire's method). n is at most 2³¹."""
        if n < 1:
            raise ValueError("below() needs a positive number")
        product = self.word() * n
        low = product & WORD
        if low < n:
            unfair = (WORD + 1 - n) % n
            while low < unfair:
                product = self.word() * n
                low = product & WORD
        return product >> 32

    def unit(self) -> float:
        """A number from 0 up to, not including, 1."""
        return float(self.word()) / 4294967296.0

    def shuffle(self, items: vec[i64]) -> None:
        """Put the items in a random order, in place (Fisher and Yates)."""
        i = i64(len(items)) - 1
        while i > 0:
            j = self.below(i + 1)
            held = items[i]
            items[i] = items[j]
            items[j] = held
            i -= 1

    def sample(self, items: vec[i64], k: i64) -> vec[i64]:
        """k different items in random order; the items stay as they are."""
        n = i64(len(items))
        if k < 0 or k > n:
            raise ValueError("sample() can't draw more items than there are")
        pool = items[:]
        drawn = vec[i64](capacity=k)
        i: i64 = 0
        while i < k:
            j = i + self.below(n - i)
            drawn = append(drawn, pool[j])
            pool[j] = pool[i]
            i += 1
        return drawn


@mypyc_attr(acyclic=True, free_list_len=1)
class Swift(Chance):
    """xoshiro128++: four words of state."""

    def __init__(self, a: i64, b: i64, c: i64, d: i64) -> None:
        if a | b | c | d == 0:
            raise ValueError("the state of xoshiro128++ may not be all zero")
        self.a: i64 = a
        self.b: i64 = b
        self.c: i64 = c
        self.d: i64 = d

    def word(self) -> i64:
        total = (self.a + self.d) & WORD
        drawn = ((((total << 7) & WORD) | (total >> 25)) + self.a) & WORD
        shifted = (self.b << 9) & WORD
        self.c ^= self.a
        self.d ^= self.b
        self.b ^= self.c
        self.a ^= self.d
        self.c ^= shifted
        self.d = ((self.d << 11) & WORD) | (self.d >> 21)
        return drawn

    def copy(self) -> Swift:
        return Swift(self.a, self.b, self.c, self.d)

    def to_text(self) -> str:
        return f"swift {self.a:08x}{self.b:08x}{self.c:08x}{self.d:08x}"


@mypyc_attr(acyclic=True)
class Sealed(Chance):
    """The SHAKE-256 stream of a seed, read four bytes a word, the low byte first."""

    def __init__(self, seed: str, place: i64 = 0) -> None:
        self.seed: str = seed
        self.place: i64 = place
        self.stream: bytes = b""

    def word(self) -> i64:
        start = self.place * 4
        if start + 4 > len(self.stream):
            wanted = max(FIRST_READ, 2 * (int(start) + 4))
            self.stream = hashlib.shake_256(self.seed.encode()).digest(wanted)
        self.place += 1
        return (
            i64(self.stream[start])
            | i64(self.stream[start + 1]) << 8
            | i64(self.stream[start + 2]) << 16
            | i64(self.stream[start + 3]) << 24
        )

    def copy(self) -> Sealed:
        twin = Sealed(self.seed, self.place)
        twin.stream = self.stream
        return twin

    def to_text(self) -> str:
        return f"sealed {self.place} {self.seed}"


def seeded(seed: int | str) -> Chance:
    """A whole number seeds `Swift`, for simulations; a text seeds `Sealed`, for live games."""
    if isinstance(seed, str):
        return Sealed(seed)
    return swift(f"{seed}")


def swift(seed: str) -> Swift:
    """A fast generator whose state is the SHA-256 of a text."""
    digest = hashlib.sha256(seed.encode()).digest()
    a, b, c, d = (int.from_bytes(digest[i : i + 4], "little") for i in (0, 4, 8, 12))
    return Swift(a, b, c, d)


def resume(text: str) -> Chance:
    """Read back what `to_text` wrote."""
    kind, _, rest = text.partition(" ")
    try:
        if kind == "swift" and len(rest) == 32:
            a, b, c, d = (int(rest[i : i + 8], 16) for i in (0, 8, 16, 24))
            return Swift(a, b, c, d)
        if kind == "sealed":
            place, _, seed = rest.partition(" ")
            if 0 <= int(place) < FARTHEST:
                return Sealed(seed, int(place))
    except ValueError as error:
        raise ValueError(f"not the state of a generator: {text!r}") from error
    raise ValueError(f"not the state of a generator: {text!r}")


def fresh_seed() -> str:
    """A secret seed of 256 bits from the operating system."""
    return secrets.token_hex(32)


def shared_seed(part: str, numbers: dict[int, str]) -> str:
    """The seed that the part of a hall and the numbers of its guests make together: SHA-256 of the part and of each seat with its number,
    in the order of seats, separated by spaces."""
    return sha256(" ".join([part, *(f"{seat} {numbers[seat]}" for seat in sorted(numbers))]))


def drawn(seed: str, what: str, below: int) -> int:
    """A number below another that follows from a seed, for what is settled before the cards are dealt, such as who begins a match."""
    return int(sha256(f"{what} {seed}"), 16) % below


def sha256(text: str) -> str:
    """The SHA-256 of a text, in hexadecimal digits."""
    return hashlib.sha256(text.encode()).hexdigest()


def commitment(seed: int | str, nonce: str) -> str:
    """What is published before the deal, so that the seed can be verified after the last move: SHA-256 of `["nonce", seed]` as JSON,
    which no other nonce and seed are written as."""
    return sha256(json.dumps([nonce, seed]))
