import { expect, test } from "@playwright/test";
import { attempt, narrow, type Option } from "../src/session/picking.ts";

const option = (text: string, ...keys: string[]): Option => ({
  form: {
    text,
    move: Object.fromEntries(keys.map((key, at) => [`field${at}`, key.split(":")[1] ?? ""])),
    sentence: text,
    rules: [],
  },
  parts: keys.map((key, at) => ({ key, fields: [`field${at}`] })),
});
const OPTIONS = [
  option("duel asher brutol", "action:duel", "who:asher", "who:brutol"),
  option("duel brutol asher", "action:duel", "who:brutol", "who:asher"),
  option("duel brutol diane", "action:duel", "who:brutol", "who:diane"),
  option("coup asher", "action:coup", "who:asher"),
  option("pass"),
];

test("first the first things are lit, and moves without things are whole", () => {
  const { lit, later, whole } = narrow(OPTIONS, []);
  expect([...lit].sort()).toEqual(["action:coup", "action:duel"]);
  expect([...later].sort()).toEqual(["who:asher", "who:brutol", "who:diane"]);
  expect(whole.map((one) => one.form.text)).toEqual(["pass"]);
});

test("in order, one thing is asked for at a time", () => {
  const { lit, later, left } = narrow(OPTIONS, ["action:duel", "who:brutol"]);
  expect([...lit].sort()).toEqual(["who:asher", "who:diane"]);
  expect(later.size).toBe(0);
  expect(left).toHaveLength(2);
});

test("the order of clicks decides between moves that name the same things", () => {
  expect(narrow(OPTIONS, ["action:duel", "who:asher", "who:brutol"]).left.map((one) => one.form.text)).toEqual([
    "duel asher brutol",
  ]);
  expect(narrow(OPTIONS, ["action:duel", "who:brutol", "who:asher"]).left.map((one) => one.form.text)).toEqual([
    "duel brutol asher",
  ]);
});

test("any other order is understood too", () => {
  const { lit, left } = narrow(OPTIONS, ["who:diane"]);
  expect(left.map((one) => one.form.text)).toEqual(["duel brutol diane"]);
  expect([...lit].sort()).toEqual(["action:duel", "who:brutol"]);
});

test("equal things are picked once each", () => {
  const pair = [option("give two", "card:a", "card:a"), option("give one", "card:a", "card:b")];
  expect(narrow(pair, ["card:a"]).lit).toEqual(new Set(["card:a", "card:b"]));
  expect(narrow(pair, ["card:a", "card:a"]).whole.map((one) => one.form.text)).toEqual(["give two"]);
});

test("what can't be picked is tried in the place of what can", () => {
  expect(attempt(OPTIONS, ["action:duel"], "who:gerrard")).toMatchObject({ field0: "duel", field1: "gerrard" });
  expect(attempt(OPTIONS, [], "who:gerrard")).toMatchObject({ field1: "gerrard" });
  expect(attempt(OPTIONS, [], "pile:deck")).toBeNull();
});

test("free parts are chosen in any order", () => {
  const give = (one: string, other: string): Option => {
    const plain = option(`give ${one} ${other}`, `card:${one}`, `card:${other}`);
    return { ...plain, parts: plain.parts.map((part) => ({ ...part, free: true })) };
  };
  const pairs = [give("a", "b"), give("a", "c"), give("b", "c"), give("c", "c")];
  expect([...narrow(pairs, []).lit].sort()).toEqual(["card:a", "card:b", "card:c"]);
  expect([...narrow(pairs, ["card:b"]).lit].sort()).toEqual(["card:a", "card:c"]);
  expect(narrow(pairs, ["card:b", "card:a"]).whole.map((one) => one.form.text)).toEqual(["give a b"]);
  expect(narrow(pairs, ["card:c", "card:c"]).whole.map((one) => one.form.text)).toEqual(["give c c"]);
});
