"""What card texts are made of, from nouns to whole lines, with its fields. The words are in `words/`."""

from __future__ import annotations

from typing import Final

from greathall.games.thrones import terms
from greathall.games.thrones.messages import MESSAGES
from greathall.kernel.sentences.message import Message


def pair(key: str, fields: str = "") -> tuple[Message, Message]:
    """A message and its negation."""
    return MESSAGES.message(key, fields), MESSAGES.message(f"{key}-not", fields)


# A noun becomes a part of a sentence: with its article, or as a pronoun.
THING: Final[Message] = MESSAGES.message("thing", "what")
SOME: Final[Message] = MESSAGES.message("some", "what")
ANOTHER: Final[Message] = MESSAGES.message("another", "what whole")
THE: Final[Message] = MESSAGES.message("the", "what")
EACH: Final[Message] = MESSAGES.message("each", "what")
MANY: Final[Message] = MESSAGES.message("many", "what")
IT: Final[Message] = MESSAGES.message("it", "what")
FIRST: Final[Message] = MESSAGES.message("first", "what")
SECOND: Final[Message] = MESSAGES.message("second", "what")
THAT_CARD: Final[Message] = MESSAGES.message("that-card")
THEM: Final[Message] = MESSAGES.message("them")
ALL_OTHERS: Final[Message] = MESSAGES.message("all-others")

# What a noun is compounded with.
PHRASE_COMPOUND: Final[Message] = MESSAGES.message("phrase-compound", "what noun")
COMPOUND_HOUSE: Final = pair("compound-house", "house")
COMPOUND_OWN_HOUSE: Final = pair("compound-own-house")
COMPOUND_TRAIT: Final = pair("compound-trait", "trait")
COMPOUND_OR: Final[Message] = MESSAGES.message("compound-or", "one two")

# What stands after a noun.
AFTER_YOURS: Final = pair("after-yours")
AFTER_OPPONENTS: Final = pair("after-opponents")
AFTER_RIVALS: Final = pair("after-rivals")
AFTER_THEIRS: Final[Message] = MESSAGES.message("after-theirs")
AFTER_ONE_OPPONENT: Final[Message] = MESSAGES.message("after-one-opponent")
AFTER_CREST: Final = pair("after-crest", "crest")
AFTER_KEYWORD: Final = pair("after-keyword", "keyword")
AFTER_ICON: Final = pair("after-icon", "icon:challenge")
AFTER_NAMED: Final = pair("after-named", "name")
AFTER_LADEN: Final = pair("after-laden", "what")
AFTER_DUPLICATED: Final = pair("after-duplicated")
AFTER_COMPARED: Final = (
    pair("after-least", "left right:number"),
    pair("after-most", "left right:number"),
    pair("after-exactly", "left right:number"),
    pair("after-under", "left right:number"),
    pair("after-over", "left right:number"),
)
AFTER_IF: Final[Message] = MESSAGES.message("after-if", "clause")
AFTER_EITHER: Final[Message] = MESSAGES.message("after-either", "one two")
IN_YOUR_PILE: Final[Message] = MESSAGES.message("after-in-your-pile", "zone")
IN_THEIR_HAND: Final[Message] = MESSAGES.message("after-in-their-hand")
IN_ANY_PILE: Final[Message] = MESSAGES.message("after-in-any-pile", "zone")

