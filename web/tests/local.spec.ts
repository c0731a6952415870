import type { Browser, Page } from "@playwright/test";
import { expect, glimpse, type Hall, NAME, test } from "./hall.ts";

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
