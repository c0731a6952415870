// Made from docs/programs by `npm run types`; don't change it by hand.

import type { Deals } from "./deals";

/**
 * A position of Dûhr: The Lesser Houses, as a viewer may know it. `?` stands for what is hidden.
 */
export interface View {
/**
 * The seat that sees this; −1 watches. Absent where everything lies open.
 */
viewer?: number
/**
 * How many play, clockwise.
 */
seats: number
/**
 * The settings that the game was begun with.
 */
options: {
[k: string]: string
}
/**
 * The digest of the card file; empty for ours.
 */
cards: string
/**
 * Which game it is.
 */
game: "duhr"
/**
 * The House of each seat.
 */
houses: string[]
/**
 * The cards on each House, in order: `usari` is a suspicion, `scandal down` a concealed scandal. Everyone sees them, and what is concealed too, unless memory is true: then concealed cards are `? down`.
 */
boards: string[][]
/**
 * How each House stands, which everyone sees.
 */
status: ("favored" | "disfavored" | "vilified")[]
/**
 * The seats that have lost favor and are not yet judged disfavored or vilified.
 */
falling: number[]
/**
 * The cards of each hand. Its owner sees them; others those that they surely know, the rest as `?`.
 */
hands: (string | "?")[][]
/**
 * What the active seat has set aside of its hand in this turn. It alone sees which.
 */
aside: (string | "?")[]
/**
 * Whether the turn began disfavored.
 */
limited: boolean
/**
 * What everyone surely knows of each hand.
 */
public: string[][]
/**
 * What each seat surely knows of each hand; only where everything lies open.
 */
known?: string[][][]
/**
 * The Web of Suspicion; the last card is drawn next. Nobody sees what lies in it, everyone how many there are.
 */
web: (string | "?")[]
/**
 * The discards, which everyone sees.
 */
discard: string[]
/**
 * How many cards the Web of Scandal holds.
 */
scandals: number
/**
 * The event that is being carried out; null if there is none.
 */
event: (string | null)
/**
 * Each seat's conspiracy: `usari up`, `usari down` or `? down`. Everyone sees those revealed; of others their owner and whoever was shown them see the House.
 */
conspiracies: string[]
/**
 * The seats that know each conspiracy.
 */
conspiracies_seen: (number[] | "all")[]
/**
 * The agenda that each seat keeps; until it has chosen, the white one dealt to it. Its owner and whoever was shown it see it; at the end everyone.
 */
agendas: (string | "?")[]
/**
 * The seats that know each agenda.
 */
agendas_seen: (number[] | "all")[]
/**
 * The agenda that each seat did not keep; until it has chosen, the black one dealt to it. Null if it got only one. Its owner sees it.
 */
dropped: (string | "?" | null)[]
/**
 * The seat that began.
 */
first: number
/**
 * The seat whose turn it is.
 */
active: number
/**
 * The number of the turn; 0 while agendas are chosen.
 */
turn: number
/**
 * Offers and promises; null where no deals are made.
 */
deals: (Deals | null)
/**
 * Why the game ended; empty while it runs.
 */
ending: ("" | "one_favored" | "none_favored")
figures: Figures
/**
 * What is being done, the step that decides last.
 */
stack: (Choosing | Action | Single | Declared | EventOver | Window | Objecting | Giving | Taking | Asking)[]
}
/**
 * What follows from all that by the rules.
 */
export interface Figures {
/**
 * What each seat's House scores as it stands, without the agenda (D-13.3 to D-13.7). Everyone sees it.
 */
points: number[]
/**
 * Whether each seat's agenda is fulfilled as things stand (D-12). `?` unless the viewer knows the agenda and, where the agenda is about it, the conspiracy.
 */
fulfilled: (boolean | "?")[]
/**
 * The cards of each hand that may be used and given now: without what is set aside (D-3.10 to D-3.13). Of their own a seat sees which, of those of others what `hands` shows, or `?` where something is set aside.
 */
usable: (string | "?")[][]
/**
 * How many cards still fit on each House (D-6.1).
 */
room: number[]
/**
 * How many offers each seat may still make in this turn (D-11.7); 0 where no deals are made.
 */
offers_left: number[]
}
/**
 * Everyone keeps one of two agendas, before the hands are dealt.
 */
