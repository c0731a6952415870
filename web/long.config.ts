import { defineConfig } from "@playwright/test";
import plain from "./playwright.config";

/** `npm run test-long` plays what takes too long for every change: the tests tagged `@long`. */
export default defineConfig(plain, {
  grep: /@long/,
  grepInvert: [],
  reporter: [["line"], ["junit", { outputFile: "../build/tests/page-long.xml" }]],
});
