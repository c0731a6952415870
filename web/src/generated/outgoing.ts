// Made from docs/programs by `npm run types`; don't change it by hand.

export type Outgoing = (Event | Welcome | Presence | Elsewhere | Announced | RefusedForm | WhyForm | ForeseenForm | Pong)

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
marks: [number, number, string, string][]
}
/**
 * The game as the viewer may know it.
 */
export interface PositionForm {
number: number
game: number
phase: ("gathering" | "playing" | "over" | "abandoned" | "outdated")
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
undo_agreed: number[]
votes: [string, number, number][]
match: (MatchForm | null)
result: (ResultForm | null)
shuffle?: ShuffleForm
deck?: string
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
reminder: (number | null)
holiday: (number | null)
days_off: number
}
/**
 * How a match stands: to a number of `victories`, or over a number of `games` by the sum of scores; the other one is 0.
 */
export interface MatchForm {
victories: number
games: number
seats: number
first: number
results: MatchResult[]
standings: number[]
over: boolean
winners: number[]
next: (number | null)
}
/**
 * A finished game of a match: the mask of its winners, and the scores.
 */
export interface MatchResult {
winners: number
scores: number[]
}
/**
 * How a game ended. Whoever wants to verify the shuffle finds the seed and its nonce here. Whoever has resigned has lost, whatever
 * the bot did that played on.
 */
export interface ResultForm {
ending: string
scores: number[]
accounts: string[][]
winners: number[]
resigned: number[]
seed: string
nonce: string
part: string
numbers: (string | null)[]
}
/**
 * The shuffle of a game that is about to be dealt. Its seed is made of the hall's part, which stays secret until the end of the game,
 * and of the numbers that players add.
 */
export interface ShuffleForm {
game: number
commitment: string
seals: (string | null)[]
sealed: (string | null)
closed: boolean
rotated: boolean
numbers: (string | null)[]
asks: (("seal" | "show") | null)
ends: number
}
/**
 * A table, as everyone sees it.
 */
export interface TableForm {
table: string
/**
 * All that is settled when a table is laid.
 */
plan: {
game: string
seats: number
options: {
[k: string]: string
}
/**
 * Whether the lobby shows it.
 */
listed: boolean
pace: (Untimed | RealTime | Days)
/**
 * How long a response window stays open at most, in seconds. Its answers are sealed until it closes, and whoever has not answered by then passes. If no person is asked, it closes when the bots have answered; if the only person in the game is asked, it closes with their answer. 0, and in games over days: windows wait for every answer, as long as a decision may take, except where a standing order passes at once.
 */
window: number
/**
 * How long a bot seems to think, in seconds: its answer comes after this time, or a multiple of it.
 */
thinking: number
watchers: ("none" | "public" | "delayed")
/**
 * How many seconds delayed watchers are behind the players.
 */
delay: number
/**
 * A match of several games instead of a single one.
 */
match: boolean
/**
 * After how many seconds without a connection a bot takes the seat, if someone else is there to play on; over days only missed deadlines count. 0: only when the others vote for it.
 */
handover: number
/**
 * In games over days, how many days off everyone may take in a game; their time stands still.
 */
holidays: number
/**
 * The bot that takes the seats of the absent, and decides for whoever runs out of time.
 */
stand_in: ("random" | "greedy" | "easy" | "middling" | "hard" | "expert")
/**
 * Whether programs may sit down. The hall knows those that say that they are programs.
 */
programs: boolean
/**
 * Whether the players can talk to each other.
 */
talk: boolean
/**
 * The language in which the table was laid, such as `de`; empty: unknown.
 */
language: string
/**
 * Whether people who want to play anyone are paired here: nobody hosts, and the game begins by itself when all seats are taken and everyone is there. Only the hall lays such tables.
 */
pairing: boolean
/**
 * When a seat may ask what the search would play: never, only if all other seats are bots, or always.
 */
hints: ("never" | "against_bots" | "always")
/**
 * The lesson that the table is for. Its shuffle is always the same and known to all, and its bots always play the same after the same moves; so it is never listed, and one person plays it. What follows two underscores changes only how the bots play: `first__1` and `first__2` have the same shuffle. Empty: an ordinary game.
 */
lesson: string
}
phase: ("gathering" | "playing" | "over" | "abandoned" | "outdated")
games: number
seats: SeatForm[]
host?: number
}
/**
 * No time limit.
 */
export interface Untimed {
kind: "untimed"
}
/**
 * A time limit for every decision; time used beyond it comes out of a reserve for the whole game.
 */
export interface RealTime {
kind: "real_time"
decision: number
reserve: number
}
/**
 * A number of days for every decision.
 */
export interface Days {
kind: "days"
days: number
}
/**
 * A seat, as everyone sees it.
 */
export interface SeatForm {
name: string
kind: ("free" | "invited" | "person" | "bot")
bot: string
here: boolean
absent: boolean
takes_over: (number | null)
vacant: boolean
resigned: boolean
handed_over?: string
face?: string
program?: boolean
ready?: boolean
swap?: number
invitation?: number
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
at: number
here: boolean[]
absent: boolean[]
takes_over: (number | null)[]
}
/**
 * On how many other devices the viewer's seat is open has changed.
 */
export interface Elsewhere {
type: "elsewhere"
others: number
}
/**
 * What whoever runs the hall has to say to everyone, such as that it is about to restart.
 */
export interface Announced {
type: "announced"
text: string
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
details: string
wait: number
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
 * The answer to foresee: what is certain to follow if nobody steps in.
 */
export interface ForeseenForm {
type: "foreseen"
id: (number | null)
question: number
told: ToldForm[]
whole: boolean
unanswered: boolean
view: {
[k: string]: unknown
}
figures: {
[k: string]: unknown
}
}
/**
 * The answer to ping.
 */
export interface Pong {
type: "pong"
id: (number | null)
at: number
}
