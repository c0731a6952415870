import { findings } from "./axe.ts";
import { decide, expect, guest, settle, test, waitForTurn, watchful } from "./hall.ts";

test("two clicks lead to the first move", async ({ page, hall }) => {
  watchful(page, hall);
  await settle(page);
  await page.goto(hall.url);
  await page.getByRole("button", { name: "Play now: Treachery in a Pocket" }).click();
  await waitForTurn(page);
  await page.locator(".thing.lit").first().click();
  await expect(page.locator(".thing.picked, #confirm").first()).toBeVisible();
});

test("every game is played from the list of its moves", async ({ page, hall }) => {
  watchful(page, hall);
  for (const game of await hall.ask<{ name: string; fewest: number }[]>("GET", "/games")) {
    const { seats } = await hall.lay(game.name, 1, Array<string>(game.fewest - 1).fill("random"));
    await page.goto(hall.url + seats[0]);
    for (let turn = 0; turn < 3; turn++) {
      const all = page.getByRole("button", { name: /^All moves/ });
      await expect(all.or(page.locator("footer .button.main")).first()).toBeVisible();
      if (await page.locator("footer .button.main").isVisible()) {
        await page.locator("footer .button.main").click();
        continue;
      }
      const list = page.getByRole("region", { name: "Moves", exact: true });
      if (!(await list.isVisible())) await all.click();
      const seen = await page.locator("[data-position]").getAttribute("data-position");
      await list.getByRole("listitem").first().getByRole("button").first().click();
      // Where the table is drawn, a move from the list is confirmed like any other.
      await expect(async () => {
        if (await page.locator("#confirm").isVisible()) await page.locator("#confirm").click();
        expect(await page.locator("[data-position]").getAttribute("data-position")).not.toBe(seen);
      }).toPass();
    }
  }
});

test("a table is laid with all its options, joined by link with a name only, and begun", async ({ browser, hall }) => {
  const host = await guest(await browser.newContext(), hall, "/new/treachery");
  await host.getByLabel("Your name").fill("Ada");
  await host.getByLabel("Seats").selectOption("3");
  await host.getByLabel("Who begins").selectOption("1");
  await host.getByLabel("Pace").selectOption("real_time");
  await host.getByLabel("Seconds for a decision").fill("90");
  await host.getByText("More").click();
  await host.getByLabel("Bots think (seconds)").fill("0");
  await host.getByRole("button", { name: "Lay the table" }).click();
  await expect(host.getByRole("img", { name: /code/ })).toBeVisible();
  const link = await host.getByRole("textbox", { name: "Link" }).inputValue();

  const other = await guest(await browser.newContext(), hall, "/");
  await expect(other.getByRole("link", { name: "Join" }).first()).toBeVisible();
  await other.goto(link);
  await other.getByLabel("Your name").fill("Bea");
  await other.getByRole("button", { name: "Sit here" }).first().click();
  await expect(host.getByText("Bea", { exact: true })).toBeVisible();
  await host.getByRole("button", { name: "Fill with bots" }).click();
  await host.getByRole("button", { name: "Begin the game" }).click();
  await waitForTurn(other); // seat 2 begins
  await expect(other.locator(".runs")).toBeVisible();
  await decide(other);

  // My games are in my browser, and lead back.
  await other.getByRole("link", { name: "To the hall" }).click();
  const mine = other.locator("section").filter({ hasText: "My games" }).getByRole("link").first();
  await expect(mine).toContainText(/ · \d+ moves made$/);
  await mine.click();
  await expect(other.locator(".ladder")).toBeVisible();
});

test("a private table is joined by a link of one's own", async ({ browser, hall }) => {
  const host = await guest(await browser.newContext(), hall, "/new/treachery");
  await host.getByLabel(/Listed/).uncheck();
  await host.getByRole("button", { name: "Lay the table" }).click();
  await host.getByLabel("Name of the guest").fill("Bea");
  await host.getByRole("button", { name: "Make a link" }).click();
  await expect(host.getByText("An invitation for Bea")).toBeVisible();
  const link = await host.getByRole("textbox", { name: "Link" }).first().inputValue();
  const stranger = await guest(await browser.newContext(), hall, new URL(link).pathname);
  await expect(stranger.getByRole("button", { name: "Sit here" })).toHaveCount(0);
  const bea = await guest(await browser.newContext(), hall, new URL(link).pathname + new URL(link).hash);
  await bea.getByRole("button", { name: "Take the seat" }).click();
  await expect(bea.getByText("Bea (you)")).toBeVisible();
  await host.getByRole("button", { name: "Begin the game" }).click();
  await expect(bea.locator(".ladder")).toBeVisible();
});

test("bots are offered as the hall lists them, the levels from the weakest on", async ({ page, hall }) => {
  await page.goto(`${hall.url}/new/treachery`);
  const choice = page.locator("select", { has: page.locator('option[value="greedy"]') });
  await expect(choice).toHaveCount(1);
  const offered = await choice
    .locator("option")
    .evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value));
  expect(offered).toEqual(["random", "greedy", "easy", "middling", "hard", "expert"]);
});

