/** Players add to the shuffle, and check afterwards that what they added is in it. */
import { createHash } from "node:crypto";
import type { Page } from "@playwright/test";
import { gather, person } from "./gathering.ts";
import { expect, guest, type Hall, test } from "./hall.ts";

const log = (page: Page): ReturnType<Page["getByText"]> =>
  page.getByRole("complementary", { name: "Log" }).getByRole("list");

/** End a game of two. */
async function resign(page: Page): Promise<void> {
  for (const name of ["Settings", "Resign", "Resign for good"])
    await page.getByRole("button", { name, exact: true }).click();
}

async function verified(page: Page, hall: Hall, path: string): Promise<void> {
  await page.goto(`${hall.url}/replay${path.replace("/table", "")}/1`);
  await page.getByRole("button", { name: "Verify the shuffle" }).click();
}

test("everyone's number is in the shuffle, each browser checks its own after the game, and a false record is found out", async ({
  browser,
  hall,
}) => {
  const { host, guests, path } = await gather(browser, hall, "treachery", ["Ada", "Bea"]);
  const bea = guests[0]!;
  await host.getByRole("button", { name: "Begin the game" }).click();
  await expect(log(host)).toContainText("It was shuffled with numbers from you and from Bea.");
  await expect(log(bea)).toContainText("It was shuffled with numbers from you and from Ada.");
  await resign(bea);
  for (const page of [host, bea])
    await expect(page.getByRole("region", { name: "The end" })).toContainText(
      "The shuffle was fair: your number is in it",
    );

  await verified(bea, hall, path);
  await expect(bea.getByText("These numbers were added by Ada and Bea")).toBeVisible();
  await expect(bea.getByText("Your own number is among them")).toBeVisible();
  await expect(bea.getByText("Everything agrees: ")).toBeVisible();

  await bea.route("**/api/records/**", async (route) => {
    const answer = await route.fetch();
    const record = await answer.text();
    await route.fulfill({ response: answer, body: record.replace(/^number 0: .*$/m, `number 0: ${"1".repeat(64)}`) });
  });
  await verified(bea, hall, path);
  await bea.reload();
  await bea.getByRole("button", { name: "Verify the shuffle" }).click();
  await expect(bea.getByText("They don't agree.")).toBeVisible();
});

interface Result {
  part: string;
  seed: string;
  numbers: (string | null)[];
}

interface Said {
  what?: { kind: string; numbers?: number[] };
  position?: { result: Result | null; shuffle?: { closed: boolean; rotated: boolean; seals: (string | null)[] } };
}

/** What a hall says falsely to one of its guests. */
const LIES: Record<string, (said: Said) => void> = {
  "reveals another part than it had sealed": ({ position }) => {
    if (!position?.result) return;
    position.result.part = "1".repeat(64);
    position.result.seed = seedOf(position.result);
  },
  "adds a number that nobody had sealed": ({ position }) => {
    if (!position?.result) return;
    position.result.numbers[1] = "2".repeat(64);
    position.result.seed = seedOf(position.result);
  },
  "changes which seats the numbers count at": ({ position }) => {
    if (position?.shuffle) position.shuffle.rotated = !position.shuffle.rotated;
  },
  "says at first that other numbers are in": ({ what }) => {
    if (what?.kind === "started") what.numbers = [0];
  },
};

const seedOf = ({ part, numbers }: Result): string =>
  createHash("sha256")
    .update([part, ...numbers.map((number, seat) => `${seat} ${number}`)].join(" "))
    .digest("hex");

for (const [does, lie] of Object.entries(LIES))
  test(`a hall that ${does} is found out at the end of the game`, async ({ browser, hall }) => {
    const { host, guests } = await gather(browser, hall, "treachery", ["Ada", "Bea"], 2, (page) =>
      page.routeWebSocket(/\/wire\//, (socket) => {
        const server = socket.connectToServer();
        server.onMessage((text) => {
          const said = JSON.parse(String(text)) as Said;
          lie(said);
          socket.send(JSON.stringify(said));
        });
      }),
    );
    await host.getByRole("button", { name: "Begin the game" }).click();
    await resign(guests[0]!);
    await expect(host.getByRole("alert").filter({ hasText: "Don't trust this shuffle" })).toBeVisible();
    await expect(guests[0]!.getByText("The shuffle was fair")).toBeVisible();
  });

test("a hall that wants to have the number before it shows all seals is not given it", async ({ browser, hall }) => {
  const { host, guests } = await gather(browser, hall, "treachery", ["Ada", "Bea"], 2, (page) =>
    page.routeWebSocket(/\/wire\//, (socket) => {
      const server = socket.connectToServer();
      server.onMessage((text) => {
        const said = JSON.parse(String(text)) as Said;
        if (said.position?.shuffle) said.position.shuffle.closed = false;
        socket.send(JSON.stringify(said));
      });
    }),
  );
  await host.getByRole("button", { name: "Begin the game" }).click();
  await expect(log(guests[0]!)).toContainText("none came in time from Ada", { timeout: 15_000 });
  await resign(guests[0]!);
  await expect(host.getByText("Your number is not in the shuffle")).toBeVisible();
});

test("a seat that is open in two tabs and on another device adds one number, and nobody is told that it is missing", async ({
  browser,
  hall,
}) => {
  const { host, guests, path } = await gather(browser, hall, "treachery", ["Ada", "Bea"]);
  const bea = guests[0]!;
  const tab = await guest(bea.context(), hall, path);
  const key = await bea.evaluate(() => {
    const entry = Object.keys(localStorage).find((name) => name.startsWith("greathall.seat."));
    return entry?.split(".").at(-1) ?? "";
  });
  const phone = await guest(await browser.newContext(), hall, `${path}#${key}`);
  for (const page of [tab, phone]) await expect(page.getByText("Bea (you)")).toBeVisible();
  await host.getByRole("button", { name: "Begin the game" }).click();
  for (const page of [bea, tab, phone]) await expect(page.locator(".ladder")).toBeVisible();
  await resign(host);
  for (const page of [bea, tab, phone]) {
    await expect(page.getByRole("region", { name: "The end" })).toBeVisible();
    await expect(page.getByText(/not in the shuffle|Don't trust/)).toHaveCount(0);
  }
  // Two of the three can't know by themselves that there is another one.
  for (const page of [bea, tab, phone])
    await expect(page.getByText(/your number is in it|came from another tab or device/)).toBeVisible();
});

test("against bots the player's number is in the shuffle, too", async ({ browser, hall }) => {
  const page = await person(browser, hall, "Ada", "/");
  await page.getByRole("button", { name: "Play now: Treachery in a Pocket" }).click();
  await expect(log(page)).toContainText("It was shuffled with a number from you.");
});

test("a page that is loaded again in the middle of a shuffle shows the number that it had sealed", async ({
  browser,
  hall,
}) => {
  const { host, guests } = await gather(browser, hall, "treachery", ["Ada", "Bea"]);
  const bea = guests[0]!;
  // The number is sealed and not shown, so the shuffle waits for it.
  await bea.evaluate(() => {
    const send = WebSocket.prototype.send;
    WebSocket.prototype.send = function (text) {
      if (!String(text).includes("show_number")) send.call(this, text);
    };
  });
  await host.getByRole("button", { name: "Begin the game" }).click();
  await expect(bea.getByText("The cards are being shuffled …")).toBeVisible();
  await bea.reload();
  await expect(log(host)).toContainText("It was shuffled with numbers from you and from Bea.");
});
