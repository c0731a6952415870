/** Faces at the table: nobles where bots play, and guests as they have chosen to look. */
import { linesOf, OCCASIONS } from "../src/frame/nobles/lines.ts";
import { draw } from "../src/parts/art/draw.ts";
import { Catalogue } from "../src/words/catalogue.ts";
import { atPace, decide, expect, test, waitForTurn, watchful } from "./hall.ts";
import { filesOf } from "./language.ts";
import { letTheRivalKill, NAMES, NOBLE } from "./nobles.ts";
import { narrator } from "./telling.ts";

test("bots are nobles of the hall, by name and face, and their level stands beside", async ({ page, hall }) => {
  const { seats } = await hall.lay("duhr", 1, ["easy", "easy", "easy"]);
  watchful(page, hall);
  await page.goto(hall.url + seats[0]);
  const rivals = page.locator(".rivals .seat");
  await expect(rivals).toHaveCount(3);
  for (const rival of await rivals.all()) {
    await expect(rival.locator(".plate .name")).toHaveText(NOBLE);
    await expect(rival.locator("use").first()).toHaveAttribute("href", /^#cut/);
  }
  expect(new Set(await rivals.locator(".plate .name").allTextContents()).size).toBe(3);
  await expect(page.getByText(/Bot \d|\(easy\)/)).toHaveCount(0);
});

test("a guest puts a face together, which the browser keeps and the table shows", async ({ page, hall }) => {
  watchful(page, hall);
  await page.goto(hall.url);
  await page.getByRole("button", { name: "Choose your face" }).click();
  const dialog = page.getByRole("dialog", { name: "Your face" });
  await dialog.getByRole("button", { name: "Headgear: one further" }).click();
  await dialog.getByRole("button", { name: "Clothes: one back" }).click();
  await dialog.getByRole("button", { name: "Done" }).click();
  await expect(dialog).toBeHidden();
  await page.reload();
  const kept = await page.evaluate(
    () => (JSON.parse(localStorage["greathall.wishes"] as string) as { face: string }).face,
  );
  expect(kept).toMatch(/^([a-z]\d+ ?)+$/);
  const card = page
    .getByRole("region", { name: "Games" })
    .locator("article, section, li, div")
    .filter({ hasText: "Treachery" });
  await card.getByRole("button", { name: "Play now" }).first().click();
  await expect(page.locator(".ladder")).toBeVisible();
  const table = /table\/(\w+)/.exec(page.url())?.[1] ?? "";
  const { seats } = await hall.ask<{ seats: { face?: string; kind: string }[] }>("GET", `/tables/${table}`);
  expect(seats.find((seat) => seat.kind === "person")?.face).toBe(kept);
});

/** What a picture is cut from. */
const cuts = (svg: string): string[] => [...svg.matchAll(/\sd="([^"]*)"/g)].map(([, cut = ""]) => cut);

test("the face that a guest has chosen is seen on the stage as well, and at the end", async ({ page, hall }) => {
  const FACE = "h1 a2 t0 e1 w0 n6 m3 r8 q3 d0 g0 c7 l1";
  const { table, host } = await hall.ask<{ table: string; host: string }>("POST", "/tables", {
    game: "treachery",
    seats: 2,
    listed: false,
    lesson: "faces",
    options: { first: "0" },
  });
  const { key } = await hall.ask<{ key: string }>(
    "POST",
    `/tables/${table}/seats/0`,
    { name: "Ada", face: FACE },
    host,
  );
  await hall.ask("POST", `/tables/${table}/seats/1/bot`, { bot: "random" }, host);
  await hall.ask("POST", `/tables/${table}/start`, undefined, host);
  await atPace(page.context(), "calm");
  const tell = await narrator(page);
  await page.goto(`${hall.url}/table/${table}#${key}`);
  await waitForTurn(page);
  tell([{ text: "Lady Filia is Killed.", event: { verb: "acted", seat: "1", card: "?" } }], {});
  const seen = async (where: string): Promise<string[]> => {
    const use = page.locator(`${where} use`).first();
    await expect(use).toHaveAttribute("href", /^#cut/);
    return cuts(await use.evaluate((one) => document.querySelector(one.getAttribute("href") ?? "")?.innerHTML ?? ""));
  };
  const rival = await seen(".staging .actor");
  await page.keyboard.press("Space");
  tell([], {
    phase: "over",
    result: { ending: "deaths", winners: [0], scores: [3, 2], accounts: [[], []], resigned: [], seed: "", nonce: "" },
  });
  const hero = await seen(".ending .hero .print");
  expect(hero).toEqual(
    cuts(draw({ kind: "person", line: FACE, mood: "glad", facing: "right", view: "whole" }, false).svg),
  );
  const { seats } = await hall.ask<{ seats: { name: string }[] }>("GET", `/tables/${table}`);
  expect(rival).toEqual(
    cuts(draw({ kind: "person", line: "", name: seats[1]?.name, facing: "right", view: "whole" }, false).svg),
  );
});

/** What a noble says in a language, on each occasion. */
function lines(language: string, noble: string): string[] {
  const words = new Catalogue(language, [filesOf(language).get("nobles.ftl") ?? ""]);
  return OCCASIONS.map((occasion) => words.say(linesOf(noble), { occasion }) ?? "");
}

test("a noble speaks of what they have done, at their seat and for a while", async ({ page, hall }) => {
  const { seats } = await hall.lay("treachery", 1, ["random"]);
  watchful(page, hall);
  await page.clock.install();
  await letTheRivalKill(page);
  await page.goto(hall.url + seats[0]);
  await waitForTurn(page);
  await decide(page);
  const rival = page.locator(".rivals .seat");
  const says = rival.locator(".says");
  const noble = (await rival.locator(".plate .name").textContent()) ?? "";
  const line = lines("en", noble)[OCCASIONS.indexOf("kill")] ?? "";
  await expect(says).toHaveText(line || "a line");
  await expect(page.getByRole("log").getByText(line)).toHaveCount(0);
  await page.clock.runFor(5000);
  await expect(says).toHaveCount(0);
});

test("every noble has a line for each occasion, in English and German", () => {
  for (const language of ["en", "de"])
    for (const noble of NAMES) {
      const said = lines(language, noble);
      expect(new Set(said).size, `${noble}: ${said.join(" ")}`).toBe(OCCASIONS.length);
      expect(said.filter((line) => line.length === 0 || line.length > 63)).toEqual([]);
    }
});
