/** Nobody is stuck because of one who leaves: three people, of whom one does. The hall's minutes pass at the tests' word. */
import type { Browser, Locator, Page } from "@playwright/test";
import { findings } from "./axe.ts";
import { expect, guest, type Hall, test } from "./hall.ts";
import { games } from "./seats.ts";

const MINUTE = 60;

interface Evening {
  ada: Page;
  bea: Page;
  cid: Page;
  seats: string[];
  table: string;
}

/** Three people at a table, each with a browser of their own. */
async function three(browser: Browser, hall: Hall, plan: Record<string, unknown> = {}): Promise<Evening> {
  const { seats, table } = await hall.lay("treachery", 3, [], { options: { first: "0" }, ...plan });
  const come = async (path = ""): Promise<Page> => {
    const page = await guest(await browser.newContext(), hall, path);
    await expect(page.locator(".ladder")).toBeVisible();
    return page;
  };
  return { ada: await come(seats[0]), bea: await come(seats[1]), cid: await come(seats[2]), seats, table };
}

/** One leaves, the hall notices, and minutes pass. */
async function leave(hall: Hall, page: Page, name: string, witness: Page, minutes = 1): Promise<void> {
  await page.close();
  await expect(witness.getByRole("region", { name, exact: true }).getByText("away", { exact: true })).toBeVisible();
  await hall.pass(minutes * MINUTE);
}

const notice = (page: Page, name: string | RegExp): Locator => page.getByRole("region", { name });
const press = async (where: Locator | Page, name: string): Promise<void> =>
  where.getByRole("button", { name, exact: true }).click();

/** Whether something lies over the middle of the board. */
const covered = (page: Page): Promise<boolean> =>
  page.locator("main.board").evaluate((board) => {
    const { left, top, width, height } = board.getBoundingClientRect();
    const found = document.elementFromPoint(left + width / 2, top + height / 2);
    return !found || !board.contains(found);
  });

test("beside an absent rival: wait, let a bot play on, find a substitute, end the game", async ({ browser, hall }) => {
  const { ada, bea, cid } = await three(browser, hall);
  await leave(hall, cid, "Cid", ada, 0.3);
  await expect(notice(ada, /^Cid is away/)).toHaveCount(0); // it may be a moment without a connection
  const missing = notice(ada, "Cid has lost the connection or closed the page");
  await expect(missing).toContainText("After a minute you can decide together how the game goes on.");
  await hall.pass(0.7 * MINUTE);
  const away = notice(ada, "Cid is away. What now?");
  await expect(away.getByRole("button")).toHaveText(["Wait", "Let a bot play on", "Find a substitute", "End the game"]);
  await expect(missing).toHaveCount(0);
  await expect(away).toContainText("A bot takes the seat in 2 minutes.");
  expect(await covered(ada)).toBe(false);
  expect(await findings(ada)).toEqual([]);

  await press(away, "Wait");
  await expect(away.getByRole("button")).toHaveText(["Decide now"]);
  await press(away, "Decide now");

  // Those present decide: one proposes, the other sees who has agreed and whose answer is missing.
  await press(away, "Let a bot play on");
  const own = notice(ada, "Let a bot play on for Cid?");
  await expect(own).toContainText("Agreed: you. Still to answer: Bea.");
  const asked = notice(bea, "Let a bot play on for Cid?");
  await expect(asked).toContainText("Agreed: Ada. Still to answer: you.");
  await expect(bea.locator(".company")).toHaveAttribute("aria-live", "polite");
  expect(await covered(bea)).toBe(false);
  await asked.getByRole("button", { name: "Agree", exact: true }).focus();
  await bea.keyboard.press("Enter");
  await expect(ada.getByText("a bot plays", { exact: true })).toBeVisible();
  await expect(own).toHaveCount(0);
  await expect(away).toHaveCount(0);
});

