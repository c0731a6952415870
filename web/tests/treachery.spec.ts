import type { Page } from "@playwright/test";
import { asked, decide, expect, guest, playByKeys, playOut, settle, test, waitForTurn, watchful } from "./hall.ts";
import { rush } from "./rushing.ts";

test("a game is played to its end by mouse", { tag: "@long" }, async ({ page, hall }) => {
  const { seats } = await hall.lay("treachery", 1, ["random"]);
  watchful(page, hall);
  await page.goto(hall.url + seats[0]);
  await playOut(page);
  const end = page.getByRole("region", { name: "The end" });
  await expect(end.getByRole("rowheader")).toHaveCount(2);
  await end.getByRole("button", { name: "Look at the table" }).click();
  await expect(page.locator(".rivals").getByText(/[▲▼]/)).toHaveCount(2); // the rival's Agenda is open now
});

test("a game is played to its end by keyboard alone", async ({ page, hall }) => {
  watchful(page, hall);
  await settle(page);
  await page.goto(hall.url);
  const play = page.getByRole("button", { name: "Play now: Treachery in a Pocket" });
  await expect(play).toBeVisible();
  for (let tabs = 0; tabs < 30; tabs++) {
    await page.keyboard.press("Tab");
    if (await play.evaluate((button) => button === document.activeElement)) break;
  }
  await expect(play).toBeFocused();
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/table\//);
  await playByKeys(page, (on, pressed) => (on === "ready" ? "Enter" : pressed % 2 ? "ArrowUp" : "ArrowDown"));
  await expect(page.getByRole("region", { name: "The end" })).toBeVisible();
});

test("clicks narrow, Escape steps back, the last move is shown in words", async ({ page, hall }) => {
  const { seats } = await hall.lay("treachery", 1, ["random"], { options: { first: "0" } });
  watchful(page, hall);
  await page.goto(hall.url + seats[0]);
  await waitForTurn(page);
  const before = await page.locator(".thing.lit").count();
  await page.locator(".thing.lit").first().click();
  await expect(page.locator(".thing.picked")).toHaveCount(1);
  await page.keyboard.press("Escape");
  await expect(page.locator(".thing.picked")).toHaveCount(0);
  await expect(page.locator(".thing.lit")).toHaveCount(before);
  for (let clicks = 0; clicks < 4 && !(await page.locator("#confirm").isVisible()); clicks++)
    await page.locator(".thing.lit").first().click();
  const sentence = (await page.locator("footer .sentence").textContent()) ?? "";
  expect(sentence).toMatch(/, (top|bottom): /);
  await page.locator("#confirm").click();
  const action = /^(.*), (top|bottom):/.exec(sentence);
  await page.getByRole("button", { name: "Log", exact: true }).waitFor();
  await expect(page.getByText(`You use the ${action?.[2]} action of ${action?.[1]}.`).first()).toBeVisible();
});

test("without confirmation the last pick plays the move", async ({ page, hall }) => {
  const { seats } = await hall.lay("treachery", 1, ["random"], { options: { first: "0" } });
  watchful(page, hall);
  await page.goto(hall.url + seats[0]);
  await waitForTurn(page);
  await page.getByRole("button", { name: "Settings" }).click();
  await page.getByLabel("Confirm every move").uncheck();
  await page.getByRole("button", { name: "Settings" }).click();
  const log = page.locator("aside li", { hasText: "You use" });
  for (let clicks = 0; clicks < 4 && (await log.count()) === 0; clicks++) {
    await page.locator(".thing.lit").first().click();
    await expect(log.or(page.locator(".thing.picked").nth(clicks)).first()).toBeVisible();
  }
  await expect(log.first()).toBeVisible();
});

