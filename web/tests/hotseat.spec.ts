/** One device for several people, in every game: behind the curtain nothing of anybody's is left. */
import type { Page } from "@playwright/test";
import { asked, decide, expect, type Hall, memory, test, watchful } from "./hall.ts";

/** A table at which Ada and Bea share this browser, beside bots. */
async function share(page: Page, hall: Hall, game: string, bots: string[]): Promise<void> {
  const { table, seats } = await hall.lay(game, 2, bots);
  await page.addInitScript(
    (held) => {
      for (const seat of held)
        localStorage.setItem(`greathall.seat.${seat.table}.${seat.key}`, JSON.stringify({ version: 1, ...seat }));
    },
    seats.map((path, since) => ({ table, key: path.split("#")[1] ?? "", name: ["Ada", "Bea"][since], since })),
  );
  await page.goto(`${hall.url}/table/${table}`);
}

/** What the hall tells a seat alone: the moves it may make, in words. */
interface Told {
  position?: { moves: { sentence: string }[] };
}

for (const { game, bots } of [
  { game: "skirmish", bots: [] },
  { game: "duhr", bots: ["random", "random"] },
  { game: "thrones", bots: [] },
])
  test(`two people share one device at ${game}, and the curtain hides everything`, async ({ page, hall }) => {
    watchful(page, hall);
    await page.clock.install();
    const browser = await page.context().newCDPSession(page);
    const told = new Set<string>();
    page.on("websocket", (socket) =>
      socket.on("framereceived", ({ payload }) => {
        for (const { sentence } of (JSON.parse(String(payload)) as Told).position?.moves ?? [])
          if (sentence.length > 12) told.add(sentence);
      }),
    );
    await share(page, hall, game, bots);
    const curtain = page.getByRole("button", { name: /raise the curtain/ });
    await page.getByRole("button", { name: "Ada", exact: true }).click();
    const raised = new Set<string>();
    for (let decisions = 0; raised.size < 2 && decisions < 40;) {
      // Nobody waits here for the moment in which one looks at what one did.
      await expect(async () => {
        await page.clock.fastForward(2000);
        await expect(curtain.or(asked(page)).first()).toBeVisible({ timeout: 100 });
      }).toPass();
      if (await curtain.isVisible()) {
        await expect(page.locator("[data-thing]")).toHaveCount(0);
        // What still moved as the curtain fell the browser keeps for a moment; looking through its memory takes a while.
        await expect(async () => {
          const kept = await page.evaluate(
            () => document.documentElement.outerHTML + JSON.stringify({ ...localStorage, ...sessionStorage }),
          );
          const strings = await memory(browser);
          expect([...told].filter((sentence) => kept.includes(sentence) || strings.has(sentence))).toEqual([]);
        }).toPass({ timeout: 60_000 });
        raised.add((await curtain.textContent()) ?? "");
        await curtain.click();
      } else {
        // While somebody plays, what they are told is there to be found.
        if (decisions === 0) {
          const strings = await memory(browser);
          expect([...told].some((sentence) => strings.has(sentence))).toBe(true);
        }
        await decide(page, (count) => decisions % count);
        decisions++;
      }
    }
    expect(raised.size).toBe(2);
    expect(told.size).toBeGreaterThan(0);
  });