test("a proposal can be agreed to, refused and withdrawn where it is seen, and all are told when one lapses; the same dialogue serves undo", async ({
  browser,
  hall,
}) => {
  const { ada, bea, cid } = await three(browser, hall);
  await press(ada, "Settings");
  await press(ada, "Propose to abandon the game");
  await press(notice(bea, "End the game without a result?"), "Agree");
  await expect(notice(cid, "End the game without a result?")).toContainText(
    "Agreed: Ada and Bea. Still to answer: you.",
  );
  await press(notice(cid, "End the game without a result?"), "Refuse");
  await expect(ada.getByText("Cid refuses: the game goes on.").first()).toBeVisible();
  await expect(notice(ada, "End the game without a result?")).toHaveCount(0);
  await expect(notice(bea, "End the game without a result?")).toHaveCount(0);

  await ada.locator(".thing.lit").first().waitFor();
  await play(ada);
  for (const other of [bea, cid]) await expect(other.getByText(/uses the (top|bottom) action/).first()).toBeVisible();
  await press(ada, "Undo");
  const wish = notice(bea, "Ada asks to take a move back.");
  await expect(wish).toContainText("Agreed: Ada. Still to answer: you and Cid.");
  await press(notice(ada, "You ask to take a move back."), "Withdraw");
  await expect(wish).toHaveCount(0);
  // What others refuse is limited; what one withdraws is not.
  await press(ada, "Undo");
  await press(wish, "Refuse");
  await expect(ada.getByText("Bea does not agree.").first()).toBeVisible();
  await press(ada, "Undo");
  await expect(wish).toBeVisible();
  await play(bea);
  const why = "request to take a move back has lapsed: the game went on before everyone had agreed.";
  await expect(notice(ada, `Your ${why}`)).toBeVisible();
  await expect(notice(bea, `Ada's ${why}`)).toBeVisible();
  const told = notice(cid, `Ada's ${why}`);
  await press(told, "All right");
  await expect(told).toHaveCount(0);
  await expect(cid.locator("li", { hasText: `Ada's ${why}` })).toBeVisible(); // it stays in the log
  await press(ada, "Undo");
  await press(notice(cid, "Ada asks to take a move back."), "Refuse");
  await expect(ada.getByText("Cid does not agree.").first()).toBeVisible();
  await press(ada, "Undo");
  await expect(ada.getByRole("alert")).toContainText("ask again after 10 more moves");
});

/** One whole move by mouse. */
async function play(page: Page): Promise<void> {
  for (let clicks = 0; clicks < 8; clicks++) {
    const confirm = page.locator("footer .do .button.main");
    if (await confirm.isVisible()) {
      await confirm.click();
      return;
    }
    await page.locator(".thing.lit").first().click();
  }
}

