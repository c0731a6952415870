// Made from docs/programs by `npm run types`; don't change it by hand.

export type Incoming = (Hello | Move | Offer | Call | Why | Say | Order | Undo | UndoAnswer | Vote | HandOver | TakeBack | Ping)

/**
 * The first message: who you are, and what you have seen.
 */
export interface Hello {
id?: (number | null)
type: "hello"
/**
 * The version of the protocol that the guest speaks.
 */
protocol: number
/**
 * The key of a seat, or of a watcher; empty to watch a listed table.
 */
key?: string
/**
 * The number of the last event that was seen; null: past events are not wanted.
 */
since?: (number | null)
/**
 * The language of all sentences, as `de` or `de-AT`; English where the hall has no words of it.
 */
language?: string
}
/**
 * A move, in its text form or its JSON form.
 */
export interface Move {
id?: (number | null)
type: "move"
/**
 * The number of the question that this answers, from `position.question`.
 */
question: number
move: (string | {
[k: string]: string
})
}
/**
 * An offer to other seats, in its text form or its JSON form, in games with deals.
 */
export interface Offer {
id?: (number | null)
type: "offer"
/**
 * The number of the position that the guest sees, from `position.number`.
 */
position: number
offer: (string | {
[k: string]: unknown
})
}
/**
 * One of `position.calls`: what a seat may do without being asked, such as taking up an open offer.
 */
export interface Call {
id?: (number | null)
type: "call"
/**
 * The number of the position that the guest sees, from `position.number`.
 */
position: number
move: (string | {
[k: string]: string
})
}
/**
 * Whether a move is legal now, and why not; nothing is played.
 */
export interface Why {
id?: (number | null)
type: "why"
move: (string | {
[k: string]: string
})
}
/**
 * Something said to everyone at the table.
 */
export interface Say {
id?: (number | null)
type: "say"
text: string
}
/**
 * Standing orders: what the hall answers for the seat until it orders otherwise.
 */
export interface Order {
id?: (number | null)
type: "order"
/**
 * The occasions of the game on which the hall passes for the seat: at the closing time of the window, or at once where windows wait for the answer. Null: as before.
 */
passing?: (string[] | null)
/**
 * Whether the only legal move is made at once; only if all other seats are bots. Null: as before.
 */
forced?: (boolean | null)
}
/**
 * Take the last move back; at once if it showed nobody anything, otherwise if everyone agrees.
 */
export interface Undo {
id?: (number | null)
type: "undo"
/**
 * The number of the position that the guest sees, from `position.number`.
 */
position: number
}
/**
 * Agree, or not, that whoever asked may take their last move back.
 */
export interface UndoAnswer {
id?: (number | null)
type: "undo_answer"
agreed: boolean
}
/**
 * Vote for a bot to take an absent seat, for abandoning the game, or for another game; it is done when everyone agrees.
 */
export interface Vote {
id?: (number | null)
type: "vote"
matter: ("hand_over" | "abandon" | "again")
/**
 * The absent seat that a bot should take.
 */
target?: (number | null)
wanted?: boolean
}
/**
 * Let a bot play your own seat.
 */
export interface HandOver {
id?: (number | null)
type: "hand_over"
bot: ("random" | "greedy" | "easy" | "middling" | "hard" | "expert")
}
/**
 * Play your own seat again.
 */
export interface TakeBack {
id?: (number | null)
type: "take_back"
}
/**
 * Asks for a pong, with the hall's time.
 */
export interface Ping {
id?: (number | null)
type: "ping"
}
