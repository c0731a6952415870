// Made from docs/programs by `npm run types`; don't change it by hand.

/**
 * A position of Houses-Skirmish, as a viewer may know it. `?` stands for what is hidden. Cards are named by rank and House, `7c`.
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
game: "skirmish"
/**
 * The life of each seat.
 */
life: number[]
/**
 * The hands: first the cards that the viewer knows, then `?` for each of the others. `7c seen` is known to everyone, `7c seen 0 2` to these seats.
 */
hands: string[][]
/**
 * The four Front slots of each seat: `7c`, a bond with its leader first, `7c+9c`, and how the unit stands, `7c exhausted` or `7d recovered` (readied to block); null for an empty one. A Joker is named with what it is: `black_joker:7c`, `red_joker:wizard`.
 */
front: (string | null)[][]
/**
 * The four Rear slots of each seat, written in the same way.
 */
rear: (string | null)[][]
/**
 * The deck; the last card is drawn next. `?` for what the viewer doesn't know, with the seats that do: `? seen 1`.
 */
deck: string[]
/**
 * The cards that lie face up in the Barrows.
 */
barrows: string[]
/**
 * The cards that are Soul Burned.
 */
burned: string[]
/**
 * Cards that were played without a slot, on their way to the Barrows.
 */
used: string[]
/**
 * Cards that are Soul Burned when they next go to the Barrows.
 */
marked: string[]
/**
 * Soldiers that the Necromancer has summoned.
 */
summoned: string[]
/**
 * Cards in the ranks that go to the Barrows at the end of the turn.
 */
poisoned: string[]
/**
 * Hearts whose Magic Shield is used.
 */
spent: string[]
/**
 * Cards that deal double damage this turn.
 */
doubled: string[]
/**
 * Aces in the ranks that go at the end of the turn.
 */
leaving: string[]
/**
 * Cards that can't be deployed again this turn.
 */
returned: string[]
/**
 * What cards in the ranks have taken this turn.
 */
damage: {
[k: string]: number
}
/**
 * The active seat.
 */
turn: number
/**
 * Which phase it is.
 */
phase: ("deploy" | "response" | "combat")
/**
 * How many turns were begun.
 */
turns: number
/**
 * How many extra turns were earned and not begun.
 */
extra: number
/**
 * Whether the one Redeploy of the turn is made.
 */
redeployed: boolean
/**
 * Whether the Necromancer was used in this phase.
 */
raised: boolean
/**
 * The card of a unit that was last deployed from hand this turn.
 */
last: (string | null)
/**
 * The seats whose units take no damage this turn.
 */
warded: number[]
/**
 * In sudden death the seats whose last turn is still to end; null before.
 */
finale: (number[] | null)
/**
 * The attacks of this combat.
 */
attacks: Attack[]
/**
 * Why the game ended; empty while it runs.
 */
ending: ("" | "last_standing" | "sudden_death")
/**
 * What is being done, the step that decides last. Everyone sees it.
 */
stack: (Plain | BySlot | BySeat | Asked | Window | Effect | Destroying | Picking | Rage)[]
figures: Figures
}
/**
 * An attack of the active seat.
 */
export interface Attack {
/**
 * The attacker's slot, such as `front_2`.
 */
slot: string
/**
 * The place of a unit, `1.front_2`, or a player, `seat_1`.
 */
target: string
/**
 * The places of its blockers; null while the defender has not answered.
 */
blockers: (string[] | null)
/**
 * Where what is too much for the blocker goes: a place or a player.
 */
excess: (string | null)
}
/**
 * A step that is the active seat's and needs no more to be said: a phase, the end of the turn, or a choice that a card asks for.
 */
export interface Plain {
step: ("deploy" | "end_turn" | "fetching" | "looking" | "summoning" | "aiming")
}
/**
 * The active seat's units are asked in turn: those that can attack for a target, those that deal too much for where it goes.
 */
export interface BySlot {
step: ("attack" | "damage")
/**
 * The slot whose unit is asked: 0 to 3 in front, 4 to 7 in the rear.
 */
at: number
}
/**
 * The other seats are asked in turn: how they answer attacks, or how the Insane Wizard separates their bonds.
 */
export interface BySeat {
step: ("blocks" | "sundering")
/**
 * How far to the left of the active seat the one is that is asked.
 */
at: number
}
/**
 * One seat is asked: whether it begins, or which Instant it plays to interrupt another.
 */
export interface Asked {
step: ("advantage" | "interruption")
/**
 * Who is asked.
 */
seat: number
}
/**
 * Seats may play Instants, one after the other.
 */
export interface Window {
step: "window"
/**
 * What it was opened by.
 */
kind: ("after_play" | "response" | "before_damage" | "effect")
/**
 * How far to the left of the active seat the one is that is asked.
 */
at: number
/**
 * The seat that announced what may be answered; null where nobody did.
 */
by: (number | null)
}
/**
 * The announced strike of an Ace, before it takes effect.
 */
export interface Effect {
step: "effect"
/**
 * The card that was played.
 */
card: string
/**
 * The Ace that it counts as.
 */
face: string
/**
 * What it strikes, such as `1.front_2`.
 */
place: (string | null)
/**
 * What it strikes besides; null for nothing.
 */
also: (string | null)
}
/**
 * The Queen of Clubs chooses two units.
 */
export interface Destroying {
step: "destroying"
/**
 * The place of the one that is chosen already.
 */
first: (string | null)
}
/**
 * The active seat chooses the two units that block its enhanced Spade.
 */
export interface Picking {
step: "picking"
/**
 * The Spade's slot.
 */
slot: string
/**
 * The defender.
 */
seat: number
/**
 * The slots of the defender's units that can block.
 */
offered: string[]
}
/**
 * A defeated Club strikes again.
 */
export interface Rage {
step: "rage"
/**
 * The Club.
 */
card: string
/**
 * What it deals.
 */
amount: number
/**
 * The defender.
 */
seat: number
/**
 * The places that it has hit already.
 */
hit: (string | null)[]
}
/**
 * What follows from all that by the rules.
 */
export interface Figures {
/**
 * Every unit in play by its place, such as `1.front_2`.
 */
units: {
[k: string]: UnitFigures
}
/**
 * The seats that are not out (S-11.1).
 */
alive: number[]
/**
 * The place of the unit that is asked whom it attacks (S-7.1); null where none is.
 */
attacker: (string | null)
/**
 * How many cards on top of the deck the active seat looks at, to keep one of them (S-5.10).
 */
looked_at: number
}
/**
 * A unit as it stands.
 */
export interface UnitFigures {
/**
 * What it deals: both cards of a bond together, doubled where the Jack of Clubs says so (S-4.11, S-10.2).
 */
strength: number
/**
 * How its leader's trait stands: enhanced by a King (S-5.11), silenced by the Insane Wizard (S-9.8); empty if it has none.
 */
trait: ("" | "normal" | "enhanced" | "silenced")
/**
 * What its cards have taken this turn (S-7.8).
 */
damage: number
}
