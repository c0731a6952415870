/** Friends on bad networks: what freezes is noticed and said on both sides, nothing is lost, and nothing is done twice. */
import type { BrowserContext, Locator, Page } from "@playwright/test";
import { decide, expect, glimpse, guest, test, waitForTurn, type Hall } from "./hall.ts";
import { Network } from "./network.ts";

const LOST = "The connection is lost";
/** A family of joined emoji, a Persian word with a joiner that joins nothing, and a Hindi one with one that does. */
const JOINED =
  "\u{1F468}\u200D\u{1F469}\u200D\u{1F467} \u0645\u06CC\u200C\u062E\u0648\u0627\u0647\u0645 \u0915\u094D\u200D\u0937";

/** Ada behind a network of her own, and the others at the hall itself. */
async function table(
  hall: Hall,
  newContext: () => Promise<BrowserContext>,
  game: string,
  people: number,
  plan: Record<string, unknown> = {},
): Promise<{ network: Network; ada: Page; others: Page[] }> {
  const { seats } = await hall.lay(game, people, [], plan);
  const network = await Network.to(hall);
  const ada = await guest(await newContext(), network, seats[0] ?? "");
  const others: Page[] = [];
  for (const seat of seats.slice(1)) others.push(await guest(await newContext(), hall, seat));
  for (const page of [ada, ...others]) await expect(page.locator(".mine .thing").first()).toBeVisible();
  return { network, ada, others };
}

/** How often a page has asked whether the hall is there, and how often it was told. */
interface Questions {
  asked: number;
  answered: number;
}

/** Count them on the pages of a context, from before they are opened. */
function countQuestions(context: BrowserContext): Questions {
  const counted: Questions = { asked: 0, answered: 0 };
  const type = (payload: string | Buffer): string => (JSON.parse(String(payload)) as { type: string }).type;
  context.on("page", (page) =>
    page.on("websocket", (wire) => {
      wire.on("framesent", ({ payload }) => type(payload) === "ping" && counted.asked++);
      wire.on("framereceived", ({ payload }) => type(payload) === "pong" && counted.answered++);
    }),
  );
  return counted;
}

const openTab = async (page: Page, name: string): Promise<void> => {
  const tab = page.locator("header nav").getByRole("button", { name: new RegExp(`^${name}`) });
  if ((await tab.getAttribute("aria-pressed")) === "false") await tab.click();
};
async function speak(page: Page, text: string): Promise<void> {
  await openTab(page, "Talk");
  await page.locator(".talk").getByRole("textbox").fill(text);
  await page.keyboard.press("Enter");
}
const heard = (page: Page, text: string): Locator => page.locator(".talk ol li").filter({ hasText: text });
const position = (page: Page): Promise<string | null> => page.locator(".table").getAttribute("data-position");
const plate = (page: Page, name: string): Locator => page.getByRole("region", { name, exact: true });

test("a frozen network is noticed and said on both sides; what was done meanwhile, joiners included, is kept and arrives once", async ({
  browser,
  hall,
}) => {
  const { network, ada, others } = await table(
    hall,
    async () => {
      const context = await browser.newContext();
      await context.clock.install();
      return context;
    },
    "treachery",
    3,
    { options: { first: "0" } },
  );
  const [bea, cid] = others as [Page, Page];
  await waitForTurn(ada);
  const before = await position(bea);
  network.freeze();
  // In the middle of a move, and of talk.
  await decide(ada);
  await speak(ada, `Can you hear  me? ${JOINED}`);
  await ada.clock.runFor(10_000);
  expect(await ada.getByText(LOST).isVisible(), "within ten seconds of the page").toBe(true);
  await expect(ada.getByLabel("Not sent yet").getByText("Can you hear")).toBeVisible();
  // After how many seconds of its own the hall gives her up, tests/hall/test_silence.py counts.
  for (const page of [bea, cid]) {
    await expect(plate(page, "Ada").getByText("away")).toBeVisible();
    await expect(page.getByRole("status").getByText("Ada has lost the connection.")).toBeAttached();
    expect(await position(page)).toBe(before);
  }
  await speak(bea, "Ada?");
  await glimpse(ada, "Connected again.", () => network.thaw());
  for (const page of [ada, bea, cid]) {
    await openTab(page, "Talk");
    await expect(heard(page, `Can you hear me? ${JOINED}`)).toHaveCount(1);
    const said = await heard(page, "Can you hear").textContent();
    expect(said).toContain(JOINED); // locators forgive what is not seen
    await expect(heard(page, "Ada?")).toHaveCount(1);
    await expect(page.locator(".table")).not.toHaveAttribute("data-position", before ?? "");
  }
  await expect(plate(bea, "Ada").getByText("away")).toBeHidden();
  await expect(ada.getByLabel("Not sent yet")).toBeHidden();
  expect(await position(ada)).toBe(await position(cid));
  await ada.close();
  await network.close();
});

