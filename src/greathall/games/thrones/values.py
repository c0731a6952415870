"""Values as they stand: printed ones with every modification in force. Nothing is stored: everything is added up when it is read."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from greathall.games.thrones.abilities import changes
from greathall.games.thrones.terms import (
    COIN,
    COMMANDER,
    INTRIGUE,
    MILITARY,
    NOBODY,
    PLAY,
    POWER,
    REGENT,
    REVEALED,
    WHISPERS,
)
from greathall.kernel.bits import bit_at
from greathall.kernel.move import field

if TYPE_CHECKING:
    from greathall.games.thrones.abilities.ability import Static
    from greathall.games.thrones.state import Thrones

PENALTY: Final[i64] = 2
"""The extra cost of a card of another House."""
TITLE_BONUS: Final[i64] = 3
NO_EFFECT: Final[i64] = 512
"""An amount of 0 in a lasting effect."""


# Lasting effects are words: the duration, and the fields change, target (a card or a seat), source, seat, amount + 512.


def change_of(word: i64) -> i64:
    return field(word, 0)


def target_of(word: i64) -> i64:
    return field(word, 1)


def source_of(word: i64) -> i64:
    return field(word, 2)


def amount_of(word: i64) -> i64:
    return field(word, 4) - NO_EFFECT


# Cards.


def total(state: Thrones, card: i64, kind: i64) -> i64:
    """The sum of all changes of one kind that touch a card."""
    found: i64 = 0
    if state.lasting_kinds >> kind & 1:
        for word in state.lasting:
            if (
                target_of(word) == card
                and state.card_set.changes[change_of(word)].kind == kind
                and not ignores(state, card, source_of(word), kind)
            ):
                found += amount_of(word)
    roster = state.roster
    if (state.wide_kinds | roster.static_kinds[card]) >> kind & 1:
        for source in state.statics:
            if (roster.static_kinds[source] if source == card else roster.wide_kinds[source]) >> kind & 1:
                for static in roster.faces[source].statics:
                    change = static.change
                    if change.kind == kind and touches(state, source, card, change) and static.holds(state, source):
                        found += change.amount.value(state, source, state.holder[source], source)
    return found


def gathered(state: Thrones, card: i64, kind: i64) -> i64:
    """The mask of the values (icons, keywords, types) that changes of one kind name for a card."""
    found: i64 = 0
    if state.lasting_kinds >> kind & 1:
        for word in state.lasting:
            change = state.card_set.changes[change_of(word)]
            if change.kind == kind and target_of(word) == card and not ignores(state, card, source_of(word), kind):
                found |= bit_at(change.value)
    roster = state.roster
    if (state.wide_kinds | roster.static_kinds[card]) >> kind & 1:
        for source in state.statics:
            if (roster.static_kinds[source] if source == card else roster.wide_kinds[source]) >> kind & 1:
                for static in roster.faces[source].statics:
                    change = static.change
                    if change.kind == kind and touches(state, source, card, change) and static.holds(state, source):
                        found |= bit_at(change.value)
    return found


def touches(state: Thrones, source: i64, card: i64, change: changes.Change) -> bool:
    """Whether a static change of a source touches a card: the source has its text, and the card does not ignore it."""
    if not change.of_card(state, card, state.holder[source], source) or ignores(state, card, source, change.kind):
        return False
    return change.kind in (changes.BLANK, changes.IMMUNE, changes.WARDED) or not blank(state, source)


def ignores(state: Thrones, card: i64, source: i64, kind: i64) -> bool:
    """Whether a card ignores changes of a kind that come from a source, while it is in play or for a time (A-9.3).

    Immunity itself is never ignored, since a card would ignore what makes it immune. Being immune by its own text, a card can't be made
    blank by what it is immune to.
    """
    if kind in (changes.IMMUNE, changes.WARDED):
        return False
    if kind == changes.BLANK:
        return shielded(state, card, source) or warded(state, card, source)
    return immune(state, card, source)


def marked(state: Thrones, card: i64, kind: i64) -> bool:
    """Whether any change of a kind that has no value touches a card. The values of such changes are 0.

    Mostly there is no such change in force at all, which is seen at once.
    """
    return (state.lasting_kinds | state.static_kinds) >> kind & 1 == 1 and gathered(state, card, kind) != 0


def blank(state: Thrones, card: i64) -> bool:
    """Whether a card's text counts for nothing."""
    return marked(state, card, changes.BLANK)


