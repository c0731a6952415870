/** The result of a game: the points, and how they came about. */
import { expect, test } from "./hall.ts";

test("negative points are split from what they are for, with either kind of minus", async ({ page, hall }) => {
  await page.routeWebSocket(/.*/, (socket) => {
    const far = socket.connectToServer();
    far.onMessage((message) => {
      const told = JSON.parse(String(message)) as { position?: object };
      const accounts = [
        ["Green should rise, Red should fall.", "Lady Filia (rows below: 0, Killed: −1): -1", "Together: -2"],
        ["Sir Gerrard (rows above: 0, Wounded: −1): −1", "Together: 3"],
      ];
      const result = { ending: "deaths", winners: [1], scores: [-2, 3], accounts, resigned: [] };
      if (told.position) Object.assign(told.position, { phase: "over", asked: [], question: null, moves: [], result });
      socket.send(JSON.stringify(told));
    });
  });
  const { seats } = await hall.lay("treachery", 1, ["random"]);
  await page.goto(hall.url + seats[0]);
  const end = page.getByRole("region", { name: "The end" });
  const line = (text: string): ReturnType<typeof end.locator> => end.getByRole("listitem").filter({ hasText: text });
  await expect(end.getByRole("row").filter({ hasText: "Ada" }).locator("td.number")).toHaveText("−2");
  await expect(line("Lady Filia").locator("span")).toHaveText(["Lady Filia (rows below: 0, Killed: −1)", "−1"]);
  await expect(line("Together").locator("span")).toHaveText(["Together", "−2"]);
  await expect(line("Green should rise").locator("span")).toHaveText(["Green should rise, Red should fall.", ""]);
  await end.locator("button.who").filter({ hasNotText: "Ada" }).click();
  await expect(line("Sir Gerrard").locator("span")).toHaveText(["Sir Gerrard (rows above: 0, Wounded: −1)", "−1"]);
  await expect(page.locator(".seat").getByText("−2 points")).toBeVisible();
});