export interface Choosing {
step: "agendas"
/**
 * The agenda that each seat keeps; null while it has not chosen. Each seat sees its own choice, and `?` for those of others.
 */
kept: (string | "?" | null)[]
}
/**
 * The Action Phase of a seat.
 */
export interface Action {
step: "action"
/**
 * Whose turn it is.
 */
seat: number
/**
 * How many actions it has taken.
 */
taken: number
}
/**
 * A part of a turn or of what follows from it: the Acquire Phase, a villain's act and its end, a verdict on a House that lost favor, the consequence of a revealed conspiracy, a card to discard, or an objection that is made.
 */
export interface Single {
step: ("acquire" | "act" | "acted" | "verdict" | "consequence" | "dropping" | "negation")
/**
 * Whose it is.
 */
seat: number
}
/**
 * Something is declared, and done unless somebody negates it.
 */
export interface Declared {
step: "declared"
/**
 * Who declared it.
 */
seat: number
/**
 * What, as the text of the move. Everyone sees it.
 */
move: string
}
/**
 * An event is being carried out; its card is discarded when all that follows is done.
 */
export interface EventOver {
step: "event_over"
}
/**
 * All who may object to what was declared are asked together.
 */
export interface Window {
step: "window"
/**
 * Who declared it.
 */
seat: number
/**
 * The seats that are asked.
 */
asked: number[]
/**
 * By seat, as the text of a move; null while there is none. Each seat sees its own, and `?` for those of others.
 */
answers: (string | "?" | null)[]
}
/**
 * Objections are made one after another.
 */
export interface Objecting {
step: "objecting"
/**
 * Those that may still be made. Each seat sees its own alone.
 */
waiting: Waiting[]
}
/**
 * An objection that waits its turn.
 */
export interface Waiting {
/**
 * Who objects.
 */
seat: number
/**
 * The House whose suspicions it would spend.
 */
pair: string
}
/**
 * A seat is asked for cards and chooses which.
 */
export interface Giving {
step: "giving"
/**
 * Who gives.
 */
seat: number
/**
 * The seat that gets them.
 */
to: number
}
/**
 * Whoever spied takes a card of the hand.
 */
export interface Taking {
/**
 * The seat into whose hand it looks.
 */
from: number
step: "taking"
/**
 * Who takes.
 */
seat: number
}
/**
 * An offer is being answered, by all it was made to at once.
 */
export interface Asking {
step: "asking"
/**
 * Its number.
 */
offer: number
/**
 * The answer of each seat; null while there is none. Each seat sees its own, and `?` for those of others.
 */
answers: (("accept" | "decline" | "consider" | "withdraw") | "?" | null)[]
/**
 * The counter-offer that the viewer has answered with.
 */
counters: Counter[]
}
/**
 * An offer in answer to the one that is asked, made when that one is answered. Only its maker sees it.
 */
export interface Counter {
/**
 * The seats that it is made to and that have not declined it, by the names that moves give them; `["all"]` while a counter-offer to everyone waits.
 */
to: string[]
/**
 * The cards or goods that its maker gives. `?` for everyone but its maker and those it was made to.
 */
gives?: (string | "?")[]
/**
 * The cards or goods that its maker wants for it. `?` as in `gives`.
 */
wants?: (string | "?")[]
/**
 * The secrets that its maker shows.
 */
shows?: string[]
/**
 * The secrets that must be shown in return.
 */
sees?: string[]
/**
 * What its maker promises: `spare:usari:12` is a promise, what it is about, and the turn at whose beginning it is judged.
 */
promises?: string[]
/**
 * What must be promised in return, written in the same way.
 */
demands?: string[]
/**
 * The number of the offer that this one answers.
 */
counters?: number
/**
 * A promise in free words, which nobody judges. `?` as in `gives`.
 */
words?: string
/**
 * The seat that makes it, by the name that moves give it.
 */
maker: string
}
