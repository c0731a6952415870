import { defineConfig } from "@playwright/test";
import plain from "./playwright.config";

/** `npm run pictures` takes the pictures of the documentation; with `PICTURES=folder` they go there, as PNG. */
export default defineConfig(plain, {
  testMatch: ["pictures.ts", "moments.ts", "film.ts"],
  timeout: 240_000,
  workers: 1,
});
