/** A push service of the tests' own, and a browser that has subscribed to it. */
import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { BrowserContext, Page } from "@playwright/test";
import { PYTHON } from "./hall.ts";

const ROOT = join(import.meta.dirname, "../..");

/** What the hall sent to a browser, as the browser reads it. */
export interface Sent {
  said: { title: string; text: string; path: string; table: string };
  key: string;
  topic: string;
}

export class PushService {
  readonly #folder = mkdtempSync(join(tmpdir(), "push-"));
  #process: ChildProcess | undefined;
  #waiting: ((sent: Sent) => void)[] = [];
  #sent: Sent[] = [];
  host = "";
  certificate = "";
  subscription = { endpoint: "", p256dh: "", auth: "" };

  async open(): Promise<PushService> {
    this.#process = spawn(PYTHON, ["-m", "tests.hall.push_service", this.#folder], {
      cwd: ROOT,
      env: { ...process.env, PYTHONPATH: process.env["PYTHONPATH"] ?? "" },
      stdio: ["ignore", "pipe", "inherit"],
    });
    const lines = createInterface({ input: this.#process.stdout! });
    await new Promise<void>((opened) =>
      lines.on("line", (line) => {
        if (this.host) {
          this.#take(JSON.parse(line) as Sent);
          return;
        }
        const { host, certificate, ...subscription } = JSON.parse(line);
        Object.assign(this, { host, certificate, subscription });
        opened();
      }),
    );
    return this;
  }

  #take(sent: Sent): void {
    const waiting = this.#waiting.shift();
    if (waiting) waiting(sent);
    else this.#sent.push(sent);
  }

  /** What the hall needs in its environment to write to this service: it lies in its own network. */
  get environment(): Record<string, string> {
    return { GREATHALL_PRIVATE_HOSTS: this.host, SSL_CERT_FILE: this.certificate };
  }

  /** The next thing that a browser is sent. */
  async next(): Promise<Sent> {
    return this.#sent.shift() ?? (await new Promise((sent) => this.#waiting.push(sent)));
  }

  /** Nothing has come that nobody has asked for. */
  get quiet(): boolean {
    return this.#sent.length === 0;
  }

  close(): void {
    this.#process?.kill();
    rmSync(this.#folder, { recursive: true, force: true });
  }

  /** Let the browser of a context subscribe to this service, as it would to its maker's. */
  async stub(context: BrowserContext, origin: string): Promise<void> {
    await context.grantPermissions(["notifications"], { origin });
    await context.addInitScript(({ endpoint, p256dh, auth }) => {
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
    }, this.subscription);
  }
}

/** Hand a message to the service worker of a page, as the browser does when its push service has one. */
export async function deliver(page: Page, origin: string, data: string): Promise<void> {
  const tools = await page.context().newCDPSession(page);
  const known = new Promise<string>((found) =>
    tools.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      const ours = registrations.find((each) => each.scopeURL === `${origin}/` && !each.isDeleted);
      if (ours) found(ours.registrationId);
    }),
  );
  await tools.send("ServiceWorker.enable");
  await tools.send("ServiceWorker.deliverPushMessage", { origin, registrationId: await known, data });
}
