/** Matches: how they stand, the pause before the next game, and another game with whoever is left. */
import type { Browser, Locator, Page } from "@playwright/test";
import { findings } from "./axe.ts";
import { atPace, expect, glimpse, guest, type Hall, test } from "./hall.ts";
import { rush } from "./rushing.ts";
import { games } from "./seats.ts";

const DAY = 86_400;
const PHONE = { width: 390, height: 844 };

/** Three people at a table, each with a browser of their own, the last at a phone. */
async function three(browser: Browser, hall: Hall, plan: Record<string, unknown> = {}) {
  const laid = await hall.lay("treachery", 3, [], plan);
  const people: Page[] = [];
  for (const [at, seat] of laid.seats.entries())
    people.push(await guest(await browser.newContext(at === 2 ? { viewport: PHONE } : {}), hall, seat));
  return { ...laid, people };
}

const end = (page: Page): Locator => page.getByRole("region", { name: "The end" });
const standing = (page: Page): Locator => page.getByRole("group", { name: "Match" });
const leave = (people: Page[]): Promise<void[]> => Promise.all(people.map((page) => page.context().close()));

/** What numbers stand somewhere. */
async function numbers(where: Locator): Promise<number[]> {
  return (await where.locator(".number").allTextContents()).map(Number);
}

test("a match stands in the top line and at the end, can be paused, stays to be read, and is won", async ({
  browser,
  hall,
}) => {
  // Over days the next game begins after a day: however slow the machine is, it does not begin while the test looks.
  const { people, seats } = await three(browser, hall, { match: true, pace: { kind: "days", days: 2 } });
  const [ada, bea, cid] = people as [Page, Page, Page];
  for (const page of people) await expect(standing(page)).toBeVisible();
  expect(await numbers(standing(ada))).toEqual([0, 0, 0]);
  const rushed = (): Promise<number[]> => Promise.all(people.map((page, at) => rush(page, seats[at] ?? "")));
  // However small the phone, and wherever its board was scrolled to, who won and what comes next are in sight.
  await cid.setViewportSize({ width: 360, height: 640 });
  const board = cid.locator("main.board");
  await board.evaluate((board) => board.scrollTo(0, board.scrollHeight));
  await rushed();
  for (const page of people) await expect(end(page).getByText(/^The next game begins in/)).toBeVisible();
  for (const name of ["Pause", "The next game of the match"])
    await expect(end(cid).getByRole("button", { name })).toBeInViewport({ ratio: 1 });
  await expect.poll(() => board.evaluate((board) => board.scrollTop)).toBe(0);
  // My games has it, though a game is over: the match goes on.
  const list = await guest(bea.context(), hall, "/");
  await expect(games(list)).toHaveText(/The next game of the match follows\s*with Ada, Cid/);
  await list.reload();
  await expect(games(list)).toHaveCount(1);
  await list.close();
  const first = await numbers(standing(ada));
  expect(first.reduce((sum, one) => sum + one)).toBeGreaterThan(0);
  expect(await numbers(end(ada).getByRole("region", { name: "The match so far" }))).toEqual(first);
  expect(await findings(ada)).toEqual([]);

  // Anyone can have the next game wait.
  await end(bea).getByRole("button", { name: "Pause" }).click();
  await expect(end(bea).getByText("You want a pause. The next game waits for you.")).toBeVisible();
  await expect(end(cid).getByText("Bea wants a pause before the next game.")).toBeVisible();
  await hall.pass(2 * DAY);
  await expect(end(ada).getByText("Bea wants a pause before the next game.")).toBeVisible();
  await end(bea).getByRole("button", { name: "Go on" }).click();
  for (const page of people) await expect(end(page).getByText(/^The next game begins in/)).toBeVisible();

  // The next game begins, and whoever reads the result can read on.
  await hall.pass(DAY);
  for (const page of people) await expect(end(page).getByText(/^The next game has begun/)).toBeVisible();
  for (const page of [ada, bea]) await expect(end(page).getByRole("row").first()).toBeVisible();
  // On a phone the result makes way until it is wanted.
  await expect(end(cid).getByRole("row")).toHaveCount(0);
  await end(cid).getByRole("button", { name: "The result" }).click();
  await expect(end(cid).getByRole("row").first()).toBeVisible();
  await end(ada).getByRole("button", { name: "To the game" }).click();
  await expect(end(ada)).toBeHidden();
  await expect(end(bea)).toBeVisible();
  // Whoever comes later finds it, too.
  const late = await guest(cid.context(), hall, new URL(cid.url()).pathname);
  await expect(standing(late)).toBeVisible();
  await expect(end(late)).toHaveCount(0);
  await late.getByRole("button", { name: "Settings" }).click();
  await late.getByRole("link", { name: "The game before this one" }).click();
  await expect(late.getByText(/^Move 0 of/)).toBeVisible();
  await expect(late).toHaveURL(/\/replay\/\w+\/1/);
  await late.close();

  // Until somebody has won the match; whoever asks for the next game does not read on.
  for (let game = 0; game < 6; game++) {
    await rushed();
    const won = end(ada).getByRole("heading", { name: /won the match/ });
    const next = end(ada).getByRole("button", { name: "The next game of the match" });
    await expect(won.or(next)).toBeVisible();
    if (await won.isVisible()) break;
    for (const page of people) await end(page).getByRole("button", { name: "The next game of the match" }).click();
    for (const page of people) await expect(end(page)).toBeHidden();
  }
  const last = await numbers(standing(ada));
  expect(Math.max(...last)).toBeGreaterThanOrEqual(2);
  const names = ["Ada", "Bea", "Cid"];
  const winners = names.filter((_, seat) => last[seat] === Math.max(...last));
  for (const [seat, page] of people.entries()) {
    const own = winners.length === 1 && winners[0] === names[seat];
    const said = own ? /^You have won the match!$/ : new RegExp(`^${winners.join(".*")} won the match$`);
    await expect(end(page).getByRole("heading", { name: said })).toBeVisible();
    await expect(end(page).getByText(/^The next game begins/)).toBeHidden();
  }
  await leave(people);
});

