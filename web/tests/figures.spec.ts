/** Every number on the board is the engine's: of positions of the golden games, all that is drawn is compared with what the view says. */
import type { Page } from "@playwright/test";
import { golden, type Position } from "./golden.ts";
import { expect, type Hall, test, watchful } from "./hall.ts";

/** How many positions of each of the 18 golden games are looked at: more than 200 in all. */
const [FEW, MANY] = [12, 18]; // some golden games of Treachery have hardly more moves

/** A number, or several, on the board. */
interface Drawn {
  text: string;
  /** Paths in the view, apart from each other by spaces. */
  figure: string | null;
  /** Paths in the card file. */
  printed: string | null;
  /** It looks like a number and is a sign. */
  sign: boolean;
  /** Where it stands, for whoever has to find it. */
  where: string;
}

/** Words in which numbers may stand: how bots play, what cards say, and what is told to screen readers alone. */
const PROSE =
  ".plate :is(.name, .manner, .called, .seal), .fight :is(.who, .quiet), .ended :is(.who, h2), .turn .name, .note, .text, .brief, .unseen";

/** A replay whose moments are these positions. */
async function replay(page: Page, hall: Hall, positions: readonly Position[]): Promise<void> {
  await page.route("**/api/replays/golden/1?*", (route) => {
    const at = Number(new URL(route.request().url()).searchParams.get("at"));
    return route.fulfill({ json: { ...positions[at], at, moves: positions.length - 1 } });
  });
  await page.route("**/api/replays/golden/1/chances", (route) => route.fulfill({ json: { chances: [] } }));
  await page.route("**/api/replays/golden/1/moves?*", (route) => route.fulfill({ json: { moves: [] } }));
  watchful(page, hall);
  await page.goto(`${hall.url}/replay/golden/1#at=0&eyes=all`);
  await expect(page.locator('[data-position="0"]')).toBeVisible();
}

/** Go to a position. */
async function show(page: Page, at: number): Promise<void> {
  await page.evaluate(async (at) => {
    const there = (): boolean => document.querySelector(`[data-position="${at}"]`) !== null;
    location.hash = `at=${at}&eyes=all`;
    if (there()) return;
    await new Promise<void>((done) => {
      const seen = new MutationObserver(() => there() && (seen.disconnect(), done()));
      seen.observe(document.body, { subtree: true, attributes: true, attributeFilter: ["data-position"] });
    });
  }, at);
}

