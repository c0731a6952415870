"""What is told of a game: who does what to whom, in the order in which it happens, and what is asked about it."""

from __future__ import annotations

from typing import Any, cast

import pytest

from greathall.games.duhr.state import Duhr
from greathall.games.duhr.verbs import TELLINGS
from greathall.kernel.chance import swift
from tests.duhr.court import SIX, Court, begun, vile
from tests.duhr.test_promises import AID, HARM, promised
from tests.scenario import rule

BOARD = ["scandal", "kardosa", "kardosa down", "scandal down"]
"""What lies on House Lycosia."""


def against(hand: list[str], *others: list[str], **position: Any) -> Court:
    """House Usari holds these cards; the others hold pairs, or what is named."""
    hands = {0: hand, **dict(enumerate(others, 1))}
    conspiracies = {0: "usari down", 3: "kardosa down"}
    return Court([], BOARD, ["scandal down"], hands=hands, conspiracies=conspiracies, **position)


DECLARED: dict[str, tuple[list[str], str, str, str]] = {
    "betrayal": (
        ["betrayal"],
        "betrayal target=silgaro",
        "plays Betrayal against House Silgaro.",
        "Betrayal by {} against House Silgaro.",
    ),
    "blackmail": (
        ["blackmail"],
        "blackmail target=silgaro",
        "plays Blackmail against House Silgaro.",
        "Blackmail by {} against House Silgaro.",
    ),
    "collaborators": (
        ["collaborators"],
        "collaborators ability=lycosia source=lycosia card=scandal to=kardosa",
        "plays Collaborators, using Shift Scandal to move a scandal from House Lycosia to House Kardosa.",
        "Collaborators by {} from House Lycosia to House Kardosa.",
    ),
    "espionage": (
        ["espionage"],
        "espionage target=kardosa",
        "plays Espionage against House Kardosa.",
        "Espionage by {} against House Kardosa.",
    ),
    "no informants": (["informants"], "informants", "plays Informants with no target.", "Informants by {}."),
    "informants": (
        ["informants"],
        "informants source=lycosia card=concealed3",
        "plays Informants to reveal the concealed card in third place on House Lycosia.",
        "Informants by {} on House Lycosia.",
    ),
    "informants of one House": (
        ["informants"],
        "informants source=lycosia card=concealed3 second=lycosia other=concealed4",
        "plays Informants to reveal the concealed card in third place on House Lycosia "
        "and the concealed card in fourth place on House Lycosia.",
        "Informants by {} on House Lycosia.",
    ),
    "two informants": (
        ["informants"],
        "informants source=lycosia card=concealed3 second=kardosa other=concealed1",
        "plays Informants to reveal the concealed card in third place on House Lycosia "
        "and the concealed card in first place on House Kardosa.",
        "Informants by {} on House Lycosia and House Kardosa.",
    ),
    "intrigue": (
        ["intrigue"],
        "intrigue one=lycosia other=silgaro",
        "plays Intrigue: House Lycosia and House Silgaro exchange conspiracies.",
        "Intrigue by {} between House Lycosia and House Silgaro.",
    ),
    "reveal": (
        ["silgaro"] * 2,
        "reveal_card pair=silgaro source=lycosia card=concealed3",
        "makes a masterstroke to reveal the concealed card in third place on House Lycosia.",
        "the masterstroke by {} to reveal a card on House Lycosia.",
    ),
    "remove": (
        ["silgaro"] * 2,
        "remove_scandal pair=silgaro source=lycosia",
        "makes a masterstroke to remove a scandal from House Lycosia.",
        "the masterstroke by {} to remove a scandal from House Lycosia.",
    ),
    "place": (
        ["silgaro"] * 2,
        "place_scandal pair=silgaro target=lycosia",
        "makes a masterstroke to put a scandal on House Lycosia.",
        "the masterstroke by {} to put a scandal on House Lycosia.",
    ),
    "ability": (
        ["usari"],
        "use ability=usari source=lycosia card=scandal",
        "uses Convert Indignity to replace a scandal on House Lycosia with a suspicion.",
        "Convert Indignity by {} on House Lycosia.",
    ),
}


