/** What a guest asks for is sent until it is answered, whatever others do meanwhile. */
import { type BrowserContext, type Page, test as unit, type WebSocketRoute } from "@playwright/test";
import { type Asking, Wire } from "../src/session/wire.ts";
import { expect, guest, type Hall, test } from "./hall.ts";

/** The browser's end of a connection, played by the test. */
class Socket {
  static readonly OPEN = 1;
  static readonly CLOSED = 3;
  static all: Socket[] = [];
  readyState = Socket.OPEN;
  sent: Record<string, unknown>[] = [];
  onopen = (): void => undefined;
  onmessage = (_: { data: string }): void => undefined;
  onclose = (_: { reason: string }): void => undefined;

  constructor() {
    Socket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.readyState = Socket.CLOSED;
  }

  /** What the guest has asked for over this connection. */
  get asked(): unknown[] {
    return this.sent.filter(({ type }) => type !== "hello").map(({ id: _, ...asking }) => asking);
  }
  hear(message: object): void {
    this.onmessage({ data: JSON.stringify(message) });
  }
  welcome(viewer = 0, events: object[] = []): void {
    this.onopen();
    this.hear({ type: "welcome", viewer, number: 1, events, position: { question: null } });
  }
  event(what: object): void {
    this.hear({ type: "event", number: 2, what });
  }
  lose(): void {
    this.close();
    this.onclose({ reason: "" });
  }
}

/** A connection, and how to get the next one after a loss. */
function connected(): { wire: Wire; socket: Socket; again: () => Socket } {
  let online = (): void => undefined;
  Socket.all = [];
  Object.assign(globalThis, {
    WebSocket: Socket,
    location: { protocol: "http:", host: "hall" },
    window: {
      addEventListener: (_: string, heard: () => void) => (online = heard),
      removeEventListener: () => undefined,
    },
  });
  const wire = new Wire("table", "key", { hear: () => undefined, line: () => undefined });
  const last = (): Socket => Socket.all.at(-1) as Socket;
  const again = (): Socket => {
    online();
    return last();
  };
  return { wire, socket: last(), again };
}

const ANSWERED: [Asking, object][] = [
  [
    { type: "vote", matter: "abandon", wanted: true },
    { kind: "voted", matter: "abandon", target: -1, wanted: true },
  ],
  [
    { type: "vote", matter: "hand_over", target: 2 },
    { kind: "voted", matter: "hand_over", target: 2, wanted: true },
  ],
  [
    { type: "order", passing: ["call"] },
    { kind: "ordered", passing: ["call"], forced: true },
  ],
  [
    { type: "hand_over", bot: "easy" },
    { kind: "handed_over", bot: "easy", why: "owner" },
  ],
  [{ type: "take_back" }, { kind: "taken_back" }],
  [
    { type: "say", text: " Well met " },
    { kind: "said", text: "Well met" },
  ],
  [
    { type: "undo", position: 7 },
    { kind: "undone", moves: 3 },
  ],
  [{ type: "undo", position: 7 }, { kind: "undo_asked" }],
  [
    { type: "undo_answer", agreed: true },
    { kind: "undo_answered", agreed: true },
  ],
  [{ type: "offer", position: 7, offer: "none" }, { kind: "offered" }],
  [{ type: "call", position: 7, move: "withdraw" }, { kind: "called" }],
];

