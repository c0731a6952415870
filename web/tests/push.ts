/** A push service of the tests' own, and a browser that has subscribed to it. */
import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { BrowserContext, Page } from "@playwright/test";
import { whole } from "./browsers.ts";
import { Hall, PYTHON, test as plain } from "./hall.ts";

const ROOT = join(import.meta.dirname, "../..");

/** What the hall sent to a browser, as the browser reads it. */
export interface Sent {
  said: { title: string; text: string; path: string; table: string };
  key: string;
  topic: string;
  /** What was posted to a webhook at the same host, instead of all that. */
  posted?: { text?: string };
}

export interface Mail {
  to: string;
  subject: string;
  text: string;
}

/** A program of the tests' own that says something in lines of JSON: first how it is found, then what came. */
class Service<Came> {
  readonly #process: ChildProcess;
  #waiting: { about: string; take: (came: Came) => void }[] = [];
  readonly #came: Came[] = [];
  readonly found: Promise<Record<string, string>>;

  constructor(...program: string[]) {
    this.#process = spawn(PYTHON, program, {
      cwd: ROOT,
      env: { ...process.env, PYTHONPATH: process.env["PYTHONPATH"] ?? "" },
      stdio: ["ignore", "pipe", "inherit"],
    });
    const lines = createInterface({ input: this.#process.stdout! });
    let first = true;
    this.found = new Promise((found) =>
      lines.on("line", (line) => {
        if (first) found(JSON.parse(line) as Record<string, string>);
        else this.#take(JSON.parse(line) as Came);
        first = false;
      }),
    );
  }

  #take(came: Came): void {
    const waiting = this.#waiting.find(({ about }) => names(came, about));
    this.#waiting = this.#waiting.filter((one) => one !== waiting);
    if (waiting) waiting.take(came);
    else this.#came.push(came);
  }

  /** The next thing that comes about a table, or for somebody. What other tests have caused, and may come late, is left alone. */
  async next(about: string): Promise<Came> {
    const at = this.#came.findIndex((came) => names(came, about));
    if (at >= 0) return this.#came.splice(at, 1)[0]!;
    return new Promise((take) => this.#waiting.push({ about, take }));
  }

  /** Nothing has come about it that nobody has asked for. */
  quiet(about: string): boolean {
    return !this.#came.some((came) => names(came, about));
  }

  close(): void {
    this.#process.kill();
  }
}

/** Whether it says this anywhere: the name of a table, which no other shares, or an address. */
const names = (came: unknown, about: string): boolean => JSON.stringify(came).includes(about);

/** A mailbox of the tests' own, by its mail server. */
export class Mailbox extends Service<Mail> {
  constructor() {
    super("-m", "tests.hall.mailbox");
  }

  /** What the hall needs in its environment to send mail there. */
  async environment(): Promise<Record<string, string>> {
    const { port } = await this.found;
    return {
      GREATHALL_URL: HALL,
      GREATHALL_MAIL: `smtp://127.0.0.1:${port}`,
      GREATHALL_MAIL_FROM: "hall@hall.example",
    };
  }
}

/** After how many seconds without a connection somebody is told. */
export const AWAY = 5;

/** Where links in mails lead; the tests open them at their own hall. */
export const HALL = "https://hall.example";

export class PushService extends Service<Sent> {
  readonly #folder: string;
  host = "";
  certificate = "";
  subscription = { endpoint: "", p256dh: "", auth: "" };

  constructor() {
    const folder = mkdtempSync(join(tmpdir(), "push-"));
    super("-m", "tests.hall.push_service", folder);
    this.#folder = folder;
  }

  async open(): Promise<PushService> {
    const { host, certificate, ...subscription } = await this.found;
    Object.assign(this, { host, certificate, subscription });
    return this;
  }

  /** What the hall needs in its environment to write to this service: it lies in its own network. */
  get environment(): Record<string, string> {
    return {
      GREATHALL_PRIVATE_HOSTS: this.host,
      GREATHALL_WEBHOOK_HOSTS: this.host,
      SSL_CERT_FILE: this.certificate,
    };
  }

  override close(): void {
    super.close();
    rmSync(this.#folder, { recursive: true, force: true });
  }

  /** Let the browser of a context subscribe to this service, as it would to its maker's. */
  async stub(context: BrowserContext, origin: string, wanted = this.subscription.endpoint): Promise<void> {
    await context.grantPermissions(["notifications"], { origin });
    await context.addInitScript(
      ({ endpoint, p256dh, auth }) => {
        const made = (): PushSubscription =>
          ({
            endpoint,
            options: {
              userVisibleOnly: true,
              applicationServerKey: new Uint8Array(JSON.parse(localStorage.getItem("test.key") ?? "[]")).buffer,
            },
            toJSON: () => ({ endpoint, keys: { p256dh, auth } }),
            unsubscribe: async () => true,
          }) as unknown as PushSubscription;
        PushManager.prototype.subscribe = async (options) => {
          const key = options?.applicationServerKey as Uint8Array;
          localStorage.setItem("test.key", JSON.stringify([...key]));
          return made();
        };
        PushManager.prototype.getSubscription = async () => (localStorage.getItem("test.key") ? made() : null);
      },
      { ...this.subscription, endpoint: wanted },
    );
  }

  /**
   * Whatever was to be told by now has been told: the hall has looked twice at all who are away, since it has told somebody else of two
   * guests who came one after the other.
   */
  async caughtUp(hall: Hall): Promise<void> {
    const { table, host } = await hall.ask<{ table: string; host: string }>("POST", "/tables", {
      game: "treachery",
      seats: 3,
      listed: false,
    });
    const sit = (seat: number): Promise<{ key: string }> =>
      hall.ask("POST", `/tables/${table}/seats/${seat}`, { name: `Guest ${seat}` }, host);
    const { key } = await sit(0);
    const { endpoint, ...keys } = this.subscription;
    await hall.ask("POST", `/tables/${table}/notices`, { kind: "push", endpoint: `${endpoint}/else`, ...keys }, key);
    await hall.pass(AWAY);
    for (const seat of [1, 2]) {
      await sit(seat);
      await this.next(table);
    }
  }
}

/** Hand a message to the service worker of a page, as the browser does when its push service has one. */
export async function deliver(page: Page, origin: string, data: string, path = "/"): Promise<void> {
  const tools = await page.context().newCDPSession(page);
  const known = new Promise<string>((found) =>
    tools.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      const ours = registrations.find((each) => each.scopeURL === `${origin}${path}` && !each.isDeleted);
      if (ours) found(ours.registrationId);
    }),
  );
  await tools.send("ServiceWorker.enable");
  await tools.send("ServiceWorker.deliverPushMessage", { origin, registrationId: await known, data });
}

/** Tests with a hall that reaches people: by push and webhook at a service of the tests' own, and by mail. */
export const test = plain.extend<object, { service: PushService; mailbox: Mailbox; reaching: Hall }>({
  launchOptions: [whole, { scope: "worker" }],
  service: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const service = await new PushService().open();
      await use(service);
      service.close();
    },
    { scope: "worker" },
  ],
  mailbox: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const mailbox = new Mailbox();
      await use(mailbox);
      mailbox.close();
    },
    { scope: "worker" },
  ],
  reaching: [
    async ({ service, mailbox }, use) => {
      const hall = new Hall({ ...service.environment, ...(await mailbox.environment()) });
      await hall.open();
      await use(hall);
      await hall.close();
    },
    { scope: "worker" },
  ],
});
