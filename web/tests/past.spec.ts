/** What explains a move on the stage. */
import { expect, test } from "@playwright/test";
import { pastOf } from "../src/frame/stage/past.ts";

const event = (kind: string, ...texts: string[]) => ({
  what: { kind },
  told: texts.map((text) => ({ text, event: {}, marks: [] })),
});
const EVENING = [
  event("started", "the first deal"),
  event("played", "a blow"),
  event("voted"),
  event("started", "the second deal"),
  event("played", "a coin"),
  event("played", "a card"),
];
const past = (at: number): string[] => pastOf(EVENING, at).map(({ text }) => text);

test("the first line of a new game is not told from the game before", () => {
  expect(past(1)).toEqual(["the first deal"]);
  expect(past(3)).toEqual([]);
  expect(past(4)).toEqual(["the second deal"]);
  expect(past(5)).toEqual(["the second deal", "a coin"]);
});

test("long ago explains nothing", () => {
  const long = Array.from({ length: 40 }, (_, at) => event("played", String(at)));
  expect(pastOf(long, 39)).toHaveLength(30);
});
