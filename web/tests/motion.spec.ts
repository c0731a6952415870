/** Nothing moves but by what a browser can move without laying out or painting anything again. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import ts from "typescript";
import type * as Motion from "../src/parts/motion.ts";

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

test("what waits to be laid while the table changes again is seen once all is told", async ({ page }) => {
  const source = readFileSync(join(SOURCE, "parts/motion.ts"), "utf8");
  const script = ts
    .transpile(source, { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ES2022 })
    .replace(/^import .*$/m, "const moving = () => true;")
    .concat("\nObject.assign(window, { places, travel, arrive });");
  await page.setContent(
    "<main style='height: 99px'><i data-thing='card:one' style='position: absolute; width: 9px; height: 9px'></i></main>",
  );
  await page.addScriptTag({ content: script, type: "module" });
  const held = await page.evaluate(() => {
    const { places, travel, arrive } = window as unknown as typeof Motion;
    const table = document.querySelector("main");
    if (!table) return null;
    const thing = document.createElement("i");
    thing.dataset["thing"] = "card:two";
    thing.style.cssText = "position: absolute; width: 9px; height: 9px; left: 50px";
    const animations = (): number => thing.getAnimations().length;
    const counts: number[] = [];
    // It is laid, and waits for its sentence; the table is turned; it shows another face; all is told.
    let before = places(table);
    table.append(thing);
    travel(table, before, (name) => name === "card:two");
    counts.push(animations());
    before = places(table);
    thing.style.left = "200px";
    travel(table, before);
    counts.push(animations());
    before = places(table);
    thing.dataset["thing"] = "card:three";
    travel(table, before, () => true);
    counts.push(animations());
    arrive();
    return [...counts, animations(), Number(getComputedStyle(thing).opacity)];
  });
  expect(held).toEqual([1, 1, 1, 0, 1]);
});
