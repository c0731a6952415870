/** Good company: whom one would rather not hear or meet, whom the host has removed, and what is said while the drawer is closed. */
import { spawn } from "node:child_process";
import type { Page } from "@playwright/test";
import { gather, join, person, row } from "./gathering.ts";
import { expect, PYTHON, test } from "./hall.ts";

async function speak(page: Page, text: string): Promise<void> {
  await page.getByLabel("Say something").fill(text);
  await page.getByRole("button", { name: "Say", exact: true }).click();
}
const said = (page: Page, text: string) => page.locator(".talk li").filter({ hasText: text });

test("names are unique at a table and not those of bots", async ({ browser, hall }) => {
  const { path } = await gather(browser, hall, "treachery", ["Ada"], 4);
  const other = await person(browser, hall, "ＡＤＡ", path, { refused: true });
  await other.getByRole("button", { name: "Sit here" }).first().click();
  await expect(other.getByRole("alert")).toHaveText(
    "Someone at this table is called “Ada”, or something very like it; choose another name.",
  );
  await other.getByLabel("Your name").fill("Old Marla");
  await other.getByRole("button", { name: "Sit here" }).first().click();
  await expect(other.getByRole("alert")).toHaveText("“Old Marla” could be taken for a bot; choose another name.");
  await other.getByLabel("Your name").fill("");
  await other.getByRole("button", { name: "Sit here" }).first().click();
  await expect(other.getByText("Guest (you)")).toBeVisible();
  const third = await person(browser, hall, "", path);
  await third.getByRole("button", { name: "Sit here" }).first().click();
  await expect(third.getByText("Guest 2 (you)")).toBeVisible(); // those without a name are numbered
});

test("kicking lasts: whom the host removes can't sit down again with the same browser, unless invited since", async ({
  browser,
  hall,
}) => {
  const { host, path } = await gather(browser, hall, "treachery", ["Ada"], 4);
  const bea = await join(browser, hall, "Bea", path, { refused: true });
  const cid = await join(browser, hall, "Cid", path);
  await row(host, "Bea").getByRole("button", { name: "More about Bea" }).click();
  await row(host, "Bea").getByRole("button", { name: "Remove from the table" }).click();
  await expect(row(host, "Bea")).toContainText("Remove Bea?");
  await row(host, "Bea").getByRole("button", { name: "Remove Bea" }).click();
  await expect(bea.getByText("The host has removed you from this table; choose another one")).toBeVisible();
  await expect(bea.getByRole("button", { name: "Sit here" })).toHaveCount(0);
  await expect(row(cid, 2)).toContainText("Free");
  const why = "The host has removed you from this table; choose another one, or lay one yourself.";
  await bea.reload();
  await expect(bea.getByRole("alert")).toHaveText(why);
  await expect(bea.getByRole("button", { name: "Sit here" })).toHaveCount(0);
  // A page that knows nothing of it asks in vain, under another name too, and then offers nothing that is refused.
  await bea.evaluate((entry) => localStorage.removeItem(entry), path.replace("/table/", "greathall.table."));
  await bea.reload();
  await bea.getByLabel("Your name").fill("Dov");
  await row(bea, 2).getByRole("button", { name: "Sit here" }).click();
  await expect(bea.getByRole("alert")).toHaveText(why);
  await expect(bea.getByRole("button", { name: "Sit here" })).toHaveCount(0);
  await expect(row(cid, 2)).toContainText("Free");
  await expect(row(cid, "Ada").getByRole("button", { name: "More about Ada" })).toBeVisible();
  await row(cid, "Ada").getByRole("button", { name: "More about Ada" }).click();
  await expect(cid.getByRole("button", { name: "Remove from the table" })).toHaveCount(0); // that is the host's right
  // It was a mistake: an invitation made since leads back to the table.
  const entry = path.replace("/table/", "greathall.table.");
  const stored = await host.evaluate((entry) => localStorage.getItem(entry), entry);
  const { host: key } = JSON.parse(stored ?? "{}") as { host: string };
  const asking = `${path.replace("/table", "/tables")}/seats/1/invitation`;
  const { token } = await hall.ask<{ token: string }>("POST", asking, { name: "Bea" }, key);
  await bea.goto(`${hall.url}${path}#invite=${token}`);
  await bea.getByRole("button", { name: "Take the seat" }).click();
  await expect(bea.getByText("Bea (you)")).toBeVisible();
});

