// Made from docs/programs by `npm run types`; don't change it by hand.

/**
 * A position of Treachery in a Pocket, as a viewer may know it. `?` stands for what is hidden.
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
game: "treachery"
/**
 * The Characters of each row, from the top, and their wounds: `filia`, `filia wounded` or `filia killed`. While a turn is played a row may be empty. Everyone sees them.
 */
rows: string[][]
/**
 * The Action card in each seat's hand. Its owner sees it, others `?`, unless it was shown; null while it is in use.
 */
hands: (string | "?" | null)[]
/**
 * The revealed Action card, which everyone sees; null while it is in use.
 */
revealed: (string | null)
/**
 * The Action card in use this turn, which everyone sees; null between turns.
 */
used: (string | null)
/**
 * The Action deck; the last card is drawn next. Nobody sees what lies in it, everyone how many there are.
 */
deck: (string | "?")[]
/**
 * The discards, which everyone sees.
 */
discard: string[]
/**
 * The Action cards that were shuffled into the new deck; everyone saw them.
 */
reshuffled: string[]
/**
 * The seats that hold a card since before the deck was reshuffled: everyone knows that it is none of those.
 */
held: number[]
/**
 * The seats whose hand everyone has seen.
 */
shown: number[]
/**
 * Each seat's Agenda: `green over red`. Its owner sees it, others `?` until the game is over.
 */
agendas: (string | "?")[]
/**
 * The seat that began.
 */
first: number
/**
 * How many turns were played.
 */
turns: number
/**
 * How often the deck has run out.
 */
run_out: number
/**
 * Why the game ended; empty while it runs.
 */
ending: ("" | "deaths" | "deck" | "no_action")
figures: Figures
/**
 * What is being done, the step that decides last. Everyone sees it.
 */
stack: (Turn | EndTurn | Attacks | LastWish)[]
}
/**
 * What follows from all that by the rules.
 */
export interface Figures {
/**
 * What a Noble of the House that should rise scores in each row, from the top: the rows below it (T-7.5).
 */
rise: number[]
/**
 * What a Noble of the House that should fall scores in each row, from the top: the rows above it (T-7.6).
 */
fall: number[]
/**
 * What each seat would score if the game ended as the rows stand (T-7.5 to T-7.7). `?` where the viewer doesn't know its Agenda.
 */
points: (number | "?")[]
}
/**
 * A seat chooses an action.
 */
export interface Turn {
step: "turn"
/**
 * Who chooses.
 */
seat: number
}
/**
 * What ends a turn, below what is still to be done in it.
 */
export interface EndTurn {
step: "end_turn"
/**
 * Whose turn it is.
 */
seat: number
}
/**
 * The attacks of an action that are still to come; the seat orders them where it matters.
 */
export interface Attacks {
step: "attacks"
/**
 * Who orders them.
 */
seat: number
/**
 * The Characters that are still to be attacked.
 */
left: string[]
}
/**
 * A part of what a Killed Character's ability asks of the active player.
 */
export interface LastWish {
step: ("lift" | "strike" | "drag" | "mend" | "avenge" | "swap")
/**
 * Who chooses.
 */
seat: number
/**
 * The Character that was Killed.
 */
of: string
}
