"""The shape of a view of Dûhr, from which its schema is made."""

from __future__ import annotations

from typing import Annotated, Literal, NotRequired

from typing_extensions import TypedDict

from greathall.kernel.shapes import Asking, Deals, Head, Hidden

Status = Literal["favored", "disfavored", "vilified"]
Ending = Literal["", "one_favored", "none_favored"]


class Choosing(TypedDict):
    """Everyone keeps one of two agendas, before the hands are dealt."""

    step: Literal["agendas"]
    kept: list[str | Hidden | None]
    """The agenda that each seat keeps; null while it has not chosen. Each seat sees its own choice, and `?` for those of others."""


class Action(TypedDict):
    """The Action Phase of a seat."""

    step: Literal["action"]
    seat: int
    """Whose turn it is."""
    taken: int
    """How many actions it has taken."""


class Single(TypedDict):
    """A part of a turn or of what follows from it: the Acquire Phase, a villain's act and its end, a verdict on a House that lost favor,
    the consequence of a revealed conspiracy, a card to discard, or an objection that is made."""

    step: Literal["acquire", "act", "acted", "verdict", "consequence", "dropping", "negation"]
    seat: int
    """Whose it is."""


class Declared(TypedDict):
    """Something is declared, and done unless somebody negates it."""

    step: Literal["declared"]
    seat: int
    """Who declared it."""
    move: str
    """What, as the text of the move. Everyone sees it."""


class EventOver(TypedDict):
    """An event is being carried out; its card is discarded when all that follows is done."""

    step: Literal["event_over"]


class Window(TypedDict):
    """All who may object to what was declared are asked together."""

    step: Literal["window"]
    seat: int
    """Who declared it."""
    asked: list[int]
    """The seats that are asked."""
    answers: list[str | Hidden | None]
    """By seat, as the text of a move; null while there is none. Each seat sees its own, and `?` for those of others."""


class Waiting(TypedDict):
    """An objection that waits its turn."""

    seat: int
    """Who objects."""
    pair: str
    """The House whose suspicions it would spend."""


class Objecting(TypedDict):
    """Objections are made one after another."""

    step: Literal["objecting"]
    waiting: list[Waiting]
    """Those that may still be made. Each seat sees its own alone."""


class Giving(TypedDict):
    """A seat is asked for cards and chooses which."""

    step: Literal["giving"]
    seat: int
    """Who gives."""
    to: int
    """The seat that gets them."""


_From = TypedDict("_From", {"from": Annotated[int, "The seat into whose hand it looks."]})


class Taking(_From):
    """Whoever spied takes a card of the hand."""

    step: Literal["taking"]
    seat: int
    """Who takes."""


Step = Choosing | Action | Single | Declared | EventOver | Window | Objecting | Giving | Taking | Asking


class Figures(TypedDict):
    """What follows from the position by the rules."""

    points: list[int]
    """What each seat's House scores as it stands, without the agenda (D-13.3 to D-13.7). Everyone sees it."""
    fulfilled: list[bool | Hidden]
    """Whether each seat's agenda is fulfilled as things stand (D-12). `?` unless the viewer knows the agenda and, where the agenda is about
    it, the conspiracy."""
    usable: list[list[str | Hidden]]
    """The cards of each hand that may be used and given now: without what is set aside (D-3.10 to D-3.13). Of their own a seat sees which,
    of those of others what `hands` shows, or `?` where something is set aside."""
    room: list[int]
    """How many cards still fit on each House (D-6.1)."""
    offers_left: list[int]
    """How many offers each seat may still make in this turn (D-11.7); 0 where no deals are made."""


class View(Head):
    """A position of Dûhr: The Lesser Houses, as a viewer may know it. `?` stands for what is hidden."""

    game: Literal["duhr"]
    """Which game it is."""
    houses: list[str]
    """The House of each seat."""
    boards: list[list[str]]
    """The cards on each House, in order: `usari` is a suspicion, `scandal down` a concealed scandal. Everyone sees them, and what is
    concealed too, unless memory is true: then concealed cards are `? down`."""
    status: list[Status]
    """How each House stands, which everyone sees."""
    falling: list[int]
    """The seats that have lost favor and are not yet judged disfavored or vilified."""
    hands: list[list[str | Hidden]]
    """The cards of each hand. Its owner sees them; others those that they surely know, the rest as `?`."""
    aside: list[str | Hidden]
    """What the active seat has set aside of its hand in this turn. It alone sees which."""
    limited: bool
    """Whether the turn began disfavored."""
    public: list[list[str]]
    """What everyone surely knows of each hand."""
    known: NotRequired[list[list[list[str]]]]
    """What each seat surely knows of each hand; only where everything lies open."""
    web: list[str | Hidden]
    """The Web of Suspicion; the last card is drawn next. Nobody sees what lies in it, everyone how many there are."""
    discard: list[str]
    """The discards, which everyone sees."""
    scandals: int
    """How many cards the Web of Scandal holds."""
    event: str | None
    """The event that is being carried out; null if there is none."""
    conspiracies: list[str]
    """Each seat's conspiracy: `usari up`, `usari down` or `? down`. Everyone sees those revealed; of others their owner and whoever was
    shown them see the House."""
    conspiracies_seen: list[list[int] | Literal["all"]]
    """The seats that know each conspiracy."""
    agendas: list[str | Hidden]
    """The agenda that each seat keeps; until it has chosen, the white one dealt to it. Its owner and whoever was shown it see it; at the
    end everyone."""
    agendas_seen: list[list[int] | Literal["all"]]
    """The seats that know each agenda."""
    dropped: list[str | Hidden | None]
    """The agenda that each seat did not keep; until it has chosen, the black one dealt to it. Null if it got only one. Its owner
    sees it."""
    first: int
    """The seat that began."""
    active: int
    """The seat whose turn it is."""
    turn: int
    """The number of the turn; 0 while agendas are chosen."""
    deals: Deals | None
    """Offers and promises; null where no deals are made."""
    ending: Ending
    """Why the game ended; empty while it runs."""
    figures: Figures
    """What follows from all that by the rules."""
    stack: list[Step]
    """What is being done, the step that decides last."""
