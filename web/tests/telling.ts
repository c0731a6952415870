/** Pages to which a test tells what happened, as the hall would. */
import type { Page } from "@playwright/test";

/** A link of a chain: its sentence, and what happened if that matters. */
export type Link = string | { text: string; event: Record<string, string>; marks?: [number, number, string, string][] };

interface Welcome {
  type: string;
  number: number;
  at: number;
  position: object;
}

/** Stand between a page and the hall, before it is opened; what it gives tells the page of a move, with changes to its position. */
export async function narrator(page: Page): Promise<(links: Link[], changes?: object) => void> {
  let latest: Welcome = { type: "", number: 0, at: 0, position: {} };
  let send: (message: object) => void = () => undefined;
  let told = 0;
  await page.routeWebSocket(/.*/, (socket) => {
    const far = socket.connectToServer();
    send = (message) => socket.send(JSON.stringify(message));
    far.onMessage((message) => {
      const heard = JSON.parse(String(message)) as Partial<Welcome>;
      // What comes before the test tells anything counts; after that the page hears the test alone.
      if (heard.type === "welcome" || heard.type === "event") {
        if (told > 0) return;
        latest = { ...latest, ...heard, position: heard.position ?? latest.position };
      }
      socket.send(message);
    });
  });
  return (links, changes = {}) => {
    const { number, at, position } = latest;
    send({
      type: "event",
      number: number + ++told,
      at,
      what: { kind: "moved" },
      text: "",
      told: links.map((link) => ({ marks: [], ...(typeof link === "string" ? { text: link, event: {} } : link) })),
      table: null,
      position: { ...position, question: null, moves: [], asked: [], ...changes },
    });
  };
}
