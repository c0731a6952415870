/**
 * An evening with friends: they sit down together, play matches in browsers of their own, one leaves for good, one comes back on another
 * device, the hall is killed, and whoever has won has won by the engine's count too. What is decided at the table hardly matters here, so
 * the pages click for themselves; all else is done as people do it.
 */
import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Browser, BrowserContextOptions, Locator, Page } from "@playwright/test";
import { person } from "./gathering.ts";
import { asked, decide, expect, guest, type Hall, PYTHON, test } from "./hall.ts";
import { letClick } from "./rushing.ts";

const ROOT = join(import.meta.dirname, "../..");
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const SMALL_PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
const MINUTE = 60;

const end = (page: Page): Locator => page.getByRole("region", { name: "The end" });
const notice = (page: Page, name: string | RegExp): Locator => page.getByRole("region", { name });
const press = (where: Locator | Page, name: string): Promise<void> =>
  where.getByRole("button", { name, exact: true }).click();

/** What the engine says of a match, by its records. */
interface Standing {
  players: string[];
  standings: number[];
  over: boolean;
  winners: number[];
}

/** Those at a table, by their names. */
class Evening {
  readonly #pages = new Map<string, Page>();
  #table = "";
  #key = "";
  #seats: string[] = [];

  constructor(
    readonly browser: Browser,
    readonly hall: Hall,
  ) {}

  /** Somebody comes with a browser of their own. */
  async comes(name: string, options: BrowserContextOptions = {}): Promise<void> {
    this.#pages.set(name, await person(this.browser, this.hall, name, "/", options));
  }

  page(name: string): Page {
    const found = this.#pages.get(name);
    if (!found) throw new Error(`${name} is not here`);
    return found;
  }

  get here(): Page[] {
    return [...this.#pages.values()];
  }

  /** The first of them lays a table for a match, all sit down and are ready, and it begins. */
  async sitDown(game: string, names: string[]): Promise<void> {
    const [first = "", ...others] = names;
    const host = this.page(first);
    await host.goto(`${this.hall.url}/new/${game}`);
    await host.getByLabel("Seats").selectOption(String(names.length));
    await host.getByLabel(/^A match/).check();
    await host.getByText("More", { exact: true }).click();
    await host.getByLabel(/^Response windows/).fill("0");
    await press(host, "Lay the table");
    await expect(host.getByText(`${first} (you)`)).toBeVisible();
    const path = new URL(host.url()).pathname;
    this.#table = path.split("/").at(-1) ?? "";
    this.#seats = names;
    for (const name of others) {
      const page = this.page(name);
      await page.goto(this.hall.url + path);
      await page.getByLabel("Your name").fill(name); // another device does not know it
      await page.getByRole("button", { name: "Sit here" }).first().click();
      await expect(page.getByText(`${name} (you)`)).toBeVisible();
      await press(page, "I am ready");
    }
    await expect(host.locator("#missing")).toHaveText("Everyone is ready.");
    this.#key = await host.evaluate(
      (start) =>
        Object.keys(localStorage)
          .find((name) => name.startsWith(start))
          ?.slice(start.length) ?? "",
      `greathall.seat.${this.#table}.`,
    );
    await press(host, "Begin the game");
    for (const name of names) await expect(this.page(name).locator("main.board .seat").first()).toBeVisible();
  }

  /** That number of decisions by mouse, by whoever is asked. */
  async play(decisions: number): Promise<void> {
    for (let made = 0; made < decisions; made++) {
      const page = await this.#asked();
      const before = await position(page);
      await expect(async () => {
        if ((await position(page)) === before) await decide(page, () => 0);
        expect(await position(page)).not.toBe(before);
      }).toPass();
    }
  }

  /** Everyone plays until the game is over. */
  async playOut(): Promise<void> {
    await Promise.all(this.here.map(letClick));
    for (const page of this.here) await expect(end(page)).toBeVisible({ timeout: 200_000 });
  }

