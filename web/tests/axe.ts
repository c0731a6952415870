/** What axe-core has against a page. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** The serious findings of axe on a page. */
export async function findings(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(AXE);
  return page.evaluate(async () => {
    const { axe } = window as unknown as {
      axe: {
        run(options: object): Promise<{ violations: { id: string; impact: string; nodes: { html: string }[] }[] }>;
      };
    };
    const { violations } = await axe.run({ resultTypes: ["violations"] }); // of the rest nobody wants to know where it is
    return violations
      .filter((one) => ["serious", "critical"].includes(one.impact))
      .map((one) => `${one.id}: ${one.nodes.map((node) => node.html.slice(0, 160)).join(" | ")}`);
  });
}

/** The same, by night and by day. */
export async function findingsInBothLights(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const light of ["night", "day"]) {
    await page.evaluate((to) => (document.documentElement.dataset["light"] = to), light);
    found.push(...(await findings(page)).map((one) => `by ${light}, ${one}`));
  }
  return found;
}
