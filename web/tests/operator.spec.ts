/** The page of whoever runs the hall, and the entrance of a hall that asks for a password. */
import { readFileSync } from "node:fs";
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

alone(
  "all that the operator's page offers is done by clicks, and felt at the table",
  async ({ page, hall, context }) => {
    const { table, seats } = await hall.lay("treachery", 2, [], { options: { first: "0" } });
    const ada = await guest(await newContext(context), hall, seats[0]!, true);
    const bea = await guest(await newContext(context), hall, seats[1]!, true);
    const said = (text: string) => ada.locator(".talk li").filter({ hasText: text });
    const talk = async (text: string): Promise<void> => {
      await bea.getByLabel("Say something").fill(text);
      await bea.getByRole("button", { name: "Say", exact: true }).click();
    };
    const act = (name: string, exact = true) => page.getByRole("button", { name, exact }).click();
    for (const person of [ada, bea]) await person.getByRole("button", { name: "Talk" }).click();
    await page.goto(`${hall.url}/operator`);
    await page.getByLabel("The operator's key").fill(hall.key);
    await act("Open");
    await act(`Watch ${table}`);

    await page.getByLabel(/^What to say/).fill("Good evening!");
    await act("Tell everyone");
    await expect(ada.getByText("Good evening!")).toBeVisible();
    await act("Withdraw it");
    await expect(ada.getByText("Good evening!")).toBeHidden();
    await page.getByLabel("Minutes until the hall restarts").fill("5");
    await act("Tell everyone");
    await expect(ada.getByText("The hall restarts in 5 minutes.")).toBeVisible();
    await expect(hall.ask("POST", "/tables", { game: "treachery", seats: 2 })).rejects.toThrow("restart");
    await act("Withdraw it");

    await act("Mute Bea");
    await expect(page.getByRole("list", { name: "Muted" })).toHaveText(/Bea/);
    await talk("Can you hear me?");
    await expect(bea.getByText("Whoever runs the hall has asked you to say no more")).toBeVisible();
    await act("Lift it for Bea");
    await expect(page.getByRole("list", { name: "Muted" })).toHaveText("Nobody");
    await talk("And now?");
    await expect(said("And now?")).toHaveCount(1);
    await expect(said("Can you hear me?")).toHaveCount(0);

    await act("Ban Bea");
    await expect(page.getByRole("list", { name: "Banned" })).toHaveText(/Bea/);
    await expect(bea.getByText("Whoever runs the hall has shut you out.")).toBeVisible();
    await bea.reload();
    await expect(bea.getByText("Whoever runs the hall has shut you out.")).toBeVisible();
    await act("Lift it for Bea");
    await expect(page.getByRole("list", { name: "Banned" })).toHaveText("Nobody");
    await bea.reload();
    await expect(bea.locator(".ladder")).toBeVisible();
    await page.getByLabel(/^An address, a network/).fill("192.0.2.0/24");
    await page.getByRole("region", { name: "Guests" }).getByRole("button", { name: "Ban", exact: true }).click();
    await expect(page.getByRole("list", { name: "Banned" })).toHaveText(/192\.0\.2\.0\/24/);
    await act("Lift it for 192.0.2.0/24");

    await act(`Close ${table}`);
    await expect(ada.getByText("Whoever runs the hall has closed this table.")).toBeVisible();
    await expect(page.getByRole("list", { name: "Tables" })).toContainText("closed");
    await act(`Open ${table} again`);
    await expect(page.getByRole("list", { name: "Tables" })).not.toContainText("closed");
    for (const person of [ada, bea]) await person.reload();
    await expect(ada.locator(".ladder")).toBeVisible();

    await act("Free the seat of Bea");
    await expect(page.getByRole("button", { name: "Free the seat of Bea" })).toBeHidden();
    await expect(page.getByText("A bot plays on here")).toBeVisible();
    await expect(bea.getByRole("button", { name: "Take your seat back" }).first()).toBeVisible();

    const key = seats[0]!.split("#")[1]!;
    await page.getByLabel("The guest's key").fill(key);
    const [file] = await Promise.all([page.waitForEvent("download"), act("Save as a file")]);
    expect(readFileSync(await file.path(), "utf8")).toContain(table);
    await act(`Delete ${table}`);
    await act("Really, for good?");
    await expect(page.getByText("There are no tables to show.")).toBeVisible();
    await expect(ada.getByText("Whoever runs the hall has closed this table.")).toBeVisible();

    const alone = await hall.lay("treachery", 1, ["random"]);
    await page.getByLabel("The guest's key").fill(alone.seats[0]!.split("#")[1]!);
    await act("Delete it");
    await act("Really, for good?");
    await expect(page.getByText("Deleted: 1 tables")).toBeVisible();
    expect(await findings(page)).toEqual([]);
  },
);

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