test("a bot takes over after three minutes by default; on return a banner: A bot plays for you: take your seat back", async ({
  browser,
  hall,
}) => {
  const { ada, bea, cid, seats, table } = await three(browser, hall, { stand_in: "easy" });
  await leave(hall, ada, "Ada", bea, 3);
  await expect(bea.getByText("a bot plays", { exact: true })).toBeVisible();
  await expect(bea.locator(".thing.lit").first()).toBeVisible(); // the bot has moved for Ada

  // A page that connects again may have been forgotten in a tab: the bot plays on, and nobody waits for it.
  const again = await guest(await browser.newContext(), hall, seats[0] ?? "");
  const list = await guest(again.context(), hall, "/learn");
  // An answer that was given before, and comes late, changes nothing.
  let [asked, come] = [0, (): void => undefined];
  const late = new Promise<void>((came) => (come = came));
  await list.route("**/api/seats", async (route) => {
    const first = asked++ === 0;
    const answer = (await (await route.fetch()).json()) as { replaced: boolean }[];
    if (first) await late;
    await route.fulfill({ json: first ? answer.map((seat) => ({ ...seat, replaced: false })) : answer });
  });
  await list.goto(hall.url);
  await expect.poll(() => asked).toBe(1);
  await list.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await expect(games(list)).toHaveText(/A bot plays for you\s*with Bea, Cid/);
  const old = list.waitForResponse("**/api/seats");
  come();
  await (await old).finished();
  await list.evaluate(() => new Promise((drawn) => setTimeout(() => requestAnimationFrame(drawn))));
  await expect(games(list)).toHaveText(/A bot plays for you\s*with Bea, Cid/);
  await list.close();
  const banner = notice(again, "A bot plays for you");
  await expect(banner).toBeVisible();
  await expect(bea.getByRole("region", { name: "Ada", exact: true }).getByText("away", { exact: true })).toHaveCount(0);
  await play(bea);
  await play(cid);
  await expect(bea.locator(".thing.lit").first()).toBeVisible(); // the bot has moved for Ada again
  await press(bea, "Settings");
  await expect(bea.getByRole("button", { name: "Find a substitute for Ada" })).toHaveCount(0); // she is there, after all
  await press(bea, "Propose to abandon the game");
  await expect(notice(cid, "End the game without a result?")).toContainText("Agreed: Bea. Still to answer: you.");
  const mine = await guest(cid.context(), hall, "/");
  await expect(games(mine)).toHaveText(/The others wait for your answer\s*with Ada, Bea/);
  await mine.close();
  await press(notice(cid, "End the game without a result?"), "Refuse");

  await press(banner, "Take your seat back");
  await expect(banner).toHaveCount(0);
  await expect(bea.getByText("a bot plays", { exact: true })).toHaveCount(0);
  const back = notice(again, /^You are back: a bot made \d+ moves? for you\.$/);
  await expect(back).toBeVisible();
  await press(back, "All right");
  await expect(back).toHaveCount(0);

  // The same for whoever lets a bot play of their own accord: the one that the table was laid with.
  await press(again, "Settings");
  await press(again, "Let a bot play for me");
  await expect(banner).toBeVisible();
  const { seats: shown } = await hall.ask<{ seats: { bot: string }[] }>("GET", `/tables/${table}`);
  expect(shown[0]?.bot).toBe("easy");
  const meanwhile = await guest(again.context(), hall, "/");
  await expect(games(meanwhile)).toHaveText(/A bot plays for you\s*with Bea, Cid/);
  await meanwhile.close();
  await press(banner, "Take your seat back");
  await expect(banner).toHaveCount(0);
});

