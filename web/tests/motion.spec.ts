/** Nothing moves but by what a browser can move without laying out or painting anything again. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";

const SOURCE = join(import.meta.dirname, "../src");
const LIGHT = ["transform", "translate", "rotate", "scale", "opacity", "transform-origin"];

/** What the rules in a style change gradually, each with what changes it. */
function changed(style: string): string[] {
  const transitions = [...style.matchAll(/\btransition:\s*([^;]+);/g)].flatMap(([, all = ""]) =>
    all.split(/,(?![^(]*\))/).map((one) => one.trim().split(/\s/)[0] ?? ""),
  );
  const keyframes = [...style.matchAll(/@keyframes [^{]+\{((?:[^{}]*\{[^{}]*\})*)/g)].flatMap(([, steps = ""]) =>
    [...steps.matchAll(/([a-z-]+):/g)].map(([, property = ""]) => property),
  );
  return [...transitions.filter((one) => one !== "none"), ...keyframes];
}

test("what would be heavy is found", () => {
  expect(changed("a { transition: filter 0.3s, color 1s steps(2, end); } @keyframes b { to { width: 1px; } }")).toEqual(
    ["filter", "color", "width"],
  );
});

test("everything moves by transform and opacity alone", () => {
  const files = readdirSync(SOURCE, { recursive: true, encoding: "utf8" }).filter((name) =>
    /\.(svelte|css)$/.test(name),
  );
  const found = files.flatMap((file) =>
    changed(readFileSync(join(SOURCE, file), "utf8")).map((property) => ({ file, property })),
  );
  expect(found.length).toBeGreaterThan(20);
  expect(found.filter(({ property }) => !LIGHT.includes(property))).toEqual([]);
});
