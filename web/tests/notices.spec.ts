/** Your turn, reaching people: by push to whoever has closed the page. */
import type { Page } from "@playwright/test";
import { findings } from "./axe.ts";
import { asked, decide, expect, guest, waitForTurn } from "./hall.ts";
import { deliver, test } from "./push.ts";
import { stored } from "./seats.ts";

const panel = (page: Page) => page.getByRole("group", { name: "Tell me while I am away" });
const settings = (page: Page) => page.getByRole("button", { name: "Settings" });

test("whoever has closed the page is told by push that it is their turn, and a click on the notice opens the table", async ({
  browser,
  service,
  reaching: hall,
}) => {
  const { table, seats } = await hall.lay("treachery", 3, [], { options: { first: "0" } });
  const [ada, bea, cid] = await Promise.all([browser.newContext(), browser.newContext(), browser.newContext()]);
  await service.stub(bea, hall.url);
  const adas = await guest(ada, hall, seats[0]!);
  const cids = await guest(cid, hall, seats[2]!);
  const beas = await guest(bea, hall, seats[1]!);
  await expect(beas.locator(".ladder")).toBeVisible();

  // It is off until it is wished for.
  await settings(beas).click();
  const wish = panel(beas).getByLabel("On this device");
  await expect(wish).toBeEnabled();
  await expect(wish).not.toBeChecked();
  await wish.click();
  await expect(wish).toBeChecked();
  expect(await findings(beas)).toEqual([]);
  await beas.goto(hall.url); // away from the table
  await takeTurn(adas);
  const sent = await service.next(table);
  expect(sent.said).toEqual({
    title: "Treachery in a Pocket",
    text: "It is your turn. You play with Ada and Cid.",
    path: `/table/${table}`,
    table,
  });
  const { push } = await hall.ask<{ push: string }>("GET", "/notices");
  expect(sent.key).toBe(push);

  // The browser hands it to the worker, which shows it; a click leads to the table, at which Bea sits.
  await deliver(beas, hall.url, JSON.stringify(sent.said));
  const shown = (): Promise<string[]> =>
    beas.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      return (await registration.getNotifications()).flatMap(({ title, body }) => [title, body]);
    });
  await expect.poll(shown).toEqual(["Treachery in a Pocket", "It is your turn. You play with Ada and Cid."]);
  const worker = bea.serviceWorkers()[0]!;
  const led = await worker.evaluate(async () => {
    const scope = self as unknown as {
      registration: ServiceWorkerRegistration;
      clients: { openWindow: (url: string) => Promise<null> };
    };
    const [notification] = await scope.registration.getNotifications();
    return new Promise<string>((opened) => {
      scope.clients.openWindow = async (url) => (opened(url), null);
      const click = new (
        self as unknown as { NotificationEvent: new (name: string, init: object) => Event }
      ).NotificationEvent("notificationclick", { notification });
      self.dispatchEvent(click);
    });
  });
  expect(led).toBe(`${hall.url}/table/${table}`);
  await expect.poll(shown).toEqual([]);
  await beas.goto(led);
  await waitForTurn(beas);
  expect(await beas.evaluate(() => caches.keys())).toEqual([]);

  // Once it is turned off, nothing is sent any more.
  await settings(beas).click();
  await expect(panel(beas).getByLabel("On this device")).toBeChecked();
  await panel(beas).getByLabel("On this device").click();
  await expect(panel(beas).getByLabel("On this device")).not.toBeChecked();
  const key = seats[1]!.split("#")[1]!;
  expect(await hall.ask("GET", `/tables/${table}/notices`, undefined, key)).toEqual([]);
  await cids.close();
});

test("whoever ends the seat elsewhere goes on being told here, and says who else is", async ({
  browser,
  service,
  reaching: hall,
}) => {
  const { table, seats } = await hall.lay("treachery", 2, [], { options: { first: "0" } });
  const ada = await browser.newContext();
  await service.stub(ada, hall.url);
  const adas = await guest(ada, hall, seats[0]!);
  await settings(adas).click();
  await panel(adas).getByLabel("On this device").click();
  await expect(panel(adas).getByLabel("On this device")).toBeChecked();
  await settings(adas).click();
  // Somebody else has her key, and is told as well.
  const key = seats[0]!.split("#")[1]!;
  const { endpoint, ...keys } = service.subscription;
  for (const path of ["phone", "stranger"])
    await hall.ask("POST", `/tables/${table}/notices`, { kind: "push", endpoint: endpoint + path, ...keys }, key);
  const stranger = await guest(await browser.newContext(), hall, seats[0]!);
  await expect(stranger.locator(".ladder")).toBeVisible();
  const addresses = async (key: string) =>
    (await hall.ask<{ digest: string }[]>("GET", `/tables/${table}/notices`, undefined, key)).map(
      ({ digest }) => digest,
    );
  const [own, phone] = await addresses(key);

  const end = adas.getByRole("button", { name: "End it there" });
  await end.click();
  const told = adas.getByRole("group", { name: /^You will still get notices in this browser/ });
  const boxes = told.getByRole("checkbox");
  await expect(boxes).toHaveCount(2);
  for (const box of await boxes.all()) await expect(box).not.toBeChecked();
  expect(await findings(adas)).toEqual([]);
  await boxes.first().check();
  await end.click();
  await expect(stranger.getByRole("alert")).toContainText("The seat was given a new key in another browser");
  await waitForTurn(adas);
  const kept = async (): Promise<string | undefined> =>
    Object.keys(await stored(adas))
      .find((entry) => entry.startsWith("greathall.seat."))
      ?.split(".")
      .at(-1);
  await expect.poll(kept).not.toBe(key);
  const renewed = (await kept())!;
  await expect.poll(() => addresses(renewed)).toEqual([own, phone]);
  await settings(adas).click();
  await expect(panel(adas).getByLabel("On this device")).toBeChecked();
});