# Conditions, after "if" or "while".
CLAUSE_IS: Final = pair("clause-is", "what")
CLAUSE_POSTURE: Final = {name: pair(f"clause-{name}") for name in ("kneeling", "standing", "participating", "attacking", "defending")}
CLAUSE_OF: Final[Message] = MESSAGES.message("clause-of", "card what")
AFTER_IN_PLAY: Final = pair("after-in-play")
CLAUSE_IN_PLAY: Final = pair("clause-in-play")
CLAUSE_ATTACKED: Final = pair("clause-has-attacked")
AFTER_REVEALED: Final[Message] = MESSAGES.message("after-revealed")
AFTER_ATTACKED: Final = pair("after-has-attacked")
CLAUSE_AIMED: Final = pair("clause-aimed", "what")
CLAUSE_LADEN: Final = pair("clause-laden", "what")
CLAUSE_DUPLICATED: Final = pair("clause-duplicated")
CLAUSE_FIRST_PLAYER: Final = pair("clause-first-player")
CLAUSE_TITLE: Final = pair("clause-title", "title")
CLAUSE_ANY_TITLE: Final = pair("clause-any-title")
CLAUSE_CHALLENGE: Final = pair("clause-challenge", "challenge")
CLAUSE_YOU_ATTACK: Final = pair("clause-you-attack")
CLAUSE_YOU_DEFEND: Final = pair("clause-you-defend")
CLAUSE_PHASE: Final = pair("clause-phase", "phase")
CLAUSE_AND: Final[Message] = MESSAGES.message("clause-and", "one two")
CLAUSE_OR: Final[Message] = MESSAGES.message("clause-or", "one two")
CLAUSE_NOT: Final[Message] = MESSAGES.message("clause-not", "clause")
CLAUSE_CONTROL: Final[Message] = MESSAGES.message("clause-control", "what")
CLAUSE_CONTROL_COUNT: Final[Message] = MESSAGES.message("clause-control-count", "bound number:number what")
CLAUSE_THERE: Final[Message] = MESSAGES.message("clause-there", "what")
CLAUSE_THERE_COUNT: Final[Message] = MESSAGES.message("clause-there-count", "bound number:number what")
CLAUSE_YOU_HAVE: Final[Message] = MESSAGES.message("clause-you-have", "bound number:number what")
CLAUSE_OPPONENT_HAS: Final[Message] = MESSAGES.message("clause-opponent-has", "bound number:number what")
CLAUSE_EVEN: Final[Message] = MESSAGES.message("clause-even", "what")
CLAUSE_AHEAD: Final[Message] = MESSAGES.message("clause-ahead", "what")
CLAUSE_BEHIND: Final[Message] = MESSAGES.message("clause-behind", "what")
CLAUSE_COMPARE: Final[Message] = MESSAGES.message("clause-compare", "left bound right:number")

# Amounts.
AMOUNT_TRAIT: Final = tuple(MESSAGES.message(f"amount-{name}") for name in ("cost", "str", "power", "printed-str", "counters", "stored"))
AMOUNT_MARGIN: Final[Message] = MESSAGES.message("amount-margin")
AMOUNT_PLAYERS: Final[Message] = MESSAGES.message("amount-players")
AMOUNT_PLAYED: Final[Message] = MESSAGES.message("amount-played", "what")
AMOUNT_CLAIM: Final[Message] = MESSAGES.message("amount-claim")
AMOUNT_WON: Final[Message] = MESSAGES.message("amount-won")
AMOUNT_X: Final[Message] = MESSAGES.message("amount-x")
AMOUNT_COUNT: Final[Message] = MESSAGES.message("amount-count", "what")
AMOUNT_YOURS: Final[Message] = MESSAGES.message("amount-yours", "what")
AMOUNT_MOST: Final[Message] = MESSAGES.message("amount-most", "what")
AMOUNT_ROUND: Final[Message] = MESSAGES.message("amount-round")
AMOUNT_OWN: Final[Message] = MESSAGES.message("amount-own", "what")
AMOUNT_MOST_COUNT: Final[Message] = MESSAGES.message("amount-most-count", "what")
AMOUNT_SUM: Final[Message] = MESSAGES.message("amount-sum", "one:number two:number")
AMOUNT_DIFFERENCE: Final[Message] = MESSAGES.message("amount-difference", "one:number two:number")
AMOUNT_GROUPED: Final[Message] = MESSAGES.message("amount-grouped", "what")
AMOUNT_AT_LEAST_NONE: Final[Message] = MESSAGES.message("amount-at-least-none", "what:number")
AMOUNT_EITHER: Final[Message] = MESSAGES.message("amount-either", "one:number what two:number")
FOR_EACH: Final[Message] = MESSAGES.message("for-each", "said what")
WHERE_X: Final[Message] = MESSAGES.message("where-x", "said amount")

# Players.
WHO: Final = {
    name: MESSAGES.message(f"who-{name}")
    for name in (
        "you",
        "each-opponent",
        "each-player",
        "in-order",
        "that-opponent",
        "that-player",
        "other-player",
        "winner",
        "loser",
        "controller",
        "its-controller",
        "card-player",
        "a-player",
        "an-opponent",
    )
}

