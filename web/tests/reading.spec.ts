/** What the hall sends of cards is read with care: where it is not what it should be, the page says where. */
import { expect, test } from "@playwright/test";
import { byName, flag, form, list, number, oneOf, text, usually } from "../src/games/reading.ts";

const card = form({
  id: text,
  kind: oneOf("plot", "event"),
  cost: usually(number, 0),
  unique: usually(flag, false),
  traits: list(text),
  names: byName(text),
});
const good = { id: "a", kind: "plot", cost: 2, unique: true, traits: ["Knight"], names: { Knight: "Ritter" } };

test("what is as it should be is given as it is, without what nobody asked for", () => {
  expect(card({ ...good, source: "ours" }, "card")).toEqual(good);
  const { cost: _, unique: __, ...short } = good;
  expect(card(short, "card")).toEqual({ ...good, cost: 0, unique: false });
});

for (const [found, said] of [
  [null, "card is not a form"],
  [[good], "card is not a form"],
  [{ ...good, id: 7 }, "card/id is not a text"],
  [{ ...good, id: undefined }, "card/id is not a text"],
  [{ ...good, kind: "agenda" }, "card/kind is not one of plot, event"],
  [{ ...good, cost: "2" }, "card/cost is not a number"],
  [{ ...good, unique: 1 }, "card/unique is not yes or no"],
  [{ ...good, traits: "Knight" }, "card/traits is not a list"],
  [{ ...good, traits: ["Knight", null] }, "card/traits/1 is not a text"],
  [{ ...good, names: { Knight: 1 } }, "card/names/Knight is not a text"],
  [{ ...good, names: [] }, "card/names is not a table of names"],
] as const)
  test(`otherwise the page says where: ${said} (${JSON.stringify(found)})`, () => {
    expect(() => card(found, "card")).toThrow(said);
  });