test("a connection cut in the middle of talk and of a move: nothing is lost and nothing doubled", async ({
  browser,
  hall,
}) => {
  const { network, ada, others } = await table(hall, () => browser.newContext(), "treachery", 3, {
    options: { first: "0" },
  });
  const [bea, cid] = others as [Page, Page];
  await waitForTurn(ada);
  // The hall hears it, and tidies it; Ada does not hear the hall.
  network.freeze("down");
  await speak(ada, "Well \u200B met,  all");
  await openTab(bea, "Talk");
  await expect(heard(bea, "Well met, all")).toBeVisible();
  const before = await position(bea);
  await decide(ada);
  await expect(bea.locator(".table")).not.toHaveAttribute("data-position", before ?? "");
  const after = await position(bea);
  network.cut();
  await expect(ada.getByText(LOST)).toBeVisible();
  network.thaw();
  network.mend();
  await expect(ada.locator(".table")).toHaveAttribute("data-position", after ?? "");
  // The hall does not hear it before the connection breaks.
  network.freeze("up");
  await speak(ada, "Where were we?");
  network.cut();
  await expect(ada.getByText(LOST)).toBeVisible();
  network.thaw();
  network.mend();
  for (const page of [ada, bea, cid]) {
    await openTab(page, "Talk");
    await expect(heard(page, "Where were we?")).toHaveCount(1);
    await expect(heard(page, "Well met, all")).toHaveCount(1);
    await expect(page.locator(".table")).toHaveAttribute("data-position", after ?? "");
  }
  await ada.close();
  await network.close();
});

test("an offer made on a connection that breaks is made once, or said to have come too late", async ({
  browser,
  hall,
}) => {
  const { network, ada, others } = await table(hall, () => browser.newContext(), "duhr", 4, {
    options: { agendas: "white" },
  });
  const [bea] = others as [Page];
  const drawer = (page: Page): Locator => page.locator("aside");
  // Heard by the hall; that it was is lost.
  network.freeze("down");
  await openTab(ada, "Deals");
  await drawer(ada).getByRole("button", { name: "Make an offer" }).click();
  await drawer(ada).getByRole("radio").first().check();
  await drawer(ada).getByLabel("In your own words").fill("Be my friend");
  await drawer(ada).getByRole("button", { name: "Offer it" }).click();
  await expect(drawer(bea).getByText("Be my friend")).toBeVisible();
  network.cut();
  await expect(ada.getByText(LOST)).toBeVisible();
  network.thaw();
  network.mend();
  await expect(ada.getByText(LOST)).toBeHidden();
  await drawer(bea).getByRole("button", { name: "Leave it open" }).click();
  await expect(bea.locator('.rivals [data-figure^="deals/offers"]')).toHaveCount(1);
  await expect(bea.locator('.rivals [data-figure^="deals/offers"]')).toContainText("1");
  await expect(ada.getByText("came too late")).toBeHidden();
  // Not heard before the other one has answered.
  network.freeze("up");
  await openTab(ada, "Deals");
  await drawer(ada).getByRole("button", { name: "Withdraw" }).click();
  network.cut();
  await openTab(bea, "Deals");
  await drawer(bea).getByRole("button", { name: "Decline" }).click();
  await expect(bea.locator('.rivals [data-figure^="deals/offers"]')).toBeHidden();
  network.thaw();
  network.mend();
  await expect(ada.getByRole("alert").getByText("Your answer to the offer came too late")).toBeVisible();
  await ada.close();
  await network.close();
});

test("whoever is on a slow network plays on, and nobody takes them for lost", async ({ browser, hall }) => {
  const questions: Questions[] = [];
  const { network, ada, others } = await table(
    hall,
    async () => {
      const context = await browser.newContext();
      await context.clock.install();
      questions.push(countQuestions(context));
      return context;
    },
    "treachery",
    3,
    { options: { first: "0" } },
  );
  const [bea] = others as [Page];
  const [hers] = questions as [Questions];
  // Whether anybody was ever told that somebody is gone.
  for (const [page, told] of [
    [ada, LOST],
    [bea, "Ada has lost"],
  ] as const)
    await page.evaluate((text) => {
      new MutationObserver(() => {
        if (document.body.textContent?.includes(text)) document.body.dataset["told"] = text;
      }).observe(document.body, { childList: true, subtree: true, characterData: true });
    }, told);
  network.delay(1000);
  network.slow(20_000, "down");
  await waitForTurn(ada);
  const before = await position(ada);
  await decide(ada);
  await expect(ada.locator(".table")).not.toHaveAttribute("data-position", before ?? "");
  await speak(ada, "Slow, but here");
  await openTab(bea, "Talk");
  await expect(heard(bea, "Slow, but here")).toHaveCount(1);
  // For longer than a silence is borne, by the page's own clock: it asks again and again, and every answer takes its time.
  const sent = network.made;
  await ada.clock.pauseAt(await ada.evaluate(() => Date.now() + 1000));
  for (let time = 0; time < 3; time++) {
    const before = hers.asked;
    await expect(async () => {
      await ada.clock.runFor(1000);
      expect(hers.asked).toBeGreaterThan(before);
    }).toPass();
    await ada.clock.runFor(2000);
    await expect.poll(() => hers.answered, "every question of the page is answered").toBe(hers.asked);
  }
  for (const page of [ada, bea]) await expect(page.locator("body")).not.toHaveAttribute("data-told");
  expect(network.made, "no connection was given up").toBe(sent);
  await ada.close();
  await network.close();
});

test("a table whose cards could not be fetched at first is drawn as soon as they can", async ({ context, hall }) => {
  const { seats } = await hall.lay("treachery", 1, ["random"], { options: { first: "0" } });
  let refused = 0;
  await context.route("**/api/games/treachery/cards", async (route) => {
    if (++refused < 3) await route.abort("connectionreset");
    else await route.continue();
  });
  const page = await guest(context, hall, seats[0] ?? "");
  await waitForTurn(page);
  expect(refused).toBe(3);
});
