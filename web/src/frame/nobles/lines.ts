/** To what nobles have something to say. */
export type Occasion = "deal" | "broken" | "kill" | "defeat" | "victory";

/** What they say, by noble. */
export type Lines = Readonly<Record<string, Readonly<Record<Occasion, string>>>>;
