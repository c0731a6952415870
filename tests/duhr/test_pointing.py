"""Why a card, a House or anything else that somebody points at can't be used now."""

from __future__ import annotations

from tests.duhr.court import Court, fallen, vile
from tests.scenario import rule


@rule("D-3.5", "D-4.1", "D-7.3", "D-7.4")
def test_things_in_the_action_phase() -> None:
    table = Court([], fallen("lycosia"), hands={0: ["lycosia", "scandal"]}, conspiracies={0: "kardosa up"})
    assert table.why("card", "lycosia") == "a suspicion of Lycosia: House Lycosia is not favored (D-4.1)"
    assert table.why("house", "lycosia") == "House Lycosia is not favored (D-4.1)"
    assert table.why("house", "kardosa").endswith("(D-3.1)")
    assert table.why("plot", "usari") == "the conspiracy of House Usari: your conspiracy is revealed already (D-7.4)"
    assert table.why("lying", "lycosia", "lycosia").endswith("(D-4.5)")
    assert table.why("card", "scandal", move="create_scandal target=lycosia").endswith("(D-4.2)")


@rule("D-3.13", "D-13.8", "D-9.12", "D-2.23", "D-7.1", "D-1.3")
def test_things_that_are_never_used() -> None:
    table = Court(fallen("usari"), hands={0: ["lycosia", "lycosia"]}, aside=["kardosa"])
    assert table.why("card", "kardosa") == "a suspicion of Kardosa: these cards are set aside for this turn (D-3.13)"
    assert table.why("aside", "kardosa").endswith("(D-3.13)")
    assert table.why("agenda", "clean_hands").endswith("agendas count at the end of the game (D-13.8)")
    assert table.why("event", "betrayal").endswith("it is being carried out (D-9.12)")
    assert table.why("known", "lycosia", "betrayal").endswith("you have seen it, but it is not yours (D-2.23)")
    assert table.why("plot", "lycosia").endswith("only its own player reveals it by choice (D-7.1)")
    assert table.why("house", "balistrad") == "House Balistrad is not in play (D-1.3)"


@rule("D-3.8")
def test_the_acquire_phase_is_for_cards() -> None:
    table = Court(hands={0: ["lycosia", "kardosa"]}).play("raise_suspicion house=lycosia", "end_actions")
    assert table.why("house", "lycosia").endswith("(D-3.8)")
    assert table.why("agenda", "clean_hands").endswith("(D-13.8)")


@rule("D-9.10", "D-9.5")
def test_a_negation_costs_a_pair() -> None:
    table = Court(hands={0: ["betrayal"], 3: ["scandal", "usari"]}, conspiracies={3: "usari down"}).play("betrayal target=silgaro")
    assert table.why("card", "scandal", seat=3) == "a scandal: a negation costs two matching suspicions that you may use (D-9.10)"
    assert (
        table.why("house", "usari", seat=3)
        == "House Usari: only a negation is possible now, with two suspicions of one House; otherwise pass (D-9.5)"
    )
    assert table.why("aside", "usari", seat=3).endswith("(D-3.13)")


@rule("D-8.3", "D-8.4", "D-8.5", "D-8.6")
def test_a_villain_acts_on_houses_and_on_what_lies_there() -> None:
    table = Court(vile("usari"), fallen("lycosia"), ["scandal"])
    assert table.why("house", "lycosia") == "House Lycosia is not favored (D-8.6)"
    assert table.why("lying", "kardosa", "scandal").endswith("(D-8.4)")
    assert table.why("lying", "kardosa", "concealed1").endswith("(D-8.5)")
    assert table.why("plot", "usari").endswith("(D-8.3)")
    assert table.why("agenda", "clean_hands").endswith("(D-13.8)")