/** Have a page ask for a pause as soon as a game is over, however slow the machine is: live, there are 20 seconds for it. */
const pauseAtTheEnd = (page: Page, seat: string): Promise<void> =>
  page.evaluate((path) => {
    const [, table, key] = /\/table\/(.*)#(.*)/.exec(path) ?? [];
    const wire = new WebSocket(`${location.origin.replace("http", "ws")}/wire/${table}`);
    wire.onopen = () => wire.send(JSON.stringify({ type: "hello", protocol: 1, key }));
    wire.onmessage = ({ data }) => {
      const { position } = JSON.parse(String(data)) as { position?: { result: unknown } };
      if (!position?.result) return;
      wire.onmessage = null;
      wire.send(JSON.stringify({ type: "vote", matter: "pause", wanted: true }));
    };
  }, seat);

test("a countdown of 20 s that can be paused before the next game", async ({ browser, hall }) => {
  const { people, seats } = await three(browser, hall, { match: true });
  const [ada, bea] = people as [Page, Page];
  await pauseAtTheEnd(bea, seats[1] ?? "");
  await Promise.all(people.map((page, at) => rush(page, seats[at] ?? "")));
  await expect(end(bea).getByText("You want a pause. The next game waits for you.")).toBeVisible();
  await hall.pass(60);
  await expect(end(ada).getByText("Bea wants a pause before the next game.")).toBeVisible();
  // At 200 % zoom that is seen before anyone scrolls.
  await ada.setViewportSize({ width: 640, height: 400 });
  await expect(end(ada).getByRole("button", { name: "Pause" })).toBeInViewport({ ratio: 1 });
  await glimpse(ada, "The next game begins in", () => end(bea).getByRole("button", { name: "Go on" }).click());
  await hall.pass(20);
  for (const page of people) await expect(end(page).getByText(/^The next game has begun/)).toBeVisible();
  await leave(people);
});

