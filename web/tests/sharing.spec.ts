/** Friends of whom some share a device, which is passed on from turn to turn: the others see that they are there. */
import type { Locator } from "@playwright/test";
import { expect, guest, test } from "./hall.ts";

const MINUTE = 60;

test("friends who share a device are not taken for absent while one of them holds it", async ({ browser, hall }) => {
  const { seats, table } = await hall.lay("treachery", 3, [], { options: { first: "0" } });
  const cid = await guest(await browser.newContext(), hall, seats[2] ?? "");
  await expect(cid.locator(".ladder")).toBeVisible();
  const device = await browser.newContext();
  await device.addInitScript(
    (held) => {
      for (const [since, key] of held.keys.entries())
        localStorage.setItem(
          `greathall.seat.${held.table}.${key}`,
          JSON.stringify({ version: 1, table: held.table, key, name: ["Ada", "Bea"][since], since }),
        );
    },
    { table, keys: seats.slice(0, 2).map((path) => path.split("#")[1] ?? "") },
  );
  const page = await guest(device, hall, `/table/${table}`);
  const shown = async (): Promise<object[]> =>
    (await hall.ask<{ seats: { here: boolean; absent: boolean; bot: string }[] }>("GET", `/tables/${table}`)).seats.map(
      ({ here, absent, bot }) => ({ here, absent, bot }),
    );
  const there = { here: true, absent: false, bot: "" };
  const away = (name: string): Locator =>
    cid.getByRole("region", { name, exact: true }).getByText("away", { exact: true });
  await page.getByRole("button", { name: "Ada", exact: true }).click();
  for (const [holds, waits] of [
    ["Ada", "Bea"],
    ["Bea", "Ada"],
  ] as const) {
    await expect(page.locator(".mine")).toContainText(holds);
    for (const name of [holds, waits]) await expect(away(name)).toHaveCount(0);
    await expect.poll(shown).toEqual([there, there, there]);
    await hall.pass(4 * MINUTE); // longer than a bot would wait
    expect(await shown()).toEqual([there, there, there]);
    for (const one of [page, cid])
      await expect(one.getByRole("region", { name: new RegExp(`^${waits} `) })).toHaveCount(0);
    if (holds === "Bea") break;
    await page.getByRole("button", { name: "Settings", exact: true }).click();
    await page.getByRole("button", { name: /^Pass the device to Bea/ }).click();
    const curtain = page.getByRole("button", { name: /raise the curtain/ });
    await expect(curtain).toBeVisible();
    await hall.pass(10);
    expect(await shown()).toEqual([there, there, there]);
    for (const name of [holds, waits]) await expect(away(name)).toHaveCount(0);
    await curtain.click();
  }
  // When the device is gone, both are.
  await page.close();
  for (const name of ["Ada", "Bea"]) await expect(away(name)).toBeVisible();
});
