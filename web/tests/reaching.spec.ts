/** What people are told while they are away, besides that it is their turn; and by which other ways. */
import type { Browser, Locator, Page } from "@playwright/test";
import { findings } from "./axe.ts";
import { join } from "./gathering.ts";
import { asked, decide, expect, guest, type Hall, waitForTurn } from "./hall.ts";
import { AWAY, HALL, type PushService, test } from "./push.ts";

const HOUR = 3600;
const DAY = 24 * HOUR;

const panel = (page: Page): Locator => page.getByRole("group", { name: "Tell me while I am away" });
const toTheTable = (page: Page): Promise<void> => page.getByRole("button", { name: "To the table" }).click();

test("also told: guests came, the game begins, an offer waits, a day is left, the game ended", async ({
  browser,
  service,
  reaching: hall,
}) => {
  const { table, host } = await hall.ask<{ table: string; host: string }>("POST", "/tables", {
    game: "duhr",
    seats: 4,
    options: { first: "1", agendas: "white" },
    pace: { kind: "days", days: 2 },
    thinking: 0,
  });
  const { key } = await hall.ask<{ key: string }>("POST", `/tables/${table}/seats/0`, { name: "Ada" }, host);
  const context = await browser.newContext();
  await service.stub(context, hall.url);
  const ada = await guest(context, hall, `/table/${table}#${key}`);
  await ada.getByRole("button", { name: "Tell me while I am away" }).click();
  await panel(ada).getByLabel("On this device").click();
  await expect(panel(ada).getByLabel("On this device")).toBeChecked();
  expect(await findings(ada)).toEqual([]);
  await ada.goto(hall.url); // away from the table
  const others: Page[] = [];
  for (const name of ["Bea", "Cid", "Dov"]) others.push(await join(browser, hall, name, `/table/${table}`));
  const [bea] = others as [Page];
  const told = async (): Promise<string> => (await service.next(table)).said.text;

  await hall.pass(AWAY);
  const came: string[] = [];
  while (came.length < 3) came.push(.../^New at your table: (.*)\.$/.exec(await told())![1]!.split(/, | and /));
  expect(came).toEqual(["Bea", "Cid", "Dov"]);

  await hall.ask("POST", `/tables/${table}/start`, undefined, host);
  expect(await told()).toBe("The game begins. You play with Bea, Cid and Dov.");

  for (const page of others) await toTheTable(page);
  await bea
    .locator("header nav")
    .getByRole("button", { name: /^Deals/ })
    .click();
  const drawer = bea.locator("aside");
  await drawer.getByRole("button", { name: "Make an offer" }).click();
  await drawer.getByRole("radio", { name: /Ada/ }).check();
  await drawer.getByLabel("In your own words").fill("Be my friend");
  await drawer.getByRole("button", { name: "Offer it" }).click();
  expect(await told()).toBe("An offer is waiting for your answer. You play with Bea, Cid and Dov.");

  await hall.pass(DAY);
  expect(await told()).toMatch(/^You have 24 h left to decide\. You play with Bea, Cid and Dov\.$/);

  for (const page of others) {
    await page.getByRole("button", { name: "Settings" }).click();
    await page.getByRole("button", { name: "Resign", exact: true }).click();
    await page.getByRole("button", { name: "Resign for good" }).click();
  }
  expect(await told()).toBe("The game with Bea, Cid and Dov is over.");
  await service.caughtUp(hall);
  expect(service.quiet(table)).toBe(true);
});

/** Ada at a table before its game, her browser's push stubbed with this endpoint, and two friends. */
async function friends(browser: Browser, hall: Hall, service: PushService, endpoint?: string) {
  const { table, host } = await hall.ask<{ table: string; host: string }>("POST", "/tables", {
    game: "treachery",
    seats: 4,
  });
  const { key } = await hall.ask<{ key: string }>("POST", `/tables/${table}/seats/0`, { name: "Ada" }, host);
  const context = await browser.newContext();
  await service.stub(context, hall.url, endpoint);
  const ada = await guest(context, hall, `/table/${table}#${key}`, true);
  const come = (name: string): Promise<Page> => join(browser, hall, name, `/table/${table}`);
  await ada.getByRole("button", { name: "Tell me while I am away" }).click();
  return { ada, table, key, come };
}

test("a push endpoint in somebody's own network is refused, and nothing is sent anywhere", async ({
  browser,
  service,
  reaching: hall,
}) => {
  for (const endpoint of ["https://192.168.1.20/push", "https://printer/push", "https://localhost:8443/push"]) {
    const { ada, table, key, come } = await friends(browser, hall, service, endpoint);
    const wish = panel(ada).getByLabel("On this device");
    await wish.click();
    await expect(panel(ada).getByRole("alert")).toHaveText(
      "The hall can't write to this address; give one that begins with https:// and that everyone can reach.",
    );
    await expect(wish).not.toBeChecked();
    expect(await hall.ask("GET", `/tables/${table}/notices`, undefined, key)).toEqual([]);
    // Her friends come, and there is no address to tell her of it at.
    for (const name of ["Bea", "Cid"]) await (await come(name)).context().close();
    await ada.context().close();
  }
});

