/** The rules beside the table, in the language of the guest. */
import { expect, test } from "./hall.ts";

for (const { language, tab, mark, line } of [
  { language: "en", tab: "Rules", mark: "ruling", line: "there is no mulligan" },
  { language: "de", tab: "Regeln", mark: "Festlegung", line: "Es gibt keinen Mulligan" },
])
  test(`rules are read in ${language}, and rulings are marked`, async ({ page, hall }) => {
    const { seats } = await hall.lay("thrones", 1, ["random"]);
    await page.addInitScript(
      (wanted) => localStorage.setItem("greathall.wishes", JSON.stringify({ language: wanted })),
      language,
    );
    await page.goto(hall.url + seats[0]);
    await page.getByRole("button", { name: tab, exact: true }).click();
    const rule = page.locator('[data-line="A-3.2"]');
    await expect(rule).toContainText(line, { ignoreCase: true });
    await expect(rule.getByText(mark, { exact: true })).toBeVisible();
    await expect(page.locator('[data-line="A-3.1"]').getByText(mark, { exact: true })).toHaveCount(0);
    await expect(page.getByRole("region", { name: tab })).not.toContainText("*");
  });
