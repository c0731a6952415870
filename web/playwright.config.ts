import { defineConfig } from "@playwright/test";
import { bare } from "./tests/browsers";

export default defineConfig({
  testDir: "tests",
  // Long enough for a busy machine: what fails fails by what it finds.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  workers: 3, // they wait more than they work
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // They are run by `make test-long`; each has a short form that is run here.
  grepInvert: /@long/,
  // The report is for the last line of `make test`, which says what was skipped.
  reporter: [["line"], ["junit", { outputFile: "../build/tests/page.xml" }]],
  use: {
    viewport: { width: 1280, height: 800 },
    locale: "en",
    reducedMotion: "reduce",
    launchOptions: bare,
  },
});