test("where the connection is not secure, or the browser says no, the settings say once what is in the way", async ({
  browser,
  hall,
}) => {
  const { seats } = await hall.lay("treachery", 1, ["random"]);
  for (const [stub, said] of [
    [() => Object.defineProperty(window, "isSecureContext", { value: false }), "https"],
    [() => Reflect.deleteProperty(window, "PushManager"), "put the page on the home screen"],
    [() => Object.defineProperty(Notification, "permission", { value: "denied" }), "does not allow this page"],
  ] as const) {
    const context = await browser.newContext();
    await context.addInitScript(stub);
    const page = await guest(context, hall, seats[0]!);
    await settings(page).click();
    const told = page.locator(".wishes").getByText(said);
    await expect(told).toHaveCount(1);
    await expect(told).toBeVisible();
    await expect(panel(page).getByLabel("On this device")).toBeDisabled();
    await context.close();
  }
});

test("the page can be installed, and its worker and icons are asked for again", async ({ page, hall }) => {
  await page.goto(hall.url);
  const tools = await page.context().newCDPSession(page);
  const manifest = await tools.send("Page.getAppManifest");
  expect(manifest.errors).toEqual([]);
  const icons = (JSON.parse(manifest.data!) as { icons: { src: string }[] }).icons.map(({ src }) => src);
  for (const path of [...icons, "/icons/candle-180.png", "/icons/flame-96.png"]) {
    const answer = await page.request.get(new URL(path, `${hall.url}/manifest.webmanifest`).href, { maxRetries: 3 });
    expect([answer.status(), answer.headers()["content-type"]]).toEqual([200, "image/png"]);
  }
  const worker = await page.request.get(`${hall.url}/worker.js`, { maxRetries: 3 });
  expect(worker.headers()["cache-control"]).toBe("no-cache");
  expect(worker.headers()["content-type"]).toContain("text/javascript");
  const errors = (await tools.send("Page.getInstallabilityErrors")).installabilityErrors;
  expect(errors.filter(({ errorId }) => errorId !== "in-incognito")).toEqual([]);
});

/** Decide until somebody else is asked: some moves ask for more. */
async function takeTurn(page: Page): Promise<void> {
  await waitForTurn(page);
  await expect(async () => {
    if (await asked(page).isVisible()) await decide(page);
    await expect(asked(page)).toBeHidden({ timeout: 1000 });
  }).toPass();
}

test("my games: those first in which it is my turn, with my rivals and the time left, and their number in the title", async ({
  browser,
  hall,
}) => {
  const days = { kind: "days", days: 2 };
  const waiting = await hall.lay("treachery", 3, [], { options: { first: "0" } });
  const hurried = await hall.lay("treachery", 2, [], { options: { first: "1" }, pace: days });
  const calm = await hall.lay("treachery", 4, [], { options: { first: "1" } });
  const [adas, beas] = await Promise.all([browser.newContext(), browser.newContext()]);
  const bea = await guest(beas, hall, calm.seats[1]!);
  for (const table of [calm, hurried, waiting]) {
    await bea.goto(hall.url + table.seats[1]!);
    await expect(bea.locator(".ladder")).toBeVisible();
  }
  await bea.goto(hall.url);
  const mine = bea.locator("section").filter({ has: bea.getByRole("heading", { name: "My games" }) });
  await expect(mine.locator("li")).toHaveText([
    /Your turn · 1 d 23 h left\s*with Ada/,
    /Your turn\s*with Ada, Cid, Dov/,
    /Pocket\s*with Ada, Cid/,
  ]);
  await expect(bea).toHaveTitle("(2) Greathall");

  // Ada decides: now it is Bea's turn there, too.
  const ada = await guest(adas, hall, waiting.seats[0]!);
  await takeTurn(ada);
  await expect(bea).toHaveTitle("(3) Greathall");
  await mine.locator("li a").first().click();
  await bea.getByRole("button", { name: "To the table" }).click(); // the terms of a game over days are read first
  await takeTurn(bea);
  await bea.getByRole("link", { name: "To the hall" }).click();
  await expect(bea).toHaveTitle("(2) Greathall");
  await expect(mine.locator("li").last()).toHaveText(/Pocket\s*with Ada/);
});