# Changes of cards, without the cards, and of players; by their names in card files.
CHANGES: Final = {
    "str": MESSAGES.message("change-str", "count sign number:number"),
    "icon": MESSAGES.message("change-icon", "count icon:challenge"),
    "no_icon": MESSAGES.message("change-no_icon", "count icon:challenge"),
    "keyword": MESSAGES.message("change-keyword", "count keyword"),
    "no_keyword": MESSAGES.message("change-no_keyword", "count keyword"),
    "immune": MESSAGES.message("change-immune", "count type"),
    "trait": MESSAGES.message("change-trait", "count trait"),
    "crest": MESSAGES.message("change-crest", "count crest"),
    **{
        name: MESSAGES.message(f"change-{name}", "count")
        for name in ("blank", "no_attack", "no_defend", "no_stand", "no_kill", "no_save", "no_kneel", "no_count")
    },
    **{
        name: MESSAGES.message(f"change-{name}", "who:seat sign number:number")
        for name in ("income", "initiative", "claim", "draw", "dominance", "victory", "unopposed")
    },
    "cost": MESSAGES.message("change-cost", "who:seat sign number:number what"),
    "next_cost": MESSAGES.message("change-next_cost", "who:seat sign number:number what"),
    "extra": MESSAGES.message("change-extra", "who:seat challenge"),
    "no_challenge": MESSAGES.message("change-no_challenge", "who:seat challenge"),
    **{
        name: MESSAGES.message(f"change-{name}", "who:seat")
        for name in ("no_cancel", "no_draw", "open_hand", "no_answer", "no_claim", "no_raise", "not_first", "skip_draw")
    },
    **{name: MESSAGES.message(f"change-{name}", "who:seat number:number") for name in ("most_attackers", "most_defenders")},
    "most_played": MESSAGES.message("change-most_played", "who:seat number:number what"),
    "fresh": MESSAGES.message("change-fresh", "who:seat challenge"),
    "claim_as": MESSAGES.message("change-claim_as", "who:seat challenge"),
    **{
        name: MESSAGES.message(f"change-{name}", "count")
        for name in ("purse", "no_loss", "dominates", "no_kneel_attack", "no_kneel_defend", "must_defend", "twice")
    },
    "house": MESSAGES.message("change-house", "count house"),
    "warded": MESSAGES.message("change-warded", "count type"),
    "fights": MESSAGES.message("change-fights", "count challenge"),
    "toll": MESSAGES.message("change-toll", "count number:number"),
    "claim_is": MESSAGES.message("change-claim_is", "count number:number"),
}
LEAST: Final[Message] = MESSAGES.message("change-least", "said least:number")
CHANGED: Final[Message] = MESSAGES.message("changed", "cards count said")
"""Cards, and what becomes of them."""
CHANGE_AND: Final[Message] = MESSAGES.message("change-and", "first last")
UNTIL: Final[Message] = MESSAGES.message("until", "said duration")
"""Of what becomes of cards."""
LASTING: Final[Message] = MESSAGES.message("lasting", "said duration")
"""Of what becomes of players."""
WHILE_IN_PLAY: Final[Message] = MESSAGES.message("while-in-play", "said card")
OF_THIS_ROUND: Final[Message] = MESSAGES.message("of-this-round", "said")

# Costs.
COSTS: Final = {
    **{name: MESSAGES.message(f"cost-{name}") for name in ("kneel", "sacrifice", "remove", "return", "discard", "kneel_house")},
    **{name: MESSAGES.message(f"cost-{name}", "amount:number") for name in ("gold", "power", "influence", "counter", "stored")},
    **{name: MESSAGES.message(f"cost-{name}", "card") for name in ("kneel_card", "drop", "sacrifice_card")},
}

DROPS_COST: Final[Message] = MESSAGES.message("cost-drops", "amount:number what")