test("again with whoever is left, and a free seat for one more", async ({ browser, hall }) => {
  const { people, seats } = await three(browser, hall, { listed: false });
  const [ada, bea, cid] = people as [Page, Page, Page];
  await Promise.all(people.map((page, at) => rush(page, seats[at] ?? "")));
  for (const page of people) await expect(end(page)).toBeVisible();
  await cid.context().close();
  for (const page of [ada, bea]) await expect(end(page).getByText(/^Cid has left\./)).toBeVisible();
  // Everyone sees who wants to, and for whom that waits; it can be withdrawn.
  await end(ada).getByRole("button", { name: "Play again" }).click();
  await expect(
    end(ada).getByText("For another game: you. Still to answer: Bea. Cid has a minute to come back."),
  ).toBeVisible();
  await expect(
    end(bea).getByText("For another game: Ada. Still to answer: you. Cid has a minute to come back."),
  ).toBeVisible();
  await end(ada).getByRole("button", { name: "Withdraw" }).click();
  await expect(end(bea).getByText("For another game")).toHaveCount(0);
  for (const page of [ada, bea]) await end(page).getByRole("button", { name: "Play again" }).click();
  await hall.pass(60);
  for (const page of [ada, bea]) {
    await expect(page.getByRole("listitem").filter({ hasText: "Ada" })).toBeVisible();
    await expect(page.getByRole("listitem").filter({ hasText: "Free" })).toHaveCount(1);
  }
  // Whoever comes by an invitation takes the seat, and the others keep theirs.
  await ada.getByRole("textbox", { name: "Name of the guest" }).fill("Dov");
  await ada.getByRole("button", { name: "Make a link" }).click();
  const invitation = ada.locator(".waiting").getByRole("textbox", { name: "Link" });
  const { pathname, hash } = new URL(await invitation.inputValue());
  const dov = await guest(await browser.newContext(), hall, pathname + hash);
  await dov.getByRole("button", { name: "Take the seat" }).click();
  await expect(bea.getByRole("listitem").filter({ hasText: "Dov" })).toBeVisible();
  await ada.getByRole("button", { name: "Begin the game" }).click();
  for (const page of [ada, bea, dov]) await expect(page.locator("main.board .seat").first()).toBeVisible();
  await expect(ada.getByRole("region", { name: "Dov" })).toBeVisible();
  await leave([ada, bea, dov]);
});