test("what is not lit says why, and opens the rule", async ({ page, hall }) => {
  const { seats } = await hall.lay("treachery", 1, ["random"], { options: { first: "0" } });
  watchful(page, hall);
  await page.goto(hall.url + seats[0]);
  for (let turn = 0; turn < 60; turn++) {
    if ((await waitForTurn(page)) === "over") throw new Error("every Character was lit all the time");
    const actions = await page.locator(".thing.lit").count();
    for (let at = 0; at < actions; at++) {
      await page.locator(".side .thing").nth(at).click({ force: true });
      const quiet = page.locator(".ladder .thing.quiet");
      if ((await quiet.count()) > 0 && !(await page.locator("#confirm").isVisible())) {
        await quiet.first().click({ force: true });
        const why = page.getByRole("alert");
        await expect(why).toBeVisible();
        await why.getByRole("button", { name: /Show T-/ }).click();
        await expect(page.locator("aside li.here")).toBeInViewport();
        return;
      }
      await page.keyboard.press("Escape");
    }
    await decide(page);
  }
  throw new Error("the game does not end");
});

test("the page goes on after a reload, and after the hall was down", async ({ page, hall }) => {
  const { table, seats } = await hall.lay("treachery", 1, ["random"]);
  watchful(page, hall);
  await page.goto(hall.url + seats[0]);
  await waitForTurn(page);
  await decide(page);
  await waitForTurn(page);
  await expect(page).not.toHaveURL(/#/); // the key is out of sight, and remembered
  const rows = await page.locator(".ladder").textContent();
  await page.reload();
  await waitForTurn(page);
  expect(await page.locator(".ladder").textContent()).toBe(rows);

  await hall.kill();
  await expect(page.getByText("The connection is lost.")).toBeVisible();
  await decide(page); // kept, and sent once when the hall is back
  await hall.open();
  await expect(page.getByText("The connection is lost.")).toBeHidden();
  await expect(page.getByRole("alert")).toBeHidden();
  await waitForTurn(page);
  await rush(page, seats[0] ?? "");
  await expect(page.getByRole("region", { name: "The end" })).toBeVisible();
  const uses = await page.locator("aside li", { hasText: "You use" }).count();
  const record = await hall.ask<string>("GET", `/records/${table}/1`, undefined, seats[0]?.split("#")[1]);
  expect(uses).toBe([...record.matchAll(/^\d+\. 0 act /gm)].length);
});

for (const { turns, how } of [
  { turns: 5, how: {} },
  { turns: Infinity, how: { tag: "@long" } },
])
  test(
    `two people in two browsers, and one who watches${turns === Infinity ? " a whole game" : ""}`,
    how,
    async ({ browser, hall }) => {
      const { table, seats } = await hall.lay("treachery", 2, []);
      const [ada, bea, eve] = await Promise.all(
        [seats[0], seats[1], `/table/${table}`].map(async (path) =>
          guest(await browser.newContext(), hall, path ?? ""),
        ),
      );
      if (!ada || !bea || !eve) throw new Error("somebody is missing");
      await expect(eve.getByText("You are watching")).toBeVisible();
      await ada.getByRole("button", { name: "Talk" }).click();
      await ada.getByRole("textbox", { name: "Say something" }).fill("Good evening");
      await ada.keyboard.press("Enter");
      await bea.getByRole("button", { name: "Talk" }).click();
      await expect(bea.getByRole("listitem").filter({ hasText: "Good evening" })).toBeVisible();
      const over = (): Promise<boolean> => ada.getByRole("region", { name: "The end" }).isVisible();
      /** Who is asked next; nobody: the game is over. */
      const next = async (): Promise<Page | null> => {
        let found: Page | null = null;
        const look = async (): Promise<boolean> => {
          for (const page of [ada, bea]) if (await asked(page).isVisible()) found = page;
          return found !== null || (await over());
        };
        await expect.poll(look).toBe(true);
        return found;
      };
      let turn = 0;
      for (let page = await next(); page && turn < turns && !(await over()); page = await next()) {
        await decide(page, (count) => turn % count);
        turn++;
        await expect(eve.locator(".thing.lit")).toHaveCount(0);
      }
      await Promise.all([ada, bea].map((page, seat) => rush(page, seats[seat] ?? "")));
      await expect(eve.getByRole("region", { name: "The end" })).toBeVisible();
    },
  );
