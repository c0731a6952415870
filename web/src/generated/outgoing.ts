// Made from docs/programs by `npm run types`; don't change it by hand.

export type Outgoing = (Event | Welcome | Presence | RefusedForm | WhyForm | Pong)

/**
 * An entry of the table's log, as this viewer may know it. `position` and `table` are there if it changed them.
 */
export interface Event {
type: "event"
number: number
at: number
what: {
[k: string]: unknown
}
text: string
told: ToldForm[]
position?: PositionForm
table?: TableForm
}
/**
 * One thing that happened in the game: as the things it names, and in words. `?` stands for what this viewer may not know.
 */
export interface ToldForm {
event: {
[k: string]: string
}
text: string
}
/**
 * The game as the viewer may know it.
 */
export interface PositionForm {
number: number
game: number
phase: ("gathering" | "playing" | "over" | "abandoned")
prompt: string
asked: number[]
question: (number | null)
moves: MoveForm[]
calls: MoveForm[]
view: ({
[k: string]: unknown
} | null)
closes: (number | null)
sealed: (string | null)
occasion: (string | null)
passing: string[]
forced: boolean
clocks: (ClockForm[] | null)
undo: (number | null)
votes: [unknown, unknown, unknown][]
match: ({
[k: string]: unknown
} | null)
result: (ResultForm | null)
}
/**
 * A legal move: as text, as the things it names, in words, and the lines of the rules behind it.
 */
export interface MoveForm {
text: string
move: {
[k: string]: string
}
sentence: string
rules: string[]
}
/**
 * The time of a seat: how much of the reserve is left, and when the time for its decision is over.
 */
export interface ClockForm {
reserve: number
runs_out: (number | null)
}
/**
 * How a game ended. Whoever wants to verify the shuffle finds the seed and its nonce here.
 */
export interface ResultForm {
ending: string
scores: number[]
accounts: string[][]
winners: number[]
seed: string
nonce: string
}
/**
 * A table, as everyone sees it.
 */
export interface TableForm {
table: string
plan: {
[k: string]: unknown
}
phase: ("gathering" | "playing" | "over" | "abandoned")
games: number
seats: SeatForm[]
}
/**
 * A seat, as everyone sees it.
 */
export interface SeatForm {
name: string
kind: ("free" | "person" | "bot")
bot: string
here: boolean
}
/**
 * The answer to hello: the table, all events since the one that was named, and the position now.
 */
export interface Welcome {
type: "welcome"
protocol: number
version: string
viewer: number
number: number
at: number
table: TableForm
events: Event[]
position: PositionForm
}
/**
 * Who is here has changed.
 */
export interface Presence {
type: "presence"
here: boolean[]
}
/**
 * Something was refused, and nothing has changed.
 */
export interface RefusedForm {
type: "refused"
id: (number | null)
word: string
reason: string
line: string
}
/**
 * The answer to why.
 */
export interface WhyForm {
type: "why"
id: (number | null)
legal: boolean
reason: string
line: string
}
/**
 * The answer to ping.
 */
export interface Pong {
type: "pong"
id: (number | null)
at: number
}
