/** Nothing that a seat may not know is on the wire or in the page. */
import { decide, expect, test, waitForTurn } from "./hall.ts";

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

test("what crosses the wire is what the seat may know, and the seed comes last", async ({ page, hall }) => {
  const frames: string[] = [];
  page.on("websocket", (socket) => socket.on("framereceived", (frame) => frames.push(String(frame.payload))));
  const { table, seats } = await hall.lay("treachery", 1, ["random", "random"], { options: { first: "0" } });
  await page.goto(hall.url + seats[0]);
  await waitForTurn(page);
  const first = (await page.content()) + (await page.evaluate(() => JSON.stringify(localStorage)));
  for (let turn = 0; turn < 120 && (await waitForTurn(page)) === "asked"; turn++)
    await decide(page, (count) => turn % count);

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
});
