"""The moves of the game and the things that happen in it, by name and number."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from greathall.kernel.move import Verb, Verbs

# Moves.
START: Final[i64] = 0
DEFER: Final[i64] = 1
DEPLOY: Final[i64] = 2
SCOUT: Final[i64] = 3
STRIKE: Final[i64] = 4
QUEEN: Final[i64] = 5
FETCH: Final[i64] = 6
DESTROY: Final[i64] = 7
KEEP: Final[i64] = 8
IMITATE: Final[i64] = 9
SUMMON: Final[i64] = 10
DECLINE: Final[i64] = 11
MOVE: Final[i64] = 12
RETURN: Final[i64] = 13
BOND: Final[i64] = 14
SEPARATE: Final[i64] = 15
DONE: Final[i64] = 16
PASS: Final[i64] = 17
INTERRUPT: Final[i64] = 18
DOUBLE: Final[i64] = 19
WARD: Final[i64] = 20
SEIZE: Final[i64] = 21
ATTACK: Final[i64] = 22
HOLD: Final[i64] = 23
BLOCK: Final[i64] = 24
LET_THROUGH: Final[i64] = 25
FACE: Final[i64] = 26
PICK: Final[i64] = 27
SPILL: Final[i64] = 28
FORGO: Final[i64] = 29
RAGE: Final[i64] = 30

# A unit is named by its card, a bond by its leader. A target is a unit or a player.
MOVES: Final = Verbs(
    Verb("start", "", "S-2.4"),
    Verb("defer", "", "S-2.4"),
    Verb("deploy", "card slot as:variant?", "S-3.4"),
    Verb("scout", "card player slot?", "S-5.1"),
    Verb("strike", "card unit:card also:card? slot?", "S-8.1"),
    Verb("queen", "card", "S-5.6"),
    Verb("fetch", "card", "S-5.9"),
    Verb("destroy", "unit:card", "S-5.8"),
    Verb("keep", "card first:card? second:card? third:card?", "S-5.10"),
    Verb("imitate", "card model:card slot?", "S-9.2"),
    Verb("summon", "card slot", "S-9.5"),
    Verb("decline", "", "S-9.5"),
    Verb("move", "unit:card slot", "S-3.7"),
    Verb("return", "unit:card", "S-3.8"),
    Verb("bond", "leader:card second:card", "S-10.1"),
    Verb("separate", "unit:card leader:spot second:spot", "S-10.6"),
    Verb("done", "", "S-3.4"),
    Verb("pass", "", "S-4.6"),
    Verb("interrupt", "card", "S-4.9"),
    Verb("double", "card unit:card", "S-4.11"),
    Verb("ward", "card", "S-4.12"),
    Verb("seize", "card unit:card", "S-4.14"),
    Verb("attack", "unit:card target", "S-7.1"),
    Verb("hold", "unit:card", "S-7.1"),
    Verb("block", "attacker:card with:card second:card?", "S-7.5"),
    Verb("let_through", "attacker:card", "S-7.5"),
    Verb("face", "attacker:card one:card? two:card? three:card? four:card?", "S-6.10"),
    Verb("pick", "attacker:card one:card other:card", "S-6.10"),
    Verb("spill", "attacker:card target", "S-6.4"),
    Verb("forgo", "attacker:card", "S-6.4"),
    Verb("rage", "attacker:card target", "S-6.6"),
)

# What happens.
DEALT: Final[i64] = 0
ADVANTAGE: Final[i64] = 1
CHANCE_CHOSE: Final[i64] = 2
TURN: Final[i64] = 3
DREW: Final[i64] = 4
DEPLOYED: Final[i64] = 5
SCOUTED: Final[i64] = 6
REVEALED: Final[i64] = 7
TAKEN: Final[i64] = 8
BURIED: Final[i64] = 9
BURNED: Final[i64] = 10
PLAYED: Final[i64] = 11
AIMED: Final[i64] = 12
LOST: Final[i64] = 13
DAMAGED: Final[i64] = 14
NEGATED: Final[i64] = 15
POISONED: Final[i64] = 16
SHIELDED: Final[i64] = 17
FETCHED: Final[i64] = 18
KEPT: Final[i64] = 19
IMITATED: Final[i64] = 20
SUMMONED: Final[i64] = 21
MOVED: Final[i64] = 22
RETURNED: Final[i64] = 23
BONDED: Final[i64] = 24
SEPARATED: Final[i64] = 25
INTERRUPTED: Final[i64] = 26
DOUBLED: Final[i64] = 27
WARDED: Final[i64] = 28
SEIZED: Final[i64] = 29
ATTACKED: Final[i64] = 30
BLOCKED: Final[i64] = 31
UNBLOCKED: Final[i64] = 32
HURT: Final[i64] = 33
OUT: Final[i64] = 34
SUDDEN: Final[i64] = 35
ENDED: Final[i64] = 36
DECLARED: Final[i64] = 37
RECOVERED: Final[i64] = 38

TELLINGS: Final = Verbs(
    Verb("dealt", "player card*", "S-2.1"),
    Verb("advantage", "player card", "S-2.2"),
    Verb("chance_chose", "player", "S-2.3"),
    Verb("turn", "player which:turn?", "S-3.1"),
    Verb("drew", "player card*", "S-3.3"),
    Verb("deployed", "player card slot", "S-3.4"),
    Verb("scouted", "player card at:player", "S-5.1"),
    Verb("revealed", "player card", "S-1.9"),
    Verb("taken", "player card from:player", "S-5.5"),
    Verb("buried", "card why:fate? player? by:card?", "S-1.2"),
    Verb("burned", "card why:fate? player? by:card?", "S-1.6"),
    Verb("played", "player card", "S-4.8"),
    Verb("aimed", "player card unit:card of:player", "S-8.4"),
    Verb("lost", "card", "S-7.9"),
    Verb("damaged", "unit:card amount:number by:card? also:card? how:blow?", "S-7.8"),
    Verb("negated", "unit:card why:guard", "S-4.12"),
    Verb("poisoned", "unit:card by:card?", "S-8.1"),
    Verb("shielded", "unit:card", "S-6.7"),
    Verb("fetched", "player card", "S-5.9"),
    Verb("kept", "player card*", "S-5.10"),
    Verb("imitated", "player card model:card", "S-9.2"),
    Verb("summoned", "player card slot", "S-9.5"),
    Verb("moved", "player card slot", "S-3.7"),
    Verb("returned", "player card", "S-3.8"),
    Verb("bonded", "player leader:card second:card", "S-10.1"),
    Verb("separated", "player leader:card second:card by:player?", "S-10.6"),
    Verb("interrupted", "player whose:player by:card", "S-4.9"),
    Verb("doubled", "unit:card", "S-4.11"),
    Verb("warded", "player", "S-4.12"),
    Verb("seized", "player card from:player?", "S-4.14"),
    Verb("attacked", "unit:card target of:player?", "S-7.1"),
    Verb("blocked", "attacker:card with:card", "S-7.5"),
    Verb("unblocked", "attacker:card", "S-7.5"),
    Verb("hurt", "player amount:number by:card? also:card? how:blow?", "S-7.7"),
    Verb("out", "player", "S-11.1"),
    Verb("sudden", "", "S-11.3"),
    Verb("ended", "ending", "S-11.2"),
    Verb("declared", "player card variant", "S-9.1"),
    Verb("recovered", "unit:card", "S-6.2"),
)
