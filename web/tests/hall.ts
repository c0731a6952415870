/** What the tests share: a hall of their own on a free port, tables laid in it, and watchful pages. */
import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  type Browser,
  type BrowserContext,
  type CDPSession,
  expect,
  type Locator,
  type Page,
  test as plain,
} from "@playwright/test";

/** `greathall`, by a clock that tests move. */
const STEERED = join(import.meta.dirname, "../../tests/hall/steered.py");

/** What the hall is called beside its address. */
export const NAME = "hall.test";

export const PYTHON = process.env["PYTHON"] ?? join(import.meta.dirname, "../../.venv/bin/python");

/** A hall in a process of its own. */
export class Hall {
  readonly #data = mkdtempSync(join(tmpdir(), "hall-"));
  readonly #environment: Record<string, string>;
  readonly #clock = join(this.#data, "ahead");
  #process: ChildProcess | undefined;
  #port = 0;
  #ahead = 0;

  /** With this in its environment besides. */
  constructor(environment: Record<string, string> = {}) {
    this.#environment = environment;
  }

  get url(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  /** That of whoever runs it. */
  get key(): string {
    return readFileSync(join(this.#data, "operator.key"), "utf8").trim();
  }

  /** Open it; after it was killed, at the same address. */
  async open(): Promise<void> {
    const args = [
      "-P", // what lies beside the program is not for the hall
      STEERED,
      this.#clock,
      "serve",
      "--port",
      String(this.#port), // at first, any that is free
      "--data",
      this.#data,
      // However many tests run, all guests come from one address.
      "--trusted",
      "127.0.0.1",
      "--workers",
      "1",
      // By this name it is found as from another device.
      "--name",
      NAME,
    ];
    const hall = spawn(PYTHON, args, {
      cwd: this.#data,
      env: { ...process.env, ...this.#environment },
      stdio: ["ignore", "pipe", "ignore"],
    });
    this.#process = hall;
    this.#port = await new Promise<number>((opened, failed) => {
      let said = "";
      hall.stdout.on("data", (more: Buffer) => {
        said += more.toString();
        const [, port] = /http:\/\/127\.0\.0\.1:(\d+)\s/.exec(said) ?? [];
        if (port) opened(Number(port));
      });
      hall.on("error", failed);
      hall.on("exit", () => failed(new Error("the hall does not open")));
    });
  }

  /** Let this many seconds pass in the hall at once. Bots, connections and browsers keep to the real time. */
  async pass(seconds: number): Promise<void> {
    this.#ahead += seconds;
    writeFileSync(`${this.#clock}.new`, String(this.#ahead));
    renameSync(`${this.#clock}.new`, this.#clock);
    const seen = `${this.#clock}.seen`;
    await expect
      .poll(() => existsSync(seen) && Number(readFileSync(seen, "utf8")), { message: "the hall sees what time it is" })
      .toBe(this.#ahead);
  }

  /** Let all games seem to have begun with the rules of an earlier version, while the hall is closed. */
  outdate(): void {
    const program = [
      "import sqlite3, sys",
      "with sqlite3.connect(sys.argv[1]) as store:",
      "    store.execute('UPDATE entries SET body = replace(body, ?, ?)', sys.argv[2:])",
    ];
    const engine = '"engine":"';
    execFileSync(PYTHON, ["-c", program.join("\n"), join(this.#data, "hall.db"), engine, `${engine}0.0.1 of `]);
  }

  /** As when the power goes. */
  async kill(): Promise<void> {
    const process = this.#process;
    if (!process || process.exitCode !== null || process.signalCode !== null) return;
    const gone = new Promise((done) => process.once("exit", done));
    process.kill("SIGKILL");
    await gone;
  }

  async close(): Promise<void> {
    await this.kill();
    rmSync(this.#data, { recursive: true, force: true });
  }

  async ask<T>(method: string, path: string, body?: unknown, key = ""): Promise<T> {
    const headers: Record<string, string> = {
      "content-type": "application/json",
      // A connection that is kept would be closed by the hall after a while, perhaps just as it is used again.
      connection: "close",
      ...(key ? { authorization: `Bearer ${key}` } : {}),
    };
    const answer = await fetch(`${this.url}/api${path}`, {
      method,
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path}: ${text}`);
    try {
      return JSON.parse(text) as T;
    } catch {
      return text as T;
    }
  }

  /**
   * A table with that number of people and these bots, begun; the paths of the people's seats. A person alone among bots plays the same game in
   * every run: it follows from the name of the test, unless the plan has a `lesson` of its own, or an empty one for a game in earnest.
   */
  async lay(
    game: string,
    people: number,
    bots: string[],
    plan: Record<string, unknown> = {},
  ): Promise<{ table: string; seats: string[]; watch: string; host: string }> {
    const laid = await this.ask<{ table: string; host: string; watch: string }>("POST", "/tables", {
      game,
      seats: people + bots.length,
      thinking: 0,
      window: 0,
      ...(people === 1 && plan["lesson"] !== "" ? { lesson: lesson(), listed: false } : {}),
      ...plan,
    });
    const seats: string[] = [];
    for (let seat = 0; seat < people; seat++) {
      const sat = await this.ask<{ key: string }>(
        "POST",
        `/tables/${laid.table}/seats/${seat}`,
        { name: ["Ada", "Bea", "Cid", "Dov"][seat] },
        laid.host,
      );
      seats.push(`/table/${laid.table}#${sat.key}`);
    }
    for (const [at, bot] of bots.entries()) {
      await this.ask("POST", `/tables/${laid.table}/seats/${people + at}/bot`, { bot }, laid.host);
    }
    await this.ask("POST", `/tables/${laid.table}/start`, undefined, laid.host);
    return { table: laid.table, seats, watch: `/table/${laid.table}#${laid.watch}`, host: laid.host };
  }

  /** Let a bot play the first seat, at which nobody has ever been. */
  async giveToBot(table: string, host: string): Promise<void> {
    await this.pass(60);
    await this.ask("POST", `/tables/${table}/seats/0/hand_over`, { bot: "random" }, host);
  }
}

/** The name of the test as that of a lesson: a shuffle, and bots that always play the same. */
export function lesson(): string {
  const words = plain.info().title.toLowerCase();
  return words.replace(/[^a-z0-9]+/g, "_").slice(0, 40);
}

/** Have the tables that this page lays played the same in every run, by bots that don't pretend to think. */
export async function settle(page: Page, plan: Record<string, unknown> = {}): Promise<void> {
  await page.route("**/api/tables", async (route) => {
    const wanted = route.request().postDataJSON() as Record<string, unknown>;
    const settled = { lesson: lesson(), ...wanted, listed: false, thinking: 0, ...plan };
    await route.continue({ postData: settled });
  });
}

const CUT_OFF =
  /ERR_CONNECTION|ERR_SOCKET_NOT_CONNECTED|ERR_CONTENT_LENGTH_MISMATCH|ERR_EMPTY_RESPONSE|ERR_INTERNET|WebSocket/;

/** A page that complains: about errors, about reading what a part of the page has left behind, and about every request that leaves for another host. What the hall refuses is an error, too, unless
 * the test means it to. */
export function watchful(page: Page, hall: { url: string }, refused = false): Page {
  page.on("pageerror", (error) => {
    throw error;
  });
  page.on("console", (message) => {
    // While a hall is killed on purpose, failing to connect is right, and so is an answer that breaks off.
    if (refused && /status of 4\d\d/.test(message.text())) return;
    if (message.type() === "error" && !CUT_OFF.test(message.text())) throw new Error(`console: ${message.text()}`);
    // What is computed for a part of the page that is gone may be stale.
    if (/derived_inert/.test(message.text())) throw new Error(`console: ${message.text()}`);
  });
  page.on("request", (request) => {
    if (!request.url().startsWith(hall.url) && !request.url().startsWith("data:"))
      throw new Error(`a request to ${request.url()}`);
  });
  return page;
}

/** A guest with a browser of their own, at the address of a hall or of a network that leads to it. */
export async function guest(
  context: BrowserContext,
  hall: { url: string },
  path: string,
  refused = false,
): Promise<Page> {
  const page = watchful(await context.newPage(), hall, refused);
  await page.goto(hall.url + path);
  return page;
}

/** Do something that shows a text for a short time only. The page itself looks for it, from before on. */
export async function glimpse(page: Page, text: string, deed: () => unknown): Promise<void> {
  const seen = page.waitForFunction((text) => document.body.innerText.includes(text), text);
  await deed();
  await seen;
}

/** What somebody is asked for, on the table or in the line below it. */
export const asked = (page: Page): Locator => page.locator(".thing.lit, footer .do .answer, #confirm").first();

/** Whether the page asks for a decision, or the game is over. The page itself looks, so that nobody asks it again and again. */
export async function waitForTurn(page: Page): Promise<"asked" | "over"> {
  const found = await page.waitForFunction(
    () => {
      const seen = (some: string): boolean =>
        [...document.querySelectorAll(some)].some((one) => one.checkVisibility({ visibilityProperty: true }));
      if (seen("section.ended")) return "over" as const;
      return seen(".thing.lit, footer .do .answer, #confirm") && ("asked" as const);
    },
    undefined,
    { timeout: 30_000 },
  );
  return (await found.jsonValue()) || "asked";
}

/** What the focus is on, as soon as something is asked. */
export function focused(page: Page): Promise<"over" | "ready" | "things" | "answers"> {
  return page.evaluate(
    () =>
      new Promise((found) => {
        const look = (): void => {
          const on = document.activeElement;
          if (document.querySelector("section.ended")) found("over");
          else if (on?.matches("#confirm, .thing.lit, footer .do .answer")) found("ready");
          else if (document.querySelector(".thing.lit, #confirm")) found("things");
          else if (document.querySelector("footer .do .answer")) found("answers");
          else setTimeout(look, 5);
        };
        look();
      }),
  );
}

/** How many moves a page has sent so far; to be asked for before it is opened. */
export function movesOf(page: Page): () => number {
  let moves = 0;
  page.on("websocket", (wire) =>
    wire.on("framesent", ({ payload }) => {
      if ((JSON.parse(String(payload)) as { type: string }).type === "move") moves++;
    }),
  );
  return () => moves;
}

/** Play by keyboard alone, until the game is over or it is enough. `key` says what to press, by what the focus is on. */
export async function playByKeys(
  page: Page,
  key: (on: "ready" | "things" | "answers", pressed: number) => string,
  enough: () => boolean = () => false,
): Promise<void> {
  let pressed = 0;
  for (let on = await focused(page); on !== "over" && !enough(); on = await focused(page), pressed++)
    await page.keyboard.press(key(on, pressed));
}

/** One decision by mouse: what is lit is clicked until a move can be confirmed. */
export async function decide(
  page: Page,
  choose: (count: number) => number = (count) => Math.floor(count / 2),
): Promise<void> {
  for (let clicks = 0; clicks < 8; clicks++) {
    const confirm = page.locator("footer .do .button.main");
    // What is asked may change under the pointer: somebody makes an offer, or a lesson lets a window pass.
    if (await confirm.isVisible()) {
      await confirm.click({ timeout: 2000 }).catch(() => undefined);
      return;
    }
    // Where nothing is lit, or now and then where something is, one of the answers in the line is meant.
    const lit = page.locator(".thing.lit");
    const answers = page.locator("footer .do .answer");
    const [things, others] = [await lit.count(), await answers.count()];
    if (things + others === 0) return;
    const at = choose(things + others);
    const chosen = at < things ? lit.nth(at) : answers.nth(at - things);
    await chosen.click({ timeout: 2000 }).catch(() => undefined);
    if (at >= things) return;
  }
}

/** Play to the end by mouse. */
export async function playOut(page: Page): Promise<void> {
  for (let turn = 0; turn < 400; turn++) {
    if ((await waitForTurn(page)) === "over") return;
    await decide(page, (count) => turn % count);
  }
  throw new Error("the game does not end");
}

/** The games whose tables a test knows already: nothing is shown there of where to look. */
const KNOWN = ["duhr", "skirmish", "thrones", "treachery"];

/** Have what happens told at this pace, on the pages of a browser that are opened from now on. */
export async function atPace(context: BrowserContext, pace: "slow" | "calm" | "brisk" | "instant"): Promise<void> {
  await context.addInitScript(
    ({ pace, looked }) => {
      try {
        const manner = JSON.parse(localStorage.getItem("greathall.manner") ?? "{}") as Record<string, unknown>;
        localStorage.setItem("greathall.manner", JSON.stringify({ soundAsked: true, looked, ...manner, pace }));
      } catch {
        // a page without storage
      }
    },
    { pace, looked: KNOWN },
  );
}

/** Have the pages of a browser add the same numbers to every shuffle, so that its cards are the same in every run; each person adds their own. */
async function settled(context: BrowserContext, person: number): Promise<void> {
  await context.addInitScript((person) => {
    const random = crypto.getRandomValues.bind(crypto);
    // Numbers for a shuffle are drawn in 32-bit parts, keys in bytes.
    crypto.getRandomValues = (room) => (room instanceof Uint32Array ? room.fill(person) : random(room));
  }, person);
}

/** Whoever comes has everything told at once, unless a test wants to read it, and the cards fall as in every run. */
async function hurry(browser: Browser, use: () => Promise<void>): Promise<void> {
  const open = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await open(options);
    await settled(context, browser.contexts().length);
    await atPace(context, "instant");
    return context;
  };
  await use();
  browser.newContext = open;
}

/** Everything that the program of the page still holds, after the browser has thrown away what it can. */
export async function memory(browser: CDPSession): Promise<Set<string>> {
  const chunks: string[] = [];
  const take = ({ chunk }: { chunk: string }): void => void chunks.push(chunk);
  browser.on("HeapProfiler.addHeapSnapshotChunk", take);
  await browser.send("HeapProfiler.takeHeapSnapshot");
  browser.off("HeapProfiler.addHeapSnapshotChunk", take);
  return new Set((JSON.parse(chunks.join("")) as { strings: string[] }).strings);
}

const unread = plain.extend<object, { unread: void }>({
  unread: [async ({ browser }, use) => hurry(browser, use), { scope: "worker", auto: true }],
});

export const test = unread.extend<{ leaving: void }, { hall: Hall }>({
  /** Whoever came with a browser of their own leaves with the end of the test: Playwright would let them stay as long as the hall. */
  leaving: [
    async ({ browser }, use) => {
      await use();
      await Promise.all(browser.contexts().map((context) => context.close()));
    },
    { auto: true },
  ],
  hall: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const hall = new Hall();
      await hall.open();
      await use(hall);
      await hall.close();
    },
    { scope: "worker" },
  ],
});

/** A test whose hall is its own: nobody else waits there, and no other tables are laid. */
export const alone = unread.extend<{ hall: Hall }>({
  hall: async ({ browser }, use) => {
    const hall = new Hall();
    await hall.open();
    await use(hall);
    for (const context of browser.contexts()) await context.close(); // nobody asks a hall that is closed
    await hall.close();
  },
});

export { expect };
