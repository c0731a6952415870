/** Whoever holds a seat holds it alone: invitations, and who hosts the table. */
import type { Browser, BrowserContext, Page } from "@playwright/test";
import { findings } from "./axe.ts";
import { expect, guest, type Hall, test, watchful } from "./hall.ts";
import { newContext, stored } from "./seats.ts";

/** A private table that Ada has laid by clicks. */
async function laid(context: BrowserContext, hall: Hall, seats: number): Promise<Page> {
  const ada = await guest(context, hall, "/new/treachery", true);
  await ada.getByLabel("Your name").fill("Ada");
  await ada.getByLabel("Seats").selectOption(String(seats));
  await ada.getByLabel(/Listed/).uncheck();
  await ada.getByRole("button", { name: "Lay the table" }).click();
  await expect(ada.getByText("Ada (you)")).toBeVisible();
  return ada;
}

/** The invitation for somebody, as the host's page shows it. */
const invitation = (page: Page, name: string) =>
  page.locator(".waiting").filter({ hasText: `An invitation for ${name}` });

/** Ada invites somebody; the path of the link. */
async function invite(ada: Page, name: string): Promise<string> {
  await ada.getByLabel("Name of the guest").fill(name);
  await ada.getByRole("button", { name: "Make a link" }).click();
  const link = await invitation(ada, name).getByRole("textbox", { name: "Link" }).inputValue();
  return new URL(link).pathname + new URL(link).hash;
}

async function comes(browser: Browser, hall: Hall, path: string, name: string): Promise<Page> {
  const page = await guest(await browser.newContext(), hall, path, true);
  await page.getByRole("button", { name: "Take the seat" }).click();
  await expect(page.getByText(`${name} (you)`)).toBeVisible();
  return page;
}

const kinds = async (hall: Hall, path: string): Promise<string[]> =>
  (
    await hall.ask<{ seats: { kind: string }[] }>("GET", `/tables/${/\w+$/.exec(path.split("#")[0] ?? "")?.[0]}`)
  ).seats.map(({ kind }) => kind);

/** As which seat each secret that a page holds is let in at a table: −1 to watch, null not at all. */
function opened(page: Page, table: string): Promise<(number | null)[]> {
  return page.evaluate(async (table) => {
    const held = JSON.stringify({ ...localStorage, ...sessionStorage }) + document.documentElement.outerHTML;
    const secrets = [...new Set(held.match(/[A-Za-z0-9_-]{43}/g) ?? [])];
    return Promise.all(
      secrets.map(
        (key) =>
          new Promise<number | null>((found) => {
            const socket = new WebSocket(`ws://${location.host}/wire/${table}`);
            socket.onopen = () => socket.send(JSON.stringify({ type: "hello", protocol: 1, key, since: null }));
            socket.onclose = () => found(null);
            socket.onmessage = ({ data }) => {
              const message = JSON.parse(String(data)) as { type: string; viewer: number };
              if (message.type === "welcome") found(message.viewer);
            };
          }),
      ),
    );
  }, table);
}