@rule("D-9.3", "D-9.12")
@pytest.mark.parametrize("memory", ["open", "true"])
@pytest.mark.parametrize("what", DECLARED)
def test_what_is_declared_is_told_to_everybody_with_its_target(what: str, memory: str) -> None:
    hand, move, done, stopped = DECLARED[what]
    table = against(hand, ["lycosia"] * 2, ["kardosa"] * 2, options={"memory": memory})
    table.play(move)
    said = f"House Usari {done}"
    for viewer in (-1, 1, 2, 3):
        assert said in [table.state.telling(event, viewer) for event in table.state.events or []]
    verb, rest = done.split(" ", 1)
    assert f"You {verb.removesuffix('s')} {rest}" in [table.state.telling(event, 0) for event in table.state.events or []]
    assert table.state.prompt(1) == f"{said} House Lycosia, do you negate it?"
    assert table.state.prompt(2) == f"{said} House Kardosa, do you negate it?"
    table.play("1: negate pair=lycosia", "2: pass")
    assert f"House Lycosia tries to negate {stopped.format('House Usari')}" in table.told
    asked = table.asked
    declared = f"You {verb.removesuffix('s')} {rest}" if asked == 0 else said
    assert table.state.prompt(asked).startswith(f"{declared} House Lycosia tries to negate it. "), "what it is about, and who negates it"
    assert table.state.prompt(asked).endswith(", do you negate the negation by House Lycosia?")
    assert f"House Usari {done}" in against(hand).play(move).told, "where nobody is asked, too"


@rule("D-9.12")
@pytest.mark.parametrize("house", SIX)
def test_an_ability_is_told_with_its_target(house: str) -> None:
    houses = (house, *[other for other in SIX if other != house][:3])
    kind = houses[2]
    aims = {"deluras": (kind, True), "lycosia": ("scandal", True), "balistrad": ("scandal", False)}
    card, moved = aims.get(house, (kind, False))
    table = Court([], ["scandal", kind], houses=houses, hands={0: [house], 3: ["scandal"] * 2}, conspiracies={0: f"{houses[3]} down"})
    state = cast(Duhr, table.state)
    table.play(f"use ability={house} source={houses[1]} card={card}" + (f" to={kind}" if moved else ""))
    title = state.deck.titles[state.houses[0]]
    lying = "a scandal" if card == "scandal" else f"a suspicion of {kind.capitalize()}"
    there = f"House {houses[1].capitalize()}"
    does = {
        "kardosa": f"conceal {lying} on {there}",
        "balistrad": f"conceal {lying} on {there}",
        "silgaro": f"take {lying} from {there}",
        "usari": f"replace {lying} on {there} with a scandal",
    }
    said = f"{state.called(0)} uses {title} to {does.get(house, f'move {lying} from {there} to House {kind.capitalize()}')}."
    assert said in table.told
    assert table.state.prompt(3).startswith(said)


@rule("D-7.12", "D-9.12")
def test_an_ability_used_through_a_conspiracy_names_its_house() -> None:
    hands = {0: ["lycosia"], 1: ["usari"] * 2, 2: ["silgaro"] * 2}
    table = Court([], BOARD, hands=hands, conspiracies={0: "lycosia up"})
    table.play("use ability=lycosia source=lycosia card=scandal to=kardosa")
    said = "House Usari uses Shift Scandal of House Lycosia to move a scandal from House Lycosia to House Kardosa."
    assert said in table.told
    assert table.state.prompt(1) == f"{said} House Lycosia, do you negate it?"
    table.play("1: negate pair=usari", "2: pass")
    assert "House Lycosia tries to negate Shift Scandal by House Usari from House Lycosia to House Kardosa." in table.told


@rule("D-5.16", "D-9.12")
@pytest.mark.parametrize("sort", ["suspicion", "scandal"])
def test_into_what_a_concealed_card_is_converted_is_told(sort: str) -> None:
    table = Court([], BOARD, hands={0: ["usari"], 1: ["lycosia"] * 2}, conspiracies={0: "usari up"}, options={"memory": "true"})
    table.play(f"use ability=usari source=lycosia card=concealed3 into={sort}")
    said = f"House Usari uses Convert Indignity to turn the concealed card in third place on House Lycosia into a {sort}."
    assert said in table.told
    assert table.state.prompt(1) == f"{said} House Lycosia, do you negate it?"
    table.play("1: negate pair=lycosia")
    assert "House Lycosia tries to negate Convert Indignity by House Usari on House Lycosia." in table.told