/** Every number on the board. The names of the players don't count: "greedy 0" is one. */
async function drawn(page: Page, players: readonly string[]): Promise<Drawn[]> {
  const ours = { prose: PROSE, names: [...players, ...players.map((name) => name.replace(/ \(.*/, ""))] };
  return page.locator("main.board").evaluate((board, { prose, names }) => {
    const unnamed = (text: string | null): string =>
      names.reduce((left, name) => left.replaceAll(name, ""), text ?? "");
    const found = new Set<Element>(board.querySelectorAll("[data-figure], [data-printed]"));
    const texts = document.createTreeWalker(board, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const around = texts.currentNode.parentElement;
      if (!around || !/\d/.test(unnamed(texts.currentNode.textContent))) continue;
      if (around.closest("[data-choice]")) continue; // a legal move names it
      const marked = around.closest("[data-figure], [data-printed], [data-sign]");
      if (marked) found.add(marked);
      else if (!around.closest(prose)) found.add(around);
    }
    return [...found].map((element) => ({
      text: unnamed(element.textContent).replace(/\s+/g, " ").trim(),
      figure: element.getAttribute("data-figure"),
      printed: element.getAttribute("data-printed"),
      sign: element.hasAttribute("data-sign"),
      where: element.outerHTML.slice(0, 160),
    }));
  }, ours);
}

/** All numbers of a text, in order. */
function numbers(text: string): number[] {
  return [...text.matchAll(/[+−-]?\d+/g)].map(([found]) => Number(found.replace("−", "-")));
}

/**
 * What a path leads to: fields, places and lengths of lists; `*` all lists of a list together, `by=usari` those of a list of which that is
 * so, `=usari` those that are so called. In a list, a thing is found by its id too or by its first word, and what is written of it as in `0.levy kneeling power=1`.
 */
function follow(root: unknown, path: string): unknown {
  return path.split("/").reduce((at: unknown, name): unknown => {
    if (typeof at === "string") return new RegExp(` ${name}=(\\d+)`).exec(at)?.[1];
    if (!Array.isArray(at)) return (at as Record<string, unknown> | undefined)?.[name];
    if (name === "*") return at.flat();
    if (path.startsWith("result/accounts/")) return (at as unknown[])[Number(name)];
    const [field = "", value] = name.split("=");
    if (value !== undefined)
      return at.filter(
        (one: string | Record<string, unknown>) => (typeof one === "string" ? one : one[field]) === value,
      );
    const named = (at as unknown[]).find((one) =>
      typeof one === "string" ? one.split(" ")[0] === name : (one as { id?: string } | null)?.id === name,
    );
    return named ?? (at as unknown as Record<string, unknown>)[name];
  }, root);
}

/** What a doubled unit and the first player are marked with. */
const SIGNS = ["×2", "1"];

/** What is wrong with a number; empty if it is the engine's. */
function fault({ text, figure, printed, sign, where }: Drawn, view: unknown, cards: unknown): string {
  if (sign) return SIGNS.includes(text) ? "" : `${text} is not a sign: ${where}`;
  const [root, paths] = figure === null ? [cards, printed] : [view, figure];
  if (paths === null) return `${text} does not say where it comes from: ${where}`;
  // The card file leaves out what is 0.
  const values = paths
    .split(" ")
    .filter(Boolean)
    .map((path) => follow(root, path) ?? (figure === null ? 0 : "nothing"));
  const wanted = values.flatMap((value) => numbers(String(value)));
  return JSON.stringify(numbers(text)) === JSON.stringify(wanted) ? "" : `${text}, but ${paths} is ${values.join(" ")}`;
}

/** What kind of number a path leads to: without names and places. */
function kindOf(path: string): string {
  return path
    .replace(/^(cards|ranks|jokers|agendas)\/[^/]+/, "$1/…")
    .replace(/\/[^/]*[.\d][^/]*/g, "/…")
    .replace(/=[^/]+/g, "=…");
}

/** What is drawn in each game, at least: a test that finds nothing finds nothing wrong. */
const KINDS: Record<string, string[]> = {
  treachery: ["deck/length", "discard/length", "figures/rise/…", "figures/fall/…", "figures/points/…"],
  duhr: [
    "turn",
    "hands/…/length",
    "web/length",
    "scandals",
    "discard/length",
    "discard/=…/length",
    "figures/points/…",
    "agendas/…/points",
    "costs/suspicion",
    "costs/scandal",
    "deals/offers/maker=…/length",
    "deals/pledges/by=…/fate=…/length",
  ],
  skirmish: [
    "life/…",
    "hands/…/length",
    "deck/length",
    "barrows/length",
    "burned/length",
    "figures/units/…/strength",
    "figures/units/…/damage",
    "ranks/…/name",
    "ranks/…/attack",
  ],
  thrones: [
    "round",
    "gold/…",
    "hand/…/length",
    "deck/…/length",
    "discard/…/length",
    "dead/…/length",
    "play/*/…/power",
    "figures/seats/…/power",
    "figures/seats/…/together",
    "figures/seats/…/goal",
    "figures/seats/…/income",
    "figures/seats/…/initiative",
    "figures/seats/…/claim",
    "figures/characters/…/strength",
    "figures/costs/…",
    "figures/totals/…",
    "cards/…/strength",
    "cards/…/income",
  ],
};

/** Compare all that is drawn of a number of positions of each golden game; and at the table, where the result lies on the board. */
async function compare(page: Page, hall: Hall, game: string, count: number): Promise<void> {
  const positions = await golden(game, count);
  const cards = await hall.ask("GET", `/games/${game}/cards`);
  await replay(page, hall, positions);
  const faults = new Set<string>();
  const seen = new Set<string>();
  for (const [at, { named, players, viewer, at: move, view }] of positions.entries()) {
    await show(page, at);
    for (const one of await drawn(page, players)) {
      for (const path of (one.figure ?? one.printed ?? "").split(" ")) seen.add(kindOf(path));
      const wrong = fault(one, view, cards);
      if (wrong) faults.add(`${named}, move ${move}, viewer ${viewer}: ${wrong}`);
    }
  }
  expect([...faults].slice(0, 40)).toEqual([]);
  expect(KINDS[game]?.filter((kind) => !seen.has(kind))).toEqual([]);
  expect(positions.length).toBeGreaterThanOrEqual(4 * count);

  const { players, view, result } = positions.find((one) => one.result !== null) ?? { players: [] };
  await page.routeWebSocket(/.*/, (socket) => {
    socket.connectToServer().onMessage((message) => {
      const told = JSON.parse(String(message)) as { position?: object };
      const over = { phase: "over", asked: [], question: null, moves: [], calls: [], view, result };
      if (told.position) Object.assign(told.position, over);
      socket.send(JSON.stringify(told));
    });
  });
  const { seats } = await hall.lay(game, 1, Array<string>(players.length - 1).fill("random"));
  await page.goto(hall.url + seats[0]);
  await expect(page.getByRole("region", { name: "The end" })).toBeVisible();
  for (const account of await page.locator(".ended button.who").all()) {
    if ((await account.getAttribute("aria-expanded")) === "false") await account.click();
    const ended = await drawn(page, players);
    expect(ended.map((one) => fault(one, { ...view, result }, cards)).filter(Boolean)).toEqual([]);
    expect(ended.filter(({ figure }) => figure?.startsWith("result/accounts/"))).not.toEqual([]);
  }
}

for (const game of Object.keys(KINDS)) {
  test(`${game}: every number on the board is the engine's`, ({ page, hall }) => compare(page, hall, game, FEW));
  test(`${game}: in many positions too`, { tag: "@long" }, ({ page, hall }) => compare(page, hall, game, MANY));
}
