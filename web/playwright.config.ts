import { existsSync } from "node:fs";
import { defineConfig } from "@playwright/test";

/** The system's browser, best the one without windows; another one by CHROMIUM. */
const browser =
  process.env["CHROMIUM"] ??
  ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"]
    .map((name) => `/usr/bin/${name}`)
    .find(existsSync);

/**
 * What the browser can do without. The last two are pages of its own, loaded with every window for the suggestions of an address bar that
 * nobody sees here: half of what it costs to open a page. The others Playwright turns off itself, in a list that this one replaces.
 */
const OFF = [
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsUpgrades",
  "HttpsFirstBalancedModeAutoEnable",
  "LensOverlay",
  "MediaRouter",
  "PaintHolding",
  "ThirdPartyStoragePartitioning",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "OptimizationHints",
  "NetworkTimeServiceQuerying",
  "AimEnabled",
  "PreconnectToSearch",
  "WebUIOmniboxPopup",
  "WebUIOmniboxAimPopup",
];

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
        `--disable-features=${OFF.join()}`,
      ],
    },
  },
});