test("whoever is muted is not heard, at this table and later; whoever is blocked is not met in the hall", async ({
  browser,
  hall,
}) => {
  const { host, guests, path } = await gather(browser, hall, "treachery", ["Ada", "Bea", "Cid"], 4);
  const [bea, cid] = guests as [Page, Page];
  await speak(bea, "one two three");
  await expect(said(cid, "one two three")).toBeVisible();
  await cid.locator(".talk").getByRole("button", { name: "Bea" }).click();
  await cid.getByRole("button", { name: "Hide what Bea says" }).click();
  await expect(said(cid, "one two three")).toHaveCount(0);
  await speak(bea, "four five six");
  await speak(host, "seven");
  await expect(said(cid, "seven")).toBeVisible();
  await expect(said(cid, "four five six")).toHaveCount(0);
  await expect(cid.getByRole("log")).not.toContainText("four five six");
  await cid.reload();
  await expect(said(cid, "seven")).toBeVisible();
  await expect(said(cid, "four")).toHaveCount(0); // it is remembered
  await cid.getByRole("button", { name: "Show it" }).click();
  await expect(said(cid, "four five six")).toBeVisible();

  // Tables at which somebody blocked sits are not listed; by a link one is told.
  const stranger = await person(browser, hall, "Dov", path);
  await row(stranger, "Bea").getByRole("button", { name: "More about Bea" }).click();
  await expect(row(stranger, "Bea")).toContainText("Whoever takes another name is not recognised.");
  await row(stranger, "Bea").getByRole("button", { name: "Block Bea" }).click();
  await expect(stranger.getByText("You have blocked Bea")).toBeVisible();
  await stranger.goto(hall.url);
  const lists = stranger.locator(".lists");
  await expect(lists.getByText("Blocked and hidden")).toBeVisible();
  await expect(stranger.locator(`a[href="${path}"]`)).toHaveCount(0);
  await stranger.getByRole("button", { name: "Forgive Bea" }).click();
  await expect(stranger.locator(`a[href="${path}"]`).first()).toBeVisible();
});

test("at a table without talk nobody talks, before the game and in it", async ({ browser, hall }) => {
  const { host, guests } = await gather(browser, hall, "treachery", ["Ada", "Bea", "Cid"], 3, async (page) => {
    await page.getByText("More", { exact: true }).click();
    await page.getByLabel("The players can talk to each other").uncheck();
  });
  await expect(guests[0]!.getByText("Nobody talks at this table.")).toBeVisible();
  for (const page of [host, ...guests]) await expect(page.getByLabel("Say something")).toHaveCount(0);
  await host.getByRole("button", { name: "Begin the game" }).click();
  for (const page of [host, ...guests]) {
    await expect(page.getByRole("button", { name: "Rules" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Talk" })).toHaveCount(0);
  }
});

test("talk is announced to screen readers with the drawer closed, and what is unread is counted", async ({
  browser,
  hall,
}) => {
  const { seats } = await hall.lay("treachery", 3, []);
  const [ada, bea, cid] = (await Promise.all(
    seats.map((path, at) => person(browser, hall, ["Ada", "Bea", "Cid"][at] ?? "", path)),
  )) as [Page, Page, Page];
  const tab = (page: Page) => page.getByRole("button", { name: /^Talk/ });
  await expect(tab(cid)).toBeVisible();
  await tab(ada).click();
  await speak(ada, "first word");
  await tab(bea).click();
  await speak(bea, "second word");
  const log = cid.getByRole("log");
  await expect(log).toContainText("Ada says: first word");
  await expect(log).toContainText("Bea says: second word");
  await expect(log).toHaveAttribute("aria-live", "polite");
  await expect(cid.locator(".talk")).toHaveCount(0); // the drawer shows something else
  await expect(tab(cid)).toContainText("2");
  await tab(cid).click();
  await expect(said(cid, "second word")).toBeVisible();
  await tab(cid).click();
  await expect(tab(cid)).not.toContainText("2");
  await expect(ada.getByRole("log")).not.toContainText("first word"); // nobody is told what they said themselves
});

test("a program sits down by itself, and everyone sees what it is, before the game and in it", async ({
  browser,
  hall,
}) => {
  const { host, path } = await gather(browser, hall, "treachery", ["Ada"], 2);
  const table = path.split("/").at(-1) ?? "";
  const where = ["--url", hall.url, "--table", table, "--name", "Colossus", "--bot", "random"];
  const program = spawn(PYTHON, ["-m", "greathall", "bot", ...where], { stdio: "ignore" });
  try {
    await expect(row(host, "Colossus").getByText("program", { exact: true })).toBeVisible();
    await expect(row(host, "Colossus")).toContainText("✓ ready");
    await host.getByRole("button", { name: "Begin the game" }).click();
    await expect(host.locator(".seat", { hasText: "Colossus" }).getByText("program", { exact: true })).toBeVisible();
  } finally {
    program.kill();
  }
});