for (const [asking, what] of ANSWERED) {
  unit(`${JSON.stringify(asking)} is answered by one's own ${JSON.stringify(what)} alone`, () => {
    const { wire, socket, again } = connected();
    socket.welcome();
    wire.ask(asking);
    socket.event({ ...what, seat: 1 });
    socket.event({ kind: "played", seat: 0 });
    expect(wire.waits).toBe(true);
    socket.lose();
    // The hall has not heard it, though others have done the same meanwhile.
    const second = again();
    second.welcome(0, [{ what: { ...what, seat: 1 } }]);
    expect(second.asked).toEqual([asking]);
    second.event({ ...what, seat: 0 });
    expect(wire.waits).toBe(false);
    second.lose();
    const third = again();
    third.welcome();
    expect(third.asked).toEqual([]);
    wire.close();
  });

  unit(`${JSON.stringify(asking)} is not sent again when ${JSON.stringify(what)} was missed`, () => {
    const { wire, socket, again } = connected();
    socket.welcome();
    wire.ask(asking);
    socket.lose();
    const second = again();
    // Everyone has moved on by one seat since.
    second.welcome(1, [{ what: { ...what, seat: 0 } }]);
    expect(second.asked).toEqual([]);
    wire.close();
  });
}

unit("what was never sent can't have been answered", () => {
  const { wire, socket, again } = connected();
  socket.welcome();
  socket.lose();
  wire.ask({ type: "say", text: "Well met" });
  const second = again();
  second.welcome(0, [{ what: { kind: "said", seat: 0, text: "Well met" } }]); // from another tab
  expect(second.asked).toEqual([{ type: "say", text: "Well met" }]);
  wire.close();
});

unit("an event answers one request, the first", () => {
  const { wire, socket, again } = connected();
  socket.welcome();
  wire.ask({ type: "say", text: "Hey" });
  wire.ask({ type: "say", text: "Hey" });
  socket.event({ kind: "said", seat: 0, text: "Hey" });
  socket.lose();
  const second = again();
  second.welcome();
  expect(second.asked).toEqual([{ type: "say", text: "Hey" }]);
  wire.close();
});

unit("one's seat is known after people have changed places", () => {
  const { wire, socket } = connected();
  socket.welcome();
  socket.event({ kind: "swapped", one: 0, other: 2 });
  expect(wire.seat).toBe(2);
  wire.ask({ type: "say", text: "Hey" });
  socket.event({ kind: "said", seat: 2, text: "Hey" });
  expect(wire.waits).toBe(false);
  socket.hear({
    type: "event",
    number: 3,
    what: { kind: "started" },
    position: { question: null, view: { viewer: 1 } },
  });
  expect(wire.seat).toBe(1);
  wire.close();
});

/** A guest whose connection the test can cut and mend. */
async function fragile(
  context: BrowserContext,
  hall: Hall,
  path: string,
): Promise<{ page: Page; cut: () => Promise<void>; mend: () => void }> {
  const page = await context.newPage();
  let whole = true;
  let last: WebSocketRoute | undefined;
  await page.routeWebSocket(/\/wire\//, (socket) => {
    last = socket;
    if (whole) socket.connectToServer();
    else void socket.close({ code: 1001 });
  });
  await page.goto(hall.url + path);
  return {
    page,
    cut: async () => {
      whole = false;
      await last?.close({ code: 1001 });
    },
    mend: () => (whole = true),
  };
}

test("a vote without a connection is heard later, though somebody has spoken meanwhile", async ({ browser, hall }) => {
  const { seats } = await hall.lay("treachery", 2, []);
  const { page, cut, mend } = await fragile(await browser.newContext(), hall, seats[0] ?? "");
  const bea = await guest(await browser.newContext(), hall, seats[1] ?? "");
  await expect(page.locator(".ladder")).toBeVisible();
  await expect(bea.locator(".ladder")).toBeVisible();
  await cut();
  await expect(page.getByText("The connection is lost")).toBeVisible();
  await page.getByRole("button", { name: "Settings" }).click();
  await page.getByRole("button", { name: "Propose to abandon the game" }).click();
  await bea.getByRole("button", { name: "Talk", exact: true }).click();
  await bea.locator(".talk").getByRole("textbox").fill("Are you there?");
  await bea.keyboard.press("Enter");
  await expect(bea.locator(".talk").getByText("Are you there?")).toBeVisible();
  mend();
  await bea.getByRole("button", { name: "Log", exact: true }).click();
  await expect(bea.getByText("Ada wants to abandon the game.").first()).toBeVisible();
});