def immune(state: Thrones, card: i64, source: i64) -> bool:
    """Whether a card ignores what another does; it never ignores its own text (A-9.3)."""
    if warded(state, card, source):
        return True
    if not shielded(state, card, source):
        return False
    return not blank(state, card) or given_immunity(state, card) >> state.roster.kinds[source] & 1 == 1


def warded(state: Thrones, card: i64, source: i64) -> bool:
    """Whether a card ignores what an opponent's card does."""
    if not (state.lasting_kinds | state.static_kinds) >> changes.WARDED & 1 or not state.foes(state.holder[card], state.holder[source]):
        return False
    return gathered(state, card, changes.WARDED) >> state.roster.kinds[source] & 1 == 1


def shielded(state: Thrones, card: i64, source: i64) -> bool:
    """Whether a card ignores what another does, if its own text counts."""
    return card != source and (state.roster.faces[card].immune | given_immunity(state, card)) >> state.roster.kinds[source] & 1 == 1


def given_immunity(state: Thrones, card: i64) -> i64:
    """The mask of the types to which others make a card immune."""
    return gathered(state, card, changes.IMMUNE) if (state.lasting_kinds | state.static_kinds) >> changes.IMMUNE & 1 else i64(0)


def keywords(state: Thrones, card: i64) -> i64:
    """The mask of a card's keywords."""
    found = state.roster.keywords[card]
    if (state.lasting_kinds | state.static_kinds) >> changes.KEYWORD & 7:
        # The three kinds KEYWORD, NO_KEYWORD and BLANK lie side by side.
        if blank(state, card):
            found = 0
        found |= gathered(state, card, changes.KEYWORD)
        found &= ~gathered(state, card, changes.NO_KEYWORD)
    return found


def has(state: Thrones, card: i64, keyword: i64) -> bool:
    """Whether a card has a keyword."""
    if state.roster.changing_keywords >> keyword & 1:
        return keywords(state, card) >> keyword & 1 == 1
    return state.roster.keywords[card] >> keyword & 1 == 1 and not blank(state, card)


def traits(state: Thrones, card: i64) -> i64:
    """The mask of a card's traits."""
    found = state.roster.faces[card].traits
    if (state.lasting_kinds | state.static_kinds) >> changes.TRAIT & 1:
        found |= gathered(state, card, changes.TRAIT)
    return found


def has_trait(state: Thrones, card: i64, trait: i64) -> bool:
    """Whether a card has a trait; nothing is asked about other traits that changes give, so that one may depend on another."""
    if state.roster.faces[card].traits >> trait & 1:
        return True
    if state.lasting_kinds >> changes.TRAIT & 1:
        for word in state.lasting:
            change = state.card_set.changes[change_of(word)]
            given = change.kind == changes.TRAIT and change.value == trait and target_of(word) == card
            if given and not ignores(state, card, source_of(word), changes.TRAIT):
                return True
    if state.static_kinds >> changes.TRAIT & 1:
        for source in state.statics:
            for static in state.roster.faces[source].statics:
                change = static.change
                given = change.kind == changes.TRAIT and change.value == trait
                if given and touches(state, source, card, change) and static.holds(state, source):
                    return True
    return False


def crests(state: Thrones, card: i64) -> i64:
    """The mask of a card's crests."""
    found = state.roster.faces[card].crests
    if (state.lasting_kinds | state.static_kinds) >> changes.CREST & 1:
        found |= gathered(state, card, changes.CREST)
    return found


