// Made from docs/programs by `npm run types`; don't change it by hand.

export type Incoming = (Hello | Move | Offer | Call | Why | Foresee | Say | Ready | ChangeSeat | Bring | SealNumber | ShowNumber | Order | Undo | UndoAnswer | Vote | HandOver | Holiday | TakeBack | Resign | Told | Neighbours | Ping)

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
/**
 * A name of the guest's choice for the browser or program, the same for all its connections. Whoever has a seat is told when it is open on another device. Empty: each connection counts as another.
 */
device?: string
/**
 * With the key of a seat that was lost to somebody else, or in one's absence: whether to watch by it, where that is allowed. Otherwise the hall says what became of the seat.
 */
watch?: boolean
/**
 * Whether the guest will say `told` after every position. At a table with one person, bots then wait for it with their next move, 10 seconds at most.
 */
tells?: boolean
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
 * Why something is not possible now; nothing is played. Of a move: whether it is legal, and why not. Of a thing on the table: why it
 * can't be used, or, with both, why this can't be done with it.
 */
export interface Why {
id?: (number | null)
type: "why"
move?: (string | {
[k: string]: string
} | null)
/**
 * Its kind, then its names: `["action", "exile", "bottom"]`.
 */
thing?: string[]
}
/**
 * What would follow from moves of one's own, as far as one can know; nothing is played. Several are made one after the other, such as
 * all attackers.
 */
export interface Foresee {
id?: (number | null)
type: "foresee"
/**
 * The number of the question that this answers, from `position.question`.
 */
question: number
/**
 * In their text form.
 * 
 * @minItems 1
 * @maxItems 20
 */
moves: [string]|[string, string]|[string, string, string]|[string, string, string, string]|[string, string, string, string, string]|[string, string, string, string, string, string]|[string, string, string, string, string, string, string]|[string, string, string, string, string, string, string, string]|[string, string, string, string, string, string, string, string, string]|[string, string, string, string, string, string, string, string, string, string]|[string, string, string, string, string, string, string, string, string, string, string]|[string, string, string, string, string, string, string, string, string, string, string, string]|[string, string, string, string, string, string, string, string, string, string, string, string, string]|[string, string, string, string, string, string, string, string, string, string, string, string, string, string]|[string, string, string, string, string, string, string, string, string, string, string, string, string, string, string]|[string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string]|[string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string]|[string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string]|[string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string]|[string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string]
}
/**
 * Something said to everyone at the table.
 */
export interface Say {
id?: (number | null)
type: "say"
text: string
/**
 * A mark of the guest's choice, another one each time. What comes again with the same mark, after a lost connection, is not said again; the event has the mark, for its speaker alone.
 */
once?: string
}
/**
 * Before the game: that you are ready for it to begin, or no longer.
 */
export interface Ready {
id?: (number | null)
type: "ready"
ready?: boolean
}
/**
 * Before the game: move to another seat, at once if it is free or a bot's. Someone who sits there is asked, or answered if they have
 * asked you; with `wanted` false what was asked is withdrawn or declined.
 */
export interface ChangeSeat {
id?: (number | null)
type: "change_seat"
seat: number
wanted?: boolean
}
/**
 * The deck that you bring, as the option `decks` takes it; empty: none. Others see it when the game begins.
 */
export interface Bring {
id?: (number | null)
type: "bring"
deck?: string
}
/**
 * Before a game is dealt: that you add a number to its seed, and by what it is to be recognised.
 */
export interface SealNumber {
id?: (number | null)
type: "seal_number"
/**
 * The number of the game that is to be dealt, from `position.shuffle`.
 */
game: number
/**
 * The SHA-256 of the number as it will be shown, in hexadecimal digits.
 */
seal: string
}
/**
 * The number that you have sealed, when `position.shuffle` says that it may be shown.
 */
export interface ShowNumber {
id?: (number | null)
type: "show_number"
/**
 * The number of the game that is to be dealt, from `position.shuffle`.
 */
game: number
/**
 * 256 bits that nobody can guess, in hexadecimal digits.
 */
number: string
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
 * Agree, or not, that whoever asked may take their last move back; with `agreed: false` whoever asked withdraws it.
 */
export interface UndoAnswer {
id?: (number | null)
type: "undo_answer"
agreed: boolean
}
/**
 * Propose or agree that a bot or somebody else takes an absent seat, that the game is abandoned, that another one begins, or, where
 * people are paired, that bots take the free seats; it is done when everyone agrees who is there. The next game of a match waits as long
 * as anyone votes for a pause.
 */
export interface Vote {
id?: (number | null)
type: "vote"
matter: ("hand_over" | "substitute" | "abandon" | "again" | "pause" | "bots")
/**
 * The absent seat that a bot or somebody else should take.
 */
target?: (number | null)
/**
 * False withdraws one's own vote, or refuses what others have proposed, which ends it.
 */
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
 * Take some days off in a game over days, from now on: your time stands still. Nobody is told more than until when.
 */
export interface Holiday {
id?: (number | null)
type: "holiday"
/**
 * How many; 0: you are back.
 */
days: number
}
/**
 * Play your own seat again.
 */
export interface TakeBack {
id?: (number | null)
type: "take_back"
}
/**
 * Give the game up as lost. If only one seat is left that has not resigned, the game is over; otherwise a bot plays on.
 */
export interface Resign {
id?: (number | null)
type: "resign"
}
/**
 * That the guest has been told all that led to a position: bots that wait for it may go on. Programs needn't send it.
 */
export interface Told {
id?: (number | null)
type: "told"
/**
 * The number of the position that the guest sees, from `position.number`.
 */
position: number
}
/**
 * Who else plays at the guest's device, which is passed on from turn to turn: while the guest is connected, they count as there.
 */
export interface Neighbours {
id?: (number | null)
type: "neighbours"
/**
 * The keys of their seats; those of the message before no longer count.
 * 
 * @maxItems 14
 */
keys: []|[string]|[string, string]|[string, string, string]|[string, string, string, string]|[string, string, string, string, string]|[string, string, string, string, string, string]|[string, string, string, string, string, string, string]|[string, string, string, string, string, string, string, string]|[string, string, string, string, string, string, string, string, string]|[string, string, string, string, string, string, string, string, string, string]|[string, string, string, string, string, string, string, string, string, string, string]|[string, string, string, string, string, string, string, string, string, string, string, string]|[string, string, string, string, string, string, string, string, string, string, string, string, string]|[string, string, string, string, string, string, string, string, string, string, string, string, string, string]
}
/**
 * Asks for a pong, with the hall's time.
 */
export interface Ping {
id?: (number | null)
type: "ping"
}
