/** What people meet at their table after the hall was given new rules. */
import { findings } from "./axe.ts";
import { expect, guest, Hall, test as plain, waitForTurn } from "./hall.ts";
import { newContext } from "./seats.ts";

const test = plain.extend<{ own: Hall }>({
  // eslint-disable-next-line no-empty-pattern
  own: async ({}, use) => {
    const hall = new Hall();
    await hall.open();
    await use(hall);
    await hall.close();
  },
});

test("a game that began under other rules says so, and its players end it together and play another", async ({
  context,
  own,
}) => {
  const { seats } = await own.lay("treachery", 2, [], { options: { first: "0" } });
  const ada = await guest(context, own, seats[0] ?? "");
  const bea = await guest(await newContext(context), own, seats[1] ?? "");
  await waitForTurn(ada);
  await own.kill();
  own.outdate();
  await own.open();
  for (const page of [ada, bea]) {
    await expect(page.getByRole("heading", { name: "This game can't go on" })).toBeVisible();
    await expect(page.getByText("nothing is lost until you end it")).toBeVisible();
  }
  expect(await findings(ada)).toEqual([]);
  await expect(ada.getByRole("region", { name: "Log" })).toContainText("The game begins.");
  await ada.getByRole("button", { name: "End it" }).click();
  await expect(ada.getByRole("button", { name: "Withdraw" })).toBeVisible();
  await bea.getByRole("button", { name: "Agree" }).click();
  for (const [page, name] of [
    [ada, "Ada"],
    [bea, "Bea"],
  ] as const)
    await expect(page.getByText(`${name} (you)`)).toBeVisible();
});

test("a game that was over under other rules keeps its result, and another follows", async ({ context, own }) => {
  const { seats } = await own.lay("treachery", 2, [], { options: { first: "0" } });
  const ada = await guest(context, own, seats[0] ?? "");
  const bea = await guest(await newContext(context), own, seats[1] ?? "");
  await waitForTurn(ada);
  for (const name of ["Settings", "Resign", "Resign for good"])
    await bea.getByRole("button", { name, exact: true }).click();
  await expect(ada.getByRole("region", { name: "The end" })).toBeVisible();
  await own.kill();
  own.outdate();
  await own.open();
  for (const page of [ada, bea]) await expect(page.getByRole("heading", { name: "The end" })).toBeVisible();
  await expect(ada.getByText("You have won: everyone else has resigned.")).toBeVisible();
  expect(await findings(ada)).toEqual([]);
  for (const page of [ada, bea]) await page.getByRole("button", { name: "Play again" }).click();
  for (const page of [ada, bea]) await expect(page.locator(".ladder")).toBeVisible();
});
