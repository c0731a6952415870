/** Games over days: what is said at the start, clocks, the reminder, holidays and missed deadlines. */
import type { Browser, Locator, Page } from "@playwright/test";
import { findings } from "./axe.ts";
import { rush, rushToWindow } from "./rushing.ts";
import { asked, decide, expect, guest, type Hall, test, waitForTurn } from "./hall.ts";

const DAY = 86_400;
const PHONE = { width: 390, height: 844 };
const NAMES = ["Ada", "Bea", "Cid"];

/** Three people in a game of Skirmish over days, each with a browser of their own, the last at a phone. */
async function three(browser: Browser, hall: Hall): Promise<{ people: Page[]; seats: string[] }> {
  const { seats } = await hall.lay("skirmish", 3, [], { pace: { kind: "days", days: 2 }, window: 5, holidays: 7 });
  const people: Page[] = [];
  for (const [at, seat] of seats.entries())
    people.push(await guest(await browser.newContext(at === 2 ? { viewport: PHONE } : {}), hall, seat));
  return { people, seats };
}

const start = (page: Page): Locator => page.getByRole("region", { name: "A game over several days" });
const end = (page: Page): Locator => page.getByRole("region", { name: "The end" });
const seatOf = (page: Page, name: string): Locator => page.getByRole("region", { name, exact: true });

/** Whoever is asked; then the other two, first one at a large screen. */
async function whoseTurn(people: Page[]): Promise<[number, number, number]> {
  await expect
    .poll(async () => Promise.all(people.map((page) => asked(page).isVisible())), { message: "somebody is asked" })
    .toContain(true);
  const on = (await Promise.all(people.map((page) => asked(page).isVisible()))).indexOf(true);
  return on === 1 ? [1, 0, 2] : [on, 1, on === 0 ? 2 : 0];
}

/** Days pass, and everyone looks at the game again. */
async function pass(hall: Hall, people: Page[], days: number): Promise<void> {
  await hall.pass(days * DAY);
  for (const page of people) await page.reload();
}

test("at the start of a game over days its terms are said and standing orders offered; clocks read in days for whoever is asked, a reminder comes, a holiday stops the time, and all see what happens to the late", async ({
  browser,
  hall,
}) => {
  const { people } = await three(browser, hall);
  for (const page of people) {
    await expect(start(page).getByText("You have 2 days for each decision.")).toBeVisible();
    await expect(start(page).getByText(/After the second time in a row it plays on/)).toBeVisible();
    await expect(start(page).getByText("You can take 7 days off in each game")).toBeVisible();
  }
  const [ada] = people as [Page];
  expect(await findings(ada)).toEqual([]);
  const instants = start(ada).getByRole("radiogroup", { name: "instants" });
  await instants.getByText("Pass for me").click();
  await expect(instants.getByRole("radio", { name: "Pass for me" })).toBeChecked();
  await start(ada).getByRole("button", { name: "To the table" }).click();
  await expect(start(ada)).toBeHidden();
  await expect(ada.getByRole("button", { name: "Orders 1" })).toBeVisible();
  await ada.reload();
  await expect(ada.getByRole("button", { name: "Orders 1" })).toBeVisible();
  await expect(start(ada)).toBeHidden(); // it is read once a game
  for (const page of people.slice(1)) await start(page).getByRole("button", { name: "To the table" }).click();
  const [late, other, third] = await whoseTurn(people);
  const [owner, rival] = [people[late], people[other]] as [Page, Page];
  const name = NAMES[late] ?? "";

  // Only whoever is asked has a clock.
  await expect(seatOf(rival, name).getByText("1 d 23 h")).toBeVisible();
  await expect(seatOf(rival, NAMES[third] ?? "").getByText(/\d (d|h)\b|\d:\d\d/)).toHaveCount(0);

  // On a phone, where one's own seat is not shown, it stands beside what is asked.
  for (const [width, height] of [
    [390, 844],
    [844, 390],
  ] as const) {
    await owner.setViewportSize({ width, height });
    await expect(owner.locator("footer .asks").getByText("1 d 23 h")).toBeInViewport({ ratio: 1 });
  }
  await owner.setViewportSize({ width: 1280, height: 800 });
  await expect(seatOf(owner, name).getByText("1 d 23 h")).toBeVisible();

  // A day is left: the page says so, to those whom it concerns.
  await expect(owner.getByText(/^Your time ends in/)).toHaveCount(0);
  await pass(hall, people, 1.2);
  await expect(owner.locator(".reminder")).toHaveText(
    /^Your time ends in 19 h \d+ min\. Then a bot makes this move\.$/,
  );
  await expect(rival.getByText(/^Your time ends in/)).toHaveCount(0);

  // A holiday: the time stands still, and the others see until when.
  await owner.getByRole("button", { name: "Settings" }).click();
  const holiday = owner.getByRole("region", { name: "Holiday" });
  await holiday.getByRole("spinbutton", { name: "Days" }).fill("3");
  await holiday.getByRole("button", { name: "Take a holiday" }).click();
  await expect(holiday.getByText(/^You are on holiday until/)).toBeVisible();
  await expect(owner.getByText(/^Your time ends in/)).toHaveCount(0);
  await expect(seatOf(rival, name).getByText(/^on holiday until/)).toBeVisible();
  await pass(hall, people, 2.9);
  await expect(seatOf(rival, name).getByText(/^on holiday until/)).toBeVisible();
  await owner.getByRole("button", { name: "Settings" }).click();
  await holiday.getByRole("button", { name: "I am back" }).click();
  await expect(holiday.getByText("You can take 4 days off in this game.")).toBeVisible();
  await expect(seatOf(rival, name).getByText("19 h")).toBeVisible();

  // Nobody moves any more: a bot makes a move for each, and plays on for those who miss their second deadline in a row.
  const log = rival.locator("aside");
  await pass(hall, people, 1);
  await expect(log.getByText(`${name}'s time has run out.`)).toBeVisible();
  const missed = /has missed two deadlines in a row\. A bot plays on until/;
  for (let days = 0; days < 20 && !(await log.getByText(missed).first().isVisible()); days += 2)
    await pass(hall, people, 2);
  await expect(log.getByText(missed).first()).toBeVisible();
  for (const page of people) await page.context().close();
});

