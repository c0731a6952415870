/** The room before the game, with three people in three browsers. */
import { findings } from "./axe.ts";
import { gather, join, person, row } from "./gathering.ts";
import { expect, test } from "./hall.ts";

test("before the game guests change seats, say that they are ready, and talk; the host's start says what is missing", async ({
  browser,
  hall,
}) => {
  const { host, guests } = await gather(browser, hall, "treachery", ["Ada", "Bea", "Cid"], 4);
  const [bea, cid] = guests as [typeof host, typeof host];
  const missing = host.locator("#missing");
  await expect(missing).toContainText("A seat is still free");
  await expect(missing).toContainText("Bea and Cid have not said “ready” yet.");
  await expect(bea.getByText("The host begins when all seats are taken.")).toBeVisible();
  await expect(host.getByRole("button", { name: "Begin the game" })).toBeDisabled();

  // A free seat is taken at once; somebody else's when they agree.
  await row(cid, 4).getByRole("button", { name: "Move here" }).click();
  for (const page of [host, bea, cid]) await expect(row(page, 4)).toContainText("Cid");
  await row(bea, "Cid").getByRole("button", { name: "More about Cid" }).click();
  await row(bea, "Cid").getByRole("button", { name: "Ask to change places" }).click();
  await expect(row(bea, "Cid")).toContainText("You have asked Cid to change places.");
  await row(cid, "Bea").getByRole("button", { name: "No", exact: true }).click();
  await expect(row(bea, "Cid")).not.toContainText("You have asked");
  await expect(row(bea, 4)).toContainText("Cid");
  await row(bea, "Cid").getByRole("button", { name: "More about Cid" }).click();
  await row(bea, "Cid").getByRole("button", { name: "Ask to change places" }).click();
  await row(cid, "Bea").getByRole("button", { name: "Agree" }).click();
  for (const page of [host, bea, cid]) await expect(row(page, 2)).toContainText("Cid");

  // Marks are seen by all, and cleared when seats change; by the host, too.
  await bea.getByRole("button", { name: "I am ready" }).click();
  await cid.getByRole("button", { name: "I am ready" }).click();
  await expect(row(host, "Bea")).toContainText("ready");
  await expect(row(bea, "Cid")).toContainText("ready");
  await expect(missing).not.toContainText("have not said");
  await host.getByRole("button", { name: "Move Cid up one seat" }).click();
  for (const page of [host, bea, cid]) await expect(row(page, 1)).toContainText("Cid");
  await expect(missing).toContainText("Cid and Bea have not said “ready” yet.");
  await bea.getByRole("button", { name: "I am ready" }).click();
  await expect(missing).toContainText("Cid has not said “ready” yet.");

  // They talk as at the table.
  await bea.getByLabel("Say something").fill("Good evening");
  await bea.getByRole("button", { name: "Say", exact: true }).click();
  for (const page of [host, cid])
    await expect(page.getByRole("listitem").filter({ hasText: "Good evening" })).toBeVisible();

  await host.getByRole("button", { name: "Fill with bots" }).click();
  await expect(bea.getByText("All seats are taken: the host can begin. Cid has not said “ready” yet.")).toBeVisible();
  await cid.getByRole("button", { name: "I am ready" }).click();
  await expect(missing).toHaveText("Everyone is ready.");
  await host.getByRole("button", { name: "Begin the game" }).click();
  for (const page of [host, bea, cid]) await expect(page.locator(".ladder")).toBeVisible();
});

test("whoever leaves puts their key away, and the seat is free for others", async ({ browser, hall }) => {
  const { host, guests, path } = await gather(browser, hall, "treachery", ["Ada", "Bea"], 3);
  const bea = guests[0]!;
  await bea.getByRole("button", { name: "Leave the table" }).click();
  await expect(bea).toHaveURL(`${hall.url}/`);
  await expect(bea.getByText("Your games appear here")).toBeVisible();
  expect(await bea.evaluate(() => Object.keys(localStorage).filter((name) => name.includes(".seat.")))).toEqual([]);
  await expect(row(host, 2)).toContainText("Free");
  const cid = await person(browser, hall, "Cid", path);
  await row(cid, 2).getByRole("button", { name: "Sit here" }).click();
  await expect(row(host, 2)).toContainText("Cid");
  await bea.goto(hall.url + path);
  await row(bea, 3).getByRole("button", { name: "Sit here" }).click();
  await expect(bea.getByText("Bea (you)")).toBeVisible(); // who left may come back

  // The host may get up, too: then the first who is there hosts the table, and the host alone again when they sit down.
  await host.getByRole("button", { name: "Leave the table" }).click();
  await expect(row(host, 1)).toContainText("Free");
  await expect(cid.getByRole("button", { name: "Begin the game" })).toBeVisible();
  await expect(host.getByRole("button", { name: "Begin the game" })).toHaveCount(0);
  await row(host, 1).getByRole("button", { name: "Sit here" }).click();
  await expect(host.getByRole("button", { name: "Begin the game" })).toBeVisible();
  await expect(cid.getByRole("button", { name: "Begin the game" })).toHaveCount(0);
  await host.getByRole("button", { name: "Begin the game" }).click();
  await expect(bea.locator(".ladder")).toBeVisible();
});