test("a substitute takes the seat by a link, and its former owner is told kindly", async ({ browser, hall }) => {
  const { ada, bea, cid, seats, table } = await three(browser, hall, { listed: false });
  await leave(hall, cid, "Cid", ada);
  await press(notice(ada, /^Cid is away/), "Find a substitute");
  await press(notice(bea, "Let somebody else play on for Cid?"), "Agree");
  const open = notice(ada, "Cid’s seat is open");
  await expect(open).toContainText("plays on there, unless Cid is back first. A bot takes the seat in 2 minutes.");
  await ada.route("**/api/addresses", (route) => route.fulfill({ json: { addresses: ["http://192.168.1.20:8344"] } }));
  await press(open, "Show the link");
  const shown = ada.getByRole("dialog", { name: "The link to the open seat" });
  await expect(shown.getByRole("img", { name: "The link as a QR code" })).toBeVisible();
  const field = shown.getByRole("textbox", { name: "Link" });
  await expect(field).toHaveValue(/^http:\/\/192\.168\.1\.20:8344\/substitute\//); // where other devices can reach it
  const { pathname, hash } = new URL(await field.inputValue());
  expect(await findings(ada)).toEqual([]);
  await press(shown, "Close");

  // A stranger who knows the table alone gets nothing.
  const stranger = await (await browser.newContext()).newPage();
  await stranger.goto(`${hall.url}/substitute/${table}/2`);
  await expect(stranger.getByRole("alert")).toHaveText("This link does not open that.");

  const dov = await guest(await browser.newContext(), hall, pathname + hash);
  await expect(dov.getByRole("heading", { name: "Play on for Cid?" })).toBeVisible();
  await expect(open).toBeVisible(); // opening the link takes nothing
  await dov.getByLabel("Your name").fill("Dov");
  await press(dov, "Take the seat");
  await expect(dov.locator(".ladder")).toBeVisible();
  await expect(ada.getByRole("region", { name: "Dov", exact: true })).toBeVisible();
  await expect(ada.getByText("Dov plays on for Cid.").first()).toBeVisible();
  const news = ada.locator(".line > .unseen");
  await expect(ada.getByRole("region", { name: "Dov", exact: true }).getByText("away", { exact: true })).toHaveCount(0);
  await expect(news).not.toHaveText("Dov is back."); // nobody is back who has never been away
  await expect(open).toHaveCount(0);

  const back = await guest(await browser.newContext(), hall, seats[2] ?? "");
  await expect(back.getByRole("alert")).toContainText(
    "the others asked somebody else to play on: Dov has your seat now.",
  );
  // They may watch, by the key they have, and still do after a reload.
  await press(back, "Watch the game");
  await expect(back.locator(".ladder")).toBeVisible();
  await expect(back.getByText("watching", { exact: false }).first()).toBeVisible();
  await back.reload();
  await expect(back.locator(".ladder")).toBeVisible();
});

test("the link to an open seat is sent to everyone: its owner is back by it, and whoever sits there already is asked", async ({
  browser,
  hall,
}) => {
  const { ada, bea, cid } = await three(browser, hall, { listed: false });
  const browserOfCid = cid.context();
  await leave(hall, cid, "Cid", ada);
  await press(notice(ada, /^Cid is away/), "Find a substitute");
  await press(notice(bea, "Let somebody else play on for Cid?"), "Agree");
  const open = notice(ada, "Cid’s seat is open");
  await press(open, "Show the link");
  const shown = ada.getByRole("dialog", { name: "The link to the open seat" });
  const { pathname, hash } = new URL(await shown.getByRole("textbox", { name: "Link" }).inputValue());
  await press(shown, "Close");

  const tab = await guest(bea.context(), hall, pathname + hash);
  await expect(tab.getByRole("heading", { name: "You already sit at this table" })).toBeVisible();
  await expect(tab.getByText("You play here as Bea. The link that you opened is for Cid.")).toBeVisible();
  expect(await findings(tab)).toEqual([]);
  await press(tab, "Go on as Bea");
  await expect(tab.locator(".mine")).toContainText("Bea");
  await expect(open).toBeVisible();
  // A link of another hall.
  const stranger = await guest(await browser.newContext(), hall, `/substitute/elsewhere/2${hash}`, true);
  await expect(stranger.getByRole("alert")).toHaveText(
    "This hall has no such table. The link may be from another hall, or part of it is missing.",
  );

  const back = await guest(browserOfCid, hall, pathname + hash);
  await expect(back.locator(".mine")).toContainText("Cid");
  await expect(back).not.toHaveURL(/#/);
  await expect(open).toHaveCount(0);
  await expect(ada.getByText("plays on for Cid")).toHaveCount(0); // nobody has taken the seat from anybody
  const held = await back.evaluate(() =>
    Object.keys(localStorage).filter((name) => name.startsWith("greathall.seat.")),
  );
  expect(held).toHaveLength(1);
});

test("whoever closes the tab after a private game is told why their seat was freed, and can sit down again", async ({
  browser,
  hall,
}) => {
  const { ada, bea, cid, table } = await three(browser, hall, { listed: false });
  const browserOfCid = cid.context();
  for (const page of [ada, bea, cid]) await press(page, "Settings");
  await press(ada, "Propose to abandon the game");
  for (const page of [bea, cid]) await press(notice(page, "End the game without a result?"), "Agree");
  for (const page of [ada, bea]) await expect(page.getByRole("region", { name: "The end" })).toBeVisible();
  await cid.close();
  await expect
    .poll(async () => (await hall.ask<{ seats: { here: boolean }[] }>("GET", `/tables/${table}`)).seats[2]?.here)
    .toBe(false);
  await hall.pass(MINUTE);
  for (const page of [ada, bea]) await page.getByRole("button", { name: "Play again" }).click();
  await expect(ada.locator("main ol > li").nth(2)).toContainText("Free");
  const again = await guest(browserOfCid, hall, `/table/${table}`, true);
  await expect(again.getByRole("alert")).toContainText(
    "the others gathered for another one without you, so your seat was freed",
  );
  await press(again, "Sit here");
  await expect(again.getByRole("button", { name: "I am ready" })).toBeVisible();
  await expect(ada.locator("main ol > li").nth(2)).not.toContainText("Free");
});

test("one who is left alone by all the others may end the game, and is asked first", async ({ browser, hall }) => {
  const { ada, bea, cid } = await three(browser, hall);
  await bea.close();
  await leave(hall, cid, "Cid", ada);
  await press(notice(ada, /^Cid is away/), "End the game");
  const sure = notice(ada, "Do you want to end the game?");
  await press(sure, "Cancel");
  await expect(sure).toHaveCount(0);
  await press(ada, "Settings");
  await press(ada, "Propose to abandon the game");
  await press(sure, "Cancel");
  await expect(sure).toHaveCount(0);
  await press(notice(ada, /^Bea is away/), "End the game");
  await press(sure, "End it");
  const end = ada.getByRole("region", { name: "The end" });
  await expect(end).toContainText("The game was abandoned.");
  await expect(end.getByRole("row")).toHaveText(["Ada", "Bea", "Cid"]); // nobody has points
});

test("resigning at two seats: the game ends as lost", async ({ browser, hall }) => {
  const { seats, watch } = await hall.lay("treachery", 2, []);
  const come = async (path = ""): Promise<Page> => guest(await browser.newContext(), hall, path);
  const [ada, bea, watcher] = [await come(seats[0]), await come(seats[1]), await come(watch)];
  await press(bea, "Settings");
  await press(bea, "Resign");
  const sure = notice(bea, "Do you want to resign?");
  await expect(sure).toContainText("The game is over then, and you have lost.");
  await expect(sure.getByRole("button", { name: "Cancel" })).toBeFocused();
  await press(sure, "Resign for good");
  await expect(ada.getByRole("heading", { name: "You have won!" })).toBeVisible();
  for (const page of [bea, watcher])
    await expect(page.getByRole("region", { name: "The end" })).toContainText("Ada won");
});

test("resigning asks first; with more a bot plays on and the person has lost", async ({ browser, hall }) => {
  const { ada, bea, cid } = await three(browser, hall);
  await press(cid, "Settings");
  await press(cid, "Resign");
  const sure = notice(cid, "Do you want to resign?");
  await expect(sure).toContainText("you can't take it back");
  await press(sure, "Cancel");
  await press(cid, "Settings");
  await press(cid, "Resign");
  await press(sure, "Resign for good");
  await expect(notice(cid, /^You have resigned/)).toBeVisible();
  await expect(ada.getByText("has resigned", { exact: true })).toBeVisible();

  // When all but one have resigned, that one has won.
  await press(bea, "Settings");
  await press(bea, "Resign");
  await press(notice(bea, "Do you want to resign?"), "Resign for good");
  const end = ada.getByRole("region", { name: "The end" });
  await expect(end.getByRole("heading", { name: "You have won!" })).toBeVisible();
  await expect(end).toContainText("Everyone else has resigned.");
  await expect(end.getByRole("row", { name: /Cid/ })).toContainText("has resigned");
  await expect(bea.getByRole("region", { name: "The end" })).toContainText("Ada won");
});