def icons(state: Thrones, card: i64) -> i64:
    """The mask of a character's challenge icons."""
    found = state.roster.icons[card]
    if (state.lasting_kinds | state.static_kinds) >> changes.ICON & 3:
        found |= gathered(state, card, changes.ICON)
        found &= ~gathered(state, card, changes.NO_ICON)
    return found


def houses(state: Thrones, card: i64) -> i64:
    """The mask of a card's Houses."""
    found = state.roster.faces[card].houses
    if (state.lasting_kinds | state.static_kinds) >> changes.HOUSE & 1:
        found |= gathered(state, card, changes.HOUSE)
    return found


def fit(state: Thrones, card: i64) -> i64:
    """The mask of the kinds of challenges in which a character may take part."""
    found = icons(state, card)
    if (state.lasting_kinds | state.static_kinds) >> changes.FIGHTS & 1:
        found |= gathered(state, card, changes.FIGHTS)
    return found


def strength(state: Thrones, card: i64) -> i64:
    """A character's STR, never below 0 (A-4.14)."""
    found = state.roster.strengths[card]
    if (state.lasting_kinds | state.static_kinds) >> changes.STR & 1:
        found += total(state, card, changes.STR)
    return max(i64(0), found)


def differs(state: Thrones, card: i64, change: changes.Change, amount: i64) -> bool:
    """Whether a change would make a difference to a card."""
    kind = change.kind
    if kind == changes.STR:
        return amount != 0
    if kind in (changes.ICON, changes.NO_ICON):
        return (icons(state, card) >> change.value & 1 == 1) == (kind == changes.NO_ICON)
    if kind in (changes.KEYWORD, changes.NO_KEYWORD):
        return has(state, card, change.value) == (kind == changes.NO_KEYWORD)
    if kind == changes.TRAIT:
        return not traits(state, card) >> change.value & 1
    if kind == changes.CREST:
        return not crests(state, card) >> change.value & 1
    if kind in (changes.WARDED, changes.HOUSE, changes.FIGHTS):
        return not gathered(state, card, kind) >> change.value & 1
    if kind in (changes.TOLL, changes.CLAIM_IS):
        return True
    if kind == changes.IMMUNE:
        return not (state.roster.faces[card].immune | gathered(state, card, kind)) >> change.value & 1
    return not marked(state, card, kind)


# Players.


def of_seat(state: Thrones, seat: i64, kind: i64, value: i64) -> i64:
    """The sum of all changes of one kind that touch a player; of those that name an icon, only for that one."""
    found: i64 = 0
    if state.lasting_kinds >> kind & 1:
        for word in state.lasting:
            found += lasting_for(state, word, seat, kind, value)
    if state.static_kinds >> kind & 1:
        for source in state.statics:
            if state.roster.static_kinds[source] >> kind & 1:
                for static in state.roster.faces[source].statics:
                    found += static_for(state, source, static, seat, kind, value)
    return found


def lasting_for(state: Thrones, word: i64, seat: i64, kind: i64, value: i64) -> i64:
    """What one lasting effect adds to that sum."""
    change = state.card_set.changes[change_of(word)]
    return amount_of(word) if change.kind == kind and target_of(word) == seat and change.value in (NOBODY, value) else i64(0)


def static_for(state: Thrones, source: i64, static: Static, seat: i64, kind: i64, value: i64) -> i64:
    """What one static ability of a card adds to that sum."""
    change = static.change
    if change.kind != kind or change.value not in (NOBODY, value) or blank(state, source):
        return 0
    if not change.of_seat(state, seat, source) or not static.holds(state, source):
        return 0
    return change.amount.value(state, source, state.holder[source], source)


