import { existsSync } from "node:fs";
import { defineConfig } from "@playwright/test";

/** The system's browser; another one by CHROMIUM. */
const browser =
  process.env["CHROMIUM"] ??
  ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"].find(existsSync);

export default defineConfig({
  testDir: "tests",
  // Long enough for a busy machine: what fails fails by what it finds.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  workers: 3, // they wait more than they work
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // The report is for the last line of `make test`, which says what was skipped.
  reporter: [["line"], ["junit", { outputFile: "../build/tests/page.xml" }]],
  use: {
    ...(browser ? {} : { channel: "chromium" }),
    viewport: { width: 1280, height: 800 },
    locale: "en",
    reducedMotion: "reduce",
    launchOptions: {
      ...(browser ? { executablePath: browser } : {}),
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
});
