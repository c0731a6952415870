/** Whom the hall seats where a bot plays. */
import type { Page } from "@playwright/test";
import { NOBLES } from "../src/parts/art/nobles.ts";

export const NAMES: readonly string[] = Object.keys(NOBLES);
/** The name of any of them. */
export const NOBLE = new RegExp(NAMES.join("|"));

interface Told {
  type: string;
  what?: { kind: string; seat: number };
  told?: { event: Record<string, string>; text: string; marks: never[] }[];
}

/** With every move of the second seat somebody is killed, for all that the page is told. */
export const letTheRivalKill = (page: Page): Promise<void> =>
  page.routeWebSocket(/\/wire\//, (socket) => {
    socket.connectToServer().onMessage((text) => {
      const message = JSON.parse(String(text)) as Told;
      if (message.type === "event" && message.what?.kind === "played" && message.what.seat === 1)
        message.told?.push({ event: { verb: "killed", character: "filia" }, text: "", marks: [] });
      socket.send(JSON.stringify(message));
    });
  });