# Effects.
DEEDS: Final = {
    name: MESSAGES.message(f"effect-{name}", "card")
    for name in ("kill", "discard", "return", "top", "sacrifice", "remove", "shuffle", "bottom", "kneel", "stand", "withdraw", "join")
}
UNSAVED: Final[Message] = MESSAGES.message("effect-unsaved", "said card")
DIVERT: Final[Message] = MESSAGES.message("effect-divert", "said")
PUT: Final[Message] = MESSAGES.message("effect-put", "card")
PUT_KNEELING: Final[Message] = MESSAGES.message("effect-put-kneeling", "card")
LATER: Final[Message] = MESSAGES.message("effect-later", "duration said")
DUPLICATE: Final[Message] = MESSAGES.message("effect-duplicate", "card")
CONTROL: Final[Message] = MESSAGES.message("effect-control", "card duration")
SAVE: Final[Message] = MESSAGES.message("effect-save", "card")
CANCEL: Final[Message] = MESSAGES.message("effect-cancel")
PLAYER_DEEDS: Final = {
    name: MESSAGES.message(f"effect-{name}", "who number:number") for name in ("draw", "gold", "claim", "lose", "show", "spend")
}
LAY: Final = (
    MESSAGES.message("effect-mark", "card sign number:number"),
    MESSAGES.message("effect-store", "card sign number:number"),
    MESSAGES.message("effect-hoard", "card sign number:number"),
)
CLAIM_ON: Final[Message] = MESSAGES.message("effect-claim-on", "card number:number")
MOVE_POWER: Final[Message] = MESSAGES.message("effect-move", "amount:number giver taker")
HOUSE_OF: Final[Message] = MESSAGES.message("house-of", "who")
LOOK: Final[Message] = MESSAGES.message("effect-look", "who number:number")
REVEAL: Final[Message] = MESSAGES.message("effect-reveal", "who number:number")
CHOOSES: Final[Message] = MESSAGES.message("effect-chooses", "who number:number what said")
KEEPS: Final[Message] = MESSAGES.message("effect-keeps", "who number:number what said")
SEARCH: Final[Message] = MESSAGES.message("effect-search", "what it goal")
SEARCH_TOP: Final[Message] = MESSAGES.message("effect-search-top", "what it goal number:number")
OPTION: Final[Message] = MESSAGES.message("move-option", "said")
MAY: Final[Message] = MESSAGES.message("effect-may", "who said")
CHOOSE_ONE: Final[Message] = MESSAGES.message("effect-one", "who said")
OR_ELSE: Final[Message] = MESSAGES.message("or-else", "first last")
PAYS: Final[Message] = MESSAGES.message("effect-pays", "who")
CARRY: Final[Message] = MESSAGES.message("effect-carry", "card")
DOWN: Final[Message] = MESSAGES.message("effect-down", "who number:number")
AMOUNT_DROPPERS: Final[Message] = MESSAGES.message("amount-droppers", "number:number")
MILL: Final[Message] = MESSAGES.message("effect-mill", "who number:number")
ARRANGE: Final[Message] = MESSAGES.message("effect-arrange", "who number:number under:number")
RUMMAGE: Final[Message] = MESSAGES.message("effect-rummage", "who number:number")
INSPECT: Final[Message] = MESSAGES.message("effect-inspect", "who what")
AS_IF: Final[Message] = MESSAGES.message("effect-as-if", "card")
REPLOT: Final[Message] = MESSAGES.message("effect-replot")
SEARCH_REST: Final[Message] = MESSAGES.message("effect-search-rest", "what it goal number:number")
AMOUNT_THIS_WAY: Final[Message] = MESSAGES.message("amount-this-way", "what")
EACH_THIS_WAY: Final[Message] = MESSAGES.message("each-this-way", "said what")
CONTROL_HERE: Final[Message] = MESSAGES.message("effect-control-here", "card")
SPARES: Final[Message] = MESSAGES.message("effect-spares", "who number:number what said")
SPARES_UP_TO: Final[Message] = MESSAGES.message("effect-spares-up-to", "who number:number what said")
UNSAVED_ALL: Final[Message] = MESSAGES.message("effect-unsaved-all", "said")
OTHERS_OF: Final[Message] = MESSAGES.message("all-others-of", "what")
THEN: Final[Message] = MESSAGES.message("then", "first last")

