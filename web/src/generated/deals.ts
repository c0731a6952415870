// Made from docs/programs by `npm run types`; don't change it by hand.

/**
 * The offers and promises of a table.
 */
export interface Deals {
/**
 * Those being answered and those left lying, in the order in which they were made.
 */
offers: Offer[]
/**
 * Every promise of the game.
 */
pledges: Pledge[]
/**
 * How many offers each seat has made in this turn.
 */
made: number[]
/**
 * How many offers were made in the game.
 */
count: number
/**
 * What seats declined since they last made a deal with its maker, each kind of offer once.
 */
refusals: Refusal[]
}
/**
 * An offer on the table. Everyone sees that it was made, and its secrets and promises; cards and words are for the parties.
 */
export interface Offer {
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
 * The number by which it is answered.
 */
number: number
/**
 * The seat that makes it, by the name that moves give it.
 */
maker: string
/**
 * The seats that it was made to, whether or not they have declined it since: they know all of it.
 */
seen: string[]
}
/**
 * A promise that was made. Everyone sees it.
 */
export interface Pledge {
/**
 * The seat that promised.
 */
by: string
/**
 * The seat to which it promised.
 */
to: string
/**
 * `spare:usari:12`: the promise, what it is about, and the turn at whose beginning it is judged.
 */
promise: string
/**
 * What became of it.
 */
fate: ("open" | "kept" | "broken" | "lapsed")
}
/**
 * An offer that a seat declined since it last made a deal with its maker. Everyone sees that, and of what it was made.
 */
export interface Refusal {
/**
 * The seat that made the offer.
 */
maker: string
/**
 * The seat that declined it.
 */
by: string
/**
 * What it was made of: `gives`, `wants`, `shows`, `sees`, and the kinds of promises, as `promises spare` or `demands aid`.
 */
shape: string[]
}