test("an invitation is exchanged by a click and never by loading the page, for a key that only the guest's browser has", async ({
  browser,
  context,
  hall,
}) => {
  const ada = await laid(context, hall, 3);
  const [toBea, toCid] = [await invite(ada, "Bea"), await invite(ada, "Cid")];
  const table = /\w+$/.exec(toBea.split("#")[0] ?? "")?.[0] ?? "";
  // A messenger that previews the link, and runs what is in the page.
  const preview = await guest(await browser.newContext(), hall, toBea);
  for (let loads = 0; loads < 2; loads++) {
    await expect(
      preview.getByRole("heading", { name: "Ada invites you to a game of Treachery in a Pocket" }),
    ).toBeVisible();
    await expect(preview.getByText("Seat 2 is kept for Bea.")).toBeVisible();
    await preview.reload();
  }
  expect(await kinds(hall, toBea)).toEqual(["person", "invited", "invited"]);
  const bea = await comes(browser, hall, toBea, "Bea");
  await expect(bea).not.toHaveURL(/#/);
  await expect(ada.getByRole("listitem").filter({ hasText: "Cid" })).toContainText("invited");
  await ada.getByRole("button", { name: "Begin the game" }).click();
  await expect(ada.getByRole("alert")).toHaveText("Cid has not come yet; wait, or withdraw the invitation.");
  const cid = await comes(browser, hall, toCid, "Cid");
  await ada.getByRole("button", { name: "Begin the game" }).click();
  for (const page of [ada, bea, cid]) await expect(page.locator(".side")).toBeVisible();

  // Nothing that the host's browser has, or ever had, shows a guest's hand.
  const tokens = [toBea, toCid].map((path) => path.split("invite=")[1] ?? "");
  await ada.evaluate((all) => sessionStorage.setItem("had", all.join(" ")), tokens);
  const seen = await opened(ada, table);
  expect(seen.length).toBeGreaterThanOrEqual(5); // her seat's, the host's, the watchers' and both tokens
  expect([...new Set(seen)].sort()).toEqual([-1, 0, null].sort());
  expect(await opened(bea, table)).toContain(1); // so it would have been seen
  for (const token of tokens)
    await expect(hall.ask("POST", `/tables/${table}/invitation`, { key: "A".repeat(43) }, token)).rejects.toThrow(
      "has been used",
    );
});

test("whoever has blocked the host is told before they take the seat", async ({ browser, context, hall }) => {
  const ada = await laid(context, hall, 2);
  const path = await invite(ada, "Bea");
  const friend = await browser.newContext();
  const before = await guest(friend, hall, path);
  await expect(before.getByRole("button", { name: "Take the seat" })).toBeVisible();
  await expect(before.getByText("You have blocked")).toHaveCount(0);
  await before.evaluate(() =>
    localStorage.setItem("greathall.company", JSON.stringify({ muted: [], blocked: ["ADA"] })),
  );
  await before.reload();
  await expect(before.getByRole("button", { name: "Take the seat" })).toBeVisible(); // it is still the guest's choice
  await expect(before.getByRole("status")).toHaveText(
    "You have blocked Ada. People are known by their names here, so this may be somebody else.",
  );
  expect(await findings(before)).toEqual([]);
});

test("until used an invitation survives a reload, can be shown again and withdrawn", async ({
  browser,
  context,
  hall,
}) => {
  const ada = await laid(context, hall, 3);
  const path = await invite(ada, "Bea");
  await ada.reload();
  await expect(invitation(ada, "Bea").getByRole("textbox", { name: "Link" })).toHaveValue(hall.url + path);
  // It is the same seat's when that has moved.
  await ada.getByRole("button", { name: "Move Bea up one seat" }).click();
  await expect(invitation(ada, "Bea").getByRole("textbox", { name: "Link" })).toHaveValue(hall.url + path);
  const bea = await guest(await browser.newContext(), hall, path, true);
  const take = bea.getByRole("button", { name: "Take the seat" });
  await expect(take).toBeVisible();
  await ada.getByRole("button", { name: "Withdraw the invitation for Bea" }).click();
  await expect(invitation(ada, "Bea")).toHaveCount(0);
  await take.click();
  const withdrawn = "This invitation was withdrawn; ask the host for another one.";
  await expect(bea.getByRole("alert")).toHaveText(withdrawn);
  await expect(take).toHaveCount(0);
  await expect(bea.getByText("is kept for Bea")).toHaveCount(0);
  await bea.reload();
  await expect(bea.getByRole("alert")).toHaveText(withdrawn);
  expect(await findings(bea)).toEqual([]);
  expect(await kinds(hall, path)).toEqual(["free", "person", "free"]);
  // Another browser of the host's can withdraw what it can't show.
  const again = await invite(ada, "Bea");
  await ada.evaluate(() => {
    const entry = Object.keys(localStorage).find((name) => name.startsWith("greathall.table.")) ?? "";
    localStorage.setItem(
      entry,
      JSON.stringify({ ...JSON.parse(localStorage.getItem(entry) ?? "{}"), invitations: {} }),
    );
  });
  await ada.reload();
  await expect(ada.getByText("Bea is invited. The link is in the browser that made it")).toBeVisible();
  await ada.getByRole("button", { name: "Withdraw the invitation for Bea" }).click();
  await expect.poll(() => kinds(hall, again)).toEqual(["free", "person", "free"]);
});

test("a used link, one that is not whole and one of another hall get a sentence each, and overwrite nothing", async ({
  browser,
  context,
  hall,
}) => {
  const ada = await laid(context, hall, 2);
  const path = await invite(ada, "Bea");
  const bea = await comes(browser, hall, path, "Bea");
  const before = await stored(bea);
  await bea.goto(hall.url + path); // her own link leads her back
  await expect(bea.getByText("Bea (you)")).toBeVisible();
  const other = await guest(await browser.newContext(), hall, "/", true);
  for (const [page, wrong, said] of [
    [
      other,
      path,
      "This invitation has been used; open the table in the browser that used it, or ask the host for another one.",
    ],
    [
      other,
      path.slice(0, -1),
      "This is not an invitation to this table; check that the link is complete and comes from this hall.",
    ],
    [
      other,
      path.replace(/\w+#/, "elsewhere#"),
      "This hall has no such table. The link may be from another hall, or part of it is missing.",
    ],
    [
      bea,
      path.slice(0, -1),
      "This is not an invitation to this table; check that the link is complete and comes from this hall.",
    ],
  ] as const) {
    await page.goto(hall.url + wrong);
    await expect(page.getByRole("alert")).toHaveText(said);
  }
  await bea.getByRole("link", { name: "Go on as Bea" }).click();
  await expect(bea.getByText("Bea (you)")).toBeVisible();
  const seats = (all: Record<string, string>) => Object.entries(all).filter(([name]) => name.includes(".seat."));
  expect(seats(await stored(bea))).toEqual(seats(before));
  expect(seats(await stored(other))).toEqual([]);
});

test("an answer that is lost on the way costs nobody the seat", async ({ context, hall }) => {
  const ada = await laid(context, hall, 2);
  const path = await invite(ada, "Bea");
  const bea = watchful(await (await newContext(context)).newPage(), hall);
  await bea.route("**/invitation", async (route) => {
    if (route.request().method() !== "POST") return route.continue();
    await route.fetch(); // the hall hears it
    await route.abort("connectionfailed");
  });
  await bea.goto(hall.url + path);
  await bea.getByRole("button", { name: "Take the seat" }).click();
  await expect(bea.getByRole("alert")).toContainText("The hall can't be reached");
  expect(await kinds(hall, path)).toEqual(["person", "person"]);
  await bea.unroute("**/invitation");
  await bea.reload();
  await expect(bea.getByText("Bea (you)")).toBeVisible();
});

test("the host's rights pass on when the host is away, return with the host, also from a seat that was given away, and can be handed over", async ({
  browser,
  context,
  hall,
}) => {
  const ada = await laid(context, hall, 3);
  const bea = await comes(browser, hall, await invite(ada, "Bea"), "Bea");
  const cid = await comes(browser, hall, await invite(ada, "Cid"), "Cid");
  const begin = { name: "Begin the game" };
  await expect(bea.getByRole("listitem").filter({ hasText: "Ada" })).toContainText("host");
  await expect(bea.getByRole("button", begin)).toHaveCount(0);
  await ada.close();
  await expect(bea.getByRole("listitem").filter({ hasText: "Ada" })).toContainText("away");
  for (const page of [bea, cid])
    await expect(
      page.getByText("Ada hosts the table and is away. Whoever is here hosts it after a minute"),
    ).toBeVisible();
  await hall.pass(61);
  await expect(bea.getByRole("button", begin)).toBeVisible();
  await expect(bea.getByText("The host is away: you host the table until they are back.")).toBeVisible();
  await expect(cid.getByText("The host is away: Bea hosts the table until they are back.")).toBeVisible();
  await bea.getByRole("button", { name: "More about Cid" }).click();
  await expect(bea.getByRole("button", { name: "Remove from the table" })).toBeVisible();
  await expect(bea.getByRole("button", { name: "Make host" })).toHaveCount(0); // that is for the host alone
  await expect(cid.getByRole("button", begin)).toHaveCount(0);
  // The deputy has given the host's seat to a bot: the host reads who hosts now, and is offered only what works.
  const rowOf = (page: Page, name: string | RegExp) => page.getByRole("listitem").filter({ hasText: name });
  await bea.getByRole("button", { name: "More about Ada" }).click();
  for (const name of ["Remove from the table", "Remove Ada"])
    await rowOf(bea, "Ada").getByRole("button", { name, exact: true }).click();
  await bea.getByRole("button", { name: "Seat a bot" }).click();
  const again = await guest(context, hall, new URL(bea.url()).pathname);
  await expect(again.getByText("Bea hosts the table now.", { exact: true })).toBeVisible();
  await expect(again.getByRole("button", begin)).toHaveCount(0);
  await expect(again.getByRole("button", { name: /^(Move|Free|Fill|Make)/ })).toHaveCount(0);
  await bea.getByRole("button", { name: "Free the seat" }).click();
  await expect(again.getByText("Sit down again, and you host it.")).toBeVisible();
  await again.getByRole("button", { name: "Sit here" }).click();
  await expect(again.getByRole("button", begin)).toBeVisible();
  await expect(bea.getByRole("button", begin)).toHaveCount(0);
  await expect(bea.getByText("Ada hosts the table again.")).toBeVisible();
  await again.getByRole("button", { name: /Cid/ }).filter({ hasText: "⋯" }).click();
  await again.getByRole("listitem").filter({ hasText: "Cid" }).getByRole("button", { name: "Make host" }).click();
  await expect(again.getByRole("button", begin)).toHaveCount(0);
  await expect(cid.getByRole("listitem").filter({ hasText: "Cid" })).toContainText("host");
  await cid.getByRole("button", begin).click();
  for (const page of [again, bea, cid]) await expect(page.locator(".side")).toBeVisible();
});

test("an invitation fits a phone, in German too", async ({ browser, hall }) => {
  const phone = await browser.newContext({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  const ada = await laid(await browser.newContext(), hall, 2);
  const path = await invite(ada, "Bea");
  expect(await findings(ada)).toEqual([]);
  await phone.addInitScript(() => localStorage.setItem("greathall.wishes", JSON.stringify({ language: "de" })));
  const bea = await guest(phone, hall, path);
  await expect(
    bea.getByRole("heading", { name: "Ada lädt dich zu einer Partie Treachery in a Pocket ein" }),
  ).toBeVisible();
  expect(await findings(bea)).toEqual([]);
  expect(await bea.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await bea.getByRole("button", { name: "Platz nehmen" }).tap();
  await expect(bea.getByText("Bea (du)")).toBeVisible();
});