/** Somebody closes their page, and the page of another is told that nobody is connected to that seat. */
async function closes(page: Page, seat: number, witness: Page): Promise<void> {
  const opened = witness.waitForEvent("websocket");
  await witness.reload();
  await expect(seatOf(witness, NAMES[seat] ?? "")).toBeVisible();
  const told = (await opened).waitForEvent("framereceived", ({ payload }) => {
    const message = JSON.parse(String(payload)) as { type: string; here?: boolean[] };
    return message.type === "presence" && message.here?.[seat] === false;
  });
  await page.close();
  await told;
}

test("over days a closed page is not an absence, and a missed deadline is", async ({ browser, hall }) => {
  const { seats } = await hall.lay("treachery", 3, [], { options: { first: "2" }, pace: { kind: "days", days: 1 } });
  const come = async (seat: number): Promise<Page> => {
    const context = await browser.newContext();
    await context.clock.install();
    const page = await guest(context, hall, seats[seat] ?? "");
    await start(page).getByRole("button", { name: "To the table" }).click();
    return page;
  };
  const [ada, bea, cid] = [await come(0), await come(1), await come(2)];
  await waitForTurn(cid);
  await closes(cid, 2, ada);
  const away = (page: Page): Locator => seatOf(page, "Cid").getByText("away", { exact: true });
  const dialogue = (page: Page): Locator => page.getByRole("region", { name: "Cid is away. What now?" });
  const nothingIsSaid = async (page: Page): Promise<void> => {
    await expect(seatOf(page, "Cid")).toBeVisible();
    await page.clock.runFor(4000); // live, a missing rival is told of by now
    for (const told of [away(page), dialogue(page), page.getByText("Cid has lost the connection")])
      await expect(told).toHaveCount(0);
  };
  await nothingIsSaid(ada);
  await pass(hall, [ada, bea], 300 / DAY);
  for (const page of [ada, bea]) await nothingIsSaid(page);

  await pass(hall, [ada, bea], 1);
  await hall.pass(60);
  for (const page of [ada, bea]) {
    await expect(page.locator("aside").getByText("Cid's time has run out.")).toBeVisible();
    await expect(away(page)).toBeVisible();
    await expect(dialogue(page).getByRole("button")).toHaveText([
      "Wait",
      "Let a bot play on",
      "Find a substitute",
      "End the game",
    ]);
  }
});

