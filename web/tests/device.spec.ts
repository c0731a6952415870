/** One device for several people, and what the table does for whoever sits at it: hints, orders, sounds. */
import type { Locator, Page } from "@playwright/test";
import { findings } from "./axe.ts";
import { asked, decide, expect, guest, type Hall, test, waitForTurn, watchful } from "./hall.ts";

/** A table at which Ada and Bea share this browser, laid by clicks. */
async function together(page: Page, hall: Hall): Promise<void> {
  await page.goto(`${hall.url}/new/treachery`);
  await page.getByLabel("Your name").fill("Ada");
  await page.getByLabel("Who begins").selectOption("0");
  await page.getByLabel(/^Several people at this device/).check();
  await page.getByRole("button", { name: "Lay the table" }).click();
  await page.getByLabel("At this device too").fill("Bea");
  await page.getByRole("button", { name: "Seat them here" }).click();
  await page.getByRole("button", { name: "Begin the game" }).click();
}

/** Longer than one looks at what one's move did; the clock of the page is put forward by so much. */
const LINGER = 2000;

/** The moment passes in which one looks, and then something is there. */
async function linger(page: Page, there: Locator): Promise<void> {
  await expect(async () => {
    await page.clock.fastForward(LINGER);
    await expect(there).toBeVisible({ timeout: 100 });
  }).toPass({ intervals: [50] });
}

/** Some moves ask whoever made them once more: they decide again, until the device is to be passed on. */
async function handOver(page: Page, curtain: Locator): Promise<void> {
  for (;;) {
    await linger(page, curtain.or(asked(page)).first());
    if (await curtain.isVisible()) return;
    await decide(page);
  }
}

/** Everything the page holds, but for what stays in the browser's memory. */
const held = (page: Page): Promise<string> => page.evaluate(() => document.documentElement.outerHTML);
const agenda = (page: Page): Promise<string> => page.locator(".side .agenda").innerText();

test("two people share one device, with a curtain between their turns", async ({ page, hall }) => {
  watchful(page, hall);
  await page.clock.install();
  /** What has come over the wire, by the seat it came to. */
  const heard: number[] = [];
  page.on("websocket", (socket) =>
    socket.on("framereceived", ({ payload }) => {
      const welcome = JSON.parse(String(payload)) as { type: string; viewer: number };
      if (welcome.type === "welcome") heard.push(welcome.viewer);
    }),
  );
  await together(page, hall);
  const curtain = page.getByRole("button", { name: /raise the curtain/ });
  await expect(curtain.or(page.locator(".thing.lit").first()).first()).toBeVisible();
  const names: string[] = [];
  const agendas = new Map<string, string>();
  for (let turn = 0; turn < 3; turn++) {
    if (turn > 0 || (await curtain.isVisible())) {
      await handOver(page, curtain);
      const name = /I am (\w+)/.exec(await curtain.innerText())?.[1] ?? "";
      names.push(name);
      await expect(page.locator("[data-thing]")).toHaveCount(0);
      const now = await held(page);
      for (const secret of agendas.values()) expect(now).not.toContain(secret.split("\n")[0] ?? "?");
      expect(new Set(heard).size).toBeLessThanOrEqual(Math.max(1, new Set([...agendas.keys(), "host"]).size));
      if (turn === 1) {
        await page.reload(); // who holds the device now is anybody's guess
        await expect(page.getByText("Who holds the device?")).toBeVisible();
        await expect(page.locator("[data-thing]")).toHaveCount(0);
        await page.getByRole("button", { name, exact: true }).click();
      } else await page.keyboard.press("Enter"); // the button has the focus
      agendas.set(name, "");
    }
    await waitForTurn(page);
    const [who] = names.slice(-1);
    if (who) agendas.set(who, await agenda(page));
    await decide(page);
  }
  expect(new Set(names)).toEqual(new Set(["Ada", "Bea"]));
  await handOver(page, curtain);
  expect(await findings(page)).toEqual([]);
  await page.getByRole("button", { name: /^Not yet: back to/ }).click();
  await expect(page.locator(".side .thing").first()).toBeVisible();
  await page.clock.fastForward(LINGER);
  await expect(page.locator(".side")).toBeVisible(); // whoever took it back passes it on themselves
  await page.getByRole("button", { name: "Settings" }).click();
  await page.getByRole("button", { name: /^Pass the device to/ }).click();
  await expect(curtain).toBeVisible();
});

test("a hint is given in words with its estimate, and shown on the table; not between people", async ({
  page,
  hall,
}) => {
  watchful(page, hall);
  const { seats } = await hall.lay("treachery", 1, ["random"], { options: { first: "0" } });
  await page.goto(hall.url + seats[0]);
  await waitForTurn(page);
  await page.getByRole("button", { name: "Hint" }).click();
  const hint = page.getByText(/A search would play: .* Estimated chance of winning: \d+ %\./);
  await expect(hint).toBeVisible();
  await expect(page.locator(".thing.picked").first()).toBeVisible();
  const sentence = (await page.locator("footer .sentence").textContent()) ?? "?";
  expect(await hint.textContent()).toContain(sentence);
  await page.locator("#confirm").click();
  await expect(hint).toBeHidden();

  const people = await hall.lay("treachery", 2, [], { options: { first: "0" } });
  await page.goto(hall.url + people.seats[0]);
  await waitForTurn(page);
  await expect(page.getByRole("button", { name: "Hint" })).toBeHidden();
});

test("the title says whose turn it is; sounds and notices are wished for, one by one", async ({ page, hall }) => {
  watchful(page, hall);
  await page.addInitScript(() => {
    const notices: string[] = [];
    class Notice {
      static permission = "default";
      static requestPermission = (): Promise<string> => Promise.resolve((Notice.permission = "granted"));
      constructor(title: string) {
        notices.push(title);
      }
      close(): void {}
    }
    Object.assign(window, { Notification: Notice, notices });
    Object.defineProperty(document, "visibilityState", { get: () => "hidden" });
    const tones = AudioContext.prototype.createOscillator;
    AudioContext.prototype.createOscillator = function () {
      notices.push("tone");
      return tones.call(this);
    };
  });
  const notices = (): Promise<string[]> => page.evaluate(() => (window as unknown as { notices: string[] }).notices);
  const { seats } = await hall.lay("treachery", 1, ["random"], { options: { first: "0" } });
  await page.goto(hall.url + seats[0]);
  await waitForTurn(page);
  await expect(page).toHaveTitle(/Your turn/);
  expect(await notices()).toEqual([]);
  await page.getByRole("button", { name: "Settings" }).click();
  await page.getByLabel("Tell me when it is my turn").check();
  await page.getByLabel("Sounds").check();
  await page.getByRole("button", { name: "Settings" }).click();
  await decide(page);
  await waitForTurn(page);
  await expect.poll(notices).toContain("Your turn");
  expect(await notices()).toContain("tone");
});

test("a standing order lets windows pass, and can be taken back", async ({ page, hall }) => {
  watchful(page, hall);
  const { seats } = await hall.lay("skirmish", 1, ["random"], { window: 1, lesson: "" }); // in a lesson nobody gives orders
  await page.goto(hall.url + seats[0]);
  await page.getByRole("button", { name: "Orders 0" }).click();
  const instants = page.getByRole("radiogroup", { name: "Instants" });
  await instants.getByText("Pass for me").click();
  await expect(page.getByText("The hall passes for you: instants.").first()).toBeVisible();
  await instants.getByText("Ask me").click();
  await expect(page.getByText("You are asked every time.").first()).toBeVisible();
});
