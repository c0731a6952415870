"""What holds while cards are in play, and what lasts for a time: noted when cards come and go, so that it is found fast."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from greathall.games.thrones import values
from greathall.games.thrones.abilities import changes
from greathall.games.thrones.terms import BESIDE, PLAY, REVEALED
from greathall.kernel.move import field

if TYPE_CHECKING:
    from greathall.games.thrones.state import Thrones


def refresh(state: Thrones) -> None:
    """Work out which cards have static abilities, and what cards in play can answer."""
    statics = vec[i64]()
    state.static_kinds = 0
    state.wide_kinds = 0
    state.passive_moments = 0
    state.response_moments = 0
    state.saves_in_play = False
    state.cancels_in_play = False
    for seat in range(state.seats):
        for at in range(i64(3)):
            for card in state.piles[(PLAY if at == 0 else REVEALED if at == 1 else BESIDE) * state.seats + seat]:
                face = state.roster.faces[card]
                if face.static_kinds:
                    statics = append(statics, card)
                    state.static_kinds |= face.static_kinds
                    state.wide_kinds |= face.wide_kinds
                state.passive_moments |= face.passive_moments
                state.response_moments |= face.response_moments
                if face.saves:
                    state.saves_in_play = True
                if face.cancels:
                    state.cancels_in_play = True
    state.statics = statics


def forget(state: Thrones, card: i64) -> None:
    """A card leaves play: what lasted for it is over."""
    kept = vec[i64]()
    for word in state.lasting:
        if values.target_of(word) != card or changes.of_players(state.card_set.changes[values.change_of(word)].kind):
            kept = append(kept, word)
    state.lasting = kept
    state.note_lasting()
    loans = vec[i64]()
    for word in state.borrowed:
        if field(word, 0) != card:
            loans = append(loans, word)
    state.borrowed = loans
