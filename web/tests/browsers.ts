/** How Chromium is started for the tests: the system's, or the one that CHROMIUM names. */
import { existsSync } from "node:fs";
import type { LaunchOptions } from "@playwright/test";

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

const WHOLE = ["chromium", "chromium-browser", "google-chrome"];

/** The first of these programs that the system has; without any, Playwright looks for one of its own. */
function started(programs: string[]): LaunchOptions {
  const found = process.env["CHROMIUM"] ?? programs.map((name) => `/usr/bin/${name}`).find(existsSync);
  return {
    ...(found ? { executablePath: found } : { channel: "chromium" }),
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
  };
}

/** Without windows, which takes a quarter less work. */
export const bare = started(["chromium-headless-shell", ...WHOLE]);

/** For what only the whole browser does: it shows notices, and takes pushed messages. */
export const whole = started(WHOLE);