# What abilities listen for.
WHO_TRIGGERS: Final = {
    terms.WON: MESSAGES.message("trigger-won", "who challenge side"),
    terms.LOST: MESSAGES.message("trigger-lost", "who challenge side"),
    terms.WENT_UNOPPOSED: MESSAGES.message("trigger-unopposed", "who challenge side"),
    terms.INITIATED: MESSAGES.message("trigger-initiated", "who challenge side"),
    terms.DOMINATED: MESSAGES.message("trigger-dominated", "who challenge side"),
    terms.DREW: MESSAGES.message("trigger-drew", "who challenge side"),
    terms.CLAIMING: MESSAGES.message("trigger-claiming", "who challenge side"),
    terms.FULFILLING: MESSAGES.message("trigger-fulfilling", "who challenge side"),
}
PLOTS_OPEN: Final[Message] = MESSAGES.message("trigger-plotted")
ENTERS: Final = tuple(MESSAGES.message(f"trigger-{name}", "card") for name in terms.WAYS)
BY_MARGIN: Final[Message] = MESSAGES.message("trigger-margin", "trigger margin:number")
CLAIMS: Final[Message] = MESSAGES.message("trigger-claims", "who")
PHASES: Final = {
    terms.BEGAN: MESSAGES.message("trigger-phase", "phase"),
    terms.STARTS: MESSAGES.message("trigger-starts", "phase"),
    terms.ENDS: MESSAGES.message("trigger-ends", "phase"),
}
WOULD_LEAVE: Final[Message] = MESSAGES.message("trigger-would-leave", "card manner")
INITIATES: Final[Message] = MESSAGES.message("trigger-effect", "card who")
CARD_TRIGGERS: Final = {
    terms.KILLED: MESSAGES.message("trigger-killed", "card"),
    terms.DISCARDED: MESSAGES.message("trigger-discarded", "card"),
    terms.RETURNED: MESSAGES.message("trigger-returned", "card"),
    terms.LEFT: MESSAGES.message("trigger-left", "card"),
    terms.ENTERED: MESSAGES.message("trigger-entered", "card"),
    terms.CLAIMED: MESSAGES.message("trigger-claimed", "card"),
    terms.KNELT: MESSAGES.message("trigger-knelt", "card"),
    terms.STOOD: MESSAGES.message("trigger-stood", "card"),
    terms.ATTACKED: MESSAGES.message("trigger-attacked", "card"),
    terms.DEFENDED: MESSAGES.message("trigger-defended", "card"),
    terms.UNVEILED: MESSAGES.message("trigger-revealed", "card"),
    terms.EVENT_PLAYED: MESSAGES.message("trigger-played", "card"),
    terms.SAVED: MESSAGES.message("trigger-saved", "card"),
    terms.EVADED: MESSAGES.message("trigger-evaded", "card"),
    terms.SACRIFICED: MESSAGES.message("trigger-sacrificed", "card"),
    terms.BURIED: MESSAGES.message("trigger-buried", "card"),
}
DROPS: Final = {
    terms.DROPPED: MESSAGES.message("trigger-dropped", "card who"),
    terms.BINNED: MESSAGES.message("trigger-binned", "card who"),
}

# What an ability does, with what comes before it.
IF: Final[Message] = MESSAGES.message("what-if", "condition what")
IF_ELSE: Final[Message] = MESSAGES.message("what-if-else", "condition one two")
COSTS_ALONE: Final[Message] = MESSAGES.message("what-costs-alone", "costs")
FOR_COSTS: Final[Message] = MESSAGES.message("what-costs", "costs what")
CHOOSE: Final[Message] = MESSAGES.message("what-choose", "targets what")

# Lines of a card.
LINE_ACTION: Final[Message] = MESSAGES.message("line-action", "phases:phase what")
LINE_ANY_PHASE: Final[Message] = MESSAGES.message("line-any-phase", "what")
LINE_REVEALED: Final[Message] = MESSAGES.message("line-revealed", "what")
LINE_PASSIVE: Final[Message] = MESSAGES.message("line-passive", "trigger what")
LINE_PASSIVE_WHEN: Final[Message] = MESSAGES.message("line-passive-when", "trigger what")
LINE_RESPONSE: Final[Message] = MESSAGES.message("line-response", "trigger what")
LINE_LIMITED: Final[Message] = MESSAGES.message("line-limited", "trigger what")
LINE_RESPONSE_WHEN: Final[Message] = MESSAGES.message("line-response-when", "trigger what")
LINE_LIMITED_WHEN: Final[Message] = MESSAGES.message("line-limited-when", "trigger what")
LINE_ONCE: Final = (
    MESSAGES.message("line-once", "line"),
    MESSAGES.message("line-once-challenge", "line"),
    MESSAGES.message("line-once-phase", "line"),
    MESSAGES.message("line-once", "line"),
    MESSAGES.message("line-once-game", "line"),
)
"""By the limits of abilities."""
LINE_COPIES: Final = (MESSAGES.message("line-copies", "line"), MESSAGES.message("line-copies-all", "line"))
LINE_LIES: Final[Message] = MESSAGES.message("line-lies", "line zone")
LINE_FIRM: Final[Message] = MESSAGES.message("line-firm", "line")
LINE_STATIC: Final[Message] = MESSAGES.message("line-static", "said")
LINE_WHILE: Final[Message] = MESSAGES.message("line-while", "condition said")
LINE_KEYWORD: Final[Message] = MESSAGES.message("line-keyword", "keyword")
LINE_IMMUNE: Final[Message] = MESSAGES.message("line-immune", "type")
LINE_BOTH: Final[Message] = MESSAGES.message("line-both", "first last")
LINE_ATTACH: Final[Message] = MESSAGES.message("line-attach", "card")
LINE_VALUES: Final = (
    MESSAGES.message("line-income", "sign number:number"),
    MESSAGES.message("line-initiative", "sign number:number"),
    MESSAGES.message("line-influence", "sign number:number"),
)
