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
  get asked(): Record<string, unknown>[] {
    return this.sent.filter(({ type }) => type !== "hello" && type !== "ping").map(({ id: _, ...asking }) => asking);
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
function connected(missed: Asking[] = []): { wire: Wire; socket: Socket; again: () => Socket } {
  const heard = new Map<string, () => void>();
  const hears = {
    addEventListener: (kind: string, hear: () => void) => heard.set(kind, hear),
    removeEventListener: () => undefined,
  };
  Socket.all = [];
  Object.assign(globalThis, {
    WebSocket: Socket,
    location: { protocol: "http:", host: "hall" },
    window: hears,
    document: { ...hears, visibilityState: "visible" },
  });
  const wire = new Wire("table", "key", {
    hear: () => undefined,
    line: () => undefined,
    missed: (asking) => missed.push(asking),
  });
  const last = (): Socket => Socket.all.at(-1) as Socket;
  const again = (): Socket => {
    heard.get("online")?.();
    return last();
  };
  return { wire, socket: last(), again };
}

/** The hall's answer to what was sent: the mark of what is said comes back with it. */
function answer(what: object, sent: Record<string, unknown> | undefined): object {
  return sent?.["once"] ? { ...what, once: sent["once"] } : what;
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
    { type: "say", text: " Well \u200b met " },
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
  [{ type: "ready" }, { kind: "ready", ready: true }],
  [
    { type: "change_seat", seat: 2 },
    { kind: "swap_asked", other: 2 },
  ],
  [
    { type: "change_seat", seat: 2, wanted: false },
    { kind: "swap_ended", asker: 2 },
  ],
  [
    { type: "bring", deck: "thornmere" },
    { kind: "brought", deck: "thornmere" },
  ],
];

for (const [asking, what] of ANSWERED) {
  unit(`${JSON.stringify(asking)} is answered by one's own ${JSON.stringify(what)} alone`, () => {
    const { wire, socket, again } = connected();
    socket.welcome();
    wire.ask(asking);
    const [sent] = socket.asked;
    expect(sent).toMatchObject(asking);
    socket.event({ ...what, seat: 1 });
    socket.event({ kind: "played", seat: 0 });
    expect(wire.waits).toBe(true);
    socket.lose();
    // The hall has not heard it, though others have done the same meanwhile.
    const second = again();
    second.welcome(0, [{ what: { ...what, seat: 1 } }]);
    expect(second.asked).toEqual([sent]);
    second.event({ ...answer(what, sent), seat: 0 });
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
    second.welcome(1, [{ what: { ...answer(what, socket.asked[0]), seat: 0 } }]);
    expect(second.asked).toEqual([]);
    wire.close();
  });
}

unit("a seat that was free is answered by the change of seats that follows", () => {
  const { wire, socket } = connected();
  socket.welcome();
  wire.ask({ type: "change_seat", seat: 2 });
  socket.event({ kind: "swapped", one: 1, other: 3 });
  expect(wire.waits).toBe(true);
  socket.event({ kind: "swapped", one: 0, other: 2 });
  expect(wire.waits).toBe(false);
  expect(wire.seat).toBe(2);
  wire.close();
});

unit("what was never sent can't have been answered", () => {
  const { wire, socket, again } = connected();
  socket.welcome();
  socket.lose();
  wire.ask({ type: "say", text: "Well met" });
  const second = again();
  second.welcome(0, [{ what: { kind: "said", seat: 0, text: "Well met" } }]); // from another tab
  expect(second.asked).toMatchObject([{ type: "say", text: "Well met" }]);
  wire.close();
});

unit("an event answers one request, the first", () => {
  const { wire, socket, again } = connected();
  socket.welcome();
  wire.ask({ type: "say", text: "Hey" });
  wire.ask({ type: "say", text: "Hey" });
  const [first, other] = socket.asked;
  expect(first?.["once"]).not.toBe(other?.["once"]);
  socket.event({ kind: "said", seat: 0, text: "Hey", once: first?.["once"] });
  socket.lose();
  const second = again();
  second.welcome();
  expect(second.asked).toEqual([other]);
  wire.close();
});

unit("one's seat is known after people have changed places", () => {
  const { wire, socket } = connected();
  socket.welcome();
  socket.event({ kind: "swapped", one: 0, other: 2 });
  expect(wire.seat).toBe(2);
  wire.ask({ type: "say", text: "Hey" });
  socket.event({ kind: "said", seat: 2, text: "Hey", once: socket.asked[0]?.["once"] });
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

unit("a move that comes too late after a loss is said to have; one that was made is not", () => {
  for (const [made, told] of [
    [[], 1],
    [[{ number: 2, what: { kind: "played", seat: 0, by: "owner" } }], 0],
  ] as const) {
    const missed: Asking[] = [];
    const { wire, socket, again } = connected(missed);
    socket.welcome();
    wire.ask({ type: "move", question: 3, move: "pass" });
    socket.lose();
    const second = again();
    second.onopen();
    second.hear({ type: "welcome", viewer: 0, number: 2, events: made, position: { question: 8 } });
    expect(second.asked).toEqual([]);
    expect(missed).toHaveLength(told);
    wire.close();
  }
});

unit("what was kept over a loss and is refused as too late is said to have come too late", () => {
  const missed: Asking[] = [];
  const { wire, socket, again } = connected(missed);
  socket.welcome();
  const offer: Asking = { type: "offer", position: 7, offer: "none" };
  wire.ask(offer);
  socket.hear({ type: "refused", id: socket.sent.at(-1)?.["id"], word: "too_late", reason: "", line: "" });
  expect(missed, "the table shows what happened meanwhile").toEqual([]);
  wire.ask(offer);
  socket.lose();
  const second = again();
  second.welcome();
  second.hear({ type: "refused", id: second.sent.at(-1)?.["id"], word: "too_late", reason: "", line: "" });
  expect(missed).toEqual([offer]);
  wire.close();
});

type Pass = (milliseconds: number) => void;

/** Runs with a clock that moves only when it is told to: by `pass`, or by `sleep`, during which no timer runs. */
function clocked(run: (pass: Pass, sleep: Pass) => void): void {
  const { setTimeout: set, clearTimeout: clear, performance: own } = globalThis;
  let now = 0;
  let timers: { at: number; call: () => void }[] = [];
  const pass: Pass = (milliseconds) => {
    const end = now + milliseconds;
    for (;;) {
      const [next] = timers.sort((one, other) => one.at - other.at);
      if (!next || next.at > end) break;
      timers = timers.filter((timer) => timer !== next);
      now = Math.max(now, next.at);
      next.call();
    }
    now = end;
  };
  Object.assign(globalThis, {
    setTimeout: (call: () => void, after: number) => {
      const timer = { at: now + after, call };
      timers.push(timer);
      return timer;
    },
    clearTimeout: (gone: unknown) => (timers = timers.filter((timer) => timer !== gone)),
  });
  Object.defineProperty(globalThis, "performance", { value: { now: () => now }, configurable: true, writable: true });
  try {
    run(pass, (milliseconds) => (now += milliseconds));
  } finally {
    Object.assign(globalThis, { setTimeout: set, clearTimeout: clear });
    Object.defineProperty(globalThis, "performance", { value: own, configurable: true, writable: true });
  }
}

unit("a line that falls silent is given up within ten seconds, and another is tried", () => {
  clocked((pass) => {
    const { wire, socket } = connected();
    socket.welcome();
    pass(2900);
    expect(socket.sent.filter(({ type }) => type === "ping")).toHaveLength(0);
    pass(200);
    expect(socket.sent.filter(({ type }) => type === "ping")).toHaveLength(1);
    pass(5800);
    expect(Socket.all).toHaveLength(1);
    pass(1000);
    expect(socket.readyState).toBe(Socket.CLOSED);
    expect(Socket.all, "within ten seconds").toHaveLength(2);
    wire.close();
  });
});

unit("anything that the hall says is a sign of life, and whoever is told much asks for nothing", () => {
  clocked((pass) => {
    const { wire, socket } = connected();
    socket.welcome();
    for (let at = 0; at < 20; at++) {
      pass(2000);
      socket.event({ kind: "played", seat: 1 });
    }
    expect(socket.sent.filter(({ type }) => type === "ping")).toHaveLength(0);
    for (let at = 0; at < 20; at++) {
      pass(5500); // an answer that takes its time
      socket.hear({ type: "pong", id: null, at: 0 });
    }
    expect(Socket.all).toHaveLength(1);
    wire.close();
  });
});

unit("a long welcome may take its time, and the hall hears from the guest meanwhile", () => {
  clocked((pass) => {
    const { wire, socket } = connected();
    socket.onopen();
    pass(25_000);
    expect(Socket.all).toHaveLength(1);
    expect(socket.sent.filter(({ type }) => type === "ping").length).toBeGreaterThan(6);
    socket.welcome();
    wire.close();
  });
});

unit("a page whose timers were held back asks before it gives up", () => {
  clocked((pass, sleep) => {
    const { wire, socket } = connected();
    socket.welcome();
    pass(3100); // asked
    sleep(3_600_000); // the lid was closed
    pass(1000);
    expect(Socket.all, "it may have been answered long ago").toHaveLength(1);
    expect(socket.sent.filter(({ type }) => type === "ping").length).toBeGreaterThan(1);
    pass(6500);
    expect(Socket.all).toHaveLength(2);
    wire.close();
  });
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
