/** Games that are over soon: seats that are played by program, through the page of whoever has them, and pages that click for themselves. */
import type { Page } from "@playwright/test";
import type { Hall } from "./hall.ts";

/**
 * Play a seat to the end of its game, or for at most that many moves, always the first legal one; how many it was. The page sees it as anyone would.
 * Whoever sends more in a second than the hall bears is disconnected, and comes again.
 */
export function rush(page: Page, seat: string, most = Infinity): Promise<number> {
  return page.evaluate(
    ([path, most]) =>
      new Promise<number>((done) => {
        const [, table, key] = /\/table\/(.*)#(.*)/.exec(path) ?? [];
        let moves = 0;
        const play = (): void => {
          const wire = new WebSocket(`${location.origin.replace("http", "ws")}/wire/${table}`);
          let answered = -1;
          wire.onclose = play;
          wire.onopen = () => wire.send(JSON.stringify({ type: "hello", protocol: 1, key }));
          wire.onmessage = ({ data }) => {
            const { position } = JSON.parse(String(data)) as {
              position?: { question: number | null; moves: { text: string }[]; result: unknown };
            };
            const question = position?.question ?? answered;
            if (position?.result || (question !== answered && moves === most)) {
              wire.onclose = null;
              wire.close();
              done(moves);
            } else if (position && question !== answered) {
              answered = question;
              moves++;
              wire.send(JSON.stringify({ type: "move", question, move: position.moves[0]?.text }));
            }
          };
        };
        play();
      }),
    [seat, most] as const,
  );
}

/** Play these seats, always the first legal move, until one of them is asked in a response window; which one, and at what position. */
export function rushToWindow(page: Page, seats: string[]): Promise<[seat: number, position: number]> {
  return page.evaluate(
    (paths) =>
      new Promise<[seat: number, position: number]>((found) => {
        const wires = paths.map((path, seat) => {
          const [, table, key] = /\/table\/(.*)#(.*)/.exec(path) ?? [];
          const wire = new WebSocket(`${location.origin.replace("http", "ws")}/wire/${table}`);
          let answered = -1;
          wire.onopen = () => wire.send(JSON.stringify({ type: "hello", protocol: 1, key }));
          wire.onmessage = ({ data }) => {
            const { position } = JSON.parse(String(data)) as {
              position?: {
                number: number;
                question: number | null;
                occasion: string | null;
                moves: { text: string }[];
              };
            };
            if (!position || position.question === null || position.question === answered) return;
            answered = position.question;
            if (!position.occasion) {
              wire.send(JSON.stringify({ type: "move", question: answered, move: position.moves[0]?.text }));
              return;
            }
            for (const each of wires) each.close();
            found([seat, position.number]);
          };
          return wire;
        });
      }),
    seats,
  );
}

/**
 * A game against bots of which so few moves are left for its only person; the path of the seat. Bots play the same after the same moves of a
 * lesson, so a twin of the game shows how many there are.
 */
export async function nearEnd(page: Page, hall: Hall, game: string, bots: string[], left: number): Promise<string> {
  await page.goto(hall.url);
  const [{ seats: twin }, { seats }] = [await hall.lay(game, 1, bots), await hall.lay(game, 1, bots)];
  const moves = await rush(page, twin[0] ?? "");
  await rush(page, seats[0] ?? "", Math.max(0, moves - left));
  return seats[0] ?? "";
}

/** Have the page click what is lit and confirm it, faster than a hand, until the game is over. */
export async function letClick(page: Page): Promise<void> {
  await page.evaluate(() => {
    let turn = 0;
    const pick = (selector: string): boolean => {
      const found = document.querySelectorAll<HTMLElement>(selector);
      found[turn++ % found.length]?.click();
      return found.length > 0;
    };
    const timer = setInterval(() => {
      if (document.querySelector("section.ended")) clearInterval(timer);
      else if (!pick("footer .do .button.main") && !pick(".thing.lit")) pick("footer .do .button:not(.plain)");
    }, 15);
  });
}
