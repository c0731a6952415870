// Made from docs/programs by `npm run types`; don't change it by hand.

import type { Deals } from "./deals";

/**
 * A position of A Game of Thrones, as a viewer may know it. `?` stands for what is hidden. A card is named by its owner, its id and, from the second copy on, a number: `0.heron_levy.2`. Piles have one list for each seat.
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
game: "thrones"
/**
 * The deck of each seat: a ready one by its name, or what it holds.
 */
decks: (string | Holds)[]
/**
 * Which round it is; 0 during setup.
 */
round: number
/**
 * Which phase it is.
 */
phase: ("setup" | "plot" | "draw" | "marshalling" | "challenges" | "dominance" | "standing" | "taxation")
/**
 * The first player.
 */
first: number
/**
 * The seat whose turn it is in the phase; null where all act together.
 */
active: (number | null)
/**
 * The gold of each seat.
 */
gold: number[]
/**
 * The power on each House card.
 */
power: number[]
/**
 * The title that each seat holds.
 */
titles: (("crown_regent" | "hand_of_the_king" | "master_of_laws" | "lord_commander" | "master_of_whispers" | "master_of_coin") | null)[]
/**
 * The titles that may be taken.
 */
pool: ("crown_regent" | "hand_of_the_king" | "master_of_laws" | "lord_commander" | "master_of_whispers" | "master_of_coin")[]
/**
 * The decks; the last card is drawn next. `?` for what the viewer doesn't know, with the seats that do: `? seen 1`.
 */
deck: string[][]
/**
 * The hands: first the cards that the viewer knows, then `?` for each of the others. `0.levy seen` is known to everyone, `0.levy seen 0 2` to these seats.
 */
hand: string[][]
/**
 * The cards in play, each with its state: `0.levy kneeling power=1 attacking on=0.other leaving=kill`.
 */
play: string[][]
/**
 * The discard piles.
 */
discard: string[][]
/**
 * The dead piles.
 */
dead: string[][]
/**
 * Cards that are removed from the game.
 */
out: string[][]
/**
 * Cards that lie face down during setup; their owner sees them.
 */
placed: string[][]
/**
 * Duplicates, with the card they lie under: `0.lord.2 under=0.lord`.
 */
under: string[][]
/**
 * Events that are being played.
 */
played: string[][]
/**
 * The plots that are left. Everyone knows them.
 */
plots: string[][]
/**
 * The plots that were used.
 */
used: string[][]
/**
 * The plots that are revealed.
 */
revealed: string[][]
/**
 * How many cards each seat has drawn by effects in this round.
 */
drawn: number[]
/**
 * How many challenges were initiated in this phase: three numbers a seat, military, intrigue and power.
 */
made: number[]
/**
 * The seats whose House card kneels.
 */
kneeling_houses: number[]
/**
 * The seats that have played a Limited card in this round.
 */
limited: number[]
/**
 * The seats that have used a limited response in this round.
 */
limited_responses: number[]
/**
 * The seats that have claimed power for winning against an opposed title in this round.
 */
rewarded: number[]
/**
 * Whether the Hand of the King has used the title's influence in this round.
 */
hand_used: boolean
/**
 * The challenge that is fought; null where there is none.
 */
challenge: (Challenge | null)
/**
 * The keywords that still work in this challenge.
 */
pending: string[]
/**
 * What lasts for a time: how long, the number of the change, the card or `seat_1` that it changes, its source, a seat and an amount.
 */
lasting: (string | number)[][]
/**
 * Cards that are controlled for a time: how long, the card, and the seat that gets it back.
 */
borrowed: (string | number)[][]
/**
 * What may be answered: what happened, its card, seat, other seat and number; null for what it doesn't have.
 */
happened: (string | number | null)[][]
/**
 * Which abilities have answered what happened: the card, the ability's number and the place in `happened`.
 */
answered: (string | number)[][]
/**
 * Abilities that are used up: the card and the ability's number.
 */
spent: (string | number)[][]
/**
 * What is done at the end of a challenge, a phase or the round: of which, the number of the part of an ability, its card, a seat and two targets; left out where there is nothing.
 */
delayed?: (string | number | null)[][]
/**
 * What lies on cards besides power: counters or gold, and how much was paid as X; the card and the number. Left out where there is nothing.
 */
notes?: (string | number)[][]
/**
 * What may be answered later, written as in `happened`: a claim is about to be fulfilled, and that is answered first. Left out where there is nothing.
 */
held?: (string | number | null)[][]
/**
 * Why the game ended; empty while it runs.
 */
ending: ("" | "victory" | "exhaustion")
/**
 * The seats that have won.
 */
winners: number[]
/**
 * Offers of gold in the Littlefinger variant; null in others.
 */
deals: (Deals | null)
/**
 * What is being done, the step that decides last. Everyone sees it.
 */
stack: (Plots | Asking | Doing)[]
figures: Figures
}
/**
 * What a deck holds: cards by their ids, each once per copy.
 */