@rule("D-9.6", "D-9.12")
def test_negations_of_negations_say_what_by_whom_and_against_whom() -> None:
    hands = {0: ["betrayal", *["usari"] * 4], 1: ["lycosia"] * 2, 2: ["kardosa"] * 4}
    table = Court(hands=hands, conspiracies={3: "usari down"}).play("betrayal target=silgaro")
    table.play("1: negate pair=lycosia", "2: pass")
    assert table.told[-2:] == [
        "House Lycosia discards two suspicions of Lycosia.",
        "House Lycosia tries to negate Betrayal by House Usari against House Silgaro.",
    ]
    table.play("0: negate pair=usari", "2: pass")
    assert table.told[-1] == "House Usari tries to negate the negation by House Lycosia of Betrayal by House Usari."
    assert table.state.prompt(2) == (
        "House Usari plays Betrayal against House Silgaro. "
        "Negations, each of the one before: by House Lycosia and House Usari. As things stand, it is done. "
        "House Kardosa, do you negate the negation by House Usari?"
    )
    table.play("2: negate pair=kardosa")
    assert "House Kardosa tries to negate the negation by House Usari of the negation by House Lycosia." in table.told
    assert table.state.prompt(0) == (
        "You play Betrayal against House Silgaro. "
        "Negations, each of the one before: by House Lycosia, you and House Kardosa. As things stand, it is negated. "
        "House Usari, do you negate the negation by House Kardosa?"
    )


# Who does it.


@rule("D-4.1", "D-4.2", "D-8.4", "D-8.5", "D-8.6", "D-7.1")
@pytest.mark.parametrize(
    ("move", "told"),
    [
        ("raise_suspicion house=lycosia", "House Usari lays a suspicion of Lycosia on House Lycosia."),
        ("create_scandal target=lycosia", "House Usari lays a scandal on House Lycosia."),
        ("reveal_conspiracy", "House Usari reveals a conspiracy with House Silgaro."),
        ("reveal_conspiracy", "House Usari lays a scandal on House Usari."),
        ("remove_scandal pair=silgaro source=lycosia", "House Usari discards a scandal from House Lycosia by masterstroke."),
        (
            "reveal_card pair=silgaro source=lycosia card=concealed3",
            "House Usari reveals a suspicion of Kardosa on House Lycosia by masterstroke.",
        ),
        ("place_scandal pair=silgaro target=kardosa", "House Usari lays a scandal on House Kardosa by masterstroke."),
        ("betrayal target=silgaro", "House Usari reveals the conspiracy of House Silgaro with House Kardosa."),
        ("betrayal target=silgaro", "House Silgaro lays a scandal on House Kardosa, because their conspiracy with it is revealed."),
        ("intrigue one=usari other=silgaro", "House Usari exchanges conspiracies with House Silgaro."),
        (
            "collaborators ability=lycosia source=lycosia card=scandal to=kardosa",
            "House Usari moves a scandal from House Lycosia to House Kardosa.",
        ),
        ("collaborators ability=kardosa source=lycosia card=kardosa", "House Usari conceals a suspicion of Kardosa on House Lycosia."),
        (
            "use ability=usari source=lycosia card=kardosa",
            "House Usari replaces a suspicion of Kardosa on House Lycosia with a scandal, using Convert Indignity.",
        ),
    ],
)
def test_a_deed_is_told_with_its_doer(move: str, told: str) -> None:
    hand = ["lycosia", "scandal", "silgaro", "silgaro", "betrayal", "intrigue", "collaborators", "usari"]
    table = Court([], BOARD[:3], hands={0: hand}, conspiracies={0: "silgaro down", 3: "kardosa down"})
    assert told in table.play(move).told


@rule("D-8.4", "D-8.5", "D-8.6")
@pytest.mark.parametrize(
    ("move", "told"),
    [
        ("defame source=lycosia card=kardosa", "As a villain House Usari replaces a suspicion of Kardosa on House Lycosia with a scandal."),
        ("expose source=lycosia card=concealed3", "As a villain House Usari reveals a suspicion of Kardosa on House Lycosia."),
        ("scandalize target=lycosia", "As a villain House Usari lays a scandal on House Lycosia."),
    ],
)
def test_a_villainous_act_is_told_with_its_doer(move: str, told: str) -> None:
    assert told in Court(vile("usari"), BOARD[:3], active=0).play(move).told


