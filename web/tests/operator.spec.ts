/** The page of whoever runs the hall, and the entrance of a hall that asks for a password. */
import { findings } from "./axe.ts";
import { alone, expect, guest, Hall, test, watchful } from "./hall.ts";
import { newContext } from "./seats.ts";

alone("whoever runs the hall looks after it from the page", async ({ page, hall, context }) => {
  const { table, seats } = await hall.lay("treachery", 2, []);
  const ada = await guest(await newContext(context), hall, seats[0] ?? "");
  await page.goto(`${hall.url}/operator`);
  await page.getByLabel("The operator's key").fill("nonsense");
  await page.getByRole("button", { name: "Open", exact: true }).click();
  await expect(page.getByRole("alert")).toHaveText(/operator\.key/);
  await page.getByLabel("The operator's key").fill(hall.key);
  await page.getByRole("button", { name: "Open", exact: true }).click();
  const tables = page.getByRole("list", { name: "Tables" });
  await expect(tables).toContainText("being played");
  expect(await findings(page)).toEqual([]);

  await page.getByLabel("Minutes until the hall restarts").fill("5");
  await page.getByRole("button", { name: "Tell everyone" }).click();
  await expect(ada.getByText("The hall restarts in 5 minutes.")).toBeVisible();
  await page.getByRole("button", { name: "Withdraw it" }).click();
  await expect(ada.getByText("The hall restarts in 5 minutes.")).toBeHidden();

  await page.getByRole("button", { name: `Watch ${table}` }).click();
  const watched = page.getByRole("region", { name: `The table ${table}` });
  await expect(watched).toContainText("127.0.0.1");
  await expect(watched.getByRole("list", { name: "What has happened there" })).toContainText("The game begins.");
  expect(await findings(page)).toEqual([]);
});

test("a hall asks for its password once, and an invitation brings it along", async ({ context, page }) => {
  const hall = new Hall({ GREATHALL_PASSWORD: "drei Löwen" });
  await hall.open();
  watchful(page, hall, true);
  await page.goto(hall.url);
  await expect(page.getByRole("heading", { name: "This hall asks for a password." })).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await page.getByRole("textbox", { name: "Password" }).fill("three lions");
  await page.getByRole("button", { name: "Come in" }).click();
  await expect(page.getByRole("alert")).toHaveText("That is not the password of this hall.");
  await page.getByRole("textbox", { name: "Password" }).fill("drei Löwen");
  await page.getByRole("button", { name: "Come in" }).click();
  await page.getByRole("button", { name: "Play now: Treachery in a Pocket" }).click();
  await expect(page.locator(".ladder")).toBeVisible();

  const bea = await (await newContext(context)).newPage();
  await bea.goto(page.url()); // whoever opens a table is asked as well
  await expect(bea.getByRole("heading", { name: "This hall asks for a password." })).toBeVisible();
  await bea.goto(`${hall.url}/enter#${encodeURIComponent("drei Löwen")}`);
  await expect(bea.getByRole("button", { name: "Play now: Treachery in a Pocket" })).toBeVisible();
  expect(bea.url()).toBe(`${hall.url}/`);
  await Promise.all([page.close(), bea.close()]);
  await hall.close();
});