test("unknown addresses say so", async ({ page, hall }) => {
  const answer = await page.request.get(`${hall.url}/no/such/thing`);
  expect(answer.status()).toBe(404);
  await page.goto(`${hall.url}/table/nonesuch`);
  await expect(page.getByText("There is no such table.")).toBeVisible();
});

for (const [word, said] of [
  ["unreadable", "This table can't be read, through no fault of yours: ask whoever runs the hall."],
  ["other_engine", "This table was played with another version of the hall and can't be opened with this one."],
] as const) {
  test(`a table closed as ${word} says why, and is not tried again`, async ({ page, hall }) => {
    let visits = 0;
    await page.routeWebSocket(/\/wire\//, (socket) => {
      visits += 1;
      socket.onMessage(() => void socket.close({ code: 1008, reason: word }));
    });
    const { seats } = await hall.lay("treachery", 1, ["random"]);
    await page.goto(hall.url + seats[0]);
    await expect(page.getByText(said)).toBeVisible();
    expect(visits).toBe(1);
  });
}

test("the first view is small and does not shift, and files with a digest are kept for long", async ({
  page,
  hall,
}) => {
  let size = 0;
  await page.addInitScript(() => {
    const shifts = ((window as unknown as { shifts: number[] }).shifts = []) as number[];
    new PerformanceObserver((list) =>
      shifts.push(...list.getEntries().map((entry) => (entry as unknown as { value: number }).value)),
    ).observe({
      type: "layout-shift",
      buffered: true,
    });
  });
  page.on("response", (answer) => {
    const length = Number(answer.headers()["content-length"] ?? 0);
    size += length;
    if (answer.url().includes("/assets/")) expect(answer.headers()["cache-control"]).toContain("immutable");
  });
  // At worst the fonts come when all is drawn.
  let drawn = (): void => undefined;
  const late = new Promise<void>((done) => (drawn = done));
  await page.route("**/*.woff2", async (route) => {
    await late;
    await route.continue();
  });
  await page.goto(hall.url, { waitUntil: "commit" });
  await expect(page.getByRole("button", { name: /Play now/ }).first()).toBeVisible();
  const waited = page.waitForFunction(
    () => document.fonts.status === "loaded" && document.fonts.check("600 1em Alegreya"),
  );
  drawn();
  await waited;
  await page.waitForLoadState("networkidle");
  expect(size).toBeGreaterThan(50_000);
  expect(size).toBeLessThan(250_000);
  const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
  expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.01);
});

for (const light of ["night", "day"]) {
  test(`no serious findings of axe, by ${light}`, async ({ page, hall }) => {
    await page.addInitScript(
      (wanted) => localStorage.setItem("greathall.wishes", JSON.stringify({ light: wanted })),
      light,
    );
    await page.goto(hall.url);
    await expect(page.getByRole("button", { name: /Play now/ }).first()).toBeVisible();
    expect(await findings(page)).toEqual([]);
    await page.goto(`${hall.url}/new/duhr`);
    await expect(page.getByRole("button", { name: "Lay the table" })).toBeVisible();
    expect(await findings(page)).toEqual([]);
    const { seats } = await hall.lay("treachery", 1, ["random", "random"]);
    await page.goto(hall.url + seats[0]);
    for (let turn = 0; turn < 3; turn++) if ((await waitForTurn(page)) === "asked") await decide(page);
    for (const tab of ["Talk", "Rules", "Log"]) {
      await page.getByRole("button", { name: tab, exact: true }).click();
      expect(await findings(page), tab).toEqual([]);
    }
  });
}

test("on a phone nothing is wider than the screen, and targets are large", async ({ browser, hall }) => {
  const phone = await browser.newContext({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  const page = watchful(await phone.newPage(), hall);
  await settle(page);
  await page.goto(hall.url);
  const fits = (): Promise<boolean> => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);
  await expect(page.getByRole("button", { name: /Play now/ }).first()).toBeVisible();
  expect(await fits()).toBe(true);
  await page.getByRole("button", { name: "Play now: Treachery in a Pocket" }).tap();
  await waitForTurn(page);
  expect(await fits()).toBe(true);
  const small = await page.evaluate(() =>
    [...document.querySelectorAll("button, a, select")].flatMap((thing) => {
      const box = thing.getBoundingClientRect();
      return box.width > 0 && (box.width < 43.5 || box.height < 43.5)
        ? [`${thing.className} ${thing.textContent?.trim()} ${box.width}×${box.height}`]
        : [];
    }),
  );
  expect(small).toEqual([]);
  await page.locator(".thing.lit").first().tap();
  await expect(page.locator(".thing.picked, #confirm").first()).toBeVisible();
  expect(await fits()).toBe(true);
});
