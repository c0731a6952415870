import { expect, test } from "@playwright/test";
import { de } from "../src/words/de.ts";
import { en } from "../src/words/en.ts";

const marks = (text: string): string[] => [...text.matchAll(/\{\w+\}/g)].map((mark) => mark[0]).sort();

test("both languages have the same words, with the same marks in them", () => {
  expect(Object.keys(de).sort()).toEqual(Object.keys(en).sort());
  for (const [word, text] of Object.entries(en)) {
    const other = de[word as keyof typeof en];
    expect(other.trim(), word).not.toBe("");
    expect(marks(other), word).toEqual(marks(text));
  }
});