test("all terms of a table are in sight before the game, in words and in both languages", async ({ browser, hall }) => {
  const { host, guests } = await gather(browser, hall, "duhr", ["Ada", "Bea", "Cid"], 4, async (page) => {
    await page.getByLabel("Pace").selectOption("real_time");
    await page.getByLabel("Seconds for a decision").fill("90");
    await page.getByLabel(/^A match/).check();
    await page.getByLabel("Agendas").selectOption("white");
    await page.getByText("More", { exact: true }).click();
    await page.getByLabel(/^Response windows stay open/).fill("8");
    await page.getByLabel("Watchers").selectOption("delayed");
    await page.getByLabel(/^A bot takes an absent player’s seat/).fill("4");
  });
  const terms = guests[1]!.getByRole("region", { name: "What is agreed" });
  for (const said of [
    "90 seconds for each decision, and a reserve of 5 minutes for the whole game.",
    "A bot (Middling) makes that one move.",
    "Open for 8 seconds; whoever has not answered by then passes.",
    "white only, easier",
    "A match: ",
    "After 4 minutes a bot (Middling) plays on, until they are back.",
    "They see everything 1 minute later.",
    "Only for someone who plays against bots alone",
    "You can talk to each other.",
    "Listed in the hall: anybody can join.",
  ])
    await expect(terms).toContainText(said);
  await guests[0]!.evaluate(() => localStorage.setItem("greathall.wishes", JSON.stringify({ language: "de" })));
  await guests[0]!.reload();
  const german = guests[0]!.getByRole("region", { name: "Was vereinbart ist" });
  await expect(german).toContainText(
    "90 Sekunden je Entscheidung, dazu eine Reserve von 5 Minuten für die ganze Partie.",
  );
  await expect(german).toContainText("nur weiße, leichter");
  await expect(german).toContainText("Nach 4 Minuten spielt ein Bot (");
  expect(await findings(host)).toEqual([]);
});

test("in Thrones each guest's own deck is kept from the others until the game begins", async ({ browser, hall }) => {
  const { host, guests, path } = await gather(browser, hall, "thrones", ["Ada", "Bea", "Cid"], 3, async (page) => {
    await page.getByRole("combobox", { name: "Your deck" }).selectOption("calder_siege");
  });
  const [bea, cid] = guests as [typeof host, typeof host];
  await expect(host.getByRole("combobox", { name: "Your deck" })).toHaveValue("calder_siege"); // the host's is a secret, too
  await bea.getByRole("combobox", { name: "Your deck" }).selectOption("thornmere_watch");
  await bea.reload();
  await expect(bea.getByRole("combobox", { name: "Your deck" })).toHaveValue("thornmere_watch");
  await expect(cid.getByRole("combobox", { name: "Your deck" })).toHaveValue("");
  const table = path.split("/").at(-1) ?? "";
  const shown = JSON.stringify(await hall.ask("GET", `/tables/${table}`));
  expect(shown).not.toContain("thornmere_watch");
  expect(shown).not.toContain("calder_siege");
  const heard: string[] = [];
  cid.on("websocket", (socket) => socket.on("framereceived", ({ payload }) => void heard.push(String(payload))));
  await cid.reload();
  await expect(cid.getByText("Cid (you)")).toBeVisible();
  expect(heard.join("")).not.toMatch(/thornmere_watch|calder_siege/);
  await host.getByRole("button", { name: "Begin the game" }).click();
  await expect(cid.locator(".thing").first()).toBeVisible();
  await expect.poll(() => heard.join("")).toMatch(/"decks":"calder_siege thornmere_watch"/);
});

test("the room before the game fits on a phone, and is read by everyone", async ({ browser, hall }) => {
  const { host, guests, path } = await gather(browser, hall, "thrones", ["Ada", "Bea"], 4);
  const phone = await join(browser, hall, "Cid", path, { viewport: { width: 360, height: 740 }, hasTouch: true });
  await row(guests[0]!, "Cid").getByRole("button", { name: "More about Cid" }).click();
  await row(guests[0]!, "Cid").getByRole("button", { name: "Ask to change places" }).click();
  await row(phone, "Ada").getByRole("button", { name: "More about Ada" }).click();
  await expect(row(phone, "Bea").getByRole("button", { name: "Agree" })).toBeVisible();
  expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  for (const page of [host, phone]) expect(await findings(page)).toEqual([]);
});