  /** The power goes, and comes back; what somebody decides meanwhile is heard then. */
  async powerCut(): Promise<void> {
    const page = await this.#asked();
    const before = await position(page);
    await this.hall.kill();
    for (const page of this.here) await expect(page.getByText("The connection is lost")).toBeVisible();
    await decide(page, () => 0);
    await this.hall.open();
    for (const page of this.here) await expect(page.getByText("The connection is lost")).toBeHidden();
    await expect.poll(() => position(page)).not.toBe(before);
  }

  /** Whoever is asked something. */
  async #asked(): Promise<Page> {
    let found: Page | undefined;
    const look = async (): Promise<boolean> => {
      for (const page of this.here) if (await asked(page).isVisible()) found = page;
      return found !== undefined;
    };
    await expect.poll(look, "somebody is asked").toBe(true);
    return found!;
  }

  /** Everyone asks for the next game, unless it has begun by itself. */
  async next(): Promise<void> {
    for (const page of this.here)
      await end(page)
        .getByRole("button", { name: /^(The next game of the match|To the game)$/ })
        .click();
    for (const page of this.here) await expect(end(page)).toBeHidden();
  }

  /** Somebody leaves for good, and a minute later all see it. */
  async leaves(name: string): Promise<void> {
    await this.page(name).context().close();
    this.#pages.delete(name);
    for (const page of this.here)
      await expect(page.getByRole("region", { name, exact: true }).getByText("away", { exact: true })).toBeVisible();
    await this.hall.pass(MINUTE);
  }

  /** Those who are left agree on what becomes of the seat. */
  async decide(name: string, wish: string, asked: string): Promise<void> {
    const [first, ...others] = this.here;
    if (!first) throw new Error("nobody is here");
    await press(notice(first, `${name} is away. What now?`), wish);
    for (const page of others) await press(notice(page, asked), "Agree");
  }

  /** A bot plays on for somebody. */
  async letBotPlay(name: string): Promise<void> {
    await this.decide(name, "Let a bot play on", `Let a bot play on for ${name}?`);
    for (const page of this.here) await expect(page.getByText("a bot plays", { exact: true })).toBeVisible();
  }

  /** Somebody else takes the seat, by a link that one of the others passes on. */
  async findSubstitute(name: string, other: string, options: BrowserContextOptions = {}): Promise<void> {
    await this.decide(name, "Find a substitute", `Let somebody else play on for ${name}?`);
    const open = notice(this.here[0]!, `${name}’s seat is open`);
    await press(open, "Show the link");
    const shown = this.here[0]!.getByRole("dialog", { name: "The link to the open seat" });
    const link = await shown.getByRole("textbox", { name: "Link" }).inputValue();
    await press(shown, "Close");
    const page = await guest(await this.browser.newContext(options), this.hall, link.replace(this.hall.url, ""));
    await page.getByLabel("Your name").fill(other);
    await press(page, "Take the seat");
    for (const each of this.here) await expect(each.getByRole("region", { name: other, exact: true })).toBeVisible();
    this.#pages.set(other, page);
    this.#seats = this.#seats.map((each) => (each === name ? other : each));
  }

  /** Somebody makes a link on one device, puts that away, and goes on with another. */
  async changesDevice(name: string, options: BrowserContextOptions = {}): Promise<void> {
    const before = this.page(name);
    await press(before, "Settings");
    await press(before, "This seat on another device");
    const link = await before.getByRole("dialog").getByRole("textbox", { name: "Link" }).inputValue();
    await before.context().close();
    const after = await guest(await this.browser.newContext(options), this.hall, link.replace(this.hall.url, ""));
    await press(after, "Open the seat here");
    await expect(after.locator("main.board .mine")).toContainText(name);
    this.#pages.set(name, after);
    for (const page of this.here)
      await expect(page.getByRole("region", { name, exact: true }).getByText("away", { exact: true })).toBeHidden();
  }

  /** What every page says of the match is what the engine makes of the records of its games. */
  async compare(games: number): Promise<Standing> {
    const folder = mkdtempSync(join(tmpdir(), "evening-"));
    const files: string[] = [];
    for (let game = 1; game <= games; game++) {
      const record = await this.hall.ask<string>("GET", `/records/${this.#table}/${game}`, undefined, this.#key);
      files.push(join(folder, `${game}.record`));
      writeFileSync(files.at(-1)!, record);
    }
    const { stdout } = await promisify(execFile)(PYTHON, ["-m", "tests.hall.standing", ...files], { cwd: ROOT });
    rmSync(folder, { recursive: true });
    const found = JSON.parse(stdout) as Standing;
    const numbers = found.standings.map((one) => String(one).replace("-", "−"));
    for (const page of this.here)
      await expect(page.getByRole("group", { name: "Match" }).locator(".number")).toHaveText(numbers);
    return found;
  }

  /** Everyone reads who has won the first game, or the match if it is over, and it is whoever the engine says. Whether it is over. */
  async won(games: number): Promise<boolean> {
    const { over, winners } = await this.compare(games);
    const [names, what] = [winners.map((seat) => this.#seats[seat] ?? ""), over ? " the match" : ""];
    for (const [name, page] of this.#pages) {
      const own = names.length === 1 && names[0] === name;
      const said = own ? `You have won${what}!` : `${names.join(".*")} won${what}`;
      await expect(end(page).getByRole("heading", { name: new RegExp(`^${said}$`) })).toBeVisible();
    }
    return over;
  }

  /** How many play at phone size. */
  get phones(): number {
    return this.here.filter((page) => (page.viewportSize()?.width ?? 0) <= PHONE.viewport.width).length;
  }
}

/** How much has happened at a table. */
async function position(page: Page): Promise<number> {
  return Number(await page.locator(".table").getAttribute("data-position"));
}

test("a short evening: three friends, two of them at phones, one of whom leaves and one changes the device, and a power cut", async ({
  browser,
  hall,
}) => {
  const evening = new Evening(browser, hall);
  await evening.comes("Ada");
  await evening.comes("Bea");
  await evening.comes("Cid", PHONE);
  await evening.sitDown("treachery", ["Ada", "Bea", "Cid"]);
  await evening.play(2);
  await evening.powerCut();
  await evening.changesDevice("Bea", SMALL_PHONE);
  await evening.leaves("Cid");
  await evening.findSubstitute("Cid", "Dov", PHONE);
  expect(evening.phones).toBe(2);
  await evening.playOut();
  expect(await evening.won(1)).toBe(false); // a match takes two victories
});

test(
  "a whole evening: a match of Treachery and a campaign of Dûhr, with all that may happen",
  { tag: "@long" },
  async ({ browser, hall }) => {
    test.slow();
    const evening = new Evening(browser, hall);
    await evening.comes("Ada");
    await evening.comes("Bea", PHONE);
    await evening.comes("Cid", PHONE);
    await evening.comes("Dov");
    const all = ["Ada", "Bea", "Cid", "Dov"];

    await evening.sitDown("treachery", all);
    await evening.play(3);
    await evening.changesDevice("Cid", SMALL_PHONE);
    await evening.powerCut();
    await evening.playOut();
    let games = 1;
    for (; !(await evening.compare(games)).over; games++) {
      await evening.next();
      await evening.playOut();
    }
    expect(await evening.won(games)).toBe(true);

    await evening.sitDown("duhr", all);
    await evening.playOut();
    await evening.compare(1);
    await evening.next();
    await evening.play(8);
    await evening.leaves("Dov");
    await evening.letBotPlay("Dov");
    await evening.play(8);
    await evening.powerCut();
    await evening.playOut();
    await evening.next();
    await evening.playOut();
    expect(await evening.won(3)).toBe(true);
    expect(evening.phones).toBe(2);
  },
);