def differs_for(state: Thrones, seat: i64, change: changes.Change, amount: i64) -> bool:
    """Whether a change would make a difference to a player."""
    if change.kind in (changes.NO_CHALLENGE, changes.CLAIM_AS) or changes.is_flag(change.kind):
        return of_seat(state, seat, change.kind, change.value) == 0
    return amount != 0 or changes.is_bound(change.kind)


def income(state: Thrones, seat: i64) -> i64:
    """What a player gets at the start of marshalling (A-7.1)."""
    found = of_seat(state, seat, changes.INCOME, NOBODY)
    for plot in state.pile(REVEALED, seat):
        found += state.roster.faces[plot].income
    for card in state.pile(PLAY, seat):
        found += state.roster.faces[card].income
    if state.titles[seat] == COIN:
        found += 2
    return max(i64(0), found)


def initiative(state: Thrones, seat: i64) -> i64:
    """The initiative of plot and bonuses (A-5.3)."""
    found = of_seat(state, seat, changes.INITIATIVE, NOBODY)
    for plot in state.pile(REVEALED, seat):
        found += state.roster.faces[plot].initiative
    for card in state.pile(PLAY, seat):
        found += state.roster.faces[card].initiative
    return found


def claim(state: Thrones, seat: i64) -> i64:
    """The claim of a player's plot."""
    found = of_seat(state, seat, changes.CLAIM, state.contest)
    printed: i64 = 0
    for plot in state.pile(REVEALED, seat):
        printed += plot_claim(state, plot)
    held = (state.lasting_kinds | state.static_kinds) >> changes.NO_RAISE & 1
    if held and seat == state.attacker and of_seat(state, state.target, changes.NO_RAISE, NOBODY) > 0:
        found = min(i64(0), found)
    return max(i64(0), printed + found)


def plot_claim(state: Thrones, plot: i64) -> i64:
    """The claim of a plot, printed or as an effect says."""
    return total(state, plot, changes.CLAIM_IS) if marked(state, plot, changes.CLAIM_IS) else state.roster.faces[plot].claim


def penalty(state: Thrones, seat: i64, card: i64) -> i64:
    """The 2 extra gold for a card of other Houses (A-7.3, A-1.11)."""
    houses = state.roster.faces[card].houses
    return i64(0) if houses == 0 or houses >> state.roster.houses[seat] & 1 else PENALTY


def cost(state: Thrones, seat: i64, card: i64) -> i64:
    """What it costs a player to marshal a card."""
    found = state.roster.faces[card].cost + penalty(state, seat, card)
    if state.lasting_kinds >> changes.COST & 3:
        for word in state.lasting:
            change = state.card_set.changes[change_of(word)]
            if (
                change.kind in (changes.COST, changes.NEXT_COST)
                and target_of(word) == seat
                and change.where.holds(state, card, seat, source_of(word))
            ):
                found += amount_of(word)
    if state.static_kinds >> changes.COST & 1:
        for source in state.statics:
            if state.roster.static_kinds[source] >> changes.COST & 1 and not blank(state, source):
                owner = state.holder[source]
                for static in state.roster.faces[source].statics:
                    change = static.change
                    if (
                        change.kind == changes.COST
                        and change.of_seat(state, seat, source)
                        and static.holds(state, source)
                        and change.where.holds(state, card, owner, source)
                    ):
                        less = change.amount.value(state, card, owner, source)
                        found = max(found + less, min(found, change.least)) if change.least else found + less
    return max(i64(0), found)


def title_bonus(state: Thrones, seat: i64) -> i64:
    """What a player's title adds to the side in this challenge (A-11.4, A-11.8, A-11.11)."""
    title = state.titles[seat]
    if title == REGENT:
        fits = state.contest == POWER
    elif title == COMMANDER:
        fits = state.contest == MILITARY
    elif title == WHISPERS:
        fits = state.contest == INTRIGUE
    else:
        return 0
    return TITLE_BONUS if fits or state.roster.literal else i64(0)
