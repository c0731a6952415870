/** What the tests share: a hall of their own on a free port, tables laid in it, and watchful pages. */
import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type BrowserContext, type CDPSession, expect, type Locator, type Page, test as plain } from "@playwright/test";

export const PYTHON = process.env["PYTHON"] ?? join(import.meta.dirname, "../../.venv/bin/python");

async function freePort(): Promise<number> {
  return new Promise((found) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => found(typeof address === "object" && address ? address.port : 0));
    });
  });
}

/** A hall in a process of its own. */
export class Hall {
  readonly #data = mkdtempSync(join(tmpdir(), "hall-"));
  readonly #environment: Record<string, string>;
  #process: ChildProcess | undefined;
  #port = 0;

  /** With this in its environment besides. */
  constructor(environment: Record<string, string> = {}) {
    this.#environment = environment;
  }

  get url(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  /** Open it; after it was killed, at the same address. */
  async open(): Promise<void> {
    if (this.#port && (await this.#opens(this.#port))) return;
    // A port that was free may be taken by the time the hall has come up.
    for (let tries = 0; !this.#port && tries < 5; tries++) {
      const port = await freePort();
      if (await this.#opens(port)) this.#port = port;
    }
    if (!this.#port) throw new Error("the hall does not open");
  }

  /** Whether a hall of ours comes up at this port. */
  async #opens(port: number): Promise<boolean> {
    const args = [
      "-m",
      "greathall",
      "serve",
      "--port",
      String(port),
      "--data",
      this.#data,
      "--tables",
      "100000",
      "--workers",
      "1",
    ];
    this.#process = spawn(PYTHON, args, {
      cwd: process.env["HALL_FROM"] ?? this.#data,
      env: { ...process.env, ...this.#environment },
      stdio: "ignore",
    });
    while (this.#process.exitCode === null) {
      const healthy = await fetch(`http://127.0.0.1:${port}/healthz`).then(
        (answer) => answer.ok,
        () => false,
      );
      await new Promise((passed) => setTimeout(passed, 100)); // if it is another's, ours ends meanwhile
      if (healthy && this.#process.exitCode === null) return true;
    }
    return false;
  }

  /** As when the power goes. */
  async kill(): Promise<void> {
    const process = this.#process;
    if (!process || process.exitCode !== null) return;
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
   * A table with so many people and these bots, begun; the paths of the people's seats. A person alone among bots plays the same game in
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

/** A page that complains: about errors, and about every request that leaves for another host. */
export function watchful(page: Page, hall: Hall): Page {
  page.on("pageerror", (error) => {
    throw error;
  });
  page.on("console", (message) => {
    // While a hall is down on purpose, failing to connect is right.
    if (message.type() === "error" && !/ERR_CONNECTION|WebSocket|ERR_INTERNET/.test(message.text()))
      throw new Error(`console: ${message.text()}`);
  });
  page.on("request", (request) => {
    if (!request.url().startsWith(hall.url) && !request.url().startsWith("data:"))
      throw new Error(`a request to ${request.url()}`);
  });
  return page;
}

/** A guest with a browser of their own. */
export async function guest(context: BrowserContext, hall: Hall, path: string): Promise<Page> {
  const page = watchful(await context.newPage(), hall);
  await page.goto(hall.url + path);
  return page;
}

/** What somebody is asked for, on the table or in the line below it. */
export const asked = (page: Page): Locator => page.locator(".thing.lit, footer .do .answer, #confirm").first();

/** Whether the page asks for a decision, or the game is over. */
export async function waitForTurn(page: Page): Promise<"asked" | "over"> {
  const over = page.getByRole("region", { name: "The end" });
  await expect(asked(page).or(over).first()).toBeVisible();
  return (await over.isVisible()) ? "over" : "asked";
}

/** One decision by mouse: what is lit is clicked until a move can be confirmed. */
export async function decide(
  page: Page,
  choose: (count: number) => number = (count) => Math.floor(count / 2),
): Promise<void> {
  for (let clicks = 0; clicks < 8; clicks++) {
    const confirm = page.locator("footer .do .button.main");
    // What is asked may change under the pointer: somebody makes an offer, or a lesson lets a window pass by.
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

/** Everything that the program of the page still holds, after the browser has thrown away what it can. */
export async function memory(browser: CDPSession): Promise<Set<string>> {
  const chunks: string[] = [];
  const take = ({ chunk }: { chunk: string }): void => void chunks.push(chunk);
  browser.on("HeapProfiler.addHeapSnapshotChunk", take);
  await browser.send("HeapProfiler.takeHeapSnapshot");
  browser.off("HeapProfiler.addHeapSnapshotChunk", take);
  return new Set((JSON.parse(chunks.join("")) as { strings: string[] }).strings);
}

export const test = plain.extend<object, { hall: Hall }>({
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

export { expect };