export interface Holds {
/**
 * The House it is for; null if that is not known.
 */
house: (string | null)
/**
 * Its agenda; null if it has none.
 */
agenda: (string | null)
/**
 * The cards that are drawn.
 */
cards: string[]
/**
 * The plots.
 */
plots: string[]
}
/**
 * The challenge that is fought.
 */
export interface Challenge {
/**
 * Of which kind it is.
 */
kind: ("military" | "intrigue" | "power")
/**
 * The seat that initiated it.
 */
attacker: number
/**
 * The seat that it was initiated against.
 */
target: number
/**
 * The seat that defends: the target, or whoever has stepped in for it.
 */
defender: number
/**
 * Whether the Lord Commander has stepped in and become the target.
 */
stepped: boolean
}
/**
 * Everyone chooses a plot in secret.
 */
export interface Plots {
step: "plots"
/**
 * The plot that each seat has chosen; null while it has not. Each seat sees its own, and `?` for those of others.
 */
answers: (string | "?" | null)[]
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
/**
 * Any other step. What its number, place and chosen cards mean depends on the step; those that say nothing are left out.
 */
export interface Doing {
step: ("action" | "aiming" | "attackers" | "bestow" | "cancelling" | "challenge" | "challenging" | "choosing" | "crown" | "defenders" | "effects" | "entering" | "influence" | "losses" | "naming" | "ordering" | "paying" | "picking" | "placing" | "redirect" | "rising" | "round" | "saving" | "stealth" | "stepping_in" | "titles" | "turns" | "unveiling" | "window")
/**
 * Who is asked, or whose effect it is.
 */
seat?: number
/**
 * The card that it is about.
 */
card?: string
/**
 * A number that the step needs.
 */
number?: number
/**
 * How far the step has come.
 */
at?: number
/**
 * What set it off, written as in `happened`.
 */
word?: (string | number | null)[]
/**
 * The cards and players, `seat_1`, that are chosen already, such as attackers before all of them are named.
 */
chosen?: string[]
}
/**
 * What follows from all that by the rules.
 */
export interface Figures {
/**
 * The Houses.
 */
seats: SeatFigures[]
/**
 * How many offers each seat may still make in this phase; 0 where no deals are made.
 */
offers_left: number[]
/**
 * The characters in play.
 */
characters: {
[k: string]: CharacterFigures
}
/**
 * The total STR of attackers and defenders in the challenge that is fought; null where there is none.
 */
sides: (number[] | null)
/**
 * What the cards in hands that the viewer knows cost those who hold them.
 */
costs: {
[k: string]: number
}
/**
 * The same totals with those who are just being declared, as if they were declared now.
 */
totals: (number[] | null)
/**
 * Whether all who may defend in the challenge that is fought have been asked; null where there is none.
 */
asked: (boolean | null)
/**
 * The titles of the council; empty where none are taken.
 */
titles: TitleFigures[]
}
/**
 * A House, and what follows for it from the open cards.
 */
export interface SeatFigures {
/**
 * Its name.
 */
house: string
/**
 * The agenda beside the House card; null for none.
 */
agenda: (string | null)
/**
 * All its power that counts for victory.
 */
power: number
/**
 * The power of its side: its own, with its partner's if it has one.
 */
together: number
/**
 * How much power its side needs to win at the moment.
 */
goal: number
/**
 * Every card that makes it another goal than usual.
 */
causes: Cause[]
/**
 * The income of its plot with every bonus.
 */
income: number
/**
 * The initiative of its plot with every bonus.
 */
initiative: number
/**
 * The claim of its plot with every bonus.
 */
claim: number
/**
 * The seat that plays with it, two on two.
 */
partner: (number | null)
/**
 * How many challenges of each kind it may still initiate in this phase.
 */
challenges: {
[k: string]: number
}
}
/**
 * A card that changes how much power a side needs to win.
 */
export interface Cause {
/**
 * While what is so, in words; null where nothing is asked.
 */
while: (string | null)
/**
 * Which it is.
 */
card: string
/**
 * By how much.
 */
amount: number
}
/**
 * A character as it stands, with everything that changes it.
 */
export interface CharacterFigures {
/**
 * Its STR.
 */
strength: number
/**
 * The letters of its icons: M for military, I for intrigue, P for power.
 */
icons: string
/**
 * Its keywords.
 */
keywords: string[]
}
/**
 * A title of the council.
 */
export interface TitleFigures {
/**
 * Which it is.
 */
title: ("crown_regent" | "hand_of_the_king" | "master_of_laws" | "lord_commander" | "master_of_whispers" | "master_of_coin")
/**
 * The seat that holds it; null for none.
 */
holder: (number | null)
/**
 * Whether it may be taken. One that nobody holds and that is not free is set aside.
 */
free: boolean
/**
 * The title that it supports; null for none.
 */
supports: (("crown_regent" | "hand_of_the_king" | "master_of_laws" | "lord_commander" | "master_of_whispers" | "master_of_coin") | null)
/**
 * The titles that it opposes.
 */
opposes: ("crown_regent" | "hand_of_the_king" | "master_of_laws" | "lord_commander" | "master_of_whispers" | "master_of_coin")[]
}
