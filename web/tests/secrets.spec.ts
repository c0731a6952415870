/** Nothing that a seat may not know is on the wire or in the page. All games here are in earnest: the seed of a lesson is known to all. */
import type { Page } from "@playwright/test";
import { decide, expect, memory, test, waitForTurn, watchful } from "./hall.ts";

interface Position {
  phase: string;
  view: Record<string, unknown>;
  result: object | null;
}
interface Message {
  type: string;
  what?: { kind: string };
  events?: Message[];
  position?: Position;
}

/** When a game is given up, its record says how it was. */
async function abandon(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Settings" }).click();
  await page.getByRole("button", { name: "Propose to abandon the game" }).click();
  await expect(page.getByRole("region", { name: "The end" })).toBeVisible();
}

for (const { turns, how } of [
  { turns: 4, how: {} },
  { turns: 120, how: { tag: "@long" } },
])
  test(
    `what crosses the wire in ${turns} turns at most is what the seat may know, and the seed comes last`,
    how,
    async ({ page, hall }) => {
      const frames: string[] = [];
      page.on("websocket", (socket) => socket.on("framereceived", (frame) => frames.push(String(frame.payload))));
      const { table, seats } = await hall.lay("treachery", 1, ["random", "random"], {
        options: { first: "0" },
        lesson: "",
      });
      await page.goto(hall.url + seats[0]);
      await waitForTurn(page);
      const first = (await page.content()) + (await page.evaluate(() => JSON.stringify(localStorage)));
      for (let turn = 0; turn < turns && (await waitForTurn(page)) === "asked"; turn++)
        await decide(page, (count) => turn % count);
      if ((await waitForTurn(page)) === "asked") await abandon(page);

      const record = await hall.ask<string>("GET", `/records/${table}/1`);
      const seed = /^seed: "(.*)"$/m.exec(record)?.[1] ?? "";
      const nonce = /^nonce: (.*)$/m.exec(record)?.[1] ?? "";
      expect(seed.length).toBeGreaterThan(20);
      let moves = 0;
      let compared = 0;
      for (const frame of frames) {
        const message = JSON.parse(frame) as Message;
        for (const event of message.events ?? [message]) if (event.what?.kind === "played") moves += 1;
        if (!message.position || message.position.phase !== "playing") continue;
        expect(frame).not.toContain(seed);
        expect(frame).not.toContain(nonce);
        expect(message.position.result).toBeNull();
        const seen = await hall.ask<{ view: object }>("GET", `/replays/${table}/1?at=${moves}&viewer=0`);
        expect(message.position.view).toEqual(seen.view);
        compared += 1;
      }
      expect(compared).toBeGreaterThan(3);

      // What the others were dealt is nowhere in the page: neither their cards nor their Agendas.
      const truth = await hall.ask<{ view: { hands: string[]; agendas: string[]; revealed: string } }>(
        "GET",
        `/replays/${table}/1?at=0&viewer=-2`,
      );
      for (const seat of [1, 2]) {
        expect(first.toLowerCase()).not.toContain(`action:${truth.view.hands[seat]}`);
        expect(first).not.toContain(truth.view.agendas[seat] ?? "?");
      }
    },
  );

/** Every text in some data, and every word of those. */
function texts(data: unknown): string[] {
  if (typeof data === "string") return [data, ...data.split(" ")];
  return data && typeof data === "object" ? Object.entries(data).flatMap(([name, part]) => [name, ...texts(part)]) : [];
}

for (const { game, bots, turns } of [
  { game: "treachery", bots: ["random", "random"], turns: 1 },
  { game: "skirmish", bots: ["random"], turns: 6 },
  { game: "duhr", bots: ["random", "random", "random"], turns: 3 },
  { game: "thrones", bots: ["random"], turns: 6 },
])
  test(`nothing of ${game} that the seat may not know is in the page's memory`, async ({ page, hall }) => {
    watchful(page, hall);
    const frames: string[] = [];
    page.on("websocket", (socket) => socket.on("framereceived", (frame) => frames.push(String(frame.payload))));
    // What a page holds of the game itself, whatever is played: seen from among the watchers of another table.
    const other = await page.context().newPage();
    await other.goto(hall.url + (await hall.lay(game, 1, bots, { lesson: "" })).watch);
    await expect(other.locator("[data-thing]").first()).toBeVisible();
    const printed = await memory(await page.context().newCDPSession(other));
    await other.close();
    const { table, seats } = await hall.lay(game, 1, bots, { lesson: "" });
    await page.goto(hall.url + seats[0]);
    for (let turn = 0; turn < turns && (await waitForTurn(page)) === "asked"; turn++)
      await decide(page, (count) => turn % count);
    await waitForTurn(page);
    const held = await memory(await page.context().newCDPSession(page));
    await abandon(page);
    // Bots who are asked at the same time may have answered until the very end.
    const messages = frames.map((frame) => JSON.parse(frame) as Message);
    const end = messages.findIndex((message) => message.position?.phase === "abandoned");
    expect(end).toBeGreaterThan(0);
    const before = messages.slice(0, end);
    const last = before.findLast((message) => message.position)?.position;
    expect(last?.phase).toBe("playing");
    const record = await hall.ask<string>("GET", `/records/${table}/1`);
    const seed = /^seed: "(.*)"$/m.exec(record)?.[1] ?? "";
    const nonce = /^nonce: (.*)$/m.exec(record)?.[1] ?? "";
    expect(seed.length).toBeGreaterThan(20);
    const { moves } = await hall.ask<{ moves: number }>("GET", `/replays/${table}/1?at=0&viewer=0`);
    const moment = async (viewer: number): Promise<object> =>
      (await hall.ask<{ view: object }>("GET", `/replays/${table}/1?at=${moves}&viewer=${viewer}`)).view;
    expect(last?.view).toEqual(await moment(0));

    // What only the whole truth names: no page holds it, and the seat was never told.
    const told = new Set(texts(before));
    const secrets = [...texts(await moment(-2)), seed, nonce].filter(
      (text) => text.length > 2 && !told.has(text) && !printed.has(text),
    );
    expect(secrets.length).toBeGreaterThanOrEqual(2);
    expect(secrets.filter((secret) => held.has(secret))).toEqual([]);
    expect([...held].filter((text) => text.includes(seed) || text.includes(nonce))).toEqual([]);
  });