test("five notices an hour a seat: what comes then is told when the hour is over, all at once", async ({
  browser,
  service,
  reaching: hall,
}) => {
  const { ada, table, come } = await friends(browser, hall, service);
  await panel(ada).getByLabel("On this device").click();
  await expect(panel(ada).getByLabel("On this device")).toBeChecked();
  await ada.goto(hall.url); // away from the table
  const told = async (): Promise<string> => (await service.next(table)).said.text;
  const comesAgain = async (page: Page, name: string): Promise<void> => {
    await page.getByRole("button", { name: "Leave the table" }).click();
    await expect(page).toHaveURL(`${hall.url}/`);
    await page.goto(`${hall.url}/table/${table}`);
    await page.getByRole("button", { name: "Sit here" }).first().click();
    await expect(page.getByText(`${name} (you)`)).toBeVisible();
  };
  const bea = await come("Bea");
  await hall.pass(AWAY);
  expect(await told()).toBe("New at your table: Bea.");
  const cid = await come("Cid");
  expect(await told()).toBe("New at your table: Cid.");
  for (const [page, name] of [
    [bea, "Bea"],
    [cid, "Cid"],
    [bea, "Bea"],
  ] as const) {
    await comesAgain(page, name);
    expect(await told()).toBe(`New at your table: ${name}.`);
  }
  await comesAgain(cid, "Cid");
  await service.caughtUp(hall);
  expect(service.quiet(table)).toBe(true);
  await comesAgain(bea, "Bea");
  await hall.pass(HOUR);
  expect(await told()).toMatch(/^New at your table: (Bea and Cid|Cid and Bea)\.$/);
  await service.caughtUp(hall);
  expect(service.quiet(table)).toBe(true);
});

test("optional webhook and mail for each seat: off by default, mail only after a confirming link, with one-click end", async ({
  browser,
  service,
  mailbox,
  reaching: hall,
}) => {
  const { seats, table } = await hall.lay("treachery", 3, [], { options: { first: "0" }, handover: 0 });
  const come = async (path = "", refused = false): Promise<Page> =>
    guest(await browser.newContext(), hall, path, refused);
  const [ada, bea] = [await come(seats[0]), await come(seats[1], true), await come(seats[2])];
  await bea.getByRole("button", { name: "Settings" }).click();
  const ways = panel(bea);
  await expect(ways.getByText("Slack")).toBeAttached();

  // Only to hosts that whoever runs the hall has listed.
  await ways.getByLabel("Service").selectOption("slack");
  const hook = ways.getByLabel("Webhook (https://…)");
  await hook.fill("https://hooks.example/services/x");
  await ways.getByRole("button", { name: "Add" }).last().click();
  await expect(ways.getByRole("alert")).toContainText(service.host);
  await hook.fill(`https://${service.host}/services/x`);
  await ways.getByRole("button", { name: "Add" }).last().click();
  await expect(ways.getByRole("button", { name: `Remove: ${service.host}` })).toBeVisible();

  await ways.getByLabel("Mail address").fill("bea@example.org");
  await ways.getByRole("button", { name: "Add" }).first().click();
  await expect(ways.getByText(/b…@example\.org.*/)).toContainText("open the mail that was sent there");
  const asking = await mailbox.next("bea@example.org");
  const linkIn = (text: string, deed: string): string =>
    hall.url + new RegExp(`${HALL}(/notices/${deed}/\\S+)`).exec(text)![1]!;
  const letter = await come(new URL(linkIn(asking.text, "confirm")).pathname, true); // that page has no picture of its own
  await letter.getByRole("button").click();
  await expect(letter.getByText("The hall will write to you.")).toBeVisible();

  await bea.goto(hall.url); // away from the table
  await hall.pass(AWAY);
  await waitForTurn(ada);
  await expect(async () => {
    if (await asked(ada).isVisible()) await decide(ada);
    await expect(asked(ada)).toBeHidden({ timeout: 1000 });
  }).toPass();
  const said = "It is your turn. You play with Ada and Cid.";
  expect((await service.next(table)).posted?.text).toContain(said);
  const told = await mailbox.next("bea@example.org");
  expect(told.text).toContain(said);
  expect(told.text).not.toContain(seats[1]!.split("#")[1]!);

  await letter.goto(linkIn(told.text, "end"));
  await letter.getByRole("button").click();
  await expect(letter.getByText("no longer write to you")).toBeVisible();
  await bea.goBack();
  await bea.getByRole("button", { name: "Settings" }).click();
  await expect(ways.getByRole("button", { name: `Remove: ${service.host}` })).toBeVisible();
  await expect(ways.getByText("@example.org")).toHaveCount(0);
});