@rule("D-10.2", "D-10.5")
def test_cards_that_are_given_and_cards_that_are_taken() -> None:
    table = Court(hands={0: ["espionage", "blackmail"], 3: ["scandal", "usari"]}).play("espionage target=silgaro", "3: pass")
    table.play("take card=scandal")
    told = [[table.state.telling(event, viewer) for event in table.state.events or []] for viewer in (0, 3, 1)]
    assert told[0] == ["You take a scandal from the hand of House Silgaro."]
    assert told[1] == ["House Usari takes a scandal from your hand."]
    assert told[2] == ["House Usari takes a card from the hand of House Silgaro."]
    table.play("blackmail target=silgaro", "give card=usari")
    assert "House Silgaro is blackmailed and gives House Usari a suspicion of Usari." in table.told


SAID_OF_NOBODY = ("reshuffled", "ended")


def test_every_sentence_of_a_game_names_who_does_it() -> None:
    told = set()
    for seed in range(9):
        state, chance = begun(4 + seed % 3, seed), swift(f"log {seed}")
        while not state.over():
            seat = next(seat for seat in range(state.seats) if state.deciders() >> seat & 1)
            moves = state.moves(seat)
            state.play(seat, moves[chance.below(len(moves))])
            for event in state.events:
                verb, text = TELLINGS.of(event.word).name, state.telling(event, -1)
                told.add(verb)
                said = event.json(TELLINGS, state.names(), -1)
                who = said.get("seat", said.get("house", ""))
                assert verb in SAID_OF_NOBODY or f"House {who.capitalize()}" in text, (verb, text)
    deeds = {"placed", "removed", "turned_up", "turned_down", "moved", "taken", "replaced", "discarded", "discarded_pair"}
    assert deeds | {"use", "negated", "conspiracy_up", "gave", "seized", "intrigued", "won"} <= told


# Usari's events.


@rule("D-5.11")
def test_events_that_usari_turns_up_are_named_as_such() -> None:
    table = Court(["scandal"], hands={0: ["usari"]}, web=["kardosa", "lycosia", "betrayal", "espionage"])
    table.play("use ability=usari source=usari card=scandal")
    assert table.told[-3:] == [
        "House Usari turns up the event Espionage and discards it.",
        "House Usari turns up the event Betrayal and discards it.",
        "House Usari replaces a scandal on House Usari with a suspicion of Lycosia, using Convert Indignity.",
    ]


# Promises.


def judged(table: Court) -> tuple[int, int]:
    """Where in what was told the deed stands, and where the first word about a promise."""
    verbs = [word.split()[0] for word in table.happened()]
    deeds = ("placed", "turned_up", "turned_down", "moved", "replaced", "removed", "taken")
    return next(place for place, verb in enumerate(verbs) if verb in deeds), verbs.index("judged")


@rule("D-11.20", "D-11.25")
@pytest.mark.parametrize("how", HARM)
def test_a_broken_promise_is_told_after_the_deed(how: str) -> None:
    board, hand, move = HARM[how]
    table = promised("spare:lycosia:9,strike:lycosia:9", [], board, hands={0: hand}).play(move)
    deed, word = judged(table)
    assert deed < word, table.told
    assert "House Usari has broken their promise to House Silgaro: to spare House Lycosia." in table.told
    assert "House Usari has kept their promise to House Silgaro: to act against House Lycosia." in table.told


@rule("D-11.20", "D-11.25")
@pytest.mark.parametrize("how", AID)
def test_a_promise_to_aid_is_told_as_kept_after_the_deed(how: str) -> None:
    board, hand, move = AID[how]
    table = promised("aid:lycosia:9", [], board, hands={0: hand}).play(move)
    deed, word = judged(table)
    assert deed < word, table.told
    assert "House Usari has kept their promise to House Silgaro: to help House Lycosia." in table.told


@rule("D-11.20", "D-11.25")
@pytest.mark.parametrize(
    "act", ["defame source=lycosia card=lycosia", "expose source=lycosia card=concealed2", "scandalize target=lycosia"]
)
def test_a_promise_that_a_villain_breaks_is_told_after_the_act(act: str) -> None:
    table = promised("spare:lycosia:9", vile("usari"), ["lycosia", "scandal down"], active=0).play(act)
    deed, word = judged(table)
    assert deed < word, table.told