test("over days nobody counts as having left after a game until the time for a decision is over", async ({
  browser,
  hall,
}) => {
  const { seats } = await hall.lay("treachery", 3, [], { pace: { kind: "days", days: 2 } });
  const people: Page[] = [];
  for (const seat of seats) people.push(await guest(await browser.newContext(), hall, seat));
  const [ada, bea, cid] = people as [Page, Page, Page];
  await Promise.all(people.map((page, at) => rush(page, seats[at] ?? "")));
  await expect(end(cid)).toBeVisible();
  await closes(cid, 2, ada);
  await expect(end(ada)).toBeVisible();
  await expect(ada.getByText(/has left/)).toHaveCount(0);
  await pass(hall, [ada, bea], 1);
  for (const page of [ada, bea]) {
    await expect(end(page)).toBeVisible();
    await expect(page.getByText(/has left/)).toHaveCount(0);
  }
  await pass(hall, [ada, bea], 1);
  for (const page of [ada, bea]) await expect(end(page).getByText(/^Cid has left\./)).toBeVisible();
});

test("over days a substitute is found for whoever has missed two deadlines and stays away; at a listed table the lobby shows the open seat", async ({
  browser,
  hall,
}) => {
  const { seats, table } = await hall.lay("treachery", 3, [], {
    options: { first: "2" },
    pace: { kind: "days", days: 1 },
  });
  const [ada, bea] = [
    await guest(await browser.newContext(), hall, seats[0] ?? ""),
    await guest(await browser.newContext(), hall, seats[1] ?? ""),
  ];
  const people = [ada, bea];
  for (const page of people) await start(page).getByRole("button", { name: "To the table" }).click();
  await pass(hall, people, 1);
  await expect(ada.locator("aside").getByText("Cid's time has run out.")).toBeVisible();
  for (const page of people) {
    await waitForTurn(page);
    await expect(async () => {
      if (await asked(page).isVisible()) await decide(page);
      await expect(asked(page)).toBeHidden({ timeout: 1000 });
    }).toPass();
  }
  await pass(hall, people, 1);
  await expect(ada.locator("aside").getByText(/Cid has missed two deadlines in a row/)).toBeVisible();
  await hall.pass(60);
  await ada.getByRole("button", { name: "Settings" }).click();
  await ada.getByRole("button", { name: "Find a substitute for Cid" }).click();
  await bea
    .getByRole("region", { name: "Let somebody else play on for Cid?" })
    .getByRole("button", { name: "Agree" })
    .click();
  const dov = await guest(await browser.newContext(), hall, "/");
  await dov.locator(`a[href="/substitute/${table}/2"]`).click();
  await dov.getByLabel("Your name").fill("Dov");
  await dov.getByRole("button", { name: "Take the seat" }).click();
  await expect(seatOf(ada, "Dov")).toBeVisible();
  await expect(seatOf(ada, "Dov").getByText("a bot plays")).toHaveCount(0);
});

test("over days a response window stays open until everyone has answered", async ({ browser, hall }) => {
  const { people, seats } = await three(browser, hall);
  for (const page of people) await start(page).getByRole("button", { name: "To the table" }).click();
  const [on, position] = await rushToWindow(people[0] as Page, seats);
  const page = people[on] as Page;
  const at = (other: Page): Locator => other.locator(`.table[data-position="${position}"]`);
  await expect(at(page)).toBeVisible();
  await expect(page.locator("footer .closes")).toHaveCount(0); // no seconds are counted
  await hall.pass(3600); // far more than the plan has for windows
  await page.reload();
  await expect(asked(page)).toBeVisible();
  for (const other of people) await expect(at(other)).toBeVisible();
  await page.locator("footer .do .answer").first().click();
  await expect(at(page)).toHaveCount(0);
});

test("a new table over days has no windows of seconds, and says what happens to the late", async ({ page, hall }) => {
  await page.goto(`${hall.url}/new/skirmish`);
  await page.getByText("More", { exact: true }).click();
  await expect(page.getByRole("spinbutton", { name: /^Response windows stay open/ })).toHaveValue("5");
  await page.getByRole("combobox", { name: "Pace" }).selectOption("days");
  await expect(page.getByRole("spinbutton", { name: /^Response windows stay open/ })).toHaveCount(0);
  await expect(page.getByText(/^Response windows wait until everyone has answered/)).toBeVisible();
  await expect(page.getByText(/After the second time in a row it plays on/)).toBeVisible();
  await expect(page.getByRole("spinbutton", { name: /^Days off for everyone/ })).toHaveValue("7");
  const laid = page.waitForRequest((request) => request.url().endsWith("/api/tables") && request.method() === "POST");
  await page.getByRole("button", { name: "Lay the table" }).click();
  expect((await laid).postDataJSON()).toMatchObject({ pace: { kind: "days", days: 2 }, window: 0, holidays: 7 });
});
