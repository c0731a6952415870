/** A hall below a path of another site: everything that the page asks for, and every link that it makes, stays below it. */
import type { Page } from "@playwright/test";
import { decide, expect, guest, Hall, waitForTurn, watchful } from "./hall.ts";
import { deliver, test } from "./push.ts";

test("below a path of another site people are invited, play, come back and are told as elsewhere", async ({
  browser,
  service,
}) => {
  const hall = new Hall({ ...service.environment, GREATHALL_URL: "https://example.org/cards" });
  await hall.open();
  // Whoever asks for something above it is found out.
  const below = { url: `${hall.url}/cards` };
  const [adas, beas] = await Promise.all([browser.newContext(), browser.newContext()]);
  await service.stub(adas, hall.url);
  const ada = watchful(await adas.newPage(), below);
  await ada.goto(`${below.url}/`);
  await ada.getByRole("link", { name: "New table: Treachery in a Pocket" }).click();
  await expect(ada).toHaveURL(`${below.url}/new/treachery`);
  await ada.reload();
  await ada.getByLabel("Your name").fill("Ada");
  await ada.getByLabel("Seats").selectOption("2");
  await ada.getByLabel("Who begins").selectOption("0");
  await ada.getByRole("button", { name: "Lay the table" }).click();
  await ada.getByLabel("Name of the guest").fill("Bea");
  await ada.getByRole("button", { name: "Make a link" }).click();
  const link = await ada
    .locator(".waiting", { hasText: "An invitation for Bea" })
    .getByRole("textbox", { name: "Link" })
    .inputValue();
  expect(link.startsWith(`${below.url}/table/`)).toBe(true);

  const bea = await guest(beas, below, link.slice(below.url.length));
  await bea.getByRole("button", { name: "Take the seat" }).click();
  await expect(bea.getByText("Bea (you)")).toBeVisible();
  await ada.getByRole("button", { name: "Begin the game" }).click();
  await waitForTurn(ada);
  await decide(ada);
  await ada.reload();
  await expect(ada.locator(".ladder")).toBeVisible();
  const { pathname } = new URL(ada.url());

  await ada.getByRole("button", { name: "Settings" }).click();
  await ada.getByRole("group", { name: "Tell me while I am away" }).getByLabel("On this device").click();
  await expect(ada.getByLabel("On this device")).toBeChecked();
  const table = pathname.slice("/cards".length);
  await deliver(ada, hall.url, JSON.stringify({ title: "Your turn", text: "", path: table, table: "x" }), "/cards/");
  await expect.poll(() => icons(ada)).toEqual([`${below.url}/icons/candle-192.png`]);

  await ada.goto(`${below.url}/`);
  await ada
    .getByRole("link", { name: /^Treachery in a Pocket/ })
    .first()
    .click();
  await expect(ada).toHaveURL(hall.url + pathname);
  const tools = await adas.newCDPSession(ada);
  const manifest = await tools.send("Page.getAppManifest");
  expect(manifest.errors).toEqual([]);
  expect(manifest.url).toBe(`${below.url}/manifest.webmanifest`);
  for (const context of [adas, beas]) await context.close();
  await hall.close();
});

const icons = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    return (await registration.getNotifications()).map((each) => (each as unknown as { icon: string }).icon);
  });
