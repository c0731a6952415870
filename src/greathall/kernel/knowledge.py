"""Who knows a hidden card, as positions write it: `7c` or `?`; `7c seen` if all know it, `7c seen 0 2` if other seats than usual do."""

from __future__ import annotations

from mypy_extensions import i64

from greathall.kernel.bits import seats_of
from greathall.kernel.event import EVERYONE, sees
from greathall.kernel.position import seat_mask


def known(name: str, mask: i64, viewer: i64, usual: i64) -> str:
    """A card that the seats of a mask know, for a viewer; nothing is said of those who know it where they are the usual ones."""
    if not sees(mask, viewer):
        name = "?"
    if mask == usual:
        return name
    if mask == EVERYONE:
        return f"{name} seen"
    return " ".join([name, "seen", *map(str, seats_of(mask))])


def held(names: list[str], knows: list[i64], viewer: i64, usual: i64) -> list[str]:
    """A hand: the cards that the viewer knows, then the others as `?` alone. Their order, and who else knows them, would tell later which
    of them was played."""
    seen = [known(name, mask, viewer, usual) for name, mask in zip(names, knows, strict=True) if sees(mask, viewer)]
    return seen + ["?"] * (len(names) - len(seen))


def read_known(written: str, usual: int, seats: int) -> tuple[str, int]:
    """The name of a card as `known` writes it, and the mask of those who know it."""
    name, seen, knowing = written.partition(" seen")
    if not seen:
        return name, usual
    return name, seat_mask(knowing.split(), seats) if knowing else int(EVERYONE)
