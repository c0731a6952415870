import type { Browser, Page } from "@playwright/test";
import { asked, atPace, decide, expect, glimpse, type Hall, NAME, test, waitForTurn } from "./hall.ts";

async function layTable(page: Page, url: string): Promise<string> {
  await page.goto(`${url}/new/treachery`);
  await page.getByRole("button", { name: "Lay the table" }).click();
  await page.waitForURL("**/table/*");
  return new URL(page.url()).pathname;
}

test.describe("over plain http", () => {
  /** A browser that finds the hall under a name, so that it comes over plain http as from another device. */
  let outside: Browser;
  test.beforeAll(async ({ playwright }, { project }) => {
    const { launchOptions } = project.use;
    outside = await playwright.chromium.launch({
      ...launchOptions,
      args: [...(launchOptions?.args ?? []), `--host-resolver-rules=MAP ${NAME} 127.0.0.1`],
    });
  });
  test.afterAll(() => outside.close());

  const named = (hall: Hall): string => hall.url.replace("127.0.0.1", NAME);

  /** Somebody at a device of their own in the same network. */
  async function comes(path: string): Promise<Page> {
    const context = await outside.newContext({ locale: "en" });
    await atPace(context, "instant");
    const page = await context.newPage();
    await page.goto(path);
    return page;
  }

  /** What was copied, as one finds it by pasting: a page that is not secure may not ask for it. */
  async function pasted(page: Page): Promise<string> {
    const field = page.getByLabel("Say something");
    await field.focus();
    await page.keyboard.press("ControlOrMeta+v");
    const copied = await field.inputValue();
    await field.fill("");
    return copied;
  }

  test("three people lay a table, come by the copied link, talk, begin and play on a network without https", async ({
    hall,
  }) => {
    const ada = await comes(`${named(hall)}/new/treachery`);
    await ada.getByLabel("Your name").fill("Ada");
    await ada.getByLabel("Seats").selectOption("3");
    await ada.getByRole("button", { name: "Lay the table" }).click();
    await expect(ada.getByText("Ada (you)")).toBeVisible();
    await glimpse(ada, "Copied", () => ada.getByRole("button", { name: "Copy", exact: true }).click());
    const link = await pasted(ada);
    expect(link).toBe(named(hall) + new URL(ada.url()).pathname);
    const guests: Page[] = [];
    for (const name of ["Bea", "Cid"]) {
      const page = await comes(link);
      guests.push(page);
      expect(await page.evaluate(() => isSecureContext)).toBe(false);
      await page.getByLabel("Your name").fill(name);
      await page.getByRole("button", { name: "Sit here" }).first().click();
      await expect(page.getByText(`${name} (you)`)).toBeVisible();
      await page.getByLabel("Say something").fill(`Good evening from ${name}`);
      await page.getByRole("button", { name: "Say", exact: true }).click();
      await page.getByRole("button", { name: "I am ready" }).click();
    }
    const people = [ada, ...guests];
    for (const page of people)
      for (const name of ["Bea", "Cid"])
        await expect(page.getByRole("listitem").filter({ hasText: `Good evening from ${name}` })).toBeVisible();
    await expect(ada.locator("#missing")).toHaveText("Everyone is ready.");
    await ada.getByRole("button", { name: "Begin the game" }).click();
    const move = async (page: Page): Promise<void> => {
      await waitForTurn(page);
      await expect(async () => {
        if (await asked(page).isVisible()) await decide(page);
        await expect(asked(page)).toBeHidden({ timeout: 1000 });
      }).toPass();
    };
    await Promise.all(people.map(move));
    for (const [at, page] of people.entries())
      for (const [seat, name] of ["Ada", "Bea", "Cid"].entries())
        await expect(
          page
            .locator("aside")
            .getByText(at === seat ? "You use the" : `${name} uses the`)
            .first(),
        ).toBeVisible();
    for (const page of people) await page.context().close();
  });

  test("copy works without https, and the page says which features need https", async ({ hall }) => {
    const context = await outside.newContext({ locale: "en" });
    const page = await context.newPage();
    const path = await layTable(page, named(hall));
    expect(await page.evaluate(() => [isSecureContext, "clipboard" in navigator])).toEqual([false, false]);
    await glimpse(page, "Copied", () => page.getByRole("button", { name: "Copy", exact: true }).click());
    const talk = page.getByLabel("Your name").or(page.getByRole("textbox").first()).first();
    await talk.evaluate((field: HTMLInputElement) => {
      field.readOnly = false;
      field.value = "";
      field.focus();
    });
    await page.keyboard.press("ControlOrMeta+v");
    await expect(talk).toHaveValue(named(hall) + path);
    await expect(page.getByText("need https").first()).toBeVisible();
    await context.close();
  });

  test("where a browser copies nothing at all, the link lies selected to be copied by hand", async ({ hall }) => {
    const context = await outside.newContext({ locale: "en" });
    const page = await context.newPage();
    await page.addInitScript(() => (document.execCommand = () => false));
    const path = await layTable(page, named(hall));
    await page.getByRole("button", { name: "Copy", exact: true }).click();
    await expect(page.getByText("press Ctrl+C")).toBeVisible();
    expect(await page.evaluate(() => String(getSelection()))).toBe(named(hall) + path);
    await context.close();
  });
});

test("invitations have the address that other devices can reach", async ({ page, hall }) => {
  await page.route("**/api/addresses", (route) => route.fulfill({ json: { addresses: ["http://192.168.1.20:8344"] } }));
  const path = await layTable(page, hall.url);
  await expect(page.getByLabel("Link", { exact: true })).toHaveValue(`http://192.168.1.20:8344${path}`);
  await page.unroute("**/api/addresses");
  await page.reload();
  await expect(page.getByText("only this machine can open the link")).toBeVisible();
  await expect(page.getByLabel("Link", { exact: true })).toHaveValue(hall.url + path);
});
