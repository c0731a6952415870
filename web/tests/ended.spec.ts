/** The end of a game: the points, and when they are shown. */
import type { Page } from "@playwright/test";
import { expect, playOut, test, waitForTurn, watchful } from "./hall.ts";
import { nearEnd } from "./rushing.ts";

/** Whatever stands in the page is noted from now on, in order: what is told, and the result. */
async function note(page: Page): Promise<void> {
  await page.evaluate(() => {
    const noted: string[] = [];
    Object.assign(window, { noted });
    const look = (): void => {
      const link = document.querySelector("footer .link")?.textContent ?? "";
      const ended = document.querySelector("section.ended") !== null;
      const now = ended ? `ended ${link}` : link;
      if (now && noted.at(-1) !== now) noted.push(now);
    };
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
}

const noted = (page: Page): Promise<string[]> => page.evaluate(() => (window as unknown as { noted: string[] }).noted);

test("negative points are split from what they are for, with either kind of minus", async ({ page, hall }) => {
  await page.routeWebSocket(/.*/, (socket) => {
    const far = socket.connectToServer();
    far.onMessage((message) => {
      const told = JSON.parse(String(message)) as { position?: object };
      const accounts = [
        ["Green should rise, Red should fall.", "Lady Filia (rows below: 0, Killed: −1): -1", "Together: -2"],
        ["Sir Gerrard (rows above: 0, Wounded: −1): −1", "Together: 3"],
      ];
      const result = { ending: "deaths", winners: [1], scores: [-2, 3], accounts, resigned: [] };
      if (told.position) Object.assign(told.position, { phase: "over", asked: [], question: null, moves: [], result });
      socket.send(JSON.stringify(told));
    });
  });
  const { seats } = await hall.lay("treachery", 1, ["random"]);
  await page.goto(hall.url + seats[0]);
  const end = page.getByRole("region", { name: "The end" });
  const line = (text: string): ReturnType<typeof end.locator> => end.getByRole("listitem").filter({ hasText: text });
  await expect(end.getByRole("row").filter({ hasText: "Ada" }).locator("td.number")).toHaveText("−2");
  await expect(line("Lady Filia").locator("span")).toHaveText(["Lady Filia (rows below: 0, Killed: −1)", "−1"]);
  await expect(line("Together").locator("span")).toHaveText(["Together", "−2"]);
  await expect(line("Green should rise").locator("span")).toHaveText(["Green should rise, Red should fall.", ""]);
  await end.getByRole("button", { name: /^Bot/ }).click();
  await expect(line("Sir Gerrard").locator("span")).toHaveText(["Sir Gerrard (rows above: 0, Wounded: −1)", "−1"]);
  await expect(page.locator(".seat").getByText("−2 points")).toBeVisible();
});

test("the result waits until all that led to it has been told", async ({ browser, hall }) => {
  const context = await browser.newContext({ reducedMotion: "no-preference" });
  const page = watchful(await context.newPage(), hall);
  await page.goto(hall.url + (await nearEnd(page, hall, "treachery", ["random"], 2)));
  await waitForTurn(page);
  await note(page);
  await playOut(page);
  const seen = await noted(page);
  const last = (await page.locator("aside li").last().locator("> span").allTextContents()).filter(Boolean);
  expect(last.length).toBeGreaterThan(1);
  expect(seen.slice(-last.length - 1)).toEqual([...last, "ended "]);
  expect(seen.filter((what) => what.startsWith("ended"))).toHaveLength(1);
  await context.close();
});

test("the last blow is told even when more came before it than anyone could read", async ({ browser, hall }) => {
  const context = await browser.newContext({ reducedMotion: "no-preference" });
  const { seats } = await hall.lay("treachery", 1, ["random"], { options: { first: "0" } });
  const page = await context.newPage();
  let welcome: { number: number; at: number; position: object } | undefined;
  let send: (message: object) => void = () => undefined;
  await page.routeWebSocket(/.*/, (socket) => {
    const far = socket.connectToServer();
    send = (message) => socket.send(JSON.stringify(message));
    far.onMessage((message) => {
      const told = JSON.parse(String(message)) as typeof welcome & { type: string };
      if (told.type === "welcome") welcome = told;
      socket.send(message);
    });
  });
  await page.goto(hall.url + seats[0]);
  await waitForTurn(page);
  const { number, at, position } = welcome ?? { number: 0, at: 0, position: {} };
  const event = (after: number, links: string[], more: object): object => ({
    type: "event",
    number: number + after,
    at,
    what: { kind: "moved" },
    text: "",
    told: links.map((text) => ({ text, event: {}, marks: [] })),
    table: null,
    position: { ...position, question: null, moves: [], asked: [], ...more },
  });
  await note(page);
  const result = {
    ending: "deaths",
    winners: [0],
    scores: [3, 2],
    accounts: [[], []],
    resigned: [],
    seed: "",
    nonce: "",
  };
  send(
    event(
      1,
      Array.from({ length: 19 }, (_, link) => `Link ${link}.`),
      {},
    ),
  );
  send(event(2, ["The last blow falls.", "The game ends."], { phase: "over", result }));
  await expect(page.getByRole("region", { name: "The end" })).toBeVisible();
  expect((await noted(page)).slice(-3)).toEqual(["The last blow falls.", "The game ends.", "ended "]);
  await context.close();
});

test("whoever has seen enough of it has the result at once, and a game that is over shows it", async ({
  browser,
  hall,
}) => {
  const context = await browser.newContext({ reducedMotion: "no-preference" });
  const page = watchful(await context.newPage(), hall);
  await page.goto(hall.url + (await nearEnd(page, hall, "treachery", ["random"], 2)));
  await waitForTurn(page);
  // A key is pressed as soon as the last position is there, by the page itself: the chain is told for a short time only.
  const pressed = page.evaluate(
    () =>
      new Promise<boolean[]>((done) => {
        const there = (selector: string): boolean => document.querySelector(selector) !== null;
        const watch = new MutationObserver(() => {
          if (!/The game is over/.test(document.querySelector("footer .prompt")?.textContent ?? "")) return;
          if (!there("footer .link")) return;
          watch.disconnect();
          const before = there("section.ended");
          document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "Shift", bubbles: true }));
          requestAnimationFrame(() => done([before, there("section.ended"), there("footer .link")]));
        });
        watch.observe(document.body, { subtree: true, childList: true, characterData: true });
      }),
  );
  await playOut(page);
  expect(await pressed).toEqual([false, true, false]);
  await page.reload();
  await expect(page.getByRole("region", { name: "The end" })).toBeVisible();
  await context.close();
});