test("another game at the same table tells nothing of the last one", async ({ browser, hall }) => {
  const { seats } = await hall.lay("treachery", 2, [], { options: { first: "0" } });
  const slow = await browser.newContext();
  await atPace(slow, "slow");
  const ada = await guest(slow, hall, seats[0] ?? "");
  const bea = await guest(await browser.newContext(), hall, seats[1] ?? "");
  for (const page of [ada, bea]) await expect(page.locator(".ladder")).toBeVisible();
  // All that is told, in the line or beside the stage, however short it stands.
  await ada.evaluate(() => {
    const told: string[] = [];
    Object.assign(window, { told });
    new MutationObserver(() => {
      for (const { textContent } of document.querySelectorAll(".news.link, .tell .text")) told.push(textContent.trim());
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  });
  const told = (): Promise<string[]> => ada.evaluate(() => (window as unknown as { told: string[] }).told.splice(0));
  await Promise.race([rush(ada, seats[0] ?? "", 1), rush(bea, seats[1] ?? "", 1)]); // one of them is asked again
  await expect(ada.locator(".news.link, .tell .text")).not.toHaveCount(0);
  const [first = ""] = await told();
  expect(first).not.toBe("");
  await bea.getByRole("button", { name: "Settings" }).click();
  await bea.getByRole("button", { name: "Propose to abandon the game" }).click();
  await ada.keyboard.press("Escape"); // enough of the last move
  await ada
    .getByRole("region", { name: "End the game without a result?" })
    .getByRole("button", { name: "Agree" })
    .click();
  await expect(end(ada)).toBeVisible();
  await bea.context().close();
  await expect(end(ada).getByText(/^Bea has left\./)).toBeVisible();
  await hall.pass(60);
  await end(ada).getByRole("button", { name: "Play again" }).click();
  await ada.getByRole("listitem").filter({ hasText: "Free" }).getByRole("button", { name: "Bot" }).click();
  await told();
  await ada.getByRole("button", { name: "Begin the game" }).click();
  await expect(ada.locator(".mine .thing").first()).toBeVisible();
  expect((await told()).filter((text) => text.includes(first))).toEqual([]);
  await leave([ada]);
});

test("links that stay: after *again* a guest's old link leads to their seat, and the watchers' to the new game", async ({
  browser,
  hall,
}) => {
  const { people, seats, watch, table } = await three(browser, hall, { listed: false });
  await Promise.all(people.map((page, at) => rush(page, seats[at] ?? "")));
  for (const page of people) {
    await expect(end(page)).toBeVisible();
    await end(page).getByRole("button", { name: "Play again" }).click();
  }
  for (const page of people) await expect(end(page)).toBeHidden();
  expect(await hall.ask("GET", `/tables/${table}`, undefined, watch.split("#")[1])).toMatchObject({
    phase: "playing",
    games: 2,
  });
  const bea = await guest(await browser.newContext(), hall, seats[1] ?? "");
  await expect(bea.locator(".mine .thing").first()).toBeVisible();
  await expect(bea.locator(".mine")).toContainText("Bea");
  const watcher = await guest(await browser.newContext(), hall, watch);
  await expect(watcher.getByText("You are watching")).toBeVisible();
  for (const name of ["Ada", "Bea", "Cid"])
    await expect(watcher.getByRole("region", { name, exact: true })).toBeVisible();
  // They see the new game to its end.
  await Promise.all(people.map((page, at) => rush(page, seats[at] ?? "")));
  for (const page of [bea, watcher]) await expect(end(page)).toBeVisible();
  await leave([...people, bea, watcher]);
});

test("several people at one device play again together, though only one of them is connected", async ({
  browser,
  hall,
}) => {
  const { seats, table } = await hall.lay("treachery", 2, []);
  const page = await guest(await browser.newContext(), hall, "/");
  await Promise.all(seats.map((seat) => rush(page, seat)));
  await page.evaluate(
    (held) => {
      for (const seat of held)
        localStorage.setItem(`greathall.seat.${seat.table}.${seat.key}`, JSON.stringify({ version: 1, ...seat }));
    },
    seats.map((path, since) => ({ table, key: path.split("#")[1] ?? "", name: ["Ada", "Bea"][since], since })),
  );
  await page.goto(`${hall.url}/table/${table}`);
  await page.getByRole("button", { name: "Ada", exact: true }).click();
  await expect(end(page)).toBeVisible();
  await expect(end(page).getByText(/has left/)).toHaveCount(0);
  await hall.pass(61);
  await end(page).getByRole("button", { name: "Play again" }).click();
  await expect(end(page)).toBeHidden();
  const now = await hall.ask<{ phase: string; seats: { name: string }[] }>("GET", `/tables/${table}`);
  expect([now.phase, ...now.seats.map((seat) => seat.name).sort()]).toEqual(["playing", "Ada", "Bea"]);
  await page.context().close();
});

test("a new table offers a match only where the game has one", async ({ page, hall }) => {
  for (const [game, has] of [
    ["treachery", true],
    ["duhr", true],
    ["skirmish", false],
    ["thrones", false],
  ] as const) {
    await page.goto(`${hall.url}/new/${game}`);
    await expect(page.getByRole("button", { name: "Lay the table" })).toBeVisible();
    await expect(page.getByRole("checkbox", { name: /^A match/ })).toHaveCount(has ? 1 : 0);
  }
});
