/** Room on the table: nothing is cut off, nothing lies over something else, and no row is under the action line. */
import { covered, few, misfits, resize } from "./fitting.ts";
import { golden } from "./golden.ts";
import { decide, expect, test, waitForTurn, watchful } from "./hall.ts";
import { narrator } from "./telling.ts";

const WIDE = [
  { width: 1280, height: 800 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
];
const PHONE = [
  { width: 390, height: 844 },
  { width: 844, height: 390 },
];

/** Of a wide board at least this many hundredths are under cards and places for them, on the whole, whoever plays. */
const LEAST: Record<string, number> = { treachery: 17, duhr: 21, skirmish: 19, thrones: 18 };

for (const [game, least] of Object.entries(LEAST))
  for (const { language, all } of [
    { language: "de", all: false }, // the longer words, at the fullest table
    { language: "en", all: true },
    { language: "de", all: true },
  ])
    test(
      `${game}: everything has room and cards use it, in ${language}${all ? ", at every table" : ""}`,
      {
        tag: all ? "@long" : [],
      },
      async ({ page, hall }) => {
        watchful(page, hall);
        await page.addInitScript(
          (language) => localStorage.setItem("greathall.wishes", JSON.stringify({ name: "Ada", language })),
          language,
        );
        const table = page.locator(".table");
        const faults = new Map<string, string>();
        const shares: number[] = [];
        let number = 10_000;
        const tables = [...few(await golden(game, 7))].sort(([one], [other]) => one - other);
        for (const [players, positions] of tables.slice(all ? 0 : -1)) {
          const { seats } = await hall.lay(game, 1, Array<string>(players - 1).fill("random"));
          const tell = await narrator(page);
          await resize(page, WIDE[0] ?? { width: 1280, height: 800 });
          await page.goto(hall.url + seats[0]);
          await expect(page.locator("main.board .thing").first()).toBeVisible();
          for (const sizes of [WIDE, PHONE]) {
            if (sizes === PHONE) {
              await resize(page, PHONE[0] ?? { width: 390, height: 844 });
              await page.keyboard.press("Escape"); // the drawer would lie over the table
            }
            for (const { named, at, viewer, view, prompt, asked } of positions) {
              tell([], { number: ++number, view: { ...view, viewer }, prompt, asked });
              await expect(table).toHaveAttribute("data-position", String(number));
              for (const size of sizes) {
                await resize(page, size);
                const where = `${size.width}, ${named} ${at} by ${viewer}`;
                for (const fault of await misfits(page)) {
                  const key = `${size.width}: ${fault}`;
                  if (!faults.has(key)) faults.set(key, where);
                }
                if (size.width >= 1440 && viewer >= 0) shares.push(await covered(page));
              }
            }
          }
          await page.unrouteAll();
        }
        expect([...faults].map(([fault, where]) => `${fault} [${where}]`)).toEqual([]);
        if (all) expect(shares.reduce((sum, share) => sum + share, 0) / shares.length).toBeGreaterThan(least);
      },
    );

test("the action line keeps its height, whatever it asks and answers", async ({ page, hall }) => {
  const { seats } = await hall.lay("thrones", 1, ["random"]);
  watchful(page, hall);
  for (const size of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(size);
    await page.goto(hall.url + seats[0]);
    const heights = new Set<number>();
    const measure = async (): Promise<unknown> =>
      heights.add(await page.locator("footer").evaluate((line) => line.getBoundingClientRect().height));
    for (let turn = 0; turn < 6 && (await waitForTurn(page)) === "asked"; turn++) {
      await measure();
      for (const thing of [".thing.lit", '.thing[aria-disabled="true"]'])
        if ((await page.locator(thing).count()) > 0) {
          await page.locator(thing).first().dispatchEvent("click"); // lit, and then what can't be chosen
          await measure();
        }
      await decide(page);
    }
    expect([...heights]).toHaveLength(1);
  }
});