@rule("D-11.20", "D-11.25")
def test_a_promise_broken_by_shifting_or_taking_is_told_after_the_card_has_moved() -> None:
    houses = ("silgaro", "usari", "kardosa", "lycosia")
    table = promised("aid:usari:9", [], ["usari"], houses=houses, to="kardosa", hands={0: ["silgaro"]})
    deed, word = judged(table.play("use ability=silgaro source=usari card=usari"))
    assert deed < word, table.told
    houses = ("deluras", "usari", "kardosa", "silgaro")
    table = promised("spare:kardosa:9,aid:usari:9", [], ["silgaro"], houses=houses, hands={0: ["deluras"]})
    deed, word = judged(table.play("use ability=deluras source=usari card=silgaro to=kardosa"))
    assert deed < word, table.told


@rule("D-11.19", "D-11.25")
def test_a_promise_that_runs_out_is_told_after_its_turn_has_begun() -> None:
    table = promised("spare:lycosia:6,aid:lycosia:6", hands={0: ["usari"], 1: ["silgaro"]}).turn_of(1)
    verbs = [word.split()[0] for word in table.happened()]
    assert verbs.index("turn") < verbs.index("judged")
    assert "House Usari has kept their promise to House Silgaro: to spare House Lycosia." in table.told
    assert "House Usari has broken their promise to House Silgaro: to help House Lycosia." in table.told


# Offers that are over.


@rule("D-11.16", "D-11.27")
@pytest.mark.parametrize(
    ("end", "mine", "yours", "told"),
    [
        (
            ["1: accept offer=0"],
            "House Lycosia accepts your offer 1",
            "You accept offer 1 from House Usari",
            "House Lycosia accepts offer 1 from House Usari",
        ),
        (
            ["1: decline offer=0"],
            "House Lycosia declines your offer 1",
            "You decline offer 1 from House Usari",
            "House Lycosia declines offer 1 from House Usari",
        ),
        (["0: withdraw offer=0"], "You withdraw offer 1", "House Usari withdraws offer 1", "House Usari withdraws offer 1"),
        (["end_actions", "draw"], "Your offer 1 lapses", "Offer 1 from House Usari lapses", "Offer 1 from House Usari lapses"),
    ],
)
def test_an_offer_that_is_over_keeps_its_terms_for_those_who_may_know_them(end: list[str], mine: str, yours: str, told: str) -> None:
    table = Court(hands={0: ["silgaro", "scandal", "kardosa"], 1: ["usari"]}).play("raise_suspicion house=kardosa")
    table.offer(0, 'to=lycosia gives=scandal wants=usari promises=spare:lycosia:9 words="for good"')
    made = next(iter(table.state.events or []))
    table.play("1: consider offer=0", *end)
    closed = next(event for event in table.state.events or [] if "offer 1" in table.state.telling(event, -2).lower())
    known = "a scandal, the promise to spare House Lycosia until turn 9 and “for good” for a suspicion of Usari"
    hidden = "a card, the promise to spare House Lycosia until turn 9 and words for House Lycosia alone for a card"
    other = "House Usari offers House Lycosia"
    for viewer, end_of_it, making, terms in (
        (0, mine, "You offer House Lycosia", known),
        (1, yours, "House Usari offers you", known),
        *((viewer, told, other, hidden) for viewer in (2, 3, -1)),
    ):
        assert table.state.telling(closed, viewer) == f"{end_of_it}: {terms}."
        assert table.state.telling(made, viewer) == f"{making}: {terms} (offer 1).", "and so does the making of it"


@rule("D-9.12")
def test_what_was_negated_for_good_is_told() -> None:
    table = Court(hands={0: ["betrayal"], 1: ["lycosia"] * 2}, conspiracies={3: "usari down"})
    table.play("betrayal target=silgaro", "1: negate pair=lycosia")
    assert "House Usari achieves nothing with Betrayal." in table.told
    assert (
        "House Usari achieves nothing with the masterstroke."
        in Court(hands={0: ["silgaro"] * 2, 1: ["lycosia"] * 2})
        .play("place_scandal pair=silgaro target=lycosia", "1: negate pair=lycosia")
        .told
    )
